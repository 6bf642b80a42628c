//! The outcome of an act is on the screen before it is confirmed.

use super::sheet::{COURT, NOW, Sheet, on, snapshot};
use crate::{Effect, Msg, update};
use court_client::News;
use court_protocol::*;
use insta::assert_snapshot;

fn preview(id: u32, what: Vec<Said>) -> News {
    let line = |(said, n): (Said, u8)| TickerLine {
        incident: false,
        voidable: false,
        fact: FactId::new(Seq(42), n),
        board: BoardNo(2),
        game: None,
        at: NOW,
        by: None,
        said,
    };
    let rulings = vec![Ruling::of("ALL-1", Message::named("The call is void."))];
    let what = what.into_iter().zip(0..).map(line).collect();
    News::Preview(Box::new(Preview { id, what, more: 0, rulings, refused: None }))
}

/// The preview that the keys ask for.
fn asked(sheet: &mut Sheet, keys: &str) -> (u32, String) {
    let effects = sheet.press(keys);
    let asked: Vec<_> = effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Preview(PreviewAsk { id, ask, .. }) => {
                Some((id, serde_json::to_string(&ask).expect("asks are plain")))
            }
            _ => None,
        })
        .collect();
    let [one] = &asked[..] else { panic!("one preview is asked for: {asked:?}") };
    one.clone()
}

