//! Moves: placed, completed, illegal, out of turn (FIDE 3 to 7 as far as a board can see them).
//!
//! The position of record follows legal moves. An illegal move is put to the referee and has its
//! price (FIDE 7.5, in [`claims`]). It is no move: no increment, no run of its own, and its maker's
//! clock runs on while he corrects it. A move whose clock was pressed before it was reported is
//! complete at that press. After unreported moves the position is not known, and moves are recorded
//! as reported.

use court_protocol::{Answer, CourtTime, Question, Reading, Side};
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role};

use super::endings::{self, After};
use super::{
    Case, claims, illegal_positions, last_move, offers, penalties, presses, runs, take_backs,
};
use crate::notation::Notation;
use crate::play::{Play, color, forced, read_move, side_of, write_san};
use crate::record::{FactBody, Note};

/// The judgement of chess on a move.
pub(super) enum Judged {
    /// A piece of the side that is not to move, or a move while the other clock runs.
    OutOfTurn(Side),
    Illegal {
        side: Side,
        uci: Notation,
    },
    /// The position is not known.
    Unknown {
        side: Side,
        uci: Notation,
    },
    Legal(Legal),
}

pub(super) struct Legal {
    pub side: Side,
    uci: Notation,
    pub made: Move,
    san: San,
    pub next: Chess,
    pub gives_check: bool,
}

/// The side that made a move, which carries no name: the owner of the piece, else the side to move.
pub(super) fn mover(play: &Play, uci: &str) -> Side {
    shown_mover(play, uci).unwrap_or_else(|| play.turn())
}

/// The side that made a move, by the pieces on the board: the owner of the piece, or the maker of
/// the last move if this is the same one.
pub(crate) fn shown_mover(play: &Play, uci: &str) -> Option<Side> {
    let man = |from| play.board().and_then(|board| board.color_at(from)).map(side_of);
    let of_man = match UciMove::from_ascii(uci.as_bytes()) {
        Ok(UciMove::Normal { from, .. }) => man(from),
        _ => None,
    };
    of_man.or_else(|| play.made_last(uci))
}

/// A move was made on the board; the clock is not pressed. A move that ends the game ends it here
/// (CR-4.4-7).
// rules: CR-4.4-7
pub(super) fn placed(case: &mut Case<'_>, uci: &str) {
    match judge(case.play, uci) {
        Judged::OutOfTurn(side) => case.note(side, Note::MoveOutOfTurn),
        Judged::Illegal { side, uci } => case.say(FactBody::Placed { side, uci }),
        // Its clock was pressed before it was reported.
        Judged::Unknown { side, .. } | Judged::Legal(Legal { side, .. })
            if case.play.empty_press(side).is_some() =>
        {
            complete(case, uci, None, true);
        }
        Judged::Unknown { side, uci } => {
            case.say(FactBody::Placed { side, uci });
            runs::owed_when_placed(case, side);
        }
        Judged::Legal(legal) if take_backs::is_other_piece(case.play, legal.side, legal.made) => {
            case.say(FactBody::Placed { side: legal.side, uci: legal.uci });
        }
        Judged::Legal(legal) => {
            let after = endings::after(case.play, &legal);
            if let After::Ends(result, by) = after {
                runs::owed_when_pressed(case, legal.side);
                had_to_be_another(case, &legal);
                let clock = presses::tick(case.play, legal.side, case.at, None, false);
                moved_fact(case, &legal, Some(by), clock, None);
                return endings::by_the_board(case, result, by);
            }
            case.say(FactBody::Placed { side: legal.side, uci: legal.uci });
            runs::owed_when_placed(case, legal.side);
            endings::ask_if_dead(case, after);
        }
    }
}

/// A move was made and the clock pressed.
pub(super) fn moved(case: &mut Case<'_>, uci: &str, reading: Option<Reading>) {
    complete(case, uci, reading, true);
}

