//! Tests whole events, from the entries to the list of medals.

use std::fmt::Write as _;

use referee_tournament::division::{Choice, Division, Entrant};
use referee_tournament::event::{
    Bye, Colour, Event, Points, PointsSystem, RoundEntry, RoundNumber, Team, TeamByes, TeamNumber,
};
use referee_tournament::event::{Competitor, Sex, StartNumber};
use referee_tournament::game_result::GameResult;
use referee_tournament::knockout::duel::{DuelInput, DuelRules, DuelStep};
use referee_tournament::knockout::{Knockout, Seed};
use referee_tournament::league::LeagueMatch;
use referee_tournament::league::games::MATCH_ROUNDS;
use referee_tournament::league::season::Season;
use referee_tournament::programme::{EventKind, Length, Medals, Phase, Programme};
use referee_tournament::standings::{Lot, Standings};
use referee_tournament::team::crosstable::TeamCrosstable;
use referee_tournament::team::line_up::{BoardPairing, Squad};
use referee_tournament::tiebreak::Code;
use referee_tournament::title::{Championship, legends};
use referee_tournament::{swiss, team};

/// The data of a player at entry.
#[derive(Debug, Clone, Copy)]
struct Entered {
    id: u16,
    born: u16,
    sex: Sex,
    rating: u16,
    choice: Choice,
}

impl Entered {
    fn division(self) -> Division {
        let entrant = Entrant {
            born: self.born,
            sex: Some(self.sex),
            rating: Some(i32::from(self.rating)),
            choice: self.choice,
        };
        Division::of(&entrant, 2026).expect("every choice is permitted")
    }
}

/// The result of a game, determined by the two players and the round alone; the stronger player
/// wins more often.
fn played(white: u16, black: u16, strengths: (u16, u16), round: u8) -> GameResult {
    let noise = u32::from(white) * 7919 + u32::from(black) * 104_729 + u32::from(round) * 1_299_709;
    let luck = (noise / 13 % 1000).cast_signed();
    match i32::from(strengths.0) - i32::from(strengths.1) + luck - 470 {
        ..-90 => GameResult::BlackWins,
        -90..90 => GameResult::Draw,
        _ => GameResult::WhiteWins,
    }
}

/// Ranks the competitors and draws lots for shared places; the higher number has the better lot.
fn ranked(event: &Event, codes: &[Code]) -> Standings {
    let standings = Standings::of(event, codes).expect("the usual list");
    let lots: Vec<Lot> = standings
        .shared_places()
        .map(|group| {
            let mut order: Vec<u16> = group.iter().map(|line| line.number).collect();
            order.sort_unstable_by(|a, b| b.cmp(a));
            Lot { order }
        })
        .collect();
    let decided = standings.with_lots(&lots).expect("the lots are drawn among the tied players");
    assert_eq!(decided.shared_places().count(), 0);
    decided
}

/// Plays one tournament of players, from the starting list to the final standings.
fn swiss_of(players: &[Entered], rounds: u8) -> (Event, Standings) {
    let mut by_rating = players.to_vec();
    by_rating.sort_by_key(|player| (std::cmp::Reverse(player.rating), player.id));
    let mut event = Event {
        rounds: Some(RoundNumber(rounds)),
        initial_colour: Some(Colour::White),
        ..Event::default()
    };
    for (number, player) in (1..).map(StartNumber).zip(&by_rating) {
        let mut competitor = Competitor::new(number, format!("Player {}", player.id));
        competitor.rating = Some(player.rating);
        event.enter(competitor);
    }
    for round in (1..=rounds).map(RoundNumber) {
        let pairing = swiss::pair(&event).expect("enough players for every round");
        for pair in pairing.boards {
            let strength = |number: StartNumber| by_rating[usize::from(number.0) - 1].rating;
            let strengths = (strength(pair.0), strength(pair.1));
            played(pair.0.0, pair.1.0, strengths, round.0).record_in(&mut event, round, pair);
        }
        if let Some(bye) = pairing.bye {
            let player = event.competitor_mut(bye).expect("entered");
            player.record(round, RoundEntry::Bye(Bye::PairingAllocated));
        }
    }
    let standings = ranked(&event, &Code::default_individual());
    (event, standings)
}

