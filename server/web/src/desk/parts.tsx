// Parts of the organiser's page: fields, sheets that sort and are walked through by arrow keys, and the
// note about an edit that came too late.
import { signal } from "@preact/signals";
import type { ComponentChildren, ComponentType, JSX, RefObject, TargetedMouseEvent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { again } from "../again";
import { say } from "../messages";
import { useUnsaved } from "../unsaved";
import type { No, Organiser } from "./organiser";
import { localInput } from "./texts";

export function Key({ class: look = "", pressed, disabled, still, adds, onPress, children, submits }: {
  class?: string;
  pressed?: boolean;
  disabled?: boolean;
  /** It takes no press for now, and keeps the focus. */
  still?: boolean;
  /** Text for screen readers, after the visible text. */
  adds?: string;
  onPress?: () => void;
  children: ComponentChildren;
  submits?: boolean;
}) {
  return (
    <button type={submits ? "submit" : "button"} class={`target ${look}`} aria-pressed={pressed} disabled={disabled} aria-disabled={still || undefined} onClick={() => still || onPress?.()}>
      {children}
      {adds && <span class="unseen"> {adds}</span>}
    </button>
  );
}

/** A part whose program is fetched when it is shown first, and waited for where the server is away. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  const part = signal<ComponentType<P>>();
  const fetchPart = (): Promise<unknown> => load().then((found) => (part.value = found), () => again().then(fetchPart));
  return (props) => {
    useEffect(() => void (part.peek() ?? fetchPart()), []);
    const Part = part.value;
    return Part ? <Part {...props} /> : <p class="waiting">{say("organiser-loading")}</p>;
  };
}

/** A form: `onSubmit` is done in place of the browser's own sending. What is typed and not sent is unsaved. */
export function Form({ onSubmit, ...rest }: Omit<JSX.IntrinsicElements["form"], "onSubmit"> & { onSubmit: () => void }) {
  const [isTyped, setIsTyped] = useState(false);
  useUnsaved(isTyped);
  return (
    <form
      {...rest}
      onInput={() => setIsTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTyped(false);
        onSubmit();
      }}
    />
  );
}

/** Lets a file be chosen that was chosen before and is corrected since: the browser tells of no choice of the same name. */
export const chosenAgain = ({ currentTarget }: TargetedMouseEvent<HTMLInputElement>): void => void (currentTarget.value = "");

