//! Knockouts: seeded brackets, the matches in them, and the places they give.
//!
//! A [`Knockout`] is a [`bracket::Bracket`] (who meets whom, byes, third place) holding one
//! [`Contest`] per pair: a [`duel::Duel`] between two players, or a
//! [`TeamDuel`](crate::team::duel::TeamDuel) between two teams. It is told what happened by
//! [`Knockout::record`] and says what must be played next; it never guesses a result.
//!
//! Competitors are known by their [`Seed`], the place they took in the qualification. Who that is,
//! when and where a match is played, and what the clock says during it are not here.
//!
//! ```
//! use referee_tournament::knockout::duel::{DuelInput, DuelRules, Duel};
//! use referee_tournament::knockout::{Knockout, Seed, Stage};
//! use referee_tournament::game_result::GameResult;
//!
//! let mut finals: Knockout<Duel> = Knockout::new(4, DuelRules::ONE_DAY)?;
//! let semis: Vec<String> = finals.open().iter().map(ToString::to_string).collect();
//! assert_eq!(semis, ["semi-final 1", "semi-final 2"]);
//!
//! // 1 beats 4, 3 beats 2; the final is 1 against 3, 2 and 4 play for third place.
//! finals.record(Stage::SEMI_FINAL.number(1), DuelInput::Game(GameResult::WhiteWins))?;
//! finals.record(Stage::SEMI_FINAL.number(2), DuelInput::Game(GameResult::BlackWins))?;
//! finals.record(Stage::ThirdPlace.number(1), DuelInput::Game(GameResult::WhiteWins))?;
//! finals.record(Stage::Final.number(1), DuelInput::Game(GameResult::WhiteWins))?;
//! let places: Vec<(u16, Seed)> = finals.places().expect("all played").into_iter()
//!     .map(|p| (p.place, p.seed)).collect();
//! assert_eq!(places, [(1, Seed(1)), (2, Seed(3)), (3, Seed(2)), (4, Seed(4))]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use bracket::{Bracket, BracketError, Entrant, Placing, Verdict};

pub mod bracket;
pub mod duel;

/// The place a competitor took in the qualification: 1 is the best. The lower number is the
/// *higher-ranked* competitor of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u16);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A stage of a bracket, in the order in which they are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The round in which so many places of the bracket are left: 8 is the quarter-finals.
    RoundOf(u16),
    /// The losers of the semi-finals.
    ThirdPlace,
    /// The final.
    Final,
}

impl Stage {
    /// The last eight.
    pub const QUARTER_FINAL: Self = Self::RoundOf(8);
    /// The last four.
    pub const SEMI_FINAL: Self = Self::RoundOf(4);

    /// Match `number` of this stage, counted from 1.
    pub fn number(self, number: u16) -> MatchId {
        MatchId { stage: self, number }
    }

    /// Earlier stages first.
    fn order(self) -> i32 {
        match self {
            Self::RoundOf(places) => -i32::from(places),
            Self::ThirdPlace => -1,
            Self::Final => 0,
        }
    }
}

impl PartialOrd for Stage {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Stage {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

/// One match of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MatchId {
    /// Its stage.
    pub stage: Stage,
    /// Its number in the stage, counted from 1: match 1 holds the best seed.
    pub number: u16,
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.stage {
            Stage::Final => f.write_str("final"),
            Stage::ThirdPlace => f.write_str("third-place match"),
            Stage::SEMI_FINAL => write!(f, "semi-final {}", self.number),
            Stage::QUARTER_FINAL => write!(f, "quarter-final {}", self.number),
            Stage::RoundOf(places) => write!(f, "round of {places}, match {}", self.number),
        }
    }
}

/// A match between two competitors: what decides a knockout, whatever is played in it.
pub trait Contest: Sized {
    /// How its matches are played.
    type Rules: Copy;
    /// One thing that happened in a match.
    type Input;

    /// The match of these two, before its first game. `higher` has the better seed.
    fn between(higher: Seed, lower: Seed, rules: Self::Rules) -> Self;

    /// Takes in what happened, or says why it cannot have.
    ///
    /// # Errors
    /// A refusal leaves the match as it was.
    fn record(&mut self, input: Self::Input) -> Result<(), ContestRefusal>;

    /// Who won, once it is decided.
    fn verdict(&self) -> Option<Verdict>;
}

/// A bracket with its matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knockout<C: Contest> {
    bracket: Bracket,
    rules: C::Rules,
    contests: BTreeMap<MatchId, C>,
}

impl<C: Contest> Knockout<C> {
    /// A knockout of so many seeds with a match for third place (CR-5.1-1, CR-5.2-1). Places
    /// missing to the next power of two are byes of the best seeds.
    ///
    /// # Errors
    /// With no competitor, or more than [`bracket::COMPETITORS_MAX`].
    pub fn new(competitors: u16, rules: C::Rules) -> Result<Self, BracketError> {
        let mut knockout =
            Self { bracket: Bracket::new(competitors)?, rules, contests: BTreeMap::new() };
        knockout.draw_up();
        Ok(knockout)
    }

