//! The modules of each crate import each other in one direction, and only those that the README names
//! know WebSockets and MessagePack.
//!
//! A ring is a set of modules that import each other in a loop. Imports between a module and its
//! own parents or children are natural in Rust and do not count, nor does test code.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Module = Vec<String>;
type Imports = BTreeMap<Module, BTreeSet<Module>>;

#[test]
fn modules_import_each_other_in_one_direction() {
    let mut found = Vec::new();
    let mut at_the_top = Vec::new();
    for folder in crates() {
        let name = name_of(&folder);
        let imports = imports_of(&folder.join("src"));
        let mut top = Imports::new();
        for (of, targets) in &imports {
            let Some(first) = of.first() else { continue };
            let to = top.entry(vec![first.clone()]).or_default();
            to.extend(targets.iter().filter_map(|target| Some(vec![target.first()?.clone()])));
            to.remove(&vec![first.clone()]);
        }
        found.extend(rings(&imports).into_iter().map(|ring| (name.clone(), ring)));
        at_the_top.extend(rings(&top).into_iter().map(|ring| (name.clone(), ring)));
    }
    let none = Vec::<(String, Vec<String>)>::new();
    assert_eq!(found, none, "rings of modules");
    assert_eq!(at_the_top, none, "rings of top-level modules, each with all its children");
}

#[test]
fn web_sockets_and_message_pack_stay_in_the_modules_that_the_readme_names() {
    let mut found = BTreeSet::new();
    for folder in crates() {
        let mut files = BTreeMap::new();
        read_modules(&folder.join("src"), &folder.join("src"), &mut files);
        for (module, text) in files {
            for library in ["tungstenite::", "rmp_serde::"] {
                if text.contains(library) {
                    let top = module.first().map_or("lib", String::as_str);
                    found.insert(format!("{library}{}/{top}", name_of(&folder)));
                }
            }
        }
    }
    found.retain(|place| !place.contains("court-tests"));
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(
        found,
        [
            "rmp_serde::court-protocol/codec",
            "tungstenite::court-client/task",
            "tungstenite::referee-server/feed",
            "tungstenite::referee-server/net",
            "tungstenite::referee-server/session",
        ]
    );
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a member of the workspace").to_owned()
}

/// The folders of all crates, by name.
fn crates() -> Vec<PathBuf> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    let members = manifest.split("\nmembers = [").nth(1).and_then(|rest| rest.split(']').next());
    let members = members.expect("the members of the workspace").split('"').skip(1).step_by(2);
    let mut crates: Vec<PathBuf> = members.map(|member| root().join(member)).collect();
    crates.retain(|folder| folder.join("src").is_dir());
    crates.sort_by_key(|folder| name_of(folder));
    assert!(crates.len() > 5, "{crates:?}");
    crates
}

fn name_of(folder: &Path) -> String {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    manifest.split('"').nth(1).expect("its name comes first").to_owned()
}

/// Which modules each module of a crate imports, its parents and children left out.
fn imports_of(src: &Path) -> Imports {
    let mut files = BTreeMap::new();
    read_modules(src, src, &mut files);
    let mut imports = Imports::new();
    for (module, text) in &files {
        let tokens: TokenStream = text.parse().expect("source that compiles");
        let mut paths = Vec::new();
        collect_paths(tokens, &mut paths);
        let targets = paths.iter().filter_map(|path| resolve(module, path, &files));
        let is_related = |target: &Module| target.starts_with(module) || module.starts_with(target);
        imports.insert(module.clone(), targets.filter(|target| !is_related(target)).collect());
    }
    imports
}

fn read_modules(src: &Path, folder: &Path, files: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("readable").path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            read_modules(src, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let inside = path.strip_prefix(src).expect("under it").with_extension("");
            let parts = inside.iter().map(|part| part.to_string_lossy().into_owned());
            let module = parts.filter(|part| part != "lib" && part != "main").collect();
            files.insert(module, fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// Adds every path that begins with `crate`, `super` or `self`, in `use` and elsewhere.
fn collect_paths(tokens: TokenStream, paths: &mut Vec<Vec<String>>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut place = 0;
    while place < tokens.len() {
        match &tokens[place] {
            TokenTree::Group(group)
                if group.stream().to_string().replace(' ', "") == "cfg(test)" =>
            {
                let body = |token: &TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
                let is_module = |token: &&TokenTree| token.to_string() == "mod";
                let next = &tokens[place + 1..];
                if next.iter().take(3).any(|token| is_module(&token)) {
                    place += 1 + next.iter().position(body).unwrap_or(0);
                }
            }
            TokenTree::Group(group) => collect_paths(group.stream(), paths),
            TokenTree::Ident(ident)
                if ["crate", "super", "self"].iter().any(|root| ident == root) =>
            {
                place += path_at(&tokens[place..], &[], paths);
                continue;
            }
            _ => {}
        }
        place += 1;
    }
}

/// Adds the paths that begin with these tokens after a prefix; returns how many tokens they take.
fn path_at(tokens: &[TokenTree], prefix: &[String], paths: &mut Vec<Vec<String>>) -> usize {
    let mut path = prefix.to_vec();
    let mut place = 0;
    loop {
        match tokens.get(place) {
            Some(TokenTree::Ident(ident)) => path.push(ident.to_string()),
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                for one in inner.split(|token| token.to_string() == ",") {
                    path_at(one, &path, paths);
                }
                return place + 1;
            }
            _ => break,
        }
        place += 1;
        let is_colon =
            |place: usize| tokens.get(place).is_some_and(|token| token.to_string() == ":");
        if !(is_colon(place) && is_colon(place + 1)) {
            break;
        }
        place += 2;
    }
    paths.push(path);
    place.max(1)
}

/// The module that a path leads into.
fn resolve(of: &Module, path: &[String], files: &BTreeMap<Module, String>) -> Option<Module> {
    let mut target = if path.first()? == "crate" { Vec::new() } else { of.clone() };
    for part in path {
        match part.as_str() {
            "crate" | "self" => {}
            "super" => {
                target.pop();
            }
            name => {
                target.push(name.to_owned());
                if !files.contains_key(&target) {
                    target.pop();
                    break;
                }
            }
        }
    }
    files.contains_key(&target).then_some(target)
}

/// The sets of modules that lead to each other.
fn rings(imports: &Imports) -> Vec<Vec<String>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        imports.keys().map(|from| (from, reached(imports, from))).collect();
    let mut rings: Vec<Vec<String>> = Vec::new();
    for (from, to) in &reach {
        let ring = to.iter().filter(|other| reach[**other].contains(*from));
        let ring: Vec<String> = ring.map(|module| module.join("/")).collect();
        if ring.len() > 1 && !rings.contains(&ring) {
            rings.push(ring);
        }
    }
    rings
}

fn reached<'a>(imports: &'a Imports, from: &Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut ahead: Vec<&Module> = imports[from].iter().collect();
    while let Some(module) = ahead.pop() {
        if reached.insert(module) {
            ahead.extend(&imports[module]);
        }
    }
    reached
}
