// The acts of a player by his link: each sends one command, and an act that he cannot take back asks first.
import { useState } from "preact/hooks";
import { Check, Form, Instant, instantOf, Key, Select, Text } from "../desk/parts";
import { byeText, scoreText, tournamentName } from "../desk/texts";
import { say } from "../messages";
import { instantText, Part } from "./parts";
import type { Personal } from "./personal";
import type { Bye, LineUpDue, PlayerGame, PlayerPage, Score } from "../wire";

interface Of {
  personal: Personal;
  page: PlayerPage;
}

/** A key whose act is done after a question. */
function Asked({ label, question, yes, disabled = false, onYes }: { label: string; question: string; yes: string; disabled?: boolean; onYes: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked || disabled) {
    return (
      <Key disabled={disabled} onPress={() => setIsAsked(true)}>
        {label}
      </Key>
    );
  }
  return (
    <div class="question" role="group" aria-label={label}>
      <p role="alert">{question}</p>
      <Key
        class="row yes"
        onPress={() => {
          setIsAsked(false);
          onYes();
        }}
      >
        {yes}
      </Key>
      <Key class="row" onPress={() => setIsAsked(false)}>
        {say("personal-no")}
      </Key>
    </div>
  );
}

/** The result of a game that counts: a dispute is a protest, and nobody needs to confirm it. */
export function Answer({ personal, page, game: { game, result } }: Of & { game: PlayerGame }) {
  const { person, protests, is_finished: isFinished } = page.player;
  if (protests.some((filed) => filed.game === game)) return <p class="quiet">{say("personal-protest-filed")}</p>;
  if (isFinished || !result) return null;
  const { score } = result;
  return <Asked label={say("personal-dispute")} question={say("personal-dispute-why")} yes={say("personal-dispute")} onYes={() => void personal.act({ answer_result: { game, person, confirm: false, score } }, say("personal-done", { act: "dispute" }))} />;
}

export function ChooseColour({ personal, game: { match_no } }: { personal: Personal; game: PlayerGame }) {
  return (
    <div class="question" role="group" aria-label={say("personal-choose-colour")}>
      <p>{say("personal-choose-colour")}</p>
      {(["white", "black"] as const).map((colour) => (
        <Key key={colour} class="row" onPress={() => void personal.act({ choose_colour: { match_no, colour } }, say("personal-done", { act: "colour" }))}>
          {say("side", { side: colour })}
        </Key>
      ))}
    </div>
  );
}

/** A match that is played online: its time, the hour, its result. */
export function Online({ personal, page, game }: Of & { game: PlayerGame }) {
  const { online, claimed, deadline, match_no, opponent } = game;
  const { person } = page.player;
  const [at, setAt] = useState("");
  const [isOther, setIsOther] = useState(false);
  if (!online) return null;
  const { window, proposed, own, opponent: theirs } = online;
  const agree = (to: number) => void personal.act({ agree_time: { match_no, to } }, say("personal-done", { act: to === proposed?.to ? "agree" : "time" }));
  const begins = instantOf(at);
  const handle = opponent === null ? undefined : page.handles[opponent];
  const reported = claimed && !claimed.disputed ? claimed : undefined;
  return (
    <>
      {handle ? <p>{say("personal-challenge", { handle, site: page.site || undefined, own: page.handles[person] })}</p> : page.site && <p>{say("personal-site", { site: page.site })}</p>}
      {window && <p>{say("personal-window", { from: instantText(window[0]), to: instantText(window[1]) })}</p>}
      <p>{say("personal-hour", { own: own !== null, opponent: theirs !== null })}</p>
      {own === null && (
        <Key class="row yes" onPress={() => void personal.act({ start_hour: { match_no, person } }, say("personal-done", { act: "hour" }))}>
          {say("personal-start-hour")}
        </Key>
      )}
      {proposed && <p role="status">{say("personal-proposed", { own: proposed.by === person, at: instantText(proposed.to) })}</p>}
      {proposed && proposed.by !== person && (
        <Key class="row yes" onPress={() => agree(proposed.to)}>
          {say("personal-agree-to")}
        </Key>
      )}
      {(own === null || theirs === null) && (
        <Form class="fields" onSubmit={() => agree(begins)}>
          <Instant label={say("personal-agree")} value={at} within={window} set={setAt} />
          <Key submits disabled={Number.isNaN(begins)}>
            {say("personal-agree-send")}
          </Key>
        </Form>
      )}
      {claimed && deadline !== null && (
        <p role="status">
          {say("personal-claimed", { own: claimed.by === person, opponent: personal.nameOf(opponent), score: scoreText(claimed.score), disputed: claimed.disputed, deadline: instantText(deadline) })}
          {claimed.link && <span class="quiet wrap"> {claimed.link}</span>}
        </p>
      )}
      {reported && reported.by !== person ? (
        <div class="question" role="group" aria-label={say("personal-answer")}>
          {[true, false].map((confirm) => (
            <Key key={`${confirm}`} class={confirm ? "row yes" : "row"} onPress={() => void personal.act({ answer_result: { game: game.game, person, confirm, score: reported.score } }, say("personal-done", { act: confirm ? "confirm" : "dispute" }))}>
              {confirm ? say("personal-confirm") : say("personal-dispute")}
            </Key>
          ))}
        </div>
      ) : reported && !isOther ? (
        <Key onPress={() => setIsOther(true)}>{say("personal-report-other")}</Key>
      ) : (
        <Report personal={personal} page={page} game={game} onSent={() => setIsOther(false)} />
      )}
    </>
  );
}

