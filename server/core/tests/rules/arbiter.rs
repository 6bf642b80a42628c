//! Games as an arbiter typed them in who knew the rulebooks and the page of the sheets, and nothing
//! of the program: what two players would dispute, with what he expected of it.

use court_protocol::{GameSetup, Verdict};
use referee_core::sheet::Sheet;

use crate::sheet::{Hall, game};
use crate::speed_moves::speed;

fn comes_out(text: &str) {
    let played = Sheet::parse(text).and_then(|sheet| sheet.play());
    let played = played.unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert!(played.wrong.is_empty(), "{}\nin\n{text}", played.wrong[0]);
}

#[test]
fn cr_4_3_1_exactly_ten() {
    comes_out(include_str!("../sheets/CR-4.3-1-exactly-ten.sheet"));
}

#[test]
fn cr_4_3_1_one_ms_early() {
    comes_out(include_str!("../sheets/CR-4.3-1-one-ms-early.sheet"));
}

#[test]
fn cr_4_3_1_back_from_a_stop_a_judge_began() {
    comes_out(include_str!("../sheets/CR-4.3-1-back-from-a-stop-a-judge-began.sheet"));
}

#[test]
fn cr_4_3_1_back_from_two_calls_at_once() {
    comes_out(include_str!("../sheets/CR-4.3-1-back-from-two-calls-at-once.sheet"));
}

#[test]
fn cr_4_3_1_back_before_the_first_move() {
    comes_out(include_str!("../sheets/CR-4.3-1-back-before-the-first-move.sheet"));
}

#[test]
fn cr_4_3_1_back_from_what_a_void_left_of_a_stop() {
    comes_out(include_str!("../sheets/CR-4.3-1-back-from-what-a-void-left-of-a-stop.sheet"));
}

#[test]
fn cr_4_3_1_a_move_is_put_during_a_stop() {
    comes_out(include_str!("../sheets/CR-4.3-1-a-move-is-put-during-a-stop.sheet"));
}

#[test]
fn cr_4_3_3_added_in_the_last_ms() {
    comes_out(include_str!("../sheets/CR-4.3-3-added-in-the-last-ms.sheet"));
}

#[test]
fn cr_4_4_7_late_mate_before_flag() {
    comes_out(include_str!("../sheets/CR-4.4-7-late-mate-before-flag.sheet"));
}

#[test]
fn cr_4_4_3_accept_wrong_side_and_late() {
    comes_out(include_str!("../sheets/CR-4.4-3-accept-wrong-side-and-late.sheet"));
}

#[test]
fn cr_4_4_4_claim_after_the_next_move() {
    comes_out(include_str!("../sheets/CR-4.4-4-claim-after-the-next-move.sheet"));
}

#[test]
fn cr_4_3_5_late_call_lapses() {
    comes_out(include_str!("../sheets/CR-4.3-5-late-call-lapses.sheet"));
}

#[test]
fn cr_4_6_2_third_red_of_one_judge() {
    comes_out(include_str!("../sheets/CR-4.6-2-third-red-of-one-judge.sheet"));
}

#[test]
fn cr_4_6_2_dq3_late_third_red() {
    comes_out(include_str!("../sheets/CR-4.6-2-dq3-late-third-red.sheet"));
}

#[test]
fn cr_4_7_4_exactly_two_minutes() {
    comes_out(include_str!("../sheets/CR-4.7-4-exactly-two-minutes.sheet"));
}

#[test]
fn sp_10_flag_unseen_then_claimed() {
    comes_out(include_str!("../sheets/SP-10-flag-unseen-then-claimed.sheet"));
}

#[test]
fn sp_11_own_flag_in_the_process() {
    comes_out(include_str!("../sheets/SP-11-own-flag-in-the-process.sheet"));
}

#[test]
fn sp_13_mated_but_the_flag() {
    comes_out(include_str!("../sheets/SP-13-mated-but-the-flag.sheet"));
}

#[test]
fn sp_15_moved_not_punched_claims() {
    comes_out(include_str!("../sheets/SP-15-moved-not-punched-claims.sheet"));
}

#[test]
fn sp_15_moved_and_punched_claims() {
    comes_out(include_str!("../sheets/SP-15-moved-and-punched-claims.sheet"));
}

#[test]
fn sp_16_punch_without_move() {
    comes_out(include_str!("../sheets/SP-16-punch-without-move.sheet"));
}

#[test]
fn sp_18_king_captured() {
    comes_out(include_str!("../sheets/SP-18-king-captured.sheet"));
}

#[test]
fn sp_20_flag_while_claiming_agreed() {
    comes_out(include_str!("../sheets/SP-20-flag-while-claiming-agreed.sheet"));
}

#[test]
fn sp_25_no_referee_rules_it() {
    comes_out(include_str!("../sheets/SP-25-no-referee-rules-it.sheet"));
}

#[test]
fn sp_28_leaves_the_rank_as_a_pawn() {
    comes_out(include_str!("../sheets/SP-28-leaves-the-rank-as-a-pawn.sheet"));
}

#[test]
fn im_3_2_capture_at_60_00() {
    comes_out(include_str!("../sheets/IM-3-2-capture-at-60-00.sheet"));
}

#[test]
fn im_3_2_capture_a_ms_late() {
    comes_out(include_str!("../sheets/IM-3-2-capture-a-ms-late.sheet"));
}

#[test]
fn im_3_3_equal_in_elimination() {
    comes_out(include_str!("../sheets/IM-3-3-equal-in-elimination.sheet"));
}

