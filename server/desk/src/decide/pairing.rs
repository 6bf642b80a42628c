//! Rounds: pairing, publication and boards.

use crate::bracket::{bracket, next_step, undecided};
use crate::report::{Report, report};
use crate::{
    Competitor, Desk, DrawnGame, DrawnMatch, Fact, Game, MatchNo, Part, PersonId, Place, Plan,
    Refusal, Round, Source, System, TakenRound, Tournament, TournamentId,
};
use court_protocol::{BoardNo, CourtId, GameId};
use referee_tournament::event::{Bye, Colour, RoundEntry, RoundNumber, StartNumber};
use referee_tournament::knockout::Stage;
use referee_tournament::knockout::duel::DuelStep;
use referee_tournament::next_round::{self, NextRoundRefusal};
use referee_tournament::round_robin::Cycles;
use referee_tournament::swiss;
use referee_tournament::team::BOARDS;
use referee_tournament::team::swiss::TeamPairingRefusal;
use std::collections::{BTreeMap, BTreeSet};

/// The numbers of new matches and games.
pub(super) struct Numbers {
    next_match: u32,
    next_game: u32,
}

impl Numbers {
    pub(super) const fn of(desk: &Desk) -> Self {
        Self { next_match: desk.next_match, next_game: desk.next_game }
    }

    pub(super) const fn next_match(&mut self) -> MatchNo {
        let no = MatchNo(self.next_match);
        self.next_match += 1;
        no
    }

    pub(super) const fn next_game(&mut self) -> GameId {
        let id = GameId(self.next_game);
        self.next_game += 1;
        id
    }

    /// A game of two persons.
    pub(super) const fn game(&mut self, part: Part, white: PersonId, black: PersonId) -> DrawnGame {
        DrawnGame(self.next_game(), part, 1, Some(white), Some(black))
    }

    /// A match of two persons with its first game, or of two teams whose line-ups are not open.
    pub(super) fn pair(
        &mut self,
        of_teams: bool,
        white: Competitor,
        black: Competitor,
    ) -> DrawnMatch {
        let no = self.next_match();
        let games = if of_teams {
            Vec::new()
        } else {
            vec![self.game(Part(1), white.person(), black.person())]
        };
        DrawnMatch(no, white, black, None, games)
    }
}

pub(super) fn pair(desk: &Desk, id: TournamentId) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if let Some(last) = tournament.rounds.last() {
        if last.before_changes.is_some() {
            return Err(Refusal::ChangesOpen { tournament: id, round: last.number });
        }
        if last.is_draft && !tournament.is.system.is_pre_set() {
            return Err(Refusal::DraftOpen { tournament: id, round: last.number });
        }
    }
    let competitors = u32::try_from(tournament.is.numbers.len()).unwrap_or(u32::MAX);
    if competitors < 2 {
        return Err(Refusal::TooFew { competitors });
    }
    match tournament.is.system {
        System::Swiss | System::TeamSwiss => pair_swiss(desk, tournament).map(|fact| vec![fact]),
        System::RoundRobin(_) | System::TeamRoundRobin(_) | System::League => {
            pair_by_table(desk, tournament)
        }
        System::Knockout(_) | System::TeamKnockout(_) => {
            pair_bracket(desk, tournament).map(|fact| vec![fact])
        }
    }
}

/// Refuses if a game of a round is open or its result is held, or a match has no game.
pub(super) fn check_results(desk: &Desk, id: TournamentId, round: &Round) -> Result<(), Refusal> {
    let games: Vec<GameId> = desk.open_games(round).map(|game| game.id).collect();
    if !games.is_empty() {
        return Err(Refusal::ResultsMissing { tournament: id, round: round.number, games });
    }
    check_held(desk, id, round)?;
    let bare = round.matches.iter().filter(|found| desk.games_of(found).next().is_none());
    let matches: Vec<MatchNo> = bare.map(|found| found.no).collect();
    if matches.is_empty() {
        Ok(())
    } else {
        Err(Refusal::MatchesUndecided { tournament: id, matches })
    }
}

