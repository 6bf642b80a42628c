//! A report that is told twice is one report (ALL-1): random games with every kind of report, at
//! every level of evidence, told once and with some reports told again.

use crate::intramural::round_robin;
use crate::sheet::{GAME, drawn as on_their_way, game, in_order, reported};
use crate::speed_moves::speed;
use crate::walking::walked;
use court_protocol::{
    Audience, BySide, ClockRule, CourtTime, Evidence, GameSetup, GameView, Millis, Question,
    Ruleset, ThirdRed,
};
use proptest::prelude::*;
use referee_core::sheet::{BOARD, Hall, ORIGIN};
use referee_core::{Fact, FactBody, setup};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

/// One entry of a sheet.
#[derive(Debug, Clone)]
struct Entry {
    at: Millis,
    device: u8,
    words: String,
}

impl Entry {
    fn text(&self) -> String {
        let Millis(at) = self.at;
        let (minutes, seconds, millis) = (at / 60_000, at / 1_000 % 60, at % 1_000);
        let device = if self.device == 0 { String::new() } else { format!("#{} ", self.device) };
        format!("{minutes}:{seconds:02}.{millis:03} {device}{}", self.words)
    }

    /// The head referee's answers are no reports.
    fn is_report(&self) -> bool {
        self.device != 0
    }

    /// True if people tell it: two devices may, whatever happens between.
    fn is_word(&self) -> bool {
        let words = ["claims", "card", "refuses", "corrects", "confirms", "disputes", "stops"];
        words.iter().chain(&["declares", "exchanges", "agree"]).any(|it| self.words.contains(it))
    }

    /// The same report again. A press that one device reports twice is two presses, an illegal move
    /// two attempts, a call a second later two calls.
    fn again(&self, after: Millis, by_another: bool) -> Self {
        let other = match self.device {
            device @ (1 | 3) => device + 1,
            device => device - 1,
        };
        let is_move = self.words.as_bytes().get(3).is_some_and(u8::is_ascii_digit);
        let is_own = self.device > 2
            || is_move
            || ["press", "crosses", "returns"].iter().any(|it| self.words.ends_with(it));
        let is_card = ["caution", "red"].iter().any(|card| self.words.contains(card));
        let device = if (by_another || is_own) && !is_card { other } else { self.device };
        Self { at: self.at + after, device, words: self.words.clone() }
    }
}

/// Two devices tell of one event within this time.
const TOGETHER: Millis = Millis::seconds(3);

fn sheet(entries: &[Entry]) -> String {
    entries.iter().map(Entry::text).collect::<Vec<_>>().join("\n")
}

/// Everything that was ruled and stands: without the reports themselves, and without notes that a
/// report had no effect.
#[derive(Debug, PartialEq, Eq)]
struct Ruled {
    facts: Vec<FactBody>,
    open: Vec<(Millis, String)>,
    left: BySide<Option<Millis>>,
    owes: String,
    end: String,
}

fn view(hall: &Hall) -> GameView {
    hall.court.view(BOARD, Audience::Referees).game.expect("a game is on the board")
}

fn ruled(hall: &Hall) -> Ruled {
    let view = view(hall);
    let is_ruling = |fact: &&Fact| {
        !fact.body.is_input()
            && !matches!(
                fact.body,
                FactBody::Noted { .. } | FactBody::Joined { .. } | FactBody::StopWatched { .. }
            )
    };
    let facts = hall.court.facts(GAME).unwrap_or_default().iter().filter(is_ruling);
    let bare = |fact: &Fact| match fact.body.clone() {
        mut body @ FactBody::Called { .. } => {
            if let FactBody::Called { call, .. } = &mut body {
                *call = court_protocol::FactId::default();
            }
            body
        }
        FactBody::Carded { side, shown, offence, by, .. } => {
            FactBody::Carded { card: court_protocol::FactId::default(), side, shown, offence, by }
        }
        body => body,
    };
    let question = |question: &Question| match question {
        Question::Amendment { .. } => "an amendment".to_owned(),
        question => format!("{question:?}"),
    };
    Ruled {
        facts: facts.map(bare).collect(),
        open: view.inbox.iter().map(|open| (open.at - ORIGIN, question(&open.question))).collect(),
        left: BySide::from_fn(|side| view.sides[side].left),
        owes: format!("{:?}", view.sides.clone().map(|side| (side.owes, side.runs))),
        end: format!("{:?}", view.ended),
    }
}

