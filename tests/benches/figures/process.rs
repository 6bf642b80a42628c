//! This executable again, as a server under measurement: told what to do over its standard input,
//! and weighed from outside by what the system counts of it.

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Begins every line that is meant for the bench.
const MARK: &str = "figures: ";

/// Says a line to the bench, at once.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{MARK}{line}").and_then(|()| out.flush()).expect("the bench reads");
}

/// A server of its own process. It ends when this is dropped.
pub(crate) struct Process {
    child: Child,
    orders: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Process {
    /// Starts it in the part that `flag` names.
    pub(crate) fn start(flag: &str) -> Self {
        let own = std::env::current_exe().expect("this bench is a file");
        let mut child = Command::new(own)
            .arg(flag)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this bench starts again");
        let orders = child.stdin.take().expect("asked for");
        let lines = BufReader::new(child.stdout.take().expect("asked for")).lines();
        Self { child, orders, lines }
    }

    /// The next line for the bench; lines of the server for people are passed over.
    pub(crate) fn says(&mut self) -> String {
        loop {
            let line = self.lines.next().expect("it goes on").expect("text");
            if let Some(said) = line.strip_prefix(MARK) {
                return said.to_owned();
            }
        }
    }

    /// Tells it something and waits for its answer.
    pub(crate) fn ask(&mut self, order: &str) -> String {
        writeln!(self.orders, "{order}").expect("it listens");
        self.says()
    }

    /// Nanoseconds its threads have been on a processor, their work in the kernel included.
    ///
    /// Threads that have ended are not counted; a server under load starts and ends none.
    pub(crate) fn cpu_ns(&self) -> u64 {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.child.id())).expect("it lives");
        tasks
            .filter_map(|task| fs::read_to_string(task.ok()?.path().join("schedstat")).ok())
            .map(|stat| {
                let on_cpu = stat.split_whitespace().next().expect("the first of three numbers");
                on_cpu.parse::<u64>().expect("a number")
            })
            .sum()
    }

    /// Kilobytes of its memory that are in use.
    pub(crate) fn resident_kb(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path).expect("it lives");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()).expect("it has memory");
        number.parse().expect("a number")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // it may have ended by itself
        let _gone = self.child.kill();
        self.child.wait().expect("our own child can be waited for");
    }
}
