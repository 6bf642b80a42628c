//! The records of an event's desk in words, beside the incidents of its courts.

use super::table::DatedRow;
use super::{ReportError, called};
use crate::about::{About, WallClock};
use crate::access::{Device, device_list};
use crate::names::numbered;
use crate::register::{self, Person, Persons};
use crate::tables::Value;
use court_protocol::{DeviceId, GameId, PlayerId};
use referee_desk::{
    Author, Competitor, Desk, EnteredPlayer, EntryData, Fact, PersonId, Record, Source, TeamId,
    Tournament, TournamentId,
};
use referee_messages::{say, words};
use referee_tournament::event::RoundNumber;
use std::collections::BTreeMap;
use std::path::Path;

/// The most names of one cell: a longer list is its number.
const NAMES_MAX: usize = 12;

/// The records of the desk that are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DeskPart {
    /// Protests with their rulings, corrections, decisions by hand, and everything that was drawn.
    Incidents,
    All,
}

/// The names of persons and devices, and the clock.
struct People {
    persons: Persons,
    devices: BTreeMap<DeviceId, Device>,
    wall: WallClock,
}

/// The rows of a desk's records, each with its instant; their columns are those of incidents. Names
/// and the clock are those of the data folder.
///
/// # Errors
/// When the list of devices or the set-up cannot be read. Persons whom the register lacks are numbers.
pub(crate) fn of_desk(
    records: &[Record],
    part: DeskPart,
    data: &Path,
) -> Result<Vec<DatedRow>, ReportError> {
    let (persons, _) = register::read_or_nobody(&register::file(data));
    let devices = device_list::read(data)?.devices;
    let devices = devices.into_iter().map(|device| (device.id, device)).collect();
    Ok(rows(records, part, &People { persons, devices, wall: About::read(data)?.wall() }))
}

fn rows(records: &[Record], part: DeskPart, people: &People) -> Vec<DatedRow> {
    let mut desk = Desk::default();
    let mut unfinished: Vec<Fact> = Vec::new();
    let mut rows = Vec::new();
    for record in records {
        if record.part == 0 {
            unfinished.clear();
        }
        unfinished.extend(record.facts.iter().cloned());
        if record.goes_on {
            desk.apply(record);
            continue;
        }
        let mut facts = std::mem::take(&mut unfinished);
        let corrects = facts.iter().any(is_correction);
        let is_told = |fact: &Fact| {
            // a round that is paired anew with a correction is a part of it
            is_incident(fact) || corrects && matches!(fact, Fact::Paired { .. })
        };
        facts.retain(|fact| part == DeskPart::All || is_told(fact));
        // a fact that takes something away is told while that is known, any other once it is
        let row = |desk: &Desk, fact: &Fact| Told { desk, people }.row(record, fact);
        let before: Vec<_> =
            facts.iter().map(|fact| takes_away(fact).then(|| row(&desk, fact))).collect();
        desk.apply(record);
        for (fact, before) in facts.iter().zip(before) {
            rows.push((record.at, before.unwrap_or_else(|| row(&desk, fact))));
        }
    }
    rows
}

fn takes_away(fact: &Fact) -> bool {
    is_correction(fact)
        || matches!(
            fact,
            Fact::HeldSettled { .. }
                | Fact::TournamentDropped { .. }
                | Fact::RoundDropped { .. }
                | Fact::Changed { .. }
        )
}

fn is_correction(fact: &Fact) -> bool {
    matches!(fact, Fact::ResultSet { source: Source::Corrected, .. })
}

/// True for what somebody may dispute later: a ruling, a correction, or a drawing of lots.
fn is_incident(fact: &Fact) -> bool {
    match fact {
        Fact::ResultSet { .. } => is_correction(fact),
        Fact::Numbered { seed, .. } | Fact::ColourDrawn { seed, .. } => seed.is_some(),
        Fact::ChangesClosed { departures, .. } => !departures.is_empty(),
        Fact::Protested { .. }
        | Fact::ProtestRuled { .. }
        | Fact::HeldSettled { .. }
        | Fact::MatchRuled { .. }
        | Fact::EntriesClosed { .. }
        | Fact::LotsDrawn { .. }
        | Fact::Struck { .. }
        | Fact::Deducted { .. }
        | Fact::ResultDisputed { .. } => true,
        _ => false,
    }
}

struct Told<'a> {
    desk: &'a Desk,
    people: &'a People,
}

