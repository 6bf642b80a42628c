//! Every kind of fact is decided on: it is an incident and told on the page and in JSON, or every
//! game has it and it is none.

use super::*;
use crate::desks::EventNo;
use court_protocol::{
    Answer, Ask, EndedView, EntryView, Epoch, FactId, Fault, GameResult, Millis, Question, Reading,
    Refusal, Role, Sanction, Seen, Side, Termination,
};

const SIDE: Side = Side::White;
const FACT: FactId = FactId::new(Seq(1), 0);

/// Facts that make their record an incident, as the journal has them, and the report's words for
/// each.
const INCIDENTS: &str = r#"
{"seen":{"seen":{"fault":{"side":"white","fault":{"other":{"reason":"spoke"}},"sanction":"stop"}}}} | White: spoke.
{"seen":{"seen":{"stopped":{"side":"white"}}}} | stands behind his line
{"seen":{"seen":{"left_stop":{"side":"white"}}}} | left his stop early
{"seen":{"seen":{"flag_seen":{"side":"white"}}}} | was seen down
{"seen":{"seen":"chief_called"}} | is called to the board
{"seen":{"seen":"clock_set"}} | The clock on the table was set
{"seen":{"seen":{"claimed":{"side":"white","claim":"touch_move"}}}} | touched another piece
{"seen":{"seen":{"corrected":{"side":"white"}}}} | corrected it
{"seen":{"seen":{"draw_card":{"side":"white"}}}} | placed a draw card
{"seen":{"seen":{"draw_accepted":{"side":"white"}}}} | accepted the draw
{"seen":{"seen":{"draw_refused":{"side":"white"}}}} | refused the draw
{"seen":{"seen":"draw_agreed"}} | agreed to a draw
{"seen":{"seen":{"resigned":{"side":"white"}}}} | resigned
{"attached":{"device":3,"role":"judge","boards":[]}} | device 3 is line judge
{"attached":{"device":3,"role":"judge","boards":[4]}} | device 3 is line judge for board 4.
{"relieved":{"device":3,"relieved":true,"to":4}} | handed its duty over to device 4 and watches no board
{"relieved":{"device":3,"relieved":false}} | on duty again
{"revoked":{"device":3}} | no role any more
{"came_back":{"away_from":0}} | it was last known at work at
{"stale":{"device":3,"stale":true}} | fell silent
{"stale":{"device":3,"stale":false}} | is back
{"paired":{"setup":{"round":2,"players":{"white":1,"black":2},"ruleset":"classic","time":{"white":{"initial":600000,"increment":5000,"increment_first":true},"black":{"initial":600000,"increment":5000,"increment_first":true}},"clock":"court","evidence":"moves","runs":"presumed","run_mode":{"white":"line","black":"line"},"turning_point":{"white":14,"black":14},"start_fen":null,"illegal_moves":{"supervision":"partial","gives":60000},"draw_cards":2},"despite":{"reasons":[{"round":1,"boards":[1],"state":"open"}],"despite":"as the referee saw it"}}} | The game was put on although round 1, board 1: no result is entered: as the referee saw it
{"counting":{"go_at":0,"despite":{"reasons":[{"court":1,"boards":[1],"why":"no_game"}],"despite":"as the referee saw it"},"by_voice":true}} | GO by voice at 00:00:00.000 although board 1 has no game: as the referee saw it
{"counting":{"go_at":0}} | Countdown to GO
"aborted" | countdown is stopped
"taken_off" | taken off the board
{"annulled":{"reason":"as the referee saw it"}} | The start is annulled
{"paused":{"reason":"as the referee saw it"}} | The board is stopped
"interrupted" | stands still from the outage on
"started" | GO: the game runs.
"resumed" | the game goes on
{"result_ruled":{"result":{"won":{"by":"white"}},"reason":"as the referee saw it"}} | Result ruled
{"result_entered":{"result":{"won":{"by":"white"}},"confirms":false}} | Result entered
{"result_entered":{"result":"drawn","by":"agreement","confirms":false}} | Result entered: draw, agreement of the two players.
{"ended":{"result":"drawn","by":"agreement"}} | The game is over: draw, agreement of the two players.
{"ended":{"result":"drawn","by":"entered"}} | entry of two referees
{"sealed":{"result":{"won":{"by":"white"}}}} | Sealed: White wins.
{"result_corrected":{"result":{"won":{"by":"white"}},"was":"drawn","reason":"as the referee saw it"}} | Sealed result corrected
{"clock_set":{"left":{"white":240000,"black":240000},"reason":"as the referee saw it"}} | Clocks set to
{"position_set":{"fen":"8/8/8/8/8/8/8/8 w - -","reason":"as the referee saw it"}} | Position set to
{"players_set":{"players":{"white":4,"black":4},"reason":"as the referee saw it"}} | plays White and
{"evidence_set":{"evidence":"table","clock":"table"}} | The board reports nothing; the table's clock rules
{"call_split":{"call":256}} | stands on its own
{"call_voided":{"calls":[256],"tap":"call","served":true,"reason":"as the referee saw it"}} | annulled, already served
{"voided":{"fact":256,"reason":"as the referee saw it"}} | annulled
{"answered":{"question":256,"asked_at":0,"asked":"dead_position","answer":"no"}} | Can neither side mate any more? No.
{"answered":{"question":256,"asked_at":0,"asked":{"set_clock":{"left":{"white":null,"black":null},"cancelled":true}},"answer":"yes"}} | is undone, or was not made
"reopened" | open again
{"set_aside":{"input":"aborted"}} | would change
{"asked":{"question":"chief_called"}} | The head referee is asked
{"illegal":{"side":"white"}} | Illegal
{"illegal_stands":{"ply":3,"side":"white","uci":"e4e6","pressed":0,"clock":{}}} | stands
{"moved_before_run":{"side":"white"}} | before
{"draw_offered":{"side":"white","cards":1}} | offers a draw
{"draw_refused":{"side":"white"}} | refuses the draw
{"stop_began":{"side":"white","until":0}} | The stopwatch runs
{"stop_left":{"side":"white","seen_leaving":true}} | the whole stop is served again
{"stop_served":{"side":"white","penalties":1,"unwatched":true}} | 1 served, unwatched
{"lapsed":{"side":"white","penalties":2}} | 2 not served
{"time_given":{"side":"white","time":60000,"why":"ladder"}} | by the referee's penalty
{"flag_fell":{"side":"white"}} | flag
{"ended":{"result":{"won":{"by":"white"}},"by":"resignation"}} | resign
{"ready":{"ready":true}} | The board is ready
{"arranged":{"arranged":{"at":1700003600000,"invited_by":"white"}}} | They play at 23:13:20
{"checked":{"item":"table_width","finding":{"measured":{"mm":851}}}} | a table wider than 85.0 cm: found
{"waived":{"item":"table_width","reason":"as the referee saw it"}} | a table wider than 85.0 cm is waived
{"cards_shown":{"side":"white"}} | cards so far are known
{"seen":{"seen":{"walk_card":{"side":"white","card":"red","offence":"bent_knee"}}}} | red card
{"waits":{"side":"white","uci":"e7e8"}} | stands until the next move
{"queened":{"side":"white","uci":"e7e8q"}} | becomes a queen
{"take_back_owed":{"side":"white"}} | takes the move back
{"limit_reached":{}} | limit
{"chain_game_drawn":{"chain_game":1,"by":"stalemate"}} | Game 1 is drawn
{"speed":{"ran_out":{"at":{"white":1700000000000,"black":null}}}} | For the record only
{"amended":{"cause":256,"drop":[256],"add":[]}} | What was learned late
"#;

