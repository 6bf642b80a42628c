//! Phones that ask, take over, are revoked, fall silent.

use crate::round::{COURT, MOVES, Post, Round, TABLE, courts, keep, no_crossing, play};
use court_protocol::{
    Answer, Ask, BoardNo, DeviceAct, DeviceHealth, DeviceId, FactId, GoodbyeCode, Millis,
    PenaltyState, Presence, Question, Reach, Refusal, Role, Said, Seen, SelfReport, Seq, Shows,
    Side, Verdict,
};
use court_tests::message_socket::Lost;

/// True if the list of devices shows one so.
fn is_shown(list: &Presence, id: DeviceId, so: impl Fn(&DeviceHealth) -> bool) -> bool {
    list.devices.iter().any(|health| health.device == id && so(health))
}

/// The row of one device in the list of devices.
fn health(list: &Presence, id: DeviceId) -> &DeviceHealth {
    list.devices.iter().find(|health| health.device == id).expect("it is on the list")
}

#[test]
fn a_judges_phone_dies_with_six_seconds_of_a_penalty_left_and_another_takes_over() {
    play(async {
        let mut round = Round::open(courts(1, 12, TABLE));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut ada = round.enrol("Ada", Role::Judge, &[1, 2, 3, 4]).await;
        let mut bo = round.enrol("Bo", Role::Judge, &[12]).await;
        round.begin(&mut head, &[4]).await;
        round.pass(Millis::seconds(20), &mut [&mut head, &mut ada, &mut bo]).await;
        ada.sees(4, no_crossing(Side::White)).await;
        ada.sees(4, Seen::Stopped { side: Side::White }).await;
        let serving = head.board(4, |game| game.sides.white.stop.is_some()).await;
        let until = serving.sides.white.stop.and_then(|stop| stop.until).expect("it runs");

        round.pass(Millis::seconds(4), &mut [&mut head, &mut ada, &mut bo]).await;
        let (dead, successor) = (ada.id(), bo.id());
        let mut phone = ada.lose_link();
        // what he tapped while the phone died
        let last_tap = keep(&mut phone, 3, Seen::ChiefCalled);
        let gone =
            |list: &Presence| is_shown(list, dead, |health| health.reach == Reach::Unreachable);
        head.link.presence_until(gone).await.expect("the link holds");
        let answer = head.link.act(DeviceAct::HandOver { from: dead, to: successor }).await;
        assert_eq!(answer.expect("the link holds").refused, None);

        let (device, goodbye) = bo.goodbye().await;
        assert_eq!(goodbye.code, GoodbyeCode::Reassigned);
        let mut bo = Post::connect(device, round.court_addr()).await;
        let list = head.link.presence_until(|list| {
            is_shown(list, successor, |health| health.boards.contains(&BoardNo(4)))
        });
        let list = list.await.expect("the link holds");
        assert_eq!(health(list, successor).boards.len(), 5, "all lanes in one act, and its own");
        assert!(health(list, dead).relieved, "nobody waits for the dead phone");
        let taken = bo.board(4, |game| game.sides.white.stop.is_some()).await;
        assert_eq!(taken.sides.white.stop.and_then(|stop| stop.until), Some(until));
        assert_eq!(taken.sides.white.penalties[0].state, PenaltyState::Serving);

        round.pass(Millis(5_998), &mut [&mut head, &mut bo]).await;
        let standing = bo.board(4, |_| true).await;
        assert_eq!(standing.sides.white.served, 0, "just before zero");
        round.pass(Millis(3), &mut [&mut head, &mut bo]).await;
        let free = bo.board(4, |game| game.sides.white.served == 1).await;
        assert_eq!((free.sides.white.stop, free.sides.white.penalties.len()), (None, 0));
        bo.court(COURT, |court| {
            court.ticker.iter().any(|line| {
                line.at == until
                    && line.said == Said::StopServed { side: Side::White, penalties: 1 }
            })
        })
        .await;

        // the dead phone is charged: what it kept is not lost
        let mut ada = Post::connect(phone, round.court_addr()).await;
        assert!(ada.device.is_relieved(), "it learns that another watches its lanes");
        ada.deliver().await;
        assert!(matches!(ada.device.outcomes()[&last_tap].verdict, Verdict::Recorded { .. }));
    });
}

