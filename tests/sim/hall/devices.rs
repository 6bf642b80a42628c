//! The devices: their links' effects, their deaths and what they keep.

use super::*;

impl Hall {
    pub(super) fn start_device(&mut self, device: usize) -> Result<(), Stop> {
        if self.devices[device].link.is_some() {
            return Ok(());
        }
        let follow = device == HEAD;
        if self.devices[device].start(follow, &mut self.chance) {
            self.feed_link(device, Input::Wake)?;
        } else {
            self.after(300_000, Event::DeviceStart { device });
        }
        Ok(())
    }

    /// Its program dies. `reboots`: and its machine's clock with it.
    pub(super) fn device_dies(&mut self, device: usize, reboots: bool) {
        if self.devices[device].link.take().is_none() {
            return;
        }
        if let Some(conn) = self.devices[device].conn.take() {
            let wait = self.chance.between(100, 200_000);
            self.after(wait, Event::ClosedAtServer { conn });
        }
        let now = self.now;
        self.devices[device].disk.power_cut(&mut self.chance);
        if reboots {
            self.devices[device].clock = MachineClock::boot(now, &mut self.chance);
        }
        if device == HEAD {
            self.head = None;
        }
        let wait = self.chance.between(100_000, 2_500_000);
        self.after(wait, Event::DeviceStart { device });
    }

    pub(super) fn hand_to_link(&mut self, conn: u64, input: Input) -> Result<(), Stop> {
        let Some(device) = self.conns.get(&conn).map(|way| way.device) else { return Ok(()) };
        if self.devices[device].conn == Some(conn) {
            self.feed_link(device, input)?;
        }
        Ok(())
    }

    pub(super) fn feed_link(&mut self, device: usize, input: Input) -> Result<(), Stop> {
        let now = self.devices[device].clock.at(self.now);
        let Some(link) = self.devices[device].link.as_mut() else { return Ok(()) };
        let effects = link.handle(now, input);
        self.link_effects(device, effects)
    }

    pub(super) fn link_effects(&mut self, device: usize, effects: Vec<Effect>) -> Result<(), Stop> {
        for effect in effects {
            match effect {
                Effect::Connect => self.connect(device),
                Effect::Send(message) => {
                    let format = self.devices[device].format;
                    if let Some(conn) = self.devices[device].conn {
                        self.send_up(conn, format.encode::<ToServer>(&message).to_vec());
                    }
                }
                Effect::Close => {
                    if let Some(conn) = self.devices[device].conn.take() {
                        let wait = self.latency(device);
                        self.after(wait, Event::ClosedAtServer { conn });
                    }
                }
                Effect::Tell(news) => self.told(device, news)?,
            }
        }
        let wakes = self.devices[device].wakes + 1;
        self.devices[device].wakes = wakes;
        if let Some(deadline) =
            self.devices[device].link.as_ref().and_then(court_client::Link::next_deadline)
        {
            let wait = (self.devices[device].clock.hall(deadline.max(Micros(0))) - self.now).max(1);
            self.after(wait, Event::Wake { device, wakes });
        }
        Ok(())
    }

    pub(super) fn connect(&mut self, device: usize) {
        let conn = self.next_conn;
        self.next_conn += 1;
        self.devices[device].conn = Some(conn);
        self.conns.insert(
            conn,
            Conn {
                device,
                session: None,
                up: self.now,
                down: self.now,
                open_at_server: false,
                dead_up: false,
                dead_down: false,
            },
        );
        let latency = self.latency(device);
        if self.server.is_none() {
            self.after(latency, Event::Refused { device, conn });
        } else if !self.weather[device].deaf_up && !self.weather[device].deaf_down {
            self.after(latency, Event::Opened { conn });
            self.after(latency * 2, Event::Up { conn });
        }
    }

    pub(super) fn at_device(&mut self, conn: u64, bytes: &[u8]) -> Result<(), Stop> {
        let Some(device) = self.conns.get(&conn).map(|way| way.device) else { return Ok(()) };
        let message = self.devices[device]
            .format
            .decode(bytes, Limits::SERVER)
            .map_err(|error| Violation(format!("a device cannot read the server: {error}")))?;
        self.hand_to_link(conn, Input::Message(message))
    }

    pub(super) fn told(&mut self, device: usize, news: News) -> Result<(), Stop> {
        match news {
            News::Snapshot(snapshot) if device == HEAD => {
                let watched = Watched::new(Mirror::new(*snapshot));
                self.oracle.is_released(&watched, Audience::Referees)?;
                self.head = Some(watched);
            }
            News::Frame(frame) if device == HEAD => {
                if let Some(watched) = &mut self.head {
                    let changed = watched.mirror.apply(&frame);
                    must_stop(changed.is_ok(), || {
                        format!("the referee's frame from {} does not fit", frame.from)
                    })?;
                    if changed == Ok(true) {
                        watched.changed(frame.view.as_ref());
                    }
                    self.oracle.is_released(watched, Audience::Referees)?;
                }
            }
            News::Outcome { .. } => self.counters.count("outcomes at devices"),
            News::Down { again: None, why } => {
                return Err(
                    Violation(format!("{} gave up: {why}", self.devices[device].name)).into()
                );
            }
            _ => {}
        }
        Ok(())
    }

    /// A device keeps something; `false` when it could not.
    pub(super) fn ask(&mut self, device: usize, board: BoardNo, ask: Ask) -> Result<bool, Stop> {
        let (now, hall_now) = (self.devices[device].clock.at(self.now), self.now);
        let Some(link) = self.devices[device].link.as_mut() else { return Ok(false) };
        let Ok((_, request, effects)) = link.ask(now, now, COURT, None, ask) else {
            self.counters.count("asks refused by a full disk");
            return Ok(false);
        };
        let Request { boot, n, .. } = request;
        self.devices[device].kept.push((
            RequestId { device: id_of(device), boot, n },
            board,
            hall_now,
        ));
        self.link_effects(device, effects)?;
        Ok(true)
    }
}
