//! A start that is stopped before its GO or annulled after it, and what `u` means after that.

use super::acts::waiting;
use super::sheet::{COURT, NOW, Sheet, games, recorded, ruled, snapshot};
use court_protocol::*;
use insta::assert_snapshot;

/// Boards 1 to 3 count to a GO in two seconds; board 4 waits.
fn counting() -> Sheet {
    let mut court = waiting();
    for view in &mut court.boards[..3] {
        let game = view.game.as_mut().expect("they are paired");
        (game.phase, game.go_at) = (Phase::Countdown, Some(NOW + Millis(2_000)));
    }
    Sheet::at(court)
}

#[test]
fn one_key_stops_a_countdown_as_of_its_press_and_stands_first_on_the_help_line() {
    let mut sheet = counting();
    for screen in ["O", "G", "C", "S", "R", "L", "?"] {
        sheet.press(screen);
        let shown = sheet.screen(80, 24);
        let help = shown.lines().last().expect("the help line is the last");
        assert!(help.starts_with("a ABORTS the countdown: court 1: boards 1-3  "), "{shown}");
        assert!(!help.contains('~'), "cut: {shown}");
    }
    assert_snapshot!(sheet.asks("G a"), @r#"court 1 -0ms {"abort":{"boards":[1,2,3]}}"#);
}

#[test]
fn where_the_key_has_another_use_the_help_line_says_how_to_get_to_it() {
    let mut sheet = counting();
    sheet.press("I");
    let shown = sheet.screen(80, 24);
    assert!(shown.contains("\nG, a ABORTS the countdown: court 1: boards 1-3"), "{shown}");
    assert_eq!(sheet.asks("a"), "notice: No question here is asked of several boards.");
}

#[test]
fn at_a_board_that_counts_the_key_of_the_accepted_draw_aborts() {
    let mut sheet = counting();
    sheet.press("2 B");
    sheet.shows("a Abort the GO");
    assert_snapshot!(sheet.asks("a"), @r#"court 1 -0ms {"abort":{"boards":[1,2,3]}}"#);
    let mut sheet = counting();
    sheet.press("4 B");
    sheet.lacks("Abort the GO");
}

#[test]
fn a_start_is_stopped_before_its_first_picture_has_come() {
    let mut court = waiting();
    for game in games(&mut court) {
        game.ready = true;
    }
    let mut sheet = Sheet::at(court);
    sheet.keep("G s c enter");
    sheet.shows("a ABORTS the countdown: court 1: boards 1-12");
    assert_snapshot!(sheet.asks("a"), @r#"court 1 -0ms {"abort":{"boards":[1,2,3,4,5,6,7,8,9,10,11,12]}}"#);
}

#[test]
fn after_its_go_nothing_is_offered_that_would_be_refused() {
    let mut sheet = counting();
    sheet.pass(2_500);
    sheet.lacks("ABORTS");
    assert_eq!(
        sheet.asks("G a"),
        "notice: No countdown runs. After its GO a start is annulled: G, x."
    );
}

#[test]
fn a_start_made_void_names_its_boards_and_what_goes_with_it_and_asks_first() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("G x c f"), "", "it is shown first");
    sheet.shows("Annul the start | court 1: boards 1-6,8-11 | false start");
    sheet.shows("The start of 10 games is taken back, and with it 80");
    sheet.shows("Sure? Enter yes, do it");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -300ms {"annul":{"boards":[1,2,3,4,5,6,8,9,10,11],"reason":"false start"}}"#);
}

#[test]
fn undo_after_a_start_was_made_void_makes_that_void_board_by_board() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 3");
    sheet.outcome(1, 42, recorded());
    sheet.pass(5_000);
    sheet.keep("G x c f enter");
    sheet.outcome(2, 52, recorded());
    let mut court = snapshot(COURT, 12);
    for (seq, board) in (43..).zip([1, 2, 3, 4, 5, 6, 8, 9, 10, 11]) {
        let (fact, board) = (FactId::new(Seq(seq), 1), BoardNo(board));
        let said = Said::Annulled;
        court.ticker.push(TickerLine {
            incident: false,
            voidable: false,
            fact,
            board,
            game: None,
            at: NOW,
            by: None,
            said,
        });
    }
    sheet.show(court);
    assert_eq!(sheet.asks("u"), "");
    sheet.shows("Undo | start of boards 1-6,8-11 annulled (false start)");
    sheet.shows("That is the first of 10");
    let asked = sheet.asks("enter");
    let voids: Vec<&str> = asked.lines().collect();
    assert_eq!(voids.len(), 10, "{asked}");
    assert!(voids[0].contains(r#"{"void":{"fact":11009,"#), "43.2 on the wire: {asked}");
}

#[test]
fn what_has_no_undo_says_what_stands_and_never_takes_an_older_press_back() {
    for (keys, stands) in [
        ("4 p b i", "The last press paused boards, which stay paused"),
        ("R e 4 w y", "The last press entered a result, which stands as entered"),
        ("R s enter", "The last press sealed results, which stay sealed"),
        ("C v e enter", "The last press annulled a line"),
    ] {
        let mut sheet = Sheet::head();
        sheet.keep("f n w 3");
        sheet.outcome(1, 50, recorded());
        sheet.keep(keys);
        sheet.outcome(2, 51, recorded());
        let said = sheet.asks("u");
        assert!(said.starts_with(&format!("notice: {stands}")), "{keys}: {said}");
        assert!(sheet.model.prompt.is_none(), "{keys}");
    }
}

#[test]
fn undo_twice_takes_the_two_last_presses_back() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 3 f d b 4");
    sheet.outcome(1, 50, recorded());
    sheet.outcome(2, 51, recorded());
    sheet.keep("u enter");
    sheet.outcome(3, 52, recorded());
    assert_snapshot!(sheet.asks("u enter"), @r#"court 1 -100ms {"void":{"fact":12800,"reason":"pressed in error"}}"#);
}

#[test]
fn nothing_is_asked_of_a_start_where_no_board_is_that_far() {
    let mut sheet = Sheet::head();
    let said = sheet.asks("G s");
    assert_eq!(said, "notice: No board there waits for its start (r: paused boards go on).");
    let mut sheet = counting();
    assert_eq!(sheet.asks("G r"), "notice: No board there is paused.");
}

#[test]
fn the_row_of_a_start_that_was_aborted_says_so() {
    let mut court = waiting();
    for game in games(&mut court) {
        game.ready = true;
    }
    let mut sheet = Sheet::at(court.clone());
    sheet.keep("G s c enter");
    sheet.outcome(1, 70, ruled("CR-4.1-1", "3, 2, 1, GO: boards 1 to 12 start."));
    let line = |seq, said| TickerLine {
        incident: false,
        voidable: false,
        fact: FactId::new(Seq(seq), 0),
        board: BoardNo(1),
        game: None,
        at: NOW,
        by: None,
        said,
    };
    let row = |sheet: &mut Sheet| {
        let screen = sheet.screen(120, 30);
        screen.lines().find(|line| line.contains("3, 2, 1, GO for ")).unwrap_or_default().to_owned()
    };
    assert!(row(&mut sheet).contains("ruled"), "{}", row(&mut sheet));
    court.ticker.push(line(71, Said::Aborted));
    sheet.show(court.clone());
    assert!(row(&mut sheet).contains("aborted        3, 2, 1, GO for "), "{}", row(&mut sheet));
    // the next start is another press
    court.ticker.push(line(72, Said::Counting { go_at: NOW + Millis(3_000) }));
    sheet.show(court);
    assert!(row(&mut sheet).contains("aborted"), "{}", row(&mut sheet));
}
