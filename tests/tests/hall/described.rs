//! The description of the HTTP API is true: every operation of both listeners answers as it says.

use crate::{asked, start_with};
use court_protocol::{Ask, BoardNo, Role, Seen, Verdict};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::organiser::{FIRST_GAME, Organiser};
use referee_desk::{Act, Command};
use referee_server::config::Event;
use referee_server::hall::Hall;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

/// The description of a listener.
struct Description {
    listener: SocketAddr,
    text: String,
    is: Value,
}

/// An operation with its address and method.
struct Operation<'a> {
    path: &'a str,
    method: &'a str,
    is: &'a Value,
}

impl Description {
    async fn of(listener: SocketAddr) -> Self {
        let answer = asked(listener, "GET", "/api/v1/openapi.json", "", "").await;
        let (_, text) = answer.split_once("\r\n\r\n").expect("head and body");
        let is = serde_json::from_str(text).expect("JSON");
        Self { listener, text: text.to_owned(), is }
    }

    fn operations(&self) -> impl Iterator<Item = Operation<'_>> {
        let paths = self.is["paths"].as_object().expect("paths");
        paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("methods");
            methods.iter().map(move |(method, is)| Operation { path, method, is })
        })
    }

    /// The places at which a value is not as its schema says.
    fn faults(&self, schema: &Value, value: &Value) -> Vec<String> {
        let schema = json!({ "allOf": [schema], "components": self.is["components"] });
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let faults = validator.iter_errors(value);
        faults.map(|fault| format!("{fault} at {}", fault.instance_path())).collect()
    }

    fn schema(&self, reference: &str) -> &Value {
        self.is.pointer(&reference[1..]).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }

    /// Asks an operation, and holds the answer against the description; the status.
    async fn ask(&self, of: &Operation<'_>, token: &str, sent: &Sent) -> Result<u16, String> {
        let mut path = of.path.to_owned();
        for (name, value) in &sent.parameters {
            path = path.replace(&format!("{{{name}}}"), value);
        }
        let headers = format!(
            "Authorization: Bearer {token}\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
            sent.media_type,
            sent.body.len(),
        );
        let method = of.method.to_uppercase();
        let path = format!("{path}{}", sent.query);
        let answer = asked(self.listener, &method, &path, &headers, &sent.body).await;
        let wrong = |why: &str| format!("{method} {path}: {why}: {answer:.600}");
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        let status: u16 = head[9..12].parse().expect("a status");
        let described = &of.is["responses"][status.to_string()];
        if !described.is_object() {
            return Err(wrong("no such status"));
        }
        let mut lines = head.lines().map(str::to_lowercase);
        let media_type =
            lines.find_map(|line| Some(line.strip_prefix("content-type: ")?.to_owned()));
        let media_type = media_type.as_deref().unwrap_or_default();
        let media_type = media_type.split(';').next().unwrap_or_default();
        let schema = &described["content"][media_type]["schema"];
        let is_empty = described["content"].is_null() && body.is_empty();
        if schema.is_null() && !is_empty {
            return Err(wrong("no such media type"));
        }
        if media_type == "application/json" {
            let faults = self.faults(schema, &serde_json::from_str(body).expect("JSON"));
            if !faults.is_empty() {
                return Err(wrong(&faults.join("; ")));
            }
        }
        Ok(status)
    }
}

/// The parts of a request.
struct Sent {
    parameters: BTreeMap<&'static str, String>,
    query: &'static str,
    media_type: &'static str,
    body: String,
}

