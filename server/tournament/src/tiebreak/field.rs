//! An event with the data that tie-breaks need.
//!
//! Only finished rounds are used: the rounds before the first one that has a game without a result.
//! All scores are in tenths of a point.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::code::Score;
use crate::event::{
    Bye, Colour, Event, ForfeitedMatch, LEAGUE_SYSTEM, Points, PointsSystem, RoundEntry,
    RoundNumber, StartNumber, Team,
};

/// An event with the data that tie-breaks need: one sheet per competitor.
#[derive(Debug, Clone)]
pub struct Field {
    sheets: Vec<Sheet>,
    rounds: usize,
    /// True if all rounds announced for the event are finished.
    complete: bool,
    pre_set: bool,
    /// The points of a win, a draw and a loss, for the first and the second score.
    win: [i64; 2],
    draw: [i64; 2],
    /// The number of boards of a match; 1 for players.
    boards: usize,
    /// The scores used for opponents, first and second (C.07 art. 16.3).
    adjusted: [Vec<i64>; 2],
}

/// The rounds of one competitor.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The number on the starting list of the player or the team.
    pub number: u16,
    /// The rating; `None` for teams and unrated players.
    pub rating: Option<u16>,
    /// The finished rounds, round 1 first.
    pub slots: Vec<Slot>,
    /// The points on each board in tenths, board 1 first; empty for players.
    pub boards: Vec<i64>,
    total: [i64; 2],
}

/// One round of one competitor.
#[derive(Debug, Clone, Copy)]
pub struct Slot {
    /// The kind of round: played, forfeited or a bye.
    pub kind: RoundKind,
    /// The index of the opponent's sheet; the opponent was met or scheduled.
    pub opponent: Option<usize>,
    /// The colour, for a team that on board 1; `None` in unplayed rounds.
    pub colour: Option<Colour>,
    /// The points of the round in tenths, first and second score.
    pub points: [i64; 2],
}

/// The kind of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundKind {
    /// A game or a match over the board.
    Played,
    /// A win without playing.
    ForfeitWin,
    /// A loss without playing.
    ForfeitLoss,
    /// The pairing-allocated bye.
    AllocatedBye,
    /// A bye with the points of a win.
    FullPointBye,
    /// A requested bye with the points of a draw.
    HalfPointBye,
    /// An absence, with or without notice.
    ZeroPointBye,
}

impl RoundKind {
    /// True for a half-point or zero-point bye. Every round after a withdrawal is one (C.07 art.
    /// 16.1).
    pub const fn is_requested_bye(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::ZeroPointBye)
    }

    /// True for a voluntary unplayed round (VUR): a requested bye or a forfeit loss (art. 16.2).
    pub const fn is_voluntary(self) -> bool {
        self.is_requested_bye() || matches!(self, Self::ForfeitLoss)
    }

    const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }
}

impl Field {
    /// Returns the field of an event's players.
    ///
    /// If `pre_set` is true, all pairings were fixed before the start, as in a round robin.
    /// Forfeits then count as games (C.07 art. 15).
    pub fn of_players(event: &Event, pre_set: bool) -> Self {
        let rounds = finished_rounds(event);
        let places = places(event.competitors.iter().map(|competitor| competitor.number));
        let slot = |entry: RoundEntry| {
            let (kind, colour) = match entry {
                RoundEntry::Played { colour, .. } => (RoundKind::Played, Some(colour)),
                RoundEntry::Forfeit { won: true, .. } => (RoundKind::ForfeitWin, None),
                RoundEntry::Forfeit { won: false, .. } => (RoundKind::ForfeitLoss, None),
                RoundEntry::Bye(bye) => (bye_happened(bye), None),
                RoundEntry::Pending { .. } => unreachable!("finished rounds have no pending game"),
            };
            Slot {
                kind,
                opponent: entry.opponent().and_then(|number| places.get(&number).copied()),
                colour,
                points: [i64::from(event.points.of(entry).tenths()), 0],
            }
        };
        let sheet = |competitor: &crate::event::Competitor| {
            let slots: Vec<Slot> = (0..rounds)
                .map(|round| slot(event.entry_or_absent(competitor, RoundNumber::at(round))))
                .collect();
            Sheet::new(competitor.number.0, competitor.rating, slots, Vec::new())
        };
        let sheets = event.competitors.iter().map(sheet).collect();
        let worth = |points: Points| [i64::from(points.tenths()), 0];
        let PointsSystem { win, draw, .. } = event.points;
        let frame = Frame { rounds, complete: is_complete(event, rounds), pre_set, boards: 1 };
        Self::new(sheets, &frame, worth(win), worth(draw))
    }

