//! The names of claims, faults, debts, results and clocks in the lines of a sheet.

use court_protocol::{
    Answer, Claim, ClockRule, Debt, Evidence, Fault, Millis, Sanction, Termination,
};

use crate::record::{ClaimVerdict, Tick};

pub(super) fn of_claim(claim: &Claim) -> String {
    let announced =
        |uci: &Option<String>| uci.as_ref().map(|uci| format!(" with {uci}")).unwrap_or_default();
    match claim {
        Claim::IllegalMove => "illegal move".to_owned(),
        Claim::PressWithoutMove => "press without a move".to_owned(),
        Claim::TouchMove => "touch-move".to_owned(),
        Claim::MovedBeforeRun => "moved before the run".to_owned(),
        Claim::Irregularity { what } => what.clone(),
        Claim::FlagDown { of } => format!("{of}'s flag is down"),
        Claim::BothFlagsDown => "both flags are down".to_owned(),
        Claim::KingInCheck => "king left in check".to_owned(),
        Claim::KingCaptured => "king left in check and captured".to_owned(),
        Claim::Checkmate => "checkmate".to_owned(),
        Claim::Stalemate => "stalemate".to_owned(),
        Claim::DeadPosition => "dead position".to_owned(),
        Claim::Threefold { uci } => format!("threefold{}", announced(uci)),
        Claim::FiftyMoves { uci } => format!("fifty moves{}", announced(uci)),
    }
}

pub(super) const fn of_verdict(verdict: ClaimVerdict) -> &'static str {
    match verdict {
        ClaimVerdict::Upheld => "upheld",
        ClaimVerdict::Rejected => "rejected",
        ClaimVerdict::TooLate { .. } => "too late",
        ClaimVerdict::NotOnMove => "not on the move",
        ClaimVerdict::Touched => "touched a piece",
    }
}

pub(super) fn of_fault(fault: &Fault) -> &str {
    match fault {
        Fault::NoCrossing => "no crossing",
        Fault::FalseStart => "false start",
        Fault::MovedBeforeRun => "moved before the run",
        Fault::OfferWithoutCard => "offer without a card",
        Fault::Disturbance => "disturbance",
        Fault::Equipment => "equipment",
        Fault::RedCard => "red card",
        Fault::Other { reason } => reason,
    }
}

pub(super) fn cost(sanction: Sanction) -> String {
    match sanction {
        Sanction::Stop => String::new(),
        Sanction::Note => ", noted".to_owned(),
        Sanction::Warning => ", warning".to_owned(),
        Sanction::GiveOpponent { time } => format!(", opponent gets {time}"),
        Sanction::TakeTime { time } => format!(", loses {time}"),
        Sanction::LossOfGame => ", loss of the game".to_owned(),
    }
}

pub(super) const fn ended_by(by: Termination) -> &'static str {
    match by {
        Termination::Checkmate => "checkmate",
        Termination::Stalemate => "stalemate",
        Termination::DeadPosition => "dead position",
        Termination::FivefoldRepetition => "fivefold repetition",
        Termination::SeventyFiveMoves => "75 moves",
        Termination::Resignation => "resignation",
        Termination::Agreement => "agreement",
        Termination::FlagFall => "flag fall",
        Termination::CapturedPoints => "captured points",
        Termination::IllegalPosition => "illegal position",
        Termination::ThreefoldRepetition => "threefold repetition",
        Termination::FiftyMoves => "fifty moves",
        Termination::IllegalMoves => "illegal moves",
        Termination::FlagDeclared => "flag declared",
        Termination::BothFlags => "both flags",
        Termination::KingLeftInCheck => "king left in check",
        Termination::IllegalMove => "illegal move",
        Termination::PlayersAgreed => "players agreed",
        Termination::Forfeit => "forfeit",
        Termination::Penalty => "penalty",
        Termination::RedCards => "third red card",
        Termination::Entered => "entered",
        Termination::Ruling => "ruling",
    }
}

pub(super) const fn level(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Table => "table",
        Evidence::Presses => "presses",
        Evidence::Moves => "moves",
    }
}

pub(super) const fn rules(clock: ClockRule) -> &'static str {
    match clock {
        ClockRule::Court => "court",
        ClockRule::Table => "table",
    }
}

pub(super) const fn reply(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Confirm { .. } => "confirm",
        Answer::Decline => "decline",
    }
}

pub(super) const fn debt(debt: Debt) -> &'static str {
    match debt {
        Debt::HalfRun => "half run",
        Debt::FullRun => "full run",
        Debt::Correction => "correction",
        Debt::TakeBack { .. } => "take-back",
    }
}

pub(super) fn figure(time: Option<Millis>) -> String {
    time.map_or("-".to_owned(), |time| time.to_string())
}

pub(super) fn tick(clock: Tick) -> String {
    let predicted = if clock.predicted { "~" } else { "" };
    let used = clock.used.map(|used| format!(" used {used}")).unwrap_or_default();
    format!("{used}, left {predicted}{}", figure(clock.left))
}
