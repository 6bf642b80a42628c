//! The settings of a hall.

use crate::clock::HandClock;
use crate::config::Event;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// The settings of a hall.
#[derive(Debug)]
pub struct HallOptions {
    pub data: PathBuf,
    /// A second copy of the journal on another disk; both are synced before anything is announced.
    pub mirror: Option<PathBuf>,
    /// The second place of safety copies.
    pub copy_to: Option<PathBuf>,
    /// Courts, players, pairings.
    pub event: Event,
    /// The address for devices and referees.
    pub court: SocketAddr,
    /// The address for spectators.
    pub public: SocketAddr,
    /// Court seconds per second of the hall: 1 but in demonstrations.
    pub speed: u32,
    /// True if every screen shows that this is a demonstration.
    pub demo: bool,
    /// The head referee's word that a journal which may have lost records, or was taken over, is
    /// to be written again, and why.
    pub confirm: Option<String>,
    /// Announce the machine's name on the hall's network.
    pub announce: bool,
    /// True if standard output is a terminal of the server's own people. Only there do codes for
    /// the next board and the next judge open by themselves, and are shown.
    pub terminal: bool,
    /// Court time follows this clock instead of the machine's: for tests, in which five minutes
    /// pass by moving it.
    pub clock: Option<&'static HandClock>,
}

impl HallOptions {
    /// A hall on this machine only, on ports the system chooses.
    pub fn new(data: impl Into<PathBuf>, event: Event) -> Self {
        Self {
            data: data.into(),
            mirror: None,
            copy_to: None,
            event,
            court: (Ipv4Addr::LOCALHOST, 0).into(),
            public: (Ipv4Addr::LOCALHOST, 0).into(),
            speed: 1,
            demo: false,
            confirm: None,
            announce: false,
            terminal: false,
            clock: None,
        }
    }
}
