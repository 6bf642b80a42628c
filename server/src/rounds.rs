//! Rounds of a running hall: the games of a file, and those that event desks have laid onto the
//! courts, compared with a court and put on its boards.
//!
//! Each court goes on by itself. The rules decide if it may ([`Ask::Pair`]: games that are played,
//! results that are not sealed). This module only compares the games with those a court already has.
//! A desk's game keeps its number on the court: sent again, it is there already. A game that the desk
//! took back, moved, changed or has a result of is taken off its board first ([`Ask::TakeOff`]), if
//! nothing has happened in it. Otherwise the answer names it, and its court gets nothing until it is
//! settled, so that no game ever stands on two boards.

use crate::config::{ConfigError, CourtPlan, Event};
use crate::court::task::CourtHandles;
use crate::desks::{Desks, EventNo};
use crate::feed::Names;
use crate::feed::task::FeedHandle;
use crate::names;
use crate::register::{self, Persons, Register, RegisterError};
use court_protocol::{
    Ask, Audience, BoardNo, BySide, CourtId, GameId, Message, Pairing, PlayerId, Refusal,
    RoundAnswer, RoundAsk, RoundGames, RoundOnCourt, Verdict,
};
use futures::future::join_all;
use referee_core::{Command, CourtState};
use referee_desk::views::{CourtGame, court_games};
use referee_desk::{Desk, Game, PersonId};
use referee_messages::{message, say, words};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, watch};
use tokio::time::timeout;

/// The time a court has to take its games: it answers at once unless its disk is stuck.
const COURT_WITHIN: Duration = Duration::from_secs(5);

/// Puts rounds on the courts of a running hall.
#[derive(Debug)]
pub struct Rounds {
    /// The hall as it was set up.
    pub event: Event,
    pub data: PathBuf,
    pub courts: CourtHandles,
    /// The court's own feed of each court.
    pub feeds: BTreeMap<CourtId, FeedHandle>,
    /// Every feed that shows names.
    pub all_feeds: Mutex<Vec<FeedHandle>>,
    /// The names as they are now.
    pub names: watch::Sender<Names>,
    pub desks: Arc<Desks>,
    /// Held by the round that is put on: the next one finds its games on the courts.
    pub turn: Mutex<()>,
}

/// The games for a court.
#[derive(Debug)]
struct CourtGames {
    court: CourtId,
    pairings: Vec<Pairing>,
    /// The reason why the desk's games do not fit those on the court.
    against: Option<Message>,
}

/// A game as a court has it.
#[derive(Debug)]
struct OnCourt {
    court: CourtId,
    board: BoardNo,
    /// The players as they were paired, and as the court has them now.
    players: [BySide<PlayerId>; 2],
    is_over: bool,
    may_leave: bool,
}

impl Rounds {
    /// Puts the next games on their courts, each court for itself. A file that is no round of this
    /// event changes nothing.
    pub async fn put_on(&self, ask: RoundAsk) -> RoundAnswer {
        let RoundAsk { id, games, courts, despite } = ask;
        let put_on = match games {
            RoundGames::File { name, text } => {
                self.put_file_on(name, &text, &courts, despite).await
            }
            RoundGames::Published => {
                let put_on = self.put_published_on(None, &courts, despite).await;
                let nothing = || referee_desk::Refusal::NothingLaid.message();
                put_on.and_then(|on| if on.is_empty() { Err(nothing()) } else { Ok(on) })
            }
        };
        match put_on {
            Ok(courts) => RoundAnswer { id, courts, failed: None },
            Err(failed) => RoundAnswer { id, courts: Vec::new(), failed: Some(failed) },
        }
    }

    async fn put_file_on(
        &self,
        file: String,
        text: &str,
        only: &[CourtId],
        despite: Option<String>,
    ) -> Result<Vec<RoundOnCourt>, Message> {
        let _turn = self.turn.lock().await;
        let round = self.event.round(&file, text);
        let round = round.map_err(|error| message!("round-file", why = error.to_string()))?;
        let is_meant = |plan: &&CourtPlan| {
            !plan.pairings.is_empty() && (only.is_empty() || only.contains(&plan.court))
        };
        let of_court = |plan: &CourtPlan| CourtGames {
            court: plan.court,
            pairings: plan.pairings.clone(),
            against: None,
        };
        let games: Vec<CourtGames> = round.courts.iter().filter(is_meant).map(of_court).collect();
        if games.is_empty() {
            return Err(message!("round-no-pairing", file));
        }
        self.enter(&round).await?;
        Ok(self.put_each_on(games, despite).await)
    }

