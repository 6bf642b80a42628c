// The public's pages in a real browser, against the real server's demonstration: what a spectator sees
// at every size, and what a screen reader is told (WCAG 2.2 AA by axe).
//
//   node test/browser.mjs SERVER [FOLDER]
//
// SERVER is the server's program; pictures of the pages go to FOLDER. Every wait is for something
// that happens, none for time to pass. The hall is spoken to by a name, as on its own network.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calledHall, refusingStorage } from "./judges.mjs";
import { accessible, browserKnowing, fits, pageOf, PATIENCE_MS, picture as pictureIn, start } from "./hall.mjs";

const [program, pictures] = process.argv.slice(2);
assert(program, "usage: node test/browser.mjs SERVER [FOLDER]");

const HALL = "hall.test";
/** The screens that people have: two phones, a tablet, two laptops; each theme is on two of them. */
const SIZES = [
  { name: "360x740", viewport: { width: 360, height: 740 }, isMobile: true, colorScheme: "dark" },
  { name: "390x844", viewport: { width: 390, height: 844 }, isMobile: true, colorScheme: "light" },
  { name: "768x1024", viewport: { width: 768, height: 1024 }, isMobile: true, colorScheme: "dark" },
  { name: "1366x768", viewport: { width: 1366, height: 768 }, isMobile: false, colorScheme: "light" },
  { name: "1920x1080", viewport: { width: 1920, height: 1080 }, isMobile: false, colorScheme: "dark" },
];
/** Court seconds per second: a demonstration's first game is over within the test. */
const SPEED = 20;

const picture = (page, name) => pictureIn(page, pictures, name);

/** The court: twelve boards, live, moving, with a runner on every side. */
async function court(page, size) {
  const where = `court on ${size.name}`;
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
  await page.getByText("DEMO", { exact: true }).waitFor();
  assert.equal(await page.locator(".tile").count(), 12, where);
  await page.waitForFunction(() => document.querySelectorAll(".tile .clock.running").length > 0);
  // a clock runs without the server saying so every time
  const first = page.locator(".tile .clock.running").first();
  const before = await first.textContent();
  await page.waitForFunction((before) => document.querySelector(".tile .clock.running")?.textContent !== before, before);
  // somebody runs
  await page.locator(".tile .track:is(.outward, .homeward) .dot").first().waitFor();
  if (!size.isMobile) {
    const bottom = await page.locator(".tile").nth(11).evaluate((tile) => tile.getBoundingClientRect().bottom);
    assert(bottom <= size.viewport.height, `${where}: twelve boards fill the screen, the last ends at ${bottom}`);
  }
  await fits(page, where);
  await picture(page, `court-${size.name}`);
  await accessible(page, where);
}

/** The other views of the court: from above, the results with a player looked for, the news. */
async function views(page, size) {
  await page.getByRole("link", { name: "Court", exact: true }).click();
  await page.locator(".lane").nth(11).waitFor();
  await page.locator(".lane .dot").first().waitFor();
  await fits(page, `from above on ${size.name}`);
  await picture(page, `above-${size.name}`);
  await accessible(page, `from above on ${size.name}`);
  await page.getByRole("link", { name: "Results" }).click();
  await page.locator(".results tbody tr").nth(11).waitFor();
  await fits(page, `results on ${size.name}`);
  await picture(page, `results-${size.name}`);
  await accessible(page, `results on ${size.name}`);
  const follow = await page.locator(".results .follow").first().getAttribute("aria-label");
  await page.getByRole("searchbox").fill(follow.replace("Follow ", "").slice(0, 5));
  await page.locator(".results tbody tr").first().waitFor();
  await page.getByRole("searchbox").fill("nobody of this name");
  await page.getByText("Nobody on this court").waitFor();
  // a player is looked for among the boards, too, and the field keeps its text and its cursor
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Boards" }).click();
  await page.locator(".tile").nth(11).waitFor();
  await page.getByRole("searchbox").pressSequentially(follow.replace("Follow ", "").slice(0, 5));
  await page.locator(".results tbody tr").first().waitFor();
  await picture(page, `found-${size.name}`);
  await page.getByRole("searchbox").fill("");
  await page.locator(".tile").nth(11).waitFor();
  await page.getByRole("link", { name: "News" }).click();
  await page.locator(".news li").first().waitFor();
  await picture(page, `news-${size.name}`);
  await fits(page, `news on ${size.name}`);
  await accessible(page, `news on ${size.name}`);
  await page.getByRole("link", { name: "Boards" }).click();
  await page.locator(".tile").nth(11).waitFor();
}

