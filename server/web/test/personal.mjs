// A player's page in a real browser against the real server, on phones: the link from the organiser's
// card, the sign that a pairing is out, results, byes, protests, a network that goes away, a captain's
// line-up, an online match, and a lost link.
//
//   node test/personal.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for an event.
import { strict as assert } from "node:assert";
import { accessible, actor, asker, browserKnowing, codeFor, enrol, fits, LONG, network, onPaper, pageOf, picture as pictureIn, press, setUp, token as tokenOf } from "./hall.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/personal.mjs SERVER [FOLDER]");

const HALL = "court.local";
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];
const THEMES = ["light", "dark", "sunlight"];
const isExpected = (text) => /409 \(Conflict\)|422 \(Unprocessable Content\)|422 \(Unprocessable Entity\)|404 \(Not Found\)|net::ERR_/.test(text);

const { folder, serve, remove } = await setUp(program, "personal", '[[court]]\nname = "Court 1"\nboards = 12\n');
const hall = await serve("0");
const way = await network(hall.court);
const browser = await browserKnowing(HALL);
const wrong = [];
const picture = (page, name) => pictureIn(page, pictures, name);

const desk = await pageOf(await browser.newContext({ viewport: SIZES.at(-1), reducedMotion: "reduce" }), HALL, wrong, isExpected);
await enrol(desk, `http://${HALL}:${hall.court}/desk`, await codeFor("organiser", program, folder), "Ida");
await desk.getByRole("heading", { name: "Events" }).waitFor();
const ask = asker(hall, await tokenOf(desk));
const act = actor(ask);
async function eventOf(plan, persons) {
  const { event } = await ask("POST", "events", { plan });
  const numbers = await ask("POST", "persons", persons.map(([family, given]) => ({ family, given })));
  await act(event, { enter: { players: numbers.map((person, n) => ({ person, data: { rating: 2400 - 100 * n } })) } });
  return [event, numbers];
}
const linkOf = (event, person) => ask("GET", `events/${event}/players/${person}/link`);

/** A phone with a player's link, and how often it has sounded and buzzed. */
async function phone(token, colorScheme = "light") {
  const context = await browser.newContext({ viewport: SIZES[0], colorScheme, hasTouch: true, reducedMotion: "reduce" });
  await context.addInitScript(() => {
    globalThis.signs = { tones: 0, buzzes: 0 };
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function tone() {
      globalThis.signs.tones += 1;
      return createOscillator.call(this);
    };
    const vibrate = Navigator.prototype.vibrate;
    Navigator.prototype.vibrate = function buzz(pattern) {
      globalThis.signs.buzzes += 1;
      return vibrate.call(this, pattern);
    };
  });
  const page = await pageOf(context, HALL, wrong, isExpected);
  await page.goto(`http://${HALL}:${way.port}/p#${token}`);
  return page;
}
const told = (page, text) => page.locator(".told").filter({ hasText: text }).waitFor();

/** The page at every size, and in these themes. */
async function looked(page, where, themes = ["light"]) {
  for (const theme of themes) {
    await page.locator("#theme").selectOption(theme);
    await accessible(page, `${where}, ${theme}`, ["color-contrast-enhanced"]);
    await picture(page, `personal-${where}-${theme}-360`);
  }
  await page.locator("#theme").selectOption("");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page, where);
    await picture(page, `personal-${where}-${size.width}`);
  }
  await page.setViewportSize(SIZES[0]);
}

