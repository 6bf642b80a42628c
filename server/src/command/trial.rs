//! Trying a game: a sheet that was typed in, or a recorded game, played and judged.

mod matches;
mod online;
mod recorded;

use crate::config::Event;
use crate::terminal::say;
use clap::Args;
use court_protocol::EqualPoints;
use matches::Matches;
use referee_core::sheet::{Sheet, SheetError, SheetLine};
use referee_messages::{say, words};
use referee_pgn::{Collection, Finding, RecordedGame};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest text that is tried: a file of recorded games for a whole round.
const BYTES_MAX: u64 = 4 * 1024 * 1024;

/// The text that `try` prints below its options.
const STATUS: &str = "A sheet has lines for what is set up, entries such as \"0:20 b crosses\", and \
lines beginning with = for what has to be said. A PGN is played by its clocks.

The status is 0 when all is as expected; 1 when something is not (what was said, a result, a player, \
a site) or is the referee's to say; 2 when something could not be judged.";

/// A game sheet or a PGN that is to be judged; `server/core/SHEETS.md` shows sheets by example.
#[derive(Debug, Args)]
#[command(after_help = STATUS)]
pub(super) struct Trial {
    /// A game sheet or a PGN file; `-` reads it from stdin
    #[arg(value_name = "SHEET|PGN")]
    file: PathBuf,
    /// Judges a PGN as Intramural matches played online: what stood at the hour, who wins and why
    ///
    /// Its tags have to say when a match began (`UTCDate` and `UTCTime`) and what the clocks began
    /// with (`TimeControl`); beside each move before the hour stands a clock.
    #[arg(long)]
    intramural: bool,
    /// Result of equal points at the hour [default: drawn]
    #[arg(
        long,
        value_enum,
        value_name = "WHAT",
        requires = "intramural",
        conflicts_with = "config"
    )]
    equal_points: Option<AtEqualPoints>,
    /// The event's set-up file: its matches name the site, the players by their handles, and what
    /// equal points come to
    #[arg(long, value_name = "FILE", requires = "intramural")]
    config: Option<PathBuf>,
}

/// As the set-up file has it.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum AtEqualPoints {
    /// A draw: the round robin
    Drawn,
    /// The referee is asked who won: the elimination
    #[value(name = "ask_referee")]
    AskReferee,
}

impl From<AtEqualPoints> for EqualPoints {
    fn from(what: AtEqualPoints) -> Self {
        match what {
            AtEqualPoints::Drawn => Self::Drawn,
            AtEqualPoints::AskReferee => Self::AskReferee,
        }
    }
}

pub(super) fn run(trial: &Trial) -> Result<ExitCode, String> {
    let is_stdin = trial.file.as_os_str() == "-";
    let name = if is_stdin { "stdin".to_owned() } else { trial.file.display().to_string() };
    let bytes = read(&trial.file, is_stdin, &name)?;
    let judged = match trial.matches()? {
        Some(matches) => judge_matches(&name, &bytes, &matches)?,
        None => judge(&name, &bytes)?,
    };
    say(judged.text.trim_end());
    Ok(ExitCode::from(judged.status as u8))
}

impl Trial {
    /// The matches a PGN is judged as games of; nothing where it is none of any.
    fn matches(&self) -> Result<Option<Matches>, String> {
        let usual = self.equal_points.unwrap_or(AtEqualPoints::Drawn);
        match &self.config {
            _ if !self.intramural => Ok(None),
            None => Ok(Some(Matches::none(usual.into()))),
            Some(config) => {
                let event = Event::read(config).map_err(|error| error.to_string())?;
                Matches::of(&config.display().to_string(), &event).map(Some)
            }
        }
    }
}

fn read(file: &Path, is_stdin: bool, name: &str) -> Result<Vec<u8>, String> {
    let could_not = |error: io::Error| say!("try-unreadable", file = name, why = error.to_string());
    let mut bytes = Vec::new();
    let mut source: Box<dyn io::Read> = if is_stdin {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(could_not)?)
    };
    source.by_ref().take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(could_not)?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(say!("try-too-long", file = name, most = BYTES_MAX));
    }
    Ok(bytes)
}

/// The extent of a judgement on a text, and the comparison with the expected result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    /// Everything is as expected.
    AsExpected = 0,
    /// Something differs, or is for the referee to decide.
    NotAsExpected = 1,
    /// Something could not be judged.
    NotJudged = 2,
}

/// The judgement on a text.
#[derive(Debug)]
struct Judged {
    text: String,
    status: Status,
}

/// Plays every game of a text; `name` is what errors call it.
fn judge(name: &str, bytes: &[u8]) -> Result<Judged, String> {
    let mut judged = Judged::default();
    if !recorded::is_pgn(name, bytes) {
        let sheet = std::str::from_utf8(bytes).map_err(|_| say!("try-not-text", file = name))?;
        judged.add(name, sheet)?;
        return Ok(judged);
    }
    let games = judged.games(name, bytes)?;
    for game in &games {
        let heading = recorded::heading(game);
        judged.found(&game.findings);
        judged.line(&heading);
        judged.add(&heading, &recorded::sheet(game))?;
    }
    Ok(judged)
}

/// Judges every game of a PGN as one of these matches.
fn judge_matches(name: &str, bytes: &[u8], matches: &Matches) -> Result<Judged, String> {
    let mut judged = Judged::default();
    if !recorded::is_pgn(name, bytes) && !bytes.is_empty() {
        return Err(say!("try-no-pgn", file = name));
    }
    for game in &judged.games(name, bytes)? {
        judged.found(&game.findings);
        judged.line(&recorded::heading(game));
        match matches.of_game(game) {
            Ok(setup) => online::judge(game, &setup, &mut judged),
            Err(why) => judged.not_judged(&why),
        }
    }
    Ok(judged)
}

