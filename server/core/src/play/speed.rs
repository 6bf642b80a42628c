//! Open matters between the two players of a Speed game, beside the position and the clocks.

use court_protocol::{
    Agreement, BySide, Claim, CourtTime, Evidence, GameResult, Piece, Ruleset, Side,
};
use shakmaty::Square;

use super::Play;
use super::clocks::Witness;
use super::position::squares;
use super::table::MoveMade;
use crate::notation::Notation;
use crate::record::{SpeedFact, Tick, Wrong};

/// Claims, stops and promotions that are not settled.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Speed {
    /// Both clocks stand, stopped by a player.
    pub stopped: Option<BothStopped>,
    /// Flags declared down, each with the side that declared it.
    pub flags: BySide<Option<Side>>,
    /// Flags declared down by the other side that their owners have confirmed.
    pub granted: BySide<bool>,
    /// A player's claim about anything but the clocks.
    pub claim: Option<Claimed>,
    /// The side whose claim was rejected before it had punched or stopped the clocks. Its next
    /// punch or stop still belongs to that claim.
    pub fell: Option<Side>,
    /// The end that the board shows, to be confirmed by both.
    pub end: Option<EndStands>,
    /// Claims that one of the players disputes.
    pub disputed: Vec<Disputed>,
    /// The fault of the last move, if that was punched and can still be claimed.
    pub wrong: Option<Wrong>,
    /// True if the side's last move was answered before its punch.
    pub unpunched: BySide<bool>,
    /// A promotion declared for the move that is not punched yet.
    pub declared: Option<(Side, Piece)>,
    /// The piece put down for a pawn before the punch, wherever the pawn goes (SP-22).
    pub put: Option<(Side, Piece)>,
    /// Pawns that stand for a piece.
    pub pawns: Vec<Promoted>,
    /// The last agreement of both players.
    pub agreed: Option<Agreement>,
    /// The last agreement of both players after the end of the game.
    pub agreed_since: Option<Agreement>,
}

/// The stop of both clocks by a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BothStopped {
    pub by: Side,
    /// The side whose clock ran until then.
    pub to_run: Option<Side>,
}

/// A player's claim about the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claimed {
    pub by: Side,
    pub claim: Claim,
    /// True if he has punched, or the clocks stand, or neither is needed (SP-18).
    pub complete: bool,
    /// The punch of the claim, if there was one.
    punched: Option<Punched>,
}

/// A claim that the other player disputes: it stays open (SP-25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Disputed {
    pub claim: Claim,
    /// True if the court's record supports it; `None` where the record does not show it.
    pub record: Option<bool>,
}

/// The punch of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Punched {
    at: CourtTime,
    /// True if the punch stopped his clock and started the opponent's.
    switched: bool,
}

/// True if a claim is about the opponent's last move: a king left in check, or any other illegal
/// move (SP-19). The maker of the move loses the game by it.
pub(crate) const fn is_of_a_move(claim: &Claim) -> bool {
    claim.is_irregularity() || matches!(claim, Claim::KingInCheck | Claim::KingCaptured)
}

/// An end of the game that the board shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EndStands {
    /// The side whose move brought it about.
    pub mover: Side,
    pub claim: Claim,
    /// The side that has confirmed it.
    pub confirmed: Option<Side>,
}

/// A pawn on the last rank that stands for a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Promoted {
    pub side: Side,
    pub square: Square,
    pub piece: Piece,
}

impl Speed {
    /// True if a claim waits for the players.
    pub(crate) fn is_any_claimed(&self) -> bool {
        self.flags != BySide::default() || self.claim.is_some() || self.end.is_some()
    }

    /// True if a claim keeps play from going on until it is settled.
    pub(crate) fn holds_play(&self) -> bool {
        let declared = self.stopped.is_some() && self.flags != BySide::default();
        declared || self.claim.as_ref().is_some_and(|claim| claim.complete)
    }

    /// True if both flags are declared down and both clocks stand.
    pub(crate) fn declares_both_flags(&self) -> bool {
        self.stopped.is_some() && Side::BOTH.iter().all(|of| self.flags[*of].is_some())
    }

    /// True if the owner of a declared flag has confirmed that it is down.
    pub(crate) fn owner_confirms(&self, of: Side) -> bool {
        self.granted[of] || self.flags[of] == Some(of)
    }

    /// The dispute of a claim, if it is disputed.
    pub(crate) fn dispute_of(&self, claim: &Claim) -> Option<&Disputed> {
        self.disputed.iter().find(|disputed| disputed.claim == *claim)
    }

    fn undispute(&mut self, claim: &Claim) {
        self.disputed.retain(|disputed| disputed.claim != *claim);
    }

    /// A piece that is put down on the last rank stands for itself, and replaces
    /// any earlier choice.
    pub(super) fn placed(&mut self, uci: Notation) {
        if uci.as_str().len() > 4 {
            self.put = None;
        }
    }

