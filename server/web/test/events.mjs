// Five whole events through the organiser's page in a real browser against the real server, as an organiser carries
// them, by keyboard and mouse: a weekend of 96 players with agents and a head referee on two courts, a team event,
// a league season, an intramural season with elimination, and a Speed evening. Every paper of theirs fits its page.
//
//   node test/events.mjs SERVER [FOLDER]
//
// SERVER is the server's program, beside which the board agent's lies; papers as PDF go to FOLDER. Every wait is for an event.
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { dirname, join } from "node:path";
import { browserKnowing, codeFor, enrol, LONG, onPaper, pageOf, press as pressOn, setUp, tab as tabOn, told as toldOn } from "./hall.mjs";

const [program, papers] = process.argv.slice(2);
assert(program, "usage: node test/events.mjs SERVER [FOLDER]");
const agent = join(dirname(program), "board-agent");

const HALL = "court.local";
const LAPTOP = { width: 1366, height: 768 };
/** Court seconds per second: a game of a few moves with its runs takes a second. */
const SPEED = 60;
/** A message of the browser's own about a refusal that asks for a choice, or about a tournament that was taken back. */
const isExpected = (text) => /409 \(Conflict\)|404 \(Not Found\)/.test(text);

const court = (number) => `[[court]]\nname = "Court ${number}"\nboards = 12\n`;
const { folder, serve, remove } = await setUp(program, "events", [1, 2].map(court).join("\n"));
const hall = await serve("0", "--speed", `${SPEED}`);
const address = `http://${HALL}:${hall.court}`;
const browser = await browserKnowing(HALL);
const wrong = [];
const began = Date.now();

const open = async (path, role, name) => {
  const page = await pageOf(await browser.newContext({ viewport: LAPTOP, reducedMotion: "reduce" }), HALL, wrong, isExpected);
  await enrol(page, `${address}/${path}`, await codeFor(role, program, folder), name);
  return page;
};
const done = (what) => console.log(`${what} (${((Date.now() - began) / 1000).toFixed(1)} s)`);

const ida = await open("desk", "organiser", "Ida");
const told = (text) => toldOn(ida, text);
const press = (name) => pressOn(ida, name);
const tab = (digit, name) => tabOn(ida, digit, name);
const field = (label) => ida.getByLabel(label, { exact: true });
const list = (label) => ida.getByRole("combobox", { name: label });

/** A new event by the form; `answer` gives the answers besides its name. */
async function create(name, answer) {
  if (await ida.getByRole("button", { name: "Events", exact: true }).isVisible()) await press("Events");
  await press("New event");
  await field("Name").fill(name);
  await answer();
  await field("Name").press("Enter");
  await ida.getByText("Nobody is entered yet").waitFor();
}

/** The FIDE ID of the next player of a list: by it nobody is taken for another. */
let id = 1_000_000;

