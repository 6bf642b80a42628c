//! The accounts of all rated players, posted game by game.

use court_protocol::Message;
use serde::{Deserialize, Serialize};

use super::elo::Elo;
use super::expectation::{Expectation, expected, is_mismatch};
use super::first::{self, Performance, Pool};
use super::game::{Played, RatedGame, RatedPlayer};
use crate::event::Date;

/// A player's entry in the CR-ELO list (CR-3.1.1). The ratings are those at registration; later
/// changes at FIDE have no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Registration {
    /// The year of birth, if known. Without it the junior factor does not apply.
    pub born: Option<u16>,
    /// The FIDE standard rating, in points.
    pub fide_standard: Option<u16>,
    /// The FIDE rapid rating, used only without a standard rating.
    pub fide_rapid: Option<u16>,
    /// The FIDE blitz rating, used only without the other two.
    pub fide_blitz: Option<u16>,
    /// The national rating, in points.
    pub national: Option<u16>,
}

impl Registration {
    /// CR-3.1.1-1: the first CR-ELO, the higher of the FIDE and the national rating, without
    /// minimum or maximum. The FIDE rating is the standard rating; without it the rapid rating, and
    /// without both the blitz rating.
    // rules: CR-3.1.1-1
    pub fn initial_rating(&self) -> Option<u16> {
        let fide = self.fide_standard.or(self.fide_rapid).or(self.fide_blitz);
        fide.max(self.national)
    }
}

/// The rating accounts of all players.
///
/// Accounts are numbered in the order of [`register`](Self::register). Games are posted in the
/// order in which they ended. The same calls give the same ledger.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    accounts: Vec<Account>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Account {
    born: Option<u16>,
    standing: Standing,
    /// The number of rated games completed, including those of the first rating.
    games: u32,
    history: Vec<HistoryPoint>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Standing {
    Unrated(Pool),
    Rated { elo: Elo, peak: i32 },
}

/// One entry in a player's rating history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HistoryPoint {
    /// The day of the change; `None` for the rating at registration.
    pub day: Option<Date>,
    /// The rating after the change.
    pub elo: Elo,
    /// The cause of the change.
    pub cause: Cause,
}

/// The cause of an entry in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// The rating at registration.
    Registered,
    /// The first rating, from games played while unrated.
    FirstRating,
    /// The result of a rated game.
    Game,
}

/// The audit lines of one game, one per side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Posting {
    /// The audit line of White.
    pub white: AuditLine,
    /// The audit line of Black.
    pub black: AuditLine,
}

/// The effect of one game on one player's account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuditLine {
    /// A rated player's rating changed: factor × (score − expectation).
    Changed {
        /// The rating before, exact.
        before: Elo,
        /// The opponent's rating before, rounded.
        opponent: i32,
        /// The expected result.
        expected: Expectation,
        /// The actual score, in half points.
        halves: u8,
        /// The factor K of the change.
        factor: u8,
        /// The change, in hundredths of a point.
        change: i32,
        /// The rating after, exact.
        after: Elo,
    },
    /// The game is added to the pool of an unrated player.
    Pooled {
        /// The opponent's rating before, rounded.
        opponent: i32,
        /// The actual score, in half points.
        halves: u8,
        /// The number of games in the pool.
        games: u32,
        /// The result of the pool, if it has enough games but is below the minimum.
        below_floor: Option<Performance>,
    },
    /// The pool has given a first rating.
    FirstRating {
        /// The opponent's rating before, rounded.
        opponent: i32,
        /// The score in this last game, in half points.
        halves: u8,
        /// The result of the pool, before the maximum is applied.
        performance: Performance,
        /// The first rating.
        rating: Elo,
    },
    /// The game does not count for this player.
    NotRated {
        /// The reason why it does not count.
        reason: Unrated,
    },
}

/// CR-3.1.2-2: the reason why a game does not count for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum Unrated {
    Forfeit,
    OneSideNeverMoved,
    OpponentUnrated,
    Mismatch,
}

impl Unrated {
    /// The message for the players.
    pub fn message(&self) -> Message {
        Message::of("unrated", self)
    }
}

/// A game that cannot be posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum RatingError {
    NoSuchAccount { account: u32, accounts: usize },
    AgainstOneself { account: u32 },
}

impl RatingError {
    /// The message for whoever posts games.
    pub fn message(&self) -> Message {
        Message::of("rating", self)
    }
}

