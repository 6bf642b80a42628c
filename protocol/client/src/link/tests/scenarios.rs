//! The scenarios that every link of a device plays: see `scenarios/README.md`.

use super::*;
use serde_json::{Value, json};
use std::path::Path;

/// One link that plays a scenario.
struct Player {
    link: Link<MemoryDisk>,
    now: Micros,
    machine: u64,
    /// The boots it named, in order; in a scenario they are 1, 2, …
    boots: Vec<u64>,
    stands: &'static str,
}

/// The opening of the outbox of a machine's boot.
fn opened(disk: MemoryDisk, machine: u64) -> Outbox<MemoryDisk> {
    Outbox::open(disk, ClockBoot { machine, speed: 1 }, machine).expect("memory opens").0
}

impl Player {
    fn new(enter: Option<&str>) -> Self {
        let settings = match enter {
            Some("asking") => Settings { asks: true, ..Settings::named("Ida") },
            _ => Settings { code: Some("1234-5678".to_owned()), ..Settings::named("Ida") },
        };
        let link = Link::new(opened(MemoryDisk::default(), 1), settings, 5);
        Self { link, now: Micros(0), machine: 1, boots: Vec::new(), stands: "connecting" }
    }

    /// Plays a step; the messages it sent, with `connect` and `close`.
    fn step(&mut self, step: &Value) -> Vec<Value> {
        self.now.0 += step["later"].as_i64().unwrap_or(0) * 1_000;
        let mut effects = Vec::new();
        if let Some(count) = step["keep"].as_u64() {
            for _ in 0..count {
                let seen = Seen::ChiefCalled;
                let ask = Ask::Observe { board: BoardNo(7), game: None, seen };
                let kept = self.link.ask(self.now, self.now, CourtId(1), None, ask);
                effects.extend(kept.expect("kept").2);
            }
        } else if step["restart"] == true {
            self.machine += 1;
            let kept = opened(after_power_cut(&self.link), self.machine);
            self.link = Link::new(kept, Settings::named("Ida"), 6);
            self.stands = "connecting";
        } else {
            if step["due"] == true {
                self.now = self.link.next_deadline().expect("it wants to be woken").max(self.now);
            }
            let input = match (&step["hear"], &step["closed"]) {
                (Value::Null, Value::Null) if step["connected"] == true => Input::Connected,
                (Value::Null, Value::Null) => Input::Wake,
                (Value::Null, why) => Input::Closed { why: why.to_string() },
                (message, _) => {
                    let message = self
                        .renamed(message.clone(), &|player, boot| player.boots[boot as usize - 1]);
                    Input::Message(serde_json::from_value(message).expect("a message of a court"))
                }
            };
            effects = self.link.handle(self.now, input);
        }
        effects.into_iter().filter_map(|effect| self.done(effect)).collect()
    }

    /// The effect as a scenario writes it; news change how the link stands.
    fn done(&mut self, effect: Effect) -> Option<Value> {
        match effect {
            Effect::Connect => {
                self.stands = "connecting";
                Some(json!("connect"))
            }
            Effect::Close => Some(json!("close")),
            Effect::Send(message) => {
                if let ToServer::Hello(hello) = &message {
                    for boot in hello.pending.iter().chain([&hello.boot]) {
                        if !self.boots.contains(&boot.0) {
                            self.boots.push(boot.0);
                        }
                    }
                }
                let message = serde_json::to_value(&message).expect("a message is JSON");
                Some(self.renamed(message, &|player, boot| {
                    let place = player.boots.iter().position(|named| *named == boot);
                    place.expect("a boot that a hello named") as u64 + 1
                }))
            }
            Effect::Tell(news) => {
                match news {
                    News::Up(_) => self.stands = "up",
                    News::Asked { .. } => self.stands = "asking",
                    News::Down { again: Some(_), .. } => self.stands = "down",
                    News::Down { again: None, .. } => self.stands = "stopped",
                    _ => {}
                }
                None
            }
        }
    }

