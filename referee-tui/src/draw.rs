//! Shows a model: the same model and size give the same screen.
//!
//! From the top: who and where, the tabs, the screen's own rows, a panel, and the help line, which is
//! never covered. The panel has the open question, or the outcome of the last press.

mod board;
mod calls;
mod devices;
mod go;
pub(crate) mod help;
mod inbox;
mod log;
mod overview;
mod panel;
mod preview;
mod results;
mod sealing;
mod stopwatch;
mod theme;

pub use theme::Theme;

use crate::model::prompt::{Prompt, Verb};
use crate::model::{LinkState, Model, Screen, player};
use crate::msg::Key;
use crate::texts;
use court_protocol::{Act, GameView, Presence, Side};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use referee_messages::say;

/// Lines under the rows: the prompt, or the last presses.
const PANEL: u16 = 5;
/// The same on a large terminal.
const PANEL_LARGE: u16 = 8;
/// A terminal this high is large.
const LARGE: u16 = 30;

/// Draws the whole screen of the model.
pub fn draw(model: &Model, theme: Theme, frame: &mut Frame<'_>) {
    let area = frame.area();
    let panel = if area.height >= LARGE { PANEL_LARGE } else { PANEL };
    let [head, tabs, body, below, help] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(panel),
        Constraint::Length(1),
    ])
    .areas(area);
    let width = usize::from(area.width);
    let size = |area: Rect| (usize::from(area.width), usize::from(area.height));
    show(vec![head_line(model, theme, width)], head, frame);
    show(vec![tab_line(model, theme)], tabs, frame);
    show(rows(model, theme, size(body)), body, frame);
    show(panel::lines(model, theme, size(below)), below, frame);
    let help_text = match &model.prompt {
        Some(prompt) if model.is_decided(prompt) => {
            say!("decided-help", can_be_voided = model.decision(prompt).is_some())
        }
        Some(prompt) => help::prompt_help(prompt, model.warning(prompt).as_ref()),
        None => help_line(model),
    };
    let first = countdown_help(model).unwrap_or_default();
    let room = width.saturating_sub(first.chars().count());
    let is_cut = !first.is_empty() && help_text.chars().count() > room;
    let help_text = if is_cut { say!("keys-by-help") } else { help_text };
    let help_text = format!("{:<room$}", fit(&help_text, room));
    let spans = vec![Span::styled(first, theme.alarm()), Span::styled(help_text, Theme::BAR)];
    show(vec![Line::from(spans)], help, frame);
}

/// Shows lines from the top of an area. The style of a line fills its row; a text that is too long
/// is cut.
fn show(lines: Vec<Line<'static>>, area: Rect, frame: &mut Frame<'_>) {
    for (mut line, row) in lines.into_iter().zip(area.rows()) {
        if let [text] = &mut line.spans[..] {
            text.content = fit(&text.content, usize::from(row.width)).into();
        }
        frame.render_widget(line, row);
    }
}

fn help_line(model: &Model) -> String {
    let prompt = Prompt::new(model, Verb::Fault, model.device_now);
    let keys = model.choices(&prompt).into_iter().filter_map(|choice| match choice.key {
        Key::Char(key) => Some(key.to_string()),
        _ => None,
    });
    let faults = keys.collect::<Vec<_>>().join(" ");
    if model.courts.is_empty() && !matches!(model.screen, Screen::Help | Screen::Devices) {
        return say!("waiting-help");
    }
    // what nothing is known of yet has no line to spare
    let walks = model.permits_about(None).iter().any(|permits| permits.of(Act::WalkCard).is_some());
    help::help_line(model.screen, walks, &faults)
}

/// The help line of a running countdown; it goes before every other.
fn countdown_help(model: &Model) -> Option<String> {
    let counting = model.counting();
    let is_offered = !counting.is_empty() && model.prompt.is_none() && model.may_abort();
    is_offered.then(|| {
        let boards = texts::boards_of_courts(&counting);
        say!("countdown-help", on = boards, is_here = model.aborts_from_here())
    })
}

/// Rows and columns.
type Size = (usize, usize);

