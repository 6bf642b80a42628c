//! Online matches: windows, the hour, and results that the players report.

use super::matches::{by_players, next_protest};
use super::text;
use crate::{
    Author, Claimed, Desk, Fact, Game, Match, MatchNo, PersonId, Refusal, Score, TextField,
    Tournament,
};
use court_protocol::{CourtTime, GameId, Millis, TextFault};

/// The opponent answers a report within so long, where no window of the match is still to close.
const ANSWER_WITHIN: Millis = Millis::minutes(24 * 60);
/// The opponent has so long to answer a report just before the window closes.
const ANSWER_TIME_MIN: Millis = Millis::minutes(60);

fn online(desk: &Desk, no: MatchNo) -> Result<(&Tournament, &Match), Refusal> {
    let (tournament, _, found) = desk.match_(no)?;
    if tournament.is.settings.online {
        Ok((tournament, found))
    } else {
        Err(Refusal::NotOnline { match_no: no })
    }
}

fn check_open(desk: &Desk, found: &Match) -> Result<(), Refusal> {
    if desk.games_of(found).all(|game| game.result.is_some()) {
        return Err(Refusal::MatchPlayed { match_no: found.no });
    }
    Ok(())
}

pub(super) fn set_window(
    desk: &Desk,
    no: MatchNo,
    opens: CourtTime,
    closes: CourtTime,
) -> Result<Vec<Fact>, Refusal> {
    let (_, found) = online(desk, no)?;
    check_open(desk, found)?;
    if opens >= closes {
        return Err(Refusal::WindowEndsFirst);
    }
    if found.window == Some((opens, closes)) {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::WindowSet { match_no: no, opens, closes }])
}

/// A time of play needs both players: that of one is a proposal until the other names the same. An
/// organiser says what both have agreed.
pub(super) fn agree_time(
    desk: &Desk,
    no: MatchNo,
    to: CourtTime,
    by: Author,
) -> Result<Vec<Fact>, Refusal> {
    let (_, found) = online(desk, no)?;
    check_open(desk, found)?;
    if found.hour.iter().all(Option::is_some) {
        return Err(Refusal::HourRuns { match_no: no });
    }
    if !found.window.is_none_or(|(opens, closes)| (opens..closes).contains(&to)) {
        return Err(Refusal::OutsideWindow { match_no: no });
    }
    let by = match by {
        Author::Player(person) => person,
        Author::Organiser(_) | Author::House | Author::Desk => {
            return Ok(vec![Fact::TimeAgreed { match_no: no, to }]);
        }
    };
    Ok(match found.proposed.filter(|proposed| proposed.to == to) {
        Some(proposed) if proposed.by != by => vec![Fact::TimeAgreed { match_no: no, to }],
        Some(_) => Vec::new(),
        None if found.when == Some(to) => Vec::new(),
        None => vec![Fact::TimeProposed { match_no: no, to, by }],
    })
}

pub(super) fn start_hour(
    desk: &Desk,
    no: MatchNo,
    person: PersonId,
    at: CourtTime,
) -> Result<Vec<Fact>, Refusal> {
    let (tournament, found) = online(desk, no)?;
    check_open(desk, found)?;
    // the hour is a player's own: teams have none
    if tournament.is.system.is_of_teams() || !found.has(person.into()) {
        return Err(Refusal::NotInMatch { match_no: no, competitor: person.into() });
    }
    if !found.window.is_none_or(|(opens, closes)| (opens..closes).contains(&at)) {
        return Err(Refusal::OutsideWindow { match_no: no });
    }
    let side = usize::from(found.white != person.into());
    if found.hour[side].is_some() {
        return Ok(Vec::new());
    }
    Ok(vec![Fact::HourStarted { match_no: no, person }])
}

fn own_game(desk: &Desk, id: GameId, person: PersonId) -> Result<&Game, Refusal> {
    let game = desk.game(id)?;
    if game.players().any(|player| player == person) {
        Ok(game)
    } else {
        Err(Refusal::NotYourGame { game: id, person })
    }
}

pub(super) fn report(
    desk: &Desk,
    id: GameId,
    person: PersonId,
    score: Score,
    (link, moves): (Option<&str>, Option<&str>),
    at: CourtTime,
) -> Result<Vec<Fact>, Refusal> {
    let game = own_game(desk, id, person)?;
    online(desk, game.match_no)?;
    if game.result.is_some() {
        return Err(Refusal::ResultThere { game: id });
    }
    let link = link.map(web_link).transpose()?;
    let kept = moves.map(|moves| moves_kept(id, moves)).transpose()?;
    let reported = match &game.claimed {
        // both report the same: nothing is left to confirm
        Some(claimed) if claimed.by != person && claimed.score == score => {
            by_players(desk, game, score)
        }
        Some(claimed) if claimed.by != person => {
            Ok(vec![Fact::ResultDisputed { game: id, person }])
        }
        earlier => {
            // a dispute is for a referee: the same report again does not end it
            let disputed = earlier.as_ref().is_some_and(|claimed| claimed.disputed);
            let claimed = Claimed { score, by: person, at, link, disputed };
            Ok(vec![Fact::ResultClaimed { game: id, claimed }])
        }
    };
    Ok(kept.into_iter().chain(reported?).collect())
}

