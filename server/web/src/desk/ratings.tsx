// The rating report, and the report file of each tournament.
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { Key, Paper, Sheet, sorted } from "./parts";
import { halves, tournamentName } from "./texts";
import type { OverviewView, RatingReport } from "../wire";

export function Ratings({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const report = useView<RatingReport>(organiser, "/ratings");
  if (!report) return <p class="waiting">{say("organiser-loading")}</p>;
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-tab", { tab: "ratings", waits: 0 })} <small>{say("organiser-rated-games", { games: report.games.length })}</small>
        </h2>
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      <div class="tables">
        <Sheet
          caption={say("organiser-tab", { tab: "ratings", waits: 0 })}
          rows={sorted(report.players, ({ person }) => organiser.nameOf(person))}
          keyOf={({ person }) => person}
          none={say("organiser-nobody-entered")}
          columns={[
            { head: say("organiser-name"), cell: ({ person }) => organiser.nameOf(person), by: ({ person }) => organiser.nameOf(person) },
            { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ rating }) => rating ?? say("organiser-unrated"), by: ({ rating }) => rating, class: "num" },
            { head: say("organiser-games"), cell: ({ games }) => games, by: ({ games }) => games, class: "num" },
            { head: say("organiser-pts"), full: say("organiser-points"), cell: ({ half_points }) => halves(half_points), by: ({ half_points }) => half_points, class: "num" },
            { head: say("organiser-against-rated"), cell: ({ against_rated }) => against_rated, by: ({ against_rated }) => against_rated, class: "num" },
            { head: say("organiser-points-against-rated"), cell: ({ half_points_against_rated }) => halves(half_points_against_rated), class: "num" },
            { head: say("organiser-opponents"), cell: ({ opponents }) => opponents ?? "", by: ({ opponents }) => opponents, class: "num" },
          ]}
        />
      </div>
      <Files
        organiser={organiser}
        tables={[
          { path: "/tables/ratings", name: say("organiser-tab", { tab: "ratings", waits: 0 }) },
          { path: "/tables/rated-games", name: say("table-rated-games") },
        ]}
        others={overview.tournaments.flatMap((tournament) => {
          const of = overview.tournaments.length > 1 ? ` ${tournamentName(tournament)}` : "";
          const path = `/tournaments/${tournament.id}`;
          return [
            { name: `TRF26${of}`, path: `${path}/trf` },
            { name: `TRF16${of}`, path: `${path}/trf?edition=16` },
            { name: `PGN${of}`, path: `${path}/pgn` },
          ];
        })}
      />
    </Paper>
  );
}
