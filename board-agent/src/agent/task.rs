//! Drives an [`Agent`]: news, lines and deadlines in, reports out.

use super::{Agent, Effect, Ending, Input};
use court_client::{AskError, DeviceClock, LinkHandle, News};
use std::time::Duration;
use tokio::sync::mpsc;

/// A report that could not be kept is tried again after so long; the board's later ones wait.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// What an agent is connected to.
#[derive(Debug)]
pub struct Ports<C> {
    /// Its link.
    pub link: LinkHandle,
    /// What the link says.
    pub news: mpsc::Receiver<News>,
    /// Lines of standard input, where they are a source.
    pub lines: Option<mpsc::Receiver<String>>,
    /// The clock the link uses.
    pub clock: C,
}

/// Runs an agent until everything is reported and answered, until the link ends, or until `stop`.
/// `say` gets sentences for the person at the terminal.
pub async fn run<C: DeviceClock>(
    mut agent: Agent,
    mut ports: Ports<C>,
    mut say: impl FnMut(&str),
    stop: impl Future<Output = ()>,
) -> Ending {
    tokio::pin!(stop);
    loop {
        let deadline = agent.next_deadline();
        let input = tokio::select! {
            biased;
            () = &mut stop => return Ending::Stopped,
            news = ports.news.recv() => match news {
                Some(news) => Input::News(news),
                None => return Ending::Stopped,
            },
            line = next_line(&mut ports.lines) => line.map_or(Input::End, Input::Line),
            () = pass(deadline.map(|at| at.0 - ports.clock.now().0)) => Input::Wake,
        };
        if input == Input::End {
            ports.lines = None;
        }
        for effect in agent.handle(ports.clock.now(), input) {
            match effect {
                Effect::Ask { at, court, ask } => loop {
                    let kept = tokio::select! {
                        biased;
                        () = &mut stop => return Ending::Stopped,
                        kept = ports.link.ask(at, court, None, ask.clone()) => kept,
                    };
                    match kept {
                        Ok(request) => {
                            agent.kept(&request);
                            break;
                        }
                        Err(AskError::NotKept(error)) => say(&error.to_string()),
                        Err(AskError::Stopped) => return Ending::Stopped,
                    }
                    tokio::select! {
                        () = &mut stop => return Ending::Stopped,
                        () = tokio::time::sleep(TRY_AGAIN) => {}
                    }
                },
                Effect::Say(text) => say(&text),
                Effect::End(ending) => return ending,
            }
        }
    }
}

async fn next_line(lines: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    match lines {
        Some(lines) => lines.recv().await,
        None => std::future::pending().await,
    }
}

async fn pass(wait: Option<i64>) {
    match wait {
        Some(wait) => tokio::time::sleep(Duration::from_micros(wait.max(0) as u64)).await,
        None => std::future::pending().await,
    }
}
