//! Checks a round of a team Swiss against the lawful pairing (C.04.6, types A and B).
//!
//! Interpretation: only matches played over the board prevent a second meeting and count for
//! colours and floats. A float is a match in the previous round against a team with another pairing
//! score.

mod reasons;

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::matching::{Matching, Narrowing, Weight};
use super::{PairingFault, Verdict};
use crate::event::{
    Acceleration, Bye, Colour, Entry, Event, Points, RoundNumber, StartNumber, Team, TeamNumber,
};
use crate::tiebreak::{Field, Happened, Slot};

/// The variant of the team Swiss that a code of record 192 names.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rules {
    preferences: Preferences,
    /// True if game points form the scoregroups.
    game_points_first: bool,
    second_counts: bool,
    baku: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Preferences {
    None,
    TypeA,
    TypeB,
}

impl Rules {
    /// Returns type A on match points, then game points, unless the code states otherwise; `None`
    /// for a code of another system.
    pub(super) fn of(code: &str) -> Option<Self> {
        let rest = if code.is_empty() { "" } else { code.strip_prefix("FIDE_TEAM")? };
        let words: Vec<&str> = rest.split('_').filter(|word| !word.is_empty()).collect();
        let has = |word: &str| words.contains(&word);
        if words.iter().any(|word| !["TYPEA", "TYPEB", "MP", "GP", "BAKU"].contains(word)) {
            return None;
        }
        let scores: Vec<&str> =
            words.iter().copied().filter(|word| ["MP", "GP"].contains(word)).collect();
        let plain = scores.is_empty();
        let preferences = match (has("TYPEA"), has("TYPEB")) {
            (false, true) => Preferences::TypeB,
            (true, false) => Preferences::TypeA,
            (false, false) if plain => Preferences::TypeA,
            (false, false) => Preferences::None,
            (true, true) => return None,
        };
        Some(Self {
            preferences,
            game_points_first: scores.first() == Some(&"GP"),
            second_counts: plain || scores.len() == 2,
            baku: has("BAKU"),
        })
    }
}

/// A match as paired: the indexes of the two teams and the colour of the first on board 1, if known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meeting {
    pub(super) white: usize,
    pub(super) black: usize,
    /// White if the colours are known, because `white` then has White on board 1.
    pub(super) colour: Option<Colour>,
}

/// The matches of a round, from the games of the members and from the matches recorded as forfeited.
pub(super) fn meetings(event: &Event, round: RoundNumber) -> Vec<Meeting> {
    let place_of = |number: TeamNumber| event.teams.iter().position(|team| team.number == number);
    let team_of: BTreeMap<StartNumber, usize> = event
        .teams
        .iter()
        .enumerate()
        .flat_map(|(place, team)| team.members.iter().map(move |&member| (member, place)))
        .collect();
    let mut met: BTreeMap<(usize, usize), Option<Colour>> = BTreeMap::new();
    for (place, team) in event.teams.iter().enumerate() {
        // The first member with a colour is on the highest board that has a known colour.
        let mut board = 0;
        for member in team.members.iter().filter_map(|&member| event.competitor(member)) {
            let Some(entry) = member.recorded(round).filter(|entry| entry.was_paired()) else {
                continue;
            };
            board += 1;
            let other = entry.opponent().and_then(|opponent| team_of.get(&opponent).copied());
            let Some(other) = other.filter(|&other| other != place) else { continue };
            let colour = match entry {
                Entry::Played { colour, .. } | Entry::Pending { colour, .. } => Some(colour),
                Entry::Forfeit { colour, .. } => colour,
                Entry::Bye(_) => None,
            };
            let on_first =
                colour.map(|colour| if board % 2 == 1 { colour } else { colour.other() });
            if place < other {
                let known = met.entry((place, other)).or_insert(on_first);
                *known = known.or(on_first);
            }
        }
    }
    for forfeit in event.forfeited_matches.iter().filter(|forfeit| forfeit.round == round) {
        if let (Some(white), Some(black)) = (place_of(forfeit.white), place_of(forfeit.black)) {
            let colour = if white < black { Colour::White } else { Colour::Black };
            met.entry((white.min(black), white.max(black))).or_insert(Some(colour));
        }
    }
    met.into_iter()
        .map(|((one, other), colour)| match colour {
            Some(Colour::Black) => {
                Meeting { white: other, black: one, colour: Some(Colour::White) }
            }
            colour => Meeting { white: one, black: other, colour },
        })
        .collect()
}

