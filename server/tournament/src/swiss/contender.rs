//! The data of one player that pairing needs: score, colours, floats and former opponents.

use serde::Serialize;

use crate::event::{Bye, Colour, Event, Points, RoundEntry, RoundNumber};
use crate::event::{Competitor, StartNumber};
use crate::swiss::acceleration::virtual_points;

/// The strength of a colour preference (art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// The colour difference is zero: the player is due the colour he did not have last (art. 1.7.3).
    Mild,
    /// The player has had one colour once more than the other (art. 1.7.2).
    Strong,
    /// The player has had one colour twice more than the other, or in his last two games (art. 1.7.1).
    Absolute,
}

/// A player's colour preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Preference {
    /// The colour the player is due.
    pub colour: Colour,
    /// The strength of the preference, which decides between two players due the same colour.
    pub strength: Strength,
}

/// The direction in which a round moved a player out of his scoregroup (art. 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Float {
    /// The player met an opponent of the same score, or scored nothing without playing.
    #[default]
    None,
    /// The player met an opponent with fewer points, or scored without playing.
    Down,
    /// The player met an opponent with more points.
    Up,
}

/// A player who takes part in the pairing of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// The player's number on the starting list.
    pub number: StartNumber,
    /// The player's points, without virtual points.
    pub score: Points,
    /// The points with virtual points added; these form the scoregroups.
    pub pairing_score: Points,
    /// The colours of the games played, first to last, without gaps (C.04.1).
    pub colours: Vec<Colour>,
    /// The number of games with White minus the number with Black.
    pub difference: i32,
    /// The colour preference; `None` before the player's first game.
    pub preference: Option<Preference>,
    /// The floats in the last round and in the one before.
    pub floats: [Float; 2],
    /// True if the absolute criterion C2 allows the player the pairing-allocated bye.
    pub may_have_bye: bool,
    /// The number of rounds in which the player had no game.
    pub unplayed: u32,
    /// True if the player has more than half of the points possible; this matters in the last round only
    /// (art. 1.8).
    pub topscorer: bool,
    /// The opponents already played, in order of number.
    pub met: Vec<StartNumber>,
}

impl Contender {
    /// Gathers the data of `competitor` for the pairing of `round`.
    pub(super) fn new(event: &Event, competitor: &Competitor, round: RoundNumber) -> Self {
        let paired = round.0 - 1;
        let entries: Vec<RoundEntry> =
            (1..=paired).map(|past| event.entry_or_absent(competitor, RoundNumber(past))).collect();
        let colours: Vec<Colour> =
            entries.iter().filter_map(|entry| entry.played_colour()).collect();
        let score = entries.iter().map(|entry| event.points.of(*entry)).sum();
        let difference = colours
            .iter()
            .map(|colour| match colour {
                Colour::White => 1,
                Colour::Black => -1,
            })
            .sum();
        let mut met: Vec<StartNumber> =
            entries.iter().filter_map(|entry| entry.played_opponent()).collect();
        met.sort_unstable();
        let back = |rounds: u8| {
            if paired < rounds {
                Float::None
            } else {
                float(event, competitor, RoundNumber(paired + 1 - rounds))
            }
        };
        Self {
            number: competitor.number,
            score,
            pairing_score: score + virtual_points(event, competitor, round),
            difference,
            preference: preference(&colours, difference),
            floats: [back(1), back(2)],
            may_have_bye: !entries.iter().any(|entry| bars_bye(event, *entry)),
            unplayed: entries.len() as u32 - colours.len() as u32,
            topscorer: score * 2 > event.points.win * i32::from(paired),
            met,
            colours,
        }
    }

    /// The colour of the player's last two games, if it was the same.
    pub fn repeated(&self) -> Option<Colour> {
        match self.colours[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        }
    }

    /// The colour of the preference, if the preference is absolute.
    pub fn absolute(&self) -> Option<Colour> {
        let preference = self.preference?;
        (preference.strength == Strength::Absolute).then_some(preference.colour)
    }

    /// True if the player ranks before `other`: by pairing score, then by number (art. 1.2).
    pub fn ranks_before(&self, other: &Self) -> bool {
        (other.pairing_score, self.number) < (self.pairing_score, other.number)
    }
}

/// The colour preference after `colours` (art. 1.7).
fn preference(colours: &[Colour], difference: i32) -> Option<Preference> {
    let last = *colours.last()?;
    let fewer = if difference > 0 { Colour::Black } else { Colour::White };
    let twice = colours.len() > 1 && colours[colours.len() - 2] == last;
    Some(match difference.abs() {
        2.. => Preference { colour: fewer, strength: Strength::Absolute },
        _ if twice => Preference { colour: last.other(), strength: Strength::Absolute },
        1 => Preference { colour: fewer, strength: Strength::Strong },
        _ => Preference { colour: last.other(), strength: Strength::Mild },
    })
}

/// The float of `competitor` in `round` (art. 1.4).
fn float(event: &Event, competitor: &Competitor, round: RoundNumber) -> Float {
    let entry = event.entry_or_absent(competitor, round);
    let Some(opponent) = entry.played_opponent() else {
        let scored = event.points.of(entry) > event.points.loss;
        return if scored { Float::Down } else { Float::None };
    };
    let opponent = event.competitor(opponent).expect("a played opponent is on the list");
    let before =
        |one: &Competitor| event.points_after(one, round.0 - 1) + virtual_points(event, one, round);
    match before(competitor).cmp(&before(opponent)) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}

/// True if a past round excludes the pairing-allocated bye (C2): an earlier one, or a win's
/// points without playing.
fn bars_bye(event: &Event, entry: RoundEntry) -> bool {
    match entry {
        RoundEntry::Bye(Bye::PairingAllocated) => true,
        RoundEntry::Bye(_) | RoundEntry::Forfeit { .. } => {
            event.points.of(entry) >= event.points.win
        }
        RoundEntry::Played { .. } | RoundEntry::Pending { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(history: &str) -> Option<Preference> {
        let colours: Vec<Colour> = history
            .chars()
            .map(|letter| if letter == 'W' { Colour::White } else { Colour::Black })
            .collect();
        let difference = history.matches('W').count() as i32 - history.matches('B').count() as i32;
        preference(&colours, difference)
    }

    #[test]
    fn the_colour_due_follows_from_difference_and_last_games() {
        let is = |colour, strength| Some(Preference { colour, strength });
        assert_eq!(due(""), None);
        assert_eq!(due("W"), is(Colour::Black, Strength::Strong));
        assert_eq!(due("WB"), is(Colour::White, Strength::Mild));
        assert_eq!(due("WBB"), is(Colour::White, Strength::Absolute));
        assert_eq!(due("WWB"), is(Colour::Black, Strength::Strong));
        assert_eq!(due("WWBB"), is(Colour::White, Strength::Absolute));
        assert_eq!(due("WBWW"), is(Colour::Black, Strength::Absolute));
        assert_eq!(due("BBWBB"), is(Colour::White, Strength::Absolute));
    }
}
