//! The past: a game after an input is added to it, or taken out, late.
//!
//! The game is ruled again from its start, its inputs in the order in which they happened. Facts
//! that come out the same stay; the difference is the amendment. Nothing is changed here.

use court_protocol::{Answer, CourtTime, DeviceId, FactId, Millis, PreviewId, Question, Seq, Side};

use crate::game::{Game, place};
use crate::play::{DrawnGame, Play};
use crate::record::{Added, Fact, FactBody};
use crate::rules::{self, Answers, Derived, Timed};
use crate::ticker::hidden;

/// The change to a game's inputs.
#[derive(Debug, Clone)]
pub(crate) enum Change {
    /// An input is learned.
    Add(Fact),
    /// An input no longer counts.
    Remove(FactId),
    /// Inputs no longer count, and others are learned in their place.
    Edit { remove: Vec<FactId>, add: Vec<Fact> },
    /// Time brings something about that lies before things already ruled.
    Time,
}

/// Largest number of facts that one amendment adds, with room for its record's own within
/// [`FactId::PER_RECORD`]. A larger change is no late observation, but a game to be
/// corrected by hand.
const ADDED_MAX: usize = 240;

/// The tests of silence that an amendment needs.
#[derive(Clone, Copy)]
pub(crate) struct Silence<'a> {
    /// True if a flag or a limit may be stated for an instant: nobody can contradict it any more.
    pub may_state: &'a dyn Fn(CourtTime, Timed) -> bool,
    /// True if nobody watched a stop at an instant that a device had begun to watch.
    pub nobody_watched: &'a dyn Fn(DeviceId, CourtTime) -> bool,
}

/// An amendment as it would be.
#[derive(Debug)]
pub(crate) struct Amendment {
    pub drop: Vec<FactId>,
    /// Those of the dropped facts that the public was never shown.
    pub hidden: Vec<FactId>,
    pub add: Vec<Added>,
    /// True if the amendment would change a ruling, or the end of a finished game: the
    /// head referee decides.
    pub changes_rulings: bool,
    /// True if the amendment would change the way a finished game ended.
    pub ends_otherwise: bool,
    /// True if the amendment adds more facts than one record holds.
    pub is_too_large: bool,
}

impl Amendment {
    /// True if the amendment waits for the head referee's confirmation.
    pub(crate) const fn waits(&self) -> bool {
        self.changes_rulings || self.is_too_large
    }

    /// True if the amendment does more than record `input`, with a note that it has no effect.
    pub(crate) fn changes_the_past(&self, input: FactId) -> bool {
        let is_quiet = |added: &Added| {
            added.fact.id == input
                || matches!(
                    added.fact.body,
                    FactBody::Noted { .. }
                        | FactBody::Asked { question: Question::ChiefCalled, .. }
                )
        };
        !self.drop.is_empty() || !self.add.iter().all(is_quiet)
    }

    /// True if the public was shown none of the dropped facts.
    pub(crate) fn is_hidden(&self) -> bool {
        self.hidden.len() == self.drop.len()
    }

    /// Names the effect: the same drops and additions have the same name.
    pub(crate) fn preview(&self) -> PreviewId {
        let mut digest = Digest::default();
        for fact in &self.drop {
            digest.write(&fact.to_string());
        }
        for added in &self.add {
            digest.write(&format!("{:?} {:?}", added.fact.at, added.fact.body));
        }
        PreviewId(digest.0 & JSON_INTEGER_MAX)
    }
}

/// True if every drawn game of a chain is still drawn, at the same instant and for the same reason.
fn keeps_ends(before: &[DrawnGame], now: &[DrawnGame]) -> bool {
    let equal =
        |(before, now): (&DrawnGame, &DrawnGame)| (before.at, before.by) == (now.at, now.by);
    now.len() >= before.len() && before.iter().zip(now).all(equal)
}

/// The largest integer a browser reads exactly.
const JSON_INTEGER_MAX: u64 = (1 << 53) - 1;

