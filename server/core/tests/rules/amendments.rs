//! The past: late observations, questions about finished games, voids.

use crate::sheet::{game, play};
use court_protocol::{GameSetup, RunEvidence};
use insta::assert_snapshot;
use referee_core::{Fact, FactBody};

fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

#[test]
fn a_late_crossing_proves_the_run_and_the_infringement_is_taken_back() {
    assert_snapshot!(play(reported(), "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:12 b returns · 0:15 b e7e5
        0:09@0:20 #2 b crosses"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:12.000 Black at the board, no run
    0:12.000 Black: return_without_crossing
    0:15.000 Black moved before the run
    0:15.000 asks: Black moved before the run?
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:09.000 amended
      - 0:12.000 Black at the board, no run
      - 0:12.000 Black: return_without_crossing
      - 0:15.000 Black moved before the run
      - 0:15.000 asks: Black moved before the run?
      + 0:09.000 Black crosses
      + 0:12.000 Black full run made in 0:09.000
    ");
}

#[test]
fn a_late_move_is_ruled_where_it_belongs() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:20 b e7e5 · 0:08@0:25 #2 w e2e4 · 0:30 w g1f3"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:20.000 Black: move_out_of_turn
    0:08.000 amended
      - 0:20.000 Black: move_out_of_turn
      + 0:08.000 White half run presumed
      + 0:08.000 1. White e4 used 0:07.000, left 10:03.000
      + 0:20.000 Black full run presumed
      + 0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 White full run presumed
    0:30.000 2. White Nf3 used 0:10.000, left 9:58.000
    ");
}

#[test]
fn a_late_observation_that_changes_nothing_drops_nothing() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:12@0:25 #2 b crosses"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:12.000 amended
      + 0:12.000 Black crosses
    ");
}

#[test]
fn an_answered_question_is_not_taken_back_by_a_late_crossing_but_put_to_the_head_referee() {
    assert_snapshot!(play(reported(), "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:12 b returns · 0:15 b e7e5 · 0:18 yes
        0:09@0:20 #2 b crosses · 0:30 decline · 0:09@0:40 #2 b crosses · 0:50 confirm"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:06.000 White half run made in 0:03.000
    0:07.000 1. White e4 used 0:06.000, left 10:04.000
    0:12.000 Black at the board, no run
    0:12.000 Black: return_without_crossing
    0:15.000 Black moved before the run
    0:15.000 asks: Black moved before the run?
    0:15.000 1. Black e5 used 0:08.000, left 10:02.000
    0:18.000 amended
      + 0:18.000 answered yes
    0:09.000 set aside
    0:09.000 asks: amend? drops 4 says 2
    0:30.000 answered decline
    0:09.000 set aside
    0:09.000 asks: amend? drops 4 says 2
    0:50.000 answered confirm
    0:50.000 amended
      - 0:12.000 Black at the board, no run
      - 0:12.000 Black: return_without_crossing
      - 0:15.000 Black moved before the run
      - 0:15.000 asks: Black moved before the run?
      + 0:09.000 Black crosses
      + 0:12.000 Black full run made in 0:09.000
    ");
}

#[test]
fn all_1_a_finished_game_changes_only_when_the_head_referee_confirms_the_preview() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:15@0:25 #2 w resigns
        0:30 confirm"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    0:15.000 set aside
    0:15.000 asks: amend? drops 1 says 2
    0:30.000 answered confirm
    0:30.000 amended
      - 0:20.000 ended: White wins (resignation)
      + 0:15.000 ended: Black wins (resignation)
      + 0:20.000 Black: after_the_end
    ");
}

#[test]
fn all_1_a_void_of_a_result_reopens_the_game_standing_still_and_a_start_resumes_it() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 result 1-0 · 0:25 b e7e5 · 1:00 void
        1:10 confirm · 1:20 b e7e5 · 2:00 start · 2:10 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (ruling)
    0:25.000 Black: after_the_end
    1:00.000 set aside
    1:00.000 asks: amend? drops 3 says 1
    1:10.000 answered confirm
    1:10.000 amended
      - 0:20.000 ended: White wins (ruling)
      - 0:25.000 Black: after_the_end
      + 0:20.000 reopened, stands still
      + 0:25.000 Black: while_paused
    1:20.000 Black: while_paused
    2:00.000 counting to GO at 2:03.000
    2:03.000 resumed
    2:10.000 Black full run presumed
    2:10.000 1. Black e5 used 0:19.000, left 9:51.000
    ");
}

