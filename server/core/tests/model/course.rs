//! A random course of a game: what may happen next on a board, and how often it does.

use court_protocol::{Claim, CourtTime, Fault, Millis, Sanction, Side, Whereabouts};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Rank, Square, attacks};

use crate::referee::{Course, Referee, Word};

/// Numbers by `SplitMix64`: one seed is one course, on every machine.
#[derive(Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.roll() % n
    }

    pub(crate) fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn side(&mut self) -> Side {
        if self.one_in(2) { Side::White } else { Side::Black }
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let n = u64::try_from(of.len()).ok().filter(|n| *n > 0)?;
        usize::try_from(self.below(n)).ok().and_then(|place| of.get(place)).copied()
    }
}

/// Time until the next event: mostly a few seconds, sometimes an instant, sometimes long.
pub(crate) fn pause(dice: &mut Dice) -> Millis {
    let most = match dice.below(12) {
        0 => 3,
        1..=4 => 900,
        5..=10 => 7_000,
        _ => 30_000,
    };
    Millis(i64::try_from(1 + dice.below(most)).expect("it is small"))
}

/// The next event, as the game stands; nothing where the roll fits nothing.
pub(crate) fn next(dice: &mut Dice, game: &Referee, now: CourtTime) -> Option<Word> {
    let mover = game.to_move();
    let position = game.position();
    let side = dice.side();
    if game.course != Course::Running {
        return Some(match dice.below(14) {
            0..=8 if matches!(game.course, Course::Stopped { go: None, .. }) => Word::GoesOn,
            1 => Word::Crosses(side),
            2 => Word::Returns(side),
            3 => call(dice, side),
            4 => Word::Presses(side),
            5 if dice.one_in(40) => Word::Resigns(side),
            6 => Word::Card(side),
            7 => Word::Stands(side),
            _ => return None,
        });
    }
    if let Some(word) = rare(dice, game, now) {
        return Some(word);
    }
    Some(match dice.below(100) {
        0..=37 => {
            let uci = UciMove::from_standard(some_move(dice, &position)?);
            if game.has_put() {
                Word::Presses(mover)
            } else if dice.one_in(4) {
                Word::Puts(uci)
            } else {
                Word::Moves(uci)
            }
        }
        38 => Word::Presses(side),
        // Now and then the wrong one does it, or twice.
        39..=55 => Word::Crosses(if dice.one_in(9) { side } else { mover }),
        56..=72 => Word::Returns(if dice.one_in(9) { side } else { mover }),
        73..=77 => call(dice, side),
        78..=81 => Word::Stands(if game.open_penalties(mover) > 0 { mover } else { side }),
        82 => Word::Leaves(side),
        83..=85 => Word::Card(side),
        86 => Word::Accepts(side).filter_out(game.offers[side.other()] && !dice.one_in(3))?,
        87 | 88 => Word::Refuses(side),
        89 if dice.one_in(12) => Word::Agreed,
        89 if dice.one_in(12) => Word::Resigns(side),
        90 if dice.one_in(3) => Word::Pause.filter_out(game.is_waiting())?,
        91 | 92 => Word::Corrects(side),
        93 | 94 => {
            // The board shows a piece of the mover on a square it cannot go to.
            let uci = some_illegal(dice, &position).filter(|_| !game.has_put())?;
            let word = Word::MovesIllegally { uci, confirmed: verdict(dice) };
            word.filter_out(game.is_waiting())?
        }
        95..=97 => claim(dice, game, now)?,
        _ => return None,
    })
}

/// Events that random moves hardly ever bring about: a judge's stopwatch at the line, a stop left
/// early, a second illegal move, a draw by repetition.
fn rare(dice: &mut Dice, game: &Referee, now: CourtTime) -> Option<Word> {
    let mover = game.to_move();
    let waits_at_the_line = |side: &Side| {
        let lane = &game.lanes[*side];
        lane.at == Whereabouts::Homeward && lane.stop.is_none() && game.open_penalties(*side) > 0
    };
    if let Some(side) = Side::BOTH.into_iter().find(waits_at_the_line)
        && dice.one_in(3)
    {
        return Some(Word::Stands(side));
    }
    let stands = Side::BOTH.into_iter().find(|side| game.lanes[*side].stop.is_some());
    if let Some(side) = stands.filter(|_| dice.one_in(9)) {
        return Some(Word::Leaves(side));
    }
    let ran_on = Side::BOTH.into_iter().find(|side| !game.lanes[*side].ran_on.is_empty());
    if let Some(side) = ran_on.filter(|_| dice.one_in(6)) {
        return Some(Word::Stood { side, stood: dice.one_in(2) });
    }
    if game.is_waiting() || game.has_put() {
        return None;
    }
    if game.illegal[mover] > 0 && dice.one_in(20) {
        let uci = some_illegal(dice, &game.position())?;
        return Some(Word::MovesIllegally { uci, confirmed: Some(true) });
    }
    if game.has_repeated() && dice.one_in(3) {
        let claim = Claim::Threefold { uci: None };
        return Some(Word::Claims { side: mover, claim, upheld: true, ruled_at: now });
    }
    None
}

