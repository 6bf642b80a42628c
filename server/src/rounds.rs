//! Rounds of a running hall: the pairings of a file, compared with a court and put on its boards.
//!
//! Each court goes on by itself. The rules decide if it may ([`Ask::Pair`]: games that are played,
//! results that are not sealed). This module only compares the games of a file with those a court
//! already has.

use crate::config::{CourtPlan, Event};
use crate::court::task::CourtHandles;
use crate::feed::Names;
use crate::feed::task::FeedHandle;
use crate::names;
use crate::register::{Register, RegisterError};
use court_protocol::{
    Ask, BoardNo, CourtId, GameId, Message, Pairing, Refusal, RoundAnswer, RoundAsk, RoundOnCourt,
    Verdict,
};
use futures::future::join_all;
use referee_core::{Command, CourtState};
use referee_messages::{message, say, words};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::watch;
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
    pub all_feeds: Vec<FeedHandle>,
    /// The names as they are now.
    pub names: watch::Sender<Names>,
}

impl Rounds {
    /// Puts a file's games on their courts, each court for itself. A file that is no round of this
    /// event changes nothing.
    pub async fn put_on(&self, ask: RoundAsk) -> RoundAnswer {
        let id = ask.id;
        match self.try_to_put_on(ask).await {
            Ok(courts) => RoundAnswer { id, courts, failed: None },
            Err(failed) => RoundAnswer { id, courts: Vec::new(), failed: Some(failed) },
        }
    }

    async fn try_to_put_on(&self, ask: RoundAsk) -> Result<Vec<RoundOnCourt>, Message> {
        let round = self.event.round(&ask.file, &ask.text);
        let round = round.map_err(|error| message!("round-file", why = error.to_string()))?;
        let is_meant = |plan: &&CourtPlan| {
            !plan.pairings.is_empty() && (ask.courts.is_empty() || ask.courts.contains(&plan.court))
        };
        let plans: Vec<&CourtPlan> = round.courts.iter().filter(is_meant).collect();
        if plans.is_empty() {
            return Err(message!("round-no-pairing", file = ask.file));
        }
        self.enter(&round).await?;
        let courts = plans.into_iter().map(|plan| self.put_on_in_time(plan, ask.despite.clone()));
        Ok(join_all(courts).await)
    }

    /// A court that does not answer delays neither the games nor the answers of other courts.
    async fn put_on_in_time(&self, plan: &CourtPlan, despite: Option<String>) -> RoundOnCourt {
        let answered = timeout(COURT_WITHIN, self.put_on_court(plan, despite)).await;
        let silent = Message::named("round-no-answer").with("seconds", &COURT_WITHIN.as_secs());
        answered.unwrap_or_else(|_| told(plan.court, false, silent))
    }

    async fn put_on_court(&self, plan: &CourtPlan, despite: Option<String>) -> RoundOnCourt {
        let court = plan.court;
        let told = |has_them, message| told(court, has_them, message);
        let stopped = || told(false, Message::named("round-court-stopped"));
        let state = match self.feeds.get(&court) {
            Some(feed) => feed.state().await,
            None => None,
        };
        let Some(state) = state else { return stopped() };
        let compared = Compared::new(&state, &plan.pairings);
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
            Ok(Some(Verdict::Refused { refusal })) => {
                let (refusal, message, ruling) = (Some(refusal), None, None);
                RoundOnCourt { court, has_them: false, refusal, message, ruling }
            }
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
        let changed = tokio::task::spawn_blocking(move || names::change(&data, change)).await;
        let (changed, names) = changed.expect("changing the register does not panic")?;
        self.rename(names).await;
        Ok(changed)
    }

    async fn rename(&self, names: Names) {
        for feed in &self.all_feeds {
            feed.rename(names.clone()).await;
        }
        self.names.send_replace(names);
    }

    /// Enters the players of a round, so that every screen has their names when it is put on.
    async fn enter(&self, round: &Event) -> Result<(), Message> {
        let (data, persons) = (self.data.clone(), round.persons.clone());
        let names = tokio::task::spawn_blocking(move || names::add(&data, &persons))
            .await
            .expect("entering persons does not panic")
            .map_err(|error| message!("round-names-not-kept", why = error.to_string()))?;
        self.rename(names).await;
        Ok(())
    }
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
                Some(_) if on_board == Some(pairing.game) => compared.on.push(pairing.clone()),
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
    use crate::court::Layout;
    use crate::feed::Feed;
    use crate::feed::task::FeedTask;
    use referee_journal::{Journal, JournalOptions};

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
        let rounds = Rounds {
            event: Event::parse("event.toml", &text).expect("possible"),
            data: data.path().into(),
            courts: CourtHandles::new(BTreeMap::new(), Layout::default()),
            feeds: BTreeMap::from([(stuck, feed)]),
            all_feeds: Vec::new(),
            names: watch::Sender::new(Names::default()),
        };
        let pairing = |court, white, black| {
            format!(
                "[[pairing]]\nround = 2\ncourt = {court}\nboard = 1\nwhite = {white}\nblack = {black}\n"
            )
        };
        let ask = RoundAsk {
            id: 7,
            file: "round2.toml".into(),
            text: pairing(1, 1, 2) + &pairing(2, 3, 4),
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
