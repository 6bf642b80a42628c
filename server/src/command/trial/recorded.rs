//! A recorded game as a sheet: its moves at the instants its clocks tell of.

use crate::online::{first_side, letter};
use court_protocol::{BySide, GameResult, Millis, TimeControl};
use referee_messages::say;
use referee_pgn::RecordedGame;
use std::fmt::Write as _;
use std::path::Path;

/// White's clock runs from here where the countdown begins at 0:00 (CR-4.1-2).
const WHITES_CLOCK_STARTS: Millis = Millis::seconds(1);
/// GO: nothing of the game happens before it.
const GO: Millis = Millis::seconds(3);
/// So long after the last move a game ends that does not end by it, or by a flag.
const LATER: Millis = Millis::seconds(1);

/// True if a text is PGN: by its name, or by the tag or the move it begins with.
pub(super) fn is_pgn(name: &str, bytes: &[u8]) -> bool {
    let ending = Path::new(name).extension();
    let is_named = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("pgn"));
    let begins = bytes.trim_ascii_start();
    is_named || begins.starts_with(b"[") || begins.starts_with(b"1.")
}

/// The players, and the assumptions made.
pub(super) fn heading(game: &RecordedGame) -> String {
    let tag = |name| game.tags.get(name).unwrap_or("?");
    let (file, number) = (&game.file, game.number);
    say!("try-heading", file, number, white = tag("White"), black = tag("Black"))
}

/// The game as a sheet, by the rules of classic `ChessRun` with runs presumed.
///
/// A move beside which no clock stands is pressed at once. Where the clocks beside the moves and
/// the time control disagree, the clock beside the move is right, as the head referee would set it.
pub(super) fn sheet(game: &RecordedGame) -> String {
    let control = game.time_control().unwrap_or(TimeControl::STANDARD);
    let mut sheet = String::new();
    let mut line = |text: std::fmt::Arguments<'_>| {
        let _infallible = writeln!(sheet, "{text}");
    };
    let increment = control.increment.0 / 1_000;
    line(format_args!("time: {}+{increment}", control.initial));
    if let Some(fen) = &game.start_fen {
        line(format_args!("position: {fen}"));
    }
    line(format_args!("0:00 start"));

    let mut side = first_side(game);
    let mut left = BySide::both(control.at_start());
    let mut now = WHITES_CLOCK_STARTS;
    for ply in &game.plies {
        let by_clock = ply.left.map(|after| left[side] + control.increment - after);
        let used = by_clock.or(ply.used).unwrap_or(Millis::ZERO).max(Millis::ZERO);
        let pressed = (now + used).max(GO);
        left[side] = left[side] - (pressed - now) + control.increment;
        now = pressed;
        line(format_args!("{now} {} {}", letter(side), ply.uci));
        if let Some(after) = ply.left.filter(|after| *after != left[side]) {
            let BySide { white, black } = BySide::from_fn(|of| (of == side).then_some(after));
            line(format_args!("{now} clocks [{}/{}]", figure(white), figure(black)));
            left[side] = after;
        }
        side = side.other();
    }
    match game.result {
        _ if game.cut_by().is_some() => {}
        Some(_) if game.ended_on_time() => {
            line(format_args!("{} pass", now + left[side].max(Millis::ZERO) + LATER));
        }
        Some(GameResult::Drawn) if !is_over(game) => line(format_args!("{} draw", now + LATER)),
        Some(GameResult::Won { by }) if !is_over(game) => {
            line(format_args!("{} {} resigns", now + LATER, letter(by.other())));
        }
        _ => {}
    }
    sheet
}

/// True if its last move ended it.
fn is_over(game: &RecordedGame) -> bool {
    let ends = |san: &str| san.ends_with('#');
    game.plies.last().is_some_and(|ply| ends(&ply.san))
}

fn figure(time: Option<Millis>) -> String {
    time.map_or("-".to_owned(), |time| time.to_string())
}
