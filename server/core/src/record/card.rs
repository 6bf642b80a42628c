//! The card of each kind of fact: everything about the kind that screens, reports and rulings need,
//! said once. The ticker line of a fact is in `line`; its sentences are in the message files.

use court_protocol::{Audience, Question, Sanction, Seen, Termination as T};
use serde::Serialize;

use super::rule::{
    asked_by, called_under, claim_ruled_by, claimed_by, ended_by, given_for, is_ruled_later,
    noted_under,
};
use super::{Added, FactBody, Note, SpeedFact};
use crate::equipment::is_in_order;
use Audience as To;

/// The properties of a fact's kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card {
    /// The rank of an input among the inputs of one instant; `None` for a derived fact.
    pub input: Option<u8>,
    /// The audience whose view of the board it changes; a change for the public is one for
    /// the referees too.
    pub picture: Option<Audience>,
    /// The audience of its ticker line; a line for the public is for the referees too.
    pub line: Option<Audience>,
    /// The kind of incident in the report; `None` for the usual course of a game.
    pub kind: Option<IncidentKind>,
    /// The head referee's right to annul it.
    pub void: Void,
    /// The id of the rule. A settled claim of Speed chess names its own points instead.
    pub rule: Option<&'static str>,
    /// The fields that the ruling's message names; `None` if the fact is no ruling.
    pub says: Option<&'static [&'static str]>,
}

/// The kind of an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// A referee's call, or his report on a stopwatch.
    Call,
    /// A player's claim or offer.
    Claim,
    /// A referee's ruling.
    Ruling,
    /// The court's own ruling: a flag, an illegal move, an ending.
    Court,
    /// The past was corrected by a late report.
    Amendment,
    /// An act of a referee in spite of an obstacle.
    Override,
    /// A result entered, sealed, corrected.
    Result,
    /// The court waits for a referee.
    Question,
    /// A refused request.
    Refusal,
    /// A device fell silent or came back, the server was away.
    Outage,
    /// A device got or lost a role.
    Device,
}

/// The way to annul a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Void {
    /// The fact cannot be annulled.
    No,
    /// The fact itself is named.
    Itself,
    /// The input that it follows from is annulled, if that is possible.
    ByInput,
}

impl Card {
    const fn derived() -> Self {
        Self {
            input: None,
            picture: Some(To::Public),
            line: None,
            kind: None,
            void: Void::No,
            rule: None,
            says: None,
        }
    }

    const fn input(rank: u8) -> Self {
        Self { input: Some(rank), ..Self::derived() }
    }

    /// The card with these audiences of view and line.
    const fn shown(self, picture: Option<Audience>, line: Option<Audience>) -> Self {
        Self { picture, line, ..self }
    }

    /// The card with a line for everybody.
    const fn told(self) -> Self {
        Self { line: Some(To::Public), ..self }
    }

    /// The card with a line for referees.
    const fn told_to_referees(self) -> Self {
        Self { line: Some(To::Referees), ..self }
    }

    const fn hidden(self) -> Self {
        Self { picture: None, line: None, ..self }
    }

    const fn kind(self, kind: IncidentKind) -> Self {
        Self { kind: Some(kind), ..self }
    }

    const fn void(self, void: Void) -> Self {
        Self { void, ..self }
    }

