//! Entry lists of an event: from a file to persons of the register and players of the event.
//!
//! A preview says how each row is entered; an import enters all rows or none. A row that may be a
//! person who is there already waits for a choice, unless the FIDE id, or the name with the year of
//! birth, says so.

use crate::desks::DeskHandle;
use crate::kept_file::{self, KeptFileError};
use crate::register::{Register, Sex};
use court_protocol::{Message, PlayerId, message};
use referee_desk::rating_list::RatingList;
use referee_desk::{
    Act, Author, Category, ChessTitle, ClubId, Command, Desk, EnteredPlayer, EntryData,
    Format as EventFormat, PersonId, Plan, Refusal, TeamEntry, TeamId,
};
use referee_entries::{
    Column, Duplicate, Entry, EntryFault, EntryFile, Fault, Field, Format, Likeness, Matching,
    Person, PlayerList, Remembered, Same, Terms,
};
use referee_messages::words;
use referee_tournament::division::{Choice, Division, Entrant};
use referee_tournament::event::{self, RoundNumber};
use referee_tournament::rating::Registration;
use schemars::JsonSchema;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The file of the data folder with the headings that organisers have matched.
pub(crate) const COLUMNS: &str = "columns.json";
const COLUMNS_CURE: &str = "delete it: columns are then matched by their headings alone";

/// A file as it was sent.
#[derive(Debug)]
pub(crate) struct SentFile {
    /// The name, for messages.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The organiser's choices about a file.
#[derive(Debug, Default)]
pub(crate) struct Choices {
    /// The sheet, from 0.
    pub(crate) sheet: Option<usize>,
    /// The line of the headings, 0 for none.
    pub(crate) headings: Option<usize>,
    /// The meaning of every column, from the left.
    pub(crate) columns: Option<Vec<Option<Field>>>,
    /// Lines that are these persons of the register.
    pub(crate) same: BTreeMap<usize, PlayerId>,
    /// Lines that are new persons, even if a known person is similar.
    pub(crate) new: BTreeSet<usize>,
    /// Lines that are not entered.
    pub(crate) without: BTreeSet<usize>,
}

/// The rows of a file with all that is wrong in it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ImportPreview {
    file: String,
    /// The kind of file; `None` if it could not be read.
    format: Option<Format>,
    /// The names of the sheets.
    sheets: Vec<String>,
    matching: Matching,
    /// Every column with something in it of which nothing is entered.
    left_out: Vec<LeftOut>,
    rows: Vec<ImportRow>,
    faults: Vec<FaultRow>,
    duplicates: Vec<DuplicateRow>,
    /// The teams of an event of teams that the file names.
    teams: Vec<ImportTeam>,
    /// True if nothing has to be put right and no row waits for a choice.
    pub(crate) can_enter: bool,
}

/// A row of the file.
#[derive(Debug, Serialize, JsonSchema)]
struct ImportRow {
    #[serde(flatten)]
    entry: Entry,
    /// The data for the event; the club is entered with the row.
    data: EntryData,
    /// True if the start rating is the CR-ELO of earlier events (CR-3.1.1), whatever the file says.
    is_cr_elo: bool,
    becomes: Becomes,
}

/// The way in which a row is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Becomes {
    /// A new person.
    New,
    /// A person of the register: the row has the data of both.
    Same(PlayerId),
    /// Not at all: this person is on the entry list.
    Entered(PlayerId),
    /// Not at all: the organiser said so.
    LeftOut,
    /// The organiser has to choose.
    Open,
}

/// A team that the file names: it is new, or its players of the file join those of the entry list.
#[derive(Debug, Serialize, JsonSchema)]
struct ImportTeam {
    team: TeamId,
    name: String,
}

#[derive(Debug, Serialize, JsonSchema)]
struct FaultRow {
    #[serde(flatten)]
    fault: Fault,
    /// True if the file may be entered all the same.
    is_doubt: bool,
    message: Message,
    /// The message in the server's language.
    text: String,
}

/// The sentence about a column of which nothing is entered.
#[derive(Debug, Serialize, JsonSchema)]
struct LeftOut {
    message: Message,
    /// The message in the server's language.
    text: String,
}

#[derive(Debug, Serialize, JsonSchema)]
struct DuplicateRow {
    #[serde(flatten)]
    duplicate: Duplicate,
    message: Message,
    /// The message in the server's language.
    text: String,
}

