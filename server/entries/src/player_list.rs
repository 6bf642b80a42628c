//! FIDE's rating list as a whole: it completes the entries of other lists, and players are looked up in it.
//!
//! ```
//! use referee_entries::PlayerList;
//! let text = "ID Number      Name                 Fed Sex Tit SRtng B-day\n\
//!             700070         Polgar, Judit        HUN F   GM  2675  1976\n";
//! let list = PlayerList::read(text.as_bytes()).expect("FIDE's list");
//! assert_eq!(list.player(700_070).expect("listed").ratings.standard, Some(2675));
//! assert_eq!(list.search("polgár j", 10).len(), 1);
//! ```
//!
//! # Design
//!
//! The list is read once, piece by piece, and then kept as a text of its own: a line for each player,
//! by FIDE ID. A player is found by halving, and a name by reading the lines once.

use crate::encoding;
use crate::entry::{Entry, Ratings};
use crate::fault::{EntryFault, Fault};
use crate::fold::fold_name;
use crate::listed::Listed;
use crate::matching::{Matching, Remembered};
use crate::person::Sex;
use crate::preview::{self, Preview, Terms};
use crate::rating_list;
use crate::table::Table;
use std::fmt::Display;
use std::io::{self, Read};

/// Bytes that are read at once.
const PIECE: u64 = 1_000_000;
/// A line or a player of more bytes is no line of a rating list.
const LINE_MAX: usize = 4_000_000;
/// The end of a player in XML.
const PLAYER_END: &[u8] = b"</player>";

/// The players of FIDE's rating list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerList {
    /// A line for each player, with tabs between its parts.
    lines: String,
}

/// The reason why a list is not read.
#[derive(Debug)]
pub enum ListError {
    /// The bytes could not be read.
    Io(io::Error),
    /// They are not FIDE's rating list, as text of fixed width or as XML.
    Fault(Fault),
}

impl From<io::Error> for ListError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Fault> for ListError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl PlayerList {
    /// Reads FIDE's list as it comes.
    ///
    /// # Errors
    /// [`ListError`].
    pub fn read(mut from: impl Read) -> Result<Self, ListError> {
        let mut kind: Option<Kind> = None;
        let mut players: Vec<(u32, Box<str>)> = Vec::new();
        let mut piece = Vec::new();
        loop {
            let is_last = from.by_ref().take(PIECE).read_to_end(&mut piece)? == 0;
            let is = match &kind {
                Some(is) => is,
                None => kind.insert(Kind::of(&piece)?),
            };
            let end = if is_last { piece.len() } else { is.whole(&piece) };
            if piece.len() - end > LINE_MAX {
                return Err(Fault::of_file(EntryFault::Damaged).into());
            }
            for entry in is.entries(&piece[..end], is_last)? {
                if let Some(fide_id) = entry.person.fide_id {
                    players.push((fide_id, line(fide_id, &Listed::of(entry)).into()));
                }
            }
            piece.drain(..end);
            if is_last {
                break;
            }
        }
        if players.is_empty() {
            return Err(Fault::of_file(EntryFault::NoEntries).into());
        }
        players.sort_by_key(|(fide_id, _)| *fide_id);
        players.dedup_by_key(|(fide_id, _)| *fide_id);
        Ok(Self { lines: players.into_iter().map(|(_, line)| line).collect() })
    }

    /// The list of a text that [`PlayerList::as_str`] gave.
    pub fn kept(lines: String) -> Self {
        Self { lines }
    }

    /// The text to be kept.
    pub fn as_str(&self) -> &str {
        &self.lines
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.lines.lines().count()
    }

    /// The player with this FIDE ID.
    pub fn player(&self, fide_id: u32) -> Option<Listed> {
        let bytes = self.lines.as_bytes();
        let (mut low, mut high) = (0, bytes.len());
        while low < high {
            let middle = low + (high - low) / 2;
            let before = bytes[low..middle].iter().rposition(|byte| *byte == b'\n');
            let start = before.map_or(low, |at| low + at + 1);
            let after = bytes[middle..].iter().position(|byte| *byte == b'\n');
            let end = after.map_or(bytes.len(), |at| middle + at);
            let (found, listed) = parts(&self.lines[start..end])?;
            match found.cmp(&fide_id) {
                std::cmp::Ordering::Less => low = end + 1,
                std::cmp::Ordering::Greater => high = start,
                std::cmp::Ordering::Equal => return Some(listed),
            }
        }
        None
    }

