//! Wrong taps, two witnesses, results, illegal moves, calls that come late.

use crate::round::{COURT, Post, Round, TABLE, courts, game, judged, keep, no_crossing, play};
use court_protocol::{
    Answer, Ask, BoardNo, Claim, ConfirmedResult, FactId, Fault, GameResult, Millis, PenaltyState,
    Question, Refusal, ResultState, Role, Said, Sanction, Seen, Side, Snapshot,
};
use court_tests::follower::Follower;
use referee_server::report::{Incident, Kind};

#[test]
fn a_tap_on_the_wrong_lane_is_replaced_at_the_instant_of_the_wrong_one() {
    play(async {
        let (round, mut head, [mut ada]) = judged(4, ["Ada"], &[3, 4], Millis::seconds(20)).await;
        let call = ada.sees(3, no_crossing(Side::White)).await;
        let wrong = head.board(3, |game| !game.sides.white.penalties.is_empty()).await;
        let tapped = wrong.sides.white.penalties[0].at;
        round.pass(Millis::seconds(5), &mut [&mut head, &mut ada]).await;
        let (fault, sanction) = (Fault::NoCrossing, Sanction::Stop);
        let (board, side) = (BoardNo(4), Side::Black);
        ada.ask(Ask::Replace { call, board, side, fault, sanction }).await;
        let right = head.board(4, |game| !game.sides.black.penalties.is_empty()).await;
        assert_eq!(right.sides.black.penalties[0].at, tapped);
        head.board(3, |game| game.sides.white.penalties.is_empty()).await;

        let told = round.incidents(BoardNo(3));
        let void =
            told.iter().find(|told| told.kind == Kind::Ruling && told.what.contains("annul"));
        let void = void.expect("the report tells of it");
        assert_eq!((void.by.name.as_str(), void.by.device), ("Ada", Some(ada.id())));
        assert_eq!(void.by.role.as_deref(), Some("line judge"));
    });
}

#[test]
fn two_judges_call_one_fault_and_the_head_referee_splits_what_were_two() {
    play(async {
        let (round, mut head, [mut ada, mut bo]) =
            judged(2, ["Ada", "Bo"], &[1], Millis::seconds(20)).await;
        ada.sees(1, no_crossing(Side::White)).await;
        round.pass(Millis(700), &mut [&mut head, &mut ada, &mut bo]).await;
        let second = bo.sees(1, no_crossing(Side::White)).await;
        let two = |game: &court_protocol::GameView| {
            game.sides.white.penalties.first().is_some_and(|penalty| penalty.witnesses == 2)
        };
        let joined = head.board(1, two).await;
        assert_eq!(joined.sides.white.penalties.len(), 1, "two witnesses, one penalty");
        let refused = bo.refused(Ask::Split { call: second }).await;
        assert!(matches!(refused, Refusal::NotYours { .. }), "{refused:?}");
        head.ask(Ask::Split { call: second }).await;
        let split = head.board(1, |game| game.sides.white.penalties.len() == 2).await;
        assert!(split.sides.white.penalties.iter().all(|penalty| penalty.witnesses == 1));

        let told = round.incidents(BoardNo(1));
        let by = |kind, name: &str| {
            told.iter().filter(|told| told.kind == kind && told.by.name == name).count()
        };
        assert_eq!((by(Kind::Call, "Ada"), by(Kind::Call, "Bo")), (1, 1));
        assert_eq!(by(Kind::Refusal, "Bo"), 1);
        let split = told.iter().find(|told| told.what.contains("stands on its own"));
        assert_eq!(split.expect("the report tells of it").by.name, "Head");
    });
}

#[test]
fn a_wrong_result_is_sealed_and_only_the_head_referee_corrects_it_with_a_reason() {
    play(async {
        let (round, mut head, [mut ada]) = judged(2, ["Ada"], &[1], Millis::minutes(9)).await;
        let won = |by| GameResult::Won { by };
        let (game, wrong, right) = (game(1, 1), won(Side::White), won(Side::Black));
        let enter = |result| Ask::EnterResult { game, result, by: None };
        ada.ask(enter(wrong)).await;
        let seal = || Ask::Seal { games: vec![ConfirmedResult { game, result: wrong }] };
        let refused = head.refused(seal()).await;
        assert!(matches!(refused, Refusal::NotConfirmed { .. }), "{refused:?}");
        head.ask(enter(wrong)).await;
        head.ask(seal()).await;
        let based_on = head.board(1, |game| game.result == ResultState::Sealed).await.manual;
        assert_eq!(ada.refused(enter(right)).await, Refusal::Sealed { game });
        let correct = |reason: &str| Ask::CorrectResult {
            game,
            result: right,
            based_on,
            reason: reason.into(),
        };
        assert!(matches!(ada.refused(correct("I saw it")).await, Refusal::NotYours { .. }));
        assert!(matches!(head.refused(correct(" ")).await, Refusal::BadText { .. }));
        head.ask(correct("the sheet says Black")).await;
        head.board(1, |game| game.ended.as_ref().is_some_and(|ended| ended.result == right)).await;

        let told = round.incidents(BoardNo(1));
        let corrected = told.iter().find(|told| told.what.contains("the sheet says Black"));
        let corrected = corrected.expect("the report tells of it");
        assert_eq!((corrected.kind, corrected.by.name.as_str()), (Kind::Result, "Head"));
        let results = told.iter().filter(|told| told.kind == Kind::Result);
        assert_eq!(results.count(), 4, "entered twice, sealed, corrected: {told:#?}");
    });
}

