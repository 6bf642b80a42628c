//! Teams, a league and groups.

use crate::day::{Day, FIRST, of, player, teams};
use court_protocol::{CourtId, CourtTime, Message, Ruleset, Seq, message};
use referee_desk::standings::live_standings;
use referee_desk::tables::{self, Cell};
use referee_desk::views::{
    Audience, CellResult, CrossTableRow, Stage, cross_table, entry_list, overview,
    player as player_view, round, standings_view,
};
use referee_desk::{
    Act, Author, Competitor, CourtItem, CourtNews, Deal, Field, Format, Match, Part, PersonId,
    Plan, Refusal, RoundBye, Score, Settings, System, SystemChoice, TeamEntry, TeamId,
    TournamentId, why,
};
use referee_tournament::event::{Bye, Colour, Points, RoundNumber};
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::round_robin::Cycles;

const R1: RoundNumber = RoundNumber(1);

fn plan(format: Format) -> Plan {
    Plan { format, rounds: Some(3), system: SystemChoice::Swiss, ..Plan::default() }
}

/// Publishes the line-ups of a round and plays its games.
fn play_round(day: &mut Day, tournament: TournamentId, round: RoundNumber) {
    day.act(Act::OpenLineUps { tournament, round, matches: Vec::new() });
    day.play(tournament);
}

#[test]
fn six_boards_of_sealed_line_ups_make_a_match() {
    let mut day = teams(plan(Format::Teams), 6);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.pair(FIRST);
    let found = day.desk.tournaments()[&FIRST].rounds[0].matches[0].clone();
    assert_eq!((found.white.0.min(found.black.0), found.white.0.max(found.black.0)), (1, 4));
    let refusal = day.refused(Act::Pair { tournament: FIRST });
    assert_eq!(refusal.code(), "matches_undecided");
    let rest = |team: u32| (team * 100 + 2..=team * 100 + 7).map(PersonId).collect::<Vec<_>>();
    let seal = |players| Act::SealLineUp { match_no: found.no, team: TeamId(1), players };
    day.by = Author::Player(PersonId(401));
    assert_eq!(day.refused(seal(rest(1))).code(), "not_yours");
    day.by = Author::Player(PersonId(101));
    let due = |day: &Day, person| {
        let page = player_view(&day.desk, PersonId(person)).expect("a player");
        page.line_ups.into_iter().map(|due| (due.match_no, due.opponent, due.sealed)).collect()
    };
    let opponent = if found.white == of(1) { found.black } else { found.white }.team();
    let open: Vec<_> = due(&day, 101);
    assert_eq!(open, [(found.no, opponent, None)]);
    day.act(seal(rest(1)));
    assert_eq!(due(&day, 101), [(found.no, opponent, Some(rest(1)))]);
    assert_eq!(due(&day, 102), [], "he is no captain");
    let theirs: Vec<_> = due(&day, opponent.0 * 100 + 1);
    assert_eq!(theirs[0].2, None, "a sealed line-up is nobody else's to see");
    let again = day.refused(seal(rest(1)));
    assert_eq!(again, Refusal::LineUpThere { match_no: found.no, team: TeamId(1) });
    day.by = Author::Organiser(1);
    day.act(Act::OpenLineUps { tournament: FIRST, round: R1, matches: Vec::new() });
    assert_eq!(due(&day, 101), []);
    let boards: Vec<u32> = day
        .desk
        .games()
        .values()
        .filter(|game| game.match_no == found.no)
        .flat_map(|game| game.players().filter(|person| person.0 < 200))
        .map(|person| person.0)
        .collect();
    assert_eq!(boards, [102, 103, 104, 105, 106, 107], "board 1 rests");
    day.play(FIRST);
    for round in 2..=3 {
        day.pair(FIRST);
        play_round(&mut day, FIRST, RoundNumber(round));
    }
    let places = day.standings(FIRST);
    assert_eq!(places.len(), 6);
    assert_eq!(places[0], (1, 1), "the lower numbers win");
    day.replays();
}

