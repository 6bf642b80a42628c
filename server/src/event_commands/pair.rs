//! `pair`: the next round.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use referee_tournament::competitor::StartNumber;
use referee_tournament::event::{Event, TeamNumber};
use referee_tournament::next_round::{self, NextRoundRefusal, System};
use referee_tournament::{swiss, team};

use super::{Failure, Verdict, read_event};

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

/// What is to be explained.
enum Question {
    Everybody,
    One(u16),
    Proposal(u16, u16),
}

pub(super) fn run(command: &Pair, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (file, question) = asked(command)?;
    let event = read_event(&file)?;
    if let Some(Question::Proposal(white, black)) = question {
        return compare(&event, white, black, out);
    }
    let next = match next_round::pair(&event) {
        Ok(next) => next,
        Err(refusal) => return refused(&refusal, out),
    };
    write!(out, "{next}")?;
    if let Some(question) = question {
        writeln!(out)?;
        for line in explained(&event, &question)? {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Verdict::Yes)
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

fn refused(refusal: &NextRoundRefusal, out: &mut impl Write) -> Result<Verdict, Failure> {
    if !refusal.is_no_lawful_pairing() {
        return Err(Failure::Input(refusal.to_string()));
    }
    writeln!(out, "none")?;
    eprintln!("{refusal}");
    Ok(Verdict::No)
}

/// What keeps an event from being explained: it was paired, so only a slip in the numbers asked for.
fn unexplained(refusal: &dyn std::fmt::Display) -> Failure {
    Failure::Input(refusal.to_string())
}

/// Why the numbers asked about are paired as they are.
fn explained(event: &Event, question: &Question) -> Result<Vec<String>, Failure> {
    let system = System::of(event).map_err(|refusal| unexplained(&refusal))?;
    let lines = match system {
        System::DutchSwiss => players_explained(event, question)?,
        System::TeamSwiss => {
            let pairing = team::swiss::pair(event).map_err(|refusal| unexplained(&refusal))?;
            let asked = event.teams.iter().map(|team| team.number);
            let asked = asked.filter(|team| question.is_about(team.0));
            asked.flat_map(|team| pairing.explain(team)).collect()
        }
        System::RoundRobin(_) | System::TeamRoundRobin(_) => {
            vec![format!("round {} of the Berger table (C.05 Annex 1)", event.next_round())]
        }
    };
    match question {
        Question::One(number) if lines.is_empty() => Err(Failure::Input(format!(
            "{number} is not to be paired in round {}",
            event.next_round()
        ))),
        _ => Ok(lines),
    }
}

fn players_explained(event: &Event, question: &Question) -> Result<Vec<String>, Failure> {
    let explanation = swiss::explain::explain(event).map_err(|refusal| unexplained(&refusal))?;
    let Question::One(number) = *question else {
        return Ok(explanation.to_string().lines().map(str::to_owned).collect());
    };
    let number = StartNumber(number);
    let holds = |board: &&swiss::explain::BoardReason| {
        board.white.number == number || board.black.number == number
    };
    let board = explanation.boards.iter().find(holds).map(ToString::to_string);
    let bye = explanation.bye.iter().find(|bye| bye.number == number).map(ToString::to_string);
    let told = board.or(bye).unwrap_or_default();
    Ok(told.lines().map(str::to_owned).collect())
}

/// What would be worse if these two met.
fn compare(
    event: &Event,
    white: u16,
    black: u16,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    let system = System::of(event).map_err(|refusal| unexplained(&refusal))?;
    let told = match system {
        System::DutchSwiss => {
            match swiss::explain::explain_pair(event, StartNumber(white), StartNumber(black)) {
                Ok(verdict) => verdict.to_string(),
                Err(refusal) => return refused(&refusal.into(), out),
            }
        }
        System::TeamSwiss => {
            match team::swiss::compare(event, TeamNumber(white), TeamNumber(black)) {
                Ok(comparison) => comparison.to_string(),
                Err(refusal) => return refused(&refusal.into(), out),
            }
        }
        System::RoundRobin(_) | System::TeamRoundRobin(_) => {
            let next = match next_round::pair(event) {
                Ok(next) => next,
                Err(refusal) => return refused(&refusal, out),
            };
            if next.boards.contains(&(white, black)) {
                "this pair is in the round".to_owned()
            } else {
                "not in this round: a round robin is paired by its table (C.05 Annex 1)".to_owned()
            }
        }
    };
    writeln!(out, "{told}")?;
    Ok(Verdict::Yes)
}

impl Question {
    fn is_about(&self, number: u16) -> bool {
        match *self {
            Self::Everybody => true,
            Self::One(one) => one == number,
            Self::Proposal(white, black) => white == number || black == number,
        }
    }
}
