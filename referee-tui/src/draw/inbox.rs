//! Questions waiting for a decision, oldest first; the marked one with its preview and its answers.

use super::{Size, Theme, fit, window, wrap};
use crate::model::shared_question::SharedQuestion;
use crate::model::{Asked, Model, player};
use crate::texts;
use court_protocol::{BoardNo, Question};
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
        None => vec![Line::styled(fit(&say!("mark-lost"), width), theme.due())],
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
        let style =
            if Some(index) == marked { Theme::MARKED } else { ratatui::style::Style::new() };
        lines.push(Line::styled(format!("{:<width$}", fit(&text, width)), style));
    }
    lines.resize(room, Line::raw(""));
    lines.push(Line::styled(format!("{:-<width$}", ""), ratatui::style::Style::new()));
    lines.extend(about);
    lines.truncate(height);
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
        lines.push(Line::styled(fit(&about, width), Theme::TITLE));
    }
    let mut answers = vec![("y", yes), ("n", no)];
    let shared = SharedQuestion::of(question).map_or(0, |shared| model.asked_of_many(shared).len());
    if shared > 1 {
        answers.push(("a", say!("all-alike", boards = shared)));
    }
    answers.push(("e", say!("edit", question)));
    let answers = answers.into_iter().flat_map(|(key, answer)| {
        [Span::styled(key, theme.key()), Span::raw(format!(" {answer}   "))]
    });
    lines.push(answers.collect());
    let whole = asks(model, asked, &model.boards_asked(asked));
    lines.extend(wrap(&whole, width).into_iter().map(Line::raw));
    if let Question::Amendment { drop, add, .. } = question {
        for fact in drop {
            let what = model.log.get(asked.board_id.0, *fact);
            let what = what.map_or_else(
                || say!("unseen-line", fact),
                |line| model.told(asked.board_id.0, &line.said),
            );
            lines.push(Line::raw(fit(&format!("  - {what}"), width)));
        }
        for said in add {
            lines.push(Line::raw(fit(
                &format!("  + {}", model.told(asked.board_id.0, said)),
                width,
            )));
        }
    }
    if let Question::LateCalls { calls, .. } = question {
        for call in calls {
            if let Some(line) = model.log.get(asked.board_id.0, *call) {
                let at = texts::time_of_day(line.at, model.utc_offset);
                lines.push(Line::raw(fit(
                    &format!("  {at} {}", model.told(asked.board_id.0, &line.said)),
                    width,
                )));
            }
        }
    }
    lines
}
