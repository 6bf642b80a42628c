// An event at a glance: its numbers, the next step of each tournament, and its plan.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { Ending } from "./ending";
import { Files } from "./files";
import type { Organiser } from "./organiser";
import { Key, isStale, Sheet, useEdit } from "./parts";
import { finalistsText, PlanForm, useUsual } from "./plan";
import { dateText, stageText, systemText, tournamentName } from "./texts";
import type { OverviewView, Plan, TournamentRow, TournamentStage } from "../wire";

/** The path of the incident report. */
export const INCIDENTS = "/incidents/tables/incidents";
/** The path of the log of the desk. */
export const LOG = "/incidents/tables/log";

/** The round of a stage. */
export function roundOf(stage: TournamentStage): number | undefined {
  if (typeof stage === "string") return undefined;
  const value = Object.values(stage)[0] as number | { round: number };
  return typeof value === "number" ? value : value.round;
}

/** The round that is shown: the one that is asked for, else that of the stage; the last paired one at most. */
export const currentRound = ({ stage, paired }: TournamentRow, asked?: number): number => Math.min(Math.max(asked ?? roundOf(stage) ?? paired, 1), Math.max(1, paired));

export function EventTab({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const [open, setOpen] = useState<"plan" | "end">();
  const plan = overview.plan as Plan;
  const usual = useUsual(organiser, plan);
  const close = () => setOpen(undefined);
  if (open === "plan") return <Change organiser={organiser} overview={overview} onClose={close} />;
  if (open === "end") return <Ending organiser={organiser} overview={overview} onClose={close} />;
  const next = overview.tournaments.find(({ stage }) => stage !== "over");
  const finals = overview.tournaments.find(({ finals }) => finals !== null)?.finals;
  const heldBack = next || finals ? undefined : overview.tournaments.find(({ is_public }) => !is_public);
  const goesTo = heldBack ? { tab: "standings" as const, tournament: heldBack.id } : { tab: "rounds" as const, tournament: next?.id, round: next && roundOf(next.stage) };
  return (
    <div class="glance">
      <div class="bar">
        <h2>{say("organiser-at-a-glance")}</h2>
        <Key onPress={() => setOpen("plan")}>{say("organiser-change-plan")}</Key>
        <Key onPress={() => setOpen("end")}>
          {say("organiser-end", { finished: overview.is_finished })}
        </Key>
      </div>
      <p class="big-step">
        {overview.is_finished
          ? say("organiser-is-over")
          : !overview.are_entries_closed
            ? say("organiser-entries-are", { players: overview.players, check_in: overview.check_in })
            : next
              ? `${tournamentName(next)}: ${stageText(next.stage)}`
              : finals
                ? say("organiser-end-finals", { places: finals.places })
                : heldBack
                  ? `${tournamentName(heldBack)}: ${say("organiser-announce")}`
                  : stageText("over")}
        <Key class="act" onPress={() => organiser.go(overview.are_entries_closed ? goesTo : { tab: "entries" })}>
          {say("organiser-go-there", { entries: !overview.are_entries_closed })}
        </Key>
      </p>
      {overview.held.length > 0 && (
        <p class="refused" role="alert">
          {say("organiser-held-wait", { held: overview.held.length })} <Key onPress={() => organiser.go({ tab: "rounds" })}>{say("organiser-go-there", { entries: false })}</Key>
        </p>
      )}
      {overview.tournaments.length > 0 && (
        <Sheet
          caption={say("organiser-tournaments")}
          rows={overview.tournaments}
          keyOf={({ id }) => id}
          columns={[
            {
              head: say("organiser-tournament-head"),
              cell: (row) => (
                <button type="button" class="link" onClick={() => organiser.go({ tab: "rounds", tournament: row.id, round: roundOf(row.stage) })}>
                  {tournamentName(row)}
                </button>
              ),
            },
            { head: say("organiser-how"), cell: ({ system }) => systemText(system) },
            { head: say("organiser-players"), cell: ({ competitors }) => competitors, class: "num" },
            { head: say("organiser-rounds-head"), cell: ({ paired, rounds }) => say("organiser-paired-of", { paired, rounds: rounds ?? undefined }), class: "num" },
            { head: say("organiser-next-step"), cell: ({ stage }) => stageText(stage) },
          ]}
        />
      )}
      <dl class="plan-facts">
        <Fact label={say("organiser-rulebook")} text={say("ruleset", { ruleset: plan.rulebook })} />
        <Fact label={say("organiser-competitors")} text={say("organiser-format", { format: plan.format })} />
        <Fact label={say("organiser-place")} text={[plan.city, plan.federation].filter(Boolean).join(", ")} />
        <Fact label={say("organiser-season")} text={plan.season} />
        <Fact label={say("organiser-plan-part", { part: "days" })} text={plan.days.map(({ date }) => dateText(date)).join(" · ")} />
        <Fact label={say("organiser-plan-part", { part: "categories" })} text={plan.categories.join(", ")} />
        <Fact label={say("organiser-plan-part", { part: "system" })} text={say("tournament-system", { system: plan.system })} />
        <Fact label={say("organiser-plan-part", { part: "rounds" })} text={`${plan.rounds ?? say("organiser-usual", { usual: usual?.rounds ?? "" })}`} />
        <Fact label={say("organiser-plan-part", { part: "tie_breaks" })} text={plan.tie_breaks.join(", ") || say("organiser-usual-list")} />
        <Fact label={say("organiser-plan-part", { part: "finals" })} text={finalistsText(plan.finals.finalists, usual?.finalists)} />
        <Fact label={say("organiser-plan-part", { part: "times" })} text={`${plan.times.base / 60_000}′ + ${plan.times.increment / 1_000}″`} />
        <Fact label={say("organiser-plan-part", { part: "courts" })} text={plan.courts.map(({ court, boards }) => say("organiser-court-of", { court, boards })).join(" · ")} />
        <Fact label={say("organiser-plan-part", { part: "crew" })} text={plan.crew.map(({ person, duty }) => `${organiser.nameOf(person)} (${say("organiser-duty", { duty })})`).join(", ")} />
        <Fact label={say("organiser-plan-part", { part: "ticks" })} text={plan.ticks.join(", ")} />
      </dl>
      <Files organiser={organiser} tables={[{ path: "/tables/crew", name: say("organiser-plan-part", { part: "crew" }) }, { path: INCIDENTS, name: say("paper-is", { paper: "incidents" }) }, { path: LOG, name: say("paper-is", { paper: "log" }) }]} papers={["crew", "boards", "incidents", "log"]} />
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || "–"}</dd>
    </div>
  );
}

function Change({ organiser, overview, onClose }: { organiser: Organiser; overview: OverviewView; onClose: () => void }) {
  const edit = useEdit(overview.plan as Plan, overview.seq);
  return (
    <PlanForm
      organiser={organiser}
      edit={edit}
      title={say("organiser-change-plan")}
      act={say("organiser-save")}
      onClose={onClose}
      onSave={async (plan) => {
        const no = await organiser.act({ configure: { plan } }, say("organiser-told-plan"), edit.seen);
        if (!no) return onClose();
        const now = organiser.view<OverviewView>(organiser.at("")).peek();
        if (isStale(no) && now?.plan) edit.onto(now.plan, now.seq);
      }}
    />
  );
}
