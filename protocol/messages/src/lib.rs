//! The words of the court for people: message files in Project Fluent's syntax, one for each
//! language, and their rendering.
//!
//! ```
//! use court_protocol::{BoardNo, Refusal};
//! let refusal = Refusal::NoSuchBoard { board: BoardNo(13), boards: 12 };
//! let words = referee_messages::Words::english();
//! assert_eq!(
//!     words.refusal(&refusal),
//!     "there is no board 13 on this court; it has boards 1 to 12"
//! );
//! ```
//!
//! # Design
//!
//! * A key and its arguments derive from the value itself ([`Message::of`]). The wire type is the one
//!   list of what can be told. A page derives the same from the same JSON.
//! * A sentence refers to a board, a side or a claim by a message of that name (`{ side }`). That
//!   message reads the argument of that name (`$side`), so each is worded once.
//! * An event has one message, `said-…`: in `play.ftl` if spectators read it, else in `acts.ftl`.
//! * A missing argument is a missing value: `GIVEN($by) -> [yes] … *[no] …` asks for it.
//! * An argument that is a message itself is rendered first, and its text is the argument.
//! * Marks that isolate the direction of writing are off: terminals show them as signs.
//!
//! Each language is a folder, such as `en/`. `shared.ftl` has the words that several programs share,
//! and `play.ftl` those of them that the public page shows. Any other file has those of one or two
//! programs. Another language is another folder with the same files, and no code. A program takes the
//! language of its option `--language` or of its environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), and
//! English where that has no folder. A test holds that every language has every message.

mod functions;

use court_protocol::{
    Arg, EntryView, GameResult, Hindrance, OnRecord, Question, Recovered, RecoveredCourt, Refusal,
    RoundOnCourt, Ruling, Termination, Unsealed,
};
pub use court_protocol::{Message, message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};
use unic_langid::LanguageIdentifier;

/// The language and the text of each message file.
const LANGUAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The name of the number that an argument holds, such as a device's; `None` leaves the number.
pub type Naming<'a> = &'a dyn Fn(&str, i64) -> Option<String>;

/// The arguments that are ids of devices.
pub const DEVICES: [&str; 2] = ["device", "by"];

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of("en"));
static SPOKEN: OnceLock<Words> = OnceLock::new();
/// The words of each language that a reader has asked for.
static ASKED: LazyLock<BTreeMap<&str, OnceLock<Words>>> =
    LazyLock::new(|| LANGUAGES.iter().map(|(language, _)| (*language, OnceLock::new())).collect());

pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.bundle.locales).finish()
    }
}

thread_local! {
    /// The words of the reader for whom this thread writes, see [`Words::during`].
    static READER: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// The words of [the reader for whom this thread writes](Words::during), else in the language that
/// [`speak`] chose, else in that of the program's environment.
pub fn words() -> &'static Words {
    READER.get().unwrap_or_else(spoken)
}

fn spoken() -> &'static Words {
    SPOKEN.get_or_init(|| {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|language| !language.is_empty()));
        Words::of(set.as_deref().unwrap_or("en"))
    })
}

/// Chooses the program's language.
///
/// # Panics
/// If a message was shown before.
pub fn speak(language: &str) {
    let chosen = SPOKEN.set(Words::of(language));
    chosen.expect("a program chooses its language before it shows a message");
}

/// The language of a command line's `--language`, if it has message files.
///
/// # Errors
/// A sentence that names the languages that have some.
pub fn language(name: &str) -> Result<String, String> {
    if Words::known(name).is_some() {
        return Ok(name.to_owned());
    }
    let mut all: Vec<&str> = LANGUAGES.iter().map(|(language, _)| *language).collect();
    all.dedup();
    Err(format!("there are no messages in it; there are in {}", all.join(", ")))
}

impl Words {
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// The words of a language such as `en_GB.UTF-8`, `fr` or `de-AT`; English where there are no
    /// files of it.
    pub fn of(language: &str) -> Self {
        let name = Self::known(language).unwrap_or("en");
        let files = LANGUAGES.iter().filter(|(of, _)| *of == name);
        Self { bundle: bundle(name, files.map(|(_, text)| *text)) }
    }

