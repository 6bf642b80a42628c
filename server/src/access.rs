//! The devices admitted to the court: one-time codes, tokens, the list of devices.
//!
//! A device enrols with a code that is shown only in the server's terminal and on its own machine,
//! and gets a token of 256 random bits. The server keeps the token's hash, bound to a role, courts
//! and boards, in its data folder: valid for the event. A code is used once, and runs out. Guessing
//! it is hopeless, and so is guessing a token; either costs only the guesser anything
//! (`access::misses`). The rules decide on a device's requests; this module only identifies the
//! device.
//!
//! A phone without a code can only ask: it waits with a number until the head referee, or the
//! person at the server, lets it in.
//!
//! [`Access`] is plain: time and randomness are handed in, writing is the caller's
//! ([`gate`] does it).
//!
//! Left out on purpose: passwords, and any way in that passes neither through the terminal nor
//! through the head referee.

pub mod device_list;
mod duties;
pub mod gate;
mod misses;
pub mod waiting;

use crate::presence::Member;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
pub use court_protocol::Grant;
use court_protocol::{
    Asking, CourtId, CourtTime, Credential, DeviceId, Goodbye, GoodbyeCode, Hello, Millis, Role,
};
use misses::Misses;
use referee_messages::{Message, message};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::net::IpAddr;
use subtle::ConstantTimeEq;

/// The life of a code: long enough to walk to the last board, short enough that a photograph of the
/// terminal is soon worth nothing.
pub const CODE_LIFE: Millis = Millis::minutes(15);
/// Codes there are. Whoever guesses five thousand a second while three are open hits one within
/// [`CODE_LIFE`] with a chance of one in seventy thousand.
const CODES: u64 = 1_000_000_000_000;
/// Codes open at the same time: a sheet of them for the boards of a hall.
pub const CODES_MAX: usize = 64;
/// Devices a hall enrols: two a board on thirty-two courts, and referees, twice over.
pub const DEVICES_MAX: usize = 2_048;
/// Phones that were not let in and are remembered, the last of them: anybody in the hall may ask
/// again and again.
pub const DENIED_MAX: usize = 1_024;
/// Bytes of a token: as many as its hash.
const TOKEN_BYTES: usize = 32;

/// Random bytes, handed in: a simulation brings its own.
pub type Random = Box<dyn FnMut(&mut [u8]) + Send + Sync>;

/// A code that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// As it is typed: twelve digits in three groups.
    pub code: String,
    /// The grant it enrols for.
    pub grant: Grant,
    /// When it runs out, in ms of the hall's monotonic time.
    pub until: i64,
}

/// An enrolled device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Its id, never given again.
    pub id: DeviceId,
    /// Its name: its own choice if it enrolled by code, else the head referee's choice.
    pub name: String,
    /// Program and version, as of its last hello.
    pub software: String,
    /// Its present grant.
    #[serde(flatten)]
    pub grant: Grant,
    /// It handed its duty over and has had none since: it watches no board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieved: bool,
    /// SHA-256 of its token, in hexadecimal digits.
    pub token_sha256: String,
    /// Its token is not good any more.
    pub is_revoked: bool,
}

impl Device {
    /// The device as the presence list shows it.
    fn member(&self) -> Member {
        Member {
            device: self.id,
            name: self.name.clone(),
            software: self.software.clone(),
            grant: self.grant.clone(),
            relieved: self.relieved,
        }
    }
}

/// The list kept in the data folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enrolled {
    /// The id the next device gets.
    pub next: DeviceId,
    /// Everyone who ever enrolled for this event.
    pub devices: Vec<Device>,
    /// Phones that asked and were not let in, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub denied: Vec<Denied>,
}

/// A phone that asked to come in and was not let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Denied {
    /// The number it waited with.
    pub number: u32,
    /// As it named itself.
    pub name: String,
    /// Program and version.
    pub software: String,
    /// When it was sent away.
    pub at: CourtTime,
    /// By whom; nobody is the server's own machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<DeviceId>,
}

/// A device that may come in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Admission {
    pub member: Member,
    /// Its new token, if it enrolled by code just now.
    pub token: Option<String>,
}

/// Why a hello is not let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnedAway {
    /// The goodbye its device gets.
    pub goodbye: Goodbye,
    /// The wait before the goodbye is sent.
    pub pause: Millis,
}

impl From<Goodbye> for TurnedAway {
    fn from(goodbye: Goodbye) -> Self {
        Self { goodbye, pause: Millis::ZERO }
    }
}

