//! The reasons for a team's pairing, and the cost of another one.

use std::fmt;

use super::field::Field;
use super::system::Score;
use super::{BracketReport, TeamPairing, TeamPairingRefusal, pair_field};
use crate::event::{Colour, Event, TeamNumber};

/// The comparison of a proposed pair with the lawful pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    /// The pair is in the lawful pairing, with these colours.
    Lawful,
    /// The pair is in the lawful pairing with the colours reversed.
    ColoursReversed {
        /// The article that assigned the colours.
        because: String,
    },
    /// The pair breaks an absolute rule, or leaves teams that cannot be paired.
    Impossible {
        /// The rule broken, in words.
        because: String,
    },
    /// A lawful round with this pair exists but is worse.
    Worse {
        /// The first criterion by which this round is worse.
        criterion: String,
        /// The value of the criterion in the lawful pairing.
        lawful: String,
        /// The best value with the proposed pair.
        proposed: String,
    },
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lawful => f.write_str("this pair is in the lawful pairing"),
            Self::ColoursReversed { because } => {
                write!(f, "the two meet with colours reversed: {because}")
            }
            Self::Impossible { because } => write!(f, "not lawful: {because}"),
            Self::Worse { criterion, lawful, proposed } => {
                write!(f, "worse by {criterion}: {proposed} instead of {lawful}")
            }
        }
    }
}

/// Compares the best round in which `white` meets `black` with the lawful round.
///
/// # Errors
/// If the round cannot be paired at all, if one of the two does not take part in the pairing, or if
/// both are the same.
pub fn compare(
    event: &Event,
    white: TeamNumber,
    black: TeamNumber,
) -> Result<Comparison, TeamPairingRefusal> {
    let field = Field::of(event)?;
    let lawful = pair_field(&field, &|_, _| true)?;
    let place = |team| field.place(team);
    let (Some(one), Some(other)) = (place(white), place(black)) else {
        let team = if place(white).is_none() { white } else { black };
        return Err(TeamPairingRefusal::NotToBePaired { team, round: field.round });
    };
    if one == other {
        return Err(TeamPairingRefusal::SameTeam { team: white });
    }
    if let Some(&(_, _, reason)) = reversed(&lawful, white, black) {
        return Ok(Comparison::ColoursReversed { because: reason.sentence().to_owned() });
    }
    if lawful.pairs.contains(&(white, black)) {
        return Ok(Comparison::Lawful);
    }
    Ok(compared_with(&field, &lawful, one, other))
}

/// Compares the best round in which two given contenders meet with the lawful round, in which
/// they do not.
fn compared_with(field: &Field, lawful: &TeamPairing, one: usize, other: usize) -> Comparison {
    let (first, second) = (&field.contenders[one], &field.contenders[other]);
    if !field.may_meet(first, second) {
        let (first, second) = (first.number, second.number);
        return impossible(format!(
            "C1: team {first} and team {second} have met, or the event keeps them apart"
        ));
    }
    let together = |a: usize, b: usize| {
        let touches = |team| a == team || b == team;
        !(touches(one) || touches(other)) || (touches(one) && touches(other))
    };
    pair_field(field, &together).map_or_else(
        |_| impossible("C3: with this pair the other teams cannot all be paired".to_owned()),
        |proposed| first_difference(field, lawful, &proposed),
    )
}

/// Compares a round that was played with the lawful one. In the first bracket that differs, the
/// values of the round are those of its best continuation. `pairs` are indexes into the field.
///
/// # Errors
/// The same as for [`super::pair`].
pub(crate) fn compare_round(
    field: &Field,
    pairs: &[(usize, usize)],
    bye: Option<TeamNumber>,
) -> Result<(TeamPairing, Comparison), TeamPairingRefusal> {
    let lawful = pair_field(field, &|_, _| true)?;
    let comparison =
        other_bye(field, lawful.bye, bye).unwrap_or_else(|| of_pairs(field, &lawful, pairs));
    Ok((lawful, comparison))
}

fn of_pairs(field: &Field, lawful: &TeamPairing, pairs: &[(usize, usize)]) -> Comparison {
    let mut partner: Vec<usize> = (0..field.contenders.len()).collect();
    for &(one, other) in pairs {
        (partner[one], partner[other]) = (other, one);
    }
    let place = |team| field.place(team).expect("paired");
    let mut fixed = vec![false; partner.len()];
    for bracket in &lawful.brackets {
        let residents = bracket.residents.iter().map(|&team| place(team));
        residents.for_each(|team| (fixed[team], fixed[partner[team]]) = (true, true));
        if bracket.pairs.iter().all(|&(white, black, _)| partner[place(white)] == place(black)) {
            continue;
        }
        let as_played = |a: usize, b: usize| !(fixed[a] || fixed[b]) || partner[a] == b;
        let played = pair_field(field, &as_played).expect("the round itself is such a pairing");
        return first_difference(field, lawful, &played);
    }
    Comparison::Lawful
}

