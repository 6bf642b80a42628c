//! Game sheets: a game in one line, as a referee would write it down, played through the public
//! doors of the core.
//!
//! `0:00 start · 0:07 w e2e4 · 0:20 b crosses` — entries in the order in which they *arrive*, each
//! with the time at which it *happened*; `0:07@0:20` happened at 0:07 and arrived at 0:20. The
//! countdown begins at the entry `start`, so a start at 0:00 has White's clock running from 0:01
//! and GO at 0:03.
//!
//! | entry | what is seen or ruled |
//! | --- | --- |
//! | `w e2e4`, `w e2e4 [9:58]`, `w e2e4 [9:58/10:00]` | moved and pressed; the clock read (the mover's, both) |
//! | `w puts e2e4`, `w press`, `b press [4:00]` | placed; pressed |
//! | `w crosses`, `w returns`, `w resigns`, `w flag` | at the line, at the board, gave up, flag seen down |
//! | `read [9:58/10:00]`, `draw` | the clock was read; both agreed |
//! | `w card`, `b accepts`, `b refuses` | a draw card placed, accepted by the stop, taken |
//! | `w claims illegal`, `nomove`, `touch`, `norun`, or any words | pressed the opponent's clock and claims |
//! | `w claims threefold g1f3`, `w claims fifty` | claims a draw, with the announced move or without |
//! | `b corrects` | put right what was wrong |
//! | `set` | the clocks on the table were set to what was ruled |
//! | `#2 w crosses` | seen by device 2; without a mark it is device 1, a referee's word is the head's |
//! | `#2 silent`, `#2 speaks` | that device's heartbeats stop, go on |
//! | `ready`, `not ready`, `start a reason`, `go`, `annul`, `pause` | a sweep; started although something stands against it; GO by voice; the start void; stopped |
//! | `enter 1-0`, `enter 0-1 resigned`, `seal`, `correct 0-1` | a result entered, sealed, corrected; `#5` and `#6` are judges, `#7` the deputy |
//! | `clocks [4:32/4:03] b`, `position FEN`, `players 2 1`, `chief` | set by the head referee; he is called |
//! | `abort`, `result 1-0`, `level presses court` | ruled by the head referee |
//! | `yes`, `no`, `confirm`, `decline` | he answers the oldest open question |
//! | `void`, `void claim`, `void answer` | he makes the game's end void, the last claim, his last answer |
//! | `w fault no_crossing`, `#4 w fault disturbance warning`, `w fault equipment ago 0:10` | called by judge #3, or another; for what, for which earlier instant (`after 3`: the third half-move) |
//! | `w fault other take 1:00`, `give 1:00`, `loss` | with a step of the ladder: the head referee's, `#9` |
//! | `w stands`, `w leaves` | he stands behind his line; he left his stop |
//! | `#3 void call 1`, `split 2`, `replace 1 b no_crossing` | the first call is void, the second is none of another's, the first was really Black's |
//! | `pass` | time passes |

use court_protocol::{
    Answer, Ask, Audience, Back, BoardNo, BoardView, BootId, BySide, Claim, ClockEstimate,
    ClockRule, CourtId, CourtSetup, CourtTime, Debt, DeviceId, Evidence, FactId, Fault, Format,
    GameId, GameResult, GameSetup, Heartbeat, Micros, Millis, Outcome, Pairing, PlayerId,
    PreviewId, Question, QuestionView, Reading, Request, Role, Sanction, Seen, Side, Termination,
    Verdict,
};
use referee_core::{Command, CourtState, Fact, FactBody, Record, Tick, Watermarks, setup};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Court time of a sheet's 0:00.
pub(crate) const ORIGIN: CourtTime = CourtTime(1_700_000_000_000);
/// The court of every sheet.
pub(crate) const COURT: CourtId = CourtId(1);
/// The board of every sheet.
pub(crate) const BOARD: BoardNo = BoardNo(1);
/// The game of every sheet.
pub(crate) const GAME: GameId = GameId(1);
/// The head referee's device.
pub(crate) const HEAD: DeviceId = DeviceId(9);
/// The first line judge's device.
pub(crate) const JUDGE: DeviceId = DeviceId(3);

/// A hall of one court with one game, two board agents and a head referee.
pub(crate) struct Hall {
    pub(crate) court: CourtState,
    pub(crate) marks: Watermarks,
    pub(crate) now: CourtTime,
    pub(crate) records: Vec<Record>,
    /// Board agents with the error of their clocks in milliseconds; silent ones are not heard.
    pub(crate) silent: BTreeMap<DeviceId, bool>,
    sent: BTreeMap<DeviceId, u64>,
    told: String,
}

