// The calendar of a tournament whose pairings are known from the start: every round, in a league with home and away.
import { say } from "../messages";
import { type Organiser, roundPath, useView } from "./organiser";
import { Key, Paper, Sheet } from "./parts";
import { useNames } from "./standings";
import { byeText, matchScore, sideHeads, tournamentName, whenText } from "./texts";
import type { RoundView, TournamentRow } from "../wire";

interface Of {
  organiser: Organiser;
  tournament: TournamentRow;
  onMatch: (round: number, match: number) => void;
}

export function Calendar({ organiser, tournament, onMatch }: Of) {
  return (
    <Paper organiser={organiser}>
      <div class="bar">
        <h2>
          {say("organiser-calendar")} <small>{tournamentName(tournament)}</small>
        </h2>
        <Key onPress={() => print()}>{say("organiser-print")}</Key>
      </div>
      <div class="tables calendar">
        {Array.from({ length: tournament.paired }, (_, place) => (
          <OfRound key={place} organiser={organiser} tournament={tournament} onMatch={onMatch} number={place + 1} />
        ))}
      </div>
    </Paper>
  );
}

function OfRound({ organiser, tournament, onMatch, number }: Of & { number: number }) {
  const round = useView<RoundView>(organiser, roundPath(tournament.id, number));
  const { name, isOfTeams } = useNames(organiser, tournament);
  if (!round) return <p class="waiting">{say("organiser-loading")}</p>;
  const heads = sideHeads(isOfTeams, tournament.system === "league");
  const title = say("organiser-round", { round: number });
  return (
    <section>
      <h3>{title}</h3>
      <Sheet
        caption={title}
        rows={round.tables}
        keyOf={({ match_no }) => match_no}
        columns={[
          { head: heads[0], cell: ({ white }) => name(white.competitor), class: "side" },
          { head: heads[1], cell: ({ black }) => name(black.competitor), class: "side" },
          {
            head: say("organiser-when"),
            cell: ({ when, match_no }) => (
              <button type="button" class={`link ${when === null ? "is-open" : ""}`} onClick={() => onMatch(number, match_no)}>
                {when === null ? say("organiser-match") : whenText(when)}
              </button>
            ),
            class: "short",
          },
          { head: say("organiser-result"), cell: matchScore, class: "centre short" },
        ]}
      />
      {round.byes.length > 0 && <p class="quiet">{round.byes.map(({ side: { competitor }, bye }) => `${name(competitor)}: ${byeText(bye)}`).join(" · ")}</p>}
    </section>
  );
}
