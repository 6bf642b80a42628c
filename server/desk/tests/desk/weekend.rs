//! A weekend Swiss: entries, check-in, rounds, corrections, finals, medals.

use crate::day::{Day, FIRST, of, player, player_of};
use court_protocol::{BoardNo, CourtId, CourtTime, GameId, Seq};
use referee_desk::views::{self, Audience};
use referee_desk::{
    Act, AfterPairing, Author, Correction, CourtItem, CourtNews, CourtPlan, Desk, Fact, HandChange,
    HeldBecause, PersonId, Place, Plan, ProtestNo, Refusal, Score, Subject, SystemChoice, Why,
    decide, preview, why,
};
use referee_tournament::event::{Bye, Colour, RoundNumber};

const R1: RoundNumber = RoundNumber(1);
const R2: RoundNumber = RoundNumber(2);

/// Eight players, three rounds, entries closed and White drawn.
pub(crate) fn eight() -> Day {
    let plan = Plan { rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100, 2_000, 1_900, 1_800, 0]);
    day.act(Act::CloseEntries { seed: 5, by_name: Vec::new() });
    day.act(Act::StateColour { tournament: FIRST, colour: Colour::White });
    day
}

/// The event plays on court 1, which has so many boards.
fn plays_on(day: &mut Day, boards: u8) {
    let plan = Plan {
        courts: vec![CourtPlan { court: CourtId(1), boards, first_for: Vec::new() }],
        ..day.desk.plan().expect("created").clone()
    };
    day.act(Act::Configure { plan: Box::new(plan) });
}

