//! The requests of a finished prompt to the court.

use super::keep::keep;
use super::undo;
use crate::model::prompt::{ClockWords, PlayersChange, Prompt, Scope, Sight, Verb};
use crate::model::shared_question::SharedQuestion;
use crate::model::{Asked, LinkState, Model};
use crate::msg::Effect;
use court_protocol::{
    Answer, Ask, BoardId, BoardNo, BySide, ConfirmedResult, CourtId, CourtTime, DeviceAct,
    GameView, Millis, Reading, ResultState, Seen, Side,
};
use referee_messages::say;

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
            let file = prompt.filled.file.clone().ok_or_else(|| say!("needs-words"))?;
            let despite = prompt.filled.reason.clone().filter(|reason| !reason.is_empty());
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
            let at = if prompt.counts_down() { model.device_now } else { prompt.at };
            for (court, ask) in asked {
                keep(model, at, court, ask, effects);
            }
        }
    }
    Ok(())
}

pub(super) fn asks(model: &Model, prompt: &Prompt) -> Result<Vec<(CourtId, Ask)>, String> {
    let filled = &prompt.filled;
    let board_id @ (court, board) = filled.board_id.unwrap_or(model.board_id);
    let side = filled.side.unwrap_or(Side::White);
    let fault = || filled.fault.clone().unwrap_or_default();
    let reason = || filled.reason.clone().unwrap_or_default();
    let despite = || filled.reason.clone().filter(|reason| !reason.is_empty());
    let game = || model.game(board_id).ok_or_else(|| say!("picture-has-no-game"));
    let of_result = || model.game_of_result(board_id).ok_or_else(|| say!("picture-has-no-game"));
    let result = || filled.result.ok_or_else(|| say!("needs-words"));
    // An observation belongs to the game that stood on the board at that instant, whatever this
    // picture shows: the court knows which game that was.
    let observe = |seen| Ask::Observe { board, game: None, seen };
    let one = |ask| Ok(vec![(court, ask)]);
    match &prompt.verb {
        Verb::Fault => {
            let (sanction, back) = (filled.sanction, filled.back);
            one(observe(Seen::Fault { side, fault: fault(), sanction, back }))
        }
        Verb::Replace { court, call } => {
            let (call, sanction) = (*call, filled.sanction);
            Ok(vec![(*court, Ask::Replace { call, board, side, fault: fault(), sanction })])
        }
        Verb::Split { court, call } => Ok(vec![(*court, Ask::Split { call: *call })]),
        Verb::Void { court, fact } => {
            Ok(vec![(*court, Ask::Void { fact: *fact, reason: reason() })])
        }
        Verb::See(sight) => one(observe(seen(*sight, side))),
        Verb::Card => {
            let card = filled.card.ok_or_else(|| say!("needs-words"))?;
            let offence = filled.offence.ok_or_else(|| say!("needs-words"))?;
            one(observe(Seen::WalkCard { side, card, offence }))
        }
        Verb::ShowCards => one(Ask::ShowCards { game: game()?.game, side }),
        Verb::Claim => {
            let claim = filled.claim.clone().ok_or_else(|| say!("needs-words"))?;
            one(observe(Seen::Claimed { side, claim }))
        }
        Verb::ReadClock => {
            let reading = Reading { left: typed_clock(prompt)?.0, resolution: READ_BY_EYE };
            one(observe(Seen::Read { reading }))
        }
        Verb::Pause => by_court(model, prompt, |boards| Ask::Pause { boards, reason: reason() }),
        Verb::Annul => by_court(model, prompt, |boards| Ask::Annul { boards, reason: reason() }),
        Verb::Check => {
            let item = filled.item.ok_or_else(|| say!("needs-words"))?;
            let (finding, side) = (filled.finding.ok_or_else(|| say!("needs-words"))?, filled.side);
            by_court(model, prompt, |boards| Ask::Check { boards, item, side, finding })
        }
        Verb::Waive => {
            let (item, side) = (filled.item.ok_or_else(|| say!("needs-words"))?, filled.side);
            one(Ask::Waive { board, item, side, reason: reason() })
        }
        Verb::Abort => by_court(model, prompt, |boards| Ask::Abort { boards }),
        Verb::Start | Verb::Resume => {
            let go_at = Some(countdown(model)?);
            by_court(model, prompt, |boards| Ask::Start { boards, go_at, despite: despite() })
        }
        Verb::Go => by_court(model, prompt, |boards| Ask::Go { boards, despite: despite() }),
        Verb::EnterResult => {
            one(Ask::EnterResult { game: of_result()?.game, result: result()?, by: filled.by })
        }
        Verb::RuleResult => {
            one(Ask::RuleResult { game: of_result()?.game, result: result()?, reason: reason() })
        }
        Verb::CorrectResult => {
            let GameView { game, manual: based_on, .. } = *of_result()?;
            one(Ask::CorrectResult { game, result: result()?, based_on, reason: reason() })
        }
        Verb::Seal => seal(model),
        Verb::SetClock => {
            let (left, to_run) = typed_clock(prompt)?;
            let GameView { game, manual: based_on, .. } = *game()?;
            one(Ask::SetClock { game, left, to_run, based_on, reason: reason() })
        }
        Verb::SetPosition => {
            let fen = filled.position.clone().unwrap_or_default();
            let GameView { game, manual: based_on, .. } = *game()?;
            one(Ask::SetPosition { game, fen, based_on, reason: reason() })
        }
        Verb::SetPlayers => players(model, board_id, filled.players, &reason()),
        Verb::SetEvidence => {
            let (evidence, clock) = filled.evidence.ok_or_else(|| say!("needs-words"))?;
            one(Ask::SetEvidence { game: game()?.game, evidence, clock })
        }
        Verb::Agree => {
            let on = filled.agreement.ok_or_else(|| say!("needs-words"))?;
            one(observe(Seen::Agreed { on }))
        }
        Verb::Declare => {
            let piece = filled.piece.ok_or_else(|| say!("needs-words"))?;
            one(observe(Seen::Declared { side, piece }))
        }
        Verb::Exchange => {
            let piece = filled.piece.ok_or_else(|| say!("needs-words"))?;
            let square = filled.square.clone().unwrap_or_default();
            one(observe(Seen::Exchanged { side, square, piece }))
        }
        Verb::Interfere => {
            let about = filled.interference.ok_or_else(|| say!("needs-words"))?;
            one(observe(Seen::Interfered { about }))
        }
        Verb::AnswerAll(shared) => {
            let answer = filled.answer.clone().ok_or_else(|| say!("needs-words"))?;
            answer_all(model, *shared, &answer)
        }
        Verb::Answer { court, question, answer } => {
            Ok(vec![(*court, Ask::Answer { question: *question, answer: answer.clone() })])
        }
        Verb::Round
        | Verb::Grant { .. }
        | Verb::Deny { .. }
        | Verb::Assign { .. }
        | Verb::HandOver { .. }
        | Verb::Revoke { .. }
        | Verb::Undo { .. }
        | Verb::Leave => Ok(Vec::new()),
    }
}

