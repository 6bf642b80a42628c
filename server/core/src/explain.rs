//! Rulings explained: the rule's id and one sentence, for the sender of the request.
//!
//! A plain observation needs no ruling.

mod endings;
mod notes;
mod questions;
mod several;
mod speed;

use court_protocol::{
    BySide, CheckItem, Claim, Fault, Finding, GameResult, Millis, Question, Ruling, Sanction, Seen,
    Side, Weight,
};

use crate::record::{ClaimVerdict, Fact, FactBody, TimeFor};
pub use endings::ended_by;
use endings::ending;
use notes::noted;
use questions::{answered, asked_by, claimed_by};
pub(crate) use several::rulings;

impl Fact {
    /// The rule of this fact, whether the fact is a ruling or asks for one. `None` for plain
    /// observations, and for a device or the server that was away.
    pub fn rule(&self) -> Option<String> {
        if let Some(ruling) = self.ruling() {
            return Some(ruling.rule);
        }
        let rule = match &self.body {
            FactBody::Asked { question, .. } => asked_by(question),
            FactBody::Seen { seen, .. } => seen_under(seen)?,
            FactBody::Attached { .. } | FactBody::Relieved { .. } | FactBody::Revoked { .. } => {
                "ALL-1"
            }
            _ => return None,
        };
        Some(rule.to_owned())
    }

