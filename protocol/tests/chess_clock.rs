//! The figures of a chess clock, by the list of cases that the pages read too.

use court_protocol::Millis;

#[test]
fn a_chess_clock_reads_as_it_does_on_the_pages() {
    let cases: Vec<(i64, String)> =
        serde_json::from_str(include_str!("chess-clock.json")).expect("a list of cases");
    for (ms, shown) in cases {
        assert_eq!(Millis(ms).on_chess_clock(), shown, "{ms} ms");
    }
}
