// The acts of a match: line-ups of teams, the ChessSprint of a knockout, its day and time, its window online, a
// win without play. The board of a game is chosen here as well.
import { useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, useView } from "./organiser";
import { Check, chosenAgain, Count, Form, Instant, instantOf, Key, Panel, Select, Text } from "./parts";
import { isKnockout, isTeamSystem, localInput, whenText } from "./texts";
import type { EntryListView, GameRow, OverviewView, TableView, TournamentRow } from "../wire";

/** A time of a clock as it is typed, in ms: `4:32` or `0:09.5`. */
export function clockMs(text: string): number | undefined {
  const found = /^(\d{1,2}):([0-5]\d)(?:[.,](\d))?$/.exec(text.trim());
  return found ? (Number(found[1]) * 60 + Number(found[2])) * 1_000 + Number(found[3] ?? 0) * 100 : undefined;
}

interface Of {
  organiser: Organiser;
  table: TableView;
  name: (competitor: number) => string;
}

export function MatchPanel({ organiser, overview, tournament, table, round, name, onClose }: Of & { overview: OverviewView; tournament: TournamentRow; round: number; onClose: () => void }) {
  const { white, black, games } = table;
  const of = { organiser, table, name };
  const isOpen = games.some(({ result }) => !result);
  return (
    <Panel title={say("organiser-match-of", { white: name(white.competitor), black: name(black.competitor) })} onClose={onClose}>
      {isTeamSystem(tournament.system) && games.length === 0 && <LineUps {...of} boards={overview.duel?.boards ?? 0} tournament={tournament} round={round} />}
      {isKnockout(tournament.system) && <Duel {...of} />}
      {games.every(({ started, result }) => !started && !result) && <When {...of} />}
      {overview.plan?.rulebook === "intramural" && <Window {...of} />}
      {overview.plan?.rulebook === "intramural" && games.map((game) => !game.result && <Pgn key={game.game} organiser={organiser} game={game} />)}
      {(isOpen || games.length === 0) && <WalkOver {...of} />}
    </Panel>
  );
}

/** The PGN of a game that was played online, as a file. */
function Pgn({ organiser, game: { game, white, black } }: { organiser: Organiser; game: GameRow }) {
  return (
    <label>
      {say("game-pgn")} <small>{[white, black].map((person) => organiser.nameOf(person)).join(" – ")}</small>
      <input
        type="file"
        accept=".pgn,text/plain"
        onClick={chosenAgain}
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (file) void organiser.enterFile(`/games/${game}/pgn?`, file, say("game-told"));
        }}
      />
    </label>
  );
}

/** The captains' line-ups, sealed until all of them are opened. */
function LineUps({ organiser, table, name, boards, tournament, round }: Of & { boards: number; tournament: TournamentRow; round: number }) {
  const list = useView<EntryListView>(organiser, "/entries");
  const { match_no } = table;
  return (
    <>
      {list && ([0, 1] as const).map((side) => <LineUp key={side} organiser={organiser} table={table} name={name} boards={boards} side={side} list={list} />)}
      <Key onPress={() => void organiser.act({ open_line_ups: { tournament: tournament.id, round, matches: [match_no] } }, say("organiser-told-line-ups"))}>{say("organiser-open-line-ups-here")}</Key>
    </>
  );
}

function LineUp({ organiser, table, name, boards, side, list }: Of & { boards: number; side: 0 | 1; list: EntryListView }) {
  const team = (side === 0 ? table.white : table.black).competitor;
  const squad = list.teams.find((each) => each.team === team)?.players ?? [];
  const [named, setNamed] = useState(squad.filter((person) => list.players.some(({ player, withdrawn }) => player.person === person && withdrawn === null)).slice(0, boards));
  const sealed = table.sealed[side];
  const players = squad.filter((person) => named.includes(person));
  return (
    <Form onSubmit={() => void organiser.act({ seal_line_up: { match_no: table.match_no, team, players } }, say("organiser-told-sealed", { name: name(team) }))}>
      <h3>{say("organiser-line-up", { name: name(team), sealed })}</h3>
      <div>
        {squad.map((person) => (
          <Check key={person} label={organiser.nameOf(person)} value={named.includes(person)} set={(plays) => setNamed(plays ? [...named, person] : named.filter((each) => each !== person))} />
        ))}
      </div>
      <p role="status">{say("organiser-named", { named: players.length, boards })}</p>
      <Key submits class="act" adds={name(team)} disabled={players.length === 0 || players.length > boards}>
        {say("organiser-seal", { sealed })}
      </Key>
    </Form>
  );
}

