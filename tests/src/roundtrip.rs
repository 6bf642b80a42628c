//! Recorded games through the whole system and back: PGN in, played by the clock on the table over
//! real sockets, exported, compared.
//!
//! Moves and clocks have to come back as they were recorded, a missing clock as a missing one, up
//! to the half-move at which our rules end the game. *Notes* name file and half-move and are no
//! failure: unplayable text in a file, a result that our rules do not give, moves after the end.
//! Any other change is a *difference*, and a failure.

use crate::device::Device;
use crate::follower::Follower;
use board_agent::pace::{Pace, Runs, Script};
use court_protocol::{
    Ask, BoardNo, BootId, BySide, ClockRule, CourtId, GameId, GameSetup, Micros, Pairing, Phase,
    PlayerId, Role, RunEvidence, Seen, Verdict,
};
use referee_core::setup::{standard_game, validate_game};
use referee_journal::JournalOptions;
use referee_messages::words;
use referee_pgn::{Collection, Flaw, OpenError, RecordedGame};
use referee_server::about::About;
use referee_server::access::Grant;
use referee_server::config::Event;
use referee_server::export::{Export, export};
use referee_server::hall::{Hall, HallOptions};
use referee_server::register;
use std::fmt;
use std::path::Path;

/// Boards of each court.
const BOARDS: u8 = 12;
/// Courts of one hall: more would only wait for the same disk.
const COURTS: u16 = 4;
/// Court seconds per second: nobody waits three seconds for a GO.
const SPEED: u32 = 20;
/// Time from a moment to its report: after GO beyond any doubt of clocks, and not in the future.
const MARGIN: i64 = 100_000;
/// Endings that our rules find on the board, whatever somebody wrote down.
const OUR_ENDINGS: [&str; 5] =
    ["checkmate", "stalemate", "dead position", "fivefold repetition", "75 moves"];

/// The outcome of a roundtrip.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    pub n_games: usize,
    /// Half-moves that came back as they were.
    pub n_plies: usize,
    /// Clocks that did.
    pub n_clocks: usize,
    /// Findings that are no failure.
    pub notes: Vec<String>,
    /// Findings that are a failure.
    pub differences: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for note in &self.notes {
            writeln!(f, "note: {note}")?;
        }
        for difference in &self.differences {
            writeln!(f, "DIFFERENCE: {difference}")?;
        }
        let Self { n_games, n_plies, n_clocks, .. } = self;
        write!(f, "{n_games} games, {n_plies} half-moves, {n_clocks} clocks came back; ")?;
        writeln!(f, "{} notes, {} differences", self.notes.len(), self.differences.len())
    }
}

/// Plays a folder of PGN files, or one file, and compares.
///
/// # Errors
/// When there is nothing to read under that name.
///
/// # Panics
/// When the hall cannot be started on this machine.
pub fn roundtrip(folder: &Path) -> Result<Report, OpenError> {
    Ok(play_and_compare(&referee_pgn::open(folder)?))
}

/// Plays these games and compares.
///
/// # Panics
/// When the hall cannot be started on this machine.
#[must_use]
pub fn play_and_compare(collection: &Collection) -> Report {
    let mut report = Report {
        notes: collection.all_findings().map(|finding| words().say(&finding.message())).collect(),
        ..Report::default()
    };
    for games in collection.games.chunks(usize::from(BOARDS) * usize::from(COURTS)) {
        one_hall(games, &mut report);
    }
    report
}

/// A game with its seat in the hall.
struct Seated<'a> {
    game: &'a RecordedGame,
    court: CourtId,
    board: BoardNo,
    setup: GameSetup,
}

/// As many games as a hall has boards, each on its own board.
fn one_hall(games: &[RecordedGame], report: &mut Report) {
    let event = Event::of_courts(games.len().div_ceil(usize::from(BOARDS)) as u16, BOARDS)
        .expect("a few courts of twelve boards");
    let mut seated = Vec::new();
    for (index, game) in games.iter().enumerate() {
        let plan = &event.courts[index / usize::from(BOARDS)];
        let setup = setup(game);
        match validate_game(&plan.setup, &setup) {
            Ok(()) => seated.push(Seated {
                game,
                court: plan.court,
                board: BoardNo((index % usize::from(BOARDS)) as u8 + 1),
                setup,
            }),
            Err(refusal) => report.notes.push(format!(
                "{}: not playable: {}",
                place(game),
                referee_messages::words().refusal(&refusal)
            )),
        }
    }
    let folder = tempfile::tempdir().expect("a folder for the hall");
    let data = folder.path().join("data");
    play(&data, event, &seated, report);

    let exported = folder.path().join("export");
    let done = export(&Export {
        logs: vec![JournalOptions::new(&data).log_dir()],
        register: register::file(&data),
        to: exported.clone(),
        court: None,
        about: About::default(),
    });
    let done = done.expect("a stopped hall's journal can be exported");
    assert_eq!(done.broken, Vec::<String>::new(), "the journal of a stopped hall is whole");
    for seat in &seated {
        let file = exported
            .join(format!("court-{}", seat.court.0))
            .join(format!("round-1-board-{:02}.pgn", seat.board.0));
        match referee_pgn::open(&file) {
            Ok(Collection { games, .. }) if games.len() == 1 => {
                report.n_games += 1;
                compare(seat.game, &games[0], report);
            }
            Ok(Collection { games, .. }) => {
                let n = games.len();
                report.differences.push(format!("{}: exported as {n} games", place(seat.game)));
            }
            Err(error) => {
                let why = words().say(&error.message());
                report.differences.push(format!("{}: {why}", place(seat.game)));
            }
        }
    }
}

