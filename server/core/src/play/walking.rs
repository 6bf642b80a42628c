//! One walker's cards: who showed him what, and what everybody may know of it (CR-4.6-2).

use court_protocol::{Audience, CourtTime, DeviceId, WalkCard, WalkOffence};

/// The cards of one side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Walking {
    /// Oldest first.
    pub cards: Vec<Card>,
}

/// A card that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    pub at: CourtTime,
    pub shown: WalkCard,
    pub offence: WalkOffence,
    /// The judge; nobody is the server's own machine.
    pub by: Option<DeviceId>,
    /// The chief judge has shown it.
    pub known: bool,
}

impl Walking {
    /// Whether this judge has used this card up: one caution for each offence, one red card at all.
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

    /// How many of a card, as far as an audience may know.
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
