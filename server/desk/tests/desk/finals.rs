//! The finals of an event: their players, their matches and how they are taken back.

use crate::day::{Day, FIRST, player_of};
use crate::weekend::eight;
use referee_desk::views::{self, Audience, Stage};
use referee_desk::{
    Act, Author, Deal, Fact, Field, PersonId, Plan, Refusal, Score, Settings, System, SystemChoice,
    TournamentId,
};
use referee_tournament::event::{Colour, RoundNumber};
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::round_robin::Cycles;

const R1: RoundNumber = RoundNumber(1);

#[test]
fn the_finals_lead_over_a_sprint_to_the_medals() {
    let mut day = eight();
    day.three_rounds();
    let seeds: Vec<u32> = day.standings(FIRST).iter().take(4).map(|row| row.1).collect();
    let finals = day.finals(DuelRules::ONE_DAY);
    day.pair(finals);
    assert_eq!(day.tables(finals, 1), [(seeds[0], seeds[3]), (seeds[1], seeds[2])]);
    // a draw in the first semi-final: a ChessSprint with colours exchanged follows by itself
    let game = day.game(finals, 1, seeds[0]);
    let facts = day.act(Act::EnterResult { game, score: Score::Draw });
    assert!(matches!(&facts[1], Fact::GamesAdded { carried: None, .. }), "{facts:?}");
    let sprint = day.open_games(finals)[1];
    let found = day.desk.games()[&sprint].clone();
    assert_eq!(found.white, Some(PersonId(seeds[3])));
    let refusal = day.refused(Act::EnterResult { game: sprint, score: Score::Draw });
    assert_eq!(refusal, Refusal::SprintNotDrawn { game: sprint });
    let left = (court_protocol::Millis(150_000), court_protocol::Millis(90_500));
    day.act(Act::SprintDrawn { game: sprint, white: left.0, black: left.1 });
    let next = *day.open_games(finals).last().expect("the next game of the chain");
    let more = court_protocol::Millis::minutes(2);
    let carried = Some((left.0 + more, left.1 + more));
    assert_eq!(day.desk.games()[&next].carried, carried, "Black had less than two (CR-4.7-4)");
    day.act(Act::EnterResult { game: next, score: Score::WhiteWins });
    day.play(finals);
    day.pair(finals);
    assert_eq!(day.tables(finals, 2), [(seeds[0], seeds[2]), (seeds[1], seeds[3])]);
    day.play(finals);
    let places: Vec<u16> = day.standings(finals).iter().map(|row| row.0).collect();
    assert_eq!(places, [1, 2, 3, 4]);
    let field = Field::Best { of: vec![FIRST], places: 2 };
    let system = System::Knockout(DuelRules::MORE_DAYS);
    let more = Act::MakeTournaments { field, deal: Deal::One, system, settings: Box::default() };
    assert_eq!(day.refused(more), Refusal::FinalsMade { tournament: finals });
    assert!(!day.desk.tournaments()[&finals].is_public());
    day.act(Act::Announce { tournament: finals });
    assert!(day.desk.tournaments()[&finals].is_public());
    day.replays();
}

#[test]
fn finals_are_held_back_as_the_plan_says_unless_their_maker_says_otherwise() {
    let mut day = eight();
    let mut plan = day.desk.plan().expect("created").clone();
    plan.finals.held_back = true;
    day.act(Act::Configure { plan: Box::new(plan) });
    day.three_rounds();
    let finals = |held_back| Act::MakeTournaments {
        field: Field::Best { of: vec![FIRST], places: 4 },
        deal: Deal::One,
        system: System::Knockout(DuelRules::ONE_DAY),
        settings: Box::new(Settings { held_back, ..Settings::default() }),
    };
    let is_public = |day: &Day| {
        let made = day.desk.tournaments().values().last().expect("the finals");
        made.is_public()
    };
    assert!(is_public(&day), "the qualification is public");
    let [Fact::TournamentMade { tournament }] = &day.act(finals(None))[..] else { panic!("made") };
    let tournament = tournament.id;
    assert!(!is_public(&day));
    let settings = Box::new(Settings { online: true, ..Settings::default() });
    day.act(Act::Set { tournament, settings });
    assert!(!is_public(&day), "a change that does not name it leaves it");
    day.act(Act::DropTournament { tournament });
    day.act(finals(Some(false)));
    assert!(is_public(&day));
    day.replays();
}

