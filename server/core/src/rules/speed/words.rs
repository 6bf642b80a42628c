//! The players' answers to a claim, and their effects (SP-1, SP-3, SP-8, SP-10, SP-11, SP-13,
//! SP-14, SP-20, SP-25).
//!
//! The clocks come before the board. Claims and declared flags are weighed together, whatever their
//! order:
//!
//! | claimed | the other confirms | both agree on |
//! | --- | --- | --- |
//! | one flag | its owner loses | the first flag: its owner loses |
//! | both flags | draw (`both_flags`), once each has confirmed his own | the first flag: its owner loses |
//! | an illegal move, and its claimant's flag | the side that confirms loses | no flag before that punch: the illegal mover loses |
//! | a claim about the board | as claimed | the first flag: its owner loses |
//! | an end that the board shows | the end, once both confirm it | |
//!
//! Nothing else ends the game. A disputed claim stays open, with the court's record on it, until
//! both agree: on a result, or that the game goes on.

use court_protocol::{
    Agreement, BySide, Claim, ClockRule, CourtTime, GameResult, Millis, Side, Termination,
};

use super::evidence::is_borne_out;
use super::{RuleContext, moves, say};
use crate::play::{Play, is_of_a_move};
use crate::record::{FactBody, Note, SpeedFact, Wrong};

/// The weightiest open claim between the players.
enum OpenClaim {
    BothFlags,
    /// A flag, with the side that declared it.
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
    /// A claim in words, without its punch or stop.
    Incomplete,
    Nothing,
}

/// The open claim when `teller` confirms it. His own declared flag, if the other disputes it,
/// does not count.
// rules: SP-10, SP-13
fn open_claim(play: &Play, teller: Option<Side>) -> OpenClaim {
    let speed = &play.speed;
    let flags = BySide::from_fn(|of| {
        let is_disputed = speed.dispute_of(&Claim::FlagDown { of }).is_some();
        let counts = |by: &Side| speed.stopped.is_some() && !(is_disputed && teller == Some(*by));
        speed.flags[of].filter(counts)
    });
    match (flags.white, flags.black) {
        (Some(_), Some(_)) => return OpenClaim::BothFlags,
        (Some(by), None) => return OpenClaim::Flag { of: Side::White, by },
        (None, Some(by)) => return OpenClaim::Flag { of: Side::Black, by },
        (None, None) => {}
    }
    if let Some(made) = speed.claim.as_ref().filter(|made| made.complete) {
        return OpenClaim::Claim { by: made.by, claim: made.claim.clone() };
    }
    if let Some(end) = &speed.end {
        let (mover, claim, confirmed) = (end.mover, end.claim.clone(), end.confirmed);
        return OpenClaim::End { mover, claim, confirmed };
    }
    if speed.is_any_claimed() { OpenClaim::Incomplete } else { OpenClaim::Nothing }
}

/// The maker of the illegal move that is claimed, if one is. Taking the king off the board claims
/// it without a word, before the punch as well (SP-20).
fn illegal_mover(play: &Play) -> Option<(Side, Claim)> {
    if let Some(made) = &play.speed.claim {
        return is_of_a_move(&made.claim).then(|| (made.by.other(), made.claim.clone()));
    }
    let taker = play.table.placed.filter(|standing| moves::takes_the_king(play, *standing))?.side;
    Some((taker.other(), Claim::KingCaptured))
}

/// A player, or both, confirm the claim.
pub(super) fn confirmed(context: &mut RuleContext<'_>, side: Option<Side>) {
    let play = context.play;
    let teller = side.unwrap_or(play.table.first);
    let illegal = illegal_mover(play);
    match open_claim(play, side) {
        OpenClaim::BothFlags
            if side.is_some_and(|side| play.speed.flags == BySide::both(Some(side))) =>
        {
            context.note(teller, Note::OwnClaim);
        }
        OpenClaim::BothFlags if owners_confirm(play, side) => both_flags(context),
        OpenClaim::BothFlags => match illegal {
            Some((offender, claim)) if side == Some(offender) => {
                as_claimed(context, offender.other(), &claim, &[20]);
            }
            _ if play.speed.granted[teller] => context.note(teller, Note::ClaimStands),
            // the other has still to say that his flag is down as well
            _ => say(context, SpeedFact::Confirmed { side: teller }),
        },
        OpenClaim::Flag { of, by } => match illegal {
            // Each confirms the claim against him; together they have to name what they agree on.
            Some((offender, claim)) if offender != of => match side {
                Some(side) if side == of => flag_loses(context, of),
                Some(_) => as_claimed(context, of, &claim, &[20]),
                None => context.note(teller, Note::NothingToAgree),
            },
            _ if side == Some(by) => context.note(by, Note::OwnClaim),
            _ => flag_loses(context, of),
        },
        OpenClaim::Claim { by, .. } if side == Some(by) => context.note(by, Note::OwnClaim),
        OpenClaim::Claim { by, claim } => as_claimed(context, by, &claim, &[]),
        OpenClaim::End { mover, claim, confirmed } => match side {
            Some(side) if confirmed != Some(side.other()) => {
                say(context, SpeedFact::Confirmed { side });
            }
            _ => as_claimed(context, mover, &claim, &[13]),
        },
        OpenClaim::Incomplete => context.note(teller, Note::ClaimIncomplete),
        OpenClaim::Nothing => context.note(teller, Note::NothingClaimed),
    }
}

