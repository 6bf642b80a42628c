// Medals and prizes, as the results stand now.
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Files } from "./files";
import { Key, Paper, Sheet } from "./parts";
import type { MedalRow, MedalsView, OverviewView } from "../wire";

/** The medals of the general classification and of each category that has some. */
export function medalGroups(organiser: Organiser, { tournaments, plan }: OverviewView, medals: MedalsView) {
  const group = (title: string, rows: MedalRow[], of: number | null, isGeneral: boolean) => {
    const decides = tournaments.find(({ id }) => id === of);
    // finals that can be made would decide it
    const isForFinals = (isGeneral || plan?.is_major) && decides?.finals != null;
    return {
      title,
      rows: rows.map((row) => ({ ...row, name: organiser.competitor(row.competitor, medals.is_of_teams) })),
      isGeneral,
      isOver: decides?.stage === "over" && !isForFinals,
      isPublic: decides?.is_public === true,
    };
  };
  return [group(say("organiser-general"), medals.general, medals.general_of, true), ...medals.categories.map(({ category, rows, of }) => group(category, rows, of, false))].filter(({ rows }) => rows.length > 0);
}

/** The places of medals that wait for a lot, as sentences. */
export const sharedPlaces = (organiser: Organiser, medals: MedalsView | undefined): string[] =>
  (medals?.shared ?? []).map(({ category, place, competitors }) =>
    say("organiser-shared-place", { title: category ?? say("organiser-general"), place, names: competitors.map((each) => organiser.competitor(each, medals!.is_of_teams)).join("; ") }),
  );

/** The places of medals that wait for a lot once everything is played. */
export function SharedPlaces({ organiser, medals }: { organiser: Organiser; medals: MedalsView }) {
  return (
    <>
      {sharedPlaces(organiser, medals).map((each) => (
        <p key={each} role="alert">
          {each}
        </p>
      ))}
    </>
  );
}

/** True once nothing of the event is left to play. */
export const isPlayed = ({ tournaments }: OverviewView): boolean => tournaments.length > 0 && tournaments.every(({ stage, finals }) => stage === "over" && finals === null);

export function Medals({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  const medals = useView<MedalsView>(organiser, "/medals");
  if (!medals) return <p class="waiting">{say("organiser-loading")}</p>;
  const isOver = isPlayed(overview);
  const groups = medalGroups(organiser, overview, medals);
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-tab", { tab: "medals", waits: 0 })} <small>{!isOver && say("organiser-as-it-stands")}</small>
        </h2>
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      {isOver && <SharedPlaces organiser={organiser} medals={medals} />}
      {groups.length === 0 && <p class="waiting">{say("organiser-no-medals")}</p>}
      <div class="medals">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ol>
              {rows.map(({ place, competitor, name }) => (
                <li key={competitor} class={`medal-${place}`}>
                  <b>{say("organiser-medal", { place })}</b> {name}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {medals.prizes.length > 0 && (
        <Sheet
          caption={say("organiser-plan-part", { part: "prizes" })}
          rows={medals.prizes}
          keyOf={({ prize }) => prize}
          columns={[
            { head: say("organiser-prize"), cell: ({ what }) => what },
            { head: say("organiser-category"), cell: ({ category }) => category ?? say("organiser-general") },
            { head: say("organiser-rank"), cell: ({ place }) => place, class: "num" },
            { head: say("organiser-name"), cell: ({ competitor }) => organiser.competitor(competitor, medals.is_of_teams) },
          ]}
        />
      )}
      <Files
        organiser={organiser}
        tables={[
          { path: "/tables/medals", name: say("table-medals") },
          { path: "/tables/prizes", name: say("organiser-plan-part", { part: "prizes" }) },
        ]}
        papers={["diplomas"]}
      />
    </Paper>
  );
}
