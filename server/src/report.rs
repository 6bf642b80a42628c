//! The incident report of an event: the results of each player, then every call, claim, ruling,
//! amendment, override and outage. Each has its author, time, device, rule and effect.
//!
//! Read from the journal's segments alone, the server running or not; nothing is changed. One
//! record of the journal is one incident: what somebody put in, and what the court made of it.
//! Moves and runs that went their way are not incidents; the game sheets hold them.
//!
//! Each incident has the rules it rests on: a rulebook's point, an article of the FIDE laws, or one
//! of the three for all games (ALL-1 to ALL-3, see the core's `RULES.md`). Where none is named the
//! page shows a dash: that a device or the server was away, and that a request named nothing there
//! is, follow no rule of play. An incident names the lines it is about, and those that were about
//! it later.
//!
//! Names of players come from the register, names of devices from their list; who was erased is a
//! number. What the event is called and its time zone lie beside them.

mod desk;
mod named;
mod page;
mod refused;
mod results;
mod table;
#[cfg(test)]
mod tests;
mod words;

use crate::about::{About, WallClock};
use crate::access::device_list;
use crate::access::{Denied, Device, Enrolled};
use crate::export::{ExportError, courts};
use crate::kept_file::KeptFileError;
use crate::names::numbered;
use crate::record;
use crate::register::{self, Person};
use court_protocol::{
    BoardNo, BySide, CourtId, CourtTime, DeviceId, FactId, GameId, Plain, PlayerId, Seen, Seq,
    StreamId, Verdict,
};
use named::{Lines, Named};
pub use referee_core::IncidentKind as Kind;
use referee_core::{Author, CourtState, Fact, FactBody, Record, ShownCard, Walker, refused_under};
use referee_journal::{JournalError, LogReader, RecordKind};
use referee_messages::{say, words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(crate) use desk::{DeskPart, of_desk};
pub use results::{GameReport, PlayerReport};
pub(crate) use table::log;

/// The report that is wanted.
#[derive(Debug)]
pub struct Wanted<'a> {
    /// The data folder, with the list of devices.
    pub data: &'a Path,
    /// The journal's folders, the mirror among them.
    pub logs: Vec<PathBuf>,
    /// Only this court.
    pub court: Option<CourtId>,
}

/// The incidents and the results of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The event, as far as its set-up describes it: times of day are in its time zone, or in UTC
    /// if it names none.
    pub event: About,
    pub demo: bool,
    /// Why names are missing, and what to do: their players have only numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nameless: Option<String>,
    /// Its courts, by number.
    pub courts: Vec<CourtReport>,
    /// Phones that asked to come in and were not let in, for all courts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub denied: Vec<DeniedReport>,
}

/// A phone that was not let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeniedReport {
    /// When it was sent away, as the time of day.
    pub time: String,
    /// The number it waited with.
    pub number: u32,
    /// As it named itself.
    pub name: String,
    pub software: String,
    /// The person who decided it.
    pub by: String,
}

/// One court's part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CourtReport {
    pub court: CourtId,
    pub name: String,
    /// Its boards, as it was set up; the most there can be where damage hides that.
    #[serde(skip)]
    pub boards: u8,
    /// Its games, by round and board: results, and the penalties of each player.
    pub games: Vec<GameReport>,
    /// The incidents, in the order in which they were recorded.
    pub incidents: Vec<Incident>,
    /// The summary sheets of its walkers, by game (CR-4.6-2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub walkers: Vec<WalkerReport>,
    /// The damaged place of the court's stream: everything before it is reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<String>,
}

/// One walker's cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WalkerReport {
    pub board: BoardNo,
    pub game: GameId,
    /// The side and the name of the walker.
    pub walker: String,
    /// His cards, oldest first.
    pub cards: Vec<CardReport>,
}

/// One card shown to a walker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardReport {
    /// When, as the time of day.
    pub time: String,
    /// The colour of the card, and the fault.
    pub card: String,
    /// The judge who showed it.
    pub judge: String,
}

