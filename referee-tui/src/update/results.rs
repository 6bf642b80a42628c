//! Results: board, result, confirm; seal what is confirmed; correct what is sealed.

use super::begin;
use crate::model::Model;
use crate::model::prompt::{Prompt, Step, Verb};
use crate::msg::{Effect, Key};
use court_protocol::{Micros, Refusal, RoundAnswer, RoundOnCourt};
use referee_messages::{say, words};
use std::collections::BTreeSet;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let verb = match key {
        Key::Char('n') => {
            begin(model, Prompt::new(model, Verb::Round, at), effects);
            return true;
        }
        Key::Char('[' | ']') => {
            let later = key == Key::Char(']');
            if !model.look_at_round(later) {
                model.notice = Some(say!("no-round", later));
            }
            return true;
        }
        Key::Char('e') => Verb::EnterResult,
        Key::Char('s') => Verb::Seal,
        Key::Char('x') => Verb::CorrectResult,
        Key::Char('w') => Verb::RuleResult,
        _ => return false,
    };
    let mut board_ids = model.board_ids().into_iter();
    let is_offered = verb == Verb::Seal || board_ids.any(|board_id| model.offers(&verb, board_id));
    if !is_offered && model.barred(&verb).is_none() {
        model.notice = Some(verb.no_result());
    } else {
        // a round that is put on meanwhile does not change whose result is entered
        let on_boards: BTreeSet<u16> = model.games().map(|(_, game)| game.round).collect();
        if on_boards.len() == 1 {
            model.round = model.round.or(on_boards.first().copied());
        }
        begin(model, Prompt::new(model, verb, at), effects);
    }
    true
}

/// The answer to a request for a round. Objections are put to the referee again from there.
pub(super) fn round_answered(model: &mut Model, answer: RoundAnswer) {
    let prompt = model.next_round.take();
    if let Some(why) = answer.failed {
        return ask_for_file(model, prompt, words().say(&why));
    }
    if answer.courts.iter().any(|court| court.has_them) {
        model.round = None; // its games are on the boards now
    }
    let mut is_waiting = false;
    let mut told = Vec::new();
    for on @ RoundOnCourt { court, refusal, .. } in &answer.courts {
        if let Some(Refusal::NotSealed { results }) = refusal {
            is_waiting = true;
            // first what a reason is asked for
            told.insert(
                0,
                say!("round-waits", court = *court, reasons = words().unsealed(results)),
            );
        } else {
            told.push(say!("court-answers", court, text = words().round(on)));
        }
    }
    let told = told.join(" ");
    let mut prompt = prompt.filter(|_| is_waiting);
    if let Some(prompt) = &mut prompt {
        prompt.forget(Step::Reason);
    }
    model.ask_again(prompt, told);
}

/// The round that was asked for did not leave this machine.
pub(super) fn round_not_asked(model: &mut Model, why: String) {
    let prompt = model.next_round.take();
    ask_for_file(model, prompt, why);
}

/// The file is asked for again, as it was typed.
fn ask_for_file(model: &mut Model, mut prompt: Option<Prompt>, why: String) {
    if let Some(prompt) = &mut prompt {
        prompt.typing = prompt.text(Step::File).unwrap_or_default().to_owned();
        prompt.forget(Step::File);
    }
    model.ask_again(prompt, why);
}
