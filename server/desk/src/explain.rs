//! The reasons of a pairing for one player: an answer to "why Black again?".

use crate::report::{Report, report_until};
use crate::{
    AwayBye, ColoursRule, Competitor, Desk, DueColour, DueStrength, PersonId, Refusal, Round,
    RoundBye, System, Tournament, TournamentId, Why,
};
use referee_tournament::event::{Colour, RoundNumber, StartNumber, TeamNumber};
use referee_tournament::swiss::colour::ColourRule;
use referee_tournament::swiss::contender::Strength;
use referee_tournament::swiss::explain::{
    BoardReason, ByeReason, FloatReason, OpponentReason, PlayerReason, Side, Verdict,
};
use referee_tournament::swiss::field::Obstacle;
use referee_tournament::{swiss, team};

/// The reasons for a competitor's place in a round, the most important first.
///
/// # Errors
/// If there is no such round, or the competitor is not of the tournament.
pub fn why(
    desk: &Desk,
    id: TournamentId,
    number: RoundNumber,
    competitor: Competitor,
) -> Result<Vec<Why>, Refusal> {
    let (tournament, round) = desk.round(id, number)?;
    if tournament.number(competitor).is_none() {
        return Err(Refusal::NotInTournament { tournament: id, competitor });
    }
    let found = round.match_of(competitor);
    let bye =
        round.byes.iter().find(|(of, _)| *of == competitor).map(|(_, bye)| tournament.told(*bye));
    let departs = |white, black| {
        let mut departures = round.departures.iter();
        departures.find(|departure| (departure.white, departure.black) == (white, black))
    };
    let departure = match found {
        Some(found) => departs(found.white, Some(found.black)),
        None => departs(competitor, None),
    };
    if let Some(departure) = departure {
        let reason = round.departed_because.clone().unwrap_or_default();
        return Ok(vec![Why::ByHand { reason }, departure.against.clone()]);
    }
    let away = match bye {
        Some(RoundBye::FullPoint) => Some(AwayBye::FullPoint),
        Some(RoundBye::HalfPoint) => Some(AwayBye::HalfPoint),
        Some(RoundBye::ZeroPoint) => Some(AwayBye::ZeroPoint),
        Some(RoundBye::Free | RoundBye::PairingAllocated) | None => None,
    };
    if let Some(bye) = away {
        return Ok(vec![Why::Away { bye }]);
    }
    Ok(match (tournament.is.system, found) {
        (System::Swiss, _) => by_swiss(desk, tournament, round, competitor),
        (System::TeamSwiss, _) => by_team_swiss(desk, tournament, round, competitor),
        (System::Knockout(_) | System::TeamKnockout(_), Some(found)) => {
            let seed = |side| tournament.number(side).unwrap_or(0);
            vec![Why::ByBracket { higher: seed(found.white), lower: seed(found.black) }]
        }
        (_, Some(_)) => vec![Why::ByTable { round: number }],
        (_, None) => vec![Why::FreeByTable { round: number }],
    })
}

fn by_swiss(
    desk: &Desk,
    tournament: &Tournament,
    round: &Round,
    competitor: Competitor,
) -> Vec<Why> {
    let report = report_until(desk, tournament, round.number.index());
    let Some(number) = report.number(competitor.person()) else { return Vec::new() };
    let Ok(reason) = swiss::explain::explain_player(&report.event, number) else {
        return vec![Why::ChangedSince];
    };
    let is_so = match (&reason, round.match_of(competitor)) {
        (PlayerReason::Board(board), Some(found)) => {
            let person = |side: &Side| report.person(side.number).map(Competitor::from);
            person(&board.white) == Some(found.white) && person(&board.black) == Some(found.black)
        }
        (PlayerReason::Bye(_), None) => true,
        _ => false,
    };
    if !is_so {
        return vec![Why::ChangedSince];
    }
    match reason {
        PlayerReason::Board(board) => of_board(&report, &board),
        PlayerReason::Bye(bye) => of_bye(&report, &bye),
    }
}

fn by_team_swiss(
    desk: &Desk,
    tournament: &Tournament,
    round: &Round,
    competitor: Competitor,
) -> Vec<Why> {
    let event = report_until(desk, tournament, round.number.index()).event;
    let number = |side| TeamNumber(tournament.number(side).unwrap_or(0));
    let lawful = team::swiss::pair(&event).ok().filter(|lawful| match round.match_of(competitor) {
        Some(found) => lawful.pairs.contains(&(number(found.white), number(found.black))),
        None => lawful.bye == Some(number(competitor)),
    });
    let found = lawful.and_then(|_| team::swiss::explain(&event, Some(number(competitor))).ok());
    let Some(found) = found else { return vec![Why::ChangedSince] };
    let reasons = found.into_iter().flat_map(|of| std::iter::once(of.message).chain(of.reasons));
    let reasons = reasons.map(|because| Why::OfTeams { because });
    std::iter::once(Why::ByTeamSwiss).chain(reasons).collect()
}