    /// Everyone with this FIDE ID, or with names that begin with each of these words, at most `limit`.
    /// Those whose first name in the list begins with the first word come first.
    pub fn search(&self, text: &str, limit: usize) -> Vec<(u32, Listed)> {
        if let Ok(fide_id) = text.trim().parse() {
            return self.player(fide_id).map(|listed| (fide_id, listed)).into_iter().collect();
        }
        let folded = fold_name(text);
        let words: Vec<&str> = folded.split_whitespace().collect();
        let Some(first) = words.first() else { return Vec::new() };
        let mut found: Vec<(bool, &str, &str)> = Vec::new();
        for line in self.lines.lines() {
            let Some(names) = line.split('\t').nth(1) else { continue };
            let begins = |word: &&str| names.split(' ').any(|name| name.starts_with(word));
            if words.iter().all(begins) {
                found.push((!names.starts_with(first), names, line));
            }
        }
        found.sort_unstable();
        found.into_iter().take(limit).filter_map(|(.., line)| parts(line)).collect()
    }
}

impl Preview {
    /// Completes the entries from FIDE's rating list, by their FIDE ids: ratings, title, federation, sex
    /// and year of birth that the entry list lacks. What differs is a doubt, and the entry list stands.
    /// From a player of another name nothing is taken: the FIDE id is wrong.
    pub fn complete(&mut self, list: &PlayerList) {
        for entry in &mut self.entries {
            let Some(fide_id) = entry.person.fide_id else { continue };
            let doubt = |found: String, fault| Fault {
                found: Some(found),
                ..Fault::of_line(entry.line, fault)
            };
            match list.player(fide_id) {
                None => self.faults.push(doubt(fide_id.to_string(), EntryFault::NotListed)),
                Some(listed) => {
                    let differs = listed.differs_from(&entry.person);
                    let is_other = |(_, fault): &(_, EntryFault)| {
                        matches!(fault, EntryFault::ListedName { .. })
                    };
                    let is_other = differs.iter().any(is_other);
                    self.faults
                        .extend(differs.into_iter().map(|(found, fault)| doubt(found, fault)));
                    if !is_other {
                        listed.complete(entry);
                    }
                }
            }
        }
        self.faults.sort_by_key(|fault| fault.line);
    }
}

/// The form of a list.
enum Kind {
    /// Text of fixed width, with the line of its headings.
    Fixed(String),
    Xml,
}

impl Kind {
    fn of(first: &[u8]) -> Result<Self, Fault> {
        let unknown = || Fault::of_file(EntryFault::UnknownFormat);
        let (text, _) = encoding::decode(first).ok_or_else(unknown)?;
        if rating_list::is_xml(&text) {
            return Ok(Self::Xml);
        }
        let heading = text.lines().next().filter(|_| rating_list::is_fixed(&text));
        heading.map(|heading| Self::Fixed(format!("{heading}\n"))).ok_or_else(unknown)
    }

    /// The end of the last whole player.
    fn whole(&self, piece: &[u8]) -> usize {
        let end: &[u8] = match self {
            Self::Fixed(_) => b"\n",
            Self::Xml => PLAYER_END,
        };
        let last = piece.windows(end.len()).rposition(|part| part == end);
        last.map_or(0, |at| at + end.len())
    }

    /// The players of a piece. The rest of a list has no part of a player.
    fn entries(&self, piece: &[u8], is_last: bool) -> Result<Vec<Entry>, Fault> {
        let unknown = || Fault::of_file(EntryFault::UnknownFormat);
        let end =
            if is_last && matches!(self, Self::Xml) { self.whole(piece) } else { piece.len() };
        let (text, _) = encoding::decode(&piece[..end]).ok_or_else(unknown)?;
        if piece[end..].windows(b"<player>".len()).any(|part| part == b"<player>") {
            return Err(Fault::of_file(EntryFault::BrokenXml));
        }
        let text = match self {
            Self::Fixed(heading) if !text.starts_with(heading.as_str()) => {
                format!("{heading}{text}").into()
            }
            _ => text,
        };
        let mut rows = Vec::new();
        rating_list::each(&text, matches!(self, Self::Xml), &mut |row| {
            rows.push(row);
            Ok(())
        })
        .map_err(|fault| Fault::of_file(fault.fault))?;
        let table = Table { name: String::new(), counts_cells: false, rows };
        let matching = Matching::of(0, &table, &Remembered::default());
        // a list has players of any age and no rounds
        let terms = Terms { year: u16::MAX, rounds: None };
        Ok(preview::entries_of(&table, &matching, terms).0)
    }
}

