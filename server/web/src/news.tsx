// The news of a court: incidents stand out, moves and runs between them fold away.
import { useEffect, useState } from "preact/hooks";
import { elapsedText } from "./time";
import type { GameView, Snapshot, TickerLine } from "./wire";
import { isIncident, takenBackBy } from "./mirror";
import { progress } from "./round";
import { say } from "./messages";
import { shortly, ticker } from "./texts";

interface Entry {
  line: TickerLine;
  text: string;
}

/** One incident, or the usual lines between two of them. */
export type Group = { incident: Entry } | { usual: Entry[] };

/** The lines of the ticker in groups, newest first. */
export function groups(lines: TickerLine[]): Group[] {
  const all: Group[] = [];
  for (const line of lines) {
    const text = ticker(line.said);
    if (text === undefined) continue;
    const last = all.at(-1);
    if (isIncident(line)) all.push({ incident: { line, text } });
    else if (last && "usual" in last) last.usual.unshift({ line, text });
    else all.push({ usual: [{ line, text }] });
  }
  return all.reverse();
}

/** The lines without those that were taken back. */
export function standing(lines: TickerLine[]): TickerLine[] {
  const gone = new Set(lines.flatMap(({ said }) => takenBackBy(said)));
  return lines.filter(({ fact }) => !gone.has(fact));
}

/** True once there is something to ask about the game. */
export const hasBegun = (game: GameView): boolean => game.phase !== "waiting" && game.phase !== "countdown";

/** The lines of a court with the incidents of these games from their start, which are asked for once. */
export function useLines(court: Snapshot, games: number[]): TickerLine[] {
  const [earlier, setEarlier] = useState<TickerLine[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    for (const game of games) {
      fetch(`/api/v1/courts/${court.court}/games/${game}/history`, { signal: gone.signal })
        .then((answer) => answer.json() as Promise<{ lines: TickerLine[] }>)
        .then(({ lines }) => setEarlier((known) => [...known, ...lines.filter(isIncident)]))
        .catch(() => {}); // the news begin with what this page has seen
    }
    return () => {
      gone.abort();
      setEarlier([]);
    };
  }, [court.court, games.join()]);
  const known = new Set(court.ticker.map((line) => line.fact));
  // a court of the past has the lines of its time
  return standing([...earlier.filter((line) => line.at <= court.at && !known.has(line.fact)), ...court.ticker].sort((a, b) => a.at - b.at || a.fact - b.fact));
}

/** A line with its board and both players, if their game is still on the board. */
function Line({ court, entry: { line, text }, since }: { court: Snapshot; entry: Entry; since: number | undefined }) {
  const game = court.boards.find((board) => board.board === line.board)?.game;
  const sides = game && (line.game == null || line.game === game.game) ? game.sides : undefined;
  return (
    <>
      <a href={`#/${court.court}/${line.board}`}>
        <b>{say("public-board", { board: line.board })}</b>
        {sides && (
          <>
            {" "}
            <span class="colour white" role="img" aria-label={say("side", { side: "white" })} /> {shortly(sides.white)} <span class="colour black" role="img" aria-label={say("side", { side: "black" })} /> {shortly(sides.black)}
          </>
        )}
      </a>
      {since !== undefined && line.at >= since && <span class="when">{elapsedText(line.at - since)}</span>}
      <span class="said">{text}</span>
    </>
  );
}

export function News({ court }: { court: Snapshot }) {
  const { since } = progress(court.boards);
  const begun = court.boards.flatMap(({ game }) => (game && hasBegun(game) ? [game.game] : []));
  const all = groups(useLines(court, begun));
  return (
    <section class="news" aria-label={say("public-news")}>
      <h2>{say("public-news")}</h2>
      {all.length === 0 && <p class="unknown">{say("public-no-news")}</p>}
      <ol>
        {all.map((group) =>
          "incident" in group ? (
            <li key={group.incident.line.fact} class="incident">
              <Line court={court} entry={group.incident} since={since} />
            </li>
          ) : (
            <li key={`usual ${group.usual.at(-1)?.line.fact}`} class="usual">
              <details>
                <summary>{say("public-usual", { lines: group.usual.length })}</summary>
                <ol>
                  {group.usual.map((entry) => (
                    <li key={entry.line.fact}>
                      <Line court={court} entry={entry} since={since} />
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
