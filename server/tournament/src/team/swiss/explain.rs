//! Why a team is paired as it is, and what another pairing would cost.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::field::Field;
use super::{BracketReport, TeamPairing, TeamPairingRefusal, pair_field};
use crate::event::{Event, TeamNumber};

/// How a pair that somebody proposes compares with the lawful pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Comparison {
    /// The pair is in the lawful pairing, with these colours.
    Lawful,
    /// The pair is in the lawful pairing the other way round.
    ColoursReversed {
        /// The article that gave the colours.
        because: String,
    },
    /// The pair breaks an absolute rule, or leaves teams that cannot be paired.
    Impossible {
        /// Which rule, in words.
        because: String,
    },
    /// A lawful round with this pair exists and is worse.
    Worse {
        /// The first criterion by which it is worse.
        criterion: String,
        /// Its value in the lawful pairing.
        lawful: String,
        /// Its best value with the proposed pair.
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

/// Compares the best round in which `white` meets `black` with the lawful one.
///
/// # Errors
/// When the round cannot be paired at all, when one of the two is not to be paired, or both are the
/// same.
pub fn compare(
    event: &Event,
    white: TeamNumber,
    black: TeamNumber,
) -> Result<Comparison, TeamPairingRefusal> {
    let field = Field::of(event)?;
    let lawful = pair_field(&field, &|_, _| true)?;
    let place = |team| field.contenders.iter().position(|other| other.number == team);
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
    if !field.may_meet(&field.contenders[one], &field.contenders[other]) {
        return Ok(impossible(format!(
            "C1: team {white} and team {black} have met, or the event keeps them apart"
        )));
    }
    let together = |a: usize, b: usize| {
        let touches = |team| a == team || b == team;
        !(touches(one) || touches(other)) || (touches(one) && touches(other))
    };
    match pair_field(&field, &together) {
        Ok(proposed) => Ok(first_difference(&field, &lawful, &proposed)),
        Err(_) => {
            Ok(impossible("C3: with this pair the other teams cannot all be paired".to_owned()))
        }
    }
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

/// The first criterion, in the order of the procedure, in which two pairings of a field differ.
fn first_difference(field: &Field, lawful: &TeamPairing, proposed: &TeamPairing) -> Comparison {
    let worse = |criterion: &str, lawful: String, proposed: String| Comparison::Worse {
        criterion: criterion.to_owned(),
        lawful,
        proposed,
    };
    if lawful.bye != proposed.bye {
        let told = |bye: Option<TeamNumber>| {
            let team = field.contenders.iter().find(|team| Some(team.number) == bye);
            team.map_or_else(String::new, |team| {
                let (number, score, played) = (team.number, team.score, team.played);
                format!("team {number} (score {score}, {played} matches played)")
            })
        };
        return worse("the bye (3.4)", told(lawful.bye), told(proposed.bye));
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

/// What is compared in a bracket, in order.
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

impl TeamPairing {
    /// Why `team` is paired as it is: its bracket, what was decided there, its colour. Nothing for
    /// a team that is not paired in this round.
    pub fn explain(&self, team: TeamNumber) -> Vec<String> {
        if self.bye == Some(team) {
            let rule = "of the teams that may be left over (C2) without leaving the others \
                        unpairable, it has the lowest score, then the most matches played, then \
                        the largest number (3.4)";
            return vec![format!("team {team} has the bye: {rule}")];
        }
        let holds = |bracket: &&BracketReport| {
            bracket.pairs.iter().any(|&(white, black, _)| white == team || black == team)
        };
        let Some(bracket) = self.brackets.iter().find(holds) else { return Vec::new() };
        let mut lines = Vec::new();
        if bracket.upfloaters.contains(&team) {
            lines.push(format!(
                "team {team} is pulled up to the scoregroup of {}: it needs {} upfloaters (C4), \
                 scores {} (C5), leaves the following scoregroup in need of {} (C6), {} floated \
                 last round (C7), first such set by number (3.5.4)",
                listed(bracket.residents.iter()),
                bracket.upfloaters.len(),
                (CRITERIA[1].1)(bracket),
                bracket.next_needs,
                bracket.floated,
            ));
        } else {
            lines.push(format!(
                "team {team} is paired in its scoregroup of {}, upfloaters: {}",
                listed(bracket.residents.iter()),
                if bracket.upfloaters.is_empty() {
                    "none".to_owned()
                } else {
                    listed(bracket.upfloaters.iter())
                },
            ));
        }
        lines.push(format!(
            "the first pairing of the bracket in the order of 3.6.3 with {} preferences missed \
             (C8), {} of them strong (C9), and {} opponents of upfloaters that floated (C10)",
            bracket.preferences_missed, bracket.strong_missed, bracket.opponents_floated,
        ));
        let pair = bracket.pairs.iter().find(|(white, black, _)| *white == team || *black == team);
        let (white, black, reason) = pair.expect("the bracket holds the team");
        lines.push(format!("{white} has White against {black}: {}", reason.sentence()));
        lines
    }
}
