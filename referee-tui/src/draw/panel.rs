//! Under the rows: the question that stands, or the last presses with what they came to.

use super::{Size, Theme, fit, inbox, overview, wrap};
use crate::model::presses::Press;
use crate::model::prompt::{Prompt, Step, Verb};
use crate::model::{LinkState, Model, left_at};
use crate::msg::Key;
use crate::texts;
use court_protocol::{BySide, Micros};
use ratatui::text::{Line, Span};

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let rule = Line::raw(format!("{:-<width$}", ""));
    let mut lines = vec![rule];
    match &model.prompt {
        Some(prompt) => lines.extend(question(model, prompt, theme, width)),
        None => lines.extend(last_presses(model, theme, width, height)),
    }
    let shut_out = match &model.link {
        LinkState::ShutOut { why } => Some(texts::shut_out(why)),
        _ => None,
    };
    let begun = model.one_begun.then(|| texts::one_begun(model.highest_board()));
    if let Some(notice) = begun
        .as_ref()
        .or(model.notice.as_ref())
        .or(shut_out.as_ref().filter(|_| model.prompt.is_none()))
    {
        // a question keeps its lines, the presses are on the screen of calls too
        let most = if model.prompt.is_some() { 2 } else { height.saturating_sub(1) };
        let said: Vec<String> = wrap(notice, width).into_iter().take(most).collect();
        lines.truncate(height.saturating_sub(said.len()));
        lines.extend(said.into_iter().map(|text| Line::styled(text, theme.due())));
    }
    lines.truncate(height);
    lines
}

fn last_presses(model: &Model, theme: Theme, width: usize, height: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = model
        .presses
        .newest_first()
        .take(height.saturating_sub(1))
        .map(|each| Line::raw(fit(&press(model, each), width)))
        .collect();
    if lines.is_empty() {
        lines.push(Line::styled(texts::NO_PRESSES, theme.well()));
    }
    lines
}

/// A press in one line: when, how far it is, what.
pub(super) fn press(model: &Model, press: &Press) -> String {
    let at = pressed_at(model, press);
    let what = told(model, press);
    let court = if model.courts.len() > 1 { format!("{}, ", press.court) } else { String::new() };
    let (state, why) = if model.is_aborted(press) {
        texts::aborted_start()
    } else {
        texts::press_state(press, model.deciding(press).as_ref(), |why| model.refusal(why))
    };
    format!("{at} {state:<14} {court}{what}{why}")
}

fn pressed_at(model: &Model, press: &Press) -> String {
    let by_court = press.at.map(|at| texts::time_of_day(at, model.utc_offset));
    let known = by_court.or_else(|| time_of(model, press.device_at?));
    known.unwrap_or_else(|| texts::PRESSED_BEFORE.to_owned())
}

/// An instant by the court's clock, or by this machine's while that is not known.
fn time_of(model: &Model, device: Micros) -> Option<String> {
    let by_court = model.court_time_at(device).map(|at| texts::time_of_day(at, model.utc_offset));
    let by_own = || {
        let at = texts::time_of_day(model.own_time_at(device)?, model.utc_offset);
        Some(texts::by_own_clock(&at))
    };
    by_court.or_else(by_own)
}

fn told(model: &Model, press: &Press) -> String {
    let board = |game| Some(model.board_of(press.court, game)?.1);
    let line = |fact| model.log.get(press.court, fact);
    texts::ask(&press.ask, board, line, &|device| model.name_of(device))
}

