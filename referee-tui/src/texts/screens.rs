//! Words of the screens: titles, columns, sentences over several figures.

use super::counted;
use super::court::{debts, phase, sanction, since, turns, whereabouts};
use crate::model::deciding::Deciding;
use crate::model::presses::{Press, PressState};
use court_protocol::{
    Back, BoardNo, CourtId, CourtTime, GameResult, GameView, Millis, PenaltyView, Question,
    Refusal, Ruleset, Sanction, Side, SideView, StopView,
};

pub(crate) const COLUMN_PHASE: &str = "Game";
pub(crate) const COLUMN_WHITE: &str = "   White at   owes";
pub(crate) const COLUMN_BLACK: &str = "   Black at   owes";
pub(crate) const COLUMN_NOTES: &str = " To see to; players";
pub(crate) const SILENT: &str = "SILENT";
pub(crate) const OPEN_CALLS: &str = "Open calls, the most urgent first";
pub(crate) const YOUR_PRESSES: &str = "Your presses, the last first";
pub(crate) const STOP_COLUMNS: &str = "Runner                Name                  Stopwatch";
pub(crate) const GO_COLUMNS: &str = " Bd  Game      Sweep   List      White - Black";
pub(crate) const EXCEPT: &str = "except";
pub(crate) const ALL_STARTED: &str = "No board of this court waits for its start.";
pub(crate) const ONLY_LEFT_OUT: &str =
    "No board but those left out waits for its start: its number takes one in again.";
pub(crate) const NOTHING_AGAINST: &str = "Nothing is known to stand against the start.";
pub(crate) const NOTHING_AGAINST_NOW: &str = "nothing stands against it any more";
pub(crate) const AGAINST_NOT_KNOWN: &str =
    "What stands against a start is not known: no list of devices has come.";
pub(crate) const STILL_PLAYED: &str = "not ended";
pub(crate) const THE_SERVER: &str = "server";
pub(crate) const ENTER: &str = "Enter";

pub(crate) const fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// No row of the stopwatch is of this board.
pub(crate) fn nobody_to_stop(board: BoardNo) -> String {
    format!("Nobody on {board} has anything to serve: s starts a stopwatch there all the same.")
}

/// The offers of a draw that are not answered yet.
pub(crate) fn offers(game: &GameView) -> impl Iterator<Item = String> {
    let offers = Side::BOTH.into_iter().filter(|side| game.sides[*side].offers);
    offers.map(|side| format!("{side}'s card"))
}

pub(crate) fn versus(white: &str, black: &str) -> String {
    format!("{white} - {black}")
}

pub(crate) fn players_by_colour(white: &str, black: &str) -> String {
    format!("White {white}, Black {black}")
}

/// Follows the last penalty that has a line.
pub(crate) fn more_penalties(more: usize) -> String {
    format!("  +{more} more: C")
}

/// The entry to be changed, as the log told it.
pub(crate) fn told_before(board: BoardNo, said: &str, ago: &str) -> String {
    format!("{board} {said}, {ago} ago")
}

/// A call that is to be changed.
pub(crate) fn call_in_short(
    board: BoardNo,
    side: Side,
    name: &str,
    fault: &str,
    ago: &str,
) -> String {
    format!("{board} {side} {name}: {fault}, {ago} ago")
}

/// Stands between a replaced call and the new one.
pub(crate) const IN_ITS_PLACE: &str = ", by";

/// The unusual marks of a call.
pub(crate) fn call_marks(penalty: &PenaltyView) -> String {
    let mut marks = String::new();
    if penalty.unexpected {
        marks.push_str(", unexpected");
    }
    if penalty.back {
        marks.push_str(", for earlier");
    }
    if penalty.witnesses > 1 {
        marks = format!("{marks}, {} referees", penalty.witnesses);
    }
    marks
}

pub(crate) fn court_in_short(court: CourtId, running: usize, open: usize, asked: usize) -> String {
    format!("{court}: {running} running, {open} penalties open, {asked} to decide (. goes there)")
}

