//! The ratings over several events: CR-ELO, titles and streaks.

use crate::day::{Day, FIRST, of, player, player_of};
use court_protocol::GameId;
use referee_desk::rating_list::{
    GameNote, KnownPerson, PlayerDifference, RatingList, RecomputedEvent, rating_preview,
};
use referee_desk::views::Audience;
use referee_desk::{
    Act, Deal, Desk, EnteredPlayer, Field, PersonId, Plan, Score, Settings, System, SystemChoice,
    TakenGame, TakenRound,
};
use referee_tournament::event::{Date, RoundNumber};
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::rating::{Elo, Ledger, Played, RatedGame, RatingRules, Registration};
use referee_tournament::round_robin::Cycles;

fn date(text: &str) -> Date {
    Date::read(text).expect("the test names a day")
}

fn plan(name: &str, day: &str) -> Plan {
    let days = vec![referee_desk::Day { date: date(day), starts: 600 }];
    let system = SystemChoice::RoundRobin;
    Plan { name: name.to_owned(), days, system, ..Plan::default() }
}

/// An event of these players, whose games are taken over as they were played: White, Black, score.
fn event(plan: Plan, players: Vec<EnteredPlayer>, rounds: &[&[(u32, u32, Score)]]) -> Day {
    let mut day = Day::of(plan);
    let numbers = players.iter().map(|player| player.person.into()).collect();
    day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    let settings = Settings { rounds: u8::try_from(rounds.len()).ok(), ..Settings::default() };
    day.act(Act::MakeTournaments {
        field: Field::Given(numbers),
        deal: Deal::One,
        system: System::Swiss,
        settings: Box::new(settings),
    });
    let game = |&(white, black, score): &(u32, u32, Score)| TakenGame {
        white: PersonId(white),
        black: PersonId(black),
        score: Some(score),
        rated: true,
    };
    let round = |games: &&[_]| TakenRound {
        games: games.iter().map(game).collect(),
        ..TakenRound::default()
    };
    let rounds = rounds.iter().map(round).collect();
    day.act(Act::TakeOver { tournament: FIRST, rounds });
    day
}

fn finished(mut day: Day) -> Day {
    day.act(Act::Finish);
    day
}

fn as_they_are(person: PersonId) -> KnownPerson {
    KnownPerson { number: person, born: None }
}

fn numbered<'a>(days: &[(u32, &'a Day)]) -> Vec<(u32, &'a Desk)> {
    days.iter().map(|(number, day)| (*number, &day.desk)).collect()
}

fn list(days: &[(u32, &Day)]) -> RatingList {
    RatingList::over(&numbered(days), Audience::Crew, as_they_are)
}

/// Person, rating and number of games, the best first.
fn table(list: &RatingList) -> Vec<(u32, Option<i32>, u32)> {
    list.rows().iter().map(|row| (row.person.0, row.rating, row.games)).collect()
}

/// Three players of 1800 meet on two Saturdays, and on one between them.
fn three_events() -> [Day; 3] {
    let players = || vec![player(1, 1_800), player(2, 1_800), player(3, 1_800)];
    [
        event(plan("Early", "2026/10/03"), players(), &[&[(1, 2, Score::WhiteWins)]]),
        event(plan("Late", "2026/10/17"), players(), &[&[(2, 3, Score::WhiteWins)]]),
        event(plan("Between", "2026/10/10"), players(), &[&[(3, 1, Score::WhiteWins)]]),
    ]
}

#[test]
fn an_event_counts_once_it_is_finished_and_no_more_when_it_goes_on() {
    let [early, late, _] = three_events();
    let mut early = finished(early);
    assert_eq!(
        table(&list(&[(1, &early), (2, &late)])),
        [(1, Some(1_820), 1), (3, Some(1_800), 0), (2, Some(1_780), 1)]
    );
    early.act(Act::Resume);
    assert_eq!(table(&list(&[(1, &early), (2, &late)])), []);
    early.act(Act::Finish);
    let plan = Plan { rated: false, ..early.desk.plan().expect("created").clone() };
    early.act(Act::Resume);
    early.act(Act::Configure { plan: Box::new(plan) });
    early.act(Act::Finish);
    assert_eq!(table(&list(&[(1, &early)])), [], "an event that is not rated");
}

