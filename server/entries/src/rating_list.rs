//! FIDE's rating list, as ratings.fide.com gives it: fixed columns or XML.

use crate::fault::{EntryFault, Fault};
use crate::table::{Cell, MAX_ROWS, Row, Table};
use quick_xml::Reader;
use quick_xml::events::Event;

/// True for the text of fixed width.
pub(crate) fn is_fixed(text: &str) -> bool {
    text.lines().next().is_some_and(|line| {
        let line = line.to_ascii_lowercase();
        line.starts_with("id number ") && line.contains(" name ") && line.contains(" fed ")
    })
}

/// True for the XML of the list.
pub(crate) fn is_xml(text: &str) -> bool {
    let start: String = text.chars().take(400).collect();
    start.trim_start().starts_with('<') && start.contains("<playerslist")
}

/// A list of which every player is an entry.
pub(crate) fn table(text: &str, is_xml: bool) -> Result<Table, Fault> {
    let mut rows = Vec::new();
    each(text, is_xml, &mut |row| {
        rows.push(row);
        if rows.len() > MAX_ROWS {
            return Err(Fault::of_file(EntryFault::TooManyRows { limit: MAX_ROWS }));
        }
        Ok(())
    })?;
    Ok(Table { name: String::new(), counts_cells: false, rows })
}

/// Hands over each row, the headings first.
pub(crate) fn each(
    text: &str,
    is_xml: bool,
    take: &mut dyn FnMut(Row) -> Result<(), Fault>,
) -> Result<(), Fault> {
    if is_xml { each_of_xml(text, take) } else { each_of_fixed(text, take) }
}

/// Every column begins where its heading does.
fn each_of_fixed(text: &str, take: &mut dyn FnMut(Row) -> Result<(), Fault>) -> Result<(), Fault> {
    let mut lines = (1..).zip(text.lines());
    let no_headings = || Fault::of_line(1, EntryFault::NoListHeadings);
    let (_, first) = lines.next().ok_or_else(no_headings)?;
    let starts = starts_of(first);
    if starts.len() < 3 {
        return Err(no_headings());
    }
    let row = |(line, text): (usize, &str)| Row { line, cells: cells(text, &starts) };
    take(row((1, first)))?;
    lines.filter(|(_, text)| !text.trim().is_empty()).map(row).try_for_each(take)
}

/// The signs with which the headings begin; `ID Number` is one heading.
fn starts_of(line: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut before = ' ';
    for (at, sign) in line.chars().enumerate() {
        if before == ' ' && sign != ' ' && at != "ID ".len() {
            starts.push(at);
        }
        before = sign;
    }
    starts
}

fn cells(line: &str, starts: &[usize]) -> Vec<Cell> {
    // most lines are plain ASCII, where signs are bytes
    let byte = |sign: usize| {
        if line.is_ascii() {
            return sign.min(line.len());
        }
        line.char_indices().nth(sign).map_or(line.len(), |(at, _)| at)
    };
    let mut bounds: Vec<usize> = starts.iter().map(|&start| byte(start)).collect();
    bounds.push(line.len());
    bounds.windows(2).map(|bounds| Cell::text(line[bounds[0]..bounds[1]].trim())).collect()
}

/// Every element inside `<player>` is a column.
fn each_of_xml(text: &str, take: &mut dyn FnMut(Row) -> Result<(), Fault>) -> Result<(), Fault> {
    const NAMES: [&str; 10] = [
        "fideid",
        "name",
        "country",
        "sex",
        "title",
        "rating",
        "rapid_rating",
        "blitz_rating",
        "birthday",
        "flag",
    ];
    let headings = NAMES.map(|name| if name == "fideid" { "FIDE ID" } else { name });
    take(Row { line: 1, cells: headings.map(Cell::text).to_vec() })?;
    let mut reader = Reader::from_str(text);
    let (mut line, mut counted) = (1, 0);
    let mut player: Option<Row> = None;
    let mut column: Option<usize> = None;
    let mut content = String::new();
    loop {
        let event = reader.read_event();
        let at = usize::try_from(reader.buffer_position()).unwrap_or(text.len()).min(text.len());
        line += text.as_bytes()[counted..at].split(|byte| *byte == b'\n').count() - 1;
        counted = at;
        let broken = || Fault::of_line(line, EntryFault::BrokenXml);
        match event.map_err(|_| broken())? {
            Event::Start(tag) => match tag.name().as_ref() {
                "player" => player = Some(Row { line, cells: vec![Cell::Empty; NAMES.len()] }),
                name => {
                    column = NAMES.iter().position(|known| *known == name);
                    content.clear();
                }
            },
            Event::Text(text) => content.push_str(&text.xml10_content()),
            Event::CData(text) => content.push_str(&text),
            Event::GeneralRef(reference) => {
                let sign = match reference.resolve_char_ref().map_err(|_| broken())? {
                    Some(sign) => sign,
                    None => match &*reference {
                        "amp" => '&',
                        "lt" => '<',
                        "gt" => '>',
                        "quot" => '"',
                        "apos" => '\'',
                        _ => return Err(broken()),
                    },
                };
                content.push(sign);
            }
            Event::End(tag) if tag.name().as_ref() == "player" => {
                take(player.take().ok_or_else(broken)?)?;
            }
            Event::End(_) => {
                if let Some((player, column)) = player.as_mut().zip(column.take()) {
                    player.cells[column] = Cell::text(content.trim());
                }
            }
            Event::Eof if player.is_some() => return Err(broken()),
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_list_is_cut_where_its_headings_begin() {
        let text = "\
ID Number      Name                          Fed Sex Tit  WTit SRtng SGm SK B-day Flag
700070         Polgar, Judit                 HUN F   GM        2675  0   10 1976  wi
25121731       Ñandú, Ágnes                  IND F                          1987
";
        assert!(is_fixed(text));
        let table = table(text, false).expect("a list");
        let shown = |row: &Row| row.cells.iter().map(Cell::shown).collect::<Vec<_>>().join("|");
        let rows: Vec<String> = table.rows.iter().map(shown).collect();
        insta::assert_snapshot!(rows.join("\n"), @r"
        ID Number|Name|Fed|Sex|Tit|WTit|SRtng|SGm|SK|B-day|Flag
        700070|Polgar, Judit|HUN|F|GM||2675|0|10|1976|wi
        25121731|Ñandú, Ágnes|IND|F||||||1987|
        ");
    }

    #[test]
    fn the_xml_of_the_list_has_a_row_for_each_player_and_names_the_line_of_a_fault() {
        let text = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>700070</fideid>\
                    <name>Polgar, Judit &amp; co</name><w_title></w_title>\n<birthday>1976</birthday>\n</player>\n</playerslist>\n";
        assert!(is_xml(text));
        let list = table(text, true).expect("a list");
        assert_eq!(list.rows.len(), 2);
        assert_eq!(
            (list.rows[1].line, list.rows[1].cells[1].shown()),
            (3, "Polgar, Judit & co".to_owned())
        );
        let cut = &text[..text.find("</player>").expect("there")];
        let fault = table(cut, true).expect_err("cut off");
        assert_eq!((fault.line, fault.fault), (Some(6), EntryFault::BrokenXml));
    }
}
