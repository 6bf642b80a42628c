//! Matches that are played online: the site they are played on.

use crate::sheet::{BOARD, Hall};
use court_protocol::{
    Audience, BySide, CourtSetup, GameSetup, MatchRule, OnlineView, PlayerId, Ruleset, TimeControl,
};
use referee_core::setup;

/// A match on a site.
fn on(site: &str) -> GameSetup {
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let setup = setup::intramural_match(1, players, MatchRule::ROUND_ROBIN);
    GameSetup { site: Some(site.to_owned()), ..setup }
}

#[test]
fn im_1_1_a_match_is_played_on_one_named_site_and_no_other_game_on_any() {
    let court = CourtSetup::basketball("Court 1", 12);
    let refused = |setup: &GameSetup| {
        setup::validate_game(&court, setup)
            .map_err(|refusal| referee_messages::words().refusal(&refusal))
            .unwrap_err()
    };
    assert_eq!(setup::validate_game(&court, &on("chess.com")), Ok(()));
    insta::assert_snapshot!(refused(&on("")), @r#"the site: "" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)"#);
    insta::assert_snapshot!(refused(&on("chess.com, lichess.org")), @r#"the site: "chess.com, lichess.org" is not possible; expected the name of one site, such as "chess.com" (IM-1-1)"#);
    assert_eq!(setup::validate_game(&court, &on(&"a".repeat(63))), Ok(()));
    assert!(setup::validate_game(&court, &on(&"a".repeat(64))).is_err());
    let time = BySide::both(TimeControl::STANDARD);
    let classic =
        GameSetup { ruleset: Ruleset::Classic, match_rule: None, time, ..on("chess.com") };
    insta::assert_snapshot!(refused(&classic), @"the site: chess.com is not possible; expected none: only Intramural matches are played on one");
}

#[test]
fn im_1_1_referees_and_boards_see_the_site_until_the_match_is_over() {
    let mut hall = Hall::new(on("chess.com"));
    let seen =
        |hall: &Hall, audience| hall.court.view(BOARD, audience).game.expect("it is paired").online;
    let online = OnlineView { site: "chess.com".to_owned(), handles: BySide::default() };
    assert_eq!(seen(&hall, Audience::Referees), Some(online.clone()), "handles are the register's");
    assert_eq!(seen(&hall, Audience::Public), None);
    hall.play("0:00 start · 0:10 w e2e4");
    assert_eq!(seen(&hall, Audience::Referees), Some(online));
    hall.play("0:20 b resigns");
    assert_eq!(seen(&hall, Audience::Referees), None);
}
