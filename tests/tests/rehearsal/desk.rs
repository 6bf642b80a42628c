//! A referee at the terminal's own program, on the clock that the test moves.

use court_client::{CourtAddress, DeviceClock};
use court_protocol::{CourtTime, Micros, Presence};
use futures::StreamExt;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use referee_server::clock::{ClockStart, CourtClock, HandClock};
use referee_tui::{Desk, Key, Model, Theme, draw};
use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// A referee at his desk.
#[derive(Debug)]
pub(crate) struct Referee {
    keys: mpsc::UnboundedSender<io::Result<Key>>,
    n_pressed: usize,
    read: watch::Receiver<usize>,
    shown: watch::Receiver<Shown>,
    clock: DeskClock,
}

/// The screen and the knowledge of his program.
#[derive(Debug, Default)]
struct Shown {
    screen: String,
    /// When it tries to reach the court again, by its own clock.
    next_attempt: Option<Micros>,
    presence: Option<Presence>,
}

/// Where a referee sits down.
pub(crate) struct Place {
    pub(crate) name: &'static str,
    pub(crate) size: (u16, u16),
    pub(crate) code: String,
    pub(crate) folder: PathBuf,
    /// His machine was started so long before the hall's.
    pub(crate) ahead: Micros,
}

impl Referee {
    pub(crate) fn sit_down(place: Place, hand: &'static HandClock, server: SocketAddr) -> Self {
        let Place { name, size, code, folder, ahead } = place;
        let (keys, pressed) = mpsc::unbounded_channel();
        let (shows, shown) = watch::channel(Shown::default());
        let server: CourtAddress = server.to_string().parse().expect("an address");
        let desk = Desk { server, code: Some(code), name: name.into(), folder, utc_offset: 0 };
        let (asks, read) = watch::channel(0);
        let keys_in = futures::stream::unfold((pressed, asks), |(mut pressed, asks)| async {
            // whoever asks for the next key is done with those before
            asks.send_modify(|n_asked| *n_asked += 1);
            Some((pressed.recv().await?, (pressed, asks)))
        });
        let boot_us = hand.passed().as_micros() as i64;
        let start = ClockStart { at_us: boot_us, boot_us, boot: None, wall_ahead: None };
        let since = CourtClock::manual(hand, start, 1);
        let (waits, is_probing) = Default::default();
        let clock = DeskClock { since, ahead, waits, is_probing };
        let (its_clock, mut dice) = (clock.clone(), ahead.0 as u64);
        tokio::spawn(async move {
            let show = |model: &Model| {
                shows.send_replace(Shown {
                    screen: picture(model, size),
                    next_attempt: model.next_attempt(),
                    presence: model.presence().cloned(),
                });
                Ok(())
            };
            let mut random = || {
                dice += 1;
                dice
            };
            let worked = desk.work_by(its_clock, 1, &mut random, keys_in.boxed(), show).await;
            worked.expect("the terminal works to the end");
        });
        Self { keys, n_pressed: 0, read, shown, clock }
    }

    /// Presses keys as they are written down: letters, names of keys, `"typed text"`.
    pub(crate) async fn press(&mut self, keys: &str) {
        for key in read_keys(keys) {
            self.keys.send(Ok(key)).expect("the desk is open");
            self.n_pressed += 1;
        }
        let n_pressed = self.n_pressed;
        let read = self.read.wait_for(|n_asked| *n_asked > n_pressed).await;
        read.expect("the desk is open");
    }

    /// The screen as it is now.
    pub(crate) fn screen(&self) -> String {
        self.shown.borrow().screen.clone()
    }

    /// Waits until the court is on his screen.
    pub(crate) async fn comes_up(&self) {
        self.until(|shown| shown.screen.contains("link: up")).await;
    }

    /// Waits until his screen says that there is no link.
    pub(crate) async fn loses_link(&self) {
        self.until(|shown| shown.next_attempt.is_some()).await;
    }

    /// Waits until his program does nothing for its link but wait: it stands, or the time of the
    /// next attempt has not come.
    pub(crate) async fn has_tried(&self) {
        let has_not_come = |at: Micros| {
            let at = CourtTime((at.0 - self.clock.ahead.0 + 999) / 1_000);
            at > self.clock.since.now()
        };
        self.until(|shown| shown.next_attempt.is_none_or(has_not_come)).await;
    }

