//! The reasons for a team's pairing, and the cost of another one.

use court_protocol::{Arg, Message, message};
use serde::Serialize;

use super::field::Field;
use super::{BracketReport, TeamPairing, TeamPairingRefusal, pair_field};
use crate::event::{Colour, Event, TeamNumber};

/// The comparison of a proposed pair with the lawful pairing. Its sentence is the message
/// `team-comparison-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Comparison {
    /// The pair is in the lawful pairing, with these colours.
    Lawful,
    /// The pair is in the lawful pairing with the colours reversed.
    ColoursReversed {
        /// The article that assigned the colours.
        because: Message,
    },
    /// The pair breaks an absolute rule, or leaves teams that cannot be paired.
    Impossible {
        /// The rule broken, in words.
        because: Message,
    },
    /// A lawful round with this pair exists but is worse.
    Worse {
        /// The first criterion by which this round is worse.
        criterion: Message,
        /// The value of the criterion in the lawful pairing.
        lawful: Arg,
        /// The best value with the proposed pair.
        proposed: Arg,
    },
}

impl Comparison {
    /// The comparison as a sentence.
    pub fn message(&self) -> Message {
        Message::of("team-comparison", self)
    }
}

/// A team's place in a round and the reasons for it, as messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamReason {
    /// The match with its colours, or the bye.
    pub message: Message,
    /// The reasons for these opponents.
    pub reasons: Vec<Message>,
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
        return Ok(Comparison::ColoursReversed { because: reason.message() });
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
        return impossible(message!("team-impossible-have-met", first, second));
    }
    let together = |a: usize, b: usize| {
        let touches = |team| a == team || b == team;
        !(touches(one) || touches(other)) || (touches(one) && touches(other))
    };
    pair_field(field, &together).map_or_else(
        |_| impossible(message!("team-impossible-others")),
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

fn impossible(because: Message) -> Comparison {
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
        team.map_or(Arg::Text(String::new()), |team| {
            let (number, score, played) = (team.number, team.score.to_string(), team.played);
            Arg::Message(message!("team-with-bye", team = number, score, played))
        })
    };
    (lawful != proposed).then(|| Comparison::Worse {
        criterion: message!("team-criterion-bye"),
        lawful: told(lawful),
        proposed: told(proposed),
    })
}

/// The first criterion, in the order of the procedure, by which two pairings of a field differ.
fn first_difference(field: &Field, lawful: &TeamPairing, proposed: &TeamPairing) -> Comparison {
    if let Some(worse) = other_bye(field, lawful.bye, proposed.bye) {
        return worse;
    }
    for (ours, theirs) in lawful.brackets.iter().zip(&proposed.brackets) {
        for (criterion, value) in CRITERIA {
            if value(ours) != value(theirs) {
                let (lawful, proposed) = (Arg::Text(value(ours)), Arg::Text(value(theirs)));
                return Comparison::Worse { criterion: criterion(), lawful, proposed };
            }
        }
    }
    Comparison::Lawful
}

type Criterion = (fn() -> Message, fn(&BracketReport) -> String);

/// The values compared in a bracket, in order.
const CRITERIA: [Criterion; 9] = [
    (|| message!("team-criterion-c4"), |bracket| bracket.upfloaters.len().to_string()),
    (
        || message!("team-criterion-c5"),
        |bracket| {
            let scores = bracket.upfloater_scores.iter();
            listed(scores.map(|score| crate::event::Points::from_tenths(*score)))
        },
    ),
    (|| message!("team-criterion-c6"), |bracket| bracket.next_needs.to_string()),
    (|| message!("team-criterion-c7"), |bracket| bracket.floated.to_string()),
    (|| message!("team-criterion-sets"), |bracket| listed(bracket.upfloaters.iter())),
    (|| message!("team-criterion-c8"), |bracket| bracket.preferences_missed.to_string()),
    (|| message!("team-criterion-c9"), |bracket| bracket.strong_missed.to_string()),
    (|| message!("team-criterion-c10"), |bracket| bracket.opponents_floated.to_string()),
    (
        || message!("team-criterion-order"),
        |bracket| {
            let ordered = || bracket.pairs.iter().map(|&(w, b, _)| (w.min(b), w.max(b)));
            listed(ordered().map(|(top, _)| top).chain(ordered().map(|(_, bottom)| bottom)))
        },
    ),
];

