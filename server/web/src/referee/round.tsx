// The round on one court or on all: readiness with its exceptions, 3-2-1-GO and the screens that show it,
// stops, and the seal of all agreed results.
import { useState } from "preact/hooks";
import { render, say } from "../messages";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { hindrance, reasons, score } from "../session/words";
import { now } from "../time";
import type { Ask, BoardView, GameView, RoundGames, Snapshot } from "../wire";
import { formsOfMany, type Sent } from "./acts";
import { basisOf, Consequence, Forms } from "./form";
import type { Place, Referee } from "./referee";
import { roundOn } from "./round-on";
import { boardName, boardsName, byCourt, capital, shownOn, stateOf } from "./texts";

/** GO of several courts at one instant: three words of a second each, and one second for the way to every screen. */
const GO_AHEAD_MS = 4_000;

export function Round({ referee }: { referee: Referee }) {
  const all = referee.all();
  const [scope, setScope] = useState<number | null>(null);
  const courts = all.filter(({ court }) => scope === null || court === scope);
  return (
    <>
      {all.length > 1 && (
        <Choice legend={say("judge-court")} of={[null, ...all.map(({ court }) => court)]} say={(court) => (court ? courtName(all, court) : say("referee-all-courts"))} chosen={scope} choose={setScope} />
      )}
      <OfCourts key={scope} referee={referee} courts={courts} />
      <Earlier referee={referee} courts={courts} />
      <NextRound referee={referee} courts={scope === null ? [] : [scope]} />
    </>
  );
}

const courtName = (courts: Snapshot[], court: number): string => courts.find((each) => each.court === court)?.setup.name ?? say("court", { court });

/** A board and its court as one name. */
const keyOf = ({ court, board }: Place): string => `${court}/${board.board}`;

