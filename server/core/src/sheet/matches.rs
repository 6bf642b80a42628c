//! Intramural matches: the arrangements of their players, and their facts in words.

use court_protocol::{Arrangement, Ask, BySide, Question, Square};

use super::court::GAME;
use super::court::ORIGIN;
use super::entry::Deed;
use super::figures::{clock, expect_time, side};
use super::verb::Verb;
use crate::record::FactBody;

pub(super) const VERBS: &[Verb] = &[Verb::alone(
    "arrange",
    "arrange 20:00 w",
    "the players of a match agreed on a time, and who invited the other",
    |words| {
        let at = ORIGIN + expect_time(words)?;
        let arranged = Arrangement { at, invited_by: side(words)? };
        Ok(Deed::Ask(Ask::Arrange { game: GAME, arranged }))
    },
)];

/// A fact of a match in words; `None` for any other fact.
pub(super) fn words(body: &FactBody) -> Option<String> {
    Some(match body {
        FactBody::Arranged { arranged } => {
            format!("{} invited for {}", arranged.invited_by, clock(arranged.at))
        }
        FactBody::Waits { side, uci } => format!("{side}'s {uci}: the arbiter waits"),
        FactBody::TakeBackOwed { side, uci, touched } => {
            let uci = uci.map_or("move".to_owned(), |uci| uci.to_string());
            format!("{side} takes {uci} back and moves {}", with(*touched))
        }
        FactBody::LimitReached { points } => format!("limit reached, points {}", score(*points)),
        _ => return None,
    })
}

/// A question about a match in words; `None` for any other question.
pub(super) fn asked(question: &Question) -> Option<String> {
    Some(match question {
        Question::LimitOrMove { side, left, error } => {
            format!("{side}'s move or the limit? {left} left ± {error}")
        }
        Question::LimitReached { points } => {
            format!("who wins at the limit? points {}", score(*points))
        }
        Question::WindowMissed { arranged } => {
            let agreed = arranged.map_or("nothing".to_owned(), |a| clock(a.at).to_string());
            format!("the window closed, {agreed} was agreed; may it be played?")
        }
        _ => return None,
    })
}

fn with(touched: Option<Square>) -> String {
    touched.map_or("any piece".to_owned(), |square| format!("from {square}"))
}

fn score(points: Option<BySide<u16>>) -> String {
    points.map_or("not known".to_owned(), |points| format!("{}/{}", points.white, points.black))
}
