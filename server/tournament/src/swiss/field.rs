//! The players who take part in the pairing of a round, and the pairs that the absolute criteria C1 to C3
//! allow.

use std::collections::BTreeMap;

use super::Refusal;
use super::acceleration::{allows_baku, asks_for_baku};
use super::contender::Contender;
use crate::event::{Colour, Competitor, Event, Points, RoundEntry, RoundNumber, StartNumber};

/// The players of a round in their order, with all forbidden pairs.
#[derive(Debug, Clone)]
pub struct Field {
    /// The round to be paired.
    pub round: RoundNumber,
    /// True if the round is the event's last.
    pub last_round: bool,
    /// The players to be paired, by pairing score and number.
    pub contenders: Vec<Contender>,
    /// The initial colour drawn by lot before round 1; `None` if none is recorded.
    pub lot: Option<Colour>,
    /// For each contender the indexes of the players he must not meet, in ascending order: his former
    /// opponents and the players kept apart from him.
    pub(super) barred: Vec<Vec<u32>>,
    /// A pair that must be part of the pairing, to examine a proposal.
    pub(super) forced: Option<(usize, usize)>,
}

/// The reason why two players cannot be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// C1: the two have met before.
    Met,
    /// The event keeps the two apart.
    KeptApart,
    /// C3: both have the same absolute colour preference, and neither is a topscorer.
    SameAbsoluteColour,
}

impl Field {
    /// Gathers the data of `event` before its next round.
    ///
    /// # Errors
    ///
    /// If the event is over, a result is missing, no player is present or the number of rounds
    /// is not known.
    pub fn new(event: &Event) -> Result<Self, Refusal> {
        let rounds = event.rounds.ok_or(Refusal::RoundsUnknown)?;
        let round = event.next_round();
        if round > rounds {
            return Err(Refusal::EventOver { rounds });
        }
        if asks_for_baku(event) || !event.acceleration.is_empty() {
            allows_baku(event)?;
        }
        results_are_known(event)?;
        let field =
            Self::before(event, round, |competitor| event.entry(competitor, round).is_none());
        if field.contenders.is_empty() {
            return Err(Refusal::NobodyToPair { round });
        }
        Ok(field)
    }

    /// Gathers the data of `event` before `round` from the earlier rounds alone. `is_paired` selects
    /// the players who take part.
    pub(crate) fn before(
        event: &Event,
        round: RoundNumber,
        is_paired: impl Fn(&Competitor) -> bool,
    ) -> Self {
        let competitors = event.competitors.iter().filter(|competitor| is_paired(competitor));
        let mut contenders: Vec<Contender> =
            competitors.map(|competitor| Contender::new(event, competitor, round)).collect();
        contenders.sort_by(|one, other| {
            other.pairing_score.cmp(&one.pairing_score).then(one.number.cmp(&other.number))
        });
        let barred = barred(event, round, &contenders);
        let last_round = event.rounds == Some(round);
        let lot = event.initial_colour.or_else(|| lot_of_first_round(event));
        Self { round, last_round, contenders, lot, barred, forced: None }
    }

    /// The index of a competitor among the players to be paired.
    pub fn place(&self, number: StartNumber) -> Option<usize> {
        self.contenders.iter().position(|contender| contender.number == number)
    }

    /// The reason why two contenders cannot be paired; `None` if they can.
    pub fn obstacle(&self, one: usize, other: usize) -> Option<Obstacle> {
        let (mine, his) = (&self.contenders[one], &self.contenders[other]);
        if mine.met.binary_search(&his.number).is_ok() {
            Some(Obstacle::Met)
        } else if self.barred[one].binary_search(&(other as u32)).is_ok() {
            Some(Obstacle::KeptApart)
        } else if !self.colours_allow(mine, his) {
            Some(Obstacle::SameAbsoluteColour)
        } else {
            None
        }
    }

    /// C3: two players with the same absolute preference do not meet, unless one is a topscorer in
    /// the last round.
    pub(super) fn colours_allow(&self, one: &Contender, other: &Contender) -> bool {
        match (one.absolute(), other.absolute()) {
            (Some(mine), Some(his)) if mine == his => {
                self.last_round && (one.topscorer || other.topscorer)
            }
            _ => true,
        }
    }

    /// C2: true if the contender at index `place` may have the bye.
    pub(super) fn may_have_bye(&self, place: usize) -> bool {
        let asked_to_play = self.forced.is_some_and(|(one, other)| place == one || place == other);
        self.contenders[place].may_have_bye && !asked_to_play
    }

    /// The scoregroups, best first, as ranges of indexes.
    pub(super) fn scoregroups(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for place in 1..=self.contenders.len() {
            if place == self.contenders.len()
                || self.contenders[place].pairing_score != self.contenders[start].pairing_score
            {
                groups.push(start..place);
                start = place;
            }
        }
        groups
    }

    pub(super) fn score(&self, place: usize) -> Points {
        self.contenders[place].pairing_score
    }
}

/// For each contender, the indexes of the players he has met or must not meet.
fn barred(event: &Event, round: RoundNumber, contenders: &[Contender]) -> Vec<Vec<u32>> {
    let places: BTreeMap<StartNumber, u32> = contenders
        .iter()
        .enumerate()
        .map(|(place, contender)| (contender.number, place as u32))
        .collect();
    let mut barred: Vec<Vec<u32>> = contenders
        .iter()
        .map(|contender| contender.met.iter().filter_map(|met| places.get(met).copied()).collect())
        .collect();
    for ban in event.forbidden.iter().filter(|ban| ban.covers(round)) {
        let group: Vec<u32> =
            ban.competitors.iter().filter_map(|number| places.get(number).copied()).collect();
        for one in &group {
            barred[*one as usize].extend(group.iter().filter(|other| *other != one));
        }
    }
    for places in &mut barred {
        places.sort_unstable();
        places.dedup();
    }
    barred
}

fn results_are_known(event: &Event) -> Result<(), Refusal> {
    for competitor in &event.competitors {
        for (index, entry) in competitor.rounds.iter().enumerate() {
            if let Some(RoundEntry::Pending { opponent, colour }) = *entry {
                let (white, black) = match colour {
                    Colour::White => (competitor.number, opponent),
                    Colour::Black => (opponent, competitor.number),
                };
                return Err(Refusal::ResultMissing { round: RoundNumber::at(index), white, black });
            }
        }
    }
    Ok(())
}

/// The lot as the first round shows it: the higher-ranked player of a pair has that colour if his
/// number is odd.
fn lot_of_first_round(event: &Event) -> Option<Colour> {
    event.competitors.iter().find_map(|competitor| {
        let (RoundEntry::Played { opponent, colour, .. }
        | RoundEntry::Forfeit { opponent, colour: Some(colour), .. }) =
            competitor.recorded(RoundNumber::FIRST)?
        else {
            return None;
        };
        let higher = competitor.number < opponent;
        let odd = competitor.number.is_odd();
        higher.then(|| if odd { colour } else { colour.other() })
    })
}
