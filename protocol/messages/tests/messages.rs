//! The message files against the types whose values they word: unused, missing and wrongly
//! parameterised messages are found here.

mod pages;

use court_protocol::{
    Act, Against, Answer, Change, CheckItem, Claim, FactKind, Fault, Field, Fits, GameResult,
    Message, NeedsForResult, NeedsForStep, Phase, PlayersAct, Question, Refusal, Report,
    ResultState, Role, Ruleset, Setting, Side, Termination, TextFault, Unknown,
};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource, VariantKey};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use referee_core::is_ruled_later;
use referee_messages::Words;
use serde_reflection::{ContainerFormat, Format, Registry, Samples, Tracer, TracerConfig};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A message's variables, the messages it refers to, the functions it calls, and its selectors with
/// their codes.
#[derive(Debug, Default)]
struct Read {
    variables: BTreeSet<String>,
    refers: BTreeSet<String>,
    calls: BTreeSet<String>,
    selects: Vec<(String, BTreeSet<String>)>,
}

/// The message files of each language: `en/report.ftl`.
fn languages() -> BTreeMap<String, Vec<PathBuf>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut languages: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for path in below(folder).into_iter().filter(|path| has_end(path, "ftl")) {
        let inside = path.strip_prefix(folder).expect("below it");
        let language = inside.iter().next().expect("a name").to_string_lossy().into_owned();
        languages.entry(language).or_default().push(path);
    }
    languages
}

/// Every file in a folder and below.
fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("read"));
    let of = |path: PathBuf| if path.is_dir() { below(&path) } else { vec![path] };
    entries.flat_map(|entry| of(entry.path())).collect()
}

fn has_end(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|extension| extension == end)
}

/// The messages of a language.
fn messages_in(files: &[PathBuf]) -> BTreeMap<String, Read> {
    let mut messages = BTreeMap::new();
    for (key, message) in files.iter().flat_map(|file| read(file)) {
        assert!(messages.insert(key.clone(), message).is_none(), "{key} is in two files");
    }
    messages
}

fn read(path: &Path) -> BTreeMap<String, Read> {
    let text = fs::read_to_string(path).expect("it can be read");
    let resource: Resource<String> = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            let junk = resource.body.iter().find_map(|entry| match entry {
                Entry::Junk { content } => content.lines().next(),
                _ => None,
            });
            panic!("{}: {:?} at `{}`", path.display(), errors[0].kind, junk.unwrap_or_default())
        }
    };
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut read = Read::default();
                pattern(message.value.as_ref().expect("a message has a text"), &mut read);
                let key = message.id.name;
                assert!(messages.insert(key.clone(), read).is_none(), "{key} is there twice");
            }
            Entry::Term(term) => panic!("a term takes no variable: {}", term.id.name),
            _ => {}
        }
    }
    messages
}

fn pattern(pattern: &Pattern<String>, read: &mut Read) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inlined) => inline(inlined, read),
            Expression::Select { selector, variants } => {
                inline(selector, read);
                let codes = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                });
                if let InlineExpression::VariableReference { id } = selector {
                    read.selects.push((id.name.clone(), codes.collect()));
                }
                for variant in variants {
                    self::pattern(&variant.value, read);
                }
            }
        }
    }
}

fn inline(expression: &InlineExpression<String>, read: &mut Read) {
    match expression {
        InlineExpression::VariableReference { id } => {
            read.variables.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, .. } => {
            read.refers.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            read.calls.insert(id.name.clone());
            let CallArguments { positional, .. } = arguments;
            for argument in positional {
                inline(argument, read);
            }
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inlined) => inline(inlined, read),
            Expression::Select { .. } => panic!("a selector stands alone in its braces"),
        },
        _ => {}
    }
}

/// The message itself and those it refers to.
fn with_those_it_refers_to<'a>(
    messages: &'a BTreeMap<String, Read>,
    key: &'a str,
) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![key];
    while let Some(key) = open.pop() {
        if found.insert(key) {
            let read = messages.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
            open.extend(read.refers.iter().map(String::as_str));
        }
    }
    found
}

