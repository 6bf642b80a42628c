//! Courts and games as they may be set up: the limits of the rulebook, each with its sentence.
//!
//! The same functions serve a set-up file and a request, so that a mistake reads alike in both.

use court_protocol::{
    BySide, CourtKind, CourtSetup, GameSetup, Millis, Refusal, Ruleset, TimeControl,
};

use crate::play::parse_fen;

/// Boards of a standard court (CR-2.1-1).
const BASKETBALL_BOARDS_MAX: u8 = 12;
/// Boards of one set-up on a track, where it is not said otherwise (CR-2.3-2).
pub const TRACK_BOARDS: u8 = 8;
/// Boards of any court: one screen's worth of lanes, and far above any hall.
const BOARDS_MAX: u8 = 64;
/// Length from turning point to turning point, at least (CR-2.3-1).
const LENGTH_MIN_MM: u32 = 28_000;
/// Width of a lane, at least on a standard court (CR-2.1-4).
const LANE_MIN_MM: u32 = 1_250;
/// The farthest turning point: from 14 years on (CR-2.2-1).
const TURNING_POINT_MAX_M: u8 = 14;
/// Time a clock can be set to, at most: what four figures of hours and minutes show.
pub(crate) const TIME_MAX: Millis = Millis::minutes(600);
/// The largest increment a clock can be set to.
const INCREMENT_MAX: Millis = Millis::seconds(600);
/// Bytes of a court's name: a line of a phone's screen.
const NAME_MAX: usize = 64;
/// Bytes of a position as FEN: the longest that 64 squares can make, and some.
pub(crate) const FEN_MAX: usize = 100;
/// Draw cards of each player (CR-4.4-2).
pub const DRAW_CARDS: u8 = 2;
/// The increment of the standard control (CR-4.5-1).
const STANDARD_INCREMENT: Millis = Millis::seconds(5);

/// Checks a court's layout.
///
/// # Errors
/// [`Refusal::BadSetting`] names the first setting that is not possible and what was expected
/// (CR-2.1-1, CR-2.1-4, CR-2.3-1).
pub fn validate(setup: &CourtSetup) -> Result<(), Refusal> {
    let name = setup.name.trim();
    if name.is_empty() || setup.name.len() > NAME_MAX {
        return bad("the court's name", format!("{:?}", setup.name), "1 to 64 bytes of text");
    }
    let (most, expected) = match setup.kind {
        CourtKind::Basketball => {
            (BASKETBALL_BOARDS_MAX, "1 to 12 boards on a basketball court (CR-2.1-1)")
        }
        CourtKind::Track | CourtKind::Custom => (BOARDS_MAX, "1 to 64 boards"),
    };
    if setup.boards == 0 || setup.boards > most {
        return bad("the number of boards", setup.boards.to_string(), expected);
    }
    if setup.length_mm < LENGTH_MIN_MM {
        return bad("the court's length", metres(setup.length_mm), "at least 28.0 m (CR-2.3-1)");
    }
    if setup.width_mm == 0 {
        return bad("the court's width", metres(0), "its width along the boards, such as 15.0 m");
    }
    if setup.kind == CourtKind::Basketball && setup.lane_mm() < LANE_MIN_MM {
        return bad(
            "the width of a lane",
            metres(setup.lane_mm()),
            "at least 1.25 m on a basketball court: fewer boards or a wider court (CR-2.1-4)",
        );
    }
    Ok(())
}

/// What is possible and still worth a word before the round: sentences for the organiser.
pub fn advice(setup: &CourtSetup) -> Vec<String> {
    let narrow = setup.kind != CourtKind::Basketball && setup.lane_mm() < LANE_MIN_MM;
    narrow
        .then(|| {
            let lane = metres(setup.lane_mm());
            format!("lanes of {lane} are narrower than the 1.25 m of a standard court (CR-2.1-4)")
        })
        .into_iter()
        .collect()
}

