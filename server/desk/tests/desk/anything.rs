//! Random commands: the desk never panics, keeps its order, and loses no result.

use crate::day::{Day, FIRST, of, player_of};
use court_protocol::{BoardNo, CourtId, CourtTime, GameId, Millis, Ruleset, Seq};
use proptest::prelude::*;
use referee_desk::views::{
    Audience, court_games, cross_table, entry_list, medals, overview, player, rating_report, round,
    standings_view, timetable,
};
use referee_desk::{
    Act, AfterPairing, Author, Correction, CourtItem, CourtNews, CourtPlan, Deal, Field,
    HandChange, HeldNo, KeptApart, MatchNo, NumberOrder, PersonId, Place, Plan, ProtestNo, Score,
    Settings, System, SystemChoice, TournamentId, preview, why,
};
use referee_tournament::event::{Bye, Colour, Points, RoundNumber};
use referee_tournament::knockout::duel::DuelRules;
use referee_tournament::round_robin::Cycles;
use std::collections::{BTreeMap, BTreeSet};

/// The numbers from which a command is made.
type Dice = (u8, u32, u32, u8);

/// A command made from the dice, often one that fits the event, sometimes not.
fn act((kind, a, b, c): Dice, day: &Day) -> Act {
    let person = PersonId(a % 13);
    let tournament = TournamentId(1 + u16::try_from(b % 3).expect("small"));
    let rounds = day.desk.tournaments().get(&tournament).map_or(0, |of| of.rounds.len());
    let last = u8::try_from(rounds).expect("few").saturating_sub(c % 2).max(1);
    let round = RoundNumber(last);
    let games: Vec<GameId> = day.desk.games().keys().copied().collect();
    let game = games.get(a as usize % (games.len() + 1)).copied().unwrap_or(GameId(999));
    let match_no = MatchNo(1 + a % 20);
    let score = Score::ALL[usize::from(c) % Score::ALL.len()];
    let bye = [Bye::ZeroPoint, Bye::HalfPoint, Bye::FullPoint][usize::from(c) % 3];
    let then = match b % 4 {
        0 => None,
        1 => Some(AfterPairing::Keep),
        2 => Some(AfterPairing::RepairAll),
        _ => Some(AfterPairing::RepairFrom(Points::HALF)),
    };
    let reason = "because".to_owned();
    let (one, other) = (of(a % 13), of(b % 13));
    match kind % 48 {
        0 => Act::Enter {
            players: vec![player_of(a % 13, 1_500 + u16::from(c), "U12")],
            byes: Vec::new(),
            teams: Vec::new(),
        },
        1 => Act::Withdraw { person, reason },
        2 => Act::Return { person },
        3 => Act::AskBye { person, round: RoundNumber(c % 6), bye },
        4 => Act::CancelBye { person, round: RoundNumber(c % 6) },
        5 => Act::Change { player: player_of(a % 13, 1_400 + u16::from(c), "U14") },
        6 => Act::OpenCheckIn,
        7 => Act::CheckIn { person, there: c % 2 == 0 },
        8 => Act::CloseCheckIn { withdraw: false },
        9 => Act::CloseEntries { seed: a.into(), by_name: Vec::new() },
        10 => Act::ReopenEntries,
        11 => Act::Number { tournament, order: NumberOrder::Lot(b.into()) },
        12 => Act::DrawColour { tournament, seed: b.into() },
        13 => Act::DrawLots { tournament, seed: b.into() },
        14 => Act::MakeTournaments {
            field: Field::Best { of: vec![FIRST], places: 4 },
            deal: Deal::One,
            system: System::Knockout(if c % 2 == 0 {
                DuelRules::ONE_DAY
            } else {
                DuelRules::MORE_DAYS
            }),
            settings: Box::new(Settings { held_back: Some(c % 3 == 0), ..Settings::default() }),
        },
        15 => Act::MakeTournaments {
            field: Field::Categories(Vec::new()),
            deal: Deal::Snake(2),
            system: System::RoundRobin(Cycles::Single),
            settings: Box::new(Settings { online: true, ..Settings::default() }),
        },
        16 => Act::DropTournament { tournament },
        17 => {
            let competitors = vec![one, other];
            Act::KeepApart { tournament, groups: vec![KeptApart { rounds: None, competitors }] }
        }
        18 => Act::DropRound { tournament, round },
        19 => Act::OpenChanges { tournament, round },
        20 => Act::ChangeRound { tournament, round, change: HandChange::Swap(one, other) },
        21 => Act::ChangeRound { tournament, round, change: HandChange::Part(match_no) },
        22 => Act::ChangeRound { tournament, round, change: HandChange::Join(one, other) },
        23 => Act::ChangeRound { tournament, round, change: HandChange::Colours(match_no) },
        24 => Act::ChangeRound { tournament, round, change: HandChange::Bye(one, bye) },
        25 => Act::CloseChanges { tournament, round, reason },
        26 => Act::DropChanges { tournament, round },
        27 => Act::Lay { rounds: vec![(tournament, round)] },
        28 => {
            let place = Place { wave: 1, court: CourtId(1), board: BoardNo(c % 5) };
            Act::Move { game, to: (b % 2 == 0).then_some(place) }
        }
        29 => Act::CorrectResult { game, score: Some(score), reason, then, protest: None },
        30 => Act::CorrectResult { game, score: None, reason, then, protest: Some(ProtestNo(1)) },
        31 => Act::SettleHeld { held: HeldNo(1 + b % 3), accept: c % 2 == 0, reason, then },
        32 => Act::SprintDrawn { game, white: Millis(90_000), black: Millis(-5) },
        33 => Act::ChooseColour { match_no, colour: (c % 2 == 0).then_some(Colour::Black) },
        34 => Act::RuleMatch { match_no, winner: (c % 2 == 0).then_some(one), reason },
        35 => Act::Protest { by: person, game: Some(game), text: reason },
        36 => {
            let correction = (c % 2 == 0).then_some(Correction { game, score: None, then });
            Act::RuleProtest { protest: ProtestNo(1), upheld: true, text: reason, correction }
        }
        37 => Act::WalkOver { match_no, winner: (c % 2 == 0).then_some(one), reason },
        38 => {
            let (opens, closes) = (CourtTime(a.into()), CourtTime(4_000_000_000_000));
            Act::SetWindow { match_no, opens, closes }
        }
        39 => Act::StartHour { match_no, person },
        40 => Act::ReportResult { game, person, score, link: None, moves: None },
        41 => Act::AnswerResult { game, person, confirm: c % 2 == 0, score },
        42 => Act::Publish { tournament, round },
        43 | 44 => Act::Pair { tournament },
        45 => Act::Publish { tournament: FIRST, round: RoundNumber(last) },
        46 => Act::Announce { tournament },
        _ => Act::EnterResult { game, score },
    }
}

