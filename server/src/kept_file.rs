//! A small file of the data folder: JSON, read whole, and written anew durably.
//!
//! A value stands beside its checksum, so that a letter or digit that the disk changed is no other
//! name or number. Files of earlier versions have the value alone.

use referee_journal::private;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The reason why a file of the data folder could not be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum KeptFileError {
    #[error("could not {doing} {}: {source}", .file.display())]
    Io {
        doing: &'static str,
        file: PathBuf,
        #[source]
        source: io::Error,
    },
    #[error("{} is damaged ({why}); {cure}", .file.display())]
    Unreadable { file: PathBuf, why: String, cure: &'static str },
}

/// The bytes of a file; `None` where it is not there.
pub(crate) fn bytes(file: &Path) -> Result<Option<Vec<u8>>, KeptFileError> {
    match fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(source) => Err(KeptFileError::Io { doing: "read", file: file.into(), source }),
    }
}

/// The value in a file; `None` where it is not there. `cure` is the advice for a damaged file.
pub(crate) fn read<T: DeserializeOwned>(
    file: &Path,
    cure: &'static str,
) -> Result<Option<T>, KeptFileError> {
    let Some(bytes) = bytes(file)? else { return Ok(None) };
    let unreadable = |why| KeptFileError::Unreadable { file: file.into(), why, cure };
    value_in(&bytes).map(Some).map_err(unreadable)
}

const HEAD: &[u8] = b"{\"checksum\": \"";
const BETWEEN: &[u8] = b"\", \"value\":\n";
const TAIL: &[u8] = b"\n}\n";

const OTHER_CHECKSUM: &str =
    "its checksum is another; if you edited it, delete its first and last line";

/// The value of a file's bytes, or the reason why there is none.
pub(crate) fn value_in<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, String> {
    let value = checked(bytes).ok_or(OTHER_CHECKSUM)?;
    serde_json::from_slice(value).map_err(|error| error.to_string())
}

/// The part of a file that its checksum vouches for; all of a file of an earlier version.
fn checked(bytes: &[u8]) -> Option<&[u8]> {
    // either end shows a file with a checksum: one byte may be wrong
    let has_checksum =
        bytes.starts_with(HEAD) || (bytes.starts_with(b"{\"") && bytes.ends_with(TAIL));
    if !has_checksum {
        return Some(bytes);
    }
    let (checksum, rest) = bytes.strip_prefix(HEAD)?.split_at_checked(2 * blake3::OUT_LEN)?;
    let value = rest.strip_prefix(BETWEEN)?.strip_suffix(TAIL)?;
    (blake3::hash(value).to_hex().as_bytes() == checksum).then_some(value)
}

/// Writes a file anew, durably.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), KeptFileError> {
    let failed = |source| KeptFileError::Io { doing: "write", file: file.into(), source };
    private::replace(file, bytes).map_err(failed)
}

/// Writes a value into a file, durably.
///
/// # Panics
/// If the value is no plain data. All that the data folder keeps is.
pub(crate) fn write_value(file: &Path, value: &impl Serialize) -> Result<(), KeptFileError> {
    let value = serde_json::to_vec_pretty(value).expect("what is kept is plain data");
    let checksum = blake3::hash(&value).to_hex();
    write(file, &[HEAD, checksum.as_bytes(), BETWEEN, &value, TAIL].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn no_flipped_bit_makes_another_value_and_a_file_without_a_checksum_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("kept.json");
        let kept = BTreeMap::from([("name".to_owned(), "Berg".to_owned())]);
        write_value(&file, &kept).expect("written");
        let read_again = || read::<BTreeMap<String, String>>(&file, "cure");
        assert_eq!(read_again().expect("whole"), Some(kept.clone()));
        let whole = fs::read(&file).expect("there");
        serde_json::from_slice::<serde_json::Value>(&whole).expect("JSON all the same");
        for at in 0..whole.len() {
            for bit in 0..8 {
                let mut flipped = whole.clone();
                flipped[at] ^= 1 << bit;
                fs::write(&file, flipped).expect("written");
                assert!(read_again().is_err(), "bit {bit} of byte {at}");
            }
        }
        let earlier = serde_json::to_vec_pretty(&kept).expect("plain");
        for earlier in [earlier.clone(), [earlier, b"\n".to_vec()].concat()] {
            fs::write(&file, earlier).expect("written");
            assert_eq!(read_again().expect("of an earlier version"), Some(kept.clone()));
        }
    }
}
