//! The record of one player, `001`: personal data and the result of each round.

use court_protocol::message;

use super::line::{Field, Meaning, TrfLine};
use crate::event::{
    Birth, Bye, Colour, Competitor, Outcome, Points, RoundEntry, RoundNumber, Sex, StartNumber,
    Title,
};
use crate::fault::ParseFault;

/// A limit above any rating ever published; a greater number is a typing error or in the wrong columns.
const MAX_RATING: u64 = 4_000;
/// FIDE numbers fill at most eleven columns.
const MAX_FIDE_NUMBER: u64 = 99_999_999_999;
/// Blank columns that separate the fields of a record.
const GAPS: [(usize, usize); 8] =
    [(4, 4), (9, 9), (14, 14), (48, 48), (53, 53), (57, 57), (69, 69), (80, 80)];
/// The blank columns after the points, and after the place up to the first round.
const LATE_GAPS: [(usize, usize); 2] = [(85, 85), (90, 91)];
/// The first column of the first round.
const FIRST_ROUND: usize = 92;
/// The distance between rounds, in columns.
const ROUND_WIDTH: usize = 10;

/// The columns of `round`, from the opponent to the result.
pub(super) fn round_columns(round: RoundNumber) -> (usize, usize) {
    let first = FIRST_ROUND + ROUND_WIDTH * round.index();
    (first, first + 7)
}

/// Reads a player's record. Faults are added to `faults`; a record with a fault is not returned.
pub(super) fn read(line: TrfLine<'_>, faults: &mut Vec<ParseFault>) -> Option<Competitor> {
    let before = faults.len();
    let number = keep(line.field(5, 8).start_number(), faults);
    for (first, last) in GAPS.into_iter().chain(LATE_GAPS) {
        keep(line.gap(first, last), faults);
    }
    let mut competitor = Competitor::new(number.unwrap_or(StartNumber(0)), "");
    line.field(15, 47).text().clone_into(&mut competitor.name);
    if competitor.name.is_empty() {
        faults.push(line.field(15, 47).fault(message!("expected-player-name")));
    }
    competitor.sex = keep(sex(line.field(10, 10)), faults).flatten();
    competitor.title = Title::read(line.field(11, 13).text());
    competitor.rating = keep(line.field(49, 52).number(Meaning::Rating, 0, MAX_RATING), faults)
        .flatten()
        .filter(|rating| *rating > 0)
        .map(|rating| rating as u16);
    line.field(54, 56).text().clone_into(&mut competitor.federation);
    competitor.fide_number =
        keep(line.field(58, 68).number(Meaning::FideNumber, 0, MAX_FIDE_NUMBER), faults)
            .flatten()
            .filter(|number| *number > 0);
    competitor.birth = keep(birth(line.field(70, 79)), faults).flatten();
    competitor.stated_points = keep(line.field(81, 84).points(), faults).flatten();
    competitor.stated_rank = keep(line.field(86, 89).number(Meaning::Place, 0, 9_999), faults)
        .flatten()
        .map(|rank| rank as u16);
    rounds(line, &mut competitor, faults);
    (faults.len() == before).then_some(competitor)
}

fn rounds(line: TrfLine<'_>, competitor: &mut Competitor, faults: &mut Vec<ParseFault>) {
    let end = line.text().trim_end().chars().count();
    let mut round = RoundNumber::FIRST;
    let mut recorded = Vec::new();
    while round_columns(round).0 <= end {
        if u64::from(round.0) > super::line::MAX_ROUNDS {
            let first = round_columns(round).0;
            let most = super::line::MAX_ROUNDS;
            faults.push(line.field(first, end).fault(message!("expected-rounds-at-most", most)));
            return;
        }
        recorded.push(keep(entry(line, round), faults).flatten());
        round = round.next();
    }
    while recorded.last().is_some_and(Option::is_none) {
        recorded.pop();
    }
    competitor.rounds = recorded;
}

fn entry(line: TrfLine<'_>, round: RoundNumber) -> Result<Option<RoundEntry>, ParseFault> {
    let (first, last) = round_columns(round);
    let whole = line.field(first, last + 2);
    if whole.is_blank() {
        return Ok(None);
    }
    for column in [first + 4, first + 6, first + 8, first + 9] {
        line.gap(column, column)?;
    }
    let opponent = line.field(first, first + 3);
    let colour = line.field(first + 5, first + 5);
    let result = line.field(first + 7, first + 7);
    let number = opponent.number(Meaning::Opponent, 0, u64::from(StartNumber::MAX.0))?;
    let side = match colour.text() {
        "w" => Some(Colour::White),
        "b" => Some(Colour::Black),
        "-" | "" => None,
        _ => return Err(colour.fault(message!("expected-round-colour"))),
    };
    match number {
        None | Some(0) => without_opponent(side, colour, result).map(Some),
        Some(number) => with_opponent(StartNumber(number as u16), side, colour, result).map(Some),
    }
}

