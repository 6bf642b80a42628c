//! Results: from courts, by hand, corrected, and corrected too late.

use super::pairing::{
    Numbers, check_published, check_untouched, due_games, followed, last_round, redrawn,
    swiss_pairs, without,
};
use super::qualification::check_finals;
use super::text;
use crate::bracket::{bracket, next_step};
use crate::report::report_until;
use crate::{
    AfterPairing, Competitor, CourtItem, CourtNews, Desk, DrawnMatch, Fact, Game, Held,
    HeldBecause, HeldNo, MatchNo, Part, ProtestNo, Refusal, Round, Score, Source, TextField,
    Tournament, TournamentId,
};
use court_protocol::{CourtId, CourtTime, GameId, Seq};
use referee_tournament::event::{Bye, RoundNumber};
use referee_tournament::knockout::Seed;
use referee_tournament::knockout::duel::DuelStep;
use std::collections::BTreeSet;

pub(super) fn enter(desk: &Desk, id: GameId, score: Score) -> Result<Vec<Fact>, Refusal> {
    let game = desk.game(id)?;
    let (_, round) = desk.round(game.tournament, game.round)?;
    check_published(game.tournament, round)?;
    if let Some(result) = game.result {
        let same = result.score == score;
        return if same { Ok(Vec::new()) } else { Err(Refusal::ResultThere { game: id }) };
    }
    if game.players().count() < 2 {
        return Err(Refusal::BoardEmpty { game: id });
    }
    let fact = set(id, Some(score), Source::Desk, String::new(), None);
    with_follow_ups(desk, game, vec![fact])
}

/// The fact that a result counts. A game that was played over the board is rated.
pub(super) fn set(
    game: GameId,
    score: Option<Score>,
    source: Source,
    reason: String,
    protest: Option<ProtestNo>,
) -> Fact {
    let rated = score.is_some_and(Score::was_played);
    Fact::ResultSet { game, score, rated, source, reason, protest }
}

/// Facts decided so far, and the games that a match of a knockout needs after them.
pub(super) fn with_follow_ups(
    desk: &Desk,
    game: &Game,
    mut facts: Vec<Fact>,
) -> Result<Vec<Fact>, Refusal> {
    let tournament = desk.tournament(game.tournament)?;
    if tournament.is.system.duel().is_none() {
        return Ok(facts);
    }
    let after = desk.with(&facts);
    check_counts(&after, game)?;
    facts.extend(due_games(&after, game.match_no));
    Ok(facts)
}

/// Refuses if the bracket has no use for the result of a game.
fn check_counts(after: &Desk, game: &Game) -> Result<(), Refusal> {
    let (tournament, _, found) = after.match_(game.match_no)?;
    let Some(score) = after.game(game.id)?.result.map(|result| result.score) else {
        return Ok(());
    };
    if game.part == Part::SPRINT && score == Score::Draw {
        return Err(Refusal::SprintNotDrawn { game: game.id });
    }
    if score.game_result().is_none() {
        return Err(Refusal::NotInKnockout { game: game.id });
    }
    let duel = bracket(after, tournament).zip(found.bracket);
    let counts = duel.is_some_and(|(knockout, id)| {
        knockout.duel(id).is_some_and(|duel| match game.part {
            Part::SPRINT => duel.sprint(game.board).is_some(),
            Part(number) => duel.games(game.board).count() >= usize::from(number),
        })
    });
    if counts { Ok(()) } else { Err(Refusal::NotDue { match_no: game.match_no }) }
}

/// The round after a game's round of a Swiss, if it is paired.
pub(crate) fn paired_after<'a>(desk: &'a Desk, game: &Game) -> Option<&'a Round> {
    let tournament = desk.tournaments.get(&game.tournament)?;
    tournament.round(game.round.next()).filter(|_| tournament.is.system.is_swiss())
}

pub(super) fn correct(
    desk: &Desk,
    id: GameId,
    score: Option<Score>,
    reason: &str,
    then: Option<AfterPairing>,
    protest: Option<ProtestNo>,
) -> Result<Vec<Fact>, Refusal> {
    let game = desk.game(id)?;
    let reason = text(TextField::Reason, reason)?;
    if let Some(protest) = protest
        && !desk.protests.contains_key(&protest)
    {
        return Err(Refusal::NoSuchProtest { protest });
    }
    let Some(result) = game.result else { return Err(Refusal::NoResult { game: id }) };
    if score == Some(result.score) {
        return Err(Refusal::SameResult { game: id });
    }
    let facts = vec![set(id, score, Source::Corrected, reason, protest)];
    let tournament = desk.tournament(game.tournament)?;
    if tournament.is.system.duel().is_some() {
        return corrected_in_knockout(desk, tournament, game, facts);
    }
    check_finals(desk, tournament, &facts)?;
    after_correction(desk, tournament, game, facts, then)
}

