//! Counts that carry the figures and are the same on every machine: syncs per group, encodings and
//! allocations per delivery, bytes per record and frame.

use allocation_counter::measure;
use bytes::Bytes;
use court_protocol::{
    Ask, Audience, BoardNo, BootId, BySide, ClockEstimate, CourtId, CourtSetup, CourtTime,
    DeviceId, Format, GameId, Micros, Millis, Pairing, PlayerId, Request, Role, Seen, Seq,
    StreamId,
};
use referee_core::{Command, CourtState, Record, Watermarks, setup};
use referee_journal::{Journal, JournalHandle, JournalOptions, LogEntry};
use referee_server::clock::{ClockStart, CourtClock, Reading};
use referee_server::court::{Court, CourtEffect, CourtInput, FromDevice};
use referee_server::feed::task::FeedTask;
use referee_server::feed::{Channel, Feed, Names, follower};
use referee_server::presence::SessionId;
use std::collections::BTreeMap;
use std::io::{ErrorKind, Read};
use std::net::TcpStream as Socket;
use std::sync::mpsc::{Sender, channel};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

const START: CourtTime = CourtTime(1_700_000_000_000);
const COURT: CourtId = CourtId(1);
const AGENT: DeviceId = DeviceId(1);
const BOARDS: u8 = 12;
/// A well-known game to its mate.
const GAME: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 \
    c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

/// A court whose twelve games have begun, and its games' moves on the first board.
fn court_in_play() -> (CourtState, Vec<Request>) {
    let mut court = CourtState::new(COURT);
    let marks = Watermarks::new(START);
    let pairing = |board: u8| {
        let game = u32::from(board);
        let players = BySide { white: PlayerId(game * 2), black: PlayerId(game * 2 + 1) };
        let setup = setup::standard_game(1, players);
        Pairing { board: BoardNo(board), game: GameId(game), setup }
    };
    let setup = CourtSetup::basketball("Court 1", BOARDS);
    let estimate = ClockEstimate { offset: START.0 * 1_000, error: 1_000 };
    let boards: Vec<BoardNo> = (1..=BOARDS).map(BoardNo).collect();
    for command in [
        Command::Open { court: COURT, setup, demo: false, speed: 1 },
        Command::Attach { device: AGENT, role: Role::Board, boards: vec![], by: None },
        Command::MapClock { device: AGENT, boot: BootId(1), estimate },
        Command::Server {
            ask: Ask::Pair { games: (1..=BOARDS).map(pairing).collect(), despite: None },
        },
        Command::Server { ask: Ask::Ready { boards: boards.clone(), ready: true } },
        Command::Server {
            ask: Ask::Start { boards, go_at: None, despite: Some("nobody sweeps here".into()) },
        },
    ] {
        for record in court.decide(START, &marks, &command) {
            court.apply(&record);
        }
    }
    while let Some(record) = court.due(START + Millis::seconds(3), &marks) {
        court.apply(&record);
    }
    let moves = GAME.split_whitespace().zip(1..).map(|(uci, n)| Request {
        boot: BootId(1),
        n: n as u64,
        at: Micros(3_000_000 + n * 2_000_000),
        court: COURT,
        tag: None,
        ask: Ask::Observe {
            board: BoardNo(1),
            game: None,
            seen: Seen::Moved { uci: uci.to_owned(), reading: None },
        },
    });
    (court, moves.collect())
}

/// The court before the game's first move, and the records of the game.
fn game_on_record() -> (CourtState, Vec<Record>) {
    let (before, moves) = court_in_play();
    let mut court = before.clone();
    let marks = Watermarks::new(START);
    let mut records = Vec::new();
    for request in moves {
        let now = START + Millis(request.at.0 / 1_000);
        for record in court.decide(now, &marks, &Command::Request { device: AGENT, request }) {
            court.apply(&record);
            records.push(record);
        }
    }
    (before, records)
}

fn journal(folder: &tempfile::TempDir) -> Journal {
    Journal::open(&JournalOptions::new(folder.path()), &mut |_| ()).expect("a journal opens").0
}

fn group(first: u64, size: u64) -> Vec<LogEntry> {
    let entry = |seq| LogEntry {
        stream: StreamId(1),
        seq: Seq(seq),
        at: CourtTime(seq as i64),
        request: None,
        body: vec![b'x'; 200].into(),
    };
    (first..first + size).map(entry).collect()
}

