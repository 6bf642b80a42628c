//! Every word the terminal shows, by key: a function or a constant each. Another language is
//! another set of these files.

mod asks;
mod court;
mod devices;
mod equipment;
mod help;
mod prompts;
mod questions;
mod said;
mod screens;
mod speed;
mod walking;

pub(crate) use asks::{
    annulled_with, ask, boards_list, boards_of_courts, clocks_would_be, lanes, not_undone,
    players_would_be, position_would_be,
};
pub(crate) use court::{
    EMPTY_BOARD, NOTHING_TO_CALL, age, claim, clock, debts, evidence, fault, fault_offered,
    penalty_state, phase, result, result_in_full, result_state, stopwatch, termination,
    time_of_day, whereabouts, whereabouts_in_short,
};
pub(crate) use devices::*;
pub(crate) use equipment::*;
pub(crate) use help::{
    ABORT, CORRECT_SEALED, HELP, KEYS_BY_HELP, WAITING_HELP, board_acts, countdown_help, help_line,
    prompt_help, screen_tab,
};
pub(crate) use prompts::{clocks_now, reasons, step, verb, warning, would_be_sealed};
pub(crate) use questions::{
    all_at_once, answer, answers, asked_of_all, decided, late_calls_of, question_in_full,
    set_clock, yes_or_no,
};
pub(crate) use said::said;
pub(crate) use screens::*;
pub(crate) use speed::{agreement, between_players, claims_stand, interference};
pub(crate) use walking::{cards_in_short, summary_sheet};

use crate::model::LinkState;
use crate::model::duty::Decision;
use crate::model::names::Author;
use crate::model::prompt::{ClockWords, Verb};
use court_protocol::{BoardNo, CourtId, DeviceId, FactId, Micros, Recovered, Ruling, Side};
use referee_messages::{DEVICES, words};

/// The names of devices.
pub(crate) type Names<'a> = &'a dyn Fn(DeviceId) -> String;

/// The name of the device that an argument of a message holds.
pub(crate) fn device_named(argument: &str, id: i64, names: Names<'_>) -> Option<String> {
    let id = u32::try_from(id).ok()?;
    DEVICES.contains(&argument).then(|| names(DeviceId(id)))
}

pub(crate) const YOU: &str = "you";
pub(crate) const CONFIRM: &str = "yes, do it";
pub(crate) const CONFIRM_ALL_THE_SAME: &str = "yes, all the same";
pub(crate) const OWN_WORDS: &str = "other, in your words";
pub(crate) const SCOPE_ALL: &str = "all courts";
pub(crate) const COLOURS_REVERSED: &str = "colours reversed, or exchanged with board";
pub(crate) const NO_PENALTY: &str = "No penalty is open.";
pub(crate) const NOTHING_TO_DECIDE: &str = "Nothing waits for a decision.";
pub(crate) const MARK_LOST: &str =
    "What was marked is decided already. Up or Down marks what is next.";
pub(crate) const NO_COURT: &str =
    "No court has been seen yet: it appears as soon as the link stands.";
pub(crate) const OLD_PICTURE: &str = "old picture";
pub(crate) const NO_PRESSES: &str =
    "No press yet. Each is shown here: kept here, on the server, ruled.";
pub(crate) const NOTHING_TO_UNDO: &str = "There is no press of yours to undo.";
pub(crate) const UNDO_LATER: &str =
    "The server does not have it yet: it is made void as soon as it has.";
pub(crate) const REPEATED: &str = "The same press again within a second: counted once.";
pub(crate) const NOT_THAT_BOARD: &str =
    "That board's result is not that far, or farther: the boards named are those it fits.";
pub(crate) const NUMBER_ACTED: &str = "The number has acted: it needs no Enter behind it.";

/// A side named after a verb that had acted already.
pub(crate) fn only_side_acted(side: Side) -> String {
    format!("It was taken for {side} at once, the only one it could be of here. u undoes it.")
}

pub(crate) const NO_BOARD_THERE: &str = "No board of this court has that number.";
/// The keys that `1` waits for on a court of `highest` boards.
pub(crate) fn one_begun(highest: u8) -> String {
    let more: Vec<String> =
        (10..=highest.min(12)).map(|n| format!("{} board {n}", n - 10)).collect();
    format!("BOARD 1_ Enter board 1, {}; Backspace none. Another key: board 1.", more.join(", "))
}

