//! The agent: the tables of a device's boards between their sources and the link to the court.
//!
//! A plain struct, `handle(now, input)` gives effects; [`run`] drives it. Every report is kept by
//! the link before the next one is made. After a start the agent sends the kept reports, looks at the
//! court, and goes on from there. Nothing is reported twice.

mod address;
mod early;
mod pairing;
mod task;

pub use task::{Ports, Word, run};

use crate::lines::InputLine;
use crate::pace::Runs;
use crate::piped::PipedReport;
use crate::recorded::{Playbook, Replay};
use crate::table::{Report, Table};
use crate::typed::{HELP, TypedLine};
use address::{Address, BoardIds};
use court_client::{News, Place, Ticket};
use court_protocol::{
    Ask, BoardId, BoardNo, BoardView, CourtId, GameId, GameView, Micros, Millis, Mirror, Outcome,
    Request, Seen, Seq, Snapshot, Verdict, Welcome,
};
use early::Early;
use referee_messages::{say, words};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The age difference from its board's last report that makes a piped report worth a notice. Less
/// is the time a report waits for its turn.
const OUT_OF_ORDER: Millis = Millis(1_000);

/// The source of the reports.
#[derive(Debug, Clone)]
pub enum Source {
    /// Recorded games, played again on this device's boards.
    Recorded(Arc<Playbook>),
    /// Lines piped in by another program.
    Piped,
    /// Lines typed by a person.
    Typed,
}

/// An input of an agent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    Wake,
    News(News),
    Line(InputLine),
    End,
}

/// An effect that an agent asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Report this; now where no instant is given.
    Ask {
        /// When it happened, on the device's clock.
        at: Option<Micros>,
        court: CourtId,
        ask: Ask,
    },
    Say(String),
    /// Tell him in place of the last one that counted.
    Count(String),
    /// Tell him of a line that was not taken as it stands.
    Complain(String),
    /// There is nothing more to do.
    End(Ending),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Everything is reported and answered.
    Over,
    /// The same, but for lines that could not be taken.
    LinesLost,
    /// It was stopped, or its link was.
    Stopped,
    /// The court does not let this device in: a person has to enrol it.
    ShutOut,
}

/// A board's position as far as it was typed.
#[derive(Debug, Clone)]
struct Typed {
    game: Option<GameId>,
    ply: u16,
    position: Chess,
}

#[derive(Debug)]
pub struct Agent {
    source: Source,
    /// The courts and boards this device may report for, as the court last gave them.
    place: Option<Place>,
    /// Reports made before the court had ever named its boards.
    held: Vec<Early>,
    speed: u32,
    /// Tries to link since it last stood.
    tries: u32,
    courts: BTreeMap<CourtId, Mirror>,
    tables: BTreeMap<BoardId, Table>,
    /// The recorded games of each board.
    dealt: BTreeMap<BoardId, Vec<usize>>,
    /// The game of each board that has been compared with what the source has.
    compared: BTreeMap<BoardId, GameId>,
    /// The game of each board that had the notice that seen runs do not count.
    runs_told: BTreeMap<BoardId, GameId>,
    /// The last instant reported for each board, on the device's clock.
    stamped: BTreeMap<BoardId, Micros>,
    /// Reports that the link has not kept yet.
    n_to_keep: usize,
    /// Kept and not yet answered.
    asked: BTreeMap<Ticket, BoardId>,
    /// The highest record an answer named, per court.
    answered: BTreeMap<CourtId, Seq>,
    /// The typed moves that the court does not show yet.
    typed: BTreeMap<BoardId, Typed>,
    /// Everything kept by the last program has been answered.
    delivered: bool,
    /// The court has been looked at with everything delivered.
    settled: bool,
    lines_ended: bool,
    /// Piped lines that were not taken.
    lines_lost: u64,
    over: bool,
}

impl Agent {
    /// An agent for this source. `unanswered` is what the link still keeps from before.
    pub fn new<'a>(
        source: Source,
        unanswered: impl IntoIterator<Item = (Ticket, &'a Request)>,
    ) -> Self {
        let asked =
            unanswered.into_iter().filter_map(|(ticket, kept)| Some((ticket, board_id(kept)?)));
        Self {
            source,
            place: None,
            held: Vec::new(),
            speed: 1,
            tries: 0,
            courts: BTreeMap::new(),
            tables: BTreeMap::new(),
            dealt: BTreeMap::new(),
            compared: BTreeMap::new(),
            runs_told: BTreeMap::new(),
            stamped: BTreeMap::new(),
            n_to_keep: 0,
            asked: asked.collect(),
            answered: BTreeMap::new(),
            typed: BTreeMap::new(),
            delivered: false,
            settled: false,
            lines_ended: false,
            lines_lost: 0,
            over: false,
        }
    }