/** A player who is followed comes first, also after a reload; a flipped court stays flipped. */
async function followed(page, size) {
  const where = `following on ${size.name}`;
  const star = page.locator(".results .follow").nth(15);
  const name = (await star.getAttribute("aria-label")).replace("Follow ", "");
  await star.click();
  await page.getByRole("region", { name: `You follow ${name}` }).waitFor();
  await page.getByRole("link", { name: "Boards" }).click();
  await page.getByRole("button", { name: "Flip the boards" }).click();
  await page.reload();
  await page.locator(".tile.followed").waitFor();
  assert(await page.locator(".tile").first().evaluate((tile) => tile.classList.contains("followed")), `${where}: his board is the first`);
  assert.deepEqual(await page.locator(".tile").first().locator(".run").evaluateAll((runs) => runs.map((run) => run.classList.contains("white"))), [true, false], `${where}: White is above`);
  await fits(page, where);
  await picture(page, `followed-${size.name}`);
  await accessible(page, where);
  // another tab takes over what is set here, and sets nothing back
  const beside = await page.context().newPage();
  beside.setDefaultTimeout(PATIENCE_MS);
  await beside.goto(page.url());
  await beside.locator(".tile.followed").waitFor();
  await page.getByRole("button", { name: "Flip the boards" }).click();
  await beside.locator('[aria-pressed="false"]', { hasText: "Flip the boards" }).waitFor();
  await beside.close();
  await page.getByRole("region", { name: `You follow ${name}` }).getByRole("button").click();
  await page.locator(".tile.followed").waitFor({ state: "detached" });
}

/** A player is found by his name on every court, and followed from another one. */
async function elsewhere(page, ours) {
  await page.goto(`${ours}/#/2/results`);
  await page.getByRole("searchbox").fill("nobody of this name");
  await page.getByText("Nobody on any court").waitFor();
  await page.getByRole("searchbox").fill("polgar");
  await page.getByRole("region", { name: "Court 1" }).locator("tbody tr").nth(1).waitFor();
  await page.getByRole("region", { name: "Court 4" }).getByRole("button", { name: "Follow Polg\u00e1r, Judit" }).click();
  const his = page.getByRole("region", { name: "You follow Polg\u00e1r, Judit" });
  await his.getByRole("link", { name: "Polg\u00e1r, Judit Court 4 \u00b7 Board 3" }).waitFor();
  await fits(page, "a player on another court");
  await accessible(page, "a player on another court");
  await picture(page, "elsewhere");
  await his.getByRole("link").click();
  await page.getByRole("heading", { name: /^Board 3/ }).waitFor();
  await page.goto(`${ours}/#/4/boards`);
  await page.locator(".tile.followed").waitFor();
  await his.getByRole("button").click();
}

/** The sport in a minute. */
async function aboutPage(page, size) {
  await page.getByRole("link", { name: "What is ChessRun?" }).click();
  await page.locator(".about li").nth(5).waitFor();
  await fits(page, `about on ${size.name}`);
  await picture(page, `about-${size.name}`);
  await accessible(page, `about on ${size.name}`);
}

/** One board, reached by the keyboard, its moves growing. */
async function board(page, size) {
  const where = `board on ${size.name}`;
  const link = page.locator(".tile .cover").nth(1);
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Board 2/ }).waitFor();
  await page.locator(".moves tbody tr").first().waitFor();
  const moves = () => document.querySelector(".moves tbody")?.textContent;
  const before = await page.evaluate(moves);
  await page.waitForFunction((before) => document.querySelector(".moves tbody")?.textContent !== before, before);
  await page.locator("cg-board piece").nth(2).waitFor();
  await page.getByRole("timer", { name: "Black" }).waitFor();
  // a move has its time of thinking, and that of its run once it is made
  await page.locator(".moves").getByRole("img", { name: /^time of the move/ }).first().waitFor();
  await page.locator(".moves").getByRole("img", { name: /^run after it/ }).first().waitFor();
  // one move back, by the key, is an earlier position and is said to be one
  const earlier = page.locator(".steps").getByText("earlier position");
  // a game that ends meanwhile gives way to the next one, which has no earlier position yet
  for (let tries = 0; !(await earlier.isVisible()); tries += 1) {
    assert(tries < 20, `${where}: the key leads to an earlier position`);
    await page.locator(".moves tbody tr").nth(1).waitFor();
    await page.keyboard.press("ArrowLeft");
    await earlier.waitFor({ timeout: 3_000 }).catch(() => {});
  }
  await page.keyboard.press("End");
  // a chart is drawn once it is on the screen
  await page.locator(".chart.times").scrollIntoViewIfNeeded();
  await page.locator(".chart rect.thought").first().waitFor({ state: "attached" });
  const star = page.locator(".play .follow").first();
  await star.click();
  await page.locator('.play .follow[aria-pressed="true"]').waitFor();
  await star.click();
  await page.keyboard.press("f");
  await page.locator(".play > .player.white:first-child").waitFor();
  await page.getByRole("button", { name: "Flip" }).click();
  await page.locator(".play > .player.black:first-child").waitFor();
  await fits(page, where);
  await picture(page, `board-${size.name}`);
  await accessible(page, where);
  await page.getByRole("link", { name: /All boards/ }).click();
  await page.locator(".tile").nth(11).waitFor();
}

