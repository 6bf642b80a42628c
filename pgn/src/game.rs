//! Puts the tokens of a PGN text together to games, and checks every move on a board.

use super::clock::{self, Kind};
use super::finding::{Finding, Flaw};
use super::token::{Placed, Token, Tokens};
use court_protocol::{GameResult, Millis, Side};
use shakmaty::fen::Fen;
use shakmaty::san::{San, SanError, SanPlus};
use shakmaty::{CastlingMode, Chess, Move, Position};
use std::sync::Arc;

use super::Collection;

/// Characters of a text that a finding repeats: enough to recognise it.
const EXCERPT_MAX: usize = 60;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedGame {
    pub file: Arc<str>,
    /// Its place in the file, from 1.
    pub number: u32,
    /// Its tags, each value as it stands in the text.
    pub tags: Tags,
    /// The position it starts from, as FEN, where that is not the usual one.
    pub start_fen: Option<String>,
    /// Its moves as far as they can be played.
    pub plies: Vec<RecordedPly>,
    /// Its result, where one is written; from the moves' end rather than from the tags.
    pub result: Option<GameResult>,
    pub findings: Vec<Finding>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedPly {
    /// The move in UCI notation, castling as the king's move.
    pub uci: String,
    /// The move in algebraic notation as the rules write it.
    pub san: String,
    /// `[%clk]`: the mover's time left after the move.
    pub left: Option<Millis>,
    /// `[%emt]`: time used for the move.
    pub used: Option<Millis>,
}

/// The tags of a game, in the order of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; none if it is missing or stands for *unknown* (`?`, `-`, nothing).
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(found, _)| found == name)?;
        Some(value.trim()).filter(|value| !matches!(*value, "" | "?" | "-" | "????.??.??"))
    }

    /// Adds a tag after the others; PGN has each name once in a game.
    pub fn push(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// Every tag with its value as it stands there.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl RecordedGame {
    /// The flaw that cut it off before its recorded end, or may have done so.
    pub fn cut_by(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| finding.flaw.cuts_the_game())
    }

    /// The smallest step its clocks show: a second, a tenth, a hundredth or a thousandth.
    pub fn clock_resolution(&self) -> Millis {
        let shown = || self.plies.iter().filter_map(|ply| ply.left);
        let step = [1_000, 100, 10].into_iter().find(|step| shown().all(|t| t.0 % step == 0));
        Millis(step.unwrap_or(1))
    }

    /// True if the tags report a loss on time. Sites write whole sentences, with names in them.
    pub fn ended_on_time(&self) -> bool {
        let told = self.tags.get("Termination").unwrap_or_default().to_ascii_lowercase();
        ["time forfeit", "on time", "timeout"].iter().any(|words| told.contains(words))
    }
}

pub(super) fn read_games(file: &Arc<str>, text: &str) -> Collection {
    let mut reader =
        Reader { file, collection: Collection::default(), open: None, depth: 0, stray: Vec::new() };
    for Placed { line, token } in Tokens::new(text) {
        reader.take(line, token);
    }
    reader.close();
    reader.collection.findings.append(&mut reader.stray);
    reader.collection
}

/// The beginning of a text, without what would break a line of a report.
pub(super) fn excerpt(text: &str) -> String {
    text.trim().chars().take(EXCERPT_MAX).collect()
}

struct Reader<'a> {
    file: &'a Arc<str>,
    collection: Collection,
    open: Option<OpenGame>,
    /// Variations the text is in.
    depth: u32,
    /// Findings between games.
    stray: Vec<Finding>,
}

