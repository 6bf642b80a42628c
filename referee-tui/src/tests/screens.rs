//! Every screen at 80×24, and the rules all screens keep.

use super::sheet::{COURT, Sheet, games, hindrance, on, penalty, presence, recorded, snapshot};
use crate::draw::help::{help_line, prompt_help};
use crate::model::Screen;
use crate::model::permitted::board_acts;
use court_protocol::*;
use insta::assert_snapshot;
use referee_messages::say;

#[test]
fn overview() {
    assert_snapshot!(Sheet::head().screen(80, 24), @r"
     Court 1 | 14:03:22 | Anna | head referee                    link: up, all sent
    [Overview] Board  Calls  Stopwatch 2  Inbox 2  Go  Results  Devices  Log  ?
    DUE     board 2 Black Dvorak: no crossing, 12 s ago
    serving board 3 White Eriksen: no crossing, 21 s ago, 6.4 s left

     Bd    Game        White at   owes   Black at   owes To do; players
    * 1    running  >   8:27 brd  -       7:57 out  R   Adler - Brandt
      2    running  >   8:24 brd  -       7:53 out  R   B DUE  Conti - Dvorak
      3    running  >   8:21 line -       7:50 out  R   W serving  Eriksen - Fischer
      4    running  >   8:18 brd  -       7:46 out  R   Garcia - Horvat
      5    PAUSED       8:18 brd  -       7:42 out  R   Ivanova - Jansen
      6    running  >   8:12 brd  -       7:39 out  R   !1, White's card
      7    1–0          8:12              7:35          confirmed  Moreau - Novak
      8    running  >   8:07 brd  -       7:31 out  R   Okafor - Petrov
      9    running      -:-- ?    -       -:-- ?    R   !1  Quinn - Rossi
     10    running  >   8:01 brd  -       7:24 out  R   SILENT  Schulz - Tanaka
     11    running  >   7:58 brd  -       7:20 out  R   Ulrich - Vermeer
     12    no game
    --------------------------------------------------------------------------------
    No press yet. Each press is listed here: kept here, on the server, ruled.



    f fault  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS screen
    ");
}

#[test]
fn overview_with_more_penalties_than_lines_shows_all_that_fit() {
    let mut court = snapshot(COURT, 12);
    for (seq, view) in (60..).zip(court.boards[3..6].iter_mut()) {
        let game = view.game.as_mut().expect("it is paired");
        game.sides.white.penalties = vec![penalty(seq, 7, PenaltyState::Called)];
    }
    let sheet = Sheet::at(court);
    let screen = sheet.screen(80, 24);
    let due: Vec<&str> = screen.lines().skip(2).take(3).collect();
    assert_snapshot!(due.join("\n"), @r"
    DUE     board 2 Black Dvorak: no crossing, 12 s ago
    serving board 3 White Eriksen: no crossing, 21 s ago, 6.4 s left
    called  board 4 White Garcia: no crossing, 7 s ago  +2 more: C
    ");
}

#[test]
fn board() {
    let sheet = Sheet::after("2 B");
    assert_snapshot!(sheet.body(80, 24), @r"
    board 2: game 102 round 3, running; reports moves; the court's clock rules
    >White    8:24  Conti, at the board, owes -, 4 runs, 2 draw cards, line
     Black    7:53  Dvorak, running out, owes R, 4 runs, 2 draw cards, line
    half-move 8  rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
    DUE     board 2 Black Dvorak: no crossing, 12 s ago
    14:03:10  Black: no crossing, 10 s stop (CR-4.3-1)
    f Fault             s Stopwatch starts  e Left the stop     c Claim
    k Corrected it      d Draw card placed  a Draw accepted     t Draw refused
    g Draw agreed       r Resigned          x Flag is down      p Pause
    o Crossed the line  h Back at the board l Clock reading     z Clock is set
    v Set the clocks    n Set the position  y Correct players   j Board reports
    w Result            i Rule a result
    the letters above act on this board  1 to 12 other board  Esc overview
    ");
}

#[test]
fn calls() {
    let mut sheet = Sheet::head();
    sheet.keep("f n w 4");
    sheet.outcome(1, 50, recorded());
    sheet.press("C");
    assert_snapshot!(sheet.body(80, 24), @r"
    Open calls, the most urgent first
    DUE     board 2 Black Dvorak: no crossing, 12 s ago
    serving board 3 White Eriksen: no crossing, 21 s ago, 5.9 s left
    Your presses, the last first
    14:03:22 ruled          board 4, White: no crossing, 10 s stop: taken down
    14:03:22 ruled          board 4, White: no crossing, 10 s stop: taken down
    n s m c d e o fault  Up Down, then: v annul  r replace  k split  u undo
    ");
}

#[test]
fn a_fault_being_called() {
    let mut sheet = Sheet::after("f");
    assert_snapshot!(sheet.panel(80, 24), @r"
    Fault | now | 10 s stop
    Which fault? n no crossing  s false start  m moved before the run
    c offer without a card  d disturbance  e shoes or clothes
    o another infringement
    press a letter  Left earlier  Down other cost  Backspace back  Esc leaves
    ");
    sheet.press("n w left");
    assert_snapshot!(sheet.panel(80, 24), @r"
    Fault | no crossing | White | 5 s before | 10 s stop
    Which board? 1 Enter  2  3  4  5  6  7  8  9  10  11  12  Enter board 1
    its number alone, or Enter  Left earlier  Down other cost  Esc leaves it all
    ");
}

#[test]
fn stopwatch() {
    let sheet = Sheet::after("S");
    assert_snapshot!(sheet.body(80, 24), @r"
    Runner                Name                  Stopwatch
    board 2 Black         Dvorak                DUE: stop him at the line, 10 s
    board 3 White         Eriksen               6.3 s left, 1 penalty
    Up Down number choose, Enter starts  s by board  e left early  f fault  u undo
    ");
}

#[test]
fn inbox() {
    let sheet = Sheet::after("I");
    assert_snapshot!(sheet.body(80, 24), @r"
    board 9    1:10  Set the clock: White to 4:32 (+1:00), Black to 4:03, Black to ~
    board 6     9 s  Black claims illegal move: is it upheld?
    y it is set   n not yet   e type what it reads
    Set the clock: White to 4:32 (+1:00), Black to 4:03, Black to move
    Up Down choose  y yes  n no  e edit/enter  v annul  a all alike
    ");
}

#[test]
fn go() {
    let mut court = snapshot(COURT, 12);
    for view in &mut court.boards {
        if let Some(game) = &mut view.game {
            game.phase = Phase::Waiting;
            game.ready = view.board.0 % 3 != 0;
        }
    }
    let mut sheet = Sheet::at(court);
    sheet.hinder(vec![
        hindrance(&[3], Against::NotReady),
        hindrance(&[6], Against::NotReady),
        hindrance(&[9], Against::NotReady),
        hindrance(&[12], Against::NoGame),
        hindrance(&[1, 2, 3, 4, 5, 6], Against::Silent { device: DeviceId(4) }),
    ]);
    sheet.press("G 4");
    assert_snapshot!(sheet.body(80, 24), @r"
     Bd  Game      Sweep   List      White - Black
      1  ready             10 left   Adler - Brandt
      2  ready             10 left   Conti - Dvorak
      3  waiting           10 left   Eriksen - Fischer
    * 4  ready     except  10 left   Garcia - Horvat
      5  ready             10 left   Ivanova - Jansen
      6  waiting           10 left   Kowalska - Lindqvist
      7  ready             10 left   Moreau - Novak
      8  ready             10 left   Okafor - Petrov
      9  waiting           10 left   Quinn - Rossi
     10  ready             10 left   Schulz - Tanaka
     11  ready             10 left   Ulrich - Vermeer
     12  no game
    2 reasons against the start (yours overrides them):
    boards 3, 6, 9 were not found ready; Bela's phone is silent (boards 1, 2, 3, 5,
    6)
    1-12 except y ready n not c check w waive s start v GO a abort x annul r resume
    ");
}

#[test]
fn results() {
    let sheet = Sheet::after("R");
    assert_snapshot!(sheet.body(80, 24), @r"
    Games left: 10   to seal: 1
    * 1  no result    not ended            Adler - Brandt
      2  no result    not ended            Conti - Dvorak
      3  no result    not ended            Eriksen - Fischer
      4  no result    not ended            Garcia - Horvat
      5  no result    not ended            Ivanova - Jansen
      6  no result    not ended            Kowalska - Lindqvist
      7  confirmed    1–0 checkmate        Moreau - Novak          1–0 1–0
      8  no result    not ended            Okafor - Petrov
      9  no result    not ended            Quinn - Rossi
     10  no result    not ended            Schulz - Tanaka
     11  no result    not ended            Ulrich - Vermeer
     12  no game
    board 1, Adler - Brandt; no result
    e enter: board, result, Enter  s seal confirmed  x correct a sealed one  w rule
    ");
}

#[test]
fn devices() {
    let mut sheet = Sheet::with_devices(presence());
    sheet.press("D");
    assert_snapshot!(sheet.body(80, 24), @r#"
    Device         Reached     Heard  Delay Clock +- Batt. Kept  Role   Where
    ASKS to come in: number 17 "Chiara" for 5 s (page 0.1)
    boards 1-12    live          now   4 ms   1.2 ms     -    0  boards C1 all
    Anna (this)    live          now   4 ms   1.2 ms  81 %    0  head   C1 all
    Bela's phone   UNREACHABLE   7 s   4 ms   1.2 ms   4 %    3  judge  C1 1-6
    ASKS to come in: number 17 "Chiara" for 5 s (page 0.1)
    g, Enter lets it in as a line judge of this court, all lanes; d sends it away.
    Up Down choose  g let in  d send away  a role, lanes  h hand over  x shut out
    "#);
}

#[test]
fn log() {
    let sheet = Sheet::after("L");
    assert_snapshot!(sheet.body(80, 24), @r"
    Newest first; line 1 of 4 is marked
    14:03:13  board 6  Black claims: illegal move                              #40.1
    14:03:10  board 2  Black: no crossing, 10 s stop (CR-4.3-1)                #31.1
    14:03:01  board 3  White: no crossing, 10 s stop (CR-4.3-1)                #29.1
    14:02:58  board 3  White crossed the line                                  #28.1
    Up Down PgUp PgDn scroll  v annul the marked line  , . other court  Esc back
    ");
}

#[test]
fn help() {
    let sheet = Sheet::after("?");
    assert_snapshot!(sheet.body(80, 24), @r"
    CAPITALS change the screen, small letters act, Esc leaves.  , . other court
    Boards    1 to 12 as they are called; 1 waits for Enter, or 0 1 2 for 10 11 12
    Fault     f, the fault, w or b, the board: what, who, where, as in every act.
              It counts from the f.  Left: 5, 10, 30, 60 s ago or a move before.
              Down: another cost.  C annul, replace, split  ! head referee
    Rows      > whose clock runs.  At: brd board, out and home running, line behind
              the line, away, ? not known.  Owes: H half run, R full run, C must
              correct, - nothing.  !2: two questions, I answers them.
    Walk      + card, c caution or r red, what for, who, board.  B, * shows them
    A press   kept here: on this disk.  on the server: safe, not ruled yet.  ruled,
              or REFUSED with the reason. The same twice within 1 s is one press.
    No link   Go on: all is sent in order, dated when you pressed. Only a countdown
              needs the link: without it count aloud and press G, v at your GO.
    Start     G: digits leave boards out, c check-list, w waive, y ready, s 3-2-1-GO
              Your reason overrides those against it.  a abort, x annul, r resume
    Results   R, e, board, result, Enter (Down: how); s seals; [ ] round; n next one
    Esc back to the overview  CAPITALS change the screen  q leaves
    ");
}

#[test]
fn every_screen_shows_link_and_help_whole_in_80_columns() {
    for screen in Screen::ALL {
        let help = help_line(screen, false, "n s m c d e o");
        for help in [&help, &help_line(screen, true, "n s m c d e o")] {
            assert!(help.chars().count() <= 80, "{help}");
        }
        let mut sheet = Sheet::head();
        sheet.model.screen = screen;
        let drawn = sheet.screen(80, 24);
        assert!(drawn.contains(&help) && drawn.contains("link: up, all sent"), "{drawn}");
        sheet.break_link();
        sheet.shows("NO LINK for 0 s; go on");
    }
    for line in say!("help-page").lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(say!("help-page").lines().count() <= 16, "the help has to fit 24 lines");
}

#[test]
fn every_question_of_every_act_has_its_help_whole_in_80_columns() {
    for (key, _) in board_acts(None) {
        let mut sheet = Sheet::head();
        sheet.press(&format!("B {key}"));
        let Some(prompt) = &sheet.model.prompt else { continue };
        let help = prompt_help(prompt, None);
        assert!(help.chars().count() <= 80, "{help}");
        sheet.shows(&help);
    }
}

#[test]
fn no_two_acts_of_a_board_share_a_key() {
    for ruleset in [None, Some(Ruleset::Classic), Some(Ruleset::Speed)] {
        let acts = board_acts(ruleset);
        let keys: std::collections::BTreeSet<char> = acts.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys.len(), acts.len());
    }
}

#[test]
fn rows_of_boards_never_move() {
    let row_of = |sheet: &Sheet| sheet.screen(80, 24).lines().position(|l| l.starts_with("  4 "));
    let quiet = {
        let mut court = snapshot(COURT, 12);
        for game in games(&mut court) {
            game.sides.white.penalties.clear();
            game.sides.black.penalties.clear();
            game.inbox.clear();
        }
        Sheet::at(court)
    };
    assert_eq!(row_of(&quiet), row_of(&Sheet::head()));
    let mut asked = Sheet::head();
    asked.press("f");
    assert_eq!(row_of(&asked), row_of(&quiet));
}

#[test]
fn without_a_link_a_countdown_does_not_claim_the_go() {
    let mut sheet = Sheet::head();
    let mut court = snapshot(COURT, 1);
    let game = on(&mut court, 1);
    (game.phase, game.running) = (Phase::Countdown, None);
    game.go_at = Some(super::sheet::NOW + Millis(900));
    sheet.show(court);
    sheet.break_link();
    sheet.pass(1_000);
    sheet.shows("GO said?");
    sheet.lacks("** GO **");
}

#[test]
fn countdown_reads_3_2_1_go_by_the_courts_clock() {
    let mut sheet = Sheet::head();
    let mut court = snapshot(COURT, 1);
    let game = on(&mut court, 1);
    game.phase = Phase::Countdown;
    game.go_at = Some(super::sheet::NOW + Millis(2_700));
    game.running = None;
    sheet.show(court);
    for word in ["-- 3 --", "-- 2 --", "-- 1 --", "** GO **"] {
        sheet.shows(word);
        sheet.pass(900);
    }
}
