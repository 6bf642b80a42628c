//! A prompt's keys: each answers the question that stands, or takes an answer back.

use super::{preview, send};
use crate::model::prompt::{ClockWords, Prompt, Scope, Step, Value, Verb};
use crate::model::{Acted, Model, left_at};
use crate::msg::{Effect, Key};
use court_protocol::{
    Act, Back, BoardNo, BySide, Claim, Fault, Finding, Millis, Role, Sanction, Side, Termination,
};
use referee_messages::say;
use shakmaty::fen::Fen;

/// The age of a call by taps on Left, in seconds.
const AGO: [i64; 4] = [5, 10, 30, 60];
/// A call's other costs, by taps on Down.
const SANCTIONS: [Sanction; 6] = [
    Sanction::Stop,
    Sanction::Warning,
    Sanction::Note,
    Sanction::GiveOpponent { time: Millis::minutes(1) },
    Sanction::TakeTime { time: Millis::minutes(1) },
    Sanction::LossOfGame,
];

pub(super) fn press(model: &mut Model, key: Key, effects: &mut Vec<Effect>) {
    let Some(mut prompt) = model.prompt.take() else { return };
    if key == Key::Esc {
        return;
    }
    let asked = prompt.step();
    if prompt.is_typed() {
        type_in(model, &mut prompt, key);
    } else {
        let is_taken = (prompt.is_call() && adjust(model, &mut prompt, key))
            || (prompt.is_result() && turn_how(model, &mut prompt, key));
        if !is_taken {
            choose(model, &mut prompt, key);
        }
    }
    if prompt.step() != asked {
        pass_over_reason(model, &mut prompt);
        let is_court_wide = !matches!(prompt.filled.scope, None | Some(Scope::Board));
        if asked == Some(Step::Scope) && is_court_wide && model.reached(&prompt).is_empty() {
            model.notice = Some(prompt.verb.nobody());
            return;
        }
    }
    model.prompt = Some(prompt);
    go_on(model, effects);
}

/// A start that nothing stands against is not asked for a reason. Once it has been asked, only an
/// answer sends it: what was heard meanwhile starts no game by surprise.
pub(super) fn pass_over_reason(model: &Model, prompt: &mut Prompt) {
    let asks_why = prompt.starts() && prompt.step() == Some(Step::Reason);
    if asks_why && model.start_is_clear(prompt) {
        prompt.filled.reason = Some(String::new());
    }
}

/// Answers what has only one answer; sends the prompt when nothing is left to ask.
pub(super) fn go_on(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(mut prompt) = model.prompt.take() else { return };
    let mut only = None;
    if let (Some(Step::Side), Some(board_id)) = (prompt.step(), prompt.filled.board_id) {
        only = model.only_side(&prompt.verb, board_id);
        prompt.filled.side = only;
    }
    let permits = prompt.filled.board_id.and_then(|board_id| model.permits(board_id));
    if prompt.is_call()
        && prompt.filled.sanction == Sanction::Stop
        && permits.is_some_and(|permits| permits.of(Act::Penalty).is_none())
    {
        // without runs nobody stands behind a line
        prompt.filled.sanction = Sanction::Warning;
    }
    preview::ask(model, &mut prompt, effects);
    if prompt.step().is_some() {
        model.prompt = Some(prompt);
    } else if let Err(why) = send::send(model, &prompt, effects) {
        model.notice = Some(why);
    } else if let Some(side) = only {
        let at = model.device_now;
        model.acted = Some(Acted { at, by_number: false, only: Some(side) });
    }
}

fn type_in(model: &mut Model, prompt: &mut Prompt, key: Key) {
    match key {
        Key::Char(c) if prompt.typing.len() < TYPED_MAX => prompt.typing.push(c),
        Key::Backspace if prompt.typing.is_empty() => {
            if prompt.own_words {
                prompt.own_words = false;
            } else if !prompt.step_back() {
                model.notice = Some(say!("esc-leaves"));
            }
        }
        Key::Backspace => {
            prompt.typing.pop();
        }
        Key::Enter => {
            let typed = prompt.typing.trim().to_owned();
            match take_typed(model, prompt, &typed) {
                Ok(()) => prompt.typing.clear(),
                Err(why) => model.notice = Some(why),
            }
        }
        _ => {}
    }
}

/// The longest text a referee types, in bytes; the court takes no more of a reason.
const TYPED_MAX: usize = 120;

