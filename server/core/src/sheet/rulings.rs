//! Rulings of the head referee: answers, voids, clocks, positions, players, levels.

use court_protocol::{Ask, BySide, ClockRule, Evidence, PlayerId};

use super::calls::call;
use super::court::GAME;
use super::cursor::{SheetError, Words};
use super::entry::{Deed, Reply, Ruling};
use super::figures::{both, side};
use super::verb::Verb;

pub(super) const VERBS: &[Verb] = &[
    Verb::alone(
        "yes",
        "yes [claim]",
        "the oldest open question, or the oldest one about a claim, is answered with yes",
        |words| Ok(answered(words, Reply::Yes)),
    ),
    Verb::alone("no", "no [claim]", "the same, with no", |words| Ok(answered(words, Reply::No))),
    Verb::alone("confirm", "confirm", "the amendment is carried out as previewed", |_| {
        Ok(Deed::Answer(Reply::Confirm))
    }),
    Verb::alone("decline", "decline", "the amendment is not carried out", |_| {
        Ok(Deed::Answer(Reply::Decline))
    }),
    Verb::alone(
        "void",
        "void [claim | verdict | answer | clocks | card | draw | call 1]",
        "annulled: the game's end, the last claim, the last verdict on one, the last answer, the \
         last setting of the clocks, the last card of a walker that counts, the last draw of a \
         chain, the first call",
        void,
    ),
    Verb::alone(
        "would",
        "would void [claim | verdict | answer | clocks | card | draw | call 1]",
        "what a void would come to, confirmed: a line each, and nothing is done",
        |words| {
            words.one_of(&[("void", ())])?;
            Ok(Deed::Would(Box::new(void(words)?)))
        },
    ),
    Verb::alone(
        "again",
        "again",
        "the last request arrives a second time: it was answered already",
        |_| Ok(Deed::Again),
    ),
    Verb::alone(
        "clocks",
        "clocks [4:32/4:03] b",
        "the clocks are set, and whose is to run, whoever is on the move",
        |words| {
            let left = both(words)?;
            let to_run = if words.is_empty() { None } else { Some(side(words)?) };
            let reason = "set by the head referee".to_owned();
            Ok(Deed::Ask(Ask::SetClock { game: GAME, left, to_run, based_on: None, reason }))
        },
    ),
    Verb::alone("position", "position FEN", "the position of record is set", |words| {
        words.clone().expect("a position as FEN")?;
        let (fen, reason) = (words.rest().to_owned(), "a piece was knocked over".to_owned());
        Ok(Deed::Ask(Ask::SetPosition { game: GAME, fen, based_on: None, reason }))
    }),
    Verb::alone("players", "players 2 1", "who really plays White and Black", |words| {
        let players = BySide { white: player(words)?, black: player(words)? };
        let reason = "they sat down the wrong way round".to_owned();
        Ok(Deed::Ask(Ask::SetPlayers { game: GAME, players, based_on: None, reason }))
    }),
    Verb::alone(
        "level",
        "level presses court",
        "what the board reports from now on (table, presses, moves), and whose clock rules (court, \
         table)",
        |words| {
            let evidence = words.one_of(&LEVELS)?;
            let clock = words.one_of(&CLOCKS)?;
            Ok(Deed::Ask(Ask::SetEvidence { game: GAME, evidence, clock }))
        },
    ),
];

fn void(words: &mut Words<'_>) -> Result<Deed, SheetError> {
    if words.is_empty() {
        return Ok(Deed::Void(Ruling::End));
    }
    if words.take("call") {
        return Ok(Deed::VoidCall(call(words)?));
    }
    Ok(Deed::Void(words.one_of(&RULINGS)?))
}

fn answered(words: &mut Words<'_>, reply: Reply) -> Deed {
    if words.take("claim") { Deed::AnswerClaim(reply) } else { Deed::Answer(reply) }
}

const RULINGS: [(&str, Ruling); 6] = [
    ("claim", Ruling::Claim),
    ("verdict", Ruling::Verdict),
    ("answer", Ruling::Answer),
    ("clocks", Ruling::Clocks),
    ("card", Ruling::Card),
    ("draw", Ruling::ChainDraw),
];

pub(super) const LEVELS: [(&str, Evidence); 3] =
    [("table", Evidence::Table), ("presses", Evidence::Presses), ("moves", Evidence::Moves)];

pub(super) const CLOCKS: [(&str, ClockRule); 2] =
    [("court", ClockRule::Court), ("table", ClockRule::Table)];

pub(super) fn player(words: &mut Words<'_>) -> Result<PlayerId, SheetError> {
    words.read("a player's number", |text| text.parse().ok().map(PlayerId))
}
