// The end of an event, or its resumption: what is open and the changes of the rating list are shown before the key is pressed.
import { say } from "../messages";
import { isPlayed, sharedPlaces } from "./medals";
import { type Organiser, useAnswer, useView } from "./organiser";
import { Instead, Key, Sheet } from "./parts";
import { eventName, isOnRatingList, stageText, tournamentName } from "./texts";
import type { MedalsView, OverviewView, Plan, RatingPreview } from "../wire";

/** What an event that ends now leaves open. */
function openOf({ is_finished, are_entries_closed, tournaments, held, protests }: OverviewView): string[] {
  if (is_finished) return [];
  const notRuled = protests.filter(({ ruling }) => !ruling).length;
  return [
    ...(are_entries_closed ? [] : [say("organiser-end-entries")]),
    ...tournaments.flatMap((each) => [
      ...(each.stage === "over" ? [] : [`${tournamentName(each)}: ${stageText(each.stage)}`]),
      ...(each.finals ? [`${tournamentName(each)}: ${say("organiser-end-finals", { places: each.finals.places })}`] : []),
    ]),
    ...(held.length > 0 ? [say("organiser-held-wait", { held: held.length })] : []),
    ...(notRuled > 0 ? [say("organiser-end-protests", { protests: notRuled })] : []),
  ];
}

/** Ends the event, or has it go on. */
const turn = (organiser: Organiser, { is_finished }: OverviewView) => organiser.act(is_finished ? "resume" : "finish", say("organiser-told-end", { finished: !is_finished }));

export function Ending({ organiser, overview, onClose }: { organiser: Organiser; overview: OverviewView; onClose: () => void }) {
  const { is_finished } = overview;
  const isRated = isOnRatingList(overview.plan as Plan);
  const preview = useAnswer<RatingPreview>(organiser, isRated ? organiser.at("/ratings/preview") : undefined, overview.seq);
  const title = isRated ? say("organiser-end-changes-ratings", { finished: is_finished }) : say("organiser-end", { finished: is_finished });
  const medals = useView<MedalsView>(organiser, "/medals");
  const open = [...openOf(overview), ...(isPlayed(overview) && !is_finished ? sharedPlaces(organiser, medals) : [])];
  const name = (person: number) => say("pages-player", { name: preview?.names[person], player: person });
  const rating = (rating: number | null) => rating ?? say("organiser-unrated");
  return (
    <Instead
      title={title}
      onClose={onClose}
      keys={
        <Key class="yes" still={isRated && !preview} onPress={() => void turn(organiser, overview).then((no) => no || onClose())}>
          {say("organiser-end", { finished: is_finished })}
        </Key>
      }
    >
      {open.length > 0 && (
        <div class="unplaced">
          <p role="alert">{say("organiser-end-open")}</p>
          <ul class="reasons">
            {open.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {!isRated ? null : !preview ? (
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
                  { head: say("organiser-rating-before"), cell: ({ before }) => before ?? say("organiser-rating-new"), by: ({ before }) => before, class: "num" },
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