/// Reads a round without an opponent. Older programs write the byes as `+`, `=` and `-`, by their value.
fn without_opponent(
    side: Option<Colour>,
    colour: Field<'_>,
    result: Field<'_>,
) -> Result<RoundEntry, ParseFault> {
    if side.is_some() {
        return Err(colour.fault(message!("expected-no-colour")));
    }
    match result.text() {
        "U" => Ok(RoundEntry::Bye(Bye::PairingAllocated)),
        "F" | "+" => Ok(RoundEntry::Bye(Bye::FullPoint)),
        "H" | "=" => Ok(RoundEntry::Bye(Bye::HalfPoint)),
        "Z" | "-" | "" => Ok(RoundEntry::Bye(Bye::ZeroPoint)),
        _ => Err(result.fault(message!("expected-bye"))),
    }
}

fn with_opponent(
    opponent: StartNumber,
    side: Option<Colour>,
    colour: Field<'_>,
    result: Field<'_>,
) -> Result<RoundEntry, ParseFault> {
    let (outcome, rated) = match result.text() {
        "1" => (Outcome::Win, true),
        "=" => (Outcome::Draw, true),
        "0" => (Outcome::Loss, true),
        "W" | "w" => (Outcome::Win, false),
        "D" | "d" => (Outcome::Draw, false),
        "L" | "l" => (Outcome::Loss, false),
        "+" => return Ok(RoundEntry::Forfeit { opponent, colour: side, won: true }),
        "-" => return Ok(RoundEntry::Forfeit { opponent, colour: side, won: false }),
        "" => {
            let colour = side.ok_or_else(|| colour.fault(message!("expected-paired-colour")))?;
            return Ok(RoundEntry::Pending { opponent, colour });
        }
        _ => return Err(result.fault(message!("expected-result"))),
    };
    let colour = side.ok_or_else(|| colour.fault(message!("expected-paired-colour")))?;
    Ok(RoundEntry::Played { opponent, colour, outcome, rated })
}

fn sex(field: Field<'_>) -> Result<Option<Sex>, ParseFault> {
    match field.text() {
        "" => Ok(None),
        "m" | "M" => Ok(Some(Sex::Male)),
        "w" | "W" | "f" | "F" => Ok(Some(Sex::Female)),
        _ => Err(field.fault(message!("expected-sex"))),
    }
}

fn birth(field: Field<'_>) -> Result<Option<Birth>, ParseFault> {
    match field.text() {
        "" | "0000/00/00" | "0000" => Ok(None),
        text => Birth::read(text).map(Some).ok_or_else(|| field.fault(message!("expected-birth"))),
    }
}

fn keep<T>(read: Result<T, ParseFault>, faults: &mut Vec<ParseFault>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

/// Writes a player's record. A name of more than 33 characters is cut to the width of its columns.
pub(super) fn write(competitor: &Competitor, points: Points) -> String {
    let sex = match competitor.sex {
        None => ' ',
        Some(Sex::Male) => 'm',
        Some(Sex::Female) => 'w',
    };
    let title = competitor.title.as_ref().map_or("", Title::letters);
    let optional =
        |number: Option<u64>| number.map_or_else(String::new, |number| number.to_string());
    let mut record = format!(
        "001 {:>4} {sex}{title:>3.3} {:<33.33} {:>4} {:<3.3} {:>11} {:<10} {:>4} {:>4}",
        competitor.number,
        competitor.name,
        optional(competitor.rating.map(u64::from)),
        competitor.federation,
        optional(competitor.fide_number),
        competitor.birth.map_or_else(String::new, |birth| birth.to_string()),
        fitted(points, 4),
        optional(competitor.stated_rank.map(u64::from)),
    );
    for entry in &competitor.rounds {
        record.push_str("  ");
        record.push_str(&entry.map_or_else(|| " ".repeat(8), cell));
    }
    record.truncate(record.trim_end().len());
    record
}

/// Formats points for a field of `width` columns; whole points lose their decimal if they would not
/// fit with it.
pub(super) fn fitted(points: Points, width: usize) -> String {
    let text = points.to_string();
    let whole = text.strip_suffix(".0").filter(|_| text.len() > width);
    whole.map_or(text.clone(), str::to_owned)
}

fn cell(entry: RoundEntry) -> String {
    let letter = |colour: Colour| match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    };
    match entry {
        RoundEntry::Played { opponent, colour, outcome, rated } => {
            let result = match (outcome, rated) {
                (Outcome::Win, true) => '1',
                (Outcome::Draw, true) => '=',
                (Outcome::Loss, true) => '0',
                (Outcome::Win, false) => 'W',
                (Outcome::Draw, false) => 'D',
                (Outcome::Loss, false) => 'L',
            };
            format!("{opponent:>4} {} {result}", letter(colour))
        }
        RoundEntry::Forfeit { opponent, colour, won } => {
            let result = if won { '+' } else { '-' };
            format!("{opponent:>4} {} {result}", colour.map_or('-', letter))
        }
        RoundEntry::Pending { opponent, colour } => format!("{opponent:>4} {}  ", letter(colour)),
        RoundEntry::Bye(bye) => format!("0000 - {}", bye_letter(bye)),
    }
}

/// The letter of a bye in a report file.
pub(super) fn bye_letter(bye: Bye) -> char {
    match bye {
        Bye::PairingAllocated => 'U',
        Bye::FullPoint => 'F',
        Bye::HalfPoint => 'H',
        Bye::ZeroPoint => 'Z',
    }
}