/** An entry list as a file: its rows, below a line of headings. */
async function enterFile(name, headings, players) {
  headings = [...headings, "FIDE ID"];
  const rows = players.map((player) => [...player, (id += 1)]);
  await press("Import a file");
  await ida.getByLabel("Entry list as a file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from([headings, ...rows].map((row) => `${row.join(";")}\r\n`).join("")) });
  await ida.getByRole("button", { name: `Enter ${rows.length} players` }).press("Enter");
  await told(`${rows.length} players of ${name} are entered`);
}

/** Closes something by its key, and by the key of the panel that asks. */
async function close(what, said) {
  await press(what);
  await ida.locator(".side-panel .act").press("Enter");
  await told(said);
}

async function publish(round) {
  await press("Publish");
  await told(`Round ${round}, version 1 is published`);
}

async function pairAndPublish(round) {
  await press(`Pair round ${round}`);
  await told(`Round ${round} is paired`);
  await publish(round);
}

/** Pairs all rounds of a tournament at once, then publishes and plays one after the other. */
async function eachRound(rounds, play) {
  await press("Pair round 1");
  await told(rounds > 1 ? `All ${rounds} rounds are paired` : "Round 1 is paired");
  for (let round = 1; round <= rounds; round += 1) {
    await ida.getByRole("navigation", { name: "Rounds" }).getByRole("button").nth(round - 1).press("Enter");
    await publish(round);
    await play(round);
  }
}

/** The boards of the shown round without a result. */
const openBoards = () => ida.locator(".sheet tr:has(.link.result.is-open) td:first-child").allInnerTexts();

/** Types a result for every board that has none, in their order. */
async function type(result) {
  const boards = await openBoards();
  await field("Bd").focus();
  await ida.waitForFunction((board) => document.activeElement.value === board, boards[0]);
  for (const [place, board] of boards.entries()) {
    const key = result(board, place);
    if (key !== "=") await ida.keyboard.press("Enter");
    await ida.keyboard.press(key);
    await told(`Board ${board}: `);
  }
  return boards.length;
}

/** A file that the page gives to the browser. */
async function kept(name) {
  const [file] = await Promise.all([ida.waitForEvent("download"), press(name)]);
  return readFile(await file.path(), "utf8");
}

/** The parts of a printed page that reach out of it, or that its cards cut. It runs in the page. */
function cutOnPaper() {
  const found = [];
  for (const each of document.querySelectorAll("main *")) {
    if (each.getClientRects().length === 0 || each.closest(".unseen, svg")) continue;
    const { right, left } = each.getBoundingClientRect();
    if (right > innerWidth + 1 || left < -1) found.push(`${each.tagName}.${each.className} “${each.textContent.slice(0, 40)}” ends at ${Math.round(right)} of ${innerWidth} px`);
    if (!each.matches(".sheet-of-paper article, .sheet-of-paper article *") || getComputedStyle(each).overflowY !== "hidden") continue;
    if (each.scrollHeight > each.clientHeight + 1) found.push(`${each.tagName}.${each.className} “${each.textContent.slice(0, 40)}” is cut: ${each.scrollHeight} of ${each.clientHeight} px high`);
    if (each.scrollWidth > each.clientWidth + 1) found.push(`${each.tagName}.${each.className} “${each.textContent.slice(0, 40)}” is cut: ${each.scrollWidth} of ${each.clientWidth} px wide`);
  }
  return found;
}

/** What is shown fits both kinds of paper. */
async function printed(name) {
  await onPaper(ida, async (format) => assert.deepEqual(await ida.evaluate(cutOnPaper), [], `${name} on ${format}`));
  if (papers) for (const format of ["A4", "Letter"]) await ida.pdf({ path: join(papers, `${name} ${format}.pdf`), format, preferCSSPageSize: false });
}

/** A paper besides the tables fits, too. */
async function paper(name, of) {
  await press(name);
  await ida.locator(".sheet-of-paper").first().waitFor();
  await printed(`${of} ${name}`);
  await ida.keyboard.press("Escape");
  await ida.getByRole("tablist").waitFor();
}

const CATEGORIES = ["A", "B", "C", "D"];
/** A player of a list, by his place: names of two letters sort as the places do. */
const family = (place) => `Player ${String.fromCharCode(97 + Math.floor(place / 26))}${String.fromCharCode(97 + (place % 26))}`;
/** A result by the board: every fourth game is drawn, every third is Black's. */
const byBoard = (_, place) => (place % 4 === 3 ? "=" : place % 3 === 2 ? "0" : "1");

async function weekend() {
  await create("Weekend", async () => {
    await field("City").fill("Elmstadt");
    await field("Federation").fill("GER");
    await press("Add a day");
    await field("Categories, with commas").fill(CATEGORIES.join(", "));
    await list("System").selectOption("swiss");
    await field("Rounds").fill("3");
    await list("Finalists").selectOption("4");
    await field("Keep the results of the finals back until they are announced").check();
    // nobody's flag falls at this speed
    await field("Minutes each").fill("120");
    for (const [name, duty] of [["Keller", "chief_arbiter"], ["Odermatt", "organiser"]]) {
      await field("Family name").fill(name);
      await list("Duty").selectOption(duty);
      await field("Given names").fill("Ruth");
      await field("Given names").press("Enter");
      await ida.getByRole("button", { name: `Remove ${name}, Ruth` }).waitFor();
    }
    await field("Ticks at check-in, with commas").fill("fee paid");
    await press("Add a prize");
    await field("Prize").fill("300 EUR");
  });
  const rated = (place) => [...(place === 5 ? LONG : [family(place), "Kim"]), `${1_960 + (place % 40)}-05-06`, place % 2 ? "f" : "m", 2_500 - 10 * place, CATEGORIES[place % 4]];
  await enterFile("entries.csv", ["Surname", "First name", "Born", "Sex", "Rating", "Category"], Array.from({ length: 92 }, (_, place) => rated(place)));
  done("the event of two days is created, and 92 players are entered by a file");

  await press("Open check-in");
  await told("Check-in is open");
  await ida.getByRole("searchbox").press("Enter");
  for (let place = 0; place < 92; place += 1) {
    if (place !== 16 && place !== 17) await ida.keyboard.press("Space");
    await ida.keyboard.press("ArrowDown");
  }
  await ida.getByText("90 of 92 present").waitFor();
  await close("Close check-in", "Check-in is closed; 2 missing");
  await close("Close entries", "Entries are closed");
  await tab("3", /Rounds/);
  await pairAndPublish(1);
  await press("Lay on boards");
  await told("The games have their boards");
  await press("Send to the courts");
  await told(/court 1: .*put on/i);
  done("90 players are checked in by keyboard, and round 1 is on the courts");
  const dana = await courts();
  assert.equal(await type(byBoard), 21);
  done("the other results are typed");
  await secondRound(dana);
  await type(byBoard);
  await pairAndPublish(3);
  await type(byBoard);
  done("rounds 2 and 3 are typed");
  await protest();
  done("a protest, and the result with it");
  await tables();
  await finals();
  await spectator();
  await files();
}

/** The tables and papers of a finished qualification. */
async function tables() {
  await tab("2", /Entries/);
  for (const name of ["Starting rank list", "Start numbers", "Link cards"]) await paper(name, "event");
  await tab("4", /Standings/);
  const points = ida.locator("tbody td.points").first();
  await points.waitFor();
  await printed("event standings");
  await ida.getByLabel("Category").selectOption("B");
  await points.waitFor();
  await printed("event standings-B");
  await tab("5", /Cross-table/);
  await points.waitFor();
  await printed("event cross-table");
  await paper("Wall chart", "event");
  await tab("6", /Timetable/);
  await printed("event timetable");
  await tab("1", /Event/);
  await paper("Crew list", "event");
  done("tables and papers fit A4 and Letter");
}

/** Short games, and the words of the head referee's page for their ends. */
const GAMES = [
  ["1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0", /^1–0/],
  ["1. f3 e5 2. g4 Qh4# 0-1", /^0–1/],
  ["1. d4 d5 2. c4 e6 1/2-1/2", /^½–½/],
];

/** Agents play the first wave on both courts, and a head referee seals it. */
async function courts() {
  const pgn = Array.from({ length: 12 }, (_, place) => {
    const [moves] = GAMES[place % 3];
    return `[Event "Weekend"]\n[Board "${place + 1}"]\n[Result "${moves.split(" ").at(-1)}"]\n\n${moves}\n\n`;
  });
  const games = join(folder, "round.pgn");
  await writeFile(games, pgn.join(""));
  const agents = await Promise.all([1, 2].map(async (court) => {
    const code = await codeFor("board", program, folder, "--court", `${court}`);
    return spawn(agent, [games, "--court", `127.0.0.1:${hall.court}`, "--code", code, "--pace", "drawn", "--speed", `${SPEED}`, "--outbox", join(folder, `agent-${court}`)], { stdio: "ignore" });
  }));
  const dana = await open("referee", "head", "Dana");
  const round = () => dana.getByRole("navigation").getByRole("button", { name: "Round" }).click();
  for (const court of [1, 2]) {
    await round();
    await dana.locator(".part").getByRole("button", { name: `Court ${court}`, exact: true }).click();
    await dana.getByLabel("Start all the same, because").fill("nobody sweeps here");
    await dana.getByRole("button", { name: /^3 · 2 · 1 · GO/ }).click();
  }
  await dana.locator(".part").getByRole("button", { name: "all courts" }).click();
  await dana.getByRole("heading", { name: "24 of 24 games over" }).waitFor();
  for (let place = 0; place < 24; place += 1) {
    await dana.locator(".strip .cell").nth(place).click();
    await dana.locator(".part").getByRole("button", { name: "Result", exact: true }).click();
    await dana.locator(".form").getByRole("button", { name: GAMES[place % 3][1] }).click();
    await dana.locator(".form").getByRole("button", { name: "Enter this result" }).click();
  }
  await round();
  await dana.getByRole("button", { name: /^Seal Court 1, boards 1–12/ }).click();
  await ida.getByText("21 results missing").first().waitFor();
  for (const each of agents) each.kill();
  done("agents play 24 games, a head referee seals them, and the desk has them");
  return dana;
}

/** Late entries, a withdrawal, and a sealed result that proves wrong after the pairing. */
async function secondRound(dana) {
  await tab("2", /Entries/);
  await ida.keyboard.press("n");
  for (let place = 92; place < 96; place += 1) {
    await field("Family name").fill(family(place));
    await field("Given names").fill("Kim");
    await list("Category").selectOption("A");
    await field("Given names").press("Enter");
    await told(`${family(place)}, Kim is a late entry`);
  }
  await ida.keyboard.press("Escape");
  await ida.getByRole("searchbox").fill(family(20));
  await ida.getByRole("searchbox").press("Enter");
  await ida.keyboard.press("Enter");
  await ida.locator(".side-panel").getByLabel("Reason").fill("ill");
  await ida.locator(".side-panel").getByLabel("Reason").press("Enter");
  await told(`${family(20)}, Kim has withdrawn`);
  await ida.keyboard.press("Escape");
  await ida.getByRole("searchbox").fill("");
  await tab("3", /Rounds/);
  await pairAndPublish(2);
  done("late entries, a withdrawal, and round 2 is published");

  await dana.locator(".strip .cell").first().click();
  await dana.locator(".part").getByRole("button", { name: "Result", exact: true }).click();
  await dana.getByRole("button", { name: "Correct a result" }).click();
  await dana.locator(".form").getByRole("button", { name: /^0–1/ }).click();
  await dana.locator(".form").getByLabel("Reason").fill("the slip says so");
  await dana.locator(".form").getByRole("button", { name: "Correct a result" }).click();
  await ida.getByRole("tab", { name: "Rounds (1 held)" }).waitFor();
  const held = ida.locator(".held-result");
  await held.getByLabel("Reason").fill("the slip says so");
  await held.getByRole("button", { name: "Let it count" }).press("Enter");
  await held.locator(".choice-of-three .differences, .choice-of-three > p").nth(2).waitFor();
  const changed = await held.locator(".choice-of-three").nth(1).locator("li").count();
  await held.getByLabel("Pair it anew (usual)").check();
  await held.getByRole("button", { name: "Let it count" }).press("Enter");
  await told("The result counts");
  await press("Publish version 2");
  await told("Round 2, version 2 is published");
  await ida.locator("tr.is-changed").first().waitFor();
  await press("Lay on boards");
  await told("The games have their boards");
  await printed("event by-board");
  await press("By name");
  await printed("event by-name");
  await press("By name");
  await paper("Result slips", "event");
  await paper("Board cards", "event");
  await tab("0", /Announcer/);
  await printed("event announcer");
  await tab("3", /Rounds/);
  done(`a sealed result is corrected after the pairing: ${changed} boards change in the preview, ${await ida.locator("tr.is-changed").count()} are marked`);
}

/** A protest that is upheld after the last round, and the result with it. */
async function protest() {
  await tab("7", /Protests/);
  await press("New protest");
  await list("Filed by").selectOption({ label: `${family(30)}, Kim` });
  await field("Protest").fill("The clock was not pressed");
  await field("Protest").press("Enter");
  await told("is filed");
  await ida.getByRole("cell", { name: `${family(30)}, Kim` }).getByRole("button").press("Enter");
  await list("Ruling").selectOption({ label: "upheld" });
  const last = list("Game").getByRole("option", { name: "Round 3" });
  await last.waitFor({ state: "attached" });
  const game = await last.innerText();
  await list("Game").selectOption({ label: game });
  await list("Right result").selectOption({ label: game.endsWith("½ – ½") ? "1 – 0" : "½ – ½" });
  await ida.locator(".side-panel .differences").waitFor();
  await field("Reasons").fill("the judge heard it");
  await field("Reasons").press("Enter");
  await told("is ruled on");
  await ida.getByRole("cell", { name: /^upheld: the judge heard it · corrected by record \d+$/ }).waitFor();
  await tab("3", /Rounds/);
}

/** A spectator's phone: the second version of a round, the standings of a category, and the medals once they are announced. */
async function spectator() {
  const phone = await pageOf(await browser.newContext({ viewport: { width: 390, height: 844 } }), HALL, wrong);
  await phone.goto(`http://${HALL}:${hall.public}/`);
  const go = (name) => phone.getByRole("link", { name, exact: true }).click();
  const shown = (name) => phone.locator(".event").getByRole("heading", { name }).waitFor();
  await go("Event");
  await phone.getByRole("navigation", { name: "Tournaments" }).getByRole("link").first().click();
  await go("Round 2");
  await shown("Pairings of round 2, version 2");
  await phone.locator(".event tbody tr.is-changed").first().waitFor();
  await go("Standings");
  await phone.getByLabel("Category").selectOption("B");
  await shown("Standings after round 3, B");
  await go("Timetable");
  await shown("Timetable");
  await go("Medals");
  await phone.locator(".event").getByRole("cell", { name: "Gold" }).nth(CATEGORIES.length).waitFor();
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth), 390, "nothing reaches out of the phone");
  await phone.context().close();
  done("a spectator follows the event on a phone");
}

