//! The application of facts: it may neither refuse nor ask a rule.

use crate::desk::{CheckIn, Desk, Protest};
use crate::{
    Author, Change, Competitor, DrawnGame, DrawnMatch, Edition, EnteredTeam, Entry, Fact, Game,
    GameScore, Match, MatchNo, Proposal, Record, Round, Source, Subject, Tournament, TournamentId,
};
use court_protocol::{CourtTime, Epoch, GameId, Seq};
use referee_tournament::event::{Bye, RoundNumber};
use std::collections::BTreeMap;

/// The instant and author of a record.
#[derive(Clone, Copy)]
struct Stamp {
    seq: Seq,
    at: CourtTime,
    by: Author,
}

impl Desk {
    /// Takes a record of the journal. It cannot refuse: its facts have happened.
    ///
    /// The facts of a decision in several parts count when its last part is taken.
    pub fn apply(&mut self, record: &Record) {
        self.seq = record.seq;
        self.epoch = record.epoch;
        if record.part == 0 {
            self.parts.clear();
        }
        self.parts.extend(record.facts.iter().cloned());
        if record.goes_on {
            return;
        }
        let stamp = Stamp { seq: record.seq, at: record.at, by: record.by };
        for fact in std::mem::take(&mut self.parts) {
            // once a fact: the code is found by writing all of it
            let change = Change { seq: record.seq, at: stamp.at, by: stamp.by, what: fact.code() };
            let changed = Self::subjects(&fact).into_iter();
            self.changes.extend(changed.map(|subject| (subject, change.clone())));
            self.take(fact, stamp);
        }
    }

    /// Begins a term of writing: the parts of a decision that was never finished are void.
    pub fn begin_epoch(&mut self, epoch: Epoch, seq: Seq) {
        self.epoch = epoch;
        self.seq = seq;
        self.parts.clear();
    }

    /// The parts of the event that a fact changes.
    fn subjects(fact: &Fact) -> Vec<Subject> {
        match fact {
            Fact::Created { .. } | Fact::Configured { .. } | Fact::Finished | Fact::Resumed => {
                vec![Subject::Plan]
            }
            Fact::CheckInOpened
            | Fact::CheckInClosed
            | Fact::EntriesClosed { .. }
            | Fact::EntriesReopened => vec![Subject::Entries],
            Fact::Entered { players, .. } => {
                players.iter().map(|player| Subject::Entry { person: player.person }).collect()
            }
            Fact::Changed { player } => vec![Subject::Entry { person: player.person }],
            Fact::Withdrawn { person, .. }
            | Fact::Returned { person, .. }
            | Fact::ByeGiven { person, .. }
            | Fact::ByeCancelled { person, .. }
            | Fact::Ticked { person, .. }
            | Fact::CheckedIn { person, .. } => vec![Subject::Entry { person: *person }],
            Fact::TeamEntered { team } | Fact::TeamChanged { team } => {
                vec![Subject::Team { team: team.team }]
            }
            Fact::TeamWithdrawn { team, .. } | Fact::TeamByeGiven { team, .. } => {
                vec![Subject::Team { team: *team }]
            }
            Fact::TournamentMade { tournament } => {
                vec![Subject::Tournament { tournament: tournament.id }]
            }
            Fact::Joined { tournament, .. }
            | Fact::TournamentDropped { tournament }
            | Fact::SettingsChanged { tournament, .. }
            | Fact::Numbered { tournament, .. }
            | Fact::ColourDrawn { tournament, .. }
            | Fact::LotsDrawn { tournament, .. }
            | Fact::Struck { tournament, .. }
            | Fact::Deducted { tournament, .. }
            | Fact::Announced { tournament } => {
                vec![Subject::Tournament { tournament: *tournament }]
            }
            Fact::Paired { tournament, round, .. }
            | Fact::RoundDropped { tournament, round }
            | Fact::ChangesOpened { tournament, round }
            | Fact::ChangesClosed { tournament, round, .. }
            | Fact::ChangesDropped { tournament, round }
            | Fact::Published { tournament, round, .. } => {
                vec![Subject::Round { tournament: *tournament, round: *round }]
            }
            Fact::Laid { places } => {
                places.iter().map(|&(game, _)| Subject::Game { game }).collect()
            }
            Fact::CourtTaken { results, held, .. } => {
                let results = results.iter().map(|&(game, ..)| Subject::Game { game });
                results.chain(held.iter().map(|held| Subject::Held { held: held.no })).collect()
            }
            Fact::ResultSet { game, .. }
            | Fact::ResultClaimed { game, .. }
            | Fact::MovesKept { game, .. }
            | Fact::ResultDisputed { game, .. } => vec![Subject::Game { game: *game }],
            Fact::HeldSettled { held, .. } => vec![Subject::Held { held: *held }],
            Fact::GamesAdded { match_no, .. }
            | Fact::GamesWithdrawn { match_no, .. }
            | Fact::ColourChosen { match_no, .. }
            | Fact::MatchRuled { match_no, .. }
            | Fact::LineUpSealed { match_no, .. }
            | Fact::Postponed { match_no, .. }
            | Fact::WindowSet { match_no, .. }
            | Fact::TimeProposed { match_no, .. }
            | Fact::TimeAgreed { match_no, .. }
            | Fact::HourStarted { match_no, .. } => vec![Subject::Match { match_no: *match_no }],
            Fact::Protested { protest, .. } | Fact::ProtestRuled { protest, .. } => {
                vec![Subject::Protest { protest: *protest }]
            }
        }
    }

