//! The records that pairing needs apart from the results: `XXR`, `XXC`, `XXP` and `XXA` in TRF16
//! files, and `240`, `250` and `260` of TRF26.

use court_protocol::{Message, message};

use super::header;
use super::line::{Field, TrfLine};
use super::reader::Reader;
use crate::event::{Acceleration, Bye, Colour, Edition, Forbidden, RequestedByes, StartNumber};

/// Reads `line` if it is one of these records.
pub(super) fn read(reader: &mut Reader, line: TrfLine<'_>) -> bool {
    match line.code() {
        "XXR" => rounds(reader, line),
        "XXC" => initial_colour(reader, line),
        "XXP" => forbidden_for_good(reader, line),
        "XXA" => virtual_points(reader, line),
        "240" => byes(reader, line),
        "250" => accelerated_range(reader, line),
        "260" => forbidden_in_rounds(reader, line),
        _ => return false,
    }
    true
}

/// The words of a record without fixed columns.
pub(super) fn words(line: TrfLine<'_>) -> Vec<Field<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    for (place, sign) in line.text().chars().chain([' ']).enumerate().skip(4) {
        if sign != ' ' {
            start.get_or_insert(place + 1);
        } else if let Some(first) = start.take() {
            words.push(line.field(first, place));
        }
    }
    words
}

fn rounds(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf16);
    let field = words(line).first().copied().unwrap_or(line.field(5, 5));
    if let Some(rounds) = reader.take(field.round()) {
        header::announce(reader, line, rounds);
    }
}

/// Reads the settings of `XXC`, in one record or several.
fn initial_colour(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf16);
    let words = words(line);
    if words.is_empty() {
        reader.faults.push(line.field(5, 10).fault(drawn_colour()));
    }
    for word in words {
        match word.text() {
            "white1" => header::draw(reader, word, Colour::White),
            "black1" => header::draw(reader, word, Colour::Black),
            // The start numbers are always the ranking in this program.
            "rank" => reader.event.kept.push("XXC rank".to_owned()),
            _ => reader.faults.push(word.fault(drawn_colour())),
        }
    }
}

fn drawn_colour() -> Message {
    message!("expected-colour-drawn", white = "white1", black = "black1")
}

fn forbidden_for_good(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf16);
    let numbers = words(line);
    if let Some(competitors) = kept_apart(reader, line, &numbers) {
        reader.event.forbidden.push(Forbidden { rounds: None, competitors });
    }
}

/// Reads at least two competitors, none of them twice.
fn kept_apart(
    reader: &mut Reader,
    line: TrfLine<'_>,
    numbers: &[Field<'_>],
) -> Option<Vec<StartNumber>> {
    let before = reader.faults.len();
    let competitors = reader.competitors(numbers.iter().copied())?;
    for (at, (number, field)) in competitors.iter().zip(numbers).enumerate() {
        if competitors[..at].contains(number) {
            reader.faults.push(field.fault(message!("expected-new-number")));
        }
    }
    if numbers.len() < 2 {
        let end = line.text().trim_end().chars().count();
        let from = numbers.first().map_or(line.field(1, end), |only| *only);
        reader.faults.push(from.fault(message!("expected-two-numbers")));
    }
    (reader.faults.len() == before).then_some(competitors)
}

fn forbidden_in_rounds(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf26);
    let rounds = round_range(reader, line.field(5, 7), line.field(9, 11));
    let numbers: Vec<Field<'_>> = line.fields(13, 4).collect();
    let competitors = kept_apart(reader, line, &numbers);
    if let (Some(rounds), Some(competitors)) = (rounds, competitors) {
        reader.event.forbidden.push(Forbidden { rounds: Some(rounds), competitors });
    }
}

fn virtual_points(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf16);
    let number = line.field(5, 8);
    let named = reader.competitors(std::iter::once(number));
    let Some(&[competitor]) = named.as_deref() else { return };
    let stated = |other: &Acceleration| matches!(other, Acceleration::Competitor { number, .. } if *number == competitor);
    if reader.event.acceleration.iter().any(stated) {
        reader.faults.push(number.fault(message!("expected-new-virtual-points")));
        return;
    }
    let end = line.text().trim_end().chars().count();
    let mut points = Vec::new();
    for first in (10..=end).step_by(5) {
        let Some(value) = reader.take(line.field(first, first + 3).points()) else { return };
        points.push(value.unwrap_or_default());
        if let Some(fault) = line.gap(first + 4, first + 4).err() {
            reader.faults.push(fault);
            return;
        }
    }
    reader.event.acceleration.push(Acceleration::Competitor { number: competitor, points });
}

fn accelerated_range(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf26);
    let match_points = reader.take(line.field(5, 8).points());
    let points = reader.take(line.field(10, 13).points());
    let rounds = round_range(reader, line.field(15, 17), line.field(19, 21));
    let first = reader.take(line.field(23, 26).start_number());
    let last = reader.take(line.field(28, 31).start_number());
    if let (Some(match_points), Some(points), Some(rounds), Some(first), Some(last)) =
        (match_points, points, rounds, first, last)
    {
        if last < first {
            let expected = message!("expected-last-number", first);
            reader.faults.push(line.field(28, 31).fault(expected));
            return;
        }
        let numbers = (first, last);
        let range = Acceleration::Range { match_points, points, rounds, numbers };
        reader.event.acceleration.push(range);
    }
}

fn byes(reader: &mut Reader, line: TrfLine<'_>) {
    reader.edition(Edition::Trf26);
    let kind = line.field(5, 5);
    let bye = match kind.text() {
        "F" => Ok(Bye::FullPoint),
        "H" => Ok(Bye::HalfPoint),
        "Z" => Ok(Bye::ZeroPoint),
        _ => Err(kind.fault(message!("expected-asked-bye"))),
    };
    let bye = reader.take(bye);
    let round = reader.take(line.field(7, 9).round());
    let competitors = reader.competitors(line.fields(11, 4));
    if let (Some(bye), Some(round), Some(competitors)) = (bye, round, competitors) {
        reader.rounds_named.push((round, line.field(7, 9).position()));
        let claims = competitors.iter().zip(line.fields(11, 4));
        let claims = claims.map(|(number, field)| (*number, round, bye, field.position()));
        reader.byes_claimed.extend(claims);
        reader.event.byes.push(RequestedByes { bye, round, competitors });
    }
}

fn round_range(
    reader: &mut Reader,
    first: Field<'_>,
    last: Field<'_>,
) -> Option<(crate::event::RoundNumber, crate::event::RoundNumber)> {
    let rounds = (reader.take(first.round())?, reader.take(last.round())?);
    if rounds.1 < rounds.0 {
        let expected = message!("expected-last-round", first = rounds.0);
        reader.faults.push(last.fault(expected));
        return None;
    }
    Some(rounds)
}
