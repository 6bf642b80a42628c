//! Phones that ask to come in and wait for a word.
//!
//! Plain: which wait, under which number, since when. A phone whose link was lost has its number
//! again when it comes back, so that the one its owner has shown the head referee is the one he
//! reads. It is known by the run of its clock, a number drawn at random that nobody else is told.
//!
//! Anybody in the hall can read the poster and ask, so the room has an end, and nobody keeps others
//! out of it: where it is full, the phone that has waited longest of the network with the most of
//! them makes room. A word that finds it away counts when it comes back.

use court_protocol::{Asking, BootId, CourtTime, Hello, Millis};
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

/// Phones that may wait at the same time: the judges of a hall on their first morning.
pub const WAITING_MAX: usize = 48;
/// Time a phone waits for an answer before it has to ask again.
pub const WAITS: Millis = Millis::minutes(10);
/// Phones whose links are lost and whose numbers are kept for them, the last of them.
const LOST_MAX: usize = 1_024;

/// A phone that waits; `T` is how it is answered.
#[derive(Debug)]
struct Waiting<T> {
    asking: Asking,
    boot: BootId,
    network: IpAddr,
    /// Until when, in ms of the hall's monotonic time.
    until: i64,
    answer: T,
}

/// A phone whose link is lost; `P` is the word it finds when it comes back.
#[derive(Debug)]
struct Lost<P> {
    asking: Asking,
    boot: BootId,
    word: Option<P>,
}

/// The result of asking.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked<T, P> {
    /// It waits, with this number.
    Waits {
        /// The number the phone shows, for the head referee.
        number: u32,
        /// The answer channel of the phone that made room for it.
        made_room: Option<T>,
    },
    /// The word was spoken while it was away.
    Word(Asking, P),
}

/// Everyone who waits, oldest first.
#[derive(Debug)]
pub struct WaitingRoom<T, P> {
    waiting: Vec<Waiting<T>>,
    lost: VecDeque<Lost<P>>,
    next: u32,
}

impl<T, P> Default for WaitingRoom<T, P> {
    fn default() -> Self {
        Self { waiting: Vec::new(), lost: VecDeque::new(), next: 1 }
    }
}

impl<T, P> WaitingRoom<T, P> {
    /// Lets a phone of `network` wait. One that waits already, or whose link was lost, keeps its
    /// number and is answered where it asked last. `now` is the hall's monotonic time in ms,
    /// `since` the same on the court's clock.
    pub fn enter(
        &mut self,
        (now, since): (i64, CourtTime),
        network: IpAddr,
        hello: &Hello,
        answer: T,
    ) -> Asked<T, P> {
        let again = self.waiting.iter_mut().find(|waiting| waiting.boot == hello.boot);
        if let Some(waiting) = again {
            waiting.answer = answer;
            waiting.asking.name.clone_from(&hello.name);
            return Asked::Waits { number: waiting.asking.number, made_room: None };
        }
        let known = self.lost.iter().position(|lost| lost.boot == hello.boot);
        let known = known.and_then(|place| self.lost.remove(place));
        let (name, software) = (hello.name.clone(), hello.software.clone());
        let number = match known {
            Some(Lost { asking, word: Some(word), .. }) => return Asked::Word(asking, word),
            Some(Lost { asking, word: None, .. }) => asking.number,
            None => {
                self.next += 1;
                self.next - 1
            }
        };
        let made_room =
            if self.waiting.len() == WAITING_MAX { self.make_room(network) } else { None };
        let asking = Asking { number, name, software, since };
        let until = now + WAITS.0;
        self.waiting.push(Waiting { asking, boot: hello.boot, network, until, answer });
        self.waiting.sort_by_key(|waiting| waiting.asking.number);
        Asked::Waits { number, made_room }
    }