function Report({ personal, page, game: { game, colour }, onSent }: Of & { game: PlayerGame; onSent: () => void }) {
  const won: Score = colour === "white" ? "1-0" : "0-1";
  const lost: Score = colour === "white" ? "0-1" : "1-0";
  const [score, setScore] = useState<Score | "">("");
  const [link, setLink] = useState("");
  const [pgn, setPgn] = useState("");
  const outcome = (of: Score | "") => (of === "" ? say("personal-choose") : say("personal-outcome", { outcome: of === won ? "won" : of === lost ? "lost" : "drawn", score: scoreText(of) }));
  const send = async (act: Promise<boolean>) => void ((await act) && onSent());
  const told = say("personal-done", { act: "report" });
  return (
    <>
      <div class="fields">
        <Select label={say("personal-report")} of={["", won, "1/2-1/2", lost] as const} text={outcome} value={score} choose={setScore} />
        <Text label={say("personal-game-link")} value={link} onType={setLink} max={200} />
        <Asked
          label={say("personal-report-send")}
          question={say("personal-report-why", { outcome: outcome(score) })}
          yes={say("personal-report-send")}
          disabled={score === ""}
          onYes={() => score && void send(personal.act({ report_result: { game, person: page.player.person, score, link: link.trim() || null } }, told))}
        />
      </div>
      <Form class="fields" onSubmit={() => void send(personal.givePgn(game, pgn, told))}>
        <label>
          {say("personal-pgn")}
          <textarea rows={3} value={pgn} placeholder="[White &quot;…&quot;] 1. e4 e5" autocomplete="off" spellcheck={false} onInput={(event) => setPgn(event.currentTarget.value)} />
        </label>
        <Key submits disabled={pgn.trim() === ""}>
          {say("personal-pgn-send")}
        </Key>
      </Form>
    </>
  );
}

