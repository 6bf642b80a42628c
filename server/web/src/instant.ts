// The instant that a view draws: the present one, or a past one.
import { computed, type ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { now } from "./time";

export const Instant = createContext<ReadonlySignal<number>>(now);

/** True within a view of the past: time stands still there. */
export const useIsPast = (): boolean => useContext(Instant) !== now;

/** A value of the drawn instant, of these parts: its component is drawn again when the value changes, not when time passes. */
export function useAt<T extends string | number | boolean | undefined>(of: (at: number) => T, parts: unknown[]): T {
  const at = useContext(Instant);
  return useMemo(() => computed(() => of(at.value)), [at, ...parts]).value;
}
