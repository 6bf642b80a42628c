//! The core's side of the comparison: a court with one board that gets the events one by one. Here
//! are the values on which both referees have to agree.

use court_protocol::{
    Answer, Ask, Audience, BySide, CourtTime, Debt, DeviceId, FactId, GameResult, Millis, PlayerId,
    Question, RunEvidence, Seen, Side, Termination, TimeControl, Whereabouts,
};
pub(crate) use referee_core::sheet::ORIGIN;
use referee_core::sheet::{self, BOARD, COURT, GAME, HEAD};
use referee_core::{CourtState, FactBody, setup};
use shakmaty::Position;
use shakmaty::fen::Fen;

use crate::referee::{Course, Referee, Word};

const AGENT: DeviceId = DeviceId(1);
const JUDGES: [DeviceId; 2] = [DeviceId(3), DeviceId(4)];

/// The values on which both referees have to agree.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    phase: &'static str,
    ply: usize,
    board: String,
    running: Option<Side>,
    ended: Option<(CourtTime, GameResult, Termination)>,
    sides: BySide<ShownSide>,
}

#[derive(Debug, PartialEq)]
struct ShownSide {
    left: Millis,
    at: Option<Whereabouts>,
    owes: Vec<Debt>,
    runs: u16,
    illegal: u8,
    cards: u8,
    offers: bool,
    /// A view carries the first few.
    is_open: bool,
    served: u8,
    stop: Option<(usize, Option<CourtTime>)>,
}

/// The values of the second referee.
pub(crate) fn shown(model: &Referee, now: CourtTime) -> Shown {
    let phase = match model.course {
        Course::Counting { .. } | Course::Stopped { go: Some(_), .. } => "countdown",
        Course::Running => "running",
        Course::Stopped { go: None, .. } => "paused",
        Course::Over => "over",
    };
    Shown {
        phase,
        ply: model.ply(),
        board: model.position().board().to_string(),
        running: model.running(),
        ended: model.ended,
        sides: BySide::from_fn(|side| ShownSide {
            left: model.left(side, now),
            at: Some(model.lanes[side].at),
            owes: model.lanes[side].owes.clone(),
            runs: model.lanes[side].runs,
            illegal: model.illegal[side],
            cards: model.cards[side],
            offers: model.offers[side],
            is_open: model.open_penalties(side) > 0,
            served: model.lanes[side].served,
            stop: model.lanes[side].stop.map(|stop| (stop.penalties, stop.until())),
        }),
    }
}

/// A court that is told of a game as it happens.
pub(crate) struct Hall(sheet::Hall);

impl Hall {
    pub(crate) fn new(runs: RunEvidence, (initial, increment): (Millis, Millis)) -> Self {
        let players = BySide { white: PlayerId(1), black: PlayerId(2) };
        let mut setup = setup::standard_game(1, players);
        setup.runs = runs;
        setup.time = BySide::both(TimeControl { initial, increment, increment_first: true });
        let mut hall = sheet::Hall::with_errors(setup, &[(AGENT.0, 0)]).expect("it can be paired");
        for judge in JUDGES {
            hall.enrol(judge);
        }
        Self(hall)
    }

    /// "3".
    pub(crate) fn start(&mut self) {
        self.ask(HEAD, Ask::Start { boards: vec![BOARD], go_at: None, despite: None });
    }

    /// Lets time pass. Where it is in doubt whether a move was made before a flag, the head referee
    /// sees that it is down.
    pub(crate) fn advance(&mut self, until: CourtTime) {
        let expected = |q: &Question| matches!(q, Question::FlagExpected { .. });
        let next = |hall: &sheet::Hall| hall.court.next_deadline(&hall.marks);
        while let Some(deadline) = next(&self.0).filter(|deadline| *deadline < until) {
            self.0.advance(deadline);
            self.answer(expected, true);
        }
        self.0.advance(until);
        self.answer(expected, true);
    }

