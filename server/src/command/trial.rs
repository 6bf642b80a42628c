//! Trying a game: a sheet that was typed in, or a recorded game, played and judged.

mod recorded;

use board_agent::terminal::say;
use clap::Args;
use referee_core::sheet::{Line, Sheet, SheetError};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The largest text that is tried: a file of recorded games for a whole round.
const BYTES_MAX: u64 = 4 * 1024 * 1024;

/// A sheet has a line for what is set up, entries such as `0:20 b crosses`, and lines beginning
/// with `=` for what has to be said; `server/core/SHEETS.md` shows them by example.
#[derive(Debug, Args)]
pub(super) struct Trial {
    /// A game sheet or a PGN file; `-` reads it from stdin
    #[arg(value_name = "SHEET|PGN")]
    file: PathBuf,
}

pub(super) fn run(trial: &Trial) -> Result<ExitCode, String> {
    let is_stdin = trial.file.as_os_str() == "-";
    let name = if is_stdin { "stdin".to_owned() } else { trial.file.display().to_string() };
    let judged = judge(&name, &read(&trial.file, is_stdin, &name)?)?;
    say(judged.text.trim_end());
    Ok(ExitCode::from(u8::from(!judged.is_as_expected)))
}

fn read(file: &Path, is_stdin: bool, name: &str) -> Result<Vec<u8>, String> {
    let could_not =
        |error: io::Error| format!("{name}: {error}; expected a game sheet or a PGN file");
    let mut bytes = Vec::new();
    let mut source: Box<dyn io::Read> = if is_stdin {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(could_not)?)
    };
    source.by_ref().take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(could_not)?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(format!("{name}: longer than {BYTES_MAX} bytes; try fewer games at once"));
    }
    Ok(bytes)
}

/// What a text comes to.
#[derive(Debug)]
struct Judged {
    text: String,
    is_as_expected: bool,
}

/// Plays every game of a text; `name` is what errors call it.
fn judge(name: &str, bytes: &[u8]) -> Result<Judged, String> {
    let mut judged = Judged { text: String::new(), is_as_expected: true };
    if !recorded::is_pgn(name, bytes) {
        let sheet = std::str::from_utf8(bytes).map_err(|_| format!("{name}: not text in UTF-8"))?;
        judged.add(name, sheet)?;
        return Ok(judged);
    }
    let games = board_agent::pgn::read(name, bytes);
    for finding in games.all_findings() {
        judged.line(format_args!("{finding}"));
    }
    for game in &games.games {
        let heading = recorded::heading(game);
        judged.line(format_args!("{heading}"));
        judged.add(&heading, &recorded::sheet(game))?;
    }
    Ok(judged)
}

impl Judged {
    fn add(&mut self, name: &str, sheet: &str) -> Result<(), String> {
        let played = Sheet::parse(sheet).and_then(|sheet| sheet.play()).map_err(|error| {
            let SheetError { spot, found, expected } = error;
            format!("{name}:{}:{}: found {found}, expected {expected}", spot.line, spot.column)
        })?;
        for Line { text, ruling } in played.hall.said() {
            self.line(format_args!("{text}"));
            if let Some(ruling) = ruling {
                self.line(format_args!("            {}: {}", ruling.rule, ruling.text));
            }
        }
        for wrong in played.wrong {
            self.is_as_expected = false;
            self.line(format_args!("WRONG {name}, {wrong}"));
        }
        Ok(())
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _infallible = writeln!(self.text, "{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(name: &str, text: &str) -> (String, bool) {
        let judged = judge(name, text.as_bytes()).expect("the text is played");
        (judged.text, judged.is_as_expected)
    }

    #[test]
    fn a_dispute_that_is_typed_in_is_judged_with_its_rules() {
        let (text, is_as_expected) = judged(
            "dispute",
            "; He turned before the line.\n\
             runs: reported\n\
             0:00 start · 0:06 w returns · 0:08 w e2e4 · 0:12 b fault no_crossing · 0:16 b crosses\n\
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
