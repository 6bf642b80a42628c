//! The places a file states against the standings computed from its results.

use serde::{Deserialize, Serialize};

use super::Verdict;
use crate::event::{Event, LEAGUE_SYSTEM, RoundNumber};
use crate::standings::{Standings, stated_list};
use crate::tiebreak::Code;

/// Why stated standings are not the lawful ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum StandingsFault {
    /// The list of tie-breaks cannot be applied.
    #[error("{reason}")]
    List {
        /// Why.
        reason: String,
    },
    /// Somebody's place is another one.
    #[error("{number} is stated on place {stated}, by {list} the place is {lawful}")]
    Place {
        /// The number on the starting list, of the player or team.
        number: u16,
        /// The place stated.
        stated: usize,
        /// The lawful place, or the first of those shared.
        lawful: usize,
        /// The list of tie-breaks.
        list: String,
    },
    /// A team's board points are others.
    #[error("{number} is stated with {stated} board points and has {lawful}")]
    BoardPoints {
        /// The team's number.
        number: u16,
        /// The points stated.
        stated: String,
        /// The points of the results.
        lawful: String,
    },
    /// A season that is longer or shorter than every match at home and away.
    #[error("a season of {teams} teams has {lawful} rounds, {announced} are announced")]
    SeasonLength {
        /// The rounds announced.
        announced: RoundNumber,
        /// The teams there are.
        teams: usize,
        /// The rounds of such a season.
        lawful: usize,
    },
    /// Somebody's points are others.
    #[error("{number} is stated with {stated} points and has {lawful}")]
    Points {
        /// The number on the starting list, of the player or team.
        number: u16,
        /// The points stated.
        stated: String,
        /// The points of the results.
        lawful: String,
    },
}

/// What the checker thinks of the stated places of a finished event.
pub(super) fn judge(event: &Event) -> Verdict<Vec<StandingsFault>> {
    let not_judged = |reason: &str| Verdict::NotJudged(reason.to_owned());
    let paired = event.rounds_paired();
    if paired == 0 || event.rounds.is_some_and(|announced| paired < announced.0) {
        return not_judged("the event is not over");
    }
    let pending = event.competitors.iter().flat_map(|c| &c.rounds).flatten();
    if pending.into_iter().any(|entry| matches!(entry, crate::event::Entry::Pending { .. })) {
        return not_judged("results are missing");
    }
    let stated = stated(event);
    if stated.iter().all(|stated| stated.rank.is_none() && stated.points.is_none()) {
        return not_judged("no places are stated");
    }
    let found = if event.system.as_deref() == Some(LEAGUE_SYSTEM) {
        Ok(super::league::judge_table(event))
    } else {
        faults(event, &stated)
    };
    match found {
        Ok(faults) if faults.is_empty() => Verdict::Lawful,
        Ok(faults) | Err(faults) => Verdict::NotLawful(faults),
    }
}

/// What a file states of a competitor.
struct Stated {
    number: u16,
    rank: Option<usize>,
    points: Option<crate::event::Points>,
}

fn stated(event: &Event) -> Vec<Stated> {
    if event.teams.is_empty() {
        let of = |c: &crate::competitor::Competitor| Stated {
            number: c.number.0,
            rank: c.stated_rank.map(usize::from).filter(|&rank| rank > 0),
            points: c.stated_points,
        };
        event.competitors.iter().map(of).collect()
    } else {
        let of = |team: &crate::event::Team| Stated {
            number: team.number.0,
            rank: team.stated_rank.map(usize::from).filter(|&rank| rank > 0),
            points: team.stated_match_points,
        };
        event.teams.iter().map(of).collect()
    }
}

fn faults(event: &Event, stated: &[Stated]) -> Result<Vec<StandingsFault>, Vec<StandingsFault>> {
    let list =
        |reason: &dyn std::fmt::Display| vec![StandingsFault::List { reason: reason.to_string() }];
    let stated_codes = stated_list(event).map_err(|error| list(&error))?;
    let codes = stated_codes.unwrap_or_else(|| vec![Code::points_of(event)]);
    let standings = Standings::of(event, &codes).map_err(|error| list(&error))?;
    let match_points_lead = !matches!(codes[0].score, crate::tiebreak::Score::Second);
    let named: Vec<String> = codes.iter().map(Code::to_string).collect();
    let mut faults = Vec::new();
    for group in standings.lines().chunk_by(|one, other| one.rank == other.rank) {
        let lawful = group[0].rank;
        for line in group {
            let Some(stated) = stated.iter().find(|stated| stated.number == line.number) else {
                continue;
            };
            // Who shares a place may be told apart by lot.
            let shared = lawful..lawful + group.len();
            if let Some(rank) = stated.rank.filter(|rank| !shared.contains(rank)) {
                let list = named.join(",");
                let number = line.number;
                faults.push(StandingsFault::Place { number, stated: rank, lawful, list });
            }
            let points = line.cells[0].to_string();
            let differs =
                |stated: &crate::event::Points| match_points_lead && stated.to_string() != points;
            if let Some(stated) = stated.points.filter(differs) {
                let (number, stated) = (line.number, stated.to_string());
                faults.push(StandingsFault::Points { number, stated, lawful: points });
            }
        }
    }
    faults.sort_by_key(|fault| match fault {
        StandingsFault::List { .. } | StandingsFault::SeasonLength { .. } => 0,
        StandingsFault::Points { number, .. }
        | StandingsFault::BoardPoints { number, .. }
        | StandingsFault::Place { number, .. } => *number,
    });
    Ok(faults)
}
