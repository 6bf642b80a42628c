// The judge's page in a real browser against the real server: enrolment by code, a call and who sees
// it, one fault called by two judges, a wrong lane put right, also with the network cut, sixty taps, a
// server killed under the finger, a phone asleep, storage refused, full and cleared, two tabs, a wrong
// clock, odd names, the keyboard.
//
//   node test/judge.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. The hall is spoken to by its
// name, so nothing the page uses needs a secure context. Every wait is for something that happens.
import { strict as assert } from "node:assert";
import { accessible, fits, picture as pictureIn, REFEREES } from "./hall.mjs";
import {
  call, clearStorage, dayLate, fillingStorage, lane, LANES, live, mark, open, PHONE, PLAYS, refusingStorage, setUpOf, stand, standing, TABLET,
} from "./judges.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/judge.mjs SERVER [FOLDER]");

/** The least size of all that a finger hits, and of a lane. */
const TARGET_PX = 48;
const TILE_PX = 96;
const SIZES = [[360, 740], [390, 844], [768, 1024], [740, 360]];
const THEMES = ["Light", "Dark", "Sunlight"];

const hall = await open(program);
const { address, judge, phone, startAll, wrong } = hall;
const picture = (page, name) => pictureIn(page, pictures, name);

/** Everything a finger can hit is large enough for it, no tile needs scrolling, and the words of its state are whole. */
async function handy(page, where) {
  const { small, scrolls, cut } = await page.evaluate(([least, leastTile]) => {
    const boxes = [...document.querySelectorAll("button, input, a")].map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    const lanes = [...document.querySelectorAll(".tile, .list.play .row:not(form)")].map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    const tiles = document.querySelector(".tiles");
    const smaller = (than) => ({ box }) => box.width < than - 0.5 || box.height < than - 0.5;
    return {
      small: [...boxes.filter(smaller(least)), ...lanes.filter(smaller(leastTile))].map(({ text, box }) => `${text}: ${box.width} by ${box.height}`),
      // a letter leaves a little of its line's height empty
      cut: [...document.querySelectorAll(".standing > *")].filter((each) => {
        const [line, room, air] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect(), 0.15 * Number.parseFloat(getComputedStyle(each).fontSize)];
        return line.top < room.top - air || line.bottom > room.bottom + air;
      }).map((each) => each.textContent),
      scrolls: tiles ? tiles.scrollHeight > tiles.clientHeight + 1 : false,
    };
  }, [TARGET_PX, TILE_PX]);
  assert.deepEqual(small, [], `${where}: too small for a finger`);
  assert(!scrolls, `${where}: not every lane is on the screen`);
  assert.deepEqual(cut, [], `${where}: cut words of a state`);
  await fits(page, where);
  await accessible(page, where, REFEREES);
}

/** The referees who called each penalty of White's on a lane, as the court tells everybody. */
async function witnesses(number) {
  const answer = await fetch(`http://127.0.0.1:${new URL(hall.everybody).port}/api/v1/courts/1`);
  const { game } = (await answer.json()).boards.find((each) => each.board === number);
  return (game.sides.white.penalties ?? []).map((penalty) => penalty.witnesses);
}

