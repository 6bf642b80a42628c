//! The time control of a recorded game, and whether its clocks can be those of a court's game.

use super::RecordedGame;
use court_protocol::{BySide, Message, Millis, Side, TimeControl, message};

/// A recorded game was played with other clocks than the court's game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ControlDiffers {
    /// By its tags.
    Tagged {
        /// The side whose clock differs; White if both do.
        side: Side,
        found: TimeControl,
        expected: TimeControl,
    },
    /// By the first clock beside a move, if there is no tag.
    Clocked {
        /// The side whose clock differs; White if both do.
        side: Side,
        /// The time left after the side's first move.
        found: Millis,
        expected: TimeControl,
    },
}

impl RecordedGame {
    /// The time control of the tags, where it is of the kind our courts play: one period, with or
    /// without an increment (`180+2`, `600`, `15 min/game + 10 sec/move`).
    pub fn time_control(&self) -> Option<TimeControl> {
        self.tagged("TimeControl")
    }

    /// The side whose clocks cannot be those of a court's game with this time control, if any:
    /// White if both differ. The first increment, given at the start or not, is not compared: no
    /// tag tells it.
    ///
    /// ```
    /// use court_protocol::{Arg, BySide, TimeControl};
    /// let pgn = b"[TimeControl \"900+10\"]\n\n1. e4 {[%clk 0:15:08]} *";
    /// let game = &referee_pgn::read("r1.pgn", pgn).games[0];
    /// let differs = game.control_differs(BySide::both(TimeControl::STANDARD)).expect("15+10");
    /// let message = differs.message();
    /// assert_eq!(message.key, "control-tagged");
    /// assert_eq!(message.args["found"], Arg::Text("15:00 + 0:10".to_owned()));
    /// ```
    pub fn control_differs(&self, court: BySide<TimeControl>) -> Option<ControlDiffers> {
        Side::BOTH.into_iter().find_map(|side| self.differs_of(side, court[side]))
    }

    fn differs_of(&self, side: Side, expected: TimeControl) -> Option<ControlDiffers> {
        if expected.is_none() {
            return None; // the court keeps no clock
        }
        let own = match side {
            Side::White => "WhiteTimeControl",
            Side::Black => "BlackTimeControl",
        };
        if let Some(found) = self.tagged(own).or_else(|| self.time_control()) {
            let is_same =
                found.initial == expected.initial && found.increment == expected.increment;
            return (!is_same).then_some(ControlDiffers::Tagged { side, found, expected });
        }
        let mut own = self.plies.iter().skip(usize::from(side == self.second())).step_by(2);
        let found = own.next()?.left?;
        let most = Millis(expected.initial.0 + 2 * expected.increment.0);
        // nobody thinks about his first move for half of the game
        let is_possible = found <= most && found.0 * 2 >= expected.initial.0;
        (!is_possible).then_some(ControlDiffers::Clocked { side, found, expected })
    }

    /// The side that makes the second move.
    fn second(&self) -> Side {
        let turn = self.start_fen.as_deref().and_then(|fen| fen.split_whitespace().nth(1));
        if turn == Some("b") { Side::White } else { Side::Black }
    }

    fn tagged(&self, name: &str) -> Option<TimeControl> {
        let text = self.tags.get(name)?.to_ascii_lowercase();
        let mut parts = text.split('+');
        let initial = duration(parts.next()?)?;
        let increment = parts.next().map_or(Some(Millis::ZERO), duration)?;
        parts.next().is_none().then_some(TimeControl { initial, increment, increment_first: true })
    }
}

/// `180`, `15 min/game`, `10 sec/move`; a bare number is seconds.
fn duration(text: &str) -> Option<Millis> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let number: i64 = text[..digits].parse().ok().filter(|n| *n <= 86_400)?;
    let unit = text[digits..].trim_start();
    if unit.starts_with('/') {
        return None; // so many moves in a period
    }
    match unit.split(['/', ' ', '.']).next()? {
        "" | "s" | "sec" | "secs" | "second" | "seconds" => Some(Millis::seconds(number)),
        "m" | "min" | "mins" | "minute" | "minutes" => Some(Millis::minutes(number)),
        _ => None,
    }
}