#[test]
fn a_correction_that_changes_the_finalists_is_made_before_the_finals() {
    let mut day = eight();
    day.three_rounds();
    let finals = day.finals(DuelRules::MORE_DAYS);
    let winner = PersonId(day.standings(FIRST)[0].1);
    let games = day.desk.games().values();
    let mut lost = games.filter(|game| game.round.0 == 3 && game.players().any(|p| p == winner));
    let lost = lost.next().expect("he played").clone();
    let score = Some(if lost.white == Some(winner) { Score::BlackWins } else { Score::WhiteWins });
    let reason = "misread".to_owned();
    let correct = Act::CorrectResult { game: lost.id, score, reason, then: None, protest: None };
    let refusal = Refusal::ChangesFinals { tournament: finals };
    assert_eq!(day.refused(correct.clone()), refusal);
    day.pair(finals);
    assert_eq!(day.refused(correct.clone()), refusal, "the round is published, and not begun");
    day.act(Act::DropTournament { tournament: finals });
    day.act(correct);
    let again = day.finals(DuelRules::MORE_DAYS);
    let first: Vec<u32> = day.standings(FIRST).iter().take(4).map(|row| row.1).collect();
    let seeds = day.desk.tournaments()[&again].is.numbers.iter().map(|of| of.0);
    assert!(seeds.eq(first), "the finals have the standings as they are now");
    day.pair(again);
    let game = day.open_games(again)[0];
    day.act(Act::EnterResult { game, score: Score::WhiteWins });
    assert_eq!(
        day.refused(Act::DropTournament { tournament: again }),
        Refusal::Begun { tournament: again }
    );
    let back = Act::CorrectResult {
        game: lost.id,
        score: Some(lost.result.expect("it was played").score),
        reason: "read right".to_owned(),
        then: None,
        protest: None,
    };
    day.act(back); // finals that have begun go on with their players
    day.replays();
}

#[test]
fn finals_in_groups_stand_and_go_together() {
    let mut day = eight();
    day.three_rounds();
    let field = Field::Best { of: vec![FIRST], places: 6 };
    let system = System::RoundRobin(Cycles::Single);
    day.act(Act::MakeTournaments { field, deal: Deal::Snake(2), system, settings: Box::default() });
    let finals: Vec<TournamentId> = day.desk.tournaments().keys().copied().skip(1).collect();
    let sixth = PersonId(day.standings(FIRST)[5].1);
    let games = day.desk.games().values().filter(|game| game.round.0 == 3);
    let mut corrected = games.filter(|game| game.players().any(|player| player == sixth));
    let game = corrected.next().expect("he played").clone();
    let was = game.result.expect("it was played").score;
    let score = Some(match was {
        Score::WhiteWins => Score::BlackWins,
        _ => Score::WhiteWins,
    });
    let reason = "misread".to_owned();
    let correct = Act::CorrectResult { game: game.id, score, reason, then: None, protest: None };
    assert!(matches!(day.refused(correct.clone()), Refusal::ChangesFinals { .. }));
    let mut begun = day.clone();
    begun.pair(finals[0]);
    let played = begun.open_games(finals[0])[0];
    begun.act(Act::EnterResult { game: played, score: Score::WhiteWins });
    let drop = Act::DropTournament { tournament: finals[1] };
    assert_eq!(begun.refused(drop.clone()), Refusal::Begun { tournament: finals[1] });
    begun.act(correct.clone());
    day.act(drop);
    assert_eq!(day.desk.tournaments().len(), 1);
    day.act(correct);
    day.replays();
}

