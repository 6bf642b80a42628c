//! The types of a referee's call: the fault, its price, and the progress of the penalty.

use crate::{CourtTime, FactId, Millis};
use serde::{Deserialize, Serialize};

/// A kind of referee's tap that may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tap {
    /// A fault was called.
    #[default]
    Call,
    /// Two taps called one fault: the call of the other tap stands.
    Joined,
    /// A walker was shown a card.
    Card,
    /// The stopwatch was started, or begun anew.
    Stopwatch,
}

impl Tap {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    pub(crate) const fn is_call(&self) -> bool {
        matches!(self, Self::Call)
    }
}

listed! {
    /// A player's fault, as a referee saw it; likely ones first.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Fault {
        /// He turned without crossing his line properly (CR-4.3-1).
        #[default] // the most frequent one
        NoCrossing,
        /// He set out before GO (CR-4.1-4).
        FalseStart,
        /// He moved or pressed while he owed a run (CR-4.2-2).
        MovedBeforeRun,
        /// He offered a draw with no card left (CR-4.4-2).
        OfferWithoutCard,
        /// He hindered a runner or disturbed a game (FIDE 11.5).
        Disturbance,
        /// His shoes or clothes are not as the rules require (CR-2.4-3).
        Equipment,
        /// A walker's third red card, or a further one (CR-4.6-2). It results from the card and is not
        /// called by itself.
        RedCard,
        /// Any other infringement (CR-4.3-4).
        Other {
            /// The infringement, in the referee's words. The public is not told.
            reason: String,
        },
    }
}

impl Fault {
    /// The faults that a referee calls, likely ones first.
    pub fn called() -> Vec<Self> {
        let mut faults = Self::all();
        faults.retain(|fault| *fault != Self::RedCard);
        faults
    }

    /// The id of the rule that the fault breaks.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoCrossing => "CR-4.3-1",
            Self::FalseStart => "CR-4.1-4",
            Self::MovedBeforeRun => "CR-4.2-2",
            Self::OfferWithoutCard => "CR-4.4-2",
            Self::Equipment => "CR-2.4-3",
            Self::RedCard => "CR-4.6-2",
            Self::Disturbance | Self::Other { .. } => "CR-4.3-4",
        }
    }
}

/// Instants from which on the call of a fault does not fit the court's data on a player. The call
/// is taken all the same, and marked [`unexpected`](crate::PenaltyView::unexpected).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnexpectedFrom {
    /// For [`Fault::NoCrossing`]; missing while the player is on his way, or owes a run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_crossing: Option<CourtTime>,
    /// For [`Fault::FalseStart`]; missing until GO is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub false_start: Option<CourtTime>,
}

impl UnexpectedFrom {
    /// The instant for a fault; `None` if its call always fits.
    pub const fn of(&self, fault: &Fault) -> Option<CourtTime> {
        match fault {
            Fault::NoCrossing => self.no_crossing,
            Fault::FalseStart => self.false_start,
            Fault::MovedBeforeRun
            | Fault::OfferWithoutCard
            | Fault::Disturbance
            | Fault::Equipment
            | Fault::RedCard
            | Fault::Other { .. } => None,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The price of a fault: the rulebook's ten seconds, or a step of FIDE's ladder (FIDE 12.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sanction {
    /// Ten seconds by the stopwatch, motionless behind his line (CR-4.3-1).
    #[default]
    Stop,
    /// The fault is written down, without any effect.
    Note,
    /// A warning by the arbiter (FIDE 12.9.1).
    Warning,
    /// Time is added to the opponent's clock.
    GiveOpponent {
        /// Time added to the opponent's clock.
        time: Millis,
    },
    /// Time is taken off his own clock.
    TakeTime {
        /// Time taken off his clock.
        time: Millis,
    },
    /// The game is lost.
    LossOfGame,
}

/// An earlier instant for which a call is made; without it, the call is for the instant of the tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Back {
    /// A length of time before the tap.
    Ago {
        /// Time between the earlier instant and the tap, at most [`Back::AGO_MAX`].
        time: Millis,
    },
    /// The run after this half-move.
    AfterPly {
        /// The half-move, from 1; 0 is the run at the start.
        ply: u16,
    },
}

impl Back {
    /// The farthest a call is made back by time. An earlier fault is named by its move.
    pub const AGO_MAX: Millis = Millis::minutes(2);
}

/// The progress of a penalty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PenaltyState {
    /// Called; the player is not on his way to the line.
    Called,
    /// The player is on his way to the line, or there, and is to be stopped. The penalty stays due
    /// when he crossed the line and nobody stopped him.
    Due,
    /// The player has run on and nobody began the stopwatch: the head referee is asked whether the stop
    /// counts as served.
    Asked,
    /// The stopwatch runs.
    Serving,
    /// The player has served it.
    Served,
    /// Made void by a referee.
    Voided,
    /// The game ended first (CR-4.3-5).
    Lapsed,
}

/// A penalty as a screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PenaltyView {
    /// The call; a request that changes the penalty names it.
    pub fact: FactId,
    /// Instant of the fault.
    pub at: CourtTime,
    /// The fault of the player.
    pub fault: Fault,
    /// The progress of the penalty.
    pub state: PenaltyState,
    /// Referees who called it: two who call the same fault on the same run made one call.
    pub witnesses: u8,
    /// True if the call did not fit the court's knowledge of the runner. The judge's observation
    /// counts all the same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unexpected: bool,
    /// True if it was made for an instant before the tap.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub back: bool,
}

/// A stop behind the line: the stopwatch of all penalties that are served in it, back to back
/// (CR-4.3-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StopView {
    /// Instant at which the player is free, while the stopwatch runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<CourtTime>,
    /// Time left when the board was stopped; missing while the stopwatch runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// Number of penalties served in it.
    pub penalties: u8,
    /// Time of the whole stop.
    pub whole: Millis,
    /// Number of times he left early and began again.
    #[serde(default)]
    pub restarts: u8,
}
