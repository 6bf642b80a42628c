//! A knockout match between two players or two teams: its games, the ChessSprint that breaks a tie,
//! and the colours.
//!
//! Players meet on one board, teams on six, where the colours alternate from board to board. A match
//! has one game with White for the higher-ranked side, or two games with colours exchanged. A tied
//! match goes to a ChessSprint; teams play it on five boards. The core of the court server plays the
//! chain; only its final winner is known here. The [line-up](crate::team::line_up) assigns the
//! players of a team to the boards. Deadlines are not part of this module: when the time for the
//! choice of colour is over, the caller records [`DuelInput::default_colour`].

use court_protocol::{Message, message};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Seed;
use super::bracket::Verdict;
use crate::event::Colour;
use crate::game_result::GameResult;
use crate::team::{BOARDS, board_colour};

/// The number of boards of a team tie-break; it is odd, so that the tie-break decides.
pub const SPRINT_BOARDS: u8 = 5;

/// The rules for the matches of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DuelRules {
    /// The number of boards: one for players, [`BOARDS`] for teams.
    pub boards: u8,
    /// The number of games on every board, one or two. All of them are played.
    pub games: u8,
    /// The method that decides a tied match.
    pub decider: Decider,
}

impl DuelRules {
    /// CR-5.1-2: one game, then a ChessSprint with colours switched.
    // rules: CR-5.1-2
    pub const ONE_DAY: Self = Self { boards: 1, games: 1, decider: Decider::ColoursSwitched };
    /// CR-5.2-2: two games, then a ChessSprint in the colours the higher-ranked player chooses.
    // rules: CR-5.2-2
    pub const MORE_DAYS: Self = Self { boards: 1, games: 2, decider: Decider::ColourChosen };
    /// IM-2-1 with IM-3-3: one game; the referee decides a tied match.
    pub const INTRAMURAL: Self = Self { boards: 1, games: 1, decider: Decider::Referee };
    /// CR-6.1.1-2: one game per board, then five ChessSprint games with colours reversed.
    // rules: CR-6.1.1-2
    pub const TEAMS_ONE_DAY: Self = Self { boards: BOARDS, ..Self::ONE_DAY };
    /// CR-6.1.2-1, CR-6.1.2-2: two games per board, then five ChessSprint games in the colours of
    /// the first.
    // rules: CR-6.1.2-1, CR-6.1.2-2
    pub const TEAMS_MORE_DAYS: Self =
        Self { boards: BOARDS, games: 2, decider: Decider::AsFirstGame };

    fn sprint_boards(self) -> u8 {
        if self.boards == 1 { 1 } else { SPRINT_BOARDS }
    }
}

/// The method that decides a match that is tied after its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// A ChessSprint with the colours of the last game exchanged.
    ColoursSwitched,
    /// A ChessSprint in which the higher-ranked player chooses his colour.
    ColourChosen,
    /// A ChessSprint in the colours of the first game.
    AsFirstGame,
    /// A ruling of the referee.
    Referee,
}

/// An event in a match. Boards count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuelInput {
    /// The result of a game on a board.
    Game {
        /// The number of the game, 1 or 2.
        game: u8,
        /// The board, 1 to the number of boards of this part of the match.
        board: u8,
        /// The score of White and Black on that board.
        result: GameResult,
    },
    /// The higher-ranked player's choice of colour for the ChessSprint.
    ColourChoice(Colour),
    /// The final result of the ChessSprint chain on a board.
    Sprint {
        /// The board, 1 to the number of boards of this part of the match.
        board: u8,
        /// The score of White and Black on that board.
        result: GameResult,
    },
    /// The referee's ruling: the side that goes on, or `None` if both are out.
    Ruling(Option<Seed>),
}

impl DuelInput {
    /// The result of a game between two players.
    pub fn game(game: u8, result: GameResult) -> Self {
        Self::Game { game, board: 1, result }
    }