/// A game whose text goes on.
struct OpenGame {
    game: RecordedGame,
    position: Chess,
    /// Its moves have begun: the next tag is another game's.
    in_moves: bool,
    /// Its moves can be played no further; what follows is read past.
    stopped: bool,
    /// The first wrong move number has been reported; the others follow from it.
    misnumbered: bool,
    /// The line its last token stood on.
    line: u32,
    /// The result after the moves.
    written: Option<WrittenResult>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WrittenResult {
    Known(GameResult),
    /// `*`: unfinished or unknown.
    Open,
}

impl Reader<'_> {
    fn take(&mut self, line: u32, token: Token<'_>) {
        match token {
            Token::Tag { name, value } => self.tag(line, name, &value),
            Token::BrokenTag(text) => {
                if self.open.as_ref().is_some_and(|open| open.in_moves) {
                    self.close();
                }
                self.open_at(line).find(line, text, Flaw::BrokenTag);
            }
            Token::Word(word) if self.depth == 0 => self.word(line, word),
            Token::Comment(text) if self.depth == 0 => self.comment(line, text),
            Token::Word(_) | Token::Comment(_) => {}
            Token::OpenComment(text) => {
                if self.depth == 0 {
                    self.comment(line, text);
                }
                self.find(line, text, Flaw::OpenComment);
            }
            Token::Open => self.depth = self.depth.saturating_add(1),
            Token::Close if self.depth > 0 => self.depth -= 1,
            Token::Close => self.find(line, ")", Flaw::StrayBracket),
            Token::Stray(text) => self.find(line, text, Flaw::StrayBracket),
        }
    }

    /// Notes a flaw of the open game, or of the place between games.
    fn find(&mut self, line: u32, text: &str, flaw: Flaw) {
        if let Some(open) = &mut self.open {
            open.find(line, text, flaw);
        } else {
            self.stray.push(Finding {
                file: Arc::clone(self.file),
                game: None,
                ply: None,
                line,
                text: excerpt(text),
                flaw,
            });
        }
    }

    /// The game that goes on, or a new one.
    fn open_at(&mut self, line: u32) -> &mut OpenGame {
        let number = self.collection.games.len() as u32 + 1;
        let open = self.open.get_or_insert_with(|| OpenGame::new(self.file, number));
        open.line = line;
        open
    }

    fn close(&mut self) {
        let depth = std::mem::take(&mut self.depth);
        if let Some(mut open) = self.open.take() {
            if depth > 0 {
                open.find(open.line, "", Flaw::OpenVariation);
            }
            self.collection.games.push(open.finish());
        }
    }

    fn tag(&mut self, line: u32, name: &str, value: &str) {
        let ended = self.open.as_ref().is_some_and(|open| {
            let again = name == "Event" && open.game.tags.0.iter().any(|(tag, _)| tag == name);
            open.in_moves || again
        });
        if ended {
            self.close();
        }
        let open = self.open_at(line);
        match open.game.tags.0.iter().find(|(tag, _)| tag == name) {
            Some((_, first)) if first == value => {}
            Some(_) => open.find(line, value, Flaw::RepeatedTag),
            None => open.game.tags.push(name, value),
        }
    }

    fn comment(&mut self, line: u32, text: &str) {
        if let Some(open) = &mut self.open {
            open.comment(line, text);
        }
    }

    fn word(&mut self, line: u32, word: &str) {
        if self.open.is_none() && is_filler(word) {
            return;
        }
        let open = self.open_at(line);
        open.begin_moves(line);
        let word = open.without_number(line, word);
        if let Some(result) = result_word(word, open) {
            open.written = Some(result);
            self.close();
        } else if !is_filler(word) && !open.stopped {
            open.play(line, word);
        }
    }
}

impl OpenGame {
    fn new(file: &Arc<str>, number: u32) -> Self {
        Self {
            game: RecordedGame {
                file: Arc::clone(file),
                number,
                tags: Tags::default(),
                start_fen: None,
                plies: Vec::new(),
                result: None,
                findings: Vec::new(),
            },
            position: Chess::default(),
            in_moves: false,
            stopped: false,
            misnumbered: false,
            line: 0,
            written: None,
        }
    }

    /// Notes a flaw at the next half-move, or before the moves.
    fn find(&mut self, line: u32, text: &str, flaw: Flaw) {
        let ply = self.in_moves.then(|| self.game.plies.len() as u32 + 1);
        self.find_at(line, ply, text, flaw);
    }

