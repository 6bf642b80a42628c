//! The changes of the rating list by an event that is finished, or goes on.

use super::{AuditedGame, KnownPerson, RatingList, RatingListRow, TitleWon};
use crate::{Desk, PersonId};
use court_protocol::GameId;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The changes of the list by an event that is finished, or goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingDifference {
    /// False for an event that is not rated or has no days: it changes nothing.
    pub counts: bool,
    /// The players whose rating changes, the highest rating afterwards first.
    pub players: Vec<PlayerDifference>,
    /// The other events with games that have another effect.
    pub recomputed: Vec<RecomputedEvent>,
    pub titles: Vec<TitleDifference>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerDifference {
    pub person: PersonId,
    /// The published rating now; `None` for an unrated player.
    pub before: Option<i32>,
    /// The published rating afterwards; `None` for an unrated player.
    pub after: Option<i32>,
    /// The number of games afterwards that count or go towards a first rating.
    pub games: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecomputedEvent {
    pub event: u32,
    pub name: String,
    /// The players for whom a game has another effect.
    pub players: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TitleDifference {
    pub person: PersonId,
    pub title: TitleWon,
    /// True for a title that is won, false for one that would not be.
    pub is_won: bool,
}

/// The changes of the list if an event is finished now; if it is finished, if it goes on again.
pub fn rating_preview(
    events: &[(u32, &Desk)],
    event: u32,
    known: impl Fn(PersonId) -> KnownPerson,
) -> RatingDifference {
    let list = |is_turned: bool| {
        let is_finished =
            |(number, desk): &&(u32, &Desk)| desk.is_finished() != (is_turned && *number == event);
        let finished: Vec<(u32, &Desk)> = events.iter().filter(is_finished).copied().collect();
        RatingList::folded(&finished, &known)
    };
    RatingDifference::between(&list(false), &list(true), event)
}

impl RatingDifference {
    fn between(before: &RatingList, after: &RatingList, turned: u32) -> Self {
        let rows = |list: &RatingList| -> BTreeMap<PersonId, RatingListRow> {
            list.rows().into_iter().map(|row| (row.person, row)).collect()
        };
        let (old, new) = (rows(before), rows(after));
        let all: BTreeSet<PersonId> = old.keys().chain(new.keys()).copied().collect();
        let figures = |row: &RatingListRow| (row.exact, row.games, row.pooled);
        let (mut players, mut titles) = (Vec::new(), Vec::new());
        for person in all {
            let (was, is) = (old.get(&person), new.get(&person));
            if was.map(figures) != is.map(figures) {
                players.push(PlayerDifference {
                    person,
                    before: was.and_then(|row| row.rating),
                    after: is.and_then(|row| row.rating),
                    games: is.map_or(0, |row| row.games + row.pooled),
                });
            }
            let of = |row: Option<&RatingListRow>| -> Vec<TitleWon> {
                row.map(|row| row.titles.clone()).unwrap_or_default()
            };
            let (had, has) = (of(was), of(is));
            // the same title on another day is no news
            let lacks = |titles: &[TitleWon], title: &TitleWon| {
                !titles.iter().any(|of| (of.title, &of.won) == (title.title, &title.won))
            };
            let lost = had.iter().filter(|title| lacks(&has, title)).map(|title| (title, false));
            let won = has.iter().filter(|title| lacks(&had, title)).map(|title| (title, true));
            titles.extend(lost.chain(won).map(|(title, is_won)| TitleDifference {
                person,
                title: title.clone(),
                is_won,
            }));
        }
        players.sort_by_key(|player| (Reverse(player.after), player.person));
        let mut events = before.events().iter().chain(after.events());
        let counts = events.any(|of| of.event == turned && of.first.is_some());
        Self { counts, players, recomputed: recomputed(before, after, turned), titles }
    }
}

/// The events besides the one that is turned in which a game has another effect.
fn recomputed(before: &RatingList, after: &RatingList, turned: u32) -> Vec<RecomputedEvent> {
    type Effects<'a> = BTreeMap<(u32, GameId, PersonId), &'a AuditedGame>;
    fn effects(list: &RatingList) -> Effects<'_> {
        let mut effects = Effects::new();
        for (person, account) in &list.accounts {
            effects.extend(account.games.iter().map(|of| ((of.event, of.game, *person), of)));
        }
        effects
    }
    let (old, new) = (effects(before), effects(after));
    let mut changed: BTreeMap<u32, BTreeSet<PersonId>> = BTreeMap::new();
    for (&(event, game, person), is) in &new {
        let was = old.get(&(event, game, person));
        if event != turned && was != Some(is) {
            changed.entry(event).or_default().insert(person);
        }
    }
    let listed = after.events().iter().filter_map(|listed| {
        let players = changed.get(&listed.event)?;
        Some(RecomputedEvent {
            event: listed.event,
            name: listed.name.clone(),
            players: u32::try_from(players.len()).unwrap_or(u32::MAX),
        })
    });
    listed.collect()
}
