//! The acts that may be asked of a game, and the refusals of the others.
//!
//! [`decide`](crate::decide) asks this one table before it rules, and the view shows it.
//!
//! A check that needs an argument of the request (a result, a text, a time) is `decide`'s alone.
//! The sender's right to an act stands in [`authority`](crate::authority).

use court_protocol::{
    Act, BoardNo, CheckItem, Claim, CourtTime, Ends, Evidence, Fault, GameId, GameResult,
    NeedsForResult, NeedsForStep, Permit, Permits, Phase, PlayersAct, Question, Refusal, Report,
    ResultState, Role, Ruleset, Seen, Setting, Termination, Unknown,
};

use crate::authority::least;
use crate::game::Game;

/// A press from the last record on: no press before an end or a GO.
const FROM_NOW_ON: CourtTime = CourtTime(i64::MAX);

/// The acts about a result, which stay possible after the next game is put on the board.
const OF_RESULT: [Act; 3] = [Act::EnterResult, Act::Seal, Act::CorrectResult];

/// The state of a game as far as permits depend on it. Equal bases have equal permits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Basis {
    /// The game whose permits depend on this state.
    pub game: GameId,
    /// The board of the game.
    pub board: BoardNo,
    /// The rule system of the game.
    pub ruleset: Ruleset,
    /// True if the game has clocks; an Intramural match may have none (IM-3-1).
    pub has_clocks: bool,
    /// True if the players arrange the time of the game (IM-1-2).
    pub is_arranged: bool,
    /// The evidence level of the board.
    pub evidence: Evidence,
    /// The progress of the game.
    pub phase: Phase,
    /// The instant of "3", from which on the board is observed.
    pub opened: Option<CourtTime>,
    /// The instant of GO, from the countdown on.
    pub go_at: Option<CourtTime>,
    /// The instant since when the game stands still.
    pub stopped: Option<CourtTime>,
    /// The instant of the end, and the result.
    pub ended: Option<(CourtTime, GameResult)>,
    /// The state of the result.
    pub result: ResultState,
    /// The result as the players have it: their agreement since the end, else the end. Only in
    /// Speed chess can it differ from the end.
    pub players_result: Option<GameResult>,
    /// True if the players agreed on a point since the end.
    pub is_agreed_since: bool,
    /// True if a question about late evidence is open.
    pub awaits_amendment: bool,
    /// True if a failed item of the check-list keeps the game from its start (CR-2.4).
    pub is_blocked: bool,
    /// True if the clock on the table is to be set.
    pub asks_for_clock: bool,
}

impl Basis {
    pub(crate) fn of(game: &Game) -> Self {
        let Game { setup, play, .. } = game;
        let is_amendment = |question: &Question| matches!(question, Question::Amendment { .. });
        Self {
            game: game.id,
            board: game.board,
            ruleset: setup.ruleset,
            has_clocks: !(setup.time.white.is_none() && setup.time.black.is_none()),
            is_arranged: setup.match_rule.is_some(),
            evidence: play.evidence,
            phase: play.phase,
            opened: play.start.opened,
            go_at: play.start.go_at,
            stopped: play.stopped.map(|stopped| stopped.since),
            ended: play.result.ended.map(|ended| (ended.at, ended.result)),
            result: play.result_state(),
            players_result: play.players_result(),
            is_agreed_since: play.speed.agreed_since.is_some(),
            awaits_amendment: game.raised.iter().any(|open| is_amendment(&open.open.question)),
            is_blocked: play.sweep.failed.iter().any(|failed| failed.blocks()),
            asks_for_clock: play.clock_task().is_some(),
        }
    }

    /// The permits of the game.
    pub fn permits(&self) -> Permits {
        let mut items = if self.phase == Phase::Waiting { CheckItem::all() } else { Vec::new() };
        items.retain(|item| unknown_item(self.ruleset, *item).is_none());
        let known = |fault: &Fault| unknown_fault(self.ruleset, fault).is_none();
        let claimable = |claim: &Claim| unknown_claim(self.ruleset, claim).is_none();
        Permits {
            acts: self.rows(&Act::OF_GAMES),
            faults: Fault::called().into_iter().filter(known).collect(),
            claims: Claim::made().into_iter().filter(claimable).collect(),
            checks: items.into_iter().flat_map(CheckItem::checks).collect(),
            ends: self.ends(),
        }
    }

