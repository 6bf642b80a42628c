// The settings of one viewer: they stay in his browser's storage if there is one.
import { batch, effect, signal } from "@preact/signals";

/** A player whom the viewer follows. The name tells him from a player of another event with the same number. */
export interface Followed {
  player: number;
  name: string;
}

const KEY = "viewer";

function kept(): { flipped?: boolean; coordinates?: boolean; followed?: Followed } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as ReturnType<typeof kept> | null) ?? {};
  } catch {
    return {}; // storage is refused, or another program wrote it
  }
}

const before = kept();
/** True if Black's pieces and half are below. */
export const flipped = signal(before.flipped === true);
/** True if boards show the names of their files and ranks. */
export const coordinates = signal(before.coordinates === true);
export const followed = signal<Followed | undefined>(before.followed);

/** Takes over the settings that the viewer makes in another tab. */
export function share(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    const there = kept();
    batch(() => {
      flipped.value = there.flipped === true;
      coordinates.value = there.coordinates === true;
      followed.value = there.followed;
    });
  });
}

effect(() => {
  const now = { flipped: flipped.value, coordinates: coordinates.value, followed: followed.value };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // storage is full or refused: the settings hold until the page is left
  }
});
