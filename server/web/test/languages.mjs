// Every page in every language, in a real browser against the real server's demonstration: no message
// is missing, nothing reaches out of the screen, no key and no tile cuts its text. Then once more with
// text that is 40 % longer, and with names of 80 characters and in right-to-left letters.
//
//   node test/languages.mjs SERVER [FOLDER] [LANGUAGE...]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for an event.
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { calledHall } from "./judges.mjs";
import { actor, asker, browserKnowing, codeFor, pageOf, picture as pictureIn, start, token } from "./hall.mjs";

const [program, pictures, ...named] = process.argv.slice(2);
assert(program, "usage: node test/languages.mjs SERVER [FOLDER] [LANGUAGE...]");

const HALL = "court.local";
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
/** The file of each page's words and the views of the page, by their addresses, with a part that is there once they are drawn. */
const PUBLIC = [
  ["#/1/boards", ".tile:nth-child(12)"],
  ["#/1/above", ".lane:nth-child(12)"],
  ["#/1/results", ".results tbody tr:nth-child(12)"],
  ["#/1/news", ".news li"],
  ["#/1/2", ".moves tbody tr"],
];
/** Unattended screens are large; a phone shows them without a cut word all the same. */
const SCREENS = [
  ["about", "main"],
  ["embed?court=1&board=3", "main"],
  ["hall?view=above", ".lane:nth-child(12)"],
  ["hall?view=boards", ".tile:nth-child(12)"],
  ["hall?view=results", ".results tr:nth-child(12)"],
  ["baseline?end=black", ".baseline li:nth-child(12)"],
  ["overlay?view=strip", ".strip li:nth-child(12)"],
  ["overlay?view=lower&board=3", ".lower .clock"],
  ["overlay?view=table", ".table-of-results tr:nth-child(12)"],
];

const dist = join(import.meta.dirname, "../dist");
const words = (await readdir(dist)).filter((file) => file.endsWith(".ftl"));
const known = [...new Set(words.map((file) => file.split(".").at(-2)))];
const languages = named.length > 0 ? named : known;
const english = await Promise.all(words.filter((file) => file.endsWith(".en.ftl")).map((file) => readFile(join(dist, file), "utf8")));
/** Keys of two words and more: no text of a person has such a word. */
const keys = english.flatMap((text) => [...text.matchAll(/^([a-z]+(?:-[a-z0-9]+)+) =/gm)].map(([, key]) => key));

/** The faults of what the page shows, once it is drawn at its size. It runs in the page. */
async function faultsOf(keys) {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const known = new Set(keys);
  const found = [];
  const shown = [document.title, ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((each) => [each.ariaLabel, each.title, each.placeholder]), ...document.body.innerText.split("\n")];
  for (const text of shown.filter(Boolean)) {
    const missing = text.split(/\s+/).find((word) => known.has(word)) ?? /\{\s?[$a-z][\w-]*\s?\}/i.exec(text)?.[0];
    if (missing) found.push(`a message is missing: ${missing} in “${text}”`);
  }
  const wide = document.documentElement.scrollWidth;
  const out = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && each.getClientRects().length > 0);
  // the picture over a video has a fixed place, which makes no page wider
  if (wide > innerWidth || out.some((each) => each.closest(".picture"))) {
    found.push(`${wide} px wide on a screen of ${innerWidth}: ${out.slice(0, 3).map((each) => `${each.tagName}.${each.className} “${each.textContent.slice(0, 40)}”`).join(", ")}`);
  }
  for (const each of document.querySelectorAll("button, button *, a, select, .tile, .tile *, th, h1, h2")) {
    const isText = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    // a chart and a position are no text
    if ((!isText && !each.matches("button")) || each.clientWidth <= 1 || each.closest("svg, .position, .cg-wrap")) continue;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(each);
    // a name that ends in “…” is known to be longer
    if (textOverflow === "ellipsis" || clipPath !== "none") continue;
    const cut = (all, shown, unit) => all > shown + 1 && found.push(`cut: ${each.tagName}.${each.className} “${each.textContent.slice(0, 60)}”, ${all} of ${shown} px ${unit}`);
    if (isText && (overflowX !== "visible" || each.matches("button, a"))) cut(each.scrollWidth, each.clientWidth, "wide");
    if (each.matches("button")) cut(each.scrollHeight, each.clientHeight, "high");
    const [inside, button] = [each, each.closest("button") ?? each].map((part) => part.getBoundingClientRect());
    if (isText) cut(Math.round(inside.right - button.left), Math.round(button.width), "wide");
  }
  return found;
}

