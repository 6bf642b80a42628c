//! Knockouts: seeded brackets, their matches and the final places.
//!
//! A [`Knockout`] is a [`bracket::Bracket`] (pairs, byes, third place) with one [`duel::Duel`] per
//! pair, of players or of teams. [`Knockout::record`] takes each event of a match; [`Knockout::open`] and the
//! matches give the next steps. A result is never guessed.
//!
//! Competitors are identified by their [`Seed`], their place in the qualification. Their names, the
//! schedule and the clocks are not part of this module.
//!
//! ```
//! use referee_tournament::knockout::duel::{DuelInput, DuelRules};
//! use referee_tournament::knockout::{Knockout, Seed, Stage};
//! use referee_tournament::game_result::GameResult;
//!
//! let mut finals = Knockout::new(4, DuelRules::ONE_DAY)?;
//! let words = referee_messages::Words::english();
//! let semis: Vec<String> = finals.open().iter().map(|id| words.say(&id.message())).collect();
//! assert_eq!(semis, ["semi-final 1", "semi-final 2"]);
//!
//! // 1 beats 4 and 3 beats 2: the final is 1 against 3, and 2 and 4 play for third place.
//! finals.record(Stage::SEMI_FINAL.number(1), DuelInput::game(1, GameResult::WhiteWins))?;
//! finals.record(Stage::SEMI_FINAL.number(2), DuelInput::game(1, GameResult::BlackWins))?;
//! finals.record(Stage::ThirdPlace.number(1), DuelInput::game(1, GameResult::WhiteWins))?;
//! finals.record(Stage::Final.number(1), DuelInput::game(1, GameResult::WhiteWins))?;
//! let places: Vec<(u16, Seed)> = finals.places().expect("all played").into_iter()
//!     .map(|p| (p.place, p.seed)).collect();
//! assert_eq!(places, [(1, Seed(1)), (2, Seed(3)), (3, Seed(2)), (4, Seed(4))]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;
use std::fmt;

use court_protocol::{Message, message};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use bracket::{Bracket, BracketError, Entrant, Placing};
use duel::{Duel, DuelInput, DuelRefusal, DuelRules};

pub mod bracket;
pub mod duel;

/// A competitor's place in the qualification, 1 for the best. The lower number is the
/// *higher-ranked* competitor of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seed(pub u16);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A stage of a bracket, in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "KnockoutStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The round in which the bracket has this many places left: 8 is the quarter-finals.
    RoundOf(u16),
    /// The match between the losers of the semi-finals.
    ThirdPlace,
    /// The match between the winners of the semi-finals.
    Final,
}

impl Stage {
    /// The round of the last eight competitors.
    pub const QUARTER_FINAL: Self = Self::RoundOf(8);
    /// The round of the last four competitors.
    pub const SEMI_FINAL: Self = Self::RoundOf(4);

    /// Returns match `number` of this stage, from 1.
    pub fn number(self, number: u16) -> MatchId {
        MatchId { stage: self, number }
    }

    /// A sort key: earlier stages first.
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

/// The identity of one match of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchId {
    /// The stage of the match.
    pub stage: Stage,
    /// The number in the stage, from 1; match 1 holds the best seed.
    pub number: u16,
}

impl MatchId {
    /// The name of the match.
    pub fn message(self) -> Message {
        let number = self.number;
        match self.stage {
            Stage::Final => message!("match-final"),
            Stage::ThirdPlace => message!("match-third-place"),
            Stage::SEMI_FINAL => message!("match-semi-final", number),
            Stage::QUARTER_FINAL => message!("match-quarter-final", number),
            Stage::RoundOf(places) => message!("match-round-of", places, number),
        }
    }
}

/// A bracket and its matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knockout {
    bracket: Bracket,
    rules: DuelRules,
    duels: BTreeMap<MatchId, Duel>,
}

impl Knockout {
    /// A knockout of seeds 1 to `competitors` with a match for third place (CR-5.1-1, CR-5.2-1).
    /// The best seeds have byes if the number is not a power of two.
    ///
    /// # Errors
    /// With no competitor, or more than [`bracket::COMPETITORS_MAX`].
    pub fn new(competitors: u16, rules: DuelRules) -> Result<Self, BracketError> {
        let mut knockout =
            Self { bracket: Bracket::new(competitors)?, rules, duels: BTreeMap::new() };
        knockout.draw_up();
        Ok(knockout)
    }

    /// The bracket: pairs, byes and winners so far.
    pub fn bracket(&self) -> &Bracket {
        &self.bracket
    }

    /// The match `id`, once both competitors are known. A walkover has no match.
    pub fn duel(&self, id: MatchId) -> Option<&Duel> {
        self.duels.get(&id)
    }

    /// The matches that can be played now, in the order of the bracket.
    pub fn open(&self) -> Vec<MatchId> {
        let open = |(_, duel): &(&MatchId, &Duel)| duel.verdict().is_none();
        self.duels.iter().filter(open).map(|(&id, _)| id).collect()
    }

    /// Records an event of a match. If it decides the match, the following matches may open.
    ///
    /// # Errors
    /// A refusal changes nothing.
    pub fn record(&mut self, id: MatchId, input: DuelInput) -> Result<(), KnockoutRefusal> {
        if !self.bracket.has(id) {
            return Err(KnockoutRefusal::UnknownMatch { id });
        }
        let duel = self.duels.get_mut(&id).ok_or(KnockoutRefusal::NotReady { id })?;
        duel.record(input).map_err(|refusal| KnockoutRefusal::Duel { id, refusal })?;
        if let Some(verdict) = duel.verdict() {
            self.bracket.settle(id, verdict);
            self.draw_up();
        }
        Ok(())
    }

    /// The final places, best first, once every match is decided.
    pub fn places(&self) -> Option<Vec<Placing>> {
        self.bracket.places()
    }

    /// Creates every match whose two competitors are known.
    fn draw_up(&mut self) {
        for id in self.bracket.matches() {
            if self.duels.contains_key(&id) {
                continue;
            }
            if let [Entrant::Seed(a), Entrant::Seed(b)] = self.bracket.entrants(id) {
                let duel = Duel::between(a.min(b), a.max(b), self.rules);
                self.duels.insert(id, duel);
            }
        }
    }
}

/// The reason why a knockout refuses an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum KnockoutRefusal {
    UnknownMatch { id: MatchId },
    NotReady { id: MatchId },
    Duel { id: MatchId, refusal: DuelRefusal },
}

impl KnockoutRefusal {
    /// The message for the referee.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownMatch { id } => message!("knockout-unknown-match", id = id.message()),
            Self::NotReady { id } => message!("knockout-not-ready", id = id.message()),
            Self::Duel { id, refusal } => {
                message!("knockout-duel", id = id.message(), refusal = refusal.message())
            }
        }
    }
}