/** A finished game as it was known at its GO, by the keys of the slider; its court at the same instant; and the games of its earlier rounds. */
async function past(page, port) {
  const slider = page.getByRole("slider", { name: "As known then" });
  const chosen = page.locator('.past-slider input[aria-valuetext^="0:00 after GO"]');
  // a board goes on with its next game, perhaps just now: its slider goes, and the key has nothing to move
  for (let tries = 0; ; tries += 1) {
    assert(tries < 20, "a finished game is shown as it was known then");
    await page.goto(`http://${HALL}:${port}/#/1/boards`);
    await page.locator(".tile.ended .cover").first().press("Enter");
    try {
      await slider.press("Home", { timeout: 3_000 });
      await chosen.waitFor({ timeout: 3_000 });
      break;
    } catch (error) {
      if (error.name !== "TimeoutError") throw error;
      await page.goto("about:blank");
    }
  }
  await page.getByText("No moves yet").waitFor();
  // a page that still waits for the instant says so
  const atGo = page.locator('.past-slider input[aria-valuetext="0:00 after GO"]');
  await atGo.waitFor();
  await picture(page, "past");
  const number = /\d+/.exec(await page.getByRole("heading", { name: /^Board/ }).textContent())[0];
  await page.getByRole("link", { name: "All boards" }).click();
  await page.getByRole("link", { name: "Results" }).click();
  await atGo.waitFor(); // the court is seen at the instant of its board
  const score = page.locator(".results tbody tr", { has: page.getByRole("rowheader", { name: number, exact: true }) }).locator(".score");
  assert.equal(await score.textContent(), "–", "nobody had won then");
  await accessible(page, "the results of the past");
  await picture(page, "past-results");
  await slider.press("End");
  await page.getByText("as known now").waitFor();
  await page.locator("summary", { hasText: "Games of earlier rounds" }).click();
  await page.locator(".earlier li").nth(11).waitFor();
  const href = await page.locator(".earlier").getByRole("link", { name: "PGN" }).last().getAttribute("href");
  const answer = await page.request.get(`http://127.0.0.1:${port}${href}`);
  assert.match(await answer.text(), /\[Round "1"\]/);
  await picture(page, "earlier-rounds");
}

/** Every rank's label stands beside its own rank: its middle lies within the height of the rank's squares. */
async function labelled(page, where) {
  await page.locator("coords.ranks coord").first().waitFor();
  const strays = await page.locator(".position").evaluateAll((boards) =>
    boards.flatMap((board) => {
      const { top, height } = board.querySelector("cg-board").getBoundingClientRect();
      const isFlipped = board.querySelector(".orientation-black") !== null;
      return [...board.querySelectorAll("coords.ranks coord")].flatMap((label) => {
        const box = label.getBoundingClientRect();
        const fromTop = Math.floor((8 * (box.top + box.height / 2 - top)) / height);
        const rank = isFlipped ? fromTop + 1 : 8 - fromTop;
        return `${rank}` === label.textContent ? [] : [`${label.textContent} beside rank ${rank}`];
      });
    }),
  );
  assert.deepEqual(strays, [], where);
}

