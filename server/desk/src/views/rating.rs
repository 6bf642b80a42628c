//! The rating report: every game that counts, and a row for every player, unrated ones too.

use crate::{Desk, Part, PersonId, Score, Source, TournamentId};
use court_protocol::{GameId, Seq};
use referee_tournament::event::RoundNumber;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingReport {
    pub seq: Seq,
    /// The rated games in the order of play.
    pub games: Vec<RatedGameRow>,
    /// The players, by number of the person.
    pub players: Vec<RatingRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedGameRow {
    pub game: GameId,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    pub white: PersonId,
    pub black: PersonId,
    pub score: Score,
}

/// A player of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingRow {
    pub person: PersonId,
    /// The start rating; `None` for an unrated player.
    pub rating: Option<u16>,
    /// The number of rated games.
    pub games: u16,
    /// The half points in them.
    pub half_points: u16,
    /// The number of games against rated opponents; a first rating counts these only.
    pub against_rated: u16,
    /// The half points in those.
    pub half_points_against_rated: u16,
    /// The average rating of the rated opponents, rounded half up.
    pub opponents: Option<u16>,
}

/// The rating report of all tournaments. A ChessSprint is one game with its last result
/// (CR-3.1.2-2), and games that one side forfeited are not rated.
pub fn rating_report(desk: &Desk) -> RatingReport {
    let mut games: Vec<RatedGameRow> = Vec::new();
    if desk.plan().is_some_and(|plan| plan.rated) {
        games.extend(desk.games().values().filter_map(|game| {
            let result = game.result.filter(|_| !game.withdrawn)?;
            let is_link = game.part == Part::SPRINT && result.score == Score::Draw;
            let counts = result.rated && result.score.was_played() && !is_link;
            (counts && result.source != Source::Forfeit).then_some(RatedGameRow {
                game: game.id,
                tournament: game.tournament,
                round: game.round,
                white: game.white?,
                black: game.black?,
                score: result.score,
            })
        }));
    }
    games.sort_by_key(|game| (game.tournament, game.round, game.game));
    let rating = |person: PersonId| desk.entries().get(&person).and_then(|e| e.data.rating);
    let mut rows: BTreeMap<PersonId, (RatingRow, u32)> = desk
        .entries()
        .keys()
        .map(|&person| {
            let row = RatingRow {
                person,
                rating: rating(person),
                games: 0,
                half_points: 0,
                against_rated: 0,
                half_points_against_rated: 0,
                opponents: None,
            };
            (person, (row, 0))
        })
        .collect();
    for game in &games {
        for (own, other, is_white) in
            [(game.white, game.black, true), (game.black, game.white, false)]
        {
            let Some((row, sum)) = rows.get_mut(&own) else { continue };
            let scored = game.score.half_points_of(is_white);
            row.games += 1;
            row.half_points += scored;
            if let Some(rating) = rating(other) {
                row.against_rated += 1;
                row.half_points_against_rated += scored;
                *sum += u32::from(rating);
            }
        }
    }
    let players = rows.into_values().map(|(mut row, sum)| {
        let count = u32::from(row.against_rated);
        let average = (sum + count / 2).checked_div(count);
        row.opponents = average.and_then(|average| u16::try_from(average).ok());
        row
    });
    RatingReport { seq: desk.seq(), games, players: players.collect() }
}
