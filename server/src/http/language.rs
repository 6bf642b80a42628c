//! The language of a reader whose browser names his languages.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use referee_messages::{Words, words};

/// The words of the first of the reader's languages that there are, as his browser names them; else the
/// server's.
pub(super) fn accepted(headers: &HeaderMap) -> &'static Words {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut accepted: Vec<(f32, &str)> = accepted
        .unwrap_or_default()
        .split(',')
        .map(|part| {
            let (name, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            (weight.trim().parse().unwrap_or(0.0), name.trim())
        })
        .collect();
    accepted.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let known = accepted.into_iter().find_map(|(_, name)| Words::in_language(name));
    known.unwrap_or_else(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_language_he_likes_best_among_those_there_are_is_spoken() {
        for (header, expected) in [
            ("de-AT,de;q=0.9,en;q=0.5", "de"),
            ("tlh, fr;q=0.3, nl;q=0.8", "nl"),
            ("tlh", "en"),
            ("", "en"),
        ] {
            let value = HeaderValue::from_str(header).expect("a header");
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, value)]);
            assert_eq!(accepted(&headers).language(), expected, "{header}");
        }
    }
}
