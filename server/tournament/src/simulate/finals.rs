//! Simulated knockouts and the Intramural event.

use super::chance::Chance;
use super::{Finals, Simulated, roster, table};
use crate::event::{Colour, RoundNumber, StartNumber};
use crate::game_result::GameResult;
use crate::intramural::Intramural;
use crate::knockout::bracket::Entrant;
use crate::knockout::duel::{Duel, DuelInput, DuelRules, DuelStep};
use crate::knockout::{Knockout, MatchId, Seed, Stage};
use crate::team::board_colour;
use crate::team::duel::{TeamDuel, TeamDuelInput, TeamDuelStep};
use crate::tiebreak::Code;

/// A knockout of all players who enter, seeded by rating. Every stage is two rounds of the report
/// file: the games, and the ChessSprint games of the tied matches.
pub(super) fn play_knockout(chance: &mut Chance, players: u16, rules: DuelRules) -> Simulated {
    let mut event = roster::players(chance, players, "Simulated knockout");
    let knockout = Knockout::new(players, rules).expect("the field has been checked");
    let stages = players.next_power_of_two().ilog2();
    let rounds = u16::try_from(stages * 2).expect("ten stages at most");
    roster::announce(&mut event, rounds, "CUSTOM_KNOCKOUT");
    let seeds: Vec<StartNumber> = event.competitors.iter().map(|player| player.number).collect();
    let ratings: Vec<Option<u16>> = event.competitors.iter().map(|player| player.rating).collect();
    let strength = |seed: Seed| ratings[usize::from(seed.0) - 1];
    let knockout = play_each(chance, knockout, strength, |id, game| {
        let stage = match id.stage {
            Stage::RoundOf(places) => stages - places.ilog2(),
            Stage::ThirdPlace | Stage::Final => stages - 1,
        };
        let index = stage as usize * 2 + usize::from(game.is_sprint);
        let round = RoundNumber::at(index);
        let number = |seed: Seed| seeds[usize::from(seed.0) - 1];
        let (white, black) = (number(game.white), number(game.black));
        let [white_entry, black_entry] = game.result.entries(white, black);
        table::enter(&mut event, white, round, white_entry);
        table::enter(&mut event, black, round, black_entry);
    });
    let finals = Some(Finals::Players { seeds, knockout });
    Simulated { event, stopped: None, finals, season: None }
}

/// A round robin of teams of one, then an elimination of all of them.
pub(super) fn play_intramural(chance: &mut Chance, players: u16) -> Simulated {
    let entered = roster::players(chance, players, "Simulated Intramural");
    let names: Vec<String> = entered.competitors.iter().map(|player| player.name.clone()).collect();
    let mut intramural = Intramural::new(&names).expect("the field has been checked");
    let pairs: Vec<_> = intramural.matches().map(|(_, white, black)| (white, black)).collect();
    let rating = |number| entered.competitor(number).and_then(|player| player.rating);
    for (white, black) in pairs {
        let result = chance.game(rating(white), rating(black));
        intramural.record(white, black, result).expect("each match once");
    }
    let mut event = intramural.event().clone();
    event.about.clone_from(&entered.about);
    let seeds = table::ranking(&event, &Code::default_pre_set())
        .into_iter()
        .map(StartNumber)
        .collect::<Vec<_>>();
    let elimination = intramural.elimination(None).expect("the event has players");
    let knockout = play_duels(chance, elimination, |seed| rating(seeds[usize::from(seed.0) - 1]));
    let finals = Some(Finals::Players { seeds, knockout });
    Simulated { event, stopped: None, finals, season: None }
}

/// One game of a match with its result.
struct PlayedGame {
    white: Seed,
    black: Seed,
    result: GameResult,
    is_sprint: bool,
}

/// Plays the matches of a bracket to the end.
pub(super) fn play_duels(
    chance: &mut Chance,
    knockout: Knockout<Duel>,
    rating: impl Fn(Seed) -> Option<u16>,
) -> Knockout<Duel> {
    play_each(chance, knockout, rating, |_, _| {})
}

