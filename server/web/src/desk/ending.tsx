// The end of a rated event, or its resumption: the changes of the rating list are shown before the key is pressed.
import { say } from "../messages";
import { type Organiser, useAnswer } from "./organiser";
import { Instead, Key, Sheet } from "./parts";
import { eventName } from "./texts";
import type { OverviewView, RatingPreview } from "../wire";

/** Ends the event, or has it go on. */
export const turn = (organiser: Organiser, { is_finished }: OverviewView) => organiser.act(is_finished ? "resume" : "finish", say("organiser-told-end", { finished: !is_finished }));

export function Ending({ organiser, overview, onClose }: { organiser: Organiser; overview: OverviewView; onClose: () => void }) {
  const { is_finished } = overview;
  const preview = useAnswer<RatingPreview>(organiser, organiser.at("/ratings/preview"), overview.seq);
  const title = say("organiser-end-changes-ratings", { finished: is_finished });
  const name = (person: number) => say("pages-player", { name: preview?.names[person], player: person });
  const rating = (rating: number | null) => rating ?? say("organiser-unrated");
  return (
    <Instead
      title={title}
      onClose={onClose}
      keys={
        <Key class="yes" still={!preview} onPress={() => void turn(organiser, overview).then((no) => no || onClose())}>
          {say("organiser-end", { finished: is_finished })}
        </Key>
      }
    >
      {!preview ? (
        <p class="waiting">{say("organiser-loading")}</p>
      ) : (
        <>
          <p>{preview.counts ? say("organiser-rating-changes", { players: preview.players.length }) : say("organiser-rating-counts-not")}</p>
          {preview.titles.length > 0 && (
            <ul class="byes">
              {preview.titles.map(({ person, title: { title, won }, is_won }, at) => (
                <li key={at}>
                  {say("organiser-title-change", { won: is_won, name: name(person), title })} {won?.[0]}
                </li>
              ))}
            </ul>
          )}
          {preview.recomputed.length > 0 && (
            <>
              <h3>{say("organiser-rating-recomputed")}</h3>
              <ul class="byes">
                {preview.recomputed.map(({ event, name, players }) => (
                  <li key={event}>{say("organiser-rating-recomputed-of", { name: eventName(event, name), players })}</li>
                ))}
              </ul>
            </>
          )}
          {preview.players.length > 0 && (
            <div class="tables">
              <Sheet
                caption={title}
                rows={preview.players}
                keyOf={({ person }) => person}
                columns={[
                  { head: say("organiser-name"), cell: ({ person }) => name(person), by: ({ person }) => name(person) },
                  { head: say("organiser-rating-before"), cell: ({ before }) => rating(before), by: ({ before }) => before, class: "num" },
                  { head: say("organiser-rating-after"), cell: ({ after }) => rating(after), by: ({ after }) => after, class: "num" },
                  { head: say("organiser-games"), cell: ({ games }) => games, by: ({ games }) => games, class: "num" },
                ]}
              />
            </div>
          )}
        </>
      )}
    </Instead>
  );
}