fn person(report: &Report, number: StartNumber) -> PersonId {
    report.person(number).unwrap_or_default()
}

fn of_board(report: &Report, board: &BoardReason) -> Vec<Why> {
    let leader = person(report, board.leader().number);
    let mut reasons = match &board.opponents {
        OpponentReason::Natural => vec![Why::Natural { bracket: board.bracket.to_string() }],
        OpponentReason::Instead { natural, verdict } => {
            let natural = person(report, *natural);
            vec![Why::Instead { of: leader, natural }, of_verdict(report, verdict)]
        }
        OpponentReason::InsteadOfNobody { verdict } => {
            vec![Why::InsteadOfNobody { of: leader }, of_verdict(report, verdict)]
        }
    };
    for FloatReason { number, from, otherwise } in &board.floats {
        reasons.push(Why::MovedDown { person: person(report, *number), from: from.to_string() });
        reasons.push(of_verdict(report, otherwise));
    }
    reasons.push(of_side(report, &board.white));
    reasons.push(of_side(report, &board.black));
    let rule = match board.colours {
        ColourRule::BothPreferences => ColoursRule::BothPreferences,
        ColourRule::StrongerPreference => ColoursRule::StrongerPreference,
        ColourRule::LastDifference => ColoursRule::LastDifference,
        ColourRule::HigherRanked => ColoursRule::HigherRanked,
        ColourRule::Lot => ColoursRule::Lot,
    };
    reasons.push(Why::ColoursBy { rule, article: board.colours.article().to_owned() });
    reasons
}

fn of_side(report: &Report, side: &Side) -> Why {
    let due = side.due.map(|(colour, _)| match colour {
        Colour::White => DueColour::White,
        Colour::Black => DueColour::Black,
    });
    let strength = side.due.map(|(_, strength)| match strength {
        Strength::Mild => DueStrength::Mild,
        Strength::Strong => DueStrength::Strong,
        Strength::Absolute => DueStrength::Absolute,
    });
    Why::Colours { person: person(report, side.number), had: side.history.clone(), due, strength }
}

fn of_bye(report: &Report, bye: &ByeReason) -> Vec<Why> {
    let lowest =
        Why::LowestScore { person: person(report, bye.number), score: bye.score.to_string() };
    let others = bye.below.iter().chain(&bye.level).flat_map(|(number, verdict)| {
        [Why::NotTheBye { person: person(report, *number) }, of_verdict(report, verdict)]
    });
    std::iter::once(lowest).chain(others).collect()
}

fn of_verdict(report: &Report, verdict: &Verdict) -> Why {
    match verdict {
        Verdict::Stands => Why::Stands,
        Verdict::OtherColours { white, black, .. } => {
            Why::OtherColours { white: person(report, *white), black: person(report, *black) }
        }
        Verdict::Barred(Obstacle::Met) => Why::HaveMet,
        Verdict::Barred(Obstacle::KeptApart) => Why::KeptApart,
        Verdict::Barred(Obstacle::SameAbsoluteColour) => Why::SameColour,
        Verdict::ByeBarred => Why::ByeBefore,
        Verdict::NoBye => Why::NoBye,
        Verdict::Worse { criterion, bracket, .. } => Why::Worse {
            criterion: court_protocol::code(criterion),
            article: criterion.article().to_owned(),
            bracket: bracket.map(|bracket| bracket.to_string()),
        },
        Verdict::Later { article, bracket, .. } => {
            Why::Later { article: (*article).to_owned(), bracket: bracket.to_string() }
        }
    }
}

/// The reason of the rules against a pair.
pub(crate) fn against_pair(report: &Report, white: PersonId, black: PersonId) -> Why {
    let (Some(one), Some(other)) = (report.number(white), report.number(black)) else {
        return Why::NotToBePaired;
    };
    of_answer(report, swiss::explain::explain_pair(&report.event, one, other))
}

/// The reason of the rules against a bye.
pub(crate) fn against_bye(report: &Report, person: PersonId) -> Why {
    let Some(number) = report.number(person) else { return Why::NotToBePaired };
    of_answer(report, swiss::explain::explain_bye(&report.event, number))
}

fn of_answer(report: &Report, answer: Result<Verdict, swiss::Refusal>) -> Why {
    match answer {
        Ok(verdict) => of_verdict(report, &verdict),
        Err(swiss::Refusal::NotToBePaired { .. } | swiss::Refusal::SamePlayer { .. }) => {
            Why::NotToBePaired
        }
        Err(_) => Why::NoLegalPairing,
    }
}
