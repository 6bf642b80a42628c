//! One game of a court: its facts in the order in which they happened, and the game they add up to.

use court_protocol::{
    Answer, BoardNo, BySide, CourtTime, DeviceId, FactId, GameId, GameSetup, Phase, Question, Side,
};

use crate::play::{Open, Play};
use crate::record::{Added, Fact, FactBody};

/// A task to set the clock on the table, or no task, as the court showed it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ShownTask {
    from: CourtTime,
    task: Option<Open>,
    /// The sides whose present time was known before the task was shown.
    known: BySide<bool>,
}

/// A game with its effective list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Game {
    pub id: GameId,
    pub board: BoardNo,
    pub setup: GameSetup,
    /// The facts that count, in the order of happening: each input, then its derived facts.
    pub told: Vec<Fact>,
    /// Questions that lie outside the game's own course: amendments, unmapped clocks.
    pub raised: Vec<Raised>,
    /// Inputs set aside until the head referee confirms them.
    pub aside: Vec<Fact>,
    /// Annulled calls and rulings, each with the void.
    pub voided: Vec<(FactId, FactId)>,
    /// Questions that were answered.
    pub answered: Vec<Decided>,
    /// Late calls that were decided on, each time with the answer.
    pub decided_calls: Vec<DecidedCalls>,
    pub play: Play,
    /// The tasks to set the clock on the table, as the court showed them one after the other.
    clock_tasks: Vec<ShownTask>,
}

/// The answer to a question, and the device that gave it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decided {
    pub question: FactId,
    pub answer: Answer,
    pub by: Option<DeviceId>,
}

/// Late calls as they waited, and the answer that decided on them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DecidedCalls {
    /// The answer, and when it was given.
    pub answer: FactId,
    pub at: CourtTime,
    pub side: Side,
    pub calls: Vec<Fact>,
}

/// A question with the input it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Raised {
    pub open: Open,
    pub about: Option<FactId>,
}

/// The place of an input among those of its game: by its instant, then by its kind, then by its
/// device. The order of arrival does not matter, except among one device's own.
pub(crate) type Place = (CourtTime, u8, u32);

/// The place of an input.
pub(crate) fn place(input: &Fact) -> Place {
    let device = match &input.body {
        FactBody::Seen { device, .. }
        | FactBody::Checked { device, .. }
        | FactBody::ResultEntered { device, .. } => device.map_or(0, |device| device.0),
        _ => 0,
    };
    let rank = input.body.card().input.unwrap_or(u8::MAX);
    (input.at, rank, device)
}

/// The question a fact answers, itself or through the facts an amendment adds.
fn answers(fact: &Fact) -> impl Iterator<Item = (FactId, &Answer)> {
    let added = match &fact.body {
        FactBody::Amended { add, .. } => add.as_slice(),
        _ => &[],
    };
    let own = added.iter().map(|added| &added.fact).filter(|own| own.id.seq() == fact.id.seq());
    std::iter::once(fact).chain(own).filter_map(|fact| match &fact.body {
        FactBody::Answered { question, answer, .. } => Some((*question, answer)),
        _ => None,
    })
}

/// The facts that a void annuls, each with the void.
fn made_void(void: &Fact) -> Vec<(FactId, FactId)> {
    let made: &[FactId] = match &void.body {
        FactBody::Voided { fact, .. } => std::slice::from_ref(fact),
        FactBody::CallVoided { calls, .. } => calls,
        _ => &[],
    };
    made.iter().map(|fact| (*fact, void.id)).collect()
}

impl Game {
    pub(crate) fn new(id: GameId, board: BoardNo, setup: GameSetup) -> Self {
        let play = Play::new(&setup);
        let (told, raised, aside) = (Vec::new(), Vec::new(), Vec::new());
        let (voided, answered, decided_calls) = (Vec::new(), Vec::new(), Vec::new());
        let clock_tasks = Vec::new();
        Self {
            id,
            board,
            setup,
            told,
            raised,
            aside,
            voided,
            answered,
            decided_calls,
            play,
            clock_tasks,
        }
    }

