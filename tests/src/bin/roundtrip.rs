//! Plays a folder of PGN files through the server and compares what comes back.
//!
//! The status is 0 when everything came back, 1 when something differs, 2 when there is nothing to
//! play.

use court_tests::roundtrip::roundtrip;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = arguments.as_slice() else {
        eprintln!("usage: roundtrip DIR: name one folder of PGN files");
        return ExitCode::from(2);
    };
    match roundtrip(folder.as_ref()) {
        Ok(report) => {
            print!("{report}");
            ExitCode::from(u8::from(!report.differences.is_empty()))
        }
        Err(error) => {
            eprintln!("{}", referee_messages::words().say(&error.message()));
            ExitCode::from(2)
        }
    }
}
