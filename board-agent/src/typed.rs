//! Reports typed at a terminal, one a line: `3 Nf3 4:32`, `3 resigns b`, `draw`.
//!
//! Pure: the caller knows boards and positions.

mod speed;

use court_protocol::{BoardNo, BySide, Millis, Reading, Seen, Side};
use referee_messages::say;
use referee_pgn::legal_move;
use shakmaty::{CastlingMode, Chess, Position, uci::UciMove};

pub const HELP: &str = "\
[BOARD] MOVE [CLOCK]     e4, Nf3, O-O, e7e8q; the clock shows 4:32 after it
[BOARD] press w|b [CLOCK] the clock was pressed
[BOARD] line w|b         crossed the line
[BOARD] back w|b         back at the board
[BOARD] flag w|b         flag seen down
[BOARD] touches w|b      a piece was touched and not placed
[BOARD] resigns w|b
[BOARD] draw             both agreed
In Speed chess the two players decide, and a move is not finished before its punch:
[BOARD] place MOVE       stands on the board; then  press w|b  is the punch
[BOARD] stops w|b        stopped both clocks
[BOARD] claims w|b WHAT  flag w|b, flags, illegal, nomove, check, capture, mate, stalemate, dead,
                         threefold [e2e4], fifty [e2e4] (a move announced and not made)
[BOARD] confirms w|b     or  confirms both ;  disputes w|b
[BOARD] agree WHAT       both say: flag w|b (fell first), noflag, on (it goes on), 1-0, 0-1, 1/2
[BOARD] declares w|b PIECE        said aloud: queen, rook, bishop, knight
[BOARD] exchanges w|b e8 PIECE    put there later; inverted_rook is a queen
[BOARD] withdraws w|b    took his move back before the punch
[BOARD] reminds w|b      reminded the other to punch
[BOARD] bystander position|clocks  spoke of it
The board's number may be left out where there is one board.";

/// A line, its board still as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedLine<'a> {
    /// The board's number, where one was typed.
    pub board: Option<BoardNo>,
    words: Vec<&'a str>,
}

impl<'a> TypedLine<'a> {
    /// Takes the board's number off a line; `None` for a line without a word.
    pub fn read(line: &'a str) -> Option<Self> {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let board = words.first()?.parse().ok().map(BoardNo);
        if board.is_some() {
            words.remove(0);
        }
        Some(Self { board, words })
    }

    /// The observation on a board in this position, and the side that moved or pressed.
    ///
    /// # Errors
    /// With a sentence for the person who typed it.
    pub fn seen(&self, position: &Chess) -> Result<(Seen, Option<Side>), String> {
        let (Some(verb), rest) = (self.words.first(), self.words.get(1..).unwrap_or_default())
        else {
            return Err(say!("typed-nothing"));
        };
        let end = |count: usize, seen| match rest.get(count) {
            None => Ok(seen),
            Some(word) => Err(say!("typed-too-much", word = quoted(word))),
        };
        match *verb {
            "press" => {
                let side = side(rest.first())?;
                let reading = reading(rest.get(1).copied(), side)?;
                end(2, (Seen::Pressed { side, reading }, Some(side)))
            }
            "line" => end(1, (Seen::Crossed { side: side(rest.first())? }, None)),
            "back" => end(1, (Seen::Returned { side: side(rest.first())? }, None)),
            "flag" => end(1, (Seen::FlagSeen { side: side(rest.first())? }, None)),
            "touches" => end(1, (Seen::Touched { side: side(rest.first())? }, None)),
            "resigns" | "resign" => end(1, (Seen::Resigned { side: side(rest.first())? }, None)),
            "draw" => end(0, (Seen::DrawAgreed, None)),
            "place" => {
                let uci = typed_move(position, rest.first().copied().unwrap_or_default())?;
                end(1, (Seen::Placed { uci }, None))
            }
            word if speed::VERBS.contains(&word) => Ok((speed::seen(word, rest)?, None)),
            word => {
                let mover = position.turn().fold_wb(Side::White, Side::Black);
                let uci = typed_move(position, word)?;
                let reading = reading(rest.first().copied(), mover)?;
                end(1, (Seen::Moved { uci, reading }, Some(mover)))
            }
        }
    }
}

/// A typed word, its invisible characters shown.
fn quoted(word: &str) -> String {
    format!("{word:?}")
}

fn side(word: Option<&&str>) -> Result<Side, String> {
    match word.copied() {
        Some("w" | "white" | "W") => Ok(Side::White),
        Some("b" | "black" | "B") => Ok(Side::Black),
        other => Err(say!("typed-whose", word = quoted(other.unwrap_or_default()))),
    }
}

/// A legal move in any notation, or an illegal one in UCI notation. Nobody types that by mistake: it
/// was made on the board, and the court rules it.
fn typed_move(position: &Chess, word: &str) -> Result<String, String> {
    if let Ok(m) = legal_move(position, word) {
        return Ok(m.to_uci(CastlingMode::Standard).to_string());
    }
    match word.parse::<UciMove>() {
        Ok(uci @ UciMove::Normal { .. }) => Ok(uci.to_string()),
        _ => Err(say!("typed-no-move", word = quoted(word))),
    }
}

