//! A court in mid-round, a referee at the keyboard, and what he sees.

use crate::{Effect, Key, Model, Msg, Theme, draw, update};
use court_client::{News, Ticket};
use court_protocol::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use referee_core::Basis;

/// 14:03:22 of some day, in court time.
pub(super) const NOW: CourtTime =
    CourtTime(1_790_000_000_000 - 1_790_000_000_000 % 86_400_000 + 50_602_000);
pub(super) const COURT: CourtId = CourtId(1);
const BOOT: BootId = BootId(7);

/// One referee's terminal.
pub(super) struct Sheet {
    pub(super) model: Model,
    device: Micros,
    made: u64,
}

impl Sheet {
    /// The head referee, linked, looking at the court in mid-round.
    pub(super) fn head() -> Self {
        let mut sheet = Self::unlinked();
        sheet.link(Role::Head, &[COURT]);
        sheet.show(snapshot(COURT, 12));
        sheet
    }

    /// The same, once he has pressed these keys.
    pub(super) fn after(keys: &str) -> Self {
        let mut sheet = Self::head();
        sheet.press(keys);
        sheet
    }

    /// The same, once he has the list of devices.
    pub(super) fn with_devices(devices: Presence) -> Self {
        let mut sheet = Self::head();
        sheet.news(News::Presence(Box::new(devices)));
        sheet
    }

    /// The same, looking at another court.
    pub(super) fn at(court: Snapshot) -> Self {
        let mut sheet = Self::head();
        sheet.show(court);
        sheet
    }

    /// The same, once the result of board 7 is sealed.
    pub(super) fn sealed() -> Self {
        let mut court = snapshot(COURT, 12);
        on(&mut court, 7).result = ResultState::Sealed;
        Self::at(court)
    }

    /// A terminal that has just been started.
    pub(super) fn unlinked() -> Self {
        let mut sheet =
            Self { model: Model::new("Anna", "hall.local:4710", 0), device: Micros(0), made: 0 };
        sheet.pass(1_000);
        sheet
    }

    pub(super) fn link(&mut self, role: Role, courts: &[CourtId]) {
        self.welcome(role, courts, &[], false);
    }

    /// One court, these boards of it.
    pub(super) fn link_as(&mut self, role: Role, boards: &[BoardNo], relieved: bool) {
        self.welcome(role, &[COURT], boards, relieved);
    }

    fn welcome(&mut self, role: Role, courts: &[CourtId], boards: &[BoardNo], relieved: bool) {
        self.news(News::Up(Box::new(Welcome {
            version: 1,
            device: DeviceId(3),
            token: None,
            role,
            courts: courts.to_vec(),
            boards: boards.to_vec(),
            relieved,
            epoch: Epoch(1),
            epoch_mac: EpochMac("mac".into()),
            have: Vec::new(),
            speed: 1,
        })));
        self.time();
    }

    pub(super) fn show(&mut self, mut snapshot: Snapshot) {
        for view in &mut snapshot.boards {
            permit(view);
        }
        for earlier in &mut snapshot.earlier {
            earlier.permits = basis(earlier.board, &earlier.game).permits_of_result();
        }
        self.news(News::Snapshot(Box::new(snapshot)));
    }

    pub(super) fn news(&mut self, news: News) -> Vec<Effect> {
        update(&mut self.model, Msg::News(news))
    }

    fn time(&mut self) {
        let court = CourtTime(NOW.0 + self.device.0 / 1_000 - 1_000);
        self.tell_time(Some(court));
    }

    /// So many milliseconds go by.
    pub(super) fn pass(&mut self, ms: i64) {
        self.device.0 += ms * 1_000;
        if self.model.me.is_some() {
            self.time();
        } else {
            self.tell_time(None);
        }
    }

