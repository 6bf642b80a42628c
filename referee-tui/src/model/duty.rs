//! What this device may do, as the court said last. The court has the last word; while the link
//! stands, what it would refuse is said at the first key and not after the last.

use super::prompt::{Prompt, Verb};
use super::{Asked, LinkState, Model};
use crate::texts;
use court_protocol::{DeviceHealth, Role};

impl Model {
    /// Whether this device handed its duty over.
    pub(crate) fn is_relieved(&self) -> bool {
        self.me.as_ref().is_some_and(|me| me.relieved)
    }

    /// Who may have the duty that this device handed over, as far as the list of devices tells: whose
    /// courts and lanes are the same, of the same role before those of a higher one.
    pub(crate) fn successors(&self) -> Vec<String> {
        let Some(me) = self.me.as_ref().filter(|me| me.relieved) else { return Vec::new() };
        let has_it = |device: &&DeviceHealth| {
            device.device != me.device
                && !device.relieved
                && device.role >= me.role
                && (&device.courts, &device.boards) == (&me.courts, &me.boards)
        };
        let devices = self.presence.iter().flat_map(|presence| &presence.devices);
        let (same, higher): (Vec<_>, Vec<_>) =
            devices.filter(has_it).partition(|device| device.role == me.role);
        let have_it = if same.is_empty() { higher } else { same };
        have_it.into_iter().map(|device| device.name.clone()).collect()
    }

    /// Who can have decided the question that a prompt was begun for, once that stands no more.
    pub(crate) fn decided_meanwhile(&self, prompt: &Prompt) -> Option<Vec<String>> {
        let (court, fact) = prompt.begun_for?;
        let stands = |asked: &Asked<'_>| (asked.seat.0, asked.question.fact) == (court, fact);
        if self.questions().iter().any(stands) {
            return None;
        }
        // nobody else answers for the court
        let me = self.me.as_ref().map(|me| me.device);
        let devices = self.presence.iter().flat_map(|presence| &presence.devices);
        let heads = devices.filter(|each| each.role == Role::Head && Some(each.device) != me);
        Some(heads.map(|device| device.name.clone()).collect())
    }

    /// Why the court would not take this from here. Without a link nobody knows what was decided
    /// meanwhile: it is kept, and ruled when it arrives.
    pub(crate) fn barred(&self, verb: &Verb) -> Option<String> {
        if self.link != LinkState::Up || matches!(verb, Verb::Leave | Verb::Undo { .. }) {
            return None;
        }
        self.off_duty().or_else(|| self.is_anothers(verb).then(|| texts::head_referees(verb)))
    }

    /// Whether an act is somebody else's, as far as this device's role tells.
    pub(crate) fn is_anothers(&self, verb: &Verb) -> bool {
        self.me.as_ref().is_some_and(|me| me.role < least(verb))
    }

    /// Why the court would take nothing from here.
    pub(crate) fn off_duty(&self) -> Option<String> {
        let is_known = self.link == LinkState::Up && self.is_relieved();
        is_known.then(|| texts::relieved(&self.successors()))
    }
}

/// Who may do this at least.
const fn least(verb: &Verb) -> Role {
    match verb {
        Verb::Split { .. }
        | Verb::ShowCards
        | Verb::Resume
        | Verb::Waive
        | Verb::Start
        | Verb::Go
        | Verb::Abort
        | Verb::Annul
        | Verb::RuleResult
        | Verb::CorrectResult
        | Verb::Seal
        | Verb::SetClock
        | Verb::SetPosition
        | Verb::SetPlayers
        | Verb::SetEvidence
        | Verb::Answer { .. }
        | Verb::AcceptTimes
        | Verb::Grant { .. }
        | Verb::Deny { .. }
        | Verb::Assign { .. }
        | Verb::HandOver { .. }
        | Verb::Revoke { .. } => Role::Head,
        Verb::Fault
        | Verb::Replace { .. }
        | Verb::Void { .. }
        | Verb::Undo { .. }
        | Verb::See(_)
        | Verb::Card
        | Verb::Claim
        | Verb::ReadClock
        | Verb::Pause
        | Verb::Check
        | Verb::EnterResult
        | Verb::Agree
        | Verb::Declare
        | Verb::Exchange
        | Verb::Interfere
        | Verb::Leave => Role::Judge,
    }
}