#[test]
fn a_duty_is_given_for_boards_that_stand_on_the_court() {
    play(async {
        let mut round = Round::open(courts(1, 2, TABLE));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let ada = round.enrol("Ada", Role::Judge, &[1]).await;
        let (device, role, board) = (ada.id(), Role::Judge, BoardNo(3));
        let boards = vec![BoardNo(2), board];
        let assign = DeviceAct::Assign { device, role, courts: vec![COURT], boards };
        let refused = head.link.act(assign).await.expect("the link holds").refused;
        let refused = refused.expect("the court has two boards");
        assert_eq!(refused, Refusal::NoSuchBoard { board, boards: 2 });
    });
}

#[test]
fn a_judge_who_was_relieved_and_judges_on_is_put_before_the_head_referee() {
    play(async {
        let mut round = Round::open(courts(1, 2, TABLE));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let ada = round.enrol("Ada", Role::Judge, &[1]).await;
        let bo = round.enrol("Bo", Role::Judge, &[2]).await;
        round.begin(&mut head, &[1]).await;
        round.pass(Millis::seconds(20), &mut [&mut head]).await;
        let (from, to) = (ada.id(), bo.id());
        let mut phone = ada.lose_link();
        keep(&mut phone, 1, no_crossing(Side::White));
        round.pass(Millis::seconds(5), &mut [&mut head]).await;
        let answer = head.link.act(DeviceAct::HandOver { from, to }).await;
        assert_eq!(answer.expect("the link holds").refused, None);
        round.pass(Millis::seconds(5), &mut [&mut head]).await;
        let late = keep(&mut phone, 1, no_crossing(Side::Black));
        let mut ada = Post::connect(phone, round.court_addr()).await;
        ada.deliver().await;

        let is_late = |question: &Question| matches!(question, Question::LateCalls { .. });
        let (asked, question) = head.question(1, is_late).await;
        assert!(matches!(question, Question::LateCalls { side: Side::Black, .. }), "{question:?}");
        let game = head.board(1, |_| true).await;
        assert_eq!(game.sides.white.penalties.len(), 1, "pressed on duty, delivered late");
        assert!(game.sides.black.penalties.is_empty(), "no effect by itself");
        let (boards, reason) = (vec![BoardNo(1)], "a whistle".to_owned());
        let refused = ada.refused(Ask::Pause { boards, reason }).await;
        assert_eq!(refused, Refusal::OffDuty);
        head.answer(asked, Answer::Yes).await;
        head.board(1, |game| game.sides.black.penalties.len() == 1).await;
        let again = head.refused(Ask::Answer { question: asked, answer: Answer::No }).await;
        let by = Some(head.id());
        assert_eq!(again, Refusal::Answered { fact: asked, answer: Answer::Yes, by });
        let fact = FactId::new(ada.device.outcomes()[&late].seq, 0);
        head.ask(Ask::Void { fact, reason: "it was Bo's lane by then".into() }).await;

        let told = round.incidents(BoardNo(1));
        let both = "called by Ada, made to stand by Head";
        assert!(told.iter().any(|told| told.what.contains(both)), "{told:#?}");
        let handed = told.iter().find(|told| told.what.contains("handed its duty over"));
        let handed = handed.expect("the report tells of it");
        assert_eq!(handed.what, "Ada handed its duty over to Bo and watches no board.");
        assert_eq!(
            (handed.by.name.as_str(), &handed.rules[..]),
            ("Head", &["ALL-1".to_owned()][..])
        );
        let says = |words: &str| {
            let found = told.iter().find(|told| {
                told.what.contains(words) || told.effect.iter().any(|effect| effect.contains(words))
            });
            found.unwrap_or_else(|| panic!("{words}: {told:#?}"))
        };
        let called = says("from a relieved device");
        assert_eq!(called.by.name, "Ada");
        let refused = says("Refused, board 1 stopped");
        assert_eq!(
            (refused.board, &refused.rules[..]),
            (Some(BoardNo(1)), &["ALL-1".to_owned()][..])
        );
        let answered =
            told.iter().find(|told| told.by.name == "Head" && told.what.contains("by Ada"));
        let answered = answered.expect("the answer names the call");
        assert!(answered.about.contains(&called.record), "it links the line of the call");
        assert!(called.later.contains(&answered.record), "and that one links back");
    });
}

