//! The server is killed in mid-round, and nobody who reports for the boards comes back in time.

use crate::round::{COURT, MOVES, Post, courts_text, play};
use court_protocol::{
    Answer, Ask, BoardNo, BootId, BySide, GameView, Millis, Phase, Question, Role, Seen, Side,
};
use court_tests::device::Device;
use court_tests::process::{ServerProcess, code};
use referee_server::access::Grant;
use std::path::Path;

/// Court seconds a second: grace and countdown pass in a blink.
const SPEED: &str = "20";

async fn enrol(
    data: &Path,
    court: std::net::SocketAddr,
    n: u64,
    role: Role,
    boards: &[u8],
) -> Post {
    let boards = boards.iter().copied().map(BoardNo).collect();
    let code = code(data, Grant { role, courts: vec![COURT], boards });
    Post::connect(Device::new("device", &code, BootId(n)), court).await
}

fn moved(uci: &str) -> Seen {
    Seen::Moved { uci: uci.into(), reading: None }
}

fn stands(game: &GameView) -> bool {
    let proposed = |question: &Question| matches!(question, Question::ProposedTimes { .. });
    game.phase == Phase::Paused && game.inbox.iter().any(|open| proposed(&open.question))
}

#[test]
fn a_server_killed_in_mid_round_proposes_times_which_are_accepted_or_edited_and_counted_in_again() {
    play(async {
        let folder = tempfile::tempdir().expect("a folder for the server");
        let (setup, data) = (folder.path().join("round.toml"), folder.path().join("data"));
        std::fs::write(&setup, courts_text(1, 2, MOVES)).expect("written");
        let [setup, to] = [&setup, &data].map(|path| path.to_str().expect("a plain path"));
        let arguments = ["--data-dir", to, "--config", setup, "--speed", SPEED, "--log", "error"];
        let program = ServerProcess::program();
        let mut server = ServerProcess::start(&program, &arguments);
        let (_, court) = server.until_open();
        let mut head = enrol(&data, court, 1, Role::Head, &[]).await;
        let mut one = enrol(&data, court, 2, Role::Board, &[1]).await;
        let mut two = enrol(&data, court, 3, Role::Board, &[2]).await;
        let both = vec![BoardNo(1), BoardNo(2)];
        head.ask(Ask::Ready { boards: both.clone(), ready: true }).await;
        let despite = Some("the agents say little".to_owned());
        head.ask(Ask::Start { boards: both.clone(), go_at: None, despite: despite.clone() }).await;
        head.board(2, |game| game.phase == Phase::Running).await;
        one.sees(1, moved("e2e4")).await;
        two.sees(2, moved("d2d4")).await;
        let (head, one, two) = (head.lose_link(), one.lose_link(), two.lose_link());
        server.kill();

        let mut server = ServerProcess::start(&program, &arguments);
        let (_, court) = server.until_open();
        let mut head = Post::connect(head, court).await;
        let accepted = head.board(1, stands).await;
        head.board(2, stands).await;
        let (asked, question) =
            head.question(1, |open| matches!(open, Question::ProposedTimes { .. })).await;
        let Question::ProposedTimes { left, to_run } = question else { panic!("{question:?}") };
        assert_eq!(to_run, Some(Side::Black));
        assert_eq!(left, accepted.sides.map(|side| side.left), "what is shown is what is proposed");
        head.answer(asked, Answer::Yes).await;
        let edited = BySide { white: Millis::minutes(9), black: Millis::minutes(8) };
        let set = Ask::SetClock {
            game: head.board(2, |_| true).await.game,
            left: edited.map(Some),
            to_run: Some(Side::Black),
            based_on: None,
            reason: "as the players agree".into(),
        };
        head.ask(set).await;

        let mut one = Post::connect(one, court).await;
        let mut two = Post::connect(two, court).await;
        head.ask(Ask::Start { boards: both, go_at: None, despite }).await;
        let runs = |game: &GameView| game.phase == Phase::Running;
        let (first, second) = (head.board(1, runs).await, head.board(2, runs).await);
        assert_eq!(first.sides.as_ref().map(|side| side.left), left);
        assert_eq!(second.sides.as_ref().map(|side| side.left), edited.map(Some));
        for game in [&first, &second] {
            assert_eq!(game.running.map(|running| running.side), Some(Side::Black));
            assert_eq!(game.ply, 1, "nothing is lost and nothing doubled");
        }
        one.sees(1, moved("e7e5")).await;
        two.sees(2, moved("d7d5")).await;
        head.board(1, |game| game.ply == 2).await;
        head.board(2, |game| game.ply == 2).await;
        server.kill();
    });
}
