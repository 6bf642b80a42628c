//! A tournament that another program paired, as its report file has it.

use crate::{
    Competitor, KeptApart, PersonId, Score, Settings, System, TakenGame, TakenRound, TeamEntry,
    VirtualPoints,
};
use court_protocol::{Message, message};
use referee_tournament::event::{
    Acceleration, Bye, Colour, Competitor as Player, Edition, Event, Forbidden, ForfeitedMatch,
    Points, PointsSystem, RequestedByes, RoundEntry, RoundNumber, StartNumber, Team, TeamNumber,
};
use referee_tournament::pairing_system::PairingSystem;
use referee_tournament::round_robin::Cycles;
use referee_tournament::standings::has_pre_set_pairings;
use referee_tournament::team::crosstable::{TeamCrosstable, TeamRoundKind};
use referee_tournament::team::swiss::TeamPairingRefusal;
use referee_tournament::team::{BOARDS, board_colour};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tournament of players or of teams with the rounds that another program paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakenTournament {
    pub system: System,
    #[serde(default)]
    pub settings: Settings,
    /// The teams to enter, and those of the entry list as they are from now on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamEntry>,
    /// The players or the teams by start number, number 1 first.
    pub numbers: Vec<Competitor>,
    /// The colour drawn for the odd numbers in round 1 of a Swiss.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// The rounds, round 1 first.
    pub rounds: Vec<TakenRound>,
    /// The byes asked for in the round after them.
    #[serde(default)]
    pub byes: Vec<(Competitor, Bye)>,
}

/// The tournament of a report file whose players are these persons. `teams` are the teams of the
/// file in its order; a tournament of players has none.
///
/// # Errors
/// If the file is of a kind of team event that the desk does not have; the message says why.
pub fn taken_tournament(
    event: &Event,
    person: impl Fn(StartNumber) -> PersonId,
    teams: Vec<TeamEntry>,
) -> Result<TakenTournament, Message> {
    let system = if event.teams.is_empty() { of_players(event)? } else { of_teams(event)? };
    let numbers: Vec<(StartNumber, Competitor)> = if event.teams.is_empty() {
        let of = |player: &Player| (player.number, person(player.number).into());
        event.competitors.iter().map(of).collect()
    } else {
        let of =
            |(team, entry): (&Team, &TeamEntry)| (StartNumber(team.number.0), entry.team.into());
        event.teams.iter().zip(&teams).map(of).collect()
    };
    let paired = event.rounds_paired();
    let is_swiss = system.is_swiss();
    let settings = Settings {
        rounds: Some(event.rounds.map_or(paired.max(1), |rounds| rounds.0)),
        accelerated: event.system.as_deref().is_some_and(|code| code.ends_with("_BAKU")),
        points: Some(event.points),
        match_points: system.is_of_teams().then(|| match_points(event)),
        team_system: event.system.clone().filter(|_| system == System::TeamSwiss),
        kept_apart: kept_apart(event, &numbers),
        virtual_points: virtual_points(event, &numbers),
        ..Settings::default()
    };
    let next = event.next_round();
    let is_to_come = is_swiss && event.rounds.is_none_or(|rounds| next <= rounds);
    let bye = |&(number, competitor): &(StartNumber, Competitor)| {
        Some((competitor, bye_in(event, system, number, next)?))
    };
    let rounds = (1..=paired).map(RoundNumber).map(|round| {
        if system.is_of_teams() {
            round_of_teams(event, round, &person, &numbers)
        } else {
            round_of_players(event, round, &person)
        }
    });
    Ok(TakenTournament {
        system,
        settings,
        rounds: rounds.collect(),
        byes: if is_to_come { numbers.iter().filter_map(bye).collect() } else { Vec::new() },
        teams,
        numbers: numbers.into_iter().map(|(_, competitor)| competitor).collect(),
        colour: event.initial_colour.filter(|_| is_swiss),
    })
}

fn of_players(event: &Event) -> Result<System, Message> {
    // a file of 2016 has no code, and says the system in words
    if event.system.is_none() && has_pre_set_pairings(event) {
        return Ok(System::RoundRobin(cycles(event, event.competitors.len())));
    }
    match PairingSystem::of(event).map_err(|refusal| refusal.message())? {
        PairingSystem::DutchSwiss => Ok(System::Swiss),
        PairingSystem::RoundRobin(cycles) => Ok(System::RoundRobin(cycles)),
        PairingSystem::TeamSwiss | PairingSystem::TeamRoundRobin(_) => {
            Err(TeamPairingRefusal::NoTeams.message())
        }
    }
}