    /// The same, of a device that was let in before: this is its place, and its stamps go at this
    /// many court seconds per second. What it reports before the court is seen is kept too.
    #[must_use]
    pub fn at(mut self, place: Place, speed: u32) -> Self {
        self.place = Some(place);
        self.speed = speed.max(1);
        self
    }

    /// When [`Input::Wake`] is due next.
    pub fn next_deadline(&self) -> Option<Micros> {
        self.tables.values().filter_map(Table::next_deadline).min()
    }

    /// Takes an input and returns the effects, in order.
    pub fn handle(&mut self, now: Micros, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        match input {
            Input::Wake => {}
            Input::News(news) => self.news(now, news, &mut effects),
            Input::Line(line) => self.line(now, &line, &mut effects),
            Input::End => self.lines_ended = true,
        }
        let mut ran = BTreeSet::new();
        for ((court, board), table) in &mut self.tables {
            for Report { game, at, seen } in table.look(now) {
                if matches!(seen, Seen::Crossed { .. } | Seen::Returned { .. }) {
                    ran.insert((*court, *board));
                }
                let ask = Ask::Observe { board: *board, game, seen };
                effects.push(Effect::Ask { at, court: *court, ask });
            }
        }
        for board_id in ran {
            self.saw_run(board_id, &mut effects);
        }
        self.n_to_keep += effects.iter().filter(|e| matches!(e, Effect::Ask { .. })).count();
        if self.is_over() && !std::mem::replace(&mut self.over, true) {
            if matches!(self.source, Source::Recorded(_)) {
                effects.push(Effect::Say(say!("agent-all-played")));
            }
            effects.extend(self.lost().map(Effect::Complain));
            let ending = if self.lines_lost == 0 { Ending::Over } else { Ending::LinesLost };
            effects.push(Effect::End(ending));
        }
        effects
    }

    fn is_over(&self) -> bool {
        let sources_over = match self.source {
            Source::Recorded(_) => self.tables.values().all(Table::is_over),
            Source::Piped | Source::Typed => self.lines_ended,
        };
        self.settled && self.n_to_keep == 0 && self.asked.is_empty() && sources_over
    }

    /// The link has kept a report: its answer will come under this number.
    pub fn kept(&mut self, ticket: Ticket, request: &Request) {
        self.n_to_keep -= 1;
        if let Some(board_id) = board_id(request) {
            self.asked.insert(ticket, board_id);
            self.stamped.insert(board_id, Micros(request.at.0 / i64::from(self.speed)));
        }
    }

    /// The instant a report is to carry: not before the last one of its board. A report that waited
    /// its turn was stamped when it was kept, which may be after the next thing was seen.
    pub fn in_order(&self, court: CourtId, ask: &Ask, at: Option<Micros>) -> Option<Micros> {
        let Ask::Observe { board, .. } = ask else { return at };
        let last = self.stamped.get(&(court, *board));
        at.map(|at| last.map_or(at, |last| at.max(Micros(last.0 + 1))))
    }

    fn news(&mut self, now: Micros, news: News, effects: &mut Vec<Effect>) {
        match news {
            News::Up(welcome) => self.up(&welcome, effects),
            News::Down { why, again } => {
                self.tries += 1;
                let tries = again.map(|_| self.tries);
                let text = say!("agent-no-link", why, tries);
                effects.push(if again.is_some() { Effect::Count(text) } else { Effect::Say(text) });
                // Boards that are being played go on: what they report waits for a new code.
                if again.is_none() && !self.settled {
                    effects.push(Effect::End(Ending::ShutOut));
                }
            }
            News::Outcome { of, outcome } => self.outcome(of, &outcome, effects),
            News::Delivered { through } => {
                self.asked.retain(|ticket, _| *ticket > through);
                self.delivered = true;
                self.settle(now, effects);
            }
            News::Snapshot(snapshot) => self.snapshot(now, *snapshot, effects),
            News::Frame(frame) => {
                let Some(mirror) = self.courts.get_mut(&frame.court) else { return };
                if mirror.apply(&frame).is_err() {
                    return; // the link hands on only what fits; a snapshot follows
                }
                self.settle(now, effects);
                if let (true, Some(view)) = (self.settled, &frame.view) {
                    self.show(now, frame.court, view, effects);
                    self.compare(frame.court, std::slice::from_ref(view), effects);
                }
            }
            News::Trouble { what } => effects.push(Effect::Say(what)),
            // boards come in by code, and do not watch
            News::Asked { .. }
            | News::Presence(_)
            | News::Device(_)
            | News::Preview(_)
            | News::Round(_) => {}
        }
    }

