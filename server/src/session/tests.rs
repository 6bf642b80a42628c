use super::*;
use court_protocol::{
    Ask, BoardNo, ClockEstimate, CourtTime, Credential, Micros, Probe, Seen, Seq, Verdict,
};

const BOOT: BootId = BootId(7);
const KEY: EpochKey = EpochKey::new([7; 32]);

fn send(session: &mut Session, message: &ToServer) -> SessionEffects {
    let bytes = Format::MessagePack.encode(message);
    session.handle(5_000_000, SessionInput::Message(&bytes))
}

fn hello() -> ToServer {
    ToServer::Hello(Hello {
        versions: Versions::OURS,
        credential: Credential::Token { token: "t".into() },
        name: "boards".into(),
        software: "test 1".into(),
        boot: BOOT,
        epoch: Epoch(3),
        epoch_mac: Some(KEY.mac(Epoch(3))),
        pending: vec![BootId(6)],
    })
}

/// A device of two courts that is welcome; court 1 has its request 2, court 2 its request 3.
fn welcome() -> Session {
    let mut session = Session::new(Format::MessagePack, Epoch(3), KEY, 1);
    assert!(matches!(send(&mut session, &hello())[..], [SessionEffect::Admit(_)]));
    assert!(!session.wants_more(), "nothing is read while the hello is looked at");
    let joins = admitted(&mut session, None, &[1, 2]);
    assert_eq!(joins.len(), 2);
    let have = |n| vec![Have { boot: BOOT, n }];
    let joined = |court, n| SessionInput::FromCourt(CourtReply::Joined(CourtId(court), have(n)));
    assert_eq!(session.handle(0, joined(1, 2)).len(), 0);
    let effects = session.handle(0, joined(2, 3));
    let [SessionEffect::Send(ToDevice::Welcome(welcome))] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(welcome.have, [Have { boot: BootId(6), n: 0 }, Have { boot: BOOT, n: 3 }]);
    session
}

fn request(court: u16, n: u64) -> ToServer {
    let seen = Seen::Moved { uci: "e2e4".into(), reading: None };
    ToServer::Request(Request {
        boot: BOOT,
        n,
        at: Micros(1),
        court: CourtId(court),
        tag: None,
        ask: Ask::Observe { board: BoardNo(1), game: None, seen },
    })
}

fn outcome(n: u64) -> SessionInput<'static> {
    let verdict = Verdict::Recorded { rulings: Vec::new(), undecided: false };
    let outcome = Outcome { boot: BOOT, n, seq: Seq(9), at: CourtTime(1), verdict };
    SessionInput::FromCourt(CourtReply::Outcome(outcome))
}

/// The requests to each court, and the messages sent, in a word each.
fn words(effects: &SessionEffects) -> String {
    effects
        .iter()
        .map(|effect| match effect {
            SessionEffect::ToCourt { court, message, .. } => match message {
                FromDevice::Request { request, is_repeat } => {
                    let again = if *is_repeat { " again" } else { "" };
                    format!("ask {} of {court}{again}", request.n)
                }
                FromDevice::Heartbeat { is_whole, .. } => format!("{court} whole {is_whole}"),
                other => format!("{other:?}"),
            },
            SessionEffect::Send(ToDevice::Outcome(outcome)) => format!("tell {}", outcome.n),
            SessionEffect::Send(ToDevice::Goodbye(goodbye)) => {
                referee_messages::words().say(&goodbye.message)
            }
            SessionEffect::Says { .. } => "says how it is".to_owned(),
            other => format!("{other:?}"),
        })
        .collect::<Vec<_>>()
        .join(" · ")
}

#[test]
fn requests_go_on_where_the_courts_left_off_and_repeats_are_marked() {
    let mut session = welcome();
    assert_eq!(words(&send(&mut session, &request(1, 4))), "ask 4 of court 1");
    assert_eq!(words(&session.handle(0, outcome(4))), "tell 4");
    assert_eq!(words(&send(&mut session, &request(1, 2))), "ask 2 of court 1 again");
}

#[test]
fn a_repeat_of_what_is_under_way_is_asked_once() {
    let mut session = welcome();
    assert_eq!(words(&send(&mut session, &request(1, 4))), "ask 4 of court 1");
    assert_eq!(words(&send(&mut session, &request(1, 4))), "");
    assert_eq!(words(&session.handle(0, outcome(4))), "tell 4");
}

