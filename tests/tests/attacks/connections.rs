//! Connections without end from the address that the devices of the hall share.

use super::Attacked;
use court_protocol::Role;
use court_tests::device::Connection;
use referee_server::control::{self, Answer};
use std::collections::VecDeque;
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};

/// Files a small system allows: its door holds about fifty strangers.
const FEW_FILES: u32 = 256;
/// More silent sockets than that door holds.
const SILENT: usize = 200;
/// Connections the attacker keeps at a time, and how many it makes at most.
const KEPT: usize = 400;
const CONNECTIONS: usize = 40_000;
/// Returns of a device meanwhile.
const RETURNS: usize = 15;

#[test]
fn silent_connections_between_a_devices_request_and_its_hello_do_not_push_it_out() {
    let attacked = Attacked::start_with_files(FEW_FILES);
    let (mut head, link) = attacked.enrolled("head", Role::Head);
    drop(link);
    for _ in 0..3 {
        let mut link = attacked.runtime.block_on(Connection::open(attacked.court)).expect("room");
        let silent: Vec<TcpStream> = silent(attacked.court, SILENT);
        attacked.runtime.block_on(async {
            head.greet(&mut link).await.expect("its socket is open");
            head.be_let_in(&mut link).await.expect("the device is welcome");
        });
        drop(silent);
    }
}

#[test]
fn a_device_comes_in_every_time_while_its_address_opens_connections_without_end() {
    let attacked = Attacked::start();
    let (mut agent, link) = attacked.enrolled("boards", Role::Board);
    drop(link);
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut kept = VecDeque::with_capacity(KEPT);
            for _ in 0..CONNECTIONS {
                if is_over.load(Ordering::Relaxed) {
                    return;
                }
                kept.extend(TcpStream::connect(attacked.court));
                if kept.len() == KEPT {
                    kept.pop_front();
                }
            }
        });
        let n_returns = (0..RETURNS).filter(|_| attacked.comes_in(&mut agent)).count();
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(n_returns, RETURNS);
    });
}

#[test]
fn a_connection_to_the_control_port_that_says_nothing_holds_no_question_up() {
    let attacked = Attacked::start();
    let contact = std::fs::read(attacked.data.path().join("control.json")).expect("it is there");
    let contact: serde_json::Value = serde_json::from_slice(&contact).expect("JSON");
    let port = contact["port"].as_u64().and_then(|port| u16::try_from(port).ok()).expect("a port");
    let silent = silent((std::net::Ipv4Addr::LOCALHOST, port).into(), 4);
    let asked = control::ask(attacked.data.path(), control::Ask::Devices);
    assert!(matches!(asked, Ok(Answer::Devices(_))), "{asked:?}");
    drop(silent);
}

#[test]
fn upgraded_connections_that_never_say_hello_keep_no_device_out() {
    let attacked = Attacked::start();
    let (mut head, link) = attacked.enrolled("head", Role::Head);
    drop(link);
    let mut upgraded = Vec::new();
    for _ in 0..KEPT {
        let link = attacked.runtime.block_on(Connection::open(attacked.court));
        upgraded.push(link.expect("each has room"));
    }
    for _ in 0..5 {
        assert!(attacked.comes_in(&mut head));
    }
    drop(upgraded);
}

fn silent(to: SocketAddr, count: usize) -> Vec<TcpStream> {
    (0..count).map(|_| TcpStream::connect(to).expect("the listener answers")).collect()
}