    /// The rule of this fact with a sentence; `None` if the fact is no ruling.
    pub fn ruling(&self) -> Option<Ruling> {
        let (rule, text) = match &self.body {
            FactBody::MovedBeforeRun { side } => {
                ("CR-4.2-2", format!("{side} moved before the run was paid; it stays owed."))
            }
            FactBody::Illegal { side, uci } => {
                let what = uci.map_or("the move".to_owned(), |uci| uci.to_string());
                ("FIDE-7.5.1", format!("{what} is illegal; {side} puts it right on his own time."))
            }
            FactBody::Waits { side, uci } => (
                "FIDE-A.5.4",
                format!(
                    "{side}'s {uci} stands until the next move; if no legal position comes of that, \
                     the game is drawn. {} may claim before he moves.",
                    side.other()
                ),
            ),
            FactBody::Queened { side, uci } => {
                ("FIDE-7.5.2", format!("{side}'s pawn becomes a queen: {uci}."))
            }
            FactBody::TakeBackOwed { side, uci, touched } => {
                let what = uci.map_or("the move".to_owned(), |uci| uci.to_string());
                let other = touched.map_or("any legal move".to_owned(), |square| {
                    format!("another move with the piece on {square}")
                });
                ("IM-3-5", format!("{side} takes {what} back and makes {other}."))
            }
            FactBody::LimitReached { points } => ("IM-3-2", limit_reached(*points)),
            FactBody::Arranged { .. } => {
                ("IM-1-2", "The agreed time is on record with the invitation.".to_owned())
            }
            FactBody::IllegalStands { side, uci, .. } => (
                "FIDE-A.5.2",
                format!("{uci} stands: {} moved on before it was put right.", side.other()),
            ),
            FactBody::EmptyPress { side } => (
                "CR-4.4-5",
                format!(
                    "{side} pressed and no move stands on the board: {}'s clock runs, the turn stays.",
                    side.other()
                ),
            ),
            FactBody::CorrectionOwed { side, hands_back: false } => (
                "CR-4.4-4",
                format!("{side} puts it right and then runs out and back before his next move."),
            ),
            FactBody::CorrectionOwed { side, hands_back: true } => (
                "CR-4.4-4",
                format!(
                    "{side} puts it right and presses, and runs out and back before his next move; \
                     then it is {}'s turn.",
                    side.other()
                ),
            ),
            FactBody::HandedBack { side } => {
                ("CR-4.4-5", format!("{side} has put it right: {}'s clock runs.", side.other()))
            }
            FactBody::TakenBack { side, .. } => (
                "CR-4.4-5",
                format!("{side}'s move is taken back, its increment and its run with it."),
            ),
            FactBody::NoMove { side, .. } => {
                ("CR-4.4-5", format!("{side}'s press was the press of a claim and no move."))
            }
            FactBody::ClaimRuled { side, claim, verdict } => {
                return Some(claim_ruled(*side, claim, *verdict));
            }
            FactBody::Announced { side, uci } => {
                ("FIDE-9.5.3", format!("{side} has to play {uci}, the move he announced."))
            }
            FactBody::DrawOffered { side, cards: None } => {
                ("FIDE-9.1.2.3", format!("{side} offers a draw by his claim."))
            }
            FactBody::DrawOffered { side, cards: Some(cards) } => {
                ("CR-4.4-2", format!("{side} offers a draw; cards left: {cards}."))
            }
            FactBody::DrawRefused { side } => {
                ("CR-4.4-3", format!("{side} refuses the draw; the card stays spent."))
            }
            FactBody::TimeGiven { side, time, why } => return Some(given(*side, *time, *why)),
            FactBody::Called { side, fault, sanction, unexpected, in_stop, .. } => {
                return Some(called(*side, fault, (*sanction, *in_stop), *unexpected));
            }
            FactBody::Joined { .. } => (
                "CR-4.3-1",
                "One call with the same one made just before; split them if they were two."
                    .to_owned(),
            ),
            FactBody::Checked { item, side, finding, .. } => {
                return checked(*item, *side, *finding);
            }
            FactBody::Waived { item, .. } => (
                item.rule(),
                format!("Let be: {}. It keeps the board no longer.", item.when_failed()),
            ),
            FactBody::Carded { side, shown, offence, .. } => {
                ("CR-4.6-2", format!("{side} is shown a {shown} for {offence}."))
            }
            FactBody::CardsShown { side } => {
                ("CR-4.6-2", format!("{side}'s cards so far are known to everybody."))
            }
            FactBody::LinkDrawn { link, by } => {
                let why = ending(GameResult::Drawn, *by).text;
                let why = why.rsplit(", ").next().unwrap_or_default().to_owned();
                ("CR-4.7-3", format!("Game {link} is drawn, {why} The next one follows at once."))
            }
            FactBody::StopBegan { side, .. } => ("CR-4.3-1", format!("{side}'s stopwatch runs.")),
            FactBody::StopWatched { side } => {
                ("CR-4.3-1", format!("{side}'s stopwatch runs already; you watch it now."))
            }
            FactBody::StopLeft { side, seen_leaving: true } => (
                "CR-4.3-1",
                format!("{side} left early; the whole stop is served again at the next line."),
            ),
            FactBody::StopLeft { side, seen_leaving: false } => (
                "CR-4.3-1",
                format!("{side} has not stood the stop; it is served at the next line."),
            ),
            FactBody::StopServed { side, unwatched, .. } => {
                let seen = if *unwatched { "; nobody watched its end" } else { "" };
                ("CR-4.3-1", format!("{side} is free{seen}."))
            }
            FactBody::Lapsed { side, penalties } => {
                ("CR-4.3-5", format!("The game is over: {penalties} not served by {side} lapse."))
            }
            FactBody::CallVoided { served: true, tap, .. } => {
                ("ALL-1", format!("The {tap} is void; the time stood is not given back."))
            }
            FactBody::CallVoided { tap, .. } => ("ALL-1", format!("The {tap} is void.")),
            FactBody::Voided { .. } => {
                ("ALL-1", "The ruling is void, and what followed from it with it.".to_owned())
            }
            FactBody::CallSplit { .. } => {
                ("CR-4.3-3", "They were two calls; each is served.".to_owned())
            }
            FactBody::FlagFell { side } => ("CR-4.4-6", format!("{side}'s flag fell at 0.000.")),
            FactBody::Ready { ready: true, .. } => ("CR-2.1-3", "The board is ready.".to_owned()),
            FactBody::Ready { ready: false, .. } => {
                ("CR-2.1-3", "The board is not ready any more.".to_owned())
            }
            FactBody::Paired { despite: Some(overridden), .. } => {
                let reasons = overridden.reasons.join("; ");
                ("ALL-3", format!("The board has its next game although {reasons}."))
            }
            FactBody::Counting { despite: Some(overridden), resumes, .. } => {
                let how = if *resumes { "goes on" } else { "starts" };
                ("CR-4.1-1", format!("It {how} although {}.", overridden.reasons.join("; ")))
            }
            FactBody::Counting { despite: None, resumes, by_voice: true, .. } => {
                let how = if *resumes { "goes on" } else { "starts" };
                ("CR-4.1-1", format!("GO by voice: the board {how} at the tap."))
            }
            FactBody::Counting { despite: None, resumes, .. } => {
                let how = if *resumes { "goes on" } else { "starts" };
                ("CR-4.1-1", format!("3, 2, 1, GO: the board {how}."))
            }
            FactBody::Aborted => {
                ("CR-4.1-1", "The countdown is stopped; every clock is as before.".to_owned())
            }
            FactBody::Started => ("CR-4.1-1", "GO: the game runs.".to_owned()),
            FactBody::Resumed => {
                ("CR-4.1-1", "GO: the game goes on, each player where he stood.".to_owned())
            }
            FactBody::Annulled { .. } => {
                ("CR-4.1-4", "The start is void; the game waits, its clocks as before.".to_owned())
            }
            FactBody::Paused { .. } => {
                ("ALL-1", "Clocks, runs and stops stand still from the tap on.".to_owned())
            }
            FactBody::ResultEntered { result, confirms: true, .. } => {
                ("ALL-3", format!("Entered, with the right to confirm: {result}."))
            }
            FactBody::ResultEntered { result, confirms: false, .. } => {
                ("ALL-3", format!("Entered: {result}; another referee confirms it."))
            }
            FactBody::Answered { asked, answer, .. } => return answered(asked, answer),
            FactBody::SetOnClock => {
                ("FIDE-6.10", "The clock on the table shows what was ruled.".to_owned())
            }
            FactBody::EvidenceSet { .. } => {
                ("ALL-1", "The board reports so from here on.".to_owned())
            }
            FactBody::Claimed { side, claim, .. } => {
                (claimed_by(claim), format!("{side}'s claim is taken down."))
            }
            FactBody::Sealed { result, .. } => {
                ("ALL-3", format!("Sealed: {result}. Only the head referee corrects it."))
            }
            FactBody::ResultCorrected { result, was: Some(was), .. } => {
                ("ALL-3", format!("The sealed result, {was}, is corrected: {result}."))
            }
            FactBody::ResultCorrected { result, was: None, .. } => {
                ("ALL-3", format!("The sealed result is corrected: {result}."))
            }
            FactBody::ClockSet { .. } => {
                ("FIDE-6.10", "The clocks are as the head referee set them.".to_owned())
            }
            FactBody::PositionSet { .. } => {
                ("FIDE-7.1", "The game goes on from the position that was set.".to_owned())
            }
            FactBody::PlayersSet { .. } => {
                ("FIDE-7.3", "The record follows who really plays.".to_owned())
            }
            FactBody::Speed(fact) => return speed::ruling(fact),
            FactBody::Asked { question: Question::ResultsDiffer { .. }, .. } => (
                "ALL-3",
                "The entries differ, or the board says otherwise; the head referee is asked."
                    .to_owned(),
            ),
            FactBody::Ended { result, by } => return Some(ending(*result, *by)),
            FactBody::Noted { note, .. } => return Some(noted(*note)),
            FactBody::SetAside { off_duty: Some(why), .. } => {
                ("ALL-1", format!("It was {why}; the head referee decides whether it counts."))
            }
            FactBody::SetAside { input, .. } if is_late_call(input) => (
                "CR-4.3-2",
                "It came more than 30 seconds late; the head referee decides whether it is served."
                    .to_owned(),
            ),
            FactBody::SetAside { .. } => (
                "ALL-1",
                "It would change what has been decided; only the head referee does that."
                    .to_owned(),
            ),
            FactBody::Amended { cause, drop, add, .. } if !drop.is_empty() => {
                // a void, a replacement, a split and an answer have sentences of their own
                let learned = add.iter().find(|added| added.fact.id == *cause)?;
                if matches!(
                    learned.fact.body,
                    FactBody::CallSplit { .. } | FactBody::Answered { .. }
                ) {
                    return None;
                }
                ("ALL-1", "What was learned late replaces what had been derived.".to_owned())
            }
            _ => return None,
        };
        Some(Ruling { rule: rule.to_owned(), text })
    }
}