    /// The permits of a game whose board has the next game: the acts about its result.
    pub fn permits_of_result(&self) -> Permits {
        let is_sealed = self.result == ResultState::Sealed;
        Permits {
            acts: self.rows(&OF_RESULT),
            ends: if is_sealed { Ends::default() } else { self.ends() },
            ..Permits::default()
        }
    }

    fn rows(&self, acts: &[Act]) -> Vec<Permit> {
        let mut rows: Vec<Permit> = Vec::new();
        for act in acts.iter().filter(|act| unknown_act(self.ruleset, **act).is_none()) {
            let row = Permit {
                least: least(*act),
                acts: Vec::new(),
                why_not: self.may(*act, FROM_NOW_ON).err(),
                until: self.go_at.filter(|_| *act == Act::Abort && self.phase == Phase::Countdown),
                unexpected: self.has_no_effect(*act),
            };
            let same = rows.iter_mut().find(|known| {
                (known.least, known.until, known.unexpected)
                    == (row.least, row.until, row.unexpected)
                    && known.why_not == row.why_not
            });
            match same {
                Some(same) => same.acts.push(*act),
                None => rows.push(Permit { acts: vec![*act], ..row }),
            }
        }
        rows
    }

    /// Checks an act that is pressed at an instant, whatever its arguments.
    ///
    /// # Errors
    /// The refusal that every request of this kind gets.
    pub fn may(&self, act: Act, at: CourtTime) -> Result<(), Refusal> {
        if let Some(unknown) = unknown_act(self.ruleset, act) {
            return Err(self.not_in_this_game(unknown));
        }
        match act {
            // A fault and the head referee may be called at any time. A request that names a fact
            // or a question is decided on that fact.
            Act::ChiefCalled
            | Act::Fault
            | Act::Penalty
            | Act::Ladder
            | Act::ShowCards
            | Act::Pair
            | Act::TakeOff
            | Act::Replace
            | Act::Void
            | Act::VoidRuling
            | Act::VoidOthersCall
            | Act::Split
            | Act::Answer
            | Act::ChangeDevices => Ok(()),
            Act::Arrange if !self.is_arranged => {
                Err(bad_setting(Setting::ArrangedElsewhere { ruleset: self.ruleset }, &""))
            }
            Act::Arrange => self.must_wait(NeedsForStep::ArrangeBeforeStart),
            Act::Ready => self.must_wait(NeedsForStep::ReadyBeforeStart),
            Act::Check => self.must_wait(NeedsForStep::CallAsFault),
            Act::Waive => self.may_be_waived(),
            Act::Start => match self.phase {
                Phase::Waiting | Phase::Paused => Ok(()),
                _ => Err(self.wrong_phase(NeedsForStep::WaitingOrPaused)),
            },
            Act::Abort => self.may_be_aborted(at),
            Act::Annul => self.may_be_annulled(),
            Act::Pause => self.may_be_paused(at),
            Act::EnterResult => self.must_be_open().and_then(|()| self.may_be_entered(None)),
            Act::Seal => self.may_be_sealed().map(|_| ()),
            Act::CorrectResult => self.may_be_corrected(None),
            Act::RuleResult => self.may_be_ruled(None),
            Act::SetClock => {
                self.must_be_open()?;
                self.must_go_on(NeedsForStep::ClocksAreOver)
            }
            Act::SetPosition => {
                self.must_be_open()?;
                self.must_go_on(NeedsForStep::VoidResult)
            }
            Act::SetPlayers => self.must_be_open(),
            Act::SetEvidence => {
                self.must_be_open()?;
                self.must_go_on(NeedsForStep::EvidenceIsOver)
            }
            // the clock may have to be set before the first start
            Act::ClockSet if self.asks_for_clock => Ok(()),
            // every other act is an observation of the game
            _ => self.may_be_observed(act, at),
        }
    }

