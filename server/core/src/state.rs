//! The state of the court: a fold of its records.

use court_protocol::{
    Audience, BoardNo, BootId, BySide, CourtId, CourtSetup, CourtTime, DeviceId, Epoch, GameId,
    GameSetup, MoveView, Question, Role, Seq, Snapshot, TickerLine,
};
use std::collections::{BTreeMap, BTreeSet};

use crate::game::Game;
use crate::play::{Account, Play};
use crate::record::{Fact, FactBody, Record};
use crate::ticker::{self, Ticker};

/// The live state of one court. Cloning gives a copy to try things on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CourtState {
    pub(crate) court: CourtId,
    pub(crate) seq: Seq,
    pub(crate) at: CourtTime,
    pub(crate) epoch: Epoch,
    pub(crate) setup: Option<CourtSetup>,
    pub(crate) demo: bool,
    pub(crate) speed: u32,
    pub(crate) boards: BTreeMap<BoardNo, Board>,
    pub(crate) games: BTreeMap<GameId, Game>,
    pub(crate) devices: BTreeMap<DeviceId, Device>,
    /// The last outage: its end, and its beginning.
    pub(crate) outage: Option<Outage>,
    pub(crate) ticker: Ticker,
}

/// The server was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outage {
    pub away_from: CourtTime,
    pub at: CourtTime,
}

/// A table on the middle line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Board {
    /// The games of the table, the one being played last.
    pub games: Vec<GameId>,
    /// True after the last game was taken off, until the next one is put on.
    pub is_free: bool,
    /// The instant when a game was taken off last.
    pub taken_off: Option<CourtTime>,
    /// Devices that report for the table and are silent, each with the beginning of its silence.
    pub stale: BTreeMap<DeviceId, CourtTime>,
    /// Board agents of this board that have ever spoken, in order. The list is needed for every
    /// report, so it is kept.
    pub reporters: Vec<DeviceId>,
}

impl Board {
    /// The game on the table: the one being played, or the last one.
    pub(crate) fn current(&self) -> Option<GameId> {
        self.games.last().copied().filter(|_| !self.is_free)
    }

    /// The games that were played here before the current one.
    pub(crate) fn earlier(&self) -> &[GameId] {
        let current = usize::from(self.current().is_some());
        &self.games[..self.games.len() - current]
    }
}

/// A device that has or had a role here.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Device {
    /// The role of the device; `None` once it is revoked.
    pub role: Option<Role>,
    /// The boards of the device; empty is all.
    pub boards: Vec<BoardNo>,
    /// Present if it handed its duty over and has none since: it watches no board.
    pub relief: Option<Relief>,
    pub boots: BTreeMap<BootId, Boot>,
}

/// A device handed its duty over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Relief {
    pub at: CourtTime,
    /// The device that took the duty over.
    pub to: Option<DeviceId>,
}

/// One boot of a device's clock.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Boot {
    /// Requests 1 to `n` have their outcomes.
    pub n: u64,
    /// Games on which a request for several of them has been carried out, until its outcome stands.
    pub begun: Option<(u64, BTreeSet<GameId>)>,
    pub mapping: Option<Mapping>,
    /// The latest instant given to one of its inputs.
    pub latest: Option<CourtTime>,
    /// True if the referee was asked about this unmapped clock since its last mapping.
    pub raised: bool,
}

/// Court µs = device µs + `offset`, ± `error`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mapping {
    pub offset: i64,
    pub error: i64,
    /// The instant at which it was recorded.
    pub at: CourtTime,
    /// The last instant known before court time began anew, if it did after this mapping. The
    /// mapping dates no stamp later than that.
    pub until: Option<CourtTime>,
    /// The mappings it replaced, the oldest first, as far as the device may still hold stamps
    /// from their time.
    pub before: Vec<Before>,
}

/// The mapping of a device's clock before another one took its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Before {
    pub offset: i64,
    /// The last instant known before court time began anew, where it did meanwhile.
    pub until: Option<CourtTime>,
    /// The latest instant reported until then.
    pub latest: Option<CourtTime>,
}

impl Mapping {
    /// The earlier mappings to keep in the mapping that takes this one's place.
    fn replaced(self, latest: Option<CourtTime>) -> Vec<Before> {
        let until = self.until;
        let mut before = self.before;
        let is_new = before.last().map_or(latest.is_some(), |last| last.latest != latest);
        // after newer reports a mapping that only drifted is not needed any more; without any, the
        // one before this suffices
        if is_new {
            before.pop_if(|last| last.until.is_none());
        }
        if is_new || until.is_some() {
            before.push(Before { offset: self.offset, until, latest });
        }
        before
    }
}

