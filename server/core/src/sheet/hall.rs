//! The court a sheet is played on: one board with one game, its devices, and time.

use court_protocol::{
    Ask, Audience, BootId, ClockEstimate, ConfirmedResult, CourtSetup, CourtTime, DeviceId, FactId,
    GameResult, GameSetup, GameView, Heartbeat, Outcome, Pairing, PreviewId, Question,
    QuestionView, Refusal, Request, Role, Seen, Side, Verdict,
};
use std::collections::BTreeMap;

use super::court::{BOARD, COURT, GAME, HEAD, JUDGE, ORIGIN};
use super::cursor::{SheetError, Spot};
use super::entry::{Deed, Reply, Ruling, SheetEntry};
use super::figures::stamp;
use super::telling::{self, SheetLine};
use crate::command::{Command, Watermarks};
use crate::record::{Fact, FactBody, Record};
use crate::rules::shown_mover;
use crate::state::CourtState;

/// Every device's clock runs in one boot.
const BOOT: BootId = BootId(1);
const BOARDS: u8 = 12;

/// A court with one game, board agents and referees, and all its lines.
#[derive(Debug, Clone)]
pub struct Hall {
    /// The state of the court.
    pub court: CourtState,
    /// The instant up to which each device has reported.
    pub marks: Watermarks,
    /// The present instant of the sheet.
    pub now: CourtTime,
    /// Everything that was recorded.
    pub records: Vec<Record>,
    /// The devices of the court; true if a device's heartbeats are missing.
    pub silent: BTreeMap<DeviceId, bool>,
    sent: BTreeMap<DeviceId, u64>,
    /// The request that was sent last.
    last: Option<(DeviceId, Request)>,
    said: Vec<SheetLine>,
    /// Number of lines already compared with the expected ones.
    expected: usize,
    /// True if devices that are heard vouch for having reported everything so far.
    pub(super) vouches: bool,
}

impl Hall {
    /// A court just opened, with two board agents and the head referee, its devices mapped exactly,
    /// and the game paired and found ready at 0:00.
    ///
    /// # Errors
    /// The refusal of a game that cannot be set up so.
    pub fn new(setup: GameSetup) -> Result<Self, Refusal> {
        Self::with_errors(setup, &[(1, 0), (2, 0)])
    }

    /// A court like [`Hall::new`], with board agents of these ids, their clocks right to ±
    /// this many milliseconds.
    ///
    /// # Errors
    /// As [`Hall::new`].
    pub fn with_errors(setup: GameSetup, agents: &[(u32, i64)]) -> Result<Self, Refusal> {
        let mut hall = Self {
            court: CourtState::new(COURT),
            marks: Watermarks::new(ORIGIN),
            now: ORIGIN,
            records: Vec::new(),
            silent: BTreeMap::new(),
            sent: BTreeMap::new(),
            last: None,
            said: Vec::new(),
            expected: 0,
            vouches: true,
        };
        hall.command(&Command::Open {
            court: COURT,
            setup: CourtSetup::basketball("Court 1", BOARDS),
            demo: false,
            speed: 1,
        });
        for (id, error) in agents {
            hall.attach(DeviceId(*id), Role::Board, *error);
        }
        hall.attach(HEAD, Role::Head, 0);
        let paired = hall.by_server(Ask::Pair {
            games: vec![Pairing { board: BOARD, game: GAME, setup }],
            despite: None,
        });
        let verdict = paired.into_iter().next_back().and_then(|record| record.verdict);
        if let Some(Verdict::Refused { refusal, .. }) = verdict {
            return Err(refusal);
        }
        hall.by_server(Ask::Ready { boards: vec![BOARD], ready: true });
        hall.said.clear();
        Ok(hall)
    }

    /// Adds the referees beside the head: devices 5 and 6 are line judges, 7 is the deputy.
    #[must_use]
    pub fn with_referees(mut self) -> Self {
        for device in [5, 6, 7].map(DeviceId) {
            self.attach(device, role(device), 0);
        }
        self.said.clear();
        self
    }

    /// Adds a referee's device from now on.
    pub fn enrol(&mut self, device: DeviceId) {
        if self.court.role(device).is_none() && !self.silent.contains_key(&device) {
            self.attach(device, role(device), 0);
            self.beat(device);
        }
    }

    /// All lines of the court so far.
    pub fn said(&self) -> &[SheetLine] {
        &self.said
    }

    /// All lines of the court so far, as one text.
    pub fn told(&self) -> String {
        self.said.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect()
    }

    /// The court's lines since the last call of this function.
    pub(super) fn since_expected(&mut self) -> &[SheetLine] {
        let since = std::mem::replace(&mut self.expected, self.said.len());
        &self.said[since..]
    }

