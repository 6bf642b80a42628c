//! A stop that goes on when the call it began with is annulled.
//!
//! A player serves ten seconds for a call. Another fault is called meanwhile and is added to the
//! stop (CR-4.3-3). Then the first call proves wrong and is annulled. Ruled again without that
//! call, the stop would never have begun, and he would owe time he has served. He did stand there,
//! so the referee's tap for the second call starts his stop from that tap on.

use court_protocol::{FactId, Sanction, Seen, Seq, Side};

use crate::game::Game;
use crate::play::{Play, Stage};
use crate::record::{Fact, FactBody};

/// The reports that keep a player standing when these calls no longer count: one for each of their
/// stops in which another call was made. The reports get ids in record `seq` from `first` on.
pub(super) fn standing_in(game: &Game, void: &[FactId], (seq, first): (Seq, u8)) -> Vec<Fact> {
    let mut play = Play::new(&game.setup);
    let mut stood = Vec::new();
    // the side whose stop goes on for a call that was found already
    let mut goes_on: Option<Side> = None;
    for (place, told) in game.told.iter().enumerate() {
        if goes_on.is_some_and(|side| play.runners.penalties[side].stop.is_none()) {
            goes_on = None;
        }
        if let Some((tap, side)) = added(&play, told, void)
            && goes_on != Some(side)
        {
            goes_on = Some(side);
            let tap = game.told[..place].iter().rfind(|input| input.id == tap);
            let tap = tap.expect("a call counts after its tap");
            let FactBody::Seen { device, error, .. } = &tap.body else { continue };
            let seen = Seen::Stopped { side };
            let body = FactBody::Seen { seen, device: *device, error: *error };
            let id = FactId::new(seq, index_after(first, &stood));
            stood.push(Fact { id, at: tap.at, body });
        }
        play.fold(told);
    }
    stood
}

/// The first free index after facts that are named from `first` on.
pub(super) fn index_after(first: u8, named: &[Fact]) -> u8 {
    first.saturating_add(u8::try_from(named.len()).unwrap_or(u8::MAX))
}

/// The tap of a call that still counts and was made in a stop of void calls alone, with its side.
fn added(play: &Play, told: &Fact, void: &[FactId]) -> Option<(FactId, Side)> {
    let (FactBody::Called { call: tap, side, sanction: Sanction::Stop, .. }
    | FactBody::Joined { call: tap, side, .. }) = told.body
    else {
        return None;
    };
    let penalties = &play.runners.penalties[side];
    let mut serving = penalties.calls.iter().filter(|call| call.stage == Stage::Serving);
    let is_void = penalties.stop.is_some() && serving.all(|call| void.contains(&call.tap));
    (is_void && !void.contains(&tap)).then_some((tap, side))
}