fn impossible(because: String) -> Comparison {
    Comparison::Impossible { because }
}

fn reversed(
    pairing: &TeamPairing,
    white: TeamNumber,
    black: TeamNumber,
) -> Option<&(TeamNumber, TeamNumber, super::ColourReason)> {
    let pairs = pairing.brackets.iter().flat_map(|bracket| &bracket.pairs);
    pairs.into_iter().find(|&&(w, b, _)| (w, b) == (black, white))
}

/// The comparison if another team has the bye.
fn other_bye(
    field: &Field,
    lawful: Option<TeamNumber>,
    proposed: Option<TeamNumber>,
) -> Option<Comparison> {
    let told = |bye: Option<TeamNumber>| {
        let team = field.contenders.iter().find(|team| Some(team.number) == bye);
        team.map_or_else(String::new, |team| {
            let (number, score, played) = (team.number, team.score, team.played);
            format!("team {number} (score {score}, {played} matches played)")
        })
    };
    (lawful != proposed).then(|| worse("the bye (3.4)", told(lawful), told(proposed)))
}

fn worse(criterion: &str, lawful: String, proposed: String) -> Comparison {
    Comparison::Worse { criterion: criterion.to_owned(), lawful, proposed }
}

/// The first criterion, in the order of the procedure, by which two pairings of a field differ.
fn first_difference(field: &Field, lawful: &TeamPairing, proposed: &TeamPairing) -> Comparison {
    if let Some(worse) = other_bye(field, lawful.bye, proposed.bye) {
        return worse;
    }
    for (ours, theirs) in lawful.brackets.iter().zip(&proposed.brackets) {
        for (criterion, value) in CRITERIA {
            if value(ours) != value(theirs) {
                return worse(criterion, value(ours), value(theirs));
            }
        }
    }
    Comparison::Lawful
}

