//! The court's knowledge is shown before it is contradicted, and asked about twice.

use super::sheet::{COURT, Sheet, games, on, question, snapshot};
use court_protocol::*;
use insta::assert_snapshot;

/// Board 6: Black's claim about White's last move, with what the court's record has on it.
fn claimed(claim: Claim, knows: Option<Known>) -> Sheet {
    let mut court = snapshot(COURT, 6);
    for game in games(&mut court) {
        game.inbox.clear();
    }
    let asked = question(60, 9, Question::Claim { side: Side::Black, claim });
    let record = OnRecord { ply: 55, san: Some("Bg6".into()), knows };
    let asked = QuestionView::new(asked.fact, asked.at, asked.question, Some(record));
    on(&mut court, 6).inbox = vec![asked];
    let mut sheet = Sheet::at(court);
    sheet.press("I");
    sheet
}

/// Board 4, whose result is to be entered; as changed.
fn result(change: impl Fn(&mut GameView)) -> Sheet {
    let mut court = snapshot(COURT, 6);
    change(on(&mut court, 4));
    let mut sheet = Sheet::at(court);
    assert_eq!(sheet.asks("R e 4 w"), "");
    sheet
}

#[test]
fn a_claim_is_asked_with_its_move_and_what_the_court_knows_of_it() {
    let sheet = claimed(Claim::IllegalMove, Some(Known::Legal));
    sheet.shows("Black claims illegal move: is it upheld? | 28. Bg6, legal by the court's record");
    // in its row too
    sheet.shows("is it upheld? | 28. Bg6, legal by t~");
    let sheet = claimed(Claim::TouchMove, None);
    sheet.shows_at(100, 30, "| 28. Bg6; the court's record does not tell");
}

#[test]
fn a_claim_is_upheld_against_the_courts_record_only_when_that_was_read_and_confirmed() {
    let mut sheet = claimed(Claim::IllegalMove, Some(Known::Legal));
    assert_eq!(sheet.asks("y"), "", "it is asked twice");
    sheet.shows("The court says otherwise: 28. Bg6, legal by the court's record.");
    sheet.shows("Decide | upheld | board 6");
    sheet.shows("Sure? Enter yes, all the same");
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
    sheet.shows("The court says otherwise");
}

#[test]
fn a_result_of_a_game_that_is_still_running_is_entered_by_a_key_of_its_own() {
    let mut sheet = result(|_| {});
    sheet.shows("This game is still running: an entry ends it only with a second referee's.");
    sheet.shows("Sure? y yes, all the same");
    sheet.shows("y enters it all the same  Down how it came about");
    assert!(sheet.asks("enter").starts_with("notice: That key is no answer here"));
    assert!(sheet.asks("y").contains(r#"{"enter_result":{"game":104"#));
}

#[test]
fn a_board_that_reports_nothing_cannot_say_that_its_game_has_ended() {
    let mut sheet = result(|game| game.evidence = Evidence::Table);
    sheet.shows("No end of this game is on record: its board reports nothing.");
    assert!(sheet.asks("enter").contains(r#"{"enter_result":{"game":104"#));
}

#[test]
fn clocks_are_set_to_no_time_at_all_only_when_that_was_read_and_confirmed() {
    for typed in ["'-20:00_b", "'4:00_0:00_w"] {
        let mut sheet = Sheet::head();
        let sent = sheet.asks(&format!("4 B v {typed} enter p"));
        assert_eq!(sent, "", "{typed}: it is asked twice");
        sheet.shows("Black's clock would show 0:00.");
        sheet.shows("Sure? y yes, all the same");
        sheet.shows("y does it all the same  Backspace one step back");
        assert!(sheet.asks("enter").starts_with("notice: That key is no answer here"));
        assert!(sheet.asks("y").contains(r#"{"set_clock":{"game":104"#));
    }
    let mut sheet = Sheet::after("4 B v '-1:00_b enter p");
    sheet.lacks("would show 0:00");
    sheet.press("enter");
    sheet.shows("board 4, clocks set: Black 6:46 (penalty in time)");
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
    sheet.shows("The court says otherwise: it ended 0–1, checkmate.");
    assert!(sheet.asks("y").contains("enter_result"));
    let mut sheet = result(ended(GameResult::Won { by: Side::White }));
    sheet.lacks("says otherwise");
    assert!(sheet.asks("enter").contains("enter_result"));
}
