// One board: its state, its questions, and every act of the head referee that the court permits there.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { plainFaults } from "../session/permits";
import { Target } from "../session/press-target";
import { Choice, Result } from "../session/result";
import * as words from "../session/words";
import { clockText, leftAt, now } from "../time";
import type { BoardView, Fault, GameResult, GameView, PenaltyView, Sanction, Side } from "../wire";
import { Consequence, Inbox } from "./inbox";
import type { Referee } from "./referee";
import { players, stateOf, typedTime } from "./texts";

const SIDES: Side[] = ["white", "black"];
const PARTS = ["play", "penalties", "result", "clock"] as const;

export function Board({ referee, board }: { referee: Referee; board: BoardView }) {
  const [part, setPart] = useState<(typeof PARTS)[number]>("play");
  const game = board.game ?? undefined;
  const open = referee.inbox().filter((each) => each.board.board === board.board);
  return (
    <>
      <h2>
        {say("judge-board", { board: board.board })}: {say("referee-state", { state: stateOf(board) })}
      </h2>
      {game ? (
        <>
          <p>{players(game)}</p>
          <Clocks game={game} />
          {open.length > 0 && <Inbox referee={referee} open={open} />}
          <Choice legend={say("judge-what")} of={[...PARTS]} say={(part) => say("referee-part", { part })} chosen={part} choose={setPart} />
          {part === "play" && <Play referee={referee} board={board} />}
          {part === "penalties" && <Penalties referee={referee} board={board} game={game} />}
          {part === "result" && (
            <>
              <Result device={referee} board={board} game={game} onEnter={(result, how, at) => referee.enterResult(board, game, result, how, at)} />
              {(referee.offers(board, "rule_result") || referee.offers(board, "correct_result")) && <Rule referee={referee} board={board} game={game} />}
            </>
          )}
          {part === "clock" && referee.offers(board, "set_clock") && <SetClock referee={referee} board={board} game={game} />}
        </>
      ) : (
        <p>{say("judge-no-result")}</p>
      )}
    </>
  );
}

function Clocks({ game }: { game: GameView }) {
  if (SIDES.every((side) => game.sides[side].left == null)) return null;
  return (
    <p class="clocks">
      {SIDES.map((side) => (
        <span key={side} class={game.running?.side === side ? "runs" : ""}>
          {say("side", { side })} <b>{clockText(leftAt(game, side, now.value))}</b>
        </span>
      ))}
    </p>
  );
}

/** Start or resume, abort, void the start, stop. */
function Play({ referee, board }: { referee: Referee; board: BoardView }) {
  const only = [board.board];
  return (
    <div class="list">
      {referee.offers(board, "start") && (
        <Target class="row go" onTap={(at) => referee.start(only, "", at)}>
          {say("referee-start", { boards: only })}
        </Target>
      )}
      {referee.offers(board, "abort") && (
        <Target class="row chief" onTap={(at) => referee.abort(only, at)}>
          {say("referee-abort", { boards: only })}
        </Target>
      )}
      {referee.offers(board, "pause") &&
        words.pauses().map((reason) => (
          <Target key={reason} class="row" onTap={(at) => referee.pause(only, reason, at)}>
            {say("judge-pause", { reason })}
          </Target>
        ))}
      {referee.offers(board, "annul") && (
        <Reasoned label={say("referee-annul")} act={say("referee-annul-act")} onSay={(reason, at) => referee.annul(board.board, reason, at)} />
      )}
    </div>
  );
}

/** An act that needs a reason. */
function Reasoned({ label, act, onSay }: { label: string; act: string; onSay: (reason: string, at: number) => void }) {
  const [reason, setReason] = useState("");
  return (
    <form
      class="row other"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onSay(reason.trim(), event.timeStamp);
      }}
    >
      <label>
        {label}
        <input value={reason} maxLength={100} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button class="target act" disabled={!reason.trim()}>
        {act}
      </button>
    </form>
  );
}

