//! Rulings of the head referee: results, answers, voids.

use court_protocol::{
    Act, Answer, CourtTime, FactId, FactKind, GameId, GameResult, PreviewId, Question, Refusal,
    Setting, code,
};
use std::mem::discriminant;

use super::late_calls::asked_again;
use super::players::check_void;
use super::results::check_sprint;
use super::standing::{index_after, standing_in};
use super::{
    Decision, Facts, Part, Ruled, amended, bad_setting, check_open, check_reason, question_of,
    set_aside, some,
};
use crate::amend::{Amendment, Change};
use crate::game::{DecidedCalls, Game, Raised, is_raised};
use crate::permits::Basis;
use crate::play::Open;
use crate::record::{Fact, FactBody, Void};

impl<'a> Decision<'a> {
    /// Rules a result, from the tap on.
    pub(super) fn rule_result(
        self,
        game: GameId,
        result: GameResult,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        Basis::of(game).may_be_ruled(Some(result))?;
        check_sprint(game, result, None)?;
        let paired = game.told.first().map_or(self.moment.now, |paired| paired.at);
        let at = self.sender.instant.at.max(paired);
        let input = FactBody::ResultRuled { result, reason: reason.to_owned() };
        Ok(self.in_game(game, at, input))
    }

    /// Answers a question of the court. An outage raises one question on every board that stands
    /// still; an answer on one board answers all.
    pub(super) fn answer(self, question: FactId, answer: &Answer) -> Result<Ruled, Refusal> {
        let found = self.court.games.values().find_map(|game| {
            let open = game.questions().into_iter().find(|open| open.fact == question)?;
            Some((game, open))
        });
        let Some((game, open)) = found else { return Err(self.not_open(question)) };
        check_answer(&open.question, answer)?;
        if is_raised(&open.question) {
            let raised = game.raised.iter().find(|raised| raised.open.fact == question);
            let raised = raised.expect("a raised question is among the raised");
            return self.answer_raised(game, raised, answer, open.answered(answer));
        }
        let begun = self.begun();
        let others = self.court.boards.keys().filter_map(|board| self.court.current(*board));
        let others = others.filter(|other| other.id != game.id && !begun.contains(&other.id));
        let of_one_outage = others.filter_map(|other| {
            let asked = other.questions().into_iter();
            let mut of_one_outage =
                asked.filter(|asked| asked.question.is_settled_with(&open.question));
            Some((other, of_one_outage.next()?))
        });
        let mut parts = Vec::new();
        // the named board comes last, so that an interrupted request can be continued
        for (game, open) in of_one_outage.chain([(game, open)]) {
            let part = self.of_part(parts.len() as u64);
            let facts = part.answer_in(game, open, answer)?;
            parts.push(Part { board: game.board, game: game.id, facts });
        }
        some(parts, begun.is_empty())
    }

    /// The facts that follow from the answer in one game.
    fn answer_in(self, game: &Game, open: &Open, answer: &Answer) -> Result<Facts, Refusal> {
        self.answer_at(self.moment.now.max(open.at), game, open, answer)
    }

    /// The same for an answer given at an instant. It belongs where the question arose: the game is
    /// ruled again with it.
    pub(super) fn answer_at(
        self,
        at: CourtTime,
        game: &Game,
        open: &Open,
        answer: &Answer,
    ) -> Result<Facts, Refusal> {
        let (asked, answered) = (&open.question, open.answered(answer));
        let input = Fact { id: FactId::new(self.seq(), 1), at, body: answered };
        let change = Change::Add(input.clone());
        let amendment = self.amendment(game, &change, 2);
        // A referee who withdraws every entry annuls an end that only entries made: that is his
        // ruling.
        let withdraws =
            matches!((asked, answer), (Question::ResultsDiffer { ended: None, .. }, Answer::No));
        let changes_rulings = amendment.changes_rulings && !withdraws;
        if changes_rulings || amendment.is_too_large {
            return Ok(set_aside(self.seq(), at, input.body, &amendment));
        }
        if amendment.changes_the_past(input.id) {
            check_open(game)?;
        }
        Ok(vec![(at, amended(input.id, amendment))])
    }

    /// Confirms or declines an amendment, or acknowledges an unmapped clock.
    fn answer_raised(
        self,
        game: &Game,
        raised: &Raised,
        answer: &Answer,
        answered: FactBody,
    ) -> Result<Ruled, Refusal> {
        if let Question::LateCalls { calls, .. } = &raised.open.question {
            return Ok(self.answer_late_calls(game, calls, answer, answered));
        }
        let (Answer::Confirm { preview }, Some(about)) = (answer, raised.about) else {
            return Ok(Ruled::one(game.board, game.id, vec![(self.moment.now, answered)]));
        };
        check_open(game)?;
        let input = game.aside.iter().find(|input| input.id == about);
        let input = input.expect("what a question is about was set aside");
        let mut first = 2;
        if let FactBody::Voided { fact, .. } = &input.body
            && let Some(decided) = game.decided_calls.iter().find(|late| late.answer == *fact)
        {
            return self.confirm_without_calls(game, (about, decided), *preview, answered);
        }
        let change = match &input.body {
            FactBody::Voided { fact, .. } => Change::Remove(*fact),
            FactBody::CallVoided { calls, .. } => {
                let add = standing_in(game, calls, (self.seq(), first));
                first = index_after(first, &add);
                Change::Edit { remove: calls.clone(), add }
            }
            _ => Change::Add(input.clone()),
        };
        let amendment = self.amendment(game, &change, first);
        self.confirm(game, (about, *preview), amendment, answered)
    }