impl Sent {
    fn to(operation: &Operation<'_>, token: &str, n: usize) -> Self {
        let text = |value: Value| ("application/json", value.to_string());
        let result = json!({ "game": FIRST_GAME + 1, "score": "0-1" });
        let list = format!("Surname,Given name\nFalk,Ben {n}\n");
        let (query, (media_type, body)) = match operation.is["operationId"].as_str() {
            Some("set_screen") => ("", text(json!({ "court": 1 }))),
            Some("create_event") => ("", text(json!({ "plan": { "name": "Morning" } }))),
            Some("command") => (
                "",
                text(json!({ "request": { "boot": 2, "n": n }, "command": { "act": "finish" } })),
            ),
            Some("preview") => ("", text(json!({ "act": { "enter_result": result } }))),
            Some("rounds_on_courts") => ("", text(json!({}))),
            Some("enter_persons") => ("", text(json!([{ "family": "Gold" }]))),
            Some("change_person") => {
                let ann = json!({ "family": "Berg", "given": "Ann" });
                ("", text(json!({ "was": ann, "is": { "family": "Berg", "given": "Anna" } })))
            }
            Some("give_fide_list") => {
                ("?file=list.txt", ("application/octet-stream", FIDE_LIST.to_owned()))
            }
            Some("listed_players") => ("?search=polgar", ("", String::new())),
            Some("persons") => ("?search=berg&limit=5", ("", String::new())),
            Some("merging_persons") => ("?into=5", ("", String::new())),
            Some("merge_persons") => {
                let [from, into, ..] = elsewhere();
                ("", text(json!({ "into": 6, "from_was": from, "into_was": into })))
            }
            Some("forget_person") => ("", text(json!({ "was": elsewhere()[2] }))),
            Some("change_club") => {
                let is = json!({ "name": "Red", "city": "Oslo" });
                ("", text(json!({ "was": { "name": "Red" }, "is": is })))
            }
            Some("merge_clubs") => {
                let merge = json!({ "name": "Red", "city": "Oslo" });
                let merge = json!({ "into": 2, "from_was": merge, "into_was": { "name": "Blue" } });
                ("", text(merge))
            }
            Some("player_command") => {
                let bye = json!({ "person": 1, "round": 2, "bye": "half_point" });
                ("", text(json!({ "command": { "act": { "ask_bye": bye } } })))
            }
            Some("preview_entries" | "import_entries") => ("?file=list.csv", ("text/csv", list)),
            Some("enter_game" | "report_game") => ("", ("text/plain", GAME.to_owned())),
            Some("take_over_report") => ("", ("text/plain", REPORT.to_owned())),
            Some("changes" | "player_changes") => ("?after=0", ("", String::new())),
            _ => ("", ("", String::new())),
        };
        let table = match operation.path {
            "/api/v1/ratings/tables/{file}" => "rating-list.csv",
            "/api/v1/events/{event}/incidents/tables/{file}" => "incidents.csv",
            "/api/v1/ratings/{person}/tables/{file}" => "rating-history.csv",
            path if path.contains("/rounds/") => "pairings.csv",
            path if path.contains("/tournaments/") => "standings.csv",
            _ => "medals.csv",
        };
        // a merge needs persons who do not play in one event, and nobody forgets a player
        let person = match operation.is["operationId"].as_str() {
            Some("merge_persons") => "5",
            Some("forget_person") => "7",
            _ => "1",
        };
        let event = match operation.is["operationId"].as_str() {
            Some("take_over_report") => "3",
            Some("enter_game") => "4",
            _ => "1",
        };
        let parameters = [
            ("board", "1".to_owned()),
            ("club", "1".to_owned()),
            ("competitor", "1".to_owned()),
            ("court", "1".to_owned()),
            ("event", event.to_owned()),
            ("file", table.to_owned()),
            ("game", FIRST_GAME.to_string()),
            ("instant", i64::from(u32::MAX).to_string() + "000"),
            ("person", person.to_owned()),
            ("record", "1".to_owned()),
            ("round", "1".to_owned()),
            ("screen", "hall".to_owned()),
            ("token", token.to_owned()),
            ("tournament", "1".to_owned()),
        ];
        Self { parameters: parameters.into(), query, media_type, body }
    }
}

const GAME: &str = "[White \"ann\"]\n[Black \"bea\"]\n[UTCDate \"2026.03.07\"]\n\
                    [UTCTime \"18:00:00\"]\n[EndTime \"18:05:00\"]\n[TimeControl \"600\"]\n\n\
                    1. e4 {[%clk 0:09:59]} e5 {[%clk 0:09:58]} 1-0\n";

