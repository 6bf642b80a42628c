//! The titles of `ChessRun`: CRL for world champions, and GR, CR and SR for holding a rating
//! (CR-3.3). All titles are for life, and a player keeps all of them.
//!
//! A player holds a rating if his rating is at or above the threshold after each of fifty
//! consecutive rated games, rounded as published. After one game below the threshold the count
//! begins anew. Unrated games neither count nor interrupt the count. The games before a first
//! rating do not count.
//!
//! Left out on purpose: the loss of a title. No title can be lost.

use std::fmt;

use court_protocol::Message;
use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::event::Date;
use crate::rating::{Cause, HistoryPoint};

/// The number of consecutive rated games for which a rating must be held.
pub const STREAK: u32 = 50;

/// A title of `ChessRun`, the highest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RunnerTitle"))]
pub enum Title {
    /// `ChessRun` Legend: the world champion of a category.
    #[serde(rename = "CRL")]
    Legend,
    /// `GeniusRunner`: a rating of 2500 or more, held for [`STREAK`] games.
    #[serde(rename = "GR")]
    GeniusRunner,
    /// `CleverRunner`: a rating of 2300 or more, held for [`STREAK`] games.
    #[serde(rename = "CR")]
    CleverRunner,
    /// `SmartRunner`: a rating of 2100 or more, held for [`STREAK`] games.
    #[serde(rename = "SR")]
    SmartRunner,
}

impl Title {
    /// The titles awarded for holding a rating.
    pub const RATED: [Self; 3] = [Self::GeniusRunner, Self::CleverRunner, Self::SmartRunner];

    /// The abbreviation of the title: CRL, GR, CR or SR.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Legend => "CRL",
            Self::GeniusRunner => "GR",
            Self::CleverRunner => "CR",
            Self::SmartRunner => "SR",
        }
    }

    /// The rounded rating to be held for the title; `None` for a title that is won at an event.
    pub const fn threshold(self) -> Option<i32> {
        match self {
            Self::Legend => None,
            Self::GeniusRunner => Some(2500),
            Self::CleverRunner => Some(2300),
            Self::SmartRunner => Some(2100),
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A title earned by holding a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingTitle {
    /// The title that was earned.
    pub title: Title,
    /// The day of the fiftieth game.
    pub day: Option<Date>,
}

/// CR-3.3-2: the number of games for which a player has held each threshold, and the titles
/// earned by that.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Streaks {
    running: [u32; 3],
    earned: Vec<RatingTitle>,
}

impl Streaks {
    /// Returns the streaks of a complete rating history.
    pub fn over(history: &[HistoryPoint]) -> Self {
        let mut streaks = Self::default();
        for point in history.iter().filter(|point| point.cause == Cause::Game) {
            streaks.rated_game(point.elo.rounded(), point.day);
        }
        streaks
    }

    /// Counts one rated game; `rating` is the rounded rating after it.
    // rules: CR-3.3-2
    pub fn rated_game(&mut self, rating: i32, day: Option<Date>) {
        for (title, running) in Title::RATED.into_iter().zip(&mut self.running) {
            let holds = title.threshold().is_some_and(|threshold| rating >= threshold);
            *running = if holds { *running + 1 } else { 0 };
            if *running == STREAK && !self.earned.iter().any(|earned| earned.title == title) {
                self.earned.push(RatingTitle { title, day });
            }
        }
    }

    /// The number of consecutive games for which the title's threshold is held; 0 for a title
    /// that is won.
    pub fn running(&self, title: Title) -> u32 {
        Title::RATED.iter().position(|&rated| rated == title).map_or(0, |at| self.running[at])
    }

    /// The titles earned, in the order in which they were earned.
    pub fn earned(&self) -> &[RatingTitle] {
        &self.earned
    }
}

/// The properties of an event that decide whether its winners become legends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Championship {
    /// True if the event is a World Championship.
    pub world: bool,
    /// True if the results are final.
    pub finished: bool,
}

/// CR-3.3-1: returns the legends of an event: the first of each original category, including Pro,
/// whether categories were merged or not.
///
/// `rankings` contains every original category with its competitors in final order. A category
/// without competitors has no champion.
///
/// # Errors
/// If the event is not a World Championship or is not finished.
// rules: CR-3.3-1
pub fn legends<C: Clone>(
    event: Championship,
    rankings: &[(Division, Vec<C>)],
) -> Result<Vec<(Division, C)>, NoLegends> {
    if !event.world {
        return Err(NoLegends::NotWorldChampionship);
    }
    if !event.finished {
        return Err(NoLegends::NotFinished);
    }
    let champion =
        |(division, order): &(Division, Vec<C>)| Some((*division, order.first()?.clone()));
    Ok(rankings.iter().filter_map(champion).collect())
}

