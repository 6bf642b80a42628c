//! Rating lists, histories and games as tables (CR-3.1.2-3).
//!
//! The columns of players are `id,name,born,fide_standard,fide_rapid,fide_blitz,national`. Those of
//! games are `event,day,white,black,result`, with the ids of the players and in the order of play.
//! A result is written `1-0`, `0-1` or `1/2`; `+/-` and `-/+` are forfeits. An asterisk after a
//! result means that one side never moved. If two players meet twice on a day with the same colours
//! and result, a column `game` tells the games apart.

use std::collections::BTreeMap;

use court_protocol::message;

use super::elo::Elo;
use super::expectation::RatingRules;
use super::game::{Played, RatedGame, RatedPlayer};
use super::ledger::{Cause, Ledger, Registration};
use crate::csv::{Row, Table, write_row};
use crate::event::{Date, Outcome};
use crate::fault::ParseFault;

/// The highest rating accepted in a table, in points. No real rating is near it; a higher figure is
/// a typing error.
const HIGHEST_PLAUSIBLE: u16 = 4000;

/// A line of the published list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListEntry {
    /// The player's id in the tables, unique within the list.
    pub id: String,
    /// The player's name as in the table.
    pub name: String,
    /// The year of birth, if known.
    pub born: Option<u16>,
    /// The player's account in the ledger.
    pub player: RatedPlayer,
}

/// Reads the players and opens an account for each, in the order of the table.
///
/// # Errors
/// If the table cannot be read, an id comes twice, or a rating or year is impossible. The
/// ledger is then unchanged.
pub fn read_players(
    bytes: impl AsRef<[u8]>,
    ledger: &mut Ledger,
) -> Result<Vec<ListEntry>, ParseFault> {
    const OPTIONAL: [&str; 5] = ["born", "fide_standard", "fide_rapid", "fide_blitz", "national"];
    let table = Table::read(bytes, &["id", "name"], &OPTIONAL)?;
    let mut entries: Vec<(String, String, Registration)> = Vec::new();
    let mut seen = BTreeMap::new();
    for row in table.rows() {
        let id = row.value::<String>("id", message!("expected-id"))?;
        if let Some(line) = seen.insert(id.clone(), row.line()) {
            return Err(row.wrong("id", message!("expected-new-id", line)));
        }
        let registration = Registration {
            born: year(&row)?,
            fide_standard: rating(&row, "fide_standard")?,
            fide_rapid: rating(&row, "fide_rapid")?,
            fide_blitz: rating(&row, "fide_blitz")?,
            national: rating(&row, "national")?,
        };
        entries.push((id, row.text("name").to_owned(), registration));
    }
    Ok(entries
        .into_iter()
        .map(|(id, name, entry)| {
            let born = entry.born;
            ListEntry { id, name, born, player: ledger.register(entry) }
        })
        .collect())
}

/// Reads games of the listed players under these regulations, in the order of the table.
///
/// # Errors
/// If the table cannot be read, a player is not on the list or meets himself, or a day or a result
/// is invalid. Also if a game comes before one of an earlier day, or is in the table twice.
pub fn read_games(
    bytes: impl AsRef<[u8]>,
    list: &[ListEntry],
    rules: RatingRules,
) -> Result<Vec<RatedGame>, ParseFault> {
    let entries: BTreeMap<&str, &ListEntry> =
        list.iter().map(|entry| (entry.id.as_str(), entry)).collect();
    let table = Table::read(bytes, &["event", "day", "white", "black", "result"], &["game"])?;
    let mut last: Option<(Date, usize)> = None;
    let mut seen: BTreeMap<[&str; 6], usize> = BTreeMap::new();
    let mut games = Vec::new();
    for row in table.rows() {
        let account = |column| {
            let found = entries.get(row.text(column)).copied();
            found.ok_or_else(|| row.wrong(column, message!("expected-listed-id")))
        };
        let players = [account("white")?, account("black")?];
        let [white, black] = players.map(|entry| entry.player);
        if white == black {
            return Err(row.wrong("black", message!("expected-other-player")));
        }
        let (outcome, played) = result(row.text("result"))
            .ok_or_else(|| row.wrong("result", message!("expected-game-result")))?;
        let event = row.value("event", message!("expected-event-number"))?;
        let day = Date::read(row.text("day"))
            .ok_or_else(|| row.wrong("day", message!("expected-day")))?;
        for entry in players {
            if let Some(year) = entry.born.filter(|born| *born > day.year()) {
                let expected = message!("expected-day-after-birth", year, player = entry.id);
                return Err(row.wrong("day", expected));
            }
        }
        if let Some((before, line)) = last.replace((day, row.line()))
            && day < before
        {
            let expected = message!("expected-day-after-line", day = before, line);
            return Err(row.wrong("day", expected));
        }
        let same = ["event", "day", "white", "black", "result", "game"];
        let same = same.map(|column| row.text(column));
        if let Some(line) = seen.insert(same, row.line()) {
            return Err(row.wrong_as_a_whole(message!("expected-new-game", line)));
        }
        let half_points = outcome.half_points_of_both();
        games.push(RatedGame { event, day, white, black, half_points, played, rules });
    }
    Ok(games)
}

