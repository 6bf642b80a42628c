//! The server's own machine talks to the running server: list devices, revoke one, open a code, put
//! the next round on the boards.
//!
//! The server listens on a loopback port of its own and writes it, with a secret, into a file of
//! the data folder that only its user can read. Whoever can read the data folder may do all of
//! this anyway. One line of JSON asks, one answers. The secret is also the machine's own token for the
//! HTTP API, and the address of that stands in the same file.

use crate::access::gate::{GateHandle, Listed};
use crate::access::{Code, Device, Grant};
use crate::court::Layout;
use crate::net::announce::on_this_machine;
use crate::net::listen::accepted;
use crate::rounds::Rounds;
use court_protocol::{Asking, DeviceAct, DeviceId, RoundAnswer, RoundAsk};
use futures::StreamExt as _;
use futures::stream::FuturesUnordered;
use referee_journal::private;
use referee_messages::{say, words};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream as StdStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use subtle::ConstantTimeEq as _;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

const FILE: &str = "control.json";
/// The longest line of a question: the set-up file of an event of thousands of players.
const ASK_MAX: u64 = 1024 * 1024;
/// The longest answer: a full list of devices.
const ANSWER_MAX: u64 = 4 * 1024 * 1024;
/// A line comes and goes within this: both ends are on one machine. Carrying out a request takes the
/// time it takes, since one that is cut off is half done.
const WITHIN: Duration = Duration::from_secs(5);
/// Putting a round on takes at most so long: names are entered, then each court has its own limit.
pub(crate) const ROUND_WITHIN: Duration = Duration::from_mins(1);
/// Questions that are answered at the same time: a few terminals of a few people.
const AT_ONCE: usize = 16;

/// A request to a running server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Lists every device that ever enrolled.
    Devices,
    /// Lists the phones that ask to come in.
    Asking,
    /// Do something about devices, as the head referee may.
    Act(DeviceAct),
    /// Take a device's token away.
    Revoke(DeviceId),
    OpenCode(Grant),
    /// Put the next games on the boards.
    Round(RoundAsk),
}

/// The answer of a running server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Everyone who ever enrolled.
    Devices(Vec<Listed>),
    /// The phones that ask, oldest first.
    Asking(Vec<Asking>),
    Done,
    /// The device whose token is not good any more.
    Revoked(Device),
    Opened(Code),
    /// The result of a round, court by court.
    Round(RoundAnswer),
    /// It could not be done, in a sentence.
    Failed(String),
}

/// Why a running server could not be asked.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    #[error("{}", say!("server-none", folder))]
    NoServer { folder: String },
    #[error("{}", say!("server-silent", folder, why = source.to_string()))]
    Io {
        folder: String,
        #[source]
        source: io::Error,
    },
    #[error("{}", say!("server-contact-unwritten", file, why = source.to_string()))]
    File {
        file: String,
        #[source]
        source: io::Error,
    },
}

/// The secret of the server's own machine: whoever can read the data folder may do everything by it.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    pub const fn new(secret: String) -> Self {
        Self(secret)
    }

    /// True if this is the secret; the time of the answer tells nothing about it.
    pub fn is(&self, said: &str) -> bool {
        said.as_bytes().ct_eq(self.0.as_bytes()).into()
    }
}

impl std::fmt::Debug for Secret {
    /// Without the secret: logs are read by many.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

#[derive(Serialize, Deserialize)]
struct Contact {
    port: u16,
    secret: String,
    /// The court's listener, for the HTTP API.
    court: SocketAddr,
}

#[derive(Serialize, Deserialize)]
struct SecretAsk {
    secret: String,
    ask: Ask,
}

/// Listens for the machine's own people. The file goes when this is dropped.
#[derive(Debug)]
pub struct Control {
    listener: std::net::TcpListener,
    secret: Secret,
    file: PathBuf,
}

impl Control {
    /// Opens the loopback port, and writes where it and the court's listener are.
    pub fn open(data: &Path, secret: Secret, court: SocketAddr) -> Result<Self, ControlError> {
        let file = data.join(FILE);
        let open = || {
            let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
            listener.set_nonblocking(true)?;
            let port = listener.local_addr()?.port();
            let contact = Contact { port, secret: secret.0.clone(), court };
            let mut options = private::file();
            options
                .write(true)
                .create(true)
                .truncate(true)
                .open(&file)?
                .write_all(&serde_json::to_vec(&contact)?)?;
            Ok(listener)
        };
        match open() {
            Ok(listener) => Ok(Self { listener, secret, file }),
            Err(source) => Err(ControlError::File { file: file.display().to_string(), source }),
        }
    }

