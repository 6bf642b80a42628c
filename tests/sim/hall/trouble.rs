//! Faults begin and end; a planted driver forges promises.

use super::*;

impl Hall {
    pub(super) fn fault(&mut self, n: usize) {
        let Planned { fault, device, lasts, .. } = self.faults[n];
        self.counters.fault(fault);
        match fault {
            Fault::Break => self.break_connection(device),
            Fault::Linger => {
                self.weather[device].linger = true;
                self.break_connection(device);
            }
            Fault::Delay => self.weather[device].delay = lasts.min(1_500_000),
            Fault::HalfOpenDown => self.weather[device].deaf_down = true,
            Fault::HalfOpenUp => self.weather[device].deaf_up = true,
            Fault::Duplicate => self.weather[device].duplicate = true,
            Fault::Reorder => self.weather[device].reorder = true,
            Fault::ServerCrash => {
                let effects = self.chance.below(60) as u32;
                if self.chance.draw().is_multiple_of(2) {
                    self.disk.cut_at_next_sync();
                } else if let Some(server) = self.server.as_mut() {
                    server.dies_in = Some(effects);
                }
            }
            Fault::ServerClockSet => {
                let by = *self.chance.pick(&[5_000, 40_000, 400_000, 3_000_000]);
                self.wall_off = self.chance.between(-by, by);
            }
            Fault::ServerDiskFull => self.disk.set_full(true),
            Fault::ServerSyncError => self.disk.set_sick(true),
            Fault::DeviceCrash => self.device_dies(device, false),
            Fault::DeviceReboot => self.device_dies(device, true),
            Fault::DeviceDiskFull => self.devices[device].disk.set_full(true),
            Fault::SlowFollower => {
                let n = device % self.followers.len();
                self.followers[n].asleep = true;
            }
        }
        self.after(lasts, Event::FaultEnds { n });
    }

    pub(super) fn fault_ends(&mut self, n: usize) {
        let Planned { fault, device, .. } = self.faults[n];
        match fault {
            Fault::ServerDiskFull => self.disk.set_full(false),
            Fault::DeviceDiskFull => self.devices[device].disk.set_full(false),
            Fault::SlowFollower => {
                let n = device % self.followers.len();
                self.followers[n].asleep = false;
                self.wake_follower(n);
            }
            Fault::ServerSyncError => self.disk.set_sick(false),
            _ => self.weather[device] = Weather::default(),
        }
        self.faults_over = self.now >= FAULTS_UNTIL;
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
