//! The team Swiss by its definition: every set of upfloaters and every pairing of a bracket is
//! enumerated and compared. It serves small fields only. The pairing must always agree with it.

use std::cmp::Reverse;

use super::colours::{allocate, preference};
use super::field::{Contender, Field};
use super::system::{ColourRule, TeamSystem};
use super::{TeamPairing, pair_field};
use crate::event::{Colour, Points, RoundNumber, TeamNumber};

/// The complete pairing of a round, by team number.
#[derive(Debug, PartialEq, Eq)]
struct Round {
    bye: Option<u16>,
    pairs: Vec<(u16, u16)>,
}

impl Round {
    /// Returns the pairs in ascending order, White first.
    fn of(pairing: &TeamPairing) -> Self {
        let mut pairs: Vec<_> = pairing.pairs.iter().map(|(w, b)| (w.0, b.0)).collect();
        pairs.sort_unstable();
        Self { bye: pairing.bye.map(|team| team.0), pairs }
    }
}

fn by_definition(field: &Field) -> Option<Round> {
    let everybody: Vec<usize> = (0..field.contenders.len()).collect();
    let bye = if everybody.len() % 2 == 1 { Some(bye(field, &everybody)?) } else { None };
    let mut left = without(&everybody, &bye.into_iter().collect::<Vec<_>>());
    if !pairable(field, &left) {
        return None;
    }
    let mut pairs = Vec::new();
    while let Some(top) = left.iter().map(|&team| field.contenders[team].score).max() {
        let residents: Vec<usize> =
            left.iter().copied().filter(|&team| field.contenders[team].score == top).collect();
        let upfloaters = upfloaters(field, &left, &residents);
        let bracket: Vec<usize> = residents.iter().chain(&upfloaters).copied().collect();
        left = without(&left, &bracket);
        for (a, b) in first_pairing(field, &bracket, &upfloaters) {
            let (white, black, _) = allocate(&field.contenders[a], &field.contenders[b], field);
            pairs.push((white.0, black.0));
        }
    }
    pairs.sort_unstable();
    Some(Round { bye: bye.map(|team| field.contenders[team].number.0), pairs })
}

/// Art. 3.4: the team with the bye.
fn bye(field: &Field, everybody: &[usize]) -> Option<usize> {
    let fits = |&team: &usize| {
        !field.contenders[team].had_bye && pairable(field, &without(everybody, &[team]))
    };
    everybody.iter().copied().filter(fits).min_by_key(|&team| {
        let contender = &field.contenders[team];
        (contender.score, Reverse(contender.played), Reverse(contender.number))
    })
}

/// Art. 3.5: the best of all sets of upfloaters.
fn upfloaters(field: &Field, left: &[usize], residents: &[usize]) -> Vec<usize> {
    let mut below = without(left, residents);
    below.sort_by_key(|&team| {
        (Reverse(field.contenders[team].score), field.contenders[team].number)
    });
    let next = below.first().map(|&team| field.contenders[team].score);
    let mut best: Option<(_, Vec<usize>)> = None;
    for set in subsets(&below) {
        let bracket: Vec<usize> = residents.iter().chain(&set).copied().collect();
        let rest = without(left, &bracket);
        if !pairable(field, &bracket) || !pairable(field, &rest) {
            continue;
        }
        let mut scores: Vec<Points> =
            set.iter().map(|&team| field.contenders[team].score).collect();
        scores.sort_unstable();
        let following: Vec<usize> = rest
            .iter()
            .copied()
            .filter(|&team| Some(field.contenders[team].score) == next)
            .collect();
        let needs = fewest_upfloaters(field, &rest, &following);
        let floated = if field.is_near_the_end() {
            0
        } else {
            set.iter().filter(|&&team| field.contenders[team].floated).count()
        };
        let numbers: Vec<TeamNumber> =
            set.iter().map(|&team| field.contenders[team].number).collect();
        let key = (set.len(), Reverse(scores), needs, floated, numbers);
        if best.as_ref().is_none_or(|(other, _)| key < *other) {
            best = Some((key, set));
        }
    }
    best.expect("the round can be paired").1
}

/// The fewest upfloaters with which a scoregroup and the remaining teams can be paired.
fn fewest_upfloaters(field: &Field, rest: &[usize], group: &[usize]) -> usize {
    if group.is_empty() {
        return 0;
    }
    let below = without(rest, group);
    let legal = |set: &Vec<usize>| {
        let bracket: Vec<usize> = group.iter().chain(set).copied().collect();
        pairable(field, &bracket) && pairable(field, &without(rest, &bracket))
    };
    let sizes = subsets(&below).into_iter().filter(legal).map(|set| set.len());
    sizes.min().expect("the rest can be paired")
}

