use super::*;
use court_protocol::{
    Ask, BoardNo, BootId, BySide, ClockEstimate, CourtSetup, CourtTime, DeviceId, Fault, GameSetup,
    Limits, MatchRule, Micros, Millis, Mirror, Pairing, Request, Role, Sanction, Seen, Side,
};
use referee_core::{Command, Watermarks};

const JSON: Channel = Channel { format: Format::Json, audience: Audience::Public };

/// A court, and what it records next.
struct Live(CourtState);

impl Live {
    fn records(&mut self, command: &Command) -> Vec<Record> {
        let now = CourtTime(self.0.at().0 + 1);
        let records = self.0.decide(now, &Watermarks::new(now), command);
        for record in &records {
            self.0.apply(record);
        }
        records
    }

    fn paired(&mut self, board: u8, game: u32) -> Vec<Record> {
        let players = BySide { white: PlayerId(1), black: PlayerId(2) };
        let setup = referee_core::setup::standard_game(1, players);
        let pairing = Pairing { board: BoardNo(board), game: GameId(game), setup };
        self.records(&Command::Server { ask: Ask::Pair { games: vec![pairing], despite: None } })
    }

    /// GO on one board, long past.
    fn started(&mut self, board: u8) -> Vec<Record> {
        let device = DeviceId(1);
        let (role, boards) = (Role::Head, Vec::new());
        let mut records = self.records(&Command::Attach { device, role, boards, by: None });
        let estimate = ClockEstimate { offset: 0, error: 1_000 };
        records.extend(self.records(&Command::MapClock { device, boot: BootId(1), estimate }));
        records.extend(self.records(&Command::Server {
            ask: Ask::Start {
                boards: vec![BoardNo(board)],
                go_at: None,
                despite: Some("nobody sweeps here".into()),
            },
        }));
        let go = self.0.at() + Millis::seconds(3);
        while let Some(record) = self.0.due(go, &Watermarks::new(go)) {
            self.0.apply(&record);
            records.push(record);
        }
        records
    }

    /// Something is seen on a board, five seconds after whatever was last.
    fn reported(&mut self, board: u8, seen: Seen) -> Vec<Record> {
        let now = self.0.at() + Millis::seconds(5);
        let request = Request {
            boot: BootId(1),
            n: self.0.seq().0,
            at: Micros(now.0 * 1_000),
            court: CourtId(1),
            tag: None,
            ask: Ask::Observe { board: BoardNo(board), game: None, seen },
        };
        let command = Command::Request { device: DeviceId(1), request };
        let records = self.0.decide(now, &Watermarks::new(now), &command);
        for record in &records {
            self.0.apply(record);
        }
        records
    }

    /// A match on chess.com is paired on board 1.
    fn matched(&mut self) -> Vec<Record> {
        let players = BySide { white: PlayerId(1), black: PlayerId(2) };
        let rule = MatchRule::ROUND_ROBIN;
        let setup = GameSetup {
            site: Some("chess.com".into()),
            ..referee_core::setup::intramural_match(1, players, rule)
        };
        let pairing = Pairing { board: BoardNo(1), game: GameId(1), setup };
        self.records(&Command::Server { ask: Ask::Pair { games: vec![pairing], despite: None } })
    }

    /// A record that nobody is shown.
    fn hidden(&mut self, device: u32) -> Vec<Record> {
        let (device, role) = (DeviceId(device), Role::Judge);
        self.records(&Command::Attach { device, role, boards: Vec::new(), by: None })
    }
}

