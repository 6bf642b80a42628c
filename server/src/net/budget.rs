//! The number of sockets a listener holds, all together and from one address, and the choice of the
//! socket that makes room. No address is slowed in being accepted. A hall is one address where its
//! router or access point gives it one. To slow that address would slow its own devices together
//! with an attacker: they would wait in a queue that the flood fills. So a flood is accepted, and
//! makes room for itself. Only sockets that have sent no request are pushed out for the next, the
//! oldest first. A device sends its request with its first packet.
//!
//! Measured on two busy cores, with a debug build, under 13,000 connections a second from one
//! address. A device at that address that lets 50 ms pass between request and hello came in 64
//! times of 64, the slowest in 0.33 s. The attack is replayed by
//! `a_device_comes_in_every_time_while_its_address_opens_connections_without_end`.

use super::hall_network::HallNetwork;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio_util::sync::CancellationToken;

/// The budget of a listener.
#[derive(Debug, Clone)]
pub struct Budget {
    /// Sockets at the same time.
    pub total: usize,
    /// Of them from one address of the internet.
    pub per_address: usize,
    /// Of them from one address of the hall's own network (`net::hall_network`): it may be many
    /// people with one access point, or one machine that means no good.
    pub per_hall_address: usize,
}

/// Devices that have not been welcomed yet. Welcomed devices are not counted, so no crowd of
/// strangers shuts an enrolled device out for long. A hall on a router is one address, however far
/// away the server is: the share is the same everywhere. At 21,000 connections a second from one
/// address, each of its silent sockets still has 50 ms for its request.
pub const STRANGERS: Budget = Budget { total: 2_048, per_address: 1_024, per_hall_address: 1_024 };
/// The public listener: pages and followers. At 8 KB a follower that is 128 MB.
pub const PUBLIC: Budget = Budget { total: 16_384, per_address: 64, per_hall_address: 4_096 };

impl Budget {
    /// The budget limited to the `total` sockets that a system allows.
    #[must_use]
    pub fn at_most(self, total: usize) -> Self {
        Self { total: self.total.min(total), ..self }
    }
}

/// Counts the sockets that are in use.
#[derive(Debug, Clone)]
pub struct SocketLimiter {
    budget: Budget,
    in_use: Arc<Mutex<InUse>>,
}

#[derive(Debug, Default)]
struct InUse {
    total: usize,
    /// Places given so far.
    n_given: u64,
    hall: HallNetwork,
    by_address: HashMap<IpAddr, Sockets>,
}

/// The sockets of one address, by the numbers of their places.
#[derive(Debug, Default)]
struct Sockets {
    held: BTreeSet<u64>,
    /// Those that make room, in this order: each with the word that it has to go.
    making_room: BTreeMap<(Progress, u64), CancellationToken>,
}

/// A stage of a socket that still makes room for others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Progress {
    /// It has sent no request, or needs no answer. A machine that only opens sockets, or
    /// guesses codes on many, pushes out these, not the devices of the same network that are
    /// about to say hello.
    Silent,
    /// It asks to come in without a code. A machine that asks on many sockets pushes
    /// out only these.
    Waits,
    /// It has sent a request, but no hello.
    Asked,
}

/// One slot in use; given back when the last clone is dropped.
#[derive(Debug, Clone)]
pub struct SocketPermit {
    slot: Arc<Slot>,
}

#[derive(Debug)]
struct Slot {
    address: IpAddr,
    number: u64,
    lost: CancellationToken,
    in_use: Arc<Mutex<InUse>>,
}

impl SocketLimiter {
    pub fn new(budget: Budget) -> Self {
        Self { budget, in_use: Arc::default() }
    }

