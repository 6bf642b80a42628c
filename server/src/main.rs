//! The court server's command line.

use clap::Parser as _;
use referee_server::command::CommandLine;
use std::process::ExitCode;

fn main() -> ExitCode {
    CommandLine::parse().run()
}
