//! The events of the data folder give the same pairings and places through the desk as on the
//! command line.

use crate::day::{Day, FIRST, player};
use referee_desk::report::report;
use referee_desk::standings::standings;
use referee_desk::{
    Act, Format, PersonId, Plan, Refusal, Score, TakenTournament, TeamEntry, TeamId,
    taken_tournament,
};
use referee_tournament::event::{
    Bye, Event, ForfeitedMatch, LEAGUE_SYSTEM, Points, RoundNumber, StartNumber, Team, TeamByes,
    TeamNumber,
};
use referee_tournament::simulate::{Incidents, Kind, Simulation};
use referee_tournament::standings::Standings;
use referee_tournament::team::crosstable::TeamCrosstable;
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
    let format = if event.teams.is_empty() { Format::Players } else { Format::Teams };
    let mut day = Day::of(Plan { format, ..Plan::default() });
    let players = event
        .competitors
        .iter()
        .map(|competitor| player(u32::from(competitor.number.0), competitor.rating.unwrap_or(0)));
    day.act(Act::Enter { players: players.collect(), byes: Vec::new(), teams: Vec::new() });
    day.act(Act::TakeOverTournament { taken: Box::new(taken(event)) });
    day
}

/// The tournament of the file: player 1 is person 1, and team 1 is team 1.
fn taken(event: &Event) -> TakenTournament {
    let person = |number: StartNumber| PersonId(number.0.into());
    let entry = |team: &Team| TeamEntry {
        team: TeamId(team.number.0.into()),
        name: team.name.clone(),
        captain: None,
        players: team.members.iter().copied().map(person).collect(),
    };
    let teams = event.teams.iter().map(entry).collect();
    taken_tournament(event, person, teams).expect("a tournament of the desk")
}

/// Pairs the next round at the desk and by the rules alone; false if no pairing is lawful.
fn is_paired_alike(event: &Event, name: &str) -> bool {
    let mut day = taken_over(event);
    let round = event.next_round();
    let expected = match next_round::pair(event) {
        Ok(expected) => expected,
        Err(refusal) => {
            assert!(refusal.is_no_lawful_pairing(), "{name}: {refusal}");
            let said = day.refused(Act::Pair { tournament: FIRST });
            assert_eq!(said, Refusal::NoLegalPairing { tournament: FIRST, round });
            return false;
        }
    };
    day.act(Act::Pair { tournament: FIRST });
    let boards: Vec<(u32, u32)> = expected
        .boards
        .iter()
        .map(|&(white, black)| (u32::from(white), u32::from(black)))
        .collect();
    assert_eq!(day.tables(FIRST, round.0), boards, "{name}");
    let byes = &day.desk.tournaments()[&FIRST].rounds[round.index()].byes;
    let allocated = byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
    let allocated: Vec<u32> = allocated.map(|(of, _)| of.0).collect();
    let left: Vec<u32> = expected.left_over.iter().map(|n| u32::from(*n)).collect();
    assert_eq!(allocated, left, "{name}");
    true
}

#[test]
fn every_swiss_of_the_data_is_paired_as_on_the_command_line() {
    let files = files("swiss");
    let refused =
        files.iter().filter(|path| !is_paired_alike(&event(path), &path.to_string_lossy())).count();
    assert_eq!(refused, 3, "the three impossible cases");
}

#[test]
fn a_team_swiss_that_another_program_began_is_paired_as_on_the_command_line() {
    for kind in [Kind::TeamSwissA, Kind::TeamSwissB] {
        for seed in 0..8 {
            let incidents = Incidents::Many;
            let simulation = Simulation { kind, competitors: 11, rounds: Some(4), incidents, seed };
            let mut event = simulation.run().expect("a field of eleven").event;
            event.rounds = Some(RoundNumber(6));
            let day = taken_over(&event);
            let told = report(&day.desk, &day.desk.tournaments()[&FIRST]).event;
            assert_eq!(TeamCrosstable::of(&told), TeamCrosstable::of(&event), "{kind} {seed}");
            is_paired_alike(&event, &format!("{kind} {seed}"));
            day.replays();
        }
    }
}