    /// The machine's own clock is ten seconds fast.
    fn tell_time(&mut self, court: Option<CourtTime>) {
        let own = CourtTime(NOW.0 + self.device.0 / 1_000 - 1_000 + 10_000);
        update(&mut self.model, Msg::Time { device: self.device, court, own });
    }

    /// Keys, a tenth of a second apart: words of one letter are themselves, longer ones name a key
    /// (`enter`, `left`) or are typed (`'false start`).
    pub(super) fn press(&mut self, keys: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        for word in keys.split_whitespace() {
            let word_keys: Vec<Key> = match word {
                "enter" => vec![Key::Enter],
                "esc" => vec![Key::Esc],
                "tab" => vec![Key::Tab],
                "up" => vec![Key::Up],
                "down" => vec![Key::Down],
                "left" => vec![Key::Left],
                "right" => vec![Key::Right],
                "back" => vec![Key::Backspace],
                "f12" => vec![Key::F(12)],
                word => {
                    word.trim_start_matches('\'').replace('_', " ").chars().map(Key::Char).collect()
                }
            };
            for key in word_keys {
                self.pass(100);
                effects.extend(update(&mut self.model, Msg::Key { key, at: self.device }));
            }
        }
        effects
    }

    /// The requests these keys send to the court: `@ms` is the time before the last key.
    pub(super) fn asks(&mut self, keys: &str) -> String {
        let effects = self.press(keys);
        let mut lines: Vec<String> =
            effects.iter().filter_map(|effect| self.in_words(effect)).collect();
        if let Some(notice) = &self.model.notice {
            lines.push(format!("notice: {notice}"));
        }
        lines.join("\n")
    }

    fn in_words(&self, effect: &Effect) -> Option<String> {
        Some(match effect {
            Effect::Keep { at, court, ask, .. } => {
                let ago = (self.device.0 - at.0) / 1_000;
                let ask = serde_json::to_string(ask).expect("asks are plain");
                format!("{court} -{ago}ms {ask}")
            }
            Effect::Round { file, despite } => {
                format!("round {} {despite:?}", file.as_deref().unwrap_or("of the desk"))
            }
            Effect::Devices(act) => serde_json::to_string(act).expect("acts are plain"),
            Effect::Quit => "quit".to_owned(),
            Effect::Preview(_) => return None, // asks for nothing
        })
    }

    /// Keys whose presses reach the disk.
    pub(super) fn keep(&mut self, keys: &str) -> Vec<u64> {
        let effects = self.press(keys);
        let mut kept = Vec::new();
        for effect in effects {
            if let Effect::Keep { press, .. } = effect {
                self.made += 1;
                kept.push(self.made);
                update(&mut self.model, Msg::Kept { press, ticket: Ticket(self.made) });
            }
        }
        kept
    }

    /// The court's outcome of the n-th kept press.
    pub(super) fn outcome(&mut self, n: u64, seq: u64, verdict: Verdict) -> Vec<Effect> {
        let outcome = Outcome { boot: BOOT, n, seq: Seq(seq), at: NOW, verdict };
        self.news(News::Outcome { of: Ticket(n), outcome: Box::new(outcome) })
    }

    /// The court's list of devices, with what stands against starts.
    pub(super) fn hinder(&mut self, hindrances: Vec<Hindrance>) {
        self.news(News::Presence(Box::new(Presence { hindrances, ..presence() })));
    }

    pub(super) fn break_link(&mut self) {
        let again = Some(Micros(self.device.0 + 500_000));
        self.news(News::Down { why: "the server has said nothing for 3 s".into(), again });
    }

