// A player who is looked up while his name is typed: in the register, then in FIDE's rating list.
import type { ComponentChildren } from "preact";
import { say } from "../messages";
import { FIDE_LIST } from "./fide";
import { type Organiser, useAnswer } from "./organiser";
import { bornText } from "./persons";
import { Key } from "./parts";
import { folded, listed } from "./texts";
import type { FideList, ListedPlayer, PersonInput, Registered } from "../wire";

export interface Found {
  person: PersonInput;
  /** His number, if the register has him. */
  number?: number;
  isEntered?: boolean;
}

/** The most players that each source offers. */
const OFFERED_MAX = 6;

const personsPath = (search: string, limit: number) => `/api/v1/persons?limit=${limit}&search=${encodeURIComponent(search)}`;

const registered = (organiser: Organiser, { number, person, events }: Registered): Found => ({ person, number, isEntered: events.includes(organiser.route.peek().event as number) });

function ofList({ name, born, sex, fide_id, federation, title, start_rating: rating }: ListedPlayer): Found {
  const [family = "", given = ""] = name.split(",").map((part) => part.trim());
  return { person: { family, given, born: born ? { year: born } : null, sex, fide_id, federation, title, rating } };
}

/** The words of a name in one order, as a comparison reads them: without accents, and `ue` as `ü`. */
const compared = ({ family = "", given = "" }: PersonInput) =>
  folded(`${family} ${given}`).replace(/([aou])e/g, "$1").split(/[^\p{L}]+/u).filter(Boolean).sort().join(" ");

/** The persons of the register with the FIDE ID of a person, or with the same name and no other FIDE ID. */
export async function sameIn(organiser: Organiser, own: PersonInput): Promise<Found[]> {
  const { family = "", given = "", fide_id: id } = own;
  const asked = [`${family} ${given}`, ...(id ? [`${id}`] : [])].map((search) => organiser.get<Registered[]>(personsPath(search, 100)));
  const found = (await Promise.all(asked)).flatMap((each) => (each.no ? [] : each.done));
  const same = found.filter(({ person }) => (id && person.fide_id ? person.fide_id === id : compared(person) === compared(own)));
  return [...new Map(same.map((row) => [row.number, registered(organiser, row)])).values()];
}

/** A player in one line. */
export const lineOf = ({ person, number }: Found): string => {
  const { title, federation, born, rating, fide_id, club } = person;
  return [listed(person) || number, title, federation, bornText(born ?? null), rating, fide_id && `${say("organiser-fide-id")} ${fide_id}`, club].filter(Boolean).join(" · ");
};

/** Players to choose from; one who is entered is told, and cannot be taken. */
export function Choice({ of, take }: { of: Found[]; take: (found: Found) => void }) {
  return (
    <ul class="members">
      {of.map((found) => (
        <li key={found.number ?? found.person.fide_id}>
          {found.isEntered ? (
            <p class="quiet">
              {lineOf(found)} – {say("register-entered")}
            </p>
          ) : (
            <Key onPress={() => take(found)}>{lineOf(found)}</Key>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the register and FIDE's list have for a FIDE ID, else for the names that are typed. */
export function LookUp({ organiser, family, given, fide, take }: { organiser: Organiser; family: string; given: string; fide: number | null; take: (found: Found) => void }) {
  const list = useAnswer<FideList | null>(organiser, FIDE_LIST);
  const names = `${family} ${given}`.trim();
  // a first letter of the given names finds other ways to write them
  const known = useAnswer<Registered[]>(organiser, fide || names.length > 1 ? personsPath(`${fide ?? `${family} ${given.trim().slice(0, 1)}`}`, OFFERED_MAX) : undefined);
  // a letter or two are the beginnings of thousands of names
  const found = useAnswer<ListedPlayer[]>(organiser, list && (fide || names.length > 2) ? `${FIDE_LIST}/players?search=${encodeURIComponent(`${fide ?? names}`)}` : undefined);
  const newer = (id: number | null) => found?.find(({ fide_id }) => fide_id === id);
  const persons = known?.map((row): Found => {
    const { person, ...rest } = registered(organiser, row);
    const now = newer(row.person.fide_id);
    return { ...rest, person: { ...person, title: now?.title ?? person.title, rating: now?.start_rating ?? person.rating } };
  });
  const others = found?.filter(({ fide_id: id }) => !known?.some(({ person }) => person.fide_id === id)).slice(0, OFFERED_MAX).map(ofList);
  return (
    <div class="look-up">
      <Group title={say("organiser-in-register")} of={persons} take={take} />
      <Group title={say("register-in-list")} of={others} take={take} />
    </div>
  );
}

function Group({ title, of, take }: { title: ComponentChildren; of: Found[] | undefined; take: (found: Found) => void }) {
  if (!of?.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <Choice of={of} take={take} />
    </>
  );
}
