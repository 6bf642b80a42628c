// A form for any act: its fields in their order, the court's preview of what it would come to, and the
// key that sends it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { useEntry } from "../session/entries";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { now } from "../time";
import type { Ask } from "../wire";
import type { Field, Form } from "./acts";
import type { Place, Referee } from "./referee";
import { consequence } from "./texts";

/** The value of a field; undefined while it is missing. */
function valueOf(field: Field<unknown>, given: unknown): unknown {
  return field.read ? field.read((given as string | undefined) ?? "") : given;
}

interface Sending<T> {
  onDo: (made: T[], told: string, at: number) => void;
  /** The court's instant of a touch, where an act depends on it. */
  courtTime?: (at: number) => number;
  previews?: (made: T) => ComponentChildren;
}

/** Keys for forms; the chosen one opens below them, and one that acts at once is done. */
export function Forms<T>({ forms, open: first, ...sending }: Sending<T> & {
  forms: Form<T>[];
  /** The name of the form that is open at first. */
  open?: string | undefined;
}) {
  const [name, open] = useState(first);
  const [begun, begin] = useState<number>();
  const form = forms.find((each) => each.name === name);
  const close = () => open(undefined);
  const enter = useEntry(form !== undefined && begun !== undefined, close);
  return (
    <>
      <div class="list">
        {forms.map((each) => (
          <Target
            key={each.name}
            class={`row ${each.look ?? ""}`}
            pressed={each.isAtOnce ? undefined : each === form}
            disabled={each.off !== undefined}
            onTap={(at) => {
              if (each.isAtOnce) return sending.onDo(each.make({}), each.name, at);
              if (each !== form) enter();
              begin(at);
              // a second touch closes nothing: what was filled in stays
              open(each.name);
            }}
          >
            {each.name}
          </Target>
        ))}
      </div>
      {forms.map(({ name, off }) => off && <p key={name}>{off}</p>)}
      {form && <Filled key={form.name} form={form} opened={begun} onClose={close} {...sending} />}
    </>
  );
}

