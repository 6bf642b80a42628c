//! Facts in words, as an incident report tells them: whose, what, and the referee's own reason.

use super::asked::{answered, clocks, ended, entered, question, signed, to_set};
use super::named::Named;
use super::seen::seen_words;
use court_protocol::{Answer, BySide, CourtTime, FactId, GameView, Question, Sanction, Side};
use referee_core::{ClaimVerdict, Fact, FactBody, SpeedFact, TimeFor, Wrong};
use referee_messages::words;

/// A fact as a sentence; none if other facts tell as much. `names` are the players.
#[expect(clippy::too_many_lines, reason = "one line for each fact: a table, not a procedure")]
pub(super) fn of(body: &FactBody, names: &Named<'_>) -> Option<String> {
    Some(match body {
        FactBody::Seen { seen, .. } => return seen_words(seen, names),
        FactBody::Attached { device, role, boards, .. } if boards.is_empty() => {
            format!("{} is {role}.", names.device(*device))
        }
        FactBody::Attached { device, role, boards, .. } => {
            let device = names.device(*device);
            let lanes: Vec<String> = boards.iter().map(|board| board.0.to_string()).collect();
            let word = if boards.len() == 1 { "board" } else { "boards" };
            format!("{device} is {role} for {word} {}.", lanes.join(", "))
        }
        FactBody::Relieved { device, relieved: true, to } => {
            let whom = to.map_or_else(String::new, |to| format!(" to {}", names.device(to)));
            format!("{} handed its duty over{whom} and watches no board.", names.device(*device))
        }
        FactBody::Relieved { device, relieved: false, .. } => {
            format!("{} is on duty again.", names.device(*device))
        }
        FactBody::Revoked { device } => {
            format!("{} has no role any more.", names.device(*device))
        }
        FactBody::CameBack { away_from, .. } => {
            format!("The server was away; it was last known at work at {}.", names.time(*away_from))
        }
        FactBody::Stale { device, stale: true } => {
            format!("{} fell silent.", names.device(*device))
        }
        FactBody::Stale { device, stale: false } => format!("{} is back.", names.device(*device)),
        FactBody::Interrupted => "The board stands still from the outage on.".into(),
        FactBody::Counting { go_at, despite, resumes, by_voice } => {
            let on = if *resumes { ", to go on" } else { "" };
            let how = if *by_voice { "GO by voice" } else { "Countdown to GO" };
            let go = format!("{how} at {}{on}", names.time(*go_at));
            match despite {
                Some(over) => {
                    let reasons =
                        words().hindrances(&over.reasons, &|name, id| names.naming(name, id));
                    although(&go, &reasons, &over.despite)
                }
                None => format!("{go}."),
            }
        }
        FactBody::Paired { despite: Some(over), .. } => {
            although("The game was put on", &words().unsealed(&over.reasons), &over.despite)
        }
        FactBody::Arranged { arranged } => format!(
            "They play at {}; {} invited {}.",
            names.time(arranged.at),
            names[arranged.invited_by],
            names[arranged.invited_by.other()]
        ),
        FactBody::Ready { ready: true, .. } => "The board is ready.".into(),
        FactBody::Ready { ready: false, .. } => "The board is not ready any more.".into(),
        FactBody::Aborted => "The countdown was stopped.".into(),
        FactBody::Annulled { reason } => format!("The start is void: {}", closed(reason)),
        FactBody::Paused { reason } => format!("The board is stopped: {}", closed(reason)),
        FactBody::Started => "GO.".into(),
        FactBody::Resumed => "GO: the board goes on.".into(),
        FactBody::ResultRuled { result, reason } => {
            format!("Result ruled, {result}: {}", closed(reason))
        }
        FactBody::ResultEntered { result, by, confirms, .. } => {
            let how = if *confirms { "entered with the right to confirm" } else { "entered" };
            let entered = by.map_or_else(|| result.to_string(), |by| ended(*result, by));
            format!("Result {how}: {entered}.")
        }
        FactBody::Ended { result, by } => format!("The game is over: {}.", ended(*result, *by)),
        FactBody::Sealed { result, .. } => format!("Result sealed: {result}."),
        FactBody::ResultCorrected { result, was, reason, .. } => {
            let from = was.map_or_else(String::new, |was| format!(" from {was}"));
            format!("Sealed result corrected{from} to {result}: {}", closed(reason))
        }
        FactBody::ClockSet { left, to_run, reason, .. } => {
            let runs = to_run.map_or_else(String::new, |side| format!(", {side} to run"));
            format!("Clocks set to {}{runs}: {}", clocks(*left), closed(reason))
        }
        FactBody::PositionSet { fen, reason, .. } => {
            format!("Position set to {fen}: {}", closed(reason))
        }
        FactBody::PlayersSet { players, reason, .. } => {
            let (white, black) = ((names.player)(players.white), (names.player)(players.black));
            let (was, and) = (&names[Side::White], &names[Side::Black]);
            let why = closed(reason);
            format!("{white} plays White and {black} Black, where {was} and {and} stood: {why}")
        }
        FactBody::EvidenceSet { evidence, clock } => {
            let evidence = format!("{evidence:?}").to_lowercase();
            let clock = format!("{clock:?}").to_lowercase();
            format!("The board reports {evidence} from here on, the clock that rules: {clock}.")
        }
        FactBody::CallSplit { call } => format!("{} stands on its own.", names.line(*call)),
        FactBody::CallVoided { calls, served, reason, .. } => {
            let calls: Vec<String> = calls.iter().map(|call| names.line(*call)).collect();
            let served = if *served { ", already served" } else { "" };
            format!("{} made void{served}: {}", calls.join(", "), closed(reason))
        }
        FactBody::Voided { fact, reason } => {
            format!("{} made void: {}", names.line(*fact), closed(reason))
        }
        FactBody::Answered {
            asked: Question::ResultsDiffer { entries, ended }, answer, ..
        } => {
            let all = entered(entries, names);
            match (answer, ended, entries.last()) {
                (Answer::Yes, _, Some(last)) => {
                    format!("Of the results entered ({all}) the last one counts: {}.", last.result)
                }
                (_, Some(stands), _) => {
                    let how = self::ended(stands.result, stands.by);
                    format!("All entries withdrawn: {all}. The end stands: {how}.")
                }
                (_, None, _) => format!("All entries withdrawn: {all}."),
            }
        }
        FactBody::Answered { asked, answer, .. } => {
            format!("{} {}.", question(asked, names), answered(answer))
        }
        FactBody::Asked { question: asked, on_record, .. } => {
            let record =
                on_record.as_ref().map_or_else(String::new, |record| format!(" ({record})"));
            format!("The head referee is asked: {}{record}", question(asked, names))
        }
        FactBody::Reopened => "The game is open again and stands still.".into(),
        FactBody::CorrectionOwed { side, .. } => {
            format!("{} has to put it right and then run.", names[*side])
        }
        FactBody::Corrected { side } => format!("{} put it right.", names[*side]),
        FactBody::TakenBack { ply, side, .. } => {
            format!("Half-move {ply} of {} is taken back.", names[*side])
        }
        FactBody::NoMove { side, .. } => {
            format!("The press of {} was his claim and no move.", names[*side])
        }
        FactBody::ClaimRuled { side, verdict, .. } => {
            let how = match verdict {
                ClaimVerdict::Upheld => "is upheld",
                ClaimVerdict::Rejected => "is rejected",
                ClaimVerdict::TooLate { .. } => "comes too late",
                ClaimVerdict::NotOnMove => "is not his to make: he is not on the move",
                ClaimVerdict::Touched => "comes after he touched a piece",
            };
            format!("The claim of {} {how}.", names[*side])
        }
        FactBody::DrawOffered { side, cards: None } => {
            format!("{} offers a draw by a claim.", names[*side])
        }
        FactBody::DrawOffered { side, cards: Some(cards) } => {
            let word = if *cards == 1 { "card" } else { "cards" };
            format!("{} offers a draw; {cards} {word} left.", names[*side])
        }
        FactBody::DrawRefused { side } => format!("{} refuses the draw.", names[*side]),
        FactBody::Joined { to, .. } => {
            format!("One call with {}: a second witness.", names.line(*to))
        }
        FactBody::Called { sanction, unexpected, .. } => {
            let here = if *unexpected { ", unexpected here" } else { "" };
            format!("Recorded{here}: {}.", cost(*sanction))
        }
        FactBody::StopBegan { side, until, again, .. } => {
            let again = if *again { " again" } else { "" };
            format!("The stopwatch runs{again} for {} until {}.", names[*side], names.time(*until))
        }
        FactBody::StopLeft { side, .. } => {
            format!("The stop of {} begins anew at his next line.", names[*side])
        }
        FactBody::StopServed { side, penalties, unwatched } => {
            let unwatched = if *unwatched { ", unwatched" } else { "" };
            format!("{} is free: {penalties} served{unwatched}.", names[*side])
        }
        FactBody::Lapsed { side, penalties } => {
            format!("{penalties} not served by {} when the game ended.", names[*side])
        }
        FactBody::TimeGiven { side, time, why } => {
            let what = match why {
                TimeFor::IllegalMove => "the opponent's illegal move",
                TimeFor::WrongClaim => "the opponent's wrong claim",
                TimeFor::RejectedClaim => "the claim against him that was rejected",
                TimeFor::Ladder => "a penalty",
                TimeFor::Restart => "the next game of the chain",
            };
            format!("{}: {} for {what}.", names[*side], signed(*time))
        }
        FactBody::Speed(fact) => return speed_words(fact, body, names),
        FactBody::Checked { item, side, finding, .. } => {
            let whose = side.map_or_else(String::new, |side| format!("{}: ", names[side]));
            let passed = if finding.passes() { "not any more" } else { "found" };
            format!("{whose}{}: {passed}.", item.when_failed())
        }
        FactBody::Waived { item, side, reason } => {
            let whose = side.map_or_else(String::new, |side| format!("{}: ", names[side]));
            format!("{whose}{} is let be: {}", item.when_failed(), closed(reason))
        }
        FactBody::CardsShown { side } => format!("{} is shown his cards.", names[*side]),
        FactBody::SetOnClock => "The clock on the table shows it.".into(),
        FactBody::SetAside { input, .. } => {
            let input = of(input, names).map_or_else(String::new, |input| format!("{input} "));
            format!("{input}{}", ruling(body)?)
        }
        FactBody::Illegal { .. }
        | FactBody::IllegalStands { .. }
        | FactBody::Waits { .. }
        | FactBody::Queened { .. }
        | FactBody::EmptyPress { .. }
        | FactBody::HandedBack { .. }
        | FactBody::TakeBackOwed { .. }
        | FactBody::LimitReached { .. }
        | FactBody::MovedBeforeRun { .. }
        | FactBody::FlagFell { .. }
        | FactBody::Carded { .. }
        | FactBody::LinkDrawn { .. }
        | FactBody::Noted { .. } => return ruling(body),
        FactBody::Amended { .. } => "What was learned late replaces what had been derived.".into(),
        FactBody::StopWatched { side } => format!("The stop of {} is watched.", names[*side]),
        FactBody::Announced { side, uci } => format!("{} has to play {uci}.", names[*side]),
        FactBody::Opened { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Paired { despite: None, .. }
        | FactBody::ClockStarted
        | FactBody::Placed { .. }
        | FactBody::Moved { .. }
        | FactBody::Pressed { .. }
        | FactBody::Claimed { .. }
        | FactBody::Crossed { .. }
        | FactBody::Returned { .. }
        | FactBody::RunMade { .. }
        | FactBody::Read { .. } => return None,
    })
}

/// A fact of Speed chess. The report is read after the end: it also gives facts that nobody was
/// told during the game.
fn speed_words(fact: &SpeedFact, body: &FactBody, names: &Named<'_>) -> Option<String> {
    Some(match fact {
        SpeedFact::Unlawful { side, uci, wrong, .. } => {
            let what = uci.map_or_else(|| "the punch".to_owned(), |uci| uci.to_string());
            let why = match wrong {
                Wrong::Illegal => "no man moves like that",
                Wrong::KingInCheck => "his king was left in check",
                Wrong::NoMove => "nothing was moved",
                Wrong::Undeclared => "nobody said what the pawn became",
                Wrong::Unexchanged => "the promoted pawn was not exchanged",
            };
            format!("{what} of {} is not lawful: {why}.", names[*side])
        }
        SpeedFact::RanOut { at } => {
            let one = |side: Side| {
                at[side].map(|at| format!("the clock of {} at {}", names[side], names.time(at)))
            };
            let clocks: Vec<String> = Side::BOTH.into_iter().filter_map(one).collect();
            format!("For the record only, the court's figures ran out: {}.", clocks.join(", "))
        }
        _ => return ruling(body),
    })
}

/// The court's own sentence on it.
pub(super) fn ruling(body: &FactBody) -> Option<String> {
    let fact = Fact { id: FactId::default(), at: CourtTime(0), body: body.clone() };
    fact.ruling().map(|ruling| words().ruling(&ruling))
}

fn cost(sanction: Sanction) -> String {
    match sanction {
        Sanction::Stop => "ten seconds behind the line".into(),
        Sanction::Note => "written down".into(),
        Sanction::Warning => "a warning".into(),
        Sanction::GiveOpponent { time } => format!("{} for the opponent", signed(time)),
        Sanction::TakeTime { time } => format!("{} off his clock", signed(time)),
        Sanction::LossOfGame => "the game is lost".into(),
    }
}

/// The time the clock on a table is to be set to at an instant, if a referee is asked to set it.
pub(super) fn still_to_set(game: &GameView, at: CourtTime) -> Option<String> {
    let (left, added) = game.inbox.iter().find_map(|open| match open.question {
        Question::SetClock { left, added, .. } => Some((left, added)),
        _ => None,
    })?;
    let ran = |side| game.running.filter(|running| running.side == side).map(|r| at - r.since);
    let left = BySide::from_fn(|side| {
        left[side].map(|left| (left - ran(side).unwrap_or_default()).at_least_zero())
    });
    Some(to_set(left, added))
}

/// An act in spite of an objection, and the reason.
fn although(done: &str, reasons: &str, despite: &str) -> String {
    format!("{done} although {reasons}: {}", closed(despite))
}

pub(super) fn closed(reason: &str) -> String {
    format!("{}.", reason.trim().trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_ends_with_one_full_stop() {
        assert_eq!(closed("a wrong tap. "), "a wrong tap.");
        assert_eq!(closed("a wrong tap"), "a wrong tap.");
    }
}