/** Four finalists: semi-finals, and a final that a ChessSprint decides. */
async function finals() {
  await tab("4", /Standings/);
  const lots = ida.getByRole("button", { name: "Draw lots for shared places" });
  await ida.getByRole("button", { name: "Make the finals of 4" }).waitFor();
  if (await lots.isVisible()) {
    await lots.press("Enter");
    await ida.getByText("The lot decides every shared place for good.").waitFor();
    await ida.locator("button.yes:not([aria-disabled])", { hasText: "Draw lots" }).press("Enter");
    await told("Lots are drawn");
  }
  await press("Make the finals of 4");
  await told("The finals of 4 are made");
  await ida.getByRole("button", { name: "Pair round 1" }).waitFor();
  await pairAndPublish(1);
  await type((board) => (board === "1" ? "1" : "0"));
  await type((board) => (board === "1.2" ? "0" : "1"));
  await pairAndPublish(2);
  await type(() => "1");
  // White wins both games of the first match, which a ChessSprint decides
  await type((board) => (board === "1.2" ? "1" : "0"));
  await ida.getByText("round 2, 1 match is level").waitFor();
  await ida.getByRole("button", { name: "Match 1.1 level" }).press("Enter");
  await ida.locator(".side-panel").getByRole("combobox").first().selectOption({ label: "Black" });
  await ida.locator(".side-panel form").first().getByRole("button", { name: "Save" }).press("Enter");
  await told("The colour is chosen");
  await ida.keyboard.press("Escape");
  await type(() => "0");
  await ida.getByText("all rounds are played").waitFor();
  await tab("4", /Standings/);
  await press("Announce the results");
  await told("The results are announced");
  done("finals of four, the last match by a ChessSprint");
}

