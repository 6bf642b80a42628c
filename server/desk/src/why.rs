//! The sentences that give the reasons of a pairing. [`why`](crate::why()) makes them from
//! `referee_tournament::swiss::explain` and `referee_tournament::team::swiss::explain`. The server
//! sends them at `…/rounds/{round}/why/{competitor}` (`server/src/http/events/reading.rs`), and the
//! organiser's page shows them.

use crate::PersonId;
use court_protocol::Message;
use referee_tournament::event::RoundNumber;
use serde::{Deserialize, Serialize};

/// One sentence of the reasons. Its words are the message `why-…`; points are decimal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The opponents follow the natural order of their score group.
    Natural { bracket: String },
    /// By the natural order `of` would meet `natural`; the reason against it follows.
    Instead { of: PersonId, natural: PersonId },
    /// By the natural order `of` would have no opponent in the group; the reason follows.
    InsteadOfNobody { of: PersonId },
    /// A player moved down from his score group; the reason follows.
    MovedDown { person: PersonId, from: String },
    /// The colours that a player has had, as `WBW`, and the colour that he is due.
    Colours { person: PersonId, had: String, due: Option<DueColour>, strength: Option<DueStrength> },
    /// The rule that gave the colours.
    ColoursBy { rule: ColoursRule, article: String },
    /// A player has the bye with the lowest score that leaves everybody else an opponent.
    LowestScore { person: PersonId, score: String },
    /// Another player with fewer points or as many cannot have the bye; the reason follows.
    NotTheBye { person: PersonId },
    /// This is the pairing of the rules.
    Stands,
    /// The rules give the two the other colours.
    OtherColours { white: PersonId, black: PersonId },
    /// They have met.
    HaveMet,
    /// The event keeps them apart.
    KeptApart,
    /// Both must have the same colour, and neither is a topscorer.
    SameColour,
    /// He has had a bye or won without playing.
    ByeBefore,
    /// Everybody has an opponent.
    NoBye,
    /// A criterion would be met less well, in a score group or in the whole round.
    Worse { criterion: String, article: String, bracket: Option<String> },
    /// All criteria would be met as well, but the candidate comes later.
    Later { article: String, bracket: String },
    /// The lawful pairing has other opponents.
    OtherOpponents,
    /// The pairing of the rules leaves this player out.
    NotToBePaired,
    /// The rules leave no pairing to compare with.
    NoLegalPairing,
    /// The table of the round robin has this game in this round.
    ByTable { round: RoundNumber },
    /// The table leaves this competitor free in this round.
    FreeByTable { round: RoundNumber },
    /// The bracket has this match.
    ByBracket { higher: u16, lower: u16 },
    /// The team Swiss gave these opponents; its reasons follow.
    ByTeamSwiss,
    /// A reason of the team Swiss, with the numbers of teams in the tournament.
    OfTeams { because: Message },
    /// The competitor is away, and has this bye.
    Away { bye: AwayBye },
    /// The organiser changed the pair by hand; the reason of the rules against it follows.
    ByHand { reason: String },
    /// Results or entries were corrected after the pairing: the rules would give another now.
    ChangedSince,
}

/// The colour that a player is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DueColour {
    White,
    Black,
}

/// The strength with which a colour is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DueStrength {
    Mild,
    Strong,
    Absolute,
}

/// The rule that gave the colours (C.04.3 art. 5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ColoursRule {
    BothPreferences,
    StrongerPreference,
    LastDifference,
    HigherRanked,
    Lot,
}

/// The bye of a competitor who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AwayBye {
    FullPoint,
    HalfPoint,
    ZeroPoint,
}

impl Why {
    /// The message for a person.
    pub fn message(&self) -> Message {
        Message::of("why", self)
    }
}
