//! `pair`: the next round.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use referee_tournament::event::{Event, StartNumber, TeamNumber};
use referee_tournament::next_round::{self, NextRound, NextRoundRefusal};
use referee_tournament::pairing_system::PairingSystem;
use referee_tournament::{swiss, team};

use super::{Failure, Report, Verdict};

const HELP: &str = "\
The system is that of the file (record 192): the Dutch Swiss of 2026, the team Swiss of types A
and B, or Berger tables.

Output: the number of lines that follow, then one pair per line, White first; whoever has no
opponent stands last against 0. For teams, White is the colour of board 1.

  $ referee-server pair evening.trf
  3
  1 4
  5 2
  3 0

Without a lawful pairing: the word none, the reason on standard error, status 1.

With --explain the reasons follow after an empty line:

  $ referee-server pair evening.trf --explain        why everybody is paired as he is
  $ referee-server pair evening.trf --explain 5      why 5 is
  $ referee-server pair evening.trf --explain 5 2    what would be worse if 5 had White against 2
  $ referee-server pair evening.trf --explain 5 0    what would be worse if 5 had no opponent

Status: 0 paired, 1 no lawful pairing, 2 the file cannot be read or is not to be paired.";

/// The arguments of `pair`.
#[derive(Debug, Clone, Args)]
#[command(after_help = HELP)]
pub struct Pair {
    /// Report file (TRF16 or TRF26), or - for standard input
    #[arg(value_name = "FILE.trf", required_unless_present = "explain")]
    file: Option<PathBuf>,

    /// Say why: for everybody, for one number, or for a pair proposed instead (White, Black)
    #[arg(long, num_args = 0..=3, value_names = ["WHITE", "BLACK"])]
    explain: Option<Vec<String>>,
}

/// The part of a pairing to be explained.
enum Question {
    Everybody,
    One(u16),
    Proposal(u16, u16),
}

pub(super) fn run(command: &Pair, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (file, question) = asked(command)?;
    let report = Report::read(&file)?;
    let answer = match question {
        Some(Question::Proposal(white, black)) => {
            compared(&report.event, white, black).map(|told| format!("{told}\n"))
        }
        Some(Question::Everybody) => with_reasons(&report.event, None),
        Some(Question::One(number)) => with_reasons(&report.event, Some(number)),
        None => next_round::pair(&report.event).map(|next| next.to_string()),
    };
    match answer {
        Ok(answer) => {
            out.write_all(answer.as_bytes())?;
            Ok(Verdict::Yes)
        }
        Err(refusal) if refusal.is_no_lawful_pairing() => {
            writeln!(out, "none")?;
            eprintln!("{refusal}");
            Ok(Verdict::No)
        }
        Err(refusal) => Err(match refusal.fault(&report.event, &report.positions()) {
            Some(fault) => report.failure(fault),
            // Nothing is wrong with the file, so it is the numbers asked about.
            None => Failure::Input(format!("--explain: {refusal} of {}", report.file)),
        }),
    }
}

/// The file and the question, wherever the file stands: `--explain` takes all that follows it.
fn asked(command: &Pair) -> Result<(PathBuf, Option<Question>), Failure> {
    let Some(mut values) = command.explain.clone() else {
        let file = command.file.clone().expect("required without --explain");
        return Ok((file, None));
    };
    let file = match &command.file {
        Some(file) => file.clone(),
        None => PathBuf::from(
            values.pop().ok_or_else(|| Failure::Input("name the report file".to_owned()))?,
        ),
    };
    let number = |text: &String| {
        text.parse()
            .map_err(|_| Failure::Input(format!("--explain takes start numbers, not {text:?}")))
    };
    let question = match values.as_slice() {
        [] => Question::Everybody,
        [one] => Question::One(number(one)?),
        [white, black] => Question::Proposal(number(white)?, number(black)?),
        _ => return Err(Failure::Input("--explain takes two numbers at most".to_owned())),
    };
    Ok((file, Some(question)))
}

/// The round and, after an empty line, why everybody or `one` is paired as he is.
fn with_reasons(event: &Event, one: Option<u16>) -> Result<String, NextRoundRefusal> {
    let (next, reasons) = match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            let reasons = match one {
                None => swiss::explain::explain(event)?.to_string(),
                Some(one) => swiss::explain::explain_player(event, StartNumber(one))?.to_string(),
            };
            (next_round::pair(event)?, reasons)
        }
        PairingSystem::TeamSwiss => {
            let reasons = team::swiss::explain(event, one.map(TeamNumber))?;
            (next_round::pair(event)?, reasons.join("\n"))
        }
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            one.map_or(Ok(()), |one| in_table(&next, one))?;
            let reason = format!("round {} of the Berger table (C.05 Annex 1)", next.round);
            (next, reason)
        }
    };
    Ok(format!("{next}\n{}\n", reasons.trim_end()))
}

/// Refuses a number that is not in a round of a table.
fn in_table(next: &NextRound, number: u16) -> Result<(), NextRoundRefusal> {
    let mut paired = next.boards.iter().flat_map(|&(white, black)| [white, black]);
    if paired.any(|other| other == number) || next.left_over.contains(&number) {
        return Ok(());
    }
    let (number, round) = (StartNumber(number), next.round);
    Err(swiss::Refusal::NotToBePaired { number, round }.into())
}

/// The criteria that would be worse if these two met.
fn compared(event: &Event, white: u16, black: u16) -> Result<String, NextRoundRefusal> {
    if white == 0 || black == 0 {
        return without_opponent(event, white.max(black));
    }
    Ok(match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            swiss::explain::explain_pair(event, StartNumber(white), StartNumber(black))?.to_string()
        }
        PairingSystem::TeamSwiss => {
            team::swiss::compare(event, TeamNumber(white), TeamNumber(black))?.to_string()
        }
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            in_table(&next, white)?;
            in_table(&next, black)?;
            if white == black {
                return Err(swiss::Refusal::SamePlayer { number: StartNumber(white) }.into());
            }
            if next.boards.contains(&(white, black)) {
                "this pair is in the round".to_owned()
            } else if next.boards.contains(&(black, white)) {
                "the two meet with the other colours: a round robin is paired by its table (C.05 \
                 Annex 1)"
                    .to_owned()
            } else {
                "not in this round: a round robin is paired by its table (C.05 Annex 1)".to_owned()
            }
        }
    })
}

/// The criteria that would be worse if this one had no opponent.
fn without_opponent(event: &Event, number: u16) -> Result<String, NextRoundRefusal> {
    Ok(match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            swiss::explain::explain_bye(event, StartNumber(number))?.to_string()
        }
        PairingSystem::TeamSwiss => match team::swiss::compare_bye(event, TeamNumber(number))? {
            team::swiss::Comparison::Lawful => {
                format!("team {number} has no opponent in the lawful pairing")
            }
            other => other.to_string(),
        },
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            in_table(&next, number)?;
            if next.left_over.contains(&number) {
                "has no opponent in this round".to_owned()
            } else {
                "has an opponent: a round robin is paired by its table (C.05 Annex 1)".to_owned()
            }
        }
    })
}