    /// The card under a rule, as no ruling.
    const fn under(self, rule: &'static str) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// The card of a ruling, with its rule and the fields that its message names.
    const fn rules(self, rule: &'static str, says: &'static [&'static str]) -> Self {
        Self { rule: Some(rule), says: Some(says), ..self }
    }
}

impl FactBody {
    /// True if people or devices put it in; every other fact was derived from inputs.
    pub fn is_input(&self) -> bool {
        self.card().input.is_some()
    }

    /// The kind of incident it makes of its record.
    pub fn incident(&self) -> Option<IncidentKind> {
        self.card().kind
    }

    /// True if the head referee can annul the fact by its line; `input` is the one that it follows
    /// from, or itself.
    pub(crate) fn is_voidable(&self, input: Option<&Self>) -> bool {
        match self {
            Self::Called { .. } | Self::Joined { .. } | Self::Carded { .. } => true,
            Self::StopBegan { .. }
            | Self::StopWatched { .. }
            | Self::StopLeft { .. }
            | Self::TimeGiven { .. }
            | Self::Ended { by: T::Penalty | T::RedCards, .. } => input.is_some_and(Self::is_tap),
            _ => match self.card().void {
                Void::No => false,
                Void::Itself => true,
                Void::ByInput => input.is_some_and(|input| input.card().void == Void::Itself),
            },
        }
    }

    /// True for a call, a card, and a press of the stopwatch or for its early end.
    pub(crate) fn is_tap(&self) -> bool {
        use Seen::{Fault, LeftStop, Stopped, WalkCard};
        let Self::Seen { seen, .. } = self else { return false };
        matches!(seen, Fault { .. } | WalkCard { .. } | Stopped { .. } | LeftStop { .. })
    }

    /// The card of the fact's kind.
    #[expect(
        clippy::too_many_lines,
        reason = "a row for each kind of fact: a table, not a procedure"
    )]
    #[expect(clippy::match_same_arms, reason = "each kind of fact has a row of its own")]
    pub(crate) fn card(&self) -> Card {
        use IncidentKind as Kind;
        use Void::{ByInput, Itself};
        let (derived, input) = (Card::derived, Card::input);
        let (public, referees) = (Some(To::Public), Some(To::Referees));
        match self {
            // the court
            Self::Opened { .. } | Self::ClockMapped { .. } => derived().hidden(),
            Self::Attached { .. } | Self::Relieved { .. } | Self::Revoked { .. } => {
                derived().hidden().kind(Kind::Device).under("ALL-1")
            }
            Self::CameBack { .. } => derived().hidden().kind(Kind::Outage),
            Self::Stale { .. } => derived().told().kind(Kind::Outage),

            // inputs of a game
            Self::Paired { despite: None, .. } => input(0).told(),
            Self::Paired { despite: Some(_), .. } => {
                input(0).told().kind(Kind::Override).rules("ALL-3", &[])
            }
            Self::TakenOff => input(1).told().kind(Kind::Ruling).under("ALL-1"),
            Self::Ready { .. } => input(1).told().kind(Kind::Ruling).rules("CR-2.1-3", &["ready"]),
            Self::Arranged { .. } => input(1).told().kind(Kind::Ruling).rules("IM-1-2", &[]),
            Self::Checked { finding, .. } if is_in_order(*finding) => {
                input(1).shown(referees, referees)
            }
            Self::Checked { item, .. } => {
                let card = input(1).shown(referees, referees).kind(Kind::Call);
                card.rules(item.rule(), &["side", "item"])
            }
            Self::Waived { item, .. } => {
                let card = input(1).shown(referees, referees).kind(Kind::Override).void(Itself);
                card.rules(item.rule(), &["item"])
            }
            Self::CardsShown { .. } => {
                input(3).told().kind(Kind::Ruling).void(Itself).rules("CR-4.6-2", &["side"])
            }
            Self::Counting { despite, .. } => {
                let kind = if despite.is_some() { Kind::Override } else { Kind::Ruling };
                input(1).told().kind(kind).rules("CR-4.1-1", &["resumes", "by_voice"])
            }
            Self::Aborted => input(1).told().kind(Kind::Ruling).rules("CR-4.1-1", &[]),
            Self::Annulled { .. } => {
                input(1).told().kind(Kind::Ruling).void(Itself).rules("CR-4.1-4", &[])
            }
            Self::Paused { .. } => {
                input(1).told().kind(Kind::Ruling).void(Itself).rules("ALL-1", &[])
            }
            Self::Interrupted => input(5).told().kind(Kind::Outage).void(Itself),
            Self::Seen { seen, .. } => Card { input: Some(2), ..seen_card(seen).hidden() },
            Self::ResultRuled { .. } => input(3).hidden().kind(Kind::Result).void(Itself),
            Self::ResultEntered { .. } => {
                let card = input(3).told_to_referees().kind(Kind::Result).void(Itself);
                card.rules("ALL-3", &["result", "confirms"])
            }
            Self::Sealed { .. } => input(5).told().kind(Kind::Result).rules("ALL-3", &["result"]),
            Self::ResultCorrected { .. } => {
                input(5).told().kind(Kind::Result).rules("ALL-3", &["result", "was"])
            }
            Self::ClockSet { .. } => {
                input(3).told().kind(Kind::Ruling).void(Itself).rules("FIDE-6.10", &[])
            }
            Self::PositionSet { .. } => {
                input(3).told().kind(Kind::Ruling).void(Itself).rules("FIDE-7.1", &[])
            }
            Self::PlayersSet { .. } => {
                input(3).told().kind(Kind::Ruling).void(Itself).rules("FIDE-7.3", &[])
            }
            Self::EvidenceSet { .. } => input(1).told().kind(Kind::Ruling).rules("ALL-1", &[]),
            Self::CallSplit { .. } => input(5).hidden().kind(Kind::Ruling).rules("CR-4.3-3", &[]),
            Self::Answered { asked, answer, .. } => {
                let card = input(4).shown(referees, referees).kind(Kind::Ruling).void(Itself);
                if is_ruled_later(asked, answer) { card } else { card.rules(asked_by(asked), &[]) }
            }
            Self::Reopened | Self::MayBeSet => input(5).kind(Kind::Ruling),

            // derived by the rules
            Self::ClockStarted | Self::Returned { .. } => derived(),
            Self::Started | Self::Resumed => {
                derived().told().kind(Kind::Court).rules("CR-4.1-1", &[])
            }
            Self::Placed { .. }
            | Self::Moved { .. }
            | Self::Pressed { .. }
            | Self::Crossed { .. }
            | Self::RunMade { .. } => derived().told(),
            Self::EmptyPress { .. } => derived().told_to_referees().rules("CR-4.4-5", &["side"]),
            Self::Illegal { .. } => {
                derived().told().kind(Kind::Court).rules("FIDE-7.5.1", &["side", "uci"])
            }
            Self::IllegalStands { .. } => {
                derived().told().kind(Kind::Court).rules("FIDE-A.5.2", &["side", "uci"])
            }
            Self::Waits { .. } => {
                derived().told().kind(Kind::Court).rules("FIDE-A.5.4", &["side", "uci"])
            }
            Self::Queened { .. } => {
                derived().told_to_referees().kind(Kind::Court).rules("FIDE-7.5.2", &["side", "uci"])
            }
            Self::TakeBackOwed { .. } => {
                derived().told().kind(Kind::Court).rules("IM-3-5", &["side", "uci", "touched"])
            }
            Self::CorrectionOwed { .. } => derived().rules("CR-4.4-4", &["side", "hands_back"]),
            Self::HandedBack { .. } => derived().told_to_referees().rules("CR-4.4-5", &["side"]),
            Self::Corrected { .. } => derived().told().void(ByInput),
            Self::TakenBack { .. } => derived().told().rules("CR-4.4-5", &["side"]),
            Self::NoMove { .. } => derived().rules("CR-4.4-5", &["side"]),
            Self::Claimed { claim, .. } => derived()
                .told()
                .void(ByInput)
                .rules(claimed_by(claim), &["side", "claim", "incomplete"]),
            Self::ClaimRuled { claim, verdict, .. } => derived()
                .told()
                .rules(claim_ruled_by(claim, *verdict), &["side", "claim", "verdict"]),
            Self::Announced { .. } => derived().rules("FIDE-9.5.3", &["side", "uci"]),
            Self::DrawOffered { cards, .. } => {
                let rule = if cards.is_some() { "CR-4.4-2" } else { "FIDE-9.1.2.3" };
                derived().told().kind(Kind::Claim).void(ByInput).rules(rule, &["side", "cards"])
            }
            Self::DrawRefused { .. } => {
                derived().told().kind(Kind::Claim).void(ByInput).rules("CR-4.4-3", &["side"])
            }
            Self::MovedBeforeRun { .. } => {
                let card = derived().shown(None, referees).kind(Kind::Court);
                card.rules("CR-4.2-2", &["side"])
            }
            Self::Read { .. } => derived().told_to_referees(),
            Self::Called { fault, sanction, in_stop, .. } => {
                // a call without a stop has its effect, if any, in a fact of its own
                let picture = public.filter(|_| *sanction == Sanction::Stop);
                let line = if *sanction == Sanction::Note { referees } else { public };
                derived().shown(picture, line).rules(
                    called_under(fault, *sanction, *in_stop),
                    &["side", "sanction", "unexpected", "against", "in_stop", "turn"],
                )
            }
            Self::Joined { .. } => derived().told_to_referees().rules("CR-4.3-1", &[]),
            Self::Carded { .. } => {
                derived().shown(referees, referees).rules("CR-4.6-2", &["side", "shown", "offence"])
            }
            Self::StopBegan { .. } => {
                derived().told().kind(Kind::Court).rules("CR-4.3-1", &["side"])
            }
            Self::StopWatched { .. } => derived().hidden().rules("CR-4.3-1", &["side"]),
            Self::StopLeft { .. } => {
                let card = derived().told_to_referees().kind(Kind::Court);
                card.rules("CR-4.3-1", &["side", "seen_leaving"])
            }
            Self::StopServed { .. } => {
                derived().told().kind(Kind::Court).rules("CR-4.3-1", &["side", "unwatched"])
            }
            Self::Lapsed { .. } => {
                derived().told().kind(Kind::Court).rules("CR-4.3-5", &["side", "penalties"])
            }
            Self::TimeGiven { why, .. } => {
                derived().told().kind(Kind::Court).rules(given_for(*why), &["side", "time", "why"])
            }
            Self::SetOnClock => derived().shown(referees, referees).rules("FIDE-6.10", &[]),
            Self::LimitReached { .. } => {
                derived().told().kind(Kind::Court).rules("IM-3-2", &["points"])
            }
            Self::FlagFell { .. } => {
                derived().told().kind(Kind::Court).rules("CR-4.4-6", &["side"])
            }
            Self::ChainGameDrawn { .. } => {
                let card = derived().told().kind(Kind::Court).void(ByInput);
                card.rules("CR-4.7-3", &["chain_game", "by"])
            }
            Self::Ended { by, .. } => {
                let void = if is_of_the_rules(*by) { Void::No } else { ByInput };
                let card = derived().told().kind(Kind::Court).void(void);
                card.rules(ended_by(*by), &["result", "by"])
            }
            // only the players declare flags (SP-24, SP-25)
            Self::Noted { note: note @ Note::FlagIsThePlayers, .. } => {
                derived().hidden().rules(noted_under(*note), &[])
            }
            Self::Noted { note, .. } => {
                derived().shown(None, referees).rules(noted_under(*note), &[])
            }
            Self::Asked { question, .. } => {
                let card = derived().shown(referees, referees).kind(Kind::Question);
                match question {
                    Question::ResultsDiffer { .. } => card.rules(asked_by(question), &[]),
                    _ => card.under(asked_by(question)),
                }
            }
            Self::Speed(fact) => fact.card().void(ByInput),

            // amendments
            Self::SetAside { input } => {
                let rule = if is_stop_called(input) { "CR-4.3-2" } else { "ALL-1" };
                derived().hidden().kind(Kind::Question).rules(rule, &[])
            }
            Self::Voided { .. } => derived().hidden().kind(Kind::Ruling).rules("ALL-1", &[]),
            // a withdrawn late call leaves its question
            Self::CallVoided { hidden, .. } => {
                let line = if *hidden { referees } else { public };
                let card = derived().shown(referees, line).kind(Kind::Ruling);
                card.rules("ALL-1", &["served", "tap"])
            }
            // view and line are those of the dropped and added facts
            Self::Amended { cause, drop, add, .. } => {
                let card = derived().hidden().kind(Kind::Amendment);
                let learned = add.iter().find(|added| added.fact.id == *cause);
                if drop.is_empty() || !learned.is_some_and(is_report) {
                    return card;
                }
                card.rules("ALL-1", &[])
            }
        }
    }
}

