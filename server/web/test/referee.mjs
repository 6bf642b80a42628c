// The head referee's page in a real browser against the real server, on a phone: enrolment by code,
// readiness and 3-2-1-GO, a claim ruled with its consequence on the key, a clock corrected and set on
// the table, a penalty annulled, a result sealed, a phone let in.
//
//   node test/referee.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. Every wait is for an event.
import { strict as assert } from "node:assert";
import { accessible, fits, picture as pictureIn } from "./hall.mjs";
import { call, lane, LANES, live, mark, open, PHONE, PLAYS, standing, TABLET } from "./judges.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/referee.mjs SERVER [FOLDER]");

const HEAD = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LAPTOP = { viewport: { width: 1366, height: 768 }, colorScheme: "dark" };
/** The least side of a referee's touch target. */
const TARGET_PX = 48;

const hall = await open(program);
const { address, judge, phone, wrong } = hall;
const picture = (page, name) => pictureIn(page, pictures, name);

/** Every target is large enough, nothing reaches out of the screen, and the contrast is 7:1. */
async function sound(page, where) {
  const small = await page.evaluate((least) => {
    const boxes = [...document.querySelectorAll("button, input")].map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
    return boxes.filter(({ box }) => box.width < least || box.height < least).map(({ text, box }) => `${text}: ${box.width} by ${box.height}`);
  }, TARGET_PX);
  assert.deepEqual(small, [], `${where}: too small for a finger`);
  await fits(page, where);
  await accessible(page, where, ["color-contrast-enhanced"]);
}

/** The token of a device, as its page keeps it. */
const token = (page) =>
  page.evaluate(async () => {
    const answer = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
    const [{ name }] = await indexedDB.databases();
    const storage = await answer(indexedDB.open(name));
    const kept = await answer(storage.transaction("kept").objectStore("kept").getAll());
    storage.close();
    return kept.find((each) => each?.token)?.token;
  });

const cell = (page, board) => page.locator(".strip .cell").nth(board - 1);
const tab = (page, name) => page.getByRole("navigation").getByRole("button", { name }).tap();
const part = (page, name) => page.getByRole("button", { name, exact: true }).tap();
const key = (page, name) => page.locator(".key", { hasText: name });
const said = (page, text) => page.locator(".last .press > span").first().filter({ hasText: text }).waitFor();

