// The judge's page in a real browser against the real server: enrolment by code, a call and who sees
// it, a wrong lane put right, a server killed under the finger, storage refused, two tabs, a wrong
// clock, the keyboard.
//
//   node test/judge.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. The hall is spoken to by its
// name, so nothing the page uses needs a secure context. Every wait is for something that happens.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { accessible, browserKnowing, fits, pageOf, PATIENCE_MS, picture as pictureIn, start } from "./hall.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/judge.mjs SERVER [FOLDER]");

const HALL = "court.local";
const LANES = 12;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const TABLET = { viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true };
/** What a lane says while its game is played and nothing is called. */
const PLAYS = /^(playing|out|back|away)$/;
/** WCAG 2.5.5: what a finger hits. */
const TARGET_PX = 44;

const folder = await mkdtemp(join(tmpdir(), "court-judge-"));
const config = join(folder, "event.toml");
const players = Array.from({ length: 2 * LANES }, (_, index) => `[[player]]\nid = ${index + 1}\nname = "Runner${index + 1}, A"\n`);
const pairings = Array.from(
  { length: LANES },
  (_, index) =>
    `[[pairing]]\ncourt = 1\nboard = ${index + 1}\nround = 1\nwhite = ${2 * index + 1}\nblack = ${2 * index + 2}\nclock = "table"\nevidence = "table"\nruns = "presumed"\nrun_mode = "line"\nturning_point = 14\n`,
);
await writeFile(config, `[[court]]\nname = "Court 1"\nboards = ${LANES}\n\n${players.join("\n")}\n${pairings.join("\n")}`);
const serve = (port) => start(program, folder, "--config", config, "--court-port", port, "--public-port", "0");

/** A new code, as the server's terminal gives it. */
async function code(role) {
  const { stdout } = await promisify(execFile)(program, ["devices", "--data-dir", folder, "code", "--role", role]);
  return stdout.split(" ")[0];
}

let hall = await serve("0");
const address = `http://${HALL}:${hall.court}`;
const browser = await browserKnowing(HALL);
const wrong = [];
/** What a browser says by itself while a server is away. */
const isExpected = (text) => text.includes("WebSocket connection to") || text.includes("ERR_CONNECTION_REFUSED");

const lane = (page, number) => page.locator(".tile").nth(number - 1);
const call = (page, number) => lane(page, number).locator(".call");
const standing = (page, number, text) => lane(page, number).locator(".standing").filter({ hasText: text }).waitFor();
const mark = (page, number, text) => lane(page, number).locator(".mark").filter({ hasText: text }).waitFor();
const live = (page) => page.getByText("Live, everything sent").waitFor();
const picture = (page, name) => pictureIn(page, pictures, name);

async function phone(options, script) {
  const context = await browser.newContext(options);
  if (script) await context.addInitScript(script);
  return context;
}

/** A judge's phone, or another referee's, enrolled by a code in its address. */
async function judge(context, name, role = "judge") {
  const page = await pageOf(context, HALL, wrong, isExpected);
  await page.goto(`${address}/judge#code=${await code(role)}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Enrol with this code" }).click();
  await live(page);
  return page;
}

/** The head referee's device, as any program speaks: it starts every board and watches nothing. */
async function startAll(context) {
  const page = await pageOf(context, HALL, wrong, isExpected);
  await page.goto(`${address}/judge`);
  const verdict = await page.evaluate(
    ([code, lanes]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/court`, "court.v1.json");
        const say = (message) => socket.send(JSON.stringify(message));
        const boards = Array.from({ length: lanes }, (_, index) => index + 1);
        socket.onopen = () =>
          say({ hello: { versions: { min: 1, max: 1 }, credential: { code: { code } }, name: "head", software: "test", boot: 1, epoch: 0, pending: [1] } });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.welcome) {
            const offset = Date.now() * 1000 - Math.round(performance.now() * 1000);
            const now = Math.round(performance.now() * 1000);
            say({ heartbeat: { boot: 1, through: now, n: 1, clock: { offset, error: 1_000 } } });
            const start = { boards, despite: "a test" };
            say({ request: { boot: 1, n: 1, at: now, court: 1, ask: { start } } });
          }
          if (message.outcome) resolve(message.outcome.verdict);
          if (message.goodbye) reject(new Error(message.goodbye.text));
        };
      }),
    [await code("head"), LANES],
  );
  assert("recorded" in verdict, JSON.stringify(verdict));
  await page.close();
}