/// The line of a player.
fn line(fide_id: u32, listed: &Listed) -> String {
    let Listed { name, federation, title, sex, born, ratings } = listed;
    let sex = match sex {
        Some(Sex::Woman) => "w",
        Some(Sex::Man) => "m",
        None => "",
    };
    let names = fold_name(name);
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let (federation, title) = (text(federation), text(title));
    let born = number(*born);
    let [standard, rapid, blitz] = [ratings.standard, ratings.rapid, ratings.blitz].map(number);
    format!(
        "{fide_id}\t{names}\t{name}\t{federation}\t{title}\t{sex}\t{born}\t{standard}\t{rapid}\t{blitz}\n"
    )
}

fn number(number: Option<impl Display>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

/// The player of a line; nothing if it is damaged.
fn parts(line: &str) -> Option<(u32, Listed)> {
    let mut parts = line.split('\t');
    let fide_id = parts.next()?.parse().ok()?;
    let name = parts.nth(1)?.to_owned();
    let mut text = || parts.next().filter(|text| !text.is_empty());
    let (federation, title) = (text().map(str::to_owned), text().map(str::to_owned));
    let sex = text().map(|sex| if sex == "w" { Sex::Woman } else { Sex::Man });
    let mut number = || text().and_then(|text| text.parse().ok());
    let born = number();
    let (standard, rapid, blitz) = (number(), number(), number());
    let ratings = Ratings { standard, rapid, blitz, national: None };
    Some((fide_id, Listed { name, federation, title, sex, born, ratings }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADING: &str = "ID Number      Name                 Fed Sex Tit SRtng B-day\n";

    fn row(fide_id: usize, name: &str) -> String {
        format!("{fide_id:<15}{name:<21}NED M       2000  1990\n")
    }

    #[test]
    fn a_list_of_several_pieces_has_every_player_once_by_fide_id() {
        let names = ["Berg, Ann", "Ñandú, Ágnes", "van den Doel, Erik"];
        let rows = (1..=60_000).rev().map(|id| row(id, names[id % 3]));
        let text = HEADING.to_owned() + &rows.collect::<String>() + &row(7, "Twice, Twice");
        assert!(text.len() as u64 > 3 * PIECE, "several pieces");
        let list = PlayerList::read(text.as_bytes()).expect("a list");
        assert_eq!(list.players(), 60_000);
        for id in [1, 2, 3, 29_999, 59_999, 60_000] {
            let listed = list.player(id).expect("listed");
            assert_eq!((listed.name.as_str(), listed.born), (names[id as usize % 3], Some(1990)));
        }
        assert_eq!((list.player(0), list.player(60_001)), (None, None));
        assert_eq!(list.search("agnes nand", 100_000).len(), 20_000);
        assert_eq!(list.search("40000", 10).len(), 1);
        assert_eq!((list.search(" ", 10).len(), list.search("nobody", 10).len()), (0, 0));
        assert_eq!(PlayerList::kept(list.as_str().to_owned()), list);
    }

    #[test]
    fn the_xml_of_the_list_may_be_cut_into_pieces_anywhere_but_not_be_cut_off() {
        let player = |id: usize| {
            let born = "<birthday>1990</birthday>\n".repeat(1 + id % 2);
            format!(
                "<player>\n<fideid>{id}</fideid>\n<name>Berg, Ann</name>\n<sex>F</sex>\n{born}</player>\n"
            )
        };
        let players: String = (1..=20_000).map(player).collect();
        let text = format!("<?xml version=\"1.0\"?>\n<playerslist>\n{players}</playerslist>\n");
        let list = PlayerList::read(text.as_bytes()).expect("a list");
        assert_eq!(list.players(), 20_000);
        assert_eq!(list.player(19_999).and_then(|listed| listed.sex), Some(Sex::Woman));
        let cut = &text[..text.len() - 60];
        assert!(matches!(
            PlayerList::read(cut.as_bytes()),
            Err(ListError::Fault(Fault { fault: EntryFault::BrokenXml, .. }))
        ));
    }

    #[test]
    fn another_file_is_no_list() {
        for other in ["", "Surname;FIDE ID\nBerg;7\n", "<html></html>", "\0\0", HEADING] {
            assert!(
                matches!(PlayerList::read(other.as_bytes()), Err(ListError::Fault(_))),
                "{other}"
            );
        }
    }
}