    /// A slot for a socket from `address`; `None` when there is none left.
    ///
    /// Where the address has its share, one of its own sockets makes room; where the limiter is full,
    /// one of the address that holds the most. Sockets without a request go first, then those
    /// that ask to come in, then those without a hello, the oldest of each first.
    pub fn admit(&self, address: IpAddr) -> Option<SocketPermit> {
        let mut in_use = lock(&self.in_use);
        let is_of_the_hall = in_use.hall.contains(address);
        let (address, share) = if is_of_the_hall {
            (address.to_canonical(), self.budget.per_hall_address)
        } else {
            (internet_network(address), self.budget.per_address)
        };
        if in_use.by_address.get(&address).is_some_and(|sockets| sockets.held.len() >= share) {
            in_use.push_out(address)?;
        } else if in_use.total >= self.budget.total {
            let makes_room = |of: &Sockets| !of.making_room.is_empty();
            let with_room = in_use.by_address.iter().filter(|(_, of)| makes_room(of));
            let (most, _) = with_room.max_by_key(|(_, of)| of.held.len())?;
            let most = *most;
            in_use.push_out(most)?;
        }
        let (number, lost) = (in_use.n_given, CancellationToken::new());
        in_use.n_given += 1;
        in_use.total += 1;
        let sockets = in_use.by_address.entry(address).or_default();
        sockets.held.insert(number);
        sockets.making_room.insert((Progress::Silent, number), lost.clone());
        let slot = Slot { address, number, lost, in_use: self.in_use.clone() };
        Some(SocketPermit { slot: Arc::new(slot) })
    }
}

impl InUse {
    /// Takes the slot of the first socket of an address that makes room; `None` where none does.
    fn push_out(&mut self, address: IpAddr) -> Option<()> {
        let sockets = self.by_address.get_mut(&address)?;
        let ((_, number), lost) = sockets.making_room.pop_first()?;
        lost.cancel();
        self.leave(address, number);
        Some(())
    }

    fn leave(&mut self, address: IpAddr, number: u64) {
        let Some(sockets) = self.by_address.get_mut(&address) else { return };
        sockets.stays(number);
        if sockets.held.remove(&number) {
            self.total -= 1;
        }
        if sockets.held.is_empty() {
            self.by_address.remove(&address);
        }
    }
}

impl Sockets {
    /// A socket makes no room any more.
    fn stays(&mut self, number: u64) {
        for progress in [Progress::Silent, Progress::Waits, Progress::Asked] {
            self.making_room.remove(&(progress, number));
        }
    }
}

impl SocketPermit {
    /// Its holder has sent a request: it makes room only after all that are silent.
    pub fn asks(&self) {
        let Slot { address, number, .. } = *self.slot;
        let mut in_use = lock(&self.slot.in_use);
        let Some(sockets) = in_use.by_address.get_mut(&address) else { return };
        if let Some(lost) = sockets.making_room.remove(&(Progress::Silent, number)) {
            sockets.making_room.insert((Progress::Asked, number), lost);
        }
    }

    /// Its holder has sent its request and makes room for no other. False if it had to go already.
    pub fn keep(&self) -> bool {
        let Slot { address, number, .. } = *self.slot;
        let mut in_use = lock(&self.slot.in_use);
        let Some(sockets) = in_use.by_address.get_mut(&address) else { return false };
        sockets.stays(number);
        sockets.held.contains(&number)
    }

    /// The network it comes from, as it is counted.
    pub fn network(&self) -> IpAddr {
        self.slot.address
    }

    /// Its holder waits for nothing that must come: it makes room before all others.
    pub fn make_room(&self) {
        self.reached(Progress::Silent);
    }

    /// Its holder asks to come in: it makes room before all that may.
    pub fn waits(&self) {
        self.reached(Progress::Waits);
    }

    fn reached(&self, progress: Progress) {
        let Slot { address, number, ref lost, .. } = *self.slot;
        let mut in_use = lock(&self.slot.in_use);
        let Some(sockets) = in_use.by_address.get_mut(&address) else { return };
        if sockets.held.contains(&number) {
            sockets.stays(number);
            sockets.making_room.insert((progress, number), lost.clone());
        }
    }

