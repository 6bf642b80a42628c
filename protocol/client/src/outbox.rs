//! A device's durable memory: its token, its place, the highest epoch it has seen, and every
//! request until its outcome is known. A request is on the disk, synced, before anyone may send it.
//!
//! The outbox knows no network; [`Link`](crate::Link) decides when to send each request.
//!
//! # Design
//!
//! * One append-only file of checksummed entries. After a crash the torn tail is cut. An entry
//!   damaged in the middle is left out and the entries after it are kept. Both are reported.
//! * After a failed write or sync the end of the file is unknown. The failed request counts as not
//!   kept, and the next one first writes the whole file anew from memory.
//! * Requests are numbered per boot without gaps. A boot is a stretch of one clock. A program that
//!   starts again while its machine runs on goes on with the boot's numbers and clock. The boot's
//!   id is random and stands in the file, so a lost outbox can never reuse numbers.
//! * Numbers are the court's business and may change before it has answered. A program knows its
//!   requests by their [`Ticket`]s.
//! * Some requests stay after their outcome: a court restored from a copy may ask for them again.

mod entry;

use crate::disk::Disk;
use court_protocol::{Ask, BoardNo, BootId, CourtId, DeviceId, Epoch, EpochMac, Micros, Request};
use entry::OutboxEntry;
use referee_messages::say;
use std::collections::VecDeque;
use std::io;

/// Requests kept without an outcome: twelve boards that press, cross and return through ten hours
/// without their server, about 200 bytes each.
pub const PENDING_MAX: usize = 262_144;
/// Requests kept after their outcome: two minutes of twelve boards, more than a court restored from
/// a copy that was being written can lack.
pub const RETAINED_MAX: usize = 1_024;
/// The file is written anew when it is longer than this, in bytes, and twice as long as it was when
/// it was new.
const COMPACT_AT_BYTES: u64 = 512 * 1024;
/// Mask of 53 bits: ids fit the numbers of a browser.
const ID_MASK: u64 = (1 << 53) - 1;

#[derive(Debug)]
pub struct Outbox<D> {
    disk: D,
    identity: Option<Identity>,
    place: Option<Place>,
    epoch: Epoch,
    epoch_mac: Option<EpochMac>,
    /// Oldest first; the last is the present one.
    boots: VecDeque<Boot>,
    pending: usize,
    /// The ticket of the last request.
    tickets: u64,
    /// Length of the file.
    bytes: u64,
    /// Length of the file when it was last written anew, in bytes.
    bytes_when_new: u64,
    /// The file's end is not known; it must be written anew.
    broken: bool,
}

/// A program's name for a request, valid as long as the program runs. The later request has the
/// higher ticket, and the ticket stays when the request is numbered anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// A device's identity, as the court gave it.
#[derive(Clone, PartialEq, Eq)]
pub struct Identity {
    pub device: DeviceId,
    /// The token that proves the id.
    pub token: String,
}

impl std::fmt::Debug for Identity {
    /// Never shows the token: logs are read by many.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Identity({})", self.device)
    }
}

/// The courts and boards a device works for, as the court gave them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub courts: Vec<CourtId>,
    /// The boards it reports for; empty is all boards of its courts.
    pub boards: Vec<BoardNo>,
}

/// The clock a device's stamps are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockBoot {
    /// The boot of the machine: the number stays the same only while its clock goes on. Its lowest
    /// 53 bits count; an integer above them can be written and not be read again.
    pub machine: u64,
    /// Court seconds per second of the hall, as stamps are scaled.
    pub speed: u32,
}

#[derive(Debug)]
struct Boot {
    id: BootId,
    clock: ClockBoot,
    /// The number of the last request made.
    last: u64,
    /// Requests still kept, numbers without gaps, the last of them `last`.
    kept: VecDeque<Kept>,
}

#[derive(Debug)]
struct Kept {
    ticket: Ticket,
    request: Request,
    /// True once the outcome is known.
    done: bool,
}

