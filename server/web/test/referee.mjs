// The head referee's page in a real browser against the real server, on a phone and with two courts:
// enrolment by code, readiness and 3-2-1-GO, questions of both courts ruled with their consequences on
// the keys, a clock corrected and set on the table, penalties replaced and annulled, results entered,
// ruled and sealed, a phone let in and shut out, screens of the hall set; then a laptop with a keyboard.
//
//   node test/referee.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. Every wait is for an event.
import { mkdtemp, rm } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessible, browserKnowing, codeFor, enrol, fits, pageOf, picture as pictureIn, REFEREES, start, token } from "./hall.mjs";
import {
  call, clearStorage, dayLate, fillingStorage, lane, LANES, live, mark, open, runners, PHONE, PLAYS, refusingStorage, setUpOf, stand, standing, TABLET,
} from "./judges.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/referee.mjs SERVER [FOLDER]");

const HEAD = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LAPTOP = { viewport: { width: 1366, height: 768 }, colorScheme: "dark" };
const HALL = "court.local";
/** The least side of a referee's touch target. */
const TARGET_PX = 48;

/** Growth of a page in the time of this script, in bytes: the lines of its log, at most 4,000. What a page
 * of each second leaves behind comes to hundreds of megabytes in that time. */
const GROWTH_MAX = 40_000_000;

const hall = await open(program, setUpOf(runners(2), 2));
const { address, judge, phone, wrong } = hall;
const picture = (page, name) => pictureIn(page, pictures, name);

/** Every target is large enough, nothing reaches out of the screen, and the contrast is 7:1. */
async function sound(page, where) {
  const small = await page.evaluate((least) => {
    const boxes = [...document.querySelectorAll("button, input")].filter((each) => each.checkVisibility()).map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    return boxes.filter(({ box }) => box.width < least || box.height < least).map(({ text, box }) => `${text}: ${box.width} by ${box.height}`);
  }, TARGET_PX);
  assert.deepEqual(small, [], `${where}: too small for a finger`);
  await fits(page, where);
  await accessible(page, where, REFEREES);
}

/** The whole page without a scroll of its own, on a laptop. */
async function inView(page, where) {
  const hidden = await page.evaluate(() => ["main", ".inbox", ".part"].filter((name) => {
    const { scrollHeight, clientHeight } = document.querySelector(name);
    return scrollHeight > clientHeight;
  }));
  assert.deepEqual(hidden, [], `${where}: out of view`);
}

const cell = (page, board, court = 1) => page.locator(".strip").nth(court - 1).locator(".cell").nth(board - 1);
const tab = (page, name) => page.getByRole("navigation").getByRole("button", { name }).tap();
const part = (page, name) => page.locator(".part").getByRole("button", { name, exact: true }).tap();
const card = (page, text) => page.locator(".card", { hasText: text });
const key = (page, name) => page.locator(".key", { hasText: name });
const said = (page, text) => page.locator(".last .press > span").first().filter({ hasText: text }).waitFor();
/** The key of the form that is open; its consequence is shown first. */
async function confirm(page, name, effect) {
  if (effect) await page.locator(".form .consequence").filter({ hasText: effect }).waitFor();
  await page.locator(".form").getByRole("button", { name, exact: true }).tap();
}

/** A warning, which changes no game. */
async function warns(page, board) {
  await cell(page, board).tap();
  await part(page, "Penalties");
  await part(page, "Call a fault");
  await page.locator(".form").getByRole("button", { name: /\(White\)/ }).tap();
  await page.locator(".form").getByRole("button", { name: "disturbance" }).tap();
  await page.locator(".form").getByRole("button", { name: "warning", exact: true }).tap();
  await confirm(page, "Call a fault");
  await page.locator(".last .state").filter({ hasText: "ruled" }).waitFor();
}

/** The bytes in use on a page once everything that can go is gone. */
async function heap(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  await browser.detach();
  return usedSize;
}