/// Refuses if a court's result for a game of a round waits for a decision, and another one counts.
fn check_held(desk: &Desk, id: TournamentId, round: &Round) -> Result<(), Refusal> {
    let is_held = |game: &Game| {
        let counts = game.result.map(|result| result.score);
        desk.held().any(|held| held.game == game.id && Some(held.score) != counts)
    };
    let games = round.matches.iter().flat_map(|found| desk.games_of(found));
    let games: Vec<GameId> = games.filter(|game| is_held(game)).map(|game| game.id).collect();
    if games.is_empty() {
        Ok(())
    } else {
        Err(Refusal::ResultsHeld { tournament: id, round: round.number, games })
    }
}

fn pair_swiss(desk: &Desk, tournament: &Tournament) -> Result<Fact, Refusal> {
    if let Some(last) = tournament.rounds.last() {
        check_results(desk, tournament.is.id, last)?;
    }
    let of = report(desk, tournament);
    let (pairs, left_over) = swiss_pairs(desk, tournament, &of)?;
    Ok(paired(desk, tournament, tournament.next_round(), pairs, &left_over))
}

/// White and Black of each board, and those left over.
type Pairs = (Vec<(Competitor, Competitor)>, Vec<Competitor>);

/// The next round of a Swiss by its rules.
pub(super) fn swiss_pairs(
    desk: &Desk,
    tournament: &Tournament,
    of: &Report,
) -> Result<Pairs, Refusal> {
    let refused = |refusal| refusal_of(desk, tournament, refusal);
    let next = next_round::pair(&of.event).map_err(refused)?;
    let number = |number: u16| tournament.is.numbers[usize::from(number) - 1];
    let pairs = next.boards.iter().map(|&(white, black)| (number(white), number(black)));
    Ok((pairs.collect(), next.left_over.iter().map(|&left| number(left)).collect()))
}

/// The round with byes for those left over and for those who are away.
fn paired(
    desk: &Desk,
    tournament: &Tournament,
    round: RoundNumber,
    pairs: Vec<(Competitor, Competitor)>,
    left_over: &[Competitor],
) -> Fact {
    let of_teams = tournament.is.system.is_of_teams();
    let mut numbers = Numbers::of(desk);
    let playing: BTreeSet<Competitor> =
        pairs.iter().flat_map(|&(white, black)| [white, black]).collect();
    let mut byes: Vec<(Competitor, Bye)> =
        left_over.iter().map(|&left| (left, Bye::PairingAllocated)).collect();
    for &competitor in &tournament.is.numbers {
        if let Some(bye) = desk.away_in(competitor, of_teams, round)
            && !playing.contains(&competitor)
        {
            byes.push((competitor, bye));
        }
    }
    let matches =
        pairs.into_iter().map(|(white, black)| numbers.pair(of_teams, white, black)).collect();
    Fact::Paired { tournament: tournament.is.id, round, matches, byes }
}

/// All rounds of a round robin or a season: they are known before the start. After rounds of another
/// program they are the rest of the table.
fn pair_by_table(desk: &Desk, tournament: &Tournament) -> Result<Vec<Fact>, Refusal> {
    let id = tournament.is.id;
    let schedule = table(tournament)?;
    let of_teams = tournament.is.system.is_of_teams();
    let mut numbers = Numbers::of(desk);
    let of = |lot: referee_tournament::round_robin::LotNumber| {
        tournament.is.numbers[usize::from(lot.0) - 1]
    };
    let round = |(round, number): (referee_tournament::round_robin::Round, u8)| Fact::Paired {
        tournament: id,
        round: RoundNumber(number),
        matches: round
            .games
            .iter()
            .map(|game| numbers.pair(of_teams, of(game.white), of(game.black)))
            .collect(),
        // the one free in a round robin has no bye: nothing is scored
        byes: round.free.map(|free| (of(free), Bye::ZeroPoint)).into_iter().collect(),
    };
    let paired = tournament.rounds.len();
    let facts: Vec<Fact> = schedule.all_rounds().zip(1..).skip(paired).map(round).collect();
    if facts.is_empty() {
        let rounds = u8::try_from(paired).unwrap_or(u8::MAX);
        return Err(Refusal::AllPaired { tournament: id, rounds });
    }
    if paired > 0 && meets_too_often(&desk.with(&facts), id) {
        return Err(Refusal::NoLegalPairing { tournament: id, round: tournament.next_round() });
    }
    Ok(facts)
}