    /// Puts the published games that the desk of an event, or of any, has laid onto the courts on
    /// their boards: on each board the first that is not over. The answer has the courts with games.
    ///
    /// # Errors
    /// A sentence: the players are not known, and no court was asked.
    pub async fn put_published_on(
        &self,
        event: Option<EventNo>,
        only: &[CourtId],
        despite: Option<String>,
    ) -> Result<Vec<RoundOnCourt>, Message> {
        let _turn = self.turn.lock().await;
        // games of other events that nobody is to play make room as well
        let every = self.every_desk().await;
        let data = self.data.clone();
        let read = tokio::task::spawn_blocking(move || -> Result<_, RegisterError> {
            let register = register::read(&register::file(&data))?;
            Ok((names::of(&data, &register), register.by_number()))
        });
        let read = read.await.expect("reading the register does not panic");
        let (names, persons) =
            read.map_err(|error| message!("round-names-unread", why = error.to_string()))?;
        let mut states = self.states().await;
        let taken_off = self.take_each_off(to_take_off(&every, &games_of(&states), only)).await;
        let meant = every
            .into_iter()
            .filter(|(no, desk)| event.is_none_or(|event| event == *no) && !desk.is_finished());
        let desks = meant.map(|(_, desk)| desk).collect();
        if !taken_off.is_empty() {
            states = self.states().await;
        }
        let published =
            Published { event: &self.event, known: games_of(&states), desks, states, persons };
        let mut courts = published.courts();
        courts.retain(|court| only.is_empty() || only.contains(court));
        let mut games = Vec::new();
        for court in courts {
            let next = published.next(court);
            let next = next.map_err(|error| message!("round-file", why = error.to_string()))?;
            games.extend(next);
        }
        self.rename(names).await;
        let mut answers = self.put_each_on(games, despite).await;
        for (court, boards) in taken_off {
            let has_next = answers.iter().all(|on| on.court != court || on.has_them);
            let off = Message::named("round-taken-off").with("boards", &boards);
            answers.push(told(court, has_next, off));
        }
        Ok(answers)
    }

    /// Takes the games that the desk of an event has changed or decided off their courts, and those of an
    /// event that is over: nobody starts a pair as it was. A game that cannot leave its board stays.
    pub async fn take_changed_off(&self, event: EventNo) {
        let _turn = self.turn.lock().await;
        let mut desks = self.every_desk().await;
        desks.retain(|(no, _)| *no == event);
        let known = games_of(&self.states().await);
        self.take_each_off(to_take_off(&desks, &known, &[])).await;
    }

    /// The desk of every event, also of those that are over.
    async fn every_desk(&self) -> Vec<(EventNo, Arc<Desk>)> {
        self.desks.list(referee_desk::views::Audience::Crew).await
    }

    /// Takes games off their boards, each court for itself. Returns the boards that are free now. A game
    /// that has begun meanwhile stays.
    async fn take_each_off(
        &self,
        off: BTreeMap<CourtId, BTreeMap<GameId, BoardNo>>,
    ) -> BTreeMap<CourtId, Vec<BoardNo>> {
        let each = off.into_iter().map(async |(court, games)| {
            let taken = timeout(COURT_WITHIN, self.take_off(court, games.keys().copied())).await;
            taken.is_ok_and(|taken| taken).then(|| (court, games.into_values().collect()))
        });
        join_all(each).await.into_iter().flatten().collect()
    }

    /// Takes games off the boards of a court. True once the feed shows the court without them.
    async fn take_off(&self, court: CourtId, games: impl Iterator<Item = GameId>) -> bool {
        let (Some(handle), Some(feed)) = (self.courts.get(court), self.feeds.get(&court)) else {
            return false;
        };
        let games: Vec<GameId> = games.collect();
        let ask = Ask::TakeOff { games: games.clone() };
        let verdict = handle.command(Command::Server { ask }).await;
        if !matches!(verdict, Ok(Some(Verdict::Recorded { .. }))) {
            return false;
        }
        let mut released = feed.released();
        while let Some(state) = feed.state().await {
            if games.iter().all(|game| state.paired(*game).is_none()) {
                return true;
            }
            if released.changed().await.is_err() {
                break;
            }
        }
        false
    }

