// The check-list before a start: a judge's look at each item, what failed, and what is let be.
import { useState } from "preact/hooks";
import { say } from "../messages";
import type { BoardView, Check, CheckView, GameView } from "../wire";
import type { Judge } from "./judge";
import { lookAt, unchecked } from "../session/permits";
import { Target } from "../session/press-target";
import * as words from "../session/words";

const isFailed = (look: CheckView | undefined) => look !== undefined && !look.passed;

/** One sweep over lanes that wait: an item that is in order on all of them. What is of a player is of the one at this judge's end. */
export function Sweep({ judge, boards }: { judge: Judge; boards: BoardView[] }) {
  const waiting = boards.filter((board) => judge.offers(board, "check"));
  const atThisEnd = ({ permits }: BoardView) => (permits?.checks ?? []).filter(({ side }) => side == null || side === judge.settings.value.end);
  const checks = new Map(waiting.flatMap(atThisEnd).map((check) => [check.item, check]));
  if (checks.size === 0) return null;
  return (
    <section class="sweep" aria-label={say("judge-list")}>
      <h3>{say("judge-list-sweep")}</h3>
      <div class="list">
        {[...checks.values()].map((check) => {
          const on = waiting.filter((board) => atThisEnd(board).some(({ item }) => item === check.item));
          return <Swept key={check.item} judge={judge} check={check} on={on} />;
        })}
      </div>
    </section>
  );
}

function Swept({ judge, check, on }: { judge: Judge; check: Check; on: BoardView[] }) {
  const passed = on.filter((lane) => lookAt(lane, check)?.passed).length;
  const failed = on.filter((lane) => isFailed(lookAt(lane, check)));
  const lanes = on.filter((lane) => !failed.includes(lane)).map(({ board }) => board);
  return (
    <Target class="row" disabled={lanes.length === 0} pressed={passed === on.length} onTap={(at) => judge.check(lanes, check, "passed", at)}>
      {say("judge-item-of", { item: check.item, side: check.side })}
      <small>{say("judge-swept", { passed, lanes: on.length, failed: failed.map(({ board }) => board) })}</small>
    </Target>
  );
}

/** One board's list: each item found in order or not; a table may be measured. */
export function List({ judge, board, game }: { judge: Judge; board: BoardView; game: GameView }) {
  const checks = board.permits?.checks ?? [];
  if (!judge.offers(board, "check") || checks.length === 0) return null;
  const failed = (game.checks ?? []).filter((check) => !check.passed);
  return (
    <section class="sweep" aria-label={say("judge-list")}>
      <h3>{say("judge-list-state", { left: unchecked(board).length })}</h3>
      {failed.map((check) => (
        <Failed key={`${check.item} ${check.side}`} judge={judge} board={board.board} check={check} canWaive={judge.offers(board, "waive")} />
      ))}
      {checks.map((check) => {
        const name = say("judge-item-of", { item: check.item, side: check.side });
        const look = lookAt(board, check);
        return (
          <div key={name} class="item">
            <span>{name}</span>
            <Target class="act" adds={name} pressed={look?.passed ?? false} onTap={(at) => judge.check([board.board], check, "passed", at)}>
              {say("judge-in-order")}
            </Target>
            <Target class="act" adds={name} pressed={isFailed(look)} onTap={(at) => judge.check([board.board], check, "failed", at)}>
              {say("judge-not-in-order")}
            </Target>
          </div>
        );
      })}
      {checks.some(({ item }) => item === "table_width") && <Width judge={judge} board={board.board} />}
    </section>
  );
}

function Failed({ judge, board, check, canWaive }: { judge: Judge; board: number; check: CheckView; canWaive: boolean }) {
  return (
    <div class="row task">
      <p>{words.failed(check)}</p>
      {canWaive && check.blocks && (
        <div class="list">
          {words.reasons("waive").map((reason) => (
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
        if (mm) judge.check([board], { item: "table_width" }, { measured: { mm } }, event.timeStamp);
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