/// Match points and board points of each team by the cross-table, and those of the standings.
fn points_of_both(day: &Day) -> [Vec<(u32, String, String)>; 2] {
    let table = cross_table(&day.desk, FIRST, Audience::Crew).expect("no knockout");
    let crossed = table.rows.into_iter().map(|row| {
        (row.competitor.0, row.points, row.board_points.expect("teams have board points"))
    });
    let ranked = standings_view(&day.desk, FIRST, Audience::Crew).expect("ranked");
    assert_eq!(ranked.codes[..2], ["MP", "GP"]);
    let standings = ranked.rows.into_iter().map(|row| {
        let [match_points, board_points, ..] = &row.cells[..] else { panic!("{row:?}") };
        let decimal =
            |cell: &String| if cell.contains('.') { cell.clone() } else { format!("{cell}.0") };
        (row.competitor.0, decimal(match_points), decimal(board_points))
    });
    [crossed.collect(), standings.collect()]
}

#[test]
fn the_cross_table_of_teams_adds_up_to_the_standings() {
    for (format, system, teams_n, rounds) in [
        (Format::Teams, SystemChoice::Swiss, 5, 3),
        (Format::Teams, SystemChoice::DoubleRoundRobin, 3, 6),
        (Format::League, SystemChoice::Recommended, 3, 6),
    ] {
        let mut day = teams(Plan { format, system, rounds: Some(3), ..Plan::default() }, teams_n);
        day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
        for round in (1..=rounds).map(RoundNumber) {
            if day.desk.tournaments()[&FIRST].round(round).is_none() {
                day.act(Act::Pair { tournament: FIRST });
            }
            day.act(Act::Publish { tournament: FIRST, round });
            if round.0 == 2 {
                let match_no = day.desk.tournaments()[&FIRST].rounds[1].matches[0].no;
                let winner = Some(day.desk.tournaments()[&FIRST].rounds[1].matches[0].black);
                day.act(Act::WalkOver { match_no, winner, reason: "snow".to_owned() });
            }
            play_round(&mut day, FIRST, round);
            let [crossed, standings] = points_of_both(&day);
            assert_eq!(crossed, standings, "{system:?} after round {round}");
        }
        let table = cross_table(&day.desk, FIRST, Audience::Crew).expect("no knockout");
        let forfeits = table.rows.iter().map(|row| row.cells[1].result);
        let forfeits = forfeits.filter(|of| *of == CellResult::ForfeitWin).count();
        assert_eq!(forfeits, 1, "{system:?}");
    }
}

#[test]
fn the_table_of_matches_has_each_score_above_its_boards() {
    let mut day = teams(plan(Format::Teams), 5);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.pair(FIRST);
    day.act(Act::OpenLineUps { tournament: FIRST, round: R1, matches: Vec::new() });
    let games = day.open_games(FIRST);
    for (game, score) in games[..3].iter().zip([Score::WhiteWins, Score::WhiteWins, Score::Draw]) {
        day.act(Act::EnterResult { game: *game, score });
    }
    let table = tables::matches(&day.desk, FIRST, R1, Audience::Public).expect("teams");
    let seen: Vec<[&Cell; 3]> =
        table.rows[..5].iter().map(|row| [&row[0], &row[4], &row[5]]).collect();
    let colour = |colour: &str| {
        let colour = if colour == "white" { Colour::White } else { Colour::Black };
        Cell::Words(Message::named("organiser-colour-sign").with("colour", &colour))
    };
    let half = Points::HALF;
    assert_eq!(
        seen,
        [
            [&Cell::Number(1), &Cell::Empty, &Cell::MatchScore([half * 3, half * 3])],
            [&Cell::Text("1.1".into()), &colour("white"), &Cell::Score(Score::WhiteWins)],
            [&Cell::Text("1.2".into()), &colour("black"), &Cell::Score(Score::BlackWins)],
            [&Cell::Text("1.3".into()), &colour("white"), &Cell::Score(Score::Draw)],
            [&Cell::Text("1.4".into()), &colour("black"), &Cell::Empty],
        ]
    );
    let last = table.rows.last().expect("the bye");
    assert_eq!(last[5], Cell::Words(message!("tournament-bye", bye = Bye::PairingAllocated)));
    assert_eq!(table.rows.len(), 2 * 7 + 1);
}

