//! What devices are called, and what is told with their names.

use super::Model;
use crate::texts;
use court_protocol::{CourtTime, DeviceId, Presence, Question, Said};

impl Model {
    /// Takes the list of devices in; their names outlive the link.
    pub(crate) fn take_presence(&mut self, presence: Presence) {
        let names = presence.devices.iter().map(|device| (device.device, device.name.clone()));
        self.names.extend(names);
        self.presence = Some(presence);
    }

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
