//! What referees may do with a game of Speed chess: take down what the players say (SP-25).

use court_protocol::{GameResult, Refusal, Ruleset};

use crate::game::Game;

/// A result is ruled where referees rule; in Speed chess both players say it.
pub(super) fn check_ruling(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), "rule a result")
}

/// An entry takes down what the players decided, and nothing else: what both agreed on since the end,
/// else the end.
pub(super) fn check_entry(game: &Game, result: GameResult) -> Result<(), Refusal> {
    let what = match (game.play.speed.agreed_since, game.play.players_result()) {
        (None, _) => "enter a result that is not theirs".to_owned(),
        (Some(_), Some(theirs)) => {
            format!("enter another result than they agree on since: {theirs}")
        }
        (Some(_), None) => "enter a result of a game that goes on as both say".to_owned(),
    };
    unless(game, game.play.players_result() == Some(result), &what)
}

/// An end that both players have put aside since is not sealed.
pub(super) fn check_seal(game: &Game) -> Result<(), Refusal> {
    let theirs = game.play.players_result();
    let needs = match (game.play.ended, theirs) {
        (Some(ended), Some(theirs)) if theirs != ended.result => {
            format!("since its end both players agree on this: {theirs}; a referee has to enter it")
        }
        (Some(_), None) => {
            "since its end both players agree that it goes on: make the end void".to_owned()
        }
        _ => return Ok(()),
    };
    Err(Refusal::NotAgreed { game: game.id, needs })
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

/// The result that follows from what both players agreed on since the end.
fn agreed(game: &Game) -> Option<GameResult> {
    game.play.speed.agreed_since.and(game.play.players_result())
}

fn unless(game: &Game, is_theirs: bool, what: &str) -> Result<(), Refusal> {
    if is_theirs || game.setup.ruleset != Ruleset::Speed {
        return Ok(());
    }
    Err(Refusal::PlayersDecide { game: game.id, what: what.to_owned() })
}