/// An address on the web, with its host and without a user: such a one looks like another's host.
fn web_link(given: &str) -> Result<String, Refusal> {
    let link = text(TextField::Link, given)?;
    let scheme = |scheme: &str| {
        link.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    let end = ["https://", "http://"].into_iter().find(|of| scheme(of)).map_or(0, str::len);
    let host = link[end..].split(['/', '?', '#', '\\']).next().unwrap_or_default();
    let is_plain = !link.contains(|sign: char| sign.is_whitespace() || sign == '\\');
    if end > 0 && is_plain && !host.is_empty() && !host.contains('@') {
        Ok(link)
    } else {
        Err(Refusal::NoLink)
    }
}

/// The fact that the moves of a game were given.
pub(super) fn moves_kept(game: GameId, moves: &str) -> Result<Fact, Refusal> {
    // a character has up to four bytes, and the record a limit in bytes
    let max = TextField::Moves.longest();
    if moves.len() > max {
        let fault = TextFault::TooLong { max: max as u32 };
        return Err(Refusal::of_text(TextField::Moves, fault));
    }
    let moves = text(TextField::Moves, moves)?;
    Ok(Fact::MovesKept { game, moves })
}

pub(super) fn answer(
    desk: &Desk,
    id: GameId,
    person: PersonId,
    confirm: bool,
    score: Score,
) -> Result<Vec<Fact>, Refusal> {
    let game = own_game(desk, id, person)?;
    let counts = game.result.as_ref().map(|result| result.score);
    let answered = counts.or(game.claimed.as_ref().map(|claimed| claimed.score));
    if answered.is_some_and(|there| there != score) {
        return Err(Refusal::OtherResult { game: id });
    }
    if counts.is_some() {
        // the result counts already: a dispute is a protest, and once it is open there is no other
        let is_open = desk
            .protests
            .values()
            .any(|filed| filed.by == person && filed.game == Some(id) && filed.ruling.is_none());
        return Ok(if confirm || is_open {
            Vec::new()
        } else {
            let (protest, text) = (next_protest(desk), String::new());
            vec![Fact::Protested { protest, by: person, game: Some(id), text }]
        });
    }
    let Some(claimed) = &game.claimed else { return Err(Refusal::NothingReported { game: id }) };
    if claimed.by == person {
        return Err(Refusal::OwnReport { game: id });
    }
    if confirm {
        by_players(desk, game, claimed.score)
    } else if claimed.disputed {
        Ok(Vec::new())
    } else {
        Ok(vec![Fact::ResultDisputed { game: id, person }])
    }
}

/// The instant at which a reported result counts without an answer: the close of the window of its
/// match, but an hour at least, or a day after a report for which no window is to close.
fn deadline(desk: &Desk, game: &Game, claimed: &Claimed) -> Result<CourtTime, Refusal> {
    let (_, _, found) = desk.match_(game.match_no)?;
    let closes = found.window.map(|(_, closes)| closes).filter(|closes| claimed.at < *closes);
    Ok(closes.map_or(claimed.at + ANSWER_WITHIN, |at| at.max(claimed.at + ANSWER_TIME_MIN)))
}

pub(super) fn pass_deadline(desk: &Desk, id: GameId, at: CourtTime) -> Result<Vec<Fact>, Refusal> {
    let game = desk.game(id)?;
    if game.result.is_some() {
        return Ok(Vec::new());
    }
    let Some(claimed) = &game.claimed else { return Err(Refusal::NothingReported { game: id }) };
    if claimed.disputed {
        return Err(Refusal::Disputed { game: id });
    }
    if at < deadline(desk, game, claimed)? {
        return Err(Refusal::BeforeDeadline { game: id });
    }
    by_players(desk, game, claimed.score)
}

impl Desk {
    /// The instant at which the reported result of a game counts without an answer.
    pub(crate) fn deadline_of(&self, game: &Game) -> Option<CourtTime> {
        deadline(self, game, game.claimed.as_ref()?).ok()
    }

    /// The first deadline of a reported result, with its game. A result that its match has no use for
    /// waits for the organiser, and so do all results of a finished event.
    pub fn next_deadline(&self) -> Option<(CourtTime, GameId)> {
        if self.is_finished {
            return None;
        }
        let waits = |game: &Game| {
            let at = self.deadline_of(game).filter(|_| game.result.is_none())?;
            pass_deadline(self, game.id, at).is_ok().then_some((at, game.id))
        };
        self.games.values().filter_map(waits).min()
    }
}
