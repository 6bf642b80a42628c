// A hall of twelve boards with its judges, as the tests of the judge's page and its figures share it.
import { strict as assert } from "node:assert";
import { browserKnowing, codeFor, devices, enrol, network, pageOf, setUp } from "./hall.mjs";

const HALL = "court.local";
export const LANES = 12;
export const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
export const TABLET = { viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true };
/** The words of a lane while its game is played and nothing is called. */
export const PLAYS = /^(board|out|back|away)$/;
/** A message of the browser's own while a server is away: what is under way is reset, and what comes then is refused. */
const isExpected = (text) => /WebSocket connection to|ERR_CONNECTION_(REFUSED|RESET)/.test(text);

/** Names for a game on every board of so many courts. */
export const runners = (courts = 1) => Array.from({ length: 2 * LANES * courts }, (_, index) => `Runner${index + 1}, A`);

/** A set-up of so many equal courts with a game on every board; `names` are those of two players a board. */
export function setUpOf(names = runners(), courts = 1) {
  const lanes = names.length / 2 / courts;
  const halls = Array.from({ length: courts }, (_, index) => `[[court]]\nname = "Court ${index + 1}"\nboards = ${lanes}\n`);
  const players = names.map((name, index) => `[[player]]\nid = ${index + 1}\nname = ${JSON.stringify(name)}\n`);
  const pairings = Array.from(
    { length: lanes * courts },
    (_, index) =>
      `[[pairing]]\ncourt = ${Math.floor(index / lanes) + 1}\nboard = ${(index % lanes) + 1}\nround = 1\nwhite = ${2 * index + 1}\nblack = ${2 * index + 2}\nclock = "table"\nevidence = "table"\nruns = "presumed"\nrun_mode = "line"\nturning_point = 14\n`,
  );
  return [...halls, ...players, ...pairings].join("\n");
}

/** A hall with a server, its network, and a browser of it. */
export async function open(program, setting = setUpOf()) {
  const { folder, serve, remove } = await setUp(program, "judge", setting);
  const code = (role) => codeFor(role, program, folder);

  let hall = await serve("0");
  const address = `http://${HALL}:${hall.court}`;
  /** The public's address. */
  const everybody = `http://${HALL}:${hall.public}`;
  const browser = await browserKnowing(HALL);
  const wrong = [];
  const newPage = (context) => pageOf(context, HALL, wrong, isExpected);
  const networks = [];

  /** A network of its own between a phone and the server, and the server's address through it. */
  async function networkOf() {
    const way = await network(hall.court);
    networks.push(way);
    return { ...way, address: `http://${HALL}:${way.port}` };
  }

  async function phone(options, script) {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    if (script) await context.addInitScript(script);
    return context;
  }

  /** A judge's phone, or another referee's, enrolled by a code in its address. */
  async function judge(context, name, role = "judge", path = "/judge", at = address) {
    const page = await newPage(context);
    await enrol(page, `${at}${path}`, await code(role), name);
    await live(page);
    if (path === "/judge") await stand(page, "White");
    return page;
  }

  /** The head referee's device, as any program speaks: it starts the first boards of court 1 and watches nothing. */
  async function startAll(context, lanes = LANES) {
    const page = await newPage(context);
    await page.goto(`${address}/judge`);
    const verdict = await page.evaluate(
      ([code, lanes]) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/court`, "court.v1.json");
          const say = (message) => socket.send(JSON.stringify(message));
          const boards = Array.from({ length: lanes }, (_, index) => index + 1);
          socket.onopen = () =>
            say({ hello: { versions: { min: 1, max: 1 }, credential: { code: { code } }, name: "head", software: "test", boot: 1, epoch: 0, pending: [1] } });
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.welcome) {
              const offset = Date.now() * 1000 - Math.round(performance.now() * 1000);
              const now = Math.round(performance.now() * 1000);
              say({ heartbeat: { boot: 1, through: now, n: 1, clock: { offset, error: 1_000 } } });
              const start = { boards, despite: "a test" };
              say({ request: { boot: 1, n: 1, at: now, court: 1, ask: { start } } });
            }
            if (message.outcome) resolve(message.outcome.verdict);
            if (message.goodbye) reject(new Error(message.goodbye.message.key));
          };
        }),
      [await code("head"), lanes],
    );
    assert("recorded" in verdict, JSON.stringify(verdict));
    await page.close();
  }

  return {
    address,
    everybody,
    wrong,
    newPage,
    phone,
    code,
    networkOf,
    judge,
    startAll,
    /** Ends a device's enrolment at the server's terminal. */
    async revoke(name) {
      const row = (await devices(program, folder, "list")).split("\n").find((line) => line.includes(name));
      await devices(program, folder, "revoke", /\d+/.exec(row)[0]);
    },
    /** The server dies, as in a power cut. */
    kill: () => hall.kill(),
    /** It is started again on the same folder and port. */
    async again() {
      hall = await serve(hall.court);
    },
    async close() {
      await browser.close();
      for (const each of networks) each.close();
      await hall.stop();
      await remove();
    },
  };
}

/** A hall with a fault of White's on board 1 that nobody serves: the picture of his penalty stays. */
export async function calledHall(program, names) {
  const hall = await open(program, setUpOf(names));
  const ina = await hall.judge(await hall.phone(PHONE), "Ina");
  await hall.startAll(await hall.phone(PHONE), names.length / 2);
  await call(ina, 1).tap();
  await mark(ina, 1, "ruled");
  await ina.close();
  return hall;
}

/** The line is asked when a phone joins. */
export async function stand(page, side) {
  await page.getByRole("button", { name: `${side}'s line` }).tap();
  await page.getByRole("button", { name: "To the lanes", exact: true }).tap();
}
export const lane = (page, number) => page.locator(".tile").nth(number - 1);
export const call = (page, number) => lane(page, number).locator(".call");
export const standing = (page, number, text) => lane(page, number).locator(".standing").filter({ hasText: text }).waitFor();
export const mark = (page, number, text) => lane(page, number).locator(".mark").filter({ hasText: text }).waitFor();
export const live = (page) => page.getByText("Live, everything sent").waitFor();

/** A browser that refuses every storage. It runs in the page, as the next ones do. */
export const refusingStorage = () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  IDBFactory.prototype.open = refuse;
  Object.defineProperty(window, "localStorage", { get: refuse });
};
/** A browser whose storage is full while `isFull` is set. */
export const fillingStorage = () => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (window.isFull) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  };
};
/** A phone whose clock is a day slow. */
export const dayLate = () => {
  const now = Date.now;
  Date.now = () => now() - 86_400_000;
};
/** Clears the page's storage while it is open. */
export const clearStorage = (page) =>
  page.evaluate(async () => {
    const [{ name }] = await indexedDB.databases();
    await new Promise((gone) => (indexedDB.deleteDatabase(name).onsuccess = gone));
  });
