//! Tests the verdicts of the checker and the reasons that it gives.

use std::fs;
use std::path::{Path, PathBuf};

use referee_messages::{Message, Words};
use referee_tournament::check::{self, PairingFault, Report, Verdict, check};
use referee_tournament::event::{
    Colour, Competitor, Event, Points, RoundEntry, RoundNumber, StartNumber,
};
use referee_tournament::game_result::GameResult;
use referee_tournament::simulate::{Incidents, Kind, Simulation};
use referee_tournament::standings::Standings;
use referee_tournament::tiebreak::Code;
use referee_tournament::trf;

#[test]
fn cr_5_5_round_robins_by_the_table_are_lawful_and_a_turned_colour_is_not() {
    for path in files("tiebreaks", "trf") {
        if !path.to_string_lossy().contains("roundrobin") {
            continue;
        }
        let mut event = event(&path);
        let report = check(&event);
        assert!(report.is_lawful(), "{path:?}\n{}", told(&report));
        assert!(report.rounds.iter().all(|round| round.verdict == Verdict::Lawful));
        turn_colours(&mut event, RoundNumber(2));
        assert!(matches!(
            check(&event).rounds[1].verdict,
            Verdict::NotLawful(PairingFault::NotByTable { .. })
        ));
    }
}

#[test]
fn cr_5_5_the_last_two_rounds_of_a_first_cycle_may_change_places_but_not_be_the_same() {
    let simulation = Simulation {
        kind: Kind::DoubleRoundRobin,
        competitors: 4,
        rounds: None,
        incidents: Incidents::None,
        seed: 1,
    };
    let made = simulation.run().expect("a double round robin").event;
    let lawful = |event: &Event| {
        check(event).rounds.iter().map(|round| round.verdict == Verdict::Lawful).collect::<Vec<_>>()
    };
    assert_eq!(lawful(&made), [true; 6]);
    let mut changed = made.clone();
    changed.competitors.iter_mut().for_each(|player| player.rounds.swap(1, 2));
    assert_eq!(lawful(&changed), [true; 6]);
    let mut same = made.clone();
    same.competitors.iter_mut().for_each(|player| player.rounds[2] = player.rounds[1]);
    assert_eq!(lawful(&same), [true, true, false, true, true, true]);
}

#[test]
fn cr_5_4_places_and_points_that_do_not_follow_from_the_results_are_found() {
    for path in files("tiebreaks", "trf") {
        let mut event = event(&path);
        let list = if event.teams.is_empty() { "PTS,WIN,STD" } else { "MPTS,GPTS,EMGSB" };
        event.standings_order = list.split(',').map(str::to_owned).collect();
        let codes = Code::read_list(list).expect("known codes");
        let standings = Standings::of(&event, &codes).expect("a lawful list");
        for line in standings.lines() {
            state(&mut event, line.number, line.rank);
        }
        assert_eq!(check(&event).standings, Verdict::Lawful, "{path:?}");
        let last = standings.lines().last().expect("the standings have a last line");
        state(&mut event, last.number, 1);
        let report = told(&check(&event));
        let sentence = format!("{} has the stated place 1; by {list} the place is", last.number);
        assert!(report.contains(&sentence), "{report}");
        if event.teams.is_empty() {
            event.competitors[0].stated_points = Some(Points::whole(99));
            let report = told(&check(&event));
            assert!(report.contains("1 has 99.0 stated points; the results give"), "{report}");
        }
    }
}

