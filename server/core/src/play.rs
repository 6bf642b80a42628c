//! A game in play: its state, folded from its facts one by one.
//!
//! Folding asks no rule and cannot fail. The state the rules need is here; the rules themselves are
//! in [`rules`](crate::rules).

mod chain;
mod claims;
mod clocks;
mod course;
mod dispute;
mod equipment;
mod last_move;
mod match_play;
mod moves;
mod penalties;
mod position;
mod questions;
mod reports;
mod results;
mod runners;
mod speed;
mod table;
mod walking;

use court_protocol::{
    BySide, ClockRule, Evidence, GameSetup, Millis, Phase, PlayerId, Question, ResultState,
    Ruleset, Side, Termination, Whereabouts,
};

use crate::record::{Fact, FactBody, Note, TimeFor};
use chain::Chain;
pub(crate) use chain::DrawnGame;
pub use clocks::Account;
use clocks::Clocks;
pub(crate) use clocks::{FlagAsked, Witness};
use course::Start;
pub(crate) use course::Stopped;
use dispute::{Dispute, Offers};
pub(crate) use dispute::{Irregular, Pending, Treated};
use equipment::Sweep;
pub(crate) use equipment::{Failed, Item};
pub use match_play::CapturedPiece;
pub(crate) use match_play::Match;
pub(crate) use penalties::{Stage, TOGETHER, stop_time, untimed};
pub(crate) use position::{
    awaits_next_move, color, forced, make, parse_fen, parse_record, read_move, side_of, squares,
    write_san,
};
pub(crate) use questions::Open;
use results::Results;
pub(crate) use results::{Correction, Ended, ResultEntry, all_equal, with_entry};
use runners::Runners;
pub(crate) use speed::{Speed, is_of_a_move};
use table::Table;
pub(crate) use table::{MoveMade, PlacedMove};
pub(crate) use walking::Card;

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Play {
    pub phase: Phase,
    pub ruleset: Ruleset,
    pub evidence: Evidence,
    pub players: BySide<PlayerId>,
    pub sweep: Sweep,
    pub start: Start,
    /// Set while the game is stopped; names the clock that runs on when it resumes.
    pub stopped: Option<Stopped>,
    pub chain: Chain,
    pub table: Table,
    pub clocks: Clocks,
    pub runners: Runners,
    pub dispute: Dispute,
    pub offers: Offers,
    /// State of an Intramural match alone.
    pub intramural: Option<Match>,
    /// Open matters between the players of a Speed game.
    pub speed: Speed,
    pub result: Results,
    /// The open questions to a referee, oldest first.
    pub questions: Vec<Open>,
    /// The reports of the last seconds.
    pub reports: reports::Reports,
    /// The source of the report that is being ruled on.
    witness: Witness,
}

impl Play {
    /// A game as it is paired: White behind his line, Black at the board (CR-2.1-3).
    pub(crate) fn new(setup: &GameSetup) -> Self {
        let is_known = setup.evidence != Evidence::Table;
        Self {
            phase: Phase::Waiting,
            ruleset: setup.ruleset,
            evidence: setup.evidence,
            players: setup.players,
            sweep: Sweep::default(),
            start: Start::default(),
            stopped: None,
            chain: Chain::new(setup.start_fen.clone()),
            table: Table::new(setup.start_fen.as_deref(), is_known),
            clocks: Clocks::new(setup.time, setup.clock),
            runners: Runners::new(setup),
            dispute: Dispute::new(setup.illegal_moves),
            offers: Offers::new(setup.draw_cards),
            intramural: setup.match_rule.map(Match::new),
            speed: Speed::default(),
            result: Results::default(),
            questions: Vec::new(),
            reports: reports::Reports::default(),
            witness: Witness::COURT,
        }
    }

    /// True if the game is running and presses start and stop the court's clock.
    pub(crate) fn runs_on_court_clock(&self) -> bool {
        let by_court = self.clocks.rule == ClockRule::Court && self.evidence != Evidence::Table;
        by_court && self.phase == Phase::Running
    }