/// The verdict on a round that was paired.
pub(super) fn judge(event: &Event, rules: Rules, round: RoundNumber) -> Verdict<PairingFault> {
    match faults(event, rules, round) {
        Ok(()) => Verdict::Lawful,
        Err(fault) => Verdict::NotLawful(fault),
    }
}

fn faults(event: &Event, rules: Rules, round: RoundNumber) -> Result<(), PairingFault> {
    let meetings = meetings(event, round);
    let left_over: Vec<usize> = (0..event.teams.len())
        .filter(|&place| is_left_over(event, &event.teams[place], round))
        .collect();
    let mut present: Vec<usize> =
        meetings.iter().flat_map(|meeting| [meeting.white, meeting.black]).collect();
    present.extend(&left_over);
    present.sort_unstable();
    let number = |place: usize| event.teams[place].number.0;
    if let Some(twice) = present.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(PairingFault::NotPaired { number: number(twice[0]) });
    }
    if let Some(&second) = left_over.get(1) {
        return Err(PairingFault::NotPaired { number: number(second) });
    }
    let field = TeamField::before(event, rules, round, &present);
    let place = |team: usize| present.binary_search(&team).expect("paired teams are present");
    let mut played: Vec<(usize, usize)> = Vec::new();
    for meeting in &meetings {
        let (one, other) = (place(meeting.white), place(meeting.black));
        if !field.may_meet(one, other) {
            let (one, other) = (number(meeting.white), number(meeting.black));
            return Err(match field.met_in(place(meeting.white), meeting.black) {
                Some(round) => PairingFault::MetBefore { one, other, round },
                None => PairingFault::KeptApart { one, other },
            });
        }
        played.push((one.min(other), one.max(other)));
    }
    played.sort_unstable();
    let bye = left_over.first().map(|&team| place(team));
    if let Some(bye) = bye.filter(|&bye| field.teams[bye].bye_barred) {
        return Err(PairingFault::SecondBye { number: field.teams[bye].number });
    }
    let lawful = field.pair().ok_or(PairingFault::Impossible)?;
    if lawful.bye != bye || lawful.sorted() != played {
        return Err(field.why_worse(&played, bye, &lawful));
    }
    for meeting in meetings.iter().filter(|meeting| meeting.colour.is_some()) {
        let (white, black) = (place(meeting.white), place(meeting.black));
        let (due, rule) = field.allocate(white, black);
        if due != Colour::White {
            let (white, black) = (number(meeting.white), number(meeting.black));
            let rule = format!("C.04.6 art. 4.3.{rule}");
            return Err(PairingFault::WrongColours { white, black, rule });
        }
    }
    Ok(())
}

fn is_left_over(event: &Event, team: &Team, round: RoundNumber) -> bool {
    let stated = event.team_byes.as_ref().and_then(|byes| byes.teams.get(round.index()).copied());
    let recorded = |&member: &StartNumber| {
        let entry = event.competitor(member).and_then(|member| member.recorded(round));
        entry == Some(Entry::Bye(Bye::PairingAllocated))
    };
    stated.flatten() == Some(team.number) || team.members.iter().any(recorded)
}

/// The teams to be paired, by number.
struct TeamField {
    teams: Vec<Contender>,
    rules: Rules,
    initial_colour: Colour,
    is_last: bool,
    /// False in the last two rounds, in which floats do not count.
    floats_count: bool,
    barred: Vec<Vec<usize>>,
}

struct Contender {
    number: u16,
    score: i64,
    second: i64,
    colours: Vec<Colour>,
    difference: i32,
    floated: bool,
    bye_barred: bool,
    /// Matches played over the board: the round, and the opponent's index in the event.
    met: Vec<(RoundNumber, usize)>,
}

/// A lawful pairing, bracket by bracket.
#[derive(Debug)]
struct TeamPairs {
    bye: Option<usize>,
    brackets: Vec<TeamBracket>,
}

#[derive(Debug)]
struct TeamBracket {
    residents: Vec<usize>,
    upfloaters: Vec<usize>,
    pairs: Vec<(usize, usize)>,
}

impl TeamPairs {
    fn sorted(&self) -> Vec<(usize, usize)> {
        let mut pairs: Vec<_> = self.brackets.iter().flat_map(|b| b.pairs.clone()).collect();
        pairs.sort_unstable();
        pairs
    }
}

