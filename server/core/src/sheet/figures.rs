//! Times and clock readings as sheets write them.

use court_protocol::{BySide, CourtTime, GameResult, Micros, Millis, Reading, Side};

use super::court::ORIGIN;
use super::cursor::{SheetError, Words};

/// The longest time of a sheet: a day, far beyond any game.
const TIME_MAX: Millis = Millis::minutes(24 * 60);

/// `m:ss`, `m:ss.mmm` or `h:mm:ss` of a sheet.
pub(super) fn time(text: &str) -> Option<Millis> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str, most: usize| {
        let is_figure =
            (1..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        is_figure.then(|| text.parse::<i64>().ok())?
    };
    let mut parts = whole.rsplit(':');
    let seconds = digits(parts.next()?, 2)?;
    let minutes = digits(parts.next()?, 4)?;
    let hours = parts.next().map_or(Some(0), |hours| digits(hours, 2))?;
    let millis = digits(&format!("{fraction:0<3}"), 3)?;
    let time = Millis(((hours * 60 + minutes) * 60 + seconds) * 1_000 + millis);
    (parts.next().is_none() && time <= TIME_MAX).then_some(time)
}

/// `m:ss` of a sheet as court time.
///
/// # Panics
/// If the text is no time: it is meant for instants written in the code.
pub fn instant(text: &str) -> CourtTime {
    ORIGIN + time(text).expect("a time is written m:ss")
}

/// Court time as a sheet writes it.
pub fn clock(at: CourtTime) -> Millis {
    at - ORIGIN
}

/// An instant of a sheet on a device's clock.
pub fn stamp(at: CourtTime) -> Micros {
    Micros((at - ORIGIN).0 * 1_000)
}

/// A time that has to follow.
pub(super) fn expect_time(words: &mut Words<'_>) -> Result<Millis, SheetError> {
    words.read("a time as m:ss", time)
}

/// `[9:58]`, the mover's clock, or `[9:58/10:00]`, White's and Black's; `-` was not read.
pub(super) fn reading(words: &mut Words<'_>, mover: Side) -> Result<Reading, SheetError> {
    words.read(
        "a reading: [9:58] for the mover's clock, [9:58/10:00] for White's and Black's",
        |text| {
            let text = text.strip_prefix('[')?.strip_suffix(']')?;
            let left = figures(text).or_else(|| {
                let mut left = BySide::default();
                left[mover] = Some(time(text)?);
                Some(left)
            })?;
            Some(Reading { left, resolution: Millis::seconds(1) })
        },
    )
}

/// A reading, if one follows.
pub(super) fn reading_if_any(
    words: &mut Words<'_>,
    mover: Side,
) -> Result<Option<Reading>, SheetError> {
    let follows = words.peek().is_some_and(|word| word.text.starts_with('['));
    follows.then(|| reading(words, mover)).transpose()
}

/// `[4:32/4:03]`, with or without its brackets; `-` leaves a side out.
pub(super) fn both(words: &mut Words<'_>) -> Result<BySide<Option<Millis>>, SheetError> {
    words.read("both clocks as [4:32/4:03], White's first, \"-\" for one left out", |text| {
        figures(text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text))
    })
}

fn figures(text: &str) -> Option<BySide<Option<Millis>>> {
    let (white, black) = text.split_once('/')?;
    let figure = |text: &str| if text == "-" { Some(None) } else { time(text).map(Some) };
    Some(BySide { white: figure(white)?, black: figure(black)? })
}

/// `1-0`, `0-1`, `1/2-1/2` or `0-0`.
pub(super) fn result(words: &mut Words<'_>) -> Result<GameResult, SheetError> {
    words.one_of(&[
        ("1-0", GameResult::Won { by: Side::White }),
        ("0-1", GameResult::Won { by: Side::Black }),
        ("1/2-1/2", GameResult::Drawn),
        ("0-0", GameResult::BothLost),
    ])
}

/// A side: `w` or `b`.
pub(super) fn side(words: &mut Words<'_>) -> Result<Side, SheetError> {
    words.one_of(&[("w", Side::White), ("b", Side::Black)])
}