/// The facts of a correction after the pairing of the following round, by the author's choice.
fn after_correction(
    desk: &Desk,
    tournament: &Tournament,
    game: &Game,
    mut facts: Vec<Fact>,
    then: Option<AfterPairing>,
) -> Result<Vec<Fact>, Refusal> {
    let id = tournament.is.id;
    let Some(next) = paired_after(desk, game) else {
        return match then {
            None | Some(AfterPairing::Keep) => Ok(facts),
            Some(_) => Err(Refusal::NothingPairedAfter { tournament: id }),
        };
    };
    let round = next.number;
    match then {
        None => {
            let usual = court_protocol::code(&usual(desk, next));
            Err(Refusal::ChooseAfterPairing { tournament: id, round, usual })
        }
        Some(AfterPairing::Keep) => Ok(facts),
        Some(choice) => {
            facts.extend(repaired(&desk.with(&facts), id, round, choice)?);
            Ok(facts)
        }
    }
}

/// The usual choice: the round stays once a game of it has begun.
pub(crate) fn usual(desk: &Desk, round: &Round) -> AfterPairing {
    let mut games = round.matches.iter().flat_map(|found| desk.games_of(found));
    let is_begun = games.any(|game| game.started.is_some() || game.result.is_some());
    if is_begun { AfterPairing::Keep } else { AfterPairing::RepairAll }
}

/// The round paired anew, as a whole or from a score group down.
fn repaired(
    after: &Desk,
    id: TournamentId,
    number: RoundNumber,
    choice: AfterPairing,
) -> Result<Option<Fact>, Refusal> {
    let (tournament, round) = last_round(after, id, number)?;
    if round.before_changes.is_some() {
        return Err(Refusal::ChangesOpen { tournament: id, round: number });
    }
    let mut report = report_until(after, tournament, number.index());
    let mut staying: Vec<(Competitor, Competitor)> = Vec::new();
    let mut staying_byes: Vec<(Competitor, Bye)> = Vec::new();
    if let AfterPairing::RepairFrom(points) = choice {
        if tournament.is.system.is_of_teams() {
            return Err(Refusal::NotForThisSystem { tournament: id });
        }
        let scores = crate::standings::points(&report, number.index());
        let is_above = |competitor: Competitor| {
            let place = usize::from(tournament.number(competitor).unwrap_or(0));
            place.checked_sub(1).is_some_and(|place| scores[place].1 > points)
        };
        staying.extend(round.pairs().filter(|&(white, black)| is_above(white) || is_above(black)));
        let allocated = round.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
        staying_byes.extend(allocated.copied().filter(|&(of, _)| is_above(of)));
        let numbers: Vec<_> = staying
            .iter()
            .flat_map(|&(white, black)| [white, black])
            .chain(staying_byes.iter().map(|&(of, _)| of))
            .filter_map(|of| report.number(of.person()))
            .collect();
        without(&mut report, number, &numbers);
        if numbers.len() == tournament.is.numbers.len() {
            return Ok(None);
        }
    }
    // a player away in the round stays away: his bye stands in the round, not in the entries only
    let away = round.byes.iter().filter(|(_, bye)| *bye != Bye::PairingAllocated);
    let away: Vec<(Competitor, Bye)> = away.copied().collect();
    if !tournament.is.system.is_of_teams() {
        let numbers: Vec<_> =
            away.iter().filter_map(|&(of, _)| report.number(of.person())).collect();
        without(&mut report, number, &numbers);
    }
    let (pairs, left_over) = swiss_pairs(after, tournament, &report)?;
    staying.extend(pairs);
    let mut byes: Vec<(Competitor, Bye)> =
        left_over.into_iter().map(|of| (of, Bye::PairingAllocated)).collect();
    byes.extend(staying_byes);
    byes.extend(away);
    if round.pairs().eq(staying.iter().copied()) && round.byes == byes {
        return Ok(None);
    }
    redrawn(after, tournament, round, &staying, byes).map(Some)
}

