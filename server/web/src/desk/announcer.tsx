// The announcer's tab: the games to call, the results that came in, and the medal ceremony, in large type.
import { useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { spoken } from "../names";
import { currentRound } from "./event";
import { isPlayed, medalGroups, SharedPlaces } from "./medals";
import { type Organiser, roundPath, useAnswer, useView } from "./organiser";
import { type Column, Key, Paper, Sheet } from "./parts";
import { type Row, rowsOf } from "./rounds";
import { useNames } from "./standings";
import { byeText, matchName, points, scoreText, stageText, tournamentName } from "./texts";
import type { MedalsView, OverviewView, RoundView, TableSheet, TournamentRow } from "../wire";

const PARTS = ["next", "results", "ceremony"] as const;
type Part = (typeof PARTS)[number];

export function Announcer({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const [part, show] = useState<Part>("next");
  // the register changes without a record of the event, so each look at the tab asks again
  const hidden = new Set(useAnswer<number[]>(organiser, organiser.at("/names/hidden"), organiser.seq.value));
  const paired = overview.tournaments.filter(({ paired }) => paired > 0);
  const Games = part === "next" ? Next : Results;
  return (
    <Paper organiser={organiser} look="announcer">
      <div class="bar">
        <h2>{say("organiser-call", { part })}</h2>
        {PARTS.map((each) => (
          <Key key={each} pressed={each === part} onPress={() => show(each)}>
            {say("organiser-call", { part: each })}
          </Key>
        ))}
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
        {hidden.size > 0 && (
          <p class="legend">
            <Hidden isLegend /> {say("organiser-hidden-means")}
          </p>
        )}
      </div>
      <div class="tables">
        {part === "ceremony" ? (
          <Ceremony organiser={organiser} overview={overview} hidden={hidden} />
        ) : paired.length === 0 ? (
          <p class="waiting">{say("organiser-call-none", { stage: stageText({ to_pair: 1 }) })}</p>
        ) : (
          paired.map((tournament) => (
            <section key={tournament.id}>
              <Games organiser={organiser} overview={overview} tournament={tournament} hidden={hidden} />
            </section>
          ))
        )}
      </div>
    </Paper>
  );
}

/** The sign of a name that public pages do not show: an eye that is crossed out. */
function Hidden({ isLegend = false }: { isLegend?: boolean }) {
  const label = say("organiser-hidden");
  return (
    <svg class="hidden-name" viewBox="0 0 24 24" {...(isLegend ? { "aria-hidden": true } : { role: "img", "aria-label": label })}>
      {!isLegend && <title>{label}</title>}
      <path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM4 21 20 3" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}

interface Of {
  organiser: Organiser;
  overview: OverviewView;
  /** The persons whose names public pages do not show. */
  hidden: ReadonlySet<number>;
}
interface OfTournament extends Of {
  tournament: TournamentRow;
}

/** The number of a round, and its tournament where there are several. */
function Head({ overview, tournament, round }: { overview: OverviewView; tournament: TournamentRow; round: number }) {
  return (
    <h3>
      {overview.tournaments.length > 1 && `${tournamentName(tournament)} · `}
      {say("organiser-round", { round })}
    </h3>
  );
}

/** The match of a knockout, which the announcer calls by its name: the final, the third place. */
const matchColumn = (rows: Row[]): Column<Row>[] => (rows.some(({ table }) => table.bracket) ? [{ head: say("organiser-match"), cell: ({ table, game }) => [table.bracket && matchName(table.bracket), game?.part === 0 && say("ruleset", { ruleset: "sprint" })].filter(Boolean).join(" · ") }] : []);

/** The sides of a row as an announcer introduces them, and the names of competitors. */
function useSides({ organiser, tournament, hidden }: OfTournament, withPoints: boolean) {
  const { isOfTeams, name, title, rating, teamOf } = useNames(organiser, tournament);
  const language = document.documentElement.lang;
  const isHidden = (competitor: number) => !isOfTeams && hidden.has(competitor);
  const list = useView<TableSheet>(organiser, isOfTeams ? undefined : `/tournaments/${tournament.id}/tables/start-list.json?language=${language}`);
  const place = list?.columns.indexOf(say("organiser-club")) ?? -1;
  const clubs = new Map(list?.rows.map((row) => [row[0], row[place]]));
  const side = ({ table, game }: Row, colour: "white" | "black") => {
    const person = game?.[colour];
    const of = isOfTeams ? table[colour] : ([table.white, table.black].find(({ competitor }) => competitor === person) ?? table[colour]);
    const team = isOfTeams ? teamOf(person ?? null) : undefined;
    const about = isOfTeams
      ? [team == null ? "" : name(team)]
      : [title(of.competitor), rating(of.competitor), clubs.get(of.number), of.points === null || !withPoints ? "" : `${say("organiser-points")}: ${points(of.points)}`];
    return (
      <>
        <b>{person == null ? name(of.competitor) : spoken(organiser.nameOf(person))}</b> {(person == null ? isHidden(of.competitor) : hidden.has(person)) && <Hidden />} <small>{about.filter(Boolean).join(" · ")}</small>
      </>
    );
  };
  return { side, name, isHidden };
}

/** The games of a round that are still to be played, court by court. */
function Next(of: OfTournament) {
  const { organiser, overview, tournament } = of;
  const { stage } = tournament;
  const isOut = typeof stage === "object" && ("playing" in stage || "line_ups" in stage);
  const number = currentRound(tournament);
  const round = useView<RoundView>(organiser, isOut ? roundPath(tournament.id, number) : undefined);
  const { side, name, isHidden } = useSides(of, true);
  if (!isOut) {
    return (
      <>
        {overview.tournaments.length > 1 && <h3>{tournamentName(tournament)}</h3>}
        <p class="waiting">{say("organiser-call-none", { stage: stageText(stage) })}</p>
      </>
    );
  }
  if (!round) return <p class="waiting">{say("organiser-loading")}</p>;
  const at = ({ game }: Row) => (game?.place ? game.place.wave * 1_000 + game.place.court : 0);
  const boardOf = ({ game }: Row) => game?.place?.board ?? 0;
  const rows = rowsOf(round)
    .filter(({ game }) => !game?.result)
    .toSorted((one, other) => at(one) - at(other) || boardOf(one) - boardOf(other));
  const groups = [...new Set(rows.map(at))].map((place) => rows.filter((row) => at(row) === place));
  const columns: Column<Row>[] = [
    { head: say("organiser-bd"), full: say("organiser-board-head"), cell: ({ game, board }) => game?.place?.board ?? board, class: "num" },
    ...matchColumn(rows),
    { head: say("organiser-white"), cell: (row) => side(row, "white"), class: "side" },
    { head: say("organiser-black"), cell: (row) => side(row, "black"), class: "side" },
  ];
  return (
    <>
      <Head overview={overview} tournament={tournament} round={number} />
      {groups.map((rows) => {
        const place = rows[0]?.game?.place;
        const where = place ? say("organiser-call-court", { court: place.court, wave: place.wave }) : say("organiser-pairings", { round: number });
        return (
          <div key={where}>
            {place && <h4>{where}</h4>}
            <Sheet caption={where} columns={columns} rows={rows} keyOf={({ board }) => board} />
          </div>
        );
      })}
      {round.byes.length > 0 && (
        <ul class="byes">
          {round.byes.map(({ side: { competitor }, bye }) => (
            <li key={competitor}>
              <b>{spoken(name(competitor))}</b> {isHidden(competitor) && <Hidden />} – {byeText(bye)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The results of the round that is played, else of the one before it: those that came in last are first. */
function Results(of: OfTournament) {
  const { organiser, overview, tournament } = of;
  const current = currentRound(tournament);
  const now = useView<RoundView>(organiser, roundPath(tournament.id, current));
  const before = useView<RoundView>(organiser, current > 1 ? roundPath(tournament.id, current - 1) : undefined);
  const { side } = useSides(of, false);
  /** The order in which this page saw the results of games. */
  const seen = useRef(new Map<number, number>()).current;
  const isIn = ({ game }: Row) => game?.result != null;
  const round = now && rowsOf(now).some(isIn) ? now : before;
  if (!now || (current > 1 && !before)) return <p class="waiting">{say("organiser-loading")}</p>;
  const rows = round ? rowsOf(round).filter(isIn) : [];
  const turn = Math.max(-1, ...seen.values()) + 1;
  for (const { game } of rows) if (game && !seen.has(game.game)) seen.set(game.game, turn);
  const turnOf = ({ game }: Row) => (game && seen.get(game.game)) ?? 0;
  return (
    <>
      <Head overview={overview} tournament={tournament} round={round?.round ?? current} />
      {!tournament.is_public && <p role="alert">{say("organiser-call-held")}</p>}
      <Sheet
        caption={say("organiser-call", { part: "results" })}
        rows={rows.toSorted((one, other) => turnOf(other) - turnOf(one))}
        keyOf={({ board }) => board}
        none={say("organiser-call-no-results")}
        columns={[
          { head: say("organiser-bd"), full: say("organiser-board-head"), cell: ({ board }) => board, class: "num" },
          ...matchColumn(rows),
          { head: say("organiser-white"), cell: (row) => side(row, "white"), class: "side" },
          { head: say("organiser-result"), cell: ({ game }) => <b>{scoreText(game?.result?.score ?? null)}</b>, class: "centre result" },
          { head: say("organiser-black"), cell: (row) => side(row, "black"), class: "side" },
        ]}
      />
    </>
  );
}

/** The medals in the order in which they are handed over: bronze first, the general classification last. */
function Ceremony({ organiser, overview, hidden }: Of) {
  const medals = useView<MedalsView>(organiser, "/medals");
  if (!medals) return <p class="waiting">{say("organiser-loading")}</p>;
  const groups = medalGroups(organiser, overview, medals);
  return (
    <div class="medals ceremony">
      {groups.length === 0 && <p class="waiting">{say("organiser-no-medals")}</p>}
      {isPlayed(overview) && <SharedPlaces organiser={organiser} medals={medals} />}
      {groups.toSorted((one, other) => Number(one.isGeneral) - Number(other.isGeneral)).map(({ title, rows, isOver, isPublic }) => (
        <section key={title}>
          <h3>{title}</h3>
          {(!isOver || !isPublic) && <p role="alert">{isOver ? say("organiser-call-held") : say("organiser-call-not-over")}</p>}
          <ol>
            {rows.toReversed().map(({ place, competitor, name }) => (
              <li key={competitor} class={`medal-${place}`}>
                {say("organiser-medal", { place })} <b>{spoken(name)}</b> {!medals.is_of_teams && hidden.has(competitor) && <Hidden />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