impl Boot {
    fn first_kept(&self) -> u64 {
        self.last + 1 - self.kept.len() as u64
    }

    /// Gives the kept requests numbers from 1, under this name from now on.
    fn renumber(&mut self, id: BootId) {
        self.id = id;
        self.last = self.kept.len() as u64;
        for (n, kept) in (1..).zip(&mut self.kept) {
            kept.request.boot = id;
            kept.request.n = n;
        }
    }

    fn pending(&self) -> usize {
        self.kept.iter().filter(|kept| !kept.done).count()
    }
}

/// The findings of opening an outbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Recovery {
    /// Bytes of an unfinished last entry, cut off. It is a request that was never sent, or the
    /// device's token or place on a disk that lost written bytes.
    pub torn: u64,
    /// Bytes of damaged entries in the middle, left out. Requests in them are lost.
    pub damaged: u64,
    /// Requests whose outcome is not known.
    pub pending: usize,
}

#[derive(Debug, thiserror::Error)]
pub enum OutboxError {
    #[error("{}", say!("outbox-unwritten", why = .0.to_string()))]
    Disk(#[from] io::Error),
    #[error("{}", say!("outbox-full", requests = PENDING_MAX))]
    Full,
}

impl<D: Disk> Outbox<D> {
    /// Opens the outbox on `disk`, on the clock `clock`. `random` names a new boot if one begins.
    ///
    /// # Errors
    /// When the disk cannot be read, or not be written where that is needed.
    pub fn open(mut disk: D, clock: ClockBoot, random: u64) -> io::Result<(Self, Recovery)> {
        let clock = ClockBoot { machine: clock.machine & ID_MASK, ..clock };
        let bytes = disk.load()?;
        let mut outbox = Self {
            disk,
            identity: None,
            place: None,
            epoch: Epoch(0),
            epoch_mac: None,
            boots: VecDeque::new(),
            pending: 0,
            tickets: 0,
            bytes: bytes.len() as u64,
            bytes_when_new: 0,
            broken: false,
        };
        let (mut torn, mut damaged) = (0, 0);
        let mut whole = true;
        for found in entry::read(&bytes) {
            match found {
                Ok(entry) => whole &= outbox.replay(entry),
                Err(entry::Damage::Torn(length)) => torn = length,
                Err(entry::Damage::Middle(length)) => damaged += length,
            }
        }
        outbox.pending = outbox.boots.iter().map(Boot::pending).sum();
        if !whole {
            outbox.close_gaps(random);
        }
        if outbox.boots.back().is_none_or(|boot| boot.clock != clock) {
            let id = outbox.unused(random);
            outbox.boots.push_back(Boot { id, clock, last: 0, kept: VecDeque::new() });
        }
        // Every start writes the file anew: short, whole, and proven to be writable.
        outbox.forget();
        outbox.rewrite()?;
        let recovery = Recovery { torn, damaged, pending: outbox.pending };
        Ok((outbox, recovery))
    }

    pub fn identity(&self) -> Option<&Identity> {
        self.identity.as_ref()
    }

    pub fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// The highest epoch ever seen.
    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The authentication code of that epoch, which proves it to the court's servers.
    pub fn epoch_mac(&self) -> Option<&EpochMac> {
        self.epoch_mac.as_ref()
    }

    /// The boot that new requests belong to.
    pub fn boot(&self) -> BootId {
        self.present().id
    }

    pub fn clock(&self) -> ClockBoot {
        self.present().clock
    }

    /// The number of the present boot's last request.
    pub fn last(&self) -> u64 {
        self.present().last
    }

    /// The last request made, in any boot.
    pub const fn last_ticket(&self) -> Ticket {
        Ticket(self.tickets)
    }

    /// Requests whose outcome is not known.
    pub fn pending(&self) -> usize {
        self.pending
    }