/// Checks a game's set-up on a court.
///
/// # Errors
/// [`Refusal::BadSetting`] names the first setting that is not possible and what was expected.
pub fn validate_game(court: &CourtSetup, setup: &GameSetup) -> Result<(), Refusal> {
    if setup.round == 0 {
        return bad("the round", "0".to_owned(), "a round from 1 on");
    }
    if setup.players.white == setup.players.black {
        let player = setup.players.white.to_string();
        return bad("the pairing", format!("{player} against himself"), "two players");
    }
    if !matches!(setup.ruleset, Ruleset::Classic | Ruleset::Speed) {
        let expected = "one that is played here: ChessRun or Speed chess";
        return bad("the ruleset", setup.ruleset.to_string(), expected);
    }
    for side in court_protocol::Side::BOTH {
        let TimeControl { initial, increment, .. } = setup.time[side];
        if initial <= Millis::ZERO || initial > TIME_MAX {
            return bad(
                &format!("{side}'s time"),
                initial.to_string(),
                "more than zero, at most 10 hours",
            );
        }
        if increment < Millis::ZERO || increment > INCREMENT_MAX {
            return bad(
                &format!("{side}'s increment"),
                increment.to_string(),
                "0 seconds to 10 minutes",
            );
        }
        if !setup.ruleset.runs() {
            continue;
        }
        let turning_point = setup.turning_point[side];
        let farthest = TURNING_POINT_MAX_M.min((court.length_mm / 2_000) as u8);
        if turning_point == 0 || turning_point > farthest {
            return bad(
                &format!("{side}'s turning point"),
                format!("{turning_point} m"),
                &format!("1 to {farthest} m from the board (CR-2.2-1)"),
            );
        }
    }
    match &setup.start_fen {
        Some(fen) => match parse_fen(fen) {
            Ok(_) => Ok(()),
            Err(error) => bad("the starting position", format!("{fen:?}"), &error),
        },
        None => Ok(()),
    }
}

/// An age category of the masters' divisions, by its youngest age: 40 for M40 and W40, 80 for M80+
/// and W80+. Anyone younger, and everyone in the Pro Division, has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MastersCategory(u8);

impl MastersCategory {
    /// The youngest masters with an increment of their own.
    const FIRST: u8 = 40;
    /// Categories end here: M80+ has no upper age.
    const LAST: u8 = 80;

    /// The category of an age in years, the year of the event minus the year of birth; none below
    /// 40.
    pub fn of_age(age: u8) -> Option<Self> {
        (age >= Self::FIRST).then(|| Self((age - age % 5).min(Self::LAST)))
    }

    /// Its increment per move, six seconds at 40 and one more with every five years (CR-4.5-2).
    pub fn increment(self) -> Millis {
        let steps = (self.0 - Self::FIRST) / 5;
        STANDARD_INCREMENT + Millis::seconds(1 + i64::from(steps))
    }
}

/// Both sides' clocks in Classical Mode: the standard control, each side with the increment of its
/// player's category (CR-4.5-1, CR-4.5-2).
///
/// ```
/// use court_protocol::{BySide, Millis};
/// use referee_core::setup::{MastersCategory, classic_time};
///
/// let time = classic_time(BySide { white: MastersCategory::of_age(67), black: None });
/// assert_eq!(time.white.increment, Millis::seconds(11));
/// assert_eq!(time.black.increment, Millis::seconds(5));
/// ```
pub fn classic_time(categories: BySide<Option<MastersCategory>>) -> BySide<TimeControl> {
    categories.map(|category| TimeControl {
        increment: category.map_or(STANDARD_INCREMENT, MastersCategory::increment),
        ..TimeControl::STANDARD
    })
}

/// A standard game of a round: ChessRun classic, moves reported, the court's clock, runs presumed.
/// The starting point of a set-up and of tests.
pub fn standard_game(round: u16, players: BySide<court_protocol::PlayerId>) -> GameSetup {
    GameSetup {
        round,
        players,
        ruleset: Ruleset::Classic,
        time: classic_time(BySide::both(None)),
        clock: court_protocol::ClockRule::Court,
        evidence: court_protocol::Evidence::Moves,
        runs: court_protocol::RunEvidence::Presumed,
        run_mode: BySide::both(court_protocol::RunMode::Line),
        turning_point: BySide::both(TURNING_POINT_MAX_M),
        start_fen: None,
        illegal_moves: court_protocol::IllegalMoveRule::default(),
        draw_cards: DRAW_CARDS,
    }
}

/// A game of Speed chess: five minutes each and no increment (SP-2), moves reported, the court's
/// clock. Nobody runs and nobody has cards.
pub fn speed_game(round: u16, players: BySide<court_protocol::PlayerId>) -> GameSetup {
    GameSetup {
        ruleset: Ruleset::Speed,
        time: BySide::both(TimeControl::SPEED),
        draw_cards: 0,
        ..standard_game(round, players)
    }
}

fn bad<T>(what: &str, found: String, expected: &str) -> Result<T, Refusal> {
    Err(Refusal::BadSetting { what: what.to_owned(), found, expected: expected.to_owned() })
}

fn metres(mm: u32) -> String {
    format!("{}.{:03} m", mm / 1_000, mm % 1_000)
}
