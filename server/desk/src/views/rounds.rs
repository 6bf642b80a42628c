//! A round: its tables, as the crew works on them and as they were published.

use super::Audience;
use crate::bracket::bracket;
use crate::decide::{paired_after, unplaced, usual};
use crate::report::report_until;
use crate::standings::points;
use crate::{
    AfterPairing, Claimed, Competitor, Departure, Desk, Game, GameScore, Match, MatchNo, Part,
    PersonId, Place, Proposal, Refusal, Round, RoundBye, Tournament, TournamentId,
};
use court_protocol::{CourtId, CourtTime, GameId, Millis, Ruleset, Seq};
use referee_tournament::event::{Points, RoundNumber};
use referee_tournament::knockout::MatchId;
use referee_tournament::knockout::duel::{Duel, DuelStep};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundView {
    pub seq: Seq,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    /// The version published last; 0 if none was.
    pub version: u16,
    /// The instant of its publication.
    pub published: Option<CourtTime>,
    /// True if the round differs from its last edition.
    pub is_draft: bool,
    /// True in the phase of changes by hand.
    pub is_changing: bool,
    /// The tables, table 1 first.
    pub tables: Vec<TableView>,
    /// The competitors without a match.
    pub byes: Vec<ByeRow>,
    /// The competitors who have neither a match nor a bye, in the phase of changes by hand.
    pub unplaced: Vec<Competitor>,
    /// The pairs that differ from the lawful pairing, and the organiser's reason.
    pub departures: Vec<Departure>,
    /// The organiser's reason for the departures.
    pub departed_because: Option<String>,
    /// The number of games without a result.
    pub open: u32,
}

/// A table: a match with its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView {
    /// The table, from 1.
    pub table: u16,
    pub match_no: MatchNo,
    /// White, on board 1 for a team; in a league the home team.
    pub white: SideView,
    pub black: SideView,
    /// The place in the bracket of a knockout.
    pub bracket: Option<MatchId>,
    /// True if the pair differs from the version before the last one published: it is shown in bold.
    pub is_changed: bool,
    pub games: Vec<GameView>,
    /// The points of White and of Black so far, without the `ChessSprint`; `None` before a result.
    pub score: Option<[Points; 2]>,
    /// True if the match is level after its games: it waits for the colour of its `ChessSprint` or a
    /// ruling.
    pub is_level: bool,
    /// True if the line-ups of White and of Black are sealed.
    pub sealed: [bool; 2],
    /// The day and time, where the match has its own.
    pub when: Option<CourtTime>,
    /// The time that one player of an online match proposed, until the other agrees; the public does
    /// not see it.
    pub proposed: Option<Proposal>,
    /// The window of an online match.
    pub window: Option<(CourtTime, CourtTime)>,
    /// The instants at which White and Black started the hour of an online match.
    pub hour: [Option<CourtTime>; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SideRow"))]
pub struct SideView {
    /// The person or the team.
    pub competitor: Competitor,
    /// The start number, or the seed.
    pub number: u16,
    /// The points before the round in a tournament of players, in tenths.
    pub points: Option<Points>,
}

/// A competitor with a bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByeRow {
    pub side: SideView,
    pub bye: RoundBye,
}

/// A game of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GameRow"))]
pub struct GameView {
    pub game: GameId,
    pub part: Part,
    pub board: u8,
    /// The player with White.
    pub white: Option<PersonId>,
    /// The player with Black.
    pub black: Option<PersonId>,
    pub place: Option<Place>,
    /// The instant at which it started.
    pub started: Option<CourtTime>,
    /// The result that counts.
    pub result: Option<GameScore>,
    /// The result that a player reported.
    pub claimed: Option<Claimed>,
    /// The instant at which it counts without an answer.
    pub deadline: Option<CourtTime>,
}