/// The persons and players that a file enters.
#[derive(Debug)]
pub(crate) struct Entering {
    pub(crate) command: Command,
    /// The persons who are new in the register.
    pub(crate) added: Vec<PlayerId>,
}

/// The persons that an entry may be, and the ratings that it may have.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) register: &'a Register,
    /// The ratings over all events.
    pub(crate) ratings: &'a RatingList,
    /// FIDE's list; nobody where there is none.
    pub(crate) listed: &'a PlayerList,
}

/// A choice that cannot be followed, in words for the program that made it.
#[derive(Debug)]
pub(crate) struct BadChoice(pub(crate) String);

impl ImportPreview {
    /// Reads a file, and completes its entries from FIDE's list if there is one. `year` is the year of
    /// the event.
    pub(crate) fn read(
        file: &SentFile,
        choices: &Choices,
        remembered: &Remembered,
        known: Known<'_>,
        desk: &Desk,
        year: u16,
    ) -> Result<Self, BadChoice> {
        let Known { register, ratings, listed } = known;
        let plan = desk.plan().cloned().unwrap_or_default();
        let list = match EntryFile::read(&file.name, &file.bytes) {
            Ok(list) => list,
            Err(faults) => return Ok(Self::unreadable(file, faults)),
        };
        let matching = choices.matching(&list, remembered)?;
        let terms = Terms { year, rounds: Some(plan.swiss_rounds()) };
        let mut found = list.preview(&matching, terms, register.persons());
        if *listed != PlayerList::default() {
            found.complete(listed);
        }
        let mut rows = Vec::new();
        let persons = Persons::new(register, choices, &found.duplicates, desk);
        for mut entry in found.entries {
            entry.person.rating = start_rating(&entry);
            let becomes = persons.becomes(&entry)?;
            if let Becomes::Same(player) = becomes
                && let Some(known) = register.person(player).cloned()
            {
                entry.person = renewed(known, entry.person);
            }
            let cr_elo = match becomes {
                Becomes::Same(player) => {
                    let day = plan.days.first().map(|day| day.date);
                    ratings.rating_before(PersonId(register.number(player).0), day)
                }
                _ => None,
            };
            let rating = cr_elo.or(entry.person.rating);
            let data = match data(&entry, rating, &plan, year) {
                Ok(data) => data,
                Err(fault) => {
                    found.faults.push(of_category(&entry, &matching, fault));
                    EntryData::default()
                }
            };
            rows.push(ImportRow { entry, data, is_cr_elo: cr_elo.is_some(), becomes });
        }
        found.faults.sort_by_key(|fault| fault.line);
        let faults = fault_rows(&file.name, found.faults);
        let teams =
            if plan.format == EventFormat::Players { Vec::new() } else { teams(&rows, desk) };
        let duplicate = |duplicate: Duplicate| {
            let message = duplicate.message(&file.name);
            let text = words().say(&message);
            DuplicateRow { duplicate, message, text }
        };
        Ok(Self {
            file: file.name.clone(),
            format: Some(list.format()),
            sheets: list.sheets().map(str::to_owned).collect(),
            can_enter: faults.iter().all(|row| row.is_doubt)
                && rows.iter().all(|row| row.becomes != Becomes::Open),
            left_out: left_out(&file.name, &matching),
            matching,
            rows,
            faults,
            duplicates: found.duplicates.into_iter().map(duplicate).collect(),
            teams,
        })
    }

    fn unreadable(file: &SentFile, faults: Vec<Fault>) -> Self {
        Self {
            file: file.name.clone(),
            format: None,
            sheets: Vec::new(),
            matching: Matching::default(),
            left_out: Vec::new(),
            rows: Vec::new(),
            faults: fault_rows(&file.name, faults),
            duplicates: Vec::new(),
            teams: Vec::new(),
            can_enter: false,
        }
    }

