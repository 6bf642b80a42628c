//! Compares a round of a team Swiss (C.04.6) with the pairing of its position.

use court_protocol::message;

use super::{PairingFault, Verdict};
use crate::event::{Bye, Colour, Event, RoundNumber, Team, TeamNumber};
use crate::team::crosstable::{TeamCrosstable, TeamRoundKind};
use crate::team::swiss::colours::allocate;
use crate::team::swiss::field::Field;
use crate::team::swiss::{Comparison, TeamPairing, TeamSystem, compare_round};

pub(super) fn judge(
    event: &Event,
    system: TeamSystem,
    round: RoundNumber,
) -> Verdict<PairingFault> {
    faults(event, system, round).map_or_else(Verdict::NotLawful, |()| Verdict::Lawful)
}

const LEFT_OVER: TeamRoundKind = TeamRoundKind::Bye(Bye::PairingAllocated);

fn faults(event: &Event, system: TeamSystem, round: RoundNumber) -> Result<(), PairingFault> {
    let table = TeamCrosstable::of(event);
    let played = |team: TeamNumber| &table.rounds(team)[round.index()];
    let was_paired = |team: &Team| {
        played(team.number).paired().is_some() || played(team.number).kind == LEFT_OVER
    };
    let field = Field::before(event, system, round, was_paired);
    let mut pairs = Vec::new();
    let mut bye = None;
    for (place, team) in field.contenders.iter().enumerate() {
        let number = team.number;
        let not_paired = PairingFault::NotPaired { number: number.0 };
        let Some((opponent, _)) = played(number).paired() else {
            if bye.replace(number).is_some() {
                return Err(not_paired);
            }
            if team.had_bye {
                return Err(PairingFault::SecondBye { number: number.0 });
            }
            continue;
        };
        let other = field.place(opponent).filter(|&other| {
            other != place && played(opponent).paired().is_some_and(|(back, _)| back == number)
        });
        let other = other.ok_or(not_paired)?;
        if !field.may_meet(team, &field.contenders[other]) {
            let mut before = table.rounds(number).iter().take(round.index());
            let met = before.position(|past| past.played_opponent() == Some(opponent));
            return Err(PairingFault::must_not_meet(number.0, opponent.0, met));
        }
        if place < other {
            pairs.push((place, other));
        }
    }
    let compared = compare_round(&field, &pairs, bye);
    let (lawful, comparison) = compared.expect("the round itself is a pairing of these teams");
    if let Comparison::Worse { criterion, lawful: possible, proposed } = comparison {
        let lawful = shown(&lawful);
        let [played, possible] = [proposed, possible].map(Box::new);
        return Err(PairingFault::Worse { criterion, played, possible, lawful });
    }
    for &(one, other) in &pairs {
        let (one, other) = (&field.contenders[one], &field.contenders[other]);
        let (white, black, reason) = allocate(one, other, &field);
        let (_, colour) = played(white).paired().expect("the two were paired");
        if colour == Some(Colour::Black) {
            let rule = message!("unlawful-colours-of-teams", because = reason.message());
            return Err(PairingFault::WrongColours { white: black.0, black: white.0, rule });
        }
    }
    Ok(())
}

/// Formats the pairs as `1-5 6-2 3:bye`, White first.
fn shown(lawful: &TeamPairing) -> String {
    let pairs = lawful.pairs.iter().map(|(white, black)| format!("{white}-{black}"));
    let bye = lawful.bye.map(|team| format!("{team}:bye"));
    pairs.chain(bye).collect::<Vec<_>>().join(" ")
}
