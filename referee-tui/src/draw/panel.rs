//! Under the rows: the question that stands, or the last presses with what they came to.

use super::{Size, Theme, inbox, overview, paragraph, rule, wrap};
use crate::model::deciding::Deciding;
use crate::model::duty::Decision;
use crate::model::presses::{Press, PressState};
use crate::model::prompt::{ClockWords, Prompt, Step, Verb};
use crate::model::warning::Warning;
use crate::model::{LinkState, Model, left_at};
use crate::msg::Key;
use crate::texts;
use court_protocol::{BySide, CourtId, EndedView, FactId, Grant, Micros};
use ratatui::text::{Line, Span};
use referee_messages::{say, words};

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let mut lines = vec![rule(width)];
    match &model.prompt {
        Some(prompt) => lines.extend(question(model, prompt, theme, width)),
        None => lines.extend(last_presses(model, theme, height)),
    }
    let shut_out = match &model.link {
        LinkState::ShutOut { why } => Some(say!("shut-out", why)),
        _ => None,
    };
    let begun = model.one_begun.then(|| say!("one-begun", highest = model.highest_board()));
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

fn last_presses(model: &Model, theme: Theme, height: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = model
        .presses
        .newest_first()
        .take(height.saturating_sub(1))
        .map(|each| Line::raw(press(model, each)))
        .collect();
    if lines.is_empty() {
        lines.push(Line::styled(say!("no-presses"), theme.well()));
    }
    lines
}

/// A press in one line: when, how far it is, what.
pub(super) fn press(model: &Model, press: &Press) -> String {
    let at = pressed_at(model, press);
    let what = told(model, press);
    let court = (model.courts.len() > 1).then_some(press.court);
    let what = court.map_or(what.clone(), |court| say!("on-court", court, what));
    let (state, why) = state(model, press);
    format!("{at} {state:<14} {what}{why}")
}

fn pressed_at(model: &Model, press: &Press) -> String {
    let by_court = press.at.map(|at| texts::time_of_day(at, model.utc_offset));
    let known = by_court.or_else(|| time_of(model, press.device_at?));
    known.unwrap_or_else(|| say!("pressed-before"))
}

/// An instant by the court's clock, or by this machine's while that is not known.
fn time_of(model: &Model, device: Micros) -> Option<String> {
    let by_court = model.court_time_at(device).map(|at| texts::time_of_day(at, model.utc_offset));
    let by_own = || {
        let at = texts::time_of_day(model.own_time_at(device)?, model.utc_offset);
        Some(say!("by-own-clock", at = at))
    };
    by_court.or_else(by_own)
}

fn told(model: &Model, press: &Press) -> String {
    let board = |game| Some(model.game_by_id(press.court, game)?.0.1);
    let line = |fact| model.log.get(press.court, fact);
    texts::ask(&press.ask, board, line, &|device| model.name_of(device))
}

