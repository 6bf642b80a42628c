// The rating list over all events, and the games of one player with their effects on his rating.
import { useEffect, useRef, useState } from "preact/hooks";
import { messageOf, render, say } from "../messages";
import { Files } from "./files";
import { type Organiser, useAnswer } from "./organiser";
import { type Column, Key, Paper, Sheet } from "./parts";
import { dateText, decimal, eventName, halves, signed } from "./texts";
import type { AuditedGame, GameNote, RatingHistoryView, RatingListRow, RatingListView, RunningStreak, TitleWon } from "../wire";

/** The games for which a title is held (CR-3.3-2). */
const STREAK = 50;

type Names = Record<string, string>;
const nameIn = (names: Names) => (person: number) => say("pages-player", { name: names[person], player: person });
const exact = (hundredths: number | null) => (hundredths === null ? "" : decimal(hundredths));

/** A running streak on one line: `SR 23/50`. */
const streakText = ({ title, games }: RunningStreak) => `${title}\u00a0${games}/${STREAK}`;

/** A title, with its full name for readers who do not know the letters. */
const Title = ({ of: { title, won } }: { of: TitleWon }) => (
  <>
    <abbr title={say("organiser-rating-title", { title })}>{title}</abbr>
    {won && ` ${won[0]}`}
  </>
);

export function RatingList({ organiser }: { organiser: Organiser }) {
  const [person, open] = useState<number>();
  return person === undefined ? <List organiser={organiser} open={open} /> : <History organiser={organiser} person={person} onClose={() => open(undefined)} />;
}

function List({ organiser, open }: { organiser: Organiser; open: (person: number) => void }) {
  const list = useAnswer<RatingListView>(organiser, "/api/v1/ratings");
  if (!list) return <p class="waiting">{say("organiser-loading")}</p>;
  const name = nameIn(list.names);
  const counted = list.events.filter(({ last }) => last !== null);
  const last = counted.map(({ last }) => last as string).sort().at(-1);
  const undated = list.events.filter(({ last }) => last === null);
  const columns: Column<RatingListRow>[] = [
    { head: say("organiser-rk"), full: say("organiser-rank"), cell: ({ place }) => place ?? "", by: ({ place }) => place, class: "num" },
    {
      head: say("organiser-name"),
      cell: ({ person }) => (
        <button type="button" class="link" onClick={() => open(person)}>
          {name(person)}
        </button>
      ),
      by: ({ person }) => name(person),
    },
    { head: say("organiser-rtg"), full: say("organiser-rating"), cell: ({ rating, pooled }) => rating ?? say("rate-pooled", { games: pooled }), by: ({ rating }) => rating && -rating, class: "num" },
    { head: say("organiser-rating-change"), cell: ({ change }) => signed(change), by: ({ change }) => change, class: "num" },
    { head: say("organiser-games"), cell: ({ games }) => games, by: ({ games }) => -games, class: "num" },
    { head: say("organiser-rating-factor"), cell: ({ factor }) => factor ?? "", by: ({ factor }) => factor, class: "num" },
    {
      head: say("organiser-rating-titles"),
      cell: ({ titles }) =>
        titles.map((title, at) => (
          <span key={at}>
            {at > 0 && " · "}
            <Title of={title} />
          </span>
        )),
      by: ({ titles }) => -titles.length,
    },
    { head: say("organiser-rating-streak"), cell: ({ streaks }) => streaks.map(streakText).join(" · "), by: ({ streaks }) => -(streaks.at(-1)?.games ?? 0) },
  ];
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-rating-list")} <small>{last && say("organiser-rating-list-of", { events: counted.length, day: dateText(last) })}</small>
        </h2>
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {undated.length > 0 && <p class="quiet">{say("organiser-rating-undated", { name: undated.map(({ event, name }) => eventName(event, name)).join(", ") })}</p>}
      <div class="tables">
        <Sheet caption={say("organiser-rating-list")} rows={list.rows} keyOf={({ person }) => person} none={say("organiser-rating-none")} columns={columns} />
      </div>
      <Files organiser={organiser} tables={[{ path: "/tables/rating-list" }]} at={(path) => `/api/v1/ratings${path}`} />
    </Paper>
  );
}