pub(crate) const NO_LINK_NO_COUNTDOWN: &str = "No link: the other screens would not count along. \
     Count aloud and press G, then v, at your GO: it counts from your key.";
/// Why an act is not for a board as it stands.
pub(crate) fn not_at_this_board(what: &str, board: BoardNo, has_game: bool) -> String {
    if has_game {
        format!("\"{what}\" comes no more: the game on {board} has ended.")
    } else {
        format!("No game is on {board}: there is nothing to call.")
    }
}

/// A key that means nothing on this screen.
pub(crate) fn no_such_key(key: char) -> String {
    format!("{key} does nothing here: the last line says what does, ? the rest.")
}

/// Why an act has no board to be about.
pub(crate) const fn nobody_for(verb: &Verb) -> &'static str {
    match verb {
        Verb::Start => "No board there waits for its start (r: those that stand still go on).",
        Verb::Go => "No board there waits for its start or stands still.",
        Verb::Resume => "No board there stands still.",
        Verb::Pause => "No board there runs or counts down.",
        Verb::Annul => "No board there has a start to make void: no game runs or stands still.",
        Verb::Abort => "No countdown runs. A start is made void after its GO: G, x.",
        _ => NOBODY_WAITS,
    }
}

/// Why there is no board to rule a result of.
pub(crate) const fn no_result_for(verb: &Verb) -> &'static str {
    match verb {
        Verb::CorrectResult => "No result is sealed yet: e enters another one in its place.",
        Verb::EnterResult => "Every result is sealed: x corrects a sealed one.",
        _ => "Every game has ended: e enters another result, x corrects a sealed one.",
    }
}

pub(crate) const NOBODY_WAITS: &str = "No board there waits for its start.";
pub(crate) const PICTURE_HAS_NO_GAME: &str = "No game is known on that board.";
pub(crate) const CHOOSE_A_CALL: &str =
    "No call is open. What was served or has lapsed: L, its line, v.";
pub(crate) const NOTHING_TO_SPLIT: &str =
    "That call is one referee's: only what two referees called can be split.";
pub(crate) const NOTHING_TO_VOID: &str = "The log has no line yet.";
pub(crate) const STAYS_OPEN: &str =
    "It stays here until the clock on the table shows it: y when it does, e for what it reads.";
pub(crate) const NOT_A_CLOCK: &str = "expected White's time and Black's, such as  4:32 4:03 w  (- leaves one as it is; w or b runs), \
     or one side's, such as  w 8:30  or  +1:00 w  (where its clock is known)";
pub(crate) const NOT_A_READING: &str =
    "expected White's time and Black's and no more, such as  4:32 4:03  (- where one was not read)";
pub(crate) const NOT_LANES: &str = "expected lanes such as  1-6  or  1,2,5  (empty is all)";
pub(crate) const CANNOT_SWAP: &str = "Both boards need a game to exchange their players.";

pub(crate) const NEEDS_WORDS: &str = "A few words are needed here; Esc leaves it all.";
pub(crate) const WOULD_COME_TO: &str =
    "What it would come to, as the court says now (nothing is done yet)";
pub(crate) const BEING_ASKED: &str = "It is being asked ...";
pub(crate) const NO_PREVIEW: &str =
    "No link: what it would come to cannot be asked. It is ruled when it arrives.";
pub(crate) const UNDONE_LATER: &str = "The server does not have it yet, so what that comes to cannot be shown: it is made void as soon \
     as it is there.";
pub(crate) const NOTHING_WOULD_CHANGE: &str = "Nothing that was told would change.";
pub(crate) const NOT_AN_ANSWER: &str =
    "That key is no answer here: the answers are listed; Esc leaves.";
pub(crate) const NOT_A_POSITION: &str =
    "expected a position in FEN notation such as  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
pub(crate) const NOT_A_SQUARE: &str = "expected a square such as  e8";
pub(crate) const NOT_A_MOVE: &str =
    "expected a move such as  e2e4  or  e7e8q  (empty: it is made already)";
