//! A line's words with their places, and the error that names them.

/// A place in a sheet's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
}

/// A sheet that cannot be read, or that names a call, claim or question that does not exist.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: found {found}, expected {expected}", spot.line, spot.column)]
pub struct SheetError {
    /// The place of the error.
    pub spot: Spot,
    /// The text at that place.
    pub found: String,
    /// The text that is possible there.
    pub expected: String,
}

/// A word with its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    pub spot: Spot,
}

impl Word<'_> {
    pub(super) fn is_not(&self, expected: impl Into<String>) -> SheetError {
        let found = format!("{:?}", self.text);
        SheetError { spot: self.spot, found, expected: expected.into() }
    }
}

/// The words of a line, or of one entry of it, that are not read yet.
#[derive(Debug, Clone)]
pub(super) struct Words<'a> {
    rest: &'a str,
    spot: Spot,
}

impl<'a> Words<'a> {
    pub(super) fn of_line(text: &'a str, line: u32) -> Self {
        let mut words = Self { rest: text.trim_end(), spot: Spot { line, column: 1 } };
        words.skip(0);
        words
    }

    /// The entries of a line, parted by `·`.
    pub(super) fn entries(mut self) -> impl Iterator<Item = Self> {
        let mut is_over = false;
        std::iter::from_fn(move || {
            if is_over {
                return None;
            }
            let Some(end) = self.rest.find('·') else {
                is_over = true;
                return Some(self.clone());
            };
            let entry = Self { rest: self.rest[..end].trim_end(), spot: self.spot };
            self.skip(end + '·'.len_utf8());
            Some(entry)
        })
    }

    /// The place of the next word, or of the end.
    pub(super) const fn spot(&self) -> Spot {
        self.spot
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn peek(&self) -> Option<Word<'a>> {
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        (end > 0).then(|| Word { text: &self.rest[..end], spot: self.spot })
    }

    pub(super) fn next(&mut self) -> Option<Word<'a>> {
        let word = self.peek()?;
        self.skip(word.text.len());
        Some(word)
    }

    /// The next word, which has to be there.
    pub(super) fn expect(&mut self, what: &str) -> Result<Word<'a>, SheetError> {
        self.next().ok_or_else(|| self.next_is_not(what))
    }

    /// The next word, if it is this one.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek().is_some_and(|next| next.text == word);
        if is_next {
            self.next();
        }
        is_next
    }

    /// The next word as one of a list.
    pub(super) fn one_of<T: Clone>(&mut self, list: &[(&str, T)]) -> Result<T, SheetError> {
        let names: Vec<&str> = list.iter().map(|(name, _)| *name).collect();
        let word = self.expect(&any_of(&names))?;
        let named = list.iter().find(|(name, _)| *name == word.text);
        named.map(|(_, value)| value.clone()).ok_or_else(|| word.is_not(any_of(&names)))
    }

    /// The next word by a reader of its own.
    pub(super) fn read<T>(
        &mut self,
        what: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, SheetError> {
        let word = self.expect(what)?;
        read(word.text).ok_or_else(|| word.is_not(what))
    }

    /// The rest of the text, unchanged.
    pub(super) fn rest(&mut self) -> &'a str {
        let rest = self.rest;
        self.skip(rest.len());
        rest
    }

    /// Nothing more stands here.
    pub(super) fn end(&self) -> Result<(), SheetError> {
        self.peek()
            .map_or(Ok(()), |word| Err(word.is_not("the end of the entry: a \"·\" or a new line")))
    }

    pub(super) fn next_is_not(&self, expected: &str) -> SheetError {
        let found = self.peek().map_or("nothing".to_owned(), |word| format!("{:?}", word.text));
        SheetError { spot: self.spot, found, expected: expected.to_owned() }
    }

    /// Goes on after this many bytes and the blanks that follow.
    fn skip(&mut self, bytes: usize) {
        let rest = self.rest[bytes..].trim_start();
        let passed = &self.rest[..self.rest.len() - rest.len()];
        self.spot.column += u32::try_from(passed.chars().count()).unwrap_or(u32::MAX);
        self.rest = rest;
    }
}

/// `a, b or c`.
pub(super) fn any_of(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}
