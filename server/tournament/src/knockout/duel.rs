//! A knockout match between two players: its games, the ChessSprint that breaks a tie, and the
//! colours.
//!
//! A match has one game with White for the higher-ranked player, or two games with colours
//! exchanged. A tied match goes to a ChessSprint chain. The core of the court server plays the
//! chain; only its final winner is known here. Deadlines are not part of this module either: when
//! the time for the choice of colour is over, the caller records [`DuelInput::default_colour`].

use serde::{Deserialize, Serialize};

use super::bracket::Verdict;
use super::{Contest, ContestRefusal, Due, Seed};
use crate::event::Colour;
use crate::game_result::GameResult;

/// The rules for the matches of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuelRules {
    /// The number of games: one or two.
    pub games: Games,
    /// The method that decides a tied match.
    pub decider: Decider,
}

impl DuelRules {
    /// CR-5.1-2: one game, then a ChessSprint with colours switched.
    pub const ONE_DAY: Self = Self { games: Games::One, decider: Decider::ColoursSwitched };
    /// CR-5.2-2: two games, then a ChessSprint in the colours the higher-ranked player chooses.
    pub const MORE_DAYS: Self = Self { games: Games::Two, decider: Decider::ColourChosen };
    /// IM-2-1 with IM-3-3: one game; the referee decides a tied match.
    pub const INTRAMURAL: Self = Self { games: Games::One, decider: Decider::Referee };
}

/// The number of games of a match before any tie-break. All of them are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Games {
    /// One game; the higher-ranked side has White.
    One,
    /// Two games; the higher-ranked side has White in the first and Black in the second.
    Two,
}

impl Games {
    /// The number of games as a figure, 1 or 2.
    pub fn count(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// The method that decides a match that is tied after its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// A ChessSprint with the colours of the previous game exchanged.
    ColoursSwitched,
    /// A ChessSprint in which the higher-ranked player chooses his colour.
    ColourChosen,
    /// A ruling of the referee.
    Referee,
}

/// An event in a match between two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", content = "is", rename_all = "snake_case")]
pub enum DuelInput {
    /// The result of the next game due.
    Game(GameResult),
    /// The higher-ranked player's choice of colour for the ChessSprint.
    ColourChoice(Colour),
    /// The final result of the ChessSprint chain.
    Sprint(GameResult),
    /// The referee's ruling: the player who goes on, or `None` if both are out.
    Ruling(Option<Seed>),
}

impl DuelInput {
    /// CR-5.2-2: the colour if the player did not choose in time.
    pub fn default_colour() -> Self {
        Self::ColourChoice(Colour::White)
    }

    fn due(self, next_game: u8) -> Due {
        match self {
            Self::Game(_) => Due::Game(next_game),
            Self::ColourChoice(_) => Due::ColourChoice,
            Self::Sprint(_) => Due::Sprint,
            Self::Ruling(_) => Due::Ruling,
        }
    }
}

/// The next step that a match needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelStep {
    /// The result of this game is needed.
    Game {
        /// The number of the game, 1 or 2.
        number: u8,
        /// The player with White.
        white: Seed,
        /// The player with Black.
        black: Seed,
    },
    /// The choice of colour for the ChessSprint is needed.
    ColourChoice {
        /// The higher-ranked player, who chooses.
        by: Seed,
    },
    /// The result of the ChessSprint is needed.
    Sprint {
        /// The player with White in every game of the chain.
        white: Seed,
        /// The player with Black in every game of the chain.
        black: Seed,
    },
    /// A ruling is needed: play did not decide the match.
    Ruling,
    /// The match is decided; nothing is needed.
    Decided(Verdict),
}

/// A match between two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    higher: Seed,
    lower: Seed,
    rules: DuelRules,
    games: Vec<GameResult>,
    chosen: Option<Colour>,
    sprint: Option<GameResult>,
    ruling: Option<Verdict>,
}

impl Duel {
    /// The higher-ranked player: the one with the better seed.
    pub fn higher(&self) -> Seed {
        self.higher
    }

    /// The lower-ranked player.
    pub fn lower(&self) -> Seed {
        self.lower
    }

    /// The results of the games so far, game 1 first.
    pub fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// The result of the ChessSprint chain; `None` if it has none yet.
    pub fn sprint(&self) -> Option<GameResult> {
        self.sprint
    }

    /// Half points of the higher-ranked and of the lower-ranked player in the games so far.
    pub fn half_points(&self) -> (u16, u16) {
        let mut sum = (0, 0);
        for (number, game) in (1..).zip(&self.games) {
            let colour = Self::higher_colour(number);
            sum.0 += game.half_points().of(colour);
            sum.1 += game.half_points().of(colour.other());
        }
        sum
    }

