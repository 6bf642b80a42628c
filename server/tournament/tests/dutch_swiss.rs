//! Tests the Dutch Swiss with known answers and with properties of every round.

use std::path::{Path, PathBuf};

use referee_tournament::event::{
    Bye, Colour, Entry, Event, Forbidden, Outcome, Points, RequestedByes, RoundNumber,
};
use referee_tournament::event::{Competitor, StartNumber};
use referee_tournament::swiss::explain::{
    Verdict, explain, explain_bye, explain_pair, explain_player,
};
use referee_tournament::swiss::{self, Pairing, Refusal};
use referee_tournament::trf;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/swiss")
}

fn cases() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder of cases is part of the repository")
        .map(|entry| entry.expect("its entries can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "trf"))
        .filter_map(|path| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned))
        .collect();
    names.sort();
    assert_eq!(names.len(), 63);
    names
}

fn event(name: &str) -> Event {
    let path = folder().join(format!("{name}.trf"));
    let bytes = std::fs::read(&path).expect("the case can be read");
    trf::read(name, &bytes).unwrap_or_else(|error| panic!("{error}"))
}

/// Random numbers from a seed, the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

/// An event with every kind of incident: late entries, absences, withdrawals, bans, acceleration.
fn entries(dice: &mut Dice) -> Event {
    let players = 3 + dice.below(24) as u16;
    let mut event = Event {
        rounds: Some(RoundNumber(3 + dice.below(7) as u8)),
        initial_colour: Some(if dice.below(2) == 0 { Colour::White } else { Colour::Black }),
        ..Event::default()
    };
    for number in 1..=players {
        event.enter(Competitor::new(StartNumber(number), format!("Player {number}")));
    }
    if dice.below(3) == 0 {
        event.acceleration = swiss::acceleration::baku(&event).expect("the usual points");
    }
    for _ in 0..dice.below(4) {
        let mut competitors: Vec<StartNumber> =
            (0..3).map(|_| StartNumber(1 + dice.below(u64::from(players)) as u16)).collect();
        competitors.sort_unstable();
        competitors.dedup();
        if competitors.len() < 2 {
            continue;
        }
        event.forbidden.push(Forbidden { rounds: None, competitors });
    }
    event
}

/// Announces the absence of some players from the next round.
fn announce_absences(event: &mut Event, dice: &mut Dice) {
    let round = event.next_round();
    for competitor in &mut event.competitors {
        match dice.below(20) {
            0 => competitor.record(round, Entry::Bye(Bye::HalfPoint)),
            1 => competitor.record(round, Entry::Bye(Bye::ZeroPoint)),
            _ => {}
        }
    }
}

/// Plays the games of a pairing; a few of them are won by forfeit.
fn play(event: &mut Event, pairing: &Pairing, dice: &mut Dice) {
    pairing.record_in(event);
    for (white, black) in &pairing.boards {
        let (mine, his) = match dice.below(10) {
            0..=3 => (Outcome::Win, Outcome::Loss),
            4..=6 => (Outcome::Loss, Outcome::Win),
            _ => (Outcome::Draw, Outcome::Draw),
        };
        let forfeit = mine != Outcome::Draw && dice.below(12) == 0;
        for (number, opponent, colour, outcome) in
            [(*white, *black, Colour::White, mine), (*black, *white, Colour::Black, his)]
        {
            let entry = if forfeit {
                let won = outcome == Outcome::Win;
                Entry::Forfeit { opponent, colour: Some(colour), won }
            } else {
                Entry::Played { opponent, colour, outcome, rated: true }
            };
            event.competitor_mut(number).expect("he is on the list").record(pairing.round, entry);
        }
    }
}

/// Plays events from many seeds and passes each round to `look` before it is played.
fn for_every_round(seeds: u64, mut look: impl FnMut(&Event, &Result<Pairing, Refusal>)) {
    for seed in 1..=seeds {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut event = entries(&mut dice);
        loop {
            announce_absences(&mut event, &mut dice);
            let paired = swiss::pair(&event);
            look(&event, &paired);
            let Ok(pairing) = paired else { break };
            play(&mut event, &pairing, &mut dice);
        }
    }
}