/// Plays a knockout to the end. `result` gives the result of a game of two seeds on a board; the
/// ChessSprint is game 0, and `sprint` replaces its draws.
fn finals(
    rules: DuelRules,
    finalists: u16,
    sprint: GameResult,
    result: impl Fn((Seed, Seed), u8, u8) -> GameResult,
) -> Knockout {
    let mut knockout = Knockout::new(finalists, rules).expect("finalists have qualified");
    while let Some(&id) = knockout.open().first() {
        let duel = knockout.duel(id).expect("open");
        let on_board = |white: Seed, black: Seed, board: u8| {
            if board % 2 == 1 { (white, black) } else { (black, white) }
        };
        let input = match duel.next() {
            DuelStep::Game { number: game, white, black, boards } => {
                let board = boards[0];
                let result = result(on_board(white, black, board), game, board);
                DuelInput::Game { game, board, result }
            }
            DuelStep::Sprint { white, black, boards } => {
                let board = boards[0];
                let result = match result(on_board(white, black, board), 0, board) {
                    GameResult::Draw => sprint,
                    decided => decided,
                };
                DuelInput::Sprint { board, result }
            }
            DuelStep::ColourChoice { .. } => DuelInput::default_colour(),
            DuelStep::Ruling => DuelInput::Ruling(Some(duel.higher())),
            DuelStep::Decided(_) => unreachable!("an open match is not decided"),
        };
        knockout.record(id, input).expect("the input is the one due");
    }
    knockout
}

/// Plays the finals of an individual event.
fn player_finals(length: Length, finalists: u16) -> Knockout {
    finals(length.duel(), finalists, GameResult::BlackWins, |(white, black), game, _| {
        let strength = |seed: Seed| 2400 - seed.0 * 60;
        let luck = if game == 0 { 9 } else { game };
        played(white.0 + 40, black.0 + 40, (strength(white), strength(black)), luck)
    })
}

/// The medals by name; `named` returns the name for a seed.
fn medal_line(knockout: &Knockout, named: impl Fn(Seed) -> String) -> String {
    let medals = Medals::of(&knockout.places().expect("played to the end"));
    let name = |seed: Option<Seed>| seed.map_or_else(|| "nobody".to_owned(), &named);
    format!(
        "gold {}, silver {}, bronze {}",
        name(medals.gold),
        name(medals.silver),
        name(medals.bronze)
    )
}

/// 96 entries: 12 Pro, 38 M20, 6 M25, 20 U20 and 20 W20.
fn ninety_six() -> Vec<Entered> {
    let groups: [(u16, u16, Sex, Choice); 5] = [
        (12, 1990, Sex::Male, Choice::Pro),
        (38, 2004, Sex::Male, Choice::AgeGroup),
        (6, 1999, Sex::Male, Choice::AgeGroup),
        (20, 2008, Sex::Female, Choice::OpenAgeGroup),
        (20, 2003, Sex::Female, Choice::AgeGroup),
    ];
    let mut entries = Vec::new();
    for (count, born, sex, choice) in groups {
        for place in 0..count {
            let id = u16::try_from(entries.len()).expect("96") + 1;
            let rating = if choice == Choice::Pro { 2450 - place * 25 } else { 2050 - place * 21 };
            entries.push(Entered { id, born, sex, rating, choice });
        }
    }
    entries
}

