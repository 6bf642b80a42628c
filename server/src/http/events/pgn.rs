//! The games of a tournament or a round as PGN: with the moves where a court played them, else with the
//! result that the desk has.

use super::reader::{Reader, round_number, tournament};
use super::{Answer, No};
use crate::about::About;
use crate::export::{EventGame, GameSheet, Wanted};
use crate::feed::Names;
use crate::names;
use crate::register::Person;
use crate::routes::{Operation, Route, Routes, Who};
use crate::tables::file_name;
use axum::extract::{FromRequestParts, Path};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use court_protocol::{BySide, CourtId, GameId, GameResult, PlayerId, Side};
use jiff::civil::Date;
use referee_desk::views::{self, Audience, RoundView};
use referee_desk::{Desk, PersonId, Score, Tournament};
use referee_tournament::event::RoundNumber;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn routes<S>(who: Who) -> Routes<S>
where
    S: Clone + Send + Sync + 'static,
    Reader: FromRequestParts<S>,
{
    let of = |id, summary| {
        let of = Operation::new(id, summary).by(who);
        of.answers_file("application/x-chess-pgn").may_be_refused()
    };
    vec![
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/pgn")
            .get(of_tournament, of("tournament_pgn", "The games of the published rounds")),
        Route::api("/api/v1/events/{event}/tournaments/{tournament}/rounds/{round}/pgn")
            .get(of_round, of("pgn_of_a_round", "The games of a round of a tournament")),
    ]
}

async fn of_tournament(
    reader: Reader,
    Path((event, number)): Path<(String, String)>,
) -> Answer<Response> {
    let games = move |desk: &Desk, audience: Audience| {
        let tournament = tournament(desk, &number)?;
        let rounds = tournament.rounds.iter().filter(|round| !round.editions.is_empty());
        let rounds =
            rounds.map(|round| Ok(views::round(desk, tournament.is.id, round.number, audience)?));
        let rounds: Vec<RoundView> = rounds.collect::<Answer<_>>()?;
        Ok((tournament.is.id.to_string(), rounds))
    };
    file_of(reader, event, games).await
}

async fn of_round(
    reader: Reader,
    Path((event, number, round)): Path<(String, String, String)>,
) -> Answer<Response> {
    let games = move |desk: &Desk, audience: Audience| {
        let tournament = tournament(desk, &number)?;
        let round = round_number(&round)?;
        let view = views::round(desk, tournament.is.id, round, audience)?;
        Ok((format!("{}.{round}", tournament.is.id), vec![view]))
    };
    file_of(reader, event, games).await
}

/// A game with the court that has it.
struct Played {
    id: GameId,
    court: Option<CourtId>,
    game: EventGame,
}

async fn file_of(
    reader: Reader,
    event: String,
    rounds: impl FnOnce(&Desk, Audience) -> Answer<(String, Vec<RoundView>)> + Send + 'static,
) -> Answer<Response> {
    let (_, desk) = reader.desk(&event).await?;
    let Reader { audience, names, about, feeds, .. } = reader;
    let zone = about.timezone.clone();
    let games = move |desk: &Desk| {
        let (what, rounds) = rounds(desk, audience)?;
        let persons = Persons { desk, names: names::in_event(&names, desk), audience };
        let games = rounds.iter().flat_map(|round| persons.games(round)).collect::<Vec<_>>();
        let mut about = about_of(desk);
        about.timezone = zone;
        Ok::<_, No>((what, about, games))
    };
    let (what, about, games) = desk.view(audience, games).await?;
    let mut sheets: BTreeMap<GameId, Vec<GameSheet>> = BTreeMap::new();
    let courts: BTreeSet<CourtId> = games.iter().filter_map(|game| game.court).collect();
    for feed in courts.iter().filter_map(|court| feeds.get(court)) {
        // a court that has stopped gives no moves, and the results stand
        for sheet in feed.sheets(Wanted::default()).await.unwrap_or_default() {
            sheets.entry(sheet.game).or_default().push(sheet);
        }
    }
    let text: String = games
        .iter()
        .map(|of| of.game.write(sheets.remove(&of.id).unwrap_or_default(), &about))
        .collect();
    let named = format!("{} – {what}", about.name.as_deref().unwrap_or_default());
    let headers = [
        (CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, file_name(&named, "pgn")),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    Ok((headers, text).into_response())
}

/// The event as the tags of its games name it.
fn about_of(desk: &Desk) -> About {
    let Some(plan) = desk.plan() else { return About::default() };
    let site = [&*plan.city, &*plan.federation].map(str::trim).join(" ").trim().to_owned();
    About {
        name: Some(plan.name.clone()).filter(|name| !name.is_empty()),
        site: Some(site).filter(|site| !site.is_empty()),
        date: plan.days.first().and_then(|day| civil(day.date)),
        ..About::default()
    }
}

fn civil(date: referee_tournament::event::Date) -> Option<Date> {
    let year = i16::try_from(date.year()).ok()?;
    Date::new(year, date.month() as i8, date.day() as i8).ok()
}

/// The persons of an event as a reader sees them.
struct Persons<'a> {
    desk: &'a Desk,
    names: Names,
    audience: Audience,
}

