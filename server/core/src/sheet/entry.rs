//! Entries of a sheet, and the effect of each.

use court_protocol::{Answer, Ask, CourtTime, DeviceId, Fault, PreviewId, Sanction, Seen, Side};

use super::cursor::Spot;

/// Something that happens at a time.
#[derive(Debug, Clone)]
pub(crate) struct SheetEntry {
    pub spot: Spot,
    /// The instant at which it happened.
    pub at: CourtTime,
    /// The earliest instant at which it arrives.
    pub arrives: CourtTime,
    /// The reporting device, where it is marked.
    pub by: Option<DeviceId>,
    pub deed: Deed,
}

/// The effect of an entry.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    /// An observation: by a board agent, if no other device is marked.
    See(Seen),
    /// A move by a side: by a board agent, too.
    Move(Side, Seen),
    /// A line judge's report: judge 3's, if no other device is marked.
    Call(Seen),
    /// A request of a referee: the head referee's, if no other device is marked.
    Ask(Ask),
    /// The present result is sealed.
    Seal,
    /// The head referee answers the oldest open question; an amendment first, where the answer is
    /// one to a preview.
    Answer(Reply),
    /// The head referee answers the oldest open question about a claim.
    AnswerClaim(Reply),
    /// The head referee annuls a ruling.
    Void(Ruling),
    /// The n-th call of the sheet is annulled.
    VoidCall(usize),
    /// The n-th call was not part of another call.
    Split(usize),
    /// The n-th call is replaced by this one.
    Replace { n: usize, side: Side, fault: Fault, sanction: Sanction },
    /// The last request arrives a second time.
    Again,
    /// Preview of a ruling.
    Would(Box<Deed>),
    /// A device's heartbeats stop, or go on.
    Silence { silent: bool },
    /// Nothing but the passing of time.
    Pass,
}

/// An answer, before it is known which preview it confirms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reply {
    Yes,
    No,
    Confirm,
    Decline,
}

impl Reply {
    pub(super) const fn is_to_a_preview(self) -> bool {
        matches!(self, Self::Confirm | Self::Decline)
    }

    pub(super) const fn answer(self, preview: PreviewId) -> Answer {
        match self {
            Self::Yes => Answer::Yes,
            Self::No => Answer::No,
            Self::Confirm => Answer::Confirm { preview },
            Self::Decline => Answer::Decline,
        }
    }
}

/// A ruling that a sheet annuls without a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ruling {
    /// The game's end, or nothing that was ever ruled.
    End,
    /// The claim made last.
    Claim,
    /// The last answer to a claim.
    Verdict,
    /// The answer given last.
    Answer,
    /// The last setting of the clocks.
    Clocks,
    /// The last card of a walker.
    Card,
    /// The last draw of a chain.
    ChainDraw,
}
