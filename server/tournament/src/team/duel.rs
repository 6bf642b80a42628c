//! A knockout match between two teams: its games, the five ChessSprint games of a tie-break, and
//! the colours of every board.
//!
//! Results are entered board by board, each with the number of its game. The
//! [line-up](super::line_up) assigns the players to the boards.

use serde::{Deserialize, Serialize};

use super::{BOARDS, board_colour};
use crate::event::Colour;
use crate::game_result::GameResult;
use crate::knockout::bracket::Verdict;
use crate::knockout::duel::Games;
use crate::knockout::{Contest, ContestRefusal, Due, Seed};

/// The number of boards of the tie-break; it is odd, so that the tie-break decides.
pub const SPRINT_BOARDS: u8 = 5;

/// The number of won ChessSprint games that decides the tie-break.
pub const SPRINT_WINS: u8 = 3;

/// The rules for the matches of a team knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamDuelRules {
    /// The number of games on every board: one or two.
    pub games: Games,
    /// The colours of the tie-break games.
    pub sprint: SprintColours,
}

impl TeamDuelRules {
    /// CR-6.1.1-2: one game per board, then five ChessSprint games with colours reversed.
    pub const ONE_DAY: Self = Self { games: Games::One, sprint: SprintColours::Reversed };
    /// CR-6.1.2-1, CR-6.1.2-2: two games per board, then five ChessSprint games in the colours
    /// of the first.
    pub const MORE_DAYS: Self = Self { games: Games::Two, sprint: SprintColours::AsFirstGame };
}

/// The colours of the five ChessSprint games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SprintColours {
    /// Each board has the opposite colour of the match's first game.
    Reversed,
    /// The colours of the match's first game.
    AsFirstGame,
}

/// An event in a match between two teams. Boards count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TeamDuelInput {
    /// The result of a game on a board.
    Board {
        /// The number of the game, 1 or 2.
        game: u8,
        /// The board, 1 to 6.
        board: u8,
        /// The score of White and Black on that board.
        result: GameResult,
    },
    /// The final result of the ChessSprint chain on a board.
    Sprint {
        /// The board, 1 to 5.
        board: u8,
        /// The score of White and Black on that board.
        result: GameResult,
    },
    /// The referee's ruling: the team that goes on, or neither if both are out.
    Ruling {
        /// The team that goes on; `None` if both are out.
        winner: Option<Seed>,
    },
}

impl TeamDuelInput {
    fn due(self) -> Due {
        match self {
            Self::Board { game, .. } => Due::Game(game),
            Self::Sprint { .. } => Due::Sprint,
            Self::Ruling { .. } => Due::Ruling,
        }
    }
}

/// The next step that a match between two teams needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamDuelStep {
    /// The results of these boards of a game are needed.
    Boards {
        /// The number of the game, 1 or 2.
        game: u8,
        /// The team with White on boards 1, 3 and 5.
        white_on_board_1: Seed,
        /// The boards without a result, counted from 1.
        boards: Vec<u8>,
    },
    /// The results of these ChessSprint games are needed.
    Sprint {
        /// The team with White on boards 1, 3 and 5.
        white_on_board_1: Seed,
        /// The boards without a result, counted from 1.
        boards: Vec<u8>,
    },
    /// A ruling is needed: play did not decide the match.
    Ruling,
    /// The match is decided; nothing is needed.
    Decided(Verdict),
}

type Boards = [Option<GameResult>; BOARDS as usize];

/// A match between two teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamDuel {
    higher: Seed,
    lower: Seed,
    rules: TeamDuelRules,
    games: [Boards; 2],
    sprint: [Option<GameResult>; SPRINT_BOARDS as usize],
    ruling: Option<Verdict>,
}

impl TeamDuel {
    /// The higher-ranked team: the one with the better seed.
    pub fn higher(&self) -> Seed {
        self.higher
    }

    /// The lower-ranked team.
    pub fn lower(&self) -> Seed {
        self.lower
    }