    /// An observation of the game needs a board that reports it, and a game that has begun by then.
    fn may_be_observed(&self, act: Act, at: CourtTime) -> Result<(), Refusal> {
        let unreported = match (act, self.evidence) {
            (Act::Pressed, Evidence::Table) => Some(Report::Presses),
            (Act::Moved, Evidence::Table | Evidence::Presses) => Some(Report::Moves),
            _ => None,
        };
        if let Some(report) = unreported {
            return Err(Refusal::NotAtThisLevel { board: self.board, report });
        }
        match self.opened {
            None => Err(Refusal::WrongPhase {
                game: self.game,
                phase: Phase::Waiting,
                needs: NeedsForStep::StartRuled,
            }),
            Some(opened) if at < opened => {
                let early_ms = (opened - at).0;
                Err(Refusal::BeforeTheGame { game: self.game, early_ms })
            }
            Some(_) => Ok(()),
        }
    }

    fn may_be_waived(&self) -> Result<(), Refusal> {
        if self.is_blocked {
            return Ok(());
        }
        Err(bad_setting(Setting::WaivedItem, &""))
    }

    fn may_be_aborted(&self, at: CourtTime) -> Result<(), Refusal> {
        let is_before_go = self.go_at.is_some_and(|go_at| at < go_at);
        let has_begun = self.opened.is_some_and(|opened| opened <= at);
        match self.phase {
            Phase::Countdown => Ok(()),
            Phase::Running if is_before_go && has_begun => Ok(()),
            _ => Err(self.wrong_phase(NeedsForStep::BeforeGo)),
        }
    }

    fn may_be_annulled(&self) -> Result<(), Refusal> {
        let needs = match self.phase {
            Phase::Running | Phase::Paused => return Ok(()),
            Phase::Waiting => NeedsForStep::NoStart,
            Phase::Countdown => NeedsForStep::StopCountdown,
            Phase::Finished => NeedsForStep::VoidResult,
        };
        Err(self.wrong_phase(needs))
    }

    /// A game that was running at the press can be stopped, although it stands or has ended since.
    fn may_be_paused(&self, at: CourtTime) -> Result<(), Refusal> {
        let has_begun = self.opened.is_some_and(|opened| opened <= at);
        let needs = match self.phase {
            Phase::Running => return Ok(()),
            Phase::Paused if self.stopped.is_some_and(|since| at < since) => return Ok(()),
            Phase::Finished if has_begun && self.ended.is_some_and(|(ended, _)| at < ended) => {
                return Ok(());
            }
            Phase::Waiting => NeedsForStep::NotStarted,
            Phase::Countdown => NeedsForStep::HeadStopsCountdown,
            Phase::Paused => NeedsForStep::Paused,
            Phase::Finished => NeedsForStep::Ended,
        };
        Err(self.wrong_phase(needs))
    }

    /// An entry in Speed chess records the players' decision: their agreement since the end, else
    /// the end. Without a result, checks if any can be entered.
    // rules: SP-25
    pub(crate) fn may_be_entered(&self, result: Option<GameResult>) -> Result<(), Refusal> {
        let act = match (self.is_agreed_since, self.players_result) {
            (false, _) => PlayersAct::Enter,
            (true, Some(_)) => PlayersAct::EnterAnother,
            (true, None) => PlayersAct::EnterUnfinished,
        };
        self.must_be_theirs(self.players_result, result, act)
    }

    /// A sealed result is corrected; in Speed chess to the agreement of both players since the end.
    /// Without a result, checks if any correction is possible.
    pub(crate) fn may_be_corrected(&self, result: Option<GameResult>) -> Result<(), Refusal> {
        if self.result != ResultState::Sealed {
            return Err(self.not_confirmed(NeedsForResult::NotSealed));
        }
        self.must_be_theirs(self.agreed_since(), result, PlayersAct::Correct)
    }

    /// A result is ruled while the game goes on; in Speed chess the players decide. Without a
    /// result, checks if any can be ruled.
    pub(crate) fn may_be_ruled(&self, result: Option<GameResult>) -> Result<(), Refusal> {
        self.must_be_open()?;
        self.must_go_on(NeedsForStep::VoidResult)?;
        self.must_be_theirs(self.agreed_since(), result, PlayersAct::Rule)
    }