    /// The words of a language such as `fr` or `de-AT` for a reader of a program that speaks another;
    /// `None` where there are no files of it.
    ///
    /// ```
    /// use referee_messages::Words;
    /// assert_eq!(Words::in_language("de-AT").map(Words::language).as_deref(), Some("de"));
    /// assert!(Words::in_language("tlh").is_none());
    /// ```
    pub fn in_language(language: &str) -> Option<&'static Self> {
        let name = Self::known(language)?;
        Some(ASKED.get(name)?.get_or_init(|| Self::of(name)))
    }

    /// While `write` runs, [`words`] are these words on this thread. A value that is written after it,
    /// such as an iterator's, is in the language of before.
    ///
    /// ```
    /// use referee_messages::{Words, say};
    /// let [german, french] = ["de", "fr"].map(|name| Words::in_language(name).expect("has files"));
    /// let board = || say!("head-board");
    /// let before = board();
    /// let inner = || french.during(board);
    /// assert_eq!(german.during(|| (inner(), board())), ("Éch.".into(), "Brett".into()));
    /// assert_eq!(board(), before);
    /// ```
    pub fn during<T>(&'static self, write: impl FnOnce() -> T) -> T {
        /// Gives the thread its words back, after a panic as well.
        struct Before(Option<&'static Words>);
        impl Drop for Before {
            fn drop(&mut self) {
                READER.set(self.0);
            }
        }
        let _before = Before(READER.replace(Some(self)));
        write()
    }

    /// The language with message files that a name such as `de-AT` stands for, `de-AT` before `de`.
    fn known(language: &str) -> Option<&'static str> {
        let wanted = language.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let base = wanted.split('-').next().unwrap_or_default();
        let named = |name: &str| LANGUAGES.iter().map(|(of, _)| *of).find(|of| *of == name);
        named(&wanted).or_else(|| named(base))
    }

    /// The language, such as `de`.
    #[must_use]
    pub fn language(&self) -> String {
        self.bundle.locales[0].to_string()
    }

    /// Renders a message, its parts first. A key without a message is its own text: nothing is lost.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(id) if DEVICES.contains(&name.as_str()) => {
                    self.text("device", &FluentArgs::from_iter([("id", *id)])).into()
                }
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Message(part) => self.say(part).into(),
            };
            args.set(name.as_str(), value);
        }
        self.text(&message.key, &args)
    }

    /// Renders the message about a value.
    pub fn of_value(&self, family: &str, value: &impl Serialize) -> String {
        self.say(&Message::of(family, value))
    }

    /// The words of one argument, such as a `claim` or a `fault`.
    pub fn argument(&self, name: &str, value: &impl Serialize) -> String {
        self.say(&Message::named(name).with(name, value))
    }

    /// A question to the head referee as a sentence, with names for `white`, `black` and devices.
    pub fn question(
        &self,
        question: &Question,
        more: &[(&str, &str)],
        naming: Naming<'_>,
    ) -> String {
        let mut message = Message::of("question", question);
        if let Question::ResultsDiffer { entries, ended } = question {
            message = message.with("entered", &self.entries(entries, naming));
            if let Some(ended) = ended {
                message = message.with("result", &ended.result).with("by", &ended.by);
            }
        }
        let message = more.iter().fold(message, |message, (name, text)| message.with(name, text));
        self.say(&message)
    }

    /// The results that referees entered, separated by semicolons.
    pub fn entries(&self, entries: &[EntryView], naming: Naming<'_>) -> String {
        let one = |EntryView { device, result }: &EntryView| {
            self.say(&named(crate::message!("entry", device, result), naming))
        };
        entries.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_with(refusal, &|_, _| None)
    }

    /// A refusal as a sentence, with the names of what it gives by number.
    pub fn refusal_with(&self, refusal: &Refusal, naming: Naming<'_>) -> String {
        let reasons = match refusal {
            Refusal::NotReady { hindrances } => self.hindrances(hindrances, naming),
            Refusal::NotSealed { results } => self.unsealed(results),
            _ => String::new(),
        };
        self.say(&named(refusal.message(), naming).with("reasons", &reasons))
    }

    pub fn ruling(&self, ruling: &Ruling) -> String {
        let reasons: Vec<String> = ruling.reasons.iter().map(|reason| self.say(reason)).collect();
        self.say(&ruling.message.clone().with("reasons", &reasons.join("; ")))
    }

    /// The court's record on a question.
    #[must_use]
    pub fn on_record(&self, record: &OnRecord) -> String {
        let OnRecord { ply, san, knows } = record;
        self.say(&crate::message!("on-record", ply, san, knows))
    }

    /// The findings of the server's restart, in one sentence.
    #[must_use]
    pub fn recovered(&self, recovered: &Recovered) -> String {
        let each = |court: &RecoveredCourt| {
            let message = Message::of("recovered-court", court);
            let went_on = court.running.saturating_sub(court.stand);
            self.say(&message.with("went_on", &went_on))
        };
        let courts = recovered.courts.iter().map(each).collect::<Vec<_>>().join("; ");
        self.say(&Message::of("recovered", recovered).with("courts", &courts))
    }

    /// The outcome of setting a round up on one court, without a full stop.
    #[must_use]
    pub fn round(&self, on: &RoundOnCourt) -> String {
        let message = on.message.clone().unwrap_or_else(|| Message::named("round-court-stopped"));
        let ruling = on.ruling.as_ref().map(|ruling| self.ruling(ruling));
        let ruling = ruling.as_deref().map(|ruling| ruling.trim_end_matches('.'));
        let told = || self.say(&message.with("ruling", &ruling));
        on.refusal.as_ref().map_or_else(told, |refusal| self.refusal(refusal))
    }

    /// The way a game ended, to follow its result.
    pub fn termination(&self, result: GameResult, by: Termination) -> String {
        self.say(&Message::named("termination").with("by", &by).with("result", &result))
    }

    /// Hindrances of a start, separated by semicolons.
    pub fn hindrances(&self, hindrances: &[Hindrance], naming: Naming<'_>) -> String {
        let one = |hindrance: &Hindrance| self.say(&named(hindrance.message(), naming));
        hindrances.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// Results that are not sealed, separated by semicolons.
    pub fn unsealed(&self, results: &[Unsealed]) -> String {
        let one = |results: &Unsealed| self.of_value("unsealed", results);
        results.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// True if there is a message of this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn text(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        // an error is a missing argument, which a message may ask for
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }
}