/// Codes, tokens, devices.
pub struct Access {
    enrolled: Enrolled,
    /// The devices' places on the list, by the hashes of their tokens. The time of a look-up tells
    /// something about a hash at most, and nobody can make a token for a hash.
    by_token: HashMap<String, usize>,
    codes: Vec<Code>,
    misses: Misses,
    random: Random,
}

impl std::fmt::Debug for Access {
    /// Without codes or hashes: logs are read by many.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Access")
            .field("n_devices", &self.enrolled.devices.len())
            .field("n_codes", &self.codes.len())
            .finish_non_exhaustive()
    }
}

impl Access {
    /// Those who had enrolled, and where random bytes come from.
    pub fn new(enrolled: Enrolled, random: Random) -> Self {
        let devices = enrolled.devices.iter().enumerate();
        let by_token = devices.map(|(place, device)| (device.token_sha256.clone(), place));
        let by_token = by_token.collect();
        Self { enrolled, by_token, codes: Vec::new(), misses: Misses::default(), random }
    }

    /// The list to be kept.
    pub const fn enrolled(&self) -> &Enrolled {
        &self.enrolled
    }

    /// The codes that are open at `now`.
    pub fn codes(&mut self, now: i64) -> &[Code] {
        self.codes.retain(|code| code.until > now);
        &self.codes
    }

    /// Opens a one-time code; the oldest goes when there are too many.
    pub fn open_code(&mut self, now: i64, grant: Grant) -> Code {
        self.codes.retain(|code| code.until > now);
        if self.codes.len() == CODES_MAX {
            self.codes.remove(0);
        }
        let code = loop {
            let mut bytes = [0; 8];
            (self.random)(&mut bytes);
            let number = u64::from_le_bytes(bytes) % CODES;
            let (first, rest) = (number / 100_000_000, number % 100_000_000);
            let code = format!("{first:04}-{:04}-{:04}", rest / 10_000, rest % 10_000);
            if self.codes.iter().all(|open| open.code != code) {
                break code;
            }
        };
        let code = Code { code, grant, until: now + CODE_LIFE.0 };
        self.codes.push(code.clone());
        code
    }

    /// Looks at a hello that comes from `network`. After an admission with a token,
    /// [`enrolled`](Self::enrolled) has to be kept durably before the device hears of it.
    ///
    /// # Errors
    /// A goodbye with a sentence for the person at the device, and what it waits.
    pub fn admit(
        &mut self,
        now: i64,
        network: IpAddr,
        hello: &Hello,
    ) -> Result<Admission, TurnedAway> {
        match &hello.credential {
            Credential::Token { token } => self.by_token((now, network), token, hello),
            Credential::Code { code } => self.by_code((now, network), code, hello),
            Credential::Asking | Credential::AskingAgain(_) => Err(TurnedAway::from(goodbye(
                GoodbyeCode::BadMessage,
                message!("bye-asks-elsewhere"),
            ))),
        }
    }

    /// The role of the device that holds this token; `None` for a wrong token or a revoked device.
    pub fn device_of(&self, token: &str) -> Option<(DeviceId, Role)> {
        let device = &self.enrolled.devices[*self.by_token.get(&hash(token))?];
        (!device.is_revoked).then_some((device.id, device.grant.role))
    }

    fn by_token(
        &mut self,
        came: (i64, IpAddr),
        token: &str,
        hello: &Hello,
    ) -> Result<Admission, TurnedAway> {
        let Some(&place) = self.by_token.get(&hash(token)) else {
            let goodbye = goodbye(GoodbyeCode::BadToken, message!("bye-unknown-device"));
            return Err(self.missed(came, goodbye));
        };
        let device = &mut self.enrolled.devices[place];
        if device.is_revoked {
            return Err(revoked().into());
        }
        device.software.clone_from(&hello.software);
        Ok(Admission { member: device.member(), token: None })
    }

    /// Counts a wrong code or token of a network: its answer waits the longer the more there were.
    fn missed(&mut self, (now, network): (i64, IpAddr), goodbye: Goodbye) -> TurnedAway {
        let pause = self.misses.count(now, network);
        if pause == misses::FIRST_PAUSE {
            tracing::warn!(
                "wrong codes or tokens come from {network}: the answers to more of them are held back"
            );
        }
        TurnedAway { goodbye, pause }
    }