impl Word {
    fn filter_out(self, unfit: bool) -> Option<Self> {
        (!unfit).then_some(self)
    }
}

fn verdict(dice: &mut Dice) -> Option<bool> {
    [Some(true), Some(false), None][usize::try_from(dice.below(3)).unwrap_or(0)]
}

/// A move: often one that goes back and forth, so that positions repeat, and a mate where one is
/// seen, because random moves alone hardly ever mate.
fn some_move(dice: &mut Dice, position: &Chess) -> Option<Move> {
    let moves = position.legal_moves();
    let mates = |m: &&Move| position.clone().play(**m).is_ok_and(|after| after.is_checkmate());
    if dice.one_in(3)
        && let Some(mate) = moves.iter().find(mates)
    {
        return Some(*mate);
    }
    let knights: Vec<Move> =
        moves.iter().filter(|m| m.role() == shakmaty::Role::Knight).copied().collect();
    let stable = [Square::B1, Square::G1, Square::B8, Square::G8];
    let home: Vec<Move> = knights.iter().filter(|m| stable.contains(&m.to())).copied().collect();
    if !home.is_empty() && dice.one_in(2) {
        return dice.pick(&home);
    }
    if dice.one_in(3) && !knights.is_empty() {
        return dice.pick(&knights);
    }
    dice.pick(&moves)
}

fn some_illegal(dice: &mut Dice, position: &Chess) -> Option<UciMove> {
    let own: Vec<Square> = position.our(shakmaty::Role::Pawn).into_iter().collect();
    let (from, to) = (dice.pick(&own)?, dice.pick(&Square::ALL)?);
    let empty = position.board().piece_at(to).is_none();
    // Farther than any pawn goes; not onto the last rank and without check, where the referee waits
    // for the next move (FIDE A.5.4): that is told on sheets.
    let last = matches!(to.rank(), Rank::First | Rank::Eighth);
    let king = position.board().king_of(!position.turn())?;
    let checks = attacks::pawn_attacks(position.turn(), to).contains(king);
    let fits = empty && from.distance(to) > 2 && !last && !checks;
    fits.then_some(UciMove::Normal { from, to, promotion: None })
}

fn call(dice: &mut Dice, side: Side) -> Word {
    let by = 3 + u32::from(dice.one_in(2));
    let fault = if dice.one_in(4) { Fault::Disturbance } else { Fault::NoCrossing };
    match dice.below(16) {
        0 => Word::Fault { by: 9, side, fault, sanction: Sanction::Warning },
        1 => {
            let sanction = Sanction::GiveOpponent { time: Millis::seconds(20) };
            Word::Fault { by: 9, side, fault, sanction }
        }
        2 => {
            let sanction = Sanction::TakeTime { time: Millis::minutes(2) };
            Word::Fault { by: 9, side, fault, sanction }
        }
        3 if dice.one_in(8) => Word::Fault { by: 9, side, fault, sanction: Sanction::LossOfGame },
        _ => Word::Fault { by, side, fault, sanction: Sanction::Stop },
    }
}

fn claim(dice: &mut Dice, game: &Referee, now: CourtTime) -> Option<Word> {
    if game.is_waiting() || game.has_put() {
        return None;
    }
    let side = if dice.one_in(5) { game.to_move().other() } else { game.to_move() };
    let claim = match dice.below(5) {
        0 => Claim::TouchMove,
        1 => Claim::MovedBeforeRun,
        2 => Claim::Irregularity { what: "a piece knocked over".to_owned() },
        _ => Claim::Threefold { uci: None },
    };
    let upheld = dice.one_in(2);
    let thinks = if upheld { Millis(0) } else { pause(dice) };
    // A flag that falls while he thinks is a subject of sheets.
    let enough = Side::BOTH.into_iter().all(|side| game.left(side, now) > Millis::minutes(1));
    let word = Word::Claims { side, claim, upheld, ruled_at: now + thinks };
    word.filter_out(!enough)
}
