//! Devices: their clocks on court time, and the silence of a device as evidence.

use court_protocol::{
    BoardNo, BootId, ClockEstimate, CourtTime, DeviceId, Heartbeat, Micros, Millis,
};

use crate::command::Watermarks;
use crate::play::Witness;
use crate::state::{Before, CourtState, Mapping};

/// Largest error in µs of a mapping that is kept when a much better one is known. With a larger
/// error rulings between two devices would depend on it.
const ROUGH: i64 = 5_000;

/// The instant of a device's stamp, on court time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Instant {
    pub at: CourtTime,
    pub error: Millis,
    /// True if the clock was not compared with court time since that began. `at` is
    /// then the arrival.
    pub unmapped: bool,
}

impl CourtState {
    /// A stamp on court time: rounded once, to whole milliseconds.
    pub(crate) fn instant(
        &self,
        device: DeviceId,
        boot: BootId,
        stamp: Micros,
        now: CourtTime,
    ) -> Instant {
        let mapping = self.boot(device, boot).and_then(|boot| boot.mapping.as_ref());
        let dated = mapping.and_then(|mapping| {
            let (at, error) = (mapping.instant(stamp)?, mapping.error());
            Some(Instant { at, error, unmapped: false })
        });
        // stamps of a clock stay in order
        let latest = self.boot(device, boot).and_then(|boot| boot.latest);
        let at = latest.map_or(now, |latest| latest.max(now));
        dated.unwrap_or(Instant { at, error: Millis::ZERO, unmapped: true })
    }

    /// True if a device had handed its duty over before an instant and has had none since. A press
    /// that may have come before the hand-over, by the error of its clock, counts.
    pub(crate) fn is_off_duty(&self, device: DeviceId, instant: Instant) -> bool {
        let relief = self.devices.get(&device).and_then(|device| device.relief);
        relief.is_some_and(|relief| relief.at < instant.at - instant.error)
    }

    /// The mapping to record for a device's probes, if one is due. It is the first of a boot, or
    /// the estimate breaks the error bound of the old one. Or the old one came over a slow network
    /// and the new one is much better. A mapping never changes between two presses of a running
    /// turn, so that intervals on one device are exact. A mapping from before the server was away
    /// may end in a turn, because the clock drifted all that time.
    ///
    /// The first estimate after court time began anew is always recorded: the games stand still.
    pub(crate) fn remap(
        &self,
        device: DeviceId,
        boot: BootId,
        estimate: ClockEstimate,
    ) -> Option<ClockEstimate> {
        self.devices.get(&device)?.role?;
        let estimate = ClockEstimate { error: estimate.error.max(0), ..estimate };
        let Some(old) = self.boot(device, boot).and_then(|boot| boot.mapping.as_ref()) else {
            return Some(estimate);
        };
        if old.until.is_some() {
            return Some(estimate);
        }
        let off = estimate.offset.saturating_sub(old.offset).saturating_abs();
        let holds = off <= old.error.saturating_add(estimate.error);
        let is_better = old.error > ROUGH && estimate.error <= old.error / 2;
        let is_before_an_outage = self.outage.is_some_and(|outage| old.at <= outage.at);
        let may_end = is_before_an_outage || !self.a_turn_runs_by(device);
        ((!holds || is_better) && may_end).then_some(estimate)
    }

    /// True if a clock runs that a press of this device started.
    fn a_turn_runs_by(&self, device: DeviceId) -> bool {
        self.boards.keys().filter_map(|board| self.current(*board)).any(|game| {
            let running = game.play.clocks.running;
            running.is_some_and(|running| running.witness.device == Some(device))
        })
    }

    /// The devices that could contradict a fact of silence on a board.
    ///
    /// | fact | devices that could contradict it |
    /// | --- | --- |
    /// | a flag fell | every board agent of the board that has ever spoken: it may hold a press |
    ///
    /// The end of a stop waits for nobody. The player is free at zero, and the fact states it if
    /// [nobody watched](Self::nobody_watched) him then.
    pub(crate) fn witnesses(&self, board: BoardNo) -> impl Iterator<Item = DeviceId> {
        self.boards.get(&board).into_iter().flat_map(|board| board.reporters.iter().copied())
    }

