//! Lists the message files by language: those in `en/` are English. Another language is another
//! folder with the same files, and no code.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=.");
    let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    let mut files = messages_in(Path::new(&folder));
    files.sort();
    let entry = |file: &PathBuf| {
        let inside = file.strip_prefix(&folder).expect("a file of the package");
        let language = inside.iter().next().expect("a file has a name").to_string_lossy();
        format!("    ({language:?}, include_str!({:?})),\n", file.display().to_string())
    };
    let list = format!("&[\n{}]\n", files.iter().map(entry).collect::<String>());
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    fs::write(Path::new(&out).join("languages.rs"), list).expect("the list can be written");
}

/// The message files in a folder and one level below.
fn messages_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the package's folder can be read");
    let paths = entries.map(|entry| entry.expect("the package's folder can be read").path());
    let of = |path: PathBuf| if path.is_dir() { messages_in(&path) } else { vec![path] };
    paths.flat_map(of).filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect()
}
