//! A game played online as an Intramural match: what stood at the hour, who wins and why, as
//! [`crate::online`] judges it.

use super::{Judged, Status};
use crate::online::{self, Dated, GO, label, view};
use court_protocol::{EndedView, EqualPoints, GameResult, Millis, OnlineView, Side, Termination};
use jiff::SignedDuration;
use referee_core::sheet::{GAME, Hall, ORIGIN};
use referee_core::{CapturedPiece, FactBody};
use referee_messages::{say, words};
use referee_pgn::RecordedGame;

/// The set-up of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MatchSetup {
    /// The match's name, if a set-up file has it.
    pub named: Option<String>,
    /// The site, and the players' handles there.
    pub online: Option<OnlineView>,
    pub equal_points: EqualPoints,
}

/// Judges a game as a match.
pub(super) fn judge(game: &RecordedGame, setup: &MatchSetup, judged: &mut Judged) {
    if let Some(named) = &setup.named {
        judged.below(named);
    }
    for differs in setup.online.iter().flat_map(|online| game.differs_from(online)) {
        judged.is(Status::NotAsExpected);
        judged.below(&say!("try-wrong-tag", differs = words().say(&differs.message())));
    }
    if let Err(why) = try_judge(game, setup, judged) {
        judged.not_judged(&why);
    }
}

fn try_judge(game: &RecordedGame, setup: &MatchSetup, judged: &mut Judged) -> Result<(), String> {
    let (dated, hall) = online::judge(game, setup.equal_points)?;
    tell(&dated, &hall, judged);
    Ok(())
}

/// The result, and the game at the limit.
fn tell(dated: &Dated<'_>, hall: &Hall, judged: &mut Judged) {
    let game = dated.game;
    let view = view(hall);
    let ended = view.ended.as_ref();
    tell_of_the_times(dated, judged);
    if game.result.is_none() && !dated.passed_the_limit() {
        judged.below(&say!("try-nothing-after"));
    }
    if let Some(ended) = ended {
        let (result, at) = (ended.result, ended.at - ORIGIN - GO);
        let when = is_dated(dated, ended);
        judged.below(&say!("try-result", score = result.pgn(), result, when, at));
    } else {
        judged.is(Status::NotAsExpected);
        judged.below(&say!("try-no-result-yet"));
    }
    let facts = hall.records.iter().flat_map(|record| &record.facts);
    let decides =
        |body: &FactBody| matches!(body, FactBody::LimitReached { .. } | FactBody::Ended { .. });
    for ruling in facts.filter(|fact| decides(&fact.body)).filter_map(referee_core::Fact::ruling) {
        judged.below(&format!("  {}: {}", ruling.rule, words().ruling(&ruling)));
    }
    let counted = usize::from(view.ply);
    let at = dated.completed.get(counted.wrapping_sub(1));
    let last = at.map(|_| label(game, counted));
    judged.below(&say!("try-last-move", limit = dated.limit, last, at));
    if let Some(fen) = &view.fen {
        judged.below(&format!("  {}", say!("try-position", fen)));
    }
    let captured = hall.court.captured(GAME).expect("a match whose moves are known");
    for side in Side::BOTH {
        judged.below(&format!("  {}", of_side(game, side, captured)));
    }
    if counted < game.plies.len() {
        let moves: Vec<String> = (counted + 1..=game.plies.len())
            .map(|number| (label(game, number), dated.completed.get(number - 1)))
            .map(|(label, at)| match at {
                Some(at) => say!("try-move-at", label, at),
                None => label,
            })
            .collect();
        judged.below(&say!("try-not-counted", moves));
    }
    for (at, number) in dated.completed.iter().zip(1..) {
        let off = *at - dated.limit;
        if dated.step > Millis(1) && off.0.abs() <= dated.doubt().0 {
            let label = label(game, number);
            judged.below(&say!("try-close", label, off, step = dated.step));
        }
    }
    tell_of_the_file(game, ended.map(|ended| ended.result), judged);
}

/// True if the time of the end is known: for an agreement or a resignation, from the tags.
fn is_dated(dated: &Dated<'_>, ended: &EndedView) -> bool {
    let is_said = matches!(
        ended.by,
        Termination::Resignation
            | Termination::Agreement
            | Termination::ThreefoldRepetition
            | Termination::FiftyMoves
    );
    !is_said || dated.ended.is_some()
}

/// When it began, when its limit was, and what is taken as so.
fn tell_of_the_times(dated: &Dated<'_>, judged: &mut Judged) {
    let limit = dated.limit;
    let until = dated.began.saturating_add(SignedDuration::from_millis(limit.0));
    let [began, until] =
        [dated.began, until].map(|at| at.strftime("%Y-%m-%d %H:%M:%S").to_string());
    judged.below(&say!("try-began", began, until, limit, utc = dated.is_utc));
    judged.below(&say!("try-assumed", step = dated.step));
}

/// The result in the file, compared with the judgement.
fn tell_of_the_file(game: &RecordedGame, result: Option<GameResult>, judged: &mut Judged) {
    let (why, score) = (game.tags.get("Termination"), game.result.map(GameResult::pgn));
    let told = match (game.result, result) {
        (None, _) => say!("try-file-without-result", why),
        (Some(_), None) => say!("try-file-says", score, why),
        (Some(named), Some(result)) if named == result => say!("try-file-agrees", score, why),
        (Some(_), Some(_)) => {
            judged.is(Status::NotAsExpected);
            say!("try-file-differs", score, why)
        }
    };
    judged.below(&told);
}

/// The captures of a side, piece by piece.
fn of_side(game: &RecordedGame, side: Side, captured: &[CapturedPiece]) -> String {
    let own = captured.iter().filter(|captured| captured.by == side);
    let points: u16 = own.clone().map(|captured| captured.points).sum();
    let told = |captured: &CapturedPiece| {
        let CapturedPiece { ply, piece, points, .. } = captured;
        say!("try-piece", piece, points, label = label(game, usize::from(*ply)))
    };
    let pieces: Vec<String> = own.map(told).collect();
    say!("try-captured", side, points, pieces)
}

#[cfg(test)]
mod tests;