#[test]
fn the_days_of_play_decide_and_neither_the_numbers_nor_the_order_of_finishing() {
    let [early, late, between] = three_events().map(finished);
    let rated = table(&list(&[(1, &early), (2, &late), (3, &between)]));
    assert_eq!(rated, table(&list(&[(7, &late), (8, &between), (9, &early)])));
    assert_eq!(rated, [(2, Some(1_802), 2), (1, Some(1_799), 2), (3, Some(1_799), 2)]);
}

#[test]
fn cr_3_1_2_2_each_event_chooses_the_standard_regulations_or_the_annex() {
    let rated = |day: &str, rapid_and_blitz| {
        let plan = Plan { rapid_and_blitz, ..plan("Rapid", day) };
        let players = vec![player(1, 2_700), player(2, 2_200)];
        finished(event(plan, players, &[&[(1, 2, Score::WhiteWins)]]))
    };
    let days = [rated("2026/10/03", false), rated("2026/10/10", true), rated("2026/10/17", false)];
    let list = list(&[(1, &days[0]), (2, &days[1]), (3, &days[2])]);
    let games = list.history(PersonId(1)).expect("on the list").games;
    // a difference of 500 counts as 400 under the annex
    let changes: Vec<_> = games.iter().map(|game| game.change).collect();
    assert_eq!(changes, [Some(40), Some(80), Some(40)]);
}

#[test]
fn the_ratings_are_those_of_the_ledger_fed_by_hand() {
    let [early, late, between] = three_events().map(finished);
    let mut ledger = Ledger::default();
    let players = [1_800; 3].map(|rating| {
        ledger.register(Registration { fide_standard: Some(rating), ..Registration::default() })
    });
    for (event, day, white, black, half_points) in [
        (1, "2026/10/03", 0, 1, [2, 0]),
        (3, "2026/10/10", 2, 0, [2, 0]),
        (2, "2026/10/17", 1, 2, [2, 0]),
    ] {
        let (white, black, played) = (players[white], players[black], Played::BothMoved);
        let (day, rules) = (date(day), RatingRules::Standard);
        let game = RatedGame { event, day, white, black, half_points, played, rules };
        ledger.post(&game).expect("registered");
    }
    let list = list(&[(1, &early), (2, &late), (3, &between)]);
    for (person, player) in (1..).zip(players) {
        let history = list.history(PersonId(person)).expect("on the list");
        assert_eq!(history.row.exact, ledger.rating(player).map(Elo::hundredths));
        assert_eq!(history.row.games, ledger.games(player));
        let last = history.games.last().expect("two games");
        assert_eq!(last.after, history.row.exact);
    }
}

#[test]
fn the_preview_of_a_late_event_is_the_outcome_and_names_the_event_that_changes() {
    let [early, late, between] = three_events();
    let (early, late) = (finished(early), finished(late));
    let before = list(&[(1, &early), (2, &late), (3, &between)]);
    let days = [(1, &early), (2, &late), (3, &between)];
    let preview = rating_preview(&numbered(&days), 3, as_they_are);
    let between = finished(between);
    let days = [(1, &early), (2, &late), (3, &between)];
    let after = list(&days);
    let rating =
        |list: &RatingList, person| list.history(PersonId(person)).and_then(|of| of.row.rating);
    let changed = |person, games| PlayerDifference {
        person: PersonId(person),
        before: rating(&before, person),
        after: rating(&after, person),
        games,
    };
    assert!(preview.counts);
    assert_eq!(preview.players, [changed(2, 2), changed(1, 2), changed(3, 2)]);
    let late = RecomputedEvent { event: 2, name: "Late".to_owned(), players: 2 };
    assert_eq!(preview.recomputed, [late]);
    // and going on with it takes back what it changed
    let back = rating_preview(&numbered(&days), 3, as_they_are);
    let of = |preview: &[PlayerDifference]| -> Vec<_> {
        let mut of: Vec<_> = preview.iter().map(|of| (of.person, of.before, of.after)).collect();
        of.sort_unstable();
        of
    };
    let turned: Vec<PlayerDifference> = preview
        .players
        .iter()
        .map(|of| PlayerDifference { before: of.after, after: of.before, ..*of })
        .collect();
    assert_eq!(of(&back.players), of(&turned));
}