#[test]
fn the_team_swiss_says_why_two_teams_meet() {
    let mut day = teams(plan(Format::Teams), 5);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.pair(FIRST);
    let words = referee_messages::Words::english();
    let reasons = |team| -> Vec<String> {
        let why = why(&day.desk, FIRST, R1, of(team)).expect("a team of the round");
        why.iter().map(|why| words.say(&why.message())).collect()
    };
    assert_eq!(
        reasons(1),
        [
            "The team Swiss gave these opponents.",
            "team 1 (0.0 MP, no match yet) has White against team 3 (0.0 MP, no match yet): 4.3.1: \
             neither team has played, so the first-team's number and the initial colour decide.",
            "Opponents: the first in the order of the pairings (3.6.3), upper half against lower by \
             number.",
        ]
    );
    assert_eq!(reasons(3), reasons(1), "both sides of a match have its reasons");
    assert!(
        reasons(5)[1].starts_with("team 5 (0.0 MP, no match yet) has no opponent"),
        "{:?}",
        reasons(5)
    );
}

#[test]
fn a_team_that_does_not_come_loses_every_board() {
    let mut day = teams(plan(Format::Teams), 4);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.pair(FIRST);
    let found = day.desk.tournaments()[&FIRST].rounds[0].matches[0].clone();
    let walk_over = |winner| Act::WalkOver {
        match_no: found.no,
        winner,
        reason: "the bus broke down".to_owned(),
    };
    let refusal = day.refused(walk_over(Some(of(77))));
    assert_eq!(refusal, Refusal::NotInMatch { match_no: found.no, competitor: of(77) });
    day.act(walk_over(Some(found.black)));
    play_round(&mut day, FIRST, R1);
    let first: Vec<u32> =
        day.standings(FIRST).iter().filter(|row| row.0 == 1).map(|row| row.1).collect();
    assert_eq!(first, [2, 3], "both have six points of six");
    assert_eq!(found.black, of(3));
    day.replays();
}

#[test]
fn a_level_team_final_goes_to_five_sprints_in_the_other_colours() {
    let mut day = teams(plan(Format::Teams), 4);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    let field = Field::Given([1, 2, 3, 4].map(Competitor).to_vec());
    let system = System::TeamKnockout(DuelRules::TEAMS_ONE_DAY);
    let settings = Box::default();
    day.act(Act::MakeTournaments { field, deal: Deal::One, system, settings });
    let finals = TournamentId(2);
    day.pair(finals);
    assert_eq!(day.tables(finals, 1), [(1, 4), (2, 3)]);
    day.act(Act::OpenLineUps { tournament: finals, round: R1, matches: Vec::new() });
    let games = day.open_games(finals);
    for game in &games[..6] {
        day.act(Act::EnterResult { game: *game, score: Score::Draw });
    }
    let sprints: Vec<_> = day
        .desk
        .games()
        .values()
        .filter(|game| game.part == Part::SPRINT)
        .map(|game| (game.board, game.white.expect("White").0))
        .collect();
    assert_eq!(sprints, [(1, 401), (2, 102), (3, 403), (4, 104), (5, 405)]);
    day.play(finals);
    day.pair(finals);
    assert_eq!(day.tables(finals, 2), [(3, 4), (1, 2)]);
    day.replays();
}

#[test]
fn a_league_season_with_a_postponement_a_walk_over_and_a_deduction() {
    let mut day = teams(plan(Format::League), 4);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    assert_eq!(day.desk.tournaments()[&FIRST].rounds.len(), 6, "home and away");
    for round in (1..=6).map(RoundNumber) {
        day.act(Act::Publish { tournament: FIRST, round });
        let matches = day.desk.tournaments()[&FIRST].rounds[round.index()].matches.clone();
        if round == R1 {
            let to = |at| Act::Postpone {
                match_no: matches[0].no,
                to: CourtTime(at),
                reason: String::new(),
            };
            day.act(to(1_000));
            assert_eq!(day.refused(to(2_000)), Refusal::ReasonNeeded);
            day.act(Act::WalkOver {
                match_no: matches[1].no,
                winner: Some(matches[1].white),
                reason: "nobody came".to_owned(),
            });
        }
        play_round(&mut day, FIRST, round);
    }
    let champion = day.standings(FIRST)[0].1;
    assert_eq!(champion, 1);
    let reason = "an unregistered player";
    day.act(Act::Deduct {
        tournament: FIRST,
        team: TeamId(1),
        match_points: Points::whole(20),
        board_points: Points::ZERO,
        reason: reason.to_owned(),
    });
    assert_eq!(day.standings(FIRST)[3].1, 1);
    let ranking = live_standings(&day.desk, &day.desk.tournaments()[&FIRST]).expect("a league");
    let cross = cross_table(&day.desk, FIRST, Audience::Public).expect("it is there");
    let points = |row: &CrossTableRow| {
        let on_boards = row.board_points.clone().expect("a team");
        assert_eq!(row.after.last(), Some(&row.points));
        (row.competitor, vec![row.points.clone(), on_boards])
    };
    let ranked = ranking.rows.iter().map(|row| (row.competitor, row.cells[..2].to_vec()));
    assert!(cross.rows.iter().map(points).eq(ranked), "both tables have the same points");
    let last = &cross.rows[3];
    assert_eq!((&*last.after[4], &*last.points), ("10.0", "-8.0"), "taken after the last round");
    let tables = [tables::cross_table, tables::grid, tables::wall_chart];
    for table in tables.map(|table| table(&day.desk, FIRST, Audience::Public).expect("a league")) {
        let told = message!("organiser-is-taken", match_points = "20", board_points = "0", reason);
        let is_told = |cell: &Cell| *cell == Cell::Several(vec![Cell::Words(told.clone())]);
        let rows: Vec<usize> = (0..4).filter(|&row| table.rows[row].iter().any(is_told)).collect();
        assert_eq!(rows.len(), 1, "{:?}", table.title);
    }
    day.replays();
}