fn take_typed(model: &Model, prompt: &mut Prompt, typed: &str) -> Result<(), String> {
    let step = prompt.step();
    if typed.is_empty()
        && !matches!(step, Some(Step::Lanes | Step::Clock | Step::Reading | Step::ClaimMove))
    {
        return Err(say!("needs-words"));
    }
    match step {
        Some(Step::FaultWords) => prompt.filled.fault = Some(Fault::Other { reason: typed.into() }),
        Some(Step::ClaimWords) => {
            prompt.filled.claim = Some(Claim::Irregularity { what: typed.into() });
        }
        Some(Step::ClaimMove) => {
            let uci = announced(typed)?;
            if let Some(Claim::Threefold { uci: on } | Claim::FiftyMoves { uci: on }) =
                &mut prompt.filled.claim
            {
                *on = uci;
            }
            prompt.filled.claim_move = true;
        }
        Some(Step::Reason) => give_reason(prompt, typed.into(), Key::Enter),
        Some(Step::Width) => {
            let mm = millimetres(typed)
                .ok_or_else(|| say!("not-read", typed, expected = say!("not-a-width")))?;
            prompt.filled.finding = Some(Finding::Measured { mm });
        }
        Some(Step::Square) => {
            if !is_square(typed) {
                return Err(say!("not-read", typed, expected = say!("not-a-square")));
            }
            prompt.filled.square = Some(typed.into());
        }
        Some(Step::Position) => {
            typed
                .parse::<Fen>()
                .map_err(|_| say!("not-read", typed, expected = say!("not-a-position")))?;
            prompt.filled.position = Some(typed.into());
        }
        Some(Step::File) => prompt.filled.file = Some(typed.into()),
        Some(Step::Name) => prompt.filled.name = Some(typed.into()),
        Some(Step::Clock) => {
            // the new times are those of the first key, as the whole act is
            let game = prompt.filled.board_id.and_then(|board_id| model.game(board_id));
            let at = model.court_time_at(prompt.at);
            let now = BySide::from_fn(|side| game.and_then(|game| left_at(game, side, at)));
            let clock = clock_words(typed, now)
                .ok_or_else(|| say!("not-read", typed, expected = say!("not-a-clock")))?;
            prompt.filled.clock = Some(clock);
        }
        Some(Step::Reading) => {
            // which of them runs is no part of a reading
            let clock = clock_words(typed, BySide::default());
            let clock = clock.filter(|clock| clock.to_run.is_none());
            let clock =
                clock.ok_or_else(|| say!("not-read", typed, expected = say!("not-a-reading")))?;
            prompt.filled.clock = Some(clock);
        }
        Some(Step::Lanes) => {
            let lanes = lanes(typed)
                .ok_or_else(|| say!("not-read", typed, expected = say!("not-lanes")))?;
            prompt.filled.lanes = Some(lanes);
        }
        _ => {}
    }
    Ok(())
}

fn choose(model: &mut Model, prompt: &mut Prompt, key: Key) {
    if key == Key::Backspace {
        if !prompt.step_back() {
            model.notice = Some(say!("esc-leaves"));
        }
        return;
    }
    let choices = model.choices(prompt);
    let step = prompt.step();
    let value = choices
        .into_iter()
        .find(|choice| choice.key == key)
        .map(|choice| choice.value)
        .or_else(|| {
            let is_warned = || model.warning(prompt).is_some_and(|warning| warning.key().is_some());
            let goes_on =
                step == Some(Step::Confirm) && !model.is_decided(prompt) && !prompt.counts_down();
            (key == Key::Char('y') && goes_on && !is_warned()).then_some(Value::Confirm)
        });
    match value {
        Some(value) => fill(model, prompt, value, key),
        None if matches!(key, Key::Char('w' | 'b')) && prompt.awaits_side() => {
            let side = if key == Key::Char('w') { Side::White } else { Side::Black };
            prompt.filled.side = Some(side);
        }
        None if step == Some(Step::Board) && matches!(key, Key::Char(',' | '.')) => {
            super::next_court(model, key == Key::Char('.'));
        }
        None if step == Some(Step::Board) && matches!(key, Key::F(_)) => {
            let Key::F(board) = key else { return };
            let is_there = model.board((model.board_id.0, BoardNo(board))).is_some();
            let why = if is_there { say!("not-that-board") } else { say!("no-board-there") };
            model.notice = Some(why);
        }
        None => model.notice = Some(say!("not-an-answer")),
    }
}

/// A reason given by Enter confirms a start: Enter alone begins a countdown, and is asked for once.
fn give_reason(prompt: &mut Prompt, reason: String, key: Key) {
    prompt.filled.confirmed = prompt.counts_down() && key == Key::Enter;
    prompt.filled.reason = Some(reason);
}

