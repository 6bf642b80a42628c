//! A crowd of followers on a system that allows few files.

use super::{Attacked, COURT, upgraded};
use court_protocol::Role;
use court_tests::follower::Follower;
use std::net::TcpStream;

/// Files the system allows.
const FILES: u32 = 64;
/// Followers that come; more than there is room for.
const CROWD: usize = 120;

#[test]
fn a_crowd_of_followers_leaves_referees_and_the_control_port_their_descriptors() {
    let attacked = Attacked::start_with_files(FILES);
    let mut first = attacked.runtime.block_on(Follower::open(attacked.public, COURT));
    attacked.runtime.block_on(first.until(|_| true));
    let crowd: Vec<TcpStream> =
        (0..CROWD).filter_map(|_| upgraded(attacked.public, "/feed/1")).collect();
    assert!(!crowd.is_empty() && crowd.len() < FILES as usize / 2, "{} followers", crowd.len());
    // the code comes by the control port, the referee by the court's
    let (mut head, link) = attacked.enrolled("head", Role::Head);
    let (_judge, _judges_link) = attacked.enrolled("judge", Role::Judge);
    drop(link);
    assert!(attacked.comes_in(&mut head), "and comes back");
}
