//! Every rule system has what it needs and nothing that it lacks.

use super::sheet::{COURT, Sheet, games, on, snapshot};
use court_protocol::*;
use insta::assert_snapshot;

/// A court on which every game is of one kind.
fn court_of(ruleset: Ruleset) -> Snapshot {
    let mut court = snapshot(COURT, 4);
    for view in &mut court.boards {
        if let Some(game) = &mut view.game {
            game.ruleset = ruleset;
            if !ruleset.runs() {
                for side in [&mut game.sides.white, &mut game.sides.black] {
                    (side.owes, side.penalties, side.stop) = (Vec::new(), Vec::new(), None);
                }
            }
        }
    }
    court
}

fn sheet(ruleset: Ruleset) -> Sheet {
    Sheet::at(court_of(ruleset))
}

/// The acts of board 1, as its screen lists them.
fn acts(ruleset: Ruleset) -> String {
    let mut sheet = sheet(ruleset);
    sheet.press("1 B");
    let screen = sheet.screen(80, 24);
    let rows: Vec<&str> = screen.lines().collect();
    let rule = rows.iter().position(|row| row.starts_with("---")).expect("there is a panel");
    let first = rows[..rule].iter().rposition(|row| row.is_empty()).map_or(0, |row| row + 1);
    rows[first..rule].join("\n")
}

/// The claims, or the calls, possible on board 1.
fn answers(ruleset: Ruleset, keys: &str) -> String {
    let mut sheet = sheet(ruleset);
    sheet.press(keys);
    let panel = sheet.panel(160, 50);
    let rows: Vec<&str> = panel.lines().collect();
    rows[1..rows.len() - 1].join("\n")
}

