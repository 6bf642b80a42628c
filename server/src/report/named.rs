//! The names of people, devices and earlier lines in a report.

use crate::about::WallClock;
use court_protocol::{
    Answer, Arg, BoardNo, BySide, CourtTime, DeviceId, FactId, Message, PlayerId, Question,
};
use referee_core::{FactBody, Record};
use referee_messages::{DEVICES, named, say, words};
use std::collections::BTreeMap;

/// Names for the words of one record.
pub(super) struct Named<'a> {
    /// The players of its game, each with his side.
    pub(super) players: BySide<String>,
    /// The time the clock on its table is to be set to by now, if it is.
    pub(super) to_set: Option<String>,
    /// The name of a player in the list of entries.
    pub(super) player: &'a dyn Fn(PlayerId) -> String,
    pub(super) device: &'a dyn Fn(DeviceId) -> String,
    pub(super) lines: &'a Lines,
    /// The clock on the hall's wall.
    pub(super) wall: &'a WallClock,
}

impl Named<'_> {
    /// Renders a message with names for players, devices and earlier lines, and times of day.
    pub(super) fn say(&self, message: Message) -> String {
        let BySide { white, black } = &self.players;
        let mut message = named(message, &|name, value| self.word(name, value));
        message = message.with("white", white).with("black", black);
        for typed in ["reason", "fault-reason", "claim-what"] {
            if let Some(Arg::Text(text)) = message.args.get_mut(typed) {
                *text = open(text).to_owned();
            }
        }
        words().say(&message)
    }

    /// The names of devices in a message.
    pub(super) fn naming(&self, name: &str, id: i64) -> Option<String> {
        let id = u32::try_from(id).ok()?;
        DEVICES.contains(&name).then(|| (self.device)(DeviceId(id)))
    }

    /// The words of what a fact gives by number: earlier lines, times, players and devices.
    fn word(&self, name: &str, value: i64) -> Option<String> {
        match name {
            "at" | "arranged-at" | "at-white" | "at-black" | "away_from" | "go_at" | "until" => {
                Some(self.wall.time(CourtTime(value)))
            }
            "call" | "fact" => Some(self.line(serde_json::from_value(value.into()).ok()?)),
            "players-white" | "players-black" => {
                Some((self.player)(PlayerId(u32::try_from(value).ok()?)))
            }
            _ => self.naming(name, value),
        }
    }

    pub(super) fn line(&self, fact: FactId) -> String {
        self.lines.of(fact)
    }

    /// Earlier lines, separated by commas.
    pub(super) fn lines(&self, facts: &[FactId]) -> String {
        facts.iter().map(|fact| self.line(*fact)).collect::<Vec<_>>().join(", ")
    }
}

/// A person's words without their full stop.
pub(super) fn open(typed: &str) -> &str {
    typed.trim().trim_end_matches('.')
}

/// The observations and requests so far, in few words each: for later lines that refer to them.
#[derive(Debug, Default)]
pub(super) struct Lines {
    lines: BTreeMap<FactId, NamedFact>,
    /// The calls each answer to late calls decided on.
    answers: BTreeMap<FactId, Vec<FactId>>,
}

#[derive(Debug)]
struct NamedFact {
    words: String,
    board: BoardNo,
    by: String,
    /// The head referee's decision on it, with his name.
    decided: Option<(&'static str, String)>,
}

impl Lines {
    /// The words of a fact, with its board and who put it in.
    fn of(&self, fact: FactId) -> String {
        let Some(NamedFact { words, board, by, decided }) = self.lines.get(&fact) else {
            return say!("line", fact = fact.to_string());
        };
        let (decided, head) = decided.clone().unzip();
        say!("quoted", words, board, by, decided, head)
    }

    /// The board of a fact, or of what somebody put in with the same record.
    pub(super) fn board(&self, fact: FactId) -> Option<BoardNo> {
        let of_record = FactId::new(fact.seq(), 0)..=FactId::new(fact.seq(), u8::MAX);
        let line = self.lines.get(&fact).or_else(|| Some(self.lines.range(of_record).next()?.1));
        line.map(|line| line.board)
    }

    /// Takes in what was decided on late calls, by whoever made the record; or that it is void and
    /// they wait again.
    pub(super) fn decide(&mut self, record: &Record, by: &str) {
        for fact in &record.facts {
            if let FactBody::Voided { fact: answer, .. } = &fact.body {
                for call in self.answers.remove(answer).unwrap_or_default() {
                    if let Some(line) = self.lines.get_mut(&call) {
                        line.decided = None;
                    }
                }
            }
            let FactBody::Answered { asked, answer, .. } = &fact.body else { continue };
            self.answers.insert(fact.id, late_calls(asked).to_vec());
            let done = if *answer == Answer::Yes { "stands" } else { "dropped" };
            for call in late_calls(asked) {
                if let Some(line) = self.lines.get_mut(call) {
                    line.decided = Some((done, by.to_owned()));
                }
            }
        }
    }

    /// Takes in what people put in with a record; `told` words a fact.
    pub(super) fn take(
        &mut self,
        record: &Record,
        by: &str,
        told: impl Fn(&FactBody) -> Option<String>,
    ) {
        let Some(board) = record.board else { return };
        let mut take = |id: FactId, body: &FactBody| {
            let is_named = body.is_input()
                || matches!(body, FactBody::Asked { .. } | FactBody::CallVoided { .. });
            if let Some(words) = told(body).filter(|_| is_named) {
                let (words, by) = (open(&words).to_owned(), by.to_owned());
                self.lines.insert(id, NamedFact { words, board, by, decided: None });
            }
        };
        for fact in &record.facts {
            match &fact.body {
                FactBody::SetAside { input, .. } => take(fact.id, input),
                FactBody::Amended { add, .. } => {
                    let own = add.iter().filter(|added| added.fact.id.seq() == record.seq);
                    own.for_each(|added| take(added.fact.id, &added.fact.body));
                }
                body => take(fact.id, body),
            }
        }
    }
}

/// The lines of other records that a fact speaks of.
pub(super) fn about(body: &FactBody) -> Vec<FactId> {
    match body {
        FactBody::CallVoided { calls, .. } => calls.clone(),
        FactBody::Voided { fact, .. } => vec![*fact],
        FactBody::CallSplit { call } => vec![*call],
        FactBody::Joined { to, .. } => vec![*to],
        FactBody::Answered { question, asked, .. } => {
            let mut about = vec![*question];
            about.extend(late_calls(asked));
            about
        }
        FactBody::Asked { question, about, .. } => {
            let mut all = late_calls(question).to_vec();
            all.extend(about);
            all
        }
        FactBody::Amended { cause, drop, add, .. } => {
            let mut all = vec![*cause];
            all.extend(drop);
            all.extend(add.iter().flat_map(|added| self::about(&added.fact.body)));
            all
        }
        _ => Vec::new(),
    }
}

/// The late calls a question is about.
fn late_calls(question: &Question) -> &[FactId] {
    match question {
        Question::LateCalls { calls, .. } => calls,
        _ => &[],
    }
}