#[test]
fn a_request_to_another_court_waits_until_those_before_have_their_outcomes() {
    let mut session = welcome();
    assert_eq!(words(&send(&mut session, &request(1, 4))), "ask 4 of court 1");
    assert_eq!(words(&send(&mut session, &request(1, 5))), "ask 5 of court 1");
    assert_eq!(words(&send(&mut session, &request(2, 6))), "");
    assert_eq!(words(&send(&mut session, &request(1, 7))), "");
    assert_eq!(words(&session.handle(0, outcome(5))), "tell 5");
    assert_eq!(words(&session.handle(0, outcome(4))), "tell 4 · ask 6 of court 2");
    assert_eq!(words(&session.handle(0, outcome(6))), "tell 6 · ask 7 of court 1");
}

#[test]
fn a_court_the_device_is_not_enrolled_for_is_refused_by_one_of_its_own() {
    let mut session = welcome();
    assert_eq!(words(&send(&mut session, &request(9, 4))), "ask 4 of court 1");
}

#[test]
fn a_gap_ends_the_session_with_what_was_expected() {
    let mut session = welcome();
    let told = words(&send(&mut session, &request(1, 5)));
    assert!(told.contains("request 5 of boot 7 came where request 4 was expected"), "{told}");
    assert!(!session.wants_more());
}

#[test]
fn a_heartbeat_is_whole_only_when_all_it_speaks_of_has_come() {
    let mut session = welcome();
    let clock = Some(ClockEstimate { offset: 0, error: 1 });
    let beat =
        |n| ToServer::Heartbeat(Heartbeat { boot: BOOT, through: Micros(9), n, clock, says: None });
    assert_eq!(
        words(&send(&mut session, &beat(3))),
        "court 1 whole true · court 2 whole true · says how it is"
    );
    assert_eq!(
        words(&send(&mut session, &beat(4))),
        "court 1 whole false · court 2 whole false · says how it is",
        "request 4 is on its way"
    );
    send(&mut session, &request(1, 4));
    send(&mut session, &request(2, 5));
    assert_eq!(
        words(&send(&mut session, &beat(5))),
        "court 1 whole false · court 2 whole false · says how it is",
        "request 5 waits for court 1"
    );
}

#[test]
fn who_waits_to_be_let_in_learns_by_probes_that_his_link_leads_somewhere() {
    let mut session = Session::new(Format::MessagePack, Epoch(3), KEY, 1);
    send(&mut session, &hello());
    let probe = ToServer::Probe(Probe { id: 4, sent: Micros(77) });
    assert!(send(&mut session, &probe).is_empty(), "its hello is still looked at");
    session.handle(0, SessionInput::Waits(AskingNumber { number: 17, mac: String::new() }));
    let answered = send(&mut session, &probe);
    assert!(matches!(
        answered[..],
        [SessionEffect::Send(ToDevice::Probe(ProbeReply { id: 4, .. }))]
    ));
    let follow = ToServer::Follow(Follow { court: CourtId(1), from: None });
    let ended = send(&mut session, &follow);
    assert!(matches!(ended[..], [SessionEffect::Send(ToDevice::Goodbye(_)), SessionEffect::Close]));
}

#[test]
fn a_probe_is_answered_at_once_however_much_waits() {
    let mut session = welcome();
    for n in 4..(4 + WINDOW as u64) {
        assert!(session.wants_more());
        send(&mut session, &request(1, n));
    }
    assert!(!session.wants_more(), "the window is full");
    let effects = send(&mut session, &ToServer::Probe(Probe { id: 3, sent: Micros(8) }));
    let [SessionEffect::Send(ToDevice::Probe(reply))] = &effects[..] else { panic!() };
    assert_eq!((reply.id, reply.sent, reply.court), (3, Micros(8), 5_000_000));
}

#[test]
fn only_a_device_that_was_let_in_fences_the_server() {
    let mut session = Session::new(Format::MessagePack, Epoch(2), KEY, 1);
    assert!(matches!(send(&mut session, &hello())[..], [SessionEffect::Admit(_)]));
    let effects = admitted(&mut session, None, &[1]);
    assert_eq!(effects[0], SessionEffect::Fence(Epoch(3)));
    assert_eq!(effects[2], SessionEffect::Close);
}

fn admitted(session: &mut Session, token: Option<String>, courts: &[u16]) -> SessionEffects {
    let courts = courts.iter().map(|court| CourtId(*court)).collect();
    let member = Member {
        device: DeviceId(4),
        name: "board".into(),
        software: "test".into(),
        grant: Grant { role: Role::Board, courts, boards: Vec::new() },
        relieved: false,
    };
    session.handle(0, SessionInput::Admitted(Admission { member, token }))
}

