//! The requests of a finished prompt to the court.

use super::keep::keep;
use super::undo;
use crate::model::prompt::{ClockWords, PlayersChange, Prompt, Scope, Step, Verb};
use crate::model::shared_question::SharedQuestion;
use crate::model::{Asked, LinkState, Model};
use crate::msg::Effect;
use court_protocol::{
    Answer, Ask, BoardId, BoardNo, BySide, CheckView, ConfirmedResult, CourtId, CourtTime,
    DeviceAct, GameView, Millis, Reading, ResultState, Seen, Side,
};
use referee_messages::say;
use std::collections::BTreeMap;

/// GO lies so far ahead: three words of a second each, and one second for the way to every screen.
const GO_AHEAD: Millis = Millis::seconds(4);
/// A clock on a table that was read by eye.
const READ_BY_EYE: Millis = Millis::seconds(1);

/// Carries out a prompt that has all its answers.
///
/// # Errors
/// Why it cannot be asked as it stands, as a sentence; then nothing was.
pub(super) fn send(
    model: &mut Model,
    prompt: &Prompt,
    effects: &mut Vec<Effect>,
) -> Result<(), String> {
    match &prompt.verb {
        Verb::Leave => effects.push(Effect::Quit),
        Verb::Round => {
            let file = Some(given(prompt.text(Step::File))?).filter(|file| !file.is_empty());
            let file = file.map(ToOwned::to_owned);
            let despite = prompt.reason().map(ToOwned::to_owned);
            effects.push(Effect::Round { file, despite });
            model.next_round = Some(prompt.clone());
        }
        Verb::Undo { press } => undo::make_void(model, *press, prompt.at, effects),
        verb => {
            if let Some(act) = device_act(model, prompt, verb) {
                effects.push(Effect::Devices(act));
                model.device_acts.push_back(prompt.clone());
                return Ok(());
            }
            // what was looked at is what is asked, whatever was heard since
            let asked = match &prompt.looked_at {
                Some(looked_at) => looked_at.clone(),
                None => asks(model, prompt)?,
            };
            // a countdown begins when it is sent: nothing happens at its first key
            let at = if prompt.verb.counts_down() { model.device_now } else { prompt.at };
            for (court, ask) in asked {
                keep(model, at, court, ask, effects);
            }
        }
    }
    Ok(())
}

