//! The functions that messages call. `server/web/src/messages.ts` has the same ones; the cases of
//! `tests/functions.json` hold for both.

use court_protocol::Millis;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

/// A function of messages: text from its positional arguments.
type Function = fn(&[FluentValue<'_>]) -> String;

/// Adds every function to a bundle; the tenths of a number follow the sign `decimal`.
///
/// # Panics
/// If a function is added twice.
pub(crate) fn add(bundle: &mut FluentBundle<FluentResource>, decimal: &str) {
    let functions: [(&str, Function); 13] = [
        ("GIVEN", given),
        ("CLOCK", clock),
        ("AMOUNT", amount),
        ("SHOWN", shown),
        ("SIGNED", signed),
        ("TIME", time),
        ("LASTED", lasted),
        ("LINE", line),
        ("CODE_POINT", code_point),
        ("NUMBERED", numbered),
        ("MOVE_NUMBER", |values| move_number(values).to_string()),
        ("MOVER", mover),
        ("SQUARES", squares),
    ];
    for (name, function) in functions {
        bundle
            .add_function(name, move |values, _| function(values).into())
            .expect("each function is added once");
    }
    let with_tenths: [(&str, Function); 3] =
        [("TENTHS", tenths), ("SECONDS", seconds), ("SIGNED_SECONDS", signed_seconds)];
    for (name, function) in with_tenths {
        let decimal = decimal.to_owned();
        bundle
            .add_function(name, move |values, _| function(values).replace('.', &decimal).into())
            .expect("each function is added once");
    }
}

/// `yes` if the argument is there and not empty.
fn given(values: &[FluentValue<'_>]) -> String {
    match values.first() {
        None | Some(FluentValue::None | FluentValue::Error) => "no".to_owned(),
        Some(FluentValue::String(text)) if text.is_empty() => "no".to_owned(),
        Some(_) => "yes".to_owned(),
    }
}

/// Milliseconds as a clock shows them: `4:32.100`.
fn clock(values: &[FluentValue<'_>]) -> String {
    number(values).map_or_else(String::new, |ms| Millis(ms).to_string())
}

/// Milliseconds as a clock shows them, without thousandths where there are none: `1:00`.
fn amount(values: &[FluentValue<'_>]) -> String {
    let exact = clock(values);
    exact.strip_suffix(".000").unwrap_or(&exact).to_owned()
}

/// Milliseconds as a chess clock shows them.
fn shown(values: &[FluentValue<'_>]) -> String {
    number(values).map_or_else(String::new, |ms| Millis(ms).on_chess_clock())
}

/// A difference in milliseconds, in whole seconds with its sign: `+1:00`, `-10 s`.
fn signed(values: &[FluentValue<'_>]) -> String {
    let sign = |ms| if ms < 0 { '-' } else { '+' };
    number(values).map_or_else(String::new, |ms| format!("{}{}", sign(ms), time(values)))
}

/// Milliseconds in whole seconds, without a sign: `10 s`, `1:00`.
fn time(values: &[FluentValue<'_>]) -> String {
    let Some(ms) = number(values) else { return String::new() };
    let seconds = ms.abs() / 1_000;
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Milliseconds to the second, or to the minute where they are longer than ten.
fn lasted(values: &[FluentValue<'_>]) -> String {
    let seconds = number(values).unwrap_or_default().max(0) / 1_000;
    match seconds / 60 {
        0..10 => format!("{seconds} s"),
        minutes @ 10..120 => format!("{minutes} min"),
        minutes => format!("{} h", minutes / 60),
    }
}

/// A number of tenths with one decimal: `84.5`.
fn tenths(values: &[FluentValue<'_>]) -> String {
    number(values).map_or_else(String::new, with_one_decimal)
}

/// A difference in milliseconds, in seconds with its sign and one decimal: `+1.2`.
fn signed_seconds(values: &[FluentValue<'_>]) -> String {
    let signed = |n| format!("{}{}", if n < 0 { "" } else { "+" }, with_one_decimal(n));
    number(values).map(in_tenths).map_or_else(String::new, signed)
}

/// Milliseconds in seconds with one decimal: `12.3`.
fn seconds(values: &[FluentValue<'_>]) -> String {
    number(values).map(in_tenths).map_or_else(String::new, with_one_decimal)
}

fn with_one_decimal(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// Milliseconds in tenths of a second; the half of one is rounded up, away from zero.
fn in_tenths(ms: i64) -> i64 {
    ms.signum() * ((ms.abs() + 50) / 100)
}

/// The number of a line, as reports and screens give it: `20.1`.
fn line(values: &[FluentValue<'_>]) -> String {
    let fact = |id: i64| format!("{}.{}", id / 256, id % 256 + 1);
    number(values).map_or_else(String::new, fact)
}

/// A character by its number: `U+200B`.
fn code_point(values: &[FluentValue<'_>]) -> String {
    let Some(FluentValue::String(text)) = values.first() else { return String::new() };
    text.chars().next().map_or_else(String::new, |unseen| format!("U+{:04X}", u32::from(unseen)))
}

/// A half-move's number before its move: `28...`.
fn numbered(values: &[FluentValue<'_>]) -> String {
    let dots = if mover(values) == "white" { "." } else { "..." };
    format!("{}{dots}", move_number(values))
}

/// The move's number of a half-move from 1.
fn move_number(values: &[FluentValue<'_>]) -> i64 {
    number(values).map_or(0, |ply| (ply + 1) / 2)
}

/// The side of a half-move from 1.
fn mover(values: &[FluentValue<'_>]) -> String {
    let is_white = number(values).is_some_and(|ply| ply % 2 == 1);
    if is_white { "white" } else { "black" }.to_owned()
}

/// A move of the wire as players write it where its piece is not known: `a7–a4`, `e7–e8=Q`.
fn squares(values: &[FluentValue<'_>]) -> String {
    let Some(FluentValue::String(uci)) = values.first() else { return String::new() };
    let is_move = |uci: &str| {
        let bytes = uci.as_bytes();
        let is_square = |of: &[u8]| matches!(of, [b'a'..=b'h', b'1'..=b'8']);
        matches!(bytes.len(), 4 | 5) && is_square(&bytes[..2]) && is_square(&bytes[2..4])
    };
    if !uci.is_ascii() || !is_move(uci) {
        return uci.to_string();
    }
    let piece =
        if uci.len() == 5 { format!("={}", uci[4..].to_uppercase()) } else { String::new() };
    format!("{}–{}{piece}", &uci[..2], &uci[2..4])
}

fn number(values: &[FluentValue<'_>]) -> Option<i64> {
    match values.first() {
        Some(FluentValue::Number(number)) => Some(number.value as i64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use court_protocol::Message;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Case {
        /// The function, such as `SECONDS`.
        call: String,
        /// Its argument, a number or a text; left out it is missing.
        of: Option<serde_json::Value>,
        gives: String,
        /// The result with a decimal comma, where it differs.
        #[serde(default)]
        with_comma: Option<String>,
    }

    #[test]
    fn each_function_gives_the_results_of_the_shared_cases() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../tests/functions.json"))
            .expect("each case is as above");
        for Case { call, of, gives, with_comma } in cases {
            let comma = with_comma.unwrap_or_else(|| gives.clone());
            for (decimal, gives) in [(".", gives), (",", comma)] {
                let text = format!("pages-decimal = {decimal}\ncase = {{ {call}($of) }}\n");
                let words = crate::Words { bundle: crate::bundle("en", [text.as_str()]) };
                let message = Message::named("case").with("of", &of);
                assert_eq!(words.say(&message), gives, "{call} of {of:?}");
            }
        }
    }
}