#[test]
fn cr_5_4_the_level_share_the_first_place_or_have_one_each_and_no_place_is_left_out() {
    // All games are drawn: four players are tied in everything.
    let mut event =
        four_players(&[&[(1, 3, D), (4, 2, D)], &[(2, 1, D), (3, 4, D)], &[(1, 4, D), (2, 3, D)]]);
    event.rounds = Some(RoundNumber(3));
    let mut placed = |places: [u16; 4]| {
        for (player, place) in event.competitors.iter_mut().zip(places) {
            player.stated_rank = Some(place).filter(|place| *place > 0);
        }
        let report = told(&check(&event));
        report.lines().filter(|line| line.starts_with("standings")).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(placed([1, 1, 1, 1]), @"standings: lawful by points only; no list is stated (record 202 or 212)");
    assert_eq!(placed([3, 1, 4, 2]), placed([1, 1, 1, 1]), "a lot was drawn");
    insta::assert_snapshot!(placed([2, 2, 2, 2]), @"standings: not lawful: 1, 2, 3, 4 are level by PTS (points only; no list is stated) and stated on places 2, 2, 2, 2: they share place 1, or have 1 to 4 one each");
    insta::assert_snapshot!(placed([4, 4, 4, 4]), @"standings: not lawful: 1, 2, 3, 4 are level by PTS (points only; no list is stated) and stated on places 4, 4, 4, 4: they share place 1, or have 1 to 4 one each");
    insta::assert_snapshot!(placed([1, 2, 2, 3]), @"standings: not lawful: 1, 2, 3, 4 are level by PTS (points only; no list is stated) and stated on places 1, 2, 2, 3: they share place 1, or have 1 to 4 one each");
    insta::assert_snapshot!(placed([1, 0, 0, 0]), @r#"
    standings: not lawful: 2 has no stated place; by PTS (points only; no list is stated) the place is 1
    standings: not lawful: 3 has no stated place; by PTS (points only; no list is stated) the place is 1
    standings: not lawful: 4 has no stated place; by PTS (points only; no list is stated) the place is 1
    "#);
    insta::assert_snapshot!(placed([0, 0, 0, 0]), @"standings: not judged: no places are stated");
    insta::assert_snapshot!(placed([1, 2, 3, 5]), @"standings: not lawful: 4 has the stated place 5; by PTS (points only; no list is stated) the place is 1");
    event.standings_order = vec!["PTS".to_owned(), "WIN".to_owned()];
    assert!(told(&check(&event)).contains("by PTS,WIN the place is"), "the list is named");
}

#[test]
fn a_report_that_judged_nothing_does_not_say_that_all_is_lawful() {
    let nothing = check(&four_players(&[]));
    assert!(!nothing.is_judged());
    assert_eq!(said(&nothing.summary()), "nothing was judged");
    let event = four_players(&[&[(1, 3, D), (4, 2, D)], &[(3, 1, D), (2, 4, D)]]);
    let report = check(&event);
    assert!(report.is_judged() && !report.is_lawful());
    insta::assert_snapshot!(said(&report.summary()), @"rounds: 1 lawful, 1 not lawful, 0 not judged; standings: not judged");
    let strange = Event { system: Some("FIDE_DUBOV".to_owned()), ..event };
    assert!(!check(&strange).is_judged());
    assert_eq!(check::unchecked_system(&strange).as_deref(), Some("FIDE_DUBOV"));
}

/// States the place of a player or team.
fn state(event: &mut Event, number: u16, rank: usize) {
    let rank = Some(rank as u16);
    if event.teams.is_empty() {
        event.competitor_mut(StartNumber(number)).expect("he entered").stated_rank = rank;
    } else {
        let team = event.teams.iter_mut().find(|team| team.number.0 == number);
        team.expect("it entered").stated_rank = rank;
    }
}

#[test]
fn cr_5_5_a_rematch_is_named_by_its_criterion() {
    let event = four_players(&[&[(1, 3, D), (4, 2, D)], &[(3, 1, D), (2, 4, D)]]);
    insta::assert_snapshot!(told(&check(&event)), @"
    round 1: lawful
    round 2: not lawful: C1: 1 and 3 met before, in round 1
    standings: not judged: the event is not over
    ");
}

#[test]
fn cr_5_5_clashing_colours_wrong_colours_and_later_candidates_are_named_by_their_rule() {
    let event = four_players(&[&[(3, 1, D), (4, 2, D)]]);
    insta::assert_snapshot!(said(&check(&event).rounds[0].verdict.message()), @"not lawful: 3 and 1 should have the other colours, by art. 5.2.5");
    let event = four_players(&[&[(1, 4, D), (3, 2, D)]]);
    insta::assert_snapshot!(said(&check(&event).rounds[0].verdict.message()), @"not lawful: equal by all criteria, but decided by art. 4.2 in the bracket of 0.0: 1 meets 4 as played, 1 meets 3 as lawful; lawful: 1-3 4-2");
    let event = four_players(&[&[(1, 3, W), (4, 2, D)], &[(1, 4, W), (3, 2, D)]]);
    insta::assert_snapshot!(said(&check(&event).rounds[1].verdict.message()), @"not lawful: C12 (players without the colour they are due) in the bracket of 0.5: 1 where 0 is possible; lawful: 2-1 3-4");
    let event =
        four_players(&[&[(1, 3, D), (4, 2, D)], &[(2, 1, D), (3, 4, D)], &[(1, 4, D), (2, 3, D)]]);
    insta::assert_snapshot!(said(&check(&event).rounds[2].verdict.message()), @"not lawful: 2 and 3 should have the other colours, by art. 5.2.4");
}

#[test]
fn cr_5_5_every_pairing_but_the_lawful_one_is_refused_with_a_reason() {
    // Six players with two lawful rounds; then every possible pairing of the third round.
    let third = |event: &Event| check(event).rounds[2].verdict.clone();
    let before: [&[(u16, u16, GameResult)]; 2] =
        [&[(1, 4, W), (5, 2, D), (3, 6, W)], &[(3, 1, D), (2, 4, W), (6, 5, W)]];
    let mut accepted = Vec::new();
    let mut reasons = std::collections::BTreeSet::new();
    for pairs in all_pairings(&[1, 2, 3, 4, 5, 6]) {
        let games: Vec<(u16, u16, GameResult)> = pairs.iter().map(|&(w, b)| (w, b, D)).collect();
        let event = players(6, &[before[0], before[1], &games]);
        match third(&event) {
            Verdict::Lawful => accepted.push(pairs),
            Verdict::NotLawful(fault) => {
                let sentence = said(&fault.message());
                let reason = sentence.split([' ', ':']).next().expect("a first word");
                if !matches!(fault, PairingFault::WrongColours { .. }) {
                    reasons.insert(reason.to_owned());
                }
            }
            Verdict::NotJudged(reason) => panic!("{reason:?}"),
        }
    }
    assert_eq!(accepted.len(), 1, "{accepted:?}");
    assert!(reasons.len() > 2, "{reasons:?}");
}

/// The verdicts of a report, a line for each.
fn told(report: &Report) -> String {
    report.messages().iter().map(|message| said(message) + "\n").collect()
}

fn said(message: &Message) -> String {
    Words::english().say(message)
}

const W: GameResult = GameResult::WhiteWins;
const D: GameResult = GameResult::Draw;

/// An event of four players with these games: White, Black, White's result.
fn four_players(rounds: &[&[(u16, u16, GameResult)]]) -> Event {
    players(4, rounds)
}

fn players(count: u16, rounds: &[&[(u16, u16, GameResult)]]) -> Event {
    let mut event = Event {
        rounds: Some(RoundNumber(5)),
        initial_colour: Some(Colour::White),
        ..Event::default()
    };
    for number in 1..=count {
        event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
    }
    for (index, games) in rounds.iter().enumerate() {
        for &(white, black, result) in *games {
            let pair = (StartNumber(white), StartNumber(black));
            result.record_in(&mut event, RoundNumber::at(index), pair);
        }
    }
    event
}

/// All pairings of these numbers, each pair with both colours.
fn all_pairings(numbers: &[u16]) -> Vec<Vec<(u16, u16)>> {
    let Some((&first, others)) = numbers.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for &other in others {
        let rest: Vec<u16> = others.iter().copied().filter(|&o| o != other).collect();
        for pairs in all_pairings(&rest) {
            for pair in [(first, other), (other, first)] {
                let mut pairs = pairs.clone();
                pairs.push(pair);
                all.push(pairs);
            }
        }
    }
    all
}

fn turn_colours(event: &mut Event, round: RoundNumber) {
    for competitor in &mut event.competitors {
        let turned = competitor.recorded(round).map(|entry| match entry {
            RoundEntry::Played { opponent, colour, outcome, rated } => {
                RoundEntry::Played { opponent, colour: colour.other(), outcome, rated }
            }
            other => other,
        });
        if let Some(turned) = turned {
            competitor.record(round, turned);
        }
    }
}

fn event(path: &Path) -> Event {
    let bytes = fs::read(path).expect("the file is there");
    match trf::read(&path.to_string_lossy(), &bytes) {
        Ok(event) => event,
        Err(error) => panic!("{error}"),
    }
}

/// The files of a data folder with this ending, in the order of their names.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the data folder is there")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .collect();
    files.sort();
    files
}
