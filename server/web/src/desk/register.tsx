// The register over all events: its persons and clubs, found, changed, merged, and persons forgotten.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { ListFile } from "./fide";
import { type Organiser, type Outcome, personPath, useAnswer } from "./organiser";
import { bornText, PersonForm, told } from "./persons";
import { Check, type Column, Form, Instead, Key, Mark, Others, Panel, Search, Sheet, sorted, Text, useEdit } from "./parts";
import { answered, eventName, listed } from "./texts";
import type { Club, ClubChange, ClubMerge, Forgotten, Merging, PersonForget, PersonMerge, Registered, RegisteredClub } from "../wire";

/** The most persons that the page lists: more letters of a name find the others. */
const SHOWN_MAX = 200;

/** A row of the register: a person or a club. */
interface Row {
  number: number;
}

/** Two rows are marked, compared and merged; a third mark takes the place of the first. */
function useMerge<T extends Row>(organiser: Organiser, name: (row: T) => string, onMerged: (kept: T) => void) {
  const [marked, mark] = useState<T[]>([]);
  const [isComparing, compare] = useState(false);
  const without = (...gone: number[]) => marked.filter(({ number }) => !gone.includes(number));
  const column: Column<T> = {
    head: say("register-mark"),
    cell: (row) => {
      const is = marked.some(({ number }) => number === row.number);
      return <Mark is={is} what={say("register-mark")} name={name(row)} onPress={() => mark(is ? without(row.number) : [...marked.slice(-1), row])} />;
    },
    class: "mark",
  };
  /** The marked rows by name, and the key that compares them. */
  const keys =
    marked.length === 0 ? (
      <p class="quiet">{say("register-mark-two")}</p>
    ) : (
      <>
        <p>{say("organiser-picked", { picked: marked.map(name).join(" · ") })}</p>
        <Key
          class="yes"
          disabled={marked.length < 2}
          onPress={() => {
            organiser.no.value = undefined;
            compare(true);
          }}
        >
          {say("register-compare")}
        </Key>
      </>
    );
  const end = (kept?: T) => {
    compare(false);
    if (!kept) return;
    mark([]);
    onMerged(kept);
  };
  return { pair: isComparing ? (marked as [from: T, into: T]) : undefined, column, keys, end, unmark: (...gone: number[]) => mark(without(...gone)) };
}

/** Two rows side by side with the one that they would become. */
function Compared({ from, into, parts, isStale, isRefused, children, onExchange, onMerge, onClose }: {
  /** The number of the row that goes. */
  from: number;
  into: number;
  parts: { part: string; from: string; into: string; is: string }[];
  /** True if somebody else has changed one of the two since the author looked. */
  isStale: boolean;
  isRefused?: boolean;
  children: ComponentChildren;
  onExchange: () => void;
  onMerge: () => void;
  onClose: () => void;
}) {
  return (
    <Instead
      title={say("register-merge")}
      onClose={onClose}
      keys={
        <>
          <Key onPress={onExchange}>{say("register-exchange")}</Key>
          <Key class="yes" disabled={isRefused} onPress={onMerge}>
            {say("register-do-merge")}
          </Key>
        </>
      }
    >
      {isStale && <p role="alert">{say("register-look-again")}</p>}
      {children}
      <div class="tables">
        <Sheet
          caption={say("register-merge")}
          rows={parts.filter(({ from, into }) => from !== "" || into !== "")}
          keyOf={({ part }) => part}
          look={({ from, into }) => (from !== into ? "is-changed" : "")}
          columns={[
            { head: "", id: "part", cell: ({ part }) => part },
            { head: say("register-goes", { number: from }), cell: ({ from }) => from || "–" },
            { head: say("register-stays", { number: into }), id: "into", cell: ({ into }) => into || "–" },
            { head: say("register-becomes"), id: "is", cell: ({ is }) => is || "–" },
          ]}
        />
      </div>
    </Instead>
  );
}

const personName = ({ number, person }: Registered) => listed(person) || say("pages-player", { name: undefined, player: number });

