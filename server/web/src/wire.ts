// Written by the tests of `court-protocol`. Do not edit.

/**
 * A kind of request, without its arguments.
 */
export type Act = "moved" | "pressed" | "read" | "crossed" | "returned" | "touched" | "resigned" | "draw_agreed" | "flag_seen" | "draw_card" | "draw_accepted" | "draw_refused" | "claimed" | "corrected" | "clocks_stopped" | "confirmed" | "disputed" | "agreed" | "declared" | "exchanged" | "withdrawn" | "reminded" | "interfered" | "clock_set" | "chief_called" | "fault" | "penalty" | "ladder" | "stopped" | "left_stop" | "walk_card" | "show_cards" | "arrange" | "ready" | "check" | "waive" | "start" | "abort" | "annul" | "pause" | "enter_result" | "seal" | "correct_result" | "rule_result" | "set_clock" | "set_position" | "set_players" | "set_evidence" | "pair" | "replace" | "void" | "void_ruling" | "void_others_call" | "split" | "answer" | "change_devices";

/**
 * A reason that stands against the start of a board.
 */
export type Against = "no_game" | "not_ready" | { "failed": { 
/**
 * The item that failed.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, } } | "proposed_times" | "clock_to_set" | { "silent": { 
/**
 * The silent device.
 */
device: DeviceId, } } | { "clock_unknown": { 
/**
 * The device whose clock is unknown.
 */
device: DeviceId, } } | { "clock_off": { 
/**
 * The device whose clock is off.
 */
device: DeviceId, 
/**
 * The clock is right to ± this much.
 */
error: Millis, } };

/**
 * Statements that both players make together (SP-8, SP-11, SP-20, SP-25).
 */
export type Agreement = { "first_flag": { 
/**
 * The side whose flag fell first.
 */
side: Side, } } | "no_flag_before" | { "result": { 
/**
 * The result both state.
 */
result: GameResult, } } | "play_on";

/**
 * A referee's answer to a question of the court.
 */
export type Answer = "yes" | "no" | { "confirm": { 
/**
 * The preview the referee saw.
 */
preview: PreviewId, } } | "decline";

/**
 * An argument of a message.
 */
export type Arg = number | string | Message;

/**
 * The arrangement of two players: the time of their match, and the player who invited the other
 * (IM-1-2).
 */
export type Arrangement = { 
/**
 * The time agreed on.
 */
at: CourtTime, 
/**
 * The side of the player who invited the other by his user name.
 */
invited_by: Side, };

/**
 * The content of a request.
 */
export type Ask = { "observe": { 
/**
 * The board of the observation.
 */
board: BoardNo, 
/**
 * The game of the observation; if missing, the board's game at that instant.
 */
game?: GameId | null, 
/**
 * The observation itself.
 */
seen: Seen, } } | { "arrange": { 
/**
 * The game of the match.
 */
game: GameId, 
/**
 * The arrangement of the players.
 */
arranged: Arrangement, } } | { "pair": { 
/**
 * The games, each with its board.
 */
games: Array<Pairing>, 
/**
 * The reason to put them there although a result of the games before them is not sealed.
 */
despite?: string | null, } } | { "ready": { 
/**
 * The boards that were swept.
 */
boards: Array<BoardNo>, 
/**
 * True if the boards are ready.
 */
ready: boolean, } } | { "check": { 
/**
 * The boards that were checked.
 */
boards: Array<BoardNo>, 
/**
 * The item that was checked.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, 
/**
 * The result of the check.
 */
finding: Finding, } } | { "waive": { 
/**
 * The board of the item.
 */
board: BoardNo, 
/**
 * The item that failed.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, 
/**
 * The head referee's reason, in his words.
 */
reason: string, } } | { "show_cards": { 
/**
 * The game of the walker.
 */
game: GameId, 
/**
 * The side of the walker.
 */
side: Side, } } | { "start": { 
/**
 * The boards to start.
 */
boards: Array<BoardNo>, 
/**
 * GO, in court time; if missing, three seconds after the request is ruled.
 */
go_at?: CourtTime | null, 
/**
 * The referee's reason, in his words, to start in spite of hindrances.
 */
despite?: string | null, } } | { "go": { 
/**
 * The boards that start.
 */
boards: Array<BoardNo>, 
/**
 * The referee's reason, in his words, to start in spite of hindrances.
 */
despite?: string | null, } } | { "abort": { 
/**
 * The boards that count down.
 */
boards: Array<BoardNo>, } } | { "annul": { 
/**
 * The boards that were started.
 */
boards: Array<BoardNo>, 
/**
 * The referee's reason, in his words.
 */
reason: string, } } | { "pause": { 
/**
 * The boards to stop.
 */
boards: Array<BoardNo>, 
/**
 * The referee's reason, in his words.
 */
reason: string, } } | { "enter_result": { 
/**
 * The game that ended.
 */
game: GameId, 
/**
 * The result, as this referee saw it.
 */
result: GameResult, 
/**
 * The cause of the result, if it is known.
 */
by?: Termination | null, } } | { "seal": { 
/**
 * The games, each with the result he saw agreed.
 */
games: Array<ConfirmedResult>, } } | { "correct_result": { 
/**
 * The game whose result is sealed.
 */
game: GameId, 
/**
 * The result from now on.
 */
result: GameResult, 
/**
 * The seal or correction he saw there ([`GameView::manual`](crate::GameView::manual)).
 */
based_on?: FactId | null, 
/**
 * The head referee's reason, in his words.
 */
reason: string, } } | { "replace": { 
/**
 * The call to take back.
 */
call: FactId, 
/**
 * The board of the right call.
 */
board: BoardNo, 
/**
 * The side of the right call.
 */
side: Side, 
/**
 * The fault of the right call.
 */
fault: Fault, 
/**
 * The price of the fault.
 */
sanction: Sanction, } } | { "split": { 
/**
 * The call that was joined as a second witness's.
 */
call: FactId, } } | { "set_clock": { 
/**
 * The game whose clocks are set.
 */
game: GameId, 
/**
 * Time left per side; a missing side stays as it is.
 */
left: BySide<Millis | null>, 
/**
 * The side whose clock is to run; missing leaves it as it is.
 */
to_run?: Side | null, 
/**
 * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
 * missing if there was none.
 */
based_on?: FactId | null, 
/**
 * The head referee's reason, in his words.
 */
reason: string, } } | { "set_position": { 
/**
 * The game whose position is set.
 */
game: GameId, 
/**
 * The position, as FEN.
 */
fen: string, 
/**
 * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
 * missing if there was none.
 */
based_on?: FactId | null, 
/**
 * The head referee's reason, in his words.
 */
reason: string, } } | { "set_players": { 
/**
 * The game whose players change.
 */
game: GameId, 
/**
 * The right player of each side.
 */
players: BySide<PlayerId>, 
/**
 * The last correction he saw there ([`GameView::manual`](crate::GameView::manual));
 * missing if there was none.
 */
based_on?: FactId | null, 
/**
 * The referee's reason, in his words.
 */
reason: string, } } | { "rule_result": { 
/**
 * The game that is ruled on.
 */
game: GameId, 
/**
 * The result from now on.
 */
result: GameResult, 
/**
 * The referee's reason, in his words.
 */
reason: string, } } | { "answer": { 
/**
 * The fact that asked.
 */
question: FactId, 
/**
 * The referee's answer.
 */
answer: Answer, } } | { "void": { 
/**
 * The fact of the ruling.
 */
fact: FactId, 
/**
 * The head referee's reason, in his words.
 */
reason: string, } } | { "set_evidence": { 
/**
 * The game on the board.
 */
game: GameId, 
/**
 * The evidence level from now on.
 */
evidence: Evidence, 
/**
 * The clock whose figure rules from now on.
 */
clock: ClockRule, } };

/**
 * A phone that asks to come in.
 */
export type Asking = { 
/**
 * Its number, shown on the phone too, so that the right one is granted.
 */
number: number, 
/**
 * The name that the owner typed.
 */
name: string, 
/**
 * Program and version.
 */
software: string, 
/**
 * Instant at which it began to ask.
 */
since: CourtTime, };

/**
 * The number of a device that asks to come in. The device gives it back when it asks again, and
 * so keeps it over any number of connections.
 */
export type AskingNumber = { 
/**
 * The number for the head referee, shown on the device too.
 */
number: number, 
/**
 * The server's proof that it gave the number: 43 characters of base64, without meaning to a
 * device. It is good until the server is started again.
 */
mac: string, };

/**
 * An earlier instant for which a call is made; without it, the call is for the instant of the tap.
 */
export type Back = { "ago": { 
/**
 * Time between the earlier instant and the tap, at most [`Back::AGO_MAX`].
 */
time: Millis, } } | { "after_ply": { 
/**
 * The half-move, from 1; 0 is the run at the start.
 */
ply: number, } };

/**
 * A board on its court, from 1, in lane order.
 */
export type BoardNo = number;

/**
 * The whole view of one board, without permits at most [`BoardView::BYTES_MAX`] bytes
 * in either codec.
 */
export type BoardView = { 
/**
 * The board's number on its court.
 */
board: BoardNo, 
/**
 * True if a device that reports for the board is stale. Nothing is concluded
 * from silence meanwhile.
 */
stale: boolean, 
/**
 * The board's game, if one is paired.
 */
game?: GameView | null, 
/**
 * The acts that may be asked of the game. Missing in a frame that leaves them as they were,
 * and for the public.
 */
permits?: Permits | null, };

/**
 * One boot of a device's monotonic clock. Random, below 2^53.
 */
export type BootId = number;

/**
 * One value for each side.
 *
 * ```
 * use court_protocol::{BySide, Side};
 * let mut presses = BySide { white: 0, black: 0 };
 * presses[Side::Black] += 1;
 * assert_eq!(presses, BySide { white: 0, black: 1 });
 * ```
 */
export type BySide<T> = { 
/**
 * The value of White.
 */
white: T, 
/**
 * The value of Black.
 */
black: T, };

/**
 * Another referee's act that a request has not seen.
 */
export type Change = "became" | "sealed" | "corrected" | "clocks" | "position" | "players" | "voided";

/**
 * An item that can be checked of a board.
 */
