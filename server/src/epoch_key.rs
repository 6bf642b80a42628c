//! The key that proves epochs: a device may report a later epoch than this server writes, and only
//! a server with this key can have given it that epoch.
//!
//! A player's personal link is a proof of the same key, and so is the mark of his requests.
//!
//! It is made with the journal, lies beside the list of devices, readable for the server's own user
//! only, and belongs to every safety copy. A second copy of the journal has one of the key, too.

use crate::desks::EventNo;
use crate::kept_file::{self, KeptFileError};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use court_protocol::{BootId, Epoch, EpochMac};
use referee_desk::PersonId;
use std::io;
use std::path::{Path, PathBuf};

pub(crate) const FILE: &str = "epoch.key";
const KEY_BYTES: usize = 32;
/// A MAC is of this use of the key and of no other.
const CONTEXT: &[u8] = b"court epoch\0";
const PLAYER_CONTEXT: &[u8] = b"player link\0";
const REQUESTS_CONTEXT: &[u8] = b"player requests\0";

/// The secret that proves an epoch is of this server.
#[derive(Clone, Copy)]
pub struct EpochKey([u8; KEY_BYTES]);

impl std::fmt::Debug for EpochKey {
    /// Never what it is: logs are read by many.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EpochKey(…)")
    }
}

/// The advice where the file is damaged.
const CURE: &str = "put the file of a safety copy in its place, or remove it (no device can prove \
                    then that another server took over before)";

impl EpochKey {
    pub const fn new(key: [u8; KEY_BYTES]) -> Self {
        Self(key)
    }

    /// The key of a data folder, made where there is none; `mirror` is the folder of the journal's
    /// second copy, from which a lost one comes back. Whether it was made just now.
    pub fn open(data: &Path, mirror: Option<&Path>) -> Result<(Self, bool), KeptFileError> {
        let files: Vec<PathBuf> =
            [Some(data), mirror].into_iter().flatten().map(|dir| dir.join(FILE)).collect();
        let found = files.iter().map(|file| read(file)).collect::<Result<Vec<_>, _>>()?;
        let (key, is_new) = match found.iter().flatten().next() {
            Some(key) => (*key, false),
            None => (make(&files[0])?, true),
        };
        for (file, found) in files.into_iter().zip(found) {
            if found != Some(key) {
                kept_file::write(&file, &key)?;
            }
        }
        Ok((Self(key), is_new))
    }

    /// The proof a device is given with an epoch.
    pub fn mac(&self, epoch: Epoch) -> EpochMac {
        EpochMac(URL_SAFE_NO_PAD.encode(self.hash(epoch).as_bytes()))
    }

    /// True if a server with this key gave this proof of this epoch.
    pub fn proves(&self, epoch: Epoch, mac: Option<&EpochMac>) -> bool {
        let mac = mac.and_then(|EpochMac(text)| URL_SAFE_NO_PAD.decode(text).ok());
        let mac = mac.and_then(|bytes| <[u8; blake3::OUT_LEN]>::try_from(bytes).ok());
        // the comparison of hashes takes the same time for each
        mac.is_some_and(|mac| self.hash(epoch) == blake3::Hash::from_bytes(mac))
    }

    /// The proof that a player's link holds. `turn` tells his links apart.
    pub(crate) fn of_player(&self, event: EventNo, person: PersonId, turn: u32) -> [u8; 16] {
        let numbers = [event.0, person.0, turn].map(u32::to_le_bytes).concat();
        let hash = blake3::keyed_hash(&self.0, &[PLAYER_CONTEXT, &numbers].concat());
        *hash.as_bytes().first_chunk().expect("a hash has 32 bytes")
    }

    /// The boot that stands for a boot of this player's page: nobody else's page has the same.
    pub(crate) fn boot_of_player(&self, event: EventNo, person: PersonId, boot: BootId) -> BootId {
        let player = [event.0, person.0].map(u32::to_le_bytes).concat();
        let named = [REQUESTS_CONTEXT, &player, &boot.0.to_le_bytes()].concat();
        let hash = blake3::keyed_hash(&self.0, &named);
        BootId(u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("a hash has 32 bytes")))
    }

    fn hash(&self, epoch: Epoch) -> blake3::Hash {
        blake3::keyed_hash(&self.0, &[CONTEXT, &epoch.0.to_le_bytes()].concat())
    }
}

fn read(file: &Path) -> Result<Option<[u8; KEY_BYTES]>, KeptFileError> {
    let Some(bytes) = kept_file::bytes(file)? else { return Ok(None) };
    bytes.try_into().map(Some).map_err(|_| KeptFileError::Unreadable {
        file: file.into(),
        why: format!("no key of {KEY_BYTES} bytes"),
        cure: CURE,
    })
}

fn make(file: &Path) -> Result<[u8; KEY_BYTES], KeptFileError> {
    let mut key = [0; KEY_BYTES];
    let failed = |error| KeptFileError::Io {
        doing: "make",
        file: file.into(),
        source: io::Error::other(error),
    };
    getrandom::fill(&mut key).map_err(failed)?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn only_the_key_that_told_of_an_epoch_proves_it() {
        let key = EpochKey::new([1; KEY_BYTES]);
        let mac = key.mac(Epoch(3));
        assert!(key.proves(Epoch(3), Some(&mac)));
        assert!(!key.proves(Epoch(4), Some(&mac)), "of another epoch");
        assert!(!EpochKey::new([2; KEY_BYTES]).proves(Epoch(3), Some(&mac)), "of another event");
        for none in [None, Some(EpochMac(String::new())), Some(EpochMac("\u{202e}?".into()))] {
            assert!(!key.proves(Epoch(3), none.as_ref()), "{none:?}");
        }
    }

    #[test]
    fn a_key_is_made_once_and_comes_back_from_the_second_copy() {
        let dirs = tempfile::tempdir().expect("folders");
        let (data, mirror) = (dirs.path().join("data"), dirs.path().join("mirror"));
        let make = |dir: &Path| fs::create_dir(dir).expect("made");
        make(&data);
        make(&mirror);
        let mac = |mirror: Option<&Path>| {
            let (key, is_new) = EpochKey::open(&data, mirror).expect("it opens");
            (key.mac(Epoch(1)), is_new)
        };
        let (first, is_new) = mac(Some(&mirror));
        assert!(is_new);
        assert_eq!(mac(None), (first.clone(), false));
        fs::remove_file(data.join(FILE)).expect("lost");
        assert_eq!(mac(Some(&mirror)), (first.clone(), false));
        fs::write(data.join(FILE), "half").expect("damaged");
        let told = EpochKey::open(&data, None).expect_err("no key").to_string();
        assert!(told.contains("put the file of a safety copy in its place"), "{told}");
        fs::remove_file(data.join(FILE)).expect("lost");
        let (other, is_new) = mac(None);
        assert!(is_new && other != first);
    }
}