impl Default for Judged {
    fn default() -> Self {
        Self { text: String::new(), status: Status::AsExpected }
    }
}

impl Judged {
    /// The games of a PGN, after the report of the file's own flaws.
    fn games(&mut self, name: &str, bytes: &[u8]) -> Result<Vec<RecordedGame>, String> {
        let Collection { games, findings } = referee_pgn::read(name, bytes);
        if games.is_empty() {
            let told = findings.iter().map(|finding| words().say(&finding.message()));
            return Err(told.collect::<Vec<_>>().join("\n"));
        }
        self.found(&findings);
        Ok(games)
    }

    /// Says what was found wrong in a file.
    fn found(&mut self, findings: &[Finding]) {
        for finding in findings {
            self.is(Status::NotAsExpected);
            self.line(&words().say(&finding.message()));
        }
    }

    fn add(&mut self, name: &str, sheet: &str) -> Result<(), String> {
        let played = Sheet::parse(sheet).and_then(|sheet| sheet.play()).map_err(|error| {
            let SheetError { spot, found, expected } = error;
            let (line, column) = (spot.line, spot.column);
            say!("try-misread", file = name, line, column, found, expected)
        })?;
        for SheetLine { text, ruling, refusal } in played.hall.said() {
            self.line(text);
            if let Some(ruling) = ruling {
                self.line(&format!("            {}: {}", ruling.rule, words().ruling(ruling)));
            }
            if let Some(refusal) = refusal {
                self.line(&format!("            {}", words().refusal(refusal)));
            }
        }
        for wrong in played.wrong {
            self.is(Status::NotAsExpected);
            self.line(&say!("try-wrong", file = name, wrong = wrong.to_string()));
        }
        Ok(())
    }

    /// The worst that was found counts.
    fn is(&mut self, status: Status) {
        self.status = self.status.max(status);
    }

    fn not_judged(&mut self, why: &str) {
        self.is(Status::NotJudged);
        self.below(&say!("try-not-judged", why));
    }

    fn line(&mut self, line: &str) {
        self.text.extend([line, "\n"]);
    }

    /// A line about the game of the heading above.
    fn below(&mut self, line: &str) {
        self.text.extend(["  ", line, "\n"]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(name: &str, text: &str) -> (String, bool) {
        let judged = judge(name, text.as_bytes()).expect("the text is played");
        (judged.text, judged.status == Status::AsExpected)
    }

    #[test]
    fn a_dispute_that_is_typed_in_is_judged_with_its_rules() {
        let (text, is_as_expected) = judged(
            "dispute",
            "; He turned before the line.\n\
             runs: reported\n\
             0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses · 0:16 b stands\n\
             0:30 pass\n",
        );
        assert!(is_as_expected);
        let called = "0:12.000 Black called: no crossing of 0:12.000\n            CR-4.3-1: Black \
                      stands ten seconds behind his line when he next comes there.\n";
        assert!(text.contains(called), "{text}");
        assert!(
            text.contains("0:26.000 Black is free, 1 served\n            CR-4.3-1: "),
            "{text}"
        );
    }

    #[test]
    fn what_is_said_otherwise_than_expected_is_shown_and_is_not_right() {
        let sheet = "0:00 start · 0:08 w e2e4\n= …\n\
                     = 0:08.000 1. White e4 used 0:06.000, left 10:04.000\n";
        let (text, is_as_expected) = judged("wrong.sheet", sheet);
        assert!(!is_as_expected);
        assert_eq!(
            text.lines().last(),
            Some(
                "WRONG wrong.sheet, line 3: expected 0:08.000 1. White e4 used 0:06.000, left \
                 10:04.000, said 0:08.000 1. White e4 used 0:07.000, left 10:03.000"
            )
        );
    }

    #[test]
    fn a_word_nobody_knows_is_named_with_file_line_and_column() {
        let error = judge("typo.sheet", b"0:00 start\n0:07 w crosed\n").expect_err("no such word");
        let place = "typo.sheet:2:8: found \"crosed\", expected a move as e2e4, ";
        assert!(error.starts_with(place), "{error}");
    }

    #[test]
    fn a_recorded_game_is_played_by_its_clocks() {
        let (text, is_as_expected) = judged(
            "r1.pgn",
            "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"600+5\"]\n[Result \"0-1\"]\n\n\
             1. f3 {[%clk 0:10:03]} e5 {[%clk 0:10:00]} \
             2. g4 {[%clk 0:09:58]} Qh4# {[%clk 0:09:50]} 0-1\n",
        );
        assert!(is_as_expected);
        assert!(text.contains("0:08.000 1. White f3 used 0:07.000, left 10:03.000\n"), "{text}");
        assert!(text.contains("0:18.000 1. Black e5 used 0:10.000, left 10:00.000\n"), "{text}");
        let ended = "0:43.000 ended: Black wins (checkmate)\n            FIDE-5.1.1: The game is over: \
                     Black wins, checkmate.\n";
        assert!(text.contains(ended), "{text}");
    }

    #[test]
    fn a_recorded_game_lost_on_time_ends_by_the_flag() {
        let (text, _) = judged(
            "flag.pgn",
            "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"60\"]\n[Termination \"time forfeit\"]\n\
             [Result \"1-0\"]\n\n\
             1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:02]} 2. Nf3 {[%clk 0:00:45]} 1-0\n",
        );
        assert!(text.contains("1:16.000 Black's flag fell\n"), "{text}");
        assert!(text.contains("1:16.000 ended: White wins (flag fall)\n"), "{text}");
    }
}