/** Another site: one board in its frame, and the results for a program of its own. */
async function otherSite(browser, port) {
  const context = await browser.newContext({ viewport: { width: 420, height: 640 } });
  const ours = `http://${HALL}:${port}`;
  const site = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<!doctype html><iframe width="380" height="600" src="${ours}/embed?court=1&board=3"></iframe>`);
  });
  await new Promise((ready) => site.listen(0, "127.0.0.1", ready));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`http://127.0.0.1:${site.address().port}/`);
  await page.frameLocator("iframe").locator("cg-board piece").first().waitFor();
  await picture(page, "embed");
  for (const [width, height, side] of [[480, 420, "white"], [480, 420, "black"], [320, 300, "white"], [900, 900, "white"]]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${ours}/embed?court=1&board=2&side=${side}`);
    await labelled(page, `a frame of ${width}x${height}, ${side} below`);
    await picture(page, `embed-${width}-${side}`);
  }
  await page.goto(`http://127.0.0.1:${site.address().port}/`);
  const boards = await page.evaluate(async (ours) => (await (await fetch(`${ours}/api/v1/courts/1`)).json()).boards.length, ours);
  assert.equal(boards, 12, "another site reads the court");
  // the link of a board opens the page it is about, and says so to sites that make previews
  await page.goto(`${ours}/game?court=1&board=3`);
  await page.getByRole("heading", { name: /^Board 3/ }).waitFor();
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.request.get(image.replace(HALL, "127.0.0.1"));
  assert.equal(answer.headers()["content-type"], "image/png");
  await context.close();
  site.close();
  console.log("another site frames a board, reads the court and previews a link");
}

/** A court of three boards: they have room, and no name is cut. */
async function threeBoards(browser) {
  const names = ["Kowalska, Aleksandra", "Vasquez-Montalban, Bart", "Nguyen, Thi Minh Khai", "Featherstonehaugh, Max", "Example, Cara", "Oyelaran, Oluwadamilola"];
  const players = names.map((name, n) => `[[player]]\nid = ${n + 1}\nname = "${name}"\n`);
  const games = [1, 2, 3].map((board) => `[[pairing]]\ncourt = 1\nboard = ${board}\nround = 1\nwhite = ${2 * board - 1}\nblack = ${2 * board}\n`);
  const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
  const config = join(folder, "event.toml");
  await writeFile(config, `[[court]]\nname = "Small court"\nkind = "basketball"\nboards = 3\n${[...players, ...games].join("\n")}`);
  const hall = await start(program, join(folder, "data"), "--config", config, "--court-port", "0", "--public-port", "0");
  try {
    const page = await browser.newPage({ viewport: SIZES[3].viewport });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`http://${HALL}:${hall.public}/`);
    await page.locator(".tile .name").nth(5).waitFor();
    const cut = await page.locator(".tile .name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
    assert.deepEqual(cut, [], "three boards: names are shown whole");
    await picture(page, "three-boards");
    // a hall's screen as wide as its three boards, and its hint that it may go dark before the games
    await page.setViewportSize(SIZES[4].viewport);
    await page.goto(`http://${HALL}:${hall.public}/hall?view=boards`);
    await page.getByText("This screen may switch itself off").waitFor();
    await page.locator(".tile .name").nth(5).waitFor();
    const tiles = await page.locator(".tile").evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, right, bottom }) => ({ top, right, bottom })));
    assert.equal(new Set(tiles.map(({ top }) => top)).size, 1, "three boards are one row");
    assert(tiles[2].right > SIZES[4].viewport.width * 0.97 && tiles[2].bottom <= SIZES[4].viewport.height, "three boards fill a hall's screen");
    await accessible(page, "three boards in a hall");
    await picture(page, "three-boards-hall");
    await page.close();
  } finally {
    await hall.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The hardest names: eighty signs, from right to left, markup, pictures, one surname twice. */
const NAMES = ["Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse", "Featherstonehaugh-Cholmondeley-Marjoribanks of Auchtermuchty, Maximilian Aloysiu", "\u0627\u0644\u062e\u0648\u0627\u0631\u0632\u0645\u064a, \u0645\u062d\u0645\u062f", "\u05db\u05d4\u05df, \u05d0\u05d1\u05d9\u05d2\u05d9\u05dc", "<img src=x onerror=hacked=1>", "<script>hacked=1</script>", "\u{1F3C3}\u{1F468}\u{1F467} \u{1F308}, \u{1F600}", "Polg\u00e1r, Judit", "Polg\u00e1r, Zs\u00f3fia", "O", "Nguy\u1ec5n, Th\u1ecb Minh Khai", "{ $name } & \u201c{ termination }\u201d"];
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>hacked=1</script><rect width="40" height="20" fill="#ffd24a"/></svg>`;

/** Four courts: twelve boards of hard names, one board, twelve without games, three. A restart is followed. */
async function hardEvent(browser) {
  const ids = Array.from({ length: 32 }, (_, n) => n + 1);
  const players = ids.map((id) => `[[player]]\nid = ${id}\nname = ${JSON.stringify(NAMES[(id - 1) % NAMES.length])}\n${id === 1 ? 'title = "FM"\n' : ""}`);
  const games = [...Array.from({ length: 12 }, (_, n) => [1, n + 1]), [2, 1], [4, 1], [4, 2], [4, 3]].map(([court, board], n) => `[[pairing]]\ncourt = ${court}\nboard = ${board}\nround = 1\nwhite = ${2 * n + 1}\nblack = ${2 * n + 2}\n`);
  const courts = [12, 1, 12, 3].map((boards, n) => `[[court]]\nname = "Court ${n + 1}"\nkind = "basketball"\nboards = ${boards}\n`);
  const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
  const config = join(folder, "event.toml");
  await writeFile(join(folder, "logo.svg"), LOGO);
  await writeFile(config, `[event]\nname = ${JSON.stringify(NAMES[1])}\ncolours = ["#0b3d91", "#ffffff"]\nlogo = "logo.svg"\n${[...courts, ...players, ...games].join("\n")}`);
  const door = async (port) => start(program, join(folder, "data"), "--config", config, "--court-port", "0", "--public-port", port);
  let hall = await door("0");
  try {
    for (const size of [SIZES[0], SIZES[3], SIZES[4]]) {
      const context = await browser.newContext({ viewport: size.viewport, isMobile: size.isMobile, hasTouch: size.isMobile, colorScheme: size.colorScheme });
      const wrong = [];
      const page = await pageOf(context, HALL, wrong);
      const at = async (address, waited) => {
        const where = `hard names, ${address} on ${size.name}`;
        await page.goto("about:blank");
        await page.goto(`http://${HALL}:${hall.public}/${address}`);
        await page.locator(waited).first().waitFor();
        // the list of courts comes after the court, and moves what axe has measured
        if (!/^hall|^overlay/.test(address)) await page.getByRole("navigation", { name: "Courts" }).waitFor();
        await fits(page, where);
        await picture(page, `hard-${address.replaceAll(/[^a-z0-9]+/g, "-")}-${size.name}`);
        if (size === SIZES[0]) await accessible(page, where);
      };
      await at("", ".tile:nth-child(12) .name");
      assert.deepEqual(await page.locator(".tile .name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)), [], `${size.name}: names are whole`);
      assert.equal(await page.locator(".tile .name", { hasText: "Polgár J." }).count() > 0, true, "one surname of two players has its initial");
      assert.equal(await page.locator(".top").evaluate((head) => getComputedStyle(head).backgroundColor), "rgb(11, 61, 145)", "the head has the event's colour");
      assert((await page.locator(".logo").evaluate((logo) => logo.getBoundingClientRect().width)) > 0, "the logo is drawn");
      await page.getByRole("button", { name: "Coordinates" }).click();
      await labelled(page, `${size.name}: the boards with coordinates`);
      await picture(page, `hard-coordinates-${size.name}`);
      const letters = await page.locator(".tile .dot").allTextContents();
      assert.equal(new Set(letters).size, 24, `${size.name}: each dot has letters of its own: ${letters}`);
      await at("#/1/1", ".play .dot");
      assert.deepEqual(await page.locator(".play .dot").allTextContents(), letters.slice(0, 2), `${size.name}: a board's page has the letters of the boards`);
      await at("", ".tile:nth-child(12) .name");
      await page.getByRole("button", { name: "Coordinates" }).click();
      await at("#/1/above", ".lane:nth-child(12) .who");
      assert.deepEqual((await page.locator(".lane .dot").allTextContents()).toSorted(), letters.toSorted(), `${size.name}: the court from above has the same letters`);
      await at("#/1/results", ".results tr:nth-child(12)");
      await followed(page, size);
      if (size === SIZES[0]) await elsewhere(page, `http://${HALL}:${hall.public}`);
      await at("#/2", ".tile .name");
      await at("#/2/above", ".lane .who");
      await at("#/3", ".tile:nth-child(12)");
      await at("#/3/above", ".lane:nth-child(12)");
      await at("#/3/results", ".results .unknown");
      await at("#/3/news", ".news");
      await at("#/4/ticker", ".news li");
      if (!size.isMobile) await at("hall?view=above&court=1", ".lane:nth-child(12) .who");
      if (!size.isMobile) await at("overlay?view=strip", ".strip li:nth-child(12)");
      assert.equal(await page.evaluate(() => window.hacked), undefined, "a name or a logo is no program");
      assert.deepEqual(wrong, [], `hard names on ${size.name}: nothing is said to be wrong`);
      await context.close();
    }
    console.log("four courts of hard names: nothing breaks");
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`http://${HALL}:${hall.public}/`);
    const link = page.getByRole("status").filter({ hasText: /Live|No connection/ });
    await link.filter({ hasText: "Live" }).waitFor();
    await hall.kill();
    await link.filter({ hasText: "No connection" }).waitFor();
    hall = await door(hall.public);
    await link.filter({ hasText: "Live" }).waitFor();
    await page.close();
    console.log("a page follows through a restart of the server");
  } finally {
    await hall.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Unattended screens: the hall's, a baseline's, a video's. */
async function screens(browser, port) {
  for (const viewport of [{ width: 1920, height: 1080 }, { width: 3840, height: 2160 }, { width: 1080, height: 1920 }, { width: 960, height: 540 }]) {
    const wrong = [];
    const context = await browser.newContext({ viewport });
    const page = await pageOf(context, HALL, wrong);
    const at = async (address, waited) => {
      await page.goto(`http://${HALL}:${port}/${address}`);
      await page.locator(waited).first().waitFor();
      await fits(page, address);
      const { inner, scroll } = await page.evaluate(() => ({ inner: innerHeight, scroll: document.documentElement.scrollHeight }));
      assert(scroll <= inner, `${address}: nothing to scroll, ${scroll} of ${inner}`);
      const lowest = await page.locator(":is(.tile, .lane, .results tr)").evaluateAll((parts) => Math.max(0, ...parts.map((part) => part.getBoundingClientRect().top + part.scrollHeight)));
      assert(lowest <= inner + 1, `${address}: nothing is cut, the lowest ends at ${lowest} of ${inner}`);
      await picture(page, `${address.replaceAll(/[^a-z]+/g, "-")}-${viewport.width}`);
      await accessible(page, address);
    };
    await at("hall?view=above", ".lane:nth-child(12) .dot");
    await at("hall?view=boards", ".tile:nth-child(12)");
    await at("hall?view=results", ".results tr:nth-child(12)");
    await at("baseline?end=black", ".baseline li:nth-child(12)");
    assert.equal(await page.locator("h1").textContent(), "Court 1 · Black's line");
    await at("overlay?view=strip", ".strip li:nth-child(12)");
    assert.equal(await page.locator(".picture").evaluate((picture) => getComputedStyle(picture).color), "rgb(242, 244, 248)", "a video's words are light on dark, on a light device too");
    await at("overlay?view=lower&board=3", ".lower .clock");
    await at("overlay?view=table", ".table-of-results tr:nth-child(12)");
    assert.deepEqual(wrong, [], `${viewport.width}: nothing is said to be wrong`);
    await context.close();
  }
  console.log("hall, baseline and overlay fill their screens");
}

/** An address that names no place, or one that is not there: a sentence with links to those that are. */
async function nowhere(browser, port) {
  const wrong = [];
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 } });
  // the feed of an unknown court is refused
  const page = await pageOf(context, HALL, wrong, (said) => said.includes("/feed/"));
  for (const [address, words, link, led] of [
    ["baseline", "At which line", "Court 1 · White's line", ".baseline li:nth-child(12) .name"],
    ["baseline?court=9&end=black", "There is no such court", "Court 1", ".baseline li:nth-child(12) .name"],
    ["hall?court=0&view=boards", "There is no such court", "Court 1", ".tile:nth-child(12)"],
    ["#/9/99", "There is no such court", "Court 1", ".tile:nth-child(12)"],
    ["#/1/99", "There is no such board", "Board 12", ".moves tbody tr"],
    ["embed?court=1&board=-1", "There is no such board", "Board 3", ".play cg-board"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`http://${HALL}:${port}/${address}`);
    await page.locator(".choice", { hasText: words }).waitFor();
    await fits(page, address);
    // a question and a sentence are the same view everywhere
    if (["baseline", "#/9/99"].includes(address)) await accessible(page, address);
    await picture(page, `nowhere-${address.replaceAll(/[^a-z0-9]+/g, "-")}`);
    await page.locator(".choice").getByRole("link", { name: link, exact: true }).click();
    await page.locator(led).first().waitFor();
  }
  assert.deepEqual(wrong, [], "nowhere: nothing is said to be wrong");
  await context.close();
  console.log("an address that leads nowhere says so, with links");
}