fn limit_reached(points: Option<BySide<u16>>) -> String {
    let captured = points.map_or("what was captured is not known".to_owned(), |points| {
        format!("captured by White {}, by Black {}", points.white, points.black)
    });
    format!("The match is not completed within its limit; {captured}.")
}

fn is_late_call(input: &FactBody) -> bool {
    let stop = Sanction::Stop;
    matches!(input, FactBody::Seen { seen: Seen::Fault { sanction, .. }, .. } if *sanction == stop)
}

/// The rule under which a referee or a player reports; `None` for events in play.
const fn seen_under(seen: &Seen) -> Option<&'static str> {
    Some(match seen {
        Seen::Fault { .. } | Seen::ChiefCalled => "CR-4.3-4",
        Seen::WalkCard { .. } => "CR-4.6-2",
        Seen::Stopped { .. } | Seen::LeftStop { .. } => "CR-4.3-1",
        Seen::FlagSeen { .. } => "CR-4.4-6",
        Seen::ClockSet => "FIDE-6.10",
        Seen::Claimed { claim, .. } => claimed_by(claim),
        Seen::Corrected { .. } => "CR-4.4-4",
        Seen::DrawCard { .. } => "CR-4.4-2",
        Seen::DrawAccepted { .. } | Seen::DrawRefused { .. } => "CR-4.4-3",
        Seen::DrawAgreed => "FIDE-5.2.3",
        Seen::Touched { .. } => "FIDE-4.3",
        Seen::Resigned { .. } => "FIDE-5.1.2",
        Seen::ClocksStopped { .. } => "SP-10",
        Seen::Confirmed { .. } | Seen::Disputed { .. } | Seen::Agreed { .. } => "SP-25",
        Seen::Interfered { .. } => "SP-23",
        _ => return None,
    })
}

