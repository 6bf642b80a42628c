//! Lets chess engines play the games of `games/engine.pgn`.
//!
//! `cargo run -p referee-pgn --example play -- ENGINE… > pgn/games/engine.pgn`, each
//! `ENGINE` a program that speaks UCI and knows `MultiPV`. Games are played to their end on the
//! board: nobody resigns. Which of its best lines an engine plays is drawn by a seed, each seat
//! with its own readiness to err, so that openings vary and all kinds of endings occur. A game is
//! kept when it fills a place that is still open (see [`PLACES`]).
//!
//! Deliberately without clocks: who replays these games brings his own.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use shakmaty::{
    Chess, Color, EnPassantMode, Move, Position, Role, fen::Fen, san::SanPlus, uci::UciMove,
};
use std::collections::BTreeMap;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Of what kinds the games are and how many of each, the rarest first: a game takes the first open
/// place it fits.
const PLACES: [(Kind, usize); 8] = [
    (Kind::UnderPromotion, 5),
    (Kind::FiftyMoves, 3),
    (Kind::Stalemate, 4),
    (Kind::BareKings, 4),
    (Kind::Long, 3),
    (Kind::EnPassant, 4),
    (Kind::Repetition, 6),
    (Kind::Mate, 15),
];
/// Nodes searched per move: a few milliseconds, and already good chess.
const NODES: u32 = 3_000;
/// Lines an engine is asked for; one of them is played.
const LINES: usize = 8;
/// Plies in which any decent line may be drawn, for the sake of varied openings.
const OPENING_PLIES: usize = 10;
/// Centipawns that a line may be worse than the best one in the opening.
const OPENING_MARGIN: i32 = 50;
/// Centipawns that a seat's line may be worse than the best one afterwards.
const MARGINS: [i32; 6] = [0, 20, 60, 150, 500, 2_000];
/// From here on a game counts as long.
const LONG_PLIES: usize = 240;
/// A mate in `n` is worth this many centipawns less `n`.
const MATE_VALUE: i32 = 100_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    UnderPromotion,
    FiftyMoves,
    Stalemate,
    BareKings,
    Long,
    EnPassant,
    Repetition,
    Mate,
}

/// One engine process and the conversation with it.
struct Engine {
    name: String,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start(program: &str) -> Result<Self, Box<dyn Error>> {
        let mut child =
            Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().expect("stdin was asked for");
        let from = BufReader::new(child.stdout.take().expect("stdout was asked for"));
        let mut engine = Self { name: program.to_owned(), child, to, from };
        engine.say("uci")?;
        for line in engine.until("uciok")? {
            if let Some(name) = line.strip_prefix("id name ") {
                name.trim().clone_into(&mut engine.name);
            }
        }
        engine.say(&format!("setoption name MultiPV value {LINES}"))?;
        Ok(engine)
    }

    fn new_game(&mut self) -> Result<(), Box<dyn Error>> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.until("readyok").map(|_| ())
    }

    /// The engine's lines in this position, best first, each with its worth in centipawns.
    fn lines(&mut self, moves: &[String]) -> Result<Vec<(i32, String)>, Box<dyn Error>> {
        self.say(&format!("position startpos moves {}", moves.join(" ")))?;
        self.say(&format!("go nodes {NODES}"))?;
        let mut lines: BTreeMap<usize, (i32, String)> = BTreeMap::new();
        for line in self.until("bestmove")? {
            let words: Vec<&str> = line.split_ascii_whitespace().collect();
            if let (Some(&"bestmove"), Some(best), true) =
                (words.first(), words.get(1), lines.is_empty())
            {
                // So few nodes that no line was told.
                lines.insert(1, (0, (*best).to_owned()));
            }
            let after = |word: &str| words.iter().position(|w| *w == word).map(|at| at + 1);
            let (Some(score), Some(pv)) = (after("score"), after("pv")) else { continue };
            let Some(first) = words.get(pv) else { continue };
            let number: i32 = words.get(score + 1).and_then(|n| n.parse().ok()).unwrap_or(0);
            let worth = match words.get(score) {
                Some(&"mate") if number > 0 => MATE_VALUE - number,
                Some(&"mate") => -MATE_VALUE - number,
                _ => number,
            };
            let rank = after("multipv").and_then(|at| words.get(at)?.parse().ok()).unwrap_or(1);
            lines.insert(rank, (worth, (*first).to_owned()));
        }
        Ok(lines.into_values().collect())
    }

    fn say(&mut self, line: &str) -> Result<(), Box<dyn Error>> {
        writeln!(self.to, "{line}")?;
        Ok(self.to.flush()?)
    }

    fn until(&mut self, last: &str) -> Result<Vec<String>, Box<dyn Error>> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(format!("{} ended before it said {last}", self.name).into());
            }
            let done = line.starts_with(last);
            lines.push(line);
            if done {
                return Ok(lines);
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        if self.say("quit").is_err() || self.child.wait().is_err() {
            eprintln!("{} did not end by itself", self.name);
        }
    }
}

