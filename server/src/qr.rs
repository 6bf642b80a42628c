//! QR codes as pictures, for pages and paper.

use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;

/// A text as a QR code in SVG; empty if it is longer than a code can be.
pub fn svg(text: &str) -> String {
    let code = QRBuilder::new(text).build();
    code.map(|code| SvgBuilder::default().to_str(&code)).unwrap_or_default()
}