#[test]
fn a_phone_asks_shows_its_number_is_let_in_and_judges() {
    play(async {
        let mut round = Round::open(courts(1, 2, TABLE));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut other = round.enrol("Bo", Role::Judge, &[2]).await;
        round.begin(&mut head, &[1, 2]).await;
        round.pass(Millis::seconds(10), &mut [&mut head, &mut other]).await;

        let mut phone = round.phone("phone");
        let (number, link) = phone.knock(round.court_addr()).await.expect("it may wait");
        let list = head.link.presence_until(|list| !list.asking.is_empty());
        let asking = list.await.expect("the link holds").asking.clone();
        assert_eq!((asking[0].number, asking[0].name.as_str()), (number, "phone"));
        let list = other.link.presence_until(|_| true).await.expect("the link holds");
        assert!(list.asking.is_empty(), "only the head referee is told");
        // a judge lets nobody in
        let grant = |asking, court| DeviceAct::Grant {
            asking,
            name: "Ada, lane 1".into(),
            role: Role::Judge,
            courts: vec![court],
            boards: vec![BoardNo(1)],
        };
        let answer = other.link.act(grant(number, COURT)).await.expect("the link holds");
        assert!(answer.refused.is_some());

        // the link breaks while it waits: it asks again
        drop(link);
        let (again, mut link) = phone.knock(round.court_addr()).await.expect("it may wait");
        assert_eq!(again, number, "the number its owner has shown");
        let refused = head.link.act(grant(again + 1, COURT)).await.expect("the link holds").refused;
        let refused = refused.expect("nobody asks with that number");
        assert_eq!(refused, Refusal::NotAsking { number: again + 1 });
        let answer = head.link.act(grant(again, COURT)).await.expect("the link holds");
        assert_eq!(answer.refused, None);
        phone.be_let_in(&mut link).await.expect("it is let in");
        assert_eq!(phone.role(), Some(Role::Judge));
        let mut ada = Post { device: phone, link };
        ada.sees(1, no_crossing(Side::Black)).await;
        head.board(1, |game| game.sides.black.penalties.len() == 1).await;

        // it comes back as who it is, by the name it was given
        let id = ada.id();
        let mut ada = Post::connect(ada.lose_link(), round.court_addr()).await;
        ada.live().await;
        let list = head.link.presence_until(|list| {
            list.asking.is_empty() && is_shown(list, id, |health| health.reach == Reach::Live)
        });
        assert_eq!(health(list.await.expect("the link holds"), id).name, "Ada, lane 1");

        let mut stranger = round.phone("somebody's phone");
        let (number, mut link) = stranger.knock(round.court_addr()).await.expect("it may wait");
        let deny = DeviceAct::Deny { asking: number };
        assert_eq!(head.link.act(deny).await.expect("the link holds").refused, None);
        match stranger.be_let_in(&mut link).await {
            Err(Lost::Goodbye(goodbye)) => assert_eq!(goodbye.code, GoodbyeCode::Denied),
            other => panic!("{other:?}"),
        }
        let report = round.report();
        let [denied] = &report.denied[..] else { panic!("{:?}", report.denied) };
        let told = (denied.number, denied.name.as_str(), denied.by.as_str());
        assert_eq!(told, (number, "somebody's phone", "Head"));
        for words in ["Phones that were not let in", "somebody's phone", "Head"] {
            assert!(report.html().contains(words), "{words}");
        }
    });
}