impl Told<'_> {
    fn row(&self, record: &Record, fact: &Fact) -> Vec<Value> {
        let (round, game) = self.place(fact);
        let what = say!("organiser-fact", fact = self.code(fact));
        vec![
            Value::Text(record.seq.0.to_string()),
            Value::Day(self.people.wall.event_day(record.at)),
            Value::Text(self.people.wall.time(record.at)),
            Value::Text(say!("organiser-title")),
            round.map_or_else(Value::empty, |round| Value::Number(round.0.into())),
            Value::Text(game.and_then(|game| self.board(game)).unwrap_or_default()),
            Value::Text(what),
            Value::Text(self.details(fact).join(" · ")),
            Value::empty(),
            Value::Text(self.author(record.by)),
        ]
    }

    /// The code of a fact in `organiser-fact`.
    fn code(&self, fact: &Fact) -> String {
        let is_by_hand = |tournament, round| {
            let round = self.tournament(tournament).and_then(|of| of.round(round));
            round.is_some_and(|round| round.before_changes.is_some())
        };
        match fact {
            Fact::ResultSet { source: Source::Corrected, .. } => "result_corrected".to_owned(),
            Fact::Paired { tournament, round, .. } if is_by_hand(*tournament, *round) => {
                "changed_by_hand".to_owned()
            }
            fact => fact.code(),
        }
    }

    fn author(&self, by: Author) -> String {
        match by {
            Author::Organiser(device) => called(&self.people.devices, DeviceId(device)),
            Author::Player(person) => self.person(person),
            Author::House => say!("the-server"),
            Author::Desk => say!("organiser-title"),
        }
    }

    fn person(&self, person: PersonId) -> String {
        let player = PlayerId(person.0);
        let known = self.people.persons.get(&player).map(Person::listed_name);
        known.unwrap_or_else(|| numbered(words(), player))
    }

    fn team(&self, team: TeamId) -> String {
        let known = self.desk.teams().get(&team);
        let name = known.and_then(|entered| entered.name()).map(str::to_owned);
        name.unwrap_or_else(|| say!("organiser-team", team))
    }

    fn tournament(&self, id: TournamentId) -> Option<&Tournament> {
        self.desk.tournaments().get(&id)
    }

    fn competitor(&self, of: Option<&Tournament>, competitor: Competitor) -> String {
        if of.is_some_and(|tournament| tournament.is.system.is_of_teams()) {
            self.team(competitor.team())
        } else {
            self.person(competitor.person())
        }
    }

    /// The names of a list, or its number where it is long.
    fn list(&self, persons: impl ExactSizeIterator<Item = PersonId>) -> String {
        if persons.len() > NAMES_MAX {
            return say!("organiser-entered", players = persons.len(), closed = false);
        }
        persons.map(|person| self.person(person)).collect::<Vec<_>>().join("; ")
    }

    /// The board of a game in its round: `3`, or `3.1` in a match of several games.
    fn board(&self, game: GameId) -> Option<String> {
        let game = self.desk.games().get(&game)?;
        let round = self.tournament(game.tournament)?.round(game.round)?;
        let place = round.matches.iter().position(|found| found.no == game.match_no)?;
        let (table, games) = (place + 1, &round.matches[place].games);
        let at = games.iter().position(|other| *other == game.id).filter(|_| games.len() > 1);
        Some(at.map_or_else(|| table.to_string(), |at| format!("{table}.{}", at + 1)))
    }

    fn players(&self, game: GameId) -> Option<String> {
        let sides = self.desk.games().get(&game).map(|game| [game.white, game.black])?;
        let name = |side: Option<PersonId>| side.map_or_else(|| "–".into(), |of| self.person(of));
        Some(sides.map(name).join(" – "))
    }

    /// The round and the game of a fact.
    fn place(&self, fact: &Fact) -> (Option<RoundNumber>, Option<GameId>) {
        let of_game =
            |game: GameId| (self.desk.games().get(&game).map(|game| game.round), Some(game));
        match fact {
            Fact::ByeGiven { round, .. }
            | Fact::ByeCancelled { round, .. }
            | Fact::TeamByeGiven { round, .. }
            | Fact::Paired { round, .. }
            | Fact::RoundDropped { round, .. }
            | Fact::ChangesOpened { round, .. }
            | Fact::ChangesClosed { round, .. }
            | Fact::ChangesDropped { round, .. }
            | Fact::Published { round, .. } => (Some(*round), None),
            Fact::ResultSet { game, .. }
            | Fact::ResultClaimed { game, .. }
            | Fact::ResultDisputed { game, .. }
            | Fact::MovesKept { game, .. }
            | Fact::Protested { game: Some(game), .. } => of_game(*game),
            Fact::ProtestRuled { protest, .. } => {
                let game = self.desk.protests().get(protest).and_then(|filed| filed.game);
                game.map_or((None, None), of_game)
            }
            Fact::HeldSettled { held, .. } => {
                let game = self.desk.held().find(|one| one.no == *held).map(|one| one.game);
                game.map_or((None, None), of_game)
            }
            _ => (None, None),
        }
    }

    /// The parts of a fact in words, without its kind.
    fn details(&self, fact: &Fact) -> Vec<String> {
        let seed = |seed: u64| say!("report-seed", seed = seed.to_string());
        let reason = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let score =
            |score: Option<referee_desk::Score>| score.map_or("–", |is| is.signs()).to_owned();
        let set = |what: &str, is: bool| {
            format!("{what}: {}", say!("yes-or-no", answer = if is { "yes" } else { "no" }))
        };
        let members = |players: &[EnteredPlayer]| self.list(players.iter().map(|one| one.person));
        let found: Vec<Option<String>> = match fact {
            Fact::Created { plan } | Fact::Configured { plan } => vec![reason(&plan.name)],
            Fact::Entered { players, .. } => vec![Some(members(players))],
            Fact::Changed { player } => {
                let mut told = vec![Some(self.person(player.person))];
                told.extend(self.changed(player).into_iter().map(Some));
                told
            }
            Fact::Withdrawn { person, from, reason: why } => vec![
                Some(self.person(*person)),
                Some(say!("organiser-withdrawn", round = from.0)),
                reason(why),
            ],
            Fact::CheckedIn { person, there } => {
                vec![Some(self.person(*person)), Some(set(&say!("organiser-there"), *there))]
            }
            Fact::Returned { person, .. }
            | Fact::ByeCancelled { person, .. }
            | Fact::HourStarted { person, .. } => vec![Some(self.person(*person))],
            Fact::ByeGiven { person, bye, .. } => {
                vec![Some(self.person(*person)), Some(say!("tournament-bye", bye))]
            }
            Fact::Ticked { person, tick, done } => {
                let plan = self.desk.plan();
                let tick = plan.and_then(|plan| plan.ticks.get(usize::from(*tick)));
                vec![Some(self.person(*person)), tick.map(|tick| set(tick, *done))]
            }
            Fact::TeamEntered { team } | Fact::TeamChanged { team } => {
                vec![Some(self.team(team.team))]
            }
            Fact::TeamWithdrawn { team, reason: why, .. } => {
                vec![Some(self.team(*team)), reason(why)]
            }
            Fact::TeamByeGiven { team, bye, .. } => {
                vec![Some(self.team(*team)), Some(say!("tournament-bye", bye))]
            }
            Fact::EntriesClosed { seed: of } => vec![Some(seed(*of))],
            Fact::TournamentMade { tournament } => vec![self.named(tournament.id)],
            Fact::Numbered { tournament, seed: of, .. } => {
                vec![self.named(*tournament), of.map(seed)]
            }
            Fact::ColourDrawn { tournament, colour, seed: of } => {
                let colour = say!("side", side = colour);
                vec![self.named(*tournament), Some(colour), of.map(seed)]
            }
            Fact::LotsDrawn { tournament, orders, seed: of } => {
                let found = self.tournament(*tournament);
                let order = |order: &Vec<Competitor>| {
                    let names = order.iter().map(|one| self.competitor(found, *one));
                    names.collect::<Vec<_>>().join("; ")
                };
                let mut told = vec![self.named(*tournament), Some(seed(*of))];
                told.extend(orders.iter().map(order).map(Some));
                told
            }
            Fact::TournamentDropped { tournament }
            | Fact::SettingsChanged { tournament, .. }
            | Fact::Joined { tournament, .. }
            | Fact::Paired { tournament, .. }
            | Fact::RoundDropped { tournament, .. }
            | Fact::ChangesOpened { tournament, .. }
            | Fact::ChangesDropped { tournament, .. }
            | Fact::Announced { tournament } => vec![self.named(*tournament)],
            Fact::Published { tournament, version, .. } => {
                let version = (*version > 1).then(|| say!("organiser-publish", version));
                vec![self.named(*tournament), version]
            }
            Fact::ChangesClosed { tournament, departures, reason: why, .. } => {
                let found = self.tournament(*tournament);
                let mut told = vec![self.named(*tournament), reason(why)];
                told.extend(departures.iter().map(|one| {
                    let black = one.black.map(|black| self.competitor(found, black));
                    let white = self.competitor(found, one.white);
                    Some(format!("{white} – {}", black.unwrap_or_else(|| "–".to_owned())))
                }));
                told
            }
            Fact::CourtTaken { court, results, held, .. } => {
                let result = |game: GameId, score: referee_desk::Score| {
                    let players = self.players(game).unwrap_or_else(|| game.to_string());
                    format!("{players} {}", score.signs())
                };
                let held_too = |text: String| format!("{text} ({})", say!("organiser-held"));
                let counted = results.iter().map(|(game, score, _)| result(*game, *score));
                let held = held.iter().map(|of| held_too(result(of.game, of.score)));
                let court = say!("court", court);
                std::iter::once(court).chain(counted).chain(held).map(Some).collect()
            }
            Fact::Struck { tournament, competitor } => {
                vec![Some(self.competitor(self.tournament(*tournament), *competitor))]
            }
            Fact::ResultSet { game, score: of, reason: why, protest, .. } => {
                let counts = self.desk.games().get(game).and_then(|game| game.result);
                let old = counts.map(|old| old.score).filter(|old| Some(*old) != *of);
                vec![
                    self.players(*game),
                    Some(match old {
                        Some(old) => format!("{} → {}", score(Some(old)), score(*of)),
                        None => score(*of),
                    }),
                    reason(why),
                    protest.map(|protest| say!("report-protest", protest = protest.0)),
                ]
            }
            Fact::HeldSettled { reason: why, .. } => vec![reason(why)],
            Fact::MatchRuled { winner, reason: why, .. } => {
                // matches of teams are ruled as those of players: the number names its kind by its list
                let is_team = |of: &Competitor| self.desk.teams().contains_key(&of.team());
                let name = winner.map(|of| {
                    if is_team(&of) { self.team(of.team()) } else { self.person(of.person()) }
                });
                vec![name, reason(why)]
            }
            Fact::Protested { protest, by, text, .. } => vec![
                Some(say!("report-protest", protest = protest.0)),
                Some(self.person(*by)),
                reason(text),
            ],
            Fact::ProtestRuled { protest, upheld, text } => vec![
                Some(say!("report-protest", protest = protest.0)),
                Some(say!("organiser-ruled", upheld)),
                reason(text),
            ],
            Fact::LineUpSealed { team, players, .. } => {
                vec![Some(self.team(*team)), Some(self.list(players.iter().copied()))]
            }
            Fact::Postponed { to, reason: why, .. } => {
                vec![Some(self.people.wall.instant(*to)), reason(why)]
            }
            Fact::Deducted { tournament, deduction } => vec![
                Some(self.competitor(self.tournament(*tournament), deduction.competitor)),
                Some(format!("−{} / −{}", deduction.match_points, deduction.board_points)),
                reason(&deduction.reason),
            ],
            Fact::ResultClaimed { game, claimed } => {
                vec![self.players(*game), Some(claimed.score.signs().to_owned())]
            }
            Fact::MovesKept { game, .. } => vec![self.players(*game)],
            Fact::ResultDisputed { game, person } => {
                vec![self.players(*game), Some(self.person(*person))]
            }
            Fact::TimeProposed { to, by, .. } => {
                vec![Some(self.person(*by)), Some(self.people.wall.instant(*to))]
            }
            Fact::TimeAgreed { to, .. } => vec![Some(self.people.wall.instant(*to))],
            Fact::WindowSet { opens, closes, .. } => {
                vec![
                    Some(self.people.wall.instant(*opens)),
                    Some(self.people.wall.instant(*closes)),
                ]
            }
            Fact::Laid { places } => vec![Some(say!("report-games", games = places.len()))],
            Fact::GamesAdded { games, .. } => {
                vec![Some(say!("report-games", games = games.len()))]
            }
            Fact::GamesWithdrawn { games, .. } => {
                vec![Some(say!("report-games", games = games.len()))]
            }
            Fact::ColourChosen { colour, .. } => vec![Some(say!("side", side = colour))],
            Fact::CheckInOpened
            | Fact::CheckInClosed
            | Fact::EntriesReopened
            | Fact::Finished
            | Fact::Resumed => Vec::new(),
        };
        found.into_iter().flatten().filter(|text| !text.is_empty()).collect()
    }

    /// The parts of a player's data that change, with the value before and after.
    fn changed(&self, player: &EnteredPlayer) -> Vec<String> {
        let Some(entry) = self.desk.entries().get(&player.person) else { return Vec::new() };
        let (was, now) = (&entry.data, &player.data);
        let parts = |data: &EntryData| {
            let categories: Vec<&str> = data.categories.iter().map(|one| &*one.0).collect();
            [
                ("rating", data.rating.map(|rating| rating.to_string())),
                ("title", data.title.as_ref().map(court_protocol::code)),
                ("categories", Some(categories.join(", "))),
                ("club", data.club.map(|club| club.0.to_string())),
            ]
        };
        let or_none =
            |text: Option<String>| text.filter(|text| !text.is_empty()).unwrap_or("–".to_owned());
        let both = parts(was).into_iter().zip(parts(now));
        both.filter(|(was, now)| was != now)
            .map(|((part, was), (_, now))| {
                let part = say!("organiser-data", part);
                format!("{part} {} → {}", or_none(was), or_none(now))
            })
            .collect()
    }

    /// A tournament as tables name it; nothing where the event has one alone.
    fn named(&self, id: TournamentId) -> Option<String> {
        let name = self.tournament(id).filter(|_| self.desk.tournaments().len() > 1);
        name.map(|of| words().say(&referee_desk::tables::name(of)))
    }
}