    /// The same knockout with all of `inputs` recorded in order: how a corrected history is
    /// folded anew.
    ///
    /// # Errors
    /// The first input that is refused, with its match.
    pub fn replay(
        competitors: u16,
        rules: C::Rules,
        inputs: impl IntoIterator<Item = (MatchId, C::Input)>,
    ) -> Result<Self, ReplayError> {
        let mut knockout = Self::new(competitors, rules)?;
        for (id, input) in inputs {
            knockout.record(id, input)?;
        }
        Ok(knockout)
    }

    /// The bracket: pairs, byes, winners so far.
    pub fn bracket(&self) -> &Bracket {
        &self.bracket
    }

    /// The match `id`, once both competitors are known. A walkover has no match.
    pub fn contest(&self, id: MatchId) -> Option<&C> {
        self.contests.get(&id)
    }

    /// The matches that can be played now, in the order of the bracket.
    pub fn open(&self) -> Vec<MatchId> {
        let open = |(_, contest): &(&MatchId, &C)| contest.verdict().is_none();
        self.contests.iter().filter(open).map(|(&id, _)| id).collect()
    }

    /// Takes in what happened in a match. When that decides it, the matches it leads to open.
    ///
    /// # Errors
    /// A refusal changes nothing.
    pub fn record(&mut self, id: MatchId, input: C::Input) -> Result<(), KnockoutRefusal> {
        if !self.bracket.has(id) {
            return Err(KnockoutRefusal::UnknownMatch { id });
        }
        let contest = self.contests.get_mut(&id).ok_or(KnockoutRefusal::NotReady { id })?;
        contest.record(input).map_err(|refusal| KnockoutRefusal::Contest { id, refusal })?;
        if let Some(verdict) = contest.verdict() {
            self.bracket.settle(id, verdict);
            self.draw_up();
        }
        Ok(())
    }

    /// The final places, best first, once every match is decided.
    pub fn places(&self) -> Option<Vec<Placing>> {
        self.bracket.places()
    }

    /// Opens every match whose two competitors are known.
    fn draw_up(&mut self) {
        for id in self.bracket.matches() {
            if self.contests.contains_key(&id) {
                continue;
            }
            if let [Entrant::Seed(a), Entrant::Seed(b)] = self.bracket.entrants(id) {
                let contest = C::between(a.min(b), a.max(b), self.rules);
                self.contests.insert(id, contest);
            }
        }
    }
}

/// Why a match does not take an input, in words for a referee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum ContestRefusal {
    /// The match is over.
    #[error("it is already decided")]
    MatchDecided,
    /// Something else comes first.
    #[error("it waits for {due}, not for {given}")]
    NotDue {
        /// What the match needs now.
        due: Due,
        /// What was given.
        given: Due,
    },
    /// CR-4.7-3: a ChessSprint chain goes on until somebody wins.
    #[error("a ChessSprint ends only with a winner: a drawn game starts the next one")]
    SprintNotDrawn,
    /// The person named does not play here.
    #[error("seed {seed} does not play in it")]
    NotInMatch {
        /// Who was named.
        seed: Seed,
    },
    /// No such board in this part of the match.
    #[error("it has no board {board} here: boards are 1 to {boards}")]
    UnknownBoard {
        /// The board named.
        board: u8,
        /// How many there are.
        boards: u8,
    },
    /// The board has its result.
    #[error("board {board} already has its result")]
    BoardDecided {
        /// The board named.
        board: u8,
    },
}

impl ContestRefusal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Self::MatchDecided => "match_decided",
            Self::NotDue { .. } => "not_due",
            Self::SprintNotDrawn => "sprint_not_drawn",
            Self::NotInMatch { .. } => "not_in_match",
            Self::UnknownBoard { .. } => "unknown_board",
            Self::BoardDecided { .. } => "board_decided",
        }
    }
}

/// What a match may be waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// The result of the game with this number, counted from 1.
    Game(u8),
    /// The higher-ranked player's choice of colour.
    ColourChoice,
    /// The ChessSprint.
    Sprint,
    /// The referee's ruling on a match that play did not decide.
    Ruling,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(number) => write!(f, "game {number}"),
            Self::ColourChoice => f.write_str("the choice of colour"),
            Self::Sprint => f.write_str("the ChessSprint"),
            Self::Ruling => f.write_str("the referee's ruling"),
        }
    }
}

/// Why a knockout does not take an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum KnockoutRefusal {
    /// The bracket has no such match.
    #[error("the bracket has no {id}")]
    UnknownMatch {
        /// The match named.
        id: MatchId,
    },
    /// One of its competitors is not known yet, or it is a walkover.
    #[error("the {id} has no two competitors yet, or is a walkover")]
    NotReady {
        /// The match named.
        id: MatchId,
    },
    /// The match itself says no.
    #[error("the {id} does not take this: {refusal}")]
    Contest {
        /// The match named.
        id: MatchId,
        /// What it says.
        refusal: ContestRefusal,
    },
}

impl KnockoutRefusal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownMatch { .. } => "unknown_match",
            Self::NotReady { .. } => "match_not_ready",
            Self::Contest { refusal, .. } => refusal.code(),
        }
    }
}

/// Why a history of a knockout cannot be folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// There is no such bracket.
    #[error(transparent)]
    Bracket(#[from] BracketError),
    /// An input was refused.
    #[error(transparent)]
    Refused(#[from] KnockoutRefusal),
}
