//! Words of the screens: titles, columns, sentences over several figures.

use super::court::{clock, debts, phase, since, time_of_day, turns};
use court_protocol::{
    Back, BoardNo, CourtId, CourtTime, DeviceId, GameView, Millis, PenaltyState, PenaltyView,
    Ruleset, Said, Sanction, Side, SideView, StopView, TickerLine,
};
use referee_messages::say;

/// The offers of a draw that are not answered yet.
pub(crate) fn offers(game: &GameView) -> impl Iterator<Item = String> {
    let offers = Side::BOTH.into_iter().filter(|side| game.sides[*side].offers);
    offers.map(|side| say!("offer-lies", side))
}

/// The unusual marks of a call.
pub(crate) fn call_marks(penalty: &PenaltyView) -> String {
    let PenaltyView { unexpected, back, witnesses, .. } = penalty;
    say!("call-marks", unexpected, earlier = back, witnesses)
}

/// `court` is named where there are several.
pub(crate) fn board_title(
    court: Option<CourtId>,
    board: BoardNo,
    game: &GameView,
    (now, is_linked): (Option<CourtTime>, bool),
) -> String {
    let GameView { evidence, clock: rules, round, .. } = game;
    let left = game.ends_at.zip(now).map(|(ends_at, now)| (ends_at - now).at_least_zero());
    let title = say!(
        "board-title",
        board,
        game = game.game,
        round,
        chain = game_of_chain(game),
        phase = phase(game, now, is_linked),
        left = left.map(|left| clock(Some(left))),
        evidence,
        clock = rules,
    );
    court.map_or(title.clone(), |court| say!("on-court", court, what = title))
}

/// The number of the game in its chain; the first needs no word.
pub(crate) fn game_of_chain(game: &GameView) -> Option<String> {
    (game.chain_game > 1).then(|| say!("game-of-chain", chain_game = game.chain_game))
}

/// The time left of a match's hour.
pub(crate) fn limit_in_short(game: &GameView, now: Option<CourtTime>) -> Option<String> {
    let left = (game.ends_at? - now?).at_least_zero();
    Some(say!("limit-in-short", left = clock(Some(left))))
}

/// The line about a player.
pub(crate) fn side_line(
    name: &str,
    view: &SideView,
    ruleset: Ruleset,
    (is_over, has_cards): (bool, bool),
) -> String {
    let SideView { illegal, served, cautions, reds, cards, .. } = view;
    let mut facts = vec![name.to_owned()];
    if ruleset.runs() {
        if !is_over {
            facts.push(say!("place-and-debts", at = view.at, debts = debts(&view.owes)));
        }
        facts.push(say!("runs-made", n = view.runs));
    }
    if *illegal > 0 {
        facts.push(say!("illegal-made", n = illegal));
    }
    if *served > 0 {
        facts.push(say!("served", n = served));
    }
    if (*cautions, *reds) != (0, 0) {
        facts.push(say!("cards-shown", cautions, reds));
    }
    if let Some(points) = view.points {
        facts.push(say!("points", n = points));
    } else if has_cards {
        facts.push(say!("draw-cards", n = cards));
    }
    if ruleset.runs() {
        facts.push(turns(view));
    }
    facts.join(", ")
}

pub(crate) fn position_line(game: &GameView) -> String {
    let GameView { ply, placed, fen, .. } = game;
    let last = game.last.as_ref().map(|last| &last.san);
    let offers = offers(game).collect::<Vec<_>>().join(", ");
    say!("position-line", ply, last, placed, offers, fen)
}

pub(crate) fn waits_for_stop(view: &SideView) -> String {
    let is_due = view.penalties.iter().any(|penalty| penalty.state == PenaltyState::Due);
    let seconds = view.next_stop.0 / 1_000;
    say!("waits-for-stop", is_due, seconds)
}

pub(crate) fn stop_runs(left: &str, stop: StopView) -> String {
    let StopView { penalties, restarts, .. } = stop;
    say!("stop-runs", left, is_paused = stop.left.is_some(), penalties, restarts)
}

/// When a call counts from, and what it costs.
pub(crate) fn when_and_cost(back: Option<Back>, sanction: Sanction, ago: Millis) -> String {
    let ago = (ago.0 >= 3_000).then(|| since(ago));
    say!("when-and-cost", back, ago, sanction)
}

/// A walker's red cards among the notes of his board; nothing without any.
pub(crate) fn cards_in_short(side: Side, view: &SideView) -> Option<String> {
    (view.reds > 0).then(|| say!("reds-in-short", side, n = view.reds))
}

/// A walker's summary sheet: who showed him what, when. `lines` are those of his cards that this
/// terminal has seen; `name` knows what devices are called.
pub(crate) fn summary_sheet<'a>(
    side: Side,
    view: &SideView,
    lines: impl Iterator<Item = &'a TickerLine>,
    utc_offset: i64,
    name: impl Fn(DeviceId) -> String,
) -> Option<String> {
    let count = usize::from(view.cautions) + usize::from(view.reds);
    let cards: Vec<String> = lines
        .filter_map(|line| match &line.said {
            Said::WalkCard { side: of, card, offence, by } if *of == side => {
                let judge = by.map_or_else(|| say!("by-server"), &name);
                Some(say!(
                    "card-of-sheet",
                    at = time_of_day(line.at, utc_offset),
                    shown = card,
                    offence,
                    judge
                ))
            }
            _ => None,
        })
        .collect();
    let are_missing = cards.len() < count;
    (count > 0).then(|| say!("summary-sheet", side, cards = cards.join("; "), are_missing))
}
