//! The timing of a recorded game that is played again: by its own clocks, by a seed, or at once;
//! and the runs between its moves.
//!
//! Everything is laid out before the game begins, as a [`Script`]: what happens how long after GO.
//! The same game and the same seed give the same script.
//!
//! ```
//! use board_agent::pace::{Pace, Runs, Script};
//! let read = referee_pgn::read("f.pgn", b"1. f3 e5 2. g4 Qh4# 0-1");
//! let script = Script::new(&read.games[0], Pace::Drawn { seed: 1 }, Runs::Simulated { seed: 2 });
//! assert_eq!(script.moves().count(), 4);
//! assert!(script.passages().count() > 4, "each move but the mate is followed by a run");
//! ```

use court_protocol::{
    BySide, Debt, GameResult, GameView, Millis, Reading, Seen, Side, SideView, TimeControl,
    Whereabouts,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use referee_pgn::RecordedGame;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingMode, Chess, Position, Rank};

/// When the moves of a recorded game are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As its clocks say: time used by `[%clk]`, else by `[%emt]`, else drawn.
    Recorded {
        /// For what is missing.
        seed: u64,
    },
    /// As players of ten minutes and five seconds a move think, who run between their moves.
    Drawn {
        /// The same seed, the same game.
        seed: u64,
    },
    /// As fast as they can be reported.
    AtOnce,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Runs {
    /// Nobody is seen running.
    Unseen,
    /// Out over the line and back after every move, 28 m in 6 to 12 s.
    Simulated {
        /// The same seed, the same runs.
        seed: u64,
    },
}

/// The events of a game, in order of time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Script {
    pub(crate) moves: Vec<Step>,
    pub(crate) passages: Vec<Step>,
}

/// Something at the board, or a runner at an end of the lane.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Time since GO.
    pub after: Millis,
    /// Half-moves made before it, or when the run began.
    pub ply: u16,
    pub side: Side,
    pub seen: Seen,
}

/// The beginning of a script: at GO, or in the middle of a game that goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beginning {
    /// Half-moves already made.
    pub ply: u16,
    /// The way each player still has to go.
    pub way: BySide<Way>,
}

/// The way a player still has to go before he may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// He is at the board.
    None,
    /// To the board.
    Home,
    /// Over the line and back to the board.
    Whole,
}

impl Beginning {
    /// GO: White runs to the board, Black out and back (CR-4.1-3).
    pub const GO: Self = Self { ply: 0, way: BySide { white: Way::Home, black: Way::Whole } };

    /// The game as the court shows it.
    pub fn shown(game: &GameView) -> Self {
        let way = |side: &SideView| match (side.owes.first(), side.at) {
            (None | Some(Debt::TakeBack { .. }), _) => Way::None,
            (Some(Debt::HalfRun), _) | (_, Some(Whereabouts::Homeward)) => Way::Home,
            (Some(Debt::FullRun | Debt::Correction), _) => Way::Whole,
        };
        Self { ply: game.ply, way: game.sides.as_ref().map(way) }
    }
}

/// Time for which White's clock runs before GO (CR-4.1-2).
const BEFORE_GO: Millis = Millis(2_000);
/// The first thing a script of [`Pace::AtOnce`] does: after GO beyond any doubt of clocks.
const AT_ONCE_FIRST: Millis = Millis(100);
/// Time until an illegal move is corrected: claimed, ruled, and the pieces set back.
const CORRECTED_AFTER: Millis = Millis(9_000);
/// From here on players hurry.
const SHORT_OF_TIME: Millis = Millis(60_000);

impl Script {
    /// Lays a whole game out.
    pub fn new(game: &RecordedGame, pace: Pace, runs: Runs) -> Self {
        Self::from(game, pace, runs, Beginning::GO)
    }

    /// Lays a game out from here on; GO is now.
    pub fn from(game: &RecordedGame, pace: Pace, runs: Runs, beginning: Beginning) -> Self {
        Self::with_slip(game, pace, runs, beginning, None)
    }

    /// The same, with an illegal move completed before the move that follows `slip` half-moves, put
    /// right, and its run made (CR-4.4-4).
    pub(crate) fn with_slip(
        game: &RecordedGame,
        pace: Pace,
        runs: Runs,
        beginning: Beginning,
        slip: Option<u16>,
    ) -> Self {
        Layout { slip, ..Layout::new(game, pace, runs, beginning) }.lay_out()
    }

