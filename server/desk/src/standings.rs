//! The ranking of a tournament: for decisions, and with the running round for screens.

use crate::bracket::bracket;
use crate::report::{Report, report};
use crate::{Competitor, Desk, Refusal, System, Tournament};
use referee_tournament::event::{Points, RoundEntry, StartNumber};
use referee_tournament::league::LeagueMatch;
use referee_tournament::league::season::{Fixture, Season};
use referee_tournament::round_robin::LotNumber;
use referee_tournament::standings::{Lot, Standings, StandingsError, stated_list};
use referee_tournament::tiebreak::Code;

/// A ranking, the best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    /// The tie-breaks, points first.
    pub codes: Vec<String>,
    /// The rows. Competitors who share a place are in the order of their numbers.
    pub rows: Vec<RankingRow>,
    /// The tie-breaks that were not applied, because a competitor has no rating.
    pub dropped: Vec<String>,
}

/// The row of one competitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankingRow {
    /// The place, from 1; competitors tied in everything share it.
    pub rank: u16,
    pub competitor: Competitor,
    /// One cell per tie-break.
    pub cells: Vec<String>,
}

/// The ranking after the rounds that are finished, and after the lots drawn.
///
/// # Errors
/// If the list of tie-breaks does not fit the tournament.
pub fn standings(desk: &Desk, tournament: &Tournament) -> Result<Ranking, Refusal> {
    rank(desk, tournament, &report(desk, tournament))
}

/// The same with the results of the running round: games without a result count for nobody yet.
///
/// # Errors
/// If the list of tie-breaks does not fit the tournament.
pub fn live_standings(desk: &Desk, tournament: &Tournament) -> Result<Ranking, Refusal> {
    let mut report = report(desk, tournament);
    for player in &mut report.event.competitors {
        for entry in &mut player.rounds {
            if matches!(entry, Some(RoundEntry::Pending { .. })) {
                *entry = None;
            }
        }
    }
    rank(desk, tournament, &report)
}

fn rank(desk: &Desk, tournament: &Tournament, report: &Report) -> Result<Ranking, Refusal> {
    match tournament.is.system {
        System::League => Ok(league(desk, tournament)),
        System::Knockout(_) | System::TeamKnockout(_) => Ok(places(desk, tournament)),
        _ => by_tie_breaks(tournament, report),
    }
}

fn by_tie_breaks(tournament: &Tournament, report: &Report) -> Result<Ranking, Refusal> {
    let event = &report.event;
    let bad = |code: String| Refusal::BadTieBreak { code };
    let stated = stated_list(event).map_err(|_| bad(event.tie_breaks.join(",")))?;
    let codes = stated.unwrap_or_else(|| {
        match (tournament.is.system.is_pre_set(), tournament.is.system.is_of_teams()) {
            (false, false) => Code::default_individual(),
            (true, false) => Code::default_pre_set(),
            (false, true) => Code::default_teams(),
            (true, true) => Code::default_pre_set_teams(),
        }
    });
    let standings = Standings::of(event, &codes).map_err(|error| match error {
        StandingsError::EmptyList => bad(String::new()),
        StandingsError::BuchholzForbidden { code } | StandingsError::NoTeams { code } => {
            bad(code.to_string())
        }
    })?;
    let standings = with_lots(tournament, standings);
    let struck = |number: u16| {
        tournament.competitor(number).is_some_and(|of| tournament.struck.contains(&of))
    };
    let standings =
        if tournament.struck.is_empty() { standings } else { standings.among(|n| !struck(n)) };
    let rows = standings.lines().iter().filter_map(|line| {
        Some(RankingRow {
            rank: u16::try_from(line.rank).unwrap_or(u16::MAX),
            competitor: tournament.competitor(line.number)?,
            cells: line.cells.iter().map(ToString::to_string).collect(),
        })
    });
    let words = |codes: &[Code]| codes.iter().map(ToString::to_string).collect();
    Ok(Ranking {
        rows: rows.collect(),
        codes: words(standings.codes()),
        dropped: words(standings.dropped()),
    })
}

