//! A referee's terminal against the real server: keys in, screens out, through a kill.

use court_client::CourtAddress;
use court_tests::process::ServerProcess;
use futures::StreamExt;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use referee_tui::{Desk, Key, Model, Theme, draw};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Time within which a terminal shows a change, or never does.
const PATIENCE: Duration = Duration::from_mins(1);

/// A referee at his desk.
struct Referee {
    keys: mpsc::UnboundedSender<io::Result<Key>>,
    screen: watch::Receiver<String>,
    desk: JoinHandle<io::Result<usize>>,
}

impl Referee {
    fn sit_down(server: CourtAddress, code: Option<String>, folder: &Path) -> Self {
        let (keys, pressed) = mpsc::unbounded_channel();
        let (shown, screen) = watch::channel(String::new());
        let folder = folder.to_owned();
        let desk = Desk { server, code, name: "Anna".into(), folder, utc_offset: 0 };
        let keys_in = futures::stream::unfold(pressed, |mut pressed| async {
            Some((pressed.recv().await?, pressed))
        });
        let desk = tokio::spawn(async move {
            let show = |model: &Model| {
                shown.send_replace(picture(model));
                Ok(())
            };
            desk.work(keys_in.boxed(), show).await
        });
        Self { keys, screen, desk }
    }

    fn press(&self, keys: &str) {
        for word in keys.split_whitespace() {
            let key = match word {
                "enter" => Key::Enter,
                word => Key::Char(word.chars().next().expect("words have letters")),
            };
            self.keys.send(Ok(key)).expect("the desk is open");
        }
    }

    /// Waits until the screen shows all of this.
    async fn sees(&mut self, words: &[&str]) {
        let all = |screen: &String| words.iter().all(|word| screen.contains(word));
        let seen = timeout(PATIENCE, self.screen.wait_for(all)).await.is_ok();
        assert!(seen, "{words:?} never came; the screen is\n{}", *self.screen.borrow());
    }
}

fn picture(model: &Model) -> String {
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).expect("it is in memory");
    terminal.draw(|frame| draw(model, Theme::PLAIN, frame)).expect("it is in memory");
    let cells = terminal.backend().buffer().content();
    let rows = cells.chunks(100).map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect());
    rows.collect::<Vec<String>>().join("\n")
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
    let mut anna = Referee::sit_down(court, Some(code), &folder.path().join("anna"));

    anna.sees(&["Centre court", "link: up, all sent", "waiting"]).await;
    anna.press("G 2 y");
    anna.sees(&["ruled          board 1 ready", " 1  ready"]).await;
    anna.press("O 1 G v b O f n w 1");
    anna.sees(&["ruled          board 1, White: no crossing, 10 s stop", "board 1 White Adler"])
        .await;

    server.kill();
    anna.sees(&["NO LINK"]).await;
    anna.press("f d b 1");
    anna.sees(&["kept here      board 1, Black: disturbance", "1 kept here"]).await;
    anna.press("q enter");
    let kept = anna.desk.await.expect("the desk ends").expect("without an error");
    assert_eq!(kept, 1, "the press waits on the disk");

    // it comes back at another address, and knows the terminal all the same
    let mut server = start();
    let court = address(server.until_open().1);
    let mut anna = Referee::sit_down(court, None, &folder.path().join("anna"));
    anna.sees(&["link: up, all sent", "board 1 Black Brandt", "disturbance"]).await;
    anna.press("q enter");
    assert_eq!(anna.desk.await.expect("the desk ends").expect("without an error"), 0);
}
