//! CR-ELO, titles and streaks over the events of an installation (CR-3.1, CR-3.3).
//!
//! A pure fold over the finished events that are rated or a World Championship. An event that is
//! finished late changes the ratings after the games that were played later:
//!
//! * Games are posted in the order of their days. Games of one day are in the order of the events,
//!   by first day and number, and in the order of play.
//! * A person begins with the start rating of his first event (CR-3.1.1-1). Start ratings of later
//!   events change nothing.
//! * A person who was merged in the register has one account.
//! * An event without days does not count, because its games have no place in the order.
//!
//! Left out on purpose: names, and the privacy of persons.

mod difference;

pub use self::difference::{
    PlayerDifference, RatingDifference, RecomputedEvent, TitleDifference, rating_preview,
};

use crate::views::{
    Audience, CategoryMedals, MedalsView, RatedGameRow, medals, rating_report, round_day,
};
use crate::{Category, Competitor, Day, Desk, PersonId, Plan};
use court_protocol::GameId;
use referee_tournament::division::Division;
use referee_tournament::event::{Colour, Date};
use referee_tournament::rating::{
    AuditLine, Elo, Ledger, Played, RatedGame, RatedPlayer, RatingRules, Registration, Unrated,
};
use referee_tournament::title::{Championship, Streaks, Title, legends};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A person as the register knows him now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownPerson {
    /// His number, which several numbers of events may have become.
    pub number: PersonId,
    /// The year of birth; `None` for a person who is forgotten.
    pub born: Option<u16>,
}

/// The ratings after the last game of all events.
#[derive(Debug, Clone)]
pub struct RatingList {
    events: Vec<ListedEvent>,
    ledger: Ledger,
    accounts: BTreeMap<PersonId, Account>,
}

/// A finished event of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListedEvent {
    pub event: u32,
    pub name: String,
    pub season: String,
    /// The first day; `None` for an event without days, which does not count.
    pub first: Option<Date>,
    pub last: Option<Date>,
    /// The number of rated games.
    pub games: u32,
}

#[derive(Debug, Clone)]
struct Account {
    player: RatedPlayer,
    /// The first day of the first event.
    since: Date,
    /// The start rating of the first event.
    start: Option<u16>,
    games: Vec<AuditedGame>,
    legends: Vec<TitleWon>,
}

/// A player on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingListRow {
    /// The place, from 1; players of one rating share it. `None` for an unrated player.
    pub place: Option<u32>,
    pub person: PersonId,
    /// The published rating; `None` for an unrated player.
    pub rating: Option<i32>,
    /// The exact rating, in hundredths of a point.
    pub exact: Option<i32>,
    /// The change by the player's last event, in hundredths of a point.
    pub change: Option<i32>,
    /// The number of games that count.
    pub games: u32,
    /// The factor of the next game in the year of the last game of the list.
    pub factor: Option<u8>,
    /// The number of games towards a first rating.
    pub pooled: u32,
    /// The titles, in the order in which they were won.
    pub titles: Vec<TitleWon>,
    /// The running streaks for titles that are not won yet.
    pub streaks: Vec<RunningStreak>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TitleWon {
    pub day: Option<Date>,
    pub title: Title,
    /// The category and the event of a world champion.
    pub won: Option<(Category, u32)>,
}

/// A threshold that a player holds (CR-3.3-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RunningStreak {
    pub title: Title,
    /// The number of consecutive games.
    pub games: u32,
}

/// A game of a player with its effect on his rating (CR-3.1.2-1). Exact ratings, changes and
/// expectations are in hundredths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AuditedGame {
    pub event: u32,
    pub day: Date,
    pub game: GameId,
    pub colour: Colour,
    pub opponent: PersonId,
    /// The opponent's published rating before the game; `None` for an unrated opponent.
    pub opponent_rating: Option<i32>,
    /// The half points of the player.
    pub half_points: u8,
    /// The exact rating before the game; `None` while the player is unrated.
    pub before: Option<i32>,
    pub expected: Option<u8>,
    pub factor: Option<u8>,
    pub change: Option<i32>,
    /// The exact rating after the game; `None` while the player is unrated.
    pub after: Option<i32>,
    /// The effect of a game that changed no rating.
    pub note: Option<GameNote>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameNote {
    /// It is one of so many games towards a first rating.
    Pooled(u32),
    /// It gave the first rating.
    FirstRating,
    /// It does not count for this player.
    NotRated(Unrated),
}

