//! Help lines and the help page: each alone must be enough to go on.

use crate::model::Screen;
use crate::model::prompt::{Prompt, Step};
use crate::model::warning::Warning;
use crate::msg::Key;
use court_protocol::Message;
use ratatui::text::Line;
use referee_messages::{say, words};

pub(super) fn lines() -> Vec<Line<'static>> {
    say!("help-page").lines().map(|line| Line::raw(line.to_owned())).collect()
}

/// The keys of a screen, in at most 80 characters, with the acts of the games that are watched.
pub(crate) fn help_line(screen: Screen, walks: bool, faults: &str) -> String {
    words().say(&Message::of("help", &screen).with("walks", &walks).with("faults", &faults))
}

/// The keys while a question is asked.
pub(crate) fn prompt_help(prompt: &Prompt, warning: Option<&Warning>) -> String {
    let needs_y = warning.and_then(Warning::key) == Some(Key::Char('y'));
    let asks = match prompt.step() {
        _ if prompt.is_typed() => "typed",
        Some(Step::Confirm) => "confirm",
        Some(Step::Board) => "board",
        _ => "letter",
    };
    let (is_result, is_call) = (prompt.is_result(), prompt.verb.is_call());
    say!("prompt-help", asks, needs_y, is_result, is_call)
}
