//! The effect of a set-up, in words for the organiser.

use super::{CourtPlan, Event};
use crate::register::Person;
use court_protocol::{
    BoardNo, BySide, ClockRule, GameSetup, Millis, Pairing, PlayerId, RunEvidence, TimeControl,
    boards_named,
};
use referee_messages::words;
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
        let _infallible = writeln!(text, "{} players", self.persons.len());
        let warnings = self.warnings();
        if !warnings.is_empty() {
            text.push_str("\nWorth a look:\n");
        }
        for warning in warnings {
            let _infallible = writeln!(text, "  {warning}");
        }
        text
    }

    fn game(&self, Pairing { board, game, setup }: &Pairing) -> String {
        let BySide { white, black } = setup.players.map(|player| self.name(player));
        let fen = setup.start_fen.as_ref().map_or_else(String::new, |fen| format!("; from {fen}"));
        format!(
            "{board}: {white} - {black}; round {}, {game}; {}; {}{}; reports {}{fen}",
            setup.round,
            setup.ruleset,
            time(setup),
            runs(setup),
            word(&setup.evidence),
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
            let advice = referee_core::setup::advice(&plan.setup).into_iter();
            warnings.extend(advice.map(|advice| format!("{court}: {}", words().say(&advice))));
            for pairing in &plan.pairings {
                playing.extend([pairing.setup.players.white, pairing.setup.players.black]);
            }
            let has_game =
                |board: &BoardNo| plan.pairings.iter().any(|pairing| pairing.board == *board);
            let without: Vec<BoardNo> =
                (1..=plan.setup.boards).map(BoardNo).filter(|board| !has_game(board)).collect();
            if !without.is_empty() {
                let has = if without.len() == 1 { "has" } else { "have" };
                warnings.push(format!("{court}: {} {has} no game", boards_named(&without)));
            }
            let rounds: BTreeSet<u16> =
                plan.pairings.iter().map(|pairing| pairing.setup.round).collect();
            if rounds.len() > 1 {
                let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                warnings.push(format!("{court}: its games are of rounds {}", rounds.join(", ")));
            }
        }
        let idle: Vec<String> = self
            .persons
            .keys()
            .filter(|player| !playing.contains(player))
            .map(|player| self.name(*player))
            .collect();
        if !idle.is_empty() {
            warnings.push(format!("without a game: {}", idle.join("; ")));
        }
        warnings
    }
}

fn layout(CourtPlan { court, setup, pairings }: &CourtPlan) -> String {
    let games = match pairings.len() {
        1 => "1 game".to_owned(),
        n => format!("{n} games"),
    };
    let swept = if setup.sweep { "a sweep before each start" } else { "started without a sweep" };
    format!(
        "{court} {:?}: {}, {} boards in lanes of {}, {} long, {swept}; {games}",
        setup.name,
        setup.kind,
        setup.boards,
        metres(setup.lane_mm()),
        metres(setup.length_mm),
    )
}

/// Both sides' clocks, named by side where they differ.
fn time(setup: &GameSetup) -> String {
    let told = |time: TimeControl| {
        let first = if time.increment_first { "" } else { ", none at the start" };
        match (time.is_none(), time.increment.0) {
            (true, _) => "no clocks".to_owned(),
            (false, 0) => minutes(time.initial),
            (false, _) => {
                format!("{} + {} a move{first}", minutes(time.initial), minutes(time.increment))
            }
        }
    };
    let BySide { white, black } = setup.time;
    let whose = match setup.clock {
        ClockRule::Court => "by the court's clock",
        ClockRule::Table => "by the clock on the table",
    };
    if white == black {
        format!("{}, {whose}", told(white))
    } else {
        format!("White {}, Black {}, {whose}", told(white), told(black))
    }
}

/// The length of the players' runs, and its origin in the set-up.
fn runs(setup: &GameSetup) -> String {
    if !setup.ruleset.runs() {
        return String::new();
    }
    let BySide { white, black } = setup.turning_point;
    let far = if white == black { format!("{white} m") } else { format!("{white} and {black} m") };
    let known = match setup.runs {
        RunEvidence::Presumed => "presumed at the next press, whatever a sensor reports",
        RunEvidence::Reported => "as sensors or judges report them",
    };
    format!("; runs of {far}, {known}")
}

/// The form used in the file: minutes and seconds.
fn minutes(time: Millis) -> String {
    let seconds = time.0 / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn metres(mm: u32) -> String {
    format!("{}.{:02} m", mm / 1_000, mm % 1_000 / 10)
}

/// The word of the set-up file for a setting.
fn word(setting: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(setting).expect("a setting is one word");
    value.as_str().unwrap_or_default().to_owned()
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