    /// Enters the persons in the register, and the players in the event as far as the desk takes
    /// them.
    ///
    /// # Errors
    /// The refusal of the desk. The caller then discards the changed register.
    pub(crate) fn enter(
        &self,
        register: &mut Register,
        desk: &DeskHandle,
        by: Author,
    ) -> Result<Entering, Refusal> {
        let (mut players, mut byes, mut added) = (Vec::new(), Vec::new(), Vec::new());
        let mut members = Vec::new();
        let is_entered = |row: &&ImportRow| matches!(row.becomes, Becomes::New | Becomes::Same(_));
        let entered = || self.rows.iter().filter(is_entered);
        let clubs = register.enter_clubs_of(entered().map(|row| &row.entry.person));
        for (ImportRow { entry, data, becomes, .. }, club) in entered().zip(clubs) {
            let player = match *becomes {
                Becomes::New => {
                    let player = register.add(entry.person.clone());
                    added.push(player);
                    player
                }
                Becomes::Same(player) => {
                    register.enter(player, entry.person.clone());
                    player
                }
                Becomes::Entered(_) | Becomes::LeftOut | Becomes::Open => continue,
            };
            let person = PersonId(player.0);
            let club = club.map(|club| ClubId(club.0));
            players.push(EnteredPlayer { person, data: EntryData { club, ..data.clone() } });
            members.extend(entry.person.team.as_deref().map(|team| (team, data.rating, person)));
            byes.extend(entry.byes.iter().map(|round| (person, RoundNumber(*round))));
        }
        let teams = self.entries_of_teams(members, &desk.now());
        let command = Act::Enter { players, byes, teams }.into();
        desk.check(&command, by)?;
        Ok(Entering { command, added })
    }

    /// The teams of the file with their players: those who were there before, then the others by
    /// their ratings.
    fn entries_of_teams(
        &self,
        mut members: Vec<(&str, Option<u16>, PersonId)>,
        desk: &Desk,
    ) -> Vec<TeamEntry> {
        members.sort_by_key(|(_, rating, _)| Reverse(*rating));
        let mut joining: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
        for (team, _, person) in members {
            joining.entry(folded(team)).or_default().push(person);
        }
        let entry = |ImportTeam { team, name }: &ImportTeam| {
            let known = desk.teams().get(team).map(|known| known.entry.clone());
            let mut entry = known.unwrap_or_else(|| TeamEntry {
                team: *team,
                name: name.clone(),
                captain: None,
                players: Vec::new(),
            });
            entry.players.extend(joining.get(&folded(name)).into_iter().flatten());
            entry
        };
        self.teams.iter().map(entry).collect()
    }

    /// Keeps the meanings that the organiser gave to headings, for the next file.
    pub(crate) fn remember(&self, data: &Path) -> Result<(), KeptFileError> {
        let mut remembered = remembered(data)?;
        let before = remembered.clone();
        remembered.remember(&self.matching);
        if remembered == before {
            return Ok(());
        }
        kept_file::write_value(&columns_file(data), &remembered)
    }
}

/// The name of a team as files are compared by it.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The teams of the rows that are entered, by the names of the entry list or with new numbers.
fn teams(rows: &[ImportRow], desk: &Desk) -> Vec<ImportTeam> {
    let mut teams: Vec<ImportTeam> = Vec::new();
    let mut known: BTreeMap<String, TeamId> = BTreeMap::new();
    for team in desk.teams().values() {
        if let Some(name) = team.name() {
            known.entry(folded(name)).or_insert(team.entry.team);
        }
    }
    let mut named = BTreeSet::new();
    let last = desk.teams().keys().map(|team| team.0).max().unwrap_or(0);
    let mut next = (last + 1..).map(TeamId);
    for row in rows.iter().filter(|row| matches!(row.becomes, Becomes::New | Becomes::Same(_))) {
        let Some(name) = row.entry.person.team.as_deref() else { continue };
        if !named.insert(folded(name)) {
            continue;
        }
        let team = known.get(&folded(name)).copied().or_else(|| next.next());
        teams.extend(team.map(|team| ImportTeam { team, name: name.trim().to_owned() }));
    }
    teams
}

fn columns_file(data: &Path) -> PathBuf {
    data.join(COLUMNS)
}

/// The headings that organisers have matched.
pub(crate) fn remembered(data: &Path) -> Result<Remembered, KeptFileError> {
    Ok(kept_file::read(&columns_file(data), COLUMNS_CURE)?.unwrap_or_default())
}

/// The year in which an event begins: of its plan, else of the set-up or today.
pub(crate) fn year_of(desk: &Desk, data: &Path) -> u16 {
    let planned = desk.plan().and_then(|plan| plan.days.first()).map(|day| day.date);
    let day = || crate::about::About::read(data).unwrap_or_default().day();
    planned.unwrap_or_else(day).year()
}

