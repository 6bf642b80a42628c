//! Decisions: the records that follow from a command. Nothing is changed here.
//!
//! This file holds the court's own arrangements and the way of a request. Each subject of a request
//! has its own file:
//!
//! * [`arrange`]: pairings, evidence levels;
//! * [`start`]: sweeps, starts, stops; [`hindrances`]: obstacles to a start;
//! * [`observe`]: observations; [`calls`]: referees' calls after the tap; [`late_calls`]: decisions
//!   on late calls;
//! * [`results`]: entries and seals; [`correct`]: clocks, positions, players;
//! * [`equipment`]: check-lists; [`walking`]: cards shown;
//! * [`govern`]: rulings, answers, voids; [`based_on`]: the state a decision was based on;
//! * [`preview`]: previews of a request.
//!
//! [`permits`](crate::permits) holds the requests that a game takes, whatever their arguments. The
//! view shows the same.

mod arrange;
mod based_on;
mod calls;
mod correct;
mod equipment;
mod govern;
mod hindrances;
mod late_calls;
mod observe;
mod players;
mod preview;
mod results;
mod standing;
mod start;
mod unmapped;
mod walking;

use court_protocol::{
    Ask, BoardNo, CourtTime, DeviceId, FactId, Field, Format, GameId, Millis, NeedsForStep, Phase,
    Question, REASON_MAX, Refusal, Request, RequestId, Seen, Seq, Setting, Verdict, check_line,
};

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::amend::{self, Amendment, Change, Silence};
use crate::authority::authorize;
use crate::command::{Command, Watermarks};
use crate::devices::Instant;
use crate::explain;
use crate::game::Game;
use crate::permits::{Basis, bad_setting};
use crate::record::{Author, Fact, FactBody, Record};
use crate::rules::Derived;
use crate::setup;
use crate::state::CourtState;
use crate::ticker::counted;

/// A stamp may lie this far ahead of the court's clock, beside its own error: a mapping cannot know
/// the network's jitter.
pub(crate) const AHEAD_MAX: Millis = Millis(250);

/// Facts with their instants.
type Facts = Vec<Derived>;

/// The share of one board in a decision.
struct Part {
    board: BoardNo,
    game: GameId,
    facts: Facts,
}

/// A decision: its facts on each board, or its refusal. A refusal may leave facts too (a question
/// asked again).
struct Ruled {
    parts: Vec<Part>,
    refusal: Option<Refusal>,
}

impl Ruled {
    fn one(board: BoardNo, game: GameId, facts: Facts) -> Self {
        Self { parts: vec![Part { board, game, facts }], refusal: None }
    }
}

/// The sender of a request, with the instant of its press.
struct Sender {
    device: Option<DeviceId>,
    request: Option<RequestId>,
    instant: Instant,
    /// The reason why the sender's device was off duty at the press.
    off_duty: bool,
}

/// The instant of a decision, and its place among the records.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'a> {
    pub now: CourtTime,
    pub marks: &'a Watermarks,
    /// Number of records of the same decision before this one.
    place: u64,
}

impl<'a> Moment<'a> {
    pub(crate) const fn new(now: CourtTime, marks: &'a Watermarks) -> Self {
        Self { now, marks, place: 0 }
    }

    /// The same moment, for a later board's share of a decision.
    const fn of_part(self, place: u64) -> Self {
        Self { place, ..self }
    }

    /// The number of the record being made.
    const fn seq(self, court: &CourtState) -> Seq {
        Seq(court.seq.0 + 1 + self.place)
    }
}

/// A request being decided.
#[derive(Clone, Copy)]
struct Decision<'a> {
    court: &'a CourtState,
    moment: Moment<'a>,
    sender: &'a Sender,
}

impl<'a> Decision<'a> {
    /// The same decision, for a later board's share of it.
    const fn of_part(self, place: u64) -> Self {
        Self { moment: Moment { place, ..self.moment }, ..self }
    }

    /// The number of the record being made.
    const fn seq(self) -> Seq {
        self.moment.seq(self.court)
    }