/// Each of [`INCIDENTS`], by the name of its kind.
fn incidents() -> Vec<(&'static str, FactBody, &'static str)> {
    let read = |line: &'static str| {
        let (fact, says) = line.split_once(" | ").expect("a fact and its words");
        let kind = fact.split('"').nth(1).expect("a fact has a kind");
        (kind, serde_json::from_str(fact).expect("a fact"), says)
    };
    INCIDENTS.trim().lines().map(read).collect()
}

/// The facts of every game, or those that follow from an incident in the same record.
const NONE: [&str; 26] = [
    "may_be_set",
    "carded",
    "opened",
    "clock_mapped",
    "clock_started",
    "placed",
    "moved",
    "pressed",
    "empty_press",
    "correction_owed",
    "handed_back",
    "corrected",
    "taken_back",
    "no_move",
    "claimed",
    "claim_ruled",
    "announced",
    "crossed",
    "returned",
    "run_made",
    "read",
    "called",
    "joined",
    "stop_watched",
    "set_on_clock",
    "noted",
];

fn record(facts: Vec<FactBody>, verdict: Option<Verdict>) -> Record {
    let at = CourtTime(1_700_000_000_000);
    let facts = facts.into_iter().zip(0..);
    Record {
        seq: Seq(5),
        epoch: Epoch(1),
        at,
        board: Some(BoardNo(2)),
        game: Some(GameId(1_002)),
        by: Author::Device(DeviceId(9)),
        request: None,
        tag: None,
        asked: None,
        verdict,
        facts: facts.map(|(body, n)| Fact { id: FactId::new(Seq(5), n), at, body }).collect(),
    }
}

