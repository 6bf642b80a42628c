//! The command line of the board agent.

use anyhow::{Context, Result, anyhow, bail};
use board_agent::agent::{Agent, Ending, Ports, Source, Word, run};
use board_agent::lines::{InputLine, lines};
use board_agent::pace::{Pace, Runs};
use board_agent::recorded::Playbook;
use board_agent::terminal::{Lines, say};
use clap::{Parser, ValueEnum};
use court_client::{
    ClockBoot, CourtAddress, FileDisk, Link, MachineClock, Outbox, Settings, drive, random,
};
use referee_messages::{say, words};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Reports the moves and presses of one or many boards to a court.
///
/// With games it replays them, one board each or more in turn. Without games it takes moves typed
/// at the terminal, or JSON Lines piped in by another program. Once the device is enrolled, its
/// reports are kept on disk until the court has answered, through any outage. Time control and runs
/// are compared with the board's pairing, and for a match played online also its site and players;
/// differences are reported.
#[derive(Debug, Parser)]
#[command(version, after_help = PIPED_HELP)]
struct Options {
    /// PGN files, or folders of them.
    games: Vec<PathBuf>,

    /// Where the court is: NAME.local, NAME:PORT, 192.168.1.5:4710.
    #[arg(long, env = "COURT_ADDRESS", default_value = "localhost")]
    court: CourtAddress,

    /// The one-time code from the server's terminal; needed once.
    #[arg(long, env = "COURT_CODE")]
    code: Option<String>,

    /// Name of this device in the referees' list.
    #[arg(long, default_value = "board agent", value_parser = court_protocol::device_name)]
    name: String,

    /// Where unanswered reports and the device's token are kept [default: the platform's state
    /// folder].
    #[arg(long, value_name = "DIR")]
    outbox: Option<PathBuf>,

    /// When recorded moves are made.
    #[arg(long, value_enum, default_value_t = PaceName::Recorded)]
    pace: PaceName,

    /// Plays recorded games this many times as fast.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    speed: u32,

    /// Report of runs; they count where the pairing says `runs = "reported"`.
    #[arg(long, value_enum, default_value_t = RunsName::Unseen)]
    runs: RunsName,

    /// Seed of drawn paces and runs.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Begins again with the first game after the last.
    #[arg(long)]
    again: bool,

    /// Only reads the games, lists what is wrong with them, and ends.
    #[arg(long)]
    check: bool,

