//! The rights of each role: one table.

use court_protocol::{Ask, Refusal, Role, Sanction, Seen};

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
/// [`Refusal::NotYours`] with the request in words.
pub fn authorize(role: Role, ask: &Ask) -> Result<(), Refusal> {
    let (what, least) = match ask {
        Ask::Observe { seen, .. } => return authorize_word(role, seen),
        Ask::Ready { .. } => ("find boards ready", Role::Judge),
        Ask::Check { .. } => ("check the equipment", Role::Judge),
        Ask::Waive { .. } => ("let a failed item be", Role::Head),
        Ask::ShowCards { .. } => ("show a walker his cards", Role::Head),
        Ask::Pause { .. } => ("stop a board", Role::Judge),
        Ask::EnterResult { .. } => ("enter a result", Role::Judge),
        Ask::Replace { .. } => ("replace a call", Role::Judge),
        Ask::Void { .. } => ("make a ruling void", Role::Judge),
        Ask::Arrange { .. } => ("record what players arranged", Role::Judge),
        Ask::Pair { .. } => ("put games on boards", Role::Head),
        Ask::Start { .. } | Ask::Go { .. } => ("start games", Role::Head),
        Ask::Abort { .. } => ("stop a countdown", Role::Head),
        Ask::Annul { .. } => ("make a start void", Role::Head),
        Ask::Seal { .. } => ("seal a result", Role::Head),
        Ask::CorrectResult { .. } => ("correct a sealed result", Role::Head),
        Ask::Split { .. } => ("split a call", Role::Head),
        Ask::SetClock { .. } => ("set clocks", Role::Head),
        Ask::SetPosition { .. } => ("set a position", Role::Head),
        Ask::SetPlayers { .. } => ("put players right", Role::Head),
        Ask::RuleResult { .. } => ("rule a result", Role::Head),
        Ask::Answer { .. } => ("answer for the head referee", Role::Head),
        Ask::SetEvidence { .. } => ("change what a board reports", Role::Head),
    };
    at_least(role, least, what)
}

fn authorize_word(role: Role, seen: &Seen) -> Result<(), Refusal> {
    match seen {
        Seen::Fault { sanction, .. } => match sanction {
            Sanction::Stop | Sanction::Note | Sanction::Warning => {
                at_least(role, Role::Judge, "call a fault")
            }
            Sanction::GiveOpponent { .. } | Sanction::TakeTime { .. } | Sanction::LossOfGame => {
                at_least(role, Role::Head, "give more than ten seconds or a warning")
            }
        },
        Seen::Stopped { .. } | Seen::LeftStop { .. } => {
            at_least(role, Role::Judge, "keep the stopwatch")
        }
        Seen::WalkCard { .. } => at_least(role, Role::Judge, "show a card"),
        Seen::ChiefCalled => at_least(role, Role::Judge, "call the head referee"),
        _ => Ok(()),
    }
}

fn at_least(role: Role, least: Role, what: &str) -> Result<(), Refusal> {
    if role >= least { Ok(()) } else { Err(Refusal::NotYours { role, what: what.to_owned() }) }
}