#[test]
fn an_epoch_without_proof_fences_nobody_and_the_head_referee_is_told_of_the_device() {
    let ToServer::Hello(hello) = hello() else { unreachable!("it is one") };
    for epoch_mac in [None, hello.epoch_mac.clone(), Some(EpochKey::new([8; 32]).mac(Epoch(4)))] {
        let hello = Hello { epoch: Epoch(4), epoch_mac, ..hello.clone() };
        let mut session = Session::new(Format::MessagePack, Epoch(2), KEY, 1);
        let asked = send(&mut session, &ToServer::Hello(hello.clone()));
        assert!(matches!(asked[..], [SessionEffect::Admit(_)]));
        let effects = admitted(&mut session, None, &[1]);
        let [told, SessionEffect::Send(ToDevice::Goodbye(goodbye)), SessionEffect::Close] =
            &effects[..]
        else {
            panic!("{effects:?}")
        };
        let of_the_device = SessionEffect::Unproven { device: DeviceId(4), epoch: Epoch(4) };
        assert_eq!(*told, of_the_device);
        assert_eq!(
            referee_messages::words().say(&goodbye.message),
            "this device says that it has seen epoch 4 and has no proof of it (this server writes epoch 2): its memory is damaged or another event's; clear it and enrol the device again"
        );
        for credential in [Credential::Code { code: "1".into() }, Credential::Asking] {
            let mut session = Session::new(Format::MessagePack, Epoch(2), KEY, 1);
            let stranger = ToServer::Hello(Hello { credential, ..hello.clone() });
            let effects = send(&mut session, &stranger);
            let is_sent_away =
                matches!(effects[..], [SessionEffect::Send(_), SessionEffect::Close]);
            assert!(is_sent_away, "before a code is spent, and nobody is told: {effects:?}");
        }
    }
}

#[test]
fn a_stopped_court_keeps_no_device_from_its_others() {
    let mut session = Session::new(Format::MessagePack, Epoch(3), KEY, 1);
    send(&mut session, &hello());
    assert_eq!(admitted(&mut session, Some("t".into()), &[1, 2]).len(), 2);
    let goodbye = || Goodbye {
        code: GoodbyeCode::CourtStopped,
        message: Message::named("court 2 has stopped"),
    };
    let not_joined = |court| SessionInput::NotJoined { court: CourtId(court), goodbye: goodbye() };
    assert!(session.handle(0, not_joined(2)).is_empty());
    let have = vec![Have { boot: BOOT, n: 2 }];
    let effects = session.handle(0, SessionInput::FromCourt(CourtReply::Joined(CourtId(1), have)));
    let [SessionEffect::Send(ToDevice::Welcome(welcome))] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!((&welcome.courts[..], welcome.token.as_deref()), (&[CourtId(1)][..], Some("t")));
    // where all of them have stopped it hears why, and its code was not spent for nothing
    for token in [Some("t".to_owned()), None] {
        let mut session = Session::new(Format::MessagePack, Epoch(3), KEY, 1);
        send(&mut session, &hello());
        let has_token = token.is_some();
        admitted(&mut session, token, &[2]);
        let effects = session.handle(0, not_joined(2));
        let is_welcome = matches!(effects[0], SessionEffect::Send(ToDevice::Welcome(_)));
        assert_eq!((is_welcome, effects.len()), (has_token, 2 + usize::from(has_token)));
    }
}

#[test]
fn previews_count_in_the_window_until_they_are_answered() {
    let mut session = welcome();
    for id in 0..WINDOW as u32 {
        assert!(session.wants_more());
        let seen = Seen::Moved { uci: "e2e4".into(), reading: None };
        let ask = Ask::Observe { board: BoardNo(1), game: None, seen };
        send(&mut session, &ToServer::Preview(PreviewAsk { id, court: CourtId(1), ask }));
    }
    assert!(!session.wants_more(), "the window is full");
    let (what, rulings) = (Vec::new(), Vec::new());
    let preview = Box::new(Preview { id: 0, what, more: 0, rulings, refused: None });
    let effects = session.handle(0, SessionInput::FromCourt(CourtReply::Preview(preview)));
    assert!(matches!(effects[..], [SessionEffect::Send(ToDevice::Preview(_))]));
    assert!(session.wants_more());
}