/// One incident: a record that a reader of the report should know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Incident {
    /// The record that holds it.
    pub record: Seq,
    /// When it happened, in ms of court time.
    pub at: CourtTime,
    /// The same as the time of day.
    pub time: String,
    /// When it was recorded, where that is more than a second later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    pub kind: Kind,
    pub by: By,
    /// The rules it rests on.
    pub rules: Vec<String>,
    /// The incident, as a sentence.
    pub what: String,
    /// The rulings that followed from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effect: Vec<String>,
    /// The records it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Seq>,
    /// The records that were about it later.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Seq>,
}

/// The author of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct By {
    /// The device; nothing for the court itself and the server's own machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceId>,
    /// The name of the device, or of the person.
    pub name: String,
    /// Its role then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error(transparent)]
    Export(#[from] ExportError),
    #[error(transparent)]
    Kept(#[from] KeptFileError),
    #[error("there is no {board} here; the courts have boards 1 to {boards}")]
    NoBoard {
        board: BoardNo,
        /// The most boards of a court.
        boards: u8,
    },
}

impl From<JournalError> for ReportError {
    fn from(error: JournalError) -> Self {
        Self::Export(error.into())
    }
}

/// Reads an event's incidents from its data folder.
///
/// # Errors
/// When the journal or the list of devices cannot be read. Damage is no error: the report covers
/// the part before it and gives its place. Missing names are reported as such.
pub fn report(wanted: &Wanted<'_>) -> Result<Report, ReportError> {
    let reader = LogReader::open_copies(&wanted.logs)?;
    let (persons, lack) = register::read_or_nobody(&register::file(wanted.data));
    let nameless = lack.map(|lack| lack.to_string());
    let Enrolled { devices, denied, .. } = device_list::read(wanted.data)?;
    let devices = devices.into_iter().map(|device| (device.id, device)).collect();
    let event = About::read(wanted.data)?;
    let wall = event.wall();
    let denied = denied.into_iter().map(|denied| denied_report(denied, &devices, &wall)).collect();
    let mut report = Report { event, demo: false, nameless, courts: Vec::new(), denied };
    for court in courts(&reader.verify(&mut |_| {})?, wanted.court)? {
        let mut book = Book::new(court, &persons, &devices, &wall);
        let (mut incidents, mut damage) = (Vec::new(), None);
        for found in reader.stream(StreamId::from(court), Seq(1))? {
            match found {
                Ok(found) => incidents.extend(book.take(&found)?),
                Err(JournalError::Damaged(place)) => {
                    damage = Some(format!("{court}: {place}"));
                    break;
                }
                Err(error) => return Err(error.into()),
            }
        }
        link(&mut incidents);
        let snapshot = book.state.snapshot(court_protocol::Audience::Referees);
        report.demo |= snapshot.demo;
        let games = results::games(&book.state, &persons);
        let walkers = book.walkers();
        let boards = book.state.setup().map_or(u8::MAX, |setup| setup.boards);
        let name = snapshot.setup.name;
        report.courts.push(CourtReport { court, name, boards, games, incidents, walkers, damage });
    }
    Ok(report)
}

impl Report {
    /// The same of one board of each court alone, with the outages of the server.
    ///
    /// # Errors
    /// [`ReportError::NoBoard`] where no court has this board.
    pub fn of_board(mut self, board: BoardNo) -> Result<Self, ReportError> {
        let boards = self.courts.iter().map(|court| court.boards).max().unwrap_or(u8::MAX);
        if !(1..=boards).contains(&board.0) {
            return Err(ReportError::NoBoard { board, boards });
        }
        for court in &mut self.courts {
            court.games.retain(|game| game.board == board);
            court.walkers.retain(|walker| walker.board == board);
            court.incidents.retain(|incident| match incident.board {
                Some(of) => of == board,
                None => incident.kind == Kind::Outage,
            });
        }
        self.denied.clear();
        Ok(self)
    }

    /// The report as a page that prints. What older records hold that is not seen is shown by its
    /// number: the page may go to a terminal.
    pub fn html(&self) -> String {
        let page = page::write(self);
        page.lines().map(|line| Plain(line).to_string()).collect::<Vec<_>>().join("\n")
    }

    /// The report as JSON.
    ///
    /// # Panics
    /// Never: a report is plain data.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }
}

fn denied_report(
    denied: Denied,
    devices: &BTreeMap<DeviceId, Device>,
    wall: &WallClock,
) -> DeniedReport {
    let Denied { number, name, software, at, by } = denied;
    DeniedReport {
        time: wall.time(at),
        number,
        name,
        software,
        by: by.map_or_else(|| say!("the-server"), |by| called(devices, by)),
    }
}

fn called(devices: &BTreeMap<DeviceId, Device>, device: DeviceId) -> String {
    devices.get(&device).map_or_else(|| say!("device", id = device), |device| device.name.clone())
}

/// Has every incident name those that are about it, and only such as are told.
fn link(incidents: &mut [Incident]) {
    let places: BTreeMap<Seq, usize> =
        incidents.iter().zip(0..).map(|(incident, place)| (incident.record, place)).collect();
    for place in 0..incidents.len() {
        incidents[place].about.retain(|about| places.contains_key(about));
        let (record, about) = (incidents[place].record, incidents[place].about.clone());
        for earlier in about {
            incidents[places[&earlier]].later.push(record);
        }
    }
}

/// A court while its records are read.
struct Book<'a> {
    persons: &'a BTreeMap<PlayerId, Person>,
    devices: &'a BTreeMap<DeviceId, Device>,
    wall: &'a WallClock,
    state: CourtState,
    lines: Lines,
}

