//! The completion times of an online game's moves: from the start its tags name and the clocks
//! beside its moves. Missing or contradictory times are reported, never guessed.

use court_protocol::{BySide, Millis, Side, TimeControl};
use jiff::SignedDuration;
use jiff::civil::{Date, DateTime, Time};
use referee_messages::say;
use referee_pgn::{RecordedGame, RecordedPly};

/// The allowed difference of `[%clk]` and `[%emt]` beside one move: each is cut to its second.
const ROUNDED: Millis = Millis::seconds(2);
/// Time by which the clocks may exceed the end in the tags: tags are cut to the second.
const CUT: Millis = Millis::seconds(2);

/// A game whose moves are dated.
#[derive(Debug)]
pub(crate) struct Dated<'a> {
    pub(crate) game: &'a RecordedGame,
    /// When White's clock started.
    pub(crate) began: DateTime,
    /// True if the tags give that in UTC.
    pub(crate) is_utc: bool,
    /// The completion times of its moves after the start: all, or up to the first after the limit.
    pub(crate) completed: Vec<Millis>,
    /// The time each side had left then, if its clocks tell.
    pub(crate) left: Option<BySide<Millis>>,
    /// The site's clocks, where the tags name them.
    pub(crate) control: Option<TimeControl>,
    /// The end of the game, after the start, if the tags give it.
    pub(crate) ended: Option<Millis>,
    /// The smallest step of its clocks.
    pub(crate) step: Millis,
    pub(crate) limit: Millis,
}

impl<'a> Dated<'a> {
    /// Dates the moves of a game up to a limit.
    pub(crate) fn new(game: &'a RecordedGame, limit: Millis) -> Result<Self, String> {
        let (began, is_utc) = start(game)?;
        let mut dated = Self {
            game,
            began,
            is_utc,
            completed: Vec::new(),
            left: None,
            control: game.time_control(),
            ended: end(game, began)?,
            step: game.clock_resolution(),
            limit,
        };
        dated.left = dated.control.map(|control| BySide::both(control.initial));
        let (mut now, mut side) = (Millis::ZERO, first_side(game));
        for (ply, number) in game.plies.iter().zip(1..) {
            let undated = |why| say!("try-ply", number, label = label(game, number), why);
            now += dated.used(ply, side).map_err(undated)?;
            dated.completed.push(now);
            if now > limit {
                break;
            }
            side = side.other();
        }
        let doubt = dated.doubt() + CUT;
        if let (Some(ended), Some(last)) = (dated.ended, dated.completed.last().copied())
            && last <= limit
            && last > ended + doubt
        {
            return Err(say!("try-end-too-early", last, ended));
        }
        Ok(dated)
    }

    /// True if a move was completed after the limit: then nothing later matters.
    pub(crate) fn passed_the_limit(&self) -> bool {
        self.completed.last().is_some_and(|last| *last > self.limit)
    }

    /// The side to move after the last dated move.
    pub(crate) fn to_move(&self) -> Side {
        let first = first_side(self.game);
        if self.completed.len().is_multiple_of(2) { first } else { first.other() }
    }

    /// The possible error of the instants: a step of each side's clock.
    pub(crate) fn doubt(&self) -> Millis {
        self.step + self.step
    }

    /// The time a side used for a move; its clock then shows the time left after it.
    fn used(&mut self, ply: &RecordedPly, side: Side) -> Result<Millis, String> {
        let RecordedPly { left: after, used, .. } = ply;
        let Some(after) = *after else {
            let used = used.ok_or_else(|| say!("try-no-clock"))?;
            if let (Some(left), Some(control)) = (&mut self.left, self.control) {
                left[side] = left[side] + control.increment - used;
            }
            return Ok(used);
        };
        let (Some(left), Some(control)) = (&mut self.left, self.control) else {
            return Err(match self.game.tags.get("TimeControl") {
                None => say!("try-no-control"),
                Some(text) => say!("try-other-control", text),
            });
        };
        let by_clock = left[side] + control.increment - after;
        if by_clock < Millis::ZERO {
            return Err(say!("try-clock-rises", side, after));
        }
        if let Some(used) = used.filter(|used| (*used - by_clock).0.abs() > ROUNDED.0) {
            return Err(say!("try-clocks-differ", by_clock, used));
        }
        left[side] = after;
        Ok(by_clock)
    }
}