/** The penalties of both players, each with its void and its replacement, and the call of a fault. */
function Penalties({ referee, board, game }: { referee: Referee; board: BoardView; game: GameView }) {
  const [side, setSide] = useState<Side>("white");
  const sanctions: Sanction[] = referee.has(board, "penalty") ? ["stop", "warning", "note"] : ["warning", "note"];
  const [sanction, setSanction] = useState(sanctions[0] as Sanction);
  const [target, setTarget] = useState(board.board);
  const [chosen, choose] = useState<{ act: "void" | "replace"; penalty: PenaltyView }>();
  const replaced = chosen?.act === "replace" ? chosen.penalty : undefined;
  const boards = (referee.court.value?.boards ?? []).flatMap((each) => (each.game ? [each.board] : []));
  const done = () => {
    choose(undefined);
    setTarget(board.board);
  };
  const call = (fault: Fault, at: number) => {
    if (replaced) referee.replace(board.board, replaced, target, side, fault, sanction, at);
    else referee.fault(board, side, fault, sanction, at);
    done();
  };
  return (
    <>
      {SIDES.flatMap((whose) =>
        (game.sides[whose].penalties ?? []).map((penalty) => {
          const told = say("referee-penalty", { side: whose, fault: penalty.fault, state: penalty.state });
          return (
            <div key={penalty.fact} class="row task">
              <p>{told}</p>
              <Target class="act" adds={told} pressed={chosen?.act === "void"} onTap={() => choose({ act: "void", penalty })}>
                {say("referee-void")}
              </Target>
              <Target class="act" adds={told} pressed={chosen?.act === "replace"} onTap={() => (choose({ act: "replace", penalty }), setSide(whose))}>
                {say("judge-replace")}
              </Target>
              {chosen?.act === "void" && chosen.penalty.fact === penalty.fact && <Void referee={referee} board={board} penalty={penalty} done={done} />}
            </div>
          );
        }),
      )}
      {(replaced || referee.offers(board, "fault")) && (
        <>
          <h3>{replaced ? say("referee-replace", { fault: replaced.fault }) : say("referee-call")}</h3>
          {replaced && <Choice legend={say("referee-on-board")} of={boards} say={(number) => `${number}`} chosen={target} choose={setTarget} />}
          <Choice legend={say("judge-who")} of={SIDES} say={(of) => (target === board.board ? say("judge-player", { name: words.player(game, of), side: of }) : say("side", { side: of }))} chosen={side} choose={setSide} />
          <Choice legend={say("judge-costs")} of={sanctions} say={(sanction) => say("judge-cost", { sanction })} chosen={sanction} choose={setSanction} />
          <div class="list">
            {plainFaults(board.permits?.faults).map((fault) => (
              <Target key={fault} class="row" onTap={(at) => call(fault, at)}>
                {say("fault", { fault })}
              </Target>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The void of a penalty: its effect first, then the reason. */
function Void({ referee, board, penalty, done }: { referee: Referee; board: BoardView; penalty: PenaltyView; done: () => void }) {
  return (
    <div class="void">
      <Consequence referee={referee} ask={{ void: { fact: penalty.fact, reason: say("referee-void") } }} basis={`${board.game?.ply} ${penalty.state}`} />
      <Reasoned label={say("referee-reason")} act={say("referee-void")} onSay={(reason, at) => (referee.voided(board.board, penalty, reason, at), done())} />
    </div>
  );
}

/** A result that the head referee rules, or the correction of a sealed one: its effect first, then the reason. */
function Rule({ referee, board, game }: { referee: Referee; board: BoardView; game: GameView }) {
  const [result, setResult] = useState<GameResult>();
  const isSealed = referee.offers(board, "correct_result");
  return (
    <fieldset class="choice announced">
      <legend>{isSealed ? say("referee-correct-result") : say("referee-rule-result")}</legend>
      <Choice legend={say("judge-result")} of={words.results} say={words.score} chosen={result} choose={setResult} />
      {result && (
        <>
          <p>{words.resultInFull(result, game)}</p>
          <Consequence referee={referee} ask={referee.ruling(game, result, say("judge-result"), isSealed)} basis={`${game.result} ${game.manual}`} />
          <Reasoned
            label={say("referee-reason")}
            act={isSealed ? say("referee-correct") : say("referee-rule")}
            onSay={(reason, at) => (referee.ruleResult(board.board, game, result, reason, isSealed, at), setResult(undefined))}
          />
        </>
      )}
    </fieldset>
  );
}

/** The correction of both clocks; a time that is not typed stays. */
function SetClock({ referee, board, game }: { referee: Referee; board: BoardView; game: GameView }) {
  const [typed, setTyped] = useState({ white: "", black: "" });
  const [toRun, setToRun] = useState<Side>();
  const isWrong = (side: Side) => typed[side].trim() !== "" && typedTime(typed[side]) === undefined;
  const isEmpty = typed.white.trim() === "" && typed.black.trim() === "";
  return (
    <fieldset class="choice announced">
      <legend>{say("referee-clock")}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          {say("referee-clock-of", { side })}
          <input
            value={typed[side]}
            inputMode="text"
            placeholder={clockText(leftAt(game, side, now.peek()))}
            aria-invalid={isWrong(side)}
            onInput={(event) => setTyped({ ...typed, [side]: event.currentTarget.value })}
          />
        </label>
      ))}
      <Choice
        legend={say("referee-to-run")}
        of={[undefined, ...SIDES]}
        say={(side) => (side ? say("side", { side }) : say("referee-as-it-is"))}
        chosen={toRun}
        choose={setToRun}
      />
      {(isWrong("white") || isWrong("black")) && <p role="alert">{say("referee-not-a-time")}</p>}
      {!isEmpty && !isWrong("white") && !isWrong("black") && (
        <Reasoned
          label={say("referee-reason")}
          act={say("referee-set-clock")}
          onSay={(reason, at) => {
            const left = { white: typedTime(typed.white) ?? null, black: typedTime(typed.black) ?? null };
            referee.setClock(board.board, game, left, toRun, reason, at);
            setTyped({ white: "", black: "" });
          }}
        />
      )}
    </fieldset>
  );
}
