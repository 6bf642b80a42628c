//! The reasons why the pairing of a team Swiss is not lawful.

use std::cmp::Reverse;

use super::{TeamField, TeamPairs};
use crate::check::PairingFault;
use crate::event::Colour;

/// The three criteria counted in each bracket.
const COUNTED: [&str; 3] = [
    "C8 (teams without the colour they prefer)",
    "C9 (teams without the colour they strongly prefer)",
    "C10 (opponents of upfloaters that floated last round)",
];

impl TeamField {
    /// The first criterion, or the first article, by which the lawful pairing is better.
    pub(super) fn why_worse(
        &self,
        played: &[(usize, usize)],
        bye: Option<usize>,
        lawful: &TeamPairs,
    ) -> PairingFault {
        let name = |team: usize| self.teams[team].number.to_string();
        let names = |teams: &[usize]| {
            let names: Vec<String> = teams.iter().map(|&team| name(team)).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(" ") }
        };
        let shown = self.show(lawful);
        if lawful.bye != bye {
            let show = |bye: Option<usize>| {
                bye.map_or("no bye".to_owned(), |t| format!("{} has the bye", name(t)))
            };
            return PairingFault::Worse {
                criterion: "art. 3.4 (lowest score, most matches played, largest number)"
                    .to_owned(),
                played: show(bye),
                possible: show(lawful.bye),
                lawful: shown,
            };
        }
        let partner = |team: usize| {
            let pair = played.iter().find(|&&(one, other)| one == team || other == team);
            pair.map_or(team, |&(one, other)| if one == team { other } else { one })
        };
        for bracket in &lawful.brackets {
            let mut upfloaters: Vec<usize> = bracket
                .residents
                .iter()
                .map(|&team| partner(team))
                .filter(|team| !bracket.residents.contains(team))
                .collect();
            upfloaters.sort_by_key(|&t| (Reverse(self.teams[t].score), self.teams[t].number));
            if upfloaters != bracket.upfloaters {
                let mine: Vec<i64> = upfloaters.iter().map(|&t| self.teams[t].score).collect();
                let best: Vec<i64> =
                    bracket.upfloaters.iter().map(|&t| self.teams[t].score).collect();
                let floated =
                    |teams: &[usize]| teams.iter().filter(|&&t| self.teams[t].floated).count();
                let criterion = if mine.len() != best.len() {
                    "C4 (the number of upfloaters)"
                } else if mine != best {
                    "C5 (the scores of the upfloaters)"
                } else if self.floats_count && floated(&upfloaters) > floated(&bracket.upfloaters) {
                    "C6 or C7 (upfloaters left for the next scoregroup, or that floated last round)"
                } else {
                    "C6 (upfloaters left for the next scoregroup) or art. 3.5.4 (the order of the sets)"
                };
                return PairingFault::Worse {
                    criterion: criterion.to_owned(),
                    played: format!("upfloaters {}", names(&upfloaters)),
                    possible: format!("upfloaters {}", names(&bracket.upfloaters)),
                    lawful: shown,
                };
            }
            let members = || bracket.residents.iter().chain(&bracket.upfloaters).copied();
            let mut mine: Vec<(usize, usize)> =
                members().map(|team| (team.min(partner(team)), team.max(partner(team)))).collect();
            mine.sort_unstable();
            mine.dedup();
            let mut best = bracket.pairs.clone();
            best.sort_unstable();
            if mine == best {
                continue;
            }
            let sum = |pairs: &[(usize, usize)]| {
                pairs.iter().fold([0; 3], |mut sum, &(one, other)| {
                    let costs = self.pair_costs(one, other, &bracket.upfloaters);
                    sum.iter_mut().zip(costs).for_each(|(sum, cost)| *sum += cost);
                    sum
                })
            };
            let (ours, theirs) = (sum(&mine), sum(&best));
            let differs = (0..3).find(|&at| ours[at] != theirs[at]);
            return match differs {
                Some(at) => PairingFault::Worse {
                    criterion: COUNTED[at].to_owned(),
                    played: ours[at].to_string(),
                    possible: theirs[at].to_string(),
                    lawful: shown,
                },
                None => PairingFault::Later {
                    rule: "the order of the pairs' names (art. 3.6)".to_owned(),
                    lawful: shown,
                },
            };
        }
        unreachable!("the pairings differ in a bracket")
    }

    fn show(&self, lawful: &TeamPairs) -> String {
        let name = |team: usize| self.teams[team].number;
        let pairs = lawful.brackets.iter().flat_map(|bracket| &bracket.pairs);
        let mut shown: Vec<String> = pairs
            .map(|&(one, other)| match self.allocate(one, other).0 {
                Colour::White => format!("{}-{}", name(one), name(other)),
                Colour::Black => format!("{}-{}", name(other), name(one)),
            })
            .collect();
        shown.extend(lawful.bye.map(|bye| format!("{}:bye", name(bye))));
        shown.join(" ")
    }
}