/// True if both owners say that their flags are down, once `side` confirms, or both do (SP-11).
fn owners_confirm(play: &Play, side: Option<Side>) -> bool {
    let confirms = |of: Side| side.is_none_or(|side| side == of) || play.speed.owner_confirms(of);
    Side::BOTH.into_iter().all(confirms)
}

/// A player disputes the other's claim, or the end that the board shows.
pub(super) fn disputed(context: &mut RuleContext<'_>, side: Side) {
    let play = context.play;
    let lies = open_claim(play, None);
    match lies {
        OpenClaim::Incomplete => return context.note(side, Note::ClaimIncomplete),
        OpenClaim::Nothing => return context.note(side, Note::NothingClaimed),
        _ => {}
    }
    let mut against = against(play, side);
    if let OpenClaim::End { mover, claim, .. } = lies {
        against.push((mover, claim));
    }
    if against.is_empty() {
        return context.note(side, Note::OwnClaim);
    }
    let before = context.facts.len();
    let is_new = |(_, claim): &(Side, Claim)| play.speed.dispute_of(claim).is_none();
    for (by, claim) in against.into_iter().filter(is_new) {
        let record = recorded(play, by, &claim, context.at);
        say(context, SpeedFact::Disputed { side, claim, record });
    }
    if context.facts.len() == before {
        context.note(side, Note::ClaimStands);
    }
}

/// The complete claims of the other player.
fn against(play: &Play, side: Side) -> Vec<(Side, Claim)> {
    let speed = &play.speed;
    let other = side.other();
    let declared = |of: &Side| speed.stopped.is_some() && speed.flags[*of] == Some(other);
    let flags = Side::BOTH.into_iter().filter(declared).map(|of| (other, Claim::FlagDown { of }));
    let made = speed.claim.as_ref().filter(|made| made.by == other && made.complete);
    flags.chain(made.map(|made| (other, made.claim.clone()))).collect()
}

/// The court's record on a claim; on a flag, the court's clock where that rules.
fn recorded(play: &Play, by: Side, claim: &Claim, at: CourtTime) -> Option<bool> {
    match claim {
        Claim::FlagDown { of } if play.clocks.rule == ClockRule::Court => {
            play.clocks.left_at(*of, at).map(|left| left <= Millis::ZERO)
        }
        Claim::FlagDown { .. } => None,
        claim => is_borne_out(play, by, claim),
    }
}

/// Both players agree: on the flag that fell first (SP-8, SP-11, SP-14), or that none was down
/// before an illegal mover's punch (SP-20). Or they agree on the result, or that the game goes on.
// rules: SP-11, SP-14, SP-20
pub(super) fn agreed(context: &mut RuleContext<'_>, on: Agreement) {
    let play = context.play;
    match on {
        Agreement::FirstFlag { side } if play.speed.is_any_claimed() => {
            say(context, SpeedFact::Agreed { on });
            flag_loses(context, side);
        }
        Agreement::NoFlagBefore if illegal_mover(play).is_some() => {
            say(context, SpeedFact::Agreed { on });
            if let Some((offender, claim)) = illegal_mover(play) {
                as_claimed(context, offender.other(), &claim, &[20]);
            }
        }
        Agreement::Result { result } => {
            say(context, SpeedFact::Agreed { on });
            context.say(FactBody::Ended { result, by: Termination::PlayersAgreed });
        }
        Agreement::PlayOn if play.speed.is_any_claimed() || play.speed.stopped.is_some() => {
            let by = claimant_to_move(play);
            say(context, SpeedFact::Agreed { on });
            context.then(|context| runs_on(context, by));
        }
        _ => context.note(play.table.first, Note::NothingToAgree),
    }
}