    /// Carries an entry out.
    pub(super) fn enter(&mut self, entry: &SheetEntry) -> Result<(), SheetError> {
        self.advance(entry.arrives);
        let (at, spot) = (entry.at, entry.spot);
        if let Some(device) = entry.by {
            self.enrol(device);
        }
        let referee = entry.by.unwrap_or(HEAD);
        match &entry.deed {
            Deed::Move(side, seen) => {
                self.check_mover(spot, at, *side, seen)?;
                self.observe(entry.by.unwrap_or(DeviceId(1)), at, seen.clone());
            }
            Deed::See(seen) => {
                let device = entry.by.unwrap_or(DeviceId(1));
                self.observe(device, at, seen.clone());
            }
            Deed::Call(seen) => {
                let judge = entry.by.unwrap_or(JUDGE);
                self.enrol(judge);
                self.observe(judge, at, seen.clone());
            }
            Deed::Ask(ask) => {
                let ask = self.as_seen(ask.clone());
                self.request(referee, at, ask);
            }
            Deed::Seal => {
                let ended = self.view().and_then(|game| game.ended);
                let result = ended.map_or(GameResult::Drawn, |ended| ended.result);
                let games = vec![ConfirmedResult { game: GAME, result }];
                self.request(referee, at, Ask::Seal { games });
            }
            Deed::Answer(reply) => self.answer(spot, at, *reply, |_| true)?,
            Deed::AnswerClaim(reply) => self.answer(spot, at, *reply, is_of_claim)?,
            Deed::Void(ruling) => {
                let fact = self.ruling(spot, *ruling)?;
                self.void(HEAD, at, fact);
            }
            Deed::VoidCall(n) => {
                let fact = self.nth_call(spot, *n)?;
                self.void(referee, at, fact);
            }
            Deed::Split(n) => {
                let call = self.nth_call(spot, *n)?;
                self.request(referee, at, Ask::Split { call });
            }
            Deed::Replace { n, side, fault, sanction } => {
                let call = self.nth_call(spot, *n)?;
                let (side, fault, sanction) = (*side, fault.clone(), *sanction);
                let ask = Ask::Replace { call, board: BOARD, side, fault, sanction };
                self.request(referee, at, ask);
            }
            Deed::Again => self.repeat(spot)?,
            Deed::Would(deed) => self.would(entry, deed)?,
            Deed::Silence { silent } => {
                self.silent.insert(entry.by.unwrap_or(DeviceId(1)), *silent);
                if !silent {
                    self.pass_to(self.now);
                }
            }
            Deed::Pass => {}
        }
        Ok(())
    }

    /// The game as referees see it.
    fn view(&self) -> Option<GameView> {
        self.court.view(BOARD, Audience::Referees).game
    }

    /// The request of a referee, based on the state he sees now.
    fn as_seen(&self, mut ask: Ask) -> Ask {
        if let Ask::CorrectResult { based_on, .. }
        | Ask::SetClock { based_on, .. }
        | Ask::SetPosition { based_on, .. }
        | Ask::SetPlayers { based_on, .. } = &mut ask
        {
            *based_on = self.view().and_then(|game| game.manual);
        }
        ask
    }

    /// The n-th call that was ever made, in the order of arrival; `None` if there were fewer.
    pub fn call(&self, n: usize) -> Option<FactId> {
        let is_call =
            |fact: &Fact| matches!(&fact.body, FactBody::Seen { seen: Seen::Fault { .. }, .. });
        let told = |fact: &Fact| match &fact.body {
            FactBody::Amended { add, .. } => add.iter().map(|added| added.fact.clone()).collect(),
            FactBody::SetAside { input, .. } => {
                vec![Fact { id: fact.id, at: fact.at, body: (**input).clone() }]
            }
            _ => vec![fact.clone()],
        };
        let facts = self.records.iter().flat_map(|record| &record.facts).flat_map(told);
        facts.filter(is_call).nth(n.checked_sub(1)?).map(|call| call.id)
    }

    /// Lets time pass, everything that falls due on the way included.
    ///
    /// # Panics
    /// If the court names a past deadline and nothing is due: that is a fault of the court.
    pub fn advance(&mut self, until: CourtTime) {
        while let Some(deadline) =
            self.court.next_deadline(&self.marks).filter(|deadline| *deadline < until)
        {
            let is_due = || self.court.due(self.now, &self.marks).is_some();
            assert!(deadline >= self.now || is_due(), "a deadline that is over is due");
            self.pass_to(deadline.max(self.now));
        }
        self.pass_to(until.max(self.now));
    }