#[test]
fn groups_are_dealt_in_a_snake_and_their_first_two_cross() {
    let plan = Plan { system: SystemChoice::Swiss, rounds: Some(3), ..Plan::default() };
    let mut day =
        Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100, 2_000, 1_900, 1_800, 1_700]);
    let system = System::RoundRobin(Cycles::Single);
    let (field, settings) = (Field::Categories(Vec::new()), Box::<Settings>::default());
    day.act(Act::MakeTournaments { field, deal: Deal::Snake(2), system, settings });
    let numbers = |id| {
        let tournament = &day.desk.tournaments()[&TournamentId(id)];
        tournament.is.numbers.iter().map(|number| number.0).collect::<Vec<_>>()
    };
    assert_eq!((numbers(1), numbers(2)), (vec![1, 4, 5, 8], vec![2, 3, 6, 7]));
    for id in [1, 2].map(TournamentId) {
        day.act(Act::Pair { tournament: id });
        for round in (1..=3).map(RoundNumber) {
            day.act(Act::Publish { tournament: id, round });
        }
        for game in day.open_games(id) {
            let found = &day.desk.games()[&game];
            let score = if found.white < found.black { Score::WhiteWins } else { Score::BlackWins };
            day.act(Act::EnterResult { game, score });
        }
    }
    let field = Field::Best { of: vec![TournamentId(1), TournamentId(2)], places: 2 };
    let system = System::Knockout(DuelRules::ONE_DAY);
    let settings = Box::<Settings>::default();
    day.act(Act::MakeTournaments { field, deal: Deal::Crossed, system, settings });
    day.act(Act::Pair { tournament: TournamentId(3) });
    assert_eq!(day.tables(TournamentId(3), 1), [(1, 3), (2, 4)], "A1-B2 and B1-A2");
    day.replays();
}

#[test]
fn a_list_enters_players_with_their_teams_or_nobody() {
    let mut day = Day::of(plan(Format::Teams));
    let list = |team: u32, name: &str, persons: std::ops::RangeInclusive<u32>, joined: u32| {
        let players = persons.clone().skip(joined as usize).map(|person| player(person, 0));
        let (team, players_of) = (TeamId(team), persons.map(PersonId).collect());
        let team = TeamEntry { team, name: name.into(), captain: None, players: players_of };
        Act::Enter { players: players.collect(), byes: Vec::new(), teams: vec![team] }
    };
    let refusal = day.refused(list(1, "Elmstadt", 1..=5, 0));
    assert_eq!(refusal, Refusal::TooFewPlayers { team: TeamId(1), players: 5, boards: 6 });
    assert_eq!(day.desk.entries().len(), 0);
    assert_eq!(day.refused(list(1, "Elm\u{200b}", 1..=6, 0)).code(), "bad_text");
    day.act(list(1, " Elmstadt ", 1..=6, 0));
    day.act(list(1, "Elmstadt", 1..=7, 6));
    let view = entry_list(&day.desk);
    assert_eq!((view.players.len(), view.teams.len()), (7, 1));
    assert_eq!((&view.teams[0].name[..], view.teams[0].players.len()), ("Elmstadt", 7));
    day.replays();
}

