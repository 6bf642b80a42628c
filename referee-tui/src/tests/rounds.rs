//! Results of the round on the boards, and of the rounds before it.

use super::sheet::{COURT, Sheet, games, question, snapshot};
use court_client::News;
use court_protocol::{
    BoardNo, EarlierGame, GameId, GameResult, Message, Permits, Question, Refusal, ResultState,
    RoundAnswer, RoundOnCourt, Side, Snapshot, Unsealed, message,
};

/// Round 2 is on four boards; of round 1 board 2 is confirmed, board 3 sealed, the others not entered.
fn second_round() -> Snapshot {
    let mut court = snapshot(COURT, 4);
    for view in &mut court.boards {
        let game = view.game.as_mut().expect("it is paired");
        let mut earlier = game.clone();
        (game.round, game.game) = (2, GameId(2_000 + u32::from(view.board.0)));
        (earlier.round, earlier.game) = (1, GameId(1_000 + u32::from(view.board.0)));
        earlier.inbox.clear();
        earlier.result = match view.board.0 {
            2 => ResultState::Confirmed,
            3 => ResultState::Sealed,
            _ => ResultState::Open,
        };
        let (at, result) = (court.at, GameResult::Won { by: Side::White });
        let by = court_protocol::Termination::Resignation;
        earlier.ended = Some(court_protocol::EndedView { at, result, by });
        court.earlier.push(EarlierGame {
            board: view.board,
            game: earlier,
            permits: Permits::default(),
        });
    }
    court
}

fn sheet() -> Sheet {
    Sheet::at(second_round())
}

#[test]
fn results_of_the_round_before_stay_listed_and_are_entered_sealed_and_corrected() {
    let mut sheet = sheet();
    sheet.press("R");
    sheet.shows_at(100, 24, "Round 2 (not sealed: 3 of round 1; [ ])   Games left: 4");
    sheet.press("[");
    sheet.shows_at(100, 24, "Round 1 (not sealed: 4 of round 2; [ ])   Games left: 2");
    let entered = sheet.asks("e 1 w enter");
    assert!(entered.contains(r#"{"enter_result":{"game":1001,"#), "{entered}");
    let corrected = sheet.asks("x 3 b o 'typed_wrong enter enter");
    assert!(corrected.contains(r#"{"correct_result":{"game":1003,"#), "{corrected}");
    let sealed = sheet.asks("s enter");
    assert!(sealed.contains(r#"{"seal":{"games":[{"game":1002,"#), "{sealed}");
    assert_eq!(sheet.asks("["), "notice: There is no earlier round.");
    sheet.press("]");
    let entered = sheet.asks("e 1 w y");
    assert!(entered.contains(r#"{"enter_result":{"game":2001,"#), "still running: {entered}");
    assert!(sheet.asks("]").starts_with("notice: The boards have no later round"));
}

#[test]
fn a_round_that_is_put_on_does_not_change_whose_results_are_being_entered() {
    let mut first = second_round();
    for (view, earlier) in first.boards.iter_mut().zip(std::mem::take(&mut first.earlier)) {
        view.game = Some(earlier.game);
    }
    let mut sheet = Sheet::at(first);
    sheet.press("R e 1");
    sheet.show(second_round());
    assert!(sheet.asks("w enter").contains("1001"));
    sheet.shows_at(100, 24, "Round 1 (not sealed: 4 of round 2; [ ])");
}

#[test]
fn results_are_those_of_the_games_on_the_boards_when_they_are_opened_anew() {
    let mut sheet = sheet();
    let earlier = "Round 1 (not sealed: 4 of round 2; [ ])   Games left: 2   to seal: 1";
    sheet.press("R [");
    sheet.shows(earlier);
    sheet.press("O R");
    sheet.shows("Round 2 (not sealed: 3 of round 1; [ ])");
    sheet.press("[ n 'round2.toml enter");
    sheet.shows(earlier);
    let on = on_court(None);
    sheet.news(News::Round(RoundAnswer { id: 1, courts: vec![on], failed: None }));
    sheet.shows("Round 2 (not sealed: 3 of round 1; [ ])");
}

#[test]
fn what_is_asked_about_a_game_of_an_earlier_round_is_in_the_inbox_with_its_round() {
    let mut court = second_round();
    for game in games(&mut court) {
        game.inbox.clear();
    }
    court.earlier[3].game.inbox = vec![question(40, 5, Question::ChiefCalled)];
    let mut sheet = Sheet::at(court);
    sheet.press("I");
    sheet.shows("round 1");
    assert!(sheet.asks("y").contains("answer"));
}

#[test]
fn the_head_referee_puts_on_what_the_event_desk_has_published() {
    let mut sheet = sheet();
    assert_eq!(sheet.asks("R n enter"), "round of the desk None");
    let failed = Some(message!("round-file", why = "nothing is laid"));
    sheet.news(News::Round(RoundAnswer { id: 1, courts: vec![], failed }));
    sheet.shows("nothing is laid");
    assert_eq!(sheet.asks("enter"), "round of the desk None", "it is asked again");
    let boards = vec![BoardNo(1)];
    let results = vec![Unsealed { round: 2, boards, state: ResultState::Open }];
    let waits = on_court(Some(Refusal::NotSealed { results }));
    sheet.news(News::Round(RoundAnswer { id: 1, courts: vec![waits], failed: None }));
    assert_eq!(sheet.asks("s"), "round of the desk Some(\"the slips come later\")");
}

#[test]
fn the_head_referee_puts_the_next_round_on_from_a_file_and_says_why_where_results_wait() {
    let answered = |refusal: Option<Refusal>, failed: Option<&str>| {
        let failed = failed.map(|why| message!("round-file", why));
        let courts = if failed.is_some() { vec![] } else { vec![on_court(refusal)] };
        News::Round(RoundAnswer { id: 1, courts, failed })
    };
    let mut sheet = sheet();
    assert_eq!(sheet.asks("R n 'round3.toml enter"), "round round3.toml None");
    sheet.news(answered(None, Some("round3.toml:4: board: 14 is not possible")));
    sheet.shows("board: 14 is not possible");
    assert_eq!(sheet.asks("enter"), "round round3.toml None", "it is corrected and asked again");
    let boards = vec![BoardNo(1)];
    let results = vec![Unsealed { round: 2, boards, state: ResultState::Open }];
    sheet.news(answered(Some(Refusal::NotSealed { results }), None));
    sheet.shows("court 1 waits: round 2, board 1: no result is entered.");
    assert_eq!(sheet.asks("s"), "round round3.toml Some(\"the slips come later\")");
    sheet.news(answered(None, None));
    assert_eq!(sheet.model.notice.as_deref(), Some("court 1: round 3 on board 1 put on."));
}

/// A round that is on the boards, or was refused.
fn on_court(refusal: Option<Refusal>) -> RoundOnCourt {
    let message = refusal
        .is_none()
        .then(|| Message::named("round-put-on").with("rounds", &[3]).with("boards", &[BoardNo(1)]));
    RoundOnCourt { court: COURT, has_them: refusal.is_none(), refusal, message, ruling: None }
}