#[test]
fn all_1_a_ruling_made_void_by_a_confirmation_is_void_already() {
    use court_protocol::{Ask, Refusal, Verdict};
    let mut hall = crate::sheet::Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 result 1-0");
    let told = hall.court.facts(crate::sheet::GAME).expect("the game is there");
    let ruled = |fact: &&Fact| matches!(fact.body, FactBody::ResultRuled { .. });
    let fact = told.iter().find(ruled).expect("it was ruled").id;
    let void = |hall: &mut crate::sheet::Hall| {
        let ask = Ask::Void { fact, reason: "wrong board".into() };
        hall.request(crate::sheet::HEAD, hall.now, ask).verdict
    };
    assert!(matches!(void(&mut hall), Verdict::Recorded { .. }), "the effect is shown first");
    hall.play("1:10 decline");
    assert!(matches!(void(&mut hall), Verdict::Recorded { .. }), "declined, it still counts");
    hall.play("1:20 confirm");
    let Verdict::Refused { refusal, .. } = void(&mut hall) else { panic!("void already") };
    assert_eq!(refusal, Refusal::AlreadyVoid { fact });
    hall.check_invariants();
}

#[test]
fn all_1_a_void_that_is_declined_leaves_everything_as_it_is() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b resigns · 1:00 void · 1:10 decline · 1:20 b e7e5"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    1:00.000 set aside
    1:00.000 asks: amend? drops 2 says 0
    1:10.000 answered decline
    1:20.000 Black: after_the_end
    ");
}

#[test]
fn all_1_an_answer_whose_question_is_gone_is_confirmed_once() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · 0:30 w e4e6 · 0:40 yes
        0:25@0:45 #2 w g1f3 · 0:50 confirm · 1:00 b b8c6 · 0:55@1:10 #2 w crosses"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 Black full run presumed
    0:20.000 1. Black e5 used 0:12.000, left 9:58.000
    0:30.000 asks: White's e4e6, an illegal move?
    0:30.000 White's e4e6 is illegal
    0:30.000 Black is given 1:00.000
    0:30.000 White owes a correction and a run
    0:40.000 amended
      + 0:40.000 answered yes
    0:25.000 set aside
    0:25.000 asks: amend? drops 4 says 3
    0:50.000 answered confirm
    0:50.000 amended
      - 0:30.000 asks: White's e4e6, an illegal move?
      - 0:30.000 White's e4e6 is illegal
      - 0:30.000 Black is given 1:00.000
      - 0:30.000 White owes a correction and a run
      + 0:25.000 White full run presumed
      + 0:25.000 2. White Nf3 used 0:05.000, left 10:03.000
      + 0:30.000 White: move_out_of_turn
    1:00.000 Black full run presumed
    1:00.000 2. Black Nc6 used 0:35.000, left 9:28.000
    0:55.000 amended
      + 0:55.000 White crosses
    ");
}

