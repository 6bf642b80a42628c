//! The PGN of a game that was played online, from a player or an organiser: its result, and its moves
//! without names.

use super::rights::{LinkedPlayer, Organiser};
use super::{Answer, Done, No, World, desk, whole};
use crate::desks::DeskHandle;
use crate::feed::Names;
use crate::online;
use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use court_protocol::{
    BySide, EqualPoints, GameId, GameResult, OnlineView, PlayerId, Ruleset, TimeControl,
};
use referee_desk::{Act, Author, Desk, Game, PersonId, Plan, Refusal, Score, game_shown};
use referee_messages::{say, words};
use referee_pgn::{RecordedGame, TagDiffers, Tags};
use std::collections::BTreeMap;

/// The longest PGN of one game, in bytes.
pub(super) const PGN_MAX: usize = 64 * 1024;

/// A player gives the PGN of his game: he reports its result.
pub(super) async fn of_player(
    world: World,
    LinkedPlayer { event, person, desk }: LinkedPlayer,
    Path((_, game)): Path<(String, String)>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Done>> {
    // before anything is compared with a game: a refusal must not tell of another player's, nor the
    // handle of an opponent at a board
    let match_no = {
        let now = desk.now();
        let shown = game.parse().ok().and_then(|game| game_shown(&now, GameId(game), person));
        let shown = shown.ok_or_else(|| No::NotThere(format!("there is no game {game:?}")))?;
        let is_online = now.tournaments()[&shown.tournament].is.settings.online;
        (!is_online).then_some(shown.match_no)
    };
    if let Some(match_no) = match_no {
        return Err(Refusal::NotOnline { match_no }.into());
    }
    let (game, score, moves) = told(&world, &desk, &game, given(body)?).await?;
    let act = Act::ReportResult { game, person, score, link: None, moves: Some(moves) };
    let seq = desk.ask(act.into(), Author::Player(person), None).await?;
    Ok(Json(Done { event, seq }))
}

/// An organiser gives the PGN of a game: its result counts.
pub(super) async fn of_organiser(
    world: World,
    organiser: Organiser,
    Path((event, game)): Path<(String, String)>,
    body: Result<Bytes, BytesRejection>,
) -> Answer<Json<Done>> {
    let (event, desk) = desk(&world, &event).await?;
    let (game, score, moves) = told(&world, &desk, &game, given(body)?).await?;
    let act = Act::EnterGame { game, score, moves };
    let seq = desk.ask(act.into(), organiser.author(), None).await?;
    Ok(Json(Done { event, seq }))
}

/// The PGN in the body.
fn given(body: Result<Bytes, BytesRejection>) -> Answer<Bytes> {
    whole(body, || say!("server-long-pgn", kilobytes = PGN_MAX / 1024))
}

/// The game, its result and its moves.
async fn told(
    world: &World,
    desk: &DeskHandle,
    game: &str,
    body: Bytes,
) -> Answer<(GameId, Score, String)> {
    let names = world.rounds.names.borrow().clone();
    let (desk, number) = (desk.now(), game.parse().ok().map(GameId));
    let found = number.filter(|id| desk.games().get(id).is_some_and(|game| !game.withdrawn));
    let id = found.ok_or_else(|| No::NotThere(format!("there is no game {game:?}")))?;
    // an hour of moves is ruled one by one
    let read = tokio::task::spawn_blocking(move || read(&desk, &names, id, &body)).await;
    let read = read.expect("reading a game does not panic");
    let (score, moves) =
        read.map_err(|wrong| No::Unreadable(StatusCode::UNPROCESSABLE_ENTITY, wrong.join("\n")))?;
    Ok((id, score, moves))
}

/// The result and the moves of a PGN, or every sentence about what contradicts the game of the event.
fn read(
    desk: &Desk,
    names: &Names,
    id: GameId,
    bytes: &[u8],
) -> Result<(Score, String), Vec<String>> {
    let recorded = &one_game(bytes)?;
    let (Some(plan), Some(game)) = (desk.plan(), desk.games().get(&id)) else {
        return Err(Vec::new());
    };
    let mut wrong = cuts(recorded);
    if recorded.start_fen.is_some() {
        wrong.push(say!("server-other-start"));
    }
    wrong.extend(of_other_players(recorded, plan, game, names));
    let result = if plan.rulebook == Ruleset::Intramural {
        intramural(recorded, equal_points(desk, game))
    } else {
        let (initial, increment) = (plan.times.base, plan.times.increment);
        let control = TimeControl { initial, increment, increment_first: true };
        let differs = recorded.control_differs(BySide::both(control));
        wrong.extend(differs.map(|differs| words().say(&differs.message())));
        recorded.result.ok_or_else(|| say!("server-unfinished"))
    };
    match result {
        Ok(result) if wrong.is_empty() => {
            let text = referee_pgn::write(
                &Tags::default(),
                &recorded.plies,
                &BTreeMap::new(),
                recorded.result,
            );
            Ok((Score::played(result), text.split_whitespace().collect::<Vec<_>>().join(" ")))
        }
        Ok(_) => Err(wrong),
        Err(why) => {
            wrong.push(why);
            Err(wrong)
        }
    }
}

/// The one game of a PGN.
fn one_game(bytes: &[u8]) -> Result<RecordedGame, Vec<String>> {
    let games = referee_pgn::read("PGN", bytes).games;
    let one = <[RecordedGame; 1]>::try_from(games);
    one.map(|[game]| game).map_err(|games| vec![say!("server-one-game", games = games.len())])
}

/// The sentences about places after which moves may be missing.
fn cuts(recorded: &RecordedGame) -> Vec<String> {
    let cuts = recorded.findings.iter().filter(|finding| finding.flaw.cuts_the_game());
    cuts.map(|finding| words().say(&finding.message())).collect()
}

/// Refuses moves that a player reports with a result, if they cannot be read or end otherwise: the
/// PGN of the event would be cut short without a word.
pub(super) async fn check(
    desk: &DeskHandle,
    id: GameId,
    score: Score,
    moves: String,
) -> Answer<()> {
    let desk = desk.now();
    let read = tokio::task::spawn_blocking(move || check_moves(&desk, id, score, &moves)).await;
    let read = read.expect("reading a game does not panic");
    read.map_err(|wrong| No::Unreadable(StatusCode::UNPROCESSABLE_ENTITY, wrong.join("\n")))
}

fn check_moves(desk: &Desk, id: GameId, score: Score, moves: &str) -> Result<(), Vec<String>> {
    let recorded = &one_game(moves.as_bytes())?;
    let mut wrong = cuts(recorded);
    if recorded.start_fen.is_some() {
        wrong.push(say!("server-other-start"));
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    // a game that is not there is for the desk to refuse
    let (Some(plan), Some(game)) = (desk.plan(), desk.games().get(&id)) else { return Ok(()) };
    let judged = (plan.rulebook == Ruleset::Intramural)
        .then(|| intramural(recorded, equal_points(desk, game)).ok())
        .flatten();
    // moves without clocks are not judged by the rules: they end as they say
    match judged.or(recorded.result).map(Score::played) {
        Some(found) if found != score => {
            let (found, reported) = (found.signs(), score.signs());
            Err(vec![say!("server-other-result", found, reported)])
        }
        _ => Ok(()),
    }
}

/// The consequence of equal points at the end of the hour: a knockout needs a winner.
fn equal_points(desk: &Desk, game: &Game) -> EqualPoints {
    let is_knockout = desk.tournaments()[&game.tournament].is.system.duel().is_some();
    if is_knockout { EqualPoints::AskReferee } else { EqualPoints::Drawn }
}

/// Tags of other players or another site, where the register has handles and the plan a site.
fn of_other_players<'a>(
    recorded: &RecordedGame,
    plan: &'a Plan,
    game: &Game,
    names: &Names,
) -> impl Iterator<Item = String> + use<'a> {
    let handle = |person: Option<PersonId>| {
        names.get(&PlayerId(person?.0)).and_then(|known| known.person.handle.clone())
    };
    let handles = BySide { white: handle(game.white), black: handle(game.black) };
    let differs = recorded.differs_from(&OnlineView { site: plan.site.clone(), handles });
    let has_site = !plan.site.is_empty();
    let differs = differs
        .into_iter()
        .filter(move |differs| has_site || !matches!(differs, TagDiffers::Site { .. }));
    differs.map(|differs| words().say(&differs.message()))
}

/// IM-3-2, IM-3-3: the result by the rules of an Intramural match.
fn intramural(game: &RecordedGame, equal_points: EqualPoints) -> Result<GameResult, String> {
    // whatever else is missing, a game that goes on has no result to judge
    let unfinished = |why| if game.result.is_none() { say!("server-unfinished") } else { why };
    let (dated, hall) = online::judge(game, equal_points).map_err(unfinished)?;
    if game.result.is_none() && !dated.passed_the_limit() {
        return Err(say!("server-unfinished"));
    }
    let ended = online::view(&hall).ended;
    ended.map(|ended| ended.result).ok_or_else(|| say!("try-no-result-yet"))
}
