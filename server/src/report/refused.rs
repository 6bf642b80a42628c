//! The refused requests, in words, each with the rule that refuses it.

use super::named::Named;
use super::seen::{fault_words, seen_words};
use super::words::closed;
use court_protocol::{Ask, BoardNo, FactId, GameId, Refusal, boards_named};

/// The board or the game a request names first.
pub(super) fn place(ask: &Ask) -> (Option<BoardNo>, Option<GameId>) {
    match ask {
        Ask::Observe { board, game, .. } => (Some(*board), *game),
        Ask::Waive { board, .. } | Ask::Replace { board, .. } => (Some(*board), None),
        Ask::Ready { boards, .. }
        | Ask::Check { boards, .. }
        | Ask::Start { boards, .. }
        | Ask::Go { boards, .. }
        | Ask::Abort { boards }
        | Ask::Annul { boards, .. }
        | Ask::Pause { boards, .. } => match &boards[..] {
            [only] => (Some(*only), None),
            _ => (None, None),
        },
        Ask::Pair { games, .. } => match &games[..] {
            [only] => (Some(only.board), None),
            _ => (None, None),
        },
        Ask::Seal { games } => match &games[..] {
            [only] => (None, Some(only.game)),
            _ => (None, None),
        },
        Ask::Arrange { game, .. }
        | Ask::ShowCards { game, .. }
        | Ask::EnterResult { game, .. }
        | Ask::CorrectResult { game, .. }
        | Ask::SetClock { game, .. }
        | Ask::SetPosition { game, .. }
        | Ask::SetPlayers { game, .. }
        | Ask::RuleResult { game, .. }
        | Ask::SetEvidence { game, .. } => (None, Some(*game)),
        Ask::Split { .. } | Ask::Answer { .. } | Ask::Void { .. } => (None, None),
    }
}

/// The line a request is about.
pub(super) const fn about(ask: &Ask) -> Option<FactId> {
    match ask {
        Ask::Void { fact, .. } => Some(*fact),
        Ask::Replace { call, .. } | Ask::Split { call } => Some(*call),
        Ask::Answer { question, .. } => Some(*question),
        Ask::CorrectResult { upon, .. }
        | Ask::SetClock { upon, .. }
        | Ask::SetPosition { upon, .. }
        | Ask::SetPlayers { upon, .. } => *upon,
        _ => None,
    }
}

/// The request, as a sentence without its end.
pub(super) fn asked(ask: &Ask, names: &Named<'_>) -> String {
    match ask {
        Ask::Observe { seen, .. } => seen_words(seen, names)
            .map_or_else(|| "something seen in play".to_owned(), |words| open(&words).to_owned()),
        Ask::Arrange { .. } => "a time arranged".into(),
        Ask::Pair { games, .. } => format!("{} games paired", games.len()),
        Ask::Ready { boards, ready: true } => format!("{} ready", boards_named(boards)),
        Ask::Ready { boards, ready: false } => format!("{} not ready", boards_named(boards)),
        Ask::Check { boards, item, .. } => {
            format!("{}: {}", boards_named(boards), item.when_failed())
        }
        Ask::Waive { item, reason, .. } => {
            format!("{} let be: {}", item.when_failed(), open(&closed(reason)))
        }
        Ask::ShowCards { side, .. } => format!("{} shown his cards", names[*side]),
        Ask::Start { boards, .. } => format!("3, 2, 1, GO for {}", boards_named(boards)),
        Ask::Go { boards, .. } => format!("GO by voice for {}", boards_named(boards)),
        Ask::Abort { boards } => format!("the countdown of {} stopped", boards_named(boards)),
        Ask::Annul { boards, .. } => format!("the start of {} void", boards_named(boards)),
        Ask::Pause { boards, .. } => format!("{} stopped", boards_named(boards)),
        Ask::EnterResult { result, .. } => format!("result entered: {result}"),
        Ask::Seal { games } => {
            let games: Vec<String> =
                games.iter().map(|agreed| format!("{} {}", agreed.game, agreed.result)).collect();
            format!("seal of {}", games.join(", "))
        }
        Ask::CorrectResult { result, reason, .. } => {
            format!("sealed result corrected to {result}: {}", open(&closed(reason)))
        }
        Ask::Replace { call, side, fault, .. } => {
            format!("{}: {} in place of {}", names[*side], fault_words(fault), names.line(*call))
        }
        Ask::Split { call } => format!("split of {}", names.line(*call)),
        Ask::SetClock { reason, .. } => format!("clocks set: {}", open(&closed(reason))),
        Ask::SetPosition { reason, .. } => format!("position set: {}", open(&closed(reason))),
        Ask::SetPlayers { reason, .. } => format!("players put right: {}", open(&closed(reason))),
        Ask::RuleResult { result, reason, .. } => {
            format!("result ruled, {result}: {}", open(&closed(reason)))
        }
        Ask::Answer { question, .. } => format!("answer to {}", names.line(*question)),
        Ask::Void { fact, reason } => {
            format!("void of {}: {}", names.line(*fact), open(&closed(reason)))
        }
        Ask::SetEvidence { .. } => "what the board reports changed".into(),
    }
}

/// The rule a refusal follows; nothing where what was asked names nothing there is, or cannot be
/// read: no rule speaks of that.
pub(super) const fn rule(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::NotYours { .. }
        | Refusal::OffDuty { .. }
        | Refusal::Answered { .. }
        | Refusal::AlreadyVoid { .. }
        | Refusal::PreviewChanged { .. }
        | Refusal::FromTheFuture { .. } => "ALL-1",
        Refusal::NotSealed { .. }
        | Refusal::Sealed { .. }
        | Refusal::NotConfirmed { .. }
        | Refusal::Overtaken { .. } => "ALL-3",
        Refusal::NotReady { .. } => "CR-2.1-3",
        Refusal::BadGo { .. } => "CR-4.1-1",
        Refusal::BeforeTheGame { .. } => "CR-4.1-4",
        Refusal::PlayersDecide { .. } => "SP-25",
        _ => return None,
    })
}

/// A sentence without its full stop.
fn open(sentence: &str) -> &str {
    sentence.trim_end_matches('.')
}