impl<'a> Book<'a> {
    fn new(
        court: CourtId,
        persons: &'a BTreeMap<PlayerId, Person>,
        devices: &'a BTreeMap<DeviceId, Device>,
        wall: &'a WallClock,
    ) -> Self {
        Self { persons, devices, wall, state: CourtState::new(court), lines: Lines::default() }
    }

    /// Takes a record in; the incident it is, if it is one.
    fn take(
        &mut self,
        found: &referee_journal::LogRecord,
    ) -> Result<Option<Incident>, JournalError> {
        let record = record::read(found)?;
        if found.kind == RecordKind::EpochStart {
            self.state.begin_epoch(found.epoch, found.seq);
            let what = say!("epoch-began", epoch = found.epoch);
            return Ok(Some(self.incident(&record, Kind::Outage, record.at, what, Vec::new())));
        }
        self.remember(&record);
        let incident = self.told(&record);
        let by = self.by(&record).name;
        self.lines.decide(&record, &by);
        self.state.apply(&record);
        Ok(incident)
    }

    /// Keeps what people put in, for whatever speaks of it later.
    fn remember(&mut self, record: &Record) {
        let mut lines = std::mem::take(&mut self.lines);
        let device = |device| self.device(device);
        let player = |player| self.player(player);
        let empty = Lines::default();
        let place = (record.board, record.game);
        let (players, to_set) = (self.players(place), self.to_set(place, record.at));
        let names = Named {
            players,
            to_set,
            player: &player,
            device: &device,
            lines: &empty,
            wall: self.wall,
        };
        lines.take(record, &self.by(record).name, |body| words::of(body, &names));
        self.lines = lines;
    }

