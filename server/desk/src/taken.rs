//! A tournament that another program paired, as its report file has it.

use crate::{
    Competitor, KeptApart, PersonId, Score, Settings, System, TakenGame, TakenRound, VirtualPoints,
};
use referee_tournament::event::{
    Acceleration, Bye, Colour, Competitor as Player, Event, RoundEntry, RoundNumber, StartNumber,
};
use referee_tournament::round_robin::Cycles;
use referee_tournament::standings::has_pre_set_pairings;
use serde::{Deserialize, Serialize};

/// A tournament of players with the rounds that another program paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakenTournament {
    pub system: System,
    #[serde(default)]
    pub settings: Settings,
    /// The players by start number, number 1 first.
    pub numbers: Vec<Competitor>,
    /// The colour drawn for the odd numbers in round 1 of a Swiss.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// The rounds, round 1 first.
    pub rounds: Vec<TakenRound>,
    /// The byes asked for in the round after them.
    #[serde(default)]
    pub byes: Vec<(PersonId, Bye)>,
}

/// The tournament of a report file without teams, whose players are these persons.
pub fn taken_tournament(
    event: &Event,
    person: impl Fn(StartNumber) -> PersonId,
) -> TakenTournament {
    let of = |number: StartNumber| Competitor::from(person(number));
    let paired = event.rounds_paired();
    let system = if has_pre_set_pairings(event) {
        let meets_twice = usize::from(paired) >= event.competitors.len();
        System::RoundRobin(if meets_twice { Cycles::Double } else { Cycles::Single })
    } else {
        System::Swiss
    };
    let is_swiss = system == System::Swiss;
    let kept_apart = event.forbidden.iter().map(|group| KeptApart {
        rounds: group.rounds,
        competitors: group.competitors.iter().copied().map(of).collect(),
    });
    let settings = Settings {
        rounds: Some(event.rounds.map_or(paired.max(1), |rounds| rounds.0)),
        accelerated: event.system.as_deref().is_some_and(|code| code.ends_with("_BAKU")),
        points: Some(event.points),
        kept_apart: kept_apart.collect(),
        virtual_points: virtual_points(event, of),
        ..Settings::default()
    };
    let next = event.next_round();
    let is_to_come = is_swiss && event.rounds.is_none_or(|rounds| next <= rounds);
    let bye = |player: &Player| match event.entry(player, next) {
        Some(RoundEntry::Bye(bye)) if is_to_come => Some((person(player.number), bye)),
        _ => None,
    };
    TakenTournament {
        system,
        settings,
        numbers: event.competitors.iter().map(|player| of(player.number)).collect(),
        colour: event.initial_colour.filter(|_| is_swiss),
        rounds: (1..=paired).map(|round| taken(event, RoundNumber(round), &person)).collect(),
        byes: event.competitors.iter().filter_map(bye).collect(),
    }
}

/// The virtual points of each player, as another program states them.
fn virtual_points(event: &Event, of: impl Fn(StartNumber) -> Competitor) -> Vec<VirtualPoints> {
    let rounds = |acceleration: &Acceleration| match acceleration {
        Acceleration::Range { rounds, .. } => usize::from(rounds.1.0),
        Acceleration::Competitor { points, .. } => points.len(),
    };
    let Some(last) = event.acceleration.iter().map(rounds).max() else { return Vec::new() };
    let points = |player: &Player| VirtualPoints {
        competitor: of(player.number),
        points: (0..last)
            .map(|round| event.virtual_points(player.number, RoundNumber::at(round)))
            .collect(),
    };
    event.competitors.iter().map(points).collect()
}

fn taken(
    event: &Event,
    round: RoundNumber,
    person: &impl Fn(StartNumber) -> PersonId,
) -> TakenRound {
    let mut taken = TakenRound::default();
    for one in &event.competitors {
        let entry = event.entry_or_absent(one, round);
        let Some(opponent) = entry.opponent() else {
            if let RoundEntry::Bye(bye) = entry {
                taken.byes.push((person(one.number).into(), bye));
            }
            continue;
        };
        let Some(other) = event.competitor(opponent) else { continue };
        let theirs = event.entry_or_absent(other, round);
        // without colours, the lower number is White
        let is_white = match entry.colour() {
            Some(colour) => colour == Colour::White,
            None => one.number < opponent,
        };
        if is_white {
            taken.games.push(TakenGame {
                white: person(one.number),
                black: person(opponent),
                score: Score::of_entries(entry, theirs),
                rated: !matches!(entry, RoundEntry::Played { rated: false, .. }),
            });
        }
    }
    taken
}
