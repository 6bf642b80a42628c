//! The rules, one file per subject: the facts that follow from an input, or from the passing of
//! time.
//!
//! A rule reads the state of a game and adds facts; it changes nothing. It gets the inputs of the
//! past from [`amend`](crate::amend), in the order in which they happened. The newest one comes
//! from [`decide`](crate::decide).
//!
//! # Where a rule is added
//!
//! * A new subject (penalties, claims, a pause) is a file here. Its facts are in
//!   [`FactBody`] with their cards, their effect is in [`Play::fold`]. It has one arm of [`rule`]
//!   or, for an event by time alone, of [`next_timed`] and [`timed`].
//! * A new rule system (walking, sprint, speed, intramural) is an arm of [`Ruleset`]. The debts
//!   after a start and a move are in `play`, the ends by a placed move in [`endings`].

mod claims;
mod completion;
mod endings;
mod flags;
mod given;
mod illegal_moves;
mod judgement;
mod last_move;
mod limit;
mod moves;
mod offers;
mod on_record;
mod penalties;
mod physical;
mod presses;
mod readings;
mod results;
mod rulings;
mod runs;
mod speed;
mod sprint;
mod starts;
mod take_backs;
mod walking;

use court_protocol::{
    Act, Answer, CourtTime, DeviceId, FactId, Phase, Question, Ruleset, Seen, Side,
};

use crate::notation::Notation;
use crate::permits::counts_while_paused;
use crate::play::{Play, ResultEntry, Witness};
use crate::record::{Fact, FactBody, Note};

pub(crate) use flags::is_looked_for;
pub(crate) use judgement::shown_mover;
pub(crate) use last_move::completes;
pub(crate) use starts::{COUNTDOWN, GO_AHEAD_MAX, GO_AHEAD_MIN};

/// A derived fact and its instant.
pub(crate) type Derived = (CourtTime, FactBody);

/// Inputs of a game that earlier rulings need, wherever they lie in its past: the answers of
/// referees, and the pieces that promoted pawns become.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    given: Vec<(CourtTime, Question, Answer)>,
    /// Calls that count by themselves, although they look like a second report of another call.
    split: Vec<FactId>,
    /// Moves reported with the piece that a pawn becomes.
    promotions: Vec<(CourtTime, Option<DeviceId>, Notation)>,
}

impl Answers {
    pub(crate) fn of<'a>(inputs: impl IntoIterator<Item = &'a Fact>) -> Self {
        let mut answers = Self::default();
        for input in inputs {
            match &input.body {
                FactBody::Answered { asked_at, asked, answer, .. } => {
                    answers.given.push((*asked_at, asked.clone(), answer.clone()));
                }
                FactBody::CallSplit { call } => answers.split.push(*call),
                FactBody::Seen { seen, device, .. } => {
                    let promotion = last_move::promotion(seen);
                    answers.promotions.extend(promotion.map(|uci| (input.at, *device, uci)));
                }
                _ => {}
            }
        }
        answers
    }

    fn is_split(&self, call: FactId) -> bool {
        self.split.contains(&call)
    }

    fn to(&self, at: CourtTime, question: &Question) -> Option<&Answer> {
        let to =
            |(when, asked, _): &&(CourtTime, Question, Answer)| *when == at && asked == question;
        self.given.iter().rev().find(to).map(|(_, _, answer)| answer)
    }

    /// True if the entry made at an instant was withdrawn when results differed.
    fn withdraws(&self, entered: CourtTime) -> bool {
        self.given.iter().any(|(when, asked, answer)| {
            entered <= *when
                && *answer == Answer::No
                && matches!(asked, Question::ResultsDiffer { .. })
        })
    }

    /// Every question whose answer ruled something, with its instant. The answer that a flag is not
    /// down rules nothing: a press that was held back confirms it. A clock that was set is no ruling:
    /// it is asked for again if it is to show another time.
    pub(crate) fn that_ruled(&self) -> impl Iterator<Item = (CourtTime, &Question)> {
        let ruled = |(_, question, answer): &&(CourtTime, Question, Answer)| {
            let is_not_down =
                matches!(question, Question::FlagExpected { .. }) && *answer == Answer::No;
            !is_not_down && !matches!(question, Question::SetClock { .. })
        };
        self.given.iter().filter(ruled).map(|(at, question, _)| (*at, question))
    }
}