/// The value of a `TimeControl` tag: `600+5`, in seconds, with thousandths where there are any.
pub fn time_control_text(control: TimeControl) -> String {
    let seconds = |time: Millis| match time.0 % 1_000 {
        0 => (time.0 / 1_000).to_string(),
        ms => format!("{}.{ms:03}", time.0 / 1_000),
    };
    if control.increment == Millis::ZERO {
        seconds(control.initial)
    } else {
        format!("{}+{}", seconds(control.initial), seconds(control.increment))
    }
}

impl ControlDiffers {
    /// The two time controls, or the clock that does not fit the court's.
    pub fn message(&self) -> Message {
        let told = |control: TimeControl| {
            format!("{} + {}", seconds(control.initial), seconds(control.increment))
        };
        match *self {
            Self::Tagged { side, found, expected } => {
                message!("control-tagged", side, found = told(found), expected = told(expected))
            }
            Self::Clocked { side, found, expected } => {
                message!("control-clocked", side, found = seconds(found), expected = told(expected))
            }
        }
    }
}

/// `15:00`, without the fraction of a second.
fn seconds(time: Millis) -> String {
    let text = time.to_string();
    text.split_once('.').map_or_else(|| text.clone(), |(whole, _)| whole.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use referee_messages::Words;

    fn differs(pgn: &str) -> Option<String> {
        let game = &super::super::read("t.pgn", pgn.as_bytes()).games[0];
        let differs = game.control_differs(BySide::both(TimeControl::STANDARD))?;
        Some(Words::english().say(&differs.message()))
    }

    #[test]
    fn a_game_of_the_courts_time_control_needs_no_word() {
        assert_eq!(time_control_text(TimeControl::STANDARD), "600+5");
        for pgn in [
            "[TimeControl \"600+5\"]\n\n1. e4 *",
            "[WhiteTimeControl \"600+5\"]\n[BlackTimeControl \"600+5\"]\n\n1. e4 *",
            "1. e4 {[%clk 0:10:08]} e5 {[%clk 0:09:55]} *",
            "1. e4 {[%clk 0:06:00]} *",
            "1. e4 e5 *",
        ] {
            assert_eq!(differs(pgn), None, "{pgn}");
        }
    }

    #[test]
    fn another_time_control_is_told_by_tags_and_without_them_by_the_first_clocks() {
        for (pgn, told) in [
            (
                "[TimeControl \"600\"]\n\n1. e4 *",
                "the recorded game has 10:00 + 0:00 for White, the rules of this game give \
                 10:00 + 0:05: their clocks will differ",
            ),
            (
                "[WhiteTimeControl \"600+5\"]\n[BlackTimeControl \"600+8\"]\n\n1. e4 *",
                "the recorded game has 10:00 + 0:08 for Black, the rules of this game give \
                 10:00 + 0:05: their clocks will differ",
            ),
            (
                "1. e4 {[%clk 0:15:08]} *",
                "White has 15:08 after the first move of the recorded game, by the rules of this \
                 game 10:00 + 0:05: their clocks will differ",
            ),
            (
                "[TimeControl \"40/7200:3600\"]\n\n1. e4 e5 {[%clk 1:59:58]} *",
                "Black has 1:59:58 after the first move of the recorded game, by the rules of this \
                 game 10:00 + 0:05: their clocks will differ",
            ),
            (
                "1. e4 {[%clk 0:02:58]} *",
                "White has 2:58 after the first move of the recorded game, by the rules of this \
                 game 10:00 + 0:05: their clocks will differ",
            ),
        ] {
            assert_eq!(differs(pgn).as_deref(), Some(told), "{pgn}");
        }
    }

    #[test]
    fn where_the_court_keeps_no_clock_there_is_none_to_differ() {
        let game = &super::super::read("t.pgn", b"[TimeControl \"180\"]\n\n1. e4 *").games[0];
        assert_eq!(game.control_differs(BySide::both(TimeControl::NONE)), None);
    }
}
