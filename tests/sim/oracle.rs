//! Invariants of every hall after every step, with every fault.

use crate::hall::{COURT, id_of};
use court_protocol::{
    Audience, BoardNo, BoardView, BootId, CourtTime, DeviceId, Format, GameId, Limits, Mirror,
    Outcome, Phase, RequestId, Seq,
};
use referee_core::{CourtState, Fact, FactBody, Record};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Something that must never happen did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Violation(pub(crate) String);

/// Fails with a violation.
macro_rules! must {
    ($condition:expr, $($words:tt)*) => {
        if !$condition {
            return Err($crate::oracle::Violation(format!($($words)*)));
        }
    };
}
pub(crate) use must;

/// Knows what was said and what was written, and nothing of how.
#[derive(Debug)]
pub(crate) struct Oracle {
    /// Every body handed to the journal, in order.
    written: Vec<Vec<u8>>,
    /// A fold of those bytes, as any reader of the journal would make it.
    pub(crate) replayed: CourtState,
    /// Per boot of a device's clock: its last word that was taken in, and when that happened.
    dated: BTreeMap<(DeviceId, BootId), (RequestId, CourtTime)>,
    /// Outcomes that left the server.
    outcomes: BTreeMap<RequestId, Outcome>,
    /// The last record of which anything left the server.
    said: u64,
    /// Per record: a digest of every board as each audience sees it.
    pictures: BTreeMap<u64, [Vec<u64>; 2]>,
    released: CourtState,
    picture: [Vec<u64>; 2],
    pub(crate) n_amended: u64,
    pub(crate) n_flags: u64,
    pub(crate) n_asked: u64,
}

impl Oracle {
    pub(crate) fn new() -> Self {
        Self {
            written: Vec::new(),
            replayed: CourtState::new(COURT),
            dated: BTreeMap::new(),
            outcomes: BTreeMap::new(),
            said: 0,
            pictures: BTreeMap::new(),
            released: CourtState::new(COURT),
            picture: [Vec::new(), Vec::new()],
            n_amended: 0,
            n_flags: 0,
            n_asked: 0,
        }
    }

    /// A record was handed to the journal. Gives it back as its bytes say it.
    pub(crate) fn append(&mut self, seq: Seq, body: &[u8]) -> Result<Record, Violation> {
        must!(
            seq.0 == self.written.len() as u64 + 1,
            "{seq} follows record {}",
            self.written.len()
        );
        let record: Record = Format::MessagePack
            .decode(body, Limits::SERVER)
            .map_err(|error| Violation(format!("{seq} cannot be read again: {error}")))?;
        self.nothing_follows_a_result(&record)?;
        if let Some(request) = record.request.filter(|_| record.answers()) {
            must!(
                self.replayed.have(request.device, request.boot) < request.n,
                "{request} was executed twice, again by {seq}"
            );
        }
        self.words_keep_their_order(&record)?;
        for fact in &record.facts {
            match &fact.body {
                FactBody::Amended { .. } => self.n_amended += 1,
                FactBody::FlagFell { .. } => self.n_flags += 1,
                FactBody::Asked { .. } => self.n_asked += 1,
                _ => {}
            }
        }
        self.written.push(body.to_vec());
        self.replayed.apply(&record);
        Ok(record)
    }

    /// Stamps that a board's device made in order are dated in order, whenever they arrive.
    fn words_keep_their_order(&mut self, record: &Record) -> Result<(), Violation> {
        let dated = record.facts.iter().find_map(Fact::put_in);
        let told = record
            .request
            .zip(dated)
            .filter(|(request, _)| request.device != id_of(crate::hall::HEAD));
        let Some((request, at)) = told else { return Ok(()) };
        let of = (request.device, request.boot);
        if let Some((before, then)) = self.dated.insert(of, (request, at)) {
            must!(
                then <= at,
                "{}: {request} is dated {at:?}, before {before} of {then:?}",
                record.seq
            );
        }
        Ok(())
    }