const CLAIMS: [&str; 7] =
    ["illegal", "nomove", "touch", "norun", "knocked over", "threefold", "fifty"];
const SPEED_CLAIMS: [&str; 9] =
    ["illegal", "nomove", "flag w", "flag b", "flags", "check", "mate", "threefold", "dead"];

/// The words of a drawn entry, with its device; `None` if nothing fits.
fn drawn(view: &GameView, ruleset: Ruleset, kind: u8, pick: u16) -> Option<(u8, String)> {
    let fen = view.fen.clone().unwrap_or_default();
    let position: Option<Chess> =
        fen.parse::<Fen>().ok().and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
    let white_to_move =
        position.as_ref().map_or(view.ply.is_multiple_of(2), |p| p.turn().is_white());
    let [mover, other] = if white_to_move { ["w", "b"] } else { ["b", "w"] };
    let (any, pick) = (if pick.is_multiple_of(2) { mover } else { other }, usize::from(pick / 2));
    let legal = || {
        let position = position.as_ref()?;
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| UciMove::from_standard(moves[pick % moves.len()]).to_string())
    };
    let is_speed = ruleset == Ruleset::Speed;
    let one = |words: &[&str]| format!("{any} {}", words[pick % words.len()]);
    Some(match kind % 32 {
        0..=7 => (1, format!("{mover} {}", legal()?)),
        8 | 9 => (1, format!("{mover} puts {}", legal()?)),
        10 | 11 => (1, format!("{mover} press")),
        12 => (1, format!("{any} press")),
        13 => {
            let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
            let from = position.as_ref()?.us().into_iter().nth(pick % 16)?;
            (1, format!("{mover} {from}{}{}", files[pick % 8], 1 + pick % 7))
        }
        14..=17 if !is_speed => {
            let claim = CLAIMS[pick % CLAIMS.len()];
            (1, format!("{other} claims {claim}"))
        }
        14..=17 => (1, format!("{any} claims {}", SPEED_CLAIMS[pick % SPEED_CLAIMS.len()])),
        18..=20 if is_speed => {
            (1, one(&["stops", "stops", "confirms", "disputes", "withdraws", "declares queen"]))
        }
        21 if is_speed => {
            let on = ["on", "flag w", "noflag"];
            (1, format!("agree {}", on[pick % on.len()]))
        }
        22 if is_speed => (1, one(&["exchanges e8 queen", "exchanges a1 rook", "reminds"])),
        18 | 19 => (1, one(&["crosses", "returns"])),
        20 => (1, one(&["card", "card", "refuses", "accepts"])),
        21 => (1, one(&["corrects", "touches"])),
        22 | 23 => (3, one(&["fault no_crossing", "fault disturbance", "stands", "leaves"])),
        24 if ruleset == Ruleset::Walk => (3, one(&["caution knee", "red knee", "red contact"])),
        25 if pick % 5 == 0 => (1, one(&["resigns"])),
        26..=31 if !view.inbox.is_empty() && !is_speed => {
            let is_preview = matches!(view.inbox[0].question, Question::Amendment { .. });
            (0, if is_preview { "decline" } else { ["yes", "no"][pick % 2] }.to_owned())
        }
        _ => return None,
    })
}

fn setups() -> Vec<GameSetup> {
    let level = |evidence| game(|game| game.evidence = evidence);
    let sprint = game(|game| {
        game.ruleset = Ruleset::Sprint;
        game.time = setup::usual_time(Ruleset::Sprint, BySide::both(None));
        game.draw_cards = 0;
    });
    let by_hand = game(|game| {
        (game.evidence, game.clock) = (Evidence::Table, ClockRule::Table);
    });
    let at_presses = GameSetup { evidence: Evidence::Presses, ..speed() };
    let promoting =
        GameSetup { start_fen: Some("4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 1".into()), ..speed() };
    vec![
        game(|_| {}),
        reported(),
        level(Evidence::Presses),
        GameSetup { runs: court_protocol::RunEvidence::Reported, ..level(Evidence::Presses) },
        by_hand,
        sprint,
        walked(ThirdRed::Zone),
        round_robin(),
        speed(),
        at_presses,
        promoting,
    ]
}

