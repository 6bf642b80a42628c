// The papers besides the tables of the tabs: result slips, cards, start numbers, diplomas, and the lists that
// have no tab. One sheet of A4 or Letter after the other, as they come out of the printer.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../messages";
import { LinkCards } from "./links";
import { type Organiser, roundPath, useAnswer, useView } from "./organiser";
import { medalGroups } from "./medals";
import { Cards, Key, Nothing } from "./parts";
import { currentRound, INCIDENTS, LOG } from "./event";
import { type Row, rowsOf } from "./rounds";
import { useNames } from "./standings";
import { Legend, looksOf, Rows, tablePath, useTable } from "./table";
import { dateText, tournamentName } from "./texts";
import { chosen } from "./tournaments";
import type { BoardCard, EntryListView, MedalsView, OverviewView, Plan, RoundView, TableSheet, TournamentRow } from "../wire";

export type PaperKind = "slips" | "boards" | "numbers" | "crew" | "diplomas" | "links" | "incidents" | "log" | "wall_chart" | "start_list";

/** A paper of the event. */
export interface PaperOf {
  paper: PaperKind;
  /** The one person for whom it is. */
  person?: number;
}

/** The paper that is shown before it is printed; Escape goes back. */
export function PaperView({ organiser, overview, of }: { organiser: Organiser; overview: OverviewView; of: PaperOf }) {
  const view = useRef<HTMLElement>(null);
  const close = () => (organiser.paper.value = undefined);
  useEffect(() => {
    view.current?.querySelector("button")?.focus();
    const listen = (event: KeyboardEvent) => event.key === "Escape" && close();
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <main ref={view} class="paper-view">
      <div class="bar">
        <Key class="yes" onPress={() => print()}>
          {say("organiser-print")}
        </Key>
        <Key onPress={close}>
          {say("paper-back")} <kbd>Esc</kbd>
        </Key>
        <h2>{say("paper-is", { paper: of.paper })}</h2>
      </div>
      <OfKind organiser={organiser} overview={overview} of={of} />
    </main>
  );
}

function OfKind({ organiser, overview, of: { paper, person } }: { organiser: Organiser; overview: OverviewView; of: PaperOf }) {
  const plan = overview.plan as Plan;
  const tournament = chosen(organiser, overview);
  switch (paper) {
    case "crew":
      return <ListPaper organiser={organiser} plan={plan} path="/tables/crew" />;
    case "incidents":
      return <Records organiser={organiser} plan={plan} path={INCIDENTS} />;
    case "log":
      return <Records organiser={organiser} plan={plan} path={LOG} />;
    case "boards":
      return <BoardCards organiser={organiser} plan={plan} />;
    case "diplomas":
      return <Diplomas organiser={organiser} overview={overview} plan={plan} />;
    case "links":
      return <LinkCards organiser={organiser} plan={plan} person={person} />;
  }
  if (!tournament) return <Nothing />;
  switch (paper) {
    case "slips":
      return <Slips organiser={organiser} overview={overview} tournament={tournament} />;
    case "numbers":
      return <StartNumbers organiser={organiser} plan={plan} tournament={tournament} />;
    case "wall_chart":
      return <ListPaper organiser={organiser} plan={plan} path={`/tournaments/${tournament.id}/tables/wall-chart`} />;
    default:
      return <ListPaper organiser={organiser} plan={plan} path={`/tournaments/${tournament.id}/tables/start-list`} />;
  }
}

/** The most columns of a table that fit on upright paper: those of a wall chart of five rounds. */
const UPRIGHT_COLUMNS = 15;
/** The most columns of a table on paper that lies across, in letters of the usual size. */
const DENSE_COLUMNS = 18;

/** A table that has no tab of its own. */
function ListPaper({ organiser, plan, path }: { organiser: Organiser; plan: Plan; path: string }) {
  return <TablePaper plan={plan} table={useTable(organiser, path)} />;
}

/** Records in words are loaded once: the server reads the journal for them. */
function Records({ organiser, plan, path }: { organiser: Organiser; plan: Plan; path: string }) {
  return <TablePaper plan={plan} table={useAnswer<TableSheet>(organiser, organiser.at(tablePath(path)))} isWide />;
}

/** A table on paper; `isWide` for texts that need a sheet that lies across. */
function TablePaper({ plan, table, isWide = false }: { plan: Plan; table: TableSheet | undefined; isWide?: boolean }) {
  if (!table) return <p class="waiting">{say("organiser-loading")}</p>;
  if (table.rows.length === 0) return <Nothing />;
  const looks = looksOf(table);
  return (
    <section class={`sheet-of-paper list-paper ${isWide || table.columns.length > UPRIGHT_COLUMNS ? "is-wide" : ""} ${table.columns.length > DENSE_COLUMNS ? "is-dense" : ""}`}>
      <p class="event-line">
        <b>{plan.name}</b> {plan.city}
      </p>
      <h2>
        {table.title} <small>{table.tournament}</small>
      </h2>
      <div class="sheet">
        <Rows table={table} looks={looks} />
      </div>
      <Legend table={table} />
    </section>
  );
}

/** A slip for each game without a result, or for all of a round that is over: both sign it. */
function Slips({ organiser, overview, tournament }: { organiser: Organiser; overview: OverviewView; tournament: TournamentRow }) {
  const number = currentRound(tournament, organiser.route.value.round);
  const round = useView<RoundView>(organiser, tournament.paired > 0 ? roundPath(tournament.id, number) : undefined);
  const { name, isOfTeams, rating } = useNames(organiser, tournament);
  if (!round) return <Nothing />;
  const side = ({ table, game }: Row, colour: "white" | "black") => {
    const person = game?.[colour] ?? (isOfTeams ? undefined : table[colour].competitor);
    const { number } = [table.white, table.black].find(({ competitor }) => competitor === person) ?? table[colour];
    return { name: person == null ? name(table[colour].competitor) : organiser.nameOf(person), number, rating: person == null ? undefined : rating(person) };
  };
  const rows = rowsOf(round);
  const open = rows.filter(({ game }) => !game?.result);
  return (
    <Cards
      of={open.length > 0 ? open : rows}
      each={8}
      look="slips"
      card={(row) => (
        <>
          <header>
            <span>
              {overview.plan?.name} {overview.tournaments.length > 1 && <small>{tournamentName(tournament)}</small>}
            </span>
            <span>
              {say("organiser-round", { round: round.round })} · <b>{say("organiser-board", { board: row.board })}</b>
            </span>
          </header>
          {(["white", "black"] as const).map((colour) => {
            const { name, number, rating } = side(row, colour);
            return (
              <p key={colour} class="player">
                <span>{colour === "white" ? say("organiser-white") : say("organiser-black")}</span> <b>{name}</b>{" "}
                <small>
                  {number} {rating && `· ${rating}`}
                </small>
              </p>
            );
          })}
          <p class="boxes">
            {["1 – 0", "½ – ½", "0 – 1"].map((result) => (
              <span key={result}>
                <i /> {result}
              </span>
            ))}
            <span class="other">
              <i />
            </span>
          </p>
          <p class="signs">
            {[say("organiser-white"), say("organiser-black"), say("paper-referee")].map((who) => (
              <span key={who}>{who}</span>
            ))}
          </p>
          {row.game?.place && <footer>{say("organiser-at", { court: row.game.place.court, board: row.game.place.board, wave: row.game.place.wave })}</footer>}
        </>
      )}
    />
  );
}

/** A card for each board with the address at which the public follows it. */
function BoardCards({ organiser, plan }: { organiser: Organiser; plan: Plan }) {
  const boards = useView<BoardCard[]>(organiser, "/board-cards");
  if (!boards) return <p class="waiting">{say("organiser-loading")}</p>;
  return (
    <Cards
      of={boards}
      each={2}
      look="board-cards"
      card={({ court, board, address, qr }) => (
        <>
          <p class="event-line">{plan.name}</p>
          <p class="court">
            {say("organiser-court")} {court}
          </p>
          <p class="big">
            <small>{say("organiser-board-head")}</small> {board}
          </p>
          <div class="code">
            <span class="qr" aria-hidden="true" dangerouslySetInnerHTML={{ __html: qr }} />
            <p>
              {say("paper-follow")} <span class="address">{address}</span>
            </p>
          </div>
        </>
      )}
    />
  );
}

/** A number for each player's shirt. */
function StartNumbers({ organiser, plan, tournament }: { organiser: Organiser; plan: Plan; tournament: TournamentRow }) {
  const list = useView<EntryListView>(organiser, "/entries");
  const players = list?.players.filter(({ number, withdrawn }) => number?.[0] === tournament.id && withdrawn === null) ?? [];
  return (
    <Cards
      of={players.toSorted((one, other) => (one.number?.[1] ?? 0) - (other.number?.[1] ?? 0))}
      each={2}
      look="start-numbers"
      card={({ number, player: { person, data } }) => (
        <>
          <p class="event-line">{plan.name}</p>
          <p class={`digits digits-${`${number?.[1]}`.length}`}>{number?.[1]}</p>
          <p class="name">{organiser.nameOf(person)}</p>
          <p class="category">{data.categories?.[0]}</p>
        </>
      )}
    />
  );
}

/** A diploma for each medal. */
function Diplomas({ organiser, overview, plan }: { organiser: Organiser; overview: OverviewView; plan: Plan }) {
  const medals = useView<MedalsView>(organiser, "/medals");
  const groups = medals ? medalGroups(organiser, overview, medals) : [];
  const days = [plan.days[0], plan.days.length > 1 ? plan.days.at(-1) : undefined].flatMap((day) => (day ? [dateText(day.date)] : []));
  return (
    <Cards
      of={groups.flatMap(({ title, rows }) => rows.map((row) => ({ title, ...row })))}
      each={1}
      look="diplomas"
      card={({ title, place, name }) => (
        <>
          <p class="event">{plan.name}</p>
          <h3>{say("paper-diploma")}</h3>
          <p class="name">{name}</p>
          <p class="place">{say("paper-place", { place })}</p>
          <p class="category">{title}</p>
          <p class="where">{[plan.city, days.join(" – ")].filter(Boolean).join(", ")}</p>
          <p class="signs">
            {(["chief_arbiter", "organiser"] as const).map((duty) => {
              const person = plan.crew.find((member) => member.duty === duty)?.person;
              return (
                <span key={duty}>
                  {person !== undefined && <b>{organiser.nameOf(person)}</b>} {say("organiser-duty", { duty })}
                </span>
              );
            })}
          </p>
        </>
      )}
    />
  );
}