    /// Each court as it was released last; a court whose feed does not answer is left out.
    async fn states(&self) -> BTreeMap<CourtId, Box<CourtState>> {
        let state = async |(court, feed): (&CourtId, &FeedHandle)| {
            let state = timeout(COURT_WITHIN, feed.state()).await.ok().flatten();
            Some((*court, state?))
        };
        join_all(self.feeds.iter().map(state)).await.into_iter().flatten().collect()
    }

    async fn put_each_on(
        &self,
        games: Vec<CourtGames>,
        despite: Option<String>,
    ) -> Vec<RoundOnCourt> {
        let courts = games.iter().map(|games| self.put_on_in_time(games, despite.clone()));
        join_all(courts).await
    }

    /// A court that does not answer delays neither the games nor the answers of other courts.
    async fn put_on_in_time(&self, games: &CourtGames, despite: Option<String>) -> RoundOnCourt {
        let answered = timeout(COURT_WITHIN, self.put_on_court(games, despite)).await;
        let silent = Message::named("round-no-answer").with("seconds", &COURT_WITHIN.as_secs());
        answered.unwrap_or_else(|_| told(games.court, false, silent))
    }

    async fn put_on_court(&self, next: &CourtGames, despite: Option<String>) -> RoundOnCourt {
        let court = next.court;
        let told = |has_them, message| told(court, has_them, message);
        let refused = |refusal: Refusal| {
            let (refusal, message, ruling) = (Some(refusal), None, None);
            RoundOnCourt { court, has_them: false, refusal, message, ruling }
        };
        if self.event.courts.iter().all(|plan| plan.court != court) {
            return refused(Refusal::NoSuchCourt { court });
        }
        if let Some(why) = next.against.clone() {
            return told(false, why.with("nothing", &true));
        }
        let stopped = || told(false, Message::named("round-court-stopped"));
        let state = match self.feeds.get(&court) {
            Some(feed) => feed.state().await,
            None => None,
        };
        let Some(state) = state else { return stopped() };
        let compared = Compared::new(&state, &next.pairings);
        if let Some(why) = compared.contradiction() {
            return told(false, why.with("nothing", &true));
        }
        if compared.missing.is_empty() {
            return told(true, games("round-there-already", &compared.on));
        }
        let put_on = games("round-put-on", &compared.missing);
        let ask = Ask::Pair { games: compared.missing, despite };
        let verdict = match self.courts.get(court) {
            Some(handle) => handle.command(Command::Server { ask }).await,
            None => Ok(None),
        };
        match verdict {
            Ok(Some(Verdict::Recorded { rulings, .. })) => {
                RoundOnCourt { ruling: rulings.into_iter().next(), ..told(true, put_on) }
            }
            Ok(Some(Verdict::Refused { refusal })) => refused(refusal),
            Ok(None) => stopped(),
            Err(goodbye) => told(false, goodbye.message),
        }
    }

    /// Changes the register of persons, and every screen has the names of then.
    ///
    /// # Errors
    /// The refusal of the change, or the register could not be kept; nothing has changed then.
    pub async fn change_register<T, E>(
        &self,
        change: impl FnOnce(&mut Register) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<RegisterError> + Send + 'static,
    {
        let data = self.data.clone();
        let used = self.desks.last_person().await;
        let change = move |register: &mut Register| {
            register.keep_numbers(used);
            change(register)
        };
        let changed = tokio::task::spawn_blocking(move || names::change(&data, change)).await;
        let (changed, names) = changed.expect("changing the register does not panic")?;
        self.rename(names).await;
        Ok(changed)
    }

    async fn rename(&self, names: Names) {
        self.names.send_replace(names);
        self.show_names().await;
    }

    /// Calls the players on every screen as their events do now: start numbers come with the pairings.
    pub async fn show_names(&self) {
        // the feeds are renamed by one at a time, so the last has the newest names
        let feeds = self.all_feeds.lock().await;
        let desks = self.every_desk().await.into_iter().map(|(_, desk)| desk).collect::<Vec<_>>();
        let names = names::on_courts(&self.names.borrow(), &desks);
        for feed in feeds.iter() {
            feed.rename(names.clone()).await;
        }
    }

    /// Enters the players of a round, so that every screen has their names when it is put on.
    async fn enter(&self, round: &Event) -> Result<(), Message> {
        let (data, persons) = (self.data.clone(), round.persons.clone());
        let set_up = self.event.persons.clone();
        let names = tokio::task::spawn_blocking(move || names::add(&data, &persons, &set_up))
            .await
            .expect("entering persons does not panic")
            .map_err(|error| message!("round-names-not-kept", why = error.to_string()))?;
        self.rename(names).await;
        Ok(())
    }
}

/// The published games of desks, beside the courts that they are laid onto.
struct Published<'a> {
    event: &'a Event,
    desks: Vec<Arc<Desk>>,
    states: BTreeMap<CourtId, Box<CourtState>>,
    /// All games of the courts.
    known: BTreeMap<GameId, OnCourt>,
    persons: Persons,
}

