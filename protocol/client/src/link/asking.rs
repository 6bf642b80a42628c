//! A link that asks to come in: it has a number, and waits for the head referee's word.

use super::session::{PROBE_EVERY, SILENCE_MAX};
use super::{Effect, Link, News, State, after};
use crate::disk::Disk;
use court_protocol::{AskingNumber, BootId, Micros, Probe, ToDevice, ToServer};
use referee_messages::say;

/// A link that waits for a person.
#[derive(Debug)]
pub(super) struct Asking {
    /// The boots its hello named.
    pub(super) named: Vec<BootId>,
    probe: u32,
    next_probe: Micros,
    /// Instant of the last message of the server.
    heard: Micros,
}

impl Asking {
    pub(super) fn next_deadline(&self) -> Micros {
        self.next_probe.min(after(self.heard, SILENCE_MAX))
    }
}

impl<D: Disk> Link<D> {
    /// The court has given the device a number to ask by.
    pub(super) fn asked(
        &mut self,
        now: Micros,
        named: Vec<BootId>,
        number: AskingNumber,
        effects: &mut Vec<Effect>,
    ) {
        // a later loss of this connection is a new loss, so its wait begins anew
        self.patience.reset();
        self.state = State::Asking(Asking { named, probe: 0, next_probe: now, heard: now });
        effects.push(Effect::Tell(News::Asked { number: number.number }));
        self.asks_by = Some(number);
        self.wake_asking(now, effects);
    }

    /// The device probes while it waits, because the other end of a connection may be open for
    /// hours and lead nowhere.
    pub(super) fn wake_asking(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let sent = self.stamp(now);
        let State::Asking(asking) = &mut self.state else { return };
        if after(asking.heard, SILENCE_MAX) <= now {
            self.drop_connection(now, say!("lost-silent"), effects);
        } else if asking.next_probe <= now {
            asking.probe = asking.probe.wrapping_add(1);
            asking.next_probe = after(now, PROBE_EVERY);
            effects.push(Effect::Send(ToServer::Probe(Probe { id: asking.probe, sent })));
        }
    }

    pub(super) fn asking_message(
        &mut self,
        now: Micros,
        message: &ToDevice,
        effects: &mut Vec<Effect>,
    ) {
        let State::Asking(asking) = &mut self.state else { return };
        if let ToDevice::Probe(_) = message {
            asking.heard = now;
        } else {
            self.drop_connection(now, say!("lost-no-welcome"), effects);
        }
    }
}