    /// Tells the court, and gives the instant at which all of it has been said.
    pub(crate) fn tell(&mut self, word: &Word, now: CourtTime) -> CourtTime {
        let seen = match word {
            Word::Moves(uci) => Seen::Moved { uci: uci.to_string(), reading: None },
            Word::Puts(uci) => Seen::Placed { uci: uci.to_string() },
            Word::Presses(side) => Seen::Pressed { side: *side, reading: None },
            Word::Crosses(side) => Seen::Crossed { side: *side },
            Word::Returns(side) => Seen::Returned { side: *side },
            Word::Corrects(side) => Seen::Corrected { side: *side },
            Word::Card(side) => Seen::DrawCard { side: *side },
            Word::Accepts(side) => Seen::DrawAccepted { side: *side },
            Word::Refuses(side) => Seen::DrawRefused { side: *side },
            Word::Agreed => Seen::DrawAgreed,
            Word::Resigns(side) => Seen::Resigned { side: *side },
            Word::MovesIllegally { uci, confirmed } => {
                self.observe(AGENT, Seen::Moved { uci: uci.to_string(), reading: None });
                if let Some(confirmed) = confirmed {
                    let illegal = |q: &Question| matches!(q, Question::IllegalMove { .. });
                    self.answer(illegal, *confirmed);
                }
                return now;
            }
            Word::Stands(side) => {
                self.observe(JUDGES[0], Seen::Stopped { side: *side });
                return now;
            }
            Word::Leaves(side) => {
                self.observe(JUDGES[0], Seen::LeftStop { side: *side });
                return now;
            }
            Word::Stood { side, stood } => {
                let asked = Question::Unwatched { side: *side, untimed: true };
                self.answer(|question| *question == asked, *stood);
                return now;
            }
            Word::Fault { by, side, fault, sanction } => {
                let (side, sanction, fault) = (*side, *sanction, fault.clone());
                self.observe(DeviceId(*by), Seen::Fault { side, fault, sanction, back: None });
                return now;
            }
            Word::Claims { side, claim, upheld, ruled_at } => {
                self.observe(AGENT, Seen::Claimed { side: *side, claim: claim.clone() });
                let asked = |q: &Question| matches!(q, Question::Claim { .. });
                if self.is_asked(asked) {
                    self.advance(*ruled_at);
                    self.answer(asked, *upheld);
                    return *ruled_at;
                }
                return now;
            }
            Word::Pause => {
                let reason = "an injury".to_owned();
                self.ask(HEAD, Ask::Pause { boards: vec![BOARD], reason });
                return now;
            }
            Word::GoesOn => {
                let despite = Some("everyone is back in place".to_owned());
                self.ask(HEAD, Ask::Start { boards: vec![BOARD], go_at: None, despite });
                return now;
            }
        };
        self.observe(AGENT, seen);
        now
    }

    fn observe(&mut self, device: DeviceId, seen: Seen) {
        self.ask(device, Ask::Observe { board: BOARD, game: None, seen });
    }

    fn is_asked(&self, about: impl Fn(&Question) -> bool) -> bool {
        self.newest(about).is_some()
    }

    /// The newest question of a kind that is not answered.
    fn newest(&self, about: impl Fn(&Question) -> bool) -> Option<FactId> {
        let facts = self.0.court.facts(GAME).expect("it is paired");
        let answered = |asked: FactId| {
            facts.iter().any(|fact| matches!(fact.body, FactBody::Answered { question, .. } if question == asked))
        };
        let asked = facts.iter().rfind(
            |fact| matches!(&fact.body, FactBody::Asked { question, .. } if about(question) && !answered(fact.id)),
        )?;
        Some(asked.id)
    }

    /// The head referee answers the newest question of a kind, if it is asked.
    fn answer(&mut self, about: impl Fn(&Question) -> bool, yes: bool) {
        if let Some(question) = self.newest(about) {
            let answer = if yes { Answer::Yes } else { Answer::No };
            self.ask(HEAD, Ask::Answer { question, answer });
        }
    }

    fn ask(&mut self, device: DeviceId, ask: Ask) {
        self.0.request(device, self.0.now, ask);
    }

    /// The values of the core.
    pub(crate) fn shows(&self, now: CourtTime) -> Shown {
        let game = self.0.court.view(BOARD, Audience::Referees).game.expect("it is paired");
        let phase = match game.phase {
            court_protocol::Phase::Waiting => "waiting",
            court_protocol::Phase::Countdown => "countdown",
            court_protocol::Phase::Running => "running",
            court_protocol::Phase::Paused => "paused",
            court_protocol::Phase::Finished => "over",
        };
        let fen: Fen = game.fen.expect("moves are reported").parse().expect("it is a FEN");
        let running = game.running;
        let side = |side: Side| {
            let view = &game.sides[side];
            let ran = running.filter(|running| running.side == side);
            let ran = ran.map_or(Millis::ZERO, |running| now - running.since);
            ShownSide {
                left: view.left.expect("the clocks are the court's") - ran,
                at: view.at,
                owes: view.owes.clone(),
                runs: view.runs,
                illegal: view.illegal,
                cards: view.cards,
                offers: view.offers,
                is_open: !view.penalties.is_empty(),
                served: view.served,
                stop: view.stop.as_ref().map(|stop| (usize::from(stop.penalties), stop.until)),
            }
        };
        Shown {
            phase,
            ply: usize::from(game.ply),
            board: fen.into_setup().board.to_string(),
            running: running.map(|running| running.side),
            ended: game.ended.as_ref().map(|ended| (ended.at, ended.result, ended.by)),
            sides: BySide::from_fn(side),
        }
    }

    /// A replay is the live court, and no time is lost.
    pub(crate) fn check(&self) {
        let mut replayed = CourtState::new(COURT);
        for record in &self.0.records {
            replayed.apply(record);
        }
        assert_eq!(replayed, self.0.court, "a replay is the live state");
        let account = self.0.court.account(GAME, self.0.now).expect("the clocks are known");
        for side in Side::BOTH {
            assert!(account[side].balances(), "{side}: {:?}", account[side]);
        }
    }
}
