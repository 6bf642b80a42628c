//! Requests: several boards in one, requests that name nothing, limits of the set-up.

use crate::sheet::{BOARD, COURT, GAME, HEAD, Hall, ORIGIN, game, instant};
use court_protocol::{
    Ask, Audience, BoardNo, BootId, ClockEstimate, ConfirmedResult, CourtId, CourtKind, CourtSetup,
    CourtTime, DeviceId, FactId, GameId, GameResult, Micros, Millis, Pairing, Phase, Refusal,
    Request, Role, Seen, Verdict,
};
use referee_core::setup::{advice, validate, validate_game};
use referee_core::{Command, CourtState, Watermarks};

/// A court of twelve boards, all paired, with a head referee.
fn twelve() -> CourtState {
    let mut court = CourtState::new(COURT);
    let setup = CourtSetup::basketball("Court 1", 12);
    let games = (1..=12)
        .map(|board| Pairing {
            board: BoardNo(board),
            game: GameId(u32::from(board)),
            setup: game(|_| {}),
        })
        .collect();
    for command in [
        Command::Open { court: COURT, setup, demo: false, speed: 1 },
        Command::Attach { device: HEAD, role: Role::Head, boards: vec![], by: None },
        Command::MapClock {
            device: HEAD,
            boot: BootId(1),
            estimate: ClockEstimate { offset: ORIGIN.0 * 1_000, error: 0 },
        },
        Command::Server { ask: Ask::Pair { games, despite: None } },
        Command::Server {
            ask: Ask::Ready { boards: (1..=12).map(BoardNo).collect(), ready: true },
        },
    ] {
        decide(&mut court, &command);
    }
    court
}

fn decide(court: &mut CourtState, command: &Command) -> usize {
    let records = court.decide(ORIGIN, &Watermarks::new(ORIGIN), command);
    for record in &records {
        court.apply(record);
    }
    records.len()
}

fn request(n: u64, ask: Ask) -> Request {
    Request { boot: BootId(1), n, at: Micros(0), court: COURT, tag: None, ask }
}

#[test]
fn a_start_of_twelve_boards_is_a_record_each_and_the_last_one_answers() {
    let court = twelve();
    let boards = (1..=12).map(BoardNo).collect();
    let start = request(1, Ask::Start { boards, go_at: None, despite: None });
    let command = Command::Request { device: HEAD, request: start };
    let records = court.decide(ORIGIN, &Watermarks::new(ORIGIN), &command);
    assert_eq!(records.len(), 12);
    assert_eq!(records.iter().filter(|record| record.answers()).count(), 1);
    assert!(records[11].answers());
    for (record, board) in records.iter().zip(1..) {
        assert_eq!(record.changed_board(Audience::Public), Some(BoardNo(board)));
    }
}

#[test]
fn a_start_cut_short_by_a_crash_goes_on_with_the_rest_when_it_is_asked_again() {
    let mut court = twelve();
    let boards: Vec<BoardNo> = (1..=12).map(BoardNo).collect();
    let start = request(1, Ask::Start { boards, go_at: None, despite: None });
    let command = Command::Request { device: HEAD, request: start };
    let marks = Watermarks::new(ORIGIN);
    for record in &court.decide(ORIGIN, &marks, &command)[..5] {
        court.apply(record);
    }
    assert_eq!(court.have(HEAD, BootId(1)), 0, "it has no outcome yet");
    let rest = court.decide(ORIGIN, &marks, &command);
    assert_eq!(rest.len(), 7);
    for record in &rest {
        court.apply(record);
    }
    assert_eq!(court.have(HEAD, BootId(1)), 1);
    let counting = |view: &court_protocol::BoardView| {
        view.game.as_ref().is_some_and(|game| game.phase == Phase::Countdown)
    };
    assert!(court.snapshot(Audience::Public).boards.iter().all(counting));
}