const fn seen(sight: Sight, side: Side) -> Seen {
    match sight {
        Sight::Stopped => Seen::Stopped { side },
        Sight::LeftStop => Seen::LeftStop { side },
        Sight::Crossed => Seen::Crossed { side },
        Sight::Returned => Seen::Returned { side },
        Sight::Resigned => Seen::Resigned { side },
        Sight::DrawAgreed => Seen::DrawAgreed,
        Sight::FlagSeen => Seen::FlagSeen { side },
        Sight::DrawCard => Seen::DrawCard { side },
        Sight::DrawAccepted => Seen::DrawAccepted { side },
        Sight::DrawRefused => Seen::DrawRefused { side },
        Sight::Corrected => Seen::Corrected { side },
        Sight::ClockSet => Seen::ClockSet,
        Sight::ChiefCalled => Seen::ChiefCalled,
        Sight::ClocksStopped => Seen::ClocksStopped { side },
        Sight::Confirmed => Seen::Confirmed { side: Some(side) },
        Sight::BothConfirmed => Seen::Confirmed { side: None },
        Sight::Disputed => Seen::Disputed { side },
        Sight::Withdrawn => Seen::Withdrawn { side },
        Sight::Reminded => Seen::Reminded { side },
    }
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
    let ClockWords { white, black, to_run } =
        prompt.filled.clock.ok_or_else(|| say!("not-a-clock"))?;
    Ok((BySide { white, black }, to_run))
}

fn by_court(
    model: &Model,
    prompt: &Prompt,
    ask: impl Fn(Vec<BoardNo>) -> Ask,
) -> Result<Vec<(CourtId, Ask)>, String> {
    let reached = model.reached(prompt);
    if reached.is_empty() {
        return Err(prompt.verb.nobody());
    }
    Ok(reached.into_iter().map(|(court, boards)| (court, ask(boards))).collect())
}

fn seal(model: &Model) -> Result<Vec<(CourtId, Ask)>, String> {
    let agreed = |court: CourtId| {
        let games =
            model.all_games().filter(|(board_id, _)| board_id.0 == court).map(|(_, game)| game);
        let agreed = games.filter(|game| game.result == ResultState::Confirmed);
        let sealing = |game: &GameView| {
            let ended = game.ended.as_ref()?;
            Some(ConfirmedResult { game: game.game, result: ended.result })
        };
        agreed.filter_map(sealing).collect::<Vec<_>>()
    };
    let seals: Vec<(CourtId, Ask)> = model
        .courts
        .keys()
        .map(|court| (*court, agreed(*court)))
        .filter(|(_, games)| !games.is_empty())
        .map(|(court, games)| (court, Ask::Seal { games }))
        .collect();
    if seals.is_empty() { Err(say!("nothing-agreed")) } else { Ok(seals) }
}

fn answer_all(
    model: &Model,
    shared: SharedQuestion,
    answer: &Answer,
) -> Result<Vec<(CourtId, Ask)>, String> {
    let asked = model.asked_of_many(shared);
    let each = |asked: &Asked<'_>| {
        let (question, answer) = (asked.question.fact, answer.clone());
        (asked.board_id.0, Ask::Answer { question, answer })
    };
    let answers: Vec<(CourtId, Ask)> = asked.iter().map(each).collect();
    if answers.is_empty() { Err(say!("nothing-alike")) } else { Ok(answers) }
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
    let filled = &prompt.filled;
    let courts = || match filled.scope {
        Some(Scope::AllCourts) => model.courts.keys().copied().collect(),
        _ => vec![model.board_id.0],
    };
    let boards = || match (&filled.lanes, filled.scope) {
        (_, Some(Scope::Board)) => vec![model.board_id.1],
        (lanes, _) => lanes.clone().unwrap_or_default(),
    };
    Some(match *verb {
        Verb::Grant { asking } => DeviceAct::Grant {
            asking,
            name: filled.name.clone()?,
            role: filled.role?,
            courts: courts(),
            boards: boards(),
        },
        Verb::Deny { asking } => DeviceAct::Deny { asking },
        Verb::Assign { device } => {
            DeviceAct::Assign { device, role: filled.role?, courts: courts(), boards: boards() }
        }
        Verb::HandOver { from } => DeviceAct::HandOver { from, to: filled.device? },
        Verb::Revoke { device } => DeviceAct::Revoke { device },
        _ => return None,
    })
}