/// A correction in a knockout: later games and matches that rest on the old result are taken back,
/// unless they have begun.
fn corrected_in_knockout(
    desk: &Desk,
    tournament: &Tournament,
    game: &Game,
    mut facts: Vec<Fact>,
) -> Result<Vec<Fact>, Refusal> {
    let mut then = desk.with(&facts);
    let (_, _, found) = desk.match_(game.match_no)?;
    let (now, _, found_now) = then.match_(game.match_no)?;
    let needs_sprint = matches!(next_step(&then, now, found_now), Some(DuelStep::Sprint { .. }));
    // the later games of the match itself
    let later = desk.games_of(found).filter(|other| other.id > game.id && other.part != game.part);
    let unneeded: Vec<&Game> = later
        .filter(|other| other.part == Part::SPRINT && !needs_sprint)
        .filter(|other| other.result.is_none() || check_counts(&then, other).is_err())
        .collect();
    if !unneeded.is_empty() {
        check_untouched(unneeded.iter().copied())
            .map_err(|_| Refusal::RestsOnIt { game: game.id, match_no: game.match_no })?;
        let games = unneeded.iter().map(|other| other.id).collect();
        facts.push(Fact::GamesWithdrawn { match_no: game.match_no, games });
        then = desk.with(&facts);
    }
    check_counts(&then, game)?;
    if let Some(due) = due_games(&then, game.match_no) {
        facts.push(due);
        then = desk.with(&facts);
    }
    // the matches of later rounds
    for later in tournament.rounds.iter().filter(|later| later.number > game.round) {
        let knockout = bracket(&then, &then.tournaments[&tournament.is.id]);
        let mut numbers = Numbers::of(&then);
        let mut matches: Vec<DrawnMatch> = Vec::new();
        let mut is_changed = false;
        for old in &later.matches {
            let sides = old.bracket.and_then(|id| {
                let duel = knockout.as_ref()?.duel(id)?;
                let side = |seed: Seed| tournament.competitor(seed.0);
                Some((side(duel.higher())?, side(duel.lower())?))
            });
            if sides == Some((old.white, old.black)) {
                matches.push(desk.drawn(old));
                continue;
            }
            is_changed = true;
            check_untouched(desk.games_of(old))
                .map_err(|_| Refusal::RestsOnIt { game: game.id, match_no: old.no })?;
            if let Some((white, black)) = sides {
                let of_teams = tournament.is.system.is_of_teams();
                let mut drawn = numbers.pair(of_teams, white, black);
                drawn.3 = old.bracket;
                matches.push(drawn);
            }
        }
        if is_changed {
            facts.push(Fact::Paired {
                tournament: tournament.is.id,
                round: later.number,
                matches,
                byes: later.byes.clone(),
            });
            then = desk.with(&facts);
        }
    }
    Ok(facts)
}

pub(super) fn take(
    desk: &Desk,
    court: CourtId,
    after: Seq,
    through: Seq,
    items: &[CourtItem],
) -> Result<Vec<Fact>, Refusal> {
    let cursor = desk.cursor(court);
    if after > cursor {
        return Err(Refusal::CourtGap { court, cursor, after });
    }
    if through <= cursor {
        return Ok(Vec::new());
    }
    let fresh = items.iter().filter(|item| item.seq > cursor && item.seq <= through);
    let mut taking = Taking::new(desk, court);
    fresh.for_each(|item| taking.item(item));
    let Taking { annulled, started, results, held, .. } = taking;
    let touched: BTreeSet<MatchNo> = results
        .iter()
        .filter_map(|(game, ..)| desk.games.get(game))
        .map(|game| game.match_no)
        .collect();
    let mut facts = vec![Fact::CourtTaken { court, through, annulled, started, results, held }];
    let is_knockout = |no: &MatchNo| {
        desk.match_(*no).is_ok_and(|(tournament, ..)| tournament.is.system.duel().is_some())
    };
    for no in touched.into_iter().filter(is_knockout) {
        facts = followed(desk, no, facts);
    }
    Ok(facts)
}

/// The news taken from a court so far.
struct Taking<'a> {
    desk: &'a Desk,
    court: CourtId,
    annulled: Vec<GameId>,
    started: Vec<(GameId, CourtTime)>,
    results: Vec<(GameId, Score, bool)>,
    held: Vec<Held>,
}

impl<'a> Taking<'a> {
    fn new(desk: &'a Desk, court: CourtId) -> Self {
        let (annulled, started) = (Vec::new(), Vec::new());
        Self { desk, court, annulled, started, results: Vec::new(), held: Vec::new() }
    }

