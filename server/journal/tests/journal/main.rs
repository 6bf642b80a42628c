//! The journal from outside: cut, torn, flipped, full, failing, lost; and what it promises then.

mod damage;
mod kills;
mod load;
mod memory;
mod mends;
mod power_cuts;
mod recording;
mod server;
