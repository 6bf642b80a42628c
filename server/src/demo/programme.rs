//! The programme of the demonstration: the project's own games, dealt to the boards of each court.
//!
//! The last board of each court begins with a game of two moves, so that whoever has just come sees
//! a result entered, confirmed and sealed, and the next round begin. In every eighth game somebody
//! completes an illegal move.

use crate::register::Person;
use board_agent::pace::{Pace, Runs};
use board_agent::recorded::Playbook;
use court_protocol::{BoardNo, BySide, CourtId, GameId, GameSetup, Pairing, PlayerId, RunEvidence};
use referee_core::setup::standard_game;
use referee_pgn::{self, RecordedGame};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Well-known games of the past: an audience knows the names of those who played them.
const GAMES: &[u8] = include_bytes!("../../../pgn/games/historical.pgn");
/// The shortest game there is.
const OPENER: &[u8] = b"[White \"Novice, White\"]\n[Black \"Novice, Black\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
/// One game in so many has an illegal move.
const SLIP_EVERY: usize = 8;
/// The most half-moves before the illegal move: every game is that long, and it is seen soon.
const SLIP_WITHIN: usize = 6;
/// Games are numbered by round and board: 3012 is board 12 of round 3.
const GAMES_PER_ROUND: u32 = 1_000;

/// The games of a demonstration.
#[derive(Debug)]
pub(super) struct Programme {
    games: Vec<RecordedGame>,
}

impl Programme {
    pub(super) fn new() -> Self {
        let files = [("historical.pgn", GAMES), ("opener.pgn", OPENER)];
        Self {
            games: files
                .into_iter()
                .flat_map(|(name, text)| referee_pgn::read(name, text).games)
                .collect(),
        }
    }

    /// Everyone who plays. A name stands for several players: Capablanca has one number for each game.
    pub(super) fn persons(&self) -> BTreeMap<PlayerId, Person> {
        let mut persons = BTreeMap::new();
        for (index, game) in self.games.iter().enumerate() {
            let BySide { white, black } = players(index);
            for (player, tag) in [(white, "White"), (black, "Black")] {
                let name = game.tags.get(tag).unwrap_or("NN");
                let (family, given) = name.split_once(", ").unwrap_or((name, ""));
                persons.insert(player, Person::named(family, given));
            }
        }
        persons
    }

    /// The games of some boards of a court, in an order of the court's own: no two courts
    /// show the same.
    pub(super) fn playbook(&self, court: CourtId, boards: &[BoardNo], all: u8) -> Arc<Playbook> {
        let places = self.order(court, all).enumerate();
        // dealt in turn, one game to each board, round by round
        let board = |place: usize| BoardNo((place % usize::from(all)) as u8 + 1);
        let dealt = places.filter(|(place, _)| boards.contains(&board(*place)));
        let dealt: Vec<usize> = dealt.map(|(_, game)| game).collect();
        let slips = (0..).zip(&dealt).filter_map(|(own, game)| Some((own, slip(*game)?)));
        let seed = u64::from(court.0);
        Arc::new(Playbook {
            slips: slips.collect(),
            games: dealt.iter().map(|game| self.games[*game].clone()).collect(),
            pace: Pace::Drawn { seed },
            runs: Runs::Simulated { seed },
            speed: 1,
            again: true,
        })
    }

    /// The game a board plays in a round: the same one its agent plays.
    pub(super) fn pairing(
        &self,
        court: CourtId,
        boards: &[BoardNo],
        board: BoardNo,
        round: u16,
    ) -> Option<Pairing> {
        let order: Vec<usize> = self.order(court, boards.len() as u8).collect();
        let place = boards.iter().position(|each| *each == board)?;
        let own: Vec<usize> = order.into_iter().skip(place).step_by(boards.len()).collect();
        let game = *own.get((usize::from(round.max(1)) - 1) % own.len().max(1))?;
        let setup = GameSetup {
            runs: RunEvidence::Reported,
            start_fen: self.games[game].start_fen.clone(),
            ..standard_game(round, players(game))
        };
        let number = u32::from(round) * GAMES_PER_ROUND + u32::from(board.0);
        Some(Pairing { board, game: GameId(number), setup })
    }

    fn order(&self, court: CourtId, all: u8) -> impl Iterator<Item = usize> {
        let opener = self.games.len() - 1;
        let first = usize::from(court.0.max(1) - 1) * usize::from(crate::config::BOARDS);
        let others = (0..opener).map(move |place| (first + place) % opener);
        let mut others = others.peekable();
        let mut place = 0;
        std::iter::from_fn(move || {
            place += 1;
            if place == usize::from(all) { Some(opener) } else { others.next() }
        })
    }
}

/// The number of half-moves before a game's illegal move, if it has one.
fn slip(game: usize) -> Option<u16> {
    (game % SLIP_EVERY == 2).then_some((game / SLIP_EVERY % SLIP_WITHIN) as u16 + 1)
}

/// The players of a game, by its place.
fn players(game: usize) -> BySide<PlayerId> {
    let first = u32::try_from(game).expect("there are fewer than a thousand games") * 2 + 1;
    BySide { white: PlayerId(first), black: PlayerId(first + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn boards() -> Vec<BoardNo> {
        (1..=12).map(BoardNo).collect()
    }

    #[test]
    fn the_referee_pairs_the_very_games_the_boards_play() {
        let programme = Programme::new();
        for court in [CourtId(1), CourtId(5)] {
            for half in boards().chunks(6) {
                let book = programme.playbook(court, half, 12);
                let seats: Vec<_> = half.iter().map(|board| (court, *board)).collect();
                let dealt = book.deal(&seats);
                for (seat, games) in &dealt {
                    for round in 1..=20 {
                        let played = &book.games[games[(usize::from(round) - 1) % games.len()]];
                        let paired = programme
                            .pairing(court, &boards(), seat.1, round)
                            .expect("every board has games");
                        let white = &programme.persons()[&paired.setup.players.white];
                        assert_eq!(Some(white.listed_name().as_str()), played.tags.get("White"));
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_can_be_played_to_its_end_and_has_one() {
        for game in &Programme::new().games {
            assert!(game.cut_by().is_none() && game.result.is_some(), "{:?}", game.tags);
        }
    }

    #[test]
    fn twelve_boards_begin_with_twelve_games_and_another_court_with_others() {
        let programme = Programme::new();
        let first = |court| -> BTreeSet<PlayerId> {
            let paired = boards().into_iter().map(|board| {
                programme.pairing(CourtId(court), &boards(), board, 1).expect("paired")
            });
            paired.map(|pairing| pairing.setup.players.white).collect()
        };
        assert_eq!(first(1).len(), 12);
        let shared: Vec<_> = first(1).intersection(&first(2)).copied().collect();
        assert_eq!(shared.len(), 1, "the last boards begin with the same short game");
    }
}