pub(super) fn asks(model: &Model, prompt: &Prompt) -> Result<Vec<(CourtId, Ask)>, String> {
    let board_id @ (court, board) = prompt.board_id().unwrap_or(model.board_id);
    let side = prompt.side().unwrap_or(Side::White);
    let reason = prompt.reason().unwrap_or_default().to_owned();
    let despite = prompt.reason().map(ToOwned::to_owned);
    let no_game = || say!("picture-has-no-game");
    let game = || model.game(board_id).ok_or_else(no_game);
    let of_result = || model.game_of_result(board_id).ok_or_else(no_game);
    let result = || given(prompt.result());
    let observe = |seen| Ask::Observe { board, game: None, seen };
    let ask = match &prompt.verb {
        Verb::Fault => {
            let (sanction, back) = (prompt.sanction, prompt.back);
            observe(Seen::Fault { side, fault: given(prompt.fault())?, sanction, back })
        }
        Verb::Replace { court, call } => {
            let (call, fault, sanction) = (*call, given(prompt.fault())?, prompt.sanction);
            return Ok(vec![(*court, Ask::Replace { call, board, side, fault, sanction })]);
        }
        Verb::Split { court, call } => return Ok(vec![(*court, Ask::Split { call: *call })]),
        Verb::Void { court, fact } => {
            return Ok(vec![(*court, Ask::Void { fact: *fact, reason })]);
        }
        // It belongs to the game that stood on the board at that instant, whatever this picture
        // shows: the court knows which game that was.
        Verb::See(sight) => observe(sight.seen(side)),
        Verb::Card => {
            let (card, offence) = (given(prompt.card())?, given(prompt.offence())?);
            observe(Seen::WalkCard { side, card, offence })
        }
        Verb::ShowCards => Ask::ShowCards { game: game()?.game, side },
        Verb::Claim => observe(Seen::Claimed { side, claim: given(prompt.claim())? }),
        Verb::ReadClock => {
            let reading = Reading { left: typed_clock(prompt)?.0, resolution: READ_BY_EYE };
            observe(Seen::Read { reading })
        }
        Verb::Pause => {
            return by_court(model, prompt, |boards| Ask::Pause { boards, reason: reason.clone() });
        }
        Verb::Annul => {
            return by_court(model, prompt, |boards| Ask::Annul { boards, reason: reason.clone() });
        }
        Verb::Check => {
            let (item, finding) = (given(prompt.item())?, given(prompt.finding())?);
            let side = prompt.side();
            return by_court(model, prompt, |boards| Ask::Check { boards, item, side, finding });
        }
        Verb::Waive => {
            let CheckView { item, side, .. } = given(prompt.failed())?;
            Ask::Waive { board, item, side, reason }
        }
        Verb::Abort => return by_court(model, prompt, |boards| Ask::Abort { boards }),
        Verb::Start | Verb::Resume => {
            let go_at = Some(countdown(model)?);
            let start = |boards| Ask::Start { boards, go_at, despite: despite.clone() };
            return by_court(model, prompt, start);
        }
        Verb::Go => {
            return by_court(model, prompt, |boards| Ask::Go { boards, despite: despite.clone() });
        }
        Verb::EnterResult => {
            Ask::EnterResult { game: of_result()?.game, result: result()?, by: prompt.by }
        }
        Verb::RuleResult => Ask::RuleResult { game: of_result()?.game, result: result()?, reason },
        Verb::CorrectResult => {
            let GameView { game, manual: based_on, .. } = *of_result()?;
            Ask::CorrectResult { game, result: result()?, based_on, reason }
        }
        Verb::Seal => return seal(model),
        Verb::SetClock => {
            let (left, to_run) = typed_clock(prompt)?;
            let GameView { game, manual: based_on, .. } = *game()?;
            Ask::SetClock { game, left, to_run, based_on, reason }
        }
        Verb::SetPosition => {
            let fen = given(prompt.text(Step::Position))?.to_owned();
            let GameView { game, manual: based_on, .. } = *game()?;
            Ask::SetPosition { game, fen, based_on, reason }
        }
        Verb::SetPlayers => return players(model, board_id, prompt.players(), &reason),
        Verb::SetEvidence => {
            let (evidence, clock) = given(prompt.evidence())?;
            Ask::SetEvidence { game: game()?.game, evidence, clock }
        }
        Verb::Agree => observe(Seen::Agreed { on: given(prompt.agreement())? }),
        Verb::Declare => observe(Seen::Declared { side, piece: given(prompt.piece())? }),
        Verb::Exchange => {
            let square = given(prompt.text(Step::Square))?.to_owned();
            observe(Seen::Exchanged { side, square, piece: given(prompt.piece())? })
        }
        Verb::Interfere => observe(Seen::Interfered { about: given(prompt.interference())? }),
        Verb::AnswerAll(shared) => {
            return answer_all(model, *shared, &given(prompt.answer())?);
        }
        Verb::Answer { court, question, answer } => {
            let ask = Ask::Answer { question: *question, answer: answer.clone() };
            return Ok(vec![(*court, ask)]);
        }
        Verb::Round
        | Verb::Grant { .. }
        | Verb::Deny { .. }
        | Verb::Assign { .. }
        | Verb::HandOver { .. }
        | Verb::Revoke { .. }
        | Verb::Undo { .. }
        | Verb::Leave => return Ok(Vec::new()),
    };
    Ok(vec![(court, ask)])
}

/// An answer that the questions of the verb have brought.
fn given<T>(answer: Option<T>) -> Result<T, String> {
    answer.ok_or_else(|| say!("needs-words"))
}

/// One instant for all courts, so that every screen counts in step. Kept for later it would start
/// games by surprise: the court refuses a GO that has passed.
pub(super) fn countdown(model: &Model) -> Result<CourtTime, String> {
    match (model.now, &model.link) {
        (Some(now), LinkState::Up) => Ok(now + GO_AHEAD),
        _ => Err(say!("no-link-no-countdown")),
    }
}