#[test]
fn the_first_round_follows_the_ratings_and_the_lot() {
    let mut day = eight();
    day.pair(FIRST);
    assert_eq!(day.tables(FIRST, 1), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let why = why(&day.desk, FIRST, R1, of(2)).expect("a player of the round");
    assert_eq!(why[0], Why::Natural { bracket: "0.0".to_owned() });
    day.replays();
}

#[test]
fn a_round_is_paired_when_every_result_is_there_and_published_when_the_organiser_says_so() {
    let mut day = eight();
    day.act(Act::Pair { tournament: FIRST });
    let game = day.game(FIRST, 1, 1);
    let refusal = day.refused(Act::EnterResult { game, score: Score::Draw });
    assert_eq!(refusal, Refusal::NotPublished { tournament: FIRST, round: R1 });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    day.act(Act::EnterResult { game, score: Score::WhiteWins });
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    let games = day.open_games(FIRST);
    assert_eq!(refusal, Refusal::ResultsMissing { tournament: FIRST, round: R1, games });
    day.play(FIRST);
    day.pair(FIRST);
    assert_eq!(day.tables(FIRST, 2).len(), 4);
    day.play(FIRST);
    day.act(Act::CorrectResult {
        game,
        score: None,
        reason: "the sheet is of another game".to_owned(),
        then: Some(AfterPairing::Keep),
        protest: None,
    });
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    let games = vec![game];
    assert_eq!(refusal, Refusal::ResultsMissing { tournament: FIRST, round: R1, games });
    day.replays();
}

#[test]
fn two_organisers_at_once_and_the_second_learns_what_changed() {
    let mut day = eight();
    let seen = day.seq();
    day.act(Act::Pair { tournament: FIRST }.seen(seen));
    day.by = Author::Organiser(2);
    let refusal = day.refused(Act::Pair { tournament: FIRST }.seen(seen));
    assert_eq!(
        refusal,
        Refusal::Stale {
            subject: Subject::Round { tournament: FIRST, round: R1 },
            seen,
            now: day.seq(),
            changed: "paired".to_owned()
        }
    );
    // the same edit of a player is stale too, and of another player it is not
    let seen = day.seq();
    let changed = |person, rating| Act::Change { player: player(person, rating) };
    day.act(changed(3, 2_222).seen(seen));
    assert_eq!(day.refused(changed(3, 2_211).seen(seen)).code(), "stale");
    day.act(changed(4, 2_111).seen(seen));
}

#[test]
fn the_results_of_a_court_are_taken_once() {
    let mut day = eight();
    plays_on(&mut day, 3);
    day.pair(FIRST);
    day.act(Act::Lay { rounds: vec![(FIRST, R1)] });
    let places: Vec<Place> =
        (1..=4).map(|id| day.desk.games()[&GameId(id)].place.expect("laid")).collect();
    let place = |wave, board| Place { wave, court: CourtId(1), board: BoardNo(board) };
    assert_eq!(places, [place(1, 1), place(1, 2), place(1, 3), place(2, 1)]);
    let sealed = |seq, game, score| CourtItem {
        seq: Seq(seq),
        game: GameId(game),
        at: CourtTime(seq.cast_signed()),
        what: CourtNews::Sealed { score, rated: true },
    };
    let take = |after, through, items: &[CourtItem]| Act::TakeFromCourt {
        court: CourtId(1),
        after: Seq(after),
        through: Seq(through),
        items: items.to_vec(),
    };
    let news = [sealed(7, 1, Score::WhiteWins), sealed(9, 2, Score::Draw)];
    day.act(take(0, 10, &news));
    assert_eq!(day.desk.cursor(CourtId(1)), Seq(10));
    assert_eq!(day.act(take(0, 10, &news)), [], "taking the same twice is nothing");
    let refusal = day.refused(take(12, 14, &[]));
    assert_eq!(refusal, Refusal::CourtGap { court: CourtId(1), cursor: Seq(10), after: Seq(12) });
    // an overlapping page brings only news: the court corrected game 2, and sealed game 99
    let news =
        [sealed(9, 2, Score::Draw), sealed(11, 2, Score::BlackWins), sealed(12, 99, Score::Draw)];
    day.act(take(5, 12, &news));
    let score = |game| day.desk.games()[&GameId(game)].result.map(|result| result.score);
    assert_eq!((score(1), score(2)), (Some(Score::WhiteWins), Some(Score::BlackWins)));
    let held: Vec<_> = day.desk.held().map(|held| (held.game.0, held.because)).collect();
    assert_eq!(held, [(99, HeldBecause::Unknown)]);
    day.replays();
}

#[test]
fn the_games_of_another_version_keep_their_boards_and_no_board_is_named_twice() {
    let mut day = eight();
    plays_on(&mut day, 6);
    day.pair(FIRST);
    let lay = Act::Lay { rounds: vec![(FIRST, R1)] };
    day.act(lay.clone());
    let board = |day: &Day, person| {
        let place = day.desk.games()[&day.game(FIRST, 1, person)].place;
        place.map(|place| (place.wave, place.board.0))
    };
    assert_eq!(day.tables(FIRST, 1), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let game = day.game(FIRST, 1, 1);
    day.act(Act::EnterResult { game, score: Score::WhiteWins });
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    let change = HandChange::Swap(of(2), of(7));
    day.act(Act::ChangeRound { tournament: FIRST, round: R1, change });
    let reason = "father and daughter".to_owned();
    day.act(Act::CloseChanges { tournament: FIRST, round: R1, reason });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    day.act(lay.clone());
    let boards = [1, 6, 3, 8].map(|white| board(&day, white));
    assert_eq!(boards, [Some((1, 1)), Some((1, 2)), Some((1, 3)), Some((1, 4))]);
    assert_eq!(day.act(lay.clone()), [], "laying again changes nothing");
    // a court with fewer boards takes the others in a second wave
    plays_on(&mut day, 3);
    day.act(lay);
    let boards = [1, 6, 3, 8].map(|white| board(&day, white));
    assert_eq!(boards, [Some((1, 1)), Some((1, 2)), Some((1, 3)), Some((2, 1))]);
    day.replays();
}

/// The eight players after two rounds, of which the second has no result yet.
fn second_round() -> Day {
    let mut day = eight();
    day.pair(FIRST);
    for game in day.open_games(FIRST) {
        day.act(Act::EnterResult { game, score: Score::WhiteWins });
    }
    day.pair(FIRST);
    day
}

#[test]
fn a_wrong_result_after_the_pairing_asks_for_one_of_three_choices() {
    let mut day = second_round();
    let game = day.game(FIRST, 1, 1);
    let correct = |then| Act::CorrectResult {
        game,
        score: Some(Score::BlackWins),
        reason: "the slip was read upside down".to_owned(),
        then,
        protest: None,
    };
    let refusal = day.refused(correct(None));
    assert_eq!(
        refusal,
        Refusal::ChooseAfterPairing {
            tournament: FIRST,
            round: R2,
            usual: "repair_all".to_owned()
        }
    );
    let differences = |then| {
        let shown = preview(&day.desk, &correct(Some(then)).into(), day.by, day.now);
        shown.expect("possible").difference
    };
    assert!(differences(AfterPairing::Keep).boards.is_empty());
    assert!(!differences(AfterPairing::Keep).places.is_empty());
    assert!(!differences(AfterPairing::RepairAll).boards.is_empty());
    let before = day.tables(FIRST, 2);
    day.act(correct(Some(AfterPairing::RepairAll)));
    assert_ne!(day.tables(FIRST, 2), before);
    let facts = day.act(Act::Publish { tournament: FIRST, round: R2 });
    assert!(
        matches!(&facts[..], [Fact::Published { version: 2, changed, .. }] if !changed.is_empty())
    );
    day.replays();
}

#[test]
fn an_upheld_protest_leads_to_its_correction_in_one_ruling() {
    let mut day = second_round();
    let game = day.game(FIRST, 1, 1);
    day.act(Act::Protest { by: PersonId(5), game: Some(game), text: "I won".to_owned() });
    let protest = ProtestNo(1);
    let rule = |upheld, then| Act::RuleProtest {
        protest,
        upheld,
        text: "both slips say so".to_owned(),
        correction: Some(Correction { game, score: Some(Score::BlackWins), then }),
    };
    let row = |day: &Day| views::overview(&day.desk, Audience::Crew).protests.remove(0);
    assert_eq!(day.refused(rule(false, None)), Refusal::NotUpheld { protest });
    let refusal = day.refused(rule(true, None));
    assert!(matches!(refusal, Refusal::ChooseAfterPairing { .. }), "{refusal:?}");
    let repaired = rule(true, Some(AfterPairing::RepairAll));
    let shown = preview(&day.desk, &repaired.clone().into(), day.by, day.now).expect("possible");
    assert!(!shown.difference.boards.is_empty());
    assert_eq!((row(&day).ruling, row(&day).corrections), (None, Vec::new()));

    day.act(repaired);
    let counts = day.desk.games()[&game].result.expect("a result").score;
    assert_eq!(counts, Score::BlackWins);
    assert!(row(&day).ruling.expect("it is ruled on").0);
    assert_eq!(row(&day).corrections, [day.seq()], "the ruling and the correction are one record");
    assert_eq!(day.refused(rule(true, Some(AfterPairing::Keep))), Refusal::AlreadyRuled);

    // a finished event takes rulings, and corrects nothing
    day.act(Act::Protest { by: PersonId(1), game: Some(game), text: "I won".to_owned() });
    day.act(Act::Finish);
    let correction = Some(Correction { game, score: None, then: Some(AfterPairing::Keep) });
    let rule = |correction| Act::RuleProtest {
        protest: ProtestNo(2),
        upheld: true,
        text: "he did".to_owned(),
        correction,
    };
    assert_eq!(day.refused(rule(correction)), Refusal::Finished);
    day.act(rule(None));
    day.replays();
}

#[test]
fn once_a_game_has_begun_the_round_stays_unless_the_games_that_change_have_not() {
    let mut day = second_round();
    let top = day.desk.tournaments()[&FIRST].rounds[1].matches[0].games[0];
    let item = CourtItem { seq: Seq(1), game: top, at: day.now, what: CourtNews::Started };
    let (court, after, through) = (CourtId(1), Seq(0), Seq(1));
    day.act(Act::TakeFromCourt { court, after, through, items: vec![item] });
    let lowest = day.tables(FIRST, 1)[3];
    let game = day.game(FIRST, 1, lowest.0);
    let correct = |then| Act::CorrectResult {
        game,
        score: Some(Score::Draw),
        reason: "both signed a draw".to_owned(),
        then,
        protest: None,
    };
    let Refusal::ChooseAfterPairing { usual, .. } = day.refused(correct(None)) else {
        panic!("a choice is asked for")
    };
    assert_eq!(usual, "keep");
    day.act(correct(Some(AfterPairing::Keep)));
    assert_eq!(day.tables(FIRST, 2)[0], {
        let game = &day.desk.games()[&top];
        (game.white.expect("White").0, game.black.expect("Black").0)
    });
}

#[test]
fn a_change_by_hand_is_compared_with_the_lawful_pairing_when_it_closes() {
    let mut day = eight();
    day.act(Act::Pair { tournament: FIRST });
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    let swap = HandChange::Swap(of(5), of(6));
    day.act(Act::ChangeRound { tournament: FIRST, round: R1, change: swap });
    let refusal = day.refused(Act::Publish { tournament: FIRST, round: R1 });
    assert_eq!(refusal, Refusal::ChangesOpen { tournament: FIRST, round: R1 });
    let close = |reason: &str| Act::CloseChanges {
        tournament: FIRST,
        round: R1,
        reason: reason.to_owned(),
    };
    assert_eq!(day.refused(close("")), Refusal::ReasonNeeded);
    let facts = day.act(close("father and daughter"));
    let [Fact::ChangesClosed { departures, .. }] = &facts[..] else { panic!("{facts:?}") };
    let against: Vec<_> = departures.iter().map(|d| (d.white.0, d.black.map(|b| b.0))).collect();
    assert_eq!(against, [(1, Some(6)), (5, Some(2))]);
    assert!(matches!(departures[0].against, Why::Later { .. }), "{:?}", departures[0]);
    // taken apart and not put together again, the phase cannot end
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    let no = day.desk.tournaments()[&FIRST].rounds[0].matches[3].no;
    let part = HandChange::Part(no);
    day.act(Act::ChangeRound { tournament: FIRST, round: R1, change: part });
    let refusal = day.refused(close("later"));
    assert_eq!(refusal, Refusal::Unplaced { competitors: vec![of(4), of(8)] });
    day.act(Act::DropChanges { tournament: FIRST, round: R1 });
    assert_eq!(day.tables(FIRST, 1), [(1, 6), (5, 2), (3, 7), (8, 4)]);
    day.replays();
}

#[test]
fn a_published_round_is_edited_in_its_phase_of_changes_alone() {
    let mut day = eight();
    day.pair(FIRST);
    let taken_back = day.refused(Act::DropRound { tournament: FIRST, round: R1 });
    assert_eq!(taken_back, Refusal::AlreadyPublished { tournament: FIRST, round: R1 });
    let change = HandChange::Swap(of(5), of(6));
    let swap = Act::ChangeRound { tournament: FIRST, round: R1, change };
    let refusal = day.refused(swap.clone());
    assert_eq!(refusal, Refusal::ChangesNotOpen { tournament: FIRST, round: R1 });
    let again = day.refused(Act::Publish { tournament: FIRST, round: R1 });
    assert_eq!(again, Refusal::NothingToPublish { tournament: FIRST, round: R1, version: 1 });
    // once a game has begun, its players stay
    let game = day.game(FIRST, 1, 5);
    let item = CourtItem { seq: Seq(1), game, at: day.now, what: CourtNews::Started };
    let (court, after, through) = (CourtId(1), Seq(0), Seq(1));
    day.act(Act::TakeFromCourt { court, after, through, items: vec![item] });
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    assert_eq!(day.refused(swap.clone()), Refusal::GameBegun { game });
    // until its start is annulled
    let item = CourtItem { seq: Seq(2), game, at: day.now, what: CourtNews::StartAnnulled };
    day.act(Act::TakeFromCourt { court, after: through, through: Seq(2), items: vec![item] });
    day.act(swap);
    day.act(Act::DropChanges { tournament: FIRST, round: R1 });
    assert_eq!(day.desk.tournaments()[&FIRST].rounds[0].version(), 1);
    day.replays();
}

#[test]
fn two_players_meet_once_and_both_have_a_place() {
    let mut day = Day::with_players(Plan::default(), &[2_400, 2_300]);
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    day.pair(FIRST);
    day.play(FIRST);
    assert_eq!(day.standings(FIRST), [(1, 1), (2, 2)]);
    let all = Refusal::AllPaired { tournament: FIRST, rounds: 1 };
    assert_eq!(day.refused(Act::Pair { tournament: FIRST }), all);
}

#[test]
fn players_enter_with_the_byes_they_ask_for_or_not_at_all() {
    let mut day = eight();
    let byes = |rounds: &[u8]| {
        let players = vec![player(9, 2_250), player(10, 2_240)];
        let byes = rounds.iter().map(|round| (PersonId(9), RoundNumber(*round))).collect();
        Act::Enter { players, byes, teams: Vec::new() }
    };
    assert_eq!(
        day.refused(byes(&[1, 99])),
        Refusal::NoByeInRound { round: RoundNumber(99) },
        "nobody is entered"
    );
    day.act(byes(&[1, 3]));
    let entries = day.desk.entries();
    let away: Vec<_> = entries[&PersonId(9)].away.iter().map(|(of, bye)| (of.0, *bye)).collect();
    assert_eq!(away, [(1, Bye::HalfPoint), (3, Bye::HalfPoint)]);
    assert!(entries[&PersonId(10)].away.is_empty());
    day.replays();
}

#[test]
fn absences_byes_late_entries_and_withdrawals_shape_the_next_round() {
    let mut day = eight();
    day.act(Act::AskBye { person: PersonId(3), round: R2, bye: Bye::HalfPoint });
    day.pair(FIRST);
    day.play(FIRST);
    day.act(Act::Withdraw { person: PersonId(8), reason: "ill".to_owned() });
    day.act(Act::Enter { players: vec![player(9, 2_250)], byes: Vec::new(), teams: Vec::new() });
    let numbers: Vec<u32> =
        day.desk.tournaments()[&FIRST].is.numbers.iter().map(|number| number.0).collect();
    assert_eq!(numbers, [1, 2, 9, 3, 4, 5, 6, 7, 8], "by rating, as no fourth round is paired");
    day.pair(FIRST);
    let byes = &day.desk.tournaments()[&FIRST].rounds[1].byes;
    let away: Vec<_> = byes.iter().map(|(of, bye)| (of.0, *bye)).collect();
    assert!(away.contains(&(3, Bye::HalfPoint)) && away.contains(&(8, Bye::ZeroPoint)), "{away:?}");
    assert_eq!(away.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated).count(), 1);
    let late = Act::AskBye { person: PersonId(4), round: R2, bye: Bye::ZeroPoint };
    assert_eq!(day.refused(late), Refusal::TooLateForBye { round: R2 });
    day.play(FIRST);
    day.pair(FIRST);
    let refusal = day.refused(Act::Enter {
        players: vec![player(10, 2_250)],
        byes: Vec::new(),
        teams: Vec::new(),
    });
    assert_eq!(refusal, Refusal::LateEntriesOver { until: RoundNumber(3) });
    day.replays();
}

#[test]
fn who_has_withdrawn_has_no_bye_after_the_last_round_announced() {
    let mut day = eight();
    day.act(Act::Withdraw { person: PersonId(8), reason: "ill".to_owned() });
    day.three_rounds();
    let tournament = &day.desk.tournaments()[&FIRST];
    assert_eq!(referee_desk::report_file(&day.desk, tournament).event.byes, []);
}

#[test]
fn a_player_acts_for_himself_by_his_link_and_within_the_limits() {
    let mut day = eight();
    day.by = Author::Player(PersonId(3));
    let bye = |round, bye| Act::AskBye { person: PersonId(3), round: RoundNumber(round), bye };
    day.act(bye(2, Bye::HalfPoint));
    let refusal = day.refused(bye(1, Bye::HalfPoint));
    assert_eq!(refusal, Refusal::ByesUsed { person: PersonId(3), most: 1 });
    assert_eq!(
        day.refused(bye(3, Bye::HalfPoint)),
        Refusal::NoByeInRound { round: RoundNumber(3) }
    );
    assert_eq!(day.refused(bye(1, Bye::FullPoint)).code(), "not_yours");
    let other = Act::Withdraw { person: PersonId(4), reason: String::new() };
    assert_eq!(day.refused(other), Refusal::NotYours { act: "withdraw".to_owned() });
    day.act(Act::Withdraw { person: PersonId(3), reason: String::new() });
}

#[test]
fn who_is_not_there_when_the_check_in_closes_misses_the_first_round() {
    let ticks = vec!["fee paid".to_owned(), "shoes seen".to_owned()];
    let plan = Plan { rounds: Some(3), system: SystemChoice::Swiss, ticks, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100, 2_000]);
    let there = |person| Act::CheckIn { person: PersonId(person), there: true };
    assert_eq!(day.refused(there(1)), Refusal::CheckInNotOpen);
    day.act(Act::OpenCheckIn);
    (1..=4).for_each(|person| drop(day.act(there(person))));
    day.act(Act::Tick { person: PersonId(1), tick: 1, done: true });
    let tick = Act::Tick { person: PersonId(1), tick: 2, done: true };
    assert_eq!(day.refused(tick), Refusal::NoSuchTick { tick: 2, ticks: 2 });
    day.act(Act::CloseCheckIn { withdraw: false });
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(day.desk.tournaments()[&FIRST].rounds[0].byes, [(of(5), Bye::ZeroPoint)]);
    day.replays();
}