/// The clock is pressed on a move that stands on the board; whether it ends the game was asked when
/// it was placed.
pub(super) fn completed(case: &mut Case<'_>, uci: Notation, reading: Option<Reading>) {
    complete(case, uci.as_str(), reading, false);
}

fn complete(case: &mut Case<'_>, uci: &str, reading: Option<Reading>, may_end: bool) {
    match judge(case.play, uci) {
        Judged::OutOfTurn(side) if claims::stands(case, side, uci) => {
            case.then(|case| complete(case, uci, reading, true));
        }
        Judged::OutOfTurn(side) => {
            case.note(side, Note::MoveOutOfTurn);
            if case.play.clocks.running.is_some_and(|running| running.side == side) {
                presses::without_move(case, side);
            }
        }
        Judged::Illegal { side, uci } => illegal(case, side, uci),
        Judged::Unknown { side, uci } => {
            runs::owed_when_pressed(case, side);
            let clock = presses::tick(case.play, side, case.at, reading, true);
            let (ply, pressed) = (case.play.ply + 1, pressed_before(case.play, side));
            case.say(FactBody::Moved { ply, side, uci, san: uci, clock, pressed });
            offers::moved_on(case, side);
            presses::reading_of(case, side, reading, clock);
            illegal_positions::look_again(case);
        }
        Judged::Legal(legal)
            if take_backs::is_other_piece(case.play, legal.side, legal.made)
                && !is_misreported(case, legal.side, legal.uci) =>
        {
            take_backs::owe(case, legal.side, Some(legal.uci));
        }
        Judged::Legal(legal) => {
            let after = if may_end { endings::after(case.play, &legal) } else { After::GoesOn };
            let pressed = pressed_before(case.play, legal.side);
            runs::corrected_by(case, legal.side);
            legal_move(case, &legal, after, pressed, reading);
        }
    }
}

/// The instant of the press, if a move reported now was pressed before its report.
fn pressed_before(play: &Play, side: Side) -> Option<CourtTime> {
    play.empty_press(side).map(|empty| empty.at)
}

/// A legal move is complete.
fn legal_move(
    case: &mut Case<'_>,
    legal: &Legal,
    after: After,
    pressed: Option<CourtTime>,
    reading: Option<Reading>,
) {
    let ends = match after {
        After::Ends(result, by) => Some((result, by)),
        After::GoesOn | After::MayBeDead => None,
    };
    had_to_be_another(case, legal);
    // A move that ends the game ends it when placed: no increment on the court's clock.
    let clock = presses::tick(case.play, legal.side, case.at, reading, ends.is_none());
    moved_fact(case, legal, ends.map(|(_, by)| by), clock, pressed);
    if ends.is_none() {
        offers::moved_on(case, legal.side);
    }
    presses::reading_of(case, legal.side, reading, clock);
    match ends {
        Some((result, by)) => endings::by_the_board(case, result, by),
        None => endings::ask_if_dead(case, after),
    }
}

/// Notes a move that differs from the announced one (FIDE 9.5.3), or one that replaces an illegal
/// move with another piece (FIDE 7.5.1). Only the opponent's claim takes it back.
fn had_to_be_another(case: &mut Case<'_>, legal: &Legal) {
    let own = |said: Option<(Side, Notation)>| said.filter(|(by, _)| *by == legal.side);
    if let Some((_, announced)) = own(case.play.announced) {
        if announced != legal.uci {
            case.note(legal.side, Note::NotAsAnnounced);
        }
    } else if own(case.play.replaces)
        .is_some_and(|(_, illegal)| take_backs::leaves_touched(case.play, illegal, legal.made))
    {
        case.note(legal.side, Note::NotTheTouchedPiece);
    }
}