    /// Confirms an amendment as the referee saw it. If its effect differs by now, the new one is put
    /// to him instead.
    fn confirm(
        self,
        game: &Game,
        (about, preview): (FactId, PreviewId),
        amendment: Amendment,
        answered: FactBody,
    ) -> Result<Ruled, Refusal> {
        if amendment.is_too_large {
            return Err(bad_setting(Setting::Amendment, &amendment.add.len()));
        }
        let at = self.moment.now;
        let now = amendment.preview();
        if now != preview {
            let asked = question_of(&amendment, about);
            let ruled = Ruled::one(game.board, game.id, vec![(at, asked)]);
            return Ok(Ruled { refusal: Some(Refusal::PreviewChanged { now }), ..ruled });
        }
        let facts = vec![(at, answered), (at, amended(about, amendment))];
        Ok(Ruled::one(game.board, game.id, facts))
    }

    /// Confirms that the calls of an annulled answer wait for the head referee again.
    fn confirm_without_calls(
        self,
        game: &Game,
        (about, decided): (FactId, &DecidedCalls),
        preview: PreviewId,
        answered: FactBody,
    ) -> Result<Ruled, Refusal> {
        let amendment = self
            .without_calls(game, decided)
            .unwrap_or_else(|| self.amendment(game, &Change::Time, 3));
        let mut ruled = self.confirm(game, (about, preview), amendment, answered)?;
        if ruled.refusal.is_none() {
            let asked = asked_again(game, decided).map(|asked| (self.moment.now, asked));
            ruled.parts[0].facts.extend(asked);
        }
        Ok(ruled)
    }

    /// Annuls a ruling, or a tap that ended a game.
    pub(super) fn void(self, fact: FactId, reason: &str) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let fact = self.brought(fact);
        if let Some(ruled) = self.void_call(fact, reason) {
            return ruled;
        }
        if !self.is_head() {
            return Err(Refusal::NotYours { role: self.role_of(), act: Act::VoidRuling });
        }
        if let Some(ruled) = self.void_answer_to_calls(fact, reason) {
            return ruled;
        }
        let (game, ruling) = self.voidable(fact)?;
        check_open(game)?;
        check_void(game)?;
        let voided = FactBody::Voided { fact: ruling, reason: reason.to_owned() };
        let amendment = self.amendment(game, &Change::Remove(ruling), 2);
        let at: CourtTime =
            self.sender.instant.at.max(game.fact(ruling).map_or(self.moment.now, |f| f.at));
        let facts = if amendment.waits() {
            set_aside(self.seq(), at, voided, &amendment)
        } else {
            let cause = FactId::new(self.seq(), 0);
            vec![(at, voided), (at, amended(cause, amendment))]
        };
        Ok(Ruled::one(game.board, game.id, facts))
    }

    /// The ruling that a fact names: a ruled result, an answer, or a tap that ended a game. The
    /// fact may also be the end that the ruling made, as tickers show it. An end that the board
    /// itself showed is no ruling.
    fn voidable(self, id: FactId) -> Result<(&'a Game, FactId), Refusal> {
        let refusal = || Refusal::NoSuchFact { fact: id, expected: FactKind::Ruling };
        let void =
            |game: &Game| game.is_void(id) || game.voided.iter().any(|(_, void)| *void == id);
        if self.court.games.values().any(void) {
            return Err(self.no_such_call(id));
        }
        let game =
            self.court.games.values().find(|game| game.fact(id).is_some()).ok_or_else(refusal)?;
        let place = game.told.iter().position(|told| told.id == id).ok_or_else(refusal)?;
        let named = if game.told[place].body.card().void == Void::ByInput {
            game.told[..place].iter().rev().find(|told| told.body.is_input())
        } else {
            game.told.get(place)
        };
        let named = named.filter(|named| named.body.card().void == Void::Itself);
        let shown = matches!(
            game.told[place].body,
            FactBody::Ended { .. } | FactBody::ChainGameDrawn { .. }
        );
        let by_the_board =
            || Refusal::NoSuchFact { fact: id, expected: FactKind::RulingNotOfTheBoard };
        named
            .map(|named| (game, named.id))
            .ok_or_else(|| if shown { by_the_board() } else { refusal() })
    }

    fn not_open(self, fact: FactId) -> Refusal {
        let mut answered = self.court.games.values().flat_map(|game| &game.answered);
        if let Some(decided) = answered.rfind(|decided| decided.question == fact) {
            return Refusal::Answered { fact, answer: decided.answer.clone(), by: decided.by };
        }
        Refusal::NoSuchFact { fact, expected: FactKind::OpenQuestion }
    }
}

fn check_answer(question: &Question, answer: &Answer) -> Result<(), Refusal> {
    // a confirmation of an older preview is refused as such
    let is_of_kind = |each: &Answer| discriminant(each) == discriminant(answer);
    if question.answers().iter().any(is_of_kind) {
        return Ok(());
    }
    let setting = match question {
        Question::Amendment { .. } => Setting::AmendmentAnswer,
        Question::SetClock { .. } => Setting::ClockAnswer,
        _ => Setting::Answer,
    };
    Err(bad_setting(setting, &code(answer)))
}