#[test]
fn a_preview_that_is_no_longer_true_is_shown_anew() {
    let mut hall = crate::sheet::Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns · 1:00 void");
    let ask = |hall: &crate::sheet::Hall| {
        let game = hall.court.view(crate::sheet::BOARD, court_protocol::Audience::Referees).game;
        let open = game.expect("paired").inbox.first().expect("a question is open").clone();
        let court_protocol::Question::Amendment { preview, .. } = open.question else {
            panic!("an amendment is asked about");
        };
        court_protocol::Ask::Answer {
            question: open.fact,
            answer: court_protocol::Answer::Confirm { preview },
        }
    };
    let seen = ask(&hall);
    // A move made after the resignation arrives while the referee looks.
    hall.play("0:30@1:05 #2 b e7e5");
    hall.advance(crate::sheet::instant("1:10"));
    hall.request(crate::sheet::HEAD, crate::sheet::instant("1:10"), seen);
    let shown = ask(&hall);
    hall.request(crate::sheet::HEAD, crate::sheet::instant("1:10"), shown);
    hall.check_invariants();
    assert_snapshot!(hall.told(), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:20.000 ended: White wins (resignation)
    1:00.000 set aside
    1:00.000 asks: amend? drops 2 says 0
    0:30.000 Black: after_the_end
    1:10.000 asks: amend? drops 3 says 1
    1:10.000 refused preview_changed: now=4251204416757321
    1:10.000 answered confirm
    1:10.000 amended
      - 0:20.000 ended: White wins (resignation)
      - 0:30.000 Black: after_the_end
      + 0:20.000 reopened, stands still
      + 0:30.000 Black: while_paused
    ");
}

#[test]
fn a_void_of_what_cannot_be_void_and_an_answer_to_nothing_are_refused() {
    use court_protocol::{Answer, Ask, FactId};
    let mut hall = crate::sheet::Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:09 void");
    let now = crate::sheet::instant("0:09");
    let answer = Ask::Answer { question: FactId::default(), answer: Answer::Yes };
    hall.request(crate::sheet::HEAD, now, answer);
    hall.play("0:10 w e4e6 · 0:11 b e7e5 · 0:12 b e7e6");
    hall.check_invariants();
    assert_snapshot!(hall.told(), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:08.000 White half run presumed
    0:08.000 1. White e4 used 0:07.000, left 10:03.000
    0:09.000 refused no_such_fact: expected=ruling fact=0
    0:09.000 refused no_such_fact: expected=open_question fact=0
    0:10.000 White: move_out_of_turn
    0:11.000 Black full run presumed
    0:11.000 1. Black e5 used 0:03.000, left 10:07.000
    0:12.000 asks: White's e7e6, an illegal move?
    0:12.000 White's e7e6 is illegal
    ");
}

#[test]
fn all_2_a_replay_of_the_journal_is_the_live_state_amendments_included() {
    let mut hall = crate::sheet::Hall::new(reported());
    hall.play(
        "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:15 b e7e5 · 0:09@0:20 #2 b crosses
        0:11@0:21 #2 b returns · 0:22 w resigns · 0:30 void · 0:31 confirm · 0:40 start",
    );
    hall.advance(crate::sheet::instant("1:00"));
    hall.check_invariants();
    let amendments = hall
        .records
        .iter()
        .flat_map(|record| &record.facts)
        .filter(|fact| matches!(fact.body, referee_core::FactBody::Amended { .. }));
    assert_eq!(amendments.count(), 3);
}

#[test]
fn all_1_what_was_previewed_is_confirmed_at_once_if_nothing_happened_meanwhile() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 start · 0:12 w e2e4 · 0:40 b resigns · 0:35@0:50 #9 w fault no_crossing loss
        0:55 confirm"), @r"
    0:00.000 counting to GO at 0:03.000
    0:01.000 White's clock starts
    0:03.000 started
    0:12.000 White half run presumed
    0:12.000 1. White e4 used 0:11.000, left 9:59.000
    0:40.000 ended: White wins (resignation)
    0:35.000 set aside
    0:35.000 asks: amend? drops 1 says 3
    0:55.000 answered confirm
    0:55.000 amended
      - 0:40.000 ended: White wins (resignation)
      + 0:35.000 White called: no crossing of 0:35.000, loss of the game
      + 0:35.000 ended: Black wins (penalty)
      + 0:40.000 Black: after_the_end
    ");
}
