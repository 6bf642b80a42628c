//! The board of the court that a line means.

use court_client::Place;
use court_protocol::{BoardId, BoardNo, CourtId};
use referee_messages::say;
use std::collections::BTreeMap;

/// The address a line gives: court and board, each if it is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Address {
    /// A piped line names the board, and the court where there are several.
    Piped(Option<CourtId>, BoardNo),
    /// A typed line names the board where there are several.
    Typed(Option<BoardNo>),
}

/// The boards of each court a device reports for; none named are all.
pub(super) struct BoardIds(BTreeMap<CourtId, Vec<BoardNo>>);

impl From<&Place> for BoardIds {
    fn from(place: &Place) -> Self {
        Self(place.courts.iter().map(|court| (*court, place.boards.clone())).collect())
    }
}

impl FromIterator<BoardId> for BoardIds {
    fn from_iter<T: IntoIterator<Item = BoardId>>(board_ids: T) -> Self {
        let mut boards: BTreeMap<CourtId, Vec<BoardNo>> = BTreeMap::new();
        for (court, board) in board_ids {
            boards.entry(court).or_default().push(board);
        }
        Self(boards)
    }
}

impl BoardIds {
    /// The board that is meant.
    ///
    /// # Errors
    /// A sentence that names the missing part of the line.
    pub(super) fn find(&self, address: Address) -> Result<BoardId, String> {
        let (named, board) = match address {
            Address::Piped(court, board) => (court, Some(board)),
            Address::Typed(board) => (None, board),
        };
        let among = match named {
            None => self.0.iter().collect::<Vec<_>>(),
            Some(court) => self.0.get_key_value(&court).into_iter().collect(),
        };
        if let (Some(court), []) = (named, &among[..]) {
            return Err(say!("address-no-court", court, courts = self.courts()));
        }
        let Some(board) = board else {
            return match &among[..] {
                [(court, boards)] if boards.len() == 1 => Ok((**court, boards[0])),
                _ => Err(say!("address-which-board")),
            };
        };
        let mut found =
            among.iter().filter(|(_, boards)| boards.is_empty() || boards.contains(&board));
        match (found.next(), found.next()) {
            (Some((court, _)), None) => Ok((**court, board)),
            (Some(_), Some(_)) => {
                let typed = matches!(address, Address::Typed(_));
                Err(say!("address-which-court", typed, courts = self.courts()))
            }
            (None, _) => {
                let each = among.iter().map(|(court, boards)| say!("address-of", court, boards));
                let each = each.collect::<Vec<_>>().join("; ");
                Err(say!("address-no-board", board, each))
            }
        }
    }

    fn courts(&self) -> Vec<CourtId> {
        self.0.keys().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(board_ids: &[(u16, u8)], address: Address) -> String {
        let board_ids: BoardIds =
            board_ids.iter().map(|(court, board)| (CourtId(*court), BoardNo(*board))).collect();
        match board_ids.find(address) {
            Ok((court, board)) => format!("{court}, {board}"),
            Err(why) => why,
        }
    }

    #[test]
    fn a_line_is_told_what_it_lacks() {
        let piped = |court: Option<u16>, board| Address::Piped(court.map(CourtId), BoardNo(board));
        let typed = |board: Option<u8>| Address::Typed(board.map(BoardNo));
        let two = [(1, 1), (1, 2), (2, 1), (2, 3)];
        for (board_ids, address, expected) in [
            (&two[..1], typed(None), "court 1, board 1"),
            (&two[..1], piped(None, 1), "court 1, board 1"),
            (&two, piped(Some(2), 1), "court 2, board 1"),
            (&two, piped(None, 3), "court 2, board 3"),
            (
                &two,
                piped(None, 1),
                "which court? this device reports for court 1, 2: add \"court\"",
            ),
            (
                &two,
                piped(Some(7), 1),
                "there is no court 7 for this device; it reports for court 1, 2",
            ),
            (
                &two,
                piped(Some(1), 3),
                "there is no board 3 for this device; it reports for boards 1, 2 of court 1",
            ),
            (
                &two,
                typed(Some(9)),
                "there is no board 9 for this device; it reports for boards 1, 2 of court 1; \
                 boards 1, 3 of court 2",
            ),
            (
                &two,
                typed(Some(1)),
                "which court? this device reports for court 1, 2, and a typed line names none: \
                 pipe JSON Lines in, or enrol a device for each court",
            ),
            (&two[..2], typed(None), "which board? begin the line with its number, such as 3 e4"),
        ] {
            assert_eq!(told(board_ids, address), expected);
        }
    }
}
