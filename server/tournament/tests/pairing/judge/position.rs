//! The position before a round of a Swiss: the players to be paired and the history of each.
//!
//! It is computed from the recorded rounds alone (C.04.1, C.04.3 art. 1, C.04.7).

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use referee_tournament::event::{
    Bye, Colour, Competitor, Event, Points, RoundEntry, RoundNumber, StartNumber,
};

/// The players of one round in the order of the pairing: by score, then by start number.
#[derive(Debug, Clone)]
pub(crate) struct Position {
    pub(crate) players: Vec<Player>,
    /// The colour of odd start numbers if no other rule decides.
    pub(crate) initial_colour: Colour,
    /// Pairs of indexes that must not meet, the smaller first.
    barred: BTreeSet<(usize, usize)>,
}

/// A player's data before a round.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) number: StartNumber,
    /// The score by which the round is paired, in tenths, with virtual points added.
    pub(crate) score: i32,
    /// The colours of the games played, oldest first.
    colours: Vec<Colour>,
    /// The number of games with White minus the number with Black.
    pub(crate) difference: i32,
    pub(crate) preference: Option<(Strength, Colour)>,
    /// The floats of the last round and of the one before it.
    pub(crate) floats: [Float; 2],
    /// The number of rounds without a game played.
    pub(crate) unplayed: u32,
    /// True if the player has had a bye, or the points of a win without playing.
    pub(crate) bye_barred: bool,
    /// True if the player has more than half of the points and the round to be paired is the last.
    pub(crate) topscorer: bool,
}

/// The strength of a colour preference (C.04.3 art. 1.7), the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The float of a player in a round (art. 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Float {
    None,
    Up,
    Down,
}

impl Position {
    /// The position before `round`. `is_paired` selects the players to be paired.
    pub(crate) fn before(
        event: &Event,
        round: RoundNumber,
        is_paired: impl Fn(&Competitor) -> bool,
    ) -> Self {
        let acceleration = Acceleration::of(event);
        let is_last = event.rounds == Some(round);
        let played = round.0 - 1;
        let mut players: Vec<Player> = event
            .competitors
            .iter()
            .filter(|competitor| is_paired(competitor))
            .map(|competitor| Player::of(event, &acceleration, competitor, played, is_last))
            .collect();
        players.sort_by_key(|player| (-player.score, player.number));
        let initial_colour = initial_colour(event);
        let mut position = Self { players, initial_colour, barred: BTreeSet::new() };
        position.bar_meetings(event, round);
        position
    }

    /// True if two players may meet: they have never met and the event does not keep them apart
    /// (C1).
    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.barred.contains(&(one.min(other), one.max(other)))
    }

    /// True if a pair breaks neither C1 nor C3.
    pub(crate) fn is_lawful_pair(&self, one: usize, other: usize) -> bool {
        self.may_meet(one, other) && !self.colours_clash(one, other)
    }

    /// True if two players, neither a topscorer, have the same absolute preference (C3).
    pub(crate) fn colours_clash(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        let absolute = |player: &Player| {
            player.preference.filter(|&(strength, _)| strength == Strength::Absolute)
        };
        !one.topscorer
            && !other.topscorer
            && absolute(one).is_some()
            && absolute(one) == absolute(other)
    }

    fn bar_meetings(&mut self, event: &Event, round: RoundNumber) {
        let place_of: BTreeMap<StartNumber, usize> =
            self.players.iter().enumerate().map(|(place, p)| (p.number, place)).collect();
        let mut bar = |one: usize, other: usize| {
            self.barred.insert((one.min(other), one.max(other)));
        };
        for (&number, &place) in &place_of {
            let competitor = event.competitor(number).expect("players are competitors");
            for past in 1..round.0 {
                let met =
                    competitor.recorded(RoundNumber(past)).and_then(RoundEntry::played_opponent);
                if let Some(&opponent) = met.as_ref().and_then(|met| place_of.get(met)) {
                    bar(place, opponent);
                }
            }
        }
        for ban in event.forbidden.iter().filter(|ban| ban.covers(round)) {
            let places: Vec<usize> =
                ban.competitors.iter().filter_map(|number| place_of.get(number).copied()).collect();
            for (at, &one) in places.iter().enumerate() {
                for &other in &places[..at] {
                    bar(one, other);
                }
            }
        }
    }
}

impl Player {
    fn of(
        event: &Event,
        acceleration: &Acceleration,
        competitor: &Competitor,
        played: u8,
        is_last: bool,
    ) -> Self {
        let entries: Vec<RoundEntry> = (1..=played)
            .map(|round| event.entry_or_absent(competitor, RoundNumber(round)))
            .collect();
        let colours: Vec<Colour> =
            entries.iter().filter_map(|entry| entry.played_colour()).collect();
        let difference = colours.iter().fold(0, |difference, colour| match colour {
            Colour::White => difference + 1,
            Colour::Black => difference - 1,
        });
        let points: Points = entries.iter().map(|&entry| event.points.of(entry)).sum();
        let score = points + acceleration.points(event, competitor.number, played + 1);
        let float = |back: u8| {
            let round = (played + 1).checked_sub(back).filter(|&round| round > 0);
            round.map_or(Float::None, |round| {
                float(event, acceleration, competitor, &entries, round)
            })
        };
        let without_playing = |entry: &RoundEntry| {
            let unplayed = entry.played_opponent().is_none();
            unplayed && event.points.of(*entry) >= event.points.win
        };
        let had_bye = |entry: &RoundEntry| *entry == RoundEntry::Bye(Bye::PairingAllocated);
        Self {
            number: competitor.number,
            score: score.tenths(),
            preference: preference(&colours, difference),
            difference,
            floats: [float(1), float(2)],
            unplayed: entries.iter().filter(|entry| entry.played_opponent().is_none()).count()
                as u32,
            bye_barred: entries.iter().any(|entry| had_bye(entry) || without_playing(entry)),
            topscorer: is_last
                && 2 * points.tenths() > event.points.win.tenths() * i32::from(played),
            colours,
        }
    }

