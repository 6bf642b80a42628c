//! The pages: built by `server/web`, committed, and part of the program. The public's are served by
//! the public's listener, the referees' by the court's, where their sessions are.
//!
//! Their names never change, so browsers ask each time and are told by the `ETag` that nothing has.
//! A page may load nothing from elsewhere and speak to nobody but this server.

use crate::net::unchanged;
use crate::routes::{Route, Routes};
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    HeaderMap, HeaderName, HeaderValue, VARY,
};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

/// One file of the pages.
#[derive(Debug)]
struct PageFile {
    /// As it is named in `web/dist`.
    name: &'static str,
    content_type: &'static str,
    bytes: &'static [u8],
    /// The same compressed by gzip, of a text: what every browser takes over plain HTTP.
    packed: Option<&'static [u8]>,
}

impl PageFile {
    /// The tags of the file and of its compressed form.
    fn tags(&self) -> [HeaderValue; 2] {
        [self.bytes, self.packed.unwrap_or(self.bytes)].map(unchanged::tag)
    }

    /// The file, compressed for a browser that takes it so.
    fn serve(&self, asked: &HeaderMap, [own, compressed]: [HeaderValue; 2]) -> Response {
        let packed = self.packed.filter(|_| takes_gzip(asked));
        let (bytes, tag) = packed.map_or((self.bytes, own), |bytes| (bytes, compressed));
        let mut answer = serve(self.content_type, bytes, tag, asked, false);
        let head = answer.headers_mut();
        if self.packed.is_some() {
            head.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if packed.is_some() {
            head.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        answer
    }

    /// The address of the file: its name.
    fn route<S: Clone + Send + Sync + 'static>(&'static self) -> Route<S> {
        let tags = self.tags();
        let page = get(async move |headers: HeaderMap| self.serve(&headers, tags));
        Route::page(format!("/{}", self.name), page)
    }

    /// True for a picture of an installed page on the screen of its device.
    fn is_icon(&self) -> bool {
        self.name.starts_with("icon.")
    }
}

/// The icons of all pages, which each listener serves.
pub(crate) fn icons<S: Clone + Send + Sync + 'static>() -> Routes<S> {
    FILES.iter().filter(|file| file.is_icon()).map(PageFile::route).collect()
}

/// Every file of `web/dist`. A page's own begin with its name: `judge.html`, `judge.de.ftl`; icons
/// belong to all of them.
const FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

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
    name: &'static str,
}

impl Page {
    /// The spectators' page, and those of unattended screens: one program for all of them.
    pub const PUBLIC: Self =
        Self { paths: &["/", "/hall", "/baseline", "/about", OVERLAY, EMBED], name: "index" };
    /// A line judge's, at `/judge`.
    pub const JUDGE: Self = Self { paths: &["/judge"], name: "judge" };
    /// The head referee's, at `/referee`.
    pub const REFEREE: Self = Self { paths: &["/referee"], name: "referee" };
    /// An organiser's, at `/desk`.
    pub const DESK: Self = Self { paths: &["/desk"], name: "desk" };
    /// A player's of an event, at `/p`: his link names him after the `#`, which no server is sent.
    pub const PERSONAL: Self = Self { paths: &["/p"], name: "personal" };
    /// Two players' with one phone, at `/table`.
    pub const TABLE: Self = Self { paths: &["/table"], name: "table" };

    /// The page's addresses: its own, and each file by its name.
    pub(crate) fn routes<S: Clone + Send + Sync + 'static>(self, rehearsal: bool) -> Routes<S> {
        let html = self.document(rehearsal);
        let tag = unchanged::tag(html.as_bytes());
        let pages = self.paths.iter().map(|path| {
            let framed = [OVERLAY, EMBED].contains(path);
            let (html, tag) = (html.clone(), tag.clone());
            let page = get(async move |headers: HeaderMap| {
                serve("text/html; charset=utf-8", html, tag, &headers, framed)
            });
            Route::page(*path, page)
        });
        pages.chain(self.files().map(PageFile::route)).collect()
    }

    /// The page's document. Its style sheet draws stripes around a rehearsal's.
    fn document(&self, rehearsal: bool) -> String {
        let is_html = |file: &&PageFile| file.content_type.starts_with("text/html");
        let html = self.files().find(is_html).expect("each page is built").bytes;
        let html = std::str::from_utf8(html).expect("pages are text");
        let root = if rehearsal { "<html data-rehearsal " } else { "<html " };
        html.replacen("<html ", root, 1)
    }

    /// The page with more in its head. It differs by who asks and when, so that nobody keeps it.
    pub fn with_head(&self, more: &str, rehearsal: bool) -> Response {
        let page = self.document(rehearsal).replacen("</head>", &format!("{more}</head>"), 1);
        let policy = HeaderValue::from_static(policy!("'none'"));
        let unkept = HeaderValue::from_static("no-store");
        let headers = [(CONTENT_SECURITY_POLICY, policy), (CACHE_CONTROL, unkept)];
        (headers, Html(page)).into_response()
    }

    fn files(&self) -> impl Iterator<Item = &'static PageFile> {
        let page = |file: &PageFile| {
            let begin = file.name.split('.').next().unwrap_or_default();
            ["judge", "referee", "desk", "table", "personal"]
                .into_iter()
                .find(|page| *page == begin)
                .unwrap_or("index")
        };
        let name = self.name;
        FILES.iter().filter(move |file| !file.is_icon() && page(file) == name)
    }
}

