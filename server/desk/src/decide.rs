//! The decision on a command: facts, or a refusal that changes nothing.

mod changes;
mod entries;
mod forfeits;
mod matches;
mod online;
mod pairing;
mod qualification;
mod results;
mod team_entries;
mod tournaments;
mod withdrawal;

pub(crate) use self::changes::unplaced;
pub(crate) use self::results::{paired_after, usual};
use crate::{Act, Author, Command, Desk, Fact, Plan, Refusal, Subject, TextField};
use court_protocol::{CourtTime, check_line};

/// Decides on a command. The facts are to be written as [records](Desk::records) and applied; until
/// then nothing has happened. No facts mean that the command changes nothing.
///
/// # Errors
/// A [`Refusal`] with its code and arguments.
pub fn decide(
    desk: &Desk,
    command: &Command,
    by: Author,
    at: CourtTime,
) -> Result<Vec<Fact>, Refusal> {
    let act = &command.act;
    let Some(plan) = desk.plan() else {
        return match act {
            Act::Create { plan } => {
                check_plan(plan)?;
                Ok(vec![Fact::Created { plan: plan.clone() }])
            }
            _ => Err(Refusal::NotCreated),
        };
    };
    crate::authority::check(desk, act, by, at)?;
    if let Some(seen) = command.seen {
        if seen > desk.seq {
            return Err(Refusal::SeenElsewhere { seen, last: desk.seq });
        }
        for subject in act.edits(desk) {
            if let Some(change) = desk.last_change(subject).filter(|change| change.seq > seen) {
                let (now, changed) = (change.seq, change.what.clone());
                return Err(Refusal::Stale { subject, seen, now, changed });
            }
        }
    }
    for at in act.times() {
        instant(at)?;
    }
    if desk.is_finished && !act.is_possible_after_the_end() {
        return Err(Refusal::Finished);
    }
    on(desk, plan, act, by, at)
}