impl Ledger {
    /// Opens an account and returns its player.
    pub fn register(&mut self, entry: Registration) -> RatedPlayer {
        let mut history = Vec::new();
        let standing = match entry.initial_rating() {
            None => Standing::Unrated(Pool::default()),
            Some(points) => {
                let elo = Elo::from_points(i32::from(points));
                history.push(HistoryPoint { day: None, elo, cause: Cause::Registered });
                Standing::Rated { elo, peak: elo.rounded() }
            }
        };
        self.accounts.push(Account { born: entry.born, standing, games: 0, history });
        RatedPlayer(self.accounts.len() as u32 - 1)
    }

    /// CR-3.1.2-1: posts a game and returns its effect on both sides.
    ///
    /// Both sides are computed from the ratings before the game.
    ///
    /// # Errors
    /// If a side has no account here, or both sides are one player. The ledger is then unchanged.
    // rules: CR-3.1.2-1, CR-3.1.2-2
    pub fn post(&mut self, game: &RatedGame) -> Result<Posting, RatingError> {
        for side in [game.white, game.black] {
            if side.index() >= self.accounts.len() {
                let accounts = self.accounts.len();
                return Err(RatingError::NoSuchAccount { account: side.0, accounts });
            }
        }
        if game.white == game.black {
            return Err(RatingError::AgainstOneself { account: game.white.0 });
        }
        let reason = match game.played {
            Played::BothMoved => None,
            Played::OneSideNeverMoved => Some(Unrated::OneSideNeverMoved),
            Played::Forfeit => Some(Unrated::Forfeit),
        };
        if let Some(reason) = reason {
            let line = AuditLine::NotRated { reason };
            return Ok(Posting { white: line, black: line });
        }
        let white_rating = self.rating(game.white).map(Elo::rounded);
        let black_rating = self.rating(game.black).map(Elo::rounded);
        let [white_halves, black_halves] = game.half_points;
        let mut post = |side: RatedPlayer, opponent, halves| {
            self.accounts[side.index()].post(game, opponent, halves)
        };
        Ok(Posting {
            white: post(game.white, black_rating, white_halves),
            black: post(game.black, white_rating, black_halves),
        })
    }

    /// A player's exact rating; `None` while unrated.
    pub fn rating(&self, player: RatedPlayer) -> Option<Elo> {
        match self.accounts.get(player.index())?.standing {
            Standing::Rated { elo, .. } => Some(elo),
            Standing::Unrated(_) => None,
        }
    }

    /// The number of rated games that a player has completed, including those of the first rating.
    pub fn games(&self, player: RatedPlayer) -> u32 {
        self.accounts.get(player.index()).map_or(0, |account| account.games)
    }

    /// The number of games towards a first rating; 0 for a rated player.
    pub fn pooled(&self, player: RatedPlayer) -> u32 {
        match self.accounts.get(player.index()).map(|account| &account.standing) {
            Some(Standing::Unrated(pool)) => pool.games(),
            Some(Standing::Rated { .. }) | None => 0,
        }
    }

    /// The factor of a rated player's next game if it is played in `year`; `None` while unrated.
    pub fn factor(&self, player: RatedPlayer, year: u16) -> Option<u8> {
        let account = self.accounts.get(player.index())?;
        match account.standing {
            Standing::Rated { peak, .. } => Some(factor(peak, account.games, account.born, year)),
            Standing::Unrated(_) => None,
        }
    }

    /// A player's ratings over time, oldest first.
    pub fn history(&self, player: RatedPlayer) -> &[HistoryPoint] {
        self.accounts.get(player.index()).map_or(&[], |account| &account.history)
    }

    /// All accounts in the order of registration.
    pub fn players(&self) -> impl Iterator<Item = RatedPlayer> + use<> {
        (0..self.accounts.len() as u32).map(RatedPlayer)
    }
}

