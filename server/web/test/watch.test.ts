import { expect, test, vi } from "vitest";
import { askCourts, courts } from "../src/watch";

test("the list of courts is asked for until the server gives it, and then no more", async () => {
  vi.useFakeTimers();
  const list = [{ court: 1, name: "One" }, { court: 2, name: "Two" }];
  const asked = vi.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true, json: async () => list });
  vi.stubGlobal("fetch", asked);
  await askCourts();
  expect(courts.value).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(courts.value).toEqual(list);
  expect(asked).toHaveBeenCalledTimes(3);
  courts.value = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
