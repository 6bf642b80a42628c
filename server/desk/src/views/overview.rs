//! The event at a glance: the stage of each tournament, and all that waits for a decision.

use super::Audience;
use crate::bracket::{bracket, undecided};
use crate::report::report_rounds;
use crate::{
    Author, Category, CheckIn, Deduction, Desk, Game, Held, PersonId, Plan, ProtestNo, Score,
    Settings, System, Tournament, TournamentId,
};
use court_protocol::{CourtId, CourtTime, GameId, Seq};
use referee_tournament::event::RoundNumber;
use referee_tournament::knockout::duel::DuelRules;
use serde::{Deserialize, Serialize};

/// The event at a glance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OverviewView {
    pub seq: Seq,
    /// The plan; `None` before the event is created.
    pub plan: Option<Plan>,
    /// The number of players who have not withdrawn.
    pub players: u32,
    /// The number of teams that have not withdrawn.
    pub teams: u32,
    pub are_entries_closed: bool,
    pub check_in: CheckIn,
    pub tournaments: Vec<TournamentRow>,
    /// The results of courts that wait for a decision.
    pub held: Vec<HeldRow>,
    /// The protests, the latest first.
    pub protests: Vec<ProtestRow>,
    /// The last record taken of each court.
    pub cursors: Vec<(CourtId, Seq)>,
    pub is_finished: bool,
    /// The number of games of published rounds without a result.
    pub open_games: u32,
    /// The rules of the matches of a knockout, as the plan has them.
    pub duel: Option<DuelRules>,
}

/// A tournament at a glance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentRow {
    pub id: TournamentId,
    pub system: System,
    /// The categories that compete.
    pub categories: Vec<Category>,
    /// The group's letter, 1 for A.
    pub group: Option<u8>,
    /// The tournaments from which its competitors qualified.
    pub from: Vec<TournamentId>,
    pub competitors: u32,
    /// The rounds announced; `None` for a knockout.
    pub rounds: Option<u8>,
    /// The rounds that are paired.
    pub paired: u8,
    /// True if the tournament can be taken back.
    pub may_be_dropped: bool,
    pub stage: Stage,
    /// True if the public sees its results.
    pub is_public: bool,
    /// The finals that can be made of it now.
    pub finals: Option<Finals>,
    /// For the crew.
    pub settings: Option<Settings>,
    /// The points taken from teams.
    pub deductions: Vec<Deduction>,
}

/// Finals of a tournament, as the plan has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finals {
    /// The number of competitors.
    pub places: u16,
    pub system: System,
}

/// The stage of a tournament: the organiser's next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The next round can be paired.
    ToPair(RoundNumber),
    /// The round is a draft.
    ToPublish(RoundNumber),
    /// The line-ups of the round are to be opened.
    LineUps(RoundNumber),
    /// Games of the round have no result.
    Playing {
        round: RoundNumber,
        /// The number of games without a result.
        open: u32,
    },
    /// Matches of the round are level: each waits for the colour of its `ChessSprint` or a ruling.
    Level {
        round: RoundNumber,
        /// The number of these matches.
        open: u32,
    },
    /// Every round is played.
    Over,
}

/// A result of a court that waits for a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeldRow {
    pub held: Held,
    /// The players of the game, if the event has it.
    pub players: [Option<PersonId>; 2],
    /// The round of the game, if the event has it.
    pub round: Option<RoundNumber>,
    /// The result that counts for the game now.
    pub counts: Option<Score>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProtestRow {
    pub protest: ProtestNo,
    pub by: PersonId,
    pub game: Option<GameId>,
    /// The players of the game, White first.
    pub players: [Option<PersonId>; 2],
    /// The round of the game.
    pub round: Option<RoundNumber>,
    /// The protest in a few words; empty if a player disputes a result by his link.
    pub text: String,
    pub at: CourtTime,
    /// The ruling: upheld or not, its words, instant and author.
    pub ruling: Option<(bool, String, CourtTime, Author)>,
    /// The records of the corrections to which it led.
    pub corrections: Vec<Seq>,
}

/// The event at a glance.
///
/// The public sees the plan without the crew, and neither protests nor drafts.
pub fn overview(desk: &Desk, audience: Audience) -> OverviewView {
    let is_crew = audience == Audience::Crew;
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let players = |game: Option<&Game>| game.map_or([None; 2], |game| [game.white, game.black]);
    let held = desk.held().map(|held| {
        let game = desk.games().get(&held.game);
        HeldRow {
            held: *held,
            players: players(game),
            round: game.map(|game| game.round),
            counts: game.and_then(|game| game.result).map(|result| result.score),
        }
    });
    let protests = desk.protests().iter().rev().map(|(&protest, filed)| {
        let game = filed.game.and_then(|game| desk.games().get(&game));
        ProtestRow {
            protest,
            by: filed.by,
            game: filed.game,
            players: players(game),
            round: game.map(|game| game.round),
            text: filed.text.clone(),
            at: filed.at,
            ruling: filed.ruling.clone(),
            corrections: filed.corrections.clone(),
        }
    });
    let rounds = desk.tournaments().values().flat_map(|of| &of.rounds);
    let published = rounds.filter(|round| !round.is_draft);
    OverviewView {
        seq: desk.seq(),
        plan: desk.plan().cloned().map(|plan| {
            if is_crew { plan } else { Plan { crew: Vec::new(), ticks: Vec::new(), ..plan } }
        }),
        players: count(desk.entries().values().filter(|e| e.withdrawn.is_none()).count()),
        teams: count(desk.teams().values().filter(|team| team.withdrawn.is_none()).count()),
        are_entries_closed: desk.are_entries_closed(),
        check_in: desk.check_in(),
        tournaments: desk.tournaments().values().map(|of| row(desk, of, audience)).collect(),
        held: held.filter(|_| is_crew).collect(),
        protests: protests.filter(|_| is_crew).collect(),
        cursors: desk.cursors.iter().map(|(&court, &seq)| (court, seq)).collect(),
        is_finished: desk.is_finished(),
        open_games: count(published.flat_map(|round| desk.open_games(round)).count()),
        duel: desk.plan().map(Plan::duel),
    }
}

