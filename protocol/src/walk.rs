//! The types of judging a walk: cards, offences, and the price of the third red card (CR-4.6).

use crate::BySide;
use serde::{Deserialize, Serialize};

/// The walking and judging rules of a `ChessWalk` game (CR-4.6-1, CR-4.6-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WalkRule {
    /// True for each player who agreed to walk. The game needs both.
    pub consent: BySide<bool>,
    /// The price of the third red card.
    #[serde(default)]
    pub third_red: ThirdRed,
}

/// The price of one player's third red card, each card from another judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ThirdRed {
    /// The third card and every further one is a stop of ten seconds behind the line (CR-4.3-1).
    #[default]
    Zone,
    /// The third card loses the game.
    Dq3,
}

/// A card a judge shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WalkCard {
    /// The walker is in danger of breaking the rule.
    Caution,
    /// The walker broke the rule, as far as an eye can see.
    Red,
}

/// A walker's offence against the rules of walking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WalkOffence {
    /// Both feet were visibly off the ground.
    LossOfContact,
    /// The leg in front was not straight from its first contact until under the body.
    BentKnee,
}

impl std::fmt::Display for WalkCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Caution => "caution",
            Self::Red => "red card",
        })
    }
}

impl std::fmt::Display for WalkOffence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::LossOfContact => "loss of contact",
            Self::BentKnee => "bent knee",
        })
    }
}
