//! The outcome of a prompt's request, as the court previews it before it is made.

use court_protocol::{Ask, CourtId, Preview};

/// A preview that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ShownPreview {
    pub(crate) court: CourtId,
    /// The request previewed: another answer in the prompt asks anew.
    pub(crate) ask: Ask,
    /// The terminal's own number of it.
    pub(crate) asked: u64,
    /// The link's mark of it, once it is sent.
    mark: Option<u32>,
    came: Option<Preview>,
    /// It could not be asked: no link.
    pub(crate) failed: bool,
}

impl ShownPreview {
    pub(crate) const fn new(court: CourtId, ask: Ask, asked: u64) -> Self {
        Self { court, ask, asked, mark: None, came: None, failed: false }
    }

    /// It is sent, and goes by this mark.
    pub(crate) fn sent(&mut self, mark: u32) {
        self.mark = Some(mark);
        self.came = self.came.take().filter(|preview| preview.id == mark);
    }

    /// A preview came: this one's, or one that was asked for before.
    pub(crate) fn take(&mut self, preview: Preview) {
        if self.mark.is_none_or(|mark| mark == preview.id) {
            self.came = Some(preview);
        }
    }

    /// The court's preview, once it surely belongs to this request.
    pub(crate) fn come(&self) -> Option<&Preview> {
        self.came.as_ref().filter(|preview| self.mark == Some(preview.id))
    }
}
