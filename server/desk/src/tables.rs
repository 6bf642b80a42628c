//! Tables of the event as files and paper have them: title, columns and typed cells, made from the
//! [`views`]. A program that writes them knows names and languages; this crate has
//! numbers of persons and keys of messages.
//!
//! ```
//! use referee_desk::tables::{self, Cell};
//! use referee_desk::{Desk, Plan};
//!
//! let table = tables::crew(&Desk::default());
//! assert_eq!(table.title.key, "organiser-question");
//! assert!(matches!(&table.columns[0], Cell::Words(head) if head.key == "organiser-name"));
//! assert!(table.rows.is_empty());
//! ```

mod entries;
mod matches;
mod medals;
mod pairings;
mod rating;
mod standings;
mod timetable;

pub use self::entries::{crew, entries, start_list};
pub use self::matches::matches;
pub use self::medals::{medals, prizes};
pub use self::pairings::{pairings, pairings_by_name};
pub use self::rating::{rated_games, rating_history, rating_list, ratings};
pub use self::standings::{cross_table, grid, standings, wall_chart};
pub use self::timetable::timetable;

use crate::views;
use crate::{
    Competitor, Desk, EnteredTeam, PersonId, Place, RoundBye, Score, System, TeamId, Tournament,
};
use court_protocol::{CourtTime, Message, message};
use referee_tournament::event::{Date, Points};

/// A table: every row has a cell for each column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub title: Message,
    /// The tournament, where the event has several.
    pub tournament: Option<Message>,
    /// The heads of the columns.
    pub columns: Vec<Cell>,
    pub rows: Vec<Vec<Cell>>,
    /// The column by whose names the rows are to be sorted; `None` if they are in their order.
    pub by_name: Option<usize>,
    /// The columns that a file leaves out where none of their cells has a value.
    pub optional: Vec<usize>,
    /// The abbreviations of heads, each with its name in words.
    pub legend: Vec<(String, Message)>,
    /// The columns that a narrow screen leaves out.
    pub details: Vec<usize>,
    /// The rows that differ from the version before: they are shown in bold.
    pub changed: Vec<usize>,
}

/// A cell of a table, or the head of a column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    Empty,
    /// A whole number, such as a place or a rating.
    Number(i64),
    /// A value of the standings: a decimal number such as `2.5`, or another text.
    Figure(String),
    /// A text that is the same in every language, such as a category.
    Text(String),
    Words(Message),
    /// Cells that stand in one.
    Several(Vec<Cell>),
    Score(Score),
    /// A round of a player: opponent, colour and result.
    Round(views::Cell),
    /// The rounds of a competitor against one opponent: their results.
    Meetings(Vec<views::Cell>),
    /// The points of two sides of a match.
    MatchScore([Points; 2]),
    Day(Date),
    /// A time of day of the plan, in minutes after midnight.
    Planned(u16),
    /// A time of day by the hall's clock.
    Instant(CourtTime),
    Name(PersonId),
    /// A team without a name.
    Team(TeamId),
    /// A value of the event that stands only where the person is shown by his name.
    OfPerson(PersonId, Box<Cell>),
    /// A value of the register that stands only where the person is shown by his name.
    Registered(PersonId, RegisterField),
}

/// A value that the register of persons has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegisterField {
    Federation,
    FideId,
    Club,
}

impl Cell {
    fn number(number: impl Into<i64>) -> Self {
        Self::Number(number.into())
    }

    /// The cell of a value that may be missing.
    fn of<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Empty, cell)
    }

    #[expect(
        clippy::needless_pass_by_value,
        reason = "it stands for a cell's function of a reference"
    )]
    fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    /// Decimal points, such as `2.5`.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "it stands for a cell's function of a reference"
    )]
    fn figure(points: impl ToString) -> Self {
        Self::Figure(points.to_string())
    }

    fn competitor(desk: &Desk, is_team: bool, competitor: Competitor) -> Self {
        if is_team { Self::team(desk, competitor.team()) } else { Self::Name(competitor.person()) }
    }

    /// A team by its name, else by its number.
    fn team(desk: &Desk, team: TeamId) -> Self {
        let name = desk.teams().get(&team).and_then(EnteredTeam::name);
        name.map_or(Self::Team(team), Self::text)
    }

    fn title(desk: &Desk, person: PersonId) -> Self {
        let title = desk.entries().get(&person).and_then(|entry| entry.data.title);
        Self::of(title, |title| {
            Self::OfPerson(person, Box::new(Self::text(title.of_report().letters())))
        })
    }

    fn rating(desk: &Desk, person: PersonId) -> Self {
        let rating = desk.entries().get(&person).and_then(|entry| entry.data.rating);
        Self::of(rating, |rating| Self::OfPerson(person, Box::new(Self::number(rating))))
    }

    fn bye(bye: RoundBye) -> Self {
        Self::Words(message!("tournament-bye", bye))
    }

    fn place(place: Option<Place>) -> Self {
        Self::of(place, |Place { wave, court, board }| {
            Self::Words(message!("organiser-at", court, board, wave))
        })
    }
}

