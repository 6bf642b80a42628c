//! Entries as a table: `id,name,born` and, if known, `sex,rating,choice`.
//!
//! `sex` is `f` or `m`. `rating` is the rounded CR-ELO at the close of entries; it is empty for
//! unrated players. `choice` is `open` for a woman who plays in the open divisions, `pro` for the
//! Pro Division, and empty otherwise.

use std::collections::BTreeMap;

use court_protocol::message;

use super::{Choice, Division, Entrant};
use crate::csv::{Table, write_row};
use crate::event::Sex;
use crate::fault::ParseFault;

/// A player's entry with the resulting division.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DivisionEntry {
    /// The player's id in the table, unique within it.
    pub id: String,
    /// The player's name as in the table.
    pub name: String,
    /// The data that decided the division.
    pub entrant: Entrant,
    /// The division in which the player competes.
    pub division: Division,
}

/// Reads the entries of an event that begins in `year` and assigns each player a division.
///
/// # Errors
/// If the table cannot be read, has no entries or contains an id twice, or if a player cannot enter
/// the chosen division. The table is read as a whole or not at all.
pub fn read_entries(bytes: impl AsRef<[u8]>, year: u16) -> Result<Vec<DivisionEntry>, ParseFault> {
    let table = Table::read(bytes, &["id", "name", "born"], &["sex", "rating", "choice"])?;
    let mut lines = BTreeMap::new();
    let mut entries = Vec::new();
    for row in table.rows() {
        let id = row.value::<String>("id", message!("expected-id"))?;
        if let Some(line) = lines.insert(id.clone(), row.line()) {
            return Err(row.wrong("id", message!("expected-new-id", line)));
        }
        let entrant = Entrant {
            born: row.value("born", message!("expected-birth-year"))?,
            sex: match row.text("sex") {
                "" => None,
                "f" | "w" => Some(Sex::Female),
                "m" => Some(Sex::Male),
                _ => return Err(row.wrong("sex", message!("expected-sex-or-nothing"))),
            },
            rating: row.optional("rating", message!("expected-whole-rating"))?,
            choice: match row.text("choice") {
                "" => Choice::AgeGroup,
                "open" => Choice::OpenAgeGroup,
                "pro" => Choice::Pro,
                _ => return Err(row.wrong("choice", message!("expected-choice"))),
            },
        };
        let column = if entrant.choice == Choice::Pro { "choice" } else { "born" };
        let division = Division::of(&entrant, year).map_err(|refusal| {
            row.wrong(column, message!("expected-other-entry", refusal = refusal.message()))
        })?;
        entries.push(DivisionEntry { id, name: row.text("name").to_owned(), entrant, division });
    }
    if entries.is_empty() {
        return Err(ParseFault {
            line: 1,
            columns: (1, 1),
            found: message!("found-no-rows"),
            expected: message!("expected-rows"),
        });
    }
    Ok(entries)
}

/// Writes the entries with their divisions as a table `id,name,division`, in the same order.
pub fn write_entries(entries: &[DivisionEntry]) -> String {
    let mut out = String::new();
    write_row(&mut out, ["id", "name", "division"]);
    for entry in entries {
        write_row(&mut out, [entry.id.as_str(), &entry.name, &entry.division.to_string()]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::told;

    #[test]
    fn cr_3_2_4_1_entries_are_placed_from_a_table() {
        let text = "id,name,born,sex,rating,choice\n\
            a,\"Berg, Ann\",2016,f,,\nb,Bea,2016,f,,open\nc,Carl,1980,m,2150,pro\nd,Dan,1980,,,\n";
        insta::assert_snapshot!(write_entries(&read_entries(text, 2026).expect("readable")), @r#"
        id,name,division
        a,"Berg, Ann",G12
        b,Bea,U12
        c,Carl,Pro
        d,Dan,M45
        "#);
    }

    #[test]
    fn entries_that_cannot_be_are_refused_with_line_and_column() {
        let error = |rows: &str| {
            let text = format!("id,name,born,sex,rating,choice\n{rows}");
            told(read_entries(&text, 2026).expect_err("impossible"))
        };
        assert_eq!(
            error(""),
            "FILE:1: column 1: found a header without players, expected one line per player after it"
        );
        assert!(error("a,A,1990,,,\na,B,1990,,,\n").contains("an id that line 2 does not have"));
        assert!(error("a,A,x,,,\n").contains(":2: column 3: found \"x\" in column \"born\""));
        assert!(error("a,A,2030,,,\n").contains("someone born in 2030 cannot play"));
        assert!(error("a,A,1990,?,,\n").contains("column \"sex\""));
        assert!(error("a,A,1990,,2099,pro\n").contains("the player has 2099"));
    }
}
