//! Help lines: each alone must be enough to go on.

use crate::model::Screen;
use crate::model::permitted::BoardAct;
use crate::model::prompt::{Prompt, Sight, Step, Verb};
use crate::model::warning::Warning;
use crate::msg::Key;
use court_protocol::Ruleset;

/// The name of a screen; its capital is its key.
pub(crate) const fn screen_tab(screen: Screen) -> &'static str {
    match screen {
        Screen::Overview => "Overview",
        Screen::Board => "Board",
        Screen::Calls => "Calls",
        Screen::Stopwatch => "Stopwatch",
        Screen::Inbox => "Inbox",
        Screen::Go => "Go",
        Screen::Results => "Results",
        Screen::Devices => "Devices",
        Screen::Log => "Log",
        Screen::Help => "?",
    }
}

/// While no court has been seen.
pub(crate) const WAITING_HELP: &str =
    "Nothing is to be pressed here: it goes on by itself  ? help  q leaves";

/// The keys of a screen, in at most 80 characters, with the acts of the games that are watched.
pub(crate) fn help_line(screen: Screen, walks: bool, faults: &str) -> String {
    match screen {
        Screen::Overview if walks => {
            "f fault  + card  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS".into()
        }
        Screen::Calls => {
            let call = if walks { "fault  + card" } else { "call that fault" };
            format!("{faults} {call}  Up Down, then: v void  r replace  k split  u undo")
        }
        screen => plain_help(screen).into(),
    }
}

const fn plain_help(screen: Screen) -> &'static str {
    match screen {
        Screen::Overview => {
            "f fault  s stopwatch  p pause  u undo  ! chief  1 to 12 board  CAPITALS screen"
        }
        Screen::Board => "the letters above act on this board  1 to 12 other board  Esc overview",
        Screen::Calls => "",
        Screen::Stopwatch => {
            "Up Down number choose, Enter starts  s by board  e left early  f fault  u undo"
        }
        Screen::Inbox => "Up Down choose  y yes  n no  e edit/enter  v void  a all alike",
        Screen::Go => {
            "1-12 except y ready n not c check w waive s start v GO a abort x annul r resume"
        }
        Screen::Results => {
            "e enter: board, result, Enter  s seal confirmed  x correct a sealed one  w rule"
        }
        Screen::Devices => {
            "Up Down choose  g let in  d send away  a role, lanes  h hand over  x shut out"
        }
        Screen::Log => {
            "Up Down PgUp PgDn scroll  v void the marked line  , . other court  Esc back"
        }
        Screen::Help => "Esc back to the overview  CAPITALS change the screen  q leaves",
    }
}

/// The keys while a question is asked.
pub(crate) fn prompt_help(prompt: &Prompt, warning: Option<&Warning>) -> &'static str {
    if prompt.is_typed() {
        return "type, Enter sends it  Backspace takes a letter back  Esc leaves it all";
    }
    let needs_y = warning.and_then(Warning::key) == Some(Key::Char('y'));
    match prompt.step() {
        Some(Step::Confirm) if needs_y && prompt.is_result() => {
            "y enters it all the same  Down how it came about  Backspace back  Esc leaves"
        }
        Some(Step::Confirm) if needs_y => {
            "y does it all the same  Backspace one step back  Esc leaves it all"
        }
        Some(Step::Confirm) if prompt.is_result() => {
            "Enter enters it  Down how it came about  Backspace one step back  Esc leaves"
        }
        Some(Step::Confirm) => "Enter does it  Backspace one step back  Esc leaves it all",
        Some(Step::Board) if prompt.is_call() => {
            "its number alone, or Enter  Left earlier  Down other cost  Esc leaves it all"
        }
        Some(Step::Board) => {
            "its number alone, or Enter for the marked one  Backspace back  Esc leaves it all"
        }
        _ if prompt.is_call() => {
            "press a letter  Left earlier  Down other cost  Backspace back  Esc leaves"
        }
        _ => "press a letter  Backspace one step back  Esc leaves it all",
    }
}

/// The keys of the acts at a board: where the two players decide others are at hand.
pub(crate) const fn board_acts(ruleset: Option<Ruleset>) -> &'static [BoardAct] {
    if matches!(ruleset, Some(Ruleset::Speed)) { SPEED_ACTS } else { BOARD_ACTS }
}

/// In the place of `a` while a countdown runs.
pub(crate) const ABORT: BoardAct = ('a', Verb::Abort, "ABORT the GO");

/// Before a help line while a countdown runs: what stops it.
pub(crate) fn countdown_help(boards: &str, from_here: bool) -> String {
    let keys = if from_here { "a ABORTS" } else { "G, a ABORTS" };
    format!("{keys} the countdown: {boards}  ")
}

/// The help line's rest while a countdown leaves it no room.
pub(crate) const KEYS_BY_HELP: &str = "? says every key";

