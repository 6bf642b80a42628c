//! Words of the court: faults, states, clocks.

use super::Names;
use court_protocol::{
    BoardNo, BySide, Claim, CourtTime, Debt, DeviceId, EntryView, Fault, GameResult, GameView,
    Millis, ResultState, Side, SideView, Termination,
};
use referee_messages::{say, words};

pub(crate) fn fault(fault: &Fault) -> String {
    words().argument("fault", fault)
}

/// One letter per debt.
pub(crate) fn debts(owes: &[Debt]) -> String {
    if owes.is_empty() { "-".into() } else { owes.iter().map(|debt| say!("debt", debt)).collect() }
}

/// The phase of a game; a countdown in the referee's words, by the court's clock. Without a link
/// nobody knows whether the server gave GO.
pub(crate) fn phase(game: &GameView, now: Option<CourtTime>, is_linked: bool) -> String {
    let to_go = game.go_at.zip(now).map(|(go, now)| (go - now).0);
    let count = to_go.map(|ms| (ms + 999).div_euclid(1_000).clamp(0, 4));
    let result = game.ended.as_ref().map(|ended| ended.result);
    say!("phase-shown", phase = game.phase, ready = game.ready, count, is_linked, result)
}

pub(crate) fn result(result: GameResult) -> String {
    say!("scored", result)
}

pub(crate) fn score(result: GameResult) -> String {
    say!("score", result)
}

/// The stage of a result on the way to the seal: confirmed by a second entry of the same, or settled
/// by the head referee alone.
pub(crate) fn result_state(game: &GameView) -> String {
    let how = match game.result {
        ResultState::Confirmed if is_decided(game) => "decided",
        ResultState::Confirmed if is_ruled(game) => "ruled",
        ResultState::Sealed if game.corrected.is_some() => "corrected",
        _ => "",
    };
    say!("result-state", how, state = game.result)
}

/// The head referee chose between entries that differ.
fn is_decided(game: &GameView) -> bool {
    let stands = game.ended.as_ref().map(|ended| ended.result);
    let by = game.ended.as_ref().map(|ended| ended.by);
    let is_of_the_entries = !is_ruled(game) && by != Some(Termination::Penalty);
    let withdrawn = game.entries.is_empty();
    is_of_the_entries
        && (withdrawn || game.entries.iter().any(|entry| Some(entry.result) != stands))
}

fn is_ruled(game: &GameView) -> bool {
    game.ended.as_ref().is_some_and(|ended| ended.by == Termination::Ruling)
}

/// A result with its way to the seal: who entered what.
pub(crate) fn result_in_full(
    board: BoardNo,
    players: &str,
    game: &GameView,
    names: Names<'_>,
) -> String {
    let who = |device: Option<DeviceId>| device.map_or_else(|| say!("by-server"), names);
    let (result, by) = game.ended.as_ref().map(|ended| (ended.result, ended.by)).unzip();
    let entry = |entry: &EntryView| format!("{} {}", who(entry.device), score(entry.result));
    let entered = game.entries.iter().map(entry).collect::<Vec<_>>().join(", ");
    // a ruling is how it ended already
    let is_told = is_ruled(game) && game.result == ResultState::Confirmed;
    let state = if is_told { String::new() } else { result_state(game) };
    let corrector = game.corrected.map(|corrected| who(corrected.by));
    let before = game.corrected.map(|corrected| score(corrected.was));
    say!("result-in-full", board, players, result, by, state, corrector, before, entered)
}

pub(crate) fn claim(claim: &Claim) -> String {
    words().argument("claim", claim)
}

pub(crate) fn clock(left: Option<Millis>) -> String {
    left.map_or_else(|| say!("no-clock"), Millis::on_chess_clock)
}

/// A stopwatch: rounded up, so that zero is free.
pub(crate) fn stopwatch(left: Option<Millis>) -> String {
    let tenths = left.map(|left| (left.0.max(0) + 99) / 100);
    say!("stopwatch", tenths)
}

pub(crate) fn age(age: Option<Millis>) -> String {
    age.map_or_else(|| "?".into(), since)
}

pub(crate) fn since(time: Millis) -> String {
    say!("time", ms = time)
}

pub(crate) fn time_of_day(at: CourtTime, utc_offset: i64) -> String {
    let seconds = (at.0.div_euclid(1_000) + utc_offset).rem_euclid(86_400);
    format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// The times that are set or read; a clock that was left out is not named.
pub(crate) fn times(left: &BySide<Option<Millis>>) -> String {
    let one = |side: Side| say!("clock-of-side", side, clock = clock(left[side]));
    match (left.white, left.black) {
        (Some(_), None) => one(Side::White),
        (None, Some(_)) => one(Side::Black),
        _ => say!("players-by-colour", white = clock(left.white), black = clock(left.black)),
    }
}

/// The kind and place of his turn (CR-4.2-1): over a line, round a cone, both hands on a wall; 14 m
/// from the board is left out.
pub(crate) fn turns(view: &SideView) -> String {
    let metres = (view.line_m != SideView::USUAL_LINE_M).then_some(view.line_m);
    say!("turn", mode = view.run_mode, metres)
}