#[test]
fn one_bad_board_refuses_the_whole_start() {
    let mut court = twelve();
    let ask = Ask::Start { boards: vec![BoardNo(1), BoardNo(13)], go_at: None, despite: None };
    let before = court.snapshot(Audience::Public).boards;
    let command = Command::Request { device: HEAD, request: request(1, ask) };
    assert_eq!(decide(&mut court, &command), 1, "a refusal is a record");
    assert_eq!(court.snapshot(Audience::Public).boards, before);
}

#[test]
fn what_names_nothing_on_this_court_is_refused_with_its_code() {
    let mut hall = Hall::new(game(|_| {}));
    let agent = DeviceId(1);
    let seen = || Seen::DrawAgreed;
    let limited = DeviceId(3);
    hall.command(&Command::Attach {
        device: limited,
        role: Role::Board,
        boards: vec![BoardNo(2)],
        by: None,
    });
    let go = |ms: i64| Ask::Start {
        boards: vec![BOARD],
        go_at: Some(CourtTime(ORIGIN.0 + ms)),
        despite: None,
    };
    let pair = |board: u8, game_id: u32| Ask::Pair {
        despite: None,
        games: vec![Pairing { board: BoardNo(board), game: GameId(game_id), setup: game(|_| {}) }],
    };
    let result = |game, reason: &str| Ask::RuleResult {
        game,
        result: court_protocol::GameResult::Drawn,
        reason: reason.into(),
    };
    let void = |reason: &str| Ask::Void { fact: FactId::default(), reason: reason.into() };
    let observe = |board, game| Ask::Observe { board, game, seen: seen() };
    for (device, ask, code) in [
        (agent, observe(BoardNo(13), None), "no_such_board"),
        (agent, observe(BoardNo(2), None), "no_game"),
        (agent, observe(BOARD, Some(GameId(7))), "no_such_game"),
        (agent, observe(BoardNo(2), Some(GAME)), "no_such_game"),
        (agent, observe(BOARD, None), "wrong_phase"),
        (limited, observe(BOARD, None), "wrong_board"),
        (DeviceId(55), observe(BOARD, None), "wrong_court"),
        (HEAD, go(1_999), "bad_go"),
        (HEAD, go(300_001), "bad_go"),
        (HEAD, Ask::Start { boards: vec![], go_at: None, despite: None }, "bad_setting"),
        (HEAD, Ask::Abort { boards: vec![BOARD] }, "wrong_phase"),
        (HEAD, pair(1, 2), "board_taken"),
        (HEAD, pair(2, 1), "game_exists"),
        (HEAD, result(GAME, &"r".repeat(281)), "too_long"),
        (HEAD, result(GAME, "left the hall\u{1b}[2J"), "bad_text"),
        (HEAD, result(GAME, "two\nlines"), "bad_text"),
        (HEAD, result(GAME, "\u{202e}won"), "bad_text"),
        (HEAD, result(GAME, "\u{200b}"), "bad_text"),
        (HEAD, result(GAME, ""), "bad_text"),
        (HEAD, result(GAME, " \t\n"), "bad_text"),
        (HEAD, void(""), "bad_text"),
        (HEAD, void("  "), "bad_text"),
    ] {
        let outcome = hall.request(device, ORIGIN, ask.clone());
        let Verdict::Refused { refusal } = outcome.verdict else {
            panic!("{ask:?} of {device} was not refused");
        };
        assert_eq!(refusal.code(), code, "{refusal:?}");
    }
    for (board, named, said) in [
        (BOARD, GameId(7), "there is no game 7 on this court"),
        (BoardNo(2), GAME, "game 1 is on board 1"),
    ] {
        let outcome = hall.request(agent, ORIGIN, observe(board, Some(named)));
        let Verdict::Refused { refusal } = outcome.verdict else { panic!("it was recorded") };
        assert_eq!(referee_messages::words().refusal(&refusal), said);
    }
    hall.check_invariants();
}

