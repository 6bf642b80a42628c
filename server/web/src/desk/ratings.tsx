// The rating report, and the report file of each tournament.
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { type Column, Key, Paper, Sheet, sorted } from "./parts";
import { halves, isOnRatingList, signed, tournamentName } from "./texts";
import type { EventRatings, OverviewView, Plan, RatingRow } from "../wire";

export function Ratings({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const report = useView<EventRatings>(organiser, "/ratings");
  if (!report) return <p class="waiting">{say("organiser-loading")}</p>;
  const { changes } = report;
  // an event that is not finished, or not rated, has no place on the rating list
  const onList: Column<RatingRow>[] =
    Object.keys(changes).length === 0
      ? []
      : [
          { head: say("organiser-rating-before"), cell: ({ person }) => changes[person]?.before ?? "", by: ({ person }) => changes[person]?.before, class: "num" },
          { head: say("organiser-rtg-change"), full: say("organiser-rating-change"), cell: ({ person }) => signed(changes[person]?.change ?? null), by: ({ person }) => changes[person]?.change, class: "num" },
          { head: say("organiser-rating-after"), cell: ({ person }) => changes[person]?.after ?? "", by: ({ person }) => changes[person]?.after, class: "num" },
        ];
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-tab", { tab: "ratings", waits: 0 })} <small>{say("organiser-rated-games", { games: report.games.length })}</small>
        </h2>
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {onList.length === 0 && isOnRatingList(overview.plan as Plan) && <p class="quiet">{say("organiser-rating-pending")}</p>}
      <div class="tables">
        <Sheet
          caption={say("organiser-tab", { tab: "ratings", waits: 0 })}
          rows={sorted(report.players, ({ person }) => organiser.nameOf(person))}
          keyOf={({ person }) => person}
          none={say("organiser-nobody-entered")}
          columns={[
            { head: say("organiser-name"), cell: ({ person }) => organiser.nameOf(person), by: ({ person }) => organiser.nameOf(person) },
            { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ rating }) => rating ?? say("organiser-unrated"), by: ({ rating }) => rating, class: "num" },
            { head: say("organiser-n"), full: say("organiser-games"), cell: ({ games }) => games, by: ({ games }) => games, class: "num" },
            { head: say("organiser-w"), full: say("organiser-points"), cell: ({ half_points }) => halves(half_points), by: ({ half_points }) => half_points, class: "num" },
            { head: say("organiser-against-rated"), cell: ({ against_rated }) => against_rated, by: ({ against_rated }) => against_rated, class: "num" },
            { head: say("organiser-points-against-rated"), cell: ({ half_points_against_rated }) => halves(half_points_against_rated), class: "num" },
            { head: say("organiser-rc"), full: say("organiser-opponents"), cell: ({ opponents }) => opponents ?? "", by: ({ opponents }) => opponents, class: "num" },
            ...onList,
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
