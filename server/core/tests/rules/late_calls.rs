//! The head referee's decisions on late calls, and new ones once the first are annulled.

use crate::sheet::{HEAD, Hall, reported};
use court_protocol::{Ask, FactId, Question, Said, TickerLine, Verdict};
use insta::assert_snapshot;
use referee_core::FactBody;

/// White has moved and is on his way out; a call of it comes half a minute late.
const LATE: &str =
    "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:09@0:41 #3 w fault no_crossing · ";

/// The answers to late calls so far.
fn answers(hall: &Hall) -> Vec<FactId> {
    let facts = hall.records.iter().flat_map(|record| &record.facts);
    let to_calls = facts.filter(|fact| {
        matches!(fact.body, FactBody::Answered { asked: Question::LateCalls { .. }, .. })
    });
    to_calls.map(|fact| fact.id).collect()
}

fn void(fact: FactId) -> Ask {
    Ask::Void { fact, reason: "meant for board 3".to_owned() }
}

/// The code a void of an answer is refused with.
fn refused(hall: &mut Hall, answer: FactId) -> String {
    let now = hall.now;
    match hall.request(HEAD, now, void(answer)).verdict {
        Verdict::Refused { refusal, .. } => refusal.code(),
        Verdict::Recorded { .. } => panic!("nothing waits again"),
    }
}

/// The questions to the head referee.
fn asked(hall: &Hall) -> Vec<Question> {
    let view = hall.seen();
    view.inbox.into_iter().map(|open| open.question).collect()
}

#[test]
fn cr_4_3_2_what_a_void_of_that_answer_comes_to_is_shown_before_it_is_sent() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{LATE} 0:50 no"));
    let ask = void(answers(&hall)[0]);
    let preview = hall.court.preview(hall.now, &hall.marks, HEAD, (1, &ask));
    let asks = |line: &TickerLine| matches!(&line.said, Said::Asked { question: Question::LateCalls { calls, .. }, .. } if calls.len() == 1);
    assert!(matches!(&preview.what[..], [line] if asks(line)), "{:?}", preview.what);
    assert_snapshot!(referee_messages::words().ruling(&preview.rulings[0]), @"The ruling is annulled, and all that followed from it.");
    assert_eq!((preview.rulings.len(), preview.refused), (1, None));
}

#[test]
fn cr_4_3_2_an_answer_that_later_ones_rest_on_is_void_once_the_effect_is_confirmed() {
    let mut hall = Hall::new(reported());
    // he stands for the late call, nobody watches the end of it, and it is let count
    hall.play(&format!("{LATE} 0:50 yes · 0:55 w stands · 0:56 #3 silent · 1:10 yes"));
    let (now, answer) = (hall.now, answers(&hall)[0]);
    hall.request(HEAD, now, void(answer));
    assert!(matches!(asked(&hall)[..], [Question::Amendment { .. }]), "{:?}", asked(&hall));
    hall.play("1:20 confirm");
    assert!(
        matches!(&asked(&hall)[..], [Question::LateCalls { calls, .. }] if calls.len() == 1),
        "{:?}",
        asked(&hall)
    );
    assert_eq!(refused(&mut hall, answer), "already_void");
    hall.play("1:25 yes");
    let view = hall.seen();
    assert_eq!(view.sides.white.penalties.len(), 1, "it is to be served");
}

#[test]
fn an_answer_to_calls_is_not_void_twice_nor_after_the_end_nor_where_each_was_taken_back() {
    let mut hall = Hall::new(reported());
    hall.play(&format!("{LATE} 0:50 yes · 0:52 #3 void call 1"));
    let first = answers(&hall)[0];
    assert_eq!(refused(&mut hall, first), "no_such_fact", "nothing is left to decide on");
    hall.play("0:53@1:24 #3 w fault no_crossing · 1:25 no");
    let second = answers(&hall)[1];
    let now = hall.now;
    hall.request(HEAD, now, void(second));
    assert_eq!(refused(&mut hall, second), "already_void");
    hall.play("1:30 no · 1:35 w resigns");
    let third = answers(&hall)[2];
    assert_eq!(refused(&mut hall, third), "wrong_phase");
    hall.check_invariants();
}
