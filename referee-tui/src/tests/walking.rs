//! Judging a walk: cards for an offence, the summary sheet, and the chief who shows it.

use super::sheet::{COURT, NOW, Sheet, games, on, snapshot};
use court_protocol::*;
use insta::assert_snapshot;

/// Board 1 is a walk in which White has two cautions and a red card; one more was taken back.
fn walk() -> Snapshot {
    let mut court = snapshot(COURT, 4);
    for game in games(&mut court) {
        game.ruleset = Ruleset::Walk;
    }
    let white = &mut on(&mut court, 1).sides.white;
    (white.cautions, white.reds) = (2, 1);
    let mut line = |seq, ago, said| {
        let (fact, board, game) = (FactId::new(Seq(seq), 1), BoardNo(1), Some(GameId(101)));
        court.ticker.push(TickerLine {
            incident: false,
            voidable: false,
            fact,
            board,
            game,
            at: NOW - Millis::seconds(ago),
            by: None,
            said,
        });
    };
    let card = |card, offence, judge| {
        let by = Some(DeviceId(judge));
        Said::WalkCard { side: Side::White, card, offence, by }
    };
    line(32, 100, card(WalkCard::Caution, WalkOffence::LossOfContact, 4));
    line(33, 80, card(WalkCard::Red, WalkOffence::BentKnee, 3));
    line(34, 60, Said::Retracted { facts: vec![FactId::new(Seq(33), 1)] });
    line(35, 40, card(WalkCard::Red, WalkOffence::LossOfContact, 4));
    court
}

fn sheet() -> Sheet {
    let mut sheet = Sheet::at(walk());
    sheet.hinder(Vec::new());
    sheet
}

#[test]
fn cr_4_6_2_a_card_takes_five_keys_and_counts_from_the_first() {
    assert_snapshot!(sheet().asks("+ r k b 3"), @r#"court 1 -400ms {"observe":{"board":3,"seen":{"walk_card":{"side":"black","card":"red","offence":"bent_knee"}}}}"#);
    assert_snapshot!(sheet().asks("2 B + c l w"), @r#"court 1 -300ms {"observe":{"board":2,"seen":{"walk_card":{"side":"white","card":"caution","offence":"loss_of_contact"}}}}"#);
    assert_snapshot!(sheet().asks("C + c k b 4"), @r#"court 1 -400ms {"observe":{"board":4,"seen":{"walk_card":{"side":"black","card":"caution","offence":"bent_knee"}}}}"#);
}

#[test]
fn cr_4_6_2_where_nobody_walks_there_are_no_cards() {
    let mut sheet = Sheet::head();
    assert_eq!(sheet.asks("+ c l w 3"), "");
    sheet.lacks("card  ");
    sheet.press("1 B");
    sheet.lacks("Card for a walker");
}

#[test]
fn cr_4_6_2_the_chief_shows_a_walker_his_cards_after_a_look_at_them() {
    let mut sheet = sheet();
    sheet.press("1 B *");
    sheet.shows("Show cards to all | board 1 | White");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -100ms {"show_cards":{"game":101,"side":"white"}}"#);
    // where nobody has any he is asked who
    assert_snapshot!(sheet.asks("2 * b enter"), @r#"court 1 -200ms {"show_cards":{"game":102,"side":"black"}}"#);
}

#[test]
fn cr_4_6_2_the_board_of_a_walk_has_its_summary_sheet() {
    let mut sheet = sheet();
    sheet.shows("W 1 red");
    sheet.shows("f fault  + card  s stopwatch");
    sheet.press("1 B");
    assert_snapshot!(sheet.body(80, 24), @r"
    board 1: game 101 round 3, running; reports moves; the court's clock rules
    >White    8:27  Adler, at the board, owes -, 4 runs, 2 cautions, 1 red, 2 draw
                    cards, line
     Black    7:57  Brandt, running out, owes R, 4 runs, 2 draw cards, line
    half-move 8  rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
    White's cards: 14:01:42 caution, loss of contact (Bela's phone); 14:02:42 red
    card, loss of contact (Bela's phone); others before this terminal was started
    14:02:42  White: red card for loss of contact (CR-4.6-2)
    14:02:22  earlier lines are taken back
    14:02:02  (taken back) White: red card for bent knee (CR-4.6-2)
    f Fault             + Card for a walker * Show cards to all s Stopwatch starts
    e Left the stop     c Claim             k Corrected it      d Draw card placed
    a Draw accepted     t Draw refused      g Draw agreed       r Resigned
    x Flag is down      p Pause             o Crossed the line  h Back at the board
    l Clock reading     z Clock is set      v Set the clocks    n Set the position
    y Correct players   j Board reports     w Result            i Rule a result
    the letters above act on this board  1 to 12 other board  Esc overview
    ");
    sheet.shows_at(
        100,
        30,
        "White's cards: 14:01:42 caution, loss of contact (Bela's phone); 14:02:42 red card, loss of contact
(Bela's phone); others before this terminal was started\n",
    );
    sheet.shows_at(100, 30, "14:01:42  White: caution for loss of contact (CR-4.6-2)\n");
    sheet.press("+ r");
    assert_snapshot!(sheet.panel(160, 50), @r"
    Card for a walker | red card | board 1 | from 14:03:22, your first key
    What for? l loss of contact  k bent knee
    press a letter  Backspace one step back  Esc leaves it all
    ");
}
