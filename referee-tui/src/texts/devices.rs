//! Words of devices: how they are reached, what they are, what is on their screens.

use super::court::since;
use super::{counted, lanes};
use crate::model::LinkState;
use crate::model::duty::HandOver;
use court_protocol::{
    Asking, BoardNo, CourtId, DeviceHealth, Epoch, Grant, Millis, Reach, Role, Seq,
};

pub(crate) const DEVICE_COLUMNS: &str =
    "Device         Reached     Heard  Delay Clock +- Batt. Kept  Role   Where";
pub(crate) const NOW: &str = "now";
pub(crate) const THIS_ONE: &str = " (this)";
pub(crate) const DEVICE_ACT_DONE: &str = "Done: the list shows it.";
pub(crate) const IS_IN_ALREADY: &str = "It is in, and nobody else asks: a gives it another role or lanes, h hands its role over, x shuts \
     it out.";
/// In the title line, for as long as it is so.
pub(crate) const DISK_FULL: &str = " | SERVER'S DISK FULL";
pub(crate) const DISK_FULL_WHAT_TO_DO: &str =
    "THE SERVER'S DISK IS FULL: start nothing new, finish what runs, free space there";
/// A device that reports, without proof, that another server wrote.
pub(crate) fn unproven(name: &str, epoch: Epoch) -> String {
    format!(
        "{name} says that another server wrote {epoch} and cannot prove it: it was sent away, nothing else changes. Look at the device; x shuts it out"
    )
}
pub(crate) const ONLY_ASKS: &str = "It only asks: g lets it in, d sends it away.";
pub(crate) const NO_DUTY_TO_HAND_OVER: &str =
    "It is relieved and has no duty to hand over: a gives it one.";
pub(crate) const LET_IN_OR_NOT: &str =
    "g, Enter lets it in as a line judge of this court, all lanes; d sends it away.";
/// The reach of a duty, by Enter.
pub(crate) const THIS_COURT: &str = "this court";

/// The duty of a phone let in by Enter.
pub(crate) fn usual_duty(court: CourtId) -> String {
    duty(Role::Judge, &[court], &[])
}

/// The role a device keeps by Enter.
pub(crate) fn as_it_is(role: Role) -> String {
    format!("{role}, as it is")
}

const ALL_LANES: &str = "all";
const NO_LANE: &str = "none";

/// In the place of the list.
pub(crate) fn no_list(link: &LinkState) -> &'static str {
    match link {
        LinkState::Up => "The list of devices is on its way.",
        _ => "No link: which devices are there is not known until it is back.",
    }
}

pub(crate) const fn role(role: Role) -> &'static str {
    match role {
        Role::Board => "boards",
        Role::Judge => "judge",
        Role::Deputy => "deputy",
        Role::Head => "head",
    }
}

pub(crate) fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Live => "live",
        Reach::Stale => "STALE",
        Reach::Asleep => "asleep",
        Reach::Unreachable => "UNREACHABLE",
        Reach::Away => "away",
    }
}

/// Devices of the boards to be started that no start waits for.
pub(crate) fn away(names: &[String]) -> String {
    let them = if names.len() == 1 { "it" } else { "them" };
    format!("Away, no start waits for {them}: {}.", names.join(", "))
}

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
        _ if device.relieved => NO_LANE.to_owned(),
        [] => ALL_LANES.to_owned(),
        boards => lanes(boards),
    };
    format!("C{} {boards}", courts.join(","))
}

pub(crate) fn asks_to_come_in(asking: &Asking, age: &str) -> String {
    format!(
        "ASKS to come in: number {} \"{}\" for {age} ({})",
        asking.number, asking.name, asking.software
    )
}

pub(crate) fn asking_in_short(number: u32, name: &str) -> String {
    format!("number {number} {name}")
}

/// The identity of a device.
pub(crate) fn device_in_full(device: &DeviceHealth, name: &str) -> String {
    let duty = if device.relieved {
        format!("{}, {}, relieved, no lane", device.role, courts(&device.courts))
    } else {
        duty(device.role, &device.courts, &device.boards)
    };
    format!("{name}: {duty}; {}; {}", device.device, device.software)
}

fn duty(role: Role, on: &[CourtId], boards: &[BoardNo]) -> String {
    let boards = match boards {
        [] => "all lanes".to_owned(),
        boards => super::boards_list(boards),
    };
    format!("{role}, {}, {boards}", courts(on))
}

fn courts(courts: &[CourtId]) -> String {
    courts.iter().map(CourtId::to_string).collect::<Vec<_>>().join(" and ")
}

/// The outcome of a hand-over, before it is done.
pub(crate) fn handed_over(come_to: &HandOver, from: &str, to: &str) -> String {
    let in_words = |grant: &Grant| duty(grant.role, &grant.courts, &grant.boards);
    match come_to {
        HandOver::Has(grant) => format!("{to} has then: {}. {from} has none.", in_words(grant)),
        HandOver::Instead { own, has } => format!(
            "{to} LOSES its own ({}) while it has this: {}. {from} has none.",
            in_words(own),
            in_words(has)
        ),
        HandOver::Back => format!("{to} has its own duty back; {from} keeps the rest."),
    }
}

/// The connection of a device, and its meaning.
pub(crate) fn reached_in_full(device: &DeviceHealth, age: Option<Millis>) -> String {
    let is_known = age.is_some();
    let age = age.map_or_else(|| "long ago".to_owned(), |age| format!("{} ago", since(age)));
    let how = match device.reach {
        Reach::Live => "Live".to_owned(),
        Reach::Stale => format!("STALE: connected, last word {age}"),
        Reach::Asleep => format!("Asleep since {age}: its screen is off, nothing is broken"),
        Reach::Unreachable => format!("UNREACHABLE: no connection, last word {age}"),
        Reach::Away if is_known => format!("Away: last word {age}, no start waits for it"),
        Reach::Away => "Away: not heard since the server was started, no start waits for it".into(),
    };
    let unsent = device.says.as_ref().map_or(0, |says| says.unsent);
    let kept = match unsent {
        0 => "keeps no presses".to_owned(),
        1 => "KEEPS 1 PRESS THAT IS NOT HERE".to_owned(),
        n => format!("KEEPS {n} PRESSES THAT ARE NOT HERE"),
    };
    format!("{how}; {kept}")
}

/// The records a device's screen shows, per court: record shown and the court's last.
pub(crate) fn screen_in_full(shows: &[(CourtId, Seq, Seq)]) -> String {
    let each = |(court, shown, last): &(CourtId, Seq, Seq)| {
        if shown >= last {
            format!("{court} as it is")
        } else {
            let behind = counted((last.0 - shown.0) as usize, "record");
            format!("{court} {behind} behind")
        }
    };
    match shows {
        [] => "It does not say what its screen shows.".to_owned(),
        shows => format!("Its screen: {}", shows.iter().map(each).collect::<Vec<_>>().join(", ")),
    }
}

/// The subject of a sentence about one board.
pub(crate) const THE_STOP: &str = "The stop is on";
/// The same on several.
pub(crate) const STOPS_OF_BOARDS: &str = "Paused boards: their stop is on";

/// On whose screens a stop is.
pub(crate) fn pause_shown(stop: &str, on: usize, not_on: &[String]) -> String {
    match not_on {
        [] if on == 1 => format!("{stop} the one screen there is."),
        [] => format!("{stop} all {on} screens."),
        not_on => format!("{stop} {}, NOT on: {}", counted(on, "screen"), not_on.join(", ")),
    }
}