/// `court` is named where there are several.
pub(crate) fn board_title(
    court: Option<CourtId>,
    board: BoardNo,
    game: &GameView,
    (now, is_linked): (Option<CourtTime>, bool),
) -> String {
    let by = super::evidence(game.evidence, game.clock);
    let limit = game.ends_at.zip(now).map_or_else(String::new, |(ends_at, now)| {
        format!(", limit in {}", super::clock(Some((ends_at - now).at_least_zero())))
    });
    let chain_game =
        game_of_chain(game).map_or_else(String::new, |chain_game| format!(", {chain_game}"));
    let court = court.map_or_else(String::new, |court| format!("{court}, "));
    format!(
        "{court}{board}: {} round {}{chain_game}, {}{limit}; reports {by}",
        game.game,
        game.round,
        phase(game, now, is_linked)
    )
}

/// The number of the game in its chain; the first needs no word.
pub(crate) fn game_of_chain(game: &GameView) -> Option<String> {
    (game.chain_game > 1).then(|| format!("sprint game {}", game.chain_game))
}

/// The time left of a match's hour.
pub(crate) fn limit_in_short(game: &GameView, now: Option<CourtTime>) -> Option<String> {
    let left = (game.ends_at? - now?).at_least_zero();
    Some(format!("hour {}", super::clock(Some(left))))
}

/// The line about a player.
pub(crate) fn side_line(
    name: &str,
    view: &SideView,
    ruleset: Ruleset,
    (is_over, has_cards): (bool, bool),
) -> String {
    let mut line = name.to_owned();
    if ruleset.runs() {
        if !is_over {
            line = format!("{line}, {}, owes {}", whereabouts(view.at), debts(&view.owes));
        }
        line = format!("{line}, {} runs", view.runs);
    }
    if view.illegal > 0 {
        line = format!("{line}, {} illegal", view.illegal);
    }
    if view.served > 0 {
        line = format!("{line}, {} served", view.served);
    }
    if (view.cautions, view.reds) != (0, 0) {
        let cautions = if view.cautions == 1 { "caution" } else { "cautions" };
        line = format!("{line}, {} {cautions}, {} red", view.cautions, view.reds);
    }
    if let Some(points) = view.points {
        line = format!("{line}, {points} points");
    } else if has_cards {
        line = format!("{line}, {} draw cards", view.cards);
    }
    if ruleset.runs() {
        line = format!("{line}, {}", turns(view));
    }
    line
}

pub(crate) fn position_line(game: &GameView) -> String {
    let last = game.last.as_ref().map_or_else(String::new, |m| format!(", last {}", m.san));
    let placed = game.placed.as_ref().map_or_else(String::new, |uci| format!(", placed {uci}"));
    let offer = offers(game).fold(String::new(), |told, offer| told + ", " + &offer);
    let fen = game.fen.as_deref().unwrap_or("position not known");
    format!("half-move {}{last}{placed}{offer}  {fen}", game.ply)
}

pub(crate) fn waits_for_stop(view: &SideView) -> String {
    let due = view.penalties.iter().any(|p| p.state == court_protocol::PenaltyState::Due);
    let seconds = view.open_penalties() as i64 * StopView::TIME.0 / 1_000;
    let when = if due { "DUE: stop him at the line" } else { "called: at his next return" };
    format!("{when}, {seconds} s")
}

pub(crate) fn stop_runs(left: &str, stop: StopView) -> String {
    let again = match stop.restarts {
        0 => String::new(),
        n => format!(", left early x{n}"),
    };
    let stands = if stop.left.is_some() { " (paused)" } else { "" };
    let penalties = if stop.penalties == 1 { "penalty" } else { "penalties" };
    format!("{left} left{stands}, {} {penalties}{again}", stop.penalties)
}