/// The side that makes the first move.
pub(crate) fn first_side(game: &RecordedGame) -> Side {
    let black_begins = game.start_fen.as_ref().is_some_and(|fen| fen.contains(" b "));
    if black_begins { Side::Black } else { Side::White }
}

/// A half-move, from 1, as players name it: `12... Nf6`.
pub(crate) fn label(game: &RecordedGame, number: usize) -> String {
    let named = |fen: &String| fen.split(' ').nth(5)?.parse::<usize>().ok();
    let first = game.start_fen.as_ref().and_then(named).unwrap_or(1);
    let behind = number - 1 + usize::from(first_side(game) == Side::Black);
    let dots = if behind.is_multiple_of(2) { "." } else { "..." };
    let san = game.plies.get(number - 1).map_or("", |ply| ply.san.as_str());
    format!("{}{dots} {san}", first + behind / 2)
}

/// The start of White's clock, and true if the tags give it in UTC.
fn start(game: &RecordedGame) -> Result<(DateTime, bool), String> {
    let tag = |names: [&'static str; 3]| {
        names.into_iter().find_map(|name| Some((name, game.tags.get(name)?)))
    };
    let (day, time) =
        (tag(["UTCDate", "Date", "StartDate"]), tag(["UTCTime", "StartTime", "Time"]));
    let (Some(day), Some(time)) = (day, time) else {
        return Err(say!("try-no-start"));
    };
    let began = read_date(day)?.to_datetime(read_time(time)?);
    Ok((began, day.0 == "UTCDate" && time.0 == "UTCTime"))
}

/// The end of the game, after its start, if its tags give it.
fn end(game: &RecordedGame, began: DateTime) -> Result<Option<Millis>, String> {
    let Some(time) = game.tags.get("EndTime") else { return Ok(None) };
    let time = read_time(("EndTime", time))?;
    let day = game.tags.get("EndDate").map(|day| read_date(("EndDate", day))).transpose()?;
    let ended = match day {
        Some(day) => day.to_datetime(time),
        None if time >= began.time() => began.date().to_datetime(time),
        // after midnight: the end is on the next day
        None => began.date().tomorrow().unwrap_or(began.date()).to_datetime(time),
    };
    let after = ended.duration_since(began);
    if after < SignedDuration::ZERO {
        return Err(say!("try-end-before-start"));
    }
    Ok(Some(Millis(i64::try_from(after.as_millis()).expect("years of milliseconds fit"))))
}

/// Reads a date such as `2026.03.07`.
fn read_date((tag, text): (&str, &str)) -> Result<Date, String> {
    let mut parts = text.split(['.', '-', '/']);
    let mut date = || {
        let year = parts.next()?.parse().ok()?;
        let month = parts.next()?.parse().ok()?;
        let day = parts.next()?.parse().ok()?;
        parts.next().is_none().then_some(Date::new(year, month, day).ok()?)
    };
    date().ok_or_else(|| say!("try-no-day", tag, text))
}

/// Reads a time such as `18:00:00`, with the mark that sites add for UTC.
fn read_time((tag, text): (&str, &str)) -> Result<Time, String> {
    let plain = ["GMT+0000", "UTC", "GMT", "Z"]
        .into_iter()
        .find_map(|zone| text.strip_suffix(zone))
        .unwrap_or(text);
    let (whole, fraction) = plain.trim().split_once('.').unwrap_or((plain.trim(), "0"));
    let mut parts = whole.split(':');
    let mut time = || {
        let hour = parts.next()?.parse().ok()?;
        let minute = parts.next()?.parse().ok()?;
        let second = parts.next().map_or(Some(0), |second| second.parse().ok())?;
        let is_fraction = fraction.len() <= 3 && fraction.bytes().all(|sign| sign.is_ascii_digit());
        let millis: i32 = is_fraction.then(|| format!("{fraction:0<3}").parse().ok())??;
        let time = Time::new(hour, minute, second, millis * 1_000_000).ok()?;
        parts.next().is_none().then_some(time)
    };
    time().ok_or_else(|| say!("try-no-time", tag, text))
}
