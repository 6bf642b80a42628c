//! Sockets: two listeners that share nothing but the machine.
//!
//! The court's listener serves devices and referees, the public's serves pages and feeds. Each has
//! a runtime of its own and a budget of its own, so that a crowd at one listener never delays a
//! press at the other.

pub mod announce;
pub mod budget;
pub mod descriptors;
pub mod framing;
mod hall_network;
pub mod listen;
pub mod unchanged;
pub mod upgrade;