/** The picture of a penalty over a video, wide and upright. */
async function penalty() {
  const hall = await calledHall(program, NAMES.slice(0, 2));
  try {
    for (const viewport of [SIZES[4].viewport, { width: 1080, height: 1920 }]) {
      const page = await hall.newPage(await hall.phone({ viewport }));
      await page.goto(`${hall.everybody}/overlay?view=penalty&board=1`);
      await page.locator(".card", { hasText: "no crossing" }).waitFor();
      // also a name without a space
      const edges = await page.locator(".card .name").evaluate(({ scrollWidth, parentElement }) => [scrollWidth, parentElement.clientWidth, innerWidth]);
      assert.deepEqual(edges, edges.toSorted((a, b) => a - b), `${viewport.width}: the name is within the card`);
      await picture(page, `overlay-penalty-${viewport.width}`);
      await accessible(page, "overlay?view=penalty");
      await page.close();
    }
    assert.deepEqual(hall.wrong, [], "a penalty: nothing is said to be wrong");
  } finally {
    await hall.close();
  }
  console.log("a penalty is shown over a video");
}

/** Two players and one phone: a whole game, the server out of reach. */
async function table(browser, port) {
  const context = await browser.newContext({ viewport: SIZES[1].viewport, isMobile: true, hasTouch: true });
  const wrong = [];
  const page = await pageOf(context, HALL, wrong);
  await page.goto(`http://${HALL}:${port}/table`);
  await page.getByRole("button", { name: "10 min" }).tap();
  const isWhole = () => [...document.querySelectorAll(".figure")].every((figure) => figure.textContent === "10:00" && figure.getBoundingClientRect().left >= 0 && figure.getBoundingClientRect().right <= innerWidth);
  await page.waitForFunction(isWhole);
  await page.getByRole("button", { name: "3 min" }).tap();
  await accessible(page, "table before the game");
  await context.setOffline(true);
  const half = (side) => page.locator(`.half.${side}`);
  await half("black").locator(".clock").tap();
  await half("white").locator(".clock").tap();
  await picture(page, "table");
  await half("white").getByRole("button", { name: "Illegal!" }).tap();
  await half("black").getByText("Your opponent says: “Illegal!”").waitFor();
  await accessible(page, "table with a claim");
  await half("black").getByRole("button", { name: "I do not agree" }).tap();
  await half("white").getByRole("button", { name: "Go on" }).tap();
  await half("black").getByRole("button", { name: "Go on" }).tap();
  await page.locator(".half.running").waitFor();
  await half("white").getByRole("button", { name: "Draw?" }).tap();
  await half("black").getByRole("button", { name: "I agree" }).tap();
  await half("white").getByText("Draw: agreed").waitFor();
  await accessible(page, "table after the game");
  await picture(page, "table-over");
  await half("white").getByRole("button", { name: "Again" }).tap();
  await page.locator(".half.white.upper").waitFor();
  // a game that an older form of the page kept is left, and a browser without storage is said to be one
  await context.setOffline(false);
  await page.evaluate(() => localStorage.setItem("table", JSON.stringify({ game: { time: 300_000 }, lower: "white" })));
  await page.reload();
  await page.getByRole("button", { name: "3 min" }).waitFor();
  assert.equal(await page.getByText("This browser keeps no game").count(), 0);
  await context.addInitScript(refusingStorage);
  await page.reload();
  await page.getByText("This browser keeps no game").waitFor();
  await half("black").locator(".clock").tap();
  await page.locator(".half.white.running").waitFor();
  await page.getByText("This browser keeps no game").waitFor();
  await accessible(page, "table without storage");
  // a keyboard follows the move from half to half
  await half("white").locator(".clock").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".half.black.running .clock"));
  await page.keyboard.press(" ");
  await page.waitForFunction(() => document.activeElement?.matches(".half.white.running .clock"));
  await picture(page, "table-no-storage");
  assert.deepEqual(wrong, [], "table: nothing is said to be wrong");
  await context.close();
  console.log("two players play a game with one phone and no server");
}

