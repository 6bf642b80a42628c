//! The authors of log lines, and of decisions.

use super::sheet::{COURT, NOW, Sheet, on, presence, question, snapshot};
use court_protocol::*;

fn told(seq: u64, n: u8, by: u32, said: Said) -> TickerLine {
    let fact = FactId::new(Seq(seq), n);
    TickerLine {
        incident: false,
        voidable: false,
        fact,
        board: BoardNo(6),
        game: None,
        at: NOW,
        by: Some(DeviceId(by)),
        said,
    }
}

/// White's claim at board 6, before the head referee.
fn asked() -> Question {
    Question::Claim { side: Side::White, claim: Claim::IllegalMove }
}

#[test]
fn a_line_of_the_log_names_who_caused_it_and_no_board() {
    let mut sheet = Sheet::with_devices(presence());
    let mut court = snapshot(COURT, 12);
    court.ticker.push(told(50, 0, 4, Said::Paused));
    court.ticker.push(told(51, 0, 3, Said::Resumed));
    court.ticker.push(told(52, 0, 1, Said::Crossed { side: Side::Black }));
    sheet.show(court);
    sheet.press("L");
    sheet.shows("game paused [Bela's phone]");
    sheet.shows("goes on [you]");
    sheet.shows("Black crossed the line  ");
}

#[test]
fn a_long_line_of_the_log_keeps_its_number() {
    let mut court = snapshot(COURT, 12);
    let fault = Fault::Other { reason: "shouted at the arbiter over the middle line twice".into() };
    let said = Said::Called { side: Side::White, fault, sanction: Sanction::Stop };
    court.ticker.push(told(50, 0, 4, said));
    let mut sheet = Sheet::at(court);
    sheet.press("L");
    let screen = sheet.screen(80, 24);
    let line = screen.lines().find(|line| line.contains("shouted")).expect("it is told");
    assert!(line.contains('~') && line.ends_with("  #50.1"), "{line}");
}

#[test]
fn a_press_that_was_decided_shows_the_decision_and_whose_it_is() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.keep("6 B c w i");
    let before = "The claim waits for the head referee.";
    let rulings = vec![Ruling::of("ALL-1", Message::named(before))];
    sheet.outcome(1, 50, Verdict::Recorded { rulings, undecided: true });
    let mut court = snapshot(COURT, 12);
    let game = on(&mut court, 6);
    game.inbox = vec![question(50, 1, asked())];
    court.ticker.push(told(50, 1, 3, Said::Asked { question: asked(), on_record: None }));
    sheet.show(court.clone());
    sheet.shows_at(100, 30, "White claims: illegal move: to be decided");
    on(&mut court, 6).inbox.clear();
    let question = FactId::new(Seq(50), 1);
    court.ticker.push(told(51, 0, 4, Said::Answered { question, answer: Answer::No }));
    sheet.show(court);
    sheet.shows_at(100, 30, "White claims: illegal move: decided by Bela's phone: rejected");
    sheet.press("C");
    // what was said before the decision is over
    sheet.lacks_at(160, 50, before);
    sheet.press("L");
    let log = sheet.screen(160, 50);
    let line = "decided: rejected (White claims illegal move: is it upheld?) [Bela's phone]";
    assert!(log.contains(line), "{log}");
}

#[test]
fn what_another_act_settled_points_at_the_log() {
    let mut sheet = Sheet::head();
    sheet.keep("6 B c w i");
    sheet.outcome(1, 50, Verdict::Recorded { rulings: Vec::new(), undecided: true });
    let mut court = snapshot(COURT, 12);
    on(&mut court, 6).inbox.clear();
    court.seq = Seq(50);
    sheet.show(court);
    sheet.shows_at(100, 30, "White claims: illegal move: decided by another act, L");
}

#[test]
fn a_refusal_that_speaks_of_a_device_says_what_it_is_called() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.keep("6 B c w i");
    let (fact, by) = (FactId::new(Seq(50), 1), Some(DeviceId(4)));
    let refusal = Refusal::Answered { fact, answer: Answer::No, by };
    sheet.outcome(1, 51, Verdict::Refused { refusal });
    sheet.shows_at(160, 50, "was answered already: no, by Bela's phone");
}

#[test]
fn a_late_call_that_waits_in_another_ones_question_waits_and_is_decided_with_it() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.keep("6 B f c w 9");
    sheet.outcome(1, 50, Verdict::Recorded { rulings: Vec::new(), undecided: true });
    let calls = vec![FactId::new(Seq(50), 0), FactId::new(Seq(52), 0)];
    let late = Question::LateCalls { side: Side::White, calls };
    let mut court = snapshot(COURT, 12);
    on(&mut court, 6).inbox = vec![question(52, 1, late.clone())];
    court.ticker.push(told(52, 1, 3, Said::Asked { question: late, on_record: None }));
    sheet.show(court.clone());
    sheet.shows_at(160, 50, ": to be decided");
    on(&mut court, 6).inbox.clear();
    let question = FactId::new(Seq(52), 1);
    court.ticker.push(told(53, 0, 4, Said::Answered { question, answer: Answer::Yes }));
    sheet.show(court);
    sheet.shows_at(160, 50, ": decided by Bela's phone");
}

#[test]
fn what_is_refused_of_a_game_says_on_which_board_it_is_played() {
    let sheet = Sheet::head();
    let refused = |game| sheet.model.refusal(&Refusal::GameExists { game: GameId(game) });
    assert!(refused(104).starts_with("game 104 (board 4) is already"), "{}", refused(104));
    assert!(refused(990).starts_with("game 990 is already"), "{}", refused(990));
}