/// The standard game, with changes.
pub(crate) fn game(change: impl FnOnce(&mut GameSetup)) -> GameSetup {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let mut setup = setup::standard_game(1, players);
    change(&mut setup);
    setup
}

/// Plays a sheet and compares what was said, line by line. Whatever the sheet: a replay of its
/// journal is the same state, every view fits, and no time is lost.
#[track_caller]
pub(crate) fn play(setup: GameSetup, sheet: &str) -> String {
    let mut hall = Hall::new(setup);
    hall.play(sheet);
    hall.check_invariants();
    hall.told
}

impl Hall {
    /// A court just opened, its devices mapped exactly, one game paired at 0:00.
    pub(crate) fn new(setup: GameSetup) -> Self {
        Self::with_errors(setup, &[(1, 0), (2, 0)])
    }

    /// With board agents of these ids, their clocks right to ± so many milliseconds.
    pub(crate) fn with_errors(setup: GameSetup, agents: &[(u32, i64)]) -> Self {
        let mut hall = Self {
            court: CourtState::new(COURT),
            marks: Watermarks::new(ORIGIN),
            now: ORIGIN,
            records: Vec::new(),
            silent: agents
                .iter()
                .map(|(id, _)| (DeviceId(*id), false))
                .chain([(HEAD, false)])
                .collect(),
            sent: BTreeMap::new(),
            told: String::new(),
        };
        hall.command(&Command::Open {
            court: COURT,
            setup: CourtSetup::basketball("Court 1", 12),
            demo: false,
            speed: 1,
        });
        let agents = agents.iter().map(|(id, error)| (DeviceId(*id), Role::Board, *error));
        for (device, role, error) in agents.chain([(HEAD, Role::Head, 0)]) {
            hall.command(&Command::Attach { device, role, boards: vec![] });
            let offset = ORIGIN.0 * 1_000;
            let estimate = ClockEstimate { offset, error: error * 1_000 };
            hall.command(&Command::MapClock { device, boot: BootId(1), estimate });
        }
        hall.house(Ask::Pair { games: vec![Pairing { board: BOARD, game: GAME, setup }] });
        hall.house(Ask::Ready { boards: vec![BOARD], ready: true });
        assert!(hall.court.facts(GAME).is_some(), "the sheet's game can be paired");
        hall.told.clear();
        hall
    }

