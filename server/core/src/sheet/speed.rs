//! Speed chess: the players' words to each other, and promotions that are only declared.

use court_protocol::{Agreement, Interference, Piece, Seen, Side};

use super::cursor::{SheetError, Words};
use super::entry::Deed;
use super::figures::{clock, result, side};
use super::names::{of_claim, tick};
use super::verb::Verb;
use crate::record::{SpeedFact, Wrong};

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side("stops", "w stops", "Speed: he stopped both clocks", |side, _| {
        Ok(Deed::See(Seen::ClocksStopped { side }))
    }),
    Verb::of_side("confirms", "b confirms", "Speed: he says that it is so", |side, _| {
        Ok(Deed::See(Seen::Confirmed { side: Some(side) }))
    }),
    Verb::alone("both", "both confirm", "Speed: both say that it is so", |words| {
        words.one_of(&[("confirm", ())])?;
        Ok(Deed::See(Seen::Confirmed { side: None }))
    }),
    Verb::of_side(
        "disputes",
        "b disputes",
        "Speed: he does not agree; what is claimed stays open",
        |side, _| Ok(Deed::See(Seen::Disputed { side })),
    ),
    Verb::alone(
        "agree",
        "agree flag w | noflag | on | 1-0",
        "Speed: both say whose flag fell first, that none was down before the illegal mover's \
         punch, that it goes on, or the result",
        |words| Ok(Deed::See(Seen::Agreed { on: agreement(words)? })),
    ),
    Verb::of_side("declares", "w declares queen", "Speed: he said it aloud", |side, words| {
        Ok(Deed::See(Seen::Declared { side, piece: words.one_of(&PIECES)? }))
    }),
    Verb::of_side(
        "exchanges",
        "w exchanges e8 inverted_rook",
        "Speed: his promoted pawn was exchanged",
        |side, words| {
            let square = words.expect("a square as e8")?.text.to_owned();
            Ok(Deed::See(Seen::Exchanged { side, square, piece: words.one_of(&PIECES)? }))
        },
    ),
    Verb::of_side("withdraws", "w withdraws", "Speed: he took back what he placed", |side, _| {
        Ok(Deed::See(Seen::Withdrawn { side }))
    }),
    Verb::of_side("reminds", "b reminds", "Speed: he reminded the other to punch", |side, _| {
        Ok(Deed::See(Seen::Reminded { side }))
    }),
    Verb::alone(
        "bystander",
        "bystander position | clocks",
        "Speed: a bystander spoke of it",
        |words| {
            let about = words.one_of(&[
                ("position", Interference::Position),
                ("clocks", Interference::Clocks),
            ])?;
            Ok(Deed::See(Seen::Interfered { about }))
        },
    ),
];

const PIECES: [(&str, Piece); 7] = [
    ("king", Piece::King),
    ("queen", Piece::Queen),
    ("rook", Piece::Rook),
    ("bishop", Piece::Bishop),
    ("knight", Piece::Knight),
    ("pawn", Piece::Pawn),
    ("inverted_rook", Piece::InvertedRook),
];

fn agreement(words: &mut Words<'_>) -> Result<Agreement, SheetError> {
    if words.take("flag") {
        return Ok(Agreement::FirstFlag { side: side(words)? });
    }
    if words.take("noflag") {
        return Ok(Agreement::NoFlagBefore);
    }
    if words.take("on") {
        return Ok(Agreement::PlayOn);
    }
    Ok(Agreement::Result { result: result(words)? })
}

/// A fact of Speed chess in the words of a sheet.
pub(super) fn told(fact: &SpeedFact) -> String {
    match fact {
        SpeedFact::BothStopped { side } => format!("{side} stops both clocks"),
        SpeedFact::RunsOn { side } => {
            format!("runs on: {}", side.map_or("not known".to_owned(), |side| side.to_string()))
        }
        SpeedFact::Unlawful { ply, side, uci, wrong, clock } => {
            let uci = uci.map_or("nothing".to_owned(), |uci| uci.to_string());
            let wrong = match wrong {
                Wrong::Illegal => "illegal",
                Wrong::KingInCheck => "king left in check",
                Wrong::NoMove => "no move",
                Wrong::Undeclared => "undeclared",
                Wrong::Unexchanged => "unexchanged",
            };
            format!("{}. {side} {uci} ({wrong}){}", ply.div_ceil(2), tick(*clock))
        }
        SpeedFact::Unpunched { ply, side, uci, lawful } => {
            let lawful = if *lawful { "" } else { ", not lawful" };
            format!("{}. {side} {uci}, not punched{lawful}", ply.div_ceil(2))
        }
        SpeedFact::LatePunch { side } => format!("{side} punches late"),
        SpeedFact::Withdrawn { side } => format!("{side} takes it back"),
        SpeedFact::Declared { side, piece } => format!("{side} declares: {piece}"),
        SpeedFact::Exchanged { side, square, piece } => {
            format!("{side} exchanges {square}: {piece}")
        }
        SpeedFact::EndStands { claim, .. } => format!("on the board: {}", of_claim(claim)),
        SpeedFact::Completed { side } => format!("{side} punches the claim"),
        SpeedFact::Confirmed { side } => format!("{side} confirms"),
        SpeedFact::Disputed { side, claim, record } => {
            let record = match record {
                Some(true) => "on record",
                Some(false) => "not on record",
                None => "no record",
            };
            format!("{side} disputes: {}, {record}", of_claim(claim))
        }
        SpeedFact::Agreed { on } => format!("both agree: {}", agreed(*on)),
        SpeedFact::Settled { claim, stands, points } => {
            let how = if *stands { "stands" } else { "falls" };
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            format!("{} {how} by SP-{}", of_claim(claim), points.join(" "))
        }
        SpeedFact::Interfered { about: Interference::Position } => {
            "a bystander spoke of the position".to_owned()
        }
        SpeedFact::Interfered { about: Interference::Clocks } => {
            "a bystander spoke of the clocks".to_owned()
        }
        SpeedFact::RanOut { at } => {
            let one = |side: Side| at[side].map_or("-".to_owned(), |at| clock(at).to_string());
            format!("for the record, ran out {}/{}", one(Side::White), one(Side::Black))
        }
    }
}

fn agreed(on: Agreement) -> String {
    match on {
        Agreement::FirstFlag { side } => format!("{side}'s flag fell first"),
        Agreement::NoFlagBefore => "no flag was down before".to_owned(),
        Agreement::Result { result } => result.to_string(),
        Agreement::PlayOn => "it goes on".to_owned(),
    }
}
