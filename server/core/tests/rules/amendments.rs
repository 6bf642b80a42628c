//! The past: late observations, questions about finished games, voids.

use crate::sheet::{BOARD, GAME, HEAD, Hall, game, instant, reported, since};
use insta::assert_snapshot;
use referee_core::{Fact, FactBody};

#[test]
fn all_1_a_ruling_annulled_by_a_confirmation_is_void_already() {
    use court_protocol::{Ask, Refusal, Verdict};
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 result 1-0");
    let told = hall.court.facts(GAME).expect("the game is there");
    let ruled = |fact: &&Fact| matches!(fact.body, FactBody::ResultRuled { .. });
    let fact = told.iter().find(ruled).expect("it was ruled").id;
    let void = |hall: &mut Hall| {
        let ask = Ask::Void { fact, reason: "wrong board".into() };
        hall.request(HEAD, hall.now, ask).verdict
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
fn a_preview_that_is_no_longer_true_is_shown_anew() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns · 1:00 void");
    let ask = |hall: &Hall| {
        let game = hall.court.view(BOARD, court_protocol::Audience::Referees).game;
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
    hall.advance(instant("1:10"));
    hall.request(HEAD, instant("1:10"), seen);
    let shown = ask(&hall);
    hall.request(HEAD, instant("1:10"), shown);
    hall.check_invariants();
    assert_snapshot!(since(&hall.told(), "0:20.000"), @r"
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
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:09 void");
    let now = instant("0:09");
    let answer = Ask::Answer { question: FactId::default(), answer: Answer::Yes };
    hall.request(HEAD, now, answer);
    hall.play("0:10 w e4e6 · 0:11 b e7e5 · 0:12 b e7e6");
    assert_snapshot!(since(&hall.told(), "0:09.000"), @r"
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
    let mut hall = Hall::new(reported());
    hall.play(
        "
        0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:15 b e7e5 · 0:09@0:20 #2 b crosses
        0:11@0:21 #2 b returns · 0:22 w resigns · 0:30 void · 0:31 confirm · 0:40 start",
    );
    hall.advance(instant("1:00"));
    hall.check_invariants();
    let amendments = hall
        .records
        .iter()
        .flat_map(|record| &record.facts)
        .filter(|fact| matches!(fact.body, referee_core::FactBody::Amended { .. }));
    assert_eq!(amendments.count(), 3);
}