impl TeamField {
    fn before(event: &Event, rules: Rules, round: RoundNumber, present: &[usize]) -> Self {
        let history = Field::of_teams(event, false);
        let accelerated = |place: usize, round: RoundNumber| {
            i64::from(virtual_points(event, rules, place, round).tenths())
        };
        let first = usize::from(rules.game_points_first);
        let score = |place: usize, rounds: usize| -> i64 {
            let slots = &history.sheets()[place].slots;
            let own: i64 = slots.iter().take(rounds).map(|slot| slot.points[first]).sum();
            own + accelerated(place, RoundNumber::at(rounds))
        };
        let before = round.index();
        let contender = |&place: &usize| {
            let sheet = &history.sheets()[place];
            let slots = &sheet.slots[..before.min(sheet.slots.len())];
            let met = |slot: &&Slot| slot.happened == Happened::Played;
            let colours: Vec<Colour> =
                slots.iter().filter(met).filter_map(|slot| slot.colour).collect();
            let whites = colours.iter().filter(|&&colour| colour == Colour::White).count() as i32;
            let floated =
                slots.last().filter(met).and_then(|slot| slot.opponent).is_some_and(|opponent| {
                    score(place, before - 1) != score(opponent, before - 1)
                });
            let barred = |slot: &Slot| {
                matches!(
                    slot.happened,
                    Happened::AllocatedBye | Happened::FullPointBye | Happened::ForfeitWin
                )
            };
            Contender {
                number: sheet.number,
                score: score(place, before),
                second: if rules.second_counts {
                    slots.iter().map(|slot| slot.points[1 - first]).sum()
                } else {
                    0
                },
                difference: 2 * whites - colours.len() as i32,
                colours,
                floated,
                bye_barred: slots.iter().any(barred),
                met: (0..)
                    .zip(slots)
                    .filter(|(_, slot)| met(slot))
                    .filter_map(|(round, slot)| Some((RoundNumber::at(round), slot.opponent?)))
                    .collect(),
            }
        };
        let place_of = |team: usize| present.binary_search(&team).ok();
        let barred = present
            .iter()
            .map(|&team| {
                let slots = history.sheets()[team].slots.iter().take(before);
                let met = slots.filter(|slot| slot.happened == Happened::Played);
                let mut barred: Vec<usize> =
                    met.filter_map(|slot| slot.opponent).filter_map(place_of).collect();
                let number = |team: usize| StartNumber(event.teams[team].number.0);
                for ban in event.forbidden.iter().filter(|ban| ban.covers(round)) {
                    if ban.competitors.contains(&number(team)) {
                        let others = present.iter().copied().filter(|&other| {
                            other != team && ban.competitors.contains(&number(other))
                        });
                        barred.extend(others.filter_map(place_of));
                    }
                }
                barred
            })
            .collect();
        Self {
            teams: present.iter().map(contender).collect(),
            rules,
            initial_colour: event.initial_colour.unwrap_or(Colour::White),
            is_last: event.rounds == Some(round),
            floats_count: event.rounds.is_none_or(|rounds| round.0 + 1 < rounds.0),
            barred,
        }
    }

    /// The first round in which a team to be paired met a team of the event over the board.
    fn met_in(&self, team: usize, other: usize) -> Option<RoundNumber> {
        let met = |(_, opponent): &&(RoundNumber, usize)| *opponent == other;
        self.teams[team].met.iter().find(met).map(|&(round, _)| round)
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        one != other && !self.barred[one].contains(&other)
    }

    /// The lawful pairing (art. 3), or `None` if there is none.
    fn pair(&self) -> Option<TeamPairs> {
        let mut left: Vec<usize> = (0..self.teams.len()).collect();
        left.sort_by_key(|&team| (Reverse(self.teams[team].score), self.teams[team].number));
        let bye = if left.len() % 2 == 1 { Some(self.left_over(&left)?) } else { None };
        left.retain(|&team| Some(team) != bye);
        if !self.can_be_paired(&left) {
            return None;
        }
        let mut brackets = Vec::new();
        while let Some(&top) = left.first() {
            let score = self.teams[top].score;
            let residents: Vec<usize> =
                left.iter().copied().take_while(|&team| self.teams[team].score == score).collect();
            let upfloaters = self.upfloaters(&left, residents.len());
            let pairs = self.bracket(&residents, &upfloaters);
            left.retain(|team| !residents.contains(team) && !upfloaters.contains(team));
            brackets.push(TeamBracket { residents, upfloaters, pairs });
        }
        Some(TeamPairs { bye, brackets })
    }

