// The judge's page: whoever is not let in yet sees how to get in, everyone else his lanes.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { Bottom, Spoken, Top } from "./bars";
import type { Judge } from "./judge";
import { Panels } from "./panels";
import { Target } from "./press-target";
import { Tiles } from "./tiles";
import * as words from "./words";

export function Page({ judge, code }: { judge: Judge; code: string | undefined }) {
  const standing = judge.standing.value;
  const panel = judge.panel.value;
  const closed = useRef(panel);
  useEffect(() => {
    // whoever works by keyboard goes on where he was
    if (!panel && closed.current) {
      const lane = closed.current.is === "lane" ? `.tile[data-lane="${closed.current.board}"] button` : ".bottom button";
      document.querySelector<HTMLElement>(lane)?.focus();
    }
    closed.current = panel;
  }, [panel]);
  if (judge.isTaken.value) return <Taken />;
  return (
    <div class={`page link-${standing.is}`}>
      {!judge.isEnrolled.value || standing.is === "stopped" ? (
        <Door judge={judge} code={code} />
      ) : (
        <>
          <Top judge={judge} />
          <main>{panel ? <Panels judge={judge} /> : <Tiles judge={judge} />}</main>
          <Bottom judge={judge} />
        </>
      )}
      <Spoken judge={judge} />
    </div>
  );
}

/** Another tab of this phone has taken over. */
function Taken() {
  return (
    <div class="page link-stopped">
      <main class="door">
        <h1>{say("judge-taken")}</h1>
        <p role="status">{say("judge-taken-why")}</p>
        <Target class="row yes" onTap={() => location.reload()}>
          {say("judge-in-this-tab")}
        </Target>
      </main>
    </div>
  );
}

/** Enrolment: by the code of the server's terminal, or by asking the head referee. */
function Door({ judge, code }: { judge: Judge; code: string | undefined }) {
  const standing = judge.standing.value;
  const [name, setName] = useState(judge.settings.value.name);
  const [typed, setTyped] = useState(code ?? "");
  const unsent = judge.unsent.value;
  const hasName = name.trim() !== "";
  if (standing.is === "asking") {
    return (
      <main class="door">
        <h1>{say("judge-asking-title")}</h1>
        {standing.number === undefined ? (
          <p role="status">{say("judge-asking")}</p>
        ) : (
          <>
            <p>{say("judge-number")}</p>
            <p class="number" role="status">
              {standing.number}
            </p>
            <p>{say("judge-let-in")}</p>
          </>
        )}
        <Target class="row" onTap={() => judge.enter(undefined, name)}>
          {say("judge-stop-asking")}
        </Target>
      </main>
    );
  }
  return (
    <main class="door">
      <h1>{say("judge-title")}</h1>
      {standing.is === "stopped" && (
        <p class="why" role="alert">
          {standing.why}
        </p>
      )}
      {(standing.is === "connecting" || standing.is === "down") && <p>{words.link(standing, 0, performance.now()).words}</p>}
      {unsent > 0 && <p role="status">{say("judge-unsent", { unsent })}</p>}
      {standing.is === "stopped" && standing.code === "replaced" ? (
        <Target class="row yes" onTap={() => judge.enter(undefined, name)}>
          {say("judge-here")}
        </Target>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (hasName && typed.trim()) judge.enter({ code: typed.trim() }, name.trim());
          }}
        >
          <label>
            {say("judge-name")}
            <input value={name} maxLength={40} autocomplete="name" required onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label>
            {say("judge-code")}
            <input value={typed} inputMode="numeric" maxLength={20} autocomplete="one-time-code" onInput={(event) => setTyped(event.currentTarget.value)} />
          </label>
          <button class="target row yes" disabled={!hasName || !typed.trim()}>
            {say("judge-enrol")}
          </button>
          <button type="button" class="target row" disabled={!hasName} onClick={() => judge.enter("asking", name.trim())}>
            {say("judge-ask")}
          </button>
        </form>
      )}
    </main>
  );
}
