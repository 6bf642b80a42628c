//! The server's process: starts, turns, commits, releases, deaths.

use super::*;

impl Hall {
    pub(super) fn start_server(&mut self) -> Result<(), Violation> {
        if self.server.is_some() {
            return Ok(());
        }
        let boot = MachineBoot(self.machine_boots);
        let (wall_us, boot_us) = (BASE + self.now + self.wall_off, self.now);
        let reading = Reading { wall_us, boot_us, boot: Some(boot) };
        let kept = self.at_work.map(|at_work| at_work.clock);
        let (server, found) = match Server::start(&self.disk, reading, kept) {
            Ok((server, found, start)) => {
                let (boot_us, court_us) = (start.boot_us, start.at_us);
                self.clock = Some(KeptClock { boot, boot_us, court_us, speed: 1 });
                self.starts.push((court_us + (self.now - boot_us), self.now));
                (server, found)
            }
            Err(error) => {
                // a full or sick disk: tried again until it is well
                if self.disk.is_off() {
                    self.power_is_cut();
                } else {
                    must!(self.disk.is_unwell(), "the server does not start: {error}");
                }
                self.counters.count("server could not start");
                self.after(500_000, Event::ServerStart);
                return Ok(());
            }
        };
        self.oracle.recovered(&found)?;
        self.disk.recovered(found.len() as u64);
        self.oracle.replay_is_live(server.court.live(), true)?;
        let before = self.at_work.map(|before| before.known(self.court_time()));
        let left = AtWork::left_alone(before, server.court.live().at(), self.clock);
        let back = CourtInput::CameBack { away_from: left.from, ran_on: left.ran_on };
        self.server = Some(server);
        self.server().inbox.push_back(back);
        let how = if left.ran_on { "goes on" } else { "begins anew" };
        self.counters.count(format!("server starts, court time {how}"));
        if found.is_empty() {
            let command = Command::Open {
                court: COURT,
                setup: CourtSetup::basketball("the hall", N_BOARDS),
                demo: false,
                speed: 1,
            };
            self.server().inbox.push_back(CourtInput::Command { command, ticket: 0 });
        }
        self.ask_for_turn();
        for n in 0..self.followers.len() {
            self.followers[n].queue.clear();
            self.followers[n].needs_picture = true;
            let channel = self.followers[n].channel;
            self.server().feed.set_followed(channel, true);
            self.wake_follower(n);
        }
        Ok(())
    }

    pub(super) fn server(&mut self) -> &mut Server {
        self.server.as_mut().expect("the server runs")
    }

    /// Nothing unsynced stays; if the power was cut, the machine is started anew.
    fn power_is_cut(&mut self) -> usize {
        if self.disk.is_off() {
            self.machine_boots += 1;
        }
        self.disk.power_cut(&mut self.chance)
    }

    /// The process is gone, and with it every connection; the disk keeps what it synced.
    pub(super) fn server_died(&mut self) {
        self.life += 1;
        if self.server.take().is_some() {
            let (_, since) = *self.starts.last().expect("it has started");
            let written = self.court_us() - (self.now - since) % AWAKE_EVERY;
            let clock = self.clock.expect("it has started");
            self.at_work = Some(AtWork { clock, until: CourtTime(written / 1_000) });
        }
        self.withheld.clear();
        let n_unsynced = self.power_is_cut();
        self.counters.add("writes unsynced at a crash", n_unsynced as u64);
        let conns: Vec<u64> =
            self.conns.iter().filter(|(_, conn)| conn.open_at_server).map(|(id, _)| *id).collect();
        for conn in conns {
            self.conns.get_mut(&conn).expect("listed").open_at_server = false;
            let wait = self.chance.between(100, 300_000);
            self.after(wait, Event::ClosedAtDevice { conn });
        }
        let wait = self.chance.between(200_000, 3_000_000);
        self.after(wait, Event::ServerStart);
    }

    /// One effect more; the process may die at any.
    pub(super) fn may_die(&mut self) -> Result<(), Stop> {
        let server = self.server();
        match &mut server.dies_in {
            Some(0) => Err(Stop::Died),
            Some(effects) => {
                *effects -= 1;
                Ok(())
            }
            None => Ok(()),
        }
    }

