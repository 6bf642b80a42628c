//! Facts that fall due by themselves: GO, flags, the end of a stop, silence.

use court_protocol::{BoardNo, CourtTime, DeviceId, Millis, Phase};

use crate::amend::{self, Amendment, Change, Silence};
use crate::command::Watermarks;
use crate::decide::Moment;
use crate::devices::stale_from;
use crate::game::Game;
use crate::play::Witness;
use crate::record::{Author, Fact, FactBody, Record};
use crate::rules::{self, Answers, Timed};
use crate::state::{Board, CourtState};

/// Time for a device to come back after the server was away.
pub const GRACE: Millis = Millis::seconds(5);

/// Something that is due on a board.
enum Due {
    Interruption,
    Timed(Timed),
    Silence { device: DeviceId, stale: bool },
}

impl CourtState {
    /// The next thing that has fallen due by `now`, as one record. Its facts are dated at their own
    /// instants. Call it until there is nothing, before every [`decide`](Self::decide), after every
    /// heartbeat, and at [`next_deadline`](Self::next_deadline).
    ///
    /// ```
    /// use court_protocol::{CourtId, CourtTime};
    /// use referee_core::{CourtState, Watermarks};
    /// let court = CourtState::new(CourtId(1));
    /// assert!(court.due(CourtTime(0), &Watermarks::new(CourtTime(0))).is_none());
    /// ```
    pub fn due(&self, now: CourtTime, marks: &Watermarks) -> Option<Record> {
        let (at, board, due) =
            self.candidates(marks, now).min_by_key(|(at, board, _)| (*at, *board))?;
        let game = self.current(board);
        let seq = self.seq.next();
        let facts = match due {
            Due::Silence { device, stale } => {
                vec![(at, FactBody::Stale { device, stale })]
            }
            Due::Interruption => {
                let away_from = self.outage.map_or(now, |outage| outage.away_from);
                let game = game.expect("a game is interrupted");
                self.interrupted(game, Moment::new(now, marks), away_from)
            }
            Due::Timed(timed) => {
                let game = game.expect("what time brings about happens in a game");
                self.in_time(game, at, timed, now, marks)
            }
        };
        Some(Record {
            board: Some(board),
            game: game.map(|game| game.id),
            facts: Fact::numbered(seq, facts),
            ..self.blank(now, Author::Court, 0)
        })
    }

    /// The instant at which a fact may fall due if nothing else happens before: call
    /// [`due`](Self::due) then. A fact that waits for a device's report has no deadline; that
    /// report brings it.
    pub fn next_deadline(&self, marks: &Watermarks) -> Option<CourtTime> {
        self.candidates(marks, CourtTime(i64::MAX)).map(|(at, _, _)| at).min()
    }

