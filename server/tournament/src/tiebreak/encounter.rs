//! Direct encounter: the order inside a tied group by the games among the tied (C.07 art. 6).
//!
//! If all tied competitors have met each other, their points in those games order them. If not, a
//! competitor is first if he stays alone on top whatever the missing games might give, and so on
//! for the second. Competitors who are still tied are compared again, by the games among themselves
//! only.

use super::code::{Code, Kind, Score};
use super::field::{Field, Slot};

/// Orders a tied group: returns the groups that remain tied, the best first.
///
/// `group` contains indexes of sheets; the result contains the same indexes. Inside a group that
/// remains tied the order of `group` is kept.
pub fn order(field: &Field, group: &[usize], code: Code) -> Vec<Vec<usize>> {
    match code.kind {
        Kind::ExtendedEncounter => extended(field, group),
        _ => encounter(field, group, code.score),
    }
}

/// Orders by match points first; if they separate nobody, by game points. Each resulting group is
/// ordered again from the start.
fn extended(field: &Field, group: &[usize]) -> Vec<Vec<usize>> {
    let settled = [Score::First, Score::Second]
        .into_iter()
        .map(|score| settle(field, group, score))
        .find(|settled| settled.len() > 1);
    match settled {
        Some(settled) => settled.into_iter().flat_map(|level| extended(field, &level)).collect(),
        None => vec![group.to_vec()],
    }
}

fn encounter(field: &Field, group: &[usize], score: Score) -> Vec<Vec<usize>> {
    let settled = settle(field, group, score);
    if settled.len() == 1 {
        return settled;
    }
    settled.into_iter().flat_map(|level| encounter(field, &level, score)).collect()
}

/// The order that the games inside the group decide at once.
fn settle(field: &Field, group: &[usize], score: Score) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let records = records(field, group, score);
    if records.iter().all(|record| record.missing == 0) {
        by_points(group, &records)
    } else {
        by_certainty(field, group, &records, score)
    }
}

/// A competitor's results in the games inside the group.
#[derive(Debug, Clone, Copy)]
struct Encounters {
    /// The points, in units of a tenth divided by [`GAMES`]; several games with one
    /// opponent are averaged.
    points: i64,
    /// The number of opponents in the group not met.
    missing: i64,
}

/// A number divisible by every number of games that two competitors may play, so that averages
/// are whole numbers.
const GAMES: i64 = 2520;

fn records(field: &Field, group: &[usize], score: Score) -> Vec<Encounters> {
    let mut inside = vec![false; field.sheets().len()];
    for &place in group {
        inside[place] = true;
    }
    let record = |&place: &usize| {
        let slots = &field.sheets()[place].slots;
        let met = |slot: &&Slot| {
            field.counts_as_game(slot) && slot.opponent.is_some_and(|opponent| inside[opponent])
        };
        let mut games: Vec<(usize, i64)> = slots
            .iter()
            .filter(met)
            .filter_map(|slot| Some((slot.opponent?, slot.points[score as usize])))
            .collect();
        games.sort_unstable();
        let opponents = games.chunk_by(|one, other| one.0 == other.0);
        let (count, points) = opponents.fold((0, 0), |(count, points), games| {
            let sum: i64 = games.iter().map(|game| game.1).sum();
            (count + 1, points + sum * GAMES / games.len() as i64)
        });
        Encounters { points, missing: group.len() as i64 - 1 - count }
    };
    group.iter().map(record).collect()
}

/// All competitors have met: orders them by points.
fn by_points(group: &[usize], records: &[Encounters]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(records[at].points));
    order
        .chunk_by(|&one, &other| records[one].points == records[other].points)
        .map(|level| level.iter().map(|&at| group[at]).collect())
        .collect()
}