export type Check = { 
/**
 * The item of the check-list.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, };

/**
 * One item of the check-list, in the order in which a court is walked.
 */
export type CheckItem = "electronic_clock" | "table_width" | "no_backrest" | "board_and_pieces" | "endorsed_clock" | "standing" | "captured_pieces" | "shoes" | "dress";

/**
 * A checked item of a board that waits, as referees see it.
 */
export type CheckView = { 
/**
 * The item of the check-list.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, 
/**
 * True if the item is as it should be.
 */
passed?: boolean, 
/**
 * True if the item failed and the head referee waived it.
 */
waived?: boolean, 
/**
 * True if the failed item keeps the board from being started.
 */
blocks?: boolean, };

/**
 * A player's claim against his opponent, or about the position; likely ones first.
 */
export type Claim = "illegal_move" | "press_without_move" | "touch_move" | "moved_before_run" | { "flag_down": { 
/**
 * The side whose flag is down.
 */
of: Side, } } | "both_flags_down" | "king_in_check" | "king_captured" | "checkmate" | "stalemate" | "dead_position" | { "threefold": { 
/**
 * The move that would bring it about, if it is announced and not made.
 */
uci?: string | null, } } | { "fifty_moves": { 
/**
 * The move that would bring it about, if it is announced and not made.
 */
uci?: string | null, } } | { "irregularity": { 
/**
 * The irregularity, in at most [`Claim::WHAT_MAX`] bytes.
 */
what: string, } };

/**
 * A device's estimate of the court's clock: court µs = device µs + `offset`, ± `error`.
 */
export type ClockEstimate = { 
/**
 * Court time in µs since 1970 minus the device's clock.
 */
offset: number, 
/**
 * The estimate is off by no more than this, in µs.
 */
error: number, };

/**
 * The clock whose figure rules the time.
 */
export type ClockRule = "court" | "table";

/**
 * A result that is confirmed, for the seal.
 */
export type ConfirmedResult = { 
/**
 * The game to seal.
 */
game: GameId, 
/**
 * The result the head referee saw agreed.
 */
result: GameResult, };

/**
 * The last correction of a sealed result.
 */
export type CorrectedView = { 
/**
 * The result it replaced.
 */
was: GameResult, 
/**
 * The device that corrected it; missing for the server's own machine. Missing for
 * the public too.
 */
by?: DeviceId | null, };

/**
 * A court of the hall, from 1.
 */
export type CourtId = number;

/**
 * The kind of venue of a court (CR-2.1-1, CR-2.3-1, CR-2.3-2).
 */
export type CourtKind = "basketball" | "track" | "custom";

/**
 * The layout of a court.
 */
export type CourtSetup = { 
/**
 * The court's name for referees and spectators.
 */
name: string, 
/**
 * The kind of venue.
 */
kind: CourtKind, 
/**
 * Number of boards on the middle line.
 */
boards: number, 
/**
 * The court's width along the boards, in millimetres.
 */
width_mm: number, 
/**
 * The court's length from turning point to turning point, in millimetres.
 */
length_mm: number, 
/**
 * True if the boards are swept before a start. The start then waits until each board was found
 * ready (CR-2.1-3).
 */
sweep: boolean, };

/**
 * An instant of court time: milliseconds since 1970 UTC on the court's own clock, which never
 * jumps. For display it may be read as UTC; rulings use differences only.
 */
export type CourtTime = number;

/**
 * A device's proof of its identity.
 */
export type Credential = { "code": { 
/**
 * The one-time code, as typed.
 */
code: string, } } | { "token": { 
/**
 * The token from the device's [`Welcome`].
 */
token: string, } } | "asking" | { "asking_again": AskingNumber };

/**
 * One thing a player owes before he may move.
 */
export type Debt = "half_run" | "full_run" | "correction" | { "take_back": { 
/**
 * Square of the touched piece, which has to move. If missing, no touched piece can move
 * and any piece may.
 */
touched?: Square | null, } };

/**
 * An act that concerns a device.
 */
export type DeviceAct = { "grant": { 
/**
 * The number shown on the phone.
 */
asking: number, 
/**
 * The phone's name from now on.
 */
name: string, 
/**
 * The role of the phone.
 */
role: Role, 
/**
 * The courts on which it has that role.
 */
courts: Array<CourtId>, 
/**
 * The device's boards; empty is all.
 */
boards: Array<BoardNo>, } } | { "deny": { 
/**
 * The number shown on the phone.
 */
asking: number, } } | { "assign": { 
/**
 * The device to change.
 */
device: DeviceId, 
/**
 * The device's role from now on.
 */
role: Role, 
/**
 * The courts on which it has that role.
 */
courts: Array<CourtId>, 
/**
 * The device's boards; empty is all.
 */
boards: Array<BoardNo>, } } | { "hand_over": { 
/**
 * The device that hands its duty over.
 */
from: DeviceId, 
/**
 * The device that takes it over.
 */
to: DeviceId, } } | { "revoke": { 
/**
 * The device whose enrolment ends.
 */
device: DeviceId, } };

/**
 * The answer to a [`DeviceAsk`].
 */
export type DeviceAnswer = { 
/**
 * The ask's mark.
 */
id: number, 
/**
 * The refusal; missing if the ask was carried out.
 */
refused?: Refusal | null, };

/**
 * The head referee's ask about devices. It is carried out while the link stands and never kept for
 * later. Each ask is absolute, so that a repeat changes nothing.
 */
export type DeviceAsk = { 
/**
 * The sender's mark; the answer repeats it.
 */
id: number, 
/**
 * The act that is asked for.
 */
act: DeviceAct, };

/**
 * An enrolled device and its state.
 */
export type DeviceHealth = { 
/**
 * The device's id.
 */
device: DeviceId, 
/**
 * The device's name.
 */
name: string, 
/**
 * The device's role.
 */
role: Role, 
/**
 * The courts on which it has that role.
 */
courts: Array<CourtId>, 
/**
 * The boards for which it reports; empty is all.
 */
boards: Array<BoardNo>, 
/**
 * True if it handed its duty over and watches no board.
 */
relieved?: boolean, 
/**
 * Program and version.
 */
software: string, 
/**
 * The state of its connection.
 */
reach: Reach, 
/**
 * Instant of its last message.
 */
heard?: CourtTime | null, 
/**
 * Greatest error of its clock, in ±µs.
 */
clock_error?: Micros | null, 
/**
 * The device's last report about itself.
 */
says?: SelfReport | null, };

/**
 * An enrolled device: a board agent, a referee's terminal, a phone.
 */
export type DeviceId = number;

/**
 * A finished game of an earlier round, whose board has the next game.
 */
export type EarlierGame = { 
/**
 * The board on which it was played.
 */
board: BoardNo, 
/**
 * The game without the fields of a board in play: its position, its last move, its clocks, and
 * the places of its players.
 */
game: GameView, 
/**
 * The acts about its result.
 */
permits: Permits, };

/**
 * The end of a game.
 */
export type EndedView = { 
/**
 * Instant of the end.
 */
at: CourtTime, 
/**
 * The result of the game.
 */
result: GameResult, 
/**
 * The cause of the end.
 */
by: Termination, };

/**
 * The causes of each result, likely ones first.
 */
export type Ends = { 
/**
 * The causes of a win.
 */
won?: Array<Termination>, 
/**
 * The causes of a draw.
 */
drawn?: Array<Termination>, 
/**
 * The causes of a game that both players lost.
 */
both_lost?: Array<Termination>, };

/**
 * A result as one referee entered it.
 */
export type EntryView = { 
/**
 * The device of the entry; missing for the server's own machine.
 */
device?: DeviceId | null, 
/**
 * The result that was entered.
 */
result: GameResult, };

/**
 * One term of writing: it grows with every restore and take-over.
 */
export type Epoch = number;

/**
 * A message authentication code of an epoch, made by the key of an event's servers: 43 characters
 * of base64, without meaning to a device.
 */
export type EpochMac = string;

/**
 * The result of equal totals at the limit.
 */
export type EqualPoints = "drawn" | "ask_referee";

/**
 * An event as screens show it.
 */
export type EventView = { 
/**
 * The name of the event.
 */
name: string, 
/**
 * The place where the event is held.
 */
site?: string | null, 
/**
 * The day on which it begins: `2026-11-21`.
 */
date?: string | null, 
/**
 * Time by which the public sees everything later.
 */
delay?: Millis | null, };

/**
 * The reports of a board without a referee. The level may change in mid-game, up or down.
 */
export type Evidence = "table" | "presses" | "moves";

/**
 * One fact of a stream: the record that holds it and its place there.
 *
 * A ruling that changes something names the fact it changes, never "the last one".
 *
 * People read it as record and place, counted from 1: `17.3` is the third fact of record 17. Logs
 * and reports number their lines in the same way. On the wire it is one number.
 *
 * ```
 * use court_protocol::{FactId, Seq};
 * let fact = FactId::new(Seq(17), 2);
 * assert_eq!((fact.seq(), fact.index()), (Seq(17), 2));
 * assert_eq!(fact.to_string(), "17.3");
 * ```
 */
export type FactId = number;

/**
 * The kind of fact that a request has to name.
 */
export type FactKind = "call" | "joined_call" | "ruling" | "ruling_not_of_the_board" | "no_void" | "open_question" | "answer_to_calls";

/**
 * A player's fault, as a referee saw it; likely ones first.
 */
export type Fault = "no_crossing" | "false_start" | "moved_before_run" | "offer_without_card" | "disturbance" | "equipment" | "red_card" | { "other": { 
/**
 * The infringement, in the referee's words. The public is not told.
 */
reason: string, } };

/**
 * A field of a request that holds text.
 */
export type Field = "tag" | "reason" | "fault" | "claim" | "name" | "court_name" | "position";

/**
 * The result of a look at an item.
 */
export type Finding = "passed" | "failed" | { "measured": { 
/**
 * Width in millimetres.
 */
mm: number, } };

/**
 * The results that fit a way of ending.
 */
export type Fits = "winner" | "draw" | "winner_or_draw";

/**
 * Asks for a court's feed.
 */
export type Follow = { 
/**
 * The court to follow.
 */
court: CourtId, 
/**
 * The last record of the follower's picture; missing asks for a snapshot.
 */
from?: Seq | null, };

/**
 * The change of a court that takes a follower from any record `c` with `from ≤ c < to` to `to`.
 */
export type Frame = { 
/**
 * The epoch of the server that wrote it.
 */
epoch: Epoch, 
/**
 * The court that the frame changes.
 */
court: CourtId, 
/**
 * The lowest record the frame can be applied to.
 */
from: Seq, 
/**
 * The record a follower is at after the frame.
 */
to: Seq, 
/**
 * Instant at which the record was ruled.
 */
at: CourtTime, 
/**
 * The ticker lines of the record.
 */
what: Array<TickerLine>, 
/**
 * The whole new view of the one board the frame changed; its permits only if they changed.
 */
view?: BoardView | null, 
/**
 * The whole new view of the earlier game that the frame changed, or of the game that left its
 * board by it. Missing for the public.
 */
earlier?: EarlierGame | null, 
/**
 * The tag of the request that caused the frame.
 */
tag?: string | null, };

/**
 * A game; unique in its court's stream.
 */
export type GameId = number;

/**
 * The result of a game.
 */
export type GameResult = { "won": { 
/**
 * The side that won.
 */
by: Side, } } | "drawn" | "both_lost";

/**
 * One game to be played: its players, rules and clocks.
 */
export type GameSetup = { 
/**
 * The game's round, from 1.
 */
round: number, 
/**
 * The player of each side.
 */
players: BySide<PlayerId>, 
/**
 * The rule system.
 */
ruleset: Ruleset, 
/**
 * Each side's clock: masters' increments differ between the sides (CR-4.5-2).
 */
time: BySide<TimeControl>, 
/**
 * The clock whose figure rules the time.
 */
clock: ClockRule, 
/**
 * The evidence level of the board.
 */
evidence: Evidence, 
/**
 * The source of knowledge about the lane's runs.
 */
runs: RunEvidence, 
/**
 * The way each side's player turns, at that side's end of the lane.
 */
run_mode: BySide<RunMode>, 
/**
 * Metres from the board to each side's turning point.
 */
turning_point: BySide<number>, 
/**
 * The start position as FEN, if it is not the usual one.
 */
start_fen: string | null, 
/**
 * The price of an illegal move.
 */
illegal_moves: IllegalMoveRule, 
/**
 * Draw cards of each player (CR-4.4-2).
 */
draw_cards: number, 
/**
 * The limit and the time window of an Intramural match; missing in any other game.
 */
match_rule?: MatchRule | null, 
/**
 * The site of an Intramural match (IM-1-1); missing if it is played over a board.
 */
site?: string | null, 
/**
 * The rules of walking and judging, in `ChessWalk`.
 */
walk?: WalkRule | null, };

/**
 * A game as a screen shows it.
 */
export type GameView = { 
/**
 * The game's id.
 */
game: GameId, 
/**
 * The game's round, from 1.
 */
round: number, 
/**
 * The rule system.
 */
ruleset: Ruleset, 
/**
 * The number of the game in its chain, from 1. In `ChessSprint` a draw begins the next one
 * (CR-4.7-3).
 */
chain_game?: number, 
/**
 * The clock whose figure rules the time.
 */
clock: ClockRule, 
/**
 * The evidence level of the board.
 */
evidence: Evidence, 
/**
 * The source of knowledge about its runs.
 */
runs: RunEvidence, 
/**
 * The progress of the game.
 */
phase: Phase, 
/**
 * The instant of GO, from the countdown on.
 */
go_at?: CourtTime | null, 
/**
 * The position of record, as FEN; missing where the evidence level knows no moves.
 */
fen?: string | null, 
/**
 * Number of half-moves made.
 */
ply: number, 
/**
 * The last move.
 */
last?: MoveView | null, 
/**
 * A move that stands on the board and whose clock is not pressed yet, in UCI notation.
 */
placed?: string | null, 
/**
 * The side whose clock runs, and the instant since when; missing while the clocks stand.
 */
running?: RunningView | null, 
/**
 * Latest end of the match; a move completed by then still counts (IM-3-2). Screens count down
 * to it. It is missing before White's clock has started, and in games without a limit.
 */
ends_at?: CourtTime | null, 
/**
 * The time at which the players of a match agreed to play, until it starts (IM-1-2).
 */
arranged?: Arrangement | null, 
/**
 * The online site of a match and the players' handles there, until it is over (IM-1-1).
 * Missing for the public.
 */
online?: OnlineView | null, 
/**
 * White's and Black's part of the view.
 */
sides: BySide<SideView>, 
/**
 * The pause that stopped it, while it stands still. Missing for the public.
 */
stopped?: StoppedView | null, 
/**
 * True if a referee found the board ready, before the start (CR-2.1-3).
 */
ready?: boolean, 
/**
 * The items checked so far at a board that waits (CR-2.4). Empty for the public.
 */
checks?: Array<CheckView>, 
/**
 * Speed: the open claims between the players.
 */
speed?: SpeedView | null, 
/**
 * The end of the game, once it has ended.
 */
ended?: EndedView | null, 
/**
 * The state of its result on the way to the seal.
 */
result?: ResultState, 
/**
 * The last correction of the sealed result.
 */
corrected?: CorrectedView | null, 
/**
 * The last correction or seal by a referee. The next correction names it, so that nobody
 * overrules a correction he has not seen. Missing for the public.
 */
manual?: FactId | null, 
/**
 * The results that referees have entered, each referee's last entry. Empty for the public.
 */
entries?: Array<EntryView>, 
/**
 * The questions that wait for a referee. Empty for the public.
 */
inbox?: Array<QuestionView>, };

/**
 * The server's last message of a session.
 */
export type Goodbye = { 
/**
 * The reason, as a stable code.
 */
code: GoodbyeCode, 
/**
 * The reason with the next step, for the person.
 */
message: Message, };

/**
 * The reason why a session ends.
 */
export type GoodbyeCode = "version" | "bad_code" | "bad_token" | "revoked" | "denied" | "reassigned" | "fenced" | "bad_message" | "replaced" | "too_fast" | "stopping" | "court_stopped";

/**
 * The number of requests of one boot that have an outcome.
 */
export type Have = { 
/**
 * The boot that the device named.
 */
boot: BootId, 
/**
 * Its requests 1 to `n` have their outcomes.
 */
n: number, };

/**
 * The sign that a device lives and that the court has all its reports up to `through`.
 *
 * Sent every [`Heartbeat::EVERY`] while a clock runs.
 */
export type Heartbeat = { 
/**
 * The boot of the device's clock.
 */
boot: BootId, 
/**
 * Everything seen up to here, on that clock, is among the requests up to `n`.
 */
through: Micros, 
/**
 * The last request made so far (whether it has arrived or not).
 */
n: number, 
/**
 * The device's estimate of the court's clock by its probes.
 */
clock?: ClockEstimate | null, 
/**
 * The device's report about itself; missing if nothing has changed.
 */
says?: SelfReport | null, };

/**
 * The first message of a device.
 */
export type Hello = { 
/**
 * Session versions the device speaks.
 */
versions: Versions, 
/**
 * The device's proof of its identity.
 */
credential: Credential, 
/**
 * The device's name in the list of devices.
 */
name: string, 
/**
 * Program and version, for the list of devices.
 */
software: string, 
/**
 * The present boot of the device's clock.
 */
boot: BootId, 
/**
 * The highest epoch the device has ever seen. A server of a lower one must not write any more.
 */
epoch: Epoch, 
/**
 * The code that came with that epoch, given back. Without it the epoch proves nothing.
 */
epoch_mac?: EpochMac | null, 
/**
 * Boots of which the device still keeps requests, and its present one.
 */
pending: Array<BootId>, };

/**
 * A reason that stands against the start of boards; a start with a reason overrides it.
 */
export type Hindrance = { 
/**
 * The court of the boards.
 */
court: CourtId, 
/**
 * The boards that it keeps from a start.
 */
boards: Array<BoardNo>, 
/**
 * The reason that stands against their start.
 */
why: Against, };

/**
 * The price of an illegal move (FIDE 7.5.5, A.3).
 */
export type IllegalMoveRule = { 
/**
 * The supervision of the games.
 */
supervision: Supervision, 
/**
 * Time for the opponent after the first illegal move.
 */
gives: Millis, };

/**
 * The subject of a bystander's remark (SP-23, SP-24).
 */
export type Interference = "position" | "clocks";

/**
 * The line that a referee stands at, as he says it on his own device. It changes no duty: the head
 * referee sees it beside the duty he gave.
 */
export type JudgedLine = { 
/**
 * The player whose line it is.
 */
end: Side, 
/**
 * The lanes that he watches; empty is all of his duty.
 */
lanes?: Array<BoardNo>, };

/**
 * The court's knowledge of a move that a player claims about.
 */
export type Known = "legal" | "illegal" | "run_made" | "run_owed" | "move_made" | "no_move";

/**
 * The organiser's settings for an Intramural match, besides its players.
 */
export type MatchRule = { 
/**
 * Longest time of the match, in real time from the start of White's clock (IM-3-2).
 */
limit: Millis, 
/**
 * The result of equal totals of captured points (IM-3-3).
 */
equal_points: EqualPoints, 
/**
 * The window in which the match is to be played; players agree on a time within it (IM-1-2).
 */
window?: Window | null, };

/**
 * A message for a person: whoever shows it renders it in his language.
 */
export type Message = { 
/**
 * The message's name in the message files, such as `refusal-no-game`.
 */
key: string, 
/**
 * The values that its sentence names.
 */
args?: { [key in string]: Arg }, };

/**
 * An instant on a device's monotonic clock, in whole microseconds since that boot's origin.
 */
export type Micros = number;

/**
 * A length of time in whole milliseconds. It may be negative (a correction takes time away).
 */
export type Millis = number;

/**
 * A move in a list.
 */
export type MoveView = { 
/**
 * Half-move, from 1.
 */
ply: number, 
/**
 * The move in UCI notation.
 */
uci: string, 
/**
 * The move in SAN, with `+` or `#`; in UCI notation if it was illegal and stands.
 */
san: string, 
/**
 * Instant at which it was completed (or placed, where that ended the game).
 */
at: CourtTime, 
/**
 * The mover's time left after it, increment included; missing where it is not known.
 */
left?: Millis | null, 
/**
 * Time used for it; missing where it is not known.
 */
used?: Millis | null, };

/**
 * The step that a result needs before it is sealed or corrected.
 */
export type NeedsForResult = "players_agree" | "players_play_on" | "not_sealed" | "late_report" | "entry" | "end" | "second_entry" | "one_result";

/**
 * The phase or step that a request needs.
 */
export type NeedsForStep = "arrange_before_start" | "evidence_is_over" | "ready_before_start" | "waiting_or_paused" | "before_go" | "no_start" | "stop_countdown" | "void_result" | "not_started" | "head_stops_countdown" | "paused" | "ended" | "goes_on" | "clocks_are_over" | "start_ruled" | "call_as_fault" | "played" | "annul_start";

/**
 * The court's record on a question: the move the question is about, and the facts known
 * of that move.
 */
export type OnRecord = { 
/**
 * The half-move, from 1.
 */
ply: number, 
/**
 * The move in SAN, or in UCI notation if it is not legal; missing where the board does
 * not report moves.
 */
san?: string | null, 
/**
 * The court's knowledge of the move. It is missing where the record is silent or the question
 * is about something else.
 */
knows?: Known | null, };

/**
 * The online site of a match and the players' handles there (IM-1-1).
 */
export type OnlineView = { 
/**
 * The site all matches of the event are played on.
 */
site: string, 
/**
 * Each player's handle on the site, if he is entered with one.
 */
handles: BySide<string | null>, };

/**
 * The outcome of one request; it never changes.
 */
export type Outcome = { 
/**
 * The request's boot.
 */
boot: BootId, 
/**
 * The request's count.
 */
n: number, 
/**
 * The record that holds the outcome.
 */
seq: Seq, 
/**
 * Instant at which the request was ruled.
 */
at: CourtTime, 
/**
 * The verdict on the request.
 */
verdict: Verdict, };

/**
 * A game put on a board.
 */
export type Pairing = { 
/**
 * The board for the game.
 */
board: BoardNo, 
/**
 * The game's id, chosen by the arranger, never used before on this court.
 */
game: GameId, 
/**
 * The setup of the game.
 */
setup: GameSetup, };

/**
 * The progress of a penalty.
 */
export type PenaltyState = "called" | "due" | "serving" | "served" | "voided" | "lapsed";

/**
 * A penalty as a screen shows it.
 */
export type PenaltyView = { 
/**
 * The call; a request that changes the penalty names it.
 */
fact: FactId, 
/**
 * Instant of the fault.
 */
at: CourtTime, 
/**
 * The fault of the player.
 */
fault: Fault, 
/**
 * The progress of the penalty.
 */
state: PenaltyState, 
/**
 * Referees who called it: two who call the same fault on the same run made one call.
 */
witnesses: number, 
/**
 * True if the call did not fit the court's knowledge of the runner. The judge's observation
 * counts all the same.
 */
unexpected?: boolean, 
/**
 * True if it was made for an instant before the tap.
 */
back?: boolean, };

/**
 * Acts of one rank that are alike.
 */
export type Permit = { 
/**
 * The lowest role that may ask for them.
 */
least: Role, 
/**
 * The acts that may be asked now.
 */
acts: Array<Act>, 
/**
 * The refusal that each of them would get now; missing if they may be asked.
 */
why_not?: Refusal | null, 
/**
 * The instant from which on they are refused, where that passes by itself.
 */
until?: CourtTime | null, 
/**
 * True if the court records them now without any effect, because the game has ended, stands
 * still, or prohibits them.
 */
unexpected?: boolean, };

/**
 * The requests that referees and devices may make about a game now, for a press from the last
 * record on. A picture that may be old hides nothing: the court may meanwhile permit an act that
 * is refused there.
 *
 * An act, a fault, a claim or an item that is not listed does not exist in the rule system. The
 * court refuses it with [`Refusal::NotInThisGame`].
 */
export type Permits = { 
/**
 * The acts of the rule system; acts that are alike share a row.
 */
acts: Array<Permit>, 
/**
 * The faults that can be called, likely ones first. The words of another fault are empty.
 */
faults?: Array<Fault>, 
/**
 * The claims that a player can make, likely ones first. Words are empty, moves and sides are
 * those of the claim that is the easiest to make.
 */
claims?: Array<Claim>, 
/**
 * The checks before the start (CR-2.4, SP-31).
 */
checks?: Array<Check>, 
/**
 * The causes that can be entered with a result.
 */
ends?: Ends, };

/**
 * The progress of a board's game.
 */
export type Phase = "waiting" | "countdown" | "running" | "paused" | "finished";

/**
 * A kind of chess piece, as a player names it or puts it on a square.
 */
export type Piece = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | "inverted_rook";

/**
 * A player. Names live in the register, never in the journal.
 */
export type PlayerId = number;

/**
 * A request that needs the decision of both players of a Speed game.
 */
export type PlayersAct = "rule" | "enter" | "enter_another" | "enter_unfinished" | "correct" | "void";

/**
 * The whole list of devices. It is sent anew when something changes, at most four times a second.
 */
export type Presence = { 
/**
 * Instant of this list.
 */
at: CourtTime, 
/**
 * The enrolled devices, by id.
 */
devices: Array<DeviceHealth>, 
/**
 * The phones that ask to come in, oldest first. Only the head referee sees them.
 */
asking?: Array<Asking>, 
/**
 * Devices that were sent away because of a later epoch without proof. Only the head referee
 * sees them. If no other server runs in this hall, such a device lies or is damaged.
 */
unproven?: Array<UnprovenEpoch>, 
/**
 * The hindrances of the boards that could be started.
 */
hindrances?: Array<Hindrance>, 
/**
 * True if the server's disk is full. Only the reserve for the running games can still be
 * recorded, so nothing new is to be started until there is room again.
 */
disk_full?: boolean, 
/**
 * The findings of the server's restart, once every court has reported its own. It is missing
 * on a new journal.
 */
recovered?: Recovered | null, };

/**
 * The effect of a request if it were made now.
 */
export type Preview = { 
/**
 * The ask's mark.
 */
id: number, 
/**
 * Ticker lines of the effect, lines taken back first; at most [`Preview::LINES_MAX`].
 */
what: Array<TickerLine>, 
/**
 * Number of lines that are left out here.
 */
more?: number, 
/**
 * Rulings of the effect.
 */
rulings?: Array<Ruling>, 
/**
 * The refusal, if the request would be refused.
 */
refused?: Refusal | null, };

/**
 * Asks for the effect of a request if it were made now. The ask changes nothing, is never kept and
 * has no number.
 */
export type PreviewAsk = { 
/**
 * The sender's mark; the preview repeats it.
 */
id: number, 
/**
 * The court of the request.
 */
court: CourtId, 
/**
 * The request to preview.
 */
ask: Ask, };

/**
 * The digest of an amendment's effect: of the facts it drops and adds.
 */
export type PreviewId = number;

/**
 * A device's question for the court's time. It is answered at once, ahead of
 * everything that waits.
 */
export type Probe = { 
/**
 * The sender's mark, repeated in the answer.
 */
id: number, 
/**
 * The device's clock when it was sent.
 */
sent: Micros, };

/**
 * The court's clock, for a [`Probe`].
 */
export type ProbeReply = { 
/**
 * The probe's mark.
 */
id: number, 
/**
 * The probe's own instant, given back.
 */
sent: Micros, 
/**
 * Court time in µs since 1970 when the probe arrived and was answered.
 */
court: number, 
/**
 * Court seconds per second of the hall.
 */
speed: number, };

/**
 * Data of a player that screens show beside his name.
 */
export type Profile = { 
/**
 * His title, as FIDE abbreviates it.
 */
title?: string | null, 
/**
 * The rating he is entered with.
 */
rating?: number | null, 
/**
 * The team he plays for.
 */
team?: string | null, 
/**
 * The club he belongs to.
 */
club?: string | null, };

/**
 * The questions of a court to a referee.
 */
export type Question = "dead_position" | { "can_mate": { 
/**
 * The side that loses if the opponent can.
 */
side: Side, } } | { "flag_or_press": { 
/**
 * The side that pressed.
 */
side: Side, 
/**
 * Best estimate of time left at the press; negative is late.
 */
left: Millis, 
/**
 * Greatest error of that estimate, either way.
 */
error: Millis, } } | { "limit_or_move": { 
/**
 * The side that moved.
 */
side: Side, 
/**
 * Best estimate of the time from the move to the limit; negative is late.
 */
left: Millis, 
/**
 * Greatest error of that estimate, either way.
 */
error: Millis, } } | { "limit_reached": { 
/**
 * Points captured by each side, where they are known.
 */
points?: BySide<number> | null, } } | { "window_missed": { 
/**
 * The arrangement of the players, if there is one.
 */
arranged?: Arrangement | null, } } | { "flag_expected": { 
/**
 * The side whose flag is expected.
 */
side: Side, } } | { "clock_differs": { 
/**
 * Reading − prediction, per side, in ms.
 */
by: BySide<Millis | null>, } } | { "moved_before_run": { 
/**
 * The side that moved or pressed.
 */
side: Side, } } | { "moves_differ": { 
/**
 * The side that moved.
 */
side: Side, 
/**
 * The half-move, from 1.
 */
ply: number, 
/**
 * The move reported first, in UCI notation.
 */
first: string, 
/**
 * The move reported second, in UCI notation.
 */
second: string, } } | { "illegal_move": { 
/**
 * The side that moved.
 */
side: Side, 
/**
 * The move on the board, in UCI notation.
 */
uci: string, } } | { "amendment": { 
/**
 * The digest of the effect, which an answer names.
 */
preview: PreviewId, 
/**
 * The facts it would drop.
 */
drop: Array<FactId>, 
/**
 * Ticker lines that would take their place.
 */
add: Array<Said>, } } | { "unmapped_clock": { 
/**
 * The boot of that clock.
 */
boot: BootId, } } | { "claim": { 
/**
 * The side that claims.
 */
side: Side, 
/**
 * The claim to uphold or reject.
 */
claim: Claim, } } | { "late_calls": { 
/**
 * The side that was called.
 */
side: Side, 
/**
 * The calls, oldest first.
 */
calls: Array<FactId>, } } | { "left_stop": { 
/**
 * The side of the player who came back.
 */
side: Side, } } | { "left_stop_again": { 
/**
 * The side of the player who left his stop.
 */
side: Side, } } | { "unwatched": { 
/**
 * The side of the player behind the line.
 */
side: Side, } } | { "set_clock": { 
/**
 * The times to set; missing where the clocks are not known. In the question they are as of
 * its instant. On a board's view they are as the court has them now, with the anchor of
 * the clocks on the view. The time runs on where the game's `running` is `to_run`, and
 * stands while the board does.
 */
left: BySide<Millis | null>, 
/**
 * Difference to the time they showed: a minute more for one side. It tells the referee
 * what to add where `left` is not known.
 */
added: BySide<Millis>, 
/**
 * The side whose clock is to run, at once or once the board goes on, if that is known.
 */
to_run?: Side | null, } } | { "results_differ": { 
/**
 * The results that referees entered.
 */
entries: Array<EntryView>, 
/**
 * The end of the game without these entries. It is missing where the game goes on, or only
 * such entries ended it.
 */
ended?: EndedView | null, } } | { "proposed_times": { 
/**
 * Time left per side; missing where it is not known.
 */
left: BySide<Millis | null>, 
/**
 * The side whose clock is to run.
 */
to_run?: Side | null, } } | "start_lost" | "short_of_time" | "chief_called";

/**
 * A question that only a referee can decide.
 */
export type QuestionView = { 
/**
 * The fact that asks; an answer names it.
 */
fact: FactId, 
/**
 * Instant at which the question arose.
 */
at: CourtTime, 
/**
 * The question itself.
 */
question: Question, 
/**
 * The court's record on the question; missing where the question is about no move.
 */
on_record?: OnRecord | null, 
/**
 * The possible answers: the one that agrees, and the one that denies if there is any.
 */
answers: Array<Answer>, 
/**
 * The answer that is the opposite of the court's record.
 */
contradicted?: Answer | null, 
/**
 * 2: the head referee is called to the board; 1: players wait for the answer; 0: it can wait.
 */
urgency: number, 
/**
 * True if many boards can be asked the same at once, because the server was away or one device
 * is wrong for all of them.
 */
alike?: boolean, };

/**
 * The state of a device's connection.
 */
export type Reach = "live" | "stale" | "asleep" | "unreachable" | "away";

/**
 * The times on a table's clock. A side that was not read stays missing.
 */
export type Reading = { 
/**
 * Time left per side; missing if it was not read.
 */
left: BySide<Millis | null>, 
/**
 * The smallest step the clock shows: a second, a tenth of a second.
 */
resolution: Millis, };

/**
 * The findings of a server in its journal when it was started again.
 */
export type Recovered = { 
/**
 * Number of records of all courts.
 */
records: number, 
/**
 * Time for which the server was away.
 */
away: Millis, 
/**
 * True if the machine was restarted too. The time away is then known only by its wall clock.
 */
in_doubt?: boolean, 
/**
 * The games of each court.
 */
courts: Array<RecoveredCourt>, };

/**
 * The state of one court's games after a restart.
 */
export type RecoveredCourt = { 
/**
 * The court of the games.
 */
court: CourtId, 
/**
 * The round on its boards; missing if there is no game.
 */
round?: number | null, 
/**
 * Number of games that were over.
 */
over: number, 
/**
 * Number of games that were being played or counted down.
 */
running: number, 
/**
 * Number of those running games that stand still.
 */
stand: number, };

/**
 * The reasons why a request was refused. The code is the variant's name in `snake_case`; the
 * sentence is the message `refusal-…` of the message files.
 */
export type Refusal = { "not_yours": { 
/**
 * The sender's role.
 */
role: Role, 
/**
 * The act that was asked.
 */
act: Act, } } | "off_duty" | { "wrong_court": { 
/**
 * The court named.
 */
court: CourtId, 
/**
 * The sender's role on courts of his own, if he has one.
 */
role?: Role | null, } } | { "no_such_court": { 
/**
 * The court named.
 */
court: CourtId, } } | { "wrong_board": { 
/**
 * The board named.
 */
board: BoardNo, } } | { "no_such_board": { 
/**
 * The board named.
 */
board: BoardNo, 
/**
 * Number of boards on the court.
 */
boards: number, } } | { "no_such_game": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The board that has the game, if it is another one than the board named.
 */
on?: BoardNo | null, } } | { "no_game": { 
/**
 * The board named.
 */
board: BoardNo, } } | { "game_exists": { 
/**
 * The id that is taken.
 */
game: GameId, } } | { "board_taken": { 
/**
 * The boards whose games go on.
 */
boards: Array<BoardNo>, } } | { "not_sealed": { 
/**
 * The results that are not sealed.
 */
results: Array<Unsealed>, } } | { "wrong_phase": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The progress of the game.
 */
phase: Phase, 
/**
 * The phase or step needed.
 */
needs: NeedsForStep, } } | { "from_the_future": { 
/**
 * Time by which the stamp is ahead, in ms.
 */
ahead_ms: number, } } | { "before_the_game": { 
/**
 * The game that had not started.
 */
game: GameId, 
/**
 * Time by which the stamp is early, in ms.
 */
early_ms: number, } } | { "not_a_move": { 
/**
 * The text that was sent.
 */
text: string, } } | { "not_at_this_level": { 
/**
 * The board named.
 */
board: BoardNo, 
/**
 * The kind of report.
 */
report: Report, } } | { "bad_setting": { 
/**
 * The setting with its range.
 */
setting: Setting, 
/**
 * The value that was given.
 */
found?: string, } } | { "bad_result": { 
/**
 * The result that was asked.
 */
result: GameResult, 
/**
 * The way the game ended.
 */
by: Termination, 
/**
 * The results that fit it.
 */
fits: Fits, } } | { "bad_go": { 
/**
 * GO − now, in ms; negative is in the past.
 */
distance_ms: number, 
/**
 * True if a referee counted aloud.
 */
by_voice: boolean, } } | { "no_such_fact": { 
/**
 * The fact named.
 */
fact: FactId, 
/**
 * The kind of fact that was needed there.
 */
expected: FactKind, } } | { "answered": { 
/**
 * The fact that asked.
 */
fact: FactId, 
/**
 * The answer that was refused.
 */
answer: Answer, 
/**
 * The device that answered; missing for the server's own machine.
 */
by?: DeviceId | null, } } | { "already_void": { 
/**
 * The call or ruling.
 */
fact: FactId, } } | { "preview_changed": { 
/**
 * The effect as it would be now.
 */
now: PreviewId, } } | { "overtaken": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The other referee's act.
 */
change: Change, 
/**
 * The result from that act on, if it changed the result.
 */
result?: GameResult | null, 
/**
 * The result before that act, if it corrected a sealed one.
 */
was?: GameResult | null, 
/**
 * The device of the other referee; missing for the server's own machine.
 */
by?: DeviceId | null, 
/**
 * The fact that stands now. A request that names it is decided on it.
 */
stands?: FactId | null, } } | { "not_ready": { 
/**
 * The hindrances with their boards.
 */
hindrances: Array<Hindrance>, } } | { "sealed": { 
/**
 * The game named.
 */
game: GameId, } } | { "not_confirmed": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The step needed.
 */
needs: NeedsForResult, 
/**
 * The result on which both players of a Speed game agree since the end.
 */
result?: GameResult | null, } } | { "not_in_this_game": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The rules of that game.
 */
ruleset: Ruleset, 
/**
 * The kind of report or call.
 */
unknown: Unknown, } } | { "players_decide": { 
/**
 * The game named.
 */
game: GameId, 
/**
 * The act that was asked.
 */
act: PlayersAct, 
/**
 * The result on which they agree since the end, if the request names another one.
 */
result?: GameResult | null, } } | { "not_asking": { 
/**
 * The number that was given.
 */
number: number, } } | { "no_such_device": { 
/**
 * The device named.
 */
device: DeviceId, } } | { "bad_text": { 
/**
 * The field of the text.
 */
field: Field, 
/**
 * The fault of the text.
 */
fault: TextFault, } } | { "too_long": { 
/**
 * The field that is too long.
 */
field: Field, 
/**
 * The limit in bytes.
 */
max: number, } };

