//! Events of the running server: its HTTP API ([`crate::http`]) on the command line.
//!
//! Without a token the server's own machine asks, and proves itself by the secret of the data folder.
//! The answers are those of the API: no view and no sentence about an event is made here.

mod questions;

use super::{DataFolder, round};
use crate::config::text_of;
use crate::control::{self, ROUND_WITHIN};
use crate::tables::encoded;
use crate::terminal::say;
use axum::BoxError;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use axum::http::{Method, Request, StatusCode, Uri};
use clap::{Args, Subcommand};
use court_protocol::{Plain, RoundOnCourt};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use questions::Answered;
use referee_desk::{Act, CrewMember, PersonId, Plan};
use referee_messages::say;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::time::timeout;

/// The longest answer: every view of an event of thousands of players.
const ANSWER_MAX: usize = 64 * 1024 * 1024;

/// Runs events of the running server: creates them, has commands carried out, shows tables.
///
/// It speaks the server's HTTP API, which /api/v1/openapi.json of the court's address describes. The
/// status is 1 if the server refuses, or a file cannot be entered as it is.
#[derive(Debug, Args)]
#[command(mut_arg("data_dir", |folder| folder.global(true)))]
pub(super) struct Event {
    #[command(flatten)]
    data: DataFolder,
    /// The court's address of a server elsewhere, such as NAME.local:4710
    #[arg(long, global = true, value_name = "ADDRESS", requires = "token", env = "COURT_SERVER")]
    server: Option<String>,
    /// The token of an organiser's device; left out, the server's own machine asks
    // one token in 64 begins with a hyphen
    #[arg(long, global = true, requires = "server", env = "COURT_TOKEN", hide_env_values = true)]
    #[arg(allow_hyphen_values = true)]
    token: Option<String>,
    #[command(subcommand)]
    what: What,
}

/// A plan with the settings that most events give.
const PLAN: &str = r#"A plan:
  name = "Open"
  city = "Budapest"
  rulebook = "classic"    # or walk, sprint, speed, intramural
  format = "players"      # or teams, league
  days = [{ date = "2026-12-05", starts = 600 }]    # minutes after midnight
  categories = ["U12", "U16"]
  system = "swiss"        # or recommended, round_robin, double_round_robin, knockout
  rounds = 7
  tie_breaks = ["BH/C1", "BH", "SB", "DE", "WIN"]
  finals = { finalists = 4 }
  times = { base = 600000, increment = 0, round_minutes = 45 }    # milliseconds
  courts = [{ court = 1, boards = 12 }]
  ticks = ["fee paid"]
  prizes = [{ place = 1, what = "100 EUR", value = 100 }]"#;

#[derive(Debug, Subcommand)]
enum What {
    /// The events with their numbers
    List,
    /// Creates an event
    #[command(after_help = PLAN)]
    New {
        /// The plan as TOML; a setting that it leaves out has its default. Without a file, ten questions
        /// are asked
        plan: Option<PathBuf>,
        #[command(flatten)]
        number: RequestNumber,
    },
    /// Has a command carried out, such as '{"pair": {"tournament": 1}}'; the schema `Act` of the
    /// server's /api/v1/openapi.json has all
    Act {
        event: u32,
        /// The act as JSON; - reads it from standard input
        act: String,
        /// Only say which boards, byes and places it would change
        #[arg(long)]
        preview: bool,
        /// The last record that you have seen: it is refused if somebody changed the same part since
        #[arg(long, value_name = "N", conflicts_with = "preview")]
        seen: Option<u64>,
        #[command(flatten)]
        number: RequestNumber,
    },
    /// Reads an entry list, and says what is wrong in it
    Import {
        event: u32,
        /// A spreadsheet, CSV, report file or rating list
        file: PathBuf,
        /// Enter its players, all of them or nobody
        #[arg(long)]
        enter: bool,
        /// A choice about the file, such as same=4:17,9:3: lines 4 and 9 are these persons
        #[arg(long = "choice", value_name = "NAME=VALUE")]
        choices: Vec<String>,
    },
    /// Takes over the rounds that another program paired; its players are entered before
    TakeOver {
        event: u32,
        /// A report file (TRF16 or TRF26), whose players `import` enters
        file: PathBuf,
    },
    /// Puts published games that are laid onto the courts on their boards
    Send {
        event: u32,
        /// On this court only; left out it is every court
        #[arg(long = "court", value_name = "N")]
        courts: Vec<u16>,
        /// Why the games are put on although results before them are not sealed
        #[arg(long, value_name = "REASON")]
        despite: Option<String>,
    },
    /// Writes the rating list over all events to standard output, or one player's history
    Ratings {
        /// The number of a person; left out it is the list
        person: Option<u32>,
        /// The format: txt, csv, xlsx or json
        #[arg(long = "as", value_name = "FORMAT", default_value = "txt")]
        format: String,
    },
    /// Writes a table or any other view to standard output
    Show {
        event: u32,
        /// The rest of its address, such as tournaments/1/tables/standings.txt (or .csv, .xlsx,
        /// .json) or tournaments/1/trf; left out it is the event at a glance
        view: Option<String>,
    },
}