    /// The side to move; `None` where that is not known.
    pub(crate) fn to_move(&self) -> Option<Side> {
        // The clock of a player who corrects something runs, even on the opponent's turn.
        let corrects = || self.dispute.corrects.map(Side::other);
        let runs = || self.clocks.running.map(|running| running.side);
        self.table.to_move().or_else(corrects).or_else(runs)
    }

    /// The side to move: by the board, by the clock that runs, or else by the count of moves.
    pub(crate) fn turn(&self) -> Side {
        let by_count = || {
            if self.table.ply.is_multiple_of(2) {
                self.table.first
            } else {
                self.table.first.other()
            }
        };
        self.to_move().unwrap_or_else(by_count)
    }

    /// Applies one fact; it cannot fail.
    pub(crate) fn fold(&mut self, fact: &Fact) {
        let at = fact.at;
        self.result.note_manual(fact);
        self.start.is_lost = matches!(fact.body, FactBody::Interrupted)
            && self.phase == Phase::Countdown
            && self.stopped.is_none();
        self.result.entered_at = match &fact.body {
            FactBody::ResultEntered { .. } => Some(at),
            FactBody::Ended { .. } => self.result.entered_at,
            _ => None,
        };
        if let FactBody::Moved { side, .. }
        | FactBody::EmptyPress { side }
        | FactBody::Pressed { side, .. }
        | FactBody::Illegal { side, .. }
        | FactBody::IllegalStands { side, .. }
        | FactBody::Waits { side, .. }
        | FactBody::Corrected { side }
        | FactBody::HandedBack { side } = &fact.body
        {
            self.hear_anew(at, *side);
        }
        match &fact.body {
            FactBody::Seen { seen, device, error } => {
                self.witness = Witness { device: *device, error: *error };
                // A report has no effect before GO or on a board that stands still.
                if matches!(self.phase, Phase::Running | Phase::Finished) {
                    self.reports.hear(at, seen, self.witness);
                }
            }
            FactBody::Ready { ready, .. } => self.sweep.ready = *ready,
            FactBody::Arranged { arranged } => {
                if let Some(game) = &mut self.intramural {
                    game.arranged = Some(*arranged);
                }
            }
            FactBody::Checked { item, side, finding, .. } => {
                self.sweep.checked((*item, *side), *finding);
            }
            FactBody::Waived { item, side, .. } => self.sweep.waive((*item, *side)),
            FactBody::CardsShown { side } => self.runners.walking[*side].show_all(),
            FactBody::Carded { side, shown, offence, by, .. } => {
                let (shown, offence, by) = (*shown, *offence, *by);
                self.runners.walking[*side].cards.push(Card {
                    at,
                    shown,
                    offence,
                    by,
                    known: false,
                });
            }
            FactBody::ChainGameDrawn { by, .. } => self.next_chain_game(at, *by),
            FactBody::Counting { go_at, .. } => self.count(at, *go_at),
            FactBody::Aborted => self.abort(),
            FactBody::Annulled { .. } => self.annul(),
            FactBody::Paused { .. } | FactBody::Interrupted | FactBody::Reopened => {
                self.stand_still(at, fact.id);
            }
            FactBody::ClockStarted => {
                self.start.clock_started = true;
                if let Some(game) = &mut self.intramural {
                    game.begin(at);
                }
                if self.evidence != Evidence::Table {
                    self.clocks.start(self.table.first, at, Witness::COURT);
                }
            }
            FactBody::Started => self.start(at),
            FactBody::Resumed => self.resume(at),
            FactBody::ResultEntered { result, by, device, confirms } => {
                let (device, confirms) = (*device, *confirms);
                self.result.enter(ResultEntry { device, result: *result, by: *by, confirms });
                self.close(|asked| matches!(asked, Question::ResultsDiffer { .. }));
            }
            FactBody::Sealed { .. } => self.result.sealed = true,
            FactBody::ResultCorrected { result, .. } => {
                // Only the agreement of both players corrects their decision (SP-25).
                let is_theirs = self.ruleset == Ruleset::Speed;
                let by = if is_theirs { Termination::PlayersAgreed } else { Termination::Ruling };
                self.result.correct_result(*result, by);
            }
            FactBody::ClockSet { left, to_run, .. } => self.set_clocks(at, *left, *to_run),
            FactBody::PositionSet { fen, .. } => self.set_position(fen),
            FactBody::PlayersSet { players, .. } => self.players = *players,
            FactBody::EvidenceSet { evidence, clock } => self.set_evidence(*evidence, *clock),
            FactBody::Answered { question, asked_at, asked, answer } => {
                self.answered((*question, *asked_at), asked, answer);
            }
            FactBody::Placed { side, uci } => {
                let placed = self.table.placed_by(*side);
                let before_run = placed.is_some_and(|standing| standing.before_run);
                self.table.placed = Some(PlacedMove { side: *side, uci: *uci, before_run });
                self.speed.placed(*uci);
            }
            FactBody::Moved { ply, side, uci, san, clock, pressed } => {
                let before = self.match_board();
                self.table.play_on(*uci);
                self.count_capture(*ply, *side, before.as_ref());
                let clock = (*clock, pressed.is_some());
                self.complete(pressed.unwrap_or(at), *side, *ply, Some((*uci, *san)), clock);
            }
            FactBody::EmptyPress { side } => self.pressed_without_move(at, *side),
            FactBody::Pressed { ply, side, clock } => {
                self.table.forget_position();
                self.complete(at, *side, *ply, None, (*clock, false));
            }
            FactBody::Illegal { side, uci } => self.illegal(at, *side, *uci),
            FactBody::IllegalStands { ply, side, uci, pressed, clock } => {
                self.illegal_stands(*ply, *side, *uci, *pressed, *clock);
            }
            FactBody::Queened { side, uci } => self.queened(at, *side, *uci),
            FactBody::Waits { side, uci } => self.wait(at, *side, *uci),
            FactBody::TakeBackOwed { side, uci, touched } => {
                self.owe_take_back(at, *side, *uci, *touched);
            }
            FactBody::CorrectionOwed { side, hands_back } => {
                self.dispute.corrects = hands_back.then_some(*side);
                self.dispute.stands_until_set =
                    self.clocks.rule == ClockRule::Table && self.clock_is_to_be_set();
                self.runners.owe_correction(*side);
            }
            FactBody::HandedBack { side } => self.handed_back(at, *side),
            FactBody::Corrected { side } => self.runners.corrected(*side, at),
            FactBody::TakenBack { side, unpaid, .. } => self.take_back(*side, unpaid),
            FactBody::NoMove { side, .. } => self.press_was_no_move(*side),
            FactBody::Claimed { side, claim, pressed, .. } => {
                self.forget_old_times();
                self.dispute.heard[*side].push((claim.clone(), at));
                self.claimed(at, *side, claim, *pressed);
                if self.ruleset == Ruleset::Speed {
                    self.speed_claimed(*side, claim);
                }
            }
            FactBody::ClaimRuled { side, claim, verdict } => {
                self.claim_ruled(at, *side, claim, *verdict);
            }
            FactBody::Announced { side, uci } => self.dispute.announced = Some((*side, *uci)),
            FactBody::DrawOffered { side, cards } => {
                self.offers.open[*side] = true;
                self.offers.cards[*side] = cards.unwrap_or(self.offers.cards[*side]);
            }
            FactBody::DrawRefused { side } => self.draw_refused(*side, at),
            FactBody::MovedBeforeRun { side } => {
                if let Some(standing) = self.table.placed.as_mut().filter(|s| s.side == *side) {
                    standing.before_run = true;
                }
            }
            FactBody::Crossed { side } => {
                self.runners[*side].cross(at);
                self.runners.penalties[*side].pass();
            }
            FactBody::Returned { side } => self.runners[*side].stand(Whereabouts::AtBoard, at),
            FactBody::RunMade { side, paid, presumed, .. } => {
                let runner = &mut self.runners[*side];
                runner.presumed.extend(paid.filter(|_| *presumed));
                runner.pay(*paid, at);
            }
            FactBody::Read { left } => self.clocks.read_on_table(*left, at),
            FactBody::TimeGiven { side, time, why } => {
                self.give(*side, *time);
                if let Some(irregular) =
                    self.dispute.irregular.as_mut().filter(|_| *why == TimeFor::IllegalMove)
                {
                    irregular.gave += *time;
                }
            }
            FactBody::SetOnClock => self.was_set(self.clocks.ruled),
            FactBody::MayBeSet => self.clocks.may_be_set = true,
            FactBody::LimitReached { .. } => {
                if let Some(game) = &mut self.intramural {
                    game.limit_reached = true;
                }
                self.clocks.stop(at);
                if let Some(stopped) = &mut self.stopped {
                    stopped.to_run = None;
                }
            }
            FactBody::FlagFell { side } => {
                self.clocks.flagged = Some(*side);
                self.clocks.stop(at);
            }
            FactBody::Ended { result, by } => self.end(fact.id, at, *result, *by),
            FactBody::Called { .. }
            | FactBody::Joined { .. }
            | FactBody::StopBegan { .. }
            | FactBody::StopWatched { .. }
            | FactBody::StopLeft { .. }
            | FactBody::StopServed { .. }
            | FactBody::Lapsed { .. } => self.fold_penalty(fact),
            FactBody::Asked { question, on_record, .. } => {
                self.ask(fact.id, at, (question, on_record.as_ref()));
            }
            FactBody::Speed(fact) => self.fold_speed(at, fact),
            FactBody::Noted { note: Note::AwaitsTheReferee, .. } => self.dispute.held = true,
            FactBody::Noted { note: Note::MisreportedMove, .. } => self.table.misreported(),
            FactBody::Noted { side, note: Note::Touched } => self.table.touched = Some(*side),
            FactBody::Noted { .. }
            | FactBody::Paired { .. }
            | FactBody::TakenOff
            | FactBody::ResultRuled { .. }
            | FactBody::Opened { .. }
            | FactBody::Attached { .. }
            | FactBody::Relieved { .. }
            | FactBody::Revoked { .. }
            | FactBody::ClockMapped { .. }
            | FactBody::CameBack { .. }
            | FactBody::Stale { .. }
            | FactBody::SetAside { .. }
            | FactBody::Voided { .. }
            | FactBody::CallSplit { .. }
            | FactBody::CallVoided { .. }
            | FactBody::Amended { .. } => {}
        }
    }