type Criterion = (&'static str, fn(&BracketReport) -> String);

/// The values compared in a bracket, in order.
const CRITERIA: [Criterion; 9] = [
    ("C4, the number of upfloaters", |bracket| bracket.upfloaters.len().to_string()),
    ("C5, the scores of the upfloaters", |bracket| {
        let scores = bracket.upfloater_scores.iter();
        listed(scores.map(|score| crate::event::Points::from_tenths(*score)))
    }),
    ("C6, upfloaters left for the following scoregroup", |bracket| bracket.next_needs.to_string()),
    ("C7, upfloaters that floated last round", |bracket| bracket.floated.to_string()),
    ("the order of the sets of upfloaters (3.5.4)", |bracket| listed(bracket.upfloaters.iter())),
    ("C8, teams without the colour they prefer", |bracket| bracket.preferences_missed.to_string()),
    ("C9, teams without the colour they strongly prefer", |bracket| {
        bracket.strong_missed.to_string()
    }),
    ("C10, opponents of upfloaters that floated last round", |bracket| {
        bracket.opponents_floated.to_string()
    }),
    ("the order of the pairings (3.6.3)", |bracket| {
        let ordered = || bracket.pairs.iter().map(|&(w, b, _)| (w.min(b), w.max(b)));
        listed(ordered().map(|(top, _)| top).chain(ordered().map(|(_, bottom)| bottom)))
    }),
];

fn listed(items: impl Iterator<Item = impl fmt::Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// Compares the best round in which `team` has the bye with the lawful round.
///
/// # Errors
/// If the round cannot be paired at all, or the team does not take part in the pairing.
pub fn compare_bye(event: &Event, team: TeamNumber) -> Result<Comparison, TeamPairingRefusal> {
    let field = Field::of(event)?;
    let lawful = pair_field(&field, &|_, _| true)?;
    let place =
        field.place(team).ok_or(TeamPairingRefusal::NotToBePaired { team, round: field.round })?;
    Ok(match lawful.bye {
        Some(bye) if bye == team => Comparison::Lawful,
        None => impossible("every team has an opponent: an even number is paired".to_owned()),
        Some(_) if field.contenders[place].had_bye => {
            impossible(format!("C2: team {team} has had the bye or won without playing"))
        }
        Some(_) => {
            let mut fixed = field.clone();
            for (other, contender) in fixed.contenders.iter_mut().enumerate() {
                contender.had_bye = other != place;
            }
            pair_field(&fixed, &|_, _| true).map_or_else(
                |_| impossible(format!("C3: without team {team} the others cannot all be paired")),
                |proposed| first_difference(&field, &lawful, &proposed),
            )
        }
    })
}

/// Returns the reasons for the next round of all teams, or of one team. Each match appears once.
///
/// # Errors
/// If the round cannot be paired, or the team asked about does not take part in the pairing.
pub fn explain(event: &Event, only: Option<TeamNumber>) -> Result<Vec<String>, TeamPairingRefusal> {
    let field = Field::of(event)?;
    let lawful = pair_field(&field, &|_, _| true)?;
    let asked = |team: TeamNumber| only.is_none_or(|only| only == team);
    let mut lines = Vec::new();
    for &(white, black) in &lawful.pairs {
        if asked(white) || asked(black) {
            lines.extend(of_match(&field, &lawful, white, black));
        }
    }
    if let Some(bye) = lawful.bye.filter(|bye| asked(*bye)) {
        lines.push(format!(
            "{} has no opponent: of the teams that may have the bye (C2) and without which the others can be \
             paired, it has the lowest score, then the most matches played, then the largest number (3.4)",
            described(&field, bye)
        ));
    }
    match only.filter(|_| lines.is_empty()) {
        Some(team) => Err(TeamPairingRefusal::NotToBePaired { team, round: field.round }),
        None => Ok(lines),
    }
}

fn of_match(
    field: &Field,
    lawful: &TeamPairing,
    white: TeamNumber,
    black: TeamNumber,
) -> Vec<String> {
    let in_it = |bracket: &&BracketReport| {
        bracket.pairs.iter().any(|&(first, second, _)| (first, second) == (white, black))
    };
    let bracket = lawful.brackets.iter().find(in_it).expect("every match is in a bracket");
    let pair = bracket.pairs.iter().find(|&&(first, ..)| first == white);
    let (_, _, reason) = pair.expect("the bracket holds the match");
    let mut lines = vec![format!(
        "{} has White against {}: {}",
        described(field, white),
        described(field, black),
        reason.sentence()
    )];
    let floats = [white, black].into_iter().filter(|team| bracket.upfloaters.contains(team));
    lines.extend(floats.map(|team| {
        format!(
            "  Scoregroup: team {team} is pulled up to the teams with {}, which need {} (C4) with scores {} \
             (C5); the next scoregroup is left to need {} (C6), {} floated last round (C7), and of such sets \
             it is the first by number (3.5.4)",
            bracket.score,
            bracket.upfloaters.len(),
            (CRITERIA[1].1)(bracket),
            bracket.next_needs,
            bracket.floated,
        )
    }));
    lines.push(format!("  Opponents: {}", opponents(field, lawful, bracket, white, black)));
    lines
}

/// Formats a team with its score and its colours on board 1.
fn described(field: &Field, number: TeamNumber) -> String {
    let team = field.contenders.iter().find(|team| team.number == number);
    let team = team.expect("the team takes part in the round");
    let unit = match field.system.primary {
        Score::Match => "MP",
        Score::Game => "GP",
    };
    let letters: String = team
        .colours
        .iter()
        .map(|colour| match colour {
            Colour::White => 'W',
            Colour::Black => 'B',
        })
        .collect();
    let had = if letters.is_empty() { "no match yet".to_owned() } else { format!("had {letters}") };
    format!("team {number} ({} {unit}, {had})", team.score)
}

/// The reason for these opponents, compared with the first pairing of the bracket in the order of
/// 3.6.3. That pairing matches the upper half by number with the lower half.
fn opponents(
    field: &Field,
    lawful: &TeamPairing,
    bracket: &BracketReport,
    white: TeamNumber,
    black: TeamNumber,
) -> String {
    let mut teams: Vec<TeamNumber> =
        bracket.residents.iter().chain(&bracket.upfloaters).copied().collect();
    teams.sort_unstable();
    let (top, bottom) = (white.min(black), white.max(black));
    let half = teams.len() / 2;
    let at = teams.iter().position(|team| *team == top).expect("the match is in its bracket");
    let natural = if at < half { teams[at + half] } else { teams[at - half] };
    if natural == bottom {
        return "the first in the order of the pairings (3.6.3), upper half against lower by number"
            .to_owned();
    }
    let place = |team| field.place(team).expect("paired");
    let (one, other) = (place(top), place(natural));
    let why = compared_with(field, lawful, one, other);
    format!(
        "by the order of the pairings (3.6.3) team {top} would meet team {natural}, but this is {why}"
    )
}