    pub fn moves(&self) -> impl Iterator<Item = &Step> {
        self.moves.iter()
    }

    /// The events at the ends of the lane.
    pub fn passages(&self) -> impl Iterator<Item = &Step> {
        self.passages.iter()
    }
}

/// A script while it is laid out.
struct Layout<'a> {
    game: &'a RecordedGame,
    pace: Pace,
    runs: bool,
    control: TimeControl,
    think: Draw,
    run: Draw,
    /// Each player's own time for 28 m.
    legs: BySide<i64>,
    left: BySide<Millis>,
    /// When each is at the board.
    back: BySide<Millis>,
    beginning: Beginning,
    /// Half-moves before the one that is first made wrong.
    slip: Option<u16>,
    script: Script,
}

impl<'a> Layout<'a> {
    fn new(game: &'a RecordedGame, pace: Pace, runs: Runs, beginning: Beginning) -> Self {
        let think = match pace {
            Pace::Recorded { seed } | Pace::Drawn { seed } => seed,
            Pace::AtOnce => 0,
        };
        let (runs, run_seed) = match runs {
            Runs::Unseen => (false, 0),
            Runs::Simulated { seed } => (true, seed),
        };
        let mut run = Draw::new(run_seed);
        let control = match pace {
            Pace::Recorded { .. } => game.time_control().unwrap_or(TimeControl::STANDARD),
            Pace::Drawn { .. } | Pace::AtOnce => TimeControl::STANDARD,
        };
        Self {
            game,
            pace,
            runs,
            control,
            think: Draw::new(think),
            legs: BySide::from_fn(|_| run.between(6_800, 10_000)),
            run,
            left: BySide::both(control.at_start()),
            back: BySide::both(Millis::ZERO),
            beginning,
            slip: None,
            script: Script::default(),
        }
    }

    fn lay_out(mut self) -> Script {
        let mut position = start(self.game);
        let first = usize::from(self.beginning.ply);
        for ply in self.game.plies.iter().take(first) {
            play(&mut position, &ply.uci);
        }
        for side in Side::BOTH {
            self.finish_the_way(side);
        }
        let at_go = self.beginning.ply == 0;
        let mut turn_began = if at_go { Millis::ZERO - BEFORE_GO } else { Millis::ZERO };
        let resolution = self.game.clock_resolution();
        for (index, ply) in self.game.plies.iter().enumerate().skip(first) {
            let side = position.turn().fold_wb(Side::White, Side::Black);
            if self.slip == Some(index as u16) {
                self.slip(&position, index, side, turn_began);
            }
            let after = self.pressed(index, side, turn_began);
            play(&mut position, &ply.uci);
            let reading = ply.left.map(|left| {
                let mut shown = BySide::both(None);
                shown[side] = Some(left);
                Reading { left: shown, resolution }
            });
            let seen = Seen::Moved { uci: ply.uci.clone(), reading };
            self.script.moves.push(Step { after, ply: index as u16, side, seen });
            turn_began = after;
            if !position.is_game_over() {
                self.run(index as u16 + 1, side, after);
            }
        }
        if !position.is_game_over() && self.game.cut_by().is_none() {
            self.end(turn_began);
        }
        self.script.passages.sort_by_key(|step| step.after);
        self.script
    }

    /// An illegal move, the time until it is corrected, and the run for it. His clock runs on.
    fn slip(&mut self, position: &Chess, index: usize, side: Side, turn_began: Millis) {
        let Some(uci) = illegal_move(position) else { return };
        let ply = index as u16;
        let left = self.left;
        let after = self.pressed(index, side, turn_began);
        self.left = left;
        let corrected = after + CORRECTED_AFTER;
        let steps =
            [(after, Seen::Moved { uci, reading: None }), (corrected, Seen::Corrected { side })];
        let steps = steps.map(|(after, seen)| Step { after, ply, side, seen });
        self.script.moves.extend(steps);
        self.run(ply, side, corrected);
    }

    /// Adds the run that a player still has to make at the beginning.
    fn finish_the_way(&mut self, side: Side) {
        match self.beginning.way[side] {
            Way::Home if self.runs => {
                let half = Millis(self.leg(side) / 2);
                self.pass(half, self.beginning.ply, side, Seen::Returned { side });
            }
            Way::Whole => self.run(self.beginning.ply, side, Millis::ZERO),
            Way::Home | Way::None => {}
        }
    }

