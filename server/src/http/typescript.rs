//! Writes the types of the wire and of the HTTP API for the pages: `server/web/src/wire.ts`.

use super::openapi::{Direction, Schemas, named};
use super::{of_anyone, of_the_court};
use court_protocol::{Act, CheckItem, Evidence, ToDevice, ToServer, code};
use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::path::Path;

/// The lists that the pages share with the terminal.
fn constants() -> String {
    let reasons = Act::REASONS.map(|(act, reasons)| {
        let codes: Vec<&str> = reasons.iter().map(|(_, code)| *code).collect();
        format!("  {}: {codes:?},\n", code(&act))
    });
    let evidence = Evidence::CHOICES.map(|(evidence, clock)| {
        format!("  {{ evidence: {:?}, clock: {:?} }},\n", code(&evidence), code(&clock))
    });
    let rules = CheckItem::all();
    let rules = rules.iter().map(|item| format!("  {}: {:?},\n", code(item), item.rule()));
    format!(
        "
/** Likely reasons of each act, as codes of the message `reason`. */
export const REASONS = {{
{}}};

/** The settings of a board: its level, and the clock that rules there. */
export const EVIDENCE: {{ evidence: Evidence; clock: ClockRule }}[] = [
{}];

/** The rule that asks for each item of the check-list. */
export const RULES_OF_ITEMS: Record<CheckItem, string> = {{
{}}};
",
        reasons.concat(),
        evidence.concat(),
        rules.collect::<String>(),
    )
}

/// A schema as a type.
fn written(schema: &Value, indent: &str) -> String {
    let Some(of) = schema.as_object() else { return "unknown".into() };
    let list = |key: &str| of.get(key).and_then(Value::as_array);
    if let Some(to) = of.get("$ref").and_then(Value::as_str) {
        return named(to).to_owned();
    }
    if let Some(kinds) = list("oneOf").or_else(|| list("anyOf")) {
        let kinds: Vec<String> = kinds.iter().map(|kind| written(kind, indent)).collect();
        let own = fields(of, indent).map(|own| format!("{own} & "));
        return match own {
            Some(own) => format!("{own}({})", kinds.join(" | ")),
            None => kinds.join(" | "),
        };
    }
    if let Some(parts) = list("allOf") {
        let own = fields(of, indent);
        let parts = parts.iter().map(|part| written(part, indent)).chain(own);
        return parts.collect::<Vec<_>>().join(" & ");
    }
    if let Some(code) = of.get("const") {
        return code.to_string();
    }
    if let Some(codes) = list("enum") {
        return codes.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    let one = of.get("type").cloned().into_iter().collect();
    let kinds: Vec<Value> = list("type").cloned().unwrap_or(one);
    let kinds: Vec<String> = kinds
        .iter()
        .map(|kind| match kind.as_str() {
            Some("integer" | "number") => "number".into(),
            Some("array") => items(of, indent),
            Some("object") => fields(of, indent).unwrap_or_else(|| entries(of, indent)),
            Some(other) => other.to_owned(),
            None => "unknown".into(),
        })
        .collect();
    if kinds.is_empty() { "unknown".into() } else { kinds.join(" | ") }
}

fn items(of: &Map<String, Value>, indent: &str) -> String {
    if let Some(items) = of.get("prefixItems").and_then(Value::as_array) {
        let items: Vec<String> = items.iter().map(|item| written(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = of.get("items").map_or_else(|| "unknown".into(), |item| written(item, indent));
    let fixed = |key: &str| of.get(key).and_then(Value::as_u64);
    match (fixed("minItems"), fixed("maxItems")) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; most as usize].join(", "))
        }
        _ if item.contains([' ', '|']) => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

/// The type of a map: its keys are text on the wire.
fn entries(of: &Map<String, Value>, indent: &str) -> String {
    let by_pattern = of.get("patternProperties").and_then(Value::as_object);
    let value =
        by_pattern.and_then(|by| by.values().next()).or_else(|| of.get("additionalProperties"));
    let value = value.map_or_else(|| "unknown".into(), |value| written(value, indent));
    format!("Record<string, {value}>")
}

fn fields(of: &Map<String, Value>, indent: &str) -> Option<String> {
    let required = of.get("required").and_then(Value::as_array);
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|of| of == name));
    let deeper = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (name, schema) in of.get("properties")?.as_object()? {
        let mark = if is_required(name) { "" } else { "?" };
        let _infallible = writeln!(
            text,
            "{}{deeper}{name}{mark}: {};",
            documented(schema, &deeper),
            written(schema, &deeper)
        );
    }
    Some(format!("{text}{indent}}}"))
}

fn documented(schema: &Value, indent: &str) -> String {
    let lines = |text: &str| -> String {
        let line = |line| format!("{}\n", format!("{indent} * {line}").trim_end());
        text.lines().map(line).collect()
    };
    match schema["description"].as_str() {
        None => String::new(),
        Some(text) if text.contains('\n') => {
            format!("{indent}/**\n{}{indent} */\n", lines(text))
        }
        Some(text) => format!("{indent}/** {text} */\n"),
    }
}

#[test]
fn the_types_of_the_pages_are_current() {
    let mut schemas = Schemas::new();
    schemas.of(SchemaGenerator::subschema_for::<ToServer>, Direction::In);
    schemas.of(SchemaGenerator::subschema_for::<ToDevice>, Direction::Out);
    let court = of_the_court(false).into_iter().map(|route| route.operations);
    let public = of_anyone().into_iter().map(|route| route.operations);
    for operation in court.chain(public).flatten() {
        schemas.take(&operation);
    }
    let types = schemas.finish(&mut json!({}));
    let mut text = "// Written by the tests of `referee-server`. Do not edit.\n".to_owned();
    for (name, schema) in &types {
        let _infallible = write!(
            text,
            "\n{}export type {name} = {};\n",
            documented(schema, ""),
            written(schema, "")
        );
    }
    text.push_str(&constants());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/src/wire.ts");
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    if found != text {
        std::fs::write(&file, text).expect("the pages' sources can be written");
        panic!("server/web/src/wire.ts was out of date and has been written anew: commit it");
    }
}
