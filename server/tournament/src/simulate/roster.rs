//! The invented players and teams of a simulated event.

use super::chance::{Chance, Incident};
use crate::event::{
    Birth, Colour, Competitor, Date, Edition, Event, PointsSystem, RoundNumber, Sex, StartNumber,
    Team, TeamNumber, Title,
};
use crate::team::{BOARDS, board_colour};

const FAMILY: [&str; 24] = [
    "Adler", "Bauer", "Costa", "Dumont", "Eriksen", "Farkas", "Garcia", "Haller", "Ivanova",
    "Jansen", "Kovac", "Larsen", "Moreau", "Novak", "Olsen", "Petrov", "Quist", "Rossi", "Santos",
    "Tanaka", "Ueda", "Varga", "Weber", "Zanetti",
];
const GIVEN: [(&str, Sex); 20] = [
    ("Ana", Sex::Female),
    ("Boris", Sex::Male),
    ("Chen", Sex::Male),
    ("Dana", Sex::Female),
    ("Emil", Sex::Male),
    ("Farid", Sex::Male),
    ("Gita", Sex::Female),
    ("Hugo", Sex::Male),
    ("Ines", Sex::Female),
    ("Jan", Sex::Male),
    ("Kaja", Sex::Female),
    ("Liam", Sex::Male),
    ("Mona", Sex::Female),
    ("Nils", Sex::Male),
    ("Olga", Sex::Female),
    ("Pavel", Sex::Male),
    ("Rosa", Sex::Female),
    ("Sven", Sex::Male),
    ("Tara", Sex::Female),
    ("Umar", Sex::Male),
];
const FEDERATIONS: [&str; 8] = ["AUT", "BRA", "FRA", "IND", "ITA", "NOR", "RSA", "USA"];

const YEAR: u16 = 2026;

/// An event of `count` players, strongest first, without rounds.
pub(super) fn players(chance: &mut Chance, count: u16, name: &str) -> Event {
    let mut event = event(name);
    for (number, rating) in (1..).zip(ratings(chance, usize::from(count))) {
        event.enter(player(chance, StartNumber(number), rating));
    }
    event.about.stated_players = Some(count);
    event.initial_colour = Some(drawn_colour(chance));
    event
}

/// An event of `count` teams of six players and up to two substitutes, strongest first, without rounds.
pub(super) fn teams(chance: &mut Chance, count: u16, name: &str) -> Event {
    let mut event = event(name);
    event.match_points = PointsSystem::MATCH;
    event.board_colours = (1..=BOARDS).map(|board| board_colour(Colour::White, board)).collect();
    let mut next = 1;
    for number in (1..=count).map(TeamNumber) {
        let size = u16::from(BOARDS) + chance.between(0, 2);
        let members: Vec<StartNumber> = (next..next + size).map(StartNumber).collect();
        next += size;
        for (&member, rating) in members.iter().zip(ratings(chance, usize::from(size))) {
            event.enter(player(chance, member, rating));
        }
        event.enter_team(Team::new(number, format!("Team {number}"), members));
    }
    event.about.stated_players = Some(next - 1);
    event.about.stated_teams = Some(count);
    event.initial_colour = Some(drawn_colour(chance));
    event
}

/// Adds pairs that must be kept apart, if any are drawn.
pub(super) fn keep_apart(chance: &mut Chance, event: &mut Event, count: u16) {
    for number in 2..=count {
        if chance.strikes(Incident::KeptApart) {
            let other = chance.between(1, number - 1);
            event.forbidden.push(crate::event::Forbidden {
                rounds: None,
                competitors: vec![StartNumber(other), StartNumber(number)],
            });
        }
    }
}

fn event(name: &str) -> Event {
    let mut event = Event { edition: Edition::Trf26, ..Event::default() };
    name.clone_into(&mut event.about.name);
    event.about.start = Date::new(YEAR, 6, 6);
    event.about.end = Date::new(YEAR, 6, 7);
    event
}

fn drawn_colour(chance: &mut Chance) -> Colour {
    *chance.pick(&[Colour::White, Colour::Black])
}

/// Ratings in descending order; unrated players come last.
fn ratings(chance: &mut Chance, count: usize) -> Vec<Option<u16>> {
    let mut ratings: Vec<Option<u16>> =
        (0..count).map(|_| (chance.below(12) > 0).then(|| chance.between(1000, 2450))).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    ratings
}

fn player(chance: &mut Chance, number: StartNumber, rating: Option<u16>) -> Competitor {
    let family = *chance.pick(&FAMILY);
    let (given, sex) = *chance.pick(&GIVEN);
    let mut player = Competitor::new(number, format!("{family}, {given} {number}"));
    player.sex = Some(sex);
    player.rating = rating;
    player.title = rating.filter(|&rating| rating >= 2300).map(|_| Title::FideMaster);
    (*chance.pick(&FEDERATIONS)).clone_into(&mut player.federation);
    player.birth = Some(Birth::Year(YEAR - chance.between(7, 82)));
    player
}

/// Announces the number of rounds and the system.
pub(super) fn announce(event: &mut Event, rounds: u16, system: &str) {
    let rounds = u8::try_from(rounds).expect("simulated events fit a report file");
    event.rounds = Some(RoundNumber(rounds));
    event.system = Some(system.to_owned());
}