pub(super) fn row(desk: &Desk, tournament: &Tournament, audience: Audience) -> TournamentRow {
    let is = &tournament.is;
    let announced = announced(tournament);
    let stage = match stage(desk, tournament, announced) {
        Stage::ToPublish(round) | Stage::LineUps(round) if audience == Audience::Public => {
            Stage::ToPair(round)
        }
        Stage::Level { .. } if audience == Audience::Public => {
            Stage::ToPair(tournament.next_round())
        }
        stage => stage,
    };
    let paired = match audience {
        Audience::Crew => tournament.rounds.len(),
        Audience::Public => tournament.published(),
    };
    TournamentRow {
        id: is.id,
        system: is.system,
        categories: is.categories.clone(),
        group: is.group,
        from: is.from.clone(),
        competitors: u32::try_from(is.numbers.len()).unwrap_or(u32::MAX),
        rounds: announced,
        paired: u8::try_from(paired).unwrap_or(u8::MAX),
        may_be_dropped: audience == Audience::Crew && desk.may_drop(tournament),
        stage,
        is_public: tournament.is_public(),
        finals: finals(desk, tournament).filter(|_| stage == Stage::Over),
        settings: (audience == Audience::Crew).then(|| is.settings.clone()),
        deductions: tournament.deductions.clone(),
    }
}

/// The finals of a qualification from which none are made yet, if enough competitors take part.
fn finals(desk: &Desk, tournament: &Tournament) -> Option<Finals> {
    let (plan, is) = (desk.plan()?, &tournament.is);
    let is_made = desk.tournaments().values().any(|of| of.is.from.contains(&is.id));
    let places = plan.finalists();
    let is_possible = places > 0 && usize::from(places) <= is.numbers.len();
    let of_teams = is.system.is_of_teams();
    let system = if of_teams { System::TeamKnockout } else { System::Knockout }(plan.duel());
    (is.from.is_empty() && !is_made && is_possible).then_some(Finals { places, system })
}

/// The rounds of a tournament, a match day of a league being one.
fn announced(tournament: &Tournament) -> Option<u8> {
    let rounds = report_rounds(tournament)?.0;
    let is_league = tournament.is.system == System::League;
    Some(if is_league { rounds / referee_tournament::team::BOARDS } else { rounds })
}

fn stage(desk: &Desk, tournament: &Tournament, announced: Option<u8>) -> Stage {
    let of_teams = tournament.is.system.is_of_teams();
    let is_bare = |found: &crate::Match| of_teams && desk.games_of(found).next().is_none();
    let is_open = |found: &&crate::Match| {
        is_bare(found) || desk.games_of(found).any(|game| game.result.is_none())
    };
    let mut postponed = None;
    for round in &tournament.rounds {
        if round.is_draft {
            return postponed.unwrap_or(Stage::ToPublish(round.number));
        }
        let open: Vec<_> = round.matches.iter().filter(is_open).collect();
        let stage = if open.iter().any(|found| is_bare(found)) {
            Stage::LineUps(round.number)
        } else {
            let games = desk.open_games(round).count();
            let open = u32::try_from(games).unwrap_or(u32::MAX);
            Stage::Playing { round: round.number, open }
        };
        // matches with a day of their own do not hold up the next published round
        if open.iter().any(|found| found.when.is_none()) {
            return stage;
        }
        if !open.is_empty() {
            postponed.get_or_insert(stage);
        }
    }
    if let Some(stage) = postponed {
        return stage;
    }
    let paired = tournament.rounds.len();
    let knockout = bracket(desk, tournament);
    if let (Some(last), Some(knockout)) = (tournament.rounds.last(), &knockout) {
        let open = u32::try_from(undecided(tournament, knockout).len()).unwrap_or(u32::MAX);
        if open > 0 {
            return Stage::Level { round: last.number, open };
        }
    }
    let is_over = match announced {
        Some(rounds) => paired >= usize::from(rounds),
        None => knockout.is_some_and(|knockout| knockout.places().is_some()),
    };
    if is_over { Stage::Over } else { Stage::ToPair(tournament.next_round()) }
}
