//! Writes a game as PGN: its tags, then its moves with `[%clk]` and `[%emt]`.

use super::clock;
use super::game::{RecordedPly, Tags};
use court_protocol::GameResult;
use std::fmt::Write as _;

/// The longest line of moves, as the PGN standard asks for.
const LINE_MAX: usize = 79;

/// The text of a game, followed by an empty line.
///
/// The moves are numbered from the position of the `FEN` tag. A clock that is missing stays out,
/// and so does a time below zero. `remark` is a comment after the last move, or empty; it must not
/// contain `}`. Without a result the text ends with `*`.
///
/// ```
/// use court_protocol::Millis;
/// use referee_pgn::{RecordedPly, Tags, write};
/// let mut tags = Tags::default();
/// tags.push("White", "Ann \"the Rook\"");
/// let e4 = RecordedPly {
///     uci: "e2e4".to_owned(),
///     san: "e4".to_owned(),
///     left: Some(Millis(598_500)),
///     used: None,
/// };
/// assert_eq!(
///     write(&tags, &[e4], "the rest was not recorded", None),
///     "[White \"Ann \\\"the Rook\\\"\"]\n\n\
///      1. e4 {[%clk 0:09:58.5]} {the rest was not recorded} *\n\n",
/// );
/// ```
pub fn write(
    tags: &Tags,
    plies: &[RecordedPly],
    remark: &str,
    result: Option<GameResult>,
) -> String {
    let mut text = String::new();
    for (name, value) in tags.iter() {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _infallible = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    let mut lines = Lines::default();
    let start = Start::of(tags.get("FEN"));
    let mut after_comment = true;
    for (index, ply) in plies.iter().enumerate() {
        let half_moves = start.half_moves + index;
        let number = start.number + half_moves / 2;
        if half_moves.is_multiple_of(2) {
            lines.word(&format!("{number}."));
        } else if after_comment {
            lines.word(&format!("{number}..."));
        }
        lines.word(&ply.san);
        after_comment = lines.comment(&clock::text_of(ply.left, ply.used));
    }
    if !remark.is_empty() {
        format!("{{{remark}}}").split(' ').for_each(|word| lines.word(word));
    }
    lines.word(result.map_or("*", GameResult::pgn));
    text.push_str(&lines.text);
    text.push_str("\n\n");
    text
}

/// The beginning of the count of moves.
struct Start {
    number: usize,
    /// 1 where Black moves first.
    half_moves: usize,
}

impl Start {
    fn of(fen: Option<&str>) -> Self {
        let fields: Vec<&str> = fen.unwrap_or_default().split_whitespace().collect();
        let number = fields.get(5).and_then(|number| number.parse().ok()).unwrap_or(1).max(1);
        Self { number, half_moves: usize::from(fields.get(1) == Some(&"b")) }
    }
}

/// Words and comments, broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    length: usize,
}

impl Lines {
    /// Adds a word that is not broken.
    fn word(&mut self, word: &str) {
        if self.length > 0 && self.length + 1 + word.len() > LINE_MAX {
            self.text.push('\n');
            self.length = 0;
        }
        if self.length > 0 {
            self.text.push(' ');
            self.length += 1;
        }
        self.text.push_str(word);
        self.length += word.len();
    }

    /// Adds a comment on one line, so that a clock and its time stay together. False if
    /// it is empty.
    fn comment(&mut self, comment: &str) -> bool {
        if comment.is_empty() {
            return false;
        }
        self.word(&format!("{{{comment}}}"));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::Millis;

    fn ply(san: &str, left: Option<i64>, used: Option<i64>) -> RecordedPly {
        let (left, used) = (left.map(Millis), used.map(Millis));
        RecordedPly { uci: String::new(), san: san.to_owned(), left, used }
    }

    #[test]
    fn every_clock_that_is_known_is_written_and_no_time_below_zero() {
        let plies = [
            ply("f3", Some(599_500), Some(5_500)),
            ply("e5", None, None),
            ply("g4", Some(0), None),
            ply("Qh4#", Some(3_723_040), Some(-1)),
        ];
        assert_eq!(
            write(&Tags::default(), &plies, "", None),
            "\n1. f3 {[%clk 0:09:59.5] [%emt 0:00:05.5]} 1... e5 2. g4 {[%clk 0:00:00]} 2...\n\
             Qh4# {[%clk 1:02:03.04]} *\n\n"
        );
    }

    #[test]
    fn the_count_of_moves_begins_where_the_starting_position_says() {
        let mut tags = Tags::default();
        tags.push("FEN", "4k3/8/8/8/8/8/4P3/4K3 b - - 4 31");
        let text = write(&tags, &[ply("Ke7", None, None), ply("Ke2", None, None)], "", None);
        assert!(text.ends_with("\n\n31... Ke7 32. Ke2 *\n\n"), "{text}");
    }

    #[test]
    fn no_line_of_moves_is_longer_than_the_standard_allows() {
        let plies = vec![ply("Nf3", Some(359_999_999), Some(1)); 200];
        let text = write(&Tags::default(), &plies, "", None);
        assert!(text.lines().all(|line| line.len() <= LINE_MAX));
        assert_eq!(text.matches("[%clk 99:59:59.999]").count(), 200);
    }

    #[test]
    fn a_quote_is_escaped_and_nothing_breaks_the_line_of_a_tag() {
        let mut tags = Tags::default();
        tags.push("Court", "Hall \"B\"\\\n[Result \"1-0\"]");
        assert_eq!(
            write(&tags, &[], "", None),
            "[Court \"Hall \\\"B\\\"\\\\[Result \\\"1-0\\\"]\"]\n\n*\n\n"
        );
    }
}