function OfCourts({ referee, courts }: { referee: Referee; courts: Snapshot[] }) {
  const [turned, turn] = useState<string[]>([]);
  const [despite, setDespite] = useState("");
  const places = courts.flatMap(({ court, boards }) => boards.map((board): Place => ({ court, board })));
  const played = places.filter(({ board }) => board.game);
  const over = played.filter(({ board }) => board.game?.phase === "finished");
  const entered = played.filter(({ board }) => stateOf(board) === "entered");
  const startable = played.filter(({ board }) => referee.offers(board, "start"));
  const isFirst = startable.some(({ board }) => board.game?.phase === "waiting");
  // a game that was stopped goes on by his word: it is chosen at first only where nothing else could be started and nothing is open
  const isMeant = ({ board: { game } }: Place) => (isFirst ? game?.phase === "waiting" : !game?.inbox?.length);
  const chosen = startable.filter((place) => isMeant(place) !== turned.includes(keyOf(place)));
  const unready = chosen.filter(({ board: { game } }) => game?.phase === "waiting" && !game.ready);
  const counting = played.filter(({ board }) => board.game?.phase === "countdown" && referee.offers(board, "abort"));
  const running = played.filter(({ board }) => board.game?.phase === "running" && referee.offers(board, "pause"));
  const agreed = played.filter(({ board: { game }, board }) => game?.result === "confirmed" && game.ended && referee.offers(board, "seal"));
  const hindrances = (referee.presence.value?.hindrances ?? []).filter((each) => chosen.some(({ court, board }) => each.court === court && each.boards.includes(board.board)));
  // devices of these boards that are gone: no start waits for them
  const away = (referee.presence.value?.devices ?? []).filter(
    ({ reach, role, relieved, courts, boards }) =>
      reach === "away" && !relieved && (role === "board" || role === "judge") && chosen.some(({ court, board }) => courts.includes(court) && (boards.length === 0 || boards.includes(board.board))),
  );
  const names = (of: Place[]) => boardsName(referee, of);
  /** The same request to each court, for its boards. */
  const send = (of: Place[], ask: (boards: number[]) => Ask, told: (boards: string) => string, at: number) => {
    for (const [court, places] of byCourt(of)) {
      const boards = places.map(({ board }) => board.board);
      referee.act(court, ask(boards), told(names(places)), at, boards.length === 1 ? boards[0] : undefined, boards[0]);
    }
  };
  const basis = places.map(basisOf).join();
  const isOfSeveral = new Set(chosen.map(({ court }) => court)).size > 1;
  const start = (at: number) => {
    const go = isOfSeveral ? { go_at: Math.round(now.value) + GO_AHEAD_MS } : {};
    send(chosen, (boards) => ({ start: { boards, ...go, ...(despite.trim() && { despite: despite.trim() }) } }), (boards) => say("referee-start", { boards }), at);
  };
  const toggle = (place: Place) => turn(turned.includes(keyOf(place)) ? turned.filter((each) => each !== keyOf(place)) : [...turned, keyOf(place)]);
  return (
    <>
      <h2>{say("referee-round", { over: over.length, games: played.length })}</h2>
      {entered.length > 0 && <p>{say("referee-entered", { boards: names(entered) })}</p>}
      {counting.length > 0 && (
        <Target class="row chief" onTap={(at) => send(counting, (boards) => ({ abort: { boards } }), (boards) => say("referee-abort", { boards }), at)}>
          {say("referee-abort", { boards: names(counting) })}
        </Target>
      )}
      {courts.map((court) => (
        <OnScreens key={court.court} referee={referee} court={court} />
      ))}
      {startable.length > 0 && (
        <>
          {unready.length > 0 && (
            <Target class="row" onTap={(at) => send(unready, (boards) => ({ ready: { boards, ready: true } }), (boards) => say("referee-all-ready", { boards }), at)}>
              {say("referee-all-ready", { boards: names(unready) })}
            </Target>
          )}
          {away.length > 0 && <p>{say("away", { n: away.length, names: away.map(({ name }) => name).join(", ") })}</p>}
          {hindrances.length > 0 && (
            <div class="facts">
              <p>{say("referee-hindrances")}</p>
              <ul>
                {hindrances.map((each) => (
                  <li key={JSON.stringify(each)}>
                    {courts.length > 1 && `${courtName(courts, each.court)}: `}
                    {hindrance(each, referee.presence.value?.devices)}
                  </li>
                ))}
              </ul>
              <label>
                {say("referee-despite")}
                <input value={despite} maxLength={100} onInput={(event) => setDespite(event.currentTarget.value)} />
              </label>
            </div>
          )}
          <Target class="row go" disabled={chosen.length === 0 || !referee.isCurrent() || (hindrances.length > 0 && !despite.trim())} onTap={start}>
            {say("referee-start", { boards: names(chosen) })}
          </Target>
          {!referee.isCurrent() && <p>{say("referee-no-countdown")}</p>}
          {/* below the keys: with two courts they would lie out of sight on a phone */}
          <fieldset class="choice lanes">
            <legend>{say("referee-except")}</legend>
            {startable.map((place) => {
              const isIn = chosen.includes(place);
              return (
                <Target key={keyOf(place)} class="option" pressed={isIn} adds={say("referee-state", { state: stateOf(place.board) })} onTap={() => toggle(place)}>
                  {courts.length > 1 && <small>{place.court}·</small>}
                  {place.board.board} {say("judge-sweep-lane", { ready: isIn })}
                </Target>
              );
            })}
          </fieldset>
        </>
      )}
      {running.length > 0 && (
        <fieldset class="choice">
          <legend>{say("referee-stop-all", { boards: names(running) })}</legend>
          {reasons("pause").map((reason) => (
            <Target key={reason} class="option" onTap={(at) => send(running, (boards) => ({ pause: { boards, reason } }), () => say("judge-told-pause", { reason }), at)}>
              {say("judge-pause", { reason })}
            </Target>
          ))}
        </fieldset>
      )}
      {agreed.length > 0 && <Seal referee={referee} agreed={agreed} names={names(agreed)} />}
      <Forms
        forms={formsOfMany(referee, places, chosen, hindrances.length > 0)}
        onDo={(sent, told, at) => sent.forEach(({ court, ask, of }) => referee.act(court, ask, say("referee-of-boards", { act: told, boards: names(of) }), at, undefined, of[0]?.board.board))}
        {...(courts.length === 1 && { previews: ({ court, ask }: Sent) => <Consequence referee={referee} court={court} ask={ask} basis={basis} /> })}
      />
    </>
  );
}