/**
 * A report that the evidence level of a board does not know.
 */
export type Report = "presses" | "moves";

/**
 * One request as it travels. The session names its sender; together with [`boot`] and [`n`] the
 * sender makes its [`RequestId`](crate::RequestId).
 *
 * [`boot`]: Request::boot
 * [`n`]: Request::n
 */
export type Request = { 
/**
 * The boot of the device's clock at the event. A press kept over a restart keeps its own boot.
 */
boot: BootId, 
/**
 * Count of that boot's requests, from 1 without gaps.
 */
n: number, 
/**
 * Instant of the event, on the device's monotonic clock.
 */
at: Micros, 
/**
 * The court of the request.
 */
court: CourtId, 
/**
 * The sender's own mark of at most [`Request::TAG_MAX`] bytes. The frame that the request
 * causes repeats it.
 */
tag?: string | null, 
/**
 * The content of the request.
 */
ask: Ask, };

/**
 * The state of a result on the way to the seal.
 */
export type ResultState = "open" | "entered" | "confirmed" | "differs" | "sealed";

/**
 * The role of a device: it decides which requests the device may send.
 */
export type Role = "organiser" | "board" | "judge" | "deputy" | "head";

/**
 * The answer to a [`RoundAsk`].
 */
export type RoundAnswer = { 
/**
 * The ask's mark.
 */
id: number, 
/**
 * The result of each court; empty if there are no games for any.
 */
courts: Array<RoundOnCourt>, 
/**
 * The reason why no court was asked.
 */
failed?: Message | null, };

