// The answer of a phone to a press, by the judge's choice and by the phone's abilities.
import { beforeEach, expect, test, vi } from "vitest";
import { canBuzz, give } from "../../src/session/signs";

const vibrate = vi.fn();
beforeEach(() => {
  vibrate.mockClear();
  vi.stubGlobal("navigator", { vibrate });
});

test("a phone that may buzz tells a press that was taken from one that was refused", () => {
  give("taken", "buzz");
  give("refused", "buzz");
  const [taken, refused] = vibrate.mock.calls.map(([pattern]) => pattern as number[]);
  expect(refused?.[0]).toBeGreaterThan(taken?.[0] ?? Infinity);
});

test("whoever wants neither sound nor buzz has the flash only", () => {
  give("taken", "none");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a phone that can neither buzz nor beep goes on", () => {
  vi.stubGlobal("navigator", {});
  give("free", "sound");
  expect(canBuzz()).toBe(false);
});
