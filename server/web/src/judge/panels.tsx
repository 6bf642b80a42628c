// Panels for acts that are rarer than a missed crossing: a lane's sheet, the ready sweep, the judge's
// own presses. A panel takes the place of the lanes and never covers them.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Languages } from "../language";
import { say } from "../messages";
import { clockText, now, untilLimit } from "../time";
import type {
  BoardView, Claim, Fault, GameView, Sanction, Seen, Side, UnexpectedFrom,
} from "../wire";
import { Looks } from "../session/frame";
import { OfPress, UndoActs } from "./bars";
import { List, Sweep } from "./checklist";
import { type Judge, nameOf, type Panel as PanelName } from "./judge";
import { actOf, plainFaults } from "../session/permits";
import { Target } from "../session/press-target";
import { Choice, Result } from "../session/result";
import { between, ofBoth, seenOf } from "../session/seen";
import { Cards, Shown } from "./walk";
import * as words from "../session/words";

export function Panels({ judge, panel }: { judge: Judge; panel: PanelName }) {
  switch (panel.is) {
    case "lane": {
      const board = judge.court.value?.boards.find((each) => each.board === panel.board);
      return board ? <Lane judge={judge} board={board} /> : null;
    }
    case "ready":
      return <Ready judge={judge} />;
    case "log":
      return <Log judge={judge} />;
    case "line":
      return <Line judge={judge} />;
  }
}

function Panel({ judge, title, children }: { judge: Judge; title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const close = () => (judge.panel.value = undefined);
  return (
    <section class="panel" aria-labelledby="panel-title" onKeyDown={(event) => event.key === "Escape" && close()}>
      <header>
        <h2 id="panel-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {judge.panel.value && (
          <Target class="act" adds={say("judge-back-to-lanes")} onTap={close}>
            {say("judge-close")}
          </Target>
        )}
      </header>
      <div class="panel-body">{children}</div>
    </section>
  );
}

const TABS = ["fault", "seen", "board", "result"] as const;
type Tab = (typeof TABS)[number];

function Lane({ judge, board }: { judge: Judge; board: BoardView }) {
  // where nobody runs, the players decide and a judge notes what he sees
  const [tab, setTab] = useState<Tab>(judge.has(board, "penalty") || judge.has(board, "walk_card") ? "fault" : "seen");
  const [side, setSide] = useState<Side>(judge.settings.value.end);
  const game = board.game ?? undefined;
  const replaces = judge.mode.value.is === "replace";
  if (!replaces && judge.stage(game) === "empty") {
    return (
      <Panel judge={judge} title={say("judge-lane", { lane: board.board })}>
        <p>{say("judge-no-game")}</p>
        <div class="list" role="group" aria-label={say("judge-tab", { tab: "board" })}>
          <Chief judge={judge} board={board} />
        </div>
      </Panel>
    );
  }
  return (
    <Panel judge={judge} title={replaces ? say("judge-it-was-lane", { lane: board.board }) : say("judge-lane", { lane: board.board })}>
      {!replaces && <Choice legend={say("judge-what")} of={[...TABS]} say={(tab) => say("judge-tab", { tab })} chosen={tab} choose={setTab} />}
      {tab !== "board" && tab !== "result" && (
        <Choice
          legend={say("judge-who")}
          of={["white", "black"] satisfies Side[]}
          say={(side) => say("judge-player", { name: nameOf(game, side), side })}
          chosen={side}
          choose={setSide}
        />
      )}
      {(tab === "fault" || replaces) && <Faults judge={judge} board={board} side={side} />}
      {!replaces && tab === "seen" && <SeenThere judge={judge} board={board} side={side} />}
      {!replaces && tab === "board" && <BoardActs judge={judge} board={board} />}
      {!replaces && tab === "result" && (game ? <Result device={judge} board={board} game={game} onEnter={(result, how, at) => (judge.enterResult(board, game, result, how, at), (judge.panel.value = undefined))} /> : <p>{say("judge-no-result")}</p>)}
    </Panel>
  );
}

