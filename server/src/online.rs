//! A game played online as an Intramural match.
//!
//! The game becomes a sheet, its moves at the instants its clocks tell of, and the rules of the
//! core judge it like any match over the board.

mod instants;

pub(crate) use self::instants::{Dated, first_side, label};

use court_protocol::{Audience, EqualPoints, GameResult, GameView, MatchRule, Millis, Side};
use referee_core::sheet::{BOARD, Hall, Sheet, SheetError};
use referee_messages::say;
use referee_pgn::{Finding, Flaw, RecordedGame};
use std::fmt::Write as _;

/// White's clock runs from here on a sheet that starts at 0:00: an Intramural match has it from GO.
pub(crate) const GO: Millis = Millis::seconds(3);
/// The delay of an event that follows another.
const NEXT: Millis = Millis(1);
/// So long after an instant everything it brings about has been stated.
const STATED: Millis = Millis::seconds(5);

/// Plays the game as a match of its own, from the start to its end or to the limit.
///
/// # Errors
/// The reason why it cannot be judged, as a sentence.
pub(crate) fn judge(
    game: &RecordedGame,
    equal_points: EqualPoints,
) -> Result<(Dated<'_>, Hall), String> {
    if let Some(Finding { flaw: Flaw::Variant | Flaw::StartPosition, .. }) = game.cut_by() {
        return Err(say!("try-unplayable"));
    }
    let limit = MatchRule::ROUND_ROBIN.limit;
    let dated = Dated::new(game, limit)?;
    if let Some(finding) = in_the_way(&dated) {
        let Finding { line, ply, .. } = finding;
        return Err(say!("try-in-the-way", line, ply, limit));
    }
    let hall = play(&dated, equal_points)?;
    Ok((dated, hall))
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

/// The game as referees see it at the end of its hall.
pub(crate) fn view(hall: &Hall) -> GameView {
    hall.court.view(BOARD, Audience::Referees).game.expect("its game is paired")
}

fn is_over(hall: &Hall) -> bool {
    view(hall).ended.is_some()
}

/// The letter of a side on a sheet.
pub(crate) const fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}
