//! Changes of a round by hand: a phase that ends with a comparison with the lawful pairing.

use super::pairing::{are_kept_apart, have_met, last_round, redrawn, swiss_pairs};
use super::text_or_none;
use crate::explain::{against_bye, against_pair};
use crate::report::report_until;
use crate::{
    Competitor, Departure, Desk, Fact, HandChange, Refusal, Round, TextField, Tournament,
    TournamentId, Why,
};
use referee_tournament::event::{Bye, RoundNumber};
use std::collections::BTreeSet;

pub(super) fn open(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, round) = last_round(desk, id, number)?;
    if tournament.is.system.duel().is_some() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    if round.before_changes.is_some() {
        return Err(Refusal::ChangesOpen { tournament: id, round: number });
    }
    Ok(vec![Fact::ChangesOpened { tournament: id, round: number }])
}

/// The round in its phase of changes.
fn changing(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<(&Tournament, &Round), Refusal> {
    let (tournament, round) = desk.round(id, number)?;
    if round.before_changes.is_none() {
        return Err(Refusal::ChangesNotOpen { tournament: id, round: number });
    }
    Ok((tournament, round))
}

pub(super) fn change(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    change: HandChange,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, round) = changing(desk, id, number)?;
    let mut pairs: Vec<_> = round.pairs().collect();
    let mut byes = round.byes.clone();
    let known = |competitor: Competitor| {
        if tournament.is.numbers.contains(&competitor) {
            Ok(())
        } else {
            Err(Refusal::NotInTournament { tournament: id, competitor })
        }
    };
    let table = |no| {
        let found = round.matches.iter().position(|found| found.no == no);
        found.ok_or(Refusal::NoSuchMatch { match_no: no })
    };
    match change {
        HandChange::Swap(one, other) => {
            known(one)?;
            known(other)?;
            if one == other {
                return Err(Refusal::NotTwice { competitor: one });
            }
            let swap = |competitor: &mut Competitor| {
                if *competitor == one {
                    *competitor = other;
                } else if *competitor == other {
                    *competitor = one;
                }
            };
            for (white, black) in &mut pairs {
                swap(white);
                swap(black);
            }
            for (competitor, _) in &mut byes {
                swap(competitor);
            }
        }
        HandChange::Colours(no) => {
            let (white, black) = &mut pairs[table(no)?];
            std::mem::swap(white, black);
        }
        HandChange::Part(no) => {
            pairs.remove(table(no)?);
        }
        HandChange::Join(white, black) => {
            for competitor in [white, black] {
                known(competitor)?;
                if round.match_of(competitor).is_some() {
                    return Err(Refusal::Placed { competitor });
                }
            }
            if white == black {
                return Err(Refusal::NotTwice { competitor: white });
            }
            byes.retain(|(competitor, _)| *competitor != white && *competitor != black);
            pairs.push((white, black));
        }
        HandChange::Bye(competitor, bye) => {
            known(competitor)?;
            if round.match_of(competitor).is_some() {
                return Err(Refusal::Placed { competitor });
            }
            byes.retain(|(other, _)| *other != competitor);
            byes.push((competitor, bye));
        }
    }
    Ok(vec![redrawn(desk, tournament, round, &pairs, byes)?])
}

pub(super) fn close(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, round) = changing(desk, id, number)?;
    let reason = text_or_none(TextField::Reason, reason)?;
    let unplaced = unplaced(desk, tournament, round);
    if !unplaced.is_empty() {
        return Err(Refusal::Unplaced { competitors: unplaced });
    }
    let is_swiss = tournament.is.system.is_swiss();
    for (white, black) in round.pairs() {
        if is_swiss && have_met(desk, tournament, number, white, black) {
            return Err(Refusal::HaveMet { white, black });
        }
        if is_swiss && are_kept_apart(tournament, number, white, black) {
            return Err(Refusal::KeptApart { white, black });
        }
    }
    let departures = departures(desk, tournament, round);
    if !departures.is_empty() && reason.is_empty() {
        return Err(Refusal::ReasonNeeded);
    }
    Ok(vec![Fact::ChangesClosed { tournament: id, round: number, departures, reason }])
}

/// The competitors who have neither a match nor a bye. Late entries who join after the round need none.
pub(crate) fn unplaced(desk: &Desk, tournament: &Tournament, round: &Round) -> Vec<Competitor> {
    let joins_later = |competitor: &Competitor| {
        let entry = desk.entries.get(&competitor.person());
        !tournament.is.system.is_of_teams()
            && entry.is_some_and(|entry| round.number < entry.first_round)
    };
    let mut placed: BTreeSet<Competitor> = round.byes.iter().map(|(of, _)| *of).collect();
    placed.extend(round.pairs().flat_map(|(white, black)| [white, black]));
    let numbers = tournament.is.numbers.iter();
    numbers.filter(|one| !placed.contains(one) && !joins_later(one)).copied().collect()
}

/// The pairs and byes that differ from the lawful pairing, each with the reason against it.
fn departures(desk: &Desk, tournament: &Tournament, round: &Round) -> Vec<Departure> {
    if !tournament.is.system.is_swiss() {
        let before = round.before_changes.as_ref().map_or(&[][..], |(matches, _)| matches);
        let was = |white, black| before.iter().any(|m| (m.white, m.black) == (white, black));
        let against = Why::OtherOpponents;
        return round
            .pairs()
            .filter(|&(white, black)| !was(white, black))
            .map(|(white, black)| Departure { white, black: Some(black), against: against.clone() })
            .collect();
    }
    let report = report_until(desk, tournament, round.number.index());
    let lawful = swiss_pairs(desk, tournament, &report);
    let of_teams = tournament.is.system.is_of_teams();
    let (pairs, left_over) = lawful.unwrap_or_default();
    let pair = |white, black| Departure {
        white,
        black: Some(black),
        against: if of_teams {
            Why::OtherOpponents
        } else {
            against_pair(&report, white.person(), black.person())
        },
    };
    let bye = |white| Departure {
        white,
        black: None,
        against: if of_teams { Why::OtherOpponents } else { against_bye(&report, white.person()) },
    };
    let changed = round.pairs().filter(|found| !pairs.contains(found));
    let allocated = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
    let given = allocated.map(|(of, _)| *of).filter(|of| !left_over.contains(of));
    changed.map(|(white, black)| pair(white, black)).chain(given.map(bye)).collect()
}

pub(super) fn drop_changes(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<Vec<Fact>, Refusal> {
    changing(desk, id, number)?;
    Ok(vec![Fact::ChangesDropped { tournament: id, round: number }])
}