    /// Applies one fact of a record. `by` is the device that asked for it; `None` if none did.
    pub(crate) fn apply(&mut self, fact: &Fact, by: Option<DeviceId>) {
        self.answered.extend(answers(fact).map(|(question, answer)| {
            let answer = answer.clone();
            Decided { question, answer, by }
        }));
        match &fact.body {
            FactBody::Amended { drop, add, .. } => self.amend(drop, add),
            FactBody::SetAside { input, .. } => {
                self.aside.push(Fact { id: fact.id, at: fact.at, body: (**input).clone() });
            }
            FactBody::Asked { question, about, on_record } if is_raised(question) => {
                if about.is_some() {
                    self.raised.retain(|raised| raised.about != *about);
                }
                if let Question::LateCalls { side, .. } = question {
                    self.raised.retain(|raised| !is_late(raised, *side));
                }
                let (question, on_record) = (question.clone(), on_record.clone());
                let open = Open { fact: fact.id, at: fact.at, question, on_record };
                self.raised.push(Raised { open, about: *about });
            }
            FactBody::Answered { question, asked, answer, .. } if is_raised(asked) => {
                let answered = |raised: &Raised| raised.open.fact == *question;
                let about =
                    self.raised.iter().find(|raised| answered(raised)).and_then(|r| r.about);
                self.raised.retain(|raised| !answered(raised));
                let waited = self.aside.iter().position(|input| Some(input.id) == about);
                let waited = waited.map(|place| self.aside.remove(place));
                if let Some(confirmed) = waited.filter(|_| matches!(answer, Answer::Confirm { .. }))
                {
                    self.make_void(&confirmed);
                }
                if let Question::LateCalls { side, calls } = asked {
                    let is_of = |input: &mut Fact| calls.contains(&input.id);
                    let calls = self.aside.extract_if(.., is_of).collect();
                    let (answer, at) = (fact.id, fact.at);
                    self.decided_calls.push(DecidedCalls { answer, at, side: *side, calls });
                }
            }
            FactBody::CallVoided { calls, .. } => {
                self.voided.extend(made_void(fact));
                self.ask_no_more_about(calls);
            }
            FactBody::Voided { .. } => self.make_void(fact),
            FactBody::Stale { .. } => {}
            _ => {
                self.play.fold(fact);
                self.told.push(fact.clone());
            }
        }
    }

    /// Applies a void. If it annuls an answer to late calls, the calls wait again as before.
    fn make_void(&mut self, void: &Fact) {
        self.voided.extend(made_void(void));
        let FactBody::Voided { fact, .. } = &void.body else { return };
        let of = self.decided_calls.iter().position(|decided| decided.answer == *fact);
        let Some(decided) = of.map(|place| self.decided_calls.remove(place)) else { return };
        let calls = decided.calls.into_iter().filter(|call| !self.is_taken_back(call.id));
        let calls: Vec<Fact> = calls.collect();
        self.aside.extend(calls);
    }

    /// True if the call itself was annulled.
    pub(crate) fn is_taken_back(&self, call: FactId) -> bool {
        self.voided.iter().any(|(void, _)| *void == call)
    }

    /// True if a fact was annulled, or follows from an annulled call or ruling.
    pub(crate) fn is_void(&self, id: FactId) -> bool {
        self.voided
            .iter()
            .any(|(void, _)| *void == id || (void.seq() == id.seq() && self.fact(id).is_none()))
    }

    /// Drops calls that no longer count from the questions about calls put aside.
    fn ask_no_more_about(&mut self, calls: &[FactId]) {
        self.aside.retain(|input| !calls.contains(&input.id));
        self.raised.retain(|raised| raised.about.is_none_or(|about| !calls.contains(&about)));
        for raised in &mut self.raised {
            if let Question::LateCalls { calls: late, .. } = &mut raised.open.question {
                late.retain(|call| !calls.contains(call));
            }
        }
        let empty = |question: &Question| matches!(question, Question::LateCalls { calls, .. } if calls.is_empty());
        self.raised.retain(|raised| !empty(&raised.open.question));
    }

    /// Late calls against a side that wait for the head referee.
    pub(crate) fn late_calls(&self, side: Side) -> Option<&[FactId]> {
        let asked = self.raised.iter().find(|raised| is_late(raised, side))?;
        match &asked.open.question {
            Question::LateCalls { calls, .. } => Some(calls.as_slice()),
            _ => None,
        }
    }

    /// True if the head referee is asked about a call because it came late or from a relieved device.
    pub(crate) fn is_late_call(&self, call: FactId) -> bool {
        let mut asked = self.raised.iter().map(|raised| &raised.open.question);
        asked.any(|question| {
            matches!(question, Question::LateCalls { calls, .. } if calls.contains(&call))
        })
    }