#[test]
fn forbidden_pairs_that_leave_no_pairing_are_said_and_never_bent() {
    let plan = Plan { rounds: Some(1), system: SystemChoice::Swiss, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300]);
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    let groups = vec![referee_desk::KeptApart { rounds: None, competitors: vec![of(1), of(2)] }];
    day.act(Act::KeepApart { tournament: FIRST, groups });
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    assert_eq!(refusal, Refusal::NoLegalPairing { tournament: FIRST, round: R1 });
}

#[test]
fn more_rounds_than_opponents_are_paired_until_no_lawful_pairing_is_left() {
    let plan = Plan { rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300]);
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    day.act(Act::DrawColour { tournament: FIRST, seed: 1 });
    day.pair(FIRST);
    day.play(FIRST);
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    assert_eq!(refusal, Refusal::NoLegalPairing { tournament: FIRST, round: RoundNumber(2) });
    let text = referee_messages::Words::english().say(&refusal.message());
    assert_eq!(
        text,
        "the rules leave no lawful pairing of round 2 of tournament 1: too many have met, or are kept \
         apart by the settings. Lower the number of rounds in the settings, or let a group meet"
    );
}

#[test]
fn an_event_of_nobody_and_of_one_is_refused_in_words() {
    let mut day = Day::of(Plan::default());
    let close = Act::CloseEntries { seed: 1, by_name: Vec::new() };
    assert_eq!(day.refused(close.clone()), Refusal::TooFew { competitors: 0 });
    day.act(Act::Enter { players: vec![player(1, 0)], byes: Vec::new(), teams: Vec::new() });
    assert_eq!(day.refused(close.clone()), Refusal::TooFew { competitors: 1 });
    day.act(Act::Enter { players: vec![player(2, 0)], byes: Vec::new(), teams: Vec::new() });
    day.act(close);
    for rating in [0, 5_000] {
        let mut players = vec![player(3, 0)];
        players[0].data.rating = Some(rating);
        assert_eq!(
            day.refused(Act::Enter { players, byes: Vec::new(), teams: Vec::new() }),
            Refusal::BadRating { person: PersonId(3), rating, most: 4_000 }
        );
    }
}

