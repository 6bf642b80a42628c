//! The way of a result from a court to the desks: a task for each court reads the court's records in
//! the journal and gives each desk the starts and results of its own games.
//!
//! A desk keeps the number of the last record that it has taken of each court, in its own stream.
//! The task begins there when the server starts, and begins there again whenever a desk could not
//! write. A desk takes no record twice, so nothing is lost and nothing counts twice.

use super::task::apart;
use super::{Desks, EventNo, Failure};
use crate::feed::task::FeedHandle;
use crate::record;
use court_protocol::{
    Audience, CourtId, Evidence, GameId, GameResult, GameView, Seq, StreamId, Termination,
};
use referee_core::{CourtState, Fact, FactBody, Record};
use referee_desk::{Act, Author, CourtItem, CourtNews, Score};
use referee_journal::JournalError;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// Records read at once: a few hundred kilobytes.
const RECORDS_AT_ONCE: usize = 1_024;
/// A desk notes its cursor after so many records of a court without a game of the event. At its next
/// start the server reads at most so many again, in a few hundredths of a second.
const NOTED_AFTER: u64 = 10_000;
/// The pause after which a journal that took nothing, or could not be read, is tried again.
const AGAIN_AFTER: Duration = Duration::from_secs(1);

/// Takes the results of a court to the desks.
#[derive(Debug)]
pub struct FromCourt {
    court: CourtId,
    feed: FeedHandle,
    desks: Arc<Desks>,
}

impl FromCourt {
    /// The way from a court with this feed of its own.
    pub const fn new(court: CourtId, feed: FeedHandle, desks: Arc<Desks>) -> Self {
        Self { court, feed, desks }
    }

    /// Runs until the server stops.
    pub async fn run(self) {
        let stop = self.desks.parts.stop.clone();
        let follow = async {
            loop {
                let Err(failure) = self.follow().await;
                if matches!(failure, Failure::Stopping) {
                    return;
                }
                tracing::error!("results of {} wait: {failure}", self.court);
                tokio::time::sleep(AGAIN_AFTER).await;
            }
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = follow => {}
        }
    }

    /// Reads from the first record that a desk has not taken, and goes on with the court.
    async fn follow(&self) -> Result<Infallible, Failure> {
        let mut released = self.feed.released();
        let desks = self.desks.handles().await;
        let cursors = desks.iter().map(|(_, desk)| desk.now().cursor(self.court));
        let mut read = cursors.min().unwrap_or_else(|| *released.borrow());
        loop {
            let through = *released.borrow_and_update();
            if self.desks.open.read().await.is_empty() {
                // an event that is created later has no game in the records before it
                read = through;
            }
            if read < through {
                let records = self.records(read.next(), through).await?;
                self.hand_over(&records).await?;
                read = records.last().map_or(through, |last| last.seq);
            } else {
                released.changed().await.map_err(|_| Failure::Stopping)?;
            }
        }
    }

    /// The first of the records from one to another.
    async fn records(&self, from: Seq, through: Seq) -> Result<Vec<Record>, Failure> {
        let (history, stream) = (self.desks.parts.history.clone(), StreamId::from(self.court));
        let read = apart(move || {
            let found = history.range(stream, from, RECORDS_AT_ONCE)?;
            found.iter().filter(|found| found.seq <= through).map(record::read).collect()
        });
        let records: Result<Vec<Record>, JournalError> = read.await;
        Ok(records?)
    }

    /// Gives each desk the news of its games in these records.
    async fn hand_over(&self, records: &[Record]) -> Result<(), Failure> {
        let Some(through) = records.last().map(|last| last.seq) else { return Ok(()) };
        let items = self.items(records, through).await?;
        for (event, desk) in self.desks.handles().await {
            let own = items.iter().filter(|item| EventNo::of_game(item.game) == Some(event));
            let items: Vec<CourtItem> = own.copied().collect();
            let after = desk.now().cursor(self.court);
            if items.is_empty() && through.0 < after.0 + NOTED_AFTER {
                continue;
            }
            let take = Act::TakeFromCourt { court: self.court, after, through, items };
            desk.ask(take.into(), Author::Desk, None).await?;
        }
        Ok(())
    }

    /// The starts, annulled starts and results of games of events, in the order of the records.
    async fn items(&self, records: &[Record], through: Seq) -> Result<Vec<CourtItem>, Failure> {
        let news: Vec<(&Record, GameId, &Fact)> = records.iter().flat_map(news_of).collect();
        if news.is_empty() {
            return Ok(Vec::new());
        }
        let court = self.state_at(through).await?;
        let views: Vec<GameView> = court.games(Audience::Referees).map(|(_, view)| view).collect();
        let item = |(record, game, fact): (&Record, GameId, &Fact)| {
            let what = match fact.body {
                FactBody::Sealed { result, .. } | FactBody::ResultCorrected { result, .. } => {
                    let view = views.iter().find(|view| view.game == game)?;
                    let (score, rated) = score(&court, view, result);
                    CourtNews::Sealed { score, rated }
                }
                FactBody::Annulled { .. } => CourtNews::StartAnnulled,
                _ => CourtNews::Started,
            };
            Some(CourtItem { seq: record.seq, game, at: fact.at, what })
        };
        Ok(news.into_iter().filter_map(item).collect())
    }

    /// The court after a record that it has released, or a later one.
    async fn state_at(&self, seq: Seq) -> Result<Box<CourtState>, Failure> {
        loop {
            let state = self.feed.state().await.ok_or(Failure::Stopping)?;
            if state.seq() >= seq {
                return Ok(state);
            }
            // the question came before the records that the feed has in its queue
            tokio::task::yield_now().await;
        }
    }
}

/// The starts, annulled starts, seals and corrections of a record, late ones too.
fn news_of(record: &Record) -> impl Iterator<Item = (&Record, GameId, &Fact)> {
    let facts = record.facts.iter().flat_map(|fact| {
        let late = match &fact.body {
            FactBody::Amended { add, .. } => add.as_slice(),
            _ => &[],
        };
        std::iter::once(fact).chain(late.iter().map(|added| &added.fact))
    });
    let is_news = |fact: &&Fact| {
        matches!(
            fact.body,
            FactBody::Started
                | FactBody::Annulled { .. }
                | FactBody::Sealed { .. }
                | FactBody::ResultCorrected { .. }
        )
    };
    let game = record.game.filter(|game| EventNo::of_game(*game).is_some());
    game.into_iter()
        .flat_map(move |game| facts.clone().filter(is_news).map(move |fact| (record, game, fact)))
}

/// The result of a game for the standings, and true if it counts for the rating: both sides have
/// moved (CR-3.1.2-2). Where nobody reports moves, a game that was played is taken for such a game.
fn score(court: &CourtState, view: &GameView, result: GameResult) -> (Score, bool) {
    let games = court.chain(view.game).unwrap_or_default();
    let both_moved =
        view.evidence != Evidence::Moves || games.iter().any(|game| game.moves.len() > 1);
    let by = view.ended.as_ref().map(|ended| ended.by);
    let is_forfeit =
        by == Some(Termination::Forfeit) && games.iter().all(|game| game.moves.is_empty());
    let played = Score::played(result);
    let score = if is_forfeit { played.by_forfeit() } else { played };
    (score, both_moved && !is_forfeit)
}
