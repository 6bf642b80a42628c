// The settings of a tournament, and new tournaments: groups, finals, crossed finals of group leaders.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../messages";
import { random53 } from "../random";
import { type Organiser, useView } from "./organiser";
import { Another, Check, Count, Form, isStale, Key, List, Others, Select, sorted, Text, useEdit } from "./parts";
import { useNames } from "./standings";
import { points, systemText, tournamentName } from "./texts";
import type { Deal, KeptApart, OverviewView, Plan, Settings, SettingsInput, StandingsView, System, TournamentField, TournamentRow } from "../wire";

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="question">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const isSwiss = (system: System) => system === "swiss" || system === "team_swiss";

export function TournamentSettings({ organiser, overview, tournament, onDropped }: { organiser: Organiser; overview: OverviewView; tournament: TournamentRow; onDropped: () => void }) {
  const standings = useView<StandingsView>(organiser, `/tournaments/${tournament.id}/standings`);
  const { name, isOfTeams } = useNames(organiser, tournament);
  const { settings } = tournament;
  if (!settings || !standings) return <p class="waiting">{say("organiser-loading")}</p>;
  const competitors = sorted(standings.rows.map(({ competitor }) => competitor), name);
  const of = { organiser, tournament, settings, competitors, name };
  const finals = tournament.from.length > 0 ? "yes" : "";
  const drop = async () => {
    if (!(await organiser.act({ drop_tournament: { tournament: tournament.id } }, say("organiser-told-tournament-dropped", { finals })))) onDropped();
  };
  return (
    <section class="questions" aria-label={say("organiser-settings-of", { name: tournamentName(tournament) })}>
      <Rules {...of} seq={overview.seq} isIntramural={overview.plan?.rulebook === "intramural"} />
      {isSwiss(tournament.system) && <Apart {...of} isOfTeams={isOfTeams} />}
      {tournament.system === "league" && <Deductions {...of} />}
      {tournament.paired === 0 && (
        <Group title={say("organiser-start-numbers")}>
          <div class="line">
            <Key onPress={() => void organiser.act({ number: { tournament: tournament.id, order: { strength: isOfTeams ? [] : competitors } } }, say("organiser-told-numbered"))}>{say("organiser-by-strength")}</Key>
            <Key onPress={() => void organiser.act({ number: { tournament: tournament.id, order: { lot: random53() } } }, say("organiser-told-numbered"))}>{say("organiser-draw")}</Key>
          </div>
        </Group>
      )}
      {tournament.may_be_dropped && (
        <Key class="danger" onPress={() => void drop()}>
          {say("organiser-drop-tournament", { finals })}
        </Key>
      )}
    </section>
  );
}

interface Of {
  organiser: Organiser;
  tournament: TournamentRow;
  settings: Settings;
  competitors: number[];
  name: (competitor: number) => string;
}

function Rules({ organiser, tournament: { id, system }, settings, name, seq, isIntramural }: Of & { seq: number; isIntramural: boolean }) {
  const edit = useEdit<Settings>(settings, seq);
  const { mine, set } = edit;
  const save = async () => {
    const no = await organiser.act({ set: { tournament: id, settings: mine } }, say("organiser-told-settings"), edit.seen);
    const now = organiser.view<OverviewView>(organiser.at("")).peek();
    const found = now?.tournaments.find((each) => each.id === id)?.settings;
    if (!now || !found) return;
    if (!no) edit.saved(found, now.seq);
    else if (isStale(no)) edit.onto(found, now.seq);
  };
  return (
    <Group title={say("organiser-settings")}>
      <Others
        edit={edit}
        label={(part) => (part === "kept_apart" ? say("organiser-apart") : part === "held_back" ? say("organiser-hold-back") : part === "online" ? say("organiser-online") : say("organiser-plan-part", { part }))}
        text={(value, part) => (part === "kept_apart" ? (value as KeptApart[]).map(({ competitors }) => competitors.map(name).join("; ")).join(" · ") : typeof value === "object" ? JSON.stringify(value) : String(value))}
      />
      {isSwiss(system) && <Count label={say("organiser-rounds")} min={1} most={99} value={mine.rounds} set={(rounds) => set({ rounds })} />}
      {system === "swiss" && <Check label={say("organiser-accelerated")} value={mine.accelerated} set={(accelerated) => set({ accelerated })} />}
      <List label={say("organiser-tie-breaks")} value={mine.tie_breaks} hint={say("organiser-usual-list")} set={(tie_breaks) => set({ tie_breaks })} />
      <Check label={say("organiser-hold-back")} value={mine.held_back ?? false} set={(held_back) => set({ held_back })} />
      {isIntramural && <Check label={say("organiser-online")} value={mine.online} set={(online) => set({ online })} />}
      <Key class="yes act" disabled={!edit.isChanged} onPress={() => void save()}>
        {say("organiser-save")}
      </Key>
    </Group>
  );
}

