//! Runs, as judges and sensors see them.

use court_protocol::Seen;

use super::entry::Deed;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::of_side("crosses", "w crosses", "he crossed his line", |side, _| {
        Ok(Deed::See(Seen::Crossed { side }))
    }),
    Verb::of_side("returns", "w returns", "he is back at the board", |side, _| {
        Ok(Deed::See(Seen::Returned { side }))
    }),
];
