// A hall of four courts in a real browser against the real server: the check-list of a court's
// equipment, a court of Speed chess, one of ChessWalk, and an empty one, on a judge's phone and on the
// head referee's page.
//
//   node test/courts.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for an event.
import { strict as assert } from "node:assert";
import { accessible, fits, picture as pictureIn, REFEREES } from "./hall.mjs";
import { call, open, PHONE, PLAYS, standing } from "./judges.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/courts.mjs SERVER [FOLDER]");

const HEAD = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SIZES = [[360, 740], [390, 844], [768, 1024], [1366, 768], [1920, 1080]];
const THEMES = ["Light", "Dark", "Sunlight"];

/** Two boards of ChessRun with a check-list, two of Speed chess, two of ChessWalk, and twelve without a game. */
const RULES = ["classic", "speed", "walk"];
const SETTING = [
  '[event]\nname = "Four courts"\n',
  ...["Main court", "Speed court", "Walk court"].map((name) => `[[court]]\nname = "${name}"\nboards = 2\n`),
  // a name that has no room in a row of four
  '[[court]]\nname = "Empty court of the Nordtribünenhalle"\nboards = 12\n',
  ...Array.from({ length: 12 }, (_, index) => `[[player]]\nid = ${index + 1}\nname = "Runner${index + 1}, A"\nwalks = true\n`),
  ...Array.from({ length: 6 }, (_, index) => `[[pairing]]\ncourt = ${(index >> 1) + 1}\nboard = ${(index & 1) + 1}\nround = 1\nwhite = ${2 * index + 1}\nblack = ${2 * index + 2}\nruleset = "${RULES[index >> 1]}"\nclock = "table"\nevidence = "table"\n`),
].join("\n");

const hall = await open(program, SETTING);
const { judge, phone, wrong } = hall;
const picture = (page, name) => pictureIn(page, pictures, name);

async function sound(page, where) {
  await fits(page, where);
  await accessible(page, where, REFEREES);
}

const tab = (page, name) => page.getByRole("navigation").getByRole("button", { name }).click();
const tap = (page, name) => page.getByRole("button", { name, exact: true }).tap();
const part = (page, name) => page.locator(".part").getByRole("button", { name, exact: true }).tap();
const said = (page, text) => page.locator(".last .press").filter({ hasText: text }).waitFor();
/** Turns a judge's phone to a court. */
async function goTo(page, court, lanes = 2) {
  while (!(await page.locator(".courts", { hasText: `${court} ⇄` }).count())) {
    await tap(page, /go to court/);
    await page.locator(".tile").nth(0).waitFor();
  }
  await page.locator(".tile").nth(lanes - 1).waitFor();
}
/** White's red cards on the first board of the walk court, as the court tells everybody. */
async function redsShown() {
  const answer = await fetch(`http://127.0.0.1:${new URL(hall.everybody).port}/api/v1/courts/3`);
  return (await answer.json()).boards[0].game.sides.white.reds ?? 0;
}
/** A lane's sheet. */
async function sheet(page, lane, part) {
  await page.getByRole("button", { name: /^More/ }).tap();
  await call(page, lane).tap();
  await page.getByRole("button", { name: part, exact: true }).tap();
}

