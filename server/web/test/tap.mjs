// The time from a judge's tap until another judge sees it: two phones in one browser, the real
// server between them, from the finger's lifting to the other screen's next picture.
//
//   node test/tap.mjs SERVER [TAPS]
import { strict as assert } from "node:assert";
import { call, LANES, lane, open, PHONE, PLAYS, standing } from "./judges.mjs";

const [program, taps = "200"] = process.argv.slice(2);
assert(program, "usage: node test/tap.mjs SERVER [TAPS]");

const hall = await open(program);
try {
  const ida = await hall.judge(await hall.phone(PHONE), "Ida");
  const ben = await hall.judge(await hall.phone(PHONE), "Ben");
  await hall.startAll(await hall.phone(PHONE));
  await standing(ida, LANES, PLAYS);
  await standing(ben, LANES, PLAYS);
  await ida.evaluate(() =>
    document.addEventListener("pointerup", () => (window.lifted = performance.timeOrigin + performance.now()), true),
  );
  // a picture of one's own, for what the browser takes without any court
  const own = await ida.evaluate(async () => {
    const times = [];
    for (let n = 0; n < 50; n++) {
      const begun = performance.now();
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      times.push(performance.now() - begun);
    }
    return times;
  });

  const times = [];
  for (let n = 0; n < Number(taps); n++) {
    const number = 1 + (n % LANES);
    // promised before the tap, kept by the page itself: no word of this program is waited for
    const seen = await ben.evaluateHandle((idx) => {
      const says = () => document.querySelectorAll(".tile")[idx].querySelector(".standing").textContent;
      return {
        drawn: new Promise((drawn) => {
          const watch = new MutationObserver(() => {
            if (!/called|STOP/.test(says())) return;
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => drawn(performance.timeOrigin + performance.now())));
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
      };
    }, number - 1);
    await call(ida, number).tap();
    const drawn = await seen.evaluate(({ drawn }) => drawn);
    times.push(drawn - (await ida.evaluate(() => window.lifted)));
    await ida.getByRole("button", { name: new RegExp(`^Undo lane ${number}\\b`) }).first().tap();
    await standing(ben, number, PLAYS);
    await lane(ida, number).locator(".standing").filter({ hasText: PLAYS }).waitFor();
  }
  const at = (all, part) => all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))].toFixed(1);
  console.log(`tap on one phone's page -> drawn on another's, ${times.length} taps: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms (goal: p99 at most 50 ms)`);
  console.log(`a picture of the browser's own, nothing sent: p50 ${at(own, 0.5)} ms, p99 ${at(own, 0.99)} ms`);
  assert.deepEqual(hall.wrong, [], "nothing is said to be wrong");
} finally {
  await hall.close();
}
