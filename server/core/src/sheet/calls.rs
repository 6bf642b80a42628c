//! Line judges' entries: faults, stops, and their corrections.

use court_protocol::{Back, Fault, Sanction, Seen};

use super::cursor::{SheetError, Word, Words, any_of};
use super::entry::Deed;
use super::figures::{expect_time, side};
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side(
        "fault",
        "b fault no_crossing [ago 0:10 | after 3] [note | warning | give 1:00 | take 1:00 | loss]",
        "a fault was called: for which earlier instant (the third half-move's run), and what it costs \
         where it is not the ten seconds; `give`, `take` and `loss` are the head referee's, `#9`, and \
         taken back by `void call 1`",
        |side, words| {
            let fault = fault(words)?;
            let (mut sanction, mut back) = (Sanction::Stop, None);
            while let Some(word) = words.next() {
                detail(word, words, &mut sanction, &mut back)?;
            }
            Ok(Deed::Call(Seen::Fault { side, fault, sanction, back }))
        },
    ),
    Verb::of_side(
        "stands",
        "b stands",
        "a referee stops him behind his line: the stopwatch runs; not during a pause",
        |side, _| Ok(Deed::Call(Seen::Stopped { side })),
    ),
    Verb::of_side(
        "leaves",
        "b leaves",
        "he left his stop early: at the next line he `stands again until`",
        |side, _| Ok(Deed::Call(Seen::LeftStop { side })),
    ),
    Verb::alone("split", "split 2", "the second call was one of its own", |words| {
        Ok(Deed::Split(call(words)?))
    }),
    Verb::alone(
        "replace",
        "#3 replace 1 b no_crossing",
        "the first call was really this one",
        |words| {
            let (n, side, fault) = (call(words)?, side(words)?, fault(words)?);
            Ok(Deed::Replace { n, side, fault, sanction: Sanction::Stop })
        },
    ),
];

/// Faults by their names; any other word is a fault of its own.
const FAULTS: [(&str, Fault); 6] = [
    ("no_crossing", Fault::NoCrossing),
    ("false_start", Fault::FalseStart),
    ("moved_before_run", Fault::MovedBeforeRun),
    ("offer_without_card", Fault::OfferWithoutCard),
    ("disturbance", Fault::Disturbance),
    ("equipment", Fault::Equipment),
];

fn fault(words: &mut Words<'_>) -> Result<Fault, SheetError> {
    let names = FAULTS.map(|(name, _)| name);
    let word = words.expect(&format!("a fault: {}, or a word for another one", any_of(&names)))?;
    let named = FAULTS.into_iter().find(|(name, _)| *name == word.text);
    Ok(named.map_or_else(|| Fault::Other { reason: word.text.to_owned() }, |(_, fault)| fault))
}

fn detail(
    word: Word<'_>,
    words: &mut Words<'_>,
    sanction: &mut Sanction,
    back: &mut Option<Back>,
) -> Result<(), SheetError> {
    match word.text {
        "note" => *sanction = Sanction::Note,
        "warning" => *sanction = Sanction::Warning,
        "give" => *sanction = Sanction::GiveOpponent { time: expect_time(words)? },
        "take" => *sanction = Sanction::TakeTime { time: expect_time(words)? },
        "loss" => *sanction = Sanction::LossOfGame,
        "ago" => *back = Some(Back::Ago { time: expect_time(words)? }),
        "after" => {
            let ply = words.read("a half-move, counted from 1", |text| text.parse().ok())?;
            *back = Some(Back::AfterPly { ply });
        }
        _ => return Err(word.is_not("ago, after, note, warning, give, take or loss")),
    }
    Ok(())
}

/// A call by its number in the sheet.
pub(super) fn call(words: &mut Words<'_>) -> Result<usize, SheetError> {
    words.read("a call by its number, the first is 1", |text| text.parse().ok().filter(|n| *n > 0))
}