#[test]
fn a_correction_below_the_finalists_is_made_and_one_of_their_order_is_not() {
    let mut day = eight();
    day.three_rounds();
    let best = PersonId(day.standings(FIRST)[0].1);
    day.act(Act::Withdraw { person: best, reason: "ill".to_owned() });
    let finals = day.finals(DuelRules::MORE_DAYS);
    let seeds: Vec<u32> =
        day.desk.tournaments()[&finals].is.numbers.iter().map(|of| of.0).collect();
    assert!(!seeds.contains(&best.0));
    let (mut made, mut refused) = (0, 0);
    let games: Vec<_> =
        day.desk.games().values().filter(|game| game.round.0 == 3).cloned().collect();
    for game in games {
        let was = game.result.expect("it was played").score;
        for score in [Score::WhiteWins, Score::Draw, Score::BlackWins] {
            let reason = "misread".to_owned();
            let correct = Act::CorrectResult {
                game: game.id,
                score: Some(score),
                reason,
                then: None,
                protest: None,
            };
            let mut then = day.clone();
            if score == was {
                continue;
            }
            if then.try_act(correct).is_err() {
                refused += 1;
                continue;
            }
            made += 1;
            let there = then.standings(FIRST).into_iter().map(|row| row.1).filter(|n| *n != best.0);
            assert!(there.take(4).eq(seeds.iter().copied()), "the finalists are the first four");
        }
    }
    assert!(made > 0 && refused > 0, "{made} made, {refused} refused");
}

#[test]
fn two_games_and_a_choice_of_colour_decide_a_longer_final() {
    let mut day = eight();
    day.three_rounds();
    let finals = day.finals(DuelRules::MORE_DAYS);
    day.pair(finals);
    let no = day.desk.tournaments()[&finals].rounds[0].matches[0].no;
    let higher = day.desk.tournaments()[&finals].rounds[0].matches[0].white;
    for game in 0..2 {
        let games = &day.desk.tournaments()[&finals].rounds[0].matches[0].games;
        assert_eq!(games.len(), game + 1);
        let game = games[game];
        day.act(Act::EnterResult { game, score: Score::WhiteWins });
    }
    for score in [Score::WhiteWins, Score::BlackWins] {
        let games = &day.desk.tournaments()[&finals].rounds[0].matches[1].games;
        let game = *games.last().expect("a game");
        day.act(Act::EnterResult { game, score });
    }
    let level = |day: &Day| {
        let view = views::round(&day.desk, finals, R1, Audience::Crew);
        let tables = view.expect("a round").tables;
        tables.iter().map(|table| table.is_level).collect::<Vec<_>>()
    };
    let stage = |day: &Day| views::overview(&day.desk, Audience::Crew).tournaments[1].stage;
    assert_eq!(level(&day), [true, false]);
    assert_eq!(stage(&day), Stage::Level { round: R1, open: 1 });
    day.by = Author::Player(higher.person());
    day.act(Act::ChooseColour { match_no: no, colour: Some(Colour::Black) });
    assert_eq!(level(&day), [false, false]);
    assert_eq!(stage(&day), Stage::Playing { round: R1, open: 1 });
    day.by = Author::Organiser(1);
    let games = &day.desk.tournaments()[&finals].rounds[0].matches[0].games;
    let sprint = &day.desk.games()[&games[2]];
    assert_eq!(sprint.black, Some(higher.person()));
    day.replays();
}

/// The general gold, and the gold of each category with the tournament that decides it.
fn golds(day: &Day) -> (Option<u32>, Vec<(String, u32, u16)>) {
    let medals = views::medals(&day.desk, Audience::Crew).expect("the usual tie-breaks");
    let categories = medals.categories.into_iter();
    let of = categories.map(|of| (of.category.0.clone(), of.rows[0].competitor.0, of.of.0));
    (medals.general.first().map(|row| row.competitor.0), of.collect())
}

