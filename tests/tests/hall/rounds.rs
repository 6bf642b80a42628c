//! The next round comes to a running hall, and a hall begins again with a file of another round.

use court_protocol::{
    Ask, ConfirmedResult, CourtId, Format, GameId, GameResult, Role, RoundAnswer, RoundAsk,
    RoundGames, RoundOnCourt, Snapshot, ToDevice, ToServer, Verdict,
};
use court_tests::manual::{COURT, ManualDevice};
use court_tests::message_socket::MessageSocket;
use referee_messages::words;
use referee_server::config::Event;
use referee_server::control::{Answer, Ask as ControlAsk, ask};
use referee_server::hall::{Hall, HallOptions};
use std::path::Path;

/// Two courts of two boards, eight players.
fn set_up() -> String {
    let names = ["Adams", "Blake", "Carr", "Dean", "Ellis", "Frost", "Grant", "Hale"];
    let player = |(id, name)| format!("[[player]]\nid = {id}\nname = \"{name}\"\n");
    let players: String = (1..).zip(names).map(player).collect();
    "[[court]]\nboards = 2\n".repeat(2) + &players
}

fn pairing(round: u16, court: u16, board: u8, (white, black): (u32, u32)) -> String {
    format!(
        "[[pairing]]\nround = {round}\ncourt = {court}\nboard = {board}\nwhite = {white}\nblack = {black}\n"
    )
}

/// A round on all four boards.
fn round(round: u16) -> String {
    let pairs = match round {
        1 => [(1, 2), (3, 4), (5, 6), (7, 8)],
        _ => [(2, 3), (4, 1), (6, 7), (8, 5)],
    };
    let boards = [(1, 1), (1, 2), (2, 1), (2, 2)];
    let games = boards.into_iter().zip(pairs);
    games.map(|((court, board), players)| pairing(round, court, board, players)).collect()
}

/// A hall, and what its terminal says of the courts at the start.
fn start(folder: &Path, games: &str) -> (Hall, Vec<String>) {
    let event = Event::parse("event.toml", &(set_up() + games)).expect("possible");
    let mut said = Vec::new();
    let hall = Hall::start(HallOptions::new(folder, event), &mut |line| said.push(line.to_owned()));
    // this machine may have something of its own to say
    said.retain(|line| line.starts_with("court "));
    (hall.expect("it starts"), said)
}

pub(crate) fn put_on(
    folder: &Path,
    text: &str,
    despite: Option<&str>,
) -> Result<Vec<RoundOnCourt>, String> {
    let question = ControlAsk::Round(RoundAsk {
        id: 0,
        games: RoundGames::File { name: "round2.toml".into(), text: text.into() },
        courts: Vec::new(),
        despite: despite.map(str::to_owned),
    });
    match ask(folder, question).expect("the server answers") {
        Answer::Round(RoundAnswer { failed: Some(why), .. }) => Err(words().say(&why)),
        Answer::Round(RoundAnswer { courts, .. }) => Ok(courts),
        other => panic!("{other:?}"),
    }
}

fn told_of(courts: &[RoundOnCourt]) -> String {
    let line =
        |on: &RoundOnCourt| format!("{}: {}: {}\n", on.court, on.has_them, words().round(on));
    courts.iter().map(line).collect()
}

fn ruled(hall: &Hall, court: CourtId, ask: Ask) {
    let verdict = hall.by_server(court, ask).expect("the court runs");
    assert!(matches!(verdict, Some(Verdict::Recorded { .. })), "{verdict:?}");
}

/// The games of a court are over: White won them all.
fn over(hall: &Hall, court: CourtId, games: &[u32], sealed: bool) {
    let result = GameResult::Won { by: court_protocol::Side::White };
    for game in games.iter().copied().map(GameId) {
        ruled(hall, court, Ask::RuleResult { game, result, reason: "seen at the board".into() });
        if sealed {
            ruled(hall, court, Ask::EnterResult { game, result, by: None });
            ruled(hall, court, Ask::Seal { games: vec![ConfirmedResult { game, result }] });
        }
    }
}

async fn public(hall: &Hall) -> Snapshot {
    MessageSocket::feed(hall, Format::Json).await.snapshot().await
}

fn on_boards(snapshot: &Snapshot) -> Vec<Option<u32>> {
    snapshot.boards.iter().map(|view| view.game.as_ref().map(|game| game.game.0)).collect()
}

