// The players' personal links: one in a player's panel, and a sheet of cards with QR codes to hand out.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { say } from "../messages";
import type { Organiser } from "./organiser";
import { Cards, Form, Key, Refused, sorted, Text } from "./parts";
import type { Plan } from "../wire";

interface Link {
  person: number;
  /** The address of the player's page, and the same as a code in SVG. */
  page: string;
  qr: string;
}

/** The origin of every link, as phones reach the server; empty for its first address. */
const origin = signal("");
const query = () => (origin.value ? `?at=${encodeURIComponent(origin.value)}` : "");

function Code({ link, name }: { link: Link; name: string }) {
  return <img class="code" src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`} alt={say("organiser-link-code", { name })} />;
}

/** A player's link: to be scanned from the screen, printed, or replaced when it was lost. */
export function PersonalLink({ organiser, person }: { organiser: Organiser; person: number }) {
  const [link, setLink] = useState<Link>();
  const [isAsked, setIsAsked] = useState(false);
  const name = organiser.nameOf(person);
  const path = () => organiser.at(`/players/${person}/link${query()}`);
  const show = async () => {
    const found = await organiser.get<Link>(path());
    if (found.no) organiser.no.value = found.no;
    else setLink(found.done);
  };
  const replace = async () => {
    setIsAsked(false);
    const made = await organiser.post<Link>(path());
    organiser.no.value = made.no;
    if (made.no) return;
    setLink(made.done);
    organiser.done.value = say("organiser-told-replaced", { name });
  };
  return (
    <section class="personal-link">
      <h3>{say("organiser-link")}</h3>
      {link && (
        <>
          <Code link={link} name={name} />
          <p class="address">{link.page}</p>
        </>
      )}
      <div class="line">
        {!link && <Key onPress={() => void show()}>{say("organiser-show-link")}</Key>}
        <Key onPress={() => (organiser.paper.value = { paper: "links", person })}>{say("organiser-print-card")}</Key>
        {!isAsked && <Key onPress={() => setIsAsked(true)}>{say("organiser-replace-link")}</Key>}
      </div>
      {isAsked && (
        <div class="line">
          <p role="alert">{say("organiser-replace-why")}</p>
          <Key class="danger" onPress={() => void replace()}>
            {say("organiser-replace-yes")}
          </Key>
          <Key onPress={() => setIsAsked(false)}>{say("judge-cancel")}</Key>
        </div>
      )}
    </section>
  );
}

/** The cards of all players, or of one, by name. */
export function LinkCards({ organiser, plan, person: only }: { organiser: Organiser; plan: Plan; person: number | undefined }) {
  const [links, setLinks] = useState<Link[]>();
  const [origins, setOrigins] = useState<string[]>([]);
  const [typed, setTyped] = useState(origin.value);
  useEffect(() => {
    void organiser.get<string[]>("/api/v1/origins").then((found) => {
      if (found.no) return;
      setOrigins(found.done);
      setTyped((before) => before || (found.done[0] ?? ""));
    });
  }, []);
  useEffect(() => {
    let isLeft = false;
    void organiser.get<Link[]>(organiser.at(`/links${query()}`)).then((found) => {
      if (isLeft) return;
      organiser.no.value = found.no;
      if (!found.no) setLinks(found.done);
    });
    return () => {
      isLeft = true;
    };
  }, [origin.value]);
  const name = ({ person }: Link) => organiser.nameOf(person);
  const shown = links && sorted(links.filter(({ person }) => only === undefined || person === only), name);
  return (
    <>
      <Form class="bar" onSubmit={() => (origin.value = typed.trim())}>
        <Text label={say("organiser-link-address")} value={typed} list={origins} max={120} onType={setTyped} />
        <Key submits>{say("organiser-use-address")}</Key>
        <p class="hint-of-links">{say("organiser-links-why")}</p>
      </Form>
      <Refused organiser={organiser} />
      {shown ? (
        <Cards
          of={shown}
          each={8}
          look="link-cards"
          card={(link) => (
            <>
              <Code link={link} name={name(link)} />
              <div>
                <p class="event-line">{plan.name}</p>
                <h3>{name(link)}</h3>
                <p>{say("organiser-card-scan")}</p>
                <p class="address">{link.page}</p>
              </div>
            </>
          )}
        />
      ) : (
        <p class="waiting">{say("organiser-loading")}</p>
      )}
    </>
  );
}