const REPORT: &str = "\
012 Club evening
001    1      Berg, Ann                         2400
001    2      Costa, Bea                        2300
";

const FIDE_LIST: &str = "\
ID Number      Name                 Fed Sex Tit SRtng B-day
700070         Polgar, Judit        HUN F   GM  2675  1976
";

/// Persons 5 to 9, who play in no event.
fn elsewhere() -> [Value; 5] {
    [
        json!({ "family": "Fonn" }),
        json!({ "family": "Font", "given": "Eva" }),
        json!({ "family": "Hass" }),
        json!({ "family": "Ivers", "club": "Red" }),
        json!({ "family": "Jansen", "club": "Blue" }),
    ]
}

/// A hall with an event: round 1 is on the boards, and one of its two results is there.
async fn playing(folder: &std::path::Path) -> (Hall, Organiser) {
    let hall = start_with(folder, Event::of_courts(1, 2).expect("possible"));
    let mut organiser = Organiser::enrol(&hall).await;
    let plan = json!({
        "name": "Evening",
        "rounds": 3,
        "system": "swiss",
        "days": [{ "date": "2026-11-21", "starts": 600 }],
        "courts": [{ "court": 1, "boards": 2 }],
        "prizes": [{ "place": 1, "what": "a cup" }],
    });
    organiser.creates(&plan).await;
    let persons = json!([
        { "family": "Berg", "given": "Ann" },
        { "family": "Costa", "given": "Bea" },
        { "family": "Dahl", "given": "Carl" },
        { "family": "Egede", "given": "Dora" },
    ]);
    organiser.enters(&persons).await;
    let more = organiser.says("POST", "/api/v1/persons", Some(&json!(elsewhere()))).await;
    assert_eq!(more, (201, json!([5, 6, 7, 8, 9])));
    organiser.lays(1).await;
    let (status, sent) =
        organiser.says("POST", "/api/v1/events/1/rounds-on-courts", Some(&json!({}))).await;
    assert_eq!(status, 200, "{sent}");
    // a game in which nothing has happened would leave its board with its result
    let seen = Ask::Observe { board: BoardNo(1), game: None, seen: Seen::ChiefCalled };
    let ruled = hall.by_server(COURT, seen).expect("the court runs");
    assert!(matches!(ruled, Some(Verdict::Recorded { .. })), "{ruled:?}");
    organiser.does(json!({ "enter_result": { "game": FIRST_GAME, "score": "1-0" } })).await;
    organiser.does(json!({ "protest": { "by": 1, "text": "The clock was set wrongly." } })).await;
    // a finished event, for the rating list
    let plan = json!({ "name": "Noon", "days": [{ "date": "2026-11-22", "starts": 720 }] });
    let entered = json!([{ "person": 1, "data": { "rating": 2_400 } }]);
    for (path, body) in [
        ("events", json!({ "plan": plan })),
        ("events/2/commands", json!({ "command": { "act": { "enter": { "players": entered } } } })),
        ("events/2/commands", json!({ "command": { "act": "finish" } })),
    ] {
        let (status, said) = organiser.says("POST", &format!("/api/v1/{path}"), Some(&body)).await;
        assert!(status < 300, "{path}: {said}");
    }
    // an event with open entries, for a report file
    let entered = json!([{ "person": 1 }, { "person": 2 }]);
    for (path, body) in [
        ("events", json!({ "plan": { "name": "Club" } })),
        ("events/3/commands", json!({ "command": { "act": { "enter": { "players": entered } } } })),
    ] {
        let (status, said) = organiser.says("POST", &format!("/api/v1/{path}"), Some(&body)).await;
        assert!(status < 300, "{path}: {said}");
    }
    // an online event, for two games by their PGN
    let plan = json!({ "name": "Online", "rulebook": "intramural" });
    let entered: Vec<Value> = (1..=4).map(|person| json!({ "person": person })).collect();
    let (status, said) =
        organiser.says("POST", "/api/v1/events", Some(&json!({ "plan": plan }))).await;
    assert_eq!(status, 201, "{said}");
    for act in [
        json!({ "enter": { "players": entered } }),
        json!({ "close_entries": { "seed": 7 } }),
        json!({ "pair": { "tournament": 1 } }),
        json!({ "publish": { "tournament": 1, "round": 1 } }),
    ] {
        let command = json!({ "command": { "act": act } });
        let (status, said) =
            organiser.says("POST", "/api/v1/events/4/commands", Some(&command)).await;
        assert!(status < 300, "{said}");
    }
    (hall, organiser)
}