    /// The phone that came first of the network with the most phones, `newcomer`'s own counted with
    /// it, makes room; its number is kept for it.
    fn make_room(&mut self, newcomer: IpAddr) -> Option<T> {
        let mut counts = BTreeMap::from([(newcomer, 1)]);
        for waiting in &self.waiting {
            *counts.entry(waiting.network).or_insert(0) += 1;
        }
        let most = self.waiting.iter().map(|waiting| counts[&waiting.network]).max()?;
        let of_most = self.waiting.iter().enumerate();
        let of_most = of_most.filter(|(_, waiting)| counts[&waiting.network] == most);
        let (place, _) = of_most.min_by_key(|(_, waiting)| waiting.until)?;
        let Waiting { asking, boot, answer, .. } = self.waiting.remove(place);
        self.lose(asking, boot);
        Some(answer)
    }

    fn lose(&mut self, asking: Asking, boot: BootId) {
        if self.lost.len() == LOST_MAX {
            self.lost.pop_front();
        }
        self.lost.push_back(Lost { asking, boot, word: None });
    }

    /// Takes a phone out, to answer it.
    pub fn leave(&mut self, number: u32) -> Option<(Asking, T)> {
        let place = self.waiting.iter().position(|waiting| waiting.asking.number == number)?;
        let Waiting { asking, answer, .. } = self.waiting.remove(place);
        Some((asking, answer))
    }

    /// Keeps a word for a phone whose link is lost; false where none with this number is known.
    pub fn keep_word(&mut self, number: u32, word: P) -> bool {
        let lost = self.lost.iter_mut().find(|lost| lost.asking.number == number);
        lost.map(|lost| lost.word = Some(word)).is_some()
    }

    /// Lets those go whose answer nobody would hear; whether there were any. Their numbers are kept
    /// for them.
    pub fn retain(&mut self, listens: impl Fn(&T) -> bool) -> bool {
        let gone = self.waiting.extract_if(.., |waiting| !listens(&waiting.answer));
        let gone: Vec<_> = gone.map(|waiting| (waiting.asking, waiting.boot)).collect();
        let any = !gone.is_empty();
        for (asking, boot) in gone {
            self.lose(asking, boot);
        }
        any
    }

    /// Takes out those whose time is over at `now`, to send them away.
    pub fn expire(&mut self, now: i64) -> Vec<T> {
        let over = self.waiting.extract_if(.., |waiting| waiting.until <= now);
        over.map(|waiting| waiting.answer).collect()
    }

    /// When the time of the next one is over.
    #[must_use]
    pub fn next_expiry(&self) -> Option<i64> {
        self.waiting.iter().map(|waiting| waiting.until).min()
    }

