//! Referees' calls after the tap: late ones, taking back, replacing, splitting.

use court_protocol::{
    Act, Ask, Back, BoardNo, CourtTime, DeviceId, FactId, FactKind, Fault, Field, Millis, Question,
    Refusal, Role, Sanction, Seen, Setting, Side, Tap, Termination,
};

use super::standing::{index_after, standing_in};
use super::start::since_paired;
use super::{
    Decision, Facts, Part, Ruled, amended, bad_setting, check_open, check_text, set_aside,
};
use crate::amend::Change;
use crate::authority::authorize;
use crate::game::Game;
use crate::permits::Basis;
use crate::play::Stage;
use crate::record::{Fact, FactBody};

/// A call that arrives this long after the tap is put to the head referee. It is too late to stop
/// the player for it.
const LATE: Millis = Millis::seconds(30);
/// Longest fault in a referee's words, in characters: one sentence.
const FAULT_MAX: usize = 140;
/// The most time one sanction gives or takes.
const TIME_MAX: Millis = Millis::minutes(60);

/// The reason given for the void of a wrong call.
const REPLACED: &str = "replaced by the right call";

/// A fault as it is swapped for another.
pub(super) struct Right<'a> {
    pub board: BoardNo,
    pub side: Side,
    pub fault: &'a Fault,
    pub sanction: Sanction,
}

/// A referee's tap, with its device and instant.
struct RecordedTap<'a> {
    game: &'a Game,
    fact: &'a Fact,
    by: Option<DeviceId>,
}

impl<'a> Decision<'a> {
    /// Records a tap about a fault or a stop. A penalty called too late is put to the head referee,
    /// with all others of its side. A call that `is_asked` about is, however soon it came.
    // rules: CR-4.3-2
    pub(super) fn call(self, game: &Game, at: CourtTime, is_asked: bool, input: FactBody) -> Facts {
        let FactBody::Seen { seen: Seen::Fault { side, sanction, .. }, .. } = input else {
            return self.input(game, at, input);
        };
        let is_late = sanction == Sanction::Stop && self.moment.now - at > LATE;
        if !is_asked && (!is_late || game.play.result.ended.is_some()) {
            return self.input(game, at, input);
        }
        let aside = FactBody::SetAside { input: Box::new(input) };
        if game.play.result.sealed {
            return vec![(at, aside)]; // only recorded: the seal holds (ALL-3)
        }
        let mut calls = game.late_calls(side).map_or_else(Vec::new, <[FactId]>::to_vec);
        calls.push(FactId::new(self.seq(), 0));
        let question = Question::LateCalls { side, calls };
        vec![
            (at, aside),
            (self.moment.now, FactBody::Asked { question, about: None, on_record: None }),
        ]
    }

    /// Withdraws a call or a report on a stop. The maker withdraws his own tap, the head referee a
    /// call with all its witnesses. `None` if the fact is neither.
    pub(super) fn void_call(self, fact: FactId, reason: &str) -> Option<Result<Ruled, Refusal>> {
        let tap = self.tap(fact)?;
        Some(
            self.taken_back(&tap, reason)
                .map(|facts| Ruled::one(tap.game.board, tap.game.id, facts)),
        )
    }

    fn taken_back(self, tap: &RecordedTap<'_>, reason: &str) -> Result<Facts, Refusal> {
        self.check_own(tap)?;
        let game = tap.game;
        let at = self.sender.instant.at.max(tap.fact.at);
        let calls = self.taps_of(tap);
        let served = was_served(game, &calls);
        let voided = |hidden| {
            let (calls, reason) = (calls.clone(), reason.to_owned());
            FactBody::CallVoided { calls, tap: tap.kind(), served, hidden, reason }
        };
        if game.aside.iter().any(|aside| aside.id == tap.fact.id) {
            return Ok(vec![(at, voided(true))]);
        }
        let stood = standing_in(game, &calls, (self.seq(), 2));
        let first_added = index_after(2, &stood);
        let change = Change::Edit { remove: calls.clone(), add: stood };
        let amendment = self.amendment(game, &change, first_added);
        let voided = voided(amendment.is_hidden());
        if amendment.waits() {
            check_open(game)?;
            return Ok(set_aside(self.seq(), at, voided, &amendment));
        }
        Ok(vec![(at, voided), (at, amended(FactId::new(self.seq(), 0), amendment))])
    }

