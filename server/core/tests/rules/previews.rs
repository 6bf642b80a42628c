//! The preview of a request is its later effect, and asking for it changes nothing.

use crate::sheet::{BOARD, HEAD, Hall, game};
use court_protocol::{
    Ask, Audience, BoardNo, FactId, Fault, Preview, Refusal, RunEvidence, Said, Sanction, Side,
};

/// White has been called for a missed crossing and is on his way home.
fn called() -> Hall {
    let mut hall = Hall::new(game(|game| game.runs = RunEvidence::Reported));
    hall.play("0:00 start · 0:04 w returns · 0:05 w e2e4 · 0:07 w fault no_crossing");
    hall
}

fn replaced(hall: &Hall, board: BoardNo) -> Ask {
    let call = hall.call(1).expect("it was called");
    let (side, fault, sanction) = (Side::Black, Fault::NoCrossing, Sanction::Stop);
    Ask::Replace { call, board, side, fault, sanction }
}

fn previewed(hall: &Hall, ask: &Ask) -> Preview {
    let before = format!("{:?}", hall.court.snapshot(Audience::Referees));
    let preview = hall.court.preview(hall.now, &hall.marks, HEAD, (7, ask));
    assert_eq!(before, format!("{:?}", hall.court.snapshot(Audience::Referees)));
    assert_eq!(preview.id, 7);
    preview
}

#[test]
fn all_1_a_replacement_is_previewed_as_it_is_carried_out() {
    let mut hall = called();
    let preview = previewed(&hall, &replaced(&hall, BOARD));
    assert_eq!(preview.refused, None);
    let would: Vec<Said> = preview.what.into_iter().map(|line| line.said).collect();
    assert!(would.iter().any(|said| matches!(said, Said::Retracted { .. })), "{would:?}");
    let black = |said: &Said| matches!(said, Said::Called { side: Side::Black, .. });
    assert!(would.iter().any(black), "{would:?}");
    let recorded = hall.records.len();
    hall.play("0:07 #9 replace 1 b no_crossing");
    let lines = hall.records[recorded..].iter();
    let lines = lines.flat_map(|record| record.lines(Audience::Referees));
    assert_eq!(lines.map(|line| line.said).collect::<Vec<_>>(), would);
}

#[test]
fn all_1_a_replacement_that_would_be_refused_says_why() {
    let hall = called();
    let refused =
        previewed(&hall, &replaced(&hall, BoardNo(12))).refused.expect("nobody plays there");
    assert!(matches!(refused, Refusal::NoGame { board: BoardNo(12) }), "{refused:?}");
}

#[test]
fn all_1_a_void_says_what_kind_of_tap_is_void_and_nothing_of_late_learning() {
    let mut hall = called();
    hall.play("0:08 #9 w stands");
    let stopwatch = FactId::new(hall.records.last().expect("it runs").seq, 0);
    let texts = |preview: Preview| -> Vec<String> {
        assert_eq!(preview.refused, None);
        preview
            .rulings
            .into_iter()
            .map(|ruling| referee_messages::words().ruling(&ruling))
            .collect()
    };
    let void = |fact| Ask::Void { fact, reason: "pressed in error".into() };
    assert_eq!(texts(previewed(&hall, &void(stopwatch))), ["The stopwatch is annulled."]);
    let call = hall.call(1).expect("it was called");
    assert_eq!(texts(previewed(&hall, &void(call)))[0], "The call is annulled.");
    let replaced = texts(previewed(&hall, &replaced(&hall, BOARD)));
    assert!(!replaced.iter().any(|text| text.contains("learned late")), "{replaced:?}");
}
