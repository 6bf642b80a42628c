//! Results: entered, agreed, sealed, corrected (ALL-3).

use crate::sheet::{GAME, HEAD, Hall, after, game};
use crate::speed_moves::speed;
use court_protocol::{
    Answer, Ask, BySide, ClockRule, ConfirmedResult, CorrectedView, DeviceId, Evidence, GameResult,
    GameSetup, Millis, Phase, PlayerId, ResultState, Role, RunEvidence, Side, Termination, Verdict,
};
use insta::assert_snapshot;
use referee_core::Command;

fn table() -> GameSetup {
    game(|game| {
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
    })
}

fn state(hall: &Hall) -> ResultState {
    hall.public().result
}

/// A second head referee's device.
const SECOND: DeviceId = DeviceId(6);

fn second_head(hall: &mut Hall) {
    hall.enrol(SECOND);
    let (role, boards) = (Role::Head, Vec::new());
    hall.command(&Command::Attach { device: SECOND, role, boards, by: None });
}

/// The refusal of a head referee's request, with its code and sentence; nothing if it is taken.
fn asked(hall: &mut Hall, device: DeviceId, ask: Ask) -> Option<(String, String)> {
    let at = hall.court.at();
    match hall.request(device, at, ask).verdict {
        Verdict::Recorded { .. } => None,
        Verdict::Refused { refusal } => {
            Some((refusal.code(), referee_messages::words().refusal(&refusal)))
        }
    }
}