export function Persons({ organiser }: { organiser: Organiser }) {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Registered>();
  const [asked, ask] = useState(0);
  const again = () => ask((before) => before + 1);
  const rows = useAnswer<Registered[]>(organiser, `/api/v1/persons?limit=${SHOWN_MAX}&search=${encodeURIComponent(search)}`, asked);
  const { pair, column, keys, end, unmark } = useMerge<Registered>(organiser, personName, (kept) => {
    setOpen(kept);
    again();
  });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void organiser.listEvents(), []);
  const names = new Map(organiser.events.value?.map(({ event, name }) => [event, name]));
  if (pair) {
    const [from, into] = pair;
    // one of the two may be forgotten by now
    const failed = () => {
      end();
      unmark(from.number, into.number);
      again();
    };
    return <MergePersons organiser={organiser} pair={[from.number, into.number]} onDone={end} onFail={failed} />;
  }
  if (!rows) return <p class="waiting">{say("organiser-loading")}</p>;
  return (
    <div class={`beside ${open ? "is-open" : ""}`}>
      <div class="beside-main">
        <div class="bar">
          <Search label={say("register-search")} value={search} set={setSearch} sheet={list} />
          {keys}
          <p class="counts">{rows.length < SHOWN_MAX ? say("register-found", { persons: rows.length }) : say("register-more", { persons: SHOWN_MAX })}</p>
        </div>
        <ListFile organiser={organiser} />
        <div ref={list}>
          <Sheet
            caption={say("register-part", { part: "persons" })}
            rows={rows}
            keyOf={({ number }) => number}
            look={({ number }) => (number === open?.number ? "is-chosen" : "")}
            none={search ? say("organiser-nobody-found", { search }) : say("register-nobody")}
            columns={[
              { head: say("organiser-no"), cell: ({ number }) => number, by: ({ number }) => number, class: "num" },
              {
                head: say("organiser-name"),
                cell: (row) => (
                  <button type="button" class="link" aria-expanded={row.number === open?.number} onClick={() => setOpen(row)}>
                    {personName(row)}
                  </button>
                ),
                by: personName,
              },
              { head: say("organiser-born"), cell: ({ person: { born } }) => bornText(born), by: ({ person: { born } }) => born?.year, class: "num" },
              { head: say("organiser-fide-id"), cell: ({ person: { fide_id: id } }) => id ?? "", by: ({ person: { fide_id: id } }) => id, class: "num" },
              { head: say("organiser-federation"), cell: ({ person: { federation } }) => federation ?? "", by: ({ person: { federation } }) => federation },
              { head: say("organiser-club"), cell: ({ person: { club } }) => club ?? "", by: ({ person: { club } }) => club },
              { head: say("organiser-events"), cell: ({ events }) => events.map((event) => eventName(event, names.get(event))).join(" · "), by: ({ events }) => events.length },
              column,
            ]}
          />
        </div>
      </div>
      {open && <OnePerson key={open.number} organiser={organiser} row={open} name={personName(open)} onChange={again} onForgotten={() => unmark(open.number)} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** A person beside the list: his data, and the way to forget him. */
function OnePerson({ organiser, row: { number }, name, onChange, onForgotten, onClose }: { organiser: Organiser; row: Registered; name: string; onChange: () => void; onForgotten: () => void; onClose: () => void }) {
  const [changed, setNow] = useState<Registered>();
  const [forgotten, setForgotten] = useState<Forgotten>();
  // a list may be older than the person
  const read = useAnswer<Registered>(organiser, personPath(number));
  const now = changed ?? read;
  if (forgotten) {
    return (
      <Panel title={say("register-is-forgotten", { player: number })} onClose={onClose}>
        {forgotten.rehearsal && <p>{say("register-rehearsal-gone")}</p>}
        <p>{say("register-remain", { files: forgotten.remain.length })}</p>
        {forgotten.remain.length > 0 && (
          <ul class="reasons">
            {forgotten.remain.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        )}
      </Panel>
    );
  }
  return (
    <Panel title={name} onClose={onClose}>
      {now && (
        <>
          <PersonForm
            organiser={organiser}
            number={number}
            found={now.person}
            onChange={(changed) => {
              setNow(changed);
              onChange();
            }}
          />
          <Forget
            organiser={organiser}
            of={now}
            name={name}
            onForgotten={(done) => {
              setForgotten(done);
              onForgotten();
              onChange();
            }}
            onStale={setNow}
          />
        </>
      )}
    </Panel>
  );
}

/** Forgets a person, once his name is ticked. */
function Forget({ organiser, of: { number, person }, name, onForgotten, onStale }: { organiser: Organiser; of: Registered; name: string; onForgotten: (done: Forgotten) => void; onStale: (now: Registered) => void }) {
  const [isSure, setIsSure] = useState(false);
  const forget = async () => {
    const found = await organiser.changeRegister<Forgotten>("POST", `${personPath(number)}/forgotten`, { was: person } satisfies PersonForget);
    if (!found.no) return onForgotten(found.done);
    setIsSure(false);
    const now = found.no.now as Registered | undefined;
    if (now) onStale(now);
  };
  return (
    <Form onSubmit={() => void forget()}>
      <h3>{say("register-forget")}</h3>
      <p>{say("register-forget-means", { player: number })}</p>
      <p>{say("register-forget-remains")}</p>
      <Check label={say("register-sure", { name })} value={isSure} set={setIsSure} />
      <Key submits class="danger" disabled={!isSure}>
        {say("register-forget")}
      </Key>
    </Form>
  );
}

function MergePersons({ organiser, pair, onDone, onFail }: { organiser: Organiser; pair: [from: number, into: number]; onDone: (kept?: Registered) => void; onFail: () => void }) {
  const [[from, into], setPair] = useState(pair);
  const [merging, show] = useState<Merging>();
  const [isStale, setIsStale] = useState(false);
  const path = `${personPath(from)}/merges`;
  const taken = (found: Outcome<Merging>) => {
    if (!found.no) return show(found.done);
    organiser.no.value = found.no;
    onFail();
  };
  useEffect(() => void organiser.get<Merging>(`${path}?into=${into}`).then(taken), [from, into]);
  if (!merging) {
    return (
      <div class="bar">
        <Key onPress={() => onDone()}>{say("judge-cancel")}</Key>
        <p class="waiting">{say("organiser-loading")}</p>
      </div>
    );
  }
  const merge = async () => {
    const change: PersonMerge = { into, from_was: merging.from.person, into_was: merging.into.person };
    const found = await organiser.changeRegister<Registered>("POST", path, change);
    if (!found.no) {
      organiser.meet(from, found.done.person);
      organiser.done.value = say("register-merged", { name: personName(found.done) });
      return onDone(found.done);
    }
    setIsStale(found.no.now !== undefined);
    if (found.no.now) show(found.no.now as Merging);
  };
  const [theirs, both] = [told(merging.into.person), told(merging.is)];
  return (
    <Compared
      from={from}
      into={into}
      isStale={isStale}
      isRefused={merging.refused !== null}
      parts={told(merging.from.person).map(([part, text], place) => ({ part, from: text, into: theirs[place]?.[1] ?? "", is: both[place]?.[1] ?? "" }))}
      onExchange={() => {
        setIsStale(false);
        setPair([into, from]);
      }}
      onMerge={() => void merge()}
      onClose={() => onDone()}
    >
      {merging.refused ? <p role="alert">{answered(organiser, merging.refused)}</p> : <p>{say("register-merge-means", { from, into })}</p>}
    </Compared>
  );
}

export function Clubs({ organiser }: { organiser: Organiser }) {
  const [open, setOpen] = useState<number>();
  const [asked, ask] = useState(0);
  const again = () => ask((before) => before + 1);
  const rows = useAnswer<RegisteredClub[]>(organiser, "/api/v1/clubs", asked);
  const name = ({ club }: RegisteredClub) => club.name;
  const { pair, column, keys, end } = useMerge<RegisteredClub>(organiser, name, ({ number }) => {
    setOpen(number);
    again();
  });
  if (!rows) return <p class="waiting">{say("organiser-loading")}</p>;
  if (pair) return <MergeClubs organiser={organiser} pair={pair} onDone={end} />;
  const row = rows.find(({ number }) => number === open);
  return (
    <div class={`beside ${row ? "is-open" : ""}`}>
      <div class="beside-main">
        <div class="bar">
          <h2>{say("register-part", { part: "clubs" })}</h2>
          {keys}
        </div>
        <div>
          <Sheet
            caption={say("register-part", { part: "clubs" })}
            rows={sorted(rows, name)}
            keyOf={({ number }) => number}
            look={({ number }) => (number === open ? "is-chosen" : "")}
            none={say("register-no-club")}
            columns={[
              { head: say("organiser-no"), cell: ({ number }) => number, by: ({ number }) => number, class: "num" },
              {
                head: say("organiser-name"),
                cell: (row) => (
                  <button type="button" class="link" aria-expanded={row.number === open} onClick={() => setOpen(row.number)}>
                    {name(row)}
                  </button>
                ),
                by: name,
              },
              { head: say("register-short"), cell: ({ club: { short } }) => short ?? "", by: ({ club: { short } }) => short },
              { head: say("organiser-city"), cell: ({ club: { city } }) => city ?? "", by: ({ club: { city } }) => city },
              { head: say("organiser-federation"), cell: ({ club: { federation } }) => federation ?? "", by: ({ club: { federation } }) => federation },
              { head: say("register-part", { part: "persons" }), cell: ({ persons }) => persons, by: ({ persons }) => persons, class: "num" },
              column,
            ]}
          />
        </div>
      </div>
      {row && <OneClub key={row.number} organiser={organiser} row={row} onChange={again} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** A club as it is typed. */
const typedOf = ({ name, short, federation, city }: Club) => ({ name, short: short ?? "", federation: federation ?? "", city: city ?? "" });
type TypedClub = ReturnType<typeof typedOf>;
const clubOf = ({ name, short, federation, city }: TypedClub): Club => ({ name: name.trim(), short: short.trim() || null, federation: federation.trim() || null, city: city.trim() || null });
const clubPart = (part: keyof TypedClub): string => ({ name: say("organiser-name"), short: say("register-short"), federation: say("organiser-federation"), city: say("organiser-city") })[part];

function OneClub({ organiser, row, onChange, onClose }: { organiser: Organiser; row: RegisteredClub; onChange: () => void; onClose: () => void }) {
  const [was, setWas] = useState(row.club);
  const edit = useEdit<TypedClub>(typedOf(row.club), 0);
  const { mine, set } = edit;
  const save = async () => {
    const found = await organiser.changeRegister<RegisteredClub>("PUT", `/api/v1/clubs/${row.number}`, { was, is: clubOf(mine) } satisfies ClubChange);
    const now = found.no ? (found.no.now as RegisteredClub | undefined)?.club : found.done.club;
    if (!now) return;
    setWas(now);
    if (found.no) return edit.onto(typedOf(now), 0);
    edit.saved(typedOf(now), 0);
    organiser.done.value = say("organiser-told-changed", { name: now.name });
    onChange();
  };
  return (
    <Panel title={row.club.name} onClose={onClose}>
      <Form onSubmit={() => void save()}>
        <Others edit={edit} label={clubPart} text={String} />
        <Text label={clubPart("name")} value={mine.name} required onType={(name) => set({ name })} />
        <Text label={clubPart("short")} value={mine.short} max={20} onType={(short) => set({ short })} />
        <div class="line">
          <Text label={clubPart("city")} value={mine.city} onType={(city) => set({ city })} />
          <Text label={clubPart("federation")} value={mine.federation} max={3} onType={(federation) => set({ federation: federation.toUpperCase() })} />
        </div>
        <p class="quiet">{say("register-club-means", { persons: row.persons })}</p>
        <Key submits class="yes" disabled={!edit.isChanged || mine.name.trim() === ""}>
          {say("organiser-save")}
        </Key>
      </Form>
    </Panel>
  );
}

function MergeClubs({ organiser, pair, onDone }: { organiser: Organiser; pair: [from: RegisteredClub, into: RegisteredClub]; onDone: (kept?: RegisteredClub) => void }) {
  const [[from, into], setPair] = useState(pair);
  const [isStale, setIsStale] = useState(false);
  const merge = async () => {
    const change: ClubMerge = { into: into.number, from_was: from.club, into_was: into.club };
    const found = await organiser.changeRegister<RegisteredClub>("POST", `/api/v1/clubs/${from.number}/merges`, change);
    if (!found.no) {
      organiser.done.value = say("register-merged", { name: found.done.club.name });
      return onDone(found.done);
    }
    setIsStale(found.no.now !== undefined);
    if (found.no.now) setPair(found.no.now as [RegisteredClub, RegisteredClub]);
  };
  const parts = (Object.keys(typedOf(from.club)) as (keyof TypedClub)[]).map((part) => ({ part: clubPart(part), from: typedOf(from.club)[part], into: typedOf(into.club)[part], is: typedOf(into.club)[part] }));
  return (
    <Compared
      from={from.number}
      into={into.number}
      isStale={isStale}
      parts={[...parts, { part: say("register-part", { part: "persons" }), from: `${from.persons}`, into: `${into.persons}`, is: `${from.persons + into.persons}` }]}
      onExchange={() => {
        setIsStale(false);
        setPair([into, from]);
      }}
      onMerge={() => void merge()}
      onClose={() => onDone()}
    >
      <p>{say("register-clubs-means", { persons: from.persons })}</p>
    </Compared>
  );
}
