//! The preview of a request, asked for before a referee carries it out.

use crate::{Ask, CourtId, Refusal, Ruling, TickerLine};
use serde::{Deserialize, Serialize};

/// Asks for the effect of a request if it were made now. The ask changes nothing, is never kept and
/// has no number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PreviewAsk {
    /// The sender's mark; the preview repeats it.
    pub id: u32,
    /// The court of the request.
    pub court: CourtId,
    /// The request to preview.
    pub ask: Ask,
}

/// The effect of a request if it were made now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// The ask's mark.
    pub id: u32,
    /// Ticker lines of the effect, lines taken back first; at most [`Preview::LINES_MAX`].
    pub what: Vec<TickerLine>,
    /// Number of lines that are left out here.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub more: u32,
    /// Rulings of the effect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// The refusal, if the request would be refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refusal>,
}

impl Preview {
    /// Greatest number of lines in a preview: one screen shows as many.
    pub const LINES_MAX: usize = 24;
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
const fn is_zero(n: &u32) -> bool {
    *n == 0
}
