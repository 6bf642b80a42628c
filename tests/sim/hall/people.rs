//! Boards, the head referee and followers.

use super::*;

impl Hall {
    pub(super) fn plan_board(&mut self, table: usize) {
        if let Some(at) = self.tables[table].next_at() {
            let wait = (at - self.now).max(1);
            self.after(wait, Event::Board { table });
        }
    }

    pub(super) fn happens(&mut self, table: usize) -> Result<(), Stop> {
        let Some(at) = self.tables[table].next_at() else { return Ok(()) };
        if at > self.now {
            self.plan_board(table);
            return Ok(());
        }
        let happening = self.tables[table].next().expect("it has an instant");
        let board = self.tables[table].board;
        let device = usize::from(board.0) * 2 - usize::from(happening.witness == Witness::Agent);
        // a press that waits while its connection is open: where a flag stated too early shows
        let early = self.plant == Some(Plant::FlagBeforeWatermark);
        let (cuts, least) = if early { (1_000, 2_500_000) } else { (500, 500_000) };
        if happening.in_time_trouble && !self.troubles_over && self.chance.one_in_thousand(cuts) {
            self.counters.count("connections broken in time trouble");
            self.weather[device].deaf_up = true;
            let n = self.troubles.len();
            self.troubles.push(Planned {
                at: self.now,
                trouble: Trouble::HalfOpenUp,
                device,
                lasts: 0,
            });
            let wait = self.chance.between(least, 6_000_000);
            self.after(wait, Event::FaultEnds { n });
        }
        let is_final = matches!(happening.seen, Seen::Resigned { .. } | Seen::DrawAgreed);
        let ask = Ask::Observe { board, game: Some(self.tables[table].game), seen: happening.seen };
        if self.ask(device, board, ask)? {
            self.tables[table].happened(self.now, &mut self.chance);
            if is_final {
                self.counters.count("games resigned or agreed");
            }
            self.plan_board(table);
        } else {
            self.after(200_000, Event::Board { table }); // the players wait for the device
        }
        Ok(())
    }

    /// The head referee pairs, starts, and answers what his screen asks.
    pub(super) fn referee(&mut self) -> Result<(), Stop> {
        self.after(REFEREE_EVERY, Event::Referee);
        match self.head_stage {
            HeadStage::ToPair => {
                let games = self.tables.iter().map(Table::pairing).collect();
                if self.ask(HEAD, BoardNo(0), Ask::Pair { games, despite: None })? {
                    let is_changed = self.chance.one_in_thousand(200);
                    self.head_stage =
                        if is_changed { HeadStage::ToTakeOff } else { HeadStage::ToStart };
                }
            }
            HeadStage::ToTakeOff => {
                let games = self.tables.iter().map(|table| table.game).collect();
                if self.ask(HEAD, BoardNo(0), Ask::TakeOff { games })? {
                    self.counters.count("rounds taken off and put on again");
                    self.head_stage = HeadStage::ToPair;
                }
            }
            HeadStage::ToStart => {
                let boards = self.tables.iter().map(|table| table.board).collect();
                if self.ask(
                    HEAD,
                    BoardNo(0),
                    Ask::Start { boards, go_at: None, despite: Some("nobody sweeps here".into()) },
                )? {
                    self.head_stage = HeadStage::Started;
                }
            }
            HeadStage::Started => {
                self.go_without_countdown();
                self.answer()?;
                self.start_again()?;
            }
        }
        Ok(())
    }

    /// Players whose countdown was lost with the server play once their game runs.
    fn go_without_countdown(&mut self) {
        for table in 0..self.tables.len() {
            let Some(server) = &self.server else { return };
            let Table { board, game, .. } = self.tables[table];
            let view = server.court.live().view(board, Audience::Public);
            let is_running = view.game.is_some_and(|game| game.phase == Phase::Running);
            if is_running && self.tables[table].is_standing() {
                let ply = server.court.live().moves(game, 1).map_or(0, |moves| moves.len());
                self.tables[table].go(ply, self.now, &mut self.chance);
                self.plan_board(table);
                self.counters.count("games that ran before their players");
            }
        }
    }

