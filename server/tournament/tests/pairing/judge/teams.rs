//! The pairing of a team Swiss (C.04.6, types A and B), with a library's matching.
//!
//! Interpretation: only matches played over the board prevent a second meeting and count for
//! colours and floats. A float is a match in the previous round against a team with another pairing
//! score.

use std::cmp::{Ordering, Reverse};

use referee_tournament::event::{
    Acceleration, Colour, Event, Points, RoundNumber, StartNumber, TeamNumber,
};
use referee_tournament::team::swiss::{ColourRule, Score, TeamSystem};
use referee_tournament::tiebreak::{Field, RoundKind, Slot};

use super::Boards;
use super::matching::least;

/// The pairing of these teams in a round, from the rounds before it; `None` if there is none.
pub(crate) fn round(event: &Event, round: RoundNumber, present: &[TeamNumber]) -> Option<Boards> {
    let place = |number: &TeamNumber| event.teams.iter().position(|team| team.number == *number);
    let mut present: Vec<usize> = present.iter().filter_map(place).collect();
    present.sort_unstable();
    let code = event.system.as_deref().unwrap_or("FIDE_TEAM");
    let system = TeamSystem::read(code).expect("the code of a team Swiss");
    TeamField::before(event, system, round, &present).pair()
}

/// The teams to be paired, by number.
struct TeamField {
    teams: Vec<Contender>,
    system: TeamSystem,
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
    /// The number of matches played over the board.
    played: usize,
}

