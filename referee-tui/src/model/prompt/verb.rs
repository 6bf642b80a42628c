//! The acts of a referee: the questions that each asks, and the act that the court permits.

use super::super::shared_question::SharedQuestion;
use court_protocol::{Act, Answer, CourtId, DeviceId, FactId, Role, Seen, Side};
use serde::Serialize;

/// An act of a referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Verb {
    Fault,
    Replace {
        court: CourtId,
        call: FactId,
    },
    Split {
        court: CourtId,
        call: FactId,
    },
    Void {
        court: CourtId,
        fact: FactId,
    },
    Undo {
        press: u64,
    },
    See(Sight),
    /// A judge shows a walker a card.
    Card,
    /// The chief judge shows a walker his cards.
    ShowCards,
    Claim,
    ReadClock,
    Pause,
    Resume,
    /// A look at an item of the check-list.
    Check,
    /// A failed item is waived.
    Waive,
    Start,
    Go,
    Abort,
    Annul,
    EnterResult,
    RuleResult,
    CorrectResult,
    Seal,
    /// The next round is put on, from a file.
    Round,
    SetClock,
    SetPosition,
    SetPlayers,
    SetEvidence,
    /// One answer to what many boards are asked in the same words.
    AnswerAll(#[serde(skip)] SharedQuestion),
    /// A question of the court is answered.
    Answer {
        court: CourtId,
        question: FactId,
        answer: Answer,
    },
    /// Speed: both players say together.
    Agree,
    Declare,
    Exchange,
    Interfere,
    Grant {
        asking: u32,
    },
    Deny {
        asking: u32,
    },
    Assign {
        device: DeviceId,
    },
    HandOver {
        from: DeviceId,
    },
    Revoke {
        device: DeviceId,
    },
    Leave,
}

/// An observation at a board that needs only a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sight {
    Stopped,
    LeftStop,
    Crossed,
    Returned,
    Resigned,
    DrawAgreed,
    FlagSeen,
    DrawCard,
    DrawAccepted,
    DrawRefused,
    Corrected,
    ClockSet,
    ChiefCalled,
    ClocksStopped,
    Confirmed,
    BothConfirmed,
    Disputed,
    Withdrawn,
    Reminded,
}

/// One question of a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Fault,
    FaultWords,
    Card,
    Offence,
    Item,
    Finding,
    Width,
    Failed,
    Side,
    Board,
    Result,
    Claim,
    ClaimWords,
    ClaimMove,
    Scope,
    Reason,
    Clock,
    Reading,
    Position,
    Players,
    Evidence,
    Agreement,
    Piece,
    Square,
    Interference,
    File,
    Name,
    Role,
    Lanes,
    Device,
    Answer,
    Confirm,
}

impl Verb {
    /// The act that the court permits or refuses, and the questions in their order.
    fn row(&self) -> (Option<Act>, &'static [Step]) {
        use Step as S;
        let (act, steps): (_, &[Step]) = match self {
            Self::Fault => (Act::Fault, &[S::Fault, S::FaultWords, S::Side, S::Board]),
            Self::See(sight) => (Act::of_seen(&sight.seen(Side::White)), sight.steps()),
            Self::Card => (Act::WalkCard, &[S::Card, S::Offence, S::Side, S::Board]),
            Self::ShowCards => (Act::ShowCards, &[S::Board, S::Side, S::Confirm]),
            Self::Claim => {
                (Act::Claimed, &[S::Claim, S::ClaimWords, S::ClaimMove, S::Side, S::Board])
            }
            Self::ReadClock => (Act::Read, &[S::Board, S::Reading]),
            Self::Pause => (Act::Pause, &[S::Scope, S::Reason]),
            Self::Go => (Act::Start, &[S::Scope, S::Reason]),
            Self::Start | Self::Resume => (Act::Start, &[S::Scope, S::Reason, S::Confirm]),
            Self::Annul => (Act::Annul, &[S::Scope, S::Reason, S::Confirm]),
            // a countdown leaves no time for questions
            Self::Abort => (Act::Abort, &[]),
            Self::Check => (Act::Check, &[S::Item, S::Finding, S::Width, S::Side, S::Scope]),
            Self::Waive => (Act::Waive, &[S::Failed, S::Reason]),
            Self::EnterResult => (Act::EnterResult, &[S::Board, S::Result, S::Confirm]),
            Self::RuleResult => (Act::RuleResult, &[S::Board, S::Result, S::Reason, S::Confirm]),
            Self::CorrectResult => {
                (Act::CorrectResult, &[S::Board, S::Result, S::Reason, S::Confirm])
            }
            Self::Seal => (Act::Seal, &[S::Confirm]),
            Self::SetClock => (Act::SetClock, &[S::Board, S::Clock, S::Reason, S::Confirm]),
            Self::SetPosition => {
                (Act::SetPosition, &[S::Board, S::Position, S::Reason, S::Confirm])
            }
            Self::SetPlayers => (Act::SetPlayers, &[S::Board, S::Players, S::Reason, S::Confirm]),
            Self::SetEvidence => (Act::SetEvidence, &[S::Board, S::Evidence]),
            Self::Agree => (Act::Agreed, &[S::Agreement, S::Board, S::Confirm]),
            Self::Declare => (Act::Declared, &[S::Piece, S::Side, S::Board]),
            Self::Exchange => (Act::Exchanged, &[S::Square, S::Piece, S::Side, S::Board]),
            Self::Interfere => (Act::Interfered, &[S::Interference, S::Board]),
            Self::Replace { .. } => {
                return (None, &[S::Fault, S::FaultWords, S::Side, S::Board, S::Confirm]);
            }
            Self::Void { .. } => return (None, &[S::Reason, S::Confirm]),
            Self::Round => return (None, &[S::File, S::Reason]),
            Self::AnswerAll(_) => return (None, &[S::Answer]),
            Self::Grant { .. } => return (None, &[S::Name, S::Role, S::Scope, S::Lanes]),
            Self::Assign { .. } => return (None, &[S::Role, S::Scope, S::Lanes]),
            Self::HandOver { .. } => return (None, &[S::Device, S::Confirm]),
            Self::Split { .. }
            | Self::Undo { .. }
            | Self::Answer { .. }
            | Self::Deny { .. }
            | Self::Revoke { .. }
            | Self::Leave => return (None, &[S::Confirm]),
        };
        (Some(act), steps)
    }

