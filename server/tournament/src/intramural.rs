//! The Intramural event: teams of one, a round robin, then single elimination (IM-2-1).
//!
//! The players agree on a time for each match, so results come in any order and the table is valid
//! at every moment. The rules of a match (one hour, captured points) and its schedule are not part
//! of this module.

use court_protocol::{Message, message};
use serde::Serialize;
use thiserror::Error;

use crate::event::{Competitor, StartNumber};
use crate::event::{Event, RoundNumber};
use crate::game_result::GameResult;
use crate::knockout::Knockout;
use crate::knockout::bracket::BracketError;
use crate::knockout::duel::DuelRules;
use crate::round_robin::{Cycles, Schedule, ScheduleError};

/// The greatest number of players: their rounds must fit in a report file.
pub const PLAYERS_MAX: u16 = 250;

/// The round robin of an Intramural event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intramural {
    event: Event,
    schedule: Schedule,
}

/// The reason why the event cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub enum IntramuralError {
    /// A round robin of this many players is not possible.
    Schedule(#[from] ScheduleError),
    /// There are more players than [`PLAYERS_MAX`].
    TooMany(usize),
}

impl IntramuralError {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        match self {
            Self::Schedule(error) => error.message(),
            Self::TooMany(players) => {
                message!("intramural-too-many", players, most = PLAYERS_MAX)
            }
        }
    }
}

/// The reason why a result is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the sentence of each refusal is its description")]
pub enum IntramuralRefusal {
    NoSuchMatch { white: StartNumber, black: StartNumber },
    AlreadyRecorded { white: StartNumber, black: StartNumber },
}

impl IntramuralRefusal {
    /// The message for the organiser.
    pub fn message(&self) -> Message {
        Message::of("intramural", self)
    }
}

impl Intramural {
    /// Returns an event of these players. They are numbered from 1 in the order given, which is the
    /// order of the draw.
    ///
    /// # Errors
    /// With fewer than two players or more than [`PLAYERS_MAX`].
    pub fn new(names: &[String]) -> Result<Self, IntramuralError> {
        let players = u16::try_from(names.len())
            .ok()
            .filter(|&players| players <= PLAYERS_MAX)
            .ok_or(IntramuralError::TooMany(names.len()))?;
        let schedule = Schedule::new(players, Cycles::Single)?;
        let rounds = u8::try_from(schedule.rounds()).expect("at most 250 players");
        let mut event = Event {
            rounds: Some(RoundNumber(rounds)),
            system: Some("FIDE_ROUNDROBIN".to_owned()),
            ..Event::default()
        };
        for (number, name) in (1..).zip(names) {
            event.enter(Competitor::new(StartNumber(number), name.clone()));
        }
        Ok(Self { event, schedule })
    }

    /// The cross-table, for standings and report files.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The matches, each with its round in the table.
    pub fn matches(&self) -> impl Iterator<Item = (u16, StartNumber, StartNumber)> {
        let schedule = self.schedule;
        (1..=schedule.rounds()).flat_map(move |round| {
            let games = schedule.round(round).games.into_iter();
            games.map(move |game| (round, StartNumber(game.white.0), StartNumber(game.black.0)))
        })
    }

    /// Records the result of a match.
    ///
    /// # Errors
    /// If the event has no such match, or the match already has its result.
    pub fn record(
        &mut self,
        white: StartNumber,
        black: StartNumber,
        result: GameResult,
    ) -> Result<(), IntramuralRefusal> {
        let round = self
            .matches()
            .find(|&(_, w, b)| (w, b) == (white, black))
            .map(|(round, ..)| RoundNumber(u8::try_from(round).expect("at most 250 players")))
            .ok_or(IntramuralRefusal::NoSuchMatch { white, black })?;
        let recorded = self.event.competitor(white).and_then(|player| player.recorded(round));
        if recorded.is_some() {
            return Err(IntramuralRefusal::AlreadyRecorded { white, black });
        }
        result.record_in(&mut self.event, round, (white, black));
        Ok(())
    }

    /// True if every match has its result.
    pub fn is_finished(&self) -> bool {
        let recorded = self.event.competitors.iter().flat_map(|player| &player.rounds).flatten();
        recorded.count() == self.matches().count() * 2
    }

    /// Returns the single elimination of the first `places` of the round robin, or of all players
    /// if it is `None`. The best seeds have the byes.
    ///
    /// # Errors
    /// With zero places.
    // rules: IM-2-1
    pub fn elimination(&self, places: Option<u16>) -> Result<Knockout, BracketError> {
        let players = self.schedule.competitors();
        Knockout::new(places.map_or(players, |places| places.min(players)), DuelRules::INTRAMURAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use crate::knockout::duel::{DuelInput, DuelStep};
    use crate::knockout::{Seed, Stage};

    fn names(count: usize) -> Vec<String> {
        (1..=count).map(|number| format!("player{number}")).collect()
    }

    #[test]
    fn im_2_1_teams_of_one_meet_once_by_berger_and_then_eliminate_each_other() {
        let mut event = Intramural::new(&names(5)).expect("five players");
        let matches: Vec<_> = event.matches().collect();
        assert_eq!(matches.len(), 10);
        // The results are recorded in reverse order.
        for &(_, white, black) in matches.iter().rev() {
            event.record(white, black, GameResult::WhiteWins).expect("once");
        }
        assert!(event.is_finished());
        let mut elimination = event.elimination(None).expect("five places");
        let first: Vec<String> =
            elimination.open().iter().map(|id| english(&id.message())).collect();
        assert_eq!(first, ["quarter-final 4", "semi-final 2"], "seeds 1 to 3 have byes");
        let quarter_final = Stage::QUARTER_FINAL.number(4);
        let four_against_five = elimination.duel(quarter_final).expect("open");
        assert_eq!(
            four_against_five.next(),
            DuelStep::Game { number: 1, white: Seed(4), black: Seed(5), boards: vec![1] }
        );
        elimination.record(quarter_final, DuelInput::game(1, GameResult::Draw)).expect("due");
        let ruling = DuelInput::Ruling(Some(Seed(5)));
        elimination.record(quarter_final, ruling).expect("a level match goes to the referee");
        let semi_final = elimination.duel(Stage::SEMI_FINAL.number(1)).expect("open");
        assert_eq!((semi_final.higher(), semi_final.lower()), (Seed(1), Seed(5)));
    }

    #[test]
    fn im_2_1_the_organiser_may_let_fewer_go_on() {
        let event = Intramural::new(&names(9)).expect("nine players");
        let elimination = event.elimination(Some(4)).expect("four places");
        assert_eq!(elimination.bracket().competitors(), 4);
    }

    #[test]
    fn a_match_not_in_the_table_or_recorded_twice_is_refused() {
        let mut event = Intramural::new(&names(4)).expect("four players");
        let (one, four) = (StartNumber(1), StartNumber(4));
        let refused = event.record(four, one, GameResult::Draw).expect_err("colours");
        assert_eq!(english(&refused.message()), "4 does not have White against 1 in this event");
        event.record(one, four, GameResult::Draw).expect("once");
        let refused = event.record(one, four, GameResult::Draw).expect_err("twice");
        assert_eq!(refused, IntramuralRefusal::AlreadyRecorded { white: one, black: four });
        assert_eq!(
            english(&Intramural::new(&names(251)).expect_err("too many").message()),
            "an Intramural round robin takes at most 250 players, 251 given"
        );
    }
}
