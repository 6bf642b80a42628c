// Questions that the server is asked again and again.
import { useEffect, useState } from "preact/hooks";

/** The time between two questions whether the event has changed; the browser has an unchanged answer by its tag. */
const ASK_EVERY_MS = 10_000;

/** A number that grows every few seconds while the page is seen, and at once when it is seen again. */
export function useTurns(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = () => document.visibilityState === "visible" && setTurn((turn) => turn + 1);
    const timer = setInterval(next, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", next);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", next);
    };
  }, []);
  return turn;
}