    /// The act that the court permits or refuses; `None` if it depends on no game.
    pub(crate) fn act(&self) -> Option<Act> {
        self.row().0
    }

    /// The questions, in order.
    pub(crate) fn steps(&self) -> &'static [Step] {
        self.row().1
    }

    /// The lowest role for an act that depends on no game.
    pub(crate) const fn least(&self) -> Role {
        match self {
            Self::Replace { .. } | Self::Void { .. } | Self::Undo { .. } | Self::Leave => {
                Role::Judge
            }
            _ => Role::Head,
        }
    }

    /// True if it starts boards: a start that something stands against needs a reason.
    pub(crate) const fn starts(&self) -> bool {
        matches!(self, Self::Start | Self::Go | Self::Resume)
    }

    /// True if it starts boards by a countdown, which needs the link.
    pub(crate) const fn counts_down(&self) -> bool {
        matches!(self, Self::Start | Self::Resume)
    }

    /// True if it reports an event, dated at its first key.
    pub(crate) const fn is_dated(&self) -> bool {
        matches!(
            self,
            Self::See(_)
                | Self::Card
                | Self::Claim
                | Self::ReadClock
                | Self::Pause
                | Self::Go
                | Self::Agree
                | Self::Declare
                | Self::Exchange
                | Self::Interfere
        )
    }

    /// True if it changes the duties of a device.
    pub(crate) const fn is_of_devices(&self) -> bool {
        matches!(self, Self::Grant { .. } | Self::Assign { .. })
    }

    /// True if it is a call, whose instant and cost can be changed.
    pub(crate) const fn is_call(&self) -> bool {
        matches!(self, Self::Fault | Self::Replace { .. })
    }

    /// True if it is about a result, which a game of an earlier round can have too.
    pub(crate) const fn is_of_result(&self) -> bool {
        matches!(self, Self::EnterResult | Self::RuleResult | Self::CorrectResult)
    }
}

impl Sight {
    /// The observation of this side.
    pub(crate) const fn seen(self, side: Side) -> Seen {
        match self {
            Self::Stopped => Seen::Stopped { side },
            Self::LeftStop => Seen::LeftStop { side },
            Self::Crossed => Seen::Crossed { side },
            Self::Returned => Seen::Returned { side },
            Self::Resigned => Seen::Resigned { side },
            Self::DrawAgreed => Seen::DrawAgreed,
            Self::FlagSeen => Seen::FlagSeen { side },
            Self::DrawCard => Seen::DrawCard { side },
            Self::DrawAccepted => Seen::DrawAccepted { side },
            Self::DrawRefused => Seen::DrawRefused { side },
            Self::Corrected => Seen::Corrected { side },
            Self::ClockSet => Seen::ClockSet,
            Self::ChiefCalled => Seen::ChiefCalled,
            Self::ClocksStopped => Seen::ClocksStopped { side },
            Self::Confirmed => Seen::Confirmed { side: Some(side) },
            Self::BothConfirmed => Seen::Confirmed { side: None },
            Self::Disputed => Seen::Disputed { side },
            Self::Withdrawn => Seen::Withdrawn { side },
            Self::Reminded => Seen::Reminded { side },
        }
    }

    const fn steps(self) -> &'static [Step] {
        use Step as S;
        match self {
            Self::Resigned | Self::FlagSeen => &[S::Board, S::Side, S::Confirm],
            Self::DrawAgreed => &[S::Board, S::Confirm],
            Self::ClockSet | Self::ChiefCalled | Self::BothConfirmed => &[S::Board],
            _ => &[S::Board, S::Side],
        }
    }
}

impl Step {
    /// True if the answer is always typed. A reason is typed only in own words.
    pub(crate) const fn is_typed(self) -> bool {
        matches!(
            self,
            Self::FaultWords
                | Self::ClaimWords
                | Self::ClaimMove
                | Self::Width
                | Self::Clock
                | Self::Reading
                | Self::Position
                | Self::Square
                | Self::File
                | Self::Name
                | Self::Lanes
        )
    }
}