/// True if two meet more often than in the table, which another program did not follow then.
fn meets_too_often(desk: &Desk, id: TournamentId) -> bool {
    let Some(tournament) = desk.tournaments.get(&id) else { return false };
    let most = cycles(tournament).meetings();
    let mut met: BTreeMap<[Competitor; 2], u16> = BTreeMap::new();
    tournament.rounds.iter().flat_map(Round::pairs).any(|(white, black)| {
        let times = met.entry([white.min(black), white.max(black)]).or_default();
        *times += 1;
        *times > most
    })
}

const fn cycles(tournament: &Tournament) -> Cycles {
    match tournament.is.system {
        System::RoundRobin(cycles) | System::TeamRoundRobin(cycles) => cycles,
        _ => Cycles::Double,
    }
}

fn table(tournament: &Tournament) -> Result<referee_tournament::round_robin::Schedule, Refusal> {
    use referee_tournament::round_robin::Schedule;
    let count = tournament.is.numbers.len();
    let competitors = u32::try_from(count).unwrap_or(u32::MAX);
    let known = u16::try_from(count).unwrap_or(u16::MAX);
    Schedule::new(known, cycles(tournament)).map_err(|_| Refusal::TooFew { competitors })
}

/// The next stage of a knockout: the matches whose two competitors are known. Final and third place
/// are one round.
fn pair_bracket(desk: &Desk, tournament: &Tournament) -> Result<Fact, Refusal> {
    let id = tournament.is.id;
    if let Some(last) = tournament.rounds.last() {
        check_held(desk, id, last)?;
    }
    let knockout = bracket(desk, tournament).ok_or(Refusal::NotForThisSystem { tournament: id })?;
    let drawn: BTreeSet<_> = tournament
        .rounds
        .iter()
        .flat_map(|round| &round.matches)
        .filter_map(|found| found.bracket)
        .collect();
    let open = knockout.open();
    let matches = undecided(tournament, &knockout);
    if !matches.is_empty() {
        return Err(Refusal::MatchesUndecided { tournament: id, matches });
    }
    let fresh: Vec<_> = open.into_iter().filter(|of| !drawn.contains(of)).collect();
    let rounds = u8::try_from(tournament.rounds.len()).unwrap_or(u8::MAX);
    let Some(first) = fresh.iter().map(|of| of.stage).min() else {
        return Err(Refusal::AllPaired { tournament: id, rounds });
    };
    let is_now =
        |stage: Stage| stage == first || (first == Stage::ThirdPlace && stage == Stage::Final);
    let mut numbers = Numbers::of(desk);
    let matches = fresh.into_iter().filter(|of| is_now(of.stage)).filter_map(|of| {
        let duel = knockout.duel(of)?;
        let higher = tournament.competitor(duel.higher().0)?;
        let lower = tournament.competitor(duel.lower().0)?;
        let mut drawn = numbers.pair(tournament.is.system.is_of_teams(), higher, lower);
        drawn.3 = Some(of);
        Some(drawn)
    });
    let round = tournament.next_round();
    Ok(Fact::Paired { tournament: id, round, matches: matches.collect(), byes: Vec::new() })
}

/// The games that a match of a knockout needs next; none if they are there already or line-ups
/// are to be opened first.
pub(super) fn due_games(desk: &Desk, no: MatchNo) -> Option<Fact> {
    let (tournament, _, found) = desk.match_(no).ok()?;
    let (part, white, boards) = match next_step(desk, tournament, found)? {
        DuelStep::Game { number, white, boards, .. } => (Part(number), white, boards),
        DuelStep::Sprint { white, boards, .. } => (Part::SPRINT, white, boards),
        DuelStep::ColourChoice { .. } | DuelStep::Ruling | DuelStep::Decided(_) => return None,
    };
    if desk.games_of(found).any(|game| game.part == part) {
        return None;
    }
    let mut numbers = Numbers::of(desk);
    let white = tournament.competitor(white.0)?;
    let games = if tournament.is.system.is_of_teams() {
        // the line-ups of the first game hold for the whole match
        let first: Vec<&Game> = desk.games_of(found).filter(|game| game.part == Part(1)).collect();
        if first.is_empty() {
            return None;
        }
        let seat = |board: u8| {
            let game = first.iter().find(|game| game.board == board)?;
            let first_colour = referee_tournament::team::board_colour(Colour::White, board);
            let (ours, theirs) = match first_colour {
                Colour::White => (game.white, game.black),
                Colour::Black => (game.black, game.white),
            };
            let turned = white != found.white;
            let own = (first_colour == Colour::White) != turned;
            let (white, black) = if own { (ours, theirs) } else { (theirs, ours) };
            Some(DrawnGame(numbers.next_game(), part, board, white, black))
        };
        boards.into_iter().filter_map(seat).collect()
    } else {
        let black = if white == found.white { found.black } else { found.white };
        vec![numbers.game(part, white.person(), black.person())]
    };
    Some(Fact::GamesAdded { match_no: no, games, carried: None })
}