    fn input(self, game: &Game, at: CourtTime, input: FactBody) -> Facts {
        self.court.input(self.moment, game, at, input)
    }

    /// An input of one game as the whole decision.
    fn in_game(self, game: &Game, at: CourtTime, input: FactBody) -> Ruled {
        Ruled::one(game.board, game.id, self.input(game, at, input))
    }

    fn amendment(self, game: &Game, change: &Change, first: u8) -> Amendment {
        self.court.amendment(self.moment, game, change, first)
    }

    fn ask(self, ask: &Ask) -> Result<Ruled, Refusal> {
        match ask {
            Ask::Observe { board, game, seen } => self.observe(*board, *game, seen),
            Ask::Arrange { game, arranged } => self.arrange(*game, *arranged),
            Ask::Pair { games, despite } => self.pairings(games, despite.as_deref()),
            Ask::TakeOff { games } => self.take_off(games),
            Ask::Ready { boards, ready } => self.ready(boards, *ready),
            Ask::Check { boards, item, side, finding } => {
                self.check(boards, (*item, *side), *finding)
            }
            Ask::Waive { board, item, side, reason } => self.waive(*board, (*item, *side), reason),
            Ask::ShowCards { game, side } => self.show_cards(*game, *side),
            Ask::Start { boards, go_at, despite } => self.start(boards, *go_at, despite.as_deref()),
            Ask::Go { boards, despite } => self.go(boards, despite.as_deref()),
            Ask::Abort { boards } => self.abort(boards),
            Ask::Annul { boards, reason } => self.annul(boards, reason),
            Ask::Pause { boards, reason } => self.pause(boards, reason),
            Ask::EnterResult { game, result, by } => self.enter_result(*game, *result, *by),
            Ask::Seal { games } => self.seal(games),
            Ask::CorrectResult { game, result, based_on, reason } => {
                self.correct_result(*game, *result, *based_on, reason)
            }
            Ask::SetClock { game, left, to_run, based_on, reason } => {
                self.set_clock((*game, *based_on), (*left, *to_run), reason)
            }
            Ask::SetPosition { game, fen, based_on, reason } => {
                self.set_position((*game, *based_on), fen, reason)
            }
            Ask::SetPlayers { game, players, based_on, reason } => {
                self.set_players((*game, *based_on), *players, reason)
            }
            Ask::SetEvidence { game, evidence, clock } => {
                self.set_evidence(*game, *evidence, *clock)
            }
            Ask::RuleResult { game, result, reason } => self.rule_result(*game, *result, reason),
            Ask::Answer { question, answer } => self.answer(*question, answer),
            Ask::Void { fact, reason } => self.void(*fact, reason),
            Ask::Replace { call, board, side, fault, sanction } => {
                let right = calls::Right { board: *board, side: *side, fault, sanction: *sanction };
                self.replace(*call, &right)
            }
            Ask::Split { call } => self.split(*call),
        }
    }

    /// Decides on the games of several boards: all of them or none.
    fn on_each(
        self,
        boards: &[BoardNo],
        rule: impl Fn(Self, &Game) -> Result<Facts, Refusal>,
    ) -> Result<Ruled, Refusal> {
        let begun = self.begun();
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let mut parts = Vec::new();
        for board in &boards {
            self.board_exists(*board)?;
            let game = self.court.current(*board).ok_or(Refusal::NoGame { board: *board })?;
            if !begun.contains(&game.id) {
                parts.push(Part {
                    board: *board,
                    game: game.id,
                    facts: rule(self.of_part(parts.len() as u64), game)?,
                });
            }
        }
        some(parts, begun.is_empty())
    }

    /// Games on which this very request was carried out before the court stopped: their records are
    /// in the journal.
    fn begun(self) -> BTreeSet<GameId> {
        let begun = || {
            let request = self.sender.request?;
            let (n, games) = self.court.boot(request.device, request.boot)?.begun.as_ref()?;
            (*n == request.n).then(|| games.clone())
        };
        begun().unwrap_or_default()
    }

