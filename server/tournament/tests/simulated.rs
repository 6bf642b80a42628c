//! Tests properties of every simulated event.
//!
//! The default is 600 events, forty of every kind; `SIMULATED_EVENTS=10000` runs more. A failure
//! names the simulation, which makes the same event again.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::OnceLock;

use referee_messages::{Message, Words};
use referee_tournament::event::StartNumber;
use referee_tournament::event::{Colour, Event, Points, RoundEntry, RoundNumber, TeamNumber};
use referee_tournament::knockout::Knockout;
use referee_tournament::knockout::bracket::Entrant;
use referee_tournament::programme::Medals;
use referee_tournament::simulate::{Finals, Incidents, KINDS, Kind, Simulated, Simulation};
use referee_tournament::team::crosstable::{TeamCrosstable, TeamRoundKind};
use referee_tournament::{check, swiss, team, trf};

/// The number of events to simulate: forty of every kind by default.
fn asked_for() -> u64 {
    let asked = std::env::var("SIMULATED_EVENTS").ok();
    asked.map_or(600, |count| count.parse().expect("SIMULATED_EVENTS is a number"))
}

/// Simulations of one kind: small and large events, with and without incidents.
fn simulations(kind: Kind) -> impl Iterator<Item = Simulation> {
    let each = asked_for().div_ceil(KINDS.len() as u64);
    (0..each).map(move |seed| {
        let (least, most) = kind.field();
        let largest = match kind {
            Kind::League => 5,
            Kind::TeamSwissA | Kind::TeamSwissB => 17,
            _ => 26,
        };
        let span = u64::from(largest.min(most).saturating_sub(least)) + 1;
        let competitors = least + u16::try_from(seed * 7 % span).expect("a small number");
        let incidents = match seed % 3 {
            0 => Incidents::Usual,
            1 => Incidents::Many,
            _ => Incidents::None,
        };
        let swiss =
            matches!(kind, Kind::Swiss | Kind::SwissBaku | Kind::TeamSwissA | Kind::TeamSwissB);
        let most = u8::try_from(competitors.next_multiple_of(2) - 1).unwrap_or(9).min(9);
        let rounds = swiss.then(|| 1 + u8::try_from(seed % u64::from(most)).expect("small"));
        Simulation { kind, competitors, rounds, incidents, seed }
    })
}

type Played = (Simulation, Simulated);

/// The events of each kind, played once for all tests.
static PLAYED: [OnceLock<Vec<Played>>; KINDS.len()] = [const { OnceLock::new() }; KINDS.len()];

/// This many events are kept in memory; if there are more, each test plays them again.
const KEPT_MAX: u64 = 20_000;

fn said(message: &Message) -> String {
    Words::english().say(message)
}

/// Asserts a property of every event of these kinds, and names the event that fails.
fn in_every_event(kinds: &[Kind], holds: impl Fn(&Simulated)) {
    let play =
        |simulation: Simulation| (simulation, simulation.run().expect("a field that is simulated"));
    let hold = |(simulation, simulated): &Played| {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| holds(simulated))) {
            eprintln!("{simulation:?}\n{}", simulated.report_file(said));
            resume_unwind(panic);
        }
    };
    for &kind in kinds {
        if asked_for() > KEPT_MAX {
            simulations(kind).for_each(|simulation| hold(&play(simulation)));
            continue;
        }
        let place = KINDS.iter().position(|known| known.0 == kind).expect("one of all");
        let played = PLAYED[place].get_or_init(|| simulations(kind).map(play).collect());
        played.iter().for_each(hold);
    }
}

const SWISS: [Kind; 5] =
    [Kind::Swiss, Kind::SwissBaku, Kind::OneDay, Kind::TwoDays, Kind::ThreeDays];
const TEAM_SWISS: [Kind; 5] =
    [Kind::TeamSwissA, Kind::TeamSwissB, Kind::TeamOneDay, Kind::TeamTwoDays, Kind::TeamThreeDays];

/// All recorded entries: player, round, entry.
fn entries(event: &Event) -> impl Iterator<Item = (StartNumber, RoundNumber, RoundEntry)> {
    event.competitors.iter().flat_map(|player| {
        let rounds = player.rounds.iter().enumerate();
        rounds.filter_map(|(index, entry)| Some((player.number, RoundNumber::at(index), (*entry)?)))
    })
}

#[test]
fn a_swiss_that_stops_before_its_last_round_says_why() {
    in_every_event(&SWISS, |simulated| {
        let event = &simulated.event;
        let all = event.rounds.is_some_and(|rounds| event.rounds_paired() == rounds.0);
        assert!(all || simulated.stopped.is_some());
    });
}

