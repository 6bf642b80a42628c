//! The recording: a file for each device, a line for each press with its screen.
//!
//! `== TIME | INCIDENT | WHAT` begins a step. The requests of a phone follow, each after `ask `,
//! and then the screen, each row after `| `.

use court_protocol::Millis;
use referee_server::report::Report;
use std::fmt::Write as _;
use std::path::PathBuf;

/// The devices of the book, in the order in which they act at the same instant.
pub(crate) const DEVICES: [&str; 6] = ["hall", "anna", "bruno", "ida", "jon", "kim"];
/// Screens told that are not as recorded: what follows from the first is no news.
const WRONG_MAX: usize = 4;
/// The doors open at ten.
const DOORS: i64 = 10 * 3_600_000;

#[derive(Debug)]
pub(crate) struct Book {
    pub(crate) steps: Vec<Step>,
    pub(crate) told: String,
    pub(crate) report: String,
}

/// Something pressed, touched, or done in the hall.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    /// One of [`DEVICES`].
    pub(crate) device: &'static str,
    /// After the doors opened.
    pub(crate) at: Millis,
    pub(crate) time: String,
    pub(crate) incident: String,
    pub(crate) what: String,
    /// A phone's requests to the court, as they travel.
    pub(crate) asks: Vec<String>,
    pub(crate) screen: String,
    /// The screen it showed instead.
    pub(crate) seen: Option<String>,
}

impl Book {
    pub(crate) fn open() -> Self {
        let mut steps: Vec<Step> =
            DEVICES.into_iter().flat_map(|device| read(device, &text(device))).collect();
        steps.sort_by_key(|step| step.at);
        let told = text_of("told.tsv");
        Self { steps, told, report: text_of("report.json") }
    }

    /// Writes down what was seen.
    pub(crate) fn write(&mut self, report: &Report) {
        for device in DEVICES.into_iter().filter(|device| *device != "hall") {
            let mut text = String::new();
            for step in self.steps.iter_mut().filter(|step| step.device == device) {
                step.screen = step.seen.take().unwrap_or_else(|| step.screen.clone());
                step.write(&mut text);
            }
            std::fs::write(folder().join(format!("{device}.txt")), text).expect("it is written");
        }
        std::fs::write(folder().join("report.json"), report.json()).expect("it is written");
    }

    /// Every step that was not as recorded, in words; the first few.
    pub(crate) fn wrong(&self) -> Vec<String> {
        self.steps.iter().filter_map(Step::wrong).take(WRONG_MAX).collect()
    }
}

impl Step {
    fn write(&self, text: &mut String) {
        let Self { time, incident, what, .. } = self;
        let _infallible = writeln!(text, "== {time} | {incident} | {what}");
        for ask in &self.asks {
            let _infallible = writeln!(text, "ask {ask}");
        }
        for row in self.screen.lines() {
            let _infallible = writeln!(text, "{}", format!("| {row}").trim_end());
        }
        text.push('\n');
    }

    fn wrong(&self) -> Option<String> {
        let Self { device, time, what, screen, .. } = self;
        let seen = self.seen.as_ref().filter(|seen| *seen != screen)?;
        Some(format!("{device} at {time}, {what}: he was shown\n{seen}\nrecorded is\n{screen}"))
    }
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data/rehearsal"))
}

/// A file of the folder; one that is not there yet is empty.
pub(crate) fn text_of(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_default()
}

fn text(device: &str) -> String {
    text_of(&format!("{device}.txt"))
}

fn read(device: &'static str, text: &str) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("== ") {
            let parts: Vec<&str> = head.splitn(3, '|').map(str::trim).collect();
            let [time, incident, what] = parts[..] else { panic!("{device}: {line}") };
            steps.push(Step {
                device,
                at: since_doors(time).unwrap_or_else(|| panic!("{device}: {time} is no time")),
                time: time.to_owned(),
                incident: incident.to_owned(),
                what: what.to_owned(),
                asks: Vec::new(),
                screen: String::new(),
                seen: None,
            });
            continue;
        }
        let Some(step) = steps.last_mut() else { continue };
        if let Some(ask) = line.strip_prefix("ask ") {
            step.asks.push(ask.to_owned());
        } else if let Some(row) = line.strip_prefix('|') {
            step.screen.push_str(row.strip_prefix(' ').unwrap_or(row));
            step.screen.push('\n');
        }
    }
    steps
}

/// `10:01:50` or `10:01:50.250`.
pub(crate) fn since_doors(time: &str) -> Option<Millis> {
    let (whole, ms) = time.split_once('.').unwrap_or((time, "0"));
    let mut parts = whole.split(':').map(|part| part.parse::<i64>().ok());
    let (h, m, s) = (parts.next()??, parts.next()??, parts.next()??);
    let of_day = (h * 60 + m) * 60_000 + s * 1_000 + ms.parse::<i64>().ok()?;
    Some(Millis(of_day - DOORS))
}
