//! Speed chess on random sheets: reports in any order lose nothing.

use crate::sheet::{BOARD, GAME, Hall};
use crate::speed_moves::{from, speed};
use court_protocol::{Audience, Evidence, GameSetup};
use proptest::prelude::*;
use referee_core::{FactBody, sheet};

const WORDS: &[&str] = &[
    "w stops",
    "b stops",
    "w claims flag b",
    "b claims flag w",
    "w claims flags",
    "w claims illegal",
    "b claims illegal",
    "b claims check",
    "w claims nomove",
    "w claims mate",
    "b claims threefold",
    "w confirms",
    "b confirms",
    "both confirm",
    "w disputes",
    "b disputes",
    "agree flag w",
    "agree noflag",
    "agree on",
    "w declares queen",
    "b declares king",
    "w exchanges e8 rook",
    "w withdraws",
    "b reminds",
    "bystander clocks",
    "w flag",
    "w press",
    "b press",
    "b resigns",
    "draw",
    "w e2e4",
    "b e7e5",
    "w puts e1e3",
    "b puts d8h4",
    "w e1e2",
    "b e8e7",
    "w h1h5",
    "b h4e1",
    "w e7e8",
    "w e7e8q",
    "w g1f3",
    "b f6e4",
    "w a1a8",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn sp_25_only_the_players_words_end_a_game_and_a_replay_is_the_same_game(
        picks in prop::collection::vec((0..WORDS.len(), 1_i64..20_000, 0_i64..9), 1..40),
        level in 0..3_usize,
        promotes in any::<bool>(),
    ) {
        let evidence = [Evidence::Moves, Evidence::Presses, Evidence::Table][level];
        let base = if promotes { from("6k1/3P1ppp/8/8/8/8/8/K7 w - - 0 1") } else { speed() };
        let mut hall = Hall::new(GameSetup { evidence, ..base });
        let mut entries = vec!["0:00 start".to_owned()];
        let mut at = 4_000;
        for (pick, pause, late) in picks {
            at += pause;
            let time = |ms: i64| format!("{}:{:02}.{:03}", ms / 60_000, ms / 1_000 % 60, ms % 1_000);
            let happened = if late == 0 { (at - 15_000).max(4_000) } else { at };
            let device = if late == 0 { "#2 " } else { "" };
            let word = WORDS[pick];
            entries.push(format!("{}@{} {device}{word}", time(happened), time(at)));
        }
        let sheet = entries.join(" · ");
        for entry in &entries {
            // A move with a piece of the other side has no form in a sheet.
            let _ = sheet::Hall::play(&mut hall, entry);
        }
        hall.check_invariants();
        let facts = hall.court.facts(GAME).expect("a game");
        let is_flag = |body: &FactBody| matches!(body, FactBody::FlagFell { .. });
        prop_assert!(!facts.iter().any(|fact| is_flag(&fact.body)), "{sheet}");
        let view = hall.court.view(BOARD, Audience::Public).game.expect("a game");
        let ended = facts.iter().rposition(|fact| matches!(fact.body, FactBody::Ended { .. }));
        prop_assert_eq!(ended.is_some(), view.ended.is_some());
        if let Some(place) = ended {
            let by = facts[..place].iter().rfind(|fact| fact.body.is_input());
            prop_assert!(
                matches!(by.map(|fact| &fact.body), Some(FactBody::Seen { seen, .. }) if matches!(
                    seen,
                    court_protocol::Seen::Confirmed { .. }
                        | court_protocol::Seen::Agreed { .. }
                        | court_protocol::Seen::Resigned { .. }
                        | court_protocol::Seen::DrawAgreed
                )),
                "{sheet}"
            );
        }
    }
}