#[test]
fn a_postponed_match_does_not_hold_up_the_next_published_round() {
    let mut day = teams(plan(Format::League), 4);
    let stage = |day: &Day| overview(&day.desk, Audience::Crew).tournaments[0].stage;
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    let [late, other] = [0, 1].map(|of| day.desk.tournaments()[&FIRST].rounds[0].matches[of].no);
    day.act(Act::OpenLineUps { tournament: FIRST, round: R1, matches: vec![other] });
    day.play(FIRST);
    assert_eq!(stage(&day), Stage::LineUps(R1));
    let (to, reason) = (CourtTime(1_000), "no hall".to_owned());
    day.act(Act::Postpone { match_no: late, to, reason });
    assert_eq!(stage(&day), Stage::LineUps(R1), "no other round is published");
    let r2 = RoundNumber(2);
    day.act(Act::Publish { tournament: FIRST, round: r2 });
    assert_eq!(stage(&day), Stage::LineUps(r2));
    play_round(&mut day, FIRST, r2);
    assert_eq!(stage(&day), Stage::LineUps(R1), "the late match is next");
}

#[test]
fn a_person_with_the_number_of_a_team_is_not_that_team() {
    let (rulebook, system) = (Ruleset::Intramural, SystemChoice::RoundRobin);
    let mut day = Day::of(Plan { rulebook, system, ..plan(Format::Teams) });
    for (team, persons) in [(1, 101..=107), (2, 1..=7)] {
        let players = persons.clone().map(|person| player(person, 0)).collect();
        day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
        let (team, players) = (TeamId(team), persons.map(PersonId).collect());
        day.act(Act::EnterTeam {
            team: TeamEntry { team, name: String::new(), captain: None, players },
        });
    }
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    day.act(Act::OpenLineUps { tournament: FIRST, round: R1, matches: Vec::new() });
    let match_no = day.desk.tournaments()[&FIRST].rounds[0].matches[0].no;
    let hour = Act::StartHour { match_no, person: PersonId(1) };
    assert_eq!(day.refused(hour), Refusal::NotInMatch { match_no, competitor: of(1) });
    let winner = Some(of(1));
    day.act(Act::WalkOver { match_no, winner, reason: "team 2 is not there".to_owned() });
    for game in day.desk.games().values() {
        let is_won = game.white.is_some_and(|white| white.0 > 100);
        let score = if is_won { Score::WhiteByForfeit } else { Score::BlackByForfeit };
        assert_eq!(game.result.map(|result| result.score), Some(score), "{game:?}");
    }
    day.replays();
}

#[test]
fn who_has_no_opponent_in_a_round_robin_of_an_odd_number_is_free_and_not_absent() {
    let plan = Plan { system: SystemChoice::RoundRobin, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100, 2_000]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    day.pair(FIRST);
    day.play(FIRST);
    let shown = round(&day.desk, FIRST, R1, Audience::Public).expect("published");
    let [bye] = &shown.byes[..] else { panic!("{:?}", shown.byes) };
    assert_eq!(bye.bye, RoundBye::Free);
    let free = bye.side.competitor;
    let page = player_view(&day.desk, free.person()).expect("a player");
    assert_eq!(page.byes, [(FIRST, R1, RoundBye::Free)]);
    let table = tables::pairings(&day.desk, FIRST, R1, Audience::Public).expect("published");
    let words = Cell::Words(message!("tournament-bye", bye = RoundBye::Free));
    assert!(table.rows.last().expect("the bye").contains(&words), "{table:?}");
    let cross = cross_table(&day.desk, FIRST, Audience::Public).expect("it is there");
    let row = cross.rows.iter().find(|row| row.competitor == free).expect("his row");
    assert_eq!((row.cells[0].result, &*row.points), (CellResult::Free, "0.0"));
    day.replays();
}

#[test]
fn the_free_team_of_a_league_of_an_odd_number_is_free_and_not_absent() {
    let mut day = teams(plan(Format::League), 3);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.pair(FIRST);
    let shown = round(&day.desk, FIRST, R1, Audience::Public).expect("published");
    assert!(shown.byes.iter().map(|row| row.bye).eq([RoundBye::Free]), "{:?}", shown.byes);
    let cross = cross_table(&day.desk, FIRST, Audience::Public).expect("it is there");
    let free = cross.rows.iter().filter(|row| row.cells[0].result == CellResult::Free);
    assert_eq!(free.count(), 1);
}

