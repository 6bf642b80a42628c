//! Tables of events as files: CSV, spreadsheets (XLSX), text for terminals, and JSON for pages that
//! print them.
//!
//! [`referee_desk::tables`] describes each table once, with numbers of persons and keys of messages.
//! [`Teller::sheet`] gives them names, words and a clock for one reader, and each file is written of
//! that one [`Sheet`].

mod csv;
mod file_name;
mod text;
mod xlsx;

pub(crate) use self::file_name::{encoded, file_name};

use crate::about::WallClock;
use crate::feed::{self, Names};
use crate::names::numbered;
use court_protocol::{Message, PlayerId, message};
use referee_desk::PersonId;
use referee_desk::tables::{Cell, RegisterField, Table};
use referee_desk::views::{self, Audience, CellResult};
use referee_messages::Words;
use referee_tournament::event::{Date, Points};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// A table as one reader has it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "TableSheet")]
pub(crate) struct Sheet {
    /// The event's name; of a rating history the player's, and of the rating list none.
    pub(crate) event: String,
    pub(crate) title: String,
    /// The tournament, where the event has several.
    pub(crate) tournament: Option<String>,
    /// The heads of the columns.
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<Vec<Value>>,
    /// The abbreviations of heads, each with its name in words.
    pub(crate) legend: Vec<(String, String)>,
    /// The columns that a narrow screen leaves out, from 0.
    pub(crate) details: Vec<usize>,
    /// The rows that differ from the version before, from 0: they are shown in bold.
    pub(crate) changed: Vec<usize>,
}

/// A cell as a reader has it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    /// A decimal number as the standings write it: they have at most four decimals.
    Decimal(f64),
    Day(Date),
    /// A time of day in minutes after midnight.
    Time(u16),
}

impl Value {
    pub(crate) fn empty() -> Self {
        Self::Text(String::new())
    }

    /// As a text, with the sign before the decimals.
    pub(crate) fn text(&self, decimal: &str) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::Decimal(number) => number.to_string().replace('.', decimal),
            Self::Day(day) => format!("{:04}-{:02}-{:02}", day.year(), day.month(), day.day()),
            Self::Time(minutes) => format!("{:02}:{:02}", minutes / 60, minutes % 60),
        }
    }
}

/// Numbers are numbers, and everything else is a text.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Decimal(number) => serializer.serialize_f64(*number),
            text => serializer.serialize_str(&text.text(".")),
        }
    }
}

impl JsonSchema for Value {
    fn schema_name() -> Cow<'static, str> {
        "Value".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "number"] })
    }
}

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Csv,
    Xlsx,
    Json,
    Text,
}

impl Format {
    /// The format of a name's end.
    pub(crate) fn of(end: &str) -> Option<Self> {
        let all = [Self::Csv, Self::Xlsx, Self::Json, Self::Text];
        all.into_iter().find(|format| format.end() == end)
    }

    pub(crate) const fn end(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
            Self::Json => "json",
            Self::Text => "txt",
        }
    }

    pub(crate) const fn content_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Self::Json => "application/json",
            Self::Text => "text/plain; charset=utf-8",
        }
    }
}

impl Sheet {
    /// The file. The language decides on the sign before decimals.
    pub(crate) fn write(&self, format: Format, words: &Words) -> Vec<u8> {
        let decimal = words.say(&message!("pages-decimal"));
        match format {
            Format::Csv => csv::write(self, &decimal),
            Format::Xlsx => xlsx::write(self),
            Format::Json => serde_json::to_vec(self).expect("a table is plain data"),
            Format::Text => text::write(self, &decimal),
        }
    }

    /// The lines of a spreadsheet or a text below the rows: an empty one, then each abbreviation with its name.
    fn lines_below(&self) -> impl Iterator<Item = [&str; 2]> {
        let legend = self.legend.iter().map(|(short, name)| [&**short, &**name]);
        (!self.legend.is_empty()).then_some(["", ""]).into_iter().chain(legend)
    }

    /// The event, the title and the tournament: the words of a file's name.
    pub(crate) fn named(&self) -> String {
        let parts = [Some(&self.event), Some(&self.title), self.tournament.as_ref()];
        let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
        parts.cloned().collect::<Vec<_>>().join(" – ")
    }
}

/// One reader: a language, an audience and the clock on the wall of the hall.
#[derive(Debug)]
pub(crate) struct Teller {
    pub(crate) words: &'static Words,
    pub(crate) names: Names,
    pub(crate) audience: Audience,
    pub(crate) wall: WallClock,
}

impl Teller {
    /// A table of an event of this name.
    pub(crate) fn sheet(&self, event: &str, table: &Table) -> Sheet {
        let row = |row: &Vec<Cell>| row.iter().map(|cell| self.value(cell)).collect();
        let mut rows: Vec<(Vec<Value>, bool)> = table
            .rows
            .iter()
            .zip(0..)
            .map(|(cells, place)| (row(cells), table.changed.contains(&place)))
            .collect();
        if let Some(column) = table.by_name {
            rows.sort_by_cached_key(|(row, _)| referee_entries::fold(&row[column].text(".")));
        }
        let mut columns: Vec<String> =
            table.columns.iter().map(|head| self.value(head).text(".")).collect();
        let mut kept: Vec<usize> = (0..columns.len()).collect();
        for &column in table.optional.iter().rev() {
            if rows.iter().all(|(row, _)| row[column] == Value::empty()) {
                columns.remove(column);
                kept.remove(column);
                for (row, _) in &mut rows {
                    row.remove(column);
                }
            }
        }
        let words = |(short, name): &(String, Message)| (short.clone(), self.words.say(name));
        let is_detail = |column: &usize| table.details.contains(&kept[*column]);
        let is_changed = |place: &usize| rows[*place].1;
        Sheet {
            changed: (0..rows.len()).filter(is_changed).collect(),
            details: (0..columns.len()).filter(is_detail).collect(),
            event: event.to_owned(),
            title: self.words.say(&table.title),
            tournament: table.tournament.as_ref().map(|name| self.words.say(name)),
            columns,
            rows: rows.into_iter().map(|(row, _)| row).collect(),
            legend: table.legend.iter().map(words).collect(),
        }
    }

