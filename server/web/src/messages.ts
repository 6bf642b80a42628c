// The words for people: the message files of `protocol/messages`, in the reader's language.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { clockText } from "./time";
import type { Arg, Message } from "./wire";

/** The arguments that are ids of devices. */
const devices = ["device", "by"];

const number = (value: FluentValue | undefined) => (value instanceof FluentNumber ? value.value : typeof value === "number" ? value : 0);
const mover = (ply: number) => (ply % 2 === 1 ? "white" : "black");
const two = (n: number) => String(n).padStart(2, "0");

/** Milliseconds as a clock shows them: `4:32.100`. */
function clock(time: number): string {
  const ms = Math.abs(time);
  const [hours, minutes, seconds] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  const rest = `${two(seconds)}.${String(ms % 1000).padStart(3, "0")}`;
  return `${time < 0 ? "-" : ""}${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${rest}`;
}

/** A difference in milliseconds, in whole seconds with its sign: `+1:00`, `-10 s`. */
function signed(time: number): string {
  const seconds = Math.floor(Math.abs(time) / 1000);
  return `${time < 0 ? "-" : "+"}${seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`}`;
}

/** The functions that messages call; `protocol/messages/src/functions.rs` has the same ones. */
const functions: Record<string, FluentFunction> = {
  GIVEN: ([value]) => (value instanceof FluentNumber || typeof value === "number" || (typeof value === "string" && value !== "") ? "yes" : "no"),
  CLOCK: ([ms]) => clock(number(ms)),
  SHOWN: ([ms]) => clockText(number(ms)),
  SIGNED: ([ms]) => signed(number(ms)),
  SIGNED_SECONDS: ([ms]) => `${number(ms) < 0 ? "" : "+"}${(number(ms) / 1000).toFixed(1)}`,
  TENTHS: ([n]) => (number(n) / 10).toFixed(1),
  SECONDS: ([ms]) => (number(ms) / 1000).toFixed(1),
  LINE: ([fact]) => `${Math.floor(number(fact) / 256)}.${(number(fact) % 256) + 1}`,
  CODE_POINT: ([text]) => Array.from(String(text), (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`).join(""),
  NUMBERED: ([ply]) => `${Math.ceil(number(ply) / 2)}${mover(number(ply)) === "white" ? "." : "..."}`,
  MOVE_NUMBER: ([ply]) => String(Math.ceil(number(ply) / 2)),
  MOVER: ([ply]) => mover(number(ply)),
};

/** The reader's language first, then English. */
let bundles: FluentBundle[] = [];

/** Takes a page's message files, by their paths; a language is a folder. */
export function speak(files: Record<string, string>): void {
  const wanted = (globalThis.navigator?.languages ?? []).slice(0, 1).flatMap((language) => [language, language.split("-")[0] ?? ""]);
  bundles = [...new Set([...wanted, "en"])].flatMap((language) => {
    const texts = Object.entries(files).flatMap(([path, text]) => (path.split("/").at(-2) === language ? [text] : []));
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return texts.length > 0 ? [bundle] : [];
  });
  if (globalThis.document) document.documentElement.lang = bundles[0]?.locales[0] ?? "en";
}

/** The text of a message, with its arguments by name. A key without a message is its own text: nothing is lost. */
export function say(key: string, given: object = {}): string {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(given)) put(args, name, value);
  return render({ key, args });
}

/** The text of a message of the wire. */
export function render({ key, args = {} }: Message): string {
  const values: Record<string, FluentValue> = {};
  for (const [name, arg] of Object.entries(args) as [string, Arg][]) {
    if (typeof arg === "string") values[name] = arg;
    else if (devices.includes(name)) values[name] = text("device", { id: plain(arg) });
    else values[name] = plain(arg);
  }
  return text(key, values);
}

/** True if there is a message of this key. */
export const has = (key: string): boolean => bundles.some((bundle) => bundle.hasMessage(key));

const plain = (value: number) => new FluentNumber(value, { useGrouping: false });

function text(key: string, values: Record<string, FluentValue>): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    // an error is a missing argument, which a message may ask for
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return key;
}

/** The message about a value of the wire, as `Message::of` makes it in Rust. */
export function messageOf(family: string, value: unknown): Message & { args: Record<string, Arg> } {
  const [variant, fields] = variantOf(value);
  const args: Record<string, Arg> = {};
  if (isObject(fields)) for (const [name, field] of Object.entries(fields)) put(args, name, field);
  return { key: variant === undefined ? family : `${family}-${variant.replaceAll("_", "-")}`, args };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** An enum's variant with its fields, or the value itself if it is no enum's. */
function variantOf(value: unknown): [string | undefined, unknown] {
  if (typeof value === "string") return [value, undefined];
  if (!isObject(value)) return [undefined, value];
  const [only, ...more] = Object.entries(value);
  return only && more.length === 0 ? only : [undefined, value];
}

/** Puts a value among the arguments, its parts by their path, as `Message::with` does in Rust. */
export function put(args: Record<string, Arg>, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value === "boolean") args[name] = value ? "yes" : "no";
  else if (typeof value === "number" || typeof value === "string") args[name] = value;
  else if (Array.isArray(value)) {
    args[`${name}-n`] = value.length;
    args[name] = value.filter((item) => typeof item !== "object").join(", ");
  } else {
    const [variant, inner] = variantOf(value);
    if (isObject(inner)) for (const [field, of] of Object.entries(inner)) put(args, `${name}-${field}`, of);
    else if (variant !== undefined) put(args, `${name}-${variant}`, inner);
    if (variant !== undefined) args[name] = variant;
  }
}