/// Returns the rating list of a day: `id,name,rating,exact,games,factor`, the highest rating first,
/// then by id. Unrated players are not on the list.
// rules: CR-3.1.2-3
pub fn write_list(ledger: &Ledger, list: &[ListEntry], year: u16) -> String {
    let mut rated: Vec<(Elo, &ListEntry)> =
        list.iter().filter_map(|entry| Some((ledger.rating(entry.player)?, entry))).collect();
    rated.sort_by(|(a, one), (b, other)| b.rounded().cmp(&a.rounded()).then(one.id.cmp(&other.id)));
    let mut out = String::new();
    write_row(&mut out, ["id", "name", "rating", "exact", "games", "factor"]);
    for (elo, entry) in rated {
        let factor = ledger.factor(entry.player, year).expect("only rated players are listed");
        write_row(
            &mut out,
            [
                entry.id.as_str(),
                &entry.name,
                &elo.rounded().to_string(),
                &elo.to_string(),
                &ledger.games(entry.player).to_string(),
                &factor.to_string(),
            ],
        );
    }
    out
}

/// Returns all ratings of the listed players over time: `id,day,rating,exact,cause`, the oldest
/// first for each player.
pub fn write_history(ledger: &Ledger, list: &[ListEntry]) -> String {
    let mut out = String::new();
    write_row(&mut out, ["id", "day", "rating", "exact", "cause"]);
    for entry in list {
        for point in ledger.history(entry.player) {
            let cause = match point.cause {
                Cause::Registered => "registered",
                Cause::FirstRating => "first rating",
                Cause::Game => "game",
            };
            let day = point.day.map(|day| day.to_string()).unwrap_or_default();
            let (rating, exact) = (point.elo.rounded().to_string(), point.elo.to_string());
            write_row(&mut out, [entry.id.as_str(), &day, &rating, &exact, cause]);
        }
    }
    out
}

fn rating(row: &Row<'_>, column: &str) -> Result<Option<u16>, ParseFault> {
    let expected = || message!("expected-rating-or-nothing", most = HIGHEST_PLAUSIBLE);
    match row.optional::<u16>(column, expected())? {
        Some(points) if points == 0 || points > HIGHEST_PLAUSIBLE => {
            Err(row.wrong(column, expected()))
        }
        plausible => Ok(plausible),
    }
}

fn year(row: &Row<'_>) -> Result<Option<u16>, ParseFault> {
    let expected = || message!("expected-birth-year-or-nothing");
    match row.optional::<u16>("born", expected())? {
        Some(year) if !(1900..=2200).contains(&year) => Err(row.wrong("born", expected())),
        year => Ok(year),
    }
}