/** The pages that a browser may install: it finds nothing wrong with their names, icons and addresses. This host is as good as HTTPS. */
async function installed(browser, hall) {
  const context = await browser.newContext({ locale: "de" });
  const at = async (port, path, name) => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.waitForFunction(() => document.querySelector('link[rel="manifest"]').href.includes(".de."));
    const tools = await context.newCDPSession(page);
    assert.deepEqual((await tools.send("Page.getInstallabilityErrors")).installabilityErrors, [], path);
    const manifest = JSON.parse((await tools.send("Page.getAppManifest")).data);
    assert.deepEqual([manifest.id, manifest.start_url, manifest.scope, manifest.name], [path, path, path, name]);
    await page.close();
  };
  await at(hall.public, "/", "ChessRun-Feld");
  await at(hall.public, "/table", "Speed Chess");
  await at(hall.court, "/judge", "Linienrichter");
  await at(hall.court, "/referee", "Hauptschiedsrichter");
  await at(hall.court, "/desk", "Turnierleitung");
  await context.close();
  console.log("pages can be installed");
}

/** The colours of the switch, which a page and the Speed clock beside it remember; the hall's screen keeps its own. */
async function colours(browser, port) {
  const context = await browser.newContext({ viewport: SIZES[1].viewport, isMobile: true, colorScheme: "dark" });
  const wrong = [];
  const page = await pageOf(context, HALL, wrong);
  const at = async (address, waited, ground) => {
    await page.goto(`http://${HALL}:${port}/${address}`);
    await page.locator(waited).first().waitFor();
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ground")), ground, address);
    if (!address.startsWith("hall")) await accessible(page, `${address} in colours`); // no screen for a hand
    await picture(page, `colours-${address.replaceAll(/[^a-z0-9]+/g, "-")}`);
  };
  await at("", ".tile:nth-child(12)", "#0f1420");
  await page.getByRole("combobox", { name: "Colours" }).selectOption("Sunlight");
  await at("table", ".setup", "#fff");
  await at("about", ".about li", "#fff");
  await at("#/1/above", ".lane:nth-child(12) .dot", "#fff");
  await at("#/1/results", ".results tr:nth-child(12)", "#fff");
  await page.getByRole("combobox", { name: "Colours" }).selectOption("Light");
  await at("hall?view=results", ".results tr:nth-child(12)", "#0f1420");
  assert.deepEqual(wrong, [], "colours: nothing is said to be wrong");
  await context.close();
  console.log("a viewer's colours stay");
}

