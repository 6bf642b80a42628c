//! A server that is killed in mid-round and comes back with its machine's clock a day ahead.

use court_protocol::{Ask, BoardNo, BootId, CourtId, GameView, Micros, Millis, Phase, Role, Seen};
use court_tests::device::{Connection, Device};
use referee_server::access::Grant;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use std::path::Path;
use std::time::Duration;

const COURT: CourtId = CourtId(1);
const ROUND: &str = "
[[court]]
name = \"Court 1\"
boards = 1

[[player]]
id = 1
name = \"White\"

[[player]]
id = 2
name = \"Black\"

[[pairing]]
court = 1
board = 1
round = 1
game = 1
white = 1
black = 2
evidence = \"moves\"
clock = \"court\"
";
const DAY_US: i64 = 86_400_000_000;

fn hall(data: &Path, clock: &'static HandClock) -> Hall {
    let event = Event::parse("round.toml", ROUND).expect("a set-up that can be read");
    let mut options = HallOptions::new(data, event);
    options.clock = Some(clock);
    Hall::start(options, &mut |_| ()).expect("the hall starts")
}

/// A device and its link.
struct Post(Device, Connection);

impl Post {
    async fn enrol(hall: &Hall, clock: &'static HandClock, role: Role) -> Self {
        let code = hall.open_code(Grant { role, courts: vec![COURT], boards: Vec::new() });
        let boot = BootId(if role == Role::Head { 1 } else { 2 });
        let mut device = Device::new("device", &code.code, boot).manual(clock, Micros(77));
        let link = device.connect(hall.court_addr()).await.expect("it comes in");
        Self(device, link)
    }

    /// The link breaks, and stands again.
    async fn connect_again(self, hall: &Hall) -> Self {
        let mut device = self.0;
        let link = device.connect(hall.court_addr()).await.expect("it comes in again");
        Self(device, link)
    }

    async fn live(&mut self) {
        self.1.beat(&self.0).await.expect("the link holds");
        self.1.probe(&self.0).await.expect("the link holds");
    }

    async fn asks(&mut self, ask: Ask) {
        let at = self.0.now();
        self.0.keep(COURT, at, ask);
        self.0.deliver(&mut self.1, &[], |_| true).await.expect("the link holds");
    }

    async fn moves(&mut self, uci: &str) {
        let seen = Seen::Moved { uci: uci.into(), reading: None };
        self.asks(Ask::Observe { board: BoardNo(1), game: None, seen }).await;
    }

    /// Waits until the game looks so.
    async fn game(&mut self, looks_so: impl Fn(&GameView) -> bool) -> GameView {
        let mut found = None;
        let shown = self.1.court_until(COURT, |court| {
            found = court.boards[0].game.clone().filter(|game| looks_so(game));
            found.is_some()
        });
        shown.await.expect("the link holds");
        found.expect("it looked so")
    }
}

#[test]
fn a_server_that_comes_back_with_its_clock_a_day_ahead_loses_no_game_on_time() {
    let data = tempfile::tempdir().expect("a folder for the server");
    let clock = HandClock::leaked();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("the system gives a runtime").block_on(async {
        let server = hall(data.path(), clock);
        let mut head = Post::enrol(&server, clock, Role::Head).await;
        let mut agent = Post::enrol(&server, clock, Role::Board).await;
        agent.live().await;
        let boards = vec![BoardNo(1)];
        head.asks(Ask::Ready { boards: boards.clone(), ready: true }).await;
        head.asks(Ask::Start { boards, go_at: None, despite: None }).await;
        for _second in 0..8 {
            clock.advance(Duration::from_secs(1));
            agent.live().await;
        }
        agent.moves("e2e4").await;
        let moved = head.game(|game| game.ply == 1).await;
        let left = moved.sides.black.left.expect("the court's clock rules");

        drop(server);
        clock.set_wall(DAY_US);
        clock.advance(Duration::from_secs(3));
        let server = hall(data.path(), clock);
        let mut head = head.connect_again(&server).await;
        let mut agent = agent.connect_again(&server).await;
        agent.live().await;
        agent.moves("e7e5").await;
        let game = head.game(|game| game.ply == 2).await;
        assert_eq!((game.phase, game.ended.is_none()), (Phase::Running, true));
        assert!(game.inbox.is_empty(), "nobody is asked: {:?}", game.inbox);
        let used = left - game.sides.black.left.expect("it rules") + Millis::seconds(5);
        assert_eq!(used, Millis::seconds(3), "the outage cost Black what it lasted");
        let presence = head.1.presence_until(|list| list.recovered.is_some());
        // once nobody more can come back in time
        let (told, ()) = tokio::join!(presence, async {
            for _half_second in 0..13 {
                clock.advance(Duration::from_millis(500));
                agent.live().await;
                tokio::task::yield_now().await;
            }
        });
        let recovered = told.expect("the link holds").recovered.clone().expect("it is told");
        assert!(!recovered.in_doubt, "the machine ran on");
        let told = recovered.to_string();
        assert!(
            told.contains("; away 3 s; court 1, round 1: 0 over, 1 running, which went on"),
            "{told}"
        );
    });
}
