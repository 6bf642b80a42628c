import { describe, expect, test } from "vitest";
import css from "../src/tokens.css?raw";

/** The colours of `tokens.css` by theme: the two of `light-dark(…)`, and what a screen in the sun changes. */
function themes(): Record<string, Map<string, string>> {
  const [common = "", sun = ""] = css.split(':root[data-theme="sunlight"]');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name, value] of common.matchAll(/--([a-z-]+): ([^;]+);/g)) {
    const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value as string);
    light.set(name as string, both?.[1] ?? (value as string));
    dark.set(name as string, both?.[2] ?? (value as string));
  }
  const sunlight = new Map(light);
  for (const [, name, value] of sun.matchAll(/--([a-z-]+): (#\w{6});/g)) sunlight.set(name as string, value as string);
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
  ["on-white", "white"], ["on-black", "black"],
];
/** Shapes that mean something, and edges of controls: 3:1 (WCAG 1.4.11). */
const SHAPES: [string, string][] = [["control", "ground"], ["control", "surface"], ["line", "floor"], ["run", "floor"], ["penalty-ring", "penalty-ground"]];

describe.each(Object.entries(themes()))("%s", (_, colours) => {
  const of = (name: string) => {
    const colour = colours.get(name);
    expect(colour, `the token --${name}`).toMatch(/^#\w{6}$/);
    return colour as string;
  };
  test.each(TEXTS)("%s is read on %s", (text, ground) => expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5));
  test.each(SHAPES)("%s is seen on %s", (shape, ground) => expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3));
});