/// The types whose values are messages or arguments.
fn registry() -> Registry {
    let mut tracer = Tracer::new(TracerConfig::default());
    let samples = Samples::new();
    macro_rules! trace {
        ($($name:ty),* $(,)?) => { $(
            tracer.trace_type::<$name>(&samples).expect(stringify!($name));
        )* };
    }
    trace!(
        Act,
        Answer,
        Change,
        CheckItem,
        FactKind,
        Field,
        Fits,
        GameResult,
        NeedsForResult,
        NeedsForStep,
        Phase,
        PlayersAct,
        Report,
        ResultState,
        Role,
        Ruleset,
        Side,
        Termination,
        TextFault,
        Unknown,
        Against,
        Setting,
        Refusal,
        Claim,
        Fault,
        referee_core::Note,
    );
    tracer.registry().expect("every type is listed with those it holds")
}

/// The families: their prefix, their enum, and the arguments that the program adds.
const FAMILIES: [(&str, &str, &[&str]); 4] = [
    ("refusal", "Refusal", &["reasons"]),
    ("setting", "Setting", &["found"]),
    ("hindrance", "Against", &["boards", "rule"]),
    ("note", "Note", &[]),
];

/// The families whose enums stand in the source alone: their prefix, their file and enum, the
/// arguments that the program adds, and whether each variant has a message. A fact of the court
/// without a message in the report has that of its ruling.
const FAMILIES_IN_SOURCE: [(&str, &str, &str, &[&str], bool); 43] = [
    ("desk", "server/desk/src/refusal.rs", "Refusal", &[], true),
    ("register", "server/src/http/events/register.rs", "RegisterRefusal", &[], true),
    ("why", "server/desk/src/why.rs", "Why", &REASONS, true),
    ("swiss", "server/tournament/src/swiss/refusal.rs", "Refusal", &[], true),
    ("team-swiss", "server/tournament/src/team/swiss.rs", "TeamPairingRefusal", &[], true),
    ("team-colours", "server/tournament/src/team/swiss/colours.rs", "ColourReason", &[], true),
    ("team-comparison", "server/tournament/src/team/swiss/explain.rs", "Comparison", &[], true),
    ("unlawful", "server/tournament/src/check.rs", "PairingFault", &[], true),
    ("misplaced", "server/tournament/src/check/standings.rs", "StandingsFault", &[], true),
    ("duel", "server/tournament/src/knockout/duel.rs", "DuelRefusal", &[], true),
    ("programme", "server/tournament/src/programme.rs", "ProgrammeRefusal", &[], true),
    ("division", "server/tournament/src/division.rs", "DivisionRefusal", &["least"], true),
    ("line-up", "server/tournament/src/team/line_up.rs", "LineUpRefusal", &["boards"], true),
    ("league-match", "server/tournament/src/league.rs", "LeagueRefusal", &GAMES, true),
    ("season", "server/tournament/src/league/season.rs", "SeasonRefusal", &[], true),
    ("intramural", "server/tournament/src/intramural.rs", "IntramuralRefusal", &[], true),
    ("unrated", "server/tournament/src/rating/ledger.rs", "Unrated", &[], true),
    ("rating", "server/tournament/src/rating/ledger.rs", "RatingError", &[], true),
    ("sprint-chain", "server/tournament/src/rating/game.rs", "SprintChainError", &[], true),
    ("no-legends", "server/tournament/src/title.rs", "NoLegends", &[], true),
    ("simulation", "server/tournament/src/simulate.rs", "SimulationRefusal", &["kinds"], true),
    ("fact", "server/core/src/record/body.rs", "FactBody", &FACTS, false),
    ("fact", "server/core/src/record/speed.rs", "SpeedFact", &[], false),
    ("seen", "protocol/src/request.rs", "Seen", &["to_set", "shown"], true),
    ("ask", "protocol/src/request.rs", "Ask", &["results", "as", "times"], false),
    ("not-undone", "protocol/src/request.rs", "Ask", &[], false),
    ("said", "protocol/src/said.rs", "Said", &EVENTS, true),
    (
        "question",
        "protocol/src/question.rs",
        "Question",
        &["entered", "standing", "result", "by", "why"],
        true,
    ),
    ("yes", "protocol/src/question.rs", "Question", &[], true),
    ("no", "protocol/src/question.rs", "Question", &[], true),
    ("on-record", "protocol/src/question.rs", "OnRecord", &[], true),
    ("recovered", "protocol/src/presence.rs", "Recovered", &[], true),
    ("recovered-court", "protocol/src/presence.rs", "RecoveredCourt", &["went_on"], true),
    ("kind", "server/core/src/record/card.rs", "IncidentKind", &[], true),
    ("state", "protocol/src/view.rs", "ResultState", &[], true),
    ("game-result", "protocol/src/request.rs", "ConfirmedResult", &[], true),
    ("screen", "referee-tui/src/model.rs", "Screen", &[], true),
    ("help", "referee-tui/src/model.rs", "Screen", &["walks", "faults"], true),
    ("step", "referee-tui/src/model/prompt/verb.rs", "Step", &[], true),
    ("verb", "referee-tui/src/model/prompt/verb.rs", "Verb", &[], false),
    ("verb", "referee-tui/src/model/prompt/verb.rs", "Sight", &[], true),
    ("entry-fault", "server/entries/src/fault.rs", "EntryFault", &PLACES, true),
    ("entry-duplicate", "server/entries/src/duplicate.rs", "Likeness", &DUPLICATES, true),
];
/// Arguments that a pairing adds to its reasons where they stand in one sentence.
const REASONS: [&str; 5] = ["against", "because", "level", "ours", "yours"];
const GAMES: [&str; 2] = ["rounds", "boards"];
/// The place of a fault in an entry list, and what stands there.
const PLACES: [&str; 5] = ["file", "line", "column", "heading", "found"];
const DUPLICATES: [&str; 8] =
    ["file", "line", "column", "heading", "name", "other", "other_line", "player"];
