//! The event's own look on the public pages: two colours and a logo, served as one style sheet.
//!
//! The logo is part of the sheet. It has no address of its own, and a browser draws it as a picture:
//! no script in it runs, and nothing is fetched for it.

use crate::net::unchanged;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// Largest file of a logo, in bytes: every page loads it.
pub const LOGO_MAX: usize = 64 * 1024;

/// The look of an event, as far as its set-up describes it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Look {
    /// The ground of the pages' head, and the text on it: `#rrggbb`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colours: Option<[String; 2]>,
    /// The logo as a `data:` address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logo: Option<String>,
}

/// The logo of this file as a `data:` address; `None` if it is neither SVG nor PNG.
pub fn logo(bytes: &[u8]) -> Option<String> {
    let is_svg = std::str::from_utf8(bytes).is_ok_and(|text| text.contains("<svg"));
    let kind = match bytes {
        [0x89, b'P', b'N', b'G', ..] => "png",
        _ if is_svg => "svg+xml",
        _ => return None,
    };
    Some(format!("data:image/{kind};base64,{}", STANDARD.encode(bytes)))
}

/// The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2); `None` if one is no such colour.
pub fn contrast(one: &str, other: &str) -> Option<f64> {
    let (one, other) = (luminance(one)?, luminance(other)?);
    Some((one.max(other) + 0.05) / (one.min(other) + 0.05))
}

/// Relative luminance (WCAG 2.2).
fn luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#').filter(|digits| {
        digits.len() == 6 && digits.bytes().all(|each| each.is_ascii_hexdigit())
    })?;
    let mut sum = 0.0;
    for (index, weight) in [0.2126, 0.7152, 0.0722].into_iter().enumerate() {
        let channel = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
        let part = f64::from(channel) / 255.0;
        let light = if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        sum += weight * light;
    }
    Some(sum)
}

impl Look {
    /// True if the set-up says nothing about it.
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }

    /// The style sheet of the look; empty where the set-up says nothing about it.
    pub fn sheet(&self) -> String {
        let mut sheet = String::new();
        if let Some([ground, text]) = &self.colours {
            let _ = write!(
                sheet,
                ":root:root{{--head:{ground};--head-text:{text};--head-quiet:{text}}}"
            );
        }
        if let Some(logo) = &self.logo {
            let _ = write!(sheet, ".logo.logo{{display:inline-block;content:url(\"{logo}\")}}");
        }
        sheet
    }
}

/// Answers the question for the style sheet of an event.
pub fn serve(sheet: &str, asked: &HeaderMap) -> Response {
    let tag = unchanged::tag(sheet.as_bytes());
    let known = unchanged::is_known(asked, &tag);
    let common: [(HeaderName, HeaderValue); 2] =
        [(ETAG, tag), (CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if known {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let content_type = [(CONTENT_TYPE, HeaderValue::from_static("text/css; charset=utf-8"))];
    (common, content_type, sheet.to_owned()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        assert_eq!(contrast("#000000", "#ffffff"), Some(21.0));
        assert_eq!(contrast("#0b3d91", "#0b3d91"), Some(1.0));
        let grey = contrast("#767676", "#FFFFFF").expect("colours");
        assert!((4.5..4.6).contains(&grey), "{grey}");
        for no_colour in ["", "#fff", "red", "#12345g", "#é1234", "#+12345"] {
            assert_eq!(contrast(no_colour, "#ffffff"), None, "{no_colour}");
        }
    }

    #[test]
    fn a_look_is_one_style_sheet_with_its_logo_inside() {
        assert_eq!(Look::default().sheet(), "");
        let look = Look {
            colours: Some(["#0b3d91".into(), "#ffffff".into()]),
            logo: logo(b"<svg xmlns='http://www.w3.org/2000/svg'/>"),
        };
        insta::assert_snapshot!(look.sheet(), @r#":root:root{--head:#0b3d91;--head-text:#ffffff;--head-quiet:#ffffff}.logo.logo{display:inline-block;content:url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnLz4=")}"#);
        assert_eq!(logo(b"GIF89a"), None);
    }
}