    /// The result that is ready for the seal.
    pub(crate) fn may_be_sealed(&self) -> Result<GameResult, Refusal> {
        self.must_be_open()?;
        let needs = match (self.ended, self.players_result) {
            (Some((_, ended)), Some(theirs)) if theirs != ended => NeedsForResult::PlayersAgree,
            (Some(_), None) => NeedsForResult::PlayersPlayOn,
            (Some((_, ended)), _) if self.result == ResultState::Confirmed => {
                if !self.awaits_amendment {
                    return Ok(ended);
                }
                NeedsForResult::LateReport
            }
            (ended, _) => match (self.result, ended) {
                (ResultState::Open, Some(_)) => NeedsForResult::Entry,
                (ResultState::Open, None) => NeedsForResult::End,
                (ResultState::Entered, _) => NeedsForResult::SecondEntry,
                _ => NeedsForResult::OneResult,
            },
        };
        Err(self.not_confirmed(needs))
    }

    fn not_confirmed(&self, needs: NeedsForResult) -> Refusal {
        let theirs = self.players_result.filter(|_| needs == NeedsForResult::PlayersAgree);
        Refusal::NotConfirmed { game: self.game, needs, result: theirs }
    }

    /// After the seal only a correction of its result changes a game (ALL-3).
    pub(crate) fn must_be_open(&self) -> Result<(), Refusal> {
        if self.result == ResultState::Sealed {
            return Err(Refusal::Sealed { game: self.game });
        }
        Ok(())
    }

    fn must_wait(&self, needs: NeedsForStep) -> Result<(), Refusal> {
        if self.phase == Phase::Waiting { Ok(()) } else { Err(self.wrong_phase(needs)) }
    }

    fn must_go_on(&self, needs: NeedsForStep) -> Result<(), Refusal> {
        if self.ended.is_none() { Ok(()) } else { Err(self.wrong_phase(needs)) }
    }

    /// In Speed chess a result is the players' own (SP-25). A missing `result` stands for any.
    fn must_be_theirs(
        &self,
        theirs: Option<GameResult>,
        result: Option<GameResult>,
        act: PlayersAct,
    ) -> Result<(), Refusal> {
        let is_theirs = theirs.is_some() && (result.is_none() || result == theirs);
        if is_theirs || self.ruleset != Ruleset::Speed {
            return Ok(());
        }
        let theirs = theirs.filter(|_| act == PlayersAct::EnterAnother);
        Err(Refusal::PlayersDecide { game: self.game, act, result: theirs })
    }

    fn agreed_since(&self) -> Option<GameResult> {
        self.players_result.filter(|_| self.is_agreed_since)
    }

    /// True if the rules only note an observation from now on, whatever its arguments. A late call
    /// or claim is not marked: its fault may be earlier.
    fn has_no_effect(&self, act: Act) -> bool {
        if !is_of_play(act) || act == Act::Moved {
            return false; // a second report of a move may still contradict the first one
        }
        let is_late_word =
            matches!(act, Act::Claimed | Act::Confirmed | Act::Disputed | Act::Agreed);
        match self.phase {
            Phase::Finished => !is_late_word && act != Act::Interfered,
            Phase::Paused => !counts_while_paused(self.ruleset, act),
            _ => match (self.ruleset, act) {
                // a sprint goes on until somebody has won (CR-4.7)
                (
                    Ruleset::Sprint,
                    Act::DrawAgreed | Act::DrawCard | Act::DrawAccepted | Act::DrawRefused,
                )
                // the draws of a match are agreed in words (IM-3-1)
                | (Ruleset::Intramural, Act::DrawCard)
                // a flag is the players' own (SP-25)
                | (Ruleset::Speed, Act::FlagSeen) => true,
                _ => false,
            },
        }
    }

