// The view of a player's page: his next game first, then the acts that are open to him and his results.
import { Key } from "../desk/parts";
import { byeText, halves, isKnockout, points, scoreText, tournamentName } from "../desk/texts";
import { Languages } from "../language";
import { Look } from "../look";
import { say } from "../messages";
import { give } from "../session/signs";
import { Absences, Answer, ChooseColour, LineUp, Online, Protests, Withdraw } from "./acts";
import { instantText, Part } from "./parts";
import type { Personal } from "./personal";
import { useUnsaved } from "../unsaved";
import type { PlayerGame, PlayerPage, RoundBye } from "../wire";

export function Page({ personal }: { personal: Personal }) {
  const page = personal.page.value;
  if (personal.standing.value === "gone") {
    return (
      <main class="door">
        <h1>{say("personal-title")}</h1>
        <p class="why" role="alert">
          {say("personal-gone")}
        </p>
        <Languages />
      </main>
    );
  }
  return (
    <div class={`personal link-${personal.standing.value === "live" ? "up" : personal.standing.value}`}>
      <header>
        <h1>{page ? personal.nameOf(page.player.person) : say("personal-title")}</h1>
        {page && <p class="event">{page.name}</p>}
        <Link personal={personal} />
      </header>
      <main>
        <News personal={personal} />
        {page && <Whole personal={personal} page={page} />}
      </main>
      <footer>
        <Languages />
        <Look />
      </footer>
      <Outcome personal={personal} />
      {personal.calls.value > 0 && <div key={personal.calls.value} class="flash is-paired" aria-hidden="true" />}
    </div>
  );
}

function Whole({ personal, page }: { personal: Personal; page: PlayerPage }) {
  const { player } = page;
  const next = personal.next.value;
  const latest = Math.max(0, ...player.games.map(({ round }) => round));
  const bye = player.withdrawn === null && !player.is_finished ? player.byes.findLast(([, round]) => round > latest) : undefined;
  const isBracket = (id: number) => player.tournaments.some((of) => of.id === id && isKnockout(of.system));
  // before the first result everybody shares the first place
  const places = player.places.filter(({ tournament, points }) => Number(points) > 0 || player.games.some((game) => game.tournament === tournament && game.result !== null));
  return (
    <>
      <Sound personal={personal} />
      {player.line_ups.map((due) => (
        <LineUp key={due.match_no} personal={personal} page={page} due={due} />
      ))}
      <Part title={next?.started ? say("personal-now") : say("personal-next")} look="next">
        {next ? <Next personal={personal} page={page} game={next} /> : bye ? <p class="board">{byeIn(bye)}</p> : <p>{say("personal-no-next", { state: player.is_finished ? "finished" : player.withdrawn !== null ? "withdrawn" : "waits" })}</p>}
      </Part>
      <Part title={say("personal-standing")}>
        {places.length === 0 && <p class="quiet">{say("personal-no-place")}</p>}
        <dl>
          {places.map(({ tournament, rank, of, points: score }) => (
            <div key={tournament}>
              <dt>{nameOf(page, tournament)}</dt>
              <dd>{say("personal-place", { rank, of, points: isBracket(tournament) ? undefined : points(Math.round(Number(score) * 10)) || "0" })}</dd>
            </div>
          ))}
          <Rating page={page} />
        </dl>
      </Part>
      <Results personal={personal} page={page} />
      {!player.is_finished && <Absences personal={personal} page={page} />}
      <Protests personal={personal} page={page} />
      {player.may_withdraw && <Withdraw personal={personal} page={page} />}
    </>
  );
}

const nameOf = ({ player }: PlayerPage, tournament: number) => {
  const found = player.tournaments.find(({ id }) => id === tournament);
  return found ? tournamentName(found) : `${tournament}`;
};

/** The name of a tournament before its round, for a player of several. */
const ofMany = (page: PlayerPage, tournament: number) => page.player.tournaments.length > 1 && `${nameOf(page, tournament)} · `;

/** The standing of the page in words, with the time of the last answer. */
function Link({ personal }: { personal: Personal }) {
  const standing = personal.standing.value;
  useUnsaved(personal.waits.value > 0);
  const at = personal.knownAt.value ? instantText(personal.knownAt.value) : undefined;
  return (
    <>
      <p class="words">{say("personal-link", { standing, at, waits: personal.waits.value })}</p>
      {/* read when the state changes, not each time the server has answered */}
      <p class="unseen" role="status">
        {say("personal-link-spoken", { standing })}
      </p>
    </>
  );
}

const byeIn = ([, round, bye]: [number, number, RoundBye]) => say("personal-bye-in", { round, bye: byeText(bye) });