fn told(record: &Record) -> Option<Incident> {
    let (persons, devices) = (BTreeMap::new(), BTreeMap::new());
    Book::new(CourtId(1), &persons, &devices, &About::default().wall()).told(record)
}

fn reported(incident: Incident) -> Report {
    report_of(vec![incident])
}

fn report_of(incidents: Vec<Incident>) -> Report {
    let (court, name) = (CourtId(1), "Court 1".to_owned());
    let (games, walkers) = (Vec::new(), Vec::new());
    let (boards, damage) = (12, None);
    let court = CourtReport { court, name, boards, games, incidents, walkers, damage };
    let event = About::default();
    Report { event, demo: false, nameless: None, courts: vec![court], denied: Vec::new() }
}

#[test]
fn every_incident_is_told_on_the_page_and_in_json_with_who_when_and_what() {
    for (name, body, says) in incidents() {
        let incident = told(&record(vec![body], None));
        let incident = incident.unwrap_or_else(|| panic!("{name} is an incident"));
        let report = reported(incident);
        let (html, json) = (report.html(), report.json());
        for words in [says, "22:13:20.000", "device 9"] {
            assert!(html.contains(words), "{name}: {words:?} is not on the page: {html}");
            assert!(json.contains(words), "{name}: {words:?} is not in JSON: {json}");
        }
        assert!(json.contains("\"board\": 2") && json.contains("\"game\": 1002"), "{json}");
    }
}

#[test]
fn what_was_refused_is_told() {
    let refusal = Refusal::Sealed { game: GameId(1_002) };
    let text = words().refusal(&refusal);
    let verdict = Verdict::Refused { refusal };
    let incident = told(&record(Vec::new(), Some(verdict))).expect("it is an incident");
    assert_eq!(incident.kind, Kind::Refusal);
    assert!(reported(incident).html().contains(&text));
}

#[test]
fn an_entry_against_the_board_is_told_with_how_the_board_ended_it() {
    let won = |by| GameResult::Won { by };
    let (at, result, by) = (CourtTime(0), won(Side::Black), Termination::Checkmate);
    let ended = Some(EndedView { at, result, by });
    let entry = EntryView { device: Some(DeviceId(3)), result: won(Side::White) };
    let question = Question::ResultsDiffer { entries: vec![entry], ended };
    let asked = FactBody::Asked { question: question.clone(), about: None, on_record: None };
    let incident = told(&record(vec![asked], None)).expect("it is an incident");
    let says = "The head referee is asked: Results differ: it ended Black wins, checkmate; device 3: \
                White wins.";
    assert_eq!(incident.what, says);
    let answer = |asked, answer| FactBody::Answered {
        question: FactId::default(),
        asked_at: at,
        asked,
        answer,
    };
    let answered = |body| told(&record(vec![body], None)).expect("it is an incident").what;
    assert_eq!(
        answered(answer(question.clone(), Answer::No)),
        "All entries withdrawn: device 3: White wins. The end stands: Black wins, checkmate."
    );
    assert_eq!(
        answered(answer(question, Answer::Yes)),
        "Of the results entered (device 3: White wins) the last one counts: White wins."
    );
}

