//! Standings with tie-breaks, per category, and the cross-table.

use super::Audience;
use crate::report::report;
use crate::standings::{Ranking, live_standings, standings};
use crate::{
    Category, Competitor, Desk, Game, Refusal, Round, RoundBye, System, Tournament, TournamentId,
};
use court_protocol::Seq;
use referee_tournament::event::{
    Bye, Colour, Points, PointsSystem, RoundEntry, RoundNumber, TeamNumber,
};
use referee_tournament::team::crosstable::{TeamCrosstable, TeamRound, TeamRoundKind};
use referee_tournament::team::match_points;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsView {
    pub seq: Seq,
    pub tournament: TournamentId,
    /// The number of rounds that are finished.
    pub finished: u8,
    /// True if the rows hold results of a round that is still played.
    pub is_live: bool,
    /// The tie-breaks, points first.
    pub codes: Vec<String>,
    /// The tie-breaks that were not applied, because a competitor has no rating.
    pub dropped: Vec<String>,
    /// The rows, the best first.
    pub rows: Vec<StandingsRow>,
    /// The same order within each category, with places counted anew (CR-5-3).
    pub categories: Vec<CategoryRows>,
    /// True if lots can be drawn: competitors share a place.
    pub has_shared_places: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsRow {
    /// The place, from 1; competitors tied in everything share it.
    pub rank: u16,
    /// The person or the team.
    pub competitor: Competitor,
    /// The start number, or the seed.
    pub number: u16,
    /// One cell per tie-break.
    pub cells: Vec<String>,
    /// True while his game of the running round has no result.
    pub is_playing: bool,
}

/// The classification of one category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CategoryRows {
    pub category: Category,
    /// Place and competitor, the best first.
    pub rows: Vec<(u16, Competitor)>,
}

/// The standings, with the results of the running round as they come in.
///
/// # Errors
/// If there is no such tournament, its list of tie-breaks does not fit, or the public may not see
/// its results yet.
pub fn standings_view(
    desk: &Desk,
    id: TournamentId,
    audience: Audience,
) -> Result<StandingsView, Refusal> {
    let tournament = desk.tournament(id)?;
    check_public(tournament, audience)?;
    let rounds = &tournament.rounds[..tournament.counted()];
    let running = rounds.iter().find(|round| !desk.is_over(round));
    let finished = running.map_or(rounds.len(), |round| round.number.index());
    let has_news = running.is_some_and(|running| {
        let later = rounds.iter().filter(|round| round.number >= running.number);
        let mut games = later.flat_map(|r| &r.matches).flat_map(|found| desk.games_of(found));
        games.any(|game| game.result.is_some())
    });
    let ranking =
        if has_news { live_standings(desk, tournament)? } else { standings(desk, tournament)? };
    let is_playing = |competitor: Competitor| {
        let found = running.filter(|_| has_news).and_then(|round| round.match_of(competitor));
        found.is_some_and(|found| desk.games_of(found).any(|game| game.result.is_none()))
    };
    let rows: Vec<StandingsRow> = ranking
        .rows
        .iter()
        .map(|row| StandingsRow {
            rank: row.rank,
            competitor: row.competitor,
            number: tournament.number(row.competitor).unwrap_or(0),
            cells: row.cells.clone(),
            is_playing: is_playing(row.competitor),
        })
        .collect();
    Ok(StandingsView {
        seq: desk.seq(),
        tournament: id,
        finished: u8::try_from(finished).unwrap_or(u8::MAX),
        is_live: has_news,
        has_shared_places: rows.windows(2).any(|pair| pair[0].rank == pair[1].rank),
        rows,
        categories: categories(desk, tournament, &places(&ranking)),
        codes: ranking.codes,
        dropped: ranking.dropped,
    })
}

fn check_public(tournament: &Tournament, audience: Audience) -> Result<(), Refusal> {
    if audience.sees_results(tournament) {
        Ok(())
    } else {
        Err(Refusal::HeldBack { tournament: tournament.is.id })
    }
}

/// The classification of each category, prize groups included.
pub(super) fn categories(
    desk: &Desk,
    tournament: &Tournament,
    ranking: &[(u16, Competitor)],
) -> Vec<CategoryRows> {
    if tournament.is.system.is_of_teams() {
        return Vec::new();
    }
    let of = |competitor: Competitor| {
        let entry = desk.entries().get(&competitor.person());
        entry.map(|entry| &entry.data.categories[..]).unwrap_or_default()
    };
    let mut found: Vec<Category> = tournament.is.categories.clone();
    for category in ranking.iter().flat_map(|(_, competitor)| of(*competitor)) {
        if !found.contains(category) {
            found.push(category.clone());
        }
    }
    found.sort_by_key(Category::order);
    let rows = |category: Category| {
        let rows = placed_anew(ranking, |competitor| of(competitor).contains(&category));
        CategoryRows { category, rows }
    };
    found.into_iter().map(rows).collect()
}