/** Medals of the event and of each category, the report file and the rating report. */
async function files() {
  await tab("8", /Medals/);
  await ida.locator(".medals section").nth(CATEGORIES.length).waitFor();
  await ida.getByRole("cell", { name: "300 EUR" }).waitFor();
  await printed("event medals");
  await paper("Diplomas", "event");
  const medals = await kept("CSV Medals");
  assert.equal(medals.trim().split("\n").length, 1 + 3 * (1 + CATEGORIES.length), medals);
  await tab("9", /Rating/);
  await printed("event rating");
  const trf = await kept(/^TRF26 1 /);
  const records = (kind) => trf.split("\n").filter((line) => line.startsWith(kind)).length;
  assert.deepEqual([records("001"), records("012"), records("102")], [96, 1, 1], trf.slice(0, 400));
  const report = (await kept("CSV Rating report")).trim().split("\n").slice(1);
  assert.equal(report.length, 96, "a row for every player");
  await tab("1", /Event/);
  await paper("Incident report", "event");
  await paper("Log of the desk", "event");
  await press("End the event");
  await ida.getByText("Changes of the rating list if the event ends").first().waitFor();
  await press("End the event");
  await told("The event is over");
  done("medals, report file and rating report, and the event is ended");
}

/** A result of a team event: White wins on the odd boards, Black on the even ones. */
const whiteOnOdd = (board) => (Number(board.split(".")[1] ?? board) % 2 ? "1" : "0");

