// The cost of watching: twelve live boards, the court from above on a slow phone, and the memory over time.
//
//   node test/frames.mjs SERVER [MINUTES]
//
// Each view is measured beside a page with one dot that moves and nothing else: its figures are the
// browser's and the machine's own share. Times are CPU times, so that a busy machine changes them little:
// those of the page's own thread, and beside them those of painting by software, which a graphics card does.
import { mkdtemp, rm } from "node:fs/promises";
import { strict as assert } from "node:assert";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserKnowing, pageOf, start } from "./hall.mjs";

const [program, minutes = "60"] = process.argv.slice(2);
assert(program, "usage: node test/frames.mjs SERVER [MINUTES]");

const HALL = "hall.test";
/** Court seconds per second: the demonstration's boards change about twenty times a second at the first. */
const SPEEDS = { views: 4, memory: 20 };
/** Costs are measured without a trace, frames and tasks with one: a trace costs as well. */
const MEASURED_MS = { cost: 20_000, trace: 10_000 };
const LONG_TASK_MS = 50;
const ONE_DOT = `<style>
  i { position: absolute; width: 24px; height: 24px; border-radius: 50%; background: #2b7fc4; animation: run 9s linear infinite alternate; }
  @keyframes run { to { transform: translateX(300px); } }
</style><i></i>`;

const folder = await mkdtemp(join(tmpdir(), "court-pages-"));
const demo = (speed) => start(program, join(folder, `${speed}`), "--demo", "--speed", `${speed}`, "--court-port", "0", "--public-port", "0");
let hall = await demo(SPEEDS.views);
const browser = await browserKnowing(HALL);
const system = await browser.newBrowserCDPSession();

/** A page of a size, its own protocol session, and the number of updates that it has received. */
async function open(viewport, slowdown) {
  const wrong = [];
  const context = await browser.newContext({ viewport, isMobile: viewport.width < 800 });
  const page = await pageOf(context, HALL, wrong);
  const received = { updates: 0 };
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (received.updates += `${payload}`.startsWith('{"frame"') ? 1 : 0)));
  const own = await context.newCDPSession(page);
  await own.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await own.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, own, received, wrong, context };
}

/** Time that passes on this side: the page computes nothing for it. */
const pass = (ms) => new Promise((passed) => setTimeout(passed, ms));

/** CPU seconds so far: of the page's thread and its parts, of its whole process, and of the process that draws. */
async function spent({ own }) {
  const { metrics } = await own.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  const by = (kind) => processInfo.filter(({ type }) => type === kind).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { thread: of("TaskDuration"), script: of("ScriptDuration"), style: of("RecalcStyleDuration"), layout: of("LayoutDuration"), process: by("renderer"), drawing: by("GPU") };
}

/** The events of the page's own process in a trace: tasks, and frames of the picture with what became of them. */
async function traced({ own }, ms) {
  const events = [];
  own.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = new Promise((done) => own.once("Tracing.tracingComplete", done));
  const includedCategories = ["toplevel", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];
  await own.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await pass(ms);
  await own.send("Tracing.end");
  await complete;
  const { processId } = events.find((event) => event.name === "TracingStartedInBrowser").args.data.frames[0];
  return events.filter((event) => event.pid === processId);
}

/** Measures an open page: cost as shares of a core, updates, frames, long tasks. */
async function measure(name, opened) {
  const [before, from] = [await spent(opened), performance.now()];
  opened.received.updates = 0;
  await pass(MEASURED_MS.cost);
  const [after, seconds] = [await spent(opened), (performance.now() - from) / 1000];
  const updates = opened.received.updates / seconds;
  const share = (part) => `${((100 * (after[part] - before[part])) / seconds).toFixed(1)} %`;
  const events = await traced(opened, MEASURED_MS.trace);
  const { tid } = events.find((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
  const tasks = events.filter((event) => event.name === "ThreadControllerImpl::RunTask" && event.tid === tid);
  const longest = (time) => (Math.max(...tasks.map((task) => task[time] ?? 0)) / 1000).toFixed(0);
  const long = (time) => tasks.filter((task) => task[time] > LONG_TASK_MS * 1000).length;
  const reports = events.flatMap((event) => (event.name === "PipelineReporter" && event.ph === "b" ? [event.args.frame_reporter] : []));
  // a frame whose main part comes later is reported twice
  const sequences = (of) => new Set(reports.filter(({ state }) => state.startsWith(of)).map((report) => report.frame_sequence));
  const shown = sequences("STATE_PRESENTED");
  const dropped = new Set([...sequences("STATE_DROPPED")].filter((frame) => !shown.has(frame)));
  const rate = ({ size }) => (size / (MEASURED_MS.trace / 1000)).toFixed(1);
  console.log(
    `${name}: ${updates.toFixed(1)} updates/s\n` +
      `  the page's thread ${share("thread")} of a core: script ${share("script")}, style ${share("style")}, layout ${share("layout")}\n` +
      `  with painting by software: its process ${share("process")}, drawing ${share("drawing")}\n` +
      `  ${rate(shown)} frames/s shown, ${rate(dropped)}/s dropped\n` +
      `  tasks over ${LONG_TASK_MS} ms: ${long("tdur")} by CPU time, the longest ${longest("tdur")} ms; ${long("dur")} by the wall clock, the longest ${longest("dur")} ms`,
  );
}

/** Measures a view, and before it one dot at the same size and slowdown. */
async function compared(view, viewport, slowdown) {
  const how = `at ${viewport.width}x${viewport.height}, slowed ${slowdown} times`;
  const dot = await open(viewport, slowdown);
  await dot.page.setContent(ONE_DOT);
  await measure(`one dot ${how}`, dot);
  await dot.context.close();
  const court = await open(viewport, slowdown);
  await court.page.goto(`http://${HALL}:${hall.public}/${view}`);
  await court.page.locator(".dot").nth(11).waitFor();
  await measure(`${view || "boards"} ${how}`, court);
  assert.deepEqual(court.wrong, [], "nothing is said to be wrong");
  await court.context.close();
}

try {
  await compared("", { width: 1366, height: 768 }, 1);
  await compared("#/1/above", { width: 390, height: 844 }, 4);
  await hall.stop();
  hall = await demo(SPEEDS.memory);
  const phone = await open({ width: 390, height: 844 }, 1);
  await phone.page.goto(`http://${HALL}:${hall.public}/#/1/above`);
  await phone.page.locator(".dot").nth(11).waitFor();
  const heaps = [];
  for (let minute = 0; minute <= Number(minutes); minute += 1) {
    await phone.own.send("HeapProfiler.collectGarbage");
    const { usedSize } = await phone.own.send("Runtime.getHeapUsage");
    heaps.push((usedSize / 1e6).toFixed(2));
    if (minute < Number(minutes)) await pass(60_000);
  }
  console.log(`memory of the court from above at speed ${SPEEDS.memory}, each minute, after a collection: ${heaps.join(", ")} MB`);
} finally {
  await browser.close();
  await hall.stop();
  await rm(folder, { recursive: true, force: true });
}