impl Before {
    /// The time before the first mapping. Its requests were dated by their arrival, up to `latest`,
    /// and no stamp is dated by it.
    fn arrivals(latest: CourtTime) -> Self {
        Self { offset: 0, until: Some(CourtTime(i64::MIN)), latest: Some(latest) }
    }
}

impl Device {
    pub(crate) fn carries(&self, board: BoardNo) -> bool {
        self.relief.is_none() && (self.boards.is_empty() || self.boards.contains(&board))
    }
}

impl CourtState {
    /// A court before its first record.
    pub fn new(court: CourtId) -> Self {
        Self {
            court,
            seq: Seq(0),
            at: CourtTime(0),
            epoch: Epoch(0),
            setup: None,
            demo: false,
            speed: 1,
            boards: BTreeMap::new(),
            games: BTreeMap::new(),
            devices: BTreeMap::new(),
            outage: None,
            ticker: Ticker::new(),
        }
    }

    /// The number of the court.
    pub const fn court(&self) -> CourtId {
        self.court
    }

    /// The number of the last record.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// Returns the instant at which that record was ruled.
    pub const fn at(&self) -> CourtTime {
        self.at
    }

    /// The term of writing its next record belongs to.
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The set-up of the court; `None` before it is opened.
    pub const fn setup(&self) -> Option<&CourtSetup> {
        self.setup.as_ref()
    }

    /// Begins a term of writing. The journal's own first record of a term has a place in the
    /// court's stream: it is given as `seq`. Terms and places only grow.
    pub fn begin_epoch(&mut self, epoch: Epoch, seq: Seq) {
        self.epoch = self.epoch.max(epoch);
        self.seq = self.seq.max(seq);
    }

    /// Number of requests of a device's boot that have their outcome.
    pub fn have(&self, device: DeviceId, boot: BootId) -> u64 {
        self.boot(device, boot).map_or(0, |boot| boot.n)
    }

    /// A device's role here, and the boards it is for (empty is all).
    pub fn role(&self, device: DeviceId) -> Option<(Role, &[BoardNo])> {
        let device = self.devices.get(&device)?;
        Some((device.role?, &device.boards))
    }

    /// True if a device handed its duty over and has none since.
    pub fn is_relieved(&self, device: DeviceId) -> bool {
        self.devices.get(&device).is_some_and(|device| device.relief.is_some())
    }

    /// The game on a board: the one being played, or the last one; `None` if the last one was taken
    /// off.
    pub fn game_on(&self, board: BoardNo) -> Option<GameId> {
        self.boards.get(&board)?.current()
    }

    /// The board and the set-up of a game; `None` if there is no such game.
    pub fn paired(&self, game: GameId) -> Option<(BoardNo, &GameSetup)> {
        let game = self.games.get(&game)?;
        Some((game.board, &game.setup))
    }

    /// True if a game is on the court and may be taken off its board.
    pub fn may_leave(&self, game: GameId) -> bool {
        self.games.get(&game).is_some_and(Game::may_leave)
    }

    /// All games of the court with their boards and set-ups, in the order in which they were put on
    /// each board.
    pub fn pairings(&self) -> impl Iterator<Item = (GameId, BoardNo, &GameSetup)> {
        let games =
            self.boards.iter().flat_map(|(board, of)| of.games.iter().map(|id| (*id, *board)));
        games.map(|(game, board)| {
            let setup = &self.games.get(&game).expect("a board's game is the court's").setup;
            (game, board, setup)
        })
    }

    /// The number of rounds with all results sealed, among the games for which `counts` is true.
    pub fn rounds_over(&self, counts: impl Fn(GameId) -> bool) -> usize {
        let mut rounds: BTreeMap<u16, bool> = BTreeMap::new();
        for (_, of) in self.games.iter().filter(|(game, _)| counts(**game)) {
            *rounds.entry(of.setup.round).or_insert(true) &= of.play.result.sealed;
        }
        rounds.into_values().filter(|is_over| *is_over).count()
    }

    /// True for a court of a demonstration.
    pub const fn is_demo(&self) -> bool {
        self.demo
    }

    /// A game's moves from half-move `from_ply` on (1 is the first); `None` if there is
    /// no such game.
    pub fn moves(&self, game: GameId, from_ply: u16) -> Option<Vec<MoveView>> {
        let moves = &self.games.get(&game)?.play.table.moves;
        Some(
            moves
                .iter()
                .filter(|made| made.ply >= from_ply)
                .map(crate::play::MoveMade::view)
                .collect(),
        )
    }

