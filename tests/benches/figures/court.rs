//! The shipped server as a process to be measured: `--serve-court`.

use crate::ack;
use crate::board::COURT;
use crate::process::say;
use court_protocol::Role;
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::hall::{Hall, HallOptions};

/// Makes this executable that server.
pub(crate) const FLAG: &str = "--serve-court";

/// Says where devices connect, where followers do, and a code for a device that carries all boards.
/// Each line it is told is a round's number: its games are put on the boards and started.
pub(crate) fn serve() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let options = HallOptions::new(folder.path(), Event::default());
    let hall = Hall::start(options, &mut |_| ()).expect("starts");
    let code =
        hall.open_code(Grant { role: Role::Board, courts: vec![COURT], boards: Vec::new() }).code;
    say(&format!("{} {} {code}", hall.court_addr(), hall.public_addr()));
    for order in std::io::stdin().lines() {
        let round = order.expect("text").parse().expect("a round");
        ack::start(&hall, round);
        say("go");
    }
}
