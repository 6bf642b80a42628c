// An event as spectators see it: published pairings with their results, standings, the timetable, and the medals at the end.
import { useEffect, useState } from "preact/hooks";
import { Legend, Rows } from "./desk/table";
import { tournamentName } from "./desk/texts";
import { say } from "./messages";
import { useTurns } from "./turns";
import type { EventRow, OverviewView, TableSheet, TournamentRow } from "./wire";

const PARTS = ["pairings", "standings", "timetable", "medals"] as const;
type Part = (typeof PARTS)[number];

/** The most letters of a column that stays on one line, such as of results. */
const SHORT_TEXT = 8;

/** The place in an event, by the address after `#/event/`. */
interface Place {
  event: number;
  part: Part;
  tournament: number;
  round: number;
}

function placeOf([event, part, tournament, round]: string[]): Place {
  return { event: Number(event) || 0, part: PARTS.find((each) => each === part) ?? "pairings", tournament: Number(tournament) || 0, round: Number(round) || 0 };
}

const addressOf = ({ event, part, tournament, round }: Place): string => `#/event/${[event, part, ...(tournament ? [tournament, ...(round ? [round] : [])] : [])].join("/")}`;

/** The answer at a path; asked for anew when `version` changes. `null` is a refusal. */
function useAnswer<T>(path: string | undefined, version: number): T | null | undefined {
  const [known, take] = useState<{ path: string; answer: T | null }>();
  useEffect(() => {
    if (path === undefined) return;
    const gone = new AbortController();
    fetch(path, { signal: gone.signal })
      .then(async (answer) => take({ path, answer: answer.ok ? ((await answer.json()) as T) : null }))
      .catch(() => {}); // what was known stays until the next question
    return () => gone.abort();
  }, [path, version]);
  return known?.path === path ? known?.answer : undefined;
}

/** A table of the server, in the reader's language and with the names that the public may read. */
function Table({ path, seq }: { path: string; seq: number }) {
  const sheet = useAnswer<TableSheet>(`${path}${path.includes("?") ? "&" : "?"}language=${document.documentElement.lang}`, seq);
  if (!sheet) return <p class="unknown">{sheet === null ? say("public-event-nothing") : say("public-event-loading")}</p>;
  const is = (look: string, holds: boolean) => (holds ? look : "");
  const looks = sheet.columns.map((_, column) =>
    [
      is("num", sheet.rows.some((row) => typeof row[column] === "number")),
      is("detail", sheet.details.includes(column)),
      is("short", sheet.rows.every((row) => `${row[column]}`.length <= SHORT_TEXT)),
    ].join(" "),
  );
  return (
    <>
      <h3>{sheet.title}</h3>
      {sheet.changed.length > 0 && <p class="is-changed">{say("public-event-changed")}</p>}
      <div class="scroll">
        <Rows table={sheet} looks={looks} />
      </div>
      <Legend table={sheet} />
    </>
  );
}

/** True once nothing can change the medals but a correction: all is played and announced, and no finals are to come. */
const isDecided = ({ tournaments, is_finished }: OverviewView): boolean =>
  tournaments.length > 0 && tournaments.every(({ stage, is_public, finals }) => is_public && (is_finished || (stage === "over" && finals === null)));

function Standings({ of, path, seq }: { of: TournamentRow; path: string; seq: number }) {
  const [category, setCategory] = useState("");
  if (!of.is_public) return <p class="unknown">{say("public-event-held-back")}</p>;
  const query = category && of.categories.includes(category) ? `?category=${encodeURIComponent(category)}` : "";
  return (
    <>
      {of.categories.length > 1 && (
        <label>
          {say("public-event-category")}{" "}
          <select value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
            <option value="">{say("public-event-everybody")}</option>
            {of.categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
      )}
      <Table path={`${path}/tables/standings.json${query}`} seq={seq} />
    </>
  );
}

function Pairings({ of, path, here, seq }: { of: TournamentRow; path: string; here: Place; seq: number }) {
  if (of.paired === 0) return <p class="unknown">{say("public-event-no-pairings")}</p>;
  const round = Math.min(here.round || of.paired, of.paired);
  return (
    <>
      <nav class="rounds" aria-label={say("public-event-rounds")}>
        {Array.from({ length: of.paired }, (_, at) => at + 1).map((each) => (
          <a key={each} href={addressOf({ ...here, tournament: of.id, round: each })} aria-current={each === round ? "page" : undefined} aria-label={say("public-round", { round: each })}>
            {each}
          </a>
        ))}
      </nav>
      <Table path={`${path}/rounds/${round}/tables/pairings.json`} seq={seq} />
    </>
  );
}

export function EventView({ events, address }: { events: EventRow[]; address: string[] }) {
  const asked = placeOf(address);
  const turns = useTurns();
  // the event that is played, else the latest
  const row = events.find(({ event }) => event === asked.event) ?? events.findLast(({ is_finished }) => !is_finished) ?? events.at(-1);
  const at = `/api/v1/events/${row?.event}`;
  const overview = useAnswer<OverviewView>(row && at, turns);
  if (!row || overview === null) return <p class="unknown">{say("public-event-nothing")}</p>;
  if (!overview) return <p class="unknown">{say("public-event-loading")}</p>;
  const { tournaments, seq } = overview;
  const tournament = tournaments.find(({ id }) => id === asked.tournament) ?? tournaments.findLast(({ stage, paired }) => stage !== "over" && paired > 0) ?? tournaments.at(-1);
  const parts = PARTS.filter((part) => part !== "medals" || isDecided(overview));
  const here = { ...asked, event: row.event, part: parts.find((part) => part === asked.part) ?? ("pairings" as const) };
  const of = `${at}/tournaments/${tournament?.id}`;
  return (
    <section class="event">
      {events.length === 1 ? (
        <h2>{row.name || row.event}</h2>
      ) : (
        <label>
          {say("public-event-which")}{" "}
          <select value={row.event} onChange={(event) => (location.hash = addressOf({ event: Number(event.currentTarget.value), part: here.part, tournament: 0, round: 0 }))}>
            {events.map(({ event, name }) => (
              <option key={event} value={event}>
                {name || event}
              </option>
            ))}
          </select>
        </label>
      )}
      <nav class="parts" aria-label={say("public-event-parts")}>
        {parts.map((part) => (
          <a key={part} href={addressOf({ ...here, part, round: 0 })} aria-current={part === here.part ? "page" : undefined}>
            {say("public-event-part", { part })}
          </a>
        ))}
      </nav>
      {tournaments.length > 1 && here.part !== "medals" && (
        <nav class="parts" aria-label={say("public-event-tournaments")}>
          {tournaments.map((each) => (
            <a key={each.id} href={addressOf({ ...here, tournament: each.id, round: 0 })} aria-current={each === tournament ? "page" : undefined}>
              {tournamentName(each)}
            </a>
          ))}
        </nav>
      )}
      {here.part === "medals" ? (
        <>
          <Table path={`${at}/tables/medals.json`} seq={seq} />
          {(overview.plan?.prizes.length ?? 0) > 0 && <Table path={`${at}/tables/prizes.json`} seq={seq} />}
        </>
      ) : !tournament ? (
        <p class="unknown">{say("public-event-no-pairings")}</p>
      ) : here.part === "standings" ? (
        <Standings of={tournament} path={of} seq={seq} />
      ) : here.part === "timetable" ? (
        <Table path={`${of}/tables/timetable.json`} seq={seq} />
      ) : (
        <Pairings of={tournament} path={of} here={here} seq={seq} />
      )}
    </section>
  );
}