    /// Nothing follows a result but an amendment (and what is only noted, asked or set aside).
    fn nothing_follows_a_result(&self, record: &Record) -> Result<(), Violation> {
        let Some(board) = record.board else { return Ok(()) };
        let view = self.replayed.view(board, Audience::Referees);
        let ended = view
            .game
            .is_some_and(|game| Some(game.game) == record.game && game.phase == Phase::Finished);
        if !ended {
            return Ok(());
        }
        for fact in &record.facts {
            let is_effect = matches!(
                fact.body,
                FactBody::Moved { .. }
                    | FactBody::Pressed { .. }
                    | FactBody::Placed { .. }
                    | FactBody::Illegal { .. }
                    | FactBody::MovedBeforeRun { .. }
                    | FactBody::RunMade { .. }
                    | FactBody::Crossed { .. }
                    | FactBody::Returned { .. }
                    | FactBody::FlagFell { .. }
                    | FactBody::Ended { .. }
            );
            must!(
                !is_effect,
                "{} of {:?} follows a result: {:?}",
                record.seq,
                record.game,
                fact.body
            );
        }
        Ok(())
    }

    /// Replay = live: cheap after every record, whole now and then.
    pub(crate) fn replay_is_live(&self, live: &CourtState, whole: bool) -> Result<(), Violation> {
        must!(
            self.replayed.seq() == live.seq(),
            "the live court is at {}, its journal at {}",
            live.seq(),
            self.replayed.seq()
        );
        if whole && self.replayed != *live {
            let [replayed, live] = [&self.replayed, live].map(|court| format!("{court:?}"));
            let at = replayed.bytes().zip(live.bytes()).take_while(|(a, b)| a == b).count();
            let around = |text: &str| {
                text.get(at.saturating_sub(200)..(at + 200).min(text.len())).map(str::to_owned)
            };
            return Err(Violation(format!(
                "replay differs from live:\n{:?}\n{:?}",
                around(&replayed),
                around(&live)
            )));
        }
        Ok(())
    }

    pub(crate) fn board_is_live(&self, live: &CourtState, board: BoardNo) -> Result<(), Violation> {
        let (replayed, live) =
            (self.replayed.view(board, Audience::Referees), live.view(board, Audience::Referees));
        must!(replayed == live, "replay shows {replayed:?}\nthe live court {live:?}");
        Ok(())
    }

    /// Time is conserved, to the millisecond.
    pub(crate) fn time_is_conserved(&self, game: GameId, now: CourtTime) -> Result<(), Violation> {
        if let Some(account) = self.replayed.account(game, now) {
            for side in [account.white, account.black] {
                must!(side.balances(), "{game}: time was made or lost: {side:?}");
            }
        }
        Ok(())
    }

    /// An outcome leaves the server: durable, and the same for ever.
    pub(crate) fn acknowledged(
        &mut self,
        request: RequestId,
        outcome: &Outcome,
        durable: u64,
    ) -> Result<(), Violation> {
        must!(
            outcome.seq.0 <= durable,
            "{request} was acknowledged by {} when the disk held {durable}",
            outcome.seq
        );
        self.said = self.said.max(outcome.seq.0);
        let first = self.outcomes.entry(request).or_insert_with(|| outcome.clone());
        must!(first == outcome, "{request} has two outcomes: {first:?}\nand {outcome:?}");
        Ok(())
    }

    /// A record is shown to followers: durable.
    pub(crate) fn released(&mut self, record: &Record, durable: u64) -> Result<(), Violation> {
        must!(record.seq.0 <= durable, "{} was announced when the disk held {durable}", record.seq);
        self.said = self.said.max(record.seq.0);
        if record.seq <= self.released.seq() {
            return Ok(());
        }
        self.released.apply(record);
        self.take_picture(record.board);
        Ok(())
    }