/// `4:32`, `4:32.5`, `1:04:32`: the clock of one side.
fn reading(word: Option<&str>, side: Side) -> Result<Option<Reading>, String> {
    let Some(word) = word else { return Ok(None) };
    let bad = || say!("typed-no-clock", word = quoted(word));
    let (whole, fraction) = word.split_once('.').unwrap_or((word, ""));
    let mut seconds = 0_i64;
    for field in whole.split(':') {
        let number: i64 = field.parse().map_err(|_| bad())?;
        let most = if seconds == 0 { 999 } else { 59 };
        if !(0..=most).contains(&number) {
            return Err(bad());
        }
        seconds = seconds * 60 + number;
    }
    let (step, parts) = match fraction.len() {
        0 => (1_000, 0),
        1..=3 => {
            let step = 10_i64.pow(3 - fraction.len() as u32);
            (step, fraction.parse::<i64>().map_err(|_| bad())? * step)
        }
        _ => return Err(bad()),
    };
    if whole.split(':').count() > 3 || parts < 0 {
        return Err(bad());
    }
    let mut left = BySide::both(None);
    left[side] = Some(Millis(seconds * 1_000 + parts));
    Ok(Some(Reading { left, resolution: Millis(step) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::Format;

    fn read(line: &str) -> Result<(Option<u8>, Seen), String> {
        let typed = TypedLine::read(line).expect("the line has words");
        let (seen, _) = typed.seen(&Chess::default())?;
        Ok((typed.board.map(|board| board.0), seen))
    }

    #[test]
    fn moves_presses_and_ends_are_typed_with_or_without_their_board() {
        let moved = |uci: &str| Seen::Moved { uci: uci.into(), reading: None };
        assert_eq!(read("3 Nf3"), Ok((Some(3), moved("g1f3"))));
        assert_eq!(read("e2e4"), Ok((None, moved("e2e4"))));
        assert_eq!(read("12 resigns b"), Ok((Some(12), Seen::Resigned { side: Side::Black })));
        assert_eq!(read("draw"), Ok((None, Seen::DrawAgreed)));
        let (_, seen) = read("2 e4 4:32.5").expect("a move with its clock");
        let Seen::Moved { reading: Some(reading), .. } = seen else { panic!("{seen:?}") };
        assert_eq!(reading.left, BySide { white: Some(Millis(272_500)), black: None });
        assert_eq!(reading.resolution, Millis(100));
    }

    #[test]
    fn an_illegal_move_is_told_as_made_when_it_is_typed_square_by_square() {
        let illegal = Seen::Moved { uci: "e2e5".into(), reading: None };
        assert_eq!(read("1 e2e5"), Ok((Some(1), illegal)));
        let asked = read("1 Qh5").expect_err("no such move here");
        assert!(asked.contains("is no legal move here"), "{asked}");
    }

    #[test]
    fn in_speed_a_move_is_placed_and_punched_apart_and_the_players_words_are_typed() {
        let json = |line: &str| {
            let (_, seen) = read(line).expect(line);
            String::from_utf8(Format::Json.encode(&seen).to_vec()).expect("JSON is text")
        };
        for (line, seen) in [
            ("3 place e4", r#"{"placed":{"uci":"e2e4"}}"#),
            ("3 press w", r#"{"pressed":{"side":"white"}}"#),
            ("stops b", r#"{"clocks_stopped":{"side":"black"}}"#),
            (
                "claims w flag b",
                r#"{"claimed":{"side":"white","claim":{"flag_down":{"of":"black"}}}}"#,
            ),
            ("claims b check", r#"{"claimed":{"side":"black","claim":"king_in_check"}}"#),
            (
                "claims b threefold f6g8",
                r#"{"claimed":{"side":"black","claim":{"threefold":{"uci":"f6g8"}}}}"#,
            ),
            ("confirms b", r#"{"confirmed":{"side":"black"}}"#),
            ("confirms both", r#"{"confirmed":{}}"#),
            ("disputes b", r#"{"disputed":{"side":"black"}}"#),
            ("agree flag w", r#"{"agreed":{"on":{"first_flag":{"side":"white"}}}}"#),
            ("agree noflag", r#"{"agreed":{"on":"no_flag_before"}}"#),
            ("agree on", r#"{"agreed":{"on":"play_on"}}"#),
            ("agree 1/2", r#"{"agreed":{"on":{"result":{"result":"drawn"}}}}"#),
            ("declares w queen", r#"{"declared":{"side":"white","piece":"queen"}}"#),
            (
                "exchanges w e8 inverted_rook",
                r#"{"exchanged":{"side":"white","square":"e8","piece":"inverted_rook"}}"#,
            ),
            ("withdraws w", r#"{"withdrawn":{"side":"white"}}"#),
            ("reminds b", r#"{"reminded":{"side":"black"}}"#),
            ("bystander clocks", r#"{"interfered":{"about":"clocks"}}"#),
        ] {
            assert_eq!(json(line), seen, "{line}");
        }
        for verb in speed::VERBS {
            assert!(HELP.contains(verb), "{verb} is not in the help");
        }
    }

    #[test]
    fn what_cannot_be_read_is_answered_with_what_was_expected() {
        for (line, answer) in [
            ("3", "what happened there?"),
            ("3 press", "expected w or b"),
            ("3 e4 4:99", "is not a clock"),
            ("3 e4 1:2:3:4", "is not a clock"),
            ("3 e4 x", "is not a clock"),
            ("3 draw now", "is too much"),
            ("3 place", "is no legal move here"),
            ("3 claims w", "what? expected one of illegal"),
            ("3 claims w flag", "expected w or b"),
            ("3 agree", "on what?"),
            ("3 exchanges w e9 queen", "on which square?"),
            ("3 stops w b", "is too much"),
        ] {
            let said = read(line).expect_err(line);
            assert!(said.contains(answer), "{line}: {said}");
        }
        assert_eq!(TypedLine::read("  "), None);
    }
}