/** The colour for the ChessSprint, the times of a drawn one, and the referee's ruling. */
function Duel({ organiser, table, name }: Of) {
  const { match_no, white, black, games } = table;
  const sprint = games.findLast(({ part, result }) => part === 0 && !result);
  const [colour, setColour] = useState<"white" | "black" | "none">("white");
  const [times, setTimes] = useState({ white: "", black: "" });
  const [winner, setWinner] = useState(0);
  const [reason, setReason] = useState("");
  const clocks = { white: clockMs(times.white), black: clockMs(times.black) };
  const higher = white.number < black.number ? white : black;
  return (
    <>
      <Form onSubmit={() => void organiser.act({ choose_colour: { match_no, colour: colour === "none" ? null : colour } }, say("organiser-told-colour"))}>
        <h3>{say("organiser-sprint-colour", { name: name(higher.competitor) })}</h3>
        <div class="line">
          <Select label={say("organiser-colour")} of={["white", "black", "none"] as const} text={(colour) => (colour === "none" ? say("organiser-not-in-time") : colour === "white" ? say("organiser-white") : say("organiser-black"))} value={colour} choose={setColour} />
          <Key submits>{say("organiser-save")}</Key>
        </div>
      </Form>
      {sprint && (
        <Form
          onSubmit={() => {
            if (clocks.white === undefined || clocks.black === undefined) return;
            void organiser.act({ sprint_drawn: { game: sprint.game, white: clocks.white, black: clocks.black } }, say("organiser-told-drawn"));
          }}
        >
          <h3>{say("organiser-sprint-drawn")}</h3>
          <div class="line">
            <Text label={organiser.nameOf(sprint.white)} value={times.white} hint="4:32" onType={(white) => setTimes({ ...times, white })} />
            <Text label={organiser.nameOf(sprint.black)} value={times.black} hint="3:05" onType={(black) => setTimes({ ...times, black })} />
            <Key submits disabled={clocks.white === undefined || clocks.black === undefined}>
              {say("organiser-save")}
            </Key>
          </div>
        </Form>
      )}
      <Form onSubmit={() => void organiser.act({ rule_match: { match_no, winner: winner || null, reason } }, say("organiser-told-ruled-match"))}>
        <h3>{say("organiser-rule-match")}</h3>
        <Winner label={say("organiser-goes-on")} table={table} name={name} value={winner} choose={setWinner} />
        <Text label={say("organiser-reason")} value={reason} required onType={setReason} />
        <Key submits disabled={reason.trim() === ""}>
          {say("organiser-rule")}
        </Key>
      </Form>
    </>
  );
}

/** The side that wins a match or goes on, 0 for neither. */
function Winner({ label, table: { white, black }, name, value, choose }: Omit<Of, "organiser"> & { label: string; value: number; choose: (winner: number) => void }) {
  return <Select label={label} of={[0, white.competitor, black.competitor]} text={(competitor) => (competitor === 0 ? say("tournament-nobody") : name(competitor))} value={value} choose={choose} />;
}

function When({ organiser, table: { match_no, when, proposed }, name }: Of) {
  const [at, setAt] = useState(when === null ? "" : localInput(when));
  const [reason, setReason] = useState("");
  return (
    <Form onSubmit={() => void organiser.act({ postpone: { match_no, to: instantOf(at), reason } }, say("organiser-told-when"))}>
      <h3>{say("organiser-when")}</h3>
      {when !== null && <p>{whenText(when)}</p>}
      {proposed && <p>{say("organiser-time-proposed", { player: name(proposed.by), at: whenText(proposed.to) })}</p>}
      <div class="line">
        <Instant label={say("organiser-when-to")} value={at} set={setAt} />
        {when !== null && <Text label={say("organiser-reason")} value={reason} required onType={setReason} />}
        <Key submits disabled={at === ""}>
          {say("organiser-save")}
        </Key>
      </div>
    </Form>
  );
}

/** The window in which an online match is played. */
function Window({ organiser, table: { match_no, window } }: Of) {
  const [opens, setOpens] = useState(window ? localInput(window[0]) : "");
  const [closes, setCloses] = useState(window ? localInput(window[1]) : "");
  return (
    <Form onSubmit={() => void organiser.act({ set_window: { match_no, opens: instantOf(opens), closes: instantOf(closes) } }, say("organiser-told-window"))}>
      <h3>{say("organiser-window")}</h3>
      <Instant label={say("organiser-opens")} value={opens} set={setOpens} />
      <Instant label={say("organiser-closes")} value={closes} set={setCloses} />
      <Key submits disabled={opens === "" || closes === ""}>
        {say("organiser-save")}
      </Key>
    </Form>
  );
}

function WalkOver({ organiser, table, name }: Of) {
  const [winner, setWinner] = useState(table.white.competitor);
  const [reason, setReason] = useState("");
  return (
    <Form onSubmit={() => void organiser.act({ walk_over: { match_no: table.match_no, winner: winner || null, reason } }, say("organiser-told-walk-over"))}>
      <h3>{say("organiser-walk-over")}</h3>
      <Winner label={say("organiser-winner")} table={table} name={name} value={winner} choose={setWinner} />
      <Text label={say("organiser-reason")} value={reason} required onType={setReason} />
      <Key submits class="danger" disabled={reason.trim() === ""}>
        {say("organiser-give-win")}
      </Key>
    </Form>
  );
}

/** The court and the board of a game. */
export function PlacePanel({ organiser, game: { game, white, black, place }, onClose }: { organiser: Organiser; game: GameRow; onClose: () => void }) {
  const [to, setTo] = useState(place ?? { court: 1, board: 1, wave: 1 });
  const move = async (to: typeof place) => {
    if (!(await organiser.act({ move: { game, to } }, say("organiser-told-moved")))) onClose();
  };
  return (
    <Panel title={say("organiser-move", { white: organiser.nameOf(white), black: organiser.nameOf(black) })} onClose={onClose}>
      <Form onSubmit={() => void move(to)}>
        <div class="line">
          <Count label={say("organiser-court")} min={1} value={to.court} set={(court) => setTo({ ...to, court: court ?? 1 })} />
          <Count label={say("organiser-board-head")} min={1} value={to.board} set={(board) => setTo({ ...to, board: board ?? 1 })} />
          <Count label={say("organiser-wave")} min={1} value={to.wave} set={(wave) => setTo({ ...to, wave: wave ?? 1 })} />
        </div>
        <p class="quiet">{say("organiser-move-swaps")}</p>
        <Key submits class="yes">
          {say("organiser-put-there")}
        </Key>
        <Key onPress={() => void move(null)}>{say("organiser-off-board")}</Key>
      </Form>
    </Panel>
  );
}
