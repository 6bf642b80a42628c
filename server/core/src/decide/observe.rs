//! Observations at a board.

use court_protocol::{
    Act, Answer, BoardNo, Claim, ClockRule, CourtTime, FactId, Field, GameId, Question, Refusal,
    Seen, Setting,
};
use shakmaty::uci::UciMove;

use super::calls::check_fault;
use super::start::since_paired;
use super::{Decision, Ruled};
use crate::game::Game;
use crate::notation::Notation;
use crate::permits::Basis;
use crate::record::FactBody;

/// Longest text that a refusal repeats, in bytes: enough to recognise it.
const GIVEN_BACK_MAX: usize = 16;

impl<'a> Decision<'a> {
    /// Records an observation and rules on it. An infringement is recorded all the same.
    ///
    /// # Errors
    /// An observation without a game, before its game, with no possible move, or not reported at
    /// this board's level.
    pub(super) fn observe(
        self,
        board: BoardNo,
        game: Option<GameId>,
        seen: &Seen,
    ) -> Result<Ruled, Refusal> {
        self.board_exists(board)?;
        let at = self.sender.instant.at;
        let game = self.observed_game(board, game, at)?;
        check(seen)?;
        // The head referee may be called to a board before its start, and a fault may be called at
        // any time.
        let at_any_time = matches!(seen, Seen::ChiefCalled | Seen::Fault { .. });
        let at = if at_any_time { since_paired(game, at) } else { at };
        let basis = Basis::of(game);
        basis.may(Act::of_seen(seen), at)?;
        basis.must_know(seen)?;
        if let Some(asked) = self.asks_for_flag(game, seen) {
            return self.answer(asked, &Answer::Yes);
        }
        let error = self.sender.instant.error;
        // The answer keeps the time that was set, also if the ruling is annulled.
        let task = game.clock_task_shown(at + error).filter(|_| *seen == Seen::ClockSet);
        if let Some(task) = task {
            let facts = self.answer_at(at, game, task, &Answer::Yes)?;
            return Ok(Ruled::one(board, game.id, facts));
        }
        let input = FactBody::Seen { seen: seen.clone(), device: self.sender.device, error };
        let facts = self.call(game, at, self.sender.off_duty, input);
        Ok(Ruled::one(board, game.id, facts))
    }

    /// The question whether a flag is down, if this report answers it. On the court's clock only
    /// the head referee's report does.
    fn asks_for_flag(self, game: &Game, seen: &Seen) -> Option<FactId> {
        let Seen::FlagSeen { side } = seen else { return None };
        let may = game.play.clocks.rule == ClockRule::Court && self.is_head();
        let mut open = game.play.questions.iter().filter(|_| may);
        let question = Question::FlagExpected { side: *side };
        open.find(|open| open.question == question).map(|open| open.fact)
    }

    /// The game named, or the board's game at that instant.
    pub(super) fn observed_game(
        self,
        board: BoardNo,
        game: Option<GameId>,
        at: CourtTime,
    ) -> Result<&'a Game, Refusal> {
        if let Some(id) = game {
            let game = self.game(id)?;
            if game.board != board {
                return Err(Refusal::NoSuchGame { game: id, on: Some(game.board) });
            }
            return Ok(game);
        }
        let on = &self.court.boards[&board];
        let (games, current) = (&on.games, on.current());
        let begun = |id: &&GameId| {
            self.court.games[*id].play.start.opened.is_some_and(|opened| opened <= at)
        };
        // The last game that had begun; before the first of them, the game on the board now.
        let id = games.iter().rev().find(begun).filter(|id| {
            // A game that is over does not take an observation that belongs to the waiting one.
            current == Some(**id)
                || self.court.games[*id].play.result.ended.is_none_or(|ended| at <= ended.at)
        });
        // An observation of a game that was taken off since is none of the next game.
        let waits = current.filter(|_| on.taken_off.is_none_or(|taken_off| at >= taken_off));
        let id = id.copied().or(waits).ok_or(Refusal::NoGame { board })?;
        Ok(&self.court.games[&id])
    }
}

/// Checks the form of an observation.
fn check(seen: &Seen) -> Result<(), Refusal> {
    if let Seen::Placed { uci }
    | Seen::Moved { uci, .. }
    | Seen::Claimed {
        claim: Claim::Threefold { uci: Some(uci) } | Claim::FiftyMoves { uci: Some(uci) },
        ..
    } = seen
    {
        let parsed = UciMove::from_ascii(uci.as_bytes());
        if !matches!(parsed, Ok(UciMove::Normal { .. })) || Notation::new(uci).is_none() {
            return Err(Refusal::NotAMove { text: uci.chars().take(GIVEN_BACK_MAX).collect() });
        }
    }
    if let Seen::Exchanged { square, .. } = seen
        && square.parse::<shakmaty::Square>().is_err()
    {
        let found: String = square.chars().take(GIVEN_BACK_MAX).collect();
        return Err(super::bad_setting(Setting::Square, &found));
    }
    if let Seen::Claimed { claim: Claim::Irregularity { what }, .. } = seen {
        super::check_text(Field::Claim, what, Claim::WHAT_MAX)?;
    }
    check_fault(seen)
}
