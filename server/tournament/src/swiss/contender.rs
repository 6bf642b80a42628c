//! One player as pairing sees him: score, colours, floats and whom he has met.

use crate::event::{Bye, Colour, Entry, Event, Points, RoundNumber};
use crate::event::{Competitor, StartNumber};
use crate::swiss::acceleration::virtual_points;

/// How strongly a player is due a colour (art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// The colour difference is even: he is due the colour he did not have last (art. 1.7.3).
    Mild,
    /// He has had one colour once more than the other (art. 1.7.2).
    Strong,
    /// He has had it twice more, or twice running (art. 1.7.1).
    Absolute,
}

/// The colour a player is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Preference {
    /// Which.
    pub colour: Colour,
    /// How strongly.
    pub strength: Strength,
}

/// How a round moved a player out of his scoregroup (art. 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Float {
    /// He met his like, or scored nothing without playing.
    #[default]
    None,
    /// He met somebody with fewer points, or scored without playing.
    Down,
    /// He met somebody with more points.
    Up,
}

/// A player who is to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// His number.
    pub number: StartNumber,
    /// His points.
    pub score: Points,
    /// His points and virtual points: what scoregroups are made of.
    pub pairing_score: Points,
    /// The colours of the games he played, first to last, without gaps (C.04.1).
    pub colours: Vec<Colour>,
    /// Games with white less games with black.
    pub difference: i32,
    /// The colour he is due, none before his first game.
    pub preference: Option<Preference>,
    /// How he floated in the last round and in the one before.
    pub floats: [Float; 2],
    /// Whether the absolute criterion C2 lets him have the pairing-allocated bye.
    pub may_have_bye: bool,
    /// Rounds in which he played no game.
    pub unplayed: u32,
    /// Whether he has more than half of what could be scored, which matters in the last round only (art. 1.8).
    pub topscorer: bool,
    /// Whom he has played, in order of number.
    pub met: Vec<StartNumber>,
}

impl Contender {
    /// Looks `competitor` up for the pairing of `round`.
    pub(super) fn new(event: &Event, competitor: &Competitor, round: RoundNumber) -> Self {
        let paired = round.0 - 1;
        let entries: Vec<Entry> =
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

    /// The colour of his last two games if it was the same.
    pub fn repeated(&self) -> Option<Colour> {
        match self.colours[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        }
    }

    /// The preference if it is absolute.
    pub fn absolute(&self) -> Option<Colour> {
        let preference = self.preference?;
        (preference.strength == Strength::Absolute).then_some(preference.colour)
    }

    /// Whether he ranks before `other`: by pairing score, then by number (art. 1.2).
    pub fn ranks_before(&self, other: &Self) -> bool {
        (other.pairing_score, self.number) < (self.pairing_score, other.number)
    }
}

/// The colour due after `colours` (art. 1.7).
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

/// How `round` moved `competitor` (art. 1.4).
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

/// Whether a past round bars the pairing-allocated bye (C2): one such bye, or a win's points without playing.
fn bars_bye(event: &Event, entry: Entry) -> bool {
    match entry {
        Entry::Bye(Bye::PairingAllocated) => true,
        Entry::Bye(_) | Entry::Forfeit { .. } => event.points.of(entry) >= event.points.win,
        Entry::Played { .. } | Entry::Pending { .. } => false,
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
