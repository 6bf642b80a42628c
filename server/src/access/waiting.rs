//! Phones that ask to come in and wait for a word.
//!
//! Plain: who waits, under which number, since when. A phone whose link was lost has its number again
//! when it comes back, so that the one its owner has shown the head referee is the one he reads. It
//! is known by the run of its clock, a number drawn at random that nobody else is told.

use court_protocol::{Asking, BootId, CourtTime, Hello};
use std::collections::VecDeque;

/// Phones that may wait at the same time: the judges of a hall on their first morning. Anybody in
/// the hall can read the poster, so there has to be an end.
pub const WAITING_MAX: usize = 48;

/// A phone that waits; `T` is how it is answered.
#[derive(Debug)]
struct Waiting<T> {
    asking: Asking,
    boot: BootId,
    answer: T,
}

/// Everyone who waits, oldest first.
#[derive(Debug)]
pub struct WaitingRoom<T> {
    waiting: Vec<Waiting<T>>,
    /// Phones whose link was lost before they were answered, at most as many as may wait.
    lost: VecDeque<(BootId, u32)>,
    next: u32,
}

impl<T> Default for WaitingRoom<T> {
    fn default() -> Self {
        Self { waiting: Vec::new(), lost: VecDeque::new(), next: 1 }
    }
}

impl<T> WaitingRoom<T> {
    /// Lets a phone wait; its number, or nothing when there is no room. A phone that waits already,
    /// or whose link was lost, keeps its number and is answered where it asked last.
    pub fn enter(&mut self, now: CourtTime, hello: &Hello, answer: T) -> Option<u32> {
        let again = self.waiting.iter_mut().find(|waiting| waiting.boot == hello.boot);
        if let Some(waiting) = again {
            waiting.answer = answer;
            waiting.asking.name.clone_from(&hello.name);
            return Some(waiting.asking.number);
        }
        if self.waiting.len() == WAITING_MAX {
            return None;
        }
        let known = self.lost.iter().position(|(boot, _)| *boot == hello.boot);
        let number = known.and_then(|place| self.lost.remove(place)).map(|(_, number)| number);
        let number = number.unwrap_or_else(|| {
            self.next += 1;
            self.next - 1
        });
        let (name, software) = (hello.name.clone(), hello.software.clone());
        let asking = Asking { number, name, software, since: now };
        self.waiting.push(Waiting { asking, boot: hello.boot, answer });
        self.waiting.sort_by_key(|waiting| waiting.asking.number);
        Some(number)
    }

    /// Takes a phone out, to answer it.
    pub fn leave(&mut self, number: u32) -> Option<(Asking, T)> {
        let place = self.waiting.iter().position(|waiting| waiting.asking.number == number)?;
        let Waiting { asking, answer, .. } = self.waiting.remove(place);
        Some((asking, answer))
    }

    /// Lets those go whose answer nobody would hear; whether there were any. Their numbers are kept
    /// for them.
    pub fn retain(&mut self, listens: impl Fn(&T) -> bool) -> bool {
        let gone = self.waiting.extract_if(.., |waiting| !listens(&waiting.answer));
        let gone: Vec<_> = gone.map(|waiting| (waiting.boot, waiting.asking.number)).collect();
        let any = !gone.is_empty();
        self.lost.extend(gone);
        let beyond = self.lost.len().saturating_sub(WAITING_MAX);
        self.lost.drain(..beyond);
        any
    }

    /// Who waits, oldest first.
    #[must_use]
    pub fn list(&self) -> Vec<Asking> {
        self.waiting.iter().map(|waiting| waiting.asking.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{Credential, Epoch, Versions};

    fn hello(boot: u64, name: &str) -> Hello {
        Hello {
            versions: Versions::OURS,
            credential: Credential::Asking,
            name: name.into(),
            software: "judge's page".into(),
            boot: BootId(boot),
            epoch: Epoch(0),
            pending: Vec::new(),
        }
    }

    #[test]
    fn a_phone_that_lost_its_link_has_its_number_again() {
        let mut room = WaitingRoom::default();
        assert_eq!(room.enter(CourtTime(1), &hello(1, "Ada"), 'a'), Some(1));
        assert_eq!(room.enter(CourtTime(2), &hello(2, "Bo"), 'b'), Some(2));
        assert_eq!(room.enter(CourtTime(3), &hello(1, "Ada B."), 'c'), Some(1));
        let list = room.list();
        assert_eq!(list.len(), 2);
        assert_eq!((list[0].name.as_str(), list[0].since), ("Ada B.", CourtTime(1)));
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
        assert!(room.leave(1).is_none());
    }

    #[test]
    fn a_phone_whose_lost_link_was_given_up_has_its_number_again_and_nobody_else_has() {
        let mut room = WaitingRoom::default();
        assert_eq!(room.enter(CourtTime(1), &hello(1, "Ada"), 'a'), Some(1));
        assert!(room.retain(|_| false), "its link is gone");
        assert!(room.list().is_empty());
        assert!(room.leave(1).is_none(), "nobody can be let in who is not there");
        assert_eq!(room.enter(CourtTime(2), &hello(2, "Bo"), 'b'), Some(2));
        assert_eq!(room.enter(CourtTime(3), &hello(1, "Ada"), 'c'), Some(1));
        let numbers: Vec<u32> = room.list().iter().map(|asking| asking.number).collect();
        assert_eq!(numbers, [1, 2]);
        assert_eq!(room.leave(1).map(|(_, answer)| answer), Some('c'));
        assert_eq!(room.enter(CourtTime(4), &hello(1, "Ada"), 'd'), Some(3), "it was answered");
    }

    #[test]
    fn a_full_room_lets_nobody_in_until_somebody_leaves() {
        let mut room = WaitingRoom::default();
        for boot in 0..WAITING_MAX as u64 {
            assert!(room.enter(CourtTime(0), &hello(boot, "phone"), boot).is_some());
        }
        assert_eq!(room.enter(CourtTime(0), &hello(999, "late"), 999), None);
        assert!(room.retain(|boot| *boot != 3));
        assert!(room.enter(CourtTime(0), &hello(999, "late"), 999).is_some());
    }
}
