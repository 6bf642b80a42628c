//! Words of devices: how they are reached, what they are, what is on their screens.

use super::court::since;
use super::{boards_list, lanes};
use court_protocol::{Asking, BoardNo, CourtId, DeviceHealth, Millis, Role, Seq};
use referee_messages::say;

/// A device's figures: delay, clock error, battery, unsent.
pub(crate) fn health(device: &DeviceHealth) -> [String; 4] {
    let says = device.says.as_ref();
    let none = || "-".to_owned();
    [
        says.and_then(|s| s.delay).map_or_else(none, |ms| format!("{} ms", ms.0)),
        device.clock_error.map_or_else(none, |e| format!("{:.1} ms", e.0 as f64 / 1_000.0)),
        says.and_then(|s| s.battery).map_or_else(none, |percent| format!("{percent} %")),
        says.map_or_else(none, |s| s.unsent.to_string()),
    ]
}

/// The place of a device, in few characters: `C1,2 1-6`.
pub(crate) fn place(device: &DeviceHealth) -> String {
    let courts: Vec<String> = device.courts.iter().map(|court| court.0.to_string()).collect();
    let boards = match &device.boards[..] {
        _ if device.relieved => say!("no-lane"),
        [] => say!("all-lanes"),
        boards => lanes(boards),
    };
    format!("C{} {boards}", courts.join(","))
}

pub(crate) fn asks_to_come_in(asking: &Asking, age: &str) -> String {
    let Asking { number, name, software, .. } = asking;
    say!("asks-to-come-in", number, name, age, software)
}

/// The identity of a device.
pub(crate) fn device_in_full(device: &DeviceHealth, name: &str) -> String {
    let duty = if device.relieved {
        say!("relieved-duty", role = device.role, courts = courts(&device.courts))
    } else {
        duty(device.role, &device.courts, &device.boards)
    };
    let line = device.says.as_ref().and_then(|says| says.line.as_ref());
    let (end, on) = (line.map(|line| line.end), line.and_then(|line| line.court));
    let on = on.filter(|_| device.courts.len() > 1);
    let stands = line.filter(|line| !line.lanes.is_empty()).map(|line| boards_list(&line.lanes));
    say!(
        "device-in-full",
        name,
        duty,
        on,
        end,
        stands,
        device = device.device,
        software = device.software
    )
}

pub(crate) fn duty(role: Role, on: &[CourtId], boards: &[BoardNo]) -> String {
    let lanes = (!boards.is_empty()).then(|| boards_list(boards));
    say!("duty", role, courts = courts(on), lanes)
}

fn courts(courts: &[CourtId]) -> String {
    let and = |first: String, second: &CourtId| {
        say!("and", first, second = say!("court", court = second))
    };
    courts.split_first().map_or_else(String::new, |(first, rest)| {
        rest.iter().fold(say!("court", court = first), and)
    })
}

/// The connection of a device, and its meaning.
pub(crate) fn reached_in_full(device: &DeviceHealth, age: Option<Millis>) -> String {
    let unsent = device.says.as_ref().map_or(0, |says| says.unsent);
    say!("reached-in-full", reach = device.reach, age = age.map(since), unsent)
}

/// The records a device's screen shows, per court: record shown and the court's last.
pub(crate) fn screen_in_full(shows: &[(CourtId, Seq, Seq)]) -> String {
    let each = |(court, shown, last): &(CourtId, Seq, Seq)| {
        say!("screen-of-court", court, missing = last.0.saturating_sub(shown.0))
    };
    let shows = shows.iter().map(each).collect::<Vec<_>>().join(", ");
    say!("screen-in-full", shows)
}
