//! Text as it is compared: without accents, case and signs.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text in lower case, without accents, with one blank for all that is neither letter nor digit.
///
/// ```
/// assert_eq!(referee_entries::fold(" Polgár,  Judit "), "polgar judit");
/// assert_eq!(referee_entries::fold("Łukasz Strauß-Øby"), "lukasz strauss oby");
/// ```
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut gap = false;
    for sign in text.nfd().flat_map(char::to_lowercase).filter(|sign| !is_combining_mark(*sign)) {
        // an apostrophe divides no name: O'Kelly, OKelly
        if matches!(sign, '\'' | '’' | '`' | '´') {
            continue;
        }
        if !sign.is_alphanumeric() {
            gap = !folded.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            folded.push(' ');
        }
        match sign {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ı' => folded.push('i'),
            other => folded.push(other),
        }
    }
    folded
}

/// A name for comparison: [`fold`], and `Mueller` is as `Müller`, `Joergensen` as `Jørgensen`.
///
/// ```
/// assert_eq!(referee_entries::fold_name("MUELLER"), referee_entries::fold_name("Müller"));
/// ```
pub fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    let mut before = ' ';
    for sign in fold(name).chars() {
        let is_second = sign == 'e' && matches!(before, 'a' | 'o' | 'u');
        if !is_second {
            folded.push(sign);
        }
        before = sign;
    }
    folded
}
