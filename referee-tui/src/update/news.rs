//! News of the link.

use super::{devices, preview, results, undo};
use crate::model::presses::{Press, PressState};
use crate::model::prompt::{Prompt, Scope, Step, Value, Verb};
use crate::model::{LinkState, Me, Model};
use crate::msg::Effect;
use crate::texts;
use court_client::{News, Ticket};
use court_protocol::{Ask, Frame, Mirror, Outcome, Refusal, Snapshot, Welcome};
use referee_messages::{say, words};

pub(super) fn take(model: &mut Model, news: News, effects: &mut Vec<Effect>) {
    match news {
        News::Up(welcome) => up(model, *welcome),
        News::Asked { number } => model.link = LinkState::Asking { number },
        News::Down { why, again } => down(model, why, again),
        News::Outcome { of, outcome } => outcome_came(model, of, *outcome, effects),
        News::Delivered { through } => model.presses.delivered(through),
        News::Snapshot(snapshot) => show(model, *snapshot),
        News::Frame(frame) => change(model, &frame),
        News::Presence(presence) => model.take_presence(*presence),
        News::Device(answer) => devices::answered(model, answer.refused),
        News::Round(answer) => results::round_answered(model, answer),
        News::Preview(came) => preview::answered(model, came.id, Some(*came)),
        News::Trouble { what } => model.notice = Some(what),
    }
}

fn up(model: &mut Model, welcome: Welcome) {
    if model.link != LinkState::Up {
        model.notice = None; // that there is no link, and why, is over
    }
    model.link = LinkState::Up;
    let Welcome { device, role, courts, boards, relieved, speed, .. } = welcome;
    model.speed = speed;
    model.courts.retain(|court, _| courts.contains(court));
    model.me = Some(Me { device, role, courts, boards, relieved });
    if relieved {
        model.notice = Some(say!("relieved"));
    }
    close_what_is_barred(model);
    model.look_at_a_court_that_is_there();
}

/// A question that was begun on duty is not answered to its end off duty.
fn close_what_is_barred(model: &mut Model) {
    let Some(prompt) = model.prompt.take() else { return };
    match model.barred(&prompt.verb) {
        Some(why) => model.notice = Some(say!("prompt-closed", what = prompt.verb.name(), why)),
        None => model.prompt = Some(prompt),
    }
}

fn down(model: &mut Model, why: String, again: Option<court_protocol::Micros>) {
    model.presence = None;
    model.device_acts.clear(); // what was on its way is answered no more
    model.link = match again {
        None => {
            if let Some(prompt) = model.prompt.take_if(|prompt| prompt.verb != Verb::Leave) {
                model.notice = Some(say!(
                    "prompt-closed",
                    what = prompt.verb.name(),
                    why = say!("shut-out", why)
                ));
            }
            LinkState::ShutOut { why }
        }
        Some(again) => {
            let since = if let LinkState::Down { since, .. } = model.link {
                since
            } else {
                model.notice = Some(say!("link-lost", why = why));
                model.device_now
            };
            LinkState::Down { why, since, again }
        }
    };
}

fn show(model: &mut Model, snapshot: Snapshot) {
    let court = snapshot.court;
    model.log.take(court, &snapshot.ticker);
    model.old_pictures.remove(&court);
    model.courts.insert(court, Mirror::new(snapshot));
    model.memory_is_new = true;
    model.look_at_a_court_that_is_there();
}

fn change(model: &mut Model, frame: &Frame) {
    let Some(mirror) = model.courts.get_mut(&frame.court) else { return };
    if mirror.apply(frame).is_err() {
        return; // the link hands on only what fits; a snapshot follows
    }
    model.log.take(frame.court, &frame.what);
    model.memory_is_new = true;
}

/// Shows a sentence, after the findings of a server that was started again while nobody has pressed a
/// key since they came.
fn tell(model: &mut Model, text: &str) {
    let recovered = model
        .recovered
        .as_ref()
        .map(|recovered| say!("started-again", recovered = words().recovered(recovered)));
    let unread =
        recovered.filter(|told| model.notice.as_ref().is_some_and(|it| it.starts_with(told)));
    model.notice = Some(match unread {
        Some(told) => format!("{told} {text}"),
        None => text.to_owned(),
    });
}

fn outcome_came(model: &mut Model, of: Ticket, outcome: Outcome, effects: &mut Vec<Effect>) {
    let Some(press) = model.presses.ruled(of, outcome) else { return };
    let press = press.clone();
    match &press.state {
        PressState::Refused(refusal) => {
            tell(model, &say!("press-refused", text = model.refusal(refusal)));
            if let (Refusal::NotReady { hindrances }, None) = (refusal, &model.prompt) {
                let naming = |name: &str, id| model.naming(name, id);
                let reasons = words().hindrances(hindrances, &naming);
                reopen(model, &press, reasons);
            }
        }
        PressState::Recorded { rulings, .. } => {
            if !rulings.is_empty() {
                tell(
                    model,
                    &say!(
                        "press-ruled",
                        rulings = rulings.iter().map(texts::ruling).collect::<Vec<_>>().join(" ")
                    ),
                );
            }
            if press.undo {
                let now = model.device_now;
                undo::make_void(model, press.id, now, effects);
            }
        }
        PressState::Writing | PressState::Kept | PressState::NotKept { .. } => {}
    }
}

/// A start that has to wait is asked for again, with its reasons: one key gives another.
fn reopen(model: &mut Model, press: &Press, why: String) {
    let (verb, boards) = match &press.ask {
        Ask::Start { boards, .. } => (Verb::Start, boards),
        Ask::Go { boards, .. } => (Verb::Go, boards),
        _ => return,
    };
    let mut prompt = Prompt::new(model, verb, press.device_at.unwrap_or(model.device_now));
    prompt.boards = Some((press.court, boards.clone()));
    prompt.give(Step::Scope, Value::Scope(Scope::Court));
    prompt.refused = Some(why);
    model.prompt = Some(prompt);
}
