//! The cost of the test for a dead position after a move, by the step that answers.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use referee_core::mating::is_dead;
use shakmaty::{CastlingMode, Chess, fen::Fen};

/// Name and position; the name tells the step that answers.
const POSITIONS: &[(&str, &str)] = &[
    ("material", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"),
    ("at a glance", "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"),
    ("searched, the king has to walk", "8/6k1/5p2/8/3P4/8/1R3PK1/8 w - - 0 40"),
    ("searched", "rnbqkbnr/pppppppp/8/8/1P6/8/P1PPPPPP/RNBQKBNR b KQkq - 0 1"),
    ("wall, all seen", "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1"),
    ("wall with bishops, not settled", "8/6b1/1p1k4/1Pp1p1p1/2P1P1P1/3K4/8/5B2 w - - 0 1"),
];

fn dead_position(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("is_dead");
    for &(name, fen) in POSITIONS {
        let fen: Fen = fen.parse().expect("the bench writes sound FEN");
        let position: Chess =
            fen.into_position(CastlingMode::Standard).expect("the bench sets up legal positions");
        group.bench_function(name, |bencher| bencher.iter(|| is_dead(black_box(&position))));
    }
    group.finish();
}

criterion_group!(benches, dead_position);
criterion_main!(benches);
