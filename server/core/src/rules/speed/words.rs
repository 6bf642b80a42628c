//! What the players say to a claim, and what follows (SP-1, SP-3, SP-8, SP-10, SP-11,
//! SP-13, SP-14, SP-20, SP-25).
//!
//! The clocks come before the board. Claims and declared flags are weighed together, in whatever
//! order they were said:
//!
//! | on the table | the other says so | he does not agree | both agree on |
//! | --- | --- | --- | --- |
//! | one flag | its owner loses | its owner loses if it has run out; else it is not down and play goes on | the first flag: its owner loses |
//! | both flags | draw (`both_flags`) | draw if both have run out; if one has, its owner loses; else play goes on | the first flag: its owner loses |
//! | an illegal move, and its claimant's flag | who says so loses | the flag's owner loses | no flag before that punch: the illegal mover loses |
//! | a claim about the board | as claimed | as the record says; unknown there, play goes on | |
//! | what the board shows | the end, once both say so | the end: the record shows it | |
//!
//! Whether a declared flag is down is what the clocks of the court show. Where it has none, a flag
//! that its owner does not see down is not down.

use court_protocol::{
    Agreement, Claim, ClockRule, CourtTime, GameResult, Millis, Side, Termination,
};

use super::claims::{is_borne_out, outcome};
use super::{Case, moves, say};
use crate::play::{Play, is_of_a_move};
use crate::record::{FactBody, Note, SpeedFact};

/// What lies between the players, the weightiest.
enum Table {
    BothFlags,
    /// A flag, and who declared it.
    Flag {
        of: Side,
        by: Side,
    },
    Claim {
        by: Side,
        claim: Claim,
    },
    End {
        mover: Side,
        claim: Claim,
        confirmed: Option<Side>,
    },
    /// Something was said, and neither punched nor stopped.
    Incomplete,
    Nothing,
}

fn table(play: &Play) -> Table {
    let speed = &play.speed;
    let flags = speed.flags.map(|by| by.filter(|_| speed.stopped.is_some()));
    match (flags.white, flags.black) {
        (Some(_), Some(_)) => return Table::BothFlags,
        (Some(by), None) => return Table::Flag { of: Side::White, by },
        (None, Some(by)) => return Table::Flag { of: Side::Black, by },
        (None, None) => {}
    }
    if let Some(made) = speed.claim.as_ref().filter(|made| made.complete) {
        return Table::Claim { by: made.by, claim: made.claim.clone() };
    }
    if let Some(end) = &speed.end {
        let (mover, claim, confirmed) = (end.mover, end.claim.clone(), end.confirmed);
        return Table::End { mover, claim, confirmed };
    }
    if speed.is_any_claimed() { Table::Incomplete } else { Table::Nothing }
}

/// Who made the illegal move that is claimed, if one is. A king taken off the board claims it without
/// a word, before the punch as well (SP-20).
fn illegal_mover(play: &Play) -> Option<(Side, Claim)> {
    if let Some(made) = &play.speed.claim {
        return is_of_a_move(&made.claim).then(|| (made.by.other(), made.claim.clone()));
    }
    let taker = play.placed.filter(|standing| moves::takes_the_king(play, *standing))?.side;
    Some((taker.other(), Claim::KingCaptured))
}

/// A player, or both, says that it is so.
pub(super) fn confirmed(case: &mut Case<'_>, side: Option<Side>) {
    let play = case.play;
    let teller = side.unwrap_or(play.first);
    let illegal = illegal_mover(play);
    match table(play) {
        Table::BothFlags => match illegal {
            Some((offender, claim)) if side == Some(offender) => {
                as_claimed(case, offender.other(), &claim, &[20]);
            }
            _ => both_flags(case),
        },
        Table::Flag { of, by } => match illegal {
            // Each says so of what is held against him; together they have to say what they agree on.
            Some((offender, claim)) if offender != of => match side {
                Some(side) if side == of => flag_loses(case, of),
                Some(_) => as_claimed(case, of, &claim, &[20]),
                None => case.note(teller, Note::NothingToAgree),
            },
            _ if side == Some(by) => case.note(by, Note::OwnClaim),
            _ => flag_loses(case, of),
        },
        Table::Claim { by, .. } if side == Some(by) => case.note(by, Note::OwnClaim),
        Table::Claim { by, claim } => as_claimed(case, by, &claim, &[]),
        Table::End { mover, claim, confirmed } => match side {
            Some(side) if confirmed != Some(side.other()) => {
                say(case, SpeedFact::Confirmed { side });
            }
            _ => as_claimed(case, mover, &claim, &[13]),
        },
        Table::Incomplete => case.note(teller, Note::ClaimIncomplete),
        Table::Nothing => case.note(teller, Note::NothingClaimed),
    }
}