    fn game(self, game: GameId) -> Result<&'a Game, Refusal> {
        self.court.games.get(&game).ok_or(Refusal::NoSuchGame { game, on: None })
    }

    fn board_exists(self, board: BoardNo) -> Result<(), Refusal> {
        let boards = self.court.setup.as_ref().map_or(0, |setup| setup.boards);
        if self.court.boards.contains_key(&board) {
            return Ok(());
        }
        Err(Refusal::NoSuchBoard { board, boards })
    }
}

impl CourtState {
    /// The records that follow from a command, in order, to be kept and applied. Changes nothing.
    ///
    /// A command nearly always makes one record. A request for several boards makes one per board,
    /// the last with the outcome. Sent again after only some of them were kept, it goes on with the
    /// rest. A refused request is a record too. No record means that nothing changes (a clock
    /// estimate within bounds, a role given twice).
    ///
    /// Before it, call [`due`](Self::due) until it returns no record.
    pub fn decide(&self, now: CourtTime, marks: &Watermarks, command: &Command) -> Vec<Record> {
        match command {
            Command::Open { court, setup, demo, speed } => {
                if self.setup.is_some() || *court != self.court {
                    return Vec::new();
                }
                match setup::validate(setup) {
                    Ok(()) => {
                        let (setup, demo, speed) = (setup.clone(), *demo, *speed);
                        self.own(now, None, FactBody::Opened { setup, demo, speed })
                    }
                    Err(refusal) => vec![Record {
                        verdict: Some(refused(refusal)),
                        ..self.blank(now, Author::Server, 0)
                    }],
                }
            }
            Command::Attach { device, role, boards, by } => {
                if self.role(*device) == Some((*role, boards)) {
                    return Vec::new();
                }
                let boards = boards.clone();
                self.own(now, *by, FactBody::Attached { device: *device, role: *role, boards })
            }
            Command::Relieve { device, relieved, to, by } => {
                if self.is_relieved(*device) == *relieved {
                    return Vec::new();
                }
                let (device, relieved, to) = (*device, *relieved, *to);
                self.own(now, *by, FactBody::Relieved { device, relieved, to })
            }
            Command::Revoke { device, by } => match self.role(*device) {
                Some(_) => self.own(now, *by, FactBody::Revoked { device: *device }),
                None => Vec::new(),
            },
            Command::CameBack { away_from, ran_on } => {
                if !self.is_any_under_way() && (*ran_on || !self.knows_a_clock()) {
                    return Vec::new();
                }
                // A stamp may lie a little ahead of its record: every recorded instant was known
                // then.
                let recorded = self.games_in_play().filter_map(|game| game.told.last());
                let known = recorded.map(|told| told.at).max().unwrap_or(*away_from);
                let away_from = known.min(now).max(*away_from);
                let (moment, ran_on) = (Moment::new(now, marks), *ran_on);
                let mut records = self.own(now, None, FactBody::CameBack { away_from, ran_on });
                // the length of the outage is in doubt: games on the court's clock stand still
                let stand =
                    self.games_in_play().filter(|game| !ran_on && hangs_on_court_time(game));
                for (game, place) in stand.zip(1..) {
                    let blank = self.blank(now, Author::Court, place);
                    let facts = self.interrupted(game, moment.of_part(place), away_from);
                    let facts = Fact::numbered(blank.seq, facts);
                    let (board, game) = (Some(game.board), Some(game.id));
                    records.push(Record { board, game, facts, ..blank });
                }
                records
            }
            Command::MapClock { device, boot, estimate } => {
                match self.remap(*device, *boot, *estimate) {
                    Some(mapping) => self.own(
                        now,
                        None,
                        FactBody::ClockMapped {
                            device: *device,
                            boot: *boot,
                            offset: mapping.offset,
                            error: mapping.error,
                        },
                    ),
                    None => Vec::new(),
                }
            }
            Command::Request { device, request } => {
                self.request(Moment::new(now, marks), *device, request)
            }
            Command::Server { ask } => {
                let instant = Instant { at: now, error: Millis::ZERO, unmapped: false };
                let sender = Sender { device: None, request: None, instant, off_duty: false };
                let moment = Moment::new(now, marks);
                let ruled = Decision { court: self, moment, sender: &sender }.ask(ask);
                keep_asked(self.records(now, Author::Server, None, None, ruled), ask)
            }
        }
    }

