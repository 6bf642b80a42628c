// What the judge opens for what is rarer than a missed crossing: a lane's sheet, the ready sweep,
// his own presses. A panel takes the place of the lanes; it never lies over them.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { page } from "../texts";
import { clockText, now, untilLimit } from "../time";
import type {
  BoardView, Claim, Fault, GameResult, GameView, Sanction, Seen, Side, Termination,
  UnexpectedFrom,
} from "../wire";
import { PressWords, UndoActs } from "./bars";
import { List, Sweep } from "./checklist";
import { type Judge, nameOf } from "./judge";
import { actOf, endsIn, plainFaults } from "./permits";
import { Target } from "./press-target";
import { between, claimsBy, deedsOf, ofBoth, type Row, wordsOf } from "./speed";
import { Cards, Shown } from "./walk";
import * as words from "./words";

export function Panels({ judge }: { judge: Judge }) {
  const panel = judge.panel.value;
  if (panel?.is === "lane") {
    const board = judge.court.value?.boards.find((each) => each.board === panel.board);
    return board ? <Lane judge={judge} board={board} /> : null;
  }
  if (panel?.is === "ready") return <Ready judge={judge} />;
  if (panel?.is === "log") return <Log judge={judge} />;
  return null;
}

function Panel({ judge, title, children }: { judge: Judge; title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = () => (judge.panel.value = undefined);
  return (
    <section class="panel" aria-labelledby="panel-title" onKeyDown={(event) => event.key === "Escape" && close()}>
      <header>
        <h2 id="panel-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Target class="act" adds="back to the lanes" onTap={close}>
          Close
        </Target>
      </header>
      <div class="panel-body">{children}</div>
    </section>
  );
}

/** One of few, always visible. */
function Choice<T>({ legend, of, chosen, choose }: { legend: string; of: { value: T; words: string }[]; chosen: T; choose: (value: T) => void }) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {of.map(({ value, words: text }) => (
        <Target key={text} class="option" pressed={value === chosen} onTap={() => choose(value)}>
          {text}
        </Target>
      ))}
    </fieldset>
  );
}

type Tab = "fault" | "seen" | "board" | "result";

function Lane({ judge, board }: { judge: Judge; board: BoardView }) {
  const [tab, setTab] = useState<Tab>("fault");
  const [side, setSide] = useState<Side>(judge.settings.value.end);
  const game = board.game ?? undefined;
  const tabs: { value: Tab; words: string }[] = [
    { value: "fault", words: "Fault" },
    { value: "seen", words: "Seen" },
    { value: "board", words: "Board" },
    { value: "result", words: "Result" },
  ];
  const replaces = judge.mode.value.is === "replace";
  if (!replaces && judge.stage(game) === "empty") {
    return (
      <Panel judge={judge} title={`Lane ${board.board}`}>
        <p>{words.noGame}</p>
        <div class="list" role="group" aria-label="Board">
          <Chief judge={judge} board={board} />
        </div>
      </Panel>
    );
  }
  return (
    <Panel judge={judge} title={replaces ? `It was lane ${board.board}` : `Lane ${board.board}`}>
      {!replaces && <Choice legend="What" of={tabs} chosen={tab} choose={setTab} />}
      {tab !== "board" && tab !== "result" && (
        <Choice
          legend="Who"
          of={(["white", "black"] as const).map((value) => ({ value, words: `${nameOf(game, value)} (${words.side[value]})` }))}
          chosen={side}
          choose={setSide}
        />
      )}
      {(tab === "fault" || replaces) && <Faults judge={judge} board={board} side={side} />}
      {!replaces && tab === "seen" && <SeenThere judge={judge} board={board} side={side} />}
      {!replaces && tab === "board" && <BoardActs judge={judge} board={board} />}
      {!replaces && tab === "result" && (game ? <Result judge={judge} board={board} game={game} /> : <p>No game is paired here.</p>)}
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
  const sanctions: { value: Sanction; words: string }[] = [
    ...(hasStops ? [{ value: "stop", words: "10 s stop" } as const] : []),
    { value: "warning", words: "Warning" },
    { value: "note", words: "Note only" },
  ];
  return (
    <>
      {mode.is !== "replace" && judge.offers(board, "walk_card") && <Cards judge={judge} board={board} side={side} />}
      {mode.is !== "replace" && (
        <>
          <Choice legend="When" of={words.ago.map(({ ms, words: text }) => ({ value: ms, words: text }))} chosen={ago} choose={setAgo} />
          <Choice legend="Costs" of={sanctions} chosen={sanction} choose={setSanction} />
        </>
      )}
      <div class="list" role="group" aria-label="Fault">
        {plainFaults(judge.permitsOf(board)?.faults).map((fault) => (
          <Target key={fault} class="row" onTap={(at) => call(fault, at)}>
            {words.fault(fault)}
            {isUnexpected(fault) && <small>{words.unexpected}</small>}
          </Target>
        ))}
        <Other label="Another fault" act="Call" onSay={(text, at) => call({ other: { reason: text } }, at)} />
      </div>
    </>
  );
}

/** What no list holds, in the judge's words. */
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
  const cards = board.game?.sides[side].cards;
  const saw = (text: string, seen: Seen, at: number) => {
    judge.saw(board, seen, `${text.charAt(0).toLowerCase()}${text.slice(1)}, ${name}`, at);
    judge.panel.value = undefined;
  };
  const offers: Row[] = [
    { text: cards === undefined ? "Draw card placed" : `Draw card placed (${cards} left)`, seen: { draw_card: { side } } },
    { text: "Draw accepted: clock stopped", seen: { draw_accepted: { side } } },
    { text: "Draw refused: card taken", seen: { draw_refused: { side } } },
  ];
  const runs: Row[] = [
    { text: "Crossed the line", seen: { crossed: { side } } },
    { text: "Is back at the board", seen: { returned: { side } } },
  ];
  const known = judge.permitsOf(board)?.claims ?? [];
  const rows: Row[] = [
    ...wordsOf(side),
    ...offers,
    ...claimsBy(side, known),
    { text: "Has put it right", seen: { corrected: { side } } },
    { text: "Flag is down", seen: { flag_seen: { side } } },
    { text: "Resigns", seen: { resigned: { side } } },
    ...deedsOf(side),
    ...runs,
  ].filter(({ seen }) => judge.offers(board, actOf(seen)));
  const isClaimed = (what: "threefold" | "irregularity") => judge.offers(board, "claimed") && known.some((claim) => typeof claim === "object" && what in claim);
  return (
    <div class="list" role="group" aria-label="Seen">
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
      {rows.length === 0 && <p>{words.nothingSeen}</p>}
      {judge.stage(board.game) !== "over" && isClaimed("threefold") && <Announced onSay={(text, claim, at) => saw(text, { claimed: { side, claim } }, at)} />}
      {isClaimed("irregularity") && <Other label="Claims something else" act="Claim" onSay={(what, at) => saw(`Claims: ${what}`, { claimed: { side, claim: { irregularity: { what } } } }, at)} />}
    </div>
  );
}

