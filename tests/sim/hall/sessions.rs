//! The server's end of every connection.

use super::*;

impl Hall {
    pub(super) fn opened(&mut self, conn: u64) {
        let Some(server) = self.server.as_mut() else { return };
        let Some(way) = self.conns.get_mut(&conn) else { return };
        let session = SessionId(server.next_session);
        server.next_session += 1;
        way.session = Some(session);
        way.open_at_server = true;
        let format = self.devices[way.device].format;
        let epoch = server.writer.epoch();
        server.sessions.insert(
            session,
            Open {
                session: Session::new(format, epoch, EPOCH_KEY, 1),
                conn,
                format,
                unread: VecDeque::new(),
                follows: false,
            },
        );
    }

    pub(super) fn at_server(&mut self, conn: u64, bytes: Vec<u8>) -> Result<(), Stop> {
        let Some(session) =
            self.conns.get(&conn).filter(|conn| conn.open_at_server).and_then(|conn| conn.session)
        else {
            return Ok(());
        };
        if self.server.is_none() {
            return Ok(());
        }
        if let Some(open) = self.server().sessions.get_mut(&session) {
            open.unread.push_back(bytes);
            self.read(session)?;
        }
        Ok(())
    }

    /// Reads while the session wants more.
    pub(super) fn read(&mut self, session: SessionId) -> Result<(), Stop> {
        let court_us = self.court_us();
        loop {
            let Some(open) = self.server().sessions.get_mut(&session) else { return Ok(()) };
            if !open.session.wants_more() {
                return Ok(());
            }
            let Some(bytes) = open.unread.pop_front() else { return Ok(()) };
            let effects = open.session.handle(court_us, SessionInput::Message(&bytes));
            self.session_effects(session, effects)?;
        }
    }

    pub(super) fn hand_to_session(
        &mut self,
        session: SessionId,
        input: SessionInput<'_>,
    ) -> Result<(), Stop> {
        let court_us = self.court_us();
        let Some(open) = self.server().sessions.get_mut(&session) else { return Ok(()) };
        let effects = open.session.handle(court_us, input);
        self.session_effects(session, effects)?;
        self.read(session)
    }

    pub(super) fn session_effects(
        &mut self,
        session: SessionId,
        effects: impl IntoIterator<Item = SessionEffect>,
    ) -> Result<(), Stop> {
        for effect in effects {
            self.may_die()?;
            match effect {
                SessionEffect::Send(message) => self.say(session, &message)?,
                SessionEffect::Admit(hello) => {
                    let admission = self.admit(session, &hello);
                    self.hand_to_session(session, SessionInput::Admitted(admission))?;
                }
                SessionEffect::ToCourt { message: FromDevice::Preview { .. }, .. } => {
                    return Err(Violation("a preview nobody asked for".into()).into());
                }
                SessionEffect::ToCourt { court: _, device, mut message } => {
                    if let FromDevice::Request { is_repeat, .. } = &mut message {
                        *is_repeat &= self.plant != Some(Plant::RepeatExecutedTwice);
                        if *is_repeat {
                            self.counters.count("repeated requests");
                        }
                    }
                    let input = CourtInput::FromDevice { session, device, message };
                    self.server().inbox.push_back(input);
                }
                SessionEffect::Follow(_) => self.follow(session),
                // the roll is volatile: nothing that has to hold after a crash rests on it
                SessionEffect::Says { .. } => {}
                SessionEffect::Watch { .. }
                | SessionEffect::Act { .. }
                | SessionEffect::Round(_) => {
                    return Err(
                        Violation("a device asked for what none of them does".into()).into()
                    );
                }
                SessionEffect::Unproven { device, epoch } => {
                    return Err(Violation(format!("{device} has no proof of {epoch}")).into());
                }
                SessionEffect::Fence(epoch) => {
                    return Err(Violation(format!("fenced by {epoch}, which nobody began")).into());
                }
                SessionEffect::Close => {
                    if let Some(open) = self.server().sessions.remove(&session) {
                        self.close_down(open.conn);
                    }
                }
            }
        }
        self.ask_for_turn();
        Ok(())
    }

    pub(super) fn admit(&mut self, session: SessionId, hello: &court_protocol::Hello) -> Admission {
        let conn = self.server().sessions[&session].conn;
        let device = self.conns[&conn].device;
        let enrols = matches!(hello.credential, court_protocol::Credential::Code { .. });
        // an older session of the same device ends
        let older: Vec<SessionId> = self
            .server()
            .sessions
            .iter()
            .filter(|(id, open)| **id != session && open.session.device() == Some(id_of(device)))
            .map(|(id, _)| *id)
            .collect();
        for id in older {
            self.counters.count("sessions replaced");
            if let Some(open) = self.server().sessions.remove(&id) {
                self.close_down(open.conn);
            }
        }
        let Device { role, boards, .. } = &self.devices[device];
        let grant = Grant { role: *role, courts: vec![COURT], boards: boards.clone() };
        let member = Member {
            device: id_of(device),
            name: String::new(),
            software: String::new(),
            grant,
            relieved: false,
        };
        Admission { member, token: enrols.then(|| format!("token of {device}")) }
    }

    pub(super) fn follow(&mut self, session: SessionId) {
        let server = self.server();
        let Some(open) = server.sessions.get_mut(&session) else { return };
        open.follows = true;
        let (conn, channel) =
            (open.conn, Channel { format: open.format, audience: Audience::Referees });
        server.feed.set_followed(channel, true);
        let picture = server.feed.picture(channel);
        self.send_down(conn, picture.message().to_vec());
    }

    pub(super) fn say(&mut self, session: SessionId, message: &ToDevice) -> Result<(), Stop> {
        let Some(open) = self.server().sessions.get(&session) else { return Ok(()) };
        let (conn, format) = (open.conn, open.format);
        if let ToDevice::Outcome(outcome) = message {
            let device = id_of(self.conns[&conn].device);
            let request = RequestId { device, boot: outcome.boot, n: outcome.n };
            let durable = self.disk.durable();
            self.oracle.acknowledged(request, outcome, durable)?;
            self.counters.count("acknowledged");
        }
        self.send_down(conn, format.encode(message).to_vec());
        Ok(())
    }
}