    /// Half board points of the higher-ranked and of the lower-ranked team in all games so far.
    pub fn half_points(&self) -> (u16, u16) {
        let mut sum = (0, 0);
        for (game, boards) in (1..).zip(&self.games) {
            for (board, result) in (1..).zip(boards) {
                let Some(result) = result else { continue };
                let colour = board_colour(game_colour(game), board);
                sum.0 += result.half_points().of(colour);
                sum.1 += result.half_points().of(colour.other());
            }
        }
        sum
    }

    /// The number of ChessSprint games won by the higher-ranked and by the lower-ranked team.
    pub fn sprint_wins(&self) -> (u8, u8) {
        let mut wins = (0, 0);
        for (board, result) in (1..).zip(&self.sprint) {
            let Some(winner) = result.and_then(GameResult::winner) else { continue };
            if winner == board_colour(self.sprint_colour(), board) {
                wins.0 += 1;
            } else {
                wins.1 += 1;
            }
        }
        wins
    }

    /// Returns the next step of the match. A decided tie-break still accepts the results of the
    /// games in progress.
    pub fn next(&self) -> TeamDuelStep {
        if let Some(verdict) = self.verdict() {
            return TeamDuelStep::Decided(verdict);
        }
        for game in 1..=self.rules.games.count() {
            let boards = missing(&self.games[usize::from(game - 1)]);
            if !boards.is_empty() {
                let white_on_board_1 = self.white(game_colour(game));
                return TeamDuelStep::Boards { game, white_on_board_1, boards };
            }
        }
        let boards = missing(&self.sprint);
        if boards.is_empty() {
            TeamDuelStep::Ruling
        } else {
            TeamDuelStep::Sprint { white_on_board_1: self.white(self.sprint_colour()), boards }
        }
    }

    /// The higher-ranked team's colour on board 1 of the tie-break.
    fn sprint_colour(&self) -> Colour {
        match self.rules.sprint {
            SprintColours::Reversed => game_colour(1).other(),
            SprintColours::AsFirstGame => game_colour(1),
        }
    }

    fn white(&self, higher: Colour) -> Seed {
        match higher {
            Colour::White => self.higher,
            Colour::Black => self.lower,
        }
    }

    fn won_by(&self, winner: Seed) -> Verdict {
        let loser = if winner == self.higher { self.lower } else { self.higher };
        Verdict::won(winner, loser)
    }

    fn all_games_played(&self) -> bool {
        let games = &self.games[..usize::from(self.rules.games.count())];
        games.iter().flatten().all(Option::is_some)
    }
}

/// The higher-ranked team's colour on board 1: White in the first game, Black in the second.
fn game_colour(game: u8) -> Colour {
    if game == 1 { Colour::White } else { Colour::Black }
}

fn missing(boards: &[Option<GameResult>]) -> Vec<u8> {
    (1..).zip(boards).filter(|(_, result)| result.is_none()).map(|(board, _)| board).collect()
}

/// Records the result of a board; a second result is refused.
fn seat(
    boards: &mut [Option<GameResult>],
    board: u8,
    result: GameResult,
) -> Result<(), ContestRefusal> {
    let count = u8::try_from(boards.len()).expect("a match has six boards");
    if !(1..=count).contains(&board) {
        return Err(ContestRefusal::UnknownBoard { board, boards: count });
    }
    let slot = &mut boards[usize::from(board - 1)];
    if slot.is_some() {
        return Err(ContestRefusal::BoardDecided { board });
    }
    *slot = Some(result);
    Ok(())
}

impl Contest for TeamDuel {
    type Rules = TeamDuelRules;
    type Input = TeamDuelInput;

    fn between(higher: Seed, lower: Seed, rules: TeamDuelRules) -> Self {
        Self {
            higher,
            lower,
            rules,
            games: [[None; BOARDS as usize]; 2],
            sprint: [None; SPRINT_BOARDS as usize],
            ruling: None,
        }
    }

