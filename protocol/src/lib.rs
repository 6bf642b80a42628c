//! The shared vocabulary of a court: units, ids, sides, requests, refusals, messages, views,
//! frames, the codec with its limits, and the follower's mirror. Plain data, no IO, no rules.
//!
//! A move report of a board agent, encoded and decoded:
//!
//! ```
//! use court_protocol::*;
//! let request = ToServer::Request(Request {
//!     boot: BootId(7),
//!     n: 1,
//!     at: Micros(12_500_000),
//!     court: CourtId(1),
//!     tag: None,
//!     ask: Ask::Observe {
//!         board: BoardNo(3),
//!         game: None,
//!         seen: Seen::Moved { uci: "e2e4".into(), reading: None },
//!     },
//! });
//! let bytes = Format::MessagePack.encode(&request);
//! assert_eq!(Format::MessagePack.decode::<ToServer>(&bytes, Limits::DEVICE), Ok(request));
//! ```
//!
//! # Design
//!
//! * Every enum is externally tagged and nothing is recursive. A decoder needs no buffering, and a
//!   hostile frame costs no more than its own length ([`Limits`] are checked before serde sees a
//!   byte).
//! * The types that devices send deny unknown fields, because a request with a misspelt field must
//!   not be ruled on in part. The types that devices receive ignore unknown fields, so that a court
//!   can send more than an older screen understands.
//! * Integers stay below 2^53: browsers read them as JSON numbers.

#![warn(missing_docs)]

/// An enum with the list of its kinds. Code that needs all of them takes the list, so that a new kind
/// is in it.
macro_rules! listed {
    ($(#[$of:meta])* pub enum $name:ident { $(
        $(#[$of_kind:meta])* $kind:ident $({ $($(#[$of_field:meta])* $field:ident: $type:ty),* $(,)? })?
    ),* $(,)? }) => {
        $(#[$of])*
        pub enum $name { $(
            $(#[$of_kind])* $kind $({ $($(#[$of_field])* $field: $type),* })?
        ),* }

        impl $name {
            /// Every kind in the order of its declaration; its fields have their defaults.
            pub fn all() -> Vec<Self> {
                vec![$(Self::$kind $({ $($field: <$type>::default()),* })?),*]
            }
        }
    };
}

mod claim;
mod codec;
mod duty;
mod equipment;
mod frame;
mod game;
mod hindrance;
mod ids;
mod intramural;
mod message;
mod mirror;
mod penalty;
mod permits;
mod presence;
mod preview;
mod question;
mod refusal;
mod request;
mod round;
mod said;
mod sentence;
mod setting;
mod speed;
mod text;
mod units;
mod view;
mod walk;

pub use claim::Claim;
pub use codec::{CodecError, Format, Limits};
pub use duty::Grant;
pub use equipment::{Check, CheckItem, CheckView, Finding};
pub use frame::{EventView, Frame, Snapshot};
pub use game::{
    ClockRule, CourtKind, CourtSetup, Debt, Evidence, GameResult, GameSetup, IllegalMoveRule,
    Phase, Ruleset, RunEvidence, RunMode, Supervision, Termination, TimeControl, Whereabouts,
};
pub use hindrance::{Against, Hindrance};
pub use ids::{
    BoardId, BoardNo, BootId, CourtId, DeviceId, Epoch, FactId, GameId, PlayerId, RequestId, Seq,
    StreamId,
};
pub use intramural::{Arrangement, EqualPoints, MatchRule, NotASquare, OnlineView, Square, Window};
pub use message::{
    AskingNumber, ClockEstimate, Credential, EpochMac, Follow, Goodbye, GoodbyeCode, Have,
    Heartbeat, Hello, Outcome, Probe, ProbeReply, Role, Ruling, ToDevice, ToServer, Verdict,
    Versions, Welcome,
};
pub use mirror::{Mirror, Missed};
pub use penalty::{
    Back, Fault, PenaltyState, PenaltyView, Sanction, StopView, Tap, UnexpectedFrom,
};
pub use permits::{Act, Ends, Permit, Permits};
pub use presence::{
    Asking, DeviceAct, DeviceAnswer, DeviceAsk, DeviceHealth, JudgedLine, Presence, Reach,
    Recovered, RecoveredCourt, SafetyCopy, SelfReport, Shows, UnprovenEpoch,
};
pub use preview::{Preview, PreviewAsk};
pub use question::{Alike, Known, OnRecord, Question, QuestionView, TimeRuled, numbered};
pub use refusal::{
    Change, FactKind, Field, Fits, NeedsForResult, NeedsForStep, PlayersAct, Refusal, Report,
    Unknown, Unsealed,
};
pub use request::{Answer, Ask, ConfirmedResult, Pairing, PreviewId, Reading, Request, Seen};
pub use round::{RoundAnswer, RoundAsk, RoundGames, RoundOnCourt};
pub use said::{Said, TickerLine, TimeFor};
pub use sentence::{Arg, Message, code};
pub use setting::Setting;
pub use speed::{Agreement, Interference, Piece, SpeedView, StandingClaim};
pub use text::{NAME_MAX, Plain, REASON_MAX, TextFault, check_line, device_name, readable};
pub use units::{BySide, CourtTime, Micros, Millis, Side};
pub use view::{
    Audience, BoardView, CorrectedView, EarlierGame, EndedView, EntryView, GameView, MoveView,
    Profile, ResultState, RunningView, SideView, StoppedView,
};
pub use walk::{ThirdRed, WalkCard, WalkOffence, WalkRule};
