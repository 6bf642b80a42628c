//! The list of devices as its screen shows it, and its mark, which stays with its device.

use super::Model;
use court_protocol::{Asking, DeviceId, Presence, UnprovenEpoch};
use referee_messages::{say, words};

/// The subject of a row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marked {
    /// A device that asks to come in, by this number.
    Asking(u32),
    Device(DeviceId),
}

impl Model {
    /// The rows of the list: those that ask stand first.
    pub(crate) fn device_rows(&self) -> Vec<Marked> {
        self.presence.as_ref().map_or_else(Vec::new, rows)
    }

    /// The devices that ask to come in.
    pub(crate) fn asking(&self) -> &[Asking] {
        self.presence.as_ref().map_or(&[], |presence| &presence.asking)
    }

    /// The marked row: the first if nothing was marked yet, and the earlier row of a marked item
    /// that has gone.
    pub(crate) fn device_row(&self) -> usize {
        let (row, marked) = self.marked_device;
        let rows = self.device_rows();
        let found = rows.iter().position(|each| Some(*each) == marked);
        found.unwrap_or(row).min(rows.len().saturating_sub(1))
    }

    /// The device on the marked row.
    pub(crate) fn marked_device(&self) -> Option<Marked> {
        self.device_rows().get(self.device_row()).copied()
    }

    /// True if the marked device has no duty.
    pub(crate) fn marked_is_relieved(&self) -> bool {
        let Some(Marked::Device(marked)) = self.marked_device() else { return false };
        self.devices().any(|device| device.device == marked && device.relieved)
    }

    /// Marks the first who asks to come in, if anybody does.
    pub(crate) fn mark_first_asking(&mut self) {
        let is_asking = |row: &Marked| matches!(row, Marked::Asking(_));
        if let Some(row) = self.device_rows().iter().position(is_asking) {
            self.mark_device(row);
        }
    }

    /// Marks a row.
    pub(crate) fn mark_device(&mut self, row: usize) {
        self.marked_device = (row, self.device_rows().get(row).copied());
    }

    /// Takes the list in; names outlive the link. The mark goes along with its device, and with who
    /// asked and was let in.
    pub(crate) fn take_presence(&mut self, presence: Presence) {
        let names = presence
            .devices
            .iter()
            .map(|device| (device.device, (device.name.clone(), device.role)));
        self.names.extend(names);
        for UnprovenEpoch { device, epoch } in &presence.unproven {
            if self.told_unproven.insert(*device) {
                self.notice = Some(say!("unproven", name = self.name_of(*device), epoch));
            }
        }
        let before = self.device_rows();
        let after = rows(&presence);
        if let Some(Marked::Asking(number)) = self.marked_device.1
            && !after.contains(&Marked::Asking(number))
        {
            let is_new = |row: &&Marked| matches!(row, Marked::Device(_)) && !before.contains(row);
            if let Some(let_in) = after.iter().find(is_new) {
                self.marked_device.1 = Some(*let_in);
            }
        }
        if let Some(recovered) = &presence.recovered
            && self.recovered.as_ref() != Some(recovered)
        {
            self.notice = Some(say!("started-again", recovered = words().recovered(recovered)));
            self.recovered = Some(recovered.clone());
        }
        self.presence = Some(presence);
        if self.marked_device.1.is_some() {
            self.marked_device.0 = self.device_row();
        }
    }
}

fn rows(presence: &Presence) -> Vec<Marked> {
    let asking = presence.asking.iter().map(|asking| Marked::Asking(asking.number));
    let devices = presence.devices.iter().map(|device| Marked::Device(device.device));
    asking.chain(devices).collect()
}
