//! The names of an event and of its players, from the set-up and the data folder.

use crate::about::About;
use crate::feed::{Introduced, Names, PlayerName};
use crate::register::{Lack, Person, Register, RegisterError};
use court_protocol::{EventView, PlayerId};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder of the register in a data folder.
#[must_use]
pub fn register_folder(data: &Path) -> PathBuf {
    data.join("register")
}

/// The name of the event: of the set-up, or as the data folder keeps it.
pub(crate) fn event(
    about: &About,
    data: &Path,
    progress: &mut dyn FnMut(&str),
) -> Option<EventView> {
    let kept = about.keep(data);
    let about = kept.unwrap_or_else(|error| {
        progress(&error.to_string());
        about.clone()
    });
    about.view()
}

/// Puts the event's players into the register and takes all names from it. A register that lacks
/// names stops nobody: `progress` hears of it, and the courts go on with numbers. `had_one` says
/// that there was a register before.
pub(crate) fn names(
    persons: &BTreeMap<PlayerId, Person>,
    data: &Path,
    had_one: bool,
    progress: &mut dyn FnMut(&str),
) -> Names {
    let folder = register_folder(data);
    let known = enter(&folder, persons, had_one, progress).unwrap_or_else(|error| {
        let lack = Lack::Unread(error);
        progress(&if persons.is_empty() { lack.to_string() } else { lack.entered_again() });
        persons.clone()
    });
    shown(&known)
}

/// Puts the players of a later round into the register, and takes all names from it.
///
/// # Errors
/// When the register cannot be read or written.
pub(crate) fn add(
    folder: &Path,
    persons: &BTreeMap<PlayerId, Person>,
) -> Result<Names, RegisterError> {
    enter(folder, persons, true, &mut |line| tracing::warn!("{line}")).map(|known| shown(&known))
}

/// The part of everyone's name that each audience may see.
fn shown(known: &BTreeMap<PlayerId, Person>) -> Names {
    let names = known.iter().map(|(player, person)| {
        let name = PlayerName {
            public: Introduced {
                name: person.public_name(*player),
                profile: person.public_profile(),
            },
            listed: Introduced { name: person.listed_name(), profile: person.profile() },
            handle: person.handle.clone(),
        };
        (*player, name)
    });
    Arc::new(names.collect())
}

/// Everyone in the register, once the event's players are in it.
fn enter(
    folder: &Path,
    persons: &BTreeMap<PlayerId, Person>,
    had_one: bool,
    progress: &mut dyn FnMut(&str),
) -> Result<BTreeMap<PlayerId, Person>, RegisterError> {
    let mut register = Register::open(folder)?;
    let found = if had_one { register.lacks_as_found() } else { register.lacks() };
    for (player, person) in persons {
        if register.get(*player) != Some(person) {
            register.put(*player, person)?;
        }
    }
    register.settle()?;
    let is_made_good = !persons.is_empty() && register.lacks().is_empty();
    for lack in found {
        progress(&if is_made_good { lack.entered_again() } else { lack.to_string() });
    }
    Ok(register.all().map(|(player, person)| (player, person.clone())).collect())
}
