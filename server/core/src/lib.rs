//! The rules of play of a court, pure and deterministic: observations and rulings go in, facts with
//! their rules come out.
//!
//! The owner of a court asks it for three things:
//!
//! * the records [`due`](CourtState::due) by now;
//! * the records that follow [from a command](CourtState::decide);
//! * the state after a record ([`apply`](CourtState::apply)).
//!
//! ```
//! use court_protocol::*;
//! use referee_core::{Command, CourtState, Watermarks, setup};
//!
//! let (start, marks) = (CourtTime(1_700_000_000_000), Watermarks::default());
//! let mut court = CourtState::new(CourtId(1));
//! let players = BySide { white: PlayerId(1), black: PlayerId(2) };
//! let board = BoardNo(1);
//! let pairing = Pairing { board, game: GameId(1), setup: setup::standard_game(1, players) };
//! let mated = ["f2f3", "e7e5", "g2g4", "d8h4"].map(|uci| Seen::Moved { uci: uci.into(), reading: None });
//!
//! let mut asks = vec![Ask::Pair { games: vec![pairing], despite: None }, Ask::Ready { boards: vec![board], ready: true }, Ask::Start { boards: vec![board], go_at: None, despite: None }];
//! asks.extend(mated.map(|seen| Ask::Observe { board, game: None, seen }));
//! let layout = CourtSetup::basketball("Court 1", 12);
//! let open = Command::Open { court: CourtId(1), setup: layout, demo: false, speed: 1 };
//! let commands = std::iter::once(open).chain(asks.into_iter().map(|ask| Command::Server { ask }));
//! for (command, seconds) in commands.zip((0..).step_by(5)) {
//!     let now = start + Millis::seconds(seconds);
//!     while let Some(record) = court.due(now, &marks) {
//!         court.apply(&record); // GO
//!     }
//!     for record in court.decide(now, &marks, &command) {
//!         court.apply(&record); // keep it durably before anybody hears of it
//!     }
//! }
//! let ended = court.view(board, Audience::Public).game.and_then(|game| game.ended);
//! assert_eq!(ended.map(|ended| ended.result), Some(GameResult::Won { by: Side::Black }));
//! ```
//!
//! # Where things are
//!
//! | subject | file |
//! | --- | --- |
//! | the rights of each role | `authority` |
//! | the check-list before a start | `equipment` |
//! | the requests a game takes, for decisions and for the view | `permits` |
//! | the records of a command | `decide` and its files: `arrange`, `observe`, `govern` |
//! | events by time alone | `due`; the devices it waits for: `devices` |
//! | the facts that follow from an input | `rules`: `starts`, `moves` and their `completion`, `illegal_moves`, `take_backs`, `presses`, `runs`, `readings`, `given`, `flags`, `endings`, `limit`, `rulings`, `results`, `claims`, `offers`, `penalties`, `walking`, `sprint`, `speed` |
//! | the judgement of chess on a move | `rules`: `judgement`, and by the pieces alone `physical` |
//! | late reports | `amend` |
//! | the present state | `state` (the court), `game` (its facts), `play` (what they add up to) |
//! | the parts of a game in play | `play`: `table` (pieces and moves), `clocks`, `runners`, `dispute`, `results`, `chain`, `speed`, `match_play` |
//! | the recorded facts, and their reasons | `record`, `explain` |
//! | the view of screens | `view`, `ticker`; the lists of sheets and reports: `summary` |
//! | the sides that can still mate | [`mating`] |
//! | the possible set-ups | [`setup`] |
//! | a game in one line, played and told: the language of every test | [`sheet`] |
//!
//! # Where a rule is added
//!
//! A new subject (penalties, claims, pauses) is one file in `rules`, with its sheets in
//! `tests/sheets`. A fact touches six places: its variant of [`FactBody`], its card in
//! `record/card.rs`, its ticker line in `record/line.rs`, its effect in `Play::fold`, its line of a
//! sheet in `sheet/telling.rs`, and the message files. The rule itself is called from `rules::rule`
//! or, for an event by time alone, from `rules::next_timed` and `rules::timed`.
//!
//! A new kind of fault, claim or question touches these files, with all its lists. The compiler or
//! the named test finds every one of them:
//!
//! | kind | file | part | found by |
//! | --- | --- | --- | --- |
//! | fault | `protocol/src/penalty.rs` | the variant, its rule, `UnexpectedFrom::of` | |
//! | | `server/core/src/permits.rs` | `unknown_fault`: the rule systems that know it | the compiler |
//! | | `referee-tui/src/model/prompt/choices.rs` | its key, `is_likely` | the compiler |
//! | | `protocol/messages/en/play.ftl` | its words in `fault` | `messages` |
//! | | `server/core/SHEETS.md` | its code in the list of faults | `sheets_page` |
//! | claim | `protocol/src/claim.rs` | the variant, its word in a sheet and at a board agent | |
//! | | `server/core/src/permits.rs` | `unknown_claim`: the rule systems that know it | the compiler |
//! | | `server/core/src/record/rule.rs` | its rule | the compiler |
//! | | `server/core/src/rules/claims.rs` or `rules/speed` | the ruling | its sheet |
//! | | `referee-tui/src/model/prompt/choices.rs` | its key | the compiler |
//! | | `protocol/messages/en/play.ftl` | its words in `claim` | `messages` |
//! | | `server/core/SHEETS.md` | its word in the list of claims | `sheets_page` |
//! | question | `protocol/src/question.rs` | the variant, its urgency, its answers | |
//! | | `server/core/src/record/rule.rs` | its rule; is the answer the ruling? | the compiler |
//! | | the file of its rule | the place where the court asks | its sheet |
//! | | `server/core/src/rules/on_record.rs` | the court's evidence on it | the compiler |
//! | | `server/core/src/sheet/telling.rs` | its line in a sheet | the compiler |
//! | | `protocol/messages/en/shared.ftl` | the question, its answers and its ruling | `messages` |
//!
//! `messages` is the test of that name in `protocol/messages`, `sheets_page` one of the core's. Each
//! further language has the same message file once more, and no code. The pages' `wire.ts` and
//! `dist` are written and built anew.
//!
//! A new rule system is an arm of [`Ruleset`](court_protocol::Ruleset) and a file. The file holds
//! the debts after a start and a move, and the ends of a game by a placed move.
//!
//! # Design
//!
//! * **Inputs and derived facts.** Inputs of people and devices are kept for ever; the rules can
//!   derive the rest again. A late input is ruled where it belongs: the game is ruled again in the
//!   order of happening. Facts that come out the same and in the same order keep their ids, and the
//!   difference is the amendment. It stands at once if it changes derived facts only. In two cases
//!   it waits until the head referee confirms its preview. A question that a person has answered
//!   would no longer be asked, or a finished game would end otherwise. An amendment that leaves the
//!   end of a finished game as it is (a crossing that arrives after the mate) needs no
//!   confirmation.
//! * **The order of inputs** is their instant, then their kind, then their device. Their arrival
//!   does not matter, except among one device's own.
//! * **Replay asks no rule** (ALL-2). Facts carry results (time left, SAN, increments), so a
//!   journal of an older version folds to the same game.
//! * **A chain is one game.** Pairings, results, ratings and seals are about the chain, not about a
//!   drawn game of `ChessSprint` in it. The chain has one id, one effective list and one result.
//!   Its games are numbered from 1. A drawn game ends by a derived fact (`ChainGameDrawn`), which
//!   sets the board up again for the next countdown. So a late observation in an earlier game rules
//!   the whole chain again, replay needs nothing new, and no observation can reach the wrong game.
//!   A change of a drawn game's end waits for the head referee, as a change of the last game's end
//!   does. Once confirmed, the reopened game stands still from its end. Inputs on the course of
//!   later games no longer count, because these were never played. Exports write each game of the
//!   chain as a game of its own.
//! * **One record, one board.** A start of twelve boards is twelve records; the last one answers.
//! * **Not known is not invented.** Where nobody reports moves the position is unknown from the
//!   first press on, at level `table` the clocks too. The referee is asked about everything that
//!   depends on them.
//! * **A flag** is a fact of silence: stated when nobody can contradict it any more. An observation
//!   between its instant and that statement has no effect. It is ruled again if an earlier press
//!   turns up.

#![warn(missing_docs)]

mod amend;
mod authority;
mod command;
mod decide;
mod devices;
mod due;
mod equipment;
mod explain;
mod game;
pub mod mating;
mod notation;
mod permits;
mod play;
mod record;
mod rules;
pub mod setup;
pub mod sheet;
mod state;
mod summary;
mod ticker;
mod view;

pub use authority::authorize;
pub use command::{Command, Promise, Watermark, Watermarks};
pub use due::GRACE;
pub use equipment::is_in_order;
pub use notation::Notation;
pub use permits::Basis;
pub use play::{Account, CapturedPiece};
pub use record::{
    Added, Against, Author, ClaimVerdict, Fact, FactBody, IncidentKind, Made, Note, Overridden,
    Record, SpeedFact, Tick, TimeFor, Wrong, is_ruled_later, refused_under,
};
pub use state::CourtState;
pub use summary::{ChainGame, ShownCard, Walker};
