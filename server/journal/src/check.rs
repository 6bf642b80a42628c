//! Checking, while the server runs, of the log before the checkpoint, which opening took on trust.
//!
//! A record damaged in one copy is written anew from another, and the rest of a segment that the
//! log has left is cleared. A place that no copy holds is named; play goes on, because the index
//! holds those records, and the next opening [writes the log anew](crate::open) from there.

use crate::chain::Chains;
use crate::damage::Damage;
use crate::disk::{Access, Disk, DiskFile};
use crate::error::JournalError;
use crate::frame::{self, FileFlaw};
use crate::scan::{Found, Scan, Step};
use crate::segment::{self, Position};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Records between two lines about the progress of a check.
const PROGRESS_EVERY: u64 = 250_000;

/// The findings and the repairs of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Whole records read.
    pub n_records: u64,
    /// Records repaired in each copy from another.
    pub n_repaired: Vec<u64>,
    /// Files with bytes where nothing was ever written; those were cleared.
    pub repaired: Vec<FileFlaw>,
    /// Places whose records no copy holds.
    pub damage: Vec<Damage>,
}

impl Checked {
    /// The findings a person should know, one sentence each; empty if all is whole.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = repaired(&self.repaired, &self.n_repaired);
        notes.extend(self.damage.iter().map(|damage| {
            format!(
                "{}: play goes on, and the next start of the server puts back from the index what was recorded from there on; look at this disk's health",
                damage.place()
            )
        }));
        notes
    }
}

/// A sentence for each file that was repaired and for each copy repaired from the other.
pub(crate) fn repaired(files: &[FileFlaw], n_repaired: &[u64]) -> Vec<String> {
    let mut notes: Vec<String> =
        files.iter().map(|flaw| format!("{flaw}; it was repaired")).collect();
    for (copy, &n) in ["the log", "the mirror"].iter().zip(n_repaired) {
        if n > 0 {
            let were = if n == 1 { "record was" } else { "records were" };
            notes.push(format!("{n} {were} repaired in {copy} from the other copy"));
        }
    }
    notes
}

/// The part of the log that the checkpoint vouches for.
#[derive(Debug)]
pub(crate) struct Unchecked {
    pub(crate) copies: Vec<Arc<dyn Disk>>,
    /// The end of the part; it begins with the log.
    pub(crate) until: Position,
}

impl Unchecked {
    /// Reads every record and repairs each copy from the others. `None` if `closing` was set first.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a disk fails.
    pub(crate) fn check(&self, closing: &AtomicBool) -> Result<Option<Checked>, JournalError> {
        let mut checked = Checked { n_repaired: vec![0; self.copies.len()], ..Checked::default() };
        let mut scan = Scan::between(&self.copies, Position::START, self.until)?;
        let mut chains = Chains::default();
        let mut writes = Writes::default();
        let of = self.until.lsn - 1;
        loop {
            let before = scan.at();
            match scan.next()? {
                Step::Record(found) => {
                    // a damaged log is written anew at the next opening
                    if found.at.segment > before.segment && checked.damage.is_empty() {
                        self.clear_rest(before, &mut writes, &mut checked)?;
                    }
                    self.level(&mut scan, found, &mut writes, &mut checked)?;
                    let record = scan.record(found)?;
                    let follows = chains.follow(&record, || {
                        (segment::full_name(&*self.copies[0], found.at.segment), found.at.offset)
                    });
                    if !follows && checked.damage.is_empty() {
                        checked.damage.extend(chains.broken().get(&record.stream()).cloned());
                    }
                    checked.n_records += 1;
                    if checked.n_records.is_multiple_of(PROGRESS_EVERY) {
                        tracing::info!(
                            "checking the journal: {} of {of} records",
                            checked.n_records
                        );
                    }
                    if closing.load(Ordering::Relaxed) {
                        return Ok(None);
                    }
                }
                Step::Damage(damage) | Step::EndLost(damage) => {
                    chains.lost(before.lsn, damage.clone());
                    checked.damage.push(damage);
                }
                Step::End => break,
            }
        }
        writes.sync()?;
        Ok(Some(checked))
    }

    /// Writes a record to the copies that do not hold it.
    fn level(
        &self,
        scan: &mut Scan,
        found: Found,
        writes: &mut Writes,
        checked: &mut Checked,
    ) -> Result<(), JournalError> {
        for (copy, disk) in self.copies.iter().enumerate() {
            if scan.holds(copy, found)? {
                continue;
            }
            let mut bytes = scan.record(found)?.bytes().to_vec();
            bytes.resize(found.extent, 0);
            let (name, file) = writes.file(copy, &**disk, found.at.segment)?;
            file.write_at(&bytes, found.at.offset)
                .map_err(JournalError::io("repair", name.as_str()))?;
            checked.n_repaired[copy] += 1;
        }
        Ok(())
    }

    /// Clears the rest of a segment that the log left at `end`.
    fn clear_rest(
        &self,
        end: Position,
        writes: &mut Writes,
        checked: &mut Checked,
    ) -> Result<(), JournalError> {
        for (copy, disk) in self.copies.iter().enumerate() {
            let Some(flaw) = frame::stray(disk, end)? else { continue };
            let size = frame::size_of(&**disk, end.segment)?;
            let (name, file) = writes.file(copy, &**disk, end.segment)?;
            segment::fill_with_zeros(&**file, end.offset, size)
                .map_err(JournalError::io("clear", name.as_str()))?;
            checked.repaired.push(flaw);
        }
        Ok(())
    }
}

/// Files that were written to and are not synced yet.
#[derive(Default)]
struct Writes(BTreeMap<(usize, u32), (String, Arc<dyn DiskFile>)>);

impl Writes {
    /// Segment `no` of a copy, with its name for an error.
    fn file(
        &mut self,
        copy: usize,
        disk: &dyn Disk,
        no: u32,
    ) -> Result<&(String, Arc<dyn DiskFile>), JournalError> {
        Ok(match self.0.entry((copy, no)) {
            Entry::Occupied(open) => open.into_mut(),
            Entry::Vacant(place) => {
                let name = segment::full_name(disk, no);
                let file = disk
                    .open(&segment::name(no), Access::Write)
                    .map_err(JournalError::io("open", name.clone()))?;
                place.insert((name, file))
            }
        })
    }

    fn sync(&self) -> Result<(), JournalError> {
        for (name, file) in self.0.values() {
            file.sync().map_err(JournalError::io("sync", name.as_str()))?;
        }
        Ok(())
    }
}
