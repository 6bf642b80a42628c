//! Words of a prompt: what is done, what is asked, likely reasons.

use super::counted;
use super::court::{axis, result, termination};
use crate::model::prompt::{Sight, Step, Verb};
use crate::model::warning::Warning;
use court_protocol::{BySide, Millis, Phase, Side};

/// The name of a verb while its questions are asked.
pub(crate) fn verb(verb: &Verb) -> &'static str {
    match verb {
        Verb::Fault => "Fault",
        Verb::Replace { .. } => "Replace",
        Verb::Split { .. } => "Split: two calls that were taken for one",
        Verb::Void { .. } => "Make void",
        Verb::Undo { .. } => "Undo",
        Verb::See(Sight::Stopped) => "Stopwatch starts",
        Verb::See(Sight::LeftStop) => "Left the stop early",
        Verb::See(Sight::Crossed) => "Crossed the line",
        Verb::See(Sight::Returned) => "Back at the board",
        Verb::See(Sight::Resigned) => "Resigned",
        Verb::See(Sight::DrawAgreed) => "Draw agreed",
        Verb::See(Sight::FlagSeen) => "Flag seen down",
        Verb::See(Sight::DrawCard) => "Draw card placed",
        Verb::See(Sight::DrawAccepted) => "Draw accepted (clock stopped)",
        Verb::See(Sight::DrawRefused) => "Draw refused (card taken)",
        Verb::See(Sight::Corrected) => "Put right what was wrong",
        Verb::See(Sight::ClockSet) => "Clock on the table is set",
        Verb::See(Sight::ChiefCalled) => "Call the head referee",
        Verb::See(Sight::ClocksStopped) => "Stopped both clocks",
        Verb::See(Sight::Confirmed) => "Confirms what is claimed",
        Verb::See(Sight::BothConfirmed) => "Both confirm",
        Verb::See(Sight::Disputed) => "Disputes what is claimed",
        Verb::See(Sight::Withdrawn) => "Took his move back before the punch",
        Verb::See(Sight::Reminded) => "Reminded the opponent to punch",
        Verb::Card => "Card for a walker",
        Verb::ShowCards => "Show a walker his cards: everybody sees them then",
        Verb::Check => "Check-list",
        Verb::Waive => "Let a failed item be",
        Verb::Agree => "Both agree",
        Verb::Declare => "Declares a promotion",
        Verb::Exchange => "Promoted pawn exchanged",
        Verb::Interfere => "A bystander spoke",
        Verb::Claim => "Claim",
        Verb::ReadClock => "Clock on the table reads",
        Verb::Pause => "Pause",
        Verb::Resume => "Resume by 3, 2, 1, GO",
        Verb::Start => "Start by 3, 2, 1, GO",
        Verb::Go => "GO (you counted aloud)",
        Verb::Abort => "Abort the countdown",
        Verb::Annul => "Annul the start",
        Verb::Round => "Put the next round on",
        Verb::EnterResult => "Result",
        Verb::RuleResult => "Rule a result",
        Verb::CorrectResult => "Correct a sealed result",
        Verb::Seal => "Seal all confirmed results",
        Verb::SetClock => "Set the clocks",
        Verb::SetPosition => "Set the position",
        Verb::SetPlayers => "Put the players right",
        Verb::SetEvidence => "What the board reports",
        Verb::Answer { .. } | Verb::AnswerAll(_) => "Decide",
        Verb::Grant { .. } => "Let in",
        Verb::Deny { .. } => "Send away",
        Verb::Assign { .. } => "What it may do",
        Verb::HandOver { .. } => "Hand its role over",
        Verb::Revoke { .. } => "Shut out: end its enrolment",
        Verb::Leave => "Leave the terminal",
    }
}

/// The clocks before they are set.
pub(crate) fn clocks_now(left: &BySide<Option<Millis>>, running: Option<Side>) -> String {
    let runs = running.map_or_else(String::new, |side| format!("; {side}'s runs"));
    format!("The clocks show {}{runs}.", axis(left))
}

