//! An agent against a court of a few lines: it records reports, moves the position on, and shows
//! it.

mod outage;
mod pairing;

use super::*;
use crate::pace::Pace;
use court_protocol::{
    BootId, BySide, CourtSetup, CourtTime, Debt, Epoch, EpochMac, Evidence, Format, Frame, Limits,
    Micros, Millis, Phase, Refusal, Role, Ruleset, RunEvidence, Side, TimeControl, Whereabouts,
};
use shakmaty::EnPassantMode;

const COURT: CourtId = CourtId(1);

/// The court's view of one board, and the reports made for it.
#[derive(Debug)]
struct Board {
    view: GameView,
    position: Chess,
    reports: Vec<Seen>,
}

/// A court, the agent, and the link between them, which keeps and answers.
#[derive(Debug)]
struct Rig {
    agent: Agent,
    now: Micros,
    seq: u64,
    boards: BTreeMap<BoardNo, Board>,
    /// Reports kept and not delivered while the link is down.
    outbox: Vec<Request>,
    made: u64,
    up: bool,
    refuse: bool,
    lines: u64,
    said: Vec<String>,
    ended: Option<Ending>,
}

fn game_view(game: u32) -> GameView {
    let text = format!(
        r#"{{
        "game": {game}, "round": 1, "ruleset": "classic", "clock": "court", "evidence": "moves",
        "runs": "reported", "phase": "waiting", "ply": 0,
        "sides": {{
            "white": {{"player": 1, "left": 600000, "at": "behind_line", "owes": ["half_run"], "runs": 0, "illegal": 0, "next_stop": 10000}},
            "black": {{"player": 2, "left": 600000, "at": "at_board", "owes": ["full_run"], "runs": 0, "illegal": 0, "next_stop": 10000}}
        }}
    }}"#
    );
    Format::Json.decode(text.as_bytes(), Limits::SERVER).expect("the view of a game")
}

fn recorded(pgn_text: &str, pace: Pace, runs: Runs) -> Source {
    let games = referee_pgn::read("t.pgn", pgn_text.as_bytes()).games;
    Source::Recorded(Arc::new(Playbook {
        games,
        pace,
        runs,
        speed: 1,
        again: false,
        slips: BTreeMap::new(),
    }))
}

impl Rig {
    fn new(source: Source, boards: u8) -> Self {
        let numbers = 1..=boards;
        let board = |n: u8| Board {
            view: game_view(u32::from(n)),
            position: Chess::default(),
            reports: Vec::new(),
        };
        Self {
            agent: Agent::new(source, []),
            now: Micros(0),
            seq: 1,
            boards: numbers.map(|n| (BoardNo(n), board(n))).collect(),
            outbox: Vec::new(),
            made: 0,
            up: false,
            refuse: false,
            lines: 0,
            said: Vec::new(),
            ended: None,
        }
    }

