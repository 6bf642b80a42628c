//! The variant of the team Swiss that an event uses.

use serde::Serialize;

/// The type of colour preferences (C.04.6 art. 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColourRule {
    /// Preferences exist only if colours are clearly out of balance.
    TypeA,
    /// Preferences are strong or mild.
    TypeB,
    /// Colour preferences are not used.
    None,
}

/// The points that form the scoregroups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// The team's match points.
    Match,
    /// The team's game points.
    Game,
}

/// The variant of the team Swiss: colours, scores and acceleration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamSystem {
    /// The type of colour preferences.
    pub colours: ColourRule,
    /// The primary score, which forms the scoregroups.
    pub primary: Score,
    /// True if the other score helps to decide the first-team of a pair (art. 4.2.2).
    pub secondary_counts: bool,
    /// True if Baku acceleration is used.
    pub baku: bool,
}

impl TeamSystem {
    /// CR-6.1.1-1: match points first, game points second, colour preferences of type A.
    pub const DEFAULT: Self = Self {
        colours: ColourRule::TypeA,
        primary: Score::Match,
        secondary_counts: true,
        baku: false,
    };

    /// Reads a code of a report file: `FIDE_TEAM`, then `_TYPEA` or `_TYPEB` (without either: no
    /// preferences), the primary score `_MP` or `_GP`, the secondary score if it counts, and
    /// `_BAKU`. `FIDE_TEAM` alone is type A on match points, then game points. Returns `None` for
    /// any other code, including acceleration on game points (C.04.7 art. 1.4.4).
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