/** A draw claimed of the position: on the board as it stands, or by a move he announces and has not made. */
function Announced({ onSay }: { onSay: (text: string, claim: Claim, at: number) => void }) {
  const [text, setText] = useState("");
  const uci = text.trim().toLowerCase();
  const isWrong = uci !== "" && !words.isMove(uci);
  const by = uci === "" ? "" : ` with ${uci}, announced`;
  const claim = (on: { uci?: string }) => ({ threefold: { threefold: on }, fifty: { fifty_moves: on } });
  const say = (what: "threefold" | "fifty", told: string) => (at: number) => onSay(`Claims: ${told}${by}`, claim(uci ? { uci } : {})[what], at);
  return (
    <fieldset class="choice announced">
      <legend>Claims a draw of the position</legend>
      <label>
        The move he announces, if it is not made (g1f3)
        <input value={text} maxLength={5} autocapitalize="none" autocomplete="off" spellcheck={false} aria-invalid={isWrong} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      {isWrong && <p role="alert">{words.notAMove}</p>}
      <Target class="row" disabled={isWrong} onTap={say("threefold", "threefold repetition")}>
        Claims: threefold repetition{by}
      </Target>
      <Target class="row" disabled={isWrong} onTap={say("fifty", "fifty moves")}>
        Claims: fifty moves{by}
      </Target>
    </fieldset>
  );
}

/** By itself: it runs on while a clock does, and the acts beside it stay as they are. */
function ToSet({ game, to }: { game: GameView; to: words.ClocksToSet }) {
  return <p>{words.toSet(game, to, now.value)}</p>;
}