    /// The screen, as text.
    pub(super) fn screen(&self, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("it is in memory");
        terminal.draw(|frame| draw(&self.model, Theme::PLAIN, frame)).expect("it is in memory");
        let buffer = terminal.backend().buffer();
        let rows = buffer.content().chunks(usize::from(width));
        let text =
            rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>());
        text.map(|row| row.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// The screen without the rows of every screen: court, list of screens, blank ones, no press yet.
    pub(super) fn body(&self, width: u16, height: u16) -> String {
        let everywhere = ["---", "No press yet"];
        let is_own = |row: &&str| {
            !row.is_empty() && !everywhere.iter().any(|begins| row.starts_with(begins))
        };
        self.screen(width, height).lines().skip(2).filter(is_own).collect::<Vec<_>>().join("\n")
    }

    /// The rows below the last rule: the open question, or the last presses, and the keys.
    pub(super) fn panel(&self, width: u16, height: u16) -> String {
        let screen = self.screen(width, height);
        let rows = screen.lines().rev().take_while(|row| !row.starts_with("---"));
        let mut rows: Vec<&str> = rows.filter(|row| !row.is_empty()).collect();
        rows.reverse();
        rows.join("\n")
    }

    /// The screen at 80×24 has this text.
    #[track_caller]
    pub(super) fn shows(&self, text: &str) {
        self.shows_at(80, 24, text);
    }

    #[track_caller]
    pub(super) fn shows_at(&self, width: u16, height: u16, text: &str) {
        let screen = self.screen(width, height);
        assert!(screen.contains(text), "without {text:?}:\n{screen}");
    }

    #[track_caller]
    pub(super) fn lacks(&self, text: &str) {
        self.lacks_at(80, 24, text);
    }

    #[track_caller]
    pub(super) fn lacks_at(&self, width: u16, height: u16, text: &str) {
        let screen = self.screen(width, height);
        assert!(!screen.contains(text), "with {text:?}:\n{screen}");
    }
}

pub(super) fn recorded() -> Verdict {
    Verdict::Recorded { rulings: Vec::new(), undecided: false }
}

pub(super) fn ruled(rule: &str, text: &str) -> Verdict {
    Verdict::Recorded { rulings: vec![Ruling::of(rule, Message::named(text))], undecided: false }
}

const NAMES: &str = "Adler Brandt Conti Dvorak Eriksen Fischer Garcia Horvat Ivanova Jansen \
    Kowalska Lindqvist Moreau Novak Okafor Petrov Quinn Rossi Schulz Tanaka Ulrich Vermeer Weiss \
    Zimmermann";

/// Puts the permits of the court in, and from when on a false start is unexpected.
fn permit(view: &mut BoardView) {
    let Some(game) = &mut view.game else { return };
    view.permits = Some(Box::new(basis(view.board, game).permits()));
    let from = game.go_at.map(|go_at| go_at + Millis::seconds(5));
    for side in [&mut game.sides.white, &mut game.sides.black] {
        side.unexpected.false_start = from;
    }
}

/// The state of a game as far as the court's permits depend on it.
fn basis(board: BoardNo, game: &GameView) -> Basis {
    let is_over = game.phase == Phase::Finished;
    let ended = game.ended.as_ref().map(|ended| (ended.at, ended.result));
    let ended = ended.or_else(|| is_over.then_some((NOW, GameResult::Drawn)));
    let asks = |is: fn(&Question) -> bool| game.inbox.iter().any(|asked| is(&asked.question));
    Basis {
        game: game.game,
        board,
        ruleset: game.ruleset,
        has_clocks: game.ruleset != Ruleset::Intramural || game.sides.white.left.is_some(),
        is_arranged: game.ruleset == Ruleset::Intramural,
        evidence: game.evidence,
        phase: game.phase,
        opened: (game.phase != Phase::Waiting).then_some(NOW - Millis::minutes(5)),
        go_at: game.go_at,
        stopped: (game.phase == Phase::Paused).then_some(NOW),
        ended,
        result: game.result,
        players_result: ended.map(|(_, result)| result),
        is_agreed_since: false,
        awaits_amendment: asks(|asked| matches!(asked, Question::Amendment { .. })),
        is_blocked: game.checks.iter().any(|check| check.blocks),
        asks_for_clock: asks(|asked| matches!(asked, Question::SetClock { .. })),
    }
}

/// A running game in which White thinks.
pub(super) fn game(court: CourtId, board: u8) -> GameView {
    let (n, number) = (usize::from(board - 1) * 2, i64::from(board));
    let mut game: GameView = serde_json::from_value(serde_json::json!({
        "game": u32::from(court.0) * 100 + u32::from(board),
        "round": 3, "ruleset": "classic", "clock": "court", "evidence": "moves", "runs": "reported",
        "phase": "running", "go_at": NOW - Millis::minutes(4), "ready": true,
        "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2", "ply": 8,
        "running": { "side": "white", "since": NOW - Millis(2_400) },
        "sides": {
            "white": {
                "player": n + 1, "left": 512_700 - number * 2_900, "at": "at_board", "owes": [],
                "runs": 4, "illegal": 0, "next_stop": 10_000, "cards": 2,
            },
            "black": {
                "player": n + 2, "left": 481_300 - number * 3_700, "at": "outward",
                "owes": ["full_run"], "runs": 4, "illegal": 0, "next_stop": 10_000, "cards": 2,
            },
        },
    }))
    .expect("the view of a game");
    let mut names = NAMES.split_whitespace().skip(n).map(str::to_owned);
    (game.sides.white.name, game.sides.black.name) = (names.next(), names.next());
    game
}

pub(super) fn penalty(seq: u64, seconds_ago: i64, state: PenaltyState) -> PenaltyView {
    PenaltyView {
        fact: FactId::new(Seq(seq), 0),
        at: NOW - Millis::seconds(seconds_ago),
        fault: Fault::NoCrossing,
        state,
        witnesses: 1,
        unexpected: false,
        back: false,
    }
}

pub(super) fn question(seq: u64, seconds_ago: i64, question: Question) -> QuestionView {
    let fact = FactId::new(Seq(seq), 1);
    QuestionView::new(fact, NOW - Millis::seconds(seconds_ago), question, None)
}

/// A court in mid-round: a penalty due, one serving, a pause, an offer, an end, questions.
pub(super) fn snapshot(court: CourtId, boards: u8) -> Snapshot {
    let mut views: Vec<BoardView> = (1..=boards)
        .map(|n| BoardView {
            board: BoardNo(n),
            stale: false,
            game: Some(game(court, n)),
            permits: None,
        })
        .collect();
    let mut change = |n: usize, change: &dyn Fn(&mut GameView)| {
        if let Some(game) = views.get_mut(n - 1).and_then(|view| view.game.as_mut()) {
            change(game);
        }
    };
    change(2, &|game| {
        let black = &mut game.sides.black;
        black.penalties = vec![penalty(31, 12, PenaltyState::Due)];
    });
    change(3, &|game| {
        let white = &mut game.sides.white;
        white.at = Some(Whereabouts::BehindLine);
        white.penalties = vec![penalty(29, 21, PenaltyState::Serving)];
        white.stop = Some(StopView {
            until: Some(NOW + Millis(6_350)),
            left: None,
            penalties: 1,
            whole: Millis::seconds(10),
            restarts: 0,
        });
    });
    change(5, &|game| {
        game.phase = Phase::Paused;
        game.running = None;
    });
    change(6, &|game| {
        game.sides.white.offers = true;
        let claim = Claim::IllegalMove;
        game.inbox = vec![question(40, 9, Question::Claim { side: Side::Black, claim })];
    });
    change(7, &|game| {
        game.phase = Phase::Finished;
        game.running = None;
        let result = GameResult::Won { by: Side::White };
        game.ended =
            Some(EndedView { at: NOW - Millis::seconds(30), result, by: Termination::Checkmate });
        game.result = ResultState::Confirmed;
        game.entries = vec![
            EntryView { device: Some(DeviceId(3)), result },
            EntryView { device: Some(DeviceId(4)), result },
        ];
    });
    change(9, &|game| {
        let left = BySide { white: Some(Millis(272_000)), black: Some(Millis(243_000)) };
        let added = BySide { white: Millis::minutes(1), black: Millis::ZERO };
        let to_run = Some(Side::Black);
        let asked =
            Question::SetClock { left, added, to_run, cancelled: false, ruled: BySide::default() };
        game.inbox = vec![question(35, 70, asked)];
        game.evidence = Evidence::Table;
        game.clock = ClockRule::Table;
        game.running = None;
        game.sides = game.sides.clone().map(|side| SideView { left: None, at: None, ..side });
    });
    if let Some(view) = views.get_mut(9) {
        view.stale = true;
    }
    if let Some(view) = views.get_mut(11) {
        view.game = None;
    }
    let line = |seq, board, ago, said| TickerLine {
        incident: false,
        voidable: false,
        fact: FactId::new(Seq(seq), 0),
        board: BoardNo(board),
        game: None,
        at: NOW - Millis::seconds(ago),
        by: None,
        said,
    };
    let called = |side| {
        let (fault, sanction) = (Fault::NoCrossing, Sanction::Stop);
        Said::Called { side, fault, sanction }
    };
    Snapshot {
        event: None,
        epoch: Epoch(1),
        court,
        seq: Seq(41),
        at: NOW,
        setup: CourtSetup::basketball(format!("Court {}", court.0), boards),
        demo: false,
        stopped: false,
        speed: 1,
        boards: views,
        earlier: vec![],
        ticker: vec![
            line(28, 3, 24, Said::Crossed { side: Side::White }),
            line(29, 3, 21, called(Side::White)),
            line(31, 2, 12, called(Side::Black)),
            line(40, 6, 9, Said::Claimed { side: Side::Black, claim: Claim::IllegalMove }),
        ],
    }
}

/// The game of a board.
pub(super) fn on(court: &mut Snapshot, board: u8) -> &mut GameView {
    court.boards[usize::from(board) - 1].game.as_mut().expect("it is paired")
}

/// Every game of a court.
pub(super) fn games(court: &mut Snapshot) -> impl Iterator<Item = &mut GameView> {
    court.boards.iter_mut().filter_map(|view| view.game.as_mut())
}

pub(super) fn hindrance(boards: &[u8], why: Against) -> Hindrance {
    let boards = boards.iter().copied().map(BoardNo).collect();
    Hindrance { court: COURT, boards, why }
}

pub(super) fn presence() -> Presence {
    let device = |id, name: &str, role, reach, says: Option<SelfReport>| DeviceHealth {
        device: DeviceId(id),
        name: name.into(),
        role,
        courts: vec![COURT],
        boards: if role == Role::Judge { (1..=6).map(BoardNo).collect() } else { Vec::new() },
        relieved: false,
        software: "page 0.1".into(),
        reach,
        heard: Some(NOW - Millis(if reach == Reach::Live { 200 } else { 7_000 })),
        clock_error: Some(Micros(1_200)),
        says,
    };
    let says = |battery, unsent| SelfReport {
        battery,
        delay: Some(Millis(4)),
        unsent,
        ..SelfReport::default()
    };
    Presence {
        at: NOW,
        devices: vec![
            device(1, "boards 1-12", Role::Board, Reach::Live, Some(says(None, 0))),
            device(3, "Anna", Role::Head, Reach::Live, Some(says(Some(81), 0))),
            device(4, "Bela's phone", Role::Judge, Reach::Unreachable, Some(says(Some(4), 3))),
        ],
        asking: vec![Asking {
            number: 17,
            name: "Chiara".into(),
            software: "page 0.1".into(),
            since: NOW - Millis::seconds(5),
        }],
        hindrances: Vec::new(),
        unproven: Vec::new(),
        disk_full: false,
        recovered: None,
        copy: None,
    }
}
