// Rounds: pairing, the table of the pairings with its reasons, changes by hand, publication, results.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { random53 } from "../random";
import { Calendar } from "./calendar";
import { currentRound } from "./event";
import { Files } from "./files";
import { HeldResults } from "./held";
import { MatchPanel, PlacePanel } from "./match";
import { type Organiser, roundPath, useView } from "./organiser";
import { NewTournament, TournamentSettings } from "./settings";
import { Finals, useNames } from "./standings";
import { chosen, nextTournament, Tournaments } from "./tournaments";
import { type Column, Form, Key, Panel, Paper, Select, Sheet, sorted, Text } from "./parts";
import { Correct } from "./correct";
import { Table, useTable } from "./table";
import { byeText, isKnockout, isPreSet, matchName, points, scoreText, sideHeads, stageText, timeText, whenText, why } from "./texts";
import type { Bye, GameRow, HandChange, OverviewView, Reason, RoundView, Score, SideRow, TableView, TournamentRow } from "../wire";

/** A row of the pairings: a game of a table, or a table without one. */
export interface Row {
  table: TableView;
  game: GameRow | undefined;
  /** The board as the organiser types it. */
  board: string;
}
export const rowsOf = ({ tables }: RoundView): Row[] =>
  tables.flatMap((table): Row[] => (table.games.length > 0 ? table.games.map((game, place) => ({ table, game, board: table.games.length > 1 ? `${table.table}.${place + 1}` : `${table.table}` })) : [{ table, game: undefined, board: `${table.table}` }]));

/** The part of the tab below its bar. */
type Below = "round" | "calendar" | "settings" | "new";

