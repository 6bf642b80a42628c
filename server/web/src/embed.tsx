// One board for a frame of another site: `/embed?court=1&board=3`, from Black's side with `&side=black`.
import { computed } from "@preact/signals";
import type { VNode } from "preact";
import { Table } from "./board";
import { NoBoard, NoCourt } from "./choice";
import { say } from "./messages";
import { Player } from "./player";
import type { Paces } from "./running";
import { addressWith, ofAddress } from "./screen";
import { upperFirst, useShown } from "./shown";
import { heldAt } from "./texts";
import { isUnknown, watch } from "./watch";
import type { GameView, Snapshot } from "./wire";

interface OfPlay {
  court: Snapshot;
  paces: Paces;
  board: number;
  game: GameView;
  flipped: boolean;
}

function Play({ court, paces, board, game, flipped }: OfPlay) {
  const shown = useShown(court, paces, flipped);
  const [upper, lower] = upperFirst(flipped);
  return (
    <div class="play">
      <Player game={game} side={upper} shown={shown} />
      <Table game={game} fen={game.fen} uci={game.last?.uci} label={say("public-board", { board })} flipped={flipped} />
      <Player game={game} side={lower} shown={shown} />
    </div>
  );
}

export function embed(): () => VNode {
  const { court: number = 1, board: place = 1 } = ofAddress(location.search);
  const flipped = new URLSearchParams(location.search).get("side") === "black";
  const feed = watch(computed(() => number));
  return () => {
    const court = feed.value?.court.value;
    const board = court?.boards.find((each) => each.board === place);
    const game = board?.game;
    if (isUnknown(number)) return <NoCourt address={(court) => addressWith(location.search, { court })} />;
    if (court && !board) return <NoBoard court={court} address={(board) => addressWith(location.search, { board })} />;
    if (!court || !feed.value) return <p class="unknown">{say("public-no-court")}</p>;
    const live = feed.value.link.value.state === "live";
    return (
      <main class="embedded">
        {game ? (
          <Play court={court} paces={feed.value.paces} board={place} game={game} flipped={flipped} />
        ) : (
          <p class="unknown">{say("public-no-game")}</p>
        )}
        <footer>
          <a href={`/#/${number}/${place}`} target="_blank" rel="noopener">
            {[court.event?.name, heldAt({ name: "", site: court.event?.site ?? null }, court.setup.name), say("public-board", { board: place })].filter(Boolean).join(" · ")}
          </a>{" "}
          {!live && <span class="lost">{say("public-not-up-to-date")}</span>}
        </footer>
      </main>
    );
  };
}
