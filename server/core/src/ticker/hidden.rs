//! Retractions of facts that an audience was shown. A card that the chief judge has not shown is
//! annulled without a line for the public (CR-4.6-2).

use court_protocol::{Audience, FactId};

use super::{is_told, shows};
use crate::record::{Fact, FactBody};

/// The facts in `drop` that the public was never shown: they had no line for it and changed no
/// view of it.
pub(crate) fn hidden(told: &[Fact], drop: &[FactId]) -> Vec<FactId> {
    let public = Audience::Public;
    let is_shown = |place: usize| match &told[place].body {
        FactBody::Carded { side, .. } => {
            let later = told[place..].iter();
            later.map(|fact| &fact.body).any(|body| *body == FactBody::CardsShown { side: *side })
        }
        body => shows(body, public) || is_told(body, public),
    };
    let dropped = (0..told.len()).filter(|place| drop.contains(&told[*place].id));
    dropped.filter(|place| !is_shown(*place)).map(|place| told[place].id).collect()
}

/// The facts that an amendment takes back from an audience that was shown them.
pub(super) fn retracted(body: &FactBody, audience: Audience) -> Vec<FactId> {
    let FactBody::Amended { drop, hidden, .. } = body else { return Vec::new() };
    let mut retracted = drop.clone();
    retracted.retain(|fact| audience == Audience::Referees || !hidden.contains(fact));
    retracted
}

/// True if an amendment takes back a fact that an audience was shown.
pub(super) fn retracts(body: &FactBody, audience: Audience) -> bool {
    !retracted(body, audience).is_empty()
}
