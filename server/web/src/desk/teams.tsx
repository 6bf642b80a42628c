// The teams of an event: their players in the order of their strength.
import { useState } from "preact/hooks";
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { Another, Count, Form, isStale, Key, Others, Panel, Select, sorted, Text, useEdit } from "./parts";
import { BYES } from "./choices";
import { byeText } from "./texts";
import type { Bye, EntryListView, TeamRow } from "../wire";

export function Teams({ organiser, list, isRoundRobin, onClose }: { organiser: Organiser; list: EntryListView; isRoundRobin: boolean; onClose: () => void }) {
  const [open, setOpen] = useState<number>();
  const next = Math.max(0, ...list.teams.map(({ team }) => team)) + 1;
  const team = list.teams.find((each) => each.team === open);
  if (open !== undefined) return <Team key={open} organiser={organiser} list={list} number={open} row={team} isRoundRobin={isRoundRobin} onClose={() => setOpen(undefined)} />;
  return (
    <Panel title={say("organiser-teams", { teams: list.teams.length })} onClose={onClose}>
      <Key class="act" onPress={() => setOpen(next)}>
        {say("organiser-new-team")}
      </Key>
      <ul class="byes">
        {list.teams.map(({ team, players, withdrawn }) => (
          <li key={team} class={withdrawn === null ? "" : "quiet"}>
            <button type="button" class="link" onClick={() => setOpen(team)}>
              {organiser.team(team)}
            </button>{" "}
            {withdrawn !== null && `(${say("organiser-withdrawn", { round: isRoundRobin ? undefined : withdrawn })}) `}
            {players.map((person) => organiser.nameOf(person)).join("; ")}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Team({ organiser, list, number, row, isRoundRobin, onClose }: { organiser: Organiser; list: EntryListView; number: number; row: TeamRow | undefined; isRoundRobin: boolean; onClose: () => void }) {
  const edit = useEdit<{ name: string; players: number[]; captain: number }>({ name: row?.name ?? "", players: row?.players ?? [], captain: row?.captain ?? 0 }, list.seq);
  const { name, players, captain } = edit.mine;
  const taken = new Set([...players, ...list.teams.flatMap((each) => (each.team === number ? [] : each.players))]);
  const free = sorted(list.players.filter(({ player, withdrawn }) => withdrawn === null && !taken.has(player.person)).map(({ player }) => player.person), (person) => organiser.nameOf(person));
  const title = organiser.team(number);
  const save = async () => {
    const team = { team: number, ...(name.trim() && { name: name.trim() }), captain: captain || null, players };
    const no = await organiser.act(row ? { change_team: { team } } : { enter_team: { team } }, say("organiser-told-changed", { name: name.trim() || title }), edit.seen);
    if (!no) return onClose();
    const now = organiser.view<EntryListView>(organiser.at("/entries")).peek();
    const found = now?.teams.find(({ team }) => team === number);
    if (isStale(no) && now && found) edit.onto({ name: found.name, players: found.players, captain: found.captain ?? 0 }, now.seq);
  };
  const move = (place: number, by: number) => {
    const moved = players.toSpliced(place, 1);
    moved.splice(place + by, 0, players[place] as number);
    edit.set({ players: moved });
  };
  return (
    <Panel title={title} onClose={onClose}>
      <Others edit={edit} label={(part) => (part === "captain" ? say("organiser-captain") : part === "name" ? say("organiser-name") : say("organiser-players"))} text={(value) => (Array.isArray(value) ? value.map((person: number) => organiser.nameOf(person)).join("; ") : typeof value === "string" ? value : organiser.nameOf(value as number))} />
      <Text label={say("organiser-name")} value={name} hint={say("organiser-team", { team: number })} onType={(name) => edit.set({ name })} />
      <ol class="members">
        {players.map((person, place) => (
          <li key={person} class="line">
            <span>
              {place + 1}. {organiser.nameOf(person)}
            </span>
            <Key disabled={place === 0} adds={say("organiser-up", { name: organiser.nameOf(person) })} onPress={() => move(place, -1)}>
              <span aria-hidden="true">▲</span>
            </Key>
            <Key adds={organiser.nameOf(person)} onPress={() => edit.set({ players: players.filter((each) => each !== person) })}>
              {say("organiser-remove")}
            </Key>
          </li>
        ))}
      </ol>
      <Another label={say("organiser-player")} of={free} name={(person) => organiser.nameOf(person)} add={(person) => edit.set({ players: [...players, person] })} />
      <Select label={say("organiser-captain")} of={[0, ...players]} text={(person) => (person === 0 ? "–" : organiser.nameOf(person))} value={captain} choose={(captain) => edit.set({ captain })} />
      <Key class="yes" disabled={!edit.isChanged || players.length === 0} onPress={() => void save()}>
        {say("organiser-save")}
      </Key>
      {row?.withdrawn === null && (
        <>
          {!isRoundRobin && <TeamBye organiser={organiser} team={number} title={title} />}
          <Withdrawal organiser={organiser} team={number} title={title} />
        </>
      )}
    </Panel>
  );
}

/** A team that has withdrawn does not come back: its key waits for the reason. */
function Withdrawal({ organiser, team, title }: { organiser: Organiser; team: number; title: string }) {
  const [reason, setReason] = useState("");
  return (
    <Form onSubmit={() => void organiser.act({ withdraw_team: { team, reason } }, say("organiser-told-withdrawn", { name: title, round: undefined, board: undefined }))}>
      <h3>{say("organiser-withdraw")}</h3>
      <p class="quiet">{say("organiser-withdraw-means")}</p>
      <div class="line">
        <Text label={say("organiser-reason")} value={reason} onType={setReason} />
        <Key submits class="danger" disabled={!reason.trim()}>
          {say("organiser-withdraw")}
        </Key>
      </div>
    </Form>
  );
}

function TeamBye({ organiser, team, title }: { organiser: Organiser; team: number; title: string }) {
  const [round, setRound] = useState(1);
  const [bye, setBye] = useState<Bye>("half_point");
  return (
    <Form class="line" onSubmit={() => void organiser.act({ ask_team_bye: { team, round, bye } }, say("organiser-told-bye", { name: title, round }))}>
      <Count label={say("organiser-round-head")} min={1} most={99} value={round} set={(round) => setRound(round ?? 1)} />
      <Select label={say("organiser-bye-head")} of={BYES} text={byeText} value={bye} choose={setBye} />
      <Key submits>{say("organiser-give-bye")}</Key>
    </Form>
  );
}
