//! A referee at the terminal's own program: keys in, screens out.

use court_client::DeviceClock;
use court_protocol::{Micros, Presence};
use futures::StreamExt;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use referee_tui::{Desk, Key, Model, Theme, draw};
use std::io;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

/// A referee at his desk.
#[derive(Debug)]
pub struct Referee {
    keys: mpsc::UnboundedSender<io::Result<Key>>,
    n_pressed: usize,
    read: watch::Receiver<usize>,
    shown: watch::Receiver<Shown>,
    /// Ends with the number of presses without an answer.
    pub work: JoinHandle<io::Result<usize>>,
}

/// The screen and the knowledge of his program.
#[derive(Debug, Default)]
pub struct Shown {
    pub screen: String,
    /// When it tries to reach the court again, by its own clock.
    pub next_attempt: Option<Micros>,
    pub presence: Option<Presence>,
}

impl Referee {
    /// Starts the terminal on a machine of this number, with random numbers from `dice` on.
    pub fn sit_down<C: DeviceClock + Clone + 'static>(
        desk: Desk,
        size: (u16, u16),
        clock: C,
        machine: u64,
        mut dice: u64,
    ) -> Self {
        let (keys, pressed) = mpsc::unbounded_channel();
        let (shows, shown) = watch::channel(Shown::default());
        let (asks, read) = watch::channel(0);
        let keys_in = futures::stream::unfold((pressed, asks), |(mut pressed, asks)| async {
            // whoever asks for the next key is done with those before
            asks.send_modify(|n_asked| *n_asked += 1);
            Some((pressed.recv().await?, (pressed, asks)))
        });
        let work = tokio::spawn(async move {
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
            desk.work_by(clock, machine, &mut random, keys_in.boxed(), show)
                .await
                .map_err(io::Error::other)
        });
        Self { keys, n_pressed: 0, read, shown, work }
    }

    /// Presses keys as they are written down: letters, names of keys, `"typed text"`.
    pub async fn press(&mut self, keys: &str) {
        for key in read_keys(keys) {
            self.keys.send(Ok(key)).expect("the desk is open");
            self.n_pressed += 1;
        }
        let n_pressed = self.n_pressed;
        // the last key may leave: then nobody asks for another
        let _asked_or_left = self.read.wait_for(|n_asked| *n_asked > n_pressed).await;
    }

    /// The last screen, and the knowledge of the program.
    pub fn shown(&self) -> watch::Ref<'_, Shown> {
        self.shown.borrow()
    }

    /// Waits until the program shows this.
    pub async fn until(&self, so: impl Fn(&Shown) -> bool) {
        let mut shown = self.shown.clone();
        shown.wait_for(so).await.expect("the desk is open");
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
