//! A whole hall over real sockets, on ports of the system's choice and folders of its own.

mod damage;
#[expect(unreachable_pub, reason = "shared by the modules of one test binary")]
mod device;
mod failures_page;
mod feeds;
mod hostile;
mod lives;
mod online;
mod rounds;
mod setup;