    fn take(&mut self, fact: Fact, stamp: Stamp) {
        match fact {
            Fact::Created { plan } => {
                self.next_game = plan.first_game;
                self.next_match = 1;
                self.plan = Some(plan);
            }
            Fact::Configured { plan } => self.plan = Some(plan),
            Fact::Entered { players, first_round, missed } => {
                for player in players {
                    let entry = Entry {
                        data: player.data,
                        first_round,
                        missed,
                        away: BTreeMap::new(),
                        withdrawn: None,
                        ticks: std::collections::BTreeSet::new(),
                        checked_in: false,
                    };
                    self.entries.insert(player.person, entry);
                }
            }
            Fact::Changed { player } => {
                self.entry_mut(player.person, |entry| entry.data = player.data);
            }
            Fact::Withdrawn { person, from, .. } => {
                self.entry_mut(person, |entry| entry.withdrawn = Some(from));
            }
            Fact::Returned { person, from } => self.entry_mut(person, |entry| {
                let Some(left) = entry.withdrawn.take() else { return };
                for round in (left.0..from.0).map(RoundNumber) {
                    entry.away.insert(round, Bye::ZeroPoint);
                }
            }),
            Fact::ByeGiven { person, round, bye } => self.entry_mut(person, |entry| {
                entry.away.insert(round, bye);
            }),
            Fact::ByeCancelled { person, round } => self.entry_mut(person, |entry| {
                entry.away.remove(&round);
            }),
            Fact::CheckInOpened => self.check_in = CheckIn::Open,
            Fact::Ticked { person, tick, done } => self.entry_mut(person, |entry| {
                if done {
                    entry.ticks.insert(tick);
                } else {
                    entry.ticks.remove(&tick);
                }
            }),
            Fact::CheckedIn { person, there } => {
                self.entry_mut(person, |entry| entry.checked_in = there);
            }
            Fact::CheckInClosed => self.check_in = CheckIn::Over,
            Fact::TeamEntered { team } => {
                let number = team.team;
                let entered = EnteredTeam { entry: team, away: BTreeMap::new(), withdrawn: None };
                self.teams.insert(number, entered);
            }
            Fact::TeamChanged { team } => {
                if let Some(entered) = self.teams.get_mut(&team.team) {
                    entered.entry = team;
                }
            }
            Fact::TeamWithdrawn { team, from, .. } => {
                if let Some(entered) = self.teams.get_mut(&team) {
                    entered.withdrawn = Some(from);
                }
            }
            Fact::TeamByeGiven { team, round, bye } => {
                if let Some(entered) = self.teams.get_mut(&team) {
                    entered.away.insert(round, bye);
                }
            }
            Fact::EntriesClosed { .. } => self.are_entries_closed = true,
            Fact::EntriesReopened => {
                self.are_entries_closed = false;
                self.tournaments.clear();
            }
            Fact::TournamentMade { tournament } => {
                self.tournaments.insert(tournament.id, Tournament::new(*tournament));
            }
            Fact::TournamentDropped { tournament } => {
                self.tournaments.remove(&tournament);
            }
            Fact::SettingsChanged { tournament, settings } => {
                self.tournament_mut(tournament, |of| of.is.settings = *settings);
            }
            Fact::Joined { tournament, numbers } | Fact::Numbered { tournament, numbers, .. } => {
                self.tournament_mut(tournament, |of| of.is.numbers = numbers);
            }
            Fact::ColourDrawn { tournament, colour, .. } => {
                self.tournament_mut(tournament, |of| of.colour = Some(colour));
            }
            Fact::LotsDrawn { tournament, orders, .. } => {
                self.tournament_mut(tournament, |of| of.lots.extend(orders));
            }
            Fact::Struck { tournament, competitor } => {
                self.tournament_mut(tournament, |of| {
                    of.struck.insert(competitor);
                });
            }
            Fact::Deducted { tournament, deduction } => {
                self.tournament_mut(tournament, |of| of.deductions.push(deduction));
            }
            Fact::Announced { tournament } => {
                self.tournament_mut(tournament, |of| of.announced = true);
            }
            Fact::Paired { tournament, round, matches, byes } => {
                self.paired(tournament, round, matches, byes);
            }
            Fact::RoundDropped { tournament, round } => self.dropped(tournament, round),
            Fact::ChangesOpened { tournament, round } => {
                self.round_mut(tournament, round, |round| {
                    round.before_changes = Some((round.matches.clone(), round.byes.clone()));
                });
            }
            Fact::ChangesClosed { tournament, round, departures, reason } => {
                self.round_mut(tournament, round, |round| {
                    round.before_changes = None;
                    round.departures = departures;
                    round.departed_because = Some(reason).filter(|reason| !reason.is_empty());
                });
            }
            Fact::ChangesDropped { tournament, round } => self.changes_dropped(tournament, round),
            Fact::Published { tournament, round, .. } => {
                self.round_mut(tournament, round, |round| {
                    let (pairs, byes) = (round.pairs().collect(), round.byes.clone());
                    round.editions.push(Edition { at: stamp.at, pairs, byes });
                    round.is_draft = false;
                });
            }
            Fact::Laid { places } => {
                for (game, place) in places {
                    self.game_mut(game, |game| game.place = place);
                }
            }
            Fact::CourtTaken { court, through, annulled, started, results, held } => {
                self.cursors.insert(court, through);
                for game in annulled {
                    self.game_mut(game, |game| game.started = None);
                }
                for (game, at) in started {
                    self.game_mut(game, |game| game.started = Some(at));
                }
                for (game, score, rated) in results {
                    let result = GameScore { score, rated, source: Source::Court(court) };
                    self.game_mut(game, |game| game.result = Some(result));
                }
                for held in held {
                    self.held.insert(held.no, (held, None));
                }
            }
            Fact::ResultSet { game, score, rated, source, protest, .. } => {
                self.game_mut(game, |game| {
                    game.result = score.map(|score| GameScore { score, rated, source });
                    game.claimed = None;
                });
                if let Some(filed) = protest.and_then(|no| self.protests.get_mut(&no)) {
                    filed.corrections.push(stamp.seq);
                }
            }
            Fact::HeldSettled { held, accepted, .. } => {
                if let Some((_, settled)) = self.held.get_mut(&held) {
                    *settled = Some(accepted);
                }
            }
            Fact::GamesAdded { match_no, games, carried } => {
                self.games_added(match_no, games, carried);
            }
            Fact::GamesWithdrawn { games, .. } => {
                for game in games {
                    self.game_mut(game, Game::withdraw);
                }
            }
            Fact::ColourChosen { match_no, colour, .. } => {
                self.match_mut(match_no, |found| found.chosen = Some(colour));
            }
            Fact::MatchRuled { match_no, winner, .. } => {
                self.match_mut(match_no, |found| found.ruled = Some(winner));
            }
            Fact::Protested { protest, by, game, text } => {
                let filed =
                    Protest { by, game, text, at: stamp.at, ruling: None, corrections: Vec::new() };
                self.protests.insert(protest, filed);
            }
            Fact::ProtestRuled { protest, upheld, text } => {
                if let Some(filed) = self.protests.get_mut(&protest) {
                    filed.ruling = Some((upheld, text, stamp.at, stamp.by));
                }
            }
            Fact::LineUpSealed { match_no, team, players } => {
                self.match_mut(match_no, |found| {
                    let side = usize::from(found.white != Competitor::from(team));
                    found.line_ups[side] = Some(players);
                });
            }
            Fact::Postponed { match_no, to, .. } | Fact::TimeAgreed { match_no, to } => {
                self.match_mut(match_no, |found| {
                    found.when = Some(to);
                    found.proposed = None;
                });
            }
            Fact::TimeProposed { match_no, to, by } => {
                self.match_mut(match_no, |found| found.proposed = Some(Proposal { to, by }));
            }
            Fact::WindowSet { match_no, opens, closes } => {
                self.match_mut(match_no, |found| found.window = Some((opens, closes)));
            }
            Fact::HourStarted { match_no, person } => self.match_mut(match_no, |found| {
                let side = usize::from(found.white != Competitor::from(person));
                found.hour[side] = Some(stamp.at);
            }),
            Fact::ResultClaimed { game, claimed } => {
                self.game_mut(game, |game| game.claimed = Some(claimed));
            }
            Fact::MovesKept { game, moves } => {
                self.game_mut(game, |game| game.moves = Some(moves));
            }
            Fact::ResultDisputed { game, .. } => self.game_mut(game, |game| {
                if let Some(claimed) = &mut game.claimed {
                    claimed.disputed = true;
                }
            }),
            Fact::Finished => self.is_finished = true,
            Fact::Resumed => self.is_finished = false,
        }
    }

