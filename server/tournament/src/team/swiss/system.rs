//! Which variant of the team Swiss an event plays.

use serde::{Deserialize, Serialize};

/// How much colours matter (C.04.6 art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// Preferences only where colours are clearly out of balance.
    TypeA,
    /// Strong and mild preferences.
    TypeB,
    /// No preferences.
    None,
}

/// Which points make the scoregroups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// Points of matches.
    Match,
    /// Points of games.
    Game,
}

/// The variant: colours, scores and acceleration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamSystem {
    /// How much colours matter.
    pub colours: ColourRule,
    /// What makes the scoregroups.
    pub primary: Score,
    /// Whether the other score helps to tell the first-team of a pair (art. 4.2.2).
    pub secondary_counts: bool,
    /// Whether Baku acceleration is on.
    pub baku: bool,
}

impl TeamSystem {
    /// CR-6.1.1-1: match points, game points second, colour preferences of type A.
    pub const DEFAULT: Self = Self {
        colours: ColourRule::TypeA,
        primary: Score::Match,
        secondary_counts: true,
        baku: false,
    };

    /// Reads the code of report files: `FIDE_TEAM`, then `_TYPEA` or `_TYPEB` (left out: no
    /// preferences), the first score `_MP` or `_GP`, the second if it counts, and `_BAKU`.
    /// `FIDE_TEAM` alone is type A on match points, then game points. `None` for anything else,
    /// acceleration on game points included (C.04.7 art. 1.4.4).
    ///
    /// ```
    /// use referee_tournament::team::swiss::{ColourRule, TeamSystem};
    /// let system = TeamSystem::read("FIDE_TEAM_TYPEB_MP").expect("a code of the table");
    /// assert_eq!(system.colours, ColourRule::TypeB);
    /// assert!(!system.secondary_counts);
    /// assert_eq!(TeamSystem::read("FIDE_TEAM"), Some(TeamSystem::DEFAULT));
    /// assert_eq!(TeamSystem::read("FIDE_TEAM_TYPEA_GP_MP_BAKU"), None);
    /// ```
    pub fn read(code: &str) -> Option<Self> {
        let rest = code.trim().strip_prefix("FIDE_TEAM")?;
        let (rest, baku) = match rest.strip_suffix("_BAKU") {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        if rest.is_empty() {
            return Some(Self { baku, ..Self::DEFAULT });
        }
        let (scores, colours) = if let Some(scores) = rest.strip_prefix("_TYPEA") {
            (scores, ColourRule::TypeA)
        } else if let Some(scores) = rest.strip_prefix("_TYPEB") {
            (scores, ColourRule::TypeB)
        } else {
            (rest, ColourRule::None)
        };
        let (primary, secondary_counts) = match scores {
            "" if colours != ColourRule::None => (Score::Match, true),
            "_MP" => (Score::Match, false),
            "_MP_GP" => (Score::Match, true),
            "_GP" => (Score::Game, false),
            "_GP_MP" => (Score::Game, true),
            _ => return None,
        };
        if baku && primary == Score::Game {
            return None;
        }
        Some(Self { colours, primary, secondary_counts, baku })
    }
}