/// The card of an observation: its kind and its rule. Views and tickers show the facts that follow
/// from it, not the observation.
fn seen_card(seen: &Seen) -> Card {
    use IncidentKind::{Call, Claim};
    let (call, claim) =
        (Card::derived().kind(Call), Card::derived().kind(Claim).void(Void::Itself));
    match seen {
        Seen::Fault { .. } | Seen::ChiefCalled => call.under("CR-4.3-4"),
        Seen::WalkCard { .. } => call.under("CR-4.6-2"),
        Seen::Stopped { .. } | Seen::LeftStop { .. } => call.under("CR-4.3-1"),
        Seen::FlagSeen { .. } => call.under("CR-4.4-6").void(Void::Itself),
        Seen::ClockSet => call.under("FIDE-6.10"),
        Seen::Interfered { .. } => call.under("SP-23"),
        Seen::Claimed { claim: of, .. } => claim.under(claimed_by(of)),
        Seen::Corrected { .. } => claim.under("CR-4.4-4"),
        Seen::DrawCard { .. } => claim.under("CR-4.4-2"),
        Seen::DrawAccepted { .. } | Seen::DrawRefused { .. } => claim.under("CR-4.4-3"),
        Seen::DrawAgreed => claim.under("FIDE-5.2.3"),
        Seen::Resigned { .. } => claim.under("FIDE-5.1.2"),
        Seen::ClocksStopped { .. } => claim.under("SP-10"),
        Seen::Confirmed { .. } | Seen::Disputed { .. } | Seen::Agreed { .. } => {
            claim.under("SP-25")
        }
        Seen::Touched { .. } => Card::derived().under("FIDE-4.3"),
        Seen::Placed { .. }
        | Seen::Moved { .. }
        | Seen::Pressed { .. }
        | Seen::Read { .. }
        | Seen::Crossed { .. }
        | Seen::Declared { .. }
        | Seen::Exchanged { .. }
        | Seen::Withdrawn { .. }
        | Seen::Reminded { .. }
        | Seen::Returned { .. } => Card::derived(),
    }
}