    fn set_evidence(&mut self, evidence: Evidence, clock: ClockRule) {
        self.forget_old_times();
        self.evidence = evidence;
        self.clocks.rule = clock;
        self.clocks.flag_asked = FlagAsked::No;
        if clock == ClockRule::Court {
            self.leave_clock_task(); // nobody sets a clock that does not rule
        }
        if evidence == Evidence::Table {
            (self.table.placed, self.table.last_move) = (None, None);
            if self.phase == Phase::Running || self.phase == Phase::Paused {
                self.table.forget_position();
                for side in Side::BOTH {
                    self.clocks.forget(side);
                }
            }
        }
    }

    /// Time ruled to a side counts from now; the clock on the table has to be set to it.
    fn give(&mut self, side: Side, time: Millis) {
        self.clocks.give(side, time);
        // another change is due before anybody reported that the last one was made
        self.clocks.may_be_set |= self.clock_task().is_some();
        if !self.clock_is_to_be_set() {
            self.close(|asked| matches!(asked, Question::SetClock { .. }));
        }
        if time > Millis::ZERO {
            self.close(|asked| *asked == Question::FlagExpected { side });
            self.clocks.flag_asked = FlagAsked::No;
        }
    }

    /// The state of the result on its way to the seal (ALL-3).
    pub(crate) fn result_state(&self) -> ResultState {
        self.result.state(self.players_result())
    }
}