    /// Returns the next step of the match.
    pub fn next(&self) -> DuelStep {
        if let Some(verdict) = self.verdict() {
            return DuelStep::Decided(verdict);
        }
        let played = u8::try_from(self.games.len()).expect("a match has at most two games");
        if played < self.rules.games.count() {
            let number = played + 1;
            let (white, black) = self.white_and_black(Self::higher_colour(number));
            return DuelStep::Game { number, white, black };
        }
        match self.sprint_colour() {
            // Both players forfeited the ChessSprint, or the event has none.
            _ if self.sprint.is_some() => DuelStep::Ruling,
            SprintColour::NoSprint => DuelStep::Ruling,
            SprintColour::ToChoose => DuelStep::ColourChoice { by: self.higher },
            SprintColour::Higher(colour) => {
                let (white, black) = self.white_and_black(colour);
                DuelStep::Sprint { white, black }
            }
        }
    }

    /// The higher-ranked player's colour in a game: White in game 1, Black in game 2.
    fn higher_colour(number: u8) -> Colour {
        if number % 2 == 1 { Colour::White } else { Colour::Black }
    }

    /// Returns the players with White and Black if the higher-ranked player has this colour.
    fn white_and_black(&self, higher: Colour) -> (Seed, Seed) {
        match higher {
            Colour::White => (self.higher, self.lower),
            Colour::Black => (self.lower, self.higher),
        }
    }

    fn sprint_colour(&self) -> SprintColour {
        match self.rules.decider {
            Decider::Referee => SprintColour::NoSprint,
            Decider::ColoursSwitched => {
                SprintColour::Higher(Self::higher_colour(self.rules.games.count()).other())
            }
            Decider::ColourChosen => {
                self.chosen.map_or(SprintColour::ToChoose, SprintColour::Higher)
            }
        }
    }

    fn won_by(&self, winner: Seed) -> Verdict {
        let loser = if winner == self.higher { self.lower } else { self.higher };
        Verdict::won(winner, loser)
    }

    /// The seed of the winner in a result in which the higher-ranked player had this colour.
    fn winner(&self, result: GameResult, higher: Colour) -> Option<Seed> {
        let colour = result.winner()?;
        Some(if colour == higher { self.higher } else { self.lower })
    }
}

/// The source of the higher-ranked player's colour in the ChessSprint.
enum SprintColour {
    NoSprint,
    ToChoose,
    Higher(Colour),
}

impl Contest for Duel {
    type Rules = DuelRules;
    type Input = DuelInput;

    fn between(higher: Seed, lower: Seed, rules: DuelRules) -> Self {
        Self { higher, lower, rules, games: Vec::new(), chosen: None, sprint: None, ruling: None }
    }

    fn record(&mut self, input: DuelInput) -> Result<(), ContestRefusal> {
        let next_game = u8::try_from(self.games.len() + 1).expect("a match has at most two games");
        let due = match self.next() {
            DuelStep::Decided(_) => return Err(ContestRefusal::MatchDecided),
            DuelStep::Game { number, .. } => Due::Game(number),
            DuelStep::ColourChoice { .. } => Due::ColourChoice,
            DuelStep::Sprint { .. } => Due::Sprint,
            DuelStep::Ruling => Due::Ruling,
        };
        let given = input.due(next_game);
        if given != due {
            return Err(ContestRefusal::NotDue { due, given });
        }
        match input {
            DuelInput::Game(result) => self.games.push(result),
            DuelInput::ColourChoice(colour) => self.chosen = Some(colour),
            DuelInput::Sprint(GameResult::Draw) => return Err(ContestRefusal::SprintNotDrawn),
            DuelInput::Sprint(result) => self.sprint = Some(result),
            DuelInput::Ruling(Some(seed)) if seed != self.higher && seed != self.lower => {
                return Err(ContestRefusal::NotInMatch { seed });
            }
            DuelInput::Ruling(winner) => {
                let verdict = winner.map_or(Verdict::NOBODY, |winner| self.won_by(winner));
                self.ruling = Some(verdict);
            }
        }
        Ok(())
    }