/**
 * The head referee's ask to put the next games on their boards. It is carried out while the link
 * stands and never kept for later. A repeat changes nothing.
 */
export type RoundAsk = { 
/**
 * The sender's mark; the answer repeats it.
 */
id: number, 
/**
 * The games to put on.
 */
games: RoundGames, 
/**
 * The courts to put them on; empty is every court that has games among them.
 */
courts?: Array<CourtId>, 
/**
 * The reason to put the games on although results before them are not sealed.
 */
despite?: string | null, };

/**
 * The source of the next games.
 */
export type RoundGames = { "file": { 
/**
 * The file's name, used in messages about its faults.
 */
name: string, 
/**
 * The file's content: `[[pairing]]` tables as in the event's set-up file.
 */
text: string, } } | "published";

/**
 * The result of a [`RoundAsk`] on one court.
 */
export type RoundOnCourt = { 
/**
 * The court that was asked.
 */
court: CourtId, 
/**
 * True if the court has its games.
 */
has_them: boolean, 
/**
 * The court's refusal, for programs.
 */
refusal?: Refusal | null, 
/**
 * The result; missing where it is a refusal.
 */
message?: Message | null, 
/**
 * The ruling on games that were put on for a reason.
 */
ruling?: Ruling | null, };

/**
 * The rule system of a game.
 */