/** Groups of competitors of whom no two are paired. */
function Apart({ organiser, tournament: { id }, settings, competitors, name, isOfTeams }: Of & { isOfTeams: boolean }) {
  const [picked, pick] = useState<number[]>([]);
  const [rounds, setRounds] = useState<{ from: number | null; to: number | null }>({ from: null, to: null });
  const groups = settings.kept_apart;
  const free = competitors.filter((competitor) => !picked.includes(competitor));
  const keep = async () => {
    const { from, to } = rounds;
    const group: KeptApart = { competitors: picked, ...(from !== null && { rounds: [from, to ?? from] }) };
    if (!(await organiser.act({ keep_apart: { tournament: id, groups: [group] } }, say("organiser-told-apart")))) pick([]);
  };
  const remove = (place: number) => void organiser.act({ set: { tournament: id, settings: { ...settings, kept_apart: groups.toSpliced(place, 1) } } }, say("organiser-told-settings"));
  return (
    <Group title={say("organiser-apart")}>
      {groups.map(({ competitors, rounds }, place) => {
        const names = competitors.map(name).join("; ");
        return (
          <div key={names} class="line">
            <span>
              {names} {rounds && <small>{say("organiser-in-rounds", { from: rounds[0], to: rounds[1] })}</small>}
            </span>
            <Key adds={names} onPress={() => remove(place)}>
              {say("organiser-remove")}
            </Key>
          </div>
        );
      })}
      <Another label={isOfTeams ? say("organiser-team-head") : say("organiser-player")} of={free} name={name} add={(competitor) => pick([...picked, competitor])} />
      {picked.length > 0 && <p>{say("organiser-picked", { picked: picked.map(name).join(" · ") })}</p>}
      <div class="line">
        <Count label={say("organiser-from-round")} min={1} value={rounds.from} hint="" set={(from) => setRounds({ ...rounds, from })} />
        <Count label={say("organiser-to-round")} min={1} value={rounds.to} hint="" set={(to) => setRounds({ ...rounds, to })} />
      </div>
      <div class="line">
        <Key class="yes" disabled={picked.length < 2} onPress={() => void keep()}>
          {say("organiser-keep-apart")}
        </Key>
        {picked.length > 0 && <Key onPress={() => pick([])}>{say("judge-cancel")}</Key>}
        {!isOfTeams && <Key onPress={() => void organiser.act({ keep_clubs_apart: { tournament: id, clubs: [] } }, say("organiser-told-apart"))}>{say("organiser-clubs-apart")}</Key>}
      </div>
    </Group>
  );
}

/** Points taken from teams of a league. */
function Deductions({ organiser, tournament: { id, deductions }, competitors, name }: Of) {
  const [team, choose] = useState(competitors[0] ?? 0);
  const [taken, take] = useState({ match: 0, board: 0 });
  const [reason, setReason] = useState("");
  const deduct = async () => {
    // points are counted in tenths
    const act = { tournament: id, team, match_points: taken.match * 10, board_points: taken.board * 10, reason };
    if (!(await organiser.act({ deduct: act }, say("organiser-told-deducted", { name: name(team) })))) setReason("");
  };
  return (
    <Group title={say("organiser-deductions")}>
      <ul class="byes">
        {deductions.map(({ competitor, match_points, board_points, reason }, place) => (
          <li key={place}>
            {say("organiser-deducted", { name: name(competitor), match: points(match_points), board: points(board_points) })} – {reason}
          </li>
        ))}
      </ul>
      <Form class="fields" onSubmit={() => void deduct()}>
        <div class="line">
          <Select label={say("organiser-team-head")} of={competitors} text={name} value={team} choose={choose} />
          <Count label={say("organiser-match-points")} value={taken.match} set={(match) => take({ ...taken, match: match ?? 0 })} />
          <Count label={say("organiser-board-points")} value={taken.board} set={(board) => take({ ...taken, board: board ?? 0 })} />
        </div>
        <div class="line">
          <Text label={say("organiser-reason")} value={reason} required onType={setReason} />
          <Key submits class="danger" disabled={reason.trim() === "" || taken.match + taken.board === 0}>
            {say("organiser-deduct")}
          </Key>
        </div>
      </Form>
    </Group>
  );
}

