//! The results of a court's games, player by player, and the penalties that stand.

use super::named::open;
use crate::register::Person;
use court_protocol::{
    Audience, BoardNo, BySide, GameId, GameResult, GameView, PlayerId, ResultState, Side,
};
use referee_core::{CourtState, Fact, FactBody};
use referee_messages::{say, words};
use serde::Serialize;
use std::collections::BTreeMap;

/// A row of the results: one game with both players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameReport {
    /// The round, from 1.
    pub round: u16,
    pub board: BoardNo,
    pub game: GameId,
    /// Its result, as PGN writes it; nothing while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
    /// The cause of the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<String>,
    /// The stage of the result on the way to the seal.
    pub state: ResultState,
    /// Its two players, by side.
    pub sides: BySide<PlayerReport>,
}

/// One player in one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerReport {
    pub player: PlayerId,
    /// As the list of entries names him.
    pub name: String,
    /// His title in FIDE's short form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The rating he is entered with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The team he plays for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// His score: `1`, `½` or `0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<&'static str>,
    /// The calls against him that stand, first to last: `false start`, `no crossing (2)`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<String>,
    /// Number of penalties behind the line he has served.
    pub served: u8,
    /// Those that were not served when the game ended.
    pub lapsed: u32,
    /// Illegal moves he completed.
    pub illegal: u8,
    /// Full runs he made.
    pub runs: u16,
}

/// The games of a court, by round and board.
pub(super) fn games(state: &CourtState, persons: &BTreeMap<PlayerId, Person>) -> Vec<GameReport> {
    let report = |(board, view): (BoardNo, GameView)| {
        let facts = state.facts(view.game).expect("a game of the court");
        let ended = view.ended.as_ref();
        GameReport {
            round: view.round,
            board,
            game: view.game,
            result: ended.map(|ended| ended.result.pgn()),
            how: ended.map(|ended| words().termination(ended.result, ended.by)),
            state: view.result,
            sides: BySide::from_fn(|side| player(&view, side, facts, persons)),
        }
    };
    let mut games: Vec<GameReport> = state.games(Audience::Referees).map(report).collect();
    games.sort_by_key(|game| (game.round, game.board, game.game));
    games
}

fn player(
    view: &GameView,
    side: Side,
    facts: &[Fact],
    persons: &BTreeMap<PlayerId, Person>,
) -> PlayerReport {
    let played = &view.sides[side];
    let known = persons.get(&played.player).cloned();
    let person = known.unwrap_or_else(|| Person::named(played.player.to_string(), ""));
    let mut called: Vec<(String, usize)> = Vec::new();
    let mut lapsed = 0;
    for fact in facts {
        match &fact.body {
            FactBody::Called { side: of, fault, .. } if *of == side => {
                let fault = words().argument("fault", fault);
                let words = open(&fault).to_owned();
                match called.iter_mut().find(|(known, _)| *known == words) {
                    Some((_, times)) => *times += 1,
                    None => called.push((words, 1)),
                }
            }
            FactBody::Lapsed { side: of, penalties } if *of == side => {
                lapsed += u32::from(*penalties);
            }
            _ => {}
        }
    }
    let counted = |(fault, times): (String, usize)| match times {
        1 => fault,
        times => say!("called-times", fault, times),
    };
    PlayerReport {
        player: played.player,
        name: person.listed_name(),
        score: view.ended.as_ref().map(|ended| score(ended.result, side)),
        called: called.into_iter().map(counted).collect(),
        served: played.served,
        lapsed,
        illegal: played.illegal,
        runs: played.runs,
        title: person.title,
        rating: person.rating,
        fide_id: person.fide_id,
        team: person.team,
        club: person.club,
    }
}

fn score(result: GameResult, side: Side) -> &'static str {
    match result {
        GameResult::Won { by } if by == side => "1",
        GameResult::Drawn => "½",
        GameResult::Won { .. } | GameResult::BothLost => "0",
    }
}