    /// A heartbeat that vouches for everything up to now.
    pub fn beat(&mut self, device: DeviceId) {
        let n = self.sent.get(&device).copied().unwrap_or(0);
        let through = stamp(self.now);
        let heartbeat = Heartbeat { boot: BOOT, through, n, clock: None, says: None };
        self.marks.beat(device, &heartbeat, self.now);
    }

    /// Sends a request and gives its outcome.
    ///
    /// # Panics
    /// If the court leaves a request without an outcome: that is a fault of the court.
    pub fn request(&mut self, device: DeviceId, at: CourtTime, ask: Ask) -> Outcome {
        let n = self.sent.entry(device).or_default();
        *n += 1;
        let request = Request { boot: BOOT, n: *n, at: stamp(at), court: COURT, tag: None, ask };
        self.last = Some((device, request.clone()));
        let records = self.command(&Command::Request { device, request });
        let outcome = records.last().and_then(Record::outcome).expect("a request has an outcome");
        if let Verdict::Refused { refusal } = &outcome.verdict {
            self.said.push(telling::refused(self.now, refusal));
        }
        outcome
    }

    /// The last request arrives once more. The court does not rule it again: it looks
    /// its outcome up.
    fn repeat(&mut self, spot: Spot) -> Result<(), SheetError> {
        let Some((device, request)) = self.last.clone() else {
            return Err(missing(spot, "a repeated request", "a request before it"));
        };
        if self.court.have(device, BOOT) < request.n {
            self.command(&Command::Request { device, request });
            return Ok(());
        }
        let outcomes = self.records.iter().rev().filter_map(Record::outcome);
        let outcome = outcomes.take(1).next().expect("a request that was taken has an outcome");
        self.said.push(telling::answered_already(self.now, &outcome.verdict));
        Ok(())
    }

    /// Previews a ruling on a copy of the court; an amendment it asks for is confirmed.
    fn would(&mut self, entry: &SheetEntry, deed: &Deed) -> Result<(), SheetError> {
        let mut copy = self.clone();
        let before = copy.said.len();
        copy.enter(&SheetEntry { deed: deed.clone(), ..entry.clone() })?;
        let inbox = copy.view().map(|game| game.inbox).unwrap_or_default();
        if inbox.iter().any(|open| matches!(open.question, Question::Amendment { .. })) {
            copy.answer(entry.spot, copy.now, Reply::Confirm, |_| true)?;
        }
        self.said.extend(copy.said.drain(before..).map(SheetLine::would));
        Ok(())
    }

    /// The server's own machine makes a request.
    pub fn by_server(&mut self, ask: Ask) -> Vec<Record> {
        self.command(&Command::Server { ask })
    }

    /// Decides on a command and keeps its records. Due facts come first, except on
    /// the server's return.
    pub fn command(&mut self, command: &Command) -> Vec<Record> {
        if !matches!(command, Command::CameBack { .. }) {
            self.take_due();
        }
        let records = self.court.decide(self.now, &self.marks, command);
        for record in &records {
            self.keep(record.clone());
        }
        records
    }

    fn observe(&mut self, device: DeviceId, at: CourtTime, seen: Seen) {
        self.request(device, at, Ask::Observe { board: BOARD, game: None, seen });
    }

    /// A move carries no name: the court finds its maker by the board. The side in the sheet has to
    /// be the same, where every earlier report is known.
    fn check_mover(
        &self,
        spot: Spot,
        at: CourtTime,
        side: Side,
        seen: &Seen,
    ) -> Result<(), SheetError> {
        let (Seen::Placed { uci } | Seen::Moved { uci, .. }) = seen else { return Ok(()) };
        let game = self.court.games.get(&GAME).filter(|_| self.vouches);
        match game.and_then(|game| shown_mover(&game.play_at(at), uci)) {
            Some(mover) if mover != side => {
                let found = format!("{uci} as a move of {side}'s");
                Err(missing(spot, &found, &format!("one of {mover}'s, as the men stand")))
            }
            _ => Ok(()),
        }
    }

    fn void(&mut self, referee: DeviceId, at: CourtTime, fact: FactId) {
        self.request(referee, at, Ask::Void { fact, reason: "a wrong tap".to_owned() });
    }