/** A browser that is too old for a page's program, and a program that fails: words in every language, each marked as one. */
async function tooOld(browser, hall) {
  const context = await browser.newContext({ viewport: SIZES[0].viewport, isMobile: true, locale: "fr", colorScheme: "dark" });
  for (const [port, path, program, text] of [
    [hall.public, "/", "index", "let newer = ;"],
    [hall.public, "/table", "table", "throw new Error('unknown here')"],
    ...["judge", "referee", "desk"].map((name) => [hall.court, `/${name}`, name, "await newer("]),
    [hall.court, "/p", "personal", "indexedDB.unknown()"],
  ]) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.route(`**/${program}.js`, (route) => route.fulfill({ contentType: "text/javascript", body: text }));
    const wrong = page.waitForEvent("pageerror");
    await page.goto(`http://${HALL}:${port}${path}`);
    await wrong;
    const words = page.locator(".not-started p:lang(fr)");
    assert.equal(await words.isVisible(), false, `${path}: a page has time to start`);
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    await words.filter({ hasText: /pas démarré.* Chrome \d+/ }).waitFor();
    assert.equal(await page.locator(".not-started p").count(), 5, path);
    await fits(page, path);
    if (["index", "judge"].includes(program)) await accessible(page, `${path} not started`);
    await picture(page, `not-started-${program}`);
    await page.close();
  }
  await context.close();
  console.log("a page that does not start says so in every language");
}