fn play_each(
    chance: &mut Chance,
    mut knockout: Knockout<Duel>,
    rating: impl Fn(Seed) -> Option<u16>,
    mut on_game: impl FnMut(MatchId, PlayedGame),
) -> Knockout<Duel> {
    while let Some(&id) = knockout.open().first() {
        let duel = knockout.contest(id).expect("an open match has its competitors");
        let input = match duel.next() {
            DuelStep::Game { white, black, .. } => {
                let result = chance.game(rating(white), rating(black));
                on_game(id, PlayedGame { white, black, result, is_sprint: false });
                DuelInput::Game(result)
            }
            DuelStep::ColourChoice { .. } => {
                DuelInput::ColourChoice(*chance.pick(&[Colour::White, Colour::Black]))
            }
            DuelStep::Sprint { white, black } => {
                let result = chance.sprint(rating(white), rating(black));
                on_game(id, PlayedGame { white, black, result, is_sprint: true });
                DuelInput::Sprint(result)
            }
            DuelStep::Ruling => {
                DuelInput::Ruling(Some(*chance.pick(&[duel.higher(), duel.lower()])))
            }
            DuelStep::Decided(_) => unreachable!("an open match is not decided"),
        };
        knockout.record(id, input).expect("the input is the one due");
    }
    knockout
}

/// Plays the matches of a bracket of teams to the end; `rating` gives a team's rating on a board.
pub(super) fn play_team_duels(
    chance: &mut Chance,
    mut knockout: Knockout<TeamDuel>,
    rating: impl Fn(Seed, u8) -> Option<u16>,
) -> Knockout<TeamDuel> {
    while let Some(&id) = knockout.open().first() {
        let duel = knockout.contest(id).expect("an open match has its competitors");
        let (higher, lower) = (duel.higher(), duel.lower());
        let seats = |white_on_board_1: Seed, board: u8| {
            let other = if white_on_board_1 == higher { lower } else { higher };
            match board_colour(Colour::White, board) {
                Colour::White => (rating(white_on_board_1, board), rating(other, board)),
                Colour::Black => (rating(other, board), rating(white_on_board_1, board)),
            }
        };
        let input = match duel.next() {
            TeamDuelStep::Boards { game, white_on_board_1, boards } => {
                let (white, black) = seats(white_on_board_1, boards[0]);
                let result = chance.game(white, black);
                TeamDuelInput::Board { game, board: boards[0], result }
            }
            TeamDuelStep::Sprint { white_on_board_1, boards } => {
                let (white, black) = seats(white_on_board_1, boards[0]);
                let result = chance.sprint(white, black);
                TeamDuelInput::Sprint { board: boards[0], result }
            }
            TeamDuelStep::Ruling => TeamDuelInput::Ruling { winner: Some(higher) },
            TeamDuelStep::Decided(_) => unreachable!("an open match is not decided"),
        };
        knockout.record(id, input).expect("the input is the one due");
    }
    knockout
}

/// Describes the finals in words, one line per match and one per place.
pub(super) fn words(finals: &Finals) -> Vec<String> {
    match finals {
        Finals::Players { seeds, knockout } => {
            let number = |seed: Seed| seeds[usize::from(seed.0) - 1].to_string();
            lines(knockout, number, |duel| {
                let games = duel.games().iter().map(ToString::to_string);
                let sprint = duel.sprint().map(|result| format!("ChessSprint {result}"));
                games.chain(sprint).collect::<Vec<_>>().join(", ")
            })
        }
        Finals::Teams { seeds, knockout } => {
            let number = |seed: Seed| format!("team {}", seeds[usize::from(seed.0) - 1]);
            lines(knockout, number, |duel| {
                let (higher, lower) = duel.half_points();
                let points = |halves: u16| crate::event::Points::HALF * i32::from(halves);
                let boards = format!("{} to {} board points", points(higher), points(lower));
                match duel.sprint_wins() {
                    (0, 0) => boards,
                    (higher, lower) => format!("{boards}, ChessSprints {higher} to {lower}"),
                }
            })
        }
    }
}

fn lines<C: crate::knockout::Contest>(
    knockout: &Knockout<C>,
    number: impl Fn(Seed) -> String,
    score: impl Fn(&C) -> String,
) -> Vec<String> {
    let bracket = knockout.bracket();
    let mut lines = Vec::new();
    for id in bracket.matches() {
        let Some(contest) = knockout.contest(id) else { continue };
        let mut seeds: Vec<Seed> = bracket
            .entrants(id)
            .into_iter()
            .filter_map(|entrant| match entrant {
                Entrant::Seed(seed) => Some(seed),
                Entrant::Awaited | Entrant::Vacant => None,
            })
            .collect();
        // The score gives the higher-ranked competitor first.
        seeds.sort_unstable();
        let named: Vec<String> = seeds.into_iter().map(&number).collect();
        let winner = contest.verdict().and_then(|verdict| verdict.winner);
        let winner = winner.map_or_else(|| "nobody".to_owned(), &number);
        lines.push(format!("{id}: {}: {}; {winner} wins", named.join(" against "), score(contest)));
    }
    for placing in knockout.places().unwrap_or_default() {
        lines.push(format!("place {}: {}", placing.place, number(placing.seed)));
    }
    lines
}