    fn verdict(&self) -> Option<Verdict> {
        if self.ruling.is_some() {
            return self.ruling;
        }
        if self.games.len() < usize::from(self.rules.games.count()) {
            return None;
        }
        let (higher, lower) = self.half_points();
        match higher.cmp(&lower) {
            std::cmp::Ordering::Greater => Some(self.won_by(self.higher)),
            std::cmp::Ordering::Less => Some(self.won_by(self.lower)),
            std::cmp::Ordering::Equal => {
                let SprintColour::Higher(colour) = self.sprint_colour() else { return None };
                let winner = self.winner(self.sprint?, colour)?;
                Some(self.won_by(winner))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_result::GameResult::{
        BlackByForfeit, BlackWins, BothForfeit, Draw, WhiteByForfeit, WhiteWins,
    };

    const HIGHER: Seed = Seed(2);
    const LOWER: Seed = Seed(7);

    fn duel(rules: DuelRules) -> Duel {
        Duel::between(HIGHER, LOWER, rules)
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
        assert_eq!(duel.next(), DuelStep::Game { number: 1, white: HIGHER, black: LOWER });
        duel.record(DuelInput::Game(Draw)).expect("due");
        assert_eq!(duel.next(), DuelStep::Sprint { white: LOWER, black: HIGHER });
        duel.record(DuelInput::Sprint(WhiteWins)).expect("due");
        assert_eq!(duel.next(), DuelStep::Decided(Verdict::won(LOWER, HIGHER)));
    }

    #[test]
    fn cr_5_1_2_one_game_decides() {
        let won = |result| after(DuelRules::ONE_DAY, &[DuelInput::Game(result)]).verdict();
        assert_eq!(won(WhiteWins), Some(Verdict::won(HIGHER, LOWER)));
        assert_eq!(won(BlackWins), Some(Verdict::won(LOWER, HIGHER)));
        assert_eq!(won(WhiteByForfeit), Some(Verdict::won(HIGHER, LOWER)));
        assert_eq!(won(Draw), None);
    }

    #[test]
    fn cr_5_2_2_both_games_are_played_white_first_then_black() {
        let mut duel = duel(DuelRules::MORE_DAYS);
        assert_eq!(duel.next(), DuelStep::Game { number: 1, white: HIGHER, black: LOWER });
        duel.record(DuelInput::Game(WhiteWins)).expect("due");
        assert_eq!(duel.next(), DuelStep::Game { number: 2, white: LOWER, black: HIGHER });
        duel.record(DuelInput::Game(Draw)).expect("due");
        assert_eq!(duel.half_points(), (3, 1));
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_5_2_2_one_all_lets_the_higher_ranked_choose_his_colour() {
        let level = [DuelInput::Game(WhiteWins), DuelInput::Game(WhiteWins)];
        let mut duel = after(DuelRules::MORE_DAYS, &level);
        assert_eq!(duel.next(), DuelStep::ColourChoice { by: HIGHER });
        duel.record(DuelInput::ColourChoice(Colour::Black)).expect("due");
        assert_eq!(duel.next(), DuelStep::Sprint { white: LOWER, black: HIGHER });
        duel.record(DuelInput::Sprint(BlackWins)).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::won(HIGHER, LOWER)));
    }

    #[test]
    fn cr_5_2_2_without_a_choice_he_has_white() {
        let level = [DuelInput::Game(Draw), DuelInput::Game(Draw), DuelInput::default_colour()];
        let duel = after(DuelRules::MORE_DAYS, &level);
        assert_eq!(duel.next(), DuelStep::Sprint { white: HIGHER, black: LOWER });
    }

    #[test]
    fn a_drawn_sprint_is_refused_and_changes_nothing() {
        let mut duel = after(DuelRules::ONE_DAY, &[DuelInput::Game(Draw)]);
        let before = duel.clone();
        let refusal = duel.record(DuelInput::Sprint(Draw)).expect_err("no draws");
        assert_eq!(refusal.code(), "sprint_not_drawn");
        assert_eq!(duel, before);
    }

    #[test]
    fn a_sprint_that_both_forfeit_goes_to_the_referee_who_may_let_nobody_go_on() {
        let forfeits = [DuelInput::Game(BothForfeit), DuelInput::Sprint(BothForfeit)];
        let mut duel = after(DuelRules::ONE_DAY, &forfeits);
        assert_eq!(duel.next(), DuelStep::Ruling);
        let refusal = duel.record(DuelInput::Ruling(Some(Seed(5)))).expect_err("not here");
        assert_eq!(refusal.to_string(), "seed 5 does not play in it");
        duel.record(DuelInput::Ruling(None)).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::NOBODY));
    }

    #[test]
    fn im_2_1_a_level_elimination_match_is_put_to_the_referee() {
        let mut duel = after(DuelRules::INTRAMURAL, &[DuelInput::Game(Draw)]);
        assert_eq!(duel.next(), DuelStep::Ruling);
        duel.record(DuelInput::Ruling(Some(LOWER))).expect("due");
        assert_eq!(duel.verdict(), Some(Verdict::won(LOWER, HIGHER)));
    }

    #[test]
    fn what_is_not_due_is_refused_in_words() {
        let mut duel = after(DuelRules::MORE_DAYS, &[DuelInput::Game(BlackByForfeit)]);
        let refusal = duel.record(DuelInput::Sprint(WhiteWins)).expect_err("game 2 first");
        assert_eq!(refusal.to_string(), "it waits for game 2, not for the ChessSprint");
        duel.record(DuelInput::Game(WhiteWins)).expect("due");
        let refusal = duel.record(DuelInput::Game(Draw)).expect_err("0-2");
        assert_eq!(refusal.code(), "match_decided");
    }
}