impl TeamField {
    fn before(event: &Event, system: TeamSystem, round: RoundNumber, present: &[usize]) -> Self {
        let history = Field::of_teams(event, false);
        let accelerated = |place: usize, round: RoundNumber| {
            i64::from(virtual_points(event, system, place, round).tenths())
        };
        let first = usize::from(system.primary == Score::Game);
        let score = |place: usize, rounds: usize| -> i64 {
            let slots = &history.sheets()[place].slots;
            let own: i64 = slots.iter().take(rounds).map(|slot| slot.points[first]).sum();
            own + accelerated(place, RoundNumber::at(rounds))
        };
        let before = round.index();
        let contender = |&place: &usize| {
            let sheet = &history.sheets()[place];
            let slots = &sheet.slots[..before.min(sheet.slots.len())];
            let met = |slot: &&Slot| slot.kind == RoundKind::Played;
            let colours: Vec<Colour> =
                slots.iter().filter(met).filter_map(|slot| slot.colour).collect();
            let whites = colours.iter().filter(|&&colour| colour == Colour::White).count() as i32;
            let floated =
                slots.last().filter(met).and_then(|slot| slot.opponent).is_some_and(|opponent| {
                    score(place, before - 1) != score(opponent, before - 1)
                });
            let barred = |slot: &Slot| {
                matches!(
                    slot.kind,
                    RoundKind::AllocatedBye | RoundKind::FullPointBye | RoundKind::ForfeitWin
                )
            };
            Contender {
                number: sheet.number,
                score: score(place, before),
                second: if system.secondary_counts {
                    slots.iter().map(|slot| slot.points[1 - first]).sum()
                } else {
                    0
                },
                difference: 2 * whites - colours.len() as i32,
                colours,
                floated,
                bye_barred: slots.iter().any(barred),
                played: slots.iter().filter(met).count(),
            }
        };
        let place_of = |team: usize| present.binary_search(&team).ok();
        let barred = present
            .iter()
            .map(|&team| {
                let slots = history.sheets()[team].slots.iter().take(before);
                let met = slots.filter(|slot| slot.kind == RoundKind::Played);
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
            system,
            initial_colour: event.initial_colour.unwrap_or(Colour::White),
            is_last: event.rounds == Some(round),
            floats_count: event.rounds.is_none_or(|rounds| round.0 + 1 < rounds.0),
            barred,
        }
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        one != other && !self.barred[one].contains(&other)
    }

    /// The pairing (art. 3), or `None` if there is none.
    fn pair(&self) -> Option<Boards> {
        let mut left: Vec<usize> = (0..self.teams.len()).collect();
        left.sort_by_key(|&team| (Reverse(self.teams[team].score), self.teams[team].number));
        let bye = if left.len() % 2 == 1 { Some(self.bye(&left)?) } else { None };
        left.retain(|&team| Some(team) != bye);
        if !self.can_be_paired(&left) {
            return None;
        }
        let number = |team: usize| self.teams[team].number;
        let mut boards: Boards = bye.map(|team| (number(team), 0)).into_iter().collect();
        while let Some(&top) = left.first() {
            let score = self.teams[top].score;
            let residents: Vec<usize> =
                left.iter().copied().take_while(|&team| self.teams[team].score == score).collect();
            let upfloaters = self.upfloaters(&left, residents.len());
            boards.extend(self.bracket(&residents, &upfloaters).into_iter().map(|(one, other)| {
                match self.allocate(one, other) {
                    Colour::White => (number(one), number(other)),
                    Colour::Black => (number(other), number(one)),
                }
            }));
            left.retain(|team| !residents.contains(team) && !upfloaters.contains(team));
        }
        boards.sort_unstable();
        Some(boards)
    }

    /// Art. 3.4: the team with the bye. The rest must have a lawful pairing; then the lowest score,
    /// the most matches played and the largest number decide.
    fn bye(&self, left: &[usize]) -> Option<usize> {
        let mut candidates: Vec<usize> =
            left.iter().copied().filter(|&team| !self.teams[team].bye_barred).collect();
        candidates.sort_by_key(|&team| {
            let team = &self.teams[team];
            (team.score, Reverse(team.played), Reverse(team.number))
        });
        candidates.into_iter().find(|candidate| {
            let rest: Vec<usize> = left.iter().copied().filter(|team| team != candidate).collect();
            self.can_be_paired(&rest)
        })
    }

    fn can_be_paired(&self, teams: &[usize]) -> bool {
        let edge = |a: usize, b: usize| self.may_meet(teams[a], teams[b]).then(Vec::new);
        least(teams.len(), edge).is_some()
    }

    /// Art. 3.5: the teams moved up to the first `residents` of `left`, by C4 to C7 and then in the
    /// order of the sets.
    fn upfloaters(&self, left: &[usize], residents: usize) -> Vec<usize> {
        let score = |vertex: usize| self.teams[left[vertex]].score;
        let lower = residents..left.len();
        let mut scores: Vec<i64> = lower.clone().map(score).collect();
        scores.dedup();
        let next = scores.first().copied();
        let cost = |one: usize, other: usize| {
            let moves_up = one < residents && other >= residents;
            let floated = self.floats_count && self.teams[left[other]].floated;
            let of_next =
                one >= residents && Some(score(one)) == next && Some(score(other)) != next;
            let mut cost = vec![u32::from(moves_up)];
            cost.extend(scores.iter().rev().map(|&of| u32::from(moves_up && of == score(other))));
            cost.extend([u32::from(of_next), u32::from(moves_up && floated)]);
            cost.extend(
                lower.clone().map(|vertex| {
                    u32::from((vertex == one || vertex == other) && one >= residents)
                }),
            );
            cost
        };
        let edge = |a: usize, b: usize| self.may_meet(left[a], left[b]).then(|| cost(a, b));
        let mates = least(left.len(), edge).expect("they can be paired");
        lower.clone().filter(|&vertex| mates[vertex] < residents).map(|v| left[v]).collect()
    }

    /// Art. 3.6: the first of the best pairings of a bracket, by C8 to C10.
    fn bracket(&self, residents: &[usize], upfloaters: &[usize]) -> Vec<(usize, usize)> {
        let mut teams: Vec<usize> = residents.iter().chain(upfloaters).copied().collect();
        teams.sort_by_key(|&team| self.teams[team].number);
        let paired = |allowed: &dyn Fn(usize, usize) -> bool,
                      order: &dyn Fn(usize, usize) -> Vec<u32>| {
            let edge = |a: usize, b: usize| {
                (self.may_meet(teams[a], teams[b]) && allowed(a, b)).then(|| {
                    let criteria = self.pair_costs(teams[a], teams[b], upfloaters);
                    criteria.into_iter().chain(order(a, b)).collect()
                })
            };
            least(teams.len(), edge).expect("upfloaters are chosen so that it can be paired")
        };
        let all = 0..teams.len();
        let mates = paired(&|_, _| true, &|_, other| {
            all.clone().map(|vertex| u32::from(vertex == other)).collect()
        });
        let is_top = |vertex: usize| vertex < mates[vertex];
        let mates = paired(&|one, other| is_top(one) && !is_top(other), &|one, other| {
            all.clone().map(|vertex| if vertex == one { other as u32 } else { 0 }).collect()
        });
        let tops = all.clone().filter(|&vertex| vertex < mates[vertex]);
        tops.map(|top| (teams[top], teams[mates[top]])).collect()
    }

    /// The costs of a pair under C8, C9 and C10.
    fn pair_costs(&self, one: usize, other: usize, upfloaters: &[usize]) -> [u32; 3] {
        let mut costs = [0; 3];
        if let (Some(first), Some(second)) = (self.preference(one), self.preference(other))
            && first.1 == second.1
        {
            costs[0] = 1;
            let strong = first.0 && second.0 && self.system.colours == ColourRule::TypeB;
            costs[1] = u32::from(strong);
        }
        if self.floats_count {
            let met_upfloater = |team: usize, opponent: usize| {
                upfloaters.contains(&opponent) && self.teams[team].floated
            };
            costs[2] = u32::from(met_upfloater(one, other)) + u32::from(met_upfloater(other, one));
        }
        costs
    }

    /// The preferred colour, and true if the preference is strong (art. 1.7).
    fn preference(&self, team: usize) -> Option<(bool, Colour)> {
        let team = &self.teams[team];
        if self.system.colours == ColourRule::None {
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
        if self.system.colours == ColourRule::TypeA {
            return None;
        }
        match team.difference {
            -1 => Some((false, Colour::White)),
            1 => Some((false, Colour::Black)),
            _ if self.is_last => None,
            _ => team.colours.last().map(|last| (false, last.other())),
        }
    }

    /// The colour of `one` against `other` on board 1 (art. 4).
    fn allocate(&self, one: usize, other: usize) -> Colour {
        let key = |team: usize| {
            let team = &self.teams[team];
            (Reverse(team.score), Reverse(team.second), team.number)
        };
        let (first, second) = if key(one) < key(other) { (one, other) } else { (other, one) };
        let colour = self.first_colour(first, second);
        if first == one { colour } else { colour.other() }
    }

    fn first_colour(&self, first: usize, second: usize) -> Colour {
        let (one, other) = (&self.teams[first], &self.teams[second]);
        if one.colours.is_empty() && other.colours.is_empty() {
            let odd = one.number % 2 == 1;
            return if odd { self.initial_colour } else { self.initial_colour.other() };
        }
        let (mine, theirs) = (self.preference(first), self.preference(second));
        match (mine, theirs) {
            (Some((_, colour)), None) | (Some((true, colour)), Some((false, _))) => return colour,
            (None, Some((_, colour))) | (Some((false, _)), Some((true, colour))) => {
                return colour.other();
            }
            (Some((_, colour)), Some((_, their))) if colour != their => return colour,
            _ => {}
        }
        match one.difference.cmp(&other.difference) {
            Ordering::Less => return Colour::White,
            Ordering::Greater => return Colour::Black,
            Ordering::Equal => {}
        }
        let history = one.colours.iter().rev().zip(other.colours.iter().rev());
        if let Some((mine, _)) = history.into_iter().find(|(mine, theirs)| mine != theirs) {
            return mine.other();
        }
        match (mine, one.colours.last(), other.colours.last()) {
            (Some((_, colour)), ..) => colour,
            (None, Some(last), _) => last.other(),
            (None, None, Some(last)) => *last,
            (None, None, None) => unreachable!("one of the two has played"),
        }
    }
}

/// The virtual points of a team in a round: from the records, or by the Baku method if the event
/// only names it.
fn virtual_points(event: &Event, system: TeamSystem, place: usize, round: RoundNumber) -> Points {
    let number = event.teams[place].number;
    if system.baku && event.acceleration.is_empty() {
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