    pub(crate) fn play(&mut self, sheet: &str) {
        for entry in sheet.split(['·', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
            self.entry(entry);
        }
    }

    fn entry(&mut self, entry: &str) {
        let (times, words) = entry.split_once(' ').expect("an entry is a time and what happened");
        let (at, arrives) = times.split_once('@').unwrap_or((times, times));
        let at = instant(at);
        self.advance(instant(arrives));
        let mut words: Vec<&str> = words.split_whitespace().collect();
        let (mut device, mut referee) = (DeviceId(1), HEAD);
        if let Some(id) = words[0].strip_prefix('#') {
            device = DeviceId(id.parse().expect("a device is a number"));
            referee = device;
            words.remove(0);
        }
        let judge = if referee == HEAD && !entry.contains('#') { JUDGE } else { referee };
        if (3..=4).contains(&device.0) {
            self.enrol_judge(device);
        }
        match words[..] {
            [_, "fault", ..] | [_, "stands" | "leaves"] => {
                self.enrol_judge(judge);
                let seen = word(&words);
                self.request(judge, at, Ask::Observe { board: BOARD, game: None, seen });
            }
            ["void", "call", n] => {
                let fact = self.call(n);
                let reason = "a wrong tap".to_owned();
                self.request(referee, at, Ask::Void { fact, reason });
            }
            ["split", n] => {
                let call = self.call(n);
                self.request(referee, at, Ask::Split { call });
            }
            ["replace", n, ref right @ ..] => {
                let call = self.call(n);
                let Seen::Fault { side, fault, sanction, .. } =
                    word(&[right[0], "fault", right[1]])
                else {
                    unreachable!("a fault is replaced by a fault")
                };
                let ask = Ask::Replace { call, board: BOARD, side, fault, sanction };
                self.request(referee, at, ask);
            }
            ["pass"] => {}
            ["silent"] => drop(self.silent.insert(device, true)),
            ["speaks"] => {
                self.silent.insert(device, false);
                self.pass_to(self.now);
            }
            ["ready"] => self.ask(referee, at, Ask::Ready { boards: vec![BOARD], ready: true }),
            ["not", "ready"] => {
                self.ask(referee, at, Ask::Ready { boards: vec![BOARD], ready: false });
            }
            ["start", ref despite @ ..] => {
                let despite = despite.first().map(|_| despite.join(" "));
                self.ask(referee, at, Ask::Start { boards: vec![BOARD], go_at: None, despite });
            }
            ["go"] => self.ask(referee, at, Ask::Go { boards: vec![BOARD], despite: None }),
            ["abort"] => self.ask(referee, at, Ask::Abort { boards: vec![BOARD] }),
            ["annul"] => {
                let reason = "the colours were reversed".to_owned();
                self.ask(referee, at, Ask::Annul { boards: vec![BOARD], reason });
            }
            ["pause"] => {
                let reason = "an injury".to_owned();
                self.ask(referee, at, Ask::Pause { boards: vec![BOARD], reason });
            }
            ["chief"] => {
                let seen = Seen::ChiefCalled;
                self.ask(referee, at, Ask::Observe { board: BOARD, game: None, seen });
            }
            ["enter", result, ref by @ ..] => {
                let by = match by {
                    ["resigned"] => Some(Termination::Resignation),
                    ["forfeit"] => Some(Termination::Forfeit),
                    ["mate"] => Some(Termination::Checkmate),
                    _ => None,
                };
                let result = game_result(result);
                self.ask(referee, at, Ask::EnterResult { game: GAME, result, by });
            }
            ["seal"] => self.ask(referee, at, Ask::Seal { games: vec![GAME] }),
            ["correct", result] => {
                let (result, reason) = (game_result(result), "entered the wrong way".to_owned());
                self.ask(referee, at, Ask::CorrectResult { game: GAME, result, reason });
            }
            ["clocks", figures, ref to_run @ ..] => {
                let left = reading(figures, Side::White).left;
                let to_run =
                    to_run.first().map(|side| if *side == "w" { Side::White } else { Side::Black });
                let reason = "set by the head referee".to_owned();
                self.ask(referee, at, Ask::SetClock { game: GAME, left, to_run, reason });
            }
            ["position", ref fen @ ..] => {
                let (fen, reason) = (fen.join(" "), "a piece was knocked over".to_owned());
                self.ask(referee, at, Ask::SetPosition { game: GAME, fen, reason });
            }
            ["players", white, black] => {
                let player = |text: &str| PlayerId(text.parse().expect("a player is a number"));
                let players = BySide { white: player(white), black: player(black) };
                let reason = "they sat down the wrong way round".to_owned();
                self.ask(referee, at, Ask::SetPlayers { game: GAME, players, reason });
            }
            ["result", result] => {
                let result = game_result(result);
                let reason = "seen at the board".to_owned();
                self.head(at, Ask::RuleResult { game: GAME, result, reason });
            }
            ["level", evidence, clock] => {
                let evidence = match evidence {
                    "moves" => Evidence::Moves,
                    "presses" => Evidence::Presses,
                    _ => Evidence::Table,
                };
                let clock = if clock == "court" { ClockRule::Court } else { ClockRule::Table };
                self.head(at, Ask::SetEvidence { game: GAME, evidence, clock });
            }
            ["yes"] => self.answer(at, |_| Answer::Yes),
            ["no"] => self.answer(at, |_| Answer::No),
            ["decline"] => self.answer(at, |_| Answer::Decline),
            ["confirm"] => self.answer(at, |preview| Answer::Confirm { preview }),
            ["void", what] => {
                let facts = self.court.facts(GAME).expect("the game is there");
                let named = |body: &FactBody| match what {
                    "claim" => matches!(body, FactBody::Claimed { .. }),
                    "answer" => matches!(body, FactBody::Answered { .. }),
                    other => panic!("{other:?} is not voided in sheets"),
                };
                let fact = facts.iter().rfind(|fact| named(&fact.body)).expect("it is there").id;
                self.head(at, Ask::Void { fact, reason: "a wrong tap".to_owned() });
            }
            ["void"] => {
                let facts = self.court.facts(GAME).expect("the game is there");
                let end = facts.iter().rfind(|f| matches!(f.body, FactBody::Ended { .. }));
                let fact = end.map_or_else(FactId::default, |end| end.id);
                self.head(at, Ask::Void { fact, reason: "a wrong tap".to_owned() });
            }
            _ => {
                let seen = seen(&words);
                self.request(device, at, Ask::Observe { board: BOARD, game: None, seen });
            }
        }
    }

    /// The n-th call that was ever made, in the order of arrival.
    pub(crate) fn call(&self, n: &str) -> FactId {
        let n: usize = n.parse().expect("a call is named by its number");
        let of =
            |fact: &Fact| matches!(&fact.body, FactBody::Seen { seen: Seen::Fault { .. }, .. });
        let added = |fact: &Fact| match &fact.body {
            FactBody::Amended { add, .. } => add.iter().map(|added| added.fact.clone()).collect(),
            FactBody::SetAside { input } => {
                vec![Fact { id: fact.id, at: fact.at, body: (**input).clone() }]
            }
            _ => vec![fact.clone()],
        };
        let facts = self.records.iter().flat_map(|record| &record.facts).flat_map(added);
        facts.filter(of).nth(n - 1).expect("so many calls were made").id
    }

    /// A line judge, there from now on.
    pub(crate) fn enrol_judge(&mut self, device: DeviceId) {
        if self.court.role(device).is_some() {
            return;
        }
        self.silent.insert(device, false);
        self.command(&Command::Attach { device, role: Role::Judge, boards: vec![] });
        let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: 0 };
        self.command(&Command::MapClock { device, boot: BootId(1), estimate });
        self.beat(device);
    }