/// One input under ruling: the game before it, and the facts ruled on it so far.
pub(crate) struct RuleContext<'a> {
    play: &'a Play,
    at: CourtTime,
    answers: &'a Answers,
    /// The move that the input reports.
    moving: Option<Notation>,
    facts: Vec<Derived>,
}

impl<'a> RuleContext<'a> {
    fn new(play: &'a Play, at: CourtTime, answers: &'a Answers) -> Self {
        Self { play, at, answers, moving: None, facts: Vec::new() }
    }

    fn say(&mut self, body: FactBody) {
        self.facts.push((self.at, body));
    }

    fn note(&mut self, side: Side, note: Note) {
        self.say(FactBody::Noted { side, note });
    }

    /// The game after the facts ruled so far.
    fn after(&self) -> Play {
        let mut after = self.play.clone();
        for (at, body) in &self.facts {
            after.fold(&Fact { id: FactId::default(), at: *at, body: body.clone() });
        }
        after
    }

    /// Goes on ruling after the facts ruled so far.
    fn then(&mut self, rule: impl FnOnce(&mut RuleContext<'_>)) {
        let after = self.after();
        let mut next =
            RuleContext { moving: self.moving, ..RuleContext::new(&after, self.at, self.answers) };
        rule(&mut next);
        let facts = next.facts;
        self.facts.extend(facts);
    }

    /// Puts a question to the referee, with the court's evidence on its move. Returns the answer,
    /// if there is one.
    fn ask(&mut self, question: Question) -> Option<&'a Answer> {
        let answer = self.answers.to(self.at, &question);
        let on_record = on_record::on(self, &question);
        self.say(FactBody::Asked { question, about: None, on_record });
        answer
    }
}

/// Rules on one input of a game: returns the facts that follow from it.
pub(crate) fn rule(play: &Play, input: &Fact, answers: &Answers) -> Vec<Derived> {
    let mut context = RuleContext::new(play, input.at, answers);
    match &input.body {
        FactBody::Seen { seen, device, error } => {
            if let Seen::Moved { uci, .. } | Seen::Placed { uci } = seen {
                context.moving = Notation::new(uci);
            }
            let witness = Witness { device: *device, error: *error };
            if penalties::is_word(seen) {
                penalties::ruled(&mut context, seen, input.id, witness);
            } else if let Seen::WalkCard { side, card, offence } = seen {
                walking::shown(&mut context, input.id, (*side, *card, *offence), witness);
            } else {
                observe(&mut context, seen, witness);
                if play.reports.is_told_again(input.at, seen, witness) {
                    told_again(&mut context, seen);
                }
            }
        }
        FactBody::ResultRuled { result, .. } => rulings::result(&mut context, *result),
        FactBody::Answered { asked: Question::Claim { side, .. }, asked_at, .. }
            if play.result.ended.is_none() =>
        {
            claims::answered(&mut context, *side, *asked_at);
        }
        FactBody::Answered { asked: Question::SetClock { .. }, .. }
        | FactBody::MayBeSet
        | FactBody::Annulled { .. }
        | FactBody::EvidenceSet { .. } => given::set_if_due(&mut context),
        FactBody::ResultEntered { result, by, device, confirms } => {
            let (device, confirms) = (*device, *confirms);
            results::entered(
                &mut context,
                ResultEntry { device, result: *result, by: *by, confirms },
            );
        }
        FactBody::ClockSet { left, to_run, .. } => rulings::clocks(&mut context, *left, *to_run),
        FactBody::Interrupted => rulings::interrupted(&mut context),
        _ => {}
    }
    sprint::goes_on(&mut context);
    penalties::ran_on(&mut context);
    penalties::lapse(&mut context);
    speed::for_the_record(&mut context);
    context.facts
}