/// The effect of `e` on a question.
pub(crate) const fn edit(question: &Question) -> &'static str {
    match question {
        Question::ResultsDiffer { .. } => "enter the result",
        Question::ProposedTimes { .. } => "other times",
        Question::SetClock { .. }
        | Question::ClockDiffers { .. }
        | Question::FlagExpected { .. } => "type what it reads",
        Question::LeftStopAgain { .. } => "call another cost",
        _ => "look at the board",
    }
}

pub(crate) fn against_the_start(count: usize) -> String {
    let (stands, what) = if count == 1 { ("stands", "it") } else { ("stand", "them") };
    format!("{count} {stands} against the start (a reason overrides {what}):")
}

/// The result before a correction.
pub(crate) fn was(before: GameResult) -> String {
    format!("was {}", before.pgn())
}

/// Boards of other courts for which the screen has no room.
pub(crate) fn boards_hidden(boards: usize) -> String {
    format!("   {} hidden: , . other court", counted(boards, "board"))
}

/// Before the board of a game of an earlier round.
pub(crate) fn of_round(round: u16) -> String {
    format!("round {round} ")
}

/// The round on the screen; the number of unsealed results in the others.
pub(crate) fn rounds(shown: u16, others: Vec<(u16, usize)>) -> String {
    let others: Vec<String> =
        others.into_iter().map(|(round, n)| format!("{n} of round {round}")).collect();
    let unsealed = match &others[..] {
        [] => " ([ ] another)".to_owned(),
        others => format!(" (not sealed: {}; [ ])", others.join(", ")),
    };
    format!("Round {shown}{unsealed}   ")
}

/// Why a court does not take its next games without a reason.
pub(crate) fn round_waits(court: CourtId, reasons: &str) -> String {
    format!("{court} waits: {reasons}.")
}

pub(crate) const fn no_round(later: bool) -> &'static str {
    if later {
        "The boards have no later round: n puts the next one on, from a file."
    } else {
        "There is no earlier round."
    }
}

pub(crate) fn games_left(left: usize, confirmed: usize) -> String {
    format!("Games left: {left}   to seal: {confirmed}")
}

/// The stage of a press, and its outcome.
pub(crate) fn press_state(
    press: &Press,
    deciding: Option<&Deciding>,
    why: impl Fn(&Refusal) -> String,
) -> (&'static str, String) {
    match &press.state {
        PressState::Writing => ("being written", String::new()),
        PressState::Kept if press.undo => ("kept here", " (will be undone)".into()),
        PressState::Kept => ("kept here", String::new()),
        PressState::Recorded { .. } if press.undo => ("ruled", " (undone)".into()),
        // answered while this terminal was away
        PressState::Recorded { seq: None, .. } => ("ruled", ": what came of it stands in L".into()),
        PressState::Recorded { rulings, .. } => match (deciding, rulings.last()) {
            (Some(Deciding::Waits), _) => ("on the server", ": to be decided".into()),
            (Some(Deciding::Answered { answer, by }), _) => {
                ("ruled", format!(": decided by {by}: {answer}"))
            }
            (Some(Deciding::Otherwise), _) => ("ruled", ": decided by another act, L".into()),
            (None, None) => ("ruled", ": taken down".into()),
            (None, Some(ruling)) => ("ruled", format!(": {}", super::would_be_ruled(ruling))),
        },
        PressState::Refused(refusal) => ("REFUSED", format!(": {}", why(refusal))),
        PressState::NotKept { why } => ("NOT KEPT", format!(": {why}")),
    }
}

/// The state of a start whose countdown was stopped.
pub(crate) fn aborted_start() -> (&'static str, String) {
    ("aborted", ": the countdown was stopped".into())
}

/// When a call counts from, and what it costs.
pub(crate) fn when_and_cost(back: Option<Back>, cost: Sanction, ago: Millis) -> String {
    let when = match back {
        None if ago.0 < 3_000 => "now".to_owned(),
        None => format!("{} ago", since(ago)),
        Some(Back::Ago { time }) => format!("{} before", since(time)),
        Some(Back::AfterPly { ply }) => format!("run after half-move {ply}"),
    };
    format!("{when} | {}", sanction(cost))
}
