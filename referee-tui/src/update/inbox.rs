//! The questions that wait for a decision: answer the marked one, or give one answer to all boards
//! with the same question.

use super::keep::keep;
use super::{begin, is_barred, look_at, scrolled};
use crate::model::Model;
use crate::model::prompt::{ClockWords, Prompt, Sight, Step, Value, Verb};
use crate::msg::{Effect, Key};
use court_protocol::{Answer, Ask, BoardId, FactId, GameId, Micros, Question, QuestionView, Seen};
use referee_messages::say;

pub(super) fn press(model: &mut Model, key: Key, at: Micros, effects: &mut Vec<Effect>) -> bool {
    let rows = model.questions().len();
    // a mark that was lost is first put where it stood
    let to = match model.question_row() {
        Some(row) => scrolled(row, key, rows),
        None => scrolled(0, key, rows).map(|_| model.row_before()),
    };
    if let Some(to) = to {
        model.mark_question(to);
        return true;
    }
    match key {
        Key::Char('a') => match model.shared_question() {
            Some(shared) => begin(model, Prompt::new(model, Verb::AnswerAll(shared), at), effects),
            None => model.notice = Some(say!("nothing-alike")),
        },
        Key::Char('y' | 'n' | 'e' | 'v') | Key::Enter => {
            let Some((board_id, game, asked)) = marked(model) else {
                let lost = if rows == 0 { say!("nothing-to-decide") } else { say!("mark-lost") };
                model.notice = Some(lost);
                return true;
            };
            let QuestionView { fact, question, .. } = &asked;
            let fact = *fact;
            look_at(model, board_id);
            match key {
                Key::Char('y') => {
                    let ask = yes(board_id, game, &asked);
                    answer(model, board_id, &asked, ask, at, effects);
                }
                Key::Char('n') => match asked.answers.get(1) {
                    None => model.notice = Some(say!("stays-open")),
                    Some(no) => {
                        let ask = Ask::Answer { question: fact, answer: no.clone() };
                        answer(model, board_id, &asked, ask, at, effects);
                    }
                },
                Key::Char('e') => edit(model, board_id, fact, question, at, effects),
                Key::Char('v') => {
                    let verb = Verb::Void { court: board_id.0, fact };
                    begin(model, Prompt::new(model, verb, at), effects);
                }
                _ => model.screen = crate::model::Screen::Board,
            }
        }
        _ => return false,
    }
    true
}

/// One key answers. The outcome is shown first between results that differ, before calls are
/// dropped, and against the court's record.
fn answer(
    model: &mut Model,
    board_id: BoardId,
    asked: &QuestionView,
    ask: Ask,
    at: Micros,
    effects: &mut Vec<Effect>,
) {
    let (court, question) = (board_id.0, asked.fact);
    let (verb, is_shown_first) = match &ask {
        Ask::Answer { answer, .. } => {
            let is_shown_first = match asked.question {
                Question::ResultsDiffer { .. } => true,
                Question::LateCalls { .. } if *answer == Answer::No => true,
                _ => asked.contradicted.as_ref() == Some(answer),
            };
            (Verb::Answer { court, question, answer: answer.clone() }, is_shown_first)
        }
        // an observation of the referee at the board
        _ => (Verb::See(Sight::ClockSet), false),
    };
    if is_shown_first {
        let mut prompt = Prompt::new(model, verb, at).about(board_id);
        prompt.begun_for = Some((court, question));
        begin(model, prompt, effects);
    } else if !is_barred(model, &verb) {
        keep(model, at, court, ask, effects);
    }
}

fn yes(board_id: BoardId, game: GameId, asked: &QuestionView) -> Ask {
    match &asked.question {
        // whoever stands at the board saw it
        Question::SetClock { .. } => {
            Ask::Observe { board: board_id.1, game: Some(game), seen: Seen::ClockSet }
        }
        Question::FlagExpected { side } => {
            let seen = Seen::FlagSeen { side: *side };
            Ask::Observe { board: board_id.1, game: Some(game), seen }
        }
        _ => Ask::Answer { question: asked.fact, answer: asked.answers[0].clone() },
    }
}

/// Answers by other means: other times, the right result, a fault with a cost of its own.
fn edit(
    model: &mut Model,
    board_id: BoardId,
    fact: FactId,
    question: &Question,
    at: Micros,
    effects: &mut Vec<Effect>,
) {
    if let Some(round) = model.earlier_round_of(board_id, fact) {
        (model.screen, model.round) = (crate::model::Screen::Results, Some(round));
    }
    let mut prompt = match question {
        Question::ResultsDiffer { .. }
        | Question::LimitReached { .. }
        | Question::WindowMissed { .. } => {
            Prompt::new(model, Verb::EnterResult, at).about(board_id)
        }
        Question::LeftStopAgain { side } => {
            let mut prompt = Prompt::new(model, Verb::Fault, at).about(board_id);
            prompt.give(Step::Side, Value::Side(*side));
            prompt
        }
        Question::ProposedTimes { left, to_run } => {
            let mut prompt = Prompt::new(model, Verb::SetClock, at).about(board_id);
            let clock = ClockWords { white: left.white, black: left.black, to_run: *to_run };
            prompt.typing = clock.typed();
            prompt.give(Step::Reason, Value::Text(say!("after-the-outage")));
            prompt
        }
        Question::SetClock { .. }
        | Question::ClockDiffers { .. }
        | Question::FlagExpected { .. } => Prompt::new(model, Verb::ReadClock, at).about(board_id),
        _ => {
            model.screen = crate::model::Screen::Board;
            return;
        }
    };
    prompt.begun_for = Some((board_id.0, fact));
    begin(model, prompt, effects);
}

fn marked(model: &Model) -> Option<(BoardId, GameId, QuestionView)> {
    let asked = model.questions();
    let marked = asked.get(model.question_row()?)?;
    Some((marked.board_id, marked.game.game, marked.question.clone()))
}
