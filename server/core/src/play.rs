//! A game in play: its state, folded from its facts one by one.
//!
//! Folding asks no rule and cannot fail. The state the rules need is here; the rules themselves are
//! in [`rules`](crate::rules).

mod by_hand;
mod chain;
mod claims;
mod clocks;
mod course;
mod equipment;
mod last_move;
mod match_play;
mod moves;
mod penalties;
mod position;
mod questions;
mod runner;
mod speed;
mod walking;

use court_protocol::{
    BySide, ClockRule, CourtTime, Evidence, GameSetup, IllegalMoveRule, Millis, Phase, PlayerId,
    Question, Ruleset, RunEvidence, Side, ThirdRed, Whereabouts,
};

use crate::notation::Notation;
use crate::record::{Fact, FactBody, Note, TimeFor};
pub(crate) use by_hand::{ByHand, PutRight};
pub(crate) use chain::Link;
pub(crate) use claims::{EmptyPress, Irregular, Pending, Treated};
pub use clocks::Account;
pub(crate) use clocks::{Clocks, FlagAsked, Witness};
pub(crate) use course::{Ended, Entry, Stopped, all_equal, with_entry};
pub(crate) use equipment::{Failed, Item};
use last_move::LastMove;
pub use match_play::CapturedPiece;
pub(crate) use match_play::Match;
pub(crate) use moves::{MoveMade, Standing};
pub(crate) use penalties::{Penalties, Stage, TOGETHER};
pub(crate) use position::{
    Adrift, Line, awaits_next_move, color, forced, leaves_king_in_check, make, parse_fen,
    parse_record, read_move, side_of, write_san,
};
pub(crate) use questions::Open;
pub(crate) use runner::Runner;
pub(crate) use speed::{Speed, is_of_a_move};
pub(crate) use walking::{Card, Walking};

/// The state of a game.
#[derive(Debug, Clone)]
pub(crate) struct Play {
    pub phase: Phase,
    pub ruleset: Ruleset,
    pub evidence: Evidence,
    pub rules: ClockRule,
    pub runs: RunEvidence,
    /// Metres from the board to each side's line.
    pub turning_point: BySide<u8>,
    pub players: BySide<PlayerId>,
    /// A sweep found the board ready.
    pub ready: bool,
    /// Items of the check-list that failed (CR-2.4).
    pub failed: Vec<Failed>,
    /// Items of the check-list that passed.
    pub passed: Vec<Item>,
    /// Games of its chain that were drawn before the one that is played.
    pub links: Vec<Link>,
    /// The position every game of the chain starts from, where it is not the usual one.
    start_fen: Option<String>,
    /// The game before its countdown, until a start of it is void.
    before: Option<Box<Play>>,
    /// The first countdown's "3": nothing of the game happened before it.
    pub opened: Option<CourtTime>,
    /// GO, from the countdown on.
    pub go_at: Option<CourtTime>,
    /// White's clock has been started in this countdown.
    pub clock_started: bool,
    /// Set while the game is stopped; names the clock that runs on when it resumes.
    pub stopped: Option<Stopped>,
    /// The position of record with its history; `None` after moves that nobody reported.
    pub line: Option<Line>,
    /// A position of record that chess cannot judge, as FEN, until the next move.
    pub shown: Option<String>,
    /// A board that shows no position of chess since an illegal move stands on it.
    pub adrift: Option<Adrift>,
    /// The board before the last move, if it showed no position of chess then.
    adrift_before: Option<Adrift>,
    /// The side that moved first.
    pub first: Side,
    /// Half-moves completed, as far as they are known.
    pub ply: u16,
    pub moves: Vec<MoveMade>,
    /// The last recorded move, made or not; `None` where others may have been made since.
    last_move: Option<LastMove>,
    /// The side that touched a piece on this move and has not placed it.
    pub touched: Option<Side>,
    /// A move that stands on the board with its clock not yet pressed.
    pub placed: Option<Standing>,
    pub clocks: Clocks,
    pub runners: BySide<Runner>,
    pub illegal: BySide<u8>,
    pub penalties: BySide<Penalties>,
    /// The price of a walker's third red card.
    pub third_red: ThirdRed,
    pub walking: BySide<Walking>,
    /// The side of a fallen flag that is not ruled on yet.
    pub flagged: Option<Side>,
    /// A press waits for the referee: nothing is ruled until he answers.
    pub held: bool,
    /// The state of the question to the head referee about the flag of this turn.
    pub flag_asked: FlagAsked,
    /// A difference between the clock on the table and the court's has been raised.
    pub differed: bool,
    /// The price of an illegal move or a wrong claim.
    pub illegal_rule: IllegalMoveRule,
    /// An illegal move the court saw and nobody has moved on from.
    pub irregular: Option<Irregular>,
    /// Each side's last press with no move on the board since a move was made.
    pub empty: BySide<Option<EmptyPress>>,
    /// The side that corrects on its own clock although it is the opponent's turn.
    pub corrects: Option<Side>,
    /// A claim that waits for its ruling.
    pub claim: Option<Pending>,
    /// A move that has to be played because it was announced.
    pub announced: Option<(Side, Notation)>,
    /// The illegal move that the next one of its maker replaces.
    pub replaces: Option<(Side, Notation)>,
    /// State of an Intramural match alone.
    pub intramural: Option<Match>,
    /// Draw cards left.
    pub cards: BySide<u8>,
    /// Sides whose offer of a draw stands: both may at the same time (CR-4.4-3).
    pub offers: BySide<bool>,
    /// The side whose offer the last move refused.
    pub offer_moved_on: Option<Side>,
    /// Time ruled that the clock on the table does not show yet.
    pub unset: BySide<Millis>,
    /// Open matters between the players of a Speed game.
    pub speed: Speed,
    pub ended: Option<Ended>,
    /// The results that referees entered, the last entry last.
    pub entries: Vec<Entry>,
    /// The last fact stopped the countdown to a start, and nobody reported its GO.
    pub start_is_lost: bool,
    /// The instant of the fact before this one, if that was an entry.
    entered_at: Option<CourtTime>,
    /// The head referee decided between entries, or between them and the board.
    confirmed: bool,
    pub sealed: bool,
    /// The last correction or seal by a referee.
    pub by_hand: Option<ByHand>,
    /// The open questions to a referee, oldest first.
    pub questions: Vec<Open>,
    /// The source of the report that is being ruled on.
    witness: Witness,
}