fn question(model: &Model, prompt: &Prompt, theme: Theme, width: usize) -> Vec<Line<'static>> {
    let title = title(model, prompt);
    // what is confirmed is read whole; a list of answers needs the room
    // and the referee sees the whole ruling while he gives the reason for it
    let is_whole = match prompt.step() {
        Some(Step::Reason) => !prompt.verb.starts(),
        step => step == Some(Step::Confirm),
    };
    let mut lines: Vec<Line<'static>> = if is_whole {
        paragraph(&title, width, Theme::MARKED).take(2).collect()
    } else {
        vec![Line::styled(title, Theme::MARKED)]
    };
    let due = |text: &str| paragraph(text, width, theme.due());
    if let Some(why) = &prompt.refused {
        lines.extend(due(why).take(2));
    } else if prompt.verb.starts() && prompt.step() == Some(Step::Reason) {
        let hindrances = model.hindrances(&model.boards_reached(prompt));
        lines.extend(due(&hindrances.join("; ")).take(1));
    }
    if let (Verb::HandOver { from }, Some(to)) = (&prompt.verb, prompt.device())
        && let Some(grant) = model.hand_over(*from, to)
    {
        let names = [*from, to].map(|device| model.name_of(device));
        lines.extend(due(&handed_over(&grant, &names[0], &names[1])));
    }
    if let Some(names) = model.decided_meanwhile(prompt) {
        let told = match model.decision(prompt) {
            _ if !model.is_decided(prompt) => say!("corrects-decision", by = texts::any_of(&names)),
            Some(Decision { by, answer, .. }) => say!("decided-so", by, answer),
            None => say!("decided-elsewhere", by = texts::any_of(&names)),
        };
        lines.extend(due(&told));
    }
    if let Some(warning) = model.warning(prompt) {
        lines.push(Line::styled(against_it(&warning), theme.due()));
    }
    if matches!(prompt.verb, Verb::Undo { .. }) && prompt.previewed.is_none() {
        lines.extend(due(&say!("undone-later")));
    }
    let Some(step) = prompt.step() else { return lines };
    if step == Step::Clock
        && let Some(game) = prompt.board_id().and_then(|board_id| model.game(board_id))
    {
        let left = BySide::from_fn(|side| left_at(game, side, model.now));
        let running = game.running.map(|running| running.side);
        lines.push(Line::raw(say!("clocks-now", times = texts::times(&left), running)));
    }
    let asks =
        if model.is_decided(prompt) { say!("what-now") } else { words().of_value("step", &step) };
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

/// The prompt's request, as far as it is filled in.
fn title(model: &Model, prompt: &Prompt) -> String {
    let mut title = vec![prompt.verb.name()];
    match &prompt.verb {
        Verb::Undo { press } => title.extend(model.presses.get(*press).map(|of| told(model, of))),
        Verb::Void { court, fact } | Verb::Split { court, call: fact } => {
            title.extend(changed(model, *court, *fact));
        }
        Verb::Replace { court, call } => {
            title.extend(changed(model, *court, *call).map(|call| say!("in-its-place", call)));
        }
        Verb::Answer { court, question, answer } => {
            let asked = model.question(*court, *question);
            title.extend(asked.map(|asked| texts::answer(&asked, answer)));
        }
        Verb::AnswerAll(shared) => {
            let asked = model.asked_of_many(*shared);
            title.push(say!("all-alike", boards = asked.len()));
            if model.courts.len() > 1 {
                title.push(texts::boards_of_courts(&model.boards_of_shared(*shared)));
            }
            title.extend(asked.first().map(|first| {
                let boards = model.boards_asked(first);
                let asks = inbox::asks(model, first, &boards);
                say!("boards-asked", boards = texts::boards_list(&boards), asks)
            }));
        }
        _ => {}
    }
    title.extend(prompt.fault().as_ref().map(texts::fault));
    title.extend(prompt.card().map(|card| say!("card", shown = card)));
    title.extend(prompt.offence().map(|offence| say!("offence", offence)));
    title.extend(prompt.item().map(|item| say!("item", item)));
    title.extend(
        prompt.failed().map(|failed| say!("failed", item = failed.item, side = failed.side)),
    );
    title.extend(prompt.finding().and_then(texts::finding));
    if prompt.scope().is_some() && prompt.asks(Step::Scope) && !prompt.verb.is_of_devices() {
        title.push(texts::boards_of_courts(&model.reached(prompt)));
    } else if let Some(board_id) = prompt.board_id() {
        title.push(say!("board", board = board_id.1));
        if (prompt.verb.is_of_result() || matches!(prompt.verb, Verb::Answer { .. }))
            && let Some(game) = model.game_of_result(board_id)
        {
            let names = [&game.sides.white, &game.sides.black].map(crate::model::player);
            title.push(say!("players-by-colour", white = names[0], black = names[1]));
        }
    } else if let Some(device) = about_device(model, &prompt.verb) {
        title.push(device);
    } else if model.courts.len() > 1 && !matches!(prompt.verb, Verb::Round | Verb::AnswerAll(_)) {
        title.push(say!("court", court = model.board_id.0));
    }
    title.extend(prompt.device().map(|device| model.name_of(device)));
    title.extend(prompt.role().map(|role| say!("role", role)));
    title.extend(prompt.side().map(|side| say!("side", side)));
    title.extend(prompt.result().map(texts::result));
    title.extend(prompt.by.map(|by| say!("termination", by, result = prompt.result())));
    title.extend(prompt.clock().map(ClockWords::typed));
    title.extend(prompt.reason().map(ToOwned::to_owned));
    if prompt.verb.is_call() {
        let ago = court_protocol::Millis((model.device_now.0 - prompt.at.0).max(0) / 1_000);
        title.push(texts::when_and_cost(prompt.back, prompt.sanction, ago));
    } else if prompt.verb.is_dated() {
        title.extend(time_of(model, prompt.at).map(|at| say!("from-first-key", at)));
    }
    title.join(" | ")
}