fn question(model: &Model, prompt: &Prompt, theme: Theme, width: usize) -> Vec<Line<'static>> {
    let title = title(model, prompt);
    // what is confirmed is read whole; a list of answers needs the room
    let titles = match prompt.step() {
        Some(Step::Confirm) => wrap(&title, width).into_iter().take(2).collect(),
        // the referee sees the whole ruling while he gives the reason for it
        Some(Step::Reason) if !prompt.starts() => wrap(&title, width).into_iter().take(2).collect(),
        _ => vec![fit(&title, width)],
    };
    let mut lines: Vec<Line<'static>> =
        titles.into_iter().map(|text| Line::styled(text, Theme::MARKED)).collect();
    if let Some(why) = &prompt.refused {
        lines.extend(wrap(why, width).into_iter().take(2).map(|t| Line::styled(t, theme.due())));
    } else if prompt.starts() && prompt.step() == Some(Step::Reason) {
        lines.extend(against(model, prompt, width).map(|text| Line::styled(text, theme.due())));
    }
    if let (Verb::HandOver { from }, Some(to)) = (&prompt.verb, prompt.filled.device)
        && let Some(come_to) = model.hand_over(*from, to)
    {
        let names = [*from, to].map(|device| model.name_of(device));
        let told = wrap(&texts::handed_over(&come_to, &names[0], &names[1]), width);
        lines.extend(told.into_iter().map(|text| Line::styled(text, theme.due())));
    }
    if let Some(names) = model.decided_meanwhile(prompt) {
        let told = match model.decision(prompt) {
            _ if !model.is_decided(prompt) => texts::decided_meanwhile(&names),
            Some(decision) => texts::decided_by(&decision),
            None => texts::decided_elsewhere(&names),
        };
        lines.extend(wrap(&told, width).into_iter().map(|text| Line::styled(text, theme.due())));
    }
    if let Some(warning) = model.warning(prompt) {
        lines.push(Line::styled(fit(&texts::warning(&warning), width), theme.due()));
    }
    if matches!(prompt.verb, Verb::Undo { .. }) && prompt.previewed.is_none() {
        let told = wrap(texts::UNDONE_LATER, width);
        lines.extend(told.into_iter().map(|text| Line::styled(text, theme.due())));
    }
    let Some(step) = prompt.step() else { return lines };
    if step == Step::Clock
        && let Some(game) = prompt.filled.board_id.and_then(|board_id| model.game(board_id))
    {
        let left = BySide::from_fn(|side| left_at(game, side, model.now));
        lines.push(Line::raw(texts::clocks_now(&left, game.running.map(|running| running.side))));
    }
    let asks = if model.is_decided(prompt) { texts::WHAT_NOW } else { texts::step(step) };
    if prompt.is_typed() {
        lines.push(Line::raw(format!("{asks}: {}_", prompt.typing)));
        return lines;
    }
    let mut row: Vec<Span<'static>> = vec![Span::raw(format!("{asks} "))];
    let mut used = asks.chars().count() + 1;
    for choice in model.choices(prompt) {
        let key = key_name(choice.key);
        let text = if choice.text.is_empty() { String::new() } else { format!(" {}", choice.text) };
        let needs = key.chars().count() + text.chars().count() + 2;
        if used + needs > width {
            lines.push(Line::from(std::mem::take(&mut row)));
            used = 0;
        }
        used += needs;
        row.push(Span::styled(key, theme.key()));
        row.push(Span::raw(format!("{text}  ")));
    }
    lines.push(Line::from(row));
    lines
}

fn against(model: &Model, prompt: &Prompt, width: usize) -> impl Iterator<Item = String> {
    let board_ids = model.boards_reached(prompt);
    wrap(&model.hindrances(&board_ids).join("; "), width).into_iter().take(1)
}

