//! The head referee's decisions on late calls, and the void of a wrong one.

use court_protocol::{
    Answer, Back, CourtTime, FactId, FactKind, NeedsForStep, Question, Refusal, Seen,
};

use super::standing::{index_after, standing_in};
use super::{Decision, Facts, Ruled, amended, check_open, set_aside, wrong_phase};
use crate::amend::{Amendment, Change};
use crate::game::{DecidedCalls, Game};
use crate::record::{Fact, FactBody};

/// First index for the facts that an annulled answer takes with it. The void, its amendment and the
/// reopened question come before them.
const AFTER_THE_QUESTION: u8 = 3;

impl Decision<'_> {
    /// The head referee decides on late calls: served at the next return, or dropped.
    pub(super) fn answer_late_calls(
        self,
        game: &Game,
        calls: &[FactId],
        answer: &Answer,
        answered: FactBody,
    ) -> Ruled {
        let mut facts = vec![(self.moment.now, answered)];
        if *answer == Answer::Yes {
            let (seq, now) = (self.seq(), self.moment.now);
            let taken: Vec<Fact> = game
                .aside
                .iter()
                .filter(|aside| calls.contains(&aside.id))
                .map(|aside| from_now(aside, now))
                .collect();
            let change = Change::Edit { remove: Vec::new(), add: taken };
            let amendment = self.amendment(game, &change, 2);
            facts.push((now, amended(FactId::new(seq, 0), amendment)));
        }
        Ruled::one(game.board, game.id, facts)
    }

    /// Annuls an answer to late calls. They wait for the head referee again, those that stood with
    /// it included. `None` if the fact is no such answer, or annulled already.
    pub(super) fn void_answer_to_calls(
        self,
        fact: FactId,
        reason: &str,
    ) -> Option<Result<Ruled, Refusal>> {
        let (game, decided) = self.court.games.values().find_map(|game| {
            let mut decided = game.decided_calls.iter();
            Some((game, decided.find(|decided| decided.answer == fact)?))
        })?;
        let at = self.sender.instant.at.max(decided.at);
        Some(
            self.calls_open_again(game, decided, at, reason)
                .map(|facts| Ruled::one(game.board, game.id, facts)),
        )
    }

    fn calls_open_again(
        self,
        game: &Game,
        decided: &DecidedCalls,
        at: CourtTime,
        reason: &str,
    ) -> Result<Facts, Refusal> {
        check_open(game)?;
        if game.play.result.ended.is_some() {
            return Err(wrong_phase(game, NeedsForStep::GoesOn));
        }
        let Some(asked) = asked_again(game, decided) else {
            let expected = FactKind::AnswerToCalls;
            return Err(Refusal::NoSuchFact { fact: decided.answer, expected });
        };
        let voided = FactBody::Voided { fact: decided.answer, reason: reason.to_owned() };
        let Some(amendment) = self.without_calls(game, decided) else {
            return Ok(vec![(at, voided), (self.moment.now, asked)]);
        };
        if amendment.waits() {
            return Ok(set_aside(self.seq(), at, voided, &amendment));
        }
        let cause = FactId::new(self.seq(), 0);
        Ok(vec![(at, voided), (at, amended(cause, amendment)), (self.moment.now, asked)])
    }

    /// A game without the calls that an answer let stand; `None` where it let none stand.
    pub(super) fn without_calls(self, game: &Game, decided: &DecidedCalls) -> Option<Amendment> {
        let calls = decided.calls.iter().map(|call| call.id);
        let remove: Vec<FactId> = calls.filter(|call| game.fact(*call).is_some()).collect();
        if remove.is_empty() {
            return None;
        }
        let add = standing_in(game, &remove, (self.seq(), AFTER_THE_QUESTION));
        let first = index_after(AFTER_THE_QUESTION, &add);
        Some(self.amendment(game, &Change::Edit { remove, add }, first))
    }
}

/// The question about late calls that an annulled answer reopens, with calls of the same kind that
/// wait already. `None` if there are no calls left.
pub(super) fn asked_again(game: &Game, decided: &DecidedCalls) -> Option<FactBody> {
    let side = decided.side;
    let left = decided.calls.iter().map(|call| call.id).filter(|call| !game.is_taken_back(*call));
    let mut calls: Vec<FactId> = left.collect();
    if calls.is_empty() {
        return None;
    }
    calls.extend(game.late_calls(side).unwrap_or_default());
    calls.sort_unstable();
    let question = Question::LateCalls { side, calls };
    Some(FactBody::Asked { question, about: None, on_record: None })
}

/// A call put aside that counts from now on, for its own instant. It keeps its id, by which its
/// maker can withdraw it.
fn from_now(aside: &Fact, now: CourtTime) -> Fact {
    let mut body = aside.body.clone();
    if let FactBody::Seen { seen: Seen::Fault { back, .. }, .. } = &mut body {
        *back = Some(match *back {
            Some(Back::Ago { time }) => Back::Ago { time: time + (now - aside.at) },
            Some(after @ Back::AfterPly { .. }) => after,
            None => Back::Ago { time: now - aside.at },
        });
    }
    Fact { id: aside.id, at: now, body }
}
