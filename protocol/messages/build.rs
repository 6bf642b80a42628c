//! Lists the message files, so that another language is another file and no code.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=.");
    let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the package's folder can be read")
        .map(|entry| entry.expect("the package's folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    let entry = |file: &PathBuf| {
        let language = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        format!("    ({language:?}, include_str!({:?})),\n", file.display().to_string())
    };
    let list = format!("&[\n{}]\n", files.iter().map(entry).collect::<String>());
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    fs::write(Path::new(&out).join("languages.rs"), list).expect("the list can be written");
}