#[test]
fn a_classic_game_has_runs_stops_and_draw_cards() {
    assert_snapshot!(acts(Ruleset::Classic), @r"
    f Fault             s Stopwatch starts  e Left the stop     c Claim
    k Corrected it      d Draw card placed  a Draw accepted     t Draw refused
    g Draw agreed       r Resigned          x Flag is down      p Pause
    o Crossed the line  h Back at the board l Clock reading     z Clock is set
    v Set the clocks    n Set the position  y Correct players   j Board reports
    w Result            i Rule a result
    ");
    assert_snapshot!(answers(Ruleset::Classic, "f"), @"Which fault? n no crossing  s false start  m moved before the run  c offer without a card  d disturbance  e shoes or clothes  o another infringement");
    assert_snapshot!(answers(Ruleset::Classic, "1 B c w"), @r"
    What is claimed? i illegal move  p press without a move  t touched another piece  r moved before the run  3 the same position for the third time
    5 fifty moves  o another irregularity
    ");
}

#[test]
fn a_walk_has_what_a_run_has_and_cards() {
    assert_snapshot!(acts(Ruleset::Walk), @r"
    f Fault             + Card for a walker * Show cards to all s Stopwatch starts
    e Left the stop     c Claim             k Corrected it      d Draw card placed
    a Draw accepted     t Draw refused      g Draw agreed       r Resigned
    x Flag is down      p Pause             o Crossed the line  h Back at the board
    l Clock reading     z Clock is set      v Set the clocks    n Set the position
    y Correct players   j Board reports     w Result            i Rule a result
    ");
}

#[test]
fn a_sprint_has_no_draw_cards_and_no_draw_by_agreement() {
    assert_snapshot!(acts(Ruleset::Sprint), @r"
    f Fault             s Stopwatch starts  e Left the stop     c Claim
    k Corrected it      r Resigned          x Flag is down      p Pause
    o Crossed the line  h Back at the board l Clock reading     z Clock is set
    v Set the clocks    n Set the position  y Correct players   j Board reports
    w Result            i Rule a result
    ");
    assert_snapshot!(answers(Ruleset::Sprint, "f"), @"Which fault? n no crossing  s false start  m moved before the run  d disturbance  e shoes or clothes  o another infringement");
}

#[test]
fn in_speed_the_players_claim_confirm_and_agree_and_nobody_runs() {
    assert_snapshot!(acts(Ruleset::Speed), @r"
    c Claim             k Confirms a claim  b Both confirm      d Disputes a claim
    s Stopped clocks    a Both agree        g Draw agreed       r Resigned
    e Declares a piece  x Pawn exchanged    t Took a move back  h Gave a reminder
    o A bystander spoke f Fault             p Pause             l Clock reading
    z Clock is set      v Set the clocks    n Set the position  y Correct players
    j Board reports
    ");
    assert_snapshot!(answers(Ruleset::Speed, "f"), @"Which fault? d disturbance  e shoes or clothes  o another infringement");
    assert_snapshot!(answers(Ruleset::Speed, "1 B c"), @r"
    What is claimed? i illegal move  p press without a move  w White's flag is down  b Black's flag is down  f both flags are down  k king left in check
    c king captured  m checkmate  s stalemate  d dead position  3 the same position for the third time  5 fifty moves
    ");
    assert_snapshot!(answers(Ruleset::Speed, "1 B a"), @r"
    What do both say? w White's flag fell first  b Black's flag fell first  n no flag was down before that punch  p the game goes on  1 White wins  0 Black wins
    d draw
    ");
}

#[test]
fn what_two_players_say_is_taken_down_in_a_few_keys() {
    let mut sheet = sheet(Ruleset::Speed);
    assert_snapshot!(sheet.asks("2 B c b w"), @r#"court 1 -200ms {"observe":{"board":2,"seen":{"claimed":{"side":"white","claim":{"flag_down":{"of":"black"}}}}}}"#);
    assert_snapshot!(sheet.asks("k b"), @r#"court 1 -100ms {"observe":{"board":2,"seen":{"confirmed":{"side":"black"}}}}"#);
    assert_snapshot!(sheet.asks("b"), @r#"court 1 -0ms {"observe":{"board":2,"seen":{"confirmed":{}}}}"#);
    assert_snapshot!(sheet.asks("a 1 enter"), @r#"court 1 -200ms {"observe":{"board":2,"seen":{"agreed":{"on":{"result":{"result":{"won":{"by":"white"}}}}}}}}"#);
    assert_snapshot!(sheet.asks("e q b"), @r#"court 1 -200ms {"observe":{"board":2,"seen":{"declared":{"side":"black","piece":"queen"}}}}"#);
    assert_snapshot!(sheet.asks("x 'e8 enter i b"), @r#"court 1 -500ms {"observe":{"board":2,"seen":{"exchanged":{"side":"black","square":"e8","piece":"inverted_rook"}}}}"#);
    assert_snapshot!(sheet.asks("o c"), @r#"court 1 -100ms {"observe":{"board":2,"seen":{"interfered":{"about":"clocks"}}}}"#);
}

#[test]
fn sp_10_a_flag_that_is_declared_waits_for_the_stop_and_not_for_a_punch() {
    for (claim, completes) in [
        (Claim::FlagDown { of: Side::Black }, "until he has stopped both clocks."),
        (Claim::BothFlagsDown, "until he has stopped both clocks."),
        (Claim::KingInCheck, "until he has punched or stopped both clocks."),
    ] {
        let mut court = court_of(Ruleset::Speed);
        let game = on(&mut court, 1);
        let claims = vec![StandingClaim {
            by: Some(Side::White),
            claim,
            incomplete: true,
            confirmed: None,
            disputed: false,
            record: None,
        }];
        game.speed = Some(SpeedView { claims, ..SpeedView::default() });
        let mut sheet = Sheet::at(court);
        sheet.press("1 B");
        sheet.shows_at(100, 30, completes);
    }
}

#[test]
fn where_nobody_runs_a_fault_costs_a_warning_and_no_stop() {
    let mut sheet = sheet(Ruleset::Speed);
    assert_snapshot!(sheet.asks("f d w 2"), @r#"court 1 -300ms {"observe":{"board":2,"seen":{"fault":{"side":"white","fault":"disturbance","sanction":"warning"}}}}"#);
}

#[test]
fn a_board_of_speed_shows_what_stands_between_its_players() {
    let mut court = court_of(Ruleset::Speed);
    let game = on(&mut court, 1);
    game.speed = Some(SpeedView {
        stopped: Some(Side::White),
        claims: vec![
            StandingClaim {
                by: Some(Side::White),
                claim: Claim::KingInCheck,
                incomplete: false,
                confirmed: None,
                disputed: false,
                record: None,
            },
            StandingClaim {
                by: None,
                claim: Claim::Stalemate,
                incomplete: false,
                confirmed: Some(Side::Black),
                disputed: false,
                record: None,
            },
        ],
        unexchanged: vec!["e8".into()],
    });
    let mut sheet = Sheet::at(court);
    sheet.shows("2 claims");
    sheet.press("1 B");
    assert_snapshot!(sheet.body(100, 30), @r"
    board 1: game 101 round 3, running; reports moves; the court's clock rules
    >White    8:27  Adler
     Black    7:57  Brandt
    half-move 8  rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2
    White has stopped both clocks.
    White claims king left in check: Black has to confirm or dispute it.
    The board shows stalemate: White has to confirm or dispute it.
    A promoted pawn stands on e8: exchange it for its piece.
    c Claim             k Confirms a claim  b Both confirm      d Disputes a claim  s Stopped clocks
    a Both agree        g Draw agreed       r Resigned          e Declares a piece  x Pawn exchanged
    t Took a move back  h Gave a reminder   o A bystander spoke f Fault             p Pause
    l Clock reading     z Clock is set      v Set the clocks    n Set the position  y Correct players
    j Board reports
    the letters above act on this board  1 to 12 other board  Esc overview
    ");
}

#[test]
fn an_intramural_match_has_no_runs_and_no_stops() {
    assert_snapshot!(acts(Ruleset::Intramural), @r"
    f Fault             c Claim             k Corrected it      a Draw accepted
    t Draw refused      g Draw agreed       r Resigned          x Flag is down
    p Pause             l Clock reading     z Clock is set      v Set the clocks
    n Set the position  y Correct players   j Board reports     w Result
    i Rule a result
    ");
    assert_snapshot!(answers(Ruleset::Intramural, "f"), @"Which fault? d disturbance  e shoes or clothes  o another infringement");
}

/// The ways in which White can have won on board 4, as Down shows them one after the other.
fn ways_to_win(mut sheet: Sheet) -> Vec<String> {
    sheet.press("R e 4 w");
    let mut ways = Vec::new();
    loop {
        sheet.press("down");
        let screen = sheet.screen(160, 50);
        let (_, way) = screen.split_once("1–0 White wins").expect("the result is shown");
        let way = way.lines().next().expect("its line").trim_start_matches(" | ").trim();
        if ways.iter().any(|said| said == way) {
            return ways;
        }
        ways.push(way.to_owned());
    }
}

/// A match on every board, without a clock.
fn matches_without_a_clock() -> Sheet {
    let mut court = court_of(Ruleset::Intramural);
    for game in games(&mut court) {
        (game.sides.white.left, game.sides.black.left) = (None, None);
    }
    Sheet::at(court)
}

#[test]
fn im_3_5_only_with_a_clock_is_a_match_lost_by_a_second_illegal_move() {
    let classic = ways_to_win(sheet(Ruleset::Classic));
    let timed = ways_to_win(sheet(Ruleset::Intramural));
    let clockless = ways_to_win(matches_without_a_clock());
    let has = |ways: &[String], way: &str| ways.iter().any(|said| said.starts_with(way));
    for (ways, loses, counts) in
        [(classic, true, false), (timed, true, true), (clockless, false, true)]
    {
        assert_eq!(has(&ways, "second illegal move"), loses, "{ways:?}");
        assert_eq!(has(&ways, "captured points"), counts, "{ways:?}");
    }
}

#[test]
fn a_board_without_a_game_offers_nothing_and_each_key_says_why() {
    let mut sheet = Sheet::after("1 2 B");
    sheet.shows("There is nothing to call here.");
    let told = "notice: No game is on board 12: there is nothing to call.";
    assert_eq!(sheet.asks("f"), told);
    assert_eq!(sheet.asks("v"), told);
    // without a link a game may have been put there meanwhile
    sheet.break_link();
    assert!(sheet.asks("f n w").contains("no_crossing"));
}

#[test]
fn a_game_that_has_ended_offers_what_can_still_come() {
    let ended = |result| {
        let mut court = court_of(Ruleset::Classic);
        let game = on(&mut court, 1);
        (game.phase, game.result, game.running) = (Phase::Finished, result, None);
        let mut sheet = Sheet::at(court);
        sheet.press("1 B");
        sheet
    };
    let mut sheet = ended(ResultState::Confirmed);
    sheet.shows("f Fault             c Claim             y Correct players   w Result\n");
    sheet.shows(" White    8:29  Adler, 4 runs, 2 draw cards, line");
    assert_eq!(sheet.asks("p"), "notice: game 101 (board 1) is over: it has ended");
    let mut sheet = ended(ResultState::Sealed);
    sheet.shows("f Fault             c Claim             w Correct a result\n");
    assert_snapshot!(sheet.asks("w d e enter"), @r#"court 1 -300ms {"correct_result":{"game":101,"result":"drawn","reason":"entered wrongly"}}"#);
}
