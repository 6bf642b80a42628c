// A person of the register: the fields of a form, and a player's data as they are changed there.
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, personPath } from "./organiser";
import { Count, Form, Key, Others, Select, Text, useEdit } from "./parts";
import { listed } from "./texts";
import type { BirthDateInput, EntryData, EntryRow, Person, PersonInput, Registered, Sex, Shown } from "../wire";

/** A person as he is typed. */
export const nobody = { family: "", given: "", born: "", sex: "" as Sex | "", fide: null as number | null, federation: "", club: "", email: "", phone: "", handle: "", shown: "" as Shown | "" };
type Typed = typeof nobody;

/** The data as the desk takes them: nothing for what is not known. */
export const tidy = ({ rating, title, categories, club }: EntryData): EntryData => ({
  ...(rating !== undefined && { rating }), ...(title && { title }), ...(categories?.length && { categories: categories.map((each) => each.trim()).filter(Boolean) }), ...(club !== undefined && { club }),
});

/** `1976`, `23.7.1976`, `23/07/1976` or `1976-07-23`. */
export function birth(text: string): BirthDateInput | null | undefined {
  const year = /^(\d{4})$/.exec(text);
  const first = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const last = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const parts = year ? [year[1]] : first ? first.slice(1) : last?.slice(1).reverse();
  if (!parts) return text === "" ? undefined : null;
  const [y, month, day] = parts.map(Number) as [number, number?, number?];
  const at = new Date(Date.UTC(y, (month ?? 1) - 1, day ?? 1));
  // the calendar turns the 30th of February into a day of March
  if (y < 1900 || at.getTime() > Date.now() || (day !== undefined && (at.getUTCDate() !== day || at.getUTCMonth() + 1 !== month))) return null;
  return { year: y, month: month ?? null, day: day ?? null };
}

export const bornText = (born: BirthDateInput | null): string => (!born ? "" : born.month && born.day ? `${born.day}.${born.month}.${born.year}` : `${born.year}`);

/** The person as typed, with what else is known of him; nothing while the date of birth cannot be read. */
export function personOf(typed: Typed, known: PersonInput = {}): PersonInput | undefined {
  // a month without a day, as a file had it, is not typed
  const born = known.born && typed.born === bornText(known.born) ? known.born : birth(typed.born.trim());
  if (born === null) return undefined;
  const text = (typed: string) => typed.trim() || null;
  const { sex, fide, shown } = typed;
  return {
    ...known, family: typed.family.trim(), given: typed.given.trim(), born: born ?? null, sex: sex || null, fide_id: fide, federation: text(typed.federation), club: text(typed.club), email: text(typed.email), phone: text(typed.phone), handle: text(typed.handle),
    shown: shown || null,
  };
}

export const typedOf = ({ family = "", given = "", born, sex, fide_id: fide, federation, club, email, phone, handle, shown }: PersonInput): Typed => ({
  family, given, born: bornText(born ?? null), sex: sex ?? "", fide: fide ?? null, federation: federation ?? "", club: club ?? "", email: email ?? "", phone: phone ?? "", handle: handle ?? "", shown: shown ?? "",
});

interface Fields {
  person: Typed;
  set: (changed: Partial<Typed>) => void;
}

export function NameFields({ person, set }: Fields) {
  return (
    <>
      <div class="line">
        <Text label={say("organiser-family")} value={person.family} max={80} required onType={(family) => set({ family })} />
        <Text label={say("organiser-given")} value={person.given} max={80} onType={(given) => set({ given })} />
      </div>
      <div class="line">
        <Text label={say("organiser-born")} value={person.born} hint={say("organiser-born-such")} onType={(born) => set({ born })} />
        <Select label={say("organiser-sex")} of={["", "woman", "man"] as const} text={(sex) => say("organiser-sex-is", { sex: sex || undefined })} value={person.sex} choose={(sex) => set({ sex })} />
      </div>
      {birth(person.born.trim()) === null && <p role="alert">{say("organiser-born-wrong", { found: person.born })}</p>}
    </>
  );
}

export function MembershipFields({ person, set }: Fields) {
  return (
    <>
      <div class="line">
        <Count label={say("organiser-fide-id")} value={person.fide} hint="" most={999_999_999} set={(fide) => set({ fide })} />
        <Text label={say("organiser-federation")} value={person.federation} max={3} onType={(federation) => set({ federation: federation.toUpperCase() })} />
      </div>
      <Text label={say("organiser-club")} value={person.club} onType={(club) => set({ club })} />
    </>
  );
}

