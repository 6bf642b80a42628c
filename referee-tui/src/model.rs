//! All there is to see: the courts, the link, the presses, and where the referee is looking.

mod countdown;
pub(crate) mod deciding;
pub(crate) mod device_list;
pub(crate) mod duty;
pub(crate) mod log;
mod mark;
pub(crate) mod names;
pub(crate) mod penalties;
pub(crate) mod permitted;
pub(crate) mod presses;
pub(crate) mod prompt;
pub(crate) mod readiness;
mod rounds;
pub(crate) mod screens_shown;
pub(crate) mod shared_question;
pub(crate) mod warning;

use court_client::Ticket;
use court_protocol::{
    Alike, BoardId, BoardNo, BoardView, BootId, CourtId, CourtTime, DeviceHealth, DeviceId, FactId,
    GameId, GameView, Micros, Millis, Mirror, Phase, Presence, Question, QuestionView, Recovered,
    Request, Role, Side, SideView, Snapshot,
};
use log::Log;
use presses::Presses;
use prompt::Prompt;
use referee_messages::{say, words};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};
use std::mem::discriminant;

/// An answer that acted at once, though another one may be on its way by habit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Acted {
    pub(crate) at: Micros,
    /// It was a board's number, which needs no Enter.
    pub(crate) by_number: bool,
    /// It could be of one side only, which needs no naming.
    pub(crate) only: Option<Side>,
}

/// A terminal's whole state.
#[derive(Debug, Default)]
pub struct Model {
    /// This device's name.
    pub(crate) name: String,
    /// The address at which it looks for the court.
    pub(crate) server: String,
    /// Seconds the wall clock of this place is ahead of UTC.
    pub(crate) utc_offset: i64,
    pub(crate) me: Option<Me>,
    pub(crate) link: LinkState,
    /// The device's clock.
    pub(crate) device_now: Micros,
    /// Court time; unknown until the court's clock was heard.
    pub(crate) now: Option<CourtTime>,
    /// The time of day by this machine's own clock.
    pub(crate) own_now: Option<CourtTime>,
    /// Court seconds per second of the hall.
    pub(crate) speed: u32,
    pub(crate) courts: BTreeMap<CourtId, Mirror>,
    /// Courts whose picture was kept from an earlier run and not yet replaced.
    pub(crate) old_pictures: BTreeSet<CourtId>,
    /// The board on the screen.
    pub(crate) board_id: BoardId,
    pub(crate) screen: Screen,
    /// The earlier round whose results are looked at; none: those of the games on the boards.
    pub(crate) round: Option<u16>,
    /// The line of a list each screen stands at.
    cursors: BTreeMap<Screen, usize>,
    mark: mark::Mark,
    /// The line of the log that is marked; until one is, it is the newest.
    marked_line: Option<(CourtId, FactId)>,
    /// The row of the list of devices that is marked, and what stood there.
    marked_device: (usize, Option<device_list::Marked>),
    pub(crate) prompt: Option<Prompt>,
    /// Prompts about devices on their way, oldest first: they are answered in this order.
    pub(crate) device_acts: VecDeque<Prompt>,
    /// The next round that was asked for and is not answered yet.
    pub(crate) next_round: Option<Prompt>,
    /// Previews asked for so far.
    pub(crate) previews: u32,
    /// A `1` was typed: board 1, or the beginning of 10, 11, 12.
    pub(crate) one_begun: bool,
    /// The further effect of the last key.
    pub(crate) acted: Option<Acted>,
    pub(crate) notice: Option<String>,
    pub(crate) presses: Presses,
    pub(crate) presence: Option<Presence>,
    /// The findings of a server that was started again.
    pub(crate) recovered: Option<Recovered>,
    /// The names and roles of devices.
    names: BTreeMap<DeviceId, (String, Role)>,
    /// Devices without proof of a later epoch, of which the referee was told.
    told_unproven: BTreeSet<DeviceId>,
    /// Lanes left out of the next sweep.
    pub(crate) except: BTreeSet<BoardId>,
    pub(crate) log: Log,
    /// The memory has changed since it was last written to the disk.
    pub(crate) memory_is_new: bool,
}

/// The memory of a terminal, besides its outbox.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// The last pictures of the courts: a terminal started in an outage has games to show.
    pub pictures: Vec<Snapshot>,
}

/// The identity of this device, as the court gave it.
#[derive(Debug, Clone)]
pub(crate) struct Me {
    pub(crate) device: DeviceId,
    pub(crate) role: Role,
    pub(crate) courts: Vec<CourtId>,
    pub(crate) boards: Vec<BoardNo>,
    /// It handed its duty over and watches no board.
    pub(crate) relieved: bool,
}

/// The state of the link to the court.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) enum LinkState {
    /// Never stood in this run.
    #[default]
    Looking,
    /// It asks to come in, by this number.
    Asking {
        number: u32,
    },
    Up,
    /// Broken; the next attempt is made then.
    Down {
        why: String,
        since: Micros,
        again: Micros,
    },
    /// Only a person can help.
    ShutOut {
        why: String,
    },
}