    /// Edits the effective list and folds it from the start.
    fn amend(&mut self, drop: &[FactId], add: &[Added]) {
        self.told.retain(|fact| !drop.contains(&fact.id));
        for Added { after, fact } in add {
            let place = after.map_or(0, |after| {
                let before = self.told.iter().rposition(|told| told.id == after);
                before.expect("an amendment names a fact that counts") + 1
            });
            self.told.insert(place, fact.clone());
        }
        let mut play = Play::new(&self.setup);
        for fact in &self.told {
            play.fold(fact);
        }
        self.play = play;
    }

    /// True if an input comes after all earlier ones of this game, so that no ruling has
    /// to be repeated.
    pub(crate) fn is_next(&self, input: Place) -> bool {
        self.told.last().is_none_or(|last| last.at <= input.0)
            && self.last_input().is_none_or(|last| place(last) <= input)
    }

    /// The game as it stood at an instant, as far as it is known now.
    pub(crate) fn play_at(&self, at: CourtTime) -> Play {
        let mut play = Play::new(&self.setup);
        for fact in self.told.iter().take_while(|fact| fact.at <= at) {
            play.fold(fact);
        }
        play
    }

    /// Notes the task to set the clock on the table that the court shows from an instant on, and the
    /// sides whose present time was `known` before.
    pub(crate) fn show_clock_task(&mut self, from: CourtTime, known: BySide<bool>) {
        let task = self.play.clock_task();
        if self.clock_tasks.last().and_then(|last| last.task.as_ref()) != task {
            self.clock_tasks.push(ShownTask { from, task: task.cloned(), known });
        }
    }

    /// The task to set the clock on the table that the court showed at an instant, also if its ruling
    /// was annulled since.
    pub(crate) fn clock_task_shown(&self, at: CourtTime) -> Option<&Open> {
        self.clock_tasks.iter().rev().find(|shown| shown.from <= at)?.task.as_ref()
    }

    /// True if the court knew the present time of a side when it first showed the open task to set the
    /// clock. A task of a game that was ruled again may hold a time read long before.
    pub(crate) fn knew_time(&self, side: Side) -> bool {
        self.clock_tasks.last().is_some_and(|last| last.known[side])
    }

    /// The last of the game's inputs.
    pub(crate) fn last_input(&self) -> Option<&Fact> {
        self.told.iter().rev().find(|fact| fact.body.is_input())
    }

    /// The fact with this id, if it counts.
    pub(crate) fn fact(&self, id: FactId) -> Option<&Fact> {
        self.told.iter().find(|fact| fact.id == id)
    }

    /// True while the game may be taken off its board: it waits, and nobody has called, entered or
    /// ruled anything that would be lost with it.
    pub(crate) fn may_leave(&self) -> bool {
        let is_sweep = |fact: &Fact| {
            matches!(
                fact.body,
                FactBody::Paired { .. }
                    | FactBody::Ready { .. }
                    | FactBody::Checked { .. }
                    | FactBody::Waived { .. }
                    | FactBody::Arranged { .. }
                    | FactBody::Counting { .. }
                    | FactBody::Aborted
            )
        };
        // nothing before an annulled start counts
        let is_annulled = |fact: &&Fact| matches!(fact.body, FactBody::Annulled { .. });
        let mut since = self.told.iter().rev().take_while(|fact| !is_annulled(fact));
        let is_untouched = since.all(is_sweep) && self.questions().is_empty();
        self.play.phase == Phase::Waiting && is_untouched && self.aside.is_empty()
    }

    /// Every question that is open, oldest first.
    pub(crate) fn questions(&self) -> Vec<&Open> {
        // After the seal the only open decisions about the game are on late reports.
        let asks =
            |open: &&Open| !self.play.result.sealed || open.question == Question::ChiefCalled;
        let mut questions: Vec<&Open> = self.play.questions.iter().filter(asks).collect();
        // Nothing is served any more: a late call has nothing left to decide.
        let has_effect = |open: &&Open| {
            self.play.result.ended.is_none() || !matches!(open.question, Question::LateCalls { .. })
        };
        questions.extend(self.raised.iter().map(|raised| &raised.open).filter(has_effect));
        questions.sort_by_key(|open| (open.at, open.fact));
        questions
    }
}

/// True if a question lies outside the game's own course, so that ruling the game again does not
/// ask it again.
pub(crate) const fn is_raised(question: &Question) -> bool {
    matches!(
        question,
        Question::Amendment { .. } | Question::UnmappedClock { .. } | Question::LateCalls { .. }
    )
}

fn is_late(raised: &Raised, of: Side) -> bool {
    matches!(raised.open.question, Question::LateCalls { side, .. } if side == of)
}