/// The reason against a press, in a line.
pub(crate) fn warning(warning: &Warning) -> String {
    match warning {
        Warning::AgainstTheRecord(record) => format!("THE COURT SAYS OTHERWISE: {record}."),
        Warning::NotEnded(phase) => {
            let state = match phase {
                Phase::Waiting | Phase::Countdown => "NOT STARTED",
                Phase::Paused => "PAUSED, NOT ENDED",
                Phase::Running | Phase::Finished => "STILL RUNNING",
            };
            format!("THIS GAME IS {state}: an entry ends it only with a second referee's.")
        }
        Warning::EndNotReported => {
            "No end of this game is on record: its board reports nothing.".to_owned()
        }
        Warning::EndedOtherwise(ended) => format!(
            "THE COURT SAYS OTHERWISE: it ended {}, {}.",
            result(ended.result),
            termination(ended.by)
        ),
        Warning::NoTimeLeft(side) => {
            let side = side.to_string().to_uppercase();
            format!("{side} WOULD HAVE NO TIME LEFT: the flag falls as soon as that clock runs.")
        }
    }
}

/// Above the boards a seal would close.
pub(crate) fn would_be_sealed(games: usize) -> String {
    let games = counted(games, "game");
    format!("{games} would be sealed, each as it stands here (nothing is done yet)")
}

/// The question of a step.
pub(crate) fn step(step: Step) -> &'static str {
    match step {
        Step::Fault => "Which fault?",
        Step::FaultWords => "Which infringement? Type it, Enter",
        Step::Card => "Which card?",
        Step::Offence => "What for?",
        Step::Item => "Which item?",
        Step::Finding => "How is it?",
        Step::Width => "How wide, in cm? Such as 84.5, Enter",
        Step::Failed => "Which one?",
        Step::Side => "Who?",
        Step::Board => "Which board?",
        Step::Result => "Which result?",
        Step::Claim => "What is claimed?",
        Step::ClaimWords => "Which irregularity? Type it, Enter",
        Step::ClaimMove => "Which move does he announce? e2e4; empty: it is made. Enter",
        Step::Scope => "How far?",
        Step::Reason => "Why?",
        Step::Reading => "White Black, such as 4:32 4:03, Enter",
        Step::Clock => "White Black [w|b runs]: 4:32 4:03 w; or one: +1:00 w, w 8:30. Enter",
        Step::Position => "The position as FEN, Enter",
        Step::Players => "How are they wrong?",
        Step::Evidence => "What does it report, and whose clock rules?",
        Step::Agreement => "What do both say?",
        Step::Piece => "Which piece?",
        Step::Square => "On which square? Such as e8, Enter",
        Step::Interference => "What about?",
        Step::File => "Which file has its [[pairing]] tables? Enter",
        Step::Name => "What is it called? Enter",
        Step::Role => "Which role?",
        Step::Lanes => {
            "Which lanes? Such as 1-6; empty is all (a judge's calls count on any). Enter"
        }
        Step::Device => "To which device?",
        Step::Answer => "What for all of them?",
        Step::Confirm => "Sure?",
    }
}

/// Likely reasons, each with its key.
pub(crate) const fn reasons(verb: &Verb) -> &'static [(char, &'static str)] {
    match verb {
        Verb::Void { .. } => &[
            ('w', "wrong board or player"),
            ('e', "pressed in error"),
            ('s', "not seen well enough"),
            ('r', "overruled by the head referee"),
        ],
        Verb::Pause => &[
            ('i', "injury"),
            ('a', "alarm"),
            ('c', "clock out of order"),
            ('d', "disturbance"),
            ('r', "a ruling is needed"),
        ],
        Verb::Waive => &[
            ('n', "no other in the house"),
            ('s', "safe as it is"),
            ('a', "both players agree to it"),
        ],
        Verb::Round => {
            &[('s', "the slips come later"), ('p', "a protest is open"), ('t', "no time to wait")]
        }
        Verb::Annul => {
            &[('f', "false start"), ('w', "wrong board or players"), ('c', "clocks not set")]
        }
        Verb::Start | Verb::Go | Verb::Resume => &[
            ('s', "seen to be ready"),
            ('d', "device out of order, played without it"),
            ('l', "late players start alone"),
        ],
        Verb::RuleResult | Verb::CorrectResult => &[
            ('e', "entered wrongly"),
            ('f', "player did not come"),
            ('p', "penalty (FIDE 12.9)"),
            ('a', "appeal upheld"),
        ],
        Verb::SetClock => {
            &[('w', "clock was set wrongly"), ('p', "penalty in time"), ('d', "clock out of order")]
        }
        Verb::SetPosition => &[('i', "illegal move taken back"), ('d', "pieces displaced")],
        Verb::SetPlayers => &[('s', "seated wrongly")],
        _ => &[],
    }
}