#[test]
fn cr_5_1_a_world_championship_of_96_in_four_tournaments_over_two_days_with_finals() {
    let entries = ninety_six();
    let divided: Vec<(u16, Division)> =
        entries.iter().map(|player| (player.id, player.division())).collect();
    let tournaments = EventKind::Major.tournaments(&divided);
    assert_eq!(tournaments.len(), 4, "M25 has six players and plays with M20");

    let mut told = String::new();
    let mut rankings = Vec::new();
    for tournament in &tournaments {
        let players: Vec<Entered> = entries
            .iter()
            .copied()
            .filter(|player| tournament.players.contains(&player.id))
            .collect();
        let count = u16::try_from(players.len()).expect("96 at most");
        let programme = Programme::recommended(Length::TwoDays, count).expect("enough players");
        let [Phase::Swiss { rounds, .. }, Phase::Knockout { finalists }] = programme.phases()
        else {
            panic!("a Swiss and a knockout");
        };
        let (event, standings) = swiss_of(&players, *rounds);
        let name = |number: u16| {
            event.competitor(StartNumber(number)).expect("ranked players are entered").name.clone()
        };
        let knockout = player_finals(Length::TwoDays, *finalists);
        let seeded = |seed: Seed| name(standings.lines()[usize::from(seed.0) - 1].number);
        let categories: Vec<String> =
            tournament.categories.iter().map(ToString::to_string).collect();
        writeln!(told, "{} ({count}): {}", categories.join("+"), medal_line(&knockout, seeded))
            .expect("a string takes it");
        // CR-5-2: every original category has its own ranking, by the finals,
        // then the qualification.
        let places = knockout.places().expect("played to the end");
        let in_finals: Vec<String> = places.iter().map(|placing| seeded(placing.seed)).collect();
        let behind = standings.lines().iter().map(|line| name(line.number));
        let order: Vec<String> = in_finals
            .iter()
            .cloned()
            .chain(behind.filter(|player| !in_finals.contains(player)))
            .collect();
        for &category in &tournament.categories {
            let is_in = |player: &&String| {
                entries.iter().any(|entered| {
                    format!("Player {}", entered.id) == **player && entered.division() == category
                })
            };
            rankings.push((category, order.iter().filter(is_in).cloned().collect::<Vec<_>>()));
        }
    }
    let championship = Championship { world: true, finished: true };
    for (category, champion) in legends(championship, &rankings).expect("a World Championship") {
        writeln!(told, "CRL {category}: {champion}").expect("a string takes it");
    }
    assert_eq!(rankings.iter().map(|(_, order)| order.len()).sum::<usize>(), 96);
    insta::assert_snapshot!(told, @"
    Pro (12): gold Player 1, silver Player 2, bronze Player 5
    U20 (20): gold Player 57, silver Player 68, bronze Player 61
    M20+M25 (44): gold Player 14, silver Player 13, bronze Player 19
    W20 (20): gold Player 77, silver Player 88, bronze Player 81
    CRL Pro: Player 1
    CRL U20: Player 57
    CRL M20: Player 14
    CRL M25: Player 51
    CRL W20: Player 77
    ");
}

#[test]
fn cr_5_3_one_qualification_classifies_every_category_and_the_finals_change_none() {
    let entries = ninety_six();
    let divided: Vec<(u16, Division)> =
        entries.iter().map(|player| (player.id, player.division())).collect();
    let [tournament] = EventKind::Open.tournaments(&divided).try_into().expect("one tournament");
    let programme = Programme::recommended(Length::OneDay, 96).expect("enough players");
    assert_eq!(
        programme.phases(),
        [Phase::Swiss { rounds: 5, acceleration_offered: true }, Phase::Knockout { finalists: 4 }]
    );
    let (event, standings) = swiss_of(&entries, 5);
    let entered = |number: u16| {
        let name = &event.competitor(StartNumber(number)).expect("entered").name;
        let mut players = entries.iter();
        *players.find(|player| format!("Player {}", player.id) == *name).expect("entered")
    };
    let mut classified = 0;
    for category in &tournament.categories {
        let classification = standings.among(|number| entered(number).division() == *category);
        // The order of the qualification, with places counted anew.
        let overall: Vec<u16> = standings
            .lines()
            .iter()
            .map(|line| line.number)
            .filter(|&number| entered(number).division() == *category)
            .collect();
        let within: Vec<u16> = classification.lines().iter().map(|line| line.number).collect();
        assert_eq!(within, overall);
        assert_eq!(classification.lines()[0].rank, 1);
        classified += within.len();
    }
    assert_eq!(classified, 96);
    let knockout = player_finals(Length::OneDay, 4);
    let general = medal_line(&knockout, |seed| format!("place {} of the qualification", seed.0));
    insta::assert_snapshot!(
        general,
        @"gold place 2 of the qualification, silver place 1 of the qualification, bronze place 3 of the qualification"
    );
}

#[test]
fn cr_5_4_ties_go_by_the_list_and_then_by_recorded_lots() {
    let entries: Vec<Entered> = ninety_six().into_iter().take(12).collect();
    let (event, decided) = swiss_of(&entries, 5);
    let standings = Standings::of(&event, &Code::default_individual()).expect("the usual list");
    for shared in standings.shared_places() {
        let order: Vec<u16> = decided
            .lines()
            .iter()
            .map(|line| line.number)
            .filter(|number| shared.iter().any(|line| line.number == *number))
            .collect();
        assert!(order.is_sorted_by(|a, b| a > b), "as the lots fell");
    }
    let points: Vec<Points> = decided
        .lines()
        .iter()
        .map(|line| {
            let player = event.competitor(StartNumber(line.number)).expect("entered");
            event.points_after(player, 5)
        })
        .collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "points come before every tie-break");
}

