//! The values of cells: what people write, and what it is.

mod birth;
mod federation;
mod name;

pub(crate) use self::birth::{birth, is_month_first};
pub(crate) use self::federation::federation;
pub(crate) use self::name::divide;
use crate::fault::EntryFault;
use crate::field::Field;
use crate::fold::fold;
use crate::person::{Sex, TITLES};
use crate::table::Cell;

/// Greater than any rating ever published; report files have the same limit.
const MAX_RATING: u16 = 4_000;
/// FIDE's numbers have at most nine digits.
const MAX_FIDE_ID: u32 = 999_999_999;
/// Words for *nothing*, folded.
const NOTHING: [&str; 27] = [
    "", "n a", "na", "none", "no", "nil", "unrated", "unr", "new", "keine", "kein", "keiner",
    "ohne", "nein", "nicht", "aucun", "aucune", "non", "sans", "nc", "geen", "nee", "ninguno",
    "ninguna", "sin", "nada", "null",
];
/// Words around the numbers of rounds, folded.
const ROUND_WORDS: [&str; 15] = [
    "r", "rd", "round", "rounds", "runde", "runden", "ronde", "rondes", "ronda", "rondas", "and",
    "und", "et", "en", "y",
];

/// True if the cell says that there is nothing.
pub(crate) fn is_nothing(cell: &Cell) -> bool {
    match cell {
        Cell::Empty => true,
        Cell::Text(text) => NOTHING.contains(&fold(text).as_str()),
        _ => false,
    }
}

/// A line of a field that every screen can show; the blanks in it are single ones.
pub(crate) fn line(field: Field, cell: &Cell) -> Result<String, EntryFault> {
    let shown = cell.shown();
    field.fault(&shown).map_or_else(|| Ok(shown.trim().to_owned()), |fault| Err(fault.into()))
}

/// A whole number without a sign, such as `2675` or the sheet's 2675.0.
fn whole(cell: &Cell) -> Option<u32> {
    match cell {
        Cell::Number(number) => {
            let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(number);
            is_whole.then_some(*number as u32)
        }
        Cell::Text(text) => {
            let text = text.trim();
            let text = text.strip_suffix(".0").unwrap_or(text);
            let is_whole = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            is_whole.then(|| text.parse().ok()).flatten()
        }
        _ => None,
    }
}

/// FIDE's number; 0 stands for none.
pub(crate) fn fide_id(cell: &Cell) -> Result<Option<u32>, EntryFault> {
    let id = whole(cell).filter(|id| *id <= MAX_FIDE_ID).ok_or(EntryFault::FideId)?;
    Ok(Some(id).filter(|id| *id > 0))
}

/// A rating. French lists add a letter: F for FIDE's, N for a national one, E for an estimate.
pub(crate) fn rating(cell: &Cell) -> Result<u16, EntryFault> {
    let number = match cell {
        Cell::Text(text) => whole(&Cell::text(text.trim().trim_end_matches(['F', 'N', 'E']))),
        cell => whole(cell),
    };
    let wrong = EntryFault::Rating { least: 1, most: MAX_RATING };
    match number {
        Some(0) => Err(EntryFault::ZeroRating),
        Some(rating) => {
            u16::try_from(rating).ok().filter(|rating| *rating <= MAX_RATING).ok_or(wrong)
        }
        None => Err(wrong),
    }
}

/// The letters by which a column tells women from men.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SexLetters {
    /// M for men; F, W or V for women; H for men.
    Usual,
    /// H for *hombre*, M for *mujer*.
    Spanish,
}

impl SexLetters {
    /// The letters of a column.
    pub(crate) fn of<'a>(cells: impl Iterator<Item = &'a Cell>) -> Self {
        let letters: Vec<String> = cells.map(|cell| fold(&cell.shown())).collect();
        let has = |letter: &str| letters.iter().any(|other| other == letter);
        let is_spanish = has("h") && has("m") && !["f", "w", "v"].into_iter().any(has);
        if is_spanish { Self::Spanish } else { Self::Usual }
    }
}