    fn value(&self, cell: &Cell) -> Value {
        match cell {
            Cell::Number(number) => Value::Number(*number),
            Cell::Figure(text) => figure(text),
            Cell::Text(text) => Value::Text(text.clone()),
            Cell::Words(message) => Value::Text(self.words.say(message)),
            Cell::Several(cells) => {
                let texts = cells.iter().map(|cell| self.value(cell).text("."));
                Value::Text(texts.collect::<Vec<_>>().join("; "))
            }
            Cell::Score(score) => Value::Text(score.signs().to_owned()),
            Cell::Round(cell) => Value::Text(self.round(*cell)),
            Cell::Meetings(cells) => {
                let results: Vec<String> = cells.iter().map(result).collect();
                Value::Text(results.join(" ").trim().to_owned())
            }
            Cell::MatchScore([one, other]) => {
                Value::Text(format!("{} – {}", halves(*one), halves(*other)))
            }
            Cell::Day(day) => Value::Day(*day),
            Cell::Planned(minutes) => Value::Time(*minutes),
            Cell::Instant(at) => Value::Time(self.wall.minutes(*at)),
            Cell::Name(person) => Value::Text(self.name(*person)),
            Cell::Team(team) => {
                let team = Message::named("organiser-team").with("team", team);
                Value::Text(self.words.say(&team))
            }
            Cell::OfPerson(person, cell) if self.knows(*person) => self.value(cell),
            Cell::Registered(person, field) if self.knows(*person) => {
                self.registered(*person, *field)
            }
            Cell::Empty | Cell::OfPerson(..) | Cell::Registered(..) => Value::empty(),
        }
    }

    fn name(&self, person: PersonId) -> String {
        let player = PlayerId(person.0);
        let known = self.names.get(&player).map(|known| known.name_for(self.audience).to_owned());
        known.unwrap_or_else(|| numbered(self.words, player))
    }

    fn knows(&self, person: PersonId) -> bool {
        feed::knows(&self.names, self.audience, person)
    }

    fn registered(&self, person: PersonId, field: RegisterField) -> Value {
        let Some(known) = self.names.get(&PlayerId(person.0)) else { return Value::empty() };
        let known = &known.person;
        let text = |text: &Option<String>| Value::Text(text.clone().unwrap_or_default());
        match field {
            RegisterField::Federation => text(&known.federation),
            RegisterField::Club => text(&known.club),
            RegisterField::FideId => {
                known.fide_id.map_or_else(Value::empty, |id| Value::Number(i64::from(id)))
            }
        }
    }

    /// A round of a competitor: `12w1`, of a team `3w4½`, or a dash and the points of a bye.
    fn round(&self, cell: views::Cell) -> String {
        let is_bye = cell.opponent.is_none();
        if let Some(points) = cell.board_points.filter(|_| is_bye) {
            return format!("– {}", halves(points));
        }
        match cell.result {
            CellResult::PairingBye | CellResult::FullBye => return "– 1".to_owned(),
            CellResult::HalfBye => return "– ½".to_owned(),
            CellResult::Absent => return "– 0".to_owned(),
            CellResult::Free => return "–".to_owned(),
            _ => {}
        }
        let Some(opponent) = cell.opponent else { return String::new() };
        let colour = cell.colour.map_or_else(String::new, |colour| {
            self.words.say(&Message::named("organiser-colour-sign").with("colour", &colour))
        });
        format!("{opponent}{colour}{}", result(&cell))
    }
}

/// The result of a round as cross-tables have it: of a team its board points. One that was struck
/// stands in brackets.
fn result(cell: &views::Cell) -> String {
    let result = cell.board_points.map_or_else(|| sign(cell.result).to_owned(), halves);
    if cell.is_struck && !result.is_empty() { format!("({result})") } else { result }
}

/// Points with the sign of a half: `3½`.
fn halves(points: Points) -> String {
    let text = points.to_string();
    match text.split_once('.') {
        Some(("0", "5")) => "½".to_owned(),
        Some((whole, "5")) => format!("{whole}½"),
        Some((whole, "0")) => whole.to_owned(),
        _ => text,
    }
}

/// The result of a game, as cross-tables have it; nothing before it and without one.
const fn sign(result: CellResult) -> &'static str {
    match result {
        CellResult::Win => "1",
        CellResult::Draw => "½",
        CellResult::Loss => "0",
        CellResult::ForfeitWin => "+",
        CellResult::ForfeitLoss => "−",
        CellResult::Pending
        | CellResult::PairingBye
        | CellResult::FullBye
        | CellResult::HalfBye
        | CellResult::Absent
        | CellResult::Free => "",
    }
}

/// A value of the standings: a number where it is one.
fn figure(text: &str) -> Value {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-'));
    match text.parse::<f64>() {
        Ok(number) if is_decimal => Value::Decimal(number),
        _ => Value::Text(text.to_owned()),
    }
}

#[cfg(test)]
mod tests;
