// The state of a round: its progress, notices, the count to GO, and the results so far.
import type { Signal } from "@preact/signals";
import { useContext } from "preact/hooks";
import type { BoardView, GameView, Side, Snapshot } from "./wire";
import { useElsewhere } from "./elsewhere";
import { Follow } from "./follow";
import { Instant, useAt } from "./instant";
import { count, notices, progress, type Notice } from "./round";
import { metresRun } from "./running";
import { clockText, elapsedText } from "./time";
import { say } from "./messages";
import { nameClass, named, shortly } from "./texts";

/** “2 of 12 finished · 9 running · 14:32 in the round”. */
export function Progress({ boards }: { boards: BoardView[] }) {
  const { games, finished, running, since } = progress(boards);
  const elapsed = useAt((at) => (since === undefined || finished === games ? undefined : elapsedText(at - since)), [since, finished === games]);
  if (games === 0) return null;
  return (
    <ul class="progress">
      <li>
        <b>{finished}</b> {say("public-of-finished", { games })}
      </li>
      {running > 0 && (
        <li class="also">
          <b>{running}</b> {say("public-running")}
        </li>
      )}
      {elapsed !== undefined && (
        <li>
          <b class="figure">{elapsed}</b> {say("public-in-the-round")}
        </li>
      )}
    </ul>
  );
}

const who = (game: GameView, side: Side) => shortly(game.sides[side]);

function words(notice: Notice): string {
  const { game } = notice;
  switch (notice.kind) {
    case "stands": {
      const serving = game.sides[notice.side].penalties?.find((penalty) => penalty.state === "serving");
      return say("public-stands-for", { name: who(game, notice.side), fault: serving?.fault });
    }
    case "due":
      return say("public-owes-stop", { name: who(game, notice.side), seconds: game.sides[notice.side].next_stop / 1000 });
    case "claim":
      return say("public-claims", { side: notice.side });
    case "low":
      return say("public-low", { name: who(game, notice.side), left: clockText(notice.left) });
    case "paused":
      return say("public-clocks-stopped");
    case "silent":
      return say("public-board-silent");
  }
}

const keyOf = (notice: Notice): string => `${notice.kind} ${notice.board} ${"side" in notice ? notice.side : ""}`;

/** The notices of a court, each with its board. Rows of the boards themselves never move. */
export function Notices({ court }: { court: Snapshot }) {
  const at = useContext(Instant);
  // they are drawn again when one comes, goes or counts
  useAt((at) => notices(court.boards, at).map((notice) => `${keyOf(notice)} ${"left" in notice && clockText(notice.left)}`).join(), [court.boards]);
  const found = notices(court.boards, at.peek());
  return (
    <ul class="notices" aria-label={say("public-notices")}>
      {found.map((notice) => (
        <li key={keyOf(notice)} class={`is-${notice.kind}`}>
          <a href={`#/${court.court}/${notice.board}`}>
            <b>{say("public-board", { board: notice.board })}</b> {words(notice)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 3, 2, 1, GO in figures that the last row reads. */
export function Count({ boards }: { boards: BoardView[] }) {
  const figure = useAt((at) => count(boards, at), [boards]);
  return figure === undefined ? null : (
    <div class={`count${figure === 0 ? " go" : ""}`} role="status">
      {figure === 0 ? say("public-go") : figure}
    </div>
  );
}

const points = (game: GameView, side: Side): string => {
  const result = game.ended?.result;
  if (result === undefined) return "";
  if (result === "drawn") return "½";
  if (result === "both_lost") return "0";
  return result.won.by === side ? "1" : "0";
};

/** The letters of a reason that fit on one line of a phone. */
const REASON_LINE = 44;

/** The letters of a name and its metres that fit on one line of a hall's screen. */
const NAME_LINE = 40;

/** A row; the metres of a game that is not followed `now` would soon be wrong. */
function Row({ court, board, game, still, now }: Found & { court: number; still: boolean; now: boolean }) {
  const cell = (side: Side) => (
    <td class={`who${points(game, side) === "1" ? " winner" : ""}`}>
      <div>
        <span class={`colour ${side}`} role="img" aria-label={say("side", { side })} />
        <span class={`name ${nameClass(game.sides[side])}${named(game.sides[side]).length > NAME_LINE ? " full" : ""}`}>
          {points(game, side) === "1" && <span aria-label={say("public-wins")}>★ </span>}
          {named(game.sides[side])}
          {(now || game.ended) && <small>{say("public-metres", { metres: metresRun(game, side) })}</small>}
        </span>
        {!still && <Follow view={game.sides[side]} />}
      </div>
    </td>
  );
  const reason = game.ended ? say("termination", { by: game.ended.by, result: game.ended.result }) : "";
  return (
    <tr>
      <th scope="row">
        <a href={`#/${court}/${board}`}>{board}</a>
      </th>
      {cell("white")}
      <td class="score">
        {game.ended ? say("score", { result: game.ended.result }) : <span aria-label={say("public-running")}>–</span>}
        {reason !== "" && <small class={reason.length > REASON_LINE ? "two-lines" : ""}>{reason}</small>}
      </td>
      {cell("black")}
    </tr>
  );
}

interface Found {
  board: number;
  game: GameView;
}

function Games({ court, found, still, now = true }: { court: number; found: Found[]; still: boolean; now?: boolean }) {
  return (
    <table style={{ "--rows": found.length }}>
      <thead>
        <tr>
          <th scope="col">{say("public-number")}</th>
          <th scope="col">{say("side", { side: "white" })}</th>
          <th scope="col">{say("public-result")}</th>
          <th scope="col">{say("side", { side: "black" })}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ board, game }) => (
          <Row key={board} court={court} board={board} game={game} still={still} now={now} />
        ))}
      </tbody>
    </table>
  );
}

/** The field for the name of a player who is looked for. */
export const Find = ({ wanted }: { wanted: Signal<string> }) => (
  <input class="find" type="search" aria-label={say("public-find")} placeholder={say("public-find")} value={wanted.value} onInput={(event) => (wanted.value = event.currentTarget.value)} />
);

/** The results so far, each with its reason and the metres that both have run; those of a name that is `wanted`, on every court. */
export function Results({ court, still = false, wanted = "" }: { court: Snapshot; still?: boolean; wanted?: string }) {
  const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
  const games = ({ boards }: Snapshot): Found[] => boards.flatMap(({ board, game }) => (game ? [{ board, game }] : []));
  const isWanted = ({ game }: Found) => [game.sides.white, game.sides.black].some((side) => fold(named(side)).includes(fold(wanted)));
  const found = games(court).filter(isWanted);
  const elsewhere = useElsewhere(court.court, wanted !== "");
  const others = (elsewhere ?? []).map((other) => ({ other, found: games(other).filter(isWanted) })).filter(({ found }) => found.length > 0);
  const isNobody = found.length === 0 && others.length === 0;
  return (
    <section class="results" aria-label={say("public-results")}>
      {isNobody && <p class="unknown">{wanted === "" ? say("public-no-game") : say("public-nobody", { name: wanted, everywhere: elsewhere !== undefined })}</p>}
      {found.length > 0 && <Games court={court.court} found={found} still={still} />}
      {others.map(({ other, found }) => (
        <section key={other.court} aria-label={other.setup.name}>
          <h2>{other.setup.name}</h2>
          <Games court={other.court} found={found} still={still} now={false} />
        </section>
      ))}
    </section>
  );
}