export type Ruleset = "classic" | "walk" | "sprint" | "speed" | "intramural";

/**
 * The explanation of a ruling.
 */
export type Ruling = { 
/**
 * The rule's id, such as `CR-4.2-2`.
 */
rule: string, 
/**
 * The ruling.
 */
message: Message, 
/**
 * The obstacles that the ruling overrode; the message has them as `reasons`.
 */
reasons?: Array<Message>, };

/**
 * The source of knowledge about the runs of a lane.
 */
export type RunEvidence = "reported" | "presumed";

/**
 * The way a runner turns (CR-4.2-1).
 */
export type RunMode = "line" | "cone" | "wall";

/**
 * The side whose clock runs, and since when.
 */
export type RunningView = { 
/**
 * The side whose clock runs.
 */
side: Side, 
/**
 * Instant since when it runs; `left` of that side is the time at this instant.
 */
since: CourtTime, };

/**
 * The events of a game, as tickers and move lists show them. Each variant is a key of
 * the screens' texts.
 */
export type Said = "paired" | { "counting": { 
/**
 * The instant of GO.
 */
go_at: CourtTime, } } | "aborted" | "started" | { "moved": MoveView } | { "placed": { 
/**
 * The side that moved.
 */
side: Side, 
/**
 * The move in UCI notation.
 */
uci: string, } } | { "pressed": { 
/**
 * The side that pressed.
 */
side: Side, 
/**
 * The half-move it completed.
 */
ply: number, } } | { "noted": { 
/**
 * The side of the player who acted.
 */
side: Side, 
/**
 * Stable code of the observation and the reason (`press_out_of_turn`, `after_the_end`, …).
 */
code: string, } } | { "crossed": { 
/**
 * The side of the runner.
 */
side: Side, } } | { "run_made": { 
/**
 * The side of the runner.
 */
side: Side, 
/**
 * Time out and back, where both ends are known.
 */
took?: Millis | null, 
/**
 * True if the run was counted at the press and not seen.
 */
presumed: boolean, 
/**
 * True for the way from the line to the board at GO (CR-4.1-3).
 */
half?: boolean, } } | { "moved_before_run": { 
/**
 * The side that moved or pressed.
 */
side: Side, } } | { "illegal": { 
/**
 * The side that moved.
 */
side: Side, 
/**
 * The move on the board, in UCI notation; missing where nobody reported it.
 */
uci?: string | null, } } | { "take_back_owed": { 
/**
 * The side that has to take it back.
 */
side: Side, 
/**
 * The move on the board, in UCI notation; missing where nobody reported it.
 */
uci?: string | null, 
/**
 * Square of the piece that has to move. If missing, no touched piece can move and
 * any piece may.
 */
touched?: Square | null, } } | { "limit_reached": { 
/**
 * Points captured by each side, where they are known.
 */
points?: BySide<number> | null, } } | { "arranged": Arrangement } | { "flag_fell": { 
/**
 * The side whose flag fell.
 */
side: Side, } } | { "read": { 
/**
 * The times it showed; a side that was not read is missing.
 */
left: BySide<Millis | null>, } } | { "ended": EndedView } | { "asked": { 
/**
 * The question to a referee.
 */
question: Question, 
/**
 * The court's record on the question.
 */
on_record?: OnRecord | null, } } | { "answered": { 
/**
 * The fact of the question.
 */
question: FactId, 
/**
 * The referee's answer.
 */
answer: Answer, } } | { "retracted": { 
/**
 * The facts that are dropped.
 */
facts: Array<FactId>, } } | { "stale": { 
/**
 * True if the device is silent now.
 */
stale: boolean, } } | { "evidence_set": { 
/**
 * The evidence level from now on.
 */
evidence: Evidence, 
/**
 * The clock whose figure rules from now on.
 */
clock: ClockRule, } } | { "ready": { 
/**
 * True if the board is ready.
 */
ready: boolean, } } | "annulled" | "paused" | "resumed" | { "called": { 
/**
 * The side that was called.
 */
side: Side, 
/**
 * The kind of fault.
 */
fault: Fault, 
/**
 * The price of the fault.
 */
sanction: Sanction, } } | { "joined": { 
/**
 * The call of the first referee.
 */
call: FactId, } } | { "call_voided": { 
/**
 * The call that no longer counts.
 */
call: FactId, 
/**
 * The kind of tap that made the call.
 */
tap?: Tap, } } | { "stop_began": { 
/**
 * The side of the stopped player.
 */
side: Side, 
/**
 * Instant at which the player is free.
 */
until: CourtTime, 
/**
 * True if he left early and begins again.
 */
again: boolean, } } | { "stop_served": { 
/**
 * The side of the player who is free.
 */
side: Side, 
/**
 * Number of penalties served in it.
 */
penalties: number, } } | { "walk_card": { 
/**
 * The side of the walker.
 */
side: Side, 
/**
 * The card shown: caution or red.
 */
card: WalkCard, 
/**
 * The offence of the walker.
 */
offence: WalkOffence, 
/**
 * The judge's device; missing for the server's own machine.
 */
by?: DeviceId | null, } } | { "cards_shown": { 
/**
 * The side of the walker.
 */
side: Side, } } | { "checked": { 
/**
 * The item of the check-list.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, 
/**
 * True if the item is as it should be.
 */
passed: boolean, } } | { "waived": { 
/**
 * The item that failed.
 */
item: CheckItem, 
/**
 * The side of the player, for an item that is checked of a player.
 */
side?: Side | null, } } | { "chain_game_drawn": { 
/**
 * The drawn game's number in the chain, from 1.
 */
chain_game: number, 
/**
 * The reason for the draw.
 */
by: Termination, } } | { "lapsed": { 
/**
 * The side of the player who owed them.
 */
side: Side, 
/**
 * Number of penalties that lapsed.
 */
penalties: number, } } | { "draw_offered": { 
/**
 * The side that offered.
 */
side: Side, 
/**
 * Cards he has left after placing one; missing if his claim was the offer.
 */
cards?: number | null, } } | { "draw_refused": { 
/**
 * The side that refused.
 */
side: Side, } } | { "claimed": { 
/**
 * The side that claimed.
 */
side: Side, 
/**
 * The claim it made.
 */
claim: Claim, } } | { "claim_ruled": { 
/**
 * The side that claimed.
 */
side: Side, 
/**
 * True if the claim was upheld.
 */
upheld: boolean, } } | { "taken_back": { 
/**
 * The side that had moved.
 */
side: Side, 
/**
 * The half-move, from 1.
 */
ply: number, } } | { "corrected": { 
/**
 * The side that corrected its act.
 */
side: Side, } } | { "time_given": { 
/**
 * The side whose clock changes.
 */
side: Side, 
/**
 * Time added; negative is time taken off.
 */
time: Millis, } } | "set_on_clock" | { "clock_set": { 
/**
 * The times set; a missing side stays as it was.
 */
left: BySide<Millis | null>, } } | "position_set" | "players_set" | { "result_entered": { 
/**
 * The result that was entered.
 */
result: GameResult, } } | { "sealed": { 
/**
 * The result that was sealed.
 */
result: GameResult, } } | { "result_corrected": { 
/**
 * The result from now on.
 */
result: GameResult, 
/**
 * The result that was corrected.
 */
was?: GameResult | null, } } | "chief_called" | { "clocks_stopped": { 
/**
 * The side that stopped them.
 */
side: Side, } } | { "end_stands": { 
/**
 * The end that the board shows.
 */
claim: Claim, } } | { "confirmed": { 
/**
 * The side that confirms.
 */
side: Side, } } | { "disputed": { 
/**
 * The side that disputes.
 */
side: Side, 
/**
 * The claim in dispute.
 */
claim: Claim, 
/**
 * True if the court's record supports the claim; missing where the record is silent.
 */
record?: boolean | null, } } | { "agreed": { 
/**
 * The point on which both agree.
 */
on: Agreement, } } | { "settled": { 
/**
 * The claim that is settled.
 */
claim: Claim, 
/**
 * True if the claim holds between the players.
 */
stands: boolean, 
/**
 * Numbers of the points: 18 is SP-18.
 */
points: Array<number>, } } | { "declared": { 
/**
 * The side of the pawn.
 */
side: Side, 
/**
 * The piece that was named.
 */
piece: Piece, } } | { "exchanged": { 
/**
 * The side of the pawn.
 */
side: Side, 
/**
 * The piece that stands there now.
 */
piece: Piece, } } | { "withdrawn": { 
/**
 * The side that took back.
 */
side: Side, } } | { "interfered": { 
/**
 * The subject of the remark.
 */
about: Interference, } } | { "ran_out": { 
/**
 * The instant for each side whose clock ran out.
 */
at: BySide<CourtTime | null>, } };