/// The event before its last paired round.
fn before_the_last_round(event: &Event) -> (Event, RoundNumber) {
    let last = RoundNumber(event.rounds_paired());
    let mut before = event.clone();
    for player in &mut before.competitors {
        if player.recorded(last).is_some_and(RoundEntry::was_paired) {
            player.rounds[last.index()] = None;
        }
    }
    (before, last)
}

/// The same report file with the records of players and teams in reverse order.
fn reversed(file: &str) -> String {
    let is_entry = |line: &&str| line.starts_with("001") || line.starts_with("310");
    let mut entered: Vec<&str> = file.lines().filter(is_entry).collect();
    let lines = file.lines().map(|line| {
        if is_entry(&line) { entered.pop().expect("as many as were taken out") } else { line }
    });
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_swiss_round_is_the_same_whatever_the_order_of_the_file() {
    in_every_event(&[Kind::Swiss, Kind::SwissBaku], |simulated| {
        if simulated.event.rounds_paired() == 0 {
            return;
        }
        let (before, last) = before_the_last_round(&simulated.event);
        let file = reversed(&trf::write(&before));
        let read = trf::read("reversed.trf", file.as_bytes()).expect("a written file can be read");
        let pairing = swiss::pair(&read).expect("it was paired before");
        assert_eq!(pairing.round, last);
        for (white, black) in pairing.boards {
            let was = simulated.event.competitor(white).expect("entered").recorded(last);
            assert_eq!(was.and_then(RoundEntry::opponent), Some(black));
        }
    });
}

#[test]
fn a_team_round_is_the_same_whatever_the_order_of_the_file() {
    in_every_event(&[Kind::TeamSwissA, Kind::TeamSwissB], |simulated| {
        let event = &simulated.event;
        if event.rounds_paired() == 0 {
            return;
        }
        let (mut before, last) = before_the_last_round(event);
        before.forfeited_matches.retain(|forfeited| forfeited.round != last);
        if let Some(byes) = &mut before.team_byes {
            let left_over = byes.teams.get(last.index()).copied().flatten();
            byes.teams.truncate(last.index());
            let members = left_over.and_then(|team| event.team(team)).map(|team| &team.members);
            for member in members.into_iter().flatten() {
                before.competitor_mut(*member).expect("entered").rounds.truncate(last.index());
            }
        }
        let file = reversed(&trf::write(&before));
        let read = trf::read("reversed.trf", file.as_bytes()).expect("a written file can be read");
        let pairing = team::swiss::pair(&read).expect("it was paired before");
        assert_eq!(pairing.round, last);
        let table = TeamCrosstable::of(event);
        for (white, black) in pairing.pairs {
            let met = match table.rounds(white)[last.index()].kind {
                TeamRoundKind::Played { opponent, colour } => {
                    assert_eq!(colour, Some(Colour::White), "team {white}");
                    opponent
                }
                TeamRoundKind::Forfeit { opponent, .. }
                | TeamRoundKind::Pending { opponent, .. } => opponent,
                TeamRoundKind::Bye(_) => panic!("team {white} was paired"),
            };
            assert_eq!(met, black);
        }
    });
}

#[test]
fn the_checker_accepts_every_round_that_was_paired_and_the_standings() {
    let tables = [Kind::RoundRobin, Kind::DoubleRoundRobin, Kind::Intramural, Kind::League];
    for kinds in [&SWISS[..], &TEAM_SWISS, &tables] {
        in_every_event(kinds, |simulated| {
            let report = check::check(&simulated.event);
            assert!(report.is_lawful(), "{report:?}");
        });
    }
}

#[test]
fn every_report_file_is_read_back_as_it_was() {
    in_every_event(&KINDS.map(|known| known.0), |simulated| {
        let file = simulated.report_file(said);
        let mut read = trf::read("simulated.trf", file.as_bytes()).expect("a lawful file");
        read.kept.retain(|record| !record.starts_with("###"));
        let again = trf::read("again.trf", trf::write(&read).as_bytes()).expect("a lawful file");
        assert_eq!(again, read);
        let stated = |event: &Event| {
            let entries: Vec<_> = entries(event).collect();
            (entries, event.teams.len(), event.rounds, event.system.clone())
        };
        assert_eq!(stated(&read), stated(&simulated.event));
    });
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_as_often_as_prescribed() {
    for (kind, times) in [(Kind::RoundRobin, 1), (Kind::DoubleRoundRobin, 2), (Kind::Intramural, 1)]
    {
        in_every_event(&[kind], |simulated| {
            let mut met: BTreeMap<(StartNumber, StartNumber), Vec<Colour>> = BTreeMap::new();
            for (player, _, entry) in entries(&simulated.event) {
                let colour = match entry {
                    RoundEntry::Played { colour, .. } => colour,
                    RoundEntry::Forfeit { colour, .. } => colour.expect("drawn up with colours"),
                    RoundEntry::Pending { .. } | RoundEntry::Bye(_) => continue,
                };
                let opponent = entry.opponent().expect("a game has two players");
                met.entry((player, opponent)).or_default().push(colour);
            }
            let players = simulated.event.competitors.len();
            assert_eq!(met.len(), players * (players - 1));
            for colours in met.values() {
                assert_eq!(colours.len(), times);
                assert!(times == 1 || colours[0] != colours[1], "once with either colour");
            }
        });
    }
}

/// Asserts the properties of every bracket. Each match has two competitors or is a walkover. A
/// loser is out, except for the third-place match. Every competitor has one place.
fn holds_in_a_bracket(knockout: &Knockout) {
    let bracket = knockout.bracket();
    let mut lost: BTreeMap<_, usize> = BTreeMap::new();
    for id in bracket.matches() {
        let verdict = bracket.verdict(id).expect("played to the end");
        match bracket.entrants(id) {
            [Entrant::Seed(a), Entrant::Seed(b)] => {
                let duel = knockout.duel(id).expect("two competitors play");
                assert_eq!(duel.verdict(), Some(verdict));
                for seed in [a, b] {
                    if verdict.winner != Some(seed) {
                        *lost.entry(seed).or_default() += 1;
                    }
                }
            }
            entrants => {
                assert!(!entrants.contains(&Entrant::Awaited));
                assert!(knockout.duel(id).is_none(), "a walkover is not played");
            }
        }
    }
    let places = knockout.places().expect("played to the end");
    let seeds: BTreeSet<_> = places.iter().map(|placing| placing.seed).collect();
    assert_eq!(seeds.len(), places.len());
    assert_eq!(places.len(), usize::from(bracket.competitors()));
    for placing in &places {
        let losses = lost.get(&placing.seed).copied().unwrap_or(0);
        let expected = match placing.place {
            1 => 0..=0,
            // A loser of a semi-final; the third-place match is lost or a walkover.
            4 => 1..=2,
            _ => 1..=1,
        };
        assert!(expected.contains(&losses), "place {} lost {losses} times", placing.place);
    }
    let medals = Medals::of(&places);
    assert!(medals.gold.is_some() || bracket.competitors() == 0);
}

#[test]
fn in_every_knockout_the_matches_and_places_are_those_of_its_bracket() {
    let kinds = [
        Kind::Knockout,
        Kind::OneDay,
        Kind::TwoDays,
        Kind::ThreeDays,
        Kind::TeamOneDay,
        Kind::TeamTwoDays,
        Kind::TeamThreeDays,
        Kind::Intramural,
    ];
    in_every_event(&kinds, |simulated| match &simulated.finals {
        Some(Finals { seeds, knockout }) => {
            assert_eq!(seeds.len(), usize::from(knockout.bracket().competitors()));
            holds_in_a_bracket(knockout);
        }
        None => assert!(simulated.stopped.is_some(), "an event without finals stopped before"),
    });
}

#[test]
fn in_a_league_every_fixture_is_played_once_and_all_six_meet_all_six() {
    in_every_event(&[Kind::League], |simulated| {
        let (season, matches) = simulated.season.as_ref().expect("a league has a season");
        assert!(season.is_finished());
        let teams = simulated.event.teams.len();
        assert_eq!(matches.len(), teams * (teams - 1));
        let fixtures: BTreeSet<_> = matches.iter().map(|(fixture, _)| fixture).collect();
        assert_eq!(fixtures.len(), matches.len());
        let mut total = Points::ZERO;
        for (_, played) in matches {
            assert_eq!(played.games().filter(|(_, result)| result.is_some()).count(), 36);
            let (home, away) = played.match_points().expect("all games have a result");
            total += home + away;
        }
        let table = season.table();
        assert_eq!(table.iter().map(|row| row.match_points).sum::<Points>(), total);
        assert!(table.windows(2).all(|rows| {
            (rows[0].match_points, rows[0].board_points)
                >= (rows[1].match_points, rows[1].board_points)
        }));
        // The report file agrees with the results.
        let members: BTreeMap<StartNumber, TeamNumber> = simulated
            .event
            .teams
            .iter()
            .flat_map(|team| team.members.iter().map(|&member| (member, team.number)))
            .collect();
        let mut met: BTreeMap<(StartNumber, StartNumber), usize> = BTreeMap::new();
        for (player, _, entry) in entries(&simulated.event) {
            let opponent = entry.opponent().expect("a league game has two players");
            assert_ne!(members[&player], members[&opponent]);
            *met.entry((player, opponent)).or_default() += 1;
        }
        assert!(met.values().all(|&times| times <= 2), "home and away");
    });
}