// a board of a court with live moves is open all the time
const folder = await mkdtemp(join(tmpdir(), "court-referee-"));
const demo = await start(program, folder, "--demo", "--courts", "2", "--speed", "5", "--court-port", "0", "--public-port", "0");
const browser = await browserKnowing(HALL);
const amy = await pageOf(await browser.newContext({ ...LAPTOP, hasTouch: true }), HALL, wrong);
let atFirst;

try {
  await enrol(amy, `http://${HALL}:${demo.court}/referee`, await codeFor("head", program, join(folder, "demo")), "Amy");
  await cell(amy, 1).tap();
  await amy.getByRole("button", { name: /^Board 1\. White: .*king/ }).waitFor();

  const dana = await judge(await phone(HEAD), "Dana", "head", "/referee");
  const ida = await judge(await phone(PHONE), "Ida");
  assert.equal(await dana.locator(".strip .cell").count(), 2 * LANES);
  await dana.getByText("Nothing waits for you").waitFor();
  await sound(dana, "the empty inbox");

  // all boards of court 1 ready but one, then 3-2-1-GO for these
  await tab(dana, "Round");
  await part(dana, "Court 1");
  await dana.getByRole("button", { name: /^12 ✓/ }).tap();
  await dana.getByRole("button", { name: "Court 1, boards 1–11: ready" }).tap();
  await standing(ida, 11, "ready");
  await standing(ida, 12, "not started");
  await picture(dana, "referee-round");
  await sound(dana, "the round");
  const runner = await hall.newPage(await phone(TABLET));
  await runner.goto(`${hall.everybody}/baseline?court=1&end=white`);
  await runner.locator(".baseline li").nth(LANES - 1).waitFor();
  await dana.getByRole("button", { name: /^3 · 2 · 1 · GO/ }).tap();
  // the tablet of the line shows one figure for all of them
  await runner.waitForFunction(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.matches(".baseline .all"));
  await dana.getByText("On 2 referees' screens").waitFor();
  await standing(ida, 7, PLAYS);
  await standing(ida, 12, "not started");
  // the last one starts with a reason
  await dana.getByRole("button", { name: /^12 ✕/ }).tap();
  await dana.getByText("board 12 was not found ready").waitFor();
  // a key that is not to be pressed takes no finger, which a browser tells it of all the same
  const lastPress = () => dana.locator(".last").innerText();
  const before = await lastPress();
  const go = dana.getByRole("button", { name: "3 · 2 · 1 · GO: Court 1, board 12", disabled: true });
  await go.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await go.boundingBox();
  await dana.touchscreen.tap(x + width / 2, y + height / 2);
  assert.equal(await lastPress(), before);
  await dana.getByLabel("Start all the same, because").fill("the arbiter is there");
  await sound(dana, "a start with a reason");
  await dana.getByRole("button", { name: "3 · 2 · 1 · GO: Court 1, board 12" }).tap();
  // one start alone takes no other lane's place
  await runner.waitForFunction((lanes) => (document.querySelector(".baseline .is-count")?.getBoundingClientRect().width ?? Infinity) < (1.5 * innerWidth) / lanes, LANES);
  await runner.context().close();
  await standing(ida, 12, PLAYS);
  atFirst = await heap(amy);
  console.log("eleven boards are ready and start at GO, the last one with a reason");

  // a claim on court 1 and a call from court 2: his own call comes first; a touch opens the board
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 6).tap();
  await ida.getByRole("button", { name: "Seen", exact: true }).tap();
  await ida.getByRole("button", { name: /^Claims: the same position/ }).tap();
  await ida.getByRole("button", { name: /go to court 2/ }).tap();
  await ida.getByRole("button", { name: "CALL CHIEF" }).tap();
  await call(ida, 3).tap();
  await ida.getByRole("button", { name: /go to court 1/ }).tap();
  await tab(dana, /^Inbox 2/);
  await card(dana, "Court 2 · Board 3").first().waitFor();
  assert.match(await dana.locator(".card").first().innerText(), /Court 2 · Board 3/);
  await key(dana, "Rejected").getByText(/claim is rejected/).waitFor();
  await picture(dana, "referee-inbox");
  await sound(dana, "a claim in the inbox");
  await dana.getByRole("button", { name: "Court 2 · Board 3" }).tap();
  await part(dana, "I am there The head referee is at the board.");
  await tab(dana, /^Inbox 1/);
  await key(dana, "Rejected").tap();
  await said(dana, "Rejected");
  await dana.getByText("Nothing waits for you").or(dana.getByText(/^Set the clock/)).first().waitFor();
  console.log("a call of one court and a claim of the other are answered by a touch each");

  // a clock corrected, and set on the table
  await cell(dana, 3).tap();
  await part(dana, "Clocks");
  await dana.getByLabel(/^White, such as/).fill("7:28");
  await dana.getByLabel(/^Black, such as/).fill("9:99");
  await dana.getByText(/^Not a time/).waitFor();
  await dana.getByLabel(/^Black, such as/).fill("9:53");
  await dana.locator(".present").getByText(/^White /).waitFor();
  await dana.getByRole("button", { name: "clock was set wrongly" }).tap();
  await sound(dana, "a clock to correct");
  await confirm(dana, "Set the clocks", /clock/);
  await dana.locator(".part").getByText(/^Set the clock: White to 7:2\d/).waitFor();
  await picture(dana, "referee-clock");
  // a reading counts from the first touch in its form
  await dana.locator(".part").getByRole("button", { name: "Type what it reads" }).tap();
  const reading = dana.getByRole("form", { name: "Clock reading" });
  await reading.waitFor();
  assert.equal(await reading.getByText(/^Counts from/).count(), 0);
  await reading.getByLabel(/^White, such as/).tap();
  await reading.getByText(/^Counts from your first touch, [0-5] s ago/).waitFor();
  await reading.getByRole("button", { name: "Cancel" }).tap();
  await dana.locator(".part").getByRole("button", { name: /^It is set/ }).tap();
  await dana.locator(".part").getByText(/^Set the clock: White to/).waitFor({ state: "detached" });
  console.log("a clock is corrected and set on the table");

  // the browser's back closes a form, then its board, and stays on the page
  await tab(dana, "Round");
  await cell(dana, 3).tap();
  await part(dana, "Penalties");
  await part(dana, "Call a fault");
  await dana.locator(".form").waitFor();
  await dana.goBack();
  await dana.locator(".form").waitFor({ state: "detached" });
  await dana.getByRole("heading", { name: /Board 3/ }).waitFor();
  await dana.goBack();
  await dana.getByRole("heading", { name: /of 24 games over/ }).waitFor();
  console.log("back stays inside");

  // a penalty of the judge, moved to the right board, and annulled there with its effect shown first
  await call(ida, 7).tap();
  await mark(ida, 7, "ruled");
  await cell(dana, 7).tap();
  await part(dana, "Penalties");
  await part(dana, "Replace");
  await dana.locator(".form").getByRole("button", { name: "8", exact: true }).tap();
  await sound(dana, "a replacement");
  await picture(dana, "referee-replace");
  await confirm(dana, "Replace");
  await standing(ida, 8, /called|STOP/);
  await standing(ida, 7, PLAYS);
  await cell(dana, 8).tap();
  await part(dana, "Penalties");
  await part(dana, "Annul");
  await dana.getByLabel("Reason").fill("he crossed");
  await sound(dana, "a void");
  await picture(dana, "referee-void");
  await confirm(dana, "Annul", /void|annul/);
  await standing(ida, 8, PLAYS);
  console.log("a penalty is replaced and annulled");

  // an act that is rare: a player resigns, seen by the head referee; who it was is asked
  await cell(dana, 5).tap();
  await part(dana, "Seen");
  await part(dana, "Resigned");
  await dana.locator(".form").getByRole("button", { name: /\(Black\)/ }).tap();
  await sound(dana, "a resignation");
  await confirm(dana, "Resigned", /resign/i);
  await standing(ida, 5, "1–0");
  // the board is set by hand
  await cell(dana, 4).tap();
  await part(dana, "Set by hand");
  await part(dana, "Correct players");
  await dana.locator(".form").getByRole("button", { name: "colours reversed" }).tap();
  await dana.getByRole("button", { name: "seated wrongly" }).tap();
  await sound(dana, "players put right");
  await picture(dana, "referee-by-hand");
  await confirm(dana, "Correct players");
  await dana.locator(".part .side").first().filter({ hasText: "Runner7, A" }).waitFor();
  await part(dana, "Set the position");
  await dana.getByLabel("The position in FEN").fill("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await dana.getByRole("button", { name: "pieces displaced" }).tap();
  await confirm(dana, "Set the position", /position/i);
  console.log("a resignation is noted, players and the position are put right");

  // a call on the wrong board is taken back where it is told
  await warns(dana, 1);
  await dana.locator(".last").getByRole("button", { name: /^Undo/ }).tap();
  await dana.locator(".last .state").filter({ hasText: "ruled" }).waitFor();
  await said(dana, "taken back");
  console.log("a press is taken back with a touch");

  // two equal entries, sealed
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 10).tap();
  await ida.getByRole("button", { name: "Result", exact: true }).tap();
  await ida.getByRole("button", { name: /^1–0/ }).tap();
  await ida.getByRole("button", { name: "resignation", exact: true }).tap();
  await ida.getByRole("button", { name: "Enter this result" }).tap();
  await mark(ida, 10, /on the server|ruled/);
  await cell(dana, 10).filter({ hasText: "1–0 result entered" }).tap();
  await part(dana, "Result");
  await dana.locator(".form").getByRole("button", { name: /^1–0/ }).tap();
  await dana.locator(".form").getByRole("button", { name: "resignation", exact: true }).tap();
  await sound(dana, "a result's last look");
  await picture(dana, "referee-result");
  await confirm(dana, "Enter this result", /White wins/)
  await tab(dana, "Round");
  await dana.getByRole("button", { name: "Seal Court 1, board 10" }).tap();
  await standing(ida, 10, "1–0 sealed");
  console.log("an agreed result is sealed");

  // a result that the head referee rules, with its effect shown first
  await cell(dana, 9).tap();
  await part(dana, "Result");
  await part(dana, "Rule a result");
  await dana.locator(".form").getByRole("button", { name: "0–0", exact: true }).tap();
  await dana.locator(".form").getByLabel("Reason").fill("both left");
  await confirm(dana, "Rule a result", /both lose/);
  await standing(ida, 9, "0–0 ruled");
  console.log("a result is ruled");

  // a ruling that is no call is annulled from the log
  await tab(dana, "Log");
  await picture(dana, "referee-log");
  await sound(dana, "the log");
  assert.equal(await dana.locator(".log li", { hasText: /ready$/ }).count(), 0, "what a round has by the hundred is kept apart");
  await part(dana, "Everything");
  await dana.locator(".log li", { hasText: "ready" }).first().waitFor();
  // the court with its inbox at GO: nothing was asked yet, and nothing can be ruled there
  await part(dana, "As known then");
  await dana.getByRole("slider", { name: "As known then" }).press("Home");
  await dana.locator(".part").getByText("Nothing waits for you").waitFor();
  await dana.locator(".part .log li").nth(11).waitFor();
  assert.equal(await dana.locator(".part .log button").count(), 0);
  await sound(dana, "the court as it was known");
  await picture(dana, "referee-past");
  await part(dana, "Rulings and incidents");
  await dana.locator(".log li", { hasText: "Court 1 · Board 5" }).filter({ hasText: /resign/ }).getByRole("button").tap();
  await dana.getByRole("button", { name: "pressed in error" }).tap();
  await confirm(dana, "Annul", /would change what has been decided/);
  // what else goes with it is shown, and confirmed
  await tab(dana, /^Inbox/);
  await key(dana, "Carry it out as shown").tap();
  await lane(ida, 5).locator(".standing").filter({ hasNotText: "1–0" }).waitFor();
  console.log("what was seen in error is annulled");

  // a stop of all boards of a court
  await tab(dana, "Round");
  await part(dana, "Court 1");
  await dana.getByRole("button", { name: "Pause: alarm" }).tap();
  await standing(ida, 1, "paused");

  // a phone that asks is let in, gets other lanes, and is shut out
  const eve = await hall.newPage(await phone(PHONE));
  await eve.goto(`${address}/judge`);
  await eve.getByLabel("Your name").fill("Eve");
  await eve.getByRole("button", { name: "Ask the head referee to let me in" }).click();
  await tab(dana, /^Devices/);
  await dana.getByRole("button", { name: /^Let in as line judge/ }).tap();
  await live(eve);
  await dana.getByRole("button", { name: "Duty Eve" }).tap();
  await part(dana, "Give it a duty");
  await dana.getByLabel(/^Lanes/).fill("1-x");
  await dana.getByText(/^Not lanes/).waitFor();
  await dana.getByLabel(/^Lanes/).fill("1-6");
  await picture(dana, "referee-devices");
  await sound(dana, "the devices");
  await confirm(dana, "Give it a duty");
  await dana.getByText(/lanes 1, 2, 3, 4, 5, 6/).waitFor();
  await part(dana, "Shut out: end its enrolment");
  await confirm(dana, "All the same: Shut out: end its enrolment");
  await eve.locator(".door").waitFor();
  console.log("a phone is let in, gets lanes, and is shut out");

  // the look for a screen in the sun holds the same contrasts
  await part(dana, "Sunlight");
  await sound(dana, "the devices in the sun");
  await cell(dana, 7).tap();
  await sound(dana, "a board in the sun");
  await tab(dana, "Round");
  await sound(dana, "the round in the sun");
  await tab(dana, /^Inbox/);
  await sound(dana, "the inbox in the sun");
  await picture(dana, "referee-sunlight");
  await tab(dana, /^Devices/);
  await part(dana, "As the device");
  console.log("the look for the sun holds 7:1");

  // the screens of the hall are set from here, by a head referee's token and by nobody else's
  const beamer = await hall.newPage(await phone(LAPTOP));
  await beamer.goto(`${hall.everybody}/hall`);
  const video = await hall.newPage(await phone(LAPTOP));
  await video.goto(`${hall.everybody}/overlay`);
  await video.locator(".strip li").nth(11).waitFor();
  await tab(dana, "Screens");
  await dana.locator(".form").getByRole("button", { name: "results" }).tap();
  await sound(dana, "the screens");
  await picture(dana, "referee-screens");
  await confirm(dana, "Show this");
  await dana.getByText("hall shows: results").waitFor();
  await beamer.locator(".hall .results").waitFor();
  await part(dana, "Picture over the video");
  await dana.locator(".form").getByRole("button", { name: "table of results" }).tap();
  await confirm(dana, "Show this");
  await video.locator(".table-of-results tr").nth(11).waitFor();
  const { port } = new URL(address);
  const set = async (token, setting) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return (await fetch(`http://127.0.0.1:${port}/api/v1/screens/overlay`, { method: "PUT", headers, body: JSON.stringify(setting) })).status;
  };
  assert.equal(await set("nobody's", { view: "table" }), 403);
  assert.equal(await set(await token(ida), { view: "table" }), 403);
  assert.equal(await set(await token(dana), { view: "a view of nothing" }), 422);
  assert.equal(await set(await token(dana), { view: "strip" }), 204);
  console.log("hall and overlay show what the head referee sets");

  // the server goes and comes back; meanwhile no effect can be shown, and the page says so
  await tab(dana, "Round");
  const startable = () => dana.locator(".choice.lanes .option").evaluateAll((options) => options.map(({ textContent }) => textContent));
  const known = await startable();
  await hall.kill();
  await dana.getByText(/^No link for/).first().waitFor();
  assert.deepEqual(await startable(), known, "no game that was known to be in play is started");
  await cell(dana, 2).tap();
  assert.ok(await dana.getByRole("button", { name: /1 · GO: board.2/ }).isDisabled(), "a countdown kept without a link would start later by itself");
  await dana.getByText(/other screens would not count along/).waitFor();
  await part(dana, "Penalties");
  await part(dana, "Call a fault");
  await dana.locator(".form").getByRole("button", { name: /\(White\)/ }).tap();
  await dana.locator(".form").getByRole("button", { name: "disturbance" }).tap();
  await dana.locator(".form").getByText("the effect cannot be shown").waitFor();
  await sound(dana, "no link");
  await picture(dana, "referee-no-link");
  await confirm(dana, "Call a fault");
  await hall.again();
  await live(dana);
  await standing(ida, 2, /called|STOP|paused/);

  // doors that stay shut: a judge's code, a wrong one, a used one, another tab
  const ben = await hall.newPage(await phone(TABLET));
  await enrol(ben, `${address}/referee`, await hall.code("judge"), "Ben");
  await ben.getByText(/^This device has another role: line judge/).waitFor();
  await ben.getByRole("button", { name: "To the line judge's page" }).waitFor();
  await sound(ben, "another role");
  // his enrolment goes with a judge to his own page, once
  const rolf = await hall.newPage(await phone(TABLET));
  await enrol(rolf, `${address}/referee`, await hall.code("judge"), "Rolf");
  await rolf.getByRole("button", { name: "To the line judge's page" }).tap();
  await stand(rolf, "White");
  await lane(rolf, 1).waitFor();
  await rolf.goto(`${address}/referee`);
  await rolf.getByLabel("Your name").waitFor();
  await rolf.context().close();
  // a head referee's code in the address of the same tab lets the device in anew
  await ben.goto(`${address}/referee#code=${await hall.code("head")}`);
  await ben.getByRole("button", { name: "Enrol with this code" }).tap();
  await live(ben);
  await ben.locator(".strip .cell").first().waitFor();
  const used = await hall.code("head");
  const lea = await hall.newPage(await phone(LAPTOP));
  const enter = async (code, says) => {
    await lea.getByLabel("Your name").fill("Lea");
    await lea.getByLabel("Code").fill(code);
    await lea.getByRole("button", { name: "Enrol with this code" }).click();
    await says();
  };
  await lea.goto(`${address}/referee`);
  await enter("0000-0000-0000", () => lea.locator(".why").waitFor());
  await sound(lea, "a wrong code");
  await enter(used, () => live(lea));
  const max = await hall.newPage(await phone(TABLET));
  await max.goto(`${address}/referee#code=${used}`);
  await max.getByLabel("Your name").fill("Max");
  await max.getByRole("button", { name: "Enrol with this code" }).click();
  await max.locator(".why").waitFor();
  const second = await hall.newPage(lea.context());
  await second.goto(`${address}/referee`);
  await live(second);
  await lea.getByText("goes on in another tab").waitFor();
  await second.close();
  await lea.reload();
  await live(lea);
  console.log("wrong, used and judges' codes open nothing; one tab at a time");

  // storage refused, full or cleared is said in words, and every act arrives all the same
  const eva = await judge(await phone(HEAD, refusingStorage), "Eva", "head", "/referee");
  await eva.getByText(/^Storage refused/).waitFor();
  await warns(eva, 1);
  await sound(eva, "storage refused");
  await picture(eva, "referee-no-storage");
  const pia = await judge(await phone(HEAD, fillingStorage), "Pia", "head", "/referee");
  await pia.evaluate(() => (window.isFull = true));
  await warns(pia, 11);
  await pia.getByText(/^Storage full/).waitFor();
  await pia.evaluate(() => (window.isFull = false));
  await warns(pia, 12);
  await pia.getByText(/^Storage full/).waitFor({ state: "detached" });
  await clearStorage(pia);
  await warns(pia, 3);
  await pia.getByText(/^Storage refused/).waitFor();
  console.log("storage that is refused, full or cleared loses no act");

  // a clock that is a day off changes no ruling; a device that is shut out says so and can ask to come in
  const ole = await judge(await phone(HEAD, dayLate), "Ole", "head", "/referee");
  await ole.getByText("This phone's clock is 24 h slow: the court's clock counts").waitFor();
  await warns(ole, 4);
  await hall.revoke("Ole");
  await ole.getByRole("alert").filter({ hasText: "revoked" }).waitFor();
  await ole.getByRole("button", { name: "Ask the head referee to let me in" }).waitFor();
  await sound(ole, "a device shut out");
  for (const page of [eva, pia, ole]) await page.close();
  console.log("a device whose clock is a day off acts like any other, and one that is shut out says so");

  // the next round from its file: the results before it are not sealed, so it asks for a reason
  await tab(dana, "Round");
  await part(dana, "Court 1");
  await dana.getByRole("button", { name: "Put on the round of the event desk" }).tap();
  await dana.locator(".next").getByText("no published game without a result is laid on a court").waitFor();
  const pairing = "[[pairing]]\ncourt = 1\nboard = 9\nround = 2\nwhite = 18\nblack = 17\n";
  await dana.locator(".next input[type=file]").setInputFiles({ name: "round2.toml", mimeType: "text/plain", buffer: Buffer.from(pairing) });
  await dana.getByRole("button", { name: "Put on the games of round2.toml" }).tap();
  await dana.locator(".next").getByText(/not sealed/).waitFor();
  await sound(dana, "a round that is refused");
  await picture(dana, "referee-next-round");
  await dana.locator(".next").getByLabel("Start all the same, because").fill("it was not played");
  await dana.getByRole("button", { name: "Put on the games of round2.toml" }).tap();
  await dana.locator(".next").getByText(/^Round 2 on board 9 put on/).waitFor();
  console.log("the next round is put on from a file, with a reason");

  // a laptop in dark colours: all boards in view, questions by digits, Escape back to them
  await ida.getByRole("button", { name: "CALL CHIEF" }).tap();
  await call(ida, 11).tap();
  await card(lea, "Court 1 · Board 11").waitFor();
  await cell(lea, 3).click();
  await lea.getByRole("heading", { name: /^Court 1 · Board 3/ }).waitFor();
  // the news of the restart has been read
  await lea.locator(".notices").getByRole("button", { name: "OK" }).click();
  await inView(lea, "a board on a laptop");
  await picture(lea, "referee-laptop");
  await sound(lea, "a laptop");
  await lea.locator(".part button").first().focus();
  await lea.keyboard.press("Escape");
  await lea.getByRole("heading", { name: /of 24 games over/ }).waitFor();
  // the focus was in the board's part, which is closed
  await lea.waitForFunction(() => document.activeElement?.matches(".cell"));
  const first = await lea.locator(".card [class*=key]").first();
  await lea.keyboard.press("1");
  await lea.waitForFunction(() => document.activeElement?.matches(".card .key"));
  assert.equal(await first.evaluate((each) => each === document.activeElement), true);
  // a key that is pressed right after a touch counts as the touch's echo, and is pressed again
  const called = card(lea, "The head referee is called");
  for (let tries = 0; tries < 5 && (await called.count()) > 0; tries += 1) {
    await lea.keyboard.press("Enter");
    await called.waitFor({ state: "detached", timeout: 2_000 }).catch(() => {});
  }
  assert.equal(await called.count(), 0, "the question is answered");
  console.log("a laptop's keyboard answers");

  // boards that report their moves: the position stands beside both clocks, and a touch makes it large
  const growth = (await heap(amy)) - atFirst;
  assert(growth < GROWTH_MAX, `a board that is open takes ${growth} bytes more by and by`);
  console.log(`a board that is open takes ${(growth / 1e6).toFixed(1)} MB more by and by`);
  await amy.setViewportSize(HEAD.viewport);
  await cell(amy, 1).tap();
  await amy.getByRole("button", { name: /^Board 1\. White: .*king/ }).waitFor();
  await sound(amy, "a board with its position");
  await picture(amy, "referee-board");
  await amy.locator(".table").tap();
  await amy.locator(".both.large .position").waitFor();
  await sound(amy, "a large position");
  await picture(amy, "referee-position");
  console.log("a board is drawn with its position");
  assert.deepEqual(wrong, [], "no errors");
} finally {
  await hall.close();
  await browser.close();
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
}
