//! Words of the court: faults, states, clocks.

use super::Names;
use court_protocol::{
    BoardNo, BySide, Claim, ClockRule, CourtTime, Debt, DeviceId, EntryView, Evidence, Fault,
    GameResult, GameView, Millis, PenaltyState, Phase, ResultState, RunMode, Sanction, Side,
    SideView, Termination, Whereabouts,
};
use referee_messages::words;

const NO_CLOCK: &str = "-:--";
pub(crate) const EMPTY_BOARD: &str = "no game";
pub(crate) const NOTHING_TO_CALL: &str = "There is nothing to call here.";

/// A fault in the list of those that can be called. A call that does not fit the court's data on
/// the players is marked; it counts all the same.
pub(crate) fn fault_offered(of: &Fault, is_unexpected: bool) -> String {
    if is_unexpected { format!("{} (unexpected)", fault(of)) } else { fault(of) }
}

pub(crate) fn fault(fault: &Fault) -> String {
    words().argument("fault", fault)
}

pub(crate) fn sanction(sanction: Sanction) -> String {
    match sanction {
        Sanction::Stop => "10 s stop".into(),
        Sanction::Note => "noted only".into(),
        Sanction::Warning => "warning".into(),
        Sanction::GiveOpponent { time } => format!("+{} to the opponent", since(time)),
        Sanction::TakeTime { time } => format!("-{} off his clock", since(time)),
        Sanction::LossOfGame => "loss of the game".into(),
    }
}

pub(crate) fn penalty_state(state: PenaltyState) -> &'static str {
    match state {
        PenaltyState::Called => "called",
        PenaltyState::Due => "DUE",
        PenaltyState::Serving => "serving",
        PenaltyState::Served => "served",
        PenaltyState::Voided => "void",
        PenaltyState::Lapsed => "lapsed",
    }
}

pub(crate) fn whereabouts(at: Option<Whereabouts>) -> &'static str {
    match at {
        Some(Whereabouts::BehindLine) => "behind the line",
        Some(Whereabouts::AtBoard) => "at the board",
        Some(Whereabouts::Outward) => "running out",
        Some(Whereabouts::Homeward) => "running home",
        Some(Whereabouts::Away) => "away",
        None => "place not known",
    }
}

pub(crate) fn whereabouts_in_short(at: Option<Whereabouts>) -> &'static str {
    match at {
        Some(Whereabouts::BehindLine) => "line",
        Some(Whereabouts::AtBoard) => "brd",
        Some(Whereabouts::Outward) => "out",
        Some(Whereabouts::Homeward) => "home",
        Some(Whereabouts::Away) => "away",
        None => "?",
    }
}

/// One letter per debt: H half run, R full run, C correction, T take-back.
pub(crate) fn debts(owes: &[Debt]) -> String {
    let letter = |debt: &Debt| match debt {
        Debt::HalfRun => 'H',
        Debt::FullRun => 'R',
        Debt::Correction => 'C',
        Debt::TakeBack { .. } => 'T',
    };
    if owes.is_empty() { "-".into() } else { owes.iter().map(letter).collect() }
}

/// The phase of a game; a countdown in the referee's words, by the court's clock. Without a link
/// nobody knows whether the server gave GO.
pub(crate) fn phase(game: &GameView, now: Option<CourtTime>, is_linked: bool) -> String {
    match game.phase {
        Phase::Waiting if game.ready => "ready".into(),
        Phase::Waiting => "waiting".into(),
        Phase::Countdown => match (game.go_at, now) {
            (Some(go), Some(now)) => match (go - now).0 {
                3_001.. => "get set".into(),
                2_001..=3_000 => "-- 3 --".into(),
                1_001..=2_000 => "-- 2 --".into(),
                1..=1_000 => "-- 1 --".into(),
                _ if is_linked => "** GO **".into(),
                _ => "GO said?".into(),
            },
            _ => "counting".into(),
        },
        Phase::Running => "running".into(),
        Phase::Paused => "PAUSED".into(),
        Phase::Finished => game.ended.as_ref().map_or("ended".into(), |e| e.result.pgn().into()),
    }
}

pub(crate) fn result(result: GameResult) -> String {
    match result {
        GameResult::Won { by: Side::White } => "1-0 White wins".into(),
        GameResult::Won { by: Side::Black } => "0-1 Black wins".into(),
        GameResult::Drawn => "1/2 draw".into(),
        GameResult::BothLost => "0-0 both lose".into(),
    }
}

