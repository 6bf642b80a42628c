//! The positions a search has already seen.
//!
//! A table of whole positions, not of hashes: two positions are never taken for one. Its hash is
//! fixed, so a search goes the same way on every machine and in every run.

use shakmaty::{Chess, Position, Role};

/// The properties that make two positions the same for the moves that follow. They are the
/// placement, the side to move, the castling rights, and the en passant square if a pawn
/// can use it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key([u64; 6]);

impl Key {
    fn of(position: &Chess) -> Key {
        let board = position.board();
        let [pawns, knights, bishops, rooks, queens, kings] =
            [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King]
                .map(|role| board.by_role(role).0);
        let en_passant =
            position.pseudo_legal_ep_square().map_or(64, |square| u64::from(u32::from(square)));
        Key([
            board.white().0,
            // roles 1 to 6 in three binary digits per square
            pawns | bishops | queens,
            knights | bishops | kings,
            rooks | queens | kings,
            position.castles().castling_rights().0,
            en_passant << 1 | u64::from(position.turn().is_white()),
        ])
    }

    fn hash(&self) -> u64 {
        // odd constants of an ordinary multiplicative hash; only the spread matters
        self.0.iter().fold(0x9e37_79b9_7f4a_7c15, |hash: u64, &word| {
            (hash.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93)
        })
    }
}

/// A set of positions.
pub(super) struct Seen {
    keys: Vec<Key>,
    /// Open addressing: 0 is free, `n` is `keys[n - 1]`. Its length is a power of two.
    slots: Vec<u32>,
}

impl Seen {
    pub(super) fn new() -> Seen {
        Seen { keys: Vec::new(), slots: vec![0; 128] }
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(super) fn contains(&self, position: &Chess) -> bool {
        self.slots[self.slot(&Key::of(position))] != 0
    }

    pub(super) fn insert(&mut self, position: &Chess) {
        let key = Key::of(position);
        let slot = self.slot(&key);
        if self.slots[slot] != 0 {
            return;
        }
        self.keys.push(key);
        self.slots[slot] = self.keys.len() as u32;
        if self.keys.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    /// The slot that holds the key, or the free one where it belongs.
    fn slot(&self, key: &Key) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (key.hash() >> 32) as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return slot,
                n if self.keys[n as usize - 1] == *key => return slot,
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 2];
        for n in 0..self.keys.len() {
            let slot = self.slot(&self.keys[n]);
            self.slots[slot] = n as u32 + 1;
        }
    }
}
