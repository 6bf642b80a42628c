//! The claims, answers and acts of the two players of a Speed game, typed.

use super::{quoted, side};
use court_protocol::{Agreement, Claim, GameResult, Interference, Piece, Seen, Side, Square};
use referee_messages::say;

/// The first words of these lines.
pub(super) const VERBS: &[&str] = &[
    "stops",
    "claims",
    "confirms",
    "disputes",
    "agree",
    "declares",
    "exchanges",
    "withdraws",
    "reminds",
    "bystander",
];

/// The observation that such a line reports.
///
/// # Errors
/// With a sentence for the person who typed it.
pub(super) fn seen(verb: &str, words: &[&str]) -> Result<Seen, String> {
    let (seen, used) = match verb {
        "stops" => (Seen::ClocksStopped { side: side(words.first())? }, 1),
        "claims" => claimed(words)?,
        "confirms" if words.first() == Some(&"both") => (Seen::Confirmed { side: None }, 1),
        "confirms" => (Seen::Confirmed { side: Some(side(words.first())?) }, 1),
        "disputes" => (Seen::Disputed { side: side(words.first())? }, 1),
        "agree" => agreed(words)?,
        "declares" => {
            let piece = one_of(words.get(1), "piece", PIECES)?;
            (Seen::Declared { side: side(words.first())?, piece }, 2)
        }
        "exchanges" => {
            let side = side(words.first())?;
            let square = words.get(1).and_then(|word| Square::named(word));
            let square = square.ok_or_else(|| say!("typed-square"))?.to_string();
            let piece = one_of(words.get(2), "piece", PIECES)?;
            (Seen::Exchanged { side, square, piece }, 3)
        }
        "withdraws" => (Seen::Withdrawn { side: side(words.first())? }, 1),
        "reminds" => (Seen::Reminded { side: side(words.first())? }, 1),
        _ => (Seen::Interfered { about: one_of(words.first(), "subject", SUBJECTS)? }, 1),
    };
    match words.get(used) {
        None => Ok(seen),
        Some(word) => Err(say!("typed-too-much", word = quoted(word))),
    }
}

const PIECES: &[(&str, Piece)] = &[
    ("queen", Piece::Queen),
    ("rook", Piece::Rook),
    ("bishop", Piece::Bishop),
    ("knight", Piece::Knight),
    ("inverted_rook", Piece::InvertedRook),
    ("king", Piece::King),
    ("pawn", Piece::Pawn),
];

const SUBJECTS: &[(&str, Interference)] =
    &[("position", Interference::Position), ("clocks", Interference::Clocks)];

const RESULTS: &[(&str, GameResult)] = &[
    ("1-0", GameResult::Won { by: Side::White }),
    ("0-1", GameResult::Won { by: Side::Black }),
    ("1/2", GameResult::Drawn),
];

/// The claim, and how many words it took.
fn claimed(words: &[&str]) -> Result<(Seen, usize), String> {
    let side_claiming = side(words.first())?;
    let Some(mut claim) = words.get(1).and_then(|word| Claim::of_word(word)) else {
        let names: Vec<&str> = Claim::all().iter().filter_map(Claim::word).collect();
        return Err(say!("typed-one-of", asks = "claim", names));
    };
    let mut used = 2;
    match (&mut claim, words.get(2)) {
        (Claim::FlagDown { of }, whose) => (*of, used) = (side(whose)?, 3),
        (Claim::Threefold { uci } | Claim::FiftyMoves { uci }, Some(announced)) => {
            (*uci, used) = (Some((*announced).to_owned()), 3);
        }
        _ => {}
    }
    Ok((Seen::Claimed { side: side_claiming, claim }, used))
}

/// The agreement of both players, and the number of words it took.
fn agreed(words: &[&str]) -> Result<(Seen, usize), String> {
    let (on, used) = match words.first().copied() {
        Some("flag") => (Agreement::FirstFlag { side: side(words.get(1))? }, 2),
        Some("noflag") => (Agreement::NoFlagBefore, 1),
        Some("on") => (Agreement::PlayOn, 1),
        _ => {
            let result = one_of(words.first(), "agreement", RESULTS)?;
            (Agreement::Result { result }, 1)
        }
    };
    Ok((Seen::Agreed { on }, used))
}

fn one_of<T: Clone>(word: Option<&&str>, asks: &str, of: &[(&str, T)]) -> Result<T, String> {
    let found = of.iter().find(|(name, _)| Some(name) == word);
    found.map(|(_, value)| value.clone()).ok_or_else(|| {
        let names: Vec<&str> = of.iter().map(|(name, _)| *name).collect();
        say!("typed-one-of", asks, names)
    })
}
