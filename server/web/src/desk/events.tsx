// The list of the installation's events, and a new event.
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import { useTurns } from "../turns";
import { LastCopy, Uncopied } from "./copy";
import type { Organiser } from "./organiser";
import { Key, Refused, Sheet, useEdit } from "./parts";
import { PlanForm } from "./plan";
import { eventName } from "./texts";
import type { EventRow, NewEventView } from "../wire";

export function Events({ organiser }: { organiser: Organiser }) {
  const [isNew, setIsNew] = useState(false);
  const events = organiser.events.value;
  const welcomed = organiser.welcomed.value;
  const turns = useTurns();
  useEffect(() => void organiser.listEvents(), [welcomed, turns]);
  const open = ({ event }: EventRow) => organiser.go({ event, tab: "event" });
  return (
    <main class="events">
      <Refused organiser={organiser} />
      <Uncopied organiser={organiser} />
      {isNew ? (
        <NewEvent organiser={organiser} onClose={() => setIsNew(false)} />
      ) : (
        <>
          <div class="bar">
            <h2>{say("organiser-events")}</h2>
            <Key class="act" onPress={() => setIsNew(true)}>
              {say("organiser-new-event")}
            </Key>
          </div>
          {events && (
            <Sheet
              caption={say("organiser-events")}
              rows={events}
              keyOf={({ event }) => event}
              none={say("organiser-no-events")}
              columns={[
                { head: say("organiser-no"), cell: ({ event }) => event, by: ({ event }) => event, class: "num" },
                {
                  head: say("organiser-name"),
                  cell: (row) => (
                    <button type="button" class="link" onClick={() => open(row)}>
                      {eventName(row.event, row.name)}
                    </button>
                  ),
                  by: ({ name }) => name,
                },
                { head: say("organiser-season"), cell: ({ season }) => season, by: ({ season }) => season },
                { head: say("organiser-players"), cell: ({ players }) => players, by: ({ players }) => players, class: "num" },
                { head: say("organiser-state"), cell: ({ is_finished }) => say("organiser-event-is", { finished: is_finished }) },
              ]}
            />
          )}
          <LastCopy organiser={organiser} />
          <p class="quiet" role="status">{organiser.done.value}</p>
        </>
      )}
    </main>
  );
}

function NewEvent({ organiser, onClose }: { organiser: Organiser; onClose: () => void }) {
  useEffect(() => void organiser.askNewEvent(), []);
  const usual = organiser.newEvent.value;
  return usual ? <NewPlan organiser={organiser} usual={usual} onClose={onClose} /> : <p class="waiting">{say("organiser-loading")}</p>;
}

function NewPlan({ organiser, usual, onClose }: { organiser: Organiser; usual: NewEventView; onClose: () => void }) {
  const edit = useEdit(usual.plan, 0);
  return (
    <PlanForm
      organiser={organiser}
      edit={edit}
      title={say("organiser-new-event")}
      act={say("organiser-create")}
      onClose={onClose}
      onSave={async (plan) => {
        const event = await organiser.create(plan);
        if (event !== undefined) organiser.go({ event, tab: "entries" });
      }}
    />
  );
}
