//! Devices: who asks to come in, then everyone with reach, delay, clock, battery and unsent; the
//! marked one whole.

use super::{Size, Theme, fit, window};
use crate::model::{LinkState, Model, screens_shown};
use crate::texts;
use court_protocol::{DeviceHealth, Presence, Reach};
use ratatui::text::Line;
use referee_messages::say;

/// Lines the marked one has for itself.
const ABOUT: usize = 3;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let Some(presence) = &model.presence else {
        return vec![Line::raw(say!("no-list", is_up = model.link == LinkState::Up))];
    };
    let mut rows: Vec<(String, bool)> = Vec::new();
    for asking in &presence.asking {
        let age = texts::age(model.age(asking.since));
        rows.push((texts::asks_to_come_in(asking, &age), true));
    }
    let needs_someone = |device: &DeviceHealth| !matches!(device.reach, Reach::Live | Reach::Away);
    rows.extend(presence.devices.iter().map(|d| (device(model, d), needs_someone(d))));
    let marked = model.device_row();
    let mut lines = Vec::new();
    if presence.disk_full {
        lines.push(Line::styled(fit(&say!("disk-full-what-to-do"), width), theme.alarm()));
    }
    for unproven in &presence.unproven {
        let told = say!("unproven", name = model.name_of(unproven.device), epoch = unproven.epoch);
        lines.push(Line::styled(fit(&told, width), theme.alarm()));
    }
    lines.push(Line::styled(fit(&say!("device-columns"), width), Theme::TITLE));
    let n_heads = lines.len();
    let room = height.saturating_sub(ABOUT + 1 + n_heads);
    for index in window(rows.len(), marked, room) {
        let (text, needs) = &rows[index];
        let style = match (index == marked, needs) {
            (true, _) => Theme::MARKED,
            (false, true) => theme.due(),
            (false, false) => ratatui::style::Style::new(),
        };
        lines.push(Line::styled(format!("{:<width$}", fit(text, width)), style));
    }
    lines.resize(room + n_heads, Line::raw(""));
    lines.push(Line::raw(format!("{:-<width$}", "")));
    lines.extend(about(model, presence, marked).map(|text| Line::raw(fit(&text, width))));
    lines
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
fn about(model: &Model, presence: &Presence, marked: usize) -> impl Iterator<Item = String> {
    let asking = presence.asking.get(marked).map(|asking| {
        let age = texts::age(model.age(asking.since));
        vec![texts::asks_to_come_in(asking, &age), say!("let-in-or-not")]
    });
    let device = || {
        let device = presence.devices.get(marked.checked_sub(presence.asking.len())?)?;
        let shows = device.courts.iter().filter_map(|court| {
            let seq = screens_shown::shows(device, *court)?;
            Some((*court, seq, model.courts.get(court)?.court().seq))
        });
        Some(vec![
            texts::device_in_full(device, &name(model, device)),
            texts::reached_in_full(device, device.heard.and_then(|at| model.age(at))),
            texts::screen_in_full(&shows.collect::<Vec<_>>()),
        ])
    };
    asking.or_else(device).unwrap_or_default().into_iter()
}