    /// True if a device's clock is mapped, so that a new beginning of court time matters.
    fn knows_a_clock(&self) -> bool {
        let mut boots = self.devices.values().flat_map(|device| device.boots.values());
        boots.any(|boot| boot.mapping.is_some())
    }

    /// True if a game counts down or is played, so that an outage matters.
    fn is_any_under_way(&self) -> bool {
        self.games_in_play().next().is_some()
    }

    fn games_in_play(&self) -> impl Iterator<Item = &Game> {
        let games = self.boards.keys().filter_map(|board| self.current(*board));
        games.filter(|game| matches!(game.play.phase, Phase::Countdown | Phase::Running))
    }

    fn request(&self, moment: Moment<'_>, device: DeviceId, request: &Request) -> Vec<Record> {
        let id = RequestId { device, boot: request.boot, n: request.n };
        let ruled = self.request_ruled(moment, id, request);
        let tag = request.tag.clone().filter(|tag| tag.len() <= Request::TAG_MAX);
        let records = self.records(moment.now, Author::Device(device), Some(id), tag, ruled);
        keep_asked(records, &request.ask)
    }

    fn request_ruled(
        &self,
        moment: Moment<'_>,
        id: RequestId,
        request: &Request,
    ) -> Result<Ruled, Refusal> {
        let Some((role, boards)) = self.role(id.device) else {
            return Err(Refusal::WrongCourt { court: self.court, role: None });
        };
        if request.court != self.court {
            return Err(Refusal::WrongCourt { court: request.court, role: Some(role) });
        }
        if request.tag.as_ref().is_some_and(|tag| tag.len() > Request::TAG_MAX) {
            return Err(too_long(Field::Tag, Request::TAG_MAX));
        }
        authorize(role, &request.ask)?;
        // A judge's lanes are the ones he watches; his reports on other lanes count as well.
        if let Ask::Observe { board, .. } = &request.ask
            && role == court_protocol::Role::Board
            && !boards.is_empty()
            && !boards.contains(board)
        {
            return Err(Refusal::WrongBoard { board: *board });
        }
        let instant = self.instant(id.device, request.boot, request.at, moment.now);
        let ahead = instant.at - moment.now;
        // An earlier, rougher mapping may have dated a request too late. Later requests are dated
        // after it, so a date slightly ahead of now is legitimate.
        let latest = self.boot(id.device, request.boot).and_then(|boot| boot.latest);
        let is_no_later = latest.is_some_and(|latest| instant.at <= latest);
        if ahead > instant.error + AHEAD_MAX && !is_no_later {
            return Err(Refusal::FromTheFuture { ahead_ms: ahead.0 });
        }
        let off_duty = self.is_off_duty(id.device, instant);
        if off_duty && !counts_off_duty(&request.ask) {
            return Err(Refusal::OffDuty);
        }
        let sender = Sender { device: Some(id.device), request: Some(id), instant, off_duty };
        let decision = Decision { court: self, moment, sender: &sender };
        let mut ruled = decision.ask(&request.ask)?;
        decision.ask_about_clock(&request.ask, &mut ruled);
        Ok(ruled)
    }

