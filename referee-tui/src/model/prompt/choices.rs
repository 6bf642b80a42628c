//! The answers a question can have, each with its key; likely ones first, none left out.

use super::choice::{Choice, Value, choice, listed};
use super::{PlayersChange, Prompt, Scope, Sight, Step, Verb, equipment};
use crate::model::duty::Decision;
use crate::model::{Model, Screen, player};
use crate::msg::Key;
use crate::texts;
use court_protocol::{
    Act, Agreement, Answer, BoardId, BoardNo, Claim, Evidence, Fault, GameResult, GameView,
    Interference, PenaltyState, Phase, Piece, Question, Role, Side, SideView, WalkCard,
    WalkOffence, Whereabouts,
};
use referee_messages::say;

impl Model {
    /// The answers to the prompt's present question; none where it is typed.
    pub(crate) fn choices(&self, prompt: &Prompt) -> Vec<Choice> {
        let Some(step) = prompt.step() else { return Vec::new() };
        match step {
            Step::Fault => self.faults(prompt),
            Step::Card => cards(),
            Step::Offence => offences(),
            Step::Item => self.items(),
            Step::Finding => equipment::findings(prompt),
            Step::Failed => self.failed_items(),
            Step::Side => self.sides(prompt),
            Step::Board => self.lanes(&prompt.verb),
            Step::Result => results(),
            Step::Claim => self.claims(prompt),
            Step::Scope => self.scopes(prompt),
            Step::Reason if !prompt.own_words => self.reasons(prompt),
            Step::Players => self.right_players(prompt),
            Step::Evidence => evidence(),
            Step::Agreement => agreements(),
            Step::Piece => pieces(),
            Step::Interference => interferences(),
            Step::Role => self.roles(prompt),
            Step::Device => self.replacements(prompt),
            Step::Answer => self.answers_to_all(prompt),
            Step::Confirm => self.confirmations(prompt),
            _ => Vec::new(),
        }
    }

    /// One answer to every question of a kind, in the words of the first.
    fn answers_to_all(&self, prompt: &Prompt) -> Vec<Choice> {
        let Verb::AnswerAll(shared) = prompt.verb else { return Vec::new() };
        let asked = self.asked_of_many(shared);
        let Some(first) = asked.first() else { return Vec::new() };
        let (yes, no) = texts::answers(&first.question.question);
        [('y', yes, Answer::Yes), ('n', no, Answer::No)]
            .map(|(key, text, answer)| choice(Key::Char(key), text, Value::Answer(answer)))
            .into()
    }

    /// Going on is the only answer, besides Esc. A question decided meanwhile is not decided
    /// again: that decision can be annulled.
    fn confirmations(&self, prompt: &Prompt) -> Vec<Choice> {
        if let Some(key) = self.warning(prompt).and_then(|warning| warning.key()) {
            return vec![choice(key, say!("confirm-all-the-same"), Value::Confirm)];
        }
        if !self.is_decided(prompt) {
            return vec![choice(Key::Enter, say!("confirm"), Value::Confirm)];
        }
        let void = |decision: Decision| {
            choice(Key::Char('v'), say!("annul-decision"), Value::VoidInstead(decision.fact))
        };
        self.decision(prompt).map(void).into_iter().collect()
    }

    /// Every fault, likely ones first. The keys stay the same wherever they stand.
    fn faults(&self, prompt: &Prompt) -> Vec<Choice> {
        let called = Fault::called().into_iter();
        let mut faults: Vec<(char, Fault)> =
            called.map(|fault| (key_of_fault(&fault), fault)).collect();
        let board_id = prompt.board_id();
        let known = self.permits_about(board_id);
        let is_known = |fault: &Fault| known.iter().any(|permits| permits.faults.contains(fault));
        let text = |fault: &Fault| {
            let is_unexpected =
                board_id.is_some_and(|board_id| self.is_unexpected(fault, board_id));
            say!("fault-offered", fault, is_unexpected)
        };
        faults.retain(|(_, fault)| known.is_empty() || is_known(fault));
        let is_meant = |of: BoardId| board_id.map_or_else(|| self.is_mine(of), |only| only == of);
        let games: Vec<&GameView> =
            self.games().filter(|(of, _)| is_meant(*of)).map(|(_, game)| game).collect();
        faults.sort_by_key(|(_, fault)| !games.iter().any(|game| self.is_likely(game, fault)));
        listed(faults, text, Value::Fault)
    }

