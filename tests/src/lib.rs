//! Everything that needs the whole house: harness, end-to-end tests, the seeded hall, benches.
//!
//! The harness speaks to a court as strangers do, over real sockets: [`device`] is a board or a
//! referee that checks what it is told, [`manual`] a device that does what a test tells it,
//! [`follower`] someone who looks, [`mod@line`] the socket of each, [`process`] the server as a process
//! that can be killed.
//! [`roundtrip`] takes recorded games through the house and compares what comes back.

pub mod device;
pub mod follower;
pub mod manual;
pub mod message_socket;
pub mod process;
pub mod roundtrip;