    /// The facts that follow from an input, wherever it belongs in the game's order. They are its
    /// own facts, the amendment it makes, or the question whether it may make one.
    pub(crate) fn input(
        &self,
        moment: Moment<'_>,
        game: &Game,
        at: CourtTime,
        input: FactBody,
    ) -> Facts {
        let seq = moment.seq(self);
        let mut fact = Fact { id: FactId::new(seq, 1), at, body: input };
        let completes = crate::rules::completes(&game.told, &fact);
        if !completes && game.is_next(crate::game::place(&fact)) {
            fact.id = FactId::new(seq, 0);
            // The rules see what a ruling changes; a report by itself changes nothing for them.
            let mut play = Cow::Borrowed(&game.play);
            if !matches!(fact.body, FactBody::Seen { .. }) {
                play.to_mut().fold(&fact);
            }
            let derived = crate::rules::rule(&play, &fact, &crate::rules::Answers::default());
            let mut facts = Vec::with_capacity(1 + derived.len());
            facts.push((at, fact.body));
            facts.extend(derived);
            return facts;
        }
        let change = Change::Add(fact.clone());
        let amendment = self.amendment(moment, game, &change, 2);
        let changes = amendment.changes_the_past(fact.id);
        if game.play.result.sealed && changes && !amendment.ends_otherwise {
            // The report is only recorded: the seal holds (ALL-3).
            return vec![(at, FactBody::SetAside { input: Box::new(fact.body) })];
        }
        if amendment.waits() {
            // Facts that follow from the input may name it. The preview uses the name it has while
            // it waits, so that the same effect is found when it is confirmed.
            fact.id = FactId::new(seq, 0);
            let change = Change::Add(fact.clone());
            let waiting = self.amendment(moment, game, &change, 2);
            return set_aside(seq, at, fact.body, &waiting);
        }
        vec![(at, amended(fact.id, amendment))]
    }

    fn amendment(&self, moment: Moment<'_>, game: &Game, change: &Change, first: u8) -> Amendment {
        let may_state = |at, timed| self.may_state(game, at, timed, moment.marks);
        let nobody_watched = |device, at| self.nobody_watched(device, at, moment.marks);
        let silence = Silence { may_state: &may_state, nobody_watched: &nobody_watched };
        amend::amendment(game, change, moment.now, (moment.seq(self), first), silence)
    }

    /// Numbers the facts of a decision. Ids count within each record; an amendment's facts
    /// have its ids.
    fn records(
        &self,
        now: CourtTime,
        by: Author,
        request: Option<RequestId>,
        tag: Option<String>,
        ruled: Result<Ruled, Refusal>,
    ) -> Vec<Record> {
        let Ruled { parts, refusal } =
            ruled.unwrap_or_else(|refusal| Ruled { parts: Vec::new(), refusal: Some(refusal) });
        let mut records: Vec<Record> = parts
            .into_iter()
            .zip(0..)
            .map(|(part, place)| {
                let blank = self.blank(now, by, place);
                Record {
                    board: Some(part.board),
                    game: Some(part.game),
                    request,
                    tag: tag.clone(),
                    facts: Fact::numbered(blank.seq, part.facts),
                    ..blank
                }
            })
            .collect();
        if records.is_empty() {
            records.push(Record { request, tag, ..self.blank(now, by, 0) });
        }
        let verdict = refusal.map_or_else(|| recorded(&records), refused);
        let last = records.last_mut().expect("a decision has a record");
        last.verdict = Some(verdict);
        records
    }

    /// One record of the court's own arrangements. `by` is the device that decided it; `None` is
    /// the server's own machine.
    fn own(&self, now: CourtTime, by: Option<DeviceId>, body: FactBody) -> Vec<Record> {
        let blank = self.blank(now, by.map_or(Author::Server, Author::Device), 0);
        vec![Record { facts: Fact::numbered(blank.seq, vec![(now, body)]), ..blank }]
    }

    /// A record without a subject and facts, after `place` others of its decision.
    pub(crate) fn blank(&self, now: CourtTime, by: Author, place: u64) -> Record {
        Record {
            seq: Seq(self.seq.0 + 1 + place),
            epoch: self.epoch,
            at: now,
            board: None,
            game: None,
            by,
            request: None,
            tag: None,
            asked: None,
            verdict: None,
            facts: Vec::new(),
        }
    }
}

/// True if a game under way goes by the court's clock: a countdown does, whichever
/// clock rules afterwards.
fn hangs_on_court_time(game: &Game) -> bool {
    game.play.phase == Phase::Countdown || game.play.runs_on_court_clock()
}

fn refused(refusal: Refusal) -> Verdict {
    Verdict::Refused { refusal }
}