impl Play {
    /// A game as it is paired: White behind his line, Black at the board (CR-2.1-3).
    pub(crate) fn new(setup: &GameSetup) -> Self {
        let line = Line::start(setup.start_fen.as_deref());
        let first = side_of(line.now().turn);
        Self {
            phase: Phase::Waiting,
            ruleset: setup.ruleset,
            evidence: setup.evidence,
            rules: setup.clock,
            runs: setup.runs,
            turning_point: setup.turning_point,
            players: setup.players,
            ready: false,
            failed: Vec::new(),
            passed: Vec::new(),
            links: Vec::new(),
            start_fen: setup.start_fen.clone(),
            before: None,
            opened: None,
            go_at: None,
            clock_started: false,
            stopped: None,
            line: (setup.evidence != Evidence::Table).then_some(line),
            shown: None,
            adrift: None,
            adrift_before: None,
            first,
            ply: 0,
            moves: Vec::new(),
            last_move: None,
            touched: None,
            placed: None,
            clocks: Clocks::new(setup.time),
            runners: places(setup.ruleset),
            illegal: BySide::default(),
            penalties: BySide::default(),
            third_red: setup.walk.map_or_else(ThirdRed::default, |walk| walk.third_red),
            walking: BySide::default(),
            flagged: None,
            held: false,
            flag_asked: FlagAsked::No,
            differed: false,
            illegal_rule: setup.illegal_moves,
            irregular: None,
            empty: BySide::default(),
            corrects: None,
            claim: None,
            announced: None,
            replaces: None,
            intramural: setup.match_rule.map(Match::new),
            cards: BySide::both(setup.draw_cards),
            offers: BySide::default(),
            offer_moved_on: None,
            unset: BySide::default(),
            speed: Speed::default(),
            ended: None,
            entered_at: None,
            start_is_lost: false,
            entries: Vec::new(),
            confirmed: false,
            sealed: false,
            by_hand: None,
            questions: Vec::new(),
            witness: Witness::COURT,
        }
    }

    /// True if the game is running and presses start and stop the court's clock.
    pub(crate) fn runs_on_court_clock(&self) -> bool {
        let by_court = self.rules == ClockRule::Court && self.evidence != Evidence::Table;
        by_court && self.phase == Phase::Running
    }

