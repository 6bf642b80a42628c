//! The reasons for a pairing as sentences.

use std::fmt;

use super::{
    BoardReason, ByeReason, Explanation, FloatReason, OpponentReason, PlayerReason, Side, Verdict,
};
use crate::event::RoundNumber;
use crate::swiss::colour::ColourRule;
use crate::swiss::contender::Strength;
use crate::swiss::field::Obstacle;

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RoundNumber(round) = self.pairing.round;
        writeln!(f, "Round {round}")?;
        for (number, board) in self.boards.iter().enumerate() {
            writeln!(f, "Board {}: {board}", number + 1)?;
        }
        if let Some(bye) = &self.bye {
            writeln!(f, "{bye}")?;
        }
        Ok(())
    }
}

impl fmt::Display for PlayerReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(reason) => reason.fmt(f),
            Self::Bye(reason) => reason.fmt(f),
        }
    }
}

impl BoardReason {
    /// The higher-ranked player of the pair.
    fn leader(&self) -> &Side {
        let (white, black) = (&self.white, &self.black);
        let is_white = white.score > black.score
            || (white.score == black.score && white.number < black.number);
        if is_white { white } else { black }
    }
}

impl fmt::Display for BoardReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (white, black) = (&self.white, &self.black);
        writeln!(
            f,
            "{} ({}) has white against {} ({}), in the bracket of {}.",
            white.number, white.score, black.number, black.score, self.bracket
        )?;
        match &self.opponents {
            OpponentReason::Natural => {
                writeln!(f, "  Opponents: by the natural order of the bracket (art. 3.3).")?;
            }
            OpponentReason::Instead { natural, verdict } => {
                let leader = self.leader().number;
                writeln!(
                    f,
                    "  Opponents: by the natural order {leader} would meet {natural}, but {verdict}"
                )?;
            }
            OpponentReason::InsteadOfNobody { verdict } => {
                let leader = self.leader().number;
                writeln!(
                    f,
                    "  Opponents: by the natural order {leader} would have no opponent in this bracket, but {verdict}"
                )?;
            }
        }
        for float in &self.floats {
            writeln!(f, "  {float}")?;
        }
        write!(f, "  Colours: {white}; {black}. {}", self.colours)
    }
}

impl fmt::Display for FloatReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, from, otherwise } = self;
        write!(f, "Moves down: {number} from {from}; with an opponent there, {otherwise}")
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let history = if self.history.is_empty() { "no game yet" } else { &self.history };
        write!(f, "{} has had {history}", self.number)?;
        match self.due {
            None => f.write_str(" and is due neither colour"),
            Some((colour, strength)) => {
                let strength = match strength {
                    Strength::Mild => "mildly",
                    Strength::Strong => "strongly",
                    Strength::Absolute => "absolutely",
                };
                write!(f, " and is {strength} due {colour}")
            }
        }
    }
}

impl fmt::Display for ColourRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::BothPreferences => "Both get the colour they are due",
            Self::StrongerPreference => "The stronger preference decides",
            Self::LastDifference => {
                "Equal preferences, so the colours of their last difference are exchanged"
            }
            Self::HigherRanked => {
                "Equal preferences after the same colours, so the higher ranked gets his"
            }
            Self::Lot => {
                "Neither is due a colour, so the lot and the number of the higher ranked decide"
            }
        };
        write!(f, "{sentence} (art. {}).", self.article())
    }
}

impl fmt::Display for ByeReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Bye: {} ({}), the lowest score that leaves everybody else an opponent (C5, art. 2.3).",
            self.number, self.score
        )?;
        for (number, why) in &self.below {
            write!(f, "\n  Not {number}: {why}.")?;
        }
        for (number, verdict) in &self.level {
            write!(f, "\n  Not {number}, of the same score: {verdict}")?;
        }
        if self.others_level > 0 {
            write!(f, "\n  {} more of this score are not compared here.", self.others_level)?;
        }
        Ok(())
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stands => f.write_str("this is the pairing."),
            Self::OtherColours { white, black, rule } => {
                write!(f, "they meet, but {white} has white and {black} black. {rule}")
            }
            Self::Barred(Obstacle::Met) => f.write_str("they have met (C1, art. 2.1)."),
            Self::Barred(Obstacle::KeptApart) => f.write_str("the event keeps them apart."),
            Self::Barred(Obstacle::SameAbsoluteColour) => f.write_str(
                "both must have the same colour and neither is a topscorer (C3, art. 2.1).",
            ),
            Self::ByeBarred => {
                f.write_str("he has had a bye or won without playing (C2, art. 2.1).")
            }
            Self::NoBye => f.write_str("everybody has an opponent: an even number is paired."),
            Self::Worse { criterion, bracket, ours, yours } => {
                write!(f, "{criterion} (art. {}) would be worse", criterion.article())?;
                if let Some(bracket) = bracket {
                    write!(f, " in the bracket of {bracket}")?;
                }
                write!(f, ": {}: {ours} in the pairing, {yours} otherwise.", criterion.subject())
            }
            Self::Later { article, bracket, ours, yours } => write!(
                f,
                "all criteria are met as well; in the bracket of {bracket} the candidate comes \
                 later (art. {article}): {ours} in the pairing, {yours} otherwise."
            ),
        }
    }
}