/// The clock on the table rules, and is set as the tags say where our courts know such a control.
fn setup(game: &RecordedGame) -> GameSetup {
    let standard = GameSetup {
        clock: ClockRule::Table,
        runs: RunEvidence::Presumed,
        start_fen: game.start_fen.clone(),
        ..standard_game(1, BySide { white: PlayerId(1), black: PlayerId(2) })
    };
    let recorded =
        game.time_control().map(|time| GameSetup { time: BySide::both(time), ..standard.clone() });
    let court = court_protocol::CourtSetup::basketball("any", BOARDS);
    recorded.filter(|setup| validate_game(&court, setup).is_ok()).unwrap_or(standard)
}

/// Plays every game over real sockets, a device for each court.
fn play(data: &Path, event: Event, seated: &[Seated<'_>], report: &mut Report) {
    let mut options = HallOptions::new(data, event);
    options.speed = SPEED;
    let hall = Hall::start(options, &mut |_| {}).expect("a hall starts in an empty folder");
    let runtime = crate::runtime();
    for court in hall.courts() {
        let here: Vec<&Seated<'_>> = seated.iter().filter(|seat| seat.court == court).collect();
        if here.is_empty() {
            continue;
        }
        let pairing = |seat: &&Seated<'_>| Pairing {
            board: seat.board,
            game: GameId(u32::from(seat.board.0)),
            setup: seat.setup.clone(),
        };
        let boards: Vec<BoardNo> = here.iter().map(|seat| seat.board).collect();
        ruled(&hall, court, Ask::Pair { games: here.iter().map(pairing).collect(), despite: None });
        ruled(&hall, court, Ask::Ready { boards: boards.clone(), ready: true });
        ruled(&hall, court, Ask::Start { boards, go_at: None, despite: None });
    }
    for court in hall.courts() {
        let here: Vec<&Seated<'_>> = seated.iter().filter(|seat| seat.court == court).collect();
        let grant = Grant { role: Role::Board, courts: vec![court], boards: Vec::new() };
        let code = hall.open_code(grant).code;
        let refused = runtime.block_on(play_court(&hall, court, &here, &code));
        report.differences.extend(refused);
    }
    hall.stop();
}

fn ruled(hall: &Hall, court: CourtId, ask: Ask) {
    let verdict = hall.by_server(court, ask).expect("the court runs");
    assert!(matches!(verdict, Some(Verdict::Recorded { .. })), "{verdict:?}");
}