    /// The phones that wait, oldest first.
    #[must_use]
    pub fn list(&self) -> Vec<Asking> {
        self.waiting.iter().map(|waiting| waiting.asking.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Credential, Epoch, Versions};

    const HALL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 10));

    type Room<T> = WaitingRoom<T, &'static str>;

    fn hello(boot: u64, name: &str) -> Hello {
        Hello {
            versions: Versions::OURS,
            credential: Credential::Asking,
            name: name.into(),
            software: "judge's page".into(),
            boot: BootId(boot),
            epoch: Epoch(0),
            epoch_mac: None,
            pending: Vec::new(),
        }
    }

    fn enter<T>(
        room: &mut Room<T>,
        now: i64,
        from: IpAddr,
        boot: u64,
        name: &str,
        answer: T,
    ) -> Asked<T, &'static str> {
        room.enter((now, CourtTime(now)), from, &hello(boot, name), answer)
    }

    const fn waits<T>(number: u32) -> Asked<T, &'static str> {
        Asked::Waits { number, made_room: None }
    }

    #[test]
    fn a_phone_that_lost_its_link_has_its_number_again() {
        let mut room = Room::default();
        assert_eq!(enter(&mut room, 1, HALL, 1, "Ada", 'a'), waits(1));
        assert_eq!(enter(&mut room, 2, HALL, 2, "Bo", 'b'), waits(2));
        assert_eq!(enter(&mut room, 3, HALL, 1, "Ada B.", 'c'), waits(1));
        let list = room.list();
        assert_eq!(list.len(), 2);
        assert_eq!((list[0].name.as_str(), list[0].since), ("Ada B.", CourtTime(1)));
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
        assert!(room.leave(1).is_none());
    }

    #[test]
    fn a_phone_whose_lost_link_was_given_up_has_its_number_again_and_nobody_else_has() {
        let mut room = Room::default();
        assert_eq!(enter(&mut room, 1, HALL, 1, "Ada", 'a'), waits(1));
        assert!(room.retain(|_| false), "its link is gone");
        assert!(room.list().is_empty());
        assert!(room.leave(1).is_none(), "nobody can be let in who is not there");
        assert_eq!(enter(&mut room, 2, HALL, 2, "Bo", 'b'), waits(2));
        assert_eq!(enter(&mut room, 3, HALL, 1, "Ada", 'c'), waits(1));
        let numbers: Vec<u32> = room.list().iter().map(|asking| asking.number).collect();
        assert_eq!(numbers, [1, 2]);
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
        assert_eq!(enter(&mut room, 4, HALL, 1, "Ada", 'd'), waits(3), "it was answered");
    }

    #[test]
    fn a_word_that_finds_the_phone_away_counts_when_it_comes_back() {
        let mut room = Room::default();
        assert_eq!(enter(&mut room, 1, HALL, 1, "Ada", 'a'), waits(1));
        assert!(!room.keep_word(1, "come in"), "it is there to be told");
        assert!(room.retain(|_| false), "its screen goes dark");
        assert!(!room.keep_word(2, "come in"), "nobody had that number");
        assert!(room.keep_word(1, "come in"));
        assert_eq!(
            enter(&mut room, 2, OTHER, 2, "Bo", 'b'),
            waits(2),
            "it is for that phone alone"
        );
        let Asked::Word(asking, word) = enter(&mut room, 3, HALL, 1, "Ada", 'c') else {
            panic!("the word was spoken")
        };
        assert_eq!((asking.number, asking.name.as_str(), word), (1, "Ada", "come in"));
        assert_eq!(enter(&mut room, 4, HALL, 1, "Ada", 'd'), waits(3), "it counts once");
    }

    #[test]
    fn one_network_that_fills_the_room_keeps_neither_others_nor_its_own_out() {
        let mut room = Room::default();
        for boot in 0..WAITING_MAX as u64 {
            assert_eq!(enter(&mut room, 0, HALL, boot, "fake", boot), waits(boot as u32 + 1));
        }
        let honest = enter(&mut room, 1, OTHER, 900, "Ada", 900);
        assert_eq!(honest, Asked::Waits { number: 49, made_room: Some(0) }, "the oldest goes");
        let honest = enter(&mut room, 2, HALL, 901, "Bo", 901);
        assert_eq!(honest, Asked::Waits { number: 50, made_room: Some(1) });
        for boot in 1_000..1_000 + 10 * WAITING_MAX as u64 {
            enter(&mut room, 3, HALL, boot, "fake", boot);
        }
        let is_there = |number| room.list().iter().any(|asking| asking.number == number);
        assert!(is_there(49), "no fake of another network takes its place");
        assert!(!is_there(50));
        assert!(room.keep_word(50, "come in"), "and of the same, its word finds it all the same");
    }

    #[test]
    fn nobody_waits_for_ever() {
        let mut room = Room::default();
        enter(&mut room, 0, HALL, 1, "Ada", 'a');
        enter(&mut room, 1_000, HALL, 2, "Bo", 'b');
        enter(&mut room, 9_000, HALL, 1, "Ada", 'c');
        assert_eq!(room.next_expiry(), Some(WAITS.0), "asking again does not lengthen it");
        assert!(room.expire(WAITS.0 - 1).is_empty());
        assert_eq!(room.expire(WAITS.0), ['c']);
        assert_eq!(room.expire(WAITS.0 + 1_000), ['b']);
        assert_eq!(room.next_expiry(), None);
    }
}