function Faults({ judge, board, side }: { judge: Judge; board: BoardView; side: Side }) {
  const [ago, setAgo] = useState(0);
  const hasStops = judge.has(board, "penalty");
  const isUnexpected = (fault: Fault) => {
    const from = board.game?.sides[side].unexpected?.[fault as keyof UnexpectedFrom];
    return judge.isCurrent() && ago === 0 && from != null && now.value >= from;
  };
  const [sanction, setSanction] = useState<Sanction>(hasStops ? "stop" : "warning");
  const mode = judge.mode.value;
  const call = (fault: Fault, at: number) => {
    if (mode.is === "replace") return judge.replace(mode.press, board.board, side, fault);
    judge.call(board, { side, fault, sanction, ago }, at);
    judge.panel.value = undefined;
  };
  const sanctions: Sanction[] = hasStops ? ["stop", "warning", "note"] : ["warning", "note"];
  return (
    <>
      {mode.is !== "replace" && judge.offers(board, "walk_card") && <Cards judge={judge} board={board} side={side} />}
      {mode.is !== "replace" && (
        <>
          <Choice legend={say("judge-when")} of={words.agos} say={(ms) => say("judge-ago", { seconds: ms / 1000 })} chosen={ago} choose={setAgo} />
          <Choice legend={say("judge-costs")} of={sanctions} say={(sanction) => say("sanction", { sanction })} chosen={sanction} choose={setSanction} />
        </>
      )}
      <div class="list play" role="group" aria-label={say("judge-tab", { tab: "fault" })}>
        {plainFaults(judge.permitsOf(board)?.faults).map((fault) => (
          <Target key={fault} class="row" onTap={(at) => call(fault, at)}>
            {say("fault", { fault })}
            {isUnexpected(fault) && <small>{say("judge-unexpected")}</small>}
          </Target>
        ))}
        <Other label={say("judge-another-fault")} act={say("judge-call")} onSay={(text, at) => call({ other: { reason: text } }, at)} />
      </div>
    </>
  );
}

/** A fault or claim in the judge's own words. */
function Other({ label, act, onSay }: { label: string; act: string; onSay: (text: string, at: number) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      class="row other"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSay(text.trim(), event.timeStamp);
      }}
    >
      <label>
        {label}
        <input value={text} maxLength={100} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button class="target act" disabled={!text.trim()}>
        {act}
      </button>
    </form>
  );
}

function SeenThere({ judge, board, side }: { judge: Judge; board: BoardView; side: Side }) {
  const name = nameOf(board.game, side);
  const saw = (text: string, seen: Seen, at: number) => {
    judge.saw(board, seen, say("judge-told", { what: text, name }), at);
    judge.panel.value = undefined;
  };
  const claims = (claim: Claim, at: number) => saw(say("judge-claims", { claim }), { claimed: { side, claim } }, at);
  const known = judge.permitsOf(board)?.claims ?? [];
  const rows = seenOf(board.game ?? undefined, side, known).filter(({ seen }) => judge.offers(board, actOf(seen)));
  const isClaimed = (what: "threefold" | "irregularity") => judge.offers(board, "claimed") && known.some((claim) => typeof claim === "object" && what in claim);
  return (
    <div class="list play" role="group" aria-label={say("judge-tab", { tab: "seen" })}>
      {rows.map(({ text, seen }) => (
        <Target
          key={text}
          class="row"
          adds={name}
          onTap={(at) => saw(text, seen, at)}
        >
          {text}
        </Target>
      ))}
      {rows.length === 0 && <p>{say("judge-nothing-seen")}</p>}
      {judge.stage(board.game) !== "over" && isClaimed("threefold") && <Announced onSay={claims} />}
      {isClaimed("irregularity") && <Other label={say("judge-claims-else")} act={say("judge-claim")} onSay={(what, at) => claims({ irregularity: { what } }, at)} />}
    </div>
  );
}

/** A draw claimed of the position: on the board as it stands, or by a move he announces and has not made. */
function Announced({ onSay }: { onSay: (claim: Claim, at: number) => void }) {
  const [text, setText] = useState("");
  const uci = text.trim().toLowerCase();
  const isWrong = uci !== "" && !words.isMove(uci);
  const on = uci ? { uci } : {};
  const claims: Claim[] = [{ threefold: on }, { fifty_moves: on }];
  return (
    <fieldset class="choice announced">
      <legend>{say("judge-announced")}</legend>
      <label>
        {say("judge-announced-move")}
        <input value={text} maxLength={5} autocapitalize="none" autocomplete="off" spellcheck={false} aria-invalid={isWrong} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      {isWrong && <p role="alert">{say("judge-not-a-move")}</p>}
      {claims.map((claim, place) => (
        <Target key={place} class="row" disabled={isWrong} onTap={(at) => onSay(claim, at)}>
          {say("judge-claims", { claim })}
        </Target>
      ))}
    </fieldset>
  );
}