    /// The result of the ChessSprint chain between two players.
    pub fn sprint(result: GameResult) -> Self {
        Self::Sprint { board: 1, result }
    }

    /// CR-5.2-2: the colour if the player did not choose in time.
    pub fn default_colour() -> Self {
        Self::ColourChoice(Colour::White)
    }

    fn due(self) -> Due {
        match self {
            Self::Game { game, .. } => Due::Game(game),
            Self::ColourChoice(_) => Due::ColourChoice,
            Self::Sprint { .. } => Due::Sprint,
            Self::Ruling(_) => Due::Ruling,
        }
    }
}

/// The next step that a match needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DuelStep {
    /// The results of these boards of a game are needed.
    Game {
        /// The number of the game, 1 or 2.
        number: u8,
        /// The side with White on boards 1, 3 and 5.
        white: Seed,
        /// The side with Black on boards 1, 3 and 5.
        black: Seed,
        /// The boards without a result, counted from 1.
        boards: Vec<u8>,
    },
    /// The choice of colour for the ChessSprint is needed.
    ColourChoice {
        /// The higher-ranked player, who chooses.
        by: Seed,
    },
    /// The results of these ChessSprint chains are needed.
    Sprint {
        /// The side with White on boards 1, 3 and 5, in every game of the chain.
        white: Seed,
        /// The side with Black on boards 1, 3 and 5, in every game of the chain.
        black: Seed,
        /// The boards without a result, counted from 1.
        boards: Vec<u8>,
    },
    /// A ruling of the referee is needed.
    Ruling,
    /// The match is decided.
    Decided(Verdict),
}

type Boards = [Option<GameResult>; BOARDS as usize];

/// A match between two players or two teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    higher: Seed,
    lower: Seed,
    rules: DuelRules,
    games: [Boards; 2],
    chosen: Option<Colour>,
    sprint: Boards,
    ruling: Option<Verdict>,
}

impl Duel {
    /// The match of these two before its first game. `higher` has the better seed.
    pub fn between(higher: Seed, lower: Seed, rules: DuelRules) -> Self {
        let none = [None; BOARDS as usize];
        Self { higher, lower, rules, games: [none; 2], chosen: None, sprint: none, ruling: None }
    }

    /// The higher-ranked side: the one with the better seed.
    pub fn higher(&self) -> Seed {
        self.higher
    }

    /// The lower-ranked side.
    pub fn lower(&self) -> Seed {
        self.lower
    }

    /// The number of boards of the match.
    pub fn boards(&self) -> u8 {
        self.rules.boards
    }

    /// The results of the games so far on a board, game 1 first.
    pub fn games(&self, board: u8) -> impl Iterator<Item = GameResult> {
        let on_board = move |boards: &Boards| boards[usize::from(board) - 1];
        self.games.iter().filter_map(on_board)
    }

    /// The result of the ChessSprint chain on a board; `None` if it has none yet.
    pub fn sprint(&self, board: u8) -> Option<GameResult> {
        self.sprint[usize::from(board) - 1]
    }

    /// Half points of the higher-ranked and of the lower-ranked side in all games so far.
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

    /// The number of ChessSprint chains won by the higher-ranked and by the lower-ranked side.
    pub fn sprint_wins(&self) -> (u8, u8) {
        let mut wins = (0, 0);
        let Some(first) = self.sprint_colour() else { return wins };
        for (board, result) in (1..).zip(&self.sprint) {
            let Some(winner) = result.and_then(GameResult::winner) else { continue };
            if winner == board_colour(first, board) {
                wins.0 += 1;
            } else {
                wins.1 += 1;
            }
        }
        wins
    }