#[test]
fn all_3_two_judges_alone_do_not_agree_a_result_and_the_head_referees_word_settles_it() {
    let mut hall = Hall::new(table()).with_referees();
    hall.play("0:00 start · 9:00 #5 enter 1-0");
    assert_eq!(state(&hall), ResultState::Entered);
    hall.play("9:01 #6 enter 1-0");
    assert_eq!(state(&hall), ResultState::Entered, "neither of them confirms");
    hall.play("9:02 #6 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs);
    hall.play("9:03 enter 1-0");
    assert_eq!(state(&hall), ResultState::Confirmed);
    let view = hall.seen();
    assert!(view.inbox.is_empty(), "what differed is settled");
    assert_eq!(view.entries.len(), 3);
    assert!(hall.public().entries.is_empty());
    hall.play("9:04 #6 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs, "a later word contradicts the board");
    hall.play("9:05 no");
    assert_eq!(
        state(&hall),
        ResultState::Open,
        "nobody's word is left, and the board said nothing"
    );
}

#[test]
fn all_3_who_withdraws_all_entries_takes_back_the_end_that_only_they_made() {
    let mut hall = Hall::new(table()).with_referees();
    hall.play("0:00 start · 9:00 enter 1/2-1/2 agreed · 9:05 #5 enter 1/2-1/2 · 9:10 #5 enter 1-0");
    assert_eq!(state(&hall), ResultState::Differs);
    let question = hall.seen().inbox[0].fact;
    let no = Ask::Answer { question, answer: Answer::No };
    let preview = hall.court.preview(hall.now, &hall.marks, HEAD, (1, &no));
    assert_snapshot!(referee_messages::words().ruling(&preview.rulings[0]), @"The entries are withdrawn: no result is left, the game is open.");
    hall.play("9:20 no");
    let view = hall.seen();
    assert_eq!((view.phase, view.result), (Phase::Paused, ResultState::Open));
    assert_eq!((view.ended, view.inbox.len(), view.entries.len()), (None, 0, 0));
    hall.play("9:25 seal · 9:30 start · 9:40 #5 enter 1-0 · 9:45 enter 1-0 · 9:50 seal");
    assert_eq!(state(&hall), ResultState::Sealed);
    assert_snapshot!(hall.told(), @r"
    9:00.000 entered: draw, may confirm
    9:05.000 entered: draw
    9:05.000 ended: draw (agreement)
    9:10.000 entered: White wins
    9:10.000 asks: which result? entered: draw, White wins
    9:20.000 amended
      - 9:05.000 ended: draw (agreement)
      + 9:05.000 reopened, stands still
      + 9:20.000 answered no
    9:25.000 refused not_confirmed: game=1 needs=end
    9:30.000 counting to GO at 9:33.000
    9:33.000 resumed
    9:40.000 entered: White wins
    9:45.000 entered: White wins, may confirm
    9:45.000 ended: White wins (entered)
    9:50.000 sealed: White wins
    ");
}

#[test]
fn all_3_a_withdrawal_that_is_void_leaves_the_end_and_the_question_as_they_were() {
    let mut hall = Hall::new(table()).with_referees();
    hall.play("0:00 start · 9:00 enter 1/2-1/2 agreed · 9:05 #5 enter 1/2-1/2 · 9:10 #5 enter 1-0");
    let before = hall.seen();
    hall.play("9:20 no · 9:30 void answer");
    let after = hall.seen();
    assert_eq!((after.ended, after.result), (before.ended, ResultState::Differs));
    assert_eq!(after.entries, before.entries);
    assert_eq!(after.inbox[0].question, before.inbox[0].question);
}

#[test]
fn all_3_who_withdraws_all_entries_leaves_the_end_the_board_made() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns · 0:30 #5 enter 0-1");
    let before = hall.seen().ended;
    let question = hall.seen().inbox[0].fact;
    let no = Ask::Answer { question, answer: Answer::No };
    let preview = hall.court.preview(hall.now, &hall.marks, HEAD, (1, &no));
    assert_snapshot!(referee_messages::words().ruling(&preview.rulings[0]), @"The entries are withdrawn; the end stands: White wins, resignation.");
    hall.play("0:40 no");
    assert_eq!((hall.seen().ended, state(&hall)), (before, ResultState::Confirmed));
}

#[test]
fn all_3_what_the_rules_ended_one_referee_confirms_and_what_contradicts_it_is_asked() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns");
    assert_eq!(state(&hall), ResultState::Open);
    hall.play("0:30 #5 enter 0-1");
    assert_eq!(state(&hall), ResultState::Differs);
    hall.play("0:31 #5 enter 1-0");
    assert_eq!(state(&hall), ResultState::Confirmed);
    hall.play("0:40 seal");
    assert_eq!(state(&hall), ResultState::Sealed);
}

#[test]
fn all_3_of_two_head_referees_who_correct_one_result_the_second_is_told_what_stands() {
    let mut hall = Hall::new(table()).with_referees();
    second_head(&mut hall);
    hall.play("0:00 start · 9:00 #5 enter 1-0 · 9:05 enter 1-0 · 9:10 seal");
    let based_on = hall.seen().manual;
    let correct = |result, based_on| {
        let reason = "entered the wrong way".to_owned();
        Ask::CorrectResult { game: GAME, result, based_on, reason }
    };
    let black = GameResult::Won { by: Side::Black };
    assert_eq!(asked(&mut hall, HEAD, correct(black, based_on)), None);
    let refused = asked(&mut hall, SECOND, correct(GameResult::Drawn, based_on));
    let (code, text) = refused.expect("he has not seen the correction");
    assert_eq!(code, "overtaken");
    assert_snapshot!(text, @"the result of game 1 was corrected from White wins to Black wins by device 9 meanwhile; look again");
    let view = hall.seen();
    let ended = view.ended.expect("it has ended").result;
    assert_eq!((ended, view.result), (black, ResultState::Sealed), "the first correction stands");
    let was = GameResult::Won { by: Side::White };
    assert_eq!(view.corrected, Some(CorrectedView { was, by: Some(HEAD) }));
    let public = hall.public();
    assert_eq!(public.corrected, Some(CorrectedView { was, by: None }));
    assert_eq!(public.manual, None);

    assert_eq!(asked(&mut hall, SECOND, correct(GameResult::Drawn, view.manual)), None);
    hall.check_invariants();
}

#[test]
fn all_3_a_seal_holds_only_for_the_result_that_was_seen_agreed() {
    let mut hall = Hall::new(table()).with_referees();
    hall.play("0:00 start · 9:00 #5 enter 1-0 · 9:05 enter 1-0");
    let seal = |result| Ask::Seal { games: vec![ConfirmedResult { game: GAME, result }] };
    let refused = asked(&mut hall, HEAD, seal(GameResult::Drawn));
    assert_snapshot!(refused.expect("he saw another one").1, @"the result of game 1 became White wins meanwhile; look again");
    assert_eq!(asked(&mut hall, HEAD, seal(GameResult::Won { by: Side::White })), None);
    assert_eq!(state(&hall), ResultState::Sealed);
}

#[test]
fn all_1_clocks_position_and_players_are_put_right_upon_what_was_seen() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    second_head(&mut hall);
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 pass");
    let clocks = |based_on| {
        let (left, reason) = (BySide::both(Some(Millis::minutes(4))), "it stopped".to_owned());
        Ask::SetClock { game: GAME, left, to_run: None, based_on, reason }
    };
    let players = |based_on| {
        let players = BySide { white: PlayerId(7), black: PlayerId(8) };
        Ask::SetPlayers { game: GAME, players, based_on, reason: "a wrong board".to_owned() }
    };
    assert_eq!(asked(&mut hall, HEAD, clocks(None)), None, "nothing had been put right");
    assert_eq!(asked(&mut hall, HEAD, clocks(None)), None, "he knows what he did himself");
    let set = hall.seen().manual.expect("the clocks were set");
    let refused = asked(&mut hall, SECOND, players(None)).expect("he has not seen it");
    assert_snapshot!(refused.1, @"the clocks of game 1 were set by device 9 meanwhile; look again");
    assert_eq!(asked(&mut hall, SECOND, players(Some(set))), None);

    let put_right = hall.seen().manual.expect("the players were put right");
    let reason = "they sat as paired".to_owned();
    assert_eq!(asked(&mut hall, HEAD, Ask::Void { fact: put_right, reason }), None);
    assert_eq!(hall.seen().manual, Some(set), "what was there before stands again");
    let refused = asked(&mut hall, SECOND, clocks(Some(put_right))).expect("it is void");
    assert_eq!(refused.0, "overtaken");
    hall.check_invariants();
}

