//! The events of the data folder give the same pairings and places through the desk as on the
//! command line.

use crate::day::{Day, FIRST, of, player};
use referee_desk::report::report;
use referee_desk::standings::standings;
use referee_desk::{
    Act, Deal, Field, KeptApart, NumberOrder, PersonId, Plan, Refusal, Score, Settings, System,
    TakenGame, TakenRound, VirtualPoints,
};
use referee_tournament::event::{Acceleration, Bye, Colour, Event, RoundEntry, RoundNumber};
use referee_tournament::round_robin::Cycles;
use referee_tournament::standings::{Standings, has_pre_set_pairings};
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
    let numbers: Vec<_> =
        event.competitors.iter().map(|player| of(u32::from(player.number.0))).collect();
    let paired = event.rounds_paired();
    let settings = Settings {
        rounds: Some(event.rounds.map_or(paired.max(1), |rounds| rounds.0)),
        accelerated: event.system.as_deref().is_some_and(|code| code.ends_with("_BAKU")),
        points: Some(event.points),
        kept_apart: event
            .forbidden
            .iter()
            .map(|group| KeptApart {
                rounds: group.rounds,
                competitors: group.competitors.iter().map(|n| of(u32::from(n.0))).collect(),
            })
            .collect(),
        virtual_points: virtual_points(event),
        ..Settings::default()
    };
    let system = if has_pre_set_pairings(event) {
        let meetings = if paired >= u8::try_from(event.competitors.len()).expect("few") {
            Cycles::Double
        } else {
            Cycles::Single
        };
        System::RoundRobin(meetings)
    } else {
        System::Swiss
    };
    let (field, deal) = (Field::Given(numbers.clone()), Deal::One);
    day.act(Act::MakeTournaments { field, deal, system, settings: Box::new(settings) });
    day.act(Act::Number { tournament: FIRST, order: NumberOrder::Given(numbers) });
    if let Some(colour) = event.initial_colour.filter(|_| system == System::Swiss) {
        day.act(Act::StateColour { tournament: FIRST, colour });
    }
    let rounds = (1..=paired).map(|round| taken(event, RoundNumber(round))).collect();
    day.act(Act::TakeOver { tournament: FIRST, rounds });
    let next = event.next_round();
    for competitor in &event.competitors {
        if let Some(RoundEntry::Bye(bye)) = event.entry(competitor, next)
            && system == System::Swiss
            && event.rounds.is_none_or(|rounds| next <= rounds)
        {
            let person = PersonId(u32::from(competitor.number.0));
            day.act(Act::AskBye { person, round: next, bye });
        }
    }
    day
}

/// The virtual points of each player, as another program states them.
fn virtual_points(event: &Event) -> Vec<VirtualPoints> {
    if event.acceleration.is_empty() {
        return Vec::new();
    }
    let ranges = |acceleration: &Acceleration| match acceleration {
        Acceleration::Range { rounds, .. } => usize::from(rounds.1.0),
        Acceleration::Competitor { points, .. } => points.len(),
    };
    let last = event.acceleration.iter().map(ranges).max().unwrap_or(0);
    let points = |player: &referee_tournament::event::Competitor| VirtualPoints {
        competitor: of(u32::from(player.number.0)),
        points: (0..last)
            .map(|round| event.virtual_points(player.number, RoundNumber::at(round)))
            .collect(),
    };
    event.competitors.iter().map(points).collect()
}

fn taken(event: &Event, round: RoundNumber) -> TakenRound {
    let mut taken = TakenRound::default();
    for one in &event.competitors {
        let entry = event.entry_or_absent(one, round);
        let Some(opponent) = entry.opponent() else {
            if let RoundEntry::Bye(bye) = entry {
                taken.byes.push((of(u32::from(one.number.0)), bye));
            }
            continue;
        };
        let other = event.competitor(opponent).expect("opponents are of the event");
        let theirs = event.entry_or_absent(other, round);
        // without colours, the lower number is White
        let is_white = match entry.colour() {
            Some(colour) => colour == Colour::White,
            None => one.number < opponent,
        };
        if is_white {
            taken.games.push(TakenGame {
                white: PersonId(u32::from(one.number.0)),
                black: PersonId(u32::from(opponent.0)),
                score: Score::of_entries(entry, theirs),
                rated: !matches!(entry, RoundEntry::Played { rated: false, .. }),
            });
        }
    }
    taken
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
