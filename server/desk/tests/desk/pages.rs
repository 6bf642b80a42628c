//! The event as pages, paper and files show it.

use crate::day::{Day, FIRST, of, player_of};
use court_protocol::{CourtId, Ruleset};
use referee_desk::views::{
    Audience, CellResult, Finals, Stage, court_games, cross_table, entry_list, medals, overview,
    player as player_view, rating_report, round, standings_view, timetable, usual_choice,
};
use referee_desk::{
    Act, AfterPairing, Author, CourtPlan, Day as PlanDay, PersonId, Plan, Prize, Refusal, RoundBye,
    Score, System, SystemChoice,
};
use referee_tournament::event::{Bye, Colour, Date, Edition, RoundNumber};
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::trf;

const R1: RoundNumber = RoundNumber(1);

/// Eight players of two categories, with prizes and a court.
fn eight() -> Day {
    let prize = |category: Option<&str>, place, what: &str, value| Prize {
        category: category.map(Into::into),
        place,
        what: what.to_owned(),
        value,
    };
    let date = |day| Date::new(2026, 11, day).expect("a day");
    let plan = Plan {
        rounds: Some(3),
        system: SystemChoice::Swiss,
        days: vec![
            PlanDay { date: date(21), starts: 10 * 60 },
            PlanDay { date: date(22), starts: 9 * 60 },
        ],
        courts: vec![CourtPlan { court: CourtId(1), boards: 4, first_for: Vec::new() }],
        prizes: vec![
            prize(None, 1, "100 EUR", 100),
            prize(None, 2, "50 EUR", 50),
            prize(Some("U12"), 1, "30 EUR", 30),
            prize(Some("U12"), 1, "a trophy", 0),
        ],
        ..Plan::default()
    };
    let mut day = Day::of(plan);
    let players = (1..=8).map(|person| {
        let rating = u16::try_from(2_500 - person * 100).expect("small");
        player_of(person, rating, if person % 2 == 1 { "U12" } else { "U14" })
    });
    day.act(Act::Enter { players: players.collect(), byes: Vec::new(), teams: Vec::new() });
    day.act(Act::CloseEntries { seed: 5, by_name: Vec::new() });
    day.act(Act::StateColour { tournament: FIRST, colour: Colour::White });
    day
}

#[test]
fn a_draft_is_for_the_crew_and_a_new_version_shows_its_changes() {
    let mut day = eight();
    day.act(Act::Pair { tournament: FIRST });
    let seen = |day: &Day, audience| round(&day.desk, FIRST, R1, audience);
    let hidden = seen(&day, Audience::Public).expect_err("a draft");
    assert_eq!(hidden, Refusal::NotPublished { tournament: FIRST, round: R1 });
    assert!(seen(&day, Audience::Crew).expect("a draft").is_draft);
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    let change = referee_desk::HandChange::Swap(of(5), of(6));
    day.act(Act::ChangeRound { tournament: FIRST, round: R1, change });
    let public = seen(&day, Audience::Public).expect("version 1");
    assert_eq!((public.version, public.tables[0].black.competitor), (1, of(5)));
    let crew = seen(&day, Audience::Crew).expect("the draft of version 2");
    let changed: Vec<u16> =
        crew.tables.iter().filter(|t| t.is_changed).map(|table| table.table).collect();
    assert_eq!((crew.tables[0].black.competitor, changed), (of(6), vec![1, 2]));
    let reason = "brothers".to_owned();
    day.act(Act::CloseChanges { tournament: FIRST, round: R1, reason });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    let public = seen(&day, Audience::Public).expect("version 2");
    assert_eq!((public.version, public.tables[0].black.competitor), (2, of(6)));
    assert!(public.tables[0].is_changed && !public.tables[2].is_changed);
    assert_eq!(public.departures, [], "the crew's business");
}

#[test]
fn the_standings_follow_each_result_and_say_who_still_plays() {
    let mut day = eight();
    day.pair(FIRST);
    let table = |day: &Day| standings_view(&day.desk, FIRST, Audience::Public).expect("public");
    assert!(!table(&day).is_live);
    let game = day.game(FIRST, 1, 8);
    day.act(Act::EnterResult { game, score: Score::WhiteWins });
    let live = table(&day);
    assert!(live.is_live);
    assert_eq!((live.rows[0].competitor, live.rows[0].is_playing), (of(8), false));
    assert!(live.rows.iter().filter(|row| row.is_playing).count() == 6);
    day.play(FIRST);
    let after = table(&day);
    assert!(!after.is_live && after.finished == 1);
    let u12 = after.categories.iter().find(|rows| rows.category.0 == "U12").expect("U12");
    assert_eq!(u12.rows.len(), 4);
    assert_eq!(u12.rows[0].0, 1);
}

