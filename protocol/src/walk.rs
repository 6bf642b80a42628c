//! The words of judging a walk: cards, offences, and what a third red one costs (CR-4.6).

use crate::BySide;
use serde::{Deserialize, Serialize};

/// How a game of `ChessWalk` is walked and judged (CR-4.6-1, CR-4.6-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WalkRule {
    /// Whether each player agreed to walk: without both there is no such game.
    pub consent: BySide<bool>,
    /// What the third red card costs.
    #[serde(default)]
    pub third_red: ThirdRed,
}

/// What the third red card of one player costs, each from another judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ThirdRed {
    /// The third and every further one is a stop of ten seconds behind the line (CR-4.3-1).
    #[default]
    Zone,
    /// The third one loses the game.
    Dq3,
}

/// A card a judge shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WalkCard {
    /// The walker is in danger of breaking the rule.
    Caution,
    /// He broke it, as far as an eye can see.
    Red,
}

/// What a walker does wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