/// The incident of a record when device 9 has this role and an earlier record exists.
fn told_of(role: Role, before: Option<&Record>, record: &Record) -> Option<Incident> {
    let (persons, devices, wall) = (BTreeMap::new(), BTreeMap::new(), About::default().wall());
    let mut book = Book::new(CourtId(1), &persons, &devices, &wall);
    let attached = FactBody::Attached { device: DeviceId(9), role, boards: vec![] };
    book.state.apply(&self::record(vec![attached], None));
    if let Some(before) = before {
        book.remember(before);
    }
    book.told(record)
}

#[test]
fn a_referees_reading_of_a_clock_is_told_and_an_agents_is_not() {
    let left = BySide { white: Some(Millis::minutes(5)), black: None };
    let reading = Reading { left, resolution: Millis::seconds(1) };
    let seen = FactBody::Seen { seen: Seen::Read { reading }, device: None, error: Millis::ZERO };
    let read = record(vec![seen], None);
    let incident = told_of(Role::Judge, None, &read).expect("he looked at the clock");
    assert_eq!(incident.kind, Kind::Call);
    assert_eq!(incident.what, "The clock on the table was read: White 5:00.000, Black not.");
    assert_eq!(told_of(Role::Board, None, &read), None);
}

#[test]
fn a_refusal_of_what_names_a_question_or_a_line_stands_under_its_board() {
    let asked = FactBody::Asked { question: Question::ChiefCalled, about: None, on_record: None };
    let asked = record(vec![asked], None);
    for n in [0, 4] {
        let fact = FactId::new(Seq(5), n);
        let refusal = Refusal::AlreadyVoid { fact };
        let ask = Ask::Void { fact, reason: "a wrong tap".to_owned() };
        let refused = Record {
            seq: Seq(6),
            board: None,
            game: None,
            asked: Some(Box::new(ask)),
            ..record(Vec::new(), Some(Verdict::Refused { refusal }))
        };
        let incident = told_of(Role::Head, Some(&asked), &refused).expect("it is an incident");
        assert_eq!(incident.board, Some(BoardNo(2)), "line {fact}");
    }
}

#[test]
fn every_kind_of_fact_of_the_journal_is_decided_on() {
    let unknown = serde_json::from_str::<FactBody>("{\"?\":{}}").expect_err("there is none");
    let unknown = unknown.to_string();
    let (_, expected) = unknown.split_once("expected one of").expect("it names them");
    let mut names: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    let mut decided: Vec<&str> = incidents().iter().map(|(name, _, _)| *name).collect();
    decided.sort_unstable();
    decided.dedup();
    decided.extend(NONE);
    names.sort_unstable();
    decided.sort_unstable();
    assert_eq!(decided, names);
}

/// The same act on so many boards, from this record on.
fn acts(
    from: u64,
    boards: std::ops::RangeInclusive<u8>,
    at: i64,
    body: &FactBody,
) -> Vec<Incident> {
    let act = |(seq, board): (u64, u8)| {
        let (record, at) = (record(vec![body.clone()], None), CourtTime(at));
        let facts = record.facts.into_iter().map(|fact| Fact { at, ..fact }).collect();
        let board = Some(BoardNo(board));
        told(&Record { seq: Seq(seq), board, at, facts, ..record }).expect("an incident")
    };
    (from..).zip(boards).map(act).collect()
}

