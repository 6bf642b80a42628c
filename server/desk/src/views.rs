//! Views: the event as pages, paper and files show it. Pure functions of the state; persons and
//! teams are numbers, and the reader of a view knows their names.
//!
//! Each view of the desk holds the number of the last record it was made from: an edit that follows
//! from it names that number as [`Command::seen`](crate::Command::seen).

mod entry_list;
mod medals;
mod new_event;
mod overview;
mod player;
mod rating;
mod rounds;
mod table;
mod timetable;

pub use self::entry_list::{EntryListView, EntryRow, TeamRow, entry_list};
pub use self::medals::{CategoryMedals, MedalRow, MedalsView, PrizeRow, SharedPlace, medals};
pub use self::new_event::{NewEventView, Recommended, new_event};
pub use self::overview::{
    Finals, HeldRow, OverviewView, ProtestRow, Stage, TournamentRow, overview,
};
pub use self::player::{
    LineUpDue, OnlineHour, PlayerGame, PlayerPlace, PlayerProtest, PlayerView, player,
};
pub use self::rating::{RatedGameRow, RatingReport, RatingRow, rating_report};
pub use self::rounds::{
    ByeRow, ChoiceAfterPairing, CourtGame, GameView, RoundView, SideView, TableView, court_games,
    round, usual_choice,
};
pub use self::table::{
    CategoryRows, Cell, CellResult, CrossTable, CrossTableRow, StandingsRow, StandingsView,
    cross_table, standings_view,
};
pub(crate) use self::timetable::round_day;
pub use self::timetable::{RoundTime, Timetable, timetable};

use crate::Tournament;
use serde::{Deserialize, Serialize};

/// The reader of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// The crew sees drafts and results that are held back.
    Crew,
    /// The public sees published rounds and announced results.
    Public,
}

impl Audience {
    /// True if this reader may see results of a tournament.
    pub fn sees_results(self, tournament: &Tournament) -> bool {
        self == Self::Crew || tournament.is_public()
    }
}
