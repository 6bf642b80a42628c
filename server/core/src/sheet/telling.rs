//! Facts in the words of a sheet, each with its ruling.

use court_protocol::{
    Arg, CheckItem, CourtTime, Hindrance, Message, Question, Refusal, Ruling, Side, Tap, Verdict,
    code,
};

use super::figures::clock;
use super::names::{cost, figure, of_claim, of_fault, tick, word};
use super::{matches, speed};
use crate::equipment::is_in_order;
use crate::record::{Fact, FactBody, Record};

/// A line of the court: one fact in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLine {
    /// The instant and the fact: `0:12.000 Black crosses`.
    pub text: String,
    /// The rule it rests on, with its sentence.
    pub ruling: Option<Ruling>,
    /// The refusal that the line gives in formal notation.
    pub refusal: Option<Refusal>,
}

impl SheetLine {
    /// The line with the rule in brackets, as a sheet may expect it.
    pub fn with_rule(&self) -> String {
        match &self.ruling {
            Some(ruling) => format!("{} [{}]", self.text, ruling.rule),
            None => self.text.clone(),
        }
    }

    /// Marks the line as a preview: the fact is not on record.
    pub(super) fn would(self) -> Self {
        Self { text: format!("would: {}", self.text.trim_start()), ..self }
    }

    /// True if the line fits an expected one: word for word, the rule in brackets or left out.
    pub(super) fn reads(&self, expected: &str) -> bool {
        let text = self.text.trim_start();
        text == expected || self.with_rule().trim_start() == expected
    }
}

/// Adds the lines of a record; `counted` are the facts that counted before it.
pub(super) fn tell(record: &Record, counted: &[Fact], said: &mut Vec<SheetLine>) {
    for fact in &record.facts {
        said.extend(line(fact, ""));
        if let FactBody::Amended { drop, add, .. } = &fact.body {
            let dropped = counted.iter().filter(|fact| drop.contains(&fact.id));
            said.extend(dropped.filter_map(|fact| line(fact, "  - ")));
            said.extend(add.iter().filter_map(|added| line(&added.fact, "  + ")));
        }
    }
}

pub(super) fn refused(now: CourtTime, refusal: &Refusal) -> SheetLine {
    let text = format!("{} refused {}", clock(now), reason(refusal));
    SheetLine { text, ruling: None, refusal: Some(refusal.clone()) }
}

/// A refusal in formal notation: its code with its arguments.
pub(super) fn reason(refusal: &Refusal) -> String {
    let why = match refusal {
        Refusal::BadSetting { .. } => formal(&refusal.message()),
        Refusal::NotReady { hindrances } => hindrances_in_short(hindrances),
        Refusal::NotSealed { results } => {
            let each = results.iter().map(|results| formal(&Message::of("unsealed", results)));
            each.collect::<Vec<_>>().join("; ")
        }
        _ => arguments(&refusal.message()),
    };
    let code = refusal.code();
    if why.is_empty() { code } else { format!("{code}: {why}") }
}

fn hindrances_in_short(hindrances: &[Hindrance]) -> String {
    let each = hindrances.iter().map(|hindrance| formal(&hindrance.message()));
    each.collect::<Vec<_>>().join("; ")
}

/// A message in formal notation: its key with its arguments.
fn formal(message: &Message) -> String {
    format!("{} {}", message.key, arguments(message)).trim_end().to_owned()
}

/// The arguments of a message: `board=13 boards=12`.
fn arguments(message: &Message) -> String {
    let one = |(name, arg): (&String, &Arg)| match arg {
        Arg::Number(number) => format!("{name}={number}"),
        Arg::Text(text) => format!("{name}={text}"),
        Arg::Message(part) => format!("{name}=({})", formal(part)),
    };
    let is_told =
        |(name, arg): &(&String, &Arg)| !name.ends_with("-n") && **arg != Arg::Text(String::new());
    message.args.iter().filter(is_told).map(one).collect::<Vec<_>>().join(" ")
}

/// The line of a request that was answered before and is not ruled again.
pub(super) fn answered_already(now: CourtTime, verdict: &Verdict) -> SheetLine {
    let how = match verdict {
        Verdict::Recorded { .. } => "recorded".to_owned(),
        Verdict::Refused { refusal, .. } => format!("refused {}", refusal.code()),
    };
    let text = format!("{} answered already: {how}", clock(now));
    SheetLine { text, ruling: None, refusal: None }
}