/// The effect of one event on a player's rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventChange {
    pub event: u32,
    /// The published rating before the first game; `None` for an unrated player.
    pub before: Option<i32>,
    /// The published rating after the last game.
    pub after: Option<i32>,
    /// The sum of the changes by its games, in hundredths of a point.
    pub change: i32,
    pub games: u32,
    pub half_points: u32,
}

/// The way of one player's rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingHistory {
    pub row: RatingListRow,
    /// The first day of the first event.
    pub since: Date,
    /// The start rating of the first event (CR-3.1.1-1).
    pub start: Option<u16>,
    /// The events with games, in the order of the first of them.
    pub events: Vec<EventChange>,
    /// The games, the first first.
    pub games: Vec<AuditedGame>,
}

impl RatingList {
    /// The list of the finished events that count. The public sees no rating of an event of which a
    /// result is held back.
    pub fn over(
        events: &[(u32, &Desk)],
        audience: Audience,
        known: impl Fn(PersonId) -> KnownPerson,
    ) -> Self {
        let counts = |(_, desk): &&(u32, &Desk)| {
            let mut tournaments = desk.tournaments().values();
            desk.is_finished() && tournaments.all(|of| audience.sees_results(of))
        };
        let counted: Vec<(u32, &Desk)> = events.iter().filter(counts).copied().collect();
        Self::folded(&counted, &known)
    }

    fn folded(events: &[(u32, &Desk)], known: &impl Fn(PersonId) -> KnownPerson) -> Self {
        let mut listed: Vec<(ListedEvent, &Desk)> = events
            .iter()
            .filter_map(|&(event, desk)| {
                let plan = desk.plan().filter(|plan| plan.is_on_rating_list())?;
                Some((ListedEvent::of(event, plan), desk))
            })
            .collect();
        listed.sort_by_key(|(event, _)| (event.first.is_none(), event.first, event.event));
        let ledger = Ledger::default();
        let mut list = Self { events: Vec::new(), ledger, accounts: BTreeMap::new() };
        let mut games: Vec<(Date, u32, RatingRules, RatedGameRow)> = Vec::new();
        for (event, desk) in &mut listed {
            let Some(first) = event.first else { continue };
            let rules = desk.plan().map(Plan::rating_rules).unwrap_or_default();
            list.register(desk, first, known);
            let found = rating_report(desk).games;
            event.games = u32::try_from(found.len()).unwrap_or(u32::MAX);
            let posted = |game| (day_of(desk, &game), event.event, rules, game);
            games.extend(found.into_iter().map(posted));
        }
        // the sort is stable: the games of a day stay in the order of the events
        games.sort_by_key(|(day, ..)| *day);
        for (day, event, rules, game) in games {
            list.post(day, event, rules, &game, known);
        }
        for (event, desk) in &listed {
            list.crown(event, desk, known);
        }
        list.events = listed.into_iter().map(|(event, _)| event).collect();
        list
    }

    /// Opens an account for everybody of an event who has none.
    fn register(&mut self, desk: &Desk, since: Date, known: &impl Fn(PersonId) -> KnownPerson) {
        for (person, entry) in desk.entries() {
            let KnownPerson { number, born } = known(*person);
            let (ledger, start) = (&mut self.ledger, entry.data.rating);
            self.accounts.entry(number).or_insert_with(|| {
                let registered =
                    Registration { born, fide_standard: start, ..Registration::default() };
                let player = ledger.register(registered);
                Account { player, since, start, games: Vec::new(), legends: Vec::new() }
            });
        }
    }

