//! `rate`: CR-ELO over a results file.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use referee_messages::{Message, Words, message, say, words};
use referee_tournament::csv::write_row;
use referee_tournament::event::{Birth, Colour, Date, Event, Outcome, RoundEntry, RoundNumber};
use referee_tournament::fault::ParseFault;
use referee_tournament::rating::{
    AuditLine, Ledger, ListEntry, Played, RatedGame, RatingRules, Registration, read_games,
    read_players, write_history, write_list,
};
use referee_tournament::trf::{self, FilePositions};

use super::{Failure, Verdict, name_of, read_bytes};

const HELP: &str = "\
RESULTS is a table of games with --players, or a report file (TRF) alone: then everybody begins
with the rating he has there and no game behind him, and games are posted round by round. The
factor then is 40, or 10 for whoever has 2400 or more.

  players.csv   id,name,born,fide_standard,fide_rapid,fide_blitz,national
                a,\"Berg, Ann\",1990,1710,,,1740
  games.csv     event,day,white,black,result
                1,2026/11/21,a,b,1-0
                results: 1-0, 0-1, 1/2; +/- and -/+ are forfeits; * after one: a side never moved;
                games in the order played; a column game tells two apart that are otherwise alike

  $ referee-server rate games.csv --players players.csv
  id,name,rating,exact,games,factor
  a,\"Berg, Ann\",1752,1752.00,1,40

  --show history   every rating of every player, with its day
  --show audit     one line per player and game: rating before, opponent's, expected, score,
                   factor, change, rating after

Status: 0 rated, 2 a file cannot be read.";

/// The arguments of `rate`.
#[derive(Debug, Clone, Args)]
#[command(after_help = HELP)]
pub struct Rate {
    /// Games (CSV) or report file (TRF), or - for standard input
    #[arg(value_name = "RESULTS")]
    results: PathBuf,

    /// Players of the games (CSV)
    #[arg(long, value_name = "FILE.csv")]
    players: Option<PathBuf>,

    /// The day of the games, where a report file does not say it; left out, today
    #[arg(long, value_name = "YYYY/MM/DD", value_parser = day)]
    day: Option<Date>,

    /// Output of the command
    #[arg(long, value_name = "WHAT", default_value = "list")]
    show: Show,

    /// FIDE's rapid and blitz annex instead of the standard regulations
    #[arg(long)]
    rapid_and_blitz: bool,
}

fn day(text: &str) -> Result<Date, String> {
    let expected = || Words::english().say(&message!("expected-day"));
    Date::read(text).ok_or_else(|| format!("expected {}", expected()))
}

/// The output asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Show {
    /// The rating list after the last game
    List,
    /// Every rating of every player
    History,
    /// The change by every game
    Audit,
}

pub(super) fn run(command: &Rate, out: &mut impl Write) -> Result<Verdict, Failure> {
    let rules = RatingRules::of(command.rapid_and_blitz);
    let mut ledger = Ledger::default();
    let results = read_bytes(&command.results)?;
    let (list, games) = if let Some(players) = &command.players {
        let told = |path: &Path, fault: ParseFault| fault.in_file(&name_of(path));
        let table = read_bytes(players)?;
        let list = read_players(&table, &mut ledger).map_err(|fault| told(players, fault))?;
        let games =
            read_games(&results, &list, rules).map_err(|fault| told(&command.results, fault))?;
        (list, games)
    } else {
        let file = name_of(&command.results);
        let event = trf::read(&file, &results)?;
        days_in_order(&event, &FilePositions::of(&results))
            .and_then(|()| born_by_then(&event, &FilePositions::of(&results)))
            .map_err(|fault| fault.in_file(&file))?;
        let list = accounts(&event, &mut ledger);
        let games = games_of(&event, &list, command.day.unwrap_or_else(today), rules);
        (list, games)
    };
    let mut audit = String::new();
    write_row(&mut audit, AUDIT);
    for game in &games {
        let posting = ledger.post(game).expect("both players are on the list");
        if command.show == Show::Audit {
            // Accounts are opened in the order of the list.
            let [white, black] = [game.white, game.black].map(|player| &list[player.index()].id);
            write_row(&mut audit, audited(game, white, black, posting.white));
            write_row(&mut audit, audited(game, black, white, posting.black));
        }
    }
    let told = match command.show {
        Show::List => {
            let last_day = games.iter().map(|game| game.day).max();
            write_list(&ledger, &list, last_day.unwrap_or_else(today).year())
        }
        Show::History => write_history(&ledger, &list),
        Show::Audit => audit,
    };
    out.write_all(told.as_bytes())?;
    Ok(Verdict::Yes)
}

const AUDIT: [&str; 11] = [
    "event",
    "day",
    "id",
    "opponent",
    "before",
    "opponent_rating",
    "expected",
    "score",
    "factor",
    "change",
    "after",
];