impl Account {
    fn post(&mut self, game: &RatedGame, opponent: Option<i32>, halves: u8) -> AuditLine {
        let Some(opponent) = opponent else {
            return AuditLine::NotRated { reason: Unrated::OpponentUnrated };
        };
        match &mut self.standing {
            Standing::Rated { elo, peak } => {
                let before = *elo;
                let own = before.rounded();
                if is_mismatch(own, opponent, game.rules) {
                    return AuditLine::NotRated { reason: Unrated::Mismatch };
                }
                let expected = expected(own, opponent, game.rules);
                let factor = factor(*peak, self.games, self.born, game.day.year());
                let change =
                    i32::from(factor) * (50 * i32::from(halves) - i32::from(expected.score));
                *elo = before.changed_by(change);
                *peak = (*peak).max(elo.rounded());
                let after = *elo;
                self.games += 1;
                self.note(game.day, after, Cause::Game);
                AuditLine::Changed { before, opponent, expected, halves, factor, change, after }
            }
            Standing::Unrated(pool) => {
                let Some(performance) = pool.add(game.event, game.day, opponent, halves) else {
                    return AuditLine::Pooled {
                        opponent,
                        halves,
                        games: pool.games(),
                        below_floor: None,
                    };
                };
                if performance.rating < first::LOWEST {
                    let below_floor = Some(performance);
                    return AuditLine::Pooled {
                        opponent,
                        halves,
                        games: pool.games(),
                        below_floor,
                    };
                }
                let rating = Elo::from_points(performance.rating.min(first::HIGHEST));
                self.games += performance.games;
                self.standing = Standing::Rated { elo: rating, peak: rating.rounded() };
                self.note(game.day, rating, Cause::FirstRating);
                AuditLine::FirstRating { opponent, halves, performance, rating }
            }
        }
    }

    fn note(&mut self, day: Date, elo: Elo, cause: Cause) {
        self.history.push(HistoryPoint { day: Some(day), elo, cause });
    }
}

