// The shared parts of the browser tests: a real server, a browser that knows the hall by its name, and
// the demands on every page.
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A name that is longer than a line of most lists: family names and given names. */
export const LONG = ["Featherstonehaugh-Cholmondeley Venkatanarasimharajuvaripeta", "Maria Guadalupe Ana"];

/** Whatever takes longer than this will not come. */
export const PATIENCE_MS = 60_000;

/**
 * Starts a server and waits until it says where its two doors are. `stop` ends it as its terminal
 * does, `kill` as a power cut does.
 */
export async function start(program, folder, ...args) {
  const server = spawn(program, ["--data-dir", folder, "--listen", "127.0.0.1", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise((resolve) => server.once("exit", resolve));
  const ports = {};
  for await (const line of createInterface({ input: server.stdout })) {
    const [, port, page] = /^\s+http:\/\/127\.0\.0\.1:(\d+)(\/?)$/.exec(line) ?? [];
    if (port) ports[page ? "public" : "court"] = port;
    if (ports.public && ports.court) {
      server.stdout.resume();
      return { ...ports, stop: () => (server.kill("SIGINT"), gone), kill: () => (server.kill("SIGKILL"), gone) };
    }
  }
  throw new Error("the server ended before it said where its doors are");
}

/** The answer of `referee-server devices` about the devices of a folder. */
export async function devices(program, folder, ...words) {
  return (await promisify(execFile)(program, ["devices", "--data-dir", folder, ...words])).stdout;
}

/** A new code, as the server's terminal gives it; `more` limits it. */
export const codeFor = async (role, program, folder, ...more) => (await devices(program, folder, "code", "--role", role, ...more)).split(" ")[0];

/** A folder with a set-up file; `serve` starts its server on a port, `remove` deletes it. */
export async function setUp(program, name, toml) {
  const folder = await mkdtemp(join(tmpdir(), `court-${name}-`));
  const config = join(folder, "event.toml");
  await writeFile(config, toml);
  return {
    folder,
    serve: (port, ...args) => start(program, folder, "--config", config, "--court-port", port, "--public-port", "0", ...args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The hall's network on the way to a port: it can be cut, and restored. */
export async function network(port) {
  const ways = new Set();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    const onward = connect(port, "127.0.0.1");
    const end = () => (socket.destroy(), onward.destroy(), ways.delete(end));
    ways.add(end);
    for (const one of [socket, onward]) one.on("error", end).on("close", end);
    socket.pipe(onward).pipe(socket);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const cut = () => {
    isCut = true;
    for (const end of [...ways]) end();
  };
  return { port: server.address().port, cut, restore: () => (isCut = false), close: () => (cut(), server.close()) };
}

/** A browser of the hall's own network, without windows: pages are reached by `name`, so they are no secure context. */
export function browserKnowing(name) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  });
}

/** A page that reports whatever goes wrong in it, or reaches out of the hall. */
export async function pageOf(context, name, wrong, isExpected = () => false) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("pageerror", (error) => wrong.push(`${error}`));
  page.on("console", (said) => said.type() === "error" && !isExpected(said.text()) && wrong.push(said.text()));
  page.on("request", (asked) => {
    const { hostname, protocol } = new URL(asked.url());
    if (protocol !== "data:" && hostname !== name) wrong.push(`the page asked ${asked.url()}`);
  });
  return page;
}

/** Opens a page of the court with a code in its address, and enrols it. */
export async function enrol(page, address, code, name) {
  await page.goto(`${address}#code=${code}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Enrol with this code" }).click();
}

/** Presses a button by its name. */
export const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Opens a tab of the organiser's page by its digit. */
export async function tab(page, digit, name) {
  // a field that is drawn late takes the focus
  for (let tries = 0; ; tries += 1) {
    await page.locator("[role=tab][aria-selected=true]").focus();
    await page.keyboard.press(digit);
    const opened = page.getByRole("tab", { name, selected: true });
    try {
      return await opened.waitFor({ timeout: tries < 5 ? 3_000 : PATIENCE_MS });
    } catch (error) {
      if (tries === 5 || error.name !== "TimeoutError") throw error;
    }
  }
}

/** Waits until the status line of the organiser's page tells of a command. */
export const told = (page, text) => page.locator("footer [role=status]").filter({ hasText: text }).waitFor();

/** The token of a device, as its page keeps it. */
export const token = (page) =>
  page.evaluate(async () => {
    const answer = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
    const [{ name }] = await indexedDB.databases();
    const storage = await answer(indexedDB.open(name));
    const kept = await answer(storage.transaction("kept").objectStore("kept").getAll());
    storage.close();
    return kept.find((each) => each?.token)?.token;
  });

/** Asks the API of the court's listener for a device, as its token says. */
export const asker = (hall, token) => async (method, path, body) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${hall.court}/api/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  assert(answer.ok, `${path}: ${await answer.clone().text()}`);
  return answer.json();
};

/** Carries out an act of an event, by the API. */
export const actor = (ask) => (event, act) => ask("POST", `events/${event}/commands`, { command: { act } });

/** Fails if somebody with a screen reader, a keyboard or weak eyes is kept out, by WCAG 2.2 AA and by more rules of axe. */
export async function accessible(page, where, more = []) {
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  // without the pieces, which are hidden from readers and have no text; no page frames another, which the legacy mode leaves out
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude("cg-board").options({ rules, resultTypes: ["violations"] });
  const found = await axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  const said = found.violations.map((each) => `${each.id}: ${each.help}\n  ${each.nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(said, [], `${where}:\n${said.join("\n")}`);
}

/** The rules of axe that a referee's page keeps besides: text at 7:1, and a heading that names the page. */
export const REFEREES = ["color-contrast-enhanced", "page-has-heading-one"];

/** Fails if something reaches out of the screen sideways. */
export async function fits(page, where) {
  const { inner, scroll } = await page.evaluate(() => ({ inner: innerWidth, scroll: document.documentElement.scrollWidth }));
  assert(scroll <= inner, `${where}: ${scroll} px wide on a screen of ${inner}`);
}

/** The width and height between the paper's margins of 12 mm, in CSS pixels. */
const PAPERS = { A4: { width: 703, height: 1032 }, Letter: { width: 725, height: 965 } };
/** The same of a paper that lies across, with margins of 10 mm. */
const ACROSS = { A4: { width: 1047, height: 718 }, Letter: { width: 980, height: 740 } };

/** The page on both kinds of paper, each checked by `check`; then as it was on the screen. */
export async function onPaper(page, check) {
  const screen = page.viewportSize();
  const isAcross = (await page.locator(".sheet-of-paper.is-wide").count()) > 0;
  await page.emulateMedia({ media: "print" });
  for (const [paper, size] of Object.entries(isAcross ? ACROSS : PAPERS)) {
    await page.setViewportSize(size);
    await check(paper);
  }
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
}

export async function picture(page, folder, name) {
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
