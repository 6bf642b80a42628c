//! Baku acceleration (C.04.7 art. 1): virtual points that keep the strong apart from the weak in the first rounds.
//!
//! Virtual points count for scoregroups, floats and the order of boards, but never for the standings.

use super::Refusal;
use crate::event::{
    Acceleration, Competitor, Event, Points, PointsSystem, RoundNumber, StartNumber,
};

/// Returns the virtual points of `competitor` in `round`, as the event's records state them. If no
/// record states any and the event's type code asks for acceleration (it ends in `_BAKU`), the Baku
/// method gives them.
pub fn virtual_points(event: &Event, competitor: &Competitor, round: RoundNumber) -> Points {
    if !event.acceleration.is_empty() || !asks_for_baku(event) {
        return event.virtual_points(competitor.number, round);
    }
    let last = last_of_upper_group(event);
    if last.is_some_and(|last| competitor.number <= last) {
        upper_group_points(event.rounds, round, &event.points)
    } else {
        Points::ZERO
    }
}

/// Returns the acceleration records of the Baku method for `event`: at most two ranges of rounds.
///
/// # Errors
///
/// [`Refusal::AccelerationNeedsHalves`] unless a win is worth two draws and a loss nothing;
/// [`Refusal::RoundsUnknown`] if the number of rounds is not announced.
pub fn baku(event: &Event) -> Result<Vec<Acceleration>, Refusal> {
    let rounds = event.rounds.ok_or(Refusal::RoundsUnknown)?;
    allows_baku(event)?;
    let Some(last) = last_of_upper_group(event) else { return Ok(Vec::new()) };
    let numbers = (event.competitors[0].number, last);
    let (full, half) = accelerated_rounds(rounds);
    let range = |points, first: u8, last: u8| Acceleration::Range {
        match_points: None,
        points: Some(points),
        rounds: (RoundNumber(first), RoundNumber(last)),
        numbers,
    };
    let mut ranges = vec![range(event.points.win, 1, full)];
    if half > full {
        ranges.push(range(event.points.draw, full + 1, half));
    }
    Ok(ranges)
}

/// Refuses acceleration for a points system that the Baku method does not cover.
pub(super) fn allows_baku(event: &Event) -> Result<(), Refusal> {
    let points = event.points;
    let fits = points.win == points.draw * 2 && points.loss == Points::ZERO;
    if fits { Ok(()) } else { Err(Refusal::AccelerationNeedsHalves) }
}

/// True if the event's type code asks for Baku acceleration.
pub(super) fn asks_for_baku(event: &Event) -> bool {
    event.system.as_deref().is_some_and(|system| system.ends_with("_BAKU"))
}

/// The last competitor of group A.
fn last_of_upper_group(event: &Event) -> Option<StartNumber> {
    let size = upper_group_size(event.competitors.len());
    event.competitors.get(size.checked_sub(1)?).map(|competitor| competitor.number)
}

/// The size of group A: half of the competitors, rounded up to an even number (art. 1.2).
pub(crate) const fn upper_group_size(competitors: usize) -> usize {
    2 * competitors.div_ceil(4)
}

/// The last round with a whole virtual point, and the last round with any (art. 1.3).
fn accelerated_rounds(rounds: RoundNumber) -> (u8, u8) {
    let accelerated = rounds.0.div_ceil(2);
    (accelerated.div_ceil(2), accelerated)
}

/// The virtual points of group A in a round of an event.
pub(crate) fn upper_group_points(
    rounds: Option<RoundNumber>,
    round: RoundNumber,
    points: &PointsSystem,
) -> Points {
    let Some(rounds) = rounds else { return Points::ZERO };
    let (full, half) = accelerated_rounds(rounds);
    if round.0 <= full {
        points.win
    } else if round.0 <= half {
        points.draw
    } else {
        Points::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(players: u16, rounds: u8) -> Event {
        let mut event = Event { rounds: Some(RoundNumber(rounds)), ..Event::default() };
        for number in 1..=players {
            event.enter(Competitor::new(StartNumber(number), "Somebody"));
        }
        event
    }

    #[test]
    fn group_a_is_half_the_field_rounded_up_to_even() {
        for (players, size) in [(1, 2), (4, 2), (5, 4), (8, 4), (9, 6), (57, 30), (161, 82)] {
            let last = last_of_upper_group(&event(players, 9));
            let expected = (size <= players).then_some(StartNumber(size));
            assert_eq!(last, expected, "{players} players");
        }
    }

    #[test]
    fn the_accelerated_rounds_are_those_of_the_printed_table() {
        for (rounds, table) in [(5, (2, 3)), (7, (2, 4)), (9, (3, 5)), (13, (4, 7))] {
            assert_eq!(accelerated_rounds(RoundNumber(rounds)), table, "{rounds} rounds");
        }
    }

    #[test]
    fn records_and_method_give_the_same_points() {
        let mut by_method = event(21, 9);
        by_method.system = Some("FIDE_DUTCH_BAKU".to_owned());
        let mut by_record = event(21, 9);
        by_record.acceleration = baku(&by_record).expect("the usual points");
        for competitor in &by_method.competitors {
            for round in 1..=9 {
                let round = RoundNumber(round);
                assert_eq!(
                    virtual_points(&by_method, competitor, round),
                    virtual_points(&by_record, competitor, round),
                );
            }
        }
    }

    #[test]
    fn three_points_for_a_win_cannot_be_accelerated() {
        let mut event = event(8, 5);
        event.points.win = Points::whole(3);
        assert_eq!(baku(&event), Err(Refusal::AccelerationNeedsHalves));
    }
}