    /// The boots with waiting requests, and the present one, oldest first.
    pub fn boots(&self) -> impl Iterator<Item = BootId> {
        let present = self.boot();
        self.boots.iter().filter(move |b| b.id == present || b.pending() > 0).map(|b| b.id)
    }

    /// The requests of a boot from number `n` on, whether their outcome is known or not.
    pub fn from(&self, boot: BootId, n: u64) -> impl Iterator<Item = &Request> {
        let boot = self.boots.iter().find(|b| b.id == boot);
        boot.into_iter().flat_map(move |b| {
            let skip = n.saturating_sub(b.first_kept()) as usize;
            b.kept.iter().skip(skip).map(|kept| &kept.request)
        })
    }

    /// Every request whose outcome is not known, oldest boot first.
    pub fn unanswered(&self) -> impl Iterator<Item = (Ticket, &Request)> {
        let kept = self.boots.iter().flat_map(|boot| &boot.kept);
        kept.filter(|kept| !kept.done).map(|kept| (kept.ticket, &kept.request))
    }

    /// Stores a request, durably, and gives it its number and its ticket.
    ///
    /// # Errors
    /// When it is not kept. Then it has no number and must not be sent.
    pub fn keep(
        &mut self,
        at: Micros,
        court: CourtId,
        tag: Option<String>,
        ask: Ask,
    ) -> Result<(Ticket, Request), OutboxError> {
        if self.pending >= PENDING_MAX {
            return Err(OutboxError::Full);
        }
        self.repair()?;
        let present = self.present();
        let request = Request { boot: present.id, n: present.last + 1, at, court, tag, ask };
        self.write(&OutboxEntry::Request(request.clone()), true)?;
        let ticket = self.new_ticket();
        let present = self.present_mut();
        present.last = request.n;
        present.kept.push_back(Kept { ticket, request: request.clone(), done: false });
        self.pending += 1;
        Ok((ticket, request))
    }

    /// The ticket of the request with this number, if its outcome is not known yet.
    pub fn awaits(&self, boot: BootId, n: u64) -> Option<Ticket> {
        let boot = self.boots.iter().find(|b| b.id == boot)?;
        let place = boot.kept.binary_search_by_key(&n, |kept| kept.request.n).ok()?;
        Some(&boot.kept[place]).filter(|kept| !kept.done).map(|kept| kept.ticket)
    }

    /// Notes that the outcome of a request is known.
    ///
    /// The note is not synced. A request whose note is lost is sent once more and gets
    /// the same outcome.
    ///
    /// # Errors
    /// When it could not be noted; the request counts as answered all the same.
    pub fn done(&mut self, boot: BootId, n: u64) -> Result<(), OutboxError> {
        if !self.mark_done(boot, n) {
            return Ok(());
        }
        self.pending -= 1;
        self.forget();
        if !self.broken {
            self.write(&OutboxEntry::Done { boot, n }, false)?;
        }
        if self.bytes > COMPACT_AT_BYTES.max(self.bytes_when_new * 2) {
            self.rewrite()?;
        }
        Ok(())
    }

    /// Stores the identity given by the court. If it is another device's, the answered requests of
    /// the old one are forgotten. The waiting ones are numbered anew, in the same boot of the clock,
    /// and belong to this device.
    pub fn enrolled(&mut self, identity: Identity) -> Result<(), OutboxError> {
        if self.identity.as_ref().is_some_and(|known| known.device != identity.device) {
            for boot in &mut self.boots {
                boot.kept.retain(|kept| !kept.done);
                boot.renumber(boot.id);
            }
        }
        self.identity = Some(identity);
        Ok(self.rewrite()?)
    }

    /// Stores the courts and boards of this device. A report made before the next session can then
    /// name its court.
    pub fn see_place(&mut self, place: Place) -> Result<(), OutboxError> {
        if self.place.as_ref() != Some(&place) {
            self.repair()?;
            let Place { courts, boards } = place.clone();
            self.write(&OutboxEntry::Place { courts, boards }, true)?;
            self.place = Some(place);
        }
        Ok(())
    }

