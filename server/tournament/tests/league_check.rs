//! Tests the checker with league seasons: an unchanged season is lawful, and every change is found.

use referee_messages::{Message, Words};
use referee_tournament::check::{Verdict, check};
use referee_tournament::event::{Event, Points, RoundEntry, RoundNumber, StartNumber};
use referee_tournament::simulate::{Incidents, Kind, Simulation};
use referee_tournament::standings::Standings;
use referee_tournament::tiebreak::Code;
use referee_tournament::trf;

/// A season of `teams` teams without absences, from its report file.
fn season(teams: u16) -> Event {
    let simulation = Simulation {
        kind: Kind::League,
        competitors: teams,
        rounds: None,
        incidents: Incidents::None,
        seed: 1,
    };
    let file = simulation.run().expect("a league").report_file(said);
    trf::read("season.trf", file.as_bytes()).expect("a written file can be read")
}

fn said(message: &Message) -> String {
    Words::english().say(message)
}

/// The verdict on a round; also asserts that the rounds of other match days have no fault.
fn verdict(event: &Event, round: u8) -> String {
    let day = |round: u8| (round - 1) / 6;
    let report = check(event);
    for other in &report.rounds {
        if day(other.round.0) != day(round) {
            assert_eq!(other.verdict, Verdict::Lawful, "round {}", other.round);
        }
    }
    said(&report.rounds[usize::from(round) - 1].verdict.message())
}

/// Exchanges the entries of two rounds for some players.
fn exchange(event: &mut Event, one: u8, other: u8, whom: impl Fn(StartNumber) -> bool) {
    let (one, other) = (RoundNumber(one).index(), RoundNumber(other).index());
    for player in event.competitors.iter_mut().filter(|player| whom(player.number)) {
        let most = one.max(other) + 1;
        player.rounds.resize(player.rounds.len().max(most), None);
        player.rounds.swap(one, other);
    }
}

/// The opponent of the first player of the file in a round.
fn opponent(event: &Event, round: u8) -> StartNumber {
    let first = &event.competitors[0];
    let entry = first.recorded(RoundNumber(round)).and_then(RoundEntry::opponent);
    entry.expect("the first player plays every match")
}

#[test]
fn cr_6_2_1_every_round_of_a_season_and_its_table_are_lawful() {
    for teams in 2..=8 {
        let event = season(teams);
        let report = check(&event);
        let rounds = usize::from(teams.next_multiple_of(2) - 1) * 12;
        assert_eq!(report.rounds.len(), rounds);
        assert!(report.rounds.iter().all(|round| round.verdict == Verdict::Lawful), "{report:?}");
        assert_eq!(report.standings, Verdict::Lawful, "{report:?}");
    }
}

#[test]
fn cr_6_2_2_1_a_turned_colour_and_rounds_of_a_match_in_another_order_are_found() {
    let mut event = season(4);
    let (one, other) = (StartNumber(1), opponent(&event, 3));
    for number in [one, other] {
        let player = event.competitor_mut(number).expect("he entered");
        let entry = player.recorded(RoundNumber(3)).expect("he played");
        let RoundEntry::Played { opponent, colour, outcome, rated } = entry else {
            panic!("{entry:?}")
        };
        let turned = RoundEntry::Played { opponent, colour: colour.other(), outcome, rated };
        player.record(RoundNumber(3), turned);
    }
    insta::assert_snapshot!(verdict(&event, 3), @"not lawful: the table pairs 1-28 (A1-B4 of team 1 at home and team 4); 1 with black against 28 was played");

    let mut event = season(4);
    exchange(&mut event, 1, 2, |_| true);
    insta::assert_snapshot!(verdict(&event, 1), @"not lawful: the table pairs 1-30 (A1-B6 of team 1 at home and team 4); 1 with black against 29 was played");
    insta::assert_snapshot!(verdict(&event, 2), @"not lawful: the table pairs 29-1 (B5-A1 of team 1 at home and team 4); 29 with white against 2 was played");
}

#[test]
fn cr_6_2_1_1_a_game_of_two_others_and_a_seventh_player_are_found() {
    let mut event = season(4);
    // The away players of the first two boards of a round are exchanged.
    let first = &event.teams[0].members[..2].to_vec();
    let (one, other) = (first[0], first[1]);
    let entries = [one, other].map(|number| {
        event.competitor(number).and_then(|player| player.recorded(RoundNumber(6))).expect("played")
    });
    let guests = entries.map(|entry| entry.opponent().expect("a game"));
    let guest_entries = guests.map(|number| {
        event.competitor(number).and_then(|player| player.recorded(RoundNumber(6))).expect("played")
    });
    for (number, entry) in [
        (one, entries[1]),
        (other, entries[0]),
        (guests[0], guest_entries[1]),
        (guests[1], guest_entries[0]),
    ] {
        event.competitor_mut(number).expect("entered").record(RoundNumber(6), entry);
    }
    insta::assert_snapshot!(verdict(&event, 6), @"not lawful: the table pairs 25-1 (B1-A1 of team 1 at home and team 4); 25 with black against 2 was played");

    let mut event = season(8);
    let long = event.teams.iter().find(|team| team.members.len() > 6).expect("a substitute");
    let (sixth, seventh) = (long.members[5], long.members[6]);
    let entry = event.competitor(sixth).and_then(|player| player.recorded(RoundNumber(2)));
    let entry = entry.expect("the sixth plays");
    event.competitor_mut(seventh).expect("entered").record(RoundNumber(2), entry);
    insta::assert_snapshot!(verdict(&event, 2), @"not lawful: the table pairs a line-up of six of team 1 on match day 1; a line-up of 7 was played");
}

