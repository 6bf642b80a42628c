//! The feed of one court: what its followers see, encoded once for all of them.
//!
//! A feed keeps a court of its own, the *released* one. It follows the journal's durable mark
//! record by record, so only durable records show here, and the live court is never asked. Each
//! update is encoded once per channel (codec and audience) that has a follower, with its WebSocket
//! header, and shared. Whoever is new or too slow gets the court's snapshot, encoded once per
//! record and channel: one way to catch up, bounded memory, never a wrong picture.
//!
//! Left out on purpose: sockets ([`task`], [`subscribers`] and [`follower`] know them) and differences
//! between two views: an update carries the board's whole new view, with its permits if they
//! changed.

pub mod follower;
pub mod subscribers;
pub mod task;

use crate::export::{GameSheet, Wanted, sheets};
use crate::net::framing;
use crate::register::Person;
use bytes::Bytes;
use court_protocol::{
    Audience, BoardNo, BoardView, CourtId, EventView, Format, Frame, GameId, GameView, MoveView,
    Permits, PlayerId, Profile, Seq, Snapshot, TickerLine, ToDevice,
};
use referee_core::{Basis, CourtState, FactBody, Record};
use referee_desk::{PersonId, views};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Frames a follower may lag before a snapshot replaces them.
pub const QUEUE_FRAMES: usize = 64;
/// The longest frame that is shared as one: so a full queue holds 512 KiB. What is longer (a long
/// amendment) goes out as a snapshot.
pub const FRAME_MAX: usize = 8 * 1024;

/// Names of players, as each audience may see them.
pub type Names = Arc<BTreeMap<PlayerId, PlayerName>>;

/// A player as one audience may see him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Introduced {
    pub name: String,
    pub profile: Option<Profile>,
}

/// One player's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerName {
    /// His number now; the numbers of a merged person have the same one.
    pub number: PlayerId,
    /// As the public may see it.
    pub public: Introduced,
    /// The start numbers that stand for the public name in games of events.
    pub called: BTreeMap<GameId, String>,
    /// As the referees know it.
    pub listed: Introduced,
    /// True if the public sees him by his name.
    pub is_named: bool,
    /// All that the register has of him; for referees, boards and files.
    pub person: Person,
}

impl PlayerName {
    /// As the public may see him in a game.
    pub fn public_in(&self, game: GameId) -> Introduced {
        let Introduced { name, profile } = self.public.clone();
        Introduced { name: self.called.get(&game).cloned().unwrap_or(name), profile }
    }

    /// The name for a reader of an event.
    pub fn name_for(&self, reader: views::Audience) -> &str {
        let introduced = match reader {
            views::Audience::Crew => &self.listed,
            views::Audience::Public => &self.public,
        };
        &introduced.name
    }
}

/// True if a reader of an event may see more of a person than the name.
pub fn knows(names: &Names, reader: views::Audience, person: PersonId) -> bool {
    let is_named = || names.get(&PlayerId(person.0)).is_some_and(|known| known.is_named);
    reader == views::Audience::Crew || is_named()
}

/// Followers that share every byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Channel {
    pub format: Format,
    pub audience: Audience,
}

impl Channel {
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
    pub fn new(format: Format, message: &ToDevice) -> Self {
        let bytes = framing::frame(format, message);
        let header = framing::header_len(&bytes) as u8;
        Self { bytes, header }
    }

    /// Header and message: what a bare socket writes.
    pub const fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The message alone: what a WebSocket library writes.
    pub fn message(&self) -> Bytes {
        self.bytes.slice(usize::from(self.header)..)
    }
}

/// The update that a record causes on one channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
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
    event: Option<EventView>,
    speed: u32,
    /// The last record released when it began.
    began: Seq,
    /// Its court rules nothing.
    stopped: bool,
    /// Per audience: the cursor after its last frame. What was hidden since costs no frame.
    shown: [Seq; 2],
    /// The bases of the permits that referees have: permits are sent when they change.
    permitted: BTreeMap<BoardNo, Basis>,
    followed: [bool; 4],
    snapshots: [Option<(Seq, Framed)>; 4],
    n_encoded: u64,
}

impl Feed {
    /// A feed that has released what `court` holds.
    pub fn new(id: CourtId, court: CourtState, names: Names, speed: u32) -> Self {
        let began = court.seq();
        let shown = [began; 2];
        Self {
            id,
            court,
            names,
            event: None,
            speed,
            began,
            stopped: false,
            shown,
            permitted: BTreeMap::new(),
            followed: [false; 4],
            snapshots: [const { None }; 4],
            n_encoded: 0,
        }
    }

    /// The same feed, which names the event.
    #[must_use]
    pub fn of_event(self, event: Option<EventView>) -> Self {
        Self { event, ..self }
    }

    pub const fn court(&self) -> CourtId {
        self.id
    }

    /// The released court.
    pub const fn state(&self) -> &CourtState {
        &self.court
    }

    /// Shows these names from now on: in whatever is encoded next.
    pub fn rename(&mut self, names: Names) {
        self.names = names;
        self.snapshots = [const { None }; 4];
    }

    /// The last record released.
    pub fn seq(&self) -> Seq {
        self.court.seq()
    }

    /// Messages encoded so far: one per update and channel with a follower, however many follow.
    pub const fn n_encoded(&self) -> u64 {
        self.n_encoded
    }

