//! The reasons for a pairing, and refusals.

use referee_messages::{Message, Words, message};
use referee_tournament::event::{
    Bye, Event, Forbidden, Points, RequestedByes, RoundNumber, StartNumber,
};
use referee_tournament::swiss;
use referee_tournament::swiss::explain::{
    Explanation, Verdict, explain, explain_bye, explain_pair, explain_player,
};

use super::judge;
use super::random::for_every_round;
use super::{cases, event};

#[test]
fn no_proposed_pair_is_better_than_the_pairing() {
    let mut worse = 0;
    let mut look = |event: &Event, _| {
        let pairing = swiss::pair(event).ok()?;
        let mut numbers: Vec<StartNumber> =
            pairing.boards.iter().flat_map(|(white, black)| [*white, *black]).collect();
        numbers.extend(pairing.bye);
        for white in &numbers {
            for black in numbers.iter().filter(|black| *black > white) {
                // A verdict that the proposal is better would be a bug, and its message says so.
                let verdict = explain_pair(event, *white, *black).expect("both are to be paired");
                let stands = pairing.boards.contains(&(*white, *black));
                assert_eq!(verdict == Verdict::Stands, stands);
                let reversed = pairing.boards.contains(&(*black, *white));
                assert_eq!(matches!(verdict, Verdict::OtherColours { .. }), reversed);
                worse += usize::from(matches!(verdict, Verdict::Worse { .. }));
            }
        }
        Some(judge::sorted(&pairing))
    };
    (0..3).for_each(|seed| for_every_round(seed, 26, 9, &mut look));
    assert!(worse > 100, "{worse} worse");
}

#[test]
fn every_board_is_explained() {
    let explanation = explain(&event("34-plain-n20-r3of5")).expect("the case has an answer");
    insta::assert_snapshot!(told(&explanation), @"
    Round 3
    Board 1: 3 (2.0) has White against 6 (2.0), in the bracket of 2.0.
      By the natural order 3 would meet 5, but: C12 (art. 2.4) would be worse in the bracket of 2.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
      3 has had WB and is due White, mildly.
      6 has had BW and is due Black, mildly.
      Both get the colour they are due (art. 5.2.1).
    Board 2: 5 (2.0) has White against 1 (1.5), in the bracket of 1.5.
      The opponents follow the natural order of the score group 1.5 (art. 3.3).
      5 moves down from the score group 2.0; with an opponent there: that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of 2.0, art. 4.3): among the higher of their pairs are 3 in the pairing, among the higher of their pairs are 5 otherwise.
      5 has had WB and is due White, mildly.
      1 has had WB and is due White, mildly.
      Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 3: 20 (1.5) has White against 7 (1.5), in the bracket of 1.5.
      The opponents follow the natural order of the score group 1.5 (art. 3.3).
      20 has had WB and is due White, mildly.
      7 has had WW and is due Black, absolutely.
      Both get the colour they are due (art. 5.2.1).
    Board 4: 11 (1.0) has White against 2 (1.0), in the bracket of 1.0.
      The opponents follow the natural order of the score group 1.0 (art. 3.3).
      11 has had BW and is due Black, mildly.
      2 has had BW and is due Black, mildly.
      Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 5: 12 (1.0) has White against 4 (1.0), in the bracket of 1.0.
      The opponents follow the natural order of the score group 1.0 (art. 3.3).
      12 has had WB and is due White, mildly.
      4 has had BW and is due Black, mildly.
      Both get the colour they are due (art. 5.2.1).
    Board 6: 13 (1.0) has White against 8 (1.0), in the bracket of 1.0.
      The opponents follow the natural order of the score group 1.0 (art. 3.3).
      13 has had BW and is due Black, mildly.
      8 has had BW and is due Black, mildly.
      Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 7: 15 (1.0) has White against 9 (1.0), in the bracket of 1.0.
      The opponents follow the natural order of the score group 1.0 (art. 3.3).
      15 has had BW and is due Black, mildly.
      9 has had WW and is due Black, absolutely.
      The stronger preference decides (art. 5.2.2).
    Board 8: 14 (0.5) has White against 10 (0.5), in the bracket of 0.5.
      The opponents follow the natural order of the score group 0.5 (art. 3.3).
      14 has had WB and is due White, mildly.
      10 has had BW and is due Black, mildly.
      Both get the colour they are due (art. 5.2.1).
    Board 9: 17 (0.0) has White against 16 (0.5), in the bracket of 0.0.
      The opponents follow the natural order of the score group 0.0 (art. 3.3).
      16 moves down from the score group 0.5; with an opponent there: C12 (art. 2.4) would be worse in the bracket of 0.5: players without the colour they are due: 0 in the pairing, 1 otherwise.
      17 has had BB and is due White, absolutely.
      16 has had WB and is due White, mildly.
      The stronger preference decides (art. 5.2.2).
    Board 10: 19 (0.0) has White against 18 (0.0), in the bracket of 0.0.
      The opponents follow the natural order of the score group 0.0 (art. 3.3).
      19 has had BB and is due White, absolutely.
      18 has had WB and is due White, mildly.
      The stronger preference decides (art. 5.2.2).
    ");
}

