// A match of a knockout: the colour for its ChessSprint, the times of a drawn one, and the referee's ruling.
import { useState } from "preact/hooks";
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { Key, Panel, Select, Text } from "./parts";
import type { TableView } from "../wire";

/** A time of a clock as it is typed, in ms: `4:32` or `0:09.5`. */
export function clockMs(text: string): number | undefined {
  const found = /^(\d{1,2}):([0-5]\d)(?:[.,](\d))?$/.exec(text.trim());
  return found ? (Number(found[1]) * 60 + Number(found[2])) * 1_000 + Number(found[3] ?? 0) * 100 : undefined;
}

export function MatchPanel({ organiser, table, name, onClose }: { organiser: Organiser; table: TableView; name: (competitor: number) => string; onClose: () => void }) {
  const { match_no, white, black, games } = table;
  const sprint = games.findLast(({ part, result }) => part === 0 && !result);
  const [colour, setColour] = useState<"white" | "black" | "none">("white");
  const [times, setTimes] = useState({ white: "", black: "" });
  const [winner, setWinner] = useState(0);
  const [reason, setReason] = useState("");
  const clocks = { white: clockMs(times.white), black: clockMs(times.black) };
  const higher = white.number < black.number ? white : black;
  return (
    <Panel title={say("organiser-match-of", { white: name(white.competitor), black: name(black.competitor) })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void organiser.act({ choose_colour: { match_no, colour: colour === "none" ? null : colour } }, say("organiser-told-colour"));
        }}
      >
        <h3>{say("organiser-sprint-colour", { name: name(higher.competitor) })}</h3>
        <div class="line">
          <Select label={say("organiser-colour")} of={["white", "black", "none"] as const} text={(colour) => (colour === "none" ? say("organiser-not-in-time") : colour === "white" ? say("organiser-white") : say("organiser-black"))} value={colour} choose={setColour} />
          <Key submits>{say("organiser-save")}</Key>
        </div>
      </form>
      {sprint && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
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
        </form>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void organiser.act({ rule_match: { match_no, winner: winner || null, reason } }, say("organiser-told-ruled-match"));
        }}
      >
        <h3>{say("organiser-rule-match")}</h3>
        <Select label={say("organiser-goes-on")} of={[0, white.competitor, black.competitor]} text={(competitor) => (competitor === 0 ? say("tournament-nobody") : name(competitor))} value={winner} choose={setWinner} />
        <Text label={say("organiser-reason")} value={reason} required onType={setReason} />
        <Key submits disabled={reason.trim() === ""}>
          {say("organiser-rule")}
        </Key>
      </form>
    </Panel>
  );
}