/**
 * The price of a fault: the rulebook's ten seconds, or a step of FIDE's ladder (FIDE 12.9).
 */
export type Sanction = "stop" | "note" | "warning" | { "give_opponent": { 
/**
 * Time added to the opponent's clock.
 */
time: Millis, } } | { "take_time": { 
/**
 * Time taken off his clock.
 */
time: Millis, } } | "loss_of_game";

/**
 * The observations at a board.
 */
export type Seen = { "placed": { 
/**
 * The move in UCI notation (`e2e4`, `e7e8q`, castling as the king's move `e1g1`).
 */
uci: string, } } | { "moved": { 
/**
 * The move in UCI notation.
 */
uci: string, 
/**
 * The reading of the clock on the table after the press.
 */
reading?: Reading | null, } } | { "pressed": { 
/**
 * The side that pressed.
 */
side: Side, 
/**
 * The reading of the clock on the table after the press.
 */
reading?: Reading | null, } } | { "read": { 
/**
 * The times on that clock.
 */
reading: Reading, } } | { "crossed": { 
/**
 * The side of the runner.
 */
side: Side, } } | { "returned": { 
/**
 * The side of the runner.
 */
side: Side, } } | { "touched": { 
/**
 * The side of the player who touched.
 */
side: Side, } } | { "resigned": { 
/**
 * The side that resigned.
 */
side: Side, } } | "draw_agreed" | { "flag_seen": { 
/**
 * The side whose flag is down.
 */
side: Side, } } | { "fault": { 
/**
 * The side of the player at fault.
 */
side: Side, 
/**
 * The kind of fault.
 */
fault: Fault, 
/**
 * The price of the fault.
 */
sanction: Sanction, 
/**
 * The earlier instant of the fault; if missing, the instant of the tap.
 */
back?: Back | null, } } | { "walk_card": { 
/**
 * The side of the walker.
 */
side: Side, 
/**
 * The card shown: caution or red.
 */
card: WalkCard, 
/**
 * The offence of the walker.
 */
offence: WalkOffence, } } | { "stopped": { 
/**
 * The side of the stopped player.
 */
side: Side, } } | { "left_stop": { 
/**
 * The side of the player who left.
 */
side: Side, } } | { "draw_card": { 
/**
 * The side that offers.
 */
side: Side, } } | { "draw_accepted": { 
/**
 * The side that accepts.
 */
side: Side, } } | { "draw_refused": { 
/**
 * The side that refuses.
 */
side: Side, } } | { "claimed": { 
/**
 * The side that claims.
 */
side: Side, 
/**
 * The claim it makes.
 */
claim: Claim, } } | { "corrected": { 
/**
 * The side that corrected its act.
 */
side: Side, } } | { "clocks_stopped": { 
/**
 * The side that stopped them.
 */
side: Side, } } | { "confirmed": { 
/**
 * The side that confirms; missing if both do.
 */
side?: Side | null, } } | { "disputed": { 
/**
 * The side that disputes.
 */
side: Side, } } | { "agreed": { 
/**
 * The point on which both agree.
 */
on: Agreement, } } | { "declared": { 
/**
 * The side of the pawn.
 */
side: Side, 
/**
 * The piece that was named.
 */
piece: Piece, } } | { "exchanged": { 
/**
 * The side of the pawn.
 */
side: Side, 
/**
 * The square of the pawn, such as `e8`.
 */
square: string, 
/**
 * The piece that stands there now.
 */
piece: Piece, } } | { "withdrawn": { 
/**
 * The side that took back.
 */
side: Side, } } | { "reminded": { 
/**
 * The side that reminded.
 */
side: Side, } } | { "interfered": { 
/**
 * The subject of the remark.
 */
about: Interference, } } | "clock_set" | "chief_called";