#[test]
fn whoever_moves_down_is_told_what_would_be_wrong_if_he_stayed() {
    let mut told = 0;
    for name in cases() {
        let event = event(&name);
        if event.competitors.len() > 40 {
            continue;
        }
        let Ok(explanation) = explain(&event) else { continue };
        for board in &explanation.boards {
            let down = [&board.white, &board.black].into_iter().filter(|s| s.score > board.bracket);
            let down: Vec<StartNumber> = down.map(|side| side.number).collect();
            let explained: Vec<StartNumber> = board.floats.iter().map(|f| f.number).collect();
            assert_eq!(explained, down, "{name}");
            for float in &board.floats {
                let verdict = &*float.otherwise;
                let decided = matches!(verdict, Verdict::Worse { .. } | Verdict::Later { .. });
                assert!(decided, "{name}: {float:?}");
                told += 1;
            }
        }
    }
    assert!(told > 100, "{told} moved down");
}

#[test]
fn the_bye_is_explained() {
    let explanation = explain(&event("07-forbid-n19-r9of9")).expect("the case has an answer");
    let bye = explanation.bye.expect("nineteen players");
    insta::assert_snapshot!(listed(&bye.message(), &bye.reasons()), @"
    15 has the bye: 3.5 points is the lowest score that leaves everybody else an opponent (C5, art. 2.3).
      17 cannot have it: he has had a bye or won without playing (C2, art. 2.1).
      19 cannot have it: he has had a bye or won without playing (C2, art. 2.1).
      18 cannot have it: he has had a bye or won without playing (C2, art. 2.1).
      16, of the same score, cannot have it: C12 (art. 2.4) would be worse in the bracket of 2.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
      13, of the same score, cannot have it: he has had a bye or won without playing (C2, art. 2.1).
      10, of the same score, cannot have it: he has had a bye or won without playing (C2, art. 2.1).
    ");
}

#[test]
fn whoever_is_not_in_the_upper_half_is_told_the_criterion_and_not_the_natural_order() {
    let event = event("46-decisive-n17-r4of5");
    let reason = explain_player(&event, StartNumber(13)).expect("he is to be paired");
    let told = listed(&reason.message(), &reason.reasons());
    insta::assert_snapshot!(told, @"
    13 (1.0) has White against 16 (1.0), in the bracket of 1.0.
      By the natural order 13 would meet 10, but: C16 (art. 2.4) would be worse in the bracket of 1.0: residents who float down as they did two rounds ago: 0 in the pairing, 1 otherwise.
      13 has had WBB and is due White, absolutely.
      16 has had BW and is due Black, mildly.
      Both get the colour they are due (art. 5.2.1).
    ");
    let proposed = explain_pair(&event, StartNumber(10), StartNumber(13)).expect("both play");
    assert!(told.contains(&said(&proposed.message())), "the same reason: {proposed:?}");
}

#[test]
fn the_bye_can_be_questioned() {
    let event = event("46-decisive-n17-r4of5");
    let bye = explain(&event).expect("the case has an answer").bye.expect("seventeen players");
    insta::assert_snapshot!(listed(&bye.message(), &bye.reasons()), @"
    12 has the bye: 0.0 points is the lowest score that leaves everybody else an opponent (C5, art. 2.3).
      9, of the same score, cannot have it: C12 (art. 2.4) would be worse in the bracket of 0.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
    ");
    let judged = |number: u16| {
        let verdict = explain_bye(&event, StartNumber(number)).expect("all play");
        format!("{number}: {}\n", said(&verdict.message()))
    };
    let all: String = (1..=17).map(judged).collect();
    insta::assert_snapshot!(all, @"
    1: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 3.0 otherwise.
    2: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    3: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    4: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 1.5 otherwise.
    5: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    6: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    7: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.5 otherwise.
    8: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    9: C12 (art. 2.4) would be worse in the bracket of 0.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
    10: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 1.0 otherwise.
    11: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 1.0 otherwise.
    12: this is the pairing of the rules.
    13: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 1.0 otherwise.
    14: he has had a bye or won without playing (C2, art. 2.1).
    15: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    16: he has had a bye or won without playing (C2, art. 2.1).
    17: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    ");
    let even = explain_bye(&self::event("34-plain-n20-r3of5"), StartNumber(1)).expect("he plays");
    assert_eq!(even, Verdict::NoBye);
    let stranger = explain_bye(&event, StartNumber(99)).expect_err("nobody has number 99");
    let refusal = swiss::Refusal::NotToBePaired { number: StartNumber(99), round: RoundNumber(4) };
    assert_eq!(stranger, refusal);
}

#[test]
fn a_player_who_asks_why_black_again_is_told() {
    let event = event("34-plain-n20-r3of5");
    let reason = explain_player(&event, StartNumber(16)).expect("he is to be paired");
    insta::assert_snapshot!(listed(&reason.message(), &reason.reasons()), @"
    17 (0.0) has White against 16 (0.5), in the bracket of 0.0.
      The opponents follow the natural order of the score group 0.0 (art. 3.3).
      16 moves down from the score group 0.5; with an opponent there: C12 (art. 2.4) would be worse in the bracket of 0.5: players without the colour they are due: 0 in the pairing, 1 otherwise.
      17 has had BB and is due White, absolutely.
      16 has had WB and is due White, mildly.
      The stronger preference decides (art. 5.2.2).
    ");
    let stranger = explain_player(&event, StartNumber(99)).expect_err("nobody has number 99");
    let refusal = swiss::Refusal::NotToBePaired { number: StartNumber(99), round: RoundNumber(3) };
    assert_eq!(stranger, refusal);
}

#[test]
fn a_proposed_pair_is_told_its_first_worse_criterion() {
    let event = event("34-plain-n20-r3of5");
    let judged = |white: u16, black: u16| {
        let (white, black) = (StartNumber(white), StartNumber(black));
        said(&explain_pair(&event, white, black).expect("both are to be paired").message())
    };
    let all: Vec<String> =
        [(1, 2), (1, 3), (1, 4), (1, 5), (1, 11), (2, 9), (4, 7), (8, 12), (6, 20)]
            .map(|(white, black)| format!("{white}-{black}: {}", judged(white, black)))
            .into();
    insta::assert_snapshot!(all.join("\n"), @"
    1-2: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    1-3: that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of 2.0, art. 4.3): among the higher of their pairs are 3 in the pairing, among the higher of their pairs are 5 otherwise.
    1-4: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    1-5: the rules pair them too, but with White for 5 and Black for 1. Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    1-11: they have met (C1, art. 2.1).
    2-9: that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of 1.0, art. 4.3): among the higher of their pairs are 9 in the pairing, among the higher of their pairs are 11 otherwise.
    4-7: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    8-12: that is as good by every criterion, but the rules take the pairing that comes first in their order (bracket of 1.0, art. 4.2): 4 meets 12 in the pairing, 4 meets 13 otherwise.
    6-20: C8 (art. 2.4) would be worse in the bracket of 2.0: the number and scores of downfloaters of the next bracket: 0 in the pairing, 2 (with 1.5, 1.5) otherwise.
    ");
}

#[test]
fn what_cannot_be_paired_is_refused_with_a_sentence() {
    let good = event("34-plain-n20-r3of5");
    let refused = |change: &dyn Fn(&mut Event)| {
        let mut event = good.clone();
        change(&mut event);
        said(&swiss::pair(&event).expect_err("the change makes pairing impossible").message())
    };
    let everybody =
        |event: &Event| event.competitors.iter().map(|entered| entered.number).collect();
    let all = [
        refused(&|event| event.rounds = None),
        refused(&|event| event.rounds = Some(RoundNumber(2))),
        refused(&|event| {
            let competitors = everybody(event);
            event.forbidden.push(Forbidden { rounds: None, competitors });
        }),
        refused(&|event| {
            let competitors = everybody(event);
            let byes = RequestedByes { bye: Bye::ZeroPoint, round: RoundNumber(3), competitors };
            event.byes.push(byes);
        }),
        refused(&|event| {
            let pairing = swiss::pair(event).expect("the case has an answer");
            pairing.record_in(event);
        }),
        refused(&|event| {
            event.points.win = Points::whole(3);
            event.system = Some("FIDE_DUTCH_BAKU".to_owned());
        }),
        refused(&|event| {
            event.initial_colour = None;
            for competitor in &mut event.competitors {
                competitor.rounds.clear();
            }
        }),
    ];
    insta::assert_snapshot!(all.join("\n"), @r#"
    the number of rounds is not announced (record 142 or XXR)
    all 2 rounds of the event have been paired
    round 3 has no lawful pairing: 3 has no opponent left whom he may meet (C1, C3)
    nobody is to be paired in round 3
    the game of 5 and 1 in round 3 has no result yet
    acceleration needs a win worth two draws and a loss worth nothing
    the colour drawn by lot before round 1 is not recorded (record 152 or XXC)
    "#);
    let stranger = explain_pair(&good, StartNumber(1), StartNumber(99));
    insta::assert_snapshot!(said(&stranger.expect_err("nobody has number 99").message()), @r#"99 is not among those to be paired in round 3"#);
    let alone = explain_pair(&good, StartNumber(1), StartNumber(1));
    insta::assert_snapshot!(said(&alone.expect_err("a pair is two").message()), @r#"1 cannot meet himself"#);
}

#[test]
fn more_rounds_than_can_be_paired_end_in_a_refusal_that_says_who_is_stuck() {
    let refusal = swiss::pair(&event("62-impossible-n6-r5of9")).expect_err("no pairing is left");
    insta::assert_snapshot!(said(&refusal.message()), @r#"round 5 has no lawful pairing: 1 has no opponent left whom he may meet (C1, C3)"#);
}

#[test]
fn virtual_points_order_the_boards_but_are_no_points() {
    let accelerated = event("57-baku-n120-r4of9");
    let pairing = swiss::pair(&accelerated).expect("the case has an answer");
    let (white, black) = pairing.boards[0];
    let points = |number| {
        let competitor = accelerated.competitor(number).expect("he is on the list");
        accelerated.points_after(competitor, 3)
    };
    assert_eq!(points(white).max(points(black)), Points::whole(3));
    assert_eq!(accelerated.virtual_points(StartNumber(1), RoundNumber(4)), Points::HALF);
}

/// The reasons for a round, board by board.
fn told(explanation: &Explanation) -> String {
    let boards = (1..).zip(&explanation.boards).map(|(board, reason)| {
        let of_board = message!("explained-board", board, pair = reason.message());
        listed(&of_board, &reason.reasons())
    });
    let bye = explanation.bye.iter().map(|bye| listed(&bye.message(), &bye.reasons()));
    let round = message!("pair-round", round = explanation.pairing.round);
    std::iter::once(said(&round) + "\n").chain(boards).chain(bye).collect()
}

/// A sentence and, indented, the reasons for it.
fn listed(message: &Message, reasons: &[Message]) -> String {
    let reasons = reasons.iter().map(|reason| format!("  {}\n", said(reason)));
    std::iter::once(said(message) + "\n").chain(reasons).collect()
}

fn said(message: &Message) -> String {
    Words::english().say(message)
}
