//! The names of devices, and the sentences that use them.

use super::{Asked, Model, left_of};
use crate::texts;
use court_protocol::{BySide, CourtId, DeviceId, GameId, Line, Question, Role, Said};

/// The word before a device's number in the court's sentences.
const DEVICE: &str = "device ";
/// The word before a game's number in the court's sentences.
const GAME: &str = "game ";

/// The author of a line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Author {
    /// This terminal itself.
    Here,
    Other(String),
}

impl Model {
    /// The last known name of a device.
    pub(crate) fn name_of(&self, device: DeviceId) -> String {
        self.names.get(&device).map_or_else(|| device.to_string(), |(name, _)| name.clone())
    }

    /// A sentence of the court, which knows devices and games by number, with what devices are
    /// called and where games are played.
    pub(crate) fn with_names(&self, sentence: &str) -> String {
        let device = |number: u32| {
            let (name, _) = self.names.get(&DeviceId(number))?;
            Some(format!("{name} ({DEVICE}{number})"))
        };
        let game = |number: u32| {
            let mut seats = self.games().filter(|(_, game)| game.game == GameId(number));
            let (only, None) = (seats.next()?.0, seats.next()) else { return None };
            Some(format!("{GAME}{number} ({})", only.1))
        };
        replaced(&replaced(sentence, DEVICE, device), GAME, game)
    }

    /// The author of a line of the log; a board that reports is no author.
    pub(crate) fn author(&self, line: &Line) -> Option<Author> {
        let by = line.by?;
        if self.me.as_ref().is_some_and(|me| me.device == by) {
            return Some(Author::Here);
        }
        let is_board = self.names.get(&by).is_some_and(|(_, role)| *role == Role::Board);
        (!is_board).then(|| Author::Other(self.name_of(by)))
    }

    /// A line of a court's log in words; an answer with what it was about.
    pub(crate) fn told(&self, court: CourtId, said: &Said) -> String {
        let name = |device| self.name_of(device);
        let asked = match said {
            Said::Answered { question, answer } => {
                self.log.question(court, *question).map(|asked| (*question, asked, answer))
            }
            _ => None,
        };
        match asked {
            Some((fact, asked, answer)) => {
                texts::decided(&asked, self.log.on_record(court, fact), answer, &name)
            }
            None => texts::said(said, &name),
        }
    }

    /// A question as it stands now, as one sentence.
    pub(crate) fn asks(&self, asked: &Asked<'_>) -> String {
        let name = |device| self.name_of(device);
        match &asked.question.question {
            Question::SetClock { left, added, to_run } => {
                let left = BySide::from_fn(|side| left_of(left[side], asked.game, side, self.now));
                texts::set_clock(left, *added, *to_run, asked.game.phase)
            }
            question => texts::question_in_full(question, asked.question.on_record.as_ref(), &name),
        }
    }
}

/// A sentence with what stands for `word` and its number wherever something does.
fn replaced(sentence: &str, word: &str, stands_for: impl Fn(u32) -> Option<String>) -> String {
    let mut told = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(at) = rest.find(word) {
        let (before, from) = rest.split_at(at);
        let number = &from[word.len()..];
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        told.push_str(before);
        match number[..digits].parse().ok().and_then(&stands_for) {
            Some(instead) => told.push_str(&instead),
            None => told.push_str(&from[..word.len() + digits]),
        }
        rest = &number[digits..];
    }
    told + rest
}