/** Byes and absences: those to come, and a form for more. */
export function Absences({ personal, page }: Of) {
  const { person, away, may_ask: open } = page.player;
  const [chosen, setChosen] = useState(0);
  if (away.length === 0 && open.length === 0) return null;
  const place = Math.min(chosen, open.length - 1);
  const text = ([round, bye]: [number, Bye]) => say("personal-bye-in", { round, bye: byeText(bye) });
  return (
    <Part title={say("personal-away")}>
      <ul>
        {away.map(([round, bye]) => (
          <li key={round}>
            <span>{text([round, bye])}</span>
            {!page.player.is_finished && (
              <Key adds={text([round, bye])} onPress={() => void personal.act({ cancel_bye: { person, round } }, say("personal-done", { act: "cancel" }))}>
                {say("personal-cancel")}
              </Key>
            )}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Form
          class="fields"
          onSubmit={() => {
            const [round, bye] = open[place]!;
            void personal.act({ ask_bye: { person, round, bye } }, say("personal-done", { act: "ask" }));
          }}
        >
          <Select label={say("personal-ask-bye")} of={open.map((_, n) => n)} text={(n) => text(open[n]!)} value={place} choose={setChosen} />
          <Key submits>{say("personal-ask")}</Key>
        </Form>
      )}
    </Part>
  );
}

/** The protests that he filed, and a form for one more. */
export function Protests({ personal, page }: Of) {
  const { person, protests, games, tournaments, is_finished: isFinished } = page.player;
  const isOfMany = new Set(games.map(({ tournament }) => tournament)).size > 1;
  const [text, setText] = useState("");
  const [game, setGame] = useState(0);
  const about = [0, ...games.map(({ game }) => game).reverse()];
  const gameText = (id: number) => {
    const found = games.find(({ game }) => game === id);
    if (!found) return say("personal-no-game");
    const text = say("personal-game", { round: found.round, opponent: personal.nameOf(found.opponent) });
    const of = isOfMany && tournaments.find(({ id }) => id === found.tournament);
    return of ? `${tournamentName(of)} · ${text}` : text;
  };
  return (
    <Part title={say("personal-protests")}>
      <ul>
        {protests.map(({ protest, game, text, at, ruling }) => (
          <li key={protest}>
            <span>
              {instantText(at)} · {game !== null && `${gameText(game)}: `}
              {text || say("personal-disputed")}
              <small>{ruling ? say("personal-ruling", { upheld: ruling[0], text: ruling[1] }) : say("personal-no-ruling")}</small>
            </span>
          </li>
        ))}
      </ul>
      {!isFinished && (
        <Form
          class="fields"
          onSubmit={() => {
            const words = text.trim();
            setText("");
            void personal.act({ protest: { by: person, game: game || null, text: words } }, say("personal-done", { act: "protest" })).then((isFiled) => isFiled || setText((typed) => typed || words));
          }}
        >
          <Select label={say("personal-protest-about")} of={about} text={gameText} value={game} choose={setGame} />
          <Text label={say("personal-protest")} value={text} onType={setText} max={500} />
          <Key submits disabled={text.trim() === ""}>
            {say("personal-file")}
          </Key>
        </Form>
      )}
    </Part>
  );
}

export function Withdraw({ personal, page }: Of) {
  const { person } = page.player;
  return (
    <Part title={say("personal-withdraw")}>
      <Asked label={say("personal-withdraw")} question={say("personal-withdraw-why")} yes={say("personal-withdraw-yes")} onYes={() => void personal.act({ withdraw: { person } }, say("personal-done", { act: "withdraw" }))} />
    </Part>
  );
}

/** The line-up of a captain's team: sealed once, and nobody else sees it before line-ups are opened. */
export function LineUp({ personal, due }: Of & { due: LineUpDue }) {
  const { match_no, team, opponent, opponent_name, round, when, players, boards, sealed } = due;
  const [named, setNamed] = useState<number[]>(players.slice(0, boards));
  const isRight = named.length > 0 && named.length <= boards;
  return (
    <Part title={say("personal-line-up", { round, opponent: opponent_name || opponent })} look="line-up">
      {when !== null && <p>{say("personal-when", { at: instantText(when) })}</p>}
      {sealed ? (
        <>
          <p>{say("personal-sealed")}</p>
          <ol class="numbered">
            {players.filter((person) => sealed.includes(person)).map((person) => (
              <li key={person}>{personal.nameOf(person)}</li>
            ))}
          </ol>
        </>
      ) : (
        <>
          {players.map((person) => (
            <Check key={person} label={personal.nameOf(person)} value={named.includes(person)} set={(plays) => setNamed(plays ? [...named, person] : named.filter((other) => other !== person))} />
          ))}
          <p role="status">{say("personal-named", { named: named.length, boards })}</p>
          {isRight && (
            <Asked
              label={say("personal-seal")}
              question={say("personal-seal-why")}
              yes={say("personal-seal")}
              onYes={() => void personal.act({ seal_line_up: { match_no, team, players: players.filter((person) => named.includes(person)) } }, say("personal-done", { act: "seal" }))}
            />
          )}
        </>
      )}
    </Part>
  );
}