/// A player does not agree.
pub(super) fn disputed(case: &mut Case<'_>, side: Side) {
    let play = case.play;
    match table(play) {
        Table::BothFlags => both_flags_disputed(case, side),
        Table::Flag { of, by } => match illegal_mover(play) {
            Some((offender, _)) if offender != of => flag_loses(case, of),
            _ if side == by => case.note(side, Note::OwnClaim),
            _ if is_shown_down(play, of, case.at) => flag_loses(case, of),
            _ => falls(case, &Claim::FlagDown { of }, vec![10, 25]),
        },
        Table::Claim { by, .. } if side == by => case.note(side, Note::OwnClaim),
        Table::Claim { by, claim } => match is_borne_out(play, by, &claim) {
            Some(true) => as_claimed(case, by, &claim, &[]),
            Some(false) => falls(case, &claim, vec![2, 25]),
            None => falls(case, &claim, vec![25]),
        },
        Table::End { mover, claim, .. } => as_claimed(case, mover, &claim, &[13]),
        Table::Incomplete => case.note(side, Note::ClaimIncomplete),
        Table::Nothing => case.note(side, Note::NothingClaimed),
    }
}

/// Both say together: whose flag fell first (SP-8, SP-11, SP-14), that none was down before an
/// illegal mover's punch (SP-20), how the game ends, or that it goes on.
pub(super) fn agreed(case: &mut Case<'_>, on: Agreement) {
    let play = case.play;
    let is_flag = matches!(table(play), Table::BothFlags | Table::Flag { .. });
    match on {
        Agreement::FirstFlag { side } if is_flag => {
            say(case, SpeedFact::Agreed { on });
            flag_loses(case, side);
        }
        Agreement::NoFlagBefore if is_flag && illegal_mover(play).is_some() => {
            say(case, SpeedFact::Agreed { on });
            if let Some((offender, claim)) = illegal_mover(play) {
                as_claimed(case, offender.other(), &claim, &[20]);
            }
        }
        Agreement::Result { result } => {
            say(case, SpeedFact::Agreed { on });
            case.say(FactBody::Ended { result, by: Termination::PlayersAgreed });
        }
        Agreement::PlayOn if play.speed.is_any_claimed() || play.speed.stopped.is_some() => {
            let by = claimant_to_move(play);
            say(case, SpeedFact::Agreed { on });
            case.then(|case| runs_on(case, by));
        }
        _ => case.note(play.first, Note::NothingToAgree),
    }
}

/// Both flags are down and nobody says which fell first: a draw (SP-8, SP-11, SP-14).
fn both_flags(case: &mut Case<'_>) {
    let points = of_flags(case.play, vec![8, 25]);
    settle(case, Claim::BothFlagsDown, points);
    case.say(FactBody::Ended { result: GameResult::Drawn, by: Termination::BothFlags });
}

/// Whether the court's clock shows a flag down that one player declared: that he sees it is enough
/// (SP-10), and nobody keeps it up by denying it. What the clock on the table shows is the players'
/// word alone.
fn is_shown_down(play: &Play, of: Side, at: CourtTime) -> bool {
    play.rules == ClockRule::Court && play.left_at(of, at).is_some_and(|left| left <= Millis::ZERO)
}