/** Sixty taps in a hurry, the network cut after twenty and restored after forty: every one is ruled. */
async function sixty() {
  const way = await hall.networkOf();
  const liv = await judge(await phone(PHONE), "Liv", "judge", "/judge", way.address);
  const hurry = async () => {
    for (let tap = 0; tap < 20; tap += 1) {
      const box = await call(liv, 1 + (tap % 9)).boundingBox();
      await liv.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  };
  await hurry();
  way.cut();
  await liv.getByText(/^No link for/).first().waitFor();
  await hurry();
  await liv.getByText(/^[234]\d kept here$/).waitFor();
  way.restore();
  await hurry();
  await live(liv);
  await liv.getByRole("button", { name: "Log" }).tap();
  const states = await liv.locator(".log .state").allTextContents();
  assert.equal(states.length, 60, "every tap is a press");
  assert.deepEqual(states.filter((state) => !/ruled|on the server/.test(state)), [], "every press has reached the court");
  await liv.close();
  console.log("sixty taps, the network cut and restored, none lost");
}

/** A code that has enrolled a phone already. */
async function used() {
  const code = await hall.code("judge");
  const page = await hall.newPage(await phone(PHONE));
  await page.goto(`${address}/judge#code=${code}`);
  await page.getByLabel("Your name").fill("Uma");
  await page.getByRole("button", { name: "Enrol with this code" }).tap();
  await live(page);
  await picture(page, "judge-line");
  await handy(page, "the line one judges");
  await hall.revoke("Uma");
  // a revoked phone says so, and can ask to come in again
  await page.getByRole("alert").waitFor();
  await page.getByRole("button", { name: "Ask the head referee to let me in" }).waitFor();
  await page.close();
  return code;
}

try {
  const [first, second] = [await phone(PHONE), await phone(TABLET)];
  const door = await hall.newPage(first);
  await door.goto(`${address}/judge`);
  assert.equal(await door.evaluate(() => isSecureContext), false, "the hall's name makes no secure context");
  await door.getByRole("heading", { level: 1 }).waitFor();
  await handy(door, "the door");
  await picture(door, "judge-door");
  // whoever gives no name is told why nothing happens, and a wrong code is a sentence
  await door.getByRole("button", { name: "Ask the head referee to let me in" }).tap();
  await door.getByText("Write your name first").waitFor();
  await door.getByLabel("Your name").fill("Ida");
  for (const refused of ["000000", await used()]) {
    await door.getByLabel(/code/).fill(refused);
    await door.getByRole("button", { name: "Enrol with this code" }).tap();
    await door.getByRole("alert").waitFor();
    await handy(door, `the code ${refused}`);
    await door.reload();
    await door.getByLabel("Your name").fill("Ida");
  }
  await door.close();
  // a network of her own leads to the server
  const way = await hall.networkOf();
  const ida = await judge(first, "Ida", "judge", "/judge", way.address);
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
  for (const theme of THEMES) {
    await ida.getByRole("button", { name: "My line" }).tap();
    await ida.getByRole("button", { name: theme, exact: true }).tap();
    await handy(ida, `the line in ${theme}`);
    await ida.getByRole("button", { name: /^Close/ }).tap();
    for (const [width, height] of SIZES) {
      await ida.setViewportSize({ width, height });
      await handy(ida, `the lanes in ${theme}, ${width} by ${height}`);
      await picture(ida, `judge-${theme}-${width}`);
    }
  }
  await ida.setViewportSize(PHONE.viewport);

  // one judge calls, the other sees it
  await call(ida, 7).tap();
  await mark(ida, 7, "ruled");
  await standing(ben, 7, /called|STOP/);
  console.log("a call on lane 7 is ruled and on the other judge's screen");

  // both call one fault, the second at once after the first: one penalty
  await call(ida, 11).tap();
  await call(ben, 11).tap();
  for (const page of [ida, ben]) await mark(page, 11, "ruled");
  assert.deepEqual(await witnesses(11), [2], "one penalty, two referees");
  console.log("one fault that two judges call is one penalty");

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

  // the same with the network cut: a call, one replaced, one taken back
  way.cut();
  await ida.getByText(/^No link for/).first().waitFor();
  await call(ida, 2).tap();
  await call(ida, 3).tap();
  await ida.getByRole("button", { name: /^Replace lane 3/ }).tap();
  await call(ida, 5).tap();
  await call(ida, 12).tap();
  await ida.getByRole("button", { name: /^Undo lane 12/ }).tap();
  await ida.getByText("3 kept here").waitFor();
  way.restore();
  await live(ida);
  for (const number of [2, 5]) await standing(ben, number, /called|STOP/);
  for (const number of [3, 12]) await standing(ben, number, PLAYS);
  assert.deepEqual(await Promise.all([2, 3, 5, 12].map(witnesses)), [[1], [], [1], []], "each call once, where it belongs");
  console.log("with the network cut a call is kept, replaced and taken back");

  // the stopwatch, drawn by both from the instant the server named
  await lane(ida, 7).locator(".stopwatch").tap();
  await lane(ida, 7).locator(".stopwatch.runs").waitFor();
  await lane(ben, 7).locator(".stopwatch.runs").waitFor();
  console.log("a stopwatch runs on both screens");

  // a keyboard
  await call(ben, 9).focus();
  await ben.keyboard.press("Enter");
  await standing(ida, 9, /called|STOP/);

  // the head referee called to a lane, with a panel open: on the server, and his to decide
  await ida.getByRole("button", { name: "My line", exact: true }).tap();
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
  await standing(dana, 10, "1–0 confirmed");
  await handy(dana, "a result on a low tile");
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
  await ida.getByText("the same position for the third time, with g1–f3").first().waitFor();
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
  await accessible(ida, "no link", REFEREES);
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
  await tab.goto(`${way.address}/judge`);
  await live(tab);
  await ida.getByRole("heading", { name: "This page goes on in another tab" }).waitFor();
  await ida.getByRole("button", { name: "Go on in this tab" }).tap();
  await live(ida);
  await tab.getByRole("heading", { name: "This page goes on in another tab" }).waitFor();
  await tab.close();
  console.log("two tabs of one phone take turns");

  await sixty();

  // storage refused: the page says so and goes on
  const refused = await phone(PHONE, refusingStorage);
  const eva = await judge(refused, "Eva");
  await eva.getByText(/^Storage refused/).waitFor();
  await call(eva, 2).tap();
  await mark(eva, 2, "ruled");
  await standing(ben, 2, /called|STOP/);
  await handy(eva, "storage refused");
  console.log("a phone without storage says so and goes on");

  // storage that fills up in mid-round
  const full = await phone(PHONE, fillingStorage);
  const max = await judge(full, "Max");
  await max.evaluate(() => (window.isFull = true));
  await call(max, 11).tap();
  await mark(max, 11, "ruled");
  await max.getByText(/^Storage full/).waitFor();
  await max.evaluate(() => (window.isFull = false));
  await call(max, 11).tap();
  await max.getByText(/^Storage full/).waitFor({ state: "detached" });

  // storage that is cleared under the page
  const bare = await judge(await phone(PHONE), "Uwe");
  await clearStorage(bare);
  await call(bare, 9).tap();
  await bare.getByText(/^Storage refused/).waitFor();
  await mark(bare, 9, "ruled");
  console.log("storage that is full or cleared loses no press");

  // a phone in a pocket is asleep, one without a network is not; both come back
  const chief = await judge(await phone(PHONE), "Kim", "head", "/referee");
  await chief.getByRole("button", { name: /^Devices/ }).tap();
  const device = (name) => chief.locator(".device").filter({ hasText: name });
  await device("Ida").getByText("at White's line").waitFor();
  await ida.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const benWay = await hall.networkOf();
  const lou = await judge(await phone(PHONE), "Lou", "judge", "/judge", benWay.address);
  benWay.cut();
  way.cut();
  await device("Ida").getByText("asleep").waitFor();
  await device("Lou").getByText("no connection").waitFor();
  await picture(chief, "referee-asleep");
  way.restore();
  benWay.restore();
  await ida.evaluate(() => {
    window.isHidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await live(ida);
  await device("Ida").getByText("live").waitFor();
  await live(lou);
  await chief.close();
  await lou.close();
  console.log("the head referee sees who sleeps, who has no network, and at which line each stands");

  // a phone whose clock is a day off
  const late = await phone(PHONE, dayLate);
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

// one board, and names of every kind
const odd = ["<b>Bold</b> & Co, A", "👟🏃 Emoji, B"];
const far = ["שָׁלוֹם עֲלֵיכֶם, אב", "Wolfeschlegelsteinhausenbergerdorff-Papadimitriou-Fernandez Rodriguez de la Cruz"];
for (const names of [odd, [...odd, ...far]]) {
  const small = await open(program, setUpOf(names));
  try {
    const ina = await small.judge(await small.phone(PHONE), "Ina");
    await small.startAll(await small.phone(PHONE), names.length / 2);
    for (const side of ["White", "Black"]) {
      await ina.getByRole("button", { name: "My line" }).tap();
      await stand(ina, side);
      const shown = await ina.locator(".name").allTextContents();
      const due = names.filter((_, index) => index % 2 === (side === "White" ? 0 : 1)).map((name) => name.split(",")[0].trim());
      assert.deepEqual(side === "White" ? shown : shown.reverse(), due, "a name is text");
      assert.equal(await ina.locator(".name *").count(), 0, "and never markup");
      await handy(ina, `${names.length} players, ${side}`);
      await picture(ina, `judge-names-${names.length}-${side}`);
    }
    await call(ina, 1).tap();
    await mark(ina, 1, /ruled|on the server/);
    assert.deepEqual(small.wrong, [], "nothing is said to be wrong");
  } finally {
    await small.close();
  }
}
console.log("one board, and names of every kind");