    /// Returns the field of an event's teams. In a league a match is the six rounds of a match day;
    /// its points are those of its 36 games (CR-6.2.3-1). A match day counts when it is over.
    pub fn of_teams(event: &Event, pre_set: bool) -> Self {
        let rounds = finished_rounds(event);
        let boards = boards_of_matches(event);
        let teams = TeamPlaces::new(event);
        let tenths = |points: Points| i64::from(points.tenths());
        let sheet = |(place, team): (usize, &Team)| {
            let mut on_board = vec![0; boards];
            let slots = (0..rounds)
                .map(|round| teams.slot(event, place, team, RoundNumber::at(round), &mut on_board))
                .collect();
            Sheet::new(team.number.0, None, slots, on_board)
        };
        let mut sheets: Vec<Sheet> = event.teams.iter().enumerate().map(sheet).collect();
        let is_league = event.system.as_deref() == Some(LEAGUE_SYSTEM);
        let rounds_per_match = if is_league { LEAGUE_ROUNDS } else { 1 };
        if is_league {
            sheets = by_match_day(event, &sheets);
        }
        let rounds_finished = rounds;
        let rounds = rounds / rounds_per_match;
        let count = (boards * rounds_per_match) as i64;
        let win = [tenths(event.match_points.win), count * tenths(event.points.win)];
        let draw = [tenths(event.match_points.draw), count * tenths(event.points.draw)];
        let complete = is_complete(event, rounds_finished);
        let frame = Frame { rounds, complete, pre_set, boards };
        Self::new(sheets, &frame, win, draw)
    }

    fn new(sheets: Vec<Sheet>, frame: &Frame, win: [i64; 2], draw: [i64; 2]) -> Self {
        let &Frame { rounds, complete, pre_set, boards } = frame;
        let mut field = Self {
            sheets,
            rounds,
            complete,
            pre_set,
            win,
            draw,
            boards,
            adjusted: Default::default(),
        };
        field.adjusted = [Score::First, Score::Second]
            .map(|score| field.sheets.iter().map(|sheet| field.adjust(sheet, score)).collect());
        field
    }

    /// The sheets, in the order of the starting list.
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The number of finished rounds.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// True if all pairings were fixed before the start.
    pub const fn is_pre_set(&self) -> bool {
        self.pre_set
    }

    /// The number of boards of a match; 1 for players.
    pub(super) const fn boards(&self) -> usize {
        self.boards
    }

    /// The points of a win, in tenths.
    pub(super) const fn win(&self, score: Score) -> i64 {
        self.win[score as usize]
    }

    /// The points of a draw, in tenths.
    pub(super) const fn draw(&self, score: Score) -> i64 {
        self.draw[score as usize]
    }

    /// The score of a competitor that is used for opponents.
    pub(super) fn adjusted(&self, place: usize, score: Score) -> i64 {
        self.adjusted[score as usize][place]
    }

    /// True if a round counts as a game against its opponent: it was played or, with pre-set
    /// pairings, forfeited.
    pub(super) const fn counts_as_game(&self, slot: &Slot) -> bool {
        match slot.kind {
            RoundKind::Played => true,
            forfeit => self.pre_set && forfeit.is_forfeit(),
        }
    }

    /// Returns the same event as if every game paired in the last announced round had ended in a
    /// draw. If that round is not over, the event is unchanged.
    pub(super) fn with_drawn_last_round(&self) -> Self {
        if !self.complete {
            return self.clone();
        }
        let mut sheets = self.sheets.clone();
        for sheet in &mut sheets {
            let Some(last) = sheet.slots.last_mut() else { continue };
            if last.opponent.is_some() {
                last.kind = RoundKind::Played;
                last.points = self.draw;
                sheet.add_up();
            }
        }
        let &Self { rounds, complete, pre_set, boards, .. } = self;
        let frame = Frame { rounds, complete, pre_set, boards };
        Self::new(sheets, &frame, self.win, self.draw)
    }

