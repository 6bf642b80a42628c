//! The claims of players.

use crate::Side;
use serde::{Deserialize, Serialize};

listed! {
    /// A player's claim against his opponent, or about the position; likely ones first.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Claim {
        /// The opponent's last move was illegal (FIDE 7.5).
        #[default]
        IllegalMove,
        /// The opponent pressed without having moved (FIDE 7.5.3).
        PressWithoutMove,
        /// The opponent did not move the piece he touched (FIDE 4.3).
        TouchMove,
        /// The opponent moved before his run was paid (CR-4.2-2).
        MovedBeforeRun,
        /// Speed: a flag is down, the opponent's or the claimant's own (SP-10, SP-12).
        FlagDown {
            /// The side whose flag is down.
            of: Side,
        },
        /// Speed: both flags are down (SP-8).
        BothFlagsDown,
        /// Speed: the opponent left his king in check (SP-18).
        KingInCheck,
        /// Speed: the opponent left his king in check, and it is captured (SP-18).
        KingCaptured,
        /// Speed: the opponent is mated (SP-3).
        Checkmate,
        /// Speed: no legal move and no check (SP-2).
        Stalemate,
        /// Speed: neither side can mate any more (SP-2).
        DeadPosition,
        /// The same position for the third time (FIDE 9.2).
        Threefold {
            /// The move that would bring it about, if it is announced and not made.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<String>,
        },
        /// Fifty moves by each side without a capture or a pawn's move (FIDE 9.3).
        FiftyMoves {
            /// The move that would bring it about, if it is announced and not made.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<String>,
        },
        /// Another irregularity (CR-4.4-4).
        Irregularity {
            /// The irregularity, in at most [`Claim::WHAT_MAX`] characters.
            what: String,
        },
    }
}

impl Claim {
    /// The longest [`Claim::Irregularity`], in characters: a line of a phone's screen.
    pub const WHAT_MAX: usize = 80;

    /// The claims that a player can make, likely ones first: a flag is either side's.
    pub fn made() -> Vec<Self> {
        let of_each_side = |claim| match claim {
            Self::FlagDown { .. } => Side::BOTH.map(|of| Self::FlagDown { of }).into(),
            _ => vec![claim],
        };
        Self::all().into_iter().flat_map(of_each_side).collect()
    }

    /// The word that names the claim in a game sheet and at a board agent; `None` for an
    /// irregularity in words of its own.
    pub const fn word(&self) -> Option<&'static str> {
        Some(match self {
            Self::IllegalMove => "illegal",
            Self::PressWithoutMove => "nomove",
            Self::TouchMove => "touch",
            Self::MovedBeforeRun => "norun",
            Self::FlagDown { .. } => "flag",
            Self::BothFlagsDown => "flags",
            Self::KingInCheck => "check",
            Self::KingCaptured => "capture",
            Self::Checkmate => "mate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead",
            Self::Threefold { .. } => "threefold",
            Self::FiftyMoves { .. } => "fifty",
            Self::Irregularity { .. } => return None,
        })
    }

    /// The claim that a word names.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::all().into_iter().find(|claim| claim.word() == Some(word))
    }

    /// True if the claim is about a wrong act of the opponent; the other claims are
    /// about the position.
    pub const fn is_irregularity(&self) -> bool {
        matches!(
            self,
            Self::IllegalMove
                | Self::PressWithoutMove
                | Self::TouchMove
                | Self::MovedBeforeRun
                | Self::Irregularity { .. }
        )
    }
}
