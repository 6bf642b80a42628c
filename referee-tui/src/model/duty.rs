//! The duties of this device, as the court last reported them. The court has the last word. While
//! the link stands, a press it would refuse is warned of at the first key, not after the last.

use super::names::Author;
use super::prompt::{Prompt, Verb};
use super::{LinkState, Model};
use court_protocol::{DeviceHealth, DeviceId, FactId, Grant, Role, Said};
use referee_messages::say;

/// The decision of a question that was decided while somebody had its prompt open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decision {
    /// Its line, by which it can be annulled.
    pub(crate) fact: FactId,
    /// The answer, in words.
    pub(crate) answer: String,
    /// The name of the device that decided.
    pub(crate) by: String,
}

impl Model {
    /// True if this device handed its duty over.
    pub(crate) fn is_relieved(&self) -> bool {
        self.me.as_ref().is_some_and(|me| me.relieved)
    }

    /// The duty of the device that takes over, as far as the list of devices tells; nothing if it
    /// cannot.
    pub(crate) fn hand_over(&self, from: DeviceId, to: DeviceId) -> Option<Grant> {
        let devices = &self.presence.as_ref()?.devices;
        let listed = |id| devices.iter().find(|device| device.device == id);
        let (from, to) = (listed(from)?, listed(to)?);
        let grant = |device: &DeviceHealth| Grant {
            role: device.role,
            courts: device.courts.clone(),
            boards: device.boards.clone(),
        };
        grant(to).taking_over(&grant(from), to.relieved)
    }

    /// The decision made meanwhile on the question that a prompt answers, if the log has it.
    pub(crate) fn decision(&self, prompt: &Prompt) -> Option<Decision> {
        let (court, question) = prompt.begun_for?;
        self.decided_meanwhile(prompt)?;
        self.log.newest_first(court).find_map(|line| match &line.said {
            Said::Answered { question: of, answer } if *of == question => {
                let answer = self.answer_in_words(court, question, answer);
                Some(Decision { fact: line.fact, answer, by: Author::name(self.author(line)) })
            }
            _ => None,
        })
    }

    /// The devices that can have decided a prompt's question, once that question is closed.
    pub(crate) fn decided_meanwhile(&self, prompt: &Prompt) -> Option<Vec<String>> {
        let (court, fact) = prompt.begun_for?;
        if self.asked(court, fact).is_some() {
            return None;
        }
        // nobody else answers for the court
        let me = self.me.as_ref().map(|me| me.device);
        let is_other_head =
            |each: &&DeviceHealth| each.role == Role::Head && Some(each.device) != me;
        let heads = self.devices().filter(is_other_head);
        Some(heads.map(|device| device.name.clone()).collect())
    }

    /// True if a prompt's question was decided meanwhile: the court takes one answer.
    pub(crate) fn is_decided(&self, prompt: &Prompt) -> bool {
        matches!(prompt.verb, Verb::Answer { .. }) && self.decided_meanwhile(prompt).is_some()
    }

    /// Why the court would not take this from here. Without a link nobody knows what was decided
    /// meanwhile: it is kept, and ruled when it arrives.
    pub(crate) fn barred(&self, verb: &Verb) -> Option<String> {
        if self.link != LinkState::Up || matches!(verb, Verb::Leave | Verb::Undo { .. }) {
            return None;
        }
        self.off_duty()
            .or_else(|| self.is_anothers(verb).then(|| say!("head-referees", what = verb.name())))
    }

    /// True if an act belongs to somebody else, as far as this device's role tells.
    pub(crate) fn is_anothers(&self, verb: &Verb) -> bool {
        self.me.as_ref().is_some_and(|me| me.role < self.least(verb))
    }

    /// Why the court would take nothing from here.
    pub(crate) fn off_duty(&self) -> Option<String> {
        let is_known = self.link == LinkState::Up && self.is_relieved();
        is_known.then(|| say!("relieved"))
    }
}