    fn record(&mut self, input: TeamDuelInput) -> Result<(), ContestRefusal> {
        let due = match self.next() {
            TeamDuelStep::Boards { game, .. } => Due::Game(game),
            TeamDuelStep::Sprint { .. } => Due::Sprint,
            TeamDuelStep::Ruling => Due::Ruling,
            TeamDuelStep::Decided(_) => {
                let running = self.ruling.is_none() && self.sprint.iter().any(Option::is_some);
                if !running {
                    return Err(ContestRefusal::MatchDecided);
                }
                Due::Sprint
            }
        };
        if input.due() != due {
            return Err(ContestRefusal::NotDue { due, given: input.due() });
        }
        match input {
            TeamDuelInput::Board { game, board, result } => {
                seat(&mut self.games[usize::from(game - 1)], board, result)
            }
            TeamDuelInput::Sprint { result: GameResult::Draw, .. } => {
                Err(ContestRefusal::SprintNotDrawn)
            }
            TeamDuelInput::Sprint { board, result } => seat(&mut self.sprint, board, result),
            TeamDuelInput::Ruling { winner } => {
                if let Some(seed) = winner.filter(|&seed| seed != self.higher && seed != self.lower)
                {
                    return Err(ContestRefusal::NotInMatch { seed });
                }
                let verdict = winner.map_or(Verdict::NOBODY, |winner| self.won_by(winner));
                self.ruling = Some(verdict);
                Ok(())
            }
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        if self.ruling.is_some() {
            return self.ruling;
        }
        if !self.all_games_played() {
            return None;
        }
        let (higher, lower) = self.half_points();
        let (higher_wins, lower_wins) = self.sprint_wins();
        let all_sprints_played = self.sprint.iter().all(Option::is_some);
        match higher.cmp(&lower) {
            std::cmp::Ordering::Greater => Some(self.won_by(self.higher)),
            std::cmp::Ordering::Less => Some(self.won_by(self.lower)),
            std::cmp::Ordering::Equal if higher_wins >= SPRINT_WINS => {
                Some(self.won_by(self.higher))
            }
            std::cmp::Ordering::Equal if lower_wins >= SPRINT_WINS => Some(self.won_by(self.lower)),
            // Fewer than three wins after all games: some boards were forfeited by both players.
            std::cmp::Ordering::Equal if all_sprints_played && higher_wins != lower_wins => {
                let winner = if higher_wins > lower_wins { self.higher } else { self.lower };
                Some(self.won_by(winner))
            }
            std::cmp::Ordering::Equal => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::GameResult::{BlackWins, BothForfeit, Draw, WhiteWins};

    const HIGHER: Seed = Seed(1);
    const LOWER: Seed = Seed(4);

    fn duel(rules: TeamDuelRules) -> TeamDuel {
        TeamDuel::between(HIGHER, LOWER, rules)
    }

    fn play(duel: &mut TeamDuel, game: u8, results: [GameResult; 6]) {
        for (board, result) in (1..).zip(results) {
            duel.record(TeamDuelInput::Board { game, board, result }).expect("due");
        }
    }

    fn sprint(duel: &mut TeamDuel, board: u8, result: GameResult) {
        duel.record(TeamDuelInput::Sprint { board, result }).expect("due");
    }

    #[test]
    fn cr_6_1_1_2_the_higher_ranked_team_has_white_on_1_3_5_and_six_boards_decide() {
        let mut duel = duel(TeamDuelRules::ONE_DAY);
        assert_eq!(
            duel.next(),
            TeamDuelStep::Boards {
                game: 1,
                white_on_board_1: HIGHER,
                boards: vec![1, 2, 3, 4, 5, 6]
            }
        );
        // White wins everywhere but on board 6: the higher team has 1, 3, 5 and half of 6.
        play(&mut duel, 1, [WhiteWins, WhiteWins, WhiteWins, WhiteWins, WhiteWins, Draw]);
        assert_eq!(duel.half_points(), (7, 5));
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_6_1_1_2_a_tie_is_five_sprints_on_1_to_5_with_colours_reversed_and_three_wins_decide() {
        let mut duel = duel(TeamDuelRules::ONE_DAY);
        play(&mut duel, 1, [Draw; 6]);
        assert_eq!(
            duel.next(),
            TeamDuelStep::Sprint { white_on_board_1: LOWER, boards: vec![1, 2, 3, 4, 5] }
        );
        // The higher team has Black on 1, 3, 5 and White on 2, 4.
        sprint(&mut duel, 1, BlackWins);
        sprint(&mut duel, 4, WhiteWins);
        assert_eq!(duel.verdict(), None);
        sprint(&mut duel, 2, WhiteWins);
        assert_eq!(duel.sprint_wins(), (3, 0));
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
        // The games in progress are recorded and change nothing.
        sprint(&mut duel, 3, WhiteWins);
        sprint(&mut duel, 5, WhiteWins);
        assert_eq!(duel.sprint_wins(), (3, 2));
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_6_1_2_1_two_games_with_colours_exchanged_and_twelve_board_points_decide() {
        let mut duel = duel(TeamDuelRules::MORE_DAYS);
        play(&mut duel, 1, [WhiteWins; 6]);
        assert_eq!(
            duel.next(),
            TeamDuelStep::Boards {
                game: 2,
                white_on_board_1: LOWER,
                boards: vec![1, 2, 3, 4, 5, 6]
            }
        );
        // 3-3 in the first game; in the second the lower team wins with White on board 1.
        play(&mut duel, 2, [WhiteWins, Draw, Draw, Draw, Draw, Draw]);
        assert_eq!(duel.half_points(), (11, 13));
        assert_eq!(duel.verdict(), Some(Verdict::won(LOWER, HIGHER)));
    }

    #[test]
    fn cr_6_1_2_2_six_all_is_five_sprints_in_the_colours_of_the_first_game() {
        let mut duel = duel(TeamDuelRules::MORE_DAYS);
        play(&mut duel, 1, [Draw; 6]);
        play(&mut duel, 2, [WhiteWins; 6]);
        assert_eq!(duel.half_points(), (12, 12));
        assert_eq!(
            duel.next(),
            TeamDuelStep::Sprint { white_on_board_1: HIGHER, boards: vec![1, 2, 3, 4, 5] }
        );
        for board in [1, 3, 5] {
            sprint(&mut duel, board, WhiteWins);
        }
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn sprints_forfeited_by_both_leave_the_majority_or_the_referee_to_decide() {
        let mut level = duel(TeamDuelRules::ONE_DAY);
        play(&mut level, 1, [Draw; 6]);
        let mut ahead = level.clone();
        // Board 1: White is the lower team; board 2: White is the higher team.
        for (board, result) in (1..).zip([WhiteWins, WhiteWins, BothForfeit, BothForfeit]) {
            sprint(&mut level, board, result);
            sprint(&mut ahead, board, result);
        }
        sprint(&mut ahead, 5, WhiteWins);
        assert_eq!(ahead.verdict(), Some(Verdict::won(LOWER, HIGHER)));
        sprint(&mut level, 5, BothForfeit);
        assert_eq!(level.next(), TeamDuelStep::Ruling);
        level.record(TeamDuelInput::Ruling { winner: Some(HIGHER) }).expect("due");
        assert_eq!(level.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn a_seventh_board_a_second_result_and_a_sprint_too_early_are_refused() {
        let mut duel = duel(TeamDuelRules::ONE_DAY);
        let mut refused = |input| duel.record(input).expect_err("refused").code();
        assert_eq!(
            refused(TeamDuelInput::Board { game: 1, board: 7, result: Draw }),
            "unknown_board"
        );
        assert_eq!(refused(TeamDuelInput::Board { game: 2, board: 1, result: Draw }), "not_due");
        assert_eq!(refused(TeamDuelInput::Sprint { board: 1, result: WhiteWins }), "not_due");
        duel.record(TeamDuelInput::Board { game: 1, board: 1, result: Draw }).expect("due");
        let again = TeamDuelInput::Board { game: 1, board: 1, result: WhiteWins };
        assert_eq!(duel.record(again).expect_err("once").code(), "board_decided");
    }
}