export function Rounds({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const tournament = chosen(organiser, overview);
  const [below, show] = useState<Below>("round");
  const key = (of: Below, text: string) => (
    <Key pressed={below === of} onPress={() => show(below === of ? "round" : of)}>
      {text}
    </Key>
  );
  const form = below === "new" && (
    <NewTournament
      organiser={organiser}
      overview={overview}
      onMade={() => {
        show("round");
        organiser.go({ tournament: nextTournament(overview), round: undefined });
      }}
    />
  );
  if (!tournament) {
    return (
      <>
        <HeldResults organiser={organiser} overview={overview} />
        {!form && <p class="waiting">{overview.are_entries_closed ? say("organiser-no-tournament") : say("organiser-no-rounds")}</p>}
        {overview.are_entries_closed && <div class="bar">{key("new", say("organiser-new-tournament"))}</div>}
        {form}
      </>
    );
  }
  const shown = currentRound(tournament, organiser.route.value.round);
  const hasCalendar = isPreSet(tournament.system) && tournament.paired > 0;
  return (
    <>
      <HeldResults organiser={organiser} overview={overview} />
      <RoundBar organiser={organiser} overview={overview} tournament={tournament} shown={shown}>
        {hasCalendar && key("calendar", say("organiser-calendar"))}
        {key("settings", say("organiser-settings"))}
        {key("new", say("organiser-new-tournament"))}
      </RoundBar>
      {form ||
        (below === "settings" ? (
          <TournamentSettings
            key={tournament.id}
            organiser={organiser}
            overview={overview}
            tournament={tournament}
            onDropped={() => {
              show("round");
              organiser.go({ tournament: tournament.from[0], round: undefined });
            }}
          />
        ) : below === "calendar" && hasCalendar ? (
          <Calendar
            organiser={organiser}
            tournament={tournament}
            onMatch={(round, match) => {
              show("round");
              organiser.go({ tournament: tournament.id, round, match });
            }}
          />
        ) : (
          tournament.paired > 0 && <OfRound key={`${tournament.id} ${shown} ${organiser.route.value.match}`} organiser={organiser} overview={overview} tournament={tournament} number={shown} />
        ))}
    </>
  );
}

function RoundBar({ organiser, overview, tournament, shown, children }: { organiser: Organiser; overview: OverviewView; tournament: TournamentRow; shown: number; children: ComponentChildren }) {
  const { id, paired, rounds, stage } = tournament;
  const [isUndrawn, setIsUndrawn] = useState(false);
  const pair = async () => {
    const no = await organiser.act({ pair: { tournament: id } }, say("organiser-told-paired", { round: paired + 1, rounds: isPreSet(tournament.system) ? (rounds ?? 1) : 1 }));
    const isOfColour = typeof no?.refusal === "object" && "colour_not_drawn" in no.refusal;
    setIsUndrawn(isOfColour);
    if (isOfColour) organiser.no.value = undefined;
    if (!no) organiser.go({ tournament: id, round: paired + 1 });
  };
  const draw = async (colour?: "white" | "black") => {
    const no = await organiser.act(colour ? { state_colour: { tournament: id, colour } } : { draw_colour: { tournament: id, seed: random53() } }, "");
    if (!no) await pair();
  };
  return (
    <div class="bar">
      <Tournaments organiser={organiser} overview={overview} />
      <nav class="steps" aria-label={say("organiser-rounds-head")}>
        {Array.from({ length: paired }, (_, place) => place + 1).map((round) => (
          <Key key={round} pressed={round === shown} onPress={() => organiser.go({ tournament: id, round })} adds={say("organiser-round", { round })}>
            <span aria-hidden="true">{round}</span>
          </Key>
        ))}
      </nav>
      {rounds !== null && <span class="quiet">{say("organiser-of-rounds", { rounds })}</span>}
      <span class="stage">{stageText(stage)}</span>
      {typeof stage === "object" && "to_pair" in stage && (
        <Key class="yes" onPress={() => void pair()}>
          {say("organiser-pair", { round: stage.to_pair })}
        </Key>
      )}
      <Finals organiser={organiser} overview={overview} tournament={tournament} />
      {isUndrawn && (
        <div class="question-now" role="group" aria-label={say("organiser-colour-of-first")}>
          <span>{say("organiser-colour-of-first")}</span>
          <Key class="act" onPress={() => void draw()}>
            {say("organiser-draw")}
          </Key>
          <Key onPress={() => void draw("white")}>{say("organiser-white")}</Key>
          <Key onPress={() => void draw("black")}>{say("organiser-black")}</Key>
        </div>
      )}
      {children}
    </div>
  );
}

type Open = { is: "match"; match_no: number } | { is: "why"; competitor: number } | { is: "correct"; game: number; score?: Score } | { is: "place"; game: number };

function OfRound({ organiser, overview, tournament, number }: { organiser: Organiser; overview: OverviewView; tournament: TournamentRow; number: number }) {
  const path = roundPath(tournament.id, number);
  const round = useView<RoundView>(organiser, path);
  const { match } = organiser.route.value;
  const [open, setOpen] = useState<Open | undefined>(match ? { is: "match", match_no: match } : undefined);
  const [picked, pick] = useState<number[]>([]);
  const [view, setView] = useState<"board" | "name" | "match">("board");
  const { isOfTeams, name, rating, teamOf } = useNames(organiser, tournament);
  if (!round) return <p class="waiting">{say("organiser-loading")}</p>;
  const rows = rowsOf(round);
  const isLast = number === tournament.paired;
  const act = { tournament: tournament.id, round: number };
  const game = open?.is === "correct" || open?.is === "place" ? rows.find((row) => row.game?.game === open.game) : undefined;
  const isPublished = round.version > 0;
  const isOpen = !isPublished || round.open > 0;
  const hasCourts = (overview.plan?.courts.length ?? 0) > 0;
  const isUnlaid = !round.is_draft && rows.some(({ game }) => game && !game.result && !game.place && game.white !== null && game.black !== null);
  const found = open?.is === "match" ? round.tables.find(({ match_no }) => match_no === open.match_no) : undefined;
  const isBracket = isKnockout(tournament.system);
  const tables = { board: `${path}/tables/pairings`, name: `${path}/tables/pairings-by-name`, match: `${path}/tables/matches` };
  const by = (of: "name" | "match", text: string) => (
    <Key pressed={view === of} onPress={() => setView(view === of ? "board" : of)}>
      {text}
    </Key>
  );
  const isBare = isOfTeams && isPublished && round.tables.some(({ games }) => games.length === 0);
  return (
    <div class={`beside ${open ? "is-open" : ""}`}>
      <Paper organiser={organiser} look="beside-main">
        <div class="bar round-bar">
          <h2>
            {say("organiser-round", { round: number })} <small>{say("organiser-round-is", { version: round.version, draft: round.is_draft, changing: round.is_changing, at: round.published === null ? "" : timeText(round.published) })}</small>
          </h2>
          {!round.is_changing && round.is_draft && (
            <Key class="yes" onPress={() => void organiser.act({ publish: act }, isPublished && hasCourts ? say("organiser-told-republished", { round: number, version: round.version + 1 }) : say("organiser-told-published", { round: number, version: round.version + 1 }))}>
              {say("organiser-publish", { version: round.version + 1 })}
            </Key>
          )}
          {!round.is_changing && isLast && isOpen && !isBracket && !overview.is_finished && <Key onPress={() => void organiser.act({ open_changes: act }, say("organiser-told-changing"))}>{say("organiser-change-by-hand")}</Key>}
          {!round.is_changing && isLast && !isPublished && <Key onPress={() => void organiser.act({ drop_round: act }, say("organiser-told-dropped", { round: number }))}>{say("organiser-drop")}</Key>}
          {isPublished && hasCourts && <Key class={isUnlaid ? "yes" : ""} onPress={() => void organiser.act({ lay: { rounds: [[tournament.id, number]] } }, say("organiser-told-laid"))}>{say("organiser-lay")}</Key>}
          {isPublished && rows.some(({ game }) => game?.place && !game.result) && <Key onPress={() => void organiser.putOnCourts()}>{say("organiser-put-on-courts")}</Key>}
          {isBare && (
            <Key class="yes" onPress={() => void organiser.act({ open_line_ups: { ...act, matches: [] } }, say("organiser-told-line-ups"))}>
              {say("organiser-open-line-ups")}
            </Key>
          )}
          {isOfTeams && by("match", say("table-by-match"))}
          {by("name", say("organiser-by-name"))}
          <Key onPress={() => print()}>{say("organiser-print")}</Key>
        </div>
        {round.is_changing && <Changes organiser={organiser} round={round} act={act} picked={picked} pick={pick} name={name} />}
        {isPublished && round.open > 0 && !round.is_changing && <ResultEntry key={path} organiser={organiser} rows={rows} open={round.open} onCorrect={(game, score) => setOpen({ is: "correct", game, score })} />}
        <ReportedResults organiser={organiser} rows={rows} />
        <div class="tables">
          {view === "name" ? (
            <ByName rows={rows} round={round} name={name} />
          ) : view === "match" ? (
            <Matches organiser={organiser} path={tables.match} />
          ) : (
            <Pairings organiser={organiser} rows={rows} round={round} name={name} picked={picked} pick={pick} onOpen={setOpen} isOfTeams={isOfTeams} isLeague={tournament.system === "league"} hasMatches={isBracket || isOfTeams || overview.plan?.rulebook === "intramural"} rating={rating} teamOf={teamOf} />
          )}
          {view !== "match" && <Rest round={round} name={name} organiser={organiser} picked={picked} pick={pick} onOpen={setOpen} />}
        </div>
        <Files organiser={organiser} tables={[{ path: tables[view] }]} others={isPublished ? [{ name: "PGN", path: `${path}/pgn` }] : []} papers={["slips", "boards"]} />
      </Paper>
      {open?.is === "match" && found && <MatchPanel key={open.match_no} organiser={organiser} overview={overview} tournament={tournament} round={number} table={found} name={name} onClose={() => setOpen(undefined)} />}
      {open?.is === "place" && game?.game && <PlacePanel key={open.game} organiser={organiser} game={game.game} onClose={() => setOpen(undefined)} />}
      {open?.is === "why" && <Reasons key={open.competitor} organiser={organiser} path={`${path}/why/${open.competitor}`} name={name(open.competitor)} onClose={() => setOpen(undefined)} />}
      {open?.is === "correct" && game?.game && (
        <Correct key={open.game} organiser={organiser} overview={overview} tournament={tournament} row={game} number={number} name={name} wanted={open.score} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

/** The matches of teams with their scores, each above its boards. */
function Matches({ organiser, path }: { organiser: Organiser; path: string }) {
  const table = useTable(organiser, path);
  if (!table) return <p class="waiting">{say("organiser-loading")}</p>;
  // a board has a number of two parts
  return <Table table={table} isFixed look={([board]) => (typeof board === "number" ? "is-changed" : "")} none={say("organiser-no-games")} />;
}

/** A player or a team: a press asks why, or picks for a change by hand. */
function Side({ side, name, isChanging, picked, pick, onOpen }: { side: SideRow | { competitor: number }; name: string; isChanging: boolean; picked: number[]; pick: (picked: number[]) => void; onOpen: (open: Open) => void }) {
  const { competitor } = side;
  const isPicked = picked.includes(competitor);
  if (!isChanging) {
    return (
      <button type="button" class="link" title={say("organiser-why")} onClick={() => onOpen({ is: "why", competitor })}>
        {name}
      </button>
    );
  }
  return (
    <button type="button" class={`link pick ${isPicked ? "is-picked" : ""}`} aria-pressed={isPicked} onClick={() => pick(isPicked ? picked.filter((each) => each !== competitor) : [...picked.slice(-1), competitor])}>
      {name}
    </button>
  );
}

function Pairings({ organiser, rows, round, name, picked, pick, onOpen, isOfTeams, isLeague, hasMatches, rating, teamOf }: {
  organiser: Organiser;
  rows: Row[];
  round: RoundView;
  name: (competitor: number) => string;
  picked: number[];
  pick: (picked: number[]) => void;
  onOpen: (open: Open) => void;
  isOfTeams: boolean;
  isLeague: boolean;
  /** True if a match has acts of its own. */
  hasMatches: boolean;
  rating: (competitor: number) => number | null | undefined;
  teamOf: (person: number | null) => number | null | undefined;
}) {
  const side = (of: SideRow) => <Side side={of} name={name(of.competitor)} isChanging={round.is_changing} picked={picked} pick={pick} onOpen={onOpen} />;
  /** The second game of a match has the other colours, as the next board of a team. */
  const sideOf = ({ game, table }: Row, colour: "white" | "black"): SideRow => {
    const isTurned = game !== undefined && (isOfTeams ? teamOf(game.white) === table.black.competitor : game.white !== table.white.competitor);
    return table[isTurned ? (colour === "white" ? "black" : "white") : colour];
  };
  /** A board of a team has its own players. */
  const player = (row: Row, colour: "white" | "black") =>
    isOfTeams && row.game ? (
      <>
        {organiser.nameOf(row.game[colour])} <small>{name(sideOf(row, colour).competitor)}</small>
      </>
    ) : (
      side(sideOf(row, colour))
    );
  const hasPlaces = rows.some(({ game }) => game?.place);
  const hasPoints = rows.some(({ table }) => table.white.points !== null);
  // the games of a match of teams have colours, the match itself a first team
  const heads = sideHeads(isOfTeams && rows.every(({ game }) => !game), isLeague);
  const columns: Column<Row>[] = [
    { head: say("organiser-bd"), full: say("organiser-board-head"), cell: ({ board }) => board, class: "num" },
    { head: say("organiser-no"), cell: (row) => sideOf(row, "white").number, class: "num quiet" },
    { head: heads[0], cell: (row) => player(row, "white"), class: "side" },
    ...(isOfTeams ? [] : [{ id: "white-rating", head: say("organiser-rtg"), full: say("organiser-rating"), cell: (row: Row) => rating(sideOf(row, "white").competitor) ?? "", class: "num quiet" }]),
    ...(hasPoints ? [{ head: say("organiser-pts"), full: say("organiser-points"), cell: (row: Row) => points(sideOf(row, "white").points), class: "num" }] : []),
    {
      head: say("organiser-result"),
      cell: ({ game, board }) =>
        !game || round.version === 0 ? (
          ""
        ) : (
          <button type="button" class={`link result ${game.result ? "" : "is-open"}`} onClick={() => (game.result ? onOpen({ is: "correct", game: game.game }) : focusBoard(board))}>
            {game.result ? scoreText(game.result.score) : game.started ? say("organiser-is-played") : "–"}
            <span class="unseen"> {say("organiser-board", { board })}</span>
          </button>
        ),
      class: "centre result",
    },
    ...(hasPoints ? [{ id: "black-points", head: say("organiser-pts"), full: say("organiser-points"), cell: (row: Row) => points(sideOf(row, "black").points), class: "num" }] : []),
    { head: heads[1], cell: (row) => player(row, "black"), class: "side" },
    ...(isOfTeams ? [] : [{ id: "black-rating", head: say("organiser-rtg"), full: say("organiser-rating"), cell: (row: Row) => rating(sideOf(row, "black").competitor) ?? "", class: "num quiet" }]),
    { id: "black-number", head: say("organiser-no"), cell: (row) => sideOf(row, "black").number, class: "num quiet" },
    ...(hasMatches && !round.is_changing
      ? [
          {
            head: say("organiser-match"),
            cell: ({ table, board, game }: Row) => (
              <button type="button" class="link" onClick={() => onOpen({ is: "match", match_no: table.match_no })}>
                {table.bracket ? matchName(table.bracket) : say("organiser-match")}
                <span class="unseen"> {board}</span> {game?.part === 0 && say("ruleset", { ruleset: "sprint" })} {table.is_level && <b>{say("organiser-level")}</b>}
              </button>
            ),
            class: "short",
          },
        ]
      : []),
    ...(hasPlaces
      ? [
          {
            head: say("organiser-on"),
            cell: ({ game, board }: Row) =>
              game?.place && (
                <button type="button" class="link" onClick={() => onOpen({ is: "place", game: game.game })}>
                  {say("organiser-at", { court: game.place.court, board: game.place.board, wave: game.place.wave })}
                  <span class="unseen"> {say("organiser-board", { board })}</span>
                </button>
              ),
            class: "short place",
          },
        ]
      : []),
  ];
  return <Sheet caption={say("organiser-pairings", { round: round.round })} columns={columns} rows={rows} keyOf={({ board }) => board} look={({ table }) => (table.is_changed ? "is-changed" : "")} none={say("organiser-no-games")} />;
}

function focusBoard(board: string): void {
  const field = document.querySelector<HTMLInputElement>("input.board-field");
  if (!field) return;
  field.value = board;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector<HTMLInputElement>("input.result-field")?.focus();
}

/** Byes, players without a place, and what differs from the lawful pairing. */
function Rest({ organiser, round, name, picked, pick, onOpen }: { organiser: Organiser; round: RoundView; name: (competitor: number) => string; picked: number[]; pick: (picked: number[]) => void; onOpen: (open: Open) => void }) {
  return (
    <>
      {round.byes.length > 0 && (
        <ul class="byes">
          {round.byes.map(({ side, bye }) => (
            <li key={side.competitor}>
              <Side side={side} name={name(side.competitor)} isChanging={round.is_changing} picked={picked} pick={pick} onOpen={onOpen} /> – {byeText(bye)}
            </li>
          ))}
        </ul>
      )}
      {round.unplaced.length > 0 && (
        <div class="unplaced" role="status">
          <h3>{say("organiser-unplaced")}</h3>
          <ul class="byes">
            {round.unplaced.map((competitor) => (
              <li key={competitor}>
                <Side side={{ competitor }} name={name(competitor)} isChanging={true} picked={picked} pick={pick} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {round.departures.length > 0 && (
        <div class="departures">
          <h3>{say("organiser-departures", { reason: round.departed_because ?? undefined })}</h3>
          <ul>
            {round.departures.map(({ white, black, against }) => (
              <li key={white}>
                <b>{black == null ? name(white) : `${name(white)} – ${name(black)}`}</b>: {why(organiser, against)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The pairings by name: for the wall, and to find a player. */
function ByName({ rows, round, name }: { rows: Row[]; round: RoundView; name: (competitor: number) => string }) {
  const sides = rows.flatMap(({ table, board, game }) => [
    { competitor: table.white.competitor, other: table.black.competitor, board, colour: "white", place: game?.place },
    { competitor: table.black.competitor, other: table.white.competitor, board, colour: "black", place: game?.place },
  ]);
  const all = sorted(sides, ({ competitor }) => name(competitor));
  return (
    <Sheet
      caption={say("organiser-pairings", { round: round.round })}
      rows={all}
      keyOf={({ competitor, board }) => `${competitor} ${board}`}
      columns={[
        { head: say("organiser-name"), cell: ({ competitor }) => name(competitor) },
        { head: say("organiser-bd"), full: say("organiser-board-head"), cell: ({ board }) => board, class: "num" },
        { head: say("organiser-colour"), cell: ({ colour }) => (colour === "white" ? say("organiser-white") : say("organiser-black")), class: "short" },
        { head: say("organiser-opponent"), cell: ({ other }) => name(other) },
        { head: say("organiser-on"), cell: ({ place }) => place && say("organiser-at", { court: place.court, board: place.board, wave: place.wave }), class: "short place" },
      ]}
    />
  );
}

function Reasons({ organiser, path, name, onClose }: { organiser: Organiser; path: string; name: string; onClose: () => void }) {
  const reasons = useView<Reason[]>(organiser, path);
  return (
    <Panel title={say("organiser-why-of", { name })} onClose={onClose}>
      {!reasons ? (
        <p>{say("organiser-loading")}</p>
      ) : (
        <ul class="reasons">
          {reasons.map((reason, place) => (
            <li key={place}>{why(organiser, reason.why)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Results of online games that a player reported and the opponent has not confirmed. */
function ReportedResults({ organiser, rows }: { organiser: Organiser; rows: Row[] }) {
  const reported = rows.flatMap(({ game, board }) => (game?.claimed && game.deadline !== null && !game.result ? [{ board, game, claimed: game.claimed, deadline: game.deadline }] : []));
  if (reported.length === 0) return null;
  return (
    <section class="held" aria-label={say("organiser-reported")}>
      <h3>{say("organiser-reported")}</h3>
      {reported.map(({ board, game: { game, white, black }, claimed: { score, by, link, disputed }, deadline }) => {
        const names = `${organiser.nameOf(white)} – ${organiser.nameOf(black)}`;
        return (
          <div key={game} class="line">
            <span>
              <b>{say("organiser-told-result", { board, score: scoreText(score), names })}</b> {say("organiser-reported-by", { name: organiser.nameOf(by), disputed, deadline: whenText(deadline) })}
              {link && <span class="quiet"> {link}</span>}
            </span>
            <Key class="yes" adds={names} onPress={() => void organiser.act({ enter_result: { game, score } }, say("organiser-told-result", { board, score: scoreText(score), names }))}>
              {say("organiser-accept")}
            </Key>
          </div>
        );
      })}
    </section>
  );
}

/** Results by keyboard: the board, then 1, 0 or =. */
const KEYS: Record<string, Score> = { "1": "1-0", "0": "0-1", "=": "1/2-1/2", "½": "1/2-1/2", "5": "1/2-1/2", "+": "+--", "-": "--+" };

function ResultEntry({ organiser, rows, open, onCorrect }: { organiser: Organiser; rows: Row[]; open: number; onCorrect: (game: number, score: Score) => void }) {
  const isOpen = (row: Row | undefined) => row?.game !== undefined && !row.game.result;
  const firstOpen = (after = -1) => rows.slice(after + 1).find(isOpen) ?? rows.find(isOpen);
  const [board, setBoard] = useState(firstOpen()?.board ?? "");
  /** The last result that was entered, marked while it waits. */
  const [last, setLast] = useState<{ board: string; score: Score; waits: boolean }>();
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const row = rows.find((row) => row.board === board.trim());
  const both = row?.game && `${organiser.nameOf(row.game.white)} – ${organiser.nameOf(row.game.black)}`;
  const isPlayed = row?.game?.started && !row.game.result;
  const enter = (score: Score) => {
    if (!row?.game) return;
    const { game } = row.game;
    if (row.game.result) return onCorrect(game, score);
    const next = rows.slice(rows.indexOf(row) + 1).find(isOpen) ?? rows.find((each) => each !== row && isOpen(each));
    const entered = { board: row.board, score, waits: true };
    setLast(entered);
    void organiser.act({ enter_result: { game, score } }, say("organiser-told-result", { board: row.board, score: scoreText(score), names: both ?? "" })).then((no) => {
      const at = organiser.boards.get(game);
      if (no && at) organiser.no.value = { ...no, text: `${say("organiser-round-board", { round: at.round, board: at.board })} ${no.text}` };
      setLast((now) => (now !== entered ? now : no ? undefined : { ...entered, waits: false }));
    });
    setBoard(next?.board ?? "");
    // once the next board is in the field
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
  };
  return (
    <form class="result-entry" onSubmit={(event) => event.preventDefault()}>
      <label>
        {say("organiser-bd")}
        <input
          ref={field}
          class="board-field"
          value={board}
          inputMode="decimal"
          autocomplete="off"
          maxLength={7}
          aria-invalid={board.trim() !== "" && !row?.game}
          onFocus={() => {
            // a court sent the result of this board meanwhile
            if (row?.game?.result) setBoard(firstOpen(rows.indexOf(row))?.board ?? board);
            requestAnimationFrame(() => document.activeElement === field.current && field.current?.select());
          }}
          onInput={(event) => setBoard(event.currentTarget.value)}
          onKeyDown={(event) => {
            // a space or Enter ends the number of the board; the signs of a result that no number has end it, too
            const isSign = "=½+-".includes(event.key);
            if (event.key !== "Enter" && event.key !== " " && !isSign) return;
            event.preventDefault();
            if (isSign) enter(KEYS[event.key] as Score);
            else if (row?.game) result.current?.focus();
          }}
        />
      </label>
      <label>
        {say("organiser-result")}
        <input
          ref={result}
          class="result-field"
          value=""
          inputMode="decimal"
          autocomplete="off"
          placeholder="1 0 ="
          onKeyDown={(event) => {
            const score = KEYS[event.key];
            if (score) enter(score);
            else if (event.key === "Escape" || event.key === "Backspace") field.current?.select();
            else if (event.key === "Tab") return;
            event.preventDefault();
          }}
          onInput={(event) => {
            // a phone's keyboard names no keys
            const score = KEYS[event.currentTarget.value.slice(-1)];
            event.currentTarget.value = "";
            if (score) enter(score);
          }}
        />
      </label>
      <p class="pair" aria-live="polite">
        {both ?? (board.trim() === "" ? "" : say("organiser-no-board", { board }))}
        {isPlayed && ` · ${say("organiser-is-played")}`}
      </p>
      <p class="quiet">
        {last && (
          <b>
            {last.board}: {scoreText(last.score)}
            {last.waits && " …"} ·{" "}
          </b>
        )}
        {say("organiser-open-results", { open })} · {say("organiser-result-keys")}
      </p>
    </form>
  );
}

/** The phase of changes by hand: two are picked in the table, then changed. */
function Changes({ organiser, round, act, picked, pick, name }: {
  organiser: Organiser;
  round: RoundView;
  act: { tournament: number; round: number };
  picked: number[];
  pick: (picked: number[]) => void;
  name: (competitor: number) => string;
}) {
  const [reason, setReason] = useState("");
  const [bye, setBye] = useState<Bye>("half_point");
  const [one, two] = picked;
  const matchOf = (competitor: number | undefined) => round.tables.find(({ white, black }) => white.competitor === competitor || black.competitor === competitor);
  const found = matchOf(one);
  const isPair = one !== undefined && (two === undefined || matchOf(two) === found);
  const isFree = (competitor: number | undefined) => competitor !== undefined && round.unplaced.includes(competitor);
  const change = (change: HandChange) => {
    void organiser.act({ change_round: { ...act, change } }, say("organiser-told-change"));
    pick([]);
  };
  return (
    <div class="changes" role="group" aria-label={say("organiser-change-by-hand")}>
      <p>
        {say("organiser-picked", { picked: picked.map(name).join(" · ") || undefined })}
      </p>
      <div class="bar">
        <Key disabled={one === undefined || two === undefined || isPair} onPress={() => change({ swap: [one as number, two as number] })}>
          {say("organiser-swap")}
        </Key>
        <Key disabled={!found || !isPair} onPress={() => found && change({ colours: found.match_no })}>
          {say("organiser-swap-colours")}
        </Key>
        <Key disabled={!found || !isPair} onPress={() => found && change({ part: found.match_no })}>
          {say("organiser-part")}
        </Key>
        <Key disabled={!isFree(one) || !isFree(two)} onPress={() => change({ join: [one as number, two as number] })}>
          {say("organiser-join")}
        </Key>
        <Select label={say("organiser-bye-head")} of={["pairing_allocated", "half_point", "full_point", "zero_point"] as Bye[]} text={byeText} value={bye} choose={setBye} />
        <Key disabled={!isFree(one) || two !== undefined} onPress={() => change({ bye: [one as number, bye] })}>
          {say("organiser-give-bye")}
        </Key>
      </div>
      <Form class="bar" onSubmit={() => void organiser.act({ close_changes: { ...act, reason } }, say("organiser-told-compared"))}>
        <Text label={say("organiser-why-changed")} value={reason} onType={setReason} />
        <Key submits class="yes">
          {say("organiser-end-changes")}
        </Key>
        <Key onPress={() => void organiser.act({ drop_changes: act }, say("organiser-told-no-changes"))}>{say("organiser-drop-changes")}</Key>
      </Form>
    </div>
  );
}
