//! The server is away in mid-round, and a start of 48 boards with one agent missing.

use crate::round::{MOVES, Post, Round, courts, play};
use court_protocol::{
    Against, Answer, Ask, BoardNo, CourtId, CourtTime, GameView, Hindrance, Millis, Phase,
    Question, Refusal, Role, Seen, Side, Verdict,
};
use referee_core::GRACE;
use referee_server::access::Grant;
use referee_server::report::Kind;
use std::time::Duration;

fn is_proposed(question: &Question) -> bool {
    matches!(question, Question::ProposedTimes { .. })
}

fn moved(uci: &str) -> Seen {
    Seen::Moved { uci: uci.into(), reading: None }
}

/// Two boards in mid-round: a move made on each.
async fn two_boards(round: &mut Round) -> (Post, Post, Post) {
    let mut head = round.enrol("Head", Role::Head, &[]).await;
    let mut one = round.enrol("Board 1", Role::Board, &[1]).await;
    let mut two = round.enrol("Board 2", Role::Board, &[2]).await;
    for agent in [&mut one, &mut two] {
        agent.live().await;
    }
    round.begin(&mut head, &[1, 2]).await;
    round.pass(Millis::seconds(8), &mut [&mut head, &mut one, &mut two]).await;
    one.sees(1, moved("e2e4")).await;
    two.sees(2, moved("d2d4")).await;
    round.pass(Millis::seconds(4), &mut [&mut head, &mut one, &mut two]).await;
    // with his answer everything that was said before has been ruled as well
    head.refused(Ask::Abort { boards: vec![BoardNo(1)] }).await;
    (head, one, two)
}

/// After an outage board 1 goes on by its agent, and board 2, for which nobody speaks, stands still
/// until its proposed times are accepted and it is counted in again.
async fn come_back(
    round: &Round,
    head: &mut Post,
    one: &mut Post,
    two: court_tests::device::Device,
) {
    round.pass(GRACE + Millis::seconds(1), &mut [&mut *head, &mut *one]).await;
    let stands = head.board(2, |game| game.phase == Phase::Paused).await;
    let (asked, question) = head.question(2, is_proposed).await;
    let Question::ProposedTimes { left, to_run } = question else { panic!("{question:?}") };
    assert_eq!(to_run, Some(Side::Black));
    // as the tapes stand when it was last known that somebody listened: 4 s or less of his turn
    let black = left.black.expect("the court's clock rules");
    assert!((Millis(600_500)..=Millis(605_000)).contains(&black), "{black} is proposed");
    assert!(stands.running.is_none());
    let goes_on = head.board(1, |_| true).await;
    assert_eq!(goes_on.phase, Phase::Running, "its agent lives");
    one.sees(1, moved("e7e5")).await;
    head.board(1, |game| game.ply == 2).await;

    let boards = vec![BoardNo(2)];
    let mut two = Post::connect(two, round.court_addr()).await;
    two.live().await;
    let start = || Ask::Start { boards: boards.clone(), go_at: None, despite: None };
    let refused = head.refused(start()).await;
    assert!(matches!(refused, Refusal::NotReady { .. }), "{refused:?}");
    head.answer(asked, Answer::Yes).await;
    head.ask(start()).await;
    round.pass(Millis::seconds(3), &mut [&mut *head, &mut *one, &mut two]).await;
    let runs = head.board(2, |game| game.phase == Phase::Running).await;
    assert_eq!(runs.sides.black.left, Some(black));
    assert_eq!(runs.running.map(|running| running.side), Some(Side::Black));
    two.sees(2, moved("d7d5")).await;
    head.board(2, |game| game.ply == 2).await;
    let outages = round.report().courts.swap_remove(0).incidents;
    let away = outages.iter().filter(|told| told.what.contains("The server was away"));
    assert_eq!(away.count(), 1);
    let stopped =
        outages.iter().find(|told| told.board == Some(BoardNo(2)) && told.kind == Kind::Outage);
    assert!(stopped.is_some(), "{outages:#?}");
}

#[test]
fn a_machine_that_slept_in_mid_round_lets_living_boards_go_on_and_proposes_times_for_the_others() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let (mut head, mut one, two) = two_boards(&mut round).await;
        let two = two.lose_link();
        round.clock.suspend(Duration::from_mins(5));
        one.live().await;
        come_back(&round, &mut head, &mut one, two).await;
    });
}

#[test]
fn a_server_restarted_in_mid_round_lets_living_boards_go_on_and_proposes_times_for_the_others() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let (head, one, two) = two_boards(&mut round).await;
        let (head, one, two) = (head.lose_link(), one.lose_link(), two.lose_link());
        round.stop();
        round.clock.advance(Duration::from_mins(1));
        round.start();
        let mut head = Post::connect(head, round.court_addr()).await;
        let mut one = Post::connect(one, round.court_addr()).await;
        come_back(&round, &mut head, &mut one, two).await;
    });
}