/// Facts with the games that a match of a knockout needs after them.
pub(super) fn followed(desk: &Desk, no: MatchNo, mut facts: Vec<Fact>) -> Vec<Fact> {
    facts.extend(due_games(&desk.with(&facts), no));
    facts
}

/// The refusal because of a game without a result in any round: the result of an earlier round may
/// have been taken back.
fn results_missing(desk: &Desk, tournament: &Tournament) -> Refusal {
    let open = |round: &Round| -> Vec<GameId> { desk.open_games(round).map(|of| of.id).collect() };
    let mut rounds = tournament.rounds.iter().map(|round| (round.number, open(round)));
    let found = rounds.find(|(_, games)| !games.is_empty());
    let (round, games) = found.unwrap_or_else(|| (tournament.next_round(), Vec::new()));
    Refusal::ResultsMissing { tournament: tournament.is.id, round, games }
}

/// The refusal of the rules as the desk says it.
fn refusal_of(desk: &Desk, tournament: &Tournament, refusal: NextRoundRefusal) -> Refusal {
    let (id, round) = (tournament.is.id, tournament.next_round());
    let paired = u8::try_from(tournament.rounds.len()).unwrap_or(u8::MAX);
    match refusal {
        NextRoundRefusal::Swiss(refusal) => match refusal {
            swiss::Refusal::NoLawfulPairing { .. } => {
                Refusal::NoLegalPairing { tournament: id, round }
            }
            swiss::Refusal::EventOver { rounds } => {
                Refusal::AllPaired { tournament: id, rounds: rounds.0 }
            }
            swiss::Refusal::ResultMissing { .. } => results_missing(desk, tournament),
            swiss::Refusal::NobodyToPair { round } => {
                Refusal::NobodyToPair { tournament: id, round }
            }
            swiss::Refusal::RoundsUnknown => Refusal::AllPaired { tournament: id, rounds: paired },
            swiss::Refusal::InitialColourUnknown => Refusal::ColourNotDrawn { tournament: id },
            swiss::Refusal::AccelerationNeedsHalves => {
                Refusal::AccelerationNeedsHalves { tournament: id }
            }
            swiss::Refusal::NotToBePaired { number, .. }
            | swiss::Refusal::SamePlayer { number } => Refusal::NotInTournament {
                tournament: id,
                competitor: tournament.competitor(number.0).unwrap_or_default(),
            },
        },
        NextRoundRefusal::TeamSwiss(refusal) => match refusal {
            TeamPairingRefusal::AllRoundsPaired { rounds } => {
                Refusal::AllPaired { tournament: id, rounds: rounds.0 }
            }
            TeamPairingRefusal::ResultMissing { .. } => results_missing(desk, tournament),
            TeamPairingRefusal::NoLegalPairing | TeamPairingRefusal::NoByePossible => {
                Refusal::NoLegalPairing { tournament: id, round }
            }
            TeamPairingRefusal::UnknownSystem { system } => Refusal::BadTeamSystem { code: system },
            _ => Refusal::NobodyToPair { tournament: id, round },
        },
        NextRoundRefusal::Schedule(_) | NextRoundRefusal::NotPairedHere(_) => {
            Refusal::NotForThisSystem { tournament: id }
        }
        NextRoundRefusal::TableOver { rounds } => {
            Refusal::AllPaired { tournament: id, rounds: u8::try_from(rounds).unwrap_or(u8::MAX) }
        }
    }
}

