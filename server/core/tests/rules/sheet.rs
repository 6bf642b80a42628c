//! Sheets of the tests, played by [`referee_core::sheet`], with the checks after every one of them.

use crate::permits;
use court_protocol::{
    Ask, Audience, BoardView, BySide, CourtTime, Debt, DeviceId, FactId, Format, GameSetup,
    GameView, Millis, Outcome, PlayerId, RunEvidence, Side, Termination,
};
use referee_core::sheet::Sheet;
pub(crate) use referee_core::sheet::{BOARD, COURT, GAME, HEAD, JUDGE, ORIGIN, instant, stamp};
use referee_core::{CourtState, Fact, FactBody, Record, setup, sheet};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};

/// The court of a test. Its sheets are right, or the test names the place of the error.
pub(crate) struct Hall(sheet::Hall);

/// The standard game, with changes.
pub(crate) fn game(change: impl FnOnce(&mut GameSetup)) -> GameSetup {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let mut setup = setup::standard_game(1, players);
    change(&mut setup);
    setup
}

/// With runners who are reported.
pub(crate) fn reported() -> GameSetup {
    game(|game| game.runs = RunEvidence::Reported)
}

/// With so many seconds for each player, and none for a move.
pub(crate) fn short(seconds: i64, mut setup: GameSetup) -> GameSetup {
    for side in Side::BOTH {
        setup.time[side].initial = Millis::seconds(seconds);
        setup.time[side].increment = Millis::ZERO;
    }
    setup
}

/// Plays a sheet and compares the court's lines. After every sheet a replay of its journal is the
/// same state, every view fits, its permits are the answers of `decide`, and no time is lost.
#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "a game is set up for the one sheet")]
pub(crate) fn play(setup: GameSetup, sheet: &str) -> String {
    let mut hall = Hall::new(setup.clone());
    hall.play(sheet);
    hall.check_in_any_order(|pick| {
        let mut mixed = Hall::new(setup.clone());
        mixed.play_picked(sheet, pick);
        mixed
    });
    hall.told()
}

/// Plays a sheet; the game as the referees see it then.
#[track_caller]
pub(crate) fn after(setup: GameSetup, sheet: &str) -> GameView {
    let mut hall = Hall::new(setup);
    hall.play(sheet);
    hall.seen()
}

/// The lines from the first one of that instant on.
pub(crate) fn since<'a>(told: &'a str, at: &str) -> &'a str {
    let begins = told.starts_with(at).then_some(0).or_else(|| told.find(&format!("\n{at}")));
    told[begins.expect("something was said then")..].trim_start()
}

/// Plays a sheet with its own set-up, and makes the checks after it. A sheet that expects nothing
/// is an error.
#[track_caller]
pub(crate) fn comes_out(text: &str) {
    let sheet = Sheet::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert!(sheet.expects(), "the sheet expects nothing");
    let played = sheet.play().unwrap_or_else(|error| panic!("{error}"));
    let hall = Hall(played.hall);
    assert!(played.wrong.is_empty(), "{}\nsaid\n{}", played.wrong[0], hall.told());
    hall.check_in_any_order(|pick| Hall(sheet.play_mixed(pick).expect("it was played in order")));
}

const COUNTDOWN: &str = "0:00.000 counting to GO at 0:03.000
0:01.000 White's clock starts
0:03.000 started
";

/// Number of mixed arrivals with which every sheet is played.
const INTERLEAVINGS: u64 = 3;

