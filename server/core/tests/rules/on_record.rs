//! Every question carries the move it is about, and the court's record of that move.

use crate::sheet::{BOARD, Hall, game, reported};
use court_protocol::{
    Answer, Audience, BySide, Evidence, GameSetup, Millis, QuestionView, RunEvidence, RunMode,
    Said, TimeControl, Verdict,
};
use insta::assert_snapshot;

/// After the start, both sides' first moves made.
const OPENED: &str = "0:00 start · 0:08 w e2e4 · 0:20 b e7e5 · ";

/// The question that was asked last, as the board's view puts it.
fn asked(setup: GameSetup, sheet: &str) -> QuestionView {
    let mut hall = Hall::new(setup);
    hall.play(sheet);
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("it is paired");
    let asked = view.inbox.into_iter().max_by_key(|asked| asked.fact).expect("it is asked");
    let ticker = hall.court.snapshot(Audience::Referees).ticker;
    let line = ticker.iter().rev().find_map(|line| match &line.said {
        Said::Asked { on_record, .. } if line.fact == asked.fact => Some(on_record.clone()),
        _ => None,
    });
    assert_eq!(line.expect("it has a line"), asked.on_record, "one home");
    asked
}

fn on_record(setup: GameSetup, sheet: &str) -> String {
    asked(setup, sheet).on_record.map_or_else(|| "nothing".to_owned(), |known| told(&known))
}

fn told(known: &court_protocol::OnRecord) -> String {
    referee_messages::words().on_record(known)
}

fn claimed(claim: &str) -> String {
    on_record(game(|_| {}), &format!("{OPENED} 0:30 w claims {claim}"))
}

#[test]
fn cr_4_4_4_a_claim_carries_the_opponents_move_and_that_it_is_legal_on_record() {
    assert_snapshot!(claimed("illegal"), @"1... e5, legal by the court's record");
    assert_snapshot!(claimed("nomove"), @"1... e5, on the board at the press by the court's record");
    assert_snapshot!(claimed("touch"), @"1... e5");
    assert_snapshot!(claimed("displaced pieces"), @"1... e5");
    let known = asked(game(|_| {}), &format!("{OPENED} 0:30 w claims illegal"));
    assert_eq!(known.contradicted, Some(Answer::Yes));
}

#[test]
fn cr_4_4_4_a_claim_at_a_board_that_reports_no_moves_carries_no_more_than_its_number() {
    let setup = game(|game| game.evidence = Evidence::Presses);
    let sheet = "0:00 start · 0:08 w press · 0:20 b press · 0:30 w claims illegal";
    assert_snapshot!(on_record(setup, sheet), @"Black's move 1");
}

#[test]
fn cr_4_2_2_what_the_court_saw_of_a_run_stands_with_the_claim_and_with_its_own_question() {
    let lanes = || game(|game| game.runs = RunEvidence::Reported);
    let ran = "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:08 b crosses · 0:12 b returns
        0:15 b e7e5 · ";
    assert_snapshot!(on_record(lanes(), &format!("{ran} 0:18 w claims norun")), @"1... e5, made after a run by the court's record");
    let early = "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:15 b e7e5";
    assert_snapshot!(on_record(lanes(), early), @"1... e5");
    assert_snapshot!(on_record(lanes(), &format!("{early} · 0:18 w claims norun")), @"1... e5, made before the run by the court's record");
    // on a presumed lane nobody saw a run
    assert_snapshot!(claimed("norun"), @"1... e5");
}

#[test]
fn fide_7_5_3_a_press_without_a_move_is_on_record_as_one() {
    let sheet = "0:00 start · 0:08 w press · 0:10 b claims nomove";
    assert_snapshot!(on_record(game(|_| {}), sheet), @"White's move 1, no move on the board at the press by the court's record");
}

