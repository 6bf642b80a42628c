// One side of a game: name, clock, where the player is and what he owes.
import type { ComponentChildren } from "preact";
import { useAt, useIsPast } from "./instant";
import { clockText, leftAt, TENTHS_BELOW_MS } from "./time";
import type { GameView, Side } from "./wire";
import { say } from "./messages";
import { isRunner, metresRun, runsOf } from "./running";
import type { Running } from "./shown";
import { Due, hasWon, Stop } from "./marks";
import { Track } from "./track";
import { named, owes, particulars } from "./texts";

/** The clock alone: it is drawn again when its text changes, and touches nothing else. */
export function Clock({ game, side }: { game: GameView; side: Side }) {
  const text = useAt((at) => clockText(leftAt(game, side, at)), [game, side]);
  // in Speed chess each player watches both clocks himself (SP-9)
  const low = useAt((at) => game.ruleset !== "speed" && game.phase === "running" && (leftAt(game, side, at) ?? TENTHS_BELOW_MS) < TENTHS_BELOW_MS, [game, side]);
  const running = game.running?.side === side;
  return (
    <span class={`clock ${side}${running ? " running" : ""}${low ? " low" : ""}${text.length > 6 ? " hours" : ""}`} role="timer" aria-label={say("side", { side })}>
      {text}
    </span>
  );
}

/** Runs made, or in a match the points captured. */
function made(game: GameView, side: Side): string {
  const { points } = game.sides[side];
  return points == null ? say("public-runs", { runs: runsOf(game, side) }) : say("pages-points", { points });
}

interface OfPlayer {
  game: GameView;
  side: Side;
  shown: Running;
  /** True beside an earlier position: it is said that clock and runner are those of the instant that is drawn. */
  isBesidePast?: boolean;
  children?: ComponentChildren;
}

/** The player in full, with a key of the page beside the name. */
export function Player({ game, side, shown, isBesidePast, children }: OfPlayer) {
  const view = game.sides[side];
  const cards = say("pages-cards", { cautions: view.cautions ?? 0, reds: view.reds ?? 0 });
  const done = game.phase === "finished";
  const runs = isRunner(view);
  const isThen = useIsPast();
  return (
    <div class={`player ${side}${hasWon(game, side) ? " winner" : ""}`}>
      <span class="colour" role="img" aria-label={say("side", { side })} />
      <span class="name">
        {game.running?.side === side && (
          <span role="img" aria-label={say("public-to-move")} />
        )}
        {hasWon(game, side) && <span aria-label={say("public-wins")}>★ </span>}
        <bdi>{named(view)}</bdi>
        {view.profile && <small>{particulars(view.profile)}</small>}
        {children}
      </span>
      <Clock game={game} side={side} />
      {!done && runs && (
        <span class="way">
          {view.stop ? <Stop game={game} side={side} /> : <Track view={view} shown={shown} />}
          <Due game={game} side={side} />
        </span>
      )}
      <span class="body">
        {isBesidePast && <b>{say("public-now", { then: isThen })}</b>}
        {!done && runs && game.phase !== "waiting" && <span>{owes(view.owes)}</span>}
        {!done && view.at && <span>{say("whereabouts", { at: view.at })}</span>}
        {(runs || view.points != null) && <span>{made(game, side)}</span>}
        {/* the line stays as long: the keys below do not move from under a finger */}
        {!isBesidePast && runs && <span>{say("public-metres", { metres: metresRun(game, side) })}</span>}
        {cards !== "" && <span>{cards}</span>}
      </span>
    </div>
  );
}