    /// The score used for opponents (art. 16.3): the score as awarded, except that a requested bye
    /// followed only by voluntary absences counts as a draw.
    fn adjust(&self, sheet: &Sheet, score: Score) -> i64 {
        let total = sheet.total(score);
        if self.pre_set {
            return total;
        }
        let trailing = sheet.slots.iter().rev().take_while(|slot| slot.kind.is_voluntary());
        trailing
            .filter(|slot| slot.kind.is_requested_bye())
            .fold(total, |sum, slot| sum - slot.points[score as usize] + self.draw(score))
    }
}

impl Sheet {
    fn new(number: u16, rating: Option<u16>, slots: Vec<Slot>, boards: Vec<i64>) -> Self {
        let mut sheet = Self { number, rating, slots, boards, total: [0; 2] };
        sheet.add_up();
        sheet
    }

    /// The score as awarded, in tenths of a point.
    pub const fn total(&self, score: Score) -> i64 {
        self.total[score as usize]
    }

    fn add_up(&mut self) {
        self.total = self
            .slots
            .iter()
            .fold([0; 2], |sum, slot| [sum[0] + slot.points[0], sum[1] + slot.points[1]]);
    }
}

/// The data of a field apart from its sheets.
struct Frame {
    rounds: usize,
    complete: bool,
    pre_set: bool,
    boards: usize,
}

/// True if `rounds` are all the rounds announced for the event, or if no number was announced.
fn is_complete(event: &Event, rounds: usize) -> bool {
    event.rounds.is_none_or(|announced| rounds >= usize::from(announced.0))
}

/// CR-6.2.1-1: the number of rounds of a league match.
const LEAGUE_ROUNDS: usize = 6;

/// Returns the sheets of a league, with a slot for each match day that is over.
fn by_match_day(event: &Event, sheets: &[Sheet]) -> Vec<Sheet> {
    let days = |sheet: &Sheet| -> Vec<i64> {
        let days = sheet.slots.chunks_exact(LEAGUE_ROUNDS);
        days.map(|games| games.iter().map(|game| game.points[1]).sum()).collect()
    };
    let boards: Vec<Vec<i64>> = sheets.iter().map(days).collect();
    let slot = |place: usize, day: usize, games: &[Slot]| {
        let opponent = games.iter().find_map(|game| game.opponent);
        let own = boards[place][day];
        let system = &event.match_points;
        let match_points =
            opponent.map_or(Points::ZERO, |opponent| match own.cmp(&boards[opponent][day]) {
                Ordering::Greater => system.win,
                Ordering::Less => system.loss,
                Ordering::Equal if own == 0 => system.absent,
                Ordering::Equal => system.draw,
            });
        let played = games.iter().find(|game| game.kind == RoundKind::Played);
        let Slot { kind, colour, .. } = *played.unwrap_or(&games[0]);
        Slot { kind, opponent, colour, points: [i64::from(match_points.tenths()), own] }
    };
    let sheet = |(place, sheet): (usize, &Sheet)| {
        let days = sheet.slots.chunks_exact(LEAGUE_ROUNDS).enumerate();
        let slots = days.map(|(day, games)| slot(place, day, games)).collect();
        Sheet::new(sheet.number, None, slots, sheet.boards.clone())
    };
    sheets.iter().enumerate().map(sheet).collect()
}

/// The number of rounds, from the first on, without a missing result.
fn finished_rounds(event: &Event) -> usize {
    let paired = usize::from(event.rounds_paired());
    let pending = event.competitors.iter().filter_map(|competitor| {
        competitor.rounds.iter().position(|entry| matches!(entry, Some(RoundEntry::Pending { .. })))
    });
    pending.min().map_or(paired, |first| first.min(paired))
}

fn places(numbers: impl Iterator<Item = StartNumber>) -> BTreeMap<StartNumber, usize> {
    numbers.enumerate().map(|(place, number)| (number, place)).collect()
}

fn bye_happened(bye: Bye) -> RoundKind {
    match bye {
        Bye::PairingAllocated => RoundKind::AllocatedBye,
        Bye::FullPoint => RoundKind::FullPointBye,
        Bye::HalfPoint => RoundKind::HalfPointBye,
        Bye::ZeroPoint => RoundKind::ZeroPointBye,
    }
}