/// A live court of twelve boards, and a feed that has released the same.
fn world() -> (Live, Feed) {
    let id = CourtId(1);
    let mut live = Live(CourtState::new(id));
    let setup = CourtSetup::basketball("Court 1", 12);
    live.records(&Command::Open { court: id, setup, demo: false, speed: 1 });
    let profile = Profile { rating: Some(2_000), ..Profile::default() };
    let name = |number: u32, public: &str, listed: &str| PlayerName {
        number: PlayerId(number),
        public: Introduced { name: public.into(), profile: None },
        called: BTreeMap::new(),
        listed: Introduced { name: listed.into(), profile: Some(profile.clone()) },
        is_named: false,
        person: Person {
            handle: listed.strip_prefix("Example, ").map(str::to_lowercase),
            ..Person::default()
        },
    };
    let names = BTreeMap::from([
        (PlayerId(1), name(1, "Anna E.", "Example, Anna")),
        (PlayerId(2), name(2, "player 2", "Example, Ben")),
    ]);
    let event = Some(EventView {
        name: "Hall Open".into(),
        site: None,
        date: None,
        delay: None,
        rehearsal: false,
    });
    let feed = Feed::new(id, live.0.clone(), Arc::new(names), 1).of_event(event);
    (live, feed)
}

fn decode(framed: &Framed) -> ToDevice {
    Format::Json.decode(&framed.message(), Limits::SERVER).expect("a message")
}

fn picture(feed: &mut Feed) -> Snapshot {
    match decode(&feed.picture(JSON)) {
        ToDevice::Snapshot(snapshot) => *snapshot,
        other => panic!("{other:?}"),
    }
}

#[test]
fn without_followers_nothing_is_encoded_and_with_them_once_per_channel() {
    let (mut live, mut feed) = world();
    for record in live.paired(1, 1) {
        assert_eq!(feed.release(&record), []);
    }
    assert_eq!(feed.n_encoded(), 0);
    let packed = Channel { format: Format::MessagePack, audience: Audience::Referees };
    feed.set_followed(JSON, true);
    feed.set_followed(packed, true);
    for record in live.paired(2, 2) {
        let channels: Vec<_> = feed.release(&record).iter().map(|u| u.channel).collect();
        assert_eq!(channels, [JSON, packed]);
    }
    assert_eq!(feed.n_encoded(), 2);
}

#[test]
fn hidden_records_cost_no_frame_and_leave_no_hole() {
    let (mut live, mut feed) = world();
    feed.set_followed(JSON, true);
    let mut mirror = Mirror::new(picture(&mut feed));
    let shown = |feed: &mut Feed, records: Vec<Record>| -> Vec<Update> {
        records.iter().flat_map(|record| feed.release(record)).collect()
    };
    assert_eq!(shown(&mut feed, live.hidden(1)), []);
    assert_eq!(shown(&mut feed, live.hidden(2)), []);
    // one who joins now stands at a hidden record
    let mut late = Mirror::new(picture(&mut feed));
    for update in shown(&mut feed, live.paired(1, 1)) {
        let ToDevice::Frame(frame) = decode(&update.framed) else { panic!("a frame") };
        assert_eq!(mirror.apply(&frame), Ok(true));
        assert_eq!(late.apply(&frame), Ok(true));
    }
    assert_eq!(mirror.court().boards, late.court().boards);
    assert_eq!(mirror.court(), &feed.snapshot(Audience::Public));
}

#[test]
fn permits_reach_referees_when_they_change_and_the_public_never() {
    let (mut live, mut feed) = world();
    let referees = Channel { format: Format::Json, audience: Audience::Referees };
    feed.set_followed(JSON, true);
    feed.set_followed(referees, true);
    let mut mirror = Mirror::new(feed.snapshot(Audience::Referees));
    let mut with_permits = |feed: &mut Feed, records: Vec<Record>| {
        let mut with = Vec::new();
        for update in records.iter().flat_map(|record| feed.release(record)).collect::<Vec<_>>() {
            let ToDevice::Frame(frame) = decode(&update.framed) else { panic!("a frame") };
            let permits = frame.view.as_ref().and_then(|view| view.permits.as_ref());
            if update.channel == JSON {
                assert_eq!(permits, None);
            } else {
                with.push(permits.is_some());
                assert_eq!(mirror.apply(&frame), Ok(true));
            }
        }
        assert_eq!(mirror.court().boards, feed.snapshot(Audience::Referees).boards);
        with
    };
    assert_eq!(with_permits(&mut feed, live.paired(1, 1)), [true]);
    let start = with_permits(&mut feed, live.started(1));
    assert!(start.contains(&true));
    let moves = |uci: &str| Seen::Moved { uci: uci.into(), reading: None };
    assert_eq!(with_permits(&mut feed, live.reported(1, moves("e2e4"))), [false]);
    assert_eq!(with_permits(&mut feed, live.reported(1, moves("e7e5"))), [false]);
    let resigned = live.reported(1, Seen::Resigned { side: Side::White });
    assert_eq!(with_permits(&mut feed, resigned), [true]);
    assert_eq!(with_permits(&mut feed, live.paired(2, 2)), [true]);
}

