//! The core against a second referee ([`referee`]) that was written from the rulebook alone. Both
//! see the same random games, and a screen has to show the same of them.
//!
//! `MODEL_GAMES` is how many games are played, from seed `MODEL_FROM` (1) on; `MODEL_SEED` plays a
//! single one.

mod course;
mod hall;
mod referee;

use course::Dice;
use court_protocol::{CourtTime, Millis, RunEvidence, Side};
use hall::Hall;
use referee::{Course, Referee, Word};

/// Games in every run of the tests, half of them on lanes that report their runs.
const GAMES: u64 = 5_000;
/// Things that happen in one game, at most.
const WORDS: u32 = 90;

#[expect(clippy::disallowed_methods, reason = "how many games is asked from outside")]
fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number of games or a seed: {text:?}")))
}

#[test]
fn all_2_two_referees_who_never_met_agree_where_runs_are_reported() {
    compare(RunEvidence::Reported);
}

#[test]
fn all_2_two_referees_who_never_met_agree_where_runs_are_presumed() {
    compare(RunEvidence::Presumed);
}

/// Debts, penalties, cards and clocks of random games, as both referees have them.
fn compare(runs: RunEvidence) {
    let mut seen = Seen::default();
    if let Some(seed) = number("MODEL_SEED") {
        return play(seed, runs, &mut seen);
    }
    let games = number("MODEL_GAMES").unwrap_or(GAMES);
    let from = number("MODEL_FROM").unwrap_or(1);
    for seed in from..from + games.div_ceil(2) {
        play(seed, runs, &mut seen);
    }
    if games >= GAMES {
        seen.has_everything();
    }
}

#[test]
fn the_second_referee_knows_nothing_of_the_core() {
    let sources = [
        include_str!("referee.rs"),
        include_str!("referee/draws.rs"),
        include_str!("referee/lanes.rs"),
        include_str!("referee/moves.rs"),
    ];
    for line in sources.iter().flat_map(|source| source.lines()) {
        let from = line.strip_prefix("use ").and_then(|path| path.split([':', ';']).next());
        let known = ["court_protocol", "shakmaty", "super"];
        assert!(from.is_none_or(|from| known.contains(&from)), "{line}");
        assert!(!line.contains("referee_core"), "{line}");
    }
}

/// Number of times each event came about: an event that never happens is not tested.
#[derive(Debug, Default)]
struct Seen {
    moves: u64,
    served: u64,
    restarts: u64,
    ran_on: u64,
    cards: u64,
    illegal: u64,
    endings: std::collections::BTreeMap<String, u64>,
}

impl Seen {
    fn count(&mut self, game: &Referee) {
        self.moves += game.ply() as u64;
        for side in Side::BOTH {
            self.served += u64::from(game.lanes[side].served);
            self.cards += u64::from(2 - game.cards[side]);
            self.illegal += u64::from(game.illegal[side]);
        }
        if let Some((_, result, by)) = game.ended {
            *self.endings.entry(format!("{by:?} {}", result.pgn())).or_default() += 1;
        }
    }

    fn has_everything(&self) {
        let Self { moves, served, restarts, ran_on, cards, illegal, .. } = self;
        let counts = [moves, served, restarts, ran_on, cards, illegal];
        assert!(counts.iter().all(|count| **count > 100), "{self:#?}");
        for by in [
            "Checkmate",
            "Resignation",
            "Agreement",
            "FlagFall",
            "IllegalMoves",
            "Penalty",
            "ThreefoldRepetition",
        ] {
            let ends = self.endings.keys().any(|ending| ending.starts_with(by));
            assert!(ends, "no game ended by {by}: {self:#?}");
        }
    }
}

fn play(seed: u64, runs: RunEvidence, seen: &mut Seen) {
    let mut dice = Dice::new(seed);
    let initial = Millis::seconds(20 + i64::try_from(dice.below(500)).expect("it is small"));
    let increment = Millis::seconds(i64::try_from(dice.below(6)).expect("it is small"));
    let time = (initial, increment);
    let mut now = hall::ORIGIN;
    let mut hall = Hall::new(runs, time);
    hall.start();
    let mut model = Referee::new(now, runs, time, Millis::minutes(1));
    let mut told = Vec::new();
    for _ in 0..WORDS {
        now = now + course::pause(&mut dice);
        hall.advance(now);
        model.pass(now);
        check(seed, &told, &hall, &model, now);
        if model.course == Course::Over {
            break;
        }
        let Some(word) = course::next(&mut dice, &model, now) else { continue };
        told.push((now, word.clone()));
        seen.ran_on += u64::from(matches!(word, Word::Stood { stood: true, .. }));
        let before = Side::BOTH.map(|side| model.lanes[side].restarts);
        model.hear(&word);
        let left = Side::BOTH.iter().zip(before);
        seen.restarts += left.filter(|(side, n)| model.lanes[**side].restarts > *n).count() as u64;
        now = hall.tell(&word, now);
        model.pass(now);
        check(seed, &told, &hall, &model, now);
    }
    hall.check();
    seen.count(&model);
}

fn check(seed: u64, told: &[(CourtTime, Word)], hall: &Hall, model: &Referee, now: CourtTime) {
    if model.is_waiting() {
        return; // the result of a claim stands when it is ruled
    }
    let (core, ours) = (hall.shows(now), hall::shown(model, now));
    if core != ours {
        let line = |(at, word): &(CourtTime, Word)| format!("  {} {word:?}", *at - hall::ORIGIN);
        let course = told.iter().map(line).collect::<Vec<_>>().join("\n");
        panic!(
            "MODEL_SEED={seed} at {}:\n{course}\nthe core has\n{core:#?}\nthe second referee\n{ours:#?}",
            now - hall::ORIGIN
        );
    }
}