/// The number of boards of a match: the number of colours stated, otherwise the greatest number used.
fn boards_of_matches(event: &Event) -> usize {
    if !event.board_colours.is_empty() {
        return event.board_colours.len();
    }
    let most = |team: &Team| {
        let on_boards = |round| {
            let members = team.members.iter().filter_map(|&number| event.competitor(number));
            members.filter(|c| c.recorded(round).is_some_and(|e| e.opponent().is_some())).count()
        };
        (0..finished_rounds(event)).map(|round| on_boards(RoundNumber::at(round))).max()
    };
    event.teams.iter().filter_map(most).max().unwrap_or(1).max(1)
}

/// The index of each player's team.
struct TeamPlaces {
    of_player: BTreeMap<StartNumber, usize>,
}

/// A team's games of one round.
struct Lineup {
    /// The entries and points in board order.
    games: Vec<(RoundEntry, i64)>,
}

impl TeamPlaces {
    fn new(event: &Event) -> Self {
        let members = event.teams.iter().enumerate();
        let of_player = members
            .flat_map(|(place, team)| team.members.iter().map(move |&number| (number, place)))
            .collect();
        Self { of_player }
    }

    /// Returns the slot of a team for `round`; adds the points of its boards to `on_board`.
    fn slot(
        &self,
        event: &Event,
        place: usize,
        team: &Team,
        round: RoundNumber,
        on_board: &mut [i64],
    ) -> Slot {
        let unplayed = |kind, points: [Points; 2]| Slot {
            kind,
            opponent: None,
            colour: None,
            points: points.map(|points| i64::from(points.tenths())),
        };
        if let Some(byes) = &event.team_byes
            && byes.teams.get(round.index()) == Some(&Some(team.number))
        {
            return unplayed(RoundKind::AllocatedBye, [byes.match_points, byes.game_points]);
        }
        let own = Lineup::of(event, team, round);
        let forfeited = |m: &&ForfeitedMatch| {
            m.round == round && (m.white == team.number || m.black == team.number)
        };
        if let Some(forfeit) = event.forfeited_matches.iter().find(forfeited) {
            return Self::forfeited(event, team, forfeit, &own);
        }
        let opponent =
            own.games.iter().find_map(|(entry, _)| self.of_player.get(&entry.opponent()?).copied());
        let Some(opponent) = opponent.filter(|&opponent| opponent != place) else {
            return Self::without_opponent(event, team, round, &own);
        };
        let theirs = Lineup::of(event, &event.teams[opponent], round);
        own.add_boards(&theirs, event, &event.teams[opponent], round, on_board);
        let played = own.games.iter().any(|(entry, _)| matches!(entry, RoundEntry::Played { .. }));
        let against = own.total().cmp(&theirs.total());
        // If no game was played, a team without points has lost, whether the other team has
        // points or not.
        let (kind, match_points) = match (played, against) {
            (true, Ordering::Greater) => (RoundKind::Played, event.match_points.win),
            (true, Ordering::Equal) => (RoundKind::Played, event.match_points.draw),
            (true, Ordering::Less) => (RoundKind::Played, event.match_points.loss),
            (false, Ordering::Greater) => (RoundKind::ForfeitWin, event.match_points.win),
            (false, Ordering::Equal) if own.total() > 0 => {
                (RoundKind::ForfeitLoss, event.match_points.draw)
            }
            (false, _) => (RoundKind::ForfeitLoss, event.match_points.absent),
        };
        let colour = own.colour();
        let points = [i64::from(match_points.tenths()), own.total()];
        Slot { kind, opponent: Some(opponent), colour, points }
    }

    /// A round without an opponent: the pairing-allocated bye, a requested bye or an absence. A bye
    /// has the points of a drawn match, a full-point bye those of a won match.
    fn without_opponent(event: &Event, team: &Team, round: RoundNumber, own: &Lineup) -> Slot {
        let asked = event.byes.iter().find(|byes| {
            byes.round == round && byes.competitors.contains(&StartNumber(team.number.0))
        });
        let bye = if own.games.iter().any(|(e, _)| *e == RoundEntry::Bye(Bye::PairingAllocated)) {
            Bye::PairingAllocated
        } else {
            asked.map_or(Bye::ZeroPoint, |byes| byes.bye)
        };
        let boards = boards_of_matches(event) as i64;
        let game_points = match bye {
            Bye::FullPoint => event.points.win,
            Bye::HalfPoint | Bye::PairingAllocated => event.points.draw,
            Bye::ZeroPoint => Points::ZERO,
        };
        let match_points = event.match_points.of(RoundEntry::Bye(bye));
        Slot {
            kind: bye_happened(bye),
            opponent: None,
            colour: None,
            points: [i64::from(match_points.tenths()), boards * i64::from(game_points.tenths())],
        }
    }

