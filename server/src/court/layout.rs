//! The courts of a hall and their boards.

use court_protocol::{BoardNo, CourtId, Grant, Refusal};
use std::collections::BTreeMap;

/// The hall's courts, and how many boards stand on each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Layout(pub BTreeMap<CourtId, u8>);

impl Layout {
    /// Checks that a device may be given these courts and boards.
    ///
    /// # Errors
    /// [`Refusal::NoSuchCourt`] and [`Refusal::NoSuchBoard`].
    pub fn holds(&self, grant: &Grant) -> Result<(), Refusal> {
        for court in &grant.courts {
            let Some(&boards) = self.0.get(court) else {
                return Err(Refusal::NoSuchCourt { court: *court });
            };
            let is_there = |board: &BoardNo| (1..=boards).contains(&board.0);
            if let Some(&board) = grant.boards.iter().find(|board| !is_there(board)) {
                return Err(Refusal::NoSuchBoard { board, boards });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::Role;

    #[test]
    fn a_code_is_given_only_for_courts_and_boards_that_are_there() {
        let layout = Layout(BTreeMap::from([(CourtId(1), 12), (CourtId(2), 8)]));
        let told = |courts: &[u16], boards: &[u8]| {
            let courts = courts.iter().copied().map(CourtId).collect();
            let boards = boards.iter().copied().map(BoardNo).collect();
            layout.holds(&Grant { role: Role::Board, courts, boards })
        };
        assert_eq!(told(&[], &[]), Ok(()));
        assert_eq!(told(&[1], &[1, 12]), Ok(()));
        assert_eq!(told(&[1, 9], &[]), Err(Refusal::NoSuchCourt { court: CourtId(9) }));
        let no_board = Refusal::NoSuchBoard { board: BoardNo(9), boards: 8 };
        assert_eq!(told(&[1, 2], &[9]), Err(no_board));
    }
}