async function teamEvent() {
  await create("Team Cup", async () => {
    await list("Competitors").selectOption("teams");
    await list("System").selectOption("swiss");
    await field("Rounds").fill("2");
    await list("Finalists").selectOption("0");
  });
  const names = ["Elmstadt", "Rook & Run", LONG[0], "Elmstadt Juniors"];
  await enterFile("teams.csv", ["Surname", "Rating", "Team"], Array.from({ length: 28 }, (_, place) => [family(place), 2_400 - 10 * place, names[place % 4]]));
  await press("Teams (4)");
  await ida.locator(".side-panel .link").filter({ hasText: "Rook & Run" }).press("Enter");
  await list("Captain").selectOption({ index: 1 });
  await press("Save");
  await told("Rook & Run is saved");
  await ida.keyboard.press("Escape");
  await close("Close entries", "Entries are closed");
  await tab("3", /Rounds/);
  for (const round of [1, 2]) {
    await pairAndPublish(round);
    if (round === 1) {
      await ida.getByRole("button", { name: "Match 1", exact: true }).press("Enter");
      const lineUp = ida.locator(".side-panel form").filter({ hasText: "Line-up of" }).first();
      await lineUp.getByRole("checkbox").first().uncheck();
      await lineUp.getByRole("checkbox").last().check();
      await lineUp.getByRole("button").press("Enter");
      await told("is sealed");
      await ida.keyboard.press("Escape");
    }
    await press("Open the line-ups");
    await told("The line-ups are open");
    if (round === 1) {
      await printed("teams by-board");
      await press("By name");
      await printed("teams by-name");
      await press("By match");
      await ida.getByRole("cell", { name: "1.1", exact: true }).waitFor();
      await printed("teams by-match");
      await press("By match");
      await paper("Result slips", "teams");
    }
    assert.equal(await type(whiteOnOdd), 12, "two matches on six boards");
  }
  await tab("4", /Standings/);
  await ida.getByRole("cell", { name: "Rook & Run" }).waitFor();
  await printed("teams standings");
  await tab("5", /Cross-table/);
  await ida.getByRole("cell", { name: "Rook & Run" }).waitFor();
  await printed("teams cross-table");
  await tab("2", /Entries/);
  await paper("Starting rank list", "teams");
  done("a team event: teams by their names from a file, a captain, line-ups, two rounds");
}

