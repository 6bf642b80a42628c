//! Verbs: the words that name the effect of an entry.

use court_protocol::Side;

use super::cursor::{SheetError, Words};
use super::entry::Deed;

/// A word of the language: its form, its meaning, and its effect.
pub(super) struct Verb {
    pub name: &'static str,
    pub form: &'static str,
    pub means: &'static str,
    pub read: Read,
}

/// The form of the rest of an entry, after its verb.
#[derive(Clone, Copy)]
pub(super) enum Read {
    /// A verb after a side, as in `w crosses`.
    OfSide(fn(Side, &mut Words<'_>) -> Result<Deed, SheetError>),
    /// A verb that begins its entry, as `start`.
    Alone(fn(&mut Words<'_>) -> Result<Deed, SheetError>),
}

impl Verb {
    /// A verb after a side; `form` shows how its entry reads.
    pub(super) const fn of_side(
        name: &'static str,
        form: &'static str,
        means: &'static str,
        read: fn(Side, &mut Words<'_>) -> Result<Deed, SheetError>,
    ) -> Self {
        Self { name, form, means, read: Read::OfSide(read) }
    }

    /// A verb that begins its entry.
    pub(super) const fn alone(
        name: &'static str,
        form: &'static str,
        means: &'static str,
        read: fn(&mut Words<'_>) -> Result<Deed, SheetError>,
    ) -> Self {
        Self { name, form, means, read: Read::Alone(read) }
    }
}
