//! The acts that the court takes from this terminal: the permits of the referees' view, filtered
//! by the terminal's role. A picture that may be old hides nothing but a start and its stop.

use super::prompt::{Sight, Verb};
use super::{LinkState, Model};
use court_protocol::{
    Act, BoardId, BoardView, Check, CourtId, Fault, Permit, Permits, Phase, Role, Ruleset,
};

/// An act at a board: its key and its verb.
pub(crate) type BoardAct = (char, Verb);

/// In the place of `a` while a countdown runs.
const ABORT: BoardAct = ('a', Verb::Abort);
/// In the place of `w` once the result is sealed.
const CORRECT_SEALED: BoardAct = ('w', Verb::CorrectResult);

/// The acts at a board: where the two players decide others are at hand.
pub(crate) const fn board_acts(ruleset: Option<Ruleset>) -> &'static [BoardAct] {
    if matches!(ruleset, Some(Ruleset::Speed)) { SPEED_ACTS } else { BOARD_ACTS }
}

const BOARD_ACTS: &[BoardAct] = &[
    ('f', Verb::Fault),
    ('+', Verb::Card),
    ('*', Verb::ShowCards),
    ('s', Verb::See(Sight::Stopped)),
    ('e', Verb::See(Sight::LeftStop)),
    ('c', Verb::Claim),
    ('k', Verb::See(Sight::Corrected)),
    ('d', Verb::See(Sight::DrawCard)),
    ('a', Verb::See(Sight::DrawAccepted)),
    ('t', Verb::See(Sight::DrawRefused)),
    ('g', Verb::See(Sight::DrawAgreed)),
    ('r', Verb::See(Sight::Resigned)),
    ('x', Verb::See(Sight::FlagSeen)),
    ('p', Verb::Pause),
    ('m', Verb::Resume),
    ('o', Verb::See(Sight::Crossed)),
    ('h', Verb::See(Sight::Returned)),
    ('l', Verb::ReadClock),
    ('z', Verb::See(Sight::ClockSet)),
    ('v', Verb::SetClock),
    ('n', Verb::SetPosition),
    ('y', Verb::SetPlayers),
    ('j', Verb::SetEvidence),
    ('w', Verb::EnterResult),
    ('i', Verb::RuleResult),
    ('b', Verb::Start),
];

/// The same where the two players decide.
const SPEED_ACTS: &[BoardAct] = &[
    ('c', Verb::Claim),
    ('k', Verb::See(Sight::Confirmed)),
    ('b', Verb::See(Sight::BothConfirmed)),
    ('d', Verb::See(Sight::Disputed)),
    ('s', Verb::See(Sight::ClocksStopped)),
    ('a', Verb::Agree),
    ('g', Verb::See(Sight::DrawAgreed)),
    ('r', Verb::See(Sight::Resigned)),
    ('e', Verb::Declare),
    ('x', Verb::Exchange),
    ('t', Verb::See(Sight::Withdrawn)),
    ('h', Verb::See(Sight::Reminded)),
    ('o', Verb::Interfere),
    ('f', Verb::Fault),
    ('p', Verb::Pause),
    ('m', Verb::Resume),
    ('l', Verb::ReadClock),
    ('z', Verb::See(Sight::ClockSet)),
    ('v', Verb::SetClock),
    ('n', Verb::SetPosition),
    ('y', Verb::SetPlayers),
    ('j', Verb::SetEvidence),
    ('w', Verb::EnterResult),
    ('i', Verb::Start),
];

impl Model {
    pub(crate) fn permits(&self, board_id: BoardId) -> Option<&Permits> {
        self.board(board_id)?.permits.as_deref()
    }

    /// The permits of the game that a board stands for where results are looked at.
    pub(crate) fn permits_of_result(&self, board_id: BoardId) -> Option<&Permits> {
        let game = self.game_of_result(board_id)?.game;
        if self.game(board_id).is_some_and(|on_board| on_board.game == game) {
            return self.permits(board_id);
        }
        let earlier = &self.courts.get(&board_id.0)?.court().earlier;
        earlier.iter().find(|earlier| earlier.game.game == game).map(|earlier| &earlier.permits)
    }

    /// The permits that an act can be about: its board's, or those of the lanes that are watched
    /// where none is named yet.
    pub(crate) fn permits_about(&self, board_id: Option<BoardId>) -> Vec<&Permits> {
        match board_id {
            Some(board_id) => self.permits(board_id).into_iter().collect(),
            None => self
                .games()
                .filter(|(board_id, _)| self.is_mine(*board_id))
                .filter_map(|(board_id, _)| self.permits(board_id))
                .collect(),
        }
    }