#[test]
fn cr_6_2_1_a_match_at_the_other_venue_or_on_another_day_is_found() {
    // The home and the away match of the first pair are exchanged: days 1 and 4 of four teams.
    let mut event = season(4);
    for round in 1..=6 {
        let pair: Vec<StartNumber> = {
            let members = &event.teams[0].members;
            let guests = members.iter().filter_map(|&number| {
                event.competitor(number)?.recorded(RoundNumber(round))?.opponent()
            });
            let guests: Vec<StartNumber> = guests.collect();
            members.iter().copied().chain(guests).collect()
        };
        exchange(&mut event, round, round + 18, |number| pair.contains(&number));
    }
    let report = check(&event);
    // Round 1 has the same games at either venue.
    insta::assert_snapshot!(said(&report.rounds[1].verdict.message()), @"not lawful: the table pairs team 1 at home against team 4 on match day 1; the match at the venue of team 4 was played");
    insta::assert_snapshot!(said(&report.rounds[19].verdict.message()), @"not lawful: the table pairs team 4 at home against team 1 on match day 4; the match at the venue of team 1 was played");

    let mut event = season(4);
    for round in 1..=6 {
        exchange(&mut event, round, round + 18, |_| true);
    }
    let report = check(&event);
    assert!(!report.is_lawful());
    let mut event = season(4);
    for round in 1..=6 {
        exchange(&mut event, round, round + 6, |_| true);
    }
    insta::assert_snapshot!(said(&check(&event).rounds[0].verdict.message()), @"not lawful: the table pairs team 1 at home against team 4 on match day 1; team 1 against team 3 was played");
}

#[test]
fn cr_6_2_1_a_match_that_nobody_played_is_found() {
    let mut event = season(3);
    for player in &mut event.competitors {
        let played = player.rounds.len().min(6);
        player.rounds[..played].fill(None);
    }
    let rounds = check(&event).rounds;
    let away = rounds.iter().find(|round| round.verdict != Verdict::Lawful).expect("a match day");
    insta::assert_snapshot!(said(&away.verdict.message()), @"not lawful: the table pairs team 2 at home against team 3 on match day 1; nothing by team 2 was played");
}

#[test]
fn cr_6_2_4_1_standings_count_a_match_day_as_one_match_of_36_games() {
    for (teams, incidents) in [(2, Incidents::None), (5, Incidents::Many), (6, Incidents::Usual)] {
        let simulation =
            Simulation { kind: Kind::League, competitors: teams, rounds: None, incidents, seed: 7 };
        let simulated = simulation.run().expect("a league");
        let (season, _) = simulated.season.as_ref().expect("a league has a season");
        let standings = Standings::of(&simulated.event, &Code::default_league()).expect("a list");
        for row in season.table() {
            let line = standings.lines().iter().find(|line| line.number == row.team.0);
            let line = line.expect("every team has its line");
            assert_eq!(line.cells[0].to_string(), row.match_points.to_string());
            assert_eq!(line.cells[1].to_string(), row.board_points.to_string());
            let shared = standings.lines().iter().filter(|other| other.rank == line.rank).count();
            assert!((line.rank..line.rank + shared).contains(&usize::from(row.rank)));
        }
    }
}

#[test]
fn cr_6_2_4_1_places_points_and_the_length_of_a_season_are_checked() {
    let told = |change: &dyn Fn(&mut Event)| {
        let mut event = season(5);
        change(&mut event);
        check(&event).standings
    };
    assert_eq!(told(&|_| ()), Verdict::Lawful);
    for change in [
        &(|event: &mut Event| event.teams[1].stated_rank = Some(5)) as &dyn Fn(&mut Event),
        &|event| event.teams[1].stated_match_points = Some(Points::whole(99)),
        &|event| event.teams[1].stated_game_points = Some(Points::whole(99)),
        &|event| event.rounds = Some(RoundNumber(58)),
    ] {
        assert!(matches!(told(change), Verdict::NotLawful(_)));
    }
    let mut event = season(5);
    let ranks: Vec<Option<u16>> = event.teams.iter().map(|team| team.stated_rank).collect();
    event.teams[0].stated_rank = ranks[1];
    event.teams[1].stated_rank = ranks[0];
    event.teams[2].stated_match_points = Some(Points::ZERO);
    event.teams[3].stated_game_points = Some(Points::whole(100));
    let told: Vec<String> = check(&event).messages().iter().map(said).collect();
    let standings: Vec<&str> =
        told.iter().map(String::as_str).filter(|line| line.starts_with("standings")).collect();
    insta::assert_snapshot!(standings.join("\n"), @r#"
    standings: not lawful: 1 has the stated place 3; by MP,GP,DE:MP the place is 1
    standings: not lawful: 2 has the stated place 1; by MP,GP,DE:MP the place is 3
    standings: not lawful: 3 has 0.0 stated points; the results give 4.0
    standings: not lawful: 4 has 100.0 stated board points; the results give 95.0
    "#);
}