    fn post(
        &mut self,
        day: Date,
        event: u32,
        rules: RatingRules,
        game: &RatedGameRow,
        known: &impl Fn(PersonId) -> KnownPerson,
    ) {
        let sides = [game.white, game.black].map(|person| known(person).number);
        let [Some(white), Some(black)] =
            sides.map(|person| self.accounts.get(&person).map(|account| account.player))
        else {
            return;
        };
        let before = [white, black].map(|player| self.ledger.rating(player));
        let half_points = [true, false].map(|is_white| game.score.half_points_of(is_white) as u8);
        let played = Played::BothMoved;
        let rated = RatedGame { event, day, white, black, half_points, played, rules };
        // two numbers that met each other and are one person now do not count
        let Ok(posting) = self.ledger.post(&rated) else { return };
        let after = [white, black].map(|player| self.ledger.rating(player));
        for (own, line) in [posting.white, posting.black].into_iter().enumerate() {
            let other = 1 - own;
            let mut audited = AuditedGame {
                event,
                day,
                game: game.game,
                colour: if own == 0 { Colour::White } else { Colour::Black },
                opponent: sides[other],
                opponent_rating: before[other].map(Elo::rounded),
                half_points: half_points[own],
                before: before[own].map(Elo::hundredths),
                expected: None,
                factor: None,
                change: None,
                after: after[own].map(Elo::hundredths),
                note: None,
            };
            match line {
                AuditLine::Changed { expected, factor, change, .. } => {
                    audited.expected = Some(expected.score);
                    audited.factor = Some(factor);
                    audited.change = Some(change);
                }
                AuditLine::Pooled { games, .. } => audited.note = Some(GameNote::Pooled(games)),
                AuditLine::FirstRating { .. } => audited.note = Some(GameNote::FirstRating),
                AuditLine::NotRated { reason } => audited.note = Some(GameNote::NotRated(reason)),
            }
            if let Some(account) = self.accounts.get_mut(&sides[own]) {
                account.games.push(audited);
            }
        }
    }

    /// CR-3.3-1: makes the winner of each category of a World Championship a legend.
    fn crown(
        &mut self,
        event: &ListedEvent,
        desk: &Desk,
        known: &impl Fn(PersonId) -> KnownPerson,
    ) {
        let world = desk.plan().is_some_and(|plan| plan.is_world_championship);
        let Ok(medals) = medals(desk, Audience::Crew) else { return };
        let rankings = rankings(&medals);
        let Ok(champions) = legends(Championship { world, finished: true }, &rankings) else {
            return;
        };
        for (division, champion) in champions {
            if let Some(account) = self.accounts.get_mut(&known(champion.person()).number) {
                account.legends.push(TitleWon {
                    day: event.last,
                    title: Title::Legend,
                    won: Some((division.into(), event.event)),
                });
            }
        }
    }

    /// The finished events in the order of their days; those without days come last and do not
    /// count.
    pub fn events(&self) -> &[ListedEvent] {
        &self.events
    }

    /// The players, the highest rating first; after them the unrated with games or titles.
    pub fn rows(&self) -> Vec<RatingListRow> {
        let mut rows: Vec<RatingListRow> =
            self.accounts.keys().filter_map(|p| self.row(*p)).collect();
        rows.retain(|row| row.rating.is_some() || row.pooled > 0 || !row.titles.is_empty());
        rows.sort_by_key(|row| (Reverse(row.rating), Reverse(row.pooled), row.person));
        let mut last = (None, 0);
        for (row, place) in rows.iter_mut().zip(1..) {
            if row.rating != last.0 {
                last = (row.rating, place);
            }
            row.place = row.rating.map(|_| last.1);
        }
        rows
    }

    /// A player without his place.
    fn row(&self, person: PersonId) -> Option<RatingListRow> {
        let account = self.accounts.get(&person)?;
        let rating = self.ledger.rating(account.player);
        let streaks = Streaks::over(self.ledger.history(account.player));
        let earned = streaks.earned();
        let is_won = |title: Title| earned.iter().any(|won| won.title == title);
        let running = Title::RATED.into_iter().filter(|title| !is_won(*title));
        let running = running.map(|title| RunningStreak { title, games: streaks.running(title) });
        let held = earned.iter().map(|won| TitleWon { day: won.day, title: won.title, won: None });
        let mut titles: Vec<TitleWon> = held.chain(account.legends.iter().cloned()).collect();
        titles.sort();
        Some(RatingListRow {
            place: None,
            person,
            rating: rating.map(Elo::rounded),
            exact: rating.map(Elo::hundredths),
            change: account.events().last().map(|event| event.change),
            games: self.ledger.games(account.player),
            factor: self.last_day().and_then(|day| self.ledger.factor(account.player, day.year())),
            pooled: self.ledger.pooled(account.player),
            titles,
            streaks: running.filter(|streak| streak.games > 0).collect(),
        })
    }

