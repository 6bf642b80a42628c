//! Courts and games as they may be set up: the limits of the rulebook, each with its sentence.
//!
//! The same functions serve a set-up file and a request, so that a mistake reads the same in both.

use court_protocol::{
    BySide, CourtKind, CourtSetup, Field, GameSetup, MatchRule, Message, Millis, Refusal, Ruleset,
    RunMode, Setting, Side, TimeControl, check_line,
};

use crate::play::parse_fen;

/// Boards of a standard court (CR-2.1-1).
const BASKETBALL_BOARDS_MAX: u8 = 12;
/// Default number of boards of one set-up on a track (CR-2.3-2).
pub const TRACK_BOARDS: u8 = 8;
/// Boards of any court: as many lanes as fit one screen, far more than any hall has.
const BOARDS_MAX: u8 = 64;
/// Smallest length from turning point to turning point (CR-2.3-1).
const LENGTH_MIN_MM: u32 = 28_000;
/// Smallest width of a lane on a standard court (CR-2.1-4).
const LANE_MIN_MM: u32 = 1_250;
/// The farthest turning point: from 14 years on (CR-2.2-1).
const TURNING_POINT_MAX_M: u8 = 14;
/// The longest time of a clock: four figures of hours and minutes.
pub(crate) const TIME_MAX: Millis = Millis::minutes(600);
/// The largest increment a clock can be set to.
const INCREMENT_MAX: Millis = Millis::seconds(600);
/// Longest time that an illegal move gives the opponent.
const GIVES_MAX: Millis = Millis::minutes(10);
/// Characters of a court's name: a line of a phone's screen.
const NAME_MAX: usize = 64;
/// Longest position as FEN, in bytes: somewhat more than 64 squares can make.
pub(crate) const FEN_MAX: usize = 100;
/// Longest name of a site, in bytes: the longest label of an address.
const SITE_MAX: usize = 63;
/// Draw cards of each player (CR-4.4-2).
pub const DRAW_CARDS: u8 = 2;
/// The increment of the standard control (CR-4.5-1).
const STANDARD_INCREMENT: Millis = Millis::seconds(5);
/// The increment of `ChessWalk` (CR-4.6-1).
const WALK_INCREMENT: Millis = Millis::seconds(15);

/// Checks a court's layout.
///
/// # Errors
/// [`Refusal::BadSetting`] names the first setting that is not possible and what was expected
/// (CR-2.1-1, CR-2.1-4, CR-2.3-1).
// rules: CR-2.1-1, CR-2.1-4, CR-2.3-1
pub fn validate(setup: &CourtSetup) -> Result<(), Refusal> {
    check_line(&setup.name, NAME_MAX).map_err(|fault| Refusal::of_text(Field::CourtName, fault))?;
    let most = match setup.kind {
        CourtKind::Basketball => BASKETBALL_BOARDS_MAX,
        CourtKind::Track | CourtKind::Custom => BOARDS_MAX,
    };
    if setup.boards == 0 || setup.boards > most {
        return bad(Setting::Boards { most }, &setup.boards);
    }
    if setup.length_mm < LENGTH_MIN_MM {
        return bad(Setting::CourtLength, &metres(setup.length_mm));
    }
    if setup.width_mm == 0 {
        return bad(Setting::CourtWidth, &metres(0));
    }
    if setup.kind == CourtKind::Basketball && setup.lane_mm() < LANE_MIN_MM {
        return bad(Setting::LaneWidth, &metres(setup.lane_mm()));
    }
    Ok(())
}

/// Advice on a set-up that is possible but unusual: messages for the organiser.
pub fn advice(setup: &CourtSetup) -> Vec<Message> {
    let narrow = setup.kind != CourtKind::Basketball && setup.lane_mm() < LANE_MIN_MM;
    narrow
        .then(|| Message::named("narrow-lanes").with("lane", &metres(setup.lane_mm())))
        .into_iter()
        .collect()
}

