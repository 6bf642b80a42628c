// Texts of the head referee's page whose arguments are computed from several values.
import { messageOf, put, render, say } from "../messages";
import * as words from "../session/words";
import { ticker } from "../texts";
import type { BoardView, DeviceHealth, GameView, OnRecord, Presence, Preview, Question, Snapshot, TickerLine } from "../wire";
import type { Line, Open, Place, Referee } from "./referee";

/** A board by its number, with its court where there are several. */
export function boardName(referee: Referee, { court, board: { board } }: Place): string {
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

/** Events of the log that say nothing by themselves: a question has its card, a look at an item its check-list. */
const SILENT = ["asked", "checked", "waived", "read", "noted"];

/** A line of the log; undefined for one that says nothing to a referee. */
export function lineOf(line: TickerLine): string | undefined {
  const { said } = line;
  return typeof said === "object" && SILENT.includes(Object.keys(said)[0] as string) ? undefined : ticker(line);
}

/** On how many of a court's referees' screens its last countdown or stop is, and on which not yet; undefined while nothing counts or stands. */
export function shownOn(court: Snapshot, lines: Line[], presence: Presence | undefined): { on: number; not_on: string[] } | undefined {
  const stands = court.boards.filter(({ game }) => game?.phase === "countdown" || game?.phase === "paused").map(({ board }) => board);
  const isOne = ({ said, board }: TickerLine) => stands.includes(board) && (said === "paused" || (typeof said === "object" && "counting" in said));
  const last = lines.findLast(({ court: of, line }) => of === court.court && isOne(line));
  if (!last || !presence) return undefined;
  const seq = Math.floor(last.line.fact / 256);
  const watch = presence.devices.filter(({ role, courts, relieved }) => role !== "board" && !relieved && courts.includes(court.court));
  const shows = ({ says }: DeviceHealth) => (says?.shows?.find((each) => each.court === court.court)?.seq ?? -1) >= seq;
  return { on: watch.filter(shows).length, not_on: watch.filter((device) => !shows(device)).map(({ name }) => name) };
}

/** The question as a sentence with the players' names. */
export function question({ game, asked }: Open, device: (id: number) => string, now: number): string {
  const { question } = asked;
  if (typeof question === "object" && "set_clock" in question) return words.toSet(game, question.set_clock, now);
  const message = messageOf("question", question);
  put(message.args, "white", words.player(game, "white"));
  put(message.args, "black", words.player(game, "black"));
  if (typeof question === "object" && "results_differ" in question) {
    const { entries, ended } = question.results_differ;
    const entered = entries.map((entry) => say("entry", { device: entry.device == null ? undefined : device(entry.device), result: entry.result }));
    put(message.args, "entered", entered.join("; "));
    put(message.args, "result", ended?.result);
    put(message.args, "by", ended?.by);
  }
  return render(message);
}

/** The court's knowledge of the move that a question is about. */
export function record({ ply, san, knows }: OnRecord): string {
  return say("on-record", { ply, san, knows });
}

/** An answer as a key's label. */
export function answer(family: "yes" | "no", question: Question): string {
  const text = render(messageOf(family, question));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The consequence of a request: the refusal, the rulings, or else what would happen. */
export function consequence(preview: Preview | undefined): string {
  if (!preview) return say("referee-being-asked");
  if (preview.refused) return words.refused(preview.refused);
  const rulings = (preview.rulings ?? []).map(words.ruled);
  const told = rulings.length > 0 ? rulings : preview.what.flatMap((line) => lineOf(line) ?? []);
  return told.length > 0 ? told.join(" ") : say("referee-nothing-changes");
}

/** The state of a board: the most urgent one. */
export function stateOf({ game, stale }: BoardView): string {
  if (!game) return "empty";
  if (game.inbox?.length) return "asks";
  if (game.result === "sealed") return "sealed";
  if (game.result === "differs") return "differs";
  if (game.phase === "finished") return game.result === "confirmed" ? "confirmed" : "over";
  const stands = (["white", "black"] as const).some((side) => {
    const { penalties = [], stop } = game.sides[side];
    return stop || penalties.some(({ state }) => state === "due" || state === "serving");
  });
  if (stands) return "penalty";
  if (stale) return "silent";
  if (game.phase === "waiting") return game.ready ? "ready" : "waiting";
  return game.phase;
}

/** A sign for a state beside its colour. */
export const signs: Record<string, string> = {
  empty: "–", asks: "!", sealed: "■", differs: "≠", confirmed: "=", over: "□", penalty: "10", silent: "?",
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
