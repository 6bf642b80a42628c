//! The tags of recorded games against the pairings the court shows.

use super::{Agent, Effect, Source};
use crate::pgn::RecordedGame;
use crate::recorded::Seat;
use court_protocol::GameView;

impl Agent {
    /// Says once of a match that is played online what the tags of its recorded game say otherwise
    /// than its pairing (IM-1-1). What becomes of it is the referee's to say: it is reported all the
    /// same.
    pub(super) fn compare_tags(&mut self, seat: Seat, game: &GameView, effects: &mut Vec<Effect>) {
        let Source::Recorded(book) = &self.source else { return };
        let Some(online) = &game.online else { return };
        if self.compared.insert(seat, game.game) == Some(game.game) {
            return;
        }
        let dealt = self.dealt.get(&seat).map_or(&[][..], Vec::as_slice);
        let Some(recorded) = book.of_round(dealt, game.round) else { return };
        let RecordedGame { file, number, .. } = recorded;
        let (court, board) = seat;
        for differs in recorded.differs_from(online) {
            let said = format!("{court}, {board}: {file}, game {number}: {differs}");
            effects.push(Effect::Say(said));
        }
    }
}