    /// True if nobody watched a stop at an instant that a device had begun to watch. That device, or
    /// the one that took its duty over before, was silent or had no duty itself.
    pub(crate) fn nobody_watched(
        &self,
        device: DeviceId,
        at: CourtTime,
        marks: &Watermarks,
    ) -> bool {
        let relief_of = |device| {
            let relief = self.devices.get(&device).and_then(|device| device.relief);
            relief.filter(|relief| relief.at < at)
        };
        let Some(relief) = relief_of(device) else { return marks.was_silent(device, at) };
        let watches = |to: &DeviceId| relief_of(*to).is_none() && !marks.was_silent(*to, at);
        !relief.to.is_some_and(|to| watches(&to))
    }

    /// True if no device can report an event on a board up to `at` any more. Each witness has
    /// reported a later one, or its promise reaches past `at` and it is not stale. The error of their
    /// clocks against the press that started the turn is included.
    pub(crate) fn silence_holds(
        &self,
        board: BoardNo,
        at: CourtTime,
        started_by: Witness,
        marks: &Watermarks,
    ) -> bool {
        let is_silent = |device| self.boards[&board].stale.contains_key(&device);
        self.witnesses(board).all(|device| {
            self.has_reported(device, at, started_by)
                || (!is_silent(device) && self.has_passed(device, at, started_by, marks))
        })
    }

    /// True if a device reported an event of that instant or a later one: its reports arrive in their
    /// order, so no earlier one is on its way.
    fn has_reported(&self, device: DeviceId, at: CourtTime, started_by: Witness) -> bool {
        let boots = self.devices.get(&device).into_iter().flat_map(|device| device.boots.values());
        boots.filter_map(|boot| Some((boot.latest?, boot))).any(|(latest, boot)| {
            let error = boot.mapping.as_ref().map_or(Millis::ZERO, Mapping::error);
            latest >= at + started_by.doubt(Witness { device: Some(device), error })
        })
    }

    /// True if a device that reports for a board is silent.
    pub(crate) fn is_silent(&self, board: BoardNo) -> bool {
        self.boards.get(&board).is_some_and(|board| !board.stale.is_empty())
    }

    fn has_passed(
        &self,
        device: DeviceId,
        at: CourtTime,
        started_by: Witness,
        marks: &Watermarks,
    ) -> bool {
        let Some(promise) = marks.promise(device) else { return false };
        if promise.n > self.have(device, promise.boot) {
            return false; // what it promises is still on its way
        }
        let heard = marks.last_heard(device);
        let through = self.instant(device, promise.boot, promise.through, heard);
        let doubt = started_by.doubt(Witness { device: Some(device), error: through.error });
        through.at >= at + doubt
    }
}

impl Mapping {
    /// The error of its instants, in whole milliseconds.
    fn error(&self) -> Millis {
        Millis(self.error.saturating_add(999).div_euclid(1_000))
    }

    /// The instant of a stamp; `None` if the clock was not synchronised since court
    /// time began anew.
    ///
    /// An earlier mapping dates events before court time began anew, or else before the last
    /// reported event when the mapping was replaced. No later stamp is dated earlier than that:
    /// stamps of a device stay in order, whenever they arrive.
    pub(crate) fn instant(&self, stamp: Micros) -> Option<CourtTime> {
        // Half a millisecond always rounds up.
        let by = |offset: i64| {
            CourtTime(stamp.0.saturating_add(offset).saturating_add(500).div_euclid(1_000))
        };
        let mut earliest = CourtTime(i64::MIN);
        for Before { offset, until, latest } in &self.before {
            let (dated, at) = (by(*offset), by(*offset).max(earliest));
            let is_dated = match (until, latest) {
                (Some(until), _) => dated <= *until,
                (None, latest) => latest.is_some_and(|latest| at <= latest),
            };
            if is_dated {
                return Some(at);
            }
            earliest = [*until, *latest].into_iter().flatten().fold(earliest, CourtTime::max);
        }
        let dated = by(self.offset);
        self.until.is_none_or(|until| dated <= until).then_some(dated.max(earliest))
    }
}

