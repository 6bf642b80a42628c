//! The poster for the hall's wall: where line judges' phones ask to come in, as a page that prints.
//!
//! It holds no secret: a person who scans it only asks, and the head referee lets him in or not.

use crate::net::announce::origins;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use axum::response::{Html, IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use maud::{DOCTYPE, PreEscaped, html};
use referee_messages::{say, words};
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;
use std::sync::LazyLock;

const STYLE: &str = "
body { font: 20px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; text-align: center; color: #111; background: #fff; }
h1 { font-size: 2.4rem; margin: 0 0 .5rem; }
p { margin: .5rem 0; }
.codes { display: flex; flex-wrap: wrap; gap: 2rem; justify-content: center; }
figure { margin: 1rem 0; width: 20rem; }
figure svg { width: 100%; height: auto; }
figcaption { overflow-wrap: anywhere; }
ol { text-align: left; display: inline-block; }
@media print { body { margin: 0 auto; } }
";

/// Nothing but its own inline style, which the policy names by its hash.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).expect("base64 is text of a header")
});

/// Serves the poster of the listener at this address.
pub fn poster(listener: SocketAddr) -> Response {
    let page = write(&origins(listener));
    let unkept = HeaderValue::from_static("no-store");
    let headers = [(CONTENT_SECURITY_POLICY, POLICY.clone()), (CACHE_CONTROL, unkept)];
    (headers, Html(page)).into_response()
}

fn write(origins: &[String]) -> String {
    let addresses: Vec<String> = origins.iter().map(|origin| format!("{origin}/judge")).collect();
    html! {
        (DOCTYPE)
        html lang=(words().language()) dir=(say!("pages-direction")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (say!("poster-title")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (say!("poster-head")) }
                ol {
                    li { (say!("poster-network")) }
                    li { (say!("poster-scan", codes = addresses.len())) }
                    li { (say!("poster-name")) }
                }
                @if addresses.len() < 2 {
                    p { (say!("poster-alone")) }
                }
                div.codes {
                    @for address in &addresses {
                        figure {
                            (PreEscaped(crate::qr::svg(address)))
                            figcaption { (address) }
                        }
                    }
                }
            }
        }
    }
    .into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_poster_leads_to_the_judges_page_by_name_first_and_by_number_second() {
        let origins = ["http://hall.local:4710".to_owned(), "http://192.168.1.5:4710".to_owned()];
        let page = write(&origins);
        let name = page.find("http://hall.local:4710/judge").expect("by name");
        let number = page.find("http://192.168.1.5:4710/judge").expect("by number");
        assert!(name < number);
        assert_eq!(page.matches("<svg").count(), 2);
    }

    #[test]
    fn the_poster_of_a_server_on_its_own_machine_names_no_address_that_does_not_answer() {
        for (listener, address) in [
            ("127.0.0.1:4710", "http://127.0.0.1:4710/judge"),
            ("[::1]:4710", "http://[::1]:4710/judge"),
        ] {
            let page = write(&origins(listener.parse().expect("an address")));
            assert!(page.contains(address), "{page}");
            assert!(!page.contains(".local") && page.contains("no phone reaches it"), "{page}");
            assert_eq!(page.matches("<svg").count(), 1);
        }
    }
}