try {
  const plan = { name: "Autumn Cup", rounds: 3, system: "swiss", courts: [{ court: 1, boards: 12 }] };
  const [event, persons] = await eventOf(plan, [["Polgár", "Judit"], ["Hou", "Yifan"], LONG, ["Koneru", "Humpy"]]);
  await desk.goto(`http://${HALL}:${hall.court}/desk#/${event}/entries`);
  await press(desk, "Link cards");
  await desk.locator(".link-cards article").nth(3).waitFor();
  assert.match(await desk.locator(".link-cards .address").first().innerText(), /^http:\/\/.+:\d+\/p#\d+-\d+-\S{22}$/);
  await desk.getByLabel("Address by which phones reach this server").fill("https://chess.example");
  await press(desk, "Use this address");
  await desk.locator(".link-cards .address").first().filter({ hasText: "https://chess.example/p#" }).waitFor();
  await accessible(desk, "link cards");
  await picture(desk, "link-cards");
  await onPaper(desk, async (format) => {
    await fits(desk, `link cards on ${format}`);
    assert.equal(await desk.getByRole("button", { name: "Print" }).isVisible(), false);
    await picture(desk, `link-cards-${format}`);
  });
  await desk.keyboard.press("Escape");
  await press(desk, "Polgár, Judit");
  await press(desk, "Show the link");
  await desk.getByRole("img", { name: "QR code of the personal link of Polgár, Judit" }).waitFor();
  await picture(desk, "personal-link");
  const link = (await desk.locator(".personal-link .address").innerText()).split("#")[1];
  console.log("an organiser has cards with codes, and a link of each player");

  const judit = await phone(link);
  await judit.getByText("No pairing for you is out yet").waitFor();
  await press(judit, "Sound when a pairing is out");
  await judit.getByRole("button", { name: "Sound is on", pressed: true }).waitFor();
  await act(event, { close_entries: { seed: 1 } });
  await act(event, { state_colour: { tournament: 1, colour: "white" } });
  await act(event, { pair: { tournament: 1 } });
  const before = await judit.evaluate(() => ({ ...globalThis.signs }));
  await act(event, { publish: { tournament: 1, round: 1 } });
  await judit.getByRole("alert").getByText("The pairing of round 1 is out.").waitFor();
  await judit.getByText("Board not known yet").first().waitFor();
  const after = await judit.evaluate(() => globalThis.signs);
  assert(after.tones > before.tones && after.buzzes > before.buzzes, "it sounds and buzzes");
  await looked(judit, "out", THEMES);
  await act(event, { lay: { rounds: [[1, 1]] } });
  await judit.locator(".next .board").filter({ hasText: "Court 1, board 1" }).waitFor();
  await judit.getByText("at White's line of this lane").waitFor();
  await press(judit, "Seen");
  console.log("a pairing that comes out sounds, buzzes and shows the board");

  await judit.getByLabel("Bye or absence").selectOption("Round 2: half-point bye");
  await press(judit, "Ask for it");
  await told(judit, "It is entered in the list");
  await judit.getByRole("button", { name: "Cancel Round 2: half-point bye" }).click();
  await told(judit, "It is cancelled");

  way.cut();
  await judit.getByText("No connection: this page is of").waitFor();
  await judit.getByLabel("Protest", { exact: true }).fill("The sun blinds Black");
  await press(judit, "File the protest");
  await judit.getByText("1 request is not sent yet").waitFor();
  await looked(judit, "down");
  way.restore();
  await told(judit, "The protest is filed");
  await judit.getByText("Up to date at").waitFor();
  assert.equal((await ask("GET", `events/${event}`)).protests.length, 1, "filed once");
  console.log("what is asked without a network is sent once it is back, and done once");

  const { tables } = await ask("GET", `events/${event}/tournaments/1/rounds/1`);
  for (const { games } of tables) await act(event, { enter_result: { game: games[0].game, score: "1-0" } });
  await judit.locator(".results .points").filter({ hasText: "1" }).waitFor();
  await judit.getByText("Place 1 of 4, points: 1").waitFor();
  await press(judit, "Dispute the result");
  await judit.getByText("a referee decides. Dispute it?").waitFor();
  await looked(judit, "dispute", THEMES);
  await judit.locator(".question").getByRole("button", { name: "Dispute the result" }).click();
  await told(judit, "The result is disputed");
  await judit.getByText("You dispute this result").waitFor();
  await act(event, { rule_protest: { protest: 1, upheld: false, text: "The blinds are down" } });
  await judit.getByText("Not upheld: The blinds are down").waitFor();
  await looked(judit, "results");
  const { tones } = await judit.evaluate(() => globalThis.signs);
  await act(event, { ask_bye: { person: persons[0], round: 2, bye: "half_point" } });
  await act(event, { pair: { tournament: 1 } });
  await act(event, { publish: { tournament: 1, round: 2 } });
  await judit.getByRole("alert").filter({ hasText: "The pairing of round 2 is out. half-point bye" }).waitFor();
  assert((await judit.evaluate(() => globalThis.signs)).tones > tones, "a bye sounds as well");
  const maria = await phone((await linkOf(event, persons[2])).token, "dark");
  await maria.getByText("Rating", { exact: true }).waitFor();
  await press(maria, "Withdraw from the event");
  await maria.getByText("Only the organiser can take this back").waitFor();
  await looked(maria, "withdraw");
  await press(maria, "Withdraw");
  await told(maria, "You have withdrawn");
  console.log("results, standing, a dispute, a ruling and a withdrawal");

  const [season, players] = await eventOf({ name: "Team Cup", format: "teams", rounds: 3, system: "swiss" }, Array.from({ length: 14 }, (_, n) => [`Player ${n + 1}`, "Ann"]));
  for (const team of [1, 2]) await act(season, { enter_team: { team: { team, captain: players[7 * (team - 1)], players: players.slice(7 * (team - 1), 7 * team) } } });
  await act(season, { close_entries: { seed: 1 } });
  await act(season, { state_colour: { tournament: 1, colour: "white" } });
  await act(season, { pair: { tournament: 1 } });
  await act(season, { publish: { tournament: 1, round: 1 } });
  const captain = await phone((await linkOf(season, players[0])).token);
  await captain.getByText("6 of 6 named").waitFor();
  await captain.getByRole("checkbox", { name: "Player 2, Ann" }).uncheck();
  await captain.getByRole("checkbox", { name: "Player 7, Ann" }).check();
  await press(captain, "Seal the line-up");
  await looked(captain, "line-up", THEMES);
  await captain.locator(".question").getByRole("button", { name: "Seal the line-up" }).click();
  await captain.getByText("Sealed. Nobody else sees it").waitFor();
  console.log("a captain seals his line-up");

  const [league, pair] = await eventOf({ name: "Winter League", rulebook: "intramural", system: "round_robin" }, [["Lagno", "Kateryna"], ["Muzychuk", "Anna"]]);
  await act(league, { close_entries: { seed: 1 } });
  await act(league, { pair: { tournament: 1 } });
  await act(league, { publish: { tournament: 1, round: 1 } });
  const now = Date.now();
  await act(league, { set_window: { match_no: 1, opens: now - 60_000, closes: now + 3 * 86_400_000 } });
  const [kateryna, anna] = await Promise.all(pair.map(async (person) => phone((await linkOf(league, person)).token)));
  await press(kateryna, "Start the hour");
  await told(kateryna, "You have started the hour");
  await anna.getByText("Your opponent is ready").waitFor();
  const tomorrow = new Date(now + 86_400_000);
  const local = new Date(tomorrow.getTime() - tomorrow.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await anna.getByLabel("Time proposed to the opponent").fill(local);
  await press(anna, "Propose the time");
  await told(anna, "The time is proposed");
  await anna.getByText(/It counts once your opponent agrees/).waitFor();
  await kateryna.getByText(/^Your opponent proposes/).waitFor();
  await press(kateryna, "Agree to this time");
  await told(kateryna, "The time is agreed");
  await press(anna, "Start the hour");
  await kateryna.getByText("The hour runs.").waitFor();
  await kateryna.getByLabel("Link to the game, if there is one").fill("https://chess.example/live/1");
  await kateryna.getByLabel("or the PGN of the game").fill("1. e4 e5 *");
  await press(kateryna, "Report by the PGN");
  await kateryna.getByText("the game has no result").waitFor();
  await press(kateryna, "Close");
  await looked(kateryna, "online");
  assert.equal(await kateryna.getByRole("button", { name: "Report the result" }).isDisabled(), true, "no result is chosen yet");
  const report = async (result) => {
    await kateryna.getByRole("combobox", { name: "Result" }).selectOption(result);
    await press(kateryna, "Report the result");
    await kateryna.locator(".question").getByRole("button", { name: "Report the result" }).click();
    await told(kateryna, "The result is reported");
  };
  await report("1/2-1/2");
  await kateryna.getByText("You reported ½ – ½.").waitFor();
  await press(kateryna, "Report another result");
  await report("1-0");
  await kateryna.getByText("You reported 1 – 0.").waitFor();
  await anna.getByText("Is it right?").waitFor();
  await looked(anna, "reported");
  await press(anna, "It is right");
  await told(anna, "The result is confirmed");
  await kateryna.locator(".results .points").filter({ hasText: "1" }).waitFor();
  console.log("an online match: its time, the hour, a reported result and its confirmation");

  await press(desk, "Replace a lost link");
  await desk.getByText("The present link leads nowhere from then on").waitFor();
  await press(desk, "Replace it");
  await desk.getByText("Polgár, Judit has a new link").waitFor();
  await judit.reload();
  await judit.getByText("This link is not valid (any more)").waitFor();
  await accessible(judit, "a lost link");
  console.log("a lost link is replaced, and the old one leads nowhere");

  assert.deepEqual(wrong, []);
} finally {
  way.close();
  await browser.close();
  await hall.stop();
  await remove();
}