    /// The side to move; `None` where that is not known.
    pub(crate) fn to_move(&self) -> Option<Side> {
        if let Some(line) = &self.line {
            return Some(side_of(line.now().turn));
        }
        if let Some(adrift) = &self.adrift {
            return Some(side_of(adrift.setup().turn));
        }
        // The clock of a player who corrects something runs, even on the opponent's turn.
        let corrects = self.corrects.map(Side::other);
        corrects.or_else(|| self.clocks.running.map(|running| running.side))
    }

    /// The side to move: by the board, by the clock that runs, or else by the count of moves.
    pub(crate) fn turn(&self) -> Side {
        let by_count = || if self.ply.is_multiple_of(2) { self.first } else { self.first.other() };
        self.to_move().unwrap_or_else(by_count)
    }

    /// Adds one fact.
    pub(crate) fn fold(&mut self, fact: &Fact) {
        let at = fact.at;
        self.note_hand(fact);
        self.start_is_lost = matches!(fact.body, FactBody::Interrupted)
            && self.phase == Phase::Countdown
            && self.stopped.is_none();
        self.entered_at = match &fact.body {
            FactBody::ResultEntered { .. } => Some(at),
            FactBody::Ended { .. } => self.entered_at,
            _ => None,
        };
        match &fact.body {
            FactBody::Seen { device, error, .. } => {
                self.witness = Witness { device: *device, error: *error };
            }
            FactBody::Ready { ready, .. } => self.ready = *ready,
            FactBody::Arranged { arranged } => {
                if let Some(game) = &mut self.intramural {
                    game.arranged = Some(*arranged);
                }
            }
            FactBody::Checked { item, side, finding, .. } => self.checked((*item, *side), *finding),
            FactBody::Waived { item, side, .. } => self.waive((*item, *side)),
            FactBody::CardsShown { side } => self.walking[*side].show_all(),
            FactBody::Carded { side, shown, offence, by, .. } => {
                let (shown, offence, by) = (*shown, *offence, *by);
                self.walking[*side].cards.push(Card { at, shown, offence, by, known: false });
            }
            FactBody::LinkDrawn { by, .. } => self.next_link(at, *by),
            FactBody::Counting { go_at, .. } => self.count(at, *go_at),
            FactBody::Aborted => self.abort(),
            FactBody::Annulled { .. } => self.annul(),
            FactBody::Paused { .. } | FactBody::Interrupted | FactBody::Reopened => {
                self.stand_still(at, fact.id);
            }
            FactBody::ClockStarted => {
                self.clock_started = true;
                if let Some(game) = &mut self.intramural {
                    game.begin(at);
                }
                if self.evidence != Evidence::Table {
                    self.clocks.start(self.first, at, Witness::COURT);
                }
            }
            FactBody::Started => self.start(at),
            FactBody::Resumed => self.resume(at),
            FactBody::ResultEntered { result, by, device, confirms } => {
                let (device, confirms) = (*device, *confirms);
                self.enter(Entry { device, result: *result, by: *by, confirms });
            }
            FactBody::Sealed { .. } => self.sealed = true,
            FactBody::ResultCorrected { result, .. } => self.correct_result(*result),
            FactBody::ClockSet { left, to_run, .. } => self.set_clocks(at, *left, *to_run),
            FactBody::PositionSet { fen, .. } => self.set_position(fen),
            FactBody::PlayersSet { players, .. } => self.players = *players,
            FactBody::EvidenceSet { evidence, clock } => self.set_evidence(*evidence, *clock),
            FactBody::Answered { question, asked_at, asked, answer } => {
                self.answered((*question, *asked_at), asked, answer);
            }
            FactBody::Placed { side, uci } => {
                let before_run = self
                    .placed
                    .is_some_and(|standing| standing.before_run && standing.side == *side);
                self.placed = Some(Standing { side: *side, uci: *uci, before_run });
                self.speed_placed(*uci);
            }
            FactBody::Moved { ply, side, uci, san, clock, pressed } => {
                let men = self.men();
                self.play_on(*uci);
                self.count_capture(*ply, *side, men.as_ref());
                let clock = (*clock, pressed.is_some());
                self.complete(pressed.unwrap_or(at), *side, *ply, Some((*uci, *san)), clock);
            }
            FactBody::EmptyPress { side } => self.pressed_without_move(at, *side),
            FactBody::Pressed { ply, side, clock } => {
                (self.line, self.adrift) = (None, None);
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
                self.owe_correction(*side, *hands_back);
            }
            FactBody::HandedBack { side } => self.handed_back(at, *side),
            FactBody::Corrected { side } => self.corrected(*side, at),
            FactBody::TakenBack { side, unpaid, .. } => self.take_back(*side, unpaid),
            FactBody::NoMove { side, .. } => self.press_was_no_move(*side),
            FactBody::Claimed { side, claim, pressed } => {
                self.claimed(at, *side, claim, *pressed);
                if self.ruleset == Ruleset::Speed {
                    self.speed_claimed(*side, claim);
                }
            }
            FactBody::ClaimRuled { side, claim, verdict } => {
                self.claim_ruled(at, *side, claim, *verdict);
            }
            FactBody::Announced { side, uci } => self.announced = Some((*side, *uci)),
            FactBody::DrawOffered { side, cards } => {
                self.offers[*side] = true;
                self.cards[*side] = cards.unwrap_or(self.cards[*side]);
            }
            FactBody::DrawRefused { side } => self.draw_refused(*side, at),
            FactBody::MovedBeforeRun { side } => {
                if let Some(standing) = self.placed.as_mut().filter(|s| s.side == *side) {
                    standing.before_run = true;
                }
            }
            FactBody::Crossed { side } => {
                self.runners[*side].cross(at);
                self.penalties[*side].pass();
            }
            FactBody::Returned { side } => self.runners[*side].stand(Whereabouts::AtBoard, at),
            FactBody::RunMade { side, paid, presumed, .. } => {
                let runner = &mut self.runners[*side];
                runner.presumed.extend(paid.filter(|_| *presumed));
                runner.pay(*paid, at);
            }
            FactBody::Read { left } => self.read(*left, at),
            FactBody::TimeGiven { side, time, why } => {
                self.give(*side, *time);
                if let Some(irregular) =
                    self.irregular.as_mut().filter(|_| *why == TimeFor::IllegalMove)
                {
                    irregular.gave += *time;
                }
            }
            FactBody::SetOnClock => self.clocks_are_set(),
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
                self.flagged = Some(*side);
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
            FactBody::Noted { note: Note::AwaitsTheReferee, .. } => self.held = true,
            FactBody::Noted { note: Note::MisreportedMove, .. } => self.misreported(),
            FactBody::Noted { side, note: Note::Touched } => self.touched = Some(*side),
            FactBody::Noted { .. }
            | FactBody::Paired { .. }
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
        self.evidence = evidence;
        self.rules = clock;
        self.flag_asked = FlagAsked::No;
        if evidence == Evidence::Table {
            (self.placed, self.last_move) = (None, None);
            if self.phase == Phase::Running || self.phase == Phase::Paused {
                (self.line, self.adrift) = (None, None);
                self.clocks.forget();
            }
        }
    }

    /// The clock on the table was read. Time that was ruled and not yet set on it is added.
    fn read(&mut self, shown: BySide<Option<Millis>>, at: CourtTime) {
        let unset = self.unset;
        self.clocks.read(BySide::from_fn(|side| Some(shown[side]? + unset[side])), at);
    }

    /// Time ruled to a side counts from now; the clock on the table has to be set to it.
    fn give(&mut self, side: Side, time: Millis) {
        self.clocks.give(side, time);
        if self.rules == ClockRule::Table {
            self.unset[side] += time;
        }
        if self.unset == BySide::default() {
            self.clocks_are_set(); // what was given was taken again before anybody set it
        }
        if time > Millis::ZERO {
            self.questions.retain(|open| open.question != Question::FlagExpected { side });
            self.flag_asked = FlagAsked::No;
        }
    }

    /// The clock rule's figure for both sides at an instant.
    pub(crate) fn left_at(&self, side: Side, at: CourtTime) -> Option<Millis> {
        self.clocks.left_at(side, at)
    }
}

/// Places of the players before a start: White behind his line, Black at the board (CR-2.1-3).
fn places(ruleset: Ruleset) -> BySide<Runner> {
    let white = if ruleset.runs() { Whereabouts::BehindLine } else { Whereabouts::AtBoard };
    BySide { white: Runner::new(white), black: Runner::new(Whereabouts::AtBoard) }
}