    /// Replaces a wrong call by the right one, at the instant of the wrong one. On another board
    /// the right one is recorded first, so that a repeat after a crash still finds the wrong
    /// one. There a judge's late replacement is put to the head referee; the head referee's own
    /// stands at once.
    pub(super) fn replace(self, call: FactId, right: &Right<'_>) -> Result<Ruled, Refusal> {
        let call = self.brought(call);
        let Some(tap) = self.tap(call) else { return Err(self.no_such_call(call)) };
        let FactBody::Seen { seen: Seen::Fault { back, .. }, device, error } = &tap.fact.body
        else {
            return Err(self.no_such_call(call));
        };
        self.check_own(&tap)?;
        self.board_exists(right.board)?;
        let seen = Seen::Fault {
            side: right.side,
            fault: right.fault.clone(),
            sanction: right.sanction,
            back: *back,
        };
        check_fault(&seen)?;
        self.may_call(right.board, &seen)?;
        let at = tap.fact.at;
        let game = if right.board == tap.game.board {
            tap.game
        } else {
            self.observed_game(right.board, None, at)?
        };
        let basis = Basis::of(game);
        basis.may(Act::of_seen(&seen), at)?;
        basis.must_know(&seen)?;
        let input = FactBody::Seen { seen, device: *device, error: *error };
        let is_asked = tap.game.is_late_call(tap.fact.id);
        let waits = tap.game.aside.iter().any(|aside| aside.id == tap.fact.id);
        // if the wrong call waits for a decision, the right one waits in its place
        if right.board == tap.game.board && waits {
            let mut facts = self.add_right_call(tap.game, (at, is_asked), input);
            facts.extend(self.taken_back(&tap, REPLACED)?);
            return Ok(Ruled::one(tap.game.board, tap.game.id, facts));
        }
        if right.board == tap.game.board {
            let facts = self.swapped(&tap, input)?;
            return Ok(Ruled::one(tap.game.board, tap.game.id, facts));
        }
        let mut parts = Vec::new();
        if !self.begun().contains(&game.id) {
            let at = since_paired(game, at);
            let facts = self.add_right_call(game, (at, is_asked), input);
            parts.push(Part { board: right.board, game: game.id, facts });
        }
        let second = self.of_part(parts.len() as u64);
        let out = second.taken_back(&tap, REPLACED)?;
        parts.push(Part { board: tap.game.board, game: tap.game.id, facts: out });
        Ok(Ruled { parts, refusal: None })
    }

    /// Adds the right call alone, with the instant of the wrong one. It is asked about if that one
    /// was.
    fn add_right_call(
        self,
        game: &Game,
        (at, is_asked): (CourtTime, bool),
        input: FactBody,
    ) -> Facts {
        if self.is_head() {
            return self.input(game, at, input); // he decides on late calls himself
        }
        self.call(game, at, is_asked, input)
    }

    /// Removes the wrong call and adds the right one, in one amendment.
    fn swapped(self, tap: &RecordedTap<'_>, input: FactBody) -> Result<Facts, Refusal> {
        let game = tap.game;
        let seq = self.seq();
        let calls = self.taps_of(tap);
        let right = Fact { id: FactId::new(seq, 2), at: tap.fact.at, body: input };
        let mut add = standing_in(game, &calls, (seq, 3));
        let first_added = index_after(3, &add);
        add.push(right);
        let change = Change::Edit { remove: calls.clone(), add };
        let amendment = self.amendment(game, &change, first_added);
        if amendment.waits() {
            return Err(bad_setting(Setting::Replacement, &""));
        }
        let at = self.sender.instant.at.max(tap.fact.at);
        let (served, hidden) = (was_served(game, &calls), amendment.is_hidden());
        let reason = REPLACED.to_owned();
        let voided = FactBody::CallVoided { calls, tap: tap.kind(), served, hidden, reason };
        Ok(vec![(at, voided), (at, amended(FactId::new(seq, 0), amendment))])
    }

