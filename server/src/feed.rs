//! The feed of one court: what its followers see, encoded once for all of them.
//!
//! A feed keeps a court of its own, the *released* one: it follows the journal's durable mark
//! record by record, so nothing that is not durable can be seen here, and the live court is never
//! asked. Each update is encoded once per channel (codec and audience) that has a follower, with
//! its WebSocket header, and shared. Whoever is new or too slow gets the court's snapshot, encoded
//! once per record and channel: one way to catch up, bounded memory, never a wrong picture.
//!
//! Left out on purpose: sockets ([`task`], [`stand`] and [`follower`] know them) and differences between two
//! views: an update carries the board's whole new view.

pub mod follower;
pub mod stand;
pub mod task;

use crate::net::framing;
use bytes::Bytes;
use court_protocol::{
    Audience, BoardView, CourtId, Format, Frame, GameId, MoveView, PlayerId, Seq, Snapshot,
    ToDevice,
};
use referee_core::{CourtState, FactBody, Record};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Frames a follower may lag behind before a snapshot replaces them.
pub const QUEUE_FRAMES: usize = 64;
/// The longest frame that is shared as one: so a full queue holds 256 KiB. What is longer (a long
/// amendment) goes out as a snapshot.
pub const FRAME_MAX: usize = 4 * 1024;

/// Names of players, as each audience may see them.
pub type Names = Arc<BTreeMap<PlayerId, PlayerName>>;

/// One player's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerName {
    /// As the public may see it.
    pub public: String,
    /// As the referees know it.
    pub listed: String,
    /// What he is called on the site where matches are played (IM-1-1); for referees and boards.
    pub handle: Option<String>,
}

/// Followers that share every byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Channel {
    /// How it is written.
    pub format: Format,
    /// Who looks.
    pub audience: Audience,
}

impl Channel {
    /// Every channel.
    pub const ALL: [Self; 4] = [
        Self { format: Format::MessagePack, audience: Audience::Public },
        Self { format: Format::MessagePack, audience: Audience::Referees },
        Self { format: Format::Json, audience: Audience::Public },
        Self { format: Format::Json, audience: Audience::Referees },
    ];

    const fn idx(self) -> usize {
        let format = match self.format {
            Format::MessagePack => 0,
            Format::Json => 2,
        };
        match self.audience {
            Audience::Public => format,
            Audience::Referees => format + 1,
        }
    }
}

/// One message as it goes to every follower of a channel, WebSocket header included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Framed {
    bytes: Bytes,
    header: u8,
}

impl Framed {
    /// Encodes a message.
    #[must_use]
    pub fn new(format: Format, message: &ToDevice) -> Self {
        let bytes = framing::frame(format, message);
        let header = framing::header_len(&bytes) as u8;
        Self { bytes, header }
    }

    /// Header and message: what a bare socket writes.
    #[must_use]
    pub const fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The message alone: what a WebSocket library writes.
    #[must_use]
    pub fn message(&self) -> Bytes {
        self.bytes.slice(usize::from(self.header)..)
    }
}

/// What a record makes one channel's followers see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    /// Whose.
    pub channel: Channel,
    /// The frame, or the whole court where a frame would be too long.
    pub framed: Framed,
}

/// One court's feed.
#[derive(Debug)]
pub struct Feed {
    id: CourtId,
    /// The released court.
    court: CourtState,
    names: Names,
    speed: u32,
    /// Its court rules nothing any more.
    stopped: bool,
    /// Per audience: the cursor after its last frame. What was hidden since costs no frame.
    shown: [Seq; 2],
    followed: [bool; 4],
    snapshots: [Option<(Seq, Framed)>; 4],
    n_encoded: u64,
}

impl Feed {
    /// A feed that has released what `court` holds.
    #[must_use]
    pub fn new(id: CourtId, court: CourtState, names: Names, speed: u32) -> Self {
        let shown = [court.seq(); 2];
        Self {
            id,
            court,
            names,
            speed,
            stopped: false,
            shown,
            followed: [false; 4],
            snapshots: [const { None }; 4],
            n_encoded: 0,
        }
    }

    /// The court's number.
    #[must_use]
    pub const fn court(&self) -> CourtId {
        self.id
    }

