//! Dates of birth as people write them, the day first.

use crate::fault::EntryFault;
use crate::fold::fold;
use crate::person::BirthDate;
use crate::table::Cell;
use referee_tournament::event::Date;

/// Numbers that are years rather than Excel's count of days.
const YEARS: std::ops::RangeInclusive<f64> = 1800.0..=2200.0;
/// Days as Excel counts them from 1899-12-30: 1910 to 2100.
const SERIALS: std::ops::RangeInclusive<f64> = 3_654.0..=73_415.0;
/// Nobody younger enters: two digits are the last such year.
const YOUNGEST: u16 = 3;
/// The first letters of the months in the five languages, folded.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ene"],
    &["feb", "fev"],
    &["mar", "maa", "mrt", "mrz"],
    &["apr", "avr", "abr"],
    &["may", "mai", "mei"],
    &["jun", "juin"],
    &["jul", "juil"],
    &["aug", "aou", "ago"],
    &["sep", "set"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dez", "dic"],
];

/// The date in a cell. `month_first` is the order of a numeric date; `year` is the event's.
pub(crate) fn birth(cell: &Cell, month_first: bool, year: u16) -> Result<BirthDate, EntryFault> {
    let born = match cell {
        Cell::Date(year, month, day) => day_of(*year, u16::from(*month), u16::from(*day)),
        Cell::Number(number) if YEARS.contains(number) && number.fract() == 0.0 => {
            Ok(BirthDate::year(*number as u16))
        }
        Cell::Number(number) if SERIALS.contains(number) => Ok(of_serial(*number as u32)),
        cell => of_text(&cell.shown(), month_first, year),
    }?;
    let years = (1900, year);
    if born.year < years.0 || born.year > years.1 {
        return Err(EntryFault::BirthYear { first: years.0, last: years.1 });
    }
    Ok(born)
}

/// True if the numeric dates of a column make sense only with the month first.
pub(crate) fn is_month_first(cells: &[&Cell], year: u16) -> bool {
    let wrong = |month_first| {
        let wrong = |cell: &&Cell| birth(cell, month_first, year).is_err();
        cells.iter().copied().filter(|cell| !cell.is_empty()).filter(wrong).count()
    };
    wrong(false) > 0 && wrong(true) == 0
}

fn of_text(text: &str, month_first: bool, year: u16) -> Result<BirthDate, EntryFault> {
    // the time of the day after a date: 1976-07-23T00:00:00, 23/07/1976 0:00
    let is_t = |at: &usize| text[..*at].ends_with(|sign: char| sign.is_ascii_digit());
    let text = text.find('T').filter(is_t).map_or(text, |at| &text[..at]);
    let (text, has_time) = text.split_once(':').map_or((text, false), |(before, _)| (before, true));
    let mut parts: Vec<Part> = Vec::new();
    for part in fold(text).split(' ').filter(|part| !["", "de", "del", "of"].contains(part)) {
        parts.push(Part::of(part).ok_or(EntryFault::NoDate)?);
    }
    if has_time {
        parts.pop(); // the hour
    }
    let year_of = |part: Part| part.year(year).ok_or(EntryFault::NoDate);
    match parts[..] {
        [Part::Number { digits: 8, value }] => {
            day_of((value / 10_000) as u16, (value / 100 % 100) as u16, (value % 100) as u16)
        }
        // a day as Excel counts it, in a table saved as text
        [Part::Number { digits: 5, value }] if SERIALS.contains(&f64::from(value)) => {
            Ok(of_serial(value))
        }
        [only] => Ok(BirthDate::year(only.long_year().ok_or(EntryFault::NoDate)?)),
        [Part::Month(month), of] | [of, Part::Month(month)] => month_of(year_of(of)?, month),
        [Part::Month(month), Part::Number { value: day, .. }, of]
        | [Part::Number { value: day, .. }, Part::Month(month), of] => {
            day_of(year_of(of)?, month, small(day))
        }
        [one, other] => match (one.long_year(), other.long_year()) {
            (Some(year), None) => month_of(year, other.small()),
            (None, Some(year)) => month_of(year, one.small()),
            _ => Err(EntryFault::NoDate),
        },
        [one, two, three] => match (one.long_year(), month_first) {
            (Some(year), _) => day_of(year, two.small(), three.small()),
            (None, false) => day_of(year_of(three)?, two.small(), one.small()),
            (None, true) => day_of(year_of(three)?, one.small(), two.small()),
        },
        _ => Err(EntryFault::NoDate),
    }
}

/// One word of a date.
#[derive(Debug, Clone, Copy)]
enum Part {
    Number { digits: usize, value: u32 },
    Month(u16),
}

impl Part {
    fn of(word: &str) -> Option<Self> {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            return word.parse().ok().map(|value| Self::Number { digits: word.len(), value });
        }
        let ordinal = word.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        if matches!(&word[ordinal.len()..], "st" | "nd" | "rd" | "th" | "er") {
            return ordinal.parse().ok().map(|value| Self::Number { digits: 1, value });
        }
        let is_month = |starts: &&[&str]| starts.iter().any(|start| word.starts_with(start));
        let month = MONTHS.iter().position(is_month)?;
        Some(Self::Month(month as u16 + 1))
    }

    fn small(self) -> u16 {
        match self {
            Self::Number { value, .. } => small(value),
            Self::Month(month) => month,
        }
    }

    fn long_year(self) -> Option<u16> {
        match self {
            Self::Number { digits: 4, value } => u16::try_from(value).ok(),
            _ => None,
        }
    }

    /// The year of four digits, or of two: the last such year in which a player may have been born.
    fn year(self, event: u16) -> Option<u16> {
        let Self::Number { digits: 2, value } = self else { return self.long_year() };
        let last = event.saturating_sub(YOUNGEST);
        let year = last / 100 * 100 + small(value);
        Some(if year > last { year - 100 } else { year })
    }
}