#[test]
fn who_leaves_a_round_robin_early_is_struck_and_late_forfeits_the_rest() {
    let plan = Plan { system: SystemChoice::RoundRobin, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100, 2_000, 1_900]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    for round in 1..=3 {
        day.act(Act::Publish { tournament: FIRST, round: RoundNumber(round) });
        day.play(FIRST);
        if round == 2 {
            day.act(Act::Withdraw { person: PersonId(2), reason: String::new() });
            assert!(day.standings(FIRST).iter().all(|row| row.1 != 2), "two of five games: struck");
        }
    }
    day.act(Act::Withdraw { person: PersonId(3), reason: String::new() });
    assert!(day.standings(FIRST).iter().any(|row| row.1 == 3), "three of five games");
    for person in [2, 3] {
        assert!(decided(&day, of(person), 1), "the games that remain are forfeited");
    }
    let rows = cross_table(&day.desk, FIRST, Audience::Crew).expect("it is there").rows;
    let last = rows.last().expect("six rows");
    assert_eq!((last.rank, last.competitor, &*last.points), (None, of(2), "0.0"));
    let results: Vec<_> = last.cells.iter().map(|cell| (cell.result, cell.is_struck)).collect();
    assert!(results.iter().all(|(_, is_struck)| *is_struck), "{results:?}");
    assert!(results[..2].iter().all(|(of, _)| *of != CellResult::ForfeitLoss), "{results:?}");
    for row in &rows {
        let ranking = live_standings(&day.desk, &day.desk.tournaments()[&FIRST]);
        let mut ranking = ranking.expect("the usual tie-breaks").rows.into_iter();
        let ranked = ranking.find(|of| of.competitor == row.competitor);
        let points = ranked.map_or("0.0".to_owned(), |ranked| ranked.cells[0].clone());
        assert_eq!(row.points, points, "a result that was struck counts for nothing");
    }
    day.replays();
}