#[test]
fn the_network_is_off_for_five_minutes_and_the_judges_work_on() {
    play(async {
        let (round, mut head, [ada, bo]) =
            judged(2, ["Ada", "Bo"], &[1, 2], Millis::seconds(20)).await;
        let (mut ada, mut bo) = (ada.lose_link(), bo.lose_link());
        round.pass(Millis::minutes(1), &mut [&mut head]).await;
        keep(&mut ada, 1, no_crossing(Side::White));
        round.pass(Millis::minutes(2), &mut [&mut head]).await;
        keep(&mut bo, 1, no_crossing(Side::White));
        keep(&mut bo, 2, no_crossing(Side::Black));
        round.pass(Millis::minutes(2), &mut [&mut head]).await;
        for device in [ada, bo] {
            let mut post = Post::connect(device, round.court_addr()).await;
            post.deliver().await;
        }
        let is_both = |question: &Question| matches!(question, Question::LateCalls { calls, .. } if calls.len() == 2);
        let (asked, _) = head.question(1, is_both).await;
        let game = head.board(1, |_| true).await;
        assert_eq!(game.inbox.len(), 1, "one question for all calls of a side");
        assert!(game.sides.white.penalties.is_empty(), "nobody is held for what is long past");
        head.answer(asked, Answer::Yes).await;
        let game = head.board(1, |game| game.sides.white.penalties.len() == 2).await;
        let due = |state| matches!(state, PenaltyState::Called | PenaltyState::Due);
        assert!(game.sides.white.penalties.iter().all(|penalty| due(penalty.state)));
        let (asked, _) = head.question(2, |q| matches!(q, Question::LateCalls { .. })).await;
        head.answer(asked, Answer::No).await;
        let game = head.board(2, |game| game.inbox.is_empty()).await;
        assert!(game.sides.black.penalties.is_empty());

        let told = round.incidents(BoardNo(1));
        let late: Vec<_> = told.iter().filter(|told| told.recorded.is_some()).collect();
        assert_eq!(late.len(), 2, "each with its own instant and when it came: {told:#?}");
        assert_eq!(late[1].at - late[0].at, Millis::minutes(2));
        let names: Vec<&str> = late.iter().map(|told| told.by.name.as_str()).collect();
        assert_eq!(names, ["Ada", "Bo"]);
    });
}

#[test]
fn what_a_judge_took_back_or_moved_during_an_outage_is_not_asked_about_as_he_called_it() {
    play(async {
        let (round, mut head, [ada]) = judged(3, ["Ada"], &[1, 2, 3], Millis::seconds(20)).await;
        let mut ada = ada.lose_link();
        let presses = [1, 2, 2].map(|board| keep(&mut ada, board, no_crossing(Side::White)));
        round.pass(Millis::minutes(2), &mut [&mut head]).await;
        let mut ada = Post::connect(ada, round.court_addr()).await;
        ada.deliver().await;
        // her wish follows each call, with the number of the call's record alone
        let [taken_back, of_side, of_lane] =
            presses.map(|n| FactId::new(ada.device.outcomes()[&n].seq, 0));
        ada.ask(Ask::Void { fact: taken_back, reason: "taken back by the judge".into() }).await;
        let replace = |call, board, side| {
            let (fault, sanction) = (Fault::NoCrossing, Sanction::Stop);
            Ask::Replace { call, board: BoardNo(board), side, fault, sanction }
        };
        ada.ask(replace(of_side, 2, Side::Black)).await;
        ada.ask(replace(of_lane, 3, Side::White)).await;
        let of_black = |question: &Question| matches!(question, Question::LateCalls { side: Side::Black, calls, .. } if calls.len() == 1);
        let game = head.board(1, |game| game.inbox.is_empty()).await;
        assert!(game.sides.white.penalties.is_empty());
        let (asked, _) = head.question(2, of_black).await;
        assert_eq!(head.board(2, |_| true).await.inbox.len(), 1, "nothing is asked of White");
        head.question(3, |q| matches!(q, Question::LateCalls { side: Side::White, .. })).await;
        head.answer(asked, Answer::Yes).await;
        let game = head.board(2, |game| !game.sides.black.penalties.is_empty()).await;
        assert!(game.sides.white.penalties.is_empty());
    });
}