    /// The last day of the events that count.
    pub fn last_day(&self) -> Option<Date> {
        self.events.iter().filter_map(|event| event.last).max()
    }

    /// The way of a player's rating; `None` for a person who is in no event of the list.
    pub fn history(&self, person: PersonId) -> Option<RatingHistory> {
        let account = self.accounts.get(&person)?;
        let row = match self.rows().into_iter().find(|row| row.person == person) {
            Some(row) => row,
            None => self.row(person)?,
        };
        let (since, start, games) = (account.since, account.start, account.games.clone());
        Some(RatingHistory { row, since, start, events: account.events(), games })
    }

    /// The changes by an event, for every player with a game of it that was posted.
    pub fn of_event(&self, event: u32) -> BTreeMap<PersonId, EventChange> {
        let change = |(person, account): (&PersonId, &Account)| {
            Some((*person, account.events().into_iter().find(|change| change.event == event)?))
        };
        self.accounts.iter().filter_map(change).collect()
    }

    /// CR-3.1.1: the rating with which a player enters an event that begins on a day, or has no day
    /// yet; `None` for a player who has no CR-ELO then.
    pub fn rating_before(&self, person: PersonId, day: Option<Date>) -> Option<u16> {
        let account = self.accounts.get(&person)?;
        let is_before = |of: Date| day.is_none_or(|day| of < day);
        let last = account.games.iter().rev().find(|game| is_before(game.day));
        let rating = match last {
            Some(game) => game.after.map(|after| Elo::from_hundredths(after).rounded())?,
            None => i32::from(account.start.filter(|_| is_before(account.since))?),
        };
        u16::try_from(rating).ok()
    }
}

impl Account {
    /// The effects of the events, in the order of their first games.
    fn events(&self) -> Vec<EventChange> {
        let mut events: Vec<EventChange> = Vec::new();
        let rounded = |exact: Option<i32>| exact.map(|exact| Elo::from_hundredths(exact).rounded());
        for game in &self.games {
            let at = events.iter().rposition(|of| of.event == game.event).unwrap_or_else(|| {
                events.push(EventChange {
                    event: game.event,
                    before: rounded(game.before),
                    after: None,
                    change: 0,
                    games: 0,
                    half_points: 0,
                });
                events.len() - 1
            });
            let of = &mut events[at];
            of.after = rounded(game.after);
            of.change += game.change.unwrap_or(0);
            of.games += 1;
            of.half_points += u32::from(game.half_points);
        }
        events
    }
}

impl ListedEvent {
    fn of(event: u32, plan: &Plan) -> Self {
        let day = |day: Option<&Day>| day.map(|day| day.date);
        Self {
            event,
            name: plan.name.clone(),
            season: plan.season.clone(),
            first: day(plan.days.first()),
            last: day(plan.days.last()),
            games: 0,
        }
    }
}

/// The day of a rated game of an event that has days.
fn day_of(desk: &Desk, game: &RatedGameRow) -> Date {
    let plan = desk.plan().expect("an event of the list has a plan");
    let tournament = desk.tournaments().get(&game.tournament);
    let day = tournament.and_then(|tournament| round_day(plan, tournament, game.round));
    day.unwrap_or_else(|| plan.days.last().expect("an event that counts has days").date)
}

/// The winner of each division of the rulebook. Groups for which the organiser has prizes have no
/// champion, and a place that is shared has none.
fn rankings(medals: &MedalsView) -> Vec<(Division, Vec<Competitor>)> {
    let of_persons = medals.categories.iter().filter(|_| !medals.is_of_teams);
    let ranking = |of: &CategoryMedals| {
        let first = of.rows.iter().filter(|row| row.place == 1).map(|row| row.competitor);
        Some((of.category.division()?, first.collect()))
    };
    of_persons.filter_map(ranking).collect()
}