/// The place of each competitor.
pub(super) fn places(ranking: &Ranking) -> Vec<(u16, Competitor)> {
    ranking.rows.iter().map(|row| (row.rank, row.competitor)).collect()
}

/// A part of the competitors, with places counted anew.
pub(super) fn placed_anew(
    ranking: &[(u16, Competitor)],
    is_in: impl Fn(Competitor) -> bool,
) -> Vec<(u16, Competitor)> {
    let inside: Vec<_> = ranking.iter().filter(|(_, competitor)| is_in(*competitor)).collect();
    let place = |rank: u16| {
        let better = inside.iter().filter(|(other, _)| *other < rank).count();
        u16::try_from(better + 1).unwrap_or(u16::MAX)
    };
    inside.iter().map(|(rank, competitor)| (place(*rank), *competitor)).collect()
}

/// The cross-table of a tournament that is no knockout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossTable {
    pub seq: Seq,
    pub tournament: TournamentId,
    /// The rows in the order of the standings; last the competitors whose results were struck.
    pub rows: Vec<CrossTableRow>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrossTableRow {
    /// The place; `None` for a competitor whose results were struck.
    pub rank: Option<u16>,
    pub competitor: Competitor,
    pub number: u16,
    /// The cell of each round, round 1 first.
    pub cells: Vec<Cell>,
    /// The points after each of these rounds; of a team the match points. Results that were struck
    /// count for nothing. Points taken from a team are missing from its last result on.
    pub after: Vec<String>,
    /// The points, as the standings have them.
    pub points: String,
    /// The board points of a team.
    pub board_points: Option<String>,
}

/// A round of a competitor in the cross-table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// The start number of the opponent; `None` for a bye.
    pub opponent: Option<u16>,
    /// The player's colour.
    pub colour: Option<Colour>,
    /// The result for the competitor.
    pub result: CellResult,
    /// The board points of a team, once there are some.
    pub board_points: Option<Points>,
    /// True if the result was struck: it is shown, and counts for nothing (C.05 art. 6.6).
    pub is_struck: bool,
}

impl Cell {
    /// A pair that the public does not see yet.
    const HIDDEN: Self = Self {
        opponent: None,
        colour: None,
        result: CellResult::Pending,
        board_points: None,
        is_struck: false,
    };
}

/// The result of a round for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CellResult {
    /// Won over the board.
    Win,
    Draw,
    /// Lost over the board.
    Loss,
    /// Won by forfeit.
    ForfeitWin,
    /// Lost by forfeit.
    ForfeitLoss,
    /// Not played yet.
    Pending,
    PairingBye,
    /// A full-point bye.
    FullBye,
    /// A half-point bye.
    HalfBye,
    Absent,
    /// Without an opponent by the table of a round robin.
    Free,
}

impl CellResult {
    const fn of_bye(bye: RoundBye) -> Self {
        match bye {
            RoundBye::PairingAllocated => Self::PairingBye,
            RoundBye::FullPoint => Self::FullBye,
            RoundBye::HalfPoint => Self::HalfBye,
            RoundBye::ZeroPoint => Self::Absent,
            RoundBye::Free => Self::Free,
        }
    }

    /// The result of a match by the board points of a team and of its opponent.
    fn of_match(own: Points, other: Points) -> Self {
        match own.cmp(&other) {
            Ordering::Greater => Self::Win,
            // nobody wins a match without points: both lose it
            Ordering::Equal if own > Points::ZERO => Self::Draw,
            Ordering::Equal | Ordering::Less => Self::Loss,
        }
    }

    /// True if a game was won, drawn, lost or forfeited.
    const fn is_of_a_game(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss | Self::ForfeitWin | Self::ForfeitLoss)
    }
}

