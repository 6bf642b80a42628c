//! Lists the built pages of `web/dist` with their kinds, so that a file more needs no code. Texts are
//! compressed too: a hall's Wi-Fi carries a quarter of them.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=web/dist");
    let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    let dist = Path::new(&folder).join("web/dist");
    let entries = fs::read_dir(dist).expect("the pages are built and committed");
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.sort();
    let out = env::var("OUT_DIR").expect("cargo names the folder for generated files");
    let out = Path::new(&out);
    let list: String = files.iter().map(|file| page_file(file, out)).collect();
    fs::write(out.join("pages.rs"), format!("&[\n{list}]\n")).expect("the list can be written");
}

fn page_file(file: &Path, out: &Path) -> String {
    let name = file.file_name().expect("a file has a name").to_string_lossy();
    let content_type = match file.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => panic!("server/build.rs knows no content type for {name}"),
    };
    let included = |file: &Path| format!("include_bytes!({:?})", file.display().to_string());
    let bytes = included(file);
    let packed = if content_type == "image/png" {
        "None".to_owned()
    } else {
        let packed = out.join(format!("{name}.gz"));
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let text = fs::read(file).expect("a file of the folder can be read");
        encoder.write_all(&text).expect("memory can be written");
        let compressed = encoder.finish().expect("memory can be written");
        fs::write(&packed, compressed).expect("the compressed file can be written");
        format!("Some({})", included(&packed))
    };
    format!(
        "    PageFile {{ name: {name:?}, content_type: {content_type:?}, bytes: {bytes}, packed: {packed} }},\n"
    )
}