#[test]
fn im_3_5_touched_piece_cannot_move() {
    comes_out(include_str!("../sheets/IM-3-5-touched-piece-cannot-move.sheet"));
}

#[test]
fn im_3_5_touched_piece_must_move() {
    comes_out(include_str!("../sheets/IM-3-5-touched-piece-must-move.sheet"));
}

#[test]
fn im_3_6_mate_at_60_00_behind_on_points() {
    comes_out(include_str!("../sheets/IM-3-6-mate-at-60-00-behind-on-points.sheet"));
}

#[test]
fn im_4_8_en_passant_a_move_late() {
    comes_out(include_str!("../sheets/IM-4-8-en-passant-a-move-late.sheet"));
}

#[test]
fn im_4_13_b1_and_rook_attacked() {
    comes_out(include_str!("../sheets/IM-4-13-b1-and-rook-attacked.sheet"));
}

#[test]
fn fide_9_2_wrong_claim_is_an_offer() {
    comes_out(include_str!("../sheets/FIDE-9.2-wrong-claim-is-an-offer.sheet"));
}

#[test]
fn fide_6_9_press_at_the_flag_bare_king() {
    comes_out(include_str!("../sheets/FIDE-6.9-press-at-the-flag-bare-king.sheet"));
}

#[test]
fn cr_4_3_1_a_crossing_begins_no_stop() {
    comes_out(include_str!("../sheets/CR-4.3-1-a-crossing-begins-no-stop.sheet"));
}

#[test]
fn cr_4_3_1_the_stopwatch_is_the_judges() {
    comes_out(include_str!("../sheets/CR-4.3-1-the-stopwatch-is-the-judges.sheet"));
}

#[test]
fn cr_4_3_1_a_gates_return_in_a_stop_is_put_to_the_head_referee() {
    comes_out(include_str!(
        "../sheets/CR-4.3-1-a-gates-return-in-a-stop-is-put-to-the-head-referee.sheet"
    ));
}

#[test]
fn cr_4_3_1_a_move_in_a_stop_where_runs_are_presumed() {
    comes_out(include_str!("../sheets/CR-4.3-1-a-move-in-a-stop-where-runs-are-presumed.sheet"));
}

#[test]
fn sp_4_a_claim_before_the_punch() {
    comes_out(include_str!("../sheets/SP-4-a-claim-before-the-punch.sheet"));
}

#[test]
fn sp_4_a_claim_before_the_next_punch() {
    comes_out(include_str!("../sheets/SP-4-a-claim-before-the-next-punch.sheet"));
}

#[test]
fn fide_6_10_whose_clock_is_to_run() {
    comes_out(include_str!("../sheets/FIDE-6.10-whose-clock-is-to-run.sheet"));
}

#[test]
fn im_3_1_a_claim_offers_without_a_card() {
    comes_out(include_str!("../sheets/IM-3-1-a-claim-offers-without-a-card.sheet"));
}

/// What the court said to the last word of a game.
fn sentences(setup: GameSetup, text: &str) -> Vec<String> {
    let mut hall = Hall::new(setup);
    hall.play(text);
    let outcome = hall.records.last().and_then(referee_core::Record::outcome);
    let Some(Verdict::Recorded { rulings, .. }) = outcome.map(|outcome| outcome.verdict) else {
        panic!("the word was recorded")
    };
    rulings.into_iter().map(|ruling| referee_messages::words().ruling(&ruling)).collect()
}

#[test]
fn cr_4_4_5_of_a_second_claim_that_is_rejected_nobody_is_told_another_turn_than_there_is() {
    let told = sentences(
        game(|_| {}),
        "0:00 start · 0:08 w e2e4 · 0:30 b e7e5 · 0:35 w claims touch · 0:36 w claims displaced
        0:40 yes · 0:41 no",
    );
    let rejected = "White's claim is rejected; the turn is as it was before it.";
    assert!(told.iter().any(|text| text == rejected), "{told:?}");
}

#[test]
fn sp_4_who_claims_before_the_punch_is_told_that_it_is_too_early() {
    let told = sentences(speed(), "0:00 start · 0:05 w puts e2e5 · 0:06 b claims illegal");
    let early = "Claim: illegal move. Too early, the opponent has not finished a move.";
    assert!(told.iter().any(|text| text == early), "{told:?}");
}

#[test]
fn sp_25_a_disputed_claim_stays_open() {
    comes_out(include_str!("../sheets/SP-25-a-disputed-claim-stays-open.sheet"));
}

#[test]
fn sp_20_an_agreement_about_flags_settles_an_open_claim() {
    comes_out(include_str!("../sheets/SP-20-an-agreement-about-flags-settles-an-open-claim.sheet"));
}

#[test]
fn sp_22_a_promotion_is_changed_before_the_punch() {
    comes_out(include_str!("../sheets/SP-22-a-promotion-is-changed-before-the-punch.sheet"));
}

#[test]
fn sp_26_exchanged_before_its_move_is_reported() {
    comes_out(include_str!("../sheets/SP-26-exchanged-before-its-move-is-reported.sheet"));
}

#[test]
fn fide_4_8_a_piece_touched_and_not_placed() {
    comes_out(include_str!("../sheets/FIDE-4.8-a-piece-touched-and-not-placed.sheet"));
}

#[test]
fn all_1_a_request_sent_twice() {
    comes_out(include_str!("../sheets/ALL-1-a-request-sent-twice.sheet"));
}

#[test]
fn all_1_two_boards_differ() {
    comes_out(include_str!("../sheets/ALL-1-two-boards-differ.sheet"));
}