    /// True if the view supports a fault just now. A view never rules a fault out: the judge saw it.
    fn is_likely(&self, game: &GameView, fault: &Fault) -> bool {
        let any_side =
            |fits: &dyn Fn(&SideView) -> bool| fits(&game.sides.white) || fits(&game.sides.black);
        let is_start = any_side(&|side| {
            let from = side.unexpected.of(&Fault::FalseStart);
            from.is_some_and(|from| self.now.is_some_and(|now| now < from))
        });
        match fault {
            Fault::FalseStart => is_start,
            Fault::NoCrossing => game.phase == Phase::Running && !is_start,
            Fault::MovedBeforeRun => game
                .inbox
                .iter()
                .any(|asked| matches!(asked.question, Question::MovedBeforeRun { .. })),
            Fault::OfferWithoutCard => any_side(&|side| side.offers && side.cards == 0),
            Fault::Disturbance | Fault::Equipment | Fault::RedCard | Fault::Other { .. } => false,
        }
    }

    fn claims(&self, prompt: &Prompt) -> Vec<Choice> {
        let known = self.permits_about(prompt.board_id());
        let is_known = |claim: &Claim| known.iter().any(|permits| permits.claims.contains(claim));
        let mut claims = Claim::made();
        claims.retain(|claim| known.is_empty() || is_known(claim));
        let claims = claims.into_iter().map(|claim| (key_of_claim(&claim), claim));
        listed(claims, texts::claim, Value::Claim)
    }

    fn sides(&self, prompt: &Prompt) -> Vec<Choice> {
        let game = prompt.board_id().and_then(|board_id| self.game(board_id));
        let text = |side: Side| match game {
            None => say!("side", side),
            Some(game) => {
                let view = &game.sides[side];
                say!("side-offered", side, name = player(view), at = view.at)
            }
        };
        listed([('w', Side::White), ('b', Side::Black)], |side| text(*side), Value::Side)
    }

    /// The lanes of the court that is looked at; with several courts it is changed before.
    fn lanes(&self, verb: &Verb) -> Vec<Choice> {
        let board_ids = self
            .boards_of(self.board_id.0)
            .into_iter()
            .filter(|board_id| self.fits(verb, *board_id));
        let by_number = |board_id: BoardId| {
            choice(Key::F(board_id.1.0), self.after_number(board_id.1), Value::Board(board_id))
        };
        let marked = self.marked_board();
        let is_there = self.board(marked).is_some() && self.fits(verb, marked);
        let marked = choice(Key::Enter, say!("board", board = marked.1), Value::Board(marked));
        board_ids.map(by_number).chain(is_there.then_some(marked)).collect()
    }

    /// The board that is marked on the screen one looks at.
    fn marked_board(&self) -> BoardId {
        let runners = if self.screen == Screen::Stopwatch { self.runners() } else { Vec::new() };
        let marked = runners.get(self.cursor(runners.len())).map(|(board_id, _, _)| *board_id);
        marked.filter(|board_id| board_id.0 == self.board_id.0).unwrap_or(self.board_id)
    }

    /// The key that a board's number waits for: Enter after 1 on a court of ten boards or more.
    fn after_number(&self, board: BoardNo) -> String {
        if board.0 == 1 && self.highest_board() > 9 { say!("enter") } else { String::new() }
    }

