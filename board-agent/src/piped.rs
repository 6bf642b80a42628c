//! Reports piped in by another program: JSON Lines on standard input.
//!
//! One report a line, what is seen exactly as the protocol writes it:
//!
//! ```text
//! {"board":3,"seen":{"moved":{"uci":"e2e4"}}}
//! {"board":3,"seen":{"crossed":{"side":"white"}},"ago_ms":120}
//! ```

use court_protocol::{BoardNo, CodecError, CourtId, Format, Limits, Millis, Seen};
use referee_messages::say;
use serde::{Deserialize, Serialize};

/// The greatest age of a report: an event's day.
const AGO_MAX: Millis = Millis(24 * 60 * 60 * 1_000);

/// One piped line: a report of one observation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PipedReport {
    /// The court; left out where the device has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub court: Option<CourtId>,
    pub board: BoardNo,
    pub seen: Seen,
    /// Its age in milliseconds; left out, it happens now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ago_ms: Option<Millis>,
}

impl PipedReport {
    /// Reads one line.
    ///
    /// # Errors
    /// With what is wrong; nothing of the line is used then.
    pub fn read(line: &str) -> Result<Self, CodecError> {
        Format::Json.decode(line.as_bytes(), Limits::DEVICE)
    }

    /// Its age, if the line gives one.
    ///
    /// # Errors
    /// With a sentence where no game can have been seen then.
    pub fn ago(&self) -> Result<Option<Millis>, String> {
        match self.ago_ms {
            Some(ago) if !(0..=AGO_MAX.0).contains(&ago.0) => {
                Err(say!("piped-ago", ago, most = AGO_MAX))
            }
            ago => Ok(ago),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_players_words_of_a_speed_game_are_piped_in_as_the_protocol_writes_them() {
        for seen in [
            r#"{"placed":{"uci":"e2e4"}}"#,
            r#"{"pressed":{"side":"white"}}"#,
            r#"{"declared":{"side":"white","piece":"queen"}}"#,
            r#"{"clocks_stopped":{"side":"white"}}"#,
            r#"{"claimed":{"side":"white","claim":{"flag_down":{"of":"black"}}}}"#,
            r#"{"confirmed":{"side":"black"}}"#,
        ] {
            let line = format!(r#"{{"board":3,"seen":{seen}}}"#);
            let report = PipedReport::read(&line).expect(seen);
            assert_eq!(Format::Json.encode(&report.seen), seen.as_bytes());
        }
    }

    #[test]
    fn a_line_is_read_and_a_misspelt_one_is_not_used_by_half() {
        let line = r#"{"board":3,"seen":{"moved":{"uci":"e2e4"}},"ago_ms":120}"#;
        let report = PipedReport::read(line).expect("it is as described");
        assert_eq!((report.board, report.ago_ms), (BoardNo(3), Some(Millis(120))));
        for (ago, expected) in [
            (0, Ok(Some(Millis(0)))),
            (86_400_000, Ok(Some(AGO_MAX))),
            (-1, Err("\"ago_ms\" is -1; expected 0 to 86400000, a day".to_owned())),
            (86_400_001, Err("\"ago_ms\" is 86400001; expected 0 to 86400000, a day".to_owned())),
        ] {
            let report = PipedReport { ago_ms: Some(Millis(ago)), ..report.clone() };
            assert_eq!(report.ago(), expected);
        }
        for wrong in [r#"{"board":3}"#, r#"{"board":3,"sen":{}}"#, "e2e4", "", "{} {}"] {
            assert!(PipedReport::read(wrong).is_err(), "{wrong}");
        }
    }
}
