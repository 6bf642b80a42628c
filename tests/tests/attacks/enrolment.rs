//! One stranger who does not want anybody to enrol, at the address that the devices share.

use super::Attacked;
use court_protocol::{BootId, DeviceAct, Role};
use court_tests::device::{Connection, Device};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Devices that enrol by code under the attack.
const HONEST: u64 = 10;
/// Sockets that guess at the same time.
const GUESSERS: usize = 8;
/// Phones of nobody that ask to come in; more than may wait.
const FAKES: u64 = 60;
/// Sockets of one address that the door holds.
const SHARE: usize = 1_024;
/// Returns of a device meanwhile.
const RETURNS: usize = 20;

#[test]
fn each_of_ten_devices_enrols_by_its_code_while_its_address_guesses_without_end() {
    let attacked = Attacked::start();
    let (is_over, n_guesses) = (AtomicBool::new(false), AtomicUsize::new(0));
    let enrolled = std::thread::scope(|scope| {
        for guesser in 0..GUESSERS {
            let (is_over, n_guesses, court) = (&is_over, &n_guesses, attacked.court);
            scope.spawn(move || {
                let runtime = court_tests::runtime();
                let mut guess = 0_u64;
                while !is_over.load(Ordering::Relaxed) {
                    guess += 1;
                    let code = format!("{guesser:04}-0000-{guess:04}");
                    let mut device = Device::new("guesser", &code, BootId(guess));
                    // every other guesser hangs up before its answer
                    let waits = guess.is_multiple_of(2);
                    let greeted = async {
                        let mut link = Connection::open(court).await?;
                        device.greet(&mut link).await?;
                        if waits { device.be_let_in(&mut link).await } else { Ok(()) }
                    };
                    let is_in = runtime.block_on(greeted).is_ok() && waits;
                    assert!(!is_in, "a guess was right");
                    n_guesses.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        // under way before anybody enrols, and answered late by then
        while n_guesses.load(Ordering::Relaxed) < 3 * GUESSERS {
            std::thread::yield_now();
        }
        let enrolled: Vec<Role> = (0..HONEST)
            .filter_map(|n| {
                let role = if n % 2 == 0 { Role::Board } else { Role::Judge };
                let code = attacked.code(role);
                let mut device = Device::new(&format!("device {n}"), &code, BootId(1_000 + n));
                attacked.runtime.block_on(device.connect(attacked.court)).ok()?;
                device.role()
            })
            .collect();
        is_over.store(true, Ordering::Relaxed);
        enrolled
    });
    assert_eq!(enrolled.len() as u64, HONEST);
}

#[test]
fn a_device_comes_in_every_time_while_phones_of_its_address_ask_without_end() {
    let attacked = Attacked::start();
    let (mut agent, link) = attacked.enrolled("boards", Role::Board);
    drop(link);
    let (is_over, n_asked) = (AtomicBool::new(false), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        scope.spawn(|| ask_without_end(attacked.court, &is_over, &n_asked));
        while n_asked.load(Ordering::Relaxed) < 2 * SHARE {
            std::thread::yield_now();
        }
        let n_returns = (0..RETURNS).filter(|_| attacked.comes_in(&mut agent)).count();
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(n_returns, RETURNS);
    });
}

#[test]
fn each_of_ten_phones_is_let_in_by_its_number_while_its_address_asks_without_end() {
    let attacked = Attacked::start();
    let (_head, mut head) = attacked.enrolled("head", Role::Head);
    let (is_over, n_asked) = (AtomicBool::new(false), AtomicUsize::new(0));
    let asked_since = |n_before: usize| n_asked.load(Ordering::Relaxed) - n_before;
    let pass = |count: usize| {
        let n_before = n_asked.load(Ordering::Relaxed);
        while asked_since(n_before) < count {
            std::thread::yield_now();
        }
    };
    let n_let_in = std::thread::scope(|scope| {
        scope.spawn(|| ask_without_end(attacked.court, &is_over, &n_asked));
        pass(2 * SHARE);
        let phones: Vec<_> = (0..HONEST)
            .map(|n| {
                let mut phone = Device::asking(&format!("judge {n}"), BootId(n));
                let knocked = attacked.runtime.block_on(phone.knock(attacked.court));
                let (number, link) = knocked.expect("each is told its number");
                (phone, number, link)
            })
            .collect();
        pass(2 * SHARE);
        let let_in = phones.into_iter().filter_map(|(mut phone, number, mut link)| {
            let act = DeviceAct::Grant {
                asking: number,
                name: String::new(),
                role: Role::Judge,
                courts: Vec::new(),
                boards: Vec::new(),
            };
            attacked.runtime.block_on(async {
                let answer = head.act(act).await.expect("the head referee's link holds");
                assert_eq!(answer.refused, None);
                // a phone that made room meanwhile asks again, by its number
                if phone.be_let_in(&mut link).await.is_err() {
                    phone.connect(attacked.court).await.ok()?;
                }
                phone.role()
            })
        });
        let n_let_in = let_in.count() as u64;
        is_over.store(true, Ordering::Relaxed);
        n_let_in
    });
    assert_eq!(n_let_in, HONEST);
}

/// Phones of nobody ask, each once, until the test is over.
fn ask_without_end(court: SocketAddr, is_over: &AtomicBool, n_asked: &AtomicUsize) {
    court_tests::runtime().block_on(async {
        let mut left_open = VecDeque::with_capacity(SHARE);
        for n in 0.. {
            if is_over.load(Ordering::Relaxed) {
                return;
            }
            let phone = Device::asking("nobody", BootId(10_000 + n));
            if let Ok(mut link) = Connection::open(court).await
                && phone.greet(&mut link).await.is_ok()
            {
                left_open.push_back(link);
            }
            if left_open.len() == SHARE {
                left_open.pop_front();
            }
            n_asked.fetch_add(1, Ordering::Relaxed);
        }
    });
}

#[test]
fn an_honest_phone_waits_and_is_let_in_while_its_address_fills_the_waiting_room() {
    let attacked = Attacked::start();
    let (_head, mut link) = attacked.enrolled("head", Role::Head);
    attacked.runtime.block_on(async {
        let mut fakes = Vec::new();
        for n in 0..FAKES {
            let mut fake = Device::asking(&format!("fake {n}"), BootId(1_000 + n));
            fakes.push(fake.knock(attacked.court).await.expect("it may wait, or comes back"));
        }
        let mut phone = Device::asking("Ada", BootId(7));
        let (number, mut phones_link) = phone.knock(attacked.court).await.expect("it may wait");
        let listed = link.presence_until(|list| list.asking.iter().any(|a| a.number == number));
        listed.await.expect("the head referee sees its number");
        // its screen goes dark, and the word is spoken meanwhile
        drop(phones_link);
        let gone = link.presence_until(|list| list.asking.iter().all(|a| a.number != number));
        gone.await.expect("the link holds");
        let let_in = DeviceAct::Grant {
            asking: number,
            name: "Ada".into(),
            role: Role::Judge,
            courts: Vec::new(),
            boards: Vec::new(),
        };
        let answer = link.act(let_in).await.expect("the link holds");
        assert_eq!(answer.refused, None);
        phones_link = phone.connect(attacked.court).await.expect("the word counts");
        assert_eq!(phone.role(), Some(Role::Judge));
        drop(phones_link);
    });
}
