//! Files and folders that only the server's own user may read: people's acts and words are in them,
//! and so are the keys that prove a device or an epoch.
//!
//! Where the system knows no such modes, its own rules stand.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// At the end of a file's name while it is written.
pub const WRITING: &str = ".writing";

/// Options for a file that only the server's own user may read, if opening it makes it.
pub fn file() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a folder and its missing parents. Those that are there keep their modes.
pub fn make_folders(dir: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(dir)
}

/// Shuts a folder of the server's own to everybody else, however it came to be there: a safety copy
/// that was copied back has whatever modes the copying gave it.
pub fn shut_folder(dir: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(dir, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    #[cfg(not(unix))]
    let _ = dir;
    Ok(())
}

/// Writes a file anew, durably: a reader finds the old file or the new one, whole.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes), |error| error)
}

/// Writes a file anew as `fill` does, durably: a reader finds the old file or the new one, whole.
/// `failed` names the errors of the disk.
pub fn replace_with<T, E>(
    path: &Path,
    fill: impl FnOnce(&mut File) -> Result<T, E>,
    failed: impl Fn(io::Error) -> E,
) -> Result<T, E> {
    let mut writing = path.as_os_str().to_owned();
    writing.push(WRITING);
    let mut options = file();
    let to = options.read(true).write(true).create(true).truncate(true).open(&writing);
    let mut to = to.map_err(&failed)?;
    let filled = fill(&mut to).and_then(|filled| {
        to.sync_all()
            .and_then(|()| fs::rename(&writing, path))
            .and_then(|()| path.parent().map_or(Ok(()), sync_folder))
            .map_err(failed)?;
        Ok(filled)
    });
    if filled.is_err() {
        // it is gone where its disk is
        let _gone = fs::remove_file(&writing);
    }
    filled
}

/// Makes a folder's names durable.
#[cfg(unix)]
pub fn sync_folder(dir: &Path) -> io::Result<()> {
    let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
    File::open(dir)?.sync_all()
}

/// Folders cannot be synced there; the file system orders names itself.
#[cfg(not(unix))]
pub fn sync_folder(_dir: &Path) -> io::Result<()> {
    Ok(())
}
