//! `simulate`: made-up events.

use std::io::Write;

use clap::{Args, ValueEnum};
use referee_messages::words;
use referee_tournament::simulate::{Incidents, Kind, Simulation, SimulationRefusal};

use super::{Failure, Verdict};

const HELP: &str = "\
Output: a report file (TRF26) that the other commands read. What such a file has no records for
(finals, a season's table, why an event stopped) stands in it as comments.

  $ referee-server simulate --kind swiss --competitors 40 --rounds 9 --seed 7 > event.trf
  $ referee-server check event.trf

Kinds: swiss, swiss-baku, team-swiss-a, team-swiss-b (with --rounds); round-robin,
double-round-robin, knockout, one-day, two-days, three-days (a Swiss and its finals), team-one-day,
team-two-days, team-three-days, league, intramural.

The same seed makes the same event on every machine. Status: 0 made, 2 cannot be made.";

/// The arguments of `simulate`.
#[derive(Debug, Clone, Args)]
#[command(after_help = HELP)]
pub struct Simulate {
    /// Kind of event
    #[arg(long, value_name = "KIND", default_value = "swiss", value_parser = kind)]
    kind: Kind,

    /// Number of players or teams
    #[arg(long, value_name = "N", default_value_t = 24)]
    competitors: u16,

    /// Rounds of a Swiss [default: 7]
    #[arg(long, value_name = "N")]
    rounds: Option<u8>,

    /// Amount of trouble: byes, forfeits, late entries, withdrawals
    #[arg(long, value_name = "HOW", default_value = "usual")]
    incidents: HowMuch,

    /// Seed of the random results
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn kind(text: &str) -> Result<Kind, String> {
    text.parse().map_err(|refusal: SimulationRefusal| words().say(&refusal.message()))
}

/// The amount of trouble.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum HowMuch {
    /// Everybody comes to every game
    None,
    /// Now and then somebody does not
    Usual,
    /// All the time, and some pairs are kept apart
    Many,
}

pub(super) fn run(command: &Simulate, out: &mut impl Write) -> Result<Verdict, Failure> {
    let simulation = Simulation {
        kind: command.kind,
        competitors: command.competitors,
        rounds: command.rounds,
        incidents: match command.incidents {
            HowMuch::None => Incidents::None,
            HowMuch::Usual => Incidents::Usual,
            HowMuch::Many => Incidents::Many,
        },
        seed: command.seed,
    };
    let refused = |refusal: SimulationRefusal| Failure::Input(words().say(&refusal.message()));
    let simulated = simulation.run().map_err(refused)?;
    out.write_all(simulated.report_file(|remark| words().say(remark)).as_bytes())?;
    Ok(Verdict::Yes)
}