pub(crate) const ESC_LEAVES: &str = "This is the first question; Esc leaves it.";
pub(crate) const UNDO_REASON: &str = "pressed in error";
pub(crate) const NOTHING_AGREED: &str =
    "No result is confirmed yet: e enters one; what no board reported needs a second referee.";
pub(crate) const NOTHING_SHARED: &str = "No question here is one that boards are asked alike.";

/// Input that could not be read: what was found and what was expected.
pub(crate) fn not_read(typed: &str, expected: &str) -> String {
    format!("{typed:?} was not understood: {expected}")
}

pub(crate) fn device_refused(text: &str) -> String {
    format!("Refused: {text}")
}

pub(crate) fn refused(text: &str) -> String {
    format!("REFUSED: {text}")
}

/// The rulings: first that on the press itself, then those that follow from it.
pub(crate) fn ruled(rulings: &[Ruling]) -> String {
    format!("Ruled: {}", rulings.iter().map(would_be_ruled).collect::<Vec<_>>().join(" "))
}

pub(crate) fn would_be_refused(text: &str) -> String {
    format!("It would be REFUSED: {text}")
}

pub(crate) fn would_be_ruled(ruling: &Ruling) -> String {
    format!("{} ({})", words().ruling(ruling), ruling.rule)
}

/// So many of something: `1 call`, `2 calls`.
pub(crate) fn counted(n: usize, one: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {one}{plural}")
}

/// Follows the outcome of the first of several requests.
pub(crate) fn and_others_too(others: usize) -> String {
    format!("That is the first of {}: the others do the same to the other boards.", others + 1)
}

/// A line that is older than this terminal's log.
pub(crate) fn earlier_line(fact: FactId) -> String {
    format!("the line of #{fact}")
}

pub(crate) fn and_more(more: u32) -> String {
    format!("and {more} more lines")
}

/// The row of the log on the screen.
pub(crate) fn row_of_log(row: usize, rows: usize) -> String {
    match rows {
        0 => "Nothing has happened yet.".to_owned(),
        rows => format!("Newest first; line {row} of {rows} is marked"),
    }
}

/// A line of the log as it stands now.
pub(crate) fn line_of_log(said: &str, is_taken_back: bool) -> String {
    if is_taken_back { format!("(taken back) {said}") } else { said.to_owned() }
}

/// The author of a line.
pub(crate) fn author(by: Option<Author>) -> String {
    match by {
        Some(Author::Here) => YOU.to_owned(),
        Some(Author::Other(name)) => name,
        None => THE_SERVER.to_owned(),
    }
}

/// Follows a line of the log: its author, and the ruling on it if that was told here.
pub(crate) fn author_in_log(by: &Author, ruling: Option<&Ruling>) -> String {
    let by = match by {
        Author::Here => YOU,
        Author::Other(name) => name,
    };
    match ruling {
        None => format!(" [{by}]"),
        Some(ruling) => format!(" [{by}; {}: {}]", ruling.rule, words().ruling(ruling)),
    }
}

/// Clocks as they are typed.
pub(crate) fn clock_words(words: ClockWords) -> String {
    let time = |left| match left {
        None => "-".to_owned(),
        left => clock(left),
    };
    let run = match words.to_run {
        None => "",
        Some(Side::White) => " w",
        Some(Side::Black) => " b",
    };
    format!("{} {}{run}", time(words.white), time(words.black))
}

/// The link in words, never colour alone.
pub(crate) fn link(link: &LinkState, waiting: usize, now: Micros) -> String {
    let kept = if waiting == 0 { String::new() } else { format!(", {waiting} kept here") };
    let seconds = |since: &Micros| (now.0 - since.0).max(0) / 1_000_000;
    match link {
        LinkState::Looking => format!("LINK: looking for the court{kept}"),
        LinkState::Asking { number } => format!("ASKS TO COME IN: number {number}{kept}"),
        LinkState::Up if waiting == 0 => "link: up, all sent".to_owned(),
        LinkState::Up => format!("link: up, {waiting} on the way"),
        LinkState::Down { since, .. } => {
            format!("NO LINK for {}{kept}; go on", age_of_seconds(seconds(since)))
        }
        LinkState::ShutOut { .. } => format!("SHUT OUT{kept}"),
    }
}