/// Checks a game's set-up on a court.
///
/// # Errors
/// [`Refusal::BadSetting`] names the first setting that is not possible and what was expected.
pub fn validate_game(court: &CourtSetup, setup: &GameSetup) -> Result<(), Refusal> {
    if setup.round == 0 {
        return bad(Setting::Round, &setup.round);
    }
    if setup.players.white == setup.players.black {
        return bad(Setting::Players, &setup.players.white.0);
    }
    match setup.ruleset {
        Ruleset::Classic | Ruleset::Speed | Ruleset::Intramural => {}
        Ruleset::Walk => check_walk(setup)?,
        Ruleset::Sprint => check_sprint(setup)?,
    }
    validate_match(setup)?;
    if setup.walk.is_some() && setup.ruleset != Ruleset::Walk {
        return bad(Setting::WalkElsewhere, &setup.ruleset);
    }
    if setup.draw_cards > DRAW_CARDS {
        return bad(Setting::DrawCards, &setup.draw_cards);
    }
    let gives = setup.illegal_moves.gives;
    if gives < Millis::ZERO || gives > GIVES_MAX {
        return bad(Setting::IllegalMoveTime, &gives);
    }
    for side in Side::BOTH {
        let TimeControl { initial, increment, .. } = setup.time[side];
        let untimed = setup.ruleset == Ruleset::Intramural
            && court_protocol::Side::BOTH.into_iter().all(|side| setup.time[side].is_none());
        if (initial <= Millis::ZERO && !untimed) || initial > TIME_MAX {
            return bad(Setting::Time { side }, &initial);
        }
        if increment < Millis::ZERO || increment > INCREMENT_MAX {
            return bad(Setting::Increment { side }, &increment);
        }
        if !setup.ruleset.runs() {
            continue;
        }
        let turning_point = setup.turning_point[side];
        let farthest = farthest_turn(court);
        if turning_point == 0 || turning_point > farthest {
            return bad(Setting::TurningPoint { side, farthest }, &turning_point);
        }
    }
    match &setup.start_fen {
        Some(fen) if parse_fen(fen).is_err() => bad(Setting::Position, &fen),
        _ => Ok(()),
    }
}

/// Checks the settings that an Intramural match alone has.
fn validate_match(setup: &GameSetup) -> Result<(), Refusal> {
    check_site(setup)?;
    let Some(rule) = setup.match_rule else {
        if setup.ruleset != Ruleset::Intramural {
            return Ok(());
        }
        return bad(Setting::NoMatchLimit, &"");
    };
    if setup.ruleset != Ruleset::Intramural {
        return bad(Setting::LimitElsewhere, &rule.limit);
    }
    if rule.limit <= Millis::ZERO || rule.limit > TIME_MAX {
        return bad(Setting::MatchLimit, &rule.limit);
    }
    if rule.window.is_some_and(|window| window.opens >= window.closes) {
        return bad(Setting::Window, &"");
    }
    if setup.draw_cards != 0 {
        return bad(Setting::MatchDrawCards, &setup.draw_cards);
    }
    Ok(())
}

/// Matches of an Intramural event are played on one named site (IM-1-1); other games have no site.
// rules: IM-1-1
fn check_site(setup: &GameSetup) -> Result<(), Refusal> {
    let Some(site) = &setup.site else { return Ok(()) };
    if setup.ruleset != Ruleset::Intramural {
        return bad(Setting::SiteElsewhere, &site);
    }
    let is_name = !site.is_empty()
        && site.len() <= SITE_MAX
        && site.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '.' | '-'));
    if !is_name {
        return bad(Setting::Site, &site);
    }
    Ok(())
}

/// `ChessWalk` is played only by players who agreed to it, each side at the same pace (CR-4.6-1).
// rules: CR-4.6-1
fn check_walk(setup: &GameSetup) -> Result<(), Refusal> {
    for side in Side::BOTH {
        if !setup.walk.is_some_and(|walk| walk.consent[side]) {
            return bad(Setting::WalkConsent { side }, &setup.players[side].0);
        }
    }
    let BySide { white, black } = setup.time;
    if white.increment != black.increment {
        let found = format!("{}, {}", white.increment, black.increment);
        return bad(Setting::WalkIncrements, &found);
    }
    Ok(())
}

/// An Intramural match: an hour, no clocks for the players, no cards.
pub fn intramural_match(
    round: u16,
    players: BySide<court_protocol::PlayerId>,
    rule: MatchRule,
) -> GameSetup {
    GameSetup {
        ruleset: Ruleset::Intramural,
        time: BySide::both(TimeControl::NONE),
        draw_cards: 0,
        match_rule: Some(rule),
        ..standard_game(round, players)
    }
}

/// `ChessSprint` has ten minutes, or those that a drawn game left, no increment (nor that of masters)
/// and no draw cards (CR-4.7-1, CR-4.7-2). A level match and a whole event are played the same way
/// (CR-4.7-5).
// rules: CR-4.7-1, CR-4.7-5
fn check_sprint(setup: &GameSetup) -> Result<(), Refusal> {
    for side in Side::BOTH {
        let TimeControl { initial, increment, .. } = setup.time[side];
        if initial != TimeControl::STANDARD.initial && !setup.carried {
            return bad(Setting::SprintTime { side }, &initial);
        }
        if increment != Millis::ZERO {
            return bad(Setting::SprintIncrement { side }, &increment);
        }
    }
    if setup.draw_cards > 0 {
        return bad(Setting::SprintDrawCards, &setup.draw_cards);
    }
    Ok(())
}

