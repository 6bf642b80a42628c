// Results of courts that the desk holds until the organiser decides.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { asked, Choices } from "./correct";
import { type Organiser, roundPath } from "./organiser";
import { Key, Text } from "./parts";
import { scoreText } from "./texts";
import type { AfterPairing, DeskAct, OverviewView, RoundView } from "../wire";

export function HeldResults({ organiser, overview: { held } }: { organiser: Organiser; overview: OverviewView }) {
  if (held.length === 0) return null;
  return (
    <section class="held" aria-label={say("organiser-held")}>
      <h2>{say("organiser-held")}</h2>
      {held.map((row) => (
        <HeldResult key={row.held.no} organiser={organiser} row={row} />
      ))}
    </section>
  );
}

function HeldResult({ organiser, row: { held, players, round, counts } }: { organiser: Organiser; row: OverviewView["held"][number] }) {
  const canCount = held.because !== "withdrawn" && held.because !== "unknown";
  const [reason, setReason] = useState("");
  const [then, choose] = useState<AfterPairing>();
  const [choice, ask] = useState<{ tournament: number; round: number; usual: string }>();
  const path = choice && organiser.at(roundPath(choice.tournament, choice.round));
  const make = (accept: boolean, then: AfterPairing | null, because = reason): DeskAct => ({ settle_held: { held: held.no, accept, reason: because, then } });
  const settle = async (accept: boolean) => {
    const no = await organiser.act(make(accept, accept ? (then ?? null) : null), say("organiser-told-held", { accept }));
    const found = asked(no?.refusal) as typeof choice;
    if (!found) return;
    organiser.no.value = undefined;
    await organiser.load(organiser.at(roundPath(found.tournament, found.round)));
    ask(found);
    choose(found.usual as AfterPairing);
  };
  return (
    <div class="held-result">
      <p>
        {round != null && `${say("organiser-round", { round })}, `}
        <b>
          {organiser.nameOf(players[0])} – {organiser.nameOf(players[1])}: {scoreText(held.score)}
        </b>{" "}
        {say("organiser-held-because", { court: held.court, game: held.game, because: held.because, counts: counts ? scoreText(counts) : "–" })}
      </p>
      {choice && path && <Choices organiser={organiser} make={(then) => make(true, then, reason || "–")} next={organiser.view<RoundView>(path).value} name={(person) => organiser.nameOf(person)} chosen={then} choose={choose} usual={choice.usual} />}
      <div class="line">
        <Text label={say("organiser-reason")} value={reason} onType={setReason} />
        {canCount && (
          <Key class="yes" disabled={reason.trim() === ""} onPress={() => void settle(true)}>
            {say("organiser-accept")}
          </Key>
        )}
        <Key disabled={reason.trim() === ""} onPress={() => void settle(false)}>
          {say("organiser-set-aside")}
        </Key>
      </div>
    </div>
  );
}
