//! Holds `PROTOCOL.md` true: its examples decode as what they are said to be and come back the same,
//! and every name of the wire stands on the page.

use court_protocol::{Ask, Format, Limits, Refusal, Seen, ToDevice, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;

const PAGE: &str = include_str!("../PROTOCOL.md");

/// The fenced examples: the type's name, the line it starts on, its text.
fn examples() -> Vec<(&'static str, usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(&str, usize, String)> = None;
    for (line, text) in PAGE.lines().enumerate() {
        match (&mut open, text.strip_prefix("```")) {
            (None, Some(fence)) => {
                let name = fence.strip_prefix("json ").expect("every fence says `json TYPE`");
                open = Some((name, line + 2, String::new()));
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some((_, _, body)), None) => body.push_str(text),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence of PROTOCOL.md is not closed");
    found
}

fn round_trip<T: Serialize + DeserializeOwned>(line: usize, text: &str, limits: Limits) {
    let read: T = Format::Json
        .decode(text.as_bytes(), limits)
        .unwrap_or_else(|error| panic!("PROTOCOL.md:{line}: {error}"));
    let written: serde_json::Value =
        serde_json::from_slice(&Format::Json.encode(&read)).expect("our own JSON");
    let page: serde_json::Value = serde_json::from_str(text).expect("decoded above");
    assert_eq!(written, page, "PROTOCOL.md:{line} does not come back the same");
    let packed = Format::MessagePack.encode(&read);
    let unpacked: T = Format::MessagePack
        .decode(&packed, limits)
        .unwrap_or_else(|error| panic!("PROTOCOL.md:{line} in MessagePack: {error}"));
    assert_eq!(Format::Json.encode(&unpacked), Format::Json.encode(&read));
}

#[test]
fn every_example_of_the_page_is_what_it_says_and_comes_back_the_same_in_both_codecs() {
    let examples = examples();
    assert!(examples.len() > 20, "the page lost its examples");
    for (name, line, text) in examples {
        match name {
            "ToServer" => round_trip::<ToServer>(line, &text, Limits::DEVICE),
            "ToDevice" => round_trip::<ToDevice>(line, &text, Limits::SERVER),
            "Ask" => round_trip::<Ask>(line, &text, Limits::DEVICE),
            "Seen" => round_trip::<Seen>(line, &text, Limits::DEVICE),
            "Refusal" => round_trip::<Refusal>(line, &text, Limits::SERVER),
            other => panic!("PROTOCOL.md:{line}: no such type {other}"),
        }
    }
}

/// The names serde accepts for an enum, read off its own complaint about one that is none.
fn variants<T: DeserializeOwned>() -> Vec<String> {
    let error = serde_json::from_str::<T>("\"?\"").err().expect("`?` names no variant").to_string();
    error.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_request_observation_and_refusal_stands_on_the_page() {
    let names = [
        variants::<ToServer>(),
        variants::<ToDevice>(),
        variants::<Ask>(),
        variants::<Seen>(),
        variants::<Refusal>(),
    ];
    for kind in &names {
        assert!(kind.len() >= 5, "{kind:?}");
        for name in kind {
            assert!(
                PAGE.contains(&format!("\"{name}\"")) || PAGE.contains(&format!("`{name}`")),
                "PROTOCOL.md does not speak of {name}"
            );
        }
    }
}
