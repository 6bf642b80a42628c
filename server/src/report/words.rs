//! Facts in words, as an incident report tells them: a message of the report's own, or that of the
//! fact's ruling.

use super::named::Named;
use court_protocol::{
    Answer, BySide, CourtTime, FactId, GameView, Message, Millis, Question, Seen, Side,
};
use referee_core::{Fact, FactBody, is_in_order};
use referee_messages::{say, words};

/// A fact as a sentence; none if other facts tell as much.
pub(super) fn of(body: &FactBody, names: &Named<'_>) -> Option<String> {
    let message = Message::of("fact", body);
    let message = match body {
        FactBody::Opened { .. }
        | FactBody::ClockMapped { .. }
        | FactBody::Paired { despite: None, .. }
        | FactBody::ClockStarted
        | FactBody::Placed { .. }
        | FactBody::Moved { .. }
        | FactBody::Pressed { .. }
        | FactBody::Claimed { .. }
        | FactBody::Crossed { .. }
        | FactBody::Returned { .. }
        | FactBody::RunMade { .. }
        | FactBody::Read { .. } => return None,
        FactBody::Seen { seen, .. } => {
            return self::seen(seen, names).map(|text| say!("sentence", text));
        }
        FactBody::Answered {
            asked: Question::SetClock { left, added, cancelled: true, .. },
            ..
        } if *left == BySide::default() && *added == BySide::default() => {
            Message::named("fact-clock-undone")
        }
        FactBody::Answered { asked: Question::SetClock { .. }, .. } => {
            return self::seen(&Seen::ClockSet, names).map(|text| say!("sentence", text));
        }
        FactBody::SetAside { input, .. } => {
            let input = of(input, names).map_or_else(String::new, |input| format!("{input} "));
            return Some(format!("{input}{}", ruling(body, names)?));
        }
        FactBody::Speed(fact) => Message::of("fact", fact),
        FactBody::Relieved { to, .. } => message.with("by", to),
        FactBody::Counting { despite: Some(over), .. } => {
            let reasons = words().hindrances(&over.reasons, &|name, id| names.naming(name, id));
            message.with("reasons", &reasons).with("reason", &over.despite)
        }
        FactBody::Paired { despite: Some(over), .. } => {
            message.with("reasons", &words().unsealed(&over.reasons)).with("reason", &over.despite)
        }
        FactBody::CallVoided { calls, .. } => message.with("calls", &names.lines(calls)),
        FactBody::Joined { to, .. } => message.with("call", to),
        FactBody::Checked { finding, .. } => message.with("passed", &is_in_order(*finding)),
        FactBody::Answered {
            asked: Question::ResultsDiffer { entries, ended }, answer, ..
        } => {
            let entered = words().entries(entries, &|name, id| names.naming(name, id));
            let stands = ended.as_ref().map(|ended| ended.result);
            let last = entries.last().map(|last| last.result);
            Message::named("fact-results-decided")
                .with("answer", answer)
                .with("entered", &entered)
                .with("by", &ended.as_ref().map(|ended| ended.by))
                .with("result", &if *answer == Answer::Yes { last } else { stands })
        }
        FactBody::Answered { asked, .. } => message.with("asked", &question(asked, names)),
        FactBody::Asked { question: asked, on_record, .. } => message
            .with("question", &question(asked, names))
            .with("record", &on_record.as_ref().map(|of| words().on_record(of))),
        _ => message,
    };
    if words().has(&message.key) { Some(names.say(message)) } else { ruling(body, names) }
}

/// An observation, without a full stop; none for the usual course of a game.
pub(super) fn seen(seen: &Seen, names: &Named<'_>) -> Option<String> {
    match seen {
        Seen::Placed { .. }
        | Seen::Moved { .. }
        | Seen::Pressed { .. }
        | Seen::Crossed { .. }
        | Seen::Touched { .. }
        | Seen::Declared { .. }
        | Seen::Exchanged { .. }
        | Seen::Withdrawn { .. }
        | Seen::Reminded { .. }
        | Seen::Returned { .. } => None,
        // the effect of the record tells the cost of a call
        Seen::Fault { side, fault, .. } => {
            Some(names.say(Message::named("seen-fault").with("side", side).with("fault", fault)))
        }
        Seen::WalkCard { card, .. } => {
            Some(names.say(Message::of("seen", seen).with("shown", card)))
        }
        _ => Some(names.say(Message::of("seen", seen).with("to_set", &names.to_set))),
    }
}

/// The court's own sentence on it.
fn ruling(body: &FactBody, names: &Named<'_>) -> Option<String> {
    let fact = Fact { id: FactId::default(), at: CourtTime(0), body: body.clone() };
    let ruling = fact.ruling()?;
    let reasons: Vec<String> = ruling.reasons.iter().map(|reason| words().say(reason)).collect();
    Some(names.say(ruling.message.with("reasons", &reasons.join("; "))))
}

/// A question with the players' names, and what only the record knows of it.
fn question(question: &Question, names: &Named<'_>) -> String {
    let BySide { white, black } = &names.players;
    let players = [("white", white.as_str()), ("black", black.as_str())];
    let asked = words().question(question, &players, &|name, id| names.naming(name, id));
    match question {
        Question::LateCalls { calls, .. } => {
            say!("late-calls", calls = names.lines(calls), asked)
        }
        Question::WindowMissed { arranged: Some(arranged) } => {
            say!("window-missed", asked, at = names.wall.time(arranged.at))
        }
        Question::SetClock { .. } | Question::ResultsDiffer { .. } | Question::ChiefCalled => {
            say!("sentence", text = asked)
        }
        _ => asked,
    }
}

/// The time the clock on a table is to be set to at an instant, if a referee is asked to set it.
pub(super) fn still_to_set(game: &GameView, at: CourtTime) -> Option<String> {
    let (left, added) = game.inbox.iter().find_map(|open| match open.question {
        Question::SetClock { left, added, .. } => Some((left, added)),
        _ => None,
    })?;
    let ran = |side| game.running.filter(|running| running.side == side).map(|r| at - r.since);
    let left = BySide::from_fn(|side: Side| {
        left[side].map(|left: Millis| (left - ran(side).unwrap_or_default()).at_least_zero())
    });
    Some(say!("to-set", left, added))
}
