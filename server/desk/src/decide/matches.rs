//! Matches of several games: ChessSprint, line-ups, walk-overs, and protests about anything.

use super::forfeits::{forfeit, won_by};
use super::pairing::{Numbers, check_published, followed};
use super::results::{self, set, with_follow_ups};
use super::{text, text_or_none};
use crate::bracket::next_step;
use crate::{
    Author, Competitor, Correction, Deduction, Desk, DrawnGame, Fact, Game, Match, MatchNo, Part,
    PersonId, ProtestNo, Refusal, Score, Source, System, TeamId, TextField, Tournament,
    TournamentId,
};
use court_protocol::{CourtTime, GameId, Millis, TimeControl};
use referee_tournament::event::{Colour, Points, RoundNumber};
use referee_tournament::knockout::duel::DuelStep;
use referee_tournament::league::games::MATCH_ROUNDS;
use referee_tournament::team::line_up::{BoardPairing, LineUp, LineUpRefusal, Squad};

pub(super) fn sprint_drawn(
    desk: &Desk,
    id: GameId,
    times: (Millis, Millis),
) -> Result<Vec<Fact>, Refusal> {
    let game = desk.game(id)?;
    if game.part != Part::SPRINT {
        return Err(Refusal::NotASprint { game: id });
    }
    if game.result.is_some() {
        return Err(Refusal::ResultThere { game: id });
    }
    let mut numbers = Numbers::of(desk);
    let next = DrawnGame(numbers.next_game(), Part::SPRINT, game.board, game.white, game.black);
    let left = (times.0.at_least_zero(), times.1.at_least_zero());
    // CR-4.7-4
    let is_short = left.0.min(left.1) < TimeControl::SPRINT_SHORT;
    let more = if is_short { TimeControl::SPRINT_MORE } else { Millis::ZERO };
    let left = (left.0 + more, left.1 + more);
    let drawn = set(id, Some(Score::Draw), Source::Desk, String::new(), None);
    let added =
        Fact::GamesAdded { match_no: game.match_no, games: vec![next], carried: Some(left) };
    Ok(vec![drawn, added])
}

pub(super) fn choose_colour(
    desk: &Desk,
    no: MatchNo,
    colour: Option<Colour>,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, _, found) = desk.match_(no)?;
    if !matches!(next_step(desk, tournament, found), Some(DuelStep::ColourChoice { .. })) {
        return Err(Refusal::NotDue { match_no: no });
    }
    // CR-5.2-2: White, if he does not choose in time
    let chosen = colour.unwrap_or(Colour::White);
    let fact = Fact::ColourChosen { match_no: no, colour: chosen, in_time: colour.is_some() };
    Ok(followed(desk, no, vec![fact]))
}

pub(super) fn rule(
    desk: &Desk,
    no: MatchNo,
    winner: Option<Competitor>,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, _, found) = desk.match_(no)?;
    if let Some(competitor) = winner.filter(|winner| !found.has(*winner)) {
        return Err(Refusal::NotInMatch { match_no: no, competitor });
    }
    if next_step(desk, tournament, found) != Some(DuelStep::Ruling) {
        return Err(Refusal::NotDue { match_no: no });
    }
    let reason = text(TextField::Reason, reason)?;
    Ok(vec![Fact::MatchRuled { match_no: no, winner, reason }])
}

/// Open protests of one player about one game, or about none: more say nothing new before a ruling.
const OPEN_PROTESTS_MAX: u16 = 3;

pub(super) fn protest(
    desk: &Desk,
    by: PersonId,
    game: Option<GameId>,
    words: &str,
) -> Result<Vec<Fact>, Refusal> {
    desk.entry(by)?;
    if let Some(game) = game.filter(|game| !desk.games.contains_key(game)) {
        return Err(Refusal::NoSuchGame { game });
    }
    let is_open =
        |filed: &&crate::Protest| filed.by == by && filed.game == game && filed.ruling.is_none();
    if desk.protests.values().filter(is_open).count() >= usize::from(OPEN_PROTESTS_MAX) {
        return Err(Refusal::ProtestsOpen { max: OPEN_PROTESTS_MAX });
    }
    let text = text(TextField::Protest, words)?;
    Ok(vec![Fact::Protested { protest: next_protest(desk), by, game, text }])
}

pub(super) fn next_protest(desk: &Desk) -> ProtestNo {
    ProtestNo(desk.protests.keys().last().map_or(1, |last| last.0 + 1))
}

