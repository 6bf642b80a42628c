//! Phones that ask to come in and wait for a word.
//!
//! Plain: which wait, under which number, since when. A phone is given its number with a proof, and
//! gives both back when it asks again. So it keeps the number its owner has shown the head referee,
//! however many have asked meanwhile, and the server remembers nothing of a phone that is away.
//!
//! Anybody in the hall can read the poster and ask, so the room is limited, and nobody keeps others
//! out of it. Where it is full, a phone of the network with the most phones makes room. Phones that
//! asked once go before those that came back: a flood that only asks pushes out its own. A word
//! that finds a phone away counts when it comes back.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use court_protocol::{Asking, AskingNumber, CourtTime, Credential, Hello, Millis};
use std::collections::BTreeMap;
use std::net::IpAddr;

/// Phones that may wait at the same time: the judges of a hall on their first morning.
pub const WAITING_MAX: usize = 48;
/// Time a phone waits for an answer before it has to ask again; a word waits as long for a phone.
pub const WAITS: Millis = Millis::minutes(10);
/// Words that wait for phones that are away, the last of them: a person speaks each.
const WORDS_MAX: usize = 1_024;

/// A phone that waits; `T` is how it is answered.
#[derive(Debug)]
struct Waiting<T> {
    asking: Asking,
    network: IpAddr,
    /// It gave a number back.
    came_back: bool,
    /// Until when, in ms of the hall's monotonic time.
    until: i64,
    answer: T,
}

/// The word that a phone finds when it comes back.
#[derive(Debug)]
struct Spoken<P> {
    number: u32,
    /// Until when, in ms of the hall's monotonic time.
    until: i64,
    word: P,
}

/// The result of asking.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked<T, P> {
    /// It waits, with this number.
    Waits {
        /// The number the phone shows, for the head referee.
        number: u32,
        /// The answer channel of the phone that made room: another, or this one itself.
        made_room: Option<T>,
    },
    /// The word was spoken while it was away.
    Word(Asking, P),
}

/// Everyone who waits, by number.
#[derive(Debug)]
pub struct WaitingRoom<T, P> {
    waiting: Vec<Waiting<T>>,
    words: Vec<Spoken<P>>,
    next: u32,
    /// Proves numbers; another one whenever the server is started.
    key: [u8; blake3::KEY_LEN],
}

impl<T, P> WaitingRoom<T, P> {
    /// An empty room, whose numbers are proved by this key.
    pub const fn new(key: [u8; blake3::KEY_LEN]) -> Self {
        Self { waiting: Vec::new(), words: Vec::new(), next: 1, key }
    }

    /// Lets a phone of `network` wait. One that gives its number back keeps it, and is answered
    /// where it asked last. `now` is the hall's monotonic time in ms, `since` the same on the
    /// court's clock.
    pub fn enter(
        &mut self,
        (now, since): (i64, CourtTime),
        network: IpAddr,
        hello: &Hello,
        answer: T,
    ) -> Asked<T, P> {
        let known = match &hello.credential {
            Credential::AskingAgain(given) => self.is_proved(given).then_some(given.number),
            _ => None,
        };
        let again = self.waiting.iter_mut().find(|waiting| Some(waiting.asking.number) == known);
        if let Some(waiting) = again {
            waiting.answer = answer;
            waiting.asking.name.clone_from(&hello.name);
            return Asked::Waits { number: waiting.asking.number, made_room: None };
        }
        let number = known.unwrap_or(self.next);
        self.next = self.next.max(number + 1);
        let (name, software) = (hello.name.clone(), hello.software.clone());
        let asking = Asking { number, name, software, since };
        if let Some(place) = self.words.iter().position(|word| word.number == number) {
            return Asked::Word(asking, self.words.remove(place).word);
        }
        let (came_back, until) = (known.is_some(), now + WAITS.0);
        self.waiting.push(Waiting { asking, network, came_back, until, answer });
        let made_room = if self.waiting.len() > WAITING_MAX { self.make_room() } else { None };
        self.waiting.sort_by_key(|waiting| waiting.asking.number);
        Asked::Waits { number, made_room }
    }

    /// A phone of the network with the most phones makes room. It is the first of those that asked
    /// once or, where there is none, of those that came back.
    fn make_room(&mut self) -> Option<T> {
        let mut counts = BTreeMap::new();
        for waiting in &self.waiting {
            *counts.entry(waiting.network).or_insert(0) += 1;
        }
        let most = counts.values().max()?;
        let of_most = self.waiting.iter().enumerate();
        let of_most = of_most.filter(|(_, waiting)| counts[&waiting.network] == *most);
        let (place, _) = of_most.min_by_key(|(_, waiting)| (waiting.came_back, waiting.until))?;
        Some(self.waiting.remove(place).answer)
    }