    /// The last record released.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.court.seq()
    }

    /// Messages encoded so far: one per update and channel with a follower, however many follow.
    #[must_use]
    pub const fn n_encoded(&self) -> u64 {
        self.n_encoded
    }

    /// Says whether a channel has followers: without any, nothing is encoded for it.
    pub const fn set_followed(&mut self, channel: Channel, followed: bool) {
        self.followed[channel.idx()] = followed;
    }

    /// Releases a durable record: what is to be sent, per channel with followers. A record behind
    /// the released court is known already and sends nothing.
    ///
    /// # Panics
    /// When records between are missing: the caller fetches them first.
    pub fn release(&mut self, record: &Record) -> Vec<Update> {
        if record.seq <= self.court.seq() {
            return Vec::new();
        }
        assert_eq!(record.seq, self.court.seq().next(), "records are released without gaps");
        self.court.apply(record);
        // a frame changes one board of a court that is known: who came before it was laid out
        // needs it whole
        let opens = record.facts.iter().any(|fact| matches!(fact.body, FactBody::Opened { .. }));
        let mut updates = Vec::new();
        for audience in Audience::ALL {
            let shown = audience_idx(audience);
            let formats = Format::ALL
                .into_iter()
                .map(|format| Channel { format, audience })
                .filter(|channel| self.followed[channel.idx()])
                .collect::<smallvec::SmallVec<[Channel; 2]>>();
            let changed = CourtState::changed_board(record, audience);
            if !CourtState::has_lines(record, audience) && changed.is_none() && !opens {
                continue;
            }
            let from = std::mem::replace(&mut self.shown[shown], record.seq);
            if formats.is_empty() {
                continue;
            }
            let frame = ToDevice::Frame(Box::new(Frame {
                epoch: record.epoch,
                court: self.id,
                from,
                to: record.seq,
                at: record.at,
                what: CourtState::lines(record, audience),
                view: changed
                    .map(|board| named(self.court.view(board, audience), audience, &self.names)),
                tag: record.tag.clone(),
            }));
            for channel in formats {
                let framed = Framed::new(channel.format, &frame);
                self.n_encoded += 1;
                let whole = opens || framed.bytes.len() > FRAME_MAX;
                let framed = if whole { self.picture(channel) } else { framed };
                updates.push(Update { channel, framed });
            }
        }
        updates
    }

    /// The court whole, for a follower of `channel`: encoded once per record.
    pub fn picture(&mut self, channel: Channel) -> Framed {
        let seq = self.court.seq();
        if let Some((at, framed)) = &self.snapshots[channel.idx()]
            && *at == seq
        {
            return framed.clone();
        }
        let snapshot = ToDevice::Snapshot(Box::new(self.snapshot(channel.audience)));
        let framed = Framed::new(channel.format, &snapshot);
        self.n_encoded += 1;
        self.snapshots[channel.idx()] = Some((seq, framed.clone()));
        framed
    }

    /// The court whole, as `audience` may see it.
    #[must_use]
    pub fn snapshot(&self, audience: Audience) -> Snapshot {
        let mut snapshot = self.court.snapshot(audience);
        snapshot.speed = self.speed;
        snapshot.stopped = self.stopped;
        for board in &mut snapshot.boards {
            *board = named(std::mem::replace(board, blank(board)), audience, &self.names);
        }
        snapshot
    }

    /// The court has stopped for good: every picture says so from now on.
    pub fn stop(&mut self) {
        self.stopped = true;
        self.snapshots = [None, None, None, None];
    }

    /// Whether the court has stopped.
    #[must_use]
    pub const fn has_stopped(&self) -> bool {
        self.stopped
    }

    /// A game's moves from a half-move on (from 1); `None` when the court has no such game.
    #[must_use]
    pub fn moves(&self, game: GameId, from_ply: u16) -> Option<Vec<MoveView>> {
        self.court.moves(game, from_ply)
    }
}

const fn audience_idx(audience: Audience) -> usize {
    match audience {
        Audience::Public => 0,
        Audience::Referees => 1,
    }
}

fn blank(view: &BoardView) -> BoardView {
    BoardView { board: view.board, stale: view.stale, game: None }
}

/// The view with the names of its players.
fn named(mut view: BoardView, audience: Audience, names: &Names) -> BoardView {
    if let Some(game) = &mut view.game {
        for side in [&mut game.sides.white, &mut game.sides.black] {
            side.name = names.get(&side.player).map(|name| match audience {
                Audience::Public => name.public.clone(),
                Audience::Referees => name.listed.clone(),
            });
        }
        if let Some(online) = &mut game.online {
            let handle = |player| names.get(&player).and_then(|name| name.handle.clone());
            online.handles = game.sides.as_ref().map(|side| handle(side.player));
        }
    }
    view
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{
        Ask, BoardNo, BySide, ClockRule, CourtSetup, CourtTime, DeviceId, Evidence, GameSetup,
        Limits, MatchRule, Mirror, Pairing, Role, Ruleset, RunEvidence, RunMode, TimeControl,
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
            let setup = GameSetup {
                round: 1,
                players: BySide { white: PlayerId(1), black: PlayerId(2) },
                ruleset: Ruleset::Classic,
                time: BySide::both(TimeControl::STANDARD),
                clock: ClockRule::Court,
                evidence: Evidence::Moves,
                runs: RunEvidence::Presumed,
                run_mode: BySide::both(RunMode::Line),
                turning_point: BySide::both(14),
                start_fen: None,
                illegal_moves: court_protocol::IllegalMoveRule::default(),
                draw_cards: 2,
                match_rule: None,
                site: None,
                walk: None,
            };
            let pairing = Pairing { board: BoardNo(board), game: GameId(game), setup };
            self.records(&Command::House { ask: Ask::Pair { games: vec![pairing] } })
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
            self.records(&Command::House { ask: Ask::Pair { games: vec![pairing] } })
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
        let name = |public: &str, listed: &str| PlayerName {
            public: public.into(),
            listed: listed.into(),
            handle: listed.strip_prefix("Example, ").map(str::to_lowercase),
        };
        let names = BTreeMap::from([
            (PlayerId(1), name("Anna E.", "Example, Anna")),
            (PlayerId(2), name("player 2", "Example, Ben")),
        ]);
        let feed = Feed::new(id, live.0.clone(), Arc::new(names), 1);
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
            snapshot.boards[0].game.as_ref().and_then(|game| game.sides.white.name.clone())
        };
        assert_eq!(white(Audience::Public).as_deref(), Some("Anna E."));
        assert_eq!(white(Audience::Referees).as_deref(), Some("Example, Anna"));
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
}