fn rows(model: &Model, theme: Theme, size: Size) -> Vec<Line<'static>> {
    if model.courts.is_empty() && !matches!(model.screen, Screen::Help | Screen::Devices) {
        return match model.link {
            LinkState::Asking { number } => asking(model, number, size),
            _ => vec![Line::raw(""), Line::raw(say!("no-court"))],
        };
    }
    // what was decided meanwhile would not come to what was previewed
    let prompt = model.prompt.as_ref().filter(|prompt| !model.is_decided(prompt));
    if let Some(previewed) = prompt.and_then(|prompt| prompt.previewed.as_ref()) {
        let asked = model.prompt.as_ref().and_then(|prompt| prompt.looked_at.as_deref());
        return preview::lines(model, theme, size, previewed, asked.unwrap_or_default());
    }
    if let Some(Prompt { verb: Verb::Seal, looked_at: Some(asked), .. }) = prompt {
        return sealing::lines(model, theme, size, asked);
    }
    match model.screen {
        Screen::Overview => overview::lines(model, theme, size),
        Screen::Board => board::lines(model, theme, size),
        Screen::Calls => calls::lines(model, theme, size),
        Screen::Stopwatch => stopwatch::lines(model, theme, size),
        Screen::Inbox => inbox::lines(model, theme, size),
        Screen::Go => go::lines(model, theme, size),
        Screen::Results => results::lines(model, theme, size),
        Screen::Devices => devices::lines(model, theme, size),
        Screen::Log => log::lines(model, size),
        Screen::Help => help::lines(),
    }
}

/// The number of a terminal waiting to be let in, large, for the head referee.
fn asking(model: &Model, number: u32, (width, _): Size) -> Vec<Line<'static>> {
    let asks = say!("asks-to-come-in-here", name = model.name);
    let mut lines = vec![Line::raw(""), Line::raw(asks), Line::raw("")];
    lines.push(Line::from(Span::styled(format!("      {number}      "), Theme::MARKED)));
    lines.push(Line::raw(""));
    lines.extend(paragraph(&say!("tell-the-head-referee"), width, Style::new()));
    lines
}

fn head_line(model: &Model, theme: Theme, width: usize) -> Line<'static> {
    let court = model.courts.get(&model.board_id.0).map(court_protocol::Mirror::court);
    let name = court.map_or_else(|| model.server.clone(), |court| court.setup.name.clone());
    let role = match &model.me {
        None => String::new(),
        Some(me) if me.relieved => {
            format!(" | {}", say!("relieved-in-short"))
        }
        Some(me) => format!(" | {}", say!("role", role = me.role)),
    };
    let demo = match court {
        Some(court) if court.demo => say!("demo"),
        Some(court) if court.event.iter().any(|event| event.rehearsal) => say!("rehearsal"),
        _ => String::new(),
    };
    let time = model
        .now
        .map_or_else(|| "--:--:--".to_owned(), |now| texts::time_of_day(now, model.utc_offset));
    let old = if model.old_pictures.contains(&model.board_id.0) {
        format!(" ({})", say!("old-picture"))
    } else {
        String::new()
    };
    let lacks_copy = |presence: &Presence| presence.copy.iter().any(|copy| !copy.failed.is_empty());
    let alarm = match &model.presence {
        Some(presence) if presence.disk_full => say!("disk-full"),
        Some(presence) if lacks_copy(presence) => say!("no-copy"),
        _ => String::new(),
    };
    let left = format!(" {name}{old} | {time} | {}{alarm}{role}{demo}", model.name);
    let link = link(model);
    let room = width.saturating_sub(link.chars().count() + 2);
    let left = format!("{:<room$} ", fit(&left, room));
    let style = if model.link == LinkState::Up { Theme::BAR } else { theme.alarm() };
    Line::from(vec![Span::styled(left, Theme::BAR), Span::styled(format!("{link} "), style)])
}

fn tab_line(model: &Model, theme: Theme) -> Line<'static> {
    let asked = model.questions().len();
    let due = model.open_penalties().len();
    let asking = model.asking().len();
    let mut spans = Vec::new();
    for screen in Screen::ALL {
        let mut name = screen.tab();
        match screen {
            Screen::Inbox if asked > 0 => name = format!("{name} {asked}"),
            Screen::Stopwatch if due > 0 => name = format!("{name} {due}"),
            Screen::Devices if asking > 0 => name = format!("{name} {asking}"),
            _ => {}
        }
        if screen == model.screen {
            spans.push(Span::styled(format!("[{name}]"), Theme::MARKED));
        } else {
            let rest = name.split_off(name.chars().next().map_or(0, char::len_utf8));
            spans.push(Span::raw(" "));
            spans.push(Span::styled(name, theme.key()));
            let is_asked = screen == Screen::Devices && asking > 0;
            let style = if is_asked { theme.due() } else { Style::new() };
            spans.push(Span::styled(rest, style));
            spans.push(Span::raw(" "));
        }
    }
    Line::from(spans)
}