#[test]
fn boards_found_ready_by_one_sweep_are_one_line_of_the_page_and_one_each_in_json() {
    let ready = FactBody::Ready { ready: true, device: None };
    let report = report_of(acts(5, 1..=12, 1_700_000_000_000, &ready));
    let (html, json) = (report.html(), report.json());
    assert_eq!(html.matches("The board is ready.").count(), 1);
    assert!(html.contains(">1 to 12<"), "{html}");
    assert!(html.contains("5<br>to 16"), "{html}");
    assert_eq!(json.matches("The board is ready.").count(), 12);
}

#[test]
fn a_report_of_one_board_has_its_incidents_and_the_servers_outages_alone() {
    let aborted = acts(5, 1..=3, 1_700_000_000_000, &FactBody::Aborted);
    let away = FactBody::CameBack { away_from: CourtTime(0), ran_on: false };
    let away = record(vec![away], None);
    let away = told(&Record { board: None, game: None, ..away }).expect("an incident");
    let attached = FactBody::Attached { device: DeviceId(3), role: Role::Judge, boards: vec![] };
    let attached = record(vec![attached], None);
    let attached = told(&Record { board: None, game: None, ..attached }).expect("an incident");
    let report = report_of([aborted, vec![away, attached]].concat());
    let report = report.of_board(BoardNo(2)).expect("it is there");
    let told: Vec<_> =
        report.courts[0].incidents.iter().map(|told| (told.kind, told.board)).collect();
    assert_eq!(told, [(Kind::Ruling, Some(BoardNo(2))), (Kind::Outage, None)]);
}

#[test]
fn a_report_of_a_board_that_no_court_has_says_which_there_are() {
    let told = |board| report_of(Vec::new()).of_board(BoardNo(board)).expect_err("not there");
    insta::assert_snapshot!(told(13), @"there is no board 13 here; the courts have boards 1 to 12");
    insta::assert_snapshot!(told(0), @"there is no board 0 here; the courts have boards 1 to 12");
}

#[test]
fn times_and_days_are_those_of_the_hall_and_the_head_names_the_event() {
    let at = 1_700_000_000_000; // 14 November, 22:13 in UTC
    let mut report = report_of(acts(5, 1..=1, at, &FactBody::Aborted));
    report.courts[0].incidents.extend(acts(6, 1..=1, at + 86_400_000, &FactBody::Aborted));
    report.event = About {
        name: Some("Hall Open".into()),
        site: Some("Auckland NZL".into()),
        date: Some(jiff::civil::date(2023, 11, 15)),
        timezone: Some("Pacific/Auckland".into()),
        ..About::default()
    };
    let html = report.html();
    for words in [
        "<h1>Incident report, Hall Open</h1>",
        "Auckland NZL, Wednesday 15 November 2023. Times of day: Pacific/Auckland.",
        "scope=\"rowgroup\">Wednesday 15 November 2023<",
        "scope=\"rowgroup\">Thursday 16 November 2023<",
    ] {
        assert!(html.contains(words), "{words} is not on the page: {html}");
    }
}