    /// A match that was not played: its points and the scheduled opponent.
    fn forfeited(event: &Event, team: &Team, forfeit: &ForfeitedMatch, own: &Lineup) -> Slot {
        let is_white = forfeit.white == team.number;
        let (won, opponent) = if is_white {
            (forfeit.white_won, forfeit.black)
        } else {
            (forfeit.black_won, forfeit.white)
        };
        let boards = boards_of_matches(event) as i64;
        let (kind, match_points, game_points) = if won {
            let all = boards * i64::from(event.points.win.tenths());
            (RoundKind::ForfeitWin, event.match_points.win, all)
        } else {
            (RoundKind::ForfeitLoss, event.match_points.absent, 0)
        };
        let recorded = own.games.iter().any(|(entry, _)| entry.opponent().is_some());
        let game_points = if recorded { own.total() } else { game_points };
        let opponent = event.teams.iter().position(|other| other.number == opponent);
        let points = [i64::from(match_points.tenths()), game_points];
        Slot { kind, opponent, colour: None, points }
    }
}

impl Lineup {
    fn of(event: &Event, team: &Team, round: RoundNumber) -> Self {
        let members = team.members.iter().filter_map(|&number| event.competitor(number));
        let games = members
            .filter_map(|competitor| competitor.recorded(round))
            .filter(|entry| entry.was_paired())
            .map(|entry| (entry, i64::from(event.points.of(entry).tenths())))
            .collect();
        Self { games }
    }

    /// The colour on board 1, derived from the first game with a colour by alternating the colours
    /// of the boards above it.
    fn colour(&self) -> Option<Colour> {
        (0..).zip(&self.games).find_map(|(boards_above, (entry, _))| {
            let colour = entry.colour()?;
            Some(if boards_above % 2 == 0 { colour } else { colour.other() })
        })
    }

    fn total(&self) -> i64 {
        self.games.iter().map(|(_, points)| points).sum()
    }

    /// Adds the points of each game to its board. If a team left a board empty, the numbering of
    /// its opponent's boards shows which one.
    fn add_boards(
        &self,
        theirs: &Self,
        event: &Event,
        opponents: &Team,
        round: RoundNumber,
        on_board: &mut [i64],
    ) {
        let their_board = |number: StartNumber| {
            let mut playing = opponents.members.iter().filter(|&&member| {
                let entry = event.competitor(member).and_then(|c| c.recorded(round));
                entry.is_some_and(RoundEntry::was_paired)
            });
            playing.position(|&member| member == number)
        };
        for (board, (entry, points)) in self.games.iter().enumerate() {
            let other = match entry.opponent() {
                Some(number) if theirs.games.len() > self.games.len() => their_board(number),
                _ => None,
            };
            if let Some(sum) = on_board.get_mut(other.unwrap_or(board)) {
                *sum += points;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Competitor, TeamNumber};

    #[test]
    fn cr_6_1_2_a_match_neither_side_came_to_is_worth_nothing_to_either() {
        let mut event = Event::default();
        for (own, opponent) in [(1, 2), (2, 1)] {
            let mut member = Competitor::new(StartNumber(own), format!("Player {own}"));
            let opponent = StartNumber(opponent);
            let entry = RoundEntry::Forfeit { opponent, colour: Some(Colour::White), won: false };
            member.record(RoundNumber(1), entry);
            event.enter(member);
            let team = Team::new(TeamNumber(own), format!("Team {own}"), vec![StartNumber(own)]);
            event.enter_team(team);
        }
        let field = Field::of_teams(&event, false);
        for sheet in field.sheets() {
            assert_eq!((sheet.total(Score::First), sheet.total(Score::Second)), (0, 0));
            assert_eq!(sheet.slots[0].kind, RoundKind::ForfeitLoss);
        }
    }
}
