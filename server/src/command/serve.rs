//! Running the server.

use super::DataFolder;
use crate::access::{Code, Grant};
use crate::banner;
use crate::clock::SPEED_MAX;
use crate::config::{BOARDS, Event};
use crate::demo::{self, Demo, DemoFolder};
use crate::hall::{Hall, HallOptions};
use crate::net::descriptors;
use crate::terminal::say;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use court_protocol::{REASON_MAX, Role, check_line};
use referee_messages::say;
use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use tracing::level_filters::LevelFilter;

/// The default port for devices and referees.
const COURT_PORT: u16 = 4710;
/// The default port for spectators.
const PUBLIC_PORT: u16 = 4711;

#[derive(Debug, Args)]
pub(super) struct Serve {
    #[command(flatten)]
    data: DataFolder,
    /// The event's set-up file; left out it is the last one of the data folder, or one basketball
    /// court of twelve boards
    #[arg(long, value_name = "FILE", conflicts_with_all = ["courts", "boards"])]
    config: Option<PathBuf>,
    /// Say what the set-up file would do, and start nothing
    #[arg(long, requires = "config")]
    check: bool,
    /// So many basketball courts [default: 1]
    #[arg(long, value_name = "N")]
    courts: Option<u16>,
    /// So many boards on each [default: 12]
    #[arg(long, value_name = "N")]
    boards: Option<u8>,
    /// Listen on this address only; left out it is every address of this machine
    #[arg(long, value_name = "IP")]
    listen: Option<IpAddr>,
    /// Port for board agents and referees
    #[arg(long, value_name = "PORT", default_value_t = COURT_PORT)]
    court_port: u16,
    /// Port for spectators
    #[arg(long, value_name = "PORT", default_value_t = PUBLIC_PORT)]
    public_port: u16,
    /// Keep a second copy of the journal here, on another disk: losing either loses nothing
    #[arg(long, value_name = "DIR")]
    journal_mirror: Option<PathBuf>,
    /// Write the safety copy of every round here too, for example on a stick
    #[arg(long, value_name = "DIR", env = "COURT_COPY_TO")]
    copy_to: Option<PathBuf>,
    /// The head referee's word that a journal which may have lost records, or which another server
    /// has taken over, is to be written again, and why
    #[arg(long, value_name = "REASON")]
    confirm_journal: Option<String>,
    /// Court seconds per second of the hall, for trying things out
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(SPEED_MAX)))]
    speed: u32,
    /// Show a living court: real games on every board, played by agents, line judges and a head
    /// referee of the server's own, in a data folder of their own
    #[arg(long, conflicts_with_all = ["config", "boards", "journal_mirror", "copy_to", "confirm_journal"])]
    demo: bool,
    /// Rehearse the event: everything that the data folder holds, in a data folder of its own, with
    /// simulated boards that play whatever is started on them
    #[arg(long, conflicts_with_all = ["demo", "copy_to"])]
    rehearsal: bool,
    /// Level of the log: error, warn, info, debug
    #[arg(long, value_name = "LEVEL", default_value = "info", env = "COURT_LOG",
          value_parser = PossibleValuesParser::new(["error", "warn", "info", "debug"])
              .map(|level| level.parse::<LevelFilter>().expect("each is a level")))]
    log: LevelFilter,
}