/// The factor (B.02 art. 8.3.3). It is 10 for good once a player has had 2400. It is 40 for juniors
/// who have never had 2300, until the end of the year of their eighteenth birthday. It is 40 until
/// 30 games are completed, otherwise 20.
///
/// Decision: games are posted one by one, so every rating after a game counts as published.
fn factor(peak: i32, games: u32, born: Option<u16>, year: u16) -> u8 {
    let junior = born.is_some_and(|born| year.saturating_sub(born) <= 18);
    if peak >= 2400 {
        10
    } else if (junior && peak < 2300) || games < 30 {
        40
    } else {
        20
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::event::Outcome::{self, Draw, Loss, Win};
    use crate::rating::RatingRules;

    fn registered(rating: u16) -> Registration {
        Registration { fide_standard: Some(rating), ..Registration::default() }
    }

    fn game(white: RatedPlayer, black: RatedPlayer, outcome: Outcome) -> RatedGame {
        let day = Date::new(2026, 11, 21).expect("a day");
        let half_points = outcome.half_points_of_both();
        let (played, rules) = (Played::BothMoved, RatingRules::Standard);
        RatedGame { event: 1, day, white, black, half_points, played, rules }
    }

    /// The change of White's rating, in hundredths, for the given ratings, after both players have
    /// completed 30 games.
    fn change(rules: RatingRules, white: u16, black: u16, outcome: Outcome) -> i32 {
        let mut ledger = Ledger::default();
        let (w, b) = (ledger.register(registered(white)), ledger.register(registered(black)));
        for account in &mut ledger.accounts {
            account.games = 30;
        }
        let game = RatedGame { rules, ..game(w, b, outcome) };
        match ledger.post(&game).expect("both are registered").white {
            AuditLine::Changed { change, .. } => change,
            line => panic!("not rated: {line:?}"),
        }
    }

    #[test]
    fn cr_3_1_2_1_the_worked_changes_come_out() {
        use RatingRules::{RapidBlitz, Standard};
        assert_eq!(change(Standard, 1700, 1850, Win), 1400);
        assert_eq!(change(Standard, 2000, 1500, Win), 160);
        assert_eq!(change(Standard, 2000, 1500, Draw), -840);
        assert_eq!(change(Standard, 2700, 2200, Win), 40);
        assert_eq!(change(RapidBlitz, 2700, 2200, Win), 80);
        assert_eq!(change(Standard, 2400, 2813, Draw), 420);
        assert_eq!(change(Standard, 2813, 2400, Draw), -430);
        assert_eq!(change(Standard, 1700, 1850, Loss), -600);
    }

    #[test]
    fn cr_3_1_2_1_the_unrounded_rating_is_kept_and_small_gains_add_up() {
        let mut ledger = Ledger::default();
        let strong = ledger.register(registered(2700));
        let weak: Vec<_> = (0..3).map(|_| ledger.register(registered(2200))).collect();
        for opponent in weak {
            ledger.post(&game(strong, opponent, Win)).expect("registered");
        }
        let elo = ledger.rating(strong).expect("rated");
        assert_eq!((elo.hundredths(), elo.rounded()), (270_120, 2701));
    }

    #[test]
    fn cr_3_1_2_1_each_player_is_rated_by_his_own_score_where_a_ruling_gives_less_than_a_point() {
        let mut ledger = Ledger::default();
        let (w, b) = (ledger.register(registered(1800)), ledger.register(registered(1800)));
        let both_lost = RatedGame { half_points: [0, 0], ..game(w, b, Loss) };
        ledger.post(&both_lost).expect("registered");
        let ratings = [w, b].map(|player| ledger.rating(player).map(Elo::rounded));
        assert_eq!(ratings, [Some(1780), Some(1780)]);
    }

    #[test]
    fn cr_3_1_2_1_the_audit_line_shows_expectation_score_factor_and_change() {
        let mut ledger = Ledger::default();
        let (w, b) = (ledger.register(registered(2000)), ledger.register(registered(1500)));
        let posting = ledger.post(&game(w, b, Draw)).expect("registered");
        insta::assert_debug_snapshot!(posting, @"
        Posting {
            white: Changed {
                before: Elo {
                    hundredths: 200000,
                },
                opponent: 1500,
                expected: Expectation {
                    difference: 400,
                    capped: true,
                    score: 92,
                },
                halves: 1,
                factor: 40,
                change: -1680,
                after: Elo {
                    hundredths: 198320,
                },
            },
            black: Changed {
                before: Elo {
                    hundredths: 150000,
                },
                opponent: 2000,
                expected: Expectation {
                    difference: -400,
                    capped: true,
                    score: 8,
                },
                halves: 1,
                factor: 40,
                change: 1680,
                after: Elo {
                    hundredths: 151680,
                },
            },
        }
        ");
    }

    #[test]
    fn cr_3_1_1_1_the_higher_of_fide_and_national_is_the_start_and_standard_goes_first() {
        let start = |standard, rapid, blitz, national| {
            let entry = Registration {
                born: None,
                fide_standard: standard,
                fide_rapid: rapid,
                fide_blitz: blitz,
                national,
            };
            entry.initial_rating()
        };
        assert_eq!(start(Some(1800), Some(2000), None, Some(1700)), Some(1800));
        assert_eq!(start(None, Some(2000), Some(2100), Some(1700)), Some(2000));
        assert_eq!(start(None, None, Some(2100), None), Some(2100));
        assert_eq!(start(Some(1800), None, None, Some(2450)), Some(2450));
        assert_eq!(start(Some(900), None, None, None), Some(900), "no floor");
        assert_eq!(start(None, None, None, None), None);
    }

    #[test]
    fn cr_3_1_1_2_the_fifth_game_gives_the_first_rating_and_opponents_stay_untouched() {
        let mut ledger = Ledger::default();
        let novice = ledger.register(Registration::default());
        let rated: Vec<_> = (0..5).map(|_| ledger.register(registered(1900))).collect();
        for (round, &opponent) in rated.iter().enumerate() {
            let outcome = if round < 3 { Win } else { Loss };
            let posting = ledger.post(&game(novice, opponent, outcome)).expect("registered");
            assert_eq!(posting.black, AuditLine::NotRated { reason: Unrated::OpponentUnrated });
            assert_eq!(ledger.rating(opponent), Some(Elo::from_points(1900)));
            match posting.white {
                AuditLine::Pooled { games, .. } => assert_eq!(games as usize, round + 1),
                AuditLine::FirstRating { rating, .. } => {
                    assert_eq!((round, rating.rounded()), (4, 1921));
                }
                line => panic!("unexpected {line:?}"),
            }
        }
        assert_eq!(ledger.games(novice), 5, "they count towards the thirty of the factor");
    }

    #[test]
    fn cr_3_1_1_2_first_ratings_stop_at_2200_and_below_1400_pooling_goes_on() {
        let mut ledger = Ledger::default();
        let (prodigy, beginner) =
            (ledger.register(Registration::default()), ledger.register(Registration::default()));
        for _ in 0..5 {
            let strong = ledger.register(registered(2600));
            ledger.post(&game(prodigy, strong, Win)).expect("registered");
        }
        assert_eq!(ledger.rating(prodigy), Some(Elo::from_points(2200)));
        let mut last = None;
        for half in [Draw, Loss, Loss, Loss, Loss, Loss] {
            let weak = ledger.register(registered(1100));
            last = Some(ledger.post(&game(beginner, weak, half)).expect("registered").white);
        }
        let Some(AuditLine::Pooled { games: 6, below_floor: Some(performance), .. }) = last else {
            panic!("still unrated: {last:?}");
        };
        assert!(performance.rating < 1400);
        assert_eq!(ledger.rating(beginner), None);
    }

    #[test]
    fn cr_3_1_1_2_a_rated_player_may_fall_below_the_floor() {
        let mut ledger = Ledger::default();
        let (one, other) = (ledger.register(registered(1401)), ledger.register(registered(1401)));
        ledger.post(&game(one, other, Loss)).expect("registered");
        assert_eq!(ledger.rating(one), Some(Elo::from_points(1381)));
        assert!(matches!(
            ledger.post(&game(one, other, Draw)).expect("registered").white,
            AuditLine::Changed { .. }
        ));
    }

    #[test]
    fn cr_3_1_2_2_forfeits_and_games_without_both_first_moves_are_never_rated() {
        let mut ledger = Ledger::default();
        let (w, b) = (ledger.register(registered(2000)), ledger.register(registered(1990)));
        for (played, reason) in [
            (Played::Forfeit, Unrated::Forfeit),
            (Played::OneSideNeverMoved, Unrated::OneSideNeverMoved),
        ] {
            let posting = ledger.post(&RatedGame { played, ..game(w, b, Win) });
            let line = AuditLine::NotRated { reason };
            assert_eq!(posting, Ok(Posting { white: line, black: line }));
        }
        assert_eq!((ledger.games(w), ledger.history(w).len()), (0, 1));
    }

    #[test]
    fn cr_3_1_2_2_the_annex_leaves_a_mismatch_unrated_on_both_sides() {
        let mut ledger = Ledger::default();
        let (w, b) = (ledger.register(registered(2700)), ledger.register(registered(2000)));
        let line = AuditLine::NotRated { reason: Unrated::Mismatch };
        let game = RatedGame { rules: RatingRules::RapidBlitz, ..game(w, b, Win) };
        assert_eq!(ledger.post(&game), Ok(Posting { white: line, black: line }));
    }

    #[test]
    fn cr_3_1_2_1_the_factor_follows_peak_age_and_games() {
        let year = 2026;
        let born = |year| Some(year);
        assert_eq!(factor(2400, 5, born(2015), year), 10, "2400 once is 10 for good");
        assert_eq!(factor(2299, 500, born(2008), year), 40, "18 this year");
        assert_eq!(factor(2300, 500, born(2008), year), 20, "a junior who stood at 2300");
        assert_eq!(factor(2000, 500, born(2007), year), 20, "19 this year");
        assert_eq!((factor(2000, 29, None, year), factor(2000, 30, None, year)), (40, 20));
        assert_eq!(factor(2350, 10, born(2010), year), 40, "the first thirty games count first");
    }

    #[test]
    fn cr_3_1_2_1_factor_10_stays_when_the_rating_falls_again() {
        let mut ledger = Ledger::default();
        let (one, other) = (ledger.register(registered(2395)), ledger.register(registered(2395)));
        ledger.post(&game(one, other, Win)).expect("registered");
        ledger.post(&game(one, other, Loss)).expect("registered");
        ledger.post(&game(one, other, Loss)).expect("registered");
        assert!(ledger.rating(one).expect("rated") < Elo::from_points(2405));
        assert_eq!(ledger.factor(one, 2026), Some(10));
    }

    #[test]
    fn cr_3_1_2_3_the_history_holds_every_rating_with_its_day() {
        let mut ledger = Ledger::default();
        let (one, other) = (ledger.register(registered(1800)), ledger.register(registered(1800)));
        ledger.post(&game(one, other, Win)).expect("registered");
        let points: Vec<_> =
            ledger.history(one).iter().map(|p| (p.day.is_some(), p.elo.rounded())).collect();
        assert_eq!(points, [(false, 1800), (true, 1820)]);
        assert_eq!(ledger.history(one)[1].cause, Cause::Game);
    }

    #[test]
    fn a_game_of_strangers_or_against_oneself_is_refused_and_changes_nothing() {
        let mut ledger = Ledger::default();
        let one = ledger.register(registered(1800));
        let before = ledger.clone();
        let strange = ledger.post(&game(one, RatedPlayer(7), Draw)).expect_err("no account 7");
        assert_eq!(english(&strange.message()), "account 7 is not in this ledger of 1 accounts");
        assert_eq!(
            ledger.post(&game(one, one, Draw)),
            Err(RatingError::AgainstOneself { account: 0 })
        );
        assert_eq!(ledger, before);
    }
}