    /// A record in words: its first fact that is worth a word, and the others as what came of it.
    fn told(&self, record: &Record) -> Option<Incident> {
        let device = |device| self.device(device);
        let place = self.place(record);
        let player = |player| self.player(player);
        let (players, to_set) = (self.players(place), self.to_set(place, record.at));
        let names = Named {
            players,
            to_set,
            player: &player,
            device: &device,
            lines: &self.lines,
            wall: self.wall,
        };
        if let Some(Verdict::Refused { refusal }) = &record.verdict {
            let text = words().refusal_with(refusal, &|name, id| names.naming(name, id));
            let asked = record.asked.as_deref();
            let what =
                say!("refused", asked = asked.map(|ask| refused::asked(ask, &names)), why = text);
            let told = self.incident(record, Kind::Refusal, record.at, what, Vec::new());
            let rules = refused_under(refusal).into_iter().map(ToOwned::to_owned).collect();
            let about = asked.and_then(refused::about).map(FactId::seq).into_iter().collect();
            return Some(Incident { board: place.0, game: place.1, rules, about, ..told });
        }
        let plain = || record.facts.iter().find_map(|fact| Some((fact.body.incident()?, fact)));
        let read = || Some((Kind::Call, self.read_by_a_referee(record)?));
        let (kind, first) = put_in(record).or_else(plain).or_else(read)?;
        let what = words::of(&first.body, &names)?;
        let is_void = |fact: &Fact| {
            matches!(fact.body, FactBody::CallVoided { .. } | FactBody::Voided { .. })
        };
        let changes_nothing = |body: &FactBody| match body {
            FactBody::Amended { drop, .. } => drop.is_empty() || record.facts.iter().any(is_void),
            _ => false,
        };
        let others =
            record.facts.iter().filter(|fact| fact.id != first.id && !changes_nothing(&fact.body));
        let mut effect: Vec<String> =
            others.filter_map(|fact| words::of(&fact.body, &names)).collect();
        for fact in &record.facts {
            effect.extend(self.amended(record, fact, &names));
        }
        Some(self.incident(record, kind, first.at, what, effect))
    }

