//! The course of a round: sweeps, starts, aborts, annulled starts, stops.

use court_protocol::{
    Act, Against, BoardNo, CourtTime, Heartbeat, Hindrance, Millis, Phase, Question, Refusal, Role,
};
use std::collections::{BTreeMap, BTreeSet};

use super::{Moment, Part, Ruled, Sender, check_reason, some};
use crate::command::Watermarks;
use crate::devices::stale_from;
use crate::game::Game;
use crate::permits::Basis;
use crate::play::Failed;
use crate::record::{FactBody, Overridden};
use crate::rules::{COUNTDOWN, GO_AHEAD_MAX, GO_AHEAD_MIN};
use crate::state::CourtState;

/// Largest error of a device's clock at a start: the quarter of a second a stamp may lie ahead. A
/// larger one leaves presses in doubt that a referee could see.
const CLOCK_ERROR_MAX: Millis = Millis(250);

impl CourtState {
    /// The obstacles to the start of every board that could be started.
    pub fn all_hindrances(&self, now: CourtTime, marks: &Watermarks) -> Vec<Hindrance> {
        let could = |game: &Game| matches!(game.play.phase, Phase::Waiting | Phase::Paused);
        let boards = self.boards.keys().copied();
        let boards = boards.filter(|board| self.current(*board).is_none_or(could));
        self.hindrances(&boards.collect::<Vec<_>>(), now, marks)
    }

    /// The obstacles to the start of these boards; empty if they can start:
    ///
    /// * a board has no game;
    /// * a board that waits was not found ready in a sweep (CR-2.1-3), where the court is swept
    ///   ([`CourtSetup::sweep`](court_protocol::CourtSetup::sweep));
    /// * a forbidden item was found there, and the head referee did not waive it (CR-2.4);
    /// * a device that reports for a board, an agent or a judge's, has fallen silent, or its clock is
    ///   off by more than a quarter of a second; no start waits for a device that is away
    ///   ([`Heartbeat::is_away`]);
    /// * a board stands still and its times are not settled, or not set on its clock yet.
    pub fn hindrances(
        &self,
        boards: &[BoardNo],
        now: CourtTime,
        marks: &Watermarks,
    ) -> Vec<Hindrance> {
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let court = self.court;
        let mut found: BTreeMap<Against, Vec<BoardNo>> = BTreeMap::new();
        for board in &boards {
            let of_board = self.hindrance_of(*board).into_iter().chain(self.failed_on(*board));
            for why in of_board.chain(self.devices_against(*board, now, marks)) {
                found.entry(why).or_default().push(*board);
            }
        }
        found.into_iter().map(|(why, boards)| Hindrance { court, boards, why }).collect()
    }

    /// The same in sentences for a referee.
    fn against(&self, boards: &[BoardNo], moment: Moment<'_>) -> Vec<Hindrance> {
        self.hindrances(boards, moment.now, moment.marks)
    }

    // rules: CR-2.1-3
    fn hindrance_of(&self, board: BoardNo) -> Option<Against> {
        let Some(game) = self.current(board) else { return Some(Against::NoGame) };
        let open =
            |is: fn(&Question) -> bool| game.play.questions.iter().any(|open| is(&open.question));
        let swept = self.setup.as_ref().is_some_and(|setup| setup.sweep);
        match game.play.phase {
            Phase::Waiting if swept && !game.play.sweep.ready => Some(Against::NotReady),
            Phase::Paused if open(|q| matches!(q, Question::ProposedTimes { .. })) => {
                Some(Against::ProposedTimes)
            }
            Phase::Paused if open(|q| matches!(q, Question::SetClock { .. })) => {
                Some(Against::ClockToSet)
            }
            _ => None,
        }
    }

