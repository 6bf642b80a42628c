//! The rehearsal: a round of twelve boards and forty incidents, played by readers who had only
//! their screens, the rulebook and the list in `data/rehearsal/incidents.md`; played again here.
//!
//! A real server stands on a clock that the test moves. Head referee and deputy are the terminal's
//! own program, fed the recorded keys; every screen they saw has to come again, letter by letter.
//! The judges' phones send what their taps sent: the page itself is not drawn here. At the end the
//! incident report has to tell every line of the list.
//!
//! `REHEARSAL=write` writes down what is seen instead of comparing it: for whoever plays on.

mod book;
mod hall;
mod phone;
mod place;
mod round;
mod told;

use book::Book;
use round::Round;

/// A message missing after this time will not come any more.
const PATIENCE: std::time::Duration = std::time::Duration::from_mins(5);

#[test]
fn a_round_of_forty_incidents_is_played_again_key_by_key_and_told_in_the_report() {
    let writes = std::env::var_os("REHEARSAL").is_some_and(|how| how == "write");
    let runtime = court_tests::runtime();
    let mut book = Book::open();
    let report = runtime.block_on(async {
        let played = tokio::time::timeout(PATIENCE, async {
            let mut round = Round::open(writes).await;
            round.play(&mut book).await;
            round.end().await
        });
        played.await.expect("the round comes to its end")
    });
    if writes {
        book.write(&report);
    }
    let mut wrong = book.wrong();
    wrong.extend(told::missing(&book.told, &report));
    if !writes && !without_numbers(&book.report).eq(without_numbers(&report.json())) {
        wrong.push("the report is another one than report.json".to_owned());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Which place in the journal a record has hangs on who connects first before the doors open: the
/// lines that number records are left out.
fn without_numbers(report: &str) -> impl Iterator<Item = &str> {
    report.lines().filter(|line| !line.trim_start().starts_with("\"record\":"))
}