    /// The times a referee read off the clocks on the table: he looked because something was in
    /// doubt. A board agent reads them all the time.
    fn read_by_a_referee<'r>(&self, record: &'r Record) -> Option<&'r Fact> {
        let Author::Device(referee) = record.by else { return None };
        let (role, _) = self.state.role(referee)?;
        let read =
            |fact: &&Fact| matches!(&fact.body, FactBody::Seen { seen: Seen::Read { .. }, .. });
        record.facts.iter().find(read).filter(|_| role.is_referee())
    }

    /// The board and the game a record is about, or was asked about.
    fn place(&self, record: &Record) -> (Option<BoardNo>, Option<GameId>) {
        let Some(ask) = &record.asked else { return (record.board, record.game) };
        let (board, game) = refused::place(ask);
        let board = board.or_else(|| self.lines.board(refused::about(ask)?));
        let boards = self.state.setup().map_or(0, |setup| setup.boards);
        let of_game =
            |game| (1..=boards).map(BoardNo).find(|board| self.state.game_on(*board) == Some(game));
        let board = record.board.or(board).or_else(|| of_game(game?));
        (board, record.game.or(game).or_else(|| self.state.game_on(board?)))
    }

    /// The entries that an amendment withdraws, and those in their place.
    fn amended(&self, record: &Record, fact: &Fact, names: &Named<'_>) -> Vec<String> {
        let FactBody::Amended { cause, drop, add, .. } = &fact.body else { return Vec::new() };
        let told = record.game.and_then(|game| self.state.facts(game)).unwrap_or_default();
        let dropped = told.iter().filter(|fact| drop.contains(&fact.id));
        let no_longer = dropped
            .filter_map(|fact| Some(say!("no-longer", told = words::of(&fact.body, names)?)));
        let instead = add.iter().filter(|added| added.fact.id != *cause).filter_map(|added| {
            let told = words::of(&added.fact.body, names)?;
            Some(if drop.is_empty() { told } else { say!("instead", told) })
        });
        no_longer.chain(instead).collect()
    }

    fn incident(
        &self,
        record: &Record,
        kind: Kind,
        at: CourtTime,
        what: String,
        effect: Vec<String>,
    ) -> Incident {
        let mut rules = Vec::new();
        let added = record.facts.iter().flat_map(|fact| match &fact.body {
            FactBody::Amended { add, .. } => add.iter().map(|added| &added.fact).collect(),
            _ => Vec::new(),
        });
        for rule in record.facts.iter().chain(added).filter_map(Fact::rule) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        let mut about: Vec<Seq> = Vec::new();
        for earlier in record.facts.iter().flat_map(|fact| named::about(&fact.body)) {
            if earlier.seq() < record.seq && !about.contains(&earlier.seq()) {
                about.push(earlier.seq());
            }
        }
        let late = (record.at - at).0 > 1_000;
        Incident {
            record: record.seq,
            at,
            time: self.wall.time(at),
            recorded: late.then(|| self.wall.time(record.at)),
            board: record.board,
            game: record.game,
            kind,
            by: self.by(record),
            rules,
            what,
            effect,
            about,
            later: Vec::new(),
        }
    }

    /// The summary sheets of walkers.
    fn walkers(&self) -> Vec<WalkerReport> {
        let card = |shown: &ShownCard| CardReport {
            time: self.wall.time(shown.at),
            card: say!("card-for", shown = shown.card, offence = shown.offence),
            judge: shown.by.map_or_else(|| say!("the-server"), |judge| self.device(judge)),
        };
        let sheet = |walker: &Walker| WalkerReport {
            board: walker.board,
            game: walker.game,
            walker: say!("player-of-side", side = walker.side, name = self.player(walker.player)),
            cards: walker.cards.iter().map(card).collect(),
        };
        self.state.walkers().iter().map(sheet).collect()
    }

    fn device(&self, device: DeviceId) -> String {
        called(self.devices, device)
    }

    /// A player as the list of entries names him.
    fn player(&self, player: PlayerId) -> String {
        let known = self.persons.get(&player).map(Person::listed_name);
        known.unwrap_or_else(|| numbered(words(), player))
    }

    fn by(&self, record: &Record) -> By {
        let is_code = |fact: &Fact| matches!(fact.body, FactBody::Attached { .. });
        match record.by {
            Author::Server if record.facts.iter().any(is_code) => {
                By { device: None, name: say!("shown-code"), role: None }
            }
            Author::Device(device) => By {
                device: Some(device),
                name: self.device(device),
                role: self.state.role(device).map(|(role, _)| say!("role", role)),
            },
            Author::Server => By { device: None, name: say!("the-server"), role: None },
            Author::Court => By { device: None, name: say!("the-court"), role: None },
        }
    }

    /// The time the clock on a board's table is to be set to at an instant.
    fn to_set(
        &self,
        (board, of): (Option<BoardNo>, Option<GameId>),
        at: CourtTime,
    ) -> Option<String> {
        let view = self.state.view(board?, court_protocol::Audience::Referees);
        view.game
            .filter(|game| Some(game.game) == of)
            .and_then(|game| words::still_to_set(&game, at))
    }

    /// The players of a board's game, as the list of entries names them.
    fn players(&self, (board, of): (Option<BoardNo>, Option<GameId>)) -> BySide<String> {
        let view = self.state.view(board.unwrap_or_default(), court_protocol::Audience::Referees);
        BySide::from_fn(|side| {
            let game = view.game.as_ref().filter(|game| Some(game.game) == of);
            let player = game.map(|game| game.sides[side].player);
            let name = player.map(|player| self.player(player));
            name.map_or_else(|| say!("side", side), |name| say!("player-of-side", side, name))
        })
    }
}

/// An entry whose place was earlier in the game: by itself if nothing else had to be corrected for
/// it, else as the amendment it made.
fn put_in(record: &Record) -> Option<(Kind, &Fact)> {
    record.facts.iter().find_map(|fact| {
        let FactBody::Amended { cause, drop, add, .. } = &fact.body else { return None };
        let input = &add.iter().find(|added| added.fact.id == *cause)?.fact;
        let kind = input.body.incident()?;
        Some((if drop.is_empty() { kind } else { Kind::Amendment }, input))
    })
}