pub(super) fn run(serve: Serve) -> Result<ExitCode, String> {
    serve.confirm_journal.as_deref().map_or(Ok(()), check_reason)?;
    if let Some(file) = serve.config.as_ref().filter(|_| serve.check) {
        let event = Event::read(file).map_err(|error| error.to_string())?;
        say(say!("setup-possible", file = file.display().to_string()));
        say(format_args!("\n{}", event.told().trim_end()));
        return Ok(ExitCode::SUCCESS);
    }
    tracing_subscriber::fmt()
        .with_max_level(serve.log)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false)
        .init();
    let mut data = serve.data.path()?;
    let demo_folder = match (serve.demo, serve.rehearsal) {
        (true, _) => Some(DemoFolder::renew(&data)),
        (_, true) => Some(DemoFolder::rehearse(&data, serve.journal_mirror.as_deref())),
        _ => None,
    };
    let demo_folder = demo_folder.transpose().map_err(|error| error.to_string())?;
    if let Some(folder) = &demo_folder {
        data = folder.path().to_path_buf();
    }
    let named = (Some(&data) != super::platforms_folder().as_ref()).then(|| data.clone());
    say(say!("console-folder", folder = data.display().to_string()));
    let event = match (&serve.config, serve.courts, serve.boards) {
        (Some(file), ..) => Event::read(file),
        (None, courts, _) if serve.demo => demo::event(courts.unwrap_or(1)),
        (None, None, None) => Event::kept(&data).map(Option::unwrap_or_default),
        (None, courts, boards) => Event::of_courts(courts.unwrap_or(1), boards.unwrap_or(BOARDS)),
    }
    .map_err(|error| error.to_string())?;
    // one socket for both families, where the machine has both
    let any = if std::path::Path::new("/proc/net/if_inet6").exists() {
        IpAddr::V6(Ipv6Addr::UNSPECIFIED)
    } else {
        IpAddr::from([0, 0, 0, 0])
    };
    let ip = serve.listen.unwrap_or(any);
    descriptors::raise();
    let terminal = std::io::stdout().is_terminal();
    let options = HallOptions {
        // a rehearsal is no part of the event's second journal
        mirror: serve.journal_mirror.filter(|_| !serve.rehearsal),
        copy_to: serve.copy_to,
        court: SocketAddr::new(ip, serve.court_port),
        public: SocketAddr::new(ip, serve.public_port),
        speed: serve.speed,
        demo: serve.demo,
        confirm: serve.confirm_journal,
        announce: true,
        terminal,
        ..HallOptions::new(&data, event)
    };
    let hall = Hall::start(options, &mut |line| say(line)).map_err(|error| error.to_string())?;
    let grant = |role| Grant { role, courts: hall.courts(), boards: Vec::new() };
    let devices = hall.devices();
    let is_in = |role: Role| devices.iter().any(|listed| listed.device.grant.role == role);
    // A log is read by many. Once somebody has a role, the head referee lets the next one in.
    let wanted = |role: &Role| terminal && (*role == Role::Board || !is_in(*role));
    let roles = [Role::Board, Role::Head, Role::Organiser].into_iter().filter(wanted);
    let codes: Vec<Code> = roles.map(|role| hall.open_code(grant(role))).collect();
    say(banner::text(hall.court_addr(), hall.public_addr(), &codes, named.as_deref()));
    let demo = match &demo_folder {
        Some(folder) if serve.rehearsal => Some(Demo::rehearse(&hall, folder)),
        Some(folder) => Some(Demo::start(&hall, folder)),
        None => None,
    };
    let demo = demo.transpose().map_err(|error| error.to_string())?;
    if serve.rehearsal {
        say(format_args!("\n{}", say!("console-rehearsal")));
    } else if serve.demo {
        say(format_args!("\n{}", say!("console-demo")));
    }
    wait_for_the_end().map_err(|error| format!("could not wait for a signal: {error}"))?;
    say(say!("console-stopping"));
    drop(demo);
    hall.stop();
    Ok(ExitCode::SUCCESS)
}

/// True if the server was started to outlive its terminal, as by `nohup`.
#[cfg(unix)]
fn ignores_hangup() -> bool {
    // a mask in hexadecimal digits; signal 1 is its lowest bit
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask & 1 == 1)
}

/// Until Ctrl-C, the service is told to stop, or its terminal is closed.
fn wait_for_the_end() -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let mut terminate = signal(SignalKind::terminate())?;
            let mut interrupt = signal(SignalKind::interrupt())?;
            // listening for it would end a server that is to outlive its terminal
            let outlives = ignores_hangup();
            let mut hangup = if outlives { None } else { Some(signal(SignalKind::hangup())?) };
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
                () = async {
                    match &mut hangup {
                        Some(hangup) => drop(hangup.recv().await),
                        None => std::future::pending().await,
                    }
                } => {}
            }
            Ok(())
        }
        #[cfg(not(unix))]
        tokio::signal::ctrl_c().await
    })
}

/// The reason is written into the journal, and the report shows it.
fn check_reason(why: &str) -> Result<(), String> {
    let told =
        |fault| format!("the reason given with --confirm-journal {fault}: nothing was started");
    check_line(why, REASON_MAX).map(|_| ()).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_for_confirming_the_journal_is_a_line_that_every_screen_can_show() {
        assert_eq!(check_reason("the power failed at 14:20"), Ok(()));
        let told = |why: &str| check_reason(why).expect_err("a fault");
        insta::assert_snapshot!(told("a\u{1b}[31m"), @"the reason given with --confirm-journal holds the character U+001B, which nobody sees: nothing was started");
        insta::assert_snapshot!(told(" "), @"the reason given with --confirm-journal is blank: nothing was started");
        insta::assert_snapshot!(told(&"a".repeat(REASON_MAX + 1)), @"the reason given with --confirm-journal is longer than 280 characters: nothing was started");
    }
}