/// Plays one court's games ply by ply in turn; what the court refused is a difference.
async fn play_court(
    hall: &Hall,
    court: CourtId,
    seated: &[&Seated<'_>],
    code: &str,
) -> Vec<String> {
    let mut follower = Follower::open(hall.public_addr(), court).await;
    let running = |game: &Option<court_protocol::GameView>| {
        game.as_ref().is_none_or(|game| game.phase == Phase::Running)
    };
    follower.until(|court| court.boards.iter().all(|view| running(&view.game))).await;
    let mut device = Device::new("roundtrip", code, BootId(u64::from(court.0)));
    let mut connection = device.connect(hall.court_addr()).await.expect("the court lets it in");

    let scripts: Vec<Vec<Seen>> = seated
        .iter()
        .map(|seat| {
            let script = Script::new(seat.game, Pace::AtOnce, Runs::Unseen);
            script.moves().map(|step| step.seen.clone()).collect()
        })
        .collect();
    let longest = scripts.iter().map(Vec::len).max().unwrap_or(0);
    let mut asked = Vec::new();
    for ply in 0..longest {
        for (seat, script) in seated.iter().zip(&scripts) {
            let Some(seen) = script.get(ply) else { continue };
            let ask = Ask::Observe { board: seat.board, game: None, seen: seen.clone() };
            let at = Micros(device.now().0 + MARGIN);
            let n = device.keep(court, at, ask);
            asked.push((n, place(seat.game), ply + 1));
        }
        // as they happen: a stamp is a little earlier or later than its sending, never much earlier
        device.deliver(&mut connection, &[], |_| true).await.expect("the hall stays up");
        connection.beat(&device).await.expect("the hall stays up");
    }
    let refused = asked.iter().filter_map(|(n, place, ply)| match &device.outcomes()[n].verdict {
        Verdict::Refused { refusal } => {
            let why = referee_messages::words().refusal(refusal);
            Some(format!("{place}, ply {ply}: refused: {why}"))
        }
        Verdict::Recorded { .. } => None,
    });
    refused.collect()
}

/// Compares what was recorded with what came back.
fn compare(recorded: &RecordedGame, exported: &RecordedGame, report: &mut Report) {
    let place = place(recorded);
    let n_back = exported.plies.len();
    if let Some(cut) = exported.cut_by() {
        let cut = words().say(&cut.message());
        report.differences.push(format!("{place}: exported as what cannot be read: {cut}"));
    }
    if recorded.start_fen != exported.start_fen {
        report.differences.push(format!(
            "{place}: starting position {:?}, exported as {:?}",
            recorded.start_fen, exported.start_fen
        ));
    }
    for (index, (was, is)) in recorded.plies.iter().zip(&exported.plies).enumerate() {
        let ply = index + 1;
        if was.uci != is.uci || was.san != is.san {
            let (was, is) = (&was.san, &is.san);
            report.differences.push(format!("{place}, ply {ply}: {was}, exported as {is}"));
            return;
        }
        report.n_plies += 1;
        if was.left == is.left {
            report.n_clocks += usize::from(was.left.is_some());
        } else {
            let clock = |left: Option<court_protocol::Millis>| {
                left.map_or_else(|| "no clock".to_owned(), |left| left.to_string())
            };
            let (was, is) = (clock(was.left), clock(is.left));
            report.differences.push(format!("{place}, ply {ply}: {was}, exported as {is}"));
        }
    }
    let ending = exported.tags.get("Ending");
    let ours = ending.filter(|ending| OUR_ENDINGS.contains(ending));
    if n_back > recorded.plies.len() {
        let n = n_back - recorded.plies.len();
        report.differences.push(format!("{place}: exported with {n} half-moves too many"));
    } else if n_back < recorded.plies.len() {
        let n = recorded.plies.len() - n_back;
        match ours {
            Some(ending) => report
                .notes
                .push(format!("{place}, ply {n_back}: {ending}; {n} half-moves after the end")),
            None => report.differences.push(format!("{place}, ply {n_back}: {n} half-moves lost")),
        }
    }
    let is_known =
        |finding: &referee_pgn::Finding| matches!(finding.flaw, Flaw::ResultAgainstBoard { .. });
    if let Some(was) = recorded.result
        && exported.result != Some(was)
        && !recorded.findings.iter().any(is_known)
    {
        let is = exported.result.map_or("no result", court_protocol::GameResult::pgn);
        let why = ending.map_or_else(String::new, |ending| format!(" ({ending})"));
        report.notes.push(format!(
            "{place}, ply {n_back}: recorded as {}, by our rules {is}{why}",
            was.pgn()
        ));
    }
}

/// The file and the game's place in it.
fn place(game: &RecordedGame) -> String {
    format!("{}, game {}", game.file, game.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(recorded: &str, exported: &str) -> Report {
        let one = |text: &str| referee_pgn::read("r.pgn", text.as_bytes()).games.remove(0);
        let mut report = Report::default();
        compare(&one(recorded), &one(exported), &mut report);
        report
    }

    #[test]
    fn what_comes_back_as_it_was_is_counted() {
        let game = "1. e4 {[%clk 0:09:58.5]} e5 2. Nf3 *";
        let report = compared(game, game);
        let expected = Report { n_plies: 3, n_clocks: 1, ..Report::default() };
        assert_eq!(report, expected);
    }

    #[test]
    fn whatever_differs_is_a_difference_and_names_file_and_half_move() {
        for (recorded, exported, said) in [
            ("1. e4 e5 *", "1. e4 c5 *", "r.pgn, game 1, ply 2: e5, exported as c5"),
            ("1. e4 e5 *", "1. e4 *", "r.pgn, game 1, ply 1: 1 half-moves lost"),
            ("1. e4 *", "1. e4 e5 *", "exported with 1 half-moves too many"),
            ("1. e4 {[%clk 0:01:00]} *", "1. e4 *", "ply 1: 1:00.000, exported as no clock"),
            ("1. e4 *", "1. e4 {[%clk 0:01:00]} *", "ply 1: no clock, exported as 1:00.000"),
            (
                "1. e4 {[%clk 0:01:00.001]} *",
                "1. e4 {[%clk 0:01:00]} *",
                "ply 1: 1:00.001, exported as 1:00.000",
            ),
            ("1. e4 e5 *", "1. e4 Ke7 *", "exported as what cannot be read"),
        ] {
            let report = compared(recorded, exported);
            assert!(report.differences.iter().any(|each| each.contains(said)), "{said}: {report}");
        }
    }

    #[test]
    fn moves_behind_an_end_of_our_rules_and_another_result_are_notes() {
        let ended = "[Ending \"fivefold repetition\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2";
        let report = compared("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0", ended);
        assert!(report.differences.is_empty(), "{report}");
        assert_eq!(
            report.notes,
            [
                "r.pgn, game 1, ply 1: fivefold repetition; 2 half-moves after the end",
                "r.pgn, game 1, ply 1: recorded as 1-0, by our rules 1/2-1/2 (fivefold repetition)"
            ]
        );
    }
}