#[test]
fn a_device_revoked_in_mid_press_has_its_outcome_or_its_goodbye_and_nothing_twice() {
    const PRESSES: u64 = 40;
    play(async {
        let mut round = Round::open(courts(1, 12, MOVES));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let all: Vec<u8> = (1..=12).collect();
        round.begin(&mut head, &all).await;
        round.pass(Millis::seconds(10), &mut [&mut head]).await;
        for after in [0, 1, 7, PRESSES - 1] {
            let mut ada = round.enrol("Ada", Role::Judge, &[]).await;
            let id = ada.id();
            for press in 0..PRESSES {
                let board = 1 + (press % 12) as u8;
                let side = if press % 2 == 0 { Side::White } else { Side::Black };
                keep(&mut ada.device, board, no_crossing(side));
            }
            let mut left = after;
            let mut head_acts = false;
            let Post { device, link } = &mut ada;
            let delivered = device.deliver(link, &[], |_| {
                head_acts = left == 0;
                left = left.saturating_sub(1);
                !head_acts
            });
            delivered.await.expect("nobody has revoked it yet");
            let revoke = DeviceAct::Revoke { device: id };
            let (acted, pressed) = tokio::join!(head.link.act(revoke), async {
                let Post { device, link } = &mut ada;
                device.hear_out(link).await
            });
            assert_eq!(acted.expect("the link holds").refused, None);
            assert_eq!(pressed.expect("it hears why").code, GoodbyeCode::Revoked);
            match ada.device.connect(round.court_addr()).await {
                Err(Lost::Goodbye(goodbye)) => assert_eq!(goodbye.code, GoodbyeCode::Revoked),
                other => panic!("{other:?}"),
            }
            // what it was told stands in the record once, and what was not told is at most refused
            let told = ada.device.outcomes();
            let calls = round.recorded(id);
            let recorded = told
                .iter()
                .filter(|(_, outcome)| matches!(outcome.verdict, Verdict::Recorded { .. }));
            for (n, _) in recorded {
                assert_eq!(calls.iter().filter(|call| *call == n).count(), 1, "press {n}");
            }
            let mut once = calls.clone();
            once.dedup();
            assert_eq!(once, calls, "in order, and none twice");
            head.link
                .presence_until(|list| list.devices.iter().all(|health| health.device != id))
                .await
                .expect("the link holds");
        }
    });
}

#[test]
fn a_silent_device_is_stale_two_seconds_after_its_last_word_and_one_that_sleeps_is_asleep() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut board = round.enrol("Board 1", Role::Board, &[1]).await;
        let mut pocket = round.enrol("Ada", Role::Judge, &[]).await;
        let lost = round.enrol("Bo", Role::Judge, &[]).await;
        let (silent, asleep, away) = (board.id(), pocket.id(), lost.id());
        board.live().await;
        let goes_to_sleep = SelfReport { asleep: true, battery: Some(11), ..SelfReport::default() };
        pocket.link.beat_and_say(&pocket.device, Some(goes_to_sleep)).await.expect("it holds");
        pocket.link.probe(&pocket.device).await.expect("the link holds");
        drop(lost.lose_link());
        let list = head.link.presence_until(|list| {
            is_shown(list, away, |health| health.reach == Reach::Unreachable)
                && is_shown(list, asleep, |health| {
                    health.says.as_ref().is_some_and(|says| says.asleep)
                })
        });
        let list = list.await.expect("the link holds");
        let said = health(list, silent).reach;
        assert_eq!(said, Reach::Live);

        let last_word = round.hall().clock().now();
        round.pass(Millis(1_999), &mut [&mut head]).await;
        let mut shown = head.link.presence_until(|_| true).await.expect("the link holds").clone();
        assert_eq!(health(&shown, silent).reach, Reach::Live, "before two seconds");
        while health(&shown, silent).reach == Reach::Live {
            round.pass(Millis(1), &mut [&mut head]).await;
            let is_stale =
                |list: &Presence| is_shown(list, silent, |health| health.reach == Reach::Stale);
            shown = head.link.presence_until(is_stale).await.expect("the link holds").clone();
        }
        let after = shown.at - last_word;
        assert!((Millis(2_000)..=Millis(2_500)).contains(&after), "shown after {after}");
        assert_eq!(health(&shown, silent).heard, Some(last_word));
        let asleep_now =
            |list: &Presence| is_shown(list, asleep, |health| health.reach == Reach::Asleep);
        let list = head.link.presence_until(asleep_now).await.expect("the link holds");
        assert_eq!(health(list, away).reach, Reach::Unreachable, "its link broke while awake");
        let battery = health(list, asleep).says.as_ref().and_then(|says| says.battery);
        assert_eq!(battery, Some(11));

        board.live().await;
        let back = |list: &Presence| is_shown(list, silent, |health| health.reach == Reach::Live);
        head.link.presence_until(back).await.expect("the link holds");
    });
}

