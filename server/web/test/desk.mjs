// The organiser's page in a real browser against the real server, on laptops and by keyboard: enrolment
// by code, safety copies, an event of eight players, check-in, a round paired, changed by hand, published and played,
// a stale edit of two organisers, a result corrected after the next pairing, standings and the other
// tables, the server killed in between, a match of a league, groups with crossed finals, paper in A4 and
// Letter, and every theme; the register over all events.
//
//   node test/desk.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the page go to FOLDER. Every wait is for an event.
import { mkdir, readFile } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { join } from "node:path";
import { accessible, actor, asker, browserKnowing, codeFor, enrol, fits, LONG, onPaper, pageOf, picture as pictureIn, press, setUp, tab, told, token } from "./hall.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/desk.mjs SERVER [FOLDER]");

const HALL = "court.local";
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];
const THEMES = ["light", "dark", "sunlight"];
const PLAYERS = [
  ["Polgár", "Judit", 2735], ["Hou", "Yifan", 2650], ["Koneru", "Humpy", 2580], ["Muzychuk", "Anna", 2540],
  ["Lagno", "Kateryna", 2530], ["Kosteniuk", "Alexandra", 2520], ["פולגאר", "יהודית", 2510], [...LONG, 1500],
];
/** A message of the browser's own about a refusal, or while the server is away. */
const isExpected = (text) => text.includes("409 (Conflict)") || text.includes("412 (Precondition Failed)") || text.includes("ERR_CONNECTION_REFUSED") || text.includes("WebSocket connection to") || text.includes("ERR_EMPTY_RESPONSE") || text.includes("ERR_CONNECTION_RESET");

const { folder, remove, ...court } = await setUp(program, "desk", '[[court]]\nname = "Court 1"\nboards = 12\n');
const stick = join(folder, "stick");
const serve = (port) => court.serve(port, "--copy-to", stick);
let hall = await serve("0");
const browser = await browserKnowing(HALL);
const wrong = [];
const picture = (page, name) => pictureIn(page, pictures, name);

async function organiser(name, colorScheme) {
  const context = await browser.newContext({ viewport: SIZES[0], colorScheme, reducedMotion: "reduce" });
  const page = await pageOf(context, HALL, wrong, isExpected);
  await enrol(page, `http://${HALL}:${hall.court}/desk`, await codeFor("organiser", program, folder), name);
  await page.getByRole("heading", { name: "Events" }).waitFor();
  return page;
}

/** The page at every size and in every theme. */
async function looked(page, where) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page, where);
    await picture(page, `${where}-${size.width}`);
  }
  await page.setViewportSize(SIZES[0]);
  for (const theme of THEMES) {
    await page.locator("#theme").selectOption(theme);
    await accessible(page, `${where}, ${theme}`, ["color-contrast-enhanced"]);
  }
  await page.locator("#theme").selectOption("");
}

/** The page on paper, without its keys. */
const printed = (page, where) =>
  onPaper(page, async (format) => {
    await fits(page, `${where} on ${format}`);
    await picture(page, `${where}-${format}`);
    assert.equal(await page.getByRole("button", { name: /print|^back/i }).count(), 0, where);
    assert.equal(await page.locator("tbody tr, .sheet-of-paper").first().isVisible(), true, where);
  });

/** A paper besides the tables: its sheets before they are printed, and on paper. */
async function paper(page, name, sheets) {
  await press(page, name);
  await page.locator(".sheet-of-paper").nth(sheets - 1).waitFor();
  assert.equal(await page.locator(".sheet-of-paper").count(), sheets, name);
  await accessible(page, name, ["color-contrast-enhanced"]);
  await picture(page, name);
  await printed(page, name);
  await page.keyboard.press("Escape");
  await page.getByRole("tablist").waitFor();
}

/** A file that the page gives to the browser, by its name and its beginning. */
async function kept(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
  return `${file.suggestedFilename()}: ${(await readFile(await file.path(), "utf8")).slice(0, 40)}`;
}

