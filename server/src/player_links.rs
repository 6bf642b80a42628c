//! Players' personal links: each is a proof by the server's key of one player of one event.
//!
//! The links of a person who is forgotten end with him.
//!
//! Nothing is kept of a link until an organiser makes a player a new one, which counts a turn: the
//! links of earlier turns lead nowhere. The key belongs to every safety copy, so links outlive the
//! server. With another key every player needs a new link.

use crate::desks::EventNo;
use crate::epoch_key::EpochKey;
use crate::kept_file::{self, KeptFileError};
use crate::register;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use court_protocol::{BootId, DeviceId, PlayerId, RequestId};
use referee_desk::PersonId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use subtle::ConstantTimeEq;

pub(crate) const FILE: &str = "player-links.json";
const CURE: &str = "put the file of a safety copy in its place, or remove it (links that were replaced lead to \
     their players again)";

/// The number of links that each player has had before his present one, where he had any.
type Turns = BTreeMap<EventNo, BTreeMap<PersonId, u32>>;

/// The links of all events.
#[derive(Debug)]
pub struct PlayerLinks {
    key: EpochKey,
    file: PathBuf,
    turns: Mutex<Turns>,
    /// The persons whom the register has forgotten.
    forgotten: Mutex<BTreeSet<PersonId>>,
}

impl PlayerLinks {
    /// The links of a data folder.
    ///
    /// # Errors
    /// [`KeptFileError`] if the list of turns cannot be read.
    pub fn open(data: &Path, key: EpochKey) -> Result<Self, KeptFileError> {
        let file = data.join(FILE);
        let turns = kept_file::read(&file, CURE)?.unwrap_or_default();
        // without a register nobody is known to be forgotten
        let register = register::read(&register::file(data)).unwrap_or_default();
        let links = Self { key, file, turns: Mutex::new(turns), forgotten: Mutex::default() };
        links.forget(register.forgotten());
        Ok(links)
    }

    /// Ends the links of persons who are forgotten.
    pub fn forget(&self, persons: impl IntoIterator<Item = PlayerId>) {
        let mut forgotten = self.forgotten.lock().unwrap_or_else(PoisonError::into_inner);
        forgotten.extend(persons.into_iter().map(|player| PersonId(player.0)));
    }

    /// The token of a player's present link.
    pub fn token(&self, event: EventNo, person: PersonId) -> String {
        let turn = turn(&self.turns.lock().unwrap_or_else(PoisonError::into_inner), event, person);
        let proof = self.key.of_player(event, person, turn);
        format!("{}-{}-{}", event.0, person.0, URL_SAFE_NO_PAD.encode(proof))
    }

    /// The player to whom a token belongs; `None` for a wrong one, one that was replaced, and that of a
    /// person who is forgotten.
    pub fn player(&self, token: &str) -> Option<(EventNo, PersonId)> {
        let mut parts = token.splitn(3, '-');
        let event = EventNo(parts.next()?.parse().ok()?);
        let person = PersonId(parts.next()?.parse().ok()?);
        parts.next()?;
        let is_his = self.token(event, person).as_bytes().ct_eq(token.as_bytes());
        let forgotten = self.forgotten.lock().unwrap_or_else(PoisonError::into_inner);
        (bool::from(is_his) && !forgotten.contains(&person)).then_some((event, person))
    }

    /// The id of a request that came by a player's link. No device has the number 0, and no other
    /// player can make the same id.
    pub fn request(&self, event: EventNo, person: PersonId, boot: BootId, n: u64) -> RequestId {
        RequestId { device: DeviceId(0), boot: self.key.boot_of_player(event, person, boot), n }
    }

    /// Replaces a player's link. Blocks on the disk; durable when this returns.
    ///
    /// # Errors
    /// [`KeptFileError`]; the link is then as it was.
    pub fn replace(&self, event: EventNo, person: PersonId) -> Result<(), KeptFileError> {
        let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        let mut next = turns.clone();
        let turn = turn(&turns, event, person).saturating_add(1);
        next.entry(event).or_default().insert(person, turn);
        kept_file::write_value(&self.file, &next)?;
        *turns = next;
        Ok(())
    }
}

fn turn(turns: &Turns, event: EventNo, person: PersonId) -> u32 {
    turns.get(&event).and_then(|of| of.get(&person)).copied().unwrap_or(0)
}