fn listed(items: impl Iterator<Item = impl ToString>) -> String {
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
        None => impossible(message!("team-impossible-no-bye")),
        Some(_) if field.contenders[place].had_bye => {
            impossible(message!("team-impossible-bye-before", team))
        }
        Some(_) => {
            let mut fixed = field.clone();
            for (other, contender) in fixed.contenders.iter_mut().enumerate() {
                contender.had_bye = other != place;
            }
            pair_field(&fixed, &|_, _| true).map_or_else(
                |_| impossible(message!("team-impossible-without", team)),
                |proposed| first_difference(&field, &lawful, &proposed),
            )
        }
    })
}

/// Returns the reasons for the next round of all teams, or of one team. Each match appears once.
///
/// # Errors
/// If the round cannot be paired, or the team asked about does not take part in the pairing.
pub fn explain(
    event: &Event,
    only: Option<TeamNumber>,
) -> Result<Vec<TeamReason>, TeamPairingRefusal> {
    let field = Field::of(event)?;
    let lawful = pair_field(&field, &|_, _| true)?;
    let asked = |team: TeamNumber| only.is_none_or(|only| only == team);
    let of_match = |&(white, black): &(TeamNumber, TeamNumber)| {
        (asked(white) || asked(black)).then(|| of_match(&field, &lawful, white, black))
    };
    let mut reasons: Vec<TeamReason> = lawful.pairs.iter().filter_map(of_match).collect();
    if let Some(bye) = lawful.bye.filter(|bye| asked(*bye)) {
        let message = message!("team-bye", team = described(&field, bye));
        reasons.push(TeamReason { message, reasons: Vec::new() });
    }
    match only.filter(|_| reasons.is_empty()) {
        Some(team) => Err(TeamPairingRefusal::NotToBePaired { team, round: field.round }),
        None => Ok(reasons),
    }
}

fn of_match(
    field: &Field,
    lawful: &TeamPairing,
    white: TeamNumber,
    black: TeamNumber,
) -> TeamReason {
    let in_it = |bracket: &&BracketReport| {
        bracket.pairs.iter().any(|&(first, second, _)| (first, second) == (white, black))
    };
    let bracket = lawful.brackets.iter().find(in_it).expect("every match is in a bracket");
    let pair = bracket.pairs.iter().find(|&&(first, ..)| first == white);
    let (_, _, reason) = pair.expect("the bracket holds the match");
    let message = message!(
        "team-match",
        white = described(field, white),
        black = described(field, black),
        colours = reason.message(),
    );
    let floats = [white, black].into_iter().filter(|team| bracket.upfloaters.contains(team));
    let mut reasons: Vec<Message> = floats
        .map(|team| {
            message!(
                "team-pulled-up",
                team,
                score = bracket.score.to_string(),
                needs = bracket.upfloaters.len(),
                scores = (CRITERIA[1].1)(bracket),
                next_needs = bracket.next_needs,
                floated = bracket.floated,
            )
        })
        .collect();
    reasons.push(opponents(field, lawful, bracket, white, black));
    TeamReason { message, reasons }
}

/// The team with its score and its colours on board 1.
fn described(field: &Field, number: TeamNumber) -> Message {
    let team = field.contenders.iter().find(|team| team.number == number);
    let team = team.expect("the team takes part in the round");
    let letter = |colour: &Colour| match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
    };
    let had: String = team.colours.iter().map(letter).collect();
    let (score, unit) = (team.score.to_string(), field.system.primary);
    message!("team-described", team = number, score, unit, had)
}

/// The reason for these opponents, compared with the first pairing of the bracket in the order of
/// 3.6.3. That pairing matches the upper half by number with the lower half.
fn opponents(
    field: &Field,
    lawful: &TeamPairing,
    bracket: &BracketReport,
    white: TeamNumber,
    black: TeamNumber,
) -> Message {
    let mut teams: Vec<TeamNumber> =
        bracket.residents.iter().chain(&bracket.upfloaters).copied().collect();
    teams.sort_unstable();
    let (top, bottom) = (white.min(black), white.max(black));
    let half = teams.len() / 2;
    let at = teams.iter().position(|team| *team == top).expect("the match is in its bracket");
    let natural = if at < half { teams[at + half] } else { teams[at - half] };
    if natural == bottom {
        return message!("team-natural");
    }
    let place = |team| field.place(team).expect("paired");
    let against = compared_with(field, lawful, place(top), place(natural)).message();
    message!("team-instead", of = top, natural, against)
}
