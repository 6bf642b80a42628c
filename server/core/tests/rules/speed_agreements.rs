//! Speed chess: a referee enters and seals the agreement of both players after the end.

use crate::sheet::{play, short};
use crate::speed_moves::speed;

#[test]
fn sp_8_what_both_agree_on_after_a_draw_by_both_flags_is_entered_in_its_place() {
    let both_down = "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:40 w g1f3 · 1:20 b b8c6
        1:25 b claims flags · 1:25 b stops · 1:26 w confirms";
    for agreed in ["agree 1-0", "agree flag b"] {
        let told = play(
            short(30, speed()),
            &format!(
                "{both_down} · 1:27 {agreed} · 1:28 enter 1/2-1/2 · 1:29 enter 1-0 · 1:30 seal"
            ),
        );
        assert!(told.contains("1:28.000 refused players_decide"), "{told}");
        assert!(told.contains("1:29.000 ended: White wins (players agreed)"), "{told}");
        assert!(told.ends_with("1:30.000 sealed: White wins\n"), "{told}");
        assert_eq!(told.matches("for the record").count(), 1, "{told}");
    }
}

#[test]
fn sp_8_what_both_agree_on_after_a_draw_by_both_flags_takes_its_place() {
    let both_down = "
        0:00 start · 0:10 w e2e4 · 0:20 b e7e5 · 0:40 w g1f3 · 1:20 b b8c6
        1:25 b claims flags · 1:25 b stops · 1:26 w confirms";
    for agreed in ["agree 1-0", "agree flag b"] {
        let told = play(
            short(30, speed()),
            &format!("{both_down} · 1:27 {agreed} · 1:28 result 1-0 · 1:29 void · 1:30 confirm"),
        );
        assert!(told.contains("1:26.000 ended: draw (both flags)"), "{told}");
        assert!(told.contains("refused wrong_phase"), "{told}");
        assert!(told.contains("+ 1:27.000 ended: White wins"), "{told}");
        let sealed = play(
            short(30, speed()),
            &format!(
                "{both_down} · 1:27 enter 1/2-1/2 · 1:27.500 seal · 1:28 {agreed} · 1:29 correct 1-0"
            ),
        );
        assert!(sealed.contains("corrected"), "{sealed}");
    }
}
