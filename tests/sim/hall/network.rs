//! Ways between devices and the server, and what the weather does to them.

use super::*;

impl Hall {
    pub(super) fn latency(&mut self, device: usize) -> i64 {
        let delay = self.weather[device].delay;
        self.chance.between(200, 3_000) + if delay > 0 { self.chance.between(0, delay) } else { 0 }
    }

    pub(super) fn send_down(&mut self, conn: u64, bytes: Vec<u8>) {
        let device = self.conns[&conn].device;
        let latency = self.latency(device);
        let deaf = self.weather[device].deaf_down;
        let way = self.conns.get_mut(&conn).expect("sessions have their connection");
        way.dead_down |= deaf;
        if way.dead_down {
            return;
        }
        way.down = way.down.max(self.now + latency);
        let wait = way.down - self.now;
        self.after(wait, Event::ToDevice { conn, bytes });
    }

    pub(super) fn send_up(&mut self, conn: u64, bytes: Vec<u8>) {
        let device = self.conns[&conn].device;
        let weather = self.weather[device];
        let latency = self.latency(device);
        let way = self.conns.get_mut(&conn).expect("links have their connection");
        way.dead_up |= weather.deaf_up;
        if way.dead_up {
            return;
        }
        let overtakes = weather.reorder && self.tie.is_multiple_of(3);
        if !overtakes {
            way.up = way.up.max(self.now + latency);
        }
        let wait = if overtakes { 100 } else { way.up - self.now };
        if overtakes {
            self.counters.count("messages that overtook others");
        }
        if weather.duplicate && self.tie.is_multiple_of(2) {
            self.counters.count("messages doubled");
            self.after(wait, Event::ToServer { conn, bytes: bytes.clone() });
        }
        self.after(wait, Event::ToServer { conn, bytes });
    }

    /// The server closes a connection; the device learns of it unless its way back is cut.
    pub(super) fn close_down(&mut self, conn: u64) {
        let Some(way) = self.conns.get_mut(&conn) else { return };
        way.open_at_server = false;
        let device = way.device;
        let wait = (way.down - self.now).max(0) + 1;
        if !self.weather[device].deaf_down {
            self.after(wait, Event::ClosedAtDevice { conn });
        }
    }

    pub(super) fn closed_at_server(&mut self, conn: u64) {
        let Some(way) = self.conns.get_mut(&conn) else { return };
        way.open_at_server = false;
        if let (Some(session), Some(server)) = (way.session, self.server.as_mut()) {
            server.sessions.remove(&session);
        }
    }

    pub(super) fn break_connection(&mut self, device: usize) {
        let Some(conn) = self.devices[device].conn else { return };
        if self.weather[device].linger {
            // what is under way arrives all the same, and late
            let way = self.conns.get_mut(&conn).expect("the device's own");
            way.up += 1_500_000;
            self.after(3_000_000, Event::ClosedAtServer { conn });
        } else {
            self.closed_at_server(conn);
        }
        self.after(1, Event::ClosedAtDevice { conn });
    }
}