    /// Lets time pass, everything that falls due on the way included.
    pub(crate) fn advance(&mut self, until: CourtTime) {
        while let Some(deadline) =
            self.court.next_deadline(&self.marks).filter(|deadline| *deadline < until)
        {
            assert!(deadline >= self.now || self.due_now(), "a deadline that is over is due");
            self.pass_to(deadline.max(self.now));
        }
        self.pass_to(until.max(self.now));
    }

    fn due_now(&self) -> bool {
        self.court.due(self.now, &self.marks).is_some()
    }

    fn pass_to(&mut self, now: CourtTime) {
        self.now = now;
        for (device, silent) in self.silent.clone() {
            if !silent {
                self.beat(device);
            }
        }
        while let Some(record) = self.court.due(self.now, &self.marks) {
            self.keep(record);
        }
    }

    /// A heartbeat that vouches for everything up to now.
    pub(crate) fn beat(&mut self, device: DeviceId) {
        let n = self.sent.get(&device).copied().unwrap_or(0);
        let through = stamp(self.now);
        let heartbeat = Heartbeat { boot: BootId(1), through, n, clock: None, says: None };
        self.marks.beat(device, &heartbeat, self.now);
    }

    fn head(&mut self, at: CourtTime, ask: Ask) {
        self.request(HEAD, at, ask);
    }

    fn ask(&mut self, referee: DeviceId, at: CourtTime, ask: Ask) {
        self.request(referee, at, ask);
    }

    /// Referees beside the head: devices 5 and 6 are line judges, 7 is the deputy.
    pub(crate) fn with_referees(mut self) -> Self {
        for (id, role) in [(5, Role::Judge), (6, Role::Judge), (7, Role::Deputy)] {
            let device = DeviceId(id);
            self.command(&Command::Attach { device, role, boards: vec![] });
            let estimate = ClockEstimate { offset: ORIGIN.0 * 1_000, error: 0 };
            self.command(&Command::MapClock { device, boot: BootId(1), estimate });
            self.silent.insert(device, false);
        }
        self.told.clear();
        self
    }

    fn answer(&mut self, at: CourtTime, answer: impl Fn(PreviewId) -> Answer) {
        let view = self.court.view(BOARD, Audience::Referees);
        let game = view.game.expect("the game is there");
        let amends = |open: &&QuestionView| matches!(open.question, Question::Amendment { .. });
        let is_preview = matches!(answer(PreviewId(0)), Answer::Confirm { .. } | Answer::Decline);
        let open = game.inbox.iter().find(amends).filter(|_| is_preview);
        let open = open.or(game.inbox.first()).expect("a question is open");
        let preview = match open.question {
            Question::Amendment { preview, .. } => preview,
            _ => PreviewId(0),
        };
        self.head(at, Ask::Answer { question: open.fact, answer: answer(preview) });
    }

    /// Sends a request and gives its outcome.
    pub(crate) fn request(&mut self, device: DeviceId, at: CourtTime, ask: Ask) -> Outcome {
        let n = self.sent.entry(device).or_default();
        *n += 1;
        let request =
            Request { boot: BootId(1), n: *n, at: stamp(at), court: COURT, tag: None, ask };
        let n = request.n;
        let records = self.command(&Command::Request { device, request });
        let outcome = records.last().and_then(Record::outcome).expect("a request has an outcome");
        assert_eq!(records.iter().filter(|record| record.answers()).count(), 1);
        assert_eq!(self.court.have(device, BootId(1)), n);
        if let Verdict::Refused { refusal, text } = &outcome.verdict {
            writeln!(self.told, "{} refused {}: {text}", clock(self.now), refusal.code())
                .expect("writes");
        }
        outcome
    }

