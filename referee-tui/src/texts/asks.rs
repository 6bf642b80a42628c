//! A press in words: what the referee did.

use super::court::{claim, clock, evidence, fault, result, sanction, since, times};
use super::questions::{answer as in_words, question as sentence};
use super::said::said;
use super::speed::{agreement, interference};
use super::{Names, counted};
use court_protocol::{
    Answer, Ask, Back, BoardNo, BySide, CourtId, FactId, GameId, Millis, Said, Seen, Side,
    TickerLine,
};

/// The request of a press. `board` finds a game's board, `line` a fact's line in the log.
pub(crate) fn ask<'a>(
    ask: &Ask,
    board: impl Fn(GameId) -> Option<BoardNo>,
    line: impl Fn(FactId) -> Option<&'a TickerLine>,
    names: Names<'_>,
) -> String {
    let told = |fact: &FactId| {
        line(*fact).map_or_else(
            || format!("#{fact}"),
            |line| format!("{} {}", line.board, said(&line.said, names)),
        )
    };
    let at =
        |game: &GameId| board(*game).map_or_else(|| game.to_string(), |board| board.to_string());
    match ask {
        Ask::Observe { board, seen: what, .. } => format!("{board} {}", seen(what)),
        Ask::Arrange { game, .. } => format!("time of {game} arranged"),
        Ask::Pair { games, .. } => format!("{} games paired", games.len()),
        Ask::Ready { boards, ready: true } => format!("ready: {}", boards_list(boards)),
        Ask::Ready { boards, ready: false } => format!("not ready: {}", boards_list(boards)),
        Ask::Check { boards, item, side, finding } => {
            let whose = side.map_or_else(String::new, |side| format!("{side}: "));
            let found = super::finding(*finding).unwrap_or_default();
            format!("{}, {whose}{} {found}", boards_list(boards), super::item(*item))
        }
        Ask::Waive { board, item, reason, .. } => {
            format!("{board}: {} let be ({reason})", item.when_failed())
        }
        Ask::ShowCards { game, side } => format!("{} {side} is shown his cards", at(game)),
        Ask::Start { boards, .. } => format!("3-2-1-GO: {}", boards_list(boards)),
        Ask::Go { boards, .. } => format!("GO by voice: {}", boards_list(boards)),
        Ask::Abort { boards } => format!("abort: {}", boards_list(boards)),
        Ask::Annul { boards, reason } => format!("annul: {} ({reason})", boards_list(boards)),
        Ask::Pause { boards, reason } => format!("pause: {} ({reason})", boards_list(boards)),
        Ask::EnterResult { game, result: r, .. } => format!("{} result {}", at(game), result(*r)),
        Ask::Seal { games } => format!("seal {}", counted(games.len(), "result")),
        Ask::CorrectResult { game, result: r, reason, .. } => {
            format!("{} corrected to {} ({reason})", at(game), result(*r))
        }
        Ask::Replace { call, board, side, fault: f, .. } => {
            format!("{board} {side} {} in place of {}", fault(f), told(call))
        }
        Ask::Split { call } => format!("split: {}", told(call)),
        Ask::SetClock { game, left, reason, .. } => {
            format!("{} clocks set: {} ({reason})", at(game), times(left))
        }
        Ask::SetPosition { game, reason, .. } => format!("{} position set ({reason})", at(game)),
        Ask::SetPlayers { game, reason, .. } => format!("{} players set ({reason})", at(game)),
        Ask::RuleResult { game, result: r, reason } => {
            format!("{} ruled {} ({reason})", at(game), result(*r))
        }
        Ask::Answer { question, answer } => {
            let asked = line(*question).and_then(|line| match &line.said {
                Said::Asked { question, .. } => Some((line.board, question)),
                _ => None,
            });
            match (asked, answer) {
                (Some((board, asked)), answer) => {
                    let word = in_words(asked, answer);
                    format!("{board}, answered \"{word}\": {}", sentence(asked, names))
                }
                (None, Answer::Yes | Answer::Confirm { .. }) => {
                    format!("answer to #{question}: yes")
                }
                (None, Answer::No | Answer::Decline) => format!("answer to #{question}: no"),
            }
        }
        Ask::Void { fact, reason } => format!("made void ({reason}): {}", told(fact)),
        Ask::SetEvidence { game, evidence: e, clock } => {
            format!("{} reports {}", at(game), evidence(*e, *clock))
        }
    }
}

/// Of an act that has no undo: what stands, and what is done instead.
pub(crate) const fn not_undone(ask: &Ask) -> Option<&'static str> {
    Some(match ask {
        Ask::Abort { .. } => {
            "The last press stopped a countdown, which stays stopped: G, s starts it anew."
        }
        Ask::Pause { .. } => {
            "The last press stopped boards, and they stand still: G, r lets them go on."
        }
        Ask::EnterResult { .. } => {
            "The last press entered a result, which stands as entered: R, e enters another in its place."
        }
        Ask::Check { .. } => {
            "The last press was a look at the check-list, which stands: G, c looks again."
        }
        Ask::Seal { .. } => {
            "The last press sealed results, which stay sealed: R, x corrects one of them."
        }
        Ask::CorrectResult { .. } => {
            "The last press corrected a sealed result, which stands: R, x corrects it again."
        }
        Ask::Void { .. } => {
            "The last press made a line void, which stays void: what was right is called again."
        }
        Ask::Pair { .. } | Ask::Arrange { .. } => "The last press arranged games, which stand.",
        _ => return None,
    })
}

