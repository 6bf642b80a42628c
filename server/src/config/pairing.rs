//! A set-up file's `[[pairing]]`: a game put on a board.

use super::online::handles;
use super::rules::{PlayerAttributes, RulesTable, unwilling};
use super::source::{PlayerNumber, Source, Whole};
use super::time::TimeTable;
use super::{ConfigError, CourtPlan, Event};
use court_protocol::{
    BoardNo, BySide, ClockRule, CourtId, Evidence, GameId, GameSetup, IllegalMoveRule, Pairing,
    PlayerId, Refusal, Ruleset, RunEvidence, RunMode, Setting, Side, TimeControl,
};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// Games without a number in the file are numbered by round and board: 3012 is board 12 of round 3.
const GAMES_PER_ROUND: u32 = 1_000;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PairingTable {
    court: Option<Spanned<Whole<1, 65_535>>>,
    board: Spanned<Whole<1, 64>>,
    game: Option<Whole<1, 4_294_967_295>>,
    round: Option<Whole<1, 65_535>>,
    white: Spanned<PlayerNumber>,
    black: Spanned<PlayerNumber>,
    ruleset: Option<Ruleset>,
    white_time: Option<TimeTable>,
    black_time: Option<TimeTable>,
    clock: Option<ClockRule>,
    evidence: Option<Evidence>,
    runs: Option<RunEvidence>,
    run_mode: Option<RunMode>,
    white_run_mode: Option<RunMode>,
    black_run_mode: Option<RunMode>,
    turning_point: Option<Whole<1, 14>>,
    start_fen: Option<Spanned<String>>,
}

/// The file's settings for all its pairings.
pub(super) struct EventDefaults {
    pub(super) rules: RulesTable,
    pub(super) time: TimeTable,
    pub(super) illegal_moves: IllegalMoveRule,
    pub(super) entries: BTreeMap<PlayerId, PlayerAttributes>,
    /// Of each court, in the order of the file.
    pub(super) run_modes: Vec<Option<RunMode>>,
}

impl EventDefaults {
    /// A game on a court with the usual settings of its rule system, of the court and of its players.
    pub(super) fn game(
        &self,
        plan: &CourtPlan,
        round: u16,
        ruleset: Ruleset,
        players: BySide<PlayerId>,
        time: BySide<TimeControl>,
    ) -> GameSetup {
        let entries = players.map(|player| &self.entries[&player]);
        let of_court = self.run_modes.get(usize::from(plan.court.0) - 1).copied().flatten();
        let usual = || referee_core::setup::usual_run_mode(plan.setup.kind);
        GameSetup {
            round,
            players,
            ruleset,
            time,
            carried: false,
            clock: ClockRule::Court,
            evidence: Evidence::Moves,
            runs: RunEvidence::Presumed,
            run_mode: BySide::both(of_court.unwrap_or_else(usual)),
            turning_point: entries.map(|entry| entry.turning_point(&plan.setup)),
            start_fen: None,
            illegal_moves: self.illegal_moves,
            draw_cards: referee_core::setup::usual_draw_cards(ruleset),
            match_rule: self.rules.match_rule(ruleset),
            site: self.rules.site(ruleset),
            walk: self.rules.walk(ruleset, entries),
        }
    }
}

