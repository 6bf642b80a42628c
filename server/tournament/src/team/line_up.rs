//! The line-up of a team: its players and their boards.
//!
//! A [`Squad`] holds the team's players by strength, including the substitutes. The [`LineUp`] of a
//! round is named before the round and keeps that order. The caller chooses the type that
//! identifies a player. Strength itself (CR-ELO) is not computed here.

use court_protocol::Message;
use serde::Serialize;
use thiserror::Error;

use super::{BOARDS, board_colour};
use crate::event::Colour;
use crate::game_result::GameResult;

/// A team's players in the order of their strength, the player for board 1 first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Squad<P> {
    members: Vec<P>,
}

/// The reason why a squad or a line-up is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("the line-up is refused")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum LineUpRefusal<P> {
    NamedTwice { player: P },
    NotAMember { player: P },
    TooMany { named: usize },
}

impl<P: Serialize> LineUpRefusal<P> {
    /// The message for the captain.
    pub fn message(&self) -> Message {
        Message::of("line-up", self).with("boards", &BOARDS)
    }
}

impl<P: Copy + Eq> Squad<P> {
    /// Returns a squad of these players, the strongest first.
    ///
    /// # Errors
    /// If a player is named twice.
    pub fn new(members: Vec<P>) -> Result<Self, LineUpRefusal<P>> {
        match first_repeated(&members) {
            Some(player) => Err(LineUpRefusal::NamedTwice { player }),
            None => Ok(Self { members }),
        }
    }

    /// The players, the strongest first.
    pub fn members(&self) -> &[P] {
        &self.members
    }

    /// Returns the line-up of the players named for a round, in the squad's order, whatever the
    /// order of `named`. With fewer than six players the last boards stay empty.
    ///
    /// # Errors
    /// If a player is named twice or does not belong to the squad, or if more than six are named.
    // rules: CR-6-1
    pub fn line_up(&self, named: &[P]) -> Result<LineUp<P>, LineUpRefusal<P>> {
        if let Some(player) = first_repeated(named) {
            return Err(LineUpRefusal::NamedTwice { player });
        }
        if let Some(&player) = named.iter().find(|player| !self.members.contains(player)) {
            return Err(LineUpRefusal::NotAMember { player });
        }
        if named.len() > usize::from(BOARDS) {
            return Err(LineUpRefusal::TooMany { named: named.len() });
        }
        let mut boards = [None; BOARDS as usize];
        let seated = self.members.iter().copied().filter(|player| named.contains(player));
        for (board, player) in boards.iter_mut().zip(seated) {
            *board = Some(player);
        }
        Ok(LineUp { boards })
    }
}

/// CR-6-1: a team's players of one round on six boards, board 1 first. A board without a
/// player is forfeited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineUp<P> {
    boards: [Option<P>; BOARDS as usize],
}

/// The pairing of one board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardPairing<P> {
    /// A game to be played.
    Game {
        /// The player with White.
        white: P,
        /// The player with Black.
        black: P,
    },
    /// One or both players are missing: the result is final at once.
    Forfeited(GameResult),
}

impl<P: Copy + Eq> LineUp<P> {
    /// The players by board, board 1 first; `None` is a board without a player.
    pub fn boards(&self) -> &[Option<P>; BOARDS as usize] {
        &self.boards
    }

    /// Removes a player who does not appear from his board. Nobody moves up, because the line-up
    /// was named in advance.
    #[must_use]
    pub fn without(mut self, player: P) -> Self {
        for board in &mut self.boards {
            *board = board.filter(|&seated| seated != player);
        }
        self
    }

    /// Returns the six boards of a match in which this team has `first_board` on board 1.
    pub fn against(&self, opponents: &Self, first_board: Colour) -> Vec<BoardPairing<P>> {
        let boards = self.boards.iter().zip(&opponents.boards);
        (1..)
            .zip(boards)
            .map(|(board, (&ours, &theirs))| {
                let (white, black) = match board_colour(first_board, board) {
                    Colour::White => (ours, theirs),
                    Colour::Black => (theirs, ours),
                };
                match (white, black) {
                    (Some(white), Some(black)) => BoardPairing::Game { white, black },
                    (Some(_), None) => BoardPairing::Forfeited(GameResult::WhiteByForfeit),
                    (None, Some(_)) => BoardPairing::Forfeited(GameResult::BlackByForfeit),
                    (None, None) => BoardPairing::Forfeited(GameResult::BothForfeit),
                }
            })
            .collect()
    }
}

fn first_repeated<P: Copy + Eq>(players: &[P]) -> Option<P> {
    let repeated = |(place, player): &(usize, &P)| players[..*place].contains(player);
    players.iter().enumerate().find(repeated).map(|(_, &player)| player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn squad(members: std::ops::RangeInclusive<u16>) -> Squad<u16> {
        Squad::new(members.collect()).expect("nobody twice")
    }

    #[test]
    fn cr_6_1_a_line_up_keeps_the_order_of_strength_and_a_substitute_moves_the_weaker_down() {
        let line_up = squad(1..=8).line_up(&[8, 3, 1, 6, 5, 4]).expect("six of eight");
        assert_eq!(line_up.boards().map(|player| player.unwrap_or(0)), [1, 3, 4, 5, 6, 8]);
    }

    #[test]
    fn cr_6_1_a_short_team_forfeits_its_last_boards_and_a_no_show_his_own() {
        let full = squad(1..=6).line_up(&[1, 2, 3, 4, 5, 6]).expect("six");
        let short = squad(11..=16).line_up(&[11, 12, 13, 14, 15]).expect("five").without(12);
        let boards = full.against(&short, Colour::White);
        assert_eq!(boards[0], BoardPairing::Game { white: 1, black: 11 });
        assert_eq!(boards[1], BoardPairing::Forfeited(GameResult::BlackByForfeit));
        assert_eq!(boards[3], BoardPairing::Game { white: 14, black: 4 });
        assert_eq!(boards[5], BoardPairing::Forfeited(GameResult::BlackByForfeit));
        let empty = squad(21..=26).line_up(&[]).expect("nobody came");
        assert_eq!(
            empty.against(&short, Colour::White)[1],
            BoardPairing::Forfeited(GameResult::BothForfeit)
        );
    }

    #[test]
    fn cr_6_1_seven_players_strangers_and_doubles_are_refused() {
        let squad = squad(1..=8);
        let refusal =
            |named: &[u16]| english(&squad.line_up(named).expect_err("refused").message());
        assert_eq!(refusal(&[1, 2, 3, 4, 5, 6, 7]), "7 players are named for 6 boards");
        assert_eq!(refusal(&[1, 9]), "9 does not belong to the team");
        assert_eq!(refusal(&[1, 2, 1]), "1 is named twice: a player has one board");
        assert_eq!(Squad::new(vec![3, 3]), Err(LineUpRefusal::NamedTwice { player: 3 }));
    }
}
