//! The rights of each role: one table.

use court_protocol::{Act, Ask, Refusal, Role};

/// Checks that a role may make this request. The boards of a board agent are checked with the
/// board, the author of a call with the call.
///
/// # Errors
/// [`Refusal::NotYours`] with the request.
pub fn authorize(role: Role, ask: &Ask) -> Result<(), Refusal> {
    let act = Act::of(ask);
    if role >= least(act) { Ok(()) } else { Err(Refusal::NotYours { role, act }) }
}

/// The lowest role that may do an act.
pub(crate) const fn least(act: Act) -> Role {
    match act {
        Act::Moved
        | Act::Pressed
        | Act::Read
        | Act::Crossed
        | Act::Returned
        | Act::Touched
        | Act::Resigned
        | Act::DrawAgreed
        | Act::FlagSeen
        | Act::DrawCard
        | Act::DrawAccepted
        | Act::DrawRefused
        | Act::Claimed
        | Act::Corrected
        | Act::ClocksStopped
        | Act::Confirmed
        | Act::Disputed
        | Act::Agreed
        | Act::Declared
        | Act::Exchanged
        | Act::Withdrawn
        | Act::Reminded
        | Act::Interfered
        | Act::ClockSet => Role::Board,
        Act::ChiefCalled
        | Act::Fault
        | Act::Penalty
        | Act::Stopped
        | Act::LeftStop
        | Act::WalkCard
        | Act::Arrange
        | Act::Ready
        | Act::Check
        | Act::Pause
        | Act::EnterResult
        | Act::Replace
        | Act::Void => Role::Judge,
        Act::Ladder
        | Act::ShowCards
        | Act::Waive
        | Act::Start
        | Act::Abort
        | Act::Annul
        | Act::Seal
        | Act::CorrectResult
        | Act::RuleResult
        | Act::SetClock
        | Act::SetPosition
        | Act::SetPlayers
        | Act::SetEvidence
        | Act::Pair
        | Act::TakeOff
        | Act::VoidRuling
        | Act::VoidOthersCall
        | Act::Split
        | Act::Answer
        | Act::ChangeDevices => Role::Head,
    }
}
