//! A source's differences from the pairings the court shows.

use super::*;
use court_protocol::OnlineView;

/// A board that waits for a match on chess.com between anna64 and ben.
fn rig(pgn_text: &str) -> Rig {
    let mut rig = Rig::new(recorded(pgn_text, Pace::AtOnce, Runs::Unseen), 1);
    let handles = BySide { white: "anna64", black: "ben" }.map(|handle| Some(handle.to_owned()));
    let game = &mut rig.boards.get_mut(&BoardNo(1)).expect("board 1").view;
    game.ruleset = Ruleset::Intramural;
    game.online = Some(OnlineView { site: "chess.com".to_owned(), handles });
    rig.link_up();
    rig.said.retain(|said| said.contains("IM-1-1"));
    rig
}

#[test]
fn im_1_1_what_the_tags_of_a_fed_game_say_otherwise_than_its_pairing_is_said_once() {
    let mut rig = rig("[Site \"chess.com\"]\n[White \"ben\"]\n[Black \"anna64\"]\n\n1. e4 e5 *\n");
    let said = ["court 1, board 1: t.pgn, game 1: the colours are reversed: expected [White \
                 \"anna64\"] and [Black \"ben\"] (IM-1-1)"];
    assert_eq!(rig.said, said);
    rig.set_phase(1, Phase::Running);
    assert_eq!(rig.said.iter().filter(|said| said.contains("IM-1-1")).count(), 1);
}

#[test]
fn im_1_1_a_game_between_the_two_on_their_site_needs_no_word() {
    let rig = rig("[Site \"Chess.com\"]\n[White \"Anna64\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n");
    assert_eq!(rig.said, [] as [&str; 0]);
}

const FIFTEEN: &str = "[TimeControl \"900+10\"]\n\n1. e4 {[%clk 0:15:08]} e5 *\n";

#[test]
fn another_time_control_than_the_courts_is_said_at_once_of_all_boards_together() {
    let mut rig = Rig::new(recorded(&FIFTEEN.repeat(3), Pace::AtOnce, Runs::Unseen), 3);
    let own = TimeControl { initial: Millis::minutes(15), ..TimeControl::STANDARD };
    let own = TimeControl { increment: Millis::seconds(10), ..own };
    for side in Side::BOTH {
        rig.boards.get_mut(&BoardNo(2)).expect("board 2").view.sides[side].time = own;
    }
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    let said: Vec<&String> = rig.said.iter().filter(|said| said.contains("clocks")).collect();
    let expected = "court 1, boards 1, 3: the recorded game has 15:00 + 0:10 for White, the \
                    rules of this game give 10:00 + 0:05: their clocks will differ";
    assert_eq!(said, [expected]);
}

#[test]
fn simulated_runs_that_do_not_count_are_said_at_once() {
    let pgn = "1. e4 e5 *\n";
    let runs = Runs::Simulated { seed: 1 };
    for (evidence, times) in [(RunEvidence::Presumed, 1), (RunEvidence::Reported, 0)] {
        let mut rig = Rig::new(recorded(pgn, Pace::AtOnce, runs), 1);
        rig.boards.get_mut(&BoardNo(1)).expect("board 1").view.runs = evidence;
        rig.link_up();
        let told = |said: &&String| said.contains("do not count");
        assert_eq!(rig.said.iter().filter(told).count(), times, "{evidence:?} {:?}", rig.said);
        rig.set_phase(1, Phase::Running);
        rig.play(40);
        assert_eq!(rig.said.iter().filter(told).count(), times, "{evidence:?} {:?}", rig.said);
    }
}

#[test]
fn a_gates_piped_runs_that_do_not_count_are_said_with_the_first_of_a_game() {
    let mut rig = Rig::new(Source::Piped, 2);
    rig.boards.get_mut(&BoardNo(2)).expect("board 2").view.runs = RunEvidence::Presumed;
    rig.link_up();
    rig.said.clear();
    for board in [1, 2, 2] {
        rig.line(&format!("{{\"board\":{board},\"seen\":{{\"crossed\":{{\"side\":\"white\"}}}}}}"));
    }
    assert_eq!(rig.said.len(), 1, "{:?}", rig.said);
    assert!(rig.said[0].starts_with("court 1, board 2: the runs seen here do not count"));
}

#[test]
fn a_later_round_is_played_from_a_file_of_its_own_by_its_round_tag() {
    for (round, is_here) in [(2, true), (3, false)] {
        let pgn = "[Round \"2.1\"]\n\n1. e4 e5 *\n";
        let mut rig = Rig::new(recorded(pgn, Pace::AtOnce, Runs::Unseen), 1);
        rig.boards.get_mut(&BoardNo(1)).expect("board 1").view.round = round;
        rig.link_up();
        let expected =
            format!("court 1, board 1: no game of round {round} is here: nothing is played");
        assert_eq!(!rig.said.contains(&expected), is_here, "{:?}", rig.said);
    }
}