#[test]
fn who_came_before_the_court_was_laid_out_gets_it_whole() {
    let id = CourtId(1);
    let mut live = Live(CourtState::new(id));
    let mut feed = Feed::new(id, live.0.clone(), Arc::default(), 1);
    feed.set_followed(JSON, true);
    let mut mirror = Mirror::new(picture(&mut feed));
    assert!(mirror.court().boards.is_empty());
    let setup = CourtSetup::basketball("Court 1", 12);
    for record in live.records(&Command::Open { court: id, setup, demo: false, speed: 1 }) {
        for update in feed.release(&record) {
            let ToDevice::Snapshot(snapshot) = decode(&update.framed) else {
                panic!("the court whole")
            };
            mirror.replace(*snapshot);
        }
    }
    assert_eq!(mirror.court().boards.len(), 12);
}

#[test]
fn the_whole_court_is_encoded_once_per_record_however_many_come() {
    let (mut live, mut feed) = world();
    let first = feed.picture(JSON);
    assert_eq!(feed.picture(JSON), first);
    assert_eq!(feed.n_encoded(), 1);
    for record in live.paired(1, 1) {
        feed.release(&record);
    }
    assert_ne!(feed.picture(JSON), first);
    assert_eq!(feed.n_encoded(), 2);
}

#[test]
fn a_picture_of_a_run_before_this_one_is_shown_anew_for_a_name_may_be_another_one() {
    let (mut live, mut feed) = world();
    let began = feed.seq();
    assert!(!feed.is_newest(began));
    for record in live.paired(1, 1) {
        feed.release(&record);
    }
    assert!(feed.is_newest(feed.seq()) && !feed.is_newest(began));
    assert!(!feed.is_newest(feed.seq().next()), "of another court");
    feed.stop(true);
    assert!(!feed.is_newest(feed.seq()), "that it stopped is news");
}

#[test]
fn what_changes_too_much_for_a_frame_is_shown_as_the_court_whole() {
    let (mut live, mut feed) = world();
    feed.set_followed(JSON, true);
    let mut records = live.paired(1, 1);
    records.extend(live.started(1));
    let call = live.reported(
        1,
        Seen::Fault {
            side: Side::White,
            fault: Fault::Disturbance,
            sanction: Sanction::TakeTime { time: Millis::seconds(30) },
            back: None,
        },
    );
    let fact = call[0].facts[0].id;
    records.extend(call);
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(3);
    let pawns = [
        ["a2a3", "a7a6"],
        ["b2b3", "b7b6"],
        ["c2c3", "c7c6"],
        ["d2d3", "d7d6"],
        ["e2e3", "e7e6"],
        ["h2h3", "h7h6"],
        ["a3a4", "a6a5"],
        ["h3h4", "h6h5"],
    ];
    for pawns in pawns {
        for uci in pawns.iter().chain(&knights) {
            let seen = Seen::Moved { uci: (*uci).to_owned(), reading: None };
            records.extend(live.reported(1, seen));
        }
    }
    // the time comes back, and every clock after it is another one
    let void = Ask::Void { fact, reason: "nobody was disturbed".into() };
    records.extend(live.records(&Command::Server { ask: void }));

    let mut shown: Vec<ToDevice> = Vec::new();
    for record in &records {
        shown.extend(feed.release(record).iter().map(|update| decode(&update.framed)));
    }
    let last = shown.pop();
    let Some(ToDevice::Snapshot(court)) = last else { panic!("the court whole, not {last:?}") };
    assert_eq!(*court, picture(&mut feed));
    assert!(shown.iter().all(|message| matches!(message, ToDevice::Frame(_))), "{shown:?}");
}

