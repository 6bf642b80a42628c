//! Results on their way from the board to the seal (ALL-3).

use court_protocol::{
    CourtTime, GameId, GameResult, Question, Refusal, ResultState, Role, Termination,
};

use super::players::{check_correction, check_entry};
use super::start::since_paired;
use super::{Moment, Part, Ruled, Sender, bad_setting, check_open, check_reason, some};
use crate::game::Game;
use crate::record::FactBody;
use crate::state::CourtState;

impl CourtState {
    /// Takes a referee's entry down, from his tap on.
    pub(super) fn enter_result(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        game: GameId,
        result: GameResult,
        by: Option<Termination>,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        check_open(game)?;
        check_fits(result, by)?;
        check_entry(game, result)?;
        let device = sender.device;
        let role = device.and_then(|device| self.role(device));
        let confirms = role.is_none_or(|(role, _)| role >= Role::Deputy);
        let input = FactBody::ResultEntered { result, by, device, confirms };
        let at = since_paired(game, sender.instant.at);
        Ok(Ruled::one(game.board, game.id, self.input(moment, game, at, input)))
    }

    /// Seals results that are agreed: all of them or none.
    pub(super) fn seal(
        &self,
        moment: Moment<'_>,
        sender: &Sender,
        games: &[GameId],
    ) -> Result<Ruled, Refusal> {
        let begun = self.begun(sender);
        let mut parts: Vec<Part> = Vec::new();
        for id in games {
            let game = self.game(*id)?;
            if begun.contains(id) || parts.iter().any(|part| part.game == *id) {
                continue;
            }
            check_open(game)?;
            let result = agreed(game)?;
            let at = behind_all(game, moment.now);
            let moment = moment.of_part(parts.len() as u64);
            let facts = self.input(moment, game, at, FactBody::Sealed { result });
            parts.push(Part { board: game.board, game: game.id, facts });
        }
        some(parts, begun.is_empty())
    }

    /// Corrects a sealed result.
    pub(super) fn correct_result(
        &self,
        moment: Moment<'_>,
        game: GameId,
        result: GameResult,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        if !game.play.sealed {
            let needs = "it is not sealed: enter it, or make the wrong ruling void".to_owned();
            return Err(Refusal::NotAgreed { game: game.id, needs });
        }
        check_correction(game, result)?;
        let at = behind_all(game, moment.now);
        let input = FactBody::ResultCorrected { result, reason: reason.to_owned() };
        Ok(Ruled::one(game.board, game.id, self.input(moment, game, at, input)))
    }
}

/// The result that is to be sealed, or why it cannot be.
fn agreed(game: &Game) -> Result<GameResult, Refusal> {
    let waits = |question: &Question| matches!(question, Question::Amendment { .. });
    let needs = match (game.play.result_state(), game.play.ended) {
        (ResultState::Agreed, Some(ended)) => {
            if !game.questions().iter().any(|open| waits(&open.question)) {
                return Ok(ended.result);
            }
            "what was learned late about it waits in the inbox"
        }
        (ResultState::Open, Some(_)) => "a referee has to enter what the board shows",
        (ResultState::Open, None) => "it has not ended",
        (ResultState::Entered, _) => {
            "a second referee, the head referee or his deputy, has to enter the same"
        }
        _ => "the entries differ, or the board says otherwise",
    };
    Err(Refusal::NotAgreed { game: game.id, needs: needs.to_owned() })
}

/// Behind everything the game was told.
fn behind_all(game: &Game, now: CourtTime) -> CourtTime {
    game.told.last().map_or(now, |last| last.at.max(now))
}

/// A result and how it came about have to fit.
fn check_fits(result: GameResult, by: Option<Termination>) -> Result<(), Refusal> {
    let Some(by) = by else { return Ok(()) };
    let (fits, expected) = match by {
        Termination::Checkmate
        | Termination::FlagDeclared
        | Termination::KingLeftInCheck
        | Termination::IllegalMove => (matches!(result, GameResult::Won { .. }), "a winner"),
        Termination::Stalemate
        | Termination::DeadPosition
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::Agreement
        | Termination::BothFlags => (result == GameResult::Drawn, "a draw"),
        Termination::Resignation | Termination::FlagFall | Termination::IllegalMoves => {
            (result != GameResult::BothLost, "a winner or a draw")
        }
        Termination::Forfeit
        | Termination::Penalty
        | Termination::Entered
        | Termination::PlayersAgreed
        | Termination::Ruling => (true, ""),
    };
    if fits {
        return Ok(());
    }
    Err(bad_setting(&format!("a result by {by:?}"), &result.to_string(), expected))
}
