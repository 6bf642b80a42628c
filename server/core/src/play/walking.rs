//! The cards of one walker: the judge of each, and the part that everybody may know (CR-4.6-2).

use court_protocol::{Audience, CourtTime, DeviceId, WalkCard, WalkOffence};

/// The cards of one side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Walking {
    /// The cards shown to him, oldest first.
    pub cards: Vec<Card>,
}

/// A card that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    pub at: CourtTime,
    pub shown: WalkCard,
    pub offence: WalkOffence,
    /// The judge's device; `None` is the server's own machine.
    pub by: Option<DeviceId>,
    /// True if the chief judge has shown the card.
    pub known: bool,
}

impl Walking {
    /// True if this judge has used this card up: one caution per offence, one red card in all.
    pub(crate) fn is_used_up(
        &self,
        card: WalkCard,
        offence: WalkOffence,
        by: Option<DeviceId>,
    ) -> bool {
        self.cards.iter().any(|before| {
            let same = card == WalkCard::Red || before.offence == offence;
            before.shown == card && before.by == by && same
        })
    }

    /// Number of cards of one kind that an audience may see.
    pub(crate) fn count(&self, card: WalkCard, audience: Audience) -> u8 {
        let everything = audience == Audience::Referees;
        let seen = |before: &&Card| before.shown == card && (before.known || everything);
        u8::try_from(self.cards.iter().filter(seen).count()).unwrap_or(u8::MAX)
    }

    pub(super) fn show_all(&mut self) {
        for card in &mut self.cards {
            card.known = true;
        }
    }
}
