//! The check-list before a start: what was looked at, what failed, what is waived.

use super::acts::waiting;
use super::sheet::{COURT, NOW, Sheet, games, hindrance};
use court_protocol::*;
use insta::assert_snapshot;

fn look(item: CheckItem, side: Option<Side>, passed: bool) -> CheckView {
    let blocks = !passed && item != CheckItem::BoardAndPieces;
    CheckView { item, side, passed, waived: false, blocks }
}

/// Board 1 is in order, 2 has a wide table and one whose shoes were not seen, 3 plays with a table
/// waived, 4 with pieces that are only advised against.
fn looked_at() -> Snapshot {
    let mut court = waiting();
    let all = CheckItem::all().into_iter().filter(|item| *item != CheckItem::CapturedPieces);
    let checks = all.flat_map(CheckItem::checks);
    let passed: Vec<CheckView> = checks.map(|check| look(check.item, check.side, true)).collect();
    let without = |left_out: CheckItem| {
        let mut checks = passed.clone();
        checks.retain(|check| check.item != left_out);
        checks
    };
    let (table, pieces) = (CheckItem::TableWidth, CheckItem::BoardAndPieces);
    let lists = [
        passed.clone(),
        vec![look(table, None, false), look(CheckItem::Shoes, Some(Side::White), true)],
        [
            &without(table)[..],
            &[CheckView { waived: true, blocks: false, ..look(table, None, false) }],
        ]
        .concat(),
        [&without(pieces)[..], &[look(pieces, None, false)]].concat(),
    ];
    for (view, checks) in court.boards.iter_mut().zip(lists) {
        view.game.as_mut().expect("it is paired").checks = checks;
    }
    court
}

fn sheet(court: Snapshot) -> Sheet {
    let mut sheet = Sheet::at(court);
    let why = Against::Failed { item: CheckItem::TableWidth, side: None };
    sheet.hinder(vec![hindrance(&[2], why)]);
    sheet
}

#[test]
fn an_item_is_found_on_one_board_or_on_all_that_wait_but_those_left_out() {
    let mut sheet = sheet(looked_at());
    assert_snapshot!(sheet.asks("G c e y b"), @r#"court 1 -300ms {"check":{"boards":[1],"item":"electronic_clock","finding":"passed"}}"#);
    assert_snapshot!(sheet.asks("4 c b n c"), @r#"court 1 -300ms {"check":{"boards":[1,2,3,5,6,7,8,9,10,11,12],"item":"no_backrest","finding":"failed"}}"#);
    assert_snapshot!(sheet.asks("c t m '85.1 enter b"), @r#"court 1 -800ms {"check":{"boards":[4],"item":"table_width","finding":{"measured":{"mm":851}}}}"#);
    assert_snapshot!(sheet.asks("c h n w b"), @r#"court 1 -400ms {"check":{"boards":[4],"item":"shoes","side":"white","finding":"failed"}}"#);
}

#[test]
fn a_width_that_is_none_is_asked_again() {
    let mut sheet = sheet(looked_at());
    assert_snapshot!(sheet.asks("G c t m 'wide enter"), @r#"notice: "wide" was not understood: expected centimetres such as  84.5"#);
    assert_eq!(sheet.asks("back back back back back n b").lines().count(), 1);
}

#[test]
fn only_what_failed_and_keeps_the_board_waiting_is_let_be() {
    let mut sheet = sheet(looked_at());
    assert_snapshot!(sheet.asks("G w"), @"notice: Nothing failed at the marked board that keeps it from its start.");
    assert_snapshot!(sheet.asks("down w a n"), @r#"court 1 -200ms {"waive":{"board":2,"item":"table_width","reason":"no other in the house"}}"#);
    // what is waived, or only advised, keeps no board
    assert_snapshot!(sheet.asks("down w"), @"notice: Nothing failed at the marked board that keeps it from its start.");
    assert_snapshot!(sheet.asks("down w"), @"notice: Nothing failed at the marked board that keeps it from its start.");
}

#[test]
fn a_speed_game_has_its_captured_pieces_looked_at_and_nothing_of_a_runner() {
    let mut court = waiting();
    for game in games(&mut court) {
        game.ruleset = Ruleset::Speed;
    }
    let mut sheet = sheet(court);
    sheet.press("G c");
    sheet.shows("Which item? c captured pieces");
    sheet.lacks("shoes");
}

#[test]
fn the_readiness_screen_shows_what_failed_and_what_nobody_looked_at() {
    let mut sheet = sheet(looked_at());
    sheet.press("G down");
    assert_snapshot!(sheet.body(80, 24), @r"
     Bd  Game      Sweep   List      White - Black
      1  waiting           in order  Adler - Brandt
    * 2  waiting           1 FAIL    Conti - Dvorak
      3  waiting           looked at Eriksen - Fischer
      4  waiting           looked at Garcia - Horvat
      5  waiting           10 left   Ivanova - Jansen
      6  waiting           10 left   Kowalska - Lindqvist
      7  waiting           10 left   Moreau - Novak
      8  waiting           10 left   Okafor - Petrov
      9  waiting           10 left   Quinn - Rossi
     10  waiting           10 left   Schulz - Tanaka
     11  waiting           10 left   Ulrich - Vermeer
     12  waiting           10 left   Weiss - Zimmermann
    List of board 2: a table wider than 85.0 cm (FAILS, w waives it); to look at:
    electronic clock, no backrest, board and pieces, endorsed clock, room to stand,
    1 reason against the start (yours overrides it):
    1-12 except y ready n not c check w waive s start v GO a abort x annul r resume
    ");
    sheet.shows_at(
        100,
        30,
        "List of board 2: a table wider than 85.0 cm (FAILS, w waives it); to look at: electronic clock, no
backrest, board and pieces, endorsed clock, room to stand, shoes, dress
1 reason against the start (yours overrides it):
board 2 has a table wider than 85.0 cm (CR-2.4-1)\n",
    );
    sheet.press("c");
    assert_snapshot!(sheet.panel(160, 50), @r"
    Check-list
    Which item? e electronic clock  t table's width  b no backrest  p board and pieces  f endorsed clock  s room to stand  h shoes  d dress
    press a letter  Backspace one step back  Esc leaves it all
    ");
}

#[test]
fn a_match_that_is_played_shows_its_hour_and_a_chain_which_game_is_on() {
    let mut court = super::sheet::snapshot(COURT, 3);
    let mut change = |n: usize, change: &dyn Fn(&mut GameView)| {
        change(court.boards[n].game.as_mut().expect("it is paired"));
    };
    change(0, &|game| {
        game.ruleset = Ruleset::Intramural;
        game.ends_at = Some(NOW + Millis::minutes(52));
        for side in [&mut game.sides.white, &mut game.sides.black] {
            (side.owes, side.points) = (Vec::new(), Some(3));
        }
    });
    change(1, &|game| {
        game.ruleset = Ruleset::Sprint;
        game.chain_game = 2;
    });
    let mut sheet = Sheet::at(court);
    sheet.shows("hour 52:00");
    sheet.shows("sprint game 2");
    sheet.press("1 B");
    sheet.shows_at(100, 30, "limit in 51:59;");
    sheet.shows_at(100, 30, "Adler, 3 points");
    sheet.press("2");
    sheet.shows_at(100, 30, "round 3, sprint game 2, running");
}
