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
mod verb;
mod words;

pub(crate) use choice::Value;
pub(crate) use verb::{Sight, Step, Verb};

use super::Model;
use court_protocol::{
    Agreement, Answer, Ask, Back, BoardId, BoardNo, CheckItem, CheckView, Claim, ClockRule,
    CourtId, DeviceId, Evidence, FactId, Fault, Finding, GameResult, Interference, Micros, Millis,
    Piece, Preview, Role, Sanction, Side, Termination, WalkCard, WalkOffence,
};

/// A verb in the making.
#[derive(Debug, Clone)]
pub(crate) struct Prompt {
    pub(crate) verb: Verb,
    /// The time of its first key, which dates its report.
    pub(crate) at: Micros,
    /// The answers so far, in the order in which they were given.
    answers: Vec<(Step, Value)>,
    pub(crate) sanction: Sanction,
    /// The instant that a call counts from, if it is not that of the first key.
    pub(crate) back: Option<Back>,
    /// The cause of a result, if the referee gives it.
    pub(crate) by: Option<Termination>,
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

/// A reader for each kind of answer.
macro_rules! answers {
    ($($name:ident: $kind:ident($type:ty),)*) => {
        impl Prompt {
            $(pub(crate) fn $name(&self) -> Option<$type> {
                self.answers.iter().rev().find_map(|(_, value)| match value {
                    Value::$kind(given) => Some(Clone::clone(given)),
                    _ => None,
                })
            })*
        }
    };
}

answers! {
    fault: Fault(Fault),
    card: Card(WalkCard),
    offence: Offence(WalkOffence),
    item: Item(CheckItem),
    finding: Finding(Finding),
    failed: Failed(CheckView),
    side: Side(Side),
    board_id: Board(BoardId),
    result: Result(GameResult),
    claim: Claim(Claim),
    scope: Scope(Scope),
    clock: Clock(ClockWords),
    players: Players(PlayersChange),
    evidence: Evidence((Evidence, ClockRule)),
    agreement: Agreement(Agreement),
    piece: Piece(Piece),
    interference: Interference(Interference),
    role: Role(Role),
    lanes: Lanes(Vec<BoardNo>),
    device: Device(DeviceId),
    answer: Answer(Answer),
}

/// The court's preview of the first request that a confirmation sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ShownPreview {
    /// Asked for by this number.
    Asked(u32),
    Came(Preview),
    /// There is no link.
    NotAsked,
}

impl Model {
    /// Asks a question again and shows the reason: with the question, or as a notice if another one
    /// is open or none is asked.
    pub(crate) fn ask_again(&mut self, prompt: Option<Prompt>, why: String) {
        match prompt.filter(|_| self.prompt.is_none()) {
            Some(prompt) => self.prompt = Some(Prompt { refused: Some(why), ..prompt }),
            None => self.notice = Some(why),
        }
    }
}

impl Prompt {
    /// A verb begun at `at`, with what is clear from the start filled in.
    pub(crate) fn new(model: &Model, verb: Verb, at: Micros) -> Self {
        let mut prompt = Self {
            verb,
            at,
            answers: Vec::new(),
            sanction: Sanction::default(),
            back: None,
            by: None,
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
            prompt.give(Step::Reason, Value::Text(String::new()));
        }
        let mut mine = model.board_ids().into_iter().filter(|board_id| model.is_mine(*board_id));
        if let (Some(only), None, true) = (mine.next(), mine.next(), prompt.asks(Step::Board)) {
            prompt.give(Step::Board, Value::Board(only));
        }
        prompt
    }

    /// The same about this board.
    pub(crate) fn about(mut self, board_id: BoardId) -> Self {
        self.give(Step::Board, Value::Board(board_id));
        self.give(Step::Scope, Value::Scope(Scope::Board));
        self
    }

    /// Answers a question, asked or not.
    pub(crate) fn give(&mut self, step: Step, value: Value) {
        self.forget(step);
        self.answers.push((step, value));
    }

    /// Asks a question again.
    pub(crate) fn forget(&mut self, step: Step) {
        self.answers.retain(|(of, _)| *of != step);
    }

    /// The text given to a question.
    pub(crate) fn text(&self, step: Step) -> Option<&str> {
        self.answers.iter().find_map(|(of, value)| match value {
            Value::Text(text) if *of == step => Some(text.as_str()),
            _ => None,
        })
    }

    /// The reason, if one was needed.
    pub(crate) fn reason(&self) -> Option<&str> {
        self.text(Step::Reason).filter(|reason| !reason.is_empty())
    }

    /// The next question; none when everything is answered.
    pub(crate) fn step(&self) -> Option<Step> {
        self.verb.steps().iter().copied().find(|step| !self.has(*step))
    }

    /// True if a question is one of this verb's.
    pub(crate) fn asks(&self, step: Step) -> bool {
        self.verb.steps().contains(&step)
    }

    /// True if the cause of a result can still be given.
    pub(crate) fn is_result(&self) -> bool {
        self.verb == Verb::EnterResult && self.step() == Some(Step::Confirm)
    }

    /// True if the present question is answered by typing.
    pub(crate) fn is_typed(&self) -> bool {
        self.step().is_some_and(|step| step.is_typed() || (step == Step::Reason && self.own_words))
    }

    /// True if a side can be named: the verb asks for one, and has none yet.
    pub(crate) fn awaits_side(&self) -> bool {
        self.asks(Step::Side) && !self.has(Step::Side)
    }

    /// Takes the last answer back; true if there was one. A typed one can be typed on.
    pub(crate) fn step_back(&mut self) -> bool {
        let place = |step| self.verb.steps().iter().position(|of| *of == step);
        let now = self.step().and_then(place).unwrap_or(usize::MAX);
        let is_taken_back = |(step, _): &(Step, Value)| match step {
            // it may have been named before it was asked for
            Step::Side => true,
            // a question of the court is about its board and no other
            Step::Board if self.begun_for.is_some() => false,
            step => place(*step).is_some_and(|at| at < now),
        };
        let Some(last) = self.answers.iter().rposition(is_taken_back) else { return false };
        let (step, value) = self.answers.remove(last);
        self.own_words = false;
        self.typing = match value {
            Value::Text(text) if step.is_typed() => text,
            _ => String::new(),
        };
        if step == Step::Result {
            self.by = None;
        }
        true
    }

    fn has(&self, step: Step) -> bool {
        let is_left_out = || match step {
            Step::FaultWords => self.fault() != Some(Fault::Other { reason: String::new() }),
            Step::ClaimWords => self.claim() != Some(Claim::Irregularity { what: String::new() }),
            Step::ClaimMove => {
                !matches!(self.claim(), Some(Claim::Threefold { .. } | Claim::FiftyMoves { .. }))
            }
            Step::Width => self.finding() != Some(equipment::NOT_MEASURED),
            Step::Side => self.item().is_some_and(|item| !item.is_of_player()),
            // one board leaves nothing to ask
            Step::Lanes => self.scope() == Some(Scope::Board),
            _ => false,
        };
        self.answers.iter().any(|(of, _)| *of == step) || is_left_out()
    }
}