    /// Stores the highest epoch seen, with its authentication code.
    pub fn see_epoch(&mut self, epoch: Epoch, mac: &EpochMac) -> Result<(), OutboxError> {
        if (epoch, Some(mac)) != (self.epoch, self.epoch_mac.as_ref()) && epoch >= self.epoch {
            let mac = Some(mac.clone());
            self.repair()?;
            self.write(&OutboxEntry::Epoch { epoch, mac: mac.clone() }, true)?;
            (self.epoch, self.epoch_mac) = (epoch, mac);
        }
        Ok(())
    }

    /// Begins a new boot because stamps go at another speed from here on.
    ///
    /// # Errors
    /// When it is not kept; the boot is the new one all the same.
    pub fn set_speed(&mut self, speed: u32, random: u64) -> Result<(), OutboxError> {
        let clock = ClockBoot { speed, ..self.clock() };
        if clock != self.clock() {
            let id = self.unused(random);
            self.boots.push_back(Boot { id, clock, last: 0, kept: VecDeque::new() });
            self.forget();
            self.rewrite()?;
        }
        Ok(())
    }

    /// Brings the numbers of a boot in line with the court, which has its requests 1 to `have`.
    /// Returns the number to go on sending from, and the boot's name. The name is new if the court
    /// lacks more requests than are kept here.
    ///
    /// # Errors
    /// When a change of numbers is not kept.
    pub fn agree(
        &mut self,
        boot: BootId,
        have: u64,
        random: u64,
    ) -> Result<Option<(BootId, u64)>, OutboxError> {
        let Some(index) = self.boots.iter().position(|b| b.id == boot) else { return Ok(None) };
        let entry = &mut self.boots[index];
        if have > entry.last {
            // The court knows requests this disk has lost: never use their numbers again.
            entry.last = have;
            entry.kept.clear();
            self.pending = self.boots.iter().map(Boot::pending).sum();
            self.rewrite()?;
            return Ok(Some((boot, have + 1)));
        }
        let first_pending = entry.kept.iter().find(|k| !k.done).map_or(u64::MAX, |k| k.request.n);
        let from = first_pending.min(have + 1);
        if from >= entry.first_kept() {
            return Ok(Some((boot, from)));
        }
        entry.kept.retain(|kept| !kept.done);
        self.rename(index, random);
        let name = self.boots[index].id;
        self.rewrite()?;
        Ok(Some((name, 1)))
    }

    /// The disk under the outbox, for tests that start again from its bytes.
    #[cfg(test)]
    pub(crate) fn disk_for_tests(&self) -> &D {
        &self.disk
    }

    fn present(&self) -> &Boot {
        self.boots.back().expect("opening an outbox gives it a boot")
    }

    fn present_mut(&mut self) -> &mut Boot {
        self.boots.back_mut().expect("opening an outbox gives it a boot")
    }

    /// A random boot id that no other boot has.
    fn unused(&self, random: u64) -> BootId {
        let mut id = BootId(random & ID_MASK);
        while self.boots.iter().any(|boot| boot.id == id) {
            id = BootId((id.0 + 1) & ID_MASK);
        }
        id
    }

    /// Gives a boot a new name and its kept requests new numbers from 1.
    fn rename(&mut self, index: usize, random: u64) {
        let id = self.unused(random);
        self.boots[index].renumber(id);
    }