    /// Everything up to `until` that needs nothing but its instant, on every board.
    fn candidates<'a>(
        &'a self,
        marks: &'a Watermarks,
        until: CourtTime,
    ) -> impl Iterator<Item = (CourtTime, BoardNo, Due)> + 'a {
        let all = self.boards.iter().flat_map(move |(number, board)| {
            let game = self.current(*number);
            let timed = game.and_then(|game| match self.unheard(game, marks) {
                // A board for which no device reports stands still: nothing is stated of it.
                Some(at) => Some((at, Due::Interruption)),
                None => self.timed_in(game, marks, until),
            });
            let silences = silences_on(board, game, marks);
            timed.into_iter().chain(silences).map(|(at, due)| (at, *number, due))
        });
        all.filter(move |(at, _, _)| *at <= until)
    }

    /// The next timed event in a game, up to `until`. The test for a flag asks every witness, so it
    /// is made only for events whose instant has come.
    fn timed_in(
        &self,
        game: &Game,
        marks: &Watermarks,
        until: CourtTime,
    ) -> Option<(CourtTime, Due)> {
        let may = |at, timed| match timed {
            Timed::ClockStart | Timed::Go | Timed::Free(_) | Timed::WindowCloses => true,
            Timed::Flag(_) | Timed::Expected(_) | Timed::Limit => {
                self.may_state(game, at, timed, marks)
            }
        };
        let (at, timed) = rules::next_timed(&game.play, |at, timed| at <= until && may(at, timed))?;
        Some((at, Due::Timed(timed)))
    }

    /// The instant from which a game stands still, because the server was away and no device that
    /// reports for its board came outage. `None` if the game goes on.
    fn unheard(&self, game: &Game, marks: &Watermarks) -> Option<CourtTime> {
        let outage = self.outage?;
        let go_at = game.play.start.go_at.filter(|go_at| *go_at <= outage.at)?;
        match game.play.phase {
            // GO came while the server was away: nobody knows whether the players ran.
            Phase::Countdown => (go_at > outage.away_from).then_some(outage.at),
            Phase::Running if game.play.runs_on_court_clock() => {
                let mut devices = self.witnesses(game.board).peekable();
                if devices.peek().is_none() {
                    return Some(outage.at);
                }
                let heard = |device| marks.spoke(device).is_some_and(|spoke| spoke >= outage.at);
                (!devices.any(heard)).then_some(outage.at + GRACE)
            }
            _ => None,
        }
    }

    /// The game stands still from the last known instant.
    pub(crate) fn interrupted(
        &self,
        game: &Game,
        moment: Moment<'_>,
        away_from: CourtTime,
    ) -> Vec<(CourtTime, FactBody)> {
        let at = away_from.max(game.play.start.opened.unwrap_or(away_from));
        let facts = self.input(moment, game, at, FactBody::Interrupted);
        if !matches!(facts.first(), Some((_, FactBody::SetAside { .. }))) {
            return facts;
        }
        // Rulings made meanwhile stay: the game stands still from the last of them on.
        let last = game.told.last().map_or(at, |last| last.at.max(at));
        self.input(moment, game, last, FactBody::Interrupted)
    }

    /// True if a flag or the limit of this game may be stated for an instant, or asked about.
    pub(crate) fn may_state(
        &self,
        game: &Game,
        at: CourtTime,
        timed: Timed,
        marks: &Watermarks,
    ) -> bool {
        let running = game.play.clocks.running.filter(|_| timed != Timed::Limit);
        let started_by = running.map_or(Witness::COURT, |running| running.witness);
        let holds = || self.silence_holds(game.board, at, started_by, marks);
        match timed {
            Timed::Expected(_) => self.is_silent(game.board) && !holds(),
            _ => holds(),
        }
    }

    fn in_time(
        &self,
        game: &Game,
        at: CourtTime,
        timed: Timed,
        now: CourtTime,
        marks: &Watermarks,
    ) -> Vec<(CourtTime, FactBody)> {
        let nobody_watched = |device, at| self.nobody_watched(device, at, marks);
        let in_order = game.last_input().is_none_or(|input| input.at < at)
            && game.told.last().is_none_or(|last| last.at <= at);
        if in_order {
            let answers = Answers::of(&game.told);
            let watch = |side| game.play.runners.penalties[side].stop.and_then(|stop| stop.watch);
            let unwatched = matches!(timed, Timed::Free(side)
                if watch(side).is_some_and(|device| nobody_watched(device, at)));
            return rules::timed(&game.play, (at, timed), unwatched, &answers);
        }
        // A later observation has been ruled already; it is ruled again after this.
        let may_state = |instant: CourtTime, timed| {
            instant <= at && self.may_state(game, instant, timed, marks)
        };
        let seq = self.seq.next();
        let silence = Silence { may_state: &may_state, nobody_watched: &nobody_watched };
        let change = amend::amendment(game, &Change::Time, now, (seq, 1), silence);
        let cause = change.add.first().map_or_else(Default::default, |added| added.fact.id);
        let Amendment { drop, hidden, add, .. } = change;
        vec![(at, FactBody::Amended { cause, drop, hidden, add })]
    }
}

/// Devices of a board that fell silent or came back since the last statement of it. Silence is
/// stated only while there is a game to be played.
fn silences_on<'a>(
    board: &'a Board,
    game: Option<&Game>,
    marks: &'a Watermarks,
) -> impl Iterator<Item = (CourtTime, Due)> + 'a {
    let known = &board.stale;
    let matters = game.is_some_and(|game| game.play.phase != Phase::Finished);
    let watched = if matters { &board.reporters[..] } else { &[] };
    let fell = watched.iter().filter(|device| !known.contains_key(device)).map(|device| {
        (stale_from(marks.last_heard(*device)), Due::Silence { device: *device, stale: true })
    });
    // A device heard after its silence was stated is back from that instant.
    let back = known.iter().filter_map(move |(device, silent_from)| {
        let heard = marks.spoke(*device).filter(|heard| stale_from(*heard) > *silent_from)?;
        Some((heard, Due::Silence { device: *device, stale: false }))
    });
    fell.chain(back)
}