/// Each competitor is in a round once at most, and each board of a court has one game to play.
fn keeps_order(day: &Day) {
    for tournament in day.desk.tournaments().values() {
        for round in &tournament.rounds {
            let mut seen = BTreeSet::new();
            let sides = round.matches.iter().flat_map(|found| [found.white, found.black]);
            for competitor in sides.chain(round.byes.iter().map(|(of, _)| *of)) {
                assert!(seen.insert(competitor), "{competitor} is there twice");
                assert!(tournament.is.numbers.contains(&competitor));
            }
        }
    }
    let mut taken = BTreeSet::new();
    for game in day.desk.games().values().filter(|game| !game.withdrawn && game.result.is_none()) {
        if let Some(place) = game.place {
            assert!(taken.insert(place), "two games on one board");
        }
    }
}

/// The organiser goes on: publishes drafts, plays half of the open games, and pairs.
fn goes_on(day: &mut Day, dice: Dice) {
    let tournaments: Vec<TournamentId> = day.desk.tournaments().keys().copied().collect();
    for tournament in tournaments {
        let rounds = day.desk.tournaments()[&tournament].rounds.len();
        for round in (0..rounds).map(RoundNumber::at) {
            let _ = day.try_act(Act::Publish { tournament, round });
        }
        for (game, n) in day.open_games(tournament).into_iter().zip(dice.1..) {
            if !(n + u32::from(dice.3)).is_multiple_of(7) {
                let score = Score::ALL[usize::from(dice.3.wrapping_add(n as u8)) % 3];
                let _ = day.try_act(Act::EnterResult { game, score });
            }
        }
        let _ = day.try_act(Act::Pair { tournament });
    }
}

