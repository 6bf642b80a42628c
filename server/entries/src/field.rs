//! The meanings of columns of an entry list.

use court_protocol::{NAME_MAX, REASON_MAX, TextFault, check_line, readable};
use serde::{Deserialize, Serialize};

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ColumnField"))]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// The family name alone.
    Surname,
    /// The given names alone.
    GivenNames,
    /// The whole name, family name first; a comma divides it if there is one.
    SurnameFirst,
    /// The whole name, given names first; with a comma, the family name is before it all the same.
    GivenFirst,
    /// FIDE's number of the player.
    FideId,
    /// The national federation's number of the player.
    NationalId,
    /// The federation.
    Federation,
    /// The club.
    Club,
    /// The team of the event.
    Team,
    /// Date or year of birth.
    Born,
    /// The sex.
    Sex,
    /// The title.
    Title,
    /// FIDE's standard rating, and any *rating* of which no more is said.
    RatingStandard,
    /// FIDE's rapid rating.
    RatingRapid,
    /// FIDE's blitz rating.
    RatingBlitz,
    /// The national rating.
    RatingNational,
    /// The category in which the player wishes to play.
    Category,
    /// The address for mail.
    Email,
    /// The number of the telephone.
    Phone,
    /// The handle on the site of online matches.
    Handle,
    /// The rounds in which the player asks for a bye.
    Byes,
    /// Anything else for the organiser; there may be several columns of it.
    Note,
}

impl Field {
    /// Every field, in the order of a list.
    pub const ALL: [Self; 22] = [
        Self::Surname,
        Self::GivenNames,
        Self::SurnameFirst,
        Self::GivenFirst,
        Self::FideId,
        Self::NationalId,
        Self::Federation,
        Self::Club,
        Self::Team,
        Self::Born,
        Self::Sex,
        Self::Title,
        Self::RatingStandard,
        Self::RatingRapid,
        Self::RatingBlitz,
        Self::RatingNational,
        Self::Category,
        Self::Email,
        Self::Phone,
        Self::Handle,
        Self::Byes,
        Self::Note,
    ];

    /// The longest text of the field, in characters. Every door has these limits: lists, set-up files
    /// and organisers.
    pub const fn longest(self) -> usize {
        match self {
            // FIDE's letters, with room for national titles
            Self::Federation => 3,
            Self::Title => 8,
            // more than any of the great sites allows
            Self::Handle => 40,
            Self::Note => REASON_MAX,
            _ => NAME_MAX,
        }
    }

    /// The fault of a text in this field. A blank text is none: the field is empty.
    pub fn fault(self, text: &str) -> Option<TextFault> {
        check_line(text, self.longest()).err().filter(|fault| *fault != TextFault::Blank)
    }

    /// A text of this field as screens and files show it, whatever an earlier version took.
    pub(crate) fn shown(self, text: &str) -> String {
        readable(text, self.longest())
    }

    /// True if it names the player.
    pub fn is_name(self) -> bool {
        matches!(self, Self::Surname | Self::SurnameFirst | Self::GivenFirst)
    }
}