/// The screens, in the order of their tabs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Screen {
    #[default]
    Overview,
    Board,
    Calls,
    Stopwatch,
    Inbox,
    Go,
    Results,
    Devices,
    Log,
    Help,
}

impl Screen {
    /// Its key, one for all languages, and its name. A name may begin with its key.
    pub(crate) fn tab(self) -> String {
        words().of_value("screen", &self)
    }

    pub(crate) const ALL: [Self; 10] = [
        Self::Overview,
        Self::Board,
        Self::Calls,
        Self::Stopwatch,
        Self::Inbox,
        Self::Go,
        Self::Results,
        Self::Devices,
        Self::Log,
        Self::Help,
    ];
}

/// A question of the court, with where it stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub(crate) board_id: BoardId,
    pub(crate) game: &'a GameView,
    pub(crate) question: &'a QuestionView,
}

impl Model {
    /// A terminal that has seen nothing yet.
    #[must_use]
    pub fn new(name: &str, server: &str, utc_offset: i64) -> Self {
        Self {
            name: name.to_owned(),
            server: server.to_owned(),
            utc_offset,
            speed: 1,
            board_id: (CourtId(1), BoardNo(1)),
            ..Self::default()
        }
    }

    /// Takes up what an earlier run left: presses without an outcome, and its memory.
    ///
    /// Those of the present boot are dated by the clock that goes on.
    pub fn restore<'a>(
        &mut self,
        boot: BootId,
        unanswered: impl IntoIterator<Item = (Ticket, &'a Request)>,
        memory: Memory,
    ) {
        for (ticket, request) in unanswered {
            self.presses.restore(ticket, request, request.boot == boot);
        }
        for picture in memory.pictures {
            self.old_pictures.insert(picture.court);
            self.log.take(picture.court, &picture.ticker);
            self.courts.insert(picture.court, Mirror::new(picture));
        }
        self.look_at_a_court_that_is_there();
    }

    /// The memory to be written, if it has changed since the last call.
    pub fn new_memory(&mut self) -> Option<Memory> {
        std::mem::take(&mut self.memory_is_new).then(|| Memory {
            pictures: self.courts.values().map(|mirror| mirror.court().clone()).collect(),
        })
    }

    /// When the next attempt to reach the court is made, on the device's clock; nothing while the
    /// link stands, or nothing but a person helps.
    #[must_use]
    pub const fn next_attempt(&self) -> Option<Micros> {
        match self.link {
            LinkState::Down { again, .. } => Some(again),
            _ => None,
        }
    }

    /// The list of devices as it was heard last; nothing without a link.
    #[must_use]
    pub const fn presence(&self) -> Option<&Presence> {
        self.presence.as_ref()
    }

    /// The devices on the list.
    pub(crate) fn devices(&self) -> impl Iterator<Item = &DeviceHealth> {
        self.presence.iter().flat_map(|presence| &presence.devices)
    }

    /// The name of a device that asks to come in.
    pub(crate) fn name_of_asking(&self, number: u32) -> Option<&str> {
        let mut asking = self.presence.iter().flat_map(|presence| &presence.asking);
        asking.find(|asking| asking.number == number).map(|asking| asking.name.as_str())
    }

    /// True if something on the screen moves by itself.
    #[must_use]
    pub fn has_running_clocks(&self) -> bool {
        let moves = |game: &GameView| {
            game.running.is_some()
                || game.phase == Phase::Countdown
                || Side::BOTH.into_iter().any(|side| game.sides[side].stop.is_some())
        };
        self.games().any(|(_, game)| moves(game))
    }

    pub(crate) fn look_at_a_court_that_is_there(&mut self) {
        if !self.courts.contains_key(&self.board_id.0)
            && let Some(court) = self.courts.keys().next()
        {
            self.board_id.0 = *court;
        }
        if self.board(self.board_id).is_none()
            && let Some(first) =
                self.boards_of(self.board_id.0).into_iter().find(|s| self.is_mine(*s))
        {
            self.board_id = first;
        }
    }

    pub(crate) fn boards(&self, court: CourtId) -> &[BoardView] {
        self.courts.get(&court).map_or(&[], |mirror| &mirror.court().boards)
    }

    /// The highest number of a board on the court that is looked at.
    pub(crate) fn highest_board(&self) -> u8 {
        self.boards(self.board_id.0).iter().map(|view| view.board.0).max().unwrap_or(0)
    }

    pub(crate) fn boards_of(&self, court: CourtId) -> Vec<BoardId> {
        self.boards(court).iter().map(|view| (court, view.board)).collect()
    }

    pub(crate) fn board_ids(&self) -> Vec<BoardId> {
        self.courts.keys().flat_map(|court| self.boards_of(*court)).collect()
    }

