//! A round of the tests: a hall on a clock that is moved by hand, and who is on duty in it.

use court_protocol::{
    Answer, Ask, BoardNo, BootId, CourtId, DeviceId, FactId, Fault, GameId, GameView, Goodbye,
    Micros, Millis, Question, Refusal, Role, Sanction, Seen, Side, Snapshot, Verdict,
};
use court_tests::device::{Connection, Device};
use referee_journal::JournalOptions;
use referee_server::access::Grant;
use referee_server::clock::HandClock;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};
use referee_server::report::{Incident, Report, Wanted, report};
use std::fmt::Write as _;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;

pub(crate) const COURT: CourtId = CourtId(1);

/// So far time is moved at once: whoever lives speaks between two steps and is never silent.
const STEP: Millis = Millis(500);
/// A message missing after this time will not come any more.
const PATIENCE: Duration = Duration::from_mins(2);

/// Plays a round to its end.
pub(crate) fn play(round: impl Future<Output = ()>) {
    let runtime = court_tests::runtime();
    let played = runtime.block_on(async { tokio::time::timeout(PATIENCE, round).await });
    assert!(played.is_ok(), "what the round waits for never came");
}

/// A set-up of courts with twelve boards each, `more` for every pairing.
pub(crate) fn courts(n_courts: u16, boards: u8, more: &str) -> Event {
    let text = courts_text(n_courts, boards, more);
    Event::parse("round.toml", &text).expect("a set-up that can be read")
}

/// The same as a set-up file has it.
pub(crate) fn courts_text(n_courts: u16, boards: u8, more: &str) -> String {
    let mut text = String::new();
    for court in 1..=n_courts {
        let _infallible = writeln!(text, "[[court]]\nname = \"Court {court}\"\nboards = {boards}");
    }
    let mut player = 0;
    for (court, board) in (1..=n_courts).flat_map(|court| (1..=boards).map(move |b| (court, b))) {
        for id in [player + 1, player + 2] {
            let _infallible = writeln!(text, "[[player]]\nid = {id}\nname = \"Player {id}\"");
        }
        let _infallible = writeln!(
            text,
            "[[pairing]]\ncourt = {court}\nboard = {board}\nround = 1\ngame = {}\nwhite = {}\nblack = {}\n{more}",
            game(court, board).0,
            player + 1,
            player + 2,
        );
        player += 2;
    }
    text
}

/// A table with an endorsed clock that is on no wire.
pub(crate) const TABLE: &str = "evidence = \"table\"\nclock = \"table\"\n";
/// A board whose moves are reported, and the court's clock rules.
pub(crate) const MOVES: &str = "evidence = \"moves\"\nclock = \"court\"\n";

/// The game on a board.
pub(crate) fn game(court: u16, board: u8) -> GameId {
    GameId(u32::from(court) * 1_000 + u32::from(board))
}

/// A hall and its clock.
pub(crate) struct Round {
    pub(crate) clock: &'static HandClock,
    pub(crate) folder: TempDir,
    event: Event,
    hall: Option<Hall>,
    boots: u64,
}

impl Round {
    pub(crate) fn open(event: Event) -> Self {
        let clock = HandClock::leaked();
        let folder = tempfile::tempdir().expect("a folder for the hall");
        let mut round = Self { clock, folder, event, hall: None, boots: 0 };
        round.start();
        round
    }

    /// Starts the server, or starts it again.
    pub(crate) fn start(&mut self) {
        let mut options = HallOptions::new(self.folder.path(), self.event.clone());
        options.clock = Some(self.clock);
        self.hall = Some(Hall::start(options, &mut |_| {}).expect("the hall starts"));
    }

    /// Ends the server.
    pub(crate) fn stop(&mut self) {
        self.hall = None;
    }

    pub(crate) fn hall(&self) -> &Hall {
        self.hall.as_ref().expect("the server runs")
    }

    pub(crate) fn court_addr(&self) -> SocketAddr {
        self.hall().court_addr()
    }

