//! Cuts a PGN text into tags, words, comments and brackets, damaged or not.
//!
//! Knows nothing of chess. Every byte belongs to a token or to the space between them, so nothing
//! is lost silently. The work is linear in the length of any text.

use std::borrow::Cow;

/// One token, with the line it begins on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed<'a> {
    /// Line of the file, from 1.
    pub(super) line: u32,
    pub(super) token: Token<'a>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value without its escapes.
    Tag { name: &'a str, value: Cow<'a, str> },
    /// A line that begins like a tag and is none.
    BrokenTag(&'a str),
    /// A move, a move number, a result, a glyph: whatever stands between spaces.
    Word(&'a str),
    /// `{ … }`, or `;` to the end of the line.
    Comment(&'a str),
    /// `{` that nothing closes before the next game or the end.
    OpenComment(&'a str),
    /// `(`: a variation begins.
    Open,
    /// `)`: a variation ends.
    Close,
    /// A closing brace or a bracket where none belongs.
    Stray(&'a str),
}

/// Reads tokens one after the other.
#[derive(Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// Only space and tags so far on this line.
    tags_may_follow: bool,
    /// The place of the next `}`, or the end: searched for once, however many `{` come before it.
    next_brace: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1, tags_may_follow: true, next_brace: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes the next `length` bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.text[self.at..self.at + length];
        self.line += taken.bytes().filter(|byte| *byte == b'\n').count() as u32;
        self.at += length;
        taken
    }

    fn take_line(&mut self) -> &'a str {
        let length = self.rest().find('\n').unwrap_or(self.rest().len());
        self.take(length).trim_end_matches('\r')
    }

    fn skip_space(&mut self) {
        loop {
            let at_line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
            if at_line_start {
                self.tags_may_follow = true;
                if self.rest().starts_with('%') {
                    self.take_line();
                }
            }
            match self.rest().chars().next() {
                Some(c) if is_space(c) => {
                    self.take(c.len_utf8());
                }
                _ => return,
            }
        }
    }

    fn tag(&mut self) -> Token<'a> {
        let line_length = self.rest().find('\n').unwrap_or(self.rest().len());
        let line = &self.rest()[..line_length];
        let whole = |line: &'a str| Token::BrokenTag(line.trim_end());
        let Some(quote) = line.find('"') else {
            self.take(line_length);
            return whole(line);
        };
        let name = line[1..quote].trim();
        let Some(end) = closing_quote(&line[quote + 1..]).map(|at| quote + 1 + at) else {
            self.take(line_length);
            return whole(line);
        };
        let is_name =
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let after = &line[end + 1..];
        let bracket = after.find(']').filter(|at| after[..*at].trim().is_empty());
        let (Some(bracket), true) = (bracket, is_name) else {
            self.take(line_length);
            return whole(line);
        };
        let value = unescape(&line[quote + 1..end]);
        self.take(end + 1 + bracket + 1);
        Token::Tag { name, value }
    }

    fn comment(&mut self) -> Token<'a> {
        self.take(1);
        if self.next_brace < self.at {
            self.next_brace = self.rest().find('}').map_or(self.text.len(), |at| self.at + at);
        }
        let inside = &self.text[self.at..self.next_brace];
        let next_game = inside.find("\n[Event \"");
        let text = self.take(next_game.unwrap_or(inside.len()));
        if next_game.is_none() && self.rest().starts_with('}') {
            self.take(1);
            Token::Comment(text)
        } else {
            Token::OpenComment(text)
        }
    }

    /// A bracket inside the moves: up to its end, or to the end of the line.
    fn stray_bracket(&mut self) -> Token<'a> {
        let line_length = self.rest().find('\n').unwrap_or(self.rest().len());
        let length = self.rest()[..line_length].find(']').map_or(line_length, |at| at + 1);
        Token::Stray(self.take(length).trim_end())
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Placed<'a>;

    fn next(&mut self) -> Option<Placed<'a>> {
        self.skip_space();
        let line = self.line;
        let first = self.rest().chars().next()?;
        let tags_may_follow = std::mem::take(&mut self.tags_may_follow);
        let token = match first {
            '[' if tags_may_follow && self.rest()[1..].starts_with(|c: char| c.is_alphabetic()) => {
                self.tags_may_follow = true;
                self.tag()
            }
            '{' => self.comment(),
            ';' => {
                self.take(1);
                Token::Comment(self.take_line())
            }
            '(' => {
                self.take(1);
                Token::Open
            }
            ')' => {
                self.take(1);
                Token::Close
            }
            '[' => self.stray_bracket(),
            '}' | ']' => Token::Stray(self.take(1)),
            _ => {
                let ends = |c: char| is_space(c) || "{}();[]".contains(c);
                let length = self.rest().find(ends).unwrap_or(self.rest().len());
                Token::Word(self.take(length))
            }
        };
        Some(Placed { line, token })
    }
}

/// Space as files have it: a byte-order mark inside a file is a place where files were joined.
fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// The end of the value: the first quote that is not escaped.
fn closing_quote(value: &str) -> Option<usize> {
    let mut escaped = false;
    value.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut escaped = false;
    for c in value.chars() {
        if c == '\\' && !escaped {
            escaped = true;
        } else {
            if escaped && c != '"' && c != '\\' {
                plain.push('\\'); // a backslash that escapes nothing stands for itself
            }
            escaped = false;
            plain.push(c);
        }
    }
    if escaped {
        plain.push('\\');
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        Tokens::new(text).map(|placed| placed.token).collect()
    }

    #[test]
    fn tags_words_comments_and_brackets_are_told_apart() {
        let text =
            "[Event \"A \\\"B\\\"\"] [Site \"C\"]\n\n1. e4 { hm } e5 (1... c5) ; done\n% no\n*";
        assert_eq!(
            tokens(text),
            [
                Token::Tag { name: "Event", value: "A \"B\"".into() },
                Token::Tag { name: "Site", value: "C".into() },
                Token::Word("1."),
                Token::Word("e4"),
                Token::Comment(" hm "),
                Token::Word("e5"),
                Token::Open,
                Token::Word("1..."),
                Token::Word("c5"),
                Token::Close,
                Token::Comment(" done"),
                Token::Word("*"),
            ]
        );
    }

    #[test]
    fn a_comment_that_nothing_closes_ends_at_the_next_game() {
        let text = "1. e4 { no end\n[Event \"B\"]\n\n1. d4 {also\n";
        assert_eq!(
            tokens(text),
            [
                Token::Word("1."),
                Token::Word("e4"),
                Token::OpenComment(" no end"),
                Token::Tag { name: "Event", value: "B".into() },
                Token::Word("1."),
                Token::Word("d4"),
                Token::OpenComment("also\n"),
            ]
        );
    }

    #[test]
    fn a_tag_without_its_quotes_or_bracket_is_a_broken_tag_and_ends_with_its_line() {
        let text = "[White Smith]\n[Black \"Jones\n[Result \"1-0\"\n[Round \"1\"]";
        assert_eq!(
            tokens(text),
            [
                Token::BrokenTag("[White Smith]"),
                Token::BrokenTag("[Black \"Jones"),
                Token::BrokenTag("[Result \"1-0\""),
                Token::Tag { name: "Round", value: "1".into() },
            ]
        );
    }

    #[test]
    fn lines_are_counted_over_comments() {
        let lines: Vec<u32> =
            Tokens::new("\n[A \"b\"]\n{two\nlines} e4\n").map(|placed| placed.line).collect();
        assert_eq!(lines, [2, 3, 4]);
    }
}
