//! Names of files that a person recognises among downloads.

use std::fmt::Write as _;

/// The longest name, in letters, its end left out: file systems hold 255 bytes.
const NAME_MAX: usize = 80;

/// The header `Content-Disposition` of a file with these words in its name. Signs that a file system forbids
/// are blanks. Programs that know only ASCII get underscores for other letters.
pub(crate) fn file_name(words: &str, end: &str) -> String {
    let forbidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' | '%')
    };
    let words: String =
        words.chars().map(|sign| if forbidden(sign) { ' ' } else { sign }).take(NAME_MAX).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = format!("{}.{end}", words.trim_start_matches('.'));
    let plain: String = name.chars().map(|sign| if sign.is_ascii() { sign } else { '_' }).collect();
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{}", encoded(&name))
}

/// A text for a header or an address: every sign that may have a meaning there is written as `%20`.
pub(crate) fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_') {
            encoded.push(char::from(byte));
        } else {
            write!(encoded, "%{byte:02X}").expect("writing to a string cannot fail");
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_files_name_has_the_events_name_and_no_sign_that_a_file_system_forbids() {
        insta::assert_snapshot!(
            file_name("Coupe d’été – Round 2/3: \"A\"", "csv"),
            @r#"attachment; filename="Coupe d__t_ _ Round 2 3 A.csv"; filename*=UTF-8''Coupe%20d%E2%80%99%C3%A9t%C3%A9%20%E2%80%93%20Round%202%203%20A.csv"#
        );
        let long = file_name(&"x".repeat(500), "xlsx");
        assert!(long.contains(&format!("\"{}.xlsx\"", "x".repeat(NAME_MAX))), "{long}");
    }
}