/// True for the requests of a device off duty that still count. A fault seen there is put to the
/// head referee, and he may be called from anywhere.
const fn counts_off_duty(ask: &Ask) -> bool {
    matches!(ask, Ask::Observe { seen: Seen::Fault { .. } | Seen::ChiefCalled, .. })
}

/// Keeps the request beside its refusal, so that the record names its subject.
fn keep_asked(mut records: Vec<Record>, ask: &Ask) -> Vec<Record> {
    let last = records.last_mut().expect("a decision has a record");
    let is_refused = matches!(last.verdict, Some(Verdict::Refused { .. }));
    if is_refused && Format::MessagePack.encode(ask).len() <= ASKED_MAX {
        last.asked = Some(Box::new(ask.clone()));
    }
    records
}

/// Largest request that a refusal keeps, in bytes. Only a list of pairings or an overlong
/// text is larger.
const ASKED_MAX: usize = 1_024;

fn recorded(records: &[Record]) -> Verdict {
    let mut rulings = explain::rulings(records);
    rulings.truncate(RULINGS_MAX);
    let mut facts = records.iter().flat_map(|record| &record.facts).flat_map(|fact| {
        let added = match &fact.body {
            FactBody::Amended { add, .. } => add.as_slice(),
            _ => &[],
        };
        std::iter::once(fact).chain(added.iter().map(|added| &added.fact))
    });
    Verdict::Recorded { rulings, undecided: facts.any(asks_first) }
}

/// True if the outcome of a request waits for this question to a referee. The question to set a
/// clock is itself the result of a ruling.
const fn asks_first(fact: &Fact) -> bool {
    matches!(&fact.body, FactBody::Asked { question, .. } if !matches!(question, Question::SetClock { .. }))
}

/// Largest number of rulings in one outcome: they fill a phone's screen. The facts hold the rest.
const RULINGS_MAX: usize = 8;

/// An input that waits until the head referee confirms its amendment.
fn set_aside(seq: Seq, at: CourtTime, input: FactBody, amendment: &Amendment) -> Facts {
    let asked = question_of(amendment, FactId::new(seq, 0));
    vec![(at, FactBody::SetAside { input: Box::new(input) }), (at, asked)]
}

fn amended(cause: FactId, amendment: Amendment) -> FactBody {
    let Amendment { drop, hidden, add, .. } = amendment;
    FactBody::Amended { cause, drop, hidden, add }
}

/// The question whether an amendment may be made, with its preview.
fn question_of(amendment: &Amendment, about: FactId) -> FactBody {
    let add = amendment.add.iter().filter_map(|added| crate::record::line(&added.fact));
    let (drop, add) = (amendment.drop.clone(), add.collect::<Vec<_>>());
    let question = court_protocol::Question::Amendment {
        preview: amendment.preview(),
        drops: counted(&drop),
        adds: counted(&add),
        drop,
        add,
    };
    FactBody::Asked { question, about: Some(about), on_record: None }
}

fn some(parts: Vec<Part>, is_first: bool) -> Result<Ruled, Refusal> {
    if parts.is_empty() && is_first {
        return Err(bad_setting(Setting::List, &""));
    }
    Ok(Ruled { parts, refusal: None })
}

fn wrong_phase(game: &Game, needs: NeedsForStep) -> Refusal {
    Basis::of(game).wrong_phase(needs)
}

/// After the seal only a correction of its result changes a game (ALL-3).
fn check_open(game: &Game) -> Result<(), Refusal> {
    Basis::of(game).must_be_open()
}

fn check_reason(reason: &str) -> Result<(), Refusal> {
    check_text(Field::Reason, reason, REASON_MAX)
}

/// Checks that a text has at most `max` characters and may be kept for people to read.
fn check_text(field: Field, text: &str, max: usize) -> Result<(), Refusal> {
    check_line(text, max).map(|_| ()).map_err(|fault| Refusal::of_text(field, fault))
}

fn too_long(field: Field, max: usize) -> Refusal {
    Refusal::TooLong { field, max: max as u32 }
}