    fn exchanged(&mut self, side: Side, square: Notation, piece: Piece) {
        let before = self.pawns.len();
        let is_his =
            |pawn: &Promoted| pawn.side == side && pawn.square.to_string() == square.as_str();
        self.pawns.retain(|pawn| !is_his(pawn));
        if self.pawns.len() == before {
            // A piece put there before the punch declares itself (SP-26).
            self.put = Some((side, piece));
        }
    }

    /// Follows the pieces of a move. A pawn that stood for a piece is captured on its square, or
    /// moves on as that piece. It is exchanged if that piece was put down before the punch (SP-28).
    fn man_moved(&mut self, uci: Notation, is_put: bool) {
        let Some((from, to, _)) = squares(uci.as_str()) else { return };
        self.pawns.retain(|pawn| pawn.square != to && !(is_put && pawn.square == from));
        for pawn in self.pawns.iter_mut().filter(|pawn| pawn.square == from) {
            pawn.square = to;
        }
    }
}

impl Play {
    /// Drops open matters at a completed move: incomplete claims of its maker, and an end on the
    /// board if he himself moved on from it.
    pub(super) fn speed_moved(&mut self, side: Side, uci: Option<Notation>) {
        if self.ruleset != Ruleset::Speed {
            return;
        }
        let speed = &mut self.speed;
        (speed.wrong, speed.fell) = (None, None);
        speed.unpunched[side] = false;
        speed.stopped = None;
        speed.claim = speed.claim.take().filter(|claim| claim.by != side);
        speed.end = speed.end.take().filter(|end| end.mover != side);
        speed.flags = speed.flags.map(|by| by.filter(|by| *by != side));
        speed.granted = BySide::default();
        let declared = speed.declared.take().filter(|(by, _)| *by == side);
        let put = speed.put.take().filter(|(by, _)| *by == side);
        let Some(uci) = uci else { return };
        speed.man_moved(uci, put.is_some());
        let placed = self.table.placed_by(side);
        let is_put = put.is_some() || placed.is_none_or(|placed| placed.uci.as_str().len() > 4);
        if let Some((_, to, Some(_))) = squares(uci.as_str())
            && let Some((_, piece)) = declared.filter(|_| !is_put)
        {
            speed.pawns.push(Promoted { side, square: to, piece });
        }
    }

    /// Adds a claim of a player.
    pub(super) fn speed_claimed(&mut self, side: Side, claim: &Claim) {
        self.speed.fell = self.speed.fell.filter(|by| *by != side);
        self.speed.undispute(claim);
        match claim {
            Claim::FlagDown { of } => {
                self.speed.flags[*of].get_or_insert(side);
            }
            Claim::BothFlagsDown => {
                for of in Side::BOTH {
                    self.speed.undispute(&Claim::FlagDown { of });
                }
                self.speed.flags = self.speed.flags.map(|by| by.or(Some(side)));
            }
            _ => {
                let complete = !self.waits_for_clocks(claim);
                if *claim == Claim::KingCaptured {
                    self.table.placed = None; // the king stands until the claim is settled
                }
                let claim = claim.clone();
                self.speed.claim = Some(Claimed { by: side, claim, complete, punched: None });
            }
        }
    }

    /// True if a claim waits for both clocks to be stopped; one about a move also for its maker's
    /// punch, which nobody reports at a table.
    pub(crate) fn waits_for_clocks(&self, claim: &Claim) -> bool {
        let is_of_a_flag = matches!(claim, Claim::FlagDown { .. } | Claim::BothFlagsDown);
        let is_waited_for = is_of_a_flag || is_of_a_move(claim) && self.evidence != Evidence::Table;
        is_waited_for && self.speed.stopped.is_none()
    }