    /// The colour of the player's last two games, if it was the same.
    pub(crate) fn repeats(&self) -> Option<Colour> {
        match self.colours.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }
}

/// The colour preference and its strength.
fn preference(colours: &[Colour], difference: i32) -> Option<(Strength, Colour)> {
    let &last = colours.last()?;
    let repeated = colours.len() > 1 && colours[colours.len() - 2] == last;
    let balancing = if difference > 0 { Colour::Black } else { Colour::White };
    Some(match difference.abs() {
        0 | 1 if repeated => (Strength::Absolute, last.other()),
        0 => (Strength::Mild, last.other()),
        1 => (Strength::Strong, balancing),
        _ => (Strength::Absolute, balancing),
    })
}

/// The float of a player in a past round.
fn float(
    event: &Event,
    acceleration: &Acceleration,
    competitor: &Competitor,
    entries: &[RoundEntry],
    round: u8,
) -> Float {
    let entry = entries[usize::from(round) - 1];
    if let RoundEntry::Played { opponent, .. } = entry {
        let opponent = event.competitor(opponent).expect("opponents are competitors");
        let before = |competitor: &Competitor| {
            event.points_after(competitor, round - 1)
                + acceleration.points(event, competitor.number, round)
        };
        return match before(competitor).cmp(&before(opponent)) {
            Ordering::Greater => Float::Down,
            Ordering::Equal => Float::None,
            Ordering::Less => Float::Up,
        };
    }
    let allocated = entry == RoundEntry::Bye(Bye::PairingAllocated);
    if allocated || event.points.of(entry) > event.points.loss { Float::Down } else { Float::None }
}

/// The colour drawn before round 1; if it is not recorded, the colour that the games of round 1 show.
fn initial_colour(event: &Event) -> Colour {
    let shown = || {
        event.competitors.iter().find_map(|competitor| {
            let entry = competitor.recorded(RoundNumber::FIRST)?;
            let higher = entry.opponent().is_some_and(|opponent| competitor.number < opponent);
            let colour = entry.played_colour().filter(|_| higher)?;
            Some(if competitor.number.is_odd() { colour } else { colour.other() })
        })
    };
    event.initial_colour.or_else(shown).unwrap_or(Colour::White)
}

/// The source of virtual points: the records of the event, or the Baku method if the event
/// only names it.
struct Acceleration {
    /// For the Baku method: the last number of the accelerated half, and the number of rounds.
    baku: Option<(StartNumber, u8)>,
}

impl Acceleration {
    fn of(event: &Event) -> Self {
        let named = event.system.as_ref().is_some_and(|code| code.contains("BAKU"));
        let computed = named && event.acceleration.is_empty();
        let baku = event.rounds.filter(|_| computed).and_then(|rounds| {
            let half = 2 * event.competitors.len().div_ceil(4);
            let last = half.min(event.competitors.len()).checked_sub(1)?;
            Some((event.competitors[last].number, rounds.0))
        });
        Self { baku }
    }

    fn points(&self, event: &Event, number: StartNumber, round: u8) -> Points {
        let Some((last, rounds)) = self.baku else {
            return event.virtual_points(number, RoundNumber(round));
        };
        let accelerated = rounds.div_ceil(2);
        if number > last || round > accelerated {
            Points::ZERO
        } else if round <= accelerated.div_ceil(2) {
            event.points.win
        } else {
            event.points.draw
        }
    }
}

/// The colour of `one` against `other` (C.04.3 art. 5.2).
pub(crate) fn allocate(position: &Position, one: usize, other: usize) -> Colour {
    let (higher, lower) = (one.min(other), one.max(other));
    let (first, second) = (&position.players[higher], &position.players[lower]);
    let colour = higher_colour(position.initial_colour, first, second);
    if one == higher { colour } else { colour.other() }
}

fn higher_colour(initial: Colour, higher: &Player, lower: &Player) -> Colour {
    match (higher.preference, lower.preference) {
        (Some((_, own)), Some((_, theirs))) if own != theirs => return own,
        (Some((_, own)), None) => return own,
        (None, Some((_, theirs))) => return theirs.other(),
        (Some((own, colour)), Some((theirs, _))) => {
            let wider = (own, higher.difference.abs()).cmp(&(theirs, lower.difference.abs()));
            let decided = match own.cmp(&theirs) {
                Ordering::Equal if own == Strength::Absolute => wider,
                strength => strength,
            };
            match decided {
                Ordering::Greater => return colour,
                Ordering::Less => return colour.other(),
                Ordering::Equal => {}
            }
        }
        (None, None) => {}
    }
    let mut history = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    if let Some((own, _)) = history.find(|(own, theirs)| own != theirs) {
        return own.other();
    }
    let by_number = || if higher.number.is_odd() { initial } else { initial.other() };
    higher.preference.map_or_else(by_number, |(_, colour)| colour)
}