/// A round. The public sees it as it was published last; games and results follow the present.
///
/// # Errors
/// If there is no such round, or the public may not see it yet.
pub fn round(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    audience: Audience,
) -> Result<RoundView, Refusal> {
    let (tournament, round) = desk.round(id, number)?;
    let hidden = || Refusal::NotPublished { tournament: id, round: number };
    let edition = round.editions.last();
    let is_public = audience == Audience::Public;
    if is_public && edition.is_none() {
        return Err(hidden());
    }
    let points = before(desk, tournament, round);
    let side = |competitor: Competitor| SideView {
        competitor,
        number: tournament.number(competitor).unwrap_or(0),
        points: points.get(&competitor).copied().filter(|_| audience.sees_results(tournament)),
    };
    let changed = if round.is_draft && !is_public {
        round.changed_tables()
    } else {
        changed_in_edition(round)
    };
    let knockout = bracket(desk, tournament).filter(|_| audience.sees_results(tournament));
    let is_level = |found: &Match| {
        let duel = knockout.as_ref().zip(found.bracket).and_then(|(all, of)| all.duel(of));
        let next = duel.map(Duel::next);
        matches!(next, Some(DuelStep::ColourChoice { .. } | DuelStep::Ruling))
    };
    let table = |found: &Match, table: u16| TableView {
        table,
        match_no: found.no,
        white: side(found.white),
        black: side(found.black),
        bracket: found.bracket,
        is_changed: changed.contains(&table),
        games: desk
            .games_of(found)
            .map(|game| game_view(desk, tournament, game, audience))
            .collect(),
        score: desk.score_of(tournament, found).filter(|_| audience.sees_results(tournament)),
        is_level: is_level(found),
        sealed: [0, 1].map(|side| found.line_ups[side].is_some()),
        when: found.when,
        proposed: found.proposed.filter(|_| !is_public),
        window: found.window,
        hour: found.hour,
    };
    let published = edition.filter(|_| is_public && round.is_draft);
    let tables: Vec<TableView> = match published {
        // a draft is not for the public: the pairs are those of the last edition
        Some(edition) => edition
            .pairs
            .iter()
            .zip(1..)
            .map(|(&(white, black), at)| {
                let of = |found: &&Match| (found.white, found.black) == (white, black);
                let kept = round.matches.iter().find(of).cloned();
                table(&kept.unwrap_or_else(|| Match::new(MatchNo(0), white, black)), at)
            })
            .collect(),
        None => round.matches.iter().zip(1..).map(|(found, at)| table(found, at)).collect(),
    };
    let byes = published.map_or(&round.byes, |edition| &edition.byes);
    Ok(RoundView {
        seq: desk.seq(),
        tournament: id,
        round: number,
        version: round.version(),
        published: edition.map(|edition| edition.at),
        is_draft: round.is_draft && !is_public,
        is_changing: round.before_changes.is_some() && !is_public,
        byes: byes
            .iter()
            .map(|&(of, bye)| ByeRow { side: side(of), bye: tournament.told(bye) })
            .collect(),
        unplaced: if round.before_changes.is_some() && !is_public {
            unplaced(desk, tournament, round)
        } else {
            Vec::new()
        },
        departures: if is_public { Vec::new() } else { round.departures.clone() },
        departed_because: round.departed_because.clone().filter(|_| !is_public),
        open: u32::try_from(desk.open_games(round).count()).unwrap_or(u32::MAX),
        tables,
    })
}

fn game_view(desk: &Desk, tournament: &Tournament, game: &Game, audience: Audience) -> GameView {
    let sees = audience.sees_results(tournament);
    GameView {
        game: game.id,
        part: game.part,
        board: game.board,
        white: game.white,
        black: game.black,
        place: game.place,
        started: game.started,
        result: game.result.filter(|_| sees),
        claimed: game.claimed.clone().filter(|_| sees),
        deadline: desk.deadline_of(game).filter(|_| sees),
    }
}

/// The points of players before a round.
fn before(desk: &Desk, tournament: &Tournament, round: &Round) -> BTreeMap<Competitor, Points> {
    if tournament.is.system.is_of_teams() || tournament.is.system.duel().is_some() {
        return BTreeMap::new();
    }
    let rounds = round.number.index();
    let report = report_until(desk, tournament, rounds);
    let scored = points(&report, rounds).into_iter();
    scored.filter_map(|(number, points)| Some((report.person(number)?.into(), points))).collect()
}

/// The tables that changed from the last edition but one to the last.
fn changed_in_edition(round: &Round) -> Vec<u16> {
    let [.., before, last] = &round.editions[..] else { return Vec::new() };
    before.changed(last.pairs.iter().copied())
}

/// A game that a court is to put on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CourtGame {
    /// The game, by the number that the court gives it.
    pub game: GameId,
    pub tournament: TournamentId,
    pub round: RoundNumber,
    /// The version of the round's publication.
    pub version: u16,
    pub place: Place,
    pub white: PersonId,
    pub black: PersonId,
    pub rules: Ruleset,
    /// The times with which White and Black begin, where an earlier game was drawn.
    pub carried: Option<(Millis, Millis)>,
}

/// The games that are laid onto a court and have no result, by wave and board, of rounds that are as
/// they were published. A court takes them with the number of the desk's last record.
pub fn court_games(desk: &Desk, court: CourtId) -> (Seq, Vec<CourtGame>) {
    let mut games: Vec<CourtGame> = desk
        .games()
        .values()
        .filter(|game| !game.withdrawn && game.result.is_none())
        .filter_map(|game| {
            let place = game.place.filter(|place| place.court == court)?;
            let tournament = desk.tournaments().get(&game.tournament)?;
            let round = tournament.round(game.round).filter(|round| !round.is_draft)?;
            let usual = desk.plan()?.rulebook;
            let is_run = matches!(usual, Ruleset::Classic | Ruleset::Walk | Ruleset::Sprint);
            let is_sprint = game.part == Part::SPRINT && is_run;
            Some(CourtGame {
                game: game.id,
                tournament: game.tournament,
                round: game.round,
                version: round.version(),
                place,
                white: game.white?,
                black: game.black?,
                rules: if is_sprint { Ruleset::Sprint } else { usual },
                carried: game.carried,
            })
        })
        .collect();
    games.sort_by_key(|game| (game.place, game.game));
    (desk.seq(), games)
}

/// The choice about the following round when a result is corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChoiceAfterPairing {
    /// The round that is paired already.
    pub round: RoundNumber,
    pub usual: AfterPairing,
}

/// The choice that a correction of a game's result asks for; `None` if nothing is paired after it.
///
/// # Errors
/// If there is no such game.
pub fn usual_choice(desk: &Desk, game: GameId) -> Result<Option<ChoiceAfterPairing>, Refusal> {
    let game = desk.game(game)?;
    let choice =
        |round: &Round| ChoiceAfterPairing { round: round.number, usual: usual(desk, round) };
    Ok(paired_after(desk, game).map(choice))
}
