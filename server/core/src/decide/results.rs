//! Results on their way from the board to the seal (ALL-3).

use court_protocol::{
    Act, Change, ConfirmedResult, CourtTime, FactId, Fits, GameId, GameResult, NeedsForStep, Phase,
    Refusal, Role, Ruleset, Setting, Termination,
};

use super::based_on::check_based_on;
use super::start::since_paired;
use super::{Decision, Part, Ruled, bad_setting, check_reason, some, wrong_phase};
use crate::game::Game;
use crate::permits::Basis;
use crate::record::FactBody;

impl Decision<'_> {
    /// Records a referee's entry, from his tap on.
    pub(super) fn enter_result(
        self,
        game: GameId,
        result: GameResult,
        by: Option<Termination>,
    ) -> Result<Ruled, Refusal> {
        let game = self.game(game)?;
        let basis = Basis::of(game);
        basis.may(Act::EnterResult, self.sender.instant.at)?;
        basis.may_be_entered(Some(result))?;
        check_fits(result, by)?;
        check_sprint(game, result, by)?;
        let device = self.sender.device;
        let role = device.and_then(|device| self.court.role(device));
        let confirms = role.is_none_or(|(role, _)| role >= Role::Deputy);
        let input = FactBody::ResultEntered { result, by, device, confirms };
        let at = since_paired(game, self.sender.instant.at);
        Ok(self.in_game(game, at, input))
    }

    /// Seals results that are confirmed: all of them or none.
    pub(super) fn seal(self, games: &[ConfirmedResult]) -> Result<Ruled, Refusal> {
        let begun = self.begun();
        let mut parts: Vec<Part> = Vec::new();
        for ConfirmedResult { game: id, result: seen } in games {
            let game = self.game(*id)?;
            if begun.contains(id) || parts.iter().any(|part| part.game == *id) {
                continue;
            }
            let result = Basis::of(game).may_be_sealed()?;
            if result != *seen {
                return Err(Refusal::Overtaken {
                    game: game.id,
                    change: Change::Became,
                    result: Some(result),
                    was: None,
                    by: None,
                    stands: None,
                });
            }
            let (at, device) = (after_all(game, self.moment.now), self.sender.device);
            let part = self.of_part(parts.len() as u64);
            let facts = part.input(game, at, FactBody::Sealed { result, device });
            parts.push(Part { board: game.board, game: game.id, facts });
        }
        some(parts, begun.is_empty())
    }

    /// Corrects a sealed result.
    pub(super) fn correct_result(
        self,
        game: GameId,
        result: GameResult,
        based_on: Option<FactId>,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        let basis = Basis::of(game);
        basis.may(Act::CorrectResult, self.moment.now)?;
        check_based_on(self.sender, game, based_on)?;
        basis.may_be_corrected(Some(result))?;
        let at = after_all(game, self.moment.now);
        let (was, device) = (game.play.result.ended.map(|ended| ended.result), self.sender.device);
        let input = FactBody::ResultCorrected { result, was, device, reason: reason.to_owned() };
        Ok(self.in_game(game, at, input))
    }
}

/// Returns `now`, or the instant of the game's last fact if that is later.
fn after_all(game: &Game, now: CourtTime) -> CourtTime {
    game.told.last().map_or(now, |last| last.at.max(now))
}

/// `ChessSprint` knows no draws by agreement; after a drawn game of a chain the next one is played
/// (CR-4.7-2).
pub(super) fn check_sprint(
    game: &Game,
    result: GameResult,
    by: Option<Termination>,
) -> Result<(), Refusal> {
    if game.play.ruleset != Ruleset::Sprint || result != GameResult::Drawn {
        return Ok(());
    }
    if by == Some(Termination::Agreement) {
        return Err(bad_setting(Setting::AgreedDraw, &""));
    }
    if game.play.result.ended.is_none()
        && !matches!(game.play.phase, Phase::Running | Phase::Paused)
    {
        return Err(wrong_phase(game, NeedsForStep::Played));
    }
    Ok(())
}

/// Checks that a result and its way of ending fit.
fn check_fits(result: GameResult, by: Option<Termination>) -> Result<(), Refusal> {
    let Some(by) = by else { return Ok(()) };
    let (is_so, fits) = match by {
        Termination::Checkmate
        | Termination::RedCards
        | Termination::FlagDeclared
        | Termination::KingLeftInCheck
        | Termination::IllegalMove => (matches!(result, GameResult::Won { .. }), Fits::Winner),
        Termination::Stalemate
        | Termination::DeadPosition
        | Termination::FivefoldRepetition
        | Termination::SeventyFiveMoves
        | Termination::ThreefoldRepetition
        | Termination::FiftyMoves
        | Termination::IllegalPosition
        | Termination::Agreement
        | Termination::BothFlags => (result == GameResult::Drawn, Fits::Draw),
        Termination::Resignation
        | Termination::FlagFall
        | Termination::CapturedPoints
        | Termination::IllegalMoves => (result != GameResult::BothLost, Fits::WinnerOrDraw),
        Termination::Forfeit
        | Termination::Penalty
        | Termination::Entered
        | Termination::PlayersAgreed
        | Termination::Ruling => return Ok(()),
    };
    if is_so { Ok(()) } else { Err(Refusal::BadResult { result, by, fits }) }
}
