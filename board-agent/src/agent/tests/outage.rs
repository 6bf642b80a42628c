//! Reports while the court cannot be seen.

use super::*;
use court_client::Place;

/// A program that pipes reports in, started anew while the server is down.
fn started_anew(place: Option<Place>) -> Rig {
    let mut rig = Rig::new(Source::Piped, 2);
    if let Some(place) = place {
        rig.agent = Agent::new(Source::Piped, []).at(place, 1);
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

fn moved(uci: &str) -> String {
    format!(r#"{{"board":1,"seen":{{"moved":{{"uci":"{uci}"}}}}}}"#)
}

#[test]
fn a_device_that_was_let_in_before_keeps_what_it_reports_before_it_sees_its_court() {
    let mut rig = started_anew(Some(place(&[1], &[])));
    rig.line(&moved("e2e4"));
    assert_eq!((rig.outbox.len(), rig.said.len()), (1, 0), "on the disk at once");
    let Ask::Observe { game, .. } = &rig.outbox[0].ask else { panic!("{:?}", rig.outbox) };
    assert_eq!(*game, None, "the court knows which game stood there");
    rig.link_up();
    rig.line(&moved("e7e5"));
    rig.deliver();
    assert_eq!(rig.moves(1), ["e2e4", "e7e5"], "both, in order, once");
    rig.input(Input::End);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn a_device_that_was_never_let_in_holds_its_reports_until_it_is_and_says_so() {
    let mut rig = started_anew(None);
    rig.line(&moved("e2e4"));
    rig.line(&moved("e7e5"));
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
    rig.line(&moved("e2e4"));
    rig.line(r#"{"court":3,"board":1,"seen":"draw_agreed"}"#);
    rig.line(r#"{"court":1,"board":7,"seen":"draw_agreed"}"#);
    let said = [
        "line 1 was not taken: which court? this device reports for court 1, 2: add \"court\"",
        "line 2 was not taken: there is no court 3 for this device; it reports for court 1, 2",
        "line 3 was not taken: there is no board 7 for this device; it reports for boards 1, 2 of \
         court 1",
    ];
    assert_eq!(rig.said.len(), said.len());
    for (told, said) in rig.said.iter().zip(said) {
        let (told, line) = told.rsplit_once(": \"{").expect("with what stood there");
        assert!(told == said && line.starts_with("\\\"") && line.ends_with("}\""), "{told} {line}");
    }
    assert!(rig.outbox.is_empty());
}

#[test]
fn a_line_of_a_device_that_was_not_let_in_yet_is_named_when_it_turns_out_to_have_no_address() {
    let mut rig = started_anew(None);
    rig.line(&moved("e2e4"));
    rig.line(r#"{"court":3,"board":1,"seen":"draw_agreed"}"#);
    rig.said.clear();
    rig.link_up();
    let named = "line 2 was not taken: there is no court 3 for this device; it reports for court 1";
    assert!(rig.said.iter().any(|said| said.starts_with(named)), "{:?}", rig.said);
    rig.input(Input::End);
    assert_eq!((rig.moves(1).len(), rig.ended), (1, Some(Ending::LinesLost)));
}

#[test]
fn a_move_is_typed_square_by_square_while_its_position_is_not_seen() {
    let mut rig = started_anew(None);
    rig.agent = Agent::new(Source::Typed, []).at(place(&[1], &[1]), 1);
    rig.line("Nf3");
    let said = "the position has not been seen yet: type the move square by square, such as e2e4, \
                and without its clock";
    assert_eq!(rig.said, [said]);
    rig.line("g1f3");
    rig.line("1 resigns b");
    assert_eq!(rig.outbox.len(), 2);
}

#[test]
fn tries_to_link_are_counted_in_one_line() {
    let mut rig = Rig::new(Source::Piped, 2);
    let down = || News::Down { why: "refused".into(), again: Some(Micros(9)) };
    for _try in 0..3 {
        rig.news(down());
    }
    assert_eq!(
        rig.said.first().map(String::as_str),
        Some("no link to the court: refused; trying again")
    );
    assert_eq!(
        rig.said.last().map(String::as_str),
        Some("no link to the court: refused; 3 tries so far")
    );
    rig.link_up();
    rig.news(down());
    assert_eq!(
        rig.said.last().map(String::as_str),
        Some("no link to the court: refused; trying again")
    );
}