/// The sex; `None` for whoever is neither or does not tell.
pub(crate) fn sex(cell: &Cell, letters: SexLetters) -> Result<Option<Sex>, EntryFault> {
    Ok(Some(match fold(&cell.shown()).as_str() {
        "m" if letters == SexLetters::Spanish => Sex::Woman,
        "m" | "h" | "male" | "man" | "boy" | "mr" | "mann" | "mannlich" | "herr" | "junge"
        | "knabe" | "homme" | "masculin" | "garcon" | "monsieur" | "mannelijk" | "jongen"
        | "heer" | "hombre" | "masculino" | "nino" | "varon" => Sex::Man,
        "f" | "w" | "v" | "female" | "woman" | "girl" | "mrs" | "ms" | "frau" | "weiblich"
        | "madchen" | "femme" | "feminin" | "fille" | "madame" | "vrouw" | "vrouwelijk"
        | "meisje" | "mevrouw" | "mujer" | "femenino" | "nina" => Sex::Woman,
        "d" | "x" | "divers" | "diverse" | "other" | "andere" | "anders" | "autre" | "otro"
        | "otra" | "non binary" | "prefer not to say" | "keine angabe" => return Ok(None),
        _ => return Err(EntryFault::Sex),
    }))
}

/// FIDE's title: as abbreviated, by the small letters of rating lists, or in words.
pub(crate) fn title(cell: &Cell) -> Result<&'static str, EntryFault> {
    let text = cell.shown();
    let folded = fold(&text);
    let code = match text.as_str() {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        _ => match folded.as_str() {
            "gmi" | "grandmaster" | "grossmeister" | "grand maitre" | "grootmeester"
            | "gran maestro" => "GM",
            "mi"
            | "international master"
            | "internationaler meister"
            | "maitre international"
            | "internationaal meester"
            | "maestro internacional" => "IM",
            "mf" | "fide master" | "fide meister" | "maitre fide" | "fide meester"
            | "maestro fide" => "FM",
            "candidate master"
            | "kandidatenmeister"
            | "candidat maitre"
            | "kandidaat meester"
            | "candidato a maestro" => "CM",
            other => {
                let code = other.to_ascii_uppercase();
                return TITLES.into_iter().find(|title| *title == code).ok_or(EntryFault::Title);
            }
        },
    };
    Ok(code)
}

/// True for the form of an address for mail.
pub(crate) fn is_email(text: &str) -> bool {
    let plain = !text.contains(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';'));
    text.split_once('@').is_some_and(|(user, host)| {
        let parts: Vec<&str> = host.split('.').collect();
        let is_host = parts.len() > 1 && parts.iter().all(|part| !part.is_empty());
        plain && !user.is_empty() && !host.contains('@') && is_host
    })
}

/// The number of a telephone as text; a sheet loses its first zeros.
pub(crate) fn phone(text: &str) -> Result<(), EntryFault> {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let others = text.chars().all(|sign| sign.is_ascii_digit() || " +-/().".contains(sign));
    if others && (5..=16).contains(&digits) { Ok(()) } else { Err(EntryFault::Phone) }
}

/// Rounds such as `1, 3`, `R1 + R2`, `Round 2 and 3` or `1-3`.
pub(crate) fn byes(cell: &Cell, rounds: Option<u8>) -> Result<Vec<u8>, EntryFault> {
    let spaced = divided(&cell.shown());
    let mut byes: Vec<u8> = Vec::new();
    let mut open: Option<u8> = None;
    for word in spaced.split_whitespace() {
        if word == "-" {
            open = Some(*byes.last().ok_or(EntryFault::Byes)?);
            continue;
        }
        if let Ok(round) = word.parse::<u8>() {
            let last = rounds.unwrap_or(u8::MAX);
            if round == 0 || round > last {
                return Err(
                    rounds.map_or(EntryFault::Byes, |rounds| EntryFault::NoSuchRound { rounds })
                );
            }
            byes.extend(open.take().map_or(round, |first| first.saturating_add(1))..=round);
            continue;
        }
        if !ROUND_WORDS.contains(&fold(word).as_str()) {
            return Err(EntryFault::Byes);
        }
    }
    byes.sort_unstable();
    byes.dedup();
    if open.is_some() || byes.is_empty() { Err(EntryFault::Byes) } else { Ok(byes) }
}

