// Texts of the head referee's page whose arguments are computed from several values.
import { messageOf, put, render, say } from "../messages";
import { takenBackBy } from "../mirror";
import { isReferee } from "../session/permits";
import * as words from "../session/words";
import { owes, ticker } from "../texts";
import { clockText, leftAt } from "../time";
import type { BoardView, DeviceHealth, GameResult, GameView, OnRecord, Presence, Preview, Question, Recovered, Said, Side, Snapshot, TickerLine } from "../wire";
import type { Line, Open, Place, Referee } from "./referee";

export const boardName = (referee: Referee, { court, board: { board } }: Place): string => boardOf(referee, court, board);

/** A board by its number, with its court where there are several. */
export function boardOf(referee: Referee, court: number, board: number): string {
  const name = say("judge-board", { board });
  return referee.courts.value.size > 1 ? `${referee.courts.value.get(court)?.setup.name ?? ""} · ${name}` : name;
}

/** Boards as a list, by court where there are several: `boards 1–11`. */
export function boardsName(referee: Referee, places: Place[]): string {
  const ofCourts = byCourt(places).map(([court, of]) => {
    const text = say("boards", { boards: ranges(of.map(({ board }) => board.board)), "boards-n": of.length });
    return referee.courts.value.size > 1 ? `${referee.courts.value.get(court)?.setup.name ?? ""}, ${text}` : text;
  });
  return ofCourts.join("; ");
}

/** Boards by their courts. */
export function byCourt(places: Place[]): [number, Place[]][] {
  const courts = [...new Set(places.map(({ court }) => court))];
  return courts.map((court) => [court, places.filter((place) => place.court === court)]);
}