/** A form with its fields, preview and key. */
export function Filled<T>({ form, opened, onDo, courtTime, onClose, previews }: Sending<T> & {
  form: Form<T>;
  /** The touch that opened it; a form that was open by itself begins with the first touch in it. */
  opened?: number | undefined;
  onClose?: () => void;
}) {
  const fields = Object.entries(form.fields);
  const [given, give] = useState<Record<string, unknown>>(Object.fromEntries(fields.map(([name, field]) => [name, field.start])));
  const [touched, touch] = useState<number>();
  const begun = opened ?? touched;
  const values = Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, given[name])]));
  const isWhole = fields.every(([name]) => values[name] !== undefined);
  const made = isWhole ? form.make(values) : [];
  const warning = isWhole ? form.warns?.(values) : undefined;
  const [first] = made;
  const whole = useRef<HTMLFormElement>(null);
  // its key and what it comes to are seen without a scroll
  useEffect(() => whole.current?.scrollIntoView({ block: "nearest" }), [isWhole]);
  /** The choices in words, without those left as they are. */
  const texts = () => fields.flatMap(([name, field]) => (values[name] === null && (field.read || field.start === null) ? [] : [field.say ? field.say(values[name], values) : String(given[name])]));
  return (
    <form
      ref={whole}
      class="form"
      aria-label={form.name}
      onSubmit={(event) => event.preventDefault()}
      onPointerDown={(event) => touch((first) => first ?? event.timeStamp)}
      onKeyDown={(event) => {
        touch((first) => first ?? event.timeStamp);
        if (event.key !== "Escape" || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {form.shows && <Shown of={form.shows} />}
      {fields.map(([name, field]) =>
        field.of ? (
          <Choice
            key={name}
            legend={field.label}
            of={field.of(values)}
            say={(value) => field.say?.(value, values) ?? ""}
            chosen={field.of(values).find((value) => JSON.stringify(value) === JSON.stringify(values[name]))}
            choose={(value) => give({ ...given, [name]: value })}
          />
        ) : (
          <Typed key={name} field={field} text={(given[name] as string | undefined) ?? ""} onType={(text) => give({ ...given, [name]: text })} />
        ),
      )}
      {form.isDated && begun !== undefined && <Dated begun={begun} />}
      {form.comesTo && <ComesTo of={form.comesTo} values={values} />}
      {first !== undefined && previews?.(first)}
      {warning && <p role="alert">{warning}</p>}
      <div class="answers">
        <Target
          class={`row yes ${warning ? "chief" : ""}`}
          disabled={made.length === 0 || form.off !== undefined}
          onTap={(at) => {
            onDo(form.make(values, courtTime?.(at)), [form.name, ...texts()].join(", "), form.isDated ? (begun ?? at) : at);
            onClose?.();
          }}
        >
          {warning ? say("referee-all-the-same", { act: form.name }) : form.name}
        </Target>
        {onClose && (
          <Target class="row" onTap={onClose}>
            {say("judge-cancel")}
          </Target>
        )}
      </div>
    </form>
  );
}

/** By itself: it runs on while a clock does. */
function Shown({ of }: { of: () => string }) {
  return <p class="present">{of()}</p>;
}

/** By itself, too. */
function ComesTo({ of, values }: { of: (values: Record<string, unknown>) => string | undefined; values: Record<string, unknown> }) {
  const text = of(values);
  return text ? <p class="facts">{text}</p> : null;
}

/** A report counts from its first touch. */
function Dated({ begun }: { begun: number }) {
  // read anew as the court's clock goes on
  now.value;
  const seconds = Math.floor((performance.now() - begun) / 1000);
  return <p class="quiet">{say("referee-dated", { seconds })}</p>;
}

function Typed({ field, text, onType }: { field: Field<unknown>; text: string; onType: (text: string) => void }) {
  const isWrong = text.trim() !== "" && field.read?.(text) === undefined;
  return (
    <div class="typed">
      <label>
        {field.label}
        <input value={text} maxLength={100} autocomplete="off" placeholder={field.hint} aria-invalid={isWrong} onInput={(event) => onType(event.currentTarget.value)} />
      </label>
      {field.likely?.map((likely) => (
        <Target key={likely} class="option" pressed={text === likely} onTap={() => onType(likely)}>
          {likely}
        </Target>
      ))}
      {isWrong && field.wrong && <p role="alert">{field.wrong}</p>}
    </div>
  );
}

/** The way of an act at a board: each request is sent to its court, and previewed there. */
export function at(referee: Referee, place: Place): Sending<Ask> {
  const { court, board } = place;
  return {
    onDo: (asks, told, at) => asks.forEach((ask) => referee.act(court, ask, told, at, board.board)),
    courtTime: (at) => referee.courtTime(at),
    previews: (ask) => <Consequence referee={referee} court={court} ask={ask} basis={basisOf(place)} />,
  };
}

/** The part of a board's view that the effect of an act depends on. */
export function basisOf({ board: { game } }: Place): string {
  return game ? `${game.phase} ${game.ply} ${game.result} ${game.manual} ${game.inbox?.length} ${JSON.stringify([game.sides.white.penalties, game.sides.black.penalties])}` : "";
}

/** The court's preview of a request, asked anew when its basis changes. */
export function Consequence({ referee, court, ask, basis }: { referee: Referee; court: number; ask: Ask; basis: string }) {
  const session = referee.welcomed.value;
  useEffect(() => referee.preview(court, ask, basis), [court, JSON.stringify(ask), basis, session]);
  if (!referee.isCurrent()) return <small class="consequence">{say("no-preview")}</small>;
  return <small class="consequence">{consequence(referee.previewed(court, ask, basis))}</small>;
}
