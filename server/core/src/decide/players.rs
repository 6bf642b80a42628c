//! The part of referees in a game of Speed chess: recording the players' decisions (SP-25).

use court_protocol::{GameResult, NeedsForResult, PlayersAct, Refusal, Ruleset};

use crate::game::Game;

/// Refuses, in Speed chess, a ruled result on which the players have not agreed.
pub(super) fn check_ruling(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), PlayersAct::Rule, None)
}

/// An entry records the players' decision and nothing else: their agreement since the end,
/// else the end.
// rules: SP-25
pub(super) fn check_entry(game: &Game, result: GameResult) -> Result<(), Refusal> {
    let theirs = game.play.players_result();
    let (act, agreed) = match (game.play.speed.agreed_since, theirs) {
        (None, _) => (PlayersAct::Enter, None),
        (Some(_), Some(_)) => (PlayersAct::EnterAnother, theirs),
        (Some(_), None) => (PlayersAct::EnterUnfinished, None),
    };
    unless(game, theirs == Some(result), act, agreed)
}

/// An end that both players have put aside since is not sealed.
pub(super) fn check_seal(game: &Game) -> Result<(), Refusal> {
    let theirs = game.play.players_result();
    let needs = match (game.play.result.ended, theirs) {
        (Some(ended), Some(theirs)) if theirs != ended.result => NeedsForResult::PlayersAgree,
        (Some(_), None) => NeedsForResult::PlayersPlayOn,
        _ => return Ok(()),
    };
    Err(Refusal::NotConfirmed { game: game.id, needs, result: theirs })
}

/// A sealed result can only be corrected to the agreement of both players.
pub(super) fn check_correction(game: &Game, result: GameResult) -> Result<(), Refusal> {
    unless(game, agreed(game) == Some(result), PlayersAct::Correct, None)
}

/// Checks that both players agreed against an end or a claim before it is made void: their word
/// decides in its place.
pub(super) fn check_void(game: &Game) -> Result<(), Refusal> {
    unless(game, game.play.speed.agreed.is_some(), PlayersAct::Void, None)
}

/// The result of the players' agreement since the end.
fn agreed(game: &Game) -> Option<GameResult> {
    game.play.speed.agreed_since.and(game.play.players_result())
}

fn unless(
    game: &Game,
    is_theirs: bool,
    act: PlayersAct,
    result: Option<GameResult>,
) -> Result<(), Refusal> {
    if is_theirs || game.setup.ruleset != Ruleset::Speed {
        return Ok(());
    }
    Err(Refusal::PlayersDecide { game: game.id, act, result })
}
