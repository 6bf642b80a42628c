//! The league: a season of matches in which all six players of one team meet all six of the other.
//!
//! [`games`] is the printed table of a match, [`LeagueMatch`] a match with its 36 results, and
//! [`season`] the fixtures and the table. Play-offs are a [`crate::knockout`] of the teams that
//! qualify. Venues, dates and line-ups are not part of this module: a player is identified by his
//! rank in his team.

use court_protocol::Message;
use serde::Serialize;
use thiserror::Error;

use crate::event::{Colour, Points, PointsSystem};
use crate::game_result::GameResult;
use crate::team::{BOARDS, match_points};

pub mod games;
pub mod season;

use games::{LeagueGame, MATCH_ROUNDS, ROUNDS};

/// A league match and the results so far.
///
/// ```
/// use referee_tournament::game_result::GameResult;
/// use referee_tournament::league::LeagueMatch;
///
/// let mut league_match = LeagueMatch::default();
/// league_match.record(1, 1, GameResult::WhiteWins)?; // A-1 beats B-6
/// assert_eq!(league_match.board_points().0.to_string(), "1.0");
/// assert!(league_match.match_points().is_none(), "35 games are still to be played");
/// # Ok::<(), referee_tournament::league::LeagueRefusal>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LeagueMatch {
    results: [[Option<GameResult>; BOARDS as usize]; ROUNDS as usize],
}

/// The reason why a league match refuses a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
pub enum LeagueRefusal {
    /// A league match has six rounds only.
    UnknownRound {
        /// The round given, counted from 1.
        round: u8,
    },
    /// A round of a league match has six boards only.
    UnknownBoard {
        /// The board given, counted from 1.
        board: u8,
    },
    /// The game already has its result.
    AlreadyRecorded {
        /// The round given, counted from 1.
        round: u8,
        /// The board given, counted from 1.
        board: u8,
    },
}

impl LeagueRefusal {
    /// The message for the referee.
    pub fn message(&self) -> Message {
        Message::of("league-match", self).with("rounds", &ROUNDS).with("boards", &BOARDS)
    }
}

impl LeagueMatch {
    /// Records the result of a game. The home team's player gives the number of the board.
    ///
    /// # Errors
    /// If there is no such game, or it already has its result. The match is then unchanged.
    pub fn record(
        &mut self,
        round: u8,
        board: u8,
        result: GameResult,
    ) -> Result<(), LeagueRefusal> {
        if !(1..=ROUNDS).contains(&round) {
            return Err(LeagueRefusal::UnknownRound { round });
        }
        if !(1..=BOARDS).contains(&board) {
            return Err(LeagueRefusal::UnknownBoard { board });
        }
        let slot = &mut self.results[usize::from(round - 1)][usize::from(board - 1)];
        if slot.is_some() {
            return Err(LeagueRefusal::AlreadyRecorded { round, board });
        }
        *slot = Some(result);
        Ok(())
    }

    /// All games with their results so far, round by round and board by board.
    pub fn games(&self) -> impl Iterator<Item = (LeagueGame, Option<GameResult>)> {
        let games = MATCH_ROUNDS.iter().flatten().copied();
        games.zip(self.results.iter().flatten().copied())
    }

    /// CR-6.2.3-1: the board points of the home and the away team so far; a drawn game is ½ for each.
    pub fn board_points(&self) -> (Points, Points) {
        let mut points = (Points::ZERO, Points::ZERO);
        for (game, result) in self.games() {
            let Some(result) = result else { continue };
            let half_points = result.half_points();
            points.0 += Points::HALF * i32::from(half_points.of(game.home_colour));
            points.1 += Points::HALF * i32::from(half_points.of(game.home_colour.other()));
        }
        points
    }