    fn by_code(
        &mut self,
        came: (i64, IpAddr),
        code: &str,
        hello: &Hello,
    ) -> Result<Admission, TurnedAway> {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let said = digits(code);
        self.codes.retain(|code| code.until > came.0);
        let found = self
            .codes
            .iter()
            .position(|open| bool::from(digits(&open.code).as_bytes().ct_eq(said.as_bytes())));
        let Some(found) = found else {
            let goodbye = goodbye(GoodbyeCode::BadCode, message!("bye-wrong-code"));
            return Err(self.missed(came, goodbye));
        };
        if self.is_full() {
            return Err(full().into());
        }
        let grant = self.codes.remove(found).grant;
        Ok(self.enrol(hello.name.clone(), hello.software.clone(), grant))
    }

    /// True if no more devices can be enrolled for this event.
    const fn is_full(&self) -> bool {
        self.enrolled.devices.len() >= DEVICES_MAX
    }

    /// Gives a device its id and token.
    fn enrol(&mut self, name: String, software: String, grant: Grant) -> Admission {
        let mut bytes = [0; TOKEN_BYTES];
        (self.random)(&mut bytes);
        let token = URL_SAFE_NO_PAD.encode(bytes);
        let token_sha256 = hash(&token);
        let id = self.enrolled.next;
        let (relieved, is_revoked) = (false, false);
        let device = Device { id, name, software, grant, relieved, token_sha256, is_revoked };
        self.enrolled.next = DeviceId(id.0 + 1);
        self.by_token.insert(device.token_sha256.clone(), self.enrolled.devices.len());
        let admission = Admission { member: device.member(), token: Some(token) };
        self.enrolled.devices.push(device);
        admission
    }

    /// Remembers a phone that was not let in.
    pub fn deny(&mut self, asking: Asking, at: CourtTime, by: Option<DeviceId>) {
        let Asking { number, name, software, .. } = asking;
        if self.enrolled.denied.len() == DENIED_MAX {
            self.enrolled.denied.remove(0);
        }
        self.enrolled.denied.push(Denied { number, name, software, at, by });
    }

    fn device_mut(&mut self, id: DeviceId) -> Option<&mut Device> {
        self.enrolled.devices.iter_mut().find(|device| device.id == id)
    }

    /// Takes a device's token away; `None` when there is no such device, else where it was known.
    pub fn revoke(&mut self, id: DeviceId) -> Option<Vec<CourtId>> {
        let device = self.enrolled.devices.iter_mut().find(|device| device.id == id)?;
        device.is_revoked = true;
        Some(device.grant.courts.clone())
    }
}

fn full() -> Goodbye {
    goodbye(GoodbyeCode::BadCode, message!("bye-full"))
}

/// The goodbye to a revoked device.
pub fn revoked() -> Goodbye {
    goodbye(GoodbyeCode::Revoked, message!("bye-revoked"))
}

const fn goodbye(code: GoodbyeCode, message: Message) -> Goodbye {
    Goodbye { code, message }
}

fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _infallible = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use court_protocol::{BoardNo, BootId, Epoch, Versions};

    fn access() -> Access {
        let mut next = 0_u8;
        let random = Box::new(move |bytes: &mut [u8]| {
            for byte in bytes {
                next = next.wrapping_add(37);
                *byte = next;
            }
        });
        Access::new(Enrolled { next: DeviceId(1), devices: Vec::new(), denied: Vec::new() }, random)
    }

    fn boards() -> Grant {
        Grant { role: Role::Board, courts: vec![CourtId(1)], boards: vec![BoardNo(3)] }
    }

    const HALL: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn hello(credential: Credential) -> Hello {
        Hello {
            versions: Versions::OURS,
            credential,
            name: "board 3".into(),
            software: "test".into(),
            boot: BootId(1),
            epoch: Epoch(0),
            epoch_mac: None,
            pending: Vec::new(),
        }
    }

    fn by_code(code: &str) -> Hello {
        hello(Credential::Code { code: code.into() })
    }

    #[test]
    fn a_code_enrols_once_and_the_token_it_gives_is_good_for_the_event() {
        let mut access = access();
        let code = access.open_code(0, boards()).code;
        let admission = access.admit(1, HALL, &by_code(&code)).expect("the code is open");
        let Admission { member, .. } = &admission;
        assert_eq!((member.device, member.grant.role), (DeviceId(1), Role::Board));
        let again = access.admit(2, HALL, &by_code(&code)).expect_err("used");
        assert_eq!(again.goodbye.code, GoodbyeCode::BadCode);

        let token = admission.token.expect("enrolled just now");
        let mut later = Access::new(access.enrolled().clone(), Box::new(|_| {}));
        let back = later.admit(i64::MAX, HALL, &hello(Credential::Token { token })).expect("known");
        assert_eq!((back.member.device, back.token), (DeviceId(1), None));
        assert_eq!(back.member.grant.boards, [BoardNo(3)]);
    }

    #[test]
    fn a_code_may_be_typed_without_its_dash_and_runs_out() {
        let mut access = access();
        let code = access.open_code(0, boards()).code.replace('-', " ");
        assert!(access.admit(CODE_LIFE.0 - 1, HALL, &by_code(&code)).is_ok());
        let code = access.open_code(0, boards()).code;
        assert!(access.admit(CODE_LIFE.0, HALL, &by_code(&code)).is_err());
    }

    #[test]
    fn wrong_codes_burn_none_and_the_answers_to_them_wait_and_not_to_a_right_one() {
        let mut access = access();
        let code = access.open_code(0, boards()).code;
        let guess = |access: &mut Access| access.admit(1, HALL, &by_code("0000-0000-0001"));
        let pauses: Vec<Millis> =
            (0..20).map(|_| guess(&mut access).expect_err("wrong").pause).collect();
        assert_eq!((pauses[0], pauses[19]), (Millis::ZERO, Millis::seconds(4)));
        assert_eq!(access.codes(1).len(), 1);
        assert!(access.admit(1, HALL, &by_code(&code)).is_ok(), "from the guesser's own address");
    }

    #[test]
    fn wrong_tokens_count_as_misses_of_their_network_and_keep_no_enrolled_device_waiting() {
        let mut access = access();
        let code = access.open_code(0, boards()).code;
        let token = access.admit(1, HALL, &by_code(&code)).expect("open").token.expect("new");
        let guess = |access: &mut Access, from, n: u32| {
            let guessed = hello(Credential::Token { token: format!("{n}") });
            access.admit(1, from, &guessed).expect_err("wrong").pause
        };
        let pauses: Vec<Millis> = (0..20).map(|n| guess(&mut access, HALL, n)).collect();
        assert_eq!((pauses[0], pauses[19]), (Millis::ZERO, Millis::seconds(4)));
        assert_eq!(guess(&mut access, IpAddr::from([192, 168, 1, 10]), 20), Millis::ZERO);
        let own = hello(Credential::Token { token });
        assert!(access.admit(1, HALL, &own).is_ok(), "from the guesser's own address");
    }

    #[test]
    fn a_revoked_device_and_an_unknown_token_each_hear_what_to_do() {
        let mut access = access();
        let code = access.open_code(0, boards()).code;
        let token = access.admit(1, HALL, &by_code(&code)).expect("open").token.expect("new");
        assert_eq!(access.revoke(DeviceId(1)), Some(vec![CourtId(1)]));
        assert_eq!(access.revoke(DeviceId(9)), None);
        let told = access.admit(2, HALL, &hello(Credential::Token { token })).expect_err("revoked");
        assert_eq!(told.goodbye.code, GoodbyeCode::Revoked);
        let unknown = hello(Credential::Token { token: "x".into() });
        let told = access.admit(2, HALL, &unknown).expect_err("unknown").goodbye;
        assert_eq!(told.code, GoodbyeCode::BadToken);
        assert_eq!(told.message, message!("bye-unknown-device"));
    }

    #[test]
    fn of_phones_that_were_not_let_in_the_last_ones_are_remembered() {
        let mut access = access();
        let phone = |number| Asking {
            number,
            name: format!("phone {number}"),
            software: "judge's page".into(),
            since: CourtTime(0),
        };
        for number in 0..DENIED_MAX as u32 + 2 {
            access.deny(phone(number), CourtTime(7), Some(DeviceId(3)));
        }
        let denied = &access.enrolled().denied;
        let ends = [denied.first(), denied.last()].map(|denied| denied.map(|denied| denied.number));
        assert_eq!(ends, [Some(2), Some(DENIED_MAX as u32 + 1)]);
        assert_eq!(denied.len(), DENIED_MAX);
    }

    #[test]
    fn neither_codes_nor_tokens_stand_in_what_is_kept_or_logged() {
        let mut access = access();
        let code = access.open_code(0, boards()).code;
        let token = access.admit(1, HALL, &by_code(&code)).expect("open").token.expect("new");
        let kept = serde_json::to_string(access.enrolled()).expect("plain data");
        assert!(!kept.contains(&token) && !kept.contains(&code));
        let logged = format!("{access:?}");
        assert!(!logged.contains(&token) && !logged.contains(&code));
    }
}
