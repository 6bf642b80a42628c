// Standings with tie-breaks, as a whole and by category, and the cross-table.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { random53 } from "../random";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { Key, Paper } from "./parts";
import { Table, useTable } from "./table";
import { isKnockout, isPreSet, isTeamSystem, tournamentName } from "./texts";
import { chosen, nextTournament, Tournaments } from "./tournaments";
import { useStill } from "../still";
import type { EntryListView, OverviewView, StandingsView, TableSheet, TournamentRow } from "../wire";

/** Competitors of a tournament by name; titles and ratings where they are persons. */
export function useNames(organiser: Organiser, tournament: TournamentRow | undefined) {
  const entries = useView<EntryListView>(organiser, "/entries");
  const isOfTeams = tournament !== undefined && isTeamSystem(tournament.system);
  const rows = new Map(entries?.players.map((row) => [row.player.person, row]));
  const data = (competitor: number) => (isOfTeams ? undefined : rows.get(competitor)?.player.data);
  return {
    isOfTeams,
    /** The team of a person. */
    teamOf: (person: number | null) => (person === null ? undefined : rows.get(person)?.team),
    name: (competitor: number) => organiser.competitor(competitor, isOfTeams),
    title: (competitor: number) => data(competitor)?.title ?? "",
    rating: (competitor: number) => data(competitor)?.rating,
  };
}

/** Makes the finals of a tournament, once they can be made. */
export function Finals({ organiser, overview, tournament: { id, finals } }: { organiser: Organiser; overview: OverviewView; tournament: TournamentRow }) {
  if (!finals) return null;
  const { places, system } = finals;
  const make = async () => {
    const no = await organiser.act({ make_tournaments: { field: { best: { of: [id], places } }, deal: "one", system } }, say("organiser-told-finals", { places }));
    if (!no) organiser.go({ tab: "rounds", tournament: nextTournament(overview) });
  };
  return (
    <Key class="yes" onPress={() => void make()}>
      {say("organiser-make-finals", { places })}
    </Key>
  );
}

/** Draws the lots for the shared places, which are decided for good. */
function Lots({ organiser, tournament }: { organiser: Organiser; tournament: number }) {
  const [isAsked, ask] = useState(false);
  const draw = () => void organiser.act({ draw_lots: { tournament, seed: random53() } }, say("organiser-told-lots"));
  return isAsked ? <ConfirmLots draw={draw} close={() => ask(false)} /> : <Key onPress={() => ask(true)}>{say("organiser-draw-lots")}</Key>;
}

function ConfirmLots({ draw, close }: { draw: () => void; close: () => void }) {
  const keys = useRef<HTMLSpanElement>(null);
  // the second click of a double one draws nothing
  const isStill = useStill("asked");
  // the key that was pressed is gone, and its focus with it
  useLayoutEffect(() => keys.current?.querySelector("button")?.focus(), []);
  return (
    <span class="line" ref={keys}>
      <span role="alert">{say("organiser-lots-mean")}</span>
      <Key class="yes" still={!isStill} onPress={draw}>
        {say("organiser-draw-lots")}
      </Key>
      <Key onPress={close}>{say("judge-cancel")}</Key>
    </span>
  );
}

/** A table of the server below a bar; the waiting line before it is there. */
function Loaded({ table }: { table: TableSheet | undefined }) {
  return <div class="tables">{table ? <Table table={table} none={say("organiser-no-places")} /> : <p class="waiting">{say("organiser-loading")}</p>}</div>;
}

export function StandingsTab({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const standings = useView<StandingsView>(organiser, tournament && `/tournaments/${tournament.id}/standings`);
  const [category, setCategory] = useState("");
  const isOne = standings?.categories.some((each) => each.category === category) ?? false;
  const path = `/tournaments/${tournament?.id}/tables/standings`;
  const query = isOne ? `category=${encodeURIComponent(category)}` : "";
  const table = useTable(organiser, tournament && path, query && `&${query}`);
  if (!tournament) return <p class="waiting">{say("organiser-no-rounds")}</p>;
  if (!standings) return <p class="waiting">{say("organiser-loading")}</p>;
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-after", { finished: standings.finished, live: standings.is_live })} <small>{[overview.tournaments.length > 1 && tournamentName(tournament), isOne && category].filter(Boolean).join(" · ")}</small>
        </h2>
        <Tournaments organiser={organiser} overview={overview} />
        {standings.categories.length > 1 && (
          <select aria-label={say("organiser-category")} value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
            <option value="">{say("organiser-all-categories")}</option>
            {standings.categories.map(({ category }) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        )}
        {standings.has_shared_places && tournament.stage === "over" && <Lots organiser={organiser} tournament={tournament.id} />}
        <Finals organiser={organiser} overview={overview} tournament={tournament} />
        {!tournament.is_public && <Key onPress={() => void organiser.act({ announce: { tournament: tournament.id } }, say("organiser-told-announced"))}>{say("organiser-announce")}</Key>}
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {standings.dropped.length > 0 && <p class="quiet">{say("organiser-dropped", { codes: standings.dropped.join(", ") })}</p>}
      <Loaded table={table} />
      <Files organiser={organiser} tables={[{ path, query: query && `?${query}` }]} />
    </Paper>
  );
}

/** The cross-table by rounds; of a round robin by opponents too. */
export function Cross({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const [isGrid, setIsGrid] = useState(false);
  const hasNone = tournament !== undefined && isKnockout(tournament.system);
  const hasGrid = tournament !== undefined && isPreSet(tournament.system);
  const path = (name: string) => `/tournaments/${tournament?.id}/tables/${name}`;
  const table = useTable(organiser, tournament && !hasNone ? path(hasGrid && isGrid ? "grid" : "cross-table") : undefined);
  if (!tournament) return <p class="waiting">{say("organiser-no-rounds")}</p>;
  const tab = say("organiser-tab", { tab: "cross_table", waits: 0 });
  const files = [{ path: path("cross-table"), name: tab }, ...(hasGrid ? [{ path: path("grid"), name: say("table-grid") }] : []), { path: path("wall-chart"), name: say("paper-is", { paper: "wall_chart" }) }];
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {table?.title ?? tab} <small>{overview.tournaments.length > 1 ? tournamentName(tournament) : ""}</small>
        </h2>
        <Tournaments organiser={organiser} overview={overview} />
        {hasGrid && !hasNone && (
          <Key pressed={isGrid} onPress={() => setIsGrid(!isGrid)}>
            {say("table-by-opponent")}
          </Key>
        )}
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {hasNone ? <p class="waiting">{say("organiser-no-cross-table")}</p> : <Loaded table={table} />}
      {!hasNone && <Files organiser={organiser} tables={files} papers={["wall_chart"]} />}
    </Paper>
  );
}
