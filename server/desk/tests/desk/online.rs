//! Online matches, and the acts of players by their links.

use crate::day::{Day, FIRST, teams};
use court_protocol::{CourtId, CourtTime, GameId, Millis, Ruleset, Seq};
use referee_desk::views::{Audience, player as player_view, round};
use referee_desk::{
    Act, Author, Category, Fact, Format, Match, MatchNo, Plan, Prize, ProtestNo, Refusal, Score,
    Source, SystemChoice, TeamEntry, TeamId, decide,
};
use referee_tournament::event::{Colour, RoundNumber};

/// Three players of an intramural round robin, and the match of its first round.
fn intramural() -> (Day, Match) {
    let plan =
        Plan { rulebook: Ruleset::Intramural, system: SystemChoice::RoundRobin, ..Plan::default() };
    let mut day = Day::with_players(plan, &[0, 0, 0]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    (1..=3).for_each(|round| {
        day.act(Act::Publish { tournament: FIRST, round: RoundNumber(round) });
    });
    let found = day.desk.tournaments()[&FIRST].rounds[0].matches[0].clone();
    (day, found)
}

#[test]
fn a_game_of_a_draft_does_not_exist_for_a_player_in_any_act() {
    let plan =
        Plan { rulebook: Ruleset::Intramural, system: SystemChoice::RoundRobin, ..Plan::default() };
    let mut day = Day::with_players(plan, &[0, 0, 0]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    let organiser = day.by;
    let found = day.desk.tournaments()[&FIRST].rounds[0].matches[0].clone();
    let (match_no, drafted, none) = (found.no, found.games[0], GameId(9_999));
    for person in [found.white.person(), found.black.person()] {
        day.by = Author::Player(person);
        let report =
            |game, score| Act::ReportResult { game, person, score, link: None, moves: None };
        let answer =
            |game| Act::AnswerResult { game, person, confirm: true, score: Score::WhiteWins };
        let protest =
            |game| Act::Protest { by: person, game: Some(game), text: "too early".to_owned() };
        for game in [drafted, none] {
            assert_eq!(day.refused(report(game, Score::WhiteWins)).code(), "not_yours");
            assert_eq!(day.refused(answer(game)).code(), "not_yours");
            assert_eq!(day.refused(protest(game)).code(), "not_yours");
        }
        for match_no in [match_no, MatchNo(99)] {
            let colour = Some(Colour::White);
            let hour = Act::StartHour { match_no, person };
            assert_eq!(day.refused(hour).code(), "not_yours");
            let to = day.now + Millis::minutes(60);
            assert_eq!(day.refused(Act::AgreeTime { match_no, to }).code(), "not_yours");
            assert_eq!(day.refused(Act::ChooseColour { match_no, colour }).code(), "not_yours");
        }
    }
    day.by = organiser;
    day.act(Act::Publish { tournament: FIRST, round: RoundNumber(1) });
    let white = found.white.person();
    day.by = Author::Player(white);
    for score in [Score::WhiteByForfeit, Score::HalfForWhite, Score::BothForfeit, Score::BothLose] {
        let ruled =
            Act::ReportResult { game: drafted, person: white, score, link: None, moves: None };
        assert_eq!(day.refused(ruled).code(), "not_yours", "forfeits and rulings are a referee's");
    }
    let past = Act::AgreeTime { match_no, to: CourtTime(1) };
    assert_eq!(day.refused(past).code(), "not_yours");
    for n in 1..=3 {
        day.act(Act::Protest { by: white, game: Some(drafted), text: format!("reason {n}") });
    }
    let fourth = Act::Protest { by: white, game: Some(drafted), text: "once more".to_owned() };
    assert_eq!(day.refused(fourth), Refusal::ProtestsOpen { max: 3 });
}

#[test]
fn a_result_that_changed_since_the_opponent_looked_is_not_confirmed() {
    let (mut day, found) = intramural();
    let (white, black, game) = (found.white.person(), found.black.person(), found.games[0]);
    for score in [Score::Draw, Score::WhiteWins] {
        day.by = Author::Player(white);
        day.act(Act::ReportResult { game, person: white, score, link: None, moves: None });
    }
    day.by = Author::Player(black);
    let answer = |score, confirm| Act::AnswerResult { game, person: black, confirm, score };
    assert_eq!(day.refused(answer(Score::Draw, true)), Refusal::OtherResult { game });
    day.act(answer(Score::WhiteWins, true));
    // it counts now: one dispute is one protest
    assert_eq!(day.refused(answer(Score::Draw, false)), Refusal::OtherResult { game });
    assert_eq!(day.act(answer(Score::WhiteWins, false)).len(), 1);
    assert_eq!(day.act(answer(Score::WhiteWins, false)).len(), 0);
    day.replays();
}

#[test]
fn an_act_of_the_server_is_nobodys() {
    let (mut day, found) = intramural();
    let game = found.games[0];
    let take = Act::TakeFromCourt {
        court: CourtId(1),
        after: Seq(0),
        through: Seq(9_007_199_254_740_000),
        items: Vec::new(),
    };
    for by in [Author::Organiser(1), Author::House, Author::Player(found.white.person())] {
        let at = day.now;
        let refused = decide(&day.desk, &take.clone().into(), by, at).expect_err("refused");
        assert_eq!(refused.code(), "not_yours", "{by:?}");
        day.by = by;
        assert_eq!(day.refused(Act::PassDeadline { game }).code(), "not_yours", "{by:?}");
    }
}

#[test]
fn a_reported_result_counts_at_the_close_of_the_window_or_after_a_day() {
    let (mut day, found) = intramural();
    let (white, black) = (found.white.person(), found.black.person());
    let (match_no, game) = (found.no, found.games[0]);
    let report = |day: &mut Day, person| {
        day.by = Author::Player(person);
        day.act(Act::ReportResult {
            game,
            person,
            score: Score::WhiteWins,
            link: None,
            moves: None,
        });
        day.by = Author::Desk;
        day.now + Millis::minutes(24 * 60)
    };
    assert_eq!(day.desk.next_deadline(), None, "nothing is reported");
    let a_day_later = report(&mut day, white);
    assert_eq!(day.desk.next_deadline(), Some((a_day_later, game)), "without a window");
    let (opens, closes) = (day.now, day.now + Millis::minutes(600));
    day.act(Act::SetWindow { match_no, opens, closes });
    assert_eq!(day.desk.next_deadline(), Some((closes, game)));
    assert_eq!(day.refused(Act::PassDeadline { game }), Refusal::BeforeDeadline { game });

    let mut disputed = day.clone();
    disputed.by = Author::Player(black);
    disputed.act(Act::AnswerResult {
        game,
        person: black,
        confirm: false,
        score: Score::WhiteWins,
    });
    assert_eq!(disputed.desk.next_deadline(), None, "a referee decides");
    report(&mut disputed, white);
    assert_eq!(disputed.desk.next_deadline(), None, "the same report is still disputed");

    let mut late = day.clone();
    late.now = closes;
    let a_day_later = report(&mut late, white);
    assert_eq!(late.desk.next_deadline(), Some((a_day_later, game)), "the window was over");

    let mut just_before = day.clone();
    just_before.now = closes - Millis::minutes(1);
    report(&mut just_before, white);
    let an_hour_later = just_before.now + Millis::minutes(60);
    assert_eq!(just_before.desk.next_deadline(), Some((an_hour_later, game)), "time to answer");

    let mut over = day.clone();
    over.act(Act::Finish);
    assert_eq!(over.desk.next_deadline(), None, "a finished event takes no results");

    day.now = closes;
    let facts = day.act(Act::PassDeadline { game });
    assert!(matches!(facts[0], Fact::ResultSet { source: Source::Players, .. }), "{facts:?}");
    assert_eq!(day.desk.next_deadline(), None);
    day.replays();
}

#[test]
fn an_intramural_match_is_played_in_its_window_and_confirmed_by_the_opponent() {
    let (mut day, found) = intramural();
    let (white, black) = (found.white.person(), found.black.person());
    let (match_no, game) = (found.no, found.games[0]);
    let opens = day.now;
    let closes = opens + Millis::minutes(600);
    day.act(Act::SetWindow { match_no, opens, closes });
    day.by = Author::Player(white);
    let too_late = Act::AgreeTime { match_no, to: closes };
    assert_eq!(day.refused(too_late), Refusal::OutsideWindow { match_no });
    day.act(Act::StartHour { match_no, person: white });
    let hour = |person| {
        let page = player_view(&day.desk, person).expect("a player");
        page.games[0].online.clone().expect("an online match")
    };
    assert_eq!((hour(white).own, hour(white).opponent), (Some(day.now), None));
    assert_eq!((hour(black).own, hour(black).opponent), (None, Some(day.now)));
    let report = |person, score| Act::ReportResult {
        game,
        person,
        score,
        link: Some("https://chess.example/live/1".to_owned()),
        moves: None,
    };
    day.act(report(white, Score::WhiteWins));
    let own = Act::AnswerResult { game, person: white, confirm: true, score: Score::WhiteWins };
    assert_eq!(day.refused(own), Refusal::OwnReport { game });
    assert_eq!(day.refused(Act::PassDeadline { game }).code(), "not_yours");
    day.by = Author::Player(black);
    day.act(Act::AnswerResult { game, person: black, confirm: false, score: Score::WhiteWins });
    day.by = Author::Desk;
    assert_eq!(day.refused(Act::PassDeadline { game }), Refusal::Disputed { game });
    day.by = Author::Player(black);
    let facts = day.act(report(black, Score::WhiteWins));
    assert!(matches!(facts[0], Fact::ResultSet { .. }), "now both say the same");
    day.replays();
}

#[test]
fn a_time_needs_both_players_and_each_sees_what_the_other_proposed() {
    let (mut day, found) = intramural();
    let (white, black, organiser) = (found.white.person(), found.black.person(), day.by);
    let match_no = found.no;
    let [seven, eight] = [60, 120].map(|minutes| day.now + Millis::minutes(minutes));
    let agrees = |day: &mut Day, by, to| {
        day.by = by;
        day.act(Act::AgreeTime { match_no, to })
    };
    let sees = |day: &Day, person| {
        let page = player_view(&day.desk, person).expect("a player");
        let game = &page.games[0];
        let proposed = game.online.as_ref().expect("online").proposed;
        (game.when, proposed.map(|proposed| (proposed.to, proposed.by)))
    };
    let (white_by, black_by) = (Author::Player(white), Author::Player(black));
    assert_eq!(agrees(&mut day, white_by, seven).len(), 1);
    assert_eq!(agrees(&mut day, white_by, seven).len(), 0, "his own proposal again is none");
    for person in [white, black] {
        assert_eq!(sees(&day, person), (None, Some((seven, white))));
    }
    let shown = round(&day.desk, FIRST, RoundNumber(1), Audience::Crew).expect("a round");
    let shown = shown.tables.iter().find(|table| table.match_no == match_no).expect("a match");
    assert_eq!(shown.proposed.map(|of| of.to), Some(seven), "the organiser sees it");
    agrees(&mut day, black_by, eight);
    assert_eq!(sees(&day, white), (None, Some((eight, black))), "another time is a proposal");
    agrees(&mut day, white_by, eight);
    for person in [white, black] {
        assert_eq!(sees(&day, person), (Some(eight), None));
    }
    assert_eq!(agrees(&mut day, white_by, eight).len(), 0, "it is agreed");
    agrees(&mut day, organiser, seven);
    assert_eq!(sees(&day, white).0, Some(seven), "an organiser says what both agreed");
    day.replays();
}

#[test]
fn a_page_tells_no_draft_by_its_next_round_or_byes() {
    let plan = Plan { rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() };
    let mut day = Day::with_players(plan, &[0, 0, 0, 0]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    let person = *day.desk.entries().keys().next().expect("a player");
    let sees = |day: &Day| {
        let page = player_view(&day.desk, person).expect("a player");
        (page.next_round, page.may_ask)
    };
    let before = sees(&day);
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(sees(&day), before, "a draft changes nothing");
    day.act(Act::Publish { tournament: FIRST, round: RoundNumber(1) });
    assert_eq!(sees(&day).0, RoundNumber(2));
    assert!(sees(&day).1.iter().all(|(round, _)| *round > RoundNumber(1)));
}

#[test]
fn a_link_to_a_game_leads_to_a_site_and_has_no_user_in_it() {
    let (mut day, found) = intramural();
    let (person, game) = (found.white.person(), found.games[0]);
    day.by = Author::Player(person);
    let report = |link: &str| Act::ReportResult {
        game,
        person,
        score: Score::Draw,
        link: Some(link.to_owned()),
        moves: None,
    };
    for wrong in [
        "javascript:alert(1)",
        "JAVASCRIPT:alert(1)",
        "data:text/html,x",
        "ftp://lichess.org/a",
        "//lichess.org/a",
        "lichess.org/a",
        "https://lichess.org@evil.example/",
        "https://a:b@evil.example/",
        "https://lichess.org\\@evil.example/",
        "https://",
        "https:///a",
        "https://lichess.org/a b",
    ] {
        let refused = day.refused(report(wrong));
        assert_eq!(refused, Refusal::NoLink, "{wrong}");
    }
    for right in
        ["https://lichess.org/AbC?x=1#2", "HTTP://chess.example:80/live/@me", "http://[::1]/"]
    {
        day.act(report(right));
    }
}

/// The 17 kinds of characters that nobody sees or a terminal obeys.
const UNSEEN: &str = "\n\r\t\0\u{1b}\u{7f}\u{85}\u{ad}\u{200b}\u{200d}\u{2028}\u{202e}\u{2066}\u{3164}\u{fe0f}\u{feff}\u{e0041}";

#[test]
fn every_text_of_an_act_has_its_limit_and_shows_what_it_holds() {
    let (mut day, found) = intramural();
    let (white, match_no) = (found.white.person(), found.no);
    let (game, other) = (found.games[0], GameId(found.games[0].0 + 1));
    let protest = |text: String| Act::Protest { by: white, game: None, text };
    day.act(protest("the sun blinds".to_owned()));
    let clubs = teams(Plan { format: Format::Teams, ..Plan::default() }, 1);
    let plan = day.desk.plan().cloned().expect("a plan");
    let configured = |change: &dyn Fn(&mut Plan)| {
        let mut plan = plan.clone();
        change(&mut plan);
        Act::Configure { plan: Box::new(plan) }
    };
    let acts = |text: &str| {
        let text = || text.to_owned();
        let reported = |link, moves| Act::ReportResult {
            game,
            person: white,
            score: Score::Draw,
            link,
            moves,
        };
        let prize = Prize { category: None, place: 1, what: text(), value: 1 };
        vec![
            ("reason of a withdrawal", Act::Withdraw { person: white, reason: text() }),
            ("reason of a time", Act::Postpone { match_no, to: day.now, reason: text() }),
            ("protest", protest(text())),
            (
                "ruling",
                Act::RuleProtest {
                    protest: ProtestNo(1),
                    upheld: false,
                    text: text(),
                    correction: None,
                },
            ),
            ("link", reported(Some(format!("https://a.example/{}", text())), None)),
            ("moves of a report", reported(None, Some(text()))),
            ("moves", Act::EnterGame { game: other, score: Score::Draw, moves: text() }),
            ("name", configured(&|plan| plan.name = text())),
            ("city", configured(&|plan| plan.city = text())),
            ("federation", configured(&|plan| plan.federation = text())),
            ("season", configured(&|plan| plan.season = text())),
            ("site", configured(&|plan| plan.site = text())),
            ("tick", configured(&|plan| plan.ticks = vec![text()])),
            ("prize", configured(&|plan| plan.prizes = vec![prize.clone()])),
            ("category", configured(&|plan| plan.categories = vec![Category(text())])),
            ("tie-break", configured(&|plan| plan.tie_breaks = vec![text()])),
        ]
    };
    let long = "x".repeat(100_000);
    for text in UNSEEN.chars().map(|unseen| format!("a{unseen}b")).chain([long]) {
        for (field, act) in acts(&text) {
            let refused = decide(&day.desk, &act.into(), day.by, day.now);
            let code = refused.map(drop).expect_err(field).code();
            let is_of_text = ["bad_text", "too_long", "bad_plan"].contains(&code.as_str());
            assert!(is_of_text, "{field}, {:.3}: {code}", text.escape_unicode().to_string());
        }
        let of = clubs.desk.teams()[&TeamId(1)].entry.clone();
        let team = TeamEntry { name: text.clone(), ..of };
        let refused = decide(&clubs.desk, &Act::ChangeTeam { team }.into(), clubs.by, clubs.now);
        let code = refused.map(drop).expect_err("the name of a team").code();
        assert!(["bad_text", "too_long"].contains(&code.as_str()), "{code}");
    }
}