/// A column while a table is made: its head, and its cell in a row.
struct Column<'a, R> {
    head: Cell,
    cell: Box<dyn Fn(&R) -> Cell + 'a>,
    is_optional: bool,
    is_detail: bool,
}

fn column<'a, R>(head: Message, cell: impl Fn(&R) -> Cell + 'a) -> Column<'a, R> {
    Column::of(Cell::Words(head), cell)
}

impl<'a, R> Column<'a, R> {
    fn of(head: Cell, cell: impl Fn(&R) -> Cell + 'a) -> Self {
        Self { head, cell: Box::new(cell), is_optional: false, is_detail: false }
    }

    /// The column is left out where none of its cells has a value.
    fn optional(self) -> Self {
        Self { is_optional: true, ..self }
    }

    /// The column, which a narrow screen leaves out.
    fn detail(self) -> Self {
        Self { is_detail: true, ..self }
    }
}

/// The columns of the competitor in a row: the team, or those of the person.
fn of_competitor<'a, R>(
    desk: &'a Desk,
    of_teams: bool,
    competitor: impl Fn(&R) -> Competitor + Copy + 'a,
) -> Vec<Column<'a, R>> {
    if of_teams {
        let team = move |row: &R| Cell::team(desk, competitor(row).team());
        return vec![column(message!("table-team"), team)];
    }
    of_person(desk, move |row: &R| competitor(row).person()).into()
}

/// Title, name, federation, rating and club of the person in a row.
fn of_person<'a, R>(
    desk: &'a Desk,
    person: impl Fn(&R) -> PersonId + Copy + 'a,
) -> [Column<'a, R>; 5] {
    let registered = |field| move |row: &R| Cell::Registered(person(row), field);
    [
        column(message!("organiser-title-head"), move |row| Cell::title(desk, person(row)))
            .detail(),
        column(message!("organiser-name"), move |row| Cell::Name(person(row))),
        column(message!("table-fed"), registered(RegisterField::Federation)).optional().detail(),
        column(message!("organiser-rtg"), move |row| Cell::rating(desk, person(row))).detail(),
        column(message!("organiser-club"), registered(RegisterField::Club)).optional().detail(),
    ]
}

impl Table {
    fn new<R>(title: Message, rows: &[R], columns: Vec<Column<'_, R>>) -> Self {
        let row = |row: &R| columns.iter().map(|column| (column.cell)(row)).collect();
        Self {
            title,
            tournament: None,
            rows: rows.iter().map(row).collect(),
            optional: (0..columns.len()).filter(|&column| columns[column].is_optional).collect(),
            details: (0..columns.len()).filter(|column| columns[*column].is_detail).collect(),
            changed: Vec::new(),
            columns: columns.into_iter().map(|column| column.head).collect(),
            by_name: None,
            legend: Vec::new(),
        }
    }

    /// The table of a tournament, which its title names where the event has several.
    fn of_tournament(self, desk: &Desk, tournament: &Tournament) -> Self {
        let name = (desk.tournaments().len() > 1).then(|| name(tournament));
        Self { tournament: name, ..self }
    }

    fn by_name(self, column: usize) -> Self {
        Self { by_name: Some(column), ..self }
    }
}

/// A tournament by its categories or its group, else by its system.
pub fn name(tournament: &Tournament) -> Message {
    let is = &tournament.is;
    let categories: Vec<&str> = is.categories.iter().map(|category| &*category.0).collect();
    let system = match is.system {
        System::RoundRobin(referee_tournament::round_robin::Cycles::Double) => "double_round_robin",
        System::TeamRoundRobin(referee_tournament::round_robin::Cycles::Double) => {
            "double_team_round_robin"
        }
        System::Swiss => "swiss",
        System::RoundRobin(_) => "round_robin",
        System::Knockout(_) => "knockout",
        System::TeamSwiss => "team_swiss",
        System::TeamRoundRobin(_) => "team_round_robin",
        System::TeamKnockout(_) => "team_knockout",
        System::League => "league",
    };
    let name = Message::named("tournament-name")
        .with("id", &is.id)
        .with("kind", &message!("tournament-system", system))
        .with("final", &!is.from.is_empty());
    let group = is.letter().map(String::from);
    match (categories.is_empty(), group) {
        (true, Some(letter)) => name.with("what", &message!("tournament-group", letter)),
        (true, None) => name,
        (false, None) => name.with("what", &categories.join(", ")),
        (false, Some(letter)) => {
            name.with("what", &format!("{} · {letter}", categories.join(", ")))
        }
    }
}
