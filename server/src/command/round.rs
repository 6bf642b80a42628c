//! The next round, put on the boards of the running server.

use super::DataFolder;
use crate::config::text_of;
use crate::control::{Answer, Ask, ask};
use crate::terminal::say;
use clap::Args;
use court_protocol::{CourtId, Refusal, RoundAnswer, RoundAsk, RoundGames, RoundOnCourt};
use referee_messages::{say, words};
use std::path::PathBuf;
use std::process::ExitCode;

/// Puts the next games on the boards of the running server, court by court.
///
/// FILE holds `[[pairing]]` tables as in event.toml, and a `[[player]]` for each player whom that
/// does not have; what it leaves out of players, `[rules]` and `[time]` is as the server was started
/// with.
///
/// All games of a court are put on or none: a board whose game has not ended stops it, and so does
/// a result of the last games that is not sealed, unless --despite says why. Results of earlier
/// rounds stay on the terminal's Results. Repeating the command changes nothing. The status is 1
/// when a court did not take its games.
#[derive(Debug, Args)]
pub(super) struct Round {
    #[command(flatten)]
    data: DataFolder,
    /// The file with the pairings
    file: PathBuf,
    /// On this court only; left out it is every court the file names
    #[arg(long = "court", value_name = "N")]
    courts: Vec<u16>,
    /// Why the games are put on although results before them are not sealed
    #[arg(long, value_name = "REASON")]
    despite: Option<String>,
}

pub(super) fn run(round: Round) -> Result<ExitCode, String> {
    let question = Ask::Round(RoundAsk {
        id: 0,
        games: RoundGames::File {
            text: text_of(&round.file).map_err(|error| error.to_string())?,
            name: round.file.display().to_string(),
        },
        courts: round.courts.into_iter().map(CourtId).collect(),
        despite: round.despite,
    });
    let data = round.data.path()?;
    let courts = match ask(&data, question).map_err(|error| error.to_string())? {
        Answer::Round(RoundAnswer { failed: Some(why), .. }) => return Err(words().say(&why)),
        Answer::Failed(why) => return Err(why),
        Answer::Round(RoundAnswer { courts, .. }) => courts,
        _ => return Err(say!("server-other-answer")),
    };
    Ok(told(&courts))
}

/// Says for each court what happened.
pub(super) fn told(courts: &[RoundOnCourt]) -> ExitCode {
    for on in courts {
        say(say!("round-line", court = on.court, told = words().round(on)));
        if let Some(hint) = hint(on) {
            say(format_args!("  {hint}"));
        }
    }
    let have_them = courts.iter().all(|on| on.has_them);
    if have_them { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// The next step after a refusal that a reason would lift.
fn hint(on: &RoundOnCourt) -> Option<String> {
    matches!(on.refusal, Some(Refusal::NotSealed { .. })).then(|| say!("round-hint"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_court_that_waits_for_seals_is_told_with_the_flag_that_goes_on_without() {
        let refused = |refusal: Refusal| RoundOnCourt {
            court: CourtId(1),
            has_them: false,
            refusal: Some(refusal),
            message: None,
            ruling: None,
        };
        let sealed = Refusal::NotSealed { results: Vec::new() };
        assert!(hint(&refused(sealed)).is_some_and(|hint| hint.contains("--despite REASON")));
        assert_eq!(hint(&refused(Refusal::NoSuchCourt { court: CourtId(1) })), None);
    }
}