const SHOWN: (Shown | "")[] = ["", "name", "initial", "number"];
const shownText = (shown: Shown | "") => say("organiser-shown-is", { shown: shown || "usual" });

/** The name of a person's datum, and its value as a text. */
export const partText = (part: keyof Typed): string =>
  ({
    family: say("organiser-family"), given: say("organiser-given"), born: say("organiser-born"), sex: say("organiser-sex"), fide: say("organiser-fide-id"), federation: say("organiser-federation"), club: say("organiser-club"),
    email: say("organiser-email"), phone: say("organiser-phone"), handle: say("organiser-handle"), shown: say("organiser-shown"),
  })[part];
const valueText = (value: unknown, part: keyof Typed) => (part === "sex" ? say("organiser-sex-is", { sex: (value as Sex) || undefined }) : part === "shown" ? shownText(value as Shown | "") : String(value ?? ""));

/** A person's data as texts: first those of the form, in its order. */
export const told = (person: Person): [part: string, text: string][] => {
  const typed = typedOf(person);
  const of = (Object.keys(typed) as (keyof Typed)[]).map((part): [string, string] => [partText(part), typed[part] ? valueText(typed[part], part) : ""]);
  const { title, rating, team, national_id: id } = person;
  return [
    ...of,
    [say("organiser-title-head"), title ?? ""],
    [say("organiser-rating"), `${rating ?? ""}`],
    [say("organiser-team-head"), team ?? ""],
    [say("entry-field", { field: "national_id" }), id ?? ""],
  ];
};

/** A player's data in the register, which is fetched once he is asked for. */
export function OfRegister({ organiser, row: { player } }: { organiser: Organiser; row: EntryRow }) {
  const [found, setFound] = useState<Person>();
  const path = personPath(player.person);
  useEffect(() => {
    let isLeft = false;
    void organiser.get<Registered>(path).then((outcome) => {
      if (!isLeft && !outcome.no) setFound(outcome.done.person);
    });
    return () => {
      isLeft = true;
    };
  }, [path]);
  // the desk knows the clubs of its players, who may be kept apart
  const changed = async ({ club }: Registered) => {
    if ((club ?? undefined) !== (player.data.club ?? undefined)) await organiser.act({ change: { player: { person: player.person, data: tidy({ ...player.data, club: club ?? undefined }) } } }, organiser.done.value);
  };
  return found ? <PersonForm organiser={organiser} number={player.person} found={found} onChange={changed} /> : null;
}

/** The form of a person's data in the register. */
export function PersonForm({ organiser, number, found, onChange }: { organiser: Organiser; number: number; found: Person; onChange: (now: Registered) => void }) {
  const [was, setWas] = useState(found);
  const edit = useEdit<Typed>(typedOf(found), 0);
  const { mine, set } = edit;
  // a refusal to forget the person brings newer data
  useEffect(() => {
    if (found === was) return;
    edit.onto(typedOf(found), 0);
    setWas(found);
  }, [found]);
  const is = personOf(mine, was);
  const save = async () => {
    if (!is) return;
    const found = await organiser.changePerson(number, { was, is });
    if (found.no) {
      const now = (found.no.now as Registered | undefined)?.person;
      if (now) {
        edit.onto(typedOf(now), 0);
        setWas(now);
      }
      return;
    }
    const { done } = found;
    edit.saved(typedOf(done.person), 0);
    setWas(done.person);
    organiser.done.value = say("organiser-told-changed", { name: listed(done.person) });
    onChange(done);
  };
  return (
    <Form onSubmit={() => void save()}>
      <h3>{say("organiser-in-register")}</h3>
      <Others edit={edit} label={partText} text={valueText} />
      <NameFields person={mine} set={set} />
      <MembershipFields person={mine} set={set} />
      <div class="line">
        <Text label={say("organiser-email")} value={mine.email} onType={(email) => set({ email })} />
        <Text label={say("organiser-phone")} value={mine.phone} onType={(phone) => set({ phone })} />
      </div>
      <Text label={partText("handle")} value={mine.handle} onType={(handle) => set({ handle })} />
      <Select label={partText("shown")} of={SHOWN} text={shownText} value={mine.shown} choose={(shown) => set({ shown })} />
      <Key submits class="yes" adds={say("organiser-in-register")} disabled={!edit.isChanged || !is || mine.family.trim() === ""}>
        {say("organiser-save")}
      </Key>
    </Form>
  );
}