    fn up(&mut self, welcome: &Welcome, effects: &mut Vec<Effect>) {
        self.speed = welcome.speed.max(1);
        self.tries = 0;
        let Welcome { device, boards, .. } = welcome;
        let courts: Vec<String> = welcome.courts.iter().map(|court| say!("court", court)).collect();
        effects.push(Effect::Say(say!("agent-linked", courts, device, boards)));
        let (courts, boards) = (welcome.courts.clone(), welcome.boards.clone());
        self.let_in(Place { courts, boards }, effects);
    }

    fn outcome(&mut self, of: Ticket, outcome: &Outcome, effects: &mut Vec<Effect>) {
        let Some((court, board)) = self.asked.remove(&of) else { return };
        let highest = self.answered.entry(court).or_default();
        *highest = outcome.seq.max(*highest);
        match &outcome.verdict {
            Verdict::Refused { refusal } => {
                self.typed.remove(&(court, board));
                let why = words().refusal(refusal);
                effects.push(Effect::Say(say!("agent-refused", court, board, why)));
            }
            Verdict::Recorded { rulings, .. } if matches!(self.source, Source::Typed) => {
                let rulings: Vec<String> =
                    rulings.iter().map(|ruling| words().ruling(ruling)).collect();
                let rulings = rulings.join(" ");
                effects.push(Effect::Say(say!("agent-recorded", court, board, rulings)));
            }
            Verdict::Recorded { .. } => {}
        }
    }

    fn snapshot(&mut self, now: Micros, snapshot: Snapshot, effects: &mut Vec<Effect>) {
        let court = snapshot.court;
        self.courts.insert(court, Mirror::new(snapshot));
        self.settle(now, effects);
        if self.settled {
            self.show_court(now, court, effects);
        }
    }

    /// Once everything is delivered and the picture holds the last answer, the boards begin.
    fn settle(&mut self, now: Micros, effects: &mut Vec<Effect>) {
        let seen_all = |(court, seq): (&CourtId, &Seq)| {
            self.courts.get(court).is_some_and(|mirror| mirror.court().seq >= *seq)
        };
        if self.settled
            || !self.delivered
            || self.courts.is_empty()
            || !self.answered.iter().all(seen_all)
        {
            return;
        }
        self.settled = true;
        self.set_tables(effects);
        for court in self.courts.keys().copied().collect::<Vec<_>>() {
            self.show_court(now, court, effects);
        }
    }

    fn set_tables(&mut self, effects: &mut Vec<Effect>) {
        let boards = self.place.as_ref().map_or(&[][..], |place| &place.boards);
        let carried = |board: &BoardNo| boards.is_empty() || boards.contains(board);
        let board_ids: Vec<BoardId> = self
            .courts
            .iter()
            .flat_map(|(court, mirror)| {
                mirror.court().boards.iter().map(move |view| (*court, view.board))
            })
            .filter(|(_, board)| carried(board))
            .collect();
        self.dealt = match &self.source {
            Source::Recorded(book) => book.deal(&board_ids),
            Source::Piped | Source::Typed => BTreeMap::new(),
        };
        for board_id in board_ids {
            let games = self.dealt.get(&board_id).cloned().unwrap_or_default();
            let table = match &self.source {
                Source::Recorded(book) => {
                    let moves = Replay::of_moves(Arc::clone(book), games.clone());
                    let runs = (book.runs != Runs::Unseen)
                        .then(|| Replay::of_runs(Arc::clone(book), games));
                    Table::new(Some(moves), runs)
                }
                Source::Piped | Source::Typed => Table::new(None, None),
            };
            self.tables.insert(board_id, table);
        }
        if matches!(self.source, Source::Typed) {
            effects.push(Effect::Say(HELP.to_owned()));
        }
    }

    fn show_court(&mut self, now: Micros, court: CourtId, effects: &mut Vec<Effect>) {
        let Some(mirror) = self.courts.get(&court) else { return };
        let views = mirror.court().boards.clone();
        for view in &views {
            self.show(now, court, view, effects);
        }
        self.compare(court, &views, effects);
    }

    fn show(&mut self, now: Micros, court: CourtId, view: &BoardView, effects: &mut Vec<Effect>) {
        let board = view.board;
        let Some(table) = self.tables.get_mut(&(court, board)) else { return };
        table.shown(now, self.speed, view.game.as_ref());
        if let Some(count) = table.take_unmade() {
            effects.push(Effect::Say(say!("agent-not-made", court, board, count)));
        }
    }

