//! Games that the desk of an event has laid onto a court, set up as the rulebook, the plan of the
//! event and this hall's set-up have it.

use super::file::run_modes;
use super::pairing::EventDefaults;
use super::rules::Ages;
use super::source::Source;
use super::time::TimeTable;
use super::{ConfigError, CourtPlan, Event};
use crate::register::Persons;
use court_protocol::{BySide, MatchRule, Pairing, PlayerId, Ruleset, TimeControl};
use referee_desk::views::CourtGame;
use referee_desk::{Desk, Times};
use std::collections::BTreeMap;

impl Event {
    /// The pairings of a desk's games on a court. The age of a player is that of the register in the
    /// year of the event; the set-up's own entry on a player comes first.
    ///
    /// # Errors
    /// When the set-up cannot be read any more.
    pub(crate) fn laid(
        &self,
        desk: &Desk,
        court: &CourtPlan,
        games: &[CourtGame],
        persons: &Persons,
    ) -> Result<Vec<Pairing>, ConfigError> {
        let source = Source { file: &self.set_up.file, text: &self.set_up.text };
        let read = source.read()?;
        let plan = desk.plan().cloned().unwrap_or_default();
        let of_set_up = Ages::at(self.about.date);
        let ages = plan.days.first().map_or(of_set_up, |day| Ages::in_year(day.date.year()));
        let mut entries = BTreeMap::new();
        for player in &read.player {
            let player = player.get_ref();
            entries.insert(player.player(), player.entry(&source, of_set_up)?);
        }
        let sides = games.iter().flat_map(|game| [game.white, game.black]);
        for player in sides.map(|person| PlayerId(person.0)) {
            let born = || persons.get(&player).and_then(|person| person.born);
            entries.entry(player).or_insert_with(|| ages.person(born()));
        }
        // a player agrees to walk by his entry for an event of ChessWalk (CR-4.6-1)
        if plan.rulebook == Ruleset::Walk {
            entries = entries.into_iter().map(|(id, entry)| (id, entry.walking())).collect();
        }
        let rules = read.rules.unwrap_or_default();
        let illegal_moves = rules.illegal_moves(&source)?;
        let run_modes = run_modes(&read.court);
        let time = TimeTable::default();
        let defaults = EventDefaults { rules, time, illegal_moves, entries, run_modes };
        let pairing = |game: &CourtGame| {
            let players = BySide { white: game.white, black: game.black };
            let players = players.map(|person| PlayerId(person.0));
            let entries = players.map(|player| &defaults.entries[&player]);
            let mut time = defaults.rules.time(game.rules, entries);
            if matches!(game.rules, Ruleset::Classic | Ruleset::Walk | Ruleset::Speed) {
                time = time.map(|usual| of_plan(plan.times, usual));
            }
            if let Some((white, black)) = game.carried {
                (time.white.initial, time.black.initial) = (white, black);
            }
            let round = u16::from(game.round.0);
            let mut setup = defaults.game(court, round, game.rules, players, time);
            setup.carried = game.carried.is_some();
            let tournament = desk.tournaments().get(&game.tournament);
            if tournament.is_some_and(|of| of.is.system.duel().is_some()) {
                setup.match_rule = setup.match_rule.map(|_| MatchRule::ELIMINATION);
            }
            Pairing { board: game.place.board, game: game.game, setup }
        };
        Ok(games.iter().map(pairing).collect())
    }
}

/// A side's clock. Times that the organiser left as they were are those of the rule system; a
/// master's increment is never below that of his category (CR-4.5-2).
fn of_plan(times: Times, usual: TimeControl) -> TimeControl {
    let default = Times::default();
    let initial = if times.base == default.base { usual.initial } else { times.base };
    let least = usual.increment > TimeControl::STANDARD.increment;
    let increment = match times.increment {
        increment if increment == default.increment => usual.increment,
        increment if least => increment.max(usual.increment),
        increment => increment,
    };
    TimeControl { initial, increment, ..usual }
}