#[tokio::test]
async fn the_next_round_is_put_on_a_running_hall_court_by_court() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hall, said) = start(folder.path(), &round(1));
    assert_eq!(said, Vec::<String>::new());
    over(&hall, COURT, &[1_001, 1_002], true);
    let came_to = put_on(folder.path(), &round(2), None).expect("possible");
    insta::assert_snapshot!(told_of(&came_to), @"
    court 1: true: round 2 on boards 1, 2 put on
    court 2: false: boards 1, 2 still have games that have not ended, so no game was put on any board: a head referee ends them first, or puts games on the other boards alone
    ");
    assert_eq!(on_boards(&public(&hall).await), [Some(2_001), Some(2_002)]);

    // the other court is later, and the slip of one of its boards is not there yet
    over(&hall, CourtId(2), &[1_001, 1_002], false);
    let came_to = put_on(folder.path(), &round(2), None).expect("possible");
    insta::assert_snapshot!(told_of(&came_to), @"
    court 1: true: round 2 on boards 1, 2 is there already
    court 2: false: results of the last games are not sealed (round 1, boards 1, 2: the result is confirmed and not sealed): enter and seal them, or put the next games on with a reason
    ");
    let came_to = put_on(folder.path(), &round(2), Some("the slips come later")).expect("possible");
    insta::assert_snapshot!(told_of(&came_to), @"
    court 1: true: round 2 on boards 1, 2 is there already
    court 2: true: round 2 on boards 1, 2 put on. Next games on boards 1, 2, although round 1, boards 1, 2: the result is confirmed and not sealed
    ");
}

#[tokio::test]
async fn the_head_referees_terminal_puts_a_round_on_and_no_judges() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hall, _) = start(folder.path(), &round(1));
    over(&hall, COURT, &[1_001, 1_002], true);
    let ask = |id| {
        let games = RoundGames::File { name: "round2.toml".into(), text: round(2) };
        ToServer::Round(RoundAsk { id, games, courts: vec![COURT], despite: None })
    };
    let mut judge = ManualDevice::enrol(&hall, Role::Judge).await;
    judge.line.say(&ask(1)).await;
    let told = answered(&mut judge).await.failed.expect("it is the head referee's");
    assert_eq!(
        words().say(&told),
        "a line judge may not put games on boards: ask the head referee"
    );
    let mut head = ManualDevice::enrol(&hall, Role::Head).await;
    head.line.say(&ask(2)).await;
    let answer = answered(&mut head).await;
    assert_eq!((answer.id, answer.failed), (2, None));
    insta::assert_snapshot!(told_of(&answer.courts), @"court 1: true: round 2 on boards 1, 2 put on");
}

async fn answered(device: &mut ManualDevice) -> RoundAnswer {
    loop {
        if let ToDevice::Round(answer) = device.line.hear().await.expect("an answer") {
            return answer;
        }
    }
}

#[tokio::test]
async fn a_player_who_comes_for_a_later_round_has_a_name_on_every_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hall, _) = start(folder.path(), &pairing(1, 1, 1, (1, 2)));
    let mut feed = MessageSocket::feed(&hall, Format::Json).await;
    feed.snapshot().await;
    over(&hall, COURT, &[1_001], true);
    let late = "[[player]]\nid = 9\nname = \"Irving, I\"\n";
    let text = format!("{late}{}", pairing(2, 1, 1, (9, 1)));
    put_on(folder.path(), &text, None).expect("possible");
    let snapshot = public(&hall).await;
    let white = &snapshot.boards[0].game.as_ref().expect("it is on").sides.white;
    assert_eq!(white.name.as_deref(), Some("Irving, I"));
}

#[test]
fn a_file_that_is_no_round_of_this_event_is_told_with_its_line_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_hall, _) = start(folder.path(), "");
    let told = |text: &str| put_on(folder.path(), text, None).expect_err("it is none");
    insta::assert_snapshot!(told(&pairing(2, 1, 1, (1, 99))), @"round2.toml:6: player: player 99 is not possible; expected the id of a [[player]]");
    insta::assert_snapshot!(told(&pairing(2, 3, 1, (1, 2))), @"round2.toml:3: court: 3 is not possible; expected 1 to 2, the courts of this file");
    insta::assert_snapshot!(told(&format!("[[court]]\nboards = 4\n{}", pairing(2, 1, 1, (1, 2)))), @"round2.toml:1: court: another layout is not possible; expected the courts the server was started with, or no [[court]] in this file");
    insta::assert_snapshot!(told("[rules]\n"), @"round2.toml has no [[pairing]] for the courts it is to be put on");
}

#[tokio::test]
async fn a_hall_that_begins_again_with_another_rounds_file_goes_on_with_the_games_it_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let (hall, _) = start(folder.path(), &round(1));
    over(&hall, CourtId(2), &[1_001, 1_002], true);
    hall.stop();

    let (hall, said) = start(folder.path(), &round(2));
    insta::assert_snapshot!(said.join("\n"), @"court 1: pairings of the set-up file were not put on: boards 1, 2 still have games that have not ended, so no game was put on any board: a head referee ends them first, or puts games on the other boards alone. The court goes on with the games that it has; `referee-server round FILE` puts the next round on while it runs.");
    assert_eq!(on_boards(&public(&hall).await), [Some(1_001), Some(1_002)]);
    over(&hall, COURT, &[1_001, 1_002], true);
    let came_to = put_on(folder.path(), &round(2), None).expect("possible");
    assert!(came_to.iter().all(|on| on.has_them), "{}", told_of(&came_to));
    hall.stop();

    let (hall, said) = start(folder.path(), &round(1));
    insta::assert_snapshot!(said.join("\n"), @"
    court 1: pairings of the set-up file were not put on: round 1 on boards 1, 2 is over: round 2 has begun there. The court goes on with the games that it has; `referee-server round FILE` puts the next round on while it runs.
    court 2: pairings of the set-up file were not put on: round 1 on boards 1, 2 is over: round 2 has begun there. The court goes on with the games that it has; `referee-server round FILE` puts the next round on while it runs.
    ");
    assert_eq!(on_boards(&public(&hall).await), [Some(2_001), Some(2_002)]);
    let other = format!("{}{}", pairing(2, 1, 1, (1, 5)), pairing(2, 1, 2, (4, 2)));
    let came_to = put_on(folder.path(), &other, None).expect("possible");
    insta::assert_snapshot!(told_of(&came_to), @"court 1: false: nothing was put on: game 2001 of the file is another than game 2001 on board 1, which has other players, clocks or rules, and 1 more");
}