impl Published<'_> {
    /// The courts of the hall, and every court that a game is laid onto.
    fn courts(&self) -> BTreeSet<CourtId> {
        let laid = self.desks.iter().flat_map(|desk| desk.games().values());
        let laid = laid.filter_map(|game| Some(game.place?.court));
        laid.chain(self.states.keys().copied()).collect()
    }

    /// The next games of a court; `None` if it has none.
    fn next(&self, court: CourtId) -> Result<Option<CourtGames>, ConfigError> {
        let next = next_games(&self.desks, court, &self.known);
        let mut pairings = Vec::new();
        // a court that is not there refuses by itself
        if let Some(plan) = self.event.courts.iter().find(|plan| plan.court == court) {
            let with_games = self.desks.iter().zip(&next).filter(|(_, next)| !next.is_empty());
            for (desk, next) in with_games {
                pairings.extend(self.event.laid(desk, plan, next, &self.persons)?);
            }
        }
        let against = against(&self.desks, court, &pairings, &self.known);
        let state = self.states.get(&court);
        for pairing in &mut pairings {
            // settings that changed since do not make another game of it
            if let Some((_, setup)) = state.and_then(|state| state.paired(pairing.game)) {
                pairing.setup = setup.clone();
            }
        }
        let has_none = next.iter().all(Vec::is_empty) && against.is_none();
        Ok((!has_none).then_some(CourtGames { court, pairings, against }))
    }
}

/// All games of the courts, by number.
fn games_of(states: &BTreeMap<CourtId, Box<CourtState>>) -> BTreeMap<GameId, OnCourt> {
    let mut known = BTreeMap::new();
    for (&court, state) in states {
        for (board, view) in state.games(Audience::Referees) {
            let now = view.sides.as_ref().map(|side| side.player);
            let paired = state.paired(view.game).map_or(now, |(_, setup)| setup.players);
            let (players, is_over) = ([paired, now], view.ended.is_some());
            let may_leave = state.may_leave(view.game);
            known.insert(view.game, OnCourt { court, board, players, is_over, may_leave });
        }
    }
    known
}

/// The way in which a game on a court is another than its desk has now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outdated {
    /// The desk has its result: nobody is to play it.
    Decided,
    Withdrawn,
    Moved,
    Players,
}

impl Outdated {
    fn of(game: &Game, on: &OnCourt) -> Option<Self> {
        if game.withdrawn {
            return Some(Self::Withdrawn);
        }
        if game.result.is_some() {
            return Some(Self::Decided);
        }
        if game.place.is_none_or(|place| (place.court, place.board) != (on.court, on.board)) {
            return Some(Self::Moved);
        }
        let is = |desk: Option<PersonId>, on: PlayerId| desk.is_none_or(|desk| desk.0 == on.0);
        let are = |on: &BySide<PlayerId>| is(game.white, on.white) && is(game.black, on.black);
        (!on.players.iter().any(are)).then_some(Self::Players)
    }
}

/// The games on courts that desks have, each with its desk's game.
fn with_desk<'a>(
    desks: &'a [Arc<Desk>],
    known: &'a BTreeMap<GameId, OnCourt>,
) -> impl Iterator<Item = (&'a OnCourt, &'a Game)> {
    known.iter().filter_map(|(id, on)| {
        let game = desks.iter().find_map(|desk| desk.games().get(id))?;
        Some((on, game))
    })
}

/// The games to be taken off each court, with their boards, before these courts get their games.
fn to_take_off(
    desks: &[(EventNo, Arc<Desk>)],
    known: &BTreeMap<GameId, OnCourt>,
    only: &[CourtId],
) -> BTreeMap<CourtId, BTreeMap<GameId, BoardNo>> {
    let is_meant = |court: CourtId| only.is_empty() || only.contains(&court);
    let mut off: BTreeMap<CourtId, BTreeMap<GameId, BoardNo>> = BTreeMap::new();
    for (_, desk) in desks {
        let here = with_desk(std::slice::from_ref(desk), known);
        for (on, game) in here.filter(|(on, _)| on.may_leave) {
            let concerns = is_meant(on.court) || game.place.is_some_and(|to| is_meant(to.court));
            if concerns && (desk.is_finished() || Outdated::of(game, on).is_some()) {
                off.entry(on.court).or_default().insert(game.id, on.board);
            }
        }
    }
    off
}