    /// Returns the next step of the match. A decided tie-break still accepts the results of the
    /// games in progress.
    pub fn next(&self) -> DuelStep {
        if let Some(verdict) = self.verdict() {
            return DuelStep::Decided(verdict);
        }
        for number in 1..=self.rules.games {
            let boards = missing(self.games[usize::from(number - 1)], self.rules.boards);
            if !boards.is_empty() {
                let (white, black) = self.white_and_black(game_colour(number));
                return DuelStep::Game { number, white, black, boards };
            }
        }
        let boards = missing(self.sprint, self.rules.sprint_boards());
        match self.sprint_colour() {
            None if self.rules.decider == Decider::ColourChosen => {
                DuelStep::ColourChoice { by: self.higher }
            }
            Some(colour) if !boards.is_empty() => {
                let (white, black) = self.white_and_black(colour);
                DuelStep::Sprint { white, black, boards }
            }
            // The rules have no ChessSprint, or both sides forfeited it.
            _ => DuelStep::Ruling,
        }
    }

    /// Records an event of the match, or refuses it if it cannot have happened.
    ///
    /// # Errors
    /// A refusal leaves the match unchanged.
    pub fn record(&mut self, input: DuelInput) -> Result<(), DuelRefusal> {
        let sprint_boards = self.rules.sprint_boards();
        let due = match self.next() {
            DuelStep::Game { number, .. } => Due::Game(number),
            DuelStep::ColourChoice { .. } => Due::ColourChoice,
            DuelStep::Sprint { .. } => Due::Sprint,
            DuelStep::Ruling => Due::Ruling,
            DuelStep::Decided(_) => {
                let left = missing(self.sprint, sprint_boards).len();
                let is_running = self.ruling.is_none() && (1..sprint_boards.into()).contains(&left);
                if !is_running {
                    return Err(DuelRefusal::MatchDecided);
                }
                Due::Sprint
            }
        };
        if input.due() != due {
            return Err(DuelRefusal::NotDue { due, given: input.due() });
        }
        match input {
            DuelInput::Game { game, board, result } => {
                let boards = &mut self.games[usize::from(game - 1)];
                enter(&mut boards[..usize::from(self.rules.boards)], board, result)?;
            }
            DuelInput::ColourChoice(colour) => self.chosen = Some(colour),
            DuelInput::Sprint { result: GameResult::Draw, .. } => {
                return Err(DuelRefusal::SprintNotDrawn);
            }
            DuelInput::Sprint { board, result } => {
                enter(&mut self.sprint[..usize::from(sprint_boards)], board, result)?;
            }
            DuelInput::Ruling(Some(seed)) if seed != self.higher && seed != self.lower => {
                return Err(DuelRefusal::NotInMatch { seed });
            }
            DuelInput::Ruling(winner) => {
                let verdict = winner.map_or(Verdict::NOBODY, |winner| self.won_by(winner));
                self.ruling = Some(verdict);
            }
        }
        Ok(())
    }

