//! Tie-breaks: every code of FIDE's regulations (C.07, March 2026), for players and for teams.
//!
//! * [`Code`] is a tie-break as lists name it: `BH/C1`, `DE`, `EMGSB`, `BH:MP/C1`.
//! * [`Field`] is an event as tie-breaks see it: per competitor and round what happened, how many
//!   points it brought and against whom. Players and teams look alike here; a team's first score is
//!   its match points, its second its game points.
//! * [`values`] computes one code for everyone. All figures are exact fractions; nothing is rounded
//!   but what a rule rounds.
//!
//! Direct encounters are not values but orders inside a tied group; [`encounter`] computes them and
//! [`crate::standings`] asks when it has the group.

mod code;
pub mod encounter;
mod field;
mod opponents;
mod own;
mod performance;
mod value;

pub use code::{Code, Cut, Kind, Score, UnknownCode};
pub use field::{Field, Happened, Sheet, Slot};
pub use value::Value;

/// The value of `code` for every competitor of `field`, in the order of its sheets.
///
/// A direct encounter has no value outside a tied group and comes out undefined here, as does
/// whatever a rule leaves undefined: a performance without a game, a rating code when somebody has
/// no rating.
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
