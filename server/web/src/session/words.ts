// Texts of the judge's page whose arguments are computed from several values.
import { COUNT_MS } from "../round";
import { computed } from "@preact/signals";
import { messageOf, put, render, say } from "../messages";
import { leftOf } from "../time";
import { REASONS, RULES_OF_ITEMS } from "../wire";
import type { CheckView, DeviceHealth, Fault, GameResult, GameView, Hindrance, PenaltyView, Question, Refusal, Ruling, Side, SideView } from "../wire";
import type { Standing } from "./link";
import type { Progress } from "./progress";
import type { Fate, Wish } from "./wishes";

/** The form of a time of day. Making one is slow, and a log writes hundreds of times. */
const ofDay = computed(() => new Intl.DateTimeFormat(say("pages-locale"), { timeStyle: "medium", hourCycle: "h23" }));

/** A time of day: `14:03:22`. */
export const timeOfDay = (at: number): string => ofDay.value.format(at);

/** A refusal as a sentence. */
export function refused(refusal: Refusal): string {
  if (typeof refusal !== "object") return render(messageOf("refusal", refusal));
  if ("bad_setting" in refusal) {
    const { setting, found } = refusal.bad_setting;
    const message = messageOf("setting", setting);
    put(message.args, "found", found ?? "");
    return render(message);
  }
  const message = messageOf("refusal", refusal);
  const reasons =
    "not_ready" in refusal
      ? refusal.not_ready.hindrances.map((each) => hindrance(each))
      : "not_sealed" in refusal
        ? refusal.not_sealed.results.map((results) => render(messageOf("unsealed", results)))
        : [];
  message.args.reasons = reasons.join("; ");
  return render(message);
}

/** A hindrance of a start, with the name of its device where it is known. */
export function hindrance({ boards, why }: Hindrance, devices: readonly DeviceHealth[] = []): string {
  const message = messageOf("hindrance", why);
  put(message.args, "boards", boards);
  const name = devices.find(({ device }) => device === message.args.device)?.name;
  if (name) message.args.device = name;
  if (typeof why === "object" && "failed" in why) put(message.args, "rule", RULES_OF_ITEMS[why.failed.item]);
  return render(message);
}

/** A ruling as a sentence. */
export function ruled({ message, reasons = [] }: Ruling): string {
  return render({ ...message, args: { ...message.args, reasons: reasons.map(render).join("; ") } });
}

/** The player's name, or his number. */
export function player(game: GameView, who: Side): string {
  const { name, player } = game.sides[who];
  return say("pages-player", { name, player });
}

/** A failed item of a board's check-list. */
export function failed({ item, side, waived, blocks }: CheckView): string {
  return say("judge-failed", { item, side, effect: blocks ? "blocks" : waived ? "waived" : "noted" });
}

/** Likely reasons of an act. */
export const reasons = (act: keyof typeof REASONS): string[] => REASONS[act].map((code) => say("reason", { code }));

/** Choices for the age of a fault, in ms. */
export const agos = [0, 5_000, 10_000, 30_000];

const wholeSeconds = (ms: number) => Math.max(0, Math.round(ms / 1000));

/** The state of the link in a few words, and its meaning for the judge. */
export function link(standing: Standing, unsent: number, now: number): { words: string; means?: string } {
  const { is } = standing;
  const seconds = is === "down" ? wholeSeconds(now - standing.since) : 0;
  const kept = unsent > 0 ? say("judge-kept", { unsent }) : undefined;
  const means = is === "down" ? (kept ?? say("judge-go-on")) : is === "connecting" || is === "stopped" ? kept : undefined;
  return { words: say("judge-link", { is, unsent, seconds }), means };
}

/** 3, 2, 1, GO of the last start there is; nothing long before it, nor once it is over. */
export function countdown(games: GameView[], at: number, isLinked: boolean): string | undefined {
  const starts = games.flatMap(({ phase, go_at: go }) => (go && (phase === "countdown" || phase === "running") ? [{ phase, go }] : []));
  if (starts.length === 0) return undefined;
  const last = Math.max(...starts.map(({ go }) => go));
  const left = last - at;
  if (left > COUNT_MS || left < -1_500) return undefined;
  if (left > 0) return `${Math.ceil(left / 1000)}`;
  // without a link nobody knows whether the server said it
  return isLinked || starts.some(({ phase, go }) => go === last && phase === "running") ? say("judge-go") : say("judge-go-unheard");
}

/** A countdown in a lane: once its GO is due and no link tells of it, the start may have been aborted. */
export function counting({ go_at: go }: GameView, at: number, isLinked: boolean): string {
  return isLinked || !go || at < go ? say("judge-countdown") : say("judge-go-said");
}

const signs = { keeping: "○", kept: "◔", server: "◑", ruled: "●", decided: "●", refused: "✕" };

