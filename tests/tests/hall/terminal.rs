//! A referee's terminal against the real server: keys in, screens out, through a kill.

use court_client::{CourtAddress, MachineClock};
use court_tests::desk::Referee;
use court_tests::process::ServerProcess;
use referee_tui::Desk;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::time::timeout;

/// Time within which a terminal shows a change, or never does.
const PATIENCE: Duration = Duration::from_mins(1);

fn anna_at(server: CourtAddress, code: Option<String>, folder: &Path) -> Referee {
    let folder = folder.to_owned();
    let desk = Desk { server, code, name: "Anna".into(), folder, utc_offset: 0 };
    let clock = MachineClock::new();
    Referee::sit_down(desk, (100, 30), clock, clock.machine(), 1)
}

/// Waits until the screen shows all of this.
async fn sees(referee: &Referee, words: &[&str]) {
    let is_seen = |screen: &str| words.iter().all(|word| screen.contains(word));
    let seen = timeout(PATIENCE, referee.until(|shown| is_seen(&shown.screen))).await.is_ok();
    assert!(seen, "{words:?} never came; the screen is\n{}", referee.shown().screen);
}

fn address(socket: SocketAddr) -> CourtAddress {
    socket.to_string().parse().expect("an address")
}

/// Two boards that report nothing.
const EVENT: &str = r#"
[[court]]
name = "Centre court"
boards = 2

[[player]]
id = 1
name = "Adler, A"

[[player]]
id = 2
name = "Brandt, B"

[[pairing]]
court = 1
board = 1
round = 1
white = 1
black = 2
clock = "table"
evidence = "table"
runs = "presumed"
"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_referee_goes_on_through_a_kill_of_the_server_and_nothing_he_pressed_is_lost() {
    let program = ServerProcess::program();
    let folder = tempfile::tempdir().expect("a folder");
    let setup = folder.path().join("event.toml");
    std::fs::write(&setup, EVENT).expect("written");
    let text = |path: &Path| path.to_str().expect("folders have plain names").to_owned();
    let data = folder.path().join("data");
    let start = || {
        let (data, setup) = (text(&data), text(&setup));
        let arguments = ["--data-dir", &data, "--config", &setup];
        ServerProcess::start(&program, &arguments)
    };
    let mut server = start();
    let court = address(server.until_open().1);
    let code = ServerProcess::code(&program, &data, "head");
    let mut anna = anna_at(court, Some(code), &folder.path().join("anna"));

    sees(&anna, &["Centre court", "link: up, all sent", "waiting"]).await;
    anna.press("G 2 y").await;
    sees(&anna, &["ruled          board 1 ready", " 1  ready"]).await;
    anna.press("O 1 G v b O f n w 1").await;
    sees(&anna, &["ruled          board 1, White: no crossing, 10 s stop", "board 1 White Adler"])
        .await;

    server.kill();
    sees(&anna, &["NO LINK"]).await;
    anna.press("f d b 1").await;
    sees(&anna, &["kept here      board 1, Black: disturbance", "1 kept here"]).await;
    anna.press("q enter").await;
    let kept = anna.work.await.expect("the desk ends").expect("without an error");
    assert_eq!(kept, 1, "the press waits on the disk");

    // it comes back at another address, and knows the terminal all the same
    let mut server = start();
    let court = address(server.until_open().1);
    let mut anna = anna_at(court, None, &folder.path().join("anna"));
    sees(&anna, &["link: up, all sent", "board 1 Black Brandt", "disturbance"]).await;
    anna.press("q enter").await;
    assert_eq!(anna.work.await.expect("the desk ends").expect("without an error"), 0);
}