/// Some competitors have not met: first, one after another, those who are certain to be alone on
/// top; then the rest.
fn by_certainty(
    field: &Field,
    group: &[usize],
    records: &[Encounters],
    score: Score,
) -> Vec<Vec<usize>> {
    let best = |at: usize| records[at].points + records[at].missing * field.win(score) * GAMES;
    let mut left: Vec<usize> = (0..group.len()).collect();
    // A competitor certain to be on top has the most points, so only he has to be examined.
    left.sort_by_key(|&at| (std::cmp::Reverse(records[at].points), at));
    let mut settled = Vec::new();
    while let Some((&first, others)) = left.split_first() {
        if others.iter().any(|&other| best(other) >= records[first].points) {
            break;
        }
        settled.push(vec![group[first]]);
        left.remove(0);
    }
    if !left.is_empty() {
        left.sort_unstable();
        settled.push(left.iter().map(|&at| group[at]).collect());
    }
    settled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Competitor, Event, RoundNumber, StartNumber};
    use crate::game_result::GameResult;

    /// A field of players 1 to `count` with these games: round, White, Black, result as `1`, `=`,
    /// `0` or `+`.
    fn field(count: u16, games: &[(u8, u16, u16, char)], pre_set: bool) -> Field {
        let mut event = Event::default();
        for number in 1..=count {
            event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
        }
        for &(round, white, black, result) in games {
            let result = match result {
                '1' => GameResult::WhiteWins,
                '=' => GameResult::Draw,
                '+' => GameResult::WhiteByForfeit,
                _ => GameResult::BlackWins,
            };
            let pair = (StartNumber(white), StartNumber(black));
            result.record_in(&mut event, RoundNumber(round), pair);
        }
        Field::of_players(&event, pre_set)
    }

    /// Formats the order of a group as `2 1=3`; `=` joins tied numbers.
    fn shown(field: &Field, group: &[u16]) -> String {
        let places: Vec<usize> = group.iter().map(|&number| usize::from(number) - 1).collect();
        let code: Code = "DE".parse().expect("a known code");
        let levels = order(field, &places, code).into_iter().map(|level| {
            let numbers: Vec<String> = level.iter().map(|place| (place + 1).to_string()).collect();
            numbers.join("=")
        });
        levels.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cr_5_4_all_have_met_and_their_points_decide() {
        let games = [(1, 1, 2, '0'), (2, 2, 3, '1'), (3, 3, 1, '=')];
        assert_eq!(shown(&field(3, &games, false), &[1, 2, 3]), "2 1=3");
    }

    #[test]
    fn cr_5_4_those_still_level_are_compared_again_among_themselves() {
        // Players 1, 2 and 3 have two points each against the others, 4 has none. Among
        // themselves they have beaten each other in a circle.
        let games = [
            (1, 1, 2, '1'),
            (1, 3, 4, '1'),
            (2, 2, 3, '1'),
            (2, 1, 4, '1'),
            (3, 3, 1, '1'),
            (3, 2, 4, '1'),
        ];
        assert_eq!(shown(&field(4, &games, false), &[1, 2, 3, 4]), "1=2=3 4");
        // Players 2 and 3 are tied after 1: their own game decides.
        let games = [
            (1, 1, 2, '1'),
            (1, 3, 4, '1'),
            (2, 1, 3, '='),
            (2, 2, 4, '='),
            (3, 2, 3, '1'),
            (3, 1, 4, '1'),
        ];
        assert_eq!(shown(&field(4, &games, false), &[1, 2, 3, 4]), "1 2 3 4");
    }

    #[test]
    fn cr_5_4_with_games_missing_only_who_is_on_top_whatever_happens_is_placed() {
        // Player 1 beat both others, who have not met.
        let games = [(1, 1, 2, '1'), (2, 1, 3, '1')];
        assert_eq!(shown(&field(3, &games, false), &[1, 2, 3]), "1 2=3");
        // Player 1 beat only 2: player 3 could still beat everybody.
        assert_eq!(shown(&field(3, &games[..1], false), &[1, 2, 3]), "1=2=3");
    }

    #[test]
    fn cr_5_4_forfeits_count_only_where_pairings_were_set_before_the_start() {
        let games = [(1, 1, 2, '+')];
        assert_eq!(shown(&field(2, &games, false), &[1, 2]), "1=2");
        assert_eq!(shown(&field(2, &games, true), &[1, 2]), "1 2");
    }

    #[test]
    fn cr_5_4_several_games_against_one_opponent_are_averaged() {
        // Player 1 scored ½ of 2 against 2 and beat 3. Player 2 scored 1½ of 2, averaged to ¾,
        // and lost to 3.
        let games = [(1, 1, 2, '='), (2, 2, 1, '1'), (3, 1, 3, '1'), (4, 3, 2, '1')];
        // 1: ¼ + 1, 2: ¾ + 0, 3: 0 + 1.
        assert_eq!(shown(&field(3, &games, false), &[1, 2, 3]), "1 3 2");
    }

    #[test]
    fn cr_5_4_who_did_not_meet_stays_level() {
        assert_eq!(shown(&field(3, &[(1, 1, 2, '=')], false), &[3]), "3");
        assert_eq!(shown(&field(4, &[(1, 1, 3, '1'), (1, 2, 4, '1')], false), &[1, 2]), "1=2");
    }
}