/// The prompt's request, as far as it is filled in.
fn title(model: &Model, prompt: &Prompt) -> String {
    let filled = &prompt.filled;
    let mut words = vec![texts::verb(&prompt.verb).to_owned()];
    if let Verb::Undo { press } = prompt.verb
        && let Some(press) = model.presses.get(press)
    {
        words.push(told(model, press));
    }
    if let Verb::Void { court, fact }
    | Verb::Replace { court, call: fact }
    | Verb::Split { court, call: fact } = prompt.verb
    {
        let open = model.open_penalties();
        let call = open.iter().find(|open| (open.board_id.0, open.penalty.fact) == (court, fact));
        let line = model.log.get(court, fact);
        if let Some(call) = call {
            words.push(overview::call(model, call));
        } else if let Some(line) = line {
            let ago = texts::age(model.age(line.at));
            words.push(texts::told_before(line.board, &model.told(court, &line.said), &ago));
        }
        if matches!(prompt.verb, Verb::Replace { .. })
            && let Some(replaced) = words.last_mut()
        {
            replaced.push_str(texts::IN_ITS_PLACE);
        }
    }
    if let Verb::Answer { court, question, answer } = &prompt.verb {
        let stands = model.questions().into_iter().find_map(|asked| {
            let is_it = (asked.board_id.0, asked.question.fact) == (*court, *question);
            is_it.then(|| asked.question.question.clone())
        });
        let asked = stands.or_else(|| model.log.question(*court, *question));
        words.extend(asked.map(|asked| texts::answer(&asked, answer)));
    }
    if let Verb::AnswerAll(shared) = prompt.verb {
        let asked = model.asked_of_many(shared);
        words.push(texts::all_at_once(asked.len()));
        if model.courts.len() > 1 {
            words.push(texts::boards_of_courts(&model.boards_of_shared(shared)));
        }
        words.extend(asked.first().map(|first| {
            let boards = model.boards_asked(first);
            let asks = inbox::asks(model, first, &boards);
            format!("{}: {asks}", texts::boards_list(&boards))
        }));
    }
    words.extend(filled.fault.as_ref().map(texts::fault));
    words.extend(filled.card.map(|card| card.to_string()));
    words.extend(filled.offence.map(|offence| offence.to_string()));
    words.extend(filled.item.map(|item| texts::item(item).to_owned()));
    words.extend(filled.finding.and_then(texts::finding));
    if filled.scope.is_some() && prompt.steps().contains(&Step::Scope) && !prompt.is_of_devices() {
        words.push(texts::boards_of_courts(&model.reached(prompt)));
    } else if let Some(board_id) = filled.board_id {
        words.push(board_id.1.to_string());
        if is_named_by_players(&prompt.verb)
            && let Some(game) = model.game_of_result(board_id)
        {
            let names = [&game.sides.white, &game.sides.black].map(crate::model::player);
            words.push(texts::players_by_colour(&names[0], &names[1]));
        }
    } else if let Some(device) = about_device(model, &prompt.verb) {
        words.push(device);
    } else if model.courts.len() > 1 && !matches!(prompt.verb, Verb::Round | Verb::AnswerAll(_)) {
        words.push(model.board_id.0.to_string());
    }
    words.extend(filled.device.map(|device| model.name_of(device)));
    words.extend(filled.role.map(|role| role.to_string()));
    words.extend(filled.side.map(|side| side.to_string()));
    words.extend(filled.result.map(texts::result));
    words.extend(filled.by.map(|by| texts::termination(by).to_owned()));
    words.extend(filled.clock.map(texts::clock_words));
    words.extend(filled.reason.clone().filter(|reason| !reason.is_empty()));
    if prompt.is_call() {
        let ago = court_protocol::Millis((model.device_now.0 - prompt.at.0).max(0) / 1_000);
        words.push(texts::when_and_cost(filled.back, filled.sanction, ago));
    } else if prompt.is_dated() {
        words.extend(time_of(model, prompt.at).map(|at| texts::from_first_key(&at)));
    }
    words.join(" | ")
}

/// True if the players are named besides their board.
const fn is_named_by_players(verb: &Verb) -> bool {
    matches!(verb, Verb::EnterResult | Verb::RuleResult | Verb::CorrectResult | Verb::Answer { .. })
}

/// The device that an act is about.
fn about_device(model: &Model, verb: &Verb) -> Option<String> {
    match *verb {
        Verb::Grant { asking } | Verb::Deny { asking } => {
            let asks = model.presence.iter().flat_map(|presence| &presence.asking);
            let name = asks.filter(|ask| ask.number == asking).map(|ask| ask.name.clone()).next();
            Some(texts::asking_in_short(asking, &name.unwrap_or_default()))
        }
        Verb::Assign { device } | Verb::HandOver { from: device } | Verb::Revoke { device } => {
            Some(model.name_of(device))
        }
        _ => None,
    }
}

fn key_name(key: Key) -> String {
    match key {
        Key::Char(c) => c.to_string(),
        Key::F(n) => n.to_string(),
        _ => texts::ENTER.to_owned(),
    }
}