    /// All lines of a game for an audience, in the order in which the events happened. `None` if there
    /// is no such game.
    pub fn lines(&self, game: GameId, audience: Audience) -> Option<Vec<TickerLine>> {
        Some(ticker::lines_of(self.games.get(&game)?, audience))
    }

    /// The positions of a game as FEN, each at the index of its half-move (0 is the start). Positions
    /// before an illegal move that stands are missing; all are, where the board is not known now.
    /// `None` if there is no such game.
    pub fn positions(&self, game: GameId) -> Option<Vec<Option<String>>> {
        let table = &self.games.get(&game)?.play.table;
        let known = table.fens();
        let missing = (usize::from(table.ply) + 1).saturating_sub(known.len());
        let missing = if known.is_empty() { 0 } else { missing };
        Some(std::iter::repeat_n(None, missing).chain(known.into_iter().map(Some)).collect())
    }

    /// A game's time account at an instant: time used and time left add up to time given. `None` if
    /// there is no such game or its clocks are not known.
    pub fn account(&self, game: GameId, now: CourtTime) -> Option<court_protocol::BySide<Account>> {
        let mut clocks = self.games.get(&game)?.play.clocks.clone();
        if clocks.running.is_some_and(|running| running.since <= now) {
            clocks.stop(now);
        }
        court_protocol::Side::BOTH
            .into_iter()
            .all(|side| clocks.left[side].is_some())
            .then_some(clocks.account)
    }

    /// A game's facts that count, in the order in which they happened.
    pub fn facts(&self, game: GameId) -> Option<&[Fact]> {
        Some(&self.games.get(&game)?.told)
    }

    /// The whole court as an audience may see it. Before it is opened it has no boards.
    pub fn snapshot(&self, audience: Audience) -> Snapshot {
        Snapshot {
            epoch: self.epoch,
            court: self.court,
            seq: self.seq,
            at: self.at,
            event: None,
            setup: self
                .setup
                .clone()
                .unwrap_or_else(|| CourtSetup::basketball(self.court.to_string(), 0)),
            demo: self.demo,
            speed: self.speed,
            stopped: false,
            boards: self.boards.keys().map(|board| self.whole_view(*board, audience)).collect(),
            earlier: self.earlier(audience),
            ticker: self.ticker.lines(audience),
        }
    }

    /// Applies a record. It cannot fail and asks no rule.
    // rules: ALL-2
    pub fn apply(&mut self, record: &Record) {
        self.seq = record.seq;
        self.at = record.at;
        self.epoch = self.epoch.max(record.epoch);
        self.take_request(record);
        let before = record.game.and_then(|game| self.games.get(&game));
        let knows = |play: &Play, side| play.knows_time(side) && play.clocks.left[side].is_some();
        let known = BySide::from_fn(|side| before.is_some_and(|game| knows(&game.play, side)));
        for fact in &record.facts {
            self.take_fact(record, fact);
        }
        if let Some(game) = record.game.and_then(|game| self.games.get_mut(&game)) {
            game.show_clock_task(record.at, known);
        }
        self.ticker.take(record);
    }

    fn take_request(&mut self, record: &Record) {
        let Some(request) = record.request else { return };
        let device = self.devices.entry(request.device).or_default();
        let is_first = device.boots.is_empty();
        let boot = device.boots.entry(request.boot).or_default();
        if record.verdict.is_some() {
            boot.n = boot.n.max(request.n);
            boot.begun = None;
        } else if let Some(game) = record.game {
            let begun = boot.begun.get_or_insert_with(|| (request.n, BTreeSet::new()));
            begun.1.insert(game);
        }
        if is_first {
            self.list(request.device);
        }
    }

    /// Lists a device with every board for which it reports now, and with no other board.
    fn list(&mut self, id: DeviceId) {
        let Some(device) = self.devices.get(&id) else { return };
        for (number, board) in &mut self.boards {
            let reports = device.role == Some(Role::Board)
                && device.carries(*number)
                && !device.boots.is_empty();
            match board.reporters.binary_search(&id) {
                Ok(place) if !reports => {
                    board.reporters.remove(place);
                }
                Err(place) if reports => board.reporters.insert(place, id),
                _ => {}
            }
        }
    }