#[test]
fn results_and_penalties_of_each_player_come_first() {
    let persons = BTreeMap::from([(
        PlayerId(1),
        Person {
            title: Some("GM".into()),
            rating: Some(2735),
            club: Some("MTK".into()),
            ..Person::named("Polgár", "Judit")
        },
    )]);
    let (devices, wall) = (BTreeMap::new(), About::default().wall());
    let mut book = Book::new(CourtId(1), &persons, &devices, &wall);
    let setup = court_protocol::CourtSetup::basketball("Court 1", 12);
    let mut seq = 0;
    let mut take = |board: Option<BoardNo>, facts: Vec<FactBody>| {
        seq += 1;
        let record = record(facts, None);
        let facts = record.facts.into_iter().zip(0..);
        let id = |n| FactId::new(Seq(seq), n);
        let facts = facts.map(|(fact, n)| Fact { id: id(n), ..fact }).collect();
        let game = board.map(|_| GameId(1_002));
        book.state.apply(&Record { seq: Seq(seq), board, game, facts, ..record });
    };
    take(None, vec![FactBody::Opened { setup, demo: false, speed: 1 }]);
    let players = BySide { white: PlayerId(1), black: PlayerId(2) };
    let setup = Box::new(referee_core::setup::standard_game(1, players));
    let board = Some(BoardNo(2));
    take(board, vec![FactBody::Paired { setup, despite: None }]);
    take(board, vec![FactBody::Started]);
    for _ in 0..2 {
        let call = FactBody::Called {
            call: FACT,
            side: SIDE,
            fault: Fault::FalseStart,
            sanction: Sanction::Warning,
            of: CourtTime(1_700_000_000_000),
            unexpected: false,
            against: None,
            in_stop: false,
            turn: court_protocol::RunMode::Line,
        };
        take(board, vec![call]);
    }
    let result = GameResult::Won { by: Side::Black };
    take(board, vec![FactBody::Ended { result, by: Termination::Resignation }]);
    let games = results::games(&book.state, &persons);
    let mut report = report_of(acts(5, 1..=1, 1_700_000_000_000, &FactBody::Aborted));
    report.courts[0].games = games;
    let white = &report.courts[0].games[0].sides.white;
    assert_eq!((white.score, &white.called[..]), (Some("0"), &["false start (2)".to_owned()][..]));
    let html = report.html();
    let first = html.find("GM Polgár, Judit (White)").expect("the player");
    assert!(html.contains("2735, MTK") && html.contains("resignation"), "{html}");
    assert!(first < html.find("The countdown is stopped").expect("an incident"));
    assert!(report.json().contains("\"result\": \"0-1\""));
}

/// An incident of a court on a day and of a game, or of none.
fn on_day(record: u64, day: i64, game: Option<u32>) -> Incident {
    let by = By { device: None, name: "the court".into(), role: None };
    let at = CourtTime(day * 86_400_000);
    Incident {
        record: Seq(record),
        at,
        time: "00:00:00.000".into(),
        recorded: None,
        board: None,
        game: game.map(GameId),
        kind: Kind::Outage,
        by,
        rules: Vec::new(),
        what: format!("incident {record}"),
        effect: Vec::new(),
        about: Vec::new(),
        later: Vec::new(),
    }
}

#[test]
fn an_event_has_the_incidents_of_its_games_and_of_their_courts_on_the_same_days() {
    let court = |court, incidents| CourtReport {
        court: CourtId(court),
        name: format!("Court {court}"),
        boards: 2,
        games: Vec::new(),
        incidents,
        walkers: Vec::new(),
        damage: None,
    };
    let (first, second) = (Some(1_000_001), Some(2_000_001));
    let incidents = vec![
        on_day(1, 1, None),
        on_day(2, 1, first),
        on_day(3, 2, None),
        on_day(4, 3, second),
        on_day(5, 3, None),
        on_day(6, 4, first),
        on_day(7, 4, Some(7)),
    ];
    let courts =
        vec![court(1, incidents), court(2, vec![on_day(1, 4, second), on_day(2, 4, None)])];
    let event = About::default();
    let mut report = Report { event, demo: false, nameless: None, courts, denied: Vec::new() };
    let told = |report: &Report| -> String {
        let rows = report.of_event(EventNo(1), "Cup", Vec::new()).rows;
        let texts = rows
            .iter()
            .map(|row| [&row[3], &row[0], &row[6]].map(|value| value.text(".")).join(" "));
        texts.collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(told(&report), @r"
    Court 1 1 Outage. incident 1
    Court 1 2 Outage. incident 2
    Court 1 6 Outage. incident 6
    ");

    (report.demo, report.nameless) = (true, Some("The register is lost".into()));
    report.courts[1].damage = Some("court 2: record 3".into());
    report.courts[0].incidents.clear();
    insta::assert_snapshot!(told(&report).lines().map(str::trim).collect::<Vec<_>>().join("\n"), @r"
    What is told here was played by programs.
    Names are missing. The register is lost.
    The journal is damaged. court 2: record 3. What lies before it is below.
    ");
}