    /// The causes of each result in this rule system.
    fn ends(&self) -> Ends {
        use Termination as T;
        let forfeits = || vec![T::Forfeit, T::Penalty];
        if self.ruleset == Ruleset::Speed {
            return Ends {
                won: vec![
                    T::PlayersAgreed,
                    T::Checkmate,
                    T::Resignation,
                    T::FlagDeclared,
                    T::KingLeftInCheck,
                    T::IllegalMove,
                    T::Forfeit,
                    T::Penalty,
                ],
                drawn: vec![
                    T::PlayersAgreed,
                    T::Agreement,
                    T::BothFlags,
                    T::Stalemate,
                    T::ThreefoldRepetition,
                    T::FiftyMoves,
                    T::DeadPosition,
                ],
                both_lost: forfeits(),
            };
        }
        let is_match = self.ruleset == Ruleset::Intramural;
        let known = |by: &T| match by {
            T::CapturedPoints => is_match,
            T::RedCards => self.ruleset == Ruleset::Walk,
            // a sprint knows no draw by agreement (CR-4.7-2)
            T::Agreement => self.ruleset != Ruleset::Sprint,
            // a match without clocks has its illegal moves taken back, and no more (IM-3-5)
            T::IllegalMoves => !is_match || self.has_clocks,
            _ => true,
        };
        let won = [
            T::Checkmate,
            T::Resignation,
            T::CapturedPoints,
            T::FlagFall,
            T::IllegalMoves,
            T::RedCards,
            T::Forfeit,
            T::Penalty,
        ];
        let drawn = [
            T::Agreement,
            T::Stalemate,
            T::ThreefoldRepetition,
            T::FiftyMoves,
            T::DeadPosition,
            T::CapturedPoints,
            T::FlagFall,
        ];
        Ends {
            won: won.into_iter().filter(known).collect(),
            drawn: drawn.into_iter().filter(known).collect(),
            both_lost: forfeits(),
        }
    }

    pub(crate) fn wrong_phase(&self, needs: NeedsForStep) -> Refusal {
        Refusal::WrongPhase { game: self.game, phase: self.phase, needs }
    }

    /// Checks that the rule system has an observation's fault or claim.
    pub(crate) fn must_know(&self, seen: &Seen) -> Result<(), Refusal> {
        let unknown = match seen {
            Seen::Fault { fault, .. } => unknown_fault(self.ruleset, fault),
            Seen::Claimed { claim, .. } => unknown_claim(self.ruleset, claim),
            _ => None,
        };
        unknown.map_or(Ok(()), |unknown| Err(self.not_in_this_game(unknown)))
    }

    /// Checks that the check-list of the rule system has an item.
    pub(crate) fn must_have(&self, item: CheckItem) -> Result<(), Refusal> {
        let unknown = unknown_item(self.ruleset, item);
        unknown.map_or(Ok(()), |unknown| Err(self.not_in_this_game(unknown)))
    }

    fn not_in_this_game(&self, unknown: Unknown) -> Refusal {
        Refusal::NotInThisGame { game: self.game, ruleset: self.ruleset, unknown }
    }
}

/// True for an observation of the game itself: one that a board may report, or a stopwatch's. Calls
/// and cards are none.
const fn is_of_play(act: Act) -> bool {
    matches!(least(act), Role::Board) || matches!(act, Act::Stopped | Act::LeftStop)
}

/// True if an observation counts while the game stands still: words do, moves and runs do not.
pub(crate) const fn counts_while_paused(ruleset: Ruleset, act: Act) -> bool {
    if matches!(ruleset, Ruleset::Speed) {
        return !matches!(act, Act::Moved | Act::Pressed | Act::Withdrawn | Act::FlagSeen);
    }
    matches!(
        act,
        Act::Resigned
            | Act::DrawAgreed
            | Act::DrawAccepted
            | Act::DrawRefused
            | Act::Claimed
            | Act::Corrected
            | Act::ClockSet
    )
}