/// The court saw an illegal move. It counts, with its full price, until a referee rules that the
/// board misreported it; it loses the game only once he has confirmed it. A move that no piece of
/// the mover can have made only raises a question. If the mover pressed while his stopwatch ran,
/// the head referee is asked whether he left his stop (CR-4.3-1). A move without its press may be a
/// short misreading of the board.
fn illegal(case: &mut Case<'_>, side: Side, uci: Notation) {
    if illegal_positions::is_left_standing(case.play, uci) {
        return illegal_positions::wait(case, side, uci);
    }
    let question = Question::IllegalMove { side, uci: uci.to_string() };
    let chosen = last_move::is_chosen(case, uci).then_some(&Answer::Yes);
    match case.ask(question).or(chosen) {
        Some(Answer::No) => case.note(side, Note::MisreportedMove),
        answer if answer.is_some() || has_man(case.play, side, uci) => {
            let confirmed = answer.is_some();
            if penalties::is_serving(case.play, side) {
                penalties::reported_at_the_board(case, side);
            }
            claims::illegal_move(case, side, Some(uci), confirmed, None);
            if !take_backs::is_all(case.play, Some(uci)) {
                super::given::set_on_table(case);
            }
        }
        _ => case.say(FactBody::Illegal { side, uci: Some(uci) }),
    }
}

/// True if the referee ruled that a move with another piece than the touched one was misreported.
fn is_misreported(case: &mut Case<'_>, side: Side, uci: Notation) -> bool {
    case.ask(Question::IllegalMove { side, uci: uci.to_string() }) == Some(&Answer::No)
}

/// A pawn was left on the last rank: it becomes a queen at once (FIDE 7.5.2), which is the
/// correction. It is the opponent's turn, and the run of an illegal move comes on top of the move's
/// (CR-4.4-5). Returns true if it was such a move.
pub(super) fn queened(
    case: &mut Case<'_>,
    side: Side,
    uci: Notation,
    pressed: Option<CourtTime>,
) -> bool {
    if uci.as_str().len() != 4 {
        return false;
    }
    let Judged::Legal(legal) = judge(case.play, &format!("{uci}q")) else { return false };
    case.say(FactBody::Queened { side, uci: legal.uci });
    // An earlier press says nothing about his place now.
    match pressed {
        Some(_) => runs::owed(case, side, false),
        None => runs::owed_when_pressed(case, side),
    }
    let after = endings::after(case.play, &legal);
    case.then(|case| legal_move(case, &legal, after, pressed, None));
    if case.play.ruleset.runs() && !matches!(after, After::Ends(..)) {
        let hands_back = case.after().to_run() == Some(side);
        case.say(FactBody::CorrectionOwed { side, hands_back });
        case.say(FactBody::Corrected { side });
    }
    true
}

/// True if a piece of the mover stands on the origin square of a move.
fn has_man(play: &Play, side: Side, uci: Notation) -> bool {
    let position = play.line.as_ref().map(|line| line.now().position);
    match (position, UciMove::from_ascii(uci.as_str().as_bytes())) {
        (Some(position), Ok(UciMove::Normal { from, .. })) => {
            position.board().color_at(from) == Some(color(side))
        }
        _ => false,
    }
}

/// The position after a legal move from the position of record; `None` if it is not legal there.
pub(super) fn legal(play: &Play, uci: &str) -> Option<Chess> {
    play.line.as_ref()?;
    match judge(play, uci) {
        Judged::Legal(legal) => Some(legal.next),
        _ => None,
    }
}

/// True if a move can have been made after an illegal one that stands on the board. Taking a king
/// is no move (FIDE 1.4.1).
pub(super) fn fits_behind(play: &Play, illegal: Notation, uci: &str) -> bool {
    let Some(line) = &play.line else { return false };
    let Ok(parsed @ UciMove::Normal { from, to, .. }) = UciMove::from_ascii(uci.as_bytes()) else {
        return false;
    };
    let (setup, next) = forced(line.now().position, illegal);
    // Chess knows no such position: moves are recorded piece by piece.
    let Some(next) = next else {
        let takes_king = setup.board.role_at(to) == Some(Role::King);
        return setup.board.color_at(from) == Some(setup.turn) && !takes_king;
    };
    read_move(&next, parsed).is_some_and(|made| next.is_legal(made))
}