/** The effect of a game that changed no rating. */
function noteText(note: GameNote | null): string {
  if (note === null) return "";
  if (note === "first_rating") return say("rate-first-rating");
  if ("pooled" in note) return say("rate-pooled", { games: note.pooled });
  return render(messageOf("unrated", note.not_rated));
}

function History({ organiser, person, onClose }: { organiser: Organiser; person: number; onClose: () => void }) {
  const history = useAnswer<RatingHistoryView>(organiser, `/api/v1/ratings/${person}`);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.querySelector("button")?.focus(), [history]);
  if (!history) return <p class="waiting">{say("organiser-loading")}</p>;
  const { row, games, listed, since, start } = history;
  const name = nameIn(history.names);
  const nameOf = (event: number) => eventName(event, listed.find((each) => each.event === event)?.name);
  // the start rating comes before the first game
  const rows: (AuditedGame | undefined)[] = [undefined, ...games];
  const columns: Column<AuditedGame | undefined>[] = [
    { head: say("organiser-rating-day"), cell: (game) => dateText(game?.day ?? since), class: "num" },
    { head: say("organiser-event-head"), cell: (game) => game && nameOf(game.event) },
    { head: say("organiser-colour"), cell: (game) => game && say("organiser-colour-sign", { colour: game.colour }), class: "short" },
    { head: say("organiser-opponent"), cell: (game) => game && name(game.opponent) },
    { head: say("organiser-rating-opponent"), cell: (game) => game && (game.opponent_rating ?? say("organiser-unrated")), class: "num" },
    { head: say("organiser-pts"), full: say("organiser-points"), cell: (game) => game && halves(game.half_points), class: "num" },
    { head: say("organiser-rating-before"), cell: (game) => exact(game?.before ?? null), class: "num" },
    { head: say("organiser-rating-expected"), cell: (game) => exact(game?.expected ?? null), class: "num" },
    { head: say("organiser-rating-factor"), cell: (game) => game?.factor ?? "", class: "num" },
    { head: say("organiser-rating-change"), cell: (game) => signed(game?.change ?? null), class: "num" },
    { head: say("organiser-rating-after"), cell: (game) => exact(game ? game.after : start === null ? null : start * 100), class: "num" },
    { head: say("organiser-notes"), cell: (game) => (game ? noteText(game.note) : say("organiser-rating-start")) },
  ];
  return (
    <div onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <Paper organiser={organiser}>
        <div class="bar" ref={top}>
          <h2>
            {say("organiser-rating-history-of", { name: name(person) })} <small>{[row.rating ?? say("organiser-unrated"), ...row.streaks.map(streakText)].join(" · ")}</small>
          </h2>
          <Key onPress={onClose}>{say("organiser-rating-back")}</Key>
          <Key onPress={() => print()}>{say("organiser-print")}</Key>
        </div>
        {row.titles.length > 0 && (
          <ul class="byes">
            {row.titles.map((title, at) => (
              <li key={at}>
                <Title of={title} /> {[say("organiser-rating-title", { title: title.title }), title.day && dateText(title.day), title.won && nameOf(title.won[1])].filter(Boolean).join(" · ")}
              </li>
            ))}
          </ul>
        )}
        <div class="tables">
          <Sheet caption={say("organiser-rating-history-of", { name: name(person) })} rows={rows} keyOf={(game) => game?.game ?? "start"} columns={columns} />
        </div>
        <Files organiser={organiser} tables={[{ path: "/tables/rating-history" }]} at={(path) => `/api/v1/ratings/${person}${path}`} />
      </Paper>
    </div>
  );
}
