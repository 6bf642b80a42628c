//! The pages: built by `server/web`, committed, and part of the program. The public's are served by
//! the public's listener, the referees' by the court's, where their sessions are.
//!
//! Their names never change, so browsers ask each time and are told by the `ETag` that nothing has.
//! A page may load nothing from elsewhere and speak to nobody but this server.

use crate::net::unchanged;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use std::ops::Range;
use std::sync::LazyLock;

/// One file of the pages.
#[derive(Debug)]
struct PageFile {
    /// As it is named in `web/dist`.
    name: &'static str,
    content_type: &'static str,
    bytes: &'static [u8],
}

/// Names a built file and its kind.
macro_rules! page_file {
    ($name:literal, "image/png") => {
        PageFile {
            name: $name,
            content_type: "image/png",
            bytes: include_bytes!(concat!("../web/dist/", $name)),
        }
    };
    ($name:literal, $content_type:literal) => {
        PageFile {
            name: $name,
            content_type: concat!($content_type, "; charset=utf-8"),
            bytes: include_bytes!(concat!("../web/dist/", $name)),
        }
    };
}

/// Every built file, each page's first.
const FILES: [PageFile; 15] = [
    page_file!("index.html", "text/html"),
    page_file!("index.css", "text/css"),
    page_file!("index.js", "text/javascript"),
    page_file!("court.webmanifest", "application/manifest+json"),
    page_file!("icon.svg", "image/svg+xml"),
    page_file!("icon.png", "image/png"),
    page_file!("judge.html", "text/html"),
    page_file!("judge.css", "text/css"),
    page_file!("judge.js", "text/javascript"),
    page_file!("referee.html", "text/html"),
    page_file!("referee.css", "text/css"),
    page_file!("referee.js", "text/javascript"),
    page_file!("table.html", "text/html"),
    page_file!("table.css", "text/css"),
    page_file!("table.js", "text/javascript"),
];

/// The rights of a page that these places may put into a frame. The pieces are drawn by `data:`
/// pictures of the style sheet; the feed is a WebSocket of the same address.
macro_rules! policy {
    ($frames:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ",
            "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ",
            $frames
        )
    };
}

/// A page: its addresses and its own files.
#[derive(Debug, Clone)]
pub struct Page {
    paths: &'static [&'static str],
    files: Range<usize>,
}

impl Page {
    /// The spectators' page, and those of screens without a hand: one program for all of them.
    pub const PUBLIC: Self =
        Self { paths: &["/", "/hall", "/baseline", "/about", OVERLAY, EMBED], files: 0..6 };
    /// A line judge's, at `/judge`.
    pub const JUDGE: Self = Self { paths: &["/judge"], files: 6..9 };
    /// The head referee's, at `/referee`.
    pub const REFEREE: Self = Self { paths: &["/referee"], files: 9..12 };
    /// Two players' with one phone, at `/table`.
    pub const TABLE: Self = Self { paths: &["/table"], files: 12..15 };

    /// The page's addresses: its own, and each file by its name.
    pub fn routes<S: Clone + Send + Sync + 'static>(self) -> Vec<(String, MethodRouter<S>)> {
        let first = self.files.start;
        let pages = self.paths.iter().map(|path| {
            let framed = [OVERLAY, EMBED].contains(path);
            let page = get(async move |headers: HeaderMap| serve(first, &headers, framed));
            ((*path).to_owned(), page)
        });
        let files = self.files.map(|index| {
            let file = get(async move |headers: HeaderMap| serve(index, &headers, false));
            (format!("/{}", FILES[index].name), file)
        });
        pages.chain(files).collect()
    }
}

impl Page {
    /// The page with more in its head. It differs by who asks and when, so that nobody keeps it.
    pub fn with_head(self, more: &str) -> Response {
        let html = std::str::from_utf8(FILES[self.files.start].bytes).expect("pages are text");
        let page = html.replacen("</head>", &format!("{more}</head>"), 1);
        let policy = HeaderValue::from_static(policy!("'none'"));
        let unkept = HeaderValue::from_static("no-store");
        let headers = [(CONTENT_SECURITY_POLICY, policy), (CACHE_CONTROL, unkept)];
        (headers, Html(page)).into_response()
    }
}

/// The page that a video program may put into a frame of its own.
const OVERLAY: &str = "/overlay";
/// One board for frames of other sites.
const EMBED: &str = "/embed";

static TAGS: LazyLock<[HeaderValue; FILES.len()]> =
    LazyLock::new(|| FILES.each_ref().map(|file| unchanged::tag(file.bytes)));

fn serve(index: usize, asked: &HeaderMap, framed: bool) -> Response {
    let policy = if framed { policy!("*") } else { policy!("'none'") };
    let (file, tag) = (&FILES[index], &TAGS[index]);
    let common: [(HeaderName, HeaderValue); 3] = [
        (ETAG, tag.clone()),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
    ];
    if unchanged::is_known(asked, tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let content_type = [(CONTENT_TYPE, HeaderValue::from_static(file.content_type))];
    (common, content_type, file.bytes).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::IF_NONE_MATCH;
    use std::collections::BTreeSet;

    #[test]
    fn every_built_file_is_served_and_no_other() {
        let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/web/dist");
        let built: BTreeSet<String> = std::fs::read_dir(dist)
            .expect("the pages are built and committed")
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .collect();
        let served: BTreeSet<String> = FILES.iter().map(|file| file.name.to_owned()).collect();
        assert_eq!(built, served);
    }

    #[test]
    fn a_page_loads_only_what_its_own_listener_serves() {
        for page in [Page::PUBLIC, Page::JUDGE, Page::REFEREE, Page::TABLE] {
            let own = &FILES[page.files];
            let html = std::str::from_utf8(own[0].bytes).expect("text");
            for word in html.split('"').filter(|word| word.starts_with("./")) {
                let name = word.trim_start_matches("./");
                assert!(own.iter().any(|file| file.name == name), "{name}");
            }
            assert!(!html.contains("http://") && !html.contains("https://"), "from elsewhere");
        }
    }

    #[test]
    fn a_browser_that_has_a_page_is_told_that_it_is_the_same() {
        let first = serve(2, &HeaderMap::new(), false);
        assert_eq!(first.status(), StatusCode::OK);
        let tag = first.headers()[ETAG].clone();
        let mut asked = HeaderMap::new();
        asked.insert(IF_NONE_MATCH, tag.clone());
        let again = serve(2, &asked, false);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[ETAG], tag);
        let mut other = HeaderMap::new();
        other.insert(IF_NONE_MATCH, HeaderValue::from_static("\"0123456789abcdef\""));
        assert_eq!(serve(2, &other, false).status(), StatusCode::OK);
    }

    #[test]
    fn a_page_may_speak_to_this_server_only() {
        let page = serve(0, &HeaderMap::new(), false);
        let policy = page.headers()[CONTENT_SECURITY_POLICY].to_str().expect("ascii").to_owned();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe") && policy.ends_with("frame-ancestors 'none'"));
    }

    #[test]
    fn only_the_overlay_may_be_put_into_a_frame() {
        let overlay = serve(0, &HeaderMap::new(), true);
        let policy = overlay.headers()[CONTENT_SECURITY_POLICY].to_str().expect("ascii");
        assert!(policy.ends_with("frame-ancestors *"), "{policy}");
    }
}