pub(super) fn take_over(
    desk: &Desk,
    id: TournamentId,
    rounds: &[TakenRound],
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(id)?;
    if !tournament.rounds.is_empty() {
        return Err(Refusal::Begun { tournament: id });
    }
    // a match of a league is of 36 games, and one of a knockout has a place in the bracket
    if tournament.is.system == System::League || tournament.is.system.duel().is_some() {
        return Err(Refusal::NotForThisSystem { tournament: id });
    }
    let mut numbers = Numbers::of(desk);
    let mut facts = Vec::new();
    for (taken, number) in rounds.iter().zip(1..) {
        let round = RoundNumber(number);
        let (matches, results) = taken_matches(desk, tournament, taken, &mut numbers)?;
        let mut seen = BTreeSet::new();
        let sides = matches.iter().flat_map(|drawn| [drawn.1, drawn.2]);
        for competitor in sides.chain(taken.byes.iter().map(|(of, _)| *of)) {
            if !tournament.is.numbers.contains(&competitor) {
                return Err(Refusal::NotInTournament { tournament: id, competitor });
            }
            if !seen.insert(competitor) {
                return Err(Refusal::NotTwice { competitor });
            }
        }
        let byes = taken.byes.clone();
        facts.push(Fact::Paired { tournament: id, round, matches, byes });
        facts.extend(results);
        facts.push(Fact::Published { tournament: id, round, version: 1, changed: Vec::new() });
    }
    Ok(facts)
}

/// The matches of a round that another program paired, and the results of their games.
fn taken_matches(
    desk: &Desk,
    tournament: &Tournament,
    taken: &TakenRound,
    numbers: &mut Numbers,
) -> Result<(Vec<DrawnMatch>, Vec<Fact>), Refusal> {
    let of_teams = tournament.is.system.is_of_teams();
    let mut matches: Vec<DrawnMatch> = Vec::new();
    let mut results = Vec::new();
    let mut named = BTreeSet::new();
    for game in &taken.games {
        let side = |person: PersonId| {
            if !of_teams {
                return Ok(Competitor::from(person));
            }
            if !named.insert(person) {
                return Err(Refusal::NamedTwice { person });
            }
            desk.team_of(person).map(Competitor::from).ok_or(Refusal::InNoTeam { person })
        };
        let [white, black] = [game.white, game.black].map(side);
        let (white, black) = (white?, black?);
        let meets = |drawn: &DrawnMatch| {
            (drawn.1, drawn.2) == (white, black) || (drawn.1, drawn.2) == (black, white)
        };
        // the team with White on board 1 is named first
        let place = matches.iter().position(|drawn| of_teams && meets(drawn));
        let place = place.unwrap_or(matches.len());
        if place == matches.len() {
            matches.push(DrawnMatch(numbers.next_match(), white, black, None, Vec::new()));
        }
        let games = &mut matches[place].4;
        let board = games.len() + 1;
        if board > usize::from(BOARDS) {
            return Err(Refusal::TooManyPlayers { named: u32::from(BOARDS) + 1, boards: BOARDS });
        }
        let board = u8::try_from(board).unwrap_or(BOARDS);
        let id = numbers.next_game();
        games.push(DrawnGame(id, Part(1), board, Some(game.white), Some(game.black)));
        if let Some(score) = game.score {
            results.push(Fact::ResultSet {
                game: id,
                score: Some(score),
                rated: game.rated,
                source: Source::TakenOver,
                reason: String::new(),
                protest: None,
            });
        }
    }
    Ok((matches, results))
}

/// The round, if it is the last one. Pre-set rounds are all paired at once.
pub(super) fn last_round(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<(&Tournament, &Round), Refusal> {
    let (tournament, round) = desk.round(id, number)?;
    let last = RoundNumber::at(tournament.rounds.len() - 1);
    if number == last || tournament.is.system.is_pre_set() {
        Ok((tournament, round))
    } else {
        Err(Refusal::NotLastRound { tournament: id, round: number, last })
    }
}

pub(super) fn drop_round(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, _) = desk.round(id, number)?;
    let last = RoundNumber::at(tournament.rounds.len() - 1);
    // a pre-set table goes as a whole, from its first round on
    if number != last && !(tournament.is.system.is_pre_set() && number == RoundNumber::FIRST) {
        return Err(Refusal::NotLastRound { tournament: id, round: number, last });
    }
    for round in &tournament.rounds[number.index()..] {
        if !round.editions.is_empty() {
            return Err(Refusal::AlreadyPublished { tournament: id, round: round.number });
        }
        check_untouched(round.matches.iter().flat_map(|found| desk.games_of(found)))?;
    }
    Ok(vec![Fact::RoundDropped { tournament: id, round: number }])
}

