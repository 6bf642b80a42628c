//! The cost of the system, each figure as a ratio to a named baseline measured in the same run.
//!
//! ```text
//! cargo bench --workspace --bench figures                   # everything, about three minutes
//! cargo bench --workspace --bench figures -- ack fanout     # some parts
//! ```
//!
//! * `ack`: a board's report sent until its answer is heard, the sync included, beside a bare
//!   write and sync on the same disk; and twelve boards in closed loop.
//! * `fanout`: a thousand followers: the server's time on the processor per delivery beside a bare
//!   loop of sends of the same bytes, its memory per follower, and the answers meanwhile.
//! * `ruling`: one move ruled, taken in and framed for one channel.
//! * `desk`: an event's acts, standings, import and opening, beside the same server's shortest answer.
//!
//! The servers under measurement are processes of their own, this executable again with
//! `--serve-court` or `--serve-bare`. What the journal alone costs is measured beside it
//! (`cargo bench --workspace --bench journal`). Continuous integration compiles this and runs
//! none of it: its machines are shared, and a ratio on a busy machine says little.

mod ack;
mod bare;
mod board;
mod court;
mod desk;
mod fanout;
mod followers;
mod games;
mod process;
mod ruling;

/// The parts and what measures them.
const PARTS: [(&str, fn()); 4] = [
    ("ruling", ruling::measure),
    ("ack", ack::measure),
    ("fanout", fanout::measure),
    ("desk", desk::measure),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some(bare::FLAG) => return bare::serve(),
        Some(court::FLAG) => return court::serve(),
        _ => {}
    }
    let wanted: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let unknown = wanted.iter().find(|name| PARTS.iter().all(|(part, _)| part != *name));
    if let Some(unknown) = unknown {
        let known: Vec<&str> = PARTS.iter().map(|(part, _)| *part).collect();
        eprintln!("there is no part {unknown:?}; expected some of {}", known.join(", "));
        std::process::exit(2);
    }
    for (part, measure) in PARTS {
        if wanted.is_empty() || wanted.contains(&part) {
            measure();
        }
    }
}

/// The value below which `percent` of them lie.
fn percentile<T: Copy + PartialOrd>(values: &mut [T], percent: usize) -> T {
    values.sort_by(|a, b| a.partial_cmp(b).expect("figures are numbers"));
    values[(values.len() * percent / 100).min(values.len() - 1)]
}

fn median(values: &mut [f64]) -> f64 {
    percentile(values, 50)
}
