// The devices of the event with their delay and battery, their duties, and the phones that ask to come in.
import { useState } from "preact/hooks";
import { Languages } from "../language";
import { say } from "../messages";
import { Looks } from "../session/frame";
import { Target } from "../session/press-target";
import { Choice } from "../session/result";
import { refused } from "../session/words";
import { elapsedText, now } from "../time";
import type { Asking, DeviceAct, DeviceHealth, Role } from "../wire";
import { type Form, pick, typed } from "./acts";
import { Forms } from "./form";
import type { Referee } from "./referee";
import { lanesOf, reach } from "./texts";

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
          <Row key={device.device} referee={referee} device={device} others={presence.devices} />
        ))}
      </ol>
      <h2>{say("referee-this-device")}</h2>
      <Looks device={referee} />
      <Languages />
    </>
  );
}

/** One device; its duty is changed below it. */
function Row({ referee, device, others }: { referee: Referee; device: DeviceHealth; others: DeviceHealth[] }) {
  const [isOpen, open] = useState(false);
  const key = `device ${device.device}`;
  return (
    <li class={`device reach-${device.reach}`}>
      <b>{device.name}</b>
      <Target class="act" adds={device.name} pressed={isOpen} onTap={() => open(!isOpen)}>
        {say("referee-duty-of")}
      </Target>
      <span>{duty(referee, device)}</span>
      <span class="reach">{reach(device)}</span>
      {isOpen && (
        <div class="press">
          <p class="quiet">{inFull(device)}</p>
          <p class="quiet">{shown(referee, device)}</p>
          <Forms forms={dutiesOf(referee, device, others)} onDo={([act]) => act && referee.change(key, act)} />
        </div>
      )}
      <Answered referee={referee} name={key} />
    </li>
  );
}

/** A device's role, courts and lanes. */
function duty(referee: Referee, { role, courts, boards, relieved, says }: DeviceHealth): string {
  if (relieved) return say("referee-relieved", { role });
  const isOne = referee.all().length === 1;
  return say("referee-duty", { role, courts: isOne ? [] : courts, lanes: boards, on: isOne ? undefined : says?.line?.court, end: says?.line?.end, at: says?.line?.lanes?.join(", ") });
}

/** A device's number and program, when it was heard, and the error of its clock. */
function inFull({ device, software, heard, clock_error: error }: DeviceHealth): string {
  return say("referee-device-in-full", { device, software, heard: heard == null ? undefined : elapsedText(now.value - heard), error: error == null ? undefined : Math.ceil(error / 1000) });
}

/** The records that its screen lacks, for each court: it tells the last record that it shows. */
function shown(referee: Referee, { says }: DeviceHealth): string {
  const each = (says?.shows ?? []).map(({ court, seq }) => say("screen-of-court", { court, missing: Math.max(0, (referee.courts.value.get(court)?.seq ?? 0) - seq) }));
  return say("screen-in-full", { shows: each.join(", ") || undefined });
}

/** The refusal of a change. */
function Answered({ referee, name }: { referee: Referee; name: string }) {
  const answer = referee.answerTo(name);
  return answer ? (
    <p class="trouble press" role="alert">
      {refused(answer)}
    </p>
  ) : null;
}

/** Courts and lanes of a duty. */
function places(referee: Referee, courts: number[], lanes: number[]) {
  const all = referee.all().map(({ court }) => court);
  const sets = all.length > 1 ? [all, ...all.map((court) => [court])] : [all];
  return {
    courts: pick(say("judge-court"), sets, (set) => (set.length === 1 ? `${set[0]}` : say("referee-all-courts")), sets.find((set) => JSON.stringify(set) === JSON.stringify(courts)) ?? sets.at(-1)),
    boards: typed(say("referee-lanes"), lanesOf, { wrong: say("referee-not-lanes"), ...(lanes.length > 0 && { hint: lanes.join(",") }) }),
  };
}

function dutiesOf(referee: Referee, device: DeviceHealth, others: DeviceHealth[]): Form<DeviceAct>[] {
  const id = device.device;
  const own = referee.welcomed.value?.device === id;
  const heirs = others.filter((other) => other.device !== id);
  const roles = pick<Role>(say("referee-role"), [...ROLES, "head", "organiser"], (role) => say("role", { role }), device.role);
  const heir = pick(say("referee-to-device"), heirs, ({ name }) => name);
  return [
    {
      name: say("verb-assign"),
      fields: { role: roles, ...places(referee, device.courts, device.boards) },
      make: ({ role, courts, boards }) => [{ assign: { device: id, role, courts, boards } }],
      ...(own && { warns: () => say("referee-own-device") }),
    },
    { name: say("verb-hand-over"), fields: { to: heir }, make: ({ to }) => [{ hand_over: { from: id, to: to.device } }] },
    { name: say("verb-revoke"), fields: {}, make: () => [{ revoke: { device: id } }], warns: () => (own ? say("referee-own-device") : say("referee-revoke-why")) },
  ];
}

/** A phone that asks to come in: one touch gives it a role on a court, a form any other duty. */
function Phone({ referee, asking: { number, name } }: { referee: Referee; asking: Asking }) {
  const courts = referee.all().map(({ court }) => court);
  const [court, setCourt] = useState(courts[0] ?? 1);
  const key = `asking ${number}`;
  const grant: Form<DeviceAct> = {
    name: say("referee-let-in-else"),
    fields: {
      name: typed(say("referee-name"), (text) => text.trim() || name, { hint: name }),
      role: pick<Role>(say("referee-role"), [...ROLES, "organiser"], (role) => say("role", { role }), "judge"),
      ...places(referee, [court], []),
    },
    make: ({ name, role, courts, boards }) => [{ grant: { asking: number, name, role, courts, boards } }],
  };
  return (
    <article class="card urgent-1">
      <h3>{say("referee-asks", { number, name })}</h3>
      <Answered referee={referee} name={key} />
      {courts.length > 1 && <Choice legend={say("judge-court")} of={courts} say={String} chosen={court} choose={setCourt} />}
      <div class="answers">
        {ROLES.map((role) => (
          <Target key={role} class="row key" adds={name} onTap={() => referee.change(key, { grant: { asking: number, name, role, courts: [court], boards: [] } })}>
            {say("referee-let-in", { role })}
          </Target>
        ))}
        <Target class="row key" adds={name} onTap={() => referee.change(key, { deny: { asking: number } })}>
          {say("verb-deny")}
        </Target>
      </div>
      <Forms forms={[grant]} onDo={([act]) => act && referee.change(key, act)} />
    </article>
  );
}
