//! What referees may do with a game of Speed chess: take down what the players say (SP-25).

use court_protocol::{Agreement, GameResult, Refusal, Ruleset};

use crate::game::Game;

/// A result is ruled where referees rule; in Speed chess both players say it.
pub(super) fn check_ruling(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), "rule a result")
}

/// An entry takes down what the players decided, and nothing else.
pub(super) fn check_entry(game: &Game, result: GameResult) -> Result<(), Refusal> {
    let is_theirs = game.play.ended.is_some_and(|ended| ended.result == result);
    unless(game, is_theirs, "enter a result that is not theirs")
}

/// A sealed result is put right to what both players said.
pub(super) fn check_correction(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), "correct it")
}

/// What ended a game, or was claimed in it, is void once both players have said that it is not so:
/// their word decides in its place.
pub(super) fn check_void(game: &Game) -> Result<(), Refusal> {
    unless(game, game.play.speed.agreed.is_some(), "make anything of it void")
}

/// The result that follows from what both players agreed on last.
fn agreed(game: &Game) -> Option<GameResult> {
    match game.play.speed.agreed? {
        Agreement::Result { result } => Some(result),
        Agreement::FirstFlag { side } => Some(GameResult::Won { by: side.other() }),
        Agreement::NoFlagBefore | Agreement::PlayOn => None,
    }
}

fn unless(game: &Game, is_theirs: bool, what: &str) -> Result<(), Refusal> {
    if is_theirs || game.setup.ruleset != Ruleset::Speed {
        return Ok(());
    }
    Err(Refusal::PlayersDecide { game: game.id, what: what.to_owned() })
}