const FACTS: [&str; 7] = ["by", "reasons", "reason", "call", "passed", "record", "entered"];
/// The arguments that a message selects by: the message, the argument, and the file and enum of its
/// codes.
const SELECTS: [(&str, &str, &str, &str); 11] = [
    ("agreement", "on", "protocol/src/speed.rs", "Agreement"),
    ("card", "shown", "protocol/src/walk.rs", "WalkCard"),
    ("claim", "claim", "protocol/src/claim.rs", "Claim"),
    ("criterion", "criterion", "server/tournament/src/swiss/criterion.rs", "Criterion"),
    ("expected-number", "meaning", "server/tournament/src/trf/line.rs", "Meaning"),
    ("fault", "fault", "protocol/src/penalty.rs", "Fault"),
    ("flaw", "flaw", "pgn/src/finding.rs", "Flaw"),
    ("offence", "offence", "protocol/src/walk.rs", "WalkOffence"),
    ("piece", "piece", "protocol/src/speed.rs", "Piece"),
    ("sanction", "sanction", "protocol/src/penalty.rs", "Sanction"),
    ("termination", "by", "protocol/src/game.rs", "Termination"),
];
/// The fields of a move, an end and an arrangement, which are types of their own, and the arguments
/// that the terminal and the page add.
const EVENTS: [&str; 15] = [
    "ply",
    "san",
    "left",
    "result",
    "by",
    "invited_by",
    "fell",
    "side",
    "tap",
    "shown",
    "note",
    "times",
    "rule",
    "question",
    "answer",
];

/// The messages of the answers that are the ruling, with their arguments.
fn decided() -> Vec<(String, BTreeSet<String>)> {
    let is_told = |question: &Question| {
        [Answer::Yes, Answer::No].iter().any(|answer| !is_ruled_later(question, answer))
    };
    let told = Question::all().into_iter().filter(is_told);
    let arguments = BTreeSet::from(["yes", "result", "by"].map(ToOwned::to_owned));
    told.map(|question| (Message::of("decided", &question).key, arguments.clone())).collect()
}

/// The names of players, which whoever shows a message may give.
const PLAYERS: [&str; 2] = ["white", "black"];