fn append(journal: &JournalHandle, group: Vec<LogEntry>, durable: &Sender<()>) {
    let durable = durable.clone();
    journal.append(
        group,
        Box::new(move |result| {
            result.expect("durable");
            durable.send(()).expect("somebody waits");
        }),
    );
}

#[test]
fn a_group_of_any_size_is_made_durable_by_one_sync() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal(&folder);
    let handle = journal.handle();
    let (durable, is_durable) = channel();
    let mut next = handle.head(StreamId(1)).map_or(1, |head| head.seq.0 + 1);
    for size in [1, 12, 64] {
        let before = handle.counts();
        append(&handle, group(next, size), &durable);
        next += size;
        is_durable.recv().expect("answered");
        let after = handle.counts();
        assert_eq!(after.n_syncs - before.n_syncs, 1, "{size} records");
        assert_eq!(after.n_groups - before.n_groups, 1, "{size} records");
    }
    journal.close();
}

#[test]
fn every_group_that_waits_is_made_durable_by_the_same_sync() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal(&folder);
    let handle = journal.handle();
    let (durable, is_durable) = channel();
    let (go_on, may_go_on) = channel::<()>();
    let first = handle.head(StreamId(1)).map_or(1, |head| head.seq.0 + 1);
    let before = handle.counts();
    // the writer's thread stands still in the first group's answer while twelve more come
    let entered = durable.clone();
    handle.append(
        group(first, 1),
        Box::new(move |result| {
            result.expect("durable");
            entered.send(()).expect("somebody waits");
            may_go_on.recv().expect("it is let go on");
        }),
    );
    is_durable.recv().expect("answered");
    for n in 1..=u64::from(BOARDS) {
        append(&handle, group(first + n, 1), &durable);
    }
    go_on.send(()).expect("it waits");
    for _ in 1..=BOARDS {
        is_durable.recv().expect("answered");
    }
    let after = handle.counts();
    assert_eq!(after.n_groups - before.n_groups, 1 + u64::from(BOARDS));
    assert_eq!(after.n_syncs - before.n_syncs, 2);
    journal.close();
}

#[test]
fn everything_that_waits_at_a_court_becomes_one_group() {
    let (state, moves) = court_in_play();
    let now = START + Millis::seconds(3);
    let mut court = Court::new(COURT, state, now);
    let sent = |message| CourtInput::FromDevice { session: SessionId(1), device: AGENT, message };
    let joined =
        sent(FromDevice::Join { role: Role::Board, boards: vec![], boots: vec![BootId(1)] });
    let seq = court.live().seq();
    court.handle(now, [joined]);
    court.durable(seq);
    let now = START + Millis::seconds(120);
    let inputs =
        moves.into_iter().map(|request| sent(FromDevice::Request { request, is_repeat: false }));
    let n_moves = inputs.len();
    let effects = court.handle(now, inputs);
    let groups: Vec<usize> = effects
        .iter()
        .filter_map(|effect| match effect {
            CourtEffect::Append(group) => Some(group.len()),
            _ => None,
        })
        .collect();
    assert_eq!(groups.len(), 1, "one group");
    assert!(groups[0] >= n_moves, "{} records of {n_moves} moves", groups[0]);
    let said = effects.iter().any(|effect| matches!(effect, CourtEffect::Tell { .. }));
    assert!(!said, "nothing is said before it is durable");
}

#[test]
fn an_update_is_encoded_once_per_channel_that_is_followed() {
    let (before, records) = game_on_record();
    for n_channels in 0..=Channel::ALL.len() {
        let mut feed = Feed::new(COURT, before.clone(), Names::default(), 1);
        for channel in &Channel::ALL[..n_channels] {
            feed.set_followed(*channel, true);
        }
        let n_updates: usize = records.iter().map(|record| feed.release(record).len()).sum();
        assert_eq!(n_updates, records.len() * n_channels, "every move is seen by everybody");
        assert_eq!(feed.n_encoded(), n_updates as u64, "{n_channels} channels");
    }
}

