// The plan of an event: ten questions with their usual answers.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { Check, Count, type Edit, Form, Key, List, Others, Select, Text } from "./parts";
import { clockOf, dateText } from "./texts";
import { DUTIES, FORMATS, SYSTEMS } from "./choices";
import type { Duty, Plan, Recommended, Ruleset } from "../wire";

const RULEBOOKS: Ruleset[] = ["classic", "walk", "sprint", "speed", "intramural"];
const FINALISTS = [null, 0, 2, 4, 8, 16, 32] as const;
const two = (n: number) => String(n).padStart(2, "0");

/** The day of the reader's clock, as the desk writes dates. */
const dayOf = (at: Date) => `${at.getFullYear()}/${two(at.getMonth() + 1)}/${two(at.getDate())}`;

/** The usual rounds and finalists of an event of so many days; undefined until the server has told them. */
export function useUsual(organiser: Organiser, { days }: Plan): Recommended | undefined {
  useEffect(() => void organiser.askNewEvent(), []);
  const recommended = organiser.newEvent.value?.recommended;
  return recommended?.[Math.max(1, Math.min(days.length, recommended.length)) - 1];
}

/** The number of finalists in words; `usual` is the recommended number. */
export const finalistsText = (finalists: number | null, usual: number | undefined): string =>
  finalists === null ? say("organiser-usual", { usual: usual ?? "" }) : finalists === 0 ? say("organiser-no-finals") : `${finalists}`;

function Question({ n, children }: { n: number; children: ComponentChildren }) {
  return (
    <fieldset class={`question question-${n}`}>
      <legend>
        {n > 0 && n <= 10 && <b aria-hidden="true">{n}</b>} {say("organiser-question", { n })}
      </legend>
      {children}
    </fieldset>
  );
}