#[test]
fn a_major_event_has_a_tournament_for_each_category_with_small_ones_merged() {
    let plan = Plan { is_major: true, rounds: Some(5), ..Plan::default() };
    let mut day = Day::of(plan);
    let of = |from: u32, count: u32, category: &str| {
        (from..from + count).map(|person| player_of(person, 1_500, category)).collect::<Vec<_>>()
    };
    for players in [of(1, 15, "U10"), of(21, 6, "U12"), of(31, 23, "U14"), of(61, 9, "Guests")] {
        day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    }
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    let made: Vec<(String, usize)> = day
        .desk
        .tournaments()
        .values()
        .map(|of| {
            let codes: Vec<&str> = of.is.categories.iter().map(|code| code.0.as_str()).collect();
            (codes.join(" "), of.is.numbers.len())
        })
        .collect();
    let expected = [("U10 U12", 21), ("U14", 23), ("Guests", 9)];
    assert_eq!(made, expected.map(|(codes, players)| (codes.to_owned(), players)));
    day.replays();
}

/// A court's sealed result of one game, as the desk's first record from the court.
fn sealed(day: &Day, game: GameId, score: Score) -> Act {
    let what = CourtNews::Sealed { score, rated: true };
    let items = vec![CourtItem { seq: Seq(4), game, at: day.now, what }];
    Act::TakeFromCourt { court: CourtId(2), after: Seq(0), through: Seq(4), items }
}