/** By itself: it runs on while a clock does, and the acts beside it stay as they are. */
function ToSet({ game, to }: { game: GameView; to: words.ClocksToSet }) {
  return <p>{words.toSet(game, to, now.value)}</p>;
}

/** True if nothing is to be set, only undone if it was made. */
const isUndo = ({ left, added, cancelled }: words.ClocksToSet) => cancelled && left.white === null && left.black === null && !added.white && !added.black;

function BoardActs({ judge, board }: { judge: Judge; board: BoardView }) {
  const game = board.game ?? undefined;
  const close = () => (judge.panel.value = undefined);
  const clocks = game?.inbox?.flatMap(({ fact, question }) =>
    typeof question === "object" && "set_clock" in question ? [{ fact, ...question.set_clock }] : [],
  );
  return (
    <div class="list" role="group" aria-label={say("judge-tab", { tab: "board" })}>
      {game && clocks?.map(({ fact, ...to }) => (
        <div key={fact} class="row task">
          <ToSet game={game} to={to} />
          <Target
            class="act"
            {...(!isUndo(to) && { adds: say("judge-clock-shows") })}
            onTap={(at) => {
              judge.saw(board, "clock_set", say("judge-told-clock-set", { undo: isUndo(to) }), at);
              close();
            }}
          >
            {say("judge-clock-is-set", { undo: isUndo(to) })}
          </Target>
        </div>
      ))}
      {game && <MatchWords game={game} />}
      {judge.has(board, "walk_card") && <Shown judge={judge} board={board} />}
      {game?.speed && between(game.speed).map((text) => <p key={text}>{text}</p>)}
      <Chief judge={judge} board={board} />
      {game && judge.offers(board, "ready") && (
        <Target
          class="row"
          onTap={(at) => (judge.ready([board.board], !game.ready, at), close())}
        >
          {say("judge-ready", { ready: game.ready ?? false })}
        </Target>
      )}
      {game && <List judge={judge} board={board} game={game} />}
      {judge.offers(board, "pause") && words.reasons("pause").map((reason) => (
        <Target key={reason} class="row" onTap={(at) => (judge.pause(board, reason, at), close())}>
          {say("judge-pause", { reason })}
        </Target>
      ))}
      {ofBoth(game)
        .filter(({ seen }) => judge.offers(board, actOf(seen)))
        .map(({ text, seen }) => (
          <Target key={text} class="row" onTap={(at) => (judge.saw(board, seen, text, at), close())}>
            {text}
          </Target>
        ))}
    </div>
  );
}

function Chief({ judge, board }: { judge: Judge; board: BoardView }) {
  return (
    <Target class="row chief" onTap={(at) => (judge.saw(board, "chief_called", say("judge-told-chief"), at), (judge.panel.value = undefined))}>
      {say("judge-chief-here")}
    </Target>
  );
}

/** The limit and the points of a match; the game's number in a sprint. */
function MatchWords({ game }: { game: GameView }) {
  const left = untilLimit(game, now.value);
  const chain_game = game.chain_game ?? 1;
  const points = (side: Side) => game.sides[side].points != null && say("pages-points", { points: game.sides[side].points });
  return (
    <>
      {left !== undefined && <p>{say("judge-limit", { time: clockText(left), white: points("white") || "", black: points("black") || "" })}</p>}
      {chain_game > 1 && <p>{say("pages-chain-game-why", { chain_game })}.</p>}
    </>
  );
}