/// The number of a request, by which the server knows a repeat of it.
#[derive(Debug, Args)]
struct RequestNumber {
    /// A number of your own: repeated with the same number, it is carried out once
    #[arg(long, value_name = "N")]
    request: Option<u64>,
}

impl RequestNumber {
    fn given_or_random(&self) -> Result<u64, String> {
        // browsers and scripts read 53 bits
        let random = || getrandom::u64().map(|bits| bits >> 11);
        self.request.map_or_else(random, Ok).map_err(|error| error.to_string())
    }
}

/// The reason why there is no answer.
enum No {
    /// The server refuses, or the file cannot be entered as it is.
    Refused(String),
    /// The server did not answer: nobody knows whether the request was carried out.
    Unanswered(String),
    /// It could not be done.
    Failed(String),
}

impl From<String> for No {
    fn from(why: String) -> Self {
        Self::Failed(why)
    }
}

/// The server with the right to ask it.
struct Server {
    address: String,
    token: String,
}

pub(super) fn run(event: Event) -> Result<ExitCode, String> {
    let server = if let (Some(address), Some(token)) = (event.server, event.token) {
        Server { address, token }
    } else {
        let (address, token) =
            control::api(&event.data.path()?).map_err(|error| error.to_string())?;
        Server { address: address.to_string(), token }
    };
    match server.does(event.what) {
        Ok(status) => Ok(status),
        Err(No::Refused(why)) => {
            eprintln!("{why}");
            Ok(ExitCode::from(1))
        }
        Err(No::Unanswered(why) | No::Failed(why)) => Err(why),
    }
}