/// Art. 3.6: the best of all pairings of a bracket.
fn first_pairing(field: &Field, bracket: &[usize], up: &[usize]) -> Vec<(usize, usize)> {
    let number = |team: usize| field.contenders[team].number;
    let key = |pairs: &Vec<(usize, usize)>| {
        let (mut missed, mut strong, mut floated) = (0, 0, 0);
        for &(a, b) in pairs {
            let wishes = [a, b].map(|team| preference(&field.contenders[team], field));
            if let [Some(one), Some(other)] = wishes
                && one.colour == other.colour
            {
                missed += 1;
                let counts = field.system.colours == ColourRule::TypeB;
                strong += usize::from(counts && one.strong && other.strong);
            }
            for (upfloater, opponent) in [(a, b), (b, a)] {
                let counts = !field.is_near_the_end() && up.contains(&upfloater);
                floated += usize::from(counts && field.contenders[opponent].floated);
            }
        }
        let mut named: Vec<(TeamNumber, TeamNumber)> = pairs
            .iter()
            .map(|&(a, b)| (number(a).min(number(b)), number(a).max(number(b))))
            .collect();
        named.sort_unstable();
        let tops: Vec<TeamNumber> = named.iter().map(|&(top, _)| top).collect();
        let bottoms: Vec<TeamNumber> = named.iter().map(|&(_, bottom)| bottom).collect();
        (missed, strong, floated, tops, bottoms)
    };
    pairings(field, bracket).into_iter().min_by_key(key).expect("the bracket can be paired")
}

fn pairable(field: &Field, teams: &[usize]) -> bool {
    let Some((&first, rest)) = teams.split_first() else { return true };
    rest.iter().any(|&other| {
        field.may_meet(&field.contenders[first], &field.contenders[other])
            && pairable(field, &without(rest, &[other]))
    })
}

fn pairings(field: &Field, teams: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&first, rest)) = teams.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for &other in rest {
        if field.may_meet(&field.contenders[first], &field.contenders[other]) {
            for mut pairs in pairings(field, &without(rest, &[other])) {
                pairs.push((first, other));
                all.push(pairs);
            }
        }
    }
    all
}

fn subsets(teams: &[usize]) -> Vec<Vec<usize>> {
    (0..1_u32 << teams.len())
        .map(|mask| {
            let chosen = teams.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1);
            chosen.map(|(_, &team)| team).collect()
        })
        .collect()
}

fn without(teams: &[usize], others: &[usize]) -> Vec<usize> {
    teams.iter().copied().filter(|team| !others.contains(team)).collect()
}

/// A random field, however unlikely: the definition holds for every field.
fn field_of(dice: &mut impl FnMut(u32) -> u32, colours: ColourRule) -> Field {
    let n = 2 + dice(8);
    let mut contenders: Vec<Contender> = (1..=n)
        .map(|number| {
            let length = dice(5);
            Contender {
                number: TeamNumber(number as u16),
                score: Points::whole(dice(4) as i32),
                secondary: Points::whole(dice(3) as i32),
                colours: (0..length)
                    .map(|_| if dice(2) == 0 { Colour::White } else { Colour::Black })
                    .collect(),
                met: Vec::new(),
                floated: dice(3) == 0,
                had_bye: dice(4) == 0,
                played: dice(3) as usize,
            }
        })
        .collect();
    let meetings = 1 + dice(5);
    for a in 0..contenders.len() {
        for b in a + 1..contenders.len() {
            if dice(8) < meetings {
                let (one, other) = (contenders[a].number, contenders[b].number);
                contenders[a].met.push(other);
                contenders[b].met.push(one);
            }
        }
    }
    Field {
        round: RoundNumber(3 + dice(5) as u8),
        rounds: Some(RoundNumber(7)),
        system: TeamSystem { colours, ..TeamSystem::DEFAULT },
        initial_colour: Colour::White,
        contenders,
        forbidden: Vec::new(),
    }
}

#[test]
fn the_pairing_is_the_first_of_the_best_by_the_articles_themselves() {
    let mut state = 20_260_201_u64;
    let mut dice = |sides: u32| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(sides)) as u32
    };
    let mut paired = 0;
    for colours in [ColourRule::TypeA, ColourRule::TypeB, ColourRule::None] {
        for _ in 0..400 {
            let field = field_of(&mut dice, colours);
            let found = pair_field(&field, &|_, _| true).ok();
            assert_eq!(found.as_ref().map(Round::of), by_definition(&field), "{field:#?}");
            paired += u32::from(found.is_some());
        }
    }
    assert!(paired > 400, "only {paired} of the fields could be paired");
}