export function Text({ label, value, onType, type = "text", list, max = 100, hint, wide, required, auto }: {
  label: string;
  value: string;
  onType: (text: string) => void;
  type?: "text" | "date" | "time";
  /** Texts to choose from. */
  list?: string[];
  max?: number;
  hint?: string;
  wide?: boolean;
  required?: boolean;
  auto?: boolean;
}) {
  const id = list && `list-${label.replaceAll(/\W+/g, "-")}`;
  return (
    <label class={wide ? "wide" : ""}>
      {label}
      <input type={type} value={value} maxLength={max} placeholder={hint} list={id} required={required} autofocus={auto} autocomplete="off" onInput={(event) => onType(event.currentTarget.value)} />
      {list && (
        <datalist id={id}>
          {list.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** A whole number: what is typed counts once it is one, and another text goes when the field is left. */
export function Count({ label, value, min = 0, most = 99_999, hint, set }: { label: string; value: number | null; min?: number; most?: number; hint?: string; set: (value: number | null) => void }) {
  const [typed, setTyped] = useState<string>();
  const isEmptyRight = hint !== undefined;
  const isRight = (text: string) => (text === "" ? isEmptyRight : /^\d+$/.test(text) && Number(text) >= min && Number(text) <= most);
  const wrong = typed === undefined || typed.trim() === "" || isRight(typed.trim()) ? "" : say("organiser-count-wrong", { min, most });
  return (
    <label class="count" onFocusOut={() => wrong || setTyped(undefined)}>
      {label}
      <input
        // a form is not sent with a wrong number, whatever part of the number was right
        ref={(input) => input?.setCustomValidity(wrong)}
        inputMode="numeric"
        value={typed ?? value?.toString() ?? ""}
        maxLength={Math.max(6, `${most}`.length)}
        placeholder={hint}
        autocomplete="off"
        aria-invalid={wrong !== ""}
        onInput={({ currentTarget: { value } }) => {
          const text = value.trim();
          setTyped(value);
          if (isRight(text)) set(text === "" ? null : Number(text));
        }}
      />
      {wrong && <span role="alert">{wrong}</span>}
    </label>
  );
}

/** A list, typed with commas between its parts. */
export function List({ label, value, hint, set }: { label: string; value: string[]; hint?: string; set: (value: string[]) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <label class="wide" onFocusOut={() => setTyped(undefined)}>
      {label}
      <input
        value={typed ?? value.join(", ")}
        placeholder={hint}
        autocomplete="off"
        onInput={({ currentTarget: { value: text } }) => {
          setTyped(text);
          set(text.split(/[,;]/).map((each) => each.trim()).filter(Boolean));
        }}
      />
    </label>
  );
}

/** A day and a time by the reader's clock, as text; inside a window where there is one. */
export function Instant({ label, value, within, set }: { label: string; value: string; within?: [number, number] | null; set: (value: string) => void }) {
  const [min, max] = within?.map(localInput) ?? [];
  return (
    <label>
      {label}
      <input type="datetime-local" value={value} required min={min} max={max} onInput={(event) => set(event.currentTarget.value)} />
    </label>
  );
}
export const instantOf = (text: string): number => new Date(text).getTime();

export function Select<T extends string | number>({ label, of, text, value, choose }: { label: string; of: readonly T[]; text: (value: T) => string; value: T; choose: (value: T) => void }) {
  return (
    <label>
      {label}
      <select value={String(value)} onChange={(event) => choose(of[event.currentTarget.selectedIndex] as T)}>
        {of.map((each) => (
          <option key={each} value={String(each)}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The choice of one more for a list; nothing where nobody is left. */
export function Another({ label, of, name, add }: { label: string; of: number[]; name: (one: number) => string; add: (one: number) => void }) {
  const [picked, pick] = useState(0);
  const one = of.includes(picked) ? picked : of[0];
  if (one === undefined) return null;
  return (
    <Form class="line" onSubmit={() => add(one)}>
      <Select label={label} of={of} text={name} value={one} choose={pick} />
      <Key submits>{say("organiser-add")}</Key>
    </Form>
  );
}

export function Check({ label, value, set }: { label: string; value: boolean; set: (value: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** The key of a cell that marks its row: `what` says as what. */
export function Mark({ is, what, name, onPress }: { is: boolean; what: string; name: string; onPress: () => void }) {
  return (
    <Key class={`mark ${is ? "is-set" : ""}`} pressed={is} adds={`${what}, ${name}`} onPress={onPress}>
      <span aria-hidden="true">{is ? "✓" : "–"}</span>
    </Key>
  );
}

/** The search of a sheet: Enter and the down arrow go on to its first row, Escape clears it. */
export function Search({ label, value, set, sheet, control = "tbody .link" }: {
  label: string;
  value: string;
  set: (text: string) => void;
  sheet: RefObject<HTMLElement | null>;
  /** The control of the first row that gets the focus, as a selector. */
  control?: string;
}) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") set("");
        if (event.key !== "Enter" && event.key !== "ArrowDown") return;
        // else the button that gets the focus is pressed by the same key
        event.preventDefault();
        sheet.current?.querySelector<HTMLElement>(control)?.focus();
      }}
    />
  );
}

export interface Column<T> {
  /** Its name among the columns, where two have one head. */
  id?: string;
  head: string;
  /** The head in full, where it is a short form. */
  full?: string;
  cell: (row: T, place: number) => ComponentChildren;
  /** The value by which the sheet is sorted; a column without one does not sort. */
  by?: (row: T) => string | number | null | undefined;
  class?: string;
}

/** Sorts by a value: numbers by size, texts as the reader's language has them, missing values last. */
export function sorted<T>(rows: readonly T[], by: (row: T) => string | number | null | undefined, isDown = false): T[] {
  const texts = new Intl.Collator(say("pages-locale"), { numeric: true });
  const order = (one: T, other: T) => {
    const [a, b] = [by(one), by(other)];
    if (a == null || b == null || a === "" || b === "") return a == null || a === "" ? (b == null || b === "" ? 0 : 1) : -1;
    const found = typeof a === "number" && typeof b === "number" ? a - b : texts.compare(String(a), String(b));
    return isDown ? -found : found;
  };
  return rows.toSorted(order);
}

/** Walks from a control of a sheet to the same one of the next row. */
function walk(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const from = event.target as HTMLElement;
  if (from.matches("select, input[type=number]")) return;
  const cell = from.closest("td, th") as HTMLTableCellElement | null;
  let row = cell?.parentElement as HTMLTableRowElement | null | undefined;
  while (cell && row) {
    row = (event.key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling) as HTMLTableRowElement | null;
    const controls = "button, input, select";
    const to = row?.cells[cell.cellIndex]?.querySelector<HTMLElement>(controls);
    if (!to) continue;
    to.focus();
    event.preventDefault();
    return;
  }
}

const idOf = ({ id, head }: { id?: string; head: string }) => id ?? head;

export function Sheet<T>({ caption, columns, rows, keyOf, look, none }: {
  caption: string;
  columns: Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  look?: (row: T) => string;
  /** The text of a sheet without rows. */
  none?: string;
}) {
  const [order, setOrder] = useState<{ id: string; isDown: boolean }>();
  const by = columns.find((column) => idOf(column) === order?.id)?.by;
  const shown = by ? sorted(rows, by, order?.isDown) : rows;
  return (
    <div class="sheet">
      <table onKeyDown={walk}>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const { head, full, by, class: look } = column;
              const id = idOf(column);
              const isBy = order?.id === id;
              return (
                <th key={id} scope="col" class={look} aria-sort={isBy ? (order.isDown ? "descending" : "ascending") : undefined}>
                  {by ? (
                    <>
                      <button type="button" title={full} onClick={() => setOrder({ id, isDown: isBy && !order.isDown })}>
                        {head}
                        <span aria-hidden="true">{isBy ? (order.isDown ? " ▾" : " ▴") : ""}</span>
                      </button>
                      {/* a browser repeats texts of a head on the next sheets, and no buttons */}
                      <span class="on-paper" aria-hidden="true">
                        {head}
                      </span>
                    </>
                  ) : (
                    <span title={full}>{head}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <tr key={keyOf(row)} class={look?.(row)}>
              {columns.map((column) => (
                <td key={idOf(column)} class={column.class}>
                  {column.cell(row, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && none && <p class="none">{none}</p>}
    </div>
  );
}

/** The panel beside a sheet: it takes the focus when it opens, and Escape closes it. */
export function Panel({ title, onClose, children, look = "" }: { title: string; onClose?: () => void; children: ComponentChildren; look?: string }) {
  const panel = useRef<HTMLElement>(null);
  // before the next key is pressed: it is meant for the panel
  useLayoutEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    const first = panel.current?.querySelector<HTMLElement>("input:not([type=checkbox]), select, .act") ?? panel.current?.querySelector<HTMLElement>("button");
    first?.focus();
    return () => from?.isConnected && from.focus();
  }, []);
  return (
    <section
      ref={panel}
      class={`side-panel ${look}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        {onClose && (
          <Key class="close" onPress={onClose} adds={title}>
            {say("tournament-close")} <kbd>Esc</kbd>
          </Key>
        )}
      </header>
      {children}
    </section>
  );
}

/** A part in place of its tab, with its keys at the top: the first of them gets the focus, and Escape closes the part. */
export function Instead({ title, keys, onClose, children }: { title: string; keys: ComponentChildren; onClose: () => void; children: ComponentChildren }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bar.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return (
    <section class="import" aria-label={title} onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <div class="bar" ref={bar}>
        <h2>{title}</h2>
        {keys}
        <Key onPress={onClose}>{say("judge-cancel")}</Key>
      </div>
      {children}
    </section>
  );
}

/** A value that is edited: as it was when the author looked, as he has it now, and the changes of others meanwhile. */
export interface Edit<T> {
  mine: T;
  set: (changed: Partial<T>) => void;
  /** The record that the author has seen. */
  seen: number;
  isChanged: boolean;
  /** The parts that somebody else has changed meanwhile: before, and now. */
  others: { part: keyof T; was: unknown; now: unknown }[];
  /** Takes over somebody else's state below the own edits, after a command was refused as stale. */
  onto: (now: T, seq: number) => void;
  /** Begins anew with what was saved. */
  saved: (now: T, seq: number) => void;
}
export function useEdit<T extends object>(base: T, seq: number): Edit<T> {
  const [state, setState] = useState({ base, mine: base, seen: seq, others: [] as Edit<T>["others"] });
  const differ = (one: T, other: T) => (Object.keys({ ...one, ...other }) as (keyof T)[]).filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
  return {
    mine: state.mine,
    seen: state.seen,
    others: state.others,
    isChanged: differ(state.base, state.mine).length > 0,
    set: (changed) => setState((before) => ({ ...before, mine: { ...before.mine, ...changed } })),
    saved: (now, seq) => setState({ base: now, mine: now, seen: seq, others: [] }),
    onto: (now, seq) =>
      setState(({ base, mine, others }) => {
        const own = differ(base, mine);
        const merged = { ...now };
        for (const part of own) merged[part] = mine[part];
        const fresh = differ(base, now).map((part) => ({ part, was: base[part], now: now[part] }));
        return { base: now, mine: merged, seen: seq, others: [...others.filter((old) => !fresh.some(({ part }) => part === old.part)), ...fresh] };
      }),
  };
}

/** The changes of somebody else since the author looked, after his command was refused. */
export function Others<T>({ edit: { others, mine }, label, text }: { edit: Edit<T>; label: (part: keyof T) => string; text: (value: unknown, part: keyof T) => string }) {
  if (others.length === 0) return null;
  return (
    <div class="others" role="alert">
      <p>{say("organiser-others")}</p>
      <dl>
        {others.map(({ part, was, now }) => (
          <div key={String(part)}>
            <dt>{label(part)}</dt>
            <dd>{say("organiser-was-now", { was: text(was, part) || "–", now: text(now, part) || "–" })}</dd>
            {JSON.stringify(mine[part]) !== JSON.stringify(now) && <dd class="mine">{say("organiser-mine", { mine: text(mine[part], part) || "–" })}</dd>}
          </div>
        ))}
      </dl>
      <p>{say("organiser-save-again")}</p>
    </div>
  );
}

/** The printed part of a tab: its head on paper names the event. */
export function Paper({ organiser, look = "", children }: { organiser: Organiser; look?: string; children: ComponentChildren }) {
  const plan = organiser.view<{ plan: { name: string; city: string } | null }>(organiser.at("")).value?.plan;
  return (
    <div class={`paper ${look}`}>
      <p class="paper-head">
        <b>{plan?.name}</b> {plan?.city}
      </p>
      {children}
    </div>
  );
}

/** The note of a paper without content. */
export const Nothing = () => <p class="waiting">{say("paper-none")}</p>;

/** Cards side by side and one below the other: `each` of them on a sheet. */
export function Cards<T>({ of, each, look, card }: { of: T[]; each: number; look: string; card: (one: T) => ComponentChildren }) {
  if (of.length === 0) return <Nothing />;
  const sheets = Array.from({ length: Math.ceil(of.length / each) }, (_, at) => of.slice(at * each, (at + 1) * each));
  return (
    <>
      {sheets.map((cards, at) => (
        <section key={at} class={`sheet-of-paper ${look}`}>
          {cards.map((one, place) => (
            <article key={place}>{card(one)}</article>
          ))}
        </section>
      ))}
    </>
  );
}

/** The reason why the last command had no effect. */
export function Refused({ organiser }: { organiser: Organiser }) {
  const no = organiser.no.value;
  const shown = useRef<HTMLDivElement>(null);
  // a long form may have scrolled its place out of sight
  useLayoutEffect(() => shown.current?.scrollIntoView({ block: "nearest" }), [no]);
  if (!no) return null;
  return (
    <div ref={shown} class="refused" role="alert">
      <p>
        {no.text}
        {no.stale && ` ${say("organiser-nothing-changed")}`}
      </p>
      <Key onPress={() => (organiser.no.value = undefined)}>{say("tournament-close")}</Key>
    </div>
  );
}

export const isStale = (no: No | undefined): boolean => no?.stale !== undefined;