/// The standings after the lots. A lot drawn before a result was corrected may fit no shared place
/// any more: it decides nothing then.
fn with_lots(tournament: &Tournament, mut standings: Standings) -> Standings {
    for order in &tournament.lots {
        let order = order.iter().filter_map(|drawn| tournament.number(*drawn)).collect();
        if let Ok(decided) = standings.with_lots(&[Lot { order }]) {
            standings = decided;
        }
    }
    standings
}

/// CR-6.2.4-1: the table of a league.
fn league(desk: &Desk, tournament: &Tournament) -> Ranking {
    let codes = ["MP", "GP", "P", "W", "D", "L"].map(str::to_owned).to_vec();
    let none = Ranking { codes: codes.clone(), rows: Vec::new(), dropped: Vec::new() };
    let teams = u16::try_from(tournament.is.numbers.len()).unwrap_or(u16::MAX);
    let Ok(mut season) = Season::new(teams) else { return none };
    let lot = |competitor| tournament.number(competitor).map(LotNumber);
    let rounds = tournament.rounds.iter().take(tournament.counted());
    for found in rounds.flat_map(|round| &round.matches) {
        let struck = [found.white, found.black].iter().any(|side| tournament.struck.contains(side));
        let (Some(home), Some(away)) = (lot(found.white), lot(found.black)) else { continue };
        let mut played = LeagueMatch::default();
        for game in desk.games_of(found) {
            let result = game.result.and_then(|result| result.score.game_result());
            if let Some(result) = result {
                // every game of the table has one result, so none is recorded twice
                let _ = played.record(game.part.0, game.board, result);
            }
        }
        if !struck {
            // a match with games to come is not in the table yet
            let _ = season.record(Fixture { home, away }, &played);
        }
    }
    for deduction in &tournament.deductions {
        if let Some(team) = lot(deduction.competitor) {
            season.deduct(team, deduction.match_points, deduction.board_points);
        }
    }
    for order in &tournament.lots {
        // the season takes an order of all its teams; those not drawn follow
        let mut all: Vec<LotNumber> = order.iter().filter_map(|drawn| lot(*drawn)).collect();
        let rest = (1..=teams).map(LotNumber).filter(|team| !all.contains(team));
        let rest: Vec<LotNumber> = rest.collect();
        all.extend(rest);
        let _ = season.draw_lots(all);
    }
    let table = season.table();
    let is_struck = |team: LotNumber| {
        tournament.competitor(team.0).is_some_and(|team| tournament.struck.contains(&team))
    };
    let struck: Vec<u16> =
        table.iter().filter(|row| is_struck(row.team)).map(|row| row.rank).collect();
    let rows = table.iter().filter(|row| !is_struck(row.team)).filter_map(|row| {
        let competitor = tournament.competitor(row.team.0)?;
        let above = struck.iter().filter(|rank| **rank < row.rank).count();
        let points = |points: Points| points.to_string();
        let cells = vec![
            points(row.match_points),
            points(row.board_points),
            row.played.to_string(),
            row.won.to_string(),
            row.drawn.to_string(),
            row.lost.to_string(),
        ];
        let rank = row.rank - u16::try_from(above).expect("fewer than the row's own place");
        Some(RankingRow { rank, competitor, cells })
    });
    Ranking { rows: rows.collect(), ..none }
}

/// The final places of a knockout, once every match is decided.
fn places(desk: &Desk, tournament: &Tournament) -> Ranking {
    let placings = bracket(desk, tournament).and_then(|knockout| knockout.places());
    let rows = placings.unwrap_or_default().into_iter().filter_map(|placing| {
        let competitor = tournament.competitor(placing.seed.0)?;
        Some(RankingRow { rank: placing.place, competitor, cells: Vec::new() })
    });
    Ranking { codes: Vec::new(), rows: rows.collect(), dropped: Vec::new() }
}

/// The points of each player by start number, for the score groups of a Swiss.
pub(crate) fn points(report: &Report, rounds: usize) -> Vec<(StartNumber, Points)> {
    let rounds = u8::try_from(rounds).unwrap_or(u8::MAX);
    let event = &report.event;
    let of = |player: &referee_tournament::event::Competitor| {
        (player.number, event.points_after(player, rounds))
    };
    event.competitors.iter().map(of).collect()
}
