//! The same at 100×30 and 160×50, and with several courts.

use super::sheet::{COURT, Sheet, snapshot};
use court_protocol::{CourtId, Role};
use insta::assert_snapshot;

fn two_courts() -> Sheet {
    let mut sheet = Sheet::head();
    sheet.link(Role::Head, &[COURT, CourtId(2)]);
    sheet.show(snapshot(CourtId(2), 12));
    sheet
}

#[test]
fn a_row_of_the_overview_at_100_by_30_has_room_for_its_players() {
    Sheet::head().shows_at(100, 30, "R   !1, White's card  Kowalska - Lindqvist\n");
}

#[test]
fn two_courts_at_80_by_24_show_one_and_count_the_other() {
    let sheet = two_courts();
    sheet.shows(
        "DUE     court 1, board 2 Black Dvorak: no crossing, 12 s ago
DUE     court 2, board 2 Black Dvorak: no crossing, 12 s ago  +2 more: C
C1 Bd  Game        White at   owes   Black at   owes To do; players\n",
    );
    sheet.shows("court 2: 9 running, 2 penalties open, 2 to decide (. goes there)");
}

#[test]
fn two_courts_at_160_by_50() {
    assert_snapshot!(two_courts().screen(160, 50), @r"
     Court 1 | 14:03:22 | Anna | head referee                                                                                                    link: up, all sent
    [Overview] Board  Calls  Stopwatch 4  Inbox 4  Go  Results  Devices  Log  ?
    DUE     court 1, board 2 Black Dvorak: no crossing, 12 s ago
    DUE     court 2, board 2 Black Dvorak: no crossing, 12 s ago
    serving court 1, board 3 White Eriksen: no crossing, 21 s ago, 6.4 s left
    serving court 2, board 3 White Eriksen: no crossing, 21 s ago, 6.4 s left




    C1 Bd  Game        White at   owes   Black at   owes To do; players
    * 1    running  >   8:27 brd  -       7:57 out  R   Adler - Brandt
      2    running  >   8:24 brd  -       7:53 out  R   B DUE  Conti - Dvorak
      3    running  >   8:21 line -       7:50 out  R   W serving  Eriksen - Fischer
      4    running  >   8:18 brd  -       7:46 out  R   Garcia - Horvat
      5    PAUSED       8:18 brd  -       7:42 out  R   Ivanova - Jansen
      6    running  >   8:12 brd  -       7:39 out  R   !1, White's card  Kowalska - Lindqvist
      7    1–0          8:12              7:35          confirmed  Moreau - Novak
      8    running  >   8:07 brd  -       7:31 out  R   Okafor - Petrov
      9    running      -:-- ?    -       -:-- ?    R   !1  Quinn - Rossi
     10    running  >   8:01 brd  -       7:24 out  R   SILENT  Schulz - Tanaka
     11    running  >   7:58 brd  -       7:20 out  R   Ulrich - Vermeer
     12    no game

    C2 Bd  Game        White at   owes   Black at   owes To do; players
      1    running  >   8:27 brd  -       7:57 out  R   Adler - Brandt
      2    running  >   8:24 brd  -       7:53 out  R   B DUE  Conti - Dvorak
      3    running  >   8:21 line -       7:50 out  R   W serving  Eriksen - Fischer
      4    running  >   8:18 brd  -       7:46 out  R   Garcia - Horvat
      5    PAUSED       8:18 brd  -       7:42 out  R   Ivanova - Jansen
      6    running  >   8:12 brd  -       7:39 out  R   !1, White's card  Kowalska - Lindqvist
      7    1–0          8:12              7:35          confirmed  Moreau - Novak
      8    running  >   8:07 brd  -       7:31 out  R   Okafor - Petrov
      9    running      -:-- ?    -       -:-- ?    R   !1  Quinn - Rossi
     10    running  >   8:01 brd  -       7:24 out  R   SILENT  Schulz - Tanaka
     11    running  >   7:58 brd  -       7:20 out  R   Ulrich - Vermeer
     12    no game




    ----------------------------------------------------------------------------------------------------------------------------------------------------------------
    No press yet. Each press is listed here: kept here, on the server, ruled.






    f fault  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS screen
    ");
}

#[test]
fn board_at_100_by_30() {
    let sheet = Sheet::after("6 B");
    assert_snapshot!(sheet.body(100, 30), @r"
    board 6: game 106 round 3, running; reports moves; the court's clock rules
    >White    8:12  Kowalska, at the board, owes -, 4 runs, 2 draw cards, line
     Black    7:39  Lindqvist, running out, owes R, 4 runs, 2 draw cards, line
    half-move 8, White's card  rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
    !  Black claims illegal move: is it upheld?
    14:03:13  Black claims: illegal move
    f Fault             s Stopwatch starts  e Left the stop     c Claim             k Corrected it
    d Draw card placed  a Draw accepted     t Draw refused      g Draw agreed       r Resigned
    x Flag is down      p Pause             o Crossed the line  h Back at the board l Clock reading
    z Clock is set      v Set the clocks    n Set the position  y Correct players   j Board reports
    w Result            i Rule a result
    the letters above act on this board  1 to 12 other board  Esc overview
    ");
}

#[test]
fn inbox_at_100_by_30() {
    let mut sheet = two_courts();
    sheet.press("I");
    assert_snapshot!(sheet.body(100, 30), @r"
    court 1 board 9    1:10  Set the clock: White to 4:32 (+1:00), Black to 4:03, Black to move
    court 2 board 9    1:10  Set the clock: White to 4:32 (+1:00), Black to 4:03, Black to move
    court 1 board 6     9 s  Black claims illegal move: is it upheld?
    court 2 board 6     9 s  Black claims illegal move: is it upheld?
    y it is set   n not yet   e type what it reads
    Set the clock: White to 4:32 (+1:00), Black to 4:03, Black to move
    Up Down choose  y yes  n no  e edit/enter  v annul  a all alike
    ");
}

#[test]
fn results_of_two_courts_at_80_by_24_say_what_is_hidden_and_how_to_see_it() {
    let mut sheet = two_courts();
    sheet.press("R");
    sheet.shows("to seal: 2   12 boards hidden: , . other court\n");
    sheet.lacks("C2");
    sheet.press(".");
    sheet.shows("*C2  1  no result");
}

#[test]
fn results_of_two_courts_at_160_by_50() {
    let mut sheet = two_courts();
    sheet.press("R");
    let screen = sheet.body(160, 50);
    let courts = ["*C1  1", " C1", " C2"].map(|row| screen.matches(&format!("\n{row} ")).count());
    assert_eq!(courts, [1, 11, 12], "{screen}");
    sheet.shows_at(160, 50, "Games left: 20   to seal: 2\n");
}