    /// A number with its proof, for the phone that waits with it.
    pub fn proved(&self, number: u32) -> AskingNumber {
        let mac = blake3::keyed_hash(&self.key, &number.to_le_bytes());
        AskingNumber { number, mac: URL_SAFE_NO_PAD.encode(mac.as_bytes()) }
    }

    fn is_proved(&self, given: &AskingNumber) -> bool {
        let mac = URL_SAFE_NO_PAD.decode(&given.mac).ok();
        let mac = mac.and_then(|bytes| <[u8; blake3::OUT_LEN]>::try_from(bytes).ok());
        // the comparison of hashes takes the same time for each
        mac.is_some_and(|mac| {
            blake3::keyed_hash(&self.key, &given.number.to_le_bytes()) == blake3::Hash::from(mac)
        })
    }

    /// Takes a phone out, to answer it.
    pub fn leave(&mut self, number: u32) -> Option<(Asking, T)> {
        let place = self.waiting.iter().position(|waiting| waiting.asking.number == number)?;
        let Waiting { asking, answer, .. } = self.waiting.remove(place);
        Some((asking, answer))
    }

    /// Keeps a word for a phone that is away; false where nobody was ever given this number.
    pub fn keep_word(&mut self, now: i64, number: u32, word: P) -> bool {
        if !(1..self.next).contains(&number) {
            return false;
        }
        self.words.retain(|word| word.until > now && word.number != number);
        if self.words.len() == WORDS_MAX {
            self.words.remove(0);
        }
        self.words.push(Spoken { number, until: now + WAITS.0, word });
        true
    }

    /// Lets those go whose answer nobody would hear; whether there were any.
    pub fn retain(&mut self, listens: impl Fn(&T) -> bool) -> bool {
        let n_before = self.waiting.len();
        self.waiting.retain(|waiting| listens(&waiting.answer));
        self.waiting.len() < n_before
    }

    /// Takes out those whose time is over at `now`, to send them away.
    pub fn expire(&mut self, now: i64) -> Vec<T> {
        let over = self.waiting.extract_if(.., |waiting| waiting.until <= now);
        over.map(|waiting| waiting.answer).collect()
    }

    /// When the time of the next one is over.
    pub fn next_expiry(&self) -> Option<i64> {
        self.waiting.iter().map(|waiting| waiting.until).min()
    }

    /// The phones that wait, by number.
    pub fn list(&self) -> Vec<Asking> {
        self.waiting.iter().map(|waiting| waiting.asking.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{BootId, Epoch, Versions};

    const HALL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 10));

    type Room<T> = WaitingRoom<T, &'static str>;

    fn room<T>() -> Room<T> {
        Room::new([7; blake3::KEY_LEN])
    }

    fn hello(name: &str, credential: Credential) -> Hello {
        Hello {
            versions: Versions::OURS,
            credential,
            name: name.into(),
            software: "judge's page".into(),
            boot: BootId(1),
            epoch: Epoch(0),
            epoch_mac: None,
            pending: Vec::new(),
        }
    }

