//! Recorded games of matches that are played online.

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
