//! Presses and lines of the log in words: what the referee did, and what the court reported.

use super::court::{clock, times};
use super::questions::{answer as in_words, question as sentence, yes_or_no};
use super::{Names, question_in_full};
use court_protocol::{
    Ask, BoardNo, BySide, CourtId, FactId, Finding, GameId, Message, Millis, Said, Seen, Side,
    TickerLine,
};
use referee_messages::{say, words};

/// The request of a press. `board` finds a game's board, `line` a fact's line in the log.
pub(crate) fn ask<'a>(
    ask: &Ask,
    board: impl Fn(GameId) -> Option<BoardNo>,
    line: impl Fn(FactId) -> Option<&'a TickerLine>,
    names: Names<'_>,
) -> String {
    let told = |fact: FactId| match line(fact) {
        Some(line) => {
            say!("on-board", board = line.board, what = self::said(&line.said, names))
        }
        None => say!("unseen-line", fact),
    };
    let message = Message::of("ask", ask);
    let (at, game) = match ask {
        Ask::Observe { board, .. } | Ask::Replace { board, .. } => (Some(*board), None),
        Ask::ShowCards { game, .. }
        | Ask::EnterResult { game, .. }
        | Ask::CorrectResult { game, .. }
        | Ask::SetClock { game, .. }
        | Ask::SetPosition { game, .. }
        | Ask::SetPlayers { game, .. }
        | Ask::RuleResult { game, .. }
        | Ask::SetEvidence { game, .. } => (board(*game), Some(*game)),
        _ => (None, None),
    };
    let what = match ask {
        Ask::Observe { seen: Seen::Read { reading }, .. } => {
            say!("said-read", times = times(&reading.left))
        }
        Ask::Observe { seen, .. } => {
            let shown = match seen {
                Seen::WalkCard { card, .. } => Some(card),
                _ => None,
            };
            words().say(&Message::of("seen", seen).with("shown", &shown))
        }
        Ask::Replace { call, .. } | Ask::Split { call } => {
            words().say(&message.with("call", &told(*call)))
        }
        Ask::SetClock { left, .. } => words().say(&message.with("times", &times(left))),
        Ask::Void { fact, .. } => words().say(&message.with("fact", &told(*fact))),
        Ask::Answer { question, answer } => {
            let asked = line(*question).and_then(|line| match &line.said {
                Said::Asked { question, .. } => Some((line.board, question)),
                _ => None,
            });
            let question = asked.map_or_else(
                || say!("unseen-line", fact = *question),
                |(board, asked)| say!("on-board", board, what = sentence(asked, names)),
            );
            let by = asked.map(|(_, asked)| in_words(asked, answer));
            words().say(&message.with("question", &question).with("as", &by))
        }
        Ask::Ready { boards, .. }
        | Ask::Check { boards, .. }
        | Ask::Start { boards, .. }
        | Ask::Go { boards, .. }
        | Ask::Abort { boards }
        | Ask::Annul { boards, .. }
        | Ask::Pause { boards, .. } => {
            let n = boards.len();
            words().say(&message.with("boards", &lanes(boards)).with("boards-n", &n))
        }
        _ => words().say(&message),
    };
    match (at, game) {
        (None, None) => what,
        (board, game) => say!("on-board", board, game, what),
    }
}

/// Of an act that has no undo: what stands, and what is done instead.
pub(crate) fn not_undone(ask: &Ask) -> Option<String> {
    let message = Message::named(&Message::of("not-undone", ask).key);
    words().has(&message.key).then(|| words().say(&message))
}

/// A line of the log.
pub(crate) fn said(said: &Said, names: Names<'_>) -> String {
    let message = Message::of("said", said);
    words().say(&match said {
        Said::Read { left } => message.with("times", &times(left)),
        Said::Asked { question, on_record } => {
            message.with("question", &question_in_full(question, on_record.as_ref(), names))
        }
        Said::Answered { answer, .. } => message.with("answer", &yes_or_no(answer)),
        Said::Checked { item, .. } | Said::Waived { item, .. } => {
            message.with("rule", &item.rule())
        }
        Said::Called { fault, .. } => message.with("rule", &fault.rule()),
        Said::WalkCard { card, .. } => message.with("shown", card),
        Said::ChainGameDrawn { .. } => message.with("result", &court_protocol::GameResult::Drawn),
        Said::RanOut { at } => {
            let (fell, side) = match (at.white, at.black) {
                (Some(white), Some(black)) if white == black => ("both", Side::White),
                (Some(white), Some(black)) if white < black => ("first", Side::White),
                (Some(_), Some(_)) => ("first", Side::Black),
                (Some(_), None) => ("only", Side::White),
                (None, _) => ("only", Side::Black),
            };
            message.with("fell", &fell).with("side", &side)
        }
        _ => message,
    })
}

/// The finding of a look; nothing if the width is still to be typed.
pub(crate) fn finding(finding: Finding) -> Option<String> {
    (finding != Finding::Measured { mm: 0 }).then(|| say!("finding", finding))
}

/// Clocks as they would be set, beside what the court's show now.
pub(crate) fn clocks_would_be(
    board: BoardNo,
    now: BySide<Option<Millis>>,
    left: BySide<Option<Millis>>,
    to_run: Option<Side>,
) -> String {
    let each = |side: Side| {
        let then = left[side].map(|left| clock(Some(left)));
        say!("clock-would-be", side, now = clock(now[side]), then)
    };
    let (first, second) = (each(Side::White), each(Side::Black));
    say!("clocks-would-be", board, first, second, to_run)
}

/// The position as it would stand.
pub(crate) fn position_would_be(board: BoardNo, fen: &str) -> String {
    let to_run = match fen.split_whitespace().nth(1) {
        Some("w") => Some(Side::White),
        Some("b") => Some(Side::Black),
        _ => None,
    };
    say!("position-would-be", board, to_run, fen)
}

/// The players after a correction, beside the present ones.
pub(crate) fn players_would_be(
    board: BoardNo,
    was: &BySide<String>,
    players: &BySide<String>,
) -> String {
    say!("players-would-be", board, was, players)
}

/// Boards of courts, each court named.
pub(crate) fn boards_of_courts(reached: &[(CourtId, Vec<BoardNo>)]) -> String {
    let each = |(court, boards): &(CourtId, Vec<BoardNo>)| {
        say!("boards-of-court", court, boards = boards_list(boards))
    };
    reached.iter().map(each).collect::<Vec<_>>().join("; ")
}

/// Boards in few words: `boards 1-3,5`.
pub(crate) fn boards_list(boards: &[BoardNo]) -> String {
    say!("boards-list", n = boards.len(), lanes = lanes(boards))
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