/// True if a browser takes texts that are compressed by gzip.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let mut taken = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    taken.any(|names| names.split(',').any(|name| matches!(name.trim(), "gzip" | "*")))
}

/// The page that a video program may put into a frame of its own.
const OVERLAY: &str = "/overlay";
/// One board for frames of other sites.
const EMBED: &str = "/embed";

fn serve(
    content_type: &'static str,
    content: impl IntoResponse,
    tag: HeaderValue,
    asked: &HeaderMap,
    framed: bool,
) -> Response {
    let policy = if framed { policy!("*") } else { policy!("'none'") };
    let is_known = unchanged::is_known(asked, &tag);
    let common: [(HeaderName, HeaderValue); 3] = [
        (ETAG, tag),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy)),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let content_type = [(CONTENT_TYPE, HeaderValue::from_static(content_type))];
    (common, content_type, content).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::IF_NONE_MATCH;

    const PAGES: [Page; 6] =
        [Page::PUBLIC, Page::JUDGE, Page::REFEREE, Page::DESK, Page::PERSONAL, Page::TABLE];

    #[test]
    fn a_page_loads_only_what_its_own_listener_serves() {
        let is_icon = |name: &str| FILES.iter().any(|file| file.is_icon() && file.name == name);
        for page in PAGES {
            let own: Vec<&PageFile> = page.files().collect();
            let html = page.document(false);
            for word in html.split('"').filter(|word| word.starts_with("./")) {
                let name = word.trim_start_matches("./");
                assert!(own.iter().any(|file| file.name == name) || is_icon(name), "{name}");
            }
            assert!(!html.contains("http://") && !html.contains("https://"), "from elsewhere");
        }
    }

    /// The answer to a browser that asks for the public page.
    fn public(asked: &HeaderMap, framed: bool) -> Response {
        let html = Page::PUBLIC.document(false);
        let tag = unchanged::tag(html.as_bytes());
        serve("text/html", html, tag, asked, framed)
    }

    #[test]
    fn every_page_of_a_rehearsal_is_marked() {
        for page in PAGES {
            let [own, rehearsed] = [false, true].map(|rehearsal| page.document(rehearsal));
            assert_eq!(rehearsed.replacen(" data-rehearsal", "", 1), own);
            assert!(rehearsed.contains("<html data-rehearsal "), "{rehearsed}");
        }
    }

    #[test]
    fn a_browser_that_has_a_page_is_told_that_it_is_the_same() {
        let first = public(&HeaderMap::new(), false);
        assert_eq!(first.status(), StatusCode::OK);
        let tag = first.headers()[ETAG].clone();
        let mut asked = HeaderMap::new();
        asked.insert(IF_NONE_MATCH, tag.clone());
        let again = public(&asked, false);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[ETAG], tag);
        let mut other = HeaderMap::new();
        other.insert(IF_NONE_MATCH, HeaderValue::from_static("\"0123456789abcdef\""));
        assert_eq!(public(&other, false).status(), StatusCode::OK);
    }

    #[test]
    fn a_text_is_compressed_for_a_browser_that_takes_it_so() {
        let file = Page::JUDGE.files().find(|file| file.name == "judge.js").expect("it is built");
        let asking = |encodings| {
            let asked =
                HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(encodings))]);
            let answer = file.serve(&asked, file.tags());
            (answer.headers().get(CONTENT_ENCODING).cloned(), answer.headers()[ETAG].clone())
        };
        let (plain, own) = asking("br, identity");
        let (packed, other) = asking("gzip, deflate");
        assert_eq!((plain, packed), (None, Some(HeaderValue::from_static("gzip"))));
        assert_ne!(own, other, "two contents have two tags");
        let packed = file.packed.expect("it is a text");
        assert!(packed.starts_with(&[0x1f, 0x8b]) && packed.len() * 2 < file.bytes.len());
    }

    #[test]
    fn a_page_may_speak_to_this_server_only() {
        let page = public(&HeaderMap::new(), false);
        let policy = page.headers()[CONTENT_SECURITY_POLICY].to_str().expect("ascii").to_owned();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe") && policy.ends_with("frame-ancestors 'none'"));
    }

    #[test]
    fn only_the_overlay_may_be_put_into_a_frame() {
        let overlay = public(&HeaderMap::new(), true);
        let policy = overlay.headers()[CONTENT_SECURITY_POLICY].to_str().expect("ascii");
        assert!(policy.ends_with("frame-ancestors *"), "{policy}");
    }
}