impl Source<'_> {
    /// Puts games on boards.
    pub(super) fn pairings(
        &self,
        event: &mut Event,
        tables: Vec<Spanned<PairingTable>>,
        defaults: &EventDefaults,
    ) -> Result<(), ConfigError> {
        let mut taken = BTreeSet::new();
        for table in tables {
            self.pairing(event, &mut taken, table, defaults)?;
        }
        Ok(())
    }

    fn pairing(
        &self,
        event: &mut Event,
        taken: &mut BTreeSet<(CourtId, GameId)>,
        table: Spanned<PairingTable>,
        defaults: &EventDefaults,
    ) -> Result<(), ConfigError> {
        let span = table.span();
        let table = table.into_inner();
        let (court, court_span) = table
            .court
            .as_ref()
            .map_or((1, span.clone()), |court| (court.get_ref().get(), court.span()));
        let n_courts = event.courts.len();
        let known = |id: &Spanned<PlayerNumber>| {
            let player = PlayerId(id.get_ref().get());
            if event.persons.contains_key(&player) {
                Ok(player)
            } else {
                Err(self.value(id.span(), "player", player, "the id of a [[player]]"))
            }
        };
        let players = BySide { white: known(&table.white)?, black: known(&table.black)? };
        if players.white == players.black {
            let span = table.black.span();
            return Err(self.value(span, "black", players.black, "another player than white"));
        }
        let ruleset = defaults.rules.ruleset(table.ruleset);
        let entries = players.map(|player| &defaults.entries[&player]);
        if ruleset == Ruleset::Walk
            && let Some(side) = unwilling(entries)
        {
            let id = if side == Side::White { &table.white } else { &table.black };
            let name = event.persons[&players[side]].listed_name();
            let found = format!("{name}, who has not agreed to walk,");
            let what = side.to_string().to_lowercase();
            return Err(self.value(id.span(), what, found, "a [[player]] with `walks = true`"));
        }
        if let Some(site) = defaults.rules.site(ruleset) {
            let persons = players.map(|player| &event.persons[&player]);
            let ids = BySide { white: &table.white, black: &table.black };
            handles(self, &site, persons, &ids.map(Spanned::span))?;
        }
        let none = TimeTable::default();
        let usual = defaults.rules.time(ruleset, entries);
        let of_event = if defaults.rules.sets_time_of(ruleset) { &defaults.time } else { &none };
        let control = |own: Option<&TimeTable>, usual| {
            self.time(own.unwrap_or(&none), self.time(of_event, usual)?)
        };
        let time = BySide {
            white: control(table.white_time.as_ref(), usual.white)?,
            black: control(table.black_time.as_ref(), usual.black)?,
        };
        let round: u16 = table.round.map_or(1, Whole::get);
        for (side, id) in [(Side::White, &table.white), (Side::Black, &table.black)] {
            if let Some(elsewhere) = board_of(event, round, players[side]) {
                let found = format!("{}, who plays on {elsewhere},", players[side]);
                let expected = format!("a player without another game in round {round}");
                let what = side.to_string().to_lowercase();
                return Err(self.value(id.span(), what, found, expected));
            }
        }
        let Some(plan) = event.courts.iter_mut().find(|plan| plan.court == CourtId(court)) else {
            let expected = format!("1 to {n_courts}, the courts of this file");
            return Err(self.value(court_span, "court", court, expected));
        };
        let board: u8 = table.board.get_ref().get();
        if board > plan.setup.boards {
            let expected = format!("1 to {}, the boards of {}", plan.setup.boards, plan.court);
            return Err(self.value(table.board.span(), "board", board, expected));
        }
        let game = GameId(
            table.game.map_or(u32::from(round) * GAMES_PER_ROUND + u32::from(board), Whole::get),
        );
        if !taken.insert((plan.court, game)) {
            let expected = format!("a number no other game on {} has", plan.court);
            return Err(self.value(span, "game", game, expected));
        }
        if plan.pairings.iter().any(|other| other.board == BoardNo(board)) {
            let expected = "one game on each board; a later round has a file of its own, which \
                 `referee-server round FILE` puts on the boards";
            return Err(self.value(table.board.span(), "board", board, expected));
        }
        let usual = defaults.game(plan, round, ruleset, players, time);
        let run_mode = |own: Option<RunMode>, usual| own.or(table.run_mode).unwrap_or(usual);
        let turning_point = |usual| table.turning_point.map_or(usual, Whole::get);
        let setup = GameSetup {
            clock: table.clock.unwrap_or(usual.clock),
            evidence: table.evidence.unwrap_or(usual.evidence),
            runs: table.runs.unwrap_or(usual.runs),
            run_mode: BySide {
                white: run_mode(table.white_run_mode, usual.run_mode.white),
                black: run_mode(table.black_run_mode, usual.run_mode.black),
            },
            turning_point: usual.turning_point.map(turning_point),
            start_fen: table.start_fen.as_ref().map(|fen| fen.get_ref().clone()),
            ..usual
        };
        referee_core::setup::validate_game(&plan.setup, &setup).map_err(|refusal| {
            let is_of_position =
                matches!(refusal, Refusal::BadSetting { setting: Setting::Position, .. });
            let of_fen = table.start_fen.as_ref().filter(|_| is_of_position);
            self.refused(of_fen.map_or(span, Spanned::span), refusal)
        })?;
        plan.pairings.push(Pairing { board: BoardNo(board), game, setup });
        Ok(())
    }
}

/// The board on which a player already has a game in a round.
fn board_of(event: &Event, round: u16, player: PlayerId) -> Option<String> {
    event.courts.iter().find_map(|plan| {
        let plays = |pairing: &&Pairing| {
            let GameSetup { players, .. } = &pairing.setup;
            pairing.setup.round == round && [players.white, players.black].contains(&player)
        };
        let pairing = plan.pairings.iter().find(plays)?;
        Some(format!("{} of {}", pairing.board, plan.court))
    })
}
