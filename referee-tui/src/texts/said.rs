//! Words of the log: what the court reported, a line each.

use super::court::{claim, clock, evidence, fault, result, sanction, since, termination, times};
use super::{Names, counted};
use court_protocol::{CheckItem, Fault, Said, Side, numbered};
use std::collections::BTreeSet;

/// The rule a fault is called by.
const fn rule(fault: &Fault) -> &'static str {
    match fault {
        Fault::NoCrossing => "CR-4.3-1",
        Fault::FalseStart => "CR-4.1-4",
        Fault::MovedBeforeRun => "CR-4.2-2",
        Fault::OfferWithoutCard => "CR-4.4-2",
        Fault::Equipment => "CR-2.4-3",
        Fault::RedCard => "CR-4.6-2",
        Fault::Disturbance | Fault::Other { .. } => "CR-4.3-4",
    }
}

/// A look at the equipment.
fn checked(item: CheckItem, side: Option<Side>, passed: bool) -> String {
    let whose = side.map_or_else(String::new, |side| format!("{side}: "));
    let found = if passed {
        format!("{} {}", super::item(item), super::IN_ORDER)
    } else {
        item.when_failed().to_owned()
    };
    format!("{whose}{found} ({})", item.rule())
}

/// A line of the log.
pub(crate) fn said(what: &Said, names: Names<'_>) -> String {
    match what {
        Said::Paired => "game paired".into(),
        Said::Counting { .. } => "countdown: 3, 2, 1, GO".into(),
        Said::Aborted => "countdown aborted".into(),
        Said::Started => "GO".into(),
        Said::Moved(m) => {
            let left =
                m.left.map_or(String::new(), |left| format!(" ({} left)", clock(Some(left))));
            format!("{}{left}", numbered(m.ply, Some(&m.san)))
        }
        Said::Placed { side, uci } => format!("{side} placed {uci}"),
        Said::Pressed { side, .. } => format!("{side} pressed"),
        Said::Noted { side, code } => format!("{side}: noted, {}", code.replace('_', " ")),
        Said::Crossed { side } => format!("{side} crossed"),
        Said::RunMade { side, presumed: true, .. } => format!("{side}'s run, presumed"),
        Said::RunMade { side, took: Some(took), .. } => format!("{side}'s run in {}", since(*took)),
        Said::RunMade { side, .. } => format!("{side}'s run"),
        Said::MovedBeforeRun { side } => format!("{side} MOVED BEFORE RUN (CR-4.2-2)"),
        Said::Illegal { side, uci } => {
            format!("{side}: ILLEGAL MOVE {}", uci.as_deref().unwrap_or_default())
        }
        Said::TakenBack { side, ply } => {
            format!("{side}'s move {} is taken back", ply.div_ceil(2))
        }
        Said::TakeBackOwed { side, touched, .. } => match touched {
            Some(square) => format!("{side} TAKES BACK, moves the piece on {square} (IM-3-5)"),
            None => format!("{side} TAKES BACK, any other move (IM-3-5)"),
        },
        Said::LimitReached { points: Some(points) } => {
            format!("LIMIT REACHED: White {}, Black {} points", points.white, points.black)
        }
        Said::LimitReached { points: None } => "LIMIT REACHED, points not known".into(),
        Said::Arranged(arranged) => format!("time arranged; {} invited", arranged.invited_by),
        Said::FlagFell { side } => format!("{side}'s flag fell"),
        Said::Read { left } => format!("clock reads {}", times(left)),
        Said::Ended(e) => format!("ended: {}, {}", result(e.result), termination(e.by)),
        Said::Asked { question, on_record } => {
            format!("to decide: {}", super::question_in_full(question, on_record.as_ref(), names))
        }
        Said::Answered { answer, .. } => format!("decided: {}", super::yes_or_no(answer)),
        Said::Retracted { facts } => {
            // what was seen and what came of it are one line
            let records: BTreeSet<_> = facts.iter().map(|fact| fact.seq()).collect();
            format!("TAKEN BACK: {}", counted(records.len(), "earlier line"))
        }
        Said::Stale { stale: true } => "its device is silent".into(),
        Said::Stale { stale: false } => "its device is back".into(),
        Said::EvidenceSet { evidence: e, clock } => format!("reports {}", evidence(*e, *clock)),
        Said::Ready { ready: true } => "ready".into(),
        Said::Ready { ready: false } => "not ready".into(),
        Said::Annulled => "start annulled".into(),
        Said::Paused => "PAUSED".into(),
        Said::Resumed => "goes on".into(),
        Said::Called { side, fault: f, sanction: s } => {
            format!("{side}: {}, {} ({})", fault(f), sanction(*s), rule(f))
        }
        Said::Joined { .. } => "a second referee called the same".into(),
        Said::CallVoided { tap, .. } => format!("{tap} made void"),
        Said::StopBegan { side, again: false, .. } => format!("{side}'s stop begins"),
        Said::StopBegan { side, again: true, .. } => {
            format!("{side} left early; the stop begins again")
        }
        Said::StopServed { side, penalties } => format!("{side} is free, {penalties} served"),
        Said::Lapsed { side, penalties } => format!("{side}: {penalties} lapsed (CR-4.3-5)"),
        Said::WalkCard { side, card, offence, .. } => {
            format!("{side}: {card}, {offence} (CR-4.6-2)")
        }
        Said::CardsShown { side } => format!("{side} is shown his cards"),
        Said::Checked { item, side, passed } => checked(*item, *side, *passed),
        Said::Waived { item, side } => format!("{} let be", checked(*item, *side, false)),
        Said::ChainGameDrawn { chain_game, by } => {
            format!(
                "game {chain_game} drawn, {}; the next one follows (CR-4.7-3)",
                termination(*by)
            )
        }
        Said::DrawOffered { side, cards: None } => format!("{side} offers a draw"),
        Said::DrawOffered { side, cards: Some(cards) } => {
            format!("{side} offers a draw, {} left", counted((*cards).into(), "card"))
        }
        Said::DrawRefused { side } => format!("{side} refused the draw"),
        Said::Claimed { side, claim: c } => format!("{side} claims: {}", claim(c)),
        Said::ClaimRuled { side, upheld: true } => format!("{side}'s claim upheld"),
        Said::ClaimRuled { side, upheld: false } => format!("{side}'s claim rejected"),
        Said::Corrected { side } => format!("{side} put it right"),
        Said::TimeGiven { side, time } if time.0 < 0 => format!("{side} loses {}", since(*time)),
        Said::TimeGiven { side, time } => format!("{side} gets {}", since(*time)),
        Said::ClockSet { left } => format!("clocks set: {}", times(left)),
        Said::SetOnClock => "the clock on the table shows it".into(),
        Said::PositionSet => "position set".into(),
        Said::PlayersSet => "players put right".into(),
        Said::ResultEntered { result: r } => format!("result entered: {}", result(*r)),
        Said::Sealed { result: r } => format!("SEALED: {}", result(*r)),
        Said::ResultCorrected { result: r, was: Some(was) } => {
            format!("sealed result corrected: {} to {}", result(*was), result(*r))
        }
        Said::ResultCorrected { result: r, was: None } => {
            format!("sealed result corrected: {}", result(*r))
        }
        Said::ChiefCalled => "HEAD REFEREE CALLED".into(),
        Said::ClocksStopped { .. }
        | Said::EndStands { .. }
        | Said::Confirmed { .. }
        | Said::Disputed { .. }
        | Said::Agreed { .. }
        | Said::Settled { .. }
        | Said::Declared { .. }
        | Said::Exchanged { .. }
        | Said::Withdrawn { .. }
        | Said::Interfered { .. }
        | Said::RanOut { .. } => super::speed::said(what).unwrap_or_default(),
    }
}