pub(super) fn rule_protest(
    desk: &Desk,
    no: ProtestNo,
    upheld: bool,
    words: &str,
    correction: Option<Correction>,
) -> Result<Vec<Fact>, Refusal> {
    let filed = desk.protests.get(&no).ok_or(Refusal::NoSuchProtest { protest: no })?;
    if filed.ruling.is_some() {
        return Err(Refusal::AlreadyRuled);
    }
    let text = text(TextField::Ruling, words)?;
    let correction = match correction {
        Some(_) if !upheld => return Err(Refusal::NotUpheld { protest: no }),
        Some(Correction { game, score, then }) => {
            results::correct(desk, game, score, &text, then, Some(no))?
        }
        None => Vec::new(),
    };
    let ruling = Fact::ProtestRuled { protest: no, upheld, text };
    Ok([ruling].into_iter().chain(correction).collect())
}

pub(super) fn seal_line_up(
    desk: &Desk,
    no: MatchNo,
    team: TeamId,
    players: &[PersonId],
    by: Author,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, _, found) = desk.match_(no)?;
    let competitor = Competitor::from(team);
    if !tournament.is.system.is_of_teams() {
        return Err(Refusal::NotForThisSystem { tournament: tournament.is.id });
    }
    if !found.has(competitor) {
        return Err(Refusal::NotInMatch { match_no: no, competitor });
    }
    if desk.games_of(found).next().is_some() {
        return Err(Refusal::LineUpsOpen { match_no: no });
    }
    let side = usize::from(found.white != competitor);
    // a sealed line-up is the captain's last word; the organiser may mend a slip
    if found.line_ups[side].is_some() && matches!(by, Author::Player(_)) {
        return Err(Refusal::LineUpThere { match_no: no, team });
    }
    squad_line_up(desk, team, players)?;
    Ok(vec![Fact::LineUpSealed { match_no: no, team, players: players.to_vec() }])
}

fn squad_line_up(
    desk: &Desk,
    team: TeamId,
    players: &[PersonId],
) -> Result<LineUp<PersonId>, Refusal> {
    let squad = Squad::new(desk.team(team)?.entry.players.clone());
    let line_up = squad.and_then(|squad| squad.line_up(players));
    line_up.map_err(|refusal| match refusal {
        LineUpRefusal::NamedTwice { player } => Refusal::NamedTwice { person: player },
        LineUpRefusal::NotAMember { player } => Refusal::NotAMember { team, person: player },
        LineUpRefusal::TooMany { named } => Refusal::TooManyPlayers {
            named: u32::try_from(named).unwrap_or(u32::MAX),
            boards: referee_tournament::team::BOARDS,
        },
    })
}

/// The line-up of a side: the sealed one, or the first of the team's list who have not withdrawn.
fn line_up(desk: &Desk, found: &Match, side: usize) -> Result<LineUp<PersonId>, Refusal> {
    let team = [found.white, found.black][side].team();
    if let Some(players) = &found.line_ups[side] {
        return squad_line_up(desk, team, players);
    }
    let is_there = |person: &&PersonId| {
        desk.entries.get(person).is_some_and(|entry| entry.withdrawn.is_none())
    };
    let players = desk.team(team)?.entry.players.iter().filter(is_there).copied();
    let first: Vec<PersonId> =
        players.take(usize::from(referee_tournament::team::BOARDS)).collect();
    squad_line_up(desk, team, &first)
}

pub(super) fn open_line_ups(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    only: &[MatchNo],
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, round) = desk.round(id, number)?;
    if !tournament.is.system.is_of_teams() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    check_published(id, round)?;
    if let Some(&no) = only.iter().find(|no| round.table(**no).is_none()) {
        return Err(Refusal::NoSuchMatch { match_no: no });
    }
    let mut numbers = Numbers::of(desk);
    let mut facts = Vec::new();
    let closed = |found: &&Match| desk.games_of(found).next().is_none();
    for found in round.matches.iter().filter(closed) {
        if only.is_empty() || only.contains(&found.no) {
            facts.extend(opened(desk, tournament, found, &mut numbers)?);
        }
    }
    match only.first() {
        Some(&no) if facts.is_empty() => Err(Refusal::LineUpsOpen { match_no: no }),
        _ => Ok(facts),
    }
}