    /// The verdict, once the match is decided.
    pub fn verdict(&self) -> Option<Verdict> {
        if self.ruling.is_some() {
            return self.ruling;
        }
        let mut games = self.games[..usize::from(self.rules.games)].iter();
        if games.any(|boards| !missing(*boards, self.rules.boards).is_empty()) {
            return None;
        }
        let (higher, lower) = self.half_points();
        let wins = self.sprint_wins();
        let majority = self.rules.sprint_boards() / 2 + 1;
        let is_sprint_over = missing(self.sprint, self.rules.sprint_boards()).is_empty();
        // Fewer wins than the majority after all games: both sides forfeited some boards.
        let is_tie_broken = wins.0.max(wins.1) >= majority || is_sprint_over;
        let by_sprint = if is_tie_broken { wins.0.cmp(&wins.1) } else { std::cmp::Ordering::Equal };
        match higher.cmp(&lower).then(by_sprint) {
            std::cmp::Ordering::Greater => Some(self.won_by(self.higher)),
            std::cmp::Ordering::Less => Some(self.won_by(self.lower)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The higher-ranked side's colour on board 1 of the ChessSprint; `None` if it is not chosen yet
    /// or the rules have no ChessSprint.
    fn sprint_colour(&self) -> Option<Colour> {
        match self.rules.decider {
            Decider::ColoursSwitched => Some(game_colour(self.rules.games).other()),
            Decider::ColourChosen => self.chosen,
            Decider::AsFirstGame => Some(game_colour(1)),
            Decider::Referee => None,
        }
    }

    /// Returns the sides with White and Black on board 1 if the higher-ranked side has this colour.
    fn white_and_black(&self, higher: Colour) -> (Seed, Seed) {
        match higher {
            Colour::White => (self.higher, self.lower),
            Colour::Black => (self.lower, self.higher),
        }
    }

    fn won_by(&self, winner: Seed) -> Verdict {
        let loser = if winner == self.higher { self.lower } else { self.higher };
        Verdict::won(winner, loser)
    }
}

/// The higher-ranked side's colour on board 1: White in the first game, Black in the second.
fn game_colour(game: u8) -> Colour {
    if game == 1 { Colour::White } else { Colour::Black }
}

/// The first `count` boards without a result, counted from 1.
fn missing(boards: Boards, count: u8) -> Vec<u8> {
    (1..=count).filter(|&board| boards[usize::from(board - 1)].is_none()).collect()
}

/// Records the result of a board; a second result is refused.
fn enter(
    boards: &mut [Option<GameResult>],
    board: u8,
    result: GameResult,
) -> Result<(), DuelRefusal> {
    let count = u8::try_from(boards.len()).expect("a match has six boards");
    if !(1..=count).contains(&board) {
        return Err(DuelRefusal::UnknownBoard { board, boards: count });
    }
    let slot = &mut boards[usize::from(board - 1)];
    if slot.is_some() {
        return Err(DuelRefusal::BoardDecided { board });
    }
    *slot = Some(result);
    Ok(())
}

/// The reason why a match refuses an input. Its sentence is the message `duel-…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum DuelRefusal {
    MatchDecided,
    NotDue {
        due: Due,
        given: Due,
    },
    /// CR-4.7-3: a ChessSprint chain continues until a game has a winner.
    SprintNotDrawn,
    NotInMatch {
        seed: Seed,
    },
    UnknownBoard {
        /// The board number given, counted from 1.
        board: u8,
        boards: u8,
    },
    BoardDecided {
        /// The board number given, counted from 1.
        board: u8,
    },
}

impl DuelRefusal {
    /// The message for the referee.
    pub fn message(&self) -> Message {
        match self {
            Self::NotDue { due, given } => {
                message!("duel-not-due", due = due.message(), given = given.message())
            }
            _ => Message::of("duel", self),
        }
    }
}

/// The input that a match may be waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The result of the game with this number, from 1.
    Game(u8),
    /// The higher-ranked player's choice of colour.
    ColourChoice,
    /// The result of the ChessSprint chain.
    Sprint,
    /// The referee's ruling on a match that play did not decide.
    Ruling,
}

impl Due {
    /// The input in words.
    pub fn message(self) -> Message {
        match self {
            Self::Game(number) => message!("due-game", number),
            Self::ColourChoice => message!("due-colour-choice"),
            Self::Sprint => message!("due-sprint"),
            Self::Ruling => message!("due-ruling"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::game_result::GameResult::{
        BlackByForfeit, BlackWins, BothForfeit, Draw, WhiteByForfeit, WhiteWins,
    };

    const HIGHER: Seed = Seed(2);
    const LOWER: Seed = Seed(7);

    fn duel(rules: DuelRules) -> Duel {
        Duel::between(HIGHER, LOWER, rules)
    }

    fn game_due(number: u8, white: Seed, black: Seed) -> DuelStep {
        DuelStep::Game { number, white, black, boards: vec![1] }
    }

    fn sprint_due(white: Seed, black: Seed) -> DuelStep {
        DuelStep::Sprint { white, black, boards: vec![1] }
    }

    fn after(rules: DuelRules, inputs: &[DuelInput]) -> Duel {
        let mut duel = duel(rules);
        for &input in inputs {
            duel.record(input).expect("due");
        }
        duel
    }

    #[test]
    fn cr_5_1_2_the_higher_ranked_has_white_and_a_draw_goes_to_a_sprint_with_colours_switched() {
        let mut duel = duel(DuelRules::ONE_DAY);
        assert_eq!(duel.next(), game_due(1, HIGHER, LOWER));
        duel.record(DuelInput::game(1, Draw)).expect("due");
        assert_eq!(duel.next(), sprint_due(LOWER, HIGHER));
        duel.record(DuelInput::sprint(WhiteWins)).expect("due");
        assert_eq!(duel.next(), DuelStep::Decided(Verdict::won(LOWER, HIGHER)));
    }

    #[test]
    fn cr_5_1_2_one_game_decides() {
        let won = |result| after(DuelRules::ONE_DAY, &[DuelInput::game(1, result)]).verdict();
        assert_eq!(won(WhiteWins), Some(Verdict::won(HIGHER, LOWER)));
        assert_eq!(won(BlackWins), Some(Verdict::won(LOWER, HIGHER)));
        assert_eq!(won(WhiteByForfeit), Some(Verdict::won(HIGHER, LOWER)));
        assert_eq!(won(Draw), None);
    }

    #[test]
    fn cr_5_2_2_both_games_are_played_white_first_then_black() {
        let mut duel = duel(DuelRules::MORE_DAYS);
        assert_eq!(duel.next(), game_due(1, HIGHER, LOWER));
        duel.record(DuelInput::game(1, WhiteWins)).expect("due");
        assert_eq!(duel.next(), game_due(2, LOWER, HIGHER));
        duel.record(DuelInput::game(2, Draw)).expect("due");
        assert_eq!(duel.half_points(), (3, 1));
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_5_2_2_one_all_lets_the_higher_ranked_choose_his_colour() {
        let level = [DuelInput::game(1, WhiteWins), DuelInput::game(2, WhiteWins)];
        let mut duel = after(DuelRules::MORE_DAYS, &level);
        assert_eq!(duel.next(), DuelStep::ColourChoice { by: HIGHER });
        duel.record(DuelInput::ColourChoice(Colour::Black)).expect("due");
        assert_eq!(duel.next(), sprint_due(LOWER, HIGHER));
        duel.record(DuelInput::sprint(BlackWins)).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_5_2_2_without_a_choice_he_has_white() {
        let level =
            [DuelInput::game(1, Draw), DuelInput::game(2, Draw), DuelInput::default_colour()];
        let duel = after(DuelRules::MORE_DAYS, &level);
        assert_eq!(duel.next(), sprint_due(HIGHER, LOWER));
    }

    #[test]
    fn a_drawn_sprint_is_refused_and_changes_nothing() {
        let mut duel = after(DuelRules::ONE_DAY, &[DuelInput::game(1, Draw)]);
        let before = duel.clone();
        let refusal = duel.record(DuelInput::sprint(Draw)).expect_err("no draws");
        assert_eq!(refusal, DuelRefusal::SprintNotDrawn);
        assert_eq!(duel, before);
    }

    #[test]
    fn a_sprint_that_both_forfeit_goes_to_the_referee_who_may_let_nobody_go_on() {
        let forfeits = [DuelInput::game(1, BothForfeit), DuelInput::sprint(BothForfeit)];
        let mut duel = after(DuelRules::ONE_DAY, &forfeits);
        assert_eq!(duel.next(), DuelStep::Ruling);
        let refusal = duel.record(DuelInput::Ruling(Some(Seed(5)))).expect_err("not here");
        assert_eq!(english(&refusal.message()), "seed 5 does not play in it");
        duel.record(DuelInput::Ruling(None)).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::NOBODY));
    }

    #[test]
    fn im_2_1_a_level_elimination_match_is_put_to_the_referee() {
        let mut duel = after(DuelRules::INTRAMURAL, &[DuelInput::game(1, Draw)]);
        assert_eq!(duel.next(), DuelStep::Ruling);
        duel.record(DuelInput::Ruling(Some(LOWER))).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::won(LOWER, HIGHER)));
    }

    #[test]
    fn what_is_not_due_is_refused_in_words() {
        let mut duel = after(DuelRules::MORE_DAYS, &[DuelInput::game(1, BlackByForfeit)]);
        let refusal = duel.record(DuelInput::sprint(WhiteWins)).expect_err("game 2 first");
        assert_eq!(english(&refusal.message()), "it waits for game 2, not for the ChessSprint");
        duel.record(DuelInput::game(2, WhiteWins)).expect("due");
        let refusal = duel.record(DuelInput::game(2, Draw)).expect_err("0-2");
        assert_eq!(refusal, DuelRefusal::MatchDecided);
    }

    fn play(duel: &mut Duel, game: u8, results: [GameResult; 6]) {
        for (board, result) in (1..).zip(results) {
            duel.record(DuelInput::Game { game, board, result }).expect("due");
        }
    }

    fn sprint(duel: &mut Duel, board: u8, result: GameResult) {
        duel.record(DuelInput::Sprint { board, result }).expect("due");
    }

    #[test]
    fn cr_6_1_1_2_the_higher_ranked_team_has_white_on_1_3_5_and_six_boards_decide() {
        let mut duel = duel(DuelRules::TEAMS_ONE_DAY);
        assert_eq!(
            duel.next(),
            DuelStep::Game {
                number: 1,
                white: HIGHER,
                black: LOWER,
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
        let mut duel = duel(DuelRules::TEAMS_ONE_DAY);
        play(&mut duel, 1, [Draw; 6]);
        assert_eq!(
            duel.next(),
            DuelStep::Sprint { white: LOWER, black: HIGHER, boards: vec![1, 2, 3, 4, 5] }
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
        let mut duel = duel(DuelRules::TEAMS_MORE_DAYS);
        play(&mut duel, 1, [WhiteWins; 6]);
        assert_eq!(
            duel.next(),
            DuelStep::Game {
                number: 2,
                white: LOWER,
                black: HIGHER,
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
        let mut duel = duel(DuelRules::TEAMS_MORE_DAYS);
        play(&mut duel, 1, [Draw; 6]);
        play(&mut duel, 2, [WhiteWins; 6]);
        assert_eq!(duel.half_points(), (12, 12));
        assert_eq!(
            duel.next(),
            DuelStep::Sprint { white: HIGHER, black: LOWER, boards: vec![1, 2, 3, 4, 5] }
        );
        for board in [1, 3, 5] {
            sprint(&mut duel, board, WhiteWins);
        }
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn sprints_forfeited_by_both_leave_the_majority_or_the_referee_to_decide() {
        let mut level = duel(DuelRules::TEAMS_ONE_DAY);
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
        assert_eq!(level.next(), DuelStep::Ruling);
        level.record(DuelInput::Ruling(Some(HIGHER))).expect("due");
        assert_eq!(level.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn a_seventh_board_a_second_result_and_a_sprint_too_early_are_refused() {
        let mut duel = duel(DuelRules::TEAMS_ONE_DAY);
        let mut refused = |input| duel.record(input).expect_err("refused");
        let unknown = DuelRefusal::UnknownBoard { board: 7, boards: 6 };
        assert_eq!(refused(DuelInput::Game { game: 1, board: 7, result: Draw }), unknown);
        let not_due = |given| DuelRefusal::NotDue { due: Due::Game(1), given };
        let second = DuelInput::Game { game: 2, board: 1, result: Draw };
        assert_eq!(refused(second), not_due(Due::Game(2)));
        let sprint = DuelInput::Sprint { board: 1, result: WhiteWins };
        assert_eq!(refused(sprint), not_due(Due::Sprint));
        duel.record(DuelInput::Game { game: 1, board: 1, result: Draw }).expect("due");
        let again = DuelInput::Game { game: 1, board: 1, result: WhiteWins };
        assert_eq!(duel.record(again), Err(DuelRefusal::BoardDecided { board: 1 }));
    }
}
