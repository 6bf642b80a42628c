// The judge's page: opens what the phone keeps, takes its turn among the tabs, and draws.
import { render } from "preact";
import "./judge.css";
import { say, speak } from "../messages";
import { Driver } from "./driver";
import { Judge } from "./judge";
import { Link } from "./link";
import { Outbox } from "./outbox";
import { Page } from "./page";
import { openStore } from "./store";
import { tabs, Turn } from "./turns";

const SOFTWARE = "judge's page 1";

/** A name for a boot or a tab: 53 random bits, as the wire's numbers hold them. */
function random53(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return (high >>> 11) * 2 ** 32 + low;
}

/** The code that stands behind the # of a code's address; taken out of it, as it is good once. */
function codeOfAddress(): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get("code") ?? undefined;
  if (code !== undefined) history.replaceState(null, "", location.pathname);
  return code;
}

const root = document.getElementById("page")!;
speak(import.meta.glob<string>(["../../../../protocol/messages/*.ftl", "../../../../protocol/messages/*/{play,pages,judge}.ftl"], { query: "?raw", import: "default", eager: true }));
document.title = say("judge-title");
root.textContent = say("judge-opening");

let driver: Driver | undefined;
let judge: Judge | undefined;
const turn = new Turn(tabs(), random53(), async () => {
  if (judge) judge.isTaken.value = true;
  await driver?.leave();
});
await turn.claim();
const { store, found } = await openStore();
const outbox = new Outbox(found, random53);
const link = new Link(outbox, { name: outbox.settings.name, software: SOFTWARE }, Math.random);
const scheme = location.protocol === "https:" ? "wss" : "ws";
const current = new Judge(outbox, link, () => driver as Driver);
judge = current;
driver = new Driver(outbox, link, store, `${scheme}://${location.host}/court`, () => current.refresh());
driver.enter(undefined, outbox.settings.name);
setInterval(() => current.tick(performance.now()), 100);
root.replaceChildren();
render(<Page judge={current} code={codeOfAddress()} />, root);
