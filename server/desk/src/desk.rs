//! The state of an event, and the one way in which it changes.

mod apply;

use crate::{
    Author, Change, Competitor, EnteredTeam, Entry, Fact, Game, Held, HeldNo, Match, MatchNo, Part,
    PersonId, Plan, ProtestNo, Record, Refusal, Round, Subject, TeamId, Tournament, TournamentId,
};
use court_protocol::{CourtId, CourtTime, Epoch, GameId, Seq};
use referee_tournament::event::{Bye, Points, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An event as its records tell it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Desk {
    /// The last record.
    pub(crate) seq: Seq,
    pub(crate) epoch: Epoch,
    pub(crate) plan: Option<Box<Plan>>,
    pub(crate) entries: BTreeMap<PersonId, Entry>,
    pub(crate) teams: BTreeMap<TeamId, EnteredTeam>,
    pub(crate) are_entries_closed: bool,
    pub(crate) check_in: CheckIn,
    pub(crate) tournaments: BTreeMap<TournamentId, Tournament>,
    pub(crate) games: BTreeMap<GameId, Game>,
    /// The tournament and the round of each match.
    pub(crate) matches: BTreeMap<MatchNo, (TournamentId, RoundNumber)>,
    pub(crate) protests: BTreeMap<ProtestNo, Protest>,
    pub(crate) held: BTreeMap<HeldNo, (Held, Option<bool>)>,
    /// The last record of each court that the desk has taken.
    pub(crate) cursors: BTreeMap<CourtId, Seq>,
    pub(crate) is_finished: bool,
    pub(crate) changes: BTreeMap<Subject, Change>,
    /// The facts of a decision whose last part is not there yet.
    pub(crate) parts: Vec<Fact>,
    /// The numbers of the next game and the next match.
    pub(crate) next_game: u32,
    pub(crate) next_match: u32,
}

/// The state of the check-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CheckIn {
    /// Not opened yet.
    #[default]
    Before,
    Open,
    Over,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protest {
    pub by: PersonId,
    pub game: Option<GameId>,
    pub text: String,
    pub at: CourtTime,
    /// The ruling: upheld or not, its words, instant and author.
    pub ruling: Option<(bool, String, CourtTime, Author)>,
    /// The records of the corrections to which it led.
    pub corrections: Vec<Seq>,
}

impl Desk {
    /// The last record that the state holds; zero before the first.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// The plan, once the event is created.
    pub fn plan(&self) -> Option<&Plan> {
        self.plan.as_deref()
    }

    pub const fn entries(&self) -> &BTreeMap<PersonId, Entry> {
        &self.entries
    }

    pub const fn teams(&self) -> &BTreeMap<TeamId, EnteredTeam> {
        &self.teams
    }

    pub const fn are_entries_closed(&self) -> bool {
        self.are_entries_closed
    }

    pub const fn check_in(&self) -> CheckIn {
        self.check_in
    }

    pub const fn tournaments(&self) -> &BTreeMap<TournamentId, Tournament> {
        &self.tournaments
    }

    /// The games, withdrawn ones too.
    pub const fn games(&self) -> &BTreeMap<GameId, Game> {
        &self.games
    }

    pub const fn protests(&self) -> &BTreeMap<ProtestNo, Protest> {
        &self.protests
    }

    /// The start numbers of the players, each with its tournament. A player of several tournaments keeps
    /// that of the first; a knockout has seeds instead.
    pub fn start_numbers(&self) -> BTreeMap<PersonId, (TournamentId, u16)> {
        self.numbered(false).map(|(player, place)| (player.person(), place)).collect()
    }

    /// The start numbers of the players or of the teams. The first tournament comes last, so a map keeps
    /// its numbers.
    pub(crate) fn numbered(
        &self,
        of_teams: bool,
    ) -> impl Iterator<Item = (Competitor, (TournamentId, u16))> {
        let is_meant = move |of: &&Tournament| {
            of.is.system.duel().is_none() && of.is.system.is_of_teams() == of_teams
        };
        self.tournaments.values().rev().filter(is_meant).flat_map(|of| {
            let place = |(&competitor, number)| (competitor, (of.is.id, number));
            of.is.numbers.iter().zip(1_u16..).map(place)
        })
    }

    /// The results of courts that wait for a decision.
    pub fn held(&self) -> impl Iterator<Item = &Held> {
        self.held.values().filter(|(_, settled)| settled.is_none()).map(|(held, _)| held)
    }

    /// The last record of a court that the desk has taken.
    pub fn cursor(&self, court: CourtId) -> Seq {
        self.cursors.get(&court).copied().unwrap_or_default()
    }

    /// True once the event is over.
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// The last change of a part.
    pub fn last_change(&self, subject: Subject) -> Option<&Change> {
        self.changes.get(&subject)
    }

    /// The records of a decision that follows the last record. Write them, then
    /// [`apply`](Self::apply) each.
    pub fn records(&self, at: CourtTime, by: Author, facts: Vec<Fact>) -> Vec<Record> {
        if facts.is_empty() {
            return Vec::new();
        }
        Record::of(self.seq.next(), self.epoch, at, by, facts)
    }

    /// The state after facts that were decided but not written: for previews.
    #[must_use]
    pub(crate) fn after(&self, at: CourtTime, by: Author, facts: &[Fact]) -> Self {
        self.clone().followed_by(at, by, facts)
    }

    fn followed_by(mut self, at: CourtTime, by: Author, facts: &[Fact]) -> Self {
        let records = self.records(at, by, facts.to_vec());
        for record in &records {
            self.apply(record);
        }
        self
    }

    /// The same for facts of a decision in progress.
    #[must_use]
    pub(crate) fn with(&self, facts: &[Fact]) -> Self {
        self.clone().and(facts)
    }

    /// The same for a state of a decision in progress: none is copied.
    #[must_use]
    pub(crate) fn and(self, facts: &[Fact]) -> Self {
        self.followed_by(CourtTime::default(), Author::Desk, facts)
    }

    /// A tournament, or the refusal that there is none.
    pub(crate) fn tournament(&self, id: TournamentId) -> Result<&Tournament, Refusal> {
        self.tournaments.get(&id).ok_or(Refusal::NoSuchTournament { tournament: id })
    }

    /// A round, or the refusal that there is none.
    pub(crate) fn round(
        &self,
        id: TournamentId,
        round: RoundNumber,
    ) -> Result<(&Tournament, &Round), Refusal> {
        let tournament = self.tournament(id)?;
        let found = tournament.round(round);
        found.map(|found| (tournament, found)).ok_or(Refusal::NoSuchRound { tournament: id, round })
    }

    /// A match with its tournament and round, or the refusal that there is none.
    pub(crate) fn match_(&self, no: MatchNo) -> Result<(&Tournament, &Round, &Match), Refusal> {
        let none = Refusal::NoSuchMatch { match_no: no };
        let &(tournament, _) = self.matches.get(&no).ok_or(none.clone())?;
        let tournament = self.tournament(tournament)?;
        let (round, found) = tournament.match_(no).ok_or(none)?;
        Ok((tournament, round, found))
    }

    /// A game that counts, or the refusal that there is none.
    pub(crate) fn game(&self, id: GameId) -> Result<&Game, Refusal> {
        let game = self.games.get(&id).ok_or(Refusal::NoSuchGame { game: id })?;
        if game.withdrawn { Err(Refusal::GameWithdrawn { game: id }) } else { Ok(game) }
    }

    /// An entry, or the refusal that there is none.
    pub(crate) fn entry(&self, person: PersonId) -> Result<&Entry, Refusal> {
        self.entries.get(&person).ok_or(Refusal::NoSuchPerson { person })
    }

    /// A team, or the refusal that there is none.
    pub(crate) fn team(&self, team: TeamId) -> Result<&EnteredTeam, Refusal> {
        self.teams.get(&team).ok_or(Refusal::NoSuchTeam { team })
    }

    pub fn team_of(&self, person: PersonId) -> Option<TeamId> {
        let has = |team: &&EnteredTeam| team.entry.players.contains(&person);
        self.teams.values().find(has).map(|team| team.entry.team)
    }

    /// The competitor that a person is in a tournament: himself, or his team. Persons and teams have
    /// the same numbers.
    pub(crate) fn competitor_of(
        &self,
        tournament: &Tournament,
        person: PersonId,
    ) -> Option<Competitor> {
        if tournament.is.system.is_of_teams() {
            self.team_of(person).map(Competitor::from)
        } else {
            Some(person.into())
        }
    }

    /// True if Black's side of a match has White in a game of it: in the second game of a match, and on
    /// every other board of a team.
    pub(crate) fn is_turned(
        &self,
        tournament: &Tournament,
        [white, black]: [Competitor; 2],
        game: [Option<PersonId>; 2],
    ) -> bool {
        let side = |person: PersonId| self.competitor_of(tournament, person);
        let [with_white, with_black] = game.map(|person| person.and_then(side));
        with_white == Some(black) || (with_white.is_none() && with_black == Some(white))
    }

    /// The points of White's and of Black's side of a match so far, without its `ChessSprint`;
    /// `None` before its first result.
    pub(crate) fn score_of(&self, tournament: &Tournament, of: &Match) -> Option<[Points; 2]> {
        let system = tournament.is.settings.points.unwrap_or_default();
        let games = self.games_of(of).filter(|game| game.part != Part::SPRINT);
        let scored = games.filter_map(|game| {
            let score = game.result?.score;
            // the points of an entry do not depend on the numbers
            let points =
                score.entries(StartNumber(1), StartNumber(2), true).map(|of| system.of(of));
            let (sides, players) = ([of.white, of.black], [game.white, game.black]);
            let [white, black] = points;
            Some(if self.is_turned(tournament, sides, players) { [black, white] } else { points })
        });
        scored.reduce(|sum, one| [sum[0] + one[0], sum[1] + one[1]])
    }

    /// The games of a match that count.
    pub(crate) fn games_of<'a>(&'a self, of: &'a Match) -> impl Iterator<Item = &'a Game> {
        of.games.iter().filter_map(|id| self.games.get(id)).filter(|game| !game.withdrawn)
    }

    /// The tournament alone, or all finals that were made together with it.
    pub(crate) fn made_with<'a>(
        &'a self,
        tournament: &'a Tournament,
    ) -> impl Iterator<Item = &'a Tournament> {
        let from = &tournament.is.from;
        self.tournaments.values().filter(move |other| {
            other.is.id == tournament.is.id || !from.is_empty() && other.is.from == *from
        })
    }

    /// True if a tournament may be taken back: nothing is paired, or it is one of finals of which no
    /// game has begun.
    pub(crate) fn may_drop(&self, tournament: &Tournament) -> bool {
        let is_untouched = |found: &Match| {
            found.hour.iter().all(Option::is_none) && self.games_of(found).all(Game::is_untouched)
        };
        let rounds = self.made_with(tournament).flat_map(|of| &of.rounds);
        let is_untouched = rounds.flat_map(|round| &round.matches).all(is_untouched);
        if tournament.is.from.is_empty() { tournament.rounds.is_empty() } else { is_untouched }
    }

    /// The games of a round without a result, boards without players left out.
    pub(crate) fn open_games<'a>(&'a self, round: &'a Round) -> impl Iterator<Item = &'a Game> {
        let games = round.matches.iter().flat_map(|found| self.games_of(found));
        games.filter(|game| game.result.is_none())
    }

    /// True if every match of the round has its games, and every game its result.
    pub(crate) fn is_over(&self, round: &Round) -> bool {
        let has_games = |found: &Match| self.games_of(found).next().is_some();
        round.matches.iter().all(has_games) && self.open_games(round).next().is_none()
    }

    /// The number of published rounds whose last result is in.
    pub fn rounds_played(&self) -> usize {
        let is_played =
            |round: &&Round| !round.is_draft && !round.matches.is_empty() && self.is_over(round);
        let rounds = self.tournaments.values().flat_map(|tournament| &tournament.rounds);
        rounds.filter(is_played).count()
    }

    /// The qualification in which a competitor plays: not a knockout.
    pub(crate) fn qualification_of(
        &self,
        competitor: Competitor,
        of_teams: bool,
    ) -> Option<&Tournament> {
        self.tournaments.values().find(|tournament| {
            let system = tournament.is.system;
            system.is_of_teams() == of_teams
                && system.duel().is_none()
                && tournament.is.numbers.contains(&competitor)
        })
    }

    /// The round of his qualification that is to be paired next for a person.
    pub(crate) fn next_round_of(&self, person: PersonId) -> RoundNumber {
        let tournament = self.qualification_of(person.into(), false);
        tournament.map_or(RoundNumber::FIRST, Tournament::next_round)
    }

    /// The event without the drafts of a person's qualification; `None` if there is no draft.
    pub(crate) fn published_only(&self, person: PersonId) -> Option<Self> {
        let id = self.qualification_of(person.into(), false)?.is.id;
        let is_draft = |round: &crate::Round| round.editions.is_empty();
        self.tournaments[&id].rounds.iter().any(is_draft).then(|| {
            let mut published = self.clone();
            let found = published.tournaments.get_mut(&id).expect("just found");
            found.rounds.retain(|round| !is_draft(round));
            published
        })
    }

    /// The bye of a competitor in a round that is not paired yet.
    pub(crate) fn away_in(
        &self,
        competitor: Competitor,
        of_teams: bool,
        round: RoundNumber,
    ) -> Option<Bye> {
        if of_teams {
            self.teams.get(&competitor.team()).and_then(|team| team.away_in(round))
        } else {
            self.entries.get(&competitor.person()).and_then(|entry| entry.away_in(round))
        }
    }
}

impl Game {
    /// The players who are there.
    pub fn players(&self) -> impl Iterator<Item = PersonId> + use<> {
        [self.white, self.black].into_iter().flatten()
    }

    /// True if it was not started and has no result, and no player has reported one.
    pub(crate) fn is_untouched(&self) -> bool {
        self.started.is_none() && self.result.is_none() && self.claimed.is_none()
    }

    /// True if its result was played over the board, and is no forfeit.
    pub(crate) fn was_played(&self) -> bool {
        self.result.is_some_and(|result| result.score.was_played())
    }
}
