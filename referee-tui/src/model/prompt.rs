//! The prompt a referee is filling in: a verb, and the questions it still needs answered.
//!
//! Every verb names its steps in order: what, then who, then at which board. An observation of a
//! runner asks for the board before the side, which the board mostly tells. A step that is already
//! answered (by the board on the screen, or because there is only one answer) is passed over.
//! A side may be named before it is asked for. After the last step the prompt is sent.

mod choice;
mod choices;
mod equipment;
mod reach;
mod walking;
mod words;

pub(crate) use choice::Value;

use super::Model;
use super::preview::ShownPreview;
use super::shared_question::SharedQuestion;
use court_protocol::{
    Agreement, Answer, Ask, Back, BoardId, BoardNo, CheckItem, Claim, ClockRule, CourtId, DeviceId,
    Evidence, FactId, Fault, Finding, GameResult, Interference, Micros, Millis, Piece, Role,
    Sanction, Side, Termination, WalkCard, WalkOffence,
};
use serde::Serialize;

/// A verb in the making.
#[derive(Debug, Clone)]
pub(crate) struct Prompt {
    pub(crate) verb: Verb,
    /// The time of its first key, which dates its report.
    pub(crate) at: Micros,
    pub(crate) filled: Filled,
    /// The text typed so far.
    pub(crate) typing: String,
    /// The reason is typed, not chosen.
    pub(crate) own_words: bool,
    /// Why the court did not take it as it was.
    pub(crate) refused: Option<String>,
    /// Its outcome, once only the confirmation is missing.
    pub(crate) previewed: Option<ShownPreview>,
    /// The court's question that it was begun for.
    pub(crate) begun_for: Option<(CourtId, FactId)>,
    /// The requests that the confirmation sends, as the referee looked at them.
    pub(crate) looked_at: Option<Vec<(CourtId, Ask)>>,
    /// The boards it means, where they were named before.
    pub(crate) boards: Option<(CourtId, Vec<BoardNo>)>,
}

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
    /// A failed item is let be.
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

impl Sight {
    pub(crate) const fn needs_side(self) -> bool {
        !matches!(self, Self::DrawAgreed | Self::ClockSet | Self::ChiefCalled | Self::BothConfirmed)
    }
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

/// The answers so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filled {
    pub(crate) fault: Option<Fault>,
    pub(crate) sanction: Sanction,
    pub(crate) back: Option<Back>,
    pub(crate) card: Option<WalkCard>,
    pub(crate) offence: Option<WalkOffence>,
    pub(crate) item: Option<CheckItem>,
    pub(crate) finding: Option<Finding>,
    pub(crate) side: Option<Side>,
    pub(crate) board_id: Option<BoardId>,
    pub(crate) result: Option<GameResult>,
    /// The cause of a result, if the referee gives it.
    pub(crate) by: Option<Termination>,
    pub(crate) claim: Option<Claim>,
    /// True if he has been asked whether he claims on a move announced but not made.
    pub(crate) claim_move: bool,
    pub(crate) scope: Option<Scope>,
    pub(crate) reason: Option<String>,
    pub(crate) clock: Option<ClockWords>,
    pub(crate) position: Option<String>,
    pub(crate) players: Option<PlayersChange>,
    pub(crate) evidence: Option<(Evidence, ClockRule)>,
    pub(crate) agreement: Option<Agreement>,
    pub(crate) piece: Option<Piece>,
    pub(crate) square: Option<String>,
    pub(crate) interference: Option<Interference>,
    pub(crate) file: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) role: Option<Role>,
    pub(crate) lanes: Option<Vec<BoardNo>>,
    pub(crate) device: Option<DeviceId>,
    pub(crate) answer: Option<Answer>,
    pub(crate) confirmed: bool,
}

/// The reach of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Board,
    Court,
    AllCourts,
}

/// Clocks as typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ClockWords {
    pub(crate) white: Option<Millis>,
    pub(crate) black: Option<Millis>,
    pub(crate) to_run: Option<Side>,
}

/// The correction of a game's players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayersChange {
    ColoursReversed,
    SeatedAt(BoardNo),
}

impl Prompt {
    /// A verb begun at `at`, with what is clear from the start filled in.
    pub(crate) fn new(model: &Model, verb: Verb, at: Micros) -> Self {
        let mut prompt = Self {
            verb,
            at,
            filled: Filled::default(),
            typing: String::new(),
            own_words: false,
            refused: None,
            previewed: None,
            begun_for: None,
            looked_at: None,
            boards: None,
        };
        if prompt.verb == Verb::Round {
            // asked for once the court states its objections
            prompt.filled.reason = Some(String::new());
        }
        let mine: Vec<BoardId> =
            model.board_ids().into_iter().filter(|s| model.is_mine(*s)).collect();
        if let ([only], true) = (&mine[..], prompt.steps().contains(&Step::Board)) {
            prompt.filled.board_id = Some(*only);
        }
        prompt
    }