/// The message with the names of what it and its parts give by number.
pub fn named(mut message: Message, naming: Naming<'_>) -> Message {
    for (name, arg) in &mut message.args {
        *arg = match std::mem::replace(arg, Arg::Number(0)) {
            Arg::Number(id) => naming(name, id).map_or(Arg::Number(id), Arg::Text),
            Arg::Message(part) => Arg::Message(named(part, naming)),
            text @ Arg::Text(_) => text,
        };
    }
    message
}

/// Reads the message files of a language.
///
/// # Panics
/// If a file is not in Fluent's syntax; a test reads each.
fn bundle<'a>(
    language: &str,
    files: impl IntoIterator<Item = &'a str>,
) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.parse().expect("a folder is named by its language");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for text in files {
        let resource = FluentResource::try_new(text.to_owned()).expect("a test reads each file");
        bundle.add_resource(resource).expect("a test finds keys that are there twice");
    }
    let decimal = bundle.get_message("pages-decimal").and_then(|message| message.value());
    let decimal = decimal.expect("a test finds missing messages");
    let decimal = bundle.format_pattern(decimal, None, &mut Vec::new()).into_owned();
    functions::add(&mut bundle, &decimal);
    bundle
}

/// The text of a message: its key, and its arguments by name.
///
/// ```
/// use court_protocol::CourtId;
/// let court = CourtId(2);
/// assert_eq!(referee_messages::say!("court", court), "court 2");
/// assert_eq!(referee_messages::say!("court", court = 3), "court 3");
/// ```
#[macro_export]
macro_rules! say {
    ($($message:tt)*) => {
        $crate::words().say(&$crate::message!($($message)*))
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{CourtId, Millis};

    #[test]
    fn a_part_that_is_a_message_itself_is_rendered_first_in_the_same_language() {
        let text = "pages-decimal = ,\ndevice = Gerät { $id }\ngap = { $part }; { $by }\ncourt = Feld { $court }, { $by }\n";
        let words = Words { bundle: bundle("de", [text]) };
        let (part, by) = (crate::message!("court", court = 2, by = 4), 3);
        let gap = crate::message!("gap", part, by);
        assert_eq!(words.say(&gap), "Feld 2, Gerät 4; Gerät 3");
        let names = |name: &str, id: i64| (name == "by").then(|| format!("Judge {id}"));
        assert_eq!(words.say(&named(gap, &names)), "Feld 2, Judge 4; Judge 3");
    }

    #[test]
    fn what_was_recovered_is_told_in_one_sentence() {
        let court = |running, stand| {
            let (court, round, over) = (CourtId(1), Some(1), 8);
            RecoveredCourt { court, round, over, running, stand }
        };
        let courts = vec![court(4, 1), RecoveredCourt { round: None, ..court(0, 0) }];
        let away = Millis::seconds(25);
        let recovered = Recovered { records: 797, away, in_doubt: false, courts };
        assert_eq!(
            Words::english().recovered(&recovered),
            "797 records; away 25 s; court 1, round 1: 8 over, 4 running, of which 3 went on and 1 stands; court 1: no games"
        );
        let told = |running, stand| {
            let courts = vec![court(running, stand)];
            let told = Words::english().recovered(&Recovered { courts, ..recovered.clone() });
            told.split_once("; court").expect("the court").1.to_owned()
        };
        assert_eq!(told(0, 0), " 1, round 1: 8 over, 0 running");
        assert_eq!(told(1, 1), " 1, round 1: 8 over, 1 running, which stands");
        assert_eq!(told(4, 4), " 1, round 1: 8 over, 4 running, which all stand");
        assert_eq!(told(4, 0), " 1, round 1: 8 over, 4 running, which went on");
        let recovered =
            Recovered { in_doubt: true, away: Millis::minutes(150), courts: vec![], ..recovered };
        assert_eq!(
            Words::english().recovered(&recovered),
            "797 records; away 2 h by the clock of the machine, which was started anew"
        );
    }
}