    fn take_picture(&mut self, board: Option<BoardNo>) {
        for (n, audience) in Audience::ALL.into_iter().enumerate() {
            let digests = &mut self.picture[n];
            match board {
                Some(board) if digests.len() >= usize::from(board.0) => {
                    digests[usize::from(board.0) - 1] =
                        digest(&self.released.whole_view(board, audience));
                }
                _ => {
                    *digests = self.released.snapshot(audience).boards.iter().map(digest).collect();
                }
            }
        }
        self.pictures.insert(self.released.seq().0, self.picture.clone());
    }

    /// A follower's picture is one the court has released.
    pub(crate) fn is_released(
        &self,
        mirror: &Watched,
        audience: Audience,
    ) -> Result<(), Violation> {
        let seq = mirror.mirror.court().seq;
        let of = usize::from(audience == Audience::Referees);
        // records hidden from an audience make no frame: its picture is the last one at or before
        let shown = self.pictures.range(..=seq.0).next_back().map(|(_, pictures)| &pictures[of]);
        must!(
            shown.is_none_or(|shown| *shown == mirror.digests),
            "a follower's picture at {seq} is none the court has shown"
        );
        Ok(())
    }

    /// The server came back with these bodies.
    pub(crate) fn recovered(&mut self, found: &[Vec<u8>]) -> Result<(), Violation> {
        must!(
            found.len() as u64 >= self.said,
            "record {} was acknowledged or shown and is lost: the journal holds {}",
            self.said,
            found.len()
        );
        must!(
            self.written.starts_with(found),
            "the journal came back with something that was never written"
        );
        self.written.truncate(found.len());
        self.replayed = CourtState::new(COURT);
        self.dated.clear();
        for (n, body) in found.iter().enumerate() {
            let record: Record = Format::MessagePack
                .decode(body, Limits::SERVER)
                .map_err(|error| Violation(format!("record {} cannot be read: {error}", n + 1)))?;
            self.replayed.apply(&record);
            self.words_keep_their_order(&record)?;
            if record.seq > self.released.seq() {
                self.released.apply(&record);
                self.take_picture(record.board);
            }
        }
        Ok(())
    }

    pub(crate) fn outcome(&self, request: RequestId) -> Option<&Outcome> {
        self.outcomes.get(&request)
    }

    /// The recorded outcome of a request, from the journal's bytes.
    pub(crate) fn recall(&self, request: RequestId) -> Option<Outcome> {
        self.written.iter().find_map(|body| {
            let record: Record = Format::MessagePack.decode(body, Limits::SERVER).ok()?;
            (record.request == Some(request) && record.answers()).then(|| record.outcome())?
        })
    }

    /// A digest of everything that was written, for telling two runs apart.
    pub(crate) fn trace(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.written.hash(&mut hasher);
        hasher.finish()
    }

    pub(crate) const fn n_written(&self) -> usize {
        self.written.len()
    }
}

/// A follower's mirror with the digests of its boards.
#[derive(Debug)]
pub(crate) struct Watched {
    pub(crate) mirror: Mirror,
    pub(crate) digests: Vec<u64>,
}

impl Watched {
    pub(crate) fn new(mirror: Mirror) -> Self {
        let digests = mirror.court().boards.iter().map(digest).collect();
        Self { mirror, digests }
    }

    pub(crate) fn changed(&mut self, view: Option<&BoardView>) {
        if let Some(view) = view
            && let idx = usize::from(view.board.0) - 1
            && let Some(known) = self.digests.get_mut(idx)
        {
            // a frame carries permits only if they changed; the mirror keeps the others
            *known = digest(&self.mirror.court().boards[idx]);
        }
    }
}

/// Names are the server's addition and no part of what the court released.
fn digest(view: &BoardView) -> u64 {
    let mut hasher = DefaultHasher::new();
    Format::MessagePack.encode(view).hash(&mut hasher);
    hasher.finish()
}
