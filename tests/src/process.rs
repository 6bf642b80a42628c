//! The server as a process of its own, that can be killed at any moment.

use referee_server::access::Grant;
use referee_server::control;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// A server that says nothing for so long will not say it any more.
const PATIENCE: Duration = Duration::from_mins(1);

/// A one-time code, asked for on the machine of a server with this data folder.
///
/// # Panics
/// When no server answers.
#[must_use]
pub fn code(data: &Path, grant: Grant) -> String {
    let opened = control::ask(data, control::Ask::OpenCode(grant));
    let Ok(control::Answer::Opened(code)) = opened else { panic!("no code: {opened:?}") };
    code.code
}

/// One of the project's programs, built as these tests are.
///
/// # Panics
/// When it cannot be built.
#[must_use]
pub fn program(package: &str) -> PathBuf {
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--locked", "--quiet", "--bin", package]);
    if cfg!(debug_assertions) {
        // with the features of `cargo test --workspace`: nothing below it is built a second time
        build.args(["--workspace", "--test", "counts"]);
    } else {
        build.args(["--release", "--package", package]);
    }
    build.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    assert!(build.status().expect("cargo runs").success(), "{package} is built");
    // tests lie in `deps` beside the programs
    let tests = std::env::current_exe().expect("a test has a program");
    let folder = tests.ancestors().nth(2).expect("it lies in a target folder");
    folder.join(package)
}

/// A running server.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    lines: Receiver<String>,
    said: Vec<String>,
}

impl ServerProcess {
    /// The server's program, built as these tests are.
    ///
    /// # Panics
    /// When it cannot be built.
    #[must_use]
    pub fn program() -> PathBuf {
        program("referee-server")
    }

    /// Starts a server on this machine only, on ports the system chooses. It hears when its terminal
    /// closes, even if these tests do not: an ignored signal would be inherited.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start(program: &Path, arguments: &[&str]) -> Self {
        let mut with_signals = Command::new("env");
        with_signals.arg("--default-signal=HUP").arg(program);
        Self::begin(with_signals, arguments)
    }

    /// The same on a system that lets it open at most so many files, sockets included.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start_with_files(n_files: u32, program: &Path, arguments: &[&str]) -> Self {
        Self::start_after(&format!("ulimit -n {n_files}"), program, arguments)
    }

    /// The same from a shell that has done this first.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start_after(done: &str, program: &Path, arguments: &[&str]) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{done}; exec \"$0\" \"$@\"")]).arg(program);
        Self::begin(shell, arguments)
    }

    fn begin(mut command: Command, arguments: &[&str]) -> Self {
        let mut child = command
            .args(["--listen", "127.0.0.1", "--court-port", "0", "--public-port", "0"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server's program starts");
        let (to, lines) = channel();
        listen(child.stdout.take().expect("stdout was asked for"), to.clone());
        listen(child.stderr.take().expect("stderr was asked for"), to);
        Self { child, lines, said: Vec::new() }
    }

    /// Waits until it says a line of which `find` makes something.
    ///
    /// # Panics
    /// When it ends, or is silent for a minute, before it says so.
    pub fn until<T>(&mut self, find: impl Fn(&str) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(line) = self.lines.recv_timeout(left) else {
                panic!("the server ended or fell silent; it had said {:#?}", self.said);
            };
            let found = find(&line);
            self.said.push(line);
            if let Some(found) = found {
                return found;
            }
        }
    }

    /// Waits until both listeners are open: the public's address and the court's.
    pub fn until_open(&mut self) -> (SocketAddr, SocketAddr) {
        let address =
            |line: &str| line.trim().strip_prefix("http://")?.trim_end_matches('/').parse().ok();
        let public = self.until(address);
        (public, self.until(address))
    }

    /// A new one-time code for a role, as `devices code` names it, asked for on the server's own
    /// machine: standard output is no terminal here, and shows none.
    ///
    /// # Panics
    /// When it is not given.
    #[must_use]
    pub fn code(program: &Path, data: &Path, role: &str) -> String {
        let mut asks = Command::new(program);
        asks.arg("devices").arg("--data-dir").arg(data).args(["code", "--role", role]);
        let answer = asks.output().expect("the program starts");
        let said = String::from_utf8_lossy(&answer.stdout);
        assert!(answer.status.success(), "{answer:?}");
        said.split_whitespace().next().expect("the code comes first").to_owned()
    }

    /// Every line that was waited for so far.
    #[must_use]
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// Closes the terminal it was started from, as it were (SIGHUP).
    ///
    /// # Panics
    /// When the system does not let us.
    pub fn hang_up(&self) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-HUP", &pid]).status().expect("kill starts");
        assert!(sent.success(), "{sent}");
    }

    /// Waits for the next line, whatever it says; `false` when there is none any more.
    pub fn heard_a_line(&mut self) -> bool {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => {
                self.said.push(line);
                true
            }
            Err(_) => false,
        }
    }

    /// Bytes of memory it holds now (its resident set).
    ///
    /// # Panics
    /// Where the system does not tell.
    #[must_use]
    pub fn resident(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("Linux tells of every process");
        let kib = status.lines().find_map(|line| {
            line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse::<usize>().ok()
        });
        kib.expect("the kernel counts it") * 1024
    }

    /// Kills it (SIGKILL): it gets no chance to do anything any more.
    ///
    /// # Panics
    /// When the system does not let us.
    pub fn kill(mut self) {
        self.end();
    }

    /// The same for a server that is replaced by the next one.
    ///
    /// # Panics
    /// When the system does not let us.
    pub fn end(&mut self) {
        // it may have ended by itself
        let _gone = self.child.kill();
        self.child.wait().expect("our own child can be waited for");
    }
}

/// Hands every line on, for as long as somebody listens.
fn listen(from: impl Read + Send + 'static, to: Sender<String>) {
    std::thread::spawn(move || {
        let lines = BufReader::new(from).lines().map_while(Result::ok);
        lines.take_while(|line| to.send(line.clone()).is_ok()).for_each(drop);
    });
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.end();
    }
}
