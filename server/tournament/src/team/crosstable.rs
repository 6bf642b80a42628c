//! The cross-table of a team event: the result of every round for every team.
//!
//! Report files record games, not matches. This module derives the matches from the games: the
//! teams, their colours on board 1, game points and match points. It does no ranking and no
//! pairing.

use std::collections::BTreeMap;

use super::board_colour;
use crate::event::{
    Bye, Colour, Event, Points, RoundEntry, RoundNumber, StartNumber, Team, TeamNumber,
};

/// The result of one round for one team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamRound {
    /// The kind of round: a match, a forfeit or a bye.
    pub kind: TeamRoundKind,
    /// The match points of the round.
    pub match_points: Points,
    /// The game points of the round: the sum over its boards.
    pub game_points: Points,
}

/// The kind of a round for a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamRoundKind {
    /// A match of which at least one game was played.
    Played {
        /// The opposing team.
        opponent: TeamNumber,
        /// The team's colour on board 1; `None` if it is not known.
        colour: Option<Colour>,
    },
    /// A match paired and not played.
    Forfeit {
        /// The opposing team.
        opponent: TeamNumber,
        /// The team's intended colour on board 1; `None` if it is not known.
        colour: Option<Colour>,
        /// True if the team has the match points of a win.
        won: bool,
    },
    /// A match paired that has no result yet.
    Pending {
        /// The opposing team.
        opponent: TeamNumber,
        /// The team's colour on board 1; `None` if it is not known.
        colour: Option<Colour>,
    },
    /// A round without an opponent.
    Bye(Bye),
}

impl TeamRound {
    /// The opposing team and the own colour on board 1 of a match, played or not; `None` for a bye.
    pub fn paired(&self) -> Option<(TeamNumber, Option<Colour>)> {
        match self.kind {
            TeamRoundKind::Played { opponent, colour }
            | TeamRoundKind::Forfeit { opponent, colour, .. }
            | TeamRoundKind::Pending { opponent, colour } => Some((opponent, colour)),
            TeamRoundKind::Bye(_) => None,
        }
    }