    /// Every role; Enter is what a phone usually is, or what a device is already.
    fn roles(&self, prompt: &Prompt) -> Vec<Choice> {
        let usual = match prompt.verb {
            Verb::Assign { device } => self
                .devices()
                .filter(|each| each.device == device)
                .map(|each| {
                    choice(Key::Enter, say!("as-it-is", role = each.role), Value::Role(each.role))
                })
                .next(),
            _ => Some(choice(
                Key::Enter,
                texts::duty(Role::Judge, &[self.board_id.0], &[]),
                Value::Usual,
            )),
        };
        let roles = [
            ('j', Role::Judge),
            ('d', Role::Deputy),
            ('h', Role::Head),
            ('b', Role::Board),
            ('o', Role::Organiser),
        ];
        let roles = listed(roles, |role| say!("role", role), Value::Role);
        usual.into_iter().chain(roles).collect()
    }

    fn scopes(&self, prompt: &Prompt) -> Vec<Choice> {
        let (court, board) = self.board_id;
        let one = if prompt.verb.is_of_devices() {
            say!("scope-marked-board", board)
        } else {
            say!("scope-board", board)
        };
        let mut scopes = vec![
            choice(Key::Char('b'), one, Value::Scope(Scope::Board)),
            choice(Key::Char('c'), say!("scope-court", court), Value::Scope(Scope::Court)),
        ];
        if self.courts.len() > 1 {
            let all = Value::Scope(Scope::AllCourts);
            scopes.push(choice(Key::Char('a'), say!("scope-all"), all));
        }
        if prompt.verb.is_of_devices() {
            scopes.insert(0, choice(Key::Enter, say!("this-court"), Value::Scope(Scope::Court)));
        }
        scopes
    }

    fn reasons(&self, prompt: &Prompt) -> Vec<Choice> {
        let clear = prompt.verb.starts() && self.start_is_clear(prompt);
        let none = clear
            .then(|| choice(Key::Enter, say!("nothing-against-now"), Value::Text(String::new())));
        let act = match &prompt.verb {
            Verb::Void { .. } => Some(Act::Void),
            Verb::Round => Some(Act::Pair),
            verb => verb.act(),
        };
        let given = act.map_or(&[][..], Act::reasons).iter();
        let given = given.map(|(key, code)| (*key, say!("reason", code)));
        let given = listed(given, String::clone, Value::Text);
        let own = choice(Key::Char('o'), say!("own-words"), Value::OwnWords);
        none.into_iter().chain(given).chain([own]).collect()
    }

    fn right_players(&self, prompt: &Prompt) -> Vec<Choice> {
        let reversed = Value::Players(PlayersChange::ColoursReversed);
        let mut all = vec![choice(Key::Char('r'), say!("colours-reversed"), reversed)];
        let here = prompt.board_id().unwrap_or(self.board_id);
        for board_id in self.boards_of(here.0).into_iter().filter(|board_id| *board_id != here) {
            let value = Value::Players(PlayersChange::SeatedAt(board_id.1));
            all.push(choice(Key::F(board_id.1.0), self.after_number(board_id.1), value));
        }
        all
    }

    fn replacements(&self, prompt: &Prompt) -> Vec<Choice> {
        let Verb::HandOver { from } = prompt.verb else { return Vec::new() };
        self.devices()
            .filter(|device| device.device != from)
            .filter(|device| self.hand_over(from, device.device).is_some())
            .zip('a'..='z')
            .map(|(device, key)| {
                let text = say!("device-offered", name = device.name, reach = device.reach);
                choice(Key::Char(key), text, Value::Device(device.device))
            })
            .collect()
    }