/// A report that is told again rules nothing: what its rule only notes remains, as the answer to a
/// second tap.
fn told_again(context: &mut RuleContext<'_>, seen: &Seen) {
    if !context.facts.iter().all(|(_, body)| matches!(body, FactBody::Noted { .. })) {
        context.facts.clear();
        last_move::read_again(context, seen);
    }
}

// rules: CR-4.7-2
fn observe(context: &mut RuleContext<'_>, seen: &Seen, witness: Witness) {
    let play = context.play;
    let settled = last_move::settled(context, seen, witness);
    let seen = settled.as_ref().unwrap_or(seen);
    let side = whose(play, seen);
    if *seen == Seen::ChiefCalled {
        return rulings::chief_called(context);
    }
    if last_move::was_contradicted(context, seen, witness) {
        return;
    }
    if play.result.ended.is_none() && last_move::was_seen_again(context, seen, witness) {
        return;
    }
    if play.ruleset == Ruleset::Speed {
        return speed::observe(context, side, seen);
    }
    if play.result.ended.is_some() {
        return context.note(side, Note::AfterTheEnd);
    }
    if play.dispute.held {
        return context.note(side, Note::AwaitsTheReferee);
    }
    if play.clocks.flagged.is_some() {
        return context.note(side, Note::AfterTheFlag);
    }
    if let Seen::Claimed { side, claim } = seen
        && play.is_claim_heard(*side, claim)
    {
        return context.note(*side, Note::ClaimToldBefore);
    }
    if let Some(pending) = &play.dispute.claim
        && claims::while_pending(context, pending, seen, witness)
    {
        return;
    }
    match play.phase {
        Phase::Running => {}
        // A player may give up or agree while the game stands still.
        Phase::Paused if counts_while_paused(play.ruleset, Act::of_seen(seen)) => {}
        Phase::Paused => return context.note(side, Note::WhilePaused),
        Phase::Countdown if play.stopped.is_some() => return context.note(side, Note::WhilePaused),
        Phase::Countdown | Phase::Waiting | Phase::Finished => {
            return starts::before_go(context, side, seen);
        }
    }
    if play.dispute.claim.is_none() && flags::came_first(context, seen, witness) {
        return;
    }
    if limit::came_first(context, seen, witness) {
        return;
    }
    match seen {
        Seen::Placed { uci } => moves::placed(context, uci),
        Seen::Moved { uci, reading } => moves::moved(context, uci, *reading),
        Seen::Pressed { side, reading } => moves::pressed(context, *side, *reading),
        Seen::Read { reading } => readings::read(context, *reading),
        Seen::Crossed { side } => runs::crossed(context, *side),
        Seen::Returned { side } => runs::returned(context, *side),
        Seen::Touched { side } => claims::touched(context, *side),
        Seen::Resigned { side } => endings::resigned(context, *side),
        Seen::FlagSeen { side } => flags::seen_down(context, *side),
        Seen::Fault { .. }
        | Seen::WalkCard { .. }
        | Seen::Stopped { .. }
        | Seen::LeftStop { .. } => {
            unreachable!("a referee's word on faults, cards and stops has been heard")
        }
        Seen::DrawAgreed | Seen::DrawCard { .. } | Seen::DrawAccepted { .. }
            if play.ruleset == Ruleset::Sprint =>
        {
            context.note(side, Note::DrawProhibited);
        }
        Seen::DrawAgreed => offers::agreed(context),
        Seen::DrawCard { side } => offers::card_placed(context, *side),
        Seen::DrawAccepted { side } => offers::accepted(context, *side),
        Seen::DrawRefused { side } => offers::refused(context, *side),
        Seen::Claimed { side, claim } => claims::claimed(context, *side, claim),
        Seen::Corrected { side } => claims::corrected(context, *side),
        Seen::ClockSet => given::set(context, side),
        Seen::ChiefCalled => unreachable!("he is called whatever the game is"),
        Seen::ClocksStopped { .. }
        | Seen::Confirmed { .. }
        | Seen::Disputed { .. }
        | Seen::Agreed { .. }
        | Seen::Declared { .. }
        | Seen::Exchanged { .. }
        | Seen::Withdrawn { .. }
        | Seen::Reminded { .. }
        | Seen::Interfered { .. } => {
            unreachable!("words of Speed chess are refused in other games")
        }
    }
}