    pub(crate) fn board(&self, (court, board): BoardId) -> Option<&BoardView> {
        self.boards(court).iter().find(|view| view.board == board)
    }

    pub(crate) fn game(&self, board_id: BoardId) -> Option<&GameView> {
        self.board(board_id)?.game.as_ref()
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = (BoardId, &GameView)> {
        self.courts.iter().flat_map(|(court, mirror)| {
            let games = mirror.court().boards.iter();
            games.filter_map(|view| Some(((*court, view.board), view.game.as_ref()?)))
        })
    }

    pub(crate) fn game_by_id(&self, court: CourtId, id: GameId) -> Option<(BoardId, &GameView)> {
        self.all_games().find(|(board_id, game)| board_id.0 == court && game.game == id)
    }

    /// True if the referee watches this lane: every lane if none was given, no lane if relieved.
    pub(crate) fn is_mine(&self, (court, board): BoardId) -> bool {
        self.me.as_ref().is_none_or(|me| {
            !me.relieved
                && (me.courts.is_empty() || me.courts.contains(&court))
                && (me.boards.is_empty() || me.boards.contains(&board))
        })
    }

    /// Everything that waits for a decision, oldest first.
    pub(crate) fn questions(&self) -> Vec<Asked<'_>> {
        let mut asked: Vec<Asked<'_>> = self
            .all_games()
            .flat_map(|(board_id, game)| {
                game.inbox.iter().map(move |question| Asked { board_id, game, question })
            })
            .collect();
        asked.sort_by_key(|asked| (asked.question.at, asked.board_id));
        // an outage asks once per court
        let mut outages = HashSet::new();
        asked.retain(|asked| {
            let question = asked.question;
            question.alike != Some(Alike::ByCourt)
                || outages.insert((asked.board_id.0, discriminant(&question.question)))
        });
        asked
    }

    /// An open question.
    pub(crate) fn asked(&self, court: CourtId, question: FactId) -> Option<Asked<'_>> {
        let is_it =
            |asked: &Asked<'_>| (asked.board_id.0, asked.question.fact) == (court, question);
        self.questions().into_iter().find(is_it)
    }

    /// A question, open or settled, if the view or the log still has it.
    pub(crate) fn question(&self, court: CourtId, question: FactId) -> Option<Question> {
        let open = self.asked(court, question).map(|asked| asked.question.question.clone());
        open.or_else(|| self.log.question(court, question))
    }

    /// The boards a question is about: one answer settles an outage on all boards of its court.
    pub(crate) fn boards_asked(&self, asked: &Asked<'_>) -> Vec<BoardNo> {
        let (question, (court, board)) = (asked.question, asked.board_id);
        if question.alike != Some(Alike::ByCourt) {
            return vec![board];
        }
        let is_settled = |other: &QuestionView| other.question.is_settled_with(&question.question);
        self.games()
            .filter(|((of, _), game)| *of == court && game.inbox.iter().any(is_settled))
            .map(|((_, board), _)| board)
            .collect()
    }

    pub(crate) fn cursor(&self, rows: usize) -> usize {
        let at = self.cursors.get(&self.screen).copied().unwrap_or(0);
        at.min(rows.saturating_sub(1))
    }

    pub(crate) fn set_cursor(&mut self, at: usize) {
        self.cursors.insert(self.screen, at);
    }

    /// Court time at an instant of the device's clock, if court time is known.
    pub(crate) fn court_time_at(&self, device: Micros) -> Option<CourtTime> {
        let ago = (self.device_now.0 - device.0) / 1_000 * i64::from(self.speed);
        self.now.map(|now| now - Millis(ago))
    }

    /// The time of day at an instant of the device's clock, by this machine's own.
    pub(crate) fn own_time_at(&self, device: Micros) -> Option<CourtTime> {
        let ago = (self.device_now.0 - device.0) / 1_000;
        self.own_now.map(|now| now - Millis(ago))
    }

    /// The time since `at`, on the court's clock.
    pub(crate) fn age(&self, at: CourtTime) -> Option<Millis> {
        self.now.map(|now| (now - at).at_least_zero())
    }
}

/// Time left of a side, never below zero; as of its anchor where court time is not known.
pub(crate) fn left_at(game: &GameView, side: Side, now: Option<CourtTime>) -> Option<Millis> {
    left_of(game.sides[side].left, game, side, now)
}

/// Time that a side had at the anchor of its game's clocks, as it is now.
pub(crate) fn left_of(
    left: Option<Millis>,
    game: &GameView,
    side: Side,
    now: Option<CourtTime>,
) -> Option<Millis> {
    let left = left?;
    let used = match (game.running, now) {
        (Some(running), Some(now)) if running.side == side => (now - running.since).at_least_zero(),
        _ => Millis::ZERO,
    };
    Some((left - used).at_least_zero())
}

/// A player's name on this screen.
pub(crate) fn player(side: &SideView) -> String {
    side.name.clone().unwrap_or_else(|| say!("player", player = side.player))
}
