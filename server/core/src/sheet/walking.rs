//! The cards of walkers: cautions, red cards, and their showing.

use court_protocol::{Ask, Seen, WalkCard, WalkOffence};

use super::court::GAME;
use super::cursor::{SheetError, Words};
use super::entry::Deed;
use super::figures::side;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side(
        "caution",
        "#3 w caution contact | knee",
        "a judge shows a walker a caution, for loss of contact or a bent knee",
        |side, words| {
            let offence = offence(words)?;
            Ok(Deed::Call(Seen::WalkCard { side, card: WalkCard::Caution, offence }))
        },
    ),
    Verb::of_side(
        "red",
        "#3 w red contact | knee",
        "a judge shows a walker a red card",
        |side, words| {
            let offence = offence(words)?;
            Ok(Deed::Call(Seen::WalkCard { side, card: WalkCard::Red, offence }))
        },
    ),
    Verb::alone("shows", "shows w", "the chief judge shows a walker his cards", |words| {
        Ok(Deed::Ask(Ask::ShowCards { game: GAME, side: side(words)? }))
    }),
];

fn offence(words: &mut Words<'_>) -> Result<WalkOffence, SheetError> {
    words.one_of(&[("contact", WalkOffence::LossOfContact), ("knee", WalkOffence::BentKnee)])
}