/// Teams of six players and one substitute, with the strength of their first board.
fn teams(count: u16) -> Event {
    let mut event = Event {
        match_points: PointsSystem::MATCH,
        initial_colour: Some(Colour::White),
        ..Event::default()
    };
    for number in 1..=count {
        let members: Vec<StartNumber> =
            (1..=7).map(|m| StartNumber((number - 1) * 7 + m)).collect();
        for (place, &member) in (0_u16..).zip(&members) {
            let mut player = Competitor::new(member, format!("Runner {member}"));
            player.rating = Some(2300 - number * 40 - place * 30);
            event.enter(player);
        }
        event.enter_team(Team::new(TeamNumber(number), format!("Team {number}"), members));
    }
    event
}

/// The line-up of a team; in every third round the third player rests.
fn line_up(
    event: &Event,
    team: TeamNumber,
    round: u8,
) -> referee_tournament::team::line_up::LineUp<StartNumber> {
    let members = event.team(team).expect("a team of the event").members.clone();
    let rests = if round.is_multiple_of(3) { 2 } else { 6 };
    let named: Vec<StartNumber> =
        (0..7).filter(|&place| place != rests).map(|place| members[place]).collect();
    Squad::new(members).expect("nobody twice").line_up(&named).expect("six of the squad")
}

fn rating(event: &Event, number: StartNumber) -> u16 {
    event.competitor(number).and_then(|player| player.rating).expect("everybody is rated")
}

/// Plays a knockout of teams; the strength of each board is that of its team's seed.
fn team_finals(rules: DuelRules, finalists: u16) -> Knockout {
    finals(rules, finalists, GameResult::WhiteWins, |(white, black), game, board| {
        let strength = |seed: Seed| 2300 - seed.0 * 30;
        let luck = board + if game == 0 { 5 } else { game } * 7;
        played(white.0 * 31, black.0 * 17, (strength(white), strength(black)), luck)
    })
}

/// The qualification of eleven teams, and the number of teams that go on.
fn team_qualification() -> (Event, u16) {
    let mut event = teams(11);
    let programme = Programme::recommended(Length::OneDay, 11).expect("enough teams");
    let [Phase::Swiss { rounds, .. }, Phase::Knockout { finalists }] = programme.phases() else {
        panic!("a Swiss and a knockout");
    };
    event.rounds = Some(RoundNumber(*rounds));
    for round in (1..=*rounds).map(RoundNumber) {
        let pairing = team::swiss::pair(&event).expect("enough teams for every round");
        for &(white, black) in &pairing.pairs {
            let line_ups = [white, black].map(|team| line_up(&event, team, round.0));
            for board in line_ups[0].against(&line_ups[1], Colour::White) {
                let BoardPairing::Game { white, black } = board else {
                    panic!("every chair is taken");
                };
                let strengths = (rating(&event, white), rating(&event, black));
                let result = played(white.0, black.0, strengths, round.0);
                result.record_in(&mut event, round, (white, black));
            }
        }
        let bye = pairing.bye.expect("eleven teams leave one over");
        let byes = event.team_byes.get_or_insert_with(|| TeamByes {
            match_points: Points::ONE,
            game_points: Points::whole(3),
            teams: Vec::new(),
        });
        byes.teams.push(Some(bye));
    }
    (event, *finalists)
}