export function PlanForm({ organiser, edit, title, act, onSave, onClose }: {
  organiser: Organiser;
  edit: Edit<Plan>;
  title: string;
  act: string;
  onSave: (plan: Plan) => Promise<void>;
  onClose: () => void;
}) {
  const { mine: plan, set } = edit;
  const [crew, setCrew] = useState({ family: "", given: "", duty: "chief_arbiter" as Duty, court: 0 });
  const usual = useUsual(organiser, plan);
  const change = <T,>(list: T[], place: number, changed: Partial<T> | undefined): T[] => list.flatMap((each, at) => (at !== place ? [each] : changed ? [{ ...each, ...changed }] : []));
  const addDay = () => {
    const last = plan.days.at(-1);
    const next = last ? new Date(`${last.date.replaceAll("/", "-")}T12:00`) : new Date();
    if (last) next.setDate(next.getDate() + 1);
    set({ days: [...plan.days, { date: dayOf(next), starts: last?.starts ?? 600 }] });
  };
  /** The plan with the member of the crew who is typed; undefined if he could not be entered. */
  const withMember = async (): Promise<Plan | undefined> => {
    const { duty, court } = crew;
    const [family, given] = [crew.family.trim(), crew.given.trim()];
    if (family === "" && given === "") return plan;
    const [person] = (await organiser.enterPersons([{ family, given }])) ?? [];
    if (person === undefined) return undefined;
    const members = [...plan.crew, { person, duty, ...(court > 0 && { court }) }];
    set({ crew: members });
    setCrew({ family: "", given: "", duty, court });
    return { ...plan, crew: members };
  };
  const save = async () => {
    const whole = await withMember();
    if (whole) await onSave(whole);
  };
  return (
    <Form class="plan" aria-label={title} onSubmit={() => void save()} onKeyDown={(event) => event.key === "Escape" && !edit.isChanged && onClose()}>
      <div class="bar">
        <h2>{title}</h2>
        <p class="quiet">{say("organiser-only-name")}</p>
        <Key onPress={onClose}>{say("judge-cancel")}</Key>
        <Key submits class="yes" disabled={plan.name.trim() === ""}>
          {act}
        </Key>
      </div>
      <Others edit={edit} label={(part) => say("organiser-plan-part", { part })} text={(value) => (typeof value === "object" ? JSON.stringify(value) : String(value))} />
      <div class="questions">
        <Question n={0}>
          <Text label={say("organiser-name")} value={plan.name} max={200} wide required auto onType={(name) => set({ name })} />
          <Text label={say("organiser-city")} value={plan.city} onType={(city) => set({ city })} />
          <Text label={say("organiser-federation")} value={plan.federation} max={3} hint="HUN" onType={(federation) => set({ federation: federation.toUpperCase() })} />
          <Text label={say("organiser-season")} value={plan.season} max={80} hint={say("organiser-season-such")} onType={(season) => set({ season })} />
        </Question>
        <Question n={1}>
          <Select label={say("organiser-rulebook")} of={RULEBOOKS} text={(ruleset) => say("ruleset", { ruleset })} value={plan.rulebook} choose={(rulebook) => set({ rulebook })} />
          {plan.rulebook === "intramural" && <Text label={say("organiser-site")} value={plan.site} max={80} hint="lichess.org" onType={(site) => set({ site })} />}
          <Check label={say("organiser-rated")} value={plan.rated} set={(rated) => set({ rated })} />
          {plan.rated && <Check label={say("organiser-rapid-and-blitz")} value={plan.rapid_and_blitz} set={(rapid_and_blitz) => set({ rapid_and_blitz })} />}
          <Check label={say("organiser-world-championship")} value={plan.is_world_championship} set={(is_world_championship) => set({ is_world_championship })} />
        </Question>
        <Question n={2}>
          <Select label={say("organiser-competitors")} of={FORMATS} text={(format) => say("organiser-format", { format })} value={plan.format} choose={(format) => set({ format, ...(format !== "players" && { is_major: false }) })} />
        </Question>
        <Question n={3}>
          {plan.days.map(({ date, starts }, place) => (
            <div key={place} class="line">
              <Text label={say("organiser-day", { n: place + 1 })} type="date" value={date.replaceAll("/", "-")} onType={(text) => text && set({ days: change(plan.days, place, { date: text.replaceAll("-", "/") }) })} />
              <Text
                label={say("organiser-starts")}
                type="time"
                value={clockOf(starts)}
                onType={(text) => {
                  const [hours, minutes] = text.split(":").map(Number);
                  if (text) set({ days: change(plan.days, place, { starts: (hours as number) * 60 + (minutes as number) }) });
                }}
              />
              <Key adds={dateText(date)} onPress={() => set({ days: change(plan.days, place, undefined) })}>
                {say("organiser-remove")}
              </Key>
            </div>
          ))}
          <Key class="act" onPress={addDay}>
            {say("organiser-add-day")}
          </Key>
        </Question>
        <Question n={4}>
          <List label={say("organiser-categories")} value={plan.categories} hint="U12, U16, 18+" set={(categories) => set({ categories })} />
          <Check label={say("organiser-major")} value={plan.is_major} set={(is_major) => set({ is_major })} />
        </Question>
        <Question n={5}>
          <Select label={say("organiser-how")} of={SYSTEMS} text={(system) => say("tournament-system", { system })} value={plan.system} choose={(system) => set({ system })} />
          <Count label={say("organiser-rounds")} min={1} most={99} value={plan.rounds} hint={say("organiser-usual", { usual: usual?.rounds ?? "" })} set={(count) => set({ rounds: count })} />
          <List label={say("organiser-tie-breaks")} value={plan.tie_breaks} hint={say("organiser-usual-list")} set={(tie_breaks) => set({ tie_breaks })} />
          <p class="quiet wide">{say("organiser-tie-breaks-such")}</p>
          <Check label={say("organiser-accelerated")} value={plan.accelerated} set={(accelerated) => set({ accelerated })} />
        </Question>
        <Question n={6}>
          <Select
            label={say("organiser-finalists")}
            of={FINALISTS.map(String)}
            text={(text) => finalistsText(JSON.parse(text) as number | null, usual?.finalists)}
            value={String(plan.finals.finalists)}
            choose={(text) => set({ finals: { ...plan.finals, finalists: text === "null" ? null : Number(text) } })}
          />
          <Check label={say("organiser-held-back")} value={plan.finals.held_back} set={(held_back) => set({ finals: { ...plan.finals, held_back } })} />
        </Question>
        <Question n={7}>
          <Count label={say("organiser-minutes")} min={1} most={600} value={plan.times.base / 60_000} set={(count) => set({ times: { ...plan.times, base: (count ?? 0) * 60_000 } })} />
          <Count label={say("organiser-increment")} min={0} most={600} value={plan.times.increment / 1_000} set={(count) => set({ times: { ...plan.times, increment: (count ?? 0) * 1_000 } })} />
          <Count label={say("organiser-round-minutes")} min={1} most={1440} value={plan.times.round_minutes} set={(count) => set({ times: { ...plan.times, round_minutes: count ?? 0 } })} />
        </Question>
        <Question n={8}>
          {plan.courts.map(({ court, boards, first_for }, place) => (
            <div key={place} class="line">
              <Count label={say("organiser-court")} min={1} value={court} set={(count) => set({ courts: change(plan.courts, place, { court: count ?? 0 }) })} />
              <Count label={say("organiser-boards")} min={1} most={12} value={boards} set={(count) => set({ courts: change(plan.courts, place, { boards: count ?? 0 }) })} />
              {plan.categories.length > 0 && <List label={say("organiser-first-for")} value={first_for ?? []} hint={plan.categories[0] ?? ""} set={(first_for) => set({ courts: change(plan.courts, place, { first_for }) })} />}
              <Key adds={say("court", { court })} onPress={() => set({ courts: change(plan.courts, place, undefined) })}>
                {say("organiser-remove")}
              </Key>
            </div>
          ))}
          <Key class="act" onPress={() => set({ courts: [...plan.courts, { court: Math.max(0, ...plan.courts.map(({ court }) => court)) + 1, boards: 12 }] })}>
            {say("organiser-add-court")}
          </Key>
        </Question>
        <Question n={9}>
          {plan.crew.map(({ person, duty, court }, place) => (
            <div key={place} class="line">
              <span>
                {organiser.nameOf(person)} · {say("organiser-duty", { duty })} {court != null && `· ${say("court", { court })}`}
              </span>
              <Key adds={organiser.nameOf(person)} onPress={() => set({ crew: change(plan.crew, place, undefined) })}>
                {say("organiser-remove")}
              </Key>
            </div>
          ))}
          <div
            class="line"
            onKeyDown={(event) => {
              // Enter adds the member who is typed, and does not create the event without him
              if (event.key !== "Enter" || crew.family.trim() === "" || !(event.target as Element).matches("input")) return;
              event.preventDefault();
              void withMember();
            }}
          >
            <Text label={say("organiser-family")} value={crew.family} onType={(family) => setCrew({ ...crew, family })} />
            <Text label={say("organiser-given")} value={crew.given} onType={(given) => setCrew({ ...crew, given })} />
            <Select label={say("organiser-duty-is")} of={DUTIES} text={(duty) => say("organiser-duty", { duty })} value={crew.duty} choose={(duty) => setCrew({ ...crew, duty })} />
            {plan.courts.length > 1 && <Select label={say("organiser-court")} of={[0, ...plan.courts.map(({ court }) => court)]} text={(court) => (court === 0 ? say("organiser-whole-hall") : `${court}`)} value={crew.court} choose={(court) => setCrew({ ...crew, court })} />}
            <Key class="act" disabled={crew.family.trim() === ""} onPress={() => void withMember()}>
              {say("organiser-add")}
            </Key>
          </div>
        </Question>
        <Question n={10}>
          <Count label={say("organiser-half-points")} min={0} most={9} value={plan.byes.half_points} set={(count) => set({ byes: { ...plan.byes, half_points: count ?? 0 } })} />
          <Count label={say("organiser-not-in-last")} min={0} most={9} value={plan.byes.not_in_last} set={(count) => set({ byes: { ...plan.byes, not_in_last: count ?? 0 } })} />
          <Count label={say("organiser-late-until")} min={1} most={99} value={plan.late.until_round} set={(count) => set({ late: { ...plan.late, until_round: count ?? 0 } })} />
          <Check label={say("organiser-late-half")} value={plan.late.half_points} set={(half_points) => set({ late: { ...plan.late, half_points } })} />
        </Question>
        <Question n={11}>
          <List label={say("organiser-ticks")} value={plan.ticks} hint={say("organiser-ticks-such")} set={(ticks) => set({ ticks })} />
          {plan.prizes.map(({ what, place: rank, category, value }, place) => (
            <div key={place} class="line">
              <Count label={say("organiser-rank")} min={1} value={rank} set={(count) => set({ prizes: change(plan.prizes, place, { place: count ?? 0 }) })} />
              <Text label={say("organiser-category")} value={category ?? ""} list={plan.categories} onType={(text) => set({ prizes: change(plan.prizes, place, { category: text || undefined }) })} />
              <Text label={say("organiser-prize")} value={what} onType={(what) => set({ prizes: change(plan.prizes, place, { what }) })} />
              <Count label={say("organiser-prize-value")} value={value} most={999_999} set={(value) => set({ prizes: change(plan.prizes, place, { value: value ?? 0 }) })} />
              <Key adds={what} onPress={() => set({ prizes: change(plan.prizes, place, undefined) })}>
                {say("organiser-remove")}
              </Key>
            </div>
          ))}
          {plan.prizes.length > 0 && <p class="quiet">{say("organiser-prize-value-why")}</p>}
          <Key class="act" onPress={() => set({ prizes: [...plan.prizes, { place: plan.prizes.length + 1, what: "", value: 0 }] })}>
            {say("organiser-add-prize")}
          </Key>
        </Question>
      </div>
    </Form>
  );
}