/// The games that each desk has next for the boards of a court. A board's next game is the first that
/// is not over there; where all are over, the last.
fn next_games(
    desks: &[Arc<Desk>],
    court: CourtId,
    known: &BTreeMap<GameId, OnCourt>,
) -> Vec<Vec<CourtGame>> {
    let is_over = |game: &CourtGame| known.get(&game.game).is_some_and(|on| on.is_over);
    let mut of_board: BTreeMap<BoardNo, (usize, CourtGame)> = BTreeMap::new();
    let laid = desks
        .iter()
        .enumerate()
        .flat_map(|(desk, of)| court_games(of, court).1.into_iter().map(move |game| (desk, game)));
    let mut laid: Vec<(usize, CourtGame)> = laid.collect();
    laid.sort_by_key(|(desk, game)| (game.place, *desk, game.game));
    for (desk, game) in laid {
        match of_board.get(&game.place.board) {
            Some((_, before)) if !is_over(before) => {}
            _ => {
                of_board.insert(game.place.board, (desk, game));
            }
        }
    }
    let mut games = vec![Vec::new(); desks.len()];
    for (desk, game) in of_board.into_values() {
        games[desk].push(game);
    }
    games
}

/// The reason why the next games of a court do not fit what is on the courts.
fn against(
    desks: &[Arc<Desk>],
    court: CourtId,
    pairings: &[Pairing],
    known: &BTreeMap<GameId, OnCourt>,
) -> Option<Message> {
    let told = |key: &str, game: GameId, on: &OnCourt| {
        Message::named(key).with("game", &game).with("court", &on.court).with("board", &on.board)
    };
    let of_next = pairings.iter().find_map(|pairing| {
        let on = known.get(&pairing.game)?;
        if (on.court, on.board) != (court, pairing.board) {
            return Some(told("round-game-elsewhere", pairing.game, on));
        }
        let is_other = !on.players.contains(&pairing.setup.players);
        is_other.then(|| told("round-game-players", pairing.game, on))
    });
    let (mut withdrawn, mut moved) = (Vec::new(), Vec::new());
    let here = with_desk(desks, known).filter(|(on, _)| on.court == court && !on.is_over);
    for (on, game) in here {
        match Outdated::of(game, on) {
            Some(Outdated::Withdrawn) => withdrawn.push(on.board),
            Some(Outdated::Moved) => moved.push(on.board),
            // the court's own rules judge a decided game, and the next games have been compared above
            Some(Outdated::Decided | Outdated::Players) | None => {}
        }
    }
    let of_desks = |key, boards: &[BoardNo]| {
        (!boards.is_empty()).then(|| Message::named(key).with("boards", &boards))
    };
    of_next
        .or_else(|| of_desks("round-games-withdrawn", &withdrawn))
        .or_else(|| of_desks("round-games-moved", &moved))
}

/// The games of a file, compared with those a court has.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// Not on the court.
    pub(crate) missing: Vec<Pairing>,
    /// On their boards.
    on: Vec<Pairing>,
    /// Their boards have the next games.
    passed: Vec<Pairing>,
    /// The court has games of these numbers that are others.
    others: Vec<(GameId, BoardNo)>,
    /// The round on the boards whose games are over.
    now: BTreeSet<u16>,
}

impl Compared {
    pub(crate) fn new(state: &CourtState, pairings: &[Pairing]) -> Self {
        let mut compared = Self::default();
        for pairing in pairings {
            let on_board = state.game_on(pairing.board);
            match state.paired(pairing.game) {
                None => compared.missing.push(pairing.clone()),
                Some((board, setup)) if (board, setup) != (pairing.board, &pairing.setup) => {
                    compared.others.push((pairing.game, board));
                }
                Some(_) if on_board.is_none_or(|on| on == pairing.game) => {
                    compared.on.push(pairing.clone());
                }
                Some(_) => {
                    compared.passed.push(pairing.clone());
                    let next = on_board.and_then(|game| state.paired(game));
                    compared.now.extend(next.map(|(_, setup)| setup.round));
                }
            }
        }
        compared
    }