#[test]
fn a_pause_is_confirmed_by_the_devices_whose_screens_show_it() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let mut ada = round.enrol("Ada", Role::Judge, &[]).await;
        let mut bo = round.enrol("Bo", Role::Judge, &[]).await;
        round.begin(&mut head, &[1]).await;
        round.pass(Millis::seconds(10), &mut [&mut head, &mut ada, &mut bo]).await;
        let (boards, reason) = (vec![BoardNo(1)], "an alarm".to_owned());
        head.ask(Ask::Pause { boards, reason }).await;
        let game = head.board(1, |game| game.stopped.is_some()).await;
        let stopped = game.stopped.expect("it looked so").fact.seq();

        let shows =
            |seq| SelfReport { shows: vec![Shows { court: COURT, seq }], ..SelfReport::default() };
        for (post, seq) in [(&mut ada, stopped), (&mut bo, Seq(stopped.0 - 1))] {
            post.link.beat_and_say(&post.device, Some(shows(seq))).await.expect("the link holds");
        }
        // The list is sent at most four times a second of the hall's clock.
        round.pass(Millis::seconds(4), &mut [&mut head, &mut ada, &mut bo]).await;
        let says =
            |list: &Presence, id, seq| is_shown(list, id, |health| health.says == Some(shows(seq)));
        let (first, second) = (ada.id(), bo.id());
        let list = head.link.presence_until(|list| {
            says(list, first, stopped) && says(list, second, Seq(stopped.0 - 1))
        });
        let list = list.await.expect("the link holds");
        assert!(health(list, first).shows(COURT, stopped), "Ada has it on her screen");
        assert!(!health(list, second).shows(COURT, stopped), "Bo has not");
        bo.link.beat_and_say(&bo.device, Some(shows(stopped))).await.expect("the link holds");
        round.pass(Millis::seconds(4), &mut [&mut head, &mut ada, &mut bo]).await;
        head.link
            .presence_until(|list| health(list, second).shows(COURT, stopped))
            .await
            .expect("the link holds");
        let boards = vec![BoardNo(1)];
        head.ask(Ask::Start { boards, go_at: None, despite: Some("all know".into()) }).await;
        round.pass(Millis::seconds(4), &mut [&mut head, &mut ada, &mut bo]).await;
        head.board(1, |game| game.stopped.is_none()).await;
    });
}

#[test]
fn a_hall_that_moved_to_another_address_knows_every_device_that_was_enrolled() {
    play(async {
        let mut round = Round::open(courts(1, 2, MOVES));
        let mut head = round.enrol("Head", Role::Head, &[]).await;
        let ada = round.enrol("Ada", Role::Judge, &[1]).await;
        let board = round.enrol("Board 1", Role::Board, &[1]).await;
        round.begin(&mut head, &[1]).await;
        round.pass(Millis::seconds(10), &mut [&mut head]).await;
        let (was, ids) = (round.court_addr(), [head.id(), ada.id(), board.id()]);
        let devices = [head.lose_link(), ada.lose_link(), board.lose_link()];
        round.stop();
        round.start();
        assert_ne!(round.court_addr(), was, "the system gives another port");
        let mut posts = Vec::new();
        for device in devices {
            posts.push(Post::connect(device, round.court_addr()).await);
        }
        let now: Vec<_> = posts.iter().map(Post::id).collect();
        assert_eq!(now, ids, "each is who it was");
        let [head, ada, board] = &mut posts[..] else { panic!("three came back") };
        head.live().await;
        ada.sees(1, no_crossing(Side::White)).await;
        board.sees(1, Seen::Moved { uci: "e2e4".into(), reading: None }).await;
        let list = head.link.presence_until(|list| {
            ids.iter().all(|id| is_shown(list, *id, |health| health.reach == Reach::Live))
        });
        let list = list.await.expect("the link holds");
        let names: Vec<&str> = ids.iter().map(|id| health(list, *id).name.as_str()).collect();
        assert_eq!(names, ["Head", "Ada", "Board 1"]);
        assert_eq!(health(list, ids[1]).boards, [BoardNo(1)], "with the lanes it had");
    });
}