#[test]
fn an_event_without_days_is_on_the_list_and_does_not_count() {
    let [early, late, _] = three_events();
    let undated = Plan { days: Vec::new(), ..plan("Somewhen", "2026/01/01") };
    let players = vec![player(1, 1_800), player(2, 1_800)];
    let undated = finished(event(undated, players, &[&[(1, 2, Score::WhiteWins)]]));
    let (early, late) = (finished(early), finished(late));
    let with = list(&[(1, &undated), (2, &early), (3, &late)]);
    assert_eq!(table(&with), table(&list(&[(2, &early), (3, &late)])));
    let days: Vec<(u32, Option<Date>)> =
        with.events().iter().map(|of| (of.event, of.first)).collect();
    assert_eq!(days, [(2, Some(date("2026/10/03"))), (3, Some(date("2026/10/17"))), (1, None)]);
    assert!(!rating_preview(&numbered(&[(1, &undated), (2, &early)]), 1, as_they_are).counts);
}

#[test]
fn a_person_who_was_merged_has_one_account_with_the_first_start_rating() {
    let first = vec![player(1, 1_800), player(2, 1_800)];
    let first = finished(event(plan("First", "2026/10/03"), first, &[&[(1, 2, Score::WhiteWins)]]));
    // person 1 was entered anew as person 9, with another rating
    let second = vec![player(9, 2_100), player(3, 1_800)];
    let second = finished(event(plan("Second", "2026/10/10"), second, &[&[(9, 3, Score::Draw)]]));
    let known = |person: PersonId| KnownPerson {
        number: if person == PersonId(9) { PersonId(1) } else { person },
        born: None,
    };
    let days = [(1, &first), (2, &second)];
    let list = RatingList::over(&numbered(&days), Audience::Crew, known);
    let history = list.history(PersonId(1)).expect("one account");
    assert_eq!((history.start, history.row.games), (Some(1_800), 2));
    assert_eq!(history.row.rating, Some(1_819));
    assert!(list.history(PersonId(9)).is_none());
    // apart they are two players
    assert_eq!(self::list(&days).history(PersonId(9)).and_then(|of| of.start), Some(2_100));
}

#[test]
fn a_chess_sprint_counts_once_and_a_forfeit_never() {
    let players = vec![player(1, 1_800), player(2, 1_800), player(3, 1_800), player(4, 1_800)];
    let mut day = Day::of(plan("Finals", "2026/10/03"));
    day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    let settings = Box::new(Settings::default());
    let (field, deal) = (Field::Given((1..=4).map(of).collect()), Deal::One);
    let system = System::Knockout(DuelRules::ONE_DAY);
    day.act(Act::MakeTournaments { field, deal, system, settings });
    day.pair(FIRST);
    let (drawn, forfeit) = (day.game(FIRST, 1, 1), day.game(FIRST, 1, 2));
    day.act(Act::EnterResult { game: forfeit, score: Score::WhiteByForfeit });
    day.act(Act::EnterResult { game: drawn, score: Score::Draw });
    // the ChessSprint with colours switched is drawn, and its next game is won
    for score in [Score::Draw, Score::WhiteWins] {
        let [game] = day.open_games(FIRST)[..] else { panic!("one game of the ChessSprint") };
        if score == Score::Draw {
            let left = court_protocol::Millis::minutes(1);
            day.act(Act::SprintDrawn { game, white: left, black: left });
        } else {
            day.act(Act::EnterResult { game, score });
        }
    }
    let day = finished(day);
    let games = |person| -> Vec<(GameId, u8)> {
        let history = list(&[(1, &day)]).history(PersonId(person)).expect("on the list");
        history.games.iter().map(|game| (game.game, game.half_points)).collect()
    };
    let [(first, 1), (sprint, 0)] = games(1)[..] else { panic!("{:?}", games(1)) };
    assert!(first == drawn && sprint != drawn);
    assert_eq!([games(2), games(3)], [vec![], vec![]]);
}

