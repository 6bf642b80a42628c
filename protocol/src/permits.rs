//! The acts that may be asked of a game now, and the refusals of the others.

use crate::{
    Ask, Check, Claim, CourtTime, Fault, GameResult, Refusal, Role, Sanction, Seen, Termination,
};
use serde::{Deserialize, Serialize};

/// Defines [`Act`]: the acts that name a game, and neither a fact nor a question, and the others.
macro_rules! acts {
    (
        $(#[$enum:meta])*
        of_games { $($(#[$doc:meta])* $act:ident,)* }
        others { $($(#[$other_doc:meta])* $other:ident,)* }
    ) => {
        $(#[$enum])*
        pub enum Act {
            $($(#[$doc])* $act,)*
            $($(#[$other_doc])* $other,)*
        }

        impl Act {
            /// The acts that name a game, and neither a fact nor a question.
            pub const OF_GAMES: [Self; 48] = [$(Self::$act),*];
        }
    };
}

acts! {
    /// A kind of request, without its arguments.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case")]
    of_games {
        /// [`Seen::Placed`] and [`Seen::Moved`].
        Moved,
        /// [`Seen::Pressed`].
        Pressed,
        /// [`Seen::Read`].
        Read,
        /// [`Seen::Crossed`].
        Crossed,
        /// [`Seen::Returned`].
        Returned,
        /// [`Seen::Touched`].
        Touched,
        /// [`Seen::Resigned`].
        Resigned,
        /// [`Seen::DrawAgreed`].
        DrawAgreed,
        /// [`Seen::FlagSeen`].
        FlagSeen,
        /// [`Seen::DrawCard`].
        DrawCard,
        /// [`Seen::DrawAccepted`].
        DrawAccepted,
        /// [`Seen::DrawRefused`].
        DrawRefused,
        /// [`Seen::Claimed`]; [`Permits::claims`] lists the claims.
        Claimed,
        /// [`Seen::Corrected`].
        Corrected,
        /// [`Seen::ClocksStopped`].
        ClocksStopped,
        /// [`Seen::Confirmed`].
        Confirmed,
        /// [`Seen::Disputed`].
        Disputed,
        /// [`Seen::Agreed`].
        Agreed,
        /// [`Seen::Declared`].
        Declared,
        /// [`Seen::Exchanged`].
        Exchanged,
        /// [`Seen::Withdrawn`].
        Withdrawn,
        /// [`Seen::Reminded`].
        Reminded,
        /// [`Seen::Interfered`].
        Interfered,
        /// [`Seen::ClockSet`].
        ClockSet,
        /// [`Seen::ChiefCalled`].
        ChiefCalled,
        /// [`Seen::Fault`] with a note or a warning; [`Permits::faults`] lists the faults.
        Fault,
        /// [`Seen::Fault`] with ten seconds behind the line (CR-4.3-1).
        Penalty,
        /// [`Seen::Fault`] with another step of FIDE's ladder (FIDE 12.9).
        Ladder,
        /// [`Seen::Stopped`].
        Stopped,
        /// [`Seen::LeftStop`].
        LeftStop,
        /// [`Seen::WalkCard`].
        WalkCard,
        /// [`Ask::ShowCards`].
        ShowCards,
        /// [`Ask::Arrange`].
        Arrange,
        /// [`Ask::Ready`].
        Ready,
        /// [`Ask::Check`]; [`Permits::checks`] lists the items.
        Check,
        /// [`Ask::Waive`].
        Waive,
        /// [`Ask::Start`] and [`Ask::Go`]. Hindrances to a start come with
        /// [`Presence`](crate::Presence).
        Start,
        /// [`Ask::Abort`].
        Abort,
        /// [`Ask::Annul`].
        Annul,
        /// [`Ask::Pause`].
        Pause,
        /// [`Ask::EnterResult`]; [`Permits::ends`] lists the causes.
        EnterResult,
        /// [`Ask::Seal`].
        Seal,
        /// [`Ask::CorrectResult`].
        CorrectResult,
        /// [`Ask::RuleResult`].
        RuleResult,
        /// [`Ask::SetClock`].
        SetClock,
        /// [`Ask::SetPosition`].
        SetPosition,
        /// [`Ask::SetPlayers`].
        SetPlayers,
        /// [`Ask::SetEvidence`].
        SetEvidence,
    }
    others {
        /// [`Ask::Pair`].
        Pair,
        /// [`Ask::TakeOff`].
        TakeOff,
        /// [`Ask::Replace`].
        Replace,
        /// [`Ask::Void`].
        Void,
        /// [`Ask::Void`] of a ruling that is no call of the sender.
        VoidRuling,
        /// [`Ask::Void`] of another referee's call.
        VoidOthersCall,
        /// [`Ask::Split`].
        Split,
        /// [`Ask::Answer`].
        Answer,
        /// A [`DeviceAct`](crate::DeviceAct).
        ChangeDevices,
    }
}

impl Act {
    /// The kind of a request.
    pub const fn of(ask: &Ask) -> Self {
        match ask {
            Ask::Observe { seen, .. } => Self::of_seen(seen),
            Ask::Arrange { .. } => Self::Arrange,
            Ask::Ready { .. } => Self::Ready,
            Ask::Check { .. } => Self::Check,
            Ask::Waive { .. } => Self::Waive,
            Ask::ShowCards { .. } => Self::ShowCards,
            Ask::Start { .. } | Ask::Go { .. } => Self::Start,
            Ask::Abort { .. } => Self::Abort,
            Ask::Annul { .. } => Self::Annul,
            Ask::Pause { .. } => Self::Pause,
            Ask::EnterResult { .. } => Self::EnterResult,
            Ask::Seal { .. } => Self::Seal,
            Ask::CorrectResult { .. } => Self::CorrectResult,
            Ask::RuleResult { .. } => Self::RuleResult,
            Ask::SetClock { .. } => Self::SetClock,
            Ask::SetPosition { .. } => Self::SetPosition,
            Ask::SetPlayers { .. } => Self::SetPlayers,
            Ask::SetEvidence { .. } => Self::SetEvidence,
            Ask::Pair { .. } => Self::Pair,
            Ask::TakeOff { .. } => Self::TakeOff,
            Ask::Replace { .. } => Self::Replace,
            Ask::Split { .. } => Self::Split,
            Ask::Answer { .. } => Self::Answer,
            Ask::Void { .. } => Self::Void,
        }
    }

    /// The kind of an observation.
    pub const fn of_seen(seen: &Seen) -> Self {
        match seen {
            Seen::Placed { .. } | Seen::Moved { .. } => Self::Moved,
            Seen::Pressed { .. } => Self::Pressed,
            Seen::Read { .. } => Self::Read,
            Seen::Crossed { .. } => Self::Crossed,
            Seen::Returned { .. } => Self::Returned,
            Seen::Touched { .. } => Self::Touched,
            Seen::Resigned { .. } => Self::Resigned,
            Seen::DrawAgreed => Self::DrawAgreed,
            Seen::FlagSeen { .. } => Self::FlagSeen,
            Seen::DrawCard { .. } => Self::DrawCard,
            Seen::DrawAccepted { .. } => Self::DrawAccepted,
            Seen::DrawRefused { .. } => Self::DrawRefused,
            Seen::Claimed { .. } => Self::Claimed,
            Seen::Corrected { .. } => Self::Corrected,
            Seen::ClocksStopped { .. } => Self::ClocksStopped,
            Seen::Confirmed { .. } => Self::Confirmed,
            Seen::Disputed { .. } => Self::Disputed,
            Seen::Agreed { .. } => Self::Agreed,
            Seen::Declared { .. } => Self::Declared,
            Seen::Exchanged { .. } => Self::Exchanged,
            Seen::Withdrawn { .. } => Self::Withdrawn,
            Seen::Reminded { .. } => Self::Reminded,
            Seen::Interfered { .. } => Self::Interfered,
            Seen::ClockSet => Self::ClockSet,
            Seen::ChiefCalled => Self::ChiefCalled,
            Seen::Fault { sanction, .. } => match sanction {
                Sanction::Note | Sanction::Warning => Self::Fault,
                Sanction::Stop => Self::Penalty,
                Sanction::GiveOpponent { .. }
                | Sanction::TakeTime { .. }
                | Sanction::LossOfGame => Self::Ladder,
            },
            Seen::Stopped { .. } => Self::Stopped,
            Seen::LeftStop { .. } => Self::LeftStop,
            Seen::WalkCard { .. } => Self::WalkCard,
        }
    }
}

impl Act {
    /// Likely reasons of an act that needs one, each with its key on a keyboard and its code in the
    /// message `reason`.
    pub const REASONS: [(Self, &[(char, &str)]); 11] = [
        (
            Self::Void,
            &[('w', "wrong_board"), ('e', "in_error"), ('s', "not_seen"), ('r', "overruled")],
        ),
        (
            Self::Pause,
            &[
                ('i', "injury"),
                ('a', "alarm"),
                ('c', "clock_broken"),
                ('d', "disturbance"),
                ('r', "ruling_needed"),
            ],
        ),
        (Self::Waive, &[('n', "no_other"), ('s', "safe"), ('a', "players_agree")]),
        (Self::Pair, &[('s', "slips_later"), ('p', "protest_open"), ('t', "no_time")]),
        (Self::Annul, &[('f', "false_start"), ('w', "wrong_players"), ('c', "clocks_not_set")]),
        (Self::Start, &[('s', "seen_ready"), ('d', "device_broken"), ('l', "late_players")]),
        (Self::RuleResult, RESULT_REASONS),
        (Self::CorrectResult, RESULT_REASONS),
        (
            Self::SetClock,
            &[('w', "clock_set_wrongly"), ('p', "penalty_in_time"), ('d', "clock_broken")],
        ),
        (Self::SetPosition, &[('i', "taken_back"), ('d', "pieces_displaced")]),
        (Self::SetPlayers, &[('s', "seated_wrongly")]),
    ];

    /// The likely reasons of the act.
    pub fn reasons(self) -> &'static [(char, &'static str)] {
        Self::REASONS.iter().find(|(act, _)| *act == self).map_or(&[], |(_, reasons)| reasons)
    }
}

const RESULT_REASONS: &[(char, &str)] =
    &[('e', "entered_wrongly"), ('f', "did_not_come"), ('p', "penalty"), ('a', "appeal")];

/// The requests that referees and devices may make about a game now, for a press from the last
/// record on. A picture that may be old hides nothing but a start and its stop: the court may
/// meanwhile permit an act that is refused there.
///
/// An act, a fault, a claim or an item that is not listed does not exist in the rule system. The
/// court refuses it with [`Refusal::NotInThisGame`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Permits {
    /// The acts of the rule system; acts that are alike share a row.
    pub acts: Vec<Permit>,
    /// The faults that can be called, likely ones first. The words of another fault are empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
    /// The claims that a player can make, likely ones first. Words are empty, moves and sides are
    /// those of the claim that is the easiest to make.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<Claim>,
    /// The checks before the start (CR-2.4, SP-31).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<Check>,
    /// The causes that can be entered with a result.
    #[serde(default, skip_serializing_if = "Ends::is_empty")]
    pub ends: Ends,
}

/// Acts of one rank that are alike.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Permit {
    /// The lowest role that may ask for them.
    pub least: Role,
    /// The acts that may be asked now.
    pub acts: Vec<Act>,
    /// The refusal that each of them would get now; missing if they may be asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_not: Option<Refusal>,
    /// The instant from which on they are refused, where that passes by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<CourtTime>,
    /// True if the court records them now without any effect, because the game has ended, stands
    /// still, or prohibits them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unexpected: bool,
}

/// The causes of each result, likely ones first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ends {
    /// The causes of a win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub won: Vec<Termination>,
    /// The causes of a draw.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Termination>,
    /// The causes of a game that both players lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub both_lost: Vec<Termination>,
}

impl Ends {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The causes of a result.
    pub fn of(&self, result: GameResult) -> &[Termination] {
        match result {
            GameResult::Won { .. } => &self.won,
            GameResult::Drawn => &self.drawn,
            GameResult::BothLost => &self.both_lost,
        }
    }
}

impl Permits {
    /// The row of an act; `None` if the rule system has no such act.
    ///
    /// ```
    /// use court_protocol::{Act, Permit, Permits, Role};
    /// let row = Permit {
    ///     least: Role::Judge,
    ///     acts: vec![Act::Stopped, Act::LeftStop],
    ///     why_not: None,
    ///     until: None,
    ///     unexpected: false,
    /// };
    /// let permits = Permits { acts: vec![row.clone()], ..Permits::default() };
    /// assert_eq!(permits.of(Act::LeftStop), Some(&row));
    /// assert_eq!(permits.of(Act::WalkCard), None);
    /// ```
    pub fn of(&self, act: Act) -> Option<&Permit> {
        self.acts.iter().find(|permit| permit.acts.contains(&act))
    }
}