/// The cross-table.
///
/// # Errors
/// If there is no such tournament, or it is a knockout, or the public may not see its results yet.
pub fn cross_table(
    desk: &Desk,
    id: TournamentId,
    audience: Audience,
) -> Result<CrossTable, Refusal> {
    let tournament = desk.tournament(id)?;
    check_public(tournament, audience)?;
    if tournament.is.system.duel().is_some() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let rounds = match audience {
        Audience::Crew => tournament.counted(),
        Audience::Public => tournament.published(),
    };
    let is_hidden =
        |round: usize| audience == Audience::Public && tournament.rounds[round].is_draft;
    let visible = |cell: Cell, round: usize| {
        // the pairs of a draft are not for the public
        if is_hidden(round) && !cell.result.is_of_a_game() { Cell::HIDDEN } else { cell }
    };
    let ranking = live_standings(desk, tournament)?;
    let of_teams = tournament.is.system.is_of_teams();
    let teams = of_teams.then(|| TeamRounds::of(desk, tournament));
    let of = report(desk, tournament);
    let with_struck = (!tournament.struck.is_empty()).then(|| report(desk, &unstruck(tournament)));
    let shown = &with_struck.as_ref().unwrap_or(&of).event;
    let rounds_n = u8::try_from(rounds).unwrap_or(u8::MAX);
    let player = |competitor: Competitor| {
        let number = of.number(competitor.person())?;
        let player = of.event.competitor(number)?;
        let with_struck = shown.competitor(number)?;
        let cell = |round| {
            let entry = shown.entry_or_absent(with_struck, RoundNumber::at(round));
            let cell = cell(tournament, entry);
            let is_struck = of_struck(tournament, competitor, cell.opponent);
            Cell { is_struck, ..cell }
        };
        let points = |round| of.event.points_after(player, round).to_string();
        Some(CrossTableRow {
            rank: None,
            competitor,
            number: number.0,
            cells: (0..rounds).map(cell).collect(),
            after: (1..=rounds_n).map(points).collect(),
            points: points(rounds_n),
            board_points: None,
        })
    };
    let row = |(competitor, rank): (Competitor, Option<u16>)| {
        let mut row = match &teams {
            Some(teams) => teams.row(tournament, competitor, rounds)?,
            None => player(competitor)?,
        };
        row.rank = rank;
        for (round, cell) in row.cells.iter_mut().enumerate() {
            *cell = visible(*cell, round);
        }
        Some(row)
    };
    let ranked = ranking.rows.iter().map(|ranked| (ranked.competitor, Some(ranked.rank)));
    let struck = tournament.struck.iter().map(|&competitor| (competitor, None));
    let rows = ranked.chain(struck).filter_map(row).collect();
    Ok(CrossTable { seq: desk.seq(), tournament: id, rows })
}

/// The tournament as if no results were struck.
fn unstruck(tournament: &Tournament) -> Tournament {
    Tournament { struck: BTreeSet::new(), ..tournament.clone() }
}

/// True if a competitor's results were struck, or those of his opponent.
fn of_struck(tournament: &Tournament, competitor: Competitor, opponent: Option<u16>) -> bool {
    let opponent = opponent.and_then(|number| tournament.competitor(number));
    let is_struck = |of: Competitor| tournament.struck.contains(&of);
    opponent.is_some_and(|opponent| is_struck(opponent) || is_struck(competitor))
}

/// The rounds of every team by its number: cell, match points and board points.
struct TeamRounds(BTreeMap<u16, Vec<(Cell, Points, Points)>>);

impl TeamRounds {
    fn of(desk: &Desk, tournament: &Tournament) -> Self {
        if tournament.is.system == System::League {
            return Self::of_league(desk, tournament);
        }
        let event = report(desk, &unstruck(tournament)).event;
        let table = TeamCrosstable::of(&event);
        let board_points = |team: TeamNumber, round: usize| {
            table.rounds(team).get(round).map_or(Points::ZERO, |of| of.game_points)
        };
        let cell = |team: TeamNumber, round: usize, of: &TeamRound| {
            let result = match of.kind {
                TeamRoundKind::Played { opponent, .. } => {
                    CellResult::of_match(of.game_points, board_points(opponent, round))
                }
                TeamRoundKind::Forfeit { won: true, .. } => CellResult::ForfeitWin,
                TeamRoundKind::Forfeit { won: false, .. } => CellResult::ForfeitLoss,
                TeamRoundKind::Pending { .. } => CellResult::Pending,
                TeamRoundKind::Bye(bye) => CellResult::of_bye(tournament.told(bye)),
            };
            let (opponent, colour) = of.paired().unzip();
            let opponent = opponent.map(|team| team.0);
            let has_no_points = matches!(result, CellResult::Pending | CellResult::Free);
            let has_points = !has_no_points || of.game_points > Points::ZERO;
            let board_points = has_points.then_some(of.game_points);
            let own = tournament.competitor(team.0);
            let is_struck = own.is_some_and(|own| of_struck(tournament, own, opponent));
            let cell = Cell { opponent, colour: colour.flatten(), result, board_points, is_struck };
            let counted = |points| if is_struck { Points::ZERO } else { points };
            (cell, counted(of.match_points), counted(of.game_points))
        };
        let teams = event.teams.iter().map(|team| {
            let rounds = table.rounds(team.number).iter().enumerate();
            (team.number.0, rounds.map(|(round, of)| cell(team.number, round, of)).collect())
        });
        Self(teams.collect())
    }