/**
 * A device's report about itself, sent with a heartbeat.
 */
export type SelfReport = { 
/**
 * Charge in percent, if it is known.
 */
battery?: number | null, 
/**
 * Time of the way to the server and back, by the device's probes.
 */
delay?: Millis | null, 
/**
 * Requests kept that have no outcome yet.
 */
unsent: number, 
/**
 * True if it goes to sleep now (its screen is off, its page is in the background). Silence
 * after this is sleep, not a broken link.
 */
asleep: boolean, 
/**
 * The last record on its screen, for each court it follows.
 */
shows?: Array<Shows>, 
/**
 * The line that its referee says he judges; missing if he judges none.
 */
line?: JudgedLine | null, };

/**
 * The place of a record in its stream, from 1. Zero is "before the first record".
 */
export type Seq = number;

/**
 * A setting that is out of its range.
 */
export type Setting = "list" | "games_of_a_board" | { "boards": { 
/**
 * Largest number on a court of this kind.
 */
most: number, } } | "court_length" | "court_width" | "lane_width" | "round" | "players" | "walk_elsewhere" | { "walk_consent": { 
/**
 * The side that has not agreed.
 */
side: Side, } } | "walk_increments" | "draw_cards" | "sprint_draw_cards" | "match_draw_cards" | "illegal_move_time" | { "time": { 
/**
 * The side of the clock.
 */
side: Side, } } | { "time_left": { 
/**
 * The side of the clock.
 */
side: Side, } } | { "sprint_time": { 
/**
 * The side of the clock.
 */
side: Side, } } | { "increment": { 
/**
 * The side of the clock.
 */
side: Side, } } | { "sprint_increment": { 
/**
 * The side of the clock.
 */
side: Side, } } | { "turning_point": { 
/**
 * The side of the runner.
 */
side: Side, 
/**
 * Metres to the farthest one on the court.
 */
farthest: number, } } | "position" | "no_match_limit" | "limit_elsewhere" | "match_limit" | "window" | "window_closed" | { "arranged_elsewhere": { 
/**
 * The rules of that game.
 */
ruleset: Ruleset, } } | "arranged_time" | "site_elsewhere" | "site" | "replacement" | "square" | "red_card" | { "given_time": { 
/**
 * Greatest time allowed.
 */
max: Millis, } } | { "taken_time": { 
/**
 * Greatest time allowed.
 */
max: Millis, } } | { "ago": { 
/**
 * Greatest time allowed.
 */
max: Millis, } } | "amendment_answer" | "clock_answer" | "answer" | "amendment" | "measure" | "table_width" | "waived_item" | "item_of_nobody" | { "item_of_player": { 
/**
 * The side that was named.
 */
side: Side, } } | "clocks" | "agreed_draw" | "hand_over" | { "duties": { 
/**
 * The role that would be handed over.
 */
handed: Role, 
/**
 * The role of the device that would take it.
 */
own: Role, } } | "last_head";

/**
 * The last record of a court that a device's screen shows.
 */
export type Shows = { 
/**
 * The court on the screen.
 */
court: CourtId, 
/**
 * The last record shown.
 */
seq: Seq, };

/**
 * A side of the game, White or Black.
 */
export type Side = "white" | "black";

/**
 * One side of a game.
 */
export type SideView = { 
/**
 * The player's id.
 */
player: PlayerId, 
/**
 * His name as this audience may see it.
 */
name?: string | null, 
/**
 * Other data of the player, as this audience may see them.
 */
profile?: Profile | null, 
/**
 * His time control; missing if it is the standard one (CR-4.5-1).
 */
time?: TimeControl, 
/**
 * Time left at the anchor; missing where it is not known.
 */
left?: Millis | null, 
/**
 * The place of the player; missing where it is not known.
 */
at?: Whereabouts | null, 
/**
 * Instant since when he is there.
 */
since?: CourtTime | null, 
/**
 * Debts of the player before he may move, in order.
 */
owes: Array<Debt>, 
/**
 * Number of full runs made.
 */
runs: number, 
/**
 * Number of half runs made: the way from the line to the board at GO (CR-4.1-3).
 */
half_runs?: number, 
/**
 * Number of illegal moves completed.
 */
illegal: number, 
/**
 * Penalties not yet served, oldest first, at most [`SideView::PENALTIES_MAX`].
 */
penalties?: Array<PenaltyView>, 
/**
 * Number of further penalties not yet served, beyond those in `penalties`.
 */
more_penalties?: number, 
/**
 * Number of penalties served.
 */
served?: number, 
/**
 * The stopwatch, while he stands behind his line.
 */
stop?: StopView | null, 
/**
 * Time of his next stop: of all penalties not yet served, or of one if there is none.
 */
next_stop: Millis, 
/**
 * Instants from which the call of a fault contradicts the court's data on him. Not sent
 * to the public.
 */
unexpected?: UnexpectedFrom, 
/**
 * Number of draw cards left.
 */
cards: number, 
/**
 * True if he offers a draw, by a card on the board or by a claim, without an answer yet. Both
 * sides may offer at the same time (CR-4.4-3).
 */
offers?: boolean, 
/**
 * Points captured in an Intramural match (IM-3-4); missing if they are not known.
 */
points?: number | null, 
/**
 * Metres from the board to his turning point, which is his line for every rule (CR-2.2-2).
 */
line_m?: number, 
/**
 * The way he turns there (CR-4.2-1).
 */
run_mode?: RunMode, 
/**
 * Cautions shown to a walker. The public sees those the chief judge has shown him.
 */
cautions?: number, 
/**
 * Red cards shown to a walker. The public sees those the chief judge has shown him.
 */
reds?: number, };

/**
 * The whole picture of a court.
 */
export type Snapshot = { 
/**
 * The epoch of the server that wrote it.
 */
epoch: Epoch, 
/**
 * The court of this picture.
 */
court: CourtId, 
/**
 * The last record of the picture.
 */
seq: Seq, 
/**
 * Instant at which that record was ruled.
 */
at: CourtTime, 
/**
 * The event of the court, if it has a name.
 */
event?: EventView | null, 
/**
 * The court's layout.
 */
setup: CourtSetup, 
/**
 * True if this is a demonstration; every screen shows so.
 */
demo: boolean, 
/**
 * Court seconds per second of the hall.
 */
speed: number, 
/**
 * True if the court has stopped: nothing after this picture can be recorded any more.
 */
stopped?: boolean, 
/**
 * The court's boards in lane order.
 */
boards: Array<BoardView>, 
/**
 * Games that have left their boards to the next ones, by round and board: their results can
 * still be entered, sealed and corrected. Empty for the public.
 */
earlier?: Array<EarlierGame>, 
/**
 * The last lines of the ticker, oldest first.
 */
ticker: Array<TickerLine>, };

/**
 * The open claims between the two players of a Speed game, as a screen shows them.
 */
export type SpeedView = { 
/**
 * The side that stopped both clocks.
 */
stopped?: Side | null, 
/**
 * The claims that are not settled, in the order in which they were made.
 */
claims?: Array<StandingClaim>, 
/**
 * Squares on which a pawn stands for the piece it was declared to be (SP-27).
 */
unexchanged?: Array<string>, };

/**
 * A square of the board, `a1` to `h8`.
 */
export type Square = string;