#[test]
fn cr_6_1_1_1_a_one_day_event_of_eleven_teams_from_the_entries_to_the_medals() {
    let (event, finalists) = team_qualification();
    let standings = ranked(&event, &Code::default_teams());
    let knockout = team_finals(Length::OneDay.team_duel(), finalists);
    let medals = medal_line(&knockout, |seed| {
        format!("team {}", standings.lines()[usize::from(seed.0) - 1].number)
    });
    insta::assert_snapshot!(medals, @"gold team 1, silver team 4, bronze team 3");
}

#[test]
fn cr_6_1_2_teams_level_on_match_points_are_told_apart_by_the_usual_list() {
    let (event, _) = team_qualification();
    let codes: Vec<String> = Code::default_teams().iter().map(ToString::to_string).collect();
    assert_eq!(codes, ["MP", "GP", "EDE", "EMGSB", "BH:MP/C1"]);
    let table = TeamCrosstable::of(&event);
    let points: Vec<(Points, Points)> = ranked(&event, &Code::default_teams())
        .lines()
        .iter()
        .map(|line| TeamNumber(line.number))
        .map(|team| (table.match_points(team), table.game_points(team)))
        .collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "match points, then game points");
    assert!(points.windows(2).any(|teams| teams[0].0 == teams[1].0), "some teams were level");
}

#[test]
fn cr_6_2_1_a_league_season_from_the_fixtures_to_the_champion() {
    let squads = teams(4);
    let mut season = Season::new(4).expect("four teams");
    for day in 1..=season.rounds() {
        for fixture in season.fixtures(day) {
            let member = |team: u16, rank: u8| {
                let team = squads.team(TeamNumber(team)).expect("a team of the league");
                team.members[usize::from(rank) - 1]
            };
            let mut league_match = LeagueMatch::default();
            for (round, games) in (1_u8..).zip(&MATCH_ROUNDS) {
                for (board, game) in (1..).zip(games) {
                    let home = member(fixture.home.0, game.home);
                    let away = member(fixture.away.0, game.away);
                    let (white, black) = match game.home_colour {
                        Colour::White => (home, away),
                        Colour::Black => (away, home),
                    };
                    let strengths = (rating(&squads, white), rating(&squads, black));
                    let luck = u8::try_from(day).expect("six days") * 6 + round;
                    let result = played(white.0, black.0, strengths, luck);
                    league_match.record(round, board, result).expect("each game once");
                }
            }
            season.record(fixture, &league_match).expect("each fixture once");
        }
    }
    assert!(season.is_finished());
    let table: Vec<String> = season
        .table()
        .iter()
        .map(|row| {
            let (rank, team) = (row.rank, row.team);
            format!("{rank}. team {team}: {} MP, {} BP", row.match_points, row.board_points)
        })
        .collect();
    // CR-6.2.4-1: the first two play the championship final.
    let finalists = season.qualified(2).expect("no lots needed");
    let knockout = team_finals(DuelRules::TEAMS_MORE_DAYS, 2);
    let champion = knockout.places().expect("played")[0].seed;
    let told =
        format!("{}\nchampion: team {}", table.join("\n"), finalists[usize::from(champion.0) - 1]);
    insta::assert_snapshot!(told, @"
    1. team 1: 10.0 MP, 123.5 BP
    2. team 2: 7.0 MP, 112.5 BP
    3. team 4: 6.0 MP, 96.0 BP
    4. team 3: 1.0 MP, 100.0 BP
    champion: team 1
    ");
}