#[test]
fn a_request_for_another_court_and_a_long_tag_are_refused_and_still_have_their_outcome() {
    let mut court = twelve();
    let ask = Ask::Abort { boards: vec![] };
    let elsewhere = Request { court: CourtId(2), ..request(1, ask.clone()) };
    decide(&mut court, &Command::Request { device: HEAD, request: elsewhere });
    let tagged = Request { tag: Some("t".repeat(17)), ..request(2, ask) };
    decide(&mut court, &Command::Request { device: HEAD, request: tagged });
    assert_eq!(court.have(HEAD, BootId(1)), 2);
}

fn expected(refusal: Result<(), Refusal>) -> String {
    referee_messages::words().refusal(&refusal.expect_err("this is refused"))
}

#[test]
fn cr_2_1_1_a_thirteenth_board_is_refused_on_a_basketball_court() {
    assert_eq!(validate(&CourtSetup::basketball("Court 1", 12)), Ok(()));
    assert_eq!(
        expected(validate(&CourtSetup::basketball("Court 1", 13))),
        "the number of boards: 13 is not possible; expected 1 to 12 boards on a basketball court \
         (CR-2.1-1)"
    );
}

#[test]
fn cr_2_1_1_no_game_is_paired_on_a_thirteenth_board() {
    let mut hall = Hall::new(game(|_| {}));
    let on = |board, id| Pairing { board: BoardNo(board), game: GameId(id), setup: game(|_| {}) };
    let before = hall.court.snapshot(Audience::Public).boards;
    // the twelfth is there; with a thirteenth in the list neither is paired
    let outcome = hall.request(
        HEAD,
        ORIGIN,
        Ask::Pair { games: vec![on(12, 12), on(13, 13)], despite: None },
    );
    let Verdict::Refused { refusal } = outcome.verdict else { panic!("it was paired") };
    assert_eq!(refusal, Refusal::NoSuchBoard { board: BoardNo(13), boards: 12 });
    assert_eq!(hall.court.snapshot(Audience::Public).boards, before);
}

#[test]
fn cr_2_1_4_twelve_lanes_fit_exactly_and_narrower_ones_are_refused_there_and_advised_elsewhere() {
    assert_eq!(validate(&CourtSetup::basketball("Court 1", 12)), Ok(()));
    let court = CourtSetup { width_mm: 14_999, ..CourtSetup::basketball("Court 1", 12) };
    assert!(expected(validate(&court)).starts_with("the width of a lane: 1.249 m is not possible"));
    let track = CourtSetup { kind: CourtKind::Track, boards: 8, width_mm: 9_760, ..court };
    assert_eq!(validate(&track), Ok(()));
    assert_eq!(advice(&track).len(), 1, "real lanes of 1.22 m are allowed with a word");
    let fitting = CourtSetup { width_mm: 10_000, ..track };
    assert!(advice(&fitting).is_empty(), "1.25 m is no narrow lane");
}

#[test]
fn cr_2_3_1_a_venue_needs_28_metres_of_length() {
    let venue = |length_mm| CourtSetup {
        kind: CourtKind::Custom,
        length_mm,
        ..CourtSetup::basketball("Park", 4)
    };
    assert_eq!(validate(&venue(28_000)), Ok(()));
    assert_eq!(
        expected(validate(&venue(27_999))),
        "the court's length: 27.999 m is not possible; expected at least 28.0 m (CR-2.3-1)"
    );
}

#[test]
fn cr_2_1_3_before_the_start_white_is_behind_his_line_and_black_at_the_board() {
    use court_protocol::Whereabouts;
    let view = twelve().view(BOARD, Audience::Public).game.expect("paired");
    assert_eq!(view.sides.white.at, Some(Whereabouts::BehindLine));
    assert_eq!(view.sides.black.at, Some(Whereabouts::AtBoard));
    assert_eq!(view.phase, Phase::Waiting);
}