    /// Art. 3.4: the team with the bye. The rest must have a lawful pairing; then the lowest score,
    /// the most matches played and the largest number decide.
    fn left_over(&self, left: &[usize]) -> Option<usize> {
        let mut candidates: Vec<usize> =
            left.iter().copied().filter(|&team| !self.teams[team].bye_barred).collect();
        candidates.sort_by_key(|&team| {
            let team = &self.teams[team];
            (team.score, Reverse(team.met.len()), Reverse(team.number))
        });
        candidates.into_iter().find(|candidate| {
            let rest: Vec<usize> = left.iter().copied().filter(|team| team != candidate).collect();
            self.can_be_paired(&rest)
        })
    }

    fn can_be_paired(&self, teams: &[usize]) -> bool {
        let edge = |one: usize, other: usize| {
            self.may_meet(teams[one], teams[other]).then_some(Weight::<1>::ZERO)
        };
        Matching::new(teams.len(), edge).solve()
    }

    /// Art. 3.5: the teams moved up to the first `residents` of `left`, by C4 to C7.
    fn upfloaters(&self, left: &[usize], residents: usize) -> Vec<usize> {
        let score = |vertex: usize| self.teams[left[vertex]].score;
        let mut scores: Vec<i64> = left[residents..].iter().map(|&t| self.teams[t].score).collect();
        scores.dedup();
        let next = scores.first().copied();
        // Figures of the weight: C4, C5 from the lowest score up, C6, C7.
        let level = |vertex: usize| {
            let from_top =
                scores.iter().position(|&s| s == score(vertex)).expect("a score of the rest");
            scores.len() - from_top
        };
        assert!(scores.len() + 3 <= FIELDS, "teams have fewer than {FIELDS} different scores");
        let weight = |one: usize, other: usize| {
            let mut costs = Weight::<FIELDS>::ZERO;
            let (one, other) = (one.min(other), one.max(other));
            if one < residents && other >= residents {
                costs.0[0] -= 1;
                costs.0[level(other)] -= 1;
                let floated = self.floats_count && self.teams[left[other]].floated;
                costs.0[FIELDS - 1] -= i64::from(floated);
            } else if one >= residents && Some(score(one)) == next && Some(score(other)) != next {
                costs.0[FIELDS - 2] -= 1;
            }
            costs
        };
        let edge = |one: usize, other: usize| {
            self.may_meet(left[one], left[other]).then(|| weight(one, other))
        };
        let mut best = Narrowing::of(Matching::new(left.len(), edge)).expect("they can be paired");
        let lower: Vec<usize> = (residents..left.len()).collect();
        let up = best.prefer_in_turn(&lower, &|_, other| other < residents);
        up.into_iter().map(|vertex| left[vertex]).collect()
    }

    /// Art. 3.6: the first of the best pairings of a bracket, by C8 to C10.
    fn bracket(&self, residents: &[usize], upfloaters: &[usize]) -> Vec<(usize, usize)> {
        let mut teams: Vec<usize> = residents.iter().chain(upfloaters).copied().collect();
        teams.sort_by_key(|&team| self.teams[team].number);
        let edge = |one: usize, other: usize| {
            let (one, other) = (teams[one], teams[other]);
            let costs = self.pair_costs(one, other, upfloaters);
            self.may_meet(one, other).then(|| Weight(costs.map(|cost| -cost)))
        };
        let matching = Matching::<3>::new(teams.len(), edge);
        let mut best = Narrowing::of(matching).expect("upfloaters are chosen so that it can be");
        let all: Vec<usize> = (0..teams.len()).collect();
        let tops = best.prefer_in_turn(&all, &|one, other| other > one);
        let mut bottoms: Vec<usize> =
            all.into_iter().filter(|vertex| !tops.contains(vertex)).collect();
        for &top in &tops {
            let partner = best.earliest_partner(top, &bottoms);
            bottoms.retain(|&vertex| vertex != partner);
        }
        tops.into_iter()
            .map(|top| {
                let (one, other) = (teams[top], teams[best.mate(top)]);
                (one.min(other), one.max(other))
            })
            .collect()
    }

    /// The costs of a pair under C8, C9 and C10.
    fn pair_costs(&self, one: usize, other: usize, upfloaters: &[usize]) -> [i64; 3] {
        let mut costs = [0; 3];
        if let (Some(first), Some(second)) = (self.preference(one), self.preference(other))
            && first.1 == second.1
        {
            costs[0] = 1;
            let strong = first.0 && second.0 && self.rules.preferences == Preferences::TypeB;
            costs[1] = i64::from(strong);
        }
        if self.floats_count {
            let met_upfloater = |team: usize, opponent: usize| {
                upfloaters.contains(&opponent) && self.teams[team].floated
            };
            costs[2] = i64::from(met_upfloater(one, other)) + i64::from(met_upfloater(other, one));
        }
        costs
    }

