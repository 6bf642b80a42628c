//! A game played online as an Intramural match: what stood at the hour, who wins and why.
//!
//! The game becomes a sheet, its moves at the instants its clocks tell of, and the rules of the
//! core judge it like any match over the board.

use super::instants::{Dated, first_side, label};
use super::recorded::letter;
use super::{Judged, Status};
use court_protocol::{
    Audience, EndedView, EqualPoints, GameResult, GameView, MatchRule, Millis, OnlineView, Side,
    Termination,
};
use jiff::SignedDuration;
use referee_core::sheet::{BOARD, GAME, Hall, ORIGIN, Sheet, SheetError};
use referee_core::{CapturedPiece, FactBody};
use referee_messages::{say, words};
use referee_pgn::{Finding, Flaw, RecordedGame};
use std::fmt::Write as _;

/// White's clock runs from here on a sheet that starts at 0:00: an Intramural match has it from GO.
const GO: Millis = Millis::seconds(3);
/// The delay of an event that follows another.
const NEXT: Millis = Millis(1);
/// So long after an instant everything it brings about has been stated.
const STATED: Millis = Millis::seconds(5);

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
    if let Some(Finding { flaw: Flaw::Variant | Flaw::StartPosition, .. }) = game.cut_by() {
        return Err(say!("try-unplayable"));
    }
    let rule = MatchRule { equal_points: setup.equal_points, ..MatchRule::ROUND_ROBIN };
    let dated = Dated::new(game, rule.limit)?;
    if let Some(finding) = in_the_way(&dated) {
        let Finding { line, ply, .. } = finding;
        return Err(say!("try-in-the-way", line, ply, limit = rule.limit));
    }
    let hall = play(&dated, rule.equal_points)?;
    tell(&dated, &hall, judged);
    Ok(())
}

/// A finding that may have cost moves, clocks or the result, and lies before the limit.
fn in_the_way<'a>(dated: &Dated<'a>) -> Option<&'a Finding> {
    let is_after_the_limit = |finding: &Finding| {
        let of_result = finding.flaw == Flaw::ContradictoryResult;
        let after = finding.ply.is_some_and(|ply| ply as usize > dated.completed.len());
        dated.passed_the_limit() && (after || of_result)
    };
    let costs = |finding: &Finding| {
        let flaw = finding.flaw;
        flaw.cuts_the_game()
            || matches!(
                flaw,
                Flaw::Clock
                    | Flaw::RepeatedClock
                    | Flaw::MoveNumber
                    | Flaw::RepeatedTag
                    | Flaw::ContradictoryResult
            )
    };
    dated.game.findings.iter().find(|finding| costs(finding) && !is_after_the_limit(finding))
}

/// Plays it as a match of its own, from the start to its end or to the limit.
fn play(dated: &Dated<'_>, equal_points: EqualPoints) -> Result<Hall, String> {
    // the places are of the sheet that was made of it, which nobody has
    let could_not = |SheetError { found, expected, .. }| say!("try-unplayed", found, expected);
    let sheet = Sheet::parse(&moves(dated, equal_points)).and_then(|sheet| sheet.play());
    let mut hall = sheet.map_err(could_not)?.hall;
    if !is_over(&hall)
        && let Some(entry) = ending(dated)?
    {
        hall.play(&entry).map_err(could_not)?;
    }
    if !is_over(&hall) {
        hall.play(&format!("{} pass", GO + dated.limit + STATED)).map_err(could_not)?;
    }
    Ok(hall)
}

/// Its moves as a sheet.
fn moves(dated: &Dated<'_>, equal_points: EqualPoints) -> String {
    let mut sheet = "ruleset: intramural\n".to_owned();
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _infallible = writeln!(sheet, "{text}");
    };
    // The site stops its own clocks: only a flag that fell there falls here.
    if let Some(control) = dated.control.filter(|_| dated.game.ended_on_time()) {
        let increment = control.increment.0 / 1_000;
        line(format_args!("time: {}+{increment}-first", control.initial));
    }
    let equal_points = match equal_points {
        EqualPoints::Drawn => "drawn",
        EqualPoints::AskReferee => "ask_referee",
    };
    line(format_args!("equal_points: {equal_points}"));
    if let Some(fen) = &dated.game.start_fen {
        line(format_args!("position: {fen}"));
    }
    line(format_args!("0:00 start"));
    let mut side = first_side(dated.game);
    for (ply, completed) in dated.game.plies.iter().zip(&dated.completed) {
        line(format_args!("{} {} {}", GO + *completed, letter(side), ply.uci));
        side = side.other();
    }
    sheet
}

/// The end of a game that no move ended, before the limit, as an entry of a sheet: by the flag of
/// the side to move, or by the players' agreement. None if it did not end so.
fn ending(dated: &Dated<'_>) -> Result<Option<String>, String> {
    let game = dated.game;
    if dated.passed_the_limit() {
        return Ok(None);
    }
    let last = dated.completed.last().copied().unwrap_or_default();
    let runs_out = dated.left.map(|left| last + left[dated.to_move()]);
    let Some(result) = game.result else {
        return match runs_out.filter(|runs_out| *runs_out <= dated.limit) {
            None => Ok(None),
            Some(at) => Err(say!("try-no-result", at, limit = dated.limit)),
        };
    };
    if game.ended_on_time() {
        let at = runs_out.ok_or_else(|| say!("try-no-flag"))?;
        return Ok((at <= dated.limit).then(|| format!("{} pass", GO + at + STATED)));
    }
    let at = match (dated.ended, runs_out) {
        (Some(ended), _) if ended > dated.limit => return Ok(None),
        (Some(ended), _) => ended.max(last + NEXT),
        (None, Some(runs_out)) if runs_out <= dated.limit => last + NEXT,
        (None, _) => {
            return Err(say!("try-no-end", score = result.pgn(), last, limit = dated.limit));
        }
    };
    let at = GO + at;
    let why = game.tags.get("Termination").unwrap_or_default().to_ascii_lowercase();
    let claimant = letter(dated.to_move());
    Ok(Some(match result {
        GameResult::Won { by } => format!("{at} {} resigns", letter(by.other())),
        // what a site rules by itself is looked at here as the claim of whoever is to move
        GameResult::Drawn if why.contains("repetition") => {
            format!("{at} {claimant} claims threefold")
        }
        GameResult::Drawn if why.contains("50") => format!("{at} {claimant} claims fifty"),
        GameResult::Drawn | GameResult::BothLost => format!("{at} draw"),
    }))
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

fn view(hall: &Hall) -> GameView {
    hall.court.view(BOARD, Audience::Referees).game.expect("its game is paired")
}

fn is_over(hall: &Hall) -> bool {
    view(hall).ended.is_some()
}

#[cfg(test)]
mod tests;