#[test]
fn a_court_gets_the_games_and_a_player_his_board() {
    let mut day = eight();
    day.pair(FIRST);
    day.act(Act::Lay { rounds: vec![(FIRST, R1)] });
    let (seq, games) = court_games(&day.desk, CourtId(1));
    assert_eq!((seq, games.len(), games[0].rules), (day.seq(), 4, Ruleset::Classic));
    let shown = player_view(&day.desk, PersonId(5)).expect("a player");
    let next = &shown.games[0];
    assert_eq!((next.opponent, next.colour), (Some(PersonId(1)), Colour::Black));
    assert_eq!(next.place, Some(games[0].place));
    day.play(FIRST);
    assert_eq!(court_games(&day.desk, CourtId(1)).1, []);
    let entries = entry_list(&day.desk);
    assert_eq!(entries.players[4].number, Some((FIRST, 5)));
}

#[test]
fn a_players_page_offers_what_his_link_allows() {
    let mut day = eight();
    let page = |day: &Day| player_view(&day.desk, PersonId(5)).expect("a player");
    let (r2, r3) = (RoundNumber(2), RoundNumber(3));
    let both = |round| [(round, Bye::HalfPoint), (round, Bye::ZeroPoint)];
    assert_eq!(page(&day).may_ask, [&both(R1)[..], &both(r2), &[(r3, Bye::ZeroPoint)]].concat());
    day.pair(FIRST);
    let ask = Act::AskBye { person: PersonId(5), round: r2, bye: Bye::HalfPoint };
    day.by = Author::Player(PersonId(5));
    day.act(ask);
    assert_eq!(page(&day).away, [(r2, Bye::HalfPoint)]);
    let game = Some(day.game(FIRST, 1, 5));
    day.act(Act::Protest { by: PersonId(5), game, text: "my clock stood".into() });
    assert_eq!((page(&day).protests[0].game, &page(&day).protests[0].ruling), (game, &None));
    assert!(page(&day).may_withdraw);
    day.act(Act::Withdraw { person: PersonId(5), reason: String::new() });
    assert!(!page(&day).may_withdraw);
    day.by = Author::Organiser(1);
    day.play(FIRST);
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(page(&day).byes, [], "a draft is not for players");
    day.act(Act::Publish { tournament: FIRST, round: r2 });
    assert_eq!(page(&day).byes, [(FIRST, r2, RoundBye::ZeroPoint)], "he has withdrawn");
    let place = &page(&day).places[0];
    assert_eq!((place.of, place.points.as_str()), (8, "0.0"));
    assert_eq!(page(&day).tournaments[0].id, FIRST);
}

#[test]
fn the_overview_says_what_comes_next() {
    let mut day = eight();
    let stage = |day: &Day| overview(&day.desk, Audience::Crew).tournaments[0].stage;
    assert_eq!(stage(&day), Stage::ToPair(R1));
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(stage(&day), Stage::ToPublish(R1));
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    assert_eq!(stage(&day), Stage::Playing { round: R1, open: 4 });
    day.play(FIRST);
    day.pair(FIRST);
    let game = day.game(FIRST, 1, 1);
    let choice = usual_choice(&day.desk, game).expect("a game").expect("round 2 is paired");
    assert_eq!(choice.usual, AfterPairing::RepairAll);
    day.play(FIRST);
    day.pair(FIRST);
    day.play(FIRST);
    assert_eq!(stage(&day), Stage::Over);
    let tournament = &day.desk.tournaments()[&FIRST];
    let starts: Vec<_> = timetable(&day.desk, tournament, Audience::Crew)
        .rounds
        .iter()
        .map(|round| round.planned)
        .collect();
    assert_eq!(starts, [Some(600), Some(645), Some(690)], "the second day is for the finals");
}

#[test]
fn finals_on_the_day_of_their_qualification_are_planned_after_its_rounds() {
    let mut day = eight();
    day.three_rounds();
    let finals = day.finals(DuelRules::ONE_DAY);
    day.act(Act::Pair { tournament: finals });
    let planned = |day: &Day| {
        let tournament = &day.desk.tournaments()[&finals];
        timetable(&day.desk, tournament, Audience::Crew).rounds[0].planned
    };
    assert_eq!(planned(&day), Some(9 * 60), "the second day is for the finals");
    let mut plan = day.desk.plan().expect("created").clone();
    plan.days.truncate(1);
    day.act(Act::Configure { plan: Box::new(plan) });
    assert_eq!(planned(&day), Some(10 * 60 + 3 * 45));
}

