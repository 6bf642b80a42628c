// Safety copies: the last one, the places that have none, and one more now.
import { render, say } from "../messages";
import { timeOfDay } from "../session/words";
import type { Organiser } from "./organiser";
import { Key } from "./parts";

/** The places that the last safety copy did not reach. */
export function Uncopied({ organiser }: { organiser: Organiser }) {
  const failed = organiser.presence.value?.copy?.failed ?? [];
  return (
    <>
      {failed.map((each) => (
        <p key={each.args?.folder} class="refused" role="alert">
          {render(each)}
        </p>
      ))}
    </>
  );
}

/** The last safety copy, and the key for one more. */
export function LastCopy({ organiser }: { organiser: Organiser }) {
  const copy = organiser.presence.value?.copy;
  if (!copy) return null;
  const { made, file = "", second = "" } = copy;
  return (
    <section class="copies" aria-labelledby="copies">
      <div class="bar">
        <h2 id="copies">{say("organiser-copy")}</h2>
        <Key onPress={() => void organiser.makeCopy()}>{say("organiser-copy-now")}</Key>
      </div>
      <p>{say("organiser-copy-is", { at: made == null ? "" : timeOfDay(made), file })}</p>
      <p class="quiet">{say("organiser-copy-second", { second })}</p>
    </section>
  );
}
