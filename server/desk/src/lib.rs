//! The event desk: from the entry list to the medals. Pure and deterministic.
//!
//! A [`Desk`] is one event: its entries, tournaments, rounds, results and protests. [`decide`](decide())
//! answers a [`Command`] with [`Fact`]s or with a [`Refusal`], and changes nothing.
//! [`Desk::apply`] takes the [`Record`]s that a journal holds; it cannot refuse and asks no rule,
//! because facts carry their results: the pairing that was computed, the lot that was drawn. Pairings,
//! tie-breaks, brackets and seasons come from [`referee_tournament`].
//!
//! Persons and teams are numbers. Names, births and contacts lie in a register outside, from
//! which start ratings and categories are derived.
//!
//! # A round
//!
//! ```
//! use court_protocol::CourtTime;
//! use referee_desk::{
//!     Act, Author, Desk, EnteredPlayer, EntryData, PersonId, Plan, Refusal, Score, SystemChoice,
//!     TournamentId, decide, standings,
//! };
//! use referee_tournament::event::{Colour, RoundNumber};
//!
//! let mut desk = Desk::default();
//! let mut act = |desk: &mut Desk, act: Act| -> Result<(), Refusal> {
//!     let (by, now) = (Author::House, CourtTime(0));
//!     let facts = decide(desk, &act.into(), by, now)?;
//!     // here the server writes the records to its journal, in one group
//!     for record in desk.records(now, by, facts) {
//!         desk.apply(&record);
//!     }
//!     Ok(())
//! };
//! let plan = Plan { rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() };
//! act(&mut desk, Act::Create { plan: Box::new(plan) })?;
//! let player = |person, rating| EnteredPlayer {
//!     person: PersonId(person),
//!     data: EntryData { rating: Some(rating), ..EntryData::default() },
//! };
//! let players = vec![player(11, 2400), player(12, 2300), player(13, 2200), player(14, 2100)];
//! act(&mut desk, Act::Enter { players, byes: Vec::new(), teams: Vec::new() })?;
//! act(&mut desk, Act::CloseEntries { seed: 7, by_name: Vec::new() })?;
//! let (tournament, round) = (TournamentId(1), RoundNumber::FIRST);
//! act(&mut desk, Act::StateColour { tournament, colour: Colour::White })?;
//! act(&mut desk, Act::Pair { tournament })?;
//! act(&mut desk, Act::Publish { tournament, round })?;
//!
//! let round = &desk.tournaments()[&tournament].rounds[0];
//! let tables: Vec<(u32, u32)> = round.matches.iter().map(|m| (m.white.0, m.black.0)).collect();
//! assert_eq!(tables, [(11, 13), (14, 12)]);
//! for game in round.matches.iter().map(|found| found.games[0]).collect::<Vec<_>>() {
//!     act(&mut desk, Act::EnterResult { game, score: Score::WhiteWins })?;
//! }
//! let ranking = standings::standings(&desk, &desk.tournaments()[&tournament])?;
//! assert_eq!(ranking.rows[0].competitor, PersonId(11).into());
//! # Ok::<(), Refusal>(())
//! ```
//!
//! # Code map
//!
//! | Question | Item |
//! |---|---|
//! | What may be asked? | [`Command`], [`Act`]; the author is an [`Author`] |
//! | What is written? | [`Record`], [`Fact`] |
//! | What is refused, and in which words? | [`Refusal`]; its message is `desk-…` |
//! | How is an event set up? | [`Plan`], [`Settings`], [`System`] |
//! | What is there now? | [`Desk`], [`Entry`], [`Tournament`], [`Round`], [`Match`], [`Game`] |
//! | What would a command change? | [`preview`](preview()), [`Difference`] |
//! | Why this opponent and this colour? | [`why`](why()), [`Why`]; its message is `why-…` |
//! | What do pages show? | [`views`] |
//! | Which tables do files and paper have? | [`tables`] |
//! | How do they rank? | [`standings`], [`bracket`] |
//! | What are the ratings over several events? | [`rating_list`] |
//! | What stands in the report file (TRF)? | [`report`], [`report_file`](report_file()) |
//! | How is an event taken over that another program paired? | [`taken_tournament`] |
//! | What changed since a page was loaded? | [`Subject`], [`Change`], [`Command::seen`] |
//!
//! # Design
//!
//! * **A record holds author and instant; a fact does not.** So [`Desk::apply`] takes a record. One
//!   decision may be several records, because a record of the journal holds 64 kB: the facts count
//!   when the last part is there, so an import is whole or nothing after a crash at any point.
//! * **Every meeting is a [`Match`] of one game or more.** A Swiss game, a final of two games with its
//!   ChessSprint, six boards of two teams and 36 games of a league day differ in their games only.
//! * **A game has the court's number.** [`Plan::first_game`] keeps the numbers of several events
//!   apart. A court plays a ChessSprint chain by itself and seals its last result;
//!   [`Act::SprintDrawn`] is for a chain that is kept by hand.
//! * **Courts are pulled.** [`Act::TakeFromCourt`] moves the cursor of a court. What it brings counts,
//!   or is [`Held`] for a decision: a game that the desk took back, a result that differs from the one
//!   that counts, a correction after the next round is paired. Nothing is lost and nothing counts twice.
//! * **A correction after the pairing has to choose**: [`AfterPairing`]. Without the choice it is
//!   refused with the usual one; the previews of all three show every board that changes.
//! * **A published round may change.** Its change is a draft again until the next version is published.
//! * **A stale edit is refused.** A command may name the last record that its author had seen. Parts
//!   that two organisers edit at once ([`Subject`]) have a last change each.
//! * **Limits bind players, and rules bind everybody.** The organiser may grant a second half-point
//!   bye. Nobody pairs two who have met.
//! * Brackets are folded from results anew each time. A correction in a knockout takes back the later
//!   games that rest on it, and is refused once one of them has begun.