/// The cycles of a table by the number of its rounds.
fn cycles(event: &Event, competitors: usize) -> Cycles {
    let announced = event.rounds.map_or(0, |rounds| rounds.0).max(event.rounds_paired());
    let single = competitors.next_multiple_of(2).saturating_sub(1);
    if usize::from(announced) > single { Cycles::Double } else { Cycles::Single }
}

/// The system of a file with teams, or the reason why the desk does not have its matches.
fn of_teams(event: &Event) -> Result<System, Message> {
    let says_teams = event.about.kind.to_ascii_lowercase().contains("team");
    let system = match (&event.system, event.edition) {
        (None, Edition::Trf16) if says_teams && has_pre_set_pairings(event) => {
            System::TeamRoundRobin(cycles(event, event.teams.len()))
        }
        (None, Edition::Trf16) if says_teams => System::TeamSwiss,
        _ => match PairingSystem::of(event).map_err(|refusal| refusal.message())? {
            PairingSystem::TeamSwiss => System::TeamSwiss,
            PairingSystem::TeamRoundRobin(cycles) => System::TeamRoundRobin(cycles),
            PairingSystem::DutchSwiss | PairingSystem::RoundRobin(_) => {
                return Err(message!("taken-pairs-players"));
            }
        },
    };
    if let Some(boards) = boards(event).filter(|boards| *boards != usize::from(BOARDS)) {
        return Err(message!("taken-boards", boards, expected = BOARDS));
    }
    let half = Points::HALF * i32::from(BOARDS);
    match &event.team_byes {
        Some(byes) if byes.teams.iter().any(Option::is_some) && byes.game_points != half => {
            let (found, expected) = (byes.game_points.to_string(), half.to_string());
            Err(message!("taken-bye-points", found, expected))
        }
        _ => Ok(system),
    }
}

/// The boards of a match: as the file states them, else those of the match with the most games.
fn boards(event: &Event) -> Option<usize> {
    if !event.board_colours.is_empty() {
        return Some(event.board_colours.len());
    }
    let rounds = (1..=event.rounds_paired()).map(RoundNumber);
    let matches = rounds
        .flat_map(|round| event.teams.iter().map(move |team| meetings(event, team, round).count()));
    matches.max().filter(|boards| *boards > 0)
}

/// The members of a team who have an opponent in a round, in the order of their boards.
fn meetings(
    event: &Event,
    team: &Team,
    round: RoundNumber,
) -> impl Iterator<Item = (StartNumber, RoundEntry, StartNumber)> {
    team.members.iter().filter_map(move |&member| {
        let entry = event.entry_or_absent(event.competitor(member)?, round);
        Some((member, entry, entry.opponent()?))
    })
}

/// The points of matches, with those of the pairing-allocated bye as the record of byes has them.
fn match_points(event: &Event) -> PointsSystem {
    let pairing_allocated_bye = match &event.team_byes {
        Some(byes) => byes.match_points,
        None => event.match_points.pairing_allocated_bye,
    };
    PointsSystem { pairing_allocated_bye, ..event.match_points }
}

fn kept_apart(event: &Event, numbers: &[(StartNumber, Competitor)]) -> Vec<KeptApart> {
    let of = |number: &StartNumber| numbers.iter().find(|(of, _)| of == number);
    let group = |group: &Forbidden| KeptApart {
        rounds: group.rounds,
        competitors: group.competitors.iter().filter_map(of).map(|(_, of)| *of).collect(),
    };
    event.forbidden.iter().map(group).collect()
}

/// The bye of a player or a team in the round to be paired next.
fn bye_in(event: &Event, system: System, number: StartNumber, next: RoundNumber) -> Option<Bye> {
    if system.is_of_teams() {
        let asked =
            |byes: &&RequestedByes| byes.round == next && byes.competitors.contains(&number);
        return event.byes.iter().find(asked).map(|byes| byes.bye);
    }
    match event.entry(event.competitor(number)?, next) {
        Some(RoundEntry::Bye(bye)) => Some(bye),
        _ => None,
    }
}