#[test]
fn a_void_shows_what_it_takes_back_before_it_is_confirmed() {
    let mut sheet = Sheet::head();
    let (number, ask) = asked(&mut sheet, "C v e");
    assert_eq!(ask, r#"{"void":{"fact":7936,"reason":"pressed in error"}}"#);
    sheet.shows("Asking the court");
    sheet.shows("Annul | board 2 Black Dvorak: no crossing, 12 s ago | pressed in error");
    let facts = vec![FactId::new(Seq(31), 0)];
    let call = FactId::new(Seq(31), 0);
    sheet.news(preview(
        number,
        vec![Said::Retracted { facts }, Said::CallVoided { call, tap: Tap::Call }],
    ));
    sheet.shows("The call is void. (ALL-1)");
    sheet.shows(" - 14:03:10 board 2 Black: no crossing, 10 s stop (CR-4.3-1)");
    sheet.shows(" + 14:03:22 board 2 call annulled");
    assert_eq!(
        sheet.asks("enter"),
        r#"court 1 -200ms {"void":{"fact":7936,"reason":"pressed in error"}}"#
    );
}

#[test]
fn a_replacement_shows_both_boards_before_it_is_confirmed() {
    let mut sheet = Sheet::head();
    let (number, ask) = asked(&mut sheet, "C r n b 4");
    assert_eq!(
        ask,
        r#"{"replace":{"call":7936,"board":4,"side":"black","fault":"no_crossing","sanction":"stop"}}"#
    );
    let facts = vec![FactId::new(Seq(31), 0)];
    let (side, fault, sanction) = (Side::Black, Fault::NoCrossing, Sanction::Stop);
    let called = Said::Called { side, fault, sanction };
    sheet.news(preview(number, vec![called, Said::Retracted { facts }]));
    sheet.shows(" - 14:03:10 board 2 Black: no crossing, 10 s stop (CR-4.3-1)");
    sheet.shows(" + 14:03:22 board 2 Black: no crossing");
    let title = "Replace | board 2 Black Dvorak: no crossing, 12 s ago, by | no crossing | board\n\
                 4 | Black | now | 10 s stop";
    // what is confirmed is read whole
    sheet.shows(title);
    // another cost is another question
    let (_, ask) = asked(&mut sheet, "down");
    assert!(ask.ends_with(r#""sanction":"warning"}}"#), "{ask}");
    assert_eq!(
        sheet.asks("enter"),
        r#"court 1 -500ms {"replace":{"call":7936,"board":4,"side":"black","fault":"no_crossing","sanction":"warning"}}"#
    );
}

#[test]
fn an_answer_that_changes_asks_anew_and_an_older_preview_is_not_shown() {
    let mut sheet = Sheet::sealed();
    let (first, _) = asked(&mut sheet, "R x 7 b e");
    assert!(!sheet.press("back back d p").is_empty());
    let (second, ask) = asked(&mut sheet, "back p");
    assert!(ask.contains("FIDE 12.9"), "{ask}");
    sheet
        .news(preview(first, vec![Said::ResultCorrected { result: GameResult::Drawn, was: None }]));
    // that was about another result
    sheet.shows("Asking the court");
    sheet.news(preview(
        second,
        vec![Said::ResultCorrected { result: GameResult::Drawn, was: None }],
    ));
    sheet.shows("sealed result corrected to draw");
}

#[test]
fn what_was_looked_at_is_what_is_sent_whatever_is_heard_before_the_confirmation() {
    let mut sheet = Sheet::after("R");
    let corrected = |sheet: &mut Sheet, seq, result, was| {
        let mut court = snapshot(COURT, 12);
        court.seq = Seq(seq);
        let game = on(&mut court, 7);
        game.ended = game.ended.take().map(|ended| EndedView { result, ..ended });
        game.result = ResultState::Sealed;
        game.manual = Some(FactId::new(Seq(seq), 0));
        game.corrected = was;
        sheet.show(court);
    };
    corrected(&mut sheet, 50, GameResult::Won { by: Side::White }, None);
    asked(&mut sheet, "x 7 d e");
    let was = GameResult::Won { by: Side::White };
    let by = Some(DeviceId(4));
    corrected(&mut sheet, 51, GameResult::Won { by: Side::Black }, Some(CorrectedView { was, by }));
    let sent = sheet.asks("enter");
    assert!(sent.contains(r#""based_on":12800"#), "upon the seal he saw, in record 50: {sent}");
    let row = sheet.screen(160, 50);
    let row = row.lines().find(|line| line.starts_with("  7")).expect("board 7 has a row");
    assert_snapshot!(row, @"  7  corrected    0–1 checkmate        Moreau - Novak                                     was 1–0");
}

#[test]
fn the_seal_names_every_board_and_result_it_would_close() {
    let mut court = snapshot(COURT, 12);
    let seven = court.boards[6].game.clone().expect("board 7 has a game");
    let eight = on(&mut court, 8);
    let ended = EndedView { at: NOW, result: GameResult::Drawn, by: Termination::Agreement };
    (eight.phase, eight.result, eight.ended) = (seven.phase, ResultState::Confirmed, Some(ended));
    let mut sheet = Sheet::at(court);
    sheet.press("R s");
    let screen = sheet.screen(80, 24);
    let rows: Vec<&str> = screen.lines().skip(2).take(4).map(str::trim_end).collect();
    assert_snapshot!(rows.join("\n"), @r"
    2 games would be sealed, each as it stands here (nothing is done yet)
     board 7     1–0     checkmate, confirmed  Moreau - Novak
     board 8     ½–½     agreement of the two players, decided  Okafor - Petrov
    ");
    sheet.shows_at(80, 10, "board 7 1–0, board 8 ½–½");
    assert_snapshot!(sheet.asks("enter"), @r#"court 1 -100ms {"seal":{"games":[{"game":107,"result":{"won":{"by":"white"}}},{"game":108,"result":"drawn"}]}}"#);
}

#[test]
fn without_a_link_it_says_so_and_the_act_is_kept_all_the_same() {
    let mut sheet = Sheet::head();
    sheet.break_link();
    let effects = sheet.press("4 B v '4:00_3:00 enter p");
    let [effect @ Effect::Preview(_)] = &effects[..] else { panic!("one preview: {effects:?}") };
    let why = "there is no link".to_owned();
    update(&mut sheet.model, Msg::NotDone { effect: effect.clone(), why });
    sheet.shows("No link: the effect cannot be shown.");
    assert_eq!(sheet.keep("enter").len(), 1);
}

#[test]
fn what_would_be_refused_is_said_before_it_is_asked() {
    let mut sheet = Sheet::head();
    let (number, _) = asked(&mut sheet, "C down v e");
    let refusal = Refusal::NoSuchFact { fact: FactId::new(Seq(29), 0), expected: FactKind::Call };
    let refused = Some(refusal);
    let (what, rulings) = (Vec::new(), Vec::new());
    sheet.news(News::Preview(Box::new(Preview { id: number, what, more: 0, rulings, refused })));
    sheet.shows("It would be REFUSED: line 29.1");
    assert_eq!(sheet.model.board_id.0, COURT);
}

#[test]
fn a_call_is_named_by_the_line_of_its_record_and_taken_back_in_one_line() {
    let mut sheet = Sheet::unlinked();
    sheet.link(Role::Head, &[COURT]);
    // as it comes from the court: the call is what was seen, its line what came of it
    let mut court = super::sheet::snapshot(COURT, 12);
    for line in &mut court.ticker {
        line.fact = FactId::new(line.fact.seq(), 1);
    }
    sheet.show(court);
    let (number, _) = asked(&mut sheet, "C v e");
    let facts = vec![FactId::new(Seq(31), 0), FactId::new(Seq(31), 1)];
    sheet.news(preview(number, vec![Said::Retracted { facts }]));
    let screen = sheet.screen(80, 24);
    assert!(screen.contains("Annul | board 2 Black Dvorak: no crossing, 12 s ago"), "{screen}");
    assert_eq!(screen.matches("\n - ").count(), 1, "{screen}");
    assert!(!screen.contains("the line of"), "{screen}");
}

#[test]
fn what_is_put_right_is_shown_beside_how_it_stands() {
    let of_board_2 = |keys: &str| {
        let mut sheet = Sheet::head();
        sheet.press(keys);
        let screen = sheet.screen(80, 24);
        let at = screen.find("The effect, as the court says now").expect("it is previewed");
        screen[at..].lines().skip(1).take(2).collect::<Vec<_>>().join("\n")
    };
    assert_snapshot!(of_board_2("2 B v '4:00_-_b enter p"), @r"
    board 2: White 8:23 -> 4:00, Black stays at 7:53, Black to move
    Asking the court ...
    ");
    assert_snapshot!(of_board_2("2 B n '4k3/8/8/8/8/8/4P3/4K3_b_-_-_0_1 enter i"), @r"
    board 2, Black to move: 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1
    Asking the court ...
    ");
    assert_snapshot!(of_board_2("2 B y r s"), @r"
    board 2: White Dvorak (was Conti), Black Conti (was Dvorak)
    Asking the court ...
    ");
}
