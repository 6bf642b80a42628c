//! The effect of a set-up, in words for the organiser.

use super::{CourtPlan, Event};
use crate::register::Person;
use court_protocol::{BoardNo, BySide, GameSetup, Millis, Pairing, PlayerId, TimeControl};
use referee_messages::{say, words};
use std::collections::BTreeSet;
use std::fmt::Write as _;

impl Event {
    /// Its courts with their boards, games, rules and time controls; then what is possible and
    /// still worth a look.
    pub fn told(&self) -> String {
        let mut text = String::new();
        for plan in &self.courts {
            let _infallible = writeln!(text, "{}", layout(plan));
            for pairing in &plan.pairings {
                let _infallible = writeln!(text, "  {}", self.game(pairing));
            }
        }
        let _infallible = writeln!(text, "{}", say!("setup-players", players = self.persons.len()));
        let warnings = self.warnings();
        if !warnings.is_empty() {
            let _infallible = writeln!(text, "\n{}", say!("setup-look"));
        }
        for warning in warnings {
            let _infallible = writeln!(text, "  {warning}");
        }
        text
    }

    fn game(&self, Pairing { board, game, setup }: &Pairing) -> String {
        let BySide { white, black } = setup.players.map(|player| self.name(player));
        say!(
            "setup-game",
            board,
            players = format!("{white} - {black}"),
            round = setup.round,
            game,
            ruleset = setup.ruleset,
            time = time(setup),
            runs = runs(setup),
            reports = court_protocol::code(&setup.evidence),
            fen = setup.start_fen
        )
    }

    fn name(&self, player: PlayerId) -> String {
        self.persons.get(&player).map_or_else(|| player.to_string(), Person::listed_name)
    }

    /// Settings that are possible and still worth a look.
    fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        let mut playing = BTreeSet::new();
        for plan in &self.courts {
            let court = plan.court;
            for advice in referee_core::setup::advice(&plan.setup) {
                let advice = words().say(&advice);
                warnings.push(say!("console-advice", name = court.to_string(), advice));
            }
            for pairing in &plan.pairings {
                playing.extend([pairing.setup.players.white, pairing.setup.players.black]);
            }
            let has_game =
                |board: &BoardNo| plan.pairings.iter().any(|pairing| pairing.board == *board);
            let boards: Vec<BoardNo> =
                (1..=plan.setup.boards).map(BoardNo).filter(|board| !has_game(board)).collect();
            if !boards.is_empty() {
                warnings.push(say!("setup-without-game", court, boards));
            }
            let rounds: BTreeSet<u16> =
                plan.pairings.iter().map(|pairing| pairing.setup.round).collect();
            if rounds.len() > 1 {
                warnings.push(say!("setup-rounds", court, rounds));
            }
        }
        let idle = self.persons.keys().filter(|player| !playing.contains(player));
        let names: Vec<String> = idle.map(|player| self.name(*player)).collect();
        if !names.is_empty() {
            warnings.push(say!("setup-idle", names = names.join("; ")));
        }
        warnings
    }
}

fn layout(CourtPlan { court, setup, pairings }: &CourtPlan) -> String {
    say!(
        "setup-court",
        court,
        name = setup.name,
        kind = setup.kind,
        boards = setup.boards,
        lane = metres(setup.lane_mm()),
        length = metres(setup.length_mm),
        sweep = setup.sweep,
        games = pairings.len()
    )
}

/// Both sides' clocks, named by side where they differ.
fn time(setup: &GameSetup) -> String {
    let told = |time: TimeControl| {
        let [initial, increment] = [time.initial, time.increment].map(minutes);
        match (time.is_none(), time.increment.0) {
            (true, _) => say!("setup-no-clocks"),
            (false, 0) => initial,
            (false, _) => {
                say!("setup-increment", initial, increment, first = time.increment_first)
            }
        }
    };
    let (first, second, clock) = (told(setup.time.white), told(setup.time.black), setup.clock);
    if first == second {
        say!("setup-time", first, clock)
    } else {
        say!("setup-times", first, second, clock)
    }
}

/// The length of the players' runs, and its origin in the set-up.
fn runs(setup: &GameSetup) -> String {
    if !setup.ruleset.runs() {
        return String::new();
    }
    let BySide { white: one, black: other } = setup.turning_point;
    let far = if one == other { one.to_string() } else { say!("setup-both-turns", one, other) };
    say!("setup-runs", far, known = setup.runs)
}

/// The form used in the file: minutes and seconds.
fn minutes(time: Millis) -> String {
    let seconds = time.0 / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn metres(mm: u32) -> String {
    format!("{}.{:02}", mm / 1_000, mm % 1_000 / 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_tells_courts_games_players_time_controls_and_what_is_worth_a_look() {
        let text = r#"
            [event]
            date = 2026-11-21
            [[court]]
            name = "Centre"
            boards = 2
            [[court]]
            kind = "track"
            width_m = 8.0
            [[player]]
            id = 1
            name = "Example, Anna"
            born = 1980
            [[player]]
            id = 2
            name = "Example, Ben"
            born = 2015
            [[player]]
            id = 3
            name = "Late, Carl"
            [[pairing]]
            board = 1
            white = 1
            black = 2
        "#;
        let event = Event::parse("event.toml", text).expect("possible");
        insta::assert_snapshot!(event.told(), @r#"
        court 1 "Centre": basketball court, 2 boards in lanes of 7.50 m, 28.00 m long, a sweep before each start; 1 game
          board 1: Example, Anna - Example, Ben; round 1, game 1001; ChessRun; White 10:00 + 0:07 a move, Black 10:00 + 0:05 a move, by the court's clock; runs of 14 and 11 m, presumed at the next press, whatever a sensor reports; reports moves
        court 2 "Court 2": athletics track, 8 boards in lanes of 1.00 m, 28.00 m long, a sweep before each start; 0 games
        3 players

        Worth a look:
          court 1: board 2 has no game
          court 2: lanes of 1.000 m are narrower than the 1.25 m of a standard court (CR-2.1-4)
          court 2: boards 1, 2, 3, 4, 5, 6, 7, 8 have no game
          without a game: Late, Carl
        "#);
    }
}
