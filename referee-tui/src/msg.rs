//! What comes in and what goes out: keys, time and news; presses to keep and asks about devices.

use court_client::{News, Ticket};
use court_protocol::{Ask, CourtId, CourtTime, DeviceAct, Micros};

/// A key, whatever terminal it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "keys are named as they are labelled")]
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

/// What happens to a terminal.
#[derive(Debug, Clone, PartialEq)]
pub enum Msg {
    /// A key was pressed, at this instant of the device's clock.
    Key {
        /// Which.
        key: Key,
        /// When.
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
    /// The link says.
    News(News),
    /// A press is on this machine's disk.
    Kept {
        /// Which press.
        press: u64,
        /// What the outbox knows it by.
        ticket: Ticket,
        /// Its instant, as it was stamped.
        stamp: Micros,
    },
    /// A press could not be kept; it was not sent.
    NotKept {
        /// Which press.
        press: u64,
        /// Why, as a sentence.
        why: String,
    },
    /// A preview is asked for, and its answer goes by this mark.
    Foreseeing {
        /// The terminal's own number of it.
        asked: u64,
        /// The link's mark; none where it could not be asked.
        mark: Option<u32>,
    },
    /// The next round could not be asked for.
    RoundNotAsked {
        /// Why, as a sentence.
        why: String,
    },
    /// An ask about devices could not be sent.
    NotAsked {
        /// Why, as a sentence.
        why: String,
    },
}

/// What a terminal wants done.
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
        /// What is asked.
        ask: Ask,
    },
    /// Ask this about devices, now or not at all.
    Devices(DeviceAct),
    /// Read this file and have its games put on the courts.
    Round {
        /// The file, on this machine.
        file: String,
        /// Why, although results before them are not sealed.
        despite: Option<String>,
    },
    /// Ask what this would come to, now or not at all.
    Preview {
        /// The terminal's own number of it.
        asked: u64,
        /// The court it would be asked of.
        court: CourtId,
        /// What would be asked.
        ask: Ask,
    },
    /// Leave.
    Quit,
}