/// Refuses if one of the games has begun or has a result.
pub(super) fn check_untouched<'a>(
    mut games: impl Iterator<Item = &'a Game>,
) -> Result<(), Refusal> {
    match games.find(|game| !game.is_untouched()) {
        Some(game) => Err(Refusal::GameBegun { game: game.id }),
        None => Ok(()),
    }
}

/// Refuses if a round was never published.
pub(super) fn check_published(id: TournamentId, round: &Round) -> Result<(), Refusal> {
    if round.editions.is_empty() {
        Err(Refusal::NotPublished { tournament: id, round: round.number })
    } else {
        Ok(())
    }
}

pub(super) fn publish(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
) -> Result<Vec<Fact>, Refusal> {
    let (_, round) = desk.round(id, number)?;
    if round.before_changes.is_some() {
        return Err(Refusal::ChangesOpen { tournament: id, round: number });
    }
    let version = round.version();
    if !round.is_draft {
        return Err(Refusal::NothingToPublish { tournament: id, round: number, version });
    }
    let changed = round.changed_tables();
    if version > 0
        && changed.is_empty()
        && round.editions.last().map(|e| &e.byes) == Some(&round.byes)
    {
        return Err(Refusal::NothingToPublish { tournament: id, round: number, version });
    }
    let version = version + 1;
    Ok(vec![Fact::Published { tournament: id, round: number, version, changed }])
}

pub(super) fn lay(
    desk: &Desk,
    plan: &Plan,
    rounds: &[(TournamentId, RoundNumber)],
) -> Result<Vec<Fact>, Refusal> {
    if plan.courts.is_empty() {
        return Err(Refusal::NoCourts);
    }
    let mut waiting: Vec<&Game> = Vec::new();
    for &(id, number) in rounds {
        let (_, round) = desk.round(id, number)?;
        if round.is_draft {
            return Err(Refusal::NotPublished { tournament: id, round: number });
        }
        let games = round.matches.iter().flat_map(|found| desk.games_of(found));
        let to_play = games.filter(|game| {
            game.result.is_none() && game.started.is_none() && game.players().count() == 2
        });
        waiting.extend(to_play);
    }
    // the boards of games that go on are taken, and those of these rounds' games that are over: a
    // pairing list shows each place once
    let moving: BTreeSet<GameId> = waiting.iter().map(|game| game.id).collect();
    let is_of_these = |game: &Game| rounds.contains(&(game.tournament, game.round));
    let mut taken: BTreeSet<Place> = desk
        .games
        .values()
        .filter(|game| !game.withdrawn && !moving.contains(&game.id))
        .filter(|game| game.result.is_none() || is_of_these(game))
        .filter_map(|game| game.place)
        .collect();
    let mut places = Vec::with_capacity(waiting.len());
    // children and others served first by a court come before the rest
    let first = |game: &Game| {
        let of = |person: PersonId| desk.entries.get(&person).and_then(|e| e.data.category());
        plan.courts.iter().find(|court| {
            game.players().any(|p| of(p).is_some_and(|c| court.first_for.contains(c)))
        })
    };
    // players who have read of a board in the first wave find their game there in every version
    waiting.retain(|game| {
        let is_planned = |place: &Place| {
            let mut courts = plan.courts.iter();
            courts.any(|court| court.court == place.court && place.board.0 <= court.boards)
        };
        let kept = game.place.filter(|place| {
            let is_served = first(game).is_none_or(|court| court.court == place.court);
            place.wave == 1 && is_served && is_planned(place)
        });
        !kept.is_some_and(|place| taken.insert(place))
    });
    let (served, others): (Vec<&Game>, Vec<&Game>) =
        waiting.into_iter().partition(|game| first(game).is_some());
    let mut boards = BTreeMap::new();
    for game in served.into_iter().chain(others) {
        let at = first(game).map(|court| court.court);
        let boards = boards.entry(at).or_insert_with(|| places_of(plan, at));
        // 255 waves of one board hold more games than a round of a report file
        let place = boards.find(|place| taken.insert(*place)).expect("a wave has a free board");
        places.push((game.id, Some(place)));
    }
    places.retain(|&(game, place)| desk.games[&game].place != place);
    if places.is_empty() { Ok(Vec::new()) } else { Ok(vec![Fact::Laid { places }]) }
}