/// The facts withdrawn with the end of starts.
pub(crate) fn annulled_with(games: usize, half_moves: u32) -> String {
    let wait = if games == 1 { "it waits" } else { "they wait" };
    format!(
        "The start of {} is taken back, and with it {} and every run and call since: {wait} again, clocks \
         as before the GO.",
        counted(games, "game"),
        counted(half_moves as usize, "half-move")
    )
}

/// Clocks as they would be set, beside what the court's show now.
pub(crate) fn clocks_would_be(
    board: BoardNo,
    now: BySide<Option<Millis>>,
    left: BySide<Option<Millis>>,
    to_run: Option<Side>,
) -> String {
    let each = |side: Side| match left[side] {
        None => format!("{side} stays at {}", clock(now[side])),
        left => format!("{side} {} -> {}", clock(now[side]), clock(left)),
    };
    let run = to_run.map_or_else(String::new, |side| format!(", {side} to move"));
    format!("{board}: {}, {}{run}", each(Side::White), each(Side::Black))
}

/// The position as it would stand.
pub(crate) fn position_would_be(board: BoardNo, fen: &str) -> String {
    let to_move = match fen.split_whitespace().nth(1) {
        Some("w") => ", White to move",
        Some("b") => ", Black to move",
        _ => "",
    };
    format!("{board}{to_move}: {fen}")
}

/// The players after a correction, beside the present ones.
pub(crate) fn players_would_be(
    board: BoardNo,
    now: &BySide<String>,
    players: &BySide<String>,
) -> String {
    let each = |side: Side| format!("{side} {} (was {})", players[side], now[side]);
    format!("{board}: {}, {}", each(Side::White), each(Side::Black))
}

/// Boards of courts, each court named.
pub(crate) fn boards_of_courts(reached: &[(CourtId, Vec<BoardNo>)]) -> String {
    let each =
        |(court, boards): &(CourtId, Vec<BoardNo>)| format!("{court}: {}", boards_list(boards));
    reached.iter().map(each).collect::<Vec<_>>().join("; ")
}

fn seen(what: &Seen) -> String {
    match what {
        Seen::Placed { uci } => format!("{uci} placed"),
        Seen::Moved { uci, .. } => format!("{uci} moved"),
        Seen::Pressed { side, .. } => format!("{side} pressed"),
        Seen::Read { reading } => format!("clock reads {}", times(&reading.left)),
        Seen::Crossed { side } => format!("{side} crossed"),
        Seen::Returned { side } => format!("{side} back"),
        Seen::Touched { side } => format!("{side} touched a piece"),
        Seen::Resigned { side } => format!("{side} resigned"),
        Seen::DrawAgreed => "draw agreed".into(),
        Seen::FlagSeen { side } => format!("{side}'s flag seen down"),
        Seen::Fault { side, fault: f, sanction: s, back: b } => {
            let when = b.map_or(String::new(), |b| format!(", {}", back(b)));
            format!("{side} {}, {}{when}", fault(f), sanction(*s))
        }
        Seen::WalkCard { side, card, offence } => format!("{side} {card}, {offence}"),
        Seen::Stopped { side } => format!("{side} stopwatch starts"),
        Seen::LeftStop { side } => format!("{side} left the stop early"),
        Seen::DrawCard { side } => format!("{side} placed a draw card"),
        Seen::DrawAccepted { side } => format!("{side} accepted the draw"),
        Seen::DrawRefused { side } => format!("{side} refused the draw"),
        Seen::Claimed { side, claim: c } => format!("{side} claims {}", claim(c)),
        Seen::Corrected { side } => format!("{side} put it right"),
        Seen::ClocksStopped { side } => format!("{side} stopped both clocks"),
        Seen::Confirmed { side: Some(side) } => format!("{side} confirms"),
        Seen::Confirmed { side: None } => "both confirm".into(),
        Seen::Disputed { side } => format!("{side} disputes it"),
        Seen::Agreed { on } => agreement(*on),
        Seen::Declared { side, piece } => format!("{side} declares: {piece}"),
        Seen::Exchanged { side, square, piece } => {
            format!("{side}'s pawn on {square} exchanged: {piece}")
        }
        Seen::Withdrawn { side } => format!("{side} took the move back"),
        Seen::Reminded { side } => format!("{side} reminded the opponent to punch"),
        Seen::Interfered { about } => interference(*about).into(),
        Seen::ClockSet => "clock on the table set".into(),
        Seen::ChiefCalled => "head referee called".into(),
    }
}

fn back(back: Back) -> String {
    match back {
        Back::Ago { time } => format!("{} before", since(time)),
        Back::AfterPly { ply } => format!("on the run after half-move {ply}"),
    }
}

/// Boards in few words: `boards 1-3,5`.
pub(crate) fn boards_list(boards: &[BoardNo]) -> String {
    format!("{} {}", if boards.len() == 1 { "board" } else { "boards" }, lanes(boards))
}

/// Boards in few characters: `1-3,5`.
pub(crate) fn lanes(boards: &[BoardNo]) -> String {
    let mut sorted: Vec<u8> = boards.iter().map(|board| board.0).collect();
    sorted.sort_unstable();
    let mut spans: Vec<(u8, u8)> = Vec::new();
    for n in sorted {
        match spans.last_mut() {
            Some((_, last)) if n <= last.saturating_add(1) => *last = n,
            _ => spans.push((n, n)),
        }
    }
    let span = |(a, b): &(u8, u8)| if a == b { a.to_string() } else { format!("{a}-{b}") };
    let spans: Vec<String> = spans.iter().map(span).collect();
    spans.join(",")
}