    /// Splits two calls that were joined as one.
    pub(super) fn split(self, call: FactId) -> Result<Ruled, Refusal> {
        let refusal = || Refusal::NoSuchFact { fact: call, expected: FactKind::JoinedCall };
        let tap = self.tap(self.brought(call)).ok_or_else(refusal)?;
        let (game, call) = (tap.game, tap.fact.id);
        let joined =
            |told: &Fact| matches!(told.body, FactBody::Joined { call: of, .. } if of == call);
        if !game.told.iter().any(joined) {
            return Err(refusal());
        }
        let at = self.sender.instant.at.max(tap.fact.at);
        let split = Fact { id: FactId::new(self.seq(), 1), at, body: FactBody::CallSplit { call } };
        let amendment = self.amendment(game, &Change::Add(split.clone()), 2);
        let facts = if amendment.waits() {
            set_aside(self.seq(), at, split.body, &amendment)
        } else {
            vec![(at, amended(split.id, amendment))]
        };
        Ok(Ruled::one(game.board, game.id, facts))
    }

    /// The input of a record, given the record's first number. Its sender knows no other
    /// number until the next view arrives. An input inserted among earlier facts has a later
    /// number in its record.
    pub(super) fn brought(self, id: FactId) -> FactId {
        if id != FactId::new(id.seq(), 0) {
            return id;
        }
        let mut inputs = self.court.games.values().flat_map(|game| {
            let aside = game.aside.iter().map(|aside| aside.id);
            let told = game.told.iter().filter(|told| told.body.is_input()).map(|told| told.id);
            aside.chain(told).filter(|input| input.seq() == id.seq())
        });
        match (inputs.next(), inputs.next()) {
            (Some(only), None) => only,
            _ => id,
        }
    }