/// In the place of `w` once the result is sealed.
pub(crate) const CORRECT_SEALED: BoardAct = ('w', Verb::CorrectResult, "correct it");

const BOARD_ACTS: &[BoardAct] = &[
    ('f', Verb::Fault, "fault"),
    ('+', Verb::Card, "walker's card"),
    ('*', Verb::ShowCards, "show cards"),
    ('s', Verb::See(Sight::Stopped), "stopwatch"),
    ('e', Verb::See(Sight::LeftStop), "left early"),
    ('c', Verb::Claim, "claim"),
    ('k', Verb::See(Sight::Corrected), "corrected"),
    ('d', Verb::See(Sight::DrawCard), "draw card"),
    ('a', Verb::See(Sight::DrawAccepted), "draw accepted"),
    ('t', Verb::See(Sight::DrawRefused), "draw refused"),
    ('g', Verb::See(Sight::DrawAgreed), "draw agreed"),
    ('r', Verb::See(Sight::Resigned), "resigned"),
    ('x', Verb::See(Sight::FlagSeen), "flag down"),
    ('p', Verb::Pause, "pause"),
    ('m', Verb::Resume, "resume"),
    ('o', Verb::See(Sight::Crossed), "crossed"),
    ('h', Verb::See(Sight::Returned), "home again"),
    ('l', Verb::ReadClock, "clock reads"),
    ('z', Verb::See(Sight::ClockSet), "clock is set"),
    ('v', Verb::SetClock, "set clocks"),
    ('n', Verb::SetPosition, "set position"),
    ('y', Verb::SetPlayers, "players wrong"),
    ('j', Verb::SetEvidence, "board reports"),
    ('w', Verb::EnterResult, "result"),
    ('i', Verb::RuleResult, "rule result"),
    ('b', Verb::Start, "begin alone"),
];

/// The same where the two players decide.
const SPEED_ACTS: &[BoardAct] = &[
    ('c', Verb::Claim, "claims"),
    ('k', Verb::See(Sight::Confirmed), "confirms"),
    ('b', Verb::See(Sight::BothConfirmed), "both confirm"),
    ('d', Verb::See(Sight::Disputed), "disputes"),
    ('s', Verb::See(Sight::ClocksStopped), "stopped clocks"),
    ('a', Verb::Agree, "both agree on"),
    ('g', Verb::See(Sight::DrawAgreed), "draw agreed"),
    ('r', Verb::See(Sight::Resigned), "resigned"),
    ('e', Verb::Declare, "declares piece"),
    ('x', Verb::Exchange, "pawn exchanged"),
    ('t', Verb::See(Sight::Withdrawn), "took move back"),
    ('h', Verb::See(Sight::Reminded), "reminded"),
    ('o', Verb::Interfere, "bystander"),
    ('f', Verb::Fault, "fault"),
    ('p', Verb::Pause, "pause"),
    ('m', Verb::Resume, "resume"),
    ('l', Verb::ReadClock, "clock reads"),
    ('z', Verb::See(Sight::ClockSet), "clock is set"),
    ('v', Verb::SetClock, "set clocks"),
    ('n', Verb::SetPosition, "set position"),
    ('y', Verb::SetPlayers, "players wrong"),
    ('j', Verb::SetEvidence, "board reports"),
    ('w', Verb::EnterResult, "result"),
    ('i', Verb::Start, "begin alone"),
];

/// The help screen: it fits 24 lines of 80 characters.
pub(crate) const HELP: &[&str] = &[
    "CAPITALS change the screen, small letters act, Esc leaves.  , . other court",
    "Boards    1 to 12 as they are called; 1 waits for Enter, or 0 1 2 for 10 11 12",
    "Fault     f, the fault, w or b, the board: what, who, where, as in every act.",
    "          It counts from the f.  Left: 5, 10, 30, 60 s ago or a move before.",
    "          Down: another cost.  C void, replace, split a call  ! head referee",
    "Rows      > whose clock runs.  At: brd board, out and home running, line behind",
    "          the line, away, ? not known.  Owes: H half run, R full run, C put it",
    "          right, - nothing.  !2: two questions, I answers them.",
    "Walk      + card, c caution or r red, what for, who, board.  B, * shows them",
    "A press   kept here: on this disk.  on the server: safe, not ruled yet.  ruled,",
    "          or REFUSED with the reason. The same twice within 1 s is one press.",
    "No link   Go on: all is sent in order, dated when you pressed. Only a countdown",
    "          needs the link: without it count aloud and press G, v at your GO.",
    "Start     G: digits leave boards out, c check-list, w waive, y ready, s 3-2-1-GO",
    "          A reason overrides what stands against it.  a abort, x annul, r resume",
    "Results   R, e, board, result, Enter (Down: how); s seals; [ ] round; n next one",
];