/// The reason why an event awards no title of legend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
pub enum NoLegends {
    /// The event is not a World Championship.
    NotWorldChampionship,
    /// The results of the event are not final.
    NotFinished,
}

impl NoLegends {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("no-legends", self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::{Elo, Ledger, Played, RatedGame, RatingRules, Registration};

    fn held(ratings: impl IntoIterator<Item = i32>) -> Streaks {
        let mut streaks = Streaks::default();
        for rating in ratings {
            streaks.rated_game(rating, None);
        }
        streaks
    }

    fn titles(streaks: &Streaks) -> Vec<&'static str> {
        streaks.earned().iter().map(|earned| earned.title.code()).collect()
    }

    #[test]
    fn cr_3_3_2_fifty_games_at_exactly_the_threshold_earn_the_title() {
        assert_eq!(titles(&held([2100; 49])), [""; 0]);
        assert_eq!(titles(&held([2100; 50])), ["SR"]);
        assert_eq!(titles(&held([2499; 50])), ["CR", "SR"]);
        assert_eq!(titles(&held([2500; 50])), ["GR", "CR", "SR"]);
    }

    #[test]
    fn cr_3_3_2_one_game_below_starts_the_count_anew() {
        let broken = [2100; 49].into_iter().chain([2099]).chain([2100; 49]);
        let mut streaks = held(broken);
        assert_eq!((titles(&streaks).len(), streaks.running(Title::SmartRunner)), (0, 49));
        streaks.rated_game(2100, None);
        assert_eq!(titles(&streaks), ["SR"]);
    }

    #[test]
    fn cr_3_3_2_titles_are_for_life_and_all_are_kept() {
        let streaks = held([2500; 50].into_iter().chain([1500; 200]).chain([2500; 60]));
        assert_eq!(titles(&streaks), ["GR", "CR", "SR"]);
    }

    #[test]
    fn cr_3_3_2_only_rated_games_of_a_rated_player_count_and_the_rounded_rating_decides() {
        let day = Date::new(2026, 11, 21);
        let point =
            |hundredths, cause| HistoryPoint { day, elo: Elo::from_hundredths(hundredths), cause };
        let mut history =
            vec![point(250_000, Cause::Registered), point(250_000, Cause::FirstRating)];
        history.extend([point(209_950, Cause::Game); 49]);
        assert_eq!(titles(&Streaks::over(&history)), [""; 0]);
        history.push(point(209_950, Cause::Game));
        assert_eq!(
            Streaks::over(&history).earned(),
            [RatingTitle { title: Title::SmartRunner, day }]
        );
    }

    #[test]
    fn cr_3_3_2_unrated_games_neither_count_nor_break_a_streak() {
        let mut ledger = Ledger::default();
        let holder =
            ledger.register(Registration { national: Some(2200), ..Registration::default() });
        let rival =
            ledger.register(Registration { national: Some(2200), ..Registration::default() });
        let day = Date::new(2026, 11, 21).expect("a day");
        for played in [Played::BothMoved, Played::Forfeit, Played::BothMoved] {
            let (half_points, rules) = ([1, 1], RatingRules::Standard);
            let game = RatedGame {
                event: 1,
                day,
                white: holder,
                black: rival,
                half_points,
                played,
                rules,
            };
            ledger.post(&game).expect("registered");
        }
        assert_eq!(Streaks::over(ledger.history(holder)).running(Title::SmartRunner), 2);
    }

    #[test]
    fn cr_3_3_1_a_finished_world_championship_makes_one_legend_per_original_category() {
        let rankings = [
            (Division::Pro, vec!["Ana", "Bo"]),
            ("U10".parse().expect("a division"), vec!["Cy"]),
            ("U12".parse().expect("a division"), vec!["Di", "Ed"]),
            ("G12".parse().expect("a division"), vec![]),
        ];
        let event = Championship { world: true, finished: true };
        let winners: Vec<_> = legends(event, &rankings)
            .expect("a finished World Championship")
            .into_iter()
            .map(|(division, name)| format!("{division} {name}"))
            .collect();
        assert_eq!(winners, ["Pro Ana", "U10 Cy", "U12 Di"]);
        assert_eq!(
            legends(Championship { world: false, finished: true }, &rankings),
            Err(NoLegends::NotWorldChampionship)
        );
        assert_eq!(
            legends(Championship { world: true, finished: false }, &rankings),
            Err(NoLegends::NotFinished)
        );
    }
}