#[tokio::test]
async fn every_operation_answers_as_it_is_described() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hall, organiser) = playing(folder.path()).await;
    let link = organiser.reads("/api/v1/events/1/players/1/link").await;
    let link = link["token"].as_str().expect("a token").to_owned();
    let online = organiser.reads("/api/v1/events/4/tournaments/1/rounds/1").await;
    let games = [0, 1].map(|table| &online["tables"][table]["games"][0]);
    let path = format!("/api/v1/events/4/players/{}/link", games[1]["white"]);
    let online_link = organiser.reads(&path).await["token"].as_str().map(str::to_owned);
    let head = ManualDevice::enrol(&hall, Role::Head).await.token();
    let mut wrong = Vec::new();
    for listener in [hall.court_addr(), hall.public_addr()] {
        let description = Description::of(listener).await;
        let mut ids = BTreeSet::new();
        // reads come first: an act of the list ends the event, and a new link replaces the old one
        let (mut reads, mut acts): (Vec<_>, Vec<_>) =
            description.operations().partition(|of| of.method == "get");
        acts.sort_by_key(|of| {
            ["command", "replace_player_link"].iter().any(|last| of.is["operationId"] == *last)
        });
        reads.append(&mut acts);
        for (n, of) in reads.iter().enumerate() {
            let what = format!("{} {}", of.method, of.path);
            let id = of.is["operationId"].as_str().expect("a name");
            assert!(ids.insert(id), "{what}: another one is named {id}");
            let mut sent = Sent::to(of, &link, n);
            if let Some(at) = ["enter_game", "report_game"].iter().position(|game| *game == id) {
                sent.parameters.insert("game", games[at]["game"].to_string());
            }
            if id == "report_game" {
                sent.parameters.insert("token", online_link.clone().expect("a token"));
            }
            let mut expect =
                |asked: Result<u16, String>, is_right: &dyn Fn(u16) -> bool| match asked {
                    Ok(status) if is_right(status) => {}
                    Ok(status) => wrong.push(format!("{what}: {status}")),
                    Err(why) => wrong.push(why),
                };
            let roles: Option<Vec<String>> =
                serde_json::from_value(of.is["security"][0]["token"].clone()).ok();
            let may =
                |role: &str| roles.as_ref().is_none_or(|roles| roles.iter().any(|of| of == role));
            for (role, token) in [("", "nobody"), ("organiser", &organiser.token), ("head", &head)]
            {
                if !may(role) {
                    expect(description.ask(of, token, &sent).await, &|status| status == 403);
                }
            }
            let token = if may("organiser") { &organiser.token } else { &head };
            expect(description.ask(of, token, &sent).await, &|status| status < 300);
            // what is not there, or cannot be read
            let lost = sent.parameters.keys().map(|name| (*name, "9999".to_owned())).collect();
            let lost = Sent { parameters: lost, body: "{".to_owned(), ..Sent::to(of, &link, n) };
            let is_always_there = of.is["responses"]["404"].is_null() && sent.body.is_empty();
            expect(description.ask(of, token, &lost).await, &|status| {
                is_always_there || status >= 400
            });
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    hall.stop();
}

#[tokio::test]
async fn a_stranger_is_answered_before_his_body_comes() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start_with(folder.path(), Event::of_courts(1, 2).expect("possible"));
    let description = Description::of(hall.court_addr()).await;
    let with_body = description.operations().filter(|of| of.is["requestBody"].is_object());
    let mut asked_of = 0;
    for of in with_body {
        let path = of.path.replace(['{', '}'], "");
        let method = of.method.to_uppercase();
        for length in ["Content-Length: 1000000", "Transfer-Encoding: chunked"] {
            let headers = format!("Content-Type: application/json\r\n{length}\r\n");
            let answer = asked(hall.court_addr(), &method, &path, &headers, "").await;
            let status = if path.contains("/players/token/") { "404" } else { "403" };
            assert_eq!(&answer[9..12], status, "{method} {path}: {answer}");
        }
        asked_of += 1;
    }
    assert!(asked_of > 15, "{asked_of}");
    hall.stop();
}

