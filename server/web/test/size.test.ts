// The compressed size of each page's first load, as it was built last: what its html names, and the longest file of words.
import { expect, test } from "vitest";

const LIMIT = 90_000;
const built = import.meta.glob<string>("../dist/*", { query: "?raw", import: "default", eager: true });

async function compressed(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test.each(["index", "judge", "referee", "desk", "table", "personal"])("%s loads within its limit", async (page) => {
  const html = built[`../dist/${page}.html`] as string;
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file as string);
  expect(named.length).toBeGreaterThan(1);
  const sizeOf = async (file: string) => [file, await compressed(built[`../dist/${file}`] as string)] as const;
  const words = Object.keys(built).map((path) => path.replace("../dist/", "")).filter((file) => file.startsWith(`${page}.`) && /^\w+\.\w+\.ftl$/.test(file));
  const [longest] = (await Promise.all(words.map(sizeOf))).sort(([, one], [, other]) => other - one);
  const sizes = [...(await Promise.all([`${page}.html`, ...named].map(sizeOf))), longest as readonly [string, number]];
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  console.log(`${page}: ${(sum / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB compressed (${sizes.map(([file, size]) => `${file} ${(size / 1000).toFixed(1)}`).join(", ")})`);
  expect(sum).toBeLessThanOrEqual(LIMIT);
});
