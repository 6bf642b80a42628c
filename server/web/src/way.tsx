// A player on his way, in a tile, in a lane of the court from above, and where he is followed.
import { Due, Stop } from "./marks";
import { say } from "./messages";
import { isRunner } from "./running";
import type { Running } from "./shown";
import { Track } from "./track";
import type { GameView, Side } from "./wire";

/** A player on his way to the line and back, or standing there, with the seconds he owes. */
export function Way({ game, side, shown }: { game: GameView; side: Side; shown: Running }) {
  const view = game.sides[side];
  if (game.ended || !isRunner(view)) return null;
  return (
    <>
      {view.stop ? (
        <>
          <Stop game={game} side={side} /> <span class="why">{say("public-stands")}</span>
        </>
      ) : (
        <Track view={view} shown={shown} ticking={game.running?.side === side} />
      )}
      <Due game={game} side={side} />
    </>
  );
}
