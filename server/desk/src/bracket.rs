//! The bracket of a knockout, folded from the results of its games.

use crate::{Desk, Game, Match, MatchNo, Part, Score, Tournament};
use referee_tournament::knockout::duel::{DuelInput, DuelStep};
use referee_tournament::knockout::{Knockout, MatchId, Seed};

/// The bracket with every result so far. `None` if the tournament is no knockout.
///
/// It is folded anew each time, so a corrected result needs no undoing: a match that does not
/// follow from the results any more simply has no place in it.
pub fn bracket(desk: &Desk, tournament: &Tournament) -> Option<Knockout> {
    let rules = tournament.is.system.duel()?;
    let competitors = u16::try_from(tournament.is.numbers.len()).ok()?;
    let mut knockout = Knockout::new(competitors, rules).ok()?;
    for round in &tournament.rounds {
        for found in &round.matches {
            let Some(id) = found.bracket else { continue };
            if is_between(&knockout, tournament, id, found) {
                play(desk, tournament, &mut knockout, id, found);
            }
        }
    }
    Some(knockout)
}

/// The drawn matches of a knockout that results have not decided.
pub(crate) fn undecided(tournament: &Tournament, knockout: &Knockout) -> Vec<MatchNo> {
    let open = knockout.open();
    let matches = tournament.rounds.iter().flat_map(|round| &round.matches);
    let undecided = matches.filter(|of| of.bracket.is_some_and(|of| open.contains(&of)));
    undecided.map(|found| found.no).collect()
}

/// The step that a match of a knockout needs next.
pub(crate) fn next_step(desk: &Desk, tournament: &Tournament, found: &Match) -> Option<DuelStep> {
    Some(bracket(desk, tournament)?.duel(found.bracket?)?.next())
}

/// True if the bracket has this match between these two.
fn is_between(knockout: &Knockout, tournament: &Tournament, id: MatchId, found: &Match) -> bool {
    knockout.duel(id).is_some_and(|duel| {
        let sides = [duel.higher(), duel.lower()].map(|seed| tournament.competitor(seed.0));
        sides == [Some(found.white), Some(found.black)]
    })
}

/// Gives a match its results in the order in which they fall due.
fn play(desk: &Desk, tournament: &Tournament, knockout: &mut Knockout, id: MatchId, found: &Match) {
    // a drawn ChessSprint is followed by another: the one with a winner counts
    let result = |part: Part, board: u8| {
        let of = |game: &&Game| (game.part, game.board) == (part, board);
        let score = |game: &Game| game.result.map(|result| result.score);
        let scores = desk.games_of(found).filter(of).filter_map(score);
        let mut counting = scores.filter(|score| part != Part::SPRINT || *score != Score::Draw);
        counting.next()?.game_result()
    };
    // a step takes at least one result; a match has at most 17
    for _ in 0..32 {
        let Some(duel) = knockout.duel(id) else { return };
        let inputs: Vec<DuelInput> = match duel.next() {
            DuelStep::Game { number, boards, .. } => {
                let game = |board| {
                    let result = result(Part(number), board)?;
                    Some(DuelInput::Game { game: number, board, result })
                };
                boards.into_iter().filter_map(game).collect()
            }
            DuelStep::ColourChoice { .. } => {
                found.chosen.map(DuelInput::ColourChoice).into_iter().collect()
            }
            DuelStep::Sprint { boards, .. } => {
                let sprint =
                    |board| Some(DuelInput::Sprint { board, result: result(Part::SPRINT, board)? });
                boards.into_iter().filter_map(sprint).collect()
            }
            DuelStep::Ruling => {
                let seed = |winner| tournament.number(winner).map(Seed);
                let winner = found.ruled.map(|winner| winner.and_then(seed));
                winner.map(DuelInput::Ruling).into_iter().collect()
            }
            // games in progress of a decided tie-break are recorded too
            DuelStep::Decided(_) => {
                let sprint =
                    |board| Some(DuelInput::Sprint { board, result: result(Part::SPRINT, board)? });
                (1..=referee_tournament::knockout::duel::SPRINT_BOARDS)
                    .filter(|board| duel.boards() > 1 && duel.sprint(*board).is_none())
                    .filter_map(sprint)
                    .collect()
            }
        };
        let taken = inputs.into_iter().filter(|input| knockout.record(id, *input).is_ok()).count();
        if taken == 0 {
            return;
        }
    }
}
