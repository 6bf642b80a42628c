//! The journal's reserve: tells when the disk is full and only the space set aside is left.
//!
//! The server's terminal and the referees' screens show it before recording has to stop, and show
//! it no more when there is room again.

use crate::presence::task::PresenceHandle;
use referee_journal::Room;
use referee_messages::say;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

/// Between two looks: the reserve lasts for minutes of a full hall.
const EVERY: Duration = Duration::from_secs(1);

/// The state that was told last.
#[derive(Debug, Default)]
struct LastNotice {
    disk_full: bool,
}

impl LastNotice {
    /// The message to the person at the server about this, if it is new.
    fn look(&mut self, room: Room) -> Option<String> {
        let disk_full = matches!(room, Room::Reserve(_));
        if std::mem::replace(&mut self.disk_full, disk_full) == disk_full {
            return None;
        }
        Some(match room {
            Room::Reserve(bytes) => say!("console-disk-full", kb = bytes / 1_000),
            Room::Plenty => say!("console-disk-has-room"),
        })
    }
}

/// Looks until `stop`: what is new is for `say` and the presence list.
pub(crate) async fn watch(
    look: impl Fn() -> Room,
    say: impl Fn(&str),
    presence: PresenceHandle,
    stop: CancellationToken,
) {
    let mut last = LastNotice::default();
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        if let Some(line) = last.look(look()) {
            say(&line);
            presence.disk_full(last.disk_full).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ClockStart, CourtClock, HandClock, Reading};
    use crate::presence::task::PresenceTask;
    use std::sync::{Arc, Mutex};

    #[tokio::test(start_paused = true)]
    async fn a_disk_that_is_full_is_told_once_on_both_screens_and_taken_back_when_there_is_room() {
        let hand = HandClock::leaked_at(5_000_000);
        let clock = CourtClock::manual(hand, ClockStart::after(Reading::manual(hand), None), 1);
        let stop = CancellationToken::new();
        let (task, presence) = PresenceTask::new(clock);
        let mut list = presence.watch();
        tokio::spawn(task.run(stop.clone()));
        let (room, said) = (Arc::new(Mutex::new(Room::Plenty)), Arc::new(Mutex::new(Vec::new())));
        let (now, lines) = (room.clone(), said.clone());
        let look = move || *now.lock().expect("nothing panics");
        let say = move |line: &str| lines.lock().expect("nothing panics").push(line.to_owned());
        tokio::spawn(watch(look, say, presence, stop.clone()));
        for (is, disk_full) in [
            (Room::Reserve(3_000_000), true),
            (Room::Reserve(2_000_000), true),
            (Room::Plenty, false),
        ] {
            *room.lock().expect("nothing panics") = is;
            tokio::time::advance(EVERY * 2).await;
            list.wait_for(|list| list.disk_full == disk_full)
                .await
                .expect("the presence list is there");
        }
        stop.cancel();
        let said = said.lock().expect("nothing panics");
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].starts_with("THE DISK IS FULL: 3000 kB of records still fit"), "{said:?}");
        assert_eq!(said[1], "There is room on the disk again");
    }
}