    /// Says whether a channel has followers: without any, nothing is encoded for it.
    pub const fn set_followed(&mut self, channel: Channel, followed: bool) {
        self.followed[channel.idx()] = followed;
    }

    /// Releases a durable record: returns the updates, per channel with followers. A record up to
    /// the released court's last is known already and sends nothing.
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
            let changed = record.changed_board(audience);
            if !record.has_lines(audience) && changed.is_none() && !opens {
                continue;
            }
            let from = std::mem::replace(&mut self.shown[shown], record.seq);
            let permits = changed
                .filter(|_| audience == Audience::Referees)
                .and_then(|board| self.changed_permits(board));
            if formats.is_empty() {
                continue;
            }
            let frame = ToDevice::Frame(Box::new(Frame {
                epoch: record.epoch,
                court: self.id,
                from,
                to: record.seq,
                at: record.at,
                what: record.lines(audience),
                view: changed.map(|board| {
                    let view = BoardView { permits, ..self.court.view(board, audience) };
                    named(view, audience, &self.names)
                }),
                earlier: self.court.changed_earlier(record, audience).map(|mut earlier| {
                    name(&mut earlier.game, audience, &self.names);
                    earlier
                }),
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

    /// The permits of a board if they differ from those in its last frame.
    fn changed_permits(&mut self, board: BoardNo) -> Option<Box<Permits>> {
        let Some(basis) = self.court.basis(board) else {
            self.permitted.remove(&board);
            return None;
        };
        let before = self.permitted.insert(board, basis);
        (before != Some(basis)).then(|| Box::new(basis.permits()))
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
    pub fn snapshot(&self, audience: Audience) -> Snapshot {
        self.snapshot_of(&self.court, audience)
    }

    /// This or a past state of the court, as `audience` may see it, with the names of today.
    pub fn snapshot_of(&self, court: &CourtState, audience: Audience) -> Snapshot {
        let mut snapshot = court.snapshot(audience);
        snapshot.event.clone_from(&self.event);
        snapshot.speed = self.speed;
        snapshot.stopped = self.stopped;
        for board in &mut snapshot.boards {
            *board = named(std::mem::replace(board, blank(board)), audience, &self.names);
        }
        for earlier in &mut snapshot.earlier {
            name(&mut earlier.game, audience, &self.names);
        }
        snapshot
    }

    /// The court has stopped, or goes on: every picture shows it from now on.
    pub fn stop(&mut self, stopped: bool) {
        self.stopped = stopped;
        self.snapshots = [None, None, None, None];
    }

    /// True if a picture taken at this record shows the court as it is. A picture that may be of
    /// before this run does not: a name in the register may have changed since.
    pub fn is_newest(&self, from: Seq) -> bool {
        from == self.seq() && from > self.began && !self.stopped
    }

    /// A game's moves from a half-move on (from 1); `None` when the court has no such game.
    pub fn moves(&self, game: GameId, from_ply: u16) -> Option<Vec<MoveView>> {
        self.court.moves(game, from_ply)
    }

    /// The game on a board as the public may see it.
    pub fn game_on(&self, board: BoardNo) -> Option<GameView> {
        named(self.court.view(board, Audience::Public), Audience::Public, &self.names).game
    }

    /// The sheets of games, with the players as the public may see them.
    pub(crate) fn sheets(&self, wanted: Wanted) -> Vec<GameSheet> {
        sheets(&self.court, wanted, |game, player| match self.names.get(&player) {
            Some(known) => {
                let Introduced { name, profile } = known.public_in(game);
                let Profile { title, rating, team, .. } = profile.unwrap_or_default();
                Person { title, rating, team, ..Person::named(name, "") }
            }
            None => Person::named(player.to_string(), ""),
        })
    }

    /// A game from its start; `None` when the court has no such game.
    #[must_use]
    pub fn history(&self, game: GameId) -> Option<GameHistory> {
        let lines = self.court.lines(game, Audience::Public)?;
        Some(GameHistory { positions: self.court.positions(game)?, lines })
    }
}

/// A game from its start, as the public may know it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct GameHistory {
    /// FEN by half-move, 0 for the start; `None` where the position is not known.
    pub positions: Vec<Option<String>>,
    /// The lines of the ticker, in the order in which the events happened.
    pub lines: Vec<TickerLine>,
}

const fn audience_idx(audience: Audience) -> usize {
    match audience {
        Audience::Public => 0,
        Audience::Referees => 1,
    }
}

fn blank(view: &BoardView) -> BoardView {
    BoardView { board: view.board, stale: view.stale, game: None, permits: None }
}

/// The view with the names of its players.
fn named(mut view: BoardView, audience: Audience, names: &Names) -> BoardView {
    if let Some(game) = &mut view.game {
        name(game, audience, names);
    }
    view
}

/// Puts the names of a game's players in.
fn name(game: &mut GameView, audience: Audience, names: &Names) {
    for side in [&mut game.sides.white, &mut game.sides.black] {
        let introduced = names.get(&side.player).map(|name| match audience {
            Audience::Public => name.public_in(game.game),
            Audience::Referees => name.listed.clone(),
        });
        if let Some(Introduced { name, profile }) = introduced {
            (side.name, side.profile) = (Some(name), profile);
        }
    }
    if let Some(online) = &mut game.online {
        let handle = |player| names.get(&player).and_then(|name| name.person.handle.clone());
        online.handles = game.sides.as_ref().map(|side| handle(side.player));
    }
}

#[cfg(test)]
mod tests;
