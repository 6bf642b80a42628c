//! The server's own terminal: its lines, and the server after the terminal is closed.

use super::Attacked;
use court_protocol::{BootId, GoodbyeCode, Role};
use court_tests::device::Device;
use court_tests::process::ServerProcess;

/// `1234-5678-9012`, as codes are written.
fn has_a_code(line: &str) -> bool {
    let is_group = |group: &str| group.len() == 4 && group.bytes().all(|b| b.is_ascii_digit());
    line.split_whitespace().any(|word| word.split('-').filter(|group| is_group(group)).count() == 3)
}

#[test]
fn codes_are_shown_to_whoever_asks_for_them_and_never_in_what_may_be_a_log() {
    let mut attacked = Attacked::start();
    assert!(has_a_code(&attacked.code(Role::Head)));
    for (name, role) in [("Ada", Role::Head), ("Bo", Role::Judge), ("boards", Role::Board)] {
        drop(attacked.enrolled(name, role));
        attacked.server.until(|line| line.contains(&format!("({name}) is enrolled")).then_some(()));
    }
    let said = attacked.server.said();
    assert!(said.iter().any(|line| line.contains("devices code --role")), "{said:#?}");
    assert!(!said.iter().any(|line| has_a_code(line)), "{said:#?}");
}

#[test]
fn a_closed_terminal_stops_the_server_with_a_goodbye_to_each_device() {
    let mut attacked = Attacked::start();
    let (mut head, mut link) = attacked.enrolled("head", Role::Head);
    attacked.server.hang_up();
    let goodbye = attacked.runtime.block_on(head.hear_out(&mut link)).expect("a goodbye");
    assert_eq!(goodbye.code, GoodbyeCode::Stopping);
    attacked.server.until(|line| line.starts_with("Stopping").then_some(()));
}

#[test]
fn a_server_that_is_to_outlive_its_terminal_does() {
    let program = ServerProcess::program();
    let attacked =
        Attacked::begin(|arguments| ServerProcess::start_after("trap '' HUP", &program, arguments));
    let (mut head, _link) = attacked.enrolled("head", Role::Head);
    attacked.server.hang_up();
    for _ in 0..3 {
        assert!(attacked.comes_in(&mut head));
    }
    let mut late = Device::new("late", &attacked.code(Role::Judge), BootId(9));
    assert!(attacked.comes_in(&mut late));
}
