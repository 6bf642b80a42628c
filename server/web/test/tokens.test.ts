import { describe, expect, test } from "vitest";
import css from "../src/tokens.css?raw";

/** The colours of the pages by theme: the two of `light-dark(…)`, and what a screen in the sun changes. */
function themes(page: string): Record<string, Map<string, string>> {
  const [light, dark, sunlight] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  for (const [, selector, rules] of css.matchAll(/^:root([^\s,]*)(?:, \.picture)? \{([^}]+)\}/gm)) {
    const isSun = selector === '[data-theme="sunlight"]';
    if (selector && selector !== page && !isSun) continue;
    for (const [, name = "", value = ""] of (rules as string).matchAll(/--([a-z-]+): ([^;]+);/g)) {
      const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
      if (!isSun) light.set(name, both?.[1] ?? value);
      if (!isSun) dark.set(name, both?.[2] ?? value);
      sunlight.set(name, both?.[1] ?? value);
    }
  }
  return { light, dark, sunlight };
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Text on its ground: 4.5:1 for spectators (WCAG 1.4.3). */
const TEXTS: [string, string][] = [
  ...["ground", "surface", "floor"].flatMap((on) => [["text", on], ["quiet", on]] as [string, string][]),
  ["link", "ground"], ["link", "surface"],
  ["running", "running-ground"], ["running", "ground"], ["penalty", "penalty-ground"], ["alarm", "alarm-ground"], ["alarm", "ground"],
  ["on-white", "white"], ["on-penalty", "penalty-ring"], ["on-black", "black"], ["on-rehearsal", "rehearsal"],
];
/** Shapes that mean something, and edges of controls: 3:1 (WCAG 1.4.11). */
const SHAPES: [string, string][] = [["control", "ground"], ["control", "surface"], ["line", "floor"], ["run", "floor"], ["penalty-ring", "penalty-ground"]];

/** Text on the referees' pages: 7:1 (WCAG 1.4.6). */
const REFEREES: [string, string][] = [
  ...["text", "quiet", "link", "running", "run", "penalty", "alarm", "good"].flatMap((text) => [[text, "ground"], [text, "surface"]] as [string, string][]),
  ["text", "link-ground"], ["link", "link-ground"], ["text", "penalty-ground"], ["penalty", "penalty-ground"], ["alarm", "alarm-ground"], ["on-key", "penalty-key"],
];

describe.each(Object.entries(themes("")))("%s", (_, colours) => {
  const of = named(colours);
  test.each(TEXTS)("%s is read on %s", (text, ground) => expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5));
  test.each(SHAPES)("%s is seen on %s", (shape, ground) => expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3));
});

describe.each(Object.entries(themes(".referees")))("the referees' pages, %s", (_, colours) => {
  const of = named(colours);
  test.each(REFEREES)("%s is read on %s", (text, ground) => expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(7));
  test.each([["control", "surface"], ["penalty-key", "surface"]])("%s is seen on %s", (shape, ground) => expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3));
});

function named(colours: Map<string, string>) {
  return (name: string): string => {
    const colour = colours.get(name);
    expect(colour, `the token --${name}`).toMatch(/^#\w{6}$/);
    return colour as string;
  };
}
