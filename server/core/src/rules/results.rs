//! Results that referees enter (ALL-3). Two equal entries, one by the head referee or his deputy,
//! end a game whose end nobody reported. They confirm an end by the board.
//!
//! A single entry ends nothing, at any level: players shake hands where no board sees it, and a
//! second referee's entry makes it a result. An agreement of both players of a Speed game after its
//! end replaces the end once a referee enters it (SP-25).
//!
//! Entries withdrawn by the head referee stay on record and end nothing, wherever they stand in the
//! game.

use court_protocol::{Answer, GameResult, Question, Termination};

use super::RuleContext;
use crate::play::{Ended, ResultEntry, all_equal, with_entry};
use crate::record::{FactBody, Note};

/// A referee entered a result.
// rules: ALL-3
pub(super) fn entered(context: &mut RuleContext<'_>, entry: ResultEntry) {
    let play = context.play;
    if play.result.sealed {
        let side = play.to_move().unwrap_or(play.table.first);
        return context.note(side, Note::AfterTheEnd);
    }
    if play.result.ended.is_some_and(|ended| ended.result != entry.result)
        && play.players_result() == Some(entry.result)
    {
        let (result, by) = (entry.result, Termination::PlayersAgreed);
        return context.say(FactBody::Ended { result, by });
    }
    let entries = with_entry(&play.result.entries, entry);
    let question = Question::ResultsDiffer {
        entries: crate::view::entries(&entries),
        ended: play.result.ended.filter(|ended| !ended.is_entered).map(Ended::view),
    };
    let differs = match play.result.ended {
        Some(ended) => ended.result != entry.result,
        None if context.answers.withdraws(context.at) => {
            // a question about them was put and answered before
            !all_equal(&entries) || context.answers.to(context.at, &question).is_some()
        }
        None => match agreed(&entries) {
            Some((result, by)) => return context.say(FactBody::Ended { result, by }),
            None => !all_equal(&entries),
        },
    };
    if !differs {
        return;
    }
    if context.ask(question) == Some(&Answer::Yes) {
        context.say(FactBody::Ended { result: entry.result, by: Termination::Ruling });
    }
}

/// The result on which two referees agree, one of whom may confirm, with the ending that either
/// of them named.
fn agreed(entries: &[ResultEntry]) -> Option<(GameResult, Termination)> {
    let confirmed = entries.iter().rfind(|entry| entry.confirms)?;
    let same =
        |other: &&ResultEntry| other.device != confirmed.device && other.result == confirmed.result;
    let other = entries.iter().rfind(same)?;
    let by = confirmed.by.or(other.by).unwrap_or(Termination::Entered);
    Some((confirmed.result, by))
}