    /// Enrols somebody by a code, with a clock that is hours off.
    pub(crate) async fn enrol(&mut self, name: &str, role: Role, boards: &[u8]) -> Post {
        let boards = boards.iter().copied().map(BoardNo).collect();
        self.enrol_for(name, Grant { role, courts: Vec::new(), boards }).await
    }

    /// The same, for courts of his own.
    pub(crate) async fn enrol_for(&mut self, name: &str, grant: Grant) -> Post {
        let code = self.hall().open_code(grant).code;
        let mut device = Device::new(name, &code, self.boot()).manual(self.clock, self.ahead());
        let link = device.connect(self.court_addr()).await.expect("the court lets it in");
        Post { device, link }
    }

    /// A phone that has only seen the poster.
    pub(crate) fn phone(&mut self, name: &str) -> Device {
        Device::asking(name, self.boot()).manual(self.clock, self.ahead())
    }

    fn boot(&mut self) -> BootId {
        self.boots += 1;
        BootId(self.boots)
    }

    /// Every device's clock shows something else.
    const fn ahead(&self) -> Micros {
        Micros(self.boots as i64 * 3_600_000_000 + 123_456)
    }

    /// Time passes, while these go on living.
    pub(crate) async fn pass(&self, time: Millis, living: &mut [&mut Post]) {
        let mut left = time.0;
        while left > 0 {
            let step = left.min(STEP.0);
            self.clock.advance(Duration::from_millis(step as u64));
            for post in living.iter_mut() {
                post.live().await;
            }
            left -= step;
        }
    }

    /// Boards are swept and started; they run when this returns.
    pub(crate) async fn begin(&self, head: &mut Post, boards: &[u8]) {
        let boards: Vec<BoardNo> = boards.iter().copied().map(BoardNo).collect();
        head.ask(Ask::Ready { boards: boards.clone(), ready: true }).await;
        head.ask(Ask::Start { boards, go_at: None, despite: None }).await;
    }

    /// The presses of a device that stand in the journal, and not as refused; in its order.
    pub(crate) fn recorded(&self, device: DeviceId) -> Vec<u64> {
        let records = court_tests::records(self.folder.path(), COURT).into_iter();
        let of_device = records.filter(|record| !record.facts.is_empty());
        let requests = of_device.filter_map(|record| record.request);
        requests.filter(|request| request.device == device).map(|request| request.n).collect()
    }

    /// The report's incidents of a board of the first court, and the refusals there on any board.
    pub(crate) fn incidents(&self, board: BoardNo) -> Vec<Incident> {
        let incidents = self.report().courts.swap_remove(0).incidents;
        incidents
            .into_iter()
            .filter(|incident| incident.board.is_none_or(|told| told == board))
            .collect()
    }

    /// The incident report as it stands; the server runs on.
    pub(crate) fn report(&self) -> Report {
        report(&Wanted {
            data: self.folder.path(),
            logs: vec![JournalOptions::new(self.folder.path()).log_dir()],
            court: None,
        })
        .expect("a journal that can be read")
    }
}

/// A court of tables with a head referee and line judges, these boards running for so long.
pub(crate) async fn judged<const N: usize>(
    boards: u8,
    names: [&str; N],
    running: &[u8],
    time: Millis,
) -> (Round, Post, [Post; N]) {
    let mut round = Round::open(courts(1, boards, TABLE));
    let mut head = round.enrol("Head", Role::Head, &[]).await;
    let mut judges = Vec::new();
    for name in names {
        judges.push(round.enrol(name, Role::Judge, &[]).await);
    }
    round.begin(&mut head, running).await;
    let mut living: Vec<&mut Post> = judges.iter_mut().collect();
    living.push(&mut head);
    round.pass(time, &mut living).await;
    (round, head, judges.try_into().unwrap_or_else(|_| unreachable!("one for each name")))
}

/// Somebody on duty with his device, connected.
pub(crate) struct Post {
    pub(crate) device: Device,
    pub(crate) link: Connection,
}

impl Post {
    pub(crate) fn id(&self) -> DeviceId {
        self.device.id().expect("enrolled")
    }