    pub(crate) fn house(&mut self, ask: Ask) -> Vec<Record> {
        self.command(&Command::House { ask })
    }

    /// Decides on a command and keeps what comes of it.
    pub(crate) fn command(&mut self, command: &Command) -> Vec<Record> {
        while let Some(record) = self.court.due(self.now, &self.marks) {
            self.keep(record);
        }
        let records = self.court.decide(self.now, &self.marks, command);
        for record in &records {
            self.keep(record.clone());
        }
        records
    }

    fn keep(&mut self, record: Record) {
        assert_eq!(record.seq, self.court.seq().next(), "records count without gaps");
        for fact in &record.facts {
            self.tell(fact, "");
        }
        let end = |court: &CourtState| {
            let facts = court.facts(GAME).unwrap_or_default();
            facts.iter().rfind(|fact| matches!(fact.body, FactBody::Ended { .. })).cloned()
        };
        let before = end(&self.court);
        self.court.apply(&record);
        let amended = record.facts.iter().any(|f| matches!(f.body, FactBody::Amended { .. }));
        let stays = before.is_none() || before == end(&self.court);
        assert!(stays || amended, "nothing follows a result but an amendment");
        self.records.push(record);
    }

    fn tell(&mut self, fact: &Fact, sign: &str) {
        if let Some(text) = words(&fact.body) {
            writeln!(self.told, "{sign}{} {text}", clock(fact.at)).expect("writes");
        }
        if let FactBody::Amended { drop, add, .. } = &fact.body {
            let dropped: Vec<Fact> = {
                let facts = self.court.facts(GAME).expect("the game is there");
                facts.iter().filter(|fact| drop.contains(&fact.id)).cloned().collect()
            };
            assert_eq!(dropped.len(), drop.len(), "an amendment drops what counted");
            for fact in dropped {
                self.tell(&fact, "  - ");
            }
            for added in add {
                self.tell(&added.fact, "  + ");
            }
        }
    }

    /// What the sheet said.
    pub(crate) fn told(&self) -> &str {
        &self.told
    }

    /// What holds after every sheet.
    pub(crate) fn check_invariants(&self) {
        let mut replayed = CourtState::new(COURT);
        for record in &self.records {
            let kept = serde_json::to_vec(record).expect("a record is written");
            replayed.apply(&serde_json::from_slice(&kept).expect("a record reads back"));
        }
        assert_eq!(replayed.canonical(), self.court.canonical(), "a replay is the live state");
        for audience in Audience::ALL {
            let view = self.court.view(BOARD, audience);
            for format in [Format::MessagePack, Format::Json] {
                let bytes = format.encode(&view).len();
                assert!(bytes <= BoardView::BYTES_MAX, "a view of {bytes} bytes");
            }
            let mut told = Vec::new();
            for record in &self.records {
                told.extend(CourtState::lines(record, audience));
            }
            let ticker = self.court.snapshot(audience).ticker;
            assert!(told.ends_with(&ticker), "a snapshot's ticker is what was told last");
        }
        self.check_offers();
        if let Some(account) = self.court.account(GAME, self.now) {
            for side in Side::BOTH {
                assert!(account[side].balances(), "{side}: {:?}", account[side]);
            }
        }
    }
}

impl Hall {
    /// Cards only lie on the board or are spent, a correction always has its run behind it, and a
    /// game that is over owes nothing and waits for no offer.
    fn check_offers(&self) {
        let Some(view) = self.court.view(BOARD, Audience::Referees).game else { return };
        for side in Side::BOTH {
            let owes = &view.sides[side].owes;
            let correction = owes.iter().rposition(|debt| *debt == Debt::Correction);
            assert!(
                correction.is_none_or(|place| owes[place..].contains(&Debt::FullRun)),
                "{owes:?}"
            );
            let facts = self.court.facts(GAME).unwrap_or_default();
            let offered = facts.iter().rfind(
                |fact| matches!(&fact.body, FactBody::DrawOffered { side: by, .. } if *by == side),
            );
            if let Some(FactBody::DrawOffered { cards, .. }) = offered.map(|fact| &fact.body) {
                assert_eq!(view.sides[side].cards, *cards, "no card comes back");
            }
        }
        if view.ended.is_some() {
            assert_eq!(view.offer, None, "an offer ends with the game");
            assert!(view.sides.white.owes.is_empty() && view.sides.black.owes.is_empty());
        }
    }
}

