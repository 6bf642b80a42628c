//! Devices of the running server: list, revoke, enrol.

use super::DataFolder;
use crate::access::{CODE_LIFE, Code, Grant};
use crate::control::{Answer, Ask, ask};
use crate::terminal::say;
use clap::{Args, Subcommand, ValueEnum};
use court_protocol::{BoardNo, CourtId, DeviceAct, DeviceId, Plain, Role};
use referee_messages::say;
use std::process::ExitCode;

#[derive(Debug, Args)]
#[command(mut_arg("data_dir", |folder| folder.global(true)))]
pub(super) struct Devices {
    #[command(flatten)]
    data: DataFolder,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Everyone who ever enrolled for this event
    List,
    /// The phones that ask to come in
    Asking,
    /// Lets a phone in that asks
    Grant {
        /// Its number, as the phone shows it
        number: u32,
        /// Its name from now on [default: the name typed on it]
        #[arg(long, value_name = "NAME", default_value = "")]
        name: String,
        /// Its role from now on
        #[arg(long, default_value = "judge")]
        role: RoleName,
        /// On which courts; left out it is all
        #[arg(long = "court", value_name = "N")]
        courts: Vec<u16>,
        /// Its lanes, such as 1-6; left out it is all
        #[arg(long, value_name = "BOARDS", value_parser = boards)]
        boards: Option<Boards>,
    },
    /// Gives one device the courts and lanes of another besides its own, in one act; no role rises
    HandOver {
        /// The device that has the duties
        from: u32,
        /// The device that takes them over
        to: u32,
    },
    /// Takes a device's enrolment away, at once
    Revoke {
        /// Its number in the list
        device: u32,
    },
    /// Opens a one-time code
    Code {
        /// Role of the device
        #[arg(long, default_value = "board")]
        role: RoleName,
        /// On which courts; left out it is court 1 for a board agent, else all
        #[arg(long = "court", value_name = "N")]
        courts: Vec<u16>,
        /// For which boards only, such as 1-12 or 3,4; left out it is all
        #[arg(long, value_name = "BOARDS", value_parser = boards)]
        boards: Option<Boards>,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RoleName {
    Organiser,
    Board,
    Judge,
    Deputy,
    Head,
}

impl From<RoleName> for Role {
    fn from(name: RoleName) -> Self {
        match name {
            RoleName::Organiser => Self::Organiser,
            RoleName::Board => Self::Board,
            RoleName::Judge => Self::Judge,
            RoleName::Deputy => Self::Deputy,
            RoleName::Head => Self::Head,
        }
    }
}

#[derive(Debug, Clone)]
struct Boards(Vec<BoardNo>);

fn boards(text: &str) -> Result<Boards, String> {
    let number = |text: &str| {
        text.trim().parse::<u8>().ok().filter(|number| *number > 0).ok_or_else(|| {
            format!("{text:?} is not a board's number; expected such as 1-12 or 3,4")
        })
    };
    let mut all = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            Some((first, last)) => all.extend((number(first)?..=number(last)?).map(BoardNo)),
            None => all.push(BoardNo(number(part)?)),
        }
    }
    if all.is_empty() {
        return Err(format!("{text:?} names no board; expected such as 1-12 or 3,4"));
    }
    Ok(Boards(all))
}

pub(super) fn run(devices: &Devices) -> Result<ExitCode, String> {
    let question = match &devices.what {
        What::List => Ask::Devices,
        What::Asking => Ask::Asking,
        What::Grant { number, name, role, courts, boards } => Ask::Act(DeviceAct::Grant {
            asking: *number,
            name: name.clone(),
            role: Role::from(*role),
            courts: courts.iter().copied().map(CourtId).collect(),
            boards: boards.as_ref().map_or_else(Vec::new, |boards| boards.0.clone()),
        }),
        What::HandOver { from, to } => {
            Ask::Act(DeviceAct::HandOver { from: DeviceId(*from), to: DeviceId(*to) })
        }
        What::Revoke { device } => Ask::Revoke(DeviceId(*device)),
        What::Code { role, courts, boards } => {
            let role = Role::from(*role);
            let courts = match (role, &courts[..]) {
                (Role::Board, []) => &[1],
                (_, courts) => courts,
            };
            Ask::OpenCode(Grant {
                role,
                courts: courts.iter().copied().map(CourtId).collect(),
                boards: boards.as_ref().map_or_else(Vec::new, |boards| boards.0.clone()),
            })
        }
    };
    let data = devices.data.path()?;
    match ask(&data, question).map_err(|error| error.to_string())? {
        Answer::Devices(listed) => {
            for each in &listed {
                let device = &each.device;
                let state = match (device.is_revoked, each.is_connected) {
                    (true, _) => "revoked",
                    (false, true) => "connected",
                    (false, false) => "away",
                };
                say(format_args!(
                    "{:>4}  {:<9}  {:<12}  {}  ({})",
                    device.id.0,
                    say!("devices-state", state),
                    say!("role", role = device.grant.role),
                    Plain(&device.name),
                    Plain(&device.software)
                ));
            }
            if listed.is_empty() {
                say(say!("devices-none"));
            }
        }
        Answer::Asking(asking) => {
            for each in &asking {
                say(format_args!(
                    "{:>4}  {}  ({})",
                    each.number,
                    Plain(&each.name),
                    Plain(&each.software)
                ));
            }
            if asking.is_empty() {
                say(say!("devices-none-asks"));
            }
        }
        Answer::Done => say(say!("devices-done")),
        Answer::Revoked(device) => {
            let name = Plain(&device.name).to_string();
            say(say!("devices-revoked", device = device.id, name));
        }
        Answer::Opened(Code { code, grant: Grant { role, .. }, .. }) => {
            say(say!("devices-code", code, role, minutes = CODE_LIFE.0 / 60_000));
        }
        Answer::Round(_) => return Err(say!("server-other-answer")),
        Answer::Failed(why) => return Err(why),
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_named_one_by_one_and_by_range() {
        let numbers = |text| boards(text).map(|boards| boards.0.iter().map(|b| b.0).collect());
        assert_eq!(numbers("1-3, 7"), Ok(vec![1, 2, 3, 7]));
        for wrong in ["", "0", "a", "3-1", "1-300"] {
            let told: Result<Vec<u8>, String> = numbers(wrong);
            assert!(told.expect_err("not boards").contains("expected such as"), "{wrong}");
        }
    }
}