/// Metres from the board to a court's own turning points, no more than 14 of them.
fn farthest_turn(court: &CourtSetup) -> u8 {
    let half_m = u8::try_from(court.length_mm / 2_000).unwrap_or(u8::MAX);
    TURNING_POINT_MAX_M.min(half_m)
}

/// Metres from the board to the turning point of a player of this age: his age in years, and 14
/// from 14 on. It is never beyond the court's own turning point (CR-2.2-1). His age is the year of
/// the event minus the year of his birth, the same all calendar year.
///
/// ```
/// use court_protocol::CourtSetup;
/// use referee_core::setup::turning_point;
///
/// let court = CourtSetup::basketball("Court 1", 12);
/// assert_eq!(turning_point(&court, 9), 9);
/// assert_eq!(turning_point(&court, 41), 14);
/// ```
// rules: CR-2.2-1, CR-2.2-2
pub fn turning_point(court: &CourtSetup, age: u8) -> u8 {
    age.clamp(1, farthest_turn(court))
}

/// The default turn of a runner on a court of this kind: round cones on a track (CR-2.3-2), over
/// the line elsewhere.
// rules: CR-4.2-1
pub const fn usual_run_mode(kind: CourtKind) -> RunMode {
    match kind {
        CourtKind::Track => RunMode::Cone,
        CourtKind::Basketball | CourtKind::Custom => RunMode::Line,
    }
}

/// The default number of boards of a court of this kind.
// rules: CR-2.3-2
pub const fn usual_boards(kind: CourtKind) -> u8 {
    match kind {
        CourtKind::Basketball => BASKETBALL_BOARDS_MAX,
        CourtKind::Track | CourtKind::Custom => TRACK_BOARDS,
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

    /// The category of an age in years, the year of the event minus the year of birth;
    /// `None` below 40.
    pub fn of_age(age: u8) -> Option<Self> {
        (age >= Self::FIRST).then(|| Self((age - age % 5).min(Self::LAST)))
    }

    /// The increment per move of the category: six seconds at 40, and one more every five years
    /// (CR-4.5-2).
    // rules: CR-4.5-2
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

/// The default time of each side in a rule system. Masters' increments are those of Classical Mode
/// alone (CR-4.5-2, CR-4.7-1).
pub fn usual_time(
    ruleset: Ruleset,
    categories: BySide<Option<MastersCategory>>,
) -> BySide<TimeControl> {
    match ruleset {
        Ruleset::Classic => classic_time(categories),
        Ruleset::Walk => {
            BySide::both(TimeControl { increment: WALK_INCREMENT, ..TimeControl::STANDARD })
        }
        Ruleset::Sprint => {
            BySide::both(TimeControl { increment: Millis::ZERO, ..TimeControl::STANDARD })
        }
        Ruleset::Speed => BySide::both(TimeControl::SPEED),
        Ruleset::Intramural => BySide::both(TimeControl::NONE),
    }
}

/// Draw cards each player is dealt in a rule system.
pub const fn usual_draw_cards(ruleset: Ruleset) -> u8 {
    match ruleset {
        Ruleset::Classic | Ruleset::Walk => DRAW_CARDS,
        Ruleset::Sprint | Ruleset::Speed | Ruleset::Intramural => 0,
    }
}

/// A standard game of a round: ChessRun classic, moves reported, the court's clock, runs presumed.
/// The starting point of a set-up and of tests.
pub fn standard_game(round: u16, players: BySide<court_protocol::PlayerId>) -> GameSetup {
    GameSetup {
        round,
        players,
        ruleset: Ruleset::Classic,
        time: classic_time(BySide::both(None)),
        carried: false,
        clock: court_protocol::ClockRule::Court,
        evidence: court_protocol::Evidence::Moves,
        runs: court_protocol::RunEvidence::Presumed,
        run_mode: BySide::both(RunMode::Line),
        turning_point: BySide::both(TURNING_POINT_MAX_M),
        start_fen: None,
        illegal_moves: court_protocol::IllegalMoveRule::default(),
        draw_cards: DRAW_CARDS,
        match_rule: None,
        site: None,
        walk: None,
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

fn bad<T>(setting: Setting, found: &dyn std::fmt::Display) -> Result<T, Refusal> {
    Err(Refusal::BadSetting { setting, found: found.to_string() })
}

fn metres(mm: u32) -> String {
    format!("{}.{:03}", mm / 1_000, mm % 1_000)
}