/// An instant of a sheet on a device's clock.
pub(crate) fn stamp(at: CourtTime) -> Micros {
    Micros((at - ORIGIN).0 * 1_000)
}

/// `m:ss` or `m:ss.mmm` of a sheet as court time.
pub(crate) fn instant(text: &str) -> CourtTime {
    ORIGIN + time(text)
}

fn time(text: &str) -> Millis {
    let (minutes, seconds) = text.split_once(':').expect("a time is m:ss");
    let (seconds, millis) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let number = |text: &str| text.parse::<i64>().expect("a time is digits");
    Millis(number(minutes) * 60_000 + number(seconds) * 1_000 + number(&format!("{millis:0<3}")))
}

/// Court time as a sheet writes it.
pub(crate) fn clock(at: CourtTime) -> Millis {
    at - ORIGIN
}

fn game_result(text: &str) -> GameResult {
    match text {
        "1-0" => GameResult::Won { by: Side::White },
        "0-1" => GameResult::Won { by: Side::Black },
        "0-0" => GameResult::BothLost,
        _ => GameResult::Drawn,
    }
}

fn seen(words: &[&str]) -> Seen {
    let side = match words[0] {
        "w" => Side::White,
        "b" => Side::Black,
        "draw" => return Seen::DrawAgreed,
        "set" => return Seen::ClockSet,
        "read" => {
            return Seen::Read { reading: reading(words[1], Side::White) };
        }
        other => panic!("{other:?} is not in the language of the sheets"),
    };
    let read = words.get(2).filter(|text| text.starts_with('[')).map(|text| reading(text, side));
    match words[1] {
        "crosses" => Seen::Crossed { side },
        "returns" => Seen::Returned { side },
        "resigns" => Seen::Resigned { side },
        "flag" => Seen::FlagSeen { side },
        "card" => Seen::DrawCard { side },
        "accepts" => Seen::DrawAccepted { side },
        "refuses" => Seen::DrawRefused { side },
        "corrects" => Seen::Corrected { side },
        "claims" => Seen::Claimed { side, claim: claim(&words[2..]) },
        "press" => Seen::Pressed { side, reading: read },
        "puts" => Seen::Placed { uci: words[2].to_owned() },
        uci => Seen::Moved { uci: uci.to_owned(), reading: read },
    }
}

fn claim(words: &[&str]) -> Claim {
    let uci = words.get(1).map(|uci| (*uci).to_owned());
    match words[0] {
        "illegal" => Claim::IllegalMove,
        "nomove" => Claim::PressWithoutMove,
        "touch" => Claim::TouchMove,
        "norun" => Claim::MovedBeforeRun,
        "threefold" => Claim::Threefold { uci },
        "fifty" => Claim::FiftyMoves { uci },
        _ => Claim::Irregularity { what: words.join(" ") },
    }
}

/// A referee's word on a fault or a stop.
fn word(words: &[&str]) -> Seen {
    let side = if words[0] == "w" { Side::White } else { Side::Black };
    match words[1] {
        "stands" => return Seen::Stopped { side },
        "leaves" => return Seen::LeftStop { side },
        _ => {}
    }
    let fault = match words[2] {
        "no_crossing" => Fault::NoCrossing,
        "false_start" => Fault::FalseStart,
        "moved_before_run" => Fault::MovedBeforeRun,
        "offer_without_card" => Fault::OfferWithoutCard,
        "disturbance" => Fault::Disturbance,
        "equipment" => Fault::Equipment,
        reason => Fault::Other { reason: reason.to_owned() },
    };
    let (mut sanction, mut back) = (Sanction::Stop, None);
    let mut rest = words[3..].iter();
    while let Some(word) = rest.next() {
        let mut figure = || *rest.next().expect("a figure follows");
        match *word {
            "note" => sanction = Sanction::Note,
            "warning" => sanction = Sanction::Warning,
            "give" => sanction = Sanction::GiveOpponent { time: time(figure()) },
            "take" => sanction = Sanction::TakeTime { time: time(figure()) },
            "loss" => sanction = Sanction::LossOfGame,
            "ago" => back = Some(Back::Ago { time: time(figure()) }),
            "after" => {
                let ply = figure().parse().expect("a half-move is a number");
                back = Some(Back::AfterPly { ply });
            }
            other => panic!("{other:?} is not in the language of the sheets"),
        }
    }
    Seen::Fault { side, fault, sanction, back }
}

