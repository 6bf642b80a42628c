//! Words of Speed chess: what stands between the players.

use court_protocol::{Claim, SpeedView, StandingClaim};
use referee_messages::say;

/// Stopped clocks, claims and pawns to be exchanged, a line each.
pub(crate) fn between_players(speed: &SpeedView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(side) = speed.stopped {
        lines.push(say!("between-stopped", side));
    }
    lines.extend(speed.claims.iter().map(standing));
    if !speed.unexchanged.is_empty() {
        lines.push(say!("between-unexchanged", squares = speed.unexchanged.join(", ")));
    }
    lines
}

/// A claim, and the player who has to answer it.
fn standing(standing: &StandingClaim) -> String {
    let StandingClaim { claim, by: side, confirmed, disputed, incomplete, record, .. } = standing;
    if *disputed {
        say!("between-disputed", claim, side, record)
    } else if side.is_none() {
        say!("between-shown", claim, side = confirmed)
    } else if *incomplete {
        // a punch declares no flag (SP-10)
        let is_flag = matches!(claim, Claim::FlagDown { .. } | Claim::BothFlagsDown);
        say!("between-incomplete", claim, side, is_flag)
    } else {
        say!("between-claimed", claim, side)
    }
}