    pub(super) fn fold_speed(&mut self, at: CourtTime, fact: &SpeedFact) {
        match fact {
            SpeedFact::BothStopped { side } => self.both_stopped(at, *side),
            SpeedFact::RunsOn { side } => self.runs_on(at, *side),
            SpeedFact::Unlawful { ply, side, uci, wrong, clock } => {
                match uci {
                    Some(uci) => self.table.force(*uci),
                    None => self.table.pass(),
                }
                self.complete(at, *side, *ply, uci.map(|uci| (uci, uci)), (*clock, false));
                self.speed.wrong = Some(*wrong);
            }
            SpeedFact::Unpunched { ply, side, uci, lawful } => {
                self.unpunched(at, (*ply, *side), *uci, *lawful);
            }
            SpeedFact::LatePunch { side } => {
                self.speed.unpunched[*side] = false;
                self.speed.stopped = None;
                self.clocks.switch_to(Some(side.other()), at, self.witness);
                self.clocks.end_turn(*side);
            }
            SpeedFact::Withdrawn { side } => {
                self.table.placed = self.table.placed.filter(|standing| standing.side != *side);
                self.speed.declared = self.speed.declared.filter(|(by, _)| by != side);
                self.speed.put = self.speed.put.filter(|(by, _)| by != side);
            }
            SpeedFact::Declared { side, piece } => self.speed.declared = Some((*side, *piece)),
            SpeedFact::Exchanged { side, square, piece } => {
                self.speed.exchanged(*side, *square, *piece);
            }
            SpeedFact::EndStands { side, claim } => {
                self.speed.undispute(claim);
                let end = EndStands { mover: *side, claim: claim.clone(), confirmed: None };
                self.speed.end = Some(end);
            }
            SpeedFact::Completed { side } => {
                let switched = self.clocks.running.is_some_and(|running| running.side == *side);
                if let Some(made) = self.speed.claim.as_mut().filter(|made| made.by == *side) {
                    made.complete = true;
                    made.punched = Some(Punched { at, switched });
                }
                self.clocks.switch_to(Some(side.other()), at, self.witness);
            }
            SpeedFact::Confirmed { side } => {
                if self.speed.declares_both_flags() {
                    self.speed.granted[*side] = true;
                    self.speed.undispute(&Claim::FlagDown { of: *side });
                } else if let Some(end) = &mut self.speed.end {
                    end.confirmed = Some(*side);
                    self.speed.disputed.retain(|disputed| disputed.claim != end.claim);
                }
            }
            SpeedFact::Disputed { side, claim, record } => {
                if *claim == (Claim::FlagDown { of: *side }) {
                    self.speed.granted[*side] = false;
                }
                let (claim, record) = (claim.clone(), *record);
                if let Some(end) = self.speed.end.as_mut().filter(|end| end.claim == claim) {
                    end.confirmed = end.confirmed.filter(|by| by != side);
                }
                self.speed.disputed.push(Disputed { claim, record });
            }
            SpeedFact::Agreed { on } => {
                self.speed.agreed = Some(*on);
                self.speed.agreed_since = self.result.ended.map(|_| *on);
                if *on == Agreement::PlayOn && self.result.ended.is_none() {
                    self.claim_falls(at);
                    (self.speed.flags, self.speed.end) = (BySide::default(), None);
                    self.speed.granted = BySide::default();
                    self.speed.disputed.clear();
                }
            }
            SpeedFact::Settled { stands: false, .. } => self.claim_falls(at),
            SpeedFact::Settled { .. } | SpeedFact::Interfered { .. } | SpeedFact::RanOut { .. } => {
            }
        }
    }

    /// A claim about anything but the clocks is rejected or given up.
    fn claim_falls(&mut self, at: CourtTime) {
        let Some(made) = self.speed.claim.take() else { return };
        let stopped = self.speed.stopped.is_some_and(|stopped| stopped.by == made.by);
        self.speed.fell = (made.punched.is_none() && !stopped).then_some(made.by);
        if let Some(punched) = made.punched.filter(|punched| punched.switched) {
            self.clocks.claim_fell(made.by, punched.at, at);
        }
    }

    fn both_stopped(&mut self, at: CourtTime, side: Side) {
        let running = self.clocks.running.map(|running| running.side);
        let paused = self.stopped.as_mut().and_then(|stopped| stopped.to_run.take());
        self.clocks.stop(at);
        self.speed.stopped = Some(BothStopped { by: side, to_run: running.or(paused) });
        if let Some(claim) = &mut self.speed.claim {
            claim.complete = true;
        }
    }

    fn runs_on(&mut self, at: CourtTime, side: Option<Side>) {
        (self.speed.stopped, self.speed.fell) = (None, None);
        let Some(side) = side else { return };
        match &mut self.stopped {
            Some(stopped) => stopped.to_run = Some(side),
            None if self.clocks.running.is_some() => {
                self.clocks.switch_to(Some(side), at, Witness::COURT);
            }
            None => self.clocks.start(side, at, Witness::COURT),
        }
    }

    /// The result as the two players have it (SP-25): their agreement after the end, otherwise the
    /// end. `None` before the end, and where both agree that the game goes on.
    pub(crate) fn players_result(&self) -> Option<GameResult> {
        let ended = self.result.ended?.result;
        match self.speed.agreed_since {
            None => Some(ended),
            Some(Agreement::Result { result }) => Some(result),
            Some(Agreement::FirstFlag { side }) => Some(GameResult::Won { by: side.other() }),
            Some(Agreement::NoFlagBefore) => {
                let made = self.speed.claim.as_ref().filter(|made| is_of_a_move(&made.claim));
                Some(made.map_or(ended, |made| GameResult::Won { by: made.by }))
            }
            Some(Agreement::PlayOn) => None,
        }
    }

    /// A move was answered before its maker punched. It is made, and no clock is pressed: his clock
    /// runs on until he punches (SP-5).
    // rules: SP-5
    fn unpunched(
        &mut self,
        at: CourtTime,
        (ply, side): (u16, Side),
        uci: Notation,
        is_lawful: bool,
    ) {
        if is_lawful {
            self.table.play_on(uci);
        } else {
            self.table.force(uci);
        }
        let notation = Some((uci, uci));
        self.table.ply = ply;
        self.table.moves.push(MoveMade { ply, notation, at, clock: Tick::UNKNOWN });
        self.table.made(side, (uci, uci), at, self.witness.device);
        let stopped = self.speed.stopped;
        self.speed_moved(side, Some(uci));
        self.speed.stopped = stopped;
        self.table.placed = None;
        self.table.shown = None;
        self.speed.unpunched[side] = true;
    }
}