    /// The tap a fact names: itself, or the cause of the fact.
    fn tap(self, id: FactId) -> Option<RecordedTap<'a>> {
        self.court.games.values().find_map(|game| {
            let fact = game.aside.iter().find(|aside| aside.id == id).or_else(|| {
                let place = game.told.iter().position(|told| told.id == id)?;
                match &game.told[place].body {
                    FactBody::Called { call, .. } | FactBody::Joined { call, .. } => {
                        game.fact(*call)
                    }
                    FactBody::Carded { card, .. } => game.fact(*card),
                    FactBody::StopBegan { .. }
                    | FactBody::StopWatched { .. }
                    | FactBody::StopLeft { .. }
                    | FactBody::TimeGiven { .. }
                    | FactBody::Ended {
                        by: Termination::Penalty | Termination::RedCards, ..
                    } => game.told[..place].iter().rev().find(|told| told.body.is_input()),
                    FactBody::Seen { .. } => game.told.get(place),
                    _ => None,
                }
            })?;
            match &fact.body {
                FactBody::Seen {
                    seen:
                        Seen::Fault { .. }
                        | Seen::WalkCard { .. }
                        | Seen::Stopped { .. }
                        | Seen::LeftStop { .. },
                    device,
                    ..
                } => Some(RecordedTap { game, fact, by: *device }),
                _ => None,
            }
        })
    }

    /// The taps withdrawn together with this one. The head referee withdraws a penalty with
    /// all its witnesses.
    fn taps_of(self, tap: &RecordedTap<'_>) -> Vec<FactId> {
        let mut taps = vec![tap.fact.id];
        if self.is_head() {
            taps.extend(tap.game.told.iter().filter_map(|told| match told.body {
                FactBody::Joined { call, to, .. } if to == tap.fact.id => Some(call),
                _ => None,
            }));
        }
        taps
    }

    /// Checks that the tap is the sender's own, or that the sender is the head referee.
    fn check_own(self, tap: &RecordedTap<'_>) -> Result<(), Refusal> {
        if self.is_head() || (self.sender.device.is_some() && self.sender.device == tap.by) {
            return Ok(());
        }
        Err(Refusal::NotYours { role: self.role_of(), act: Act::VoidOthersCall })
    }

    /// Checks that the sender may make this very call.
    fn may_call(self, board: BoardNo, seen: &Seen) -> Result<(), Refusal> {
        let ask = Ask::Observe { board, game: None, seen: seen.clone() };
        authorize(self.role_of(), &ask)
    }

    pub(super) fn is_head(self) -> bool {
        self.role_of() == Role::Head
    }

    /// The role of the sender; the server's own machine has the head referee's rights.
    pub(super) fn role_of(self) -> Role {
        let Some(device) = self.sender.device else { return Role::Head };
        self.court.role(device).map_or(Role::Board, |(role, _)| role)
    }

    /// The refusal to take back a fact that is no call.
    pub(super) fn no_such_call(self, fact: FactId) -> Refusal {
        let void = |game: &Game| game.voided.iter().any(|(_, void)| *void == fact);
        if self.court.games.values().any(|game| game.is_void(fact)) {
            return Refusal::AlreadyVoid { fact };
        }
        let expected =
            if self.court.games.values().any(void) { FactKind::NoVoid } else { FactKind::Call };
        Refusal::NoSuchFact { fact, expected }
    }
}

impl RecordedTap<'_> {
    /// The kind of a tap that is taken back.
    fn kind(&self) -> Tap {
        let joins = |told: &Fact| matches!(told.body, FactBody::Joined { call, .. } if call == self.fact.id);
        match &self.fact.body {
            FactBody::Seen { seen: Seen::WalkCard { .. }, .. } => Tap::Card,
            FactBody::Seen { seen: Seen::Stopped { .. } | Seen::LeftStop { .. }, .. } => {
                Tap::Stopwatch
            }
            _ if self.game.told.iter().any(joins) => Tap::Joined,
            _ => Tap::Call,
        }
    }
}

fn was_served(game: &Game, calls: &[FactId]) -> bool {
    Side::BOTH.into_iter().any(|side| {
        let mut of_side = game.play.runners.penalties[side].calls.iter();
        of_side.any(|call| calls.contains(&call.tap) && call.stage == Stage::Served)
    })
}

/// Checks a referee's call: length of its words, bounds of its times.
///
/// # Errors
/// An impossible call, with the expected form.
pub(super) fn check_fault(seen: &Seen) -> Result<(), Refusal> {
    let Seen::Fault { fault, sanction, back, .. } = seen else { return Ok(()) };
    if *fault == Fault::RedCard {
        return Err(bad_setting(Setting::RedCard, &""));
    }
    if let Fault::Other { reason } = fault {
        check_text(Field::Fault, reason, FAULT_MAX)?;
    }
    let bounded = |time: Millis, max: Millis, setting: Setting| {
        if time > Millis::ZERO && time <= max { Ok(()) } else { Err(bad_setting(setting, &time)) }
    };
    let max = TIME_MAX;
    match sanction {
        Sanction::GiveOpponent { time } => bounded(*time, max, Setting::GivenTime { max })?,
        Sanction::TakeTime { time } => bounded(*time, max, Setting::TakenTime { max })?,
        Sanction::Stop | Sanction::Note | Sanction::Warning | Sanction::LossOfGame => {}
    }
    if let Some(Back::Ago { time }) = back {
        let max = Back::AGO_MAX;
        bounded(*time, max, Setting::Ago { max })?;
    }
    Ok(())
}