/// The first instant at which a device heard last at `heard` is stale: more than two seconds.
pub(crate) fn stale_from(heard: CourtTime) -> CourtTime {
    heard + Heartbeat::STALE_AFTER + Millis(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Author, Fact, FactBody, Record};
    use court_protocol::{CourtId, Epoch, FactId, Seq};
    use proptest::prelude::*;

    const DEVICE: DeviceId = DeviceId(4);
    const BOOT: BootId = BootId(9);

    /// A record of the court at an instant in µs, with one fact or none.
    fn apply(court: &mut CourtState, at: i64, body: Option<FactBody>) {
        let seq = Seq(court.seq().0 + 1);
        let at = CourtTime(at.div_euclid(1_000)).max(court.at());
        let fact = body.map(|body| Fact { id: FactId::new(seq, 0), at, body });
        court.apply(&Record {
            seq,
            epoch: Epoch(1),
            at,
            board: None,
            game: None,
            by: Author::Court,
            request: None,
            tag: None,
            asked: None,
            verdict: None,
            facts: fact.into_iter().collect(),
        });
    }

    fn mapped(device: DeviceId, offset: i64, error: i64) -> FactBody {
        FactBody::ClockMapped { device, boot: BOOT, offset, error }
    }

    #[test]
    fn a_phone_that_enrolled_anew_is_dated_by_its_new_comparison_alone() {
        let mut court = CourtState::new(CourtId(1));
        apply(&mut court, 5_000_000, Some(mapped(DEVICE, 0, 100)));
        apply(&mut court, 10_000_000, None);
        let anew = DeviceId(5);
        let dated = |court: &CourtState| court.instant(anew, BOOT, Micros(9_500_000), court.at());
        assert!(dated(&court).unmapped, "it counts at its arrival and is asked about");
        apply(&mut court, 10_500_000, Some(mapped(anew, 50_000, 100)));
        assert_eq!((dated(&court).at, dated(&court).unmapped), (CourtTime(9_550), false));
    }

    #[test]
    fn a_server_that_is_back_between_games_dates_what_was_kept_as_it_was() {
        let mut court = CourtState::new(CourtId(1));
        let marks = Watermarks::new(CourtTime(0));
        let back = |court: &CourtState, now| {
            let away_from = court.at();
            court.decide(now, &marks, &crate::Command::CameBack { away_from, ran_on: false })
        };
        assert_eq!(back(&court, CourtTime(1)), [], "nobody's clock is known");
        apply(&mut court, 5_000_000, Some(mapped(DEVICE, 0, 100)));
        apply(&mut court, 10_000_000, None);
        // an hour on by the wall's clock, which was set
        let hour = 3_600_000_000;
        let records = back(&court, CourtTime(hour / 1_000 + 10_500));
        for record in &records {
            court.apply(record);
        }
        apply(&mut court, hour + 11_000_000, Some(mapped(DEVICE, hour, 100)));
        let dated = |stamp| court.instant(DEVICE, BOOT, Micros(stamp), court.at()).at;
        assert_eq!(dated(9_900_000), CourtTime(9_900));
        assert_eq!(dated(10_900_000), CourtTime(3_610_900));
    }

    #[test]
    fn a_stamp_stays_after_a_request_dated_by_its_arrival_before_the_first_mapping() {
        let mut court = CourtState::new(CourtId(1));
        apply(&mut court, 5_000_000, None);
        let boots = &mut court.devices.entry(DEVICE).or_default().boots;
        boots.entry(BOOT).or_default().latest = Some(CourtTime(5_000));
        apply(&mut court, 5_100_000, Some(mapped(DEVICE, 0, 100)));
        let dated = |stamp| court.instant(DEVICE, BOOT, Micros(stamp), court.at()).at;
        assert_eq!(dated(4_500_000), CourtTime(5_000));
        assert_eq!(dated(5_050_000), CourtTime(5_050));
    }

    /// An event between a device and its court.
    #[derive(Debug, Clone)]
    enum Step {
        /// An event this many µs later, which the device stamps.
        Stamps(i64),
        /// The oldest of its stamped requests arrives.
        Arrives,
        /// The device reports its offset, this many µs off, with that error.
        Maps(i64),
        /// Court time begins anew, this many µs further on than it was, or back.
        Reboots(i64),
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![
            4 => (0..20_000_i64).prop_map(Step::Stamps),
            4 => Just(Step::Arrives),
            2 => (-200_000..200_000_i64).prop_map(Step::Maps),
            1 => (-300_000..300_000_i64).prop_map(Step::Reboots),
        ]
    }

    proptest! {
        #[test]
        fn what_a_device_stamped_in_order_is_dated_in_order_whenever_it_arrives(
            steps in prop::collection::vec(step(), 1..80),
        ) {
            let mut court = CourtState::new(CourtId(1));
            let mapped = |offset, error| Some(mapped(DEVICE, offset, error));
            // the device's clock, and how far court time is ahead of it
            let (mut clock, mut ahead) = (0, 5_000_000);
            apply(&mut court, ahead, mapped(ahead, 100));
            let (mut waits, mut last) = (std::collections::VecDeque::new(), CourtTime(i64::MIN));
            for step in steps {
                match step {
                    Step::Stamps(later) => {
                        clock += later;
                        waits.push_back(Micros(clock));
                    }
                    Step::Arrives => {
                        let Some(stamp) = waits.pop_front() else { continue };
                        apply(&mut court, clock + ahead, None);
                        let at = court.instant(DEVICE, BOOT, stamp, court.at()).at;
                        prop_assert!(last <= at, "{at:?} behind {last:?}");
                        prop_assert!(at - court.at() <= Millis(202), "it arrived before it happened");
                        last = at;
                        let boots = &mut court.devices.get_mut(&DEVICE).expect("mapped").boots;
                        boots.get_mut(&BOOT).expect("mapped").latest = Some(at);
                    }
                    Step::Maps(off) => {
                        let error = off.abs() + 100;
                        apply(&mut court, clock + ahead, mapped(ahead + off, error));
                    }
                    Step::Reboots(by) => {
                        ahead = (ahead + by).max((court.at().0 + 1) * 1_000 - clock);
                        let now = CourtTime((clock + ahead).div_euclid(1_000));
                        let away_from = last.min(now).max(court.at());
                        apply(&mut court, clock + ahead, Some(FactBody::CameBack { away_from, ran_on: false }));
                    }
                }
            }
        }
    }

    #[test]
    fn what_was_stamped_in_order_stays_in_order_however_often_the_server_was_away() {
        let (at, before) = (CourtTime(0), Vec::new());
        let mut mapping = Mapping { offset: 0, error: 100, at, until: None, before };
        let stamps = [9_000_000, 9_999_900, 9_999_990, 12_500_000, 14_000_000].map(Micros);
        let at_first = stamps.map(|stamp| mapping.instant(stamp));
        // back with a clock 40 ms slow, and then with one that is right again
        for (offset, until) in [(-40_000, CourtTime(10_000)), (0, CourtTime(13_000))] {
            let before = Before { offset: mapping.offset, until: Some(until), latest: None };
            mapping.before.push(before);
            mapping.offset = offset;
            let now = stamps.map(|stamp| mapping.instant(stamp));
            assert!(now.is_sorted(), "{now:?}");
            assert_eq!(now[..3], at_first[..3], "of before the first time");
        }
        let last = stamps.map(|stamp| mapping.instant(stamp));
        assert_eq!(last[3..], [CourtTime(12_460), CourtTime(14_000)].map(Some));
    }
}
