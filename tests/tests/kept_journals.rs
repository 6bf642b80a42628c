//! Two small journals that stay as data: every later version opens, verifies, exports and replays
//! them to the same outcome. `one-game` is one game, `every-kind` has every kind of fact.
//!
//! `WRITE_JOURNALS=1 cargo test --test kept_journals` writes both anew, with their outcomes, from
//! the game sheets of the rules.

use court_protocol::{Ask, Audience, CourtId, DeviceId, Format, GameView, Seq, StreamId};
use court_tests::records;
use referee_core::sheet::{GAME, Hall, Sheet, instant};
use referee_core::{Command, CourtState, FactBody, Record, SpeedFact};
use referee_journal::{Journal, JournalOptions, JournalState, LogEntry, LogReader};
use referee_server::about::About;
use referee_server::export::{Export, export};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;

/// Bytes of a segment: small, for files that stay.
const SEGMENT: u64 = 32 * 1024;
const SHEETS: &str = "../server/core/tests/sheets";

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/journals").join(name)
}

/// The names of the variants of an enum, by the error that an unknown one is.
fn variants<T>(unknown: serde_json::Result<T>) -> BTreeSet<String> {
    let unknown = unknown.err().expect("there is none").to_string();
    let (_, names) = unknown.split_once("expected one of").expect("it names them");
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn variant(value: &Value) -> String {
    let named = value.as_str().or_else(|| value.as_object()?.keys().next().map(String::as_str));
    named.expect("a variant has a name").to_owned()
}

/// Every kind of fact, those of Speed chess one by one.
fn kinds() -> BTreeSet<String> {
    const UNKNOWN: &str = "{\"?\":{}}";
    let speed = variants(serde_json::from_str::<SpeedFact>(UNKNOWN));
    let speed = speed.into_iter().map(|kind| format!("speed {kind}"));
    let plain = variants(serde_json::from_str::<FactBody>(UNKNOWN));
    plain.into_iter().filter(|kind| kind != "speed").chain(speed).collect()
}

/// The kinds of a record's facts, those that an amendment adds among them.
fn kinds_of(record: &Record) -> BTreeSet<String> {
    let kind = |body: &FactBody| match serde_json::to_value(body).expect("plain data") {
        Value::Object(fields) if fields.contains_key("speed") => {
            format!("speed {}", variant(&fields["speed"]))
        }
        plain => variant(&plain),
    };
    let mut kinds = BTreeSet::new();
    for fact in &record.facts {
        kinds.insert(kind(&fact.body));
        if let FactBody::Amended { add, .. } = &fact.body {
            kinds.extend(add.iter().map(|added| kind(&added.fact.body)));
        }
    }
    kinds
}

/// The records of a journal, court by court.
fn read(data: &Path) -> Vec<(CourtId, Vec<Record>)> {
    let courts = (1..).map(CourtId).map(|court| (court, records(data, court)));
    courts.take_while(|(_, records)| !records.is_empty()).collect()
}

/// The outcome of a game, without the parts that a later version may show in another way.
fn outcome(court: &CourtState, game: &GameView) -> Value {
    let side = |side: &court_protocol::SideView| {
        json!({
            "left": side.left, "runs": side.runs, "illegal": side.illegal, "served": side.served,
            "open": side.penalties.len(), "cards": side.cards, "owes": side.owes, "reds": side.reds,
        })
    };
    let moves = court.moves(game.game, 1).unwrap_or_default();
    json!({
        "phase": game.phase, "result": game.result, "fen": game.fen, "in_chain": game.chain_game,
        "ended": game.ended.as_ref().map(|ended| (ended.at, ended.result.pgn(), ended.by)),
        "white": side(&game.sides.white), "black": side(&game.sides.black),
        "moves": moves.iter().map(|made| made.san.as_str()).collect::<Vec<_>>().join(" "),
        "questions": game.inbox.len(),
    })
}

fn outcomes(courts: &[(CourtId, Vec<Record>)]) -> String {
    let mut told = String::new();
    for (id, records) in courts {
        let mut court = CourtState::new(*id);
        for record in records {
            court.apply(record);
        }
        writeln!(told, "{id}: {} records", records.len()).expect("a string takes everything");
        for view in court.snapshot(Audience::Referees).boards {
            if let Some(game) = view.game {
                let outcome = outcome(&court, &game);
                writeln!(told, "{}: {outcome}", view.board).expect("a string takes everything");
            }
        }
    }
    told
}

fn comes_to_the_same(name: &str) {
    if std::env::var_os("WRITE_JOURNALS").is_some() {
        write(name, &if name == "one-game" { one_game() } else { every_kind() });
    }
    let folder = tempfile::tempdir().expect("a folder");
    let options = JournalOptions::new(folder.path());
    fs::create_dir(options.log_dir()).expect("made");
    for file in fs::read_dir(kept(name)).expect("it is kept") {
        let file = file.expect("readable");
        if file.path().extension().is_some_and(|ending| ending == "segment") {
            fs::copy(file.path(), options.log_dir().join(file.file_name())).expect("copied");
        }
    }
    let found = LogReader::open(&options.log_dir()).expect("a journal").verify(&mut |_| ());
    assert!(found.expect("readable").is_whole());
    let courts = read(folder.path());
    let expected = fs::read_to_string(kept(name).join("outcomes.txt")).expect("it is kept");
    assert_eq!(outcomes(&courts), expected);

    let (journal, report) = Journal::open(&options, &mut |_| ()).expect("it opens");
    assert_eq!((report.state.clone(), report.notes()), (JournalState::Open, Vec::new()));
    for (court, records) in &courts {
        assert_eq!(report.head(StreamId::from(*court)).seq, Seq(records.len() as u64));
    }
    journal.close();
    let to = tempfile::tempdir().expect("a folder");
    let exported = export(&Export {
        logs: vec![options.log_dir()],
        register: folder.path().join("persons.json"),
        to: to.path().to_owned(),
        court: None,
        about: About::default(),
    });
    let exported = exported.expect("the games can be written");
    let n_records: usize = courts.iter().map(|(_, records)| records.len()).sum();
    assert_eq!((exported.n_records, exported.broken), (n_records as u64, Vec::new()));
    assert!(exported.n_games > 0);
    if name == "every-kind" {
        let found: BTreeSet<String> =
            courts.iter().flat_map(|(_, all)| all).flat_map(kinds_of).collect();
        let missing: Vec<String> = kinds().difference(&found).cloned().collect();
        assert!(missing.is_empty(), "the journal has no {missing:?}");
    }
}

#[test]
fn a_kept_game_comes_to_the_same_in_every_version() {
    comes_to_the_same("one-game");
}

#[test]
fn a_kept_journal_with_every_kind_of_fact_comes_to_the_same_in_every_version() {
    comes_to_the_same("every-kind");
}

fn played(sheet: &str) -> Hall {
    Sheet::parse(sheet).and_then(|sheet| sheet.play()).expect("a sheet").hall
}

fn one_game() -> Vec<Vec<Record>> {
    let sheet = "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w f1c4 · 0:40 b b8c6 · 0:50 b fault no_crossing
        0:55 w d1h5 · 0:58 b stands · 1:20 b g8f6 · 1:30 w puts h5f7 · 1:40 enter 1-0 · 1:50 seal";
    vec![played(sheet).records]
}

/// The records of every sheet of the rules; and what no sheet of them has: an hour that was agreed
/// on, cards that are shown, a game that leaves its board, duties that go from device to device, and
/// the server's own outages.
fn all_records() -> Vec<Vec<Record>> {
    let (device, to) = (DeviceId(5), Some(DeviceId(6)));
    let mut hall = played("0:00 start · 0:08 w e2e4").with_referees();
    hall.command(&Command::Relieve { device, relieved: true, to, by: None });
    hall.command(&Command::Revoke { device, by: None });
    hall.advance(instant("0:30"));
    hall.command(&Command::CameBack { away_from: instant("0:25"), ran_on: false });
    let arranged = played("ruleset: intramural\n1:00 arrange 20:00 b");
    let shown = played("ruleset: walk\n… · 0:20 #3 w caution contact · 0:30 shows w");
    let mut off = played("");
    off.by_server(Ask::TakeOff { games: vec![GAME] });
    let mut all = vec![hall.records, arranged.records, shown.records, off.records];
    let mut folders = vec![PathBuf::from(SHEETS)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("readable") {
            let path = entry.expect("readable").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.retain(|file| file.extension().is_some_and(|ending| ending == "sheet"));
    files.sort();
    let text = |file| fs::read_to_string(file).expect("readable");
    all.extend(files.into_iter().map(|file| played(&text(file)).records));
    all
}

/// Records until every kind of fact is there: first those that add most for their number, each only
/// as far as they add something.
fn every_kind() -> Vec<Vec<Record>> {
    let (mut missing, mut all, mut chosen) = (kinds(), all_records(), Vec::new());
    loop {
        let adds = |records: &[Record]| {
            let mut new = missing.clone();
            records.iter().flat_map(kinds_of).filter(|kind| new.remove(kind)).count()
        };
        for records in &mut all {
            let of_use = |record: &Record| !kinds_of(record).is_disjoint(&missing);
            records.truncate(records.iter().rposition(of_use).map_or(0, |last| last + 1));
        }
        let worth = |records: &&Vec<Record>| adds(records) * 1_000 / records.len().max(1);
        let Some(best) = all.iter().max_by_key(worth).filter(|best| !best.is_empty()) else {
            return chosen;
        };
        chosen.push(best.clone());
        for kind in best.iter().flat_map(kinds_of) {
            missing.remove(&kind);
        }
    }
}

/// Writes a journal with these courts, and its outcomes.
fn write(name: &str, courts: &[Vec<Record>]) {
    let folder = tempfile::tempdir().expect("a folder");
    let options = JournalOptions { segment_size: SEGMENT, ..JournalOptions::new(folder.path()) };
    let (journal, _) = Journal::open(&options, &mut |_| ()).expect("a new journal");
    let handle = journal.handle();
    for (records, court) in courts.iter().zip(1..) {
        for record in records {
            let entry = LogEntry {
                stream: StreamId::from(CourtId(court)),
                seq: record.seq,
                at: record.at,
                request: record.request.filter(|_| record.answers() && court == 1),
                body: Format::MessagePack.encode(record),
            };
            let (answer, answered) = sync_channel(1);
            handle.append(vec![entry], Box::new(move |mark| answer.send(mark).expect("heard")));
            answered.recv().expect("answered").expect("durable");
        }
    }
    journal.close();
    let to = kept(name);
    fs::create_dir_all(&to).expect("made");
    for old in fs::read_dir(&to).expect("readable") {
        fs::remove_file(old.expect("readable").path()).expect("removed");
    }
    for file in fs::read_dir(options.log_dir()).expect("readable") {
        let file = file.expect("readable");
        if file.path().extension().is_some_and(|ending| ending == "segment") {
            fs::copy(file.path(), to.join(file.file_name())).expect("copied");
        }
    }
    fs::write(to.join("outcomes.txt"), outcomes(&read(folder.path()))).expect("written");
}
