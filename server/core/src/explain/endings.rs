//! Ends: the rule by which a game is over, and the way it ended.

use court_protocol::{GameResult, Ruling, Termination};

pub(super) fn ending(result: GameResult, by: Termination) -> Ruling {
    let (rule, why) = ended_by(result, by);
    Ruling { rule: rule.to_owned(), text: format!("The game is over: {result}, {why}.") }
}

/// The rule by which a game ended, and the way it ended, to follow its result.
///
/// ```
/// use court_protocol::{GameResult, Side, Termination};
/// let won = GameResult::Won { by: Side::White };
/// assert_eq!(referee_core::ended_by(won, Termination::FlagFall), ("FIDE-6.9", "the flag fell"));
/// ```
#[must_use]
pub fn ended_by(result: GameResult, by: Termination) -> (&'static str, &'static str) {
    match by {
        Termination::Checkmate => ("FIDE-5.1.1", "checkmate"),
        Termination::Stalemate => ("FIDE-5.2.1", "stalemate"),
        Termination::DeadPosition => ("FIDE-5.2.2", "neither side can mate any more"),
        Termination::FivefoldRepetition => ("FIDE-9.6.1", "the same position for the fifth time"),
        Termination::SeventyFiveMoves => {
            ("FIDE-9.6.2", "75 moves each without a capture or a pawn's move")
        }
        Termination::Resignation if result == GameResult::Drawn => {
            ("FIDE-5.1.2", "resigned, and the opponent cannot mate")
        }
        Termination::Resignation => ("FIDE-5.1.2", "resigned"),
        Termination::Agreement => ("FIDE-5.2.3", "both agreed"),
        Termination::FlagFall if result == GameResult::Drawn => {
            ("FIDE-6.9", "the flag fell, and the opponent cannot mate")
        }
        Termination::FlagFall => ("FIDE-6.9", "the flag fell"),
        Termination::CapturedPoints if result == GameResult::Drawn => {
            ("IM-3-3", "the limit was reached with equal totals")
        }
        Termination::CapturedPoints => ("IM-3-3", "the higher total of captured points"),
        Termination::IllegalPosition => {
            ("FIDE-A.5.4", "no legal position stood on the board a move later")
        }
        Termination::ThreefoldRepetition => ("FIDE-9.2", "the same position for the third time"),
        Termination::FiftyMoves => ("FIDE-9.3", "50 moves each without a capture or a pawn's move"),
        Termination::IllegalMoves => ("FIDE-7.5.5", "the second illegal move"),
        Termination::FlagDeclared => ("SP-3", "a flag was down first"),
        Termination::BothFlags => {
            ("SP-8", "both flags are down, and nobody agrees which was first")
        }
        Termination::KingLeftInCheck => ("SP-3", "a king was left in check"),
        Termination::IllegalMove => ("SP-3", "an illegal move"),
        Termination::PlayersAgreed => ("SP-25", "both players say so"),
        Termination::Forfeit => ("FIDE-6.7", "a player did not come in time"),
        Termination::Penalty => ("FIDE-12.9", "a penalty"),
        Termination::RedCards => ("CR-4.6-2", "the third red card"),
        Termination::Entered => ("ALL-3", "as two referees entered it"),
        Termination::Ruling => ("ALL-1", "the referee ruled it"),
    }
}
