//! Writes the types of the wire for the pages: `server/web/src/wire.ts`.

use crate::{Act, CheckItem, Evidence, ToDevice, ToServer, code};
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of a type and of every type in it, by name.
#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        if T::output_path().is_none() || self.0.contains_key(&T::ident(&config)) {
            return; // a type of the language, or one that is declared already
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&config));
        self.0.insert(T::ident(&config), text);
        T::visit_dependencies(self);
    }
}

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

#[test]
fn the_types_of_the_pages_are_current() {
    let mut declarations = Declarations::default();
    declarations.visit::<ToServer>();
    declarations.visit::<ToDevice>();
    let mut text = "// Written by the tests of `court-protocol`. Do not edit.\n".to_owned();
    for declaration in declarations.0.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text.push_str(&constants());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/web/src/wire.ts");
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    if found != text {
        std::fs::write(&file, text).expect("the pages' sources can be written");
        panic!("server/web/src/wire.ts was out of date and has been written anew: commit it");
    }
}
