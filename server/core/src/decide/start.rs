//! The course of a round: sweeps, starts, aborts, annulled starts, stops.

use court_protocol::{Act, BoardNo, CourtTime, Hindrance, Phase, Refusal};
use std::collections::BTreeSet;

use super::{Decision, Facts, Part, Ruled, check_reason, some};
use crate::game::Game;
use crate::permits::Basis;
use crate::record::{FactBody, Overridden};
use crate::rules::{COUNTDOWN, GO_AHEAD_MAX, GO_AHEAD_MIN};

impl Decision<'_> {
    /// Records a sweep: these boards are ready, or not any more.
    pub(super) fn ready(self, boards: &[BoardNo], ready: bool) -> Result<Ruled, Refusal> {
        self.on_each(boards, |part, game| {
            Basis::of(game).may(Act::Ready, self.sender.instant.at)?;
            let input = FactBody::Ready { ready, device: self.sender.device };
            Ok(part.input(game, since_paired(game, self.sender.instant.at), input))
        })
    }

    /// 3, 2, 1, GO on these boards; a game that stands still goes on at GO.
    pub(super) fn start(
        self,
        boards: &[BoardNo],
        go_at: Option<CourtTime>,
        despite: Option<&str>,
    ) -> Result<Ruled, Refusal> {
        let go_at = go_at.unwrap_or(self.moment.now + COUNTDOWN);
        let distance = go_at - self.moment.now;
        if distance < GO_AHEAD_MIN || distance > GO_AHEAD_MAX {
            return Err(Refusal::BadGo { distance_ms: distance.0, by_voice: false });
        }
        self.start_each(boards, despite, |part, game, despite| {
            let (resumes, by_voice) = (stands_still(game), false);
            let counting = FactBody::Counting { go_at, despite, resumes, by_voice };
            part.input(game, part.moment.now, counting)
        })
    }

    /// A referee counted aloud. GO was at the instant of his tap, "3" three seconds before it.
    /// White's clock runs from his "2" on.
    pub(super) fn go(self, boards: &[BoardNo], despite: Option<&str>) -> Result<Ruled, Refusal> {
        let go_at = self.sender.instant.at;
        let distance = go_at - self.moment.now;
        if distance < -GO_AHEAD_MAX {
            return Err(Refusal::BadGo { distance_ms: distance.0, by_voice: true });
        }
        self.start_each(boards, despite, |part, game, despite| {
            let last = game.last_input().map_or(go_at, |last| last.at);
            let (resumes, by_voice) = (stands_still(game), true);
            let counting = FactBody::Counting { go_at, despite, resumes, by_voice };
            part.input(game, last.max(go_at - COUNTDOWN).min(go_at), counting)
        })
    }

    /// Starts the games of boards, if there is no obstacle or a reason overrides it. A board
    /// without a game is then left out.
    fn start_each(
        self,
        boards: &[BoardNo],
        despite: Option<&str>,
        start: impl Fn(Self, &Game, Option<Box<Overridden<Hindrance>>>) -> Facts,
    ) -> Result<Ruled, Refusal> {
        despite.map_or(Ok(()), check_reason)?;
        for board in boards {
            self.board_exists(*board)?;
        }
        let begun = self.begun();
        let waits =
            |board: &BoardNo| self.court.game_on(*board).is_none_or(|game| !begun.contains(&game));
        let waiting: Vec<BoardNo> = boards.iter().copied().filter(waits).collect();
        for game in waiting.iter().filter_map(|board| self.court.current(*board)) {
            Basis::of(game).may(Act::Start, self.sender.instant.at)?;
        }
        let reasons = self.court.hindrances(&waiting, self.moment.now, self.moment.marks);
        if !reasons.is_empty() && despite.is_none() {
            return Err(Refusal::NotReady { hindrances: reasons });
        }
        let paired: Vec<BoardNo> =
            boards.iter().copied().filter(|board| self.court.game_on(*board).is_some()).collect();
        self.on_each(&paired, |part, game| {
            let reasons = self.court.hindrances(&[game.board], self.moment.now, self.moment.marks);
            let overridden = despite
                .filter(|_| !reasons.is_empty())
                .map(|despite| Box::new(Overridden { reasons, despite: despite.to_owned() }));
            Ok(start(part, game, overridden))
        })
    }

    /// Stops countdowns before their GO; the instant of the tap counts.
    pub(super) fn abort(self, boards: &[BoardNo]) -> Result<Ruled, Refusal> {
        let tapped = self.sender.instant.at;
        self.on_each(boards, |part, game| {
            Basis::of(game).may(Act::Abort, tapped)?;
            let at = match game.play.phase {
                Phase::Countdown => {
                    let last = game.last_input().map_or(tapped, |last| last.at.max(tapped));
                    last.min(part.moment.now)
                }
                _ => tapped,
            };
            Ok(part.input(game, at, FactBody::Aborted))
        })
    }

    /// Annuls starts after their GO: the games wait again, their clocks as before.
    pub(super) fn annul(self, boards: &[BoardNo], reason: &str) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        self.on_each(boards, |part, game| {
            Basis::of(game).may(Act::Annul, self.sender.instant.at)?;
            let annulled = FactBody::Annulled { reason: reason.to_owned() };
            let go_at = game.told.iter().rfind(|told| told.body == FactBody::Started);
            let go_at = go_at.map_or(part.moment.now, |started| started.at);
            let at = self.sender.instant.at.max(go_at);
            Ok(part.input(game, at, annulled))
        })
    }

    /// Stops boards from the tap on. A board where nothing runs is left as it is, so that an alarm
    /// stops a hall in any state.
    pub(super) fn pause(self, boards: &[BoardNo], reason: &str) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let begun = self.begun();
        let boards: BTreeSet<BoardNo> = boards.iter().copied().collect();
        let mut parts = Vec::new();
        let mut why_not = None;
        for board in &boards {
            self.board_exists(*board)?;
            let Some(game) = self.court.current(*board) else {
                why_not = why_not.or(Some(Refusal::NoGame { board: *board }));
                continue;
            };
            if begun.contains(&game.id) {
                continue;
            }
            let tapped = self.sender.instant.at;
            if let Err(refusal) = Basis::of(game).may(Act::Pause, tapped) {
                why_not = why_not.or(Some(refusal));
                continue;
            }
            let at = tapped.max(game.play.start.opened.unwrap_or(tapped));
            let paused = FactBody::Paused { reason: reason.to_owned() };
            let facts = self.of_part(parts.len() as u64).input(game, at, paused);
            parts.push(Part { board: *board, game: game.id, facts });
        }
        match why_not {
            Some(refusal) if parts.is_empty() && begun.is_empty() => Err(refusal),
            _ => some(parts, begun.is_empty()),
        }
    }
}

/// True if a start resumes the game instead of beginning it.
fn stands_still(game: &Game) -> bool {
    game.play.phase == Phase::Paused
}

/// Returns `at`, and no earlier than the game's pairing.
pub(super) fn since_paired(game: &Game, at: CourtTime) -> CourtTime {
    game.told.first().map_or(at, |paired| paired.at.max(at))
}
