// The settings of unattended screens: the hall's projector and the picture over a video.
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import { HALL_VIEWS, OVERLAY_VIEWS, type Setting } from "../screen";
import { Choice } from "../session/result";
import { type Form, pick } from "./acts";
import { Filled } from "./form";
import type { Referee } from "./referee";

const KINDS = { hall: HALL_VIEWS, overlay: OVERLAY_VIEWS } as const;
type Kind = keyof typeof KINDS;

export function Screens({ referee }: { referee: Referee }) {
  const [kind, setKind] = useState<Kind>("hall");
  const [name, setName] = useState("");
  const screen = name.trim() || kind;
  const [answer, setAnswer] = useState<string>();
  useEffect(() => void referee.askScreen(screen), [screen, referee.welcomed.value]);
  const set = referee.screens.value.get(screen);
  return (
    <>
      <h2>{say("referee-screens")}</h2>
      <Choice legend={say("judge-what")} of={Object.keys(KINDS) as Kind[]} say={(kind) => say("referee-screen", { kind })} chosen={kind} choose={setKind} />
      <label>
        {say("referee-screen-name", { address: `/${kind}?screen=` })}
        <input value={name} maxLength={32} placeholder={kind} autocomplete="off" autocapitalize="none" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <p>{set ? say("referee-screen-shows", { screen, shows: inWords(set) }) : say("referee-screen-unknown", { screen })}</p>
      {answer && <p role="alert">{answer}</p>}
      <Filled
        key={kind}
        form={formOf(referee, kind)}
        onDo={async ([setting]) => setting && setAnswer(await referee.setScreen(screen, setting))}
      />
    </>
  );
}

/** A setting in words; empty if the screen chooses by itself. */
function inWords({ court, view, board }: Setting): string {
  if (court === undefined && view === undefined && board === undefined) return say("referee-by-itself");
  return [view && say("referee-view", { view }), court && say("court", { court }), board && say("board", { board })].filter(Boolean).join(", ");
}

function formOf(referee: Referee, kind: Kind): Form<Setting> {
  const courts = referee.all();
  const most = Math.max(...courts.map(({ boards }) => boards.length), 0);
  const boards = Array.from({ length: most }, (_, place) => place + 1);
  const itself = say("referee-by-itself");
  const views: readonly string[] = KINDS[kind];
  return {
    name: say("referee-screen-set"),
    fields: {
      view: pick<string | null>(say("referee-shows"), [null, ...views], (view) => (view ? say("referee-view", { view }) : itself), null),
      court: pick<number | null>(say("judge-court"), [null, ...courts.map(({ court }) => court)], (court) => (court ? `${court}` : itself), null),
      ...(kind === "overlay" && { board: pick<number | null>(say("referee-on-board"), [null, ...boards], (board) => (board ? `${board}` : itself), null) }),
    },
    make: ({ view, court, board }) => [{ ...(view && { view }), ...(court && { court }), ...(board && { board }) }],
  };
}