/// The messages that the program names by key, with their arguments.
fn named() -> BTreeMap<String, BTreeSet<String>> {
    let arguments = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::from([
        ("device".to_owned(), arguments(&["id"])),
        ("pages-decimal".to_owned(), arguments(&[])),
        ("claim".to_owned(), arguments(&["claim"])),
        ("entry".to_owned(), arguments(&["device", "result"])),
        ("fault".to_owned(), arguments(&["fault"])),
        ("unsealed".to_owned(), arguments(&["round", "boards", "state"])),
        ("termination".to_owned(), arguments(&["by", "result"])),
        ("entry-field".to_owned(), arguments(&["field"])),
        ("entry-confidence".to_owned(), arguments(&["confidence"])),
        ("narrow-lanes".to_owned(), arguments(&["lane"])),
        ("round-no-answer".to_owned(), arguments(&["seconds", "ruling"])),
        ("round-court-stopped".to_owned(), arguments(&["ruling"])),
        ("round-put-on".to_owned(), arguments(&["rounds", "boards", "ruling"])),
        ("round-there-already".to_owned(), arguments(&["rounds", "boards"])),
        ("round-other-game".to_owned(), arguments(&["game", "board", "more", "nothing"])),
        ("round-over".to_owned(), arguments(&["rounds", "boards", "now", "nothing"])),
        ("round-game-elsewhere".to_owned(), arguments(&["game", "board", "court", "nothing"])),
        ("round-game-players".to_owned(), arguments(&["game", "board", "court", "nothing"])),
        ("round-games-withdrawn".to_owned(), arguments(&["boards", "nothing"])),
        ("round-games-moved".to_owned(), arguments(&["boards", "nothing"])),
        ("round-taken-off".to_owned(), arguments(&["boards"])),
        ("fact-clock-undone".to_owned(), arguments(&[])),
        ("fact-results-decided".to_owned(), arguments(&["answer", "entered", "by", "result"])),
    ]);
    for folder in ["protocol/client/src", "pgn/src", "server", "referee-tui/src", "board-agent/src"]
    {
        for file in below(&root().join(folder)).into_iter().filter(|file| has_end(file, "rs")) {
            for (is_ruling, mut key, arguments) in told_in(tokens(&file)) {
                let mut arguments = BTreeSet::from_iter(arguments);
                if is_ruling {
                    key = format!("ruling-{key}");
                    arguments.insert("reasons".to_owned());
                }
                named.entry(key).or_default().extend(arguments);
            }
        }
    }
    // a row of the table of cards: its variants, and the fields that its message names
    let cards = fs::read_to_string(root().join("server/core/src/record/card.rs"));
    for row in cards.expect("it can be read").split("\n            Self::").skip(1) {
        let Some((_, rules)) = row.split_once(".rules(") else { continue };
        let says = rules.split_once("&[").expect("a ruling has a list").1;
        let says = says.split_once(']').expect("the list is closed").0;
        let mut words: Vec<&str> = says.split('"').skip(1).step_by(2).collect();
        let variants = row.split_once("=>").expect("a row has two parts").0;
        let variants: Vec<String> = variants.split("Self::").map(variant_key).collect();
        for (key, more) in ADDED {
            words.extend(more.iter().filter(|_| variants.iter().any(|variant| variant == key)));
        }
        for variant in variants.iter().filter(|variant| !ELSEWHERE.contains(&variant.as_str())) {
            let found: &mut BTreeSet<String> =
                named.entry(format!("ruling-{variant}")).or_default();
            found.extend(words.iter().chain([&"reasons"]).map(ToString::to_string));
        }
    }
    named
}

/// The arguments that the program adds to a fact's fields.
const ADDED: [(&str, &[&str]); 4] = [
    ("checked", &["weight"]),
    ("chain-game-drawn", &["result"]),
    ("time-given", &["is_loss"]),
    ("settled", &["how"]),
];
/// The facts whose messages have keys of their own.
const ELSEWHERE: [&str; 5] = ["answered", "noted", "asked", "amended", "set-aside"];