/// The subject of an act that a rule system does not have; `None` where it has it.
const fn unknown_act(ruleset: Ruleset, act: Act) -> Option<Unknown> {
    let is_speed = matches!(ruleset, Ruleset::Speed);
    match act {
        Act::Crossed | Act::Returned if !ruleset.runs() => Some(Unknown::Runs),
        Act::Stopped | Act::LeftStop if !ruleset.runs() => Some(Unknown::Stops),
        Act::Penalty if !ruleset.runs() => Some(Unknown::Penalty),
        Act::Ladder if is_speed => Some(Unknown::Penalty),
        Act::DrawCard | Act::DrawAccepted | Act::DrawRefused if is_speed => {
            Some(Unknown::DrawCards)
        }
        Act::Touched if is_speed => Some(Unknown::TouchedPieces),
        Act::Corrected if is_speed => Some(Unknown::Corrections),
        Act::ClocksStopped if !is_speed => Some(Unknown::ClocksStopped),
        Act::Confirmed | Act::Disputed | Act::Agreed if !is_speed => Some(Unknown::PlayersWords),
        Act::Declared | Act::Exchanged if !is_speed => Some(Unknown::Promotion),
        Act::Withdrawn if !is_speed => Some(Unknown::Withdrawal),
        Act::Reminded if !is_speed => Some(Unknown::Reminder),
        Act::Interfered if !is_speed => Some(Unknown::Interference),
        Act::WalkCard | Act::ShowCards if !matches!(ruleset, Ruleset::Walk) => {
            Some(Unknown::WalkCards)
        }
        Act::Check | Act::Waive if !(ruleset.runs() || is_speed) => Some(Unknown::CheckList),
        _ => None,
    }
}

/// The subject of a fault that a rule system does not have.
const fn unknown_fault(ruleset: Ruleset, fault: &Fault) -> Option<Unknown> {
    match fault {
        Fault::NoCrossing | Fault::FalseStart | Fault::MovedBeforeRun if ruleset.runs() => None,
        Fault::NoCrossing | Fault::FalseStart | Fault::MovedBeforeRun => Some(Unknown::Runs),
        Fault::OfferWithoutCard if matches!(ruleset, Ruleset::Classic | Ruleset::Walk) => None,
        Fault::OfferWithoutCard => Some(Unknown::DrawCards),
        Fault::Disturbance | Fault::Equipment | Fault::RedCard | Fault::Other { .. } => None,
    }
}

/// The subject of a claim that a rule system does not have. Only in Speed chess do the players
/// claim mates and flags; elsewhere the court or the referee sees them. In Speed chess pieces
/// may be touched.
const fn unknown_claim(ruleset: Ruleset, claim: &Claim) -> Option<Unknown> {
    let is_speed = matches!(ruleset, Ruleset::Speed);
    let (is_known, unknown) = match claim {
        Claim::TouchMove | Claim::Irregularity { .. } => (!is_speed, Unknown::Claim),
        Claim::MovedBeforeRun => (ruleset.runs(), Unknown::Claim),
        Claim::FlagDown { .. }
        | Claim::BothFlagsDown
        | Claim::KingInCheck
        | Claim::KingCaptured
        | Claim::Checkmate
        | Claim::Stalemate
        | Claim::DeadPosition => (is_speed, Unknown::SpeedClaim),
        Claim::IllegalMove
        | Claim::PressWithoutMove
        | Claim::Threefold { .. }
        | Claim::FiftyMoves { .. } => return None,
    };
    if is_known { None } else { Some(unknown) }
}

/// The subject of an item that is not on the check-list of a rule system. Runners have their
/// equipment (CR-2.4), Speed chess the place of captured pieces (SP-31).
const fn unknown_item(ruleset: Ruleset, item: CheckItem) -> Option<Unknown> {
    let is_listed = match item {
        CheckItem::CapturedPieces => matches!(ruleset, Ruleset::Speed),
        CheckItem::ElectronicClock
        | CheckItem::TableWidth
        | CheckItem::NoBackrest
        | CheckItem::BoardAndPieces
        | CheckItem::EndorsedClock
        | CheckItem::Standing
        | CheckItem::Shoes
        | CheckItem::Dress => ruleset.runs(),
    };
    if is_listed { None } else { Some(Unknown::Item) }
}

pub(crate) fn bad_setting(setting: Setting, found: &dyn std::fmt::Display) -> Refusal {
    Refusal::BadSetting { setting, found: found.to_string() }
}