#[test]
fn fide_7_5_1_an_illegal_move_is_asked_about_with_its_number() {
    assert_snapshot!(on_record(game(|_| {}), &format!("{OPENED} 0:30 w e4e6")), @"2. e4e6");
}

#[test]
fn fide_a_5_2_a_claim_about_ones_own_move_is_told_which_one_it_would_be_about() {
    let ruled = |sheet: &str| {
        let mut hall = Hall::new(game(|_| {}));
        hall.play(sheet);
        let record = hall.records.last().expect("it is recorded");
        let Some(Verdict::Recorded { rulings, .. }) = &record.verdict else { panic!("recorded") };
        referee_messages::words().ruling(rulings.last().expect("it is ruled"))
    };
    assert_snapshot!(ruled(&format!("{OPENED} 0:25 pause · 0:30 b claims illegal")), @"Black's claim (illegal move) is about the opponent's last move, 1. e4. He has moved since, so it is too late.");
    assert_snapshot!(ruled(&format!("{OPENED} 0:30 w g1f3 · 0:35 w claims touch")), @"White's claim (touched another piece) is about the opponent's last move, 1... e5. He has touched a piece since, so it is too late.");
    assert_snapshot!(ruled("0:00 start · 0:08 w e2e4 · 0:10 w claims illegal"), @"White's claim (illegal move) is about a move of the opponent; Black has made none.");
}

/// The ruling on a call names the place of the stop, and the report that speaks against the call.
#[test]
fn cr_4_3_1_the_ruling_on_a_call_names_the_wall_and_what_speaks_against_it() {
    let ruled = |turn: RunMode, sheet: &str| {
        let mut hall = Hall::new(GameSetup { run_mode: BySide::both(turn), ..reported() });
        hall.play(sheet);
        let record = hall.records.last().expect("it is recorded");
        let Some(Verdict::Recorded { rulings, .. }) = &record.verdict else { panic!("recorded") };
        referee_messages::words().ruling(rulings.last().expect("it is ruled"))
    };
    let out = "0:00 start · 0:06 w returns · 0:07 w e2e4";
    assert_snapshot!(ruled(RunMode::Wall, &format!("{out} · 0:09 w fault no_crossing")), @"White stands ten seconds at his wall when he next comes there.");
    assert_snapshot!(ruled(RunMode::Cone, &format!("{out} · 0:09 w fault no_crossing")), @"White stands ten seconds behind his cone when he next comes there.");
    let crossed = format!("{out} · 0:11 w crosses · 0:11.4 w fault no_crossing");
    assert_snapshot!(ruled(RunMode::Line, &crossed), @"White stands ten seconds behind his line when he next comes there, though his crossing was reported.");
    let back = format!("{out} · 0:11 w crosses · 0:15 w returns · 0:30 w fault no_crossing");
    assert_snapshot!(ruled(RunMode::Line, &back), @"White stands ten seconds behind his line when he next comes there, though he was reported back at the board.");
    let late = format!("{out} · 0:30 w fault false_start");
    assert_snapshot!(ruled(RunMode::Line, &late), @"White stands ten seconds behind his line when he next comes there, though the start was long before.");
    let other = format!("{out} · 0:30 b fault no_crossing after 1");
    assert_snapshot!(ruled(RunMode::Line, &other), @"Black stands ten seconds behind his line when he next comes there, though the court knows of no such run.");
}

#[test]
fn fide_6_9_a_press_at_the_flag_is_asked_about_with_the_move_it_completes() {
    let initial = Millis::seconds(10);
    let ten = TimeControl { initial, increment: Millis::ZERO, increment_first: false };
    let mut hall = Hall::with_errors(game(|game| game.time = BySide::both(ten)), &[(1, 40)]);
    hall.play("0:00 start · 0:11 w e2e4");
    let view = hall.court.view(BOARD, Audience::Referees).game.expect("it is paired");
    let known = view.inbox[0].on_record.as_ref().expect("the move is known");
    assert_snapshot!(told(known), @"1. e4");
}