    fn answer(
        &mut self,
        spot: Spot,
        at: CourtTime,
        reply: Reply,
        is_meant: impl Fn(&Question) -> bool,
    ) -> Result<(), SheetError> {
        let mut inbox = self.view().map(|game| game.inbox).unwrap_or_default();
        inbox.retain(|open| is_meant(&open.question));
        let amends = |open: &&QuestionView| matches!(open.question, Question::Amendment { .. });
        let open = inbox.iter().find(amends).filter(|_| reply.is_to_a_preview());
        let oldest = || inbox.iter().min_by_key(|open| (open.at, open.fact));
        let Some(open) = open.or_else(oldest) else {
            return Err(missing(spot, "an answer", "an open question: none is open here"));
        };
        let preview = match open.question {
            Question::Amendment { preview, .. } => preview,
            _ => PreviewId(0),
        };
        let ask = Ask::Answer { question: open.fact, answer: reply.answer(preview) };
        self.request(HEAD, at, ask);
        Ok(())
    }

    fn ruling(&self, spot: Spot, ruling: Ruling) -> Result<FactId, SheetError> {
        let facts = self.court.facts(GAME).unwrap_or_default();
        let is_named = |fact: &&Fact| match ruling {
            Ruling::End => matches!(fact.body, FactBody::Ended { .. }),
            Ruling::Claim => matches!(fact.body, FactBody::Claimed { .. }),
            Ruling::Verdict => {
                matches!(&fact.body, FactBody::Answered { asked: Question::Claim { .. }, .. })
            }
            Ruling::Answer => matches!(fact.body, FactBody::Answered { .. }),
            Ruling::Clocks => matches!(fact.body, FactBody::ClockSet { .. }),
            Ruling::Card => matches!(fact.body, FactBody::Carded { .. }),
            Ruling::ChainDraw => matches!(fact.body, FactBody::ChainGameDrawn { .. }),
        };
        let told = facts.iter().rfind(is_named).map(|fact| fact.id);
        let named = match ruling {
            Ruling::Answer => told.max(self.answer_to_calls()),
            _ => told,
        };
        match (named, ruling) {
            (Some(fact), _) => Ok(fact),
            (None, Ruling::End) => Ok(FactId::default()),
            (None, Ruling::Claim) => Err(missing(spot, "a void", "a claim made before it")),
            (None, Ruling::Verdict) => Err(missing(spot, "a void", "a claim ruled on before it")),
            (None, Ruling::Clocks) => Err(missing(spot, "a void", "clocks set before it")),
            (None, Ruling::Answer) => Err(missing(spot, "a void", "an answer given before it")),
            (None, Ruling::Card) => Err(missing(spot, "a void", "a card shown before it")),
            (None, Ruling::ChainDraw) => Err(missing(spot, "a void", "a chain's draw before it")),
        }
    }

    /// The last answer to late calls, which stands beside the game's own facts.
    fn answer_to_calls(&self) -> Option<FactId> {
        let is_named = |fact: &&Fact| {
            matches!(&fact.body, FactBody::Answered { asked: Question::LateCalls { .. }, .. })
        };
        let mut facts = self.records.iter().flat_map(|record| &record.facts);
        facts.rfind(is_named).map(|answer| answer.id)
    }

    fn nth_call(&self, spot: Spot, n: usize) -> Result<FactId, SheetError> {
        let expected = "the number of a call that was made before";
        self.call(n).ok_or_else(|| missing(spot, &format!("call {n}"), expected))
    }

    fn attach(&mut self, device: DeviceId, role: Role, error: i64) {
        self.silent.insert(device, false);
        self.command(&Command::Attach { device, role, boards: vec![], by: None });
        let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: error * 1_000 };
        self.command(&Command::MapClock { device, boot: BOOT, estimate });
    }

    fn pass_to(&mut self, now: CourtTime) {
        self.now = now;
        for (device, silent) in self.silent.clone() {
            match (silent, self.vouches) {
                (true, _) => {}
                (false, true) => self.beat(device),
                (false, false) => self.marks.heard(device, now),
            }
        }
        self.take_due();
    }

    fn take_due(&mut self) {
        while let Some(record) = self.court.due(self.now, &self.marks) {
            self.keep(record);
        }
    }

    fn keep(&mut self, record: Record) {
        let facts = self.court.facts(GAME).unwrap_or_default();
        telling::tell(&record, facts, &mut self.said);
        self.court.apply(&record);
        self.records.push(record);
    }
}

const fn is_of_claim(question: &Question) -> bool {
    matches!(question, Question::Claim { .. })
}

/// The role of a device, by its number.
const fn role(device: DeviceId) -> Role {
    match device.0 {
        1 | 2 => Role::Board,
        3..=6 => Role::Judge,
        9 => Role::Head,
        _ => Role::Deputy,
    }
}

fn missing(spot: Spot, found: &str, expected: &str) -> SheetError {
    SheetError { spot, found: found.to_owned(), expected: expected.to_owned() }
}