/// The key of the variant that a pattern begins with: `run-made` of `RunMade { .. }`.
fn variant_key(pattern: &str) -> String {
    let end = pattern.find(|letter: char| !letter.is_ascii_alphanumeric());
    dashed(&pattern[..end.unwrap_or(pattern.len())])
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn tokens(file: &Path) -> TokenStream {
    let source = fs::read_to_string(file).expect("it can be read");
    source.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The keys and arguments of the macros `say!`, `message!` and `told!`; true for those of a ruling.
fn told_in(tokens: TokenStream) -> Vec<(bool, String, Vec<String>)> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (n, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        found.extend(told_in(group.stream()));
        let is_macro = n.checked_sub(1).is_some_and(|before| tokens[before].to_string() == "!");
        let name = n.checked_sub(2).map(|before| tokens[before].to_string()).filter(|_| is_macro);
        let is_ruling = name.as_deref() == Some("told");
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let parts: Vec<&[TokenTree]> = inside
            .split(|token| token.to_string() == ",")
            .filter(|part| !part.is_empty())
            .collect();
        if let [[TokenTree::Literal(key)], arguments @ ..] = &parts[..]
            && (is_ruling || ["say", "message"].map(Some).contains(&name.as_deref()))
        {
            let key = key.to_string().trim_matches('"').to_owned();
            let arguments = arguments.iter().map(|part| part[0].to_string());
            found.push((is_ruling, key, arguments.collect()));
        }
    }
    found
}

/// The variants of an enum and their fields, or the fields of a struct, as they are written in the
/// source.
fn variants_in_source(file: &str, name: &str) -> Vec<(String, Vec<String>)> {
    let found = declared(tokens(&root().join(file)), name);
    let (tokens, at) = found.unwrap_or_else(|| panic!("{file} has no {name}"));
    let is_enum = tokens[at].to_string() == "enum";
    // after the parameters of a generic type
    let body = tokens[at + 2..].iter().find_map(|token| match token {
        TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => Some(body),
        _ => None,
    });
    let body = body.unwrap_or_else(|| panic!("{name} has no body"));
    if !is_enum {
        return vec![(String::new(), fields(body.stream()))];
    }
    let inside: Vec<TokenTree> = body.stream().into_iter().collect();
    let mut variants: Vec<(String, Vec<String>)> = Vec::new();
    for token in inside {
        match token {
            TokenTree::Ident(ident) => variants.push((ident.to_string(), Vec::new())),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                variants.last_mut().expect("a name first").1 = fields(group.stream());
            }
            _ => {}
        }
    }
    variants
}

/// The tokens in which a type is declared, alone or by a macro, and its place among them.
fn declared(stream: TokenStream, name: &str) -> Option<(Vec<TokenTree>, usize)> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let at = tokens.windows(2).position(|pair| {
        ["enum", "struct"].contains(&pair[0].to_string().as_str()) && pair[1].to_string() == name
    });
    let Some(at) = at else {
        let inside = |token: TokenTree| match token {
            TokenTree::Group(group) => declared(group.stream(), name),
            _ => None,
        };
        return tokens.into_iter().find_map(inside);
    };
    Some((tokens, at))
}

/// The names before each colon.
fn fields(stream: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let is = |token: Option<&TokenTree>, sign| token.is_some_and(|token| token.to_string() == sign);
    let named = tokens.iter().zip(1..).filter_map(|(token, next)| match token {
        TokenTree::Ident(name)
            if is(tokens.get(next), ":")
                && !is(tokens.get(next + 1), ":")
                && !is(next.checked_sub(2).and_then(|before| tokens.get(before)), ":") =>
        {
            Some(name.to_string())
        }
        _ => None,
    });
    named.collect()
}

/// A name as it is on the wire, with dashes: `left-stop`.
fn dashed(name: &str) -> String {
    let mut dashed = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !dashed.is_empty() {
            dashed.push('-');
        }
        dashed.extend(letter.to_lowercase());
    }
    dashed
}

/// The fields of each variant of an enum.
fn variants(registry: &Registry, name: &str) -> Vec<(String, BTreeMap<String, Format>)> {
    let Some(ContainerFormat::Enum(variants)) = registry.get(name) else {
        panic!("no enum {name}")
    };
    let fields = |format: &serde_reflection::VariantFormat| match format {
        serde_reflection::VariantFormat::Struct(fields) => {
            fields.iter().map(|field| (field.name.clone(), field.value.clone())).collect()
        }
        _ => BTreeMap::new(),
    };
    variants.values().map(|named| (named.name.clone(), fields(&named.value))).collect()
}

/// The codes of an argument that is an enum.
fn codes(registry: &Registry, format: &Format) -> Option<BTreeSet<String>> {
    match format {
        Format::Option(inner) => codes(registry, inner),
        Format::TypeName(name) => match registry.get(name)? {
            ContainerFormat::Enum(variants) => {
                Some(variants.values().map(|variant| variant.name.clone()).collect())
            }
            _ => None,
        },
        _ => None,
    }
}

