//! Pairings, standings, ratings and titles of events: pure and deterministic.
//!
//! There is one model of an event, [`event::Event`]. It is read from a report file ([`trf`]) or built by
//! hand, and every other module reads it. The crate does no input or output and reads no clock. Its only
//! randomness is seeded ([`simulate`]). Nothing depends on the order in which the players were entered.
//!
//! # A round of a Swiss
//!
//! ```
//! use referee_tournament::game_result::GameResult;
//! use referee_tournament::standings::Standings;
//! use referee_tournament::tiebreak::Code;
//! use referee_tournament::{swiss, trf};
//!
//! let file = "\
//! 012 Evening blitz
//! 001    1 m    Berg, Ann                         2400
//! 001    2 m    Costa, Bea                        2300
//! 001    3 m    Dahl, Carl                        2200
//! 001    4 m    Egede, Dora                       2100
//! 142 3
//! 152 W
//! ";
//! let mut event = trf::read("evening.trf", file.as_bytes())?;
//!
//! // The pairing and the reasons for it.
//! let pairing = swiss::pair(&event)?;
//! assert_eq!(pairing.to_string(), "2\n1 3\n4 2\n");
//! let reasons = swiss::explain::explain(&event)?.boards[0].reasons();
//! let words = referee_messages::Words::english();
//! assert!(words.say(&reasons[0]).starts_with("The opponents follow the natural order"));
//!
//! // White wins everywhere.
//! pairing.record_in(&mut event);
//! for pair in &pairing.boards {
//!     GameResult::WhiteWins.record_in(&mut event, pairing.round, *pair);
//! }
//!
//! // The standings, and the file for the next round.
//! let standings = Standings::of(&event, &Code::read_list("PTS,DE")?)?;
//! let places: Vec<u16> = standings.lines().iter().map(|line| line.number).collect();
//! assert_eq!(places[..2], [1, 4]);
//! assert_eq!(trf::read("evening.trf", trf::write(&event).as_bytes())?.rounds_paired(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Code map
//!
//! | Question | Module |
//! |---|---|
//! | What is in the file, and which errors does it have? | [`trf`], [`csv`], [`fault`], [`event`] |
//! | Who meets whom next? | [`next_round`], [`pairing_system`]: [`swiss`], [`team`], [`round_robin`], [`league`], [`knockout`], [`intramural`] |
//! | Why these opponents and colours? | [`swiss::explain`] |
//! | Was the pairing lawful? | [`check`] |
//! | How do the competitors rank? | [`standings`], [`tiebreak`] |
//! | How do ratings and titles change? | [`rating`], [`title`] |
//! | Who plays in which division, on which day? | [`division`], [`programme`] |
//!
//! # Design
//!
//! A *refusal* is a ruling: it has a sentence for an arbiter and changes nothing. An
//! *error* is a file that cannot be read; it names the line, the columns, the text found and the text
//! expected. Both texts are messages: the protocol gives the crate [`court_protocol::Message`] alone, a key
//! with arguments, whose words stand in `protocol/messages`.
//!
//! Points are whole tenths, and weights are whole numbers of any width ([`matching`]), so no rounding ever
//! decides a place or a pair. The doc comment of each rule names its article; `RULES.md` lists rule,
//! decision, file and test.
//!
//! Each pairing system is implemented once here, and [`check`] pairs a round again with it. The
//! judge of that implementation is in `tests/pairing`. It states the rules a second time, on the
//! matching of a library; for small fields it tries every pairing.

#![warn(missing_docs)]

pub mod check;
pub mod csv;
pub mod division;
pub mod event;
pub mod fault;
pub mod game_result;
pub mod intramural;
pub mod knockout;
pub mod league;
pub mod matching;
pub mod next_round;
pub mod pairing_system;
pub mod programme;
pub mod rating;
pub mod round_robin;
pub mod simulate;
pub mod standings;
pub mod swiss;
pub mod team;
pub mod tiebreak;
pub mod title;
pub mod trf;

/// The English words of a message.
#[cfg(test)]
fn english(message: &court_protocol::Message) -> String {
    referee_messages::Words::english().say(message)
}
