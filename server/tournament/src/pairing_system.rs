//! The pairing system of an event, from its code (record 192 of a report file).

use court_protocol::{Message, message};
use thiserror::Error;

use crate::event::{Edition, Event};
use crate::round_robin::Cycles;
use crate::team::swiss::TeamSystem;

/// A system that pairs the rounds of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PairingSystem {
    /// The Dutch Swiss (C.04.3), with or without acceleration.
    DutchSwiss,
    /// The team Swiss (C.04.6), of any type.
    TeamSwiss,
    /// A round robin of players by Berger tables.
    RoundRobin(Cycles),
    /// A round robin of teams by Berger tables.
    TeamRoundRobin(Cycles),
}

impl PairingSystem {
    /// The system of an event, by its code (record 192). Without a code it is the team Swiss if the
    /// file has teams of the TRF26 edition, otherwise the Dutch Swiss.
    ///
    /// # Errors
    /// If the code names a system that is not paired from a report file.
    pub fn of(event: &Event) -> Result<Self, NotPairedHere> {
        let Some(code) = event.system.as_deref() else {
            let teams = !event.teams.is_empty() && event.edition == Edition::Trf26;
            return Ok(if teams { Self::TeamSwiss } else { Self::DutchSwiss });
        };
        if let Some(table) = Self::round_robin(code) {
            return Ok(table);
        }
        if TeamSystem::read(code).is_some() {
            return Ok(Self::TeamSwiss);
        }
        if let Some(rest) = code.strip_prefix("FIDE_DUTCH") {
            let edition = rest.strip_suffix("_BAKU").unwrap_or(rest);
            if ["", "_2025", "_2026"].contains(&edition) {
                return Ok(Self::DutchSwiss);
            }
        }
        Err(NotPairedHere { system: code.to_owned() })
    }

    /// Reads `FIDE_` or `BERGER_`, for teams `TEAM_`, then `ROUNDROBIN`. A double round robin has
    /// `DOUBLE` before that or `_G2` after it.
    fn round_robin(code: &str) -> Option<Self> {
        let rest = code.strip_prefix("FIDE_").or_else(|| code.strip_prefix("BERGER_"))?;
        let (rest, teams) =
            rest.strip_prefix("TEAM_").map_or((rest, false), |players| (players, true));
        let cycles = match rest {
            "ROUNDROBIN" => Cycles::Single,
            "DOUBLEROUNDROBIN" | "ROUNDROBIN_G2" => Cycles::Double,
            _ => return None,
        };
        Some(if teams { Self::TeamRoundRobin(cycles) } else { Self::RoundRobin(cycles) })
    }
}

/// The system of an event that is not paired from a report file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{self:?}")]
pub struct NotPairedHere {
    /// The event's code (record 192).
    pub system: String,
}

impl NotPairedHere {
    /// The message for the arbiter.
    pub fn message(&self) -> Message {
        message!("not-paired-here", system = self.system)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn system(code: &str) -> Option<PairingSystem> {
        let event = Event { system: Some(code.to_owned()), ..Event::default() };
        PairingSystem::of(&event).ok()
    }

    #[test]
    fn the_code_of_the_event_names_its_system() {
        for code in ["FIDE_DUTCH", "FIDE_DUTCH_2026", "FIDE_DUTCH_2025_BAKU"] {
            assert_eq!(system(code), Some(PairingSystem::DutchSwiss), "{code}");
        }
        for code in ["FIDE_TEAM", "FIDE_TEAM_TYPEB_MP_GP", "FIDE_TEAM_BAKU"] {
            assert_eq!(system(code), Some(PairingSystem::TeamSwiss), "{code}");
        }
        assert_eq!(system("BERGER_ROUNDROBIN"), Some(PairingSystem::RoundRobin(Cycles::Single)));
        assert_eq!(
            system("FIDE_DOUBLEROUNDROBIN"),
            Some(PairingSystem::RoundRobin(Cycles::Double))
        );
        assert_eq!(
            system("BERGER_TEAM_ROUNDROBIN_G2"),
            Some(PairingSystem::TeamRoundRobin(Cycles::Double))
        );
        for code in [
            "CUSTOM_KNOCKOUT",
            "FIDE_DUBOV",
            "FIDE_DUTCH_2017",
            "FIDE_DUTCHES",
            "OUR_ROUNDROBIN",
            "",
        ] {
            assert_eq!(system(code), None, "{code}");
        }
    }
}
