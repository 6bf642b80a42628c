//! Simulated team events.

use court_protocol::message;

use super::chance::{Chance, Incident};
use super::{Finals, Simulated, finals, roster, table};
use crate::event::{
    Bye, Colour, Event, ForfeitedMatch, Points, RequestedByes, RoundEntry, RoundNumber,
    StartNumber, TeamByes, TeamNumber,
};
use crate::game_result::GameResult;
use crate::knockout::Knockout;
use crate::programme::Length;
use crate::team::line_up::{BoardPairing, LineUp, Squad};
use crate::team::swiss::{ColourRule, pair};
use crate::team::{BOARDS, board_colour};
use crate::tiebreak::Code;

pub(super) fn play(chance: &mut Chance, teams: u16, rounds: u8, colours: ColourRule) -> Simulated {
    let mut event = roster::teams(chance, teams, "Simulated team Swiss");
    let system = match colours {
        ColourRule::TypeA => "FIDE_TEAM_TYPEA_MP_GP",
        ColourRule::TypeB => "FIDE_TEAM_TYPEB_MP_GP",
        ColourRule::None => "FIDE_TEAM_MP_GP",
    };
    roster::announce(&mut event, u16::from(rounds), system);
    roster::keep_apart(chance, &mut event, teams);
    let mut absent: Vec<TeamNumber> = Vec::new();
    for round in (1..=rounds).map(RoundNumber) {
        for number in (1..=teams).map(TeamNumber) {
            if !absent.contains(&number) && chance.strikes(Incident::Withdrawal) {
                absent.push(number);
            }
        }
        if !absent.is_empty() {
            let competitors = absent.iter().map(|team| StartNumber(team.0)).collect();
            event.byes.push(RequestedByes { bye: Bye::ZeroPoint, round, competitors });
        }
        match pair(&event) {
            Ok(pairing) => {
                for (white, black) in pairing.pairs {
                    play_match(chance, &mut event, round, white, black);
                }
                record_bye(&mut event, round, pairing.bye);
            }
            Err(refusal) => {
                let stopped = Some(message!("simulated-round", round, refusal = refusal.message()));
                return Simulated { event, stopped, finals: None, season: None };
            }
        }
    }
    Simulated { event, stopped: None, finals: None, season: None }
}

/// A team Swiss followed by the knockout of its best teams.
pub(super) fn play_with_finals(chance: &mut Chance, teams: u16, length: Length) -> Simulated {
    let mut simulated = play(chance, teams, length.rounds(), ColourRule::TypeA);
    if simulated.stopped.is_some() {
        return simulated;
    }
    let mut seeds = table::ranking(&simulated.event, &Code::default_teams());
    seeds.truncate(usize::from(length.finalists()));
    let finalists = u16::try_from(seeds.len()).expect("eight finalists at most");
    let knockout = Knockout::new(finalists, length.team_duel()).expect("finalists have qualified");
    let event = &simulated.event;
    let knockout = finals::play_duels(chance, knockout, |seed, board| {
        let team = event.team(TeamNumber(seeds[usize::from(seed.0) - 1]))?;
        event.competitor(*team.members.get(usize::from(board) - 1)?)?.rating
    });
    simulated.finals = Some(Finals { seeds, knockout });
    simulated
}

fn play_match(
    chance: &mut Chance,
    event: &mut Event,
    round: RoundNumber,
    white: TeamNumber,
    black: TeamNumber,
) {
    let line_ups = [white, black].map(|team| line_up(chance, event, team));
    let absent = chance
        .strikes(Incident::MatchForfeit)
        .then(|| *chance.pick(&[Colour::White, Colour::Black]));
    if let Some(absent) = absent {
        let (white_won, black_won) = (absent == Colour::Black, absent == Colour::White);
        event.forfeited_matches.push(ForfeitedMatch { round, white, black, white_won, black_won });
    }
    let boards = line_ups[0].against(&line_ups[1], Colour::White);
    for (board, pairing) in (1..).zip(boards) {
        let BoardPairing::Game { white, black } = pairing else {
            unreachable!("simulated teams fill every board");
        };
        let rating = |number| event.competitor(number).and_then(|player| player.rating);
        let result = match absent.map(|team| board_colour(Colour::White, board) == team) {
            Some(true) => GameResult::BlackByForfeit,
            Some(false) => GameResult::WhiteByForfeit,
            None => chance.game(rating(white), rating(black)),
        };
        result.record_in(event, round, (white, black));
    }
}

/// Names six members of the team, sometimes with a substitute.
fn line_up(chance: &mut Chance, event: &Event, team: TeamNumber) -> LineUp<StartNumber> {
    let team = event.team(team).expect("pairings name teams of the event");
    let squad = Squad::new(team.members.clone()).expect("members are named once");
    let mut named = squad.members().to_vec();
    while named.len() > usize::from(BOARDS) {
        let last = named.len() - 1;
        let rests = if chance.strikes(Incident::Substitution) {
            usize::try_from(chance.below(named.len() as u64)).expect("an index of the list")
        } else {
            last
        };
        named.remove(rests);
    }
    squad.line_up(&named).expect("six members of the team")
}

/// C.04.6 art. 1.4: gives the team with the bye the points of a drawn match.
fn record_bye(event: &mut Event, round: RoundNumber, bye: Option<TeamNumber>) {
    let Some(team) = bye else { return };
    let byes = event.team_byes.get_or_insert_with(|| TeamByes {
        match_points: Points::ONE,
        game_points: Points::HALF * i32::from(BOARDS),
        teams: Vec::new(),
    });
    byes.teams.resize(round.index(), None);
    byes.teams.push(Some(team));
    let members = event.team(team).expect("a team of the event").members.clone();
    for member in members {
        table::enter(event, member, round, RoundEntry::Bye(Bye::ZeroPoint));
    }
}
