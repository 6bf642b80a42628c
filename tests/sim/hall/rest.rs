//! Invariants of flags, and the end of a round.

use super::*;

impl Hall {
    /// A flag is not stated while something that happened before it is still on its way.
    pub(super) fn flags_are_not_early(&self, record: &Record) -> Result<(), Violation> {
        for fact in &record.facts {
            if !matches!(fact.body, FactBody::FlagFell { .. }) {
                continue;
            }
            let at = self.hall_us(fact.at);
            for device in &self.devices {
                for (request, board, happened) in &device.kept {
                    let is_recorded =
                        self.oracle.replayed.have(request.device, request.boot) >= request.n;
                    must!(
                        is_recorded
                            || Some(*board) != record.board
                            || *happened > at - FLAG_TOLERANCE,
                        "{}: a flag stated for {at} while {request} of {happened} is on its way",
                        record.seq
                    );
                }
            }
        }
        Ok(())
    }

    /// Events since the last jump of court time are dated right within the error of the device's
    /// clock, in an outage too. If server and device were both restarted, the date is the arrival,
    /// and the referee is asked about it.
    pub(super) fn dates_are_right(&mut self, record: &Record) -> Result<(), Violation> {
        for fact in &record.facts {
            match fact.body {
                FactBody::CameBack { ran_on: false, .. } => self.compared.clear(),
                FactBody::ClockMapped { boot, .. } => {
                    self.compared.insert(boot);
                    self.doubted.remove(&boot);
                }
                FactBody::Asked { question: Question::UnmappedClock { boot }, .. } => {
                    self.doubted.insert(boot);
                }
                _ => {}
            }
        }
        let Some(request) = record.request else { return Ok(()) };
        if let Some(Verdict::Refused { refusal }) = &record.verdict {
            let is_dated_wrong =
                matches!(refusal, Refusal::FromTheFuture { .. } | Refusal::BeforeTheGame { .. });
            must!(!is_dated_wrong, "{}: {request} is refused: {refusal:?}", record.seq);
        }
        let Some((at, error)) = record.facts.iter().find_map(seen) else { return Ok(()) };
        let kept = self.devices.iter().flat_map(|device| &device.kept);
        let mut told = kept.filter(|(kept, ..)| *kept == request);
        let Some((_, _, happened)) = told.next() else { return Ok(()) };
        if self.clock_was_set_since(*happened) {
            return Ok(());
        }
        if self.starts.last().is_some_and(|(_, started)| happened < started) {
            self.counters.count("words of an outage whose date is known");
        }
        // the mapping of a clock never changes while a turn runs that its device started: an agent's
        // may be as old as the round
        let drift = self.now * DRIFT_PPM_MAX / 1_000_000;
        let off = at.0 * 1_000 - self.court_us_at(*happened);
        if off.abs() <= error.0 * 1_000 + drift + ROUNDED_WITHIN {
            return Ok(());
        }
        // what a clock stamped in order stays in order, also after a date that nobody knew
        if self.arrived.get(&request.boot).is_some_and(|arrived| at <= *arrived) {
            return Ok(());
        }
        must!(
            !self.compared.contains(&request.boot),
            "{}: {request} is dated {off} µs from when it happened, ± {error:?}",
            record.seq
        );
        must!(
            self.doubted.contains(&request.boot),
            "{}: {request} is dated {off} µs from when it happened, and nobody is asked",
            record.seq
        );
        self.arrived.insert(request.boot, at);
        self.counters.count("words of a clock that was never compared");
        Ok(())
    }

    /// True if court time has jumped at a start of the server after this instant of the hall.
    fn clock_was_set_since(&self, happened: i64) -> bool {
        let mut offsets = self.starts_from(happened).iter().map(|(court, hall)| court - hall);
        let first = offsets.next();
        offsets.any(|offset| first.is_some_and(|first| first.abs_diff(offset) > 1_000))
    }

    pub(super) fn is_at_rest(&self) -> bool {
        self.n_steps.is_multiple_of(512)
            && self.now > TROUBLES_UNTIL + 5_000_000
            && self.unrest().is_empty()
    }

    /// The parts of the hall that still move, in words; empty when it is at rest.
    pub(super) fn unrest(&self) -> String {
        let Some(server) = &self.server else { return "the server is down".into() };
        let mut words: Vec<String> = Vec::new();
        for device in &self.devices {
            let is_quiet = device
                .link
                .as_ref()
                .is_some_and(|link| link.is_up() && link.outbox().pending() == 0);
            if !is_quiet {
                words.push(format!("{} has not delivered", device.name));
            }
        }
        for view in server.feed.snapshot(Audience::Public).boards {
            let phase = view.game.map(|game| game.phase);
            if phase != Some(Phase::Finished) {
                words.push(format!("{} is {phase:?}", view.board));
            }
        }
        if server.writing.is_some() || !server.groups.is_empty() || !server.inbox.is_empty() {
            words.push("the court is at work".into());
        }
        for follower in &self.followers {
            let seq = follower.watched.as_ref().map(|watched| watched.mirror.court().seq);
            if follower.needs_picture || !follower.queue.is_empty() || seq.is_none() {
                words.push("a follower is behind".into());
            }
        }
        words.join("; ")
    }

    /// The round is played: everything that was kept has its outcome, and all pictures are equal.
    pub(super) fn at_rest(&mut self) -> Result<(), Violation> {
        let server = self.server.as_ref().expect("a hall at rest has its server");
        self.oracle.replay_is_live(server.court.live(), true)?;
        for device in &self.devices {
            for (request, ..) in &device.kept {
                must!(
                    self.oracle.outcome(*request).is_some(),
                    "{request} of {} never had an outcome",
                    device.name
                );
            }
        }
        let released = server.feed.snapshot(Audience::Public);
        for follower in &self.followers {
            let watched = follower.watched.as_ref().expect("a follower at rest has a picture");
            must!(
                watched.mirror.court().boards == released.boards,
                "a follower at rest shows another court"
            );
        }
        let referees = server.feed.snapshot(Audience::Referees);
        if let Some(watched) = &self.head
            && watched.mirror.court().seq == referees.seq
        {
            must!(
                watched.mirror.court().boards == referees.boards,
                "the referee at rest sees another court"
            );
        }
        for table in &self.tables {
            let n_moves = server.court.live().moves(table.game, 1).map_or(0, |moves| moves.len());
            self.counters.add("half-moves recorded", n_moves as u64);
        }
        self.counters.add("records", self.oracle.n_written() as u64);
        self.counters.add("amendments", self.oracle.n_amended);
        self.counters.add("flags", self.oracle.n_flags);
        self.counters.add("questions", self.oracle.n_asked);
        self.counters.add("steps", self.n_steps);
        Ok(())
    }
}

/// When and how surely something was seen that a record tells of.
fn seen(fact: &Fact) -> Option<(CourtTime, Millis)> {
    match &fact.body {
        FactBody::Seen { error, .. } => Some((fact.at, *error)),
        FactBody::SetAside { input, .. } => match **input {
            FactBody::Seen { error, .. } => Some((fact.at, error)),
            _ => None,
        },
        // what the head referee confirms was seen by another
        FactBody::Amended { cause, add, .. } if cause.seq() == fact.id.seq() => {
            seen(&add.iter().find(|added| added.fact.id == *cause)?.fact)
        }
        _ => None,
    }
}
