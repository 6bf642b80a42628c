// Standings with tie-breaks, as a whole and by category, and the cross-table.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { random53 } from "../random";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { type Column, Key, Paper, Sheet } from "./parts";
import { cellOf, isKnockout, isTeamSystem, tournamentName } from "./texts";
import { chosen, nextTournament, Tournaments } from "./tournaments";
import type { CellResult, CrossTable, EntryListView, OverviewView, StandingsView, TournamentRow } from "../wire";

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
    const settings = { held_back: overview.plan?.finals.held_back ?? false };
    const no = await organiser.act({ make_tournaments: { field: { best: { of: [id], places } }, deal: "one", system, settings } }, say("organiser-told-finals", { places }));
    if (!no) organiser.go({ tab: "rounds", tournament: nextTournament(overview) });
  };
  return (
    <Key class="yes" onPress={() => void make()}>
      {say("organiser-make-finals", { places })}
    </Key>
  );
}

export function StandingsTab({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const standings = useView<StandingsView>(organiser, tournament && `/tournaments/${tournament.id}/standings`);
  const [category, setCategory] = useState("");
  const { name, title, rating } = useNames(organiser, tournament);
  if (!tournament) return <p class="waiting">{say("organiser-no-rounds")}</p>;
  if (!standings) return <p class="waiting">{say("organiser-loading")}</p>;
  const inside = standings.categories.find((each) => each.category === category);
  const places = new Map(inside?.rows.map(([rank, competitor]) => [competitor, rank]));
  const rows = inside ? standings.rows.filter(({ competitor }) => places.has(competitor)).map((row) => ({ ...row, rank: places.get(row.competitor) as number })) : standings.rows;
  type Row = StandingsView["rows"][number];
  const columns: Column<Row>[] = [
    { head: say("organiser-rk"), full: say("organiser-rank"), cell: ({ rank }) => rank, by: ({ rank }) => rank, class: "num" },
    { head: say("organiser-no"), full: say("organiser-start-number"), cell: ({ number }) => number, by: ({ number }) => number, class: "num quiet" },
    { head: say("organiser-title-head"), cell: ({ competitor }) => title(competitor), class: "short" },
    { head: say("organiser-name"), cell: ({ competitor, is_playing }) => <>{name(competitor)}{is_playing && <span class="quiet"> · {say("organiser-is-played")}</span>}</>, by: ({ competitor }) => name(competitor) },
    { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ competitor }) => rating(competitor) ?? "", by: ({ competitor }) => rating(competitor), class: "num" },
    ...standings.codes.map((code, place): Column<Row> => ({ head: code === "PTS" ? say("organiser-pts") : code, full: code, cell: ({ cells }) => cellOf(cells[place] ?? ""), by: ({ cells }) => -Number(cells[place]), class: `num ${place === 0 ? "points" : ""}` })),
  ];
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-after", { finished: standings.finished, live: standings.is_live })} <small>{[overview.tournaments.length > 1 && tournamentName(tournament), category].filter(Boolean).join(" · ")}</small>
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
        {standings.has_shared_places && tournament.stage === "over" && <Key onPress={() => void organiser.act({ draw_lots: { tournament: tournament.id, seed: random53() } }, say("organiser-told-lots"))}>{say("organiser-draw-lots")}</Key>}
        <Finals organiser={organiser} overview={overview} tournament={tournament} />
        {!tournament.is_public && <Key onPress={() => void organiser.act({ announce: { tournament: tournament.id } }, say("organiser-told-announced"))}>{say("organiser-announce")}</Key>}
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {standings.dropped.length > 0 && <p class="quiet">{say("organiser-dropped", { codes: standings.dropped.join(", ") })}</p>}
      <div class="tables">
        <Sheet caption={say("organiser-tab", { tab: "standings", waits: 0 })} columns={columns} rows={rows} keyOf={({ competitor }) => competitor} none={say("organiser-no-rounds")} />
      </div>
      <Files organiser={organiser} tables={[{ path: `/tournaments/${tournament.id}/tables/standings`, query: category && `?category=${encodeURIComponent(category)}` }]} />
    </Paper>
  );
}

const WITHOUT: Partial<Record<CellResult, string>> = { pairing_bye: "– 1", full_bye: "– 1", half_bye: "– ½", absent: "– 0" };
const SIGNS: Partial<Record<CellResult, string>> = { win: "1", draw: "½", loss: "0", forfeit_win: "+", forfeit_loss: "–", pending: "" };

export function Cross({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const hasNone = tournament !== undefined && (isKnockout(tournament.system) || isTeamSystem(tournament.system));
  const table = useView<CrossTable>(organiser, tournament && !hasNone ? `/tournaments/${tournament.id}/cross-table` : undefined);
  const { name, title, rating } = useNames(organiser, tournament);
  if (!tournament) return <p class="waiting">{say("organiser-no-rounds")}</p>;
  const rounds = table?.rows[0]?.cells.length ?? 0;
  type Row = CrossTable["rows"][number];
  const columns: Column<Row>[] = [
    { head: say("organiser-rk"), full: say("organiser-rank"), cell: ({ rank }) => rank, by: ({ rank }) => rank, class: "num" },
    { head: say("organiser-no"), full: say("organiser-start-number"), cell: ({ number }) => number, by: ({ number }) => number, class: "num" },
    { head: say("organiser-title-head"), cell: ({ competitor }) => title(competitor), class: "short" },
    { head: say("organiser-name"), cell: ({ competitor }) => name(competitor), by: ({ competitor }) => name(competitor) },
    { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ competitor }) => rating(competitor) ?? "", by: ({ competitor }) => rating(competitor), class: "num" },
    ...Array.from({ length: rounds }, (_, round): Column<Row> => ({
      head: say("organiser-rd", { round: round + 1 }),
      full: say("organiser-round", { round: round + 1 }),
      cell: ({ cells }) => {
        const cell = cells[round];
        if (!cell) return "";
        return cell.opponent === null ? WITHOUT[cell.result] : `${cell.opponent}${cell.colour ? say("organiser-colour-sign", { colour: cell.colour }) : ""}${SIGNS[cell.result] ?? ""}`;
      },
      class: "centre cross",
    })),
    { head: say("organiser-pts"), full: say("organiser-points"), cell: ({ points }) => cellOf(points), by: ({ points }) => -Number(points), class: "num points" },
  ];
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-tab", { tab: "cross_table", waits: 0 })} <small>{overview.tournaments.length > 1 ? tournamentName(tournament) : ""}</small>
        </h2>
        <Tournaments organiser={organiser} overview={overview} />
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      <div class="tables">{hasNone ? <p class="waiting">{say("organiser-no-cross-table")}</p> : table && <Sheet caption={say("organiser-tab", { tab: "cross_table", waits: 0 })} columns={columns} rows={table.rows} keyOf={({ competitor }) => competitor} />}</div>
      {!hasNone && (
        <Files
          organiser={organiser}
          tables={["cross-table", "wall-chart"].map((each, at) => ({ path: `/tournaments/${tournament.id}/tables/${each}`, name: at === 0 ? say("organiser-tab", { tab: "cross_table", waits: 0 }) : say("paper-is", { paper: "wall_chart" }) }))}
          papers={["wall_chart"]}
        />
      )}
    </Paper>
  );
}
