// The devices of the event with their delay and battery, and the phones that ask to come in.
import { Languages } from "../language";
import { say } from "../messages";
import { Target } from "../session/press-target";
import { refused } from "../session/words";
import type { Asking, Role } from "../wire";
import type { Referee } from "./referee";
import { reach } from "./texts";

const ROLES: Role[] = ["judge", "deputy", "board"];

export function Devices({ referee }: { referee: Referee }) {
  const presence = referee.presence.value;
  if (!presence) return <p>{say("referee-no-devices")}</p>;
  return (
    <>
      {presence.asking?.map((asking) => (
        <Phone key={asking.number} referee={referee} asking={asking} />
      ))}
      <h2>{say("referee-devices", { devices: presence.devices.length })}</h2>
      <ol class="log">
        {presence.devices.map((device) => (
          <li key={device.device} class={`device reach-${device.reach}`}>
            <b>{device.name}</b>
            <span>{say("referee-duty", { role: device.role, lanes: device.boards, end: device.says?.line?.end, at: device.says?.line?.lanes?.join(", ") })}</span>
            <span class="press">{reach(device)}</span>
          </li>
        ))}
      </ol>
      <Languages />
    </>
  );
}

/** A phone that asks to come in: one touch gives it a role on this court. */
function Phone({ referee, asking: { number, name } }: { referee: Referee; asking: Asking }) {
  const key = `asking ${number}`;
  const refusal = referee.refusalOf(key);
  const court = referee.court.value?.court ?? 1;
  return (
    <article class="card">
      <h3>{say("referee-asks", { number, name })}</h3>
      {refusal && <p class="trouble">{refused(refusal)}</p>}
      <div class="answers">
        {ROLES.map((role) => (
          <Target key={role} class="row key" adds={name} onTap={() => referee.change(key, { grant: { asking: number, name, role, courts: [court], boards: [] } })}>
            {say("referee-let-in", { role })}
          </Target>
        ))}
        <Target class="row key" adds={name} onTap={() => referee.change(key, { deny: { asking: number } })}>
          {say("referee-deny")}
        </Target>
      </div>
    </article>
  );
}