    /// A round as it is paired now. Matches keep their line-ups, times and rulings; games that are
    /// in it no more are withdrawn.
    fn paired(
        &mut self,
        id: TournamentId,
        number: RoundNumber,
        matches: Vec<DrawnMatch>,
        byes: Vec<(Competitor, Bye)>,
    ) {
        let mut before = BTreeMap::new();
        let Some(tournament) = self.tournaments.get_mut(&id) else { return };
        if let Some(round) = tournament.rounds.get_mut(number.index()) {
            before = std::mem::take(&mut round.matches)
                .into_iter()
                .map(|found| (found.no, found))
                .collect();
        }
        let mut now = Vec::with_capacity(matches.len());
        for DrawnMatch(no, white, black, bracket, games) in matches {
            let kept = before.remove(&no).filter(|kept| (kept.white, kept.black) == (white, black));
            let mut found = kept.unwrap_or_else(|| Match::new(no, white, black));
            found.bracket = bracket;
            found.games.clear();
            self.matches.insert(no, (id, number));
            self.next_match = self.next_match.max(no.0 + 1);
            for DrawnGame(game, part, board, white, black) in games {
                found.games.push(game);
                self.next_game = self.next_game.max(game.0 + 1);
                let drawn = DrawnGame(game, part, board, white, black);
                let new = || Game::new((id, number, no), &drawn, None);
                let known = self.games.entry(game).or_insert_with(new);
                (known.white, known.black, known.withdrawn) = (white, black, false);
                known.match_no = no;
            }
            now.push(found);
        }
        let left: std::collections::BTreeSet<GameId> =
            now.iter().flat_map(|found| found.games.iter().copied()).collect();
        for game in self.games.values_mut() {
            if game.tournament == id && game.round == number && !left.contains(&game.id) {
                game.withdraw();
            }
        }
        let tournament = self.tournaments.get_mut(&id).expect("it was there above");
        match tournament.rounds.get_mut(number.index()) {
            Some(round) => {
                round.matches = now;
                round.byes = byes;
                round.is_draft = true;
            }
            None => tournament.rounds.push(Round {
                number,
                matches: now,
                byes,
                is_draft: true,
                editions: Vec::new(),
                before_changes: None,
                departures: Vec::new(),
                departed_because: None,
            }),
        }
    }

