//! Tie-breaks: every code of FIDE's regulations (C.07, March 2026), for players and for teams.
//!
//! * [`Code`] is a tie-break by its name in lists: `BH/C1`, `DE`, `EMGSB`, `BH:MP/C1`.
//! * [`Field`] is an event with the data that tie-breaks need: for each competitor and round the
//!   kind of round, the points and the opponent. Players and teams have the same form here; a
//!   team's first score is its match points, its second its game points.
//! * [`values`] computes one code for all competitors. All values are exact fractions; rounding
//!   occurs only where a rule requires it.
//!
//! A direct encounter is not a value but an order inside a tied group. [`encounter`] computes it,
//! and [`crate::standings`] calls it for each tied group.

mod code;
pub mod encounter;
mod field;
mod opponents;
mod own;
mod performance;
mod value;

pub use code::{Code, Cut, Kind, Score, UnknownCode, name};
pub use field::{Field, RoundKind, Sheet, Slot};
pub use value::Value;

/// Returns the value of `code` for every competitor of `field`, in the order of its sheets.
///
/// A direct encounter has no value outside a tied group, so it is undefined here. Values that a
/// rule leaves undefined are undefined too: a performance without a game, or a code on ratings if a
/// competitor has no rating.
pub fn values(field: &Field, code: Code) -> Vec<Value> {
    match code.kind {
        Kind::Points
        | Kind::Wins
        | Kind::WonGames
        | Kind::WonWithBlack
        | Kind::PlayedWithBlack
        | Kind::Progressive
        | Kind::RoundsElected
        | Kind::StandardPoints
        | Kind::PairingNumber
        | Kind::BoardCount
        | Kind::TopBoard
        | Kind::BottomBoard => own::values(field, code),
        Kind::Buchholz
        | Kind::ForeBuchholz
        | Kind::AverageOfBuchholz
        | Kind::SonnebornBerger
        | Kind::Crossed { .. }
        | Kind::Koya
        | Kind::ScoreStrength => opponents::values(field, code),
        Kind::Rating
        | Kind::AverageRating
        | Kind::Performance
        | Kind::PerfectPerformance
        | Kind::AveragePerformance
        | Kind::AveragePerfect => performance::values(field, code),
        Kind::DirectEncounter | Kind::ExtendedEncounter => {
            vec![Value::UNDEFINED; field.sheets().len()]
        }
    }
}