    fn find_at(&mut self, line: u32, ply: Option<u32>, text: &str, flaw: Flaw) {
        self.stopped |= flaw.stops_the_game();
        self.game.findings.push(Finding {
            file: Arc::clone(&self.game.file),
            game: Some(self.game.number),
            ply,
            line,
            text: excerpt(text),
            flaw,
        });
    }

    /// The tags are complete: sets the board up.
    fn begin_moves(&mut self, line: u32) {
        if self.in_moves {
            return;
        }
        let variant = self.game.tags.get("Variant").map(str::to_owned);
        let plain = ["standard", "chess", "normal", "from position"];
        if let Some(variant) = variant
            && !plain.contains(&variant.to_ascii_lowercase().as_str())
        {
            self.find_at(line, None, &variant, Flaw::Variant);
        }
        if let Some(text) = self.game.tags.get("FEN").map(str::to_owned) {
            let position = text
                .parse::<Fen>()
                .ok()
                .and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok());
            match position {
                Some(position) if position == Chess::default() => {}
                Some(position) => {
                    self.position = position;
                    self.game.start_fen = Some(text);
                }
                None => self.find_at(line, None, &text, Flaw::StartPosition),
            }
        }
        self.in_moves = true;
    }

    /// Takes `12.`, `12...` or `12.` before a move off the word, and checks the number.
    fn without_number<'w>(&mut self, line: u32, word: &'w str) -> &'w str {
        let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        let (number, rest) = word.split_at(digits);
        let move_follows = rest.is_empty() || rest.starts_with(['.', '…']);
        if number.is_empty() || !move_follows {
            return word.trim_start_matches(['.', '…']);
        }
        let due = self.position.fullmoves().get();
        let fits = number.parse() == Ok(due);
        if !fits && !self.misnumbered && !self.stopped {
            self.misnumbered = true;
            self.find(line, word, Flaw::MoveNumber);
        }
        rest.trim_start_matches(['.', '…'])
    }

    fn play(&mut self, line: u32, word: &str) {
        match legal_move(&self.position, word) {
            Ok(m) => {
                let uci = m.to_uci(CastlingMode::Standard).to_string();
                let san = SanPlus::from_move_and_play_unchecked(&mut self.position, m).to_string();
                self.game.plies.push(RecordedPly { uci, san, left: None, used: None });
            }
            Err(flaw) => self.find(line, word, flaw),
        }
    }

    fn comment(&mut self, line: u32, text: &str) {
        if self.stopped {
            return;
        }
        let ply = self.game.plies.len() as u32;
        for command in clock::commands(text) {
            let Some(last) = self.game.plies.last_mut() else { return };
            let place = match command.kind {
                Kind::Left => &mut last.left,
                Kind::Used => &mut last.used,
            };
            let flaw = match (command.time, *place) {
                (None, _) => Flaw::Clock,
                (Some(_), None) => {
                    *place = command.time;
                    continue;
                }
                (again, first) if again == first => continue,
                _ => Flaw::RepeatedClock,
            };
            self.find_at(line, Some(ply), command.text, flaw);
        }
    }

    fn finish(mut self) -> RecordedGame {
        self.begin_moves(self.line);
        let tagged = self.game.tags.get("Result").and_then(plain_result);
        let known = |result: Option<WrittenResult>| match result {
            Some(WrittenResult::Known(result)) => Some(result),
            Some(WrittenResult::Open) | None => None,
        };
        let (tagged, written) = (known(tagged), known(self.written));
        let line = self.line;
        if let (Some(tag), Some(after)) = (tagged, written)
            && tag != after
        {
            let text = format!("{} and {}", tag.pgn(), after.pgn());
            self.find_at(line, None, &text, Flaw::ContradictoryResult);
        }
        self.game.result = written.or(tagged);
        let ended = self.position.outcome().known();
        if let (Some(result), Some(board), false) = (self.game.result, ended, self.stopped) {
            let winner = board.winner().map(|color| color.fold_wb(Side::White, Side::Black));
            let on_board = winner.map_or(GameResult::Drawn, |by| GameResult::Won { by });
            if on_board != result {
                let ply = Some(self.game.plies.len() as u32);
                let flaw = Flaw::ResultAgainstBoard { winner };
                self.find_at(line, ply, result.pgn(), flaw);
            }
        }
        self.game
    }
}