#[test]
fn the_public_timetable_has_no_row_of_a_drafted_round_of_the_finals() {
    let mut day = eight();
    day.three_rounds();
    let finals = day.finals(DuelRules::ONE_DAY);
    let rows = |day: &Day, audience| {
        let tournament = &day.desk.tournaments()[&finals];
        let rows = timetable(&day.desk, tournament, audience).rounds;
        rows.iter().map(|row| (row.round.0, row.published.is_some())).collect::<Vec<_>>()
    };
    day.act(Act::Pair { tournament: finals });
    assert_eq!(rows(&day, Audience::Crew), [(1, false)]);
    assert_eq!(rows(&day, Audience::Public), []);
    day.act(Act::Publish { tournament: finals, round: R1 });
    assert_eq!(rows(&day, Audience::Public), [(1, true)]);
    let of_plan = |audience| {
        let tournament = &day.desk.tournaments()[&FIRST];
        timetable(&day.desk, tournament, audience).rounds.len()
    };
    assert_eq!([of_plan(Audience::Crew), of_plan(Audience::Public)], [3, 3]);
}

#[test]
fn medals_and_prizes_come_from_the_finals_and_each_category_from_the_qualification() {
    let mut day = eight();
    let offered = |day: &Day| overview(&day.desk, Audience::Crew).tournaments[0].finals;
    assert_eq!(offered(&day), None, "the qualification is not over");
    day.three_rounds();
    let system = System::Knockout(DuelRules::MORE_DAYS);
    assert_eq!(offered(&day), Some(Finals { places: 8, system }), "CR-5.2 for two days");
    let finals = day.finals(DuelRules::ONE_DAY);
    assert_eq!(offered(&day), None, "the finals are made");
    for _ in 0..2 {
        day.pair(finals);
        day.play(finals);
    }
    let order: Vec<u32> = day.standings(finals).iter().map(|row| row.1).collect();
    assert!(medals(&day.desk, Audience::Public).expect("a list").general.is_empty());
    let refusal = standings_view(&day.desk, finals, Audience::Public).expect_err("held back");
    assert_eq!(refusal, Refusal::HeldBack { tournament: finals });
    let shown = medals(&day.desk, Audience::Crew).expect("a list");
    let general: Vec<u32> = shown.general.iter().map(|medal| medal.competitor.0).collect();
    assert_eq!(general, order[..3]);
    assert_eq!(shown.categories.len(), 2);
    let prizes: Vec<(&str, u32)> =
        shown.prizes.iter().map(|prize| (prize.what.as_str(), prize.competitor.0)).collect();
    let best_u12 = shown.categories[0].rows[0].competitor.0;
    assert_eq!((prizes[0], prizes[1]), (("100 EUR", order[0]), ("50 EUR", order[1])));
    assert_eq!(prizes[3], ("a trophy", best_u12), "a trophy is given in any case");
    assert!(prizes[2].1 != order[0] && prizes[2].1 != order[1], "one prize of value each");
}

#[test]
fn the_cross_table_and_the_rating_report_hold_everybody() {
    let mut day = eight();
    day.act(Act::Enter {
        players: vec![player_of(9, 0, "U12")],
        byes: Vec::new(),
        teams: Vec::new(),
    });
    day.pair(FIRST);
    day.play(FIRST);
    let table = cross_table(&day.desk, FIRST, Audience::Public).expect("of players");
    let unrated = table.rows.iter().find(|row| row.competitor == of(9)).expect("a row");
    assert_eq!(unrated.cells[0].result, CellResult::PairingBye);
    let report = rating_report(&day.desk);
    assert_eq!((report.games.len(), report.players.len()), (4, 9));
    let row = report.players.last().expect("player 9");
    assert_eq!((row.rating, row.games), (None, 0), "an unrated player has a row");
    assert_eq!(report.players[0].opponents, day.desk.entries()[&PersonId(5)].data.rating);
}

#[test]
fn the_report_file_of_either_edition_is_read_back_as_it_was_written() {
    let mut day = eight();
    day.act(Act::AskBye { person: PersonId(8), round: RoundNumber(2), bye: Bye::HalfPoint });
    day.pair(FIRST);
    for game in day.open_games(FIRST) {
        day.act(Act::EnterResult { game, score: Score::Draw });
    }
    let tournament = &day.desk.tournaments()[&FIRST];
    let mut report = referee_desk::report_file(&day.desk, tournament).event;
    for player in &mut report.competitors {
        player.name = format!("Player, {}", player.number);
    }
    assert_eq!(report.about.kind, "Individual: Swiss-System");
    assert_eq!(report.about.round_dates.len(), 3);
    let older = trf::in_trf16(&report);
    assert_eq!((older.edition, older.rounds), (Edition::Trf16, report.rounds));
    for event in [report, older] {
        let written = trf::write(&event);
        let mut read = trf::read("written.trf", written.as_bytes()).expect("it reads back");
        for (read, player) in read.competitors.iter_mut().zip(&event.competitors) {
            // the points stand in the file besides
            read.stated_points = player.stated_points;
        }
        assert_eq!(read, event, "{written}");
        assert_eq!(trf::write(&read), written);
    }
}