const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
const hall = await start(program, folder, "--demo", "--speed", `${SPEED}`, "--court-port", "0", "--public-port", "0");
const browser = await browserKnowing(HALL);
try {
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size.viewport, isMobile: size.isMobile, hasTouch: size.isMobile, colorScheme: size.colorScheme });
    const wrong = [];
    const page = await pageOf(context, HALL, wrong);
    const answer = await page.goto(`http://${HALL}:${hall.public}/`);
    assert.equal(answer.status(), 200);
    assert.match(answer.headers()["content-security-policy"], /default-src 'none'/);
    await court(page, size);
    await views(page, size);
    await board(page, size);
    await aboutPage(page, size);
    assert.deepEqual(wrong, [], `${size.name}: nothing is said to be wrong`);
    console.log(`${size.name}: court and board are live, fit and are accessible`);
    await context.close();
  }
  await installed(browser, hall);
  await colours(browser, hall.public);
  await tooOld(browser, hall);
  await threeBoards(browser);
  console.log("three boards: names are shown whole");
  await hardEvent(browser);
  await screens(browser, hall.public);
  await nowhere(browser, hall.public);
  await penalty();
  await otherSite(browser, hall.public);
  const context = await browser.newContext({ viewport: SIZES[3].viewport });
  const wrong = [];
  await past(await pageOf(context, HALL, wrong), hall.public);
  assert.deepEqual(wrong, [], "the past: nothing is said to be wrong");
  await context.close();
  console.log("a finished game is shown as it was known then");
  await table(browser, hall.public);
  // a spectator's screen says when the hall is gone, and nothing is left of it on a video
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`http://${HALL}:${hall.public}/`);
  await page.getByRole("status").filter({ hasText: "Live" }).waitFor();
  const video = await browser.newPage();
  video.setDefaultTimeout(PATIENCE_MS);
  await video.goto(`http://${HALL}:${hall.public}/overlay?view=strip`);
  await video.locator(".strip .clock").first().waitFor();
  await hall.stop();
  await page.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  await video.locator(".picture").waitFor({ state: "detached" });
  console.log("a lost hall is said to be lost");
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
