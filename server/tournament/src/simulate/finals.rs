//! Simulated knockouts and the Intramural event.

use court_protocol::{Arg, Message, message};

use super::chance::Chance;
use super::{Finals, Simulated, roster, table};
use crate::event::{Colour, Points, RoundNumber, StartNumber};
use crate::game_result::GameResult;
use crate::intramural::Intramural;
use crate::knockout::duel::{Duel, DuelInput, DuelRules, DuelStep};
use crate::knockout::{Knockout, MatchId, Seed, Stage};
use crate::team::board_colour;
use crate::tiebreak::Code;

/// A knockout of all players who enter, seeded by rating. Every stage is two rounds of the report
/// file: the games, and the ChessSprint games of the tied matches.
pub(super) fn play_knockout(chance: &mut Chance, players: u16, rules: DuelRules) -> Simulated {
    let mut event = roster::players(chance, players, "Simulated knockout");
    let knockout = Knockout::new(players, rules).expect("the field has been checked");
    let stages = players.next_power_of_two().ilog2();
    let rounds = u16::try_from(stages * 2).expect("ten stages at most");
    roster::announce(&mut event, rounds, "CUSTOM_KNOCKOUT");
    let ratings: Vec<Option<u16>> = event.competitors.iter().map(|player| player.rating).collect();
    let seeds: Vec<u16> = event.competitors.iter().map(|player| player.number.0).collect();
    let knockout = play_each(
        chance,
        knockout,
        |seed, _| ratings[usize::from(seed.0) - 1],
        |id, game| {
            let stage = match id.stage {
                Stage::RoundOf(places) => stages - places.ilog2(),
                Stage::ThirdPlace | Stage::Final => stages - 1,
            };
            let index = stage as usize * 2 + usize::from(game.is_sprint);
            let round = RoundNumber::at(index);
            let number = |seed: Seed| StartNumber(seeds[usize::from(seed.0) - 1]);
            game.result.record_in(&mut event, round, (number(game.white), number(game.black)));
        },
    );
    let finals = Some(Finals { seeds, knockout });
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
    let seeds = table::ranking(&event, &Code::default_pre_set());
    let elimination = intramural.elimination(None).expect("the event has players");
    let knockout = play_duels(chance, elimination, |seed, _| {
        rating(StartNumber(seeds[usize::from(seed.0) - 1]))
    });
    let finals = Some(Finals { seeds, knockout });
    Simulated { event, stopped: None, finals, season: None }
}

/// One game of a match with its result.
struct PlayedGame {
    white: Seed,
    black: Seed,
    result: GameResult,
    is_sprint: bool,
}

/// Plays the matches of a bracket to the end. `rating` gives the rating of a side on a board.
pub(super) fn play_duels(
    chance: &mut Chance,
    knockout: Knockout,
    rating: impl Fn(Seed, u8) -> Option<u16>,
) -> Knockout {
    play_each(chance, knockout, rating, |_, _| {})
}

fn play_each(
    chance: &mut Chance,
    mut knockout: Knockout,
    rating: impl Fn(Seed, u8) -> Option<u16>,
    mut on_game: impl FnMut(MatchId, PlayedGame),
) -> Knockout {
    while let Some(&id) = knockout.open().first() {
        let duel = knockout.duel(id).expect("an open match has its competitors");
        let mut play = |white: Seed, black: Seed, board: u8, is_sprint: bool| {
            let (white, black) = match board_colour(Colour::White, board) {
                Colour::White => (white, black),
                Colour::Black => (black, white),
            };
            let ratings = (rating(white, board), rating(black, board));
            let result = if is_sprint {
                chance.sprint(ratings.0, ratings.1)
            } else {
                chance.game(ratings.0, ratings.1)
            };
            on_game(id, PlayedGame { white, black, result, is_sprint });
            result
        };
        let input = match duel.next() {
            DuelStep::Game { number: game, white, black, boards } => {
                let result = play(white, black, boards[0], false);
                DuelInput::Game { game, board: boards[0], result }
            }
            DuelStep::Sprint { white, black, boards } => {
                DuelInput::Sprint { board: boards[0], result: play(white, black, boards[0], true) }
            }
            DuelStep::ColourChoice { .. } => {
                DuelInput::ColourChoice(*chance.pick(&[Colour::White, Colour::Black]))
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

/// The finals, a message for each match and each place.
pub(super) fn remarks(finals: &Finals) -> Vec<Message> {
    let Finals { seeds, knockout } = finals;
    let bracket = knockout.bracket();
    let duels = || bracket.matches().into_iter().filter_map(|id| Some((id, knockout.duel(id)?)));
    let of_teams = duels().any(|(_, duel)| duel.boards() > 1);
    let name = |seed: Seed| {
        let number = seeds[usize::from(seed.0) - 1];
        if of_teams {
            Arg::Message(message!("simulated-team", number))
        } else {
            Arg::Text(number.to_string())
        }
    };
    let score = |duel: &Duel| {
        if of_teams {
            let (higher, lower) = duel.half_points();
            let points = |halves: u16| (Points::HALF * i32::from(halves)).to_string();
            let (higher, lower) = (points(higher), points(lower));
            let sprints = Some(duel.sprint_wins()).filter(|sprints| *sprints != (0, 0)).unzip();
            let (sprints_higher, sprints_lower) = sprints;
            return message!(
                "simulated-board-points",
                higher,
                lower,
                sprints_higher,
                sprints_lower
            );
        }
        let sprint = duel.sprint(1).map(|result| result.to_string());
        let games: Vec<String> = duel.games(1).map(|game| game.to_string()).collect();
        message!("simulated-games", games, sprint)
    };
    let matches = duels().map(|(id, duel)| {
        let winner = duel.verdict().and_then(|verdict| verdict.winner).map(name);
        // The score gives the higher-ranked competitor first.
        let (higher, lower) = (name(duel.higher()), name(duel.lower()));
        let (id, score) = (id.message(), score(duel));
        message!("simulated-match", id, higher, lower, score, winner)
    });
    let places = knockout.places().unwrap_or_default();
    let places = places.iter().map(|placing| {
        message!("simulated-place", place = placing.place, name = name(placing.seed))
    });
    matches.chain(places).collect()
}