    /// Comes when its holder has to make room.
    pub fn lost(&self) -> CancellationToken {
        self.slot.lost.clone()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        lock(&self.in_use).leave(self.address, self.number);
    }
}

fn lock(in_use: &Mutex<InUse>) -> MutexGuard<'_, InUse> {
    in_use.lock().expect("nothing panics under this lock")
}

/// The network of the internet that counts as one address: 64 bits of IPv6 belong to one customer,
/// who may choose any address in them.
fn internet_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget { total: 5, per_address: 2, per_hall_address: 4 };
    const FAR: [u8; 4] = [203, 0, 113, 9];
    const HALL: [u8; 4] = [192, 168, 1, 9];
    const OTHER: [u8; 4] = [192, 168, 1, 10];

    /// Connects and sends its request at once.
    fn speaks(limiter: &SocketLimiter, address: [u8; 4]) -> Option<SocketPermit> {
        limiter.admit(address.into()).filter(SocketPermit::keep)
    }

    fn is_lost(permit: &SocketPermit) -> bool {
        permit.slot.lost.is_cancelled()
    }

    #[test]
    fn each_address_fills_its_own_share_and_leaves_the_rest() {
        let limiter = SocketLimiter::new(BUDGET);
        let first = speaks(&limiter, FAR).expect("room");
        let _second = speaks(&limiter, FAR).expect("room");
        assert!(limiter.admit(FAR.into()).is_none(), "its share is full");
        let _hall: Vec<SocketPermit> =
            (0..3).map(|_| speaks(&limiter, HALL).expect("room")).collect();
        assert!(limiter.admit(OTHER.into()).is_none(), "the limiter is full");
        drop(first);
        assert!(limiter.admit(FAR.into()).is_some(), "a slot came back");
        let limiter = SocketLimiter::new(BUDGET);
        let _hall: Vec<SocketPermit> =
            (0..4).map(|_| speaks(&limiter, HALL).expect("room")).collect();
        assert!(limiter.admit(HALL.into()).is_none(), "a machine of the hall has a share as well");
        assert!(limiter.admit(OTHER.into()).is_some(), "and another one its own");
    }

    #[test]
    fn a_device_between_its_request_and_its_hello_is_not_pushed_out_by_silent_sockets() {
        let limiter = SocketLimiter::new(BUDGET);
        let device = limiter.admit(HALL.into()).expect("room");
        device.asks();
        let mut silent: Vec<SocketPermit> = Vec::new();
        for _ in 0..1_000 {
            silent.push(limiter.admit(HALL.into()).expect("a silent one makes room"));
        }
        assert!(!is_lost(&device) && device.keep(), "its hello comes in time");
        let asking: Vec<SocketPermit> =
            (0..4).map(|_| limiter.admit(HALL.into()).expect("room")).collect();
        asking.iter().for_each(SocketPermit::asks);
        assert!(silent.iter().all(is_lost));
        assert!(is_lost(&asking[0]) && !is_lost(&asking[1]), "then the oldest request makes room");
    }

    #[test]
    fn an_ipv6_network_of_the_internet_is_one_address_and_a_device_of_the_hall_another() {
        let limiter = SocketLimiter::new(BUDGET);
        lock(&limiter.in_use).hall =
            HallNetwork::with(|| vec![([0x2001, 0xdb8, 1, 2, 0, 0, 0, 5].into(), 64)]);
        let comes = |from: &str| {
            let permit = limiter.admit(from.parse().expect("an address")).expect("room");
            let network = permit.network();
            drop(permit);
            network
        };
        assert_eq!(comes("2001:db8:1:3::1"), comes("2001:db8:1:3:ffff::9"));
        assert_ne!(comes("2001:db8:1:3::1"), comes("2001:db8:1:4::1"));
        for [one, two] in
            [["fe80::1", "fe80::2"], ["fd00::1", "fd00::2"], ["2001:db8:1:2::1", "2001:db8:1:2::2"]]
        {
            assert_ne!(comes(one), comes(two), "each device of the hall counts for itself");
        }
        assert_eq!(comes("::ffff:192.168.1.9"), comes("192.168.1.9"));
        let share = |from: &str| {
            let limiter = limiter.clone();
            let from = from.parse().expect("an address");
            (0..10)
                .map_while(|_| limiter.admit(from).filter(SocketPermit::keep))
                .collect::<Vec<_>>()
                .len()
        };
        assert_eq!(share("2001:db8:1:2::1"), share("192.168.1.9"));
        assert_eq!(share("2001:db8:1:3::1"), share("203.0.113.9"));
    }

    #[test]
    fn a_machine_that_opens_sockets_and_says_nothing_pushes_out_its_own() {
        let limiter = SocketLimiter::new(BUDGET);
        let device = speaks(&limiter, HALL).expect("room");
        let mut idle: Vec<SocketPermit> =
            (0..3).map(|_| limiter.admit(HALL.into()).expect("room")).collect();
        for n in 0..1_000 {
            idle.push(limiter.admit(HALL.into()).expect("the oldest makes room"));
            assert!(is_lost(&idle[n]) && !is_lost(&idle[n + 1]));
        }
        assert!(speaks(&limiter, HALL).is_some(), "who speaks at once comes in between them");
        assert!(speaks(&limiter, OTHER).is_some());
        assert!(!is_lost(&device) && device.keep());
        assert!(!idle[1_000].keep(), "too late: he had to go");
    }

    #[test]
    fn sockets_of_wrong_codes_make_room_for_the_device_that_comes_next() {
        let limiter = SocketLimiter::new(BUDGET);
        let wrong: Vec<SocketPermit> =
            (0..4).map(|_| speaks(&limiter, HALL).expect("room")).collect();
        assert!(limiter.admit(HALL.into()).is_none(), "each was kept for its answer");
        wrong.iter().for_each(SocketPermit::make_room);
        let device = speaks(&limiter, HALL).expect("one of them makes room");
        assert!(is_lost(&wrong[0]) && !is_lost(&wrong[1]));
        wrong[0].make_room();
        drop(wrong);
        assert!(device.keep());
        assert_eq!(lock(&limiter.in_use).total, 1);
    }

    #[test]
    fn sockets_that_ask_to_come_in_make_room_before_a_device_with_its_hello_to_come() {
        let limiter = SocketLimiter::new(BUDGET);
        let device = limiter.admit(HALL.into()).expect("room");
        device.asks();
        let mut asking = Vec::new();
        for _ in 0..1_000 {
            let phone = limiter.admit(HALL.into()).expect("one that asks makes room");
            phone.asks();
            phone.waits();
            asking.push(phone);
        }
        assert!(!is_lost(&device) && device.keep());
        assert!(is_lost(&asking[0]) && !is_lost(&asking[999]));
    }

    #[test]
    fn a_full_limiter_makes_room_where_the_most_are_silent() {
        let limiter = SocketLimiter::new(BUDGET);
        let one = limiter.admit(FAR.into()).expect("room");
        let many: Vec<SocketPermit> =
            (0..4).map(|_| limiter.admit(HALL.into()).expect("room")).collect();
        let newest = speaks(&limiter, OTHER).expect("room is made");
        assert!(is_lost(&many[0]) && !is_lost(&one), "not the one who came first");
        drop(many);
        drop(newest);
        let all: Vec<SocketPermit> =
            (0..4).map(|_| limiter.admit(HALL.into()).expect("room")).collect();
        assert!(!is_lost(&one) && !is_lost(&all[0]), "places pushed out are not given back twice");
        assert_eq!(lock(&limiter.in_use).total, 5);
    }
}
