// The pages of a device without a session: enrolment by the code of the server's terminal or by asking
// the head referee, and the note that another tab has taken over.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Languages } from "../language";
import { say } from "../messages";
import type { Device } from "./device";
import type { Entrance } from "./link";
import { Target } from "./press-target";
import * as words from "./words";

/** Another tab of this phone has taken over. */
export function Taken() {
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

interface Door {
  device: Device;
  title: string;
  code: string | undefined;
  /** The reason that a device which is let in stands here: only another code helps. */
  why?: string | undefined;
  /** The outcome of asking, where it is not this page. */
  hint?: string;
  /** Other ways, at the end. */
  children?: ComponentChildren;
}

/** Enrolment: by the code of the server's terminal, or by asking the head referee. */
export function Enrolment({ device, title, code, why, hint, children }: Door) {
  const standing = device.standing.value;
  const [name, setName] = useState(device.settings.value.name);
  const [typed, setTyped] = useState(code ?? "");
  const unsent = device.unsent.value;
  const hasName = name.trim() !== "";
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entered = useRef("");
  // a code works once
  useEffect(() => {
    if (standing.is === "up") setTyped((typed) => (typed.trim() === entered.current ? "" : typed));
  }, [standing.is]);
  const enter = (by: Entrance) => {
    if (by !== "asking") entered.current = by.code;
    setIsAsked(true);
    if (hasName) device.enter(by, name.trim());
    else field.current?.focus();
  };
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
        <Target class="row" onTap={() => device.enter(undefined, name)}>
          {say("judge-stop-asking")}
        </Target>
      </main>
    );
  }
  return (
    <main class="door">
      <h1>{title}</h1>
      {(standing.is === "stopped" || why) && (
        <p class="why" role="alert">
          {standing.is === "stopped" ? standing.why : why}
        </p>
      )}
      {(standing.is === "connecting" || standing.is === "down") && <p>{words.link(standing, 0, performance.now()).words}</p>}
      {unsent > 0 && <p role="status">{say("judge-unsent", { unsent })}</p>}
      {standing.is === "stopped" && standing.code === "replaced" ? (
        <Target class="row yes" onTap={() => device.enter(undefined, name)}>
          {say("judge-here")}
        </Target>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            enter({ code: typed.trim() });
          }}
        >
          <label>
            {say("judge-name")}
            <input value={name} ref={field} maxLength={40} autocomplete="name" aria-invalid={isAsked} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          {isAsked && !hasName && (
            <p class="trouble" role="alert">
              {say("judge-name-first")}
            </p>
          )}
          {!why && (
            <>
              <button type="button" class={`target row${typed ? "" : " yes"}`} onClick={() => enter("asking")}>
                {say("judge-ask")}
              </button>
              {hint && <p>{hint}</p>}
            </>
          )}
          <label>
            {say("judge-code")}
            <input value={typed} inputMode="numeric" maxLength={20} autocomplete="one-time-code" onInput={(event) => setTyped(event.currentTarget.value)} />
          </label>
          <button class={`target row${typed ? " yes" : ""}`} disabled={!typed.trim()}>
            {say("judge-enrol")}
          </button>
        </form>
      )}
      {children}
      <Languages />
    </main>
  );
}
