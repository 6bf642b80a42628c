//! Troubles begin and end; a planted driver forges promises.

use super::*;

impl Hall {
    pub(super) fn trouble(&mut self, n: usize) {
        let Planned { trouble, device, lasts, .. } = self.troubles[n];
        self.counters.trouble(trouble);
        match trouble {
            Trouble::Break => self.break_connection(device),
            Trouble::Linger => {
                self.weather[device].linger = true;
                self.break_connection(device);
            }
            Trouble::Delay => self.weather[device].delay = lasts.min(1_500_000),
            Trouble::HalfOpenDown => self.weather[device].deaf_down = true,
            Trouble::HalfOpenUp => self.weather[device].deaf_up = true,
            Trouble::Duplicate => self.weather[device].duplicate = true,
            Trouble::Reorder => self.weather[device].reorder = true,
            Trouble::ServerCrash => {
                let effects = self.chance.below(60) as u32;
                if self.chance.draw().is_multiple_of(2) {
                    self.disk.cut_at_next_sync();
                } else if let Some(server) = self.server.as_mut() {
                    server.dies_in = Some(effects);
                }
            }
            Trouble::ServerClockSet => {
                let by = *self.chance.pick(&[5_000, 40_000, 400_000, 3_000_000]);
                self.wall_off = self.chance.between(-by, by);
            }
            Trouble::ServerDiskFull => self.disk.set_full(true),
            Trouble::ServerSyncError => self.disk.set_sick(true),
            Trouble::DeviceCrash => self.device_dies(device, false),
            Trouble::DeviceReboot => self.device_dies(device, true),
            Trouble::DeviceDiskFull => self.devices[device].disk.set_full(true),
            Trouble::SlowFollower => {
                let n = device % self.followers.len();
                self.followers[n].asleep = true;
            }
        }
        self.after(lasts, Event::FaultEnds { n });
    }

    pub(super) fn fault_ends(&mut self, n: usize) {
        let Planned { trouble, device, .. } = self.troubles[n];
        match trouble {
            Trouble::ServerDiskFull => self.disk.set_full(false),
            Trouble::DeviceDiskFull => self.devices[device].disk.set_full(false),
            Trouble::SlowFollower => {
                let n = device % self.followers.len();
                self.followers[n].asleep = false;
                self.wake_follower(n);
            }
            Trouble::ServerSyncError => self.disk.set_sick(false),
            _ => self.weather[device] = Weather::default(),
        }
        self.troubles_over = self.now >= TROUBLES_UNTIL;
    }

    /// A driver that makes every device's promises up, far into the future.
    pub(super) fn forge(&mut self) {
        self.after(250_000, Event::Forge);
        let through = 10_000_000;
        let mut forged = Vec::new();
        for device in 1..self.devices.len() {
            let Some(link) = self.devices[device].link.as_ref() else { continue };
            let now = self.devices[device].clock.at(self.now);
            let boot = link.outbox().boot();
            forged.push((
                device,
                Heartbeat { boot, through: Micros(now.0 + through), n: 0, clock: None, says: None },
            ));
        }
        let Some(server) = self.server.as_mut() else { return };
        for (device, heartbeat) in forged {
            let session = server
                .sessions
                .iter()
                .find(|(_, open)| open.session.device() == Some(id_of(device)));
            if let Some((session, _)) = session {
                let message = FromDevice::Heartbeat { heartbeat, is_whole: true };
                let (session, device) = (*session, id_of(device));
                let input = CourtInput::FromDevice { session, device, message };
                server.inbox.push_back(input);
            }
        }
        self.ask_for_turn();
    }
}