#[tokio::test]
async fn generators_of_programs_read_the_description() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start_with(folder.path(), Event::of_courts(1, 2).expect("possible"));
    for listener in [hall.court_addr(), hall.public_addr()] {
        let description = Description::of(listener).await;
        let spec = oas3::from_json(&description.text).expect("OpenAPI 3.1");
        assert_eq!(spec.operations().count(), description.operations().count());
        for (name, schema) in description.is["components"]["schemas"].as_object().expect("schemas")
        {
            jsonschema::meta::validate(schema).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let is_second = name.ends_with(|end: char| end.is_ascii_digit());
            assert!(!is_second, "{name}: two types have one name, and one of them needs another");
        }
        references(&description.is, &mut |to| {
            description.schema(to);
        });
    }
    hall.stop();
}

fn references(value: &Value, found: &mut impl FnMut(&str)) {
    match value {
        Value::Object(of) => {
            for (key, value) in of {
                match value {
                    Value::String(to) if key == "$ref" => found(to),
                    value => references(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

impl Description {
    /// A value that a schema allows, as small as can be.
    fn example(&self, schema: &Value) -> Value {
        if let Some(to) = schema["$ref"].as_str() {
            return self.example(self.schema(to));
        }
        if let Some(kinds) = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array()) {
            return self.example(&kinds[0]);
        }
        if let Some(code) = schema.get("const") {
            return code.clone();
        }
        if let Some(codes) = schema["enum"].as_array() {
            return codes[0].clone();
        }
        let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
        match kind {
            Some("object") => {
                let required = schema["required"].as_array().into_iter().flatten();
                let field = |name: &Value| {
                    let name = name.as_str().expect("a name");
                    (name.to_owned(), self.example(&schema["properties"][name]))
                };
                Value::Object(required.map(field).collect::<Map<String, Value>>())
            }
            Some("array") => {
                let items = schema["prefixItems"].as_array().into_iter().flatten();
                items.map(|item| self.example(item)).collect()
            }
            Some("integer") => json!(1),
            Some("boolean") => json!(false),
            Some("string") => json!("OPEN"),
            other => panic!("{other:?} in {schema}"),
        }
    }
}

#[tokio::test]
async fn the_acts_of_the_description_are_those_of_the_desk() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = start_with(folder.path(), Event::of_courts(1, 2).expect("possible"));
    let description = Description::of(hall.court_addr()).await;
    let schema = description.schema("#/components/schemas/DeskAct");
    let mut described = BTreeSet::new();
    for kind in schema["oneOf"].as_array().expect("acts") {
        let kinds = match kind["enum"].as_array() {
            Some(codes) => codes.clone(),
            None => vec![description.example(kind)],
        };
        for act in kinds {
            let read: Act = serde_json::from_value(act.clone())
                .unwrap_or_else(|fault| panic!("{act}: {fault}"));
            described.insert(court_protocol::code(&read));
            let written = serde_json::to_value(Command::from(read)).expect("plain data");
            let command = json!({ "$ref": "#/components/schemas/Command" });
            assert_eq!(description.faults(&command, &written), [""; 0], "{written}");
        }
    }
    // serde names every act it knows when it meets one that it does not know
    let unknown = serde_json::from_str::<Act>("\"no_act\"").expect_err("no act").to_string();
    let known: BTreeSet<String> =
        unknown.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(described, known);
    hall.stop();
}
