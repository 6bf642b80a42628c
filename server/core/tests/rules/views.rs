//! Views and tickers of each audience.

use crate::sheet::{BOARD, Hall, game, instant};
use court_protocol::{
    Audience, BySide, ClockRule, Evidence, Format, Millis, Question, Ruleset, RunEvidence, Side,
};
use std::fmt::Write as _;

#[test]
fn the_public_sees_moves_and_runs_and_referees_see_what_they_have_to_decide() {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    hall.play("0:00 start · 0:05 w e2e4 · 0:06 b press");
    let view = |audience| hall.court.view(BOARD, audience).game.expect("paired");
    assert!(view(Audience::Public).inbox.is_empty());
    assert_eq!(view(Audience::Referees).inbox.len(), 1);
    let codes = |audience| -> Vec<String> {
        let ticker = hall.court.snapshot(audience).ticker;
        ticker.iter().map(|line| format!("{:?}", line.said)).collect()
    };
    let noted = r#"Noted { side: None, note: Message { key: "ruling-empty-press""#;
    let said = codes(Audience::Referees);
    assert!(said.iter().any(|said| said.starts_with(noted)), "{said:?}");
    assert!(!codes(Audience::Public).iter().any(|said| said.starts_with("Noted")));
    assert!(codes(Audience::Public).iter().any(|said| said.starts_with("Moved(")));
}

#[test]
fn cr_4_1_1_a_game_that_went_on_after_a_pause_still_tells_its_first_go() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:10 w e2e4");
    let begun = hall.seen();
    assert_eq!(begun.first_go, None, "its last GO is its first");
    hall.play("1:00 pause · 2:00 start · 2:10 b e7e5");
    assert_eq!(hall.seen().first_go, begun.go_at);
    assert!(hall.seen().go_at > begun.go_at);
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:02 abort · 1:00 start · 1:10 w e2e4");
    assert_eq!(hall.seen().first_go, None, "a start that was stopped does not count");
}

#[test]
fn fide_6_10_times_read_at_a_table_are_shown_only_while_its_clock_stands() {
    let mut hall = Hall::new(game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    }));
    let white = |hall: &Hall| hall.seen().sides.white.left;
    hall.play("0:00 start · 1:00 read [9:30/9:40]");
    assert_eq!(white(&hall), None, "it has run on since, and nobody sees it");
    hall.play("2:00 pause");
    assert_eq!(white(&hall), None, "it was read before it was stopped");
    hall.play("2:20 clocks [8:50/9:40] w");
    assert_eq!(white(&hall), Some(Millis(530_000)), "the head referee set it");
    hall.play("2:30 set · 3:00 start · 3:10 pass");
    assert_eq!(white(&hall), None);
}

#[test]
fn fide_6_10_the_public_sees_no_ruled_time_before_the_clock_of_a_running_table_is_set() {
    let mut hall = Hall::new(game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    }));
    let white = |hall: &Hall, audience| {
        hall.court.view(BOARD, audience).game.expect("paired").sides.white.left
    };
    hall.play("0:00 start · 1:00 clocks [3:00/4:00] w");
    assert_eq!(white(&hall, Audience::Referees), Some(Millis::minutes(3)));
    assert_eq!(white(&hall, Audience::Public), None);
    hall.play("1:10 pause");
    assert_eq!(
        white(&hall, Audience::Public),
        Some(Millis::minutes(3)),
        "it stands, and is set now"
    );
}

#[test]
fn a_player_has_a_place_where_players_run() {
    let has_places = |ruleset| {
        let hall = Hall::new(game(|game| game.ruleset = ruleset));
        hall.seen().sides.map(|side| side.at.is_some())
    };
    assert_eq!(has_places(Ruleset::Classic), BySide { white: true, black: true });
    assert_eq!(has_places(Ruleset::Speed), BySide { white: false, black: false });
}

#[test]
fn fide_9_2_the_public_sees_whose_claim_waits_for_the_head_referee() {
    let mut hall = Hall::new(game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    }));
    let claims =
        |hall: &Hall| hall.court.view(BOARD, Audience::Public).game.expect("paired").claims;
    hall.play("0:00 start · 3:00 w claims threefold");
    assert_eq!(claims(&hall), Some(Side::White));
    hall.play("3:30 no");
    assert_eq!(claims(&hall), None);
    // between two players of Speed chess
    let mut hall = Hall::new(game(|game| game.ruleset = Ruleset::Speed));
    hall.play("0:00 start · 1:00 b claims flag w");
    assert_eq!(claims(&hall), Some(Side::Black));
}

#[test]
fn fide_6_10_a_task_that_an_annulment_brings_shows_no_times_read_long_before() {
    let mut hall = Hall::new(game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    }));
    hall.play("0:00 start · 3:00 w claims threefold · 3:30 no · 3:50 set · 4:00 read [7:00/9:00]");
    hall.play("5:10 void verdict");
    let inbox = hall.seen().inbox;
    let task = inbox.iter().find_map(|asked| match asked.question {
        Question::SetClock { left, added, .. } => Some((left, added.black)),
        _ => None,
    });
    assert_eq!(task, Some((BySide::default(), Millis::minutes(-1))), "{inbox:?}");
}

