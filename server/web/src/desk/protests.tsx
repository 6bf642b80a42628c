// Protests: filed for a player, and ruled on.
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import { SCORES } from "./choices";
import { asked, Choices, Differences } from "./correct";
import { type Organiser, roundPath, useView } from "./organiser";
import { Form, Key, Panel, Select, Sheet, sorted, Text } from "./parts";
import { scoreText, timeText } from "./texts";
import type { AfterPairing, DeskAct, Difference, EntryListView, OverviewView, PlayerView, ProtestRow, RoundView, Score } from "../wire";

export function Protests({ organiser, overview: { protests } }: { organiser: Organiser; overview: OverviewView }) {
  const [open, setOpen] = useState<number | "new">();
  const chosen = protests.find(({ protest }) => protest === open);
  return (
    <div class={`beside ${open !== undefined ? "is-open" : ""}`}>
      <div class="beside-main">
        <div class="bar">
          <h2>{say("organiser-tab", { tab: "protests", waits: 0 })}</h2>
          <Key class="act" onPress={() => setOpen("new")}>
            {say("organiser-new-protest")}
          </Key>
        </div>
        <Sheet
          caption={say("organiser-tab", { tab: "protests", waits: 0 })}
          rows={protests}
          keyOf={({ protest }) => protest}
          none={say("organiser-no-protests")}
          columns={[
            { head: say("organiser-no"), cell: ({ protest }) => protest, class: "num" },
            { head: say("organiser-time"), cell: ({ at }) => timeText(at), class: "num" },
            {
              head: say("organiser-name"),
              cell: ({ protest, by }) => (
                <button type="button" class="link" onClick={() => setOpen(protest)}>
                  {organiser.nameOf(by)}
                </button>
              ),
              by: ({ by }) => organiser.nameOf(by),
            },
            { head: say("organiser-protest-game"), cell: ({ round, players: [white, black] }) => round != null && `${say("organiser-round", { round })} · ${organiser.nameOf(white)} – ${organiser.nameOf(black)}` },
            { head: say("organiser-protest"), cell: ({ text }) => text || say("organiser-disputes") },
            { head: say("organiser-ruling"), cell: (row) => (row.ruling ? told(row) : <b>{say("organiser-not-ruled")}</b>) },
          ]}
        />
      </div>
      {open === "new" ? <New organiser={organiser} onClose={() => setOpen(undefined)} /> : chosen && <Ruling key={chosen.protest} organiser={organiser} row={chosen} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** The games of a player, one to choose; 0 is none of them. */
function GameOf({ organiser, by, value, choose }: { organiser: Organiser; by: number; value: number; choose: (game: number) => void }) {
  const games = useView<PlayerView>(organiser, by ? `/players/${by}` : undefined)?.games ?? [];
  const named = (number: number) => {
    const game = games.find(({ game }) => game === number);
    if (!game) return "–";
    const sides = [by, game.opponent].map((person) => organiser.nameOf(person));
    if (game.colour === "black") sides.reverse();
    return [say("organiser-round", { round: game.round }), sides.join(" – "), scoreText(game.result?.score ?? null)].filter(Boolean).join(" · ");
  };
  return <Select label={say("organiser-protest-game")} of={[0, ...games.map(({ game }) => game)]} text={named} value={value} choose={choose} />;
}

function New({ organiser, onClose }: { organiser: Organiser; onClose: () => void }) {
  const list = useView<EntryListView>(organiser, "/entries");
  const [by, setBy] = useState(0);
  const [game, setGame] = useState(0);
  const [text, setText] = useState("");
  const players = sorted(list?.players.map(({ player }) => player.person) ?? [], (person) => organiser.nameOf(person));
  const file = async () => {
    if (!(await organiser.act({ protest: { by, game: game || null, text } }, say("organiser-told-protest", { name: organiser.nameOf(by) })))) onClose();
  };
  const choose = (person: number) => {
    setBy(person);
    setGame(0);
  };
  return (
    <Panel title={say("organiser-new-protest")} onClose={onClose}>
      <Form onSubmit={() => void file()}>
        <Select label={say("organiser-protest-by")} of={[0, ...players]} text={(person) => (person === 0 ? "–" : organiser.nameOf(person))} value={by} choose={choose} />
        <GameOf organiser={organiser} by={by} value={game} choose={setGame} />
        <Text label={say("organiser-protest")} value={text} max={400} required onType={setText} />
        <Key submits class="yes" disabled={by === 0 || text.trim() === ""}>
          {say("organiser-file")}
        </Key>
      </Form>
    </Panel>
  );
}

const told = ({ ruling, corrections }: ProtestRow): string =>
  ruling ? [`${say("organiser-ruled", { upheld: ruling[0] })}: ${ruling[1]}`, corrections.length > 0 && say("organiser-corrected-by", { records: corrections.join(", ") })].filter(Boolean).join(" · ") : "";

/** The round that is paired after a corrected game, with the choice about it that is usual. */
interface AfterRound {
  tournament: number;
  round: number;
  usual: string;
}

function Ruling({ organiser, row, onClose }: { organiser: Organiser; row: ProtestRow; onClose: () => void }) {
  const [upheld, setUpheld] = useState<"yes" | "no">("no");
  const [text, setText] = useState("");
  const [game, setGame] = useState(row.game ?? 0);
  const [score, setScore] = useState<Score | "none" | "keep">("keep");
  const [then, choose] = useState<AfterPairing>();
  const [after, ask] = useState<AfterRound>();
  const [shown, show] = useState<Difference | string>();
  const isCorrected = upheld === "yes" && game !== 0 && score !== "keep";
  const make = (then: AfterPairing | null, because = text): DeskAct => ({
    rule_protest: { protest: row.protest, upheld: upheld === "yes", text: because.trim() || "–", correction: isCorrected ? { game, score: score === "none" ? null : score, then } : null },
  });
  const path = after && organiser.at(roundPath(after.tournament, after.round));
  const question = isCorrected ? JSON.stringify([game, score]) : "";
  useEffect(() => {
    let isOver = false;
    ask(undefined);
    choose(undefined);
    show(undefined);
    if (question) {
      void organiser.differenceOf(make(null, "–")).then(async ({ no, ...found }) => {
        const next = asked(no?.refusal) as AfterRound | undefined;
        if (next) await organiser.load(organiser.at(roundPath(next.tournament, next.round)));
        if (isOver) return;
        ask(next);
        choose(next?.usual as AfterPairing | undefined);
        if (!next) show(no ? no.text : (found as { done: Difference }).done);
      });
    }
    return () => {
      isOver = true;
    };
  }, [question]);
  const rule = async () => {
    if (!(await organiser.act(make(then ?? null), say("organiser-told-ruled")))) onClose();
  };
  const name = (person: number) => organiser.nameOf(person);
  return (
    <Panel title={say("organiser-protest-number", { protest: row.protest, name: organiser.nameOf(row.by) })} onClose={onClose} look="correct">
      <p>{row.text || say("organiser-disputes")}</p>
      {row.ruling ? (
        <p>{told(row)}</p>
      ) : (
        <Form onSubmit={() => void rule()}>
          <Select label={say("organiser-ruling")} of={["no", "yes"] as const} text={(upheld) => say("organiser-ruled", { upheld: upheld === "yes" })} value={upheld} choose={setUpheld} />
          <Text label={say("organiser-words")} value={text} max={400} required onType={setText} />
          {upheld === "yes" && (
            <>
              <GameOf organiser={organiser} by={row.by} value={game} choose={setGame} />
              {game !== 0 && (
                <Select
                  label={say("organiser-right-result")}
                  of={["keep", ...SCORES, "none"] as const}
                  text={(score) => (score === "keep" ? say("organiser-no-correction") : score === "none" ? say("organiser-take-back") : scoreText(score))}
                  value={score}
                  choose={setScore}
                />
              )}
            </>
          )}
          {after && path && <Choices organiser={organiser} make={(then) => make(then, "–")} next={organiser.view<RoundView>(path).value} name={name} chosen={then} choose={choose} usual={after.usual} />}
          {shown !== undefined && (typeof shown === "string" ? <p role="alert">{shown}</p> : <Differences organiser={organiser} of={shown} name={name} />)}
          <Key submits class="yes" disabled={text.trim() === ""}>
            {say("organiser-rule")}
          </Key>
        </Form>
      )}
    </Panel>
  );
}
