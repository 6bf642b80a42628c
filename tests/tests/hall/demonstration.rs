//! The demonstration: a round with everything that can befall one, and no board that stands still.

use court_protocol::{CourtId, GameId, ResultState};
use court_tests::follower::Follower;
use referee_journal::JournalOptions;
use referee_server::config::BOARDS;
use referee_server::demo::{self, Demo, DemoFolder};
use referee_server::hall::{Hall, HallOptions};
use referee_server::report::{Incident, Kind, Report, Wanted, report};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Court seconds a second: a round in a minute.
const SPEED: u32 = 20;

/// Plays until every board's first game is sealed; what the report of its folder tells.
fn first_round() -> Report {
    let data = tempfile::tempdir().expect("a folder for the demonstration");
    let folder = DemoFolder::renew(data.path()).expect("made");
    let mut options = HallOptions::new(folder.path(), demo::event(1).expect("one court"));
    options.demo = true;
    options.speed = SPEED;
    let hall = Hall::start(options, &mut |_| {}).expect("a hall starts in an empty folder");
    let demo = Demo::start(&hall, &folder).expect("agents, judges and a referee");
    let runtime = court_tests::runtime();
    runtime.block_on(async {
        let mut sealed = BTreeSet::new();
        let mut follower = Follower::open(hall.public_addr(), CourtId(1)).await;
        let all_sealed = follower.until(|court| {
            for view in &court.boards {
                let first = |round: u16, result| round > 1 || result == ResultState::Sealed;
                if view.game.as_ref().is_some_and(|game| first(game.round, game.result)) {
                    sealed.insert(view.board);
                }
            }
            sealed.len() == usize::from(BOARDS)
        });
        all_sealed.await;
    });
    drop(demo);
    hall.stop();
    told(folder.path())
}

fn told(data: &Path) -> Report {
    let logs = vec![JournalOptions::new(data).log_dir()];
    report(&Wanted { data, logs, court: None }).expect("a journal that can be read")
}

#[test]
fn every_board_of_a_demonstrations_round_ends_and_is_sealed_and_nothing_that_can_happen_is_missing()
{
    let report = first_round();
    assert!(report.demo, "it says what it is");
    let incidents = &report.courts[0].incidents;
    for board in 1..=BOARDS {
        let game = Some(GameId(1_000 + u32::from(board)));
        let sealed = |told: &&Incident| told.game == game && told.what.contains("Sealed: ");
        assert!(incidents.iter().any(|told| sealed(&told)), "board {board}");
    }
    let kinds: BTreeSet<Kind> = incidents.iter().map(|told| told.kind).collect();
    for kind in [
        Kind::Call,
        Kind::Claim,
        Kind::Ruling,
        Kind::Court,
        Kind::Result,
        Kind::Question,
        Kind::Outage,
        Kind::Device,
    ] {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
    let (html, json) = (report.html(), report.json());
    for words in [
        // penalties: called, served, swapped, taken back
        "no crossing",
        "is free: 1 served",
        "replaced by the right call",
        "he saw both feet over the line",
        // a call from a phone without reception, and whoever took its lanes over
        "came over 30 s late",
        // claims, cards, an illegal move, a board that stands still
        "claims: illegal move",
        "for the opponent&#39;s illegal move",
        "is rejected",
        "offers a draw",
        "The head referee is called to the board",
        "The board is stopped",
        "GO: the game goes on",
        // boards out of reach
        "fell silent",
        "is back",
    ] {
        let plain = words.replace("&#39;", "'");
        assert!(json.contains(&plain), "{plain:?} is not told");
        assert!(html.contains(words) || html.contains(&plain), "{words:?} is not on the page");
    }
    let lanes = "is line judge for boards 7, 8, 9, 10, 11, 12.";
    let of_lanes = incidents.iter().filter(|told| told.what.contains(lanes));
    assert!(of_lanes.count() > 1, "the lanes of a phone without reception went to another");
    let by = |name: &str| incidents.iter().any(|told| told.by.name.contains(name));
    for place in ["first", "second", "third"] {
        assert!(by(&format!("demo {place} judge 1")), "the {place} judge");
    }
    let head = |told: &&Incident| told.by.name == "demo referee" && told.kind == Kind::Ruling;
    assert!(incidents.iter().any(|told| head(&told)), "the head referee answers");
}

/// Every source file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of the server") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn the_server_uses_the_board_agent_and_its_link_for_the_demonstration_alone() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src");
    let files = sources(&source);
    assert!(!files.is_empty(), "{} holds the server", source.display());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source file");
        let is_client = text.contains("board_agent::") || text.contains("court_client::");
        let name = file.strip_prefix(&source).expect("below it");
        assert!(!is_client || name.starts_with("demo") || name == "demo.rs", "{}", name.display());
    }
}
