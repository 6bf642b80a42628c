//! What is reported while the court cannot be seen.

use super::*;
use court_client::Place;

/// A program that pipes reports in, started anew while the server is down.
fn started_anew(place: Option<Place>) -> Rig {
    let mut rig = Rig::new(Source::Piped, 2);
    if let Some(place) = place {
        rig.agent = Agent::new(Source::Piped, None, []).at(place, 1);
    }
    rig.news(News::Down { why: "refused".into(), again: Some(Micros(9)) });
    rig.said.clear();
    rig
}

fn place(courts: &[u16], boards: &[u8]) -> Place {
    Place {
        courts: courts.iter().map(|court| CourtId(*court)).collect(),
        boards: boards.iter().map(|board| BoardNo(*board)).collect(),
    }
}

fn moved(uci: &str) -> Input {
    Input::Line(format!(r#"{{"board":1,"seen":{{"moved":{{"uci":"{uci}"}}}}}}"#))
}

#[test]
fn a_device_that_was_let_in_before_keeps_what_it_reports_before_it_sees_its_court() {
    let mut rig = started_anew(Some(place(&[1], &[])));
    rig.input(moved("e2e4"));
    assert_eq!((rig.outbox.len(), rig.said.len()), (1, 0), "on the disk at once");
    let Ask::Observe { game, .. } = &rig.outbox[0].ask else { panic!("{:?}", rig.outbox) };
    assert_eq!(*game, None, "the court knows which game stood there");
    rig.link_up();
    rig.input(moved("e7e5"));
    rig.deliver();
    assert_eq!(rig.moves(1), ["e2e4", "e7e5"], "both, in order, once");
    rig.input(Input::End);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn a_device_that_was_never_let_in_holds_its_reports_until_it_is_and_says_so() {
    let mut rig = started_anew(None);
    rig.input(moved("e2e4"));
    rig.input(moved("e7e5"));
    assert!(rig.outbox.is_empty());
    let [said] = &rig.said[..] else { panic!("said once: {:?}", rig.said) };
    assert!(said.contains("reports are held, not on disk yet"), "{said}");
    let lost = "2 reports of a device that was never let in: not kept, and not sent";
    assert_eq!(rig.agent.held_in_vain().as_deref(), Some(lost), "if it ended now");
    rig.link_up();
    assert_eq!(rig.moves(1), ["e2e4", "e7e5"]);
    assert_eq!(rig.agent.held_in_vain(), None);
}

#[test]
fn only_what_has_no_address_is_refused_with_a_sentence() {
    let mut rig = started_anew(Some(place(&[1, 2], &[1, 2])));
    rig.input(moved("e2e4"));
    rig.input(Input::Line(r#"{"court":3,"board":1,"seen":"draw_agreed"}"#.into()));
    rig.input(Input::Line(r#"{"court":1,"board":7,"seen":"draw_agreed"}"#.into()));
    let said = [
        "which court?",
        "no such court here; this device reports for court 1, court 2",
        "no such board here; this device reports for 1, 2",
    ];
    assert_eq!(rig.said, said);
    assert!(rig.outbox.is_empty());
}

#[test]
fn a_move_is_typed_square_by_square_while_its_position_is_not_seen() {
    let mut rig = started_anew(None);
    rig.agent = Agent::new(Source::Typed, None, []).at(place(&[1], &[1]), 1);
    rig.input(Input::Line("Nf3".into()));
    let said = "the position has not been seen yet: type the move square by square, such as e2e4, \
                and without its clock";
    assert_eq!(rig.said, [said]);
    rig.input(Input::Line("g1f3".into()));
    rig.input(Input::Line("1 resigns b".into()));
    assert_eq!(rig.outbox.len(), 2);
}