    pub(super) fn ask_for_turn(&mut self) {
        let life = self.life;
        let now = self.court_time();
        let Some(server) = self.server.as_mut() else { return };
        if !server.inbox.is_empty() && !server.turn_is_due {
            server.turn_is_due = true;
            self.after(40, Event::Turn { life });
            return;
        }
        let deadline = server.court.next_deadline();
        if let Some(at) = deadline
            && server.deadline != Some(at)
        {
            server.deadline = Some(at);
            let wait = (at - now).0.max(0) * 1_000 + 50;
            self.after(wait, Event::Deadline { life, at });
        }
    }

    pub(super) fn turn(&mut self) -> Result<(), Stop> {
        let now = self.court_time();
        let server = self.server();
        if server.court.is_full() {
            return Ok(()); // asked again when a group is durable
        }
        let n_inputs = server.inbox.len().min(INPUTS_AT_ONCE);
        let inputs: Vec<CourtInput> = server.inbox.drain(..n_inputs).collect();
        let effects = server.court.handle(now, inputs);
        self.carry_out(effects)?;
        self.ask_for_turn();
        Ok(())
    }

    pub(super) fn carry_out(&mut self, effects: Vec<CourtEffect>) -> Result<(), Stop> {
        for effect in effects {
            self.may_die()?;
            match effect {
                CourtEffect::Append(entries) => self.append(entries)?,
                CourtEffect::Tell { reply: CourtReply::Preview(_), .. } => {
                    return Err(Violation("a preview nobody asked for".into()).into());
                }
                CourtEffect::Tell { session, reply } => {
                    self.hand_to_session(session, SessionInput::FromCourt(reply))?;
                }
                CourtEffect::Ruled { .. } => {}
                CourtEffect::Recall { session, request } => {
                    self.counters.count("outcomes recalled");
                    let outcome = self.oracle.recall(request);
                    let outcome = outcome
                        .ok_or_else(|| Violation(format!("{request} has no outcome to recall")))?;
                    let reply = CourtReply::Outcome(outcome);
                    self.hand_to_session(session, SessionInput::FromCourt(reply))?;
                }
                CourtEffect::Release(records) => {
                    for record in records {
                        self.release(&record)?;
                    }
                }
            }
        }
        Ok(())
    }

    pub(super) fn append(&mut self, mut entries: Vec<LogEntry>) -> Result<(), Stop> {
        let mut boards = BTreeSet::new();
        for entry in &mut entries {
            if self.plant == Some(Plant::AmendmentKeepsDroppedFact) {
                keep_a_dropped_fact(entry);
            }
            let record = self.oracle.append(entry.seq, &entry.body)?;
            self.disk.await_body(entry.seq.0, &entry.body);
            self.flags_are_not_early(&record)?;
            self.dates_are_right(&record)?;
            boards.extend(record.board);
        }
        let whole = self.oracle.n_written() as u64 / WHOLE_EVERY
            != (self.oracle.n_written() - entries.len()) as u64 / WHOLE_EVERY;
        let now = self.court_time();
        let server = self.server.as_mut().expect("it decides");
        self.oracle.replay_is_live(server.court.live(), whole)?;
        for board in boards {
            self.oracle.board_is_live(server.court.live(), board)?;
            if let Some(game) = server.court.live().game_on(board) {
                self.oracle.time_is_conserved(game, now)?;
            }
        }
        let last = entries.last().expect("a group holds records").seq;
        if self.plant == Some(Plant::FrameBeforeDurable) {
            for entry in &entries {
                let record: Record =
                    Format::MessagePack.decode(&entry.body, Limits::SERVER).expect("read above");
                self.release(&record)?;
            }
        }
        self.server().groups.push_back(entries);
        self.write()?;
        if self.plant == Some(Plant::AckBeforeSync) {
            let effects = self.server().court.durable(last);
            for effect in effects {
                match effect {
                    CourtEffect::Release(records) => self.withheld.extend(records),
                    answer => self.carry_out(vec![answer])?,
                }
            }
        }
        Ok(())
    }

