// The picture of an unattended screen: in turn, or as a head referee has set it.
import { signal, type ReadonlySignal } from "@preact/signals";

/** The pictures of a hall's screen. */
export const HALL_VIEWS = ["above", "boards", "results"] as const;
export type HallView = (typeof HALL_VIEWS)[number];

/** The pictures of an overlay. */
export const OVERLAY_VIEWS = ["lower", "strip", "penalty", "table", "nothing"] as const;
export type OverlayView = (typeof OVERLAY_VIEWS)[number];

/** The setting of a screen. The screen chooses a missing part by itself. */
export interface Setting {
  court?: number | undefined;
  view?: string | undefined;
  board?: number | undefined;
}

/** Time of each view in turn, in ms. The court is shown longest: people come for the running. */
const TURN_MS: Record<HallView, number> = { above: 40_000, boards: 25_000, results: 15_000 };
const ROUND_MS = Object.values(TURN_MS).reduce((sum, ms) => sum + ms, 0);

/** The court and view that are due at the instant `at`: every view of a court, then the next court. Courts without games have no turn, unless none has a game. */
export function turn(courts: number[], withGames: ReadonlySet<number>, at: number): { court: number; view: HallView } {
  const played = courts.filter((court) => withGames.has(court));
  const all = [played, courts, [1]].find(({ length }) => length > 0) as number[];
  const court = all[Math.floor(at / ROUND_MS) % all.length] as number;
  let left = at % ROUND_MS;
  for (const view of HALL_VIEWS) {
    if (left < TURN_MS[view]) return { court, view };
    left -= TURN_MS[view];
  }
  return { court, view: "above" };
}

/** The number in a part of an address, which may be one that nothing has; undefined where the part is missing. */
export const numberIn = (part: string | null | undefined): number | undefined => (part ? Number(part) : undefined);

/** The setting in the page's own address: `?court=2&view=boards`. */
export function ofAddress(search: string): Setting & { screen: string | undefined } {
  const given = new URLSearchParams(search);
  const number = (name: string) => numberIn(given.get(name));
  return { screen: given.get("screen") ?? undefined, court: number("court"), view: given.get("view") ?? undefined, board: number("board") };
}

/** The page's own address with these parts instead of its own. */
export function addressWith(search: string, parts: Record<string, string | number>): string {
  const given = new URLSearchParams(search);
  for (const [name, part] of Object.entries(parts)) given.set(name, `${part}`);
  return `?${given}`;
}

const ASK_EVERY_MS = 1_000;

/** The setting of the screen of this name; asked for once a second. */
export function setting(screen: string): ReadonlySignal<Setting> {
  const set = signal<Setting>({});
  const ask = () =>
    fetch(`/api/v1/screens/${encodeURIComponent(screen)}`)
      .then(async (answer) => {
        if (answer.ok) set.value = (await answer.json()) as Setting;
      })
      .catch(() => {}); // it goes on as it was
  void ask();
  setInterval(ask, ASK_EVERY_MS);
  return set;
}