/// A round of teams: the games of each match one after another, board 1 first.
fn round_of_teams(
    event: &Event,
    round: RoundNumber,
    person: &impl Fn(StartNumber) -> PersonId,
    numbers: &[(StartNumber, Competitor)],
) -> TakenRound {
    let table = TeamCrosstable::of(event);
    let members = |team: &Team| {
        let number = team.number;
        team.members.iter().map(move |&member| (member, number)).collect::<Vec<_>>()
    };
    let team_of: BTreeMap<StartNumber, TeamNumber> = event.teams.iter().flat_map(members).collect();
    let mut taken = TakenRound::default();
    for (team, &(_, competitor)) in event.teams.iter().zip(numbers) {
        let Some(its) = table.rounds(team.number).get(round.index()) else { continue };
        if let TeamRoundKind::Bye(bye) = its.kind {
            taken.byes.push((competitor, bye));
        }
        let first_board = its.paired().and_then(|(_, colour)| colour).unwrap_or(Colour::White);
        for ((one, entry, other), board) in meetings(event, team, round).zip(1..) {
            // the team with the lower number lists the match
            if team_of.get(&other).is_some_and(|theirs| *theirs < team.number) {
                continue;
            }
            let Some(theirs) = event.competitor(other) else { continue };
            let theirs = event.entry_or_absent(theirs, round);
            let colour = entry.colour().unwrap_or_else(|| board_colour(first_board, board));
            taken.games.push(game(colour, (person(one), entry), (person(other), theirs)));
        }
    }
    for forfeited in event.forfeited_matches.iter().filter(|of| of.round == round) {
        taken.games.extend(forfeits(event, forfeited, person));
    }
    taken
}

fn game(colour: Colour, one: (PersonId, RoundEntry), other: (PersonId, RoundEntry)) -> TakenGame {
    let (white, black) = if colour == Colour::White { (one, other) } else { (other, one) };
    TakenGame {
        white: white.0,
        black: black.0,
        score: Score::of_entries(white.1, black.1),
        rated: !matches!(one.1, RoundEntry::Played { rated: false, .. }),
    }
}

/// The boards of a match that was not played, if its players have no games in the file.
fn forfeits(
    event: &Event,
    forfeited: &ForfeitedMatch,
    person: &impl Fn(StartNumber) -> PersonId,
) -> Vec<TakenGame> {
    let teams = [forfeited.white, forfeited.black].map(|number| event.team(number));
    let [Some(white), Some(black)] = teams else { return Vec::new() };
    if [white, black].iter().any(|team| meetings(event, team, forfeited.round).next().is_some()) {
        return Vec::new();
    }
    let boards = white.members.iter().zip(&black.members).zip(1..=BOARDS);
    let forfeit = |((&ours, &theirs), board)| {
        let colour = board_colour(Colour::White, board);
        let entry = |opponent, won| RoundEntry::Forfeit { opponent, colour: None, won };
        let one = (person(ours), entry(theirs, forfeited.white_won));
        game(colour, one, (person(theirs), entry(ours, forfeited.black_won)))
    };
    boards.map(forfeit).collect()
}

/// The virtual points of each player or team, as another program states them.
fn virtual_points(event: &Event, numbers: &[(StartNumber, Competitor)]) -> Vec<VirtualPoints> {
    let rounds = |acceleration: &Acceleration| match acceleration {
        Acceleration::Range { rounds, .. } => usize::from(rounds.1.0),
        Acceleration::Competitor { points, .. } => points.len(),
    };
    let Some(last) = event.acceleration.iter().map(rounds).max() else { return Vec::new() };
    let points = |&(number, competitor): &(StartNumber, Competitor)| VirtualPoints {
        competitor,
        points: (0..last)
            .map(|round| event.virtual_points(number, RoundNumber::at(round)))
            .collect(),
    };
    numbers.iter().map(points).collect()
}

fn round_of_players(
    event: &Event,
    round: RoundNumber,
    person: &impl Fn(StartNumber) -> PersonId,
) -> TakenRound {
    let mut taken = TakenRound::default();
    for one in &event.competitors {
        let entry = event.entry_or_absent(one, round);
        let Some(opponent) = entry.opponent() else {
            if let RoundEntry::Bye(bye) = entry {
                taken.byes.push((person(one.number).into(), bye));
            }
            continue;
        };
        let Some(other) = event.competitor(opponent) else { continue };
        let theirs = event.entry_or_absent(other, round);
        // without colours, the lower number is White
        let is_white = match entry.colour() {
            Some(colour) => colour == Colour::White,
            None => one.number < opponent,
        };
        if is_white {
            let (one, other) = ((person(one.number), entry), (person(opponent), theirs));
            taken.games.push(game(Colour::White, one, other));
        }
    }
    taken
}