fn line(fact: &Fact, sign: &str) -> Option<SheetLine> {
    let words = words(&fact.body)?;
    let text = format!("{sign}{} {words}", clock(fact.at));
    Some(SheetLine { text, ruling: fact.ruling(), refusal: None })
}

/// A fact in words; `None` if it only repeats the sheet's own entry.
fn words(body: &FactBody) -> Option<String> {
    Some(match body {
        FactBody::Seen { .. }
        | FactBody::Opened { .. }
        | FactBody::Attached { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Relieved { .. }
        | FactBody::Revoked { .. }
        | FactBody::ResultRuled { .. } => return None,
        FactBody::Paired { .. } => "paired".to_owned(),
        FactBody::TakenOff => "taken off the board".to_owned(),
        FactBody::Ready { ready, .. } => format!("found {}ready", if *ready { "" } else { "not " }),
        FactBody::Counting { go_at, despite, .. } => {
            let despite = despite.as_ref().map(|overridden| {
                format!(
                    " although {}: {}",
                    hindrances_in_short(&overridden.reasons),
                    overridden.despite
                )
            });
            format!("counting to GO at {}{}", clock(*go_at), despite.unwrap_or_default())
        }
        FactBody::Annulled { reason } => format!("start void: {reason}"),
        FactBody::Paused { reason } => format!("stopped: {reason}"),
        FactBody::Interrupted => "stands still: the server was away".to_owned(),
        FactBody::CameBack { away_from, .. } => format!("back, away from {}", clock(*away_from)),
        FactBody::ResultEntered { result, confirms, .. } => {
            format!("entered: {result}{}", if *confirms { ", may confirm" } else { "" })
        }
        FactBody::Sealed { result, .. } => format!("sealed: {result}"),
        FactBody::ResultCorrected { result, reason, .. } => {
            format!("corrected: {result}, {reason}")
        }
        FactBody::ClockSet { left, to_run, .. } => {
            let run = to_run.map(|side| format!(", {side}'s clock is to run")).unwrap_or_default();
            format!("clocks set to {}/{}{run}", figure(left.white), figure(left.black))
        }
        FactBody::PositionSet { fen, .. } => format!("position set: {fen}"),
        FactBody::PlayersSet { players, .. } => {
            format!("players set: {} - {}", players.white, players.black)
        }
        FactBody::Aborted => "aborted".to_owned(),
        FactBody::EvidenceSet { evidence, clock } => {
            format!("level {}, {} clock", word(evidence), word(clock))
        }
        FactBody::Answered { answer, .. } => format!("answered {}", word(answer)),
        FactBody::Reopened => "reopened, stands still".to_owned(),
        FactBody::MayBeSet => "nobody said if the clock was set".to_owned(),
        FactBody::ClockStarted => "White's clock starts".to_owned(),
        FactBody::Started => "started".to_owned(),
        FactBody::Resumed => "resumed".to_owned(),
        FactBody::Placed { side, uci } => format!("{side} puts {uci}"),
        FactBody::Moved { ply, side, san, clock, .. } => {
            format!("{}. {side} {san}{}", ply.div_ceil(2), tick(*clock))
        }
        FactBody::Pressed { ply, side, clock } => {
            format!("{}. {side} presses{}", ply.div_ceil(2), tick(*clock))
        }
        FactBody::Illegal { side, uci } => {
            let uci = uci.map_or("move".to_owned(), |uci| uci.to_string());
            format!("{side}'s {uci} is illegal")
        }
        FactBody::IllegalStands { side, uci, clock, .. } => {
            format!("{side}'s {uci} stands{}", tick(*clock))
        }
        FactBody::Arranged { .. }
        | FactBody::Waits { .. }
        | FactBody::TakeBackOwed { .. }
        | FactBody::LimitReached { .. } => return matches::words(body),
        FactBody::CorrectionOwed { side, .. } => format!("{side} owes a correction and a run"),
        FactBody::HandedBack { side } => format!("{side} hands the clock back"),
        FactBody::Queened { side, .. } => format!("{side}'s pawn becomes a queen"),
        FactBody::EmptyPress { side } => format!("{side} presses without a move"),
        FactBody::Corrected { side } => format!("{side} has put it right"),
        FactBody::TakenBack { side, ply, unpaid } => {
            let unpaid: Vec<String> =
                unpaid.iter().map(|unpaid| format!(", {} unpaid", word(unpaid))).collect();
            format!("{}. {side} taken back{}", ply.div_ceil(2), unpaid.concat())
        }
        FactBody::NoMove { side, ply } => {
            format!("{}. {side}'s press was no move", ply.div_ceil(2))
        }
        FactBody::Claimed { side, claim, .. } => format!("{side} claims {}", of_claim(claim)),
        FactBody::ClaimRuled { side, verdict, .. } => {
            format!("{side}'s claim: {}", word(verdict))
        }
        FactBody::Announced { side, uci } => format!("{side} has to play {uci}"),
        FactBody::DrawOffered { side, cards: None } => format!("{side} offers a draw"),
        FactBody::DrawOffered { side, cards: Some(cards) } => {
            format!("{side} offers a draw, {cards} cards left")
        }
        FactBody::DrawRefused { side } => format!("{side} refuses the draw"),
        FactBody::MovedBeforeRun { side } => format!("{side} moved before the run"),
        FactBody::Crossed { side } => format!("{side} crosses"),
        FactBody::Returned { side } => format!("{side} at the board, no run"),
        FactBody::RunMade { side, paid, took, presumed } => {
            let what = paid.map_or("run owed by nobody".to_owned(), |debt| word(&debt));
            let took = took.map(|took| format!(" in {took}")).unwrap_or_default();
            format!("{side} {what} {}{took}", if *presumed { "presumed" } else { "made" })
        }
        FactBody::Read { left } => format!("read {}/{}", figure(left.white), figure(left.black)),
        FactBody::Called { side, fault, sanction, of, unexpected, .. } => {
            let odd = if *unexpected { ", unexpected" } else { "" };
            format!("{side} called: {} of {}{}{odd}", of_fault(fault), clock(*of), cost(*sanction))
        }
        FactBody::Joined { side, .. } => format!("{side}: the same call"),
        FactBody::CallSplit { .. } => "split".to_owned(),
        FactBody::CallVoided { calls, tap, served, .. } => {
            let joined = if *tap == Tap::Joined { ", another stands" } else { "" };
            format!("{} call void{joined}{}", calls.len(), if *served { ", served" } else { "" })
        }
        FactBody::StopBegan { side, until, again, .. } => {
            let again = if *again { " again" } else { "" };
            format!("{side} stands{again} until {}", clock(*until))
        }
        FactBody::Checked { item, side, finding, .. } => {
            checked(*item, *side, is_in_order(*finding))
        }
        FactBody::Waived { item, side, reason } => {
            format!("{} is let be: {reason}", checked(*item, *side, false))
        }
        FactBody::Carded { side, shown, offence, .. } => format!("{side}: {shown}, {offence}"),
        FactBody::CardsShown { side } => format!("{side} is shown his cards"),
        FactBody::ChainGameDrawn { chain_game, by } => {
            format!("game {chain_game} drawn ({})", word(by))
        }
        FactBody::StopWatched { side } => format!("{side}'s stop is watched"),
        FactBody::StopLeft { side, seen_leaving } => {
            format!("{side} {}", if *seen_leaving { "left the stop" } else { "did not stand" })
        }
        FactBody::StopServed { side, penalties, unwatched } => {
            let unwatched = if *unwatched { ", unwatched" } else { "" };
            format!("{side} is free, {penalties} served{unwatched}")
        }
        FactBody::Lapsed { side, penalties } => format!("{side}'s {penalties} lapse"),
        FactBody::TimeGiven { side, time, .. } => format!("{side} is given {time}"),
        FactBody::Speed(fact) => speed::told(fact),
        FactBody::SetOnClock => "set on the clock".to_owned(),
        FactBody::FlagFell { side } => format!("{side}'s flag fell"),
        FactBody::Ended { result, by } => format!("ended: {result} ({})", word(by)),
        FactBody::Noted { side, note } => format!("{side}: {}", code(note)),
        FactBody::Asked { question, .. } => format!("asks: {}", asked(question)),
        FactBody::Stale { device, stale } => {
            format!("{device} {}", if *stale { "is silent" } else { "is back" })
        }
        FactBody::SetAside { .. } => "set aside".to_owned(),
        FactBody::Voided { .. } => "voided".to_owned(),
        FactBody::Amended { .. } => "amended".to_owned(),
    })
}

fn checked(item: CheckItem, side: Option<Side>, passed: bool) -> String {
    let whose = side.map_or_else(String::new, |side| format!("{side}: "));
    format!("{whose}{}{}", if passed { "no more " } else { "" }, when_failed(item))
}

fn asked(question: &Question) -> String {
    match question {
        Question::DeadPosition => "is the position dead?".to_owned(),
        Question::CanMate { side } => format!("{side} loses; can {} still mate?", side.other()),
        Question::FlagOrPress { side, left, error } => {
            format!("{side}'s flag or press? {left} left ± {error}")
        }
        Question::LimitOrMove { .. }
        | Question::LimitReached { .. }
        | Question::WindowMissed { .. } => matches::asked(question).expect("it is about a match"),
        Question::FlagExpected { side } => format!("{side}'s flag is expected; is it down?"),
        Question::ClockDiffers { by } => {
            format!("the clock on the table differs by {}/{}", figure(by.white), figure(by.black))
        }
        Question::MovedBeforeRun { side } => format!("{side} moved before the run?"),
        Question::IllegalMove { side, uci } => format!("{side}'s {uci}, an illegal move?"),
        Question::Amendment { drop, add, .. } => {
            format!("amend? drops {} says {}", drop.len(), add.len())
        }
        Question::UnmappedClock { .. } => "a clock nobody compared; is its time right?".to_owned(),
        Question::Claim { side, claim } => format!("{side}'s claim, {}?", of_claim(claim)),
        Question::LateCalls { side, calls } => format!("{} late against {side}", calls.len()),
        Question::MovesDiffer { side, first, second, .. } => {
            format!("{side}'s move, {first}? Another device reports {second}")
        }
        Question::LeftStop { side } => format!("{side} is at the board; did he leave the stop?"),
        Question::LeftStopAgain { side } => format!("{side} left the stop again; what more?"),
        Question::Unwatched { side, untimed: true } => {
            format!("{side} ran on and nobody timed a stop; did he stand?")
        }
        Question::Unwatched { side, .. } => format!("nobody watched the end of {side}'s stop"),
        Question::SetClock { left, added, to_run, cancelled, .. } => {
            let (white, black) = (figure(left.white), figure(left.black));
            let to_run = to_run.map_or("nobody".to_owned(), |side| side.to_string());
            let undo = if *cancelled { ", the last change undone" } else { "" };
            let (one, other) = (added.white, added.black);
            format!("set {white}/{black} (+{one}/+{other}){undo}, {to_run} to move")
        }
        Question::ResultsDiffer { entries, ended } => {
            let entries: Vec<String> =
                entries.iter().map(|entry| entry.result.to_string()).collect();
            let ended = ended.as_ref().map_or_else(String::new, |ended| {
                format!("; it ended: {} ({})", ended.result, word(&ended.by))
            });
            format!("which result? entered: {}{ended}", entries.join(", "))
        }
        Question::ProposedTimes { left, to_run } => {
            let to_run = to_run.map_or("nobody".to_owned(), |side| side.to_string());
            format!("go on at {}/{}, {to_run} to move?", figure(left.white), figure(left.black))
        }
        Question::StartLost => "the start did not take place; are they back?".to_owned(),
        Question::ShortOfTime => "has either less than two minutes?".to_owned(),
        Question::ChiefCalled => "the head referee is called".to_owned(),
    }
}

/// The fault, as a noun phrase, when the item fails.
const fn when_failed(item: CheckItem) -> &'static str {
    match item {
        CheckItem::ElectronicClock => "a mechanical clock",
        CheckItem::TableWidth => "a table wider than 85.0 cm",
        CheckItem::NoBackrest => "a seat with a backrest",
        CheckItem::BoardAndPieces => "board or pieces that are not FIDE's kind",
        CheckItem::EndorsedClock => "a clock that is not endorsed by FIDE",
        CheckItem::Standing => "no room to play standing",
        CheckItem::CapturedPieces => "captured pieces out of the opponent's reach or sight",
        CheckItem::Shoes => "shoes that do not fit the surface",
        CheckItem::Dress => "a bare torso",
    }
}