#[test]
fn all_3_behind_the_seal_nothing_is_asked_but_what_would_have_ended_the_game_otherwise() {
    let reported = game(|game| game.runs = RunEvidence::Reported);
    let sealed = "0:00 start · 0:06 w returns · 0:07 w e2e4 · 0:12 b returns · 0:15 b e7e5
        0:18 yes · 0:19 b resigns · 0:20 enter 1-0 · 0:21 seal";
    let mut hall = Hall::new(reported);
    hall.play(&format!("{sealed} · 0:09@0:40 #2 b crosses"));
    assert!(hall.told().ends_with("\n0:09.000 set aside\n"), "{}", hall.told());
    hall.play("0:16@0:41 #2 w resigns");
    assert!(hall.told().contains("\n0:16.000 asks: amend? drops"), "{}", hall.told());
    hall.play("0:50 decline · 0:51 correct 0-1");
    let view = hall.seen();
    assert!(view.inbox.is_empty());
}

#[test]
fn all_3_the_head_referees_choice_keeps_the_entries_and_his_no_withdraws_them() {
    let entries = |answer: &str| {
        let mut hall = Hall::new(game(|_| {}));
        hall.play("0:00 start · 0:08 w e2e4 · 0:20 #5 enter 1-0 · 0:25 #6 enter 0-1");
        hall.play(&format!("0:30 {answer}"));
        let view = hall.seen();
        (view.entries.len(), view.result)
    };
    assert_eq!(entries("yes"), (2, ResultState::Confirmed));
    assert_eq!(entries("no"), (0, ResultState::Open));
}

#[test]
fn all_3_a_corrected_result_came_about_by_a_ruling_and_in_speed_chess_by_both_players_word() {
    let how = |setup: GameSetup, sheet: &str| {
        let view = after(setup, sheet);
        view.ended.map(|ended| (ended.result.pgn(), ended.by))
    };
    assert_eq!(
        how(
            game(|_| {}),
            "0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::Ruling))
    );
    assert_eq!(
        how(
            speed(),
            "
            0:00 start · 0:10 w e2e4 · 0:20 w resigns · 0:30 enter 0-1 · 0:40 seal
            0:45 agree 1-0 · 0:50 correct 1-0"
        ),
        Some(("1-0", Termination::PlayersAgreed))
    );
}
