// The correction of a result that counts, and the choice about a round that is paired already, each with its preview.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages";
import { type Organiser, roundPath } from "./organiser";
import { Form, Key, Panel, Select, Text } from "./parts";
import type { Row } from "./rounds";
import { byeText, cellOf, points, scoreText } from "./texts";
import { SCORES } from "./choices";
import type { AfterPairing, DeskAct, Difference, OverviewView, RoundView, Score, TournamentRow } from "../wire";

/** The differences that an act would make, in words. */
export function Differences({ organiser, of: { boards, byes, places }, name }: { organiser: Organiser; of: Difference; name: (competitor: number) => string }) {
  const pair = (both: [number, number] | null) => (both ? `${name(both[0])} – ${name(both[1])}` : "–");
  const place = (of: [number, string] | null) => (of ? say("organiser-place-is", { place: of[0], points: cellOf(of[1]) }) : "–");
  if (boards.length + byes.length + places.length === 0) return <p>{say("organiser-no-difference")}</p>;
  const counts = say("organiser-differences", { boards: boards.length, places: places.length });
  return (
    <div class="differences">
      <p>
        <b>{counts}</b>
      </p>
      <ul tabIndex={0} aria-label={counts}>
        {boards.map(({ tournament, round, table, before, after }) => (
          <li key={`${tournament} ${round} ${table}`}>
            <b>{say("organiser-round-board", { round, board: table })}</b> <del>{pair(before)}</del> → <ins>{pair(after)}</ins>
          </li>
        ))}
        {byes.map(({ tournament, round, competitor, before, after }) => (
          <li key={`${tournament} ${round} ${competitor}`}>
            <b>{name(competitor)}</b>, {say("organiser-round", { round })}: {before ? byeText(before) : "–"} → {after ? byeText(after) : "–"}
          </li>
        ))}
        {boards.length === 0 &&
          places.slice(0, 12).map(({ competitor, before, after }) => (
            <li key={competitor}>
              <b>{organiser.nameOf(competitor)}</b>: {place(before)} → {place(after)}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The three choices about the round that was paired on a wrong result. */
export function Choices({ organiser, make, next, name, chosen, choose, usual }: {
  organiser: Organiser;
  make: (then: AfterPairing | null) => DeskAct;
  /** The round that is paired already. */
  next: RoundView | undefined;
  name: (competitor: number) => string;
  chosen: AfterPairing | undefined;
  choose: (then: AfterPairing) => void;
  usual: string;
}) {
  const scores = [...new Set(next?.tables.flatMap(({ white, black }) => [white.points ?? 0, black.points ?? 0]))].sort((one, other) => other - one);
  const [from, setFrom] = useState<number>();
  const [shown, show] = useState<Record<string, Difference | string>>({});
  const group = from ?? scores[Math.floor(scores.length / 2)] ?? 0;
  const all: [string, AfterPairing][] = [["keep", "keep"], ["repair_all", "repair_all"], ["repair_from", { repair_from: group }]];
  const key = JSON.stringify(all.map(([, then]) => make(then)));
  const field = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => field.current?.querySelector<HTMLElement>("input:checked")?.focus(), []);
  useEffect(() => {
    let isOver = false;
    for (const [code, then] of all) {
      void organiser.differenceOf(make(then)).then(({ no, ...found }) => {
        if (!isOver) show((before) => ({ ...before, [code]: no ? no.text : (found as { done: Difference }).done }));
      });
    }
    return () => {
      isOver = true;
    };
  }, [key, organiser.seq.value]);
  return (
    <fieldset ref={field} class="choices">
      <legend>{say("organiser-choose", { round: next?.round ?? 0 })}</legend>
      {all.map(([code, then]) => {
        const isChosen = chosen !== undefined && JSON.stringify(chosen) === JSON.stringify(then);
        const found = shown[code];
        return (
          <div key={code} class={`choice-of-three ${isChosen ? "is-chosen" : ""}`}>
            <label class="check">
              <input type="radio" name="then" checked={isChosen} onChange={() => choose(then)} />
              {say("organiser-then", { then: code, usual: code === usual })}
            </label>
            {code === "repair_from" && (
              <Select
                label={say("organiser-score-group")}
                of={scores}
                text={(score) => points(score)}
                value={group}
                choose={(score) => {
                  setFrom(score);
                  choose({ repair_from: score });
                }}
              />
            )}
            {found === undefined ? null : typeof found === "string" ? <p role="alert">{found}</p> : <Differences organiser={organiser} of={found} name={name} />}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The usual choice, if a refusal asks for one. */
export function asked(refusal: unknown): { round: number; usual: string } | undefined {
  return typeof refusal === "object" && refusal !== null && "choose_after_pairing" in refusal ? (refusal.choose_after_pairing as { round: number; usual: string }) : undefined;
}

export function Correct({ organiser, overview, tournament, row, number, name, wanted, onClose }: {
  organiser: Organiser;
  overview: OverviewView;
  tournament: TournamentRow;
  row: Row;
  number: number;
  name: (competitor: number) => string;
  wanted?: Score | undefined;
  onClose: () => void;
}) {
  const game = row.game!;
  const [score, setScore] = useState<Score | "none">(wanted ?? game.result?.score ?? "1-0");
  const [reason, setReason] = useState("");
  const [protest, setProtest] = useState(0);
  const [then, choose] = useState<AfterPairing>();
  const [choice, ask] = useState<{ round: number; usual: string }>();
  const nextPath = organiser.at(roundPath(tournament.id, number + 1));
  const make = (then: AfterPairing | null, because = reason): DeskAct => ({
    correct_result: { game: game.game, score: score === "none" ? null : score, reason: because || "–", then, protest: protest || null },
  });
  // the round goes on meanwhile: its games begin, and the usual choice with them
  useEffect(() => {
    if (!choice) return;
    void organiser.load(nextPath);
    void organiser.differenceOf(make(null)).then(({ no }) => {
      const found = asked(no?.refusal);
      if (!found || found.usual === choice.usual) return;
      ask(found);
      choose(found.usual as AfterPairing);
    });
  }, [choice, organiser.seq.value]);
  const send = async () => {
    const no = await organiser.act({ correct_result: { game: game.game, score: score === "none" ? null : score, reason, then: then ?? null, protest: protest || null } }, say("organiser-told-corrected", { board: row.board, score: score === "none" ? "–" : scoreText(score) }));
    const found = asked(no?.refusal);
    if (found) {
      organiser.no.value = undefined;
      ask(found);
      choose(found.usual as AfterPairing);
    }
    if (!no) onClose();
  };
  return (
    <Panel title={say("organiser-correct", { board: row.board })} onClose={onClose} look="correct">
      <p>
        {organiser.nameOf(game.white)} – {organiser.nameOf(game.black)}
        <br />
        {say("organiser-counts", { score: scoreText(game.result?.score ?? null) || undefined, source: sourceOf(game.result?.source) })}
      </p>
      <Form onSubmit={() => void send()}>
        <Select label={say("organiser-right-result")} of={[...SCORES, "none"]} text={(score) => (score === "none" ? say("organiser-take-back") : scoreText(score as Score))} value={score} choose={(score) => setScore(score as Score)} />
        <Text label={say("organiser-reason")} value={reason} required onType={setReason} />
        {overview.protests.length > 0 && (
          <Select
            label={say("organiser-by-protest")}
            of={[0, ...overview.protests.map(({ protest }) => protest)]}
            text={(protest) => (protest === 0 ? "–" : `${protest}: ${overview.protests.find((each) => each.protest === protest)?.text ?? ""}`)}
            value={protest}
            choose={setProtest}
          />
        )}
        {overview.tournaments.some(({ from, may_be_dropped }) => from.includes(tournament.id) && !may_be_dropped) && <p>{say("organiser-finals-stay")}</p>}
        {choice && <Choices organiser={organiser} make={make} next={organiser.view<RoundView>(nextPath).value} name={name} chosen={then} choose={choose} usual={choice.usual} />}
        <Key submits class="yes" disabled={reason.trim() === "" || score === game.result?.score}>
          {say("organiser-correct-it")}
        </Key>
      </Form>
    </Panel>
  );
}

/** The code of the source of a result. */
const sourceOf = (source: unknown): string => (typeof source === "string" ? source : typeof source === "object" && source ? (Object.keys(source)[0] as string) : "none");
