// Texts of the organiser's page whose arguments are computed: refusals and reasons with names for numbers.
import { messageOf, render, say } from "../messages";
import type { Arg, DeskRefusal, MatchId, Message, PersonInput, Plan, Score, System, RoundBye, TableView, TournamentRow, TournamentStage, Why } from "../wire";

/** The arguments that are numbers of persons, or of competitors in a tournament of players. */
const PERSONS = ["person", "by", "of", "natural", "white", "black", "competitor"];
const LISTS = ["competitors", "tied"];

/** The place of a game in an event. */
export interface RoundBoard {
  round: number;
  board: string;
}

/** The names for the numbers of persons, and the boards for those of games, as a page knows them. */
export interface Named {
  nameOf: (person: number | null | undefined) => string;
  boards: ReadonlyMap<number, RoundBoard>;
  /** The name of a team that has one, where the page knows teams. */
  teamName?: (team: number) => string | undefined;
}

/** A message of the desk with names for the numbers of persons and games. */
export function named(known: Named, { key, args = {} }: Message, value?: unknown): string {
  const found: Record<string, Arg> = { ...args };
  const name = (number: unknown) => known.nameOf(Number(number));
  if (typeof found.team === "number") found.team = known.teamName?.(found.team) ?? found.team;
  for (const arg of PERSONS) if (typeof found[arg] === "number") found[arg] = name(found[arg]);
  const fields = typeof value === "object" && value ? (Object.values(value)[0] as Record<string, unknown>) : {};
  for (const arg of LISTS) if (Array.isArray(fields[arg])) found[arg] = (fields[arg] as number[]).map(name).join("; ");
  const board = (game: unknown) => known.boards.get(Number(game));
  if (Array.isArray(fields.games)) found.games = (fields.games as number[]).map((game) => (board(game) ? say("organiser-board", { board: board(game)?.board }) : `${game}`)).join(", ");
  const at = board(found.game);
  if (at) found.game = say("organiser-game-on", { round: at.round, board: at.board });
  if (typeof found.changed === "string") found.changed = say("organiser-fact", { fact: found.changed });
  return render({ key, args: found });
}

/** A person's name in lists. */
export const listed = ({ family = "", given = "" }: PersonInput): string => [family, given].filter(Boolean).join(", ");

/** An event by its name, else by its number. */
export const eventName = (event: number, name: string | undefined): string => name || say("organiser-event-number", { event });

/** A refusal as the server words it, as a sentence. */
export const answered = (known: Named, { refusal, message }: { refusal: unknown; message: Message }): string => sentence(named(known, message, refusal));
/** A refusal of the desk as a sentence. */
export const refused = (known: Named, refusal: DeskRefusal): string => answered(known, { refusal, message: messageOf("desk", refusal) });

/** A clause as a sentence of its own. */
const sentence = (text: string) => text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toLocaleUpperCase(say("pages-locale"))) + (/[.?!:]$/.test(text) ? "" : ".");

/** The reasons of a pairing as sentences: a reason against another pair ends the sentence before it. */
export const why = (known: Named, value: Why): string => named(known, messageOf("why", value), value);