    /// Items of the check-list of a waiting board that failed and were not waived (CR-2.4).
    // rules: SP-31
    fn failed_on(&self, board: BoardNo) -> impl Iterator<Item = Against> + '_ {
        let game = self.current(board).filter(|game| game.play.phase == Phase::Waiting);
        let failed = game.into_iter().flat_map(|game| &game.play.sweep.failed);
        failed.copied().filter(|failed| failed.blocks()).map(Failed::against)
    }

    /// Devices that report for a board and are not reliable.
    fn devices_against<'a>(
        &'a self,
        board: BoardNo,
        now: CourtTime,
        marks: &'a Watermarks,
    ) -> impl Iterator<Item = Against> + 'a {
        let reports = self.devices.iter().filter(move |(_, device)| {
            matches!(device.role, Some(Role::Board | Role::Judge))
                && device.carries(board)
                && !device.boots.is_empty()
        });
        reports.filter_map(move |(id, reports)| {
            let device = *id;
            if Heartbeat::is_away(marks.spoke(device), now) {
                return None;
            }
            if stale_from(marks.last_heard(device)) <= now {
                return Some(Against::Silent { device });
            }
            let boot = marks.promise(device).map(|promise| promise.boot);
            let boot = boot.and_then(|boot| reports.boots.get(&boot))?;
            let Some(mapping) = &boot.mapping else {
                return Some(Against::ClockUnknown { device });
            };
            let error = Millis(mapping.error / 1_000);
            (error > CLOCK_ERROR_MAX).then_some(Against::ClockOff { device, error })
        })
    }

    /// Records a sweep: these boards are ready, or not any more.
    pub(super) fn ready(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        ready: bool,
    ) -> Result<Ruled, Refusal> {
        self.on_each(moment, sender, boards, |moment, game| {
            Basis::of(game).may(Act::Ready, sender.instant.at)?;
            let input = FactBody::Ready { ready, device: sender.device };
            Ok(self.input(moment, game, since_paired(game, sender.instant.at), input))
        })
    }

    /// 3, 2, 1, GO on these boards; a game that stands still goes on at GO.
    pub(super) fn start(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        go_at: Option<CourtTime>,
        despite: Option<&str>,
    ) -> Result<Ruled, Refusal> {
        let go_at = go_at.unwrap_or(moment.now + COUNTDOWN);
        let distance = go_at - moment.now;
        if distance < GO_AHEAD_MIN || distance > GO_AHEAD_MAX {
            return Err(Refusal::BadGo { distance_ms: distance.0, by_voice: false });
        }
        self.start_each(moment, sender, boards, despite, |moment, game, despite| {
            let (resumes, by_voice) = (stands_still(game), false);
            let counting = FactBody::Counting { go_at, despite, resumes, by_voice };
            self.input(moment, game, moment.now, counting)
        })
    }

    /// A referee counted aloud: GO was at the instant of his tap, "3" three seconds before it, and
    /// White's clock runs from his "2" on.
    pub(super) fn go(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        despite: Option<&str>,
    ) -> Result<Ruled, Refusal> {
        let go_at = sender.instant.at;
        let distance = go_at - moment.now;
        if distance < -GO_AHEAD_MAX {
            return Err(Refusal::BadGo { distance_ms: distance.0, by_voice: true });
        }
        self.start_each(moment, sender, boards, despite, |moment, game, despite| {
            let last = game.last_input().map_or(go_at, |last| last.at);
            let (resumes, by_voice) = (stands_still(game), true);
            let counting = FactBody::Counting { go_at, despite, resumes, by_voice };
            self.input(moment, game, last.max(go_at - COUNTDOWN).min(go_at), counting)
        })
    }

    /// Starts the games of boards, if there is no obstacle or a reason overrides it. A board
    /// without a game is then left out.
    fn start_each(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        despite: Option<&str>,
        start: impl Fn(
            Moment<'_>,
            &Game,
            Option<Box<Overridden<Hindrance>>>,
        ) -> Vec<(CourtTime, FactBody)>,
    ) -> Result<Ruled, Refusal> {
        despite.map_or(Ok(()), check_reason)?;
        for board in boards {
            self.board_exists(*board)?;
        }
        let begun = self.begun(sender);
        let waits =
            |board: &BoardNo| self.game_on(*board).is_none_or(|game| !begun.contains(&game));
        let waiting: Vec<BoardNo> = boards.iter().copied().filter(waits).collect();
        for game in waiting.iter().filter_map(|board| self.current(*board)) {
            Basis::of(game).may(Act::Start, sender.instant.at)?;
        }
        let reasons = self.against(&waiting, moment);
        if !reasons.is_empty() && despite.is_none() {
            return Err(Refusal::NotReady { hindrances: reasons });
        }
        let paired: Vec<BoardNo> =
            boards.iter().copied().filter(|board| self.game_on(*board).is_some()).collect();
        self.on_each(moment, sender, &paired, |moment, game| {
            let reasons = self.against(&[game.board], moment);
            let overridden = despite
                .filter(|_| !reasons.is_empty())
                .map(|despite| Box::new(Overridden { reasons, despite: despite.to_owned() }));
            Ok(start(moment, game, overridden))
        })
    }

    /// Stops countdowns before their GO; the instant of the tap counts.
    pub(super) fn abort(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
    ) -> Result<Ruled, Refusal> {
        let tapped = sender.instant.at;
        self.on_each(moment, sender, boards, |moment, game| {
            Basis::of(game).may(Act::Abort, tapped)?;
            let at = match game.play.phase {
                Phase::Countdown => {
                    let last = game.last_input().map_or(tapped, |last| last.at.max(tapped));
                    last.min(moment.now)
                }
                _ => tapped,
            };
            Ok(self.input(moment, game, at, FactBody::Aborted))
        })
    }

    /// Makes starts void after their GO: the games wait again, their clocks as before.
    pub(super) fn annul(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        self.on_each(moment, sender, boards, |moment, game| {
            Basis::of(game).may(Act::Annul, sender.instant.at)?;
            let annulled = FactBody::Annulled { reason: reason.to_owned() };
            let go_at = game.told.iter().rfind(|told| told.body == FactBody::Started);
            let go_at = go_at.map_or(moment.now, |started| started.at);
            let at = sender.instant.at.max(go_at);
            Ok(self.input(moment, game, at, annulled))
        })
    }

    /// Stops boards from the tap on. A board where nothing runs is left as it is, so that an alarm
    /// stops a hall in any state.
    pub(super) fn pause(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        boards: &[BoardNo],
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let begun = self.begun(sender);
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let mut parts = Vec::new();
        let mut why_not = None;
        for board in &boards {
            self.board_exists(*board)?;
            let Some(game) = self.current(*board) else {
                why_not = why_not.or(Some(Refusal::NoGame { board: *board }));
                continue;
            };
            if begun.contains(&game.id) {
                continue;
            }
            let tapped = sender.instant.at;
            if let Err(refusal) = Basis::of(game).may(Act::Pause, tapped) {
                why_not = why_not.or(Some(refusal));
                continue;
            }
            let at = tapped.max(game.play.start.opened.unwrap_or(tapped));
            let paused = FactBody::Paused { reason: reason.to_owned() };
            let facts = self.input(moment.of_part(parts.len() as u64), game, at, paused);
            parts.push(Part { board: *board, game: game.id, facts });
        }
        match why_not {
            Some(refusal) if parts.is_empty() && begun.is_empty() => Err(refusal),
            _ => some(parts, begun.is_empty()),
        }
    }
}

/// True if a start resumes it instead of beginning it.
fn stands_still(game: &Game) -> bool {
    game.play.phase == Phase::Paused
}

/// Returns `at`, and no earlier than the game's pairing.
pub(super) fn since_paired(game: &Game, at: CourtTime) -> CourtTime {
    game.told.first().map_or(at, |paired| paired.at.max(at))
}
