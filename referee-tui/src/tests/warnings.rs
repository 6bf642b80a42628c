//! The court's knowledge is shown before it is contradicted, and asked about twice.

use super::sheet::{COURT, Sheet, question, snapshot};
use court_protocol::*;
use insta::assert_snapshot;

/// Board 6: Black's claim about White's last move, with what the court's record has on it.
fn claimed(claim: Claim, knows: Option<Known>) -> Sheet {
    let mut sheet = Sheet::head();
    let mut court = snapshot(COURT, 6);
    for view in &mut court.boards {
        view.game.as_mut().expect("it is paired").inbox.clear();
    }
    let mut asked = question(60, 9, Question::Claim { side: Side::Black, claim });
    asked.on_record = Some(OnRecord { ply: 55, san: Some("Bg6".into()), knows });
    court.boards[5].game.as_mut().expect("it is paired").inbox = vec![asked];
    sheet.show(court);
    sheet.press("I");
    sheet
}

/// Board 4, whose result is to be entered; as changed.
fn result(change: impl Fn(&mut GameView)) -> Sheet {
    let mut sheet = Sheet::head();
    let mut court = snapshot(COURT, 6);
    change(court.boards[3].game.as_mut().expect("it is paired"));
    sheet.show(court);
    assert_eq!(sheet.asks("R e 4 w"), "");
    sheet
}

#[test]
fn a_claim_is_asked_with_its_move_and_what_the_court_knows_of_it() {
    let sheet = claimed(Claim::IllegalMove, Some(Known::Legal));
    let screen = sheet.screen(80, 24);
    let whole = "Black claims illegal move: is it upheld? | 28. Bg6, legal by the court's record";
    assert!(screen.contains(whole), "{screen}");
    assert!(screen.contains("is it upheld? | 28. Bg6, legal by t~"), "in its row too: {screen}");
    let sheet = claimed(Claim::TouchMove, None);
    let whole = "| 28. Bg6; the court's record does not tell";
    assert!(sheet.screen(100, 30).contains(whole), "{}", sheet.screen(100, 30));
}

#[test]
fn a_claim_is_upheld_against_the_courts_record_only_when_that_was_read_and_confirmed() {
    let mut sheet = claimed(Claim::IllegalMove, Some(Known::Legal));
    assert_eq!(sheet.asks("y"), "", "it is asked twice");
    let screen = sheet.screen(80, 24);
    let warned = "THE COURT SAYS OTHERWISE: 28. Bg6, legal by the court's record.";
    assert!(screen.contains(warned) && screen.contains("Decide | upheld | board 6"), "{screen}");
    assert!(screen.contains("Sure? Enter yes, all the same"), "{screen}");
    assert_eq!(
        sheet.asks("y"),
        "notice: That key is no answer here: the answers are listed; Esc leaves."
    );
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -200ms {"answer":{"question":15361,"answer":"yes"}}"#);
}

#[test]
fn an_answer_that_the_court_bears_out_or_cannot_tell_is_one_key() {
    for (knows, key) in [(Some(Known::Legal), "n"), (Some(Known::Illegal), "y"), (None, "y")] {
        let sent = claimed(Claim::IllegalMove, knows).asks(key);
        assert!(sent.contains(r#""answer":{"question":15361"#), "{knows:?} {key}: {sent}");
    }
    let mut sheet = claimed(Claim::MovedBeforeRun, Some(Known::RunOwed));
    assert_eq!(sheet.asks("n"), "", "the court saw that the run was owed");
    assert!(sheet.screen(80, 24).contains("THE COURT SAYS OTHERWISE"));
}

#[test]
fn a_result_of_a_game_that_is_still_running_is_entered_by_a_key_of_its_own() {
    let mut sheet = result(|_| {});
    let screen = sheet.screen(80, 24);
    let warned = "THIS GAME IS STILL RUNNING: an entry ends it only with a second referee's.";
    assert!(screen.contains(warned), "{screen}");
    assert!(screen.contains("Sure? y yes, all the same"), "{screen}");
    assert!(screen.contains("y enters it all the same  Down how it came about"), "{screen}");
    assert!(sheet.asks("enter").starts_with("notice: That key is no answer here"));
    assert!(sheet.asks("y").contains(r#"{"enter_result":{"game":104"#));
}

#[test]
fn a_board_that_reports_nothing_cannot_say_that_its_game_has_ended() {
    let mut sheet = result(|game| game.evidence = Evidence::Table);
    let screen = sheet.screen(80, 24);
    assert!(
        screen.contains("No end of this game is on record: its board reports nothing."),
        "{screen}"
    );
    assert!(sheet.asks("enter").contains(r#"{"enter_result":{"game":104"#));
}

#[test]
fn clocks_are_set_to_no_time_at_all_only_when_that_was_read_and_confirmed() {
    for typed in ["'-20:00_b", "'4:00_0:00_w"] {
        let mut sheet = Sheet::head();
        let sent = sheet.asks(&format!("4 B v {typed} enter p"));
        assert_eq!(sent, "", "{typed}: it is asked twice");
        let screen = sheet.screen(80, 24);
        let warned = "BLACK WOULD HAVE NO TIME LEFT: the flag falls as soon as that clock runs.";
        assert!(screen.contains(warned), "{screen}");
        assert!(screen.contains("Sure? y yes, all the same"), "{screen}");
        assert!(screen.contains("y does it all the same  Backspace one step back"), "{screen}");
        assert!(sheet.asks("enter").starts_with("notice: That key is no answer here"));
        assert!(sheet.asks("y").contains(r#"{"set_clock":{"game":104"#));
    }
    let mut sheet = Sheet::head();
    sheet.press("4 B v '-1:00_b enter p");
    assert!(!sheet.screen(80, 24).contains("NO TIME LEFT"));
    sheet.press("enter");
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("board 4 clocks set: Black 6:46 (penalty in time)"), "{screen}");
}

#[test]
fn another_result_than_the_one_on_record_is_entered_by_a_key_of_its_own() {
    let ended = |result| {
        move |game: &mut GameView| {
            (game.phase, game.running) = (Phase::Finished, None);
            let (at, by) = (super::sheet::NOW, Termination::Checkmate);
            game.ended = Some(EndedView { at, result, by });
        }
    };
    let mut sheet = result(ended(GameResult::Won { by: Side::Black }));
    let screen = sheet.screen(80, 24);
    let warned = "THE COURT SAYS OTHERWISE: it ended 0-1 Black wins, checkmate.";
    assert!(screen.contains(warned), "{screen}");
    assert!(sheet.asks("y").contains("enter_result"));
    let mut sheet = result(ended(GameResult::Won { by: Side::White }));
    assert!(!sheet.screen(80, 24).contains("SAYS OTHERWISE"));
    assert!(sheet.asks("enter").contains("enter_result"));
}