#[test]
fn a_game_in_play_is_not_forfeited_by_a_withdrawal() {
    let plan = Plan { system: SystemChoice::RoundRobin, ..Plan::default() };
    let mut day = Day::with_players(plan, &[2_400, 2_300, 2_200, 2_100]);
    day.act(Act::CloseEntries { seed: 4, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    day.act(Act::Publish { tournament: FIRST, round: R1 });
    let game = day.open_games(FIRST)[0];
    let player = day.desk.games()[&game].players().next().expect("a player");
    let item = CourtItem { seq: Seq(1), game, at: day.now, what: CourtNews::Started };
    let (court, after, through) = (CourtId(1), Seq(0), Seq(1));
    day.act(Act::TakeFromCourt { court, after, through, items: vec![item] });
    day.act(Act::Withdraw { person: player, reason: "ill".to_owned() });
    assert!(day.desk.games()[&game].result.is_none(), "the board decides it");
    day.act(Act::EnterResult { game, score: Score::Draw });
    assert!(decided(&day, player.into(), 1));
    day.replays();
}

/// True if every match of a competitor has so many games, each with a result.
fn decided(day: &Day, competitor: Competitor, games: usize) -> bool {
    let matches = day.desk.tournaments()[&FIRST].rounds.iter().flat_map(|round| &round.matches);
    matches.filter(|found| found.has(competitor)).all(|found| {
        let has_result = |game| day.desk.games()[game].result.is_some();
        found.games.len() == games && found.games.iter().all(has_result)
    })
}

#[test]
fn a_team_that_leaves_a_league_early_is_struck_and_late_forfeits_the_rest() {
    let mut day = teams(plan(Format::League), 4);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    let leaves = |team| Act::WithdrawTeam { team: TeamId(team), reason: "no drivers".to_owned() };
    for round in (1..=6).map(RoundNumber) {
        day.act(Act::Publish { tournament: FIRST, round });
        play_round(&mut day, FIRST, round);
        match round.0 {
            2 => {
                day.act(leaves(2));
                let teams: Vec<_> = day.standings(FIRST).iter().map(|row| row.1).collect();
                assert!(!teams.contains(&2), "two of six matches: struck");
                assert!(decided(&day, of(2), 36));
            }
            3 => {
                day.act(leaves(3));
                assert!(decided(&day, of(3), 36), "three of six matches: the rest is forfeited");
            }
            _ => {}
        }
    }
    let last = day.standings(FIRST).pop().expect("three teams");
    assert_eq!((last.1, last.0), (3, 3));
    day.replays();
}

/// A league of four teams after three of its six rounds.
fn half_a_league() -> Day {
    let mut day = teams(plan(Format::League), 4);
    day.act(Act::CloseEntries { seed: 2, by_name: Vec::new() });
    day.act(Act::Pair { tournament: FIRST });
    for round in (1..=3).map(RoundNumber) {
        day.act(Act::Publish { tournament: FIRST, round });
        play_round(&mut day, FIRST, round);
    }
    day
}

#[test]
fn a_team_that_leaves_a_league_late_wins_nothing_against_those_who_left_or_are_missing() {
    let mut day = half_a_league();
    let before = day.standings(FIRST);
    for person in [101, 102].map(PersonId) {
        day.act(Act::Withdraw { person, reason: "ill".to_owned() });
    }
    day.act(Act::WithdrawTeam { team: TeamId(3), reason: "no drivers".to_owned() });
    assert_eq!(day.standings(FIRST), before, "rounds to come count once they are published");
    day.act(Act::WithdrawTeam { team: TeamId(2), reason: "no money".to_owned() });
    assert_eq!(scores_to_come(&day, of(2), of(3)), [Score::BothForfeit; 36]);
    let crossed = cross_table(&day.desk, FIRST, Audience::Crew).expect("it is there").rows;
    let ranked = standings_view(&day.desk, FIRST, Audience::Crew).expect("it is there");
    assert!(!ranked.is_live, "no game of the next round counts");
    let crossed: Vec<_> = crossed.iter().map(|row| (row.competitor, &row.points)).collect();
    let ranked: Vec<_> = ranked.rows.iter().map(|row| (row.competitor, &row.cells[0])).collect();
    assert_eq!(crossed, ranked, "both count the rounds that were published");
    let against_five = scores_to_come(&day, of(2), of(1));
    let both = against_five.iter().filter(|score| **score == Score::BothForfeit);
    assert_eq!(both.count(), 6, "one board of the other team is empty in each part");
    day.replays();
}

#[test]
fn a_team_that_leaves_or_stays_away_wins_no_board_that_the_other_left_empty() {
    let mut day = half_a_league();
    let mut left = |team: u32, players: std::ops::RangeInclusive<u32>| {
        for player in players {
            let person = PersonId(team * 100 + player);
            day.act(Act::Withdraw { person, reason: "ill".to_owned() });
        }
    };
    left(1, 1..=3);
    left(2, 1..=2);
    day.act(Act::WithdrawTeam { team: TeamId(2), reason: "no money".to_owned() });
    assert_eq!(points(&day, of(3), of(2)), [36, 0], "a whole team wins every board");
    assert_eq!(points(&day, of(1), of(2)), [24, 0], "four players win four boards in each part");
    for round in (4..=6).map(RoundNumber) {
        day.act(Act::Publish { tournament: FIRST, round });
    }
    let no = match_to_come(&day, of(1), of(4)).no;
    let winner = Some(of(1));
    day.act(Act::WalkOver { match_no: no, winner, reason: "nobody came".to_owned() });
    assert_eq!(points(&day, of(1), of(4)), [24, 0], "the team that is not there wins no board");
    day.replays();
}

/// The match of two teams after round 3.
fn match_to_come(day: &Day, one: Competitor, other: Competitor) -> &Match {
    let rounds = day.desk.tournaments()[&FIRST].rounds.iter().skip(3);
    let mut matches = rounds.flat_map(|round| &round.matches);
    matches.find(|found| found.has(one) && found.has(other)).expect("they meet")
}

/// The boards that each of two teams wins in that match.
fn points(day: &Day, one: Competitor, other: Competitor) -> [usize; 2] {
    let found = match_to_come(day, one, other);
    [one, other].map(|team| {
        let is_of = |person: Option<PersonId>| person.is_some_and(|of| of.0 / 100 == team.0);
        let won = found.games.iter().map(|id| &day.desk.games()[id]).filter(|game| {
            match game.result.expect("it is forfeited").score {
                Score::WhiteByForfeit => is_of(game.white),
                Score::BlackByForfeit => is_of(game.black),
                _ => false,
            }
        });
        won.count()
    })
}

/// The results of the games in that match.
fn scores_to_come(day: &Day, one: Competitor, other: Competitor) -> Vec<Score> {
    let games = match_to_come(day, one, other).games.iter().map(|id| &day.desk.games()[id]);
    games.map(|game| game.result.expect("it is forfeited").score).collect()
}