    /// Out and back after a move; at once, a run takes no time.
    fn run(&mut self, ply: u16, side: Side, from: Millis) {
        if !self.runs {
            return;
        }
        let whole = self.leg(side);
        let out = whole * self.run.between(46, 53) / 100;
        self.pass(from + Millis(out), ply, side, Seen::Crossed { side });
        self.pass(from + Millis(whole), ply, side, Seen::Returned { side });
    }

    fn pass(&mut self, after: Millis, ply: u16, side: Side, seen: Seen) {
        if matches!(seen, Seen::Returned { .. }) {
            self.back[side] = after;
        }
        self.script.passages.push(Step { after, ply, side, seen });
    }

    /// Time for one run: the player's own, a tenth more or less, never outside 6 to 12 s.
    fn leg(&mut self, side: Side) -> i64 {
        if self.pace == Pace::AtOnce {
            return 2;
        }
        let hurry = if self.left[side] < SHORT_OF_TIME { 92 } else { 100 };
        let percent = self.run.between(91, 112) * hurry / 100;
        (self.legs[side] * percent / 100).clamp(6_000, 12_000)
    }

    /// When the mover presses.
    fn pressed(&mut self, index: usize, side: Side, turn_began: Millis) -> Millis {
        let at_board = turn_began.max(self.back[side]);
        let after = match self.pace {
            Pace::AtOnce => (at_board + Millis(1)).max(AT_ONCE_FIRST),
            Pace::Recorded { .. } => {
                let used = self.recorded_use(index, side);
                let used = used.unwrap_or_else(|| self.thought(index, side, Millis::ZERO));
                (turn_began + used).max(at_board)
            }
            Pace::Drawn { .. } => at_board + self.thought(index, side, at_board - turn_began),
        };
        let written = self.game.plies[index].left;
        let used = after - turn_began;
        self.left[side] = written.unwrap_or(self.left[side] - used + self.control.increment);
        after
    }

    /// The time a ply took by what was written down.
    fn recorded_use(&self, index: usize, side: Side) -> Option<Millis> {
        let ply = &self.game.plies[index];
        let before = match index.checked_sub(2) {
            Some(own) => self.game.plies[own].left,
            None => Some(self.left[side]),
        };
        let by_clock = ply.left.zip(before).map(|(left, before)| {
            let given = if index < 2 { Millis::ZERO } else { self.control.increment };
            before + given - left
        });
        by_clock.or(ply.used).map(Millis::at_least_zero)
    }

    /// A drawn time to think at the board, when so much of the turn is already gone.
    fn thought(&mut self, index: usize, side: Side, gone: Millis) -> Millis {
        let left = (self.left[side] - gone).0;
        let drawn = match index {
            0..=11 => self.think.between(600, 2_800),
            _ => match self.think.between(0, 99) {
                0..=54 => self.think.between(700, 3_000),
                55..=87 => self.think.between(2_000, 7_000),
                88..=96 => self.think.between(6_000, 16_000),
                _ => self.think.between(15_000, 40_000),
            },
        };
        let most = match left {
            ..=10_000 => 500,
            10_001..=30_000 => 1_200,
            30_001..=90_000 => 2_500,
            90_001..=240_000 => 9_000,
            _ => 40_000,
        };
        Millis(drawn.min(most))
    }

    /// Adds the end of a game that is not on the board, as its result tells.
    fn end(&mut self, turn_began: Millis) {
        let ply = self.game.plies.len() as u16;
        let wait = match self.pace {
            Pace::AtOnce => 5,
            Pace::Recorded { .. } | Pace::Drawn { .. } => self.think.between(2_000, 7_000),
        };
        let after = turn_began.max(AT_ONCE_FIRST) + Millis(wait);
        let (side, seen) = match self.game.result {
            Some(GameResult::Won { by }) if self.game.ended_on_time() => {
                (by.other(), Seen::FlagSeen { side: by.other() })
            }
            Some(GameResult::Won { by }) => (by.other(), Seen::Resigned { side: by.other() }),
            Some(GameResult::Drawn) => (Side::White, Seen::DrawAgreed),
            Some(GameResult::BothLost) | None => return,
        };
        self.script.moves.push(Step { after, ply, side, seen });
    }
}