#[test]
fn an_illegal_move_is_claimed_at_a_table_that_reports_nothing_until_the_clock_is_set() {
    play(async {
        let (round, mut head, [mut ada]) = judged(2, ["Ada"], &[2], Millis::minutes(3)).await;
        ada.sees(2, Seen::Claimed { side: Side::Black, claim: Claim::IllegalMove }).await;
        let (claim, _) = head.question(2, |q| matches!(q, Question::Claim { .. })).await;
        round.pass(Millis::seconds(9), &mut [&mut head, &mut ada]).await;
        head.answer(claim, Answer::Yes).await;
        let (_, task) = ada.question(2, |q| matches!(q, Question::SetClock { .. })).await;
        let Question::SetClock { left, added, .. } = task else { panic!("{task:?}") };
        assert_eq!((left.white, left.black), (None, None), "nobody knows what the clock shows");
        assert_eq!((added.white, added.black), (Millis::ZERO, Millis::minutes(1)));
        let game = head.board(2, |game| game.sides.white.illegal == 1).await;
        assert!(!game.sides.white.owes.is_empty(), "the move is to be put right");
        round.pass(Millis::seconds(9), &mut [&mut head, &mut ada]).await;
        ada.sees(2, Seen::ClockSet).await;
        head.board(2, |game| game.inbox.is_empty()).await;

        let told = round.incidents(BoardNo(2));
        let claimed = told.iter().find(|told| told.kind == Kind::Claim).expect("it is told");
        assert_eq!(claimed.by.name, "Ada");
        let minute = |told: &&Incident| {
            told.effect.iter().any(|effect| effect.contains("for the opponent's illegal move"))
        };
        let upheld = told.iter().find(minute).expect("the report tells of the minute");
        assert_eq!(upheld.by.name, "Head");
        assert!(upheld.rules.contains(&"FIDE-7.5.5".to_owned()), "{upheld:#?}");
        let set = told.iter().any(|told| told.what.contains("The clock on the table was set"));
        assert!(set, "{told:#?}");
    });
}

#[test]
fn the_head_referees_late_replacement_onto_another_board_stands_at_once_and_a_judges_is_asked_about()
 {
    play(async {
        let (round, mut head, [mut ada]) =
            judged(4, ["Ada"], &[1, 2, 3, 4], Millis::seconds(20)).await;
        let first = ada.sees(1, no_crossing(Side::White)).await;
        let second = ada.sees(3, no_crossing(Side::White)).await;
        round.pass(Millis::seconds(45), &mut [&mut head, &mut ada]).await;
        let replace = |call, board| {
            let (fault, sanction) = (Fault::NoCrossing, Sanction::Stop);
            Ask::Replace { call, board: BoardNo(board), side: Side::Black, fault, sanction }
        };
        head.ask(replace(first, 2)).await;
        let game = head.board(2, |game| !game.sides.black.penalties.is_empty()).await;
        assert!(game.inbox.is_empty(), "who decides on late calls has decided");
        ada.ask(replace(second, 4)).await;
        head.question(4, |q| matches!(q, Question::LateCalls { .. })).await;
        assert!(head.board(4, |_| true).await.sides.black.penalties.is_empty());
    });
}

#[test]
fn the_public_is_not_told_the_words_a_referee_wrote_of_a_player() {
    play(async {
        let mut round = Round::open(courts(1, 2, TABLE));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut public = Follower::open(round.hall().public_addr(), COURT).await;
        round.begin(&mut head, &[1]).await;
        round.pass(Millis::seconds(20), &mut [&mut head]).await;
        let reason = "called his opponent names".to_owned();
        let (fault, sanction) = (Fault::Other { reason: reason.clone() }, Sanction::Stop);
        head.sees(1, Seen::Fault { side: Side::White, fault: fault.clone(), sanction, back: None })
            .await;
        let words = |court: &Snapshot| -> Vec<Fault> {
            let penalties = court.boards.iter().flat_map(|view| &view.game);
            let penalties = penalties.flat_map(|game| &game.sides.white.penalties);
            let lines = court.ticker.iter().filter_map(|line| match &line.said {
                Said::Called { fault, .. } => Some(fault.clone()),
                _ => None,
            });
            penalties.map(|penalty| penalty.fault.clone()).chain(lines).collect()
        };
        let told = public.until(|court| words(court).len() == 2).await;
        assert_eq!(words(told), vec![Fault::Other { reason: String::new() }; 2]);
        let mut late = Follower::open(round.hall().public_addr(), COURT).await;
        let told = late.until(|court| words(court).len() == 2).await;
        assert_eq!(words(told), vec![Fault::Other { reason: String::new() }; 2], "nor later");
        let mut seen = Vec::new();
        head.court(COURT, |court| {
            seen = words(court);
            seen.len() == 2
        })
        .await;
        assert!(seen.contains(&fault), "referees are: {seen:?}");
    });
}
