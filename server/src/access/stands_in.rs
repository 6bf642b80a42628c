//! The duties a device took over from others, and its own.

use super::Device;
use court_protocol::{DeviceId, Grant, Role, TakeOver};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The duties a device took over. Its present duty is in its [`Grant`]. The parts are remembered
/// here with their owners, so that every device gets its own part back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandsIn {
    /// Its duty before it took anything over.
    own: Grant,
    /// It had handed that over itself.
    relieved: bool,
    /// The duties it took over, oldest first.
    taken: Vec<TakenOver>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct TakenOver {
    from: DeviceId,
    grant: Grant,
}

impl StandsIn {
    /// The duties a device does for others; none if it took nothing over.
    pub(super) fn by(device: &Device) -> Self {
        device.stands_in.clone().unwrap_or_else(|| Self {
            own: device.grant.clone(),
            relieved: device.relieved,
            taken: Vec::new(),
        })
    }

    /// A device that has handed all it did over.
    pub(super) const fn relieved(own: Grant) -> Self {
        Self { own, relieved: true, taken: Vec::new() }
    }

    /// The devices it stands in for.
    pub fn of_whom(&self) -> BTreeSet<DeviceId> {
        self.taken.iter().map(|taken| taken.from).collect()
    }

    /// Takes over all that another device does: its own duty, and what it had from others, each
    /// part by whose it is.
    pub(super) fn take_over(&mut self, from: DeviceId, other: &Self) {
        if !other.relieved {
            self.taken.push(TakenOver { from, grant: other.own.clone() });
        }
        self.taken.extend(other.taken.iter().cloned());
    }

    /// Hands back what it has of a device; nothing where it has nothing of that, or in parts that
    /// are not for one device.
    pub(super) fn hand_back(&mut self, to: DeviceId) -> Option<Grant> {
        let (theirs, taken): (Vec<TakenOver>, _) =
            std::mem::take(&mut self.taken).into_iter().partition(|taken| taken.from == to);
        self.taken = taken;
        let mut theirs = theirs.into_iter().map(|taken| taken.grant);
        let first = theirs.next()?;
        theirs.try_fold(first, |has, next| with(&has, &next))
    }

    /// Has its own duty back, besides any it was given since; true if one device can do both.
    pub(super) fn have_back(&mut self, grant: Grant) -> bool {
        let own = if self.relieved { Some(grant) } else { with(&self.own, &grant) };
        self.relieved = false;
        own.map(|own| self.own = own).is_some()
    }

    /// Its whole duty, and true if that is nothing; none if one device cannot do it all.
    pub(super) fn altogether(&self) -> Option<(Grant, bool)> {
        let mut taken = self.taken.iter().map(|taken| &taken.grant);
        let first = if self.relieved { taken.next() } else { None };
        let first = first.unwrap_or(&self.own).clone();
        let grant = taken.try_fold(first, |has, more| with(&has, more))?;
        Some((grant, self.relieved && self.taken.is_empty()))
    }

    /// Its own duty, with the role it may have at most.
    pub(super) fn relieved_of(&self, most: Role) -> Grant {
        Grant { role: self.own.role.min(most), ..self.own.clone() }
    }

    /// The part to be remembered.
    pub(super) fn remembered(self) -> Option<Self> {
        (!self.taken.is_empty()).then_some(self)
    }
}

fn with(has: &Grant, more: &Grant) -> Option<Grant> {
    match has.taking_over(more) {
        TakeOver::Both(both) => Some(both),
        TakeOver::Instead => Some(more.clone()),
        TakeOver::Never => None,
    }
}