function BoardActs({ judge, board }: { judge: Judge; board: BoardView }) {
  const game = board.game ?? undefined;
  const close = () => (judge.panel.value = undefined);
  const clocks = game?.inbox?.flatMap(({ fact, question }) =>
    typeof question === "object" && "set_clock" in question ? [{ fact, ...question.set_clock }] : [],
  );
  return (
    <div class="list" role="group" aria-label="Board">
      {game && clocks?.map(({ fact, ...to }) => (
        <div key={fact} class="row task">
          <ToSet game={game} to={to} />
          <Target
            class="act"
            adds="the clock shows that now"
            onTap={(at) => {
              judge.saw(board, "clock_set", "the clock is set", at);
              close();
            }}
          >
            It is set
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
          {game.ready ? "Not ready after all" : "Ready"}
        </Target>
      )}
      {game && <List judge={judge} board={board} game={game} />}
      {judge.offers(board, "pause") && words.pauses.map((reason) => (
        <Target key={reason} class="row" onTap={(at) => (judge.pause(board, reason, at), close())}>
          Pause: {reason}
        </Target>
      ))}
      {judge.offers(board, "draw_agreed") && (
        <Target class="row" onTap={(at) => (judge.saw(board, "draw_agreed", "both agreed to a draw", at), close())}>
          Both agreed to a draw
        </Target>
      )}
      {ofBoth()
        .filter(({ seen }) => judge.offers(board, actOf(seen)))
        .map(({ text, seen }) => (
          <Target key={text} class="row" onTap={(at) => (judge.saw(board, seen, `${text.charAt(0).toLowerCase()}${text.slice(1)}`, at), close())}>
            {text}
          </Target>
        ))}
    </div>
  );
}

function Chief({ judge, board }: { judge: Judge; board: BoardView }) {
  return (
    <Target class="row chief" onTap={(at) => (judge.saw(board, "chief_called", "head referee called", at), (judge.panel.value = undefined))}>
      CALL CHIEF to this board
    </Target>
  );
}

/** What a match and a sprint have: the hour and the points, which game of the chain is on. */
function MatchWords({ game }: { game: GameView }) {
  const left = untilLimit(game, now.value);
  const link = game.link ?? 1;
  const { white, black } = game.sides;
  return (
    <>
      {left !== undefined && (
        <p>
          {page.limit}: {clockText(left)}
          {white.points != null && black.points != null && `; ${words.side.white} ${page.points(white.points)}, ${words.side.black} ${page.points(black.points)}`}
        </p>
      )}
      {link > 1 && <p>{page.linkWhy(link)}.</p>}
    </>
  );
}

/** Board, result, and a last look with both names before it goes out. */
function Result({ judge, board, game }: { judge: Judge; board: BoardView; game: GameView }) {
  const [result, setResult] = useState<GameResult>();
  const [how, setHow] = useState<Termination>();
  if (result === undefined) {
    return (
      <div class="list" role="group" aria-label="Result">
        <p>
          {words.player(game, "white")} (White) – {words.player(game, "black")} (Black). {words.entered(game)}
        </p>
        {judge.offers(board, "enter_result") && words.results.map(({ value, short }) => (
          <Target key={short} class="row" onTap={() => setResult(value)}>
            <b>{short}</b> {words.resultInFull(value, game)}
          </Target>
        ))}
      </div>
    );
  }
  return (
    <div class="confirm" role="group" aria-label="Confirm the result">
      <p class="big">Board {board.board}</p>
      <p class="big">{words.result(result)}</p>
      <p>{words.resultInFull(result, game)}</p>
      <Choice
        legend="How it came about, if you know"
        of={[undefined, ...endsIn(board.permits, result)].map((by) => ({ value: by, words: by ? words.termination[by] : "not said" }))}
        chosen={how}
        choose={setHow}
      />
      <Target class="row yes" onTap={(at) => (judge.enterResult(board, game, result, how, at), (judge.panel.value = undefined))}>
        Enter this result
      </Target>
      <Target class="row" onTap={() => (setHow(undefined), setResult(undefined))}>
        Another result
      </Target>
    </div>
  );
}

/** One sweep over his lanes: all of them, but for those he takes out. */
function Ready({ judge }: { judge: Judge }) {
  const own = judge.welcomed.value?.boards ?? [];
  const all = (judge.court.value?.boards ?? []).map(({ board }) => board).filter((board) => own.length === 0 || own.includes(board));
  const [except, setExcept] = useState<number[]>([]);
  const lanes = all.filter((board) => !except.includes(board));
  const shown = judge.settings.value.isFlipped ? [...all].reverse() : all;
  const send = (ready: boolean) => (at: number) => {
    judge.ready(lanes, ready, at);
    judge.panel.value = undefined;
  };
  return (
    <Panel judge={judge} title="My lanes are ready, except…">
      <fieldset class="choice lanes">
        <legend>Touch the lanes that are not</legend>
        {shown.map((board) => (
          <Target
            key={board}
            class="option"
            pressed={!except.includes(board)}
            onTap={() => setExcept(except.includes(board) ? except.filter((each) => each !== board) : [...except, board])}
          >
            <span class="unseen">Lane </span>
            {board} {except.includes(board) ? "✕ not" : "✓"}
          </Target>
        ))}
      </fieldset>
      <div class="list">
        <Target class="row yes" disabled={lanes.length === 0} onTap={send(true)}>
          {lanes.length} lanes ready{except.length > 0 && `, not ${[...except].sort((a, b) => a - b).join(", ")}`}
        </Target>
        <Target class="row" disabled={lanes.length === 0} onTap={send(false)}>
          {lanes.length} lanes not ready after all
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
    <Panel judge={judge} title="My presses">
      {presses.length === 0 && <p>None yet.</p>}
      <ol class="log">
        {presses.map((press) => (
          <li key={`${press.request.boot}/${press.request.n}`}>
            <PressWords judge={judge} press={press} />
            <time>{new Date(press.told.made - judge.ahead.value).toLocaleTimeString([], { hourCycle: "h23" })}</time>
            <div class="acts">
              <UndoActs judge={judge} press={press} />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
