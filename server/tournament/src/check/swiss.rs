//! Compares a round of a Dutch Swiss with the pairing of its position.

use court_protocol::{Arg, message};

use super::{PairingFault, Verdict};
use crate::event::{Bye, Colour, Event, RoundEntry, RoundNumber};
use crate::swiss::Pairing;
use crate::swiss::colour::colour_of;
use crate::swiss::explain::{self, compare_round};
use crate::swiss::field::{Field, Obstacle};

pub(super) fn judge(event: &Event, round: RoundNumber) -> Verdict<PairingFault> {
    let mut field = Field::before(event, round, |competitor| {
        competitor.recorded(round).is_some_and(RoundEntry::was_paired)
    });
    field.lot.get_or_insert(Colour::White);
    faults(event, &field).map_or_else(Verdict::NotLawful, |()| Verdict::Lawful)
}

/// The pairs of a round as played, as indexes into the field, and the player with the bye.
type Played = (Vec<(usize, usize)>, Option<usize>);

fn faults(event: &Event, field: &Field) -> Result<(), PairingFault> {
    let (pairs, bye) = played(event, field)?;
    let number = |place: usize| field.contenders[place].number.0;
    for &(one, other) in &pairs {
        match field.obstacle(one, other) {
            Some(Obstacle::SameAbsoluteColour) => {
                let (one, other) = (number(one), number(other));
                return Err(PairingFault::ColoursClash { one, other });
            }
            Some(Obstacle::Met | Obstacle::KeptApart) => {
                let competitor = event.competitor(field.contenders[one].number);
                let mut before = competitor.expect("players are competitors").rounds.iter();
                let opponent = Some(field.contenders[other].number);
                let met =
                    before.position(|past| past.and_then(RoundEntry::played_opponent) == opponent);
                let met = met.filter(|&past| past < field.round.index());
                return Err(PairingFault::must_not_meet(number(one), number(other), met));
            }
            None => {}
        }
    }
    if let Some(bye) = bye.filter(|&bye| !field.contenders[bye].may_have_bye) {
        return Err(PairingFault::SecondBye { number: number(bye) });
    }
    let compared = compare_round(field, &pairs, bye);
    let (lawful, verdict) = compared.expect("the colour drawn by lot is set, and the round played");
    why_not(&lawful, verdict)?;
    colours(event, field, &pairs)
}

/// Returns the pairing as played, or its fault if it is not a complete pairing.
fn played(event: &Event, field: &Field) -> Result<Played, PairingFault> {
    let mut pairs = Vec::new();
    let mut bye = None;
    for (place, player) in field.contenders.iter().enumerate() {
        let not_paired = PairingFault::NotPaired { number: player.number.0 };
        let entry = recorded(event, field, place);
        if entry == Some(RoundEntry::Bye(Bye::PairingAllocated)) {
            if bye.replace(place).is_some() {
                return Err(not_paired);
            }
            continue;
        }
        let opponent = entry.and_then(RoundEntry::opponent).and_then(|number| field.place(number));
        let Some(opponent) = opponent.filter(|&opponent| opponent != place) else {
            return Err(not_paired);
        };
        if recorded(event, field, opponent).and_then(RoundEntry::opponent) != Some(player.number) {
            return Err(not_paired);
        }
        if place < opponent {
            pairs.push((place, opponent));
        }
    }
    Ok((pairs, bye))
}

fn recorded(event: &Event, field: &Field, place: usize) -> Option<RoundEntry> {
    event.competitor(field.contenders[place].number)?.recorded(field.round)
}

/// The fault that a verdict on the whole round means.
fn why_not(lawful: &Pairing, verdict: explain::Verdict) -> Result<(), PairingFault> {
    let lawful = shown(lawful);
    Err(match verdict {
        explain::Verdict::Worse { criterion, bracket, ours, yours } => {
            let bracket = bracket.map(|score| score.to_string());
            let criterion = message!("unlawful-criterion", criterion, bracket);
            let [played, possible] = [yours, ours].map(|value| Box::new(Arg::Message(value)));
            PairingFault::Worse { criterion, played, possible, lawful }
        }
        explain::Verdict::Later { article, bracket, ours: possible, yours: played } => {
            let bracket = bracket.to_string();
            let rule = message!("unlawful-order", article, bracket, played, possible);
            PairingFault::Later { rule, lawful }
        }
        _ => return Ok(()),
    })
}

/// Formats the pairs as `1-5 6-2 3:bye`, White first.
fn shown(lawful: &Pairing) -> String {
    let boards = lawful.boards.iter().map(|(white, black)| format!("{white}-{black}"));
    let bye = lawful.bye.map(|number| format!("{number}:bye"));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

/// Checks each player's colour against art. 5.2. A forfeit without recorded colours is skipped.
fn colours(event: &Event, field: &Field, pairs: &[(usize, usize)]) -> Result<(), PairingFault> {
    for &(one, other) in pairs {
        let (first, second) = (&field.contenders[one], &field.contenders[other]);
        let (due, rule) = colour_of(first, second, field.lot).expect("the lot is set");
        let colour = recorded(event, field, one).and_then(RoundEntry::colour);
        if let Some(colour) = colour.filter(|&colour| colour != due) {
            let (white, black) = match colour {
                Colour::White => (first.number.0, second.number.0),
                Colour::Black => (second.number.0, first.number.0),
            };
            let rule = message!("unlawful-colours-article", article = rule.article());
            return Err(PairingFault::WrongColours { white, black, rule });
        }
    }
    Ok(())
}
