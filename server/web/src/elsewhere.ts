// The other courts of the event, asked for only while a viewer looks for a player who may be there.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useIsPast } from "./instant";
import { courts } from "./watch";
import type { Snapshot } from "./wire";

/** A court of twelve boards is some 20 kB, and many viewers share a hall's Wi-Fi. */
const ASK_EVERY_MS = 10_000;

/** The courts beside this one; undefined while they are not `wanted`, and until they have answered. The past has none. */
export function useElsewhere(here: number, wanted: boolean): Snapshot[] | undefined {
  const found = useSignal<Snapshot[] | undefined>(undefined);
  const others = courts.value.map(({ court }) => court).filter((court) => court !== here);
  const isPast = useIsPast();
  const asks = wanted && !isPast && others.length > 0;
  useEffect(() => {
    found.value = undefined;
    if (!asks) return;
    let isOver = false;
    const ask = async () => {
      try {
        const all = await Promise.all(others.map(async (court) => (await fetch(`/api/v1/courts/${court}`)).json() as Promise<Snapshot>));
        if (!isOver) found.value = all;
      } catch {
        // the next question may be answered
      }
    };
    void ask();
    const asking = setInterval(ask, ASK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(asking);
    };
  }, [asks, others.join()]);
  return found.value;
}