/// The ruling on a check of the equipment; `None` where it passed.
fn checked(item: CheckItem, side: Option<Side>, finding: Finding) -> Option<Ruling> {
    if finding.passes() {
        return None;
    }
    let whose = side.map_or_else(String::new, |side| format!("{side}: "));
    let effect = match item.weight() {
        Weight::Required => "the board waits until it is put right, or the head referee lets it be",
        Weight::Advised => "written down; it is advised and keeps nobody from playing",
    };
    let text = format!("{whose}{}; {effect}.", item.when_failed());
    Some(Ruling { rule: item.rule().to_owned(), text })
}

fn called(
    side: Side,
    fault: &Fault,
    (sanction, in_stop): (Sanction, bool),
    unexpected: bool,
) -> Ruling {
    let rule = match (sanction, fault) {
        (Sanction::Stop, _) if in_stop => "CR-4.3-3",
        (Sanction::Stop, Fault::FalseStart) => "CR-4.1-4",
        (Sanction::Stop, Fault::NoCrossing) => "CR-4.3-1",
        (Sanction::Stop, Fault::RedCard) => "CR-4.6-2",
        (Sanction::Stop | Sanction::Note, _) => "CR-4.3-4",
        _ => "FIDE-12.9",
    };
    let what = match sanction {
        Sanction::Stop if in_stop => format!("{side} is in his stop: it is ten seconds longer"),
        Sanction::Stop => {
            format!("{side} stands ten seconds behind his line when he next comes there")
        }
        Sanction::Note => format!("Written down against {side}"),
        Sanction::Warning => format!("{side} is warned"),
        Sanction::GiveOpponent { .. } => format!("{} gets time for it", side.other()),
        Sanction::TakeTime { .. } => format!("{side} loses time for it"),
        Sanction::LossOfGame => format!("{side} loses the game for it"),
    };
    let odd = if unexpected { ", though nobody expected it of him there" } else { "" };
    Ruling { rule: rule.to_owned(), text: format!("{what}{odd}.") }
}

fn given(side: Side, time: Millis, why: TimeFor) -> Ruling {
    let (rule, why) = match why {
        TimeFor::IllegalMove => ("FIDE-7.5.5", "for the opponent's illegal move"),
        TimeFor::WrongClaim => ("FIDE-9.5.3", "for the opponent's wrong claim"),
        TimeFor::RejectedClaim => ("CR-4.4-5", "that ran while the claim was ruled on"),
        TimeFor::Ladder => ("FIDE-12.9", "by the referee's penalty"),
        TimeFor::Restart => ("CR-4.7-4", "for the next game of the chain"),
    };
    let text = if time < Millis::ZERO {
        format!("{side} loses {} {why}.", -time)
    } else {
        format!("{side} gets {time} {why}.")
    };
    Ruling { rule: rule.to_owned(), text }
}

fn claim_ruled(side: Side, claim: &Claim, verdict: ClaimVerdict) -> Ruling {
    let position = match claim {
        Claim::Threefold { .. } => Some("FIDE-9.2"),
        Claim::FiftyMoves { .. } => Some("FIDE-9.3"),
        _ => None,
    };
    let (rule, text) = match (verdict, claim) {
        (ClaimVerdict::Upheld, _) => {
            (position.unwrap_or("CR-4.4-4"), format!("{side}'s claim is upheld."))
        }
        (ClaimVerdict::Rejected, _) => (
            if position.is_some() { "FIDE-9.5.3" } else { "CR-4.4-5" },
            format!("{side}'s claim is rejected; the turn is as it was before it."),
        ),
        (ClaimVerdict::TooLate { last }, claim) => {
            let (rule, done) = match claim {
                Claim::TouchMove => ("FIDE-4.8", "touched a piece"),
                _ => ("FIDE-A.5.2", "moved"),
            };
            let text = match last {
                Some(last) => format!(
                    "A player claims about the opponent's move, here {last}; {side} has {done} since, \
                     so his claim is too late."
                ),
                None => format!(
                    "A player claims about the opponent's move; {} has made none.",
                    side.other()
                ),
            };
            (rule, text)
        }
        (ClaimVerdict::NotOnMove, _) => (
            position.unwrap_or("FIDE-9.2"),
            format!("{side} is not on the move; only then can a draw be claimed."),
        ),
        (ClaimVerdict::Touched, Claim::TouchMove) => (
            "FIDE-4.8",
            format!("{side} has touched a piece himself; he cannot claim touch-move any more."),
        ),
        (ClaimVerdict::Touched, _) => {
            ("FIDE-9.4", format!("{side} has touched a piece; he cannot claim on this move."))
        }
    };
    Ruling { rule: rule.to_owned(), text }
}
