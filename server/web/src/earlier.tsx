// Games of earlier rounds of a court, from its PGN: which the server has of every game that has left its board.
import { useEffect, useState } from "preact/hooks";
import { say } from "./messages";
import type { Snapshot } from "./wire";

/** The tags of a game's PGN. */
export type Tags = Record<string, string>;

/** The tags of each game of a PGN file. */
export function tagsOf(pgn: string): Tags[] {
  const games: Tags[] = [];
  for (const [, tag = "", value = ""] of pgn.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm)) {
    if (tag === "Event") games.push({});
    const game = games.at(-1);
    if (game) game[tag] = value.replace(/\\(.)/g, "$1");
  }
  return games;
}

/** Rounds that are over on the court: those before the round of some board. */
const isEarlier = (court: Snapshot, { Board, Round }: Tags): boolean => {
  const game = court.boards.find(({ board }) => board === Number(Board))?.game;
  return game != null && Number(Round) < game.round;
};

const score = (result: string | undefined): string => (result ?? "*").replaceAll("1/2", "½").replace("-", "–");

/** The games of earlier rounds that are `wanted`, by round; asked for when they are opened, and with each next round of a board meanwhile. Nothing in the first round. */
export function Earlier({ court, wanted = () => true }: { court: Snapshot; wanted?: (game: Tags) => boolean }) {
  const [all, setAll] = useState<Tags[] | undefined>();
  const [isOpen, setOpen] = useState(false);
  const of = `/api/v1/courts/${court.court}`;
  const played = court.boards.map(({ game }) => game?.round ?? 1);
  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    fetch(`${of}/pgn`, { signal: gone.signal })
      .then((answer) => answer.text())
      .then((pgn) => setAll(tagsOf(pgn)))
      .catch(() => {}); // it is asked for when it is opened again
    return () => gone.abort();
  }, [isOpen, of, played.join()]);
  if (!played.some((round) => round > 1)) return null;
  const found = all?.filter((game) => isEarlier(court, game) && wanted(game)) ?? [];
  const rounds = [...new Set(found.map(({ Round = "" }) => Round))].sort((one, other) => Number(other) - Number(one));
  return (
    <details class="earlier" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("public-earlier")}</summary>
      {all && rounds.length === 0 && <p class="unknown">{say("public-no-game")}</p>}
      {rounds.map((round) => (
        <section key={round}>
          <h3>
            {say("public-round", { round })} <a href={`${of}/rounds/${round}/pgn`}>{say("public-pgn")}</a>
          </h3>
          <ol>
            {found
              .filter(({ Round }) => Round === round)
              .map((game) => (
                <li key={`${game.Board} ${game.UTCTime}`}>
                  <b>{say("public-board", { board: Number(game.Board) })}</b> <bdi>{game.White}</bdi> <strong>{score(game.Result)}</strong> <bdi>{game.Black}</bdi>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
