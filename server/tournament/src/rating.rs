//! CR-ELO: the rating of ChessRun players, by FIDE's tables and factors, posted game by game.
//!
//! * [`Elo`] is a rating with its hundredths. A factor is a whole number and an expectation is a
//!   table value in hundredths, so every change is exact and no rounding error accumulates.
//! * [`expectation`] is FIDE's table of expected scores with the 400-point rule (B.02 art. 8.1,
//!   8.3).
//! * [`Ledger`] keeps the accounts: rated players, players with a pool of games for a first rating,
//!   one [`AuditLine`] per side and game, and the history from which lists and titles are made.
//!
//! Decisions (CR-3.1): a game is posted at once, and the unrounded rating is kept. The rating
//! rounded half away from zero is shown, compared and looked up. The expected score comes from both
//! rounded ratings before the game. FIDE lowers the factor of a player with very many games in one
//! rating period; without periods this rule does not apply. Unequal increments of masters do not
//! make a game unrated. The rating of a rated player may fall below the minimum for first ratings.
//!
//! Left out on purpose: pairing, standings and clocks.
//!
//! ```
//! use referee_tournament::event::Date;
//! use referee_tournament::rating::{Ledger, Played, RatedGame, RatingRules, Registration};
//!
//! let mut ledger = Ledger::default();
//! let strong = ledger.register(Registration { national: Some(1850), ..Registration::default() });
//! let novice = ledger.register(Registration { fide_standard: Some(1700), ..Registration::default() });
//! ledger.post(&RatedGame {
//!     event: 1,
//!     day: Date::new(2026, 11, 21).expect("a day of the calendar"),
//!     white: novice,
//!     black: strong,
//!     half_points: [2, 0],
//!     played: Played::BothMoved,
//!     rules: RatingRules::Standard,
//! })?;
//! // Two new players: the factor is 40, and the lower-rated one was expected to score 0.30.
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
pub use ledger::{
    AuditLine, Cause, HistoryPoint, Ledger, Posting, RatingError, Registration, Unrated,
};
pub use list::{ListEntry, read_games, read_players, write_history, write_list};