    /// True if the list of devices he has received satisfies `so`.
    pub(crate) fn has_heard(&self, so: impl Fn(&Presence) -> bool) -> bool {
        self.shown.borrow().presence.as_ref().is_some_and(so)
    }

    /// Waits until the list of devices he has heard is so.
    pub(crate) async fn hears_that(&self, so: impl Fn(&Presence) -> bool) {
        self.until(|shown| shown.presence.as_ref().is_some_and(&so)).await;
    }

    async fn until(&self, so: impl Fn(&Shown) -> bool) {
        let mut shown = self.shown.clone();
        shown.wait_for(so).await.expect("the desk is open");
    }

    /// True if his program waits neither for an instant that has come nor for the court's clock.
    pub(crate) fn is_at_rest(&self) -> bool {
        let waits = self.clock.waits.lock().expect("no panic holds it");
        !self.clock.is_probing.load(Ordering::SeqCst)
            && waits.values().all(|until| *until > self.clock.since.now())
    }
}

/// The clock of a referee's machine.
#[derive(Debug, Clone)]
struct DeskClock {
    since: CourtClock,
    ahead: Micros,
    /// Instants until which something waits for it.
    waits: Arc<Mutex<BTreeMap<u64, CourtTime>>>,
    /// The answer to a probe is on its way.
    is_probing: Arc<AtomicBool>,
}

impl DeviceClock for DeskClock {
    fn now(&self) -> Micros {
        Micros(self.since.now_us() + self.ahead.0)
    }

    fn pass(&self, time: Duration) -> impl Future<Output = ()> + Send {
        let until = CourtTime((self.since.now_us() + time.as_micros() as i64 + 999) / 1_000);
        let (clock, waiting) = (self.since, Waiting::new(&self.waits, until));
        async move {
            clock.reach(Some(until)).await;
            drop(waiting);
        }
    }

    fn measures(&self, is_probing: bool) {
        self.is_probing.store(is_probing, Ordering::SeqCst);
    }
}

/// Somebody who waits.
struct Waiting {
    waits: Arc<Mutex<BTreeMap<u64, CourtTime>>>,
    number: u64,
}

impl Waiting {
    fn new(waits: &Arc<Mutex<BTreeMap<u64, CourtTime>>>, until: CourtTime) -> Self {
        let mut all = waits.lock().expect("no panic holds it");
        let number = all.last_key_value().map_or(0, |(number, _)| number + 1);
        all.insert(number, until);
        drop(all);
        Self { waits: Arc::clone(waits), number }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.waits.lock().expect("no panic holds it").remove(&self.number);
    }
}

fn picture(model: &Model, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("it is in memory");
    terminal.draw(|frame| draw(model, Theme::PLAIN, frame)).expect("it is in memory");
    let cells = terminal.backend().buffer().content();
    let rows = cells.chunks(columns.into()).map(|row| {
        let row: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        format!("{}\n", without_clock_error(row.trim_end()))
    });
    rows.collect()
}

/// The row without the error of the terminal's clock, which depends on the speed of
/// this machine's answers.
fn without_clock_error(row: &str) -> String {
    let words = row.split_inclusive(' ').collect::<Vec<_>>();
    let followed_by = |place: usize| words.get(place + 1).map(|word| word.trim_end());
    let kept = words.iter().enumerate().map(|(place, word)| {
        let is_error = word.contains('.') && followed_by(place) == Some("ms");
        if is_error {
            word.replace(|letter: char| letter.is_ascii_digit(), "?")
        } else {
            (*word).to_owned()
        }
    });
    kept.collect()
}

fn read_keys(keys: &str) -> Vec<Key> {
    let mut read = Vec::new();
    for (place, part) in keys.split('"').enumerate() {
        if place % 2 == 1 {
            read.extend(part.chars().map(Key::Char));
        } else {
            read.extend(part.split_whitespace().map(key));
        }
    }
    read
}

fn key(word: &str) -> Key {
    match word {
        "enter" => Key::Enter,
        "esc" => Key::Esc,
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "backspace" => Key::Backspace,
        "pgup" => Key::PageUp,
        "pgdn" => Key::PageDown,
        word => {
            let mut letters = word.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => Key::Char(letter),
                _ => panic!("{word} is no key"),
            }
        }
    }
}