#[test]
fn an_unrated_player_has_a_first_rating_after_five_games_of_two_events() {
    let players = |start| {
        let rated = (2..=6).map(|person| player(person, 1_800));
        std::iter::once(player(1, start)).chain(rated).collect::<Vec<_>>()
    };
    let first: [&[_]; 3] = [&[(1, 2, Score::Draw)], &[(3, 1, Score::Draw)], &[(1, 4, Score::Draw)]];
    let second: [&[_]; 2] = [&[(5, 1, Score::Draw)], &[(1, 6, Score::Draw)]];
    let first = finished(event(plan("First", "2026/10/03"), players(0), &first));
    // a rating that FIDE gives him later changes nothing
    let second = finished(event(plan("Second", "2026/10/10"), players(2_000), &second));
    let one = list(&[(1, &first)]);
    let row = one.rows().pop().expect("the unrated come last");
    assert_eq!((row.person, row.rating, row.games, row.pooled), (PersonId(1), None, 0, 3));
    assert_eq!(one.rating_before(PersonId(1), None), None);
    let history = list(&[(1, &first), (2, &second)]).history(PersonId(1)).expect("on the list");
    let notes: Vec<Option<GameNote>> = history.games.iter().map(|game| game.note).collect();
    let pooled = |games| Some(GameNote::Pooled(games));
    assert_eq!(notes, [pooled(1), pooled(2), pooled(3), pooled(4), Some(GameNote::FirstRating)]);
    assert_eq!((history.row.rating, history.row.games), (Some(1_800), 5));
}

#[test]
fn cr_3_3_2_fifty_games_over_several_events_give_the_title() {
    // a double round robin of three: each draws four games, and 13 events are 52 games
    let players = || vec![player(1, 2_150), player(2, 2_150), player(3, 2_150)];
    let held = |number: u32| {
        let day = format!("2026/{:02}/{:02}", 1 + number / 10, 1 + number % 10);
        let mut day = Day::of(Plan {
            system: SystemChoice::DoubleRoundRobin,
            ..plan(&format!("Weekly {number}"), &day)
        });
        day.act(Act::Enter { players: players(), byes: Vec::new(), teams: Vec::new() });
        let (field, deal) = (Field::Given((1..=3).map(of).collect()), Deal::One);
        let system = System::RoundRobin(Cycles::Double);
        let settings = Box::new(Settings::default());
        day.act(Act::MakeTournaments { field, deal, system, settings });
        day.act(Act::Pair { tournament: FIRST });
        for round in (1..=6).map(RoundNumber) {
            day.act(Act::Publish { tournament: FIRST, round });
            for game in day.open_games(FIRST) {
                day.act(Act::EnterResult { game, score: Score::Draw });
            }
        }
        finished(day)
    };
    let days: Vec<(u32, Day)> = (1..=13).map(|number| (number, held(number))).collect();
    let days: Vec<(u32, &Day)> = days.iter().map(|(number, day)| (*number, day)).collect();
    let twelve = list(&days[..12]).rows().swap_remove(0);
    assert!(twelve.titles.is_empty());
    assert_eq!(
        twelve.streaks.iter().map(|of| (of.title.code(), of.games)).collect::<Vec<_>>(),
        [("SR", 48)]
    );
    let row = list(&days).rows().swap_remove(0);
    let titles: Vec<_> = row.titles.iter().map(|won| (won.title.code(), won.day)).collect();
    assert_eq!(
        titles,
        [("SR", days[12].1.desk.plan().and_then(|plan| Some(plan.days.first()?.date)))]
    );
    assert!(row.streaks.is_empty());
    // the preview of the thirteenth says so
    let mut last = days[12].1.clone();
    last.act(Act::Resume);
    let mut days = days;
    days[12].1 = &last;
    let preview = rating_preview(&numbered(&days), 13, as_they_are);
    let won: Vec<_> = preview.titles.iter().map(|of| (of.person.0, of.is_won)).collect();
    assert_eq!(won, [(1, true), (2, true), (3, true)]);
}