fn fault_rows(file: &str, faults: Vec<Fault>) -> Vec<FaultRow> {
    let row = |fault: Fault| {
        let message = fault.message(file);
        let text = words().say(&message);
        FaultRow { is_doubt: fault.fault.is_doubt(), fault, message, text }
    };
    faults.into_iter().map(row).collect()
}

fn left_out(file: &str, matching: &Matching) -> Vec<LeftOut> {
    let unused = matching.columns.iter().filter(|column| column.field.is_none());
    let unused = unused.filter(|column| !column.heading.is_empty() || !column.samples.is_empty());
    let told = |column: &Column| {
        let heading = Some(&column.heading).filter(|heading| !heading.is_empty());
        let message = message!(
            "entry-column-left-out",
            file,
            line = matching.headings,
            column = column.letters,
            heading
        );
        LeftOut { text: words().say(&message), message }
    };
    unused.map(told).collect()
}

impl Choices {
    fn matching(&self, list: &EntryFile, remembered: &Remembered) -> Result<Matching, BadChoice> {
        let mut matching = match self.sheet {
            None => list.matching(remembered),
            Some(sheet) => list
                .matching_of(sheet, remembered)
                .ok_or_else(|| BadChoice(format!("sheet: there is no sheet {sheet}")))?,
        };
        if let Some(line) = self.headings {
            matching.headings = Some(line).filter(|line| *line > 0);
        }
        if let Some(columns) = &self.columns {
            let (meanings, found) = (columns.len(), matching.columns.len());
            if meanings != found {
                return Err(BadChoice(format!("columns: {meanings} meanings for {found} columns")));
            }
            for (at, field) in columns.iter().enumerate() {
                matching.tell(at, *field);
            }
        }
        Ok(matching)
    }
}

/// The persons whom the rows may be.
struct Persons<'a> {
    register: &'a Register,
    choices: &'a Choices,
    /// The duplicates of each line.
    duplicates: BTreeMap<usize, Vec<&'a Duplicate>>,
    /// The persons on the entry list, by their numbers now.
    entered: BTreeMap<PlayerId, PlayerId>,
}

impl<'a> Persons<'a> {
    fn new(
        register: &'a Register,
        choices: &'a Choices,
        found: &'a [Duplicate],
        desk: &Desk,
    ) -> Self {
        let mut duplicates: BTreeMap<usize, Vec<&Duplicate>> = BTreeMap::new();
        for duplicate in found {
            duplicates.entry(duplicate.line).or_default().push(duplicate);
        }
        let entered = desk.entries().keys().map(|person| PlayerId(person.0));
        let entered = entered.map(|player| (register.number(player), player)).collect();
        Self { register, choices, duplicates, entered }
    }

    fn becomes(&self, entry: &Entry) -> Result<Becomes, BadChoice> {
        let line = entry.line;
        if self.choices.without.contains(&line) {
            return Ok(Becomes::LeftOut);
        }
        if let Some(&player) = self.choices.same.get(&line) {
            if self.register.person(player).is_none() {
                return Err(BadChoice(format!(
                    "same: there is no person {player} for line {line}"
                )));
            }
            return Ok(self.known(player));
        }
        if self.choices.new.contains(&line) {
            return Ok(Becomes::New);
        }
        let mut sure = BTreeSet::new();
        for duplicate in self.duplicates.get(&line).into_iter().flatten() {
            match duplicate.of {
                Same::Line(other) if self.choices.without.contains(&other) => {}
                Same::Known(player) if self.is_sure(entry, player, duplicate.by) => {
                    sure.insert(player);
                }
                Same::Line(_) | Same::Known(_) => return Ok(Becomes::Open),
            }
        }
        let mut sure = sure.into_iter();
        Ok(match (sure.next(), sure.next()) {
            (None, _) => Becomes::New,
            (Some(player), None) => self.known(player),
            (Some(_), Some(_)) => Becomes::Open,
        })
    }

    /// True if the row is this person without a choice of the organiser. Equal data in the register
    /// count too: then a file is imported again.
    fn is_sure(&self, entry: &Entry, player: PlayerId, by: Likeness) -> bool {
        match by {
            Likeness::FideId | Likeness::NameAndBirth => true,
            Likeness::NearName => self.register.person(player) == Some(&entry.person),
        }
    }