#[test]
fn a_round_with_two_results_for_one_game_is_not_paired_over() {
    let mut day = eight();
    day.pair(FIRST);
    let game = day.game(FIRST, 1, 1);
    day.act(Act::EnterResult { game, score: Score::BlackWins });
    day.play(FIRST);
    let other = sealed(&day, game, Score::WhiteWins);
    day.act(other);
    let held: Vec<_> = day.desk.held().copied().collect();
    assert_eq!((held[0].game, held[0].because), (game, HeldBecause::Differs));
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    let games = vec![game];
    assert_eq!(refusal, Refusal::ResultsHeld { tournament: FIRST, round: R1, games });
    let (held, reason) = (held[0].no, "the players say so".to_owned());
    day.act(Act::SettleHeld { held, accept: true, reason, then: None });
    day.pair(FIRST);
    day.replays();
}

#[test]
fn a_court_that_plays_a_pair_with_the_colours_of_an_earlier_version_does_not_decide_it() {
    let mut day = eight();
    day.pair(FIRST);
    let old = day.game(FIRST, 1, 1);
    let match_no = day.desk.games()[&old].match_no;
    // a late entry joins after the round, and needs no place in it
    day.act(Act::Enter { players: vec![player(9, 1_700)], byes: Vec::new(), teams: Vec::new() });
    day.act(Act::OpenChanges { tournament: FIRST, round: R1 });
    let change = HandChange::Colours(match_no);
    day.act(Act::ChangeRound { tournament: FIRST, round: R1, change });
    let reason = "the lot was read wrongly".to_owned();
    day.act(Act::CloseChanges { tournament: FIRST, round: R1, reason });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    assert_eq!(day.tables(FIRST, 1)[0], (5, 1));
    let result = sealed(&day, old, Score::WhiteWins);
    day.act(result);
    let held: Vec<_> = day.desk.held().map(|held| (held.game, held.because)).collect();
    assert_eq!(held, [(old, HeldBecause::Withdrawn)]);
    let new = day.game(FIRST, 1, 1);
    assert_eq!(day.desk.games()[&new].result, None);
    day.replays();
}