impl Persons<'_> {
    /// The games of a round, board 1 first.
    fn games(&self, round: &RoundView) -> Vec<Played> {
        let day = self.desk.tournaments().get(&round.tournament);
        let day = day.and_then(|tournament| self.day(tournament, round.round));
        let game = |table: &views::TableView, game: &views::GameView| {
            let (white, black) = (game.white?, game.black?);
            let RoundNumber(number) = round.round;
            let round = match &table.games[..] {
                [_] => format!("{number}.{}", table.table),
                // a match of several games: the table, and the game at it
                games => {
                    let at = games.iter().position(|other| other.game == game.game)? + 1;
                    format!("{number}.{}.{at}", table.table)
                }
            };
            let score = game.result.map(|result| result.score);
            Some(Played {
                id: game.game,
                court: game.place.map(|place| place.court),
                game: EventGame {
                    round,
                    day,
                    players: BySide { white: self.person(white), black: self.person(black) },
                    result: score.and_then(result),
                    moves: game.result.and_then(|_| self.moves(game.game)),
                    is_forfeit: score.is_some_and(|score| !score.was_played()),
                },
            })
        };
        let games = |table: &views::TableView| {
            table.games.iter().filter_map(|found| game(table, found)).collect::<Vec<_>>()
        };
        round.tables.iter().flat_map(games).collect()
    }

    fn moves(&self, game: GameId) -> Option<String> {
        self.desk.games().get(&game)?.moves.clone()
    }

    fn day(&self, tournament: &Tournament, round: RoundNumber) -> Option<Date> {
        let rounds = views::timetable(self.desk, tournament, Audience::Crew).rounds;
        rounds.iter().find(|time| time.round == round)?.day.and_then(civil)
    }

    /// A player with the rating of the event.
    fn person(&self, person: PersonId) -> Person {
        let entry = self.desk.entries().get(&person);
        let Some(known) = self.names.get(&PlayerId(person.0)) else {
            return Person::named(PlayerId(person.0).to_string(), "");
        };
        if self.audience == Audience::Public && !known.is_named {
            return Person::named(known.public.name.clone(), "");
        }
        Person { rating: entry.and_then(|entry| entry.data.rating), ..known.person.clone() }
    }
}

/// The result as games have it; PGN has no sign for a result that one player half loses.
const fn result(score: Score) -> Option<GameResult> {
    match score {
        Score::WhiteWins | Score::WhiteByForfeit => Some(GameResult::Won { by: Side::White }),
        Score::BlackWins | Score::BlackByForfeit => Some(GameResult::Won { by: Side::Black }),
        Score::Draw => Some(GameResult::Drawn),
        Score::BothForfeit | Score::BothLose => Some(GameResult::BothLost),
        Score::HalfForWhite | Score::HalfForBlack => None,
    }
}