    fn known(&self, player: PlayerId) -> Becomes {
        let player = self.register.number(player);
        self.entered.get(&player).map_or(Becomes::Same(player), |of| Becomes::Entered(*of))
    }
}

/// A person of the register with the data of a later list; the name stays as it is.
fn renewed(known: Person, listed: Person) -> Person {
    let (family, given) = (known.family.clone(), known.given.clone());
    let mut person = Person { family, given, ..listed };
    person.complete(known);
    person
}

/// CR-3.1.1-1: the start rating of a person without a CR-ELO.
pub(crate) fn start_rating(entry: &Entry) -> Option<u16> {
    let ratings = entry.ratings;
    let listed = Registration {
        born: None,
        fide_standard: ratings.standard,
        fide_rapid: ratings.rapid,
        fide_blitz: ratings.blitz,
        national: ratings.national,
    };
    listed.initial_rating().filter(|rating| *rating > 0).or(entry.person.rating)
}

/// The data of a row that the event needs, with the start rating.
fn data(
    entry: &Entry,
    start: Option<u16>,
    plan: &Plan,
    year: u16,
) -> Result<EntryData, EntryFault> {
    let person = &entry.person;
    let title = person.title.as_deref().and_then(|title| {
        let title: StrDeserializer<'_, Error> = title.into_deserializer();
        // the register has titles that decide nothing here, such as AGM
        ChessTitle::deserialize(title).ok()
    });
    let is_played =
        |category: &Category| plan.categories.is_empty() || plan.categories.contains(category);
    let mut categories = Vec::new();
    if let Some(wished) = entry.category.as_deref() {
        let wished = Category::from(wished.trim());
        let wished = wished.division().map_or(wished, Category::from);
        if !wished.is_code() || !is_played(&wished) {
            let names: Vec<String> = plan.categories.iter().map(Category::to_string).collect();
            let played = Some(names.join(", ")).filter(|names| !names.is_empty());
            return Err(EntryFault::Category { played });
        }
        categories.push(wished);
    }
    if categories.is_empty() {
        categories.extend(category_by_age(person, start, plan, year));
    } else if !plan.categories.is_empty() {
        let by_age = division_by_age(person, start, plan, year);
        categories.extend(by_age.filter(|category| !categories.contains(category)));
    }
    Ok(EntryData { rating: start, title, categories, club: None })
}

/// The category of a person by age, among those that the event plays.
pub(crate) fn category_by_age(
    person: &Person,
    rating: Option<u16>,
    plan: &Plan,
    year: u16,
) -> Option<Category> {
    division_by_age(person, rating, plan, year).or_else(|| {
        let age = year.checked_sub(person.born?.year)?;
        Category::nearest(&plan.categories, age, sex_of(person)).cloned()
    })
}

/// The division of a person by the rulebook's ages, if the event plays it.
fn division_by_age(
    person: &Person,
    rating: Option<u16>,
    plan: &Plan,
    year: u16,
) -> Option<Category> {
    let division = |choice| {
        let (born, sex) = (person.born?.year, sex_of(person));
        let rating = rating.map(i32::from);
        // a player who is born after the event is a fault of the list
        let division = Division::of(&Entrant { born, sex, rating, choice }, year).ok()?;
        let category = Category::from(division);
        let is_played = plan.categories.is_empty() || plan.categories.contains(&category);
        is_played.then_some(category)
    };
    // CR-3.2.4-1: the women's division goes before the open one of the same age
    division(Choice::AgeGroup).or_else(|| division(Choice::OpenAgeGroup))
}

fn sex_of(person: &Person) -> Option<event::Sex> {
    person.sex.map(|sex| match sex {
        Sex::Woman => event::Sex::Female,
        Sex::Man => event::Sex::Male,
    })
}

/// The fault with its place.
fn of_category(entry: &Entry, matching: &Matching, fault: EntryFault) -> Fault {
    let column = matching.columns.iter().find(|column| column.field == Some(Field::Category));
    Fault {
        line: Some(entry.line),
        column: column.map(|column| column.letters.clone()),
        heading: column.map(|column| column.heading.clone()).filter(|text| !text.is_empty()),
        found: entry.category.clone(),
        fault,
    }
}
