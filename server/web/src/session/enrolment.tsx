// The pages of a device without a session: enrolment by the code of the server's terminal or by asking
// the head referee, and the note that another tab has taken over.
import { useRef, useState } from "preact/hooks";
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

/** Enrolment: by the code of the server's terminal, or by asking the head referee. */
export function Enrolment({ device, title, code }: { device: Device; title: string; code: string | undefined }) {
  const standing = device.standing.value;
  const [name, setName] = useState(device.settings.value.name);
  const [typed, setTyped] = useState(code ?? "");
  const unsent = device.unsent.value;
  const hasName = name.trim() !== "";
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = (by: Entrance) => {
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
      {standing.is === "stopped" && (
        <p class="why" role="alert">
          {standing.why}
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
            enter(typed.trim() ? { code: typed.trim() } : "asking");
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
          <button type="button" class={`target row${typed ? "" : " yes"}`} onClick={() => enter("asking")}>
            {say("judge-ask")}
          </button>
          <label>
            {say("judge-code")}
            <input value={typed} inputMode="numeric" maxLength={20} autocomplete="one-time-code" onInput={(event) => setTyped(event.currentTarget.value)} />
          </label>
          <button class={`target row${typed ? " yes" : ""}`} disabled={!typed.trim()}>
            {say("judge-enrol")}
          </button>
        </form>
      )}
      <Languages />
    </main>
  );
}