fn fill(model: &Model, prompt: &mut Prompt, value: Value, key: Key) {
    let filled = &mut prompt.filled;
    match value {
        Value::Fault(fault) => filled.fault = Some(fault),
        Value::Card(card) => filled.card = Some(card),
        Value::Offence(offence) => filled.offence = Some(offence),
        Value::Item(item) => filled.item = Some(item),
        Value::Finding(finding) => filled.finding = Some(finding),
        Value::Failed(item, side) => (filled.item, filled.side) = (Some(item), side),
        Value::Side(side) => filled.side = Some(side),
        Value::Board(board_id) => filled.board_id = Some(board_id),
        Value::Result(result) => filled.result = Some(result),
        Value::Claim(claim) => filled.claim = Some(claim),
        Value::Scope(scope) => filled.scope = Some(scope),
        Value::Reason(reason) => give_reason(prompt, reason, key),
        Value::OwnWords => prompt.own_words = true,
        Value::Players(change) => filled.players = Some(change),
        Value::Evidence(evidence, clock) => filled.evidence = Some((evidence, clock)),
        Value::Agreement(on) => filled.agreement = Some(on),
        Value::Piece(piece) => filled.piece = Some(piece),
        Value::Interference(about) => filled.interference = Some(about),
        Value::Role(role) => filled.role = Some(role),
        Value::Device(device) => filled.device = Some(device),
        Value::Usual => {
            (filled.role, filled.scope) = (Some(Role::Judge), Some(Scope::Court));
            filled.lanes = Some(Vec::new());
        }
        Value::Answer(answer) => filled.answer = Some(answer),
        Value::Confirm => filled.confirmed = true,
        Value::VoidInstead(fact) => {
            let board_id = filled.board_id.unwrap_or(model.board_id);
            let verb = Verb::Void { court: board_id.0, fact };
            *prompt = Prompt::new(model, verb, prompt.at).about(board_id);
        }
    }
}

/// A call's instant and cost; true if the key was for them.
fn adjust(model: &Model, prompt: &mut Prompt, key: Key) -> bool {
    let plies =
        prompt.filled.board_id.and_then(|board_id| model.game(board_id)).map_or(0, |game| game.ply);
    let filled = &mut prompt.filled;
    match key {
        Key::Left => filled.back = earlier(filled.back, plies),
        Key::Right => filled.back = later(filled.back, plies),
        Key::Down => filled.sanction = turn(filled.sanction, 1),
        Key::Up => filled.sanction = turn(filled.sanction, SANCTIONS.len() - 1),
        _ => return false,
    }
    true
}

/// The cause of a result, by taps on Down and Up: none, then the causes that fit it.
fn turn_how(model: &Model, prompt: &mut Prompt, key: Key) -> bool {
    let permits = prompt.filled.board_id.and_then(|board_id| model.permits_of_result(board_id));
    let ends = permits.zip(prompt.filled.result);
    let fitting: Vec<Termination> =
        ends.map_or_else(Vec::new, |(permits, result)| permits.ends.of(result).to_vec());
    let n = fitting.len() + 1;
    let here = fitting.iter().position(|by| Some(*by) == prompt.filled.by).map_or(0, |at| at + 1);
    let to = match key {
        Key::Down => (here + 1) % n,
        Key::Up => (here + n - 1) % n,
        _ => return false,
    };
    prompt.filled.by = to.checked_sub(1).map(|at| fitting[at]);
    true
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// The move a player announces, in UCI notation; nothing where it is made already.
fn announced(typed: &str) -> Result<Option<String>, String> {
    let is_move = typed.is_ascii()
        && matches!(typed.len(), 4 | 5)
        && is_square(&typed[..2])
        && is_square(&typed[2..4])
        && matches!(&typed[4..], "" | "q" | "r" | "b" | "n");
    match typed {
        "" => Ok(None),
        typed if is_move => Ok(Some(typed.to_owned())),
        typed => Err(say!("not-read", typed, expected = say!("not-a-move"))),
    }
}

/// Now, 5, 10, 30, 60 s ago, then move by move where the board is known.
fn earlier(back: Option<Back>, plies: u16) -> Option<Back> {
    let ago = |seconds| Some(Back::Ago { time: Millis::seconds(seconds) });
    match back {
        None => ago(AGO[0]),
        Some(Back::Ago { time }) => match AGO.iter().find(|s| Millis::seconds(**s) > time) {
            Some(seconds) => ago(*seconds),
            None if plies > 0 => Some(Back::AfterPly { ply: plies.saturating_sub(1) }),
            None => back,
        },
        Some(Back::AfterPly { ply }) => Some(Back::AfterPly { ply: ply.saturating_sub(1) }),
    }
}

fn later(back: Option<Back>, plies: u16) -> Option<Back> {
    let ago = |seconds| Some(Back::Ago { time: Millis::seconds(seconds) });
    match back {
        None => None,
        Some(Back::Ago { time }) => {
            let before = AGO.iter().rev().find(|seconds| Millis::seconds(**seconds) < time);
            before.and_then(|seconds| ago(*seconds))
        }
        Some(Back::AfterPly { ply }) if ply + 1 < plies => Some(Back::AfterPly { ply: ply + 1 }),
        Some(Back::AfterPly { .. }) => ago(AGO[AGO.len() - 1]),
    }
}

fn turn(sanction: Sanction, by: usize) -> Sanction {
    let here = SANCTIONS.iter().position(|s| *s == sanction).unwrap_or(0);
    SANCTIONS[(here + by) % SANCTIONS.len()]
}

/// A clock as it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Typed {
    /// `-`: the clock stays as it is.
    AsItIs,
    /// `4:32`: the new time of the clock.
    To(Millis),
    /// `+1:00`, `-0:30`: the change of the clock.
    By(Millis),
}