try {
  const ida = await organiser("Ida", "light");
  await press(ida, "Make one now");
  await ida.getByRole("alert").filter({ hasText: "stick: it is not there" }).waitFor();
  await ida.getByText(/^Of .+: copy-.+zip/).waitFor();
  await looked(ida, "no-copy");
  await mkdir(stick);
  await press(ida, "Make one now");
  await ida.getByText("Safety copy made.").waitFor();
  await ida.getByRole("alert").waitFor({ state: "detached" });
  await looked(ida, "copy");
  console.log("a place without a safety copy is told, and is told no more when it has one");

  await press(ida, "New event");
  await looked(ida, "new-event");
  await ida.getByLabel("Name", { exact: true }).focus();
  await ida.keyboard.type("Autumn Cup");
  await ida.getByLabel("Ticks at check-in, with commas").fill("fee paid, shoes checked");
  await ida.keyboard.press("Enter");
  await ida.getByText("Nobody is entered yet").waitFor();
  console.log("an event is created in one form");

  await press(ida, "Import a file");
  const list = ida.getByLabel("Entry list as a file");
  const csv = (rows) => ({ name: "entries.csv", mimeType: "text/csv", buffer: Buffer.from(`Surname;Given names;Rating\n${rows.map((row) => `${row.join(";")}\n`).join("")}`) });
  await list.setInputFiles(csv([["Hou", "Yifan", "many"], PLAYERS[0]]));
  await ida.getByText("entries.csv, line 2, column C (Rating): many is no rating").waitFor();
  assert.equal(await ida.getByRole("button", { name: /^Enter \d/ }).isDisabled(), true, "all or nothing");
  await looked(ida, "import");
  await list.setInputFiles(csv(PLAYERS.slice(0, 2)));
  await press(ida, "Enter 2 players");
  await told(ida, "2 players of entries.csv are entered");
  await list.waitFor({ state: "detached" });
  console.log("a file is entered as a whole, after its preview");

  await ida.getByRole("tab", { name: /Entries/ }).focus();
  await ida.keyboard.press("n");
  for (const [family, given, rating] of PLAYERS.slice(2)) {
    await ida.getByLabel("Family name").pressSequentially(family);
    await ida.getByLabel("Given names").fill(given);
    await ida.getByLabel("Rating").fill(`${rating}`);
    await ida.keyboard.press("Enter");
    await told(ida, given);
  }
  await ida.getByLabel("Family name").fill("Nobody");
  await ida.getByLabel("Born").fill("31.31.1999");
  await ida.getByText("is no date of birth").waitFor();
  await ida.keyboard.press("Escape");
  await press(ida, "Open check-in");
  await told(ida, "Check-in is open");
  const search = ida.getByRole("searchbox");
  for (const [family] of PLAYERS) {
    await search.fill(family.slice(0, 6));
    await ida.keyboard.press("Enter");
    await ida.keyboard.press("Space");
    await told(ida, family);
  }
  await search.fill("nobody at all");
  await ida.getByText("Nobody is called").waitFor();
  await search.fill("");
  await ida.getByText("8 of 8 present").waitFor();
  await ida.getByRole("button", { name: "fee paid, Hou, Yifan" }).click();
  await told(ida, "fee paid");
  await ida.getByRole("columnheader", { name: "Rtg" }).getByRole("button").click();
  assert.equal(await ida.locator("tbody tr").first().locator(".link").innerText(), LONG.join(", "), "the lowest rating first");
  await looked(ida, "check-in");
  console.log("eight players are entered and checked in by keyboard");

  const bo = await organiser("Bo", "dark");
  // the digit comes before the browser tells the page of its new address
  await bo.getByRole("button", { name: "Autumn Cup", exact: true }).evaluate((event) => {
    event.click();
    event.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true }));
  });
  await tab(bo, "2", /Entries/);
  for (const page of [ida, bo]) await press(page, "Hou, Yifan");
  await ida.getByLabel("Rating").fill("2660");
  await bo.getByLabel("Title").selectOption("GM");
  await press(bo, "Save");
  await told(bo, "Hou, Yifan is saved");
  await press(ida, "Save");
  await ida.getByText("Somebody else has saved this meanwhile").waitFor();
  await ida.getByText("was –, is now GM").waitFor();
  await looked(ida, "stale");
  assert.equal(await ida.getByLabel("Rating").inputValue(), "2660", "what was typed stays");
  assert.equal(await ida.getByLabel("Title").inputValue(), "GM", "and what somebody else saved is there");
  await press(ida, "Save");
  await told(ida, "Hou, Yifan is saved");
  await bo.getByRole("cell", { name: "2660" }).waitFor();
  for (const page of [ida, bo]) {
    await page.keyboard.press("Escape");
    await press(page, "Koneru, Humpy");
    await page.getByRole("heading", { name: "In the register" }).waitFor();
  }
  const inRegister = "Save In the register";
  await bo.getByLabel("Club").fill("Vijayawada");
  await bo.getByLabel("On public pages").selectOption("number");
  await press(bo, inRegister);
  await told(bo, "Koneru, Humpy is saved");
  await ida.getByLabel("Family name").fill("Koneru Anvesh");
  await press(ida, inRegister);
  await ida.getByText("was –, is now Vijayawada").waitFor();
  await looked(ida, "register");
  await press(ida, inRegister);
  await told(ida, "Koneru Anvesh, Humpy is saved");
  for (const page of [ida, bo]) await page.keyboard.press("Escape");
  console.log("a stale edit is refused and shown, and nothing is lost");

  await press(ida, "Close check-in");
  await ida.locator(".side-panel .act").click();
  await told(ida, "Check-in is closed");
  await press(ida, "Close entries");
  await ida.locator(".side-panel .act").click();
  await told(ida, "Entries are closed");
  await tab(ida, "3", /Rounds/);
  await press(ida, "Pair round 1");
  await told(ida, "Round 1 is paired");
  await looked(ida, "draft");
  await press(ida, "Change by hand");
  await ida.locator(".sheet .pick").nth(0).click();
  await ida.locator(".sheet .pick").nth(2).click();
  await looked(ida, "changing");
  await press(ida, "Exchange the two");
  await told(ida, "The change is made");
  await press(ida, "End and compare");
  await ida.getByText("A reason is needed.").waitFor();
  await ida.getByLabel("Reason, if the rules pair otherwise").fill("one family");
  await press(ida, "End and compare");
  await ida.getByText("Differs from the pairing of the rules (one family)").waitFor();
  await press(ida, "Publish");
  await told(ida, "Round 1, version 1 is published");
  console.log("a round is paired, changed by hand with a reason, and published");

  await tab(bo, "3", /Rounds/);
  await bo.getByText("4 results missing").waitFor();
  const board = ida.getByLabel("Bd");
  await board.focus();
  await ida.keyboard.press("Enter");
  await ida.keyboard.press("1");
  await told(ida, "Board 1: 1 – 0");
  await ida.keyboard.press("=");
  await told(ida, "Board 2: ½ – ½");
  // the change reaches the other organiser, and the network fails before the view
  await bo.getByText("2 results missing").first().waitFor();
  const views = /\/tournaments\/1\/rounds\//;
  await bo.route(views, (route) => route.abort("connectionrefused"));
  const lost = bo.waitForEvent("requestfailed", { predicate: (request) => views.test(request.url()) });
  await ida.keyboard.type("4 0");
  await told(ida, "Board 4: 0 – 1");
  await lost;
  await bo.unroute(views);
  await bo.getByText("1 result missing").first().waitFor();
  await looked(ida, "results");
  hall.kill();
  await ida.getByText("The server does not answer").waitFor();
  await board.focus();
  await ida.keyboard.type("3");
  await ida.keyboard.press("Enter");
  await ida.keyboard.press("1");
  await ida.getByText("The server does not answer, 1 command waits").waitFor();
  hall = await serve(hall.court);
  await told(ida, "Board 3: 1 – 0");
  await press(ida, "Pair round 2");
  await told(ida, "Round 2 is paired");
  await press(ida, "Publish");
  await told(ida, "Round 2, version 1 is published");
  console.log("results are entered by keyboard, one while the server was away, and the next round is paired");

  await ida.locator("tbody .link").first().click();
  await ida.locator(".reasons li").first().waitFor();
  await looked(ida, "why");
  await ida.keyboard.press("Escape");
  await ida.getByRole("navigation", { name: "Rounds" }).getByRole("button").first().click();
  await ida.getByRole("button", { name: "1 – 0 board 1" }).click();
  await ida.getByLabel("Right result").selectOption("0-1");
  await ida.locator(".correct").getByLabel("Reason").fill("both players say so");
  await ida.keyboard.press("Enter");
  await ida.getByText("Round 2 is paired already").waitFor();
  await ida.locator(".differences").nth(2).waitFor();
  await looked(ida, "correction");
  await ida.getByLabel("Pair it anew (usual)").check();
  await press(ida, "Correct");
  await told(ida, "Board 1 is corrected: 0 – 1");
  await ida.getByRole("navigation", { name: "Rounds" }).getByRole("button").nth(1).click();
  await ida.locator("tr.is-changed").first().waitFor();
  await press(ida, "Publish version 2");
  await told(ida, "Round 2, version 2 is published");
  await ida.locator("tr.is-changed").first().waitFor();
  await press(ida, "Lay on boards");
  await told(ida, "The games have their boards");
  await press(ida, "Send to the courts");
  await told(ida, /court 1: .*put on/i);
  await looked(ida, "version-2");
  await printed(ida, "by-board");
  await press(ida, "By name");
  await ida.getByRole("columnheader", { name: "Opponent" }).waitFor();
  await printed(ida, "by-name");
  await press(ida, "By name");
  await paper(ida, "Result slips", 1);
  await paper(ida, "Board cards", 6);
  console.log("a wrong result is corrected after the pairing, by a choice with its preview");

  await tab(ida, "4", /Standings/);
  await ida.getByRole("heading", { name: "Standings after round 1" }).waitFor();
  await ida.locator("tbody td.points").first().waitFor();
  const points = await ida.locator("tbody td.points").allInnerTexts();
  assert.deepEqual(points, ["1", "1", "1", "½", "½", "0", "0", "0"]);
  await looked(ida, "standings");
  await printed(ida, "standings");
  assert.match(await kept(ida, "CSV"), /^Autumn Cup – Standings after round 1\.csv: \ufeffRk,No\.,Title,Name,Rtg,Club,Pts,BH/);
  assert.match(await kept(ida, "XLSX"), /^Autumn Cup – Standings after round 1\.xlsx: PK/);
  await tab(ida, "5", /Cross-table/);
  assert.match(await ida.locator("tbody td.cross").first().innerText(), /^\d+[wb]1$/);
  await looked(ida, "cross-table");
  await printed(ida, "cross-table");
  await paper(ida, "Wall chart", 1);
  await tab(ida, "6", /Timetable/);
  await ida.getByText("expected end at").waitFor();
  await looked(ida, "timetable");
  await tab(ida, "7", /Protests/);
  await press(ida, "New protest");
  await ida.getByLabel("Filed by").selectOption({ label: "Hou, Yifan" });
  await ida.getByLabel("Protest", { exact: true }).fill("The clock was not pressed");
  await press(ida, "File");
  await told(ida, "is filed");
  await bo.getByRole("tab", { name: "Protests (1)" }).waitFor();
  await ida.getByRole("cell", { name: "Hou, Yifan" }).getByRole("button").click();
  await looked(ida, "protest");
  await ida.getByLabel("Reasons").fill("It was, by the court's record");
  await press(ida, "Rule");
  await told(ida, "is ruled on");
  await tab(ida, "8", /Medals/);
  await looked(ida, "medals");
  await tab(ida, "9", /Rating/);
  await ida.getByText("4 rated games").waitFor();
  await looked(ida, "rating");
  assert.match(await kept(ida, "TRF26"), /^Autumn Cup – 1 – trf26\.trf: 012 Autumn Cup\n/);
  assert.match(await kept(ida, "PGN"), /^Autumn Cup – 1\.pgn: \[Event "Autumn Cup"\]\n/);
  await tab(ida, "0", /Announcer/);
  await ida.getByRole("heading", { name: "Court 1" }).waitFor();
  await ida.getByText("Judit Polgár").waitFor();
  await ida.getByRole("img", { name: "not shown by name in public" }).waitFor();
  await looked(ida, "announcer");
  await printed(ida, "announcer");
  await press(ida, "Results");
  await ida.getByRole("cell", { name: "0 – 1" }).first().waitFor();
  await tab(ida, "3", /Rounds/);
  await board.focus();
  for (const place of [1, 2, 3, 4]) {
    await ida.keyboard.press("Enter");
    await ida.keyboard.press("1");
    await told(ida, `Board ${place}: 1 – 0`);
  }
  await tab(ida, "0", /Announcer/);
  await ida.getByText("Nothing to call now (pair round 3)").waitFor();
  await press(ida, "Medal ceremony");
  await ida.getByText("Games are still to be played").waitFor();
  assert.match(await ida.locator(".ceremony li").first().innerText(), /^(Bronze|Silver|Gold) \p{L}+ \p{L}/u);
  await accessible(ida, "ceremony", ["color-contrast-enhanced"]);
  await tab(ida, "2", /Entries/);
  await paper(ida, "Start numbers", 4);
  await tab(ida, "1", /Event/);
  await looked(ida, "event");
  await press(ida, "Change the plan");
  await looked(ida, "plan");
  await press(ida, "Cancel");
  console.log("standings, cross-table, timetable, protests, medals, rating report and announcer; on A4 and Letter");

  await press(ida, "End the event");
  await ida.getByText("8 ratings change").waitFor();
  await ida.getByText("Still open:").waitFor();
  await accessible(ida, "ratings before the end");
  await press(ida, "End the event");
  await told(ida, "The event is over");
  await press(ida, "Events");
  await ida.getByRole("tab", { name: "Persons" }).waitFor();
  await tab(ida, "4", "Rating list");
  await ida.getByText("after 1 event").waitFor();
  await looked(ida, "rating-list");
  await printed(ida, "rating-list");
  await ida.locator("tbody .link").first().press("Enter");
  await ida.getByRole("cell", { name: "start rating" }).waitFor();
  await accessible(ida, "rating history");
  await ida.keyboard.press("Escape");
  await ida.getByText("after 1 event").waitFor();
  console.log("the end of the event shows the ratings that change; the rating list and a player's games");

  const ask = asker(hall, await token(ida));
  const act = actor(ask);
  const entered = async (event, count) => {
    const persons = await ask("POST", "persons", Array.from({ length: count }, (_, place) => ({ family: `Berg ${place + 1}`, given: "Ann" })));
    await act(event, { enter: { players: persons.map((person, place) => ({ person, data: { rating: 2_400 - 10 * place } })) } });
    return persons;
  };
  await ask("POST", "events", { plan: { name: "Season", format: "league" } });
  const squad = await entered(2, 12);
  for (const team of [1, 2]) await act(2, { enter_team: { team: { team, players: squad.slice(6 * team - 6, 6 * team) } } });
  await act(2, { close_entries: { seed: 7 } });
  await act(2, { pair: { tournament: 1 } });
  await act(2, { publish: { tournament: 1, round: 1 } });
  await ida.goto(`http://${HALL}:${hall.court}/desk#/2/rounds`);
  await ida.getByRole("columnheader", { name: "Home" }).waitFor();
  await ida.getByRole("button", { name: "Match 1" }).click();
  const lineUp = ida.locator(".side-panel form").filter({ hasText: "Line-up of Team" }).first();
  await lineUp.getByText("6 of 6 boards named").waitFor();
  await lineUp.getByRole("checkbox").last().uncheck();
  await lineUp.getByText("5 of 6 boards named").waitFor();
  await lineUp.getByRole("button").press("Enter");
  await told(ida, "is sealed");
  await ida.getByLabel("Set to").fill("2026-12-05T14:00");
  await ida.keyboard.press("Enter");
  await told(ida, "The match has its time");
  await looked(ida, "line-ups");
  await press(ida, "Open these line-ups");
  await told(ida, "The line-ups are open");
  await ida.locator(".side-panel form").filter({ hasText: "Won without play" }).getByLabel("Reason").fill("one team came");
  await press(ida, "Give the win");
  await told(ida, "won without play");
  await ida.keyboard.press("Escape");
  await press(ida, "Calendar");
  await ida.getByRole("cell", { name: /^(30 – 0|36 – 0|0 – 36)$/ }).waitFor();
  await printed(ida, "calendar");
  await ida.locator(".calendar").getByRole("button").first().press("Enter");
  await ida.locator(".side-panel").getByRole("heading", { name: /^Match: / }).waitFor();
  await ida.keyboard.press("Escape");
  await press(ida, "Settings");
  await ida.getByLabel("Match points").fill("1");
  await ida.getByLabel("Reason").fill("no strip");
  await ida.keyboard.press("Enter");
  await ida.getByText("match points 1").waitFor();
  await looked(ida, "settings");
  await tab(ida, "4", /Standings/);
  await ida.getByRole("cell", { name: "1 MP, 0 GP: no strip" }).waitFor();
  await looked(ida, "league-standings");
  await tab(ida, "2", /Entries/);
  await press(ida, "Teams (2)");
  await press(ida, "Team 2");
  const withdraws = ida.locator("form").filter({ hasText: "no way back" });
  assert.ok(await withdraws.getByRole("button").isDisabled(), "a team is not withdrawn by one key");
  await looked(ida, "team");
  await withdraws.getByLabel("Reason").fill("no drivers");
  await ida.keyboard.press("Enter");
  await told(ida, "Team 2 has withdrawn");
  console.log("a match of a league: line-ups, its time, a win without play; the calendar, points taken, and a team that leaves");

  await ask("POST", "events", { plan: { name: "Groups" } });
  await entered(3, 4);
  await act(3, { close_entries: { seed: 7 } });
  await ida.goto(`http://${HALL}:${hall.court}/desk#/3/rounds`);
  await press(ida, "New tournament");
  await ida.getByLabel("Division").selectOption("snake");
  await press(ida, "Make it");
  await told(ida, "The tournament is made");
  for (const tournament of [2, 3]) {
    await act(3, { pair: { tournament } });
    await act(3, { publish: { tournament, round: 1 } });
  }
  for (const game of [3_000_001, 3_000_002]) await act(3, { enter_result: { game, score: "1-0" } });
  await ida.getByText("all rounds are played").waitFor();
  await press(ida, "New tournament");
  await ida.getByLabel("Competitors").selectOption("best");
  await ida.getByLabel("Division").selectOption("crossed");
  await looked(ida, "new-tournament");
  await press(ida, "Make it");
  await press(ida, "Pair round 1");
  await told(ida, "Round 1 is paired");
  await ida.locator("tbody tr").nth(1).waitFor();
  assert.equal(await ida.locator("tbody tr").count(), 2, "two matches of the first two of each group");
  console.log("groups dealt in a snake, and the crossed finals of their first two");

  await ask("POST", "persons", [{ family: "Polgar", given: "J.", fide_id: 700070, club: "MTK" }, { family: "Gone", given: "Gil", club: "M.T.K." }]);
  await ida.goto(`http://${HALL}:${hall.court}/desk#/persons`);
  const players = "ID Number      Name                 Fed Sex Tit SRtng B-day\n1503014        Carlsen, Magnus      NOR M   GM  2840  1990\n";
  await ida.getByLabel("FIDE's rating list as a file").setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from(players) });
  await told(ida, "FIDE's rating list is there: 1 player");
  await search.fill("polgar");
  await ida.getByText("2 persons", { exact: true }).waitFor();
  for (const name of ["Polgar, J.", "Polgár, Judit"]) await press(ida, `Mark, ${name}`);
  await press(ida, "Compare and merge");
  await ida.getByRole("cell", { name: "700070" }).first().waitFor();
  await looked(ida, "merge");
  await press(ida, "Merge the two");
  await told(ida, "Polgár, Judit: the two are one now");
  await ida.getByText("1 person", { exact: true }).waitFor();
  await ida.keyboard.press("Escape");
  await search.fill("gone");
  await ida.getByRole("button", { name: "Gone, Gil", exact: true }).waitFor();
  await ida.keyboard.press("Enter");
  await ida.keyboard.press("Enter");
  await ida.getByLabel("Gone, Gil is to be forgotten").check();
  await accessible(ida, "persons", ["color-contrast-enhanced"]);
  await picture(ida, "persons");
  await press(ida, "Mark, Gone, Gil");
  const [gil] = await ask("GET", "persons?search=gone");
  await ask("PUT", `persons/${gil.number}`, { was: gil.person, is: { ...gil.person, phone: "555" } });
  await press(ida, "Forget this person");
  await ida.getByRole("alert").getByText("555").waitFor();
  await ida.getByLabel("Gone, Gil is to be forgotten").check();
  await press(ida, "Forget this person");
  await ida.getByText(/still (has|have) the name/).waitFor();
  await ida.getByText("Mark two to merge them").waitFor();
  await ida.keyboard.press("Escape");
  await ida.getByText("Nobody is called").waitFor();
  await ida.getByRole("tab", { name: "Persons" }).focus();
  await ida.keyboard.press("3");
  await press(ida, "MTK");
  await ida.getByLabel("Name", { exact: true }).fill("MTK Budapest");
  await ida.keyboard.press("Enter");
  await told(ida, "MTK Budapest is saved");
  await accessible(ida, "clubs", ["color-contrast-enhanced"]);
  for (const name of ["M.T.K.", "MTK Budapest"]) await press(ida, `Mark, ${name}`);
  await press(ida, "Compare and merge");
  await press(ida, "Merge the two");
  await told(ida, "MTK Budapest: the two are one now");
  const winter = await ask("POST", "events", { plan: { name: "Winter Cup" } });
  await ida.goto(`http://${HALL}:${hall.court}/desk#/${winter.event}/entries`);
  await press(ida, "Import a file");
  await list.setInputFiles({ name: "winter.csv", mimeType: "text/csv", buffer: Buffer.from("Name;FIDE ID\nCarlsen, Magnus;1503014\n") });
  await ida.getByRole("cell", { name: "2840 FIDE" }).waitFor();
  await press(ida, "Cancel");
  await ida.getByRole("tab", { name: /Entries/ }).focus();
  await ida.keyboard.press("n");
  await ida.getByLabel("Family name").fill("carlsen");
  await ida.getByRole("button", { name: /^Carlsen, Magnus · GM/ }).click();
  assert.equal(await ida.getByLabel("Rating").inputValue(), "2840");
  await ida.getByRole("button", { name: "Enter", exact: true }).press("Enter");
  await told(ida, "Carlsen, Magnus is entered");
  await ida.getByLabel("Family name").fill("Polgar");
  await ida.getByRole("button", { name: /^Polgár, Judit/ }).click();
  assert.equal(await ida.getByLabel("Rating").inputValue(), "2735");
  await ida.keyboard.press("Enter");
  await told(ida, "Polgár, Judit is entered");
  const found = await ask("GET", "persons?search=polgar");
  assert(found.length === 1 && found[0].events.length > 1 && found[0].events.includes(winter.event), "one person in several events");
  await ida.getByLabel("Family name").fill("Polgár");
  await ida.getByLabel("Given names").fill("Judit");
  await ida.keyboard.press("Enter");
  await ida.getByRole("alert").filter({ hasText: "Is it the same person?" }).waitFor();
  await ida.getByText("entered already").waitFor();
  await accessible(ida, "FIDE's list", ["color-contrast-enhanced"]);
  console.log("the register: two persons and two clubs become one, and a person is forgotten");

  assert.deepEqual(wrong, []);
} finally {
  await browser.close();
  await hall.stop();
  await remove();
}