/// Picks a device at random, drawn by a seed (splitmix64).
pub(crate) fn drawn(seed: u64) -> impl FnMut(&[CourtTime]) -> usize {
    let mut drawn = seed;
    move |next| {
        drawn = drawn.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (drawn ^ (drawn >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 33) as usize % next.len()
    }
}

/// Picks the device whose next report happened first.
pub(crate) fn in_order(next: &[CourtTime]) -> usize {
    (0..next.len()).min_by_key(|device| next[*device]).unwrap_or_default()
}

impl Hall {
    /// A court just opened, with two board agents and the head referee, one game paired and ready.
    #[track_caller]
    pub(crate) fn new(setup: GameSetup) -> Self {
        Self(sheet::Hall::new(setup).expect("the sheet's game can be paired"))
    }

    /// With board agents of these ids, their clocks right to ± so many milliseconds.
    #[track_caller]
    pub(crate) fn with_errors(setup: GameSetup, agents: &[(u32, i64)]) -> Self {
        Self(sheet::Hall::with_errors(setup, agents).expect("the sheet's game can be paired"))
    }

    /// Referees beside the head: devices 5 and 6 are line judges, 7 is the deputy.
    pub(crate) fn with_referees(self) -> Self {
        Self(self.0.with_referees())
    }

    /// Plays a sheet on; the invariants hold then.
    #[track_caller]
    pub(crate) fn play(&mut self, sheet: &str) {
        match self.0.play(sheet) {
            Ok(wrong) => assert!(wrong.is_empty(), "{wrong:?}\nwas told:\n{}", self.told()),
            Err(error) => panic!("{error} in\n{sheet}"),
        }
        self.check_invariants();
    }

    /// The same with the reports mixed on their way, drawn by a seed.
    #[track_caller]
    pub(crate) fn play_mixed(&mut self, sheet: &str, seed: u64) {
        self.play_picked(sheet, &mut drawn(seed));
    }

    /// The same with the reports on their way as long, but in the order of happening.
    #[track_caller]
    pub(crate) fn play_held(&mut self, sheet: &str) {
        self.play_picked(sheet, &mut in_order);
    }

    /// The invariants, and that the reports end in the same facts in any order of arrival.
    #[track_caller]
    fn check_in_any_order(&self, play: impl Fn(&mut dyn FnMut(&[CourtTime]) -> usize) -> Hall) {
        self.check_invariants();
        permits::check(self, &mut permits::Compared::default());
        // A fact of silence stands after the reports that were known when it was stated.
        let of_silence = |(_, body): &(CourtTime, FactBody)| {
            matches!(body, FactBody::FlagFell { .. } | FactBody::LimitReached { .. })
        };
        let mut facts = self.nameless();
        if facts.iter().any(of_silence) {
            facts = play(&mut in_order).nameless();
        }
        for seed in 0..INTERLEAVINGS {
            let mixed = play(&mut drawn(seed));
            assert_eq!(
                mixed.nameless(),
                facts,
                "mixed on their way by seed {seed}, the same reports end in other facts:\n{}",
                mixed.told()
            );
            mixed.check_invariants();
        }
    }

    /// The same with the devices' reports in an order that is picked.
    #[track_caller]
    pub(crate) fn play_picked(&mut self, sheet: &str, pick: &mut dyn FnMut(&[CourtTime]) -> usize) {
        self.0.play_mixed(sheet, pick).unwrap_or_else(|error| panic!("{error} in\n{sheet}"));
    }

    /// The facts that count, without ids: ids show the order in which facts were learned.
    pub(crate) fn nameless(&self) -> Vec<(CourtTime, FactBody)> {
        let facts = self.court.facts(GAME).unwrap_or_default();
        let bare = |fact: &Fact| {
            let mut body = fact.body.clone();
            match &mut body {
                FactBody::Called { call, .. }
                | FactBody::CallSplit { call }
                | FactBody::Carded { card: call, .. } => {
                    *call = FactId::default();
                }
                FactBody::Joined { call, to, .. } => {
                    (*call, *to) = (FactId::default(), FactId::default());
                }
                FactBody::Answered { question, .. } => *question = FactId::default(),
                _ => {}
            }
            (fact.at, body)
        };
        facts.iter().map(bare).collect()
    }

    /// The court's lines, without those of an undisturbed countdown at 0:00.
    pub(crate) fn told(&self) -> String {
        let told = self.0.told();
        told.strip_prefix(COUNTDOWN).unwrap_or(&told).to_owned()
    }

    /// The game as the referees see it.
    pub(crate) fn seen(&self) -> GameView {
        self.court.view(BOARD, Audience::Referees).game.expect("paired")
    }

    /// The game as everybody sees it.
    pub(crate) fn public(&self) -> GameView {
        self.court.view(BOARD, Audience::Public).game.expect("paired")
    }

    /// Sends a request and gives its outcome.
    pub(crate) fn request(&mut self, device: DeviceId, at: CourtTime, ask: Ask) -> Outcome {
        self.0.request(device, at, ask)
    }

    /// The n-th call that was ever made.
    pub(crate) fn nth_call(&self, n: usize) -> FactId {
        self.call(n).expect("so many calls were made")
    }

    /// The checks after every sheet.
    pub(crate) fn check_invariants(&self) {
        let replayed = self.replay();
        assert_eq!(replayed, self.court, "a replay is the live state");
        for audience in Audience::ALL {
            let view = self.court.view(BOARD, audience);
            for format in [Format::MessagePack, Format::Json] {
                let bytes = format.encode(&view).len();
                assert!(bytes <= BoardView::BYTES_MAX, "a view of {bytes} bytes");
            }
            let mut told = Vec::new();
            for record in &self.records {
                told.extend(record.lines(audience));
            }
            let ticker = self.court.snapshot(audience).ticker;
            assert!(told.ends_with(&ticker), "a snapshot's ticker is what was told last");
        }
        self.check_offers();
        if let Some(account) = self.court.account(GAME, self.now) {
            for side in Side::BOTH {
                assert!(account[side].balances(), "{side}: {:?}", account[side]);
            }
        }
    }

    /// The records applied anew, read back as they are kept, with what holds of every single one.
    fn replay(&self) -> CourtState {
        let mut court = CourtState::new(COURT);
        let mut answers: BTreeMap<_, u32> = BTreeMap::new();
        for record in &self.records {
            assert_eq!(record.seq, court.seq().next(), "records count without gaps");
            check_amendments(&court, record);
            let before = end(&court);
            let kept = serde_json::to_vec(record).expect("a record is written");
            court.apply(&serde_json::from_slice(&kept).expect("a record reads back"));
            let amends = record.facts.iter().any(|f| matches!(f.body, FactBody::Amended { .. }));
            // In Speed chess a referee enters the agreement of both players since the end.
            let is_theirs = |end: Fact| {
                matches!(end.body, FactBody::Ended { by: Termination::PlayersAgreed, .. })
                    && record.facts.iter().any(|f| matches!(f.body, FactBody::ResultEntered { .. }))
            };
            let after = end(&court);
            let stays = before.is_none() || before == after || after.is_some_and(is_theirs);
            assert!(stays || amends, "nothing follows a result but an amendment");
            if let Some(request) = record.request {
                *answers.entry((request.device, request.boot, request.n)).or_default() +=
                    u32::from(record.answers());
                let have = court.have(request.device, request.boot);
                assert!(!record.answers() || have == request.n, "an answered request is had");
            }
        }
        assert!(answers.values().all(|answers| *answers == 1), "a request has one answer");
        court
    }

    /// Cards only lie on the board or are spent, and a run follows every correction. A game that is
    /// over owes nothing and waits for no offer.
    fn check_offers(&self) {
        let Some(view) = self.court.view(BOARD, Audience::Referees).game else { return };
        for side in Side::BOTH {
            let owes = &view.sides[side].owes;
            let correction = owes.iter().rposition(|debt| *debt == Debt::Correction);
            assert!(
                correction.is_none_or(|place| owes[place..].contains(&Debt::FullRun)),
                "{owes:?}"
            );
            let facts = self.court.facts(GAME).unwrap_or_default();
            let offered = facts.iter().rfind(
                |fact| matches!(&fact.body, FactBody::DrawOffered { side: by, cards: Some(_) } if *by == side),
            );
            if let Some(FactBody::DrawOffered { cards: Some(cards), .. }) =
                offered.map(|fact| &fact.body)
            {
                assert_eq!(view.sides[side].cards, *cards, "no card comes back");
            }
        }
        if view.ended.is_some() {
            let offers = view.sides.white.offers || view.sides.black.offers;
            assert!(!offers, "an offer ends with the game");
            assert!(view.sides.white.owes.is_empty() && view.sides.black.owes.is_empty());
        }
    }
}

fn check_amendments(court: &CourtState, record: &Record) {
    let facts = court.facts(GAME).unwrap_or_default();
    for fact in &record.facts {
        if let FactBody::Amended { drop, .. } = &fact.body {
            let counts = |id: &FactId| facts.iter().any(|fact| fact.id == *id);
            assert!(drop.iter().all(counts), "an amendment drops what counted");
        }
    }
}

/// The end of the game, if it stands.
fn end(court: &CourtState) -> Option<Fact> {
    let facts = court.facts(GAME).unwrap_or_default();
    facts.iter().rfind(|fact| matches!(fact.body, FactBody::Ended { .. })).cloned()
}

impl Deref for Hall {
    type Target = sheet::Hall;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Hall {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
