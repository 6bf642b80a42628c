import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { askCourts, courts, watch } from "../src/watch";

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

test("a court that the hall does not have is no longer asked for once the list of courts is there", () => {
  const sockets: Socket[] = [];
  class Socket {
    close = vi.fn();
    onclose = () => {};
    constructor(readonly url: string) {
      sockets.push(this);
    }
  }
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "hall.test" });
  vi.stubGlobal("addEventListener", () => {});
  const asked = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("fetch", asked);
  const court = signal(9);
  const feed = watch(court);
  expect(sockets.map(({ url }) => url)).toEqual(["ws://hall.test/feed/9"]);
  courts.value = [{ court: 2, name: "Two" }];
  expect(feed.value).toBe(undefined);
  expect(sockets[0]?.close).toHaveBeenCalled();
  court.value = 2;
  expect(feed.value?.id).toBe(2);
  expect(sockets.length).toBe(2);
  // a server that comes back may have other courts
  expect(asked).toHaveBeenCalledTimes(1);
  sockets[1]?.onclose();
  expect(asked).toHaveBeenCalledTimes(2);
  courts.value = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