/** A new tournament, or several groups of one field. */
export function NewTournament({ organiser, overview, onMade }: { organiser: Organiser; overview: OverviewView; onMade: () => void }) {
  const plan = overview.plan as Plan;
  const isOfTeams = plan.format !== "players";
  const over = overview.tournaments.filter(({ stage }) => stage === "over");
  const [from, setFrom] = useState<"all" | "best" | `of ${string}`>("all");
  const [of, setOf] = useState(over.map(({ id }) => id));
  const [places, setPlaces] = useState(2);
  const [deal, setDeal] = useState<"one" | "snake" | "crossed">("one");
  const [groups, setGroups] = useState(2);
  const duel = overview.duel;
  const knockouts: System[] = duel ? [isOfTeams ? { team_knockout: duel } : { knockout: duel }] : [];
  const systems: System[] = isOfTeams
    ? [{ team_round_robin: "single" }, { team_round_robin: "double" }, "team_swiss", "league", ...knockouts]
    : [{ round_robin: "single" }, { round_robin: "double" }, "swiss", ...knockouts];
  const [chosen, choose] = useState(0);
  const system = deal === "crossed" ? (knockouts[0] as System) : (systems[chosen] as System);
  const [rounds, setRounds] = useState(plan.rounds ?? 5);
  // finals begin as the plan has them, until the organiser chooses
  const [heldBack, holdBack] = useState<boolean>();
  const isHeldBack = heldBack ?? (from === "best" && plan.finals.held_back);
  const isIntramural = plan.rulebook === "intramural";
  const [isOnline, setIsOnline] = useState(isIntramural);
  const make = async () => {
    const field: TournamentField = from === "best" ? { best: { of, places: deal === "crossed" ? 2 : places } } : from !== "all" ? { categories: [from.slice(3)] } : isOfTeams ? "teams" : { categories: [] };
    const dealt: Deal = deal === "snake" ? { snake: groups } : deal;
    const settings: SettingsInput = { held_back: isHeldBack, online: isOnline, ...(isSwiss(system) && { rounds }) };
    if (!(await organiser.act({ make_tournaments: { field, deal: dealt, system, settings } }, say("organiser-told-made")))) onMade();
  };
  const fields = ["all", ...(isOfTeams ? [] : plan.categories.map((category) => `of ${category}` as const)), ...(over.length > 0 ? ["best" as const] : [])] as const;
  return (
    <Form class="new-tournament" aria-label={say("organiser-new-tournament")} onSubmit={() => void make()}>
      <h2>{say("organiser-new-tournament")}</h2>
      <Select
        label={say("organiser-competitors")}
        of={fields as readonly string[]}
        text={(field) => (field.startsWith("of ") ? field.slice(3) : say("organiser-field", { field, teams: isOfTeams }))}
        value={from}
        choose={(field) => {
          setFrom(field as typeof from);
          if (field !== "best" && deal === "crossed") setDeal("one");
        }}
      />
      {from === "best" && (
        <div class="line">
          {over.map((tournament) => (
            <Check key={tournament.id} label={tournamentName(tournament)} value={of.includes(tournament.id)} set={(is) => setOf(is ? [...of, tournament.id].sort((one, other) => one - other) : of.filter((id) => id !== tournament.id))} />
          ))}
        </div>
      )}
      <Select label={say("organiser-deal")} of={from === "best" ? (["one", "crossed", "snake"] as const) : (["one", "snake"] as const)} text={(deal) => say("organiser-deal-is", { deal })} value={deal} choose={setDeal} />
      <div class="line">
        {from === "best" && deal !== "crossed" && <Count label={say("organiser-places-each")} min={1} value={places} set={(count) => setPlaces(count ?? 1)} />}
        {deal === "snake" && <Count label={say("organiser-groups")} min={2} most={26} value={groups} set={(count) => setGroups(count ?? 2)} />}
        {deal !== "crossed" && <Select label={say("organiser-how")} of={systems.map((_, place) => place)} text={(place) => systemText(systems[place] as System)} value={chosen} choose={choose} />}
        {isSwiss(system) && <Count label={say("organiser-rounds")} min={1} most={99} value={rounds} set={(count) => setRounds(count ?? 1)} />}
      </div>
      <Check label={say("organiser-hold-back")} value={isHeldBack} set={holdBack} />
      {isIntramural && <Check label={say("organiser-online")} value={isOnline} set={setIsOnline} />}
      <Key submits class="yes">
        {say("organiser-make")}
      </Key>
    </Form>
  );
}