    fn asks<T>(
        room: &mut Room<T>,
        now: i64,
        from: IpAddr,
        name: &str,
        answer: T,
    ) -> Asked<T, &'static str> {
        room.enter((now, CourtTime(now)), from, &hello(name, Credential::Asking), answer)
    }

    fn asks_again<T>(
        room: &mut Room<T>,
        now: i64,
        from: IpAddr,
        (number, name): (u32, &str),
        answer: T,
    ) -> Asked<T, &'static str> {
        let again = Credential::AskingAgain(room.proved(number));
        room.enter((now, CourtTime(now)), from, &hello(name, again), answer)
    }

    const fn waits<T>(number: u32) -> Asked<T, &'static str> {
        Asked::Waits { number, made_room: None }
    }

    fn is_there<T>(room: &Room<T>, number: u32) -> bool {
        room.list().iter().any(|asking| asking.number == number)
    }

    #[test]
    fn a_phone_that_lost_its_link_has_its_number_again() {
        let mut room = room();
        assert_eq!(asks(&mut room, 1, HALL, "Ada", 'a'), waits(1));
        assert_eq!(asks(&mut room, 2, HALL, "Bo", 'b'), waits(2));
        assert_eq!(asks_again(&mut room, 3, HALL, (1, "Ada B."), 'c'), waits(1));
        let list = room.list();
        assert_eq!(list.len(), 2);
        assert_eq!((list[0].name.as_str(), list[0].since), ("Ada B.", CourtTime(1)));
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
        assert!(room.leave(1).is_none());
    }

    #[test]
    fn a_phone_whose_lost_link_was_given_up_has_its_number_again_and_nobody_else_has() {
        let mut room = room();
        assert_eq!(asks(&mut room, 1, HALL, "Ada", 'a'), waits(1));
        assert!(room.retain(|_| false), "its link is gone");
        assert!(room.list().is_empty());
        assert!(room.leave(1).is_none(), "nobody can be let in who is not there");
        assert_eq!(asks(&mut room, 2, HALL, "Bo", 'b'), waits(2));
        let made_up = AskingNumber { number: 1, mac: room.proved(2).mac };
        let made_up = hello("Eve", Credential::AskingAgain(made_up));
        assert_eq!(room.enter((3, CourtTime(3)), OTHER, &made_up, 'e'), waits(3));
        assert_eq!(asks_again(&mut room, 4, HALL, (1, "Ada"), 'c'), waits(1));
        let numbers: Vec<u32> = room.list().iter().map(|asking| asking.number).collect();
        assert_eq!(numbers, [1, 2, 3]);
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
    }

    #[test]
    fn a_word_that_finds_the_phone_away_counts_when_it_comes_back() {
        let mut room = room();
        assert_eq!(asks(&mut room, 1, HALL, "Ada", 'a'), waits(1));
        assert!(room.retain(|_| false), "its screen goes dark");
        assert!(!room.keep_word(2, 2, "come in"), "nobody had that number");
        assert!(room.keep_word(2, 1, "come in"));
        assert_eq!(asks(&mut room, 2, OTHER, "Bo", 'b'), waits(2), "it is for that phone alone");
        let Asked::Word(asking, word) = asks_again(&mut room, 3, HALL, (1, "Ada"), 'c') else {
            panic!("the word was spoken")
        };
        assert_eq!((asking.number, asking.name.as_str(), word), (1, "Ada", "come in"));
        assert_eq!(asks_again(&mut room, 4, HALL, (1, "Ada"), 'd'), waits(1), "it counts once");
    }

    #[test]
    fn one_network_that_fills_the_room_keeps_neither_others_nor_its_own_out() {
        let mut room = room();
        for n in 1..=WAITING_MAX as u32 {
            assert_eq!(asks(&mut room, 0, HALL, "fake", n), waits(n));
        }
        let honest = asks(&mut room, 1, OTHER, "Ada", 49);
        assert_eq!(honest, Asked::Waits { number: 49, made_room: Some(1) }, "the oldest goes");
        let honest = asks(&mut room, 2, HALL, "Bo", 50);
        assert_eq!(honest, Asked::Waits { number: 50, made_room: Some(2) });
        for n in 1..=10 * WAITING_MAX as u32 {
            asks(&mut room, 3, HALL, "fake", 50 + n);
        }
        assert!(is_there(&room, 49), "no fake of another network takes its place");
        assert!(!is_there(&room, 50));
        assert!(
            room.keep_word(4, 50, "come in"),
            "and of the same, its word finds it all the same"
        );
    }

    #[test]
    fn a_phone_that_came_back_is_not_pushed_out_by_phones_of_its_address_that_only_ask() {
        let mut room = room();
        assert_eq!(asks(&mut room, 0, HALL, "Ada", 1), waits(1));
        for n in 2..10_000 {
            asks(&mut room, 1, HALL, "fake", n);
        }
        assert!(!is_there(&room, 1), "it had asked once, as they did");
        asks_again(&mut room, 2, HALL, (1, "Ada"), 10_000);
        for n in 10_001..20_000 {
            asks(&mut room, 3, HALL, "fake", n);
        }
        assert!(is_there(&room, 1));
        // if all came back, a phone that asks for the first time is told its number and waits
        for n in 100..100 + WAITING_MAX as u32 {
            asks_again(&mut room, 4, HALL, (n, "fake"), 20_000 + n);
        }
        let first = asks(&mut room, 5, HALL, "Bo", 30_000);
        assert!(matches!(first, Asked::Waits { made_room: Some(30_000), .. }), "{first:?}");
    }

    #[test]
    fn nobody_waits_for_ever() {
        let mut room = room();
        asks(&mut room, 0, HALL, "Ada", 'a');
        asks(&mut room, 1_000, HALL, "Bo", 'b');
        asks_again(&mut room, 9_000, HALL, (1, "Ada"), 'c');
        assert_eq!(room.next_expiry(), Some(WAITS.0), "asking again does not lengthen it");
        assert!(room.expire(WAITS.0 - 1).is_empty());
        assert_eq!(room.expire(WAITS.0), ['c']);
        assert_eq!(room.expire(WAITS.0 + 1_000), ['b']);
        assert_eq!(room.next_expiry(), None);
        assert!(room.keep_word(0, 1, "come in"));
        assert!(room.keep_word(WAITS.0, 2, "come in"), "the older word is over");
        assert_eq!(asks_again(&mut room, WAITS.0, HALL, (1, "Ada"), 'd'), waits(1));
    }
}
