//! Takes a data folder's courts out: games as PGN, per round and per board, and every record as a
//! line of JSON.
//!
//! Reads segments only, the server running or not, and changes nothing; an unfinished tail is the
//! end. Names come from the register; a person who was erased is a number. Data that a board did
//! not report are marked as unknown, never made up.

mod pgn;
mod records;

pub(crate) use self::pgn::EventGame;

use crate::about::About;
use crate::record;
use crate::register::{self, Person, Persons};
use court_protocol::{
    Audience, BoardNo, CourtId, CourtTime, EndedView, GameId, GameSetup, MoveView, PlayerId,
    Ruleset, Said, Seq, StreamId, Termination, TickerLine,
};
use referee_core::{CourtState, Fact, FactBody};
use referee_journal::{Cut, JournalError, LogReader, Verification};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// The data to export, and the destination.
#[derive(Debug)]
pub struct Export {
    /// The journal's folders, the mirror among them: a record damaged in one is taken from another.
    pub logs: Vec<PathBuf>,
    pub register: PathBuf,
    /// The destination folder; made if it is not there.
    pub to: PathBuf,
    /// Only this court.
    pub court: Option<CourtId>,
    pub about: About,
}

/// The data exported.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Exported {
    /// The files, in order.
    pub files: Vec<PathBuf>,
    pub n_games: usize,
    pub n_records: u64,
    /// Courts whose stream is damaged, with the place: everything before it was taken out. The
    /// journal itself where it cannot be told whose records are missing.
    pub broken: Vec<String>,
    /// Files of the journal that are not as they were made; all their records were taken out.
    pub flaws: Vec<String>,
    /// The bytes after the last record that are none.
    pub tail: Option<String>,
    /// Why names are missing, and what to do: their players were written by number.
    pub nameless: Option<String>,
}

/// Why nothing, or not everything, could be taken out.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("could not write {}: {source}", .file.display())]
    Write {
        file: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error("{court} has no records in this journal; it holds {held}")]
    NoCourt {
        court: CourtId,
        /// Those there are.
        held: String,
    },
}

/// One game with everything on its sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GameSheet {
    pub(crate) game: GameId,
    pub(crate) court: CourtId,
    pub(crate) court_name: String,
    pub(crate) is_demo: bool,
    pub(crate) board: BoardNo,
    pub(crate) setup: GameSetup,
    pub(crate) players: court_protocol::BySide<Person>,
    /// The number of the game in its chain, if the chain has more than one.
    pub(crate) chain_game: Option<u8>,
    /// GO, where it came to that.
    pub(crate) began: Option<CourtTime>,
    pub(crate) moves: Vec<MoveView>,
    /// The lines of the game as the public may read them.
    pub(crate) lines: Vec<TickerLine>,
    pub(crate) ended: Option<EndedView>,
}

/// Writes every court's games and records: `court-1/records.jsonl`, `court-1/round-2.pgn`,
/// `court-1/round-2-board-07.pgn`.
///
/// # Errors
/// When the journal cannot be read, or a file cannot be written. Damage is no error: the records
/// before it are written and [`Exported::broken`] names the place. Nor is a register that is
/// lost or cannot be read: [`Exported::nameless`] tells it.
pub fn export(wanted: &Export) -> Result<Exported, ExportError> {
    let reader = LogReader::open_copies(&wanted.logs)?;
    let found = reader.verify(&mut |_| {})?;
    let courts = courts(&found, wanted.court)?;
    let (persons, lack) = register::read_or_nobody(&wanted.register);
    let mut exported =
        Exported { nameless: lack.map(|lack| lack.to_string()), ..Exported::default() };
    if found.broken.is_empty() {
        // no court of the log shows what is missing, and still something is
        exported.broken.extend(found.unknown.iter().map(|damage| format!("the journal: {damage}")));
    }
    exported.flaws.extend(found.flaws.iter().map(ToString::to_string));
    exported.tail = found.tail.map(|Cut { file, offset }| {
        format!(
            "{file} holds an unfinished write behind the last record, from byte {offset} on: nothing of it was confirmed"
        )
    });
    for court in courts {
        let folder = wanted.to.join(format!("court-{}", court.0));
        fs::create_dir_all(&folder)
            .map_err(|source| ExportError::Write { file: folder.clone(), source })?;
        let state = write_records(&reader, court, &folder, &mut exported)?;
        let sheets = sheets(&state, Wanted::default(), of_register(&persons));
        exported.n_games += sheets.len();
        write_games(&sheets, &wanted.about, &folder, &mut exported)?;
    }
    Ok(exported)
}

