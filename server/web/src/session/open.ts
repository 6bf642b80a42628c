// Opens a page of the court: the device's storage, its turn among the tabs, its session, its view.
import { effect } from "@preact/signals";
import { stayAwake } from "../awake";
import { render, type VNode } from "preact";
import { random53 } from "../random";
import type { Device } from "./device";
import { Driver } from "./driver";
import { type Follows, Link } from "./link";
import { Outbox } from "./outbox";
import { openStore } from "./store";
import { tabs, Turn } from "./turns";

/** The code after the # of the address; removed from it, as a code works once. */
function codeOfAddress(): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get("code") ?? undefined;
  if (code !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return code;
}

/** Opens the page; `name` is that of its storage, so two pages of one browser are two devices. */
export async function open<D extends Device>(
  name: string,
  settings: { software: string } & Follows,
  make: (outbox: Outbox, link: Link, driver: () => Driver) => D,
  draw: (device: D, code: string | undefined) => VNode,
): Promise<void> {
  const root = document.getElementById("page")!;
  let driver: Driver | undefined;
  let device: D | undefined;
  const turn = new Turn(tabs(name), random53(), async () => {
    if (device) device.isTaken.value = true;
    await driver?.leave();
  });
  await turn.claim();
  const { store, found } = await openStore(name);
  const outbox = new Outbox(found, random53);
  const link = new Link(outbox, { name: outbox.settings.name, ...settings }, Math.random);
  const opened = make(outbox, link, () => driver as Driver);
  device = opened;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  driver = new Driver(outbox, link, store, `${scheme}://${location.host}/court`, () => opened.refresh());
  driver.enter(undefined, outbox.settings.name);
  setInterval(() => opened.tick(performance.now()), 100);
  effect(() => {
    document.documentElement.dataset.theme = opened.settings.value.theme ?? "";
  });
  stayAwake();
  // a code in an address that is opened in this tab changes its # alone
  addEventListener("hashchange", () => location.hash.startsWith("#code=") && location.reload());
  render(draw(opened, codeOfAddress()), root);
}