/// The stage of a result on the way to the seal: confirmed by a second entry of the same, or settled
/// by the head referee alone.
pub(crate) fn result_state(game: &GameView) -> &'static str {
    match game.result {
        ResultState::Open => "no result",
        ResultState::Entered => "entered once",
        ResultState::Confirmed if is_decided(game) => "decided",
        ResultState::Confirmed if is_ruled(game) => "ruled",
        ResultState::Confirmed => "confirmed",
        ResultState::Differs => "DIFFERS",
        ResultState::Sealed if game.corrected.is_some() => "corrected",
        ResultState::Sealed => "sealed",
    }
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
    let ended = game.ended.as_ref().map_or_else(String::new, |ended| {
        format!(": {}, {}", result(ended.result), termination(ended.by))
    });
    let who = |device: Option<DeviceId>| device.map_or_else(|| super::THE_SERVER.to_owned(), names);
    let corrected = game.corrected.map_or_else(String::new, |corrected| {
        format!(" by {}, {}", who(corrected.by), super::was(corrected.was))
    });
    let entry = |entry: &EntryView| format!("{} {}", who(entry.device), entry.result.pgn());
    let entries: Vec<String> = game.entries.iter().map(entry).collect();
    let entered = match &entries[..] {
        [] => String::new(),
        entries => format!("; entered: {}", entries.join(", ")),
    };
    // a ruling is how it ended already
    let state = if is_ruled(game) && game.result == ResultState::Confirmed {
        String::new()
    } else {
        format!("; {}{corrected}", result_state(game))
    };
    format!("{board}, {players}{ended}{state}{entered}")
}

pub(crate) fn termination(by: Termination) -> &'static str {
    match by {
        Termination::Checkmate => "checkmate",
        Termination::Stalemate => "stalemate",
        Termination::DeadPosition => "dead position",
        Termination::FivefoldRepetition => "fivefold repetition",
        Termination::SeventyFiveMoves => "75 moves",
        Termination::Resignation => "resignation",
        Termination::Agreement => "agreement",
        Termination::FlagFall => "flag",
        Termination::CapturedPoints => "captured points",
        Termination::IllegalPosition => "illegal position",
        Termination::ThreefoldRepetition => "threefold repetition",
        Termination::FiftyMoves => "50 moves",
        Termination::IllegalMoves => "second illegal move",
        Termination::FlagDeclared => "flag declared",
        Termination::BothFlags => "both flags",
        Termination::KingLeftInCheck => "king left in check",
        Termination::IllegalMove => "illegal move",
        Termination::PlayersAgreed => "both players agreed",
        Termination::Forfeit => "did not come",
        Termination::Penalty => "penalty",
        Termination::RedCards => "third red card",
        Termination::Entered => "as entered",
        Termination::Ruling => "ruling",
    }
}

pub(crate) fn claim(claim: &Claim) -> String {
    words().argument("claim", claim)
}

pub(crate) fn evidence(evidence: Evidence, clock: ClockRule) -> String {
    let reports = match evidence {
        Evidence::Table => "nothing",
        Evidence::Presses => "presses",
        Evidence::Moves => "moves",
    };
    let rules = match clock {
        ClockRule::Court => "court's clock rules",
        ClockRule::Table => "table's clock rules",
    };
    format!("{reports}; {rules}")
}

pub(crate) fn clock(left: Option<Millis>) -> String {
    left.map_or_else(|| NO_CLOCK.into(), Millis::on_chess_clock)
}

/// A stopwatch: rounded up, so that zero is free.
pub(crate) fn stopwatch(left: Option<Millis>) -> String {
    left.map_or("runs".into(), |left| {
        if left <= Millis::ZERO {
            return "FREE, 0.0 s".into();
        }
        let tenths = (left.0 + 99) / 100;
        format!("{}.{} s", tenths / 10, tenths % 10)
    })
}

pub(crate) fn age(age: Option<Millis>) -> String {
    age.map_or_else(|| "?".into(), since)
}

pub(crate) fn since(time: Millis) -> String {
    let seconds = time.0.abs() / 1_000;
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

pub(crate) fn time_of_day(at: CourtTime, utc_offset: i64) -> String {
    let seconds = (at.0.div_euclid(1_000) + utc_offset).rem_euclid(86_400);
    format!("{:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

pub(crate) fn axis(left: &BySide<Option<Millis>>) -> String {
    format!("White {}, Black {}", clock(left.white), clock(left.black))
}

/// The times that are set or read; a clock that was left out is not named.
pub(crate) fn times(left: &BySide<Option<Millis>>) -> String {
    match (left.white, left.black) {
        (Some(_), None) => format!("White {}", clock(left.white)),
        (None, Some(_)) => format!("Black {}", clock(left.black)),
        _ => axis(left),
    }
}

/// The kind and place of his turn (CR-4.2-1): over a line, round a cone, both hands on a wall; 14 m
/// from the board is left out.
pub(crate) fn turns(view: &SideView) -> String {
    let how = match view.run_mode {
        RunMode::Line => "line",
        RunMode::Cone => "cone",
        RunMode::Wall => "wall",
    };
    match view.line_m {
        SideView::USUAL_LINE_M => how.into(),
        metres => format!("{how} {metres} m"),
    }
}