/// The games of one court, as PGN, without touching any file.
///
/// # Errors
/// When the journal cannot be read, or the court's stream is damaged.
pub fn games(
    logs: &[PathBuf],
    register: &Path,
    court: CourtId,
    about: &About,
) -> Result<String, ExportError> {
    let reader = LogReader::open_copies(logs)?;
    let (persons, _) = register::read_or_nobody(register);
    let mut state = CourtState::new(court);
    for found in reader.stream(StreamId::from(court), Seq(1))? {
        record::take(&mut state, &found?)?;
    }
    Ok(pgn(&sheets(&state, Wanted::default(), of_register(&persons)), about))
}

/// The courts of a journal, or the one asked for.
pub(crate) fn courts(
    found: &Verification,
    wanted: Option<CourtId>,
) -> Result<Vec<CourtId>, ExportError> {
    let streams = found.streams.iter().map(|head| head.stream).chain(found.broken.keys().copied());
    let all: BTreeSet<CourtId> = streams.filter_map(StreamId::court).collect();
    match wanted {
        None => Ok(all.into_iter().collect()),
        Some(court) if all.contains(&court) => Ok(vec![court]),
        Some(court) => {
            if let (true, Some(damage)) = (all.is_empty(), found.first_damage()) {
                return Err(JournalError::Damaged(damage.clone()).into());
            }
            let held: Vec<String> = all.iter().map(ToString::to_string).collect();
            let held = if held.is_empty() { "no court".into() } else { held.join(", ") };
            Err(ExportError::NoCourt { court, held })
        }
    }
}

/// Writes a court's records as lines and folds its games on the way.
fn write_records(
    reader: &LogReader,
    court: CourtId,
    folder: &Path,
    exported: &mut Exported,
) -> Result<CourtState, ExportError> {
    let file = folder.join("records.jsonl");
    let failed = |source| ExportError::Write { file: file.clone(), source };
    let mut out = BufWriter::new(File::create(&file).map_err(failed)?);
    let mut state = CourtState::new(court);
    for found in reader.stream(StreamId::from(court), Seq(1))? {
        let found = match found {
            Ok(found) => found,
            Err(JournalError::Damaged(damage)) => {
                exported.broken.push(format!("{court}: {damage}"));
                break;
            }
            Err(error) => return Err(error.into()),
        };
        records::write(&mut out, court, &found, &record::take(&mut state, &found)?)
            .map_err(failed)?;
        exported.n_records += 1;
    }
    out.flush().map_err(failed)?;
    exported.files.push(file);
    Ok(state)
}

/// One file for each round, and one for each of its boards.
fn write_games(
    sheets: &[GameSheet],
    about: &About,
    folder: &Path,
    exported: &mut Exported,
) -> Result<(), ExportError> {
    let mut files: BTreeMap<(u16, Option<BoardNo>), String> = BTreeMap::new();
    for sheet in sheets {
        let text = pgn::write(sheet, about);
        for board in [None, Some(sheet.board)] {
            files.entry((sheet.setup.round, board)).or_default().push_str(&text);
        }
    }
    for ((round, board), text) in files {
        let name = match board {
            None => format!("round-{round}.pgn"),
            Some(board) => format!("round-{round}-board-{:02}.pgn", board.0),
        };
        let file = folder.join(name);
        fs::write(&file, text)
            .map_err(|source| ExportError::Write { file: file.clone(), source })?;
        exported.files.push(file);
    }
    Ok(())
}

/// The games to write: all those of a court, or fewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Wanted {
    pub(crate) round: Option<u16>,
    pub(crate) board: Option<BoardNo>,
    pub(crate) game: Option<GameId>,
}

impl Wanted {
    fn has(self, game: GameId, board: BoardNo, round: u16) -> bool {
        self.game.is_none_or(|wanted| wanted == game)
            && self.board.is_none_or(|wanted| wanted == board)
            && self.round.is_none_or(|wanted| wanted == round)
    }
}