    /// The language of messages [default: the environment's].
    #[arg(long, value_name = "LANGUAGE", value_parser = referee_messages::language)]
    language: Option<String>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum PaceName {
    /// By their clocks; by drawn times where these are missing.
    Recorded,
    /// By drawn times, as players think who run.
    Drawn,
    /// As fast as they can be reported.
    AtOnce,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RunsName {
    /// Nobody is seen running.
    Unseen,
    /// Out over the line and back after every move.
    Simulated,
}

/// The format of piped reports, for `--help`.
const PIPED_HELP: &str = r#"JSON Lines, one report each, seen as the protocol writes it:
  {"board":3,"seen":{"moved":{"uci":"e2e4"}}}
  {"board":3,"seen":{"crossed":{"side":"white"}},"ago_ms":120}
  {"court":2,"board":3,"seen":"draw_agreed"}   for a device of several courts
A line that is not taken is named on standard error, and the program ends with status 1.
In Speed chess a move is placed and punched apart, and the players' words decide:
  {"board":3,"seen":{"placed":{"uci":"e2e4"}}}
  {"board":3,"seen":{"pressed":{"side":"white"}}}
  {"board":3,"seen":{"declared":{"side":"white","piece":"queen"}}}
  {"board":3,"seen":{"clocks_stopped":{"side":"white"}}}
  {"board":3,"seen":{"claimed":{"side":"white","claim":{"flag_down":{"of":"black"}}}}}
  {"board":3,"seen":{"confirmed":{"side":"black"}}}
Without files on a terminal reports are typed instead; `help` there says how."#;

/// Lines read ahead of the agent: a person types one, a program waits.
const LINES_MAX: usize = 16;

fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
        .init();
    let options = Options::parse();
    if let Some(language) = &options.language {
        referee_messages::speak(language);
    }
    match start(&options) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("board-agent: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(options: &Options) -> Result<ExitCode> {
    let source = source(options)?;
    if options.check {
        return Ok(check(&source));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2) // one for the link, whose disk may make it wait, and one for the boards
        .enable_all()
        .build()
        .context(say!("start-failed"))?;
    let code = runtime.block_on(report(options, source));
    // Standard input may be in the middle of a line that nobody will finish.
    runtime.shutdown_background();
    code
}

fn source(options: &Options) -> Result<Source> {
    if options.games.is_empty() {
        let typed = std::io::stdin().is_terminal();
        return Ok(if typed { Source::Typed } else { Source::Piped });
    }
    let mut games = Vec::new();
    for path in &options.games {
        let read =
            referee_pgn::open(path).map_err(|error| anyhow!(words().say(&error.message())))?;
        for finding in read.all_findings() {
            eprintln!("{}", words().say(&finding.message()));
        }
        games.extend(read.games);
    }
    if games.is_empty() {
        bail!(say!("agent-no-game"));
    }
    let seed = options.seed;
    Ok(Source::Recorded(Arc::new(Playbook {
        games,
        pace: match options.pace {
            PaceName::Recorded => Pace::Recorded { seed },
            PaceName::Drawn => Pace::Drawn { seed },
            PaceName::AtOnce => Pace::AtOnce,
        },
        runs: match options.runs {
            RunsName::Unseen => Runs::Unseen,
            RunsName::Simulated => Runs::Simulated { seed },
        },
        speed: options.speed,
        again: options.again,
        slips: BTreeMap::new(),
    })))
}

/// Says what was read; fails when a game cannot be played to its end.
fn check(source: &Source) -> ExitCode {
    let Source::Recorded(book) = source else {
        eprintln!("board-agent: {}", say!("agent-check-needs-games"));
        return ExitCode::FAILURE;
    };
    let plies: usize = book.games.iter().map(|game| game.plies.len()).sum();
    let cut = book.games.iter().filter(|game| game.cut_by().is_some()).count();
    say(say!("agent-checked", games = book.games.len(), plies, cut));
    if cut == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn report(options: &Options, source: Source) -> Result<ExitCode> {
    let folder = match &options.outbox {
        Some(folder) => folder.clone(),
        None => default_outbox(&options.court)?,
    };
    let clock = MachineClock::new();
    let boot = ClockBoot { machine: clock.machine(), speed: 1 };
    let disk = FileDisk::open(&folder)?;
    let folder = folder.display().to_string();
    let (outbox, recovery) = Outbox::open(disk, boot, random())
        .with_context(|| say!("outbox-unread", folder = &folder))?;
    say(say!("agent-outbox", folder, reports = recovery.pending));
    if recovery.torn > 0 {
        say(say!("agent-outbox-torn", bytes = recovery.torn));
    }
    if recovery.damaged > 0 {
        say(say!("agent-outbox-damaged", bytes = recovery.damaged));
    }
    let lines = match source {
        Source::Recorded(_) => None,
        Source::Piped | Source::Typed => Some(standard_input()),
    };
    let mut agent = Agent::new(source, outbox.unanswered());
    if let Some(place) = outbox.place() {
        agent = agent.at(place.clone(), outbox.clock().speed);
    }
    let settings = Settings {
        software: concat!("board-agent ", env!("CARGO_PKG_VERSION")).to_owned(),
        code: options.code.clone(),
        ..Settings::named(options.name.clone())
    };
    let link = Link::new(outbox, settings, random());
    let (handle, news, task) = drive(link, options.court.clone(), clock);
    say(say!("agent-looking", address = options.court.to_string()));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let link = tokio::spawn(task.run(async {
        let _ended_either_way = stopped.await;
    }));
    let ports = Ports { link: handle, news, lines, clock };
    let mut lines = Lines::default();
    let tell = |word: Word<'_>| match word {
        Word::Said(text) => lines.say(text),
        Word::Count(text) => lines.count(text),
        Word::Complaint(text) => eprintln!("board-agent: {text}"),
    };
    let ending = run(agent, ports, tell, interrupted()).await;
    drop(stop);
    let outbox = link.await.expect("the link's task does not panic");
    say(say!("agent-waiting", reports = outbox.pending()));
    Ok(match ending {
        Ending::Over | Ending::Stopped => ExitCode::SUCCESS,
        Ending::LinesLost | Ending::ShutOut => ExitCode::FAILURE,
    })
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await; // no signals here: it ends with its source
    }
}

/// A folder per court: a device is somebody else to another one.
fn default_outbox(court: &CourtAddress) -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "chessrun")
        .with_context(|| say!("no-state-folder", option = "--outbox"))?;
    let state = folders.state_dir().unwrap_or(folders.data_local_dir());
    let name: String = court.to_string().replace(|c: char| !c.is_alphanumeric() && c != '.', "-");
    Ok(state.join(Path::new("board-agent")).join(name))
}

/// Lines of standard input, read by a thread of their own.
fn standard_input() -> mpsc::Receiver<InputLine> {
    let (to, received) = mpsc::channel(LINES_MAX);
    std::thread::spawn(move || {
        for line in lines(std::io::stdin().lock()) {
            if to.blocking_send(line).is_err() {
                return;
            }
        }
    });
    received
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_no_server_takes_is_refused_at_once_and_named() {
        let started = |name: &str| Options::try_parse_from(["board-agent", "--name", name]);
        assert!(started("boards 1-12").is_ok());
        for (name, fault) in [("", "is blank"), ("a\u{200b}b", "which nobody sees")] {
            let told = started(name).expect_err(fault).to_string();
            assert!(told.contains("'--name <NAME>'") && told.contains(fault), "{told}");
        }
        let long = started(&"x".repeat(81)).expect_err("it is too long").to_string();
        assert!(long.contains("is longer than 80 characters"), "{long}");
    }
}
