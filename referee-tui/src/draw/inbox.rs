//! Questions waiting for a decision, oldest first; the marked one with its preview and its answers.

use super::{Size, Theme, marked_or, paragraph, rule, window};
use crate::model::shared_question::SharedQuestion;
use crate::model::{Asked, Model, player};
use crate::texts;
use court_protocol::{BoardNo, Question};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use referee_messages::say;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let asked = model.questions();
    if asked.is_empty() {
        return vec![Line::raw(say!("nothing-to-decide"))];
    }
    let marked = model.question_row();
    let about = match marked {
        Some(row) => about(model, theme, width, &asked[row]),
        None => vec![Line::styled(say!("mark-lost"), theme.due())],
    };
    let room = height.saturating_sub(about.len().min(height / 2) + 1);
    let mut lines = Vec::new();
    for index in window(asked.len(), marked.unwrap_or_else(|| model.row_before()), room) {
        let each = &asked[index];
        let court = if model.courts.len() > 1 {
            format!("{} ", say!("court", court = each.board_id.0))
        } else {
            String::new()
        };
        let age = texts::age(model.age(each.question.at));
        let earlier = model.earlier_round_of(each.board_id, each.question.fact);
        let earlier = earlier.map_or_else(String::new, |round| say!("of-round", round));
        let boards = model.boards_asked(each);
        let question = format!("{earlier}{}", asks(model, each, &boards));
        let text = format!("{court}{:<9}{age:>6}  {question}", texts::boards_list(&boards));
        lines.push(Line::styled(text, marked_or(Some(index) == marked, Style::new())));
    }
    lines.resize(room, Line::raw(""));
    lines.push(rule(width));
    lines.extend(about);
    lines
}

/// A question in words, about all its boards.
pub(super) fn asks(model: &Model, asked: &Asked<'_>, boards: &[BoardNo]) -> String {
    let one = || model.asks(asked);
    let all = || texts::asked_of_all(&asked.question.question, boards.len());
    if boards.len() > 1 { all().unwrap_or_else(one) } else { one() }
}

/// The answers first, then the question whole, then what an amendment would change.
fn about(model: &Model, theme: Theme, width: usize, asked: &Asked<'_>) -> Vec<Line<'static>> {
    let question = &asked.question.question;
    let (yes, no) = texts::answers(question);
    let mut lines = Vec::new();
    if let Question::LateCalls { .. } = question {
        // whoever takes it for another board's drops a call that stands
        let [white, black] = [&asked.game.sides.white, &asked.game.sides.black].map(player);
        let about = say!("late-calls-of", board = asked.board_id.1, white, black);
        lines.push(Line::styled(about, Theme::TITLE));
    }
    let mut answers = vec![("y", yes), ("n", no)];
    let shared =
        SharedQuestion::of(asked.question).map_or(0, |shared| model.asked_of_many(shared).len());
    if shared > 1 {
        answers.push(("a", say!("all-alike", boards = shared)));
    }
    answers.push(("e", say!("edit", question)));
    let answers = answers.into_iter().flat_map(|(key, answer)| {
        [Span::styled(key, theme.key()), Span::raw(format!(" {answer}   "))]
    });
    lines.push(answers.collect());
    let whole = asks(model, asked, &model.boards_asked(asked));
    lines.extend(paragraph(&whole, width, Style::new()));
    let court = asked.board_id.0;
    let told = |said| model.told(court, said);
    match question {
        Question::Amendment { drop, add, .. } => {
            let dropped = drop.iter().map(|fact| {
                let line = model.log.get(court, *fact);
                let what = line.map_or_else(|| say!("unseen-line", fact), |line| told(&line.said));
                Line::raw(format!("  - {what}"))
            });
            lines.extend(dropped);
            lines.extend(add.iter().map(|said| Line::raw(format!("  + {}", told(said)))));
        }
        Question::LateCalls { calls, .. } => {
            let calls = calls.iter().filter_map(|call| model.log.get(court, *call));
            lines.extend(calls.map(|line| {
                let at = texts::time_of_day(line.at, model.utc_offset);
                Line::raw(format!("  {at} {}", told(&line.said)))
            }));
        }
        _ => {}
    }
    lines
}
