//! Speed chess (SP-1 to SP-31): a game that the two players decide.
//!
//! * A move is finished by its punch (SP-4). Until then it may be changed; from then on it stands,
//!   lawful or not, unless the opponent claims before he has moved and punched himself.
//! * The court declares no flags and ends nothing. It records who stopped the clocks, each claim,
//!   confirmation, dispute and agreement, and their effects under the rules.
//! * A disputed claim stays open, and both players see the court's record on it: only their
//!   agreement ends the game. The instants at which the clocks ran out are shown after the end, for
//!   the record only (SP-25).

mod claims;
mod evidence;
mod moves;
mod words;

use court_protocol::{
    Act, BySide, ClockRule, Evidence, GameResult, Phase, Ruleset, Seen, Side, Termination,
};

use super::{RuleContext, given, judgement, offers, readings, starts};
use crate::mating::{CanMate, can_mate};
use crate::permits::counts_while_paused;
use crate::play::{Play, color};
use crate::record::{FactBody, Note, SpeedFact};

/// Something seen at a board on which Speed chess is played.
// rules: SP-4, SP-6, SP-23, SP-24
pub(super) fn observe(context: &mut RuleContext<'_>, side: Side, seen: &Seen) {
    let play = context.play;
    match seen {
        Seen::Interfered { about } => return say(context, SpeedFact::Interfered { about: *about }),
        // A referee enters, or corrects the result to, the agreement of both after the end.
        Seen::Agreed { on } if play.result.ended.is_some() => {
            return say(context, SpeedFact::Agreed { on: *on });
        }
        _ if play.result.ended.is_some() => return context.note(side, Note::AfterTheEnd),
        Seen::FlagSeen { side } => return context.note(*side, Note::FlagIsThePlayers),
        Seen::Reminded { side } => return context.note(*side, Note::Reminded),
        _ => {}
    }
    match play.phase {
        Phase::Running => {}
        Phase::Paused if counts_while_paused(Ruleset::Speed, Act::of_seen(seen)) => {}
        Phase::Paused => return context.note(side, Note::WhilePaused),
        Phase::Countdown if play.stopped.is_some() => return context.note(side, Note::WhilePaused),
        Phase::Countdown | Phase::Waiting | Phase::Finished => {
            return starts::before_go(context, side, seen);
        }
    }
    if is_at_the_board(seen) && play.speed.holds_play() {
        return context.note(side, Note::ClaimStands);
    }
    match seen {
        Seen::Placed { uci } => moves::placed(context, uci),
        Seen::Moved { uci, reading } => moves::moved(context, uci, *reading),
        Seen::Pressed { side, reading } => moves::pressed(context, *side, *reading),
        Seen::Withdrawn { side } => moves::withdrawn(context, *side),
        Seen::Declared { side, piece } => moves::declared(context, *side, *piece),
        Seen::Exchanged { side, square, piece } => moves::exchanged(context, *side, square, *piece),
        Seen::ClocksStopped { side } => both_stopped(context, *side),
        Seen::Claimed { side, claim } => claims::claimed(context, *side, claim),
        Seen::Confirmed { side } => words::confirmed(context, *side),
        Seen::Disputed { side } => words::disputed(context, *side),
        Seen::Agreed { on } => words::agreed(context, *on),
        Seen::Resigned { side } => resigned(context, *side),
        Seen::DrawAgreed => offers::agreed(context),
        Seen::Read { reading } => readings::read(context, *reading),
        Seen::ClockSet => given::set(context, side),
        _ => unreachable!("what Speed chess does not know is refused, or has been heard"),
    }
}

/// True for events on the board and the clock; the rest are words of the players.
const fn is_at_the_board(seen: &Seen) -> bool {
    matches!(
        seen,
        Seen::Placed { .. } | Seen::Moved { .. } | Seen::Pressed { .. } | Seen::Withdrawn { .. }
    )
}

/// A player stopped both clocks. A move of his that ends the game is complete with it (SP-7), and
/// so is a claim (SP-18). If the claim has fallen already the clocks do not stop.
// rules: SP-7
fn both_stopped(context: &mut RuleContext<'_>, side: Side) {
    if context.play.speed.stopped.is_some() {
        return context.note(side, Note::ClocksStand);
    }
    if let Some(standing) = context.play.table.placed.filter(|standing| standing.side == side)
        && moves::ends_the_game(context.play, standing)
    {
        moves::punched(context, side, standing.uci.as_str(), None);
    }
    context.then(|context| say(context, SpeedFact::BothStopped { side }));
    context.then(|context| {
        if context.play.speed.fell == Some(side) {
            words::goes_on(context, None);
        }
    });
}

/// A player resigned: he loses, unless it is proven that the opponent cannot mate (FIDE 5.1.2). No
/// referee is asked.
fn resigned(context: &mut RuleContext<'_>, side: Side) {
    let winner = side.other();
    let cannot = judgement::on_board(context.play)
        .is_some_and(|position| can_mate(&position, color(winner)) == CanMate::No);
    let result = if cannot { GameResult::Drawn } else { GameResult::Won { by: winner } };
    context.say(FactBody::Ended { result, by: Termination::Resignation });
}

/// Records, at the end of a game of Speed chess, the instants at which the court's clocks ran out.
/// On the table's clock nobody knows.
pub(super) fn for_the_record(context: &mut RuleContext<'_>) {
    let play = context.play;
    let ends = context.facts.iter().any(|(_, body)| matches!(body, FactBody::Ended { .. }));
    let is_told = play.result.ended.is_some();
    if play.ruleset != Ruleset::Speed || !ends || is_told || play.clocks.rule != ClockRule::Court {
        return;
    }
    let at = context.after().clocks.ran_out;
    if at != BySide::default() {
        say(context, SpeedFact::RanOut { at });
    }
}

fn say(context: &mut RuleContext<'_>, fact: SpeedFact) {
    context.say(FactBody::Speed(fact));
}

/// True if the court knows the pieces on the board.
fn is_board_known(play: &Play) -> bool {
    play.evidence == Evidence::Moves && (play.table.line.is_some() || play.table.adrift.is_some())
}
