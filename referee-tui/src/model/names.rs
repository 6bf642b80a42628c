//! The names of devices, and the sentences that use them.

use super::{Asked, Model, left_of};
use crate::texts;
use court_protocol::{
    Answer, BySide, CourtId, DeviceId, FactId, GameId, Question, Refusal, Role, Said, TickerLine,
};
use referee_messages::{DEVICES, say, words};

/// The author of a line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Author {
    /// This terminal itself.
    Here,
    Other(String),
}

impl Author {
    /// The author's name; without one it was the server's own machine.
    pub(crate) fn name(by: Option<Self>) -> String {
        match by {
            Some(Self::Here) => say!("you"),
            Some(Self::Other(name)) => name,
            None => say!("by-server"),
        }
    }
}

impl Model {
    /// The last known name of a device.
    pub(crate) fn name_of(&self, device: DeviceId) -> String {
        self.names
            .get(&device)
            .map_or_else(|| say!("device", id = device), |(name, _)| name.clone())
    }

    /// A refusal with the names of devices and the boards of games.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        words().refusal_with(refusal, &|name, id| self.naming(name, id))
    }

    /// The name of a device, or the board of a game, in a message.
    pub(crate) fn naming(&self, name: &str, id: i64) -> Option<String> {
        let id = u32::try_from(id).ok()?;
        if name == "game" {
            let mut board_ids = self.games().filter(|(_, game)| game.game == GameId(id));
            let (only, None) = (board_ids.next()?.0, board_ids.next()) else { return None };
            return Some(format!("{id} ({})", only.1));
        }
        DEVICES.contains(&name).then(|| self.name_of(DeviceId(id)))
    }

    /// The author of a line of the log; a board that reports is no author.
    pub(crate) fn author(&self, line: &TickerLine) -> Option<Author> {
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

    /// An answer in words; yes or no if its question is not known any more.
    pub(crate) fn answer_in_words(
        &self,
        court: CourtId,
        question: FactId,
        answer: &Answer,
    ) -> String {
        let asked = self.log.question(court, question);
        asked.map_or_else(|| texts::yes_or_no(answer), |asked| texts::answer(&asked, answer))
    }

    /// A question as it stands now, as one sentence.
    pub(crate) fn asks(&self, asked: &Asked<'_>) -> String {
        let name = |device| self.name_of(device);
        match &asked.question.question {
            task @ Question::SetClock { left, .. } => {
                let now = BySide::from_fn(|side| left_of(left[side], asked.game, side, self.now));
                texts::set_clock(task, now, asked.game.phase)
            }
            question => texts::question_in_full(question, asked.question.on_record.as_ref(), &name),
        }
    }
}
