//! Words of Speed chess: what stands between the players.

use court_protocol::{Claim, SpeedView, StandingClaim};
use referee_messages::say;

/// Stopped clocks, claims and pawns to be exchanged, a line each.
pub(crate) fn between_players(speed: &SpeedView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(side) = speed.stopped {
        lines.push(say!("has-stopped-clocks", side));
    }
    lines.extend(speed.claims.iter().map(standing));
    if !speed.unexchanged.is_empty() {
        lines.push(say!("unexchanged", squares = speed.unexchanged.join(", ")));
    }
    lines
}

/// A claim, and whose word it waits for.
fn standing(standing: &StandingClaim) -> String {
    let StandingClaim { claim, by, confirmed, disputed, incomplete, record, .. } = standing;
    // a punch declares no flag (SP-10)
    let is_flag = matches!(claim, Claim::FlagDown { .. } | Claim::BothFlagsDown);
    let state = if *disputed {
        "disputed"
    } else if *incomplete {
        if is_flag { "incomplete_flag" } else { "incomplete" }
    } else {
        "waits"
    };
    let waits_for = by.or(*confirmed).filter(|_| by.is_none() || confirmed.is_none());
    let side = waits_for.map(court_protocol::Side::other);
    say!("standing-claim", state, claim, by, confirmed, record, side)
}
