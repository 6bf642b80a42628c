//! Devices: who asks to come in, then everyone with reach, delay, clock, battery and unsent.

use super::{Size, Theme, fit, window};
use crate::model::Model;
use crate::texts;
use court_protocol::{DeviceHealth, Reach};
use ratatui::text::Line;

pub(super) fn lines(model: &Model, theme: Theme, (width, height): Size) -> Vec<Line<'static>> {
    let Some(presence) = &model.presence else { return vec![Line::raw(texts::NO_PRESENCE)] };
    let mut rows: Vec<(String, bool)> = Vec::new();
    for asking in &presence.asking {
        let age = texts::age(model.age(asking.since));
        rows.push((texts::asks_to_come_in(asking, &age), true));
    }
    rows.extend(presence.devices.iter().map(|d| (device(model, d), d.reach != Reach::Live)));
    let marked = model.cursor(rows.len());
    let mut lines = vec![Line::styled(fit(texts::DEVICE_COLUMNS, width), Theme::TITLE)];
    for index in window(rows.len(), marked, height.saturating_sub(1)) {
        let (text, needs) = &rows[index];
        let style = match (index == marked, needs) {
            (true, _) => Theme::MARKED,
            (false, true) => theme.due(),
            (false, false) => ratatui::style::Style::new(),
        };
        lines.push(Line::styled(format!("{:<width$}", fit(text, width)), style));
    }
    lines
}

fn device(model: &Model, device: &DeviceHealth) -> String {
    let me = model.me.as_ref().is_some_and(|me| me.device == device.device);
    let name = format!("{}{}", device.name, if me { texts::THIS_ONE } else { "" });
    let heard = texts::age(device.heard.and_then(|at| model.age(at)));
    let [delay, clock, battery, unsent] = texts::health(device);
    let lanes = if device.boards.is_empty() {
        texts::ALL_LANES.to_owned()
    } else {
        texts::lanes(&device.boards)
    };
    let courts: Vec<String> = device.courts.iter().map(|court| court.0.to_string()).collect();
    format!(
        "{:<15}{:<12}{heard:>6} {delay:>6} {clock:>8} {battery:>5} {unsent:>4}  {} C{} {lanes}",
        fit(&name, 14),
        texts::reach(device.reach),
        texts::role(device.role),
        courts.join(","),
    )
}