    /// The same about this board.
    pub(crate) fn about(mut self, board_id: BoardId) -> Self {
        self.filled.board_id = Some(board_id);
        self.filled.scope = Some(Scope::Board);
        self
    }

    /// The next question; none when everything is answered.
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps().iter().copied().find(|step| !self.has(*step))
    }

    /// Its questions, in order.
    pub(crate) fn steps(&self) -> &'static [Step] {
        use Step as S;
        match &self.verb {
            Verb::Fault => &[S::Fault, S::FaultWords, S::Side, S::Board],
            Verb::Replace { .. } => &[S::Fault, S::FaultWords, S::Side, S::Board, S::Confirm],
            Verb::Card => &[S::Card, S::Offence, S::Side, S::Board],
            Verb::Check => &[S::Item, S::Finding, S::Width, S::Side, S::Scope],
            Verb::Waive => &[S::Failed, S::Reason],
            Verb::Split { .. }
            | Verb::Seal
            | Verb::Answer { .. }
            | Verb::Deny { .. }
            | Verb::Revoke { .. }
            | Verb::Undo { .. }
            | Verb::Leave => &[S::Confirm],
            Verb::AnswerAll(_) => &[S::Answer],
            Verb::Void { .. } => &[S::Reason, S::Confirm],
            Verb::See(Sight::Resigned | Sight::FlagSeen) | Verb::ShowCards => {
                &[S::Board, S::Side, S::Confirm]
            }
            Verb::See(Sight::DrawAgreed) => &[S::Board, S::Confirm],
            Verb::See(sight) if sight.needs_side() => &[S::Board, S::Side],
            Verb::See(_) => &[S::Board],
            Verb::Claim => &[S::Claim, S::ClaimWords, S::ClaimMove, S::Side, S::Board],
            Verb::ReadClock => &[S::Board, S::Reading],
            Verb::Pause | Verb::Go => &[S::Scope, S::Reason],
            Verb::Start | Verb::Resume | Verb::Annul => &[S::Scope, S::Reason, S::Confirm],
            Verb::Round => &[S::File, S::Reason],
            // a countdown leaves no time for questions
            Verb::Abort => &[],
            Verb::EnterResult => &[S::Board, S::Result, S::Confirm],
            Verb::RuleResult | Verb::CorrectResult => &[S::Board, S::Result, S::Reason, S::Confirm],
            Verb::SetClock => &[S::Board, S::Clock, S::Reason, S::Confirm],
            Verb::SetPosition => &[S::Board, S::Position, S::Reason, S::Confirm],
            Verb::SetPlayers => &[S::Board, S::Players, S::Reason, S::Confirm],
            Verb::SetEvidence => &[S::Board, S::Evidence],
            Verb::Agree => &[S::Agreement, S::Board, S::Confirm],
            Verb::Declare => &[S::Piece, S::Side, S::Board],
            Verb::Exchange => &[S::Square, S::Piece, S::Side, S::Board],
            Verb::Interfere => &[S::Interference, S::Board],
            Verb::Grant { .. } => &[S::Name, S::Role, S::Scope, S::Lanes],
            Verb::Assign { .. } => &[S::Role, S::Scope, S::Lanes],
            Verb::HandOver { .. } => &[S::Device, S::Confirm],
        }
    }

    /// True if the start it would make needs a reason; the caller fills it in.
    pub(crate) const fn starts(&self) -> bool {
        matches!(self.verb, Verb::Start | Verb::Go | Verb::Resume)
    }

    /// True if it starts boards by a countdown, which needs the link.
    pub(crate) const fn counts_down(&self) -> bool {
        matches!(self.verb, Verb::Start | Verb::Resume)
    }

    /// True if it reports an event, dated at its first key.
    pub(crate) const fn is_dated(&self) -> bool {
        matches!(
            self.verb,
            Verb::See(_)
                | Verb::Card
                | Verb::Claim
                | Verb::ReadClock
                | Verb::Pause
                | Verb::Go
                | Verb::Agree
                | Verb::Declare
                | Verb::Exchange
                | Verb::Interfere
        )
    }

    /// True if it changes a device's duties.
    pub(crate) const fn is_of_devices(&self) -> bool {
        matches!(self.verb, Verb::Grant { .. } | Verb::Assign { .. })
    }

    /// True if a call's instant and cost can still be changed.
    pub(crate) const fn is_call(&self) -> bool {
        matches!(self.verb, Verb::Fault | Verb::Replace { .. })
    }

    /// True if the cause of a result can still be given.
    pub(crate) fn is_result(&self) -> bool {
        self.verb == Verb::EnterResult && self.step() == Some(Step::Confirm)
    }

    /// True if the present question is answered by typing.
    pub(crate) fn is_typed(&self) -> bool {
        match self.step() {
            Some(
                Step::FaultWords
                | Step::ClaimWords
                | Step::ClaimMove
                | Step::Width
                | Step::Clock
                | Step::Reading
                | Step::Position
                | Step::Square
                | Step::File
                | Step::Name
                | Step::Lanes,
            ) => true,
            Some(Step::Reason) => self.own_words,
            _ => false,
        }
    }

    /// True if a side can be named: the verb asks for one, and has none yet.
    pub(crate) fn awaits_side(&self) -> bool {
        self.steps().contains(&Step::Side) && !self.has(Step::Side)
    }

    /// Takes the last answer back; true if there was one.
    pub(crate) fn step_back(&mut self) -> bool {
        let now = self.step();
        let place = |step| self.steps().iter().position(|s| *s == step);
        let upto = now.and_then(place).unwrap_or(self.steps().len());
        if place(Step::Side).is_some_and(|side| side > upto) && self.filled.side.take().is_some() {
            return true; // it was named before it was asked for
        }
        let is_asked = |step: &&Step| match step {
            Step::FaultWords | Step::ClaimWords | Step::ClaimMove | Step::Width => false,
            Step::Side => self.filled.side.is_some(),
            // a question of the court is about its board and no other
            Step::Board => self.begun_for.is_none(),
            Step::Lanes => self.filled.lanes.is_some(),
            _ => true,
        };
        let Some(last) = self.steps()[..upto].iter().rev().find(is_asked).copied() else {
            return false;
        };
        self.typing.clear();
        self.own_words = false;
        let filled = &mut self.filled;
        match last {
            Step::Fault | Step::FaultWords => filled.fault = None,
            Step::Card => filled.card = None,
            Step::Offence => filled.offence = None,
            Step::Item => filled.item = None,
            Step::Finding | Step::Width => filled.finding = None,
            Step::Failed => (filled.item, filled.side) = (None, None),
            Step::Side => filled.side = None,
            Step::Board => filled.board_id = None,
            Step::Result => (filled.result, filled.by) = (None, None),
            Step::Claim | Step::ClaimWords | Step::ClaimMove => {
                (filled.claim, filled.claim_move) = (None, false);
            }
            Step::Scope => filled.scope = None,
            Step::Reason => filled.reason = None,
            Step::Clock | Step::Reading => filled.clock = None,
            Step::Position => filled.position = None,
            Step::Players => filled.players = None,
            Step::Evidence => filled.evidence = None,
            Step::Agreement => filled.agreement = None,
            Step::Piece => filled.piece = None,
            Step::Square => filled.square = None,
            Step::Interference => filled.interference = None,
            Step::File => filled.file = None,
            Step::Name => self.typing = filled.name.take().unwrap_or_default(),
            Step::Role => filled.role = None,
            Step::Lanes => filled.lanes = None,
            Step::Device => filled.device = None,
            Step::Answer => filled.answer = None,
            Step::Confirm => filled.confirmed = false,
        }
        true
    }

    fn has(&self, step: Step) -> bool {
        let filled = &self.filled;
        match step {
            Step::Fault => filled.fault.is_some(),
            Step::FaultWords => {
                !matches!(&filled.fault, Some(Fault::Other { reason }) if reason.is_empty())
            }
            Step::Card => filled.card.is_some(),
            Step::Offence => filled.offence.is_some(),
            Step::Item | Step::Failed => filled.item.is_some(),
            Step::Finding => filled.finding.is_some(),
            Step::Width => filled.finding != Some(equipment::NOT_MEASURED),
            Step::Side => {
                let is_of_board = filled.item.is_some_and(|item| !item.is_of_player());
                filled.side.is_some() || is_of_board
            }
            Step::Board => filled.board_id.is_some(),
            Step::Result => filled.result.is_some(),
            Step::Claim => filled.claim.is_some(),
            Step::ClaimWords => {
                !matches!(&filled.claim, Some(Claim::Irregularity { what }) if what.is_empty())
            }
            Step::ClaimMove => {
                let on_a_move = matches!(
                    filled.claim,
                    Some(Claim::Threefold { .. } | Claim::FiftyMoves { .. })
                );
                filled.claim_move || !on_a_move
            }
            Step::Scope => filled.scope.is_some(),
            Step::Reason => filled.reason.is_some(),
            Step::Clock | Step::Reading => filled.clock.is_some(),
            Step::Position => filled.position.is_some(),
            Step::Players => filled.players.is_some(),
            Step::Evidence => filled.evidence.is_some(),
            Step::Agreement => filled.agreement.is_some(),
            Step::Piece => filled.piece.is_some(),
            Step::Square => filled.square.is_some(),
            Step::Interference => filled.interference.is_some(),
            Step::File => filled.file.is_some(),
            Step::Name => filled.name.is_some(),
            Step::Role => filled.role.is_some(),
            // one board leaves nothing to ask
            Step::Lanes => filled.lanes.is_some() || filled.scope == Some(Scope::Board),
            Step::Device => filled.device.is_some(),
            Step::Answer => filled.answer.is_some(),
            Step::Confirm => filled.confirmed,
        }
    }
}
