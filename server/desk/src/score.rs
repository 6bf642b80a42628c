//! The result of one game, with every way in which a referee can rule it.

use referee_tournament::event::{Colour, Outcome, RoundEntry, StartNumber};
use referee_tournament::game_result::GameResult;
use serde::{Deserialize, Serialize};

/// The result of one game for both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Score {
    /// White won over the board.
    #[serde(rename = "1-0")]
    WhiteWins,
    /// The game was drawn.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Black won over the board.
    #[serde(rename = "0-1")]
    BlackWins,
    /// Black did not play: White has the point by forfeit.
    #[serde(rename = "+--")]
    WhiteByForfeit,
    /// White did not play: Black has the point by forfeit.
    #[serde(rename = "--+")]
    BlackByForfeit,
    #[serde(rename = "---")]
    BothForfeit,
    /// Both lost a game that was played, by a ruling of the referee.
    #[serde(rename = "0-0")]
    BothLose,
    /// White has half a point and Black nothing, by a ruling of the referee.
    #[serde(rename = "1/2-0")]
    HalfForWhite,
    /// Black has half a point and White nothing, by a ruling of the referee.
    #[serde(rename = "0-1/2")]
    HalfForBlack,
}

impl Score {
    /// Every result, the usual ones first.
    pub const ALL: [Self; 9] = [
        Self::WhiteWins,
        Self::Draw,
        Self::BlackWins,
        Self::WhiteByForfeit,
        Self::BlackByForfeit,
        Self::BothForfeit,
        Self::BothLose,
        Self::HalfForWhite,
        Self::HalfForBlack,
    ];

    /// The result of a game that both played on a court or online.
    pub const fn played(result: court_protocol::GameResult) -> Self {
        use court_protocol::{GameResult, Side};
        match result {
            GameResult::Won { by: Side::White } => Self::WhiteWins,
            GameResult::Won { by: Side::Black } => Self::BlackWins,
            GameResult::Drawn => Self::Draw,
            GameResult::BothLost => Self::BothLose,
        }
    }

    /// The same result if a side that lost did not play.
    #[must_use]
    pub const fn by_forfeit(self) -> Self {
        match self {
            Self::WhiteWins => Self::WhiteByForfeit,
            Self::BlackWins => Self::BlackByForfeit,
            Self::BothLose => Self::BothForfeit,
            _ => self,
        }
    }

    /// The result as tables write it. A spreadsheet would take `1-0` for a date; the dash between
    /// blanks prevents that.
    pub const fn signs(self) -> &'static str {
        match self {
            Self::WhiteWins => "1 – 0",
            Self::Draw => "½ – ½",
            Self::BlackWins => "0 – 1",
            Self::WhiteByForfeit => "+ – −",
            Self::BlackByForfeit => "− – +",
            Self::BothForfeit => "− – −",
            Self::BothLose => "0 – 0",
            Self::HalfForWhite => "½ – 0",
            Self::HalfForBlack => "0 – ½",
        }
    }

    /// True if both players played.
    pub const fn was_played(self) -> bool {
        !matches!(self, Self::WhiteByForfeit | Self::BlackByForfeit | Self::BothForfeit)
    }

    /// The half points of White and of Black.
    pub const fn half_points(self) -> (u16, u16) {
        match self {
            Self::WhiteWins | Self::WhiteByForfeit => (2, 0),
            Self::Draw => (1, 1),
            Self::BlackWins | Self::BlackByForfeit => (0, 2),
            Self::BothForfeit | Self::BothLose => (0, 0),
            Self::HalfForWhite => (1, 0),
            Self::HalfForBlack => (0, 1),
        }
    }

    /// The same result with the colours exchanged.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::WhiteWins => Self::BlackWins,
            Self::BlackWins => Self::WhiteWins,
            Self::WhiteByForfeit => Self::BlackByForfeit,
            Self::BlackByForfeit => Self::WhiteByForfeit,
            Self::HalfForWhite => Self::HalfForBlack,
            Self::HalfForBlack => Self::HalfForWhite,
            Self::Draw | Self::BothForfeit | Self::BothLose => self,
        }
    }

    /// The half points of one side.
    pub(crate) const fn half_points_of(self, is_white: bool) -> u16 {
        let (white, black) = self.half_points();
        if is_white { white } else { black }
    }

    /// The result for matches of several games, which know no game that one player half loses.
    pub const fn game_result(self) -> Option<GameResult> {
        Some(match self {
            Self::WhiteWins => GameResult::WhiteWins,
            Self::Draw => GameResult::Draw,
            Self::BlackWins => GameResult::BlackWins,
            Self::WhiteByForfeit => GameResult::WhiteByForfeit,
            Self::BlackByForfeit => GameResult::BlackByForfeit,
            Self::BothForfeit | Self::BothLose => GameResult::BothForfeit,
            Self::HalfForWhite | Self::HalfForBlack => return None,
        })
    }

    /// The result of two entries of a cross-table; `None` if they do not belong to one game.
    pub fn of_entries(white: RoundEntry, black: RoundEntry) -> Option<Self> {
        Some(match (white, black) {
            (
                RoundEntry::Played { outcome: white, .. },
                RoundEntry::Played { outcome: black, .. },
            ) => match (white, black) {
                (Outcome::Win, Outcome::Loss) => Self::WhiteWins,
                (Outcome::Draw, Outcome::Draw) => Self::Draw,
                (Outcome::Loss, Outcome::Win) => Self::BlackWins,
                (Outcome::Loss, Outcome::Loss) => Self::BothLose,
                (Outcome::Draw, Outcome::Loss) => Self::HalfForWhite,
                (Outcome::Loss, Outcome::Draw) => Self::HalfForBlack,
                _ => return None,
            },
            (RoundEntry::Forfeit { won: white, .. }, RoundEntry::Forfeit { won: black, .. }) => {
                match (white, black) {
                    (true, false) => Self::WhiteByForfeit,
                    (false, true) => Self::BlackByForfeit,
                    (false, false) => Self::BothForfeit,
                    (true, true) => return None,
                }
            }
            _ => return None,
        })
    }

    /// The entries of White and of Black for the cross-table.
    pub fn entries(self, white: StartNumber, black: StartNumber, rated: bool) -> [RoundEntry; 2] {
        let (for_white, for_black) = self.half_points();
        [(Colour::White, black, for_white), (Colour::Black, white, for_black)].map(
            |(colour, opponent, scored)| {
                if !self.was_played() {
                    let won = scored == 2;
                    return RoundEntry::Forfeit { opponent, colour: Some(colour), won };
                }
                let outcome = match scored {
                    2 => Outcome::Win,
                    1 => Outcome::Draw,
                    _ => Outcome::Loss,
                };
                RoundEntry::Played { opponent, colour, outcome, rated }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_entries_of_a_game_give_its_result_back() {
        for score in Score::ALL {
            let [white, black] = score.entries(StartNumber(1), StartNumber(2), true);
            assert_eq!(Score::of_entries(white, black), Some(score));
        }
    }
}
