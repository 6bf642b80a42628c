//! The words of the terminal about values of the court. The sentences stand in `protocol/messages`.

mod acts;
mod court;
mod devices;
mod questions;
mod screens;
mod speed;

pub(crate) use acts::{
    ask, boards_list, boards_of_courts, clocks_would_be, finding, lanes, not_undone,
    players_would_be, position_would_be, said,
};
pub(crate) use court::{
    age, claim, clock, debts, fault, phase, result, result_in_full, result_state, score, stopwatch,
    time_of_day, times,
};
pub(crate) use devices::{
    asks_to_come_in, device_in_full, duty, health, place, reached_in_full, screen_in_full,
};
pub(crate) use questions::{
    answer, answers, asked_of_all, decided, question_in_full, set_clock, yes_or_no,
};
pub(crate) use screens::{
    board_title, call_marks, cards_in_short, game_of_chain, limit_in_short, offers, position_line,
    side_line, stop_runs, summary_sheet, waits_for_stop, when_and_cost,
};
pub(crate) use speed::between_players;

use court_protocol::{DeviceId, Ruling};
use referee_messages::{DEVICES, say, words};

/// The names of devices.
pub(crate) type Names<'a> = &'a dyn Fn(DeviceId) -> String;

/// The name of the device that an argument of a message holds.
pub(crate) fn device_named(argument: &str, id: i64, names: Names<'_>) -> Option<String> {
    let id = u32::try_from(id).ok()?;
    DEVICES.contains(&argument).then(|| names(DeviceId(id)))
}

/// A ruling with its rule.
pub(crate) fn ruling(ruling: &Ruling) -> String {
    say!("ruling-with-rule", ruling = words().ruling(ruling), rule = ruling.rule)
}

/// Any one of several names; empty if there is none.
pub(crate) fn any_of(names: &[String]) -> String {
    let or = |first: String, second: &String| say!("or", first, second);
    names
        .split_first()
        .map_or_else(String::new, |(first, rest)| rest.iter().fold(first.clone(), or))
}
