//! Baku acceleration of a team event (C.04.7): virtual match points for the upper half.

use crate::event::{Event, Points, RoundNumber, TeamNumber};

/// The virtual points of a team in a round. In the accelerated rounds, the teams of the upper half
/// of the starting list (rounded up to an even number) get virtual points: those of a win in the
/// first half of these rounds, those of a draw in the others.
pub(super) fn virtual_points(event: &Event, team: TeamNumber, round: RoundNumber) -> Points {
    let upper = 2 * event.teams.len().div_ceil(4);
    let place = event.teams.iter().position(|other| other.number == team);
    let accelerated = event.rounds.map_or(0, |rounds| rounds.0.div_ceil(2));
    let full = accelerated.div_ceil(2);
    if place.is_none_or(|place| place >= upper) || round.0 > accelerated {
        Points::ZERO
    } else if round.0 <= full {
        event.match_points.win
    } else {
        event.match_points.draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Team;

    #[test]
    fn two_points_then_one_for_the_upper_half_rounded_up_to_even() {
        let mut event = Event { rounds: Some(RoundNumber(7)), ..Event::default() };
        for number in 1..=9 {
            event.enter_team(Team::new(TeamNumber(number), "", Vec::new()));
        }
        let of =
            |team, round| virtual_points(&event, TeamNumber(team), RoundNumber(round)).to_string();
        let rounds: Vec<String> = (1..=7).map(|round| of(6, round)).collect();
        assert_eq!(rounds, ["2.0", "2.0", "1.0", "1.0", "0.0", "0.0", "0.0"]);
        assert_eq!(of(7, 1), "0.0");
    }
}
