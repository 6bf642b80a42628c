//! Devices: who asks to come in, then everyone with reach, delay, clock, battery and unsent; the
//! marked one whole.

use super::{Size, Theme, fit, marked_or, rule, window};
use crate::model::{LinkState, Model, screens_shown};
use crate::texts;
use court_protocol::{Asking, DeviceHealth, Presence, Reach};
use ratatui::style::Style;
use ratatui::text::Line;
use referee_messages::{say, words};

/// Lines the marked one has for itself.
const ABOUT: usize = 3;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let Some(presence) = &model.presence else {
        return vec![Line::raw(say!("no-list", is_up = model.link == LinkState::Up))];
    };
    let asking = |asking| (asks_to_come_in(model, asking), theme.due());
    let style = |device: &DeviceHealth| match device.reach {
        Reach::Live | Reach::Away => Style::new(),
        _ => theme.due(),
    };
    let mut rows: Vec<(String, Style)> = presence.asking.iter().map(asking).collect();
    rows.extend(presence.devices.iter().map(|each| (device(model, each), style(each))));
    let marked = model.device_row();
    let mut lines = Vec::new();
    if presence.disk_full {
        lines.push(Line::styled(say!("disk-full-what-to-do"), theme.alarm()));
    }
    for failed in presence.copy.iter().flat_map(|copy| &copy.failed) {
        lines.push(Line::styled(words().say(failed), theme.alarm()));
    }
    for unproven in &presence.unproven {
        let told = say!("unproven", name = model.name_of(unproven.device), epoch = unproven.epoch);
        lines.push(Line::styled(told, theme.alarm()));
    }
    lines.push(Line::styled(say!("device-columns"), Theme::TITLE));
    let n_heads = lines.len();
    let room = height.saturating_sub(ABOUT + 1 + n_heads);
    for index in window(rows.len(), marked, room) {
        let (text, style) = rows[index].clone();
        lines.push(Line::styled(text, marked_or(index == marked, style)));
    }
    lines.resize(room + n_heads, Line::raw(""));
    lines.push(rule(width));
    lines.extend(about(model, presence, marked).into_iter().map(Line::raw));
    lines
}

pub(super) fn asks_to_come_in(model: &Model, asking: &Asking) -> String {
    texts::asks_to_come_in(asking, &texts::age(model.age(asking.since)))
}

fn device(model: &Model, device: &DeviceHealth) -> String {
    let heard = match device.reach {
        Reach::Live => say!("now"),
        _ => texts::age(device.heard.and_then(|at| model.age(at))),
    };
    let [delay, clock, battery, unsent] = texts::health(device);
    format!(
        "{:<15}{:<12}{heard:>5} {delay:>6} {clock:>8} {battery:>5} {unsent:>4}  {:<7}{}",
        fit(&name(model, device), 14),
        say!("reach", reach = device.reach),
        say!("role-in-short", role = device.role),
        texts::place(device),
    )
}

fn name(model: &Model, device: &DeviceHealth) -> String {
    let me = model.me.as_ref().is_some_and(|me| me.device == device.device);
    if me { say!("this-one", name = device.name) } else { device.name.clone() }
}

/// The marked line whole.
fn about(model: &Model, presence: &Presence, marked: usize) -> Vec<String> {
    if let Some(asking) = presence.asking.get(marked) {
        return vec![asks_to_come_in(model, asking), say!("let-in-or-not")];
    }
    let Some(device) = presence.devices.get(marked - presence.asking.len()) else {
        return Vec::new();
    };
    let shows = device.courts.iter().filter_map(|court| {
        let seq = screens_shown::shows(device, *court)?;
        Some((*court, seq, model.courts.get(court)?.court().seq))
    });
    vec![
        texts::device_in_full(device, &name(model, device)),
        texts::reached_in_full(device, device.heard.and_then(|at| model.age(at))),
        texts::screen_in_full(&shows.collect::<Vec<_>>()),
    ]
}
