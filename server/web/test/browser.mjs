// The pages in a real browser, against the real server's demonstration: what a spectator sees, on a
// desktop and on a phone, and what a screen reader is told (WCAG 2.2 AA by axe).
//
//   node test/browser.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for something
// that happens, none for time to pass. The hall is spoken to by a name, as on its own network.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, browserKnowing, fits, pageOf, PATIENCE_MS, picture as pictureIn, start } from "./hall.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/browser.mjs SERVER [FOLDER]");

const HALL = "hall.test";
const SIZES = [
  { name: "desktop", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "phone", viewport: { width: 390, height: 844 }, isMobile: true },
];
/** Court seconds per second: a demonstration's first game is over within the test. */
const SPEED = 20;

const picture = (page, name) => pictureIn(page, pictures, name);

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

/** A court of three boards: they have room, and no name is cut. */
async function threeBoards(browser) {
  const names = ["Kowalska, Aleksandra", "Vasquez-Montalban, Bart", "Nguyen, Thi Minh Khai", "Featherstonehaugh, Max", "Example, Cara", "Oyelaran, Oluwadamilola"];
  const players = names.map((name, n) => `[[player]]\nid = ${n + 1}\nname = "${name}"\n`);
  const games = [1, 2, 3].map((board) => `[[pairing]]\ncourt = 1\nboard = ${board}\nround = 1\nwhite = ${2 * board - 1}\nblack = ${2 * board}\n`);
  const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
  const config = join(folder, "event.toml");
  await writeFile(config, `[[court]]\nname = "Small court"\nkind = "basketball"\nboards = 3\n${[...players, ...games].join("\n")}`);
  const hall = await start(program, join(folder, "data"), "--config", config, "--court-port", "0", "--public-port", "0");
  try {
    const page = await browser.newPage({ viewport: SIZES[0].viewport });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`http://${HALL}:${hall.public}/`);
    await page.locator(".tile .name").nth(5).waitFor();
    const cut = await page.locator(".tile .name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    assert.deepEqual(cut, [], "three boards: names are shown whole");
    await picture(page, "three-boards");
    await page.close();
  } finally {
    await hall.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
const hall = await start(program, folder, "--demo", "--speed", `${SPEED}`, "--court-port", "0", "--public-port", "0");
const browser = await browserKnowing(HALL);
try {
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size.viewport, isMobile: size.isMobile, hasTouch: size.isMobile });
    const wrong = [];
    const page = await pageOf(context, HALL, wrong);
    const answer = await page.goto(`http://${HALL}:${hall.public}/`);
    assert.equal(answer.status(), 200);
    assert.match(answer.headers()["content-security-policy"], /default-src 'none'/);
    await court(page, size);
    await board(page, size);
    assert.deepEqual(wrong, [], `${size.name}: nothing is said to be wrong`);
    console.log(`${size.name}: court and board are live, fit and are accessible`);
    await context.close();
  }
  await threeBoards(browser);
  console.log("three boards: names are shown whole");
  // a spectator's screen says when the hall is gone
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`http://${HALL}:${hall.public}/`);
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
  await hall.stop();
  await page.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  console.log("a lost hall is said to be lost");
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