/** A choice of lanes, in the order in which he sees them. */
function Lanes({ judge, legend, of, on, choose }: { judge: Judge; legend: string; of: number[]; on: number[]; choose: (on: number[]) => void }) {
  const shown = judge.settings.value.isFlipped ? [...of].reverse() : of;
  return (
    <fieldset class="choice lanes">
      <legend>{legend}</legend>
      {shown.map((board) => (
        <Target key={board} class="option" pressed={on.includes(board)} onTap={() => choose(of.filter((each) => (each === board) !== on.includes(each)))}>
          <span class="unseen">{say("judge-lane-word")} </span>
          {board} {say("judge-sweep-lane", { ready: on.includes(board) })}
        </Target>
      ))}
    </fieldset>
  );
}

const ENDS: Side[] = ["white", "black"];

/** The line that he judges, and how the page looks and answers: asked when he joins, and there to be changed. */
function Line({ judge }: { judge: Judge }) {
  const { end, isFlipped, isPlaced } = judge.settings.value;
  const [chosen, setChosen] = useState(isPlaced ? end : undefined);
  const all = (judge.court.value?.boards ?? []).map(({ board }) => board);
  const duty = judge.welcomed.value?.boards ?? [];
  const own = judge.lanes.length > 0 ? judge.lanes : all;
  return (
    <Panel judge={judge} title={say("judge-which-line")}>
      <Choice
        legend={say("judge-line-why")}
        of={ENDS}
        say={(end) => say("line-of", { end })}
        chosen={chosen}
        choose={(end) => {
          setChosen(end);
          judge.set({ end, isFlipped: end === "black" });
        }}
      />
      <Choice legend={say("judge-order")} of={[false, true]} say={(isFlipped) => say("judge-first-lane", { right: isFlipped })} chosen={isFlipped} choose={(isFlipped) => judge.set({ isFlipped })} />
      {duty.length > 0 ? (
        <p>{say("judge-duty", { lanes: duty })}</p>
      ) : (
        <Lanes judge={judge} legend={say("judge-which-lanes")} of={all} on={own} choose={(lanes) => judge.set({ lanes: lanes.length === all.length ? [] : lanes })} />
      )}
      <Target
        class="row yes go"
        disabled={!chosen}
        onTap={() => {
          judge.set({ isPlaced: true });
          judge.panel.value = undefined;
        }}
      >
        {say("judge-to-the-lanes", { chosen: chosen !== undefined })}
      </Target>
      <p>{say("judge-screen-on", { held: "wakeLock" in navigator })}</p>
      <Looks device={judge} />
      <Languages />
    </Panel>
  );
}

/** One sweep over his lanes: all of them, but for those he takes out. */
function Ready({ judge }: { judge: Judge }) {
  const all = (judge.court.value?.boards ?? []).map(({ board }) => board).filter((board) => judge.lanes.length === 0 || judge.lanes.includes(board));
  const [except, setExcept] = useState<number[]>([]);
  const lanes = all.filter((board) => !except.includes(board));
  const send = (ready: boolean) => (at: number) => {
    judge.ready(lanes, ready, at);
    judge.panel.value = undefined;
  };
  return (
    <Panel judge={judge} title={say("judge-sweep")}>
      <Lanes judge={judge} legend={say("judge-sweep-how")} of={all} on={lanes} choose={(on) => setExcept(all.filter((board) => !on.includes(board)))} />
      <div class="list">
        <Target class="row yes" disabled={lanes.length === 0} onTap={send(true)}>
          {say("judge-lanes-ready", { lanes: lanes.length, except: [...except].sort((a, b) => a - b) })}
        </Target>
        <Target class="row" disabled={lanes.length === 0} onTap={send(false)}>
          {say("judge-lanes-not-ready", { lanes: lanes.length })}
        </Target>
      </div>
      <Sweep judge={judge} boards={(judge.court.value?.boards ?? []).filter(({ board }) => lanes.includes(board))} />
    </Panel>
  );
}

/** The judge's own presses, the last one first. */
function Log({ judge }: { judge: Judge }) {
  const presses = judge.presses.value.slice(-60).reverse();
  return (
    <Panel judge={judge} title={say("judge-log-title")}>
      {presses.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {presses.map((press) => (
          <li key={`${press.request.boot}/${press.request.n}`}>
            <OfPress judge={judge} press={press} />
            <time>{words.timeOfDay(press.told.made - judge.ahead.value)}</time>
            <div class="acts">
              <UndoActs judge={judge} press={press} />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
