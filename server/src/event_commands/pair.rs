//! `pair`: the next round.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use referee_messages::{Message, message, say, words};
use referee_tournament::event::{Event, StartNumber, TeamNumber};
use referee_tournament::next_round::{self, NextRound, NextRoundRefusal};
use referee_tournament::pairing_system::PairingSystem;
use referee_tournament::swiss::explain::Explanation;
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
            eprintln!("{}", words().say(&refusal.message()));
            Ok(Verdict::No)
        }
        Err(refusal) => {
            let fault = refusal.fault(&report.event, &report.positions());
            // Without a fault of the file it is the numbers asked about.
            let of_numbers = || {
                let refusal = refusal.message();
                Failure::Input(say!("pair-not-explained", refusal, file = report.file))
            };
            Err(fault.map_or_else(of_numbers, |fault| report.failure(fault)))
        }
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
        None => {
            PathBuf::from(values.pop().ok_or_else(|| Failure::Input(say!("pair-name-the-file")))?)
        }
    };
    let number =
        |text: &String| text.parse().map_err(|_| Failure::Input(say!("pair-numbers-wanted", text)));
    let question = match values.as_slice() {
        [] => Question::Everybody,
        [one] => Question::One(number(one)?),
        [white, black] => Question::Proposal(number(white)?, number(black)?),
        _ => return Err(Failure::Input(say!("pair-two-numbers"))),
    };
    Ok((file, Some(question)))
}

/// The round and, after an empty line, why everybody or `one` is paired as he is.
fn with_reasons(event: &Event, one: Option<u16>) -> Result<String, NextRoundRefusal> {
    let (next, reasons) = match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            let reasons = match one {
                None => of_everybody(&swiss::explain::explain(event)?),
                Some(one) => {
                    let reason = swiss::explain::explain_player(event, StartNumber(one))?;
                    told(&reason.message(), &reason.reasons())
                }
            };
            (next_round::pair(event)?, reasons)
        }
        PairingSystem::TeamSwiss => {
            let reasons = team::swiss::explain(event, one.map(TeamNumber))?;
            let told = reasons.iter().map(|reason| told(&reason.message, &reason.reasons));
            (next_round::pair(event)?, told.collect())
        }
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            one.map_or(Ok(()), |one| in_table(&next, one))?;
            let reason = say!("pair-by-table", round = next.round);
            (next, reason)
        }
    };
    Ok(format!("{next}\n{}\n", reasons.trim_end()))
}

/// The reasons of a Swiss for every board and the bye.
fn of_everybody(explanation: &Explanation) -> String {
    let boards = (1..).zip(&explanation.boards).map(|(board, reason)| {
        let of_board = message!("explained-board", board, pair = reason.message());
        told(&of_board, &reason.reasons())
    });
    let bye = explanation.bye.iter().map(|bye| told(&bye.message(), &bye.reasons()));
    let round = say!("pair-round", round = explanation.pairing.round);
    std::iter::once(format!("{round}\n")).chain(boards).chain(bye).collect()
}

/// A sentence and, indented, the reasons for it, each on a line.
fn told(message: &Message, reasons: &[Message]) -> String {
    let reasons = reasons.iter().map(|reason| format!("  {}\n", words().say(reason)));
    std::iter::once(format!("{}\n", words().say(message))).chain(reasons).collect()
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
            let verdict =
                swiss::explain::explain_pair(event, StartNumber(white), StartNumber(black))?;
            words().say(&verdict.message())
        }
        PairingSystem::TeamSwiss => {
            let comparison = team::swiss::compare(event, TeamNumber(white), TeamNumber(black))?;
            words().say(&comparison.message())
        }
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            in_table(&next, white)?;
            in_table(&next, black)?;
            if white == black {
                return Err(swiss::Refusal::SamePlayer { number: StartNumber(white) }.into());
            }
            if next.boards.contains(&(white, black)) {
                say!("pair-in-round")
            } else if next.boards.contains(&(black, white)) {
                say!("pair-other-colours")
            } else {
                say!("pair-not-in-round")
            }
        }
    })
}

/// The criteria that would be worse if this one had no opponent.
fn without_opponent(event: &Event, number: u16) -> Result<String, NextRoundRefusal> {
    Ok(match PairingSystem::of(event)? {
        PairingSystem::DutchSwiss => {
            let verdict = swiss::explain::explain_bye(event, StartNumber(number))?;
            words().say(&verdict.message())
        }
        PairingSystem::TeamSwiss => match team::swiss::compare_bye(event, TeamNumber(number))? {
            team::swiss::Comparison::Lawful => {
                say!("pair-team-without-opponent", team = number)
            }
            other => words().say(&other.message()),
        },
        PairingSystem::RoundRobin(_) | PairingSystem::TeamRoundRobin(_) => {
            let next = next_round::pair(event)?;
            in_table(&next, number)?;
            if next.left_over.contains(&number) {
                say!("pair-without-opponent")
            } else {
                say!("pair-with-opponent")
            }
        }
    })
}
