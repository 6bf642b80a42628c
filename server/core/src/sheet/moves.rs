//! Moves, presses, the clock on the table, and agreements of the two players.

use court_protocol::{Seen, Side};

use super::cursor::{SheetError, Words};
use super::entry::Deed;
use super::figures::{reading, reading_if_any};
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side(
        "puts",
        "w puts e2e4",
        "a move was placed, its clock not pressed",
        |side, words| {
            let uci =
                words.read("a move as e2e4", |text| is_move(text).then_some(text))?.to_owned();
            Ok(Deed::Move(side, Seen::Placed { uci }))
        },
    ),
    Verb::of_side(
        "press",
        "w press [9:58]",
        "the clock was pressed; what it showed, if it was read",
        |side, words| {
            let reading = reading_if_any(words, side)?;
            Ok(Deed::See(Seen::Pressed { side, reading }))
        },
    ),
    Verb::of_side("touches", "w touches", "he touched a piece and has not placed it", |side, _| {
        Ok(Deed::See(Seen::Touched { side }))
    }),
    Verb::of_side("flag", "w flag", "his flag was seen down", |side, _| {
        Ok(Deed::See(Seen::FlagSeen { side }))
    }),
    Verb::of_side("resigns", "w resigns", "he resigned", |side, _| {
        Ok(Deed::See(Seen::Resigned { side }))
    }),
    Verb::of_side("card", "w card", "he placed a draw card", |side, _| {
        Ok(Deed::See(Seen::DrawCard { side }))
    }),
    Verb::of_side("accepts", "b accepts", "he stopped the clock for the draw", |side, _| {
        Ok(Deed::See(Seen::DrawAccepted { side }))
    }),
    Verb::of_side("refuses", "b refuses", "he took the card", |side, _| {
        Ok(Deed::See(Seen::DrawRefused { side }))
    }),
    Verb::alone("draw", "draw", "both agreed to a draw", |_| Ok(Deed::See(Seen::DrawAgreed))),
    Verb::alone("read", "read [9:58/10:00]", "the clock on the table was read", |words| {
        Ok(Deed::See(Seen::Read { reading: reading(words, Side::White)? }))
    }),
    Verb::alone("set", "set", "the clocks on the table were set to what was ruled", |_| {
        Ok(Deed::See(Seen::ClockSet))
    }),
];

/// `w e2e4`, `w e2e4 [9:58]`, `w e2e4 [9:58/10:00]`: a move was made and the clock pressed.
pub(super) fn moved(side: Side, words: &mut Words<'_>) -> Result<Deed, SheetError> {
    let uci = words.expect("a move as e2e4")?.text.to_owned();
    Ok(Deed::Move(side, Seen::Moved { uci, reading: reading_if_any(words, side)? }))
}

/// True if a word may be a move: it names a square by its number. The court decides whether
/// it is one.
pub(super) fn is_move(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}
