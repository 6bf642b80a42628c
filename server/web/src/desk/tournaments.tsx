// The tournament that a tab shows.
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { tournamentName } from "./texts";
import type { OverviewView, TournamentRow } from "../wire";

/** That of the address, else the first that is not over, else the first. */
export function chosen(organiser: Organiser, { tournaments }: OverviewView): TournamentRow | undefined {
  const { tournament } = organiser.route.value;
  return tournaments.find(({ id }) => id === tournament) ?? tournaments.find(({ stage }) => stage !== "over") ?? tournaments[0];
}

/** The number of the next tournament that is made. */
export const nextTournament = ({ tournaments }: OverviewView): number => Math.max(0, ...tournaments.map(({ id }) => id)) + 1;

/** The choice of a tournament, where there are several. */
export function Tournaments({ organiser, overview }: { organiser: Organiser; overview: OverviewView }) {
  if (overview.tournaments.length < 2) return null;
  const shown = chosen(organiser, overview);
  return (
    <label class="of-tournament">
      <span class="unseen">{say("organiser-tournament-head")}</span>
      <select value={shown?.id} onChange={(event) => organiser.go({ tournament: Number(event.currentTarget.value), round: undefined })}>
        {overview.tournaments.map((each) => (
          <option key={each.id} value={each.id}>
            {tournamentName(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