mod authority;
pub mod bracket;
mod command;
mod decide;
mod desk;
mod entry;
mod explain;
mod fact;
mod ids;
mod lot;
mod plan;
mod preview;
pub mod rating_list;
mod refusal;
pub mod report;
mod report_file;
mod score;
pub mod standings;
mod subject;
pub mod tables;
mod taken;
mod tournament;
pub mod views;
mod why;

pub use authority::game_shown;
pub use command::{
    Act, AfterPairing, Author, Command, Correction, CourtItem, CourtNews, Deal, Field, HandChange,
    NumberOrder, TakenGame, TakenRound,
};
pub use decide::decide;
pub use desk::{CheckIn, Desk, Protest};
pub use entry::{Category, ChessTitle, EnteredPlayer, EnteredTeam, Entry, EntryData, TeamEntry};
pub use explain::why;
pub use fact::{DrawnGame, DrawnMatch, Fact, Held, HeldBecause, Record};
pub use ids::{
    ClubId, Competitor, HeldNo, MatchNo, Part, PersonId, ProtestNo, TeamId, TournamentId,
};
pub use plan::{
    ByeRules, CourtPlan, CrewMember, Day, Duty, FinalsPlan, Format, LateRules, Plan, PlanSetting,
    Prize, SystemChoice, Times,
};
pub use preview::{BoardChange, ByeChange, Difference, PlaceChange, Preview, preview};
pub use refusal::{Refusal, TextField};
pub use report_file::report_file;
pub use score::Score;
pub use subject::{Change, Subject};
pub use taken::{TakenTournament, taken_tournament};
pub use tournament::{
    Claimed, Deduction, Departure, Edition, Game, GameScore, KeptApart, Match, NewTournament,
    Pairs, Place, Proposal, Round, RoundBye, Settings, Source, System, Tournament, VirtualPoints,
};
pub use why::{AwayBye, ColoursRule, DueColour, DueStrength, Why};
