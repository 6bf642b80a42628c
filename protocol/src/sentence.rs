//! Messages for people: a key and its arguments. Their words stand in `protocol/messages`, one file
//! for each language.
//!
//! Key and arguments derive from a value as it stands on the wire ([`Message::of`]). So a page
//! derives the same ones from the same JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A message for a person: whoever shows it renders it in his language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// The message's name in the message files, such as `refusal-no-game`.
    pub key: String,
    /// The values that its sentence names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Arg {
    /// A count, an id, or a time in ms.
    Number(i64),
    /// The code of an enum's variant, a move, or text that a person typed.
    Text(String),
    /// A part of the sentence that is a message itself: whoever shows the sentence renders it first.
    Message(Message),
}

impl Message {
    /// The message about a value: `family` and, for an enum, the variant's code; its fields are the
    /// arguments.
    ///
    /// An argument that is an enum itself is the variant's code. The fields of that variant, and
    /// those of a struct, are arguments `name-field`. A list is its items, separated by commas, and
    /// `name-n` their number. A missing value is a missing argument; `true` is `yes`. A message is a
    /// part of the sentence.
    ///
    /// ```
    /// use court_protocol::{Arg, BoardNo, Message, Refusal};
    /// let message = Message::of("refusal", &Refusal::NoSuchBoard { board: BoardNo(13), boards: 12 });
    /// assert_eq!(message.key, "refusal-no-such-board");
    /// assert_eq!(message.args["board"], Arg::Number(13));
    /// ```
    ///
    /// # Panics
    /// If the value has map keys that are no text. No type of the wire has such keys.
    pub fn of(family: &str, value: &impl Serialize) -> Self {
        let value = serde_json::to_value(value).expect("a wire type is plain data");
        let (variant, fields) = match variant(value) {
            Ok((variant, fields)) => (Some(variant), fields),
            Err(fields) => (None, fields),
        };
        let key = variant.map_or_else(|| family.to_owned(), |variant| key(family, &variant));
        let mut args = BTreeMap::new();
        if let Value::Object(fields) = fields {
            fields.into_iter().for_each(|(name, value)| put(&mut args, name, value));
        }
        Self { key, args }
    }

    /// The message of a key, without arguments.
    pub fn named(key: &str) -> Self {
        Self { key: key.to_owned(), args: BTreeMap::new() }
    }

    /// The message with one more argument, or another value of an argument it has.
    ///
    /// ```
    /// use court_protocol::{Arg, Message, message};
    /// let byte = message!("found-byte", byte = "0xFF");
    /// let fault = Message::named("input-fault").with("line", &3).with("found", &byte);
    /// assert_eq!(fault.args["found"], Arg::Message(byte));
    /// ```
    #[must_use]
    pub fn with(mut self, name: &str, value: &impl Serialize) -> Self {
        let value = serde_json::to_value(value).expect("a wire type is plain data");
        self.args.remove(name);
        put(&mut self.args, name.to_owned(), value);
        self
    }
}

/// The code of an enum's variant on the wire, such as `no_game`; empty for a value of another type.
///
/// # Panics
/// If the value has map keys that are no text. No type of the wire has such keys.
pub fn code(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("a wire type is plain data");
    variant(value).map_or_else(|_| String::new(), |(variant, _)| variant)
}

/// The key of a variant in its family: dashes for underscores.
fn key(family: &str, variant: &str) -> String {
    format!("{family}-{}", variant.replace('_', "-"))
}

/// An enum's variant with its fields, or the value itself if it is no enum's.
fn variant(value: Value) -> Result<(String, Value), Value> {
    match value {
        Value::String(variant) => Ok((variant, Value::Null)),
        Value::Object(mut fields) if fields.len() == 1 => {
            let only = fields.keys().next().cloned().unwrap_or_default();
            let inner = fields.remove(&only).unwrap_or_default();
            Ok((only, inner))
        }
        other => Err(other),
    }
}

/// True for a message as it stands on the wire. No other type has its fields alone.
fn is_message(fields: &Map<String, Value>) -> bool {
    fields.get("key").is_some_and(Value::is_string)
        && fields.keys().all(|field| ["key", "args"].contains(&field.as_str()))
}