    /// Hands all groups that wait to the writer; the sync takes its time.
    pub(super) fn write(&mut self) -> Result<(), Stop> {
        let life = self.life;
        let server = self.server();
        if server.writing.is_some() || server.groups.is_empty() {
            return Ok(());
        }
        let groups: Vec<Vec<LogEntry>> = server.groups.drain(..).collect();
        for group in &groups {
            match server.writer.stage(group) {
                Ok(head) => server.writing = Some(head.seq),
                Err(_full) => return self.court_ends(),
            }
        }
        let wait = if self.chance.one_in_thousand(20) {
            self.chance.between(5_000, 400_000)
        } else {
            self.chance.between(60, 4_000)
        };
        self.after(wait, Event::Commit { life });
        Ok(())
    }

    pub(super) fn commit(&mut self) -> Result<(), Stop> {
        self.may_die()?;
        let server = self.server();
        let Some(seq) = server.writing.take() else { return Ok(()) };
        if server.writer.commit().is_err() {
            return self.court_ends();
        }
        self.counters.count("commits");
        let n_durable = self.withheld.partition_point(|record| record.seq <= seq);
        for record in self.withheld.drain(..n_durable).collect::<Vec<_>>() {
            self.release(&record)?;
        }
        let effects = self.server().court.durable(seq);
        self.carry_out(effects)?;
        self.write()?;
        self.ask_for_turn();
        Ok(())
    }

    /// A group could not be written: the court ends, everyone is told so, nothing unsynced is said.
    pub(super) fn court_ends(&mut self) -> Result<(), Stop> {
        if self.disk.is_off() {
            return Err(Stop::Died);
        }
        self.counters.count("courts ended by their journal");
        let sessions: Vec<SessionId> = self.server().sessions.keys().copied().collect();
        for session in sessions {
            let goodbye = Goodbye {
                code: GoodbyeCode::CourtStopped,
                message: Message::named("the journal cannot be written"),
            };
            self.hand_to_session(session, SessionInput::End(goodbye))?;
        }
        Err(Stop::Died)
    }

    pub(super) fn release(&mut self, record: &Record) -> Result<(), Stop> {
        let durable = self.disk.durable();
        self.oracle.released(record, durable)?;
        let updates = self.server().feed.release(record);
        for update in updates {
            for n in 0..self.followers.len() {
                let follower = &mut self.followers[n];
                if follower.channel != update.channel || follower.needs_picture {
                    continue;
                }
                if follower.queue.len() == QUEUE_FRAMES {
                    follower.queue.clear();
                    follower.needs_picture = true;
                    self.counters
                        .count("followers who got the court whole instead of a full queue");
                } else {
                    follower.queue.push_back(update.framed.clone());
                }
                self.wake_follower(n);
            }
            let following: Vec<u64> = self
                .server()
                .sessions
                .values()
                .filter(|open| {
                    open.follows
                        && open.format == update.channel.format
                        && update.channel.audience == Audience::Referees
                })
                .map(|open| open.conn)
                .collect();
            for conn in following {
                self.send_down(conn, update.framed.message().to_vec());
            }
        }
        let Some(table) = record.board.map(|board| usize::from(board.0) - 1) else { return Ok(()) };
        for fact in &record.facts {
            match fact.body {
                FactBody::Counting { go_at, .. } => {
                    let go = self.hall_us(go_at).max(self.now);
                    let game = self.tables[table].game;
                    let moves = self.server().court.live().moves(game, 1);
                    let ply = moves.map_or(0, |moves| moves.len());
                    self.tables[table].go(ply, go, &mut self.chance);
                    self.plan_board(table);
                }
                FactBody::Interrupted => self.tables[table].stand(),
                _ => {}
            }
        }
        Ok(())
    }
}

/// The planted amendment: one of the facts it drops is left out of its list.
fn keep_a_dropped_fact(entry: &mut LogEntry) {
    let mut record: Record =
        Format::MessagePack.decode(&entry.body, Limits::SERVER).expect("the court's own");
    let mut planted = false;
    for fact in &mut record.facts {
        if let FactBody::Amended { drop, .. } = &mut fact.body {
            planted |= drop.pop().is_some();
        }
    }
    if planted {
        entry.body = Format::MessagePack.encode(&record);
    }
}
