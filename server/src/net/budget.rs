//! How many sockets a door holds, all together and from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// A door's budget.
#[derive(Debug, Clone)]
pub struct Budget {
    /// Sockets at the same time.
    pub total: usize,
    /// Of them from one address of the internet. Addresses of the hall's own network are many
    /// people behind one access point and count only among the total.
    pub per_address: usize,
}

/// The court's door: devices that have not been welcomed yet. Those that have are not counted, so
/// no crowd of strangers shuts an enrolled device out for long: a stranger has seconds to say a
/// hello.
pub const STRANGERS: Budget = Budget { total: 512, per_address: 16 };
/// The public's door: pages and followers. At 8 KB a follower that is 128 MB.
pub const PUBLIC: Budget = Budget { total: 16_384, per_address: 64 };

/// Counts who is in.
#[derive(Debug, Clone)]
pub struct Door {
    budget: Budget,
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug, Default)]
struct Inside {
    total: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// One place inside; given back when the last clone is dropped.
#[derive(Debug, Clone)]
pub struct Pass {
    _place: Arc<Place>,
}

#[derive(Debug)]
struct Place {
    address: IpAddr,
    inside: Arc<Mutex<Inside>>,
}

impl Door {
    /// An empty door.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self { budget, inside: Arc::default() }
    }

    /// A place for a socket from `address`; `None` when there is none left.
    #[must_use]
    pub fn enter(&self, address: IpAddr) -> Option<Pass> {
        let mut inside = self.inside.lock().expect("nothing panics under this lock");
        if inside.total >= self.budget.total {
            return None;
        }
        let limit = self.budget.per_address;
        let from_here = inside.by_address.entry(address).or_default();
        if *from_here >= limit && !is_of_the_hall(address) {
            return None;
        }
        *from_here += 1;
        inside.total += 1;
        let place = Place { address, inside: self.inside.clone() };
        Some(Pass { _place: Arc::new(place) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.inside.lock().expect("nothing panics under this lock");
        inside.total -= 1;
        if let Some(from_here) = inside.by_address.get_mut(&self.address) {
            *from_here -= 1;
            if *from_here == 0 {
                inside.by_address.remove(&self.address);
            }
        }
    }
}

/// Whether an address is of this machine or a private network.
fn is_of_the_hall(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stranger_of_the_internet_fills_his_own_share_and_leaves_the_rest() {
        let door = Door::new(Budget { total: 4, per_address: 2 });
        let far: IpAddr = [203, 0, 113, 9].into();
        let hall: IpAddr = [192, 168, 1, 9].into();
        let first = door.enter(far).expect("room");
        let _second = door.enter(far).expect("room");
        assert!(door.enter(far).is_none(), "his share is full");
        let _third = door.enter(hall).expect("room");
        let _fourth = door.enter(hall).expect("room");
        assert!(door.enter(hall).is_none(), "the door is full");
        drop(first);
        assert!(door.enter(far).is_some(), "a place came back");
    }
}
