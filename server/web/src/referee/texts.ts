// Texts of the head referee's page whose arguments are computed from several values.
import { messageOf, put, render, say } from "../messages";
import * as words from "../session/words";
import type { Ask, BoardView, DeviceHealth, GameView, OnRecord, Preview, Question } from "../wire";
import type { Open } from "./referee";

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

/** A request in words, for the log; `fact` words the earlier ruling that it is about. */
export function asked(ask: Ask, fact?: string): string {
  const message = messageOf("ask", ask);
  put(message.args, "fact", fact);
  return render(message);
}

/** An answer as a key's label. */
export function answer(family: "yes" | "no", question: Question): string {
  const text = render(messageOf(family, question));
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The consequence of a request: the rulings, or the refusal. */
export function consequence(preview: Preview | undefined): string {
  if (!preview) return "";
  return preview.refused ? words.refused(preview.refused) : (preview.rulings ?? []).map(words.ruled).join(" ");
}

/** Minutes and whole seconds. */
export function age(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
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