fn is_given(arguments: &BTreeSet<String>, variable: &str) -> bool {
    if PLAYERS.contains(&variable) {
        return true;
    }
    arguments.iter().any(|argument| {
        let rest = variable.strip_prefix(argument.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    })
}

#[test]
fn each_value_has_its_message_and_each_message_names_only_what_the_value_holds() {
    let registry = registry();
    for (language, files) in languages() {
        let messages = messages_in(&files);
        let mut used: BTreeSet<String> = BTreeSet::new();
        let mut expected: Vec<(String, BTreeSet<String>, BTreeMap<String, Format>)> = Vec::new();
        for (family, name, added) in FAMILIES {
            for (variant, fields) in variants(&registry, name) {
                if variant == "bad_setting" {
                    continue; // its setting has the message
                }
                let key = format!("{family}-{}", variant.replace('_', "-"));
                let mut arguments: BTreeSet<String> = fields.keys().cloned().collect();
                arguments.extend(added.iter().map(ToString::to_string));
                expected.push((key, arguments, fields));
            }
        }
        for (family, file, name, added, is_complete) in FAMILIES_IN_SOURCE {
            for (variant, fields) in variants_in_source(file, name) {
                let key = format!("{family}-{}", dashed(&variant));
                let key = key.trim_end_matches('-').to_owned();
                let added = added.iter().map(ToString::to_string);
                if is_complete || messages.contains_key(&key) {
                    expected.push((
                        key,
                        fields.into_iter().chain(added).collect(),
                        BTreeMap::new(),
                    ));
                }
            }
        }
        expected.extend(
            named()
                .into_iter()
                .chain(decided())
                .chain(pages::named().into_iter().map(|named| (named.key, named.arguments)))
                .map(|(key, names)| (key, names, BTreeMap::new())),
        );
        for (key, arguments, fields) in expected {
            for part in with_those_it_refers_to(&messages, &key) {
                used.insert(part.to_owned());
                let read = &messages[part];
                for variable in &read.variables {
                    assert!(is_given(&arguments, variable), "{key}: {part} names ${variable}");
                }
                for (variable, has) in &read.selects {
                    let needs = fields.get(variable).and_then(|format| codes(&registry, format));
                    // `other` stands for all that need no words of their own
                    let stands =
                        |needs: &BTreeSet<_>| has.contains("other") && !needs.contains("other");
                    let needs = needs.filter(|needs| !stands(needs));
                    let missing = needs.unwrap_or_default().into_iter().find(|n| !has.contains(n));
                    assert_eq!(missing, None, "{key}: {part} has no words for this ${variable}");
                }
            }
        }
        let unused: Vec<&String> = messages.keys().filter(|key| !used.contains(*key)).collect();
        assert_eq!(unused, Vec::<&String>::new(), "{language}");
    }
}

#[test]
fn a_page_names_only_messages_of_the_files_that_it_loads() {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("en");
    let list = fs::read_to_string(root().join("server/web/words.json")).expect("it can be read");
    let parts: BTreeMap<String, Vec<String>> = serde_json::from_str(&list).expect("files by page");
    let mut list: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (part, files) in parts {
        // some words come after the first picture
        list.entry(part.trim_end_matches(".later").to_owned()).or_default().extend(files);
    }
    let messages = |(page, files): (_, Vec<String>)| {
        let files = files.iter().map(|file| english.join(file).with_extension("ftl"));
        (page, messages_in(&files.collect::<Vec<_>>()))
    };
    let loaded: BTreeMap<String, _> = list.into_iter().map(messages).collect();
    for pages::Named { key, source, .. } in pages::named() {
        let is_of = |page: &str| source.iter().any(|part| part.to_string_lossy().starts_with(page));
        let page =
            ["referee", "judge", "desk", "table", "personal"].into_iter().find(|of| is_of(of));
        let pages = match page {
            // each page with a session draws its parts
            None if is_of("session") => vec!["judge", "referee", "desk"],
            page => vec![page.unwrap_or("index")],
        };
        for page in pages {
            with_those_it_refers_to(&loaded[page], &key);
        }
    }
}

#[test]
fn a_message_that_selects_by_an_enum_has_words_for_each_variant() {
    for (language, files) in languages() {
        let messages = messages_in(&files);
        for (key, argument, file, name) in SELECTS {
            let mut selects = messages[key].selects.iter();
            let (_, has) = selects.find(|(variable, _)| variable == argument).expect(key);
            let names: BTreeSet<String> =
                variants_in_source(file, name).into_iter().map(|(name, _)| name).collect();
            let codes = names.iter().map(|name| dashed(name).replace('-', "_")).collect();
            // a criterion has the same name everywhere
            let codes = if name == "Criterion" { names } else { codes };
            assert_eq!(&codes, has, "{language}: {key}");
        }
    }
}

/// The differences of a language from English, one sentence each: a message that is missing or
/// surplus, an argument or a function that its text does not use.
fn differences(language: &str) -> Vec<String> {
    let languages = languages();
    let (all, english) = (messages_in(&languages[language]), messages_in(&languages["en"]));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = |language: &str| -> BTreeSet<_> {
        languages[language].iter().filter_map(|file| file.file_name()).collect()
    };
    let mut found = Vec::new();
    for name in names(language).union(&names("en")) {
        let keys = |language: &str| -> BTreeSet<String> {
            let path = folder.join(language).join(name);
            if path.exists() { read(&path).into_keys().collect() } else { BTreeSet::new() }
        };
        let file = format!("{language}/{}", name.display());
        let (theirs, ours) = (keys(language), keys("en"));
        found.extend(ours.difference(&theirs).map(|key| format!("{file}: {key} is missing")));
        let surplus = theirs.difference(&ours);
        found.extend(surplus.map(|key| format!("{file}: {key} is no message in English")));
        for key in ours.intersection(&theirs) {
            let used = |messages, part: fn(&Read) -> &BTreeSet<String>| -> BTreeSet<String> {
                let parts = with_those_it_refers_to(messages, key).into_iter();
                parts.flat_map(|key| part(&messages[key]).clone()).collect()
            };
            for (kind, part) in [("argument $", variables as fn(&_) -> &_), ("function ", calls)] {
                let (ours, theirs) = (used(&english, part), used(&all, part));
                // a language may count and ask in other places
                let lost = ours
                    .difference(&theirs)
                    .filter(|name| !name.ends_with("-n") && *name != "GIVEN");
                found.extend(lost.map(|name| format!("{file}: {key} lacks the {kind}{name}")));
            }
        }
    }
    found
}

fn variables(message: &Read) -> &BTreeSet<String> {
    &message.variables
}

fn calls(message: &Read) -> &BTreeSet<String> {
    &message.calls
}

/// The list for a translator: `MESSAGES=fr cargo test --test messages every_language`.
#[test]
fn every_language_has_the_messages_of_english() {
    let wanted = std::env::var("MESSAGES").ok();
    let languages = languages();
    let named =
        languages.keys().filter(|name| wanted.as_ref().is_none_or(|wanted| wanted == *name));
    let found: Vec<String> = named.flat_map(|language| differences(language)).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// The terminal's screens. Each is opened by the capital that its tab begins with.
const SCREENS: [&str; 10] =
    ["overview", "board", "calls", "stopwatch", "inbox", "go", "results", "devices", "log", "help"];

/// One referee tells another which keys to press, and their terminals may speak two languages.
#[test]
fn every_language_opens_the_terminals_screens_by_the_same_keys_and_shows_all_in_80_columns() {
    let tabs = |words: &Words| SCREENS.map(|screen| words.of_value("screen", &screen));
    let keys = |words: &Words| tabs(words).map(|tab| tab.chars().next());
    for language in languages().keys() {
        let words = Words::of(language);
        assert_eq!(keys(&words), keys(Words::english()), "{language}");
        let counts = [" 1", " 1"]; // due penalties, open questions
        let columns = |tab: &String| tab.chars().count() + 2;
        let width: usize = tabs(&words).iter().map(columns).sum::<usize>() + counts.concat().len();
        assert!(width <= 80, "{language}: {width} columns");
        for (screen, walks) in SCREENS.iter().flat_map(|screen| [(screen, false), (screen, true)]) {
            let help = Message::named(&format!("help-{screen}")).with("walks", &walks);
            let help = words.say(&help.with("faults", &"n s m c d e o"));
            assert!(help.chars().count() <= 80, "{language}: {help}");
        }
    }
}