#[test]
fn a_record_released_twice_is_shown_once() {
    let (mut live, mut feed) = world();
    feed.set_followed(JSON, true);
    for record in live.paired(1, 1) {
        assert_eq!(feed.release(&record).len(), 1);
        assert_eq!(feed.release(&record), []);
    }
}

#[test]
fn each_audience_sees_names_as_it_may() {
    let (mut live, mut feed) = world();
    for record in live.paired(1, 1) {
        feed.release(&record);
    }
    let white = |audience| {
        let snapshot = feed.snapshot(audience);
        assert_eq!(snapshot.event.map(|event| event.name).as_deref(), Some("Hall Open"));
        let white = snapshot.boards[0].game.clone().expect("paired").sides.white;
        (white.name.expect("known"), white.profile.and_then(|profile| profile.rating))
    };
    assert_eq!(white(Audience::Public), ("Anna E.".to_owned(), None));
    assert_eq!(white(Audience::Referees), ("Example, Anna".to_owned(), Some(2_000)));
}

#[test]
fn im_1_1_referees_and_boards_see_whom_to_expect_on_the_site_and_the_public_does_not() {
    let (mut live, mut feed) = world();
    for record in live.matched() {
        feed.release(&record);
    }
    let online = |audience| {
        let snapshot = feed.snapshot(audience);
        snapshot.boards[0].game.as_ref().and_then(|game| game.online.clone())
    };
    let handles = BySide { white: Some("anna".to_owned()), black: Some("ben".to_owned()) };
    let expected = court_protocol::OnlineView { site: "chess.com".to_owned(), handles };
    assert_eq!(online(Audience::Referees), Some(expected));
    assert_eq!(online(Audience::Public), None);
}

#[tokio::test(start_paused = true)]
async fn a_single_update_is_shown_without_waiting_for_a_timer() {
    use std::io::Read as _;
    let (mut live, feed) = world();
    let folder = tempfile::tempdir().expect("a folder");
    let options = referee_journal::JournalOptions::new(folder.path());
    let (journal, _) = referee_journal::Journal::open(&options, &mut |_| ()).expect("it opens");
    let (task, sender, handle) = task::FeedTask::new(feed, journal.history());
    tokio::spawn(task.run(std::future::pending()));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let follower = std::net::TcpStream::connect(listener.local_addr().expect("bound"));
    let mut follower = follower.expect("connected");
    let (stream, _) = listener.accept().await.expect("it connects");
    stream.set_nodelay(true).expect("set");
    let _subscription =
        handle.subscribe(Format::Json, Arc::new(stream)).await.expect("a subscriber");
    let mut bytes = vec![0; 1 << 16];
    assert!(follower.read(&mut bytes).expect("the court whole") > 0);
    follower.set_nonblocking(true).expect("set");
    // in the middle of a timer's millisecond
    tokio::time::advance(std::time::Duration::from_micros(300)).await;
    let began = tokio::time::Instant::now();
    for board in 1..=3 {
        sender.release(&live.paired(board, u32::from(board)).into());
        // no time passes while somebody has work
        for _turn in 0..50 {
            tokio::task::yield_now().await;
        }
        let shown = follower.read(&mut bytes);
        assert!(matches!(shown, Ok(1..)), "board {board}: {shown:?}");
    }
    assert_eq!(began.elapsed(), std::time::Duration::ZERO);
}
