//! Claims, and the corrections after them.

use court_protocol::{Claim, Seen};

use super::cursor::{SheetError, Words};
use super::entry::Deed;
use super::figures::side;
use super::moves::is_move;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side(
        "claims",
        "w claims illegal | threefold [g1f3] | flag b | WORDS",
        "he pressed the opponent's clock and claims: what the opponent did, or a draw with the move \
         he announced or without one. In Speed chess it is the word alone: `press` or `stops` \
         completes it, a flag `stops` alone",
        |side, words| Ok(Deed::See(Seen::Claimed { side, claim: claim(words)? })),
    ),
    Verb::of_side(
        "corrects",
        "b corrects",
        "he corrected what was wrong; in a match his next legal move does",
        |side, _| Ok(Deed::See(Seen::Corrected { side })),
    ),
];

fn claim(words: &mut Words<'_>) -> Result<Claim, SheetError> {
    let what = words.clone().rest();
    let first = words.expect("a claim")?;
    let Some(mut claim) = Claim::of_word(first.text) else {
        words.rest();
        return Ok(Claim::Irregularity { what: what.to_owned() });
    };
    match &mut claim {
        Claim::FlagDown { of } => *of = side(words)?,
        Claim::Threefold { uci } | Claim::FiftyMoves { uci } => *uci = announced(words)?,
        _ => {}
    }
    Ok(claim)
}

fn announced(words: &mut Words<'_>) -> Result<Option<String>, SheetError> {
    if words.is_empty() {
        return Ok(None);
    }
    let announced =
        words.read("the announced move as g1f3", |text| is_move(text).then_some(text))?;
    Ok(Some(announced.to_owned()))
}
