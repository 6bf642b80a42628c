//! Corrections by the head referee: clocks, the position of record, the players.

use court_protocol::{
    Act, BySide, FactId, Field, GameId, Millis, NeedsForStep, Phase, PlayerId, Refusal, Setting,
    Side,
};

use super::based_on::check_based_on;
use super::start::since_paired;
use super::{Decision, Ruled, bad_setting, check_reason, wrong_phase};
use crate::permits::Basis;
use crate::play::parse_record;
use crate::record::FactBody;
use crate::setup;

/// A game begun with reversed colours goes on from this half-move on: ten moves by both (FIDE 7.3).
const PLAY_ON: u16 = 20;

impl Decision<'_> {
    /// Sets clocks, from the tap on.
    pub(super) fn set_clock(
        self,
        (game, based_on): (GameId, Option<FactId>),
        (left, to_run): (BySide<Option<Millis>>, Option<Side>),
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        Basis::of(game).may(Act::SetClock, self.sender.instant.at)?;
        check_based_on(self.sender, game, based_on)?;
        if left == BySide::default() && to_run.is_none() {
            return Err(bad_setting(Setting::Clocks, &""));
        }
        for side in Side::BOTH {
            let Some(left) =
                left[side].filter(|left| *left < Millis::ZERO || *left > setup::TIME_MAX)
            else {
                continue;
            };
            return Err(bad_setting(Setting::TimeLeft { side }, &left));
        }
        let device = self.sender.device;
        let input = FactBody::ClockSet { left, to_run, device, reason: reason.to_owned() };
        let at = since_paired(game, self.sender.instant.at);
        Ok(self.in_game(game, at, input))
    }

    /// Sets the position of record, from the tap on. It may be one that chess does not allow.
    // rules: FIDE-7.1
    pub(super) fn set_position(
        self,
        (game, based_on): (GameId, Option<FactId>),
        fen: &str,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        Basis::of(game).may(Act::SetPosition, self.sender.instant.at)?;
        check_based_on(self.sender, game, based_on)?;
        if fen.len() > setup::FEN_MAX {
            return Err(super::too_long(Field::Position, setup::FEN_MAX));
        }
        if parse_record(fen).is_err() {
            return Err(bad_setting(Setting::Position, &fen));
        }
        let device = self.sender.device;
        let input =
            FactBody::PositionSet { fen: fen.to_owned(), device, reason: reason.to_owned() };
        let at = since_paired(game, self.sender.instant.at);
        Ok(self.in_game(game, at, input))
    }

    /// Corrects the players of a game: the record names the people at the board. Games of two
    /// boards are corrected one by one.
    // rules: FIDE-7.3
    pub(super) fn set_players(
        self,
        (game, based_on): (GameId, Option<FactId>),
        players: BySide<PlayerId>,
        reason: &str,
    ) -> Result<Ruled, Refusal> {
        check_reason(reason)?;
        let game = self.game(game)?;
        Basis::of(game).may(Act::SetPlayers, self.sender.instant.at)?;
        check_based_on(self.sender, game, based_on)?;
        if players.white == players.black {
            return Err(bad_setting(Setting::Players, &players.white.0));
        }
        let now = game.play.players;
        let is_reversed = (players.white, players.black) == (now.black, now.white);
        let is_early = game.play.result.ended.is_none()
            && matches!(game.play.phase, Phase::Running | Phase::Paused)
            && game.play.table.ply < PLAY_ON;
        if is_reversed && is_early && game.play.evidence != court_protocol::Evidence::Table {
            return Err(wrong_phase(game, NeedsForStep::AnnulStart));
        }
        let device = self.sender.device;
        let input = FactBody::PlayersSet { players, device, reason: reason.to_owned() };
        let at = since_paired(game, self.sender.instant.at);
        Ok(self.in_game(game, at, input))
    }
}