fn age_of_seconds(seconds: i64) -> String {
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// In the place of its role, for as long as it is so.
pub(crate) fn relieved_in_short(successors: &[String]) -> String {
    format!("RELIEVED{}", by_whom(successors))
}

/// Why nothing is called from a terminal that handed its duty over.
pub(crate) fn relieved(successors: &[String]) -> String {
    format!(
        "RELIEVED{}: your duty was handed over. Nothing is called from here until the head referee \
         gives this device a duty again.",
        by_whom(successors)
    )
}

fn by_whom(successors: &[String]) -> String {
    match successors {
        [] => String::new(),
        named => format!(" by {}", named.join(" or ")),
    }
}

/// The notice for an act that only the head referee may do, at its first key.
pub(crate) fn head_referees(what: &Verb) -> String {
    let what = verb(what);
    format!("\"{what}\" is the head referee's: ! calls him to a board.")
}

pub(crate) fn recovered(recovered: &Recovered) -> String {
    format!("The server was started again: {recovered}.")
}

pub(crate) fn link_lost(why: &str) -> String {
    format!("No link to the court: {why}. Go on: every press is kept here until it is back.")
}

/// The screen of a terminal that waits to be let in.
pub(crate) fn asks_to_come_in_here(number: u32, name: &str) -> [String; 3] {
    [
        format!("This terminal asks to come in as \"{name}\". Its number is"),
        number.to_string(),
        "Tell the head referee: D, the line with this number, g. The server's terminal shows it \
         too. Nothing is to be pressed here; it goes on by itself."
            .to_owned(),
    ]
}

pub(crate) fn shut_out(why: &str) -> String {
    format!("SHUT OUT: {why}. Presses are kept: leave (q) and start again, with --code or to ask.")
}

/// A time that the court has not told.
pub(crate) fn by_own_clock(at: &str) -> String {
    format!("{at} own clock")
}

/// Since when something counts that is told by several keys.
pub(crate) fn from_first_key(at: &str) -> String {
    format!("from {at}, your first key")
}

/// The decision on the question that a prompt was begun for, if it can be corrected.
pub(crate) fn decided_meanwhile(by: &[String]) -> String {
    let by = by_one_of(by);
    format!("DECIDED MEANWHILE {by}. To go on corrects that; Esc leaves it as it is.")
}

/// The same of a question that takes one answer.
pub(crate) fn decided_by(decision: &Decision) -> String {
    let Decision { by, answer, .. } = decision;
    format!("DECIDED MEANWHILE by {by}: {answer}. It is not decided again; Esc leaves it as it is.")
}

/// The same while the log does not tell how.
pub(crate) fn decided_elsewhere(by: &[String]) -> String {
    let by = by_one_of(by);
    format!("DECIDED MEANWHILE {by}. It is not decided again; Esc leaves it as it is.")
}

fn by_one_of(names: &[String]) -> String {
    if names.is_empty() { "elsewhere".to_owned() } else { format!("by {}", names.join(" or ")) }
}

/// The remedy against a decision.
pub(crate) const MAKE_IT_VOID: &str = "make that decision void";
/// In the place of the question that was decided.
pub(crate) const WHAT_NOW: &str = "What now?";

/// The keys of a question that was decided meanwhile.
pub(crate) const fn decided_help(can_be_voided: bool) -> &'static str {
    if can_be_voided {
        "v makes that decision void  Esc leaves it as it is"
    } else {
        "Esc leaves it as it is"
    }
}

/// Why clocks are set to other times than those that were proposed.
pub(crate) const AFTER_THE_OUTAGE: &str = "times after the outage";

/// When nobody can tell: the machine was started anew since.
pub(crate) const PRESSED_BEFORE: &str = "earlier ";

/// A question that is not answered to its end from here.
pub(crate) fn closed(verb: &Verb, why: &str) -> String {
    format!("\"{}\" is closed, nothing of it was sent. {why}", self::verb(verb))
}

pub(crate) fn scope_board(board: BoardNo) -> String {
    format!("{board} only")
}

/// The same where boards are not what is looked at.
pub(crate) fn scope_marked_board(board: BoardNo) -> String {
    format!("{board} only, the marked one")
}

pub(crate) fn scope_court(court: CourtId) -> String {
    format!("all of {court}")
}