/// FNV-1a: names an effect for a referee who is looking at it. It protects against nothing.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn write(&mut self, text: &str) {
        for byte in text.bytes().chain([0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Computes the amendment of a change.
///
/// New facts get ids in record `seq` from `first` on.
// rules: ALL-1
pub(crate) fn amendment(
    game: &Game,
    change: &Change,
    now: CourtTime,
    (seq, mut first): (Seq, u8),
    silence: Silence<'_>,
) -> Amendment {
    let mut inputs: Vec<Fact> =
        game.told.iter().filter(|fact| fact.body.is_input()).cloned().collect();
    match change {
        Change::Add(input) => insert(&mut inputs, input.clone()),
        Change::Remove(fact) => inputs.retain(|input| input.id != *fact),
        Change::Edit { remove, add } => {
            inputs.retain(|input| !remove.contains(&input.id));
            for input in add {
                insert(&mut inputs, input.clone());
            }
        }
        Change::Time => {}
    }
    let mut replay = Replay::new(game, now, seq, first, silence);
    replay.play_through(&inputs);

    // A reopened game stands still from the end that no longer counts. The games of a chain after
    // that end never took place.
    let reopened = reopened_game(&game.play, &replay.play);
    if let Some(at) = reopened {
        inputs.retain(|input| still_counts(input, at));
    }
    let ended = game.play.result.ended.filter(|_| replay.play.result.ended.is_none());
    if let Some(at) = reopened.or(ended.map(|ended| ended.at)) {
        let id = FactId::new(seq, first);
        insert(&mut inputs, Fact { id, at, body: FactBody::Reopened });
        first += 1;
        replay = Replay::new(game, now, seq, first, silence);
        replay.play_through(&inputs);
    }
    loop {
        let mut of_table = settings_read(game, &replay);
        of_table.extend(setting_in_doubt(game, &replay));
        of_table.retain(|(at, body)| {
            !inputs.iter().any(|input| (input.at, &input.body) == (*at, body))
        });
        if of_table.is_empty() {
            break;
        }
        for (at, body) in of_table {
            insert(&mut inputs, Fact { id: FactId::new(seq, first), at, body });
            first += 1;
        }
        replay = Replay::new(game, now, seq, first, silence);
        replay.play_through(&inputs);
    }
    replay.difference(&inputs)
}

/// The answers that keep settings of the clock on the table which only a reading confirmed, where the
/// ruling is gone. The setting came before the reading: it is dated a millisecond earlier.
fn settings_read(game: &Game, replay: &Replay<'_>) -> Vec<(CourtTime, FactBody)> {
    let (mut play, mut settings) = (Play::new(&game.setup), Vec::new());
    for fact in &game.told {
        let is_gone = fact.body == FactBody::SetOnClock
            && !replay.told.iter().any(|now| (now.at, &now.body) == (fact.at, &fact.body));
        if let Some(task) = play.clock_task().filter(|_| is_gone) {
            settings.push((fact.at - Millis(1), task.answered(&Answer::Yes)));
        }
        play.fold(fact);
    }
    settings
}

/// The open task to set the clock on the table, if it is gone now: the clock may have been set for it.
fn setting_in_doubt(game: &Game, replay: &Replay<'_>) -> Option<(CourtTime, FactBody)> {
    let (task, now) = (game.play.clock_task()?, &replay.play);
    let Question::SetClock { ruled, .. } = task.question else { return None };
    let is_gone = !is_asked(&replay.told, (task.at, &task.question))
        && now.result.ended.is_none()
        && ruled != now.clocks.ruled
        && ruled != now.clocks.shown;
    is_gone.then_some((task.at, FactBody::MayBeSet))
}

/// True if a question was asked at an instant.
fn is_asked(told: &[Fact], (at, question): (CourtTime, &Question)) -> bool {
    told.iter().any(|fact| {
        fact.at == at
            && matches!(&fact.body, FactBody::Asked { question: asked, .. } if asked == question)
    })
}

/// The end of the first game of a chain that was drawn and no longer is: play goes on from there.
fn reopened_game(before: &Play, now: &Play) -> Option<CourtTime> {
    let over_by = |place: usize, at: CourtTime| {
        let drawn = now.chain.drawn.get(place).is_some_and(|game| game.at <= at);
        drawn || now.result.ended.is_some_and(|ended| ended.at <= at)
    };
    let mut ends = before.chain.drawn.iter().map(|game| game.at).enumerate();
    ends.find(|(place, at)| !over_by(*place, *at)).map(|(_, at)| at)
}

/// True if an input still counts where a game of a chain goes on from an instant. It came before,
/// or it is about the board and not about the course of a later game: a clock that was set goes on
/// to show its time.
fn still_counts(input: &Fact, at: CourtTime) -> bool {
    let about_the_board = match &input.body {
        FactBody::Answered { asked, asked_at, .. } => {
            matches!(asked, Question::SetClock { .. }) || *asked_at <= at
        }
        FactBody::EvidenceSet { .. }
        | FactBody::PlayersSet { .. }
        | FactBody::CardsShown { .. }
        | FactBody::CallSplit { .. }
        | FactBody::Seen { seen: court_protocol::Seen::ChiefCalled, .. } => true,
        _ => false,
    };
    input.at <= at || about_the_board
}

fn insert(inputs: &mut Vec<Fact>, input: Fact) {
    let at = inputs.partition_point(|other| place(other) <= place(&input));
    inputs.insert(at, input);
}

/// A game that is ruled once more.
struct Replay<'a> {
    game: &'a Game,
    now: CourtTime,
    seq: Seq,
    next_index: usize,
    silence: Silence<'a>,
    play: Play,
    told: Vec<Fact>,
    /// Number of old facts already matched: the kept ones stay in their order.
    matched: usize,
    /// Index of the next kept input in the old list: the facts after it are later than the
    /// facts ruled now.
    ahead: usize,
}

impl<'a> Replay<'a> {
    fn new(game: &'a Game, now: CourtTime, seq: Seq, first: u8, silence: Silence<'a>) -> Self {
        Self {
            game,
            now,
            seq,
            next_index: usize::from(first),
            silence,
            play: Play::new(&game.setup),
            told: Vec::with_capacity(game.told.len() + 8),
            matched: 0,
            ahead: 0,
        }
    }

    fn play_through(&mut self, inputs: &[Fact]) {
        let answers = Answers::of(inputs);
        for (place, input) in inputs.iter().enumerate() {
            self.ahead = self.next_kept(&inputs[place..]);
            self.pass_time(input.at, &answers, false);
            if let Some(at) = self.game.told.iter().position(|old| old.id == input.id) {
                self.matched = self.matched.max(at + 1);
            }
            // The rules see what a ruling changes, and the game before a report.
            let is_report = matches!(input.body, FactBody::Seen { .. });
            let ruled = is_report.then(|| rules::rule(&self.play, input, &answers));
            self.play.fold(input);
            self.told.push(input.clone());
            self.ahead = self.next_kept(&inputs[place + 1..]);
            let derived = ruled.unwrap_or_else(|| rules::rule(&self.play, input, &answers));
            self.take(derived);
        }
        self.ahead = self.game.told.len();
        self.pass_time(self.now, &answers, true);
    }

    fn next_kept(&self, inputs: &[Fact]) -> usize {
        let old = |input: &Fact| self.game.told.iter().position(|old| old.id == input.id);
        inputs.iter().find_map(old).unwrap_or(self.game.told.len())
    }

    /// Adds the timed facts up to an instant.
    fn pass_time(&mut self, until: CourtTime, answers: &Answers, is_last: bool) {
        let may_state = |replay: &Self, at, timed| match timed {
            Timed::ClockStart | Timed::Go | Timed::Free(_) | Timed::WindowCloses => true,
            Timed::Flag(_) | Timed::Expected(_) | Timed::Limit => {
                replay.was_stated(at, timed) || (is_last && (replay.silence.may_state)(at, timed))
            }
        };
        while let Some((at, timed)) =
            rules::next_timed(&self.play, |at, timed| may_state(self, at, timed))
        {
            if at > until.min(self.now) {
                return;
            }
            let unwatched = matches!(timed, Timed::Free(side) if self.is_unwatched(at, side));
            let derived = rules::timed(&self.play, (at, timed), unwatched, answers);
            self.take(derived);
        }
    }

    /// True if nobody watched a stop to its end at an instant: as recorded for that instant, or
    /// as known now.
    fn is_unwatched(&self, at: CourtTime, side: Side) -> bool {
        let said = self.game.told.iter().filter(|old| old.at == at);
        let said = said.filter_map(|old| match &old.body {
            FactBody::StopServed { side: of, unwatched, .. } => (*of == side).then_some(*unwatched),
            FactBody::Asked { question, .. } => {
                (*question == Question::Unwatched { side, untimed: false }).then_some(true)
            }
            _ => None,
        });
        let watch = self.play.runners.penalties[side].stop.and_then(|stop| stop.watch);
        said.max().unwrap_or_else(|| {
            watch.is_some_and(|device| (self.silence.nobody_watched)(device, at))
        })
    }

    /// A flag or a limit once stated, or asked about, for an instant stays so for that instant.
    fn was_stated(&self, at: CourtTime, timed: Timed) -> bool {
        self.game.told.iter().any(|old| {
            old.at == at
                && match &old.body {
                    FactBody::FlagFell { side } => timed == Timed::Flag(*side),
                    FactBody::LimitReached { .. } => timed == Timed::Limit,
                    FactBody::Asked { question: Question::FlagExpected { side }, .. } => {
                        let is_looked_for = rules::is_looked_for(&self.play);
                        let asks = if is_looked_for { Timed::Flag } else { Timed::Expected };
                        timed == asks(*side)
                    }
                    _ => false,
                }
        })
    }

    fn take(&mut self, derived: Vec<Derived>) {
        for (at, body) in derived {
            let fact = Fact { id: self.name(at, &body), at, body };
            self.play.fold(&fact);
            self.told.push(fact);
        }
    }

    /// The id of a fact that was recorded before, or a new one.
    fn name(&mut self, at: CourtTime, body: &FactBody) -> FactId {
        let rest = &self.game.told[self.matched..self.ahead.max(self.matched)];
        if let Some(place) = rest.iter().position(|old| old.at == at && old.body == *body) {
            self.matched += place + 1;
            return rest[place].id;
        }
        let index = self.next_index;
        self.next_index += 1;
        FactId::new(self.seq, u8::try_from(index).unwrap_or(u8::MAX))
    }

    fn difference(self, inputs: &[Fact]) -> Amendment {
        let kept = |fact: &Fact| self.game.fact(fact.id).is_some();
        let mut add = Vec::new();
        let mut after = None;
        for fact in &self.told {
            if !kept(fact) {
                add.push(Added { after, fact: fact.clone() });
            }
            after = Some(fact.id);
        }
        let counts = |id: FactId| self.told.iter().any(|fact| fact.id == id);
        let drop: Vec<FactId> =
            self.game.told.iter().map(|fact| fact.id).filter(|id| !counts(*id)).collect();
        let hidden = hidden(&self.game.told, &drop);
        let end = |play: &Play| play.result.ended.map(|ended| (ended.at, ended.result, ended.by));
        // A game that goes on may end by an amendment; one that has ended keeps its end.
        let ended = end(&self.game.play);
        let ends_otherwise = ended.is_some() && ended != end(&self.play)
            || !keeps_ends(&self.game.play.chain.drawn, &self.play.chain.drawn);
        let answers = Answers::of(inputs);
        // A question that an earlier amendment took away was confirmed as gone then.
        let unasked = answers
            .that_ruled()
            .any(|asked| is_asked(&self.game.told, asked) && !is_asked(&self.told, asked));
        Amendment {
            is_too_large: add.len() > ADDED_MAX,
            drop,
            hidden,
            add,
            changes_rulings: ends_otherwise || unasked,
            ends_otherwise,
        }
    }
}
