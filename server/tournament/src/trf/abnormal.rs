//! Record `299`: points that a referee awarded or deducted, apart from the value of the results.
//!
//! It contains the kind of result to which the points apply (blank for a bonus or a penalty), the
//! points, the round and the competitors. The words are read in their order, because programs
//! differ in the columns.

use court_protocol::message;

use super::extension::words;
use super::line::TrfLine;
use super::reader::Reader;
use crate::event::{Points, StartNumber};

const KINDS: &str = "WDLAPXFHUZ";

/// Reads a record and keeps it unchanged. Only for the competitors it names may points differ from
/// the value of the results.
pub(super) fn read(reader: &mut Reader, line: TrfLine<'_>) {
    reader.event.kept.push(line.text().to_owned());
    let fields = words(line);
    let mut rest = fields.as_slice();
    if let [kind, others @ ..] = rest
        && kind.text().chars().all(|sign| sign.is_ascii_uppercase())
        && kind.text().len() == 1
    {
        if !KINDS.contains(kind.text()) {
            reader.faults.push(kind.fault(message!("expected-abnormal-kind")));
            return;
        }
        rest = others;
    }
    let points = rest.iter().take_while(|field| !is_whole(field.text())).count();
    let wrong = rest[..points].iter().find(|field| !is_points(field.text()));
    if let Some(wrong) = wrong.or_else(|| rest.first().filter(|_| points == 0)) {
        reader.faults.push(wrong.fault(message!("expected-abnormal-points")));
        return;
    }
    if let Some(third) = rest.get(2).filter(|_| points > 2) {
        reader.faults.push(third.fault(message!("expected-abnormal-round")));
        return;
    }
    let (Some(round), named) = (rest.get(points), rest.get(points + 1..).unwrap_or_default())
    else {
        let end = line.len().max(4);
        reader.faults.push(line.field(1, end).fault(message!("expected-abnormal-record")));
        return;
    };
    let place = *round;
    let Some(round) = reader.take(place.round()) else { return };
    reader.rounds_named.push((round, place.position()));
    if named.is_empty() {
        reader.faults.push(place.fault(message!("expected-abnormal-numbers")));
        return;
    }
    let Some(competitors) = reader.competitors(named.iter().copied()) else { return };
    reader.abnormal.extend(competitors.into_iter().map(|number| (number, round)));
}

/// True if a record that was kept names this competitor.
pub(super) fn names(record: &str, number: StartNumber) -> bool {
    let whole = record.split_whitespace().skip(1).skip_while(|word| !is_whole(word));
    record.starts_with("299") && whole.skip(1).any(|word| word.parse() == Ok(number.0))
}

fn is_whole(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_points(word: &str) -> bool {
    Points::read(word.strip_prefix(['-', '+']).unwrap_or(word)).is_some()
}