    /// The only side possible, if the board tells: the player who stands behind his line, who is
    /// due, or who has cards.
    pub(crate) fn only_side(&self, verb: &Verb, board_id: BoardId) -> Option<Side> {
        let game = self.game(board_id)?;
        let fits = |side: &Side| {
            let view = &game.sides[*side];
            let sight = match verb {
                Verb::See(sight) => *sight,
                Verb::ShowCards => return (view.cautions, view.reds) != (0, 0),
                _ => return false,
            };
            match sight {
                Sight::Stopped => {
                    view.stop.is_none()
                        && view.penalties.iter().any(|p| {
                            use PenaltyState::{Asked, Called, Due};
                            matches!(p.state, Called | Due | Asked)
                        })
                }
                Sight::LeftStop => view.stop.is_some(),
                Sight::Crossed => view.at == Some(Whereabouts::Outward),
                Sight::Returned => {
                    matches!(view.at, Some(Whereabouts::Homeward | Whereabouts::Away))
                }
                Sight::DrawAccepted | Sight::DrawRefused => game.sides[side.other()].offers,
                Sight::Corrected => view.owes.contains(&court_protocol::Debt::Correction),
                _ => false,
            }
        };
        let mut sides = Side::BOTH.into_iter().filter(fits);
        match (sides.next(), sides.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }
}

const fn key_of_fault(fault: &Fault) -> char {
    match fault {
        Fault::NoCrossing => 'n',
        Fault::MovedBeforeRun => 'm',
        Fault::FalseStart => 's',
        Fault::OfferWithoutCard => 'c',
        Fault::Disturbance => 'd',
        Fault::Equipment => 'e',
        Fault::RedCard | Fault::Other { .. } => 'o',
    }
}

fn results() -> Vec<Choice> {
    let won = |by| GameResult::Won { by };
    let results = [
        ('w', won(Side::White)),
        ('b', won(Side::Black)),
        ('d', GameResult::Drawn),
        ('l', GameResult::BothLost),
    ];
    listed(results, |result| texts::result(*result), Value::Result)
}

const fn key_of_claim(claim: &Claim) -> char {
    match claim {
        Claim::IllegalMove => 'i',
        Claim::MovedBeforeRun => 'r',
        Claim::FlagDown { of: Side::White } => 'w',
        Claim::FlagDown { of: Side::Black } => 'b',
        Claim::BothFlagsDown => 'f',
        Claim::PressWithoutMove => 'p',
        Claim::TouchMove => 't',
        Claim::KingInCheck => 'k',
        Claim::KingCaptured => 'c',
        Claim::Checkmate => 'm',
        Claim::Stalemate => 's',
        Claim::DeadPosition => 'd',
        Claim::Threefold { .. } => '3',
        Claim::FiftyMoves { .. } => '5',
        Claim::Irregularity { .. } => 'o',
    }
}

fn agreements() -> Vec<Choice> {
    let result = |result| Agreement::Result { result };
    let agreements = [
        ('w', Agreement::FirstFlag { side: Side::White }),
        ('b', Agreement::FirstFlag { side: Side::Black }),
        ('n', Agreement::NoFlagBefore),
        ('p', Agreement::PlayOn),
        ('1', result(GameResult::Won { by: Side::White })),
        ('0', result(GameResult::Won { by: Side::Black })),
        ('d', result(GameResult::Drawn)),
    ];
    listed(agreements, |on| say!("agreement", on), Value::Agreement)
}

fn pieces() -> Vec<Choice> {
    let pieces = [
        ('q', Piece::Queen),
        ('r', Piece::Rook),
        ('b', Piece::Bishop),
        ('n', Piece::Knight),
        ('i', Piece::InvertedRook),
        ('k', Piece::King),
        ('p', Piece::Pawn),
    ];
    listed(pieces, |piece| say!("piece", piece), Value::Piece)
}

fn interferences() -> Vec<Choice> {
    let about = [('p', Interference::Position), ('c', Interference::Clocks)];
    listed(about, |about| say!("interference", about), Value::Interference)
}

fn evidence() -> Vec<Choice> {
    let evidence = ['t', 'p', 'm', 'n'].into_iter().zip(Evidence::CHOICES);
    listed(evidence, |(evidence, clock)| say!("evidence", evidence, clock), Value::Evidence)
}

fn cards() -> Vec<Choice> {
    let cards = [('c', WalkCard::Caution), ('r', WalkCard::Red)];
    listed(cards, |card| say!("card", shown = card), Value::Card)
}

fn offences() -> Vec<Choice> {
    let offences = [('l', WalkOffence::LossOfContact), ('k', WalkOffence::BentKnee)];
    listed(offences, |offence| say!("offence", offence), Value::Offence)
}
