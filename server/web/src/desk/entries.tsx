// The entry list: search and sort, a player's data, byes and withdrawal, check-in, the close of entries.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { random53 } from "../random";
import { Files } from "./files";
import { PersonalLink } from "./links";
import { Choice, type Found, lineOf, LookUp, sameIn } from "./look-up";
import { MembershipFields, NameFields, nobody, OfRegister, personOf, tidy, typedOf } from "./persons";
import { type Organiser, personPath, roundPath, useView } from "./organiser";
import { type Column, Count, Form, isStale, Key, later, Mark, Others, Panel, Search, Select, Sheet, sorted, Text, useEdit } from "./parts";
import { rowsOf } from "./rounds";
import { Teams } from "./teams";
import { byeText, folded, isPreSet } from "./texts";
import { BYES, TITLES } from "./choices";
import type { Bye, DeskAct, EntryData, EntryListView, EntryRow, OverviewView, PersonInput, Plan, Registered, RoundView } from "../wire";

const PATH = "/entries";

const Import = later(() => import("./import").then(({ Import }) => Import));

export function Entries({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const list = useView<EntryListView>(organiser, PATH);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<number | "new" | "teams">();
  const [closes, setCloses] = useState<"entries" | "check-in">();
  const [imports, setImports] = useState(false);
  const found = useRef<HTMLDivElement>(null);
  const plan = overview.plan as Plan;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.target as Element).matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || event.key !== "n") return;
      event.preventDefault();
      setOpen("new");
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  if (!list) return <p class="waiting">{say("organiser-loading")}</p>;
  if (imports) return <Import organiser={organiser} onClose={() => setImports(false)} />;
  const isRoundRobin = hasRoundRobin(overview);
  const name = ({ player }: EntryRow) => organiser.nameOf(player.person);
  const words = folded(search).split(/\s+/).filter(Boolean);
  const text = (row: EntryRow) => folded([name(row), row.player.data.title, row.number?.[1], ...(row.player.data.categories ?? [])].join(" "));
  const rows = sorted(
    list.players.filter((row) => words.every((word) => text(row).includes(word))),
    name,
  );
  const there = list.players.filter(({ checked_in, withdrawn }) => checked_in && withdrawn === null).length;
  const playing = list.players.filter(({ withdrawn }) => withdrawn === null).length;
  const without = withoutCategory(list);
  // each category was to play a tournament of its own, and one had too few players (CR-5-2)
  const merged = plan.is_major ? overview.tournaments.filter(({ from, categories }) => from.length === 0 && categories.length > 1) : [];
  const isChecking = list.check_in === "open";
  const row = list.players.find(({ player }) => player.person === open);
  // an act that is answered late closes its own panel, not the one that was opened meanwhile
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const mark = (row: EntryRow, of: { tick: number } | "there") => {
    const person = row.player.person;
    const is = of === "there" ? row.checked_in : row.ticks.includes(of.tick);
    const what = of === "there" ? say("organiser-there") : (list.ticks[of.tick] as string);
    const act: DeskAct = of === "there" ? { check_in: { person, there: !is } } : { tick: { person, tick: of.tick, done: !is } };
    return <Mark is={is} what={what} name={name(row)} onPress={() => void organiser.act(act, say("organiser-told-tick", { name: name(row), what, done: !is }))} />;
  };
  const columns: Column<EntryRow>[] = [
    { head: say("organiser-no"), full: say("organiser-start-number"), cell: ({ number }) => number?.[1] ?? "", by: ({ number }) => number?.[1], class: "num" },
    { head: say("organiser-title-head"), cell: ({ player: { data } }) => data.title ?? "", by: ({ player: { data } }) => (data.title ? TITLES.indexOf(data.title as (typeof TITLES)[number]) : null), class: "short" },
    {
      head: say("organiser-name"),
      cell: (row) => (
        <button type="button" class="link" aria-expanded={open === row.player.person} onClick={() => setOpen(row.player.person)}>
          {name(row)}
        </button>
      ),
      by: name,
    },
    { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ player: { data } }) => data.rating ?? "", by: ({ player: { data } }) => data.rating, class: "num" },
    { head: say("organiser-category"), cell: ({ player: { data } }) => data.categories?.join(", ") ?? "", by: ({ player: { data } }) => data.categories?.[0] },
    ...(list.teams.length > 0 ? [{ head: say("organiser-team-head"), cell: ({ team }: EntryRow) => (team === null ? "" : organiser.team(team)), by: ({ team }: EntryRow) => (team === null ? null : organiser.team(team)) }] : []),
    { head: say("organiser-notes"), cell: (row) => notes(row, isRoundRobin), by: (row) => notes(row, isRoundRobin), class: "notes" },
    ...(list.check_in === "before" && list.ticks.length === 0 ? [] : list.ticks.map((tick, place): Column<EntryRow> => ({ head: tick, cell: (row) => mark(row, { tick: place }), by: ({ ticks }) => (ticks.includes(place) ? 1 : 0), class: "mark" }))),
    ...(isChecking ? [{ head: say("organiser-there"), cell: (row: EntryRow) => mark(row, "there"), by: ({ checked_in }: EntryRow) => (checked_in ? 1 : 0), class: "mark" }] : []),
  ];
  return (
    <div class={`beside ${open !== undefined || closes ? "is-open" : ""}`}>
      <div class="beside-main">
        <div class="bar">
          {/* at check-in the next press of the space bar says that the player is there */}
          <Search label={say("organiser-search")} value={search} set={setSearch} sheet={found} control={isChecking ? "tbody td:last-child button" : "tbody .link"} />
          <Key class="act" onPress={() => setOpen("new")}>
            {say("organiser-new-player")} <kbd aria-hidden="true">N</kbd>
          </Key>
          <Key onPress={() => setImports(true)}>{say("organiser-import")}</Key>
          {plan.format !== "players" && <Key onPress={() => setOpen("teams")}>{say("organiser-teams", { teams: list.teams.length })}</Key>}
          {!list.is_closed && list.check_in === "before" && <Key onPress={() => void organiser.act("open_check_in", say("organiser-told-check-in-open"))}>{say("organiser-open-check-in")}</Key>}
          {isChecking && <Key onPress={() => setCloses("check-in")}>{say("organiser-close-check-in")}</Key>}
          {list.is_closed ? (
            overview.tournaments.every(({ paired }) => paired === 0) && <Key onPress={() => void organiser.act("reopen_entries", say("organiser-told-reopened"))}>{say("organiser-reopen-entries")}</Key>
          ) : (
            <Key onPress={() => setCloses("entries")}>{say("organiser-close-entries")}</Key>
          )}
          <p class="counts">
            {say("organiser-entered", { players: playing, closed: list.is_closed })}
            {isChecking && ` · ${say("organiser-are-there", { there, players: playing })}`}
            {list.categories.length > 0 && ` · ${list.categories.map(([category, n]) => `${category} ${n}`).join(" · ")}`}
            {plan.categories.length > 0 && without > 0 && ` · ${say("organiser-without-category", { players: without })}`}
            {merged.map(({ categories }) => ` · ${say("organiser-play-together", { categories: categories.join(", ") })}`)}
          </p>
        </div>
        <div ref={found}>
          <Sheet
            caption={say("organiser-tab", { tab: "entries", waits: 0 })}
            columns={columns}
            rows={rows}
            keyOf={({ player }) => player.person}
            look={(row) => `${row.withdrawn !== null ? "is-out" : ""} ${row.player.person === open ? "is-chosen" : ""}`}
            none={list.players.length === 0 ? say("organiser-nobody-entered") : say("organiser-nobody-found", { search })}
          />
        </div>
        <Files
          organiser={organiser}
          tables={[{ path: "/tables/entries", name: say("table-entries") }, ...overview.tournaments.slice(0, 1).map(({ id }) => ({ path: `/tournaments/${id}/tables/start-list`, name: say("table-start-list") }))]}
          papers={list.is_closed ? ["links", "start_list", "numbers"] : list.players.length > 0 ? ["links"] : []}
        />
      </div>
      {closes ? (
        <Closing key={closes} organiser={organiser} plan={plan} list={list} what={closes} onClose={() => setCloses((now) => (now === closes ? undefined : now))} />
      ) : open === "teams" ? (
        <Teams organiser={organiser} list={list} isRoundRobin={isRoundRobin} onClose={close} />
      ) : open === "new" ? (
        <NewPlayer organiser={organiser} plan={plan} isLate={list.is_closed} onClose={close} />
      ) : (
        row && <Player key={row.player.person} organiser={organiser} overview={overview} row={row} seq={list.seq} onClose={close} />
      )}
    </div>
  );
}

