use shakmaty::{CastlingMode, EnPassantMode, Piece, Role, fen::Fen};

use super::*;
use oracle::{Dice, random_setup, random_walls};
use positions::Row;

pub(super) mod oracle;
mod positions;

fn board(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("the tests write sound FEN");
    fen.into_position(CastlingMode::Standard)
        .unwrap_or_else(|error| panic!("{error}: the tests set up legal positions"))
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn table() -> impl Iterator<Item = &'static Row> {
    [positions::MATERIAL, positions::LAST_MOVES, positions::WALLS, positions::PLAY]
        .into_iter()
        .flatten()
}

/// The position with its colours changed and its board turned.
fn mirrored(position: &Chess) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.mirror();
    setup.position(CastlingMode::Standard).expect("a mirrored position is legal")
}

/// Plays the line that is given for a *yes*.
fn show_mate(position: &Chess, side: Color) {
    let line = mating_line(position, side);
    let line = line.unwrap_or_else(|| panic!("no line for {side:?} in {}", fen(position)));
    let end = line.iter().fold(position.clone(), |position, &m| {
        position.play(m).expect("a mating line is made of legal moves")
    });
    assert!(end.is_checkmate() && end.turn() != side, "{line:?} does not mate");
}

/// Compares the answers for both sides with the slow oracle, which may settle less but
/// is never contradicted.
fn agrees_with_the_oracle(position: &Chess, most: usize) -> bool {
    let mut settled = true;
    for side in Color::ALL {
        let answer = can_mate(position, side);
        match oracle::can_mate(position, side, most) {
            CanMate::No => assert_eq!(answer, CanMate::No, "{side:?} in {}", fen(position)),
            CanMate::Yes => assert_ne!(answer, CanMate::No, "{side:?} in {}", fen(position)),
            CanMate::Unknown => settled = false,
        }
        if answer == CanMate::Yes {
            show_mate(position, side);
        }
    }
    settled
}

#[test]
fn at_least_a_hundred_positions_are_answered_as_a_referee_would() {
    assert!(table().count() >= 100);
    for &(fen, white, black, why) in table() {
        let position = board(fen);
        assert_eq!(can_mate(&position, Color::White), white, "White in {fen}: {why}");
        assert_eq!(can_mate(&position, Color::Black), black, "Black in {fen}: {why}");
    }
}

#[test]
fn fide_5_2_2_a_position_is_dead_when_neither_side_can_mate() {
    for &(fen, white, black, why) in table() {
        let expected = match (white, black) {
            (CanMate::Yes, _) | (_, CanMate::Yes) => IsDead::No,
            (CanMate::No, CanMate::No) => IsDead::Yes,
            _ => IsDead::Unknown,
        };
        assert_eq!(is_dead(&board(fen)), expected, "{fen}: {why}");
    }
}

#[test]
fn every_yes_of_the_table_is_shown_by_legal_moves_that_mate() {
    for &(fen, white, black, _) in table() {
        for (side, can_mate) in [(Color::White, white), (Color::Black, black)] {
            if can_mate == CanMate::Yes {
                show_mate(&board(fen), side);
            }
        }
    }
}

#[test]
fn the_colours_may_be_changed() {
    for &(fen, white, black, why) in table() {
        let position = mirrored(&board(fen));
        assert_eq!(can_mate(&position, Color::Black), white, "mirrored {fen}: {why}");
        assert_eq!(can_mate(&position, Color::White), black, "mirrored {fen}: {why}");
    }
}

#[test]
fn the_answer_depends_on_the_position_alone() {
    for &(fen, white, ..) in table() {
        let mut setup = board(fen).to_setup(EnPassantMode::Legal);
        setup.halfmoves = 99;
        setup.fullmoves = std::num::NonZeroU32::new(400).expect("not zero");
        let late: Chess = setup.position(CastlingMode::Standard).expect("still legal");
        assert_eq!(can_mate(&late, Color::White), white, "late in the game: {fen}");
        assert_eq!(
            mating_line(&late, Color::White),
            mating_line(&board(fen), Color::White),
            "another line late in the game: {fen}"
        );
    }
}

#[test]
fn no_answer_on_few_men_contradicts_the_oracle() {
    use Color::{Black, White};
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let men = |white: &[Role], black: &[Role]| -> Vec<Piece> {
        let whites = white.iter().map(|role| role.of(White));
        let blacks = black.iter().map(|role| role.of(Black));
        let kings = [Role::King.of(White), Role::King.of(Black)];
        kings.into_iter().chain(whites).chain(blacks).collect()
    };
    let material = [
        men(&[Bishop], &[Knight]),
        men(&[Pawn], &[]),
        men(&[Bishop, Pawn], &[Bishop]),
        men(&[Knight], &[Pawn]),
        men(&[Rook], &[Pawn]),
        men(&[Pawn], &[Pawn]),
        men(&[Knight], &[Queen]),
        men(&[Bishop], &[Rook]),
    ];
    let mut dice = Dice::new(7);
    for men in &material {
        let mut asked = 0;
        while asked < 12 {
            if let Some(position) = random_setup(&mut dice, men) {
                agrees_with_the_oracle(&position, 1_500);
                asked += 1;
            }
        }
    }
}

/// Asks after every move of a game, with the move before and without.
fn game_by_game(start: &Chess, dice: &mut Dice, plies: usize) -> [u32; 2] {
    let (mut position, mut asked) = (start.clone(), [0, 0]);
    let mut alive = is_dead(start) == IsDead::No;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let made = moves[dice.throw(moves.len())];
        let mut next = position.clone();
        next.play_unchecked(made);
        let replies = next.legal_moves();
        if replies.is_empty() {
            break;
        }
        let before = alive.then_some(&position);
        let quick = is_dead_after(before, made, &next, &replies);
        assert_eq!(quick, is_dead(&next), "{made:?} to {}", fen(&next));
        asked[usize::from(quick == IsDead::Yes)] += 1;
        alive = quick == IsDead::No;
        position = next;
    }
    asked
}

#[test]
fn a_move_that_can_be_taken_back_changes_no_answer() {
    let mut dice = Dice::new(31);
    let mut asked = [0, 0];
    let mut add = |more: [u32; 2]| {
        for (all, more) in asked.iter_mut().zip(more) {
            *all += more;
        }
    };
    for _ in 0..8 {
        add(game_by_game(&Chess::default(), &mut dice, 200));
    }
    for &(fen, ..) in table() {
        add(game_by_game(&board(fen), &mut dice, 2));
    }
    let [alive, dead] = asked;
    assert!(alive > 1_000 && dead > 20, "too seldom to say: {alive} and {dead}");
}

#[test]
fn walls_are_judged_as_the_oracle_judges_them() {
    let mut dice = Dice::new(3);
    let (mut settled, mut dead) = (0, 0);
    while settled < 20 {
        let Some(position) = random_walls(&mut dice) else { continue };
        if agrees_with_the_oracle(&position, 1_500) {
            settled += 1;
            dead += u32::from(is_dead(&position) == IsDead::Yes);
        }
    }
    assert!(dead >= 10, "too few dead positions to say: {dead}");
}

#[test]
fn a_search_that_may_see_all_reachable_positions_always_answers() {
    let mut dice = Dice::new(5);
    let mut asked = 0;
    while asked < 10 {
        let Some(position) = random_walls(&mut dice) else { continue };
        for side in Color::ALL {
            if oracle::can_mate(&position, side, 2_000) == CanMate::No {
                assert_eq!(settle(&position, side, 2_000), CanMate::No, "{}", fen(&position));
                asked += 1;
            }
        }
    }
}
