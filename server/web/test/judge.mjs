// The judge's page in a real browser against the real server: enrolment by code, a call and who sees
// it, a wrong lane put right, a server killed under the finger, storage refused, two tabs, a wrong
// clock, the keyboard.
//
//   node test/judge.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. The hall is spoken to by its
// name, so nothing the page uses needs a secure context. Every wait is for something that happens.
import { strict as assert } from "node:assert";
import { accessible, fits, picture as pictureIn } from "./hall.mjs";
import { call, lane, LANES, live, mark, open, PHONE, PLAYS, standing, TABLET } from "./judges.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/judge.mjs SERVER [FOLDER]");

/** WCAG 2.5.5: what a finger hits. */
const TARGET_PX = 44;

const hall = await open(program);
const { address, judge, phone, startAll, wrong } = hall;
const picture = (page, name) => pictureIn(page, pictures, name);

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
  const door = await hall.newPage(first);
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
  await standing(ben, 10, "1–0 confirmed");
  await picture(dana, "judge-result");

  // a draw claimed by a move that is announced and not made: the head referee rules on it
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 6).tap();
  await ida.getByRole("button", { name: "Seen", exact: true }).tap();
  await ida.getByLabel(/^The move he announces/).fill("Nf3");
  await ida.getByText(/^Not a move/).waitFor();
  const threefold = ida.getByRole("button", { name: /^Claims: the same position for the third time/ });
  assert(await threefold.isDisabled(), "what is no move is not sent");
  await ida.getByLabel(/^The move he announces/).fill("g1f3");
  await handy(ida, "a claim with an announced move");
  await picture(ida, "judge-claim");
  await threefold.tap();
  await ida.getByText("the same position for the third time, with g1f3").first().waitFor();
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
  await ida.locator(".last").getByText("to be taken back").waitFor();
  await ida.getByText("3 kept here").waitFor();
  // a stopwatch runs on the phone alone
  await lane(ida, 9).locator(".stopwatch").tap();
  await lane(ida, 9).locator(".stopwatch.runs").waitFor();
  await picture(ida, "judge-no-link");
  await accessible(ida, "no link");
  await hall.again();
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
  const tab = await hall.newPage(first);
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
  await ole.getByText("This phone's clock is 24 h slow: the court's clock counts").waitFor();
  const called = await ole.evaluate(() => new Date(Date.now() + 86_400_000).toLocaleTimeString([], { hourCycle: "h23" }).slice(0, 2));
  await ole.getByRole("button", { name: "Log" }).tap();
  assert.equal((await ole.locator(".log time").first().textContent()).slice(0, 2), called, "the log tells the court's time of day");
  await handy(ole, "the log of a phone whose clock is off");
  await picture(ole, "judge-clock-off");
  console.log("a phone whose clock is a day off calls like any other");

  assert.deepEqual(wrong, [], "nothing is said to be wrong");
} finally {
  await hall.close();
}