#[test]
fn cr_4_4_4_a_claim_with_its_clock_running_is_never_hidden_behind_notices_nobody_answered() {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    let early = "0:05 w e2e4 · 0:06 b e7e5 · 0:07 w g1f3 · 0:08 b b8c6 · 0:09 w f1c4
        0:10 b f8c5 · 0:11 w b1c3 · 0:12 b g8f6 · 0:13 w d2d3 · 0:14 b d7d6";
    hall.play(&format!("0:00 start · {early} · 0:16 w claims touch · 0:16 pass"));
    let inbox = hall.seen().inbox;
    assert!(inbox.len() < 10, "{} moved before a run", inbox.len());
    assert!(matches!(inbox[0].question, Question::Claim { .. }), "{:?}", inbox[0]);
}

#[test]
fn fide_6_10_clocks_that_are_to_be_set_are_told_as_the_court_has_them_now() {
    let setup = game(|game| {
        game.evidence = Evidence::Presses;
        game.clock = ClockRule::Table;
    });
    let mut hall = Hall::new(setup);
    let task = |hall: &Hall| {
        let game = hall.seen();
        let mut task = game.inbox.iter().map(|asked| &asked.question);
        let Some(Question::SetClock { left, to_run, .. }) = task.next_back() else {
            panic!("{:?}", game.inbox)
        };
        (left.map(|left| left.expect("known").0), *to_run, game.running.map(|r| r.since))
    };
    hall.play("0:00 start · 0:10 clocks [4:32/4:03] w · 0:20 pass");
    let set = BySide { white: 272_000, black: 243_000 };
    assert_eq!(task(&hall), (set, Some(Side::White), Some(instant("0:10"))));
    hall.play("0:40 w press");
    let (left, to_run, since) = task(&hall);
    assert_eq!((left.white, left.black), (247_000, 243_000), "White used thirty seconds, got five");
    assert_eq!((to_run, since), (Some(Side::Black), Some(instant("0:40"))));
    hall.play("0:50 pause · 1:30 pass");
    let (left, to_run, since) = task(&hall);
    assert_eq!((left.white, left.black), (247_000, 233_000), "it stands with the board");
    assert_eq!((to_run, since), (Some(Side::Black), None));
}

#[test]
fn a_record_that_shows_an_audience_nothing_changes_no_board_for_it() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:09 w press");
    let last = hall.records.last().expect("something was recorded");
    assert_eq!(last.changed_board(Audience::Public), None);
    assert!(last.lines(Audience::Public).is_empty());
    assert_eq!(last.lines(Audience::Referees).len(), 1);
}

#[test]
fn the_start_of_whites_clock_changes_the_picture_and_has_no_line() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:01 pass");
    let last = hall.records.last().expect("something was recorded");
    assert!(last.lines(Audience::Public).is_empty());
    assert_eq!(last.changed_board(Audience::Public), Some(BOARD));
    let running = hall.court.view(BOARD, Audience::Public).game.and_then(|game| game.running);
    assert_eq!(running.map(|running| running.since), Some(instant("0:01")));
}

#[test]
fn the_fullest_view_fits() {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    // Every move before its run, an illegal one, a device silent, and two changes of the past that
    // wait for the head referee.
    hall.play(
        "
        0:00 start · 0:05 w e2e4 · 0:09 b e7e5 · 0:12 w g1f3 · 0:13 b e5e3 · 0:20 b b8c6
        0:25 b resigns · 0:04@0:30 #2 w e2e3 · 0:06@0:31 #2 b e7e6 · 0:32 void · 0:33 void",
    );
    hall.advance(instant("0:40"));
    hall.check_invariants();
    let view = hall.court.view(BOARD, Audience::Referees);
    assert_eq!(view.game.as_ref().map(|game| game.inbox.len()), Some(8));
    assert!(Format::Json.encode(&view).len() <= court_protocol::BoardView::BYTES_MAX);
}

#[test]
fn the_fullest_view_with_penalties_fits() {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    let words = "ä".repeat(69);
    let mut sheet = String::from("0:00 start · 0:05 w e2e4 · 0:09 b e7e5 · 0:12 w g1f3 · ");
    for (side, second) in [("w", 13), ("b", 14)] {
        for fault in 0..9 {
            let at = format!("0:{second}.{fault}00");
            write!(sheet, "{at} {side} fault {fault}{words} ago 0:10 · ").expect("writes");
        }
    }
    // An answered question would not be asked any more: three changes of the past wait.
    sheet.push_str(
        "0:15 w stands · 0:15 b stands · 0:16 yes · 0:16 yes · 0:16 yes · 0:04@0:17 #2 w returns
        0:04.500@0:18 #2 w returns · 0:04.700@0:19 #2 w returns · 0:20 pause",
    );
    hall.play(&sheet);
    let view = hall.seen();
    let white = &view.sides.white;
    assert_eq!((view.inbox.len(), white.penalties.len(), white.more_penalties), (3, 8, 1));
    assert_eq!(white.open_penalties(), 9, "none is forgotten for want of room");
    let sides = hall.public().sides;
    assert_eq!(sides.white.penalties.len(), court_protocol::SideView::PENALTIES_MAX);
    assert_eq!(sides.black.stop.map(|stop| stop.penalties), Some(9));
}

#[test]
fn a_line_says_to_referees_whether_it_can_be_annulled() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:09 w press · 0:20 pause");
    let can_be = |audience| -> Vec<String> {
        let lines = hall.court.snapshot(audience).ticker.into_iter();
        lines.filter(|line| line.voidable).map(|line| format!("{:?}", line.said)).collect()
    };
    assert_eq!(can_be(Audience::Referees), ["Paused"], "neither the pairing nor GO nor a move");
    assert_eq!(can_be(Audience::Public), [""; 0]);
}