#[test]
fn the_order_of_entry_makes_no_difference() {
    let mut rounds = 0;
    for_every_round(60, |event, paired| {
        let text = trf::write(event);
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_by_key(|line| {
            line.bytes().rev().map(u32::from).fold(7, |sum, byte| sum * 31 % 9_973 + byte)
        });
        let shuffled = trf::read("shuffled", lines.join("\n").as_bytes())
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(&swiss::pair(&shuffled), paired, "{text}");
        rounds += 1;
    });
    assert!(rounds > 150, "{rounds} rounds");
}

#[test]
fn absolute_criteria_are_never_bent() {
    let mut pairs = 0;
    for_every_round(250, |event, paired| {
        let Ok(pairing) = paired else { return };
        let round = pairing.round;
        let mut paired_once: Vec<StartNumber> = Vec::new();
        for (white, black) in &pairing.boards {
            let competitor = event.competitor(*white).expect("he is on the list");
            let met = (1..round.0)
                .filter_map(|past| competitor.recorded(RoundNumber(past)))
                .any(|entry| entry.played_opponent() == Some(*black));
            assert!(!met, "{white} and {black} meet again in round {round}");
            let banned = event
                .forbidden
                .iter()
                .any(|ban| ban.competitors.contains(white) && ban.competitors.contains(black));
            assert!(!banned, "{white} and {black} are kept apart");
            paired_once.extend([*white, *black]);
            pairs += 1;
        }
        if let Some(number) = pairing.bye {
            let competitor = event.competitor(number).expect("he is on the list");
            let had_points = (1..round.0)
                .filter_map(|past| competitor.recorded(RoundNumber(past)))
                .any(|entry| {
                    matches!(
                        entry,
                        Entry::Bye(Bye::PairingAllocated | Bye::FullPoint)
                            | Entry::Forfeit { won: true, .. }
                    )
                });
            assert!(!had_points, "{number} gets a second bye in round {round}");
            paired_once.push(number);
        }
        paired_once.sort_unstable();
        let present: Vec<StartNumber> = event
            .competitors
            .iter()
            .filter(|competitor| event.entry(competitor, round).is_none())
            .map(|competitor| competitor.number)
            .collect();
        assert_eq!(paired_once, present, "everybody present is paired once");
    });
    assert!(pairs > 3_000, "{pairs} pairs");
}

#[test]
fn no_proposed_pair_is_better_than_the_pairing() {
    let mut worse = 0;
    for_every_round(3, |event, paired| {
        let Ok(pairing) = paired else { return };
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
    });
    assert!(worse > 100, "{worse} worse");
}

#[test]
fn every_board_is_explained() {
    let explanation = explain(&event("34-plain-n20-r3of5")).expect("the case has an answer");
    insta::assert_snapshot!(explanation, @r#"
    Round 3
    Board 1: 3 (2.0) has white against 6 (2.0), in the bracket of 2.0.
      Opponents: by the natural order 3 would meet 5, but C12 (art. 2.4) would be worse in the bracket of 2.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
      Colours: 3 has had WB and is mildly due white; 6 has had BW and is mildly due black. Both get the colour they are due (art. 5.2.1).
    Board 2: 5 (2.0) has white against 1 (1.5), in the bracket of 1.5.
      Opponents: by the natural order of the bracket (art. 3.3).
      Moves down: 5 from 2.0; with an opponent there, all criteria are met as well; in the bracket of 2.0 the candidate comes later (art. 4.3): among the higher of their pairs are 3 in the pairing, among the higher of their pairs are 5 otherwise.
      Colours: 5 has had WB and is mildly due white; 1 has had WB and is mildly due white. Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 3: 20 (1.5) has white against 7 (1.5), in the bracket of 1.5.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 20 has had WB and is mildly due white; 7 has had WW and is absolutely due black. Both get the colour they are due (art. 5.2.1).
    Board 4: 11 (1.0) has white against 2 (1.0), in the bracket of 1.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 11 has had BW and is mildly due black; 2 has had BW and is mildly due black. Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 5: 12 (1.0) has white against 4 (1.0), in the bracket of 1.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 12 has had WB and is mildly due white; 4 has had BW and is mildly due black. Both get the colour they are due (art. 5.2.1).
    Board 6: 13 (1.0) has white against 8 (1.0), in the bracket of 1.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 13 has had BW and is mildly due black; 8 has had BW and is mildly due black. Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    Board 7: 15 (1.0) has white against 9 (1.0), in the bracket of 1.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 15 has had BW and is mildly due black; 9 has had WW and is absolutely due black. The stronger preference decides (art. 5.2.2).
    Board 8: 14 (0.5) has white against 10 (0.5), in the bracket of 0.5.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 14 has had WB and is mildly due white; 10 has had BW and is mildly due black. Both get the colour they are due (art. 5.2.1).
    Board 9: 17 (0.0) has white against 16 (0.5), in the bracket of 0.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Moves down: 16 from 0.5; with an opponent there, C12 (art. 2.4) would be worse in the bracket of 0.5: players without the colour they are due: 0 in the pairing, 1 otherwise.
      Colours: 17 has had BB and is absolutely due white; 16 has had WB and is mildly due white. The stronger preference decides (art. 5.2.2).
    Board 10: 19 (0.0) has white against 18 (0.0), in the bracket of 0.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Colours: 19 has had BB and is absolutely due white; 18 has had WB and is mildly due white. The stronger preference decides (art. 5.2.2).
    "#);
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
                assert!(decided, "{name}: {float}");
                told += 1;
            }
        }
    }
    assert!(told > 100, "{told} moved down");
}