    fn dropped(&mut self, id: TournamentId, number: RoundNumber) {
        let Some(tournament) = self.tournaments.get_mut(&id) else { return };
        tournament.rounds.truncate(number.index());
        for game in self.games.values_mut() {
            if game.tournament == id && game.round >= number {
                game.withdraw();
            }
        }
    }

    fn changes_dropped(&mut self, id: TournamentId, number: RoundNumber) {
        let mut restored = None;
        self.round_mut(id, number, |round| restored = round.before_changes.take());
        let Some((matches, byes)) = restored else { return };
        let drawn = matches.iter().map(|found| self.drawn(found)).collect();
        let was_draft = self.is_same_as_published(id, number, &matches, &byes);
        self.paired(id, number, drawn, byes);
        if was_draft {
            self.round_mut(id, number, |round| round.is_draft = false);
        }
    }

    /// True if a round is as it was published last.
    fn is_same_as_published(
        &self,
        id: TournamentId,
        number: RoundNumber,
        matches: &[Match],
        byes: &[(Competitor, Bye)],
    ) -> bool {
        let round = self.tournaments.get(&id).and_then(|of| of.round(number));
        round.and_then(|round| round.editions.last()).is_some_and(|edition| {
            let pairs = matches.iter().map(|found| (found.white, found.black));
            pairs.eq(edition.pairs.iter().copied()) && byes == edition.byes
        })
    }

