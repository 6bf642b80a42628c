//! The check-list of courts, boards and players before a round (CR-2.4).

use crate::sheet::{BOARD, Hall, game, play};
use court_protocol::{Audience, CheckItem};
use insta::assert_snapshot;

#[test]
fn cr_2_4_1_what_is_checked_again_and_fails_again_waits_again() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 #3 check seat failed · 0:01 waive seat · 0:02 #3 check seat failed");
    let checks =
        |hall: &Hall, audience| hall.court.view(BOARD, audience).game.expect("paired").checks;
    let [check] = checks(&hall, Audience::Referees)[..] else { panic!("one item failed") };
    assert!(!check.waived);
    assert!(checks(&hall, Audience::Public).is_empty());
}

#[test]
fn cr_2_4_1_referees_see_what_was_looked_at_and_the_last_look_counts() {
    let mut hall = Hall::new(game(|_| {}));
    hall.play("0:00 #3 check seat failed · 0:01 #3 check seat passed · 0:02 #3 check clock failed");
    let checks =
        |hall: &Hall, audience| hall.court.view(BOARD, audience).game.expect("paired").checks;
    let looks: Vec<(CheckItem, bool)> =
        checks(&hall, Audience::Referees).iter().map(|check| (check.item, check.passed)).collect();
    assert_eq!(looks, [(CheckItem::ElectronicClock, false), (CheckItem::NoBackrest, true)]);
    assert!(checks(&hall, Audience::Public).is_empty());
}

#[test]
fn a_look_that_names_no_item_of_that_kind_is_refused() {
    assert_snapshot!(play(game(|_| {}), "
        0:00 #3 check shoes failed · 0:01 #3 check w table 851 · 0:02 #3 check seat 851
        0:03 #3 check table 0"), @r"
    0:00.000 refused bad_setting: setting-item-of-nobody
    0:01.000 refused bad_setting: setting-item-of-player side=white
    0:02.000 refused bad_setting: setting-measure found=85.1
    0:03.000 refused bad_setting: setting-table-width found=0.0
    ");
}