try {
  const dana = await judge(await phone(HEAD), "Dana", "head", "/referee");
  const ida = await judge(await phone(PHONE), "Ida");
  assert.equal(await dana.locator(".strip .cell").count(), LANES);
  await dana.getByText("Nothing waits for you").waitFor();
  await sound(dana, "the empty inbox");

  // all boards ready but one, then 3-2-1-GO for these
  await tab(dana, "Round");
  await dana.getByRole("button", { name: /^12 ✓/ }).tap();
  await dana.getByRole("button", { name: /^boards 1, .* ready$/ }).tap();
  await standing(ida, 11, "ready");
  await standing(ida, 12, "not started");
  await picture(dana, "referee-round");
  await sound(dana, "the round");
  await dana.getByRole("button", { name: /^3 · 2 · 1 · GO/ }).tap();
  await standing(ida, 7, PLAYS);
  await standing(ida, 12, "not started");
  // the last one starts with a reason
  await dana.getByRole("button", { name: /^12 ✕/ }).tap();
  await dana.getByText("board 12 was not found ready").waitFor();
  await dana.getByLabel("Start all the same, because").fill("the arbiter is there");
  await sound(dana, "a start with a reason");
  await dana.getByRole("button", { name: "3 · 2 · 1 · GO: board 12" }).tap();
  await standing(ida, 12, PLAYS);
  console.log("eleven boards are ready and start at GO, the last one with a reason");

  // a claim, ruled by one touch on the key that tells its consequence
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 6).tap();
  await ida.getByRole("button", { name: "Seen", exact: true }).tap();
  await ida.getByRole("button", { name: /^Claims: the same position/ }).tap();
  await dana.getByText("Waiting for you: 1").waitFor({ state: "attached" }).catch(() => {});
  await tab(dana, /^Inbox 1/);
  await key(dana, "Reject").getByText(/claim is rejected/).waitFor();
  await picture(dana, "referee-inbox");
  await sound(dana, "a claim in the inbox");
  await key(dana, "Reject").tap();
  await said(dana, "Reject");
  await dana.getByText("Nothing waits for you").or(dana.getByText(/^Set the clock/)).first().waitFor();
  console.log("a claim is ruled by one touch");

  // a clock corrected, and set on the table
  await cell(dana, 3).tap();
  await part(dana, "Clocks");
  await dana.getByLabel(/^White, such as/).fill("7:28");
  await dana.getByLabel(/^Black, such as/).fill("9:99");
  await dana.getByText(/^Not a time/).waitFor();
  await dana.getByLabel(/^Black, such as/).fill("9:53");
  await dana.getByLabel("Reason", { exact: true }).fill("wrong time set");
  await dana.getByRole("button", { name: "Set the clocks" }).tap();
  await dana.getByText(/^Set the clock: White to 7:2\d/).waitFor();
  await picture(dana, "referee-clock");
  await sound(dana, "a clock to set");
  await key(dana, "It is set").tap();
  await dana.getByText(/^Set the clock: White to/).waitFor({ state: "detached" });
  console.log("a clock is corrected and set on the table");

  // a penalty of the judge, moved to the right board, and annulled there with its effect shown first
  await call(ida, 7).tap();
  await mark(ida, 7, "ruled");
  await cell(dana, 7).tap();
  await part(dana, "Penalties");
  await dana.getByRole("button", { name: /^Replace White: no crossing/ }).tap();
  await sound(dana, "a replacement");
  await picture(dana, "referee-replace");
  await dana.getByRole("button", { name: "8", exact: true }).tap();
  await dana.getByRole("button", { name: "no crossing", exact: true }).tap();
  await standing(ida, 8, /called|STOP/);
  await standing(ida, 7, PLAYS);
  await cell(dana, 8).tap();
  await part(dana, "Penalties");
  await dana.getByRole("button", { name: /^Annul White: no crossing/ }).tap();
  await dana.locator(".void small").getByText(/void/).waitFor();
  await dana.locator(".void").getByLabel("Reason").fill("he crossed");
  await sound(dana, "a void");
  await dana.locator(".void").getByRole("button", { name: "Annul" }).tap();
  await standing(ida, 8, PLAYS);
  console.log("a penalty is replaced and annulled");

  // two equal entries, sealed
  await ida.getByRole("button", { name: /^More/ }).tap();
  await call(ida, 10).tap();
  await ida.getByRole("button", { name: "Result", exact: true }).tap();
  await ida.getByRole("button", { name: /^1–0/ }).tap();
  await ida.getByRole("button", { name: "resignation", exact: true }).tap();
  await ida.getByRole("button", { name: "Enter this result" }).tap();
  await mark(ida, 10, /on the server|ruled/);
  await cell(dana, 10).tap();
  await part(dana, "Result");
  await dana.getByRole("button", { name: /^1–0 .* wins/ }).tap();
  await dana.getByRole("button", { name: "resignation", exact: true }).tap();
  await sound(dana, "a result's last look");
  await dana.getByRole("button", { name: "Enter this result" }).tap();
  await tab(dana, "Round");
  await dana.getByRole("button", { name: "Seal board 10" }).tap();
  await standing(ida, 10, "1–0 sealed");
  console.log("an agreed result is sealed");

  // a result that the head referee rules, with its effect shown first
  await cell(dana, 9).tap();
  await part(dana, "Result");
  await dana.getByRole("button", { name: "0–0", exact: true }).tap();
  await dana.locator(".announced small").getByText(/both lose/).waitFor();
  await dana.locator(".announced").getByLabel("Reason").fill("both left");
  await sound(dana, "a ruled result");
  await dana.getByRole("button", { name: "Rule", exact: true }).tap();
  await standing(ida, 9, "0–0 ruled");
  console.log("a result is ruled");

  // a stop of all boards
  await tab(dana, "Round");
  await dana.getByRole("button", { name: "Pause: alarm" }).tap();
  await standing(ida, 1, "paused");

  // a phone that asks is let in
  const eve = await hall.newPage(await phone(PHONE));
  await eve.goto(`${address}/judge`);
  await eve.getByLabel("Your name").fill("Eve");
  await eve.getByRole("button", { name: "Ask the head referee to let me in" }).click();
  await tab(dana, "Devices");
  await dana.getByRole("button", { name: /^Let in as line judge/ }).tap();
  await live(eve);
  await dana.getByText("Eve").first().waitFor();
  await picture(dana, "referee-devices");
  await sound(dana, "the devices");
  console.log("a phone is let in");

  // what a picture over a video shows is set with a head referee's token, and by nobody else's
  const video = await hall.newPage(await phone(LAPTOP));
  await video.goto(`${hall.everybody}/overlay`);
  await video.locator(".strip li").nth(11).waitFor();
  const { port } = new URL(address);
  const set = async (token, setting) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return (await fetch(`http://127.0.0.1:${port}/api/v1/screens/overlay`, { method: "PUT", headers, body: JSON.stringify(setting) })).status;
  };
  assert.equal(await set("nobody's", { view: "table" }), 403);
  assert.equal(await set(await token(ida), { view: "table" }), 403);
  assert.equal(await set(await token(dana), { view: "a view of nothing" }), 422);
  assert.equal(await set(await token(dana), { view: "table" }), 204);
  await video.locator(".table-of-results tr").nth(11).waitFor();
  console.log("the overlay changes by PUT");

  // the server goes and comes back
  await hall.kill();
  await dana.getByText(/^No link for/).first().waitFor();
  await sound(dana, "no link");
  await hall.again();
  await live(dana);

  // a judge's code opens no head referee's page; a laptop, in dark colours
  const ben = await judge(await phone(TABLET), "Ben", "judge", "/referee");
  await ben.getByText(/^This device has another role/).waitFor();
  const lea = await judge(await phone(LAPTOP), "Lea", "head", "/referee");
  await cell(lea, 3).click();
  await lea.getByRole("button", { name: "Penalties", exact: true }).click();
  await picture(lea, "referee-laptop");
  await sound(lea, "a laptop");
  assert.deepEqual(wrong, [], "no errors");
} finally {
  await hall.close();
}