/// Both flags are down and nobody reports which fell first: a draw (SP-8, SP-11, SP-14).
// rules: SP-8
fn both_flags(context: &mut RuleContext<'_>) {
    let points = of_flags(context.play, vec![8, 25]);
    settle(context, Claim::BothFlagsDown, points);
    context.say(FactBody::Ended { result: GameResult::Drawn, by: Termination::BothFlags });
}

/// The flag of `of` was down first: both agree, or the owner confirms it.
fn flag_loses(context: &mut RuleContext<'_>, of: Side) {
    let points = of_flags(context.play, vec![3, 10]);
    settle(context, Claim::FlagDown { of }, points);
    let result = GameResult::Won { by: of.other() };
    context.say(FactBody::Ended { result, by: Termination::FlagDeclared });
}

/// The points of a flag, with those of the other open claims.
fn of_flags(play: &Play, mut points: Vec<u8>) -> Vec<u8> {
    let speed = &play.speed;
    let both = matches!(open_claim(play, None), OpenClaim::BothFlags);
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

/// The game ends by the claim, or by the end that the board shows.
fn as_claimed(context: &mut RuleContext<'_>, by: Side, claim: &Claim, beside: &[u8]) {
    let (result, termination, mut points) = outcome(context.play, by, claim);
    points.extend(beside);
    settle(context, claim.clone(), points);
    context.say(FactBody::Ended { result, by: termination });
}

fn settle(context: &mut RuleContext<'_>, claim: Claim, mut points: Vec<u8>) {
    points.sort_unstable();
    points.dedup();
    say(context, SpeedFact::Settled { claim, stands: true, points });
}

/// Play goes on with the clock of `side`, or else the one that ran before they were stopped, unless
/// another claim is open.
pub(super) fn goes_on(context: &mut RuleContext<'_>, side: Option<Side>) {
    if !context.play.speed.holds_play() {
        runs_on(context, side);
    }
}

/// The side that still has to move, because its punch was that of a claim.
fn claimant_to_move(play: &Play) -> Option<Side> {
    play.speed.claim.as_ref().filter(|made| is_of_a_move(&made.claim)).map(|made| made.by)
}

/// The clocks go on: that of `side`, or else the one that ran before they were stopped.
fn runs_on(context: &mut RuleContext<'_>, side: Option<Side>) {
    let play = context.play;
    let stood = play.speed.stopped.map(|stopped| stopped.to_run);
    let known = play.clocks.running.map(|running| running.side).or(stood.flatten());
    let to_run = known.and(side.or(known));
    if stood.is_some() || to_run != known {
        say(context, SpeedFact::RunsOn { side: to_run });
    }
}

/// The end of a game by a claim of `by`, with the points of the rules for it.
// rules: SP-1, SP-3
fn outcome(play: &Play, by: Side, claim: &Claim) -> (GameResult, Termination, Vec<u8>) {
    let won = GameResult::Won { by };
    let (result, termination, mut points) = match claim {
        Claim::PressWithoutMove => (won, Termination::IllegalMove, vec![3, 16, 18, 19]),
        Claim::KingInCheck | Claim::KingCaptured => {
            (won, Termination::KingLeftInCheck, vec![3, 17, 18])
        }
        Claim::Checkmate => (won, Termination::Checkmate, vec![2, 3, 7]),
        Claim::Stalemate => (GameResult::Drawn, Termination::Stalemate, vec![2, 7]),
        Claim::DeadPosition => (GameResult::Drawn, Termination::DeadPosition, vec![2, 7]),
        Claim::Threefold { .. } => {
            (GameResult::Drawn, Termination::ThreefoldRepetition, vec![2, 21])
        }
        Claim::FiftyMoves { .. } => (GameResult::Drawn, Termination::FiftyMoves, vec![2]),
        _ => (won, Termination::IllegalMove, vec![3, 18, 19]),
    };
    if is_of_a_move(claim) {
        match play.speed.wrong {
            Some(Wrong::Undeclared) => points.push(26),
            Some(Wrong::Unexchanged) => points.push(28),
            _ => {}
        }
    }
    (result, termination, points)
}