/** Everything a finger can hit is large enough for it, and no tile needs scrolling. */
async function handy(page, where) {
  const { small, scrolls } = await page.evaluate((least) => {
    const boxes = [...document.querySelectorAll("button, input, a")].map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    const tiles = document.querySelector(".tiles");
    return {
      small: boxes.filter(({ box }) => box.width < least || box.height < least).map(({ text, box }) => `${text}: ${box.width} by ${box.height}`),
      scrolls: tiles ? tiles.scrollHeight > tiles.clientHeight + 1 : false,
    };
  }, TARGET_PX);
  assert.deepEqual(small, [], `${where}: too small for a finger`);
  assert(!scrolls, `${where}: not every lane is on the screen`);
  await fits(page, where);
  await accessible(page, where);
}

try {
  const [first, second] = [await phone(PHONE), await phone(TABLET)];
  const door = await pageOf(first, HALL, wrong, isExpected);
  await door.goto(`${address}/judge`);
  assert.equal(await door.evaluate(() => isSecureContext), false, "the hall's name makes no secure context");
  await handy(door, "the door");
  await door.close();
  const ida = await judge(first, "Ida");
  const ben = await judge(second, "Ben");
  assert.equal(await ida.locator(".tile").count(), LANES);
  assert.equal(new URL(ida.url()).hash, "", "a code does not stay in the address");

  // one sweep before the start: all lanes but one
  await ida.getByRole("button", { name: "Ready", exact: true }).tap();
  await ida.getByRole("button", { name: /^Lane 4/ }).tap();
  await handy(ida, "the sweep");
  await ida.getByRole("button", { name: "11 lanes ready, not 4" }).tap();
  await standing(ben, 12, "ready");
  await standing(ben, 4, "not started");
  await startAll(await phone(TABLET));
  await standing(ida, 7, PLAYS);
  await handy(ida, "the lanes on a phone");
  await handy(ben, "the lanes on a tablet");
  await picture(ida, "judge-phone");

  // one judge calls, the other sees it
  await call(ida, 7).tap();
  await mark(ida, 7, "ruled");
  await standing(ben, 7, /called|STOP/);
  console.log("a call on lane 7 is ruled and on the other judge's screen");

  // sliding off takes a touch back
  const box = await call(ida, 2).boundingBox();
  await ida.mouse.move(box.x + 20, box.y + 20);
  await ida.mouse.down();
  await ida.mouse.move(box.x + 20, box.y + box.height + 150);
  await ida.mouse.up();
  // a long touch asks for more
  await ida.mouse.move(box.x + 20, box.y + 20);
  await ida.mouse.down();
  await ida.locator(".held-long").waitFor();
  await ida.mouse.up();
  await ida.getByRole("heading", { name: "Lane 2" }).waitFor();
  await handy(ida, "a lane's sheet");
  await picture(ida, "judge-sheet");
  await ida.getByRole("button", { name: /^Close/ }).click();
  assert.equal(await lane(ida, 2).locator(".mark").textContent(), "", "a touch that slid off is no call");

  // the wrong lane, put right
  await call(ida, 3).tap();
  await ida.getByRole("button", { name: /^Replace lane 3/ }).tap();
  await call(ida, 4).tap();
  await standing(ben, 4, /called|STOP/);
  await standing(ben, 3, PLAYS);
  // and one taken back
  await call(ida, 5).tap();
  await standing(ben, 5, /called|STOP/);
  await ida.getByRole("button", { name: /^Undo lane 5/ }).tap();
  await standing(ben, 5, PLAYS);
  console.log("a wrong lane is replaced, a wrong call taken back");

  // the stopwatch, drawn by both from the instant the server named
  await lane(ida, 7).locator(".stopwatch").tap();
  await lane(ida, 7).locator(".stopwatch.runs").waitFor();
  await lane(ben, 7).locator(".stopwatch.runs").waitFor();
  console.log("a stopwatch runs on both screens");

  // a keyboard
  await call(ben, 9).focus();
  await ben.keyboard.press("Enter");
  await standing(ida, 9, /called|STOP/);

  // the head referee called to a lane: on the server, and his to decide
  await ida.getByRole("button", { name: /^CALL CHIEF/ }).tap();
  await call(ida, 2).tap();
  await mark(ida, 2, "on the server");

  // a result in three steps, by a judge and by the head referee
  const dana = await judge(await phone(PHONE), "Dana", "head");
  for (const page of [ida, dana]) {
    await page.getByRole("button", { name: /^More/ }).tap();
    await call(page, 10).tap();
    await page.getByRole("button", { name: "Result", exact: true }).tap();
    await page.getByRole("button", { name: /^1–0/ }).tap();
    await page.getByText(/^.*\(White\) wins against .*\(Black\)\.$/).waitFor();
    await page.getByRole("button", { name: "resignation", exact: true }).tap();
    await handy(page, "a result's last look");
    await page.getByRole("button", { name: "Enter this result" }).tap();
    await mark(page, 10, /on the server|ruled/);
  }
  await standing(ben, 10, "1–0 agreed");
  await picture(dana, "judge-result");

  // a draw claimed by a move that is announced and not made: the head referee rules on it
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 6).tap();
  await ida.getByRole("button", { name: "Seen", exact: true }).tap();
  await ida.getByLabel(/^The move he announces/).fill("Nf3");
  await ida.getByText(/^Not a move/).waitFor();
  const threefold = ida.getByRole("button", { name: /^Claims: threefold repetition/ });
  assert(await threefold.isDisabled(), "what is no move is not sent");
  await ida.getByLabel(/^The move he announces/).fill("g1f3");
  await handy(ida, "a claim with an announced move");
  await picture(ida, "judge-claim");
  await threefold.tap();
  await ida.getByText("threefold repetition with g1f3, announced").first().waitFor();
  await mark(ida, 6, "on the server");
  console.log("lanes are swept, the head referee is called, two equal results end a game");

  // the server dies under the finger
  await hall.kill();
  await ida.getByText(/^No link for/).first().waitFor();
  for (const number of [1, 6, 8]) {
    await call(ida, number).tap();
    await mark(ida, number, "kept here");
  }
  await ida.getByRole("button", { name: /^Undo lane 8/ }).tap();
  await ida.getByText("to be taken back").waitFor();
  await ida.getByText("3 kept here").waitFor();
  // a stopwatch runs on the phone alone
  await lane(ida, 9).locator(".stopwatch").tap();
  await lane(ida, 9).locator(".stopwatch.runs").waitFor();
  await picture(ida, "judge-no-link");
  await accessible(ida, "no link");
  hall = await serve(hall.court);
  await live(ida);
  for (const number of [1, 6]) {
    await mark(ida, number, "ruled");
    await standing(ben, number, /^(called|STOP)$/); // once, not twice
  }
  await lane(ida, 8).locator(".mark").filter({ hasText: "ruled" }).waitFor();
  await standing(ben, 8, PLAYS);
  console.log("what was tapped while the server was dead arrives once, and is taken back where it was");

  // the page loads again and goes on
  await ida.reload();
  await live(ida);
  await ida.getByRole("button", { name: "Log" }).tap();
  await ida.getByText("no crossing").first().waitFor();
  await handy(ida, "the log");
  await ida.getByRole("button", { name: /^Close/ }).tap();

  // a second tab of one phone takes over, and gives back
  const tab = await pageOf(first, HALL, wrong, isExpected);
  await tab.goto(`${address}/judge`);
  await live(tab);
  await ida.getByRole("heading", { name: "Judging goes on in another tab" }).waitFor();
  await ida.getByRole("button", { name: "Judge in this tab" }).tap();
  await live(ida);
  await tab.getByRole("heading", { name: "Judging goes on in another tab" }).waitFor();
  await tab.close();
  console.log("two tabs of one phone take turns");

  // storage refused: the page says so and goes on
  const refused = await phone(PHONE, () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    IDBFactory.prototype.open = refuse;
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  const eva = await judge(refused, "Eva");
  await eva.getByText(/^Storage refused/).waitFor();
  await call(eva, 2).tap();
  await mark(eva, 2, "ruled");
  await standing(ben, 2, /called|STOP/);
  await handy(eva, "storage refused");
  console.log("a phone without storage says so and goes on");

  // storage that fills up in mid-round
  const full = await phone(PHONE, () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (window.isFull) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  const max = await judge(full, "Max");
  await max.evaluate(() => (window.isFull = true));
  await call(max, 11).tap();
  await mark(max, 11, "ruled");
  await max.getByText(/^Storage full/).waitFor();
  await max.evaluate(() => (window.isFull = false));
  await call(max, 11).tap();
  await max.getByText(/^Storage full/).waitFor({ state: "detached" });

  // a phone whose clock is a day off
  const late = await phone(PHONE, () => {
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
  });
  const ole = await judge(late, "Ole");
  await call(ole, 12).tap();
  await mark(ole, 12, "ruled");
  await standing(ben, 12, /called|STOP/);
  await ole.getByText("This phone's clock is 24 h slow: never mind, the court's counts").waitFor();
  const called = await ole.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleTimeString([], { hourCycle: "h23" }).slice(0, 2));
  await ole.getByRole("button", { name: "Log" }).tap();
  assert.equal((await ole.locator(".log time").first().textContent()).slice(0, 2), called, "the log tells the court's time of day");
  await handy(ole, "the log of a phone whose clock is off");
  await picture(ole, "judge-clock-off");
  console.log("a phone whose clock is a day off calls like any other");

  assert.deepEqual(wrong, [], "nothing is said to be wrong");
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
