//! The messages in and the effects out: keys, time and news; presses to keep and requests about
//! devices.

use court_client::{News, Ticket};
use court_protocol::{Ask, CourtId, CourtTime, DeviceAct, Micros, PreviewAsk};

/// A key, whatever terminal it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Backspace,
    /// F1 to F12: boards 1 to 12.
    F(u8),
    /// Ctrl-C: leave at once; what is kept stays kept.
    Interrupt,
}

/// An input of a terminal.
#[derive(Debug, Clone, PartialEq)]
pub enum Msg {
    /// A key was pressed, at this instant of the device's clock.
    Key {
        /// The key, as it is labelled.
        key: Key,
        /// The device's clock at the press, in microseconds.
        at: Micros,
    },
    /// Time has passed.
    Time {
        /// The device's clock.
        device: Micros,
        /// Court time, once it is known.
        court: Option<CourtTime>,
        /// The time of day by this machine's own clock.
        own: CourtTime,
    },
    /// News of the link.
    News(News),
    /// A press is on this machine's disk.
    Kept {
        /// The number of the press on this terminal.
        press: u64,
        /// The outbox's number of the press.
        ticket: Ticket,
    },
    /// An effect did not come about: a press was not kept, an ask not sent.
    NotDone {
        effect: Effect,
        /// Why, as a sentence.
        why: String,
    },
}

/// An effect that a terminal asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Keep this press on the disk and send it.
    Keep {
        /// The terminal's own number of it.
        press: u64,
        /// When it happened, on the device's clock.
        at: Micros,
        /// The court it is for.
        court: CourtId,
        /// The request to the court.
        ask: Ask,
    },
    /// Ask this about devices, now or not at all.
    Devices(DeviceAct),
    /// Have the next games put on the courts.
    Round {
        /// Their file, on this machine; `None` for what the event desks have published.
        file: Option<String>,
        /// Why, although results before them are not sealed.
        despite: Option<String>,
    },
    /// Ask for a preview, now or not at all.
    Preview(PreviewAsk),
    /// The referee leaves: the program ends.
    Quit,
}
