//! A disk in memory, for tests.

use super::Disk;
use std::io;

/// A disk that remembers which bytes are durable and which were only written.
#[derive(Debug, Clone, Default)]
pub(crate) struct MemoryDisk {
    pub(crate) durable: Vec<u8>,
    pub(crate) written: Vec<u8>,
    /// The operation that fails, by its name.
    pub(crate) fails: Option<&'static str>,
}

impl MemoryDisk {
    /// The disk after a power cut: of the unsynced bytes the first `kept` are there.
    pub(crate) fn after_power_cut(&self, kept: usize) -> Self {
        let lost = self.written.len() - self.durable.len();
        let length = self.durable.len() + kept.min(lost);
        let durable = self.written[..length].to_vec();
        Self { written: durable.clone(), durable, fails: None }
    }

    fn fail(&self, what: &str) -> io::Result<()> {
        if self.fails == Some(what) { Err(io::Error::other(what.to_owned())) } else { Ok(()) }
    }
}

impl Disk for MemoryDisk {
    fn load(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.written.clone())
    }
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.fails == Some("append") {
            self.written.extend_from_slice(&bytes[..bytes.len() / 2]);
        }
        self.fail("append")?;
        self.written.extend_from_slice(bytes);
        Ok(())
    }
    fn sync(&mut self) -> io::Result<()> {
        self.fail("sync")?;
        self.durable.clone_from(&self.written);
        Ok(())
    }
    fn replace(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.fail("replace")?;
        self.durable = bytes.to_vec();
        self.written = bytes.to_vec();
        Ok(())
    }
}