async function league() {
  await create("Winter League", async () => list("Competitors").selectOption("league"));
  await enterFile("league.csv", ["Surname", "Rating", "Team"], Array.from({ length: 48 }, (_, place) => [`League ${family(place)}`, 2_400 - 10 * place, `Club ${String.fromCharCode(65 + (place % 8))}`]));
  await close("Close entries", "Entries are closed");
  await tab("3", /Rounds/);
  await eachRound(14, async (round) => {
    for (let match = round === 1 ? 2 : 1; match <= 4; match += 1) {
      await ida.getByRole("button", { name: `Match ${match}`, exact: true }).press("Enter");
      if (round === 2 && match === 1) {
        await field("Set to").fill("2027-01-16T14:00");
        await field("Set to").press("Enter");
        await told("The match has its time");
      }
      const form = ida.locator(".side-panel form").filter({ hasText: "Won without play" });
      await form.getByLabel("Reason").fill("snow");
      await form.getByLabel("Reason").press("Enter");
      await told("won without play");
      await ida.keyboard.press("Escape");
    }
    if (round === 1) {
      await press("Open the line-ups");
      await told("The line-ups are open");
      assert.equal(await type(whiteOnOdd), 36, "all six meet all six");
    }
  });
  await tab("4", /Standings/);
  await ida.getByRole("heading", { name: "Standings after round 14" }).waitFor();
  done("a league season of eight teams: line-ups, a match with another day, walk-overs, the table");
}

