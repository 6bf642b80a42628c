//! CR-ELO: the rating of ChessRun players, by FIDE's tables and factors, posted game by game.
//!
//! * [`Elo`] is a rating with its hundredths. A factor is a whole number and an expectation is a
//!   table value in hundredths, so every change is exact; nothing is ever rounded away.
//! * [`expectation`] is FIDE's table of expected scores with the 400-point rule (B.02 art. 8.1, 8.3).
//! * [`Ledger`] keeps the accounts: who is rated, who is on the way to a first rating, one audit
//!   [`Line`] per side and game, and the history the lists and titles are made from.
//!
//! Decisions (CR-3.1): a game is posted at once and the unrounded rating is kept; the rating rounded
//! half away from zero is what is shown, compared and looked up. The expected score comes from both
//! rounded ratings before the game. The rule that lowers the factor of whoever plays very many games
//! in one period has no meaning without periods and does not apply. Unequal increments of masters do
//! not make a game unrated. A rated player may fall below the floor of first ratings.
//!
//! It deliberately knows no pairing, no standings and no clock.
//!
//! ```
//! use referee_tournament::event::{Date, Outcome};
//! use referee_tournament::rating::{Ledger, Played, RatedGame, RatingRules, Registration};
//!
//! let mut ledger = Ledger::new(RatingRules::Standard);
//! let strong = ledger.register(Registration { national: Some(1850), ..Registration::default() });
//! let novice = ledger.register(Registration { fide_standard: Some(1700), ..Registration::default() });
//! ledger.post(&RatedGame {
//!     event: 1,
//!     day: Date::new(2026, 11, 21).expect("a day of the calendar"),
//!     white: novice,
//!     black: strong,
//!     outcome: Outcome::Win,
//!     played: Played::BothMoved,
//! })?;
//! // Two newcomers: the factor is 40, the underdog was expected to score 0.30.
//! assert_eq!(ledger.rating(novice).map(|elo| elo.rounded()), Some(1728));
//! assert_eq!(ledger.rating(strong).map(|elo| elo.rounded()), Some(1822));
//! # Ok::<(), referee_tournament::rating::RatingError>(())
//! ```

mod elo;
pub mod expectation;
pub mod first;
mod game;
mod ledger;
mod list;

pub use elo::Elo;
pub use expectation::RatingRules;
pub use game::{Played, RatedGame, RatedPlayer, SprintChainError, sprint_chain};
pub use ledger::{Cause, HistoryPoint, Ledger, Line, Posting, RatingError, Registration, Unrated};
pub use list::{ListEntry, read_games, read_players, write_history, write_list};