fn small(value: u32) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

/// A day that exists; month and day may be 0 for what is unknown.
fn day_of(year: u16, month: u16, day: u16) -> Result<BirthDate, EntryFault> {
    let (month, day) = (u8::try_from(month), u8::try_from(day));
    match (month, day) {
        (Ok(0), Ok(0)) => Ok(BirthDate::year(year)),
        (Ok(month), Ok(0)) => month_of(year, u16::from(month)),
        (Ok(month), Ok(day)) => {
            Date::new(year, month, day).map(BirthDate::of).ok_or(EntryFault::NoSuchDay)
        }
        _ => Err(EntryFault::NoSuchDay),
    }
}

fn month_of(year: u16, month: u16) -> Result<BirthDate, EntryFault> {
    match u8::try_from(month) {
        Ok(month @ 1..=12) => Ok(BirthDate { month: Some(month), ..BirthDate::year(year) }),
        _ => Err(EntryFault::NoSuchDay),
    }
}

/// The day that Excel counts (days from 1899-12-30, from March 1900 on).
fn of_serial(serial: u32) -> BirthDate {
    // years begin in March, so that the leap day ends them: Howard Hinnant's civil_from_days
    let days = serial + 693_899;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + u32::from(month <= 2);
    BirthDate { year: year as u16, month: Some(month as u8), day: Some(day as u8) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<BirthDate, EntryFault> {
        birth(&Cell::text(text), false, 2026)
    }

    #[test]
    fn a_date_is_read_with_the_day_first_and_as_iso_and_with_the_months_name() {
        let judit = Ok(BirthDate { year: 1976, month: Some(7), day: Some(23) });
        for text in [
            "23.07.1976",
            "23/7/76",
            "23-07-1976",
            "1976-07-23",
            "1976/07/23",
            "19760723",
            "27964",
            "23. Juli 1976",
            "23 juillet 1976",
            "23 de julio de 1976",
            "July 23rd, 1976",
            "23 jul. 76",
            "1976-07-23T00:00:00",
            "23/07/1976 0:00",
        ] {
            assert_eq!(read(text), judit, "{text}");
        }
        assert_eq!(birth(&Cell::Number(27_964.0), false, 2026), judit);
        assert_eq!(birth(&Cell::Date(1976, 7, 23), false, 2026), judit);
    }

    #[test]
    fn the_year_alone_and_the_month_with_it_are_dates_too() {
        assert_eq!(read("1976"), Ok(BirthDate::year(1976)));
        assert_eq!(read("1976/00/00"), Ok(BirthDate::year(1976)));
        assert_eq!(birth(&Cell::Number(1976.0), false, 2026), Ok(BirthDate::year(1976)));
        let july = Ok(BirthDate { year: 1976, month: Some(7), day: None });
        assert_eq!(
            [read("07/1976"), read("1976-07"), read("July 1976")],
            [july.clone(), july.clone(), july]
        );
    }

    #[test]
    fn two_digits_are_the_last_year_in_which_a_player_may_be_born() {
        let year = |text| read(text).map(|born| born.year);
        assert_eq!(year("1.1.23"), Ok(2023));
        assert_eq!(year("1.1.24"), Ok(1924));
        assert_eq!(year("1.1.99"), Ok(1999));
    }

    #[test]
    fn days_that_no_calendar_has_and_other_texts_are_faults() {
        let years = EntryFault::BirthYear { first: 1900, last: 2026 };
        for (text, fault) in [
            ("31.02.2010", EntryFault::NoSuchDay),
            ("29.02.2011", EntryFault::NoSuchDay),
            ("07/23/1976", EntryFault::NoSuchDay),
            ("99.99.9999", EntryFault::NoSuchDay),
            ("99999999999.1.2010", EntryFault::NoDate),
            ("soon", EntryFault::NoDate),
            ("12", EntryFault::NoDate),
            ("1.2.3.4", EntryFault::NoDate),
            ("1.1.1799", years.clone()),
            ("1.1.2027", years),
        ] {
            assert_eq!(read(text), Err(fault), "{text}");
        }
    }

    #[test]
    fn a_column_has_the_month_first_if_its_dates_make_sense_only_so() {
        let cells = |texts: &[&str]| texts.iter().map(|text| Cell::text(text)).collect::<Vec<_>>();
        let is = |texts: &[&str]| is_month_first(&cells(texts).iter().collect::<Vec<_>>(), 2026);
        assert!(is(&["07/23/1976", "01/02/2010", ""]));
        assert!(!is(&["23/07/1976", "01/02/2010"]));
        assert!(!is(&["23/07/1976", "07/23/1976"]), "one of them is a mistake");
    }
}
