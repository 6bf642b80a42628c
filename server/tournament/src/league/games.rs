//! The 36 games of a league match: opponents, rounds and colours.
//!
//! The table is that of the rulebook, game by game as printed (CR-6.2.2-1); nothing is computed.
//! Team A of the table is the home team.

use std::fmt;

use super::LeagueSide;
use crate::event::Colour;
use crate::team::BOARDS;

/// The number of rounds of a match.
pub const ROUNDS: u8 = 6;

/// One game of a match. Players are given by their ranks in their teams, 1 for the strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeagueGame {
    /// The home team's player, who is also the number of the board.
    pub home: u8,
    /// The rank of the away team's player.
    pub away: u8,
    /// The home player's colour.
    pub home_colour: Colour,
}

/// The game as printed: `A1-B6`, White first.
impl fmt::Display for LeagueGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { home, away, home_colour } = self;
        match home_colour {
            Colour::White => write!(f, "A{home}-B{away}"),
            Colour::Black => write!(f, "B{away}-A{home}"),
        }
    }
}

impl LeagueGame {
    /// The colour of the player of either team.
    pub fn colour(self, side: LeagueSide) -> Colour {
        match side {
            LeagueSide::Home => self.home_colour,
            LeagueSide::Away => self.home_colour.other(),
        }
    }
}

/// CR-6.2.1-1 and CR-6.2.2-1: the 36 games of a match, round by round, in the order of the home team's players.
// rules: CR-6.2.1-1, CR-6.2.2-1
pub const MATCH_ROUNDS: [[LeagueGame; BOARDS as usize]; ROUNDS as usize] = [
    [a_b(1, 6), b_a(5, 2), a_b(3, 4), b_a(3, 4), a_b(5, 2), b_a(1, 6)],
    [b_a(5, 1), a_b(2, 4), b_a(6, 3), a_b(4, 2), b_a(1, 5), a_b(6, 3)],
    [a_b(1, 4), b_a(6, 2), a_b(3, 5), b_a(1, 4), a_b(5, 3), b_a(2, 6)],
    [b_a(3, 1), a_b(2, 1), b_a(2, 3), a_b(4, 6), b_a(4, 5), a_b(6, 5)],
    [a_b(1, 2), b_a(3, 2), a_b(3, 1), b_a(5, 4), a_b(5, 6), b_a(4, 6)],
    [b_a(1, 1), a_b(2, 2), b_a(3, 3), a_b(4, 4), b_a(5, 5), a_b(6, 6)],
];

/// A game in which player `home` of team A has White against player `away` of team B.
const fn a_b(home: u8, away: u8) -> LeagueGame {
    LeagueGame { home, away, home_colour: Colour::White }
}

/// A game in which player `away` of team B has White against player `home` of team A.
const fn b_a(away: u8, home: u8) -> LeagueGame {
    LeagueGame { home, away, home_colour: Colour::Black }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cr_6_2_2_1_the_six_rounds_are_as_printed() {
        let rounds = MATCH_ROUNDS.map(|games| games.map(|game| game.to_string()).join(" "));
        insta::assert_snapshot!(rounds.join("\n"), @r"
        A1-B6 B5-A2 A3-B4 B3-A4 A5-B2 B1-A6
        B5-A1 A2-B4 B6-A3 A4-B2 B1-A5 A6-B3
        A1-B4 B6-A2 A3-B5 B1-A4 A5-B3 B2-A6
        B3-A1 A2-B1 B2-A3 A4-B6 B4-A5 A6-B5
        A1-B2 B3-A2 A3-B1 B5-A4 A5-B6 B4-A6
        B1-A1 A2-B2 B3-A3 A4-B4 B5-A5 A6-B6
        ");
    }

    #[test]
    fn cr_6_2_1_1_all_six_play_all_six_in_six_rounds_of_six_boards() {
        let mut pairs: Vec<(u8, u8)> =
            MATCH_ROUNDS.iter().flatten().map(|game| (game.home, game.away)).collect();
        assert_eq!(pairs.len(), 36);
        pairs.sort_unstable();
        pairs.dedup();
        assert_eq!(pairs.len(), 36);
        for games in &MATCH_ROUNDS {
            let homes: Vec<u8> = games.iter().map(|game| game.home).collect();
            assert_eq!(homes, [1, 2, 3, 4, 5, 6], "one board each, numbered by the home player");
            let mut aways: Vec<u8> = games.iter().map(|game| game.away).collect();
            aways.sort_unstable();
            assert_eq!(aways, [1, 2, 3, 4, 5, 6], "one board each");
        }
    }

    #[test]
    fn cr_6_2_2_1_colours_and_equal_ranks_are_as_the_rulebook_says() {
        let whites = |white: &dyn Fn(&LeagueGame) -> bool| {
            MATCH_ROUNDS.iter().flatten().filter(|game| white(game)).count()
        };
        for games in &MATCH_ROUNDS {
            let home_whites = games.iter().filter(|game| game.home_colour == Colour::White).count();
            assert_eq!(home_whites, 3);
        }
        for player in 1..=6 {
            let home = whites(&|game| game.home == player && game.home_colour == Colour::White);
            assert_eq!(home, 3, "A-{player}");
            let away = whites(&|game| game.away == player && game.home_colour == Colour::Black);
            assert_eq!(away, if player % 2 == 1 { 4 } else { 2 }, "B-{player}");
        }
        assert!(MATCH_ROUNDS[5].iter().all(|game| game.home == game.away));
    }
}