    fn input(&mut self, input: Input) {
        let effects = self.agent.handle(self.now, input);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask { court, ask, .. } => {
                    self.made += 1;
                    let (boot, n, at) = (BootId(1), self.made, self.now);
                    let request = Request { boot, n, at, court, tag: None, ask };
                    self.agent.kept(Ticket(n), &request);
                    self.outbox.push(request);
                }
                Effect::Say(text) | Effect::Count(text) | Effect::Complain(text) => {
                    self.said.push(text);
                }
                Effect::End(ending) => self.ended = Some(ending),
            }
        }
    }

    /// The next line of standard input.
    fn line(&mut self, text: &str) {
        self.lines += 1;
        let (number, text) = (self.lines, text.to_owned());
        self.input(Input::Line(InputLine { number, text, is_cut: false }));
    }

    fn news(&mut self, news: News) {
        self.input(Input::News(news));
    }

    fn delivered(&mut self) {
        self.news(News::Delivered { through: Ticket(self.made) });
    }

    fn link_up(&mut self) {
        self.up = true;
        self.news(News::Up(Box::new(Welcome {
            version: 1,
            device: court_protocol::DeviceId(1),
            token: None,
            role: Role::Board,
            courts: vec![COURT],
            boards: vec![],
            relieved: false,
            epoch: Epoch(1),
            epoch_mac: EpochMac("mac".into()),
            have: vec![],
            speed: 1,
        })));
        if self.outbox.is_empty() {
            self.delivered();
        }
        self.snapshot();
        self.deliver();
    }

    fn snapshot(&mut self) {
        let boards = self.boards.iter().map(|(board, b)| shown(*board, b)).collect();
        self.news(News::Snapshot(Box::new(Snapshot {
            epoch: Epoch(1),
            court: COURT,
            seq: Seq(self.seq),
            at: CourtTime(0),
            event: None,
            setup: CourtSetup::basketball("Court 1", 12),
            demo: false,
            speed: 1,
            stopped: false,
            boards,
            earlier: vec![],
            ticker: vec![],
        })));
    }

    /// The court takes what waits, answers, and shows what changed.
    fn deliver(&mut self) {
        while self.up && !self.outbox.is_empty() {
            for request in std::mem::take(&mut self.outbox) {
                self.rule(request);
            }
            self.delivered();
        }
    }

    fn rule(&mut self, request: Request) {
        let Ask::Observe { board, seen, .. } = request.ask else { panic!("{request:?}") };
        self.seq += 1;
        let refusal = Refusal::NoGame { board };
        let verdict = if self.refuse {
            Verdict::Refused { refusal }
        } else {
            self.boards.get_mut(&board).expect("a board of ours").take(&seen);
            Verdict::Recorded { rulings: vec![], undecided: false }
        };
        let (boot, n, seq) = (request.boot, request.n, Seq(self.seq));
        let at = CourtTime(0);
        let outcome = Box::new(Outcome { boot, n, seq, at, verdict });
        self.news(News::Outcome { of: Ticket(n), outcome });
        self.frame(board);
    }

    fn frame(&mut self, board: BoardNo) {
        let view = Some(shown(board, &self.boards[&board]));
        let (from, to) = (Seq(self.seq - 1), Seq(self.seq));
        let (epoch, court, at) = (Epoch(1), COURT, CourtTime(0));
        let (what, earlier, tag) = (vec![], None, None);
        let frame = Frame { epoch, court, from, to, at, what, view, earlier, tag };
        self.news(News::Frame(Box::new(frame)));
    }

    fn set_phase(&mut self, board: u8, phase: Phase) {
        self.boards.get_mut(&BoardNo(board)).expect("a board of ours").view.phase = phase;
        self.seq += 1;
        if self.up {
            self.frame(BoardNo(board));
        }
    }

    /// Lets deadlines come until `steps` have passed or nothing is due any more.
    fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            let Some(deadline) = self.agent.next_deadline() else { return };
            self.now = self.now.max(deadline);
            self.input(Input::Wake);
            self.deliver();
        }
    }

    fn moves(&self, board: u8) -> Vec<String> {
        let uci = |seen: &Seen| match seen {
            Seen::Moved { uci, .. } => Some(uci.clone()),
            _ => None,
        };
        self.boards[&BoardNo(board)].reports.iter().filter_map(uci).collect()
    }
}

impl Board {
    fn take(&mut self, seen: &Seen) {
        self.reports.push(seen.clone());
        match seen {
            Seen::Moved { uci, .. } => {
                let uci: UciMove = uci.parse().expect("UCI");
                let m = uci.to_move(&self.position).expect("a legal move, made once");
                self.position.play_unchecked(m);
                self.view.ply += 1;
                let fen = Fen::from_position(&self.position, EnPassantMode::Legal);
                self.view.fen = Some(fen.to_string());
                let mover = self.position.turn().fold_wb(Side::Black, Side::White);
                self.view.sides[mover].owes = vec![Debt::FullRun];
            }
            Seen::Crossed { side } => self.view.sides[*side].at = Some(Whereabouts::Homeward),
            Seen::Returned { side } => {
                self.view.sides[*side].at = Some(Whereabouts::AtBoard);
                self.view.sides[*side].owes.clear();
            }
            Seen::Resigned { .. } | Seen::DrawAgreed => self.view.phase = Phase::Finished,
            _ => {}
        }
    }
}

fn shown(board: BoardNo, of: &Board) -> BoardView {
    BoardView { board, stale: false, game: Some(of.view.clone()), permits: None }
}

const SHORT: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0";
const RUNS: Runs = Runs::Simulated { seed: 3 };