/** The longer text runs over first, and is measured at every size; a language at the narrowest phone and laptop. */
const LONGER = "longer";
const NARROWEST = SIZES.filter(({ width }) => [360, 1366].includes(width));

const faults = [];
/** Measures what the page shows at its sizes. */
async function measure(page, where) {
  for (const size of where.startsWith(LONGER) ? SIZES : NARROWEST) {
    await page.setViewportSize(size);
    const found = await page.evaluate(faultsOf, keys);
    faults.push(...new Set(found.map((fault) => `${where} ${size.width}: ${fault}`)));
    await pictureIn(page, pictures, `${where.replaceAll(/[^a-z0-9]+/g, "-")}-${size.width}`);
  }
}

/** The page says which language it is in, and axe agrees that it is one. */
async function speaks(page, language, where) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), language, where);
  const { violations } = await new AxeBuilder({ page }).withRules(["html-has-lang", "html-lang-valid", "valid-lang"]).analyze();
  assert.deepEqual(violations.map((each) => each.help), [], where);
}

/** A message file whose texts are 40 % longer: its vowels are doubled. */
function longer(text) {
  const stretched = (words) => words.replace(/[aeiou]/gi, (vowel) => `${vowel}${vowel.toLowerCase()}`);
  return text.replace(/^((?:[a-z][\w-]* =|\s*\*?\[[\w-]+\]|\s*\})?)(.*)$/gm, (_, start, rest) => start + rest.replace(/(\{[^{}]*\}|\{[^{}]*->)|([^{}]+)/g, (_, code, words) => code ?? stretched(words)));
}
/** Names that no layout was drawn for. */
const NAMES = ["\u05e4\u05d5\u05dc\u05d2\u05d0\u05e8, \u05d9\u05d4\u05d5\u05d3\u05d9\u05ea", "Featherstonehaugh-Cholmondeley Venkatanarasimharajuvaripeta, Maria Guadalupe Ana", "\u0645\u062d\u0645\u062f \u0628\u0646 \u0639\u0628\u062f \u0627\u0644\u0639\u0632\u064a\u0632 \u0627\u0644\u0633\u0648\u062f\u0627\u0646\u064a, \u064a\u0648\u0633\u0641"];
/** Gives every player one of the names in the messages of a feed, within the page: a route through the script would be its slowest part. */
function renames(names) {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  const renamed = (text) => text.replace(/"player":(\d+),"name":"(?:[^"\\]|\\.)*"/g, (_, player) => `"player":${player},"name":${JSON.stringify(names[player % names.length])}`);
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get.call(this);
      return typeof data === "string" ? renamed(data) : data;
    },
  });
}

const folder = await mkdtemp(join(tmpdir(), "court-languages-"));
const hall = await start(program, folder, "--demo", "--speed", "5", "--court-port", "0", "--public-port", "0");
const called = await calledHall(program, NAMES.slice(0, 2));
const browser = await browserKnowing(HALL);

/** Opens an address and waits until it is drawn. */
async function at(page, base, address, waited) {
  await page.goto(`${base}/${address}`);
  await page.locator(waited).first().waitFor({ state: "attached" });
}

/** A page of a referee, enrolled by the parts that every language has. */
async function enrolled(page, path, role, language, name) {
  await page.goto(`${court}/${path}?lang=${language}#code=${await codeFor(role, program, join(folder, "demo"))}`);
  await page.locator("form input").first().waitFor();
  await measure(page, `${name} ${path} door`);
  await page.locator("form input").first().fill("Ida");
  await page.locator("form button:not([type])").click();
  await page.locator(".link-up").first().waitFor();
}

const everybody = `http://${HALL}:${hall.public}`;
const court = `http://${HALL}:${hall.court}`;

