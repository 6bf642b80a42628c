//! A board goes on to its next game, and the results of earlier rounds stay at hand (ALL-3).

use crate::sheet::{BOARD, GAME, HEAD, Hall, game};
use court_protocol::{
    Ask, Audience, BoardNo, ConfirmedResult, EarlierGame, GameId, GameResult, Millis, Pairing,
    Refusal, ResultState, Seen, Side, Verdict,
};

const SECOND_BOARD: BoardNo = BoardNo(2);

/// A game of round 2 on a board.
fn next(board: BoardNo) -> Pairing {
    let id = GameId(2_000 + u32::from(board.0));
    Pairing { board, game: id, setup: game(|game| game.round = 2) }
}

/// Round 2 on both boards; nothing where it was put on, else the refusal.
fn put_on(hall: &mut Hall, boards: &[BoardNo], despite: Option<&str>) -> Option<Refusal> {
    let games = boards.iter().copied().map(next).collect();
    asked(hall, Ask::Pair { games, despite: despite.map(str::to_owned) })
}

/// The refusal of a request of the head referee; nothing if it is taken.
fn asked(hall: &mut Hall, ask: Ask) -> Option<Refusal> {
    let at = hall.court.at();
    match hall.request(HEAD, at, ask).verdict {
        Verdict::Recorded { .. } => None,
        Verdict::Refused { refusal, .. } => Some(refusal),
    }
}

fn earlier(hall: &Hall, audience: Audience) -> Vec<EarlierGame> {
    hall.court.snapshot(audience).earlier
}

fn state(hall: &Hall) -> ResultState {
    let [only] = &earlier(hall, Audience::Referees)[..] else { panic!("one game has left") };
    only.game.result
}

/// Round 1 of board 1, played to its end.
fn played() -> Hall {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns");
    hall
}

#[test]
fn all_3_a_board_goes_on_to_its_next_game_when_its_result_is_sealed_and_else_by_a_reason() {
    let mut hall = played();
    let refused = put_on(&mut hall, &[BOARD], None).expect("no result is entered");
    assert_eq!(refused.code(), "not_sealed");
    insta::assert_snapshot!(referee_messages::words().refusal(&refused), @"results of the last games are not sealed (round 1, board 1: no result is entered): enter and seal them, or put the next games on with a reason");
    assert_eq!(put_on(&mut hall, &[BOARD], Some("  ")).expect("no reason").code(), "bad_text");
    hall.play("0:30 #5 enter 1-0");
    let refused = put_on(&mut hall, &[BOARD], None).expect("it is not sealed");
    let refused = referee_messages::words().refusal(&refused);
    assert!(refused.contains("board 1: the result is confirmed and not sealed"), "{refused}");
    hall.play("0:32 seal");
    assert_eq!(put_on(&mut hall, &[BOARD], None), None);
    assert_eq!(hall.court.game_on(BOARD), Some(next(BOARD).game));
    hall.check_invariants();

    let mut hall = played();
    assert_eq!(put_on(&mut hall, &[BOARD], Some("the slip comes later")), None);
    let last = hall.records.last().expect("it is recorded");
    let text = match &last.verdict {
        Some(Verdict::Recorded { rulings, .. }) => referee_messages::words().ruling(&rulings[0]),
        other => panic!("{other:?}"),
    };
    insta::assert_snapshot!(text, @"The board has its next game although round 1, board 1: no result is entered.");
    hall.check_invariants();
}

#[test]
fn a_round_is_refused_as_a_whole_while_a_game_is_played_and_names_its_boards() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    let refused = put_on(&mut hall, &[BOARD, SECOND_BOARD], Some("time")).expect("it is played");
    assert_eq!(refused, Refusal::BoardTaken { boards: vec![BOARD] });
    insta::assert_snapshot!(referee_messages::words().refusal(&refused), @"board 1 still has a game that has not ended, so no game was put on any board: a head referee ends it first, or puts games on the other boards alone");
    assert_eq!(hall.court.game_on(SECOND_BOARD), None);
    assert_eq!(put_on(&mut hall, &[SECOND_BOARD], None), None, "it is free");
    hall.check_invariants();
}