    /// Answers until `stop`.
    pub async fn serve(
        self,
        gate: GateHandle,
        layout: Layout,
        rounds: Arc<Rounds>,
        stop: CancellationToken,
    ) {
        let listener = self.listener.try_clone().and_then(TcpListener::from_std);
        let listener = match listener {
            Ok(listener) => listener,
            Err(error) => {
                tracing::error!("`referee-server devices` will not work: {error}");
                return;
            }
        };
        let mut under_way = FuturesUnordered::new();
        loop {
            tokio::select! {
                (stream, _) = accepted(|| listener.accept()), if under_way.len() < AT_ONCE => {
                    under_way.push(self.answer(stream, &gate, &layout, &rounds));
                }
                Some(answered) = under_way.next() => if let Err(error) = answered {
                    tracing::debug!("a question of this machine was not answered: {error}");
                },
                () = stop.cancelled() => return,
            }
        }
    }

    async fn answer(
        &self,
        mut stream: TcpStream,
        gate: &GateHandle,
        layout: &Layout,
        rounds: &Rounds,
    ) -> io::Result<()> {
        let mut text = String::new();
        let (reader, mut writer) = stream.split();
        let mut reader = tokio::io::BufReader::new(reader.take(ASK_MAX));
        timeout(WITHIN, reader.read_line(&mut text)).await??;
        let line: SecretAsk = serde_json::from_str(&text)?;
        let answer = if self.secret.is(&line.secret) {
            match line.ask {
                Ask::Devices => gate.list().await.map(Answer::Devices),
                Ask::Asking => gate.asking().await.map(Answer::Asking),
                Ask::Act(act) => gate.act(None, act).await.map(|acted| match acted {
                    Ok(()) => Answer::Done,
                    Err(refusal) => Answer::Failed(words().refusal(&refusal)),
                }),
                Ask::Revoke(device) => Some(gate.revoke(device).await.map_or_else(
                    || Answer::Failed(say!("server-no-device", device)),
                    Answer::Revoked,
                )),
                Ask::OpenCode(grant) => match layout.holds(&grant) {
                    Ok(()) => gate.open_code(grant).await.map(Answer::Opened),
                    Err(refusal) => Some(Answer::Failed(words().refusal(&refusal))),
                },
                Ask::Round(ask) => Some(Answer::Round(rounds.put_on(ask).await)),
            }
        } else {
            Some(Answer::Failed(say!("server-wrong-secret")))
        };
        let answer = answer.unwrap_or_else(|| Answer::Failed(say!("server-stops")));
        let mut bytes = serde_json::to_vec(&answer)?;
        bytes.push(b'\n');
        timeout(WITHIN, writer.write_all(&bytes)).await?
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        // a file that stays names a port nobody listens on
        let _stays = std::fs::remove_file(&self.file);
    }
}

fn contact(data: &Path) -> Result<Contact, ControlError> {
    let found = std::fs::read(data.join(FILE)).ok();
    let found = found.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    found.ok_or_else(|| ControlError::NoServer { folder: data.display().to_string() })
}

/// The HTTP API of the server that runs on a data folder: its address on this machine, and the token
/// of the machine itself.
///
/// # Errors
/// When no server runs there.
pub fn api(data: &Path) -> Result<(SocketAddr, String), ControlError> {
    let Contact { secret, court, .. } = contact(data)?;
    Ok((on_this_machine(court), secret))
}

/// Asks the server that runs on a data folder. Blocks.
///
/// # Errors
/// When none runs there, or it does not answer.
pub fn ask(data: &Path, ask: Ask) -> Result<Answer, ControlError> {
    let folder = data.display().to_string();
    let Contact { port, secret, .. } = contact(data)?;
    let talk = || {
        let mut stream = StdStream::connect((Ipv4Addr::LOCALHOST, port))?;
        let within = if matches!(ask, Ask::Round(_)) { ROUND_WITHIN } else { WITHIN };
        stream.set_read_timeout(Some(within))?;
        stream.set_write_timeout(Some(WITHIN))?;
        let mut bytes = serde_json::to_vec(&SecretAsk { secret, ask })?;
        bytes.push(b'\n');
        stream.write_all(&bytes)?;
        let mut text = String::new();
        BufReader::new(stream.take(ANSWER_MAX)).read_line(&mut text)?;
        Ok(serde_json::from_str(&text)?)
    };
    talk().map_err(|source: io::Error| match source.kind() {
        io::ErrorKind::ConnectionRefused => ControlError::NoServer { folder },
        _ => ControlError::Io { folder, source },
    })
}