/// A player does not see both flags down. That they are is for the clocks to show (SP-8): a flag
/// that has not run out falls as a claim, and the other one, if it has, loses the game. On the
/// table's clock what else lies on the table lies there still.
fn both_flags_disputed(case: &mut Case<'_>, side: Side) {
    let play = case.play;
    if Side::BOTH.iter().all(|of| play.speed.flags[*of] == Some(side)) {
        return case.note(side, Note::OwnClaim);
    }
    let is_down = |of: Side| match play.rules {
        ClockRule::Court => is_shown_down(play, of, case.at),
        ClockRule::Table => play.speed.flags[of] == Some(side),
    };
    match (is_down(Side::White), is_down(Side::Black)) {
        (true, true) => both_flags(case),
        (false, false) => falls(case, &Claim::BothFlagsDown, vec![10, 25]),
        (false, true) => only_flag(case, Side::Black),
        (true, false) => only_flag(case, Side::White),
    }
}

/// Of two flags that were declared down only that of `down` is.
fn only_flag(case: &mut Case<'_>, down: Side) {
    falls(case, &Claim::FlagDown { of: down.other() }, vec![8, 10, 25]);
    if case.play.rules == ClockRule::Court {
        case.then(|case| flag_loses(case, down));
    }
}

/// The flag of `of` was down first, as both see it, or as it is held against him.
fn flag_loses(case: &mut Case<'_>, of: Side) {
    let points = of_flags(case.play, vec![3, 10]);
    settle(case, Claim::FlagDown { of }, points);
    let result = GameResult::Won { by: of.other() };
    case.say(FactBody::Ended { result, by: Termination::FlagDeclared });
}

/// The points that come to those of a flag by what else lies on the table.
fn of_flags(play: &Play, mut points: Vec<u8>) -> Vec<u8> {
    let speed = &play.speed;
    let both = matches!(table(play), Table::BothFlags);
    if both {
        points.extend([8, 11, 25]);
    }
    if Side::BOTH.iter().any(|of| speed.flags[*of] == Some(*of)) && !both {
        points.push(12);
    }
    if speed.end.is_some() {
        points.push(if both { 14 } else { 13 });
    }
    if illegal_mover(play).is_some() {
        points.push(20);
    }
    points
}

/// The game ends as it was claimed, or as the board shows it.
fn as_claimed(case: &mut Case<'_>, by: Side, claim: &Claim, beside: &[u8]) {
    let (result, termination, mut points) = outcome(case.play, by, claim);
    points.extend(beside);
    settle(case, claim.clone(), points);
    case.say(FactBody::Ended { result, by: termination });
}

fn settle(case: &mut Case<'_>, claim: Claim, mut points: Vec<u8>) {
    points.sort_unstable();
    points.dedup();
    say(case, SpeedFact::Settled { claim, stands: true, points });
}

/// A claim falls; play goes on unless something else lies on the table.
fn falls(case: &mut Case<'_>, claim: &Claim, points: Vec<u8>) {
    let by = claimant_to_move(case.play).filter(|_| is_of_a_move(claim));
    say(case, SpeedFact::Settled { claim: claim.clone(), stands: false, points });
    case.then(|case| goes_on(case, by));
}

/// Play goes on with the clock of `side`, or else the one that ran before they were stopped, unless
/// something else lies on the table.
pub(super) fn goes_on(case: &mut Case<'_>, side: Option<Side>) {
    if !case.play.speed.holds_play() {
        runs_on(case, side);
    }
}

/// Whose move it still is, because a punch of his was that of a claim.
fn claimant_to_move(play: &Play) -> Option<Side> {
    play.speed.claim.as_ref().filter(|made| is_of_a_move(&made.claim)).map(|made| made.by)
}

/// The clocks go on: that of `side`, or else the one that ran before they were stopped.
fn runs_on(case: &mut Case<'_>, side: Option<Side>) {
    let play = case.play;
    let stood = play.speed.stopped.map(|stopped| stopped.to_run);
    let known = play.clocks.running.map(|running| running.side).or(stood.flatten());
    let to_run = known.and(side.or(known));
    if stood.is_some() || to_run != known {
        say(case, SpeedFact::RunsOn { side: to_run });
    }
}