try {
  const dana = await judge(await phone(HEAD), "Dana", "head", "/referee");
  const ida = await judge(await phone(PHONE), "Ida");

  // a sweep of the check-list; then one table is too wide
  await tap(ida, "Ready");
  for (const item of await ida.locator(".sweep .row").all()) {
    await item.tap();
    await item.getByText("2 of 2 in order").waitFor();
  }
  await sound(ida, "a sweep");
  await tap(ida, "2 lanes ready");
  await standing(ida, 1, "ready");
  await sheet(ida, 2, "Board");
  await ida.getByLabel(/^The table's width/).fill("88");
  await tap(ida, "Measured");
  await ida.getByText("Table at most 85 cm wide: not in order, keeps the board waiting").waitFor();
  await sound(ida, "a table too wide");
  await picture(ida, "courts-measured");
  await tap(ida, /^Close/);
  console.log("the equipment of a court is swept, and a table is measured");

  // nobody starts there until the head referee lets the item be
  await tab(dana, "Round");
  await dana.locator(".facts").getByText("Main court: board 2 has a table wider than 85.0 cm (CR-2.4-1)").waitFor();
  await picture(dana, "courts-round");
  for (const theme of THEMES) {
    await tab(dana, /^Devices/);
    await dana.getByRole("button", { name: theme, exact: true }).click();
    await tab(dana, "Round");
    for (const [width, height] of SIZES) {
      await dana.setViewportSize({ width, height });
      const where = `four courts in ${theme}, ${width} by ${height}`;
      // a phone and a laptop have all parts of the page
      if ([360, 1366].includes(width)) await sound(dana, where);
      else await fits(dana, where);
      const cut = await dana.locator(".courts .target, .grid h2").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
      assert.deepEqual(cut, [], `${where}: names of courts are whole`);
      await picture(dana, `courts-${theme}-${width}`);
    }
  }
  await dana.setViewportSize(HEAD.viewport);
  await dana.locator(".cell").nth(1).tap();
  await part(dana, "Set by hand");
  await part(dana, "Waive a failed item");
  await dana.locator(".form").getByRole("button", { name: "no other in the house" }).tap();
  await sound(dana, "an item to waive");
  await dana.locator(".form").getByRole("button", { name: "Waive a failed item", exact: true }).tap();
  await said(dana, "waived");

  // the other courts, an empty one among them
  for (const [number, items] of [[2, 1], [3, 8]]) {
    await goTo(ida, number);
    await tap(ida, "Ready");
    await ida.locator(".sweep .row").nth(items - 1).waitFor();
    await tap(ida, "2 lanes ready");
    await standing(ida, 1, "ready");
  }
  await goTo(ida, 4, 12);
  await sound(ida, "an empty court");
  await picture(ida, "courts-empty");
  await dana.locator(".courts").getByRole("button", { name: "Empty court" }).tap();
  await dana.locator(".shown .cell").nth(11).tap();
  await sound(dana, "a board without a game");
  await picture(dana, "courts-no-game");

  // one GO for the boards of three courts
  await tab(dana, "Round");
  await tap(dana, "3 · 2 · 1 · GO: Main court, boards 1, 2; Speed court, boards 1, 2; Walk court, boards 1, 2");
  for (const number of [1, 2, 3]) {
    await goTo(ida, number);
    await standing(ida, 1, PLAYS);
  }
  console.log("four courts: one GO starts the boards of three, the empty one is empty");

  // a court whose boards report no moves says so once; a baseline asks for its place among the courts
  const spectator = await hall.newPage(await phone(PHONE));
  await spectator.goto(`${hall.everybody}/#/1/boards`);
  await spectator.locator(".tile").nth(1).waitFor();
  assert.equal(await spectator.getByText("moves are not reported").count(), 1);
  await picture(spectator, "courts-no-moves");
  await spectator.goto(`${hall.everybody}/baseline?end=black`);
  await spectator.getByRole("link", { name: "Walk court · Black's line" }).tap();
  await spectator.getByRole("heading", { name: "Walk court · Black's line" }).waitFor();
  await fits(spectator, "a baseline");
  await spectator.close();

  // ChessWalk: a judge's card, which the head referee makes known
  await sheet(ida, 1, "Fault");
  await sound(ida, "the cards");
  await picture(ida, "courts-cards");
  await tap(ida, /^red card: bent knee/);
  await standing(ida, 1, "1 red");
  await dana.locator(".courts").getByRole("button", { name: "Walk court" }).tap();
  await dana.locator(".shown .cell").first().tap();
  const widths = await dana.locator(".both .side").evaluateAll((sides) => sides.map((side) => side.clientWidth));
  assert.equal(widths[0], widths[1], "without a position both players have half of the width");
  await part(dana, "Penalties");
  assert.equal(await redsShown(), 0, "nobody else sees a card before");
  await part(dana, "Show cards to all");
  await dana.locator(".form").getByRole("button", { name: /\(White\)/ }).tap();
  await sound(dana, "cards to show");
  await picture(dana, "courts-show-cards");
  await dana.locator(".form").getByRole("button", { name: "Show cards to all", exact: true }).tap();
  await said(dana, "ruled");
  assert.equal(await redsShown(), 1, "everybody sees it now");
  console.log("a red card of a judge is made known");

  // Speed chess: what the players say, until both agree
  await goTo(ida, 2);
  await sheet(ida, 1, "Seen");
  await tap(ida, /^Claims: king captured/);
  await sheet(ida, 1, "Board");
  await ida.locator(".list p").first().waitFor();
  await sound(ida, "a claim between the players");
  await picture(ida, "courts-claim");
  await tap(ida, "Seen");
  await ida.getByRole("button", { name: /\(Black\)/ }).tap();
  await tap(ida, /^Confirms a claim/);
  await standing(ida, 1, "1–0");
  console.log("a claim of Speed chess is confirmed by the opponent");
  assert.deepEqual(wrong, [], "nothing is said to be wrong");
} finally {
  await hall.close();
}
