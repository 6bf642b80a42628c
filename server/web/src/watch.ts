// The courts that a public page follows: their list, the feed of the one that is shown, and its time.
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { Feed } from "./feed";
import { changesByTenths } from "./time";

/** The courts of the hall, as the server lists them; empty until it has. */
export const courts = signal<{ court: number; name: string }[]>([]);

/** Time between two tries to read the list of courts. */
const ASK_AGAIN_MS = 5_000;

/** Reads the list of courts, and tries again until it has it. */
export const askCourts = (): Promise<unknown> =>
  fetch("/api/v1/courts")
    .then((answer) => (answer.ok ? (answer.json() as Promise<typeof courts.value>) : Promise.reject(answer)))
    .then((list) => (courts.value = list))
    .catch(() => setTimeout(askCourts, ASK_AGAIN_MS));

/** True if the hall has no court of this number; false until the list of courts is known. */
export const isUnknown = (court: number | undefined): boolean => court !== undefined && courts.value.length > 0 && courts.value.every((each) => each.court !== court);

/** Tenths of a second are the finest that a clock shows. */
const TENTH_MS = 100;
/** Pictures without tenths come every so many of them: half the pictures cost a fifth less. */
const TENTHS_PER_PICTURE = 2;

/** Follows the court that `court` names, one at a time, and keeps `now` by its clock. A court that the hall does not have has no feed. */
export function watch(court: ReadonlySignal<number | undefined>): ReadonlySignal<Feed | undefined> {
  const feed = signal<Feed | undefined>(undefined);
  effect(() => {
    const wanted = isUnknown(court.value) ? undefined : court.value;
    if (feed.peek()?.id === wanted) return;
    feed.peek()?.close();
    feed.value = undefined;
    if (wanted === undefined) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const next = new Feed(wanted, `${scheme}://${location.host}/feed/${wanted}`);
    next.open();
    feed.value = next;
  });
  let tenths = 0;
  setInterval(() => {
    const followed = feed.peek();
    if (!followed) return;
    tenths += 1;
    const at = followed.clock.at(performance.now());
    const isDue = tenths % TENTHS_PER_PICTURE === 0 || followed.court.peek()?.boards.some(({ game }) => game && changesByTenths(game, at));
    if (isDue) followed.draw();
  }, TENTH_MS);
  const wake = () => document.visibilityState === "visible" && feed.peek()?.wake();
  for (const woken of ["visibilitychange", "pageshow", "online"]) addEventListener(woken, wake);
  void askCourts();
  // a server that comes back may have other courts
  effect(() => {
    if (feed.value?.link.value.state === "lost") void askCourts();
  });
  return feed;
}
