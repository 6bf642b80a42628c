// The head referee's page: the door until a head referee's code lets the device in, then the boards as
// a strip, and below them the inbox, the round, the devices or one board.
//
// The terminal alone pairs games, sets positions, players and evidence, splits calls, voids rulings that
// are no calls, waives items of the check-list, gives or takes time for a fault, and changes the duties
// of devices that are let in.
import { say } from "../messages";
import { Door, Taken } from "../session/door";
import { CountDown, Courts, LinkWords, Spoken } from "../session/frame";
import { Target } from "../session/press-target";
import * as words from "../session/words";
import type { BoardView } from "../wire";
import { Board } from "./board";
import { Devices } from "./devices";
import { Inbox } from "./inbox";
import type { Referee, Tab } from "./referee";
import { Round } from "./round";
import { signs, stateOf } from "./texts";

const TABS = ["inbox", "round", "devices", "log"] as const;

export function Page({ referee, code }: { referee: Referee; code: string | undefined }) {
  const standing = referee.standing.value;
  if (referee.isTaken.value) return <Taken />;
  return (
    <div class={`page referee link-${standing.is}`}>
      {!referee.isEnrolled.value || standing.is === "stopped" ? (
        <Door device={referee} title={say("referee-title")} code={code} />
      ) : (
        <>
          <header class="top">
            <LinkWords device={referee} />
            <CountDown device={referee} />
            <Courts device={referee} />
          </header>
          {referee.welcomed.value && !referee.isHead() ? <p class="why">{say("referee-no-head")}</p> : <Body referee={referee} />}
        </>
      )}
      <Spoken device={referee} />
    </div>
  );
}

function Body({ referee }: { referee: Referee }) {
  const court = referee.court.value;
  const tab = referee.tab.value;
  if (!court) return <p class="waiting">{say("judge-waiting")}</p>;
  const board = tab.is === "board" ? court.boards.find((each) => each.board === tab.board) : undefined;
  return (
    <>
      <main>
        <ol class="strip" aria-label={say("referee-boards")}>
          {court.boards.map((each) => (
            <Cell key={each.board} board={each} isShown={each === board} onTap={() => (referee.tab.value = { is: "board", board: each.board })} />
          ))}
        </ol>
        <section class="panel-body">
          {board ? <Board key={board.board} referee={referee} board={board} /> : null}
          {tab.is === "inbox" && <Inbox referee={referee} open={referee.inbox()} />}
          {tab.is === "round" && <Round referee={referee} boards={court.boards} />}
          {tab.is === "devices" && <Devices referee={referee} />}
          {tab.is === "log" && <Log referee={referee} />}
        </section>
      </main>
      <footer class="bottom">
        <LastPress referee={referee} />
        <nav class="acts" aria-label={say("referee-parts")}>
          {TABS.map((is) => (
            <Target key={is} class="act" pressed={tab.is === is} onTap={() => (referee.tab.value = { is } as Tab)}>
              {say("referee-tab", { tab: is, open: referee.inbox().length })}
            </Target>
          ))}
        </nav>
      </footer>
    </>
  );
}

function Cell({ board, isShown, onTap }: { board: BoardView; isShown: boolean; onTap: () => void }) {
  const state = stateOf(board);
  return (
    <li>
      <Target class={`cell state-${state}`} pressed={isShown} adds={say("referee-state", { state })} onTap={onTap}>
        {board.board}
        <small aria-hidden="true">{signs[state]}</small>
      </Target>
    </li>
  );
}

function LastPress({ referee }: { referee: Referee }) {
  const press = referee.presses.value.findLast((each) => !referee.isPast(each));
  return <div class="last">{press ? <PressWords referee={referee} press={press} /> : <p>{say("referee-hint")}</p>}</div>;
}

function PressWords({ referee, press }: { referee: Referee; press: Referee["presses"]["value"][number] }) {
  const { sign, words: state, more } = words.state(referee.progress(press));
  return (
    <p class="press">
      <span>
        {press.told.lane !== undefined && <b>{say("judge-board", { board: press.told.lane })}</b>} {press.told.words}
      </span>
      <span class="state">
        <span aria-hidden="true">{sign}</span> {state}
        {more && `: ${more}`}
      </span>
    </p>
  );
}

/** The referee's own presses, the last one first. */
function Log({ referee }: { referee: Referee }) {
  const presses = referee.presses.value.slice(-60).reverse();
  return (
    <>
      <h2>{say("judge-log-title")}</h2>
      {presses.length === 0 && <p>{say("judge-log-empty")}</p>}
      <ol class="log">
        {presses.map((press) => (
          <li key={`${press.request.boot}/${press.request.n}`}>
            <PressWords referee={referee} press={press} />
          </li>
        ))}
      </ol>
    </>
  );
}