impl Server {
    fn does(&self, what: What) -> Result<ExitCode, No> {
        let of = |event: u32, part: &str| format!("/api/v1/events/{event}{part}");
        match what {
            What::List => {
                let events: Vec<Value> = read(&self.reads("/api/v1/events")?)?;
                for event in events {
                    let number = event["event"].to_string();
                    say(format_args!("{number:>4}  {}", Plain(text(&event["name"]))));
                }
            }
            What::New { plan: Some(file), number } => {
                let text = text_of(&file).map_err(|error| error.to_string())?;
                let plan = toml::from_str(&text).map_err(|error| unread(&file, &error))?;
                show(&self.creates(&plan, &number)?);
            }
            What::New { plan: None, number } => show(&self.creates_as_asked(&number)?),
            What::Act { event, act, preview, seen, number } => {
                let text = if act == "-" { io::read_to_string(io::stdin()) } else { Ok(act) };
                let text = text.map_err(|error| unread(Path::new("-"), &error))?;
                let act: Act = serde_json::from_str(&text)
                    .map_err(|error| unread(Path::new(&text), &error))?;
                let command = json!({ "act": act, "seen": seen });
                show(&if preview {
                    self.posts(&of(event, "/previews"), &command)?
                } else {
                    let body = json!({ "command": command });
                    self.posts_once(&of(event, "/commands"), body, &number)?
                });
                if act == Act::Finish && !preview {
                    // the page shows what is open before it ends an event
                    let overview: Value = read(&self.reads(&of(event, ""))?)?;
                    let open = overview["open_games"].as_u64().filter(|open| *open > 0);
                    open.inspect(|open| eprintln!("{}", say!("organiser-open-results", open)));
                }
            }
            What::Import { event, file, enter, choices } => {
                let bytes = std::fs::read(&file).map_err(|error| unread(&file, &error))?;
                let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
                let mut query = format!("?file={}", encoded(&name));
                for choice in choices {
                    let (name, value) = choice.split_once('=').unwrap_or((&choice, ""));
                    query.extend(["&", name, "=", &encoded(value)]);
                }
                let asks = |part: &str, bytes| {
                    let path = of(event, part) + &query;
                    self.asks(Method::POST, &path, "application/octet-stream", bytes)
                };
                let preview: Value = read(&asks("/entries/previews", bytes.clone())?)?;
                if !enter {
                    return Ok(show_preview(&preview));
                }
                let entered = asks("/entries/imports", bytes)?;
                // the answer of an import has no sentences
                for column in list(&preview["left_out"]) {
                    eprintln!("{}", text(&column["text"]));
                }
                show(&entered);
            }
            What::TakeOver { event, file } => {
                let bytes = std::fs::read(&file).map_err(|error| unread(&file, &error))?;
                let path = of(event, "/report-files");
                show(&self.asks(Method::POST, &path, "application/octet-stream", bytes)?);
            }
            What::Send { event, courts, despite } => {
                let ask = json!({ "courts": courts, "despite": despite });
                let put_on = self.posts(&of(event, "/rounds-on-courts"), &ask)?;
                return Ok(round::told(&read::<Vec<RoundOnCourt>>(&put_on)?));
            }
            What::Ratings { person: None, format } => {
                show(&self.reads(&format!("/api/v1/ratings/tables/rating-list.{format}"))?);
            }
            What::Ratings { person: Some(person), format } => {
                let table = format!("{person}/tables/rating-history.{format}");
                show(&self.reads(&format!("/api/v1/ratings/{table}"))?);
            }
            What::Show { event, view: None } => show(&self.reads(&of(event, ""))?),
            What::Show { event, view: Some(view) } => {
                show(&self.reads(&of(event, &format!("/{view}")))?);
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn creates(&self, plan: &Plan, number: &RequestNumber) -> Result<Bytes, No> {
        self.posts_once("/api/v1/events", json!({ "plan": plan }), number)
    }

    /// Creates an event by ten questions on standard error: standard output has the server's answer
    /// alone. The register gets the crew once there is an event: a refusal enters nobody.
    fn creates_as_asked(&self, number: &RequestNumber) -> Result<Bytes, No> {
        let usual = read(&self.reads("/api/v1/new-event")?)?;
        let asked = questions::ask(usual, &mut io::stdin().lock(), &mut io::stderr().lock());
        let asked = asked.map_err(|error| unread(Path::new("-"), &error))?;
        let Some(Answered { mut plan, crew }) = asked else {
            return Err(No::Refused(say!("events-not-created")));
        };
        let duties = std::mem::take(&mut plan.crew);
        let created = self.creates(&plan, number)?;
        if !crew.is_empty() {
            let persons =
                crew.iter().map(|[family, given]| json!({ "family": family, "given": given }));
            let persons: Value = persons.collect();
            let entered: Vec<PersonId> = read(&self.posts("/api/v1/persons", &persons)?)?;
            let members = duties.into_iter().zip(entered);
            plan.crew = members.map(|(duty, person)| CrewMember { person, ..duty }).collect();
            let event = &read::<Value>(&created)?["event"];
            let command = json!({ "act": { "configure": { "plan": plan } } });
            let path = format!("/api/v1/events/{event}/commands");
            self.posts(&path, &json!({ "command": command }))?;
        }
        Ok(created)
    }

    fn reads(&self, path: &str) -> Result<Bytes, No> {
        self.asks(Method::GET, path, "text/plain", Vec::new())
    }

    fn posts(&self, path: &str, body: &Value) -> Result<Bytes, No> {
        self.asks(Method::POST, path, "application/json", body.to_string().into_bytes())
    }

    /// Posts a request by its number. Where no answer comes, the number to repeat it is told.
    fn posts_once(&self, path: &str, mut body: Value, number: &RequestNumber) -> Result<Bytes, No> {
        let request = number.given_or_random()?;
        body["request"] = json!({ "boot": request, "n": 1 });
        self.posts(path, &body).map_err(|no| match no {
            No::Unanswered(why) => No::Failed(say!("server-unanswered", why, request)),
            no => no,
        })
    }

    fn asks(&self, method: Method, path: &str, kind: &str, body: Vec<u8>) -> Result<Bytes, No> {
        let uri: Uri = path.parse().map_err(|error| unread(Path::new(path), &error))?;
        let exchange = || {
            let request = Request::builder()
                .method(method)
                .uri(uri)
                .header(HOST, &self.address)
                .header(AUTHORIZATION, format!("Bearer {}", self.token))
                .header(CONTENT_TYPE, kind)
                .body(Body::from(body))?;
            let runtime = Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async { timeout(ROUND_WITHIN, self.exchange(request)).await? })
        };
        let (status, body) = exchange().map_err(|error| {
            let why = error.to_string();
            No::Unanswered(say!("server-silent", folder = &self.address, why))
        })?;
        match status {
            status if status.is_success() => Ok(body),
            StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY => {
                Err(No::Refused(sentences(&read(&body)?)))
            }
            _ => Err(No::Failed(String::from_utf8_lossy(&body).trim_end().to_owned())),
        }
    }

    async fn exchange(&self, request: Request<Body>) -> Result<(StatusCode, Bytes), BoxError> {
        let stream = TcpStream::connect(&self.address).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // it ends with the answer
        let _ends = tokio::spawn(connection);
        let answer = sender.send_request(request).await?;
        let status = answer.status();
        Ok((status, to_bytes(Body::new(answer.into_body()), ANSWER_MAX).await?))
    }
}

fn unread(file: &Path, error: &dyn Display) -> String {
    say!("events-not-read", file = file.display().to_string(), why = error.to_string())
}

fn read<T: DeserializeOwned>(answer: &Bytes) -> Result<T, No> {
    serde_json::from_slice(answer).map_err(|_| No::Failed(say!("server-other-answer")))
}

/// Writes an answer as it came, but JSON for the eyes of a person.
fn show(answer: &Bytes) {
    if let Ok(json) = serde_json::from_slice::<Value>(answer) {
        say(format_args!("{json:#}"));
    } else {
        let mut out = io::stdout().lock();
        let _no_reader = out.write_all(answer).and_then(|()| out.flush());
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Writes the rows of an entry list as they would be entered, and what is wrong in them.
fn show_preview(preview: &Value) -> ExitCode {
    for row in list(&preview["rows"]) {
        let (line, person) = (row["line"].to_string(), &row["person"]);
        let rating =
            row["data"]["rating"].as_u64().map_or_else(String::new, |rating| rating.to_string());
        let name = format!("{}, {}", text(&person["family"]), text(&person["given"]));
        let born = ["year", "month", "day"].map(|part| person["born"][part].as_u64());
        let born: Vec<String> =
            born.into_iter().map_while(|part| Some(format!("{:02}", part?))).collect();
        let born = born.join("-");
        say(format_args!("{line:>4}  {rating:>4}  {born:<10}  {}", Plain(&name)));
    }
    let wrong = sentences(preview);
    if !wrong.is_empty() {
        say(wrong);
    }
    let is_sound = preview["can_enter"] == true && preview["refused"].is_null();
    if is_sound { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

/// The sentences of a refusal, or about the rows of an entry list.
fn sentences(answer: &Value) -> String {
    let all = ["left_out", "faults", "duplicates"].into_iter().flat_map(|part| list(&answer[part]));
    let all = all.chain([&answer["refused"], answer]);
    all.filter_map(|each| each["text"].as_str()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_of_the_help_text_is_one() {
        let (_, text) = PLAN.split_once('\n').expect("a heading");
        let plan: Plan = toml::from_str(text).expect("a plan");
        assert_eq!(plan.fault(), None);
    }
}