#[test]
fn cr_5_1_in_a_major_event_each_category_has_the_medals_of_its_own_finals() {
    let plan =
        Plan { is_major: true, rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() };
    let mut day = Day::of(plan);
    for (first, category) in [(1, "U12"), (11, "U16")] {
        let players = (first..first + 8).map(|person| player_of(person, 1_500, category));
        let players = players.collect();
        day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    }
    day.act(Act::CloseEntries { seed: 5, by_name: Vec::new() });
    let mut gold = Vec::new();
    for qualification in [FIRST, TournamentId(2)] {
        day.act(Act::StateColour { tournament: qualification, colour: Colour::White });
        for _ in 0..3 {
            day.pair(qualification);
            day.play(qualification);
        }
        if day.standings(qualification).windows(2).any(|pair| pair[0].0 == pair[1].0) {
            day.act(Act::DrawLots { tournament: qualification, seed: 3 });
        }
        let field = Field::Best { of: vec![qualification], places: 2 };
        let system = System::Knockout(DuelRules::ONE_DAY);
        let settings = Box::default();
        let made = day.act(Act::MakeTournaments { field, deal: Deal::One, system, settings });
        let [Fact::TournamentMade { tournament: finals }] = &made[..] else { panic!("{made:?}") };
        let second = day.standings(qualification)[1].1;
        day.pair(finals.id);
        let game = day.game(finals.id, 1, second);
        let score = match day.desk.games()[&game].white {
            Some(white) if white == PersonId(second) => Score::WhiteWins,
            _ => Score::BlackWins,
        };
        day.act(Act::EnterResult { game, score });
        gold.push((finals.categories[0].0.clone(), second, finals.id.0));
    }
    assert_eq!(golds(&day), (None, gold), "the finals of one category decide no other");
    day.replays();
}

#[test]
fn a_tournament_beside_the_event_takes_no_medals_from_it() {
    let mut day = Day::of(Plan { rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() });
    let players = (1..=8).map(|person| player_of(person, 1_500, "U12")).collect();
    day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    day.act(Act::CloseEntries { seed: 5, by_name: Vec::new() });
    day.act(Act::StateColour { tournament: FIRST, colour: Colour::White });
    day.three_rounds();
    let beside = |day: &mut Day, system| {
        let field = Field::Categories(Vec::new());
        let settings = Box::default();
        let made = day.act(Act::MakeTournaments { field, deal: Deal::One, system, settings });
        let [Fact::TournamentMade { tournament }] = &made[..] else { panic!("{made:?}") };
        day.pair(tournament.id);
    };
    let before = golds(&day);
    assert!(before.0.is_some() && before.1.len() == 1, "{before:?}");
    beside(&mut day, System::RoundRobin(Cycles::Single));
    assert_eq!(golds(&day), before);
    let finals = day.finals(DuelRules::ONE_DAY);
    for _ in 0..2 {
        day.pair(finals);
        day.play(finals);
    }
    let before = golds(&day);
    beside(&mut day, System::Knockout(DuelRules::ONE_DAY));
    assert_eq!(golds(&day), before);
}

#[test]
fn groups_with_crossed_finals_have_one_gold_of_each_category() {
    let mut day = Day::of(Plan { system: SystemChoice::RoundRobin, ..Plan::default() });
    let players = (1..=8).map(|person| player_of(person, 1_500, "U12")).collect();
    day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    day.act(Act::CloseEntries { seed: 5, by_name: Vec::new() });
    day.act(Act::DropTournament { tournament: FIRST });
    let made = |day: &mut Day, field, deal, system| -> Vec<TournamentId> {
        let facts = day.act(Act::MakeTournaments { field, deal, system, settings: Box::default() });
        let id = |fact| match fact {
            Fact::TournamentMade { tournament } => tournament.id,
            other => panic!("{other:?}"),
        };
        facts.into_iter().map(id).collect()
    };
    let all = Field::Categories(Vec::new());
    let groups = made(&mut day, all, Deal::Snake(2), System::RoundRobin(Cycles::Single));
    for &group in &groups {
        day.act(Act::Pair { tournament: group });
        let rounds = day.desk.tournaments()[&group].next_round().0;
        for round in (1..rounds).map(RoundNumber) {
            day.act(Act::Publish { tournament: group, round });
            day.play(group);
        }
        if day.standings(group).windows(2).any(|pair| pair[0].0 == pair[1].0) {
            day.act(Act::DrawLots { tournament: group, seed: 3 });
        }
    }
    let best = Field::Best { of: groups, places: 2 };
    let knockout = System::Knockout(DuelRules::ONE_DAY);
    let finals = made(&mut day, best, Deal::Crossed, knockout)[0];
    assert_eq!(golds(&day), (None, Vec::new()), "groups have no ranking in common");
    for _ in 0..2 {
        day.pair(finals);
        day.play(finals);
    }
    let winner = day.standings(finals)[0].1;
    assert_eq!(golds(&day), (Some(winner), vec![("U12".to_owned(), winner, finals.0)]));
}
