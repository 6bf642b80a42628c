//! The messages that the pages name, read from their sources: `say("key", { argument, … })` in
//! TypeScript and `{{ key argument … }}` in html.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A message that a page names.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) key: String,
    pub(crate) arguments: BTreeSet<String>,
    /// The source that names it, below the folder of the pages.
    pub(crate) source: PathBuf,
}

/// Every message that a source of the pages names.
pub(crate) fn named() -> Vec<Named> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../server/web");
    let mut named = Vec::new();
    for folder in [
        "",
        "src",
        "src/session",
        "src/judge",
        "src/referee",
        "src/desk",
        "src/personal",
        "src/table",
    ] {
        for entry in fs::read_dir(web.join(folder)).expect("the folder can be read") {
            let source = entry.expect("the entry can be read").path();
            let kind = source.extension().and_then(|end| end.to_str()).unwrap_or_default();
            // the function itself takes any key
            let is_read = matches!(kind, "ts" | "tsx" | "html") && !source.ends_with("messages.ts");
            if !is_read || source.ends_with("vite.config.ts") {
                continue;
            }
            let text = fs::read_to_string(&source).expect("it can be read");
            let found = if kind == "html" { in_html(&text) } else { in_typescript(&text) };
            named.extend(found.into_iter().map(|(key, arguments)| Named {
                key,
                arguments,
                source: source.strip_prefix(&web).expect("it is below").to_owned(),
            }));
        }
    }
    named
}

fn in_html(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let named = text.split("{{ ").skip(1).filter_map(|rest| rest.split(" }}").next());
    let words = named.map(|named| named.split(' ').map(ToOwned::to_owned));
    words.filter_map(|mut words| Some((words.next()?, words.collect()))).collect()
}

fn in_typescript(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("say(") {
        if text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '.') {
            continue;
        }
        let rest = &text[at + "say(".len()..];
        let (key, rest) = rest
            .strip_prefix('"')
            .and_then(|rest| rest.split_once('"'))
            .unwrap_or_else(|| panic!("a key is a literal: say({rest:.40}"));
        let arguments = rest.strip_prefix(", ").map_or_else(BTreeSet::new, properties);
        found.push((key.to_owned(), arguments));
    }
    found
}

/// The names of the properties of an object literal.
fn properties(text: &str) -> BTreeSet<String> {
    assert!(text.starts_with('{'), "the arguments are an object literal: {text:.40}");
    let mut names = BTreeSet::new();
    let (mut depth, mut name, mut is_name, mut is_text) = (0_u32, String::new(), true, false);
    for char in text.chars() {
        match char {
            '"' => is_text = !is_text,
            _ if is_text => {}
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            ',' | ':' if depth == 1 => {
                // a colon of a condition comes within a value
                is_name = char == ',';
                names.insert(std::mem::take(&mut name));
            }
            _ if depth == 1 && is_name => {
                name.extend(Some(char).filter(|char| !char.is_whitespace()));
            }
            _ => {}
        }
        if depth == 0 {
            names.insert(name);
            break;
        }
    }
    names.remove("");
    names
}