/// The one legal move that a word means: SAN, with the liberties people take (`0-0`, `e8Q`,
/// `e2-e4`, `Nf3!?`, a capture without its sign).
///
/// # Errors
/// [`Flaw::NotAMove`], [`Flaw::IllegalMove`] or [`Flaw::AmbiguousMove`].
pub fn legal_move(position: &Chess, word: &str) -> Result<Move, Flaw> {
    let san = parse_san(word).ok_or(Flaw::NotAMove)?;
    let found = match (san.to_move(position), san) {
        // Captures are often written without their sign, and some writers sign too many.
        (Err(SanError::IllegalSan), San::Normal { role, file, rank, capture, to, promotion }) => {
            San::Normal { role, file, rank, capture: !capture, to, promotion }.to_move(position)
        }
        (found, _) => found,
    };
    found.map_err(|error| match error {
        SanError::AmbiguousSan => Flaw::AmbiguousMove,
        SanError::IllegalSan => Flaw::IllegalMove,
    })
}

/// A move in algebraic notation, with the liberties people take: `0-0`, `e8Q`, `e2-e4`, `Nf3!?`.
fn parse_san(word: &str) -> Option<San> {
    let plain = word.trim_end_matches(['!', '?', '+', '#', '=']);
    let plain: String = plain.chars().filter(|c| !matches!(c, '-' | '–' | '—' | ':')).collect();
    let plain = match plain.as_str() {
        "OO" | "00" | "oo" => "O-O".to_owned(),
        "OOO" | "000" | "ooo" => "O-O-O".to_owned(),
        _ => with_promotion_sign(plain),
    };
    match SanPlus::from_ascii(plain.as_bytes()).ok()?.san {
        san @ (San::Normal { .. } | San::Castle(_)) => Some(san),
        San::Put { .. } | San::Null => None,
    }
}

/// `e8Q` becomes `e8=Q`.
fn with_promotion_sign(word: String) -> String {
    match word.as_bytes() {
        [.., rank, piece] if rank.is_ascii_digit() && piece.is_ascii_alphabetic() => {
            let piece = piece.to_ascii_uppercase() as char;
            format!("{}={piece}", &word[..word.len() - 1])
        }
        _ => word,
    }
}

/// A result that ends the game's text. `0-0` is castling wherever castling is possible.
fn result_word(word: &str, open: &OpenGame) -> Option<WrittenResult> {
    if matches!(word, "0-0" | "0–0") && (open.stopped || legal_move(&open.position, word).is_err())
    {
        return Some(WrittenResult::Open);
    }
    plain_result(word)
}

fn plain_result(text: &str) -> Option<WrittenResult> {
    let text = text.replace(['–', '—'], "-");
    Some(WrittenResult::Known(match text.as_str() {
        "1-0" => GameResult::Won { by: Side::White },
        "0-1" => GameResult::Won { by: Side::Black },
        "1/2-1/2" | "1/2" | "½-½" | "½" => GameResult::Drawn,
        "*" => return Some(WrittenResult::Open),
        _ => return None,
    }))
}

/// Words that stand beside moves and are none: glyphs, evaluations, `e.p.`, a novelty's `N`.
fn is_filler(word: &str) -> bool {
    let glyph = word.starts_with('$') && word[1..].bytes().all(|b| b.is_ascii_digit());
    let sign =
        !word.is_empty() && word.chars().all(|c| !c.is_alphanumeric() && c != '\0' && c != '*');
    let null_move = word == "--";
    word.is_empty() || glyph || (sign && !null_move) || matches!(word, "e.p." | "ep" | "N" | "D")
}
