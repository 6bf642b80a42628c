//! The names of verbs, and why one has no board to be about.

use super::{ClockWords, Verb};
use crate::texts;
use court_protocol::Side;
use referee_messages::{say, words};

impl Verb {
    pub(crate) fn name(&self) -> String {
        match self {
            Self::See(sight) => words().of_value("verb", sight),
            verb => words().of_value("verb", verb),
        }
    }

    /// Why it has no board to be about.
    pub(crate) fn nobody(&self) -> String {
        say!("nobody", verb = self)
    }

    /// Why it has no board to rule a result of.
    pub(crate) fn no_result(&self) -> String {
        say!("no-result", verb = self)
    }
}

impl ClockWords {
    /// As they are typed.
    pub(crate) fn typed(self) -> String {
        let time = |left: Option<_>| left.map_or_else(|| "-".to_owned(), |l| texts::clock(Some(l)));
        let run = match self.to_run {
            None => "",
            Some(Side::White) => " w",
            Some(Side::Black) => " b",
        };
        format!("{} {}{run}", time(self.white), time(self.black))
    }
}