/// A random game: each entry fits the game before it.
fn base(setup: &GameSetup, choices: &[(u8, u16, u16)]) -> Vec<Entry> {
    let mut hall = Hall::new(setup.clone()).expect("the game can be paired").with_referees();
    let mut entries = vec![Entry { at: Millis::ZERO, device: 0, words: "start".into() }];
    assert!(hall.play("0:00.000 start").is_ok());
    let mut at = Millis::seconds(4);
    for (kind, pick, pause) in choices {
        let Some((device, words)) = drawn(&view(&hall), setup.ruleset, *kind, *pick) else {
            continue;
        };
        let entry = Entry { at, device, words };
        // The game itself tells nothing twice.
        let told = |other: &Entry| other.words == entry.words && at - other.at < Millis::seconds(6);
        if entry.is_report() && entries.iter().any(told) {
            continue;
        }
        let mut next = hall.clone();
        if next.play(&entry.text()).is_err() {
            continue;
        }
        hall = next;
        at += Millis(300 + i64::from(*pause) % 5_000);
        entries.push(entry);
    }
    entries
}

fn played(setup: &GameSetup, sheet: &str) -> Hall {
    let mut hall = Hall::new(setup.clone()).expect("the game can be paired").with_referees();
    hall.play(sheet).unwrap_or_else(|error| panic!("{error} in\n{sheet}"));
    hall.advance(ORIGIN + Millis::minutes(6));
    hall
}

/// The same with the reports mixed on their way.
fn mixed(setup: &GameSetup, sheet: &str, pick: &mut dyn FnMut(&[CourtTime]) -> usize) -> Hall {
    let mut hall = Hall::new(setup.clone()).expect("the game can be paired").with_referees();
    hall.play_mixed(sheet, pick).unwrap_or_else(|error| panic!("{error} in\n{sheet}"));
    hall.advance(ORIGIN + Millis::minutes(6));
    hall
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_1_a_report_told_twice_gives_the_same_facts_as_once(
        choices in prop::collection::vec(any::<(u8, u16, u16)>(), 4..60),
        again in prop::collection::vec(any::<(bool, bool, u16)>(), 60),
        seed: u64,
    ) {
        for setup in setups() {
            let once = base(&setup, &choices);
            let mut twice = once.clone();
            for (place, (entry, (is_told, by_another, delay))) in once.iter().zip(&again).enumerate() {
                let next = once.get(place + 1).map_or(TOGETHER, |next| next.at - entry.at);
                let mut window = next.min(TOGETHER);
                if entry.is_word() && *by_another {
                    window = TOGETHER;
                }
                if *is_told && entry.is_report() {
                    let after = Millis(1 + i64::from(*delay) % (window.0 - 1));
                    twice.push(entry.again(after, *by_another));
                }
            }
            twice.sort_by_key(|entry| entry.at);
            if !twice.is_sorted_by(|one, other| one.at < other.at) {
                continue; // two entries of one instant
            }
            let once = sheet(&once);
            let twice = sheet(&twice);
            let in_their_order = (played(&setup, &once), played(&setup, &twice));
            let held = mixed(&setup, &once, &mut in_order);
            let on_the_way = (held, mixed(&setup, &twice, &mut on_their_way(seed)));
            // An end that another order of arrival brought waits for the head referee.
            let waits = view(&on_the_way.1).inbox.iter().any(|open| {
                matches!(open.question, Question::Amendment { .. })
            });
            for (first, second) in [in_their_order].into_iter().chain((!waits).then_some(on_the_way)) {
                prop_assert!(
                    ruled(&second) == ruled(&first),
                    "told twice:\n{twice}\n\n{}\nonce:\n{}", second.told(), first.told()
                );
            }
        }
    }
}
