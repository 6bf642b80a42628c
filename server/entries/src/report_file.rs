//! Entries of a report file: TRF16 and TRF26.

use crate::entry::{Entry, Ratings};
use crate::fault::{EntryFault, Fault};
use crate::person::{BirthDate, Person, Sex};
use crate::value::divide;
use referee_tournament::event::{self, Birth, Bye, Competitor, Event, RoundEntry, RoundNumber};
use referee_tournament::trf;
use std::collections::BTreeMap;

/// True for a text whose first records are those of a report file.
pub(crate) fn is_report(text: &str) -> bool {
    let codes =
        ["001", "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "132"];
    let mut lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.next().is_some_and(|line| {
        let code = line.split(' ').next().unwrap_or_default();
        line.starts_with("###")
            || (codes.contains(&code) && line.as_bytes().get(3).is_none_or(|byte| *byte == b' '))
    }) && text.lines().any(|line| line.starts_with("001 "))
}

/// The players of the report as entries; byes count that are recorded for rounds not paired yet.
pub(crate) fn read(text: &str) -> Result<Vec<Entry>, Vec<Fault>> {
    let event = trf::read("", text.as_bytes()).map_err(|error| {
        let fault = |fault: referee_tournament::fault::ParseFault| {
            let (first, last) = fault.columns;
            let column = if first == last { first.to_string() } else { format!("{first}-{last}") };
            let (found, expected) = (Box::new(fault.found), Box::new(fault.expected));
            let record = EntryFault::Record { found, expected };
            Fault { column: Some(column), ..Fault::of_line(fault.line, record) }
        };
        error.faults.into_iter().map(fault).collect::<Vec<_>>()
    })?;
    // a lone carriage return ends a line, too
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines = (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("001 "));
    let number = |line: &str| line.get(4..8).and_then(|number| number.trim().parse::<u16>().ok());
    let lines: BTreeMap<u16, usize> =
        lines.filter_map(|(at, line)| Some((number(line)?, at))).collect();
    let entries = event.competitors.iter().map(|competitor| {
        let line = lines.get(&competitor.number.0).copied().unwrap_or(0);
        entry(&event, competitor, line)
    });
    Ok(entries.collect())
}

fn entry(event: &Event, competitor: &Competitor, line: usize) -> Entry {
    let (family, given) = divide(&competitor.name, true);
    let born = competitor.birth.map(|birth| match birth {
        Birth::Year(year) => BirthDate::year(year),
        Birth::Month(year, month) => BirthDate { month: Some(month), ..BirthDate::year(year) },
        Birth::Day(date) => BirthDate::of(date),
    });
    let person = Person {
        born,
        sex: competitor.sex.map(|sex| match sex {
            event::Sex::Male => Sex::Man,
            event::Sex::Female => Sex::Woman,
        }),
        fide_id: competitor.fide_number.and_then(|number| u32::try_from(number).ok()),
        federation: Some(competitor.federation.clone()).filter(|code| !code.is_empty()),
        title: competitor.title.as_ref().map(|title| title.letters().to_owned()),
        ..Person::named(family, given)
    };
    let ratings = Ratings { standard: competitor.rating, ..Ratings::default() };
    Entry { line, person, ratings, byes: byes(event, competitor), ..Entry::default() }
}

fn byes(event: &Event, competitor: &Competitor) -> Vec<u8> {
    let last = event.byes.iter().map(|byes| byes.round.0).max().unwrap_or_default();
    let last = last.max(u8::try_from(competitor.rounds.len()).unwrap_or(u8::MAX));
    let is_asked = |round: &u8| {
        let entry = event.entry(competitor, RoundNumber(*round));
        matches!(entry, Some(RoundEntry::Bye(bye)) if bye != Bye::PairingAllocated)
    };
    (event.rounds_paired() + 1..=last).filter(is_asked).collect()
}
