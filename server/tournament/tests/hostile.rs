//! Tests corrupted files: each is read as a whole or refused with a position, and nothing panics.

use std::path::Path;
use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;
use referee_messages::{Message, Words};
use referee_tournament::check::check;
use referee_tournament::event::Event;
use referee_tournament::fault::FileError;
use referee_tournament::rating::{Ledger, RatingRules, read_games, read_players};
use referee_tournament::simulate::{Incidents, Kind, Simulation};
use referee_tournament::standings::{Standings, stated_list};
use referee_tournament::tiebreak::Code;
use referee_tournament::trf::FilePositions;
use referee_tournament::{next_round, trf};

/// Small events of every system that is paired or checked.
fn files() -> Vec<Vec<u8>> {
    let kinds = [
        (Kind::Swiss, 9),
        (Kind::SwissBaku, 10),
        (Kind::TeamSwissA, 5),
        (Kind::TeamSwissB, 4),
        (Kind::RoundRobin, 5),
        (Kind::DoubleRoundRobin, 4),
        (Kind::League, 2),
    ];
    let made = kinds.map(|(kind, competitors)| {
        let simulation =
            Simulation { kind, competitors, rounds: None, incidents: Incidents::Many, seed: 5 };
        simulation.run().expect("a field that is simulated").report_file(said).into_bytes()
    });
    let case = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/swiss/07-forbid-n19-r9of9.trf");
    let case = std::fs::read(case).expect("the case is part of the repository");
    made.into_iter().chain([case]).collect()
}

/// A way to corrupt a file.
#[derive(Debug, Clone)]
enum Slip {
    /// Overwrites some bytes.
    Over(Index, Vec<u8>),
    /// Inserts some bytes.
    In(Index, Vec<u8>),
    /// Truncates the file.
    Cut(Index),
    /// Removes some bytes.
    Out(Index, usize),
    /// Repeats a line at another position.
    Again(Index, Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let bytes = prop_oneof![
        "[ 0-9wbWB=+UHFZ-]{1,4}".prop_map(String::into_bytes),
        Just(b"\r".to_vec()),
        Just(b"\n".to_vec()),
        Just(b"\r\n\r".to_vec()),
        Just(b"\xEF\xBB\xBF".to_vec()),
        Just(b"\xE9".to_vec()),
        Just("\u{e9}\u{1f3c1}".as_bytes().to_vec()),
        Just(b"\0".to_vec()),
        Just(b"99999999999999999999".to_vec()),
        Just(b"65536".to_vec()),
        Just(b"-1".to_vec()),
        Just(b"9999".to_vec()),
        Just(b"\n142 99\n".to_vec()),
        Just(b"\n192 FIDE_TEAM_BAKU\n".to_vec()),
        Just(b"\n192 FIDE_DOUBLEROUNDROBIN\n".to_vec()),
        Just(b"\n192 CUSTOM_LEAGUE_ROUNDROBIN\n".to_vec()),
        Just(b"\nXXP 1 2 3 4 5 6 7\n".to_vec()),
        Just(b"\n162  W99.9    D 0.0    L 9.0    P 0.0\n".to_vec()),
        Just(b"\n250 99.9 99.9   1  99    1 9999\n".to_vec()),
        Just(b"\n240 Z 099    1    2\n".to_vec()),
        Just(b"\n310 999 Nobody\n".to_vec()),
        Just(b"\n330 -- 099 001 001\n".to_vec()),
        Just(b"\n320 99.9 99.9 999\n".to_vec()),
        Just(b"\n299\n".to_vec()),
    ];
    let place = any::<Index>;
    prop_oneof![
        (place(), bytes.clone()).prop_map(|(at, bytes)| Slip::Over(at, bytes)),
        (place(), bytes).prop_map(|(at, bytes)| Slip::In(at, bytes)),
        place().prop_map(Slip::Cut),
        (place(), 1_usize..12).prop_map(|(at, count)| Slip::Out(at, count)),
        (place(), place()).prop_map(|(line, at)| Slip::Again(line, at)),
    ]
}

fn spoiled(mut file: Vec<u8>, slips: &[Slip]) -> Vec<u8> {
    for slip in slips {
        if file.is_empty() {
            break;
        }
        match slip {
            Slip::Over(at, bytes) => {
                let at = at.index(file.len());
                let end = (at + bytes.len()).min(file.len());
                file.splice(at..end, bytes.iter().copied());
            }
            Slip::In(at, bytes) => {
                let at = at.index(file.len());
                file.splice(at..at, bytes.iter().copied());
            }
            Slip::Cut(at) => file.truncate(at.index(file.len())),
            Slip::Out(at, count) => {
                let at = at.index(file.len());
                let end = (at + count).min(file.len());
                file.drain(at..end);
            }
            Slip::Again(line, at) => {
                let lines: Vec<Vec<u8>> =
                    file.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
                let again = line.get(&lines).clone();
                let mut lines = lines.clone();
                lines.insert(at.index(lines.len()), again);
                file = lines.join(&b'\n');
            }
        }
    }
    file
}

/// Asserts that every fault has a position, in the order of the lines, and names the text
/// found and expected.
fn is_told(error: &FileError, bytes: &[u8]) {
    assert!(!error.faults.is_empty());
    let lines = bytes.iter().filter(|byte| [b'\n', b'\r'].contains(byte)).count() + 1;
    for fault in &error.faults {
        assert!((1..=lines).contains(&fault.line), "{fault}");
        assert!(fault.columns.0 >= 1 && fault.columns.0 <= fault.columns.1, "{fault}");
        let has = |message: &Message| Words::english().has(&message.key);
        assert!(has(&fault.found) && has(&fault.expected), "{fault}");
    }
    assert!(error.faults.is_sorted_by_key(|fault| fault.line), "{error}");
}

/// Runs every command's operation on a file that was read.
fn use_it(event: &Event, bytes: &[u8]) {
    let again = trf::read("again.trf", trf::write(event).as_bytes());
    assert!(again.is_ok(), "what was read can be written and read: {again:?}");
    if let Err(refusal) = next_round::pair(event) {
        let fault = refusal.fault(event, &FilePositions::of(bytes));
        match fault {
            Some(fault) => is_told(&fault.in_file("spoiled.trf"), bytes),
            None => assert!(refusal.is_no_lawful_pairing(), "{refusal:?}"),
        }
    }
    // A sentence that lacks an argument shows its name in braces.
    let told: Vec<String> = check(event).messages().iter().map(said).collect();
    assert!(!told.is_empty() && !told.iter().any(|line| line.contains('{')), "{told:?}");
    let codes = stated_list(event).expect("a list that was read is one");
    let codes = codes.unwrap_or_else(|| vec![Code::points_of(event)]);
    let standings = Standings::of(event, &codes);
    assert!(standings.is_err() || standings.is_ok_and(|table| !table.to_tsv().is_empty()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(700) })]

