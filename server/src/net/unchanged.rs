//! The check that a browser or a poller has the content it asks for already (RFC 9110, 13.1.2).

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Names a content by itself: another content has another tag, wherever and whenever it is served.
pub fn tag(content: &[u8]) -> HeaderValue {
    let hash = blake3::hash(content).to_hex();
    HeaderValue::from_str(&format!("\"{}\"", &hash[..16])).expect("hex in quotes")
}

/// True if the sender of these headers has the content of this tag.
pub fn is_known(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    asked.get_all(IF_NONE_MATCH).iter().any(|known| {
        known.to_str().unwrap_or_default().split(',').map(str::trim).any(|each| {
            // a proxy that compresses marks the tag as weak; the content is the same
            each == "*" || each.trim_start_matches("W/").as_bytes() == tag.as_bytes()
        })
    })
}

/// Tags an answer, and tells a poller who has it that nothing has changed.
pub(crate) async fn tagged(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("the answer of a view is in memory");
    let tag = tag(&body);
    let is_known = is_known(&asked, &tag);
    head.headers.insert(ETAG, tag);
    head.headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    if is_known {
        return (StatusCode::NOT_MODIFIED, head.headers).into_response();
    }
    (head, body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_names_the_tag_among_others_weak_or_not_knows_the_content() {
        let tag = tag(b"the court");
        let text = tag.to_str().expect("hex in quotes").to_owned();
        for (known, expected) in [
            (text.clone(), true),
            (format!("W/{text}"), true),
            (format!("\"x\", W/{text}"), true),
            ("*".to_owned(), true),
            (text.trim_matches('"').to_owned(), false),
            ("\"0123456789abcdef\"".to_owned(), false),
            (String::new(), false),
        ] {
            let asked = HeaderMap::from_iter([(
                IF_NONE_MATCH,
                HeaderValue::from_str(&known).expect("a header"),
            )]);
            assert_eq!(is_known(&asked, &tag), expected, "{known}");
        }
        assert!(!is_known(&HeaderMap::new(), &tag));
    }
}