    /// He says that he lives, and is heard.
    pub(crate) async fn live(&mut self) {
        self.link.beat(&self.device).await.expect("the link holds");
        self.link.probe(&self.device).await.expect("the link holds");
    }

    /// The link breaks, and nobody says a word.
    pub(crate) fn lose_link(self) -> Device {
        self.device
    }

    pub(crate) async fn connect(mut device: Device, court: SocketAddr) -> Self {
        let link = device.connect(court).await.expect("the court lets it in");
        Self { device, link }
    }

    /// Asks, and hears what it comes to.
    pub(crate) async fn asks(&mut self, court: CourtId, ask: Ask) -> Verdict {
        let at = self.device.now();
        let n = self.device.keep(court, at, ask);
        self.deliver().await;
        self.device.outcomes()[&n].verdict.clone()
    }

    /// Sends what is kept, and hears everything.
    pub(crate) async fn deliver(&mut self) {
        self.device.deliver(&mut self.link, &[], |_| true).await.expect("the link holds");
    }

    /// Asks what has to be granted.
    pub(crate) async fn ask(&mut self, ask: Ask) {
        let said = format!("{ask:?}");
        let verdict = self.asks(COURT, ask).await;
        assert!(matches!(verdict, Verdict::Recorded { .. }), "{said}: {verdict:?}");
    }

    /// Asks what has to be refused.
    pub(crate) async fn refused(&mut self, ask: Ask) -> Refusal {
        let said = format!("{ask:?}");
        match self.asks(COURT, ask).await {
            Verdict::Refused { refusal } => refusal,
            verdict @ Verdict::Recorded { .. } => panic!("{said}: {verdict:?}"),
        }
    }

    /// He reports what he sees; the fact it is.
    pub(crate) async fn sees(&mut self, board: u8, seen: Seen) -> FactId {
        self.ask(Ask::Observe { board: BoardNo(board), game: None, seen }).await;
        let (_, outcome) = self.device.outcomes().last_key_value().expect("it was told just now");
        FactId::new(outcome.seq, 0)
    }

    pub(crate) async fn answer(&mut self, question: FactId, answer: Answer) {
        self.ask(Ask::Answer { question, answer }).await;
    }

    /// Waits until a court looks so on his screen.
    pub(crate) async fn court(&mut self, court: CourtId, looks_so: impl FnMut(&Snapshot) -> bool) {
        self.link.court_until(court, looks_so).await.expect("the link holds");
    }

    /// Waits until a board looks so on his screen; its game then.
    pub(crate) async fn board(
        &mut self,
        board: u8,
        looks_so: impl Fn(&GameView) -> bool,
    ) -> GameView {
        let mut found = None;
        self.court(COURT, |court| {
            let view = &court.boards[usize::from(board) - 1];
            found = view.game.clone().filter(|game| looks_so(game));
            found.is_some()
        })
        .await;
        found.expect("it looked so")
    }

    /// Waits for a question about a board.
    pub(crate) async fn question(
        &mut self,
        board: u8,
        is: impl Fn(&Question) -> bool,
    ) -> (FactId, Question) {
        let game = self.board(board, |game| game.inbox.iter().any(|open| is(&open.question))).await;
        let open = game.inbox.into_iter().find(|open| is(&open.question)).expect("there is one");
        (open.fact, open.question)
    }

    /// Hears why the court ends the session.
    pub(crate) async fn goodbye(mut self) -> (Device, Goodbye) {
        let goodbye = self.device.hear_out(&mut self.link).await;
        (self.device, goodbye.expect("a session ends with a word"))
    }
}

/// A tap on a device without a link.
pub(crate) fn keep(device: &mut Device, board: u8, seen: Seen) -> u64 {
    let at = device.now();
    device.keep(COURT, at, Ask::Observe { board: BoardNo(board), game: None, seen })
}

/// The rulebook's ten seconds for a turn without a crossing.
pub(crate) const fn no_crossing(side: Side) -> Seen {
    Seen::Fault { side, fault: Fault::NoCrossing, sanction: Sanction::Stop, back: None }
}