    /// CR-6.2.3-1: the match points of the home and the away team, once all 36 games have a result.
    // rules: CR-6.2.3-1
    pub fn match_points(&self) -> Option<(Points, Points)> {
        let played = self.games().all(|(_, result)| result.is_some());
        let (home, away) = self.board_points();
        played.then(|| match_points(home, away, &PointsSystem::MATCH))
    }

    /// A match for which only `winner` appeared, or neither team.
    pub fn forfeited(winner: Option<LeagueSide>) -> Self {
        let mut forfeited = Self::default();
        for (game, slot) in
            MATCH_ROUNDS.iter().flatten().zip(forfeited.results.iter_mut().flatten())
        {
            *slot = Some(match winner.map(|side| game.colour(side)) {
                Some(Colour::White) => GameResult::WhiteByForfeit,
                Some(Colour::Black) => GameResult::BlackByForfeit,
                None => GameResult::BothForfeit,
            });
        }
        forfeited
    }
}

/// One of the two teams of a league match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeagueSide {
    /// The home team: team A of the printed table.
    Home,
    /// The away team: team B of the printed table.
    Away,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::GameResult::{BlackWins, Draw, WhiteWins};

    fn filled(mut result: impl FnMut(LeagueGame) -> GameResult) -> LeagueMatch {
        let mut league_match = LeagueMatch::default();
        for (round, games) in (1..).zip(&MATCH_ROUNDS) {
            for (board, &game) in (1..).zip(games) {
                league_match.record(round, board, result(game)).expect("each once");
            }
        }
        league_match
    }

    #[test]
    fn cr_6_2_3_1_the_most_of_36_board_points_wins_two_match_points() {
        let home_wins = filled(|game| match game.home_colour {
            Colour::White => WhiteWins,
            Colour::Black => Draw,
        });
        assert_eq!(home_wins.board_points(), (Points::whole(27), Points::whole(9)));
        assert_eq!(home_wins.match_points(), Some((Points::whole(2), Points::ZERO)));
    }

    #[test]
    fn cr_6_2_3_1_eighteen_all_is_a_drawn_match_without_tie_break() {
        let level = filled(|_| WhiteWins);
        assert_eq!(level.board_points(), (Points::whole(18), Points::whole(18)));
        assert_eq!(level.match_points(), Some((Points::ONE, Points::ONE)));
    }

    #[test]
    fn cr_6_2_3_1_a_decided_match_is_played_to_the_last_game() {
        let mut league_match = LeagueMatch::default();
        for (round, games) in (1..=5).zip(&MATCH_ROUNDS) {
            for (board, game) in (1..).zip(games) {
                let result = if game.home_colour == Colour::White { WhiteWins } else { BlackWins };
                league_match.record(round, board, result).expect("each once");
            }
        }
        assert_eq!(league_match.board_points(), (Points::whole(30), Points::ZERO));
        assert_eq!(league_match.match_points(), None);
    }

    #[test]
    fn a_match_nobody_came_to_gives_no_points_and_one_team_alone_wins_all_36() {
        assert_eq!(LeagueMatch::forfeited(None).match_points(), Some((Points::ZERO, Points::ZERO)));
        let away = LeagueMatch::forfeited(Some(LeagueSide::Away));
        assert_eq!(away.board_points(), (Points::ZERO, Points::whole(36)));
        assert_eq!(away.match_points(), Some((Points::ZERO, Points::whole(2))));
    }

    #[test]
    fn a_seventh_round_a_seventh_board_and_a_second_result_are_refused() {
        let mut league_match = LeagueMatch::default();
        let mut refused = |round, board| league_match.record(round, board, Draw);
        assert_eq!(refused(7, 1), Err(LeagueRefusal::UnknownRound { round: 7 }));
        assert_eq!(refused(1, 0), Err(LeagueRefusal::UnknownBoard { board: 0 }));
        assert_eq!(refused(2, 3), Ok(()));
        assert_eq!(refused(2, 3), Err(LeagueRefusal::AlreadyRecorded { round: 2, board: 3 }));
    }
}
