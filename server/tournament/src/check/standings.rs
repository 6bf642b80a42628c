//! Compares the places stated in a file with the standings computed from its results.

use court_protocol::{Arg, Message, message};
use serde::Serialize;

use super::Verdict;
use super::league;
use crate::event::{Competitor, Event, LEAGUE_SYSTEM, Points, RoundEntry, RoundNumber, Team};
use crate::standings::{Standings, stated_list};
use crate::tiebreak::Code;

/// The reason why stated standings are not lawful. The sentence is the message `misplaced-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum StandingsFault {
    List { reason: Message },
    Place { number: u16, stated: usize, lawful: usize, list: Arg },
    NoPlace { number: u16, lawful: usize, list: Arg },
    Level { numbers: Vec<u16>, stated: Vec<usize>, lawful: usize, last: usize, list: Arg },
    BoardPoints { number: u16, stated: String, lawful: String },
    SeasonLength { announced: RoundNumber, teams: usize, lawful: usize },
    Points { number: u16, stated: String, lawful: String },
}

impl StandingsFault {
    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        Message::of("misplaced", self)
    }
}

/// The verdict on the stated places of a finished event.
pub(super) fn judge(event: &Event) -> Verdict<Vec<StandingsFault>> {
    let paired = event.rounds_paired();
    if paired == 0 || event.rounds.is_some_and(|announced| paired < announced.0) {
        return Verdict::NotJudged(message!("not-judged-running"));
    }
    let pending = event.competitors.iter().flat_map(|c| &c.rounds).flatten();
    if pending.into_iter().any(|entry| matches!(entry, RoundEntry::Pending { .. })) {
        return Verdict::NotJudged(message!("not-judged-results-missing"));
    }
    let stated = stated(event);
    if stated.iter().all(|stated| stated.rank.is_none() && stated.points.is_none()) {
        return Verdict::NotJudged(message!("not-judged-no-places"));
    }
    let found = faults(event, &stated);
    let is_ranked = stated.iter().any(|stated| stated.rank.is_some());
    match found {
        Ok(faults) if faults.is_empty() && !is_ranked => {
            Verdict::NotJudged(message!("not-judged-no-places"))
        }
        Ok(faults) if faults.is_empty() => Verdict::Lawful,
        Ok(faults) | Err(faults) => Verdict::NotLawful(faults),
    }
}

/// True if places can be compared with the points only, because no list is stated.
pub(super) fn goes_by_points_only(event: &Event) -> bool {
    !is_league(event) && matches!(stated_list(event), Ok(None))
}

fn is_league(event: &Event) -> bool {
    event.system.as_deref() == Some(LEAGUE_SYSTEM)
}

/// The place and points that a file states for a competitor.
struct Stated {
    number: u16,
    rank: Option<usize>,
    points: Option<Points>,
    /// The board points of a team in a league.
    board_points: Option<Points>,
}

fn stated(event: &Event) -> Vec<Stated> {
    if event.teams.is_empty() {
        let of = |c: &Competitor| Stated {
            number: c.number.0,
            rank: c.stated_rank.map(usize::from).filter(|&rank| rank > 0),
            points: c.stated_points,
            board_points: None,
        };
        event.competitors.iter().map(of).collect()
    } else {
        let of = |team: &Team| Stated {
            number: team.number.0,
            rank: team.stated_rank.map(usize::from).filter(|&rank| rank > 0),
            points: team.stated_match_points,
            board_points: team.stated_game_points.filter(|_| is_league(event)),
        };
        event.teams.iter().map(of).collect()
    }
}

