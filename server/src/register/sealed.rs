//! Sealing a person with their own key: XChaCha20-Poly1305, whose nonces are long enough to be
//! random. The player's number is sealed in, so that no entry passes for another's.

use super::person::Person;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use court_protocol::PlayerId;
use zeroize::Zeroizing;

const NONCE: usize = 24;
const KEY: usize = 32;

/// One person's key. Wiped from memory when dropped, never printed.
#[derive(Clone)]
pub(super) struct Key(Zeroizing<[u8; KEY]>);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    pub(super) fn random() -> Self {
        let mut key = Zeroizing::new([0; KEY]);
        getrandom::fill(&mut *key).expect("the system gives random numbers");
        Self(key)
    }

    /// The player's number, then the key.
    pub(super) fn entry(&self, player: PlayerId) -> Vec<u8> {
        [&player.0.to_le_bytes()[..], &self.0[..]].concat()
    }

    pub(super) fn from_entry(entry: &[u8]) -> Option<(PlayerId, Self)> {
        let (player, key) = entry.split_first_chunk()?;
        let key: [u8; KEY] = key.try_into().ok()?;
        Some((PlayerId(u32::from_le_bytes(*player)), Self(Zeroizing::new(key))))
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&*self.0).into())
    }
}

/// A person that only their key opens.
#[derive(Debug)]
pub(super) struct Sealed {
    pub(super) player: PlayerId,
    nonce: [u8; NONCE],
    text: Vec<u8>,
}

impl Sealed {
    pub(super) fn seal(player: PlayerId, person: &Person, key: &Key) -> Self {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).expect("the system gives random numbers");
        let plain =
            Zeroizing::new(rmp_serde::to_vec_named(person).expect("a person always encodes"));
        let payload = Payload { msg: &plain, aad: &player.0.to_le_bytes() };
        let text = key
            .cipher()
            .encrypt(&XNonce::from(nonce), payload)
            .expect("a person is far shorter than the cipher's limit");
        Self { player, nonce, text }
    }

    /// The person; `None` when the entry is not what was sealed with this key.
    pub(super) fn open(&self, key: &Key) -> Option<Person> {
        let payload = Payload { msg: &self.text, aad: &self.player.0.to_le_bytes() };
        let plain = key.cipher().decrypt(&XNonce::from(self.nonce), payload).ok()?;
        rmp_serde::from_slice(&Zeroizing::new(plain)).ok()
    }

    /// The player's number, the nonce, the sealed person.
    pub(super) fn entry(&self) -> Vec<u8> {
        [&self.player.0.to_le_bytes()[..], &self.nonce, &self.text].concat()
    }

    pub(super) fn from_entry(entry: &[u8]) -> Option<Self> {
        let (player, rest) = entry.split_first_chunk()?;
        let (nonce, text) = rest.split_first_chunk()?;
        let player = PlayerId(u32::from_le_bytes(*player));
        Some(Self { player, nonce: *nonce, text: text.to_vec() })
    }
}