/// A pawn that goes three squares at once.
fn illegal_move(position: &Chess) -> Option<String> {
    let board = position.board();
    let (rank, ahead) = position.turn().fold_wb((Rank::Second, 24), (Rank::Seventh, -24));
    let pawns = board.by_color(position.turn()) & board.pawns() & Bitboard::from_rank(rank);
    pawns.into_iter().find_map(|from| {
        let to = from.offset(ahead).filter(|to| board.piece_at(*to).is_none())?;
        Some(UciMove::Normal { from, to, promotion: None }.to_string())
    })
}

fn start(game: &RecordedGame) -> Chess {
    let Some(text) = &game.start_fen else { return Chess::default() };
    let fen: Fen = text.parse().expect("the reader keeps positions it could set up");
    fen.into_position(CastlingMode::Standard).expect("the reader keeps positions it could set up")
}

fn play(position: &mut Chess, uci: &str) {
    let uci: UciMove = uci.parse().expect("the reader writes moves in UCI notation");
    let m = uci.to_move(position).expect("the reader keeps legal moves");
    position.play_unchecked(m);
}

/// Numbers drawn by a seed.
#[derive(Debug)]
pub struct Draw(ChaCha8Rng);

impl Draw {
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + (self.0.next_u64() % (high - low + 1) as u64) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 2] = [
        include_str!("../../pgn/games/historical.pgn"),
        include_str!("../../pgn/games/engine.pgn"),
    ];

    fn games() -> Vec<RecordedGame> {
        GAMES.iter().flat_map(|text| referee_pgn::read("g.pgn", text.as_bytes()).games).collect()
    }

    fn one(text: &str) -> RecordedGame {
        referee_pgn::read("g.pgn", text.as_bytes()).games.remove(0)
    }

    #[test]
    fn nobody_moves_before_he_is_back_and_every_run_takes_six_to_twelve_seconds() {
        for (seed, game) in (0..).zip(games()) {
            let script = Script::new(&game, Pace::Drawn { seed }, Runs::Simulated { seed });
            let mut crossed = BySide::both(None);
            let mut back = BySide::both(Millis(i64::MAX));
            let mut pressed = BySide { white: None, black: Some(Millis::ZERO) };
            let mut passages = script.passages().peekable();
            for step in script.moves().filter(|step| matches!(step.seen, Seen::Moved { .. })) {
                while let Some(passage) = passages.next_if(|p| p.after <= step.after) {
                    if matches!(passage.seen, Seen::Crossed { .. }) {
                        crossed[passage.side] = Some(passage.after);
                        continue;
                    }
                    if let (Some(from), Some(line)) = (pressed[passage.side], crossed[passage.side])
                    {
                        assert!(from < line && line < passage.after);
                        let took = passage.after - from;
                        assert!((6_000..=12_000).contains(&took.0), "{took}");
                    }
                    back[passage.side] = passage.after;
                }
                assert!(back[step.side] < step.after, "seed {seed}, ply {}", step.ply);
                back[step.side] = Millis(i64::MAX);
                pressed[step.side] = Some(step.after);
            }
        }
    }

    #[test]
    fn ordinary_games_end_before_a_flag_falls() {
        let mut flags = 0;
        let games = games();
        for (seed, game) in (0..).zip(&games) {
            let script = Script::new(game, Pace::Drawn { seed }, Runs::Simulated { seed });
            let mut left = BySide::both(TimeControl::STANDARD.at_start());
            let mut turn_began = Millis::ZERO - BEFORE_GO;
            let mut fell = false;
            for step in script.moves().filter(|step| matches!(step.seen, Seen::Moved { .. })) {
                left[step.side] -= step.after - turn_began;
                fell |= left[step.side] <= Millis::ZERO;
                left[step.side] += TimeControl::STANDARD.increment;
                turn_began = step.after;
            }
            flags += usize::from(fell);
        }
        assert!(flags * 5 <= games.len(), "{flags} flags in {} games", games.len());
    }

    #[test]
    fn a_slip_is_put_right_and_run_for_before_the_move_of_the_record_is_made() {
        let game = one("1. e4 e5 2. Nf3 Nc6 *");
        let (pace, runs) = (Pace::Drawn { seed: 1 }, Runs::Simulated { seed: 1 });
        let script = Script::with_slip(&game, pace, runs, Beginning::GO, Some(1));
        let black: Vec<_> = script.moves().filter(|step| step.side == Side::Black).collect();
        let moved = |uci: &str| Seen::Moved { uci: uci.into(), reading: None };
        assert_eq!(black[0].seen, moved("a7a4"));
        assert_eq!(black[1].seen, Seen::Corrected { side: Side::Black });
        assert_eq!(black[2].seen, moved("e7e5"));
        let between = |step: &&Step| {
            step.side == Side::Black && step.after > black[1].after && step.after < black[2].after
        };
        let run: Vec<_> = script.passages().filter(between).map(|step| step.seen.clone()).collect();
        let side = Side::Black;
        assert_eq!(run, [Seen::Crossed { side }, Seen::Returned { side }]);
        assert!(script.moves().all(|step| step.side == Side::Black || step.ply % 2 == 0));
    }

    #[test]
    fn the_same_seed_gives_the_same_script_and_another_seed_another() {
        let game = &games()[3];
        let script = |seed| Script::new(game, Pace::Drawn { seed }, Runs::Simulated { seed });
        assert_eq!(script(1), script(1));
        assert_ne!(script(1), script(2));
    }

    #[test]
    fn recorded_clocks_set_the_pace_and_are_reported_as_they_stand() {
        let game =
            one("[TimeControl \"300+3\"]\n\n1. e4 {[%clk 0:04:58]} e5 {[%emt 0:00:07]} 2. Nf3 \
             {[%clk 0:04:51]} *");
        let script = Script::new(&game, Pace::Recorded { seed: 1 }, Runs::Unseen);
        let steps: Vec<_> = script.moves().collect();
        // 5:03 less 4:58; White's clock has run since two seconds before GO
        assert_eq!(steps[0].after, Millis(3_000));
        assert_eq!(steps[1].after - steps[0].after, Millis(7_000));
        assert_eq!(steps[2].after - steps[1].after, Millis(10_000)); // 4:58 + 3 − 4:51
        let Seen::Moved { reading: Some(reading), .. } = &steps[2].seen else {
            panic!("{:?}", steps[2])
        };
        assert_eq!(reading.left, BySide { white: Some(Millis(291_000)), black: None });
        assert_eq!(reading.resolution, Millis(1_000));
        assert!(matches!(&steps[1].seen, Seen::Moved { reading: None, .. }));
    }

    #[test]
    fn the_end_is_as_the_result_says_where_the_board_does_not_say_it() {
        let end = |text: &str| {
            let script = Script::new(&one(text), Pace::AtOnce, Runs::Unseen);
            script.moves().last().map(|step| step.seen.clone())
        };
        assert_eq!(end("1. e4 0-1"), Some(Seen::Resigned { side: Side::White }));
        assert_eq!(end("1. e4 1/2-1/2"), Some(Seen::DrawAgreed));
        assert_eq!(
            end("[Termination \"Time forfeit\"]\n\n1. e4 1-0"),
            Some(Seen::FlagSeen { side: Side::Black })
        );
        for unsaid in ["1. e4 *", "1. f3 e5 2. g4 Qh4# 0-1", "1. e4 Ke7 1-0"] {
            assert!(matches!(end(unsaid), Some(Seen::Moved { .. })), "{unsaid}");
        }
    }

    #[test]
    fn the_rest_of_a_game_begins_at_its_next_move() {
        let game = one("1. e4 e5 2. Nf3 Nc6 *");
        let beginning = Beginning { ply: 3, way: BySide { white: Way::Whole, black: Way::Home } };
        let pace = Pace::Drawn { seed: 1 };
        let script = Script::from(&game, pace, Runs::Simulated { seed: 1 }, beginning);
        let moves: Vec<_> = script.moves().map(|step| (step.ply, step.side)).collect();
        assert_eq!(moves, [(3, Side::Black)]);
        let passages: Vec<_> = script.passages().map(|step| step.seen.clone()).collect();
        let line = |side| Seen::Crossed { side };
        let board = |side| Seen::Returned { side };
        // Black home, White out; then White home and Black out, in the order of time
        assert_eq!(passages[..2], [board(Side::Black), line(Side::White)]);
        assert!(passages[2..].contains(&board(Side::White)));
        assert_eq!(passages.last(), Some(&board(Side::Black)));
    }
}
