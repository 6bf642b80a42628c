// The browser's way back on a referee's page: what is opened is an entry of the history, as it is by
// the addresses of the public's pages. A page that is left by mistake is a page that misses a fault.
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Each value of the signal is an entry; back sets the value before. */
export function entries<T>(part: Signal<T>): void {
  const text = (value: unknown) => JSON.stringify(value) ?? "";
  history.replaceState({ part: part.peek() }, "");
  // after a step back the entry's value is there already
  part.subscribe((value) => text(history.state?.part) === text(value) || history.pushState({ part: value }, ""));
  addEventListener("popstate", ({ state }) => state && (part.value = state.part));
}

/** An entry of its own within a part, such as a form: call the function as it opens; back closes it. */
export function useEntry(isOpen: boolean, close: () => void): () => void {
  useEffect(() => {
    if (!isOpen) return;
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [isOpen]);
  return () => history.pushState(history.state, "");
}