#[test]
fn the_bye_is_explained() {
    let explanation = explain(&event("07-forbid-n19-r9of9")).expect("the case has an answer");
    insta::assert_snapshot!(explanation.bye.expect("nineteen players"), @"
    Bye: 15 (3.5), the lowest score that leaves everybody else an opponent (C5, art. 2.3).
      Not 17: has had a bye or won without playing (C2).
      Not 19: has had a bye or won without playing (C2).
      Not 18: has had a bye or won without playing (C2).
      Not 16, of the same score: C12 (art. 2.4) would be worse in the bracket of 2.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
      Not 13, of the same score: he has had a bye or won without playing (C2, art. 2.1).
      Not 10, of the same score: he has had a bye or won without playing (C2, art. 2.1).
    ");
}

#[test]
fn whoever_is_not_in_the_upper_half_is_told_the_criterion_and_not_the_natural_order() {
    let event = event("46-decisive-n17-r4of5");
    let told = explain_player(&event, StartNumber(13)).expect("he is to be paired").to_string();
    insta::assert_snapshot!(told, @r#"
    13 (1.0) has white against 16 (1.0), in the bracket of 1.0.
      Opponents: by the natural order 13 would meet 10, but C16 (art. 2.4) would be worse in the bracket of 1.0: residents who float down as they did two rounds ago: 0 in the pairing, 1 otherwise.
      Colours: 13 has had WBB and is absolutely due white; 16 has had BW and is mildly due black. Both get the colour they are due (art. 5.2.1).
    "#);
    let proposed = explain_pair(&event, StartNumber(10), StartNumber(13)).expect("both play");
    assert!(told.contains(&proposed.to_string()), "the same reason: {proposed}");
}

#[test]
fn the_bye_can_be_questioned() {
    let event = event("46-decisive-n17-r4of5");
    let bye = explain(&event).expect("the case has an answer").bye.expect("seventeen players");
    insta::assert_snapshot!(bye, @r#"
    Bye: 12 (0.0), the lowest score that leaves everybody else an opponent (C5, art. 2.3).
      Not 9, of the same score: C12 (art. 2.4) would be worse in the bracket of 0.0: players without the colour they are due: 0 in the pairing, 1 otherwise.
    "#);
    let said = |number: u16| {
        let verdict = explain_bye(&event, StartNumber(number)).expect("all play");
        format!("{number}: {verdict}\n")
    };
    let all: String = (1..=17).map(said).collect();
    insta::assert_snapshot!(all, @r#"
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
    12: this is the pairing.
    13: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 1.0 otherwise.
    14: he has had a bye or won without playing (C2, art. 2.1).
    15: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    16: he has had a bye or won without playing (C2, art. 2.1).
    17: C5 (art. 2.3) would be worse: the score of the player with the bye: 0.0 in the pairing, 2.0 otherwise.
    "#);
    let even = explain_bye(&self::event("34-plain-n20-r3of5"), StartNumber(1)).expect("he plays");
    assert_eq!(even, Verdict::NoBye);
    let stranger = explain_bye(&event, StartNumber(99)).expect_err("nobody has number 99");
    assert_eq!(stranger.code(), "not_to_be_paired");
}

#[test]
fn a_player_who_asks_why_black_again_is_told() {
    let event = event("34-plain-n20-r3of5");
    let told = explain_player(&event, StartNumber(16)).expect("he is to be paired");
    insta::assert_snapshot!(told, @r#"
    17 (0.0) has white against 16 (0.5), in the bracket of 0.0.
      Opponents: by the natural order of the bracket (art. 3.3).
      Moves down: 16 from 0.5; with an opponent there, C12 (art. 2.4) would be worse in the bracket of 0.5: players without the colour they are due: 0 in the pairing, 1 otherwise.
      Colours: 17 has had BB and is absolutely due white; 16 has had WB and is mildly due white. The stronger preference decides (art. 5.2.2).
    "#);
    let stranger = explain_player(&event, StartNumber(99)).expect_err("nobody has number 99");
    assert_eq!(stranger.code(), "not_to_be_paired");
}

#[test]
fn a_proposed_pair_is_told_its_first_worse_criterion() {
    let event = event("34-plain-n20-r3of5");
    let said = |white: u16, black: u16| {
        let (white, black) = (StartNumber(white), StartNumber(black));
        explain_pair(&event, white, black).expect("both are to be paired").to_string()
    };
    let all: Vec<String> =
        [(1, 2), (1, 3), (1, 4), (1, 5), (1, 11), (2, 9), (4, 7), (8, 12), (6, 20)]
            .map(|(white, black)| format!("{white}-{black}: {}", said(white, black)))
            .into();
    insta::assert_snapshot!(all.join("\n"), @r#"
    1-2: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    1-3: all criteria are met as well; in the bracket of 2.0 the candidate comes later (art. 4.3): among the higher of their pairs are 3 in the pairing, among the higher of their pairs are 5 otherwise.
    1-4: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    1-5: they meet, but 5 has white and 1 black. Equal preferences after the same colours, so the higher ranked gets his (art. 5.2.4).
    1-11: they have met (C1, art. 2.1).
    2-9: all criteria are met as well; in the bracket of 1.0 the candidate comes later (art. 4.3): among the higher of their pairs are 9 in the pairing, among the higher of their pairs are 11 otherwise.
    4-7: C6 (art. 2.4) would be worse in the bracket of 1.5: the number of downfloaters: 0 in the pairing, 2 otherwise.
    8-12: all criteria are met as well; in the bracket of 1.0 the candidate comes later (art. 4.2): 4 meets 12 in the pairing, 4 meets 13 otherwise.
    6-20: C8 (art. 2.4) would be worse in the bracket of 2.0: the number and scores of downfloaters of the next bracket: 0 in the pairing, 2 (with 1.5, 1.5) otherwise.
    "#);
}

#[test]
fn what_cannot_be_paired_is_refused_with_a_sentence() {
    let good = event("34-plain-n20-r3of5");
    let refused = |change: &dyn Fn(&mut Event)| {
        let mut event = good.clone();
        change(&mut event);
        let refusal = swiss::pair(&event).expect_err("the change makes pairing impossible");
        format!("{}: {refusal}", refusal.code())
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
    rounds_unknown: the number of rounds is not announced (record 142 or XXR)
    event_over: all 2 rounds of the event have been paired
    no_lawful_pairing: round 3 has no lawful pairing: 3 has no opponent left whom he may meet (C1, C3)
    nobody_to_pair: nobody is to be paired in round 3
    result_missing: the game of 5 and 1 in round 3 has no result yet
    acceleration_needs_halves: acceleration needs a win worth two draws and a loss worth nothing
    initial_colour_unknown: the colour drawn by lot before round 1 is not recorded (record 152 or XXC)
    "#);
    let stranger = explain_pair(&good, StartNumber(1), StartNumber(99));
    insta::assert_snapshot!(stranger.expect_err("nobody has number 99"), @r#"99 is not among those to be paired in round 3"#);
    let alone = explain_pair(&good, StartNumber(1), StartNumber(1));
    insta::assert_snapshot!(alone.expect_err("a pair is two"), @r#"1 cannot meet himself"#);
}

#[test]
fn more_rounds_than_can_be_paired_end_in_a_refusal_that_says_who_is_stuck() {
    let refusal = swiss::pair(&event("62-impossible-n6-r5of9")).expect_err("no pairing is left");
    insta::assert_snapshot!(refusal, @r#"round 5 has no lawful pairing: 1 has no opponent left whom he may meet (C1, C3)"#);
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