    /// A match of a league counts once its last game has a result. The report of a league has a
    /// round for each round of boards, so the matches are read from the desk.
    fn of_league(desk: &Desk, tournament: &Tournament) -> Self {
        let of_round = |round: &Round, team: Competitor| {
            let Some(found) = round.match_of(team) else {
                let result = CellResult::of_bye(tournament.told(Bye::ZeroPoint));
                return (Cell { result, ..Cell::HIDDEN }, Points::ZERO, Points::ZERO);
            };
            let side = usize::from(found.white != team);
            let other = [found.black, found.white][side];
            let is_struck = of_struck(tournament, team, tournament.number(other));
            let score = desk.score_of(tournament, found);
            let is_over = desk.games_of(found).all(|game| game.result.is_some());
            let (mut result, mut points) = (CellResult::Pending, (Points::ZERO, Points::ZERO));
            if let Some([white, black]) = score.filter(|_| is_over) {
                let (first, second) = match_points(white, black, &PointsSystem::MATCH);
                let board_points = [white, black];
                if !is_struck {
                    points = ([first, second][side], board_points[side]);
                }
                let was_played = desk.games_of(found).any(Game::was_played);
                result = match CellResult::of_match(board_points[side], board_points[1 - side]) {
                    CellResult::Win if !was_played => CellResult::ForfeitWin,
                    _ if !was_played => CellResult::ForfeitLoss,
                    played => played,
                };
            }
            let cell = Cell {
                opponent: tournament.number(other),
                colour: Some([Colour::White, Colour::Black][side]),
                result,
                board_points: score.map(|score| score[side]),
                is_struck,
            };
            (cell, points.0, points.1)
        };
        let teams = tournament.is.numbers.iter().zip(1..).map(|(&team, number)| {
            (number, tournament.rounds.iter().map(|round| of_round(round, team)).collect())
        });
        Self(teams.collect())
    }

    fn row(
        &self,
        tournament: &Tournament,
        competitor: Competitor,
        rounds: usize,
    ) -> Option<CrossTableRow> {
        let number = tournament.number(competitor)?;
        let own = self.0.get(&number).map(|own| &own[..own.len().min(rounds)]).unwrap_or_default();
        // a free round of a later day is there from the first pairing on
        let is_played =
            |cell: &Cell| !matches!(cell.result, CellResult::Pending | CellResult::Free);
        let last = own.iter().rposition(|(cell, ..)| is_played(cell));
        let taken = tournament.deductions.iter().filter(|of| of.competitor == competitor);
        let (mut match_taken, mut board_taken) = (Points::ZERO, Points::ZERO);
        for deduction in taken {
            match_taken += deduction.match_points;
            board_taken += deduction.board_points;
        }
        let won = |rounds: usize| own[..rounds].iter().map(|of| of.1).sum::<Points>();
        let after = |rounds: usize| {
            let is_taken = last.is_some_and(|last| last < rounds);
            (if is_taken { won(rounds) - match_taken } else { won(rounds) }).to_string()
        };
        let on_boards = own.iter().map(|of| of.2).sum::<Points>() - board_taken;
        Some(CrossTableRow {
            rank: None,
            competitor,
            number,
            cells: own.iter().map(|of| of.0).collect(),
            after: (1..=own.len()).map(after).collect(),
            points: (won(own.len()) - match_taken).to_string(),
            board_points: Some(on_boards.to_string()),
        })
    }
}

fn cell(tournament: &Tournament, entry: RoundEntry) -> Cell {
    use referee_tournament::event::Outcome;
    let result = match entry {
        RoundEntry::Played { outcome: Outcome::Win, .. } => CellResult::Win,
        RoundEntry::Played { outcome: Outcome::Draw, .. } => CellResult::Draw,
        RoundEntry::Played { outcome: Outcome::Loss, .. } => CellResult::Loss,
        RoundEntry::Forfeit { won: true, .. } => CellResult::ForfeitWin,
        RoundEntry::Forfeit { won: false, .. } => CellResult::ForfeitLoss,
        RoundEntry::Pending { .. } => CellResult::Pending,
        RoundEntry::Bye(bye) => CellResult::of_bye(tournament.told(bye)),
    };
    let opponent = entry.opponent().map(|number| number.0);
    Cell { opponent, colour: entry.colour(), result, board_points: None, is_struck: false }
}
