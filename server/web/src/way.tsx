// A player on his way, in a tile, in a lane of the court from above, and where he is followed.
import { Due, Stop } from "./marks";
import { say } from "./messages";
import { initials } from "./names";
import { isRunner } from "./running";
import type { Shown } from "./shown";
import { nameOf } from "./texts";
import { Track } from "./track";
import type { GameView, Side } from "./wire";

/** A player on his way to the line and back, or standing there, with the seconds he owes. */
export function Way({ game, side, shown }: { game: GameView; side: Side; shown: Pick<Shown, "paces" | "speed"> }) {
  const view = game.sides[side];
  if (game.ended || !isRunner(view)) return null;
  return (
    <>
      {view.stop ? (
        <>
          <Stop game={game} side={side} /> <span class="why">{say("public-stands")}</span>
        </>
      ) : (
        <Track view={view} pace={shown.paces.of(view.player)} speed={shown.speed} initials={initials(nameOf(view))} ticking={game.running?.side === side} />
      )}
      <Due game={game} side={side} />
    </>
  );
}