#[test]
fn a_result_of_a_game_that_the_desk_took_back_is_held_and_not_lost() {
    let mut day = second_round();
    let gone = day.desk.tournaments()[&FIRST].rounds[1].matches[0].games[0];
    let game = day.game(FIRST, 1, 1);
    day.act(Act::CorrectResult {
        game,
        score: Some(Score::BlackWins),
        reason: "wrong slip".to_owned(),
        then: Some(AfterPairing::RepairAll),
        protest: None,
    });
    assert!(day.desk.games()[&gone].withdrawn);
    let result = sealed(&day, gone, Score::Draw);
    day.act(result);
    let held: Vec<_> = day.desk.held().copied().collect();
    assert_eq!((held[0].game, held[0].because), (gone, HeldBecause::Withdrawn));
    let settle = |accept| Act::SettleHeld {
        held: held[0].no,
        accept,
        reason: "played by mistake".to_owned(),
        then: None,
    };
    assert_eq!(day.refused(settle(true)), Refusal::GameWithdrawn { game: gone });
    day.act(settle(false));
    assert_eq!(day.desk.held().count(), 0);
    day.replays();
}

#[test]
fn a_decision_in_parts_counts_when_the_last_part_is_there() {
    let mut day = Day::of(Plan::default());
    let players = (1..=2_000).map(|person| player(person, 1_500)).collect();
    day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
    let parts: Vec<_> = day.records.iter().skip(1).collect();
    assert!(parts.len() > 1 && parts[0].goes_on);
    let mut torn = Desk::default();
    for record in day.records.iter().take(day.records.len() - 1) {
        torn.apply(record);
    }
    assert_eq!(torn.entries().len(), 0, "an import is whole or nothing");
    let (now, by) = (CourtTime(0), Author::House);
    let opened = decide(&torn, &Act::OpenCheckIn.into(), by, now).expect("possible");
    for record in torn.records(now, by, opened) {
        torn.apply(&record);
    }
    assert_eq!(torn.entries().len(), 0, "the next decision does not bring the torn one back");
    assert_eq!(day.desk.entries().len(), 2_000);
    day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    day.replays();
}

#[test]
fn a_seed_of_64_bits_stands_in_the_record_as_every_reader_can_count_it() {
    let mut day = Day::with_players(Plan::default(), &[2_400, 2_300]);
    let facts = day.act(Act::CloseEntries { seed: u64::MAX, by_name: Vec::new() });
    assert_eq!(facts[0], Fact::EntriesClosed { seed: (1 << 53) - 1 });
}

#[test]
fn a_refusal_and_a_reason_are_sentences_for_people() {
    let mut day = eight();
    let refusal = day.refused(Act::Publish { tournament: FIRST, round: R1 });
    let words = referee_messages::Words::english();
    assert_eq!(words.say(&refusal.message()), "tournament 1 has no round 1 yet");
    day.pair(FIRST);
    let why = why(&day.desk, FIRST, R1, of(2)).expect("a player of the round");
    let sentences: Vec<String> = why.iter().map(|why| words.say(&why.message())).collect();
    assert_eq!(
        sentences,
        [
            "The opponents follow the natural order of the score group 0.0 (art. 3.3).",
            "6 has had no game and is due neither colour.",
            "2 has had no game and is due neither colour.",
            "Neither is due a colour, so the lot and the number of the higher ranked decide (art. 5.2.5).",
        ]
    );
}
