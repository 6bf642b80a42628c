// The timetable: rounds by the plan and as they are played, and the expected end of each day.
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { Key, Paper, Sheet } from "./parts";
import { clockOf, dateText, timeText } from "./texts";
import { chosen, Tournaments } from "./tournaments";
import type { OverviewView, Plan, Timetable } from "../wire";

type Row = Timetable["rounds"][number];

/** Minutes after midnight of an instant, by the reader's clock, which is that of the hall. */
const minutesOf = (at: number) => new Date(at).getHours() * 60 + new Date(at).getMinutes();
/** The minutes by which a round started after its time. */
const late = ({ planned, started }: Row) => (planned === null || started === null ? undefined : minutesOf(started) - planned);

export function Times({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const table = useView<Timetable>(organiser, tournament && `/tournaments/${tournament.id}/timetable`);
  if (!tournament) return <p class="waiting">{say("organiser-no-rounds")}</p>;
  const minutes = (overview.plan as Plan).times.round_minutes;
  const days = [...new Set(table?.rounds.flatMap(({ day }) => day ?? []))];
  /** The end of a day: its last round by the plan, later by the delay of the last round that started. */
  const end = (day: string) => {
    const rounds = table?.rounds.filter((each) => each.day === day) ?? [];
    const delay = rounds.map(late).findLast((each) => each !== undefined) ?? 0;
    const last = rounds.at(-1)?.planned;
    return last == null ? "" : clockOf(Math.min(1439, last + minutes + Math.max(0, delay)));
  };
  const isOver = (day: string) => table?.rounds.every((each) => each.day !== day || each.is_over);
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>{say("organiser-tab", { tab: "timetable", waits: 0 })}</h2>
        <Tournaments organiser={organiser} overview={overview} />
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      <ul class="days">
        {days.map((day) => (
          <li key={day}>{isOver(day) ? `${dateText(day)}: ${say("organiser-round-over")}` : say("organiser-day-ends", { day: dateText(day), end: end(day) })}</li>
        ))}
      </ul>
      {table && (
        <div class="tables">
          <Sheet
            caption={say("organiser-tab", { tab: "timetable", waits: 0 })}
            rows={table.rounds}
            keyOf={({ round }) => round}
            look={({ is_over }) => (is_over ? "quiet" : "")}
            columns={[
              { head: say("organiser-round-head"), cell: ({ round }) => round, class: "num" },
              { head: say("organiser-plan-part", { part: "days" }), cell: ({ day }) => (day ? dateText(day) : "") },
              { head: say("organiser-planned"), cell: ({ planned }) => (planned === null ? "" : clockOf(planned)), class: "num" },
              { head: say("organiser-published-at"), cell: ({ published }) => (published === null ? "" : timeText(published)), class: "num" },
              { head: say("organiser-started-at"), cell: ({ started }) => (started === null ? "" : timeText(started)), class: "num" },
              { head: say("organiser-late-by"), cell: (row) => ((late(row) ?? 0) > 0 ? `+${late(row)} min` : ""), class: "num" },
              { head: say("organiser-expected-end"), cell: ({ expected_end, is_over }) => (is_over ? say("organiser-round-over") : expected_end === null ? "" : timeText(expected_end)) },
            ]}
          />
        </div>
      )}
      <Files organiser={organiser} tables={[{ path: `/tournaments/${tournament.id}/tables/timetable` }]} />
    </Paper>
  );
}