async function intramural() {
  await create("Intramural Season", async () => list("Rulebook").selectOption("intramural"));
  await enterFile("twelve.csv", ["Surname", "Rating"], Array.from({ length: 12 }, (_, place) => [`Intra ${family(place)}`, 2_000 - 10 * place]));
  await close("Close entries", "Entries are closed");
  await tab("3", /Rounds/);
  await press("Settings");
  await press("Take the tournament back");
  await told("The tournament is taken back");
  await press("New tournament");
  await list("Division").selectOption("snake");
  await press("Make it");
  await told("The tournament is made");
  for (const group of [0, 1]) {
    await list("Tournament").selectOption({ index: group });
    await eachRound(5, async () => assert.equal(await type(byBoard), 3));
  }
  await press("New tournament");
  await list("Competitors").selectOption("best");
  await field("Places of each").fill("4");
  await list("System").selectOption({ label: "knockout" });
  await press("Make it");
  for (const [round, games] of [[1, 4], [2, 2]]) {
    await pairAndPublish(round);
    assert.equal(await type(() => "1"), games);
  }
  await pairAndPublish(3);
  // the final is drawn, and the referee decides the match (IM-3-3)
  await type((board) => (board === "1" ? "=" : "1"));
  await ida.getByText("round 3, 1 match is level").waitFor();
  await ida.getByRole("button", { name: "Match 1 level" }).press("Enter");
  await list("Goes on").selectOption({ index: 2 });
  await ida.locator(".side-panel").getByLabel("Reason").first().fill("by lot");
  await ida.locator(".side-panel").getByLabel("Reason").first().press("Enter");
  await told("The match is decided");
  await ida.getByText("all rounds are played").waitFor();
  done("an intramural season of twelve players: two groups and elimination");
}

async function speedEvening() {
  await create("Speed evening", async () => {
    await list("Rulebook").selectOption("speed");
    await list("System").selectOption("swiss");
    await field("Rounds").fill("3");
    await list("Finalists").selectOption("0");
  });
  await enterFile("evening.csv", ["Surname"], Array.from({ length: 8 }, (_, place) => [`Speed ${family(place)}`]));
  await close("Close entries", "Entries are closed");
  await tab("3", /Rounds/);
  for (const round of [1, 2, 3]) {
    await pairAndPublish(round);
    assert.equal(await type(byBoard), 4);
  }
  await tab("4", /Standings/);
  await ida.getByRole("heading", { name: "Standings after round 3" }).waitFor();
  done("a Speed evening of eight players");
}

try {
  await weekend();
  await teamEvent();
  await league();
  await intramural();
  await speedEvening();
  assert.deepEqual(wrong, []);
} finally {
  await browser.close();
  await hall.stop();
  await remove();
}