/// Both clocks, `4:32 4:03 w`: White's time, Black's, whose runs; or one, `+1:00 w`, `w 8:30`. What
/// is added is added to what the clocks show `now`.
fn clock_words(typed: &str, now: BySide<Option<Millis>>) -> Option<ClockWords> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (white, black, to_run) = match words[..] {
        [one, two] if let Some((side, time)) = of_one(one, two).or_else(|| of_one(two, one)) => {
            let mut both = BySide::both(Typed::AsItIs);
            both[side] = time;
            (both.white, both.black, None)
        }
        [white, black] => (clock_word(white)?, clock_word(black)?, None),
        [white, black, to_run] => (clock_word(white)?, clock_word(black)?, Some(side(to_run)?)),
        _ => return None,
    };
    let left = |typed, now: Option<Millis>| match typed {
        Typed::AsItIs => Some(None),
        Typed::To(time) => Some(Some(time)),
        Typed::By(time) => Some(Some((now? + time).at_least_zero())),
    };
    let (white, black) = (left(white, now.white)?, left(black, now.black)?);
    (white.is_some() || black.is_some()).then_some(ClockWords { white, black, to_run })
}

/// A side and what its clock is to be.
fn of_one(of: &str, time: &str) -> Option<(Side, Typed)> {
    Some((side(of)?, clock_word(time)?))
}

fn side(word: &str) -> Option<Side> {
    match word {
        "w" | "W" => Some(Side::White),
        "b" | "B" => Some(Side::Black),
        _ => None,
    }
}

fn clock_word(word: &str) -> Option<Typed> {
    match (word, word.strip_prefix('+'), word.strip_prefix('-')) {
        ("-", ..) => Some(Typed::AsItIs),
        (_, Some(more), _) => clock_time(more).map(Typed::By),
        (_, _, Some(less)) => clock_time(less).map(|time| Typed::By(-time)),
        _ => clock_time(word).map(Typed::To),
    }
}

/// `4:32`, `0:09.4`, `1:02:03`, `45` seconds.
fn clock_time(word: &str) -> Option<Millis> {
    let (whole, tenths) = match word.split_once('.') {
        Some((whole, tenths)) if tenths.len() == 1 => (whole, tenths.parse::<i64>().ok()?),
        Some(_) => return None,
        None => (word, 0),
    };
    let parts: Vec<i64> = whole.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let in_range = |n: &i64| (0..60).contains(n);
    let seconds = match parts[..] {
        [s] if (0..6_000).contains(&s) => s,
        [m, s] if (0..600).contains(&m) && in_range(&s) => m * 60 + s,
        [h, m, s] if (0..10).contains(&h) && in_range(&m) && in_range(&s) => h * 3_600 + m * 60 + s,
        _ => return None,
    };
    Some(Millis(seconds * 1_000 + tenths * 100))
}

/// Centimetres as typed, `84.5`, in millimetres; none of nothing.
fn millimetres(typed: &str) -> Option<u32> {
    let (whole, tenths) = typed.split_once('.').unwrap_or((typed, "0"));
    let digit = |text: &str| (text.len() == 1).then(|| text.parse::<u32>().ok()).flatten();
    let mm = whole.parse::<u32>().ok()?.checked_mul(10)? + digit(tenths)?;
    (mm > 0).then_some(mm)
}

/// `1-6`, `1,2,5`; nothing is all.
fn lanes(typed: &str) -> Option<Vec<BoardNo>> {
    let mut lanes = Vec::new();
    for part in typed.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (first.trim().parse::<u8>().ok()?, last.trim().parse::<u8>().ok()?);
        if first == 0 || first > last {
            return None;
        }
        lanes.extend((first..=last).map(BoardNo));
    }
    Some(lanes)
}