fn result(text: &str) -> Option<(Outcome, Played)> {
    let (text, moved) = match text.strip_suffix('*') {
        Some(text) => (text, Played::OneSideNeverMoved),
        None => (text, Played::BothMoved),
    };
    match text {
        "1-0" => Some((Outcome::Win, moved)),
        "0-1" => Some((Outcome::Loss, moved)),
        "1/2" | "1/2-1/2" | "½-½" => Some((Outcome::Draw, moved)),
        "+/-" => Some((Outcome::Win, Played::Forfeit)),
        "-/+" => Some((Outcome::Loss, Played::Forfeit)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::RatingRules;
    use super::*;
    use crate::fault::told;

    const PLAYERS: &str = "id,name,born,fide_standard,national\n\
        a,\"Berg, Anna\",2010,1700,\nb,Bo,1980,,1850\nc,Cy,,,\n";

    #[test]
    fn cr_3_1_2_3_the_list_and_the_history_are_exported() {
        let mut ledger = Ledger::default();
        let list = read_players(PLAYERS, &mut ledger).expect("readable");
        let games = "event,day,white,black,result\n1,2026/11/21,a,b,1-0\n1,2026/11/22,b,a,1/2*\n";
        for game in read_games(games, &list, RatingRules::Standard).expect("readable") {
            ledger.post(&game).expect("all are listed");
        }
        insta::assert_snapshot!(write_list(&ledger, &list, 2026), @r#"
        id,name,rating,exact,games,factor
        b,Bo,1822,1822.00,1,40
        a,"Berg, Anna",1728,1728.00,1,40
        "#);
        insta::assert_snapshot!(write_history(&ledger, &list), @"
        id,day,rating,exact,cause
        a,,1700,1700.00,registered
        a,2026/11/21,1728,1728.00,game
        b,,1850,1850.00,registered
        b,2026/11/21,1822,1822.00,game
        ");
    }

    #[test]
    fn impossible_players_and_games_are_refused_with_line_and_column() {
        let mut ledger = Ledger::default();
        let mut players = |text| told(read_players(text, &mut ledger).expect_err("impossible"));
        assert_eq!(
            players("id,name,national\na,A,5000\n"),
            "FILE:2: column 3: found \"5000\" in column \"national\", expected a rating from 1 to 4000, \
             or nothing if unrated"
        );
        assert!(players("id,name,national\na,A,0\n").contains("column 3: found \"0\""));
        assert!(players("id,name\na,A\na,B\n").contains("an id that line 2 does not have"));
        assert!(players("id,name,born\na,A,26\n").contains("a year of birth"));
        assert_eq!(ledger.players().count(), 0, "nothing is half read");

        let list = read_players(PLAYERS, &mut ledger).expect("readable");
        let games = |row: &str| {
            let text = format!("event,day,white,black,result\n{row}\n");
            told(read_games(&text, &list, RatingRules::Standard).expect_err("impossible"))
        };
        assert!(games("1,2026/11/31,a,b,1-0").contains("column 2: found \"2026/11/31\""));
        assert!(games("1,2026/11/21,a,z,1-0").contains("the id of a player on the list"));
        assert!(games("1,2026/11/21,a,a,1-0").contains("another player than White"));
        assert!(games("1,2026/11/21,a,b,2-0").contains("column 5: found \"2-0\""));
        assert_eq!(
            games("1,1985/11/21,a,b,1-0"),
            "FILE:2: column 2: found \"1985/11/21\" in column \"day\", expected a day not before 2010, \
             the year of birth of a"
        );
        assert!(games("1,0026/11/21,a,b,1-0").contains("column 2: found \"0026/11/21\""));
    }

    #[test]
    fn a_game_listed_twice_and_games_out_of_order_are_refused() {
        let mut ledger = Ledger::default();
        let list = read_players(PLAYERS, &mut ledger).expect("readable");
        let header = "event,day,white,black,result";
        let twice = "1,2026/11/21,a,b,1-0\n1,2026/11/21,b,a,1-0\n1,2026/11/21,a,b,1-0\n";
        let fault = read_games(format!("{header}\n{twice}"), &list, RatingRules::Standard)
            .expect_err("line 2 again");
        insta::assert_snapshot!(told(fault), @r#"FILE:4: columns 1-5: found "1,2026/11/21,a,b,1-0", expected a game that line 2 does not have; games of one day that are alike are numbered in a column "game""#);
        let numbered = "1,2026/11/21,a,b,1-0,1\n1,2026/11/21,a,b,1-0,2\n";
        let games = read_games(format!("{header},game\n{numbered}"), &list, RatingRules::Standard)
            .expect("two games");
        assert_eq!(games.len(), 2);
        let unordered = "1,2026/11/22,a,b,1-0\n1,2026/11/21,b,a,1-0\n";
        let fault = read_games(format!("{header}\n{unordered}"), &list, RatingRules::Standard)
            .expect_err("days in order");
        insta::assert_snapshot!(told(fault), @r#"FILE:3: column 2: found "2026/11/21" in column "day", expected a day not before 2026/11/22 of line 2: the games in the order played"#);
    }
}