/// The side that acted, as far as the observation names it.
fn whose(play: &Play, seen: &Seen) -> Side {
    match seen {
        Seen::Pressed { side, .. }
        | Seen::Crossed { side }
        | Seen::Returned { side }
        | Seen::Touched { side }
        | Seen::Resigned { side }
        | Seen::FlagSeen { side }
        | Seen::Fault { side, .. }
        | Seen::WalkCard { side, .. }
        | Seen::Stopped { side }
        | Seen::LeftStop { side }
        | Seen::DrawCard { side }
        | Seen::DrawAccepted { side }
        | Seen::DrawRefused { side }
        | Seen::Claimed { side, .. }
        | Seen::Corrected { side }
        | Seen::ClocksStopped { side }
        | Seen::Confirmed { side: Some(side) }
        | Seen::Disputed { side }
        | Seen::Declared { side, .. }
        | Seen::Exchanged { side, .. }
        | Seen::Withdrawn { side }
        | Seen::Reminded { side } => *side,
        Seen::Placed { uci } | Seen::Moved { uci, .. } => judgement::mover(play, uci),
        Seen::Read { .. }
        | Seen::DrawAgreed
        | Seen::ClockSet
        | Seen::ChiefCalled
        | Seen::Confirmed { side: None }
        | Seen::Agreed { .. }
        | Seen::Interfered { .. } => play.to_move().unwrap_or(play.table.first),
    }
}

/// An event that time alone brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Timed {
    /// "2": White's clock starts.
    ClockStart,
    /// The instant of GO.
    Go,
    /// A clock comes to 0.000.
    Flag(Side),
    /// The court's clock comes to 0.000 while a device that may hold a press is silent.
    Expected(Side),
    /// A stopwatch comes to zero.
    Free(Side),
    /// A match comes to its limit.
    Limit,
    /// The window of a match that waits closes.
    WindowCloses,
}

/// The next timed event of this game, with its instant, among those that may be stated.
pub(crate) fn next_timed(
    play: &Play,
    may_state: impl Fn(CourtTime, Timed) -> bool,
) -> Option<(CourtTime, Timed)> {
    let (clock, stops) = match play.phase {
        Phase::Countdown => (starts::next(play), None),
        Phase::Running => (flags::next(play), Some(penalties::next(play))),
        Phase::Paused => (flags::before_the_stop(play), None),
        Phase::Waiting => (limit::window(play), None),
        Phase::Finished => return None,
    };
    // At one instant a stop ends first. Its end waits for no referee, as a flag does, and is the
    // same however late the flag is stated. The question about a flag comes before the flag.
    let asked = flags::expected(play).into_iter().chain(clock);
    let ahead = stops.into_iter().flatten().chain(asked).chain(limit::next(play));
    ahead.filter(|(at, timed)| may_state(*at, *timed)).min_by_key(|(at, _)| *at)
}

/// Returns the facts of a timed event whose instant has come. `unwatched`: the device that watched
/// the stop was silent at its end.
pub(crate) fn timed(
    play: &Play,
    (at, timed): (CourtTime, Timed),
    unwatched: bool,
    answers: &Answers,
) -> Vec<Derived> {
    let mut context = RuleContext::new(play, at, answers);
    match timed {
        Timed::ClockStart => context.say(FactBody::ClockStarted),
        Timed::Go => starts::go(&mut context),
        Timed::Flag(side) => flags::due(&mut context, side),
        Timed::Expected(side) => flags::looked_for(&mut context, side),
        Timed::Free(side) => penalties::free(&mut context, side, unwatched),
        Timed::Limit => limit::reached(&mut context),
        Timed::WindowCloses => limit::window_closed(&mut context),
    }
    sprint::goes_on(&mut context);
    penalties::lapse(&mut context);
    context.facts
}
