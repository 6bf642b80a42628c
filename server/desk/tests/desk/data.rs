//! The events of the data folder give the same pairings and places through the desk as on the
//! command line.

use crate::day::{Day, FIRST, player};
use referee_desk::report::report;
use referee_desk::standings::standings;
use referee_desk::{Act, PersonId, Plan, Refusal, taken_tournament};
use referee_tournament::event::{Bye, Event};
use referee_tournament::standings::Standings;
use referee_tournament::tiebreak::Code;
use referee_tournament::{next_round, trf};
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(folder);
    let mut found: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the data are there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|end| end == "trf"))
        .collect();
    found.sort();
    found
}

fn event(path: &Path) -> Event {
    #[expect(clippy::disallowed_methods, reason = "the data of the tests are files")]
    let bytes = fs::read(path).expect("the file is there");
    trf::read(&path.to_string_lossy(), &bytes).expect("a good file")
}

/// The event at the desk: entered, numbered as in the file, and with its rounds taken over.
fn taken_over(event: &Event) -> Day {
    let mut day = Day::of(Plan::default());
    let players = event
        .competitors
        .iter()
        .map(|competitor| player(u32::from(competitor.number.0), competitor.rating.unwrap_or(0)));
    day.act(Act::Enter { players: players.collect(), byes: Vec::new(), teams: Vec::new() });
    let taken = taken_tournament(event, |number| PersonId(number.0.into()));
    day.act(Act::TakeOverTournament { taken: Box::new(taken) });
    day
}

#[test]
fn every_swiss_of_the_data_is_paired_as_on_the_command_line() {
    let mut refused = 0;
    for path in files("swiss") {
        let event = event(&path);
        let mut day = taken_over(&event);
        let expected = next_round::pair(&event);
        let round = event.next_round();
        match expected {
            Ok(expected) => {
                day.act(Act::Pair { tournament: FIRST });
                let boards: Vec<(u32, u32)> = expected
                    .boards
                    .iter()
                    .map(|&(white, black)| (u32::from(white), u32::from(black)))
                    .collect();
                assert_eq!(day.tables(FIRST, round.0), boards, "{path:?}");
                let byes = &day.desk.tournaments()[&FIRST].rounds[round.index()].byes;
                let allocated = byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
                let allocated: Vec<u32> = allocated.map(|(of, _)| of.0).collect();
                let left: Vec<u32> = expected.left_over.iter().map(|n| u32::from(*n)).collect();
                assert_eq!(allocated, left, "{path:?}");
            }
            Err(refusal) => {
                assert!(refusal.is_no_lawful_pairing(), "{path:?}: {refusal}");
                let said = day.refused(Act::Pair { tournament: FIRST });
                assert_eq!(said, Refusal::NoLegalPairing { tournament: FIRST, round });
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 3, "the three impossible cases");
}

#[test]
fn every_finished_event_of_players_has_the_same_places_as_on_the_command_line() {
    let mut compared = 0;
    for path in files("tiebreaks") {
        let event = event(&path);
        if !event.teams.is_empty() {
            continue;
        }
        let day = taken_over(&event);
        let tournament = &day.desk.tournaments()[&FIRST];
        let codes = if tournament.is.system.is_pre_set() {
            Code::default_pre_set()
        } else {
            Code::default_individual()
        };
        let expected = Standings::of(&event, &codes).expect("the usual list");
        let places: Vec<(usize, u16)> =
            expected.lines().iter().map(|line| (line.rank, line.number)).collect();
        let ranking = standings(&day.desk, tournament).expect("the usual list");
        let ours: Vec<(usize, u16)> = ranking
            .rows
            .iter()
            .map(|row| (row.rank.into(), u16::try_from(row.competitor.0).expect("small")))
            .collect();
        assert_eq!(ours, places, "{path:?}");
        // and the report file says the same once more
        let mut told = report(&day.desk, tournament).event;
        for (ours, theirs) in told.competitors.iter_mut().zip(&event.competitors) {
            ours.name.clone_from(&theirs.name);
        }
        let written = trf::write(&told);
        let read = trf::read("written.trf", written.as_bytes()).expect("a report reads back");
        let again = Standings::of(&read, &codes).expect("the usual list");
        assert_eq!(again.lines(), expected.lines(), "{path:?}");
        compared += 1;
    }
    assert_eq!(compared, 16);
}

#[test]
fn a_tournament_is_taken_over_as_a_whole_or_not_at_all() {
    let [path, ..] = &files("tiebreaks")[..] else { panic!("the data are there") };
    let event = event(path);
    let mut day = taken_over(&event);
    day.replays();
    let mut taken = taken_tournament(&event, |number| PersonId(number.0.into()));
    let again = Act::TakeOverTournament { taken: Box::new(taken.clone()) };
    assert_eq!(day.refused(again), Refusal::EntriesClosed);
    let mut empty = Day::of(Plan::default());
    let nobody = empty.refused(Act::TakeOverTournament { taken: Box::new(taken.clone()) });
    assert_eq!(nobody, Refusal::NoSuchPerson { person: PersonId(1) });
    let ratings: Vec<u16> = event.competitors.iter().map(|of| of.rating.unwrap_or(0)).collect();
    let mut entered = Day::with_players(Plan::default(), &ratings);
    let game = taken.rounds[1].games[0];
    taken.rounds[1].games.push(game);
    let twice = entered.refused(Act::TakeOverTournament { taken: Box::new(taken) });
    assert_eq!(twice, Refusal::NotTwice { competitor: game.white.into() });
}
