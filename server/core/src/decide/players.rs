//! The part of referees in a game of Speed chess: recording the players' decisions (SP-25).

use court_protocol::{GameResult, Refusal, Ruleset};

use crate::game::Game;

/// Refuses, in Speed chess, a ruled result on which the players have not agreed.
pub(super) fn check_ruling(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), "rule a result")
}

/// An entry records the players' decision and nothing else: their agreement since the end,
/// else the end.
// rules: SP-25
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
    Err(Refusal::NotConfirmed { game: game.id, needs })
}

/// A sealed result can only be corrected to the agreement of both players.
pub(super) fn check_correction(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), "correct it")
}

/// Checks that both players agreed against an end or a claim before it is made void: their word
/// decides in its place.
pub(super) fn check_void(game: &Game) -> Result<(), Refusal> {
    unless(game, game.play.speed.agreed.is_some(), "make anything of it void")
}

/// The result of the players' agreement since the end.
fn agreed(game: &Game) -> Option<GameResult> {
    game.play.speed.agreed_since.and(game.play.players_result())
}

fn unless(game: &Game, is_theirs: bool, what: &str) -> Result<(), Refusal> {
    if is_theirs || game.setup.ruleset != Ruleset::Speed {
        return Ok(());
    }
    Err(Refusal::PlayersDecide { game: game.id, what: what.to_owned() })
}
