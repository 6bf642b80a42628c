//! The names of an event and of its players, from the set-up and the data folder.

use crate::about::About;
use crate::feed::{Introduced, Names, PlayerName};
use crate::register::{self, Persons, Register, RegisterError, Shown};
use court_protocol::{Message, PlayerId};
use referee_desk::rating_list::KnownPerson;
use referee_desk::{Desk, PersonId};
use referee_messages::{Words, say};
use referee_tournament::event::Date;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// The event: of the set-up, or as the data folder keeps it.
pub(crate) fn event(about: &About, data: &Path, progress: &mut dyn FnMut(&str)) -> About {
    about.keep(data).unwrap_or_else(|error| {
        progress(&error.to_string());
        about.clone()
    })
}

/// Enters the event's players in the register and takes all names from it. A register that is lost
/// or cannot be read stops nobody: `progress` hears of it, and players have only their numbers.
///
/// A player whose data in the set-up are those of the last start, `before`, keeps what the register
/// has of him by now. `had_one` says that there was a register before.
pub(crate) fn names(
    about: &About,
    persons: &Persons,
    before: &Persons,
    data: &Path,
    had_one: bool,
    progress: &mut dyn FnMut(&str),
) -> Names {
    let file = register::file(data);
    let is_lost = had_one && !file.exists();
    let known = match register::enter(&file, persons, before) {
        Ok(known) => {
            if is_lost && persons.is_empty() {
                progress(&RegisterError::Gone { file }.to_string());
            } else if is_lost {
                let file = file.display().to_string();
                progress(&say!("console-names-entered-again", file));
            }
            known
        }
        Err(error) => {
            let why = error.to_string();
            progress(&say!("console-names-unread", why, names = persons.len()));
            let mut known = Register::default();
            register::add(&mut known, persons, before);
            known
        }
    };
    shown(&known, about.day())
}

/// Enters the players of a later round in the register, and takes all names from it.
/// `before` has the players of the set-up.
pub(crate) fn add(
    data: &Path,
    persons: &Persons,
    before: &Persons,
) -> Result<Names, RegisterError> {
    register::enter(&register::file(data), persons, before).map(|known| of(data, &known))
}

/// Changes the register, and takes all names from it.
pub(crate) fn change<T, E: From<RegisterError>>(
    data: &Path,
    change: impl FnOnce(&mut Register) -> Result<T, E>,
) -> Result<(T, Names), E> {
    let (changed, register) = register::try_change(&register::file(data), change)?;
    Ok((changed, of(data, &register)))
}

/// The names of everyone in the register, as screens show them on the day of the event.
pub(crate) fn of(data: &Path, register: &Register) -> Names {
    shown(register, About::read(data).unwrap_or_default().day())
}

/// The names as an event shows them: a player whom the public does not call by name is called by the
/// start number, which is on the player's back.
pub(crate) fn in_event(names: &Names, desk: &Desk) -> Names {
    let mut names = names.clone();
    for (person, called) in start_numbers(desk) {
        if let Some(known) = numbered_mut(&mut names, person) {
            known.public.name = called;
        }
    }
    names
}

/// The names as courts show them: in each game by the start number of its event.
pub(crate) fn on_courts(names: &Names, desks: &[Arc<Desk>]) -> Names {
    let mut names = names.clone();
    for desk in desks {
        let numbers = start_numbers(desk);
        for game in desk.games().values() {
            for person in game.players() {
                if let Some(called) = numbers.get(&person)
                    && let Some(known) = numbered_mut(&mut names, person)
                {
                    known.called.insert(game.id, called.clone());
                }
            }
        }
    }
    names
}

/// The players of an event by their start numbers: `player 7`, or `player 7 (U12)` where several
/// tournaments have numbers of their own.
fn start_numbers(desk: &Desk) -> BTreeMap<PersonId, String> {
    let numbers = desk.start_numbers();
    let tournaments: BTreeSet<_> = numbers.values().map(|(tournament, _)| tournament).collect();
    let of = |(person, (tournament, number)): (&PersonId, &(_, u16))| {
        let player = PlayerId((*number).into());
        let is = &desk.tournaments()[tournament].is;
        let categories = is.categories.iter().map(ToString::to_string);
        let tags: Vec<String> = categories.chain(is.letter().map(String::from)).collect();
        let is_clear = tournaments.len() == 1 || tags.is_empty();
        let called =
            if is_clear { player.to_string() } else { format!("{player} ({})", tags.join(", ")) };
        (*person, called)
    };
    numbers.iter().map(of).collect()
}

/// The name of a person whom the public calls by the register's number.
fn numbered_mut(names: &mut Names, person: PersonId) -> Option<&mut PlayerName> {
    let player = PlayerId(person.0);
    let is_number = names.get(&player)?.public.name == player.to_string();
    is_number.then(|| Arc::make_mut(names).get_mut(&player)).flatten()
}

/// A player who has no name in the register: `Player 7`.
pub(crate) fn numbered(words: &Words, player: PlayerId) -> String {
    words.say(&Message::named("pages-player").with("player", &player))
}

/// Persons as the ratings need them.
pub(crate) fn known_persons(
    names: &Names,
) -> impl Fn(PersonId) -> KnownPerson + Send + 'static + use<> {
    let names = names.clone();
    move |person| match names.get(&PlayerId(person.0)) {
        Some(known) => KnownPerson {
            number: PersonId(known.number.0),
            born: known.person.born.map(|born| born.year),
        },
        None => KnownPerson { number: person, born: None },
    }
}

/// The part of everyone's name that each audience may see on a day.
fn shown(register: &Register, day: Date) -> Names {
    let names = register.by_number().into_iter().map(|(player, person)| {
        let name = PlayerName {
            number: register.number(player),
            public: Introduced {
                name: person.public_name(player, day),
                profile: person.public_profile(day),
            },
            called: BTreeMap::new(),
            listed: Introduced { name: person.listed_name(), profile: person.profile() },
            is_named: person.shown_on(day) == Shown::Name,
            person,
        };
        (player, name)
    });
    Arc::new(names.collect())
}