    /// A match as the record of its round names it.
    pub(crate) fn drawn(&self, of: &Match) -> DrawnMatch {
        let games = of.games.iter().filter_map(|id| self.games.get(id));
        let drawn = |game: &Game| DrawnGame(game.id, game.part, game.board, game.white, game.black);
        DrawnMatch(of.no, of.white, of.black, of.bracket, games.map(drawn).collect())
    }

    fn games_added(
        &mut self,
        no: MatchNo,
        games: Vec<DrawnGame>,
        carried: Option<(court_protocol::Millis, court_protocol::Millis)>,
    ) {
        let Some(&(tournament, round)) = self.matches.get(&no) else { return };
        for drawn in games {
            let id = drawn.0;
            self.next_game = self.next_game.max(id.0 + 1);
            self.games.insert(id, Game::new((tournament, round, no), &drawn, carried));
            self.match_mut(no, |found| found.games.push(id));
        }
    }

    fn entry_mut(&mut self, person: crate::PersonId, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entries.get_mut(&person) {
            change(entry);
        }
    }

    fn game_mut(&mut self, game: GameId, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.games.get_mut(&game) {
            change(game);
        }
    }

    fn tournament_mut(&mut self, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
        if let Some(tournament) = self.tournaments.get_mut(&id) {
            change(tournament);
        }
    }

    fn round_mut(
        &mut self,
        id: TournamentId,
        number: RoundNumber,
        change: impl FnOnce(&mut Round),
    ) {
        let round = self.tournaments.get_mut(&id).map(|of| &mut of.rounds);
        if let Some(round) = round.and_then(|rounds| rounds.get_mut(number.index())) {
            change(round);
        }
    }

    fn match_mut(&mut self, no: MatchNo, change: impl FnOnce(&mut Match)) {
        let Some(&(tournament, round)) = self.matches.get(&no) else { return };
        self.round_mut(tournament, round, |round| {
            if let Some(found) = round.matches.iter_mut().find(|found| found.no == no) {
                change(found);
            }
        });
    }
}

impl Game {
    /// A game that has just been drawn, with its tournament, round and match.
    fn new(
        (tournament, round, match_no): (TournamentId, RoundNumber, MatchNo),
        &DrawnGame(id, part, board, white, black): &DrawnGame,
        carried: Option<(court_protocol::Millis, court_protocol::Millis)>,
    ) -> Self {
        Self {
            id,
            tournament,
            round,
            match_no,
            part,
            board,
            white,
            black,
            carried,
            place: None,
            started: None,
            result: None,
            claimed: None,
            moves: None,
            withdrawn: false,
        }
    }

    fn withdraw(&mut self) {
        self.withdrawn = true;
        self.place = None;
    }
}