/** Points, in tenths: `2½`, `3`, `1.3`. */
export function points(tenths: number | null): string {
  if (tenths === null) return "";
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return rest === 0 ? `${whole}` : rest === 5 ? `${whole || ""}½` : (tenths / 10).toFixed(1);
}
/** Hundredths, with two decimals and the sign of the reader's language. */
export const decimal = (hundredths: number): string => (hundredths / 100).toLocaleString(say("pages-locale"), { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
/** A change in hundredths, with its sign. */
export const signed = (hundredths: number | null): string => (hundredths === null ? "" : `${hundredths > 0 ? "+" : ""}${decimal(hundredths)}`);
/** True for an event that is on the rating list once it is finished. */
export const isOnRatingList = ({ rated, is_world_championship }: Plan): boolean => rated || is_world_championship;
/** Half points: `2½`. */
export const halves = (half: number): string => points(half * 5) || "0";
/** A decimal number of a table: `12.5` as `12½`. */
export const cellOf = (text: string): string => text.replace(/^(\d*)\.50*$/, (_, whole: string) => `${whole === "0" ? "" : whole}½`).replace(/^(\d+)\.0+$/, "$1");

const SHOWN: Record<Score, string> = {
  "1-0": "1 – 0", "1/2-1/2": "½ – ½", "0-1": "0 – 1", "+--": "+ – −", "--+": "− – +", "---": "− – −", "0-0": "0 – 0", "1/2-0": "½ – 0", "0-1/2": "0 – ½",
};
export const scoreText = (score: Score | null): string => (score ? SHOWN[score] : "");

export const byeText = (bye: RoundBye): string => say("tournament-bye", { bye });

/** The letter of a group: A for 1. */
const letter = (group: number) => String.fromCharCode(64 + group);
/** A tournament as the page calls it: its categories or its group, else its system. */
export function tournamentName({ id, system, categories, group, from }: TournamentRow): string {
  const kind = systemText(system);
  const what = [categories.join(", "), group === null ? "" : say("tournament-group", { letter: letter(group) })].filter(Boolean).join(" · ");
  return say("tournament-name", { id, what: what || undefined, kind, final: from.length > 0 });
}
/** The code of a system, and its setting. */
const partsOf = (system: System) => (typeof system === "string" ? [system, undefined] : (Object.entries(system)[0] as [string, unknown])) as [string, unknown];
export const isTeamSystem = (system: System): boolean => /^team_|^league$/.test(partsOf(system)[0]);
export const isKnockout = (system: System): boolean => partsOf(system)[0].endsWith("knockout");
/** True if the pairings of all rounds are known before the start. */
export const isPreSet = (system: System): boolean => /(round_robin|league)$/.test(partsOf(system)[0]);
export function systemText(system: System): string {
  const [code, value] = partsOf(system);
  return say("tournament-system", { system: value === "double" ? `double_${code}` : code });
}

/** A stage in words: the organiser's next step. */
export function stageText(stage: TournamentStage): string {
  const [code, value] = typeof stage === "string" ? [stage, 0] : (Object.entries(stage)[0] as [string, number | { round: number; open: number }]);
  const { round, open } = typeof value === "number" ? { round: value, open: 0 } : value;
  return say("organiser-stage", { stage: code, round, open });
}

/** The name of a match of a knockout. */
export function matchName({ stage, number }: MatchId): string {
  if (stage === "final") return say("match-final");
  if (stage === "third_place") return say("match-third-place");
  const { round_of: places } = stage;
  return places === 4 ? say("match-semi-final", { number }) : places === 8 ? say("match-quarter-final", { number }) : say("match-round-of", { places, number });
}

/** A text as a search compares it: small letters without accents. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Minutes after midnight as a time of day: `10:00`. */
export const clockOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** A date of the desk in the reader's form. */
export const dateText = (date: string): string => new Date(`${date.replaceAll("/", "-")}T00:00Z`).toLocaleDateString(say("pages-locale"), { dateStyle: "medium", timeZone: "UTC" });
/** The time of day of an instant. */
export const timeText = (at: number): string => new Date(at).toLocaleTimeString(say("pages-locale"), { timeStyle: "short", hourCycle: "h23" });
/** An instant by the reader's clock, as fields for day and time take it. */
export const localInput = (instant: number): string => new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
/** The day and the time of an instant. */
export const whenText = (at: number): string => new Date(at).toLocaleString(say("pages-locale"), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });

/** The heads of the two sides of a match: of teams, in a league, or of players. */
export const sideHeads = (isOfTeams: boolean, isLeague: boolean): [string, string] =>
  !isOfTeams ? [say("organiser-white"), say("organiser-black")] : isLeague ? [say("organiser-home"), say("organiser-away")] : [say("organiser-first-team"), say("organiser-second-team")];

/** The points of a match, White's side first, once all its games have a result. */
export const matchScore = ({ games, score }: TableView): string => (score && games.every(({ result }) => result !== null) ? score.map(points).join(" – ") : "");
