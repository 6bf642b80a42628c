//! Teams of six: line-ups, the score of a match and the team Swiss.
//!
//! A team event is a team Swiss ([`swiss`]) followed by a knockout ([`crate::knockout`]), or a
//! season of matches ([`crate::league`]). [`crate::event`] holds the members of the teams and the
//! result of every board; [`crate::standings`] makes the tables.

use crate::event::{Colour, Points, PointsSystem};
use crate::game_result::GameResult;

pub mod crosstable;
pub mod line_up;
pub mod swiss;

/// CR-6-1: the number of boards of a match.
pub const BOARDS: u8 = 6;

/// The colour of a team on `board` (counted from 1) if it has `first_board` on board 1. Colours
/// alternate from board to board.
///
/// ```
/// use referee_tournament::event::Colour;
/// use referee_tournament::team::board_colour;
/// assert_eq!(board_colour(Colour::White, 5), Colour::White);
/// assert_eq!(board_colour(Colour::White, 6), Colour::Black);
/// ```
pub fn board_colour(first_board: Colour, board: u8) -> Colour {
    if board % 2 == 1 { first_board } else { first_board.other() }
}

/// CR-6.1-1: the board points of a match, for the team that has `first_board` on board 1 and for
/// its opponent. A won game is one point, a drawn game ½.
pub fn board_points(results: &[GameResult], first_board: Colour) -> (Points, Points) {
    let mut points = (Points::ZERO, Points::ZERO);
    for (board, result) in (1..).zip(results) {
        let colour = board_colour(first_board, board);
        points.0 += Points::HALF * i32::from(result.half_points().of(colour));
        points.1 += Points::HALF * i32::from(result.half_points().of(colour.other()));
    }
    points
}

/// CR-6.1-1 and CR-6.2.3-1: the match points of the two teams. The team with more board points
/// has a win; equal board points are a draw for both. If neither team scored a board point, both
/// forfeited the match and both lose it.
///
/// ```
/// use referee_tournament::event::{Points, PointsSystem};
/// use referee_tournament::team::match_points;
/// let six_boards = |first, second| {
///     match_points(Points::from_tenths(first), Points::from_tenths(second), &PointsSystem::MATCH)
/// };
/// assert_eq!(six_boards(35, 25), (Points::whole(2), Points::ZERO));
/// assert_eq!(six_boards(30, 30), (Points::ONE, Points::ONE));
/// assert_eq!(six_boards(0, 0), (Points::ZERO, Points::ZERO));
/// ```
// rules: CR-6.1-1
pub fn match_points(first: Points, second: Points, system: &PointsSystem) -> (Points, Points) {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => (system.win, system.loss),
        std::cmp::Ordering::Less => (system.loss, system.win),
        std::cmp::Ordering::Equal if first == Points::ZERO => (system.absent, system.absent),
        std::cmp::Ordering::Equal => (system.draw, system.draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::GameResult::{
        BlackByForfeit, BlackWins, BothForfeit, Draw, WhiteByForfeit, WhiteWins,
    };

    #[test]
    fn cr_6_1_1_a_board_win_is_one_point_a_draw_half_and_the_better_half_two_match_points() {
        let results = [WhiteWins, WhiteWins, Draw, BlackWins, BlackByForfeit, BothForfeit];
        let (first, second) = board_points(&results, Colour::White);
        // White on 1, 3, 5 and Black on 2, 4, 6: wins on 1 and 4, a draw on 3.
        assert_eq!((first, second), (Points::from_tenths(25), Points::from_tenths(25)));
        assert_eq!(match_points(first, second, &PointsSystem::MATCH), (Points::ONE, Points::ONE));
        let (first, second) = board_points(&[WhiteByForfeit, Draw], Colour::Black);
        assert_eq!((first, second), (Points::HALF, Points::from_tenths(15)));
        assert_eq!(
            match_points(first, second, &PointsSystem::MATCH),
            (Points::ZERO, Points::whole(2))
        );
    }
}