fn on(
    desk: &Desk,
    plan: &Plan,
    act: &Act,
    by: Author,
    at: CourtTime,
) -> Result<Vec<Fact>, Refusal> {
    match act {
        Act::Create { .. } => Err(Refusal::AlreadyCreated),
        Act::Configure { plan: new } => configure(desk, plan, new),
        Act::Enter { players, byes, teams } => {
            entries::enter_list(desk, plan, players, byes, teams, by)
        }
        Act::Change { player } => entries::change(desk, plan, player),
        Act::Withdraw { person, reason } => entries::withdraw(desk, *person, reason),
        Act::Return { person } => entries::come_back(desk, *person),
        Act::AskBye { person, round, bye } => {
            entries::ask_bye(desk, plan, *person, *round, *bye, by)
        }
        Act::CancelBye { person, round } => entries::cancel_bye(desk, *person, *round),
        Act::OpenCheckIn => entries::open_check_in(desk),
        Act::Tick { person, tick, done } => entries::tick(desk, plan, *person, *tick, *done),
        Act::CheckIn { person, there } => entries::check_in(desk, *person, *there),
        Act::CloseCheckIn { withdraw } => entries::close_check_in(desk, *withdraw),
        Act::EnterTeam { team } => team_entries::enter(desk, team),
        Act::ChangeTeam { team } => team_entries::change(desk, team),
        Act::WithdrawTeam { team, reason } => team_entries::withdraw(desk, *team, reason),
        Act::AskTeamBye { team, round, bye } => team_entries::ask_bye(desk, *team, *round, *bye),
        Act::CloseEntries { seed, by_name } => {
            tournaments::close_entries(desk, plan, *seed & NUMBER_MAX, by_name)
        }
        Act::ReopenEntries => tournaments::reopen(desk),
        Act::MakeTournaments { field, deal, system, settings } => {
            tournaments::make(desk, field, *deal, *system, settings)
        }
        Act::DropTournament { tournament } => tournaments::drop(desk, *tournament),
        Act::Set { tournament, settings } => tournaments::set(desk, *tournament, settings),
        Act::KeepApart { tournament, groups } => tournaments::keep_apart(desk, *tournament, groups),
        Act::KeepClubsApart { tournament, clubs, merged } => {
            tournaments::keep_clubs_apart(desk, *tournament, clubs, merged)
        }
        Act::Number { tournament, order } => tournaments::number(desk, *tournament, order),
        Act::DrawColour { tournament, seed } => {
            tournaments::draw_colour(desk, *tournament, *seed & NUMBER_MAX)
        }
        Act::StateColour { tournament, colour } => {
            tournaments::state_colour(desk, *tournament, *colour)
        }
        Act::DrawLots { tournament, seed } => {
            tournaments::draw_lots(desk, *tournament, *seed & NUMBER_MAX)
        }
        Act::TakeOver { tournament, rounds } => pairing::take_over(desk, *tournament, rounds),
        Act::TakeOverTournament { taken } => tournaments::take_over(desk, plan, taken),
        Act::Pair { tournament } => pairing::pair(desk, *tournament),
        Act::DropRound { tournament, round } => pairing::drop_round(desk, *tournament, *round),
        Act::OpenChanges { tournament, round } => changes::open(desk, *tournament, *round),
        Act::ChangeRound { tournament, round, change } => {
            changes::change(desk, *tournament, *round, *change)
        }
        Act::CloseChanges { tournament, round, reason } => {
            changes::close(desk, *tournament, *round, reason)
        }
        Act::DropChanges { tournament, round } => changes::drop_changes(desk, *tournament, *round),
        Act::Publish { tournament, round } => pairing::publish(desk, *tournament, *round),
        Act::Lay { rounds } => pairing::lay(desk, plan, rounds),
        Act::Move { game, to } => pairing::move_game(desk, plan, *game, *to),
        Act::TakeFromCourt { court, after, through, items } => {
            results::take(desk, *court, *after, *through, items)
        }
        Act::EnterResult { game, score } => results::enter(desk, *game, *score),
        Act::EnterGame { game, score, moves } => {
            let mut facts = vec![online::moves_kept(*game, moves)?];
            facts.extend(results::enter(desk, *game, *score)?);
            Ok(facts)
        }
        Act::CorrectResult { game, score, reason, then, protest } => {
            results::correct(desk, *game, *score, reason, *then, *protest)
        }
        Act::SettleHeld { held, accept, reason, then } => {
            results::settle(desk, *held, *accept, reason, *then)
        }
        Act::SprintDrawn { game, white, black } => {
            matches::sprint_drawn(desk, *game, (*white, *black))
        }
        Act::ChooseColour { match_no, colour } => matches::choose_colour(desk, *match_no, *colour),
        Act::RuleMatch { match_no, winner, reason } => {
            matches::rule(desk, *match_no, *winner, reason)
        }
        Act::Protest { by, game, text } => matches::protest(desk, *by, *game, text),
        Act::RuleProtest { protest, upheld, text, correction } => {
            matches::rule_protest(desk, *protest, *upheld, text, *correction)
        }
        Act::SealLineUp { match_no, team, players } => {
            matches::seal_line_up(desk, *match_no, *team, players, by)
        }
        Act::OpenLineUps { tournament, round, matches } => {
            matches::open_line_ups(desk, *tournament, *round, matches)
        }
        Act::Postpone { match_no, to, reason } => matches::postpone(desk, *match_no, *to, reason),
        Act::WalkOver { match_no, winner, reason } => {
            matches::walk_over(desk, *match_no, *winner, reason)
        }
        Act::Deduct { tournament, team, match_points, board_points, reason } => {
            matches::deduct(desk, *tournament, *team, (*match_points, *board_points), reason)
        }
        Act::SetWindow { match_no, opens, closes } => {
            online::set_window(desk, *match_no, *opens, *closes)
        }
        Act::AgreeTime { match_no, to } => online::agree_time(desk, *match_no, *to, by),
        Act::StartHour { match_no, person } => online::start_hour(desk, *match_no, *person, at),
        Act::ReportResult { game, person, score, link, moves } => {
            let (link, moves) = (link.as_deref(), moves.as_deref());
            online::report(desk, *game, *person, *score, (link, moves), at)
        }
        Act::AnswerResult { game, person, confirm, score } => {
            online::answer(desk, *game, *person, *confirm, *score)
        }
        Act::PassDeadline { game } => online::pass_deadline(desk, *game, at),
        Act::Announce { tournament } => {
            if desk.tournament(*tournament)?.is_public() {
                return Err(Refusal::NothingHeldBack { tournament: *tournament });
            }
            Ok(vec![Fact::Announced { tournament: *tournament }])
        }
        Act::Finish => Ok(vec![Fact::Finished]),
        Act::Resume if desk.is_finished => Ok(vec![Fact::Resumed]),
        Act::Resume => Err(Refusal::NotFinished),
    }
}

