// The cost of watching: twelve live boards, the court from above on a slow phone, and the memory over time.
//
//   node test/frames.mjs SERVER [MINUTES]
//
// CPU times are those of the page's own thread and process, so that a busy machine changes them little.
// Long tasks and frames are told by the wall clock and need a quiet one.
import { mkdtemp, rm } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserKnowing, pageOf, start } from "./hall.mjs";

const [program, minutes = "10"] = process.argv.slice(2);
assert(program, "usage: node test/frames.mjs SERVER [MINUTES]");

const HALL = "hall.test";
/** Court seconds per second: the demonstration's boards change about twenty times a second at the first. */
const SPEEDS = { views: 5, memory: 20 };
const MEASURED_MS = 30_000;

const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
const demo = (speed) => start(program, join(folder, `${speed}`), "--demo", "--speed", `${speed}`, "--court-port", "0", "--public-port", "0");
let hall = await demo(SPEEDS.views);
const browser = await browserKnowing(HALL);
const system = await browser.newBrowserCDPSession();

/** CPU seconds of the browser's processes by their kind. */
async function processes() {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  const of = (kind) => processInfo.filter(({ type }) => type === kind).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { renderer: of("renderer"), GPU: of("GPU") };
}

/** Watches a view for a while: CPU, updates, long tasks, frames of the page's own thread. */
async function watch(view, viewport, slowdown) {
  const wrong = [];
  const context = await browser.newContext({ viewport, isMobile: viewport.width < 800 });
  const page = await pageOf(context, HALL, wrong);
  let updates = 0;
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (updates += `${payload}`.startsWith('{"frame"') ? 1 : 0)));
  await page.goto(`http://${HALL}:${hall.public}/${view}`);
  await page.locator(".dot").nth(11).waitFor();
  const own = await context.newCDPSession(page);
  await own.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await own.send("Performance.enable", { timeDomain: "threadTicks" });
  const cpu = async () => {
    const { metrics } = await own.send("Performance.getMetrics");
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    return { task: of("TaskDuration"), heap: of("JSHeapUsedSize") };
  };
  const [before, processesBefore] = [await cpu(), await processes()];
  updates = 0;
  const seen = await page.evaluate(
    (ms) =>
      new Promise((done) => {
        const tasks = [];
        const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
        observer.observe({ type: "longtask" });
        const frames = [];
        const begun = performance.now();
        const frame = (at) => {
          frames.push(at);
          if (performance.now() - begun < ms) requestAnimationFrame(frame);
          else {
            observer.disconnect();
            const gaps = frames.slice(1).map((each, n) => each - frames[n]).sort((a, b) => a - b);
            done({ seconds: (performance.now() - begun) / 1000, frames: frames.length, late: gaps.filter((gap) => gap > 34).length, longest: gaps.at(-1), tasks });
          }
        };
        requestAnimationFrame(frame);
      }),
    MEASURED_MS,
  );
  const [after, processesAfter] = [await cpu(), await processes()];
  const share = (from, to) => `${((100 * (to - from)) / seen.seconds).toFixed(1)} %`;
  console.log(
    `${view || "boards"} at ${viewport.width}x${viewport.height}, slowed ${slowdown} times: ${(updates / seen.seconds).toFixed(1)} updates/s; ` +
      `the page's thread ${share(before.task, after.task)} of a core, its process ${share(processesBefore.renderer, processesAfter.renderer)}, drawing ${share(processesBefore.GPU, processesAfter.GPU)}; ` +
      `${(seen.frames / seen.seconds).toFixed(1)} frames/s, ${seen.late} of ${seen.frames} later than two frames, the longest ${seen.longest.toFixed(0)} ms; ` +
      `${seen.tasks.length} tasks over 50 ms${seen.tasks.length ? `, the longest ${Math.max(...seen.tasks)} ms` : ""}`,
  );
  assert.deepEqual(wrong, [], "nothing is said to be wrong");
  return { page, own, context, cpu };
}

try {
  const laptop = await watch("", { width: 1366, height: 768 }, 1);
  await laptop.context.close();
  const slow = await watch("#/1/above", { width: 390, height: 844 }, 4);
  await slow.context.close();
  await hall.stop();
  hall = await demo(SPEEDS.memory);
  const phone = await watch("#/1/above", { width: 390, height: 844 }, 1);
  const heaps = [];
  for (let minute = 0; minute <= Number(minutes); minute += 1) {
    await phone.own.send("HeapProfiler.collectGarbage");
    heaps.push(((await phone.cpu()).heap / 1e6).toFixed(2));
    // the measurement itself is time that passes
    if (minute < Number(minutes)) await phone.page.evaluate(() => new Promise((passed) => setTimeout(passed, 60_000)));
  }
  console.log(`memory of the court from above at speed ${SPEEDS.memory}, each minute, after a collection: ${heaps.join(", ")} MB`);
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