    /// True if a game on a lane that is watched has an act; where no game is known, it may.
    pub(crate) fn has(&self, act: Act) -> bool {
        let known = self.permits_about(None);
        known.is_empty() || known.iter().any(|permits| permits.of(act).is_some())
    }

    /// True if the court takes an act at a board now, or may do so where the picture may be old.
    pub(crate) fn offers(&self, verb: &Verb, board_id: BoardId) -> bool {
        let Some(act) = verb.act() else { return true };
        let is_current = self.is_current(board_id.0);
        let phase = self.game(board_id).map(|game| game.phase).filter(|_| is_current);
        // a start has two names: one begins a game, the other resumes it
        if matches!(
            (verb, phase),
            (Verb::Start, Some(Phase::Paused)) | (Verb::Resume, Some(Phase::Waiting))
        ) {
            return false;
        }
        let permits = if verb.is_of_result() {
            self.permits_of_result(board_id)
        } else {
            self.permits(board_id)
        };
        let Some(permits) = permits else { return !is_current };
        // a GO at a game that was last known to be in play would reach players who run
        let may_be_old = !is_current && !matches!(act, Act::Start | Act::Abort);
        permits.of(act).is_some_and(|permit| may_be_old || self.is_taken(permit))
    }

    /// True if a ruling on a result fits a board. Observations fit every board.
    pub(crate) fn fits(&self, verb: &Verb, board_id: BoardId) -> bool {
        !verb.is_of_result() || self.offers(verb, board_id)
    }

    fn is_taken(&self, permit: &Permit) -> bool {
        let is_too_late = |until| self.now.is_some_and(|now| now >= until);
        permit.why_not.is_none() && !permit.unexpected && !permit.until.is_some_and(is_too_late)
    }

    /// The acts possible at a board, each with its key: none without a game, and otherwise
    /// those that the court takes. A picture that may be old leaves out a start and its stop alone.
    pub(crate) fn acts_at(&self, board_id: BoardId) -> Vec<BoardAct> {
        let is_current = self.is_current(board_id.0);
        let game = self.game(board_id);
        let acts = board_acts(game.map(|game| game.ruleset));
        if game.is_none() {
            return if is_current { Vec::new() } else { acts.to_vec() };
        }
        let mut acts = acts.to_vec();
        // each takes the place of an act that is not possible at the same time
        if is_current && self.offers(&Verb::Abort, board_id) {
            acts.retain(|(key, _)| *key != ABORT.0);
            acts.insert(0, ABORT);
        }
        if is_current && self.offers(&Verb::CorrectResult, board_id) {
            acts.retain(|(key, _)| *key != CORRECT_SEALED.0);
            acts.push(CORRECT_SEALED);
        }
        acts.retain(|(_, verb)| self.offers(verb, board_id));
        acts
    }

    /// Why the court does not take an act at a board.
    pub(crate) fn why_not(&self, verb: &Verb, board_id: BoardId) -> Option<String> {
        let refusal = self.permits(board_id)?.of(verb.act()?)?.why_not.as_ref()?;
        Some(self.refusal(refusal))
    }

    /// The lowest role that may do this.
    pub(crate) fn least(&self, verb: &Verb) -> Role {
        let known = |act| self.games().find_map(|(board_id, _)| self.permits(board_id)?.of(act));
        match verb.act() {
            Some(act) => known(act).map_or(Role::Judge, |permit| permit.least),
            None => verb.least(),
        }
    }

    /// True if the picture of a court is up to date.
    pub(super) fn is_current(&self, court: CourtId) -> bool {
        self.link == LinkState::Up && !self.old_pictures.contains(&court)
    }

    /// True if a call of a fault at a board now fits the court's data on neither player.
    pub(crate) fn is_unexpected(&self, fault: &Fault, board_id: BoardId) -> bool {
        let Some(game) = self.game(board_id).filter(|_| self.is_current(board_id.0)) else {
            return false;
        };
        let Some(now) = self.now else { return false };
        let is_past = |side: &court_protocol::SideView| {
            side.unexpected.of(fault).is_some_and(|from| from <= now)
        };
        is_past(&game.sides.white) && is_past(&game.sides.black)
    }
}

/// The checks of a board that nobody has made yet.
pub(crate) fn unchecked(view: &BoardView) -> Vec<Check> {
    let is_made = |check: &Check| {
        let mut made = view.game.iter().flat_map(|game| &game.checks);
        made.any(|made| (made.item, made.side) == (check.item, check.side))
    };
    let listed = view.permits.iter().flat_map(|permits| &permits.checks).copied();
    listed.filter(|check| !is_made(check)).collect()
}
