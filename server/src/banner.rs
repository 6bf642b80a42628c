//! The server's first message when it runs: the addresses, and on a terminal the codes.

use crate::access::{CODE_LIFE, Code};
use crate::net::announce::hosts;
use court_protocol::Role;
use fast_qr::QRBuilder;
use referee_messages::say;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::Path;

/// Quiet modules around a QR code, as readers ask for.
const QUIET: isize = 2;

/// The whole text. `data` is the data folder where it is not the platform's own: a command that
/// asks this server has to name it.
pub fn text(court: SocketAddr, public: SocketAddr, codes: &[Code], data: Option<&Path>) -> String {
    let mut text = String::new();
    // a page that a code enrols has it in its address: whoever opens that types nothing
    let enrols = |path: &str, role: Role| {
        let code = codes.iter().find(|code| code.grant.role == role);
        code.map_or_else(|| path.to_owned(), |code| format!("{path}#code={}", code.code))
    };
    let is_for_phones = |path: &str| matches!(path, "/" | "/judge") || path.contains('#');
    for (heading, listener, path) in [
        (say!("console-spectators"), public, "/".to_owned()),
        (say!("console-judges"), court, "/judge".to_owned()),
        (say!("console-head"), court, enrols("/referee", Role::Head)),
        (say!("console-organiser"), court, enrols("/desk", Role::Organiser)),
        (say!("console-programs"), court, String::new()),
    ] {
        let port = listener.port();
        let address = |host: &String| format!("http://{host}:{port}{path}");
        let addresses: Vec<String> = hosts(listener.ip()).iter().map(address).collect();
        let _infallible = writeln!(text, "\n{heading}");
        for address in &addresses {
            let _infallible = writeln!(text, "  {address}");
        }
        // programs are given the address in writing; people point a camera at it
        if let [.., _, by_number] = &addresses[..]
            && is_for_phones(&path)
        {
            text.push_str(&qr(by_number));
        }
    }
    if !codes.is_empty() {
        let minutes = CODE_LIFE.0 / 60_000;
        let _infallible = writeln!(text, "\n{}", say!("console-codes", minutes));
    }
    for code in codes {
        let role = say!("role", role = code.grant.role);
        let _infallible = writeln!(text, "  {}  {role}", code.code);
    }
    let folder = data_option(data);
    let for_codes = say!("console-for-codes", codes = codes.len(), folder);
    text + &format!("\n{for_codes}\n{}", say!("console-how-to-stop"))
}

/// The option of a command that names the data folder, where it is not the platform's own.
pub(crate) fn data_option(data: Option<&Path>) -> String {
    data.map_or_else(String::new, |data| format!(" --data-dir {}", quoted(data)))
}

/// A folder's name as a shell takes it for one word.
fn quoted(folder: &Path) -> String {
    let name = folder.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/\\._-:+,@".contains(c);
    if name.chars().all(is_plain) { name } else { format!("'{}'", name.replace('\'', r"'\''")) }
}

/// A QR code in half blocks, dark on light as most terminals' readers want it.
fn qr(content: &str) -> String {
    let Ok(code) = QRBuilder::new(content).build() else { return String::new() };
    let size = code.size as isize;
    let is_dark = |row: isize, column: isize| {
        (0..size).contains(&row)
            && (0..size).contains(&column)
            && code[row as usize][column as usize].value()
    };
    let mut text = String::new();
    for row in (-QUIET..size + QUIET).step_by(2) {
        text.push_str("  ");
        for column in -QUIET..size + QUIET {
            text.push(match (is_dark(row, column), is_dark(row + 1, column)) {
                (true, true) => ' ',
                (true, false) => '▄',
                (false, true) => '▀',
                (false, false) => '█',
            });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::access::Grant;
    use court_protocol::CourtId;

    #[test]
    fn both_doors_and_every_code_are_shown() {
        let code = |code: &str, role| Code {
            code: code.into(),
            grant: Grant { role, courts: vec![CourtId(1)], boards: Vec::new() },
            until: 0,
        };
        let codes = [code("1234-5678-9012", Role::Head), code("2345-6789-0123", Role::Organiser)];
        let text = text(
            SocketAddr::from(([192, 168, 1, 5], 4710)),
            SocketAddr::from(([192, 168, 1, 5], 4711)),
            &codes,
            Some(Path::new("/srv/the hall")),
        );
        for expected in [
            "http://192.168.1.5:4710\n",
            "http://192.168.1.5:4710/judge\n",
            "http://192.168.1.5:4711/\n",
            ".local:4711/",
            "http://192.168.1.5:4710/referee#code=1234-5678-9012\n",
            "http://192.168.1.5:4710/desk#code=2345-6789-0123\n",
            "1234-5678-9012  head referee",
            "2345-6789-0123  organiser",
            "\nMore codes: referee-server devices code --role board --data-dir '/srv/the hall' (or judge, head, organiser)\n",
        ] {
            assert!(text.contains(expected), "{expected} in\n{text}");
        }
    }

    #[test]
    fn a_page_without_a_code_has_its_address_alone() {
        let at = SocketAddr::from(([192, 168, 1, 5], 4710));
        let text = text(at, at, &[], None);
        for page in ["referee", "desk"] {
            assert!(text.contains(&format!("http://192.168.1.5:4710/{page}\n")), "{text}");
        }
        let qr_codes = text.split("\n\n").filter(|part| part.contains('▀')).count();
        assert_eq!(qr_codes, 2, "for spectators and judges");
    }

    #[test]
    fn a_qr_code_is_a_square_with_a_quiet_border() {
        let text = qr("http://192.168.1.5:4711/");
        let lines: Vec<&str> = text.lines().collect();
        let width = lines[0].chars().count() - 2;
        assert!(lines.len() * 2 >= width && lines.len() * 2 <= width + 1);
        assert!(lines[0].trim_start().chars().all(|c| c == '█'), "{}", lines[0]);
    }
}