fn configure(desk: &Desk, old: &Plan, new: &Plan) -> Result<Vec<Fact>, Refusal> {
    // the numbers of games are the server's, from the creation on
    let new = Plan { first_game: old.first_game, ..new.clone() };
    check_plan(&new)?;
    if *old == new {
        return Ok(Vec::new());
    }
    if desk.are_entries_closed && new.format != old.format {
        return Err(Refusal::EntriesClosed);
    }
    let ticked = desk.entries.values().filter_map(|entry| entry.ticks.last()).max();
    if ticked.is_some_and(|last| usize::from(*last) >= new.ticks.len()) {
        let (setting, found) = (crate::PlanSetting::Ticks, new.ticks.len().to_string());
        return Err(Refusal::BadPlan { setting, found });
    }
    Ok(vec![Fact::Configured { plan: Box::new(new) }])
}

/// The plan, or the first setting that no event can have.
fn check_plan(plan: &Plan) -> Result<(), Refusal> {
    plan.fault().map_or(Ok(()), |(setting, found)| Err(Refusal::BadPlan { setting, found }))
}

/// The greatest number that every reader of a record takes: browsers read 53 bits.
const NUMBER_MAX: u64 = (1 << 53) - 1;

/// An instant of the calendar: from 1970 on, and no further than readers of records can count.
fn instant(at: CourtTime) -> Result<CourtTime, Refusal> {
    let fits = u64::try_from(at.0).is_ok_and(|ms| ms <= NUMBER_MAX);
    if fits { Ok(at) } else { Err(Refusal::BadTime) }
}

/// A text that a person typed, without the blanks around it.
fn text(field: TextField, text: &str) -> Result<String, Refusal> {
    let checked = check_line(text, field.longest());
    checked.map(str::to_owned).map_err(|fault| Refusal::of_text(field, fault))
}

/// The same; an empty text is allowed.
fn text_or_none(field: TextField, given: &str) -> Result<String, Refusal> {
    if given.trim().is_empty() { Ok(String::new()) } else { text(field, given) }
}