async function pagesIn(language, name, context, wrong) {
  const page = await pageOf(context, HALL, wrong);
  const lang = `lang=${language}`;
  for (const [view, waited] of PUBLIC) {
    await at(page, everybody, `?${lang}${view}`, waited);
    await measure(page, `${name} ${view}`);
  }
  await speaks(page, language, "the spectators' page");
  const installed = await page.evaluate(() => fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.json()));
  assert.equal(installed.lang, language, "the manifest");
  for (const [view, waited] of SCREENS) {
    await at(page, everybody, `${view}${view.includes("?") ? "&" : "?"}${lang}`, waited);
    await measure(page, `${name} ${view}`);
  }
  await at(page, called.everybody, `overlay?view=penalty&board=1&${lang}`, ".card .why");
  await measure(page, `${name} overlay?view=penalty`);
  await at(page, everybody, `table?${lang}`, ".setup");
  await speaks(page, language, "the table");
  await measure(page, `${name} table`);
  await page.locator(".half.black .clock").dispatchEvent("pointerdown");
  await page.locator(".half.running").waitFor();
  await page.locator(".half.white .keys button").last().click();
  await measure(page, `${name} table plays`);
  await page.locator(".half.white .keys button:enabled").nth(1).click();
  await page.locator(".talk").first().waitFor();
  await measure(page, `${name} table claims`);
  await page.close();
}

async function judgesIn(language, name, context, wrong) {
  const page = await pageOf(context, HALL, wrong);
  await enrolled(page, "judge", "judge", language, name);
  await page.locator(".panel .go").waitFor();
  await measure(page, `${name} judge line`);
  await page.locator(".panel .choice .target").first().click();
  await page.locator(".panel .go").click();
  await page.locator(".tile").nth(11).waitFor();
  await speaks(page, language, "the judge's page");
  await measure(page, `${name} judge tiles`);
  const act = (n) => page.locator(".bottom .acts .act").nth(n);
  for (const panel of [1, 2]) {
    await act(panel).click();
    await page.locator(".panel").waitFor();
    await measure(page, `${name} judge panel ${panel}`);
    await page.locator(".panel > header .target").first().click();
    await page.locator(".tile").nth(11).waitFor();
  }
  await act(0).click();
  await page.locator(".tile .call").first().click();
  await page.locator(".panel").waitFor();
  await measure(page, `${name} judge lane`);
  await page.close();
}

async function headIn(language, name, context, wrong) {
  const page = await pageOf(context, HALL, wrong);
  await enrolled(page, "referee", "head", language, name);
  await page.locator(".strip .cell").nth(11).waitFor();
  await speaks(page, language, "the head referee's page");
  for (let tab = 0; tab < (await page.locator(".bottom .acts .act").count()); tab += 1) {
    // a wide screen shows the inbox at all times, and has no tab for it
    await page.setViewportSize(SIZES[0]);
    await page.locator(".bottom .acts .act").nth(tab).click();
    await measure(page, `${name} referee tab ${tab}`);
  }
  await page.setViewportSize(SIZES[0]);
  await page.locator(".strip .cell").nth(2).click();
  await measure(page, `${name} referee board`);
  await page.close();
}

/** An event with players, its check-in open: its number, and the first of them. */
async function eventOf(ask) {
  const { event } = await ask("POST", "events", { plan: { name: NAMES[1], ticks: ["fee"], courts: [{ court: 1, boards: 12 }], prizes: [{ place: 1, what: "100 EUR" }] } });
  const persons = await ask("POST", "persons", Array.from({ length: 9 }, (_, n) => ({ family: NAMES[n % NAMES.length], given: `${n + 1}` })));
  const act = actor(ask);
  await act(event, { enter: { players: persons.map((person, n) => ({ person, data: { rating: 1500 + n } })) } });
  await act(event, "open_check_in");
  return { event, person: persons[0] };
}

/** The tournament of the event, its first round played as far as one result. */
async function begun(ask, { event, person }) {
  const act = actor(ask);
  await act(event, { close_entries: { seed: 1 } });
  await act(event, { pair: { tournament: 1 } });
  await act(event, { publish: { tournament: 1, round: 1 } });
  const { tables } = await ask("GET", `events/${event}/tournaments/1/rounds/1`);
  await act(event, { enter_result: { game: tables[0].games[0].game, score: "1-0" } });
  await act(event, { protest: { by: person, text: "no" } });
}

