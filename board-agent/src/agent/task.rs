//! Drives an [`Agent`]: news, lines and deadlines in, reports out.

use super::{Agent, Effect, Ending, Input};
use crate::lines::InputLine;
use court_client::{AskError, DeviceClock, LinkHandle, News, Ticket};
use court_protocol::{Ask, CourtId, Micros, Request};
use std::collections::VecDeque;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// A report that could not be kept is tried again after so long; the board's later ones wait.
const TRY_AGAIN: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Ports<C> {
    pub link: LinkHandle,
    pub news: mpsc::Receiver<News>,
    /// Lines of standard input, where they are a source.
    pub lines: Option<mpsc::Receiver<InputLine>>,
    pub clock: C,
}

/// A sentence for the person at the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word<'a> {
    /// Ordinary progress, for example a new link.
    Said(&'a str),
    /// The same, in place of the last one that counted.
    Count(&'a str),
    /// A line that was not taken as it stands.
    Complaint(&'a str),
}

/// Runs an agent until everything is reported and answered, until the link ends, or until `stop`.
/// `say` gets sentences for the person at the terminal.
pub async fn run<C: DeviceClock>(
    mut agent: Agent,
    mut ports: Ports<C>,
    mut say: impl FnMut(Word<'_>),
    stop: impl Future<Output = ()>,
) -> Ending {
    tokio::pin!(stop);
    let mut todo = VecDeque::new();
    let mut asking: Option<Asking> = None;
    loop {
        while asking.is_none() {
            match todo.pop_front() {
                Some(Effect::Ask { at, court, ask }) => {
                    let at = agent.in_order(court, &ask, at);
                    let report = Report { at, court, ask };
                    asking = Some(Box::pin(keep(ports.link.clone(), report, Duration::ZERO)));
                }
                Some(Effect::Say(text)) => say(Word::Said(&text)),
                Some(Effect::Count(text)) => say(Word::Count(&text)),
                Some(Effect::Complain(text)) => say(Word::Complaint(&text)),
                Some(Effect::End(ending)) => return ending,
                None => break,
            }
        }
        // While a report is being kept only the link is listened to; boards and people wait.
        let idle = asking.is_none();
        let wait = agent.next_deadline().map(|at| at.0 - ports.clock.now().0);
        let input = tokio::select! {
            biased;
            () = &mut stop => {
                if let Some(lost) = agent.held_in_vain() {
                    say(Word::Said(&lost));
                }
                if let Some(lost) = agent.lost() {
                    say(Word::Complaint(&lost));
                }
                return Ending::Stopped;
            }
            kept = done(&mut asking) => {
                match kept {
                    Ok((ticket, request)) => {
                        asking = None;
                        agent.kept(ticket, &request);
                    }
                    Err(NotKept { error: AskError::Stopped, .. }) => return Ending::Stopped,
                    Err(NotKept { error, mut report }) => {
                        say(Word::Said(&error.to_string()));
                        // It keeps the instant it happened, however long the disk is full.
                        report.at.get_or_insert_with(|| ports.clock.now());
                        asking = Some(Box::pin(keep(ports.link.clone(), report, TRY_AGAIN)));
                    }
                }
                continue;
            }
            news = ports.news.recv() => match news {
                Some(news) => Input::News(news),
                None => return Ending::Stopped,
            },
            line = next_line(&mut ports.lines), if idle => line.map_or(Input::End, Input::Line),
            () = pass(wait), if idle => Input::Wake,
        };
        if input == Input::End {
            ports.lines = None;
        }
        todo.extend(agent.handle(ports.clock.now(), input));
    }
}

type Asking = Pin<Box<dyn Future<Output = Result<(Ticket, Request), NotKept>> + Send>>;

/// A report that was not kept.
struct NotKept {
    error: AskError,
    report: Report,
}

/// The reports that the link is to keep.
#[derive(Clone)]
struct Report {
    at: Option<Micros>,
    court: CourtId,
    ask: Ask,
}

/// Has the link keep a report, after a wait.
async fn keep(
    link: LinkHandle,
    report: Report,
    wait: Duration,
) -> Result<(Ticket, Request), NotKept> {
    if !wait.is_zero() {
        sleep(wait).await;
    }
    let Report { at, court, ask } = report.clone();
    link.ask(at, court, None, ask).await.map_err(|error| NotKept { error, report })
}

async fn done(asking: &mut Option<Asking>) -> Result<(Ticket, Request), NotKept> {
    match asking {
        Some(asking) => asking.await,
        None => std::future::pending().await,
    }
}

async fn next_line(lines: &mut Option<mpsc::Receiver<InputLine>>) -> Option<InputLine> {
    match lines {
        Some(lines) => lines.recv().await,
        None => std::future::pending().await,
    }
}

async fn pass(wait: Option<i64>) {
    match wait {
        Some(wait) => sleep(Duration::from_micros(wait.max(0) as u64)).await,
        None => std::future::pending().await,
    }
}