#[test]
fn a_recorded_game_is_played_move_by_move_with_a_run_after_each_to_its_recorded_end() {
    let mut rig = Rig::new(recorded(SHORT, Pace::Drawn { seed: 1 }, RUNS), 1);
    rig.link_up();
    rig.play(100);
    assert_eq!(rig.moves(1), Vec::<String>::new(), "not before the court shows the game running");
    rig.set_phase(1, Phase::Running);
    rig.play(100);
    assert_eq!(rig.moves(1), ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
    let reports = &rig.boards[&BoardNo(1)].reports;
    let runs = reports.iter().filter(|seen| matches!(seen, Seen::Returned { .. })).count();
    assert!(runs >= 6, "two to the board at GO, one after each move that was followed up: {runs}");
    assert_eq!(reports.last(), Some(&Seen::Resigned { side: Side::Black }));
    assert_eq!(rig.ended, Some(Ending::Over), "everything is played and answered");
}

#[test]
fn a_game_runs_on_through_an_outage_and_is_handed_over_once() {
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, RUNS), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(4);
    rig.up = false;
    rig.news(News::Down { why: "cut".into(), again: Some(Micros(9)) });
    rig.play(200);
    assert!(rig.outbox.len() > 5, "the board went on: {}", rig.outbox.len());
    assert_eq!(rig.ended, None);
    rig.link_up();
    assert_eq!(rig.moves(1).len(), 6);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn an_agent_that_starts_again_goes_on_from_what_the_court_has_when_all_is_handed_over() {
    let source = recorded(SHORT, Pace::AtOnce, RUNS);
    let mut rig = Rig::new(source.clone(), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(6);
    rig.up = false;
    while rig
        .outbox
        .iter()
        .filter(|r| matches!(&r.ask, Ask::Observe { seen: Seen::Moved { .. }, .. }))
        .count()
        < 2
    {
        rig.play(1);
    }
    // the program dies; its outbox is there
    let unanswered = rig.outbox.clone();
    let tickets = unanswered.iter().map(|kept| (Ticket(kept.n), kept));
    rig.agent = Agent::new(source, tickets);
    rig.play(10);
    assert_eq!(rig.outbox, unanswered, "nothing new before the court was looked at");
    rig.link_up();
    rig.play(200);
    assert_eq!(rig.moves(1), ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn a_paused_board_stands_still_and_goes_on_where_it_stood() {
    let mut rig = Rig::new(recorded(SHORT, Pace::Drawn { seed: 1 }, Runs::Unseen), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(2);
    let due = rig.agent.next_deadline().expect("a third move is due");
    rig.set_phase(1, Phase::Paused);
    assert_eq!(rig.agent.next_deadline(), None);
    rig.now.0 += 60_000_000;
    rig.set_phase(1, Phase::Running);
    assert_eq!(rig.agent.next_deadline(), Some(Micros(due.0 + 60_000_000)));
}

#[test]
fn a_game_the_court_has_ended_is_played_no_further() {
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(2);
    rig.set_phase(1, Phase::Finished);
    rig.play(50);
    assert_eq!(rig.moves(1).len(), 2);
    let said = "court 1, board 1: the court has ended the game; 5 recorded reports after its end \
                were not made";
    let ends = "every recorded game is played: this agent ends. The next round needs its file";
    assert_eq!(rig.said[rig.said.len() - 2..], [said, ends]);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn the_last_reports_are_answered_before_the_agent_ends() {
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    // on a slow machine all steps are due before it looks, and the link keeps the reports later
    rig.now = Micros(60_000_000);
    let reports = rig.agent.handle(rig.now, Input::Wake);
    assert!(reports.iter().all(|effect| matches!(effect, Effect::Ask { .. })), "{reports:?}");
    rig.snapshot();
    assert_eq!(rig.ended, None, "news came before the reports were kept");
    rig.carry_out(reports);
    assert_eq!((rig.outbox.len(), rig.ended), (7, None));
    rig.deliver();
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn twelve_boards_are_carried_at_once_and_each_plays_its_own_game() {
    let openings = ["e4", "d4", "c4", "Nf3", "g3", "b3", "f4", "e3", "d3", "a3", "h3", "Nc3"];
    let text = openings.map(|san| format!("[Event \"x\"]\n\n1. {san} e5 *\n\n")).concat();
    let mut rig = Rig::new(recorded(&text, Pace::AtOnce, Runs::Unseen), 12);
    rig.link_up();
    for board in 1..=12 {
        rig.set_phase(board, Phase::Running);
    }
    rig.play(100);
    let first: Vec<String> = (1..=12).map(|board| rig.moves(board)[0].clone()).collect();
    assert_eq!(first.join(" "), "e2e4 d2d4 c2c4 g1f3 g2g3 b2b3 f2f4 e2e3 d2d3 a2a3 h2h3 b1c3");
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn games_go_to_the_boards_their_tags_name() {
    let text =
        "[Round \"1.2\"]\n\n1. e4 *\n\n[Round \"1.1\"]\n\n1. d4 *\n\n[Round \"2.2\"]\n\n1. c4 *";
    let Source::Recorded(book) = recorded(text, Pace::AtOnce, Runs::Unseen) else {
        panic!("a playbook")
    };
    let board_ids = [(COURT, BoardNo(1)), (COURT, BoardNo(2))];
    let dealt = book.deal(&board_ids);
    assert_eq!((&dealt[&board_ids[0]], &dealt[&board_ids[1]]), (&vec![1], &vec![0, 2]));
    let dealt = book.deal(&[(COURT, BoardNo(1)), (COURT, BoardNo(5))]);
    assert_eq!(dealt[&(COURT, BoardNo(5))], [1], "no board 2 here: in turn");
}

#[test]
fn a_board_that_reports_presses_tells_presses_and_one_without_reports_nothing_of_moves() {
    for (evidence, told) in [(Evidence::Presses, 6), (Evidence::Table, 0)] {
        let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 1);
        rig.boards.get_mut(&BoardNo(1)).expect("board 1").view.evidence = evidence;
        rig.link_up();
        rig.set_phase(1, Phase::Running);
        rig.play(50);
        let reports = &rig.boards[&BoardNo(1)].reports;
        let presses = reports.iter().filter(|seen| matches!(seen, Seen::Pressed { .. })).count();
        assert_eq!((presses, rig.moves(1).len()), (told, 0));
        assert_eq!(reports.last(), Some(&Seen::Resigned { side: Side::Black }), "{evidence:?}");
    }
}

#[test]
fn nobody_is_seen_running_where_runs_are_presumed() {
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, RUNS), 1);
    rig.boards.get_mut(&BoardNo(1)).expect("board 1").view.runs = RunEvidence::Presumed;
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(100);
    let passages = |seen: &&Seen| matches!(seen, Seen::Crossed { .. } | Seen::Returned { .. });
    assert_eq!(rig.boards[&BoardNo(1)].reports.iter().filter(passages).count(), 0);
    assert_eq!(rig.moves(1).len(), 6);
}

#[test]
fn what_is_piped_in_is_reported_and_a_bad_line_is_answered() {
    let mut rig = Rig::new(Source::Piped, 2);
    rig.link_up();
    rig.said.clear();
    rig.line(r#"{"board":2,"seen":{"moved":{"uci":"e2e4"}}}"#);
    rig.line("");
    rig.line("nonsense");
    rig.line(r#"{"board":7,"seen":"draw_agreed"}"#);
    rig.line(r#"{"board":2,"seen":"draw_agreed","ago_ms":-5000}"#);
    let (number, text) = (6, "x".repeat(60_000));
    rig.input(Input::Line(InputLine { number, text, is_cut: true }));
    rig.deliver();
    assert_eq!(rig.moves(2), ["e2e4"]);
    let [nonsense, board, ago, long] = &rig.said[..] else { panic!("{:?}", rig.said) };
    assert!(nonsense.starts_with("line 3 was not taken: "), "{nonsense}");
    assert!(nonsense.ends_with(r#"; expected {"board":3,"seen":…}: "nonsense""#), "{nonsense}");
    let expected = r#"line 4 was not taken: there is no board 7 for this device; it reports for boards 1, 2 of court 1: "{\"board\":7,\"seen\":\"draw_agreed\"}""#;
    assert_eq!(board, expected);
    assert!(ago.starts_with(r#"line 5 was not taken: "ago_ms" is -5000; expected 0 to "#), "{ago}");
    let expected = format!(
        "line 6 was not taken: it is longer than a report can be: \"{}\"…",
        "x".repeat(100)
    );
    assert_eq!(*long, expected);
    assert_eq!(rig.ended, None);
    rig.input(Input::End);
    let said = "4 lines of standard input were not taken, as told above";
    assert_eq!(rig.said.last().map(String::as_str), Some(said));
    assert_eq!(rig.ended, Some(Ending::LinesLost));
}

#[test]
fn what_is_piped_in_out_of_its_order_by_seconds_is_reported_and_remarked_upon() {
    let mut rig = Rig::new(Source::Piped, 2);
    rig.now = Micros(60_000_000);
    rig.link_up();
    rig.line(r#"{"board":2,"seen":{"moved":{"uci":"e2e4"}}}"#);
    rig.said.clear();
    rig.line(r#"{"board":2,"seen":{"moved":{"uci":"e7e5"}},"ago_ms":900}"#);
    rig.line(r#"{"board":1,"seen":{"moved":{"uci":"e2e4"}},"ago_ms":5000}"#);
    assert!(rig.said.is_empty(), "it waited its turn: {:?}", rig.said);
    rig.line(r#"{"board":2,"seen":"draw_agreed","ago_ms":5000}"#);
    let said = "line 4 says what was seen before the last report of court 1, board 2: it is \
                reported as seen right after that";
    assert_eq!(rig.said, [said]);
    rig.deliver();
    assert_eq!(rig.boards[&BoardNo(2)].reports.len(), 3);
    rig.input(Input::End);
    assert_eq!(rig.ended, Some(Ending::Over));
}

#[test]
fn what_is_typed_knows_the_position_even_before_the_court_has_answered() {
    let mut rig = Rig::new(Source::Typed, 1);
    rig.link_up();
    rig.up = false;
    for line in ["e4", "e5", "Nf3", "nf9"] {
        rig.line(line);
    }
    rig.up = true;
    rig.deliver();
    assert_eq!(rig.moves(1), ["e2e4", "e7e5", "g1f3"]);
    assert!(
        rig.said.iter().any(|said| said.contains("\"nf9\" is no legal move")),
        "{:?}",
        rig.said
    );
    assert!(rig.said.contains(&"court 1, board 1: recorded".to_owned()), "{:?}", rig.said);
}

#[test]
fn a_refusal_is_said_with_its_board() {
    let mut rig = Rig::new(Source::Typed, 1);
    rig.link_up();
    rig.refuse = true;
    rig.line("e4");
    rig.deliver();
    let last = rig.said.last().expect("it was said");
    assert_eq!(last, "court 1, board 1: refused: no game is paired on board 1");
}

#[test]
fn a_device_that_is_not_let_in_ends_but_a_board_that_is_being_played_goes_on() {
    let shut_out = News::Down { why: "this token was revoked".into(), again: None };
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 1);
    rig.news(shut_out.clone());
    assert_eq!(rig.ended, Some(Ending::ShutOut));
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 1);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.up = false;
    rig.news(shut_out);
    rig.play(100);
    assert_eq!(rig.ended, None);
    assert_eq!(rig.outbox.len(), 7, "six moves and the resignation wait");
    let named =
        |request: &Request| matches!(request.ask, Ask::Observe { game: Some(GameId(1)), .. });
    assert!(rig.outbox.iter().all(named), "each names its game, however late it arrives");
}

#[test]
fn a_report_never_carries_an_instant_before_the_last_one_of_its_board() {
    let mut rig = Rig::new(recorded(SHORT, Pace::AtOnce, Runs::Unseen), 2);
    rig.link_up();
    rig.set_phase(1, Phase::Running);
    rig.play(1);
    let stamped = rig.now;
    let ask = |board| Ask::Observe { board: BoardNo(board), game: None, seen: Seen::DrawAgreed };
    let early = Some(Micros(stamped.0 - 40));
    assert_eq!(rig.agent.in_order(COURT, &ask(1), early), Some(Micros(stamped.0 + 1)));
    assert_eq!(rig.agent.in_order(COURT, &ask(2), early), early, "each board for itself");
    assert_eq!(rig.agent.in_order(COURT, &ask(1), None), None, "now is after it anyway");
}
