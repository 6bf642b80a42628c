//! Tests the Berger tables as printed, and the league fixtures and Intramural rounds based on them.

use referee_tournament::event::{Competitor, StartNumber};
use referee_tournament::event::{Event, RoundNumber};
use referee_tournament::game_result::GameResult;
use referee_tournament::next_round;
use referee_tournament::round_robin::{Cycles, Game, Schedule};

const TABLES: &str = include_str!("../../../tests/data/roundrobin/berger.tsv");

/// Players, round and pairs of every printed line.
fn printed() -> Vec<(u16, u16, Vec<String>)> {
    let lines = TABLES.lines().skip(1);
    let read = |line: &str| {
        let mut columns = line.split('\t');
        let mut column = || columns.next().expect("three columns");
        let number = |text: &str| text.parse::<u16>().expect("a number");
        let (players, round) = (number(column()), number(column()));
        (players, round, column().split(' ').map(str::to_owned).collect())
    };
    lines.map(read).collect()
}

fn told(games: &[Game]) -> Vec<String> {
    games.iter().map(ToString::to_string).collect()
}

#[test]
fn every_printed_round_comes_out_board_by_board_with_its_colours() {
    let printed = printed();
    assert_eq!(printed.len(), (4..=16).step_by(2).map(|players| players - 1).sum::<usize>());
    for (players, round, pairs) in printed {
        let schedule = Schedule::new(players, Cycles::Single).expect("an even field");
        assert_eq!(told(&schedule.round(round).games), pairs, "{players} players, round {round}");
    }
}

#[test]
fn an_odd_field_plays_the_next_table_and_its_last_number_is_the_free_place() {
    for (places, round, pairs) in printed() {
        let schedule = Schedule::new(places - 1, Cycles::Single).expect("an odd field");
        let drawn = schedule.round(round);
        let last = places.to_string();
        let meets_nobody = |pair: &&String| pair.split('-').any(|number| number == last);
        let played: Vec<String> =
            pairs.iter().filter(|pair| !meets_nobody(pair)).cloned().collect();
        assert_eq!(told(&drawn.games), played);
        let free = pairs.iter().find(meets_nobody).expect("the last number is in every round");
        let free = free.split('-').find(|number| *number != last).expect("one competitor is free");
        assert_eq!(drawn.free.map(|number| number.to_string()).as_deref(), Some(free));
    }
}

#[test]
fn an_event_is_paired_by_its_table_round_after_round() {
    let mut event = Event { system: Some("FIDE_ROUNDROBIN".to_owned()), ..Event::default() };
    for number in 1..=5 {
        event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
    }
    let schedule = Schedule::new(5, Cycles::Single).expect("five players");
    for number in 1..=5 {
        let next = next_round::pair(&event).expect("a round of the table");
        let drawn = schedule.round(u16::from(number));
        let games: Vec<(u16, u16)> =
            drawn.games.iter().map(|game| (game.white.0, game.black.0)).collect();
        assert_eq!(
            (next.boards.clone(), next.left_over),
            (games, drawn.free.iter().map(|free| free.0).collect())
        );
        for (white, black) in next.boards {
            let (white, black) = (StartNumber(white), StartNumber(black));
            GameResult::Draw.record_in(&mut event, RoundNumber(number), (white, black));
        }
    }
    let over = next_round::NextRoundRefusal::TableOver { rounds: 5 };
    assert_eq!(next_round::pair(&event), Err(over));
}
