//! Compares the matching with all matchings of small graphs.

use proptest::prelude::*;

use super::*;

/// The heaviest perfect matching, found by trying all matchings.
fn best_by_hand(
    weight: &dyn Fn(usize, usize) -> Option<i64>,
    free: &mut Vec<usize>,
) -> Option<i64> {
    let Some(first) = free.pop() else { return Some(0) };
    let mut best = None;
    for place in 0..free.len() {
        let other = free.remove(place);
        if let Some(edge) = weight(first, other)
            && let Some(rest) = best_by_hand(weight, free)
        {
            best = best.max(Some(edge + rest));
        }
        free.insert(place, other);
    }
    free.push(first);
    best
}

fn total(matching: &Matching<i64>, n: usize, weight: &dyn Fn(usize, usize) -> Option<i64>) -> i64 {
    (0..n)
        .filter_map(|vertex| {
            let mate = matching.mate(vertex).expect("the matching is perfect");
            assert_eq!(matching.mate(mate), Some(vertex));
            (vertex < mate).then(|| weight(vertex, mate).expect("only edges are matched"))
        })
        .sum()
}

/// A graph of ten vertices: each pair has a class from 0 (no edge) to 7.
fn graph() -> impl Strategy<Value = (Vec<u32>, Vec<i64>)> {
    let n = 10;
    (
        prop::collection::vec(prop_oneof![2 => Just(0_u32), 5 => 1_u32..8], n * n),
        prop::collection::vec(-20_i64..20, 8),
    )
        .prop_map(move |(mut class, weights)| {
            for i in 0..n {
                class[i * n + i] = 0;
                for j in 0..i {
                    class[i * n + j] = class[j * n + i];
                }
            }
            (class, weights)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn the_matching_is_as_heavy_as_the_heaviest_of_all((class, weights) in graph()) {
        let n = 10;
        let weight = |i: usize, j: usize| {
            let class = class[i * n + j];
            (class != NO_EDGE).then(|| weights[class as usize])
        };
        let mut matching = Matching::new(n, class.clone(), &weights);
        matching.match_greedily();
        let solved = matching.solve();
        match best_by_hand(&weight, &mut (0..n).collect()) {
            None => prop_assert_eq!(solved, Err(NoPerfectMatching)),
            Some(best) => {
                prop_assert_eq!(solved, Ok(()));
                prop_assert_eq!(total(&matching, n, &weight), best);
            }
        }
    }

    #[test]
    fn after_changes_the_matching_is_the_heaviest_again(
        (class, weights) in graph(),
        bonus in prop::collection::vec(0_i64..6, 10),
        leads in prop::collection::vec(-3_i64..6, 10),
        vertex in 0_usize..10,
    ) {
        let n = 10;
        let weight = |i: usize, j: usize| {
            let class = class[i * n + j];
            (class != NO_EDGE).then(|| weights[class as usize])
        };
        let mut matching = Matching::new(n, class.clone(), &weights);
        if matching.solve().is_err() {
            return Ok(());
        }
        let ranked: Vec<bool> = (0..n).map(|other| other != 3).collect();
        matching.lead(leads.clone(), ranked);
        matching.solve().expect("weights do not take edges away");
        let led = |i: usize, j: usize| {
            let lead = if i == 3 || j == 3 { 0 } else { leads[i.min(j)] };
            weight(i, j).map(|weight| weight + lead)
        };
        prop_assert_eq!(Some(total(&matching, n, &led)), best_by_hand(&led, &mut (0..n).collect()));
        matching.change_lead(5, 1);
        matching.solve().expect("weights do not take edges away");
        let changed = |i: usize, j: usize| {
            led(i, j).map(|weight| weight + i64::from(i.min(j) == 5))
        };
        prop_assert_eq!(
            Some(total(&matching, n, &changed)),
            best_by_hand(&changed, &mut (0..n).collect())
        );
        matching.no_bonus();
        matching.solve().expect("weights do not take edges away");
        prop_assert_eq!(Some(total(&matching, n, &weight)), best_by_hand(&weight, &mut (0..n).collect()));
        matching.probe(vertex, bonus.clone());
        matching.solve().expect("weights do not take edges away");
        let probed = |i: usize, j: usize| {
            let bonus = if i == vertex { bonus[j] } else if j == vertex { bonus[i] } else { 0 };
            weight(i, j).map(|weight| weight + bonus)
        };
        prop_assert_eq!(
            Some(total(&matching, n, &probed)),
            best_by_hand(&probed, &mut (0..n).collect())
        );
        let mate = matching.mate(vertex).expect("the matching is perfect");
        matching.take_out(vertex, mate);
        matching.no_bonus();
        matching.solve().expect("the rest was matched before");
        let rest = |free: &mut Vec<usize>| best_by_hand(&weight, free);
        let mut free: Vec<usize> = (0..n).filter(|other| *other != vertex && *other != mate).collect();
        let left: i64 = free
            .iter()
            .filter_map(|one| {
                let other = matching.mate(*one).expect("the matching is perfect");
                (*one < other).then(|| weight(*one, other).expect("only edges are matched"))
            })
            .sum();
        prop_assert_eq!(Some(left), rest(&mut free));
    }
}