/// A game played out: its moves and what they show.
struct Played {
    sans: Vec<String>,
    result: &'static str,
    kinds: Vec<Kind>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let programs: Vec<String> = std::env::args().skip(1).collect();
    if programs.is_empty() {
        return Err("name at least one UCI engine".into());
    }
    let mut engines =
        programs.iter().map(|program| Engine::start(program)).collect::<Result<Vec<_>, _>>()?;
    let mut open = PLACES;
    let mut kept = 0;
    for seed in 1.. {
        if open.iter().all(|(_, places)| *places == 0) {
            break;
        }
        let mut draw = ChaCha8Rng::seed_from_u64(seed);
        let seats = [below(&mut draw, engines.len()), below(&mut draw, engines.len())];
        let played = play(&mut engines, seats, &mut draw)?;
        let place =
            open.iter_mut().find(|(kind, places)| *places > 0 && played.kinds.contains(kind));
        let Some((kind, places)) = place else { continue };
        *places -= 1;
        kept += 1;
        eprintln!("seed {seed}: {kind:?}, {} plies, {}", played.sans.len(), played.result);
        print(kept, seats.map(|seat| engines[seat].name.as_str()), &played);
    }
    Ok(())
}

/// Plays one game to its end on the board.
fn play(
    engines: &mut [Engine],
    seats: [usize; 2],
    draw: &mut ChaCha8Rng,
) -> Result<Played, Box<dyn Error>> {
    let margins = [(); 2].map(|()| MARGINS[below(draw, MARGINS.len())]);
    for seat in seats {
        engines[seat].new_game()?;
    }
    let mut position = Chess::default();
    let (mut moves, mut sans, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen: BTreeMap<String, u8> = BTreeMap::new();
    let result = loop {
        if let Some((result, kind)) = ended(&position, &mut seen) {
            kinds.push(kind);
            break result;
        }
        let turn = usize::from(position.turn() == Color::Black);
        let margin = if moves.len() < OPENING_PLIES { OPENING_MARGIN } else { margins[turn] };
        let lines = engines[seats[turn]].lines(&moves)?;
        let best = lines.first().ok_or("an engine named no move")?.0;
        let good = lines.iter().take_while(|(worth, _)| best - worth <= margin).count();
        let word = &lines[below(draw, good.max(1))].1;
        let uci: UciMove =
            word.parse().map_err(|_| format!("{} said {word:?}", engines[seats[turn]].name))?;
        let m = uci.to_move(&position)?;
        note(m, &mut kinds);
        moves.push(uci.to_string());
        sans.push(SanPlus::from_move_and_play_unchecked(&mut position, m).to_string());
    };
    if sans.len() >= LONG_PLIES {
        kinds.push(Kind::Long);
    }
    Ok(Played { sans, result, kinds })
}

/// The end of the game, if it ended: by rule, or by a claim that stands.
fn ended(position: &Chess, seen: &mut BTreeMap<String, u8>) -> Option<(&'static str, Kind)> {
    let mut setup = Fen::from_position(position, EnPassantMode::Legal).to_string();
    setup.truncate(setup.rmatch_indices(' ').nth(1).map_or(setup.len(), |(at, _)| at));
    let times = seen.entry(setup).or_default();
    *times += 1;
    if position.is_checkmate() {
        Some((position.turn().fold_wb("0-1", "1-0"), Kind::Mate))
    } else if position.is_stalemate() {
        Some(("1/2-1/2", Kind::Stalemate))
    } else if position.is_insufficient_material() {
        Some(("1/2-1/2", Kind::BareKings))
    } else if *times == 3 {
        Some(("1/2-1/2", Kind::Repetition))
    } else if position.halfmoves() >= 100 {
        Some(("1/2-1/2", Kind::FiftyMoves))
    } else {
        None
    }
}

/// Notes what is rare about a move.
fn note(m: Move, kinds: &mut Vec<Kind>) {
    if m.promotion().is_some_and(|role| role != Role::Queen) {
        kinds.push(Kind::UnderPromotion);
    }
    if m.is_en_passant() {
        kinds.push(Kind::EnPassant);
    }
}

/// Prints the game as PGN, lines of at most 79 characters.
fn print(number: usize, names: [&str; 2], played: &Played) {
    println!("[Event \"Engine games\"]\n[Site \"?\"]\n[Date \"????.??.??\"]");
    println!("[Round \"{number}\"]\n[White \"{}\"]\n[Black \"{}\"]", names[0], names[1]);
    println!("[Result \"{}\"]\n", played.result);
    let mut line = String::new();
    for (ply, san) in played.sans.iter().map(String::as_str).chain([played.result]).enumerate() {
        let word = if ply % 2 == 0 && ply < played.sans.len() {
            format!("{}. {san}", ply / 2 + 1)
        } else {
            san.to_owned()
        };
        if !line.is_empty() && line.len() + 1 + word.len() > 79 {
            println!("{line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&word);
    }
    println!("{line}\n");
}

/// A number below `end`, drawn.
fn below(draw: &mut ChaCha8Rng, end: usize) -> usize {
    (draw.next_u64() % end as u64) as usize
}