/// Followers of a feed on this thread: what the game's second half costs in allocations.
fn allocations_with(n_followers: usize) -> u64 {
    let (before, records) = game_on_record();
    let mut plain = Feed::new(COURT, before.clone(), Names::default(), 1);
    let channel = Channel { format: Format::Json, audience: Audience::Public };
    plain.set_followed(channel, true);
    let picture = plain.picture(channel).bytes().len();
    let lengths: Vec<usize> = records
        .iter()
        .map(|record| plain.release(record).iter().map(|it| it.framed.bytes().len()).sum())
        .collect();
    let groups: Vec<_> = records.into_iter().map(|record| vec![record].into()).collect();

    let folder = tempfile::tempdir().expect("a folder");
    let journal = journal(&folder);
    let feed = Feed::new(COURT, before, Names::default(), 1);
    let (task, sender, handle) = FeedTask::new(feed, journal.history());
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let stop = CancellationToken::new();
    let mut sockets = runtime.block_on(async {
        tokio::spawn(task.run(stop.clone().cancelled_owned()));
        let clock = CourtClock::start(ClockStart::after(Reading::now(), None), 1);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("bound");
        let mut sockets = Vec::new();
        for _ in 0..n_followers {
            let socket = Socket::connect(address).expect("it listens");
            socket.set_nonblocking(true).expect("a socket of ours");
            sockets.push(socket);
            let (stream, _) = listener.accept().await.expect("it came");
            stream.set_nodelay(true).expect("a socket of ours");
            let (early, feed) = (Bytes::new(), handle.clone());
            tokio::spawn(follower::serve(stream, early, Format::Json, feed, clock));
        }
        for socket in &mut sockets {
            take(socket, picture).await;
        }
        sockets
    });
    let half = groups.len() / 2;
    let mut play = |from: usize, to: usize| {
        for (group, length) in groups[from..to].iter().zip(&lengths[from..to]) {
            sender.release(group);
            runtime.block_on(async {
                for socket in &mut sockets {
                    take(socket, *length).await;
                }
            });
        }
    };
    play(0, half); // whatever is kept for reuse is made now
    let counted = measure(|| play(half, groups.len()));
    stop.cancel();
    journal.close();
    counted.count_total
}

/// Takes so many bytes from a socket while the tasks of this thread go on.
async fn take(socket: &mut Socket, mut length: usize) {
    let mut buffer = [0; 4096];
    while length > 0 {
        let most = length.min(buffer.len());
        match socket.read(&mut buffer[..most]) {
            Ok(0) => panic!("the feed closed"),
            Ok(n_read) => length -= n_read,
            Err(error) if error.kind() == ErrorKind::WouldBlock => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn one_more_delivery_of_an_update_allocates_nothing() {
    let few = allocations_with(1);
    let many = allocations_with(33);
    assert!(few > 0, "the feed's own work is counted");
    assert_eq!(few, many, "32 followers more");
}

#[test]
fn a_move_fits_its_bytes_in_the_journal_and_on_the_wire() {
    let (before, records) = game_on_record();
    let bodies: Vec<usize> =
        records.iter().map(|record| Format::MessagePack.encode(record).len()).collect();
    let mut feed = Feed::new(COURT, before, Names::default(), 1);
    for channel in Channel::ALL {
        feed.set_followed(channel, true);
    }
    let mut frames = BTreeMap::<(bool, bool), Vec<usize>>::new();
    for update in records.iter().flat_map(|record| feed.release(record)) {
        let is_json = update.channel.format == Format::Json;
        let is_of_referees = update.channel.audience == Audience::Referees;
        frames.entry((is_of_referees, is_json)).or_default().push(update.framed.bytes().len());
    }
    let median = |lengths: &[usize]| {
        let mut lengths = lengths.to_vec();
        lengths.sort_unstable();
        lengths[lengths.len() / 2]
    };
    let max = |lengths: &[usize]| *lengths.iter().max().expect("there were some");
    // medians and maxima; the mate, with its result and its sentences, is the longest
    assert!(median(&bodies) <= 360 && max(&bodies) <= 512, "{bodies:?}");
    // each side has the time of its next stop; referees also get the instants from which calls are unexpected, and the permits that changed
    for (channel, median_max, max_max) in [
        ((false, false), 740, 840),
        ((false, true), 1_040, 1_240),
        ((true, false), 810, 2_640),
        ((true, true), 1_140, 3_540),
    ] {
        let lengths = &frames[&channel];
        assert!(
            median(lengths) <= median_max && max(lengths) <= max_max,
            "{channel:?}: {lengths:?}"
        );
    }
}