/**
 * A claim that waits for the other player's answer.
 */
export type StandingClaim = { 
/**
 * The side that claims. If missing, the board shows it, and both players have to confirm it.
 */
by?: Side | null, 
/**
 * The claim that waits.
 */
claim: Claim, 
/**
 * True if it waits for the punch or for both clocks to be stopped (SP-10, SP-18).
 */
incomplete?: boolean, 
/**
 * The side that has confirmed it, where the other player has to confirm too: an end that the
 * board shows, or one of two flags.
 */
confirmed?: Side | null, 
/**
 * True if a player disputes it. It stays open until both agree (SP-25).
 */
disputed?: boolean, 
/**
 * True if the court's record supports the disputed claim; missing where the record is silent.
 */
record?: boolean | null, };

/**
 * A stop behind the line: the stopwatch of all penalties that are served in it, back to back
 * (CR-4.3-3).
 */
export type StopView = { 
/**
 * Instant at which the player is free, while the stopwatch runs.
 */
until?: CourtTime | null, 
/**
 * Time left when the board was stopped; missing while the stopwatch runs.
 */
left?: Millis | null, 
/**
 * Number of penalties served in it.
 */
penalties: number, 
/**
 * Time of the whole stop.
 */
whole: Millis, 
/**
 * Number of times he left early and began again.
 */
restarts: number, };

/**
 * The pause of a board. A device has confirmed it once its screen
 * [shows](crate::DeviceHealth::shows) the record.
 */
export type StoppedView = { 
/**
 * The fact of the pause.
 */
fact: FactId, 
/**
 * Instant since when the board stands still.
 */
since: CourtTime, };

/**
 * The supervision of the games, fixed for the whole event (FIDE B.4).
 */
export type Supervision = "adequate" | "partial";

/**
 * A kind of referee's tap that may be taken back.
 */
export type Tap = "call" | "card" | "stopwatch";

/**
 * The reason why a game ended.
 */
export type Termination = "checkmate" | "stalemate" | "dead_position" | "fivefold_repetition" | "seventy_five_moves" | "resignation" | "agreement" | "flag_fall" | "captured_points" | "illegal_position" | "threefold_repetition" | "fifty_moves" | "illegal_moves" | "flag_declared" | "both_flags" | "king_left_in_check" | "illegal_move" | "players_agreed" | "forfeit" | "penalty" | "red_cards" | "entered" | "ruling";

/**
 * The reasons why a text is not taken.
 */
export type TextFault = { "too_long": { 
/**
 * The limit in bytes.
 */
max: number, } } | "blank" | { "unseen": { 
/**
 * The character without a shape.
 */
unseen: string, } };

/**
 * The price of one player's third red card, each card from another judge.
 */
export type ThirdRed = "zone" | "dq3";

/**
 * One line of a ticker.
 */
export type TickerLine = { 
/**
 * The fact that caused the line.
 */
fact: FactId, 
/**
 * The board of the event.
 */
board: BoardNo, 
/**
 * The game of the event; missing where no game was concerned.
 */
game?: GameId | null, 
/**
 * Instant of the event.
 */
at: CourtTime, 
/**
 * The device that caused the line, for referees only. It is missing where the court or the
 * server's own machine did.
 */
by?: DeviceId | null, 
/**
 * The event itself.
 */
said: Said, 
/**
 * True if the event is out of the usual: a penalty, a claim, a ruling, a result. Screens keep
 * and show it longer than moves and runs.
 */
incident?: boolean, };

/**
 * One side's time at the start and its increment.
 */
export type TimeControl = { 
/**
 * Time for the whole game, before any increment.
 */
initial: Millis, 
/**
 * Time given before each move, the first included, as FIDE-endorsed clocks do (CR-4.5-1).
 */
increment: Millis, 
/**
 * True if the increment of the first move is given at the start (10:05 at "2"). False if it is
 * given after the first completed move (10:00 at "2").
 */
increment_first: boolean, };

/**
 * The messages of the server to a device.
 */
export type ToDevice = { "welcome": Welcome } | { "goodbye": Goodbye } | { "outcome": Outcome } | { "probe": ProbeReply } | { "frame": Frame } | { "snapshot": Snapshot } | { "asked": AskingNumber } | { "presence": Presence } | { "device": DeviceAnswer } | { "preview": Preview } | { "round": RoundAnswer };

/**
 * The messages of a device to the court.
 */
export type ToServer = { "hello": Hello } | { "request": Request } | { "heartbeat": Heartbeat } | { "probe": Probe } | { "follow": Follow } | "watch" | { "device": DeviceAsk } | { "preview": PreviewAsk } | { "round": RoundAsk };

/**
 * Instants from which on the call of a fault does not fit the court's data on a player. The call
 * is taken all the same, and marked [`unexpected`](crate::PenaltyView::unexpected).
 */
export type UnexpectedFrom = { 
/**
 * For [`Fault::NoCrossing`]; missing while the player is on his way, or owes a run.
 */
no_crossing?: CourtTime | null, 
/**
 * For [`Fault::FalseStart`]; missing until GO is known.
 */
false_start?: CourtTime | null, };

/**
 * A report or call that the rules of a game do not have.
 */
export type Unknown = "clocks_stopped" | "players_words" | "promotion" | "withdrawal" | "reminder" | "interference" | "speed_claim" | "runs" | "stops" | "draw_cards" | "touched_pieces" | "corrections" | "penalty" | "claim" | "walk_cards" | "check_list" | "item";

/**
 * A device that reports a later epoch than this server writes, without proof.
 */
export type UnprovenEpoch = { 
/**
 * The device that was sent away.
 */
device: DeviceId, 
/**
 * The epoch it reports.
 */
epoch: Epoch, };

/**
 * Results of one round in one state that are not sealed.
 */
export type Unsealed = { 
/**
 * The round of the games.
 */
round: number, 
/**
 * The boards of the games.
 */
boards: Array<BoardNo>, 
/**
 * The progress of the results.
 */
state: ResultState, };

/**
 * The verdict on a request.
 */
export type Verdict = { "recorded": { 
/**
 * The rulings on the request, a sentence each, with its rule.
 */
rulings: Array<Ruling>, 
/**
 * True if a referee is asked first. The effect stands once that question, of the same
 * record, has left the inbox.
 */
undecided?: boolean, } } | { "refused": { 
/**
 * The reason.
 */
refusal: Refusal, } };

/**
 * The lowest and highest version of the session protocol a side speaks.
 */
export type Versions = { 
/**
 * The lowest version spoken.
 */
min: number, 
/**
 * The highest version spoken.
 */
max: number, };

/**
 * A card a judge shows.
 */
export type WalkCard = "caution" | "red";

/**
 * A walker's offence against the rules of walking.
 */
export type WalkOffence = "loss_of_contact" | "bent_knee";

/**
 * The walking and judging rules of a `ChessWalk` game (CR-4.6-1, CR-4.6-2).
 */
export type WalkRule = { 
/**
 * True for each player who agreed to walk. The game needs both.
 */
consent: BySide<boolean>, 
/**
 * The price of the third red card.
 */
third_red: ThirdRed, };

/**
 * The server's first message to a device it knows.
 */
export type Welcome = { 
/**
 * The session version from here on.
 */
version: number, 
/**
 * The device's id.
 */
device: DeviceId, 
/**
 * The device's token, sent once, right after it enrolled by code.
 */
token?: string | null, 
/**
 * The role of the device.
 */
role: Role, 
/**
 * The courts on which it has that role.
 */
courts: Array<CourtId>, 
/**
 * The boards for which it reports; empty is all of its courts.
 */
boards: Array<BoardNo>, 
/**
 * True if the device handed its duty over. It watches no board until the head referee gives it
 * a duty again.
 */
relieved?: boolean, 
/**
 * The server's epoch.
 */
epoch: Epoch, 
/**
 * The code of this epoch, which the device keeps and gives back. It proves to a server of the
 * same event that one of them began the epoch.
 */
epoch_mac: EpochMac, 
/**
 * For each boot the device named, the number of its requests with an outcome. The device goes
 * on with the next one.
 */
have: Array<Have>, 
/**
 * Court seconds per second of the hall: 1 except in demonstrations.
 */
speed: number, };

/**
 * The place of a player, as far as it is known.
 */
export type Whereabouts = "behind_line" | "at_board" | "outward" | "homeward" | "away";

/**
 * The window in which a match is to be played.
 */
export type Window = { 
/**
 * Earliest time at which the match may begin.
 */
opens: CourtTime, 
/**
 * Latest time at which the match may begin; after it the organiser decides.
 */
closes: CourtTime, };

/** Likely reasons of each act, as codes of the message `reason`. */
export const REASONS = {
  void: ["wrong_board", "in_error", "not_seen", "overruled"],
  pause: ["injury", "alarm", "clock_broken", "disturbance", "ruling_needed"],
  waive: ["no_other", "safe", "players_agree"],
  pair: ["slips_later", "protest_open", "no_time"],
  annul: ["false_start", "wrong_players", "clocks_not_set"],
  start: ["seen_ready", "device_broken", "late_players"],
  rule_result: ["entered_wrongly", "did_not_come", "penalty", "appeal"],
  correct_result: ["entered_wrongly", "did_not_come", "penalty", "appeal"],
  set_clock: ["clock_set_wrongly", "penalty_in_time", "clock_broken"],
  set_position: ["taken_back", "pieces_displaced"],
  set_players: ["seated_wrongly"],
};

/** The settings of a board: its level, and the clock that rules there. */
export const EVIDENCE: { evidence: Evidence; clock: ClockRule }[] = [
  { evidence: "table", clock: "table" },
  { evidence: "presses", clock: "court" },
  { evidence: "moves", clock: "court" },
  { evidence: "moves", clock: "table" },
];

/** The rule that asks for each item of the check-list. */
export const RULES_OF_ITEMS: Record<CheckItem, string> = {
  electronic_clock: "CR-2.4-1",
  table_width: "CR-2.4-1",
  no_backrest: "CR-2.4-1",
  board_and_pieces: "CR-2.4-2",
  endorsed_clock: "CR-2.4-2",
  standing: "CR-2.4-2",
  captured_pieces: "SP-31",
  shoes: "CR-2.4-3",
  dress: "CR-2.4-3",
};