#[test]
fn a_round_robin_goes_on_with_the_rest_of_its_table() {
    let (kind, incidents) = (Kind::RoundRobin, Incidents::None);
    let simulation = Simulation { kind, competitors: 6, rounds: None, incidents, seed: 3 };
    let mut event = simulation.run().expect("a field of six").event;
    for player in &mut event.competitors {
        player.rounds.truncate(2);
    }
    assert!(is_paired_alike(&event, "after two rounds"));
    let mut day = taken_over(&event);
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(day.desk.tournaments()[&FIRST].rounds.len(), 5);
    let all = Refusal::AllPaired { tournament: FIRST, rounds: 5 };
    assert_eq!(day.refused(Act::Pair { tournament: FIRST }), all);
    // the rounds that were played stand in the table later
    let mut other = taken(&event);
    other.rounds.remove(0);
    let mut day = Day::with_players(Plan::default(), &[0; 6]);
    day.act(Act::TakeOverTournament { taken: Box::new(other) });
    let none = Refusal::NoLegalPairing { tournament: FIRST, round: RoundNumber(2) };
    assert_eq!(day.refused(Act::Pair { tournament: FIRST }), none);
}

#[test]
fn players_of_a_system_that_is_not_paired_here_are_not_taken_over() {
    let [path, ..] = &files("swiss")[..] else { panic!("the data are there") };
    for (code, key) in [
        ("FIDE_DUBOV", "not-paired-here"),
        ("CUSTOM_KNOCKOUT", "not-paired-here"),
        ("FIDE_TEAM", "team-swiss-no-teams"),
    ] {
        let event = Event { system: Some(code.to_owned()), ..event(path) };
        let why = taken_tournament(&event, |number| PersonId(number.0.into()), Vec::new());
        assert_eq!(why.expect_err(code).key, key);
    }
}

/// Four teams of seven after a round of two matches.
fn four_teams() -> Event {
    let (kind, incidents) = (Kind::TeamSwissA, Incidents::None);
    let simulation = Simulation { kind, competitors: 4, rounds: Some(1), incidents, seed: 1 };
    let mut event = simulation.run().expect("a field of four").event;
    event.rounds = Some(RoundNumber(3));
    event
}

#[test]
fn a_match_to_which_nobody_came_has_six_boards_by_forfeit() {
    let mut event = four_teams();
    let table = TeamCrosstable::of(&event);
    let (white, black) =
        (TeamNumber(1), table.rounds(TeamNumber(1))[0].paired().expect("a match").0);
    for team in [white, black] {
        for member in event.team(team).expect("a team").members.clone() {
            event.competitor_mut(member).expect("a player").rounds.clear();
        }
    }
    let round = RoundNumber(1);
    let forfeited = ForfeitedMatch { round, white, black, white_won: false, black_won: true };
    event.forfeited_matches.push(forfeited);
    let day = taken_over(&event);
    let found = &day.desk.tournaments()[&FIRST].rounds[0].matches[1];
    assert_eq!((found.white.0, found.black.0), (white.0.into(), black.0.into()));
    let games = day.desk.games().values().filter(|game| game.match_no == found.no);
    let scores: Vec<Score> = games.filter_map(|game| Some(game.result?.score)).collect();
    let [b, w] = [Score::BlackByForfeit, Score::WhiteByForfeit];
    assert_eq!(scores, [b, w, b, w, b, w]);
    assert_eq!(
        day.standings(FIRST).iter().find(|row| row.1 == u32::from(black.0)).expect("a row").0,
        1
    );
}

