//! A person on duty in a demonstration: his link, his screen, and his acts.
//!
//! A [`Duty`] is plain: shown a court, it returns the acts and the time to look again. The driver
//! here owns link and time.

use super::DemoLink;
use crate::clock::CourtClock;
use court_client::{News, Ticket};
use court_protocol::{
    Ask, BoardNo, CourtId, CourtTime, DeviceAct, Mirror, Presence, Snapshot, Verdict,
};
use std::collections::{BTreeMap, BTreeSet};
use tokio_util::sync::CancellationToken;

/// An act of somebody on duty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Act {
    /// He asks this of the court he looks at.
    Ask(Ask),
    /// He asks something about devices.
    Device(DeviceAct),
    /// His phone has no reception from here on.
    LoseReception,
    /// It has it again.
    FindReception,
}

/// A duty on one court.
pub(super) trait Duty {
    /// The acts now that the court looks like this, and the time to look again.
    fn look(&mut self, now: CourtTime, court: &Snapshot) -> (Vec<Act>, Option<CourtTime>);

    /// True if he does nothing while an answer to a request is still to come.
    fn awaits_answers(&self) -> bool {
        false
    }

    /// The boards he has been given; empty is all.
    fn is_given(&mut self, _boards: &[BoardNo]) {}

    /// The list of devices, for whoever watches.
    fn sees(&mut self, _list: &Presence) {}
}

/// Somebody on the courts his link follows.
struct Post<D> {
    name: &'static str,
    make: Box<dyn Fn(CourtId) -> D + Send>,
    courts: BTreeMap<CourtId, (Mirror, D)>,
    boards: Vec<BoardNo>,
    /// Asked and not answered.
    open: BTreeMap<Ticket, CourtId>,
}

/// Runs a duty for each court its link follows, until `stop`.
pub(super) async fn run<D: Duty>(
    name: &'static str,
    link: DemoLink,
    clock: CourtClock,
    stop: CancellationToken,
    make: Box<dyn Fn(CourtId) -> D + Send>,
) {
    let DemoLink { handle, mut news, task, reception, .. } = link;
    let ended = tokio::spawn(task.run(stop.clone().cancelled_owned()));
    let (courts, boards, open) = Default::default();
    let mut post = Post { name, make, courts, boards, open };
    let mut again: BTreeMap<CourtId, CourtTime> = BTreeMap::new();
    'following: loop {
        let next = again.values().min().copied();
        let changed = tokio::select! {
            biased;
            () = stop.cancelled() => break,
            said = news.recv() => match said {
                Some(said) => post.take(said),
                None => break,
            },
            () = clock.reach(next) => Vec::new(),
        };
        let now = clock.now();
        let due = again.iter().filter(|(_, at)| **at <= now).map(|(court, _)| *court);
        let looked: BTreeSet<CourtId> = due.chain(changed).collect();
        for court in looked {
            let Some((mirror, duty)) = post.courts.get_mut(&court) else { continue };
            if duty.awaits_answers() && post.open.values().any(|of| *of == court) {
                again.remove(&court); // the answer brings him back
                continue;
            }
            let (acts, at) = duty.look(now, mirror.court());
            match at {
                Some(at) => again.insert(court, at),
                None => again.remove(&court),
            };
            for act in acts {
                let done = async {
                    match act {
                        Act::Ask(ask) => {
                            let kept = handle.ask(None, court, None, ask).await;
                            let (ticket, _) = kept.map_err(|error| error.to_string())?;
                            post.open.insert(ticket, court);
                        }
                        // without a link it is seen again on the list, and asked again
                        Act::Device(act) => drop(handle.ask_about_devices(act).await),
                        Act::LoseReception => reception.lose(),
                        Act::FindReception => reception.find(),
                    }
                    Ok::<(), String>(())
                };
                let done = tokio::select! {
                    biased;
                    () = stop.cancelled() => break 'following,
                    done = done => done,
                };
                if let Err(error) = done {
                    tracing::warn!("the demonstration's {name} could not ask: {error}");
                    break 'following;
                }
            }
        }
    }
    // it ends with the same token
    let _outbox = ended.await;
}

impl<D: Duty> Post<D> {
    /// Takes in the link's news; returns the courts that look different now.
    fn take(&mut self, said: News) -> Vec<CourtId> {
        match said {
            News::Up(welcome) => {
                self.boards = welcome.boards;
                for (_, duty) in self.courts.values_mut() {
                    duty.is_given(&self.boards);
                }
            }
            News::Snapshot(snapshot) => {
                let court = snapshot.court;
                let entry = self.courts.entry(court);
                let (mirror, duty) =
                    entry.or_insert_with(|| (Mirror::new((*snapshot).clone()), (self.make)(court)));
                duty.is_given(&self.boards);
                *mirror = Mirror::new(*snapshot);
                return vec![court];
            }
            News::Frame(frame) => {
                // the link hands on only what fits
                if let Some((mirror, _)) = self.courts.get_mut(&frame.court)
                    && mirror.apply(&frame).is_ok()
                {
                    return vec![frame.court];
                }
            }
            News::Presence(list) => {
                for (_, duty) in self.courts.values_mut() {
                    duty.sees(&list);
                }
                return self.courts.keys().copied().collect();
            }
            News::Outcome { of, outcome } => {
                let answered = self.open.remove(&of);
                if let Verdict::Refused { refusal } = &outcome.verdict {
                    // his screen was a moment late: it is recorded, and the hall goes on
                    tracing::debug!(
                        "the demonstration's {} was refused: {}",
                        self.name,
                        refusal.code()
                    );
                }
                return answered.into_iter().collect();
            }
            News::Down { why, .. } | News::Trouble { what: why } => {
                tracing::debug!("the demonstration's {}: {why}", self.name);
            }
            News::Delivered { .. } => {
                self.open.clear();
                return self.courts.keys().copied().collect();
            }
            News::Asked { .. } | News::Device(_) | News::Preview(_) | News::Round(_) => {}
        }
        Vec::new()
    }
}