/** Numbers in order, three or more in a row as a range. */
export function ranges(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.flatMap(([from, to]) => (to - from > 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`])).join(", ");
}

/** Lanes as they are typed, `1-6` or `1,2,5`; none means all of them. Undefined if it is no list of lanes. */
export function lanesOf(text: string): number[] | undefined {
  const parts = text.split(",").map((part) => part.trim()).filter(Boolean);
  const lanes = parts.flatMap((part) => {
    const [, from, to = from] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(part) ?? [];
    return from === undefined ? [Number.NaN] : Array.from({ length: Math.max(Number(to) - Number(from) + 1, 0) }, (_, place) => Number(from) + place);
  });
  return lanes.some(Number.isNaN) || (parts.length > 0 && lanes.length === 0) ? undefined : lanes;
}

/** Events of play that a whole round has by the hundred, and looks and readings; who wants them asks for everything. */
const MANY = ["moved", "pressed", "placed", "crossed", "run_made", "ready", "asked", "checked", "waived", "read", "noted"];

export const isOfMany = ({ said }: TickerLine): boolean => MANY.includes(typeof said === "string" ? said : (Object.keys(said)[0] as string));

/** The name of a device by its id. */
export type Naming = (id: number) => string;

/** A line of a court's log; an answer with its question; undefined for one that nobody made. */
export function lineOf({ court, line }: Line, lines: Line[], device: Naming): string | undefined {
  const { said } = line;
  if (typeof said !== "object" || !("answered" in said)) return spoken(said, device);
  const asked = lines.find((each) => each.court === court && each.line.fact === said.answered.question)?.line.said;
  const given = said.answered.answer;
  if (typeof asked === "object" && "asked" in asked) {
    const { question } = asked.asked;
    const isYes = given === "yes" || (typeof given === "object" && "confirm" in given);
    return say("question-decided", { question: render(asking(question, device)), answer: render(messageOf(isYes ? "yes" : "no", question)) });
  }
  const about = asked && ticker(asked);
  return about ? say("question-decided", { question: about, answer: say("yes-or-no", { answer: given }) }) : ticker(said);
}

/** An event of a court in words, a question in full; undefined for one that nobody made. */
export const spoken = (said: Said, device: Naming): string | undefined =>
  typeof said === "object" && "asked" in said ? say("said-asked", { question: render(asking(said.asked.question, device)) }) : ticker(said);

/** A question with the entries and the end that it compares. */
function asking(question: Question, device: Naming): ReturnType<typeof messageOf> {
  const message = messageOf("question", question);
  if (typeof question === "object" && "results_differ" in question) {
    const { entries, ended } = question.results_differ;
    const entered = entries.map((entry) => say("entry", { device: entry.device == null ? undefined : device(entry.device), result: entry.result }));
    put(message.args, "entered", entered.join("; "));
    put(message.args, "result", ended?.result);
    put(message.args, "by", ended?.by);
  }
  return message;
}

/** The lines of a court that were taken back, and the calls that were annulled. */
export function takenBack(lines: Line[]): Set<string> {
  return new Set(lines.flatMap(({ court, line }) => takenBackBy(line.said).map((fact) => `${court} ${fact}`)));
}

/** On how many of a court's referees' screens its last countdown or stop is, and on which not yet; undefined while nothing counts or stands. */
export function shownOn(court: Snapshot, lines: Line[], presence: Presence | undefined): { on: number; not_on: string[] } | undefined {
  const stands = court.boards.filter(({ game }) => game?.phase === "countdown" || game?.phase === "paused").map(({ board }) => board);
  const isOne = ({ said, board }: TickerLine) => stands.includes(board) && (said === "paused" || (typeof said === "object" && "counting" in said));
  const last = lines.findLast(({ court: of, line }) => of === court.court && isOne(line));
  if (!last || !presence) return undefined;
  const seq = Math.floor(last.line.fact / 256);
  const watch = presence.devices.filter(({ role, courts, relieved }) => isReferee(role) && !relieved && courts.includes(court.court));
  const shows = ({ says }: DeviceHealth) => (says?.shows?.find((each) => each.court === court.court)?.seq ?? -1) >= seq;
  return { on: watch.filter(shows).length, not_on: watch.filter((device) => !shows(device)).map(({ name }) => name) };
}

/** The question as a sentence with the players' names. */
export function question({ game, asked }: Open, device: Naming, now: number): string {
  const { question } = asked;
  if (typeof question === "object" && "set_clock" in question) return words.toSet(game, question.set_clock, now);
  const message = asking(question, device);
  put(message.args, "white", words.player(game, "white"));
  put(message.args, "black", words.player(game, "black"));
  return render(message);
}

/** The court's knowledge of the move that a question is about. */
export function record({ ply, san, knows }: OnRecord): string {
  return say("on-record", { ply, san, knows });
}

/** A text as a key's label. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An answer as a key's label. */
export const answer = (family: "yes" | "no", question: Question): string => capital(render(messageOf(family, question)));

const isDialogue = (said: TickerLine["said"]): boolean => typeof said === "object" && ("asked" in said || "answered" in said);

/** The consequence of a request: the refusal, the rulings, or else what would happen. */
export function consequence(preview: Preview | undefined): string {
  if (!preview) return say("being-asked");
  if (preview.refused) return words.refused(preview.refused);
  const rulings = (preview.rulings ?? []).map(words.ruled);
  // a question and its answer are on the card already
  const told = rulings.length > 0 ? rulings : preview.what.filter(({ said }) => !isDialogue(said)).flatMap(({ said }) => ticker(said) ?? []);
  return told.length > 0 ? told.join(" ") : say("nothing-would-change");
}

/** The state of a board: the most urgent one. */
export function stateOf({ game, stale }: BoardView): string {
  if (!game) return "empty";
  if (game.inbox?.length) return "asks";
  if (game.result === "sealed") return "sealed";
  if (game.result === "differs") return "differs";
  // whoever has entered it says that the game is over
  if (game.result === "entered") return "entered";
  if (game.phase === "finished") return game.result === "confirmed" ? "confirmed" : "over";
  // a board that stands still has to be started again, whatever its players owe
  if (game.phase === "paused") return "paused";
  const stands = (["white", "black"] as const).some((side) => {
    const { penalties = [], stop } = game.sides[side];
    return stop || penalties.some(({ state }) => state === "due" || state === "serving");
  });
  if (stands) return "penalty";
  if (stale) return "silent";
  if (game.phase === "waiting") return game.ready ? "ready" : "waiting";
  return game.phase;
}

/** The result that a referee has entered and nobody has confirmed. */
export const enteredOn = (board: BoardView): GameResult | undefined => (stateOf(board) === "entered" ? board.game?.entries?.[0]?.result : undefined);

/** A player's place, debts, runs and all that he has been shown, in a line. */
export function facts({ game, permits }: BoardView, side: Side): string {
  if (!game) return "";
  const { at, owes: debts, runs, illegal, served = 0, cautions = 0, reds = 0, points, cards, line_m, run_mode } = game.sides[side];
  const isRun = at != null;
  const isPlayed = game.phase !== "finished" && game.phase !== "waiting";
  return [
    isRun && isPlayed && say("whereabouts", { at }),
    isRun && isPlayed && debts.length > 0 && owes(debts),
    isRun && say("runs-made", { n: runs }),
    illegal > 0 && say("illegal-made", { n: illegal }),
    served > 0 && say("served", { n: served }),
    cautions + reds > 0 && say("cards-shown", { cautions, reds }),
    points != null ? say("points", { n: points }) : permits?.faults?.includes("offer_without_card") && say("draw-cards", { n: cards }),
    isRun && words.turns(line_m, run_mode),
  ].filter(Boolean).join(", ");
}

/** The findings of a server that was started again. */
export function recovered({ records, away, in_doubt, courts }: Recovered): string {
  const each = courts.map(({ court, round, over, running, stand }) => say("recovered-court", { court, round, over, running, stand, went_on: Math.max(0, running - stand) }));
  return say("started-again", { recovered: say("recovered", { records, away, in_doubt, courts: each.join("; ") }) });
}

/** A sign for a state beside its colour. */
export const signs: Record<string, string> = {
  empty: "–", asks: "!", sealed: "■", differs: "≠", confirmed: "=", entered: "◑", over: "□", penalty: "10", silent: "?",
  ready: "✓", waiting: "·", countdown: "3", running: "▶", paused: "‖",
};

/** Both names of a game. */
export const players = (game: GameView): string =>
  say("referee-players", { white: words.player(game, "white"), black: words.player(game, "black") });

/** The reach of a device with its delay, battery and unsent presses. */
export function reach({ reach, says }: DeviceHealth): string {
  return say("referee-reach", { reach, delay: says?.delay, battery: says?.battery, unsent: says?.unsent ?? 0 });
}

/** A time as it is typed: minutes and seconds; undefined if it is none. */
export function typedTime(text: string): number | undefined {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** A clock as it is typed: its new time, or the change of it. */
export type TypedClock = { to: number } | { by: number };

/** A clock as it is typed: a time, or a change of what the clock shows, `+1:00`; undefined if it is neither. */
export function typedClock(text: string): TypedClock | undefined {
  const [, sign, time = ""] = /^([+-]?)\s*(.*)$/.exec(text.trim()) ?? [];
  const ms = typedTime(time);
  if (ms === undefined) return undefined;
  return sign ? { by: sign === "-" ? -ms : ms } : { to: ms };
}

/** The time of a clock that is set at an instant of the court, to the millisecond; `null` where it stays as it is. */
export function timeSet(typed: TypedClock | null, game: GameView, side: Side, at: number): number | null {
  if (!typed) return null;
  return "to" in typed ? typed.to : Math.max(0, Math.round((leftAt(game, side, at) ?? 0) + typed.by));
}

/** Both clocks as they are and as they would be. */
export function clocksWouldBe(board: number, game: GameView, left: Record<Side, number | null>, to_run: Side | null, at: number): string {
  const each = (side: Side) => say("clock-would-be", { side, now: clockText(leftAt(game, side, at)), then: left[side] === null ? undefined : clockText(left[side]) });
  return say("clocks-would-be", { board, first: each("white"), second: each("black"), to_run });
}