impl SpeedFact {
    /// An illegal move looks like any other, and no message calls it illegal: only the opponent may
    /// point it out (SP-15, SP-23).
    #[expect(clippy::match_same_arms, reason = "each kind of fact has a row of its own")]
    fn card(&self) -> Card {
        use court_protocol::{Agreement, Interference};
        let card = Card::derived().told();
        let court = |card: Card| card.kind(IncidentKind::Court);
        match self {
            Self::BothStopped { .. } => card.rules("SP-10", &["side"]),
            Self::RunsOn { side: Some(_) } => Card::derived().rules("SP-25", &["side"]),
            Self::RunsOn { side: None } => Card::derived(),
            Self::Unlawful { .. } => court(card),
            Self::Unpunched { .. } => card.rules("SP-5", &["side"]),
            Self::LatePunch { .. } => Card::derived().rules("SP-5", &["side"]),
            Self::Withdrawn { .. } => card.rules("SP-22", &["side"]),
            Self::Declared { .. } => card.rules("SP-26", &["piece"]),
            Self::Exchanged { .. } => card,
            Self::EndStands { .. } => {
                court(card).told_to_referees().rules("SP-7, SP-13", &["claim"])
            }
            Self::Completed { .. } => Card::derived().rules("SP-18", &["side"]),
            Self::Confirmed { .. } => card.rules("SP-25", &["side"]),
            Self::Disputed { .. } => card.rules("SP-25", &["side", "claim", "record"]),
            Self::Agreed { on: Agreement::PlayOn } => card.rules("SP-25", &[]),
            Self::Agreed { .. } => card,
            Self::Settled { .. } => court(card).rules("SP-1", &["claim"]),
            Self::Interfered { about } => {
                let rule = match about {
                    Interference::Position => "SP-23",
                    Interference::Clocks => "SP-24",
                };
                card.shown(None, Some(To::Referees)).rules(rule, &[])
            }
            Self::RanOut { .. } => court(card).shown(None, Some(To::Public)),
        }
    }
}

/// True if the game ended by the rules alone, without a person's report.
const fn is_of_the_rules(by: T) -> bool {
    matches!(
        by,
        T::FivefoldRepetition
            | T::SeventyFiveMoves
            | T::CapturedPoints
            | T::IllegalPosition
            | T::Penalty
            | T::RedCards
    )
}

/// True for the call of a fault with a stop as its penalty.
pub(crate) fn is_stop_called(input: &FactBody) -> bool {
    let stop = Sanction::Stop;
    matches!(input, FactBody::Seen { seen: Seen::Fault { sanction, .. }, .. } if *sanction == stop)
}

/// True if a late report caused an amendment: a split and an answer have messages of their own.
fn is_report(learned: &Added) -> bool {
    !matches!(learned.fact.body, FactBody::CallSplit { .. } | FactBody::Answered { .. })
}
