// The calendar of a tournament whose pairings are known from the start: every round, in a league with home and away.
import { say } from "../messages";
import { type Organiser, roundPath, useView } from "./organiser";
import { Key, Paper, Sheet } from "./parts";
import { useNames } from "./standings";
import { byeText, matchScore, tournamentName, whenText } from "./texts";
import type { RoundView, TournamentRow } from "../wire";

export function Calendar({ organiser, tournament }: { organiser: Organiser; tournament: TournamentRow }) {
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
          <OfRound key={place} organiser={organiser} tournament={tournament} number={place + 1} />
        ))}
      </div>
    </Paper>
  );
}

function OfRound({ organiser, tournament, number }: { organiser: Organiser; tournament: TournamentRow; number: number }) {
  const round = useView<RoundView>(organiser, roundPath(tournament.id, number));
  const { name } = useNames(organiser, tournament);
  if (!round) return <p class="waiting">{say("organiser-loading")}</p>;
  const isLeague = tournament.system === "league";
  const title = say("organiser-round", { round: number });
  return (
    <section>
      <h3>{title}</h3>
      <Sheet
        caption={title}
        rows={round.tables}
        keyOf={({ match_no }) => match_no}
        columns={[
          { head: isLeague ? say("organiser-home") : say("organiser-white"), cell: ({ white }) => name(white.competitor), class: "side" },
          { head: isLeague ? say("organiser-away") : say("organiser-black"), cell: ({ black }) => name(black.competitor), class: "side" },
          { head: say("organiser-when"), cell: ({ when }) => (when === null ? "" : whenText(when)), class: "short" },
          { head: say("organiser-result"), cell: matchScore, class: "centre short" },
        ]}
      />
      {round.byes.length > 0 && <p class="quiet">{round.byes.map(({ side: { competitor }, bye }) => `${name(competitor)}: ${byeText(bye)}`).join(" · ")}</p>}
    </section>
  );
}
