//! An event in progress: every command goes through records, and every state is replayed.

use court_protocol::{CourtTime, GameId, Seq};
use referee_desk::{
    Act, Author, Command, Competitor, Deal, Desk, EnteredPlayer, EntryData, Fact, Field, Format,
    Part, PersonId, Plan, Record, Refusal, Score, Settings, System, TeamEntry, TeamId,
    TournamentId, decide,
};
use referee_tournament::event::RoundNumber;
use referee_tournament::knockout::duel::DuelRules;

/// The tournament that an event has first.
pub(crate) const FIRST: TournamentId = TournamentId(1);

/// An event, its records, and the clock.
#[derive(Debug, Clone)]
pub(crate) struct Day {
    pub(crate) desk: Desk,
    pub(crate) records: Vec<Record>,
    pub(crate) now: CourtTime,
    pub(crate) by: Author,
}

impl Day {
    /// A new event with a plan.
    pub(crate) fn of(plan: Plan) -> Self {
        let mut day = Self {
            desk: Desk::default(),
            records: Vec::new(),
            now: CourtTime(1_795_000_000_000),
            by: Author::Organiser(1),
        };
        day.act(Act::Create { plan: Box::new(plan) });
        day
    }

    /// A new event of players with these ratings, persons 1, 2, … in that order.
    pub(crate) fn with_players(plan: Plan, ratings: &[u16]) -> Self {
        let mut day = Self::of(plan);
        let players = ratings.iter().zip(1..).map(|(&rating, person)| player(person, rating));
        day.act(Act::Enter { players: players.collect(), byes: Vec::new(), teams: Vec::new() });
        day
    }

    /// Decides on a command, and applies the records it leads to.
    pub(crate) fn try_act(&mut self, command: impl Into<Command>) -> Result<Vec<Fact>, Refusal> {
        self.now.0 += 1_000;
        let command = command.into();
        // only the desk itself takes from a court
        let by =
            if matches!(command.act, Act::TakeFromCourt { .. }) { Author::Desk } else { self.by };
        let facts = decide(&self.desk, &command, by, self.now)?;
        for record in self.desk.records(self.now, by, facts.clone()) {
            // the record is applied as a journal would give it back
            let written = court_protocol::Format::MessagePack.encode(&record);
            assert!(written.len() < 64 * 1024, "a record of {} bytes", written.len());
            let read: Record = court_protocol::Format::MessagePack
                .decode(&written, court_protocol::Limits::SERVER)
                .expect("a record can be read");
            assert_eq!(read, record);
            self.desk.apply(&read);
            self.records.push(read);
        }
        Ok(facts)
    }

    /// The same for a command that is not refused.
    pub(crate) fn act(&mut self, command: impl Into<Command>) -> Vec<Fact> {
        let command = command.into();
        match self.try_act(command.clone()) {
            Ok(facts) => facts,
            Err(refusal) => panic!("{command:?} was refused: {refusal:?}"),
        }
    }

    /// The refusal of a command, which changes nothing.
    pub(crate) fn refused(&mut self, command: impl Into<Command>) -> Refusal {
        let before = self.desk.clone();
        let refusal = self.try_act(command).expect_err("refused");
        assert_eq!(self.desk, before);
        refusal
    }

    /// The number of the last record, for a command whose author has seen everything.
    pub(crate) fn seq(&self) -> Seq {
        self.desk.seq()
    }

    /// The records replayed give the same state.
    pub(crate) fn replays(&self) {
        let mut replayed = Desk::default();
        self.records.iter().for_each(|record| replayed.apply(record));
        assert_eq!(replayed, self.desk);
    }

    /// Pairs and publishes the next round, and returns it.
    pub(crate) fn pair(&mut self, tournament: TournamentId) -> RoundNumber {
        let round = self.desk.tournaments()[&tournament].next_round();
        self.act(Act::Pair { tournament });
        self.act(Act::Publish { tournament, round });
        round
    }

    /// White and Black of each table of a round.
    pub(crate) fn tables(&self, tournament: TournamentId, round: u8) -> Vec<(u32, u32)> {
        let round = self.desk.tournaments()[&tournament].round(RoundNumber(round));
        let matches = &round.expect("a round that is paired").matches;
        matches.iter().map(|found| (found.white.0, found.black.0)).collect()
    }