/** The outcome of the last act, in sight wherever its key is. */
function Outcome({ personal }: { personal: Personal }) {
  const no = personal.no.value;
  return (
    <div class="outcome">
      {no !== undefined && (
        <div class="why" role="alert">
          <p>{no}</p>
          <Key onPress={() => (personal.no.value = undefined)}>{say("tournament-close")}</Key>
        </div>
      )}
      <p class="told" role="status">
        {personal.done.value}
      </p>
    </div>
  );
}

/** A pairing or a bye that came out while the page was open. */
function News({ personal }: { personal: Personal }) {
  const [first] = personal.news.value;
  const page = personal.page.value;
  if (!first || !page) return null;
  return (
    <div class="news-out" role="alert">
      <p>
        <b>
          {ofMany(page, first.tournament)}
          {say("personal-out", { round: first.round })}
        </b>{" "}
        {first.game ? <Board game={first.game} /> : first.bye && byeText(first.bye)}
      </p>
      <Key class="row yes" onPress={() => (personal.news.value = [])}>
        {say("personal-seen")}
      </Key>
    </div>
  );
}

function Sound({ personal }: { personal: Personal }) {
  const isOn = personal.sounds.value;
  return (
    <div class="sound">
      <Key
        class={`row${isOn ? "" : " yes"}`}
        pressed={isOn}
        onPress={() => {
          personal.sounds.value = !isOn;
          if (!isOn) give("taken", "sound");
        }}
      >
        {say("personal-sound", { on: isOn })}
      </Key>
      <p class="quiet">{say("personal-sound-why")}</p>
    </div>
  );
}

/** The place of a game in words. */
const Board = ({ game: { place } }: { game: PlayerGame }) => <>{place ? say("personal-board", { court: place.court, board: place.board, wave: place.wave }) : say("personal-no-board")}</>;

function Next({ personal, page, game }: { personal: Personal; page: PlayerPage; game: PlayerGame }) {
  const { round, part, colour, opponent, started, when, place } = game;
  return (
    <>
      <p class="round">
        {ofMany(page, game.tournament)}
        {say("personal-round", { round, part })}
      </p>
      {!game.online && (
        <p class="board">
          <Board game={game} />
        </p>
      )}
      <p class={`colour ${colour}`}>
        <span class="man" aria-hidden="true" />
        <b>{say("side", { side: colour })}</b>
        {place && <span> {say("personal-end", { end: colour })}</span>}
      </p>
      <p>{say("personal-against", { opponent: personal.nameOf(opponent) })}</p>
      {when !== null && <p>{say("personal-when", { at: instantText(when) })}</p>}
      {started !== null && <p>{say("personal-started", { at: instantText(started) })}</p>}
      {page.player.may_choose_colour.includes(game.match_no) && <ChooseColour personal={personal} game={game} />}
      {game.online && <Online personal={personal} page={page} game={game} />}
    </>
  );
}

function Rating({ page: { rating } }: { page: PlayerPage }) {
  if (!rating) return null;
  const { games, half_points: half, opponents } = rating;
  return (
    <div>
      <dt>{say("personal-rating")}</dt>
      <dd>{say("personal-rating-line", { rating: rating.rating ?? undefined, games, points: halves(half), opponents: opponents ?? undefined })}</dd>
    </div>
  );
}

/** The games that are over, the latest first. */
function Results({ personal, page }: { personal: Personal; page: PlayerPage }) {
  const { games, byes } = page.player;
  const over = games.filter(({ result }) => result !== null).reverse();
  const isOfMany = new Set(games.map(({ tournament }) => tournament)).size > 1;
  return (
    <Part title={say("personal-results")}>
      {over.length + byes.length === 0 ? (
        <p class="quiet">{say("personal-no-results")}</p>
      ) : (
        <ol class="results">
          {over.map((game) => {
            const { result, half_points: half, opponent, colour, round, part } = game;
            return (
              <li key={game.game}>
                <b class="points">{halves(half ?? 0)}</b>
                <span>
                  {isOfMany && `${nameOf(page, game.tournament)} · `}
                  {say("personal-round", { round, part })} · {say("side", { side: colour })} · {say("personal-against", { opponent: personal.nameOf(opponent) })}
                  <small>
                    {scoreText(result?.score ?? null)}
                    {page.runs[game.game] !== undefined && ` · ${say("personal-runs", { runs: page.runs[game.game] })}`}
                  </small>
                </span>
                <Answer personal={personal} page={page} game={game} />
              </li>
            );
          })}
          {byes.map((bye) => (
            <li key={`${bye[0]} ${bye[1]}`}>
              <span class="bye">{byeIn(bye)}</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
