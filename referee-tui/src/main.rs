//! The command line of the referee's terminal.

use anyhow::{Context, Result};
use clap::Parser;
use court_client::CourtAddress;
use crossterm::event::EventStream;
use futures::{StreamExt, future};
use referee_messages::say;
use referee_tui::terminal::{Screen, key};
use referee_tui::{Desk, Theme, draw};
use std::path::PathBuf;
use std::process::ExitCode;

/// The head referee's and the line judges' terminal, keyboard only.
///
/// Whatever is pressed is kept on this machine until the court has answered, through any outage. The
/// head referee gives a judge his lanes: those he watches and sweeps. What he calls on any other
/// board of his court counts as well.
#[derive(Debug, Parser)]
#[command(version)]
struct Options {
    /// Where the court is: NAME.local, NAME:PORT, 192.168.1.5:4710.
    #[arg(long, alias = "court", env = "COURT_ADDRESS", default_value = "localhost")]
    server: CourtAddress,

    /// The one-time code from the server's terminal, the first time. Without it this terminal asks
    /// to come in, and the head referee lets it in by its number.
    #[arg(long, env = "COURT_CODE")]
    code: Option<String>,

    /// Name of this terminal in the list of devices.
    #[arg(long, default_value = "referee", value_parser = court_protocol::device_name)]
    name: String,

    /// Where presses and this terminal's token are kept [default: the platform's state folder].
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,

    /// The language of this terminal [default: the environment's].
    #[arg(long, value_name = "LANGUAGE", value_parser = referee_messages::language)]
    language: Option<String>,
}

fn main() -> ExitCode {
    match start(Options::parse()) {
        Ok(kept) => {
            println!("{}", say!("presses-kept", presses = kept));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("referee-tui: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(options: Options) -> Result<usize> {
    if let Some(language) = &options.language {
        referee_messages::speak(language);
    }
    let folder = match options.data_dir {
        Some(folder) => folder,
        None => default_folder(&options.server)?,
    };
    let desk = Desk {
        server: options.server,
        code: options.code,
        name: options.name,
        folder,
        utc_offset: jiff::Zoned::now().offset().seconds().into(),
    };
    let colour = std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let theme = Theme { colour };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2) // one for the link, whose disk may make it wait, and one for the screen
        .enable_all()
        .build()
        .context(say!("start-failed"))?;
    let worked = runtime.block_on(async {
        let mut screen = Screen::open().context(say!("terminal-not-taken"))?;
        let keys = EventStream::new()
            .filter_map(|event| future::ready(event.map(|event| key(&event)).transpose()));
        let shown = desk.work(keys, |model| {
            screen.terminal.draw(|frame| draw(model, theme, frame)).map(|_| ())
        });
        shown.await.context(say!("terminal-broke-off"))
    });
    runtime.shutdown_background();
    worked
}

/// A folder per court: a device is somebody else to another one.
fn default_folder(court: &CourtAddress) -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "chessrun")
        .with_context(|| say!("no-state-folder", option = "--data-dir"))?;
    let state = folders.state_dir().unwrap_or(folders.data_local_dir());
    let name: String = court.to_string().replace(|c: char| !c.is_alphanumeric() && c != '.', "-");
    Ok(state.join("referee-tui").join(name))
}