/// A line of the audit; a game that does not count has the reason in place of the change.
fn audited(game: &RatedGame, id: &str, opponent: &str, line: AuditLine) -> [String; 11] {
    let score = |halves: u8| format!("{}.{}", halves / 2, halves % 2 * 5);
    let hundredths = |value: i32| {
        let sign = if value < 0 { "-" } else { "" };
        format!("{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
    };
    let [before, rating, expected, scored, factor, change, after] = match line {
        AuditLine::Changed { before, opponent, expected, halves, factor, change, after } => [
            before.to_string(),
            opponent.to_string(),
            hundredths(i32::from(expected.score)),
            score(halves),
            factor.to_string(),
            hundredths(change),
            after.to_string(),
        ],
        AuditLine::Pooled { opponent, halves, games, .. } => [
            String::new(),
            opponent.to_string(),
            String::new(),
            score(halves),
            String::new(),
            say!("rate-pooled", games),
            String::new(),
        ],
        AuditLine::FirstRating { opponent, halves, rating, .. } => [
            String::new(),
            opponent.to_string(),
            String::new(),
            score(halves),
            String::new(),
            say!("rate-first-rating"),
            rating.to_string(),
        ],
        AuditLine::NotRated { reason } => {
            let empty = String::new;
            let reason = words().say(&reason.message());
            [empty(), empty(), empty(), empty(), empty(), reason, empty()]
        }
    };
    let (event, day) = (game.event.to_string(), game.day.to_string());
    let (id, opponent) = (id.to_owned(), opponent.to_owned());
    [event, day, id, opponent, before, rating, expected, scored, factor, change, after]
}

/// Refuses rounds on days that go back: games are posted in the order in which they were played.
fn days_in_order(event: &Event, positions: &FilePositions<'_>) -> Result<(), ParseFault> {
    let mut last: Option<(Date, usize)> = None;
    for (index, day) in event.about.round_dates.iter().enumerate() {
        let Some(day) = *day else { continue };
        if let Some((before, round)) = last.replace((day, index + 1))
            && day < before
        {
            let columns = 10 * index;
            let place = positions.record(&["132"]).within((88 + columns, 95 + columns));
            let expected = message!("expected-day-after-round", day = before, round);
            return Err(place.described(short_day(day)).expected(expected));
        }
    }
    Ok(())
}

/// Refuses a round on a day before somebody who played it was born.
fn born_by_then(event: &Event, positions: &FilePositions<'_>) -> Result<(), ParseFault> {
    for (index, day) in event.about.round_dates.iter().enumerate() {
        let round = RoundNumber::at(index);
        let Some(day) = *day else { continue };
        let unborn = event.competitors.iter().find_map(|player| {
            let opponent = player.recorded(round).and_then(RoundEntry::opponent);
            let born = player.birth?.year();
            opponent.filter(|_| born > day.year()).map(|_| (player.number, born))
        });
        if let Some((player, year)) = unborn {
            let columns = 10 * index;
            let place = positions.record(&["132"]).within((88 + columns, 95 + columns));
            let expected = message!("expected-day-after-birth", year, player);
            return Err(place.described(short_day(day)).expected(expected));
        }
    }
    Ok(())
}

fn short_day(day: Date) -> Message {
    message!("found-text", text = day.short())
}

/// An account for everybody of a report file; the rating there is the one he enters with.
fn accounts(event: &Event, ledger: &mut Ledger) -> Vec<ListEntry> {
    let entry = |player: &referee_tournament::event::Competitor| ListEntry {
        id: player.number.to_string(),
        name: player.name.clone(),
        born: player.birth.map(Birth::year),
        player: ledger.register(Registration {
            born: player.birth.map(Birth::year),
            fide_standard: player.rating,
            ..Registration::default()
        }),
    };
    event.competitors.iter().map(entry).collect()
}

/// The games of a report file, round by round and by White's number; `named` is their day where the
/// file does not say.
fn games_of(event: &Event, list: &[ListEntry], named: Date, rules: RatingRules) -> Vec<RatedGame> {
    let account = |number: referee_tournament::event::StartNumber| {
        let place = event.competitors.iter().position(|player| player.number == number);
        list[place.expect("a report file names players it has")].player
    };
    let mut games = Vec::new();
    for round in (1..=event.rounds_paired()).map(RoundNumber) {
        let stated = event.about.round_dates.get(round.index()).copied().flatten();
        for player in &event.competitors {
            let (opponent, outcome, played) = match player.recorded(round) {
                Some(RoundEntry::Played { opponent, colour: Colour::White, outcome, rated }) => {
                    let played = if rated { Played::BothMoved } else { Played::OneSideNeverMoved };
                    (opponent, outcome, played)
                }
                Some(RoundEntry::Forfeit { opponent, colour: Some(Colour::White), won }) => {
                    let outcome = if won { Outcome::Win } else { Outcome::Loss };
                    (opponent, outcome, Played::Forfeit)
                }
                _ => continue,
            };
            let day = stated.or(event.about.start).or(event.about.end).unwrap_or(named);
            let (white, black) = (account(player.number), account(opponent));
            // a ruling may give both players less than the whole point
            let mut half_points = outcome.half_points_of_both();
            let theirs = event.competitor(opponent).and_then(|other| other.recorded(round));
            if let Some(RoundEntry::Played { outcome, .. }) = theirs {
                half_points[1] = outcome.half_points();
            }
            games.push(RatedGame { event: 1, day, white, black, half_points, played, rules });
        }
    }
    games
}

/// The day it is in UTC: only the year and the order of days matter here.
fn today() -> Date {
    let today = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    let [month, day] = [today.month(), today.day()].map(i8::cast_unsigned);
    Date::new(today.year().cast_unsigned(), month, day).expect("today is a day that exists")
}