    fn take_fact(&mut self, record: &Record, fact: &Fact) {
        match &fact.body {
            FactBody::Opened { setup, demo, speed } => {
                for board in 1..=setup.boards {
                    self.boards.entry(BoardNo(board)).or_default();
                }
                (self.setup, self.demo, self.speed) = (Some(setup.clone()), *demo, *speed);
                let devices: Vec<DeviceId> = self.devices.keys().copied().collect();
                for device in devices {
                    self.list(device);
                }
            }
            FactBody::Attached { device, role, boards } => {
                let attached = self.devices.entry(*device).or_default();
                attached.role = Some(*role);
                attached.boards.clone_from(boards);
                self.list(*device);
            }
            FactBody::Relieved { device, relieved, to } => {
                let relief = relieved.then_some(Relief { at: fact.at, to: *to });
                self.devices.entry(*device).or_default().relief = relief;
                self.expect_nothing_of(*device);
            }
            FactBody::Revoked { device } => {
                self.devices.entry(*device).or_default().role = None;
                self.expect_nothing_of(*device);
            }
            FactBody::ClockMapped { device, boot, offset, error } => {
                let boots = &mut self.devices.entry(*device).or_default().boots;
                let Boot { mapping, latest, raised, .. } = boots.entry(*boot).or_default();
                *raised = false;
                let before = match mapping.take() {
                    Some(old) => old.replaced(*latest),
                    None => latest.map(Before::arrivals).into_iter().collect(),
                };
                let (offset, error, at) = (*offset, *error, fact.at);
                *mapping = Some(Mapping { offset, error, at, until: None, before });
                self.list(*device);
            }
            FactBody::CameBack { away_from, ran_on } => {
                let outage = Outage { away_from: *away_from, at: fact.at };
                self.outage = Some(outage);
                let devices = self.devices.values_mut().filter(|_| !ran_on);
                let boots = devices.flat_map(|device| device.boots.values_mut());
                for mapping in boots.filter_map(|boot| boot.mapping.as_mut()) {
                    mapping.until.get_or_insert(*away_from);
                }
            }
            FactBody::Stale { device, stale } => {
                let board = record.board.and_then(|board| self.boards.get_mut(&board));
                let silent = &mut board.expect("silence is stated of a board").stale;
                if *stale {
                    silent.insert(*device, fact.at);
                } else {
                    silent.remove(device);
                }
            }
            body => {
                if let FactBody::Paired { setup, .. } = body {
                    self.pair(record, setup);
                }
                if matches!(body, FactBody::TakenOff) {
                    return self.take_off(record, fact.at);
                }
                if let FactBody::Asked { question: Question::UnmappedClock { boot }, .. } = body
                    && let Some(request) = record.request
                {
                    let boots = &mut self.devices.entry(request.device).or_default().boots;
                    boots.entry(*boot).or_default().raised = true;
                }
                if let Some((request, at)) = record.request.zip(fact.put_in()) {
                    let boots = &mut self.devices.entry(request.device).or_default().boots;
                    let latest = &mut boots.entry(request.boot).or_default().latest;
                    *latest = (*latest).max(Some(at));
                }
                let game = record.game.and_then(|game| self.games.get_mut(&game));
                let by = record.request.map(|request| request.device);
                game.expect("a game's fact names its game").apply(fact, by);
            }
        }
    }

    /// Drops a device from the lists of silent devices.
    fn expect_nothing_of(&mut self, device: DeviceId) {
        self.list(device);
        for board in self.boards.values_mut() {
            board.stale.remove(&device);
        }
    }

    fn pair(&mut self, record: &Record, setup: &GameSetup) {
        let (board, game) =
            record.board.zip(record.game).expect("a pairing names its board and game");
        let of_board = self.boards.entry(board).or_default();
        of_board.games.push(game);
        of_board.is_free = false;
        self.games.insert(game, Game::new(game, board, setup.clone()));
    }

    fn take_off(&mut self, record: &Record, at: CourtTime) {
        let (board, game) =
            record.board.zip(record.game).expect("a game that leaves names its board");
        let of_board = self.boards.entry(board).or_default();
        of_board.games.retain(|on| *on != game);
        (of_board.is_free, of_board.taken_off) = (true, Some(at));
        self.games.remove(&game);
    }

    pub(crate) fn boot(&self, device: DeviceId, boot: BootId) -> Option<&Boot> {
        self.devices.get(&device)?.boots.get(&boot)
    }

    /// The game being played on a board, or the last one.
    pub(crate) fn current(&self, board: BoardNo) -> Option<&Game> {
        let game = self.game_on(board)?;
        Some(self.games.get(&game).expect("a board's games are the court's"))
    }
}