/** The state of a press: a sign and its words. */
export function state(progress: Progress): { sign: string; words: string; more?: string } {
  const { is } = progress;
  const more =
    is === "server"
      ? say("judge-head-decides")
      : is === "ruled"
        ? progress.rulings.map(ruled).join(" ")
        : is === "decided"
          ? say("judge-head-decided")
          : is === "refused"
            ? refused(progress.refusal)
            : undefined;
  return { sign: signs[is], words: say("judge-state", { state: is }), more };
}

/** The wish about a call and its fate; shown beside the call. */
export function wish(value: Wish | undefined, fate: Fate): string {
  if (!value) return "";
  const lane = "replace" in value ? value.replace.board : undefined;
  return say("judge-wish", { fate: fate.is, lane, why: fate.is === "refused" ? refused(fate.refusal) : "" });
}

export const results: GameResult[] = [{ won: { by: "white" } }, "drawn", { won: { by: "black" } }, "both_lost"];

export const score = (result: GameResult): string => say("score", { result });

/** A result with both names, for the last look before it is entered. */
export function resultInFull(result: GameResult, game: GameView): string {
  return say("judge-result-in-full", { result, white: player(game, "white"), black: player(game, "black") });
}

/** The number of penalties not served that nobody is asked about, with those that the view only counts. */
export function openPenalties({ penalties = [], more_penalties: more = 0 }: SideView): number {
  return penalties.filter(isUnasked).length + more;
}

const isUnasked = ({ state }: PenaltyView): boolean => state !== "asked";

/** A penalty that is due, and more of it: that a gate saw him cross and nobody stopped him, back at the board how old it is, and where he turns. */
export function stop(view: SideView, now: number): { text: string; more: string } {
  const { at, penalties = [], line_m, run_mode = "line" } = view;
  const first = penalties.find(isUnasked);
  const late = at === "at_board" && first ? first : undefined;
  const missed = at === "homeward" ? "crossed" : late ? "late" : "no";
  return {
    text: say("judge-stop", { open: openPenalties(view) }),
    more: [say("judge-stop-more", { missed, seconds: late ? wholeSeconds(now - late.at) : 0 }), turns(line_m, run_mode)].filter(Boolean).join(", "),
  };
}

/** Where and how a runner turns, if it is not a line 14 m from the board. */
export const turns = (line_m: SideView["line_m"], run_mode: SideView["run_mode"]): string => say("judge-turns", { line_m, run_mode: run_mode ?? "line" }).trim();

/** True for a move in UCI notation: two squares, and the piece of a promotion. */
export function isMove(text: string): boolean {
  return /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(text);
}

const AN_HOUR_MS = 3_600_000;

/** A phone's clock that is not the court's, by so many ms ahead; none worth a word within a minute. */
export function clockOff(ahead: number): string | undefined {
  const ms = Math.abs(ahead);
  if (ms < 60_000) return undefined;
  const [unit, size] = ms < AN_HOUR_MS ? ["minutes", 60_000] : ms < 48 * AN_HOUR_MS ? ["hours", AN_HOUR_MS] : ["days", 24 * AN_HOUR_MS];
  return say("judge-clock-off", { unit, off: Math.round(ms / (size as number)), fast: ahead > 0 });
}

export type ClocksToSet = Extract<Question, { set_clock: unknown }>["set_clock"];

/** Clocks that are to be set on the table: to what the court has at `at`, or by a time where nobody knows what they show. */
export function toSet(game: GameView, { left, added, to_run, cancelled }: ClocksToSet, at: number): string {
  const now = (who: Side) => (left[who] == null ? null : leftOf(left[who], game, who, at));
  return say("question-set-clock", {
    left: { white: now("white"), black: now("black") },
    added: added ?? { white: 0, black: 0 },
    to_run,
    cancelled: cancelled ? "yes" : "",
    standing: game.phase === "running" ? "" : "yes",
  });
}

export function calls(fault: Fault, name: string, side: Side): string {
  return say("judge-told-call", { fault, name, side });
}

/** The state of a result; a confirmed one that the head referee alone settled has its own. */
function stateOf({ result = "open", ended, entries = [] }: GameView): string {
  if (result !== "confirmed") return result;
  if (ended?.by === "ruling") return "ruled";
  const stands = JSON.stringify(ended?.result);
  return entries.some((entry) => JSON.stringify(entry.result) !== stands) ? "decided" : "confirmed";
}

/** The state of a game's result, for a tile. */
export const resultState = (game: GameView): string => say("judge-result-state", { state: stateOf(game) });

/** The end of a game and the entries of its result in sentences. */
export function entered(game: GameView): string {
  const { ended, entries = [] } = game;
  const said = entries.map((entry) => score(entry.result)).join(", ");
  return say("judge-entered", { state: stateOf(game), said, result: ended?.result, by: ended?.by });
}

/** A width as it is typed in centimetres, in millimetres. */
export function typedWidth(text: string): number | undefined {
  const mm = Math.round(Number(text.replace(",", ".")) * 10);
  return text.trim() !== "" && mm > 0 ? mm : undefined;
}
