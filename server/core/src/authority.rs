//! Who may ask what: one table.

use court_protocol::{Ask, Refusal, Role};

/// Whether a role may ask this. Which boards a device is for is checked with the board.
///
/// | asks | board agent | line judge | head referee |
/// | --- | --- | --- | --- |
/// | an observation | yes | yes | yes |
/// | everything else | no | no | yes |
///
/// # Errors
/// [`Refusal::NotYours`] with what was asked in words.
pub fn authorize(role: Role, ask: &Ask) -> Result<(), Refusal> {
    let what = match ask {
        Ask::Observe { .. } => return Ok(()),
        Ask::Pair { .. } => "put games on boards",
        Ask::Start { .. } => "start games",
        Ask::Abort { .. } => "stop a countdown",
        Ask::RuleResult { .. } => "rule a result",
        Ask::Answer { .. } => "answer for the head referee",
        Ask::Void { .. } => "make a ruling void",
        Ask::SetEvidence { .. } => "change what a board reports",
    };
    match role {
        Role::Head => Ok(()),
        Role::Board | Role::Judge => Err(Refusal::NotYours { role, what: what.to_owned() }),
    }
}