    /// The game of a person in a round.
    pub(crate) fn game(&self, tournament: TournamentId, round: u8, person: u32) -> GameId {
        let plays = |game: &&referee_desk::Game| {
            !game.withdrawn
                && game.tournament == tournament
                && game.round == RoundNumber(round)
                && game.players().any(|player| player == PersonId(person))
        };
        self.desk.games().values().find(plays).expect("a game").id
    }

    /// The games of a tournament that have no result.
    pub(crate) fn open_games(&self, tournament: TournamentId) -> Vec<GameId> {
        let games = self.desk.games().values();
        games
            .filter(|game| !game.withdrawn && game.tournament == tournament)
            .filter(|game| game.result.is_none() && is_published(&self.desk, game))
            .map(|game| game.id)
            .collect()
    }

    /// Plays every open game of a tournament: the lower number of the two wins, and in each third
    /// game nobody does.
    pub(crate) fn play(&mut self, tournament: TournamentId) {
        for game in self.open_games(tournament) {
            let found = &self.desk.games()[&game];
            let (white, black) = (found.white.expect("White"), found.black.expect("Black"));
            let is_drawn = found.part != Part::SPRINT && (white.0 + 2 * black.0) % 3 == 0;
            let is_knockout = self.desk.tournaments()[&tournament].is.system.duel().is_some();
            let score = match (is_drawn && !is_knockout, white < black) {
                (true, _) => Score::Draw,
                (false, true) => Score::WhiteWins,
                (false, false) => Score::BlackWins,
            };
            self.act(Act::EnterResult { game, score });
        }
    }

    /// Plays three rounds of the first tournament, and draws lots for shared places.
    pub(crate) fn three_rounds(&mut self) {
        for _ in 0..3 {
            self.pair(FIRST);
            self.play(FIRST);
        }
        if self.standings(FIRST).windows(2).any(|pair| pair[0].0 == pair[1].0) {
            self.act(Act::DrawLots { tournament: FIRST, seed: 3 });
        }
    }

    /// Makes the finals of the four best of the first tournament, with results held back.
    pub(crate) fn finals(&mut self, rules: DuelRules) -> TournamentId {
        let field = Field::Best { of: vec![FIRST], places: 4 };
        let settings = Box::new(Settings { held_back: Some(true), ..Settings::default() });
        let system = System::Knockout(rules);
        let made = self.act(Act::MakeTournaments { field, deal: Deal::One, system, settings });
        let [Fact::TournamentMade { tournament }] = &made[..] else { panic!("{made:?}") };
        tournament.id
    }

    /// The standings as place and number.
    pub(crate) fn standings(&self, tournament: TournamentId) -> Vec<(u16, u32)> {
        let tournament = &self.desk.tournaments()[&tournament];
        let ranking = referee_desk::standings::standings(&self.desk, tournament);
        let rows = ranking.expect("the usual tie-breaks").rows;
        rows.iter().map(|row| (row.rank, row.competitor.0)).collect()
    }
}

fn is_published(desk: &Desk, game: &referee_desk::Game) -> bool {
    let round = desk.tournaments()[&game.tournament].round(game.round);
    round.is_some_and(|round| !round.editions.is_empty())
}

/// A player with a rating; 0 is unrated.
pub(crate) fn player(person: u32, rating: u16) -> EnteredPlayer {
    let data = EntryData { rating: Some(rating).filter(|r| *r > 0), ..EntryData::default() };
    EnteredPlayer { person: PersonId(person), data }
}

/// The same in a category.
pub(crate) fn player_of(person: u32, rating: u16, category: &str) -> EnteredPlayer {
    let mut player = player(person, rating);
    player.data.categories = vec![category.into()];
    player
}

/// An event of teams: team 1 has the persons 101 to 107, team 2 the persons 201 to 207, and so on.
pub(crate) fn teams(plan: Plan, count: u32) -> Day {
    assert!(plan.format != Format::Players);
    let mut day = Day::of(plan);
    for team in 1..=count {
        let persons = team * 100 + 1..=team * 100 + 7;
        let rating = |person: u32| u16::try_from(2_400 - team * 20 - person % 100).expect("small");
        let players = persons.clone().map(|person| player(person, rating(person))).collect();
        day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
        let captain = Some(PersonId(team * 100 + 1));
        let players = persons.map(PersonId).collect();
        day.act(Act::EnterTeam {
            team: TeamEntry { team: TeamId(team), name: String::new(), captain, players },
        });
    }
    day
}

/// A person as a competitor.
pub(crate) const fn of(number: u32) -> Competitor {
    Competitor(number)
}