    /// The part of the file that the court contradicts.
    pub(crate) fn contradiction(&self) -> Option<Message> {
        if let [(game, board), ref more @ ..] = self.others[..] {
            let message = Message::named("round-other-game").with("more", &more.len());
            return Some(message.with("game", &game).with("board", &board));
        }
        let over = || games("round-over", &self.passed).with("now", &self.now);
        (!self.passed.is_empty()).then(over)
    }
}

fn told(court: CourtId, has_them: bool, message: Message) -> RoundOnCourt {
    RoundOnCourt { court, has_them, refusal: None, message: Some(message), ruling: None }
}

/// A message about the rounds and boards of games.
fn games(key: &str, pairings: &[Pairing]) -> Message {
    let rounds: BTreeSet<u16> = pairings.iter().map(|pairing| pairing.setup.round).collect();
    let boards: Vec<BoardNo> = pairings.iter().map(|pairing| pairing.board).collect();
    Message::named(key).with("rounds", &rounds).with("boards", &boards)
}

/// A set-up file's pairings on a court that the server begins again: the games to be put on. A
/// sentence is added if the court goes on in another way than the file.
pub(crate) fn at_start(plan: &CourtPlan, state: &CourtState) -> (Vec<Pairing>, Option<String>) {
    let compared = Compared::new(state, &plan.pairings);
    match compared.contradiction() {
        Some(why) => (Vec::new(), Some(goes_on(plan.court, &words().say(&why)))),
        None => (compared.missing, None),
    }
}

/// The sentence for a court whose pairings were refused at the start.
pub(crate) fn refused_at_start(court: CourtId, refusal: &Refusal) -> String {
    goes_on(court, &words().refusal(refusal))
}

fn goes_on(court: CourtId, why: &str) -> String {
    say!("pairings-not-put-on", court, why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ClockStart, CourtClock, Reading};
    use crate::court::Layout;
    use crate::feed::Feed;
    use crate::feed::task::FeedTask;
    use referee_journal::{Journal, JournalOptions};
    use tokio_util::sync::CancellationToken;

    #[tokio::test(start_paused = true)]
    async fn a_court_that_does_not_answer_keeps_nobody_from_hearing_of_the_others() {
        let data = tempfile::tempdir().expect("a folder");
        let (journal, _) =
            Journal::open(&JournalOptions::new(data.path()), &mut |_| ()).expect("it opens");
        let player = |id| format!("[[player]]\nid = {id}\nname = \"P{id}\"\n");
        let players: String = (1..=4).map(player).collect();
        let courts = "[[court]]\nname = \"A\"\n[[court]]\nname = \"B\"\n";
        let text = format!("{courts}{players}");
        let stuck = CourtId(1);
        let feed = Feed::new(stuck, CourtState::new(stuck), crate::feed::Names::default(), 1);
        let (_never_runs, _sender, feed) = FeedTask::new(feed, journal.history());
        let clock = CourtClock::start(ClockStart::after(Reading::now(), None), 1);
        let stop = CancellationToken::new();
        let desks = Desks::open(&journal.handle(), &journal.history(), [clock, clock], &stop);
        let rounds = Rounds {
            event: Event::parse("event.toml", &text).expect("possible"),
            data: data.path().into(),
            courts: CourtHandles::new(BTreeMap::new(), Layout::default()),
            feeds: BTreeMap::from([(stuck, feed)]),
            all_feeds: Mutex::default(),
            names: watch::Sender::new(Names::default()),
            desks: Arc::new(desks.expect("there is no event").0),
            turn: Mutex::default(),
        };
        let pairing = |court, white, black| {
            format!(
                "[[pairing]]\nround = 2\ncourt = {court}\nboard = 1\nwhite = {white}\nblack = {black}\n"
            )
        };
        let ask = RoundAsk {
            id: 7,
            games: RoundGames::File {
                name: "round2.toml".into(),
                text: pairing(1, 1, 2) + &pairing(2, 3, 4),
            },
            courts: Vec::new(),
            despite: None,
        };
        let answer = rounds.put_on(ask).await;
        assert_eq!(answer.failed, None);
        let told: Vec<_> = answer.courts.iter().map(|on| (on.court, words().round(on))).collect();
        let [(CourtId(1), first), (CourtId(2), second)] = &told[..] else { panic!("{told:?}") };
        assert!(first.starts_with("no answer within 5 s"), "{first}");
        assert_eq!(second, "the court has stopped");
    }
}
