// The pages in a real browser, against the real server's demonstration: what a spectator sees, on a
// desktop and on a phone, and what a screen reader is told (WCAG 2.2 AA by axe).
//
//   node test/browser.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for something
// that happens, none for time to pass. The hall is spoken to by a name, as on its own network.
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/browser.mjs SERVER [FOLDER]");

const HALL = "hall.test";
const SIZES = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "phone", viewport: { width: 390, height: 844 }, isMobile: true },
];
/** Whatever takes longer than this will not come. */
const PATIENCE_MS = 60_000;
/** Court seconds per second: a demonstration's first game is over within the test. */
const SPEED = 20;

/** Starts a demonstration and says where its public page is. */
async function demonstration(folder) {
  const server = spawn(
    program,
    ["--demo", "--speed", `${SPEED}`, "--data-dir", folder, "--listen", "127.0.0.1", "--court-port", "0", "--public-port", "0"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const gone = new Promise((resolve) => server.once("exit", resolve));
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /^\s+http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line)?.[1];
    if (port) return { port, stop: () => (server.kill("SIGINT"), gone) };
  }
  throw new Error("the server ended before it said where its page is");
}

/** Fails if a spectator with a screen reader, a keyboard or weak eyes is kept out. */
async function accessible(page, where) {
  const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  const said = found.violations.map((each) => `${each.id}: ${each.help}\n  ${each.nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(said, [], `${where}:\n${said.join("\n")}`);
}

/** Fails if something reaches out of the screen sideways. */
async function fits(page, where) {
  const { inner, scroll } = await page.evaluate(() => ({ inner: innerWidth, scroll: document.documentElement.scrollWidth }));
  assert(scroll <= inner, `${where}: ${scroll} px wide on a screen of ${inner}`);
}

async function picture(page, name) {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** The court: twelve boards, live, moving. */
async function court(page, size) {
  const where = `court on a ${size.name}`;
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
  await page.getByText("DEMO", { exact: true }).waitFor();
  assert.equal(await page.locator(".tile").count(), 12, where);
  await page.waitForFunction(() => document.querySelectorAll(".tile .clock.running").length > 0);
  // a clock runs without the server saying so every time
  const first = page.locator(".tile .clock.running").first();
  const before = await first.textContent();
  await page.waitForFunction((before) => document.querySelector(".tile .clock.running")?.textContent !== before, before);
  // somebody runs, and says what he owes
  await page.getByText(/^owes/).first().waitFor();
  await page.locator(".ticker li").first().waitFor();
  await fits(page, where);
  await picture(page, `court-${size.name}`);
  await accessible(page, where);
}

/** One board, reached by the keyboard, its moves growing. */
async function board(page, size) {
  const where = `board on a ${size.name}`;
  const link = page.locator(".tile a").nth(1);
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Board 2/ }).waitFor();
  await page.locator(".moves tbody tr").first().waitFor();
  const half = () => document.querySelectorAll(".moves tbody td").length;
  const made = await page.evaluate(half);
  await page.waitForFunction((made) => [...document.querySelectorAll(".moves tbody td")].filter((cell) => cell.textContent?.trim()).length > made, made);
  assert(await page.locator("cg-board piece").count() > 2, `${where}: the position is drawn`);
  await fits(page, where);
  await picture(page, `board-${size.name}`);
  await accessible(page, where);
  await page.getByRole("link", { name: /All boards/ }).click();
  await page.locator(".tile").nth(11).waitFor();
}

const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
const hall = await demonstration(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    `--host-resolver-rules=MAP ${HALL} 127.0.0.1`,
  ],
});
try {
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size.viewport, isMobile: size.isMobile, hasTouch: size.isMobile });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const wrong = [];
    page.on("pageerror", (error) => wrong.push(`${error}`));
    page.on("console", (said) => said.type() === "error" && wrong.push(said.text()));
    page.on("request", (asked) => {
      const { hostname, protocol } = new URL(asked.url());
      if (protocol !== "data:" && hostname !== HALL) wrong.push(`the page asked ${asked.url()}`);
    });
    const answer = await page.goto(`http://${HALL}:${hall.port}/`);
    assert.equal(answer.status(), 200);
    assert.match(answer.headers()["content-security-policy"], /default-src 'none'/);
    await court(page, size);
    await board(page, size);
    assert.deepEqual(wrong, [], `${size.name}: nothing is said to be wrong`);
    console.log(`${size.name}: court and board are live, fit and are accessible`);
    await context.close();
  }
  // a spectator's screen says when the hall is gone
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`http://${HALL}:${hall.port}/`);
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
  await hall.stop();
  await page.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  console.log("a lost hall is said to be lost");
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