    /// The preferred colour, and true if the preference is strong (art. 1.7).
    fn preference(&self, team: usize) -> Option<(bool, Colour)> {
        let team = &self.teams[team];
        if self.rules.preferences == Preferences::None {
            return None;
        }
        let twice = match team.colours.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        match team.difference {
            ..-1 => return Some((true, Colour::White)),
            -1 | 0 if twice == Some(Colour::Black) => return Some((true, Colour::White)),
            2.. => return Some((true, Colour::Black)),
            0 | 1 if twice == Some(Colour::White) => return Some((true, Colour::Black)),
            _ => {}
        }
        if self.rules.preferences == Preferences::TypeA {
            return None;
        }
        match team.difference {
            -1 => Some((false, Colour::White)),
            1 => Some((false, Colour::Black)),
            _ if self.is_last => None,
            _ => team.colours.last().map(|last| (false, last.other())),
        }
    }

    /// The colour of `one` against `other` on board 1, and the number of the rule of art. 4.3
    /// that gave it.
    fn allocate(&self, one: usize, other: usize) -> (Colour, u8) {
        let key = |team: usize| {
            let team = &self.teams[team];
            (Reverse(team.score), Reverse(team.second), team.number)
        };
        let (first, second) = if key(one) < key(other) { (one, other) } else { (other, one) };
        let (colour, rule) = self.first_colour(first, second);
        (if first == one { colour } else { colour.other() }, rule)
    }

    fn first_colour(&self, first: usize, second: usize) -> (Colour, u8) {
        let (one, other) = (&self.teams[first], &self.teams[second]);
        if one.colours.is_empty() && other.colours.is_empty() {
            let odd = one.number % 2 == 1;
            return (if odd { self.initial_colour } else { self.initial_colour.other() }, 1);
        }
        let (mine, theirs) = (self.preference(first), self.preference(second));
        match (mine, theirs) {
            (Some((_, colour)), None) => return (colour, 2),
            (None, Some((_, colour))) => return (colour.other(), 2),
            (Some((_, colour)), Some((_, their))) if colour != their => return (colour, 3),
            (Some((true, colour)), Some((false, _))) => return (colour, 4),
            (Some((false, _)), Some((true, colour))) => return (colour.other(), 4),
            _ => {}
        }
        match one.difference.cmp(&other.difference) {
            Ordering::Less => return (Colour::White, 5),
            Ordering::Greater => return (Colour::Black, 5),
            Ordering::Equal => {}
        }
        let history = one.colours.iter().rev().zip(other.colours.iter().rev());
        if let Some((mine, _)) = history.into_iter().find(|(mine, theirs)| mine != theirs) {
            return (mine.other(), 6);
        }
        match (mine, one.colours.last(), other.colours.last()) {
            (Some((_, colour)), ..) => (colour, 7),
            (None, Some(last), _) => (last.other(), 8),
            (None, None, Some(last)) => (*last, 9),
            (None, None, None) => unreachable!("one of the two has played"),
        }
    }
}

/// The number of figures for a choice of upfloaters: one per score, and three more.
const FIELDS: usize = 64;

/// The virtual points of a team in a round: from the records, or by the Baku method if the event
/// only names it.
fn virtual_points(event: &Event, rules: Rules, place: usize, round: RoundNumber) -> Points {
    let number = event.teams[place].number;
    if rules.baku && event.acceleration.is_empty() {
        let last = 2 * event.teams.len().div_ceil(4);
        let accelerated = event.rounds.map_or(0, |rounds| rounds.0.div_ceil(2));
        return if place >= last || round.0 > accelerated {
            Points::ZERO
        } else if round.0 <= accelerated.div_ceil(2) {
            event.match_points.win
        } else {
            event.match_points.draw
        };
    }
    let start = StartNumber(number.0);
    let stated = |acceleration: &Acceleration| match acceleration {
        Acceleration::Competitor { number, points } if *number == start => {
            points.get(round.index()).copied()
        }
        Acceleration::Range { match_points, points, rounds, numbers }
            if (rounds.0..=rounds.1).contains(&round)
                && (numbers.0..=numbers.1).contains(&start) =>
        {
            match_points.or(*points)
        }
        _ => None,
    };
    event.acceleration.iter().filter_map(stated).sum()
}
