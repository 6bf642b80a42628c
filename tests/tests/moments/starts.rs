//! 3, 2, 1, GO for a hall of 48 boards with one agent missing.

use crate::round::{MOVES, Post, Round, courts, play};
use court_protocol::{
    Ask, BoardNo, CourtId, CourtTime, GameView, Millis, Phase, Refusal, Role, Verdict,
};
use referee_server::access::Grant;
use referee_server::report::Kind;

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
            let Verdict::Refused { refusal: Refusal::NotReady { reasons }, .. } = verdict else {
                panic!("{court}: {verdict:?}")
            };
            assert_eq!(reasons, [format!("{id} is silent (board 7)")]);
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