#[test]
fn a_game_that_waits_is_taken_off_its_board_and_may_be_put_on_another() {
    let mut hall = played();
    hall.play("0:30 #5 enter 1-0 · 0:32 seal");
    assert_eq!(put_on(&mut hall, &[BOARD], None), None);
    let Pairing { game, setup, .. } = next(BOARD);
    let take_off = |games: &[GameId]| Ask::TakeOff { games: games.to_vec() };
    assert_eq!(asked(&mut hall, take_off(&[game])), None);
    assert_eq!(hall.court.game_on(BOARD), None, "the board is free");
    assert_eq!(hall.court.view(BOARD, Audience::Public).game, None);
    assert_eq!(state(&hall), ResultState::Sealed, "the game before it stays an earlier one");
    assert_eq!(asked(&mut hall, take_off(&[game])), None, "it is off already");
    assert_eq!(asked(&mut hall, take_off(&[])).expect("nothing is named").code(), "bad_setting");
    let before = hall.court.at() - Millis(1);
    let elsewhere = vec![Pairing { board: SECOND_BOARD, game, setup }];
    assert_eq!(asked(&mut hall, Ask::Pair { games: elsewhere, despite: None }), None);
    assert_eq!(hall.court.game_on(SECOND_BOARD), Some(game));

    // a call of the game that left is none of the game that follows on its board
    let call = || Ask::Observe { board: BOARD, game: None, seen: Seen::ChiefCalled };
    let nowhere = Verdict::Refused { refusal: Refusal::NoGame { board: BOARD } };
    assert_eq!(hall.request(HEAD, before, call()).verdict, nowhere);
    let other = Pairing { game: GameId(3_001), ..next(BOARD) };
    assert_eq!(asked(&mut hall, Ask::Pair { games: vec![other], despite: None }), None);
    assert_eq!(hall.request(HEAD, before, call()).verdict, nowhere);
    hall.check_invariants();
}

#[test]
fn a_game_that_has_begun_or_about_which_somebody_waits_stays_on_its_board() {
    let mut hall = Hall::new(game(|_| {})).with_referees();
    let take_off = || Ask::TakeOff { games: vec![GAME] };
    hall.play("0:00 #5 chief");
    let refused = asked(&mut hall, take_off()).expect("a line judge waits");
    insta::assert_snapshot!(referee_messages::words().refusal(&refused), @"game 1 is not started yet: a game leaves its board only before its start, while nothing is called or entered for it; otherwise rule its result and seal it");
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4");
    let refused = asked(&mut hall, take_off()).expect("it has begun");
    insta::assert_snapshot!(referee_messages::words().refusal(&refused), @"game 1 is being played: a game leaves its board only before its start, while nothing is called or entered for it; otherwise rule its result and seal it");
    assert_eq!(hall.court.game_on(BOARD), Some(GAME));
    hall.check_invariants();
}

#[test]
fn all_3_results_of_an_earlier_round_stay_in_the_picture_and_are_entered_sealed_and_corrected() {
    let mut hall = played();
    assert_eq!(put_on(&mut hall, &[BOARD], Some("the slip comes later")), None);
    assert_eq!(earlier(&hall, Audience::Public), vec![]);
    let [only] = &earlier(&hall, Audience::Referees)[..] else { panic!("one game has left") };
    assert_eq!((only.board, only.game.game, only.game.round), (BOARD, GAME, 1));
    let white = GameResult::Won { by: Side::White };
    let of_record = |hall: &Hall| {
        let last = hall.records.last().expect("it is recorded");
        hall.court.changed_earlier(last, Audience::Referees).expect("it changed").game
    };
    assert_eq!(of_record(&hall).game, GAME, "the new game makes the old one an earlier one");
    let seal = || Ask::Seal { games: vec![ConfirmedResult { game: GAME, result: white }] };
    hall.play("1:00 #5 enter 1-0");
    assert_eq!(
        (state(&hall), of_record(&hall).result),
        (ResultState::Confirmed, ResultState::Confirmed)
    );
    assert_eq!(asked(&mut hall, seal()), None);
    assert_eq!((state(&hall), of_record(&hall).result), (ResultState::Sealed, ResultState::Sealed));
    assert_eq!(asked(&mut hall, seal()).expect("it is sealed already").code(), "sealed");
    let [EarlierGame { game: view, .. }] = &earlier(&hall, Audience::Referees)[..] else {
        panic!("one game has left")
    };
    let (result, reason) = (GameResult::Won { by: Side::Black }, "entered the wrong way".into());
    let correct = Ask::CorrectResult { game: GAME, result, based_on: view.manual, reason };
    assert_eq!(asked(&mut hall, correct), None);
    let [only] = &earlier(&hall, Audience::Referees)[..] else { panic!("one game has left") };
    assert_eq!(only.game.corrected.map(|corrected| corrected.was), Some(white));
    assert_eq!(hall.court.game_on(BOARD), Some(next(BOARD).game), "round 2 stands untouched");
    hall.check_invariants();
}