    fn line(&mut self, now: Micros, line: &InputLine, effects: &mut Vec<Effect>) {
        let reported = match self.source {
            Source::Piped => self.piped(now, line, effects),
            Source::Typed => self.type_in(now, line, effects),
            Source::Recorded(_) => Ok(()),
        };
        if let Err(why) = reported {
            self.not_taken(line, &why, effects);
        }
    }

    /// A program hears which line it was; a person has it before him.
    fn not_taken(&mut self, line: &InputLine, why: &str, effects: &mut Vec<Effect>) {
        if matches!(self.source, Source::Piped) {
            self.lines_lost += 1;
            let (line, text) = (line.number, line.quoted());
            effects.push(Effect::Complain(say!("agent-not-taken", line, why, text)));
        } else {
            effects.push(Effect::Say(why.to_owned()));
        }
    }

    /// The number of piped reports that are lost, if any.
    fn lost(&self) -> Option<String> {
        (self.lines_lost > 0).then(|| say!("agent-lines-lost", lines = self.lines_lost))
    }

    fn piped(
        &mut self,
        now: Micros,
        line: &InputLine,
        effects: &mut Vec<Effect>,
    ) -> Result<(), String> {
        if line.text.is_empty() {
            return Ok(());
        }
        if line.is_cut {
            return Err(say!("agent-line-too-long"));
        }
        let report = PipedReport::read(&line.text)
            .map_err(|error| say!("agent-line-unread", why = error.to_string()))?;
        let at = report.ago()?.map(|ago| Micros(now.0 - ago.0 * 1_000));
        let PipedReport { court, board, seen, .. } = report;
        let address = Address::Piped(court, board);
        if !self.settled {
            let early = Early { line: line.clone(), at: at.unwrap_or(now), address, seen };
            return self.report_early(early, effects);
        }
        let board_id = self.board_id(address)?;
        if let (Some(at), Some(last)) = (at, self.stamped.get(&board_id))
            && last.0 - at.0 >= OUT_OF_ORDER.0 * 1_000
        {
            let (line, (court, board)) = (line.number, board_id);
            effects.push(Effect::Complain(say!("agent-out-of-order", line, court, board)));
        }
        self.report(board_id, at, seen);
        Ok(())
    }

    fn type_in(
        &mut self,
        now: Micros,
        line: &InputLine,
        effects: &mut Vec<Effect>,
    ) -> Result<(), String> {
        let Some(typed) = TypedLine::read(&line.text) else { return Ok(()) };
        if matches!(line.text.trim(), "help" | "?") {
            return Err(HELP.to_owned());
        }
        if !self.settled {
            return self.report_early(Early::typed(now, line, &typed)?, effects);
        }
        let board_id = self.board_id(Address::Typed(typed.board))?;
        let mut board = self.position(board_id);
        let (seen, _) = typed.seen(&board.position)?;
        if let Seen::Moved { uci, .. } = &seen
            && let Ok(uci) = uci.parse::<UciMove>()
            && let Ok(m) = uci.to_move(&board.position)
        {
            board.position.play_unchecked(m);
            board.ply += 1;
            self.typed.insert(board_id, board);
        }
        self.report(board_id, None, seen);
        Ok(())
    }

    fn report(&mut self, board_id: BoardId, at: Option<Micros>, seen: Seen) {
        if let Some(table) = self.tables.get_mut(&board_id) {
            table.report(at, seen);
        }
    }

    fn board_id(&self, address: Address) -> Result<BoardId, String> {
        self.tables.keys().copied().collect::<BoardIds>().find(address)
    }

    /// The game of a board, as the court shows it.
    fn shown(&self, (court, board): BoardId) -> Option<&GameView> {
        let views = &self.courts.get(&court)?.court().boards;
        views.iter().find(|view| view.board == board)?.game.as_ref()
    }

    /// The position of a board, with what was typed and is not yet shown.
    fn position(&self, (court, board): BoardId) -> Typed {
        let shown = self.shown((court, board));
        let (game, ply) = (shown.map(|game| game.game), shown.map_or(0, |game| game.ply));
        if let Some(typed) = self.typed.get(&(court, board))
            && typed.game == game
            && typed.ply > ply
        {
            return typed.clone();
        }
        let fen = shown.and_then(|game| game.fen.as_ref()?.parse::<Fen>().ok());
        let position = fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        Typed { game, ply, position: position.unwrap_or_default() }
    }
}

fn board_id(request: &Request) -> Option<BoardId> {
    match &request.ask {
        Ask::Observe { board, .. } => Some((request.court, *board)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
