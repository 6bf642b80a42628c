//! The acts, faults and claims that a game of a rule system can have, and those still possible
//! after its end.
//!
//! Only the impossible is left out. An act that is merely unlikely now stands after the likely
//! ones; the court rules on it all the same.

use super::prompt::{Sight, Verb};
use super::{LinkState, Model, Seat};
use crate::texts;
use court_protocol::{
    CheckItem, CheckView, Claim, CourtId, Fault, GameView, Phase, ResultState, Ruleset, Weight,
};

/// An act at a board: its key, what it does, what it is called.
pub(crate) type Act = (char, Verb, &'static str);

impl Model {
    /// The rule systems an act can be about: its board's, or those of the lanes that are watched
    /// where none is named yet; nothing is known of an empty picture.
    pub(crate) fn rulesets(&self, seat: Option<Seat>) -> Vec<Ruleset> {
        if let Some(seat) = seat {
            return self.game(seat).map(|game| game.ruleset).into_iter().collect();
        }
        let mine = self.games().filter(|(seat, _)| self.is_mine(*seat));
        mine.map(|(_, game)| game.ruleset).collect()
    }

    /// True if an act is for a game on a lane that is watched.
    pub(crate) fn knows(&self, verb: &Verb) -> bool {
        any(&self.rulesets(None), |ruleset| knows_act(ruleset, verb))
    }
}

impl Model {
    /// The acts possible at a board, each with its key and name: none without a game, and after its
    /// end only those still possible. A picture that may be old leaves nothing out.
    pub(crate) fn acts_at(&self, seat: Seat) -> Vec<Act> {
        let game = self.game(seat);
        let acts = texts::board_acts(game.map(|game| game.ruleset));
        if !self.is_current(seat.0) {
            return acts;
        }
        let Some(game) = game else { return Vec::new() };
        if self.counts_down(game) {
            let others = acts.into_iter().filter(|(key, _, _)| *key != texts::ABORT.0);
            return std::iter::once(texts::ABORT).chain(others).collect();
        }
        if game.phase != Phase::Finished {
            return acts;
        }
        let can_come = acts.into_iter().filter(|(_, verb, _)| comes_after_the_end(game, verb));
        let is_sealed = game.result == ResultState::Sealed;
        can_come.chain(is_sealed.then_some(texts::CORRECT_SEALED)).collect()
    }

    /// True if a ruling on a result fits a board. Observations fit every board, and a picture that
    /// may be old leaves nothing out.
    pub(crate) fn fits(&self, verb: &Verb, seat: Seat) -> bool {
        let is_sealed = |game: &GameView| game.result == ResultState::Sealed;
        let fits = |game: &GameView| match verb {
            Verb::CorrectResult => is_sealed(game),
            Verb::EnterResult => !is_sealed(game),
            Verb::RuleResult => {
                game.phase != Phase::Finished && knows_act(game.ruleset, &Verb::RuleResult)
            }
            _ => true,
        };
        let is_of_result =
            matches!(verb, Verb::CorrectResult | Verb::EnterResult | Verb::RuleResult);
        !is_of_result || !self.is_current(seat.0) || self.game_of_result(seat).is_some_and(fits)
    }

    /// True if the picture of a court is up to date.
    pub(super) fn is_current(&self, court: CourtId) -> bool {
        self.link == LinkState::Up && !self.old_pictures.contains(&court)
    }
}

/// Late calls and claims, who really played, and the result until it is sealed.
fn comes_after_the_end(game: &GameView, verb: &Verb) -> bool {
    match verb {
        Verb::Fault
        | Verb::Card
        | Verb::Claim
        | Verb::See(Sight::Confirmed | Sight::BothConfirmed | Sight::Disputed)
        | Verb::Agree
        | Verb::SetPlayers => true,
        Verb::EnterResult => game.result != ResultState::Sealed,
        _ => false,
    }
}

/// True if any of these rule systems knows something; if none is given, all may.
pub(crate) fn any(rulesets: &[Ruleset], knows: impl Fn(Ruleset) -> bool) -> bool {
    rulesets.is_empty() || rulesets.iter().copied().any(knows)
}

pub(crate) fn knows_fault(ruleset: Ruleset, fault: &Fault) -> bool {
    match fault {
        Fault::NoCrossing | Fault::FalseStart | Fault::MovedBeforeRun => ruleset.runs(),
        Fault::OfferWithoutCard => has_cards(ruleset),
        // it comes of the judge's card
        Fault::RedCard => false,
        Fault::Disturbance | Fault::Equipment | Fault::Other { .. } => true,
    }
}

pub(crate) const fn knows_claim(ruleset: Ruleset, claim: &Claim) -> bool {
    match ruleset {
        Ruleset::Speed => claim.is_made_in_speed(),
        Ruleset::Classic | Ruleset::Walk | Ruleset::Sprint => !claim.is_only_of_speed(),
        Ruleset::Intramural => !claim.is_only_of_speed() && !matches!(claim, Claim::MovedBeforeRun),
    }
}

pub(crate) fn knows_act(ruleset: Ruleset, verb: &Verb) -> bool {
    let is_speed = ruleset == Ruleset::Speed;
    match verb {
        Verb::See(Sight::Stopped | Sight::LeftStop | Sight::Crossed | Sight::Returned) => {
            ruleset.runs()
        }
        Verb::See(Sight::DrawCard | Sight::DrawAccepted | Sight::DrawRefused) => has_cards(ruleset),
        // a sprint goes on until somebody has won (CR-4.7)
        Verb::See(Sight::DrawAgreed) => ruleset != Ruleset::Sprint,
        // in Speed nobody but the two players states a flag or a result (SP-25)
        Verb::See(Sight::FlagSeen | Sight::Corrected) | Verb::RuleResult => !is_speed,
        Verb::See(
            Sight::ClocksStopped
            | Sight::Confirmed
            | Sight::BothConfirmed
            | Sight::Disputed
            | Sight::Withdrawn
            | Sight::Reminded,
        )
        | Verb::Agree
        | Verb::Declare
        | Verb::Exchange
        | Verb::Interfere => is_speed,
        Verb::Card | Verb::ShowCards => ruleset == Ruleset::Walk,
        _ => true,
    }
}

/// True if an item is on the check-list of a game: runners' equipment (CR-2.4), and in Speed chess
/// the place of captured pieces (SP-31). A match played online has none.
pub(crate) const fn has_item(ruleset: Ruleset, item: CheckItem) -> bool {
    match item {
        CheckItem::CapturedMen => matches!(ruleset, Ruleset::Speed),
        _ => ruleset.runs(),
    }
}

/// The items of a game's check-list that nobody has looked at yet.
pub(crate) fn unchecked(game: &GameView) -> Vec<CheckItem> {
    let is_known = |item: &CheckItem| {
        let looks = game.checks.iter().filter(|check| check.item == *item).count();
        looks == if item.is_of_player() { 2 } else { 1 }
    };
    let on_list = CheckItem::ALL.into_iter().filter(|item| has_item(game.ruleset, *item));
    on_list.filter(|item| !is_known(item)).collect()
}

/// The items that failed.
pub(crate) fn failed(game: &GameView) -> impl Iterator<Item = CheckView> {
    game.checks.iter().filter(|check| !check.passed).copied()
}

/// The failed items that keep their board from being started.
pub(crate) fn blocking(game: &GameView) -> impl Iterator<Item = CheckView> {
    let blocks = |check: &CheckView| check.item.weight() == Weight::Required && !check.waived;
    failed(game).filter(blocks)
}

/// Draws are offered by cards.
pub(crate) const fn has_cards(ruleset: Ruleset) -> bool {
    matches!(ruleset, Ruleset::Classic | Ruleset::Walk)
}