fn put(args: &mut BTreeMap<String, Arg>, name: String, value: Value) {
    let arg = match value {
        Value::Null => return,
        Value::Bool(is) => Arg::Text(if is { "yes" } else { "no" }.to_owned()),
        Value::Number(number) => Arg::Number(number.as_i64().unwrap_or(i64::MAX)),
        Value::String(text) => Arg::Text(text),
        Value::Array(items) => {
            let count = i64::try_from(items.len()).unwrap_or(i64::MAX);
            args.insert(format!("{name}-n"), Arg::Number(count));
            let items = items.into_iter().filter_map(|item| match item {
                Value::String(text) => Some(text),
                Value::Number(number) => Some(number.to_string()),
                _ => None,
            });
            Arg::Text(items.collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) if is_message(&fields) => {
            let part = serde_json::from_value(Value::Object(fields));
            Arg::Message(part.expect("a message has a key and arguments"))
        }
        Value::Object(_) => {
            let (code, inner) = match variant(value) {
                Ok((variant, inner)) => (Some(variant), inner),
                Err(fields) => (None, fields),
            };
            match (inner, &code) {
                (Value::Object(fields), _) => {
                    for (field, value) in fields {
                        put(args, format!("{name}-{field}"), value);
                    }
                }
                (inner, Some(variant)) => put(args, format!("{name}-{variant}"), inner),
                (_, None) => {}
            }
            let Some(code) = code else { return };
            Arg::Text(code)
        }
    };
    args.insert(name, arg);
}

/// A message: its key, and its arguments by name.
///
/// ```
/// use court_protocol::{Arg, CourtId, message};
/// let court = CourtId(2);
/// let narrow = message!("narrow-lanes", court, lane = "1.20");
/// assert_eq!((narrow.key.as_str(), &narrow.args["court"]), ("narrow-lanes", &Arg::Number(2)));
/// ```
#[macro_export]
macro_rules! message {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::named($key)
            $(.with(stringify!($name), &$crate::value!($name $(= $value)?)))*
    };
}

/// The value of an argument of [`message!`].
#[doc(hidden)]
#[macro_export]
macro_rules! value {
    ($name:ident) => {
        $name
    };
    ($name:ident = $value:expr) => {
        $value
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BySide, Claim, FactId, Fault, Format, GameResult, Limits, Millis};
    use crate::{Question, Said, Sanction, Side};

    fn told(message: &Message) -> String {
        serde_json::to_string(&message).expect("plain data")
    }

    #[test]
    fn an_enum_is_its_code_and_its_fields_stand_beside_it() {
        let fault = Fault::Other { reason: "shouted".into() };
        let called = Said::Called { side: Side::White, fault, sanction: Sanction::Stop };
        insta::assert_snapshot!(told(&Message::of("said", &called)), @r#"{"key":"said-called","args":{"fault":"other","fault-reason":"shouted","sanction":"stop","side":"white"}}"#);
        let claim = Claim::FlagDown { of: Side::Black };
        let asked = Question::Claim { side: Side::White, claim };
        insta::assert_snapshot!(told(&Message::of("question", &asked)), @r#"{"key":"question-claim","args":{"claim":"flag_down","claim-of":"black","side":"white"}}"#);
        let won = GameResult::Won { by: Side::Black };
        insta::assert_snapshot!(told(&Message::of("said", &Said::Sealed { result: won })), @r#"{"key":"said-sealed","args":{"result":"won","result-by":"black"}}"#);
    }

    #[test]
    fn a_structs_fields_have_its_name_and_a_missing_value_is_no_argument() {
        let left = BySide { white: Some(Millis(4_000)), black: None };
        insta::assert_snapshot!(told(&Message::of("said", &Said::Read { left })), @r#"{"key":"said-read","args":{"left-white":4000}}"#);
        let facts = vec![FactId::default(), FactId::default()];
        insta::assert_snapshot!(told(&Message::of("said", &Said::Retracted { facts })), @r#"{"key":"said-retracted","args":{"facts":"0, 0","facts-n":2}}"#);
        insta::assert_snapshot!(told(&Message::of("said", &Said::Stale { stale: true })), @r#"{"key":"said-stale","args":{"stale":"yes"}}"#);
    }

    #[test]
    fn a_message_stays_a_part_and_is_read_again() {
        let part = message!("part", court = 2).with("inner", &Message::named("inner"));
        let whole = message!("whole", part, of = part);
        insta::assert_snapshot!(told(&whole), @r#"{"key":"whole","args":{"of":{"key":"part","args":{"court":2,"inner":{"key":"inner"}}},"part":{"key":"part","args":{"court":2,"inner":{"key":"inner"}}}}}"#);
        for format in Format::ALL {
            let read = format.decode(&format.encode(&whole), Limits::DEVICE);
            assert_eq!(read, Ok(whole.clone()));
        }
    }
}