#[test]
fn a_server_that_comes_back_with_its_clock_a_day_ahead_loses_no_game_on_time() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let (mut head, one, two) = two_boards(&mut round).await;
        let moved_on = head.board(1, |game| game.ply == 1).await;
        let left = moved_on.sides.black.left.expect("the court's clock rules");
        let (head, one, two) = (head.lose_link(), one.lose_link(), two.lose_link());
        round.stop();
        round.clock.set_wall(86_400_000_000);
        round.clock.advance(Duration::from_secs(3));
        round.start();
        let mut head = Post::connect(head, round.court_addr()).await;
        let mut one = Post::connect(one, round.court_addr()).await;
        let mut two = Post::connect(two, round.court_addr()).await;
        for agent in [&mut one, &mut two] {
            agent.live().await;
        }
        one.sees(1, moved("e7e5")).await;
        let game = head.board(1, |game| game.ply == 2).await;
        assert_eq!((game.phase, game.ended.is_none()), (Phase::Running, true));
        assert!(game.inbox.is_empty(), "nobody is asked: {:?}", game.inbox);
        let used = left - game.sides.black.left.expect("it rules") + Millis::seconds(5);
        assert_eq!(used, Millis::seconds(7), "four before the outage, and what it lasted");
        // once nobody more can come back in time
        round.pass(Millis(6_500), &mut [&mut head, &mut one, &mut two]).await;
        let told = head.link.presence_until(|list| list.recovered.is_some()).await;
        let recovered = told.expect("the link holds").recovered.clone().expect("it is told");
        assert!(!recovered.in_doubt, "the machine ran on");
        let told = referee_messages::words().recovered(&recovered);
        let went_on = "; away 3 s; court 1, round 1: 0 over, 2 running, which went on";
        assert!(told.contains(went_on), "{told}");
    });
}

#[test]
fn after_a_reboot_every_board_stands_and_one_answer_settles_them_all() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let (head, one, two) = two_boards(&mut round).await;
        let (head, one, two) = (head.lose_link(), one.lose_link(), two.lose_link());
        round.stop();
        round.clock.set_wall(86_400_000_000);
        round.clock.reboot();
        round.start();
        let mut head = Post::connect(head, round.court_addr()).await;
        let mut one = Post::connect(one, round.court_addr()).await;
        let mut two = Post::connect(two, round.court_addr()).await;
        for agent in [&mut one, &mut two] {
            agent.live().await;
        }
        let (asked, _) = head.question(1, is_proposed).await;
        head.question(2, is_proposed).await;
        head.answer(asked, Answer::Yes).await;
        for board in [1, 2] {
            let settled =
                |game: &GameView| !game.inbox.iter().any(|open| is_proposed(&open.question));
            let game = head.board(board, settled).await;
            assert_eq!(game.phase, Phase::Paused);
            let black = game.sides.black.left.expect("the court's clock rules");
            assert!((Millis(600_500)..=Millis(605_000)).contains(&black), "{black} stands");
        }
    });
}

#[test]
fn three_two_one_go_on_48_boards_of_four_courts_with_one_agent_missing() {
    play(async {
        let mut round = Round::open(courts(4, 12, MOVES));
        let all: Vec<CourtId> = (1..=4).map(CourtId).collect();
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut agents = Vec::new();
        for (court, board) in all.iter().flat_map(|court| (1..=12).map(move |b| (*court, b))) {
            let boards = vec![BoardNo(board)];
            let grant = Grant { role: Role::Board, courts: vec![court], boards };
            agents.push(round.enrol_for(&format!("{court}, board {board}"), grant).await);
        }
        // the agent of court 3, board 7
        let missing = agents.remove(2 * 12 + 6);
        let id = missing.id();
        drop(missing.lose_link());
        let mut living: Vec<&mut Post> = agents.iter_mut().collect();
        living.push(&mut head);
        round.pass(Millis(2_500), &mut living).await;

        let boards: Vec<BoardNo> = (1..=12).map(BoardNo).collect();
        let go_at = round.hall().clock().now() + Millis::seconds(4);
        let start = |despite: Option<&str>| Ask::Start {
            boards: boards.clone(),
            go_at: Some(go_at),
            despite: despite.map(str::to_owned),
        };
        for court in &all {
            let ready = Ask::Ready { boards: boards.clone(), ready: true };
            assert!(matches!(head.asks(*court, ready).await, Verdict::Recorded { .. }));
            let verdict = head.asks(*court, start(None)).await;
            if *court != CourtId(3) {
                assert!(matches!(verdict, Verdict::Recorded { .. }), "{court}: {verdict:?}");
                continue;
            }
            let Verdict::Refused { refusal: Refusal::NotReady { hindrances } } = verdict else {
                panic!("{court}: {verdict:?}")
            };
            let why = Against::Silent { device: id };
            let silent = Hindrance { court: *court, boards: vec![BoardNo(7)], why };
            assert_eq!(hindrances, [silent]);
            let verdict = head.asks(*court, start(Some("entered by hand at board 7"))).await;
            assert!(matches!(verdict, Verdict::Recorded { .. }), "{verdict:?}");
        }
        let counts = |game: &GameView, at: CourtTime| {
            game.phase == Phase::Countdown && game.go_at == Some(at)
        };
        for court in &all {
            head.court(*court, |court| {
                court.boards.iter().all(|view| view.game.as_ref().is_some_and(|g| counts(g, go_at)))
            })
            .await;
        }
        let mut living: Vec<&mut Post> = agents.iter_mut().collect();
        living.push(&mut head);
        round.pass(Millis::seconds(4), &mut living).await;
        for court in &all {
            head.court(*court, |court| {
                let running = |game: &GameView| game.phase == Phase::Running;
                court.boards.iter().all(|view| view.game.as_ref().is_some_and(running))
            })
            .await;
        }

        let report = round.report();
        let overrides: Vec<_> = report
            .courts
            .iter()
            .flat_map(|court| court.incidents.iter().map(move |told| (court.court, told)))
            .filter(|(_, told)| told.kind == Kind::Override)
            .collect();
        let [(court, told)] = overrides[..] else { panic!("one override: {overrides:#?}") };
        assert_eq!((court, told.board), (CourtId(3), Some(BoardNo(7))));
        assert_eq!(told.by.name, "Head");
        assert!(told.what.contains("entered by hand at board 7"), "{}", told.what);
        assert!(report.json().contains("entered by hand at board 7"));
        assert!(report.html().contains("entered by hand at board 7"));
    });
}
