// Keys that have just come below a finger or a pointer.
import { useRef } from "preact/hooks";
import { now } from "./time";

/** A key that has moved takes no press for so long: the finger was on its way to another one. */
const MOVED_MS = 500;

/** False for a moment after the value that names a place has changed, and after the first picture. */
export function useStill(place: unknown): boolean {
  const stands = useRef({ place, since: performance.now() });
  if (stands.current.place !== place) stands.current = { place, since: performance.now() };
  // read anew as the court's clock goes on
  now.value;
  return performance.now() - stands.current.since > MOVED_MS;
}