/// The call or the line of the log that an act changes.
fn changed(model: &Model, court: CourtId, fact: FactId) -> Option<String> {
    let open = model.open_penalties();
    let call = open.iter().find(|open| (open.board_id.0, open.penalty.fact) == (court, fact));
    if let Some(call) = call {
        return Some(overview::call(model, call));
    }
    let line = model.log.get(court, fact)?;
    let ago = texts::age(model.age(line.at));
    Some(say!("told-before", board = line.board, said = model.told(court, &line.said), ago))
}

/// The device that an act is about.
fn about_device(model: &Model, verb: &Verb) -> Option<String> {
    match *verb {
        Verb::Grant { asking } | Verb::Deny { asking } => {
            let name = model.name_of_asking(asking).unwrap_or_default();
            Some(say!("asking-in-short", number = asking, name))
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
        _ => say!("enter"),
    }
}

/// The stage of a press, and its outcome.
fn state(model: &Model, press: &Press) -> (String, String) {
    let kept = |undone: &str| (say!("press-kept"), undone.to_owned());
    let so = |text: String| say!("and-so", text);
    if model.is_aborted(press) {
        return (say!("press-aborted"), so(say!("countdown-stopped")));
    }
    match &press.state {
        PressState::Writing => (say!("press-writing"), String::new()),
        PressState::Kept if press.undo => kept(&say!("will-be-undone")),
        PressState::Kept => kept(""),
        PressState::Recorded { .. } if press.undo => (say!("press-recorded"), say!("is-undone")),
        // answered while this terminal was away
        PressState::Recorded { seq: None, .. } => (say!("press-recorded"), so(say!("see-the-log"))),
        PressState::Recorded { rulings, .. } => match (model.deciding(press), rulings.last()) {
            (Some(Deciding::Waits), _) => (say!("press-on-server"), so(say!("to-be-decided"))),
            (Some(Deciding::Answered { answer, by }), _) => {
                (say!("press-recorded"), so(say!("was-decided", by, answer)))
            }
            (Some(Deciding::Otherwise), _) => {
                (say!("press-recorded"), so(say!("otherwise-decided")))
            }
            (None, None) => (say!("press-recorded"), so(say!("taken-down"))),
            (None, Some(ruling)) => (say!("press-recorded"), so(texts::ruling(ruling))),
        },
        PressState::Refused(refusal) => (say!("press-is-refused"), so(model.refusal(refusal))),
        PressState::NotKept { why } => (say!("press-not-kept"), so(why.clone())),
    }
}

/// The outcome of a hand-over, before it is done.
fn handed_over(grant: &Grant, from: &str, to: &str) -> String {
    let duty = texts::duty(grant.role, &grant.courts, &grant.boards);
    say!("hand-over-has", to, from, duty)
}

/// The reason against a press, in a line.
fn against_it(warning: &Warning) -> String {
    match warning {
        Warning::AgainstTheRecord(record) => {
            say!("against-the-record", record = words().on_record(record))
        }
        Warning::NotEnded(phase) => say!("not-ended", phase),
        Warning::EndNotReported => say!("end-not-reported"),
        Warning::EndedOtherwise(EndedView { result, by, .. }) => {
            say!("ended-otherwise", result, by)
        }
        Warning::NoTimeLeft(side) => say!("no-time-left", side),
    }
}
