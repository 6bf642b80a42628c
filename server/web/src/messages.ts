// The words of the court for people: the message files of `protocol/messages`, in the reader's language.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { clockText } from "./time";
import type { Arg, Message, Refusal, Ruling } from "./wire";

const files = import.meta.glob<string>(["../../../protocol/messages/*.ftl", "../../../protocol/messages/*/play.ftl"], { query: "?raw", import: "default", eager: true });

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
  SECONDS: ([ms]) => (number(ms) / 1000).toFixed(1),
  LINE: ([fact]) => `${Math.floor(number(fact) / 256)}.${(number(fact) % 256) + 1}`,
  CODE_POINT: ([text]) => Array.from(String(text), (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`).join(""),
  NUMBERED: ([ply]) => `${Math.ceil(number(ply) / 2)}${mover(number(ply)) === "white" ? "." : "..."}`,
  MOVE_NUMBER: ([ply]) => String(Math.ceil(number(ply) / 2)),
  MOVER: ([ply]) => mover(number(ply)),
};

function bundleOf(language: string): FluentBundle[] {
  const texts = Object.entries(files).flatMap(([path, text]) => (path.split(/[/.]/).includes(language) ? [text] : []));
  if (texts.length === 0) return [];
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return [bundle];
}

/** The reader's language first, then English. */
const wanted = (globalThis.navigator?.languages ?? []).slice(0, 1).flatMap((language) => [language, language.split("-")[0] ?? ""]);
const bundles = [...new Set([...wanted, "en"])].flatMap(bundleOf);

/** Renders a message. A key without a message is its own text: nothing is lost. */
export function say({ key, args = {} }: Message): string {
  const values: Record<string, FluentValue> = {};
  for (const [name, arg] of Object.entries(args) as [string, Arg][]) {
    if (typeof arg === "string") values[name] = arg;
    else if (devices.includes(name)) values[name] = text("device", { id: plain(arg) });
    else values[name] = plain(arg);
  }
  return text(key, values);
}

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

function put(args: Record<string, Arg>, name: string, value: unknown): void {
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

/** The words of one argument, such as a `claim` or a `fault`. */
export function argument(name: string, value: unknown): string {
  const args: Record<string, Arg> = {};
  put(args, name, value);
  return say({ key: name, args });
}

/** A refusal as a sentence. */
export function refused(refusal: Refusal): string {
  if (typeof refusal !== "object") return say(messageOf("refusal", refusal));
  if ("bad_setting" in refusal) {
    const { setting, found } = refusal.bad_setting;
    const message = messageOf("setting", setting);
    put(message.args, "found", found ?? "");
    return say(message);
  }
  const message = messageOf("refusal", refusal);
  const reasons =
    "not_ready" in refusal
      ? refusal.not_ready.hindrances.map(({ boards, why }) => {
          const hindrance = messageOf("hindrance", why);
          put(hindrance.args, "boards", boards);
          return hindrance;
        })
      : "not_sealed" in refusal
        ? refusal.not_sealed.results.map((results) => messageOf("unsealed", results))
        : [];
  message.args.reasons = reasons.map(say).join("; ");
  return say(message);
}

/** A ruling as a sentence. */
export function ruled({ message, reasons = [] }: Ruling): string {
  return say({ ...message, args: { ...message.args, reasons: reasons.map(say).join("; ") } });
}