    /// A message with other names for its boots.
    fn renamed(&self, mut message: Value, name: &dyn Fn(&Self, u64) -> u64) -> Value {
        fn rename(value: &mut Value, is_boot: bool, name: &dyn Fn(u64) -> u64) {
            match value {
                Value::Object(fields) => {
                    for (key, value) in fields {
                        rename(value, matches!(key.as_str(), "boot" | "pending"), name);
                    }
                }
                Value::Array(items) => items.iter_mut().for_each(|i| rename(i, is_boot, name)),
                value if is_boot => *value = json!(name(value.as_u64().expect("a boot"))),
                _ => {}
            }
        }
        rename(&mut message, false, &|boot| name(self, boot));
        message
    }

    fn waits(&self) -> Option<i64> {
        Some((self.link.next_deadline()?.0 - self.now.0) / 1_000)
    }
}

/// True if an effect has all that a scenario says of it; `null` is a field that is not there.
fn fits(effect: &Value, expected: &Value) -> bool {
    match (effect, expected) {
        (Value::Object(fields), Value::Object(expected)) => expected
            .iter()
            .all(|(key, expected)| fits(fields.get(key).unwrap_or(&Value::Null), expected)),
        _ => effect == expected,
    }
}

/// The effects that a step expects, each written out.
fn written_out(then: &[Value]) -> Vec<Value> {
    let of = |effect: &Value| match effect["requests"].as_array().map(Vec::as_slice) {
        Some([first, last]) => (first.as_u64().expect("a number")
            ..=last.as_u64().expect("a number"))
            .map(|n| json!({ "request": { "n": n } }))
            .collect(),
        _ => vec![effect.clone()],
    };
    then.iter().flat_map(of).collect()
}

fn play(scenario: &Value, all: &[Value]) -> Player {
    let title = scenario["title"].as_str().expect("a scenario has a title");
    let mut player = match scenario["after"].as_str() {
        None => Player::new(scenario["enter"].as_str()),
        Some(before) => {
            let before = all.iter().find(|scenario| scenario["title"] == before);
            play(before.unwrap_or_else(|| panic!("{title}: after which scenario?")), all)
        }
    };
    let ignored = scenario["ignore"].as_array().cloned().unwrap_or_default();
    let is_seen = |effect: &Value| {
        !ignored.iter().any(|kind| effect.get(kind.as_str().expect("a kind")).is_some())
    };
    for (place, step) in scenario["steps"].as_array().expect("steps").iter().enumerate() {
        let place = format!("{title}, step {}: {step}", place + 1);
        let effects: Vec<Value> = player.step(step).into_iter().filter(is_seen).collect();
        if let Some(then) = step["then"].as_array() {
            let then = written_out(then);
            let is_all = effects.len() == then.len()
                && effects.iter().zip(&then).all(|(effect, expected)| fits(effect, expected));
            assert!(is_all, "{place}\nfound {effects:#?}");
        }
        if let Some(stands) = step["stands"].as_str() {
            assert_eq!(player.stands, stands, "{place}");
        }
        if let Some([least, most]) = step["waits"].as_array().map(Vec::as_slice) {
            let waits = player.waits().expect("it wants to be woken");
            let is_between = least.as_i64() <= Some(waits) && Some(waits) <= most.as_i64();
            assert!(is_between, "{place}\nit waits {waits} ms");
        }
        if let Some(unanswered) = step["unanswered"].as_u64() {
            assert_eq!(player.link.outbox().pending() as u64, unanswered, "{place}");
        }
    }
    player
}

#[test]
fn the_link_does_what_every_scenario_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut all = Vec::new();
    for file in std::fs::read_dir(folder).expect("the scenarios") {
        let file = file.expect("readable").path();
        if file.extension().is_some_and(|ending| ending == "json") {
            let text = std::fs::read_to_string(&file).expect("readable");
            let scenarios: Vec<Value> = serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            all.extend(scenarios);
        }
    }
    assert!(!all.is_empty(), "there are scenarios");
    for scenario in &all {
        play(scenario, &all);
    }
}