fn typed_clock(prompt: &Prompt) -> Result<(BySide<Option<Millis>>, Option<Side>), String> {
    let ClockWords { white, black, to_run } = given(prompt.clock())?;
    Ok((BySide { white, black }, to_run))
}

fn by_court(
    model: &Model,
    prompt: &Prompt,
    ask: impl Fn(Vec<BoardNo>) -> Ask,
) -> Result<Vec<(CourtId, Ask)>, String> {
    let reached = model.reached(prompt).into_iter();
    let asks = reached.map(|(court, boards)| (court, ask(boards))).collect();
    some_of(asks, || prompt.verb.nobody())
}

fn seal(model: &Model) -> Result<Vec<(CourtId, Ask)>, String> {
    let mut of_courts: BTreeMap<CourtId, Vec<ConfirmedResult>> = BTreeMap::new();
    for ((court, _), game) in model.all_games() {
        if let (ResultState::Confirmed, Some(ended)) = (game.result, &game.ended) {
            let sealed = ConfirmedResult { game: game.game, result: ended.result };
            of_courts.entry(court).or_default().push(sealed);
        }
    }
    let seals = of_courts.into_iter().map(|(court, games)| (court, Ask::Seal { games }));
    some_of(seals.collect(), || say!("nothing-agreed"))
}

fn answer_all(
    model: &Model,
    shared: SharedQuestion,
    answer: &Answer,
) -> Result<Vec<(CourtId, Ask)>, String> {
    let each = |asked: Asked<'_>| {
        let (question, answer) = (asked.question.fact, answer.clone());
        (asked.board_id.0, Ask::Answer { question, answer })
    };
    let asks = model.asked_of_many(shared).into_iter().map(each).collect();
    some_of(asks, || say!("nothing-alike"))
}

fn some_of(
    asks: Vec<(CourtId, Ask)>,
    why_none: impl Fn() -> String,
) -> Result<Vec<(CourtId, Ask)>, String> {
    if asks.is_empty() { Err(why_none()) } else { Ok(asks) }
}

fn players(
    model: &Model,
    board_id: BoardId,
    change: Option<PlayersChange>,
    reason: &str,
) -> Result<Vec<(CourtId, Ask)>, String> {
    let game = |board_id: BoardId| model.game(board_id).ok_or_else(|| say!("cannot-swap"));
    let of = |game: &GameView| BySide::from_fn(|side| game.sides[side].player);
    let here = game(board_id)?;
    let set = |game: &GameView, players| {
        let (game, based_on) = (game.game, game.manual);
        (board_id.0, Ask::SetPlayers { game, players, based_on, reason: reason.to_owned() })
    };
    match change {
        Some(PlayersChange::SeatedAt(board)) => {
            let there = game((board_id.0, board))?;
            Ok(vec![set(here, of(there)), set(there, of(here))])
        }
        Some(PlayersChange::ColoursReversed) | None => {
            let BySide { white, black } = of(here);
            Ok(vec![set(here, BySide { white: black, black: white })])
        }
    }
}

fn device_act(model: &Model, prompt: &Prompt, verb: &Verb) -> Option<DeviceAct> {
    let courts = || match prompt.scope() {
        Some(Scope::AllCourts) => model.courts.keys().copied().collect(),
        _ => vec![model.board_id.0],
    };
    let boards = || match prompt.scope() {
        Some(Scope::Board) => vec![model.board_id.1],
        _ => prompt.lanes().unwrap_or_default(),
    };
    Some(match *verb {
        Verb::Grant { asking } => DeviceAct::Grant {
            asking,
            name: prompt.text(Step::Name)?.to_owned(),
            role: prompt.role()?,
            courts: courts(),
            boards: boards(),
        },
        Verb::Deny { asking } => DeviceAct::Deny { asking },
        Verb::Assign { device } => {
            DeviceAct::Assign { device, role: prompt.role()?, courts: courts(), boards: boards() }
        }
        Verb::HandOver { from } => DeviceAct::HandOver { from, to: prompt.device()? },
        Verb::Revoke { device } => DeviceAct::Revoke { device },
        _ => return None,
    })
}
