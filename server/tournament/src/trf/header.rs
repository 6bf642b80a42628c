//! The records about the event as a whole: `012` to `132`, and `142` to `222` of TRF26.

use court_protocol::message;

use super::line::{Field, Meaning, TrfLine};
use super::reader::Reader;
use crate::event::{Colour, Date, Edition, Points, PointsSystem, RoundNumber};
use crate::fault::ParseFault;
use crate::tiebreak::Code;

/// The first column of a record's text.
const TEXT: usize = 5;

/// Reads `line` if it is one of these records.
pub(super) fn read(reader: &mut Reader, line: TrfLine<'_>) -> bool {
    let code = line.code();
    match code {
        "012" | "022" | "032" | "092" | "102" | "122" | "172" | "182" | "192" | "222" => {
            text(reader, line);
        }
        "112" => reader.event.about.deputies.push(line.from(TEXT).trim().to_owned()),
        "042" | "052" => date(reader, line),
        "062" | "072" | "082" => count(reader, line),
        "132" => round_dates(reader, line),
        "142" => rounds(reader, line),
        "152" => initial_colour(reader, line),
        "162" => {
            if reader.first_of_its_kind(line) {
                let mut system = reader.event.points;
                points_system(reader, line, &mut system, Points::ONE);
                reader.event.points = system;
                reader.edition(Edition::Trf26);
            }
        }
        "202" | "212" => tie_breaks(reader, line),
        _ => return false,
    }
    true
}

fn text(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    let text = line.from(TEXT).trim().to_owned();
    let code = line.code();
    if matches!(code, "172" | "182" | "192" | "222") {
        reader.edition(Edition::Trf26);
    }
    let about = &mut reader.event.about;
    match code {
        "012" => about.name = text,
        "022" => about.city = text,
        "032" => about.federation = text,
        "092" => about.kind = text,
        "102" => about.chief_arbiter = text,
        "122" => about.time_control = text,
        "172" => about.rating_used = text,
        "182" => about.program = text,
        "222" => about.coded_time_control = text,
        "192" => reader.event.system = (!text.is_empty()).then_some(text),
        _ => unreachable!("only these codes are sent here"),
    }
}

/// Reads the tie-breaks in their order. Only names that this program knows are accepted, because
/// standings by other tie-breaks would not be the intended ones.
fn tie_breaks(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf26);
    let list = line.from(TEXT);
    if list.is_empty() {
        return;
    }
    match Code::read_list(list) {
        Ok(codes) => {
            let codes = codes.iter().map(Code::to_string).collect();
            if line.code() == "202" {
                reader.event.tie_breaks = codes;
            } else {
                reader.event.standings_order = codes;
            }
        }
        Err(fault) => {
            let (first, last) = fault.columns;
            let columns = (TEXT - 1 + first, TEXT - 1 + last);
            reader.faults.push(ParseFault { line: line.number, columns, ..fault });
        }
    }
}

fn date(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    let end = line.text().trim_end().chars().count().max(TEXT);
    let field = line.field(TEXT, end);
    let date = match field.text() {
        "" => None,
        text => {
            let date = Date::read(text).ok_or_else(|| field.fault(message!("expected-day")));
            let Some(date) = reader.take(date) else { return };
            Some(date)
        }
    };
    let about = &mut reader.event.about;
    if line.code() == "042" {
        about.start = date;
    } else {
        about.end = date;
    }
    if let (Some(start), Some(end)) = (about.start, about.end)
        && end < start
    {
        reader.faults.push(field.fault(message!("expected-days-in-order", start, end)));
    }
}

fn count(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    let end = line.text().trim_end().chars().count().max(TEXT);
    let read = line.field(TEXT, end).number(Meaning::Count, 0, 9_999);
    let Some(number) = reader.take(read) else { return };
    let number = number.map(|number| number as u16);
    let about = &mut reader.event.about;
    match line.code() {
        "062" => about.stated_players = number,
        "072" => about.stated_rated = number,
        _ => about.stated_teams = number,
    }
}

fn round_dates(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    let end = line.text().trim_end().chars().count();
    let mut dates = Vec::new();
    let mut first = 92;
    while first <= end {
        let field = line.field(first, first + 7);
        let date = if field.is_blank() {
            Ok(None)
        } else {
            Date::read_short(field.text())
                .map(Some)
                .ok_or_else(|| field.fault(message!("expected-short-day")))
        };
        dates.push(reader.take(date).flatten());
        first += 10;
    }
    reader.event.about.round_dates = dates;
}

fn rounds(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf26);
    let end = line.text().trim_end().chars().count().max(TEXT);
    if let Some(rounds) = reader.take(line.field(TEXT, end).round()) {
        announce(reader, line, rounds);
    }
}

/// Records the number of rounds; two records of different editions must agree.
pub(super) fn announce(reader: &mut Reader, line: TrfLine<'_>, rounds: RoundNumber) {
    let end = line.text().trim_end().chars().count().max(TEXT);
    let field = line.field(TEXT, end);
    let stated = reader.event.rounds.replace(rounds);
    reader.rounds_announced = Some(field.position());
    if let Some(other) = stated.filter(|other| *other != rounds) {
        reader.faults.push(field.fault(message!("expected-rounds-stated", rounds = other)));
    }
}

fn initial_colour(reader: &mut Reader, line: TrfLine<'_>) {
    if !reader.first_of_its_kind(line) {
        return;
    }
    reader.edition(Edition::Trf26);
    let field = line.field(TEXT, TEXT);
    let colour = match field.text() {
        "W" | "w" => Ok(Colour::White),
        "B" | "b" => Ok(Colour::Black),
        _ => Err(field.fault(message!("expected-colour-drawn", white = "W", black = "B"))),
    };
    if let Some(colour) = reader.take(colour) {
        draw(reader, field, colour);
    }
}

/// Records the initial colour; two records must agree.
pub(super) fn draw(reader: &mut Reader, field: Field<'_>, colour: Colour) {
    let stated = reader.event.initial_colour.replace(colour);
    if let Some(other) = stated.filter(|other| *other != colour) {
        let expected = message!("expected-colour-stated", colour = other);
        reader.faults.push(field.fault(expected));
    }
}

/// Reads the values of wins, draws and other results, for games (`162`) and matches (`362`).
pub(super) fn points_system(
    reader: &mut Reader,
    line: TrfLine<'_>,
    system: &mut PointsSystem,
    usual_win: Points,
) {
    let end = line.text().trim_end().chars().count();
    let (mut bye_stated, mut win) = (false, usual_win);
    for first in (6..=end).step_by(9) {
        let symbol = line.field(first, first);
        if symbol.is_blank() {
            continue;
        }
        let value = line.field(first + 1, first + 4);
        let Some(points) = reader.take(value.points()) else { continue };
        let points = points.unwrap_or(Points::ZERO);
        match symbol.text() {
            "W" => {
                system.win = points;
                win = points;
            }
            "D" => system.draw = points,
            "L" => system.loss = points,
            "A" => system.absent = points,
            "P" => {
                system.pairing_allocated_bye = points;
                bye_stated = true;
            }
            "X" => system.unknown = points,
            _ => reader.faults.push(symbol.fault(message!("expected-points-symbol"))),
        }
    }
    if !bye_stated && line.code() == "162" {
        system.pairing_allocated_bye = win;
    }
}