    /// Boards that stand still since an outage go on once all that their devices saw has come.
    fn start_again(&mut self) -> Result<(), Stop> {
        let Some(watched) = &self.head else { return Ok(()) };
        if self.now % 2_000_000 >= REFEREE_EVERY {
            return Ok(());
        }
        let kept = self.devices.iter().flat_map(|device| &device.kept);
        let on_its_way = kept.filter(|(request, ..)| self.oracle.outcome(*request).is_none());
        let unheard: BTreeSet<BoardNo> = on_its_way.map(|(_, board, _)| *board).collect();
        let stands = |board: &&court_protocol::BoardView| {
            let game = board.game.as_ref();
            self.tables[usize::from(board.board.0) - 1].is_standing()
                && !unheard.contains(&board.board)
                && game.is_some_and(|game| {
                    let mut open = game.inbox.iter().map(|asked| &asked.question);
                    matches!(game.phase, Phase::Paused | Phase::Waiting)
                        && !open.any(|question| matches!(question, Question::ProposedTimes { .. }))
                })
        };
        let boards: Vec<BoardNo> =
            watched.mirror.court().boards.iter().filter(stands).map(|view| view.board).collect();
        if boards.is_empty() {
            return Ok(());
        }
        self.counters.add("boards started again", boards.len() as u64);
        let despite = Some("after the outage".into());
        self.ask(HEAD, BoardNo(0), Ask::Start { boards, go_at: None, despite })?;
        Ok(())
    }

    pub(super) fn answer(&mut self) -> Result<(), Stop> {
        let Some(watched) = &self.head else { return Ok(()) };
        let mut asks = Vec::new();
        for board in &watched.mirror.court().boards {
            let Some(game) = &board.game else { continue };
            for asked in &game.inbox {
                if self.answered.contains(&asked.fact) {
                    continue;
                }
                let answer = match asked.question {
                    Question::Amendment { preview, .. } if self.chance.draw().is_multiple_of(2) => {
                        Answer::Confirm { preview }
                    }
                    Question::FlagOrPress { .. } if self.chance.draw().is_multiple_of(2) => {
                        Answer::Yes
                    }
                    Question::FlagOrPress { .. } => Answer::No,
                    Question::CanMate { .. }
                    | Question::ProposedTimes { .. }
                    | Question::StartLost => Answer::Yes,
                    _ => Answer::Decline,
                };
                asks.push((asked.fact, board.board, Ask::Answer { question: asked.fact, answer }));
            }
            let over = self.tables[usize::from(board.board.0) - 1].is_over();
            if self.troubles_over
                && over
                && game.phase != Phase::Finished
                && self.now % 10_000_000 < REFEREE_EVERY
                && self.now > TROUBLES_UNTIL + 60_000_000
            {
                // a reopened game stands still and nobody plays it on
                let result = court_protocol::GameResult::Drawn;
                asks.push((
                    FactId::default(),
                    board.board,
                    Ask::RuleResult { game: game.game, result, reason: "the round is over".into() },
                ));
            }
        }
        for (fact, board, ask) in asks {
            if self.ask(HEAD, board, ask)? && fact != FactId::default() {
                self.answered.insert(fact);
                self.counters.count("questions answered");
            }
        }
        Ok(())
    }

    pub(super) fn wake_follower(&mut self, n: usize) {
        let follower = &mut self.followers[n];
        if !follower.scheduled && !follower.asleep {
            follower.scheduled = true;
            let wait = self.chance.between(300, 20_000);
            self.after(wait, Event::Follower { n });
        }
    }

    pub(super) fn follower_reads(&mut self, n: usize) -> Result<(), Stop> {
        self.followers[n].scheduled = false;
        if self.followers[n].asleep || self.server.is_none() {
            return Ok(());
        }
        let channel = self.followers[n].channel;
        let mut framed: Vec<Framed> = self.followers[n].queue.drain(..).collect();
        if std::mem::take(&mut self.followers[n].needs_picture) {
            framed = vec![self.server().feed.picture(channel)];
        }
        for framed in framed {
            let message: ToDevice = channel
                .format
                .decode(&framed.message(), Limits::SERVER)
                .map_err(|error| Violation(format!("a follower cannot read the feed: {error}")))?;
            let follower = &mut self.followers[n];
            match message {
                ToDevice::Snapshot(snapshot) => {
                    follower.watched = Some(Watched::new(Mirror::new(*snapshot)));
                }
                ToDevice::Frame(frame) => {
                    let watched = follower.watched.as_mut().expect("the court whole comes first");
                    let changed = watched.mirror.apply(&frame);
                    must_stop(changed.is_ok(), || {
                        format!("a follower's frame from {} does not fit", frame.from)
                    })?;
                    if changed == Ok(true) {
                        watched.changed(frame.view.as_ref());
                    }
                }
                other => return Err(Violation(format!("a follower was told {other:?}")).into()),
            }
            let watched = self.followers[n].watched.as_ref().expect("set above");
            self.oracle.is_released(watched, Audience::Public)?;
        }
        Ok(())
    }
}