#[test]
fn settings_of_a_game_outside_their_range_are_refused_by_name() {
    let court = CourtSetup::basketball("Court 1", 12);
    assert_eq!(validate_game(&court, &game(|_| {})), Ok(()));
    for (setup, what) in [
        (game(|game| game.time.white.initial = Millis::ZERO), "White's time"),
        (game(|game| game.time.black.increment = Millis(-1)), "Black's increment"),
        (game(|game| game.turning_point.black = 15), "Black's turning point"),
        (game(|game| game.players.black = game.players.white), "the players"),
        (game(|game| game.round = 0), "the round"),
        (game(|game| game.start_fen = Some("8/8/8/8 w".into())), "the position"),
    ] {
        let text = expected(validate_game(&court, &setup));
        assert!(text.starts_with(what), "{text}");
    }
}

#[test]
fn a_device_that_sends_a_move_for_the_game_before_finds_that_game() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 start · 0:08 w e2e4 · 0:20 b resigns");
    let next = Pairing { board: BOARD, game: GameId(2), setup: game(|game| game.round = 2) };
    let despite = Some("the slip is still at the board".to_owned());
    hall.by_server(Ask::Pair { games: vec![next], despite });
    hall.by_server(Ask::Ready { boards: vec![BOARD], ready: true });
    hall.play("5:00 start · 0:15@5:10 #2 w crosses · 5:12 w d2d4");
    let moves = |id| hall.court.moves(GameId(id), 1).expect("the game is there").len();
    assert_eq!((moves(1), moves(2)), (1, 1));
    let crossed = |fact: &referee_core::Fact| {
        fact.at == instant("0:15") && matches!(fact.body, referee_core::FactBody::Crossed { .. })
    };
    assert!(hall.court.facts(GAME).expect("the game is there").iter().any(crossed));
}

/// The sentences about a request of the head referee, each with its rule.
fn told(court: &mut CourtState, n: u64, ask: Ask) -> Vec<String> {
    let command = Command::Request { device: HEAD, request: request(n, ask) };
    let records = court.decide(ORIGIN, &Watermarks::new(ORIGIN), &command);
    for record in &records {
        court.apply(record);
    }
    match records.last().and_then(|record| record.verdict.clone()) {
        Some(Verdict::Recorded { rulings, undecided: false }) => rulings
            .into_iter()
            .map(|ruling| format!("{} {}", ruling.rule, referee_messages::words().ruling(&ruling)))
            .collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_ruled_of_several_boards_names_them_all_in_one_sentence() {
    let mut court = twelve();
    let boards = |numbers: &[u8]| numbers.iter().copied().map(BoardNo).collect::<Vec<_>>();
    let not_ready = Ask::Ready { boards: boards(&[4, 6, 9]), ready: false };
    assert_eq!(told(&mut court, 1, not_ready), ["CR-2.1-3 Not ready any more: boards 4, 6, 9."]);
    let despite = Some("the round is late".to_owned());
    let start = Ask::Start { boards: boards(&[4, 5, 6]), go_at: None, despite };
    assert_eq!(
        told(&mut court, 2, start),
        ["CR-4.1-1 3, 2, 1, GO: boards 4, 5, 6 start, although boards 4, 6 were not found ready."]
    );
    let start = Ask::Start { boards: boards(&[1, 2]), go_at: None, despite: None };
    assert_eq!(told(&mut court, 3, start), ["CR-4.1-1 3, 2, 1, GO: boards 1, 2 start."]);
    let forfeit = |board: u8| Ask::RuleResult {
        game: GameId(u32::from(board)),
        result: GameResult::BothLost,
        reason: "nobody came".into(),
    };
    told(&mut court, 4, forfeit(10));
    told(&mut court, 5, forfeit(11));
    let sealed =
        [10, 11].map(|game| ConfirmedResult { game: GameId(game), result: GameResult::BothLost });
    assert_eq!(
        told(&mut court, 6, Ask::Seal { games: sealed.to_vec() }),
        ["ALL-3 Sealed: the results of boards 10, 11. Only the head referee corrects them."]
    );
    let ready = Ask::Ready { boards: boards(&[9]), ready: true };
    assert_eq!(told(&mut court, 7, ready), ["CR-2.1-3 The board is ready."]);
}