/** The next round is put on as the event desk has published it, or from a file; a court's refusal asks for a reason. */
function NextRound({ referee, courts }: { referee: Referee; courts: number[] }) {
  const [file, choose] = useState<{ name: string; text: string }>();
  const [despite, setDespite] = useState("");
  const answer = referee.roundOf();
  const told = answer?.courts.map(roundOn);
  const isRefused = answer?.courts.some(({ refusal }) => refusal);
  const asksWhy = answer?.courts.some(({ refusal }) => typeof refusal === "object" && refusal && "not_sealed" in refusal);
  const isDue = referee.all().every(({ boards }) => boards.every(({ game }) => !game || game.phase === "finished"));
  const putOn = (games: RoundGames) => referee.putOn(games, courts, despite.trim() || undefined);
  return (
    <div class="next">
      <Target class={`row ${isDue ? "yes" : ""}`} disabled={!referee.isCurrent()} onTap={() => putOn("published")}>
        {say("referee-put-on-published")}
      </Target>
      <label>
        {say("referee-next-round")}
        <input
          type="file"
          accept=".toml,text/plain"
          onChange={async ({ currentTarget: { files } }) => {
            const [chosen] = files ?? [];
            if (chosen) choose({ name: chosen.name, text: await chosen.text() });
          }}
        />
      </label>
      {asksWhy && (
        <label>
          {say("referee-despite")}
          <input value={despite} maxLength={100} onInput={(event) => setDespite(event.currentTarget.value)} />
        </label>
      )}
      {file && (
        <Target class="row yes" disabled={!referee.isCurrent()} onTap={() => putOn({ file })}>
          {say("referee-put-on", { file: file.name })}
        </Target>
      )}
      {answer?.failed && <p role="alert">{render(answer.failed)}</p>}
      {told?.map((text) => (
        <p key={text} role="status" class={isRefused ? "facts" : ""}>
          {capital(text)}
        </p>
      ))}
    </div>
  );
}

function Seal({ referee, agreed, names }: { referee: Referee; agreed: Place[]; names: string }) {
  const label = say("referee-seal", { boards: names });
  const confirmed = (of: Place[]) => of.map(({ board }) => board.game as GameView).flatMap(({ game, ended }) => (ended ? [{ game, result: ended.result }] : []));
  return (
    <>
      <p>{agreed.map((place) => `${boardName(referee, place)} ${score(place.board.game!.ended!.result)}`).join(" · ")}</p>
      <Target
        class="row yes"
        onTap={(at) => byCourt(agreed).forEach(([court, of]) => referee.act(court, { seal: { games: confirmed(of) } }, label, at, undefined, of[0]?.board.board))}
      >
        {label}
      </Target>
    </>
  );
}

/** The referees' screens that show a countdown or a stop, and those that do not yet. */
function OnScreens({ referee, court }: { referee: Referee; court: Snapshot }) {
  const shown = shownOn(court, referee.lines.value, referee.presence.value);
  if (!shown) return null;
  const { on, not_on } = shown;
  const name = referee.courts.value.size > 1 && `${court.setup.name}: `;
  return (
    <p class={not_on.length > 0 ? "trouble" : "quiet"}>
      {name}
      {say("referee-on-screens", { on, not_on })}
    </p>
  );
}

/** Games of earlier rounds whose results are not sealed. */
function Earlier({ referee, courts }: { referee: Referee; courts: Snapshot[] }) {
  const open = courts.flatMap(({ court, earlier = [] }) => earlier.filter(({ game }) => game.result !== "sealed").map((each) => ({ court, board: { ...each, stale: false } as BoardView })));
  const agreed = open.filter(({ board }) => board.game?.result === "confirmed" && board.game.ended);
  if (open.length === 0) return null;
  return (
    <>
      <h3>{say("referee-earlier", { games: open.length })}</h3>
      <div class="list">
        {open.map((place) => {
          const game = place.board.game as GameView;
          return (
            <Target key={game.game} class="row" onTap={() => (referee.tab.value = { is: "board", court: place.court, board: place.board.board, game: game.game })}>
              {say("referee-earlier-game", { round: game.round, board: boardName(referee, place), state: stateOf(place.board) })}
            </Target>
          );
        })}
      </div>
      {agreed.length > 0 && <Seal referee={referee} agreed={agreed} names={boardsName(referee, agreed)} />}
    </>
  );
}
