//! The rights of each role: one table.

use court_protocol::{Act, Ask, Refusal, Role, Sanction, Seen};

/// Checks that a role may make this request. The boards of a board agent are checked with the
/// board, the author of a call with the call.
///
/// | asks | board agent | line judge | deputy referee | head referee |
/// | --- | --- | --- | --- | --- |
/// | an observation | yes | yes | yes | yes |
/// | a fault with a stop, a note or a warning; a stopwatch; the head referee called | no | yes | yes | yes |
/// | a fault with another step of the ladder | no | no | no | yes |
/// | a walker's card, a look at the equipment | no | yes | yes | yes |
/// | boards ready, a pause, a result entered, a time arranged | no | yes | yes | yes |
/// | a call of his own voided or replaced | no | yes | yes | any call |
/// | everything else | no | no | no | yes |
///
/// # Errors
/// [`Refusal::NotYours`] with the request.
pub fn authorize(role: Role, ask: &Ask) -> Result<(), Refusal> {
    let (act, least) = match ask {
        Ask::Observe { seen, .. } => return authorize_word(role, seen),
        Ask::Ready { .. } => (Act::Ready, Role::Judge),
        Ask::Check { .. } => (Act::Check, Role::Judge),
        Ask::Waive { .. } => (Act::Waive, Role::Head),
        Ask::ShowCards { .. } => (Act::ShowCards, Role::Head),
        Ask::Pause { .. } => (Act::Pause, Role::Judge),
        Ask::EnterResult { .. } => (Act::EnterResult, Role::Judge),
        Ask::Replace { .. } => (Act::Replace, Role::Judge),
        Ask::Void { .. } => (Act::Void, Role::Judge),
        Ask::Arrange { .. } => (Act::Arrange, Role::Judge),
        Ask::Pair { .. } => (Act::Pair, Role::Head),
        Ask::Start { .. } | Ask::Go { .. } => (Act::Start, Role::Head),
        Ask::Abort { .. } => (Act::Abort, Role::Head),
        Ask::Annul { .. } => (Act::Annul, Role::Head),
        Ask::Seal { .. } => (Act::Seal, Role::Head),
        Ask::CorrectResult { .. } => (Act::CorrectResult, Role::Head),
        Ask::Split { .. } => (Act::Split, Role::Head),
        Ask::SetClock { .. } => (Act::SetClock, Role::Head),
        Ask::SetPosition { .. } => (Act::SetPosition, Role::Head),
        Ask::SetPlayers { .. } => (Act::SetPlayers, Role::Head),
        Ask::RuleResult { .. } => (Act::RuleResult, Role::Head),
        Ask::Answer { .. } => (Act::Answer, Role::Head),
        Ask::SetEvidence { .. } => (Act::SetEvidence, Role::Head),
    };
    at_least(role, least, act)
}

fn authorize_word(role: Role, seen: &Seen) -> Result<(), Refusal> {
    match seen {
        Seen::Fault { sanction, .. } => match sanction {
            Sanction::Stop | Sanction::Note | Sanction::Warning => {
                at_least(role, Role::Judge, Act::CallFault)
            }
            Sanction::GiveOpponent { .. } | Sanction::TakeTime { .. } | Sanction::LossOfGame => {
                at_least(role, Role::Head, Act::Punish)
            }
        },
        Seen::Stopped { .. } | Seen::LeftStop { .. } => {
            at_least(role, Role::Judge, Act::KeepStopwatch)
        }
        Seen::WalkCard { .. } => at_least(role, Role::Judge, Act::ShowCard),
        Seen::ChiefCalled => at_least(role, Role::Judge, Act::CallChief),
        _ => Ok(()),
    }
}

fn at_least(role: Role, least: Role, act: Act) -> Result<(), Refusal> {
    if role >= least { Ok(()) } else { Err(Refusal::NotYours { role, act }) }
}
