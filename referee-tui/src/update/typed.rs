//! The reading of typed answers.

use crate::model::prompt::{ClockWords, Prompt, Step, Value};
use crate::model::{Model, left_at};
use court_protocol::{BoardNo, BySide, Claim, Fault, Finding, Millis, Side};
use referee_messages::say;
use shakmaty::fen::Fen;

/// The answer in a typed text.
///
/// # Errors
/// The expected answer, as a sentence.
pub(super) fn answer(
    model: &Model,
    prompt: &Prompt,
    step: Step,
    typed: &str,
) -> Result<Value, String> {
    if typed.is_empty()
        && !matches!(step, Step::Lanes | Step::Clock | Step::Reading | Step::ClaimMove | Step::File)
    {
        return Err(say!("needs-words"));
    }
    let not_read = |expected| say!("not-read", typed, expected);
    Ok(match step {
        Step::FaultWords => Value::Fault(Fault::Other { reason: typed.to_owned() }),
        Step::ClaimWords => Value::Claim(Claim::Irregularity { what: typed.to_owned() }),
        Step::ClaimMove => {
            if !typed.is_empty() && !is_move(typed) {
                return Err(not_read(say!("not-a-move")));
            }
            let uci = is_move(typed).then(|| typed.to_owned()); // none: it is made already
            Value::Claim(match prompt.claim() {
                Some(Claim::FiftyMoves { .. }) => Claim::FiftyMoves { uci },
                _ => Claim::Threefold { uci },
            })
        }
        Step::Width => {
            let mm = millimetres(typed).ok_or_else(|| not_read(say!("not-a-width")))?;
            Value::Finding(Finding::Measured { mm })
        }
        Step::Square if !is_square(typed) => return Err(not_read(say!("not-a-square"))),
        Step::Position if typed.parse::<Fen>().is_err() => {
            return Err(not_read(say!("not-a-position")));
        }
        Step::Clock => {
            // the new times are those of the first key, as the whole act is
            let game = prompt.board_id().and_then(|board_id| model.game(board_id));
            let at = model.court_time_at(prompt.at);
            let now = BySide::from_fn(|side| game.and_then(|game| left_at(game, side, at)));
            Value::Clock(clock_words(typed, now).ok_or_else(|| not_read(say!("not-a-clock")))?)
        }
        Step::Reading => {
            // which of them runs is no part of a reading
            let clock = clock_words(typed, BySide::default());
            let clock = clock.filter(|clock| clock.to_run.is_none());
            Value::Clock(clock.ok_or_else(|| not_read(say!("not-a-reading")))?)
        }
        Step::Lanes => Value::Lanes(lanes(typed).ok_or_else(|| not_read(say!("not-lanes")))?),
        _ => Value::Text(typed.to_owned()),
    })
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// True for a move in UCI notation.
fn is_move(typed: &str) -> bool {
    typed.is_ascii()
        && matches!(typed.len(), 4 | 5)
        && is_square(&typed[..2])
        && is_square(&typed[2..4])
        && matches!(&typed[4..], "" | "q" | "r" | "b" | "n")
}

/// A clock as it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Typed {
    /// `-`: the clock stays as it is.
    AsItIs,
    /// `4:32`: the new time of the clock.
    To(Millis),
    /// `+1:00`, `-0:30`: the change of the clock.
    By(Millis),
}

/// Both clocks, `4:32 4:03 w`: White's time, Black's, whose runs; or one, `+1:00 w`, `w 8:30`. What
/// is added is added to what the clocks show `now`.
fn clock_words(typed: &str, now: BySide<Option<Millis>>) -> Option<ClockWords> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (white, black, to_run) = match words[..] {
        [one, two] if let Some((side, time)) = of_one(one, two).or_else(|| of_one(two, one)) => {
            let mut both = BySide::both(Typed::AsItIs);
            both[side] = time;
            (both.white, both.black, None)
        }
        [white, black] => (clock_word(white)?, clock_word(black)?, None),
        [white, black, to_run] => (clock_word(white)?, clock_word(black)?, Some(side(to_run)?)),
        _ => return None,
    };
    let left = |typed, now: Option<Millis>| match typed {
        Typed::AsItIs => Some(None),
        Typed::To(time) => Some(Some(time)),
        Typed::By(time) => Some(Some((now? + time).at_least_zero())),
    };
    let (white, black) = (left(white, now.white)?, left(black, now.black)?);
    (white.is_some() || black.is_some()).then_some(ClockWords { white, black, to_run })
}

/// A side and what its clock is to be.
fn of_one(of: &str, time: &str) -> Option<(Side, Typed)> {
    Some((side(of)?, clock_word(time)?))
}

fn side(word: &str) -> Option<Side> {
    match word {
        "w" | "W" => Some(Side::White),
        "b" | "B" => Some(Side::Black),
        _ => None,
    }
}

fn clock_word(word: &str) -> Option<Typed> {
    match (word, word.strip_prefix('+'), word.strip_prefix('-')) {
        ("-", ..) => Some(Typed::AsItIs),
        (_, Some(more), _) => clock_time(more).map(Typed::By),
        (_, _, Some(less)) => clock_time(less).map(|time| Typed::By(-time)),
        _ => clock_time(word).map(Typed::To),
    }
}

/// `4:32`, `0:09.4`, `1:02:03`, `45` seconds.
fn clock_time(word: &str) -> Option<Millis> {
    let (whole, tenths) = match word.split_once('.') {
        Some((whole, tenths)) if tenths.len() == 1 => (whole, tenths.parse::<i64>().ok()?),
        Some(_) => return None,
        None => (word, 0),
    };
    let parts: Vec<i64> = whole.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let in_range = |n: &i64| (0..60).contains(n);
    let seconds = match parts[..] {
        [s] if (0..6_000).contains(&s) => s,
        [m, s] if (0..600).contains(&m) && in_range(&s) => m * 60 + s,
        [h, m, s] if (0..10).contains(&h) && in_range(&m) && in_range(&s) => h * 3_600 + m * 60 + s,
        _ => return None,
    };
    Some(Millis(seconds * 1_000 + tenths * 100))
}

/// Centimetres as typed, `84.5`, in millimetres; none of nothing.
fn millimetres(typed: &str) -> Option<u32> {
    let (whole, tenths) = typed.split_once(['.', ',']).unwrap_or((typed, "0"));
    let digit = |text: &str| (text.len() == 1).then(|| text.parse::<u32>().ok()).flatten();
    let mm = whole.parse::<u32>().ok()?.checked_mul(10)? + digit(tenths)?;
    (mm > 0).then_some(mm)
}

/// `1-6`, `1,2,5`; nothing is all.
fn lanes(typed: &str) -> Option<Vec<BoardNo>> {
    let mut lanes = Vec::new();
    for part in typed.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (first.trim().parse::<u8>().ok()?, last.trim().parse::<u8>().ok()?);
        if first == 0 || first > last {
            return None;
        }
        lanes.extend((first..=last).map(BoardNo));
    }
    Some(lanes)
}
