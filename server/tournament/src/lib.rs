//! The rules of events, pure and deterministic: who meets whom, who stands where, what it does to ratings.
//!
//! One model of an event ([`event::Event`]) is read from a report file ([`trf`]) or built by hand; everything else
//! reads that model. There is no input or output here, no clock, no randomness but a seeded one ([`simulate`]), and
//! nothing depends on the order in which players were entered.
//!
//! # A round of a Swiss
//!
//! ```
//! use referee_tournament::event::{Colour, Entry, Outcome};
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
//! // Who meets whom, and why.
//! let pairing = swiss::pair(&event)?;
//! assert_eq!(pairing.to_string(), "2\n1 3\n4 2\n");
//! let reasons = swiss::explain::explain(&event)?;
//! assert!(reasons.to_string().contains("by the natural order of the bracket"));
//!
//! // White wins everywhere.
//! pairing.record_in(&mut event);
//! for (white, black) in &pairing.boards {
//!     for (own, opponent, colour, outcome) in [
//!         (*white, *black, Colour::White, Outcome::Win),
//!         (*black, *white, Colour::Black, Outcome::Loss),
//!     ] {
//!         let competitor = event.competitor_mut(own).expect("those paired are on the list");
//!         competitor.record(
//!             pairing.round,
//!             Entry::Played { opponent, colour, outcome, rated: true },
//!         );
//!     }
//! }
//!
//! // Who stands where, and the file for the next round.
//! let standings = Standings::of(&event, &Code::read_list("PTS,DE")?)?;
//! let places: Vec<u16> = standings.lines().iter().map(|line| line.number).collect();
//! assert_eq!(places[..2], [1, 4]);
//! assert_eq!(trf::read("evening.trf", trf::write(&event).as_bytes())?.rounds_paired(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where what is
//!
//! | Question | Module |
//! |---|---|
//! | What does the file say, and what is wrong with it? | [`trf`], [`csv`], [`fault`], [`event`] |
//! | Who meets whom next? | [`next_round`], [`pairing_system`]: [`swiss`], [`team`], [`round_robin`], [`league`], [`knockout`], [`intramural`] |
//! | Why? | [`swiss::explain`] |
//! | Was that lawful? | [`check`] |
//! | Who stands where? | [`standings`], [`tiebreak`] |
//! | What does it do to ratings and titles? | [`rating`], [`title`] |
//! | Who plays in which division, on which day? | [`division`], [`programme`] |
//!
//! # Design
//!
//! A *refusal* is a ruling: it has a stable code and a sentence for an arbiter, and nothing has changed. An *error*
//! is a file that cannot be read; it names line, columns, what stands there and what was expected. Points are whole
//! tenths and weights are whole numbers of any width ([`matching`]), so no rounding ever decides a place or a pair.
//! Each rule's code names its article; `RULES.md` lists rule, decision, file and test.

pub mod check;
mod criterion;
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