/// The link in words, never colour alone.
fn link(model: &Model) -> String {
    let kept = model.presses.waiting();
    match &model.link {
        LinkState::Looking => say!("link-looking", kept),
        LinkState::Asking { number } => say!("link-asking", number, kept),
        LinkState::Up => say!("link-up", kept),
        LinkState::Down { since, .. } => {
            let ms = (model.device_now.0 - since.0).max(0) / 1_000;
            say!("link-down", ms, kept)
        }
        LinkState::ShutOut { .. } => say!("link-shut-out", kept),
    }
}

/// A text cut to so many characters; a cut is shown.
pub(crate) fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let mut cut: String = text.chars().take(width.saturating_sub(1)).collect();
    if width > 0 {
        cut.push('~');
    }
    cut
}

/// A player's name in so many characters: given names give way to their initials, then altogether.
pub(crate) fn short_name(name: &str, width: usize) -> String {
    let fits = |name: &String| name.chars().count() <= width;
    let (family, given) = match (name.split_once(','), name.rsplit_once(' ')) {
        _ if fits(&name.to_owned()) => return name.to_owned(),
        (Some((family, given)), _) | (None, Some((given, family))) => (family.trim(), given.trim()),
        (None, None) => return fit(name, width),
    };
    let initials = given.split_whitespace().filter_map(|name| name.chars().next());
    let initials: Vec<String> = initials.map(|initial| format!("{initial}.")).collect();
    let initials = initials.join(" ");
    let shorter = if name.contains(',') {
        format!("{family}, {initials}")
    } else {
        format!("{initials} {family}")
    };
    if fits(&shorter) { shorter } else { fit(family, width) }
}

/// Both players of a game in so many characters.
pub(crate) fn both_players(game: &GameView, width: usize) -> String {
    let [white, black] = Side::BOTH.map(|side| player(&game.sides[side]));
    let room = width.saturating_sub(say!("versus", white = "", black = "").chars().count());
    let [white_needs, black_needs] = [&white, &black].map(|name| name.chars().count());
    let half = room / 2;
    let for_white = white_needs.min(half.max(room.saturating_sub(black_needs)));
    let for_black = room.saturating_sub(for_white);
    say!("versus", white = short_name(&white, for_white), black = short_name(&black, for_black))
}

/// A text over as many lines as it needs.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let here = lines.last_mut().expect("there is always a last line");
        if here.is_empty() {
            here.push_str(&fit(word, width));
        } else if here.chars().count() + 1 + word.chars().count() <= width {
            here.push(' ');
            here.push_str(word);
        } else {
            lines.push(fit(word, width));
        }
    }
    lines
}

/// A text as lines of one style.
fn paragraph(
    text: &str,
    width: usize,
    style: Style,
) -> impl Iterator<Item = Line<'static>> + use<> {
    wrap(text, width).into_iter().map(move |text| Line::styled(text, style))
}

/// A line across the screen.
fn rule(width: usize) -> Line<'static> {
    Line::raw("-".repeat(width))
}

/// The style of a row in a list.
fn marked_or(is_marked: bool, style: Style) -> Style {
    if is_marked { Theme::MARKED } else { style }
}

/// The part of a list that shows the marked row.
pub(crate) fn window(rows: usize, marked: usize, height: usize) -> std::ops::Range<usize> {
    let first = marked.saturating_sub(height.saturating_sub(1));
    first..(first + height).min(rows)
}

#[cfg(test)]
mod tests {
    use super::short_name;

    #[test]
    fn a_long_name_keeps_the_family_name() {
        let shown = |name| [40, 15, 10, 5].map(|width| short_name(name, width));
        assert_eq!(
            shown("Kowalska, Anna Maria"),
            ["Kowalska, Anna Maria", "Kowalska, A. M.", "Kowalska", "Kowa~"]
        );
        assert_eq!(
            shown("Anna Maria Kowalska"),
            ["Anna Maria Kowalska", "A. M. Kowalska", "Kowalska", "Kowa~"]
        );
        assert_eq!(shown("Kowalska"), ["Kowalska", "Kowalska", "Kowalska", "Kowa~"]);
    }
}