/** True if the rounds of a round robin are paired: a player who leaves it does not come back. */
const hasRoundRobin = ({ tournaments }: OverviewView): boolean => tournaments.some(({ system, paired }) => paired > 0 && isPreSet(system));

/** A player's withdrawal, late entry and byes. */
function notes({ withdrawn, late_from, away }: EntryRow, isRoundRobin: boolean): string {
  return [
    withdrawn !== null && say("organiser-withdrawn", { round: isRoundRobin ? undefined : withdrawn }),
    late_from !== null && say("organiser-late", { round: late_from }),
    ...away.map(([round, bye]) => `${say("organiser-round", { round })}: ${byeText(bye)}`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The number of players who play in no category. */
const withoutCategory = ({ players }: EntryListView): number => players.filter(({ withdrawn, player: { data } }) => withdrawn === null && !data.categories?.length).length;

/** The close of the entries, or of the check-in. */
function Closing({ organiser, plan, list, what, onClose }: { organiser: Organiser; plan: Plan; list: EntryListView; what: "entries" | "check-in"; onClose: () => void }) {
  const [withdraw, setWithdraw] = useState(false);
  const playing = list.players.filter(({ withdrawn }) => withdrawn === null);
  const missing = playing.filter(({ checked_in }) => !checked_in);
  const without = withoutCategory(list);
  const done = async () => {
    const byName = sorted(list.players, ({ player }) => organiser.nameOf(player.person)).map(({ player }) => player.person);
    const no =
      what === "check-in"
        ? await organiser.act({ close_check_in: { withdraw } }, say("organiser-told-check-in-closed", { missing: missing.length }))
        : await organiser.act({ close_entries: { seed: random53(), by_name: byName } }, say("organiser-told-closed"));
    if (!no) onClose();
  };
  return (
    <Panel title={what === "entries" ? say("organiser-close-entries") : say("organiser-close-check-in")} onClose={onClose}>
      {what === "entries" ? (
        <>
          <p>{say("organiser-close-means")}</p>
          {plan.categories.length > 0 && without > 0 && <p role="alert">{say("organiser-without-category", { players: without })}</p>}
        </>
      ) : (
        <>
          <p>{say("organiser-missing", { missing: missing.length, names: missing.map(({ player }) => organiser.nameOf(player.person)).join("; ") })}</p>
          <Select label={say("organiser-the-missing")} of={["bye", "out"]} text={(then) => say("organiser-missing-then", { then })} value={withdraw ? "out" : "bye"} choose={(then) => setWithdraw(then === "out")} />
        </>
      )}
      <Key class="yes act" onPress={() => void done()}>
        {what === "entries" ? say("organiser-close-entries") : say("organiser-close-check-in")}
      </Key>
    </Panel>
  );
}

/** The fields that an entry has besides the person. */
function DataFields({ plan, data, set }: { plan: Plan; data: EntryData; set: (changed: Partial<EntryData>) => void }) {
  const [first = "", ...others] = data.categories ?? [];
  const put = (first: string, others: string[]) => set({ categories: [first, ...others].map((each) => each.trim()).filter(Boolean) });
  return (
    <>
      <div class="line">
        <Count label={say("organiser-rating")} value={data.rating ?? null} min={1} most={4000} hint={say("organiser-unrated")} set={(rating) => set({ rating: rating ?? undefined })} />
        <Select label={say("organiser-title-head")} of={["", ...TITLES]} text={(title) => title || "–"} value={data.title ?? ""} choose={(title) => set({ title: title || undefined })} />
      </div>
      <div class="line">
        {plan.categories.length > 0 ? (
          <Select label={say("organiser-category")} of={[...new Set(["", ...plan.categories, first])]} text={(category) => category || "–"} value={first} choose={(category) => put(category, others)} />
        ) : (
          <Text label={say("organiser-category")} value={first} max={16} onType={(text) => put(text, others)} />
        )}
        <Text label={say("organiser-other-categories")} value={others.join(", ")} onType={(text) => put(first, text.split(","))} />
      </div>
    </>
  );
}

function NewPlayer({ organiser, plan, isLate, onClose }: { organiser: Organiser; plan: Plan; isLate: boolean; onClose: () => void }) {
  const [person, setPerson] = useState(nobody);
  const [data, setData] = useState<EntryData>({});
  /** The person of the register who is entered; nothing for a new one. */
  const [taken, setTaken] = useState<Found>();
  /** Those of the register who may be the typed person. */
  const [same, setSame] = useState<Found[]>();
  const question = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const set = (changed: Partial<typeof nobody>) => (setPerson({ ...person, ...changed }), setSame(undefined));
  const read = taken?.person ?? personOf(person);
  // before the next key: one that is pressed at once goes to the form
  useLayoutEffect(() => form.current?.querySelector("input")?.focus(), [taken]);
  useLayoutEffect(() => void (same && question.current?.querySelector<HTMLElement>(".members button")?.focus()), [same]);
  const take = (found: Found) => {
    const { rating, title } = found.person;
    if (found.number === undefined) setPerson(typedOf(found.person));
    else setTaken(found);
    setSame(undefined);
    setData({ ...data, rating: rating ?? data.rating, title: TITLES.find((each) => each === title) ?? data.title });
    form.current?.querySelector("input")?.focus();
  };
  const save = async (isAnother: boolean) => {
    if (!read) return;
    const known: PersonInput = taken ? read : { ...read, title: data.title ?? null, rating: data.rating ?? null };
    // the next player may be typed at once
    setPerson(nobody);
    setData({ categories: data.categories });
    setTaken(undefined);
    setSame(undefined);
    form.current?.querySelector("input")?.focus();
    const again = (taken?: Found, same?: Found[]) => {
      setPerson(person);
      setData(data);
      setTaken(taken);
      setSame(same);
    };
    const doubts = taken || isAnother ? [] : await sameIn(organiser, known);
    if (doubts.length > 0) return again(undefined, doubts);
    // a person who is in the register already, as the entry was refused, gets no second number
    const found = taken?.number ?? (await organiser.enterPersons([known]))?.[0];
    if (found === undefined) return again();
    organiser.meet(found, known);
    const entered = known.club ? await organiser.get<Registered>(personPath(found)) : undefined;
    const club = entered?.no ? undefined : (entered?.done.club ?? undefined);
    const name = organiser.nameOf(found);
    if (await organiser.act({ enter: { players: [{ person: found, data: tidy({ ...data, club }) }] } }, isLate ? say("organiser-told-late", { name }) : say("organiser-told-entered", { name }))) again({ person: known, number: found });
  };
  return (
    <Panel title={say("organiser-new-player")} onClose={onClose}>
      <Form ref={form} onSubmit={() => void save(false)}>
        {taken ? (
          <div class="line">
            <span>
              <b>{lineOf(taken)}</b>
            </span>
            <Key onPress={() => setTaken(undefined)}>{say("register-another")}</Key>
          </div>
        ) : (
          <NameFields person={person} set={set} />
        )}
        <DataFields plan={plan} data={data} set={(changed) => setData({ ...data, ...changed })} />
        {!taken && <MembershipFields person={person} set={set} />}
        <Key submits class="yes" disabled={!read?.family?.trim()}>
          {say("organiser-enter")}
        </Key>
      </Form>
      {same ? (
        <div ref={question} class="look-up" role="group" aria-label={say("register-is-it")}>
          <p role="alert">{say("register-is-it")}</p>
          <Choice of={same} take={take} />
          <Key onPress={() => void save(true)}>{say("register-another")}</Key>
        </div>
      ) : (
        !taken && <LookUp organiser={organiser} family={person.family} given={person.given} fide={person.fide} take={take} />
      )}
    </Panel>
  );
}

function Player({ organiser, overview, row, seq, onClose }: { organiser: Organiser; overview: OverviewView; row: EntryRow; seq: number; onClose: () => void }) {
  const person = row.player.person;
  const name = organiser.nameOf(person);
  const whole = (data: EntryData): EntryData => ({ rating: data.rating, title: data.title, categories: data.categories ?? [], club: data.club });
  const edit = useEdit<EntryData>(whole(row.player.data), seq);
  const own = overview.tournaments.find(({ id }) => id === row.number?.[0]);
  const next = (own?.paired ?? 0) + 1;
  const rounds = Array.from({ length: Math.max(1, (own?.rounds ?? overview.plan?.rounds ?? 9) - next + 1) }, (_, place) => next + place);
  const [round, setRound] = useState(next);
  const [bye, setBye] = useState<Bye>("half_point");
  const [reason, setReason] = useState("");
  const save = async () => {
    const no = await organiser.act({ change: { player: { person, data: tidy(edit.mine) } } }, say("organiser-told-changed", { name }), edit.seen);
    if (!no) return onClose();
    const list = organiser.view<EntryListView>(organiser.at(PATH)).peek();
    const now = list?.players.find(({ player }) => player.person === person);
    if (isStale(no) && list && now) edit.onto(whole(now.player.data), list.seq);
  };
  /** The player's game that still needs a result, by its round and board: in a round robin only one that has begun. */
  const gameOut = async () => {
    for (const { id, stage, paired } of overview.tournaments) {
      if (typeof stage !== "object" || !("playing" in stage)) continue;
      const found = await organiser.get<RoundView>(organiser.at(roundPath(id, Math.min(stage.playing.round, paired))));
      const row = found.no ? undefined : rowsOf(found.done).find(({ game }) => game && !game.result && (game.started || !isRoundRobin) && (game.white === person || game.black === person));
      if (row) return { round: stage.playing.round, board: row.board };
    }
    return undefined;
  };
  const withdraw = async () => {
    const out = await gameOut();
    void organiser.act({ withdraw: { person, reason } }, say("organiser-told-withdrawn", { name, round: out?.round, board: out?.board }));
  };
  const isRoundRobin = hasRoundRobin(overview);
  const part = (part: keyof EntryData) => say("organiser-data", { part });
  return (
    <Panel title={name} onClose={onClose}>
      <Form onSubmit={() => void save()}>
        <Others edit={edit} label={part} text={(value) => (Array.isArray(value) ? value.join(", ") : value == null ? "" : String(value))} />
        <DataFields plan={overview.plan as Plan} data={edit.mine} set={edit.set} />
        <Key submits class="yes" disabled={!edit.isChanged}>
          {say("organiser-save")}
        </Key>
      </Form>
      {row.withdrawn === null ? (
        <>
          <Form onSubmit={() => void organiser.act({ ask_bye: { person, round, bye } }, say("organiser-told-bye", { name, round }))}>
            <h3>{say("organiser-byes")}</h3>
            {row.away.map(([round, bye]) => (
              <div key={round} class="line">
                <span>
                  {say("organiser-round", { round })}: {byeText(bye)}
                </span>
                {round >= next && (
                  <Key adds={say("organiser-round", { round })} onPress={() => void organiser.act({ cancel_bye: { person, round } }, say("organiser-told-no-bye", { name, round }))}>
                    {say("organiser-plays")}
                  </Key>
                )}
              </div>
            ))}
            <div class="line">
              <Select label={say("organiser-round-head")} of={rounds} text={String} value={round} choose={setRound} />
              <Select label={say("organiser-bye-head")} of={BYES} text={byeText} value={bye} choose={setBye} />
              <Key submits>{say("organiser-give-bye")}</Key>
            </div>
          </Form>
          <Form onSubmit={() => void withdraw()}>
            <h3>{say("organiser-withdraw")}</h3>
            {isRoundRobin && <p class="quiet">{say("organiser-withdraw-means")}</p>}
            <div class="line">
              <Text label={say("organiser-reason")} value={reason} onType={setReason} />
              <Key submits class="danger" disabled={isRoundRobin && !reason.trim()}>
                {say("organiser-withdraw")}
              </Key>
            </div>
          </Form>
        </>
      ) : (
        <p>
          {say("organiser-withdrawn", { round: isRoundRobin ? undefined : row.withdrawn })}{" "}
          {!isRoundRobin && <Key onPress={() => void organiser.act({ return: { person } }, say("organiser-told-returned", { name }))}>{say("organiser-return")}</Key>}
        </p>
      )}
      <OfRegister organiser={organiser} row={row} />
      <PersonalLink organiser={organiser} person={person} />
    </Panel>
  );
}