/// The notation of a move, and its legality from the position of record. An illegal move is written
/// in UCI, and so is one from an unknown position.
pub(super) fn written(play: &Play, uci: Notation) -> (Notation, Option<bool>) {
    match judge(play, uci.as_str()) {
        Judged::Legal(legal) => {
            let suffix = if legal.gives_check { "+" } else { "" };
            (write_san(legal.san, suffix), Some(true))
        }
        Judged::Illegal { .. } => (uci, Some(false)),
        Judged::OutOfTurn(_) | Judged::Unknown { .. } => (uci, None),
    }
}

pub(super) fn moved_fact(
    case: &mut Case<'_>,
    legal: &Legal,
    ends: Option<court_protocol::Termination>,
    clock: crate::record::Tick,
    pressed: Option<CourtTime>,
) {
    let suffix = match ends {
        Some(court_protocol::Termination::Checkmate) => "#",
        _ if legal.gives_check => "+",
        _ => "",
    };
    let san = write_san(legal.san, suffix);
    let ply = case.play.ply + 1;
    case.say(FactBody::Moved { ply, side: legal.side, uci: legal.uci, san, clock, pressed });
}

/// True if a move is legal where the position is known.
///
/// Shakmaty lists the legal moves, and a move is legal if it is on its list. The list covers the
/// moves and captures of the pieces (IM-4-1, IM-4-2, IM-4-3, IM-4-4, IM-4-5, IM-4-6, IM-4-7,
/// IM-4-8, IM-4-9). It covers castling (IM-4-10, IM-4-11, IM-4-12, IM-4-13, IM-4-14, IM-4-15,
/// IM-4-16, IM-4-17), and the answers to a check (IM-3-9). Nobody has to announce a check: no word
/// is asked for here (IM-3-8).
// rules: IM-3-8, IM-3-9, IM-4-1, IM-4-2, IM-4-3, IM-4-4, IM-4-5, IM-4-6, IM-4-7, IM-4-8, IM-4-9
// rules: IM-4-10, IM-4-11, IM-4-12, IM-4-13, IM-4-14, IM-4-15, IM-4-16, IM-4-17
pub(super) fn judge(play: &Play, uci: &str) -> Judged {
    let notation = Notation::new(uci).expect("what is not a move is refused");
    let parsed = UciMove::from_ascii(uci.as_bytes()).expect("what is not a move is refused");
    let Some(line) = &play.line else {
        return Judged::Unknown { side: play.turn(), uci: notation };
    };
    let now = line.now();
    let side = side_of(now.turn);
    let UciMove::Normal { from, .. } = parsed else {
        unreachable!("what is not a move is refused");
    };
    if now.position.board().color_at(from) == Some(!now.turn) {
        return Judged::OutOfTurn(side.other());
    }
    let illegal = Judged::Illegal { side, uci: notation };
    let Some(made) = read_move(now.position, parsed) else { return illegal };
    // One list of candidates serves the judgement and the notation.
    let candidates = match made {
        Move::Castle { .. } => match made.castling_side() {
            Some(wing) => now.position.castling_moves(wing),
            None => return illegal,
        },
        _ => now.position.san_candidates(made.role(), made.to()),
    };
    if !candidates.contains(&made) {
        return illegal;
    }
    let mut next = now.position.clone();
    next.play_unchecked(made);
    let san = San::disambiguate(made, &candidates);
    let gives_check = next.is_check();
    Judged::Legal(Legal { side, uci: notation, made, san, next, gives_check })
}

/// The position on the board: the position of record, or the one after a legal move
/// that stands there.
pub(super) fn on_board(play: &Play) -> Option<Chess> {
    let record = play.line.as_ref()?.now().position;
    let standing = play.placed.filter(|standing| color(standing.side) == record.turn());
    Some(match standing.map(|standing| judge(play, standing.uci.as_str())) {
        Some(Judged::Legal(legal)) => legal.next,
        _ => record.clone(),
    })
}