#[test]
fn cr_3_3_1_the_winner_of_each_category_of_a_world_championship_is_a_legend_for_life() {
    let players = || {
        vec![
            player_of(1, 1_800, "M20"),
            player_of(2, 1_700, "U12"),
            player_of(3, 1_600, "U12"),
            player_of(4, 1_500, "B"),
        ]
    };
    let rounds: [&[_]; 2] = [
        &[(1, 2, Score::BlackWins), (3, 4, Score::WhiteWins)],
        &[(2, 3, Score::WhiteWins), (4, 1, Score::BlackWins)],
    ];
    let world = Plan { is_world_championship: true, ..plan("World", "2026/10/03") };
    let unrated = Plan { rated: false, ..world.clone() };
    for plan in [world.clone(), unrated] {
        let day = event(plan, players(), &rounds);
        assert!(list(&[(1, &day)]).rows().is_empty(), "it is not finished");
        let day = finished(day);
        let titles: Vec<_> = list(&[(1, &day)])
            .rows()
            .into_iter()
            .flat_map(|row| row.titles.into_iter().map(move |won| (row.person.0, won)))
            .map(|(person, won)| (person, won.title.code(), won.won.map(|(of, _)| of.to_string())))
            .collect();
        let legend = |person, category: &str| (person, "CRL", Some(category.to_owned()));
        let mut sorted = titles.clone();
        sorted.sort();
        assert_eq!(sorted, [legend(1, "M20"), legend(2, "U12")]);
    }
    let day = finished(event(Plan { is_world_championship: false, ..world }, players(), &rounds));
    assert!(list(&[(1, &day)]).rows().iter().all(|row| row.titles.is_empty()));
}

#[test]
fn cr_3_1_1_whoever_has_a_cr_elo_enters_the_next_event_with_it() {
    let [early, late, between] = three_events().map(finished);
    let list = list(&[(1, &early), (2, &late), (3, &between)]);
    let before = |day: &str| list.rating_before(PersonId(1), Some(date(day)));
    assert_eq!(before("2026/10/03"), None, "his first event");
    assert_eq!(before("2026/10/04"), Some(1_820));
    assert_eq!(before("2026/10/10"), Some(1_820), "the games of the same day are not before it");
    assert_eq!(before("2026/10/11"), Some(1_799));
    assert_eq!(list.rating_before(PersonId(1), None), Some(1_799));
    assert_eq!(list.rating_before(PersonId(4), None), None);
    assert_eq!(
        list.rating_before(PersonId(3), Some(date("2026/10/04"))),
        Some(1_800),
        "no game yet"
    );
}

#[test]
fn the_public_sees_no_rating_of_an_event_whose_finals_are_held_back() {
    let players = vec![player(1, 1_800), player(2, 1_700)];
    let mut day = event(plan("Open", "2026/10/03"), players, &[&[(1, 2, Score::WhiteWins)]]);
    let settings = Settings { held_back: Some(true), ..Settings::default() };
    day.act(Act::Set {
        tournament: FIRST,
        settings: Box::new(Settings { rounds: Some(1), ..settings }),
    });
    let mut day = finished(day);
    let seen = |day: &Day, audience| {
        RatingList::over(&numbered(&[(1, day)]), audience, as_they_are).rows().len()
    };
    assert_eq!([seen(&day, Audience::Crew), seen(&day, Audience::Public)], [2, 0]);
    day.act(Act::Announce { tournament: FIRST });
    assert_eq!(seen(&day, Audience::Public), 2);
}

#[test]
fn a_plan_of_an_earlier_version_has_the_usual_settings_where_it_has_none() {
    let mut earlier = serde_json::to_value(plan("Open", "2026/10/03")).expect("plain data");
    let fields = earlier.as_object_mut().expect("a plan");
    for later in ["season", "is_world_championship", "rapid_and_blitz"] {
        assert!(fields.remove(later).is_some());
    }
    let read: Plan = serde_json::from_value(earlier).expect("an earlier plan");
    assert_eq!(read, plan("Open", "2026/10/03"));
}
