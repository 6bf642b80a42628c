// The words for people: the message files of `protocol/messages`, in the reader's language.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { clockText } from "./time";
import type { Arg, Message } from "./wire";

/** The arguments that are ids of devices. */
const devices = ["device", "by"];

const number = (value: FluentValue | undefined) => (value instanceof FluentNumber ? value.value : typeof value === "number" ? value : 0);
const mover = (ply: number) => (ply % 2 === 1 ? "white" : "black");
const two = (n: number) => String(n).padStart(2, "0");

/** A number of tenths with one decimal, with the decimal sign of the language: `12.3` or `12,3`. */
const decimal = (tenths: number) => (tenths / 10).toFixed(1).replace(".", text("pages-decimal", {}));
/** Milliseconds in tenths of a second; the half of one is rounded up, away from zero. */
const inTenths = (ms: number) => Math.sign(ms) * Math.floor((Math.abs(ms) + 50) / 100) || 0;

/** Milliseconds as a clock shows them: `4:32.100`. */
function clock(time: number): string {
  const ms = Math.abs(time);
  const [hours, minutes, seconds] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  const rest = `${two(seconds)}.${String(ms % 1000).padStart(3, "0")}`;
  return `${time < 0 ? "-" : ""}${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${rest}`;
}

/** Milliseconds in whole seconds, without a sign: `10 s`, `1:00`. */
function time(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** Milliseconds to the second, or to the minute where they are longer than ten. */
function lasted(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes < 10 ? `${seconds} s` : minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** The functions that messages call; `protocol/messages/src/functions.rs` has the same ones, and `protocol/messages/tests/functions.json` cases for both. */
const functions: Record<string, FluentFunction> = {
  GIVEN: ([value]) => (value instanceof FluentNumber || typeof value === "number" || (typeof value === "string" && value !== "") ? "yes" : "no"),
  CLOCK: ([ms]) => clock(number(ms)),
  AMOUNT: ([ms]) => clock(number(ms)).replace(/\.000$/, ""),
  SHOWN: ([ms]) => clockText(number(ms)),
  SIGNED: ([ms]) => `${number(ms) < 0 ? "-" : "+"}${time(number(ms))}`,
  TIME: ([ms]) => time(number(ms)),
  LASTED: ([ms]) => lasted(number(ms)),
  SIGNED_SECONDS: ([ms]) => `${inTenths(number(ms)) < 0 ? "" : "+"}${decimal(inTenths(number(ms)))}`,
  TENTHS: ([n]) => decimal(number(n)),
  SECONDS: ([ms]) => decimal(inTenths(number(ms))),
  LINE: ([fact]) => `${Math.floor(number(fact) / 256)}.${(number(fact) % 256) + 1}`,
  CODE_POINT: ([text]) => `U+${String(text).codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  NUMBERED: ([ply]) => `${Math.ceil(number(ply) / 2)}${mover(number(ply)) === "white" ? "." : "..."}`,
  MOVE_NUMBER: ([ply]) => String(Math.ceil(number(ply) / 2)),
  SQUARES: ([uci]) => String(uci ?? "").replace(/^([a-h][1-8])([a-h][1-8])([a-z]?)$/, (_, from: string, to: string, piece: string) => `${from}–${to}${piece && `=${piece.toUpperCase()}`}`),
  MOVER: ([ply]) => mover(number(ply)),
};

/** The words of the reader's language. Whatever shows a message is drawn anew with another language. */
const words = signal<FluentBundle>();

/** Takes the text of the message files of a language. */
export function take(language: string, text: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  bundle.addResource(new FluentResource(text));
  words.value = bundle;
}

/** The text of a message, with its arguments by name. A key without a message is its own text: nothing is lost. */
export function say(key: string, given: object = {}): string {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(given)) put(args, name, value);
  return render({ key, args });
}

/** The text of a message of the wire. A part that is a message itself is rendered first. */
export function render({ key, args = {} }: Message): string {
  const values: Record<string, FluentValue> = {};
  for (const [name, arg] of Object.entries(args) as [string, Arg][]) {
    if (typeof arg === "string") values[name] = isolated(arg);
    else if (typeof arg === "object") values[name] = render(arg);
    else if (devices.includes(name)) values[name] = text("device", { id: plain(arg) });
    else values[name] = plain(arg);
  }
  // a message that is a name alone needs no marks around it
  return text(key, values).replace(/^\u2068([^\u2068\u2069]*)\u2069$/, "$1");
}

/** True if there is a message of this key. */
export const has = (key: string): boolean => words.value?.hasMessage(key) === true;

/** A text with right-to-left letters, marked so that it turns nothing around it. */
const isolated = (text: string) => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text);

const plain = (value: number) => new FluentNumber(value, { useGrouping: false });

function text(key: string, values: Record<string, FluentValue>): string {
  const pattern = words.value?.getMessage(key)?.value;
  // an error is a missing argument, which a message may ask for
  return pattern ? words.value!.formatPattern(pattern, values, []) : key;
}

/** The message about a value of the wire, as `Message::of` makes it in Rust. */
export function messageOf(family: string, value: unknown): Message & { args: Record<string, Arg> } {
  const [variant, fields] = variantOf(value);
  const args: Record<string, Arg> = {};
  if (isObject(fields)) for (const [name, field] of Object.entries(fields)) put(args, name, field);
  return { key: variant === undefined ? family : `${family}-${variant.replaceAll("_", "-")}`, args };
}

/** True for a message as it stands on the wire. No other type has its fields alone. */
const isMessage = (value: object): value is Message => "key" in value && typeof value.key === "string" && Object.keys(value).every((field) => field === "key" || field === "args");

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
  } else if (isMessage(value)) args[name] = value;
  else {
    const [variant, inner] = variantOf(value);
    if (isObject(inner)) for (const [field, of] of Object.entries(inner)) put(args, `${name}-${field}`, of);
    else if (variant !== undefined) put(args, `${name}-${variant}`, inner);
    if (variant !== undefined) args[name] = variant;
  }
}
