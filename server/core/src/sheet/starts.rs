//! Starting, stopping, and the behaviour of devices.

use court_protocol::{Ask, Seen};

use super::court::BOARD;
use super::entry::Deed;
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::alone("ready", "ready", "a sweep found the board ready", |_| Ok(ready(true))),
    Verb::alone("not", "not ready", "a sweep found it not ready any more", |words| {
        words.one_of(&[("ready", ready(false))])
    }),
    Verb::alone(
        "start",
        "start [REASON]",
        "3, 2, 1 begins; with a reason although something stands against it",
        |words| {
            let despite = Some(words.rest()).filter(|text| !text.is_empty()).map(str::to_owned);
            Ok(Deed::Ask(Ask::Start { boards: vec![BOARD], go_at: None, despite }))
        },
    ),
    Verb::alone("go", "go", "a referee counted aloud: this is GO", |_| {
        Ok(Deed::Ask(Ask::Go { boards: vec![BOARD], despite: None }))
    }),
    Verb::alone("abort", "abort", "the countdown is stopped before GO", |_| {
        Ok(Deed::Ask(Ask::Abort { boards: vec![BOARD] }))
    }),
    Verb::alone("annul", "annul", "the start is void after GO", |_| {
        let reason = "the colours were reversed".to_owned();
        Ok(Deed::Ask(Ask::Annul { boards: vec![BOARD], reason }))
    }),
    Verb::alone("pause", "pause", "the board is stopped; `start` lets it go on", |_| {
        let reason = "an injury".to_owned();
        Ok(Deed::Ask(Ask::Pause { boards: vec![BOARD], reason }))
    }),
    Verb::alone("chief", "chief", "the head referee is called to the board", |_| {
        let seen = Seen::ChiefCalled;
        Ok(Deed::Ask(Ask::Observe { board: BOARD, game: None, seen }))
    }),
    Verb::alone("silent", "#2 silent", "that device is not heard any more", |_| {
        Ok(Deed::Silence { silent: true })
    }),
    Verb::alone("speaks", "#2 speaks", "that device is heard again", |_| {
        Ok(Deed::Silence { silent: false })
    }),
    Verb::alone("pass", "pass", "time passes", |_| Ok(Deed::Pass)),
];

fn ready(ready: bool) -> Deed {
    Deed::Ask(Ask::Ready { boards: vec![BOARD], ready })
}