/// The register's person of a number; his number where the register does not know him.
fn of_register(persons: &Persons) -> impl Fn(GameId, PlayerId) -> Person {
    |_, player| {
        let known = persons.get(&player).cloned();
        known.unwrap_or_else(|| Person::named(player.to_string(), ""))
    }
}

/// The sheets of a court, by round, board and the order in which the games were put there.
pub(crate) fn sheets(
    state: &CourtState,
    wanted: Wanted,
    person: impl Fn(GameId, PlayerId) -> Person,
) -> Vec<GameSheet> {
    let court = state.court();
    let court_name = state.setup().map_or_else(|| court.to_string(), |setup| setup.name.clone());
    let mut sheets = Vec::new();
    for (game, board, setup) in state.pairings() {
        if !wanted.has(game, board, setup.round) {
            continue;
        }
        let facts = state.facts(game).expect("a paired game is the court's");
        let mut setup = setup.clone();
        setup.players = players(facts).unwrap_or(setup.players);
        let chain = state.chain(game).expect("a paired game is the court's");
        let is_chain = chain.len() > 1;
        let lines = state.lines(game, Audience::Public).expect("a paired game is the court's");
        let drawn = |line: &TickerLine| matches!(line.said, Said::ChainGameDrawn { .. });
        let told = lines.split_inclusive(drawn).chain(std::iter::repeat(&[][..]));
        let played_games =
            facts.split_inclusive(|fact| matches!(fact.body, FactBody::ChainGameDrawn { .. }));
        let last: &[Fact] = &[];
        let played_games = played_games.chain(std::iter::repeat(last));
        let played_games = chain.into_iter().zip(played_games).zip(told);
        for (chain_game, ((played, facts), lines)) in (1..).zip(played_games) {
            sheets.push(GameSheet {
                game,
                court,
                court_name: court_name.clone(),
                is_demo: state.is_demo(),
                board,
                players: setup.players.map(|player| person(game, player)),
                setup: setup.clone(),
                chain_game: is_chain.then_some(chain_game),
                began: began(facts),
                moves: played.moves,
                lines: lines.to_vec(),
                ended: played.drawn.or_else(|| ended(facts)),
            });
        }
    }
    sheets.sort_by_key(|sheet| (sheet.setup.round, sheet.board));
    sheets
}

/// Games as PGN, one after the other.
pub(crate) fn pgn(sheets: &[GameSheet], about: &About) -> String {
    sheets.iter().map(|sheet| pgn::write(sheet, about)).collect()
}

/// GO; a start that was annulled is none.
fn began(facts: &[Fact]) -> Option<CourtTime> {
    let starts = |fact: &&Fact| matches!(fact.body, FactBody::Started | FactBody::Annulled { .. });
    let last = facts.iter().rfind(starts)?;
    (last.body == FactBody::Started).then_some(last.at)
}

/// The players who really played, if that was corrected.
fn players(facts: &[Fact]) -> Option<court_protocol::BySide<PlayerId>> {
    facts.iter().rev().find_map(|fact| match fact.body {
        FactBody::PlayersSet { players, .. } => Some(players),
        _ => None,
    })
}

/// The end of the game as it stands: an earlier end of a reopened game counts no more and is not
/// among its facts.
fn ended(facts: &[Fact]) -> Option<EndedView> {
    let mut ended = facts.iter().rev().find_map(|fact| match fact.body {
        FactBody::Ended { result, by } => Some(EndedView { at: fact.at, result, by }),
        _ => None,
    })?;
    let corrected = facts.iter().rev().find_map(|fact| match fact.body {
        FactBody::ResultCorrected { result, .. } => Some(result),
        _ => None,
    });
    if let Some(result) = corrected {
        // In Speed chess a correction takes down what both players say.
        let is_theirs = |fact: &Fact| matches!(&fact.body, FactBody::Paired { setup, .. } if setup.ruleset == Ruleset::Speed);
        let by = if facts.iter().any(is_theirs) {
            Termination::PlayersAgreed
        } else {
            Termination::Ruling
        };
        (ended.result, ended.by) = (result, by);
    }
    Some(ended)
}