#[test]
fn teams_of_another_kind_are_not_taken_over() {
    let refused = |change: fn(&mut Event)| {
        let mut event = four_teams();
        change(&mut event);
        let entry = |team: &Team| TeamEntry {
            team: TeamId(team.number.0.into()),
            name: String::new(),
            captain: None,
            players: Vec::new(),
        };
        let teams = event.teams.iter().map(entry).collect();
        let why = taken_tournament(&event, |number| PersonId(number.0.into()), teams);
        why.expect_err("refused").key
    };
    assert_eq!(refused(|event| event.system = Some("FIDE_DUTCH".into())), "taken-pairs-players");
    assert_eq!(refused(|event| event.system = Some(LEAGUE_SYSTEM.into())), "not-paired-here");
    assert_eq!(refused(|event| event.system = Some("CUSTOM_KNOCKOUT".into())), "not-paired-here");
    assert_eq!(refused(|event| event.board_colours.truncate(4)), "taken-boards");
    let with_bye = |event: &mut Event| {
        event.team_byes = Some(TeamByes {
            match_points: Points::ONE,
            game_points: Points::ONE,
            teams: vec![Some(TeamNumber(1))],
        });
    };
    assert_eq!(refused(with_bye), "taken-bye-points");
}

#[test]
fn every_finished_event_has_the_same_places_as_on_the_command_line() {
    let mut compared = 0;
    for path in files("tiebreaks") {
        let event = event(&path);
        let day = taken_over(&event);
        let tournament = &day.desk.tournaments()[&FIRST];
        let codes = if tournament.is.system.is_of_teams() {
            Code::default_teams()
        } else if tournament.is.system.is_pre_set() {
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
        for (ours, theirs) in told.teams.iter_mut().zip(&event.teams) {
            ours.name.clone_from(&theirs.name);
        }
        assert_eq!(TeamCrosstable::of(&told), TeamCrosstable::of(&event), "{path:?}");
        let written = trf::write(&told);
        let read = trf::read("written.trf", written.as_bytes()).expect("a report reads back");
        let again = Standings::of(&read, &codes).expect("the usual list");
        assert_eq!(again.lines(), expected.lines(), "{path:?}");
        compared += 1;
    }
    assert_eq!(compared, 20);
}

#[test]
fn a_tournament_is_taken_over_as_a_whole_or_not_at_all() {
    let [path, ..] = &files("tiebreaks")[..] else { panic!("the data are there") };
    let event = event(path);
    let mut day = taken_over(&event);
    day.replays();
    let mut taken = taken(&event);
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

#[test]
fn a_match_of_teams_is_taken_over_as_a_whole_or_not_at_all() {
    let event = four_teams();
    let mut entered = Day::of(Plan { format: Format::Teams, ..Plan::default() });
    let all = event.competitors.iter().map(|of| player(u32::from(of.number.0), 0)).collect();
    entered.act(Act::Enter { players: all, byes: Vec::new(), teams: Vec::new() });
    let mut refused = |change: &dyn Fn(&mut TakenTournament)| {
        let mut taken = taken(&event);
        change(&mut taken);
        entered.refused(Act::TakeOverTournament { taken: Box::new(taken) })
    };
    let game = taken(&event).rounds[0].games[0];
    let other = taken(&event).rounds[0].games[6];
    let twice = refused(&|taken| taken.rounds[0].games.push(game));
    assert_eq!(twice, Refusal::NamedTwice { person: game.white });
    let third = refused(&|taken| {
        taken.rounds[0].games[0].black = other.black;
        taken.rounds[0].games.remove(6);
    });
    assert!(matches!(third, Refusal::NotTwice { .. }), "{third:?}");
    let none = refused(&|taken| taken.teams[2].players.retain(|of| *of != game.white));
    assert_eq!(none, Refusal::InNoTeam { person: game.white });
    let few = refused(&|taken| taken.teams[1].players.truncate(5));
    assert_eq!(few, Refusal::TooFewPlayers { team: TeamId(2), players: 5, boards: 6 });
    let unknown = refused(&|taken| taken.teams[0].players.push(PersonId(999)));
    assert_eq!(unknown, Refusal::NoSuchPerson { person: PersonId(999) });
}