/// Blanks between letters, digits and dashes, and instead of the signs of lists.
fn divided(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() * 2);
    let mut before = ' ';
    for sign in text.chars() {
        let sign = match sign {
            ',' | ';' | '+' | '&' | '/' | '.' | '(' | ')' | ':' => ' ',
            '–' => '-',
            other => other,
        };
        let kind = |sign: char| (sign.is_ascii_digit(), sign == '-');
        if kind(sign) != kind(before) {
            spaced.push(' ');
        }
        spaced.push(sign);
        before = sign;
    }
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Cell {
        Cell::text(text)
    }

    #[test]
    fn a_rating_is_a_whole_number_up_to_4000_and_zero_is_a_doubt() {
        let wrong = EntryFault::Rating { least: 1, most: 4_000 };
        assert_eq!(rating(&text("2675")), Ok(2_675));
        assert_eq!(rating(&text("1834 F")), Ok(1_834));
        assert_eq!(rating(&Cell::Number(2_675.0)), Ok(2_675));
        assert_eq!(rating(&text("0")), Err(EntryFault::ZeroRating));
        for cell in
            [text("5000"), text("-3"), text("18OO"), text("99999999999"), Cell::Number(1_834.5)]
        {
            assert_eq!(rating(&cell), Err(wrong.clone()), "{cell:?}");
        }
    }

    #[test]
    fn a_fide_id_has_at_most_nine_digits() {
        assert_eq!(fide_id(&text("700070")), Ok(Some(700_070)));
        assert_eq!(fide_id(&Cell::Number(700_070.0)), Ok(Some(700_070)));
        assert_eq!(fide_id(&text("0")), Ok(None));
        for cell in
            [text("FIDE 700070"), text("1234567890"), Cell::Number(-1.0), Cell::Number(f64::NAN)]
        {
            assert_eq!(fide_id(&cell), Err(EntryFault::FideId), "{cell:?}");
        }
    }

    #[test]
    fn m_is_a_man_except_beside_the_spanish_h() {
        let french = [text("H"), text("F")];
        let spanish = [text("H"), text("M")];
        let of = |cells: &[Cell]| {
            let letters = SexLetters::of(cells.iter());
            cells.iter().map(|cell| sex(cell, letters)).collect::<Vec<_>>()
        };
        let pair = [Ok(Some(Sex::Man)), Ok(Some(Sex::Woman))];
        assert_eq!(of(&french), pair);
        assert_eq!(of(&spanish), pair);
        assert_eq!(of(&[text("männlich"), text("weiblich")]), pair);
        assert_eq!(of(&[text("divers"), text("7")]), [Ok(None), Err(EntryFault::Sex)]);
    }

    #[test]
    fn titles_are_read_as_fide_and_as_people_write_them() {
        assert_eq!(
            [title(&text("gm")), title(&text("m")), title(&text("Großmeister"))],
            [Ok("GM"), Ok("IM"), Ok("GM")]
        );
        assert_eq!(title(&text("Dr.")), Err(EntryFault::Title));
    }

    #[test]
    fn byes_are_rounds_of_the_event() {
        for (asked, rounds) in [
            ("1", vec![1]),
            ("1, 3", vec![1, 3]),
            ("R1+R2", vec![1, 2]),
            ("Round 2 and 3", vec![2, 3]),
            ("1-3; 5", vec![1, 2, 3, 5]),
        ] {
            assert_eq!(byes(&text(asked), Some(7)), Ok(rounds), "{asked}");
        }
        assert_eq!(byes(&text("8"), Some(7)), Err(EntryFault::NoSuchRound { rounds: 7 }));
        for wrong in ["yes", "Saturday", "1-", "-2", "0"] {
            assert!(byes(&text(wrong), Some(7)).is_err(), "{wrong}");
        }
        assert_eq!(byes(&Cell::Number(3.0), Some(7)), Ok(vec![3]));
    }

    #[test]
    fn addresses_for_mail_have_a_host() {
        assert!(is_email("judit@example.org"));
        for wrong in
            ["judit", "judit@example", "a b@example.org", "@example.org", "a@b@c.de", "a@b..de"]
        {
            assert!(!is_email(wrong), "{wrong}");
        }
    }
}