/// The games of a match whose line-ups are opened, and the forfeits of boards without a player.
pub(super) fn opened(
    desk: &Desk,
    tournament: &Tournament,
    found: &Match,
    numbers: &mut Numbers,
) -> Result<Vec<Fact>, Refusal> {
    let (white, black) = (line_up(desk, found, 0)?, line_up(desk, found, 1)?);
    let mut games = Vec::new();
    let mut forfeits = Vec::new();
    let mut add = |part, board, one: Option<PersonId>, other: Option<PersonId>| {
        let id = numbers.next_game();
        games.push(DrawnGame(id, part, board, one, other));
        let score = match (one, other) {
            (Some(_), Some(_)) => return,
            (Some(_), None) => Score::WhiteByForfeit,
            (None, Some(_)) => Score::BlackByForfeit,
            (None, None) => Score::BothForfeit,
        };
        forfeits.push(forfeit(id, score));
    };
    if tournament.is.system == System::League {
        for (row, part) in MATCH_ROUNDS.iter().zip(1..) {
            for (game, board) in row.iter().zip(1..) {
                let home = white.boards()[usize::from(game.home) - 1];
                let away = black.boards()[usize::from(game.away) - 1];
                let (one, other) = match game.home_colour {
                    Colour::White => (home, away),
                    Colour::Black => (away, home),
                };
                add(Part(part), board, one, other);
            }
        }
    } else {
        for (pairing, board) in white.against(&black, Colour::White).into_iter().zip(1..) {
            let seat = usize::from(board) - 1;
            let (one, other) = match pairing {
                BoardPairing::Game { white, black } => (Some(white), Some(black)),
                BoardPairing::Forfeited(_) => {
                    let (ours, theirs) = (white.boards()[seat], black.boards()[seat]);
                    let colour = referee_tournament::team::board_colour(Colour::White, board);
                    if colour == Colour::White { (ours, theirs) } else { (theirs, ours) }
                }
            };
            add(Part(1), board, one, other);
        }
    }
    let mut facts = vec![Fact::GamesAdded { match_no: found.no, games, carried: None }];
    facts.extend(forfeits);
    Ok(facts)
}

pub(super) fn postpone(
    desk: &Desk,
    no: MatchNo,
    to: CourtTime,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let (_, _, found) = desk.match_(no)?;
    let reason = text_or_none(TextField::Reason, reason)?;
    if desk.games_of(found).any(|game| game.result.is_some() || game.started.is_some()) {
        return Err(Refusal::MatchPlayed { match_no: no });
    }
    if found.when == Some(to) {
        return Ok(Vec::new());
    }
    // a match that had no time yet is moved by nobody
    if found.when.is_some() && reason.is_empty() {
        return Err(Refusal::ReasonNeeded);
    }
    Ok(vec![Fact::Postponed { match_no: no, to, reason }])
}

pub(super) fn walk_over(
    desk: &Desk,
    no: MatchNo,
    winner: Option<Competitor>,
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, round, found) = desk.match_(no)?;
    let id = tournament.is.id;
    check_published(id, round)?;
    if let Some(competitor) = winner.filter(|winner| !found.has(*winner)) {
        return Err(Refusal::NotInMatch { match_no: no, competitor });
    }
    let reason = text(TextField::Reason, reason)?;
    let mut facts = Vec::new();
    if desk.games_of(found).next().is_none() {
        if tournament.is.system.is_of_teams() {
            facts.extend(opened(desk, tournament, found, &mut Numbers::of(desk))?);
        }
    } else if desk.games_of(found).all(|game| game.result.is_some()) {
        return Err(Refusal::MatchPlayed { match_no: no });
    }
    let is_unplayed = !desk.games_of(found).any(Game::was_played);
    // a second game or a ChessSprint may follow: at most three parts
    for _ in 0..4 {
        let then = desk.with(&facts);
        let (tournament, _, found) = then.match_(no)?;
        let score = |game: &Game| won_by(&then, tournament, game, winner);
        // a board without a player went to the opponent, who gets nothing if he is not there
        let is_open = |game: &&Game| {
            let is_manned = game.white.is_some() && game.black.is_some();
            game.result.is_none_or(|of| is_unplayed && !is_manned && of.score != score(game))
        };
        let open: Vec<&Game> = then.games_of(found).filter(is_open).collect();
        if open.is_empty() {
            break;
        }
        for game in open {
            let score = score(game);
            facts.push(Fact::ResultSet {
                game: game.id,
                score: Some(score),
                rated: false,
                source: Source::Forfeit,
                reason: reason.clone(),
                protest: None,
            });
        }
        if tournament.is.system.duel().is_some() {
            facts = followed(desk, no, facts);
        }
    }
    if facts.is_empty() { Err(Refusal::MatchPlayed { match_no: no }) } else { Ok(facts) }
}

pub(super) fn deduct(
    desk: &Desk,
    id: TournamentId,
    team: TeamId,
    (match_points, board_points): (Points, Points),
    reason: &str,
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if tournament.is.system != System::League {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let competitor = Competitor::from(team);
    if tournament.number(competitor).is_none() {
        return Err(Refusal::NotInTournament { tournament: id, competitor });
    }
    let reason = text(TextField::Reason, reason)?;
    let deduction = Deduction { competitor, match_points, board_points, reason };
    Ok(vec![Fact::Deducted { tournament: id, deduction }])
}

/// The facts of a game that the players themselves decided.
pub(super) fn by_players(desk: &Desk, game: &Game, score: Score) -> Result<Vec<Fact>, Refusal> {
    let fact = set(game.id, Some(score), Source::Players, String::new(), None);
    with_follow_ups(desk, game, vec![fact])
}