    fn new_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// Takes an entry of the file in; returns true if it followed on the entries before it.
    fn replay(&mut self, entry: OutboxEntry) -> bool {
        match entry {
            OutboxEntry::Boot { boot: id, machine, speed, last } => {
                let clock = ClockBoot { machine, speed };
                self.boots.push_back(Boot { id, clock, last, kept: VecDeque::new() });
            }
            OutboxEntry::Enrolled { device, token } => {
                self.identity = Some(Identity { device, token });
            }
            OutboxEntry::Place { courts, boards } => self.place = Some(Place { courts, boards }),
            OutboxEntry::Epoch { epoch, mac } if epoch >= self.epoch => {
                (self.epoch, self.epoch_mac) = (epoch, mac);
            }
            OutboxEntry::Epoch { .. } => {}
            OutboxEntry::Request(request) => {
                let ticket = self.new_ticket();
                let Some(boot) = self.boots.iter_mut().find(|b| b.id == request.boot) else {
                    return false;
                };
                let follows = request.n == boot.last + 1;
                boot.last = request.n;
                boot.kept.push_back(Kept { ticket, request, done: false });
                return follows;
            }
            OutboxEntry::Done { boot, n } => {
                self.mark_done(boot, n);
            }
        }
        true
    }

    fn mark_done(&mut self, boot: BootId, n: u64) -> bool {
        let Some(boot) = self.boots.iter_mut().find(|b| b.id == boot) else { return false };
        let Ok(index) = boot.kept.binary_search_by_key(&n, |kept| kept.request.n) else {
            return false;
        };
        !std::mem::replace(&mut boot.kept[index].done, true)
    }

    /// A damaged file lost requests: boots with holes in their numbers are numbered anew.
    fn close_gaps(&mut self, random: u64) {
        for index in 0..self.boots.len() {
            let boot = &mut self.boots[index];
            let numbers = boot.kept.iter().map(|kept| kept.request.n);
            if !numbers.eq(boot.first_kept()..=boot.last) {
                boot.kept.retain(|kept| !kept.done);
                self.rename(index, random.wrapping_add(index as u64));
            }
        }
    }

    /// Forgets answered requests beyond [`RETAINED_MAX`], and boots without requests.
    fn forget(&mut self) {
        let mut kept: usize = self.boots.iter().map(|b| b.kept.len()).sum();
        for boot in &mut self.boots {
            while kept > RETAINED_MAX + self.pending
                && boot.kept.front().is_some_and(|first| first.done)
            {
                boot.kept.pop_front();
                kept -= 1;
            }
        }
        while self.boots.len() > 1 && self.boots[0].kept.is_empty() {
            self.boots.pop_front();
        }
    }

    fn repair(&mut self) -> io::Result<()> {
        if self.broken { self.rewrite() } else { Ok(()) }
    }

    fn write(&mut self, entry: &OutboxEntry, sync: bool) -> io::Result<()> {
        let bytes = entry.bytes();
        self.broken = true;
        self.disk.append(&bytes)?;
        if sync {
            self.disk.sync()?;
        }
        self.broken = false;
        self.bytes += bytes.len() as u64;
        Ok(())
    }

    /// Writes the whole file anew from memory.
    fn rewrite(&mut self) -> io::Result<()> {
        let mut bytes = Vec::new();
        if let Some(Identity { device, token }) = self.identity.clone() {
            OutboxEntry::Enrolled { device, token }.append_to(&mut bytes);
        }
        if let Some(Place { courts, boards }) = self.place.clone() {
            OutboxEntry::Place { courts, boards }.append_to(&mut bytes);
        }
        let (epoch, mac) = (self.epoch, self.epoch_mac.clone());
        OutboxEntry::Epoch { epoch, mac }.append_to(&mut bytes);
        for boot in &self.boots {
            let ClockBoot { machine, speed } = boot.clock;
            let last = boot.first_kept() - 1;
            OutboxEntry::Boot { boot: boot.id, machine, speed, last }.append_to(&mut bytes);
            for kept in &boot.kept {
                OutboxEntry::Request(kept.request.clone()).append_to(&mut bytes);
                if kept.done {
                    OutboxEntry::Done { boot: boot.id, n: kept.request.n }.append_to(&mut bytes);
                }
            }
        }
        self.broken = true;
        self.disk.replace(&bytes)?;
        self.broken = false;
        self.bytes = bytes.len() as u64;
        self.bytes_when_new = self.bytes;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