/// Every view can be made at any moment.
fn shows_everything(day: &Day) {
    let desk = &day.desk;
    for audience in [Audience::Crew, Audience::Public] {
        for tournament in desk.tournaments().values() {
            let id = tournament.is.id;
            let _ = standings_view(desk, id, audience);
            let _ = cross_table(desk, id, audience);
            let _ = timetable(desk, tournament, audience);
            for paired in &tournament.rounds {
                let _ = round(desk, id, paired.number, audience);
                if let Some(found) = paired.matches.first() {
                    why(desk, id, paired.number, found.white).expect("of the round");
                }
            }
        }
        medals(desk, audience).expect("the usual lists");
    }
    let _ = (entry_list(desk), overview(desk, Audience::Crew), rating_report(desk));
    let _ = court_games(desk, CourtId(1));
    let _ = player(desk, PersonId(1));
}

/// The results that a court has sealed: each record once, some of them read again and again.
#[derive(Default)]
struct Court {
    items: Vec<CourtItem>,
}

impl Court {
    fn seal(&mut self, game: GameId, score: Score) {
        let seq = Seq(self.items.len() as u64 + 1);
        let what = CourtNews::Sealed { score, rated: true };
        self.items.push(CourtItem { seq, game, at: CourtTime(0), what });
    }

    /// The desk takes everything from an earlier record on.
    fn taken(&self, after: u64) -> Act {
        let items = self.items.iter().filter(|item| item.seq.0 > after).copied().collect();
        let through = Seq(self.items.len() as u64);
        Act::TakeFromCourt { court: CourtId(1), after: Seq(after), through, items }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_asked_the_desk_keeps_order_and_loses_no_result(
        dice in proptest::collection::vec(any::<Dice>(), 1..90),
        rulebook in prop_oneof![Just(Ruleset::Classic), Just(Ruleset::Intramural)],
    ) {
        let courts = vec![CourtPlan { court: CourtId(1), boards: 4, first_for: Vec::new() }];
        let system = SystemChoice::Swiss;
        let plan = Plan { rounds: Some(4), system, courts, rulebook, ..Plan::default() };
        let mut day = Day::of(plan);
        let players = (1..=9).map(|person| player_of(person, 1_500, "U12")).collect();
        day.act(Act::Enter { players, byes: Vec::new(), teams: Vec::new() });
        let mut court = Court::default();
        day.act(Act::CloseEntries { seed: 1, by_name: Vec::new() });
        for (turn, dice) in dice.into_iter().enumerate() {
            let act = act(dice, &day);
            let shown = preview(&day.desk, &act.clone().into(), day.by, day.now);
            let decided = day.try_act(act);
            prop_assert_eq!(shown.is_ok(), decided.is_ok());
            // a court seals a game now and then, and the desk reads from an earlier record on
            if turn % 3 == 0 {
                let open = day.desk.games().values().find(|game| game.result.is_none());
                if let Some(game) = open.map(|game| game.id) {
                    court.seal(game, if dice.3 % 2 == 0 { Score::WhiteWins } else { Score::Draw });
                    let cursor = day.desk.cursor(CourtId(1)).0;
                    day.by = Author::Desk;
                    let again = u64::from(dice.3 % 3).min(cursor);
                    day.act(court.taken(cursor - again));
                    let before = day.desk.clone();
                    day.act(court.taken(cursor - again));
                    prop_assert_eq!(&before, &day.desk, "taking the same twice is nothing");
                    day.by = Author::Organiser(1);
                }
            }
            if turn % 6 == 5 {
                goes_on(&mut day, dice);
            }
            keeps_order(&day);
        }
        shows_everything(&day);
        day.replays();
        // every sealed result counts, was corrected, or waits for the organiser or was decided on
        let mut told: BTreeMap<GameId, usize> = BTreeMap::new();
        for record in &day.records {
            for fact in &record.facts {
                if let referee_desk::Fact::CourtTaken { results, held, .. } = fact {
                    for game in results.iter().map(|result| result.0).chain(held.iter().map(|h| h.game)) {
                        *told.entry(game).or_default() += 1;
                    }
                }
            }
        }
        for item in &court.items {
            let counts = day.desk.games().get(&item.game).is_some_and(|game| game.result.is_some());
            prop_assert!(counts || told.contains_key(&item.game), "{:?} is lost", item);
        }
    }
}
