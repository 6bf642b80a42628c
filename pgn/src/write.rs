//! Writes a game as PGN: its tags, then its moves with `[%clk]` and `[%emt]`.

use super::clock;
use super::game::{RecordedPly, Tags};
use court_protocol::GameResult;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The longest line of moves, as the PGN standard asks for.
const LINE_MAX: usize = 79;

/// The text of a game, followed by an empty line.
///
/// The moves are numbered from the position of the `FEN` tag. A clock that is missing stays out,
/// and so does a time below zero. `comments` stand after so many half-moves, before the first one
/// after none; signs of PGN in them are taken out. Clock and comment of a half-move are one comment:
/// some readers keep the last one only. Without a result the text ends with `*`.
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
///     write(&tags, &[e4], &[(1, "game paused".to_owned())].into(), None),
///     "[White \"Ann \\\"the Rook\\\"\"]\n\n\
///      1. e4 {[%clk 0:09:58.5] game paused} *\n\n",
/// );
/// ```
pub fn write(
    tags: &Tags,
    plies: &[RecordedPly],
    comments: &BTreeMap<usize, String>,
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
    let comment = |place: usize| comments.get(&place).map_or("", |comment| comment);
    lines.comment("", comment(0));
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
        after_comment = lines.comment(&clock::text_of(ply.left, ply.used), comment(index + 1));
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

    /// Adds a comment: the clock and its time, which stay together on one line, and words. False if
    /// there is neither.
    fn comment(&mut self, clock: &str, text: &str) -> bool {
        let text: String = text
            .chars()
            .map(|sign| match sign {
                '{' | '[' => '(',
                '}' | ']' => ')',
                sign if sign.is_control() => ' ',
                sign => sign,
            })
            .collect();
        // a line that begins with % is none of the game's
        let words = text.split_whitespace().map(|word| word.trim_start_matches('%'));
        let parts = [clock].into_iter().chain(words);
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        for (at, part) in parts.iter().enumerate() {
            let open = if at == 0 { "{" } else { "" };
            let close = if at + 1 == parts.len() { "}" } else { "" };
            self.word(&format!("{open}{part}{close}"));
        }
        !parts.is_empty()
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
            write(&Tags::default(), &plies, &BTreeMap::new(), None),
            "\n1. f3 {[%clk 0:09:59.5] [%emt 0:00:05.5]} 1... e5 2. g4 {[%clk 0:00:00]} 2...\n\
             Qh4# {[%clk 1:02:03.04]} *\n\n"
        );
    }

    #[test]
    fn a_comment_stands_before_the_first_move_after_any_and_beside_its_clock() {
        let plies = [ply("f3", Some(599_500), None), ply("e5", None, None)];
        let said = |text: &str| text.to_owned();
        let comments =
            [(0, said("game paused")), (1, said("White's clock: +1:00")), (2, said("3"))];
        assert_eq!(
            write(&Tags::default(), &plies, &comments.into(), None),
            "\n{game paused} 1. f3 {[%clk 0:09:59.5] White's clock: +1:00} 1... e5 {3} *\n\n"
        );
    }

    #[test]
    fn no_comment_breaks_the_game_it_stands_in() {
        let plies = [ply("f3", Some(1_000), None), ply("e5", None, None)];
        let long = "word ".repeat(40);
        for text in
            ["} 1-0", "{", "[%clk 9:00:00]", "%\n%\n%", "a\r\n\r\n[Event \"x\"]", "; (", &long]
        {
            let comments: BTreeMap<usize, String> = (0..3).map(|at| (at, text.into())).collect();
            let written = write(&Tags::default(), &plies, &comments, Some(GameResult::Drawn));
            let read = crate::read("r.pgn", written.as_bytes());
            assert_eq!(read.games.len(), 1, "{written}");
            let game = &read.games[0];
            assert!(game.findings.is_empty(), "{written}: {:?}", game.findings);
            let lefts: Vec<_> = game.plies.iter().map(|ply| ply.left.map(|left| left.0)).collect();
            assert_eq!(lefts, [Some(1_000), None], "{written}");
            assert_eq!(game.result, Some(GameResult::Drawn));
            assert!(written.lines().all(|line| line.len() <= LINE_MAX && !line.starts_with('%')));
        }
    }

    #[test]
    fn the_count_of_moves_begins_where_the_starting_position_says() {
        let mut tags = Tags::default();
        tags.push("FEN", "4k3/8/8/8/8/8/4P3/4K3 b - - 4 31");
        let text =
            write(&tags, &[ply("Ke7", None, None), ply("Ke2", None, None)], &BTreeMap::new(), None);
        assert!(text.ends_with("\n\n31... Ke7 32. Ke2 *\n\n"), "{text}");
    }

    #[test]
    fn no_line_of_moves_is_longer_than_the_standard_allows() {
        let plies = vec![ply("Nf3", Some(359_999_999), Some(1)); 200];
        let text = write(&Tags::default(), &plies, &BTreeMap::new(), None);
        assert!(text.lines().all(|line| line.len() <= LINE_MAX));
        assert_eq!(text.matches("[%clk 99:59:59.999]").count(), 200);
    }

    #[test]
    fn a_quote_is_escaped_and_nothing_breaks_the_line_of_a_tag() {
        let mut tags = Tags::default();
        tags.push("Court", "Hall \"B\"\\\n[Result \"1-0\"]");
        assert_eq!(
            write(&tags, &[], &BTreeMap::new(), None),
            "[Court \"Hall \\\"B\\\"\\\\[Result \\\"1-0\\\"]\"]\n\n*\n\n"
        );
    }
}
