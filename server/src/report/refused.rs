//! The refused requests, in words, each with the rule that refuses it.

use super::named::Named;
use court_protocol::{Ask, BoardNo, ConfirmedResult, FactId, GameId, Message};
use referee_messages::{say, words};

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
        Ask::TakeOff { games } => match games[..] {
            [only] => (None, Some(only)),
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
        Ask::CorrectResult { based_on, .. }
        | Ask::SetClock { based_on, .. }
        | Ask::SetPosition { based_on, .. }
        | Ask::SetPlayers { based_on, .. } => *based_on,
        _ => None,
    }
}

/// The request, as a sentence without its end.
pub(super) fn asked(ask: &Ask, names: &Named<'_>) -> String {
    let message = Message::of("ask", ask);
    names.say(match ask {
        Ask::Observe { seen, .. } => {
            return super::words::seen(seen, names).unwrap_or_else(|| say!("something-seen"));
        }
        Ask::Seal { games } => {
            let one = |agreed: &ConfirmedResult| words().of_value("game-result", agreed);
            message.with("results", &games.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        Ask::Answer { question, .. } => message.with("question", &names.line(*question)),
        _ => message,
    })
}