    /// The opposing team, if the match was played over the board.
    pub fn played_opponent(&self) -> Option<TeamNumber> {
        match self.kind {
            TeamRoundKind::Played { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The colour on board 1, if the match was played.
    pub fn colour(&self) -> Option<Colour> {
        match self.kind {
            TeamRoundKind::Played { colour, .. } => colour,
            _ => None,
        }
    }
}

/// The cross-table: the rounds of every team, round 1 first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamCrosstable {
    rounds: BTreeMap<TeamNumber, Vec<TeamRound>>,
}

impl TeamCrosstable {
    /// Returns the cross-table of the rounds paired so far.
    pub fn of(event: &Event) -> Self {
        let team_of: BTreeMap<StartNumber, TeamNumber> = event
            .teams
            .iter()
            .flat_map(|team| team.members.iter().map(|&member| (member, team.number)))
            .collect();
        let paired = event.rounds_paired();
        let mut rounds: BTreeMap<TeamNumber, Vec<TeamRound>> = BTreeMap::new();
        for number in (1..=paired).map(RoundNumber) {
            let sides: BTreeMap<TeamNumber, Side> = event
                .teams
                .iter()
                .map(|team| (team.number, Side::of(event, team, number, &team_of)))
                .collect();
            for team in &event.teams {
                let round = team_round(event, team, number, &sides);
                rounds.entry(team.number).or_default().push(round);
            }
        }
        Self { rounds }
    }

    /// The rounds of a team, round 1 first; empty if the team is not in the event.
    pub fn rounds(&self, team: TeamNumber) -> &[TeamRound] {
        self.rounds.get(&team).map_or(&[], Vec::as_slice)
    }

    /// A team's match points so far.
    pub fn match_points(&self, team: TeamNumber) -> Points {
        self.rounds(team).iter().map(|round| round.match_points).sum()
    }

    /// A team's game points so far.
    pub fn game_points(&self, team: TeamNumber) -> Points {
        self.rounds(team).iter().map(|round| round.game_points).sum()
    }
}

/// The games of a team's members in a round.
struct Side {
    opponent: Option<TeamNumber>,
    played: bool,
    pending: bool,
    colour: Option<Colour>,
    game_points: Points,
    left_over: bool,
}

impl Side {
    fn of(
        event: &Event,
        team: &Team,
        round: RoundNumber,
        team_of: &BTreeMap<StartNumber, TeamNumber>,
    ) -> Self {
        let mut side = Self {
            opponent: None,
            played: false,
            pending: false,
            colour: None,
            game_points: Points::ZERO,
            left_over: false,
        };
        let mut board = 0;
        for member in team.members.iter().filter_map(|&member| event.competitor(member)) {
            let Some(entry) = member.recorded(round) else { continue };
            side.left_over |= entry == RoundEntry::Bye(Bye::PairingAllocated);
            let Some(opponent) = entry.opponent() else { continue };
            board += 1;
            side.opponent = side.opponent.or_else(|| team_of.get(&opponent).copied());
            side.played |= entry.played_opponent().is_some();
            side.pending |= matches!(entry, RoundEntry::Pending { .. });
            side.game_points += event.points.of(entry);
            side.colour = side.colour.or_else(|| {
                let white = white_on_board(event, board);
                entry.colour().map(|own| if own == white { Colour::White } else { Colour::Black })
            });
        }
        side
    }
}

/// The colour on `board` (counted from 1) of the team with White on board 1.
fn white_on_board(event: &Event, board: usize) -> Colour {
    let stated = event.board_colours.get(board - 1).copied();
    let number = u8::try_from(board).expect("a match has few boards");
    stated.unwrap_or_else(|| board_colour(Colour::White, number))
}

fn team_round(
    event: &Event,
    team: &Team,
    round: RoundNumber,
    sides: &BTreeMap<TeamNumber, Side>,
) -> TeamRound {
    let own = &sides[&team.number];
    let forfeited = event.forfeited_matches.iter().find(|forfeited| {
        forfeited.round == round
            && (forfeited.white == team.number || forfeited.black == team.number)
    });
    if let Some(forfeited) = forfeited {
        let (opponent, colour, won) = if forfeited.white == team.number {
            (forfeited.black, Colour::White, forfeited.white_won)
        } else {
            (forfeited.white, Colour::Black, forfeited.black_won)
        };
        let colour = Some(colour);
        let match_points = if won { event.match_points.win } else { event.match_points.absent };
        return TeamRound {
            kind: TeamRoundKind::Forfeit { opponent, colour, won },
            match_points,
            game_points: own.game_points,
        };
    }
    if let Some(opponent) = own.opponent {
        let theirs = sides.get(&opponent).map_or(Points::ZERO, |side| side.game_points);
        let (match_points, _) = super::match_points(own.game_points, theirs, &event.match_points);
        let colour = own.colour;
        let kind = if own.pending {
            TeamRoundKind::Pending { opponent, colour }
        } else if own.played {
            TeamRoundKind::Played { opponent, colour }
        } else {
            TeamRoundKind::Forfeit { opponent, colour, won: own.game_points > theirs }
        };
        let match_points = if own.pending { event.match_points.unknown } else { match_points };
        return TeamRound { kind, match_points, game_points: own.game_points };
    }
    bye(event, team, round, own.left_over)
}

/// A round without an opponent: the pairing-allocated bye, a requested bye or an absence.
fn bye(event: &Event, team: &Team, round: RoundNumber, left_over: bool) -> TeamRound {
    let stated = event.team_byes.as_ref();
    let allocated = stated
        .is_some_and(|byes| byes.teams.get(round.index()).copied().flatten() == Some(team.number));
    if allocated || left_over {
        let (match_points, game_points) = stated.map_or_else(
            || (event.match_points.pairing_allocated_bye, drawn_match(event)),
            |byes| (byes.match_points, byes.game_points),
        );
        return TeamRound {
            kind: TeamRoundKind::Bye(Bye::PairingAllocated),
            match_points,
            game_points,
        };
    }
    let asked = event
        .byes
        .iter()
        .find(|byes| byes.round == round && byes.competitors.contains(&StartNumber(team.number.0)));
    let bye = asked.map_or(Bye::ZeroPoint, |byes| byes.bye);
    let game_points = match bye {
        Bye::FullPoint => drawn_match(event) + drawn_match(event),
        Bye::HalfPoint => drawn_match(event),
        Bye::ZeroPoint | Bye::PairingAllocated => Points::ZERO,
    };
    let match_points = event.match_points.of(RoundEntry::Bye(bye));
    TeamRound { kind: TeamRoundKind::Bye(bye), match_points, game_points }
}

/// C.04.6 art. 1.4: the game points of a drawn match.
fn drawn_match(event: &Event) -> Points {
    let boards = if event.board_colours.is_empty() {
        usize::from(super::BOARDS)
    } else {
        event.board_colours.len()
    };
    event.points.draw * i32::try_from(boards).expect("a match has few boards")
}
