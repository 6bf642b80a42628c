// The check-list before a start: a judge's look at each item, what failed, and what is let be.
import { useState } from "preact/hooks";
import { say } from "../messages";
import type { BoardView, CheckItem, CheckView, GameView, Side } from "../wire";
import type { Judge } from "./judge";
import { isOfPlayer, lookAt, unchecked } from "../session/permits";
import { Target } from "../session/press-target";
import * as words from "../session/words";

const isFailed = (look: CheckView | undefined) => look !== undefined && !look.passed;

/** One sweep over lanes that wait: an item that is in order on all of them. What is of a player is of the one at this judge's end. */
export function Sweep({ judge, boards }: { judge: Judge; boards: BoardView[] }) {
  const waiting = boards.filter((board) => judge.offers(board, "check"));
  const items = [...new Set(waiting.flatMap(({ permits }) => permits?.checks ?? []))];
  if (items.length === 0) return null;
  return (
    <section class="sweep" aria-label={say("judge-list")}>
      <h3>{say("judge-list-sweep")}</h3>
      <div class="list">
        {items.map((item) => {
          const on = waiting.filter(({ permits }) => permits?.checks?.includes(item));
          return <Swept key={item} judge={judge} item={item} on={on} />;
        })}
      </div>
    </section>
  );
}

function Swept({ judge, item, on }: { judge: Judge; item: CheckItem; on: BoardView[] }) {
  const side = isOfPlayer(item) ? judge.settings.value.end : undefined;
  const passed = on.filter((lane) => lookAt(lane, item, side)?.passed).length;
  const failed = on.filter((lane) => isFailed(lookAt(lane, item, side)));
  const lanes = on.filter((lane) => !failed.includes(lane)).map(({ board }) => board);
  return (
    <Target class="row" disabled={lanes.length === 0} pressed={passed === on.length} onTap={(at) => judge.check(lanes, item, side, "passed", at)}>
      {say("judge-item-of", { item, side })}
      <small>{say("judge-swept", { passed, lanes: on.length, failed: failed.map(({ board }) => board) })}</small>
    </Target>
  );
}

/** One board's list: each item found in order or not; a table may be measured. */
export function List({ judge, board, game }: { judge: Judge; board: BoardView; game: GameView }) {
  const items = board.permits?.checks ?? [];
  if (!judge.offers(board, "check") || items.length === 0) return null;
  const failed = (game.checks ?? []).filter((check) => !check.passed);
  const sides = (item: CheckItem): (Side | undefined)[] => (isOfPlayer(item) ? ["white", "black"] : [undefined]);
  const rows = items.flatMap((item) => sides(item).map((side) => ({ item, side })));
  return (
    <section class="sweep" aria-label={say("judge-list")}>
      <h3>{say("judge-list-state", { left: unchecked(board).length })}</h3>
      {failed.map((check) => (
        <Failed key={`${check.item} ${check.side}`} judge={judge} board={board.board} check={check} canWaive={judge.offers(board, "waive")} />
      ))}
      {rows.map(({ item, side }) => {
        const name = say("judge-item-of", { item, side });
        const look = lookAt(board, item, side);
        return (
          <div key={name} class="item">
            <span>{name}</span>
            <Target class="act" adds={name} pressed={look?.passed ?? false} onTap={(at) => judge.check([board.board], item, side, "passed", at)}>
              {say("judge-in-order")}
            </Target>
            <Target class="act" adds={name} pressed={isFailed(look)} onTap={(at) => judge.check([board.board], item, side, "failed", at)}>
              {say("judge-not-in-order")}
            </Target>
          </div>
        );
      })}
      {items.includes("table_width") && <Width judge={judge} board={board.board} />}
    </section>
  );
}

function Failed({ judge, board, check, canWaive }: { judge: Judge; board: number; check: CheckView; canWaive: boolean }) {
  return (
    <div class="row task">
      <p>{words.failed(check)}</p>
      {canWaive && check.blocks && (
        <div class="list">
          {words.waivers().map((reason) => (
            <Target key={reason} class="act" adds={say("judge-item", { item: check.item })} onTap={(at) => judge.waive(board, check, reason, at)}>
              {say("judge-waive", { reason })}
            </Target>
          ))}
        </div>
      )}
    </div>
  );
}

/** The measured width of the table; the court knows the limit. */
function Width({ judge, board }: { judge: Judge; board: number }) {
  const [text, setText] = useState("");
  const mm = words.typedWidth(text);
  return (
    <form
      class="row other"
      onSubmit={(event) => {
        event.preventDefault();
        if (mm) judge.check([board], "table_width", undefined, { measured: { mm } }, event.timeStamp);
        setText("");
      }}
    >
      <label>
        {say("judge-width")}
        <input value={text} inputMode="decimal" maxLength={6} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button class="target act" disabled={!mm}>
        {say("judge-measured")}
      </button>
    </form>
  );
}
