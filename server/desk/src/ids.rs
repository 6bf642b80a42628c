//! The numbers of an event: one type each, so that nobody takes a person for a team.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A person of the installation's register, which holds names, births and contacts. The number
    /// is never given twice; a court knows the person by the same number, as its `PlayerId`.
    PersonId(u32)
);
id!(
    /// A club of the register. Players of one club can be kept apart.
    ClubId(u32)
);
id!(
    /// A team of the event.
    TeamId(u32)
);
id!(
    /// A tournament of the event, from 1: a qualification, a group or the finals.
    TournamentId(u16)
);
id!(
    /// A match of the event, from 1: the meeting of two competitors in a round, of one game or more.
    MatchNo(u32)
);
id!(
    /// A protest, from 1.
    ProtestNo(u16)
);
id!(
    /// A result of a court that did not reach the standings by itself, from 1.
    HeldNo(u32)
);
id!(
    /// A person or a team, as the tournament pairs persons or teams, by its number.
    Competitor(u32)
);

id!(
    /// The part of a match to which a game belongs: the game of the match, from 1, in a league the
    /// round of the match; 0 is the `ChessSprint` that decides a tied match.
    Part(u8)
);

impl Part {
    /// The `ChessSprint`.
    pub const SPRINT: Self = Self(0);
}

impl From<PersonId> for Competitor {
    fn from(person: PersonId) -> Self {
        Self(person.0)
    }
}

impl From<TeamId> for Competitor {
    fn from(team: TeamId) -> Self {
        Self(team.0)
    }
}

impl Competitor {
    /// The person, in a tournament of persons.
    pub const fn person(self) -> PersonId {
        PersonId(self.0)
    }

    /// The team, in a tournament of teams.
    pub const fn team(self) -> TeamId {
        TeamId(self.0)
    }
}