    fn item(&mut self, item: &CourtItem) {
        let known = self.desk.games.get(&item.game).filter(|game| !game.withdrawn);
        let (score, rated) = match item.what {
            CourtNews::Started => {
                let begins =
                    |game: &Game| game.started.is_none() || self.annulled.contains(&game.id);
                if known.is_some_and(begins) {
                    self.started.push((item.game, item.at));
                }
                return;
            }
            CourtNews::StartAnnulled => {
                self.started.retain(|(game, _)| *game != item.game);
                if known.is_some_and(|game| game.started.is_some()) {
                    self.annulled.push(item.game);
                }
                return;
            }
            CourtNews::Sealed { score, rated } => (score, rated),
        };
        let because = match (self.desk.games.get(&item.game), known) {
            (None, _) => Some(HeldBecause::Unknown),
            (_, None) => Some(HeldBecause::Withdrawn),
            (_, Some(game)) => self.against(game, score),
        };
        let counts = self.counting(item.game);
        if because.is_none() && counts == Some(score) {
            return;
        }
        match because {
            None => {
                self.results.retain(|(game, ..)| *game != item.game);
                self.results.push((item.game, score, rated));
            }
            Some(because) => {
                let last = self.desk.held.keys().last().map_or(0, |last| last.0);
                let no = HeldNo(last + 1 + u32::try_from(self.held.len()).unwrap_or(0));
                let (court, seq, game) = (self.court, item.seq, item.game);
                self.held.push(Held { no, court, seq, game, score, rated, because });
            }
        }
    }

    /// The result that counts for a game, with the news taken so far.
    fn counting(&self, id: GameId) -> Option<Score> {
        let taken = self.results.iter().find(|(game, ..)| *game == id).map(|taken| taken.1);
        let known = || self.desk.games.get(&id)?.result.map(|result| result.score);
        taken.or_else(known)
    }

    /// The results taken so far, and one more.
    fn with_taken(&self, game: &Game, score: Score) -> Vec<Fact> {
        let taken = self.results.iter().map(|&(game, score, _)| (game, score));
        let source = Source::Court(self.court);
        let all = taken.chain([(game.id, score)]);
        all.map(|(game, score)| set(game, Some(score), source, String::new(), None)).collect()
    }

    /// The reason why the result of a game does not count by itself.
    fn against(&self, game: &Game, score: Score) -> Option<HeldBecause> {
        if self.counting(game.id) == Some(score) {
            return None;
        }
        if let Some(result) = game.result {
            if paired_after(self.desk, game).is_some() {
                return Some(HeldBecause::AfterPairing);
            }
            // the court corrected its own result before anything rested on it
            let is_own = result.source == Source::Court(self.court);
            let is_knockout = self
                .desk
                .tournaments
                .get(&game.tournament)
                .is_some_and(|of| of.is.system.duel().is_some());
            let changed = self.with_taken(game, score);
            let tournament = self.desk.tournaments.get(&game.tournament);
            let is_of_finals =
                tournament.is_some_and(|of| check_finals(self.desk, of, &changed).is_err());
            let is_held = !is_own || is_knockout || is_of_finals;
            return is_held.then_some(HeldBecause::Differs);
        }
        let (tournament, ..) = self.desk.match_(game.match_no).ok()?;
        if tournament.is.system.duel().is_some() {
            let then = self.desk.with(&self.with_taken(game, score));
            return check_counts(&then, game).err().map(|_| HeldBecause::NotInMatch);
        }
        None
    }
}

pub(super) fn settle(
    desk: &Desk,
    no: HeldNo,
    accept: bool,
    reason: &str,
    then: Option<AfterPairing>,
) -> Result<Vec<Fact>, Refusal> {
    let (held, settled) = desk.held.get(&no).ok_or(Refusal::NoSuchHeld { held: no })?;
    if settled.is_some() {
        return Err(Refusal::AlreadyRuled);
    }
    let reason = text(TextField::Reason, reason)?;
    let mut facts = Vec::new();
    if accept {
        let game = desk.game(held.game)?;
        facts = match game.result {
            Some(result) if result.score == held.score => Vec::new(),
            Some(_) => correct(desk, held.game, Some(held.score), &reason, then, None)?,
            None => {
                let fact =
                    set(held.game, Some(held.score), Source::Corrected, reason.clone(), None);
                with_follow_ups(desk, game, vec![fact])?
            }
        };
    }
    facts.push(Fact::HeldSettled { held: no, accepted: accept, reason });
    Ok(facts)
}