impl Act {
    /// The parts of the event that the act edits.
    fn edits(&self, desk: &Desk) -> Vec<Subject> {
        match self {
            Self::Configure { .. } | Self::Finish | Self::Resume => vec![Subject::Plan],
            Self::Change { player } => vec![Subject::Entry { person: player.person }],
            Self::Withdraw { person, .. }
            | Self::Return { person }
            | Self::AskBye { person, .. }
            | Self::CancelBye { person, .. }
            | Self::Tick { person, .. }
            | Self::CheckIn { person, .. } => vec![Subject::Entry { person: *person }],
            Self::OpenCheckIn
            | Self::CloseCheckIn { .. }
            | Self::CloseEntries { .. }
            | Self::TakeOverTournament { .. }
            | Self::ReopenEntries => vec![Subject::Entries],
            Self::ChangeTeam { team } => vec![Subject::Team { team: team.team }],
            Self::WithdrawTeam { team, .. } | Self::AskTeamBye { team, .. } => {
                vec![Subject::Team { team: *team }]
            }
            Self::DropTournament { tournament }
            | Self::Set { tournament, .. }
            | Self::KeepApart { tournament, .. }
            | Self::KeepClubsApart { tournament, .. }
            | Self::Number { tournament, .. }
            | Self::DrawColour { tournament, .. }
            | Self::StateColour { tournament, .. }
            | Self::DrawLots { tournament, .. }
            | Self::TakeOver { tournament, .. }
            | Self::Deduct { tournament, .. }
            | Self::Announce { tournament } => {
                vec![Subject::Tournament { tournament: *tournament }]
            }
            Self::Pair { tournament } => {
                let next = desk.tournaments.get(tournament).map(crate::Tournament::next_round);
                let round = next.unwrap_or(referee_tournament::event::RoundNumber::FIRST);
                let last = referee_tournament::event::RoundNumber(round.0.saturating_sub(1));
                [round, last]
                    .map(|round| Subject::Round { tournament: *tournament, round })
                    .to_vec()
            }
            Self::DropRound { tournament, round }
            | Self::OpenChanges { tournament, round }
            | Self::ChangeRound { tournament, round, .. }
            | Self::CloseChanges { tournament, round, .. }
            | Self::DropChanges { tournament, round }
            | Self::Publish { tournament, round }
            | Self::OpenLineUps { tournament, round, .. } => {
                vec![Subject::Round { tournament: *tournament, round: *round }]
            }
            Self::Move { game, .. }
            | Self::EnterResult { game, .. }
            | Self::EnterGame { game, .. }
            | Self::CorrectResult { game, .. }
            | Self::SprintDrawn { game, .. }
            | Self::AnswerResult { game, .. }
            | Self::ReportResult { game, .. }
            | Self::PassDeadline { game } => vec![Subject::Game { game: *game }],
            Self::SettleHeld { held, .. } => vec![Subject::Held { held: *held }],
            Self::ChooseColour { match_no, .. }
            | Self::RuleMatch { match_no, .. }
            | Self::SealLineUp { match_no, .. }
            | Self::Postpone { match_no, .. }
            | Self::WalkOver { match_no, .. }
            | Self::SetWindow { match_no, .. }
            | Self::AgreeTime { match_no, .. }
            | Self::StartHour { match_no, .. } => vec![Subject::Match { match_no: *match_no }],
            Self::RuleProtest { protest, correction, .. } => {
                let corrected = correction.map(|corrected| Subject::Game { game: corrected.game });
                corrected.into_iter().chain([Subject::Protest { protest: *protest }]).collect()
            }
            Self::Create { .. }
            | Self::Enter { .. }
            | Self::EnterTeam { .. }
            | Self::MakeTournaments { .. }
            | Self::Lay { .. }
            | Self::TakeFromCourt { .. }
            | Self::Protest { .. } => Vec::new(),
        }
    }

    /// The instants that the author typed.
    fn times(&self) -> Vec<CourtTime> {
        match self {
            Self::Postpone { to, .. } | Self::AgreeTime { to, .. } => vec![*to],
            Self::SetWindow { opens, closes, .. } => vec![*opens, *closes],
            // a clock shows a day at most
            Self::SprintDrawn { white, black, .. } => {
                let day = court_protocol::Millis::minutes(24 * 60);
                let clock = |left: court_protocol::Millis| {
                    CourtTime(if left > day { i64::MAX } else { left.at_least_zero().0 })
                };
                vec![clock(*white), clock(*black)]
            }
            _ => Vec::new(),
        }
    }

    /// True for acts that a finished event still takes: nothing is lost after the end.
    const fn is_possible_after_the_end(&self) -> bool {
        matches!(
            self,
            Self::Resume
                | Self::TakeFromCourt { .. }
                | Self::Announce { .. }
                | Self::RuleProtest { correction: None, .. }
                | Self::Create { .. }
        )
    }
}
