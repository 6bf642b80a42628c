//! What is reported before the court was seen: dated when it is said, addressed by what the court
//! said of this device before, and kept like every report. What a new device reports before it was
//! ever let in is held until it is.

use super::{Agent, Effect};
use crate::terminal::counted;
use crate::typed::TypedLine;
use court_client::Place;
use court_protocol::{Ask, BoardNo, CourtId, Micros, Seen};
use shakmaty::Chess;

/// Reports held for a device that was never let in: an hour of one board, while somebody fetches a
/// code.
const HELD_MAX: usize = 1_024;

/// A report without an address yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Early {
    /// When it happened.
    pub(super) at: Micros,
    /// The court, where it names one.
    pub(super) court: Option<CourtId>,
    /// The board, where it names one.
    pub(super) board: Option<BoardNo>,
    /// What was seen.
    pub(super) seen: Seen,
}

impl Early {
    /// What a person types while the position is not known.
    pub(super) fn typed(now: Micros, line: &str, typed: &TypedLine<'_>) -> Result<Self, String> {
        let (seen, _) = typed.seen(&Chess::default())?;
        let is_as_typed = |uci: &str| line.split_whitespace().any(|word| word == uci);
        match &seen {
            Seen::Moved { uci, reading: None } | Seen::Placed { uci } if is_as_typed(uci) => {}
            Seen::Moved { .. } | Seen::Placed { .. } => {
                return Err("the position has not been seen yet: type the move square by square, \
                            such as e2e4, and without its clock"
                    .to_owned());
            }
            _ => {}
        }
        Ok(Self { at: now, court: None, board: typed.board, seen })
    }

    /// The court and board it means, among those of this device.
    fn seat(&self, place: &Place) -> Result<(CourtId, BoardNo), String> {
        let court = match (self.court, &place.courts[..]) {
            (None, [only]) => *only,
            (None, _) => return Err("which court?".to_owned()),
            (Some(court), courts) if courts.contains(&court) => court,
            (Some(_), courts) => {
                let courts: Vec<String> = courts.iter().map(ToString::to_string).collect();
                let courts = courts.join(", ");
                return Err(format!("no such court here; this device reports for {courts}"));
            }
        };
        match (self.board, &place.boards[..]) {
            (None, [only]) => Ok((court, *only)),
            (None, _) => Err("which board?".to_owned()),
            (Some(board), boards) if boards.is_empty() || boards.contains(&board) => {
                Ok((court, board))
            }
            (Some(_), boards) => {
                let boards: Vec<String> = boards.iter().map(|board| board.0.to_string()).collect();
                let boards = boards.join(", ");
                Err(format!("no such board here; this device reports for {boards}"))
            }
        }
    }
}

impl Agent {
    /// Reports what was seen while the court was not: for the game that stood on the board then,
    /// which the court knows.
    pub(super) fn report_early(
        &mut self,
        early: Early,
        effects: &mut Vec<Effect>,
    ) -> Result<(), String> {
        let Some(place) = &self.place else {
            if self.held.len() == HELD_MAX {
                return Err(format!(
                    "{HELD_MAX} reports wait for this device to be let in; this one is not taken"
                ));
            }
            if self.held.is_empty() {
                effects.push(Effect::Say(
                    "this device was never let in, so its court is not known: reports are held, not \
                     on disk yet, until the court lets it in"
                        .to_owned(),
                ));
            }
            self.held.push(early);
            return Ok(());
        };
        let (court, board) = early.seat(place)?;
        let Early { at, seen, .. } = early;
        let ask = Ask::Observe { board, game: None, seen };
        effects.push(Effect::Ask { at: Some(at), court, ask });
        Ok(())
    }

    /// What is lost if the agent ends now: who was never let in has nothing on the disk.
    pub(super) fn held_in_vain(&self) -> Option<String> {
        let held = counted(self.held.len() as u64, "report");
        let is_any = !self.held.is_empty();
        is_any.then(|| format!("{held} of a device that was never let in: not kept, and not sent"))
    }

    /// The court has said where this device works: what was held can be kept.
    pub(super) fn let_in(&mut self, place: Place, effects: &mut Vec<Effect>) {
        self.place = Some(place);
        for early in std::mem::take(&mut self.held) {
            if let Err(why) = self.report_early(early, effects) {
                effects.push(Effect::Say(why));
            }
        }
    }
}
