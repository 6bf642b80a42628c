//! The moments a round is remembered for, each on a real server over real sockets.
//!
//! The court's clock is the test's own: five minutes pass by moving it, and a machine sleeps by
//! moving only the clock that counts sleep. Nothing waits for time; everything waits for what a
//! referee would see on his screen.

mod calls;
mod devices;
mod killed;
mod outages;
mod round;
