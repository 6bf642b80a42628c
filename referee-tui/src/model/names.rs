//! What devices are called, and what is told with their names.

use super::Model;
use crate::texts;
use court_protocol::{CourtTime, DeviceId, Question, Said};

impl Model {
    /// What a device is called, as it was heard last.
    pub(crate) fn name_of(&self, device: DeviceId) -> String {
        self.names.get(&device).cloned().unwrap_or_else(|| device.to_string())
    }

    /// A line of the log in words.
    pub(crate) fn told(&self, said: &Said) -> String {
        texts::said(said, &|device| self.name_of(device))
    }

    /// A question that arose then, as one sentence.
    pub(crate) fn asks(&self, question: &Question, at: CourtTime) -> String {
        texts::question(question, self.age(at), &|device| self.name_of(device))
    }
}
