//! The commands `[%clk h:mm:ss]` and `[%emt h:mm:ss]` inside a comment.
//!
//! Other commands belong to other programs and are left alone.

use court_protocol::Millis;

/// Hours beyond this are a slip of somebody's pen: no clock shows three digits of them.
const HOURS_MAX: i64 = 99;

/// A command of a comment, its time read or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Command<'a> {
    pub(super) kind: Kind,
    /// The operand as it stands there.
    pub(super) text: &'a str,
    /// The time, where the operand is one.
    pub(super) time: Option<Millis>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Left,
    Used,
}

/// The commands of one comment, in order.
pub(super) fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    comment.split("[%").skip(1).filter_map(|command| {
        let body = command.split(']').next().unwrap_or(command);
        let (name, operand) = body.split_once(char::is_whitespace)?;
        let kind = match name {
            "clk" => Kind::Left,
            "emt" => Kind::Used,
            _ => return None,
        };
        let text = operand.trim();
        Some(Command { kind, text, time: time(text) })
    })
}

/// `h:mm:ss`, with fractions of a second to the millisecond; two fields are hours and minutes, as
/// the great broadcasting sites read them.
fn time(text: &str) -> Option<Millis> {
    let mut fields = text.split(':');
    let hours = number(fields.next()?)?;
    let minutes = number(fields.next()?)?;
    let seconds = fields.next().unwrap_or("0");
    if fields.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once(['.', ',']).unwrap_or((seconds, "0"));
    let seconds = number(seconds)?;
    if hours > HOURS_MAX || minutes > 59 || seconds > 59 {
        return None;
    }
    Some(Millis(((hours * 60 + minutes) * 60 + seconds) * 1_000 + thousandths(fraction)?))
}

/// At most four digits and nothing else.
fn number(text: &str) -> Option<i64> {
    let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().expect("at most four digits are a number"))
}

/// The digits after the point, cut at the millisecond.
fn thousandths(fraction: &str) -> Option<i64> {
    if fraction.is_empty() || !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let digit = |place: usize| fraction.as_bytes().get(place).map_or(0, |b| i64::from(b - b'0'));
    Some(digit(0) * 100 + digit(1) * 10 + digit(2))
}

/// `[%clk 0:09:58] [%emt 0:00:07]`: the known ones of time left and time used. A time below zero,
/// from a clock that was set in between, is not written.
pub(super) fn text_of(left: Option<Millis>, used: Option<Millis>) -> String {
    let command = |name: &str, time: Option<Millis>| {
        let time = time.filter(|time| *time >= Millis::ZERO)?;
        Some(format!("[%{name} {}]", time_text(time)))
    };
    let commands = [command("clk", left), command("emt", used)];
    commands.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// `h:mm:ss`, with a fraction where there is one: reading gives the same time back.
fn time_text(time: Millis) -> String {
    let ms = time.0;
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match ms % 1_000 {
        0 => whole,
        ms => format!("{whole}.{}", format!("{ms:03}").trim_end_matches('0')),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(comment: &str) -> Vec<(Kind, Option<i64>)> {
        commands(comment).map(|c| (c.kind, c.time.map(|t| t.0))).collect()
    }

    #[test]
    fn both_commands_are_read_from_one_comment_and_others_left_alone() {
        assert_eq!(
            read(" [%eval 0.3] [%clk 00:15:27] fine [%emt 00:00:02][%run W,12.4,ok]"),
            [(Kind::Left, Some(927_000)), (Kind::Used, Some(2_000))]
        );
    }

    #[test]
    fn fractions_of_a_second_count_to_the_millisecond() {
        assert_eq!(read("[%clk 0:00:09.5]"), [(Kind::Left, Some(9_500))]);
        assert_eq!(read("[%clk 0:00:09.1239]"), [(Kind::Left, Some(9_123))]);
        assert_eq!(read("[%clk 1:02:03,04]"), [(Kind::Left, Some(3_723_040))]);
        assert_eq!(read("[%clk 1:30]"), [(Kind::Left, Some(5_400_000))]);
    }

    #[test]
    fn what_is_no_time_is_told_and_stays_missing() {
        for text in ["", "x", "-0:01:00", "0:61:00", "0:00:60", "1:2:3:4", "0:0:0.", "100:00:00"] {
            let comment = format!("[%clk {text}]");
            assert_eq!(read(&comment), [(Kind::Left, None)], "{text:?}");
        }
        assert_eq!(read("[%clk]"), [], "a command without an operand says nothing");
    }
}
