//! Open penalties over all courts: what is to be done first stands first.

use super::{Model, player};
use court_protocol::{
    BoardId, CourtTime, Millis, PenaltyState, PenaltyView, Side, SideView, StopView,
};

/// An open penalty and whose it is.
#[derive(Debug, Clone)]
pub(crate) struct OpenPenalty<'a> {
    pub(crate) board_id: BoardId,
    pub(crate) side: Side,
    pub(crate) name: String,
    pub(crate) penalty: &'a PenaltyView,
    pub(crate) stop: Option<StopView>,
}

impl Model {
    /// Open penalties: due before serving before called, the oldest first.
    pub(crate) fn open_penalties(&self) -> Vec<OpenPenalty<'_>> {
        let mut open: Vec<OpenPenalty<'_>> =
            self.players()
                .flat_map(|(board_id, side, view)| {
                    view.penalties.iter().filter(|p| is_open(p.state)).map(move |penalty| {
                        OpenPenalty { board_id, side, name: player(view), penalty, stop: view.stop }
                    })
                })
                .collect();
        open.sort_by_key(|p| (rank(p.penalty.state), p.penalty.at, p.board_id, p.side));
        open
    }

    /// Runners with something to serve, in lane order: these rows move only when one comes or goes.
    pub(crate) fn runners(&self) -> Vec<(BoardId, Side, &SideView)> {
        let has_stop = |side: &SideView| {
            side.stop.is_some() || side.penalties.iter().any(|p| is_open(p.state))
        };
        self.players().filter(|(_, _, view)| has_stop(view)).collect()
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = (BoardId, Side, &SideView)> {
        self.games()
            .flat_map(|(board_id, game)| Side::BOTH.map(|side| (board_id, side, &game.sides[side])))
    }
}

/// The time left of a stop, in milliseconds.
pub(crate) fn stop_left(stop: StopView, now: Option<CourtTime>) -> Option<Millis> {
    stop.left.or_else(|| Some((stop.until? - now?).at_least_zero()))
}

const fn is_open(state: PenaltyState) -> bool {
    matches!(
        state,
        PenaltyState::Called | PenaltyState::Due | PenaltyState::Asked | PenaltyState::Serving
    )
}

const fn rank(state: PenaltyState) -> u8 {
    match state {
        PenaltyState::Due => 0,
        PenaltyState::Serving => 1,
        _ => 2,
    }
}