/// The boards in the order in which games are laid, wave by wave: those of one court or of all.
fn places_of(plan: &Plan, at: Option<CourtId>) -> impl Iterator<Item = Place> {
    let boards: Vec<(CourtId, BoardNo)> = plan
        .courts
        .iter()
        .filter(|court| at.is_none_or(|at| at == court.court))
        .flat_map(|court| (1..=court.boards).map(|board| (court.court, BoardNo(board))))
        .collect();
    (1..=u8::MAX).flat_map(move |wave| {
        let place = move |(court, board)| Place { wave, court, board };
        boards.clone().into_iter().map(place)
    })
}

pub(super) fn move_game(
    desk: &Desk,
    plan: &Plan,
    id: GameId,
    to: Option<Place>,
) -> Result<Vec<Fact>, Refusal> {
    let game = desk.game(id)?;
    if game.started.is_some() || game.result.is_some() {
        return Err(Refusal::GameBegun { game: id });
    }
    if game.place == to {
        return Ok(Vec::new());
    }
    let mut places = vec![(id, to)];
    if let Some(Place { court, board, wave }) = to {
        let on = plan.courts.iter().find(|of| of.court == court);
        if !on.is_some_and(|on| (1..=on.boards).contains(&board.0)) || wave == 0 {
            return Err(Refusal::NoSuchBoard { court, board });
        }
        let there = desk.games.values().find(|other| {
            other.id != id && !other.withdrawn && other.result.is_none() && other.place == to
        });
        if let Some(there) = there {
            if there.started.is_some() {
                return Err(Refusal::BoardTaken { court, board, game: there.id });
            }
            places.push((there.id, game.place));
        }
    }
    Ok(vec![Fact::Laid { places }])
}

/// A round with other pairs. Pairs that stay keep their numbers, the others get new ones. So do pairs
/// whose colours are exchanged: a court that plays the game as it was must not decide the new one.
pub(super) fn redrawn(
    desk: &Desk,
    tournament: &Tournament,
    round: &Round,
    pairs: &[(Competitor, Competitor)],
    byes: Vec<(Competitor, Bye)>,
) -> Result<Fact, Refusal> {
    let of_teams = tournament.is.system.is_of_teams();
    let mut numbers = Numbers::of(desk);
    let mut before: BTreeMap<(Competitor, Competitor), &crate::Match> =
        round.matches.iter().map(|found| ((found.white, found.black), found)).collect();
    let mut matches = Vec::with_capacity(pairs.len());
    for &(white, black) in pairs {
        matches.push(match before.remove(&(white, black)) {
            Some(kept) => desk.drawn(kept),
            None => numbers.pair(of_teams, white, black),
        });
    }
    for gone in before.values() {
        check_untouched(desk.games_of(gone))?;
    }
    Ok(Fact::Paired { tournament: tournament.is.id, round: round.number, matches, byes })
}

/// True if both have played each other before a round.
pub(super) fn have_met(
    desk: &Desk,
    tournament: &Tournament,
    before: RoundNumber,
    one: Competitor,
    other: Competitor,
) -> bool {
    let earlier = tournament.rounds.iter().take_while(|round| round.number < before);
    earlier.flat_map(|round| &round.matches).any(|found| {
        found.has(one) && found.has(other) && desk.games_of(found).any(Game::was_played)
    })
}

/// True if the settings keep two competitors apart in a round.
pub(super) fn are_kept_apart(
    tournament: &Tournament,
    round: RoundNumber,
    one: Competitor,
    other: Competitor,
) -> bool {
    tournament.is.settings.kept_apart.iter().any(|group| {
        group.rounds.is_none_or(|(first, last)| (first..=last).contains(&round))
            && group.competitors.contains(&one)
            && group.competitors.contains(&other)
    })
}

/// Marks competitors as away in a round that is to be paired anew: their matches or byes stay.
pub(super) fn without(report: &mut Report, round: RoundNumber, staying: &[StartNumber]) {
    for &number in staying {
        if let Some(player) = report.event.competitor_mut(number) {
            player.record(round, RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
}
