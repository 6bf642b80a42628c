//! Line judges' entries: faults, stops, and their corrections.

use court_protocol::{Back, Fault, Sanction, Seen, code};

use super::cursor::{SheetError, Word, Words, any_of};
use super::entry::Deed;
use super::figures::{expect_time, side};
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side(
        "fault",
        "b fault disturbance [ago 0:10 | after 3] [note | warning | give 1:00 | take 1:00 | loss]",
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
        "#3 replace 1 b disturbance",
        "the first call was really this one",
        |words| {
            let (n, side, fault) = (call(words)?, side(words)?, fault(words)?);
            Ok(Deed::Replace { n, side, fault, sanction: Sanction::Stop })
        },
    ),
];

/// A fault by its code; any other word is a fault of its own.
fn fault(words: &mut Words<'_>) -> Result<Fault, SheetError> {
    let mut called = Fault::called();
    called.retain(|fault| !matches!(fault, Fault::Other { .. }));
    let names: Vec<String> = called.iter().map(code).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let word = words.expect(&format!("a fault: {}, or a word for another one", any_of(&names)))?;
    let named = called.into_iter().find(|fault| code(fault) == word.text);
    Ok(named.unwrap_or_else(|| Fault::Other { reason: word.text.to_owned() }))
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