fn faults(event: &Event, stated: &[Stated]) -> Result<Vec<StandingsFault>, Vec<StandingsFault>> {
    let list = |reason: Message| vec![StandingsFault::List { reason }];
    let codes = if is_league(event) {
        if let Some(fault) = season_length(event) {
            return Err(vec![fault]);
        }
        Code::default_league()
    } else {
        let stated = stated_list(event).map_err(|error| list(error.message()))?;
        stated.unwrap_or_else(|| vec![Code::points_of(event)])
    };
    let standings = Standings::of(event, &codes).map_err(|error| list(error.message()))?;
    let match_points_lead = !matches!(codes[0].score, crate::tiebreak::Score::Second);
    let named = codes.iter().map(Code::to_string).collect::<Vec<_>>().join(",");
    let named = if goes_by_points_only(event) {
        Arg::Message(message!("misplaced-points-only", list = named))
    } else {
        Arg::Text(named)
    };
    let is_ranked = stated.iter().any(|stated| stated.rank.is_some());
    let of = |number: u16| stated.iter().find(|stated| stated.number == number);
    let mut faults = Vec::new();
    for group in standings.lines().chunk_by(|one, other| one.rank == other.rank) {
        if is_ranked {
            let ranks: Vec<(u16, Option<usize>)> = group
                .iter()
                .map(|line| (line.number, of(line.number).and_then(|s| s.rank)))
                .collect();
            faults.extend(places(&ranks, group[0].rank, &named));
        }
        for line in group {
            let Some(stated) = of(line.number) else { continue };
            let number = line.number;
            let differs = |stated: Option<Points>, cell: usize| {
                let [stated, lawful] = [stated?.to_string(), line.cells[cell].to_string()];
                (stated != lawful).then_some((stated, lawful))
            };
            let points = stated.points.filter(|_| match_points_lead);
            if let Some((stated, lawful)) = differs(points, 0) {
                faults.push(StandingsFault::Points { number, stated, lawful });
            }
            if let Some((stated, lawful)) = differs(stated.board_points, 1) {
                faults.push(StandingsFault::BoardPoints { number, stated, lawful });
            }
        }
    }
    faults.sort_by_key(|fault| match fault {
        StandingsFault::List { .. } | StandingsFault::SeasonLength { .. } => 0,
        StandingsFault::Points { number, .. }
        | StandingsFault::BoardPoints { number, .. }
        | StandingsFault::NoPlace { number, .. }
        | StandingsFault::Place { number, .. } => *number,
        StandingsFault::Level { numbers, .. } => numbers[0],
    });
    Ok(faults)
}

/// The fault of a league that announces another number of rounds than its season has.
fn season_length(event: &Event) -> Option<StandingsFault> {
    let teams = event.teams.len();
    let lawful = if teams < 2 { 0 } else { league::days(event) * league::ROUNDS };
    let announced = event.rounds.filter(|rounds| usize::from(rounds.0) != lawful)?;
    Some(StandingsFault::SeasonLength { announced, teams, lawful })
}

/// The faults in the stated places of tied competitors. Tied competitors share the first place, or
/// a lot separates them.
fn places(ranks: &[(u16, Option<usize>)], lawful: usize, list: &Arg) -> Vec<StandingsFault> {
    let list = || list.clone();
    let last = lawful + ranks.len() - 1;
    let strange = ranks.iter().filter_map(|&(number, rank)| match rank {
        None => Some(StandingsFault::NoPlace { number, lawful, list: list() }),
        Some(stated) if !(lawful..=last).contains(&stated) => {
            Some(StandingsFault::Place { number, stated, lawful, list: list() })
        }
        Some(_) => None,
    });
    let strange: Vec<StandingsFault> = strange.collect();
    let mut stated: Vec<usize> = ranks.iter().filter_map(|&(_, rank)| rank).collect();
    stated.sort_unstable();
    let shared = stated.iter().all(|&rank| rank == lawful);
    let apart = stated.windows(2).all(|pair| pair[0] < pair[1]);
    if !strange.is_empty() || shared || apart {
        return strange;
    }
    let mut numbers: Vec<u16> = ranks.iter().map(|&(number, _)| number).collect();
    numbers.sort_unstable();
    vec![StandingsFault::Level { numbers, stated, lawful, last, list: list() }]
}