    #[test]
    fn a_spoiled_report_file_is_refused_with_its_places_or_read_whole(
        file in any::<Index>(),
        slips in prop::collection::vec(slip(), 1..4),
    ) {
        static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(files);
        let bytes = spoiled(file.get(&FILES).clone(), &slips);
        match trf::read("spoiled.trf", &bytes) {
            Err(error) => is_told(&error, &bytes),
            Ok(event) => use_it(&event, &bytes),
        }
    }

    #[test]
    fn a_spoiled_table_is_refused_with_its_place_or_read_whole(
        slips in prop::collection::vec(slip(), 1..4),
    ) {
        let players = b"id,name,born,national\r\na,\"Berg, Ann\",1990,1700\r\nb,Bo,1980,\r\n".to_vec();
        let players = spoiled(players, &slips);
        let mut ledger = Ledger::default();
        match read_players(&players, &mut ledger) {
            Err(fault) => is_told(&fault.in_file("players.csv"), &players),
            Ok(list) => {
                let games = b"event,day,white,black,result\n1,2026/11/21,a,b,1-0\n".to_vec();
                let games = spoiled(games, &slips);
                match read_games(&games, &list, RatingRules::Standard) {
                    Err(fault) => is_told(&fault.in_file("games.csv"), &games),
                    Ok(games) => {
                        for game in &games {
                            prop_assert!(ledger.post(game).is_ok(), "both are on the list");
                        }
                    }
                }
            }
        }
    }
}

fn said(message: &Message) -> String {
    Words::english().say(message)
}