fn reading(text: &str, mover: Side) -> Reading {
    let text = text.trim_matches(['[', ']']);
    let figure = |text: &str| (text != "-").then(|| time(text));
    let mut left = BySide::default();
    if let Some((white, black)) = text.split_once('/') {
        left = BySide { white: figure(white), black: figure(black) };
    } else {
        left[mover] = figure(text);
    }
    Reading { left, resolution: Millis::seconds(1) }
}

/// A fact in the words of a sheet; what only repeats the sheet's own entry says nothing.
fn words(body: &FactBody) -> Option<String> {
    Some(match body {
        FactBody::Seen { .. }
        | FactBody::Opened { .. }
        | FactBody::Attached { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Revoked { .. }
        | FactBody::ResultRuled { .. } => return None,
        FactBody::Paired { .. } => "paired".to_owned(),
        FactBody::Ready { ready, .. } => format!("found {}ready", if *ready { "" } else { "not " }),
        FactBody::Counting { go_at, despite } => {
            let despite = despite.as_ref().map(|overridden| {
                format!(" although {}: {}", overridden.reasons.join("; "), overridden.despite)
            });
            format!("counting to GO at {}{}", clock(*go_at), despite.unwrap_or_default())
        }
        FactBody::Annulled { reason } => format!("start void: {reason}"),
        FactBody::Paused { reason } => format!("stopped: {reason}"),
        FactBody::Interrupted => "stands still: the server was away".to_owned(),
        FactBody::CameBack { away_from } => format!("back, away from {}", clock(*away_from)),
        FactBody::ResultEntered { result, confirms, .. } => {
            format!("entered: {result}{}", if *confirms { ", may confirm" } else { "" })
        }
        FactBody::Sealed { result } => format!("sealed: {result}"),
        FactBody::ResultCorrected { result, reason } => format!("corrected: {result}, {reason}"),
        FactBody::ClockSet { left, to_run, .. } => {
            let run = to_run.map(|side| format!(", {side} to move")).unwrap_or_default();
            format!("clocks set to {}/{}{run}", figure(left.white), figure(left.black))
        }
        FactBody::PositionSet { fen, .. } => format!("position set: {fen}"),
        FactBody::PlayersSet { players, .. } => {
            format!("players set: {} - {}", players.white, players.black)
        }
        FactBody::Aborted => "aborted".to_owned(),
        FactBody::EvidenceSet { evidence, clock } => format!("level {evidence:?}, {clock:?} clock"),
        FactBody::Answered { answer, .. } => match answer {
            Answer::Confirm { .. } => "answered Confirm".to_owned(),
            answer => format!("answered {answer:?}"),
        },
        FactBody::Reopened => "reopened, stands still".to_owned(),
        FactBody::ClockStarted => "White's clock starts".to_owned(),
        FactBody::Started => "started".to_owned(),
        FactBody::Resumed => "resumed".to_owned(),
        FactBody::Placed { side, uci } => format!("{side} puts {uci}"),
        FactBody::Moved { ply, side, san, clock, .. } => {
            format!("{}. {side} {san}{}", ply.div_ceil(2), tick(*clock))
        }
        FactBody::Pressed { ply, side, clock } => {
            format!("{}. {side} presses{}", ply.div_ceil(2), tick(*clock))
        }
        FactBody::Illegal { side, uci } => {
            let uci = uci.map_or("move".to_owned(), |uci| uci.to_string());
            format!("{side}'s {uci} is illegal")
        }
        FactBody::IllegalStands { side, uci, clock, .. } => {
            format!("{side}'s {uci} stands{}", tick(*clock))
        }
        FactBody::CorrectionOwed { side } => format!("{side} owes a correction and a run"),
        FactBody::Corrected { side } => format!("{side} has put it right"),
        FactBody::TakenBack { side, ply, unpaid } => {
            let unpaid =
                if unpaid.is_empty() { String::new() } else { format!(", {unpaid:?} unpaid") };
            format!("{}. {side} taken back{unpaid}", ply.div_ceil(2))
        }
        FactBody::NoMove { side, ply } => {
            format!("{}. {side}'s press was no move", ply.div_ceil(2))
        }
        FactBody::Claimed { side, claim, .. } => format!("{side} claims {claim:?}"),
        FactBody::ClaimRuled { side, verdict, .. } => format!("{side}'s claim: {verdict:?}"),
        FactBody::Announced { side, uci } => format!("{side} has to play {uci}"),
        FactBody::DrawOffered { side, cards } => {
            format!("{side} offers a draw, {cards} cards left")
        }
        FactBody::DrawRefused { side } => format!("{side} refuses the draw"),
        FactBody::MovedBeforeRun { side } => format!("{side} moved before the run"),
        FactBody::Crossed { side } => format!("{side} crosses"),
        FactBody::Returned { side } => format!("{side} at the board, no run"),
        FactBody::RunMade { side, paid, took, presumed } => {
            let what = paid.map_or("run owed by nobody".to_owned(), |paid| format!("{paid:?}"));
            let took = took.map(|took| format!(" in {took}")).unwrap_or_default();
            format!("{side} {what} {}{took}", if *presumed { "presumed" } else { "made" })
        }
        FactBody::Read { left } => format!("read {}/{}", figure(left.white), figure(left.black)),
        FactBody::Called { side, fault, sanction, of, unexpected, .. } => {
            let what = match sanction {
                Sanction::Stop => String::new(),
                other => format!(", {other:?}"),
            };
            let odd = if *unexpected { ", unexpected" } else { "" };
            format!("{side} called: {fault:?} of {}{what}{odd}", clock(*of))
        }
        FactBody::Joined { side, .. } => format!("{side}: the same call"),
        FactBody::CallSplit { .. } => "split".to_owned(),
        FactBody::CallVoided { calls, served, .. } => {
            format!("{} call void{}", calls.len(), if *served { ", served" } else { "" })
        }
        FactBody::StopBegan { side, until, again, by_hand } => {
            let again = if *again { " again" } else { "" };
            let hand = if *by_hand { " by hand" } else { "" };
            format!("{side} stands{again} until {}{hand}", clock(*until))
        }
        FactBody::StopWatched { side } => format!("{side}'s stop is watched"),
        FactBody::StopLeft { side, seen_leaving } => {
            format!("{side} {}", if *seen_leaving { "left the stop" } else { "did not stand" })
        }
        FactBody::StopServed { side, penalties, unwatched } => {
            let unwatched = if *unwatched { ", unwatched" } else { "" };
            format!("{side} is free, {penalties} served{unwatched}")
        }
        FactBody::Lapsed { side, penalties } => format!("{side}'s {penalties} lapse"),
        FactBody::TimeGiven { side, time, .. } => format!("{side} is given {time}"),
        FactBody::SetOnClock => "set on the clock".to_owned(),
        FactBody::FlagFell { side } => format!("{side}'s flag fell"),
        FactBody::Ended { result, by } => format!("ended: {result} ({by:?})"),
        FactBody::Noted { side, note } => format!("{side}: {}", note.code()),
        FactBody::Asked { question: Question::Amendment { drop, add, .. }, .. } => {
            format!("asks: amend? drops {} says {}", drop.len(), add.len())
        }
        FactBody::Asked { question: Question::FlagOrPress { side, left, error }, .. } => {
            format!("asks: {side}'s flag or press? {left} left ± {error}")
        }
        FactBody::Asked { question: Question::IllegalMove { side, uci }, .. } => {
            format!("asks: {side}'s {uci}, an illegal move?")
        }
        FactBody::Asked { question: Question::SetClock { left, added, to_run }, .. } => {
            let to_run = to_run.map_or("nobody".to_owned(), |side| side.to_string());
            let (white, black) = (figure(left.white), figure(left.black));
            format!(
                "asks: set {white}/{black} (+{}/+{}), {to_run} to move",
                added.white, added.black
            )
        }
        FactBody::Asked { question: Question::LateCalls { side, calls }, .. } => {
            format!("asks: {} late against {side}", calls.len())
        }
        FactBody::Asked { question, .. } => format!("asks: {question:?}"),
        FactBody::Stale { device, stale } => {
            format!("{device} {}", if *stale { "is silent" } else { "is back" })
        }
        FactBody::SetAside { .. } => "set aside".to_owned(),
        FactBody::Voided { .. } => "voided".to_owned(),
        FactBody::Amended { .. } => "amended".to_owned(),
    })
}

fn tick(clock: Tick) -> String {
    let predicted = if clock.predicted { "~" } else { "" };
    let used = clock.used.map(|used| format!(" used {used}")).unwrap_or_default();
    format!("{used}, left {predicted}{}", figure(clock.left))
}

fn figure(time: Option<Millis>) -> String {
    time.map_or("-".to_owned(), |time| time.to_string())
}
