//! What the prompt's request would come to: what is taken back, what is said instead, the ruling.

use super::{Size, Theme, fit, wrap};
use crate::model::Model;
use crate::model::preview::Foreseen;
use crate::texts;
use court_protocol::{Line as Told, Said};
use ratatui::text::Line;

pub(super) fn lines(
    model: &Model,
    theme: Theme,
    (width, height): Size,
    foreseen: &Foreseen,
) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(fit(texts::WOULD_COME_TO, width), Theme::TITLE)];
    let mut say = |text: &str| lines.extend(wrap(text, width).into_iter().map(Line::raw));
    match foreseen.come() {
        None if foreseen.failed => say(texts::NOT_FORESEEN),
        None => say(texts::BEING_ASKED),
        Some(preview) => {
            if let Some(refused) = &preview.refused {
                say(&texts::would_be_refused(&refused.text));
            }
            for ruling in &preview.rulings {
                say(&texts::would_be_ruled(ruling));
            }
            if preview.what.is_empty() && preview.refused.is_none() {
                say(texts::NOTHING_WOULD_CHANGE);
            }
            let told = preview.what.iter().flat_map(|line| changes(model, foreseen, line));
            lines.extend(told.map(|text| Line::styled(fit(&text, width), theme.due())));
            if preview.more > 0 {
                lines.push(Line::raw(texts::and_more(preview.more)));
            }
        }
    }
    lines.truncate(height);
    lines
}

/// A line of the preview: what would be taken back each by itself, as it was told.
fn changes(model: &Model, foreseen: &Foreseen, line: &Told) -> Vec<String> {
    let at = |line: &Told| texts::time_of_day(line.at, model.utc_offset);
    match &line.said {
        Said::Retracted { facts } => {
            // what was seen and the line that came of it are told once
            let lines: Vec<Option<&Told>> =
                facts.iter().map(|fact| model.log.get(foreseen.court, *fact)).collect();
            let is_told_before = |n: usize| {
                lines[n].is_some_and(|line| {
                    lines[..n].iter().flatten().any(|before| before.fact == line.fact)
                })
            };
            let taken_back = |n: usize| match lines[n] {
                Some(told) => format!(" - {} {} {}", at(told), told.board, model.told(&told.said)),
                None => format!(" - {}", texts::earlier_line(facts[n])),
            };
            (0..facts.len()).filter(|n| !is_told_before(*n)).map(taken_back).collect()
        }
        said => vec![format!(" + {} {} {}", at(line), line.board, model.told(said))],
    }
}