async function deskIn(language, name, context, wrong) {
  const page = await pageOf(context, HALL, wrong);
  await enrolled(page, "desk", "organiser", language, name);
  await page.locator(".events .act").click();
  await page.locator(".questions").waitFor();
  await speaks(page, language, "the organiser's page");
  await measure(page, `${name} desk plan`);
  const ask = asker(hall, await token(page));
  const made = await eventOf(ask);
  const tabs = (tab) => page.goto(`${court}/desk?lang=${language}#/${made.event}/${tab}`);
  await tabs("entries");
  // the panel covers the list on a phone
  await page.locator("tbody .link").first().waitFor();
  await measure(page, `${name} desk entries`);
  await page.locator("tbody .link").first().click();
  await page.locator(".side-panel").waitFor();
  await measure(page, `${name} desk player`);
  await page.keyboard.press("Escape");
  await page.locator(".bar .act").click();
  await measure(page, `${name} desk new player`);
  await page.keyboard.press("Escape");
  await page.locator(".beside-main > .bar .target").nth(1).click();
  await page.locator('input[type=file][accept*=".xlsx"]').setInputFiles({ name: "entries.csv", mimeType: "text/csv", buffer: Buffer.from(`Surname;Given names;Rating\n${NAMES[1]};Ida;many\n${NAMES[0]};Bo;1500\n`) });
  await page.locator(".faults li").waitFor();
  await measure(page, `${name} desk import`);
  await begun(ask, made);
  const link = await ask("GET", `events/${made.event}/players/${made.person}/link`);
  const player = await pageOf(context, HALL, wrong);
  await at(player, court, `p?lang=${language}#${link.token}`, ".next");
  await speaks(player, language, "a player's page");
  for (const key of await player.locator(".card > .target, .results .target").all()) await key.click();
  await measure(player, `${name} player`);
  await player.close();
  await tabs("rounds");
  await page.locator("tbody .link.result").nth(3).waitFor();
  await measure(page, `${name} desk rounds`);
  await page.locator("tbody .link.result").first().click();
  await page.locator(".side-panel").waitFor();
  await measure(page, `${name} desk correction`);
  for (const tab of ["event", "standings", "cross_table", "timetable", "protests", "medals", "ratings"]) {
    await tabs(tab);
    await page.locator(tab === "medals" ? ".tab-medals h2" : `.tab-${tab} tbody tr`).first().waitFor();
    await measure(page, `${name} desk ${tab}`);
  }
  await page.close();
}

/** Every page, in one context for each kind of device. */
async function all(language, name = language, prepare = async () => {}) {
  const wrong = [];
  const since = Date.now();
  await Promise.all(
    [pagesIn, judgesIn, headIn, deskIn].map(async (pages) => {
      const context = await browser.newContext({ viewport: SIZES[0], reducedMotion: "reduce" });
      await prepare(context);
      await pages(language, name, context, wrong);
      await context.close();
    }),
  );
  faults.push(...wrong.map((text) => `${name}: ${text}`));
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

/** The browser's language is taken without a word, the switch changes the page at once and is kept. */
async function switched() {
  const other = known.find((language) => language !== "en");
  if (!other) return;
  const context = await browser.newContext({ locale: `${other}-AT`, viewport: SIZES[0] });
  const wrong = [];
  const page = await pageOf(context, HALL, wrong);
  await at(page, everybody, "", ".tile");
  const speaking = () => page.evaluate(() => document.documentElement.lang);
  assert.equal(await speaking(), other, "the browser's language");
  await page.locator("#language").selectOption("en");
  await page.waitForFunction(() => document.documentElement.lang === "en");
  await page.getByRole("link", { name: "Boards" }).waitFor();
  await page.reload();
  await page.locator(".tile").first().waitFor();
  assert.equal(await speaking(), "en", "the switch is kept");
  assert.deepEqual(wrong, []);
  await context.close();
  console.log("the browser's language is spoken, and the switch is kept");
}

try {
  await switched();
  // English is on every page of the other scripts, and below with longer text
  for (const language of languages.filter((each) => each !== "en")) console.log(`${language}: every page, ${await all(language)}`);
  const stretched = async (context) => {
    await context.route("**/*.en.ftl", async (route) => route.fulfill({ body: longer(await readFile(join(dist, basename(new URL(route.request().url()).pathname)), "utf8")) }));
    await context.addInitScript(renames, NAMES);
  };
  if (named.length === 0 || named.includes("en")) {
    console.log(`longer text and names: every page, ${await all("en", LONGER, stretched)}`);
  }
  assert.deepEqual(faults, [], `\n${faults.join("\n")}`);
} finally {
  await browser.close();
  await called.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
