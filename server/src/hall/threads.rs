//! A hall's two threads, each with a runtime of its own.

use std::future::Future;
use std::io;
use std::thread::JoinHandle;
use tokio::runtime::{Builder, Handle};

/// The lower priority of the public's threads, compared with the court's, as `nice` counts it.
#[cfg(target_os = "linux")]
const PUBLIC_NICE: i32 = 5;

/// A thread with a runtime of its own that runs one thing to its end.
pub(super) fn runtime_thread(
    name: &'static str,
    mut builder: Builder,
    main: impl Future<Output = ()> + Send + 'static,
) -> Result<(Handle, JoinHandle<()>), io::Error> {
    let runtime = builder.enable_all().thread_name(name).build()?;
    let handle = runtime.handle().clone();
    let thread = std::thread::Builder::new().name(name.into()).spawn(move || {
        // the main thing is a task like any other, so that it shares the worker's queues
        let main = runtime.spawn(main);
        // what it broke stands in the log
        let _ended = runtime.block_on(main);
        runtime.shutdown_background();
    })?;
    Ok((handle, thread))
}

/// On a busy machine, the calling thread's turn comes after those of the court's.
pub(super) fn give_way() {
    // elsewhere this would change the whole process
    #[cfg(target_os = "linux")]
    {
        if let Err(error) = rustix::process::nice(PUBLIC_NICE) {
            tracing::warn!("followers are served as urgently as presses: {error}");
        }
    }
}
